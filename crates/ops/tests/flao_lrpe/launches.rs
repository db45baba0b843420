//! What only a GPU has: graphs, streams and routes.

use gimbal_ops::cudarc::driver::CudaContext;
use gimbal_ops::testing::FlaoAngles;
use gimbal_ops::{
    Device, FlaoInputs, FlaoLrpe, FlaoLrpeGradients, FlaoLrpeRoute, FlaoLrpeSaved, Tensor,
    Workspace, bf16,
};
use gimbal_reference::testing::bits;
use gimbal_reference::testing::flao_lrpe::Case;
use gimbal_reference::{Activation, Encoding, Pairing};

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
        let op = angles.operator(case);
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

    fn results(&self) -> Vec<Vec<u64>> {
        let rows = &self.gradients.rows;
        let all = [&self.o, &rows.dq, &rows.dk, &rows.dv];
        let bits = |tensor: &Tensor<bf16>| bits(tensor.to_array().unwrap().view());
        all.into_iter().chain(&rows.dg).map(bits).collect()
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
    Case::all_wanted(200).map(|(_, case)| case)
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
            let outputs = [&mut call.o, &mut rows.dq, &mut rows.dk, &mut rows.dv];
            for output in outputs.into_iter().chain(&mut rows.dg) {
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

/// Whether dq is what is left of sums that cancel, which goes by f32.
fn softmax_cancels(case: &Case<bf16>) -> bool {
    use Activation::{Relu, Sigmoid, Silu, Softmax};
    matches!(case.op.q_f, Softmax(_))
        && matches!(case.op.k_f, Relu | Sigmoid | Softmax(_))
        && matches!(case.op.v_f, Relu | Sigmoid | Silu)
}

/// Where there are kernels for it both passes are fused, unless dtheta is asked for or dq of a softmax cancels, and never allocate much.
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

        let (saved, d_o) = (Some(call.saved.view()), &call.inputs[3]);
        let route = call.op.backward_route(inputs).unwrap();
        if softmax_cancels(&case) {
            assert_eq!(route, Some(FlaoLrpeRoute::Widened), "{:?}", case.op);
            continue;
        }
        assert_eq!(route, Some(FlaoLrpeRoute::Fused), "{:?}", case.op);
        let bytes = call.op.backward_workspace(inputs, saved, d_o).unwrap();
        // With a normaliser what was saved is summed up again.
        let most = if z > 0 { 2 * kv } else { kv };
        assert!(bytes <= most + (35 << 20), "{bytes}");
        let bytes = call.op.backward_workspace(inputs, None, d_o).unwrap();
        assert!(bytes <= 2 * kv + (35 << 20), "{bytes}");
        if case.op.encoding.is_some() {
            let op = call.op.clone().with_dtheta(true);
            let route = op.backward_route(inputs).unwrap();
            assert_ne!(route, Some(FlaoLrpeRoute::Fused));
        }
    }
}

