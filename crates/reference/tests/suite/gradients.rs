//! dx, dtheta and dnorm_weight against central differences of the forward pass.

use gimbal_reference::testing::lrpe::Problem;
use gimbal_reference::{Encoding, Function, Lrpe, Pairing, Positions, Rotation};
use ndarray::{ArrayBase, ArrayD, Data, Dimension, array};

use crate::support::{ACTIVATIONS, Draw, Exact, Random, With, call};

/// Steps by which an input goes up and down. Inputs are multiples of 2^-12, so in f32 both are
/// exact.
const X_STEP: f64 = 1.0 / 1024.0;
/// Smaller, as an angle moves by p times the step, and p goes up to 6.
const THETA_STEP: f64 = 1.0 / 16384.0;
/// Smaller, as the third derivative of the norm goes up to 100 for eps = 1/2.
const NORM_X_STEP: f64 = 1.0 / 16384.0;

/// Of the largest gradient. Central differences are off by step² / 6 times the third derivative: at
/// most 2^-20 / 6 · |f'''| = 2e-7 in x (|f'''| <= 1 for these activations), 2^-28 / 6 · 6³ = 2e-7
/// in theta. Rounding in f64 adds 1e-15 / step = 1e-11. A wrong factor, sign or term is off by far
/// more.
const TOLERANCE: f64 = 1e-6;

/// Σ do ⊙ o.
fn loss(call: &Problem, x: &ArrayD<f32>, d_o: &ArrayD<f32>) -> f64 {
    let o = call.forward(x);
    o.iter().zip(d_o).map(|(o, d_o)| o * f64::from(*d_o)).sum()
}

/// `gradient` of the loss by the elements of `at`, which `loss` takes elsewhere.
fn compare<D: Dimension>(
    what: &str,
    gradient: &ArrayBase<impl Data<Elem = f64>, D>,
    at: &ArrayBase<impl Data<Elem = f32>, D>,
    step: f64,
    loss: impl Fn(ArrayD<f32>) -> f64,
) {
    let size = gradient.iter().fold(0f64, |size, d| size.max(d.abs()));
    assert_eq!(gradient.shape(), at.shape());
    let moved = |index: usize, by: f64| {
        let mut moved = at.to_owned().into_dyn();
        let element = moved.iter_mut().nth(index).unwrap();
        *element = (f64::from(*element) + by) as f32;
        loss(moved)
    };
    for (index, gradient) in gradient.iter().enumerate() {
        let slope = (moved(index, step) - moved(index, -step)) / (2.0 * step);
        assert!(
            (gradient - slope).abs() <= TOLERANCE * size,
            "{what} at {index}: {gradient} but {slope}"
        );
    }
}

fn check_call(call: &Problem, shape: &[usize], seed: u64) {
    let mut random = Random::new(seed);
    let x = random.tensor::<f32>(shape);
    let d_o = random.tensor::<f32>(&call.op.output_shape(shape));
    let step = match call.op.f {
        Function::RmsNorm { .. } => NORM_X_STEP,
        _ => X_STEP,
    };
    compare(
        &format!("{call:?} dx"),
        &call.backward(&x, &d_o),
        &x,
        step,
        |x| loss(call, &x, &d_o),
    );
    compare(
        &format!("{call:?} dtheta"),
        &call.dtheta(&x, &d_o),
        &call.theta,
        THETA_STEP,
        |theta| {
            let theta = theta.into_dimensionality().unwrap();
            let moved = Problem {
                theta,
                ..call.clone()
            };
            loss(&moved, &x, &d_o)
        },
    );
    if let Some(weight) = &call.norm_weight {
        compare(
            &format!("{call:?} dnorm_weight"),
            &call.dnorm_weight(&x, &d_o),
            weight,
            X_STEP,
            |weight| {
                let moved = Problem {
                    norm_weight: Some(weight),
                    ..call.clone()
                };
                loss(&moved, &x, &d_o)
            },
        );
    }
}

fn check(op: &Lrpe, shape: &[usize], theta_shape: [usize; 2], seed: u64) {
    let theta = Random::new(seed + 100).theta(theta_shape);
    check_call(&call(op.clone(), theta), shape, seed);
}

