//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{InputReason, LrpeProblem, TensorInfo};

use super::{Lrpe, LrpeGradientsMut, Saved};
use crate::check::{Seen, check_apart, check_dense, check_devices};
use crate::tensor::info;
use crate::{Error, Float, TensorView, TensorViewMut, Workspace};

impl Lrpe<'_> {
    /// Checks the inputs of a forward pass.
    pub(super) fn check_forward<T: Float>(&self, x: &TensorView<T>) -> Result<LrpeProblem, Error> {
        self.check_given(&self.seen(), &[Some(x.seen(self.names.x))], &[])?;
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
        let read = [x.map(|x| x.seen(self.names.x))];
        let (own, written) = (self.seen(), [Some(o.seen(self.names.o))]);
        self.check_given(&own, &read, &[written[0], workspace.seen()])?;
        let x = x.unwrap_or(&o);
        let sizes = self.definition.check_forward_into(
            &info::<T>(self.names.x, x.layout()),
            self.info(),
            &info::<T>(self.names.o, o.layout()),
        )?;
        check_apart(self.name(), &written, read.iter().chain(&own))?;
        Ok(sizes)
    }

    /// Checks the inputs of a backward pass.
    pub(super) fn check_backward<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<LrpeProblem, Error> {
        let x = saved.x().map(|x| x.seen(self.names.x));
        self.check_given(&self.seen(), &[Some(d_o.seen(self.names.d_o)), x], &[])?;
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
        let (dtheta, dnorm_weight) = (&gradients.dtheta, &gradients.dnorm_weight);
        let read = [
            d_o.map(|d_o| d_o.seen(self.names.d_o)),
            saved.x().map(|x| x.seen(self.names.x)),
        ];
        let written = [
            Some(dx.seen(self.names.dx)),
            dtheta.as_ref().map(|sum| sum.seen("dtheta")),
            dnorm_weight
                .as_ref()
                .map(|sum| sum.seen(self.names.dnorm_weight)),
        ];
        let (own, [of_dx, of_dtheta, of_dnorm_weight]) = (self.seen(), written);
        self.check_given(
            &own,
            &read,
            &[of_dx, of_dtheta, of_dnorm_weight, workspace.seen()],
        )?;
        let d_o = d_o.unwrap_or(&dx);
        let x_info = saved.x().map(|x| info::<T>(self.names.x, x.layout()));
        let d_o_info = info::<T>(self.names.d_o, d_o.layout());
        let sizes = self.definition.check_backward_into(
            x_info.as_ref(),
            self.info(),
            &d_o_info,
            &info::<T>(self.names.dx, dx.layout()),
        )?;
        self.check_gradients(x_info.as_ref(), &d_o_info)?;
        self.check_sums(gradients)?;
        check_apart(self.name(), &written, own.iter().chain(&read))?;
        Ok(sizes)
    }

    /// All is on the device of the first, and a pairing, a width or a factor is of a rotation.
    fn check_given(
        &self,
        own: &[Option<Seen>],
        read: &[Option<Seen>],
        others: &[Option<Seen>],
    ) -> Result<(), Error> {
        check_devices(self.name(), read.iter().chain(own).chain(others))?;
        match self.misplaced {
            Some(tensor) => {
                let other = "cosine";
                let conflict = InputReason::Conflict { tensor, other };
                Err(conflict.of(self.name()).into())
            }
            None => Ok(()),
        }
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
    fn check_sums<T: Float>(&self, gradients: &LrpeGradientsMut<T>) -> Result<(), Error> {
        let weight = self.norm_weight.as_ref().map(TensorView::shape);
        self.check_sum(
            ("dtheta", gradients.dtheta.as_ref()),
            (self.wants_dtheta(), "with_dtheta(true)"),
            "the gradient of theta",
            self.theta.layout().shape(),
        )?;
        self.check_sum(
            (self.names.dnorm_weight, gradients.dnorm_weight.as_ref()),
            (self.with_dnorm_weight, "with_dnorm_weight(true)"),
            "the gradient of norm_weight",
            weight.unwrap_or(&[]),
        )
    }

    fn check_sum(
        &self,
        (tensor, given): (&'static str, Option<&TensorViewMut<f32>>),
        (is_wanted, how): (bool, &'static str),
        needed_for: &'static str,
        shape: &[usize],
    ) -> Result<(), Error> {
        let op = self.name();
        match given {
            None if !is_wanted => Ok(()),
            None => {
                let missing = InputReason::Missing { tensor, needed_for };
                Err(missing.of(op).into())
            }
            Some(_) if !is_wanted => Err(Error::Unexpected { op, tensor, how }),
            Some(given) => {
                let given_info = info::<f32>(tensor, given.layout());
                given_info.check_output(op, given_info.dtype, shape)?;
                check_dense(op, tensor, given.layout())
            }
        }
    }
}
