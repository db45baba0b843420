//! Linearized relative position encodings, of which rotary ones are a case: one family of operators.
//!
//! | File | What it is |
//! |---|---|
//! | this one | the operator and its passes |
//! | [`inputs`] | what it reads besides x |
//! | [`check`] | which inputs are valid |
//! | [`positions`] | where tokens lie, and the angles that this gives |
//! | [`tables`] | angles that are computed once for several passes |
//! | [`encoding`] | how a row turns by its angles |
//! | [`f`] | activations and the norm |
//! | [`rows`], [`pass`] | the same for all rows, on all cores |

mod check;
mod encoding;
mod f;
mod inputs;
mod pass;
mod positions;
mod rows;
mod statistics;
mod tables;

pub use encoding::{Encoding, Pairing, Rotation};
pub use f::{Activation, Function, SoftmaxAxis};
pub use inputs::{IndexType, IndexView, LrpeInfo, LrpeInputs, ThetaOrTables};
pub use positions::Positions;
pub use tables::AxisTables;

use ndarray::{
    Array2, ArrayBase, ArrayD, ArrayView2, ArrayViewD, ArrayViewMutD, Axis, Ix4, IxDyn, RawData,
};

use crate::dtype::Element;
use crate::error::{InputError, InputReason};
use crate::tensor::{TensorInfo, of_rank};
pub(crate) use pass::Pass;

/// A position encoding of queries or keys.
///
/// First f, then an angle Θ for each token, head and angle index, which is position times theta,
/// then an encoding that turns the row by its angles. Every encoding goes with all positions and
/// every f. Backward turns back, then applies the gradient of f.
///
/// Rotations are [Su et al., *RoFormer*](https://arxiv.org/abs/2104.09864), the cosine encodings
/// [Qin et al., *Linearized Relative Positional Encoding*](https://arxiv.org/abs/2307.09270).
///
/// # Example
/// ```
/// use gimbal_reference::{Activation, Encoding, Lrpe, Pairing, Positions, Rotation};
/// use ndarray::{Array2, Array4};
///
/// let op = Lrpe {
///     encoding: Encoding::Rotate(Rotation { pairing: Pairing::Interleaved, ..Rotation::default() }),
///     positions: Positions::line(100),
///     f: Activation::Silu.into(),
///     ..Lrpe::rotate()
/// };
/// let (x, theta) = (Array4::<f32>::ones((2, 16, 4, 8)).into_dyn(), Array2::ones((1, 4)));
/// let o = op.forward(x.view(), theta.view())?;
/// let dx = op.backward(Some(x.view()), theta.view(), o.view())?;
/// let dtheta = op.dtheta(x.view(), theta.view(), o.view())?;
/// assert_eq!((dx.shape(), dtheta.shape()), (x.shape(), theta.shape()));
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Lrpe {
    /// How a row turns by its angles.
    pub encoding: Encoding,
    /// Where the tokens lie.
    pub positions: Positions,
    /// f.
    pub f: Function,
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
}

/// What a row of theta stands for. It is stated, never guessed from a size.
///
/// Theta has one row per head, or a single row that all heads share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThetaKind {
    /// A row holds one frequency for each of the first E angles of a head; the angles beyond E are
    /// zero.
    #[default]
    PerFeature,
    /// A row holds one frequency, which applies to every angle of the head. Positions have one axis.
    PerHead,
}

/// The sizes of one call, as the checks found them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LrpeProblem {
    /// B, the number of sequences; 1 where they are packed.
    pub batch: usize,
    /// N (or L), the number of tokens of a sequence; T where they are packed.
    pub tokens: usize,
    /// H, the number of heads.
    pub heads: usize,
    /// D, the number of features of x.
    pub features: usize,
    /// The number of angles of a row: D, or half of what is rotated.
    pub angles: usize,
    /// The rows of theta: 1 or `heads`.
    pub theta_heads: usize,
    /// E (or e), the columns of theta.
    pub theta_features: usize,
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
    /// k, the number of axes of the positions.
    pub axes: usize,
    /// S, the number of packed sequences, where they are packed.
    pub sequences: Option<usize>,
}

