//! `flao_lrpe`.
//!
//! What a call is told besides tensors and offsets is a text, such as `encoding=cosine q_activation=silu k_activation=silu g theta`, with the
//! names of the tensors that are not always there, or its number.

use gimbal_ops::{
    Activation, FlaoGradientsMut, FlaoLrpe, FlaoLrpeGradientsMut, FlaoLrpeSavedMut,
    FlaoLrpeSavedView, IndexTensor, Tensor, ThetaKind,
};
use gimbal_reference::{
    Encoding, FlaoAngles, FlaoInputs, FlaoLrpe as Reference, Positions, Rotation,
};

use crate::abi::DlTensor;
use crate::call::{Args, Definitions, Failure};
use crate::flao::take_inputs;
use crate::lrpe::{activation_of, begin_at, number, numbers, pairing};
use crate::tensor::{Element, Place, Scratch, with_float};

const NAME: &str = FlaoLrpe::NAME;

/// An operator without its tensors and offsets.
pub struct Definition {
    op: Reference,
    /// Which of [`OPTIONAL`] a call has.
    tensors: Vec<&'static str>,
}

/// What a call may read besides q, k and v, in this order.
const OPTIONAL: [&str; 6] = [
    "g",
    "theta",
    "q_offsets",
    "k_offsets",
    "q_positions",
    "k_positions",
];

/// What a call need not have.
const KV: i64 = 1;
const Z: i64 = 2;
const DTHETA: i64 = 4;

pub static DEFINITIONS: Definitions<Definition> = Definitions::new(Definition::read);

fn refused<T>(what: &str) -> Result<T, Failure> {
    Err(Failure::value_error(format!("{NAME}: {what}")))
}

impl Definition {
    fn has(&self, tensor: &str) -> bool {
        self.tensors.contains(&tensor)
    }

    fn read(text: &str) -> Result<Self, Failure> {
        let (mut op, mut tensors) = (Reference::default(), Vec::new());
        let (mut encoding, mut rotation) = ("none", Rotation::default());
        let (mut grid, mut extra_tokens, mut axes) = (None, 0, None);
        let f = |value| -> Result<Activation, Failure> { activation_of(value, -1) };
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            match key {
                "encoding" => encoding = value,
                "pairing" => rotation.pairing = pairing(NAME, value)?,
                "rotary_dim" => rotation.rotary_dim = Some(number(NAME, key, value)?),
                "factor" => rotation.factor = number(NAME, key, value)?,
                "per_head" => op.theta_kind = ThetaKind::PerHead,
                "shape" => grid = Some(numbers(NAME, key, value)?),
                "extra_tokens" => extra_tokens = number(NAME, key, value)?,
                "axes" => axes = Some(numbers(NAME, key, value)?),
                "q_activation" => op.q_f = f(value)?,
                "k_activation" => op.k_f = f(value)?,
                "v_activation" => op.v_f = f(value)?,
                "g_activation" => op.g_f = f(value)?,
                "normalizer" => op.normalizer = Some(number(NAME, key, value)?),
                "scale" => op.scale = number(NAME, key, value)?,
                _ => match OPTIONAL.into_iter().find(|&tensor| tensor == word) {
                    Some(tensor) => tensors.push(tensor),
                    None => return refused(&format!("there is no {key}")),
                },
            }
        }
        op.encoding = match encoding {
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
        let mut definition = Self { op, tensors };
        let given = ["q_positions", "k_positions"].map(|positions| definition.has(positions));
        if axes.is_some() && grid.is_none() && given == [false; 2] {
            return refused("axes are for positions that are given or on a grid");
        }
        let place = |is_given| match (&grid, is_given) {
            (Some(_), true) => refused("positions cannot be given together with a grid"),
            (Some(shape), false) => Ok(Positions::Grid {
                shape: shape.clone(),
                extra_tokens,
                axes: axes.clone(),
            }),
            (None, true) => Ok(Positions::Given { axes: axes.clone() }),
            (None, false) => Ok(Positions::line(0)),
        };
        let [of_queries, of_keys] = given.map(place);
        (definition.op.q_positions, definition.op.k_positions) = (of_queries?, of_keys?);
        Ok(definition)
    }
}

/// What a call reads besides what was saved and do, as the caller has it.
struct Given<'a> {
    definition: &'static Definition,
    /// Of queries and keys.
    offsets: [i64; 2],
    parts: i64,
    rows: FlaoInputs<&'a DlTensor>,
    angles: FlaoAngles<&'a DlTensor, &'a DlTensor>,
}

type Angles = FlaoAngles<Tensor<f32>, IndexTensor>;

