//! Calls of flao-lrpe.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    Activation, Device, Error, FlaoInputs, FlaoLrpe, FlaoLrpeGradients, FlaoLrpeSaved,
    FlaoLrpeSavedView, FlaoSave, Float, Pairing, ThetaKind, Workspace,
};
use gimbal_reference::{Encoding, FlaoLrpe as Definition, Positions, Rotation};
use serde_json::{Value, json};

use super::lrpe::frequencies;
use super::{Inputs, Measure, Order, Problem, Rows, Work};
use crate::bench::parameters::{EncodingName, FunctionName, ThetaName};
use crate::bench::record::Measured;
use crate::op::Pass;

/// B, H, N, M, D and E.
fn sizes(problem: &Problem) -> [usize; 6] {
    std::array::from_fn(|at| problem.parameters.sizes[at])
}

fn definition(problem: &Problem) -> Definition {
    let parameters = &problem.parameters;
    let encoding = match parameters.encoding.unwrap_or(EncodingName::Cosine) {
        EncodingName::None => None,
        EncodingName::Cosine => Some(Encoding::Cosine),
        EncodingName::Rotate => Some(Encoding::Rotate(Rotation {
            pairing: parameters.pairing.map(Into::into).unwrap_or_default(),
            rotary_dim: parameters.rotary_dim,
            factor: 1.0,
        })),
    };
    let positions = match &parameters.shape[..] {
        [] => Positions::line(0),
        shape => Positions::grid(shape, parameters.extra_tokens.unwrap_or(0)),
    };
    let [_, _, _, m, d, _] = sizes(problem);
    // There is no norm here.
    let f = |name| parameters.activation_of(name).unwrap_or(Activation::None);
    Definition {
        // Keeps o near 1, as a model does.
        scale: match parameters.normalizer {
            true => 1.0,
            false => (m as f64 * d as f64).recip().sqrt(),
        },
        encoding,
        q_positions: positions.clone(),
        k_positions: positions,
        theta_kind: match parameters.theta {
            Some(ThetaName::Scalar) => ThetaKind::PerHead,
            _ => ThetaKind::PerFeature,
        },
        q_f: f(parameters.act),
        k_f: f(parameters.act),
        v_f: f(parameters.v_act),
        g_f: f(parameters.g_act),
        normalizer: parameters.normalizer.then_some(Definition::EPS),
    }
}

/// Rows and columns of theta; on a grid as many columns as one axis takes.
fn theta_shape(problem: &Problem) -> Option<[usize; 2]> {
    let parameters = &problem.parameters;
    let [_, heads, _, _, d, _] = sizes(problem);
    let all = definition(problem).encoding?.angles(d);
    let columns = match parameters.theta {
        Some(ThetaName::Scalar) => 1,
        _ => parameters
            .angles
            .unwrap_or(all.div_ceil(parameters.shape.len().max(1))),
    };
    let rows = match parameters.theta {
        Some(ThetaName::Shared) => 1,
        _ => heads,
    };
    Some([rows, columns])
}

pub fn work(problem: &Problem) -> Work {
    let [b, h, n, m, d, e] = sizes(problem).map(|size| size as u64);
    let parameters = &problem.parameters;
    let element = parameters.dtype().size_in_bytes() as u64;
    let tensor = |rows, width| b * h * rows * width * element;
    let (q, k, v, g) = (tensor(n, d), tensor(m, d), tensor(m, e), tensor(n, e));
    let o = g;
    let g = if parameters.no_gate { 0 } else { g };
    let encoding = definition(problem).encoding;
    let wide = encoding.map_or(d, |encoding| encoding.width(d as usize) as u64);
    let inputs = q + k + v + g;
    let theta = theta_shape(problem).map_or(0, |[rows, columns]| 4 * (rows * columns) as u64);
    let z = if parameters.normalizer {
        b * h * d * 4
    } else {
        0
    };
    let kept = match parameters.save() {
        FlaoSave::Nothing => 0,
        FlaoSave::Kv | FlaoSave::KvAndProduct => b * h * wide * e * 4 + z,
    };
    let flops = |products: u64, rows: u64| 2 * b * h * rows * wide * e * products;
    match problem.pass {
        Pass::Fwd => Work {
            bytes: inputs + theta + o + kept,
            mix: Mix::R4W1,
            spare_bytes: 0,
            flops: flops(1, m) + flops(1, n),
        },
        Pass::Bwd => Work {
            bytes: 2 * inputs + theta + o + kept,
            mix: Mix::R5W4,
            spare_bytes: 0,
            flops: flops(3, n) + flops(if kept > 0 { 2 } else { 3 }, m),
        },
    }
}

