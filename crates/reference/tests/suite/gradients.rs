//! dx and dtheta against central differences of the forward pass.

use gimbal_reference::{LrpeCosine, LrpeCosineMd, LrpeRotate, ThetaKind};
use ndarray::{Array2, ArrayD};

use crate::support::{ACTIVATIONS, Draw, Op, Random};

/// Steps by which an input goes up and down. Inputs are multiples of 2^-12, so in f32 both are
/// exact.
const X_STEP: f64 = 1.0 / 1024.0;
/// Smaller, as an angle moves by p times the step, and p goes up to 6.
const THETA_STEP: f64 = 1.0 / 16384.0;

/// Of the largest gradient. Central differences are off by step² / 6 times the third derivative: at
/// most 2^-20 / 6 · |f'''| = 2e-7 in x (|f'''| <= 1 for these activations), 2^-28 / 6 · 6³ = 2e-7
/// in theta. Rounding in f64 adds 1e-15 / step = 1e-11. A wrong factor, sign or term is off by far
/// more.
const TOLERANCE: f64 = 1e-6;

/// Σ do ⊙ o.
fn loss(op: &Op, x: &ArrayD<f32>, theta: &Array2<f32>, d_o: &ArrayD<f32>) -> f64 {
    let o = op.forward_f64(x.view(), theta.view()).unwrap();
    o.iter().zip(d_o).map(|(o, d_o)| o * f64::from(*d_o)).sum()
}

fn check(op: &Op, shape: &[usize], theta_shape: [usize; 2], seed: u64) {
    let mut random = Random::new(seed);
    let x = random.tensor::<f32>(shape);
    let theta = random.theta(theta_shape);
    let d_o = random.tensor::<f32>(&op.output_shape(shape));

    let dx = op
        .backward_f64(Some(x.view()), theta.view(), d_o.view())
        .unwrap();
    let size = dx.iter().fold(0f64, |size, dx| size.max(dx.abs()));
    let mut moved = x.clone();
    for (index, dx) in dx.indexed_iter() {
        moved[&index] = (f64::from(x[&index]) + X_STEP) as f32;
        let up = loss(op, &moved, &theta, &d_o);
        moved[&index] = (f64::from(x[&index]) - X_STEP) as f32;
        let down = loss(op, &moved, &theta, &d_o);
        moved[&index] = x[&index];
        let slope = (up - down) / (2.0 * X_STEP);
        assert!(
            (dx - slope).abs() <= TOLERANCE * size,
            "{op:?} dx at {index:?}: {dx} but {slope}"
        );
    }

    let dtheta = op.dtheta_f64(x.view(), theta.view(), d_o.view()).unwrap();
    let size = dtheta
        .iter()
        .fold(0f64, |size, dtheta| size.max(dtheta.abs()));
    let mut moved = theta.clone();
    for (index, dtheta) in dtheta.indexed_iter() {
        moved[index] = (f64::from(theta[index]) + THETA_STEP) as f32;
        let up = loss(op, &x, &moved, &d_o);
        moved[index] = (f64::from(theta[index]) - THETA_STEP) as f32;
        let down = loss(op, &x, &moved, &d_o);
        moved[index] = theta[index];
        let slope = (up - down) / (2.0 * THETA_STEP);
        assert!(
            (dtheta - slope).abs() <= TOLERANCE * size,
            "{op:?} dtheta at {index:?}: {dtheta} but {slope}"
        );
    }
}

#[test]
fn lrpe_rotate() {
    for (seed, activation) in ACTIVATIONS.into_iter().enumerate() {
        let per_feature = LrpeRotate {
            activation,
            offset: 2,
            ..LrpeRotate::default()
        };
        let per_head = LrpeRotate {
            theta_kind: ThetaKind::PerHead,
            ..per_feature.clone()
        };
        for theta in [[2, 3], [2, 2], [1, 3]] {
            check(
                &Op::Rotate(per_feature.clone()),
                &[2, 3, 2, 6],
                theta,
                seed as u64,
            );
        }
        for theta in [[2, 1], [1, 1]] {
            check(
                &Op::Rotate(per_head.clone()),
                &[2, 3, 2, 6],
                theta,
                seed as u64,
            );
        }
        check(&Op::Rotate(per_feature), &[2, 4, 4], [1, 1], seed as u64);
    }
}

#[test]
fn lrpe_cosine() {
    for (seed, activation) in ACTIVATIONS.into_iter().enumerate() {
        let per_feature = LrpeCosine {
            activation,
            offset: -3,
            ..LrpeCosine::default()
        };
        let per_head = LrpeCosine {
            theta_kind: ThetaKind::PerHead,
            ..per_feature.clone()
        };
        for theta in [[2, 5], [2, 3], [1, 5]] {
            check(
                &Op::Cosine(per_feature.clone()),
                &[2, 3, 2, 5],
                theta,
                seed as u64,
            );
        }
        for theta in [[2, 1], [1, 1]] {
            check(
                &Op::Cosine(per_head.clone()),
                &[2, 3, 2, 5],
                theta,
                seed as u64,
            );
        }
        check(&Op::Cosine(per_feature), &[2, 4, 3], [1, 2], seed as u64);
    }
}

#[test]
fn lrpe_cosine_md() {
    for (seed, activation) in ACTIVATIONS.into_iter().enumerate() {
        for (grid, extra_tokens, theta) in [
            (vec![2, 3], 1, [2, 3]),
            (vec![2, 3], 0, [1, 4]),
            (vec![2, 2, 2], 0, [2, 2]),
            (vec![6], 0, [1, 5]),
        ] {
            let tokens = extra_tokens + grid.iter().product::<usize>();
            let op = LrpeCosineMd {
                activation,
                grid,
                extra_tokens,
            };
            check(&Op::Md(op), &[2, 2, tokens, 5], theta, seed as u64);
        }
    }
}
