//! Calls of the LRPE operators.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    Activation, Device, Error, Float, Lrpe, LrpeGradientsMut, Saved, SoftmaxAxis, Tensor,
    TensorView, TensorViewMut, ThetaKind, Workspace,
};
use gimbal_reference::{Encoding, Function, Lrpe as Definition, Positions, Rotation};
use serde_json::{Value, json};

use super::{Inputs, Measure, Order, Problem, Rows, Work};
use crate::bench::parameters::{Parameters, Source, ThetaName};
use crate::bench::record::Measured;
use crate::op::{OpName, Pass};
use crate::random;

/// The least that goes to or from memory, in bytes.
const SECTOR: usize = 32;

/// eps of an RMS norm.
const EPS: f64 = 1e-6;

/// B, N, H and D.
fn sizes(problem: &Problem) -> [usize; 4] {
    std::array::from_fn(|at| problem.parameters.sizes[at])
}

fn source(problem: &Problem) -> Source {
    problem.parameters.positions.unwrap_or(Source::Line)
}

/// k of positions that are given.
fn axes(problem: &Problem) -> usize {
    problem.parameters.axes.unwrap_or(1)
}

fn definition(problem: &Problem) -> Definition {
    let parameters = &problem.parameters;
    let encoding = match problem.op {
        OpName::LrpeRotate => Encoding::Rotate(Rotation {
            pairing: parameters.pairing.map(Into::into).unwrap_or_default(),
            rotary_dim: parameters.rotary_dim,
            factor: 1.0,
        }),
        _ => Encoding::Cosine,
    };
    let [.., features] = sizes(problem);
    let alternating =
        || (0..columns(problem, &encoding, features)).map(|column| column % axes(problem));
    let positions = match (&parameters.shape[..], source(problem)) {
        ([], Source::Given) => Positions::Given {
            axes: (axes(problem) > 1).then(|| alternating().collect()),
        },
        ([], _) => Positions::line(0),
        (shape, _) => Positions::grid(shape, parameters.extra_tokens.unwrap_or(0)),
    };
    Definition {
        encoding,
        positions,
        f: match parameters.activation() {
            Some(activation) => activation.into(),
            None => Function::RmsNorm { eps: EPS },
        },
        theta_kind: match parameters.theta {
            Some(ThetaName::Scalar) => ThetaKind::PerHead,
            _ => ThetaKind::PerFeature,
        },
    }
}

/// The columns of theta: as many as there are angles; on a grid a power of two that is enough for one axis.
fn columns(problem: &Problem, encoding: &Encoding, features: usize) -> usize {
    let parameters = &problem.parameters;
    let all = encoding.angles(features);
    match parameters.shape.len() {
        _ if parameters.theta == Some(ThetaName::Scalar) => 1,
        0 => parameters.angles.unwrap_or(all),
        axes => parameters
            .angles
            .unwrap_or(all.div_ceil(axes).next_power_of_two()),
    }
}

