//! One problem on a device, with NaN around every tensor and in what is to be written.

use gimbal_ops::testing::{FlaoAngles, Placed, poisoned_workspace};
use gimbal_ops::{
    Device, FlaoGradientsMut, FlaoInputs, FlaoLrpe, FlaoLrpeGradientsMut, Float, TensorView,
};
use gimbal_reference::testing::flao_lrpe::Case;
use gimbal_reference::testing::{Layout, Placed as OnHost, bits};

pub struct Call<'a, T> {
    device: &'a Device,
    case: &'a Case<T>,
    /// Of what is written.
    outputs: Layout,
    angles: FlaoAngles,
    q: Placed<T>,
    k: Placed<T>,
    v: Placed<T>,
    g: Option<Placed<T>>,
    d_o: Placed<T>,
}

/// What a forward and a backward pass wrote.
pub struct Results<T> {
    pub o: OnHost<T>,
    pub dq: OnHost<T>,
    pub dk: OnHost<T>,
    pub dv: OnHost<T>,
    pub dg: Option<OnHost<T>>,
    pub dtheta: Option<OnHost<f32>>,
}

impl<T: Float> Results<T> {
    pub fn bits(&self) -> Vec<Vec<u64>> {
        let rows = [&self.o, &self.dq, &self.dk, &self.dv];
        let rows = rows.into_iter().chain(&self.dg);
        let rows = rows.map(|rows| bits(rows.view()));
        rows.chain(self.dtheta.iter().map(|sum| bits(sum.view())))
            .collect()
    }
}

impl<'a, T: Float> Call<'a, T> {
    pub fn new(device: &'a Device, case: &'a Case<T>, layout: Layout) -> Self {
        Self::between(device, case, [layout, layout])
    }

    /// With inputs in one layout and outputs in another.
    pub fn between(device: &'a Device, case: &'a Case<T>, [layout, outputs]: [Layout; 2]) -> Self {
        let placed = |values| Placed::holding(device, values, layout).unwrap();
        let inputs = &case.inputs;
        Self {
            device,
            case,
            outputs,
            angles: FlaoAngles::of(device, case).unwrap(),
            q: placed(&inputs.q),
            k: placed(&inputs.k),
            v: placed(&inputs.v),
            g: inputs.g.as_ref().map(placed),
            d_o: placed(&case.d_o),
        }
    }

    pub fn op(&self) -> FlaoLrpe<'_> {
        self.angles.operator(self.case)
    }

    pub fn inputs(&self) -> FlaoInputs<'_, T> {
        FlaoInputs {
            g: self.g.as_ref().map(Placed::view),
            ..FlaoInputs::without_gate(self.q.view(), self.k.view(), self.v.view())
        }
    }

    pub fn d_o(&self) -> TensorView<'_, T> {
        self.d_o.view()
    }

    /// Both passes, the second from what the first kept if it did.
    pub fn run(&self, saves: bool) -> Results<T> {
        let (op, inputs, d_o) = (self.op(), self.inputs(), self.d_o());
        let like =
            |shape: &[usize]| Placed::<T>::poisoned(self.device, shape, self.outputs).unwrap();
        let workspace = |bytes| poisoned_workspace(self.device, bytes).unwrap();

        let mut o = like(d_o.shape());
        let mut saved = saves.then(|| op.forward_saving(inputs).unwrap().1);
        if let Some(saved) = &mut saved {
            saved.kv.fill_bytes(0xff).unwrap();
            if let Some(z) = &mut saved.z {
                z.fill_bytes(0xff).unwrap();
            }
        }
        let mut scratch = workspace(op.forward_workspace(inputs, saves).unwrap());
        let kept = saved.as_mut().map(|saved| saved.view_mut());
        op.forward_into(inputs, o.view_mut(), kept, &mut scratch)
            .unwrap();

        let mut dq = like(self.case.inputs.q.shape());
        let mut dk = like(self.case.inputs.k.shape());
        let mut dv = like(self.case.inputs.v.shape());
        let mut dg = self.g.as_ref().map(|_| like(d_o.shape()));
        let theta = self.case.with_dtheta.then(|| self.case.theta.shape());
        // Dense.
        let sum = |shape| Placed::<f32>::poisoned(self.device, shape, Layout::ROW_MAJOR);
        let mut dtheta = theta.map(|shape| sum(shape).unwrap());
        let kept = saved.as_ref().map(|saved| saved.view());
        let mut scratch = workspace(op.backward_workspace(inputs, kept, d_o).unwrap());
        let gradients = FlaoLrpeGradientsMut {
            rows: FlaoGradientsMut {
                dq: dq.view_mut(),
                dk: dk.view_mut(),
                dv: dv.view_mut(),
                dg: dg.as_mut().map(Placed::view_mut),
            },
            dtheta: dtheta.as_mut().map(Placed::view_mut),
        };
        op.backward_into(inputs, kept, d_o, gradients, &mut scratch)
            .unwrap();
        Results {
            o: o.read().unwrap(),
            dq: dq.read().unwrap(),
            dk: dk.read().unwrap(),
            dv: dv.read().unwrap(),
            dg: dg.map(|dg| dg.read().unwrap()),
            dtheta: dtheta.map(|dtheta| dtheta.read().unwrap()),
        }
    }
}
