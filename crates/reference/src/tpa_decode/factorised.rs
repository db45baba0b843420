//! The factorised form, by the matrix products that define it: neither keys nor values are
//! materialised.

use ndarray::linalg::general_mat_mul;
use ndarray::parallel::prelude::*;
use ndarray::{Array2, ArrayView3, ArrayViewD, ArrayViewMut2, ArrayViewMutD, Axis, s};

use super::factors::four_axes;
use super::softmax::softmax;
use super::{TpaDecodeProblem, TpaDecodeScales, TpaFactors};
use crate::blocks::{BLOCK_ROWS, part_rows, store, total, widened};
use crate::dtype::{Element, Store};
use crate::error::InputError;

/// o and lse; the shapes have been checked.
pub(super) fn forward<T: Element, O: Store, L: Store>(
    problem: &TpaDecodeProblem,
    scales: TpaDecodeScales,
    factors: &TpaFactors<ArrayViewD<T>>,
    kv_lens: Option<&[i32]>,
    o: ArrayViewMutD<O>,
    mut lse: ArrayViewMut2<L>,
) -> Result<(), InputError> {
    let factors = factors.ranked()?;
    let mut o = four_axes("o", o)?;
    o.axis_iter_mut(Axis(0))
        .into_par_iter()
        .zip(lse.axis_iter_mut(Axis(0)))
        .enumerate()
        .for_each(|(batch, (mut o, mut lse))| {
            let factors = factors.map(|_, factor| factor.index_axis(Axis(0), batch));
            let (exact_o, exact_lse) = decode(scales, &factors, length(problem, kv_lens, batch));
            store(&exact_o, o.index_axis_mut(Axis(0), 0));
            for (lse, &exact) in lse.iter_mut().zip(&exact_lse) {
                *lse = L::store(exact);
            }
        });
    Ok(())
}

/// The tokens of one sequence, which have been checked.
pub(super) fn length(problem: &TpaDecodeProblem, kv_lens: Option<&[i32]>, batch: usize) -> usize {
    kv_lens.map_or(problem.tokens, |lengths| {
        usize::try_from(lengths[batch]).map_or(0, |length| length.min(problem.tokens))
    })
}

/// o (H, E) and lse (H) of the first `length` tokens of one sequence. Blocks of tokens are worked on
/// by all cores.
fn decode<T: Element>(
    scales: TpaDecodeScales,
    factors: &TpaFactors<ArrayView3<T>>,
    length: usize,
) -> (Array2<f64>, Vec<f64>) {
    let TpaFactors { aq, bq, .. } = factors;
    let [ak, bk, av, bv] = [&factors.ak, &factors.bk, &factors.av, &factors.bv]
        .map(|cached| cached.slice(s![..length, .., ..]));
    let query = |factor: &ArrayView3<T>| widened(&factor.index_axis(Axis(0), 0));
    let q = query(aq).dot(&query(bq)) * scales.scale_q;

    // s = scale · scale_k · Σ_j ak_jᵀ ⊙ (q·bk_jᵀ), (H, M)
    let mut scores = Array2::zeros((q.nrows(), length));
    scores
        .axis_chunks_iter_mut(Axis(1), BLOCK_ROWS)
        .into_par_iter()
        .zip(ak.axis_chunks_iter(Axis(0), BLOCK_ROWS))
        .zip(bk.axis_chunks_iter(Axis(0), BLOCK_ROWS))
        .for_each(|((mut scores, ak), bk)| {
            for (ak, bk) in ak.axis_iter(Axis(1)).zip(bk.axis_iter(Axis(1))) {
                scores += &(q.dot(&widened(&bk).t()) * widened(&ak).t());
            }
        });
    scores *= scales.scale * scales.scale_k;
    let lse = scores.axis_iter_mut(Axis(0)).into_par_iter();
    let lse = lse.map(softmax).collect();

    // o = scale_v · Σ_j (p ⊙ av_jᵀ)·bv_j, (H, E)
    let shape = (q.nrows(), bv.len_of(Axis(2)));
    let rows = part_rows(length);
    let parts: Vec<_> = scores
        .axis_chunks_iter(Axis(1), rows)
        .into_par_iter()
        .zip(av.axis_chunks_iter(Axis(0), rows))
        .zip(bv.axis_chunks_iter(Axis(0), rows))
        .map(|((p, av), bv)| {
            let mut sum = Array2::zeros(shape);
            let p = p.axis_chunks_iter(Axis(1), BLOCK_ROWS);
            let av = av.axis_chunks_iter(Axis(0), BLOCK_ROWS);
            let bv = bv.axis_chunks_iter(Axis(0), BLOCK_ROWS);
            for ((p, av), bv) in p.zip(av).zip(bv) {
                for (av, bv) in av.axis_iter(Axis(1)).zip(bv.axis_iter(Axis(1))) {
                    let weights = &p * &widened(&av).t();
                    general_mat_mul(1.0, &weights, &widened(&bv), 1.0, &mut sum);
                }
            }
            sum
        })
        .collect();
    (total(parts, shape) * scales.scale_v, lse)
}
