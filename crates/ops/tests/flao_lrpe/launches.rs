//! What only a GPU has: graphs, streams and routes.

use gimbal_ops::cudarc::driver::CudaContext;
use gimbal_ops::testing::FlaoAngles;
use gimbal_ops::{
    Device, FlaoInputs, FlaoLrpe, FlaoLrpeGradients, FlaoLrpeRoute, FlaoLrpeSaved, Tensor,
    Workspace, bf16,
};
use gimbal_reference::testing::bits;
use gimbal_reference::testing::flao_lrpe::{Case, Wanted};

use crate::common::gpu;

/// One call of each pass, into outputs of its own.
struct Call<'a> {
    op: FlaoLrpe<'a>,
    /// q, k, v, do.
    inputs: [Tensor<bf16>; 4],
    g: Option<Tensor<bf16>>,
    o: Tensor<bf16>,
    saved: FlaoLrpeSaved,
    gradients: FlaoLrpeGradients<bf16>,
    workspace: Workspace,
}

fn views<'a>(
    [q, k, v, _]: &'a [Tensor<bf16>; 4],
    g: &'a Option<Tensor<bf16>>,
) -> FlaoInputs<'a, bf16> {
    FlaoInputs {
        g: g.as_ref().map(Tensor::view),
        ..FlaoInputs::without_gate(q, k, v)
    }
}

impl<'a> Call<'a> {
    fn new(device: &Device, case: &Case<bf16>, angles: &'a FlaoAngles) -> Self {
        let op = angles
            .operator(case)
            .with_dtheta(case.op.encoding.is_some());
        let of = &case.inputs;
        let inputs = [&of.q, &of.k, &of.v, &case.d_o].map(|x| device.tensor(x).unwrap());
        let g = of.g.as_ref().map(|g| device.tensor(g).unwrap());
        let all = views(&inputs, &g);
        let (o, saved) = op.forward_saving(all).unwrap();
        let kept = Some(saved.view());
        let gradients = op.backward(all, kept, &inputs[3]).unwrap();
        let forward = op.forward_workspace(all, true).unwrap();
        let backward = op.backward_workspace(all, kept, &inputs[3]).unwrap();
        Self {
            op,
            inputs,
            g,
            o,
            saved,
            gradients,
            workspace: Workspace::new(device, forward.max(backward)).unwrap(),
        }
    }

    fn run(&mut self) {
        let (inputs, workspace) = (views(&self.inputs, &self.g), &mut self.workspace);
        let saved = Some(self.saved.view_mut());
        self.op
            .forward_into(inputs, &mut self.o, saved, workspace)
            .unwrap();
        let (saved, gradients) = (Some(self.saved.view()), &mut self.gradients);
        self.op
            .backward_into(inputs, saved, &self.inputs[3], gradients, workspace)
            .unwrap();
    }

    fn results(&self) -> [Vec<u64>; 4] {
        let rows = &self.gradients.rows;
        let all = [&self.o, &rows.dq, &rows.dk, &rows.dv];
        all.map(|tensor| bits(tensor.to_array().unwrap().view()))
    }
}

fn cases() -> Vec<Case<bf16>> {
    let small = (0..8).map(|seed| Case::random(seed, false));
    small
        .chain((100..102).map(|seed| Case::random(seed, true)))
        .chain(fused())
        .collect()
}

/// Problems that compute capability 9.0 has fused kernels for.
fn fused() -> impl Iterator<Item = Case<bf16>> {
    (200..)
        .zip(Wanted::all())
        .map(|(seed, wanted)| Case::wanted(seed, wanted))
}

/// A captured call, replayed with other values in the same tensors, gives what a plain call gives. The capture refuses calls that
/// allocate or wait.
#[test]
fn graphs_replay() {
    if gpu().is_none() {
        return;
    }
    let device = Device::cuda(0).unwrap();
    for case in cases() {
        let angles = FlaoAngles::of(&device, &case).unwrap();
        let mut call = Call::new(&device, &case, &angles);
        let graph = device
            .capture(|| {
                call.run();
                Ok(())
            })
            .unwrap();
        let values = case
            .inputs
            .q
            .mapv(|value| bf16::from_f32(0.5 * value.to_f32()));
        call.inputs[0]
            .copy_from_slice(values.as_slice().unwrap())
            .unwrap();
        call.run();
        let expected = call.results();
        for _ in 0..2 {
            let rows = &mut call.gradients.rows;
            for output in [&mut call.o, &mut rows.dq, &mut rows.dk, &mut rows.dv] {
                output.fill_bytes(0xff).unwrap();
            }
            // SAFETY: the tensors and the workspace are in `call`, which nothing else uses.
            unsafe { graph.replay() }.unwrap();
            assert_eq!(call.results(), expected);
        }
    }
}

