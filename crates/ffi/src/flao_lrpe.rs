//! `flao_lrpe`.
//!
//! What a call is told besides tensors is a text, such as `encoding=cosine q_activation=silu k_activation=silu theta g`, with the names of
//! the tensors that are not always there. [`define`] gives it a number, which calls may take in its place.

use std::sync::{Mutex, PoisonError};

use gimbal_ops::{
    Activation, FlaoGradientsMut, FlaoLrpe, FlaoLrpeGradientsMut, FlaoLrpeSavedMut,
    FlaoLrpeSavedView, IndexTensor, Tensor, ThetaKind,
};
use gimbal_reference::{Encoding, FlaoInputs, FlaoLrpe as Definition, Positions, Rotation};

use crate::abi::DlTensor;
use crate::call::{Args, Failure};
use crate::flao::take_inputs;
use crate::lrpe::{activation_of, number, numbers, pairing};
use crate::tensor::{Element, Place, Scratch, with_float};

const NAME: &str = FlaoLrpe::NAME;

/// The tensors that a call may have besides q, k, v, o or do, and their gradients, in the order in which it has them.
const OPTIONAL: [&str; 10] = [
    "g",
    "theta",
    "q_offsets",
    "k_offsets",
    "q_positions",
    "k_positions",
    "kv",
    "z",
    "dg",
    "dtheta",
];

/// Texts by their numbers, which are never taken back.
static TEXTS: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

/// The number of a text.
pub fn define(args: &mut Args) -> Result<i64, Failure> {
    let text = args.word("definition")?;
    read(text)?;
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = texts.iter().position(|known| *known == text);
    let number = known.unwrap_or_else(|| {
        texts.push(text.to_owned().leak());
        texts.len() - 1
    });
    Ok(number as i64)
}

/// A text, by its number or as it is.
fn text<'a>(args: &mut Args<'a>) -> Result<&'a str, Failure> {
    if let Some(text) = args.text() {
        return text;
    }
    let number = args.int("definition")?;
    let texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = usize::try_from(number)
        .ok()
        .and_then(|place| texts.get(place));
    known
        .copied()
        .ok_or_else(|| Failure::value_error(format!("there is no definition {number}")))
}

/// Whether a text names a tensor.
fn has(text: &str, tensor: &str) -> bool {
    text.split_whitespace().any(|word| word == tensor)
}

fn refused<T>(what: &str) -> Result<T, Failure> {
    Err(Failure::value_error(format!("{NAME}: {what}")))
}

