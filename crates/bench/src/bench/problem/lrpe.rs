//! Calls of the LRPE operators.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    Activation, Device, Error, Float, Lrpe, LrpeGradientsMut, Saved, SoftmaxAxis, Tensor,
    ThetaKind, Workspace,
};
use gimbal_reference::{Encoding, Function, Lrpe as Definition, Positions};
use serde_json::{Value, json};

use super::{Inputs, Measure, Problem, Rows, Work, frequencies, sizes};
use crate::bench::parameters::{Source, ThetaName};
use crate::bench::record::Measured;
use crate::op::{OpName, Pass};
use crate::random;

/// The least that goes to or from memory, in bytes.
const SECTOR: usize = 32;

/// eps of an RMS norm.
const EPS: f64 = 1e-6;

/// Where positions come from, where that is a tensor.
fn source(problem: &Problem) -> Option<Source> {
    let given = problem.parameters.positions?;
    let is_tensor = given != Source::Line && problem.parameters.shape.is_empty();
    is_tensor.then_some(given)
}

/// k of positions that are given.
fn axes(problem: &Problem) -> usize {
    problem.parameters.axes.unwrap_or(1)
}

fn definition(problem: &Problem) -> Definition {
    let parameters = &problem.parameters;
    let encoding = match problem.op {
        OpName::LrpeRotate => parameters.rotation(),
        _ => Encoding::Cosine,
    };
    let positions = match source(problem) {
        Some(Source::Given) => {
            let columns = 0..columns(problem, &encoding);
            let alternating = columns.map(|column| column % axes(problem));
            Positions::Given {
                axes: (axes(problem) > 1).then(|| alternating.collect()),
            }
        }
        _ => parameters.places(),
    };
    Definition {
        encoding,
        positions,
        f: match parameters.activation() {
            Some(activation) => activation.into(),
            None => Function::RmsNorm { eps: EPS },
        },
        theta_kind: parameters.theta_kind(),
    }
}

/// The columns of theta: as many as there are angles; on a grid a power of two that is enough for one axis.
fn columns(problem: &Problem, encoding: &Encoding) -> usize {
    let parameters = &problem.parameters;
    let [_, _, _, features] = sizes(problem);
    let all = encoding.angles(features);
    let of_axis = match parameters.shape.len() {
        0 => all,
        axes => all.div_ceil(axes).next_power_of_two(),
    };
    match parameters.theta_kind() {
        ThetaKind::PerHead => 1,
        ThetaKind::PerFeature => parameters.angles.unwrap_or(of_axis),
    }
}

fn theta_shape(problem: &Problem) -> [usize; 2] {
    let [_, _, heads, _] = sizes(problem);
    let columns = columns(problem, &definition(problem).encoding);
    [problem.parameters.theta_rows(heads), columns]
}

/// Whether the backward pass reads x.
fn saves_x(problem: &Problem) -> bool {
    definition(problem).f != Function::default() || problem.parameters.dtheta
}

pub fn work(problem: &Problem) -> Work {
    let ([b, n, h, d], parameters) = (sizes(problem), &problem.parameters);
    let definition = definition(problem);
    let is_bare = definition.f == Function::default();
    // What is not rotated may stay where it is, but for what shares a sector with the rest.
    let element = parameters.dtype().size_in_bytes();
    let touched = match (parameters.rotary_dim, parameters.in_place && is_bare) {
        (Some(rotary_dim), true) => (rotary_dim * element)
            .next_multiple_of(SECTOR)
            .min(d * element),
        _ => d * element,
    };
    let x = (b * n * (h + parameters.key_heads.unwrap_or(0)) * touched) as u64;
    let [rows, columns] = theta_shape(problem);
    let integers = match source(problem) {
        None | Some(Source::Line) => 0,
        Some(Source::Offsets) => b,
        Some(Source::Packed) => b + 1,
        Some(Source::Given) => axes(problem) * b * n,
    };
    // In units of x: 1 in the rotation, 2 in the cosine encodings.
    let o = definition.encoding.width(d) / d;
    let (reads, writes) = match problem.pass {
        Pass::Fwd => (1, o),
        Pass::Bwd => (o + usize::from(saves_x(problem)), 1),
    };
    Work {
        bytes: (reads + writes) as u64 * x + 4 * (rows * columns + integers) as u64,
        mix: match (reads, writes) {
            (1, 2) => Mix::R1W2,
            (2, 1) => Mix::R2W1,
            (3, 1) => Mix::R3W1,
            _ => Mix::R1W1,
        },
        spare_bytes: 0,
        flops: 0,
    }
}