impl LrpeProblem {
    /// Whether there is nothing to compute.
    pub fn is_empty(&self) -> bool {
        self.batch == 0 || self.tokens == 0 || self.heads == 0
    }
}

/// The order of the dimensions of x.
#[derive(Clone, Copy)]
pub(crate) enum Layout {
    TokensFirst,
    HeadsFirst,
    Packed,
}

impl Layout {
    fn dimensions(self) -> &'static str {
        match self {
            Self::TokensFirst => "(B, N, H, D) or (B, N, D)",
            Self::HeadsFirst => "(B, H, L, D)",
            Self::Packed => "(T, H, D)",
        }
    }

    /// x, o or a gradient as (B, N, H, ·).
    pub(crate) fn bnhd<S: RawData>(
        self,
        op: &'static str,
        name: &'static str,
        tensor: ArrayBase<S, IxDyn>,
    ) -> Result<ArrayBase<S, Ix4>, InputError> {
        let tensor = match self {
            Self::Packed => tensor.insert_axis(Axis(0)),
            Self::TokensFirst if tensor.ndim() == 3 => tensor.insert_axis(Axis(2)),
            _ => tensor,
        };
        let tensor = of_rank::<_, Ix4>(op, name, self.dimensions(), tensor)?;
        Ok(match self {
            Self::HeadsFirst => tensor.permuted_axes([0, 2, 1, 3]),
            _ => tensor,
        })
    }
}

/// The operators.
impl Lrpe {
    /// `lrpe_rotate`: rotates each pair of features by its angle, i.e. RoPE.
    ///
    /// # Formula
    /// With x (B, N, H, D) or (B, N, D) for one head, D even; theta (H, E) or (1, E), E <= D/2:
    /// - p = offset + n; Θ\[n, h, i\] = p · theta\[h, i\] for i < E and 0 for E <= i < D/2. With
    ///   [`ThetaKind::PerHead`] theta is (H, 1) or (1, 1) and applies to every i.
    /// - x1, x2 are the halves of f(x), and o, of x's shape, is
    ///   concat(x1 cos Θ − x2 sin Θ, x1 sin Θ + x2 cos Θ).
    /// - Backward: the rotation by −Θ, then the gradient of f.
    /// - dtheta\[h, i\] = Σ p · (do2 · o1 − do1 · o2) over batch and tokens, and over what theta is
    ///   broadcast over.
    ///
    /// [`Rotation`] has other pairs, rotates fewer features (r in place of D above) and multiplies
    /// them; [`Positions`] has other p. x stays (B, N, H, D) on a grid.
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::{Lrpe, Positions};
    /// use ndarray::array;
    ///
    /// // One head, two features, a quarter turn per position.
    /// let x = array![[[1.0f32, 0.0], [1.0, 0.0]]].into_dyn();
    /// let theta = array![[std::f32::consts::FRAC_PI_2]];
    /// let op = Lrpe { positions: Positions::line(1), ..Lrpe::rotate() };
    /// let o = op.forward(x.view(), theta.view())?;
    /// let expected = [[0.0, 1.0], [-1.0, 0.0]];
    /// for n in 0..2 {
    ///     for d in 0..2 {
    ///         assert!((o[[0, n, d]] - expected[n][d]).abs() < 1e-6);
    ///     }
    /// }
    ///
    /// // The gradient of o turns back: here to x itself. Without an activation it does not need x.
    /// let dx = op.backward(None, theta.view(), o.view())?;
    /// assert!((&dx - &x).iter().all(|difference| difference.abs() < 1e-6));
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn rotate() -> Self {
        Self {
            encoding: Encoding::Rotate(Rotation::default()),
            positions: Positions::line(0),
            f: Function::default(),
            theta_kind: ThetaKind::default(),
        }
    }

