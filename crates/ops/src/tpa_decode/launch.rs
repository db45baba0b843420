//! What the kernels are told of a decode, and its launches.

use gimbal_kernels_sys::tpa_decode::{self, Decode, Factors, Queries, elements, wgmma};
use gimbal_reference::{TpaDecode as Reference, TpaDecodeProblem, TpaQuery};

use super::merge::merge_of;
use super::plan::{Plan, Route};
use super::{KvLens, TpaDecode, TpaInputs, TpaOutputMut};
use crate::check::narrow;
use crate::device::Gpu;
use crate::tensor::Layout;
use crate::{Error, Float, TensorView, TensorViewMut};

/// The tensors and sizes of a decode, and its scales: all but what the plan decides.
///
/// # Errors
/// [`Error::TooLarge`].
pub(super) fn tensors<T: Float, O: Float>(
    reference: &Reference,
    sizes: &TpaDecodeProblem,
    inputs: &TpaInputs<T>,
    output: &TpaOutputMut<O>,
) -> Result<Decode, Error> {
    let narrow = |what, size: usize| narrow(TpaDecode::NAME, what, size as u128, i32::MAX);
    let scales = reference.scales(sizes);
    let factors = &inputs.factors;
    let (a, b) = match &factors.query {
        TpaQuery::Factors { aq, bq } => (aq, Some(bq)),
        TpaQuery::Dense(q) => (q, None),
    };
    let b_stride = |dim| b.map_or(0, |b| b.layout().step(dim));
    let o = &output.o;
    let [lse_batch_stride, lse_token_stride, lse_head_stride] = output.lse_strides();
    Ok(Decode {
        q: Queries {
            a: a.address(),
            b: b.map_or(0, TensorView::address),
            a_batch_stride: a.layout().step(0),
            a_token_stride: a.layout().step(1),
            a_head_stride: a.layout().step(2),
            b_batch_stride: b_stride(0),
            b_token_stride: b_stride(1),
            b_rank_stride: b_stride(2),
            scale: scales.scale_q as f32,
            rank: narrow("R", sizes.query_rank)?,
        },
        k: cached(
            &factors.ak,
            &factors.bk,
            scales.scale_k,
            narrow("Rk", sizes.key_rank)?,
        ),
        v: cached(
            &factors.av,
            &factors.bv,
            scales.scale_v,
            narrow("Rv", sizes.value_rank)?,
        ),
        kv_lens: match &inputs.kv_lens {
            KvLens::Device(kv_lens) => kv_lens.address(),
            KvLens::All | KvLens::Host(_) => 0,
        },
        o: o.address(),
        lse: output.lse.as_ref().map_or(0, TensorViewMut::address),
        o_batch_stride: o.layout().step(0),
        o_token_stride: o.layout().step(1),
        o_head_stride: o.layout().step(2),
        lse_batch_stride,
        lse_token_stride,
        lse_head_stride,
        tokens: sizes.tokens as i64,
        scale: scales.scale as f32,
        batch: narrow("the number of sequences", sizes.batch)?,
        queries: narrow("T", sizes.queries)?,
        heads: narrow("the number of heads", sizes.heads)?,
        d: narrow("the number of features", sizes.features)?,
        e: narrow("the number of features", sizes.value_features)?,
        ..Decode::default()
    })
}

/// Keys or values: a (B, M, R, H) and b (B, M, R, width), or without the rank axis.
fn cached<T: Float>(a: &TensorView<T>, b: &TensorView<T>, scale: f64, rank: i32) -> Factors {
    let [a_batch_stride, a_token_stride, a_rank_stride] = cached_strides(a.layout());
    let [b_batch_stride, b_token_stride, b_rank_stride] = cached_strides(b.layout());
    Factors {
        a: a.address(),
        b: b.address(),
        a_batch_stride,
        a_token_stride,
        a_rank_stride,
        b_batch_stride,
        b_token_stride,
        b_rank_stride,
        scale: scale as f32,
        rank,
    }
}

/// From one sequence, token and rank to the next.
fn cached_strides(layout: &Layout) -> [i64; 3] {
    let rank = match layout.shape() {
        [_, _, _, _] => layout.step(2),
        _ => 0,
    };
    [layout.step(0), layout.step(1), rank]
}

/// The strides of a tensor with so many axes, of which this one may be missing.
pub(super) fn row_strides<const AXES: usize>(layout: &Layout, axis: usize) -> [i64; AXES] {
    let missing = layout.shape().len() < AXES;
    std::array::from_fn(|dim| match missing {
        true if dim == axis => 0,
        true if dim > axis => layout.step(dim - 1),
        _ => layout.step(dim),
    })
}

impl Plan {
    /// Binds addresses and launches.
    ///
    /// # Errors
    /// [`Error::NotCapturable`], [`Error::Cuda`].
    ///
    /// # Safety
    /// `tensors` are those of the inputs and the output, which have passed the checks and for which the plan is made; a workspace
    /// with its bytes begins at `base`, which nothing else uses meanwhile in the order of the stream.
    pub unsafe fn launch<T: Float, O: Float>(
        &self,
        tensors: Decode,
        inputs: &TpaInputs<T>,
        output: &mut TpaOutputMut<O>,
        base: u64,
        gpu: &Gpu,
    ) -> Result<(), Error> {
        let (kernels, stream) = (gpu.kernels(), gpu.stream());
        let _reading = inputs.factors.map(|_, factor| factor.reading(stream));
        let _reading_lens = match &inputs.kv_lens {
            KvLens::Device(kv_lens) => kv_lens.reading(stream),
            KvLens::All | KvLens::Host(_) => None,
        };
        let TpaOutputMut { o, lse } = output;
        let _writing = o.writing(stream);
        let _writing_lse = lse.as_mut().map(|lse| lse.writing(stream));

        let mut decode = Decode {
            splits: self.splits,
            split_tokens: self.split_tokens,
            parts_only: self.parts_only.into(),
            ..tensors
        };
        if self.parts > 0 {
            decode.partial_softmax = base + self.workspace.softmax as u64;
            decode.partial_o = base + self.workspace.o as u64;
        }
        if let KvLens::Host(kv_lens) = inputs.kv_lens {
            copy_lens(kv_lens, base, gpu)?;
            decode.kv_lens = base;
        }
        let stream = stream.cu_stream();
        // SAFETY: the parameters describe tensors that the views borrow, o and lse mutably and apart from the others; the
        // workspace has room for the parts. The plan takes a route only where the tensors fit it. All launches are on one
        // stream, in this order.
        unsafe {
            match self.route {
                Route::Mma(variant, block) => {
                    decode.slots = block.slots.cast_signed();
                    tpa_decode::decode(kernels, stream, variant, self.blocks, block, &decode)?;
                }
                Route::Elements(block) => {
                    elements::decode(kernels, stream, &block, self.blocks, &decode)?;
                }
                Route::Wgmma(block) => {
                    wgmma::decode(kernels, stream, &block, self.blocks, &decode)?;
                }
            }
            if self.parts > 0 {
                let merge = merge_of(&decode, self.blocks);
                tpa_decode::merge(kernels, stream, O::ELEMENT, &merge)?;
            }
        }
        Ok(())
    }
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
    // SAFETY: the workspace begins with room for as many lengths, and is borrowed mutably.
    unsafe { gpu.upload(kv_lens, to) }
}
