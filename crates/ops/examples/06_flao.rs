//! 6. Linear attention with an output gate: forward and backward, and what it pays to keep in between.
//!
//! ```text
//! cargo run --release --example 06_flao
//! ```

use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, bf16};
use ndarray::Array4;

const BATCH: usize = 2;
const HEADS: usize = 4;
/// The image attends to the text.
const QUERIES: usize = 200;
const KEYS: usize = 77;
const FEATURES: usize = 64;
const VALUE_FEATURES: usize = 32;

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}");

    // (B, N, H, ·) in memory, as projections write it; the operator sees (B, H, N, ·) without a copy.
    let wave = |rows, columns| {
        device.tensor(&Array4::from_shape_fn(
            (BATCH, rows, HEADS, columns),
            |(b, n, h, i)| bf16::from_f32(((b + 3 * n + 5 * h + 7 * i) as f32).sin()),
        ))
    };
    let (q, g) = (wave(QUERIES, FEATURES)?, wave(QUERIES, VALUE_FEATURES)?);
    let (k, v) = (wave(KEYS, FEATURES)?, wave(KEYS, VALUE_FEATURES)?);
    let by_head = [0, 2, 1, 3];
    let inputs = FlaoInputs {
        q: q.view().permute(&by_head)?,
        k: k.view().permute(&by_head)?,
        v: v.view().permute(&by_head)?,
        g: Some(g.view().permute(&by_head)?),
    };

    // o = g ⊙ (q·(kᵀ·v))·scale costs as much as two projections, however many keys there are.
    let op = Flao::new().scale(1.0 / KEYS as f64);
    let o = op.forward(inputs)?;
    println!("o {:?}, strides {:?}", o.shape(), o.strides());

    // kv of a head is one D×E matrix. Kept, it spares the backward pass a read of all keys and values.
    for save in [FlaoSave::Nothing, FlaoSave::Kv, FlaoSave::KvAndProduct] {
        let (o, saved) = op.forward_saving(inputs, save)?;
        let gradients = op.backward(inputs, &saved, &o)?;
        let kept = saved
            .kv()
            .map_or(0, |kv| 4 * kv.shape().iter().product::<usize>())
            + saved
                .product()
                .map_or(0, |o| 2 * o.shape().iter().product::<usize>());
        let dq = gradients.dq.to_array()?;
        println!(
            "{save:?}: {kept} bytes kept, dq[0, 0, 0, 0] = {}",
            dq[[0, 0, 0, 0]]
        );
    }
    Ok(())
}
