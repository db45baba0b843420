//! Cases that random ones meet too seldom.

use gimbal_ops::{Activation, Float, Saved, SoftmaxAxis};
use gimbal_reference::compare::{LRPE_ELEMENT, check_elements, forward_scale};
use ndarray::Axis;

use super::case::{Case, Inputs};
use super::data::{Layout, Placed};
use super::operator::Operator;
use super::properties::{GRADIENT, backward_is_right, dtheta_is_right, forward_is_right};
use super::scale;
use crate::common::devices;

/// Forward, backward and dtheta of every corner.
pub fn corners_are_right<O: Operator, T: Float>() {
    for case in O::Case::corners().iter().flat_map(Case::variants) {
        let check = |outcome: Result<(), _>| {
            if let Err(error) = outcome {
                panic!("{error}: {case:?}");
            }
        };
        check(forward_is_right::<O, T>(&case));
        check(backward_is_right::<O, T>(&case));
        check(dtheta_is_right::<O, T>(&case));
    }
}

/// NaN and infinity in x, d_o and theta come out where the formulas say, and only there.
pub fn special_values_propagate<O: Operator, T: Float>() {
    for case in O::Case::default().variants() {
        let mut inputs = case.inputs::<O, T>();
        let (nan, infinity) = (f64::NAN, f64::INFINITY);
        let last = inputs.x.len_of(Axis(3)) - 1;
        for (at, value) in [
            ([0, 3, 0, 1], nan),
            ([1, 5, 1, 2], infinity),
            ([1, 7, 2, last], -infinity),
        ] {
            inputs.x[O::Case::at(at)] = T::from_f64(value);
        }
        inputs.d_o[O::Case::at([0, 9, 1, 3])] = T::from_f64(nan);
        inputs.d_o[O::Case::at([1, 2, 0, 0])] = T::from_f64(infinity);
        inputs.theta[[0, 5]] = f32::NAN;
        inputs.theta[[2, 4]] = f32::INFINITY;
        compare::<O, T>(&case, &inputs);
    }
}

/// A softmax of nothing but -inf is NaN.
pub fn an_empty_softmax_is_nan<O: Operator, T: Float>() {
    for axis in [SoftmaxAxis::Feature, SoftmaxAxis::Sequence] {
        let case = O::Case::default().with_activation(Activation::Softmax(axis));
        let mut inputs = case.inputs::<O, T>();
        let lowest = T::from_f64(f64::NEG_INFINITY);
        let mut head = inputs.x.index_axis_mut(Axis(O::Case::HEADS), 1);
        // (B, N, D).
        match axis {
            SoftmaxAxis::Feature => head.index_axis_mut(Axis(1), 4).fill(lowest),
            SoftmaxAxis::Sequence => head.index_axis_mut(Axis(2), 4).fill(lowest),
        }
        compare::<O, T>(&case, &inputs);
        let exact = O::exact_forward(&case, inputs.x.view(), inputs.theta.view()).unwrap();
        assert!(exact.iter().any(|value| value.is_nan()));
    }
}

fn compare<O: Operator, T: Float>(case: &O::Case, inputs: &Inputs<T>) {
    let Inputs { x, d_o, theta } = inputs;
    let o = O::exact_forward(case, x.view(), theta.view()).unwrap();
    let dx = O::exact_backward(case, x.view(), theta.view(), d_o.view()).unwrap();
    let dx_scale = scale::backward::<O, T>(case, inputs);
    for device in devices() {
        let op = O::new(case, device.tensor(theta).unwrap(), false);
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
