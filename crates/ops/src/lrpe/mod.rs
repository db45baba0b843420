//! Position encoding of queries and keys: `lrpe_rotate`, `lrpe_cosine` and `lrpe_cosine_md`.
//!
//! A call is checked (`check.rs`), planned (`plan.rs`, with the choices of `policy.rs` or of the autotuner, `tune.rs`) and
//! launched (`launch.rs`).

mod check;
mod gradients;
mod launch;
mod plan;
mod policy;
mod table;
mod theta;
mod tune;

use std::sync::Arc;

use gimbal_reference::{Activation, Lrpe as Reference, Positions};

use crate::tensor::Layout;
use crate::{Error, Float, Tensor, TensorView, TensorViewMut, Workspace};
pub use gradients::{LrpeGradients, LrpeGradientsMut, Saved};
use launch::Inputs;
pub use policy::{BlockShape, LrpeConfig};
use table::AxisTable;
pub use theta::Theta;

/// Linearized relative position encoding: f, then an angle for each token, head and angle index, then an encoding that turns
/// by it.
///
/// | constructor | features turn | positions | x |
/// |---|---|---|---|
/// | [`rotate`](Self::rotate): RoPE | in pairs | on a line | (B, N, H, D), or (B, N, D) with one head |
/// | [`cosine`](Self::cosine) | each on its own | on a line | as above |
/// | [`cosine_md`](Self::cosine_md) | each on its own | on a grid | (B, H, L, D) |
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
pub struct Lrpe {
    definition: Reference,
    theta: Theta,
    /// The cached form.
    table: Option<AxisTable>,
    with_dtheta: bool,
    forward_config: Option<LrpeConfig>,
    backward_config: Option<LrpeConfig>,
}

impl Lrpe {
    /// `lrpe_rotate`: rotates each pair of features by the angle of its position, with the two halves of a row paired. This
    /// is RoPE. Without an activation, and from position 0.
    ///
    /// # Formula
    /// With x (B, N, H, D) or (B, N, D) for one head, D even; theta (H, E) or (1, E), E <= D/2:
    /// - p = offset + n; Θ\[n, h, i\] = p · theta\[h, i\], and 0 for i >= E. With [`Theta::per_head`], theta is (H, 1) or
    ///   (1, 1) and applies to every i.
    /// - x1, x2 are the halves of f(x); o = concat(x1 cos Θ − x2 sin Θ, x1 sin Θ + x2 cos Θ), of the shape of x.
    /// - Backward: the rotation by −Θ, then the gradient of f.
    /// - dtheta\[h, i\] = Σ p · (do2 · o1 − do1 · o2) over batch and tokens, and over what theta is broadcast over.
    pub fn rotate(theta: Theta) -> Self {
        Self::new(Reference::rotate(), theta)
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
    pub fn cosine(theta: Theta) -> Self {
        Self::new(Reference::cosine(), theta)
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
        theta: impl Into<Arc<Tensor<f32>>>,
        grid: &[usize],
        extra_tokens: usize,
    ) -> Self {
        let definition = Reference {
            positions: Positions::grid(grid, extra_tokens),
            ..Reference::cosine()
        };
        Self::new(definition, Theta::per_feature(theta))
    }

    fn new(definition: Reference, theta: Theta) -> Self {
        Self {
            definition: Reference {
                theta_kind: theta.kind(),
                ..definition
            },
            theta,
            table: None,
            with_dtheta: false,
            forward_config: None,
            backward_config: None,
        }
    }

    /// Applies f to x before the encoding, without rounding in between. A softmax over the sequence takes in all tokens, also
    /// the extra ones of a grid.
    pub fn activation(mut self, activation: Activation) -> Self {
        self.definition.f = activation.into();
        self
    }

    /// Puts the tokens on a line, the first at this position. The positions of all tokens must fit in 32 bits.
    pub fn offset(mut self, offset: i64) -> Self {
        self.definition.positions = Positions::line(offset);
        self
    }

    /// Whether the backward pass also computes dtheta, for which it needs x.
    pub fn with_dtheta(mut self, with_dtheta: bool) -> Self {
        self.with_dtheta = with_dtheta;
        self
    }

    /// On a grid: with the cosines and sines along the axes computed once, for every later forward and backward pass of this
    /// operator and of its clones. The results have the same bits.
    ///
    /// All axes turn by the same theta, so the table of the longest serves them all: max n_j × the size of theta, 8 bytes
    /// each. Where that is more than 32 MiB the passes compute their angles as before, which is then faster than reading
    /// them; so they do on a line, and on the CPU. theta must not be written to afterwards.
    ///
    /// # Errors
    /// [`Error::NotDense`] for theta, [`Error::Cuda`]. A grid that does not fit is left to the passes to report.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Activation, Device, Error, Lrpe};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
    /// let first_layer = Lrpe::cosine_md(theta, &[4, 4], 0).cached()?;
    /// let second_layer = first_layer.clone().activation(Activation::Silu);
    /// let x = device.tensor(&Array4::<f32>::ones((2, 4, 16, 64)))?;
    /// let (o1, o2) = (first_layer.forward(&x)?, second_layer.forward(&x)?);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn cached(mut self) -> Result<Self, Error> {
        if let Positions::Grid { shape, .. } = &self.definition.positions {
            self.table = AxisTable::new(self.name(), shape, self.theta.tensor())?;
        }
        Ok(self)
    }

