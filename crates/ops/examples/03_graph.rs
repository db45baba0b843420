//! 3. A CUDA graph: capture the calls of a step once, replay them at the cost of one launch. Needs a GPU.
//!
//! ```text
//! cargo run --release --example 03_graph
//! ```

use std::time::Instant;

use gimbal_ops::{
    Activation, Device, Error, Lrpe, LrpeGradients, SoftmaxAxis, Theta, Workspace, bf16,
};
use ndarray::{Array2, Array4};

const STEPS: u32 = 1000;

fn main() -> Result<(), Error> {
    let device = match Device::cuda(0) {
        Ok(device) => device,
        Err(error) => {
            println!("nothing to show: {error}");
            return Ok(());
        }
    };

    let theta = device.tensor(&Array2::from_elem((8, 64), 0.01f32))?;
    let op = Lrpe::cosine(Theta::per_feature(theta))
        .activation(Activation::Softmax(SoftmaxAxis::Sequence));

    // Everything a step touches is allocated before: inputs, outputs, gradients, and one workspace for both passes.
    let mut x = device.tensor(&Array4::from_elem((1, 256, 8, 64), bf16::ONE))?;
    let d_o = device.tensor(&Array4::from_elem((1, 256, 8, 128), bf16::ONE))?;
    let mut o = op.forward(&x)?;
    let mut gradients: LrpeGradients<bf16> = op.backward(&x, &d_o)?;
    let bytes = op
        .forward_workspace(&x)?
        .max(op.backward_workspace(&x, &d_o)?);
    let mut workspace = Workspace::new(&device, bytes)?;

    let mut step = || {
        op.forward_into(&x, &mut o, &mut workspace)?;
        op.backward_into(&x, &d_o, &mut gradients, &mut workspace)
    };
    device.synchronize()?;
    let start = Instant::now();
    for _ in 0..STEPS {
        step()?;
    }
    device.synchronize()?;
    println!(
        "a step by calls:  {:6.1} us",
        start.elapsed().as_secs_f64() * 1e6 / f64::from(STEPS)
    );

    let graph = device.capture(step)?;
    let start = Instant::now();
    for _ in 0..STEPS {
        // SAFETY: the operator, the tensors and the workspace live until the end, and nothing else uses them meanwhile.
        unsafe { graph.replay()? };
    }
    device.synchronize()?;
    println!(
        "a step by replay: {:6.1} us",
        start.elapsed().as_secs_f64() * 1e6 / f64::from(STEPS)
    );

    // New data go into the same tensors; the graph keeps their addresses.
    x.copy_from_slice(&vec![bf16::from_f32(0.5); x.shape().iter().product()])?;
    // SAFETY: as above.
    unsafe { graph.replay()? };
    println!("o[0]: {}", o.to_array()?[[0, 0, 0, 0]]);
    Ok(())
}
