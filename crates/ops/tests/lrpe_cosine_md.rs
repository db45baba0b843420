//! `lrpe_cosine_md` against the reference, and its plain against its cached form.

mod common;
mod lrpe;

use common::{devices, gpu};
use gimbal_ops::{
    Activation, Device, Float, InputReason, LrpeCosineMd, SoftmaxAxis, Workspace, bf16, f16,
};
use lrpe::case::{ACTIVATIONS, Case as _, Inputs};
use lrpe::data::bytes;
use lrpe::grid::GridCase;
use ndarray::Axis;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError};

lrpe::operator_tests!(LrpeCosineMd);

proptest! {
    #![proptest_config(Config { cases: 64, failure_persistence: None, ..Config::default() })]

    #[test]
    fn the_cached_form_agrees_f32(case: GridCase) {
        the_cached_form_agrees::<f32>(&case, &devices())?;
    }

    #[test]
    fn the_cached_form_agrees_f16(case: GridCase) {
        the_cached_form_agrees::<f16>(&case, &devices())?;
    }

    #[test]
    fn the_cached_form_agrees_bf16(case: GridCase) {
        the_cached_form_agrees::<bf16>(&case, &devices())?;
    }
}

/// The plain and the cached form give the same bits.
fn the_cached_form_agrees<T: Float>(
    case: &GridCase,
    devices: &[Device],
) -> Result<(), TestCaseError> {
    let inputs: Inputs<T> = case.inputs::<LrpeCosineMd, T>();
    for device in devices {
        let [plain, cached] = [false, true].map(|cached| {
            let case = GridCase {
                cached,
                ..case.clone()
            };
            properties::results::<LrpeCosineMd, T>(&case, &inputs, device)
        });
        for (result, (plain, cached)) in ["o", "dx", "dtheta"].iter().zip(plain.iter().zip(&cached))
        {
            prop_assert!(plain == cached, "the forms differ in {result} on {device}");
        }
    }
    Ok(())
}

/// So many tokens that the sums of a sequence softmax are cut by how many blocks the GPU holds at a time, which must be the
/// same for both forms.
#[test]
fn the_cached_form_agrees_on_large_grids() {
    let Some(gpu) = gpu() else { return };
    for grid in [[29, 35], [37, 41]] {
        for activation in ACTIVATIONS {
            let case = GridCase {
                heads: 16,
                features: 128,
                grid: grid.to_vec(),
                extra_tokens: 10,
                theta_features: 64,
                activation,
                ..GridCase::default()
            };
            if let Err(error) = the_cached_form_agrees::<bf16>(&case, std::slice::from_ref(gpu)) {
                panic!("{error}: {case:?}");
            }
        }
    }
}

/// Whatever an extra token holds, it has no angle, and gives nothing to dtheta.
#[test]
fn extra_tokens_leave_dtheta_alone() {
    // A softmax over the sequence mixes all tokens.
    let sequence = Activation::Softmax(SoftmaxAxis::Sequence);
    for activation in ACTIVATIONS.into_iter().filter(|&f| f != sequence) {
        let case = GridCase {
            activation,
            ..GridCase::default()
        };
        let inputs = case.inputs::<LrpeCosineMd, f32>();
        let mut spoilt = case.inputs::<LrpeCosineMd, f32>();
        for (token, value) in [(0, f32::NAN), (1, f32::INFINITY)] {
            for tensor in [&mut spoilt.x, &mut spoilt.d_o] {
                tensor.index_axis_mut(Axis(2), token).fill(value);
            }
        }
        for device in devices() {
            let dtheta = |inputs| {
                let [_, _, dtheta] =
                    properties::results::<LrpeCosineMd, f32>(&case, inputs, &device);
                dtheta
            };
            assert_eq!(
                dtheta(&spoilt),
                dtheta(&inputs),
                "{activation:?} on {device}"
            );
        }
    }
}

/// A clone reads the table of the operator that it was cloned from, also once that is gone, and makes none of its own.
#[test]
fn clones_share_the_table() {
    let mut devices = vec![Device::cpu()];
    // A device of its own: what other tests put on a stream would be captured too.
    devices.extend(gpu().map(|_| Device::cuda(0).unwrap()));
    let case = GridCase {
        activation: Activation::Silu,
        cached: true,
        ..GridCase::default()
    };
    let inputs = case.inputs::<LrpeCosineMd, f32>();
    for device in devices {
        let [expected, ..] = properties::results::<LrpeCosineMd, f32>(&case, &inputs, &device);
        let still = case.cosine_md(device.tensor(&inputs.theta).unwrap());
        let op = still.clone().activation(case.activation);
        drop(still);

        let x = device.tensor(&inputs.x).unwrap();
        let mut o = device.zeros::<f32>(&case.output_shape()).unwrap();
        let mut workspace = Workspace::new(&device, 0).unwrap();
        let mut forward = || op.clone().forward_into(&x, &mut o, &mut workspace);
        forward().unwrap();
        if device.is_cuda() {
            // A capture refuses to allocate.
            let graph = device.capture(forward).unwrap();
            o.fill_bytes(0xff).unwrap();
            // SAFETY: the tensors and the operator outlive the replay, which `to_array` waits for.
            unsafe { graph.replay() }.unwrap();
        }
        assert_eq!(bytes(&o.to_array().unwrap()), expected, "on {device}");
    }
}

/// x and theta of shapes that no grid of these lengths has.
#[test]
fn shapes_that_do_not_fit() {
    let op = LrpeCosineMd::NAME;
    let rank = InputReason::Rank {
        tensor: "x",
        expected: "(B, H, L, D)",
        got: vec![1, 6, 8],
    }
    .of(op);
    let heads = InputReason::ThetaHeads { heads: 2, got: 3 }.of(op);
    let narrow = InputReason::ThetaTooNarrow {
        axes: 2,
        theta_features: 3,
        features: 8,
    }
    .of(op);
    for cached in [false, true] {
        let refused = |x: &[usize], theta: &[usize], error| {
            refusals::refused_everywhere(&[1, 2, 6, 16], error, |device, o| {
                let case = GridCase {
                    grid: vec![2, 3],
                    extra_tokens: 0,
                    cached,
                    ..GridCase::default()
                };
                let (x, theta) = (device.zeros::<f32>(x)?, device.zeros(theta)?);
                let workspace = &mut Workspace::new(device, 0)?;
                case.cosine_md(theta).forward_into(&x, o, workspace)
            });
        };
        refused(&[1, 6, 8], &[2, 4], &rank);
        refused(&[1, 2, 6, 8], &[3, 4], &heads);
        refused(&[1, 2, 6, 8], &[1, 3], &narrow);
    }
}
