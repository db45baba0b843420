//! The decode itself.

use cudarc::driver::result;
use gimbal_kernels_sys::tpa_decode::{Decode, merge};
use gimbal_reference::TpaDecodeProblem;

use super::params::{decode_params, merge_params};
use super::plan::{Capacity, Grid, Plan, Scratch, WgmmaPlan};
use super::route::{Route, fits_wgmma};
use super::{KvLens, Sharing, TpaDecode, TpaInputs, TpaOutput, TpaOutputMut};
use crate::check::{check_device, check_workspace};
use crate::device::{Gpu, cuda_error};
use crate::tensor::Layout;
use crate::{Error, Float, Tensor, Workspace};

impl TpaDecode {
    /// o (B, 1, H, E), new and dense.
    ///
    /// # Errors
    /// [`Error::Input`] where a factor, a length or a number of splits does not fit, [`Error::DeviceMismatch`],
    /// [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors, bf16};
    ///
    /// // Keys and values lie beside each other in two tensors, (B, M, Rk + Rv, H) and (B, M, Rk + Rv, D): views of them
    /// // are as good as tensors of their own.
    /// let device = Device::best()?;
    /// let [aq, bq] = [device.zeros::<bf16>(&[2, 1, 34, 6])?, device.zeros(&[2, 1, 6, 64])?];
    /// let heads = device.zeros::<bf16>(&[2, 100, 4, 34])?;
    /// let features = device.zeros::<bf16>(&[2, 100, 4, 64])?;
    /// let factors = TpaFactors {
    ///     aq: aq.view(),
    ///     bq: bq.view(),
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
        let problem = self.check(&inputs)?;
        let device = inputs.device();
        let mut o = device.uninit(Layout::dense(&problem.output_shape())?)?;
        let mut workspace = Workspace::new(device, self.workspace::<T, T>(&problem, &inputs)?)?;
        self.run(inputs, (&mut o).into(), &mut workspace)?;
        Ok(o)
    }

    /// o (B, 1, H, E) and lse (B, H), new and dense.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_with_lse<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<TpaOutput<T>, Error> {
        let inputs = inputs.into();
        let problem = self.check(&inputs)?;
        let device = inputs.device();
        let (o, lse) = (problem.output_shape(), problem.lse_shape());
        let mut output = TpaOutput::uninit(device, &o, &lse)?;
        let mut workspace = Workspace::new(device, self.workspace::<T, T>(&problem, &inputs)?)?;
        self.run(inputs, (&mut output).into(), &mut workspace)?;
        Ok(output)
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
        self.run(inputs.into(), output.into(), workspace)
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for inputs of these shapes.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<usize, Error> {
        let inputs = inputs.into();
        let problem = self.check(&inputs)?;
        self.workspace::<T, T>(&problem, &inputs)
    }

    /// [`forward_with_lse`](Self::forward_with_lse) with o in f32, whatever the type of the factors: the result of a part of the
    /// cache, for [`merge`](Self::merge) to join. With factors in f32 the two are the same.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, TpaDecode, TpaFactors, TpaOutput, bf16};
    ///
    /// let device = Device::best()?;
    /// let factors = TpaFactors {
    ///     aq: device.zeros::<bf16>(&[2, 1, 5, 6])?,
    ///     bq: device.zeros(&[2, 1, 6, 64])?,
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
        let inputs = inputs.into();
        let problem = self.check(&inputs)?;
        let device = inputs.device();
        let (o, lse) = (problem.output_shape(), problem.lse_shape());
        let mut output = TpaOutput::uninit(device, &o, &lse)?;
        let bytes = self.workspace::<T, f32>(&problem, &inputs)?;
        let mut workspace = Workspace::new(device, bytes)?;
        self.run(inputs, (&mut output).into(), &mut workspace)?;
        Ok(output)
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
        self.run(inputs.into(), output.into(), workspace)
    }

    /// The bytes of workspace that [`forward_partial_into`](Self::forward_partial_into) needs for inputs of these shapes.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_partial_workspace<'a, T: Float>(
        &self,
        inputs: impl Into<TpaInputs<'a, T>>,
    ) -> Result<usize, Error> {
        let inputs = inputs.into();
        let problem = self.check(&inputs)?;
        self.workspace::<T, f32>(&problem, &inputs)
    }

    fn check<T: Float>(&self, inputs: &TpaInputs<T>) -> Result<TpaDecodeProblem, Error> {
        let problem = inputs.check(&self.reference)?;
        self.parallel.check()?;
        Ok(problem)
    }

    fn workspace<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
    ) -> Result<usize, Error> {
        match inputs.device().gpu() {
            Some(gpu) if !is_empty(problem) => {
                self.workspace_on_gpu::<T, O>(problem, inputs, gpu, Sharing::default())
            }
            _ => Ok(0),
        }
    }

    /// Which route is taken follows from the output as well: this is enough for each.
    pub(super) fn workspace_on_gpu<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        gpu: &Gpu,
        sharing: Sharing,
    ) -> Result<usize, Error> {
        let host_lens = inputs.has_host_lens();
        let bytes = |grid: Grid| grid.scratch(problem, host_lens).map(|it| it.bytes());
        let mma = bytes(self.plan::<T, O>(problem, inputs, gpu, sharing)?.grid)?;
        match self.wgmma_plan::<T, O>(problem, inputs, gpu, sharing)? {
            Some(plan) => Ok(mma.max(bytes(plan.grid)?)),
            None => Ok(mma),
        }
    }

    /// For o of type `O`.
    fn plan<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        gpu: &Gpu,
        sharing: Sharing,
    ) -> Result<Plan, Error> {
        let (parallel, capacity) = sharing.apply(self.parallel, Capacity::of(gpu));
        let (lengths, parts_only) = (inputs.lengths(), parts_only::<T, O>());
        Plan::new(problem, T::ELEMENT, parallel, lengths, parts_only, capacity)
    }

    /// The same by wgmma, where the GPU and the sizes allow it.
    fn wgmma_plan<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        gpu: &Gpu,
        sharing: Sharing,
    ) -> Result<Option<WgmmaPlan>, Error> {
        let Some(kernel) = self.wgmma_kernel(problem, T::ELEMENT, gpu) else {
            return Ok(None);
        };
        let capacity = Capacity {
            clusters: gpu.facts().resident_clusters(kernel)?,
            ..Capacity::of(gpu)
        };
        let (parallel, capacity) = sharing.apply(self.parallel, capacity);
        let (lengths, parts_only) = (inputs.lengths(), parts_only::<T, O>());
        WgmmaPlan::new(problem, T::ELEMENT, parallel, lengths, parts_only, capacity)
    }

    fn run<T: Float, O: Float>(
        &self,
        inputs: TpaInputs<T>,
        mut output: TpaOutputMut<O>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let device = inputs.device();
        output.check_device(device)?;
        check_device(Self::NAME, device, "the workspace", workspace.device())?;
        let problem = self.check(&inputs)?;
        output.check_shapes(&problem.output_shape(), &problem.lse_shape())?;
        output.check_apart(&inputs.memory())?;
        match device.gpu() {
            // SAFETY: all tensors are on the CPU, and the checks found no two elements of an output at one address.
            None => unsafe { self.run_on_cpu(&problem, &inputs, &mut output) },
            Some(_) if is_empty(&problem) => Ok(()),
            Some(gpu) => {
                let sharing = self.sharing(&problem, &inputs, &output, gpu);
                self.run_on_gpu(&problem, &inputs, &mut output, workspace, gpu, sharing)
            }
        }
    }

    /// # Safety
    /// All tensors are on the CPU, and each element of an output has an address of its own.
    unsafe fn run_on_cpu<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        output: &mut TpaOutputMut<O>,
    ) -> Result<(), Error> {
        // SAFETY: passed on to the caller.
        let factors = inputs.factors.map(|_, factor| unsafe { factor.as_array() });
        // SAFETY: as above.
        let kv_lens = unsafe { inputs.kv_lens.on_host(problem.tokens) };
        // SAFETY: as above.
        let (mut o, lse) = unsafe { output.host()? };
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

    /// Launches. The tensors have passed the checks.
    pub(super) fn run_on_gpu<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        output: &mut TpaOutputMut<O>,
        workspace: &mut Workspace,
        gpu: &Gpu,
        sharing: Sharing,
    ) -> Result<(), Error> {
        let mut params = decode_params(&self.reference, problem, inputs, output)?;
        let wgmma = self.wgmma_plan::<T, O>(problem, inputs, gpu, sharing)?;
        let route = match wgmma.filter(|_| fits_wgmma(&params, T::ELEMENT)) {
            Some(plan) => Route::Wgmma(plan),
            None => Route::Mma(self.plan::<T, O>(problem, inputs, gpu, sharing)?),
        };
        let grid = route.grid();
        let scratch = grid.scratch(problem, inputs.has_host_lens())?;
        check_workspace(Self::NAME, scratch.bytes(), workspace.bytes())?;
        let mut workspace = workspace.view_mut();
        let base = workspace.as_view().address();
        set_grid(&mut params, grid, &scratch, base);
        let (kernels, stream) = (gpu.kernels(), gpu.stream());
        let factors = inputs.factors.named();
        let _reading = factors.map(|(_, factor)| factor.reading(stream));
        let _reading_lens = match &inputs.kv_lens {
            KvLens::Device(kv_lens) => kv_lens.reading(stream),
            KvLens::All | KvLens::Host(_) => None,
        };
        let TpaOutputMut { o, lse } = output;
        let _writing = (o.writing(stream), workspace.writing(stream));
        let _writing_lse = lse.as_mut().map(|lse| lse.writing(stream));
        if let KvLens::Host(kv_lens) = inputs.kv_lens {
            copy_lens(kv_lens, base, gpu)?;
            params.kv_lens = base;
        }
        // SAFETY: the parameters describe tensors that the views borrow, o and lse mutably and apart from the others; the
        // workspace has the bytes of `scratch`, and is borrowed mutably. Both are on one stream, in this order.
        unsafe {
            route.launch(kernels, stream, &mut params)?;
            if grid.parts > 0 {
                let parts = merge_params(&params, grid.blocks);
                merge(kernels, stream.cu_stream(), O::ELEMENT, &parts)?;
            }
        }
        Ok(())
    }
}

