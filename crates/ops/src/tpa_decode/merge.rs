//! Joining the results of parts of a sequence.

use gimbal_kernels_sys::tpa_decode::{self, Decode, Merge};
use gimbal_reference::{TpaDecode as Reference, TpaMergeProblem};

use super::launch::row_strides;
use super::plan::{MAX_MERGED, too_large};
use super::{TpaDecode, TpaOutput, TpaOutputMut};
use crate::check::check_device;
use crate::device::Gpu;
use crate::tensor::info;
use crate::{Error, Float, TensorView, TensorViewMut};

impl TpaDecode {
    /// o and lse over all tokens from those over disjoint parts of them: `o_parts` (P, B, T, H, E) and `lse_parts`
    /// (P, B, T, H), or for T = 1 also (P, B, H), in f32; o in any type.
    ///
    /// lse = log Σ_i exp(lse_i) and o = Σ_i w_i · o_i with w_i = exp(lse_i − lse). A part whose lse is −∞ counts for
    /// nothing. Where every lse is −∞, the o_i are added: 0 if there was no token at all, NaN if all scores were −∞.
    ///
    /// # Errors
    /// [`Error::Input`] where the shapes do not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, TpaDecode, TpaOutput};
    /// use ndarray::array;
    ///
    /// // Two parts of one sequence with one head: three quarters of the weight on the first.
    /// let device = Device::best()?;
    /// let o_parts = device.tensor(&array![[[[[4.0f32]]]], [[[[8.0]]]]].into_dyn())?;
    /// let lse_parts = device.tensor(&array![[[3f32.ln()]], [[0.0]]])?;
    /// let whole: TpaOutput<f32> = TpaDecode::merge(&o_parts, &lse_parts)?;
    /// assert!((whole.o.to_array()?[[0, 0, 0, 0]] - 5.0).abs() < 1e-5);
    /// assert!((whole.lse.to_array()?[[0, 0]] - 4f32.ln()).abs() < 1e-5);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn merge<'a, 'b, T: Float>(
        o_parts: impl Into<TensorView<'a, f32>>,
        lse_parts: impl Into<TensorView<'b, f32>>,
    ) -> Result<TpaOutput<T>, Error> {
        let (o_parts, lse_parts) = (o_parts.into(), lse_parts.into());
        let device = o_parts.device();
        let problem = Reference::check_merge(
            &info::<f32>("o_parts", o_parts.layout()),
            &info::<f32>("lse_parts", lse_parts.layout()),
        )?;
        let (o, lse) = (problem.output_shape(), problem.lse_shape());
        let mut output = TpaOutput::uninit(device, &o, &lse)?;
        Self::merge_into(o_parts, lse_parts, &mut output)?;
        Ok(output)
    }

    /// [`merge`](Self::merge) into o, and lse if it is given. They do not overlap the parts.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`merge`](Self::merge), [`Error::Overlap`]. The outputs are then as they were, unless the GPU itself failed.
    pub fn merge_into<'a, 'b, 'c, T: Float>(
        o_parts: impl Into<TensorView<'a, f32>>,
        lse_parts: impl Into<TensorView<'b, f32>>,
        output: impl Into<TpaOutputMut<'c, T>>,
    ) -> Result<(), Error> {
        let (o_parts, lse_parts) = (o_parts.into(), lse_parts.into());
        let mut output = output.into();
        let device = o_parts.device();
        check_device(Self::NAME, device, "lse_parts", lse_parts.device())?;
        output.check_device(device)?;
        let problem = Reference::check_merge(
            &info::<f32>("o_parts", o_parts.layout()),
            &info::<f32>("lse_parts", lse_parts.layout()),
        )?;
        output.check_shapes(&problem.output_shape())?;
        let parts = [o_parts.seen("o_parts"), lse_parts.seen("lse_parts")];
        output.check_apart(&parts.map(Some))?;
        match device.gpu() {
            None => {
                // SAFETY: all tensors are on the CPU.
                let (o_parts, lse_parts) = unsafe { (o_parts.as_array(), lse_parts.as_array()) };
                // SAFETY: as above, and the checks found no two elements of an output at one address.
                let (o, lse) = unsafe { output.host() };
                Ok(Reference::merge_into(o_parts, lse_parts, o, lse)?)
            }
            Some(_) if problem.batch == 0 || problem.heads == 0 => Ok(()),
            Some(gpu) => on_gpu(&problem, &o_parts, &lse_parts, &mut output, gpu),
        }
    }
}