/// What a text defines.
fn read(text: &str) -> Result<Definition, Failure> {
    let given = [has(text, "q_positions"), has(text, "k_positions")];
    let mut definition = Definition::default();
    let (mut encoding, mut rotation) = ("none", Rotation::default());
    let (mut grid, mut extra_tokens, mut axes) = (None, 0, None);
    let mut offsets = [0, 0];
    let f = |value| -> Result<Activation, Failure> { activation_of(value, -1) };
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        match key {
            "encoding" => encoding = value,
            "pairing" => rotation.pairing = pairing(NAME, value)?,
            "rotary_dim" => rotation.rotary_dim = Some(number(NAME, key, value)?),
            "factor" => rotation.factor = number(NAME, key, value)?,
            "per_head" => definition.theta_kind = ThetaKind::PerHead,
            "q_offset" => offsets[0] = number(NAME, key, value)?,
            "k_offset" => offsets[1] = number(NAME, key, value)?,
            "shape" => grid = Some(numbers(NAME, key, value)?),
            "extra_tokens" => extra_tokens = number(NAME, key, value)?,
            "axes" => axes = Some(numbers(NAME, key, value)?),
            "q_activation" => definition.q_f = f(value)?,
            "k_activation" => definition.k_f = f(value)?,
            "v_activation" => definition.v_f = f(value)?,
            "g_activation" => definition.g_f = f(value)?,
            "normalizer" => definition.normalizer = Some(number(NAME, key, value)?),
            "scale" => definition.scale = number(NAME, key, value)?,
            _ if OPTIONAL.contains(&word) => {}
            _ => return refused(&format!("there is no {key}")),
        }
    }
    definition.encoding = match encoding {
        "none" => None,
        "rotate" => Some(Encoding::Rotate(rotation)),
        "cosine" => Some(Encoding::Cosine),
        _ => {
            let message = format!("encoding must be none, rotate or cosine, got {encoding}");
            return refused(&message);
        }
    };
    if encoding != "rotate" && rotation != Rotation::default() {
        return refused("pairing, rotary_dim and factor are for rotations only");
    }
    if encoding == "none" && axes.is_some() {
        return refused("axes are for encodings only");
    }
    if axes.is_some() && grid.is_none() && given == [false; 2] {
        return refused("axes are for positions that are given or on a grid");
    }
    let place = |side: usize| -> Result<Positions, Failure> {
        let conflict = |what| refused(&format!("positions cannot be given together with {what}"));
        Ok(match (&grid, given[side], offsets[side]) {
            (Some(_), true, _) => return conflict("a grid"),
            (_, true, 1.. | ..=-1) => return conflict("an offset"),
            (Some(_), _, 1.. | ..=-1) => {
                return refused("an offset cannot be given together with a grid");
            }
            (Some(shape), ..) => Positions::Grid {
                shape: shape.clone(),
                extra_tokens,
                axes: axes.clone(),
            },
            (None, true, _) => Positions::Given { axes: axes.clone() },
            (None, false, offset) => Positions::line(offset),
        })
    };
    (definition.q_positions, definition.k_positions) = (place(0)?, place(1)?);
    Ok(definition)
}

/// What a call reads besides what was saved and do, as the caller has it.
struct Given<'a> {
    text: &'a str,
    rows: FlaoInputs<&'a DlTensor>,
    theta: Option<&'a DlTensor>,
    /// Of queries and keys.
    offsets: [Option<&'a DlTensor>; 2],
    positions: [Option<&'a DlTensor>; 2],
}

/// The next tensor of a call, if its text names it.
fn next<'a>(
    args: &mut Args<'a>,
    text: &str,
    name: &'static str,
) -> Result<Option<&'a DlTensor>, Failure> {
    has(text, name).then(|| args.tensor(name)).transpose()
}

impl<'a> Given<'a> {
    fn take(args: &mut Args<'a>) -> Result<Self, Failure> {
        let text = text(args)?;
        let rows = take_inputs(args, has(text, "g"))?;
        let mut next = |name| next(args, text, name);
        Ok(Self {
            text,
            rows,
            theta: next("theta")?,
            offsets: [next("q_offsets")?, next("k_offsets")?],
            positions: [next("q_positions")?, next("k_positions")?],
        })
    }

    /// # Safety
    /// As [`Place::tensor`].
    unsafe fn tensors<T: Element>(&self, place: &Place) -> Result<Tensors<T>, Failure> {
        let [q_offsets, k_offsets] = self.offsets;
        let [q_positions, k_positions] = self.positions;
        // SAFETY: passed on to the caller.
        unsafe {
            Ok(Tensors {
                definition: read(self.text)?,
                rows: self.rows.try_map(|name, rows| place.tensor(name, rows))?,
                theta: place.optional("theta", self.theta)?,
                offsets: [
                    place.index("q_offsets", q_offsets)?,
                    place.index("k_offsets", k_offsets)?,
                ],
                positions: [
                    place.index("q_positions", q_positions)?,
                    place.index("k_positions", k_positions)?,
                ],
            })
        }
    }
}

/// The same as the operator has it.
struct Tensors<T> {
    definition: Definition,
    rows: FlaoInputs<Tensor<T>>,
    theta: Option<Tensor<f32>>,
    offsets: [Option<IndexTensor>; 2],
    positions: [Option<IndexTensor>; 2],
}

