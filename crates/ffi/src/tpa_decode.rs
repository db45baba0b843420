//! `tpa_decode`.

use gimbal_ops::{
    Parallel, Splits, Tensor, TpaDecode, TpaFactors, TpaInputs, TpaOutputMut, TpaQuery,
};

use crate::call::{Args, Failure, number_in};
use crate::tensor::{Place, Scratch, with_float};

/// The scales or none, how the work is divided, then kv_lens or none, aq, ak, av, bq, bk, bv, o, lse or none.
pub fn forward(args: &mut Args) -> Result<i64, Failure> {
    let op = operator(args)?;
    let kv_lens = args.optional_tensor("kv_lens")?;
    let [aq, ak, av] = ["aq", "ak", "av"].map(|name| args.tensor(name));
    let [bq, bk, bv] = ["bq", "bk", "bv"].map(|name| args.tensor(name));
    let (aq, bq) = (aq?, bq?);
    let factors = TpaFactors {
        query: TpaQuery::Factors { aq, bq },
        ak: ak?,
        bk: bk?,
        av: av?,
        bv: bv?,
    };
    let (o, lse) = (args.tensor("o")?, args.optional_tensor("lse")?);
    let scratch = Scratch::take(args)?;
    let place = Place::of(aq)?;
    with_float!("aq", aq, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (factors, kv_lens, mut o, mut lse) = unsafe {
            (
                factors.try_map(|name, factor| place.tensor::<T>(name, factor))?,
                place.optional::<i32>("kv_lens", kv_lens)?,
                place.tensor::<T>("o", o)?,
                place.optional::<f32>("lse", lse)?,
            )
        };
        let inputs = TpaInputs::from(&factors);
        let inputs = match &kv_lens {
            Some(kv_lens) => inputs.kv_lens(kv_lens),
            None => inputs,
        };
        scratch.run(&place, |workspace| {
            let output = TpaOutputMut {
                o: o.view_mut(),
                lse: lse.as_mut().map(Tensor::view_mut),
            };
            op.forward_into(inputs, output, workspace)
        })
    })
}

fn operator(args: &mut Args) -> Result<TpaDecode, Failure> {
    let mut op = TpaDecode::new();
    if let Some(scale) = args.optional_float("scale")? {
        op = op.scale(scale);
    }
    if let Some(scale) = args.optional_float("scale_q")? {
        op = op.scale_q(scale);
    }
    if let Some(scale) = args.optional_float("scale_k")? {
        op = op.scale_k(scale);
    }
    if let Some(scale) = args.optional_float("scale_v")? {
        op = op.scale_v(scale);
    }
    Ok(op.parallel(
        match (args.numbered("parallel", &PARALLEL)?, args.int("splits")?) {
            (Parallel::Split(Splits::Auto), count) if count != 0 => {
                Parallel::Split(Splits::Count(u32::try_from(count).unwrap_or(0)))
            }
            (parallel, _) => parallel,
        },
    ))
}

/// How the work can be divided. The number of a way is its place.
const PARALLEL: [Parallel; 4] = [
    Parallel::Auto,
    Parallel::Batch,
    Parallel::BatchHead,
    Parallel::Split(Splits::Auto),
];

/// The number of a way to divide the work, from its name.
pub fn parallel(args: &mut Args) -> Result<i64, Failure> {
    let parallel = match args.word("parallel")? {
        "auto" => Parallel::Auto,
        "b" => Parallel::Batch,
        "bh" => Parallel::BatchHead,
        "bn" => Parallel::Split(Splits::Auto),
        other => {
            return Err(Failure::value_error(format!(
                "parallel must be auto, b, bh or bn, got {other}"
            )));
        }
    };
    number_in(&PARALLEL, parallel)
}
