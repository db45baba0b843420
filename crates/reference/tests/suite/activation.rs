//! Activations: values, gradients and their ends.

use gimbal_reference::activation::{
    relu, relu_gradient, sigmoid, sigmoid_gradient, silu, silu_gradient,
};
use gimbal_reference::{Activation, Lrpe, SoftmaxAxis};
use half::bf16;
use ndarray::{Array2, Array4, ArrayD, array};

use crate::support::With;

#[test]
fn relu_has_no_gradient_at_zero_and_keeps_nan() {
    assert_eq!([relu(-1.0), relu(0.0), relu(2.0)], [0.0, 0.0, 2.0]);
    assert_eq!(
        [-1.0, 0.0, 2.0].map(|x| relu_gradient(x, 3.0)),
        [0.0, 0.0, 3.0]
    );
    // Where it is closed, no gradient passes, infinite or not.
    assert_eq!(relu_gradient(-1.0, f64::INFINITY), 0.0);
    assert!(relu(f64::NAN).is_nan());
}

#[test]
fn sigmoid_is_accurate_at_both_ends() {
    assert_eq!(sigmoid(0.0), 0.5);
    assert_eq!(sigmoid(f64::INFINITY), 1.0);
    assert_eq!(sigmoid(f64::NEG_INFINITY), 0.0);
    assert!(sigmoid(f64::NAN).is_nan());
    // σ(-40) = e^-40 / (1 + e^-40) = e^-40 (1 - 4e-18); its gradient is the same to first order, on
    // either side.
    for value in [
        sigmoid(-40.0),
        sigmoid_gradient(40.0, 1.0),
        sigmoid_gradient(-40.0, 1.0),
    ] {
        assert!((value / (-40f64).exp() - 1.0).abs() < 1e-15);
    }
    assert_eq!(sigmoid_gradient(0.0, 8.0), 2.0);
}

#[test]
fn silu_values_and_gradients() {
    // x σ(x) at 1: 1 / (1 + e^-1).
    assert!((silu(1.0) - 1.0 / (1.0 + (-1f64).exp())).abs() < 1e-16);
    assert_eq!(silu_gradient(0.0, 2.0), 1.0);
    assert_eq!(silu(1000.0), 1000.0);
    assert_eq!(silu(-1000.0), 0.0);
    assert_eq!(silu_gradient(1000.0, 1.0), 1.0);
    assert_eq!(silu_gradient(-1000.0, 1.0), 0.0);
    // -inf · σ(-inf) = -inf · 0, as the formula says.
    assert!(silu(f64::NEG_INFINITY).is_nan());
}

/// f(x) alone: with theta = 0 the cosine half of the output is f(x), the sine half 0.
fn activated(activation: Activation, x: &Array4<f32>) -> ArrayD<f64> {
    let theta = Array2::zeros((1, 0));
    let op = Lrpe::cosine().with(activation);
    op.forward_f64(x.view().into_dyn(), theta.view()).unwrap()
}

#[test]
fn softmax_over_features_worked_out() {
    // e^0, e^ln 2, e^ln 5 = 1, 2, 5: divided by their sum, 8.
    let (two, five) = (2f32.ln(), 5f32.ln());
    let x = Array4::from_shape_vec((1, 1, 1, 3), vec![0.0, two, five]).unwrap();
    let o = activated(Activation::Softmax(SoftmaxAxis::Feature), &x);
    for (d, expected) in [0.125, 0.25, 0.625].into_iter().enumerate() {
        // ln 2 and ln 5 are rounded to f32.
        assert!((o[[0, 0, 0, d]] - expected).abs() < 1e-7);
        assert_eq!(o[[0, 0, 0, 3 + d]], 0.0);
    }
}

