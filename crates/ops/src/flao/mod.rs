//! Linear attention without a mask, with a gate on the output: `flao`.
//!
//! A call is checked (`check.rs`), planned by its shapes, layouts and the GPU (`plan.rs`, by what was measured: `policy.rs`),
//! and launched (`launch.rs`).

mod check;
mod launch;
#[cfg(feature = "internals")]
pub mod lookup;
mod plan;
mod policy;
mod stages;
mod tensors;
mod tune;

use gimbal_kernels_sys::flao::Operand;
use gimbal_reference::{self as reference, FlaoProblem, FlaoSave};

use crate::device::Gpu;
use crate::recent::{self, Plans, Recent};
use crate::tensor::Layout;
use crate::{Device, Error, Float, Scalar, Tensor, TensorView, TensorViewMut, Workspace};
use plan::{Plan, Problem, Tensors, Work};
pub use policy::FlaoRoute;
pub(crate) use policy::{TILES_EACH, equal_parts, reduce_blocks};
pub use tensors::{
    FlaoGradients, FlaoGradientsMut, FlaoInputs, FlaoQueries, FlaoQueryGradients,
    FlaoQueryGradientsMut, FlaoSaved, FlaoSavedAs, FlaoSavedMut, FlaoSavedView,
};
use tensors::{Read, Written, of_reference};
use tune::{Call, Schedule};

/// Fused linear attention with an output gate, where every query sees every key.
///
/// # Formula
/// With q (B, H, N, D), k (B, H, M, D), v (B, H, M, E) and g (B, H, N, E):
/// - kv = kᵀ·v, (B, H, D, E), and o = g ⊙ (q·kv)·scale, (B, H, N, E).
/// - Backward, with u = do ⊙ g·scale: dg = do ⊙ (q·kv)·scale; dq = u·kvᵀ; dkv = qᵀ·u; dk = v·dkvᵀ; dv = k·dkv.
///
/// Without a gate g is 1, and there is no dg. The two stages of each pass can be called on their own, where kv or dkv is what
/// several GPUs share, what is kept for a next call, or what is summed: [`forward_keys`](Self::forward_keys) and
/// [`forward_queries`](Self::forward_queries), [`backward_queries`](Self::backward_queries) and
/// [`backward_keys`](Self::backward_keys).
///
/// N and M are free, D and E are from 1 to 256. A tensor that is empty because B, H, N or M is 0 is valid; a sum over
/// no keys or queries is 0.
///
/// It is linear attention ([Katharopoulos et al., arXiv 2006.16236](https://arxiv.org/abs/2006.16236)) with the output gate
/// of TransNormerLLM ([Qin et al., arXiv 2307.14995](https://arxiv.org/abs/2307.14995)).
///
/// # Accuracy
/// Inputs, o and the gradients are f32, f16 or bf16; kv and its gradient are f32. Products of f32 tensors are computed in f32, or by
/// tensor cores from two parts of each number, in f16 or, of short heads and up to 32 columns, in TF32, which together have 21 binary
/// digits or more, but in TF32 fewer where a product is below 2^-116. For those of 16-bit tensors kv, dkv and do ⊙ g are rounded once
/// more to 16 bits, or for up to 128 queries, forward 256, and keys q·kᵀ, do·vᵀ and do ⊙ g; in f16 after scaling by powers of two that
/// follow their sizes, so that none of them overflows or loses digits for its size. The relative L2 error of every output is at most
/// 1e-5 in f32, 6e-4 in f16 and 4e-3 in bf16, beside what rounding it to its type takes where that has fewer digits for such small
/// numbers.
///
/// NaN and infinities come out where the formulas have them; but of so few queries and keys one may come out as the
/// other, since q·kᵀ is multiplied by v, not q by kv, and so may one that two parts in TF32 meet beside numbers below 2^-136.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, bf16};
/// use ndarray::Array4;
///
/// let device = Device::best()?;
/// let queries = || device.tensor(&Array4::from_elem((2, 8, 100, 64), bf16::ONE)); // (B, H, N, D)
/// let keys = || device.tensor(&Array4::from_elem((2, 8, 30, 64), bf16::ONE)); // (B, H, M, D)
/// let (q, g, k, v) = (queries()?, queries()?, keys()?, keys()?);
/// let inputs = FlaoInputs::new(&q, &k, &v, &g);
///
/// let op = Flao::new().scale(0.125);
/// let o = op.forward(inputs)?;
/// assert_eq!(o.to_array()?[[1, 7, 99, 63]].to_f32(), 64.0 * 30.0 / 8.0);
///
/// // Where a backward pass follows, kv is worth keeping: it is small.
/// let (o, saved) = op.forward_saving(inputs, FlaoSave::Kv)?;
/// let gradients = op.backward(inputs, &saved, &o)?;
/// assert_eq!(gradients.dq.shape(), q.shape());
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Flao {
    scale: f64,
    route: Option<FlaoRoute>,
}

