//! What is wrong with an input: one type for every operator, on the CPU and on the GPU.

use thiserror::Error;

/// An input that an operator does not accept: the operator, and what was expected and what came.
///
/// The message is one line.
///
/// # Example
/// ```
/// use gimbal_reference::{InputReason, Lrpe};
/// use ndarray::{Array2, ArrayD};
///
/// let x = ArrayD::<f32>::zeros(vec![1, 4, 2, 7]);
/// let theta = Array2::<f32>::zeros((2, 3));
/// let error = Lrpe::rotate().forward(x.view(), theta.view()).unwrap_err();
/// assert_eq!(error, InputReason::OddWidth { tensor: "x", got: 7 }.of("lrpe_rotate"));
/// assert_eq!(error.to_string(), "lrpe_rotate: the last dimension of x must be even, got 7");
/// ```
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{op}: {reason}")]
#[non_exhaustive]
pub struct InputError {
    /// The operator.
    pub op: &'static str,
    /// What is wrong.
    pub reason: InputReason,
}

/// What is wrong with an input.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum InputReason {
    /// A tensor has the wrong number of dimensions.
    #[error("{tensor} must have the shape {expected}, got {}", tuple(got))]
    Rank {
        /// The tensor.
        tensor: &'static str,
        /// The dimensions by name, e.g. `(B, N, H, D) or (B, N, D)`.
        expected: &'static str,
        /// The shape that came.
        got: Vec<usize>,
    },
    /// A tensor's shape does not fit that of the others.
    #[error("{tensor} must have the shape {}, got {}", tuple(expected), tuple(got))]
    Shape {
        /// The tensor.
        tensor: &'static str,
        /// The shape that fits.
        expected: Vec<usize>,
        /// The shape that came.
        got: Vec<usize>,
    },
    /// A tensor's element type is not the one needed: f32 for theta, that of x for the others.
    #[error("{tensor} must be of type {expected}, got {got}")]
    DType {
        /// The tensor.
        tensor: &'static str,
        /// The name of the type needed.
        expected: &'static str,
        /// The name of the type that came, which may be one that no operator knows.
        got: String,
    },
    /// The elements of a row do not lie side by side in memory.
    #[error("the last dimension of {tensor} must be contiguous (stride 1), got stride {got}")]
    NotContiguous {
        /// The tensor.
        tensor: &'static str,
        /// The stride of the last dimension, in elements.
        got: isize,
    },
    /// Two elements of an output may share one address.
    #[error(
        "the elements of the output {tensor} must not overlap, got shape {} with strides {}",
        tuple(shape),
        tuple(strides)
    )]
    Overlapping {
        /// The tensor.
        tensor: &'static str,
        /// Its shape.
        shape: Vec<usize>,
        /// Its strides, in elements.
        strides: Vec<isize>,
    },
    /// An output would have more bytes than an address space.
    #[error("{tensor} of shape {} is too large to allocate", tuple(shape))]
    TooLarge {
        /// The tensor.
        tensor: &'static str,
        /// Its shape.
        shape: Vec<usize>,
    },
    /// A tensor that this pass needs was not given.
    #[error("{tensor} is needed for {needed_for}, but was not given")]
    Missing {
        /// The tensor.
        tensor: &'static str,
        /// What needs it.
        needed_for: &'static str,
    },
    /// The last dimension is empty.
    #[error("the last dimension of {tensor} must be at least 1, got 0")]
    NoFeatures {
        /// The tensor.
        tensor: &'static str,
    },
    /// A dimension is shorter or longer than the operator can do.
    #[error("{dimension} of {tensor} must be from {min} to {max}, got {got}")]
    Size {
        /// The tensor.
        tensor: &'static str,
        /// The dimension's letter in the formula.
        dimension: &'static str,
        /// The least length.
        min: usize,
        /// The greatest length.
        max: usize,
        /// The length that came.
        got: usize,
    },
    /// A sequence is longer than the cache, or its length is negative.
    #[error("kv_lens[{sequence}] must be from 0 to {max}, got {got}")]
    KvLen {
        /// The index of the sequence.
        sequence: usize,
        /// The tokens of the cache.
        max: usize,
        /// The length that came.
        got: i32,
    },
    /// The last dimension must split into two halves.
    #[error("the last dimension of {tensor} must be even, got {got}")]
    OddWidth {
        /// The tensor.
        tensor: &'static str,
        /// The last dimension that came.
        got: usize,
    },
    /// `theta` has neither one row nor one per head.
    #[error("theta must have 1 row or one for each of the {heads} heads, got {got}")]
    ThetaHeads {
        /// The number of heads of x.
        heads: usize,
        /// The rows of theta.
        got: usize,
    },
    /// `theta` has more columns than there are angles.
    #[error("theta must have at most {max} columns, got {got}")]
    ThetaTooWide {
        /// The number of angles: D, or D/2 for a rotation.
        max: usize,
        /// The columns of theta.
        got: usize,
    },
    /// `theta` is declared as one scalar per head, but has another number of columns.
    #[error("theta with a scalar per head must have 1 column, got {got}")]
    ThetaNotScalar {
        /// The columns of theta.
        got: usize,
    },
    /// `theta` is declared as one scalar per head, but positions have axes.
    #[error("theta with a scalar per head needs positions on a line, or given ones on one axis")]
    ThetaScalarAxes,
    /// The axes' blocks of angles together do not cover a row.
    #[error(
        "{axes} axes of {theta_features} columns of theta must cover the {angles} angles of a row"
    )]
    ThetaTooNarrow {
        /// The number of axes k of the grid.
        axes: usize,
        /// The columns e of theta.
        theta_features: usize,
        /// The angles of a row: D, or half of what is rotated.
        angles: usize,
    },
    /// There is not one axis for each column of theta.
    #[error("axes must name an axis for each of the {expected} columns of theta, got {got}")]
    AxesLength {
        /// The columns of theta.
        expected: usize,
        /// The number of axes that came.
        got: usize,
    },
    /// A column of theta belongs to an axis that positions do not have.
    #[error("axes[{index}] must be from 0 to {}, got {got}", axes - 1)]
    AxisRange {
        /// The column of theta.
        index: usize,
        /// The number of axes.
        axes: usize,
        /// The axis that came.
        got: usize,
    },
    /// The number of rotated features does not fit x.
    #[error("rotary_dim must be even and from 2 to {features}, got {got}")]
    RotaryDim {
        /// The features D of x.
        features: usize,
        /// The number that came.
        got: usize,
    },
    /// An input was given beside another that it does not go with.
    #[error("{tensor} cannot be used with {other}")]
    Conflict {
        /// The input.
        tensor: &'static str,
        /// What there is already.
        other: &'static str,
    },
    /// The bounds of packed sequences are not in order.
    #[error(
        "cu_seqlens must start at 0, never fall and end at {tokens} at most, got {got} at {index}"
    )]
    CuSeqlens {
        /// Where the order ends.
        index: usize,
        /// The tokens of x.
        tokens: usize,
        /// The bound that came.
        got: i32,
    },
    /// The grid has no axis.
    #[error("the grid must have at least one axis, got none")]
    GridEmpty,
    /// The grid has more axes than the operator is defined for.
    #[error("the grid must have at most {max} axes, got {got}")]
    GridAxes {
        /// The most axes.
        max: usize,
        /// The number of axes.
        got: usize,
    },
    /// The number of tokens of the grid does not fit in memory.
    #[error(
        "{extra_tokens} extra tokens and the grid {} must fit in 64 bits",
        tuple(grid)
    )]
    GridOverflow {
        /// The length of each axis.
        grid: Vec<usize>,
        /// The tokens before the grid.
        extra_tokens: usize,
    },
    /// A tensor does not have as many tokens as the grid.
    #[error(
        "{tensor} must have {expected} tokens ({extra_tokens} extra and the grid {}), got {got}",
        tuple(grid)
    )]
    GridTokens {
        /// The tensor.
        tensor: &'static str,
        /// The length of each axis.
        grid: Vec<usize>,
        /// The tokens before the grid.
        extra_tokens: usize,
        /// Extra tokens and the product of the axes.
        expected: usize,
        /// The tokens of the tensor.
        got: usize,
    },
    /// The table of angles belongs to another grid or theta.
    #[error("the tables must reach {expected} positions on every axis of the grid, got {got}")]
    Tables {
        /// The longest axis of the grid.
        expected: usize,
        /// The positions in the table.
        got: usize,
    },
    /// A position is not a 32-bit integer.
    #[error("positions must fit in 32 bits, got {tokens} tokens from position {offset}")]
    Positions {
        /// The position of the first token.
        offset: i64,
        /// The number of tokens.
        tokens: usize,
    },
}

impl InputReason {
    /// The error of the operator `op` for this reason.
    pub fn of(self, op: &'static str) -> InputError {
        InputError { op, reason: self }
    }
}

/// Writes `(2, 3, 4)`.
fn tuple<T: ToString>(values: &[T]) -> String {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    format!("({})", values.join(", "))
}
