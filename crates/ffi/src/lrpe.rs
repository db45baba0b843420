//! `lrpe_rotate`, `lrpe_cosine` and `lrpe_cosine_md`.
//!
//! What a call is told besides tensors and an offset is a text, such as `lrpe_rotate activation=silu rotary_dim=32 positions`, or its number.

use gimbal_ops::{
    Activation, IndexTensor, Lrpe, LrpeGradientsMut, LrpePair, Pairing, Saved, SoftmaxAxis, Tensor,
    ThetaKind,
};
use gimbal_reference::{Encoding, Function, Lrpe as Reference, Positions, Rotation};

use crate::abi::DlTensor;
use crate::call::{Args, Definitions, Failure};
use crate::tensor::{Element, Place, Scratch, with_float};

/// An operator without its tensors.
pub struct Definition {
    op: Reference,
    /// Which tensors a call has behind theta, in this order.
    positions: bool,
    offsets: bool,
    cu_seqlens: bool,
    norm_weight: bool,
    /// Where a call is of queries and keys: f of the keys.
    keys: Option<Function>,
}

impl Definition {
    fn has_key_norm(&self) -> bool {
        matches!(self.keys, Some(Function::RmsNorm { .. }))
    }

    /// What rows are called.
    fn names(&self) -> [&'static str; 2] {
        if self.keys.is_some() {
            ["q", "k"]
        } else {
            ["x", ""]
        }
    }
}

/// What a backward pass need not have.
const X: i64 = 1;
const DTHETA: i64 = 2;
const DNORM_WEIGHT: i64 = 4;

pub static DEFINITIONS: Definitions<Definition> = Definitions::new(Definition::read);

impl Definition {
    fn read(text: &str) -> Result<Self, Failure> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        let op = match name {
            "lrpe_rotate" => Reference::rotate(),
            "lrpe_cosine" => Reference::cosine(),
            "lrpe_cosine_md" => Reference {
                positions: Positions::grid(Vec::new(), 0),
                ..Reference::cosine()
            },
            _ => {
                let message = format!("there is no operator {name}");
                return Err(Failure::value_error(message));
            }
        };
        let mut definition = Self {
            op,
            positions: false,
            offsets: false,
            cu_seqlens: false,
            norm_weight: false,
            keys: None,
        };
        let (mut activation, mut dim, mut norm_eps) = ("none", -1, 1e-6);
        let (mut key_activation, mut key_norm_weight) = (None, false);
        let (mut rotation, mut rotates) = (Rotation::default(), None);
        let (mut grid, mut extra_tokens, mut axes) = (None, 0, None);
        for word in words {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            match key {
                "activation" => activation = value,
                "dim" => dim = number(name, key, value)?,
                "norm_eps" => norm_eps = number(name, key, value)?,
                "per_head" => definition.op.theta_kind = ThetaKind::PerHead,
                "pairing" => (rotation.pairing, rotates) = (pairing(name, value)?, Some(key)),
                "rotary_dim" => {
                    (rotation.rotary_dim, rotates) = (Some(number(name, key, value)?), Some(key));
                }
                "factor" => (rotation.factor, rotates) = (number(name, key, value)?, Some(key)),
                "shape" => grid = Some(numbers(name, key, value)?),
                "extra_tokens" => extra_tokens = number(name, key, value)?,
                "axes" => axes = Some(numbers(name, key, value)?),
                "positions" => definition.positions = true,
                "offsets" => definition.offsets = true,
                "cu_seqlens" => definition.cu_seqlens = true,
                "norm_weight" => definition.norm_weight = true,
                "key_activation" => key_activation = Some(value),
                "key_norm_weight" => key_norm_weight = true,
                _ => {
                    let message = format!("{name}: there is no {key}");
                    return Err(Failure::value_error(message));
                }
            }
        }
        match (&mut definition.op.encoding, rotates) {
            (Encoding::Rotate(of), _) => *of = rotation,
            (_, Some(key)) => {
                let message = format!("{name}: {key} is for rotations only");
                return Err(Failure::value_error(message));
            }
            _ => {}
        }
        let function = |has_norm: bool, activation| match (has_norm, activation) {
            (true, "none") => Ok(Function::RmsNorm { eps: norm_eps }),
            (true, _) => {
                let message = format!("{name}: norm_weight cannot be given beside an activation");
                Err(Failure::value_error(message))
            }
            (false, activation) => Ok(activation_of(activation, dim)?.into()),
        };
        definition.op.f = function(definition.norm_weight, activation)?;
        let of_keys = key_activation.map(|activation| function(key_norm_weight, activation));
        definition.keys = of_keys.transpose()?;
        definition.op.positions = match (grid, axes) {
            (Some(_), _) if definition.positions => {
                let message = format!("{name}: positions cannot be given together with a grid");
                return Err(Failure::value_error(message));
            }
            (Some(shape), axes) => Positions::Grid {
                shape,
                extra_tokens,
                axes,
            },
            (None, axes) if definition.positions || axes.is_some() => Positions::Given { axes },
            (None, _) => definition.op.positions,
        };
        Ok(definition)
    }

    /// With the tensors of a call.
    fn operator<'p>(
        &self,
        offset: i64,
        theta: Tensor<f32>,
        tensors: &'p Tensors,
    ) -> Result<Lrpe<'p>, Failure> {
        let mut definition = self.op.clone();
        begin_at(&mut definition.positions, offset, self.op.name())?;
        let mut op = Lrpe::new(definition, theta);
        if let Some(positions) = &tensors.positions {
            op = op.positions(positions);
        }
        if let Some(offsets) = &tensors.offsets {
            op = op.offsets(offsets);
        }
        if let Some(cu_seqlens) = &tensors.cu_seqlens {
            op = op.packed(cu_seqlens);
        }
        if let (Some(weight), Function::RmsNorm { eps }) = (&tensors.norm_weight, &self.op.f) {
            op = op.norm(weight, *eps);
        }
        Ok(op)
    }

    /// The same of queries and keys.
    fn pair<'p>(&self, queries: Lrpe<'p>, tensors: &'p Tensors) -> LrpePair<'p> {
        let pair = queries.pair();
        match (&tensors.key_norm_weight, self.keys) {
            (Some(weight), Some(Function::RmsNorm { eps })) => pair.key_norm(weight, eps),
            (_, Some(Function::Activation(activation))) => pair.key_activation(activation),
            _ => pair,
        }
    }
}

