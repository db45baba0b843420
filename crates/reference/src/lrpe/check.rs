//! The checks of the LRPE operators, on shapes alone.

use std::marker::PhantomData;

use super::positions::{Positions, check_grid, check_line};
use super::{Encoding, LrpeProblem};
use crate::activation::Activation;
use crate::dtype::DType;
use crate::error::{InputError, InputReason};
use crate::tensor::TensorInfo;
use crate::theta::ThetaKind;

/// What defines an LRPE operator besides its tensors.
pub(crate) struct Definition<'a, E> {
    pub op: &'static str,
    pub activation: Activation,
    pub positions: Positions<'a>,
    pub encoding: PhantomData<E>,
}

/// Passes on an `x` that may be left out in other cases.
///
/// # Errors
/// [`InputReason::Missing`].
pub(super) fn required<X>(
    op: &'static str,
    x: Option<X>,
    needed_for: &'static str,
) -> Result<X, InputError> {
    x.ok_or(
        InputReason::Missing {
            tensor: "x",
            needed_for,
        }
        .of(op),
    )
}

impl<E: Encoding> Definition<'_, E> {
    /// The shape of o for x of shape `x`.
    pub fn output_shape(&self, x: &[usize]) -> Vec<usize> {
        let features = x.last().copied().unwrap_or(0);
        with_last(x, E::width(features))
    }

    /// The shape of x or dx for do of shape `d_o`.
    pub fn input_shape(&self, d_o: &[usize]) -> Vec<usize> {
        let width = d_o.last().copied().unwrap_or(0);
        with_last(d_o, width / 2 * E::FEATURES_PER_ANGLE)
    }

    pub fn check_forward(
        &self,
        x: &TensorInfo,
        theta: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let rows = self.check_rows(x, E::FEATURES_PER_ANGLE)?;
        self.check_problem(rows, rows.width, theta)
    }

    pub fn check_forward_into(
        &self,
        x: &TensorInfo,
        theta: &TensorInfo,
        o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let problem = self.check_forward(x, theta)?;
        o.check_output(self.op, x.dtype, &self.output_shape(x.shape))?;
        Ok(problem)
    }

    pub fn check_backward(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        if let Some(x) = x {
            return self.check_with_x(x, theta, d_o);
        }
        if self.activation != Activation::None {
            required(self.op, x, "the gradient of the activation")?;
        }
        let rows = self.check_rows(d_o, 2)?;
        self.check_problem(rows, rows.width / 2 * E::FEATURES_PER_ANGLE, theta)
    }

    pub fn check_backward_into(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
        dx: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let problem = self.check_backward(x, theta, d_o)?;
        dx.check_output(self.op, d_o.dtype, &self.input_shape(d_o.shape))?;
        Ok(problem)
    }

    pub fn check_dtheta(
        &self,
        x: Option<&TensorInfo>,
        theta: &TensorInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let x = required(self.op, x, "the gradient of theta")?;
        self.check_with_x(x, theta, d_o)
    }

    fn check_with_x(
        &self,
        x: &TensorInfo,
        theta: &TensorInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let problem = self.check_forward(x, theta)?;
        d_o.check_dtype(self.op, x.dtype)?;
        d_o.check_shape(self.op, &self.output_shape(x.shape))?;
        d_o.check_contiguous_rows(self.op)?;
        Ok(problem)
    }

    /// The rows of x or do, whose width must be a positive multiple of `unit`, which is 1 or 2.
    fn check_rows(&self, tensor: &TensorInfo, unit: usize) -> Result<Rows, InputError> {
        let op = self.op;
        let (batch, tokens, heads, width) = match (self.positions, tensor.shape) {
            (Positions::Line { .. }, &[b, n, h, width]) => (b, n, h, width),
            (Positions::Line { .. }, &[b, n, width]) => (b, n, 1, width),
            (Positions::Grid { .. }, &[b, h, l, width]) => (b, l, h, width),
            _ => {
                return Err(InputReason::Rank {
                    tensor: tensor.name,
                    expected: self.positions.dimensions(),
                    got: tensor.shape.to_vec(),
                }
                .of(op));
            }
        };
        if width == 0 {
            return Err(InputReason::NoFeatures {
                tensor: tensor.name,
            }
            .of(op));
        }
        if !width.is_multiple_of(unit) {
            return Err(InputReason::OddWidth {
                tensor: tensor.name,
                got: width,
            }
            .of(op));
        }
        tensor.check_contiguous_rows(op)?;
        Ok(Rows {
            batch,
            tokens,
            heads,
            width,
        })
    }

    /// Theta and the positions must fit the rows of x, which have `features` features.
    fn check_problem(
        &self,
        rows: Rows,
        features: usize,
        theta: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let op = self.op;
        theta.check_dtype(op, DType::F32)?;
        let &[theta_heads, theta_features] = theta.shape else {
            return Err(InputReason::Rank {
                tensor: theta.name,
                expected: "(H, E) or (1, E)",
                got: theta.shape.to_vec(),
            }
            .of(op));
        };
        theta.check_contiguous_rows(op)?;
        if theta_heads != 1 && theta_heads != rows.heads {
            return Err(InputReason::ThetaHeads {
                heads: rows.heads,
                got: theta_heads,
            }
            .of(op));
        }
        let theta_kind = match self.positions {
            Positions::Line { offset, theta_kind } => {
                check_width(op, theta_kind, E::angles(features), theta_features)?;
                check_line(op, offset, rows.tokens)?;
                theta_kind
            }
            Positions::Grid { axes, extra_tokens } => {
                let expected = check_grid(op, axes, extra_tokens)?;
                if axes.len().saturating_mul(theta_features) < features {
                    return Err(InputReason::ThetaTooNarrow {
                        axes: axes.len(),
                        theta_features,
                        features,
                    }
                    .of(op));
                }
                if rows.tokens != expected {
                    return Err(InputReason::GridTokens {
                        grid: axes.to_vec(),
                        extra_tokens,
                        expected,
                        got: rows.tokens,
                    }
                    .of(op));
                }
                ThetaKind::PerFeature
            }
        };
        Ok(LrpeProblem {
            batch: rows.batch,
            tokens: rows.tokens,
            heads: rows.heads,
            features,
            theta_heads,
            theta_features,
            theta_kind,
        })
    }
}

/// The sizes of x or do.
#[derive(Clone, Copy)]
struct Rows {
    batch: usize,
    tokens: usize,
    heads: usize,
    width: usize,
}

fn check_width(
    op: &'static str,
    kind: ThetaKind,
    angles: usize,
    theta_features: usize,
) -> Result<(), InputError> {
    match kind {
        ThetaKind::PerFeature if theta_features > angles => Err(InputReason::ThetaTooWide {
            max: angles,
            got: theta_features,
        }
        .of(op)),
        ThetaKind::PerHead if theta_features != 1 => Err(InputReason::ThetaNotScalar {
            got: theta_features,
        }
        .of(op)),
        _ => Ok(()),
    }
}

/// `shape` with another last dimension.
fn with_last(shape: &[usize], last: usize) -> Vec<usize> {
    let mut shape = shape.to_vec();
    if let Some(end) = shape.last_mut() {
        *end = last;
    }
    shape
}
