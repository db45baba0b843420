//! 12. A layer of linear attention in one operator: activations, a position encoding, the products, a gate or a normaliser.
//!
//! ```text
//! cargo run --release --example 12_linear_layer
//! ```

use gimbal_ops::{Activation, Device, Error, FlaoInputs, FlaoLrpe, Lrpe, Pairing, Theta, bf16};
use ndarray::{Array2, Array4};

const BATCH: usize = 1;
const HEADS: usize = 4;
const TOKENS: usize = 240;
const FEATURES: usize = 48;

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}");
    let wave = |phase: usize| {
        let shape = (BATCH, HEADS, TOKENS, FEATURES);
        device.tensor(&Array4::from_shape_fn(shape, |(b, h, n, i)| {
            bf16::from_f32(((phase + b + 5 * h + 3 * n + 7 * i) as f32).sin())
        }))
    };
    let (q, k, v, g) = (wave(0)?, wave(1)?, wave(2)?, wave(3)?);
    let frequencies = |columns: usize| {
        let theta = Array2::from_shape_fn((1, columns), |(_, i)| {
            10000f32.powf(-(i as f32) / columns as f32)
        });
        device.tensor(&theta).map(Theta::per_feature)
    };

    // silu of queries, keys and the gate, and cosine, which doubles the features of queries and keys.
    let gated = FlaoLrpe::of(Lrpe::cosine(frequencies(FEATURES)?).activation(Activation::Silu))
        .gate_activation(Activation::Silu)
        .scale(1.0 / TOKENS as f64);
    let inputs = FlaoInputs::new(&q, &k, &v, &g);
    let (o, saved) = gated.forward_saving(inputs)?;
    println!("o {:?}, kv {:?}", o.shape(), saved.kv.shape());
    let gradients = gated
        .with_dtheta(true)
        .backward(inputs, Some(saved.view()), &o)?;
    let dtheta = gradients.dtheta.map(|dtheta| dtheta.shape().to_vec());
    println!("dq {:?}, dtheta {dtheta:?}", gradients.rows.dq.shape());

    // A video of 3 frames of 8 × 10: relu, a rotation by three axes, and a normaliser of what is not rotated.
    let rope = Lrpe::rotate(frequencies(FEATURES / 2 / 3)?)
        .pairing(Pairing::Interleaved)
        .grid(&[3, 8, 10], 0)
        .activation(Activation::Relu);
    let video = FlaoLrpe::of(rope).normalizer(FlaoLrpe::EPS);
    let inputs = FlaoInputs::without_gate(&q, &k, &v);
    let o = video.forward(inputs)?;
    // How a GPU computes it, which depends on sizes and types; nothing on the CPU.
    println!("o {:?}, {:?}", o.shape(), video.forward_route(inputs)?);
    Ok(())
}
