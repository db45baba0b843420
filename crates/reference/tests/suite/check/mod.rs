//! Every way in which an input can be wrong, and what is said about it.

mod inputs;
mod parameters;
mod tensors;

use gimbal_reference::{InputError, Lrpe, LrpeProblem, Positions, ThetaKind};

use crate::support::{With, dense, message, reason, shape};

fn rotate(x: &[usize], theta: &[usize]) -> Result<LrpeProblem, InputError> {
    Lrpe::rotate().check_forward(&dense("x", x).info(), dense("theta", theta).info())
}

fn cosine(x: &[usize], theta: &[usize]) -> Result<LrpeProblem, InputError> {
    Lrpe::cosine().check_forward(&dense("x", x).info(), dense("theta", theta).info())
}

fn md(
    grid: &[usize],
    extra_tokens: usize,
    x: &[usize],
    theta: &[usize],
) -> Result<LrpeProblem, InputError> {
    Lrpe::cosine()
        .on(Positions::grid(grid.to_vec(), extra_tokens))
        .check_forward(&dense("x", x).info(), dense("theta", theta).info())
}

#[test]
fn the_problem_is_read_off_the_shapes() {
    let expected = LrpeProblem {
        batch: 2,
        tokens: 5,
        heads: 3,
        features: 8,
        theta_heads: 1,
        theta_features: 4,
        theta_kind: ThetaKind::PerFeature,
        axes: 1,
        ..LrpeProblem::default()
    };
    let with = |angles, problem| LrpeProblem { angles, ..problem };
    assert_eq!(rotate(&[2, 5, 3, 8], &[1, 4]), Ok(with(4, expected)));
    let one_head = LrpeProblem {
        heads: 1,
        ..expected
    };
    assert_eq!(cosine(&[2, 5, 8], &[1, 4]), Ok(with(8, one_head)));
    let on_two_axes = LrpeProblem {
        axes: 2,
        ..expected
    };
    let on_grid = md(&[2, 2], 1, &[2, 3, 5, 8], &[1, 4]);
    assert_eq!(on_grid, Ok(with(8, on_two_axes)));
    // From do alone.
    let theta = dense("theta", &[1, 4]);
    let rotate = Lrpe::rotate();
    let d_o = dense("do", &[2, 5, 3, 8]);
    assert_eq!(
        rotate.check_backward(None, theta.info(), &d_o.info()),
        Ok(with(4, expected))
    );
    let d_o = dense("do", &[2, 5, 3, 16]);
    let cosine = Lrpe::cosine();
    assert_eq!(
        cosine.check_backward(None, theta.info(), &d_o.info()),
        Ok(with(8, expected))
    );
}
