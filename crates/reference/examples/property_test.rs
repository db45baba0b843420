//! A property test of someone else's kernel: `cargo run -p gimbal-reference --features testing --example property_test`.
//!
//! The kernel is a rotary encoding in f32 as one finds it everywhere. It is right where it says it is,
//! at positions up to some thousand; further on its angles are off, which the test then tells.

use gimbal_reference::testing::{Layout, Placed, lrpe};
use gimbal_reference::{Activation, Lrpe, Positions, ThetaKind};
use ndarray::{ArrayView2, ArrayViewD, ArrayViewMutD};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// The kernel: x and o are (B, N, H, D) of any strides, the position of the first token is `offset`.
fn rope(x: ArrayViewD<f32>, theta: ArrayView2<f32>, offset: i64, mut o: ArrayViewMutD<f32>) {
    let half = x.shape()[3] / 2;
    for (b, n, h, i) in ndarray::indices((x.shape()[0], x.shape()[1], x.shape()[2], half)) {
        let row = if theta.nrows() == 1 { 0 } else { h };
        let frequency = theta.get((row, i)).copied().unwrap_or(0.0);
        let (sin, cos) = ((offset + n as i64) as f32 * frequency).sin_cos();
        let (x1, x2) = (x[[b, n, h, i]], x[[b, n, h, i + half]]);
        o[[b, n, h, i]] = x1 * cos - x2 * sin;
        o[[b, n, h, i + half]] = x1 * sin + x2 * cos;
    }
}

/// The test, of positions from `offset` on.
fn test(offset: i64) -> Result<(), String> {
    let problems = lrpe::on_a_line(Lrpe::rotate())
        .prop_filter("four axes", |problem| problem.x.len() == 4)
        .prop_filter("a theta per feature", |problem| {
            problem.op.theta_kind == ThetaKind::PerFeature
        })
        .prop_map(move |mut problem| {
            problem.op.positions = Positions::line(offset);
            problem.op.f = Activation::None.into();
            problem
        });
    let cases = lrpe::cases::<f32>(problems, Layout::any());
    let outcome = TestRunner::new(Config::with_cases(64)).run(&cases, |mut case| {
        // Frequencies of models are at most 1.
        case.theta.mapv_inplace(|theta| theta / 64.0);
        let x = Placed::holding(&case.x, case.layouts[0]);
        let mut o = Placed::poisoned(case.d_o.shape(), case.layouts[1]);
        rope(x.view(), case.theta.view(), offset, o.view_mut());
        Ok(case.forward().judge_placed(&o).check()?)
    });
    outcome.map_err(|error| error.to_string())
}

fn main() {
    assert_eq!(test(0), Ok(()));
    let failure = test(1 << 23).unwrap_err();
    println!("{failure}");
}
