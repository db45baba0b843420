//! Memory of other libraries as inputs and outputs: addresses are the same, and what is not possible is an error.

mod common;

use common::{devices, gpu};
use gimbal_ops::cudarc::driver::{CudaContext, CudaSlice, CudaStream};
use gimbal_ops::{
    AnyTensor, DType, Device, Error, Flao, FlaoGradientsMut, FlaoInputs, FlaoSaved, Lrpe, Tensor,
    TensorView, TensorViewMut, Theta, Workspace, bf16, match_dtype,
};
use gimbal_reference::testing::Random;
use ndarray::{Array2, Array4, Array5, ArrayD, Axis, s};
use proptest::prelude::*;

fn rope(device: &Device) -> Lrpe<'static> {
    let theta = Array2::from_shape_fn((2, 4), |(h, i)| 0.3 * (h + 2 * i) as f32);
    Lrpe::rotate(Theta::per_feature(device.tensor(&theta).unwrap()))
}

fn x() -> Array4<f32> {
    let x = Random::new(1).array::<f32>(&[2, 3, 2, 8], 1.0);
    x.into_dimensionality().unwrap()
}

#[test]
fn arrays_are_read_and_written_where_they_are() {
    let (device, x) = (Device::cpu(), x());
    let rope = rope(&device);
    let expected = rope.forward(&device.tensor(&x).unwrap()).unwrap();
    // Every second token of a larger array, its heads turned around.
    let mut o = Array4::<f32>::zeros((2, 6, 2, 8));
    let mut half = o.slice_mut(s![.., ..;2, ..;-1, ..]);
    let view = TensorViewMut::from_array(&mut half).unwrap();
    assert_eq!(view.strides(), [96, 32, -8, 1]);
    let input = TensorView::from_array(&x).unwrap();
    assert_eq!(input.address(), x.as_ptr().addr() as u64);
    let mut workspace = Workspace::new(&device, 0).unwrap();
    rope.forward_into(input, view, &mut workspace).unwrap();
    assert_eq!(
        o.slice(s![.., ..;2, ..;-1, ..]).into_dyn(),
        expected.to_array().unwrap()
    );
    assert!(
        o.slice(s![.., 1..;2, .., ..])
            .iter()
            .all(|&zero| zero == 0.0)
    );
}

#[test]
fn gradients_may_lie_between_each_other() {
    for device in devices() {
        let [q, k, v, g, d_o] = [1, 2, 3, 4, 5].map(|seed| {
            let values = Random::new(seed).array::<f32>(&[2, 2, 5, 8], 1.0);
            device.tensor(&values).unwrap()
        });
        let (op, inputs) = (Flao::new(), FlaoInputs::new(&q, &k, &v, &g));
        let saved = FlaoSaved::Nothing;
        let expected = op.backward(inputs, &saved, &d_o).unwrap();
        // (B, N, 3, H, D), of which operators see (B, H, N, D).
        let mut packed = device.zeros::<f32>(&[2, 5, 3, 2, 8]).unwrap();
        let mut dg = device.zeros::<f32>(&[2, 2, 5, 8]).unwrap();
        let address = packed.address();
        let (dq, rest) = packed.view_mut().split_at(2, 1).unwrap();
        let (dk, dv) = rest.split_at(2, 1).unwrap();
        let [dq, dk, dv] =
            [dq, dk, dv].map(|part| part.select(2, 0).unwrap().permute(&[0, 2, 1, 3]).unwrap());
        assert_eq!(dk.address(), address + 2 * 8 * 4);
        let gradients = FlaoGradientsMut {
            dq,
            dk,
            dv,
            dg: Some(dg.view_mut()),
        };
        let bytes = op.backward_workspace(inputs, &saved, &d_o).unwrap();
        let mut workspace = Workspace::new(&device, bytes).unwrap();
        op.backward_into(inputs, &saved, &d_o, gradients, &mut workspace)
            .unwrap();
        let packed: Array5<f32> = packed.to_array().unwrap().into_dimensionality().unwrap();
        for (index, expected) in [expected.dq, expected.dk, expected.dv].iter().enumerate() {
            let part = packed
                .index_axis(Axis(2), index)
                .permuted_axes([0, 2, 1, 3]);
            assert_eq!(part.into_dyn(), expected.to_array().unwrap());
        }
    }
}

