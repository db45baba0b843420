//! 10. Decoding: queries and keys by one launch, in a graph whose positions are on the device.
//!
//! Queries are turned in place, keys into their place in a cache. Without a GPU the same steps run as plain calls.
//!
//! ```text
//! cargo run --release --example 10_rope_decode
//! ```

use gimbal_ops::{Device, Error, Lrpe, Theta, Workspace, bf16};
use ndarray::{Array4, array};

const SEQUENCES: usize = 2;
const STEPS: i32 = 4;

fn main() -> Result<(), Error> {
    let device = Device::best()?;
    println!("running on {device}");
    let theta =
        ndarray::Array2::from_shape_fn((1, 64), |(_, i)| 500000f32.powf(-(i as f32) / 64.0));
    let theta = Theta::per_feature(device.tensor(&theta)?);

    // Each sequence is at a position of its own. Kernels read it when they run, so a graph follows what the buffer holds.
    let mut next = [100, 7];
    let mut positions = device.tensor(&array![[next[0]], [next[1]]])?;
    // 32 heads of queries share 8 of keys.
    let q = device.tensor(&Array4::from_elem((SEQUENCES, 1, 32, 128), bf16::ONE))?;
    let k = device.tensor(&Array4::from_elem((SEQUENCES, 1, 8, 128), bf16::ONE))?;
    let mut oq = device.zeros::<bf16>(q.shape())?;
    let mut ok = device.zeros::<bf16>(k.shape())?;
    let mut workspace = Workspace::new(&device, 0)?;

    let read_from = positions.view().address();
    let step = |positions: &gimbal_ops::Tensor<i32>, oq: &mut _, ok: &mut _, workspace: &mut _| {
        let pair = Lrpe::rotate(theta.clone()).positions(positions).pair();
        pair.forward_into((&q, &k), (oq, ok), workspace)
    };
    // The first call loads the kernels, which a capture may not do.
    step(&positions, &mut oq, &mut ok, &mut workspace)?;
    let graph = match device.is_cuda() {
        true => Some(device.capture(|| step(&positions, &mut oq, &mut ok, &mut workspace))?),
        false => None,
    };
    for _ in 0..STEPS {
        // Here the host writes them; a kernel of the model, such as the one that samples, may as well.
        next = next.map(|position| position + 1);
        positions.copy_from_slice(&next)?;
        assert_eq!(positions.view().address(), read_from);
        match &graph {
            // SAFETY: theta, the tensors and the workspace live until the end, and nothing else uses them meanwhile.
            Some(graph) => unsafe { graph.replay()? },
            None => step(&positions, &mut oq, &mut ok, &mut workspace)?,
        }
        let first = oq.to_array()?[[0, 0, 0, 0]];
        println!("positions {next:?}: the first query begins with {first}");
    }
    Ok(())
}
