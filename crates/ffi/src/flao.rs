//! `flao`.

use gimbal_ops::{Flao, FlaoGradientsMut, FlaoSavedMut, FlaoSavedView, Tensor};
use gimbal_reference::FlaoInputs;

use crate::abi::DlTensor;
use crate::call::{Args, Failure};
use crate::tensor::{Place, Scratch, with_float};

/// What a call need not have.
const G: i64 = 1;
const KV: i64 = 2;
const PRODUCT: i64 = 4;

/// Queries, keys, values and the gate, if there is one.
pub fn take_inputs<'a>(
    args: &mut Args<'a>,
    has_gate: bool,
) -> Result<FlaoInputs<&'a DlTensor>, Failure> {
    Ok(FlaoInputs {
        q: args.tensor("q")?,
        k: args.tensor("k")?,
        v: args.tensor("v")?,
        g: args.tensor_if(has_gate, "g")?,
    })
}

/// scale, which of the optional tensors are there (1 for g, 2 for kv, 4 for the product), q, k, v, g, o, kv, product. What is
/// there of the last two is saved.
pub fn forward(args: &mut Args) -> Result<i64, Failure> {
    let op = Flao::new().scale(args.float("scale")?);
    let parts = args.int("parts")?;
    let inputs = take_inputs(args, parts & G != 0)?;
    let o = args.tensor("o")?;
    let kv = args.tensor_if(parts & KV != 0, "kv")?;
    let product = args.tensor_if(parts & PRODUCT != 0, "product")?;
    if product.is_some() && kv.is_none() {
        let message = "flao: the product is kept beside kv alone".to_owned();
        return Err(Failure::value_error(message));
    }
    let scratch = Scratch::take(args)?;
    let place = Place::of(inputs.q)?;
    with_float!("q", inputs.q, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (inputs, mut o, mut kv, mut product) = unsafe {
            (
                inputs.try_map(|name, input| place.tensor::<T>(name, input))?,
                place.tensor::<T>("o", o)?,
                place.optional::<f32>("kv", kv)?,
                place.optional::<T>("product", product)?,
            )
        };
        scratch.run(&place, |workspace| {
            let saved = match (&mut kv, &mut product) {
                (Some(kv), Some(product)) => FlaoSavedMut::KvAndProduct {
                    kv: kv.view_mut(),
                    product: product.view_mut(),
                },
                (Some(kv), None) => FlaoSavedMut::Kv(kv.view_mut()),
                (None, _) => FlaoSavedMut::Nothing,
            };
            op.forward_into((&inputs).into(), &mut o, saved, workspace)
        })
    })
}

/// scale, the same numbers, q, k, v, g, kv, product, do, dq, dk, dv, and dg where there is g.
pub fn backward(args: &mut Args) -> Result<i64, Failure> {
    let op = Flao::new().scale(args.float("scale")?);
    let parts = args.int("parts")?;
    let inputs = take_inputs(args, parts & G != 0)?;
    let kv = args.tensor_if(parts & KV != 0, "kv")?;
    let product = args.tensor_if(parts & PRODUCT != 0, "product")?;
    let d_o = args.tensor("do")?;
    let (dq, dk, dv) = (args.tensor("dq")?, args.tensor("dk")?, args.tensor("dv")?);
    let dg = args.tensor_if(parts & G != 0, "dg")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(inputs.q)?;
    with_float!("q", inputs.q, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (inputs, kv, product, d_o, mut dq, mut dk, mut dv, mut dg) = unsafe {
            (
                inputs.try_map(|name, input| place.tensor::<T>(name, input))?,
                place.optional::<f32>("kv", kv)?,
                place.optional::<T>("product", product)?,
                place.tensor::<T>("do", d_o)?,
                place.tensor::<T>("dq", dq)?,
                place.tensor::<T>("dk", dk)?,
                place.tensor::<T>("dv", dv)?,
                place.optional::<T>("dg", dg)?,
            )
        };
        let saved = match (&kv, &product) {
            (Some(kv), Some(product)) => FlaoSavedView::KvAndProduct {
                kv: kv.view(),
                product: product.view(),
            },
            (Some(kv), None) => FlaoSavedView::Kv(kv.view()),
            (None, _) => FlaoSavedView::Nothing,
        };
        scratch.run(&place, |workspace| {
            let gradients = FlaoGradientsMut {
                dq: dq.view_mut(),
                dk: dk.view_mut(),
                dv: dv.view_mut(),
                dg: dg.as_mut().map(Tensor::view_mut),
            };
            op.backward_into((&inputs).into(), saved, &d_o, gradients, workspace)
        })
    })
}
