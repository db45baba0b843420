//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::FlaoProblem;

use super::tensors::of_reference;
use super::{Flao, FlaoGradientsMut, FlaoInputs, FlaoSavedMut, FlaoSavedView};
use crate::check::{Passed, check_apart, check_dense, check_devices, passed};
use crate::recent::Recent;
use crate::tensor::info;
use crate::{Error, Float, TensorView, TensorViewMut, Workspace};

impl Flao {
    /// Checks the inputs, and outputs where there are some.
    pub(crate) fn check_forward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        into: Option<(&TensorViewMut<T>, &FlaoSavedMut<T>, &Workspace)>,
    ) -> Result<FlaoProblem, Error> {
        thread_local!(static PASSED: Passed<(), FlaoProblem, 7> = const { Recent::new() });
        let (kv, product) = into.map_or((None, None), |(_, it, _)| (it.kv(), it.product()));
        let [q, k, v, g] = inputs.seen();
        let tensors = [
            into.map(|(o, ..)| o.seen("o")),
            kv.map(|kv| kv.seen("kv")),
            product.map(|product| product.seen("product")),
            q,
            k,
            v,
            g,
        ];
        let (written, read) = tensors.split_at(3);
        let workspace = into.and_then(|(.., workspace)| workspace.seen());
        check_devices(Self::NAME, &[read, written, &[workspace]])?;
        let shape = passed(
            &PASSED,
            |()| true,
            T::DTYPE,
            &tensors,
            || {
                let Some((o, ..)) = into else {
                    return Ok(((), self.reference().check_forward(&inputs.info())?));
                };
                let shape = self.reference().check_forward_into(
                    &inputs.info(),
                    &info::<T>("o", o.layout()),
                    &of_reference(
                        kv.map(|kv| info::<f32>("kv", kv.layout())),
                        product.map(|product| info::<T>("product", product.layout())),
                    ),
                )?;
                if let Some(kv) = kv {
                    check_dense(Self::NAME, "kv", kv.layout())?;
                }
                Ok(((), shape))
            },
        )?;
        check_apart(Self::NAME, written, &[read])?;
        Ok(shape)
    }

    /// Checks the inputs of the backward pass, and outputs where there are some.
    pub(crate) fn check_backward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
        into: Option<(&FlaoGradientsMut<T>, &Workspace)>,
    ) -> Result<FlaoProblem, Error> {
        thread_local!(static PASSED: Passed<(), FlaoProblem, 11> = const { Recent::new() });
        let (kv, product) = (saved.kv(), saved.product());
        let [q, k, v, g] = inputs.seen();
        let [dq, dk, dv, dg] = into.map_or([None; 4], |(gradients, _)| gradients.seen());
        let tensors = [
            dq,
            dk,
            dv,
            dg,
            q,
            k,
            v,
            g,
            kv.map(|kv| kv.seen("kv")),
            product.map(|product| product.seen("product")),
            Some(d_o.seen("do")),
        ];
        let (written, read) = tensors.split_at(4);
        let workspace = into.and_then(|(_, workspace)| workspace.seen());
        check_devices(Self::NAME, &[read, written, &[workspace]])?;
        let shape = passed(
            &PASSED,
            |()| true,
            T::DTYPE,
            &tensors,
            || {
                let (inputs, d_o) = (inputs.info(), info::<T>("do", d_o.layout()));
                let saved = of_reference(
                    kv.map(|kv| info::<f32>("kv", kv.layout())),
                    product.map(|product| info::<T>("product", product.layout())),
                );
                let reference = self.reference();
                let shape = match into {
                    None => reference.check_backward(&inputs, &saved, &d_o)?,
                    Some((gradients, _)) => {
                        reference.check_backward_into(&inputs, &saved, &d_o, &gradients.info())?
                    }
                };
                if let Some(kv) = kv {
                    check_dense(Self::NAME, "kv", kv.layout())?;
                }
                Ok(((), shape))
            },
        )?;
        check_apart(Self::NAME, written, &[read])?;
        Ok(shape)
    }
}
