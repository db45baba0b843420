//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{InputReason, LrpeProblem};

use super::{Lrpe, LrpeGradientsMut, Saved};
use crate::check::{check_apart, check_device};
use crate::tensor::{Place, info};
use crate::{Error, Float, TensorView, TensorViewMut, Workspace};

impl Lrpe {
    /// Checks the inputs of a forward pass.
    pub(super) fn check_forward<T: Float>(&self, x: &TensorView<T>) -> Result<LrpeProblem, Error> {
        let theta = self.theta.tensor().view();
        check_device(self.name(), x.device(), "theta", theta.device())?;
        let x = info::<T>("x", x.layout());
        let theta = info::<f32>("theta", theta.layout());
        Ok(self.definition.check_forward(&x, theta)?)
    }

    /// Checks the inputs and the output of a forward pass.
    pub(super) fn check_forward_into<T: Float>(
        &self,
        x: &TensorView<T>,
        o: &TensorViewMut<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        let (op, theta, o) = (self.name(), self.theta.tensor().view(), o.as_view());
        for (tensor, device) in [
            ("theta", theta.device()),
            ("o", o.device()),
            ("the workspace", workspace.device()),
        ] {
            check_device(op, x.device(), tensor, device)?;
        }
        let sizes = self.definition.check_forward_into(
            &info::<T>("x", x.layout()),
            info::<f32>("theta", theta.layout()),
            &info::<T>("o", o.layout()),
        )?;
        let read = [("x", x.memory()), ("theta", theta.memory())];
        check_apart(op, &[("o", o.memory())], &read)?;
        Ok(sizes)
    }

    /// Checks the inputs of a backward pass.
    pub(super) fn check_backward<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<LrpeProblem, Error> {
        self.check_backward_devices(saved, d_o)?;
        let theta = self.theta.tensor().view();
        let x = saved.x().map(|x| info::<T>("x", x.layout()));
        let theta = info::<f32>("theta", theta.layout());
        let d_o = info::<T>("do", d_o.layout());
        let sizes = self.definition.check_backward(x.as_ref(), theta, &d_o)?;
        if self.with_dtheta {
            self.definition.check_dtheta(x.as_ref(), theta, &d_o)?;
        }
        Ok(sizes)
    }

    fn check_backward_devices<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<(), Error> {
        let (op, device) = (self.name(), d_o.device());
        check_device(op, device, "theta", self.theta.tensor().device())?;
        match saved.x() {
            Some(x) => check_device(op, device, "x", x.device()),
            None => Ok(()),
        }
    }

    /// Checks inputs and outputs.
    pub(super) fn check_backward_into<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
        gradients: &LrpeGradientsMut<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        let op = self.name();
        let device = d_o.device();
        let theta = self.theta.tensor().view();
        let dx = gradients.dx.as_view();
        let dtheta = gradients.dtheta.as_ref().map(TensorViewMut::as_view);
        self.check_backward_devices(saved, d_o)?;
        check_device(op, device, "dx", dx.device())?;
        check_device(op, device, "the workspace", workspace.device())?;
        let x_info = saved.x().map(|x| info::<T>("x", x.layout()));
        let theta_info = info::<f32>("theta", theta.layout());
        let d_o_info = info::<T>("do", d_o.layout());
        let reference = &self.definition;
        let sizes = reference.check_backward_into(
            x_info.as_ref(),
            theta_info,
            &d_o_info,
            &info::<T>("dx", dx.layout()),
        )?;
        if self.with_dtheta {
            reference.check_dtheta(x_info.as_ref(), theta_info, &d_o_info)?;
        }
        match &dtheta {
            None if self.with_dtheta => {
                return Err(Error::Input(
                    InputReason::Missing {
                        tensor: "dtheta",
                        needed_for: "the gradient of theta",
                    }
                    .of(op),
                ));
            }
            None => {}
            Some(_) if !self.with_dtheta => {
                return Err(Error::Unexpected {
                    op,
                    tensor: "dtheta",
                    how: "with_dtheta(true)",
                });
            }
            Some(dtheta) => {
                check_device(op, device, "dtheta", dtheta.device())?;
                let dtheta_info = info::<f32>("dtheta", dtheta.layout());
                dtheta_info.check_output(op, dtheta_info.dtype, theta.shape())?;
                if !dtheta.layout().is_dense() {
                    return Err(Error::NotDense {
                        op,
                        tensor: "dtheta",
                        shape: dtheta.shape().to_vec(),
                        strides: dtheta.strides().to_vec(),
                    });
                }
            }
        }
        let memory_of_x = saved.x().map_or(Place::default(), |x| x.memory());
        let read = [
            ("theta", theta.memory()),
            ("do", d_o.memory()),
            ("x", memory_of_x),
        ];
        let written = [
            ("dx", dx.memory()),
            (
                "dtheta",
                dtheta.map_or(Place::default(), |dtheta| dtheta.memory()),
            ),
        ];
        check_apart(op, &written, &read)?;
        Ok(sizes)
    }
}
