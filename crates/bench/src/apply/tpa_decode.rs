//! `gimbal apply tpa-decode`.

use gimbal_ops::{Device, Float, Parallel, Splits, TpaDecode, TpaFactors, TpaInputs, TpaQuery};

use super::file::{Input, Integers, Named, Stored};
use super::{Files, typed};
use crate::bench::parameters::ParallelName;
use crate::device::DeviceChoice;
use crate::error::Error;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Direction: there is no other
    #[arg(long, default_value = "fwd", value_parser = ["fwd"])]
    pass: String,
    #[command(flatten)]
    files: Files,
    /// Also write lse (B, T, H), or (B, H) for one query token, f32: the natural logarithm of the sum that o was divided by
    #[arg(long)]
    lse: bool,
    /// Scale of the scores [default: D^(-1/2)]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    scale: Option<f64>,
    /// Scale of q [default: 1/R, or 1 where the file has q]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    scale_q: Option<f64>,
    /// Scale of k [default: 1/Rk]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    scale_k: Option<f64>,
    /// Scale of v [default: 1/Rv]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    scale_v: Option<f64>,
    /// How a GPU divides the work: a block for each sequence (b), one for each sequence and group of heads (bh), or
    /// several for each sequence, whose results are merged (bn)
    #[arg(long, value_enum, default_value = "auto")]
    parallel: ParallelName,
    /// Parts of each sequence (bn only) [default: as many as keep the GPU busy]
    #[arg(long, value_name = "K")]
    splits: Option<u32>,
}

impl Args {
    /// The operator, if the flags make sense.
    fn operator(&self) -> Result<TpaDecode, Error> {
        let parallel = match (self.parallel, self.splits) {
            (name, None) => name.into(),
            (ParallelName::Bn, Some(splits)) => Parallel::Split(Splits::Count(splits)),
            (_, Some(_)) => return Err(Error::Usage("--splits needs --parallel bn".to_owned())),
        };
        let reference = gimbal_reference::TpaDecode {
            scale: self.scale,
            scale_q: self.scale_q,
            scale_k: self.scale_k,
            scale_v: self.scale_v,
        };
        Ok(TpaDecode::from(reference).parallel(parallel))
    }
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let op = args.operator()?;
    args.files.apply(TpaDecode::NAME, choice, |input, device| {
        let (query, first) = match input.has("q") && !input.has("aq") {
            true => (TpaQuery::Dense(()), "q"),
            false => (TpaQuery::Factors { aq: (), bq: () }, "aq"),
        };
        typed!(
            input.element_type(first)?,
            call(args, &op, query, input, device)
        )
    })
}

fn call<T: Float + Stored>(
    args: &Args,
    op: &TpaDecode,
    query: TpaQuery<()>,
    input: &mut Input,
    device: &Device,
) -> Result<Vec<Named>, Error> {
    let names = TpaFactors {
        query,
        ak: (),
        bk: (),
        av: (),
        bv: (),
    };
    let factors = names.try_map(|name, ()| {
        let factor = input.read::<T>(name)?;
        Ok::<_, Error>(device.tensor(&factor)?)
    })?;
    let kv_lens = kv_lens(input)?;
    let mut inputs = TpaInputs::from(&factors);
    if let Some(kv_lens) = &kv_lens {
        inputs = inputs.kv_lens(kv_lens);
    }
    if args.lse {
        let results = op.forward_with_lse(inputs)?;
        return Ok(vec![
            Named::new("o", &results.o)?,
            Named::new("lse", &results.lse)?,
        ]);
    }
    Ok(vec![Named::new("o", &op.forward(inputs)?)?])
}

/// The lengths of the sequences, if the file has any.
fn kv_lens(input: &mut Input) -> Result<Option<Vec<i32>>, Error> {
    let kv_lens = match input.read_integers("kv_lens")? {
        None => return Ok(None),
        Some(Integers::I32(kv_lens)) => kv_lens,
        // What does not fit is beyond any cache, and stays so.
        Some(Integers::I64(kv_lens)) => {
            kv_lens.mapv(|length| length.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
        }
    };
    match kv_lens.shape() {
        [_] => Ok(Some(kv_lens.into_iter().collect())),
        shape => Err(input.wrong_rank("kv_lens", "(B)", shape)),
    }
}
