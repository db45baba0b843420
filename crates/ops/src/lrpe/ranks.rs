//! What a call on a part of the tokens of its sequences needs of the other ranks.

use cudarc::driver::sys;
use gimbal_kernels_sys::Kernel;
use gimbal_kernels_sys::lrpe::{
    BACKWARD_STATISTICS, FINISH_FORWARD, FORWARD_STATISTICS, FinishStatistics, MERGE_BACKWARD,
    MERGE_FORWARD,
};
use gimbal_reference::{
    Activation, Function, Lrpe as Reference, LrpeInputs, LrpeProblem, SoftmaxAxis,
};
use ndarray::{Array3, Ix4};

use super::launch::Inputs;
use super::plan::{Buffers, Statistics};
use super::{Lrpe, LrpeGradientsMut};
use crate::device::Called;
use crate::tensor::Layout;
use crate::{Device, Error, Float, Group, TensorView, TensorViewMut, Workspace};

/// The ranks of a call on a GPU, and where what they have finished comes together.
#[derive(Clone, Copy)]
pub(super) struct Ranks<'a> {
    pub group: &'a Group,
    /// Finished statistics of every rank.
    pub gathered: u64,
}

impl Buffers {
    /// With room for what the ranks exchange, in the place of what first stages leave: statistics of them all, and so many sums.
    pub fn shared(mut self, group: Option<&Group>, sums: usize) -> Self {
        if let Some(group) = group {
            let gathered = group.ranks() * self.columns;
            let sums = sums * size_of::<f32>();
            self.partials = self.partials.max(gathered).max(sums);
        }
        self
    }
}

impl Ranks<'_> {
    /// Gathers the finished statistics of all ranks.
    ///
    /// # Safety
    /// Both places have room for them, and nothing else uses them meanwhile in the order of the stream.
    pub unsafe fn gather_columns(&self, columns: u64, of: &Statistics) -> Result<(), Error> {
        let planes = match of.finish_kernel == FINISH_FORWARD {
            true => FORWARD_STATISTICS,
            false => BACKWARD_STATISTICS,
        };
        let wide = |size: u64| size as usize;
        let rows = wide(of.finish.rows.unsigned_abs());
        let width = wide(of.finish.width.unsigned_abs().into());
        // SAFETY: passed on to the caller.
        unsafe { self.gather(columns, [rows, planes, width]) }
    }

    /// The launch that makes them those of all tokens, one thread a column.
    pub fn merge(&self, columns: u64, of: &Statistics) -> (Kernel, FinishStatistics) {
        let kernel = match of.finish_kernel == FINISH_FORWARD {
            true => MERGE_FORWARD,
            false => MERGE_BACKWARD,
        };
        let merge = FinishStatistics {
            partials: self.gathered,
            columns,
            tiles: i32::try_from(self.group.ranks()).unwrap_or(i32::MAX),
            ..of.finish
        };
        (kernel, merge)
    }

    /// # Safety
    /// As of [`gather_columns`](Self::gather_columns).
    unsafe fn gather(&self, columns: u64, shape: [usize; 3]) -> Result<(), Error> {
        if shape.contains(&0) {
            // There are no columns on any rank: of no sequences, heads or features.
            return Ok(());
        }
        let (device, [rows, planes, width]) = (self.group.device(), shape);
        let part = Layout::dense(&shape)?;
        let all = Layout::dense(&[self.group.ranks(), rows, planes, width])?;
        // SAFETY: passed on to the caller.
        let (part, all) = unsafe {
            (
                TensorView::<f32>::at(device, columns, part),
                TensorViewMut::<f32>::at(device, self.gathered, all),
            )
        };
        self.group.all_gather(part, all)
    }
}

