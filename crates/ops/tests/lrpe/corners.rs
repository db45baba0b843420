//! Cases that random ones meet too seldom.

use gimbal_ops::{Activation, Float, Lrpe, Saved, SoftmaxAxis, Theta};
use gimbal_reference::compare::{LRPE_ELEMENT, check_elements, forward_scale};
use gimbal_reference::testing::Random;
use ndarray::{Array2, Array4, ArrayViewMut1, Axis, array};

use super::case::{Case, Inputs};
use super::data::{Layout, Placed};
use super::line::LineCase;
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

/// Softmaxes over a sequence of numbers of every size that the type has.
pub fn a_softmax_of_any_size_is_right<C: Case, T: Float>() {
    let sequence = Activation::Softmax(SoftmaxAxis::Sequence);
    let cases = C::long().variants().into_iter();
    for case in cases.filter(|case| case.activation() == sequence) {
        for seed in 1..4 {
            let case = case.clone().with_seed(seed);
            let mut inputs = case.inputs::<T>();
            let mut random = Random::new(seed);
            for column in inputs.x.lanes_mut(Axis(C::TOKENS)) {
                set_of_one_size(column, &mut random);
            }
            compare::<C, T>(&case, &inputs);
        }
    }
}

/// Numbers that are near each other, or 0, for their size, whose largest is another one in each stretch of a few tokens, with smaller
/// ones between them.
fn set_of_one_size<T: Float>(mut column: ArrayViewMut1<T>, random: &mut Random) {
    const STRETCH: usize = 29;
    let mut below = |end: usize| (random.unit() * end as f64) as usize;
    let is_finite = |value: f64| T::from_f64(value).to_f64().is_finite();
    let sizes = (0..128).filter(|&power| is_finite(2f64.powi(power) * 1.5));
    let size = 2f64.powi(below(sizes.count()) as i32) * [1.0, 1.25, 1.5][below(3)];
    let size = size * [1.0, -1.0][below(2)];
    let apart = size.abs() * [0.25, 0.06, 2f64.powi(-8), 2f64.powi(-11), 2f64.powi(-23)][below(5)];
    let smaller = [
        f64::NEG_INFINITY,
        -1.5 * size.abs(),
        size - size.abs() / 4.0,
    ];
    let mut off = 0.0;
    for (token, value) in column.iter_mut().enumerate() {
        if token % STRETCH == 0 {
            off = below(4) as f64;
        }
        *value = T::from_f64(match below(8) {
            0 => smaller[below(3)],
            _ => size - apart * (off + below(4) as f64),
        });
    }
    // A power that is no normal number is 0, and of a large difference it is less exact.
    let most = column.iter().map(|value| value.to_f64());
    let most = most.fold(f64::NEG_INFINITY, f64::max);
    for value in &mut column {
        if (30.0..120.0).contains(&(most - value.to_f64())) {
            *value = T::from_f64(most);
        }
    }
}

/// In long sequences too, which groups of blocks take: NaN, infinity, theta without a number, and columns of the largest and the
/// lowest numbers, of nothing, and of numbers that rise far above the first.
pub fn extremes_of_long_sequences_propagate<T: Float>(largest: f64) {
    let f = Activation::Softmax(SoftmaxAxis::Sequence);
    for case in LineCase::long_heads() {
        let case = case.with_activation(f);
        let mut inputs = case.inputs::<T>();
        let tokens = inputs.x.len_of(Axis(LineCase::TOKENS));
        let mut fill = |head, feature, value: &dyn Fn(usize) -> Option<f64>| {
            for token in 0..tokens {
                if let Some(value) = value(token) {
                    inputs.x[LineCase::at([head % case.batch, token, head, feature])] =
                        T::from_f64(value);
                }
            }
        };
        let once = |at, value| move |token| (token == at).then_some(value);
        fill(0, 1, &once(2000, f64::NAN));
        fill(1, 2, &once(3, f64::INFINITY));
        fill(2, 127, &once(77, f64::NEG_INFINITY));
        fill(3, 0, &|_| Some(-largest));
        fill(4, 0, &|_| Some(f64::NEG_INFINITY));
        fill(5, 1, &|token| {
            Some(if token % 4 == 0 { largest } else { -largest })
        });
        fill(6, 2, &|token| (token < 300).then_some(-1000.0));
        fill(7, 3, &|token| (token % 3 == 0).then_some(-largest));
        fill(8, 4, &|token| (token % 5 != 0).then_some(f64::NEG_INFINITY));
        fill(9, 5, &|token| Some(50_000.0 + 256.0 * (token % 3) as f64));
        fill(9, 6, &|token| Some(-50_000.0 + 256.0 * (token % 3) as f64));
        inputs.d_o[LineCase::at([0, 9, 9, 3])] = T::from_f64(f64::NAN);
        inputs.d_o[LineCase::at([0, 2, 10, 0])] = T::from_f64(f64::INFINITY);
        inputs.theta[[11, 5]] = f32::NAN;
        inputs.theta[[2, 4]] = f32::INFINITY;
        compare::<LineCase, T>(&case, &inputs);
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