#[test]
fn what_shares_an_element_is_refused_alike() {
    let refused = |device: &Device| {
        let mut memory = device.zeros::<f32>(&[2 * 3 * 2 * 9]).unwrap();
        let x = device.zeros::<f32>(&[2, 3, 2, 8]).unwrap();
        let address = memory.address() as *mut f32;
        let rope = rope(device);
        let mut workspace = Workspace::new(device, 0).unwrap();
        // SAFETY: the memory outlives both, and is refused.
        let (x, o) = unsafe {
            let strides = [3 * 2 * 8, 2 * 8, 8, 1];
            let x = TensorView::from_raw_parts(device, address, x.shape(), &strides).unwrap();
            let o = address.wrapping_add(2 * 3 * 2 * 8 - 1);
            (
                x,
                TensorViewMut::from_raw_parts(device, o, &[1, 1, 2, 8], &[16, 16, 8, 1]).unwrap(),
            )
        };
        let part = x.narrow(0, 1..2).unwrap().narrow(1, 2..3).unwrap();
        let error = rope.forward_into(part, o, &mut workspace).unwrap_err();
        drop(memory.to_array());
        memory.fill_bytes(0).unwrap();
        error
    };
    for device in devices() {
        let expected = Error::Overlap {
            op: "lrpe_rotate",
            output: "o",
            other: "x",
        };
        assert_eq!(refused(&device), expected);
    }
}

#[test]
fn what_cannot_be_is_an_error() {
    for device in devices() {
        let memory = device.zeros::<f32>(&[64]).unwrap();
        let address = memory.address() as *mut f32;
        // SAFETY: nothing is read or written.
        let at = |address: *mut f32, shape: &[usize], strides: &[isize]| unsafe {
            TensorView::from_raw_parts(&device, address, shape, strides).map(drop)
        };
        assert!(at(address, &[4, 4], &[4, 1]).is_ok());
        let null = at(std::ptr::null_mut(), &[4], &[1]);
        assert_eq!(
            null,
            Err(Error::Address {
                address: 0,
                align: 4
            })
        );
        let odd = address.cast::<u8>().wrapping_add(2).cast();
        assert!(matches!(
            at(odd, &[4], &[1]),
            Err(Error::Address { align: 4, .. })
        ));
        assert!(
            at(std::ptr::null_mut(), &[0, 4], &[4, 1]).is_ok(),
            "nothing is anywhere"
        );
        assert!(matches!(
            at(address, &[4], &[1, 1]),
            Err(Error::Strides { .. })
        ));
        let huge = at(address, &[1 << 62, 4], &[4, 1]);
        assert!(matches!(huge, Err(Error::TooLarge { .. })));
        let slice = TensorView::from_cuda;
        if let Some(stream) = device.stream() {
            let memory: CudaSlice<f32> = stream.alloc_zeros(16).unwrap();
            assert!(slice(&device, &memory, &[4, 4], &[4, 1]).is_ok());
            for (shape, strides) in [([4, 5], [4, 1]), ([4, 4], [5, 1]), ([2, 2], [-2, 1])] {
                let error = slice(&device, &memory, &shape, &strides).unwrap_err();
                assert!(matches!(error, Error::OutOfBounds { .. }), "{error}");
            }
            let mut memory = memory;
            let shared = TensorViewMut::from_cuda(&device, &mut memory, &[4, 4], &[2, 1]);
            assert!(matches!(shared, Err(Error::Strides { .. })));
        }
    }
}