    /// `lrpe_cosine`: doubles each row, f(x) by the cosine and by the sine of its angles.
    ///
    /// # Formula
    /// With x (B, N, H, D) or (B, N, D) for one head; theta (H, E) or (1, E), E <= D:
    /// - p = offset + n; Θ\[n, h, d\] = p · theta\[h, d\] for d < E and 0 for E <= d < D. With
    ///   [`ThetaKind::PerHead`] theta is (H, 1) or (1, 1) and applies to every d.
    /// - o = concat(f(x) ⊙ cos Θ, f(x) ⊙ sin Θ), of x's shape but for the last dimension, 2D.
    /// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
    /// - dtheta\[h, d\] = Σ p · f(x) · (do_sin · cos Θ − do_cos · sin Θ) over batch and tokens, and
    ///   over what theta is broadcast over.
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::{Activation, Lrpe, ThetaKind};
    /// use ndarray::{Array4, array};
    ///
    /// // Two heads with one frequency each, which all four features share.
    /// let x = Array4::<f32>::ones((1, 3, 2, 4)).into_dyn();
    /// let theta = array![[0.5], [0.25]];
    /// let op = Lrpe {
    ///     theta_kind: ThetaKind::PerHead,
    ///     f: Activation::Relu.into(),
    ///     ..Lrpe::cosine()
    /// };
    /// let o = op.forward(x.view(), theta.view())?;
    /// assert_eq!(o.shape(), [1, 3, 2, 8]);
    /// assert_eq!(o[[0, 2, 0, 3]], 1f64.cos() as f32);
    /// assert_eq!(o[[0, 2, 1, 7]], 0.5f64.sin() as f32);
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn cosine() -> Self {
        Self {
            encoding: Encoding::Cosine,
            ..Self::rotate()
        }
    }

    /// `lrpe_cosine_md`: [`cosine`](Self::cosine) on a grid, where each block of features takes its
    /// positions from one axis.
    ///
    /// # Formula
    /// With x (B, H, L, D), L = l + Π n_j, grid n_1 × … × n_k row-major (n_k fastest); theta (H, e)
    /// or (1, e), k · e >= D:
    /// - Token t >= l has the grid index (i_1, …, i_k) of t − l, and
    ///   Θ = concat(i_1 · theta, …, i_k · theta)\[..D\]. The first l tokens have Θ = 0.
    /// - o = concat(f(x) ⊙ cos Θ, f(x) ⊙ sin Θ), (B, H, L, 2D).
    /// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
    /// - dtheta\[h, i\] = Σ i_j · f(x) · (do_sin · cos Θ − do_cos · sin Θ) over batch, tokens and
    ///   the axes j that use theta\[h, i\], and over heads where they share theta.
    ///
    /// # Cached angles
    /// [`tables`](Self::tables) computes cosine and sine once per position on an axis. They take
    /// theta's place in any pass, and give the same bits.
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::{Lrpe, Positions};
    /// use ndarray::{Array4, array};
    ///
    /// // One extra token, then an image of 2 by 3 tokens; four features, two per axis.
    /// let op = Lrpe { positions: Positions::grid([2, 3], 1), ..Lrpe::cosine() };
    /// let x = Array4::<f32>::ones((1, 1, 7, 4)).into_dyn();
    /// let theta = array![[1.0, 0.5]];
    /// let o = op.forward(x.view(), theta.view())?;
    ///
    /// // Token 1 + 1·3 + 2 stands in row 1, column 2.
    /// let angles: [f64; 4] = [1.0, 0.5, 2.0, 1.0];
    /// for (d, angle) in angles.iter().enumerate() {
    ///     assert_eq!(o[[0, 0, 6, d]], angle.cos() as f32);
    ///     assert_eq!(o[[0, 0, 6, 4 + d]], angle.sin() as f32);
    /// }
    ///
    /// let tables = op.tables(theta.view())?;
    /// assert_eq!(op.forward(x.view(), &tables)?, o);
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn cosine_md(grid: impl Into<Vec<usize>>) -> Self {
        Self {
            positions: Positions::grid(grid, 0),
            ..Self::cosine()
        }
    }

