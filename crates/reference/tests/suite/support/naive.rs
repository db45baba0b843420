//! The operators once more, index by index: slow, sequential, without anything shared.

use gimbal_reference::{Activation, Element, SoftmaxAxis, ThetaKind};
use ndarray::{Array2, Array4, ArrayD, Axis};

use super::Op;

/// The results, as (B, N, H, ·).
pub struct Naive {
    pub o: Array4<f64>,
    pub dx: Array4<f64>,
    pub dtheta: Array2<f64>,
}

/// Θ of token n and angle i is position · theta[·, column]; None is zero.
fn place(op: &Op, n: usize, i: usize, columns: usize) -> Option<(f64, usize)> {
    let line = |kind: ThetaKind, offset: i64| match kind {
        ThetaKind::PerHead => Some(((offset + n as i64) as f64, 0)),
        ThetaKind::PerFeature if i < columns => Some(((offset + n as i64) as f64, i)),
        ThetaKind::PerFeature => None,
    };
    match op {
        Op::Rotate(op) => line(op.theta_kind, op.offset),
        Op::Cosine(op) => line(op.theta_kind, op.offset),
        Op::Md(op) => {
            let mut rest = n.checked_sub(op.extra_tokens)?;
            let mut index = vec![0; op.grid.len()];
            for (axis, &length) in op.grid.iter().enumerate().rev() {
                index[axis] = rest % length;
                rest /= length;
            }
            Some((index[i / columns] as f64, i % columns))
        }
    }
}

fn softmax_axis(axis: SoftmaxAxis) -> Axis {
    match axis {
        SoftmaxAxis::Feature => Axis(3),
        SoftmaxAxis::Sequence => Axis(1),
    }
}

fn activate(activation: Activation, x: &Array4<f64>) -> Array4<f64> {
    let sigmoid = |x: f64| 1.0 / (1.0 + (-x).exp());
    match activation {
        Activation::None => x.clone(),
        Activation::Relu => x.mapv(|x| x.max(0.0)),
        Activation::Sigmoid => x.mapv(sigmoid),
        Activation::Silu => x.mapv(|x| x * sigmoid(x)),
        Activation::Softmax(axis) => {
            let mut s = x.clone();
            for mut lane in s.lanes_mut(softmax_axis(axis)) {
                let maximum = lane.fold(f64::NEG_INFINITY, |a, &b| a.max(b));
                lane.mapv_inplace(|x| (x - maximum).exp());
                let sum = lane.sum();
                lane.mapv_inplace(|e| e / sum);
            }
            s
        }
    }
}

fn activation_gradient(activation: Activation, x: &Array4<f64>, d: &Array4<f64>) -> Array4<f64> {
    let sigmoid = |x: f64| 1.0 / (1.0 + (-x).exp());
    match activation {
        Activation::None => d.clone(),
        Activation::Relu => d * &x.mapv(|x| f64::from(x > 0.0)),
        Activation::Sigmoid => d * &x.mapv(|x| sigmoid(x) * (1.0 - sigmoid(x))),
        Activation::Silu => d * &x.mapv(|x| sigmoid(x) * (1.0 + x * (1.0 - sigmoid(x)))),
        Activation::Softmax(axis) => {
            let s = activate(activation, x);
            let axis = softmax_axis(axis);
            let projection = (&s * d).sum_axis(axis).insert_axis(axis);
            &s * &(d - &projection)
        }
    }
}

/// All results for `x`, `theta` and the gradient `d_o` of o.
pub fn naive<T: Element>(op: &Op, x: &ArrayD<T>, theta: &Array2<f32>, d_o: &ArrayD<T>) -> Naive {
    let x = op.as_bnhd(x).mapv(T::to_f64);
    let d_o = op.as_bnhd(d_o).mapv(T::to_f64);
    let value = activate(op.activation(), &x);
    let (batch, tokens, heads, features) = x.dim();
    let rotate = matches!(op, Op::Rotate(_));
    let angles = if rotate { features / 2 } else { features };
    let mut o = Array4::zeros((batch, tokens, heads, 2 * angles));
    let mut d_value = Array4::zeros(x.dim());
    let mut dtheta = Array2::zeros(theta.dim());
    for (b, n, h, i) in ndarray::indices((batch, tokens, heads, angles)) {
        let row = if theta.nrows() == 1 { 0 } else { h };
        let place = place(op, n, i, theta.ncols());
        let angle = place.map_or(0.0, |(position, column)| {
            position * f64::from(theta[[row, column]])
        });
        let (cos, sin) = (angle.cos(), angle.sin());
        let (first, second) = ([b, n, h, i], [b, n, h, i + angles]);
        let (d1, d2) = (d_o[first], d_o[second]);
        let d_angle;
        if rotate {
            let (x1, x2) = (value[first], value[second]);
            o[first] = x1 * cos - x2 * sin;
            o[second] = x1 * sin + x2 * cos;
            d_value[first] = d1 * cos + d2 * sin;
            d_value[second] = d2 * cos - d1 * sin;
            d_angle = d2 * o[first] - d1 * o[second];
        } else {
            o[first] = value[first] * cos;
            o[second] = value[first] * sin;
            d_value[first] = d1 * cos + d2 * sin;
            d_angle = value[first] * (d2 * cos - d1 * sin);
        }
        if let Some((position, column)) = place {
            dtheta[[row, column]] += position * d_angle;
        }
    }
    Naive {
        o,
        dx: activation_gradient(op.activation(), &x, &d_value),
        dtheta,
    }
}
