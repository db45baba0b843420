//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::FlaoProblem;

use super::{Flao, FlaoGradientsMut, FlaoInputs, FlaoSavedMut, FlaoSavedView};
use crate::check::{Memory, check_apart, check_device};
use crate::tensor::{Place, info};
use crate::{Device, Error, Float, Scalar, TensorView, TensorViewMut, Workspace};

impl Flao {
    /// Checks the inputs.
    pub(crate) fn check_forward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
    ) -> Result<FlaoProblem, Error> {
        check_devices(inputs, [])?;
        Ok(self.reference().check_forward(&inputs.info())?)
    }

    /// Checks inputs and outputs.
    pub(crate) fn check_forward_into<T: Float>(
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
    pub(crate) fn check_backward<T: Float>(
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
    pub(crate) fn check_backward_into<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
        gradients: &FlaoGradientsMut<T>,
        workspace: &Workspace,
    ) -> Result<FlaoProblem, Error> {
        let outputs = gradients.each();
        let others = devices(saved).chain([("do", d_o.device())]);
        let outputs_there = outputs
            .into_iter()
            .filter_map(|(name, output)| Some((name, output?.device())));
        let others = others.chain(outputs_there);
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
        let written = outputs.map(|(name, output)| (name, memory_of(output.as_ref())));
        check_apart(Self::NAME, &written, &read)?;
        Ok(shape)
    }
}

/// All are on the device of q.
fn check_devices<'d, T: Scalar>(
    inputs: &FlaoInputs<'d, T>,
    others: impl IntoIterator<Item = (&'static str, &'d Device)>,
) -> Result<(), Error> {
    let inputs = inputs.each().into_iter();
    let inputs = inputs.filter_map(|(name, input)| Some((name, input?.device())));
    check_all_on(inputs.chain(others))
}

/// All are on the device of the first.
pub(crate) fn check_all_on<'d>(
    all: impl IntoIterator<Item = (&'static str, &'d Device)>,
) -> Result<(), Error> {
    let mut all = all.into_iter();
    let Some((_, device)) = all.next() else {
        return Ok(());
    };
    all.try_for_each(|(name, other)| check_device(Flao::NAME, device, name, other))
}

fn devices<'d, T: Scalar>(
    saved: &FlaoSavedView<'d, T>,
) -> impl Iterator<Item = (&'static str, &'d Device)> + use<'d, T> {
    let kv = saved.kv().map(|kv| ("kv", kv.device()));
    let product = saved.product().map(|product| ("product", product.device()));
    kv.into_iter().chain(product)
}

fn check_kv_is_dense<T: Scalar>(saved: &FlaoSavedView<T>) -> Result<(), Error> {
    saved.kv().map_or(Ok(()), |kv| check_is_dense("kv", kv))
}

/// The kernels know no strides of kv and dkv.
pub(crate) fn check_is_dense(tensor: &'static str, sums: &TensorView<f32>) -> Result<(), Error> {
    match sums.layout().is_dense() {
        true => Ok(()),
        false => Err(Error::NotDense {
            op: Flao::NAME,
            tensor,
            shape: sums.shape().to_vec(),
            strides: sums.strides().to_vec(),
        }),
    }
}

/// Where a tensor is, which may not be there.
pub(super) fn memory_of<T: Scalar>(tensor: Option<&TensorView<T>>) -> Place {
    tensor.map_or(Place::default(), TensorView::memory)
}

fn memory<T: Scalar>(inputs: &FlaoInputs<T>) -> [Memory; 4] {
    inputs.each().map(|(name, input)| (name, memory_of(input)))
}

fn memory_of_saved<T: Scalar>(saved: &FlaoSavedView<T>) -> [Memory; 2] {
    [
        ("kv", memory_of(saved.kv())),
        ("product", memory_of(saved.product())),
    ]
}
