//! A case on a device: inputs in their layouts, poisoned outputs.

use gimbal_ops::{
    Device, Error, FlaoGradientsMut, FlaoInputs, FlaoSave, FlaoSaved, FlaoSavedMut, Float, Tensor,
    Workspace,
};
use ndarray::ArrayD;

use super::case::{Data, FlaoCase};
use crate::data::Placed;

/// The tensors that the passes read.
pub struct Inputs<T> {
    q: Placed<T>,
    k: Placed<T>,
    v: Placed<T>,
    g: Placed<T>,
    pub d_o: Placed<T>,
}

/// What a forward pass has written.
pub struct Output<T> {
    pub o: ArrayD<T>,
    pub kv: Option<ArrayD<f32>>,
    pub product: Option<ArrayD<T>>,
    /// Whether anything around the outputs was written.
    pub spilled: bool,
}

impl<T: Float> Inputs<T> {
    pub fn new(device: &Device, case: &FlaoCase, data: &Data<T>) -> Self {
        let [first, second, third, fourth, fifth] = case.layouts;
        let Data { inputs, d_o } = data;
        Self {
            q: Placed::new(device, &inputs.q, first),
            k: Placed::new(device, &inputs.k, second),
            v: Placed::new(device, &inputs.v, third),
            g: Placed::new(device, &inputs.g, fourth),
            d_o: Placed::new(device, d_o, fifth),
        }
    }

    pub fn views(&self) -> FlaoInputs<'_, T> {
        let Self { q, k, v, g, .. } = self;
        FlaoInputs::new(q.view(), k.view(), v.view(), g.view())
    }
}

/// The forward pass into poisoned outputs, with a poisoned workspace.
pub fn forward<T: Float>(
    device: &Device,
    case: &FlaoCase,
    inputs: &Inputs<T>,
) -> Result<Output<T>, Error> {
    let (op, shapes) = (case.op(), case.shapes());
    let mut o = Placed::<T>::poisoned(device, &shapes.g, case.layouts[1]);
    let mut product = Placed::<T>::poisoned(device, &shapes.g, case.layouts[2]);
    let mut kv = poisoned_kv(device, case);
    let saved = match case.save {
        FlaoSave::Nothing => FlaoSavedMut::Nothing,
        FlaoSave::Kv => FlaoSavedMut::Kv(kv.view_mut()),
        FlaoSave::KvAndProduct => FlaoSavedMut::KvAndProduct {
            kv: kv.view_mut(),
            product: product.view_mut(),
        },
    };
    let bytes = op.forward_workspace(inputs.views(), case.save)?;
    let workspace = &mut poisoned_workspace(device, bytes);
    op.forward_into(inputs.views(), o.view_mut(), saved, workspace)?;
    Ok(Output {
        spilled: !(o.is_untouched_around() && product.is_untouched_around()),
        o: o.values(),
        kv: (case.save != FlaoSave::Nothing).then(|| kv.to_array().unwrap()),
        product: (case.save == FlaoSave::KvAndProduct).then(|| product.values()),
    })
}

/// dq, dk, dv and dg in poisoned outputs, and whether anything around them was written.
pub fn backward<T: Float>(
    device: &Device,
    case: &FlaoCase,
    inputs: &Inputs<T>,
    saved: &FlaoSaved<T>,
) -> Result<([ArrayD<T>; 4], bool), Error> {
    let (op, shapes) = (case.op(), case.shapes());
    let poisoned =
        |shape: &[usize; 4], layout| Placed::<T>::poisoned(device, shape, case.layouts[layout]);
    let mut dq = poisoned(&shapes.q, 4);
    let mut dk = poisoned(&shapes.k, 3);
    let mut dv = poisoned(&shapes.v, 2);
    let mut dg = poisoned(&shapes.g, 1);
    let gradients = FlaoGradientsMut {
        dq: dq.view_mut(),
        dk: dk.view_mut(),
        dv: dv.view_mut(),
        dg: dg.view_mut(),
    };
    let bytes = op.backward_workspace(inputs.views(), saved, inputs.d_o.view())?;
    let workspace = &mut poisoned_workspace(device, bytes);
    op.backward_into(
        inputs.views(),
        saved,
        inputs.d_o.view(),
        gradients,
        workspace,
    )?;
    let all = [dq, dk, dv, dg];
    let spilled = all.iter().any(|gradient| !gradient.is_untouched_around());
    Ok((all.map(|gradient| gradient.values()), spilled))
}

fn poisoned_kv(device: &Device, case: &FlaoCase) -> Tensor<f32> {
    let mut kv = device.zeros(&case.kv_shape()).unwrap();
    kv.fill_bytes(0xff).unwrap();
    kv
}

/// So many bytes, none of them a number.
pub fn poisoned_workspace(device: &Device, bytes: usize) -> Workspace {
    let mut workspace = Workspace::new(device, bytes).unwrap();
    workspace.fill_bytes(0xff).unwrap();
    workspace
}
