//! The passes over all (b, h), which are independent of each other.

use ndarray::{
    ArrayBase, ArrayView2, ArrayView4, ArrayViewD, ArrayViewMut2, ArrayViewMut4, ArrayViewMutD,
    Axis, Ix4, IxDyn, RawData,
};
use rayon::prelude::*;

use super::products::{self, HeadGradients, HeadInputs};
use super::{Flao, FlaoGradients, FlaoInputs, FlaoSaved, SavedViews};
use crate::dtype::{Element, Store};
use crate::error::{InputError, InputReason};

/// o and what is to be saved, of inputs that have passed the checks.
pub(super) fn forward<T: Element, O: Store>(
    scale: f64,
    inputs: &FlaoInputs<ArrayViewD<T>>,
    o: ArrayViewMutD<O>,
    saved: FlaoSaved<ArrayViewMutD<f32>, ArrayViewMutD<T>>,
) -> Result<(), InputError> {
    let inputs = inputs_by_head(inputs)?;
    let (kv, product) = saved.into_parts();
    let kv = kv.map(|kv| four_axes("kv", kv)).transpose()?;
    let product = product.map(|p| four_axes("product", p)).transpose()?;
    let kv = optional(kv.map(heads_mut), inputs.len());
    let product = optional(product.map(heads_mut), inputs.len());
    heads_mut(four_axes("o", o)?)
        .into_par_iter()
        .zip(inputs)
        .zip(kv)
        .zip(product)
        .for_each(|(((o, inputs), saved_kv), product)| {
            let kv = products::kv(&inputs);
            if let Some(mut saved_kv) = saved_kv {
                saved_kv.zip_mut_with(&kv, |to, &kv| *to = f32::from_f64(kv));
            }
            products::output(&inputs, &kv, scale, o, product);
        });
    Ok(())
}

/// The gradients, of inputs that have passed the checks.
pub(super) fn backward<T: Element, O: Store>(
    scale: f64,
    inputs: &FlaoInputs<ArrayViewD<T>>,
    saved: &SavedViews<T>,
    d_o: &ArrayViewD<T>,
    gradients: FlaoGradients<ArrayViewMutD<O>>,
) -> Result<(), InputError> {
    let inputs = inputs_by_head(inputs)?;
    let kv = saved.kv().map(|kv| four_axes("kv", kv.view()));
    let product = saved.product().map(|p| four_axes("product", p.view()));
    let kv = optional(kv.transpose()?.map(heads), inputs.len());
    let product = optional(product.transpose()?.map(heads), inputs.len());
    gradients_by_head(gradients)?
        .into_par_iter()
        .zip(inputs)
        .zip(heads(four_axes("do", d_o.view())?))
        .zip(kv)
        .zip(product)
        .for_each(|((((gradients, inputs), d_o), kv), product)| {
            let kv = match kv {
                Some(kv) => kv.mapv(f64::from),
                None => products::kv(&inputs),
            };
            products::gradients(&inputs, &kv, product, d_o, scale, gradients);
        });
    Ok(())
}

fn inputs_by_head<'a, T: Element>(
    inputs: &'a FlaoInputs<ArrayViewD<T>>,
) -> Result<Vec<HeadInputs<'a, T>>, InputError> {
    let FlaoInputs { q, k, v, g } = inputs;
    Ok(heads(four_axes("q", q.view())?)
        .into_iter()
        .zip(heads(four_axes("k", k.view())?))
        .zip(heads(four_axes("v", v.view())?))
        .zip(heads(four_axes("g", g.view())?))
        .map(|(((q, k), v), g)| FlaoInputs { q, k, v, g })
        .collect())
}

fn gradients_by_head<O>(
    gradients: FlaoGradients<ArrayViewMutD<O>>,
) -> Result<Vec<HeadGradients<O>>, InputError> {
    let FlaoGradients { dq, dk, dv, dg } = gradients;
    Ok(heads_mut(four_axes("dq", dq)?)
        .into_iter()
        .zip(heads_mut(four_axes("dk", dk)?))
        .zip(heads_mut(four_axes("dv", dv)?))
        .zip(heads_mut(four_axes("dg", dg)?))
        .map(|(((dq, dk), dv), dg)| FlaoGradients { dq, dk, dv, dg })
        .collect())
}

/// `tensor` with its four axes, which the checks have found.
fn four_axes<S: RawData>(
    name: &'static str,
    tensor: ArrayBase<S, IxDyn>,
) -> Result<ArrayBase<S, Ix4>, InputError> {
    let error = InputReason::Rank {
        tensor: name,
        expected: "four axes",
        got: tensor.shape().to_vec(),
    }
    .of(Flao::NAME);
    tensor.into_dimensionality().map_err(|_| error)
}

/// One for each of `count` heads, or none for each.
fn optional<T>(heads: Option<Vec<T>>, count: usize) -> Vec<Option<T>> {
    match heads {
        Some(heads) => heads.into_iter().map(Some).collect(),
        None => std::iter::repeat_with(|| None).take(count).collect(),
    }
}

/// The rows of every (b, h), in order.
fn heads<T>(tensor: ArrayView4<T>) -> Vec<ArrayView2<T>> {
    let mut heads = Vec::new();
    for batch in 0..tensor.len_of(Axis(0)) {
        for head in 0..tensor.len_of(Axis(1)) {
            let rows = tensor.index_axis_move(Axis(0), batch);
            heads.push(rows.index_axis_move(Axis(0), head));
        }
    }
    heads
}

/// The same of a tensor that is written.
fn heads_mut<T>(tensor: ArrayViewMut4<T>) -> Vec<ArrayViewMut2<T>> {
    let mut heads = Vec::new();
    let mut rest = tensor;
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
    heads
}
