//! What the kernels are told.

use gimbal_kernels_sys::tpa_decode::{Decode, Factors, Merge, Queries};
use gimbal_reference::{TpaDecode as Reference, TpaDecodeProblem};

use super::operand::{Operand, stride};
use super::plan::too_large;
use super::{KvLens, TpaInputs, TpaOutputMut};
use crate::{Error, Float, TensorView};

/// Those of a decode that do not depend on the plan. Addresses within the workspace are not yet in them.
///
/// # Errors
/// [`Error::TooLarge`].
pub(super) fn decode_params<T: Float, O: Float>(
    reference: &Reference,
    problem: &TpaDecodeProblem,
    inputs: &TpaInputs<T>,
    output: &TpaOutputMut<O>,
) -> Result<Decode, Error> {
    let narrow = |what, size: usize| {
        let max = i32::MAX.unsigned_abs().into();
        i32::try_from(size).map_err(|_| too_large(what, max, size as u128))
    };
    let scales = reference.scales(problem);
    let factors = inputs.factors.map(|_, factor| Operand::of(factor));
    let (aq, bq) = (&inputs.factors.aq, &inputs.factors.bq);
    let cached = |a: Operand, b: Operand, scale: f64, rank| Factors {
        a: a.address,
        b: b.address,
        a_batch_stride: a.batch,
        a_token_stride: a.token,
        a_rank_stride: a.rank,
        b_batch_stride: b.batch,
        b_token_stride: b.token,
        b_rank_stride: b.rank,
        scale: scale as f32,
        rank,
    };
    let o = output.o.as_view();
    let lse = output.lse.as_ref().map(|lse| lse.as_view());
    let lse_stride = |dim| lse.map_or(0, |lse| stride(lse.layout(), dim));
    Ok(Decode {
        q: Queries {
            a: aq.address(),
            b: bq.address(),
            a_batch_stride: stride(aq.layout(), 0),
            a_head_stride: stride(aq.layout(), 2),
            b_batch_stride: stride(bq.layout(), 0),
            b_rank_stride: stride(bq.layout(), 2),
            scale: scales.scale_q as f32,
            rank: narrow("R", problem.query_rank)?,
        },
        k: cached(
            factors.ak,
            factors.bk,
            scales.scale_k,
            narrow("Rk", problem.key_rank)?,
        ),
        v: cached(
            factors.av,
            factors.bv,
            scales.scale_v,
            narrow("Rv", problem.value_rank)?,
        ),
        kv_lens: match &inputs.kv_lens {
            KvLens::Device(kv_lens) => kv_lens.address(),
            KvLens::All | KvLens::Host(_) => 0,
        },
        o: o.address(),
        lse: lse.map_or(0, |lse: TensorView<f32>| lse.address()),
        o_batch_stride: stride(o.layout(), 0),
        o_head_stride: stride(o.layout(), 2),
        lse_batch_stride: lse_stride(0),
        lse_head_stride: lse_stride(1),
        tokens: problem.tokens as i64,
        scale: scales.scale as f32,
        batch: narrow("the number of sequences", problem.batch)?,
        heads: narrow("the number of heads", problem.heads)?,
        d: narrow("the number of features", problem.features)?,
        e: narrow("the number of features", problem.value_features)?,
        ..Decode::default()
    })
}

/// The merge of what a decode with so many blocks leaves.
pub(super) fn merge_params(decode: &Decode, blocks: u32) -> Merge {
    let (splits, heads, e) = (
        i64::from(decode.splits),
        i64::from(decode.heads),
        i64::from(decode.e),
    );
    Merge {
        partial_o: decode.partial_o,
        partial_lse: decode.partial_lse,
        part_stride: heads * e,
        batch_stride: splits * heads * e,
        head_stride: e,
        lse_part_stride: heads,
        partial_lse_batch_stride: splits * heads,
        partial_lse_head_stride: 1,
        kv_lens: decode.kv_lens,
        o: decode.o,
        lse: decode.lse,
        o_batch_stride: decode.o_batch_stride,
        o_head_stride: decode.o_head_stride,
        lse_batch_stride: decode.lse_batch_stride,
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
        reserved: 0,
    }
}