/// What is kept may begin at any element, though the copy engine reads it from multiples of 16 bytes.
#[test]
fn kv_that_begins_anywhere() {
    let Some(device) = gpu() else { return };
    for case in fused().filter(|case| !softmax_cancels(case)) {
        let angles = FlaoAngles::of(device, &case).unwrap();
        let mut call = Call::new(device, &case, &angles);
        call.run();
        let (results, kv) = (call.results(), call.saved.kv.to_array().unwrap());
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
        let (inputs, kept) = (views(&call.inputs, &call.g), call.saved.view());
        let bytes = call
            .op
            .backward_workspace(inputs, Some(kept), &call.inputs[3]);
        let bytes = bytes.unwrap().max(call.workspace.bytes());
        call.workspace = Workspace::new(device, bytes).unwrap();
        call.run();
        assert!(call.results() == results, "{:?}", case.op);
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

/// Whether NaN at a token and a feature of an input may reach an element of an output, of the same head. `own` are the features of
/// which f makes something together, `pairs` those and what the encoding turns them with.
fn is_reached(
    (input, output): (&str, &str),
    divides: bool,
    (token, own, pairs): (usize, &[usize], &[usize]),
    (row, column): (usize, usize),
) -> bool {
    let (is_row, is_column) = (row == token, own.contains(&column));
    let is_paired = pairs.contains(&column);
    match (input, output) {
        ("q", "o" | "dg") => is_row,
        ("q", "dq") => is_row && (divides || is_column),
        ("q", "dk") => divides || is_paired,
        ("k", "dq") => divides || is_paired,
        ("k", "dk") => divides || is_row && is_column,
        ("k", "dv") => divides || is_row,
        ("v", "o" | "dg") => is_column,
        ("v", "dk") => divides || is_row,
        ("v", "dv") => is_row && is_column,
        ("do", "o") => false,
        ("do", "dq") => is_row,
        ("do", "dg") => is_row && is_column,
        ("do", "dv") => is_column,
        _ => true,
    }
}

/// The features that the encoding turns with one of so many, which is the first.
fn paired(encoding: Option<Encoding>, (feature, features): (usize, usize)) -> Vec<usize> {
    let Some(Encoding::Rotate(rotation)) = encoding else {
        return vec![feature];
    };
    let r = rotation.rotary_dim.unwrap_or(features);
    let other = match rotation.pairing {
        _ if feature >= r => feature,
        Pairing::Interleaved => feature ^ 1,
        Pairing::Half => (feature + r / 2) % r,
    };
    vec![feature, other]
}

/// What is no number reaches what is computed from it, and nothing else.
#[test]
fn nan_stays_apart() {
    let Some(device) = gpu() else { return };
    for case in fused() {
        let angles = FlaoAngles::of(device, &case).unwrap();
        let mut call = Call::new(device, &case, &angles);
        let run = |call: &mut Call| {
            call.run();
            let rows = &call.gradients.rows;
            let all = [
                ("o", Some(&call.o)),
                ("dq", Some(&rows.dq)),
                ("dk", Some(&rows.dk)),
                ("dv", Some(&rows.dv)),
                ("dg", rows.dg.as_ref()),
            ];
            let there = all.into_iter().filter_map(|(name, it)| Some((name, it?)));
            let arrays = there.map(|(name, it)| (name, it.to_array().unwrap()));
            arrays.collect::<Vec<_>>()
        };
        let expected = run(&mut call);
        let divides = case.op.normalizer.is_some();
        for (index, input) in ["q", "k", "v", "do"].into_iter().enumerate() {
            let before = call.inputs[index].to_array().unwrap();
            let (tokens, columns) = (before.shape()[2], before.shape()[3]);
            let spoil = [
                (tokens / 2, 0, f32::NAN),
                (tokens - 1, columns - 1, f32::INFINITY),
            ];
            for (token, column, value) in spoil {
                let mut values = before.clone();
                values[[0, 0, token, column]] = bf16::from_f32(value);
                let values = values.as_slice().unwrap();
                call.inputs[index].copy_from_slice(values).unwrap();
                let f = match input {
                    "q" => case.op.q_f,
                    "k" => case.op.k_f,
                    _ => Activation::None,
                };
                let all = (0..columns).collect::<Vec<_>>();
                let (own, pairs) = match (f, input) {
                    (Activation::Softmax(_), _) => (all.clone(), all),
                    (_, "q" | "k") => (vec![column], paired(case.op.encoding, (column, columns))),
                    _ => (vec![column], vec![column]),
                };
                for ((output, expected), (_, got)) in expected.iter().zip(run(&mut call)) {
                    for ((at, expected), got) in expected.indexed_iter().zip(&got) {
                        if got.to_bits() == expected.to_bits() {
                            continue;
                        }
                        let (is_of_head, to) = (at[0] == 0 && at[1] == 0, (at[2], at[3]));
                        assert!(
                            is_of_head
                                && is_reached((input, *output), divides, (token, &own, &pairs), to),
                            "{value} in {input} at {:?} of {} reaches {output} at {at:?}: {:?}",
                            (token, column),
                            columns,
                            case.op
                        );
                    }
                }
            }
            let before = before.as_slice().unwrap();
            call.inputs[index].copy_from_slice(before).unwrap();
        }
    }
}
