//! What holds for every operator on every device.

use gimbal_ops::{Activation, Device, Float, LrpeGradients, LrpeGradientsMut, Saved, Workspace};
use gimbal_reference::compare::{ElementTolerance, LRPE_ELEMENT, check_elements, forward_scale};
use proptest::test_runner::TestCaseError;

use super::case::{Case, Inputs};
use super::data::{Placed, bytes};
use super::scale;
use crate::common::devices;

type Outcome = Result<(), TestCaseError>;

/// dx goes through a product with f'(x) and, in a softmax, a sum; each adds roundings in f32 to those of the encoding.
pub const GRADIENT: ElementTolerance = ElementTolerance {
    ulps: 1.0,
    of_scale: 2.0 * LRPE_ELEMENT.of_scale,
};

fn fail(device: &Device, what: &str, reason: impl ToString) -> TestCaseError {
    TestCaseError::fail(format!("{what} on {device}: {}", reason.to_string()))
}

/// o is within tolerance of the exact one, whatever the layout of x and o, and nothing around o is written.
pub fn forward_is_right<C: Case, T: Float>(case: &C) -> Outcome {
    let inputs = case.inputs::<T>();
    let exact = case
        .reference()
        .forward_f64(inputs.x.view(), inputs.theta.view())
        .unwrap();
    let scale = forward_scale(exact.view());
    for device in devices() {
        let op = case.operator(device.tensor(&inputs.theta).unwrap(), false);
        let x = Placed::new(&device, &inputs.x, case.layouts()[0]);
        let mut o = Placed::<T>::poisoned(&device, &case.output_shape(), case.layouts()[1]);
        let mut workspace = poisoned_workspace(&device, op.forward_workspace(x.view()).unwrap());
        op.forward_into(x.view(), o.view_mut(), &mut workspace)
            .map_err(|error| fail(&device, "o", error))?;
        check_elements(o.values().view(), exact.view(), scale.view(), LRPE_ELEMENT)
            .map_err(|mismatch| fail(&device, "o", mismatch))?;
        if !o.is_untouched_around() {
            return Err(fail(&device, "o", "something around it was written"));
        }
    }
    Ok(())
}

/// dx is within tolerance of the exact one, whatever the layouts, and nothing around it is written.
pub fn backward_is_right<C: Case, T: Float>(case: &C) -> Outcome {
    let inputs = case.inputs::<T>();
    let Inputs { x, d_o, theta } = &inputs;
    let exact = case
        .reference()
        .backward_f64(Some(x.view()), theta.view(), d_o.view())
        .unwrap();
    let scale = scale::backward::<C, T>(case, &inputs);
    for device in devices() {
        let op = case.operator(device.tensor(theta).unwrap(), false);
        let x = Placed::new(&device, x, case.layouts()[0]);
        let d_o = Placed::new(&device, d_o, case.layouts()[1]);
        let mut dx = Placed::<T>::poisoned(&device, exact.shape(), case.layouts()[2]);
        let saved = match case.activation() {
            Activation::None => Saved::Nothing,
            _ => Saved::X(x.view()),
        };
        let bytes = op.backward_workspace(saved, d_o.view()).unwrap();
        let gradients = LrpeGradientsMut {
            dx: dx.view_mut(),
            dtheta: None,
            dnorm_weight: None,
        };
        op.backward_into(
            saved,
            d_o.view(),
            gradients,
            &mut poisoned_workspace(&device, bytes),
        )
        .map_err(|error| fail(&device, "dx", error))?;
        check_elements(dx.values().view(), exact.view(), scale.view(), GRADIENT)
            .map_err(|mismatch| fail(&device, "dx", mismatch))?;
        if !dx.is_untouched_around() {
            return Err(fail(&device, "dx", "something around it was written"));
        }
    }
    Ok(())
}

/// dtheta is within tolerance of the exact one, and so is dx, which another kernel may write than without it.
pub fn dtheta_is_right<C: Case, T: Float>(case: &C) -> Outcome {
    let inputs = case.inputs::<T>();
    let Inputs { x, d_o, theta } = &inputs;
    let reference = case.reference();
    let exact = reference.dtheta_f64(x.view(), theta.view(), d_o.view());
    let exact_dx = reference.backward_f64(Some(x.view()), theta.view(), d_o.view());
    let (exact, exact_dx) = (exact.unwrap().into_dyn(), exact_dx.unwrap().into_dyn());
    let scale = scale::dtheta::<C, T>(case, &inputs).into_dyn();
    let scale_of_dx = scale::backward::<C, T>(case, &inputs).into_dyn();
    for device in devices() {
        let x = Placed::new(&device, x, case.layouts()[0]);
        let d_o = Placed::new(&device, d_o, case.layouts()[1]);
        let op = case.operator(device.tensor(theta).unwrap(), true);
        let LrpeGradients { dx, dtheta, .. } = op
            .backward(Saved::X(x.view()), d_o.view())
            .map_err(|error| fail(&device, "dtheta", error))?;
        let dtheta = dtheta.unwrap().to_array().unwrap();
        check_elements(dtheta.view(), exact.view(), scale.view(), LRPE_ELEMENT)
            .map_err(|mismatch| fail(&device, "dtheta", mismatch))?;
        let dx = dx.to_array().unwrap();
        check_elements(dx.view(), exact_dx.view(), scale_of_dx.view(), GRADIENT)
            .map_err(|mismatch| fail(&device, "dx", mismatch))?;
    }
    Ok(())
}

/// The same call gives the same bits.
pub fn calls_repeat_exactly<C: Case, T: Float>(case: &C) -> Outcome {
    let inputs = case.inputs::<T>();
    for device in devices() {
        let run = || results::<C, T>(case, &inputs, &device);
        let first = run();
        for _ in 0..3 {
            if run() != first {
                return Err(fail(&device, "a second run", "other bits"));
            }
        }
    }
    Ok(())
}

/// The bytes of o, dx and dtheta, which lie in memory in any order and are returned in that of their dimensions.
pub fn results<C: Case, T: Float>(case: &C, inputs: &Inputs<T>, device: &Device) -> [Vec<u8>; 3] {
    let op = case.operator(device.tensor(&inputs.theta).unwrap(), true);
    let x = Placed::new(device, &inputs.x, case.layouts()[0]);
    let d_o = Placed::new(device, &inputs.d_o, case.layouts()[1]);
    let o = op.forward(x.view()).unwrap();
    let LrpeGradients { dx, dtheta, .. } = op.backward(Saved::X(x.view()), d_o.view()).unwrap();
    let (o, dx) = (o.to_array().unwrap(), dx.to_array().unwrap());
    let dtheta = dtheta.unwrap().to_array().unwrap();
    [bytes(&o), bytes(&dx), bytes(&dtheta)]
}

/// So many bytes, none of them a number.
pub fn poisoned_workspace(device: &Device, bytes: usize) -> Workspace {
    let mut workspace = Workspace::new(device, bytes).unwrap();
    workspace.fill_bytes(0xff).unwrap();
    workspace
}