fn theta_shape(problem: &Problem) -> [usize; 2] {
    let [.., heads, features] = sizes(problem);
    let rows = match problem.parameters.theta {
        Some(ThetaName::Shared) => 1,
        _ => heads,
    };
    [
        rows,
        columns(problem, &definition(problem).encoding, features),
    ]
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
        _ if !parameters.shape.is_empty() => 0,
        Source::Line => 0,
        Source::Offsets => b,
        Source::Packed => b + 1,
        Source::Given => axes(problem) * b * n,
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

/// Queries and keys at positions that are given, as models turn them.
fn pair_of_peer(problem: &Problem, key_heads: usize) -> Option<Value> {
    let [b, n, h, d] = sizes(problem);
    let parameters = Parameters {
        sizes: problem.parameters.sizes.clone(),
        dtype: problem.parameters.dtype,
        key_heads: Some(key_heads),
        positions: Some(Source::Given),
        theta: Some(ThetaName::Shared),
        ..Parameters::default()
    };
    (parameters == problem.parameters).then(|| {
        json!({
            "op": "lrpe_rotate_pair",
            "q": [b, n, h, d],
            "k": [b, n, key_heads, d],
            "theta": theta_shape(problem),
            "dtype": parameters.dtype().to_string(),
        })
    })
}

pub fn peer(problem: &Problem) -> Option<Value> {
    let parameters = &problem.parameters;
    if let Some(key_heads) = parameters.key_heads {
        return pair_of_peer(problem, key_heads);
    }
    let is_known = parameters.positions.is_none()
        && parameters.pairing.is_none()
        && parameters.rotary_dim.is_none()
        && parameters.layout.is_none()
        && parameters.theta != Some(ThetaName::Scalar)
        && (parameters.shape.is_empty() || problem.op == OpName::LrpeCosineMd)
        && !parameters.dtheta
        && !parameters.in_place;
    let (activation, dim) = match parameters.activation().filter(|_| is_known)? {
        Activation::None => ("none", None),
        Activation::Relu => ("relu", None),
        Activation::Sigmoid => ("sigmoid", None),
        Activation::Silu => ("silu", None),
        Activation::Softmax(SoftmaxAxis::Feature) => ("softmax", Some(-1)),
        Activation::Softmax(SoftmaxAxis::Sequence) => ("softmax", Some(1)),
    };
    let [b, n, h, d] = sizes(problem);
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
    let is_packed = source(problem) == Source::Packed && parameters.shape.is_empty();
    let integers = match source(problem) {
        _ if !parameters.shape.is_empty() => None,
        Source::Line => None,
        Source::Offsets => Some(((0..b as i32).map(|s| 1000 * s).collect(), vec![b])),
        Source::Packed => Some((bounds(b, n, rng), vec![b + 1])),
        Source::Given => {
            let axes = axes(problem);
            let positions = (0..axes * b * n).map(|at| (at % n) as i32).collect();
            Some((
                positions,
                if axes > 1 {
                    vec![axes, b, n]
                } else {
                    vec![b, n]
                },
            ))
        }
    };
    let integers =
        integers.map(|(values, shape): (Vec<i32>, _)| device.tensor_from_slice(&values, &shape));
    let order = match problem.op {
        OpName::LrpeCosineMd => Order::HeadsFirst,
        _ => Order::TokensFirst,
    };
    let (batch, tokens) = if is_packed { (1, b * n) } else { (b, n) };
    let mut rows = |heads, width| {
        let sizes = [batch, tokens, heads, width];
        Rows::<T>::random(device, order, parameters.layout, sizes, rng)
    };
    let k = parameters.key_heads.map(|heads| rows(heads, d));
    let width = definition.encoding.width(d);
    let (x, d_o) = match problem.pass {
        Pass::Fwd => (Some(rows(h, d)?), None),
        Pass::Bwd => (
            if saves_x(problem) {
                Some(rows(h, d)?)
            } else {
                None
            },
            Some(rows(h, width)?),
        ),
    };
    Ok(Box::new(Call {
        op: Lrpe::new(definition, theta).with_dtheta(parameters.dtheta),
        source: source(problem),
        integers: integers.transpose()?,
        weight,
        in_place: parameters.in_place,
        is_packed,
        x,
        k: k.transpose()?,
        d_o,
    }))
}

/// The usual geometric series of frequencies in each row.
pub(super) fn frequencies(device: &Device, shape: [usize; 2]) -> Result<Tensor<f32>, Error> {
    let [rows, angles] = shape;
    let frequency = |angle: usize| 1e4f32.powf(-(angle as f32) / angles as f32);
    let theta: Vec<f32> = (0..rows).flat_map(|_| (0..angles).map(frequency)).collect();
    device.tensor_from_slice(&theta, &shape)
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

struct Call<T> {
    op: Lrpe<'static>,
    source: Source,
    integers: Option<Tensor<i32>>,
    weight: Option<Tensor<f32>>,
    in_place: bool,
    is_packed: bool,
    /// Of the backward pass where it is needed.
    x: Option<Rows<T>>,
    /// Keys beside x, in the forward pass.
    k: Option<Rows<T>>,
    /// Of the backward pass.
    d_o: Option<Rows<T>>,
}

/// The operator with the tensors that it reads besides x.
fn operator<'a>(
    op: &Lrpe<'static>,
    source: Source,
    integers: Option<&'a Tensor<i32>>,
    weight: Option<&'a Tensor<f32>>,
    is_backward: bool,
) -> Lrpe<'a> {
    let mut op: Lrpe<'a> = op.clone();
    if let Some(integers) = integers {
        op = match source {
            Source::Offsets => op.offsets(integers),
            Source::Packed => op.packed(integers),
            _ => op.positions(integers),
        };
    }
    if let Some(weight) = weight {
        op = op.norm(weight, EPS).with_dnorm_weight(is_backward);
    }
    op
}

/// The rows as the operator takes them: without a batch where they are packed.
fn view<T: Float>(rows: &Rows<T>, is_packed: bool) -> Result<TensorView<'_, T>, Error> {
    let view = rows.view()?;
    if is_packed {
        view.select(0, 0)
    } else {
        Ok(view)
    }
}

/// The same, to be written.
fn view_mut<T: Float>(rows: &mut Rows<T>, is_packed: bool) -> Result<TensorViewMut<'_, T>, Error> {
    let view = rows.view_mut()?;
    if is_packed {
        view.select(0, 0)
    } else {
        Ok(view)
    }
}

