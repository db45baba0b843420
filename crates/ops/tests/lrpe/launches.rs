//! What only a GPU has: graphs, streams, a memory pool.

use std::mem;

use gimbal_ops::cudarc::driver::CudaContext;
use gimbal_ops::{
    Device, Lrpe, LrpeGradients, LrpeGradientsMut, Saved, Tensor, TensorView, Workspace, bf16,
};

use super::case::{Case, Inputs};
use super::data::bytes;
use crate::common::gpu;
use ndarray::ArrayD;

/// One call of each pass, into outputs of its own.
struct Call {
    op: Lrpe<'static>,
    x: Tensor<bf16>,
    d_o: Tensor<bf16>,
    o: Tensor<bf16>,
    gradients: LrpeGradients<bf16>,
    workspace: Workspace,
}

impl Call {
    fn new<C: Case>(case: &C, device: &Device) -> Self {
        let Inputs { x, d_o, theta } = case.inputs::<bf16>();
        let op = case.operator(device.tensor(&theta).unwrap(), true);
        let x = device.tensor(&x).unwrap();
        let d_o = device.tensor(&d_o).unwrap();
        let forward = op.forward_workspace(x.view()).unwrap();
        let backward = op
            .backward_workspace(Saved::X(x.view()), d_o.view())
            .unwrap();
        Self {
            op,
            o: device.zeros(d_o.shape()).unwrap(),
            gradients: LrpeGradients {
                dx: device.zeros(x.shape()).unwrap(),
                dtheta: Some(device.zeros(theta.shape()).unwrap()),
                dnorm_weight: None,
            },
            workspace: Workspace::new(device, forward.max(backward)).unwrap(),
            x,
            d_o,
        }
    }

    fn run(&mut self) {
        self.run_with(|_, d_o| d_o);
    }

    /// Each pass of what the one before it has written.
    fn run_in_chain(&mut self) {
        self.run_with(|o, _| o);
        mem::swap(&mut self.x, &mut self.gradients.dx);
    }

    /// Both passes, the gradient being one of o and `d_o`.
    fn run_with(
        &mut self,
        d_o: for<'a> fn(&'a Tensor<bf16>, &'a Tensor<bf16>) -> &'a Tensor<bf16>,
    ) {
        let workspace = &mut self.workspace;
        self.op
            .forward_into(self.x.view(), self.o.view_mut(), workspace)
            .unwrap();
        let gradients = LrpeGradientsMut::from(&mut self.gradients);
        let saved = Saved::X(self.x.view());
        let d_o = d_o(&self.o, &self.d_o).view();
        self.op
            .backward_into(saved, d_o, gradients, workspace)
            .unwrap();
    }

    fn poison(&mut self) {
        self.o.fill_bytes(0xff).unwrap();
        self.gradients.dx.fill_bytes(0xff).unwrap();
        if let Some(dtheta) = &mut self.gradients.dtheta {
            dtheta.fill_bytes(0xff).unwrap();
        }
    }

    fn results(&self) -> [Vec<u8>; 3] {
        let read = |tensor: TensorView<bf16>| bytes(&tensor.to_array().unwrap());
        let dtheta = self.gradients.dtheta.as_ref().unwrap();
        [
            read(self.o.view()),
            read(self.gradients.dx.view()),
            bytes(&dtheta.to_array().unwrap()),
        ]
    }
}

/// A GPU device of its own: what other tests put on a stream would be captured too.
fn own_device() -> Option<Device> {
    gpu().map(|_| Device::cuda(0).unwrap())
}

/// A captured call, replayed with other values in the same tensors, gives what a plain call gives.
pub fn graphs_replay<C: Case>() {
    let Some(device) = own_device() else { return };
    for case in C::long().variants() {
        let mut call = Call::new(&case, &device);
        // Loads the kernels.
        call.run();
        let graph = device
            .capture(|| {
                call.run();
                Ok(())
            })
            .unwrap();

        let others = case.clone().with_seed(2).inputs::<bf16>();
        call.x
            .copy_from_slice(others.x.as_slice().unwrap())
            .unwrap();
        call.d_o
            .copy_from_slice(others.d_o.as_slice().unwrap())
            .unwrap();
        call.run();
        let expected = call.results();
        for _ in 0..2 {
            call.poison();
            // SAFETY: the tensors and the workspace are in `call`, which nothing else uses.
            unsafe { graph.replay() }.unwrap();
            assert_eq!(call.results(), expected, "{case:?}");
        }
    }
}

/// Calls that may start while what they read is being written give what they give one by one.
pub fn calls_wait_for_what_they_read<C: Case>() {
    let Some(device) = own_device() else { return };
    // Takes longer than it takes to launch all calls, so that each is there when the one before it ends.
    let [ones, mut copy] =
        [0, 1].map(|_| device.tensor(&ArrayD::<f32>::ones(vec![1 << 25])).unwrap());
    for case in C::long().variants() {
        let mut run = |after_each: &dyn Fn()| {
            let mut call = Call::new(&case, &device);
            // Without, what writes dx is no kernel of the gradients.
            call.op = call.op.with_dtheta(false);
            call.gradients.dtheta = None;
            call.run_in_chain();
            for _ in 0..4 {
                copy.view_mut().copy_from(&ones).unwrap();
            }
            for _ in 0..10 {
                call.run_in_chain();
                after_each();
            }
            [&call.o, &call.x].map(|tensor| bytes(&tensor.to_array().unwrap()))
        };
        let expected = run(&|| device.synchronize().unwrap());
        assert_eq!(run(&|| ()), expected, "{case:?}");
    }
}

/// The `_into` forms allocate nothing on the device.
pub fn calls_into_outputs_do_not_allocate<C: Case>() {
    let Some(device) = own_device() else { return };
    for case in C::long().variants() {
        let mut call = Call::new(&case, &device);
        // Allocations of other tests count too, but a capture knows whose they are: it refuses those of its own stream.
        call.run();
        let graph = device.capture(|| {
            call.run();
            Ok(())
        });
        assert!(graph.is_ok(), "{case:?}");
    }
}

/// A stream of a context that tracks uses by events gives the same results.
pub fn a_tracked_stream_gives_the_same<C: Case>() {
    let Some(device) = own_device() else { return };
    let context = CudaContext::new(0).unwrap();
    assert!(context.is_event_tracking());
    let tracked = Device::from_stream(context.new_stream().unwrap()).unwrap();
    for case in C::long().variants() {
        let mut expected = Call::new(&case, &device);
        expected.run();
        let mut call = Call::new(&case, &tracked);
        call.run();
        assert_eq!(call.results(), expected.results(), "{case:?}");
    }
}