impl Flao {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = reference::Flao::NAME;

    /// The operator with a scale of 1.
    pub fn new() -> Self {
        Self {
            scale: 1.0,
            route: None,
        }
    }

    /// The factor of q·kv. As all scales it is f64 here and in the reference, and rounded once to f32 where a kernel takes it.
    pub fn scale(mut self, scale: f64) -> Self {
        self.scale = scale;
        self
    }

    /// How products are computed on a GPU, instead of the fastest way that the tensors and the GPU allow. Where they do
    /// not allow this one, the next slower one that they do allow is taken.
    pub fn route(mut self, route: FlaoRoute) -> Self {
        self.route = Some(route);
        self
    }

    /// o, (B, H, N, E), in the type of the inputs, and in memory in the order of g, without a gate in that of q.
    ///
    /// # Errors
    /// [`Error::Input`] where the inputs do not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs};
    /// use ndarray::array;
    ///
    /// // One head, one query (1, 2), two keys, values of one feature: kv = (1·3 + 0·4, 1·3 + 1·4).
    /// let device = Device::best()?;
    /// let q = device.tensor(&array![[[[1.0f32, 2.0]]]])?;
    /// let k = device.tensor(&array![[[[1.0f32, 1.0], [0.0, 1.0]]]])?;
    /// let v = device.tensor(&array![[[[3.0f32], [4.0]]]])?;
    /// let g = device.tensor(&array![[[[0.5f32]]]])?;
    /// let o = Flao::new().forward(FlaoInputs::new(&q, &k, &v, &g))?;
    /// assert_eq!(o.to_array()?, array![[[[0.5 * (3.0 + 2.0 * 7.0)]]]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward<T: Float>(&self, inputs: FlaoInputs<T>) -> Result<Tensor<T>, Error> {
        Ok(self.forward_saving(inputs, FlaoSave::Nothing)?.0)
    }

    /// [`forward`](Self::forward), and what [`backward`](Self::backward) is to be spared: [`FlaoSave::Kv`] as a rule.
    ///
    /// kv takes B·H·D·E·4 bytes, and saves reading the keys and values once more. The product takes as much as o;
    /// reading it takes longer than computing it again, unless products are computed without tensor cores
    /// ([`FlaoRoute::Plain`]). Without a gate it is not kept: it is o.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave};
    /// use ndarray::Array4;
    ///
    /// let x = Device::best()?.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let (o, saved) = Flao::new().forward_saving(FlaoInputs::new(&x, &x, &x, &x), FlaoSave::Kv)?;
    /// assert_eq!((o.shape(), saved.kv().unwrap().shape()), (&[1, 2, 8, 4][..], &[1, 2, 4, 4][..]));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_saving<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        save: FlaoSave,
    ) -> Result<(Tensor<T>, FlaoSaved<T>), Error> {
        let shape = self.check_forward(&inputs, None)?;
        let device = inputs.q.device();
        let like_g = inputs.g.as_ref().unwrap_or(&inputs.q).layout();
        let like_g = Layout::dense_like(&shape.output_shape(), like_g)?;
        let kv = || device.empty(&shape.kv_shape());
        let mut o = device.uninit(like_g)?;
        let mut saved = match save.with_gate(inputs.g.is_some()) {
            FlaoSave::Nothing => FlaoSaved::Nothing,
            FlaoSave::Kv => FlaoSaved::Kv(kv()?),
            FlaoSave::KvAndProduct => FlaoSaved::KvAndProduct {
                kv: kv()?,
                product: device.uninit(like_g)?,
            },
        };
        self.run_forward(shape, &inputs, (&mut o).into(), (&mut saved).into(), None)?;
        Ok((o, saved))
    }

    /// [`forward_saving`](Self::forward_saving) into o and what is to be kept, which overlap neither each other nor the
    /// inputs. The last dimensions of o and the product are contiguous, and kv is dense.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), [`Error::Overlap`], [`Error::NotDense`], [`Error::WorkspaceTooSmall`]. The
    /// outputs are then as they were, unless the GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, FlaoSavedMut, Workspace};
    /// use ndarray::Array4;
    ///
    /// let device = Device::best()?;
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let inputs = FlaoInputs::new(&x, &x, &x, &x);
    /// let mut o = device.zeros::<f32>(&[1, 2, 8, 4])?;
    /// let op = Flao::new();
    /// let mut workspace = Workspace::new(&device, op.forward_workspace(inputs, FlaoSave::Nothing)?)?;
    /// op.forward_into(inputs, &mut o, FlaoSavedMut::Nothing, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_into<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        o: impl Into<TensorViewMut<'b, T>>,
        saved: impl Into<FlaoSavedMut<'c, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (o, saved) = (o.into(), saved.into());
        let shape = self.check_forward(&inputs, Some((&o, &saved, &*workspace)))?;
        self.run_forward(shape, &inputs, o, saved, Some(workspace))
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for these inputs, whatever it writes to.
    /// On the CPU 0.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        save: FlaoSave,
    ) -> Result<usize, Error> {
        let shape = self.check_forward(&inputs, None)?;
        let needed = |save| {
            let problem = self.problem::<T>(Work::Forward, shape, save);
            workspace(inputs.q.device(), problem, &inputs.read())
        };
        // Without a gate there is room for a product, if one is given, and for what `forward_saving` keeps.
        Ok(needed(save)?.max(needed(save.with_gate(inputs.g.is_some()))?))
    }

    /// The gradients from d_o, the gradient of o; each in the type of the inputs, and in memory in the order of its
    /// input.
    ///
    /// `saved` is what [`forward_saving`](Self::forward_saving) of the same inputs has kept: a `&FlaoSaved`, or
    /// [`FlaoSavedView::Nothing`].
    ///
    /// # Errors
    /// [`Error::Input`] where a tensor does not fit, [`Error::DeviceMismatch`], [`Error::NotDense`] where kv is not
    /// dense, [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave};
    /// use ndarray::array;
    ///
    /// let device = Device::best()?;
    /// let q = device.tensor(&array![[[[1.0f32, 2.0]]]])?;
    /// let k = device.tensor(&array![[[[1.0f32, 1.0], [0.0, 1.0]]]])?;
    /// let v = device.tensor(&array![[[[3.0f32], [4.0]]]])?;
    /// let g = device.tensor(&array![[[[0.5f32]]]])?;
    /// let d_o = device.tensor(&array![[[[10.0f32]]]])?;
    ///
    /// let (op, inputs) = (Flao::new(), FlaoInputs::new(&q, &k, &v, &g));
    /// let (_, saved) = op.forward_saving(inputs, FlaoSave::Kv)?;
    /// let gradients = op.backward(inputs, &saved, &d_o)?;
    /// // kv = (3, 7), u = 10 · 0.5: dq = u·kvᵀ, dg = 10 · (1·3 + 2·7).
    /// assert_eq!(gradients.dq.to_array()?, array![[[[15.0, 35.0]]]].into_dyn());
    /// assert_eq!(gradients.dg.unwrap().to_array()?, array![[[[170.0]]]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: impl Into<FlaoSavedView<'b, T>>,
        d_o: impl Into<TensorView<'c, T>>,
    ) -> Result<FlaoGradients<T>, Error> {
        let (saved, d_o) = (saved.into(), d_o.into());
        let shape = self.check_backward(&inputs, &saved, &d_o, None)?;
        let mut gradients = FlaoGradients {
            dq: inputs.q.uninit_like()?,
            dk: inputs.k.uninit_like()?,
            dv: inputs.v.uninit_like()?,
            dg: inputs.g.map(|g| g.uninit_like()).transpose()?,
        };
        self.run_backward(shape, &inputs, &saved, &d_o, (&mut gradients).into(), None)?;
        Ok(gradients)
    }

    /// [`backward`](Self::backward) into existing gradients, which overlap neither each other nor anything that is
    /// read. Their last dimensions are contiguous. dg may be left out where there is a gate.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward`](Self::backward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`]. The gradients are then as
    /// they were, unless the GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, Workspace};
    /// use ndarray::Array4;
    ///
    /// let device = Device::best()?;
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let (op, inputs) = (Flao::new(), FlaoInputs::new(&x, &x, &x, &x));
    /// let (o, saved) = op.forward_saving(inputs, FlaoSave::Kv)?;
    /// let mut gradients = op.backward(inputs, &saved, &o)?;
    /// let mut workspace = Workspace::new(&device, op.backward_workspace(inputs, &saved, &o)?)?;
    /// op.backward_into(inputs, &saved, &o, &mut gradients, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward_into<'b, 'c, 'd, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: impl Into<FlaoSavedView<'b, T>>,
        d_o: impl Into<TensorView<'c, T>>,
        gradients: impl Into<FlaoGradientsMut<'d, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (saved, d_o, gradients) = (saved.into(), d_o.into(), gradients.into());
        let into = Some((&gradients, &*workspace));
        let shape = self.check_backward(&inputs, &saved, &d_o, into)?;
        self.run_backward(shape, &inputs, &saved, &d_o, gradients, Some(workspace))
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs, whatever it writes
    /// to. On the CPU 0.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: impl Into<FlaoSavedView<'b, T>>,
        d_o: impl Into<TensorView<'c, T>>,
    ) -> Result<usize, Error> {
        let (saved, d_o) = (saved.into(), d_o.into());
        let shape = self.check_backward(&inputs, &saved, &d_o, None)?;
        let problem = self.problem::<T>(Work::Backward, shape, saved.save());
        let read = inputs.read_backward(&saved, &d_o);
        workspace(inputs.q.device(), problem, &read)
    }

    fn reference(&self) -> reference::Flao {
        reference::Flao { scale: self.scale }
    }

    /// A call, or a stage of one, whose tensors are still to be told.
    fn problem<T: Float>(&self, work: Work, shape: FlaoProblem, save: FlaoSave) -> Problem {
        let scale = self.scale as f32;
        Problem {
            work,
            shape,
            element: T::ELEMENT,
            scale,
            fastest: policy::fastest(self.route, scale, T::ELEMENT),
            save,
            adds: false,
            tensors: Tensors::default(),
        }
    }

    /// A forward pass that has passed the checks, in a workspace of its own if none is given.
    fn run_forward<T: Float>(
        &self,
        shape: FlaoProblem,
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        saved: FlaoSavedMut<T>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let save = saved.save();
        let (mut kv, mut product) = saved.into_parts();
        let device = inputs.q.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            let (inputs, o, kv, product) = unsafe {
                (
                    inputs.map(|_, input| input.as_array()),
                    o.as_array_mut(),
                    kv.as_mut().map(|kv| kv.as_array_mut()),
                    product.as_mut().map(|product| product.as_array_mut()),
                )
            };
            let saved = of_reference(kv, product);
            return Ok(self.reference().forward_into(&inputs, o, saved)?);
        };
        let problem = self.problem::<T>(Work::Forward, shape, save);
        let written = Written {
            o: Some(o),
            kv,
            product,
            ..Written::default()
        };
        run(device, gpu, problem, &inputs.read(), written, workspace)
    }

    /// A backward pass that has passed the checks, in a workspace of its own if none is given.
    fn run_backward<T: Float>(
        &self,
        shape: FlaoProblem,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
        gradients: FlaoGradientsMut<T>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let FlaoGradientsMut {
            mut dq,
            mut dk,
            mut dv,
            mut dg,
        } = gradients;
        let device = inputs.q.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            let (inputs, saved, d_o, gradients) = unsafe {
                let gradients = reference::FlaoGradients {
                    dq: dq.as_array_mut(),
                    dk: dk.as_array_mut(),
                    dv: dv.as_array_mut(),
                    dg: dg.as_mut().map(|dg| dg.as_array_mut()),
                };
                let kv = saved.kv().map(|kv| kv.as_array());
                let product = saved.product().map(|product| product.as_array());
                let inputs = inputs.map(|_, input| input.as_array());
                (inputs, of_reference(kv, product), d_o.as_array(), gradients)
            };
            let reference = self.reference();
            return Ok(reference.backward_into(&inputs, &saved, d_o, gradients)?);
        };
        let problem = self.problem::<T>(Work::Backward, shape, saved.save());
        let written = Written {
            dq: Some(dq),
            dk: Some(dk),
            dv: Some(dv),
            dg,
            ..Written::default()
        };
        let read = inputs.read_backward(saved, d_o);
        run(device, gpu, problem, &read, written, workspace)
    }
}

