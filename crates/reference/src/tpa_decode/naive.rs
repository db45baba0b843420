//! The definition word by word: q, k and v are materialised.

use ndarray::{Array1, Array4, ArrayD, ArrayView4, ArrayViewD, s};

use super::softmax::softmax;
use super::{TpaDecode, TpaDecodeOutput, TpaDecodeProblem, TpaDecodeScales, TpaFactors, TpaQuery};
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
    let q = match factors.query {
        // The query's factors have their axes the other way round: heads before the rank.
        TpaQuery::Factors { aq, bq } => {
            materialise("q", aq.permuted_axes([0, 1, 3, 2]), bq, scales.scale_q)?
        }
        TpaQuery::Dense(q) => q.mapv(|q| scales.scale_q * q.to_f64()),
    };
    let k = materialise("k", factors.ak, factors.bk, scales.scale_k)?;
    let v = materialise("v", factors.av, factors.bv, scales.scale_v)?;

    let mut o = Array4::zeros(problem.output_shape());
    let mut lse = ArrayD::zeros(problem.lse_shape());
    // (B, T, H) in row-major order, with or without the second axis.
    let rows = ndarray::indices((problem.batch, problem.queries, problem.heads));
    for ((b, t, h), lse) in rows.into_iter().zip(&mut lse) {
        let q = q.slice(s![b, t, h, ..]);
        let mut p: Array1<f64> = (0..problem.seen(problem.length(kv_lens, b), t))
            .map(|m| {
                let k = k.slice(s![b, m, h, ..]);
                scales.scale * q.iter().zip(k).map(|(q, k)| q * k).sum::<f64>()
            })
            .collect();
        *lse = softmax(p.view_mut());
        for (m, p) in p.into_iter().enumerate() {
            o.slice_mut(s![b, t, h, ..])
                .scaled_add(p, &v.slice(s![b, m, h, ..]));
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