impl<T: Element> Tensors<T> {
    fn operator(&self) -> FlaoLrpe<'_> {
        let mut op = FlaoLrpe::new(self.definition.clone(), self.theta.as_ref().map(Into::into));
        let [of_queries, of_keys] = &self.offsets;
        if let Some(offsets) = of_queries {
            op = op.query_offsets(offsets);
        }
        if let Some(offsets) = of_keys {
            op = op.key_offsets(offsets);
        }
        let [of_queries, of_keys] = &self.positions;
        if let Some(positions) = of_queries {
            op = op.query_positions(positions);
        }
        if let Some(positions) = of_keys {
            op = op.key_positions(positions);
        }
        op
    }
}

/// A text or its number, q, k, v, what the text names of the inputs, o, kv and z where it names them.
pub fn forward(args: &mut Args) -> Result<i64, Failure> {
    let given = Given::take(args)?;
    let o = args.tensor("o")?;
    let kv = next(args, given.text, "kv")?;
    let z = next(args, given.text, "z")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(given.rows.q)?;
    with_float!("q", given.rows.q, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (tensors, mut o, mut kv, mut z) = unsafe {
            (
                given.tensors::<T>(&place)?,
                place.tensor::<T>("o", o)?,
                place.optional::<f32>("kv", kv)?,
                place.optional::<f32>("z", z)?,
            )
        };
        let op = tensors.operator();
        scratch.run(&place, |workspace| {
            let z = z.as_mut().map(Tensor::view_mut);
            let kv = kv.as_mut().map(Tensor::view_mut);
            let saved = kv.map(|kv| FlaoLrpeSavedMut { kv, z });
            op.forward_into((&tensors.rows).into(), &mut o, saved, workspace)
        })
    })
}

/// A text or its number, q, k, v, what the text names of the inputs, of kv and z; do, dq, dk, dv, dg and dtheta where it names them.
pub fn backward(args: &mut Args) -> Result<i64, Failure> {
    let given = Given::take(args)?;
    let kv = next(args, given.text, "kv")?;
    let z = next(args, given.text, "z")?;
    let d_o = args.tensor("do")?;
    let (dq, dk, dv) = (args.tensor("dq")?, args.tensor("dk")?, args.tensor("dv")?);
    let dg = next(args, given.text, "dg")?;
    let dtheta = next(args, given.text, "dtheta")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(given.rows.q)?;
    with_float!("q", given.rows.q, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (tensors, kv, z, d_o, mut dq, mut dk, mut dv, mut dg, mut dtheta) = unsafe {
            (
                given.tensors::<T>(&place)?,
                place.optional::<f32>("kv", kv)?,
                place.optional::<f32>("z", z)?,
                place.tensor::<T>("do", d_o)?,
                place.tensor::<T>("dq", dq)?,
                place.tensor::<T>("dk", dk)?,
                place.tensor::<T>("dv", dv)?,
                place.optional::<T>("dg", dg)?,
                place.optional::<f32>("dtheta", dtheta)?,
            )
        };
        let op = tensors.operator().with_dtheta(dtheta.is_some());
        let saved = kv.as_ref().map(|kv| FlaoLrpeSavedView {
            kv: kv.view(),
            z: z.as_ref().map(Tensor::view),
        });
        scratch.run(&place, |workspace| {
            let gradients = FlaoLrpeGradientsMut {
                rows: FlaoGradientsMut {
                    dq: dq.view_mut(),
                    dk: dk.view_mut(),
                    dv: dv.view_mut(),
                    dg: dg.as_mut().map(Tensor::view_mut),
                },
                dtheta: dtheta.as_mut().map(Tensor::view_mut),
            };
            op.backward_into((&tensors.rows).into(), saved, &d_o, gradients, workspace)
        })
    })
}
