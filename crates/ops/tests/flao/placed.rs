//! A case on a device: inputs in their layouts, poisoned outputs.

use gimbal_ops::testing::{Placed, poisoned_workspace};
use gimbal_ops::{
    Device, Error, FlaoGradientsMut, FlaoInputs, FlaoSave, FlaoSaved, FlaoSavedMut, Float,
};
use gimbal_reference::testing::{Layout, Placed as OnHost};

use super::case::FlaoCase;

/// q, k, v, g and do.
pub struct Inputs<T>([Placed<T>; 5]);

/// What a forward pass has written.
pub struct Output<T> {
    pub o: OnHost<T>,
    pub kv: Option<OnHost<f32>>,
    pub product: Option<OnHost<T>>,
}

impl<T: Float> Inputs<T> {
    pub fn new(device: &Device, case: &FlaoCase<T>) -> Self {
        let mut layouts = case.data.layouts.into_iter();
        let inputs = &case.data.inputs;
        let g = inputs.g.as_ref().unwrap();
        Self(
            [&inputs.q, &inputs.k, &inputs.v, g, &case.data.d_o]
                .map(|values| Placed::holding(device, values, layouts.next().unwrap()).unwrap()),
        )
    }

    pub fn views(&self) -> FlaoInputs<'_, T> {
        let [q, k, v, g, _] = &self.0;
        FlaoInputs::new(q.view(), k.view(), v.view(), g.view())
    }

    pub fn d_o(&self) -> &Placed<T> {
        &self.0[4]
    }
}

/// The forward pass into poisoned outputs, with a poisoned workspace.
pub fn forward<T: Float>(
    device: &Device,
    case: &FlaoCase<T>,
    inputs: &Inputs<T>,
) -> Result<Output<T>, Error> {
    let (op, problem) = (case.op(), case.data.problem);
    let output = |layout| Placed::<T>::poisoned(device, &problem.output_shape(), layout);
    let mut o = output(case.data.layouts[1])?;
    let mut product = output(case.data.layouts[2])?;
    let mut kv = Placed::<f32>::poisoned(device, &problem.kv_shape(), Layout::ROW_MAJOR)?;
    let saved = match case.save {
        FlaoSave::Nothing => FlaoSavedMut::Nothing,
        FlaoSave::Kv => FlaoSavedMut::Kv(kv.view_mut()),
        FlaoSave::KvAndProduct => FlaoSavedMut::KvAndProduct {
            kv: kv.view_mut(),
            product: product.view_mut(),
        },
    };
    let bytes = op.forward_workspace(inputs.views(), case.save)?;
    let workspace = &mut poisoned_workspace(device, bytes)?;
    op.forward_into(inputs.views(), o.view_mut(), saved, workspace)?;
    let (kv, product) = (kv.read()?, product.read()?);
    Ok(Output {
        o: o.read()?,
        kv: (case.save != FlaoSave::Nothing).then_some(kv),
        product: (case.save == FlaoSave::KvAndProduct).then_some(product),
    })
}

/// dq, dk, dv and dg, written into poisoned outputs.
pub fn backward<T: Float>(
    device: &Device,
    case: &FlaoCase<T>,
    inputs: &Inputs<T>,
    saved: &FlaoSaved<T>,
) -> Result<[OnHost<T>; 4], Error> {
    let (op, problem) = (case.op(), case.data.problem);
    let poisoned = |shape: [usize; 4], layout: usize| {
        Placed::<T>::poisoned(device, &shape, case.data.layouts[layout])
    };
    let mut dq = poisoned(problem.query_shape(), 4)?;
    let mut dk = poisoned(problem.key_shape(), 3)?;
    let mut dv = poisoned(problem.value_shape(), 2)?;
    let mut dg = poisoned(problem.output_shape(), 1)?;
    let gradients = FlaoGradientsMut {
        dq: dq.view_mut(),
        dk: dk.view_mut(),
        dv: dv.view_mut(),
        dg: dg.view_mut(),
    };
    let (views, d_o) = (inputs.views(), inputs.d_o().view());
    let bytes = op.backward_workspace(views, saved, d_o)?;
    let workspace = &mut poisoned_workspace(device, bytes)?;
    op.backward_into(views, saved, d_o, gradients, workspace)?;
    Ok([dq.read()?, dk.read()?, dv.read()?, dg.read()?])
}
