//! What holds on every device.

use gimbal_ops::{Device, FlaoGradients, Float};
use gimbal_reference as reference;
use gimbal_reference::testing::{Exact, Placed, bits};
use proptest::test_runner::TestCaseError;

use super::case::FlaoCase;
use super::placed::{self, Inputs, Output};
use crate::common::devices;

type Outcome = Result<(), TestCaseError>;

fn fail(device: &Device, what: &str, reason: impl ToString) -> TestCaseError {
    TestCaseError::fail(format!("{what} on {device}: {}", reason.to_string()))
}

/// A result is within tolerance of the exact one, and nothing around it is written.
fn check<T: Float>(device: &Device, what: &str, exact: &Exact, got: &Placed<T>) -> Outcome {
    let outcome = exact.judge_placed(got).check();
    outcome.map_err(|failure| fail(device, what, failure))
}

/// o and what is kept are right.
pub fn forward_is_right<T: Float>(case: &FlaoCase<T>) -> Outcome {
    let exact = case.data.forward();
    for device in devices() {
        let inputs = Inputs::new(&device, case);
        let Output { o, kv, product } =
            placed::forward(&device, case, &inputs).map_err(|error| fail(&device, "o", error))?;
        check(&device, "o", &exact.o, &o)?;
        kv.map_or(Ok(()), |kv| check(&device, "kv", &exact.kv, &kv))?;
        product.map_or(Ok(()), |product| {
            check(&device, "the product", &exact.product, &product)
        })?;
    }
    Ok(())
}

/// The gradients from what the forward pass has kept are right.
pub fn backward_is_right<T: Float>(case: &FlaoCase<T>) -> Outcome {
    let exact = case.data.backward();
    for device in devices() {
        let inputs = Inputs::new(&device, case);
        let (_, saved) = case
            .op()
            .forward_saving(inputs.views(), case.save)
            .map_err(|error| fail(&device, "o", error))?;
        let got = placed::backward(&device, case, &inputs, &saved)
            .map_err(|error| fail(&device, "the gradients", error))?;
        check_gradients(&device, &exact, &got)?;
    }
    Ok(())
}

fn check_gradients<T: Float>(
    device: &Device,
    exact: &reference::FlaoGradients<Exact>,
    got: &[Placed<T>],
) -> Outcome {
    let reference::FlaoGradients { dq, dk, dv, dg } = exact;
    let exact = [("dq", dq), ("dk", dk), ("dv", dv)].into_iter();
    let exact: Vec<_> = exact.chain(dg.as_ref().map(|dg| ("dg", dg))).collect();
    if got.len() != exact.len() {
        return Err(fail(device, "the gradients", got.len()));
    }
    let mut each = exact.into_iter().zip(got);
    each.try_for_each(|((what, exact), got)| check(device, what, exact, got))
}

/// The stages give what the passes give, also where sums come in two parts.
pub fn stages_are_right<T: Float>(case: &FlaoCase<T>) -> Outcome {
    let (forward, backward) = (case.data.forward(), case.data.backward());
    for device in devices() {
        let inputs = Inputs::new(&device, case);
        let got = placed::stages(&device, case, &inputs)
            .map_err(|error| fail(&device, "the stages", error))?;
        check(&device, "kv", &forward.kv, &got.kv)?;
        check(&device, "o", &forward.o, &got.o)?;
        check_gradients(&device, &backward, &got.gradients)?;
    }
    Ok(())
}

/// The same call gives the same bits.
pub fn calls_repeat_exactly<T: Float>(case: &FlaoCase<T>) -> Outcome {
    for device in devices() {
        let first = results(case, &device);
        for _ in 0..2 {
            if results(case, &device) != first {
                return Err(fail(&device, "a second run", "other bits"));
            }
        }
    }
    Ok(())
}

/// The bits of o and the gradients, by the calls that allocate.
pub fn results<T: Float>(case: &FlaoCase<T>, device: &Device) -> Vec<Vec<u64>> {
    let inputs = Inputs::new(device, case);
    let (o, saved) = case.op().forward_saving(inputs.views(), case.save).unwrap();
    let gradients = case
        .op()
        .backward(inputs.views(), &saved, inputs.d_o().view());
    let FlaoGradients { dq, dk, dv, dg } = gradients.unwrap();
    let tensors = [o, dq, dk, dv].into_iter().chain(dg);
    tensors
        .map(|tensor| bits(tensor.to_array().unwrap().view()))
        .collect()
}
