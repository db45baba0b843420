//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{InputReason, Lrpe as Reference, LrpeProblem, Positions, TensorInfo};

use super::launch::are_planned_alike;
use super::{Lrpe, LrpeGradientsMut, Saved};
use crate::check::{Passed, Seen, check_apart, check_dense, check_devices, passed};
use crate::recent::Recent;
use crate::tensor::info;
use crate::{Error, Float, TensorView, TensorViewMut, Workspace};

/// An operator, and which gradients it is asked for.
type Key = (Reference, [bool; 3]);

impl Lrpe<'_> {
    /// Checks the inputs of a forward pass.
    pub(super) fn check_forward<T: Float>(&self, x: &TensorView<T>) -> Result<LrpeProblem, Error> {
        self.check_devices(&[&[Some(x.seen(self.names.x))], &self.seen()])?;
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
        thread_local!(static PASSED: Passed<Key, LrpeProblem, 7> = const { Recent::new() });
        let o = o.as_view();
        let [theta, weight, offsets, cu_seqlens, positions] = self.seen();
        let tensors = [
            Some(o.seen(self.names.o)),
            x.map(|x| x.seen(self.names.x)),
            theta,
            weight,
            offsets,
            cu_seqlens,
            positions,
        ];
        let (written, read) = tensors.split_at(1);
        self.check_devices(&[read, written, &[workspace.seen()]])?;
        let sizes = passed(&PASSED, self.is_key(), T::DTYPE, &tensors, || {
            let sizes = self.definition.check_forward_into(
                &info::<T>(self.names.x, x.unwrap_or(&o).layout()),
                self.info(),
                &info::<T>(self.names.o, o.layout()),
            )?;
            Ok((self.key(), sizes))
        })?;
        self.definition.check_offset(sizes.tokens)?;
        check_apart(self.name(), written, &[read])?;
        Ok(sizes)
    }

    /// Checks the inputs of a backward pass.
    pub(super) fn check_backward<T: Float>(
        &self,
        saved: &Saved<T>,
        d_o: &TensorView<T>,
    ) -> Result<LrpeProblem, Error> {
        let x = saved.x().map(|x| x.seen(self.names.x));
        let read = [Some(d_o.seen(self.names.d_o)), x];
        self.check_devices(&[&read, &self.seen()])?;
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
        thread_local!(static PASSED: Passed<Key, LrpeProblem, 10> = const { Recent::new() });
        let dx = gradients.dx.as_view();
        let (dtheta, dnorm_weight) = (&gradients.dtheta, &gradients.dnorm_weight);
        let [theta, weight, offsets, cu_seqlens, positions] = self.seen();
        let tensors = [
            Some(dx.seen(self.names.dx)),
            dtheta.as_ref().map(|sum| sum.seen("dtheta")),
            dnorm_weight
                .as_ref()
                .map(|sum| sum.seen(self.names.dnorm_weight)),
            d_o.map(|d_o| d_o.seen(self.names.d_o)),
            saved.x().map(|x| x.seen(self.names.x)),
            theta,
            weight,
            offsets,
            cu_seqlens,
            positions,
        ];
        let (written, read) = tensors.split_at(3);
        self.check_devices(&[read, written, &[workspace.seen()]])?;
        let sizes = passed(&PASSED, self.is_key(), T::DTYPE, &tensors, || {
            let x = saved.x().map(|x| info::<T>(self.names.x, x.layout()));
            let d_o = info::<T>(self.names.d_o, d_o.unwrap_or(&dx).layout());
            let sizes = self.definition.check_backward_into(
                x.as_ref(),
                self.info(),
                &d_o,
                &info::<T>(self.names.dx, dx.layout()),
            )?;
            self.check_gradients(x.as_ref(), &d_o)?;
            self.check_sums(gradients)?;
            Ok((self.key(), sizes))
        })?;
        self.definition.check_offset(sizes.tokens)?;
        let (rows, own) = read.split_at(2);
        check_apart(self.name(), written, &[own, rows])?;
        Ok(sizes)
    }

    /// All is on the device of the first, and a pairing, a width or a factor is of a rotation.
    fn check_devices(&self, tensors: &[&[Option<Seen>]]) -> Result<(), Error> {
        check_devices(self.name(), tensors)?;
        match self.misplaced {
            Some(tensor) => {
                let other = "cosine";
                let conflict = InputReason::Conflict { tensor, other };
                Err(conflict.of(self.name()).into())
            }
            None => Ok(()),
        }
    }

    /// What the checks look at besides tensors.
    fn key(&self) -> Key {
        (self.definition.clone(), self.asks())
    }

    /// Whether it is that of a call, wherever that begins on a line.
    fn is_key(&self) -> impl Fn(&Key) -> bool {
        let has_offset =
            |of: &Reference| matches!(of.positions, Positions::Line { offset } if offset != 0);
        move |(of, asks)| {
            *asks == self.asks()
                && are_planned_alike(of, &self.definition)
                && has_offset(of) == has_offset(&self.definition)
        }
    }

    /// Whether gradients of theta, here or beside it, and of a norm's weight are asked for.
    fn asks(&self) -> [bool; 3] {
        [
            self.with_dtheta,
            self.wants_dtheta(),
            self.with_dnorm_weight,
        ]
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

#[cfg(test)]
mod tests {
    use ndarray::{Array2, Array4, array};

    use super::*;
    use crate::{Device, Theta};

    /// From where it does not fit, and where another offset than 0 stands beside those of sequences.
    #[test]
    fn what_has_passed_may_be_refused_from_elsewhere() {
        let device = Device::cpu();
        let theta = device.tensor(&Array2::<f32>::ones((1, 4))).unwrap();
        let rope = Lrpe::rotate(Theta::per_feature(&theta));
        let x = device.tensor(&Array4::<f32>::ones((1, 3, 1, 8))).unwrap();
        let offsets = device.tensor(&array![5i32]).unwrap();
        let mut o = device.zeros::<f32>(x.shape()).unwrap();
        let mut workspace = Workspace::new(&device, 0).unwrap();
        let mut call = |rope: &Lrpe| rope.forward_into(&x, &mut o, &mut workspace);
        let refused = |reason: InputReason| Error::Input(reason.of("lrpe_rotate"));
        for _ in 0..2 {
            call(&rope).unwrap();
            let offset = i64::from(i32::MAX) - 1;
            let error = call(&rope.clone().offset(offset)).unwrap_err();
            assert_eq!(error, refused(InputReason::Positions { offset, tokens: 3 }));
            call(&rope.clone().offset(offset - 1)).unwrap();

            let beside = rope.clone().offsets(&offsets);
            call(&beside).unwrap();
            let error = call(&beside.offset(1 << 32)).unwrap_err();
            let (tensor, other) = ("offsets", "an offset");
            assert_eq!(error, refused(InputReason::Conflict { tensor, other }));
        }
    }
}
