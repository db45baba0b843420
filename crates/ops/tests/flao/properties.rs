//! What holds on every device.

use gimbal_ops::{Device, FlaoGradients, Float};
use proptest::test_runner::TestCaseError;

use super::case::{Data, FlaoCase};
use super::exact;
use super::placed::{self, Inputs};
use crate::common::devices;
use crate::data::bytes;

type Outcome = Result<(), TestCaseError>;

fn fail(device: &Device, what: &str, reason: impl ToString) -> TestCaseError {
    TestCaseError::fail(format!("{what} on {device}: {}", reason.to_string()))
}

/// o and what is kept are within tolerance of the exact ones, and nothing around them is written.
pub fn forward_is_right<T: Float>(case: &FlaoCase) -> Outcome {
    forward_of(case, &case.data::<T>())
}

pub fn forward_of<T: Float>(case: &FlaoCase, data: &Data<T>) -> Outcome {
    let [o, kv, product] = exact::forward(case, data);
    for device in devices() {
        let inputs = Inputs::new(&device, case, data);
        let got =
            placed::forward(&device, case, &inputs).map_err(|error| fail(&device, "o", error))?;
        let check =
            |what, outcome: Result<(), String>| outcome.map_err(|error| fail(&device, what, error));
        check("o", o.check(&got.o))?;
        check("kv", got.kv.map_or(Ok(()), |got| kv.check_kv::<T>(&got)))?;
        check(
            "the product",
            got.product.map_or(Ok(()), |got| product.check(&got)),
        )?;
        if got.spilled {
            return Err(fail(
                &device,
                "an output",
                "something around it was written",
            ));
        }
    }
    Ok(())
}

/// The gradients from what the forward pass has kept are within tolerance of the exact ones.
pub fn backward_is_right<T: Float>(case: &FlaoCase) -> Outcome {
    backward_of(case, &case.data::<T>())
}

pub fn backward_of<T: Float>(case: &FlaoCase, data: &Data<T>) -> Outcome {
    let exact = exact::backward(case, data);
    for device in devices() {
        let inputs = Inputs::new(&device, case, data);
        let (_, saved) = case
            .op()
            .forward_saving(inputs.views(), case.save)
            .map_err(|error| fail(&device, "o", error))?;
        let (got, spilled) = placed::backward(&device, case, &inputs, &saved)
            .map_err(|error| fail(&device, "the gradients", error))?;
        for ((got, exact), what) in got.iter().zip(&exact).zip(["dq", "dk", "dv", "dg"]) {
            exact
                .check(got)
                .map_err(|error| fail(&device, what, error))?;
        }
        if spilled {
            return Err(fail(
                &device,
                "a gradient",
                "something around it was written",
            ));
        }
    }
    Ok(())
}

/// The same call gives the same bits.
pub fn calls_repeat_exactly<T: Float>(case: &FlaoCase) -> Outcome {
    let data = case.data::<T>();
    for device in devices() {
        let first = results(case, &data, &device);
        for _ in 0..2 {
            if results(case, &data, &device) != first {
                return Err(fail(&device, "a second run", "other bits"));
            }
        }
    }
    Ok(())
}

/// The bytes of o and the gradients, by the calls that allocate.
pub fn results<T: Float>(case: &FlaoCase, data: &Data<T>, device: &Device) -> [Vec<u8>; 5] {
    let inputs = Inputs::new(device, case, data);
    let (o, saved) = case.op().forward_saving(inputs.views(), case.save).unwrap();
    let gradients = case
        .op()
        .backward(inputs.views(), &saved, inputs.d_o.view());
    let FlaoGradients { dq, dk, dv, dg } = gradients.unwrap();
    [o, dq, dk, dv, dg].map(|tensor| bytes(&tensor.to_array().unwrap()))
}
