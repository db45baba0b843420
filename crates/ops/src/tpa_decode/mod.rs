//! Decoding with tensor product attention: `tpa_decode`.

mod inputs;
mod launch;
mod merge;
mod output;
mod plan;
mod policy;

use gimbal_kernels_sys::tpa_decode::Decode;
use gimbal_reference::{InputReason, TpaDecode as Reference, TpaDecodeProblem};

use crate::check::check_device;
use crate::device::Gpu;
use crate::recent::{self, Plans, Recent};
use crate::{Error, Float, Tensor, Workspace};
pub use inputs::{KvLens, TpaInputs};
pub use output::{TpaOutput, TpaOutputMut};
use plan::{Plan, Problem};
use policy::Fits;

/// Attention of the last T tokens of each sequence over M cached tokens, with queries, keys and values kept as sums of outer
/// products of a head factor and a feature factor. Neither keys nor values are ever written.
///
/// # Formula
/// With aq (B, T, H, R), bq (B, T, R, D), T from 1 to 8; ak (B, M, Rk, H), bk (B, M, Rk, D); av (B, M, Rv, H), bv (B, M, Rv, E);
/// ak and bk, or av and bv, without the rank axis where the rank is 1:
/// - q\[t, h\] = scale_q · Σ_r aq\[t, h, r\] · bq\[t, r\], or scale_q times a given q (B, T, H, D)
/// - k\[m, h\] = scale_k · Σ_j ak\[m, j, h\] · bk\[m, j\], and v\[m, h\] likewise with scale_v
/// - o\[t, h\] = Σ_m p\[t, h, m\] · v\[m, h\], where p\[t, h\] is the softmax over m of scale · q\[t, h\] · k\[m, h\]; o is
///   (B, T, H, E)
/// - lse\[t, h\] = log Σ_m exp(scale · q\[t, h\] · k\[m, h\]), natural; lse is (B, T, H), or (B, H) for T = 1, f32
///
/// The scales are D^(−1/2), 1/R (1 where q is given), 1/Rk and 1/Rv unless they are given. Sequence b uses the first
/// `kv_lens[b]` tokens, or all M, see [`KvLens`]; what lies behind them may be anything, NaN included. Of these L tokens the
/// queries are the last T, so that token t sees m <= L − T + t. Without tokens to see o is 0 and lse is −∞. H is
/// from 1 to 128, R from 1 to 64, D and E from 1 to 256; a tensor that is empty because B, M or H is 0 is valid.
///
/// # Accuracy
/// Factors and o are f32, f16 or bf16; sums are f32, and o is rounded once. Against f64 the relative L2 error of o is at
/// most 1e-5 (f32), 5e-4 (f16) and 2.5e-3 (bf16).
///
/// The attention is that of [Zhang et al., *Tensor Product Attention Is All You Need*, arXiv
/// 2501.06425](https://arxiv.org/abs/2501.06425).
///
/// # Growing caches
/// M is the capacity of the cache; what grows is `kv_lens`. Launches depend on the shapes and the GPU, never on the
/// lengths: a captured graph stays valid while they grow, and its cost follows them.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors, TpaQuery};
/// use ndarray::{ArrayD, array};
///
/// // One head of two features against two tokens whose scores are equal: the mean of their values.
/// let device = Device::best()?;
/// let factors = TpaFactors {
///     query: TpaQuery::Factors {
///         aq: array![[[[1.0f32]]]].into_dyn(),
///         bq: array![[[[1.0, 0.0]]]].into_dyn(),
///     },
///     ak: array![[[2.0], [1.0]]].into_dyn(),
///     bk: array![[[1.0, 5.0], [2.0, -7.0]]].into_dyn(),
///     av: array![[[1.0], [1.0]]].into_dyn(),
///     bv: array![[[4.0, 0.0, 1.0], [0.0, 2.0, 3.0]]].into_dyn(),
/// };
/// let factors = factors.try_map(|_, factor| device.tensor(factor))?;
///
/// let o = TpaDecode::new().scale(1.0).forward(&factors)?.to_array()?;
/// let expected: ArrayD<f32> = array![[[[2.0, 1.0, 2.0]]]].into_dyn();
/// assert!((o - expected).iter().all(|difference| difference.abs() < 1e-5));
///
/// // The last two tokens at once, with queries as they are: the first of them sees itself alone.
/// let two = TpaFactors {
///     query: TpaQuery::Dense(device.tensor(&array![[[[1.0f32, 0.0]], [[1.0, 0.0]]]].into_dyn())?),
///     ..factors
/// };
/// let o = TpaDecode::new().scale(1.0).forward(&two)?.to_array()?;
/// let expected: ArrayD<f32> = array![[[[4.0, 0.0, 1.0]], [[2.0, 1.0, 2.0]]]].into_dyn();
/// assert!((o - expected).iter().all(|difference| difference.abs() < 1e-5));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use]
pub struct TpaDecode {
    reference: Reference,
    parallel: Parallel,
    /// The fastest that may be taken; none for all of them.
    route: Option<TpaRoute>,
}

