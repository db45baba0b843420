//! How rows are dealt out to blocks.

use gimbal_kernels_sys::lrpe::{self as sys, Access, MAX_BLOCK_TOKENS, MAX_THREADS, Params};
use gimbal_kernels_sys::{Kernel, Launch};

use super::problem::{Operand, Problem, Source};
use super::{MAX_BLOCKS, MAX_EXTENT, Rows};
use crate::Error;
use crate::check::{grid, narrow};
use crate::device::Facts;
use crate::lrpe::policy::{self, BlockShape, Extent, WARP};

impl Problem {
    /// What the block shape of the kernel that writes o or dx is chosen from.
    pub(super) fn output_extent(&self, facts: &Facts, access: Access) -> Extent {
        let (class, nearest) = (self.activation.class(), self.pass.turned());
        let (lanes, of_warps) = self.output_lanes(access, class);
        Extent {
            lanes,
            whole_warps: class.joins_lanes() && !of_warps,
            of_warps,
            positions: match self.source {
                Source::Line => 0,
                _ => self.params.positions.axes.unsigned_abs(),
            },
            ..self.extent(facts, access, self.params.span, nearest)
        }
    }

    /// What a block shape is chosen from, for rows of `span` elements.
    pub(super) fn extent(
        &self,
        facts: &Facts,
        access: Access,
        span: i32,
        nearest: Operand,
    ) -> Extent {
        // Of packed sequences that blocks stay within, what the average one has.
        let (batches, tokens) = match (self.source, self.is_sequence_softmax()) {
            (Source::Packed, true) => {
                let sequences = self.params.positions.sequences.unsigned_abs().max(1);
                (
                    sequences,
                    self.params.tokens.unsigned_abs().div_ceil(sequences),
                )
            }
            _ => (
                self.params.batches.unsigned_abs(),
                self.params.tokens.unsigned_abs(),
            ),
        };
        Extent {
            batches: batches.max(1),
            tokens: tokens.max(1),
            heads: self.heads.unsigned_abs().max(1),
            lanes: self.lanes(access, span, false),
            whole_warps: false,
            of_warps: false,
            positions: 0,
            heads_are_nearer: nearest.heads_are_nearer(),
            own_positions: !self.source.is_shared(),
            one_sequence: self.is_sequence_softmax() && self.source != Source::Packed,
            beside: 0,
            multiprocessors: facts.multiprocessors,
        }
    }

    /// What is to be cut, with these keys beside it.
    pub(super) fn beside(&self, extent: Extent) -> Extent {
        Extent {
            beside: self.heads.unsigned_abs(),
            ..extent
        }
    }

    /// A launch over all rows.
    pub(super) fn rows(
        &self,
        kernel: Kernel,
        nearest: Operand,
        blocks: Blocks,
        params: Params,
    ) -> Result<Rows, Error> {
        let Blocks {
            lanes, mut shape, ..
        } = blocks;
        if blocks.joined && !blocks.of_warps {
            // The lanes of a warp reduce together, so none may be missing.
            let rows = lanes.saturating_mul(shape.heads);
            let whole = WARP >> rows.trailing_zeros().min(WARP.trailing_zeros());
            shape.tokens = shape
                .tokens
                .checked_next_multiple_of(whole)
                .unwrap_or(u32::MAX);
        }
        let block = match blocks.of_warps {
            true => {
                let rows = shape.heads.saturating_mul(shape.tokens);
                [WARP, rows.div_ceil(WARP / lanes), 1]
            }
            false => [lanes, shape.heads, shape.tokens],
        };
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
        let by_sequence = blocks.stay_in_sequence && self.source == Source::Packed;
        let batches = match by_sequence {
            true => self.params.positions.sequences + i32::from(blocks.with_tail),
            false => self.params.batches,
        };
        let tiles = self.tiles(shape, batches, by_sequence, blocks)?;
        let narrow = |what, got: u64| narrow(self.op, what, got.into(), i32::MAX);
        let mut params = Params {
            batches,
            tokens_per_block: narrow("the tokens of a block", tiles.tokens_each)?,
            batches_per_block: narrow("the sequences of a block", tiles.batches_each)?,
            token_tiles: narrow("the number of blocks", tiles.over_tokens)?,
            tokens_first: policy::tokens_first(nearest.heads_are_nearer()).into(),
            by_sequence: match (by_sequence, tiles.by_length) {
                (false, _) => 0,
                (true, false) => sys::EVENLY,
                (true, true) => sys::BY_LENGTH,
            },
            ..params
        };
        if blocks.of_warps {
            // At most MAX_THREADS each.
            params.block_lanes = lanes as u8;
            params.block_heads = shape.heads as u8;
            params.block_tokens = shape.tokens as u8;
        }
        let rows = &mut params.rows[0];
        rows.head_tiles = narrow("the number of blocks", tiles.over_heads)?;
        for strides in [
            &mut rows.x_stride,
            &mut rows.d_o_stride,
            &mut rows.out_stride,
        ] {
            // A step that does not fit is never taken: no tensor is as large.
            strides.token_step = strides.token.saturating_mul(shape.tokens.into());
        }
        let blocks = grid(self.op, tiles.blocks().into())?;
        Ok(Rows {
            kernel,
            extent: Launch::line(blocks, block),
            params,
        })
    }

