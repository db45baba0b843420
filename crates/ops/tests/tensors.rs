//! Tensors on every device: what goes in comes out, through any view.

mod common;

use std::thread;

use common::{devices, gpu};
use gimbal_ops::{Device, Error, Scalar, Tensor, bf16};
use gimbal_reference::testing::Random;
use ndarray::{Array3, ArrayD, Axis, s};
use proptest::prelude::*;

/// Whether all elements are such.
fn is_all<T: Scalar>(tensor: &Tensor<T>, is_such: impl Fn(&T) -> bool) -> bool {
    tensor.to_array().unwrap().iter().all(is_such)
}

proptest! {
    #[test]
    fn views_read_as_ndarray_does(
        lengths in proptest::collection::vec(0usize..6, 3), order in Just([0, 1, 2]).prop_shuffle(),
        cut in 0usize..3, seed: u64,
    ) {
        let values = Random::new(seed).array::<f32>(&lengths, 4.0);
        for device in devices() {
            let tensor = device.tensor(&values).unwrap();
            prop_assert_eq!(&tensor.to_array().unwrap(), &values);

            let end = lengths[order[1]];
            let range = cut.min(end)..end;
            let view = tensor.view().permute(&order).unwrap().narrow(1, range.clone()).unwrap();
            let mut expected = values.view().permuted_axes(order.to_vec());
            expected.slice_axis_inplace(Axis(1), range.into());
            prop_assert_eq!(view.to_array().unwrap(), expected);
        }
    }
}

#[test]
fn every_type_goes_through() {
    for device in devices() {
        let lengths = device.tensor_from_slice(&[3i32, -1], &[2]).unwrap();
        assert_eq!(lengths.to_array().unwrap().as_slice().unwrap(), [3, -1]);
        let halves = ArrayD::from_elem(vec![2, 2], bf16::PI);
        assert_eq!(device.tensor(&halves).unwrap().to_array().unwrap(), halves);
        assert!(is_all(&device.zeros::<u32>(&[5]).unwrap(), |&zero| zero == 0));
        let one = device.zeros::<f32>(&[]).unwrap();
        assert_eq!(one.to_array().unwrap().len(), 1);
    }
}

#[test]
fn an_array_of_any_layout_is_copied_in_row_major_order() {
    let array = Array3::from_shape_fn((2, 3, 4), |(i, j, k)| (100 * i + 10 * j + k) as f32);
    let turned = array.slice(s![.., ..;-1, 1..]).permuted_axes([2, 0, 1]);
    for device in devices() {
        let tensor = device.tensor(&turned).unwrap();
        assert_eq!(tensor.strides(), [6, 3, 1]);
        assert_eq!(tensor.to_array().unwrap(), turned.into_dyn());
    }
}

#[test]
fn values_are_replaced_in_place() {
    for device in devices() {
        let mut tensor = device.zeros::<f32>(&[2, 2]).unwrap();
        tensor.copy_from_slice(&[1.0, 2.0, 3.0, 4.0]).unwrap();
        assert_eq!(tensor.to_array().unwrap()[[1, 0]], 3.0);
        let error = tensor.copy_from_slice(&[1.0]).unwrap_err();
        assert_eq!(
            error,
            Error::Elements {
                shape: vec![2, 2],
                expected: 4,
                got: 1
            }
        );
        tensor.fill_bytes(0xff).unwrap();
        assert!(is_all(&tensor, |value| value.is_nan()));
    }
}

#[test]
fn foreign_memory_is_read_by_its_strides_and_not_freed() {
    let mut memory: Vec<f32> = (0..12).map(|i| i as f32).collect();
    let device = Device::cpu();
    // SAFETY: the vector outlives the tensor, and is not touched meanwhile.
    let mut reversed = unsafe {
        Tensor::from_raw_parts(&device, memory.as_mut_ptr().add(8), &[3, 2], &[-4, 1]).unwrap()
    };
    let expected = ndarray::array![[8.0, 9.0], [4.0, 5.0], [0.0, 1.0]].into_dyn();
    assert_eq!(reversed.to_array().unwrap(), expected);
    assert!(matches!(
        reversed.fill_bytes(0),
        Err(Error::NotDense { .. })
    ));
    drop(reversed);
    assert_eq!(memory[11], 11.0);
}

#[test]
fn a_device_serves_many_threads() {
    for device in devices() {
        thread::scope(|scope| {
            for i in 0..8 {
                let device = &device;
                scope.spawn(move || {
                    let numbers = vec![i as f32; 1000];
                    let tensor = device.tensor_from_slice(&numbers, &[1000]).unwrap();
                    assert!(is_all(&tensor, |&value| value == i as f32));
                });
            }
        });
    }
}

#[test]
fn memory_is_counted() {
    for device in devices() {
        device.reset_memory_high_water().unwrap();
        let tensor = device.zeros::<f32>(&[1 << 20]).unwrap();
        let (used, high) = (
            device.memory_used().unwrap(),
            device.memory_high_water().unwrap(),
        );
        assert_eq!(
            (used.is_some(), high.is_some()),
            (device.is_cuda(), device.is_cuda())
        );
        assert!(high >= used && used >= device.is_cuda().then_some(4 << 20));
        drop(tensor);
        device.synchronize().unwrap();
        assert!(device.memory_high_water().unwrap() >= device.memory_used().unwrap());
    }
}

#[test]
fn a_capture_that_fails_leaves_the_stream_usable() {
    let error = Error::NotOnGpu {
        what: "Device::capture",
    };
    assert_eq!(Device::cpu().capture(|| Ok(())).err(), Some(error.clone()));
    if gpu().is_none() {
        return;
    }
    // A device of its own: what other tests put on a stream would be captured too.
    let device = Device::cuda(0).unwrap();
    assert_eq!(device.capture(|| Err(error.clone())).err(), Some(error));
    let zeros = device.zeros::<f32>(&[3]).unwrap();
    assert_eq!(zeros.to_array().unwrap().as_slice().unwrap(), [0.0; 3]);
}