/// A GPU's stream that is not made here, with a device on it.
fn on_a_stream() -> Option<(std::sync::Arc<CudaStream>, Device)> {
    gpu()?;
    let context = CudaContext::new(0).unwrap();
    let stream = context.new_stream().unwrap();
    let device = Device::from_stream(stream.clone()).unwrap();
    Some((stream, device))
}

#[test]
fn memory_of_cudarc_is_read_and_written_where_it_is() {
    let Some((stream, device)) = on_a_stream() else {
        return;
    };
    let (rope, x) = (rope(&device), x());
    let expected = rope.forward(&device.tensor(&x).unwrap()).unwrap();
    // Written on one stream, used on ours, read on another: cudarc's events order them.
    let [writer, reader] = [0, 1].map(|_| stream.context().new_stream().unwrap());
    let mut workspace = Workspace::new(&device, 0).unwrap();
    for _ in 0..20 {
        let input = writer.clone_htod(x.as_slice().unwrap()).unwrap();
        let mut output: CudaSlice<f32> = writer.alloc_zeros(2 * x.len()).unwrap();
        let (mut part, _) = output.split_at_mut(x.len());
        let x = TensorView::from_cuda(&device, &input, x.shape(), &[48, 16, 8, 1]).unwrap();
        let o = TensorViewMut::from_cuda(&device, &mut part, x.shape(), &[48, 16, 8, 1]).unwrap();
        rope.forward_into(x, o, &mut workspace).unwrap();
        let values = reader.clone_dtoh(&output).unwrap();
        assert_eq!(
            values[..x.len()],
            *expected.to_array().unwrap().as_slice().unwrap()
        );
        assert!(values[x.len()..].iter().all(|&zero| zero == 0.0));
    }
}

#[test]
fn every_part_of_memory_of_cudarc_is_ordered() {
    const PART: usize = 1 << 23;
    let Some((stream, device)) = on_a_stream() else {
        return;
    };
    // So much that what does not wait comes too early.
    let [writer, reader] = [0, 1].map(|_| stream.context().new_stream().unwrap());
    let ones = device.tensor(&ArrayD::<f32>::ones(vec![PART])).unwrap();
    for written in 0..3 {
        let mut memory: CudaSlice<f32> = writer.alloc_zeros(3 * PART).unwrap();
        let whole = TensorViewMut::from_cuda(&device, &mut memory, &[3 * PART], &[1]).unwrap();
        let (first, rest) = whole.split_at(0, PART).unwrap();
        let (second, third) = rest.split_at(0, PART).unwrap();
        let mut parts = [first, second, third];
        parts[written].copy_from(&ones).unwrap();
        let values = reader.clone_dtoh(&memory).unwrap();
        for (part, values) in values.chunks(PART).enumerate() {
            let expected = f32::from(u8::from(part == written));
            assert!(values.iter().all(|&value| value == expected), "{part}");
        }
    }
}

#[test]
fn results_leave_as_memory_of_cudarc_and_come_back() {
    let Some((stream, device)) = on_a_stream() else {
        return;
    };
    let (rope, x) = (rope(&device), x());
    let o = rope.forward(&device.tensor(&x).unwrap()).unwrap();
    let (expected, address) = (o.to_array().unwrap(), o.address());
    let slice = o.into_cuda().unwrap();
    let other = stream.context().new_stream().unwrap();
    assert_eq!(
        other.clone_dtoh(&slice).unwrap(),
        expected.as_slice().unwrap()
    );
    let back = device.tensor_from_cuda(slice, x.shape()).unwrap();
    assert_eq!(
        (back.address(), back.to_array().unwrap()),
        (address, expected)
    );
    // Another wrapper of the same context does not know of this one's streams.
    let elsewhere = Device::cuda(0).unwrap();
    let memory: CudaSlice<f32> = stream.alloc_zeros(4).unwrap();
    let error = TensorView::from_cuda(&elsewhere, &memory, &[4], &[1]).unwrap_err();
    assert!(matches!(error, Error::DeviceMismatch { .. }), "{error}");
}