impl Lrpe<'_> {
    /// Whether f is a softmax over the sequence.
    fn is_sequence_softmax(&self) -> bool {
        let softmax = Activation::Softmax(SoftmaxAxis::Sequence);
        self.definition.f == Function::Activation(softmax)
    }

    /// The elements of the largest sum that ranks exchange.
    pub(super) fn exchanged_sums<T: Float>(&self, inputs: &Inputs<T>) -> usize {
        let of_theta = match self.with_dtheta {
            true => self.theta.layout().len(),
            false => 0,
        };
        let weight = self.norm_weight.as_ref().filter(|_| self.with_dnorm_weight);
        match inputs.d_o {
            None => 0,
            Some(_) => of_theta.max(weight.map_or(0, TensorView::len)),
        }
    }

    /// Makes gradients of what all tokens share those of all ranks' tokens. `scratch` has room for them, on a GPU.
    pub(super) fn sum_over_ranks(
        &self,
        group: &Group,
        sums: [Option<TensorViewMut<f32>>; 2],
        scratch: Option<TensorViewMut<u8>>,
    ) -> Result<(), Error> {
        let device = group.device();
        let mut scratch = scratch.filter(|_| device.is_cuda());
        for mut own in sums.into_iter().flatten() {
            let shape = own.shape().to_vec();
            let mut new;
            let mut sum = match &mut scratch {
                // SAFETY: there is room, and workspaces are aligned.
                Some(scratch) => unsafe { scratch.reborrow().cast(0, Layout::dense(&shape)?) },
                None => {
                    new = device.empty::<f32>(&shape)?;
                    new.view_mut()
                }
            };
            group.all_reduce(own.as_view(), sum.reborrow())?;
            own.copy_from(sum.as_view())?;
        }
        Ok(())
    }

    /// What ranks exchange where this one has no tokens. Sums over nothing are zero already.
    pub(super) fn share_nothing<T: Float>(
        &self,
        group: &Group,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
        workspace: Option<&mut Workspace>,
        mut out: LrpeGradientsMut<T>,
    ) -> Result<(), Error> {
        let buffers = self.buffers_without_tokens(sizes, inputs);
        let (device, needed) = (group.device(), buffers.bytes());
        let mut own = None;
        let workspace = Workspace::of_call(self.name(), device, needed, workspace, &mut own)?;
        let base = workspace.as_ref().map_or(0, |it| it.address());
        let ranks = Ranks {
            group,
            gathered: base + buffers.partials_at() as u64,
        };
        let columns = self.columns_without_tokens(sizes, inputs);
        lowest(device, base, columns.iter().product())?;
        // SAFETY: the workspace has room for both.
        unsafe { ranks.gather(base, columns)? };
        let at = buffers.partials_at();
        let scratch = workspace.map(|workspace| workspace.view_mut().narrow(0, at..needed));
        self.sum_over_ranks(group, sums(&mut out), scratch.transpose()?)
    }

    /// The workspace of a call without tokens, on a GPU.
    pub(super) fn buffers_without_tokens<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
    ) -> Buffers {
        let columns = self.columns_without_tokens(sizes, inputs);
        let own = Buffers {
            columns: columns.iter().product::<usize>() * size_of::<f32>(),
            partials: 0,
        };
        own.shared(self.group, self.exchanged_sums(inputs))
    }

    /// The statistics of a call without tokens: one set of them, whatever gradients are asked for. Without a softmax over the sequence
    /// none.
    fn columns_without_tokens<T: Float>(
        &self,
        sizes: &LrpeProblem,
        inputs: &Inputs<T>,
    ) -> [usize; 3] {
        let rows = match self.is_sequence_softmax() {
            true => sizes.sequences.unwrap_or(sizes.batch) * sizes.heads,
            false => 0,
        };
        let planes = match inputs.d_o {
            None => FORWARD_STATISTICS,
            Some(_) => BACKWARD_STATISTICS,
        };
        [rows, planes, sizes.features]
    }

    /// Statistics of the tokens of all ranks, on the CPU; none unless they are needed.
    ///
    /// # Safety
    /// All tensors are on the CPU.
    pub(super) unsafe fn statistics_of_ranks<T: Float>(
        &self,
        inputs: &Inputs<T>,
        own: &LrpeInputs,
    ) -> Result<Option<Array3<f32>>, Error> {
        let (Some(group), Some(x), true) = (self.group, inputs.x, self.is_sequence_softmax())
        else {
            return Ok(None);
        };
        // SAFETY: passed on to the caller.
        let (x, d_o) = unsafe { (x.as_array(), inputs.d_o.map(|d_o| d_o.as_array())) };
        let statistics = self.definition.sequence_statistics(x, own.clone(), d_o)?;
        let (rows, planes, width) = statistics.dim();
        let part = group.device().tensor(&statistics)?;
        let mut all = group
            .device()
            .empty(&[group.ranks(), rows, planes, width])?;
        if !statistics.is_empty() {
            group.all_gather(&part, &mut all)?;
        }
        let all = all.to_array()?.into_dimensionality::<Ix4>();
        Ok(all
            .ok()
            .map(|all| Reference::merge_sequence_statistics(all.view())))
    }
}

/// The sums of what all tokens share.
pub(super) fn sums<'a, T: Float>(
    out: &'a mut LrpeGradientsMut<'_, T>,
) -> [Option<TensorViewMut<'a, f32>>; 2] {
    [
        out.dtheta.as_mut().map(TensorViewMut::reborrow),
        out.dnorm_weight.as_mut().map(TensorViewMut::reborrow),
    ]
}

/// Writes −∞: the maximum and the logarithm of a sum over nothing.
fn lowest(device: &Device, address: u64, count: usize) -> Result<(), Error> {
    let Some(gpu) = device.gpu().filter(|_| count > 0) else {
        return Ok(());
    };
    let _current = gpu.enter()?;
    let bits = f32::NEG_INFINITY.to_bits();
    // SAFETY: the caller's workspace has room for so many.
    unsafe { sys::cuMemsetD32Async(address, bits, count, gpu.stream().cu_stream()) }
        .result()
        .called("cuMemsetD32Async")
}
