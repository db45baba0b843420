//! `tpa_decode`.

use gimbal_ops::{
    Parallel, Splits, Tensor, TpaDecode, TpaFactors, TpaInputs, TpaOutputMut, TpaQuery,
};

use crate::call::{Args, Failure, number_in};
use crate::tensor::{Place, Scratch, with_float};

/// What a call need not have.
const KV_LENS: i64 = 1;
const BQ: i64 = 2;
const LSE: i64 = 4;

/// The scales or none, how the work is divided, which of the optional tensors are there (1 for kv_lens, 2 for bq, 4 for lse), then
/// kv_lens, aq, ak, av, bq, bk, bv, o, lse. Without bq, aq is q as it is.
pub fn forward(args: &mut Args) -> Result<i64, Failure> {
    let op = operator(args)?;
    let parts = args.int("parts")?;
    let kv_lens = args.tensor_if(parts & KV_LENS != 0, "kv_lens")?;
    let name = if parts & BQ != 0 { "aq" } else { "q" };
    let q = args.tensor(name)?;
    let (ak, av) = (args.tensor("ak")?, args.tensor("av")?);
    let query = match args.tensor_if(parts & BQ != 0, "bq")? {
        Some(bq) => TpaQuery::Factors { aq: q, bq },
        None => TpaQuery::Dense(q),
    };
    let factors = TpaFactors {
        query,
        ak,
        bk: args.tensor("bk")?,
        av,
        bv: args.tensor("bv")?,
    };
    let o = args.tensor("o")?;
    let lse = args.tensor_if(parts & LSE != 0, "lse")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(q)?;
    with_float!(name, q, T => {
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
