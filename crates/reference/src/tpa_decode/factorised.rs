//! The factorised form, by the matrix products that define it: neither keys nor values are
//! materialised.

use ndarray::linalg::general_mat_mul;
use ndarray::parallel::prelude::*;
use ndarray::{Array2, ArrayView3, ArrayViewD, ArrayViewMutD, Axis, s};

use super::factors::{four_axes, with_axis};
use super::softmax::softmax;
use super::{TpaDecodeProblem, TpaDecodeScales, TpaFactors, TpaQuery};
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
    lse: ArrayViewMutD<L>,
) -> Result<(), InputError> {
    let factors = factors.ranked()?;
    let mut o = four_axes("o", o)?;
    let mut lse = with_axis(lse, 3, 1);
    o.axis_iter_mut(Axis(0))
        .into_par_iter()
        .zip(lse.axis_iter_mut(Axis(0)))
        .enumerate()
        .for_each(|(batch, (mut o, mut lse))| {
            let factors = factors.map(|_, factor| factor.index_axis(Axis(0), batch));
            let length = problem.length(kv_lens, batch);
            o.axis_iter_mut(Axis(0))
                .into_par_iter()
                .zip(lse.axis_iter_mut(Axis(0)))
                .enumerate()
                .for_each(|(query, (o, mut lse))| {
                    let seen = problem.seen(length, query);
                    let (exact_o, exact_lse) = decode(scales, &factors, query, seen);
                    store(&exact_o, o);
                    for (lse, &exact) in lse.iter_mut().zip(&exact_lse) {
                        *lse = L::store(exact);
                    }
                });
        });
    Ok(())
}

/// o (H, E) and lse (H) of a query token of one sequence, which sees the first `length` tokens. Blocks
/// of tokens are worked on by all cores.
fn decode<T: Element>(
    scales: TpaDecodeScales,
    factors: &TpaFactors<ArrayView3<T>>,
    query: usize,
    length: usize,
) -> (Array2<f64>, Vec<f64>) {
    let of_query = |factor: &ArrayView3<T>| widened(&factor.index_axis(Axis(0), query));
    let q = match &factors.query {
        TpaQuery::Factors { aq, bq } => of_query(aq).dot(&of_query(bq)),
        TpaQuery::Dense(q) => of_query(q),
    } * scales.scale_q;
    let [ak, bk, av, bv] = [&factors.ak, &factors.bk, &factors.av, &factors.bv]
        .map(|cached| cached.slice(s![..length, .., ..]));

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