pub fn peer(problem: &Problem) -> Option<Value> {
    let parameters = &problem.parameters;
    let [b, n, h, d] = sizes(problem);
    if let Some(key_heads) = parameters.key_heads {
        // Queries and keys at positions that are given, as models turn them.
        let is_known = parameters.has_only("sizes dtype key-heads positions theta")
            && parameters.positions == Some(Source::Given)
            && parameters.theta == Some(ThetaName::Shared);
        return is_known.then(|| {
            json!({
                "op": "lrpe_rotate_pair",
                "q": [b, n, h, d],
                "k": [b, n, key_heads, d],
                "theta": theta_shape(problem),
                "dtype": parameters.dtype().to_string(),
            })
        });
    }
    let known = match problem.op {
        OpName::LrpeCosineMd => "sizes dtype act dim shape extra-tokens theta angles",
        _ => "sizes dtype act dim axes extra-tokens theta angles",
    };
    let is_known = parameters.has_only(known) && parameters.theta_kind() == ThetaKind::PerFeature;
    let (activation, dim) = match parameters.activation().filter(|_| is_known)? {
        Activation::None => ("none", None),
        Activation::Relu => ("relu", None),
        Activation::Sigmoid => ("sigmoid", None),
        Activation::Silu => ("silu", None),
        Activation::Softmax(SoftmaxAxis::Feature) => ("softmax", Some(-1)),
        Activation::Softmax(SoftmaxAxis::Sequence) => ("softmax", Some(1)),
    };
    let mut peer = json!({
        "op": problem.op,
        "x": [b, n, h, d],
        "theta": theta_shape(problem),
        "activation": activation,
        "dim": dim,
        "dtype": parameters.dtype().to_string(),
    });
    if !parameters.shape.is_empty() {
        peer["x"] = json!([b, h, n, d]);
        peer["grid"] = parameters.shape.as_slice().into();
        peer["extra_tokens"] = parameters.extra_tokens.unwrap_or(0).into();
    }
    Some(peer)
}

pub fn inputs<T: Float>(problem: &Problem, device: &Device) -> Result<Box<dyn Inputs>, Error> {
    let rng = &mut fastrand::Rng::with_seed(1);
    let ([b, n, h, d], parameters) = (sizes(problem), &problem.parameters);
    let (definition, shape) = (definition(problem), theta_shape(problem));
    let theta = frequencies(device, shape)?;
    let weight = match definition.f {
        Function::RmsNorm { .. } => Some(random::tensor::<f32>(device, &[d], rng)?),
        _ => None,
    };
    let integers = match source(problem) {
        None | Some(Source::Line) => None,
        Some(Source::Offsets) => Some(((0..b as i32).map(|s| 1000 * s).collect(), vec![b])),
        Some(Source::Packed) => Some((bounds(b, n, rng), vec![b + 1])),
        Some(Source::Given) => {
            let axes = axes(problem);
            let positions = (0..axes * b * n).map(|at| (at % n) as i32).collect();
            let shape = match axes {
                1 => vec![b, n],
                _ => vec![axes, b, n],
            };
            Some((positions, shape))
        }
    };
    let integers =
        integers.map(|(values, shape): (Vec<i32>, _)| device.tensor_from_slice(&values, &shape));
    let mut rows = |heads, width| Rows::<T>::random(problem, device, [b, n, heads, width], rng);
    let tensors = match problem.pass {
        Pass::Fwd => {
            let k = parameters.key_heads.map(|heads| rows(heads, d));
            let k = k.transpose()?;
            Tensors::Forward { x: rows(h, d)?, k }
        }
        Pass::Bwd => {
            let x = saves_x(problem).then(|| rows(h, d)).transpose()?;
            let d_o = rows(h, definition.encoding.width(d))?;
            Tensors::Backward { x, d_o }
        }
    };
    Ok(Box::new(Call {
        operator: Operator {
            op: Lrpe::new(definition, theta).with_dtheta(parameters.dtheta),
            source: source(problem),
            integers: integers.transpose()?,
            weight,
            is_backward: problem.pass == Pass::Bwd,
        },
        in_place: parameters.in_place,
        tensors,
    }))
}

