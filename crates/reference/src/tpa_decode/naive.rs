//! The definition word by word: q, k and v are materialised.

use ndarray::{Array1, Array2, Array4, ArrayView4, ArrayViewD, s};

use super::factorised::length;
use super::softmax::softmax;
use super::{TpaDecode, TpaDecodeOutput, TpaDecodeProblem, TpaDecodeScales, TpaFactors};
use crate::dtype::Element;
use crate::error::InputError;
use crate::tensor::check_allocation;

/// o and lse; the shapes have been checked.
pub(super) fn forward<T: Element>(
    problem: &TpaDecodeProblem,
    scales: TpaDecodeScales,
    factors: &TpaFactors<ArrayViewD<T>>,
    kv_lens: Option<&[i32]>,
) -> Result<TpaDecodeOutput<f64, f64>, InputError> {
    let factors = factors.ranked()?;
    let (batch, heads) = (problem.batch, problem.heads);
    // The query's factors have their axes the other way round: heads before the rank.
    let q = materialise(
        "q",
        factors.aq.permuted_axes([0, 1, 3, 2]),
        factors.bq,
        scales.scale_q,
    )?;
    let k = materialise("k", factors.ak, factors.bk, scales.scale_k)?;
    let v = materialise("v", factors.av, factors.bv, scales.scale_v)?;

    let mut o = Array4::zeros(problem.output_shape());
    let mut lse = Array2::zeros((batch, heads));
    for b in 0..batch {
        for h in 0..heads {
            let q = q.slice(s![b, 0, h, ..]);
            let mut p: Array1<f64> = (0..length(problem, kv_lens, b))
                .map(|m| {
                    let k = k.slice(s![b, m, h, ..]);
                    scales.scale * q.iter().zip(k).map(|(q, k)| q * k).sum::<f64>()
                })
                .collect();
            lse[[b, h]] = softmax(p.view_mut());
            for (m, p) in p.into_iter().enumerate() {
                o.slice_mut(s![b, 0, h, ..])
                    .scaled_add(p, &v.slice(s![b, m, h, ..]));
            }
        }
    }
    Ok(TpaDecodeOutput { o, lse })
}

/// scale · Σ_j a[b, m, j, h] · b[b, m, j, d], as (B, M, H, D).
fn materialise<T: Element>(
    name: &'static str,
    a: ArrayView4<T>,
    b: ArrayView4<T>,
    scale: f64,
) -> Result<Array4<f64>, InputError> {
    let (batch, tokens, rank, heads) = a.dim();
    let shape = [batch, tokens, heads, b.dim().3];
    check_allocation(TpaDecode::NAME, name, &shape, size_of::<f64>())?;
    Ok(Array4::from_shape_fn(shape, |(i, m, h, d)| {
        let products = (0..rank).map(|j| a[[i, m, j, h]].to_f64() * b[[i, m, j, d]].to_f64());
        scale * products.sum::<f64>()
    }))
}
