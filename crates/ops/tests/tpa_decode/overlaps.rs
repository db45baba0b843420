//! Inputs of which elements share an address.

use gimbal_ops::cudarc::driver::{CudaSlice, DevicePtr};
use gimbal_ops::{Device, Float, Tensor, TpaFactors, TpaInputs, bf16, f16};
use gimbal_reference::testing::Random;
use ndarray::{ArrayD, IxDyn};

use super::case::{TpaCase, sized};
use super::properties::everywhere;

/// Values in memory of a device, which tensors of any strides may describe.
enum Memory<T> {
    Host(Vec<T>),
    Device(CudaSlice<T>),
}

impl<T: Float> Memory<T> {
    fn new(device: &Device, values: &[T]) -> Self {
        match device.stream() {
            None => Self::Host(values.to_vec()),
            Some(stream) => Self::Device(stream.clone_htod(values).unwrap()),
        }
    }

    fn at(&mut self, device: &Device) -> *mut T {
        match self {
            Self::Host(values) => values.as_mut_ptr(),
            Self::Device(slice) => slice.device_ptr(device.stream().unwrap()).0 as *mut T,
        }
    }
}

/// bk and bv may be the same for all sequences, or ranks, or be windows of one row.
fn features_may_overlap<T: Float>() {
    let mut case = TpaCase::<T>::plain(sized(100, 32, [6, 2, 2], [64, 64]));
    let shape = [case.data.problem.batch, case.data.problem.tokens, 2, 64];
    for strides in [
        [0, 128, 64, 1],
        [12800, 128, 0, 1],
        [6400, 0, 64, 1],
        [1600, 16, 8, 1],
        [12800, 72, 64, 1],
        [0, 0, 0, 1],
    ] {
        let steps = shape
            .iter()
            .zip(strides)
            .map(|(length, by)| (length - 1) * by);
        let random: ArrayD<f32> = Random::new(3).array(&[steps.sum::<usize>() + 1], 4.0);
        let values: Vec<T> = random.iter().map(|&x| T::from_f64(x.into())).collect();
        let seen = ArrayD::from_shape_fn(IxDyn(&shape), |index| {
            values[(0..4).map(|dim| index[dim] * strides[dim]).sum::<usize>()]
        });
        (case.data.factors.bk, case.data.factors.bv) = (seen.clone(), seen);
        let exact = case.data.forward();
        for (device, parallel) in everywhere() {
            let mut memory = Memory::new(&device, &values);
            let at = memory.at(&device);
            let strides = strides.map(usize::cast_signed);
            // SAFETY: the memory has all of these elements, outlives the tensor, and is only read.
            let b = unsafe { Tensor::from_raw_parts(&device, at, &shape, &strides) }.unwrap();
            let dense = case.data.factors.try_map(|_, factor| device.tensor(factor));
            let dense = dense.unwrap();
            let inputs = TpaInputs::from(TpaFactors {
                query: dense.query.map(|_, query| query.view()),
                ak: dense.ak.view(),
                bk: b.view(),
                av: dense.av.view(),
                bv: b.view(),
            });
            let o = case.operator().parallel(parallel).forward(inputs).unwrap();
            let o = o.to_array().unwrap();
            let verdict = exact.o.judge(o.view()).check();
            verdict.unwrap_or_else(|failure| {
                panic!("{failure}: {strides:?}, {parallel:?} on {device}")
            });
        }
    }
}

#[test]
fn inputs_that_overlap() {
    features_may_overlap::<f32>();
    features_may_overlap::<f16>();
    features_may_overlap::<bf16>();
}