    /// How the forward pass runs on a GPU, instead of what was tuned or the default for its shape.
    pub fn forward_config(mut self, config: LrpeConfig) -> Self {
        self.forward_config = Some(config);
        self
    }

    /// How the backward pass runs on a GPU, instead of what was tuned or the default for its shape. dtheta is not affected.
    pub fn backward_config(mut self, config: LrpeConfig) -> Self {
        self.backward_config = Some(config);
        self
    }

    /// The operator's name in errors, symbols and files: `lrpe_rotate`, `lrpe_cosine` or `lrpe_cosine_md`.
    pub fn name(&self) -> &'static str {
        self.definition.name()
    }

    /// theta.
    pub fn theta(&self) -> &Theta {
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
        self.run(&sizes, &Inputs::Forward { x }, (&mut o).into(), None, None)?;
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
        let sizes = self.check_forward_into(&x, &o, workspace)?;
        self.run(&sizes, &Inputs::Forward { x }, o, None, Some(workspace))
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
        self.workspace(&sizes, &Inputs::Forward { x })
    }

    /// How [`forward`](Self::forward) runs on the GPU of x unless it is told or tuned otherwise.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), and [`Error::NotOnGpu`].
    pub fn default_forward_config<'a, T: Float>(
        &self,
        x: impl Into<TensorView<'a, T>>,
    ) -> Result<LrpeConfig, Error> {
        let x = x.into();
        let sizes = self.check_forward(&x)?;
        self.default_config("default_forward_config", &sizes, &Inputs::Forward { x })
    }

    /// dx from d_o, the gradient of o, in its type; and dtheta if [`with_dtheta`](Self::with_dtheta) asks for it.
    ///
    /// `saved` is x, or [`Saved::Nothing`] where neither an activation nor dtheta needs it. dx lies in memory in the order
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
        let device = d_o.device();
        let mut shape = d_o.shape().to_vec();
        if let Some(last) = shape.last_mut() {
            *last = sizes.features;
        }
        let order = saved.x().unwrap_or(&d_o).layout();
        let mut dx = device.uninit(Layout::dense_like(&shape, order)?)?;
        let mut dtheta = match self.with_dtheta {
            true => Some(device.uninit(Layout::dense(self.theta.tensor().shape())?)?),
            false => None,
        };
        let inputs = Inputs::Backward { saved, d_o };
        let into_dtheta = dtheta.as_mut().map(Into::into);
        self.run(&sizes, &inputs, (&mut dx).into(), into_dtheta, None)?;
        Ok(LrpeGradients { dx, dtheta })
    }

    /// [`backward`](Self::backward) into existing gradients, which do not overlap each other or the inputs. The last
    /// dimension of dx is contiguous, and dtheta is dense.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward`](Self::backward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`], [`Error::NotDense`], and
    /// [`Error::Unexpected`] or [`Error::Input`] where dtheta is given or missing against what
    /// [`with_dtheta`](Self::with_dtheta) says. The gradients are then as they were, unless the GPU itself failed.
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
        let sizes = self.check_backward_into(&saved, &d_o, &gradients, workspace)?;
        let LrpeGradientsMut { dx, dtheta } = gradients;
        let inputs = Inputs::Backward { saved, d_o };
        self.run(&sizes, &inputs, dx, dtheta, Some(workspace))
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs: 0 unless it is a softmax
    /// over the sequence or computes dtheta, on a GPU.
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
        self.workspace(&sizes, &Inputs::Backward { saved, d_o })
    }

    /// How [`backward`](Self::backward) runs on the GPU of d_o unless it is told or tuned otherwise.
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
        let inputs = Inputs::Backward { saved, d_o };
        self.default_config("default_backward_config", &sizes, &inputs)
    }
}