#[test]
fn a_graph_reads_and_writes_memory_of_cudarc() {
    let Some((stream, device)) = on_a_stream() else {
        return;
    };
    let (rope, x) = (rope(&device), x());
    let expected = rope.forward(&device.tensor(&x).unwrap()).unwrap();
    let input = stream.clone_htod(x.as_slice().unwrap()).unwrap();
    let mut output: CudaSlice<f32> = stream.alloc_zeros(x.len()).unwrap();
    let mut workspace = Workspace::new(&device, 0).unwrap();
    let strides = [48, 16, 8, 1];
    let input = TensorView::from_cuda(&device, &input, x.shape(), &strides).unwrap();
    let mut view = TensorViewMut::from_cuda(&device, &mut output, x.shape(), &strides).unwrap();
    let graph = device
        .capture(|| rope.forward_into(input, view.reborrow(), &mut workspace))
        .unwrap();
    // SAFETY: all of it lives, and is on this stream alone.
    unsafe { graph.replay().unwrap() };
    assert_eq!(
        view.as_view().to_array().unwrap(),
        expected.to_array().unwrap()
    );
}

#[test]
fn weights_serve_every_stream_of_their_context() {
    let Some((stream, device)) = on_a_stream() else {
        return;
    };
    let other = Device::from_stream(stream.context().new_stream().unwrap()).unwrap();
    let x = device.tensor(&x()).unwrap();
    let rope = rope(&device);
    let expected = rope.forward(&x).unwrap().to_array().unwrap();
    let weights = device.tensor(&ArrayD::<f32>::ones(vec![2, 4])).unwrap();
    assert!(weights.view().device().is_same_stream(&device));
    device.synchronize().unwrap();
    // SAFETY: the first stream has written it, and waits for the second below.
    let there = unsafe { x.view().on(&other) }.unwrap();
    assert_eq!(
        (there.address(), there.to_array().unwrap()),
        (x.address(), x.to_array().unwrap())
    );
    other.synchronize().unwrap();
    assert_eq!(rope.forward(&x).unwrap().to_array().unwrap(), expected);
    let cpu = Device::cpu();
    // SAFETY: it is refused.
    assert!(unsafe { x.view().on(&cpu) }.is_err());
}

#[test]
fn a_type_that_is_known_at_run_time_goes_through() {
    for device in devices() {
        let rope = rope(&device);
        for dtype in [DType::F32, DType::F16, DType::BF16] {
            let mut x = AnyTensor::zeros(&device, dtype, &[2, 3, 2, 8]).unwrap();
            let o: AnyTensor = match_dtype!(x in &x => rope.forward(x).unwrap().into());
            assert_eq!((o.dtype(), o.shape()), (dtype, x.shape()));
            let mut workspace = Workspace::new(&device, 0).unwrap();
            let o = o.view();
            match_dtype!(x in x.view_mut() => {
                let o = o.of_type("lrpe_rotate", "x").unwrap();
                rope.forward_into(o, x, &mut workspace).unwrap();
            });
            let error = o.of_type::<f32>("lrpe_rotate", "x").err();
            assert_eq!(error.is_none(), dtype == DType::F32);
        }
    }
}

fn layouts() -> impl Strategy<Value = (Vec<usize>, Vec<usize>, Vec<usize>)> {
    let dims = proptest::collection::vec((1usize..5, 0usize..3), 1..5);
    dims.prop_flat_map(|dims| {
        let (shape, padding): (Vec<_>, Vec<_>) = dims.into_iter().unzip();
        let order: Vec<usize> = (0..shape.len()).collect();
        (Just(shape), Just(padding), Just(order).prop_shuffle())
    })
}

/// A tensor of this shape with padding in every dimension, whose dimensions lie in memory in this order.
fn padded<'a>(
    memory: &'a mut Tensor<bf16>,
    shape: &[usize],
    order: &[usize],
) -> TensorViewMut<'a, bf16> {
    let mut back = vec![0; order.len()];
    for (place, &dim) in order.iter().enumerate() {
        back[dim] = place;
    }
    let mut view = memory.view_mut().permute(&back).unwrap();
    for (dim, &length) in shape.iter().enumerate() {
        view = view.narrow(dim, 0..length).unwrap();
    }
    view
}