/// The tensors that a definition names, as the caller has them.
struct Given<'a> {
    positions: Option<&'a DlTensor>,
    offsets: Option<&'a DlTensor>,
    cu_seqlens: Option<&'a DlTensor>,
    norm_weight: Option<&'a DlTensor>,
    key_norm_weight: Option<&'a DlTensor>,
}

impl<'a> Given<'a> {
    fn take(definition: &Definition, args: &mut Args<'a>) -> Result<Self, Failure> {
        Ok(Self {
            positions: args.tensor_if(definition.positions, "positions")?,
            offsets: args.tensor_if(definition.offsets, "offsets")?,
            cu_seqlens: args.tensor_if(definition.cu_seqlens, "cu_seqlens")?,
            norm_weight: args.tensor_if(definition.norm_weight, "norm_weight")?,
            key_norm_weight: args.tensor_if(definition.has_key_norm(), "key_norm_weight")?,
        })
    }

    /// # Safety
    /// As [`Place::tensor`].
    unsafe fn tensors(&self, place: &Place) -> Result<Tensors, Failure> {
        // SAFETY: passed on to the caller.
        unsafe {
            Ok(Tensors {
                positions: place.index("positions", self.positions)?,
                offsets: place.index("offsets", self.offsets)?,
                cu_seqlens: place.index("cu_seqlens", self.cu_seqlens)?,
                norm_weight: place.optional("norm_weight", self.norm_weight)?,
                key_norm_weight: place.optional("key_norm_weight", self.key_norm_weight)?,
            })
        }
    }
}

