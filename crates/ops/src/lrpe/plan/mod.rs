//! The launches of one call: variants, blocks, parameters and scratch memory, computed without a GPU.

mod details;
mod dtheta;
mod operand;
mod scratch;
mod shape;
mod statistics;
#[cfg(test)]
mod tests;
mod tiles;

use gimbal_kernels_sys::lrpe::{Access, Activation, MAX_LANES, Params, Strides, Variant};
use gimbal_kernels_sys::{ElementType, Launch};
use gimbal_reference::{LrpeProblem, SoftmaxAxis, ThetaKind};

use super::config::{BlockShape, Extent, MAX_BLOCK_TOKENS, MAX_THREADS, WARP};
use super::definition::{Definition, Reference};
use crate::Error;
pub(crate) use details::Details;
pub(crate) use dtheta::Dtheta;
pub(crate) use operand::{Dimensions, Operand, ThetaOperand};
pub(crate) use scratch::Scratch;
pub(crate) use statistics::Statistics;

/// The kernels count tokens, heads and the like in 32 bits, and step past the end by less than what is missing here.
const MAX_EXTENT: i32 = i32::MAX - 65536;

/// The most blocks of a grid.
const MAX_BLOCKS: u64 = i32::MAX.unsigned_abs() as u64;

/// Threads of a block of a second stage.
const FINISH_THREADS: u32 = MAX_THREADS;

/// What all launches of one call have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task {
    op: &'static str,
    element: ElementType,
    activation: Activation,
    batches: i32,
    tokens: i32,
    heads: i32,
    /// D.
    features: i32,
    /// Angles a row.
    span: i32,
    offset: i32,
    theta: ThetaOperand,
    theta_heads: i32,
    theta_features: i32,
    theta_kind: ThetaKind,
    /// Angle j turns with theta j % `period`, and from `limit` on not at all.
    period: i32,
    limit: i32,
    batches_per_thread: u32,
    residency: Residency,
}

/// How many blocks a GPU holds at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Residency {
    pub multiprocessors: u32,
    /// Of the first stage of a sequence softmax, over the whole GPU.
    pub forward_statistics: u32,
    pub backward_statistics: u32,
}

/// One launch. The addresses of the workspace are not yet in its parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stage {
    pub variant: Variant,
    pub extent: Launch,
    pub params: Params,
}

impl Task {
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn new<D: Definition>(
        definition: &D,
        problem: &LrpeProblem,
        element: ElementType,
        theta: ThetaOperand,
        residency: Residency,
    ) -> Result<Self, Error> {
        let narrow = |what, got: usize| match i32::try_from(got) {
            Ok(fits) if fits <= MAX_EXTENT => Ok(fits),
            _ => {
                let max = MAX_EXTENT.unsigned_abs().into();
                Err(too_large(D::NAME, what, max, got as u128))
            }
        };
        let span = problem.features / D::FEATURES_PER_ANGLE;
        let spread = definition.spread(problem);
        // Without tokens there is no position, and the checks have not looked at the offset.
        let offset = i32::try_from(definition.offset()).unwrap_or(0);
        Ok(Self {
            op: D::NAME,
            element,
            activation: activation(definition.reference().activation()),
            batches: narrow("the number of sequences", problem.batch)?,
            tokens: narrow("the number of tokens", problem.tokens)?,
            heads: narrow("the number of heads", problem.heads)?,
            features: match narrow("the number of features", problem.features)? {
                // A row of o may be twice as wide, and is counted in 32 bits too.
                features if features <= MAX_EXTENT / 2 => features,
                features => {
                    let max = (MAX_EXTENT / 2).unsigned_abs().into();
                    let got = features.unsigned_abs().into();
                    return Err(too_large(D::NAME, "the number of features", max, got));
                }
            },
            span: narrow("the number of angles", span)?,
            offset,
            theta,
            theta_heads: narrow("the rows of theta", problem.theta_heads)?,
            theta_features: narrow("the columns of theta", problem.theta_features)?,
            theta_kind: problem.theta_kind,
            period: narrow("the number of angles", spread.period)?,
            limit: narrow("the number of angles", spread.limit)?,
            batches_per_thread: definition.batches_per_thread(),
            residency,
        })
    }

