//! 1. Rotary position encoding of queries, forward and backward, on the GPU if there is one.
//!
//! ```text
//! cargo run --example 01_rope
//! ```

use gimbal_ops::{Activation, Device, Error, Lrpe, Saved, Theta, bf16};
use ndarray::{Array2, Array4};

fn main() -> Result<(), Error> {
    // The same calls work on both. A call on a GPU returns as soon as its work is on the device's stream.
    let device = Device::best()?;
    println!("running on {device}");

    // (B, N, H, D): 2 sequences of 128 tokens, 8 heads of 64 features.
    let x = Array4::from_shape_fn((2, 128, 8, 64), |(b, n, h, d)| {
        bf16::from_f32(((b + 3 * n + 5 * h + 7 * d) % 11) as f32 / 5.0 - 1.0)
    });
    let x = device.tensor(&x)?;

    // One row of frequencies that all heads share, half as many as features: each turns a pair. They stay f32, or the
    // angles of distant positions would mean nothing.
    let theta = Array2::from_shape_fn((1, 32), |(_, i)| 10000f32.powf(-2.0 * i as f32 / 64.0));
    let theta = Theta::per_feature(device.tensor(&theta)?);

    // An operator is a value that holds its parameters. This one starts at position 1000.
    let rope = Lrpe::rotate(theta.clone()).offset(1000);
    let o = rope.forward(&x)?;
    println!("o: {:?} of {}", o.shape(), o.dtype());

    // Reading a result back waits for it. A rotation keeps lengths.
    let length = |values: &ndarray::ArrayD<bf16>| -> f32 {
        values
            .iter()
            .map(|value| value.to_f32().powi(2))
            .sum::<f32>()
            .sqrt()
    };
    println!(
        "length of x {:.2}, of o {:.2}",
        length(&x.to_array()?),
        length(&o.to_array()?)
    );

    // The backward pass turns back; without an activation it needs nothing of the forward pass.
    let d_o = device.tensor(&Array4::from_elem((2, 128, 8, 64), bf16::ONE))?;
    let dx = rope.backward(Saved::Nothing, &d_o)?.dx;
    println!("length of dx {:.2}", length(&dx.to_array()?));

    // With an activation in front of the rotation it needs x, and dtheta comes along if asked for.
    let rope = Lrpe::rotate(theta)
        .activation(Activation::Silu)
        .with_dtheta(true);
    let gradients = rope.backward(&x, &d_o)?;
    if let Some(dtheta) = gradients.dtheta {
        println!("dtheta: {:?}", dtheta.shape());
    }
    Ok(())
}
