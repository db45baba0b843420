//! Views of more than 2^31 elements: what can be computed is right, everything else is a typed error, and nothing is written.

#[expect(dead_code, reason = "only the GPU is needed")]
mod common;

use std::fmt::Debug;

use common::gpu;
use gimbal_ops::{
    Device, Error, Flao, FlaoInputs, FlaoSavedMut, InputReason, Lrpe, Scalar, Tensor, TensorView,
    TensorViewMut, Theta, TpaDecode, TpaFactors, TpaInputs, TpaQuery, Workspace, f16,
};
use ndarray::{Array2, ArrayD};

fn rope(device: &Device) -> Lrpe<'static> {
    let theta = Array2::from_shape_fn((1, 2), |(_, i)| 0.5 + i as f32);
    Lrpe::rotate(Theta::per_feature(device.tensor(&theta).unwrap()))
}

/// A tensor as if every dimension but the last were as long as `shape` says: each element is there many times.
fn spread<'a, T: Scalar>(tensor: &'a Tensor<T>, shape: &[usize]) -> TensorView<'a, T> {
    let mut strides = vec![0; shape.len()];
    strides[shape.len() - 1] = 1;
    let (device, data) = (tensor.device(), tensor.address() as *const T);
    // SAFETY: a row of the tensor is all that it describes, and is borrowed.
    unsafe { TensorView::from_raw_parts(device, data, shape, &strides) }.unwrap()
}

/// 2^48 rows of 8 numbers.
const HUGE: [usize; 4] = [1 << 24, 1 << 24, 2, 8];

fn is_no_room<T: Debug>(result: Result<T, Error>) -> bool {
    matches!(result, Err(Error::HostMemory { bytes }) if bytes as u64 >= 1 << 47)
}

fn is_wrong_shape(result: Result<(), Error>) -> bool {
    let Err(Error::Input(error)) = result else {
        return false;
    };
    matches!(error.reason, InputReason::Shape { .. })
}

#[test]
fn elements_far_apart_are_read_and_written() {
    const STEP: usize = (1 << 31) + 8;
    let device = Device::cpu();
    let x: Vec<f16> = (0..8u8).map(|value| f16::from_f32(value.into())).collect();
    let dense = device.tensor_from_slice(&x, &[1, 2, 1, 4]).unwrap();
    let expected = rope(&device).forward(&dense).unwrap().to_array().unwrap();
    // Zeros of the system's, of which only the pages that are touched need memory.
    let mut memory = vec![0u16; STEP + 8];
    let address = memory.as_mut_ptr().cast::<f16>();
    let strides = [2 * STEP as isize, STEP as isize, 4, 1];
    // SAFETY: both are in the memory, behind each other, and an f16 has two bytes of any value.
    let (input, output) = unsafe {
        (
            TensorViewMut::from_raw_parts(&device, address, &[1, 2, 1, 4], &strides).unwrap(),
            TensorViewMut::from_raw_parts(&device, address.add(4), &[1, 2, 1, 4], &strides)
                .unwrap(),
        )
    };
    let mut input = input;
    input.reborrow().copy_from(&dense).unwrap();
    let mut workspace = Workspace::new(&device, 0).unwrap();
    rope(&device)
        .forward_into(input.as_view(), output, &mut workspace)
        .unwrap();
    let written = [4, STEP + 4].map(|at| &memory[at..at + 4]);
    let written: Vec<f16> = written
        .concat()
        .iter()
        .copied()
        .map(f16::from_bits)
        .collect();
    assert_eq!(
        ArrayD::from_shape_vec(vec![1, 2, 1, 4], written).unwrap(),
        expected
    );
}

