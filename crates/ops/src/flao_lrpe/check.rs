//! What is wrong with a call: by the reference's checks, and by what only devices and memory can show.

use gimbal_reference::{self as reference, FlaoLrpeProblem, IndexType, InputReason, TensorInfo};

use super::{FlaoLrpe, FlaoLrpeGradientsMut, FlaoLrpeSavedMut, FlaoLrpeSavedView};
use crate::check::{Memory, check_apart, check_device};
use crate::tensor::info;
use crate::{Device, Error, FlaoInputs, Float, TensorView, TensorViewMut, Workspace};

impl FlaoLrpe<'_> {
    /// Checks the inputs.
    pub(super) fn check_forward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
    ) -> Result<FlaoLrpeProblem, Error> {
        self.check_parts(inputs, [])?;
        Ok(self
            .definition
            .check_forward(&inputs.info(), &self.info())?)
    }

    /// Checks inputs and outputs.
    pub(super) fn check_forward_into<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        o: &TensorViewMut<T>,
        saved: Option<&FlaoLrpeSavedMut>,
        workspace: &Workspace,
    ) -> Result<FlaoLrpeProblem, Error> {
        let o = o.as_view();
        let saved = saved.map(FlaoLrpeSavedMut::as_view);
        let outputs = [("o", o.device()), ("the workspace", workspace.device())];
        self.check_parts(inputs, outputs.into_iter().chain(devices(saved)))?;
        let problem = self.definition.check_forward_into(
            &inputs.info(),
            &self.info(),
            &info::<T>("o", o.layout()),
            saved.as_ref().map(FlaoLrpeSavedView::info).as_ref(),
        )?;
        check_are_dense(saved)?;
        let mut written = vec![("o", o.memory())];
        written.extend(memory(saved));
        check_apart(Self::NAME, &written, &self.memory(inputs))?;
        Ok(problem)
    }

    /// Checks the inputs of the backward pass.
    pub(super) fn check_backward<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
    ) -> Result<FlaoLrpeProblem, Error> {
        self.check_parts(inputs, devices(saved).chain([("do", d_o.device())]))?;
        let problem = self.definition.check_backward(
            &inputs.info(),
            &self.info(),
            saved.as_ref().map(FlaoLrpeSavedView::info).as_ref(),
            &info::<T>("do", d_o.layout()),
        )?;
        if self.with_dtheta {
            self.definition.check_dtheta(&self.info())?;
        }
        check_are_dense(saved)?;
        Ok(problem)
    }

    /// Checks inputs and outputs of the backward pass.
    pub(super) fn check_backward_into<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
        gradients: &FlaoLrpeGradientsMut<T>,
        workspace: &Workspace,
    ) -> Result<FlaoLrpeProblem, Error> {
        let dtheta = gradients.dtheta.as_ref().map(TensorViewMut::as_view);
        let rows = gradients.rows.each();
        let rows = rows
            .iter()
            .filter_map(|(name, rows)| Some((*name, (*rows)?)));
        let outputs = rows.clone().map(|(name, rows)| (name, rows.device()));
        let outputs = outputs
            .chain(dtheta.map(|dtheta| ("dtheta", dtheta.device())))
            .chain([("the workspace", workspace.device())]);
        let others = devices(saved).chain([("do", d_o.device())]);
        self.check_parts(inputs, others.chain(outputs))?;
        let problem = self.definition.check_backward_into(
            &inputs.info(),
            &self.info(),
            saved.as_ref().map(FlaoLrpeSavedView::info).as_ref(),
            &info::<T>("do", d_o.layout()),
            &gradients.info(),
        )?;
        check_are_dense(saved)?;
        self.check_dtheta(dtheta)?;
        let mut read = self.memory(inputs);
        read.extend(memory(saved));
        read.push(("do", d_o.memory()));
        let mut written: Vec<_> = rows.map(|(name, rows)| (name, rows.memory())).collect();
        written.extend(dtheta.map(|dtheta| ("dtheta", dtheta.memory())));
        check_apart(Self::NAME, &written, &read)?;
        Ok(problem)
    }

    /// dtheta is there if and only if it is asked for, and dense.
    fn check_dtheta(&self, dtheta: Option<TensorView<f32>>) -> Result<(), Error> {
        match (dtheta, self.with_dtheta) {
            (None, false) => Ok(()),
            (Some(dtheta), true) => check_dense("dtheta", dtheta),
            (None, true) => {
                let (tensor, needed_for) = ("dtheta", "the gradient of theta");
                Err(InputReason::Missing { tensor, needed_for }
                    .of(Self::NAME)
                    .into())
            }
            (Some(_), false) => Err(Error::Unexpected {
                op: Self::NAME,
                tensor: "dtheta",
                how: "with_dtheta(true)",
            }),
        }
    }

    /// What the checks see of theta and the positions.
    fn info(&self) -> reference::FlaoAngles<TensorInfo<'_>, TensorInfo<'_, IndexType>> {
        self.angles.map(
            |theta| info::<f32>("theta", theta.layout()),
            |name, index| index.info(name),
        )
    }

    /// All tensors are on the device of q, and the encoding is one of dense sequences.
    fn check_parts<'d, T: Float>(
        &'d self,
        inputs: &FlaoInputs<'d, T>,
        others: impl IntoIterator<Item = (&'static str, &'d Device)>,
    ) -> Result<(), Error> {
        if let Some((tensor, other)) = self.refused {
            return Err(InputReason::Conflict { tensor, other }
                .of(Self::NAME)
                .into());
        }
        let device = inputs.q.device();
        let rows = inputs.each().into_iter();
        let rows = rows.filter_map(|(name, input)| Some((name, input?.device())));
        let theta = self.angles.theta.as_ref();
        let theta = theta.map(|theta| ("theta", theta.view().device()));
        let indices = self.indices().map(|(name, index)| (name, index.device()));
        rows.chain(theta)
            .chain(indices)
            .chain(others)
            .try_for_each(|(name, other)| check_device(Self::NAME, device, name, other))
    }

    /// Where all that is read besides do and what was saved lies.
    fn memory<T: Float>(&self, inputs: &FlaoInputs<T>) -> Vec<Memory> {
        let rows = inputs.each().into_iter();
        let rows = rows.filter_map(|(name, input)| Some((name, input?.memory())));
        let theta = self.angles.theta.as_ref();
        let theta = theta.map(|theta| ("theta", theta.view().memory()));
        let indices = self.indices().map(|(name, index)| (name, index.memory()));
        rows.chain(theta).chain(indices).collect()
    }
}

fn devices<'d>(
    saved: Option<FlaoLrpeSavedView<'d>>,
) -> impl Iterator<Item = (&'static str, &'d Device)> {
    let each = saved.into_iter().flat_map(|saved| saved.each());
    each.map(|(name, tensor)| (name, tensor.device()))
}

fn memory(saved: Option<FlaoLrpeSavedView>) -> impl Iterator<Item = Memory> {
    let each = saved.into_iter().flat_map(|saved| saved.each());
    each.map(|(name, tensor)| (name, tensor.memory()))
}

fn check_are_dense(saved: Option<FlaoLrpeSavedView>) -> Result<(), Error> {
    let mut each = saved.into_iter().flat_map(|saved| saved.each());
    each.try_for_each(|(name, tensor)| check_dense(name, tensor))
}

/// The kernels know no strides of sums.
fn check_dense(tensor: &'static str, sums: TensorView<f32>) -> Result<(), Error> {
    match sums.layout().is_dense() {
        true => Ok(()),
        false => Err(Error::NotDense {
            op: FlaoLrpe::NAME,
            tensor,
            shape: sums.shape().to_vec(),
            strides: sums.strides().to_vec(),
        }),
    }
}
