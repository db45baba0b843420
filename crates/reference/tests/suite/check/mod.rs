//! Every way in which an input can be wrong, and what is said about it.

mod inputs;
mod parameters;
mod tensors;

use gimbal_reference::{DType, InputError, Lrpe, LrpeProblem, Positions, TensorInfo, ThetaKind};

/// A dense tensor by its shape.
struct Dense {
    name: &'static str,
    shape: Vec<usize>,
    strides: Vec<isize>,
}

fn dense(name: &'static str, shape: &[usize]) -> Dense {
    let mut strides = vec![1; shape.len()];
    for axis in (1..shape.len()).rev() {
        strides[axis - 1] = strides[axis] * shape[axis] as isize;
    }
    Dense {
        name,
        shape: shape.to_vec(),
        strides,
    }
}

impl Dense {
    fn info(&self) -> TensorInfo<'_> {
        TensorInfo {
            name: self.name,
            dtype: DType::F32,
            shape: &self.shape,
            strides: &self.strides,
        }
    }
}

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
    Lrpe {
        positions: Positions::grid(grid.to_vec(), extra_tokens),
        ..Lrpe::cosine()
    }
    .check_forward(&dense("x", x).info(), dense("theta", theta).info())
}

/// The message of an error.
fn message<T: std::fmt::Debug>(result: Result<T, InputError>) -> String {
    let message = result.unwrap_err().to_string();
    assert!(!message.contains('\n'));
    message
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
    let rotated = |problem| LrpeProblem {
        angles: 4,
        ..problem
    };
    let doubled = |problem| LrpeProblem {
        angles: 8,
        ..problem
    };
    assert_eq!(rotate(&[2, 5, 3, 8], &[1, 4]), Ok(rotated(expected)));
    assert_eq!(
        cosine(&[2, 5, 8], &[1, 4]),
        Ok(doubled(LrpeProblem {
            heads: 1,
            ..expected
        }))
    );
    let on_two_axes = LrpeProblem {
        axes: 2,
        ..expected
    };
    assert_eq!(
        md(&[2, 2], 1, &[2, 3, 5, 8], &[1, 4]),
        Ok(doubled(on_two_axes))
    );
    // From do alone.
    let theta = dense("theta", &[1, 4]);
    let rotate = Lrpe::rotate();
    let d_o = dense("do", &[2, 5, 3, 8]);
    assert_eq!(
        rotate.check_backward(None, theta.info(), &d_o.info()),
        Ok(rotated(expected))
    );
    let d_o = dense("do", &[2, 5, 3, 16]);
    let cosine = Lrpe::cosine();
    assert_eq!(
        cosine.check_backward(None, theta.info(), &d_o.info()),
        Ok(doubled(expected))
    );
}
