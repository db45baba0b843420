//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::FlaoProblem;

use super::{Flao, FlaoGradientsMut, FlaoInputs, FlaoSavedMut, FlaoSavedView};
use crate::check::{Memory, check_apart, check_device};
use crate::tensor::{Place, info};
use crate::{Device, Error, Float, Scalar, TensorView, TensorViewMut, Workspace};

impl Flao {
    /// Checks the inputs.
    pub(super) fn check_forward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
    ) -> Result<FlaoProblem, Error> {
        check_devices(inputs, [])?;
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
        let (o, saved) = (o.as_view(), saved.as_view());
        let outputs = [("o", o.device())].into_iter().chain(devices(&saved));
        check_devices(
            inputs,
            outputs.chain([("the workspace", workspace.device())]),
        )?;
        let shape = self.reference().check_forward_into(
            &inputs.info(),
            &info::<T>("o", o.layout()),
            &saved.info(),
        )?;
        check_kv_is_dense(&saved)?;
        let [kv, product] = memory_of_saved(&saved);
        check_apart(
            Self::NAME,
            &[("o", o.memory()), kv, product],
            &memory(inputs),
        )?;
        Ok(shape)
    }

    /// Checks the inputs of the backward pass.
    pub(super) fn check_backward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
    ) -> Result<FlaoProblem, Error> {
        check_devices(inputs, devices(saved).chain([("do", d_o.device())]))?;
        let shape = self.reference().check_backward(
            &inputs.info(),
            &saved.info(),
            &info::<T>("do", d_o.layout()),
        )?;
        check_kv_is_dense(saved)?;
        Ok(shape)
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
        let outputs = gradients.each();
        let others = devices(saved).chain([("do", d_o.device())]);
        let others = others.chain(outputs.map(|(name, output)| (name, output.device())));
        check_devices(
            inputs,
            others.chain([("the workspace", workspace.device())]),
        )?;
        let shape = self.reference().check_backward_into(
            &inputs.info(),
            &saved.info(),
            &info::<T>("do", d_o.layout()),
            &gradients.info(),
        )?;
        check_kv_is_dense(saved)?;
        let [q, k, v, g] = memory(inputs);
        let [kv, product] = memory_of_saved(saved);
        let read = [q, k, v, g, kv, product, ("do", d_o.memory())];
        let written = outputs.map(|(name, output)| (name, output.memory()));
        check_apart(Self::NAME, &written, &read)?;
        Ok(shape)
    }
}

/// All are on the device of q.
fn check_devices<'d, T: Scalar>(
    inputs: &FlaoInputs<'d, T>,
    others: impl IntoIterator<Item = (&'static str, &'d Device)>,
) -> Result<(), Error> {
    let inputs = inputs.each().map(|(name, input)| (name, input.device()));
    let (_, device) = inputs[0];
    let mut all = inputs.into_iter().chain(others);
    all.try_for_each(|(name, other)| check_device(Flao::NAME, device, name, other))
}

fn devices<'d, T: Scalar>(
    saved: &FlaoSavedView<'d, T>,
) -> impl Iterator<Item = (&'static str, &'d Device)> + use<'d, T> {
    let kv = saved.kv().map(|kv| ("kv", kv.device()));
    let product = saved.product().map(|product| ("product", product.device()));
    kv.into_iter().chain(product)
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
        ("kv", saved.kv().map_or(Place::default(), |kv| kv.memory())),
        (
            "product",
            saved
                .product()
                .map_or(Place::default(), |product| product.memory()),
        ),
    ]
}
