//! The checks: on shapes alone, for tensors anywhere, and on the values of those on the host.

use super::inputs::{IndexType, LrpeInfo, LrpeInputs};
use super::positions::{GIVEN_DIMENSIONS, MAX_AXES, Tokens, check_grid, check_line};
use super::{Encoding, Function, Layout, Lrpe, LrpeProblem, Positions, ThetaKind};
use crate::dtype::DType;
use crate::error::{InputError, InputReason};
use crate::tensor::{TensorInfo, required};

impl Lrpe {
    /// Checks the inputs of [`forward`](Self::forward).
    ///
    /// # Errors
    /// Those of [`InputReason`] that concern `x` and `inputs`.
    pub fn check_forward<'a>(
        &self,
        x: &TensorInfo,
        inputs: impl Into<LrpeInfo<'a>>,
    ) -> Result<LrpeProblem, InputError> {
        let inputs = inputs.into();
        let unit = match self.encoding {
            Encoding::Rotate(_) => 2,
            Encoding::Cosine => 1,
        };
        let rows = self.check_rows(x, &inputs, unit)?;
        self.check_problem(x.name, rows, &inputs)
    }

    /// Checks the inputs and the output of [`forward_into`](Self::forward_into).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), and what is wrong with `o`.
    pub fn check_forward_into<'a>(
        &self,
        x: &TensorInfo,
        inputs: impl Into<LrpeInfo<'a>>,
        o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let problem = self.check_forward(x, inputs)?;
        let width = self.encoding.width(problem.features);
        let mut room = [0; 4];
        o.check_output(self.name(), x.dtype, with_last(x.shape, width, &mut room))?;
        Ok(problem)
    }

    /// Checks the inputs of [`backward`](Self::backward).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), what is wrong with `d_o`, and
    /// [`InputReason::Missing`] where f needs `x`.
    pub fn check_backward<'a>(
        &self,
        x: Option<&TensorInfo>,
        inputs: impl Into<LrpeInfo<'a>>,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let inputs = inputs.into();
        if let Some(x) = x {
            return self.check_with_x(x, inputs, d_o);
        }
        if let Some(needed_for) = self.f.gradient_needs_x() {
            required(self.name(), x, "x", needed_for)?;
        }
        let mut rows = self.check_rows(d_o, &inputs, 2)?;
        rows.features = self.encoding.features(rows.features);
        self.check_problem(d_o.name, rows, &inputs)
    }

    /// Checks the inputs and the output of [`backward_into`](Self::backward_into).
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward), and what is wrong with `dx`.
    pub fn check_backward_into<'a>(
        &self,
        x: Option<&TensorInfo>,
        inputs: impl Into<LrpeInfo<'a>>,
        d_o: &TensorInfo,
        dx: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let problem = self.check_backward(x, inputs, d_o)?;
        let mut room = [0; 4];
        let shape = with_last(d_o.shape, problem.features, &mut room);
        dx.check_output(self.name(), d_o.dtype, shape)?;
        Ok(problem)
    }

    /// Checks the inputs of [`dtheta`](Self::dtheta), which always needs `x`.
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward), and [`InputReason::Missing`] without `x`.
    pub fn check_dtheta<'a>(
        &self,
        x: Option<&TensorInfo>,
        inputs: impl Into<LrpeInfo<'a>>,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let x = required(self.name(), x, "x", "the gradient of theta")?;
        self.check_with_x(x, inputs.into(), d_o)
    }

    /// Checks the inputs of [`dnorm_weight`](Self::dnorm_weight), which always needs `x`.
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward), and [`InputReason::Missing`] without `x` or
    /// the weight.
    pub fn check_dnorm_weight<'a>(
        &self,
        x: Option<&TensorInfo>,
        inputs: impl Into<LrpeInfo<'a>>,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let inputs = inputs.into();
        let needed_for = "the gradient of norm_weight";
        required(self.name(), inputs.norm_weight, "norm_weight", needed_for)?;
        let x = required(self.name(), x, "x", needed_for)?;
        self.check_with_x(x, inputs, d_o)
    }

    /// Checks that so many positions on a line, from the operator's offset on, fit in 32 bits. Every other check does, too; of a call that has
    /// passed them nothing else can be wrong from another offset, but that only one of 0 goes with offsets of sequences.
    ///
    /// # Errors
    /// [`InputReason::Positions`].
    pub fn check_offset(&self, tokens: usize) -> Result<(), InputError> {
        match self.positions {
            Positions::Line { offset } => check_line(self.name(), offset, tokens),
            _ => Ok(()),
        }
    }

    /// Checks the numbers in `inputs` that [`check_forward`](Self::check_forward) does not see:
    /// bounds of packed sequences, and offsets. Every CPU pass does.
    ///
    /// # Errors
    /// [`InputReason::CuSeqlens`] and [`InputReason::Positions`].
    pub fn check_values(
        &self,
        problem: &LrpeProblem,
        inputs: &LrpeInputs,
    ) -> Result<(), InputError> {
        Tokens::new(self, problem, inputs).map(drop)
    }

    /// Checks that keys go with queries, one operator and one theta for both: they differ in their number of heads at most.
    /// Each is checked by itself besides. What comes of them is what it would be of each alone, but that dtheta is the sum.
    ///
    /// # Errors
    /// [`InputReason::DType`] and [`InputReason::Shape`].
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::{Lrpe, LrpeInputs, TensorInfo};
    /// use ndarray::Array4;
    ///
    /// let [q, k] = [32, 8].map(|heads| Array4::<f32>::zeros((2, 5, heads, 8)));
    /// let theta = ndarray::array![[1.0, 0.5, 0.25, 0.125]];
    /// let inputs = LrpeInputs::from(theta.view());
    /// let (q, k) = (TensorInfo::of("q", &q), TensorInfo::of("k", &k));
    /// Lrpe::rotate().check_pair(&q, &k, inputs.info())?;
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn check_pair<'a>(
        &self,
        q: &TensorInfo,
        k: &TensorInfo,
        inputs: impl Into<LrpeInfo<'a>>,
    ) -> Result<(), InputError> {
        let (op, inputs) = (self.name(), inputs.into());
        k.check_dtype(op, q.dtype)?;
        let of_q = self.check_rows(q, &inputs, 1)?;
        let heads = self.check_rows(k, &inputs, 1)?.heads;
        let (batch, tokens, width) = (of_q.batch, of_q.tokens, of_q.features);
        let expected: &[usize] = match (self.layout(inputs.cu_seqlens.is_some()), k.shape.len()) {
            (Layout::Packed, _) => &[tokens, heads, width],
            (Layout::HeadsFirst, _) => &[batch, heads, tokens, width],
            (Layout::TokensFirst, 3) => &[batch, tokens, width],
            (Layout::TokensFirst, _) => &[batch, tokens, heads, width],
        };
        k.check_shape(op, expected)
    }

    fn check_with_x(
        &self,
        x: &TensorInfo,
        inputs: LrpeInfo,
        d_o: &TensorInfo,
    ) -> Result<LrpeProblem, InputError> {
        let op = self.name();
        let problem = self.check_forward(x, inputs)?;
        let width = self.encoding.width(problem.features);
        let mut room = [0; 4];
        d_o.check_input(op, x.dtype, with_last(x.shape, width, &mut room))?;
        Ok(problem)
    }

    /// The rows of x or do, of as many features as they are wide, which must be a positive multiple of `unit`, 1 or 2.
    fn check_rows(
        &self,
        tensor: &TensorInfo,
        inputs: &LrpeInfo,
        unit: usize,
    ) -> Result<LrpeProblem, InputError> {
        let op = self.name();
        self.check_choice(inputs)?;
        let layout = self.layout(inputs.cu_seqlens.is_some());
        let (batch, tokens, heads, width) = match (layout, tensor.shape) {
            (Layout::Packed, &[t, h, width]) => (1, t, h, width),
            (Layout::TokensFirst, &[b, n, h, width]) => (b, n, h, width),
            (Layout::TokensFirst, &[b, n, width]) => (b, n, 1, width),
            (Layout::HeadsFirst, &[b, h, l, width]) => (b, l, h, width),
            _ => return Err(tensor.rank_error(op, layout.dimensions())),
        };
        let (name, got) = (tensor.name, width);
        if width == 0 {
            return Err(InputReason::NoFeatures { tensor: name }.of(op));
        }
        if !width.is_multiple_of(unit) {
            return Err(InputReason::OddWidth { tensor: name, got }.of(op));
        }
        tensor.check_contiguous_rows(op)?;
        Ok(LrpeProblem {
            batch,
            tokens,
            heads,
            features: width,
            ..LrpeProblem::default()
        })
    }

    /// Each input must be there where it is needed, and only there.
    fn check_choice(&self, inputs: &LrpeInfo) -> Result<(), InputError> {
        let op = self.name();
        match self.positions {
            Positions::Line { offset } => {
                absent(op, inputs.positions, "positions on a line")?;
                if offset != 0 {
                    absent(op, inputs.offsets, "an offset")?;
                }
            }
            Positions::Grid { .. } => {
                absent(op, inputs.positions, "a grid")?;
                absent(op, inputs.offsets, "a grid")?;
                absent(op, inputs.cu_seqlens, "a grid")?;
            }
            Positions::Given { .. } => {
                required(op, inputs.positions, "positions", NEEDED_FOR_GIVEN)?;
                absent(op, inputs.offsets, "positions")?;
                absent(op, inputs.cu_seqlens, "positions")?;
            }
        }
        let weight = inputs.norm_weight;
        match self.f {
            Function::Activation(_) => absent(op, weight, "an activation"),
            Function::RmsNorm { .. } => {
                required(op, weight, "norm_weight", NEEDED_FOR_NORM).map(drop)
            }
        }
    }

    /// The inputs must fit the rows of x, which `tensor` has or gives.
    fn check_problem(
        &self,
        tensor: &'static str,
        rows: LrpeProblem,
        inputs: &LrpeInfo,
    ) -> Result<LrpeProblem, InputError> {
        let (op, heads, features) = (self.name(), rows.heads, rows.features);
        if let Encoding::Rotate(rotation) = self.encoding
            && let Some(got) = rotation.rotary_dim
            && !(got.is_multiple_of(2) && (2..=features).contains(&got))
        {
            return Err(InputReason::RotaryDim { features, got }.of(op));
        }
        let theta = &inputs.theta;
        theta.check_dtype(op, DType::F32)?;
        let [theta_heads, theta_features] = theta.check_rank(op, "(H, E) or (1, E)")?;
        theta.check_contiguous_rows(op)?;
        if theta_heads != 1 && theta_heads != heads {
            let got = theta_heads;
            return Err(InputReason::ThetaHeads { heads, got }.of(op));
        }
        let sequences = check_packed(op, inputs.cu_seqlens)?;
        let problem = LrpeProblem {
            angles: self.encoding.angles(features),
            theta_heads,
            theta_features,
            theta_kind: self.theta_kind,
            axes: match (&self.positions, &inputs.positions) {
                (Positions::Grid { shape, .. }, _) => shape.len(),
                (Positions::Given { .. }, Some(positions)) => check_given(op, positions, &rows)?,
                _ => 1,
            },
            sequences,
            ..rows
        };
        match &self.positions {
            Positions::Line { .. } => {
                self.check_columns(&problem)?;
                self.check_offset(rows.tokens)?;
            }
            Positions::Grid {
                shape,
                extra_tokens,
                ..
            } => {
                let expected = check_grid(op, shape, *extra_tokens)?;
                self.check_columns(&problem)?;
                if rows.tokens != expected {
                    return Err(InputReason::GridTokens {
                        tensor,
                        grid: shape.clone(),
                        extra_tokens: *extra_tokens,
                        expected,
                        got: rows.tokens,
                    }
                    .of(op));
                }
            }
            Positions::Given { .. } => self.check_columns(&problem)?,
        }
        if let Some(offsets) = inputs.offsets {
            offsets.check_shape(op, &[sequences.unwrap_or(rows.batch)])?;
            offsets.check_contiguous_rows(op)?;
        }
        if let Some(weight) = inputs.norm_weight {
            check_norm_weight(op, &weight, heads, features)?;
        }
        Ok(problem)
    }

    /// The columns of theta must fit the angles and the axes.
    fn check_columns(&self, problem: &LrpeProblem) -> Result<(), InputError> {
        let (angles, got, count) = (problem.angles, problem.theta_features, problem.axes);
        let grid = matches!(self.positions, Positions::Grid { .. });
        let reason = match (self.theta_kind, self.positions.axes()) {
            (ThetaKind::PerHead, axes) if grid || count > 1 || axes.is_some() => {
                InputReason::ThetaScalarAxes
            }
            (ThetaKind::PerHead, _) if got != 1 => InputReason::ThetaNotScalar { got },
            (ThetaKind::PerHead, _) => return Ok(()),
            (ThetaKind::PerFeature, None) if grid || count > 1 => {
                if count.saturating_mul(got) >= angles {
                    return Ok(());
                }
                InputReason::ThetaTooNarrow {
                    axes: count,
                    theta_features: got,
                    angles,
                }
            }
            (ThetaKind::PerFeature, _) if got > angles => {
                InputReason::ThetaTooWide { max: angles, got }
            }
            (ThetaKind::PerFeature, Some(axes)) if axes.len() != got => InputReason::AxesLength {
                expected: got,
                got: axes.len(),
            },
            (ThetaKind::PerFeature, axes) => {
                let mut axes = axes.unwrap_or_default().iter().copied().enumerate();
                let Some((index, got)) = axes.find(|&(_, axis)| axis >= count) else {
                    return Ok(());
                };
                InputReason::AxisRange {
                    index,
                    axes: count,
                    got,
                }
            }
        };
        Err(reason.of(self.name()))
    }
}

