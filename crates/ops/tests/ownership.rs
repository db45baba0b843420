//! What memory and streams may be used for, and by whom: each test failed before its rule was kept.

#[expect(dead_code, reason = "only the GPU is needed")]
mod common;

use std::sync::{Arc, mpsc};
use std::{ptr, thread};

use common::gpu;
use gimbal_ops::cudarc::driver::{CudaContext, result, sys};
use gimbal_ops::{
    Device, Error, Graph, Lrpe, Tensor, Theta, TpaDecode, TpaFactors, TpaInputs, TpaQuery,
    Workspace,
};
use ndarray::{Array2, Array4};

/// Devices of their own: what other tests put on a stream would disturb.
fn device() -> Option<Device> {
    gpu()?;
    Some(Device::cuda(0).unwrap())
}

#[test]
fn cudarc_orders_the_uses_of_its_memory_by_events() {
    let Some(device) = device() else { return };
    let stream = device.stream().unwrap();
    // Or safe calls of cudarc on two streams of this context would not wait for each other.
    assert!(stream.context().is_event_tracking());
    let bytes = 256 << 20;
    let other = stream.context().new_stream().unwrap();
    for round in 1..4u8 {
        let ones = vec![round; bytes];
        let written = stream.clone_htod(&ones).unwrap();
        let read = other.clone_dtoh(&written).unwrap();
        assert!(read.iter().all(|&byte| byte == round));
    }
}

/// Puts work on a device's stream that takes a while.
fn keep_busy(device: &Device) -> Tensor<u8> {
    let mut filled = device.zeros::<u8>(&[1 << 30]).unwrap();
    for byte in 0..40 {
        filled.fill_bytes(byte).unwrap();
    }
    filled
}

#[test]
fn lengths_of_the_host_are_read_before_a_decode_returns() {
    let Some(device) = device() else { return };
    let tensor = |shape: &[usize]| {
        let values: Vec<f32> = (0..shape.iter().product())
            .map(|at: usize| (at * 37 % 61) as f32 / 16.0 - 2.0)
            .collect();
        device.tensor_from_slice(&values, shape).unwrap()
    };
    let factors = TpaFactors {
        query: TpaQuery::Factors {
            aq: tensor(&[2, 1, 4, 2]),
            bq: tensor(&[2, 1, 2, 16]),
        },
        ak: tensor(&[2, 50, 1, 4]),
        bk: tensor(&[2, 50, 1, 16]),
        av: tensor(&[2, 50, 1, 4]),
        bv: tensor(&[2, 50, 1, 16]),
    };
    let op = TpaDecode::new();
    let decode = |lengths: &[i32]| op.forward(TpaInputs::from(&factors).kv_lens(lengths));
    let expected = decode(&[7, 31]).unwrap().to_array().unwrap();
    let mut outputs = Vec::new();
    let busy = keep_busy(&device);
    for _ in 0..20 {
        let mut lengths = vec![7, 31];
        outputs.push(decode(&lengths).unwrap());
        // While the copy still waits for its turn.
        lengths.fill(1);
        drop(lengths);
        drop(vec![1i32; 2]);
    }
    drop(busy);
    for o in outputs {
        assert_eq!(o.to_array().unwrap(), expected);
    }
}

/// An operator with everything that it needs.
struct Rope {
    op: Lrpe<'static>,
    x: Tensor<f32>,
    o: Tensor<f32>,
    workspace: Workspace,
}

impl Rope {
    fn new(device: &Device) -> Self {
        let theta = device.tensor(&Array2::<f32>::ones((2, 4))).unwrap();
        let op = Lrpe::rotate(Theta::per_feature(theta));
        let x = device.tensor(&Array4::<f32>::ones((1, 3, 2, 8))).unwrap();
        let o = op.forward(&x).unwrap();
        let workspace = Workspace::new(device, op.forward_workspace(&x).unwrap()).unwrap();
        Self {
            op,
            x,
            o,
            workspace,
        }
    }

    fn run(&mut self) -> Result<(), Error> {
        self.op
            .forward_into(&self.x, &mut self.o, &mut self.workspace)
    }

    fn capture(
        &mut self,
        device: &Device,
        also: impl FnOnce() -> Result<(), Error>,
    ) -> Result<Graph, Error> {
        device.capture(|| {
            self.run()?;
            also()
        })
    }
}

#[test]
fn what_another_thread_calls_during_a_capture_runs() {
    let Some(device) = device() else { return };
    let (mut captured, mut called) = (Rope::new(&device), Rope::new(&device));
    let expected = called.o.to_array().unwrap();
    captured.o.fill_bytes(0xff).unwrap();
    called.o.fill_bytes(0xff).unwrap();
    let (begin, has_begun) = mpsc::channel();
    let (end, has_ended) = mpsc::channel();
    let graph = thread::scope(|scope| {
        let other = scope.spawn(move || {
            has_begun.recv().unwrap();
            let result = called.run().and_then(|()| called.o.to_array());
            end.send(()).unwrap();
            result
        });
        let graph = captured.capture(&device, || {
            begin.send(()).unwrap();
            has_ended.recv().unwrap();
            Ok(())
        });
        assert_eq!(other.join().unwrap().unwrap(), expected, "it has run");
        graph.unwrap()
    });
    assert!(
        captured
            .o
            .to_array()
            .unwrap()
            .iter()
            .all(|value| value.is_nan())
    );
    // SAFETY: everything still lives, and nothing else uses it.
    unsafe { graph.replay().unwrap() };
    assert_eq!(captured.o.to_array().unwrap(), expected);
}