impl TpaDecode {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = Reference::NAME;

    /// The operator with the default scales.
    pub fn new() -> Self {
        Self::default()
    }

    /// The scale of the scores, instead of D^(−1/2).
    pub fn scale(mut self, scale: f64) -> Self {
        self.reference.scale = Some(scale);
        self
    }

    /// The scale of q, instead of 1/R, or of 1 where q is given.
    pub fn scale_q(mut self, scale: f64) -> Self {
        self.reference.scale_q = Some(scale);
        self
    }

    /// The scale of k, instead of 1/Rk.
    pub fn scale_k(mut self, scale: f64) -> Self {
        self.reference.scale_k = Some(scale);
        self
    }

    /// The scale of v, instead of 1/Rv.
    pub fn scale_v(mut self, scale: f64) -> Self {
        self.reference.scale_v = Some(scale);
        self
    }

    /// How the work is divided on a GPU.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Parallel, Splits, TpaDecode};
    ///
    /// // A sequence gives the same bits in whatever batch it is decoded.
    /// let op = TpaDecode::new().parallel(Parallel::Split(Splits::Tokens(1024)));
    /// ```
    pub fn parallel(mut self, parallel: Parallel) -> Self {
        self.parallel = parallel;
        self
    }

    /// The fastest way to compute that may be taken on a GPU: each call takes that, or the next that its tensors and the GPU
    /// allow.
    pub fn route(mut self, fastest: TpaRoute) -> Self {
        self.route = Some(fastest);
        self
    }

