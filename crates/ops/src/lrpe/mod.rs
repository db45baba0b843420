//! Position encoding of queries and keys: `lrpe_rotate`, `lrpe_cosine` and `lrpe_cosine_md`.
//!
//! A call is checked (`check.rs`), planned (`plan.rs`, with the choices of `policy.rs` or of the autotuner, `tune.rs`) and
//! launched (`launch.rs`).

mod check;
mod gradients;
mod inputs;
mod launch;
mod pair;
mod plan;
mod policy;
mod ranks;
mod theta;
mod tune;

use gimbal_reference::{
    Activation, Encoding, Function, Lrpe as Reference, LrpeProblem, Pairing, Positions, Rotation,
};

use crate::tensor::Layout;
use crate::{Error, Float, Group, Tensor, TensorView, TensorViewMut, Workspace};
pub use gradients::{LrpeGradients, LrpeGradientsMut, Saved};
use inputs::Names;
pub use inputs::{Index, IndexTensor};
use launch::Inputs;
pub use pair::LrpePair;
pub(crate) use plan::activation;
pub use policy::{BlockShape, LrpeConfig};
pub use theta::{Frequencies, Theta};

/// Linearized relative position encoding: f, then an angle for each token, head and angle index, then an encoding that turns
/// by it.
///
/// | constructor | features turn | positions | x |
/// |---|---|---|---|
/// | [`rotate`](Self::rotate): RoPE | in pairs | on a line | (B, N, H, D), or (B, N, D) with one head |
/// | [`cosine`](Self::cosine) | each on its own | on a line | as above |
/// | [`cosine_md`](Self::cosine_md) | each on its own | on a grid | (B, H, L, D) |
///
/// Every encoding goes with every f and with tokens anywhere:
///
/// | positions | p of a token |
/// |---|---|
/// | [`offset`](Self::offset) | on a line, from a number on |
/// | [`offsets`](Self::offsets) | on a line, from a number of each sequence on, which the device holds |
/// | [`packed`](Self::packed) | in sequences back to back, x (T, H, D) |
/// | [`positions`](Self::positions) | given for each token, on one to four axes |
/// | [`grid`](Self::grid) | on a grid of one to four axes |
///
/// The products of two encoded rows depend on the distance of their positions only: those of queries and keys in softmax
/// attention, as rotary position embedding (RoPE, [arXiv 2104.09864](https://arxiv.org/abs/2104.09864)) has it, and what a
/// linear attention makes of them (LRPE, [arXiv 2307.09270](https://arxiv.org/abs/2307.09270)).
///
/// # Accuracy
/// x, o and their gradients are f32, f16 or bf16; arithmetic is f32, and each output is rounded once. On a GPU cos Θ and
/// sin Θ are within 4e-6 of those of the real number p · theta for |p| < 2^24 and |theta| <= 64.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Lrpe, Theta};
/// use ndarray::array;
///
/// let device = Device::best()?;
/// // One head, two features, a quarter turn per position; the first token is at position 1.
/// let theta = device.tensor(&array![[std::f32::consts::FRAC_PI_2]])?;
/// let rope = Lrpe::rotate(Theta::per_feature(theta)).offset(1);
///
/// let x = device.tensor(&array![[[1.0f32, 0.0], [1.0, 0.0]]])?;
/// let o = rope.forward(&x)?.to_array()?;
/// let expected = array![[[0.0, 1.0], [-1.0, 0.0]]].into_dyn();
/// assert!((o - expected).iter().all(|difference: &f32| difference.abs() < 1e-5));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Lrpe<'p> {
    pub(crate) definition: Reference,
    pub(crate) theta: Theta<'p>,
    pub(crate) offsets: Option<Index<'p>>,
    pub(crate) cu_seqlens: Option<Index<'p>>,
    pub(crate) positions: Option<Index<'p>>,
    norm_weight: Option<TensorView<'p, f32>>,
    /// What was said of a rotation, though this is none.
    pub(crate) misplaced: Option<&'static str>,
    names: Names,
    pub(crate) with_dtheta: bool,
    pub(crate) with_dnorm_weight: bool,
    forward_config: Option<LrpeConfig>,
    backward_config: Option<LrpeConfig>,
    /// The ranks that have the other tokens.
    group: Option<&'p Group>,
}

