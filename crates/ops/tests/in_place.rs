//! No door allocates or copies: alone in its program, as all streams of a process share one pool of memory.

#[expect(dead_code, reason = "only the GPU is needed")]
mod common;

use common::gpu;
use gimbal_ops::cudarc::driver::{CudaContext, CudaSlice, DevicePtr};
use gimbal_ops::{
    AnyTensorView, AnyTensorViewMut, Device, Error, Flao, FlaoInputs, FlaoSavedMut, Lrpe, Tensor,
    TensorView, TensorViewMut, Theta, TpaDecode, TpaFactors, TpaInputs, TpaQuery, Workspace, bf16,
    match_dtype,
};

const SHAPE: [usize; 4] = [2, 300, 2, 64];
const STRIDES: [isize; 4] = [300 * 2 * 64, 2 * 64, 64, 1];
const LEN: usize = 2 * 300 * 2 * 64;

#[test]
fn no_door_allocates_or_copies() {
    if gpu().is_none() {
        return;
    }
    let context = CudaContext::new(0).unwrap();
    let stream = context.new_stream().unwrap();
    let device = Device::from_stream(stream.clone()).unwrap();
    let slice = || -> CudaSlice<bf16> { stream.clone_htod(&vec![bf16::ONE; LEN]).unwrap() };
    let theta = device.tensor_from_slice(&[0.5f32; 32], &[1, 32]).unwrap();
    let rope = Lrpe::rotate(Theta::per_feature(theta));
    let mut nothing = Workspace::new(&device, 0).unwrap();
    let address = |slice: &CudaSlice<bf16>| slice.device_ptr(&stream).0;

    // Slices and views of cudarc's.
    let (x, mut o) = (slice(), slice());
    let expected = rope
        .forward(TensorView::from_cuda(&device, &x, &SHAPE, &STRIDES).unwrap())
        .unwrap()
        .to_array()
        .unwrap();
    let is_written = |o: &CudaSlice<bf16>| {
        let written = stream.clone_dtoh(o).unwrap();
        assert_eq!(written, expected.as_slice().unwrap());
    };
    let at = address(&o);
    unchanged(&device, || {
        let whole = x.slice(..);
        let input = TensorView::from_cuda(&device, &whole, &SHAPE, &STRIDES)?;
        assert_eq!(input.address(), address(&x));
        let mut whole = o.slice_mut(..);
        let output = TensorViewMut::from_cuda(&device, &mut whole, &SHAPE, &STRIDES)?;
        assert_eq!(output.as_view().address(), at);
        rope.forward_into(input, output, &mut nothing)
    });
    is_written(&o);

    // Also theta.
    let (numbers, mut o) = (stream.clone_htod(&[0.5f32; 32]).unwrap(), slice());
    unchanged(&device, || {
        let theta = Theta::per_feature(TensorView::from_cuda(
            &device,
            &numbers,
            &[1, 32],
            &[32, 1],
        )?);
        assert_eq!(theta.view().address(), numbers.device_ptr(&stream).0);
        let input = TensorView::from_cuda(&device, &x, &SHAPE, &STRIDES)?;
        let output = TensorViewMut::from_cuda(&device, &mut o, &SHAPE, &STRIDES)?;
        Lrpe::rotate(theta).forward_into(input, output, &mut nothing)
    });
    is_written(&o);

    // Addresses, with a type that is known at run time.
    let o = slice();
    unchanged(&device, || {
        // SAFETY: both slices live, and are used on this stream alone.
        let (input, output) = unsafe {
            let [x, o] = [&x, &o].map(|slice| address(slice) as *mut bf16);
            let input = TensorView::from_raw_parts(&device, x, &SHAPE, &STRIDES)?;
            let output = TensorViewMut::from_raw_parts(&device, o, &SHAPE, &STRIDES)?;
            (AnyTensorView::from(input), AnyTensorViewMut::from(output))
        };
        match_dtype!(output in output => {
            let input = input.of_type("lrpe_rotate", "x")?;
            rope.forward_into(input, output, &mut nothing)
        })
    });
    is_written(&o);

    // Owned ones, in and out.
    let (o, at) = (slice(), address(&x));
    let mut moved = None;
    unchanged(&device, || {
        let input = device.tensor_from_cuda(x, &SHAPE)?;
        assert_eq!(input.address(), at);
        let mut output = device.tensor_from_cuda(o, &SHAPE)?;
        rope.forward_into(&input, &mut output, &mut nothing)?;
        moved = Some((input.into_cuda()?, output.into_cuda()?));
        Ok(())
    });
    let (x, o) = moved.unwrap();
    assert_eq!(address(&x), at);
    is_written(&o);

    // Scratch memory that is given.
    let tensor = |shape: &[usize]| device.zeros::<bf16>(shape).unwrap();
    let [q, k, v, g] = [(); 4].map(|()| tensor(&[1, 2, 5000, 64]));
    let (inputs, mut o) = (FlaoInputs::new(&q, &k, &v, &g), tensor(&[1, 2, 5000, 64]));
    let op = Flao::new();
    let bytes = op.forward_workspace(inputs, gimbal_ops::FlaoSave::Nothing);
    let mut workspace = workspace(&device, bytes.unwrap());
    op.forward_into(inputs, &mut o, FlaoSavedMut::Nothing, &mut workspace)
        .unwrap();
    unchanged(&device, || {
        op.forward_into(inputs, &mut o, FlaoSavedMut::Nothing, &mut workspace)
    });

    let factors = TpaFactors {
        query: TpaQuery::Factors {
            aq: tensor(&[2, 1, 32, 16]),
            bq: tensor(&[2, 1, 16, 64]),
        },
        ak: tensor(&[2, 9000, 32]),
        bk: tensor(&[2, 9000, 64]),
        av: tensor(&[2, 9000, 32]),
        bv: tensor(&[2, 9000, 64]),
    };
    let (inputs, mut o) = (TpaInputs::from(&factors), tensor(&[2, 1, 32, 64]));
    let op = TpaDecode::new();
    let mut workspace = self::workspace(&device, op.forward_workspace(inputs).unwrap());
    op.forward_into(inputs, &mut o, &mut workspace).unwrap();
    unchanged(&device, || op.forward_into(inputs, &mut o, &mut workspace));
}

/// Of memory that cudarc allocates.
fn workspace(device: &Device, bytes: usize) -> Workspace {
    let bytes = bytes.max(1);
    let slice = device.stream().unwrap().alloc_zeros::<u8>(bytes).unwrap();
    let memory: Tensor<u8> = device.tensor_from_cuda(slice, &[bytes]).unwrap();
    Workspace::from_tensor(memory).unwrap()
}

/// Runs calls whose kernels are loaded, over which nothing may be allocated.
fn unchanged(device: &Device, calls: impl FnOnce() -> Result<(), Error>) {
    device.synchronize().unwrap();
    device.reset_memory_high_water().unwrap();
    let before = device.memory_used().unwrap();
    calls().unwrap();
    device.synchronize().unwrap();
    assert_eq!(device.memory_used().unwrap(), before);
    assert_eq!(device.memory_high_water().unwrap(), before);
}