    /// The operator's name in errors, symbols and files: `lrpe_rotate`, `lrpe_cosine`, or
    /// `lrpe_cosine_md` for cosine on a grid.
    pub fn name(&self) -> &'static str {
        match (&self.encoding, &self.positions) {
            (Encoding::Rotate(_), _) => "lrpe_rotate",
            (Encoding::Cosine, Positions::Grid { .. }) => "lrpe_cosine_md",
            (Encoding::Cosine, _) => "lrpe_cosine",
        }
    }

    /// The shape of o for x of shape `x`.
    pub fn output_shape(&self, x: &[usize]) -> Vec<usize> {
        with_last(x, |features| self.encoding.width(features))
    }

    /// The shape of x or dx for do of shape `d_o`.
    fn input_shape(&self, d_o: &[usize]) -> Vec<usize> {
        with_last(d_o, |width| self.encoding.features(width))
    }

    /// Whether x is (B, H, L, D), and not (B, N, H, D).
    pub fn has_heads_first(&self) -> bool {
        matches!(self.layout(false), Layout::HeadsFirst)
    }

    /// The order of the dimensions of x.
    pub(crate) fn layout(&self, packed: bool) -> Layout {
        match (&self.encoding, &self.positions) {
            _ if packed => Layout::Packed,
            (Encoding::Cosine, Positions::Grid { .. }) => Layout::HeadsFirst,
            _ => Layout::TokensFirst,
        }
    }
}