/// The same as the operators have them.
struct Tensors {
    positions: Option<IndexTensor>,
    offsets: Option<IndexTensor>,
    cu_seqlens: Option<IndexTensor>,
    norm_weight: Option<Tensor<f32>>,
    key_norm_weight: Option<Tensor<f32>>,
}

/// A definition, the offset, x, theta, what the definition names, o; with keys q, k for x and oq, ok for o. o may be x itself.
pub fn forward(args: &mut Args) -> Result<i64, Failure> {
    let (definition, offset) = (DEFINITIONS.take(args)?, args.int("offset")?);
    let ([x_name, k_name], has_keys) = (definition.names(), definition.keys.is_some());
    let x = args.tensor(x_name)?;
    let k = args.tensor_if(has_keys, k_name)?;
    let theta = args.tensor("theta")?;
    let given = Given::take(definition, args)?;
    let o = args.tensor("o")?;
    let ok = args.tensor_if(has_keys, "ok")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(x)?;
    with_float!(x_name, x, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (x, k, theta, tensors, mut o, ok) = unsafe {
            (
                place.tensor::<T>(x_name, x)?,
                place.optional::<T>(k_name, k)?,
                place.tensor("theta", theta)?,
                given.tensors(&place)?,
                place.tensor::<T>("o", o)?,
                place.optional::<T>("ok", ok)?,
            )
        };
        let op = definition.operator(offset, theta, &tensors)?;
        let in_place = x.view().is_in_place_of(&o.view());
        let (Some(k), Some(mut ok)) = (k, ok) else {
            return scratch.run(&place, |workspace| match in_place {
                true => op.forward_in_place(&mut o, workspace),
                false => op.forward_into(&x, &mut o, workspace),
            });
        };
        let (pair, in_place) = (definition.pair(op, &tensors), in_place && k.view().is_in_place_of(&ok.view()));
        scratch.run(&place, |workspace| match in_place {
            true => pair.forward_in_place(&mut o, &mut ok, workspace),
            false => pair.forward_into((&x, &k), (&mut o, &mut ok), workspace),
        })
    })
}

/// A definition, the offset, which of the optional tensors are there (1 for x, 2 for dtheta, 4 for dnorm_weight), x, theta, what the
/// definition names, do, dx, dtheta, dnorm_weight; with keys two of each but theta and dtheta, and of dnorm_weight as many as there
/// are norms.
pub fn backward(args: &mut Args) -> Result<i64, Failure> {
    let (definition, offset) = (DEFINITIONS.take(args)?, args.int("offset")?);
    let ([x_name, k_name], has_keys) = (definition.names(), definition.keys.is_some());
    let parts = args.int("parts")?;
    let has = |part: i64| parts & part != 0;
    let x = args.tensor_if(has(X), x_name)?;
    let k = args.tensor_if(has(X) && has_keys, k_name)?;
    let theta = args.tensor("theta")?;
    let given = Given::take(definition, args)?;
    let d_o = args.tensor("do")?;
    let d_ok = args.tensor_if(has_keys, "dok")?;
    let dx = args.tensor("dx")?;
    let dk = args.tensor_if(has_keys, "dk")?;
    let dtheta = args.tensor_if(has(DTHETA), "dtheta")?;
    let has_norm = !has_keys || definition.norm_weight;
    let dw = args.tensor_if(has(DNORM_WEIGHT) && has_norm, "dnorm_weight")?;
    let has_norm = has_keys && definition.has_key_norm();
    let dk_w = args.tensor_if(has(DNORM_WEIGHT) && has_norm, "dk_norm_weight")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(d_o)?;
    with_float!("do", d_o, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (x, k, theta, tensors, d_o, d_ok, mut dx, dk, mut dtheta, mut dw, mut dk_w) = unsafe {
            (
                place.optional::<T>(x_name, x)?,
                place.optional::<T>(k_name, k)?,
                place.tensor("theta", theta)?,
                given.tensors(&place)?,
                place.tensor::<T>("do", d_o)?,
                place.optional::<T>("dok", d_ok)?,
                place.tensor::<T>("dx", dx)?,
                place.optional::<T>("dk", dk)?,
                place.optional("dtheta", dtheta)?,
                place.optional("dnorm_weight", dw)?,
                place.optional("dk_norm_weight", dk_w)?,
            )
        };
        let op = definition.operator(offset, theta, &tensors)?;
        let op = op.with_dtheta(dtheta.is_some());
        let with_norms = has(DNORM_WEIGHT);
        let (Some(d_ok), Some(mut dk)) = (d_ok, dk) else {
            let op = op.with_dnorm_weight(with_norms);
            return scratch.run(&place, |workspace| {
                let gradients = gradients(&mut dx, &mut dtheta, &mut dw);
                op.backward_into(saved(x.as_ref()), &d_o, gradients, workspace)
            });
        };
        let pair = definition.pair(op, &tensors).with_dnorm_weight(with_norms);
        let mut none = None;
        scratch.run(&place, |workspace| {
            let of_q = gradients(&mut dx, &mut dtheta, &mut dw);
            let of_k = gradients(&mut dk, &mut none, &mut dk_w);
            pair.backward_into((saved(x.as_ref()), saved(k.as_ref())), (&d_o, &d_ok), (of_q, of_k), workspace)
        })
    })
}

