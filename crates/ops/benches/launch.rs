//! The host's cost of a call: from the call to its launches being queued. The aim is 3 us a launch, so that a GPU that is given
//! a few microseconds of work at a time does not wait for the host. Needs a GPU; says so where there is none.

use std::ffi::c_void;
use std::ptr;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use gimbal_kernels_sys::Error as CudaError;
use gimbal_ops::cudarc::driver::{DriverError, sys};
use gimbal_ops::cudarc::nvrtc::Ptx;
use gimbal_ops::{
    Activation, Device, Error, Flao, FlaoInputs, FlaoLrpe, FlaoSave, FlaoSaved, FlaoSavedMut, Lrpe,
    Parallel, SoftmaxAxis, Splits, Tensor, Theta, TpaDecode, TpaFactors, TpaQuery, Workspace, bf16,
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
    let mut calls = lrpe_calls(device)?;
    calls.extend(flao_calls(device)?);
    calls.extend(flao_lrpe_calls(device)?);
    calls.extend(
        empty_kernel(device).map_err(|error| CudaError::driver("cuLaunchKernelEx", error))?,
    );
    if device
        .info()?
        .is_some_and(|info| info.compute_capability == (9, 0))
    {
        calls.extend(tpa_decode_calls(device)?);
    }
    Ok(calls)
}

fn lrpe_calls(device: &Device) -> Result<Vec<Call>, Error> {
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
        let rotate = Lrpe::rotate(Theta::per_feature(theta(features / 2)?));
        passes!(
            format!("lrpe_rotate {act}"),
            rotate.activation(activation),
            features
        );
        let cosine = Lrpe::cosine(Theta::per_feature(theta(features)?));
        passes!(
            format!("lrpe_cosine {act}"),
            cosine.activation(activation),
            2 * features
        );
    }
    let (b, n, h, d) = SHAPE;
    let row = || device.tensor(&Array4::from_elem((b, n, h, d), bf16::ONE));
    let (q, k, mut oq, mut ok) = (row()?, row()?, row()?, row()?);
    let rope = Lrpe::rotate(Theta::per_feature(theta(features / 2)?));
    let pair = rope.clone().pair();
    let mut workspace = Workspace::new(device, 0)?;
    calls.push((
        "lrpe_rotate of queries and keys forward".to_owned(),
        Box::new(move || pair.forward_into((&q, &k), (&mut oq, &mut ok), &mut workspace)),
    ));
    let (x, mut o) = (row()?, row()?);
    let (mut offset, mut workspace) = (0, Workspace::new(device, 0)?);
    calls.push((
        "lrpe_rotate, each from another position, forward".to_owned(),
        Box::new(move || {
            offset = (offset + 1) % 1000;
            let rope = rope.clone().offset(offset);
            rope.forward_into(&x, &mut o, &mut workspace)
        }),
    ));
    // Heads and tokens change places in (B, H, L, D).
    let grid = Lrpe::cosine_md(
        device.tensor(&Array2::from_elem((tokens, features), 0.01f32))?,
        &[heads],
        0,
    );
    passes!("lrpe_cosine_md", grid, 2 * features);
    Ok(calls)
}

/// What the driver takes by itself: a kernel that does nothing, with as many bytes of parameters as ours have.
fn empty_kernel(device: &Device) -> Result<Option<Call>, DriverError> {
    let Some(stream) = device.stream().cloned() else {
        return Ok(None);
    };
    let source = ".version 7.0\n.target sm_80\n.address_size 64\n\
        .visible .entry empty(.param .align 8 .b8 parameters[256]) { ret; }\n";
    let module = stream.context().load_module(Ptx::from_src(source))?;
    let function = module.load_function("empty")?;
    stream.context().bind_to_thread()?;
    let call = move || {
        let mut parameters = [0u64; 32];
        let mut addresses: [*mut c_void; 1] = [parameters.as_mut_ptr().cast()];
        let config = sys::CUlaunchConfig {
            gridDimX: 1,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 128,
            blockDimY: 1,
            blockDimZ: 1,
            sharedMemBytes: 0,
            hStream: stream.cu_stream(),
            attrs: ptr::null_mut(),
            numAttrs: 0,
        };
        // SAFETY: the kernel has this one parameter, and the stream is of its context, which is current.
        let launched = unsafe {
            sys::cuLaunchKernelEx(
                &raw const config,
                function.cu_function(),
                addresses.as_mut_ptr(),
                ptr::null_mut(),
            )
        };
        let launched = launched.result();
        Ok(launched.map_err(|error| CudaError::driver("cuLaunchKernelEx", error))?)
    };
    Ok(Some(("an empty kernel".to_owned(), Box::new(call))))
}