#[test]
fn a_cache_of_more_than_32_bits_is_decoded() {
    let device = Device::cpu();
    let row = |width: usize| {
        let values: Vec<f32> = (0..width).map(|at| 0.25 * at as f32 - 0.5).collect();
        device.tensor_from_slice(&values, &[width]).unwrap()
    };
    let (heads, features) = (row(3), row(16));
    let decode = |tokens: usize| {
        let factors = TpaFactors {
            query: TpaQuery::Dense(spread(&features, &[2, 1, 3, 16])),
            ak: spread(&heads, &[2, tokens, 1, 3]),
            bk: spread(&features, &[2, tokens, 1, 16]),
            av: spread(&heads, &[2, tokens, 1, 3]),
            bv: spread(&features, &[2, tokens, 1, 16]),
        };
        let inputs = TpaInputs::from(factors).kv_lens(&[3, 5]);
        TpaDecode::new().forward(inputs).and_then(|o| o.to_array())
    };
    assert_eq!(decode(i32::MAX as usize).unwrap(), decode(5).unwrap());
    let error = decode(1 << 31).unwrap_err();
    assert!(matches!(error, Error::Input(_)), "{error}");
}

#[test]
fn results_that_no_memory_holds_are_errors() {
    let device = Device::cpu();
    let row = device.zeros::<f32>(&[8]).unwrap();
    let x = spread(&row, &HUGE);
    assert!(is_no_room(rope(&device).forward(x)));
    assert!(is_no_room(rope(&device).backward(x, x).map(|_| ())));
    assert!(is_no_room(rope(&device).pair().forward(x, x).map(|_| ())));
    let inputs = FlaoInputs::new(x, x, x, x);
    assert!(is_no_room(Flao::new().forward(inputs)));
    assert!(is_no_room(x.to_array()));
    assert!(is_no_room(x.to_tensor()));
    assert!(is_no_room(device.zeros::<f32>(&HUGE)));
}

#[test]
fn what_does_not_fit_is_refused_before_anything_is_written() {
    let device = Device::cpu();
    let row = device.zeros::<f32>(&[8]).unwrap();
    let x = spread(&row, &HUGE);
    let mut o = device
        .tensor(&ArrayD::<f32>::ones(vec![1, 2, 2, 8]))
        .unwrap();
    let mut workspace = Workspace::new(&device, 0).unwrap();
    let rope = rope(&device);
    assert!(is_wrong_shape(rope.forward_into(x, &mut o, &mut workspace)));
    assert!(is_wrong_shape(rope.backward_into(
        x,
        x,
        &mut o,
        &mut workspace
    )));
    let inputs = FlaoInputs::new(x, x, x, x);
    let saved = FlaoSavedMut::Nothing;
    assert!(is_wrong_shape(Flao::new().forward_into(
        inputs,
        &mut o,
        saved,
        &mut workspace
    )));
    let most = i32::MAX as usize;
    let factors = TpaFactors {
        query: TpaQuery::Dense(spread(&row, &[1, 1, 8, 8])),
        ak: spread(&row, &[1, most, 8]),
        bk: spread(&row, &[1, most, 8]),
        av: spread(&row, &[1, most, 8]),
        bv: spread(&row, &[1, most, 8]),
    };
    assert!(is_wrong_shape(TpaDecode::new().forward_into(
        factors,
        &mut o,
        &mut workspace
    )));
    assert!(o.to_array().unwrap().iter().all(|&one| one == 1.0));
}

#[test]
fn what_a_kernel_cannot_count_is_an_error() {
    let Some(device) = gpu() else { return };
    let row = device.zeros::<f32>(&[8]).unwrap();
    let shape = [1, i32::MAX as usize, 1, 8];
    let x = spread(&row, &shape);
    // SAFETY: it is refused, so nothing is written where nothing is.
    let o = unsafe {
        let strides = [8 * i32::MAX as isize, 8, 8, 1];
        TensorViewMut::from_raw_parts(device, (1u64 << 60) as *mut f32, &shape, &strides).unwrap()
    };
    let mut workspace = Workspace::new(device, 0).unwrap();
    let error = rope(device).forward_into(x, o, &mut workspace).unwrap_err();
    assert!(
        matches!(
            error,
            Error::TooLarge {
                op: "lrpe_rotate",
                ..
            }
        ),
        "{error}"
    );
}
