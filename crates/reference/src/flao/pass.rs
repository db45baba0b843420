//! The stages over all (b, h), which are independent of each other, of tensors that have passed the
//! checks.

use ndarray::{Array2, ArrayView2, ArrayViewD, ArrayViewMut2, ArrayViewMutD, Axis, Ix4};
use rayon::prelude::*;

use super::Flao;
use super::products::{self, optional};
use crate::dtype::{Load, Store};
use crate::error::InputError;
use crate::tensor::of_rank;

/// A state of each (b, h): kv or dkv.
pub(crate) type States = Vec<Array2<f64>>;

/// kv of each (b, h).
pub(crate) fn kv<T: Load>(k: &ArrayViewD<T>, v: &ArrayViewD<T>) -> Result<States, InputError> {
    let (k, v) = (heads("k", k)?, heads("v", v)?);
    let states = k.into_par_iter().zip(v);
    Ok(states.map(|(k, v)| products::kv(k, v)).collect())
}

/// o, and the product if it is kept.
pub(crate) fn output<T: Load + Store, O: Store>(
    scale: f64,
    q: &ArrayViewD<T>,
    kv: &States,
    g: Option<&ArrayViewD<T>>,
    o: ArrayViewMutD<O>,
    product: Option<ArrayViewMutD<T>>,
) -> Result<(), InputError> {
    let g = optional(g.map(|g| heads("g", g)).transpose()?, kv.len());
    let product = product.map(|product| heads_mut("product", product));
    let product = optional(product.transpose()?, kv.len());
    heads_mut("o", o)?
        .into_par_iter()
        .zip(heads("q", q)?)
        .zip(kv)
        .zip(g)
        .zip(product)
        .for_each(|((((o, q), kv), g), product)| products::output(q, kv, g, scale, o, product));
    Ok(())
}

/// dq and, if asked for, dg; returns dkv. `product` is computed if it is not given.
#[expect(clippy::too_many_arguments, reason = "those of the formula")]
pub(crate) fn query_gradients<T: Load, O: Store>(
    scale: f64,
    q: &ArrayViewD<T>,
    kv: &States,
    g: Option<&ArrayViewD<T>>,
    product: Option<&ArrayViewD<T>>,
    d_o: &ArrayViewD<T>,
    dq: ArrayViewMutD<O>,
    dg: Option<ArrayViewMutD<O>>,
) -> Result<States, InputError> {
    let g = optional(g.map(|g| heads("g", g)).transpose()?, kv.len());
    let product = product.map(|product| heads("product", product));
    let product = optional(product.transpose()?, kv.len());
    let dg = optional(dg.map(|dg| heads_mut("dg", dg)).transpose()?, kv.len());
    let dkv = heads_mut("dq", dq)?
        .into_par_iter()
        .zip(dg)
        .zip(heads("q", q)?)
        .zip(kv)
        .zip(g)
        .zip(product)
        .zip(heads("do", d_o)?)
        .map(|((((((dq, dg), q), kv), g), product), d_o)| {
            products::query_gradients(q, kv, g, product, d_o, scale, dq, dg)
        });
    Ok(dkv.collect())
}

/// dk and dv.
pub(crate) fn key_gradients<T: Load, O: Store>(
    k: &ArrayViewD<T>,
    v: &ArrayViewD<T>,
    dkv: &States,
    dk: ArrayViewMutD<O>,
    dv: ArrayViewMutD<O>,
) -> Result<(), InputError> {
    heads_mut("dk", dk)?
        .into_par_iter()
        .zip(heads_mut("dv", dv)?)
        .zip(heads("k", k)?)
        .zip(heads("v", v)?)
        .zip(dkv)
        .for_each(|((((dk, dv), k), v), dkv)| {
            products::multiply_rows(v, dkv.t(), dk);
            products::multiply_rows(k, dkv.view(), dv);
        });
    Ok(())
}

/// States in f32 as they are used.
pub(crate) fn read_states(
    name: &'static str,
    states: &ArrayViewD<f32>,
) -> Result<States, InputError> {
    let states = heads(name, states)?.into_iter();
    Ok(states.map(|state| state.mapv(f64::from)).collect())
}

/// Writes states, or adds them to what is there.
pub(crate) fn write_states<S: Store + Load>(
    name: &'static str,
    states: &States,
    into: ArrayViewMutD<S>,
    accumulate: bool,
) -> Result<(), InputError> {
    for (mut into, state) in heads_mut(name, into)?.into_iter().zip(states) {
        into.zip_mut_with(state, |to, &state| {
            let before = if accumulate { to.load() } else { 0.0 };
            *to = S::store(before + state);
        });
    }
    Ok(())
}

/// The rows of every (b, h), in order.
fn heads<'a, T>(
    name: &'static str,
    tensor: &'a ArrayViewD<T>,
) -> Result<Vec<ArrayView2<'a, T>>, InputError> {
    let tensor = of_rank::<_, Ix4>(Flao::NAME, name, "four axes", tensor.view())?;
    let mut heads = Vec::new();
    for batch in 0..tensor.len_of(Axis(0)) {
        for head in 0..tensor.len_of(Axis(1)) {
            let rows = tensor.index_axis_move(Axis(0), batch);
            heads.push(rows.index_axis_move(Axis(0), head));
        }
    }
    Ok(heads)
}

/// The same of a tensor that is written.
fn heads_mut<'a, T>(
    name: &'static str,
    tensor: ArrayViewMutD<'a, T>,
) -> Result<Vec<ArrayViewMut2<'a, T>>, InputError> {
    let mut heads = Vec::new();
    let mut rest = of_rank::<_, Ix4>(Flao::NAME, name, "four axes", tensor)?;
    while rest.len_of(Axis(0)) > 0 {
        let (batch, others) = rest.split_at(Axis(0), 1);
        let mut batch = batch.index_axis_move(Axis(0), 0);
        while batch.len_of(Axis(0)) > 0 {
            let (head, others) = batch.split_at(Axis(0), 1);
            heads.push(head.index_axis_move(Axis(0), 0));
            batch = others;
        }
        rest = others;
    }
    Ok(heads)
}
