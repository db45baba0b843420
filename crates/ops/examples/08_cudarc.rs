//! 8. cudarc's memory and streams: slices go in and out without a copy, and a graph replays it all. Needs a GPU.
//!
//! ```text
//! cargo run --release --example 08_cudarc
//! ```

use gimbal_ops::cudarc::driver::{CudaContext, CudaSlice, DevicePtr};
use gimbal_ops::{Device, Lrpe, TensorView, TensorViewMut, Theta, Workspace};

const SHAPE: [usize; 4] = [2, 16, 4, 64];
const STRIDES: [isize; 4] = [16 * 4 * 64, 4 * 64, 64, 1];
const LEN: usize = 2 * 16 * 4 * 64;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Asked first: cudarc panics where there is no driver.
    if let Err(error) = Device::cuda(0) {
        println!("nothing to show: {error}");
        return Ok(());
    }

    // The program's own context, stream and memory.
    let context = CudaContext::new(0)?;
    let stream = context.new_stream()?;
    let x: CudaSlice<f32> = stream.clone_htod(&vec![1.0; LEN])?;
    let mut o: CudaSlice<f32> = stream.alloc_zeros(LEN)?;
    let theta = (0..32).map(|i| 10000f32.powf(-(i as f32) / 32.0));
    let theta = stream.clone_htod(&theta.collect::<Vec<_>>())?;

    // A device is the stream. What an operator and its calls read and write is lent, without a copy.
    let device = Device::from_stream(stream.clone())?;
    let theta = TensorView::from_cuda(&device, &theta, &[1, 32], &[32, 1])?;
    let rope = Lrpe::rotate(Theta::per_feature(theta)).offset(100);
    let mut workspace = Workspace::new(&device, 0)?;

    let input = TensorView::from_cuda(&device, &x, &SHAPE, &STRIDES)?;
    assert_eq!(input.address(), x.device_ptr(&stream).0);
    let before = device.memory_used()?;
    let output = TensorViewMut::from_cuda(&device, &mut o, &SHAPE, &STRIDES)?;
    rope.forward_into(input, output, &mut workspace)?;
    assert_eq!(device.memory_used()?, before, "nothing was allocated");
    println!("o[0]: {}", stream.clone_dtoh(&o)?[0]);

    // Read on another stream of the program's: cudarc's events order it behind the operator.
    let other = context.new_stream()?;
    let expected = other.clone_dtoh(&o)?;

    // A graph of the call, on the same memory.
    let mut output = TensorViewMut::from_cuda(&device, &mut o, &SHAPE, &STRIDES)?;
    let graph = device.capture(|| rope.forward_into(input, output.reborrow(), &mut workspace))?;
    stream.memset_zeros(&mut o)?;
    // SAFETY: the operator and the memory live, and nothing else uses them meanwhile.
    unsafe { graph.replay()? };
    assert_eq!(stream.clone_dtoh(&o)?, expected);

    // A result of ours leaves as a slice.
    let result: CudaSlice<f32> = rope.forward(input)?.into_cuda()?;
    assert_eq!(other.clone_dtoh(&result)?, expected);
    println!("by a call, by a graph, as a slice: the same");
    Ok(())
}