impl<'a> Given<'a> {
    fn take(args: &mut Args<'a>) -> Result<Self, Failure> {
        let definition = DEFINITIONS.take(args)?;
        let offsets = [args.int("q_offset")?, args.int("k_offset")?];
        let parts = args.int("parts")?;
        let rows = take_inputs(args, definition.has("g"))?;
        let mut next = |name| args.tensor_if(definition.has(name), name);
        let angles = FlaoAngles {
            theta: next("theta")?,
            q_offsets: next("q_offsets")?,
            k_offsets: next("k_offsets")?,
            q_positions: next("q_positions")?,
            k_positions: next("k_positions")?,
        };
        Ok(Self {
            definition,
            offsets,
            parts,
            rows,
            angles,
        })
    }

    /// The next tensor of a call, if it has this part.
    fn next(
        &self,
        args: &mut Args<'a>,
        part: i64,
        name: &str,
    ) -> Result<Option<&'a DlTensor>, Failure> {
        args.tensor_if(self.parts & part != 0, name)
    }

    /// # Safety
    /// As [`Place::tensor`].
    unsafe fn tensors<T: Element>(
        &self,
        place: &Place,
    ) -> Result<(FlaoInputs<Tensor<T>>, Angles), Failure> {
        let given = &self.angles;
        // SAFETY: passed on to the caller.
        unsafe {
            let rows = self.rows.try_map(|name, rows| place.tensor(name, rows))?;
            let angles = FlaoAngles {
                theta: place.optional("theta", given.theta)?,
                q_offsets: place.index("q_offsets", given.q_offsets)?,
                k_offsets: place.index("k_offsets", given.k_offsets)?,
                q_positions: place.index("q_positions", given.q_positions)?,
                k_positions: place.index("k_positions", given.k_positions)?,
            };
            Ok((rows, angles))
        }
    }

    fn operator<'p>(&self, angles: &'p Angles) -> Result<FlaoLrpe<'p>, Failure> {
        let mut definition = self.definition.op.clone();
        let [of_queries, of_keys] = self.offsets;
        begin_at(&mut definition.q_positions, of_queries, NAME)?;
        begin_at(&mut definition.k_positions, of_keys, NAME)?;
        let mut op = FlaoLrpe::new(definition, angles.theta.as_ref().map(Into::into));
        if let Some(offsets) = &angles.q_offsets {
            op = op.query_offsets(offsets);
        }
        if let Some(offsets) = &angles.k_offsets {
            op = op.key_offsets(offsets);
        }
        if let Some(positions) = &angles.q_positions {
            op = op.query_positions(positions);
        }
        if let Some(positions) = &angles.k_positions {
            op = op.key_positions(positions);
        }
        Ok(op)
    }
}

/// A definition, the offsets of queries and keys, which of the optional tensors are there (1 for kv, 2 for z), q, k, v, what the
/// definition names, o, kv, z. What is there of the last two is saved.
pub fn forward(args: &mut Args) -> Result<i64, Failure> {
    let given = Given::take(args)?;
    let o = args.tensor("o")?;
    let kv = given.next(args, KV, "kv")?;
    let z = given.next(args, Z, "z")?;
    if z.is_some() && kv.is_none() {
        return refused("z is kept beside kv alone");
    }
    let scratch = Scratch::take(args)?;
    let place = Place::of(given.rows.q)?;
    with_float!("q", given.rows.q, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let ((rows, angles), mut o, mut kv, mut z) = unsafe {
            (
                given.tensors::<T>(&place)?,
                place.tensor::<T>("o", o)?,
                place.optional::<f32>("kv", kv)?,
                place.optional::<f32>("z", z)?,
            )
        };
        let op = given.operator(&angles)?;
        scratch.run(&place, |workspace| {
            let z = z.as_mut().map(Tensor::view_mut);
            let kv = kv.as_mut().map(Tensor::view_mut);
            let saved = kv.map(|kv| FlaoLrpeSavedMut { kv, z });
            op.forward_into((&rows).into(), &mut o, saved, workspace)
        })
    })
}

/// A definition, the offsets, the same numbers and 4 for dtheta, q, k, v, what the definition names, kv, z, do, dq, dk, dv, dg where
/// there is g, and dtheta.
pub fn backward(args: &mut Args) -> Result<i64, Failure> {
    let given = Given::take(args)?;
    let kv = given.next(args, KV, "kv")?;
    let z = given.next(args, Z, "z")?;
    let d_o = args.tensor("do")?;
    let (dq, dk, dv) = (args.tensor("dq")?, args.tensor("dk")?, args.tensor("dv")?);
    let dg = args.tensor_if(given.rows.g.is_some(), "dg")?;
    let dtheta = given.next(args, DTHETA, "dtheta")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(given.rows.q)?;
    with_float!("q", given.rows.q, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let ((rows, angles), kv, z, d_o, mut dq, mut dk, mut dv, mut dg, mut dtheta) = unsafe {
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
        let op = given.operator(&angles)?.with_dtheta(dtheta.is_some());
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
            op.backward_into((&rows).into(), saved, &d_o, gradients, workspace)
        })
    })
}
