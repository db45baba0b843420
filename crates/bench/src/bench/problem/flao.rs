//! Calls of flao.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    Device, Error, Flao, FlaoGradients, FlaoInputs, FlaoSave, FlaoSaved, Float, Workspace,
};
use serde_json::{Value, json};

use super::{Inputs, Measure, Order, Problem, Rows, Work};
use crate::bench::record::Measured;
use crate::op::Pass;

/// B, H, N, M, D and E.
fn sizes(problem: &Problem) -> [usize; 6] {
    std::array::from_fn(|at| problem.parameters.sizes[at])
}

pub fn work(problem: &Problem) -> Work {
    let [b, h, n, m, d, e] = sizes(problem).map(|size| size as u64);
    let element = problem.parameters.dtype().size_in_bytes() as u64;
    let tensor = |rows, width| b * h * rows * width * element;
    let (q, k, v, g) = (tensor(n, d), tensor(m, d), tensor(m, e), tensor(n, e));
    let o = g;
    let g = if problem.parameters.no_gate { 0 } else { g };
    let inputs = q + k + v + g;
    let save = problem.parameters.save();
    let kv = match save {
        FlaoSave::Nothing => 0,
        FlaoSave::Kv | FlaoSave::KvAndProduct => b * h * d * e * 4,
    };
    let product = if save == FlaoSave::KvAndProduct { o } else { 0 };
    let flops = |products: u64, rows: u64| 2 * b * h * rows * d * e * products;
    match problem.pass {
        Pass::Fwd => Work {
            bytes: inputs + o + kv + product,
            mix: match save {
                // As many reads for each write as four for two.
                FlaoSave::KvAndProduct => Mix::R2W1,
                _ => Mix::R4W1,
            },
            spare_bytes: 0,
            flops: flops(1, m) + flops(1, n),
        },
        // The product need not be read: it is computed in less time.
        Pass::Bwd => Work {
            bytes: 2 * inputs + o + kv,
            mix: Mix::R5W4,
            spare_bytes: product,
            flops: flops(3, n) + flops(if kv > 0 { 2 } else { 3 }, m),
        },
    }
}

pub fn peer(problem: &Problem) -> Option<Value> {
    let [b, h, n, m, d, e] = sizes(problem);
    // The peers have a gate.
    (!problem.parameters.no_gate).then(|| {
        json!({
            "op": Flao::NAME,
            "q": [b, h, n, d],
            "v": [b, h, m, e],
            "dtype": problem.parameters.dtype().to_string(),
        })
    })
}

pub fn inputs<T: Float>(problem: &Problem, device: &Device) -> Result<Box<dyn Inputs>, Error> {
    let rng = &mut fastrand::Rng::with_seed(1);
    let [b, h, n, m, d, e] = sizes(problem);
    let layout = problem.parameters.layout;
    let mut rows = |tokens, width| {
        Rows::<T>::random(
            device,
            Order::HeadsFirst,
            layout,
            [b, tokens, h, width],
            rng,
        )
    };
    let call = Call {
        // Keeps o near 1, as a model does.
        op: Flao::new().scale((m as f64 * d as f64).recip().sqrt()),
        save: problem.parameters.save(),
        q: rows(n, d)?,
        k: rows(m, d)?,
        v: rows(m, e)?,
        g: match problem.parameters.no_gate {
            true => None,
            false => Some(rows(n, e)?),
        },
    };
    Ok(match problem.pass {
        Pass::Fwd => Box::new(Forward(call)),
        Pass::Bwd => {
            let d_o = rows(n, e)?;
            let (o, saved) = call.op.forward_saving(call.inputs()?, call.save)?;
            // Memory is measured from here on.
            drop(o);
            device.synchronize()?;
            Box::new(Backward { call, saved, d_o })
        }
    })
}

struct Call<T> {
    op: Flao,
    save: FlaoSave,
    q: Rows<T>,
    k: Rows<T>,
    v: Rows<T>,
    /// None without a gate.
    g: Option<Rows<T>>,
}

impl<T: Float> Call<T> {
    fn inputs(&self) -> Result<FlaoInputs<'_, T>, Error> {
        let Self { q, k, v, g, .. } = self;
        let (q, k, v) = (q.view()?, k.view()?, v.view()?);
        Ok(match g {
            Some(g) => FlaoInputs::new(q, k, v, g.view()?),
            None => FlaoInputs::without_gate(q, k, v),
        })
    }
}

struct Forward<T>(Call<T>);

impl<T: Float> Inputs for Forward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        let Self(Call { op, save, .. }) = self;
        Ok(Box::new(op.forward_saving(self.0.inputs()?, *save)?))
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let (inputs, Call { op, save, .. }) = (self.0.inputs()?, &self.0);
        let (mut o, mut saved) = op.forward_saving(inputs, *save)?;
        let bytes = op.forward_workspace(inputs, *save)?;
        let mut workspace = Workspace::new(o.device(), bytes)?;
        measure(&mut || op.forward_into(inputs, &mut o, &mut saved, &mut workspace))
    }
}

struct Backward<T: Float> {
    call: Call<T>,
    saved: FlaoSaved<T>,
    d_o: Rows<T>,
}

impl<T: Float> Backward<T> {
    fn gradients(&self) -> Result<FlaoGradients<T>, Error> {
        let Self { call, saved, d_o } = self;
        call.op.backward(call.inputs()?, saved, d_o.view()?)
    }
}

impl<T: Float> Inputs for Backward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.gradients()?))
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let mut gradients = self.gradients()?;
        let (op, inputs) = (&self.call.op, self.call.inputs()?);
        let (saved, d_o) = (&self.saved, self.d_o.view()?);
        let bytes = op.backward_workspace(inputs, saved, d_o)?;
        let mut workspace = Workspace::new(d_o.device(), bytes)?;
        measure(&mut || op.backward_into(inputs, saved, d_o, &mut gradients, &mut workspace))
    }
}