/// Two launches forward and two backward, or three where kv is not saved; one less on compute capability 9.0, where they are
/// fused.
fn flao_calls(device: &Device) -> Result<Vec<Call>, Error> {
    let tensor = || device.tensor(&Array4::from_elem((1, 4, 64, 64), bf16::ONE));
    let tensors =
        || -> Result<[Tensor<bf16>; 4], Error> { Ok([tensor()?, tensor()?, tensor()?, tensor()?]) };
    let (op, x) = (Flao::new(), tensors()?);
    let mut calls: Vec<Call> = Vec::new();
    let (mut o, _) = op.forward_saving(inputs(&x), FlaoSave::Nothing)?;
    let bytes = op.forward_workspace(inputs(&x), FlaoSave::Nothing)?;
    let mut workspace = Workspace::new(device, bytes)?;
    calls.push((
        "flao forward".to_owned(),
        Box::new(move || {
            op.forward_into(inputs(&x), &mut o, FlaoSavedMut::Nothing, &mut workspace)
        }),
    ));
    for (name, save) in [
        ("flao backward, kv saved", FlaoSave::Kv),
        ("flao backward", FlaoSave::Nothing),
    ] {
        let (x, d_o) = (tensors()?, tensor()?);
        let (_, saved): (_, FlaoSaved<bf16>) = op.forward_saving(inputs(&x), save)?;
        let mut gradients = op.backward(inputs(&x), &saved, &d_o)?;
        let bytes = op.backward_workspace(inputs(&x), &saved, &d_o)?;
        let mut workspace = Workspace::new(device, bytes)?;
        let call =
            move || op.backward_into(inputs(&x), &saved, &d_o, &mut gradients, &mut workspace);
        calls.push((name.to_owned(), Box::new(call)));
    }
    Ok(calls)
}

/// Fused on compute capability 9.0, but for the backward pass with dtheta: two launches forward and three backward, where kv is
/// saved.
fn flao_lrpe_calls(device: &Device) -> Result<Vec<Call>, Error> {
    let tensor = || device.tensor(&Array4::from_elem((1, 4, 1024, 64), bf16::ONE));
    let mut calls: Vec<Call> = Vec::new();
    for (name, with_dtheta) in [("flao_lrpe", false), ("flao_lrpe with dtheta", true)] {
        let theta = device.tensor(&Array2::from_elem((4, 64), 0.01f32))?;
        let op = FlaoLrpe::of(Lrpe::cosine(Theta::per_feature(theta)))
            .query_activation(Activation::Silu)
            .key_activation(Activation::Silu)
            .with_dtheta(with_dtheta);
        let [x, of_backward] = [(); 2]
            .map(|()| -> Result<_, Error> { Ok([tensor()?, tensor()?, tensor()?, tensor()?]) });
        let (x, of_backward) = (x?, of_backward?);
        let (mut o, mut saved) = op.forward_saving(inputs(&x))?;
        let (d_o, kept) = (tensor()?, op.forward_saving(inputs(&x))?.1);
        let mut gradients = op.backward(inputs(&x), Some(kept.view()), &d_o)?;
        let bytes = op.forward_workspace(inputs(&x), true)?;
        let mut workspace = Workspace::new(device, bytes)?;
        let forward = op.clone();
        calls.push((
            format!("{name} forward"),
            Box::new(move || {
                let saved = Some(saved.view_mut());
                forward.forward_into(inputs(&x), &mut o, saved, &mut workspace)
            }),
        ));
        let x = of_backward;
        let bytes = op.backward_workspace(inputs(&x), Some(kept.view()), &d_o)?;
        let mut workspace = Workspace::new(device, bytes)?;
        calls.push((
            format!("{name} backward, kv saved"),
            Box::new(move || {
                let kept = Some(kept.view());
                op.backward_into(inputs(&x), kept, &d_o, &mut gradients, &mut workspace)
            }),
        ));
    }
    Ok(calls)
}

fn inputs([q, k, v, g]: &[Tensor<bf16>; 4]) -> FlaoInputs<'_, bf16> {
    FlaoInputs::new(q, k, v, g)
}

/// One launch, or two with a merge.
fn tpa_decode_calls(device: &Device) -> Result<Vec<Call>, Error> {
    let zeros = |shape: &[usize]| device.zeros::<bf16>(shape);
    let (heads, tokens, rank, features) = (32, 64, 16, 128);
    let mut calls: Vec<Call> = Vec::new();
    for (name, parallel) in [
        ("tpa_decode", Parallel::Batch),
        ("tpa_decode with a merge", Parallel::Split(Splits::Count(2))),
    ] {
        let factors = TpaFactors {
            query: TpaQuery::Factors {
                aq: zeros(&[1, 1, heads, rank])?,
                bq: zeros(&[1, 1, rank, features])?,
            },
            ak: zeros(&[1, tokens, heads])?,
            bk: zeros(&[1, tokens, features])?,
            av: zeros(&[1, tokens, heads])?,
            bv: zeros(&[1, tokens, features])?,
        };
        let op = TpaDecode::new().parallel(parallel);
        let mut o = op.forward(&factors)?;
        let mut workspace = Workspace::new(device, op.forward_workspace(&factors)?)?;
        let call = move || op.forward_into(&factors, &mut o, &mut workspace);
        calls.push((name.to_owned(), Box::new(call)));
    }
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