#[test]
fn softmax_over_the_sequence_worked_out() {
    // Two tokens, two features: column 0 holds (0, ln 3), so 1/4 and 3/4; column 1 holds (7, 7), so
    // 1/2 each.
    let x = Array4::from_shape_vec((1, 2, 1, 2), vec![0.0, 7.0, 3f32.ln(), 7.0]).unwrap();
    let o = activated(Activation::Softmax(SoftmaxAxis::Sequence), &x);
    for (n, expected) in [[0.25, 0.5], [0.75, 0.5]].into_iter().enumerate() {
        for (d, expected) in expected.into_iter().enumerate() {
            assert!((o[[0, n, 0, d]] - expected).abs() < 1e-7);
        }
    }
}

#[test]
fn softmax_of_minus_infinity_alone_is_nan() {
    let inf = f32::NEG_INFINITY;
    // Rows: one all -inf, one with a number. Columns: the first all -inf, the second not.
    let x = Array4::from_shape_vec((1, 2, 1, 2), vec![inf, inf, inf, 1.0]).unwrap();
    let o = activated(Activation::Softmax(SoftmaxAxis::Feature), &x);
    assert!(o[[0, 0, 0, 0]].is_nan() && o[[0, 0, 0, 1]].is_nan());
    assert_eq!((o[[0, 1, 0, 0]], o[[0, 1, 0, 1]]), (0.0, 1.0));
    let o = activated(Activation::Softmax(SoftmaxAxis::Sequence), &x);
    assert!(o[[0, 0, 0, 0]].is_nan() && o[[0, 1, 0, 0]].is_nan());
    assert_eq!((o[[0, 0, 0, 1]], o[[0, 1, 0, 1]]), (0.0, 1.0));
}

#[test]
fn a_nan_or_infinity_spoils_its_own_softmax_only() {
    for bad in [f32::NAN, f32::INFINITY] {
        let x = Array4::from_shape_vec((1, 2, 1, 2), vec![bad, 1.0, 2.0, 3.0]).unwrap();
        let o = activated(Activation::Softmax(SoftmaxAxis::Feature), &x);
        assert!(o[[0, 0, 0, 0]].is_nan() && !o[[0, 1, 0, 0]].is_nan());
        let o = activated(Activation::Softmax(SoftmaxAxis::Sequence), &x);
        assert!(o[[0, 1, 0, 0]].is_nan() || bad == f32::INFINITY);
        assert!(o[[0, 0, 0, 0]].is_nan() && !o[[0, 0, 0, 1]].is_nan());
    }
}

#[test]
fn softmax_of_large_numbers_does_not_overflow() {
    let x = Array4::from_shape_vec((1, 2, 1, 2), vec![3e38, 3e38, -3e38, 3e38]).unwrap();
    let o = activated(Activation::Softmax(SoftmaxAxis::Feature), &x);
    assert_eq!([o[[0, 0, 0, 0]], o[[0, 0, 0, 1]]], [0.5, 0.5]);
    assert_eq!([o[[0, 1, 0, 0]], o[[0, 1, 0, 1]]], [0.0, 1.0]);
    let o = activated(Activation::Softmax(SoftmaxAxis::Sequence), &x);
    assert_eq!([o[[0, 0, 0, 0]], o[[0, 1, 0, 0]]], [1.0, 0.0]);
    assert_eq!([o[[0, 0, 0, 1]], o[[0, 1, 0, 1]]], [0.5, 0.5]);
}

#[test]
fn the_activation_is_not_rounded_before_the_encoding() {
    // In bf16, silu(1) = 0.7310586 would be 0.73046875; at angle π/3, cos = 1/2: the product 0.3655
    // rounds once.
    let x = ArrayD::from_elem(vec![1, 2, 1, 1], bf16::ONE);
    let theta = array![[std::f32::consts::FRAC_PI_3]];
    let op = Lrpe::cosine().with(Activation::Silu);
    let o = op.forward(x.view(), theta.view()).unwrap();
    let exact = op.forward_f64(x.view(), theta.view()).unwrap();
    assert_eq!(exact[[0, 0, 0, 0]], 1.0 / (1.0 + (-1f64).exp()));
    for (o, exact) in o.iter().zip(&exact) {
        assert_eq!(*o, <bf16 as gimbal_reference::Element>::from_f64(*exact));
    }
}