    /// The kernel that writes o: from x to `out`.
    pub fn forward(
        &self,
        x: Operand,
        out: Operand,
        shape: Option<BlockShape>,
    ) -> Result<Stage, Error> {
        let access = self.row_access(&[x, out]);
        let params = Params {
            x: x.address,
            x_stride: x.strides,
            out: out.address,
            out_stride: out.strides,
            ..self.params()
        };
        let shape = shape.unwrap_or_else(|| self.forward_shape(x, access));
        self.stage(access, x, shape, self.is_sequence_softmax(), params)
    }

    /// The kernel that writes dx: from `d_o`, and x if the activation needs it, to `out`.
    pub fn backward(
        &self,
        x: Option<Operand>,
        d_o: Operand,
        out: Operand,
        shape: Option<BlockShape>,
    ) -> Result<Stage, Error> {
        let access = match x {
            Some(x) => self.row_access(&[x, d_o, out]),
            None => self.row_access(&[d_o, out]),
        };
        let params = Params {
            x: x.map_or(0, |x| x.address),
            x_stride: x.map_or(Strides::default(), |x| x.strides),
            d_o: d_o.address,
            d_o_stride: d_o.strides,
            out: out.address,
            out_stride: out.strides,
            ..self.params()
        };
        let shape = shape.unwrap_or_else(|| self.backward_shape(d_o, access));
        self.stage(access, d_o, shape, self.is_sequence_softmax(), params)
    }

    /// How the kernels that write o or dx can access these tensors.
    pub fn row_access(&self, operands: &[Operand]) -> Access {
        let access = self.access(self.span, operands);
        if self.activation == Activation::SoftmaxFeature
            && self.vectors(access, self.span) > MAX_LANES
        {
            // The lanes hold a row between them, one vector each.
            return Access::Scalar;
        }
        access
    }

    pub fn is_sequence_softmax(&self) -> bool {
        self.activation == Activation::SoftmaxSequence
    }

    /// Whether the gradient of the activation needs x.
    pub fn backward_reads_x(&self) -> bool {
        self.activation != Activation::None
    }

    fn variant(&self, access: Access) -> Variant {
        Variant {
            element: self.element,
            access,
        }
    }

    /// 16 bytes at once where rows of `span` elements and all that leads to them allow it.
    fn access(&self, span: i32, operands: &[Operand]) -> Access {
        let width = self.variant(Access::Vector).width();
        let bytes = u64::from(width * self.element.size());
        let fits = span.unsigned_abs().is_multiple_of(width)
            && operands
                .iter()
                .all(|operand| operand.is_aligned(width.into(), bytes));
        if fits { Access::Vector } else { Access::Scalar }
    }

    /// How many accesses a row of `span` elements takes.
    fn vectors(&self, access: Access, span: i32) -> u32 {
        span.unsigned_abs().div_ceil(self.variant(access).width())
    }

    /// What a block shape is chosen from, for rows of `span` elements.
    fn extent(&self, access: Access, span: i32, nearest: Operand) -> Extent {
        Extent {
            batches: self.batches.unsigned_abs().max(1),
            tokens: self.tokens.unsigned_abs().max(1),
            heads: self.heads.unsigned_abs().max(1),
            lanes: self
                .vectors(access, span)
                .min(MAX_LANES)
                .next_power_of_two(),
            heads_are_nearer: nearest.heads_are_nearer(),
            multiprocessors: self.residency.multiprocessors,
        }
    }

    /// The parameters that are the same for every launch.
    fn params(&self) -> Params {
        Params {
            x: 0,
            d_o: 0,
            out: 0,
            theta: self.theta.address,
            partials: 0,
            columns: 0,
            x_stride: Strides::default(),
            d_o_stride: Strides::default(),
            out_stride: Strides::default(),
            theta_head_stride: if self.theta_heads > 1 {
                self.theta.head_stride
            } else {
                0
            },
            theta_feature_stride: match self.theta_kind {
                ThetaKind::PerFeature => 1,
                ThetaKind::PerHead => 0,
            },
            theta_features: self.limit,
            batches: self.batches,
            tokens: self.tokens,
            heads: self.heads,
            span: self.span,
            offset: self.offset,
            head_tiles: 0,
            tokens_per_block: 0,
            batches_per_block: 0,
            token_tiles: 0,
            activation: self.activation,
            tokens_first: 0,
            reserved: 0,
        }
    }