/// The bounds of so many sequences of n tokens on average, wherever chance puts them.
fn bounds(sequences: usize, n: usize, rng: &mut fastrand::Rng) -> Vec<i32> {
    let total = sequences * n;
    let mut bounds: Vec<_> = (1..sequences)
        .map(|_| rng.usize(0..=total) as i32)
        .collect();
    bounds.extend([0, total as i32]);
    bounds.sort_unstable();
    bounds
}

/// The operator, and the tensors that it reads besides x.
struct Operator {
    op: Lrpe<'static>,
    source: Option<Source>,
    integers: Option<Tensor<i32>>,
    weight: Option<Tensor<f32>>,
    is_backward: bool,
}

impl Operator {
    fn lrpe(&self) -> Lrpe<'_> {
        let mut op: Lrpe<'_> = self.op.clone();
        if let Some(integers) = &self.integers {
            op = match self.source {
                Some(Source::Offsets) => op.offsets(integers),
                Some(Source::Packed) => op.packed(integers),
                _ => op.positions(integers),
            };
        }
        if let Some(weight) = &self.weight {
            op = op.norm(weight, EPS).with_dnorm_weight(self.is_backward);
        }
        op
    }
}

struct Call<T> {
    operator: Operator,
    in_place: bool,
    tensors: Tensors<T>,
}

enum Tensors<T> {
    /// With keys beside x, or none.
    Forward { x: Rows<T>, k: Option<Rows<T>> },
    /// With x where it is needed.
    Backward { x: Option<Rows<T>>, d_o: Rows<T> },
}

fn saved<T: Float>(x: &Option<Rows<T>>) -> Result<Saved<'_, T>, Error> {
    Ok(match x {
        Some(x) => Saved::X(x.view()?),
        None => Saved::Nothing,
    })
}

impl<T: Float> Inputs for Call<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        let op = self.operator.lrpe();
        Ok(match &self.tensors {
            Tensors::Forward { x, k: None } => Box::new(op.forward(x.view()?)?),
            Tensors::Forward { x: q, k: Some(k) } => {
                Box::new(op.pair().forward(q.view()?, k.view()?)?)
            }
            Tensors::Backward { x, d_o } => Box::new(op.backward(saved(x)?, d_o.view()?)?),
        })
    }

    /// In place x or do is overwritten again and again; what is in it costs nothing.
    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        let op = self.operator.lrpe();
        let device = op.theta().view().device();
        match &mut self.tensors {
            Tensors::Forward { x, k: None } => {
                let bytes = op.forward_workspace(x.view()?)?;
                let mut workspace = Workspace::new(device, bytes)?;
                if self.in_place {
                    return measure(&mut || op.forward_in_place(x.view_mut()?, &mut workspace));
                }
                let x = x.view()?;
                let mut o = op.forward(x)?;
                measure(&mut || op.forward_into(x, &mut o, &mut workspace))
            }
            Tensors::Forward { x: q, k: Some(k) } => {
                let pair = op.clone().pair();
                let bytes = pair.forward_workspace(q.view()?, k.view()?)?;
                let mut workspace = Workspace::new(device, bytes)?;
                if self.in_place {
                    return measure(&mut || {
                        pair.forward_in_place(q.view_mut()?, k.view_mut()?, &mut workspace)
                    });
                }
                let (q, k) = (q.view()?, k.view()?);
                let (mut oq, mut ok) = pair.forward(q, k)?;
                measure(&mut || pair.forward_into((q, k), (&mut oq, &mut ok), &mut workspace))
            }
            Tensors::Backward { x, d_o } => {
                let saved = saved(x)?;
                let mut gradients = op.backward(saved, d_o.view()?)?;
                let bytes = op.backward_workspace(saved, d_o.view()?)?;
                let mut workspace = Workspace::new(device, bytes)?;
                if self.in_place {
                    let (mut dtheta, mut dnorm_weight) = (gradients.dtheta, gradients.dnorm_weight);
                    drop(gradients.dx);
                    return measure(&mut || {
                        let gradients = LrpeGradientsMut {
                            dx: d_o.view_mut()?,
                            dtheta: dtheta.as_mut().map(Into::into),
                            dnorm_weight: dnorm_weight.as_mut().map(Into::into),
                        };
                        op.backward_in_place(saved, gradients, &mut workspace)
                    });
                }
                let d_o = d_o.view()?;
                measure(&mut || op.backward_into(saved, d_o, &mut gradients, &mut workspace))
            }
        }
    }
}
