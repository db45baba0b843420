//! What holds for every input on every device.

use gimbal_ops::testing::TpaResults;
use gimbal_ops::{
    Arch, Device, Error, Float, Parallel, Splits, TensorView, TpaDecode, TpaFactors, TpaInputs,
    bf16, f16,
};
use gimbal_reference::TpaDecodeProblem;
use gimbal_reference::compare::F32_RELATIVE_L2;
use gimbal_reference::testing::bits;
use gimbal_reference::testing::tpa_decode::Output;
use ndarray::ArrayD;
use proptest::test_runner::TestCaseError;

use super::case::{PARALLELS, TpaCase, cases};
use crate::common::devices;
use crate::config::config;

proptest::proptest! {
    // Fewer than usual: the reference takes its time.
    #![proptest_config(config(48, "tpa_decode"))]

    #[test]
    fn forward_f32(case in cases::<f32>()) {
        forward_is_right(&case)?;
    }

    #[test]
    fn forward_f16(case in cases::<f16>()) {
        forward_is_right(&case)?;
    }

    #[test]
    fn forward_bf16(case in cases::<bf16>()) {
        forward_is_right(&case)?;
    }

    #[test]
    fn calls_repeat(case in cases::<bf16>()) {
        calls_repeat_exactly(&case)?;
    }

    #[test]
    fn a_fixed_split_does_not_know_the_batch(wide in cases::<f32>(), narrow in cases::<bf16>(), tokens in 1u32..400) {
        a_fixed_split_is_invariant(&wide, tokens)?;
        a_fixed_split_is_invariant(&narrow, tokens)?;
    }
}

pub type Outcome = Result<(), TestCaseError>;

pub fn fail(device: &Device, what: &str, reason: impl ToString) -> TestCaseError {
    TestCaseError::fail(format!("{what} on {device}: {}", reason.to_string()))
}

/// Every device with every way to divide the work, which the CPU takes no notice of; a GPU also by its portable kernels.
pub fn everywhere() -> Vec<(Device, Parallel)> {
    let ways = |device: Device| match device.is_cuda() {
        true => {
            let portable = device.up_to(Arch::Sm80).unwrap();
            let ways = |device: Device| PARALLELS.map(|parallel| (device.clone(), parallel));
            [ways(device), ways(portable)].concat()
        }
        false => vec![(device, Parallel::Auto)],
    };
    devices().into_iter().flat_map(ways).collect()
}

/// o and lse are right, whatever the layouts, and nothing around them is written.
fn forward_is_right<T: Float>(case: &TpaCase<T>) -> Outcome {
    let exact = case.data.forward();
    for device in devices() {
        decode_is_right(&device, case, &exact)?;
    }
    Ok(())
}

/// One decode on one device.
pub fn decode_is_right<T: Float>(device: &Device, case: &TpaCase<T>, exact: &Output) -> Outcome {
    are_right(device, case.on(device).forward(&case.operator()), exact)
}

/// Both results of a call are right, and nothing around them is written.
pub fn are_right<T: Float>(
    device: &Device,
    results: Result<TpaResults<T>, Error>,
    exact: &Output,
) -> Outcome {
    let results = results.map_err(|error| fail(device, "a call", error))?;
    let verdict = results.judge(exact).check();
    verdict.map_err(|failure| fail(device, "o and lse", failure))
}

/// The same call gives the same bits, with or without lse, divided in any way.
fn calls_repeat_exactly<T: Float>(case: &TpaCase<T>) -> Outcome {
    for (device, parallel) in everywhere() {
        let call = case.on(&device);
        let inputs = call.inputs();
        let op = case.operator().parallel(parallel);
        let first = results(&op, inputs);
        for _ in 0..2 {
            if results(&op, inputs) != first {
                return Err(fail(&device, "a second run", "other bits"));
            }
        }
        let alone = op.forward(inputs).unwrap().to_array().unwrap();
        if bits(alone.view()) != first.0 {
            return Err(fail(&device, "o", "lse changes it"));
        }
    }
    Ok(())
}

/// The bits of o and lse.
pub fn results<T: Float>(op: &TpaDecode, inputs: TpaInputs<T>) -> (Vec<u64>, Vec<u64>) {
    let output = op.forward_with_lse(inputs).unwrap();
    let (o, lse) = (output.o.to_array().unwrap(), output.lse.to_array().unwrap());
    (bits(o.view()), bits(lse.view()))
}

/// o of factors as they are.
pub fn decoded<T: Float>(
    op: &TpaDecode,
    device: &Device,
    factors: &TpaFactors<ArrayD<T>>,
) -> ArrayD<T> {
    let factors = factors.try_map(|_, factor| device.tensor(factor)).unwrap();
    op.forward(&factors).unwrap().to_array().unwrap()
}

/// A sequence has the same bits alone as in the batch, in a cache that is larger or just large enough.
fn a_fixed_split_is_invariant<T: Float>(case: &TpaCase<T>, tokens: u32) -> Outcome {
    let mut case = case.divided(Parallel::Split(Splits::Tokens(tokens)));
    let TpaDecodeProblem { batch, tokens, .. } = case.data.problem;
    case.data.kv_lens.get_or_insert(vec![tokens as i32; batch]);
    let op = case.operator();
    for device in devices() {
        let call = case.on(&device);
        let (o, lse) = results(&op, call.inputs());
        for (sequence, &length) in case.data.kv_lens.iter().flatten().enumerate().take(6) {
            for capacity in [length as usize, tokens] {
                let part = call.inputs().factors.map(|name, factor| -> TensorView<T> {
                    let alone = factor.narrow(0, sequence..sequence + 1).unwrap();
                    match name {
                        "aq" | "bq" | "q" => alone,
                        _ => alone.narrow(1, 0..capacity).unwrap(),
                    }
                });
                let length = device.tensor_from_slice(&[length], &[1]).unwrap();
                let alone = results(&op, TpaInputs::from(part).kv_lens(&length));
                let of = |all: &[u64]| {
                    let each = all.len() / batch;
                    all[sequence * each..][..each].to_vec()
                };
                if alone != (of(&o), of(&lse)) {
                    let what = format!("sequence {sequence} in a cache of {capacity}");
                    return Err(fail(&device, &what, "other bits than in the batch"));
                }
            }
        }
    }
    Ok(())
}

/// What merging parts whose lse is an f32 of this size adds to the relative error.
pub fn merge_tolerance(size_of_scores: f64) -> f64 {
    F32_RELATIVE_L2 + f64::from(f32::EPSILON) * size_of_scores
}