pub fn peer(problem: &Problem) -> Option<Value> {
    let parameters = &problem.parameters;
    let definition = definition(problem);
    let is_known = parameters.layout.is_none()
        && parameters.rotary_dim.is_none()
        && parameters.theta != Some(ThetaName::Scalar)
        && !parameters.dtheta;
    let name = |f: Option<FunctionName>| f.unwrap_or(FunctionName::None);
    let [b, h, n, m, d, e] = sizes(problem);
    is_known.then(|| {
        let mut peer = json!({
            "op": FlaoLrpe::NAME,
            "q": [b, h, n, d],
            "v": [b, h, m, e],
            "theta": theta_shape(problem),
            "encoding": parameters.encoding.unwrap_or(EncodingName::Cosine),
            "interleaved": matches!(
                definition.encoding,
                Some(Encoding::Rotate(Rotation { pairing: Pairing::Interleaved, .. }))
            ),
            "activation": name(parameters.act),
            "v_activation": name(parameters.v_act),
            "g_activation": name(parameters.g_act),
            "dim": -1,
            "gate": !parameters.no_gate,
            "normalizer": parameters.normalizer,
            "eps": Definition::EPS,
            "dtype": parameters.dtype().to_string(),
        });
        if !parameters.shape.is_empty() {
            peer["grid"] = parameters.shape.as_slice().into();
            peer["extra_tokens"] = parameters.extra_tokens.unwrap_or(0).into();
        }
        peer
    })
}

pub fn inputs<T: Float>(problem: &Problem, device: &Device) -> Result<Box<dyn Inputs>, Error> {
    let rng = &mut fastrand::Rng::with_seed(1);
    let [b, h, n, m, d, e] = sizes(problem);
    let parameters = &problem.parameters;
    let theta = theta_shape(problem);
    let theta = theta.map(|shape| frequencies(device, shape)).transpose()?;
    let mut rows = |tokens, width| {
        Rows::<T>::random(
            device,
            Order::HeadsFirst,
            parameters.layout,
            [b, tokens, h, width],
            rng,
        )
    };
    let op = FlaoLrpe::new(definition(problem), theta.map(Into::into));
    let call = Call {
        op: op.with_dtheta(parameters.dtheta),
        saves: parameters.save() != FlaoSave::Nothing,
        q: rows(n, d)?,
        k: rows(m, d)?,
        v: rows(m, e)?,
        g: match parameters.no_gate {
            true => None,
            false => Some(rows(n, e)?),
        },
    };
    Ok(match problem.pass {
        Pass::Fwd => Box::new(Forward(call)),
        Pass::Bwd => {
            let d_o = rows(n, e)?;
            let saved = match call.saves {
                true => Some(call.op.forward_saving(call.inputs()?)?.1),
                false => None,
            };
            // Memory is measured from here on.
            device.synchronize()?;
            Box::new(Backward { call, saved, d_o })
        }
    })
}

struct Call<T> {
    op: FlaoLrpe<'static>,
    saves: bool,
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
        Ok(FlaoInputs {
            g: g.as_ref().map(Rows::view).transpose()?,
            ..FlaoInputs::without_gate(q, k, v)
        })
    }
}

struct Forward<T>(Call<T>);

impl<T: Float> Inputs for Forward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        let (op, inputs) = (&self.0.op, self.0.inputs()?);
        Ok(match self.0.saves {
            true => Box::new(op.forward_saving(inputs)?),
            false => Box::new(op.forward(inputs)?),
        })
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let (inputs, Call { op, saves, .. }) = (self.0.inputs()?, &self.0);
        let (mut o, saved) = op.forward_saving(inputs)?;
        let mut saved = saves.then_some(saved);
        let bytes = op.forward_workspace(inputs, *saves)?;
        let mut workspace = Workspace::new(o.device(), bytes)?;
        measure(&mut || {
            let saved = saved.as_mut().map(FlaoLrpeSaved::view_mut);
            op.forward_into(inputs, &mut o, saved, &mut workspace)
        })
    }
}

struct Backward<T: Float> {
    call: Call<T>,
    saved: Option<FlaoLrpeSaved>,
    d_o: Rows<T>,
}

impl<T: Float> Backward<T> {
    fn saved(&self) -> Option<FlaoLrpeSavedView<'_>> {
        self.saved.as_ref().map(FlaoLrpeSaved::view)
    }

    fn gradients(&self) -> Result<FlaoLrpeGradients<T>, Error> {
        let Self { call, d_o, .. } = self;
        call.op.backward(call.inputs()?, self.saved(), d_o.view()?)
    }
}

impl<T: Float> Inputs for Backward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.gradients()?))
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let mut gradients = self.gradients()?;
        let (op, inputs) = (&self.call.op, self.call.inputs()?);
        let (saved, d_o) = (self.saved(), self.d_o.view()?);
        let bytes = op.backward_workspace(inputs, saved, d_o)?;
        let mut workspace = Workspace::new(d_o.device(), bytes)?;
        measure(&mut || op.backward_into(inputs, saved, d_o, &mut gradients, &mut workspace))
    }
}