    /// A launch over all rows of `params.span` elements.
    fn stage(
        &self,
        access: Access,
        nearest: Operand,
        shape: BlockShape,
        one_sequence: bool,
        params: Params,
    ) -> Result<Stage, Error> {
        let lanes = self.extent(access, params.span, nearest).lanes;
        let mut shape = shape;
        if self.activation == Activation::SoftmaxFeature {
            // The lanes of a warp reduce together, so none may be missing.
            let rows = lanes.saturating_mul(shape.heads);
            let whole = WARP >> rows.trailing_zeros().min(WARP.trailing_zeros());
            shape.tokens = shape
                .tokens
                .checked_next_multiple_of(whole)
                .unwrap_or(u32::MAX);
        }
        let block = [lanes, shape.heads, shape.tokens];
        let threads = block.into_iter().fold(1, u32::saturating_mul);
        if threads > MAX_THREADS
            || shape.tokens > MAX_BLOCK_TOKENS
            || threads * shape.tokens_per_thread.min(1) * shape.batches.min(1) == 0
        {
            return Err(Error::BlockShape {
                op: self.op,
                lanes,
                shape,
                max: MAX_THREADS,
            });
        }
        let tiles = self.tiles(shape, one_sequence)?;
        let narrow = |what, got: u64| {
            i32::try_from(got).map_err(|_| too_large(self.op, what, MAX_BLOCKS, got.into()))
        };
        let params = Params {
            head_tiles: narrow("the number of blocks", tiles.over_heads)?,
            tokens_per_block: narrow("the tokens of a block", tiles.tokens_each)?,
            batches_per_block: narrow("the sequences of a block", tiles.batches_each)?,
            token_tiles: narrow("the number of blocks", tiles.over_tokens)?,
            tokens_first: i32::from(!nearest.heads_are_nearer()),
            x_stride: stepping(params.x_stride, shape.tokens),
            d_o_stride: stepping(params.d_o_stride, shape.tokens),
            out_stride: stepping(params.out_stride, shape.tokens),
            ..params
        };
        let blocks = narrow("the number of blocks", tiles.blocks())?;
        Ok(Stage {
            variant: self.variant(access),
            extent: Launch::line(blocks.unsigned_abs(), block),
            params,
        })
    }

    /// The grid of a second stage with so many threads.
    fn finish_extent(&self, threads: u128) -> Result<Launch, Error> {
        let blocks = threads.div_ceil(FINISH_THREADS.into());
        match u32::try_from(blocks) {
            Ok(fits) if blocks <= MAX_BLOCKS.into() => {
                Ok(Launch::line(fits, [FINISH_THREADS, 1, 1]))
            }
            _ => Err(too_large(
                self.op,
                "the number of blocks",
                MAX_BLOCKS,
                blocks,
            )),
        }
    }

    /// The bytes of `count` elements of `size` bytes.
    fn bytes(&self, count: u128, size: usize) -> Result<usize, Error> {
        let bytes = count.saturating_mul(size as u128);
        let max = isize::MAX as u64 / 2;
        match usize::try_from(bytes) {
            Ok(fits) if fits as u64 <= max => Ok(fits),
            _ => Err(too_large(self.op, "the bytes of the workspace", max, bytes)),
        }
    }
}

/// With the step of a thread in blocks of so many tokens. A step that does not fit is never taken: no tensor is as large.
fn stepping(strides: Strides, tokens: u32) -> Strides {
    Strides {
        token_step: strides.token.saturating_mul(tokens.into()),
        ..strides
    }
}

fn activation(activation: gimbal_reference::Activation) -> Activation {
    use gimbal_reference::Activation as Reference;
    match activation {
        Reference::None => Activation::None,
        Reference::Relu => Activation::Relu,
        Reference::Sigmoid => Activation::Sigmoid,
        Reference::Silu => Activation::Silu,
        Reference::Softmax(SoftmaxAxis::Feature) => Activation::SoftmaxFeature,
        Reference::Softmax(SoftmaxAxis::Sequence) => Activation::SoftmaxSequence,
    }
}

fn too_large(op: &'static str, what: &'static str, max: u64, got: u128) -> Error {
    Error::TooLarge {
        op,
        what,
        max,
        got: u64::try_from(got).unwrap_or(u64::MAX),
    }
}
