//! The stages of FLAO over the rows of one (b, h), in f64.

use ndarray::linalg::general_mat_mul;
use ndarray::parallel::prelude::*;
use ndarray::{Array2, ArrayView2, ArrayViewMut2, Axis, s};
use rayon::slice::ParallelSliceMut;

use crate::blocks::{BLOCK_ROWS, part_rows, store, total, widened};
use crate::dtype::{Load, Store};

/// kv = kᵀv.
pub(crate) fn kv<T: Load>(k: ArrayView2<T>, v: ArrayView2<T>) -> Array2<f64> {
    let rows = part_rows(k.nrows());
    let parts: Vec<_> = k
        .axis_chunks_iter(Axis(0), rows)
        .into_par_iter()
        .zip(v.axis_chunks_iter(Axis(0), rows))
        .map(|(k, v)| {
            let mut sum = Array2::zeros((k.ncols(), v.ncols()));
            for (k, v) in blocks(&k).zip(blocks(&v)) {
                general_mat_mul(1.0, &widened(&k).t(), &widened(&v), 1.0, &mut sum);
            }
            sum
        })
        .collect();
    total(parts, (k.ncols(), v.ncols()))
}

/// o = g ⊙ (q·kv)·scale, and the product of the last two if it is kept.
pub(crate) fn output<T: Load, O: Store, P: Store>(
    q: ArrayView2<T>,
    kv: &Array2<f64>,
    g: Option<ArrayView2<T>>,
    scale: f64,
    mut o: ArrayViewMut2<O>,
    mut product: Option<ArrayViewMut2<P>>,
) {
    let blocks = q.nrows().div_ceil(BLOCK_ROWS);
    let g = optional(g.as_ref().map(blocks_of), blocks);
    let product = optional(product.as_mut().map(blocks_of_mut), blocks);
    o.axis_chunks_iter_mut(Axis(0), BLOCK_ROWS)
        .into_par_iter()
        .zip(q.axis_chunks_iter(Axis(0), BLOCK_ROWS))
        .zip(g)
        .zip(product)
        .for_each(|(((o, q), g), product)| {
            let result = widened(&q).dot(kv) * scale;
            if let Some(product) = product {
                store(&result, product);
            }
            match g {
                Some(g) => store(&(result * widened(&g)), o),
                None => store(&result, o),
            }
        });
}

/// dg = do ⊙ (q·kv)·scale; u = do ⊙ g·scale; dq = u·kvᵀ; dkv = qᵀu, which is returned. `product` is
/// (q·kv)·scale, or computed.
#[expect(clippy::too_many_arguments, reason = "those of the formula")]
pub(crate) fn query_gradients<T: Load, O: Store>(
    q: ArrayView2<T>,
    kv: &Array2<f64>,
    g: Option<ArrayView2<T>>,
    product: Option<ArrayView2<T>>,
    d_o: ArrayView2<T>,
    scale: f64,
    mut dq: ArrayViewMut2<O>,
    mut dg: Option<ArrayViewMut2<O>>,
) -> Array2<f64> {
    let rows = part_rows(q.nrows());
    let blocks = q.nrows().div_ceil(BLOCK_ROWS);
    let mut dq = blocks_of_mut(&mut dq);
    let mut dg = optional(dg.as_mut().map(blocks_of_mut), blocks);
    let parts: Vec<_> = dq
        .par_chunks_mut(rows / BLOCK_ROWS)
        .zip(dg.par_chunks_mut(rows / BLOCK_ROWS))
        .enumerate()
        .map(|(part, (dq, dg))| {
            let mut dkv = Array2::zeros(kv.raw_dim());
            for (block, (dq, dg)) in dq.iter_mut().zip(dg).enumerate() {
                let begin = part * rows + block * BLOCK_ROWS;
                let of = |tensor: &ArrayView2<T>| {
                    widened(&tensor.slice(s![begin..begin + dq.nrows(), ..]))
                };
                let (q, d_o) = (of(&q), of(&d_o));
                if let Some(dg) = dg {
                    let product = match &product {
                        Some(product) => of(product),
                        None => q.dot(kv) * scale,
                    };
                    store(&(&d_o * &product), dg.view_mut());
                }
                let u = match &g {
                    Some(g) => d_o * of(g) * scale,
                    None => d_o * scale,
                };
                store(&u.dot(&kv.t()), dq.view_mut());
                general_mat_mul(1.0, &q.t(), &u, 1.0, &mut dkv);
            }
            dkv
        })
        .collect();
    total(parts, kv.dim())
}

/// y = x·matrix: dk = v·dkvᵀ and dv = k·dkv.
pub(crate) fn multiply_rows<T: Load, O: Store>(
    x: ArrayView2<T>,
    matrix: ArrayView2<f64>,
    mut y: ArrayViewMut2<O>,
) {
    y.axis_chunks_iter_mut(Axis(0), BLOCK_ROWS)
        .into_par_iter()
        .zip(x.axis_chunks_iter(Axis(0), BLOCK_ROWS))
        .for_each(|(y, x)| store(&widened(&x).dot(&matrix), y));
}

fn blocks<'a, T>(rows: &'a ArrayView2<T>) -> impl Iterator<Item = ArrayView2<'a, T>> {
    rows.axis_chunks_iter(Axis(0), BLOCK_ROWS)
}

fn blocks_of<'a, T>(rows: &'a ArrayView2<T>) -> Vec<ArrayView2<'a, T>> {
    blocks(rows).collect()
}

fn blocks_of_mut<'a, T>(rows: &'a mut ArrayViewMut2<T>) -> Vec<ArrayViewMut2<'a, T>> {
    rows.axis_chunks_iter_mut(Axis(0), BLOCK_ROWS).collect()
}

/// One for each of `count`, or none for each.
pub(crate) fn optional<T>(each: Option<Vec<T>>, count: usize) -> Vec<Option<T>> {
    match each {
        Some(each) => each.into_iter().map(Some).collect(),
        None => std::iter::repeat_with(|| None).take(count).collect(),
    }
}
