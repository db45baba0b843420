//! The operators once more, index by index: slow, sequential, without anything shared.

use gimbal_reference::testing::lrpe::Problem;
use gimbal_reference::{
    Activation, Element, Encoding, Function, Pairing, Positions, Rotation, SoftmaxAxis, ThetaKind,
};
use ndarray::{Array2, Array4, ArrayD, Axis, Slice};

use super::as_bnhd;

/// The results, those of rows as (B, N, H, ·).
pub struct Naive {
    pub o: Array4<f64>,
    pub dx: Array4<f64>,
    pub dtheta: Array2<f64>,
    /// (1, D) or (H, D).
    pub dnorm_weight: Array2<f64>,
}

/// The position of a token on each axis; None is an angle of zero.
fn positions(call: &Problem, b: usize, n: usize) -> Option<Vec<f64>> {
    match &call.op.positions {
        Positions::Line { offset } => {
            let (sequence, start) = match &call.cu_seqlens {
                None => (b, 0),
                Some(bounds) => {
                    let bounds = bounds.values();
                    let holds =
                        |s: &usize| bounds[[*s]] <= n as i32 && (n as i32) < bounds[[s + 1]];
                    let sequence = (0..bounds.len() - 1).find(holds).unwrap();
                    (sequence, bounds[[sequence]])
                }
            };
            let offsets = call.offsets.as_ref().map(|offsets| offsets.values());
            let offset = offsets.map_or(*offset, |offsets| offsets[[sequence]].into());
            Some(vec![(offset + n as i64 - i64::from(start)) as f64])
        }
        Positions::Grid {
            shape,
            extra_tokens,
            ..
        } => {
            let mut rest = n.checked_sub(*extra_tokens)?;
            let mut index = vec![0.0; shape.len()];
            for (axis, &length) in shape.iter().enumerate().rev() {
                index[axis] = (rest % length) as f64;
                rest /= length;
            }
            Some(index)
        }
        _ => {
            let given = call.positions.as_ref().unwrap().values();
            Some(match given.ndim() {
                1 => vec![f64::from(given[[n]])],
                2 => vec![f64::from(given[[b, n]])],
                _ => (0..given.shape()[0])
                    .map(|axis| f64::from(given[[axis, b, n]]))
                    .collect(),
            })
        }
    }
}

