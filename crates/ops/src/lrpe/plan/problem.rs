//! A call as far as its plan depends on it.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::lrpe::{self as sys, Activation, MAX_ASSIGNED, MAX_AXES, Params, Strides};
use gimbal_reference::{
    Encoding, Function, Lrpe, LrpeProblem, Pairing, Positions, SoftmaxAxis, ThetaKind,
};
use serde::Serialize;

use super::MAX_EXTENT;
use crate::Error;
use crate::check::narrow;
use crate::tensor::Layout;

/// Where the positions of a token come from, which decides what its angles cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    /// Its number.
    Line,
    /// Its number within its sequence, which the token finds.
    Packed,
    /// A tensor, or an offset on the device, that each sequence of the batch has its own of, or all share.
    Given { axes: usize, shared: bool },
    /// Its index on a grid of so many axes.
    Grid { axes: usize },
}

impl Source {
    /// Whether the angles of a token serve all sequences.
    pub fn is_shared(self) -> bool {
        !matches!(self, Self::Given { shared: false, .. })
    }
}

/// A tensor of rows as the kernels see it: x, o or one of their gradients.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Operand {
    pub strides: Strides,
    /// How far the address of element (0, …, 0) is behind a multiple of 16 bytes.
    pub misalignment: u64,
}

impl Operand {
    /// Of (B, N, H, D), or (B, N, D) with one head; cosine on a grid (B, H, L, D); packed (T, H, D).
    pub fn new(definition: &Lrpe, is_packed: bool, address: u64, layout: &Layout) -> Self {
        let (batch, token, head) = match (&definition.encoding, &definition.positions) {
            _ if is_packed => (None, 0, Some(1)),
            (Encoding::Cosine, Positions::Grid { .. }) => (Some(0), 2, Some(1)),
            _ if layout.shape().len() > 3 => (Some(0), 1, Some(2)),
            _ => (Some(0), 1, None),
        };
        let stride = |dim| layout.step(dim);
        Self {
            strides: Strides {
                batch: batch.map_or(0, stride),
                token: stride(token),
                head: head.map_or(0, stride),
                // It depends on the block, see `Problem::rows`.
                token_step: 0,
            },
            misalignment: address % 16,
        }
    }

    /// Whether every row starts at a multiple of `width` elements of so many bytes.
    pub(super) fn is_aligned(&self, width: u32, size: u32) -> bool {
        let Strides {
            batch, token, head, ..
        } = self.strides;
        // Widths are powers of two, of which all are multiples if what they have of bits together is.
        let strides = (batch | token | head).cast_unsigned();
        self.misalignment.is_multiple_of((width * size).into())
            && strides & u64::from(width - 1) == 0
    }

    /// Whether the next head is nearer in memory than the next token.
    pub fn heads_are_nearer(&self) -> bool {
        self.strides.head.unsigned_abs() < self.strides.token.unsigned_abs()
    }
}

/// One call, as far as its plan depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Problem {
    pub op: &'static str,
    pub element: ElementType,
    pub activation: Activation,
    pub source: Source,
    pub heads: i32,
    pub theta_heads: i32,
    pub theta_features: i32,
    pub theta_kind: ThetaKind,
    pub pass: Pass,
    pub(super) encoding: sys::Encoding,
    pub(super) norm: Option<Norm>,
    /// What is the same for every launch.
    pub params: Params,
}

/// The weight of an RMS norm, as the kernels see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Norm {
    /// Its address.
    pub weight: u64,
    /// 0 where all heads share it, or have rows of their own at one place.
    pub head_stride: i64,
    /// Whether it has a row for each head, of which there may be none.
    pub is_per_head: bool,
}

/// What a plan is told besides sizes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Given {
    /// Its address.
    pub theta: u64,
    /// From one head's theta to the next, where there are several.
    pub theta_head_stride: i64,
    pub norm: Option<Norm>,
    /// Addresses and strides of the tensors of integers, and whether there are offsets.
    pub positions: sys::Positions,
    pub has_offsets: bool,
    /// The output is exactly x, or do.
    pub in_place: bool,
}