    /// o (B, T, H, E), new and dense.
    ///
    /// # Errors
    /// [`Error::Input`] where a factor, a length or a number of splits does not fit, [`Error::DeviceMismatch`],
    /// [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors, TpaQuery, bf16};
    ///
    /// // Keys and values lie beside each other in two tensors, (B, M, Rk + Rv, H) and (B, M, Rk + Rv, D): views of them
    /// // are as good as tensors of their own.
    /// let device = Device::best()?;
    /// let [aq, bq] = [device.zeros::<bf16>(&[2, 1, 34, 6])?, device.zeros(&[2, 1, 6, 64])?];
    /// let heads = device.zeros::<bf16>(&[2, 100, 4, 34])?;
    /// let features = device.zeros::<bf16>(&[2, 100, 4, 64])?;
    /// let factors = TpaFactors {
    ///     query: TpaQuery::Factors {
    ///         aq: aq.view(),
    ///         bq: bq.view(),
    ///     },
    ///     ak: heads.view().narrow(2, 0..2)?,
    ///     bk: features.view().narrow(2, 0..2)?,
    ///     av: heads.view().narrow(2, 2..4)?,
    ///     bv: features.view().narrow(2, 2..4)?,
    /// };
    /// let o = TpaDecode::new().forward(factors)?;
    /// assert_eq!(o.shape(), [2, 1, 34, 64]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<Tensor<T>, Error> {
        let inputs = inputs.into();
        let sizes = self.check(&inputs)?;
        let mut o = inputs.device().empty(&sizes.output_shape())?;
        self.run(sizes, &inputs, (&mut o).into(), None)?;
        Ok(o)
    }

    /// o (B, T, H, E) and lse (B, T, H), or (B, H) for T = 1, new and dense.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_with_lse<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<TpaOutput<T>, Error> {
        self.complete(&inputs.into())
    }

    /// [`forward`](Self::forward) into o, and lse if it is given: see [`TpaOutputMut`]. They do not overlap the inputs.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph, unless there are
    /// [`KvLens::Host`].
    ///
    /// # Errors
    /// As [`forward`](Self::forward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`], [`Error::NotCapturable`]. The
    /// outputs are then as they were, unless the GPU itself failed.
    pub fn forward_into<'a, 'b, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
        output: impl Into<TpaOutputMut<'b, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        self.fill(&inputs.into(), output.into(), workspace)
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for inputs of these shapes.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<usize, Error> {
        self.workspace::<T, T>(&inputs.into())
    }

    /// [`forward_with_lse`](Self::forward_with_lse) with o in f32, whatever the type of the factors: the result of a part of the
    /// cache, for [`merge`](Self::merge) to join. With factors in f32 the two are the same.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors, TpaQuery, TpaOutput, bf16};
    ///
    /// let device = Device::best()?;
    /// let factors = TpaFactors {
    ///     query: TpaQuery::Factors {
    ///         aq: device.zeros::<bf16>(&[2, 1, 5, 6])?,
    ///         bq: device.zeros(&[2, 1, 6, 64])?,
    ///     },
    ///     ak: device.zeros(&[2, 100, 5])?,
    ///     bk: device.zeros(&[2, 100, 64])?,
    ///     av: device.zeros(&[2, 100, 5])?,
    ///     bv: device.zeros(&[2, 100, 64])?,
    /// };
    /// let part: TpaOutput<f32> = TpaDecode::new().forward_partial(&factors)?;
    /// assert_eq!(part.o.shape(), [2, 1, 5, 64]);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_partial<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<TpaOutput<f32>, Error> {
        self.complete(&inputs.into())
    }

    /// [`forward_partial`](Self::forward_partial) into o, and lse if it is given; otherwise as
    /// [`forward_into`](Self::forward_into).
    ///
    /// # Errors
    /// As [`forward_into`](Self::forward_into).
    pub fn forward_partial_into<'a, 'b, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
        output: impl Into<TpaOutputMut<'b, f32>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        self.fill(&inputs.into(), output.into(), workspace)
    }

    /// The bytes of workspace that [`forward_partial_into`](Self::forward_partial_into) needs for inputs of these shapes.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_partial_workspace<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<usize, Error> {
        self.workspace::<T, f32>(&inputs.into())
    }

    /// Devices and inputs, and what the caller has chosen.
    pub(crate) fn check<T: Float>(&self, inputs: &TpaInputs<T>) -> Result<TpaDecodeProblem, Error> {
        let sizes = inputs.check(&self.reference)?;
        self.parallel.check()?;
        Ok(sizes)
    }

    fn problem<T: Float, O: Float>(
        &self,
        sizes: TpaDecodeProblem,
        inputs: &TpaInputs<T>,
    ) -> Problem {
        Problem {
            sizes,
            element: T::ELEMENT,
            output: O::ELEMENT,
            lengths: inputs.lengths(),
            parallel: self.parallel,
            route: self.route,
        }
    }

    fn workspace<T: Float, O: Float>(&self, inputs: &TpaInputs<T>) -> Result<usize, Error> {
        let sizes = self.check(inputs)?;
        match inputs.device().gpu() {
            Some(gpu) if !is_empty(&sizes) => {
                Plan::most_bytes(&self.problem::<T, O>(sizes, inputs), gpu.facts())
            }
            _ => Ok(0),
        }
    }

    /// Into new outputs.
    fn complete<T: Float, O: Float>(&self, inputs: &TpaInputs<T>) -> Result<TpaOutput<O>, Error> {
        let sizes = self.check(inputs)?;
        let (o, lse) = (sizes.output_shape(), sizes.lse_shape());
        let mut output = TpaOutput::uninit(inputs.device(), &o, &lse)?;
        self.run(sizes, inputs, (&mut output).into(), None)?;
        Ok(output)
    }

    /// Into outputs of the caller.
    fn fill<T: Float, O: Float>(
        &self,
        inputs: &TpaInputs<T>,
        output: TpaOutputMut<O>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let sizes = self.check(inputs)?;
        self.check_output(&sizes, inputs, &output)?;
        let device = inputs.device();
        check_device(Self::NAME, device, "the workspace", workspace.device())?;
        self.run(sizes, inputs, output, Some(workspace))
    }

    /// Where it writes.
    pub(crate) fn check_output<T: Float, O: Float>(
        &self,
        sizes: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        output: &TpaOutputMut<O>,
    ) -> Result<(), Error> {
        output.check_device(inputs.device())?;
        output.check_shapes(&sizes.output_shape())?;
        output.check_apart(&inputs.seen())
    }

    /// Plans and launches what has passed the checks, in a workspace of its own where none is given.
    fn run<T: Float, O: Float>(
        &self,
        sizes: TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        mut output: TpaOutputMut<O>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let device = inputs.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: all tensors are on the CPU, and the checks found no two elements of an output at one address.
            return unsafe { self.run_on_cpu(sizes.tokens, inputs, &mut output) };
        };
        if is_empty(&sizes) {
            return Ok(());
        }
        let tensors = launch::tensors(&self.reference, &sizes, inputs, &output)?;
        let plan = planned(gpu, self.problem::<T, O>(sizes, inputs), &tensors)?;
        let (needed, mut own) = (plan.workspace.bytes, None);
        let workspace = Workspace::of_call(Self::NAME, device, needed, workspace, &mut own)?;
        let base = workspace.map_or(0, |workspace| workspace.address());
        // SAFETY: inputs and outputs have passed the checks, the plan is made for them, and the workspace has its bytes.
        unsafe { plan.launch(tensors, inputs, &mut output, base, gpu) }
    }

    /// # Safety
    /// All tensors are on the CPU, and each element of an output has an address of its own.
    unsafe fn run_on_cpu<T: Float, O: Float>(
        &self,
        tokens: usize,
        inputs: &TpaInputs<T>,
        output: &mut TpaOutputMut<O>,
    ) -> Result<(), Error> {
        // SAFETY: passed on to the caller.
        let factors = inputs.factors.map(|_, factor| unsafe { factor.as_array() });
        // SAFETY: as above.
        let kv_lens = unsafe { inputs.kv_lens.on_host(tokens) };
        // SAFETY: as above.
        let (mut o, lse) = unsafe { output.host() };
        // Without the last rounding: the type of o need not be that of the factors.
        let exact = self.reference.forward_f64(&factors, kv_lens.as_deref())?;
        let pairs = o.iter_mut().zip(&exact.o);
        pairs.for_each(|(o, &exact)| *o = O::from_f64(exact));
        if let Some(mut lse) = lse {
            let pairs = lse.iter_mut().zip(&exact.lse);
            pairs.for_each(|(lse, &exact)| *lse = exact as f32);
        }
        Ok(())
    }
}

