//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{self as reference, FlaoLrpeProblem, IndexType, InputReason, TensorInfo};

use super::{FlaoLrpe, FlaoLrpeGradientsMut, FlaoLrpeSavedView};
use crate::check::{Seen, check_apart, check_dense, check_devices};
use crate::tensor::info;
use crate::{Error, FlaoInputs, Float, TensorView, TensorViewMut, Workspace};

impl FlaoLrpe<'_> {
    /// Checks the inputs, and outputs where there are some.
    pub(super) fn check_forward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        into: Option<(&TensorViewMut<T>, Option<FlaoLrpeSavedView>, &Workspace)>,
    ) -> Result<FlaoLrpeProblem, Error> {
        self.check_told()?;
        let saved = into.and_then(|(_, saved, _)| saved);
        let (read, [kv, z]) = (self.seen(inputs), seen(&saved));
        let written = [into.map(|(o, ..)| o.seen("o")), kv, z];
        let workspace = into.and_then(|(.., workspace)| workspace.seen());
        let all = read.iter().chain(&written);
        check_devices(Self::NAME, all.chain(&[workspace]))?;
        let (rows, angles) = (inputs.info(), self.info());
        let Some((o, ..)) = into else {
            return Ok(self.definition.check_forward(&rows, &angles)?);
        };
        let problem = self.definition.check_forward_into(
            &rows,
            &angles,
            &info::<T>("o", o.layout()),
            saved.as_ref().map(FlaoLrpeSavedView::info).as_ref(),
        )?;
        check_are_dense(saved)?;
        check_apart(Self::NAME, &written, &read)?;
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
        self.check_told()?;
        let own = self.seen(inputs);
        let [kv, z] = seen(&saved);
        let read = [kv, z, Some(d_o.seen("do"))];
        let dtheta = into.and_then(|(gradients, _)| gradients.dtheta.as_ref());
        let [dq, dk, dv, dg] = into.map_or([None; 4], |(gradients, _)| gradients.rows.seen());
        let of_theta = dtheta.map(|dtheta| dtheta.seen("dtheta"));
        let written = [dq, dk, dv, dg, of_theta];
        let workspace = into.and_then(|(_, workspace)| workspace.seen());
        let all = own.iter().chain(&read).chain(&written);
        check_devices(Self::NAME, all.chain(&[workspace]))?;
        let (rows, angles) = (inputs.info(), self.info());
        let of_saved = saved.as_ref().map(FlaoLrpeSavedView::info);
        let d_o = info::<T>("do", d_o.layout());
        let definition = &self.definition;
        let Some((gradients, _)) = into else {
            let problem = definition.check_backward(&rows, &angles, of_saved.as_ref(), &d_o)?;
            if self.with_dtheta {
                definition.check_dtheta(&angles)?;
            }
            check_are_dense(saved)?;
            return Ok(problem);
        };
        let gradients = gradients.info();
        let problem =
            definition.check_backward_into(&rows, &angles, of_saved.as_ref(), &d_o, &gradients)?;
        check_are_dense(saved)?;
        self.check_dtheta(dtheta)?;
        check_apart(Self::NAME, &written, own.iter().chain(&read))?;
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
        let mut all = [q, k, v, g, theta, None, None, None, None];
        for (seen, (name, index)) in all[5..].iter_mut().zip(self.indices()) {
            *seen = Some(index.seen(name));
        }
        all
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
