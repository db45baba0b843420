//! What holds on every device.

use gimbal_ops::{Device, Error, FlaoGradients, Float, bf16, f16};
use gimbal_reference::testing::{Verdict, bits};
use proptest::test_runner::TestCaseError;

use super::case::{FlaoCase, cases, cases_of_any_magnitude};
use crate::common::devices;
use crate::config::config;

proptest::proptest! {
    // Fewer than usual: each has a forward and a backward pass of the reference, twice.
    #![proptest_config(config(48, "flao"))]

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
    fn backward_f32(case in cases::<f32>()) {
        backward_is_right(&case)?;
    }

    #[test]
    fn backward_f16(case in cases::<f16>()) {
        backward_is_right(&case)?;
    }

    #[test]
    fn backward_bf16(case in cases::<bf16>()) {
        backward_is_right(&case)?;
    }

    #[test]
    fn any_magnitude_f16(case in cases_of_any_magnitude::<f16>()) {
        forward_is_right(&case)?;
        backward_is_right(&case)?;
    }

    #[test]
    fn any_magnitude_bf16(case in cases_of_any_magnitude::<bf16>()) {
        forward_is_right(&case)?;
        backward_is_right(&case)?;
    }

    #[test]
    fn stages_f32(case in cases::<f32>()) {
        stages_are_right(&case)?;
    }

    #[test]
    fn stages_f16(case in cases::<f16>()) {
        stages_are_right(&case)?;
    }

    #[test]
    fn stages_bf16(case in cases::<bf16>()) {
        stages_are_right(&case)?;
    }

    #[test]
    fn calls_repeat(narrow in cases::<bf16>(), wide in cases::<f32>()) {
        calls_repeat_exactly(&narrow)?;
        calls_repeat_exactly(&wide)?;
    }
}

type Outcome = Result<(), TestCaseError>;

fn fail(device: &Device, reason: impl ToString) -> TestCaseError {
    TestCaseError::fail(format!("on {device}: {}", reason.to_string()))
}

/// All results are within tolerance of the exact ones, and nothing around them is written.
fn check(device: &Device, judged: Result<Vec<Verdict>, Error>) -> Outcome {
    let verdicts = judged.map_err(|error| fail(device, error))?;
    let mut outcomes = verdicts.iter().map(Verdict::check);
    outcomes.try_for_each(|outcome| outcome.map_err(|failure| fail(device, failure)))
}

/// o and what is kept are right.
pub fn forward_is_right<T: Float>(case: &FlaoCase<T>) -> Outcome {
    let exact = case.data.forward();
    for device in devices() {
        let output = case.on(&device).forward();
        check(&device, output.map(|output| output.judge(&exact)))?;
    }
    Ok(())
}

/// The gradients from what the forward pass has kept are right.
pub fn backward_is_right<T: Float>(case: &FlaoCase<T>) -> Outcome {
    let exact = case.data.backward();
    for device in devices() {
        let call = case.on(&device);
        let saved = call.op.forward_saving(call.inputs(), case.save);
        let gradients = saved.and_then(|(_, saved)| call.backward((&saved).into()));
        check(&device, gradients.map(|got| exact.judge_placed(&got)))?;
    }
    Ok(())
}

/// The stages give what the passes give, also where sums come in two parts.
pub fn stages_are_right<T: Float>(case: &FlaoCase<T>) -> Outcome {
    let (forward, backward) = (case.data.forward(), case.data.backward());
    for device in devices() {
        let judged = case.on(&device).stages().map(|(output, gradients)| {
            let mut verdicts = output.judge(&forward);
            verdicts.extend(backward.judge_placed(&gradients));
            verdicts
        });
        check(&device, judged)?;
    }
    Ok(())
}

/// The same call gives the same bits.
fn calls_repeat_exactly<T: Float>(case: &FlaoCase<T>) -> Outcome {
    for device in devices() {
        let first = results(case, &device);
        for _ in 0..2 {
            if results(case, &device) != first {
                return Err(fail(&device, "other bits in a second run"));
            }
        }
    }
    Ok(())
}

/// The bits of o and the gradients, by the calls that allocate.
fn results<T: Float>(case: &FlaoCase<T>, device: &Device) -> Vec<Vec<u64>> {
    let call = case.on(device);
    let (o, saved) = call.op.forward_saving(call.inputs(), case.save).unwrap();
    let gradients = call.op.backward(call.inputs(), &saved, call.d_o());
    let FlaoGradients { dq, dk, dv, dg } = gradients.unwrap();
    let tensors = [o, dq, dk, dv].into_iter().chain(dg);
    tensors
        .map(|tensor| bits(tensor.to_array().unwrap().view()))
        .collect()
}