/// The bytes of workspace of a call that reads this.
fn workspace<T: Float>(
    device: &Device,
    mut problem: Problem,
    read: &Read<T>,
) -> Result<usize, Error> {
    let Some(gpu) = device.gpu() else {
        return Ok(0);
    };
    problem.tensors = Tensors::of(read, &Written::default());
    let by_default = |problem: &Problem| Plan::new(problem, gpu.facts(), Schedule::default());
    Ok(planned(gpu, &problem, by_default)?.workspace)
}

/// Plans and launches what has passed the checks, in a workspace of its own if none is given: by default, or as the autotuner knows
/// it to be faster.
fn run<T: Float>(
    device: &Device,
    gpu: &Gpu,
    mut problem: Problem,
    read: &Read<T>,
    mut written: Written<T>,
    workspace: Option<&mut Workspace>,
) -> Result<(), Error> {
    let (facts, stream) = (gpu.facts(), gpu.stream());
    problem.tensors = Tensors::of(read, &written);
    let _reading = read.reading(stream);
    let plan = planned(gpu, &problem, |anywhere| {
        let by_default = Plan::new(anywhere, facts, Schedule::default())?;
        if by_default.launches().next().is_none() {
            return Ok(by_default);
        }
        let schedule = crate::tune::config(&Call {
            device,
            facts,
            problem: &problem,
            plan: &by_default,
            dtype: T::DTYPE,
            outputs: &|| written.stand_ins(device),
        });
        match schedule == Schedule::default() {
            true => Ok(by_default),
            false => Plan::new(anywhere, facts, schedule),
        }
    })?;
    let mut own = None;
    let needed = match &workspace {
        None if !plan.uses_workspace() => 0,
        _ => plan.workspace,
    };
    let workspace = Workspace::of_call(Flao::NAME, device, needed, workspace, &mut own)?;
    let base = workspace.map_or(0, |workspace| workspace.address());
    let _writing = written.writing(stream);
    // SAFETY: the problem describes tensors that the views borrow; kv and dkv are dense, and what is written is borrowed mutably, and
    // apart from each other and from what is read. The workspace is borrowed mutably, or this call's own.
    unsafe { plan.launch(gpu, &problem, base) }
}

/// The plan of a problem, which is made of it wherever its tensors are.
fn planned(
    gpu: &Gpu,
    problem: &Problem,
    make: impl FnOnce(&Problem) -> Result<Plan, Error>,
) -> Result<Plan, Error> {
    thread_local!(static PLANS: Plans<Problem, Plan> = const { Recent::new() });
    recent::planned(&PLANS, gpu, problem.anywhere(), make)
}

/// A tensor of rows as the kernels see it.
pub(crate) fn operand<T: Scalar>(tensor: &TensorView<T>) -> Operand {
    let stride = |dim| tensor.layout().step(dim);
    Operand {
        at: tensor.address(),
        batch_stride: stride(0),
        head_stride: stride(1),
        row_stride: stride(2),
    }
}

/// The same of a tensor that may not be there.
pub(crate) fn optional<T: Scalar>(tensor: Option<&TensorView<T>>) -> Operand {
    tensor.map_or(Operand::default(), operand)
}

impl Default for Flao {
    fn default() -> Self {
        Self::new()
    }
}