    /// Deals the rows out to blocks of about this shape, with as few more tokens and sequences as it takes to fit in a
    /// grid.
    fn tiles(
        &self,
        shape: BlockShape,
        batches: i32,
        by_sequence: bool,
        blocks: Blocks,
    ) -> Result<Tiles, Error> {
        let one_sequence = blocks.stay_in_sequence;
        let [batches, tokens, heads] = [batches, self.params.tokens, self.heads]
            .map(|extent| u64::from(extent.unsigned_abs()));
        // Blocks that stay within a packed sequence are as many for each, whatever it has.
        let sequences_of_line = if by_sequence { batches.max(1) } else { 1 };
        let [rows, steps, sequences] =
            [shape.tokens, shape.tokens_per_thread, shape.batches].map(u64::from);
        let most_tokens = tokens.next_multiple_of(rows).max(rows);
        let mut tokens_each = (rows * steps).min(most_tokens);
        let mut batches_each = if one_sequence {
            1
        } else {
            sequences.min(batches).max(1)
        };
        loop {
            // Where sequences are shorter than a block on average, one each is enough.
            let full = tokens / tokens_each;
            let by_length = by_sequence && blocks.by_length && full >= batches;
            let (over_tokens, over_batches) = match by_length {
                // `Tiles::of_sequence` of `place.cuh`.
                true => (full + batches, 1),
                false => (
                    tokens
                        .div_ceil(tokens_each)
                        .div_ceil(sequences_of_line)
                        .max(1),
                    batches.div_ceil(batches_each),
                ),
            };
            let tiles = Tiles {
                over_heads: heads.div_ceil(shape.heads.into()),
                over_tokens,
                over_batches,
                tokens_each,
                batches_each,
                by_length,
            };
            if tiles.blocks() <= MAX_BLOCKS {
                // A thread counts its rows, and the batch as far as the end of its part, in 32 bits.
                let counted = (tokens_each / rows)
                    .saturating_mul(batches_each)
                    .max(batches + batches_each);
                narrow(self.op, "the rows of a thread", counted.into(), MAX_EXTENT)?;
                return Ok(tiles);
            }
            if tiles.over_tokens > 1 {
                tokens_each = (tokens_each * 2).min(most_tokens);
            } else if tiles.over_batches > 1 && !one_sequence {
                batches_each *= 2;
            } else {
                let got = tiles.blocks().into();
                return Err(Error::too_large(
                    self.op,
                    "the number of blocks",
                    MAX_BLOCKS,
                    got,
                ));
            }
        }
    }
}

/// How the rows are dealt out to the blocks of a grid.
#[derive(Clone, Copy, Debug)]
struct Tiles {
    over_heads: u64,
    over_tokens: u64,
    over_batches: u64,
    tokens_each: u64,
    batches_each: u64,
    by_length: bool,
}

impl Tiles {
    /// The largest u64 if there are more.
    fn blocks(&self) -> u64 {
        self.over_heads
            .saturating_mul(self.over_tokens)
            .saturating_mul(self.over_batches)
    }
}

/// How a launch is cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blocks {
    pub(super) lanes: u32,
    pub(super) shape: BlockShape,
    /// Blocks do not go on from one sequence to the next.
    pub(super) stay_in_sequence: bool,
    /// Of packed sequences, within which they stay, each has as many as its tokens take, instead of as many as any other.
    pub(super) by_length: bool,
    /// Rows behind the last packed sequence count too.
    pub(super) with_tail: bool,
    /// The lanes of a row work together.
    pub(super) joined: bool,
    /// Warps have whole rows.
    pub(super) of_warps: bool,
}

impl Blocks {
    pub(super) fn of_statistics((lanes, of_warps): (u32, bool), shape: BlockShape) -> Self {
        Self {
            lanes,
            shape,
            stay_in_sequence: true,
            by_length: false,
            with_tail: false,
            joined: false,
            of_warps,
        }
    }
}
