//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{InputReason, LrpeProblem, TensorInfo};

use super::{Lrpe, LrpeGradientsMut, Saved};
use crate::check::{Seen, check_apart, check_dense, check_device};
use crate::tensor::info;
use crate::{Device, Error, Float, TensorView, TensorViewMut, Workspace};

impl Lrpe<'_> {
    /// Checks the inputs of a forward pass.
    pub(super) fn check_forward<T: Float>(&self, x: &TensorView<T>) -> Result<LrpeProblem, Error> {
        self.check_own(x.device())?;
        let x = info::<T>(self.names.x, x.layout());
        Ok(self.definition.check_forward(&x, self.info())?)
    }

    /// Checks inputs and the output of a forward pass; o takes the place of x where that is none.
    pub(super) fn check_forward_into<T: Float>(
        &self,
        x: Option<&TensorView<T>>,
        o: &TensorViewMut<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        let o = o.as_view();
        let read_x = x.map(|x| x.seen(self.names.x));
        let x = x.unwrap_or(&o);
        let o_seen = o.seen(self.names.o);
        self.check_own(x.device())?;
        self.check_given(x.device(), o_seen, workspace)?;
        let sizes = self.definition.check_forward_into(
            &info::<T>(self.names.x, x.layout()),
            self.info(),
            &info::<T>(self.names.o, o.layout()),
        )?;
        let own = self.seen();
        check_apart(self.name(), &[Some(o_seen)], [read_x].iter().chain(&own))?;
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
        let definition = &self.definition;
        let sizes = definition.check_backward(x.as_ref(), self.info(), &d_o)?;
        self.check_gradients(x.as_ref(), &d_o)?;
        Ok(sizes)
    }

    /// Checks inputs and outputs; dx takes the place of do where that is none.
    pub(super) fn check_backward_into<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: Option<&TensorView<T>>,
        gradients: &LrpeGradientsMut<T>,
        workspace: &Workspace,
    ) -> Result<LrpeProblem, Error> {
        let dx = gradients.dx.as_view();
        let read_d_o = d_o.map(|d_o| d_o.seen(self.names.d_o));
        let d_o = d_o.unwrap_or(&dx);
        let dx_seen = dx.seen(self.names.dx);
        self.check_backward_devices(saved, d_o)?;
        self.check_given(d_o.device(), dx_seen, workspace)?;
        let x_info = saved.x().map(|x| info::<T>(self.names.x, x.layout()));
        let d_o_info = info::<T>(self.names.d_o, d_o.layout());
        let sizes = self.definition.check_backward_into(
            x_info.as_ref(),
            self.info(),
            &d_o_info,
            &info::<T>(self.names.dx, dx.layout()),
        )?;
        self.check_gradients(x_info.as_ref(), &d_o_info)?;
        let [dtheta, dnorm_weight] = self.check_sums(dx.device(), gradients)?;
        let own = self.seen();
        let read = [read_d_o, saved.x().map(|x| x.seen(self.names.x))];
        let written = [Some(dx_seen), dtheta, dnorm_weight];
        check_apart(self.name(), &written, own.iter().chain(&read))?;
        Ok(sizes)
    }

    /// What it reads besides rows is on their device, and a pairing, a width or a factor is of a rotation.
    fn check_own(&self, device: &Device) -> Result<(), Error> {
        for seen in self.seen().into_iter().flatten() {
            check_device(self.name(), device, seen.name, seen.device)?;
        }
        match self.misplaced {
            Some(tensor) => {
                let other = "cosine";
                let conflict = InputReason::Conflict { tensor, other };
                Err(conflict.of(self.name()).into())
            }
            None => Ok(()),
        }
    }

    fn check_backward_devices<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<(), Error> {
        self.check_own(d_o.device())?;
        match saved.x() {
            Some(x) => check_device(self.name(), d_o.device(), self.names.x, x.device()),
            None => Ok(()),
        }
    }

    /// An output and a workspace are on the device of the inputs.
    fn check_given(
        &self,
        device: &Device,
        output: Seen,
        workspace: &Workspace,
    ) -> Result<(), Error> {
        check_device(self.name(), device, output.name, output.device)?;
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

    /// dtheta and dnorm_weight are given if and only if they are asked for, and fit.
    fn check_sums<'d, T: Float>(
        &self,
        device: &Device,
        gradients: &LrpeGradientsMut<'d, T>,
    ) -> Result<[Option<Seen<'d>>; 2], Error> {
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

    fn check_sum<'d>(
        &self,
        device: &Device,
        (tensor, given): (&'static str, Option<&TensorViewMut<'d, f32>>),
        (is_wanted, how): (bool, &'static str),
        needed_for: &'static str,
        shape: &[usize],
    ) -> Result<Option<Seen<'d>>, Error> {
        let op = self.name();
        match given {
            None if !is_wanted => Ok(None),
            None => {
                let missing = InputReason::Missing { tensor, needed_for };
                Err(missing.of(op).into())
            }
            Some(_) if !is_wanted => Err(Error::Unexpected { op, tensor, how }),
            Some(given) => {
                check_device(op, device, tensor, given.device())?;
                let given_info = info::<f32>(tensor, given.layout());
                given_info.check_output(op, given_info.dtype, shape)?;
                check_dense(op, tensor, given.layout())?;
                Ok(Some(given.seen(tensor)))
            }
        }
    }
}