/// The plan of a problem, which of its tensors knows only what they fit.
fn planned(gpu: &Gpu, problem: Problem, tensors: &Decode) -> Result<Plan, Error> {
    thread_local!(static PLANS: Plans<(Problem, Fits), Plan> = const { Recent::new() });
    recent::planned(
        &PLANS,
        gpu,
        (problem, Fits::of(tensors)),
        |(problem, fits)| Plan::new(problem, *fits, gpu.facts()),
    )
}

/// There is nothing to write.
fn is_empty(sizes: &TpaDecodeProblem) -> bool {
    sizes.batch == 0 || sizes.heads == 0
}

impl From<Reference> for TpaDecode {
    fn from(reference: Reference) -> Self {
        Self {
            reference,
            ..Self::default()
        }
    }
}

/// How the work of a decode is divided among the blocks of a GPU. The CPU takes no notice.
///
/// Any value gives the same result but for the order of the sums, so for the last bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Parallel {
    /// Whatever keeps the GPU busy: chosen from its size, B, H, M and whether there are `kv_lens`, never from their values.
    #[default]
    Auto,
    /// `b`: one block a sequence for all of its heads, or as few as can hold them.
    Batch,
    /// `bh`: one block a sequence and group of heads, the groups as small as there are.
    BatchHead,
    /// `bn`: each sequence in parts, whose results are merged.
    Split(Splits),
}

