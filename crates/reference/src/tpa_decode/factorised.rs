//! The factorised form: neither keys nor values are materialised.

use std::ops::Range;

use ndarray::{Array2, ArrayView1, ArrayView4, ArrayViewD, ArrayViewMut2, ArrayViewMutD, Zip, s};
use rayon::prelude::*;

use super::factors::four_axes;
use super::softmax::softmax;
use super::{TpaDecodeProblem, TpaDecodeScales, TpaFactors};
use crate::dtype::{Element, Store};
use crate::error::InputError;

/// Heads that are worked on together: each row of bk and bv is then widened once for all of them.
const HEADS: usize = 4;

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
    let groups = problem.heads.div_ceil(HEADS);
    let results: Vec<(Array2<f64>, Vec<f64>)> = (0..problem.batch * groups)
        .into_par_iter()
        .map(|task| {
            let (batch, first) = (task / groups, task % groups * HEADS);
            let heads = first..problem.heads.min(first + HEADS);
            let length = length(problem, kv_lens, batch);
            decode(problem, scales, &factors, batch, heads, length)
        })
        .collect();
    for (task, (head_o, head_lse)) in results.iter().enumerate() {
        let (batch, first) = (task / groups, task % groups * HEADS);
        for (i, &head_lse) in head_lse.iter().enumerate() {
            lse[[batch, first + i]] = L::store(head_lse);
            Zip::from(o.slice_mut(s![batch, 0, first + i, ..]))
                .and(head_o.row(i))
                .for_each(|o, &value| *o = O::store(value));
        }
    }
    Ok(())
}

/// The tokens of one sequence, which have been checked.
pub(super) fn length(problem: &TpaDecodeProblem, kv_lens: Option<&[i32]>, batch: usize) -> usize {
    kv_lens.map_or(problem.tokens, |lengths| {
        usize::try_from(lengths[batch]).map_or(0, |length| length.min(problem.tokens))
    })
}

/// o and lse of some heads of one sequence.
fn decode<T: Element>(
    problem: &TpaDecodeProblem,
    scales: TpaDecodeScales,
    factors: &TpaFactors<ArrayView4<T>>,
    batch: usize,
    heads: Range<usize>,
    length: usize,
) -> (Array2<f64>, Vec<f64>) {
    let q: Vec<Vec<f64>> = heads
        .clone()
        .map(|h| query(problem, scales, factors, batch, h))
        .collect();

    // s[h, m] = scale · scale_k · Σ_j ak[m, j, h] · (q[h] · bk[m, j])
    let mut scores = Array2::zeros((heads.len(), length));
    let mut row = vec![0.0; problem.features];
    for m in 0..length {
        for j in 0..problem.key_rank {
            read(factors.bk.slice(s![batch, m, j, ..]), &mut row);
            for (i, h) in heads.clone().enumerate() {
                scores[[i, m]] += factors.ak[[batch, m, j, h]].to_f64() * dot(&q[i], &row);
            }
        }
    }
    scores *= scales.scale * scales.scale_k;
    let lse: Vec<f64> = scores.rows_mut().into_iter().map(softmax).collect();

    // o[h] = scale_v · Σ_m Σ_j (p[h, m] · av[m, j, h]) · bv[m, j]
    let mut o = Array2::zeros((heads.len(), problem.value_features));
    let mut row = vec![0.0; problem.value_features];
    for m in 0..length {
        for j in 0..problem.value_rank {
            read(factors.bv.slice(s![batch, m, j, ..]), &mut row);
            for (i, h) in heads.clone().enumerate() {
                let weight = scores[[i, m]] * factors.av[[batch, m, j, h]].to_f64();
                for (o, value) in o.row_mut(i).iter_mut().zip(&row) {
                    *o += weight * value;
                }
            }
        }
    }
    o *= scales.scale_v;
    (o, lse)
}

/// q[h] = scale_q · Σ_r aq[h, r] · bq[r]
fn query<T: Element>(
    problem: &TpaDecodeProblem,
    scales: TpaDecodeScales,
    factors: &TpaFactors<ArrayView4<T>>,
    batch: usize,
    head: usize,
) -> Vec<f64> {
    (0..problem.features)
        .map(|d| {
            let products = (0..problem.query_rank).map(|r| {
                factors.aq[[batch, 0, head, r]].to_f64() * factors.bq[[batch, 0, r, d]].to_f64()
            });
            scales.scale_q * products.sum::<f64>()
        })
        .collect()
}

fn read<T: Element>(row: ArrayView1<T>, to: &mut [f64]) {
    row.iter().zip(to).for_each(|(x, to)| *to = x.to_f64());
}

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}
