//! The passes of FLAO over the rows of one (b, h), in f64.

use ndarray::linalg::general_mat_mul;
use ndarray::parallel::prelude::*;
use ndarray::{Array2, ArrayView2, ArrayViewMut2, Axis};

use super::{FlaoGradients, FlaoInputs};
use crate::blocks::{BLOCK_ROWS, part_rows, store, total, widened};
use crate::dtype::{Element, Store};

/// The rows of one (b, h) of each input.
pub(super) type HeadInputs<'a, T> = FlaoInputs<ArrayView2<'a, T>>;
/// The rows of one (b, h) of each gradient.
pub(super) type HeadGradients<'a, O> = FlaoGradients<ArrayViewMut2<'a, O>>;

/// kv = kᵀv.
pub(super) fn kv<T: Element>(inputs: &HeadInputs<T>) -> Array2<f64> {
    let rows = part_rows(inputs.k.nrows());
    let parts: Vec<_> = inputs
        .k
        .axis_chunks_iter(Axis(0), rows)
        .into_par_iter()
        .zip(inputs.v.axis_chunks_iter(Axis(0), rows))
        .map(|(k, v)| {
            let mut sum = Array2::zeros((k.ncols(), v.ncols()));
            for (k, v) in blocks(&k).zip(blocks(&v)) {
                general_mat_mul(1.0, &widened(&k).t(), &widened(&v), 1.0, &mut sum);
            }
            sum
        })
        .collect();
    total(parts, (inputs.k.ncols(), inputs.v.ncols()))
}

/// o = g ⊙ (q·kv)·scale, and the product of the last two if it is kept.
pub(super) fn output<T: Element, O: Store>(
    inputs: &HeadInputs<T>,
    kv: &Array2<f64>,
    scale: f64,
    mut o: ArrayViewMut2<O>,
    product: Option<ArrayViewMut2<T>>,
) {
    o.axis_chunks_iter_mut(Axis(0), BLOCK_ROWS)
        .into_par_iter()
        .zip(inputs.q.axis_chunks_iter(Axis(0), BLOCK_ROWS))
        .zip(inputs.g.axis_chunks_iter(Axis(0), BLOCK_ROWS))
        .for_each(|((o, q), g)| store(&(widened(&q).dot(kv) * scale * widened(&g)), o));
    if let Some(mut product) = product {
        product
            .axis_chunks_iter_mut(Axis(0), BLOCK_ROWS)
            .into_par_iter()
            .zip(inputs.q.axis_chunks_iter(Axis(0), BLOCK_ROWS))
            .for_each(|(product, q)| store(&(widened(&q).dot(kv) * scale), product));
    }
}

/// dg = do ⊙ (q·kv)·scale; u = do ⊙ g·scale; dq = u·kvᵀ; dkv = qᵀu; dk = v·dkvᵀ; dv = k·dkv.
/// `product` is (q·kv)·scale, or computed.
pub(super) fn gradients<T: Element, O: Store>(
    inputs: &HeadInputs<T>,
    kv: &Array2<f64>,
    product: Option<ArrayView2<T>>,
    d_o: ArrayView2<T>,
    scale: f64,
    into: HeadGradients<O>,
) {
    let FlaoGradients {
        mut dq,
        mut dk,
        mut dv,
        mut dg,
    } = into;
    let rows = part_rows(inputs.q.nrows());
    let parts: Vec<_> = dq
        .axis_chunks_iter_mut(Axis(0), rows)
        .into_par_iter()
        .zip(dg.axis_chunks_iter_mut(Axis(0), rows))
        .enumerate()
        .map(|(part, (mut dq, mut dg))| {
            let mut dkv = Array2::zeros(kv.raw_dim());
            let first = part * rows;
            let blocks = dq
                .axis_chunks_iter_mut(Axis(0), BLOCK_ROWS)
                .zip(dg.axis_chunks_iter_mut(Axis(0), BLOCK_ROWS));
            for (block, (dq, dg)) in blocks.enumerate() {
                let begin = first + block * BLOCK_ROWS;
                let of = |tensor: &ArrayView2<T>| {
                    let after = tensor.view().split_at(Axis(0), begin).1;
                    widened(&after.split_at(Axis(0), dq.nrows()).0)
                };
                let (q, d_o) = (of(&inputs.q), of(&d_o));
                let product = match &product {
                    Some(product) => of(product),
                    None => q.dot(kv) * scale,
                };
                store(&(&d_o * &product), dg);
                let u = d_o * of(&inputs.g) * scale;
                store(&u.dot(&kv.t()), dq);
                general_mat_mul(1.0, &q.t(), &u, 1.0, &mut dkv);
            }
            dkv
        })
        .collect();
    let dkv = total(parts, kv.dim());
    multiply_rows(&inputs.v, dkv.t(), &mut dk);
    multiply_rows(&inputs.k, dkv.view(), &mut dv);
}

/// y = x·matrix.
fn multiply_rows<T: Element, O: Store>(
    x: &ArrayView2<T>,
    matrix: ArrayView2<f64>,
    y: &mut ArrayViewMut2<O>,
) {
    y.axis_chunks_iter_mut(Axis(0), BLOCK_ROWS)
        .into_par_iter()
        .zip(x.axis_chunks_iter(Axis(0), BLOCK_ROWS))
        .for_each(|(y, x)| store(&widened(&x).dot(&matrix), y));
}

fn blocks<'a, T>(rows: &'a ArrayView2<T>) -> impl Iterator<Item = ArrayView2<'a, T>> {
    rows.axis_chunks_iter(Axis(0), BLOCK_ROWS)
}
