//! FLAO of encoded queries and keys, in one operator: `flao_lrpe`.
//!
//! A call is checked (`check.rs`), planned by its shapes (`plan.rs`: which intermediate tensors there are, and of which type; by what
//! was measured: `policy.rs`), and launched (`launch.rs`); or, where there are kernels for it, fused (`fused.rs`, a pass in each file
//! of `fused/`). `ranks.rs` is what a rank of a group exchanges.

mod check;
mod fused;
mod launch;
mod plan;
mod policy;
mod ranks;
mod tensors;

use gimbal_reference::{
    self as reference, FlaoAngles, FlaoLrpeProblem, Function, IndexView, Positions,
};
use ndarray::ArrayView2;

use crate::tensor::{Layout, host_matrix};
use crate::{
    Activation, DType, Error, FlaoGradients, FlaoGradientsMut, FlaoInputs, Float, Frequencies,
    Group, Index, Lrpe, Tensor, TensorView, TensorViewMut, Workspace,
};
use fused::{Backward, Forward};
use launch::Call;
use plan::Pass;
pub use policy::FlaoLrpeRoute;
pub use tensors::{
    FlaoLrpeGradients, FlaoLrpeGradientsMut, FlaoLrpeSaved, FlaoLrpeSavedAs, FlaoLrpeSavedMut,
    FlaoLrpeSavedView,
};

/// What a layer of linear attention does, in one operator: [`Flao`](crate::Flao) of queries and keys that an [`Lrpe`] encodes,
/// with an activation of each input.
///
/// # Formula
/// With q (B, H, N, D), k (B, H, M, D), v (B, H, M, E), g (B, H, N, E), and enc the encoding, of D′ features:
/// - q̄ = enc(f_q(q)), k̄ = enc(f_k(k)), v̄ = f_v(v), ḡ = f_g(g).
/// - kv = k̄ᵀ·v̄, (B, H, D′, E); a = (q̄·kv)·scale; o = ḡ ⊙ a, (B, H, N, E).
/// - With a [`normalizer`](Self::normalizer) z = Σ_m f_k(k)\[m\], and a is divided by den = f_q(q)·z + eps, of features that are
///   not encoded.
/// - Backward: that of the products, turned back by the encoding, then the gradients of f. With a normaliser
///   dden = −Σ_e (do ⊙ ḡ ⊙ a) / den; the gradient of f_q(q) gains dden·z, that of f_k(k) gains Σ_n dden·f_q(q).
/// - dtheta is that of the queries and of the keys, summed.
///
/// Without a gate ḡ is 1, and there is no dg. f of queries and keys may be any activation but a softmax over the sequence, f
/// of values and the gate any but a softmax. D and E are from 1 to 256, with cosine, where D′ = 2D, D to 128. Queries and keys
/// have positions of their own, but on a grid, which has as many of both.
///
/// It is linear attention ([Katharopoulos et al., arXiv 2006.16236](https://arxiv.org/abs/2006.16236)) with the
/// activations and the gate of TransNormerLLM ([Qin et al., arXiv 2307.14995](https://arxiv.org/abs/2307.14995))
/// and the encodings of LRPE ([Qin et al., arXiv 2307.09270](https://arxiv.org/abs/2307.09270)).
///
/// # Accuracy
/// Inputs, o and their gradients are f32, f16 or bf16; kv, z and dtheta are f32. The relative L2 error of o, dq, dk, dv and dg
/// is at most 1e-5 in f32, 7.5e-4 in f16 and 5e-3 in bf16, beside what rounding a result to its type takes.
/// In bf16 the [fused](FlaoLrpeRoute::Fused) route computes sigmoid, of silu too, to within 2^-12 of 1, so that where nearly all of a
/// tensor is far below 0, or for gradients through sigmoid far from 0 on either side, what comes of it may be farther off: by a percent
/// at 4, three at 5. A rotation of halves whose r is not a multiple of 64 makes NaN of rows in which a feature is infinite.
/// Gradients behind a softmax are what is left of sums that cancel, dq where kv is alike in all features, dk where its gradient is. Where f
/// of keys and values makes kv so, dq goes by f32. Where the data does, and no encoding turns the features, 16 bits leave errors that grow
/// with √M: values that are 1 ± 0.05 put dq in bf16 5 percent off at M = 1024 and 24 at 32768, and do ⊙ f(g) that is all 1 dk 4 and 22; with
/// rotations at most 0.4 (on the CPU, D = E = 64).
/// In f16 gradients that f' or an angle is still to change are in f16 on the [separate](FlaoLrpeRoute::Separate) route, so that what is beyond
/// 65504 there is infinite or NaN, even if f' would bring it back. Where f makes keys and values one sign, and sums of them are long, they are
/// in f32.
///
/// dtheta sums p·φ over queries and keys, p a position and φ the gradient of its angle, of which the φ of a sequence add up to 0:
/// only differences of positions count. It is as exact as f32 sums of these terms are. Where both lie on lines that the host
/// knows, p is counted from the first query; where the device holds positions or offsets, as they are, so that queries and keys
/// that lie close to each other and far from 0 lose the digits of their common part.
///
/// # Example
/// ```
/// use gimbal_ops::{Activation, Device, Error, FlaoInputs, FlaoLrpe, Lrpe, Theta, bf16};
/// use ndarray::{Array2, Array4};
///
/// let device = Device::best()?;
/// let theta = device.tensor(&Array2::<f32>::ones((8, 64)))?;
/// let op = FlaoLrpe::of(Lrpe::cosine(Theta::per_feature(theta)))
///     .query_activation(Activation::Silu)
///     .key_activation(Activation::Silu)
///     .gate_activation(Activation::Silu);
///
/// let x = device.tensor(&Array4::from_elem((2, 8, 100, 64), bf16::ONE))?; // (B, H, N, D)
/// let inputs = FlaoInputs::new(&x, &x, &x, &x);
/// let (o, saved) = op.forward_saving(inputs)?;
/// assert_eq!(saved.kv.shape(), [2, 8, 128, 64]);
/// let gradients = op.with_dtheta(true).backward(inputs, Some(saved.view()), &o)?;
/// assert_eq!(gradients.rows.dq.shape(), x.shape());
/// assert_eq!(gradients.dtheta.unwrap().shape(), [8, 64]);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct FlaoLrpe<'p> {
    definition: reference::FlaoLrpe,
    /// theta and what the device holds of positions.
    angles: FlaoAngles<Frequencies<'p>, Index<'p>>,
    with_dtheta: bool,
    /// Of whose tokens it has some.
    group: Option<&'p Group>,
    /// What the encoding was told, though it has no place here.
    refused: Option<(&'static str, &'static str)>,
}

