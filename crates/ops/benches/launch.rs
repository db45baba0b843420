//! The host's cost of a call: from the call to its launches being queued. The aim is 3 us, so that a GPU that is given a
//! few microseconds of work at a time does not wait for the host. Needs a GPU; says so where there is none.

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use gimbal_ops::{
    Activation, Device, Error, LrpeCosine, LrpeCosineMd, LrpeRotate, SoftmaxAxis, Theta, Workspace,
    bf16,
};
use ndarray::{Array2, Array4};

/// Calls between two waits. The driver's queue holds more, so none of them waits for the GPU.
const BATCH: u64 = 100;
/// (B, N, H, D), so small that the GPU keeps up.
const SHAPE: (usize, usize, usize, usize) = (1, 16, 4, 64);

/// A call with everything it needs, and its name.
type Call = (String, Box<dyn FnMut() -> Result<(), Error>>);

/// Every pass of every operator.
fn calls(device: &Device) -> Result<Vec<Call>, Error> {
    let (_, tokens, heads, features) = SHAPE;
    let theta = |angles| device.tensor(&Array2::from_elem((heads, angles), 0.01f32));
    let mut calls: Vec<Call> = Vec::new();
    macro_rules! passes {
        ($name:expr, $op:expr, $width:expr) => {{
            let (name, op) = ($name, $op);
            let (b, n, h, d) = SHAPE;
            let x = device.tensor(&Array4::from_elem((b, n, h, d), bf16::ONE))?;
            let d_o = device.tensor(&Array4::from_elem((b, n, h, $width), bf16::ONE))?;
            let mut o = op.forward(&x)?;
            let mut workspace = Workspace::new(device, op.forward_workspace(&x)?)?;
            let (forward, input) = (op.clone(), device.tensor(&x.to_array()?)?);
            calls.push((
                format!("{name} forward"),
                Box::new(move || forward.forward_into(&input, &mut o, &mut workspace)),
            ));
            let mut gradients = op.backward(&x, &d_o)?;
            let mut workspace = Workspace::new(device, op.backward_workspace(&x, &d_o)?)?;
            calls.push((
                format!("{name} backward"),
                Box::new(move || op.backward_into(&x, &d_o, &mut gradients, &mut workspace)),
            ));
        }};
    }
    for (act, activation) in [
        ("silu", Activation::Silu),
        (
            "softmax over the sequence",
            Activation::Softmax(SoftmaxAxis::Sequence),
        ),
    ] {
        let rotate = LrpeRotate::new(Theta::per_feature(theta(features / 2)?));
        passes!(
            format!("lrpe_rotate {act}"),
            rotate.activation(activation),
            features
        );
        let cosine = LrpeCosine::new(Theta::per_feature(theta(features)?));
        passes!(
            format!("lrpe_cosine {act}"),
            cosine.activation(activation),
            2 * features
        );
    }
    // Heads and tokens change places in (B, H, L, D).
    let grid = LrpeCosineMd::new(
        device.tensor(&Array2::from_elem((tokens, features), 0.01f32))?,
        &[heads],
    );
    passes!("lrpe_cosine_md", grid, 2 * features);
    Ok(calls)
}

fn launches(criterion: &mut Criterion) -> Result<(), Error> {
    let device = match Device::cuda(0) {
        Ok(device) => device,
        Err(reason) => {
            println!("skipped: no GPU ({reason})");
            return Ok(());
        }
    };
    let mut group = criterion.benchmark_group("launch");
    group
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800));
    for (name, mut call) in calls(&device)? {
        let mut time = |iterations| timed(&device, iterations, &mut call);
        // Any error shows here, before criterion would have to hide it.
        time(1)?;
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|iterations| time(iterations).unwrap_or(Duration::MAX));
        });
    }
    group.finish();
    Ok(())
}

/// The time of so many calls, without the time to wait for the GPU in between.
fn timed(
    device: &Device,
    iterations: u64,
    call: &mut dyn FnMut() -> Result<(), Error>,
) -> Result<Duration, Error> {
    let (mut left, mut total) = (iterations, Duration::ZERO);
    while left > 0 {
        let batch = left.min(BATCH);
        device.synchronize()?;
        let start = Instant::now();
        (0..batch).try_for_each(|_| call())?;
        total += start.elapsed();
        left -= batch;
    }
    device.synchronize()?;
    Ok(total)
}

fn benchmarks(criterion: &mut Criterion) {
    if let Err(error) = launches(criterion) {
        println!("failed: {error}");
    }
}

criterion_group!(benches, benchmarks);
criterion_main!(benches);
