//! What only a GPU has: graphs and streams.

use gimbal_ops::cudarc::driver::CudaContext;
use gimbal_ops::{
    Device, Flao, FlaoGradients, FlaoInputs as Views, FlaoSave, FlaoSaved, Float, Tensor,
    TensorView, Workspace, bf16, f16,
};
use gimbal_reference::FlaoInputs;
use gimbal_reference::testing::{bits, flao};
use ndarray::ArrayD;

use super::case::FlaoCase;
use super::properties::backward_is_right;
use crate::common::gpu;

/// One call of each pass, into outputs of its own.
struct Call {
    op: Flao,
    /// q, k, v, g and do.
    inputs: [Tensor<bf16>; 5],
    o: Tensor<bf16>,
    saved: FlaoSaved<bf16>,
    gradients: FlaoGradients<bf16>,
    workspace: Workspace,
}

fn arrays(data: flao::Case<bf16>) -> [ArrayD<bf16>; 5] {
    let FlaoInputs { q, k, v, g } = data.inputs;
    [q, k, v, g.unwrap(), data.d_o]
}

fn views([q, k, v, g, _]: &[Tensor<bf16>; 5]) -> Views<'_, bf16> {
    Views::new(q, k, v, g)
}

impl Call {
    fn new(case: &FlaoCase<bf16>, device: &Device) -> Self {
        let op = case.op();
        let inputs = arrays(case.data.clone()).map(|array| device.tensor(&array).unwrap());
        let d_o = &inputs[4];
        let (o, saved) = op.forward_saving(views(&inputs), case.save).unwrap();
        let gradients = op.backward(views(&inputs), &saved, d_o).unwrap();
        let forward = op.forward_workspace(views(&inputs), case.save).unwrap();
        let backward = op.backward_workspace(views(&inputs), &saved, d_o).unwrap();
        let workspace = Workspace::new(device, forward.max(backward)).unwrap();
        Self {
            op,
            inputs,
            o,
            saved,
            gradients,
            workspace,
        }
    }

    fn run(&mut self) {
        let Self {
            op,
            inputs,
            o,
            saved,
            gradients,
            workspace,
        } = self;
        op.forward_into(views(inputs), o, &mut *saved, workspace)
            .unwrap();
        op.backward_into(views(inputs), &*saved, &inputs[4], gradients, workspace)
            .unwrap();
    }

    fn poison(&mut self) {
        let FlaoGradients { dq, dk, dv, dg } = &mut self.gradients;
        let dg = dg.as_mut().unwrap();
        for output in [&mut self.o, dq, dk, dv, dg] {
            output.fill_bytes(0xff).unwrap();
        }
    }

    fn results(&self) -> [Vec<u64>; 5] {
        let FlaoGradients { dq, dk, dv, dg } = &self.gradients;
        let read = |tensor: TensorView<bf16>| bits(tensor.to_array().unwrap().view());
        let dg = dg.as_ref().unwrap();
        [&self.o, dq, dk, dv, dg].map(|tensor| read(tensor.view()))
    }
}

/// A GPU device of its own: what other tests put on a stream would be captured too.
fn own_device() -> Option<Device> {
    gpu().map(|_| Device::cuda(0).unwrap())
}

/// With whole heads, with heads that are cut, with sums over nothing, and with heads that clusters share.
fn cases() -> Vec<FlaoCase<bf16>> {
    let sizes = [
        [2, 3, 100, 150, 64, 32],
        [1, 1, 4096, 4096, 64, 64],
        [1, 2, 50, 0, 16, 16],
        [1, 2, 0, 50, 16, 16],
        BEYOND_A_WAVE,
    ];
    let cases = sizes.map(|sizes| FlaoCase::plain(sizes).variants());
    cases.concat()
}

/// Heads that are a block's and, behind them, heads that a cluster shares, on a GPU of 132 multiprocessors.
const BEYOND_A_WAVE: [usize; 6] = [1, 134, 1025, 470, 64, 64];

/// The same of fewer rows, of which a multiprocessor holds two.
const SHORT_BEYOND_A_WAVE: [usize; 6] = [1, 134, 257, 200, 128, 128];

/// Gradients by two launches of which the second does not wait for the first are right, and so are those of two blocks a multiprocessor.
fn heads_beyond_a_wave_are_right<T: Float>() {
    if gpu().is_some() {
        for sizes in [BEYOND_A_WAVE, SHORT_BEYOND_A_WAVE] {
            backward_is_right(&FlaoCase::<T>::plain(sizes)).unwrap();
        }
    }
}

#[test]
fn heads_beyond_a_wave() {
    heads_beyond_a_wave_are_right::<f16>();
    heads_beyond_a_wave_are_right::<bf16>();
}

/// What is told of a product has room for what is kept without a gate, which is kv alone, though other kernels may sum it.
#[test]
fn what_is_kept_without_a_gate_has_room() {
    let Some(device) = gpu() else { return };
    let [q, k, v] = [(); 3].map(|()| device.zeros::<f32>(&[1, 200, 1000, 32]).unwrap());
    let (inputs, op) = (Views::without_gate(&q, &k, &v), Flao::default());
    let save = FlaoSave::KvAndProduct;
    let (mut o, mut saved) = op.forward_saving(inputs, save).unwrap();
    assert!(saved.product().is_none());
    let needed = op.forward_workspace(inputs, save).unwrap();
    let mut workspace = Workspace::new(device, needed).unwrap();
    op.forward_into(inputs, &mut o, &mut saved, &mut workspace)
        .unwrap();
}

/// A captured call, replayed with other values in the same tensors, gives what a plain call gives. The capture refuses
/// calls that allocate or wait.
#[test]
fn graphs_replay() {
    let Some(device) = own_device() else { return };
    for case in cases() {
        let mut call = Call::new(&case, &device);
        let graph = device
            .capture(|| {
                call.run();
                Ok(())
            })
            .unwrap();
        let others = flao::Case::plain(case.data.problem, 2);
        for (input, values) in call.inputs.iter_mut().zip(arrays(others)) {
            input.copy_from_slice(values.as_slice().unwrap()).unwrap();
        }
        call.run();
        let expected = call.results();
        for _ in 0..2 {
            call.poison();
            // SAFETY: the tensors and the workspace are in `call`, which nothing else uses.
            unsafe { graph.replay() }.unwrap();
            assert_eq!(call.results(), expected, "{:?}", case.data.problem);
        }
    }
}

/// A stream of a context that tracks uses by events gives the same results.
#[test]
fn a_tracked_stream_gives_the_same() {
    let Some(device) = own_device() else { return };
    let context = CudaContext::new(0).unwrap();
    assert!(context.is_event_tracking());
    let tracked = Device::from_stream(context.new_stream().unwrap()).unwrap();
    for case in cases() {
        let [mut expected, mut call] = [&device, &tracked].map(|device| Call::new(&case, device));
        expected.run();
        call.run();
        assert_eq!(
            call.results(),
            expected.results(),
            "{:?}",
            case.data.problem
        );
    }
}
