//! What only a GPU has: graphs, streams, a memory pool.

use std::mem;

use gimbal_ops::cudarc::driver::CudaContext;
use gimbal_ops::{Device, Lrpe, LrpeGradients, LrpeGradientsMut, Saved, Tensor, Workspace, bf16};
use gimbal_reference::testing::bits;
use gimbal_reference::testing::lrpe::{Case, Problem, Turn};
use gimbal_reference::{Activation, Positions, SoftmaxAxis};
use ndarray::ArrayD;

use super::problems::{long, on_line, operator, with_each_f, with_f};
use crate::common::gpu;

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
    fn new(problem: &Problem, device: &Device) -> Self {
        let case: Case<bf16> = problem.clone().case(1);
        let op = operator(problem, device).with_dtheta(true);
        let x = device.tensor(&case.x).unwrap();
        let d_o = device.tensor(&case.d_o).unwrap();
        let forward = op.forward_workspace(x.view()).unwrap();
        let backward = op
            .backward_workspace(Saved::X(x.view()), d_o.view())
            .unwrap();
        Self {
            op,
            o: device.zeros(d_o.shape()).unwrap(),
            gradients: LrpeGradients {
                dx: device.zeros(x.shape()).unwrap(),
                dtheta: Some(device.zeros(problem.theta.shape()).unwrap()),
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

    fn results(&self) -> [Vec<u64>; 3] {
        let dtheta = self.gradients.dtheta.as_ref().unwrap();
        let rows = [&self.o, &self.gradients.dx];
        let [o, dx] = rows.map(|rows| bits(rows.to_array().unwrap().view()));
        [o, dx, bits(dtheta.to_array().unwrap().view())]
    }
}

/// Every operator with each f.
fn problems() -> Vec<Problem> {
    long().iter().flat_map(with_each_f).collect()
}

/// A GPU device of its own: what other tests put on a stream would be captured too.
fn own_device() -> Option<Device> {
    gpu().map(|_| Device::cuda(0).unwrap())
}

/// A captured call, replayed with other values in the same tensors, gives what a plain call gives. The capture refuses calls that
/// allocate or wait.
#[test]
fn graphs_replay() {
    let Some(device) = own_device() else { return };
    for problem in problems() {
        let mut call = Call::new(&problem, &device);
        // Loads the kernels.
        call.run();
        let graph = device
            .capture(|| {
                call.run();
                Ok(())
            })
            .unwrap();

        let others: Case<bf16> = problem.clone().case(2);
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
            assert_eq!(call.results(), expected, "{problem:?}");
        }
    }
}

/// Calls that may start while what they read is being written give what they give one by one.
#[test]
fn calls_wait_for_what_they_read() {
    let Some(device) = own_device() else { return };
    // Takes longer than it takes to launch all calls, so that each is there when the one before it ends.
    let [ones, mut copy] =
        [0, 1].map(|_| device.tensor(&ArrayD::<f32>::ones(vec![1 << 25])).unwrap());
    for problem in problems() {
        let mut run = |after_each: &dyn Fn()| {
            let mut call = Call::new(&problem, &device);
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
            [&call.o, &call.x].map(|tensor| bits(tensor.to_array().unwrap().view()))
        };
        let expected = run(&|| device.synchronize().unwrap());
        assert_eq!(run(&|| ()), expected, "{problem:?}");
    }
}

/// A stream of a context that tracks uses by events gives the same results.
#[test]
fn a_tracked_stream_gives_the_same() {
    let Some(device) = own_device() else { return };
    let context = CudaContext::new(0).unwrap();
    assert!(context.is_event_tracking());
    let tracked = Device::from_stream(context.new_stream().unwrap()).unwrap();
    for problem in problems() {
        let mut expected = Call::new(&problem, &device);
        expected.run();
        let mut call = Call::new(&problem, &tracked);
        call.run();
        assert_eq!(call.results(), expected.results(), "{problem:?}");
    }
}

/// Launches whose blocks wait for each other, of which either may have the GPU, give beside others what they give alone.
#[test]
fn long_sequences_run_beside_others() {
    let (Some(one), Some(other)) = (own_device(), own_device()) else {
        return;
    };
    let over_tokens = Activation::Softmax(SoftmaxAxis::Sequence);
    for (turn, angles, tokens) in [(Turn::Rotate, 64, 2101), (Turn::Cosine, 128, 4101)] {
        let problem = on_line(turn, [4, tokens, 12, angles], (12, angles));
        let mut calls = [(&one, 0), (&other, 100)].map(|(device, offset)| {
            let mut problem = with_f(&problem, over_tokens);
            problem.op.positions = Positions::line(offset);
            let mut call = Call::new(&problem, device);
            call.op = call.op.with_dtheta(false);
            call.gradients.dtheta = None;
            call
        });
        let outputs = |o: &Tensor<bf16>, dx: &Tensor<bf16>| {
            [o, dx].map(|rows| bits(rows.to_array().unwrap().view()))
        };
        let alone = calls.each_mut().map(|call| {
            call.poison();
            call.run();
            outputs(&call.o, &call.gradients.dx)
        });
        for _ in 0..20 {
            for call in &mut calls {
                call.poison();
                call.run();
            }
        }
        let beside = calls
            .each_ref()
            .map(|call| outputs(&call.o, &call.gradients.dx));
        assert!(beside == alone, "{turn:?}");
    }
}
