//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::FlaoProblem;

use super::{Flao, FlaoGradientsMut, FlaoInputs, FlaoSavedMut, FlaoSavedView};
use crate::check::{Memory, check_apart, check_device};
use crate::tensor::info;
use crate::{Error, Float, Scalar, TensorView, TensorViewMut, Workspace};

impl Flao {
    /// Checks the inputs.
    pub(super) fn check_forward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
    ) -> Result<FlaoProblem, Error> {
        check_input_devices(inputs)?;
        Ok(self.reference().check_forward(&inputs.info())?)
    }

    /// Checks inputs and outputs.
    pub(super) fn check_forward_into<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        o: &TensorViewMut<T>,
        saved: &FlaoSavedMut<T>,
        workspace: &Workspace,
    ) -> Result<FlaoProblem, Error> {
        let device = inputs.q.device();
        let (o, saved) = (o.as_view(), saved.as_view());
        check_input_devices(inputs)?;
        check_device(Self::NAME, device, "o", o.device())?;
        check_saved_device(inputs, &saved)?;
        check_device(Self::NAME, device, "the workspace", workspace.device())?;
        let problem = self.reference().check_forward_into(
            &inputs.info(),
            &info::<T>("o", o.layout()),
            &saved.info(),
        )?;
        check_kv_is_dense(&saved)?;
        let [kv, product] = memory_of_saved(&saved);
        let outputs = [("o", o.memory()), kv, product];
        check_apart(Self::NAME, &outputs, &memory(inputs))?;
        Ok(problem)
    }

    /// Checks the inputs of the backward pass.
    pub(super) fn check_backward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
    ) -> Result<FlaoProblem, Error> {
        check_backward_devices(inputs, saved, d_o)?;
        let problem = self.reference().check_backward(
            &inputs.info(),
            &saved.info(),
            &info::<T>("do", d_o.layout()),
        )?;
        check_kv_is_dense(saved)?;
        Ok(problem)
    }

    /// Checks inputs and outputs of the backward pass.
    pub(super) fn check_backward_into<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
        gradients: &FlaoGradientsMut<T>,
        workspace: &Workspace,
    ) -> Result<FlaoProblem, Error> {
        let device = inputs.q.device();
        check_backward_devices(inputs, saved, d_o)?;
        let each = gradients.each();
        for (name, gradient) in &each {
            check_device(Self::NAME, device, name, gradient.device())?;
        }
        check_device(Self::NAME, device, "the workspace", workspace.device())?;
        let problem = self.reference().check_backward_into(
            &inputs.info(),
            &saved.info(),
            &info::<T>("do", d_o.layout()),
            &gradients.info(),
        )?;
        check_kv_is_dense(saved)?;
        let [q, k, v, g] = memory(inputs);
        let [kv, product] = memory_of_saved(saved);
        let read = [q, k, v, g, kv, product, ("do", d_o.memory())];
        let written = each.map(|(name, gradient)| (name, gradient.memory()));
        check_apart(Self::NAME, &written, &read)?;
        Ok(problem)
    }
}

fn check_input_devices<T: Scalar>(inputs: &FlaoInputs<T>) -> Result<(), Error> {
    for (name, input) in inputs.each() {
        check_device(Flao::NAME, inputs.q.device(), name, input.device())?;
    }
    Ok(())
}

fn check_backward_devices<T: Scalar>(
    inputs: &FlaoInputs<T>,
    saved: &FlaoSavedView<T>,
    d_o: &TensorView<T>,
) -> Result<(), Error> {
    check_input_devices(inputs)?;
    check_saved_device(inputs, saved)?;
    check_device(Flao::NAME, inputs.q.device(), "do", d_o.device())
}

fn check_saved_device<T: Scalar>(
    inputs: &FlaoInputs<T>,
    saved: &FlaoSavedView<T>,
) -> Result<(), Error> {
    let kv = saved.kv().map(|kv| ("kv", kv.device()));
    let product = saved.product().map(|product| ("product", product.device()));
    for (name, other) in kv.into_iter().chain(product) {
        check_device(Flao::NAME, inputs.q.device(), name, other)?;
    }
    Ok(())
}

/// The kernels know no strides of kv.
fn check_kv_is_dense<T: Scalar>(saved: &FlaoSavedView<T>) -> Result<(), Error> {
    match saved.kv() {
        Some(kv) if !kv.layout().is_dense() => Err(Error::NotDense {
            op: Flao::NAME,
            tensor: "kv",
            shape: kv.shape().to_vec(),
            strides: kv.strides().to_vec(),
        }),
        _ => Ok(()),
    }
}

fn memory<T: Scalar>(inputs: &FlaoInputs<T>) -> [Memory; 4] {
    inputs.each().map(|(name, input)| (name, input.memory()))
}

fn memory_of_saved<T: Scalar>(saved: &FlaoSavedView<T>) -> [Memory; 2] {
    [
        ("kv", saved.kv().map_or(0..0, |kv| kv.memory())),
        (
            "product",
            saved.product().map_or(0..0, |product| product.memory()),
        ),
    ]
}
