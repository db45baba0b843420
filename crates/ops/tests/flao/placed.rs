//! A case on a device: inputs in their layouts, poisoned outputs.

use gimbal_ops::testing::{Placed, poisoned_workspace};
use gimbal_ops::{
    Device, Error, FlaoGradientsMut, FlaoInputs, FlaoQueries, FlaoQueryGradientsMut, FlaoSave,
    FlaoSaved, FlaoSavedMut, Float,
};
use gimbal_reference::FlaoInputs as FlaoValues;
use gimbal_reference::testing::{Layout, Placed as OnHost};

use super::case::FlaoCase;

/// q, k, v, do and, where there is one, g.
pub struct Inputs<T>([Placed<T>; 4], Option<Placed<T>>);

/// What a forward pass has written.
pub struct Output<T> {
    pub o: OnHost<T>,
    pub kv: Option<OnHost<f32>>,
    pub product: Option<OnHost<T>>,
}

impl<T: Float> Inputs<T> {
    pub fn new(device: &Device, case: &FlaoCase<T>) -> Self {
        let [of_q, of_k, of_v, of_g, of_d_o] = case.data.layouts;
        let FlaoValues { q, k, v, g } = &case.data.inputs;
        let place = |values, layout| Placed::holding(device, values, layout).unwrap();
        let d_o = place(&case.data.d_o, of_d_o);
        Self(
            [place(q, of_q), place(k, of_k), place(v, of_v), d_o],
            g.as_ref().map(|g| place(g, of_g)),
        )
    }

    pub fn views(&self) -> FlaoInputs<'_, T> {
        let [q, k, v, _] = &self.0;
        FlaoInputs {
            g: self.1.as_ref().map(Placed::view),
            ..FlaoInputs::without_gate(q.view(), k.view(), v.view())
        }
    }

    pub fn d_o(&self) -> &Placed<T> {
        &self.0[3]
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

/// dq, dk, dv and, where there is a gate, dg, written into poisoned outputs.
pub fn backward<T: Float>(
    device: &Device,
    case: &FlaoCase<T>,
    inputs: &Inputs<T>,
    saved: &FlaoSaved<T>,
) -> Result<Vec<OnHost<T>>, Error> {
    let (op, problem) = (case.op(), case.data.problem);
    let poisoned = |shape: [usize; 4], layout: usize| {
        Placed::<T>::poisoned(device, &shape, case.data.layouts[layout])
    };
    let mut dq = poisoned(problem.query_shape(), 4)?;
    let mut dk = poisoned(problem.key_shape(), 3)?;
    let mut dv = poisoned(problem.value_shape(), 2)?;
    let mut dg = poisoned(problem.output_shape(), 1)?;
    let (views, d_o) = (inputs.views(), inputs.d_o().view());
    let gradients = FlaoGradientsMut {
        dq: dq.view_mut(),
        dk: dk.view_mut(),
        dv: dv.view_mut(),
        dg: views.g.map(|_| dg.view_mut()),
    };
    let bytes = op.backward_workspace(views, saved, d_o)?;
    let workspace = &mut poisoned_workspace(device, bytes)?;
    op.backward_into(views, saved, d_o, gradients, workspace)?;
    let dg = views.g.map(|_| dg);
    let gradients = [dq, dk, dv].into_iter().chain(dg);
    gradients.map(|gradient| gradient.read()).collect()
}

/// What the stages have written.
pub struct Stages<T> {
    pub kv: OnHost<f32>,
    pub o: OnHost<T>,
    /// dq, dk, dv and, where there is a gate, dg.
    pub gradients: Vec<OnHost<T>>,
}

/// All four stages into poisoned outputs, with poisoned workspaces. Keys and queries come in two parts, of which the sums of the
/// second are added to those of the first.
pub fn stages<T: Float>(
    device: &Device,
    case: &FlaoCase<T>,
    inputs: &Inputs<T>,
) -> Result<Stages<T>, Error> {
    let (op, problem) = (case.op(), case.data.problem);
    let [of_q, of_k, of_v, of_g, _] = case.data.layouts;
    let rows = |shape: [usize; 4], layout| Placed::<T>::poisoned(device, &shape, layout);
    let sums = || Placed::<f32>::poisoned(device, &problem.kv_shape(), Layout::ROW_MAJOR);
    let FlaoInputs { q, k, v, g } = inputs.views();
    let d_o = inputs.d_o().view();
    let parts = |rows: usize| [0..rows / 3, rows / 3..rows];

    let mut kv = sums()?;
    for (index, part) in parts(problem.keys).into_iter().enumerate() {
        let (k, v) = (k.narrow(2, part.clone())?, v.narrow(2, part)?);
        let workspace = &mut poisoned_workspace(device, op.forward_keys_workspace(k, v)?)?;
        op.forward_keys_into(k, v, kv.view_mut(), index > 0, workspace)?;
    }
    let mut o = rows(problem.output_shape(), of_g)?;
    let kv_view = kv.view();
    op.forward_queries_into(FlaoQueries { q, kv: kv_view, g }, o.view_mut())?;

    let mut dq = rows(problem.query_shape(), of_q)?;
    let mut dg = rows(problem.output_shape(), of_v)?;
    let mut dkv = sums()?;
    for (index, part) in parts(problem.queries).into_iter().enumerate() {
        let queries = FlaoQueries {
            q: q.narrow(2, part.clone())?,
            kv: kv_view,
            g: g.map(|g| g.narrow(2, part.clone())).transpose()?,
        };
        let d_o = d_o.narrow(2, part.clone())?;
        let dg = dg.view_mut().narrow(2, part.clone())?;
        let gradients = FlaoQueryGradientsMut {
            dq: dq.view_mut().narrow(2, part)?,
            dg: g.map(|_| dg),
            dkv: dkv.view_mut(),
        };
        let bytes = op.backward_queries_workspace(queries, d_o)?;
        let workspace = &mut poisoned_workspace(device, bytes)?;
        op.backward_queries_into(queries, d_o, gradients, index > 0, workspace)?;
    }
    let mut dk = rows(problem.key_shape(), of_k)?;
    let mut dv = rows(problem.value_shape(), of_v)?;
    op.backward_keys_into(k, v, dkv.view(), dk.view_mut(), dv.view_mut())?;
    let gradients = [dq, dk, dv].into_iter().chain(g.map(|_| dg));
    let gradients: Result<_, _> = gradients.map(|gradient| gradient.read()).collect();
    Ok(Stages {
        o: o.read()?,
        gradients: gradients?,
        kv: kv.read()?,
    })
}