impl<'p> Lrpe<'p> {
    /// `lrpe_rotate`: rotates each pair of features by the angle of its position, with the two halves of a row paired. This
    /// is RoPE. Without an activation, and from position 0.
    /// [`pair`](Self::pair) encodes queries and keys by one launch.
    ///
    /// # Formula
    /// With x (B, N, H, D) or (B, N, D) for one head, D even; theta (H, E) or (1, E), E <= D/2:
    /// - p = offset + n; Θ\[n, h, i\] = p · theta\[h, i\], and 0 for i >= E. With [`Theta::per_head`], theta is (H, 1) or
    ///   (1, 1) and applies to every i.
    /// - x1, x2 are the halves of f(x); o = concat(x1 cos Θ − x2 sin Θ, x1 sin Θ + x2 cos Θ), of the shape of x.
    /// - Backward: the rotation by −Θ, then the gradient of f.
    /// - dtheta\[h, i\] = Σ p · (do2 · o1 − do1 · o2) over batch and tokens, and over what theta is broadcast over.
    pub fn rotate(theta: Theta<'p>) -> Self {
        Self::of(Reference::rotate(), theta)
    }

    /// `lrpe_cosine`: doubles each feature, once times the cosine of its angle, once times the sine. Without an activation,
    /// and from position 0.
    ///
    /// # Formula
    /// With x (B, N, H, D) or (B, N, D) for one head; theta (H, E) or (1, E), E <= D:
    /// - p = offset + n; Θ\[n, h, d\] = p · theta\[h, d\], and 0 for d >= E. With [`Theta::per_head`], theta is (H, 1) or
    ///   (1, 1) and applies to every d.
    /// - x̄ = f(x); o = concat(x̄ ⊙ cos Θ, x̄ ⊙ sin Θ), of the shape of x with 2D for D.
    /// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
    /// - dtheta\[h, d\] = Σ p · x̄ · (do_sin · cos Θ − do_cos · sin Θ) over batch and tokens, and over what theta is broadcast
    ///   over.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Theta};
    /// use ndarray::array;
    ///
    /// let device = Device::best()?;
    /// // One head, one feature, a quarter turn per position; the first token is at position 1.
    /// let theta = device.tensor(&array![[std::f32::consts::FRAC_PI_2]])?;
    /// let op = Lrpe::cosine(Theta::per_feature(theta)).offset(1);
    ///
    /// let x = device.tensor(&array![[[3.0f32], [5.0]]])?;
    /// let o = op.forward(&x)?.to_array()?;
    /// let expected = array![[[0.0, 3.0], [-5.0, 0.0]]].into_dyn();
    /// assert!((o - expected).iter().all(|difference: &f32| difference.abs() < 1e-4));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn cosine(theta: Theta<'p>) -> Self {
        Self::of(Reference::cosine(), theta)
    }

    /// `lrpe_cosine_md`: [`cosine`](Self::cosine) of tokens on a grid n_1 × … × n_k, each feature block by its own axis,
    /// behind l = `extra_tokens` tokens that have no position. Without an activation.
    ///
    /// # Formula
    /// With x (B, H, L, D), L = l + Π n_j, the grid row-major with n_k fastest and k from 1 to 4; theta (H, e) or (1, e) with
    /// k·e >= D:
    /// - Token t >= l has the index (i_1, …, i_k) of t − l. Θ = concat(i_1·theta, …, i_k·theta)\[..D\]; the first l tokens
    ///   have Θ = 0.
    /// - o = concat(f(x) ⊙ cos Θ, f(x) ⊙ sin Θ), of width 2D.
    /// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
    /// - dtheta\[h, i\] = Σ i_j · f(x) · (do_sin · cos Θ − do_cos · sin Θ) over batch, tokens and axes, and over what theta is
    ///   broadcast over.
    ///
    /// Angles are computed in every pass, which is faster than reading a table of them: a cached variant would give the same
    /// bits, and a forward pass has nothing to save for the backward pass but x.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe};
    /// use ndarray::{Array4, array};
    ///
    /// let device = Device::best()?;
    /// // Two features: the first turns along the rows of a 1 × 2 grid, the second along its columns.
    /// let theta = device.tensor(&array![[std::f32::consts::FRAC_PI_2]])?;
    /// let op = Lrpe::cosine_md(theta, &[1, 2], 0);
    ///
    /// let x = device.tensor(&Array4::<f32>::ones((1, 1, 2, 2)))?;
    /// let o = op.forward(&x)?.to_array()?;
    /// let expected = array![[[[1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 0.0, 1.0]]]].into_dyn();
    /// assert!((o - expected).iter().all(|difference: &f32| difference.abs() < 1e-5));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn cosine_md(
        theta: impl Into<Frequencies<'p>>,
        grid: &[usize],
        extra_tokens: usize,
    ) -> Self {
        let definition = Reference {
            positions: Positions::grid(grid, extra_tokens),
            ..Reference::cosine()
        };
        Self::of(definition, Theta::per_feature(theta))
    }

    /// The operator that a value of the crate `gimbal-reference` defines. What that reads besides theta is still to be given:
    /// positions, the weight of a norm.
    pub fn new(definition: Reference, theta: impl Into<Frequencies<'p>>) -> Self {
        let theta = Theta::new(theta, definition.theta_kind);
        Self::of(definition, theta)
    }

    fn of(definition: Reference, theta: Theta<'p>) -> Self {
        Self {
            definition: Reference {
                theta_kind: theta.kind(),
                ..definition
            },
            theta,
            offsets: None,
            cu_seqlens: None,
            positions: None,
            norm_weight: None,
            misplaced: None,
            names: Names::ALONE,
            with_dtheta: false,
            with_dnorm_weight: false,
            forward_config: None,
            backward_config: None,
            group: None,
        }
    }

    /// Applies f to x before the encoding, without rounding in between. A softmax over the sequence takes in all tokens of it,
    /// also the extra ones of a grid.
    pub fn activation(mut self, activation: Activation) -> Self {
        self.definition.f = activation.into();
        self.norm_weight = None;
        self
    }

    /// Applies an RMS norm to each row of x before the encoding: x / sqrt(mean(x²) + eps) ⊙ w, the mean over its D features; w
    /// is (D), (1, D) or (H, D). It takes the place of an activation.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Theta};
    /// use ndarray::{Array1, Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 2)))?);
    /// let weight = device.tensor(&Array1::<f32>::ones(4))?;
    /// let rope = Lrpe::rotate(theta).norm(&weight, 1e-6).with_dnorm_weight(true);
    /// let x = device.tensor(&Array4::<f32>::from_elem((1, 3, 2, 4), 7.0))?;
    /// let o = rope.forward(&x)?;
    /// assert!((o.to_array()?[[0, 0, 0, 0]] - 1.0).abs() < 1e-5);
    /// assert_eq!(rope.backward(&x, &o)?.dnorm_weight.unwrap().shape(), [4]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn norm(mut self, weight: impl Into<TensorView<'p, f32>>, eps: f64) -> Self {
        self.definition.f = Function::RmsNorm { eps };
        self.norm_weight = Some(weight.into());
        self
    }

    /// Which features of a rotation are pairs: halves, or neighbours.
    pub fn pairing(self, pairing: Pairing) -> Self {
        self.rotation("a pairing", |rotation| rotation.pairing = pairing)
    }

    /// r: rotates the first r features of each row, an even number from 2 to D, and leaves f(x) of the others as it is.
    pub fn rotary_dim(self, rotary_dim: usize) -> Self {
        self.rotation("rotary_dim", |rotation| {
            rotation.rotary_dim = Some(rotary_dim);
        })
    }

    /// c: multiplies the rotated features by it, forward and backward, as YaRN does.
    pub fn factor(self, factor: f64) -> Self {
        self.rotation("a factor", |rotation| rotation.factor = factor)
    }

    fn rotation(mut self, what: &'static str, change: impl FnOnce(&mut Rotation)) -> Self {
        match &mut self.definition.encoding {
            Encoding::Rotate(rotation) => change(rotation),
            _ => self.misplaced = Some(what),
        }
        self
    }

    /// Puts the tokens on a line, the first at this position: p = offset + n. The positions of all tokens must fit in 32 bits.
    pub fn offset(mut self, offset: i64) -> Self {
        self.definition.positions = Positions::line(offset);
        self
    }

    /// Puts the tokens on a line, the first of sequence b at position offsets\[b\]: (B), or (S) where they are
    /// [`packed`](Self::packed). Not beside an [`offset`](Self::offset).
    pub fn offsets(mut self, offsets: impl Into<Index<'p>>) -> Self {
        self.offsets = Some(offsets.into());
        self
    }

    /// Takes x as (T, H, D), S sequences back to back: sequence s has the tokens from cu_seqlens\[s\] to
    /// cu_seqlens\[s + 1\], and token t of it the position t − cu_seqlens\[s\], plus an offset if there is one. A sequence
    /// softmax is over the tokens of one sequence. Behind the last sequence o and dx are 0, or what they were where the
    /// operator works in place, and nothing is added to a sum.
    ///
    /// cu_seqlens (S + 1) begins with 0, never falls, and ends at most at T. On the CPU anything else is an error; on a GPU,
    /// which reads it when the kernel runs, results are then undefined, but no access leaves the tensors.
    pub fn packed(mut self, cu_seqlens: impl Into<Index<'p>>) -> Self {
        self.cu_seqlens = Some(cu_seqlens.into());
        self
    }

    /// Takes positions as given: (N), (B, N) or, on k <= 4 axes, (k, B, N), of any sign. Several axes turn blocks of angles,
    /// as on a grid, unless [`axes`](Self::axes) assigns them.
    pub fn positions(mut self, positions: impl Into<Index<'p>>) -> Self {
        let axes = self.definition.positions.axes().map(<[usize]>::to_vec);
        self.definition.positions = Positions::Given { axes };
        self.positions = Some(positions.into());
        self
    }

    /// Puts the tokens on a grid n_1 × … × n_k, k <= 4, row-major with n_k fastest, behind l = `extra_tokens` tokens whose
    /// angles are 0. Angle i belongs to axis i / e, where e is the number of theta's columns, unless [`axes`](Self::axes)
    /// assigns them.
    pub fn grid(mut self, grid: &[usize], extra_tokens: usize) -> Self {
        let axes = self.definition.positions.axes().map(<[usize]>::to_vec);
        self.definition.positions = Positions::Grid {
            shape: grid.to_vec(),
            extra_tokens,
            axes,
        };
        self
    }

    /// The axis of each angle, one for each column of theta, on a grid or with positions of several axes:
    /// Θ\[b, n, h, i\] = p\[axes\[i\], b, n\] · theta\[h, i\]. At most 256 of them on a GPU.
    pub fn axes(mut self, axes: &[usize]) -> Self {
        match &mut self.definition.positions {
            Positions::Grid { axes: of, .. } | Positions::Given { axes: of } => {
                *of = Some(axes.to_vec());
            }
            _ => {
                self.definition.positions = Positions::Given {
                    axes: Some(axes.to_vec()),
                }
            }
        }
        self
    }

    /// Whether the backward pass also computes dtheta, for which it needs x.
    pub fn with_dtheta(mut self, with_dtheta: bool) -> Self {
        self.with_dtheta = with_dtheta;
        self
    }

    /// Whether the backward pass also computes the gradient of the weight of a [`norm`](Self::norm), for which it needs x.
    pub fn with_dnorm_weight(mut self, with_dnorm_weight: bool) -> Self {
        self.with_dnorm_weight = with_dnorm_weight;
        self
    }

    /// How the forward pass runs on a GPU, instead of what was tuned or the default for its shape. Calls then fail with
    /// [`Error::BlockShape`] where a kernel cannot have such blocks.
    pub fn forward_config(mut self, config: LrpeConfig) -> Self {
        self.forward_config = Some(config);
        self
    }

    /// How the backward pass runs on a GPU, instead of what was tuned or the default for its shape. With dtheta it is
    /// of the statistics of a sequence softmax, and of dx where that is not written beside dtheta. Calls then fail with
    /// [`Error::BlockShape`] where a kernel cannot have such blocks.
    pub fn backward_config(mut self, config: LrpeConfig) -> Self {
        self.backward_config = Some(config);
        self
    }

    /// The same for a rank of a group, which has some of the tokens.
    pub(crate) fn over<'a>(&self, group: &'a Group) -> Lrpe<'a>
    where
        'p: 'a,
    {
        Lrpe {
            group: Some(group),
            ..self.clone()
        }
    }

    /// The operator's name in errors, symbols and files: `lrpe_rotate`, `lrpe_cosine` or `lrpe_cosine_md`.
    pub fn name(&self) -> &'static str {
        self.definition.name()
    }

    /// theta.
    pub fn theta(&self) -> &Theta<'p> {
        &self.theta
    }

    /// o, in x's type, and in memory in the order of x.
    ///
    /// Every stride of x is free but that of the last dimension, which is 1.
    ///
    /// # Errors
    /// [`Error::Input`] where x or theta does not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Theta};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((4, 32)))?));
    /// // (B, H, N, D) in memory.
    /// let x = device.tensor(&Array4::<f32>::ones((2, 4, 16, 64)))?;
    /// let o = rope.forward(x.view().permute(&[0, 2, 1, 3])?)?;
    /// assert_eq!(o.shape(), [2, 16, 4, 64]);
    /// assert_eq!(o.strides(), [4096, 64, 1024, 1]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<Tensor<T>, Error> {
        let x = x.into();
        let sizes = self.check_forward(&x)?;
        let shape = self.definition.output_shape(x.shape());
        let mut o = x.device().uninit(Layout::dense_like(&shape, x.layout())?)?;
        self.run(&sizes, &Inputs::forward(x), (&mut o).into(), None)?;
        Ok(o)
    }

    /// [`forward`](Self::forward) into o, whose last dimension is contiguous, and which does not overlap x or theta.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`]. o is then as it was, unless the
    /// GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let op = Lrpe::cosine(Theta::per_head(device.tensor(&Array2::<f32>::ones((4, 1)))?));
    /// let x = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// let mut o = device.zeros::<f32>(&[2, 16, 4, 128])?;
    /// let mut workspace = Workspace::new(&device, op.forward_workspace(&x)?)?;
    /// op.forward_into(&x, &mut o, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_into<'a, 'b, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
        o: impl Into<TensorViewMut<'b, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (x, o) = (x.into(), o.into());
        let sizes = self.check_forward_into(Some(&x), &o, workspace)?;
        self.run(&sizes, &Inputs::forward(x), o.into(), Some(workspace))
    }

    /// [`forward_into`](Self::forward_into) over x itself, which is then lost. For rotations, whose o is as wide as x.
    ///
    /// # Errors
    /// As [`forward_into`](Self::forward_into), and [`Error::Input`] where o would be wider than x.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 32)))?));
    /// let mut x = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// let o = rope.forward(&x)?;
    /// let mut workspace = Workspace::new(&device, rope.forward_workspace(&x)?)?;
    /// rope.forward_in_place(&mut x, &mut workspace)?;
    /// assert_eq!(x.to_array()?, o.to_array()?);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_in_place<'a, T: Float>(
        &self,
        x: impl Into<TensorViewMut<'a, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let o = x.into();
        let sizes = self.check_forward_into(None, &o, workspace)?;
        // SAFETY: kernels read an element before the same thread writes it, and the CPU reads a copy.
        let x = unsafe { o.alias() };
        self.run(&sizes, &Inputs::forward(x), o.into(), Some(workspace))
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for this x: 0 unless it is a softmax over the
    /// sequence on a GPU.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<usize, Error> {
        let x = x.into();
        let sizes = self.check_forward(&x)?;
        self.workspace(&sizes, &Inputs::forward(x))
    }

    /// How [`forward`](Self::forward) runs on the GPU of x unless it is told or tuned otherwise.
    ///
    /// A softmax over a sequence that is short enough is one launch, which no config describes: given this one as its
    /// [`forward_config`](Self::forward_config) it is several.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), and [`Error::NotOnGpu`].
    pub fn default_forward_config<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<LrpeConfig, Error> {
        let x = x.into();
        let sizes = self.check_forward(&x)?;
        self.default_config("default_forward_config", &sizes, &Inputs::forward(x))
    }

    /// dx from d_o, the gradient of o, in its type; dtheta if [`with_dtheta`](Self::with_dtheta), and the gradient of a norm's
    /// weight if [`with_dnorm_weight`](Self::with_dnorm_weight) asks for it.
    ///
    /// `saved` is x, or [`Saved::Nothing`] where neither f nor a gradient needs it. dx lies in memory in the order
    /// of x if it is given, else of d_o.
    ///
    /// # Errors
    /// [`Error::Input`] where an input does not fit or x is missing, [`Error::DeviceMismatch`], [`Error::TooLarge`],
    /// [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Saved, Theta};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 32)))?));
    /// let d_o = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// let dx = rope.backward(Saved::Nothing, &d_o)?.dx;
    /// assert_eq!(dx.shape(), d_o.shape());
    ///
    /// let x = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// let gradients = rope.with_dtheta(true).backward(&x, &d_o)?;
    /// assert_eq!(gradients.dtheta.unwrap().shape(), [1, 32]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<LrpeGradients<T>, Error> {
        let (saved, d_o) = (saved.into(), d_o.into());
        let sizes = self.check_backward(&saved, &d_o)?;
        let mut gradients = self.new_gradients(&sizes, &saved, &d_o)?;
        let inputs = Inputs::backward(saved, d_o);
        self.run(&sizes, &inputs, (&mut gradients).into(), None)?;
        Ok(gradients)
    }

    /// What a backward pass writes, with dx in memory in the order of x.
    fn new_gradients<T: Float>(
        &self,
        sizes: &LrpeProblem,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<LrpeGradients<T>, Error> {
        let device = d_o.device();
        let mut shape = d_o.shape().to_vec();
        if let Some(last) = shape.last_mut() {
            *last = sizes.features;
        }
        let order = saved.x().unwrap_or(d_o).layout();
        let sum = |is_wanted: bool, shape: &[usize]| match is_wanted {
            true => device.empty(shape).map(Some),
            false => Ok(None),
        };
        let weight = self.norm_weight.as_ref().map_or(&[][..], TensorView::shape);
        Ok(LrpeGradients {
            dx: device.uninit(Layout::dense_like(&shape, order)?)?,
            dtheta: sum(self.wants_dtheta(), self.theta.layout().shape())?,
            dnorm_weight: sum(self.with_dnorm_weight, weight)?,
        })
    }

    /// Whether dtheta is written. That of keys is a part of the queries'.
    fn wants_dtheta(&self) -> bool {
        self.with_dtheta && self.names != Names::KEYS
    }

    /// [`backward`](Self::backward) into existing gradients, which do not overlap each other or the inputs. The last
    /// dimension of dx is contiguous, and dtheta is dense.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward`](Self::backward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`], [`Error::NotDense`], and
    /// [`Error::Unexpected`] or [`Error::Input`] where dtheta or the gradient of a weight is given or missing against what
    /// [`with_dtheta`](Self::with_dtheta) and [`with_dnorm_weight`](Self::with_dnorm_weight) say. The gradients are then as they were, unless the GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Saved, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 32)))?));
    /// let d_o = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// let mut dx = device.zeros::<f32>(&[2, 16, 4, 64])?;
    /// let mut workspace = Workspace::new(&device, rope.backward_workspace(Saved::Nothing, &d_o)?)?;
    /// rope.backward_into(Saved::Nothing, &d_o, &mut dx, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward_into<'a, 'b, 'c, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
        gradients: impl Into<LrpeGradientsMut<'c, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (saved, d_o, gradients) = (saved.into(), d_o.into(), gradients.into());
        let sizes = self.check_backward_into(&saved, Some(&d_o), &gradients, workspace)?;
        let inputs = Inputs::backward(saved, d_o);
        self.run(&sizes, &inputs, gradients, Some(workspace))
    }

    /// [`backward_into`](Self::backward_into) with dx in the place of do: `gradients.dx` holds do, which is then lost. For
    /// rotations, whose o is as wide as x.
    ///
    /// # Errors
    /// As [`backward_into`](Self::backward_into), and [`Error::Input`] where do is wider than x.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Saved, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 32)))?));
    /// let mut gradient = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// let dx = rope.backward(Saved::Nothing, &gradient)?.dx;
    /// let mut workspace = Workspace::new(&device, 0)?;
    /// rope.backward_in_place(Saved::Nothing, &mut gradient, &mut workspace)?;
    /// assert_eq!(gradient.to_array()?, dx.to_array()?);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward_in_place<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        gradients: impl Into<LrpeGradientsMut<'b, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (saved, gradients) = (saved.into(), gradients.into());
        let sizes = self.check_backward_into(&saved, None, &gradients, workspace)?;
        // SAFETY: kernels read an element before the same thread writes it, and the CPU reads a copy.
        let d_o = unsafe { gradients.dx.alias() };
        let inputs = Inputs::backward(saved, d_o);
        self.run(&sizes, &inputs, gradients, Some(workspace))
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs: 0 unless it is a softmax
    /// over the sequence or computes gradients of theta or a weight, on a GPU.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<usize, Error> {
        let (saved, d_o) = (saved.into(), d_o.into());
        let sizes = self.check_backward(&saved, &d_o)?;
        self.workspace(&sizes, &Inputs::backward(saved, d_o))
    }

    /// How [`backward`](Self::backward) runs on the GPU of d_o unless it is told or tuned otherwise; a short softmax over the
    /// sequence as in [`default_forward_config`](Self::default_forward_config).
    ///
    /// # Errors
    /// As [`backward`](Self::backward), and [`Error::NotOnGpu`].
    pub fn default_backward_config<'a, 'b, T: Float>(
        &self,
        saved: impl Into<Saved<'a, T>>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<LrpeConfig, Error> {
        let (saved, d_o) = (saved.into(), d_o.into());
        let sizes = self.check_backward(&saved, &d_o)?;
        let inputs = Inputs::backward(saved, d_o);
        self.default_config("default_backward_config", &sizes, &inputs)
    }
}
