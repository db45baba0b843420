//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{InputReason, LrpeProblem, TensorInfo};

use super::{Lrpe, LrpeGradientsMut, Saved};
use crate::check::{Memory, check_apart, check_device};
use crate::tensor::info;
use crate::{Device, Error, Float, TensorView, TensorViewMut, Workspace};

impl Lrpe<'_> {
    /// Checks the inputs of a forward pass.
    pub(super) fn check_forward<T: Float>(&self, x: &TensorView<T>) -> Result<LrpeProblem, Error> {
        self.check_devices(x.device())?;
        self.check_rotation()?;
        let x = info::<T>(self.names.x, x.layout());
        Ok(self.definition.check_forward(&x, self.info())?)
    }

    /// Checks the inputs and the output of a forward pass.
    pub(super) fn check_forward_into<T: Float>(
        &self,
        x: &TensorView<T>,
        o: &TensorViewMut<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        let o = o.as_view();
        self.check_devices(x.device())?;
        self.check_rotation()?;
        self.check_given(x.device(), (self.names.o, o.device()), workspace)?;
        let sizes = self.definition.check_forward_into(
            &info::<T>(self.names.x, x.layout()),
            self.info(),
            &info::<T>(self.names.o, o.layout()),
        )?;
        let mut read = self.memory();
        read.insert(0, (self.names.x, x.memory()));
        check_apart(self.name(), &[(self.names.o, o.memory())], &read)?;
        Ok(sizes)
    }

    /// Checks a forward pass that writes o over x.
    pub(super) fn check_forward_in_place<T: Float>(
        &self,
        x: &TensorView<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        self.check_devices(x.device())?;
        self.check_rotation()?;
        self.check_given(x.device(), (self.names.x, x.device()), workspace)?;
        let o = TensorInfo {
            name: self.names.o,
            ..info::<T>(self.names.x, x.layout())
        };
        let x_info = info::<T>(self.names.x, x.layout());
        let sizes = self
            .definition
            .check_forward_into(&x_info, self.info(), &o)?;
        check_apart(self.name(), &[(self.names.o, x.memory())], &self.memory())?;
        Ok(sizes)
    }

    /// Checks the inputs of a backward pass.
    pub(super) fn check_backward<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<LrpeProblem, Error> {
        self.check_backward_devices(saved, d_o)?;
        let x = saved.x().map(|x| info::<T>(self.names.x, x.layout()));
        let d_o = info::<T>(self.names.d_o, d_o.layout());
        let sizes = self
            .definition
            .check_backward(x.as_ref(), self.info(), &d_o)?;
        self.check_gradients(x.as_ref(), &d_o)?;
        Ok(sizes)
    }

    /// Checks inputs and outputs.
    pub(super) fn check_backward_into<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
        gradients: &LrpeGradientsMut<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        let dx = gradients.dx.as_view();
        self.check_backward_devices(saved, d_o)?;
        self.check_given(d_o.device(), (self.names.dx, dx.device()), workspace)?;
        let x_info = saved.x().map(|x| info::<T>(self.names.x, x.layout()));
        let d_o_info = info::<T>(self.names.d_o, d_o.layout());
        let dx_info = info::<T>(self.names.dx, dx.layout());
        let sizes = self.definition.check_backward_into(
            x_info.as_ref(),
            self.info(),
            &d_o_info,
            &dx_info,
        )?;
        self.check_gradients(x_info.as_ref(), &d_o_info)?;
        self.check_written(saved, gradients, Some((self.names.d_o, d_o.memory())))?;
        Ok(sizes)
    }

    /// Checks a backward pass that writes dx over do.
    pub(super) fn check_backward_in_place<T: Float>(
        &self,
        saved: &Saved<T>,
        gradients: &LrpeGradientsMut<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        let d_o = gradients.dx.as_view();
        self.check_backward_devices(saved, &d_o)?;
        self.check_given(d_o.device(), (self.names.dx, d_o.device()), workspace)?;
        let x_info = saved.x().map(|x| info::<T>(self.names.x, x.layout()));
        let d_o_info = info::<T>(self.names.d_o, d_o.layout());
        let sizes = self.definition.check_backward_into(
            x_info.as_ref(),
            self.info(),
            &d_o_info,
            &info::<T>(self.names.dx, d_o.layout()),
        )?;
        self.check_gradients(x_info.as_ref(), &d_o_info)?;
        self.check_written(saved, gradients, None)?;
        Ok(sizes)
    }

    /// Gradients are apart from each other and from what is read, of which `d_o` is a part unless dx takes its place.
    fn check_written<T: Float>(
        &self,
        saved: &Saved<T>,
        gradients: &LrpeGradientsMut<T>,
        d_o: Option<Memory>,
    ) -> Result<(), Error> {
        let dx = gradients.dx.as_view();
        let mut written = vec![(self.names.dx, dx.memory())];
        let sums = self.check_sums(dx.device(), gradients)?;
        written.extend(sums.into_iter().flatten());
        let mut read = self.memory();
        read.extend(d_o);
        read.extend(saved.x().map(|x| (self.names.x, x.memory())));
        check_apart(self.name(), &written, &read)
    }

    /// A pairing, a width or a factor is of a rotation.
    fn check_rotation(&self) -> Result<(), Error> {
        match self.misplaced {
            Some(what) => Err(Error::Input(
                InputReason::Conflict {
                    tensor: what,
                    other: "cosine",
                }
                .of(self.name()),
            )),
            None => Ok(()),
        }
    }

    fn check_backward_devices<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<(), Error> {
        self.check_devices(d_o.device())?;
        self.check_rotation()?;
        match saved.x() {
            Some(x) => check_device(self.name(), d_o.device(), self.names.x, x.device()),
            None => Ok(()),
        }
    }

    /// An output and a workspace are on the device of the inputs.
    fn check_given(
        &self,
        device: &Device,
        (name, output): (&'static str, &Device),
        workspace: &Workspace,
    ) -> Result<(), Error> {
        check_device(self.name(), device, name, output)?;
        check_device(self.name(), device, "the workspace", workspace.device())
    }

    /// The gradients that are asked for have what they need.
    fn check_gradients(&self, x: Option<&TensorInfo>, d_o: &TensorInfo) -> Result<(), Error> {
        if self.with_dtheta {
            self.definition.check_dtheta(x, self.info(), d_o)?;
        }
        if self.with_dnorm_weight {
            self.definition.check_dnorm_weight(x, self.info(), d_o)?;
        }
        Ok(())
    }

    /// dtheta and dnorm_weight are given if and only if they are asked for, and fit. Where they lie.
    fn check_sums<T: Float>(
        &self,
        device: &Device,
        gradients: &LrpeGradientsMut<T>,
    ) -> Result<[Option<Memory>; 2], Error> {
        let weight = self.norm_weight.as_ref().map(TensorView::shape);
        let dtheta = self.check_sum(
            device,
            ("dtheta", gradients.dtheta.as_ref()),
            (self.wants_dtheta(), "with_dtheta(true)"),
            "the gradient of theta",
            self.theta.layout().shape(),
        )?;
        let dnorm_weight = self.check_sum(
            device,
            (self.names.dnorm_weight, gradients.dnorm_weight.as_ref()),
            (self.with_dnorm_weight, "with_dnorm_weight(true)"),
            "the gradient of norm_weight",
            weight.unwrap_or(&[]),
        )?;
        Ok([dtheta, dnorm_weight])
    }

    fn check_sum(
        &self,
        device: &Device,
        (tensor, given): (&'static str, Option<&TensorViewMut<f32>>),
        (is_wanted, how): (bool, &'static str),
        needed_for: &'static str,
        shape: &[usize],
    ) -> Result<Option<Memory>, Error> {
        let op = self.name();
        let Some(given) = given else {
            return match is_wanted {
                true => Err(Error::Input(
                    InputReason::Missing { tensor, needed_for }.of(op),
                )),
                false => Ok(None),
            };
        };
        if !is_wanted {
            return Err(Error::Unexpected { op, tensor, how });
        }
        let given = given.as_view();
        check_device(op, device, tensor, given.device())?;
        let given_info = info::<f32>(tensor, given.layout());
        given_info.check_output(op, given_info.dtype, shape)?;
        if !given.layout().is_dense() {
            return Err(Error::NotDense {
                op,
                tensor,
                shape: given.shape().to_vec(),
                strides: given.strides().to_vec(),
            });
        }
        Ok(Some((tensor, given.memory())))
    }
}
