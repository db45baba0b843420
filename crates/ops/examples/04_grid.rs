//! 4. Tokens of an image: positions on a grid, a class token without one, and layers that share both.
//!
//! ```text
//! cargo run --example 04_grid
//! ```

use gimbal_ops::{Activation, Device, Error, Lrpe, SoftmaxAxis, Tensor, bf16};
use ndarray::{Array2, Array4};

const B: usize = 2;
const H: usize = 4;
const D: usize = 64;
const ROWS: usize = 6;
const COLUMNS: usize = 8;

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}");

    // (B, H, L, D): one class token, then the patches of the image row by row.
    let tokens = 1 + ROWS * COLUMNS;
    let x = Array4::from_shape_fn((B, H, tokens, D), |(b, h, t, d)| {
        bf16::from_f32(((b + 3 * h + 5 * t + 7 * d) % 11) as f32 / 5.0 - 1.0)
    });
    let x: Tensor<bf16> = device.tensor(&x)?;

    // Half of the features turn with the row of a patch, the others with its column, by the same frequencies: two axes of
    // D/2 each. A video would have three axes, and need no more than D/3.
    let theta = Array2::from_shape_fn((1, D / 2), |(_, i)| {
        10000f32.powf(-2.0 * i as f32 / D as f32)
    });
    let op = Lrpe::cosine_md(device.tensor(&theta)?, &[ROWS, COLUMNS], 1);
    let o = op.forward(&x)?;
    println!("o: {:?} of {}", o.shape(), o.dtype());

    // The class token has no position: its cosine half is x, and its sine half 0.
    let values = o.to_array()?;
    println!(
        "class token: cosine half {}, sine half {}",
        values[[0, 0, 0, 1]],
        values[[0, 0, 0, D + 1]]
    );

    // Layers that differ in all but the grid share theta: a clone copies nothing on the device.
    let queries = op
        .clone()
        .activation(Activation::Softmax(SoftmaxAxis::Feature));
    let keys = op
        .activation(Activation::Softmax(SoftmaxAxis::Sequence))
        .with_dtheta(true);
    println!("queries: {:?}", queries.forward(&x)?.shape());

    let gradients = keys.backward(&x, &o)?;
    println!("dx: {:?}", gradients.dx.shape());
    if let Some(dtheta) = gradients.dtheta {
        println!("dtheta: {:?}", dtheta.shape());
    }
    Ok(())
}