/// Positions up to 6 of every kind, for two sequences of three tokens, two heads and six features.
fn calls(op: &Lrpe, random: &mut Random) -> Vec<(Problem, Vec<usize>)> {
    let call = |positions, theta| call(op.clone().on(positions), theta);
    let given = |axes| Positions::Given { axes };
    let x = [2, 3, 2, 6];
    // Two angles where four of the six features are rotated, one of them without theta otherwise.
    let columns = op.encoding.angles(6).min(3);
    let axes = || Some([0, 1, 1][..columns].to_vec());
    vec![
        (
            Problem {
                offsets: Some(array![-2i64, 3].into()),
                ..call(Positions::line(0), random.theta([2, 2]))
            },
            x.to_vec(),
        ),
        (
            Problem {
                cu_seqlens: Some(array![0, 2, 2, 5].into()),
                ..call(Positions::line(1), random.theta([1, columns]))
            },
            vec![6, 2, 6],
        ),
        (
            Problem {
                positions: Some(array![[4i64, 4, -6], [0, 2, 1]].into()),
                ..call(given(None), random.theta([2, columns]))
            },
            x.to_vec(),
        ),
        (
            Problem {
                positions: Some(array![[[1i64, 2, 3], [4, 5, 6]], [[0, 1, 0], [-1, -2, 0]]].into()),
                ..call(given(axes()), random.theta([1, columns]))
            },
            x.to_vec(),
        ),
        (
            call(
                Positions::Grid {
                    shape: vec![2, 1],
                    extra_tokens: 1,
                    axes: axes(),
                },
                random.theta([1, columns]),
            ),
            if op.name() == "lrpe_rotate" {
                x.to_vec()
            } else {
                vec![2, 2, 3, 6]
            },
        ),
    ]
}

#[test]
fn all_positions_and_functions() {
    let mut functions: Vec<Function> = ACTIVATIONS.map(Function::from).into();
    functions.push(Function::RmsNorm { eps: 0.5 });
    for (seed, f) in functions.into_iter().enumerate() {
        let part = Rotation {
            pairing: Pairing::Interleaved,
            rotary_dim: Some(4),
            factor: 1.5,
        };
        let rotate = Lrpe::rotate().with(f).encoded(Encoding::Rotate(part));
        let cosine = Lrpe::cosine().with(f);
        for op in [rotate, cosine] {
            let mut random = Random::new(seed as u64 + 50);
            for (mut call, shape) in calls(&op, &mut random) {
                if matches!(f, Function::RmsNorm { .. }) {
                    call.norm_weight = Some(random.tensor(&[2, 6]));
                }
                check_call(&call, &shape, seed as u64);
            }
        }
    }
}

/// `features` of each of two heads, and of one head, with all kinds of theta.
fn check_line(op: Lrpe, features: [usize; 2], theta: [[usize; 2]; 3], of_one: usize) {
    for (seed, activation) in ACTIVATIONS.into_iter().enumerate() {
        let (seed, per_feature) = (seed as u64, op.clone().with(activation));
        let per_head = per_feature.clone().per_head();
        for theta in theta {
            check(&per_feature, &[2, 3, 2, features[0]], theta, seed);
        }
        for theta in [[2, 1], [1, 1]] {
            check(&per_head, &[2, 3, 2, features[0]], theta, seed);
        }
        check(&per_feature, &[2, 4, features[1]], [1, of_one], seed);
    }
}

#[test]
fn lrpe_rotate() {
    let op = Lrpe::rotate().on(Positions::line(2));
    check_line(op, [6, 4], [[2, 3], [2, 2], [1, 3]], 1);
}

#[test]
fn lrpe_cosine() {
    let op = Lrpe::cosine().on(Positions::line(-3));
    check_line(op, [5, 3], [[2, 5], [2, 3], [1, 5]], 2);
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
            let op = Lrpe::cosine()
                .with(activation)
                .on(Positions::grid(grid, extra_tokens));
            check(&op, &[2, 2, tokens, 5], theta, seed as u64);
        }
    }
}