fn on_gpu<T: Float>(
    problem: &TpaMergeProblem,
    o_parts: &TensorView<f32>,
    lse_parts: &TensorView<f32>,
    output: &mut TpaOutputMut<T>,
    gpu: &Gpu,
) -> Result<(), Error> {
    if problem.batch as u64 > MAX_MERGED {
        let what = "the number of sequences of a merge";
        return Err(too_large(what, MAX_MERGED, problem.batch as u128));
    }
    let stream = gpu.stream();
    let parts = o_parts.layout();
    let lses: [i64; 4] = row_strides(lse_parts.layout(), 2);
    let o = &output.o;
    let [lse_batch_stride, lse_token_stride, lse_head_stride] = output.lse_strides();
    // The checks have bounded all of them by i32::MAX.
    let narrow = |size: usize| i32::try_from(size).unwrap_or(i32::MAX);
    let params = Merge {
        partial_o: o_parts.address(),
        partial_lse: lse_parts.address(),
        part_stride: parts.step(0),
        batch_stride: parts.step(1),
        token_stride: parts.step(2),
        head_stride: parts.step(3),
        lse_part_stride: lses[0],
        partial_lse_batch_stride: lses[1],
        partial_lse_token_stride: lses[2],
        partial_lse_head_stride: lses[3],
        o: o.address(),
        lse: output.lse.as_ref().map_or(0, TensorViewMut::address),
        o_batch_stride: o.layout().step(0),
        o_token_stride: o.layout().step(1),
        o_head_stride: o.layout().step(2),
        lse_batch_stride,
        lse_token_stride,
        lse_head_stride,
        parts: narrow(problem.parts),
        batch: narrow(problem.batch),
        queries: narrow(problem.queries),
        heads: narrow(problem.heads),
        e: narrow(problem.value_features),
        ..Merge::default()
    };
    let _reading = (o_parts.reading(stream), lse_parts.reading(stream));
    let TpaOutputMut { o, lse } = output;
    let _writing = o.writing(stream);
    let _writing_lse = lse.as_mut().map(|lse| lse.writing(stream));
    // SAFETY: the parameters describe tensors that the views borrow, o and lse mutably and apart from the others.
    unsafe { tpa_decode::merge(gpu.kernels(), stream.cu_stream(), T::ELEMENT, &params)? };
    Ok(())
}

/// The merge of what a decode with so many blocks leaves.
pub(super) fn merge_of(decode: &Decode, blocks: u32) -> Merge {
    let [splits, queries, heads, e] =
        [decode.splits, decode.queries, decode.heads, decode.e].map(i64::from);
    let rows = queries * heads;
    Merge {
        partial_o: decode.partial_o,
        partial_lse: decode.partial_softmax,
        part_stride: rows * e,
        batch_stride: splits * rows * e,
        token_stride: heads * e,
        head_stride: e,
        lse_part_stride: 2 * rows,
        partial_lse_batch_stride: 2 * splits * rows,
        partial_lse_token_stride: 2 * heads,
        partial_lse_head_stride: 2,
        kv_lens: decode.kv_lens,
        o: decode.o,
        lse: decode.lse,
        o_batch_stride: decode.o_batch_stride,
        o_token_stride: decode.o_token_stride,
        o_head_stride: decode.o_head_stride,
        lse_batch_stride: decode.lse_batch_stride,
        lse_token_stride: decode.lse_token_stride,
        lse_head_stride: decode.lse_head_stride,
        tokens: decode.tokens,
        split_tokens: decode.split_tokens,
        splits: decode.splits,
        blocks: blocks.cast_signed(),
        parts: 0,
        batch: decode.batch,
        heads: decode.heads,
        e: decode.e,
        parts_only: decode.parts_only,
        queries: decode.queries,
    }
}
