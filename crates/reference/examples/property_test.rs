//! A property test of someone else's kernel:
//! `cargo run -p gimbal-reference --features testing --example property_test`.
//!
//! The kernel is a rotary encoding as one finds it everywhere. With angles in f64 it passes; with
//! angles in f32 it does not, and the test tells where.

use gimbal_reference::testing::{Layout, Placed, lrpe};
use gimbal_reference::{Activation, Encoding, Positions, Rotation, ThetaKind};
use ndarray::{ArrayView2, ArrayViewD, ArrayViewMutD};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// The angle of a position and a frequency.
type Angle = fn(i64, f32) -> f64;

/// The kernel: x and o are (B, N, H, D) of any strides, and tokens stand from `offset` on.
fn rope(
    x: ArrayViewD<f32>,
    theta: ArrayView2<f32>,
    offset: i64,
    angle: Angle,
    mut o: ArrayViewMutD<f32>,
) {
    let half = x.shape()[3] / 2;
    for (b, n, h, i) in ndarray::indices((x.shape()[0], x.shape()[1], x.shape()[2], half)) {
        let row = if theta.nrows() == 1 { 0 } else { h };
        let frequency = theta.get((row, i)).copied().unwrap_or(0.0);
        let (sin, cos) = angle(offset + n as i64, frequency).sin_cos();
        let (x1, x2) = (x[[b, n, h, i]], x[[b, n, h, i + half]]);
        o[[b, n, h, i]] = (f64::from(x1) * cos - f64::from(x2) * sin) as f32;
        o[[b, n, h, i + half]] = (f64::from(x1) * sin + f64::from(x2) * cos) as f32;
    }
}

/// The test: problems that the kernel is for, in any layout, with NaN around x and o.
fn test(angle: Angle) -> Result<(), String> {
    let problems = lrpe::problems(
        Just(lrpe::Turn::Rotate),
        Just(Activation::None.into()),
        Just(lrpe::Source::Line),
        1usize..65,
        30_000,
    )
    .prop_filter("what the kernel knows", |problem| {
        problem.shape.len() == 4
            && problem.op.theta_kind == ThetaKind::PerFeature
            && problem.op.encoding == Encoding::Rotate(Rotation::default())
    });
    let config = Config {
        cases: 64,
        max_shrink_iters: 4096,
        // In a test of its own it is a file, where cases that failed are kept.
        failure_persistence: None,
        ..Config::default()
    };
    let cases = lrpe::cases::<f32>(problems, Layout::any());
    let outcome = TestRunner::new(config).run(&cases, |case| {
        let Positions::Line { offset } = case.problem.op.positions else {
            return Err(TestCaseError::reject("not on a line"));
        };
        let x = Placed::holding(&case.x, case.layouts[0]);
        let mut o = Placed::poisoned(case.d_o.shape(), case.layouts[1]);
        rope(
            x.view(),
            case.problem.theta.view(),
            offset,
            angle,
            o.view_mut(),
        );
        Ok(case.forward().judge_placed(&o).check()?)
    });
    outcome.map_err(|error| error.to_string())
}

fn main() {
    assert_eq!(
        test(|position, theta| position as f64 * f64::from(theta)),
        Ok(())
    );
    let failure = test(|position, theta| f64::from(position as f32 * theta)).unwrap_err();
    println!(
        "angles in f32: {}",
        failure.lines().next().unwrap_or_default()
    );
}