/// What a pass reads and writes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pass {
    /// Backward there where f or a gradient of what all tokens share needs it.
    pub x: Option<Operand>,
    /// Of a backward pass.
    pub d_o: Option<Operand>,
    /// o, or dx.
    pub out: Operand,
    pub with_dtheta: bool,
    pub with_dnorm_weight: bool,
}

impl Pass {
    pub fn is_backward(&self) -> bool {
        self.d_o.is_some()
    }

    /// What is turned: x, or do. Blocks follow its order in memory.
    pub fn turned(&self) -> Operand {
        // A forward pass has an x.
        self.d_o.or(self.x).unwrap_or_default()
    }
}

impl Problem {
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn new(
        definition: &Lrpe,
        sizes: &LrpeProblem,
        element: ElementType,
        given: &Given,
        pass: Pass,
    ) -> Result<Self, Error> {
        let op = definition.name();
        let narrow = |what, got: usize, max| narrow(op, what, got as u128, max);
        let batches = narrow("the number of sequences", sizes.batch, MAX_EXTENT)?;
        let tokens = narrow("the number of tokens", sizes.tokens, MAX_EXTENT)?;
        let heads = narrow("the number of heads", sizes.heads, MAX_EXTENT)?;
        // A row of o may be twice as wide, and is counted in 32 bits too.
        let features = narrow("the number of features", sizes.features, MAX_EXTENT / 2)?;
        let rotary = narrow("the number of angles", sizes.angles, MAX_EXTENT)?;
        let theta_heads = narrow("the rows of theta", sizes.theta_heads, MAX_EXTENT)?;
        let theta_features = narrow("the columns of theta", sizes.theta_features, MAX_EXTENT)?;

        let (encoding, span, interleaved, factor) = match &definition.encoding {
            Encoding::Rotate(rotation) => (
                sys::Encoding::Rotate,
                features / 2,
                rotation.pairing == Pairing::Interleaved,
                rotation.factor as f32,
            ),
            Encoding::Cosine => (sys::Encoding::Cosine, features, false, 1.0),
        };
        let (activation, norm_eps) = function(definition.f);
        let (source, positions) = positions(definition, sizes, given)?;
        let axes = definition.positions.axes();
        let axis_of = match axes.filter(|_| sizes.axes > 1) {
            Some(axes) => Some(packed_axes(op, axes)?),
            None => None,
        };
        let params = Params {
            rows: [
                sys::Rows {
                    weight: given.norm.map_or(0, |norm| norm.weight),
                    weight_head_stride: given.norm.map_or(0, |norm| norm.head_stride),
                    heads,
                    activation,
                    norm_eps,
                    ..sys::Rows::default()
                },
                sys::Rows::default(),
            ],
            theta: given.theta,
            positions,
            theta_head_stride: match theta_heads {
                0 | 1 => 0,
                _ => given.theta_head_stride,
            },
            theta_feature_stride: match sizes.theta_kind {
                ThetaKind::PerFeature => 1,
                ThetaKind::PerHead => 0,
            },
            theta_period: theta_features.max(1),
            turning: match (sizes.theta_kind, axes) {
                // Axes that turn blocks, and one frequency for all, leave no angle out.
                (ThetaKind::PerHead, _) => rotary,
                (ThetaKind::PerFeature, None) if sizes.axes > 1 => rotary,
                (ThetaKind::PerFeature, _) => theta_features.min(rotary),
            },
            batches,
            tokens,
            features,
            span,
            rotary,
            interleaved: interleaved.into(),
            factor,
            in_place: given.in_place.into(),
            assigned: axis_of.is_some().into(),
            axis_of: axis_of.unwrap_or_default(),
            ..Params::default()
        };
        Ok(Self {
            op,
            element,
            activation,
            source,
            heads,
            theta_heads,
            theta_features,
            theta_kind: sizes.theta_kind,
            pass,
            encoding,
            norm: given.norm,
            params,
        })
    }
}