/// The shape of rows, which the checks have let pass, with another last length.
fn with_last<'r>(rows: &[usize], last: usize, room: &'r mut [usize; 4]) -> &'r [usize] {
    let shape = &mut room[..rows.len()];
    shape.copy_from_slice(rows);
    if let Some(end) = shape.last_mut() {
        *end = last;
    }
    shape
}

/// What needs the positions of a call.
pub(super) const NEEDED_FOR_GIVEN: &str = "positions that are given";

/// What needs the weight of the norm.
pub(super) const NEEDED_FOR_NORM: &str = "the RMS norm";

/// The dimensions of the norm's weight.
pub(super) const NORM_DIMENSIONS: &str = "(D), (1, D) or (H, D)";

/// The input must not be there beside something else.
fn absent<D>(
    op: &'static str,
    input: Option<TensorInfo<D>>,
    other: &'static str,
) -> Result<(), InputError> {
    let conflict = |tensor| Err(InputReason::Conflict { tensor, other }.of(op));
    input.map_or(Ok(()), |input| conflict(input.name))
}

/// The number of packed sequences.
fn check_packed(
    op: &'static str,
    cu_seqlens: Option<TensorInfo<IndexType>>,
) -> Result<Option<usize>, InputError> {
    let Some(cu_seqlens) = cu_seqlens else {
        return Ok(None);
    };
    let [bounds] = cu_seqlens.check_rank(op, "(S + 1)")?;
    cu_seqlens.check_contiguous_rows(op)?;
    let tensor = cu_seqlens.name;
    let sequences = bounds.checked_sub(1);
    let sequences = sequences.ok_or(InputReason::NoFeatures { tensor }.of(op))?;
    Ok(Some(sequences))
}

/// The number of axes of given positions.
fn check_given(
    op: &'static str,
    positions: &TensorInfo<IndexType>,
    rows: &LrpeProblem,
) -> Result<usize, InputError> {
    let (axes, expected) = match *positions.shape {
        [_] => (1, vec![rows.tokens]),
        [_, _] => (1, vec![rows.batch, rows.tokens]),
        [axes, _, _] => (axes, vec![axes, rows.batch, rows.tokens]),
        _ => return Err(positions.rank_error(op, GIVEN_DIMENSIONS)),
    };
    positions.check_shape(op, &expected)?;
    positions.check_contiguous_rows(op)?;
    positions.check_size(op, "k", axes, 1..=MAX_AXES)?;
    Ok(axes)
}

fn check_norm_weight(
    op: &'static str,
    weight: &TensorInfo,
    heads: usize,
    features: usize,
) -> Result<(), InputError> {
    weight.check_dtype(op, DType::F32)?;
    let expected = match *weight.shape {
        [_] => vec![features],
        [1, _] => vec![1, features],
        [_, _] => vec![heads, features],
        _ => return Err(weight.rank_error(op, NORM_DIMENSIONS)),
    };
    weight.check_shape(op, &expected)?;
    weight.check_contiguous_rows(op)
}