proptest! {
    #[test]
    fn a_copy_on_the_device_is_that_of_the_host(
        (shape, padding, order) in layouts(), from_order in any::<prop::sample::Index>(), seed: u64,
    ) {
        let values = Random::new(seed).array::<bf16>(&shape, 1.0);
        let mut from_order_of = order.clone();
        from_order_of.rotate_left(from_order.index(order.len()));
        for device in devices() {
            let memory_of = |order: &[usize]| {
                let lengths: Vec<usize> = order.iter().map(|&dim| shape[dim] + padding[dim]).collect();
                let mut memory = device.zeros::<bf16>(&lengths).unwrap();
                memory.fill_bytes(0xff).unwrap();
                memory
            };
            let (mut to, mut from) = (memory_of(&order), memory_of(&from_order_of));
            let dense = device.tensor(&values).unwrap();
            let mut source = padded(&mut from, &shape, &from_order_of);
            source.copy_from(&dense).unwrap();
            let mut copy = padded(&mut to, &shape, &order);
            copy.reborrow().copy_from(source.as_view()).unwrap();
            prop_assert_eq!(&copy.as_view().to_array().unwrap(), &values);
            let clone = source.as_view().to_tensor().unwrap();
            prop_assert_eq!(&clone.to_array().unwrap(), &values);
            let written = to.to_array().unwrap().iter().filter(|value| !value.is_nan()).count();
            prop_assert_eq!(written, values.len(), "the gaps are as they were");
        }
    }

    #[test]
    fn a_view_is_split_where_it_is_told((shape, _, order) in layouts(), at in any::<prop::sample::Index>(), seed: u64) {
        let values = Random::new(seed).array::<bf16>(&shape, 1.0);
        let dim = order[0];
        let index = at.index(shape[dim] + 1);
        for device in devices() {
            let mut tensor = device.tensor(&values).unwrap();
            let (before, behind) = tensor.view_mut().split_at(dim, index).unwrap();
            prop_assert!(!before.as_view().overlaps(&behind.as_view()));
            let (expected, rest) = values.view().split_at(Axis(dim), index);
            prop_assert_eq!(before.as_view().to_array().unwrap(), expected);
            prop_assert_eq!(behind.as_view().to_array().unwrap(), rest);
            prop_assert!(tensor.view().split_at(dim, shape[dim] + 1).is_err());
            let again = tensor.view();
            prop_assert!(again.is_in_place_of(&tensor.view()));
        }
    }

    #[test]
    fn a_reshaped_view_reads_as_ndarray_does(lengths in proptest::collection::vec(1usize..4, 4), cut in 0usize..4, seed: u64) {
        let values = Random::new(seed).array::<f32>(&lengths, 1.0);
        let [a, b, c, d] = [lengths[0], lengths[1], lengths[2], lengths[3]];
        for device in devices() {
            let tensor = device.tensor(&values).unwrap();
            for shape in [vec![a * b, c * d], vec![a, b * c, d], vec![a * b * c * d], vec![a, 1, b, c, d]] {
                let expected = values.to_shape(shape.clone()).unwrap();
                prop_assert_eq!(&tensor.view().reshape(&shape).unwrap().to_array().unwrap(), &expected);
            }
            // What has gaps can be reshaped as far as they allow, and then reads the same.
            let part = tensor.view().narrow(3, 0..d.min(cut)).unwrap();
            let array = part.to_array().unwrap();
            for shape in [vec![a * b, c, d.min(cut)], vec![a, b * c * d.min(cut)]] {
                if let Ok(reshaped) = part.reshape(&shape) {
                    let expected = array.to_shape(shape).unwrap();
                    prop_assert_eq!(reshaped.to_array().unwrap(), expected);
                }
            }
        }
    }
}
