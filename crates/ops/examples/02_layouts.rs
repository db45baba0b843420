//! 2. Tensors as they come: heads first, packed with others, a growing cache. Nothing is copied.
//!
//! ```text
//! cargo run --example 02_layouts
//! ```

use gimbal_ops::{Device, Error, Lrpe, Tensor, Theta, Workspace};
use ndarray::{Array2, ArrayD};

const B: usize = 2;
const N: usize = 16;
const H: usize = 4;
const D: usize = 64;

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}");
    let theta = Array2::from_shape_fn((1, D / 2), |(_, i)| {
        10000f32.powf(-2.0 * i as f32 / D as f32)
    });
    let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&theta)?));

    // Heads before tokens in memory: the operator sees (B, N, H, D), and its output lies in memory like its input.
    let x: Tensor<f32> = device.tensor(&values(&[B, H, N, D]))?;
    let o = rope.forward(x.view().permute(&[0, 2, 1, 3])?)?;
    println!(
        "heads first: {:?} with strides {:?}",
        o.shape(),
        o.strides()
    );

    // Queries, keys and values of one projection, side by side in (B, N, 3·H, D).
    let packed: Tensor<f32> = device.tensor(&values(&[B, N, 3 * H, D]))?;
    let queries = rope.forward(packed.view().narrow(2, 0..H)?)?;
    let keys = rope.forward(packed.view().narrow(2, H..2 * H)?)?;
    println!(
        "packed: queries {:?}, keys {:?}",
        queries.shape(),
        keys.shape()
    );

    // Decoding: each new key goes to its place in a cache. `_into` writes to memory that is already there, and takes its
    // scratch memory from a workspace; a rotation needs none.
    let mut cache = device.zeros::<f32>(&[B, N, H, D])?;
    let mut workspace = Workspace::new(&device, 0)?;
    for position in 0..N {
        let key: Tensor<f32> = device.tensor(&values(&[B, 1, H, D]))?;
        let rope = rope.clone().offset(position as i64);
        let place = cache.view_mut().narrow(1, position..position + 1)?;
        rope.forward_into(&key, place, &mut workspace)?;
    }
    let filled = cache
        .to_array()?
        .iter()
        .filter(|&&value| value != 0.0)
        .count();
    println!("cache: {filled} of {} values are not 0", B * N * H * D);

    // What an operator does not accept is an error that names the tensor, and nothing is written.
    let features_first = x.view().permute(&[0, 3, 1, 2])?;
    if let Err(error) = rope.forward(features_first) {
        println!("refused: {error}");
    }
    Ok(())
}

fn values(shape: &[usize]) -> ArrayD<f32> {
    let mut next = 0;
    ArrayD::from_shape_simple_fn(shape, || {
        next += 1;
        (next % 13) as f32 / 6.0 - 1.0
    })
}
