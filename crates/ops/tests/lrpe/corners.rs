//! Cases that random ones meet too seldom.

use gimbal_ops::{Activation, Float, Lrpe, Saved, SoftmaxAxis, Theta};
use gimbal_reference::compare::{LRPE_ELEMENT, check_elements, forward_scale};
use ndarray::{Array2, Array4, Axis, array};

use super::case::{Case, Inputs};
use super::data::{Layout, Placed};
use super::properties::{GRADIENT, backward_is_right, dtheta_is_right, forward_is_right};
use super::scale;
use crate::common::devices;

/// Forward, backward and dtheta of every corner.
pub fn corners_are_right<C: Case, T: Float>() {
    for case in C::corners().iter().flat_map(Case::variants) {
        let check = |outcome: Result<(), _>| {
            if let Err(error) = outcome {
                panic!("{error}: {case:?}");
            }
        };
        check(forward_is_right::<C, T>(&case));
        check(backward_is_right::<C, T>(&case));
        check(dtheta_is_right::<C, T>(&case));
    }
}

/// NaN and infinity in x, d_o and theta come out where the formulas say, and only there.
pub fn special_values_propagate<C: Case, T: Float>() {
    for case in C::forms().iter().flat_map(Case::variants) {
        let mut inputs = case.inputs::<T>();
        let (nan, infinity) = (f64::NAN, f64::INFINITY);
        let last = inputs.x.len_of(Axis(3)) - 1;
        for (at, value) in [
            ([0, 3, 0, 1], nan),
            ([1, 5, 1, 2], infinity),
            ([1, 7, 2, last], -infinity),
        ] {
            inputs.x[C::at(at)] = T::from_f64(value);
        }
        inputs.d_o[C::at([0, 9, 1, 3])] = T::from_f64(nan);
        inputs.d_o[C::at([1, 2, 0, 0])] = T::from_f64(infinity);
        inputs.theta[[0, 5]] = f32::NAN;
        inputs.theta[[2, 4]] = f32::INFINITY;
        compare::<C, T>(&case, &inputs);
    }
}

/// A softmax of nothing but -inf is NaN.
pub fn an_empty_softmax_is_nan<C: Case, T: Float>(case: &C) {
    for axis in [SoftmaxAxis::Feature, SoftmaxAxis::Sequence] {
        let case = case.clone().with_activation(Activation::Softmax(axis));
        let mut inputs = case.inputs::<T>();
        let lowest = T::from_f64(f64::NEG_INFINITY);
        let mut head = inputs.x.index_axis_mut(Axis(C::HEADS), 1);
        // (B, N, D).
        match axis {
            SoftmaxAxis::Feature => head.index_axis_mut(Axis(1), 4).fill(lowest),
            SoftmaxAxis::Sequence => head.index_axis_mut(Axis(2), 4).fill(lowest),
        }
        compare::<C, T>(&case, &inputs);
        let exact = case
            .reference()
            .forward_f64(inputs.x.view(), inputs.theta.view())
            .unwrap();
        assert!(exact.iter().any(|value| value.is_nan()));
    }
}

fn compare<C: Case, T: Float>(case: &C, inputs: &Inputs<T>) {
    let Inputs { x, d_o, theta } = inputs;
    let o = case
        .reference()
        .forward_f64(x.view(), theta.view())
        .unwrap();
    let dx = case
        .reference()
        .backward_f64(Some(x.view()), theta.view(), d_o.view())
        .unwrap();
    let dx_scale = scale::backward::<C, T>(case, inputs);
    for device in devices() {
        let op = case.operator(device.tensor(theta).unwrap(), false);
        let x = Placed::new(&device, x, Layout::RowMajor);
        let d_o = Placed::new(&device, d_o, Layout::RowMajor);
        let got = op.forward(x.view()).unwrap().to_array().unwrap();
        let scale = forward_scale(o.view());
        let outcome = check_elements(got.view(), o.view(), scale.view(), LRPE_ELEMENT);
        assert_eq!(outcome, Ok(()), "o on {device}: {case:?}");
        let got = op
            .backward(Saved::X(x.view()), d_o.view())
            .unwrap()
            .dx
            .to_array()
            .unwrap();
        let outcome = check_elements(got.view(), dx.view(), dx_scale.view(), GRADIENT);
        assert_eq!(outcome, Ok(()), "dx on {device}: {case:?}");
    }
}

/// What is remembered of a call serves one that goes on from another position, also of packed rows.
#[test]
fn a_call_goes_on_from_any_position() {
    for device in devices() {
        let theta = device.tensor(&Array2::from_elem((1, 4), 0.3f32)).unwrap();
        let bounds = device.tensor(&array![0i32, 1]).unwrap();
        let rope = |offset| Lrpe::rotate(Theta::per_feature(&theta)).offset(offset);
        let rows = |tokens| {
            device
                .tensor(&Array4::<f32>::ones((1, tokens, 2, 8)))
                .unwrap()
        };
        let (all, one) = (rows(7), rows(1));
        let packed = one.view().reshape(&[1, 2, 8]).unwrap();
        let o = rope(0).forward(&all).unwrap().to_array().unwrap();
        let dx = rope(0).backward(Saved::Nothing, &all).unwrap().dx;
        let dx = dx.to_array().unwrap();
        for (n, (o, dx)) in o.axis_iter(Axis(1)).zip(dx.axis_iter(Axis(1))).enumerate() {
            let rope = rope(n as i64);
            let of_one = rope.forward(&one).unwrap().to_array().unwrap();
            assert_eq!(of_one.index_axis(Axis(1), 0), o, "{device} {n}");
            let of_one = rope.backward(Saved::Nothing, &one).unwrap().dx;
            assert_eq!(
                of_one.to_array().unwrap().index_axis(Axis(1), 0),
                dx,
                "{device} {n}"
            );
            let of_one = rope.packed(&bounds).forward(packed).unwrap();
            assert_eq!(of_one.to_array().unwrap(), o, "{device} {n}");
        }
    }
}