/// A stream of a context that tracks uses by events gives the same results.
#[test]
fn streams_that_are_tracked() {
    if gpu().is_none() {
        return;
    }
    let device = Device::cuda(0).unwrap();
    let context = CudaContext::new(0).unwrap();
    let tracked = Device::from_stream(context.new_stream().unwrap()).unwrap();
    for case in cases() {
        let [expected, got] = [&device, &tracked].map(|device| {
            let angles = FlaoAngles::of(device, &case).unwrap();
            let mut call = Call::new(device, &case, &angles);
            call.run();
            call.results()
        });
        assert_eq!(got, expected);
    }
}

/// Where there are kernels for it a forward pass is fused, and never allocates much.
#[test]
fn fused_routes() {
    let Some(device) = gpu() else { return };
    let (major, _) = CudaContext::new(0).unwrap().compute_capability().unwrap();
    for case in fused().filter(|_| major == 9) {
        let angles = FlaoAngles::of(device, &case).unwrap();
        let call = Call::new(device, &case, &angles);
        let inputs = views(&call.inputs, &call.g);
        let route = call.op.forward_route(inputs).unwrap();
        assert_eq!(route, Some(FlaoLrpeRoute::Fused), "{:?}", case.op);
        let kv = call.saved.kv.len() * size_of::<f32>();
        let z = call
            .saved
            .z
            .as_ref()
            .map_or(0, |z| z.len() * size_of::<f32>());
        let bytes = call.op.forward_workspace(inputs, false).unwrap();
        assert!(bytes <= kv + z + (35 << 20), "{bytes}");
    }
}

/// What is kept may begin at any element, though the copy engine reads it from multiples of 16 bytes.
#[test]
fn kv_that_begins_anywhere() {
    let Some(device) = gpu() else { return };
    for case in fused() {
        let angles = FlaoAngles::of(device, &case).unwrap();
        let mut call = Call::new(device, &case, &angles);
        call.run();
        let (o, kv) = (
            call.o.to_array().unwrap(),
            call.saved.kv.to_array().unwrap(),
        );
        let room = device.zeros::<f32>(&[kv.len() + 1]).unwrap();
        let at =
            std::ptr::without_provenance_mut(room.view().address() as usize + size_of::<f32>());
        let (shape, strides) = (
            call.saved.kv.shape(),
            call.saved.kv.view().strides().to_vec(),
        );
        // SAFETY: there is room for it in `room`, which is not used otherwise before it is dropped.
        let mut moved = unsafe { Tensor::from_raw_parts(device, at, shape, &strides) }.unwrap();
        std::mem::swap(&mut call.saved.kv, &mut moved);
        call.run();
        assert_eq!(bits(call.o.to_array().unwrap().view()), bits(o.view()));
        assert_eq!(
            bits(call.saved.kv.to_array().unwrap().view()),
            bits(kv.view())
        );
    }
}

/// Few rows go through f32, many do not.
#[test]
fn routes() {
    for case in cases() {
        let device = gpu().cloned().unwrap_or(Device::cpu());
        let angles = FlaoAngles::of(&device, &case).unwrap();
        let call = Call::new(&device, &case, &angles);
        let inputs = views(&call.inputs, &call.g);
        let route = call.op.forward_route(inputs).unwrap();
        let of_q = case.inputs.q.shape();
        let fewest = of_q[2].min(case.inputs.k.shape()[2]) * of_q[0] * of_q[1];
        let fewest = fewest * of_q[3].min(case.inputs.v.shape()[3]);
        assert_eq!(route.is_some(), device.is_cuda());
        let is_widened = fewest < 1 << 16;
        assert!(route.is_none_or(|route| (route == FlaoLrpeRoute::Widened) == is_widened));
        assert_eq!(
            call.op.backward_route(inputs).unwrap().is_some(),
            device.is_cuda()
        );
    }
}