/// Blocks write o in the type of the factors, but parts in f32.
fn parts_only<T: Float, O: Float>() -> bool {
    T::ELEMENT != O::ELEMENT
}

/// What the kernels are told of the blocks and of the workspace at `base`.
fn set_grid(params: &mut Decode, grid: &Grid, scratch: &Scratch, base: u64) {
    (params.splits, params.split_tokens) = (grid.splits, grid.split_tokens);
    params.parts_only = grid.parts_only.into();
    if grid.parts > 0 {
        params.partial_lse = base + scratch.lse_at() as u64;
        params.partial_o = base + scratch.o_at() as u64;
    }
}

/// There is nothing to write.
fn is_empty(problem: &TpaDecodeProblem) -> bool {
    problem.batch == 0 || problem.heads == 0
}

/// Copies lengths of the host to the start of the workspace.
fn copy_lens(kv_lens: &[i32], to: u64, gpu: &Gpu) -> Result<(), Error> {
    if gpu.is_capturing()? {
        return Err(Error::NotCapturable {
            op: TpaDecode::NAME,
            tensor: "kv_lens",
            how: "give them as a tensor of the device",
        });
    }
    // Of an allocation of the host's own: a slice that is page-locked could be read when it is no longer borrowed.
    let pageable = kv_lens.to_vec();
    gpu.bind()?;
    // SAFETY: the workspace begins with room for as many lengths. The driver has copied pageable memory on return.
    unsafe { result::memcpy_htod_async(to, &pageable, gpu.stream().cu_stream()) }
        .map_err(|error| cuda_error("cuMemcpyHtoDAsync", error))
}