/// Θ of a token at these positions and angle i is position · theta[·, column]; None is zero.
fn place(call: &Problem, positions: &Option<Vec<f64>>, i: usize) -> Option<(f64, usize)> {
    let positions = positions.as_ref()?;
    let columns = call.theta.ncols();
    let (axes, grid) = match &call.op.positions {
        Positions::Grid { axes, .. } => (axes.as_ref(), true),
        Positions::Given { axes } => (axes.as_ref(), false),
        _ => (None, false),
    };
    match (call.op.theta_kind, axes) {
        (ThetaKind::PerHead, _) => Some((positions[0], 0)),
        (ThetaKind::PerFeature, Some(axes)) => axes.get(i).map(|&axis| (positions[axis], i)),
        (ThetaKind::PerFeature, None) if grid || positions.len() > 1 => {
            Some((positions[i / columns], i % columns))
        }
        (ThetaKind::PerFeature, None) => (i < columns).then(|| (positions[0], i)),
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

/// f of the tokens of one sequence.
fn value(call: &Problem, x: &Array4<f64>) -> Array4<f64> {
    match call.op.f {
        Function::Activation(activation) => activate(activation, x),
        Function::RmsNorm { eps } => normalised(x, eps) * &weight(call, x),
    }
}

/// dx from dx̄ of the tokens of one sequence, from the definition of the mean: the gradient of
/// x_i · r for r = (Σ x² / D + eps)^(-1/2) is δ_ij · r − x_i · x_j · r³ / D.
fn value_gradient(call: &Problem, x: &Array4<f64>, d: &Array4<f64>) -> Array4<f64> {
    let eps = match call.op.f {
        Function::Activation(activation) => return activation_gradient(activation, x, d),
        Function::RmsNorm { eps } => eps,
    };
    let d = d * &weight(call, x);
    let features = x.dim().3;
    Array4::from_shape_fn(x.dim(), |(b, n, h, i)| {
        let squares: f64 = (0..features).map(|j| x[[b, n, h, j]].powi(2)).sum();
        let r = (squares / features as f64 + eps).powf(-0.5);
        let all: f64 = (0..features)
            .map(|j| d[[b, n, h, j]] * x[[b, n, h, i]] * x[[b, n, h, j]])
            .sum();
        d[[b, n, h, i]] * r - all * r.powi(3) / features as f64
    })
}

fn normalised(x: &Array4<f64>, eps: f64) -> Array4<f64> {
    let mean = x.mapv(|x| x * x).mean_axis(Axis(3)).unwrap();
    x / &mean.mapv(|mean| (mean + eps).sqrt()).insert_axis(Axis(3))
}

/// w, as it is for every element of x.
fn weight(call: &Problem, x: &Array4<f64>) -> Array4<f64> {
    let weight = call.norm_weight.as_ref().unwrap().mapv(f64::from);
    weight.broadcast(x.dim()).unwrap().to_owned()
}

/// The features of angle i in x̄, and in o.
fn pairs(encoding: Encoding, i: usize, angles: usize) -> [(usize, usize); 2] {
    match encoding {
        Encoding::Rotate(Rotation {
            pairing: Pairing::Interleaved,
            ..
        }) => [(2 * i, 2 * i + 1); 2],
        Encoding::Rotate(_) => [(i, i + angles); 2],
        _ => [(i, i), (i, i + angles)],
    }
}

/// All results for `x` and the gradient `d_o` of o.
pub fn naive<T: Element>(call: &Problem, x: &ArrayD<T>, d_o: &ArrayD<T>) -> Naive {
    let x = as_bnhd(call, x).mapv(T::to_f64);
    let d_o = as_bnhd(call, d_o).mapv(T::to_f64);
    let bounds: Vec<_> = match &call.cu_seqlens {
        None => vec![0, x.dim().1],
        Some(bounds) => bounds
            .values()
            .iter()
            .map(|&bound| bound as usize)
            .collect(),
    };
    let (.., heads, features) = x.dim();
    let weights = call.norm_weight.as_ref();
    let weight_rows = weights.map_or(1, |w| w.len() / features);
    let mut all = Naive {
        o: Array4::zeros(d_o.dim()),
        dx: Array4::zeros(x.dim()),
        dtheta: Array2::zeros(call.theta.dim()),
        dnorm_weight: Array2::zeros((weight_rows, features)),
    };
    for bounds in bounds.windows(2) {
        let tokens = Slice::from(bounds[0]..bounds[1]);
        let x = x.slice_axis(Axis(1), tokens).to_owned();
        let value = value(call, &x);
        let mut d_value = Array4::zeros(x.dim());
        for (b, n, h) in ndarray::indices((x.dim().0, x.dim().1, heads)) {
            encode_row(
                call,
                [b, bounds[0] + n, h],
                [b, n, h],
                &value,
                &d_o,
                &mut d_value,
                &mut all,
            );
        }
        let dx = value_gradient(call, &x, &d_value);
        all.dx.slice_axis_mut(Axis(1), tokens).assign(&dx);
        if let Function::RmsNorm { eps } = call.op.f {
            let dweight = (normalised(&x, eps) * &d_value)
                .sum_axis(Axis(0))
                .sum_axis(Axis(0));
            match weight_rows {
                1 => all.dnorm_weight += &dweight.sum_axis(Axis(0)),
                _ => all.dnorm_weight += &dweight,
            }
        }
    }
    all
}

/// One row: o, dx̄ and its part of dtheta. `at` is where it stands in o, `within` in its sequence.
fn encode_row(
    call: &Problem,
    at: [usize; 3],
    within: [usize; 3],
    value: &Array4<f64>,
    d_o: &Array4<f64>,
    d_value: &mut Array4<f64>,
    all: &mut Naive,
) {
    let features = value.dim().3;
    let angles = call.op.encoding.angles(features);
    let [b, n, h] = at;
    let of_row = |[b, n, h]: [usize; 3], d: usize| [b, n, h, d];
    let positions = positions(call, b, n);
    for i in 0..angles {
        let row = if call.theta.nrows() == 1 { 0 } else { h };
        let place = place(call, &positions, i);
        let angle = place.map_or(0.0, |(position, column)| {
            position * f64::from(call.theta[[row, column]])
        });
        let (cos, sin) = (angle.cos(), angle.sin());
        let [(x1, x2), (o1, o2)] = pairs(call.op.encoding, i, angles);
        let (x1, x2) = (of_row(within, x1), of_row(within, x2));
        let (o1, o2) = (of_row(at, o1), of_row(at, o2));
        let (d1, d2) = (d_o[o1], d_o[o2]);
        let d_angle;
        if let Encoding::Rotate(Rotation { factor, .. }) = call.op.encoding {
            all.o[o1] = (value[x1] * cos - value[x2] * sin) * factor;
            all.o[o2] = (value[x1] * sin + value[x2] * cos) * factor;
            d_value[x1] = (d1 * cos + d2 * sin) * factor;
            d_value[x2] = (d2 * cos - d1 * sin) * factor;
            d_angle = d2 * all.o[o1] - d1 * all.o[o2];
        } else {
            all.o[o1] = value[x1] * cos;
            all.o[o2] = value[x1] * sin;
            d_value[x1] = d1 * cos + d2 * sin;
            d_angle = value[x1] * (d2 * cos - d1 * sin);
        }
        if let Some((position, column)) = place {
            all.dtheta[[row, column]] += position * d_angle;
        }
    }
    if let Encoding::Rotate(_) = call.op.encoding {
        for d in 2 * angles..features {
            all.o[of_row(at, d)] = value[of_row(within, d)];
            d_value[of_row(within, d)] = d_o[of_row(at, d)];
        }
    }
}