#[test]
fn nothing_is_allocated_into_a_graph() {
    let Some(device) = device() else { return };
    let mut rope = Rope::new(&device);
    let mut results = Vec::new();
    let graph = rope.capture(&device, || {
        results.push(device.zeros::<f32>(&[1024]).map(drop));
        results.push(device.capture(|| Ok(())).map(drop));
        Ok(())
    });
    graph.unwrap();
    assert!(
        results
            .iter()
            .all(|result| matches!(result, Err(Error::Capturing { .. }))),
        "{results:?}"
    );
    assert!(device.zeros::<f32>(&[1024]).is_ok());
}

#[test]
fn a_tensor_may_be_dropped_during_a_capture() {
    let Some(device) = device() else { return };
    let mut rope = Rope::new(&device);
    let expected = rope.o.to_array().unwrap();
    let unrelated = device.zeros::<f32>(&[1024]).unwrap();
    let graph = rope.capture(&device, || {
        drop(unrelated);
        Ok(())
    });
    // SAFETY: everything that the graph uses still lives.
    unsafe { graph.unwrap().replay().unwrap() };
    assert_eq!(rope.o.to_array().unwrap(), expected);
    // Also while somebody else captures the stream.
    let unrelated = device.zeros::<f32>(&[1024]).unwrap();
    let (used, stream) = (device.memory_used().unwrap(), device.stream().unwrap());
    stream
        .begin_capture(sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED)
        .unwrap();
    drop(unrelated);
    let refused = device.zeros::<f32>(&[1024]);
    assert!(matches!(refused, Err(Error::Capturing { .. })));
    drop(stream.end_capture(sys::CUgraphInstantiate_flags(0)));
    drop(device.zeros::<f32>(&[1]).unwrap());
    device.synchronize().unwrap();
    assert!(device.memory_used().unwrap() < used, "it is freed later");
}

#[test]
fn devices_are_opened_beside_a_capture() {
    let Some(device) = device() else {
        return;
    };
    let mut rope = Rope::new(&device);
    let open = || Device::cuda(0).map(drop);
    let graph = rope.capture(&device, || {
        thread::scope(|scope| scope.spawn(open).join().unwrap())
    });
    // SAFETY: everything that the graph uses still lives.
    unsafe { graph.unwrap().replay().unwrap() };
    device.synchronize().unwrap();
}

/// A context of the first GPU that is not its primary one.
fn another_context() -> Arc<CudaContext> {
    let device = result::device::get(0).unwrap();
    let mut context = ptr::null_mut();
    // SAFETY: the device is there, and the context is given to cudarc, which destroys it.
    unsafe {
        sys::cuCtxCreate_v4(&raw mut context, ptr::null_mut(), 0, device)
            .result()
            .unwrap();
        CudaContext::from_raw_context(0, device, context).unwrap()
    }
}

#[test]
fn the_callers_context_stays_current() {
    if gpu().is_none() {
        return;
    }
    let foreign = another_context();
    foreign.bind_to_thread().unwrap();
    let is_foreign = || result::ctx::get_current().unwrap() == Some(foreign.cu_ctx());
    let device = Device::cuda(0).unwrap();
    assert!(is_foreign());
    let mut rope = Rope::new(&device);
    assert!(is_foreign());
    let graph = rope.capture(&device, || Ok(())).unwrap();
    assert!(is_foreign());
    // SAFETY: everything that the graph uses still lives.
    unsafe { graph.replay().unwrap() };
    device.synchronize().unwrap();
    device.memory_high_water().unwrap();
    rope.o.fill_bytes(0).unwrap();
    drop(rope);
    assert!(is_foreign());
    drop(graph);
    assert!(is_foreign());
    drop(device);
    assert!(is_foreign());
}

#[test]
fn a_raw_stream_is_enough() {
    if gpu().is_none() {
        return;
    }
    let context = CudaContext::new(0).unwrap();
    let stream = context.new_stream().unwrap();
    // SAFETY: the stream outlives the device.
    let device = unsafe { Device::from_raw_stream(stream.cu_stream()) }.unwrap();
    assert!(device.is_same_stream(&Device::from_stream(stream.clone()).unwrap()));
    let rope = Rope::new(&device);
    assert_eq!(rope.o.to_array().unwrap().shape(), [1, 3, 2, 8]);
    // One of a context that is not the GPU's primary one.
    let context = another_context();
    let stream = context.new_stream().unwrap();
    // SAFETY: as above.
    let device = unsafe { Device::from_raw_stream(stream.cu_stream()) }.unwrap();
    let expected = rope.o.to_array().unwrap();
    assert_eq!(Rope::new(&device).o.to_array().unwrap(), expected);
    drop(device);
    assert!(
        stream.synchronize().is_ok(),
        "neither stream nor context is destroyed"
    );
}
