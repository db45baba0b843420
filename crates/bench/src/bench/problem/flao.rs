//! Calls of flao and of flao-lrpe.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    Activation, Device, Error, Flao, FlaoInputs, FlaoLrpe, FlaoLrpeSaved, FlaoSave, FlaoSaved,
    Float, Pairing, ThetaKind, Workspace,
};
use gimbal_reference::{Encoding, FlaoLrpe as Definition, Rotation};
use serde_json::{Value, json};

use super::{Inputs, Measure, Problem, Rows, Work, frequencies, sizes};
use crate::bench::parameters::{EncodingName, FunctionName};
use crate::bench::record::Measured;
use crate::op::{OpName, Pass};

/// What flao computes is without an encoding, activations and a normaliser.
fn definition(problem: &Problem) -> Definition {
    let parameters = &problem.parameters;
    let encoding = match parameters.encoding.unwrap_or(EncodingName::Cosine) {
        _ if problem.op == OpName::Flao => None,
        EncodingName::None => None,
        EncodingName::Cosine => Some(Encoding::Cosine),
        EncodingName::Rotate => Some(parameters.rotation()),
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
        q_positions: parameters.places(),
        k_positions: parameters.places(),
        theta_kind: parameters.theta_kind(),
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
    let of_axis = all.div_ceil(parameters.shape.len().max(1));
    let columns = match parameters.theta_kind() {
        ThetaKind::PerHead => 1,
        ThetaKind::PerFeature => parameters.angles.unwrap_or(of_axis),
    };
    Some([parameters.theta_rows(heads), columns])
}

pub fn work(problem: &Problem) -> Work {
    let [b, h, n, m, d, e] = sizes(problem).map(|size| size as u64);
    let parameters = &problem.parameters;
    let element = parameters.dtype().size_in_bytes() as u64;
    let tensor = |rows, width| b * h * rows * width * element;
    let (q, k, v, o) = (tensor(n, d), tensor(m, d), tensor(m, e), tensor(n, e));
    let inputs = q + k + v + if parameters.no_gate { 0 } else { o };
    let encoding = definition(problem).encoding;
    let wide = encoding.map_or(d, |encoding| encoding.width(d as usize) as u64);
    let theta = theta_shape(problem).map_or(0, |[rows, columns]| 4 * (rows * columns) as u64);
    let z = match parameters.normalizer {
        true => b * h * d * 4,
        false => 0,
    };
    let save = parameters.save().with_gate(!parameters.no_gate);
    let kept = match save {
        FlaoSave::Nothing => 0,
        FlaoSave::Kv | FlaoSave::KvAndProduct => b * h * wide * e * 4 + z,
    };
    let keeps_product = problem.op == OpName::Flao && save == FlaoSave::KvAndProduct;
    let product = if keeps_product { o } else { 0 };
    let flops = |products: u64, rows: u64| 2 * b * h * rows * wide * e * products;
    match problem.pass {
        Pass::Fwd => Work {
            bytes: inputs + theta + o + kept + product,
            mix: match keeps_product {
                // As many reads for each write as four for two.
                true => Mix::R2W1,
                false => Mix::R4W1,
            },
            spare_bytes: 0,
            flops: flops(1, m) + flops(1, n),
        },
        // The product need not be read: it is computed in less time.
        Pass::Bwd => Work {
            bytes: 2 * inputs + theta + o + kept,
            mix: Mix::R5W4,
            spare_bytes: product,
            flops: flops(3, n) + flops(if kept > 0 { 2 } else { 3 }, m),
        },
    }
}

pub fn peer(problem: &Problem) -> Option<Value> {
    let parameters = &problem.parameters;
    let [b, h, n, m, d, e] = sizes(problem);
    let (q, v, dtype) = ([b, h, n, d], [b, h, m, e], parameters.dtype().to_string());
    if problem.op == OpName::Flao {
        let gate = !parameters.no_gate;
        return Some(json!({"op": Flao::NAME, "q": q, "v": v, "gate": gate, "dtype": dtype}));
    }
    let definition = definition(problem);
    let is_known = parameters.layout.is_none()
        && parameters.rotary_dim.is_none()
        && definition.theta_kind == ThetaKind::PerFeature
        && !parameters.dtheta;
    let name = |f: Option<FunctionName>| f.unwrap_or(FunctionName::None);
    is_known.then(|| {
        let mut peer = json!({
            "op": FlaoLrpe::NAME,
            "q": q,
            "v": v,
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
            "dtype": dtype,
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
    let (parameters, definition) = (&problem.parameters, definition(problem));
    let theta = theta_shape(problem);
    let theta = theta.map(|shape| frequencies(device, shape)).transpose()?;
    let mut rows = |tokens, width| Rows::<T>::random(problem, device, [b, tokens, h, width], rng);
    let tensors = Tensors {
        q: rows(n, d)?,
        k: rows(m, d)?,
        v: rows(m, e)?,
        g: (!parameters.no_gate).then(|| rows(n, e)).transpose()?,
        d_o: (problem.pass == Pass::Bwd)
            .then(|| rows(n, e))
            .transpose()?,
    };
    let (save, is_backward) = (parameters.save(), problem.pass == Pass::Bwd);
    let inputs: Box<dyn Inputs> = if problem.op == OpName::Flao {
        let op = Flao::new().scale(definition.scale);
        let saved = is_backward.then(|| op.forward_saving(tensors.inputs()?, save));
        Box::new(Call {
            saved: saved.transpose()?.map(|(_, saved)| saved),
            op,
            save,
            tensors,
        })
    } else {
        let op = FlaoLrpe::new(definition, theta.map(Into::into)).with_dtheta(parameters.dtheta);
        let saves = save != FlaoSave::Nothing;
        let saved = (is_backward && saves).then(|| op.forward_saving(tensors.inputs()?));
        Box::new(EncodedCall {
            saved: saved.transpose()?.map(|(_, saved)| saved),
            op,
            saves,
            tensors,
        })
    };
    if is_backward {
        // Memory is measured from here on.
        device.synchronize()?;
    }
    Ok(inputs)
}

struct Tensors<T> {
    q: Rows<T>,
    k: Rows<T>,
    v: Rows<T>,
    /// None without a gate.
    g: Option<Rows<T>>,
    /// Of the backward pass.
    d_o: Option<Rows<T>>,
}

impl<T: Float> Tensors<T> {
    fn inputs(&self) -> Result<FlaoInputs<'_, T>, Error> {
        let Self { q, k, v, g, .. } = self;
        Ok(FlaoInputs {
            g: g.as_ref().map(Rows::view).transpose()?,
            ..FlaoInputs::without_gate(q.view()?, k.view()?, v.view()?)
        })
    }
}

/// A call of flao.
struct Call<T: Float> {
    op: Flao,
    save: FlaoSave,
    tensors: Tensors<T>,
    /// For the backward pass.
    saved: Option<FlaoSaved<T>>,
}

impl<T: Float> Inputs for Call<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        let (op, inputs) = (&self.op, self.tensors.inputs()?);
        Ok(match (&self.tensors.d_o, &self.saved) {
            (Some(d_o), Some(saved)) => Box::new(op.backward(inputs, saved, d_o.view()?)?),
            _ => Box::new(op.forward_saving(inputs, self.save)?),
        })
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let (op, inputs) = (&self.op, self.tensors.inputs()?);
        if let (Some(d_o), Some(saved)) = (&self.tensors.d_o, &self.saved) {
            let d_o = d_o.view()?;
            let mut gradients = op.backward(inputs, saved, d_o)?;
            let bytes = op.backward_workspace(inputs, saved, d_o)?;
            let mut workspace = Workspace::new(d_o.device(), bytes)?;
            return measure(&mut || {
                op.backward_into(inputs, saved, d_o, &mut gradients, &mut workspace)
            });
        }
        let (mut o, mut saved) = op.forward_saving(inputs, self.save)?;
        let bytes = op.forward_workspace(inputs, self.save)?;
        let mut workspace = Workspace::new(o.device(), bytes)?;
        measure(&mut || op.forward_into(inputs, &mut o, &mut saved, &mut workspace))
    }
}

/// A call of flao-lrpe.
struct EncodedCall<T> {
    op: FlaoLrpe<'static>,
    saves: bool,
    tensors: Tensors<T>,
    /// For the backward pass, if it is given any.
    saved: Option<FlaoLrpeSaved>,
}

impl<T: Float> Inputs for EncodedCall<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        let (op, inputs) = (&self.op, self.tensors.inputs()?);
        let saved = self.saved.as_ref().map(FlaoLrpeSaved::view);
        Ok(match (&self.tensors.d_o, self.saves) {
            (Some(d_o), _) => Box::new(op.backward(inputs, saved, d_o.view()?)?),
            (None, true) => Box::new(op.forward_saving(inputs)?),
            (None, false) => Box::new(op.forward(inputs)?),
        })
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let (op, inputs) = (&self.op, self.tensors.inputs()?);
        if let Some(d_o) = &self.tensors.d_o {
            let d_o = d_o.view()?;
            let saved = self.saved.as_ref().map(FlaoLrpeSaved::view);
            let mut gradients = op.backward(inputs, saved, d_o)?;
            let bytes = op.backward_workspace(inputs, saved, d_o)?;
            let mut workspace = Workspace::new(d_o.device(), bytes)?;
            return measure(&mut || {
                op.backward_into(inputs, saved, d_o, &mut gradients, &mut workspace)
            });
        }
        let (mut o, saved) = op.forward_saving(inputs)?;
        let mut saved = self.saves.then_some(saved);
        let bytes = op.forward_workspace(inputs, self.saves)?;
        let mut workspace = Workspace::new(o.device(), bytes)?;
        measure(&mut || {
            let saved = saved.as_mut().map(FlaoLrpeSaved::view_mut);
            op.forward_into(inputs, &mut o, saved, &mut workspace)
        })
    }
}
