//! How rows are dealt out to the blocks of a grid.

use super::{MAX_BLOCKS, MAX_EXTENT, Task, too_large};
use crate::Error;
use crate::lrpe::config::BlockShape;

/// How the rows are dealt out to blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tiles {
    pub over_heads: u64,
    pub over_tokens: u64,
    pub over_batches: u64,
    pub tokens_each: u64,
    pub batches_each: u64,
}

impl Tiles {
    /// The largest u64 if there are more.
    pub fn blocks(&self) -> u64 {
        self.over_heads
            .saturating_mul(self.over_tokens)
            .saturating_mul(self.over_batches)
    }
}

impl Task {
    /// Deals the rows out to blocks of about this shape, with as few more tokens and sequences as it takes to fit in a
    /// grid.
    pub(super) fn tiles(&self, shape: BlockShape, one_sequence: bool) -> Result<Tiles, Error> {
        let [batches, tokens, heads] =
            [self.batches, self.tokens, self.heads].map(|extent| u64::from(extent.unsigned_abs()));
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
            let tiles = Tiles {
                over_heads: heads.div_ceil(shape.heads.into()),
                over_tokens: tokens.div_ceil(tokens_each),
                over_batches: batches.div_ceil(batches_each),
                tokens_each,
                batches_each,
            };
            if tiles.blocks() <= MAX_BLOCKS {
                // A thread counts its rows, and the batch as far as the end of its part, in 32 bits.
                let max = u64::from(MAX_EXTENT.unsigned_abs());
                let counted = (tokens_each / rows)
                    .saturating_mul(batches_each)
                    .max(batches + batches_each);
                if counted > max {
                    return Err(too_large(
                        self.op,
                        "the rows of a thread",
                        max,
                        counted.into(),
                    ));
                }
                return Ok(tiles);
            }
            if tiles.over_tokens > 1 {
                tokens_each = (tokens_each * 2).min(most_tokens);
            } else if tiles.over_batches > 1 && !one_sequence {
                batches_each *= 2;
            } else {
                let got = tiles.blocks().into();
                return Err(too_large(self.op, "the number of blocks", MAX_BLOCKS, got));
            }
        }
    }
}
