//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{
    self as reference, FlaoLrpe as Reference, FlaoLrpeProblem, IndexType, InputReason, TensorInfo,
};

use super::{FlaoLrpe, FlaoLrpeGradientsMut, FlaoLrpeSavedView};
use crate::check::{Passed, Seen, check_apart, check_dense, check_devices, passed};
use crate::recent::Recent;
use crate::tensor::info;
use crate::{Error, FlaoInputs, Float, TensorView, TensorViewMut, Workspace};

impl FlaoLrpe<'_> {
    /// Checks the inputs, and outputs where there are some.
    pub(super) fn check_forward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        into: Option<(&TensorViewMut<T>, Option<FlaoLrpeSavedView>, &Workspace)>,
    ) -> Result<FlaoLrpeProblem, Error> {
        thread_local!(static PASSED: Passed<Reference, FlaoLrpeProblem, 12> = const { Recent::new() });
        self.check_told()?;
        let saved = into.and_then(|(_, saved, _)| saved);
        let [q, k, v, g, theta, indices @ ..] = self.seen(inputs);
        let [a, b, c, d] = indices;
        let [kv, z] = seen(&saved);
        let o = into.map(|(o, ..)| o.seen("o"));
        let tensors = [o, kv, z, q, k, v, g, theta, a, b, c, d];
        let (written, read) = tensors.split_at(3);
        let workspace = into.and_then(|(.., workspace)| workspace.seen());
        check_devices(Self::NAME, &[read, written, &[workspace]])?;
        let definition = &self.definition;
        let is_it = |of: &Reference| of == definition;
        let problem = passed(&PASSED, is_it, T::DTYPE, &tensors, || {
            let (rows, angles) = (inputs.info(), self.info());
            let problem = match into {
                None => definition.check_forward(&rows, &angles)?,
                Some((o, ..)) => definition.check_forward_into(
                    &rows,
                    &angles,
                    &info::<T>("o", o.layout()),
                    saved.as_ref().map(FlaoLrpeSavedView::info).as_ref(),
                )?,
            };
            check_are_dense(saved)?;
            Ok((definition.clone(), problem))
        })?;
        check_apart(Self::NAME, written, &[read])?;
        Ok(problem)
    }

    /// Checks the inputs of the backward pass, and outputs where there are some.
    pub(super) fn check_backward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
        into: Option<(&FlaoLrpeGradientsMut<T>, &Workspace)>,
    ) -> Result<FlaoLrpeProblem, Error> {
        type Key = (bool, Reference);
        thread_local!(static PASSED: Passed<Key, FlaoLrpeProblem, 17> = const { Recent::new() });
        self.check_told()?;
        let [q, k, v, g, theta, indices @ ..] = self.seen(inputs);
        let [a, b, c, d] = indices;
        let [kv, z] = seen(&saved);
        let of_o = Some(d_o.seen("do"));
        let dtheta = into.and_then(|(gradients, _)| gradients.dtheta.as_ref());
        let [dq, dk, dv, dg] = into.map_or([None; 4], |(gradients, _)| gradients.rows.seen());
        let of_theta = dtheta.map(|dtheta| dtheta.seen("dtheta"));
        let tensors = [
            dq, dk, dv, dg, of_theta, q, k, v, g, theta, a, b, c, d, kv, z, of_o,
        ];
        let (written, read) = tensors.split_at(5);
        let workspace = into.and_then(|(_, workspace)| workspace.seen());
        check_devices(Self::NAME, &[read, written, &[workspace]])?;
        let (definition, with_dtheta) = (&self.definition, self.with_dtheta);
        let is_it = |of: &Key| of.0 == with_dtheta && of.1 == *definition;
        let problem = passed(&PASSED, is_it, T::DTYPE, &tensors, || {
            let (rows, angles) = (inputs.info(), self.info());
            let of_saved = saved.as_ref().map(FlaoLrpeSavedView::info);
            let (saves, d_o) = (of_saved.as_ref(), info::<T>("do", d_o.layout()));
            let problem = match into {
                None => {
                    let problem = definition.check_backward(&rows, &angles, saves, &d_o)?;
                    if with_dtheta {
                        definition.check_dtheta(&angles)?;
                    }
                    check_are_dense(saved)?;
                    problem
                }
                Some((gradients, _)) => {
                    let of = gradients.info();
                    let problem =
                        definition.check_backward_into(&rows, &angles, saves, &d_o, &of)?;
                    check_are_dense(saved)?;
                    self.check_dtheta(dtheta)?;
                    problem
                }
            };
            Ok(((with_dtheta, definition.clone()), problem))
        })?;
        check_apart(Self::NAME, written, &[read])?;
        Ok(problem)
    }

    /// dtheta is there if and only if it is asked for, and dense.
    fn check_dtheta(&self, dtheta: Option<&TensorViewMut<f32>>) -> Result<(), Error> {
        let (op, tensor) = (Self::NAME, "dtheta");
        match (dtheta, self.with_dtheta) {
            (None, false) => Ok(()),
            (Some(dtheta), true) => check_dense(op, tensor, dtheta.layout()),
            (None, true) => {
                let needed_for = "the gradient of theta";
                Err(InputReason::Missing { tensor, needed_for }.of(op).into())
            }
            (Some(_), false) => {
                let how = "with_dtheta(true)";
                Err(Error::Unexpected { op, tensor, how })
            }
        }
    }

    /// What the checks see of theta and the positions.
    fn info(&self) -> reference::FlaoAngles<TensorInfo<'_>, TensorInfo<'_, IndexType>> {
        self.angles.map(
            |theta| info::<f32>("theta", theta.layout()),
            |name, index| index.info(name),
        )
    }

    /// The encoding is one of dense sequences, without a norm.
    fn check_told(&self) -> Result<(), Error> {
        match self.refused {
            None => Ok(()),
            Some((tensor, other)) => {
                let conflict = InputReason::Conflict { tensor, other };
                Err(conflict.of(Self::NAME).into())
            }
        }
    }

    /// What the checks see of the devices and the memory of all that is read besides do and what was saved.
    fn seen<'s, T: Float>(&'s self, inputs: &'s FlaoInputs<T>) -> [Option<Seen<'s>>; 9] {
        let [q, k, v, g] = inputs.seen();
        let theta = self.angles.theta.as_ref();
        let theta = theta.map(|theta| theta.seen("theta"));
        let [a, b, c, d] = self.indices().map(|(name, index)| Some(index?.seen(name)));
        [q, k, v, g, theta, a, b, c, d]
    }
}

fn seen<'s>(saved: &'s Option<FlaoLrpeSavedView>) -> [Option<Seen<'s>>; 2] {
    let kv = saved.as_ref().map(|saved| saved.kv.seen("kv"));
    let z = saved.as_ref().and_then(|saved| saved.z.as_ref());
    [kv, z.map(|z| z.seen("z"))]
}

/// The kernels know no strides of sums.
fn check_are_dense(saved: Option<FlaoLrpeSavedView>) -> Result<(), Error> {
    let Some(FlaoLrpeSavedView { kv, z }) = saved else {
        return Ok(());
    };
    check_dense(FlaoLrpe::NAME, "kv", kv.layout())?;
    z.map_or(Ok(()), |z| check_dense(FlaoLrpe::NAME, "z", z.layout()))
}
