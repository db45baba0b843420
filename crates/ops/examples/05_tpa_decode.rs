//! 5. Decoding with tensor product attention: a cache of factors that grows, sequences of unequal lengths, and in parts.
//!
//! ```text
//! cargo run --example 05_tpa_decode
//! ```

use gimbal_ops::{
    Device, Error, Parallel, Splits, Tensor, TpaDecode, TpaFactors, TpaInputs, TpaOutput,
    TpaOutputMut, TpaQuery, Workspace, bf16,
};
use ndarray::{ArrayD, Axis};

const B: usize = 3;
/// The capacity of the cache.
const M: usize = 512;
const H: usize = 34;
/// Ranks of queries, and of keys and values.
const RANKS: [usize; 2] = [6, 2];
const D: usize = 64;

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}");

    // Keys and values of a token are (H + D) numbers for each rank, instead of H · D: here 392 instead of 4352.
    let [r, rank] = RANKS;
    let factors: TpaFactors<Tensor<bf16>> = TpaFactors {
        query: TpaQuery::Factors {
            aq: device.tensor(&values(&[B, 1, H, r]))?,
            bq: device.tensor(&values(&[B, 1, r, D]))?,
        },
        ak: device.tensor(&values(&[B, M, rank, H]))?,
        bk: device.tensor(&values(&[B, M, rank, D]))?,
        av: device.tensor(&values(&[B, M, rank, H]))?,
        bv: device.tensor(&values(&[B, M, rank, D]))?,
    };

    // Each sequence has filled another part of the cache. The lengths are on the device, so a step never waits for them;
    // they may grow between replays of a captured graph.
    let op = TpaDecode::new();
    let mut kv_lens = device.tensor_from_slice(&[17i32, 400, 1], &[B])?;
    let mut o = device.zeros::<bf16>(&[B, 1, H, D])?;
    let bytes = op.forward_workspace(TpaInputs::from(&factors).kv_lens(&kv_lens))?;
    let mut workspace = Workspace::new(&device, bytes)?;
    for step in 1..=3 {
        kv_lens.copy_from_slice(&[17 + step, 400 + step, 1 + step])?;
        let inputs = TpaInputs::from(&factors).kv_lens(&kv_lens);
        op.forward_into(inputs, &mut o, &mut workspace)?;
        println!(
            "step {step}: o[0, 0, 0, 0] = {}",
            o.to_array()?[[0, 0, 0, 0]]
        );
    }

    // For results that do not depend on the batch, bit by bit, fix the tokens of a part.
    let invariant = TpaDecode::new().parallel(Parallel::Split(Splits::Tokens(256)));
    let alone = factors.try_map(|_, factor| factor.view().narrow(0, 1..2))?;
    let alone = invariant
        .forward(TpaInputs::from(alone).kv_lens(&[403]))?
        .to_array()?;
    let together = invariant
        .forward(TpaInputs::from(&factors).kv_lens(&kv_lens))?
        .to_array()?;
    let same = alone.iter().eq(together.index_axis(Axis(0), 1).iter());
    println!("the same alone and in a batch: {same}");

    // Parts of the cache, such as those on several GPUs, merge by their lse. Partial results are f32, and so are the
    // factors.
    let factors =
        factors.try_map(|_, factor| device.tensor(&factor.to_array()?.mapv(f32::from)))?;
    let mut o_parts = device.zeros::<f32>(&[2, B, 1, H, D])?;
    let mut lse_parts = device.zeros::<f32>(&[2, B, H])?;
    for (index, tokens) in [0..200, 200..M].into_iter().enumerate() {
        let part = factors.try_map(|name, factor| match name {
            "aq" | "bq" => Ok(factor.view()),
            _ => factor.view().narrow(1, tokens.clone()),
        })?;
        let output = TpaOutputMut {
            o: o_parts.view_mut().select(0, index)?,
            lse: Some(lse_parts.view_mut().select(0, index)?),
        };
        let mut workspace = Workspace::new(&device, op.forward_partial_workspace(part)?)?;
        op.forward_partial_into(part, output, &mut workspace)?;
    }
    let merged: TpaOutput<f32> = TpaDecode::merge(&o_parts, &lse_parts)?;
    let whole = op.forward_partial(&factors)?.o.to_array()?;
    let difference = (merged.o.to_array()? - whole).mapv(f32::abs);
    println!(
        "merged parts differ from the whole by {:.0e} at most",
        difference.iter().copied().fold(0.0, f32::max)
    );
    Ok(())
}

/// Some numbers from -1 to 1.
fn values(shape: &[usize]) -> ArrayD<bf16> {
    let mut state = 0.5f32;
    ArrayD::from_shape_simple_fn(shape, || {
        state = (state + 0.618_034) % 1.0;
        bf16::from_f32(2.0 * state - 1.0)
    })
}
