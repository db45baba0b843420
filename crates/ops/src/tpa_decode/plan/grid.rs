//! The blocks over the tokens, and the parts that they leave.

use gimbal_reference::TpaDecodeProblem;

use super::{Scratch, too_large};
use crate::Error;

/// The most blocks of a grid in x.
const MAX_BLOCKS: u64 = i32::MAX.unsigned_abs() as u64;
/// The most blocks of a grid in y, which are the sequences of a merge.
pub(crate) const MAX_MERGED: u64 = 65535;

/// How the tokens are divided among blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Division {
    /// One block a sequence.
    Whole,
    /// So many blocks share the tokens of all sequences equally.
    Shared(u64),
    /// So many blocks a sequence, with equal shares of it.
    Count(u64),
    /// The same, as a cluster, whose blocks leave no parts: 2, 4 or 8.
    Cluster(u32),
    /// Blocks of so many tokens.
    Tokens(u64),
}

/// The blocks in x of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    pub blocks: u32,
    /// See [`gimbal_kernels_sys::tpa_decode`].
    pub splits: i32,
    /// See [`gimbal_kernels_sys::tpa_decode`].
    pub split_tokens: i64,
    /// Blocks of a cluster, or 1.
    pub cluster: u32,
    /// Partial results; 0 where each block writes its output itself, and nothing is merged.
    pub parts: usize,
    /// Whether also what one block has whole goes through a partial result, because o has another type than the factors.
    pub parts_only: bool,
}

impl Grid {
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn new(
        division: Division,
        problem: &TpaDecodeProblem,
        parts_only: bool,
    ) -> Result<Self, Error> {
        let sequences = problem.batch as u64;
        let (blocks, splits, split_tokens) = match division {
            Division::Whole => (sequences, 1, 0),
            Division::Shared(blocks) => (blocks, 0, 0),
            Division::Count(count) => (sequences.saturating_mul(count), count, 0),
            Division::Cluster(blocks) => {
                let blocks = u64::from(blocks);
                (sequences.saturating_mul(blocks), blocks, 0)
            }
            Division::Tokens(each) => {
                let count = (problem.tokens as u64).div_ceil(each).max(1);
                (sequences.saturating_mul(count), count, each)
            }
        };
        if blocks > MAX_BLOCKS {
            return Err(too_large("the number of blocks", MAX_BLOCKS, blocks.into()));
        }
        let cluster = match division {
            Division::Cluster(blocks) => blocks,
            _ => 1,
        };
        let parts = match splits {
            0 => blocks + sequences - 1,
            1 if !parts_only => 0,
            _ if cluster > 1 => 0,
            _ => blocks,
        };
        if parts > 0 && sequences > MAX_MERGED {
            let what = "the number of sequences that are split";
            return Err(too_large(what, MAX_MERGED, sequences.into()));
        }
        // All of them at most `MAX_BLOCKS`, or twice that.
        Ok(Self {
            blocks: blocks as u32,
            splits: splits as i32,
            split_tokens: split_tokens as i64,
            cluster,
            parts: parts as usize,
            parts_only,
        })
    }

    /// The workspace; `host_lens` tells whether it holds the lengths of the sequences.
    ///
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn scratch(&self, problem: &TpaDecodeProblem, host_lens: bool) -> Result<Scratch, Error> {
        let rows = self.parts as u128 * problem.heads as u128;
        let sequences = match host_lens {
            true => problem.batch as u128,
            false => 0,
        };
        Ok(Scratch {
            kv_lens: bytes(sequences, size_of::<i32>())?,
            lse: bytes(rows, size_of::<f32>())?,
            o: bytes(rows * problem.value_features as u128, size_of::<f32>())?,
        })
    }
}

/// The bytes of `count` elements of `size` bytes.
fn bytes(count: u128, size: usize) -> Result<usize, Error> {
    let bytes = count.saturating_mul(size as u128);
    let max = isize::MAX as u64 / 4;
    match usize::try_from(bytes) {
        Ok(fits) if fits as u64 <= max => Ok(fits),
        _ => Err(too_large("the bytes of the workspace", max, bytes)),
    }
}
