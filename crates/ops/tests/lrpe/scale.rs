//! How large the terms are that an element is a sum of: what an error in a cosine or sine is relative to.

use gimbal_ops::{Activation, Float, SoftmaxAxis, ThetaKind};
use gimbal_reference::Lrpe as Reference;
use gimbal_reference::compare::forward_scale;
use ndarray::{Array2, ArrayD, Axis, concatenate};

use super::case::{Case, Inputs};

/// f(x).
fn activated<C: Case, T: Float>(case: &C, x: &ArrayD<T>) -> ArrayD<f64> {
    let still = Reference {
        theta_kind: ThetaKind::PerHead,
        f: case.activation().into(),
        ..Reference::cosine()
    };
    // (B, N, H, D).
    let mut x = x.view();
    x.swap_axes(1, C::TOKENS);
    let mut o = still
        .forward_f64(x.view(), Array2::zeros((1, 1)).view())
        .unwrap();
    o.swap_axes(1, C::TOKENS);
    // Without an angle the sine half is 0, and the cosine half f(x).
    let last = Axis(x.ndim() - 1);
    o.slice_axis(last, (0..x.len_of(last)).into()).to_owned()
}

/// The length of each pair that turns with one angle, for each angle.
fn pairs(o: &ArrayD<f64>) -> ArrayD<f64> {
    let scale = forward_scale(o.view());
    let last = Axis(o.ndim() - 1);
    let angles = o.len_of(last) / 2;
    scale.slice_axis(last, (0..angles).into()).to_owned()
}

/// As many copies of what belongs to an angle as it has features.
fn per_feature<C: Case>(case: &C, pairs: &ArrayD<f64>) -> ArrayD<f64> {
    let copies = vec![pairs.view(); case.features_per_angle()];
    concatenate(Axis(pairs.ndim() - 1), &copies).unwrap()
}

/// The scale of dx.
pub fn backward<C: Case, T: Float>(case: &C, inputs: &Inputs<T>) -> ArrayD<f64> {
    let d_o = inputs.d_o.mapv(|value| value.to_f64());
    let d_value = per_feature(case, &pairs(&d_o));
    let x = inputs.x.mapv(|value| value.to_f64());
    let sigmoid = |x: f64| 1.0 / (1.0 + (-x).exp());
    // |f'|, but where it crosses zero by terms that cancel, their size.
    let scale = match case.activation() {
        Activation::None => d_value,
        Activation::Relu => x.mapv(|x| if x <= 0.0 { 0.0 } else { 1.0 }) * d_value,
        Activation::Sigmoid => x.mapv(|x| sigmoid(x) * sigmoid(-x)) * d_value,
        Activation::Silu => x.mapv(|x| sigmoid(x) * (1.0 + x.abs() * sigmoid(-x))) * d_value,
        Activation::Softmax(axis) => {
            let value = activated(case, &inputs.x);
            let axis = match axis {
                SoftmaxAxis::Feature => Axis(x.ndim() - 1),
                SoftmaxAxis::Sequence => Axis(C::TOKENS),
            };
            let mean = (&value * &d_value).sum_axis(axis).insert_axis(axis);
            value * (d_value + mean)
        }
    };
    // Not a number, such as 0 · inf, where there is nothing to be relative to.
    scale.mapv(|scale| if scale.is_nan() { 0.0 } else { scale })
}

/// The scale of dtheta.
pub fn dtheta<C: Case, T: Float>(case: &C, inputs: &Inputs<T>) -> Array2<f64> {
    let d_o = pairs(&inputs.d_o.mapv(|value| value.to_f64()));
    let value = activated(case, &inputs.x);
    let value = match case.features_per_angle() {
        1 => value.mapv(f64::abs),
        _ => pairs(&value),
    };
    let sums = case.dtheta_scale(value * d_o);
    // Summed up over heads that share a row.
    match inputs.theta.nrows() == sums.nrows() {
        true => sums,
        false => sums.sum_axis(Axis(0)).insert_axis(Axis(0)),
    }
}