fn saved<T: Element>(x: Option<&Tensor<T>>) -> Saved<'_, T> {
    x.map_or(Saved::Nothing, Saved::from)
}

fn gradients<'a, T: Element>(
    dx: &'a mut Tensor<T>,
    dtheta: &'a mut Option<Tensor<f32>>,
    dnorm_weight: &'a mut Option<Tensor<f32>>,
) -> LrpeGradientsMut<'a, T> {
    LrpeGradientsMut {
        dx: dx.view_mut(),
        dtheta: dtheta.as_mut().map(Tensor::view_mut),
        dnorm_weight: dnorm_weight.as_mut().map(Tensor::view_mut),
    }
}

/// Begins a line at an offset; tokens that lie elsewhere have none.
pub fn begin_at(positions: &mut Positions, begin: i64, op: &str) -> Result<(), Failure> {
    match positions {
        Positions::Line { offset } => *offset = begin,
        _ if begin == 0 => {}
        _ => {
            let what = "offset cannot be given together with positions or a grid";
            return Err(Failure::value_error(format!("{op}: {what}")));
        }
    }
    Ok(())
}

/// An activation by its name, and the dimension of a softmax: -1 for the features or 1 for the sequence.
pub(crate) fn activation_of(name: &str, dim: i64) -> Result<Activation, Failure> {
    Ok(match (name, dim) {
        ("none", _) => Activation::None,
        ("relu", _) => Activation::Relu,
        ("sigmoid", _) => Activation::Sigmoid,
        ("silu", _) => Activation::Silu,
        ("softmax", -1) => Activation::Softmax(SoftmaxAxis::Feature),
        ("softmax", 1) => Activation::Softmax(SoftmaxAxis::Sequence),
        ("softmax", _) => {
            return Err(Failure::value_error(format!(
                "dim must be -1 for a softmax over the features, or 1 for one over the sequence, got {dim}"
            )));
        }
        _ => {
            return Err(Failure::value_error(format!(
                "activation must be none, relu, sigmoid, silu or softmax, got {name}"
            )));
        }
    })
}

pub(crate) fn pairing(op: &str, name: &str) -> Result<Pairing, Failure> {
    match name {
        "half" => Ok(Pairing::Half),
        "interleaved" => Ok(Pairing::Interleaved),
        _ => Err(Failure::value_error(format!(
            "{op}: pairing must be half or interleaved, got {name}"
        ))),
    }
}

pub(crate) fn number<T: std::str::FromStr>(
    op: &str,
    name: &str,
    value: &str,
) -> Result<T, Failure> {
    let message = || Failure::value_error(format!("{op}: {name} cannot be {value}"));
    value.parse().map_err(|_| message())
}

/// Numbers with commas between them.
pub(crate) fn numbers(op: &str, name: &str, values: &str) -> Result<Vec<usize>, Failure> {
    let each = values.split(',').filter(|value| !value.is_empty());
    each.map(|value| number(op, name, value)).collect()
}