/// Where positions come from, as a policy and as the kernels see it. The checks have found that they fit.
fn positions(
    definition: &Lrpe,
    sizes: &LrpeProblem,
    given: &Given,
) -> Result<(Source, sys::Positions), Error> {
    let clamp = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let mut positions = sys::Positions {
        axes: clamp(sizes.axes),
        shared: 1,
        ..given.positions
    };
    let source = match &definition.positions {
        // One axis is a line, whose positions need no table.
        Positions::Grid {
            shape,
            extra_tokens: 0,
            ..
        } if shape.len() == 1 => Source::Line,
        Positions::Grid {
            shape,
            extra_tokens,
            ..
        } => {
            positions.source = sys::Source::Grid;
            positions.extra_tokens = clamp(*extra_tokens);
            for (axis, &length) in shape.iter().take(MAX_AXES).enumerate() {
                positions.set_axis(axis, clamp(length).unsigned_abs());
            }
            Source::Grid { axes: shape.len() }
        }
        Positions::Given { .. } => {
            positions.source = sys::Source::Given;
            let shared = positions.given_batch_stride == 0 || sizes.batch == 1;
            positions.shared = shared.into();
            Source::Given {
                axes: sizes.axes,
                shared,
            }
        }
        Positions::Line { .. } => {
            positions.offset = line_offset(&definition.positions);
            if let Some(sequences) = sizes.sequences {
                positions.source = sys::Source::Packed;
                let what = "the number of sequences";
                positions.sequences =
                    narrow(definition.name(), what, sequences as u128, MAX_EXTENT)?;
                Source::Packed
            } else if given.has_offsets {
                let shared = sizes.batch == 1;
                positions.shared = shared.into();
                Source::Given { axes: 1, shared }
            } else {
                Source::Line
            }
        }
    };
    Ok((source, positions))
}

/// The position of the first token on a line; else 0.
pub(crate) fn line_offset(positions: &Positions) -> i32 {
    match positions {
        // Without tokens there is no position, and the checks have not looked at the offset.
        Positions::Line { offset } => i32::try_from(*offset).unwrap_or(0),
        _ => 0,
    }
}

/// Two bits an angle.
fn packed_axes(op: &'static str, axes: &[usize]) -> Result<[u32; MAX_ASSIGNED / 16], Error> {
    if axes.len() > MAX_ASSIGNED {
        let what = "the number of angles with an axis of their own";
        return Err(Error::too_large(
            op,
            what,
            MAX_ASSIGNED as u64,
            axes.len() as u128,
        ));
    }
    let mut packed = [0; MAX_ASSIGNED / 16];
    for (angle, &axis) in axes.iter().enumerate() {
        packed[angle / 16] |= (axis as u32 & 3) << (angle % 16 * 2);
    }
    Ok(packed)
}

/// f, and the eps of a norm.
fn function(f: Function) -> (Activation, f32) {
    match f {
        Function::RmsNorm { eps } => (Activation::RmsNorm, eps as f32),
        Function::Activation(f) => (activation(f), 1.0),
    }
}

/// f as the kernels know it.
pub(crate) fn activation(f: gimbal_reference::Activation) -> Activation {
    use gimbal_reference::Activation as Reference;
    match f {
        Reference::None => Activation::None,
        Reference::Relu => Activation::Relu,
        Reference::Sigmoid => Activation::Sigmoid,
        Reference::Silu => Activation::Silu,
        Reference::Softmax(SoftmaxAxis::Feature) => Activation::SoftmaxFeature,
        Reference::Softmax(SoftmaxAxis::Sequence) => Activation::SoftmaxSequence,
    }
}
