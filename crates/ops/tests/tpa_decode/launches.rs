//! What only a GPU has: graphs and streams.

use gimbal_ops::cudarc::driver::CudaContext;
use gimbal_ops::{Device, Error, Tensor, TpaFactors, TpaInputs, TpaOutput, Workspace, bf16};
use gimbal_reference::TpaDecodeProblem;
use gimbal_reference::testing::bits;
use gimbal_reference::testing::tpa_decode::Case;

use super::case::{PARALLELS, TpaCase, sized};
use super::properties::results;
use crate::common::gpu;

/// A GPU device of its own: what other tests put on a stream would be captured too.
fn own_device() -> Option<Device> {
    gpu().map(|_| Device::cuda(0).unwrap())
}

fn case() -> TpaCase<bf16> {
    TpaCase::plain(TpaDecodeProblem {
        batch: 4,
        ..sized(3000, 34, [6, 2, 2], [64, 64])
    })
}

fn on(device: &Device, case: &TpaCase<bf16>) -> TpaFactors<Tensor<bf16>> {
    let factors = &case.data.factors;
    factors.try_map(|_, factor| device.tensor(factor)).unwrap()
}

/// A captured call follows lengths that change in place, and other values in the same tensors. It allocates nothing, or it
/// could not have been captured.
#[test]
fn a_graph_follows_growing_lengths() {
    let Some(device) = own_device() else { return };
    for parallel in PARALLELS {
        let op = case().operator().parallel(parallel);
        let mut factors = on(&device, &case());
        let mut kv_lens = device.tensor_from_slice(&[1, 0, 17, 2], &[4]).unwrap();
        let inputs = TpaInputs::from(&factors).kv_lens(&kv_lens);
        let mut output: TpaOutput<bf16> = op.forward_with_lse(inputs).unwrap();
        let bytes_needed = op.forward_workspace(inputs).unwrap();
        let mut workspace = Workspace::new(&device, bytes_needed).unwrap();
        let graph = device
            .capture(|| op.forward_into(inputs, &mut output, &mut workspace))
            .unwrap();
        for (step, lengths) in [
            [1, 0, 17, 2],
            [2, 1, 18, 3],
            [2999, 64, 500, 3000],
            [0; 4],
            [3000; 4],
        ]
        .into_iter()
        .enumerate()
        {
            let others = Case::<bf16>::plain(case().data.problem, step as u64);
            factors
                .bv
                .copy_from_slice(others.factors.bv.as_slice().unwrap())
                .unwrap();
            kv_lens.copy_from_slice(&lengths).unwrap();
            let expected = results(&op, TpaInputs::from(&factors).kv_lens(&kv_lens));
            output.o.fill_bytes(0xff).unwrap();
            output.lse.fill_bytes(0xff).unwrap();
            workspace.fill_bytes(0xff).unwrap();
            // SAFETY: everything that was captured lives here, and nothing else uses it.
            unsafe { graph.replay() }.unwrap();
            let got = (
                bits(output.o.to_array().unwrap().view()),
                bits(output.lse.to_array().unwrap().view()),
            );
            assert_eq!(got, expected, "{parallel:?}, {lengths:?}");
        }
    }
}

/// They would be read once, and never again.
#[test]
fn lengths_of_the_host_cannot_be_captured() {
    let Some(device) = own_device() else { return };
    let op = case().operator();
    let factors = on(&device, &case());
    let inputs = TpaInputs::from(&factors).kv_lens(&[1, 2, 3, 4]);
    let mut o = op.forward(inputs).unwrap();
    let mut workspace = Workspace::new(&device, op.forward_workspace(inputs).unwrap()).unwrap();
    let captured = device.capture(|| op.forward_into(inputs, &mut o, &mut workspace));
    let error = captured.err().unwrap();
    assert!(
        matches!(
            error,
            Error::NotCapturable {
                tensor: "kv_lens",
                ..
            }
        ),
        "{error}"
    );
    // The stream can be used again.
    op.forward_into(inputs, &mut o, &mut workspace).unwrap();
    device.synchronize().unwrap();
}

/// A stream of a context that tracks uses by events gives the same results.
#[test]
fn a_tracked_stream_gives_the_same() {
    let Some(device) = own_device() else { return };
    let context = CudaContext::new(0).unwrap();
    assert!(context.is_event_tracking());
    let tracked = Device::from_stream(context.new_stream().unwrap()).unwrap();
    for parallel in PARALLELS {
        let op = case().operator().parallel(parallel);
        let expected = results(&op, TpaInputs::from(&on(&device, &case())));
        assert_eq!(
            results(&op, TpaInputs::from(&on(&tracked, &case()))),
            expected
        );
    }
}
