//! What holds on every device.

use gimbal_ops::{Device, FlaoGradients, Float};
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
    let exact = [exact.dq, exact.dk, exact.dv, exact.dg.unwrap()];
    for device in devices() {
        let inputs = Inputs::new(&device, case);
        let (_, saved) = case
            .op()
            .forward_saving(inputs.views(), case.save)
            .map_err(|error| fail(&device, "o", error))?;
        let got = placed::backward(&device, case, &inputs, &saved)
            .map_err(|error| fail(&device, "the gradients", error))?;
        for ((got, exact), what) in got.iter().zip(&exact).zip(["dq", "dk", "dv", "dg"]) {
            check(&device, what, exact, got)?;
        }
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
pub fn results<T: Float>(case: &FlaoCase<T>, device: &Device) -> [Vec<u64>; 5] {
    let inputs = Inputs::new(device, case);
    let (o, saved) = case.op().forward_saving(inputs.views(), case.save).unwrap();
    let gradients = case
        .op()
        .backward(inputs.views(), &saved, inputs.d_o().view());
    let FlaoGradients { dq, dk, dv, dg } = gradients.unwrap();
    [o, dq, dk, dv, dg].map(|tensor| bits(tensor.to_array().unwrap().view()))
}