/// The passes.
impl Lrpe {
    /// o, in x's type.
    ///
    /// Every stride of `x` and of the inputs is free but that of the last dimension, which is 1. o
    /// is new and dense, of shape [`output_shape`](Self::output_shape).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward) and [`check_values`](Self::check_values).
    pub fn forward<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
    ) -> Result<ArrayD<T>, InputError> {
        self.forward_pass(&x, &inputs.into())?.forward(x)
    }

    /// [`forward`](Self::forward) into `o`, whose last dimension is contiguous and whose other
    /// strides are free.
    ///
    /// # Errors
    /// As [`check_forward_into`](Self::check_forward_into) and
    /// [`check_values`](Self::check_values); `o` is then as it was.
    pub fn forward_into<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
        o: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        let inputs = inputs.into();
        let (x_info, o_info) = (TensorInfo::of("x", &x), TensorInfo::of("o", &o));
        let problem = self.check_forward_into(&x_info, inputs.info(), &o_info)?;
        Pass::new(self, problem, &inputs)?.forward_into(x, o)
    }

    /// [`forward`](Self::forward) without the last rounding: the oracle that other implementations
    /// are held against.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_f64<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
    ) -> Result<ArrayD<f64>, InputError> {
        self.forward_pass(&x, &inputs.into())?.forward(x)
    }

    /// dx from `d_o`, the gradient of o, in the type of `d_o`.
    ///
    /// `x` may be left out where f is [`Activation::None`].
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward) and [`check_values`](Self::check_values).
    pub fn backward<'a, T: Element>(
        &self,
        x: Option<ArrayViewD<T>>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<T>, InputError> {
        self.gradient_pass(Self::check_backward, x.as_ref(), &inputs.into(), &d_o)?
            .backward(x, d_o)
    }

    /// [`backward`](Self::backward) into `dx`, whose last dimension is contiguous and whose other
    /// strides are free.
    ///
    /// # Errors
    /// As [`check_backward_into`](Self::check_backward_into) and
    /// [`check_values`](Self::check_values); `dx` is then as it was.
    pub fn backward_into<'a, T: Element>(
        &self,
        x: Option<ArrayViewD<T>>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
        dx: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        let inputs = inputs.into();
        let problem = self.check_backward_into(
            x.as_ref().map(|x| TensorInfo::of("x", x)).as_ref(),
            inputs.info(),
            &TensorInfo::of("do", &d_o),
            &TensorInfo::of("dx", &dx),
        )?;
        Pass::new(self, problem, &inputs)?.backward_into(x, d_o, dx)
    }

    /// [`backward`](Self::backward) without the last rounding.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_f64<'a, T: Element>(
        &self,
        x: Option<ArrayViewD<T>>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError> {
        self.gradient_pass(Self::check_backward, x.as_ref(), &inputs.into(), &d_o)?
            .backward(x, d_o)
    }

    /// dtheta, of theta's shape: summed over everything that theta is broadcast over.
    ///
    /// # Errors
    /// As [`check_dtheta`](Self::check_dtheta) and [`check_values`](Self::check_values).
    pub fn dtheta<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f32>, InputError> {
        self.gradient_pass(Self::check_dtheta, Some(&x), &inputs.into(), &d_o)?
            .dtheta(x, d_o)
    }

    /// [`dtheta`](Self::dtheta) without the last rounding.
    ///
    /// # Errors
    /// As [`dtheta`](Self::dtheta).
    pub fn dtheta_f64<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError> {
        self.gradient_pass(Self::check_dtheta, Some(&x), &inputs.into(), &d_o)?
            .dtheta(x, d_o)
    }

    /// What the terms of dtheta add up to without their signs.
    #[cfg(feature = "testing")]
    pub(crate) fn dtheta_terms<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError> {
        self.gradient_pass(Self::check_dtheta, Some(&x), &inputs.into(), &d_o)?
            .dtheta_terms(x, d_o)
    }

    /// The gradient of the RMS norm's weight, of its shape: summed over batch and tokens, and over
    /// heads where they share it.
    ///
    /// # Errors
    /// As [`check_dnorm_weight`](Self::check_dnorm_weight) and
    /// [`check_values`](Self::check_values).
    pub fn dnorm_weight<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f32>, InputError> {
        self.gradient_pass(Self::check_dnorm_weight, Some(&x), &inputs.into(), &d_o)?
            .dnorm_weight(x, d_o)
    }

    /// [`dnorm_weight`](Self::dnorm_weight) without the last rounding.
    ///
    /// # Errors
    /// As [`dnorm_weight`](Self::dnorm_weight).
    pub fn dnorm_weight_f64<'a, T: Element>(
        &self,
        x: ArrayViewD<T>,
        inputs: impl Into<LrpeInputs<'a>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError> {
        self.gradient_pass(Self::check_dnorm_weight, Some(&x), &inputs.into(), &d_o)?
            .dnorm_weight(x, d_o)
    }

    /// Cosine and sine of every position on an axis of the grid, which take theta's place in any
    /// pass of this operator.
    ///
    /// # Errors
    /// Those of [`InputReason`] that concern the grid and the rows of `theta`,
    /// [`InputReason::TooLarge`], and [`InputReason::Conflict`] where there is no grid.
    pub fn tables(&self, theta: ArrayView2<f32>) -> Result<AxisTables, InputError> {
        AxisTables::new(self.name(), theta, self.longest_axis()?)
    }

    /// The length of the longest axis of the grid, or 0 if no token stands on it.
    fn longest_axis(&self) -> Result<usize, InputError> {
        let op = self.name();
        let Positions::Grid {
            shape,
            extra_tokens,
            ..
        } = &self.positions
        else {
            let (tensor, other) = ("tables", "positions without a grid");
            return Err(InputReason::Conflict { tensor, other }.of(op));
        };
        positions::check_grid(op, shape, *extra_tokens)?;
        let longest = shape.iter().copied().max().unwrap_or(0);
        Ok(if shape.contains(&0) { 0 } else { longest })
    }

    fn forward_pass<'a, T: Element>(
        &'a self,
        x: &ArrayViewD<T>,
        inputs: &'a LrpeInputs,
    ) -> Result<Pass<'a>, InputError> {
        let problem = self.check_forward(&TensorInfo::of("x", x), inputs.info())?;
        Pass::new(self, problem, inputs)
    }

    /// `check` is one of those of gradients.
    fn gradient_pass<'a, T: Element>(
        &'a self,
        check: impl Fn(&Self, Option<&TensorInfo>, LrpeInfo<'a>, &TensorInfo) -> Checked,
        x: Option<&ArrayViewD<T>>,
        inputs: &'a LrpeInputs,
        d_o: &ArrayViewD<T>,
    ) -> Result<Pass<'a>, InputError> {
        let x = x.map(|x| TensorInfo::of("x", x));
        let d_o = TensorInfo::of("do", d_o);
        let problem = check(self, x.as_ref(), inputs.info(), &d_o)?;
        Pass::new(self, problem, inputs)
    }
}

/// What a check finds.
type Checked = Result<LrpeProblem, InputError>;

/// `shape` with another last dimension.
fn with_last(shape: &[usize], last: impl Fn(usize) -> usize) -> Vec<usize> {
    let mut shape = shape.to_vec();
    if let Some(end) = shape.last_mut() {
        *end = last(*end);
    }
    shape
}