/// The parts of a sequence in [`Parallel::Split`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Splits {
    /// As many parts as keep the GPU busy.
    #[default]
    Auto,
    /// So many parts of equal length, at least 1, however long a sequence is; parts are whole tiles of 16 tokens, so that a very
    /// short one has fewer.
    Count(u32),
    /// Parts of so many tokens, at least 1, the last of a sequence of what is left. The result for a sequence then depends
    /// on nothing but that sequence, bit by bit: neither on the other sequences, nor on B, nor on M.
    Tokens(u32),
}

/// How [`TpaDecode`] computes on a GPU, from the slower to the faster way. The CPU takes no notice.
///
/// # Example
/// ```
/// use gimbal_ops::{TpaDecode, TpaRoute};
///
/// // What GPUs before compute capability 9.0 do.
/// let op = TpaDecode::new().route(TpaRoute::Mma);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TpaRoute {
    /// By the tensor cores of every GPU, or in f32 without them: every element type, size and stride.
    Mma,
    /// By the tensor cores of compute capability 9.0, in f32 by two f16 a number: ranks of which 16 tokens fit shared memory; ak, bk,
    /// av and bv begin at multiples of 16 bytes, and the tokens and ranks of each follow each other without a gap. Not with
    /// [`Parallel::BatchHead`] or [`Splits::Tokens`].
    Elements,
    /// By its copy engine as well: f16 and bf16, even E, ranks of which 64 tokens fit shared memory; bk and bv begin at multiples of 16 bytes and have strides of
    /// multiples of 8 elements, below 2^39, that leave room for a row; the tokens and ranks of ak, and of av, follow
    /// each other without a gap, and each sequence begins at a multiple of 16 bytes; rows of o begin at multiples of 4 bytes; M is
    /// at most 2^31 - 65. Not with [`Parallel::BatchHead`] or [`Splits::Tokens`].
    Wgmma,
}

impl TpaRoute {
    /// All of them, from the slower to the faster.
    pub const ALL: [Self; 3] = [Self::Mma, Self::Elements, Self::Wgmma];
}

/// The most parts of a sequence that can be asked for.
const MAX_SPLITS: u32 = 65535;

impl Parallel {
    /// # Errors
    /// [`InputReason::Size`].
    pub(super) fn check(self) -> Result<(), Error> {
        let check = |dimension, tensor, got: u32, max: u32| {
            if (1..=max).contains(&got) {
                return Ok(());
            }
            let [min, max, got] = [1, max, got].map(|tokens| tokens as usize);
            let reason = InputReason::Size {
                tensor,
                dimension,
                min,
                max,
                got,
            };
            Err(reason.of(Reference::NAME).into())
        };
        match self {
            Self::Split(Splits::Count(count)) => check("the number", "splits", count, MAX_SPLITS),
            Self::Split(Splits::Tokens(tokens)) => {
                check("the tokens", "a split", tokens, i32::MAX.unsigned_abs())
            }
            _ => Ok(()),
        }
    }
}