impl<T: Float> Call<T> {
    fn operator(&self) -> Lrpe<'_> {
        operator(
            &self.op,
            self.source,
            self.integers.as_ref(),
            self.weight.as_ref(),
            self.d_o.is_some(),
        )
    }

    fn x(&self) -> Result<Option<TensorView<'_, T>>, Error> {
        self.x.as_ref().map(|x| view(x, self.is_packed)).transpose()
    }

    fn k(&self) -> Result<Option<TensorView<'_, T>>, Error> {
        self.k.as_ref().map(|k| view(k, self.is_packed)).transpose()
    }

    fn saved(&self) -> Result<Saved<'_, T>, Error> {
        Ok(self.x()?.map_or(Saved::Nothing, Saved::X))
    }
}

impl<T: Float> Inputs for Call<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        let op = self.operator();
        if let Some(d_o) = &self.d_o {
            return Ok(Box::new(
                op.backward(self.saved()?, view(d_o, self.is_packed)?)?,
            ));
        }
        Ok(match (self.x()?, self.k()?) {
            (Some(q), Some(k)) => Box::new(op.pair().forward(q, k)?),
            (Some(x), None) => Box::new(op.forward(x)?),
            (None, _) => Box::new(()),
        })
    }

    fn measure(&mut self, measure: Measure) -> Result<Measured, Error> {
        if self.in_place {
            return self.measure_in_place(measure);
        }
        let op = self.operator();
        let device = op.theta().view().device();
        if let Some(d_o) = &self.d_o {
            let (saved, d_o) = (self.saved()?, view(d_o, self.is_packed)?);
            let mut gradients = op.backward(saved, d_o)?;
            let mut workspace = Workspace::new(device, op.backward_workspace(saved, d_o)?)?;
            return measure(&mut || op.backward_into(saved, d_o, &mut gradients, &mut workspace));
        }
        let Some(x) = self.x()? else {
            return Ok(Measured::Failed("there is no input".to_owned()));
        };
        if let Some(k) = self.k()? {
            let pair = op.clone().pair();
            let (mut oq, mut ok) = pair.forward(x, k)?;
            let mut workspace = Workspace::new(device, pair.forward_workspace(x, k)?)?;
            return measure(&mut || pair.forward_into((x, k), (&mut oq, &mut ok), &mut workspace));
        }
        let mut o = op.forward(x)?;
        let mut workspace = Workspace::new(device, op.forward_workspace(x)?)?;
        measure(&mut || op.forward_into(x, &mut o, &mut workspace))
    }
}

impl<T: Float> Call<T> {
    /// x or do is overwritten again and again; what is in it costs nothing.
    fn measure_in_place(&mut self, measure: Measure) -> Result<Measured, Error> {
        let Self {
            op,
            source,
            integers,
            weight,
            is_packed,
            x,
            k,
            d_o,
            ..
        } = self;
        let op = operator(
            op,
            *source,
            integers.as_ref(),
            weight.as_ref(),
            d_o.is_some(),
        );
        let device = op.theta().view().device();
        if let Some(d_o) = d_o {
            let saved = match x {
                Some(x) => Saved::X(view(x, *is_packed)?),
                None => Saved::Nothing,
            };
            let gradients = op.backward(saved, view(d_o, *is_packed)?)?;
            let bytes = op.backward_workspace(saved, view(d_o, *is_packed)?)?;
            let mut workspace = Workspace::new(device, bytes)?;
            let (mut dtheta, mut dnorm_weight) = (gradients.dtheta, gradients.dnorm_weight);
            drop(gradients.dx);
            return measure(&mut || {
                let gradients = LrpeGradientsMut {
                    dx: view_mut(d_o, *is_packed)?,
                    dtheta: dtheta.as_mut().map(Into::into),
                    dnorm_weight: dnorm_weight.as_mut().map(Into::into),
                };
                op.backward_in_place(saved, gradients, &mut workspace)
            });
        }
        let Some(x) = x else {
            return Ok(Measured::Failed("there is no input".to_owned()));
        };
        if let Some(k) = k {
            let pair = op.clone().pair();
            let bytes = pair.forward_workspace(view(x, *is_packed)?, view(k, *is_packed)?)?;
            let mut workspace = Workspace::new(device, bytes)?;
            return measure(&mut || {
                let (q, k) = (view_mut(x, *is_packed)?, view_mut(k, *is_packed)?);
                pair.forward_in_place(q, k, &mut workspace)
            });
        }
        let bytes = op.forward_workspace(view(x, *is_packed)?)?;
        let mut workspace = Workspace::new(device, bytes)?;
        measure(&mut || op.forward_in_place(view_mut(x, *is_packed)?, &mut workspace))
    }
}