impl Default for FlaoLrpe<'_> {
    /// Without an encoding, activations and a normaliser: [`Flao`](crate::Flao).
    fn default() -> Self {
        Self::new(reference::FlaoLrpe::default(), None)
    }
}

impl<'p> FlaoLrpe<'p> {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &'static str = reference::FlaoLrpe::NAME;

    /// eps of a normaliser unless another is wanted.
    pub const EPS: f64 = reference::FlaoLrpe::EPS;

    /// The operator that a value of the crate `gimbal-reference` defines, with theta if it encodes. What it reads of positions is
    /// still to be given.
    pub fn new(definition: reference::FlaoLrpe, theta: Option<Frequencies<'p>>) -> Self {
        let angles = FlaoAngles {
            theta,
            ..FlaoAngles::default()
        };
        Self {
            definition,
            angles,
            with_dtheta: false,
            group: None,
            refused: None,
        }
    }

    /// Queries and keys encoded by `lrpe`, at the same positions, each after the activation of `lrpe`. It is neither one of
    /// packed sequences nor one with an RMS norm. Its [configs](Lrpe::forward_config) are of launches that are not made here, and count
    /// for nothing.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Activation, Device, Error, FlaoInputs, FlaoLrpe, Lrpe, Theta};
    /// use ndarray::{Array2, Array4};
    ///
    /// // Of 4 frames of 8 × 10 tokens, which turn by three axes; relu, and a normaliser of what is not turned.
    /// let device = Device::best()?;
    /// let theta = Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 8)))?);
    /// let rope = Lrpe::rotate(theta).grid(&[4, 8, 10], 0).activation(Activation::Relu);
    /// let op = FlaoLrpe::of(rope).normalizer(FlaoLrpe::EPS);
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 320, 48)))?;
    /// assert_eq!(op.forward(FlaoInputs::without_gate(&x, &x, &x))?.shape(), x.shape());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn of(lrpe: Lrpe<'p>) -> Self {
        let (f, of_f) = match lrpe.definition.f {
            Function::Activation(f) => (f, None),
            Function::RmsNorm { .. } => (Activation::None, Some(("norm_weight", "flao_lrpe"))),
        };
        let packed = lrpe.cu_seqlens.map(|_| ("cu_seqlens", "flao_lrpe"));
        let misplaced = lrpe.misplaced.map(|what| (what, "cosine"));
        let definition = reference::FlaoLrpe {
            q_f: f,
            k_f: f,
            ..reference::FlaoLrpe::of(lrpe.definition)
        };
        Self {
            angles: FlaoAngles {
                theta: Some(lrpe.theta.frequencies),
                q_offsets: lrpe.offsets,
                k_offsets: lrpe.offsets,
                q_positions: lrpe.positions,
                k_positions: lrpe.positions,
            },
            with_dtheta: lrpe.with_dtheta,
            refused: of_f.or(packed).or(misplaced),
            ..Self::new(definition, None)
        }
    }

    /// The factor of q̄·kv.
    pub fn scale(mut self, scale: f64) -> Self {
        self.definition.scale = scale;
        self
    }

    /// f of the queries.
    pub fn query_activation(mut self, f: Activation) -> Self {
        self.definition.q_f = f;
        self
    }

    /// f of the keys.
    pub fn key_activation(mut self, f: Activation) -> Self {
        self.definition.k_f = f;
        self
    }

    /// f of the values.
    pub fn value_activation(mut self, f: Activation) -> Self {
        self.definition.v_f = f;
        self
    }

    /// f of the gate.
    pub fn gate_activation(mut self, f: Activation) -> Self {
        self.definition.g_f = f;
        self
    }

    /// Divides by den = f_q(q)·Σ f_k(k) + eps.
    pub fn normalizer(mut self, eps: f64) -> Self {
        self.definition.normalizer = Some(eps);
        self
    }

    /// Puts the queries on a line, the first at this position.
    pub fn query_offset(mut self, offset: i64) -> Self {
        self.definition.q_positions = Positions::line(offset);
        self
    }

    /// Puts the keys on a line, the first at this position.
    pub fn key_offset(mut self, offset: i64) -> Self {
        self.definition.k_positions = Positions::line(offset);
        self
    }

    /// Puts the queries of each sequence on a line, the first at offsets\[b\], (B).
    pub fn query_offsets(mut self, offsets: impl Into<Index<'p>>) -> Self {
        self.angles.q_offsets = Some(offsets.into());
        self
    }

    /// Puts the keys of each sequence on a line, the first at offsets\[b\], (B).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, FlaoInputs, FlaoLrpe, Lrpe, Theta};
    /// use ndarray::{Array2, Array4, array};
    ///
    /// // One query of each of two sequences, behind 7 and 100 tokens; 30 keys of each, from 0 on.
    /// let device = Device::best()?;
    /// let theta = Theta::per_feature(device.tensor(&Array2::<f32>::ones((1, 4)))?);
    /// let (of_queries, of_keys) = (device.tensor(&array![7i32, 100])?, device.tensor(&array![0i32, 0])?);
    /// let op = FlaoLrpe::of(Lrpe::rotate(theta))
    ///     .query_offsets(&of_queries)
    ///     .key_offsets(&of_keys);
    /// let q = device.tensor(&Array4::<f32>::ones((2, 3, 1, 8)))?;
    /// let k = device.tensor(&Array4::<f32>::ones((2, 3, 30, 8)))?;
    /// assert_eq!(op.forward(FlaoInputs::without_gate(&q, &k, &k))?.shape(), q.shape());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn key_offsets(mut self, offsets: impl Into<Index<'p>>) -> Self {
        self.angles.k_offsets = Some(offsets.into());
        self
    }

    /// Takes the positions of queries as given: (N), (B, N) or, on k <= 4 axes, (k, B, N).
    pub fn query_positions(mut self, positions: impl Into<Index<'p>>) -> Self {
        self.definition.q_positions = given(&self.definition.q_positions);
        self.angles.q_positions = Some(positions.into());
        self
    }

    /// Takes the positions of keys as given: (M), (B, M) or, on k <= 4 axes, (k, B, M).
    pub fn key_positions(mut self, positions: impl Into<Index<'p>>) -> Self {
        self.definition.k_positions = given(&self.definition.k_positions);
        self.angles.k_positions = Some(positions.into());
        self
    }

    /// Whether the backward pass also computes dtheta.
    pub fn with_dtheta(mut self, with_dtheta: bool) -> Self {
        self.with_dtheta = with_dtheta;
        self
    }

    /// o, (B, H, N, E), in the type of the inputs, and in memory in the order of g, without a gate in that of q.
    ///
    /// # Errors
    /// [`Error::Input`] where the inputs do not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    pub fn forward<T: Float>(&self, inputs: FlaoInputs<T>) -> Result<Tensor<T>, Error> {
        let problem = self.check_forward(&inputs, None)?;
        let mut o = new_output(&problem, &inputs)?;
        self.run_forward(&problem, &inputs, (&mut o).into(), None, None)?;
        Ok(o)
    }

    /// [`forward`](Self::forward), and kv and, with a normaliser, z, so that [`backward`](Self::backward) is spared a pass over the
    /// keys and values, but where it is fused and divides: then it needs more digits of kv.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_saving<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
    ) -> Result<(Tensor<T>, FlaoLrpeSaved), Error> {
        let problem = self.check_forward(&inputs, None)?;
        let device = inputs.q.device();
        let mut o = new_output(&problem, &inputs)?;
        let z = self.definition.normalizer;
        let z = z.map(|_| device.empty::<f32>(&problem.z_shape()));
        let mut saved = FlaoLrpeSaved {
            kv: device.empty(&problem.kv_shape())?,
            z: z.transpose()?,
        };
        let kept = Some(saved.view_mut());
        self.run_forward(&problem, &inputs, (&mut o).into(), kept, None)?;
        Ok((o, saved))
    }

    /// [`forward`](Self::forward) into o, whose last dimension is contiguous, and of what is kept into `saved`, if it is. They
    /// overlap neither each other nor the inputs.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), [`Error::Overlap`], [`Error::NotDense`], [`Error::WorkspaceTooSmall`]. The outputs are then as
    /// they were, unless the GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, FlaoInputs, FlaoLrpe, Lrpe, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let op = FlaoLrpe::of(Lrpe::cosine(Theta::per_feature(device.tensor(&Array2::<f32>::ones((2, 4)))?)));
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let inputs = FlaoInputs::new(&x, &x, &x, &x);
    /// let (mut o, mut saved) = op.forward_saving(inputs)?;
    /// let mut workspace = Workspace::new(&device, op.forward_workspace(inputs, true)?)?;
    /// op.forward_into(inputs, &mut o, Some(saved.view_mut()), &mut workspace)?;
    ///
    /// let mut gradients = op.backward(inputs, Some(saved.view()), &o)?;
    /// let bytes = op.backward_workspace(inputs, Some(saved.view()), &o)?;
    /// let mut workspace = Workspace::new(&device, bytes)?;
    /// op.backward_into(inputs, Some(saved.view()), &o, &mut gradients, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_into<'b, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        o: impl Into<TensorViewMut<'b, T>>,
        saved: Option<FlaoLrpeSavedMut>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let o = o.into();
        let kept = saved.as_ref().map(FlaoLrpeSavedMut::as_view);
        let problem = self.check_forward(&inputs, Some((&o, kept, &*workspace)))?;

        self.run_forward(&problem, &inputs, o, saved, Some(workspace))
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for these inputs, whatever it writes to. On the
    /// CPU 0.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saves: bool,
    ) -> Result<usize, Error> {
        let problem = self.check_forward(&inputs, None)?;
        let Some(gpu) = inputs.q.device().gpu() else {
            return Ok(0);
        };
        if let Some(fused) = Forward::new(self, gpu.facts(), &problem, &inputs, saves)? {
            return Ok(fused.bytes);
        }
        let call = Call::new(self, gpu, &problem, &inputs, Pass::Forward, saves)?;
        call.forward_bytes(&inputs, saves)
    }

    /// How [`forward`](Self::forward) of these inputs runs: nothing on the CPU.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_route<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
    ) -> Result<Option<FlaoLrpeRoute>, Error> {
        self.route(&inputs, Pass::Forward)
    }

    /// The gradients from d_o, the gradient of o; each in the type of the inputs, and in memory in the order of its input; with
    /// dtheta if [`with_dtheta`](Self::with_dtheta) asks for it.
    ///
    /// `saved` is what [`forward_saving`](Self::forward_saving) of the same inputs has kept, if it did.
    ///
    /// # Errors
    /// [`Error::Input`] where a tensor does not fit, [`Error::DeviceMismatch`], [`Error::NotDense`] where kv or z is not dense,
    /// [`Error::TooLarge`], [`Error::Cuda`].
    pub fn backward<'b, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<FlaoLrpeGradients<T>, Error> {
        let d_o = d_o.into();
        let problem = self.check_backward(&inputs, saved, &d_o, None)?;
        let device = inputs.q.device();
        let theta = self.angles.theta.as_ref().filter(|_| self.with_dtheta);
        let mut gradients = FlaoLrpeGradients {
            rows: FlaoGradients {
                dq: inputs.q.uninit_like()?,
                dk: inputs.k.uninit_like()?,
                dv: inputs.v.uninit_like()?,
                dg: inputs.g.map(|g| g.uninit_like()).transpose()?,
            },
            dtheta: theta
                .map(|theta| device.empty(theta.view().shape()))
                .transpose()?,
        };
        self.run_backward(
            &problem,
            &inputs,
            saved,
            &d_o,
            (&mut gradients).into(),
            None,
        )?;
        Ok(gradients)
    }

    /// [`backward`](Self::backward) into existing gradients, which overlap neither each other nor anything that is read. Their last
    /// dimensions are contiguous, and dtheta is dense. dg may be left out where there is a gate.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward`](Self::backward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`], and [`Error::Unexpected`] or
    /// [`Error::Input`] where dtheta is given or missing against what [`with_dtheta`](Self::with_dtheta) says. The gradients are then
    /// as they were, unless the GPU itself failed.
    pub fn backward_into<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: impl Into<TensorView<'b, T>>,
        gradients: impl Into<FlaoLrpeGradientsMut<'c, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (d_o, gradients) = (d_o.into(), gradients.into());
        let into = Some((&gradients, &*workspace));
        let problem = self.check_backward(&inputs, saved, &d_o, into)?;
        self.run_backward(&problem, &inputs, saved, &d_o, gradients, Some(workspace))
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs, whatever it writes to: fused kv, dkv and
    /// partial sums, and with a normaliser about 12 bytes for each query of each head. On the CPU 0.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'b, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<usize, Error> {
        let d_o = d_o.into();
        let problem = self.check_backward(&inputs, saved, &d_o, None)?;
        let Some(gpu) = inputs.q.device().gpu() else {
            return Ok(0);
        };
        let (facts, saved) = (gpu.facts(), self.exact::<T>(saved));
        if let Some(fused) = Backward::new(self, facts, &problem, &inputs, saved, Some(&d_o))? {
            return Ok(fused.bytes);
        }
        let (pass, is_kept) = (self.backward_pass(), saved.is_some());
        let call = Call::new(self, gpu, &problem, &inputs, pass, is_kept)?;
        call.backward_bytes(&inputs, saved, &d_o)
    }

    /// How [`backward`](Self::backward) of these inputs runs, with a do of strides like those of a dense one: nothing on the CPU.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn backward_route<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
    ) -> Result<Option<FlaoLrpeRoute>, Error> {
        self.route(&inputs, self.backward_pass())
    }

    fn route<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        pass: Pass,
    ) -> Result<Option<FlaoLrpeRoute>, Error> {
        let problem = self.check_forward(inputs, None)?;
        let Some(gpu) = inputs.q.device().gpu() else {
            return Ok(None);
        };
        let is_fused = match pass {
            Pass::Forward => Forward::new(self, gpu.facts(), &problem, inputs, false)?.is_some(),
            Pass::Backward { .. } => {
                Backward::new(self, gpu.facts(), &problem, inputs, None, None)?.is_some()
            }
        };
        if is_fused {
            return Ok(Some(FlaoLrpeRoute::Fused));
        }
        let call = Call::new(self, gpu, &problem, inputs, pass, false)?;
        Ok(Some(call.route()))
    }

    fn wants_dtheta(&self) -> bool {
        self.with_dtheta && self.angles.theta.is_some()
    }

    fn backward_pass(&self) -> Pass {
        let theta = self.angles.theta.as_ref().filter(|_| self.with_dtheta);
        Pass::Backward {
            dtheta: theta.map(|theta| theta.view().len()),
        }
    }

    /// A forward pass that has passed the checks, in a workspace of its own if none is given.
    fn run_forward<T: Float>(
        &self,
        problem: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        mut saved: Option<FlaoLrpeSavedMut>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        if let Some(gpu) = inputs.q.device().gpu() {
            let saves = saved.is_some();
            if let Some(fused) = Forward::new(self, gpu.facts(), problem, inputs, saves)? {
                return fused.run((self, gpu), inputs, o, saved, workspace);
            }
            let call = Call::new(self, gpu, problem, inputs, Pass::Forward, saves)?;
            return call.forward(inputs, o, saved, workspace);
        }
        // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
        let (inputs, angles, o, saved) = unsafe {
            let saved = saved.as_mut().map(|saved| reference::FlaoLrpeSaved {
                kv: saved.kv.as_array_mut(),
                z: saved.z.as_mut().map(|z| z.as_array_mut()),
            });
            let inputs = inputs.map(|_, input| input.as_array());
            (inputs, self.on_host()?, o.as_array_mut(), saved)
        };
        let total = &mut ranks::total(self.group);
        self.definition
            .forward_part_into(&inputs, &angles, o, saved, total)
    }

    /// What was kept, unless it is a sum of what was rounded to 16 bits of which too little is left in dq.
    fn exact<'v, T: Float>(
        &self,
        saved: Option<FlaoLrpeSavedView<'v>>,
    ) -> Option<FlaoLrpeSavedView<'v>> {
        saved.filter(|_| T::DTYPE == DType::F32 || !policy::softmax_cancels(&self.definition))
    }

    /// A backward pass that has passed the checks, in a workspace of its own if none is given.
    fn run_backward<T: Float>(
        &self,
        problem: &FlaoLrpeProblem,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
        mut gradients: FlaoLrpeGradientsMut<T>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        if let Some(gpu) = inputs.q.device().gpu() {
            let saved = self.exact::<T>(saved);
            if let Some(fused) =
                Backward::new(self, gpu.facts(), problem, inputs, saved, Some(d_o))?
            {
                return fused.run((self, gpu), inputs, saved, d_o, gradients.rows, workspace);
            }
            let pass = self.backward_pass();
            let call = Call::new(self, gpu, problem, inputs, pass, saved.is_some())?;
            return call.backward(inputs, saved, d_o, gradients, workspace);
        }
        let FlaoGradientsMut { dq, dk, dv, dg } = &mut gradients.rows;
        // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
        let (inputs, angles, saved, d_o, gradients) = unsafe {
            let gradients = reference::FlaoLrpeGradients {
                rows: reference::FlaoGradients {
                    dq: dq.as_array_mut(),
                    dk: dk.as_array_mut(),
                    dv: dv.as_array_mut(),
                    dg: dg.as_mut().map(|dg| dg.as_array_mut()),
                },
                dtheta: gradients
                    .dtheta
                    .as_mut()
                    .map(|dtheta| dtheta.as_array_mut()),
            };
            let saved = saved.map(|saved| saved.map(|_, tensor| tensor.as_array()));
            let inputs = inputs.map(|_, input| input.as_array());
            (inputs, self.on_host()?, saved, d_o.as_array(), gradients)
        };
        let definition = &self.definition;
        let total = &mut ranks::total(self.group);
        definition.backward_part_into(&inputs, &angles, saved.as_ref(), d_o, gradients, total)
    }

    /// The tensors of integers that it may read, by name.
    fn indices(&self) -> [(&'static str, Option<&Index<'p>>); 4] {
        let angles = &self.angles;
        [
            ("q_offsets", angles.q_offsets.as_ref()),
            ("k_offsets", angles.k_offsets.as_ref()),
            ("q_positions", angles.q_positions.as_ref()),
            ("k_positions", angles.k_positions.as_ref()),
        ]
    }

    /// theta and the positions, for the reference.
    ///
    /// # Safety
    /// All of them are on the CPU.
    unsafe fn on_host(&self) -> Result<FlaoAngles<ArrayView2<'_, f32>, IndexView<'_>>, Error> {
        let theta = self.angles.theta.as_ref();
        // SAFETY: passed on to the caller.
        let theta = theta.map(|theta| unsafe { host_matrix(&theta.view()) });
        let angles = self.angles.map(
            |_| (),
            // SAFETY: passed on to the caller.
            |_, index| unsafe { index.on_host() },
        );
        Ok(FlaoAngles {
            theta: theta.transpose()?,
            q_offsets: angles.q_offsets,
            k_offsets: angles.k_offsets,
            q_positions: angles.q_positions,
            k_positions: angles.k_positions,
        })
    }
}

/// Positions that are given, on the axes that were assigned before.
fn given(before: &Positions) -> Positions {
    Positions::Given {
        axes: before.axes().map(<[usize]>::to_vec),
    }
}

fn new_output<T: Float>(
    problem: &FlaoLrpeProblem,
    inputs: &FlaoInputs<T>,
) -> Result<Tensor<T>, Error> {
    let like = inputs.g.as_ref().unwrap_or(&inputs.q);
    let layout = Layout::dense_like(&problem.rows.output_shape(), like.layout())?;
    inputs.q.device().uninit(layout)
}
