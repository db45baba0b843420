//! The launches of a decode: variant, blocks and scratch memory, computed without a GPU.

mod scratch;
#[cfg(test)]
mod tests;

use gimbal_kernels_sys::lrpe::ElementType;
use gimbal_kernels_sys::tpa_decode::{Block, TILE_TOKENS, Variant};
use gimbal_reference::{TpaDecode as Reference, TpaDecodeProblem};

use super::config::{Parallel, Splits};
use crate::Error;
pub(crate) use scratch::Scratch;

/// The most blocks of a grid in x.
const MAX_BLOCKS: u64 = i32::MAX.unsigned_abs() as u64;
/// The most blocks of a grid in y, which are the sequences of a merge.
pub(crate) const MAX_MERGED: u64 = 65535;

/// Fewer tiles are not worth a block of their own: its warps would go without.
const MIN_TILES: u64 = 4;
/// What a multiprocessor reads in the time that a merge takes. Where the busiest one would be spared less, there is none.
const MERGE_BYTES: u64 = 192 << 10;

/// What a plan needs to know of a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capacity {
    pub multiprocessors: u32,
    /// The most shared memory of a block.
    pub shared_bytes: u32,
}

/// How one decode runs. It follows from shapes and the GPU, never from the lengths of the sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub variant: Variant,
    pub block: Block,
    /// Blocks over the tokens.
    pub blocks: u32,
    /// See [`gimbal_kernels_sys::tpa_decode`].
    pub splits: i32,
    /// See [`gimbal_kernels_sys::tpa_decode`].
    pub split_tokens: i64,
    /// Partial results; 0 where each block writes its output itself, and nothing is merged.
    pub parts: usize,
    /// Whether also what one block has whole goes through a partial result, because o has another type than the factors.
    pub parts_only: bool,
}

/// What is known of the lengths of the sequences before the GPU knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lengths {
    /// All have M tokens.
    Equal,
    /// There are `kv_lens`.
    Ragged,
}

/// How the tokens are divided among blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Division {
    /// One block a sequence.
    Whole,
    /// So many blocks share the tokens of all sequences equally.
    Shared(u64),
    /// So many blocks a sequence, with equal shares of it.
    Count(u64),
    /// Blocks of so many tokens.
    Tokens(u64),
}

impl Plan {
    /// The plan for a problem with sequences and heads.
    ///
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn new(
        problem: &TpaDecodeProblem,
        element: ElementType,
        parallel: Parallel,
        lengths: Lengths,
        parts_only: bool,
        capacity: Capacity,
    ) -> Result<Self, Error> {
        let features = problem.features.max(problem.value_features);
        // The checks have bounded both.
        let narrow = |size: usize| u32::try_from(size).unwrap_or(u32::MAX);
        let heads = narrow(problem.heads);
        let variant_for = |heads| {
            let variant = Variant::new(element, narrow(features), heads);
            variant.ok_or_else(|| too_large("the number of features", 256, features as u128))
        };
        let sequences = problem.batch as u64;
        let tokens = problem.tokens as u64;
        let mut variant = match parallel {
            Parallel::BatchHead => variant_for(1)?,
            _ => variant_for(heads)?,
        };
        let shared = match lengths {
            Lengths::Equal => Division::Count(equal_parts(problem, variant, capacity)),
            Lengths::Ragged => Division::Shared(shared_blocks(problem, variant, capacity)),
        };
        let division = match parallel {
            Parallel::Batch | Parallel::BatchHead => Division::Whole,
            Parallel::Split(Splits::Auto) => shared,
            Parallel::Split(Splits::Count(count)) => {
                Division::Count(u64::from(count).min(tokens.max(1)))
            }
            Parallel::Split(Splits::Tokens(tokens)) => Division::Tokens(tokens.into()),
            Parallel::Auto if merge_pays(problem, variant, capacity) => shared,
            Parallel::Auto => {
                // Short sequences: small groups of heads, if there are multiprocessors for more blocks.
                let small = variant_for(1)?;
                let blocks = sequences.saturating_mul(small.head_groups(heads).into());
                if blocks <= capacity.multiprocessors.into() {
                    variant = small;
                }
                Division::Whole
            }
        };
        let (blocks, splits, split_tokens) = match division {
            Division::Whole => (sequences, 1, 0),
            Division::Shared(blocks) => (blocks, 0, 0),
            Division::Count(count) => (sequences.saturating_mul(count), count, 0),
            Division::Tokens(each) => {
                let count = tokens.div_ceil(each).max(1);
                (sequences.saturating_mul(count), count, each)
            }
        };
        if blocks > MAX_BLOCKS {
            return Err(too_large("the number of blocks", MAX_BLOCKS, blocks.into()));
        }
        let parts = match splits {
            0 => blocks + sequences - 1,
            1 if !parts_only => 0,
            _ => blocks,
        };
        if parts > 0 && sequences > MAX_MERGED {
            let what = "the number of sequences that are split";
            return Err(too_large(what, MAX_MERGED, sequences.into()));
        }
        // All of them at most `MAX_BLOCKS`, or twice that.
        Ok(Self {
            variant,
            block: variant.block(capacity.shared_bytes),
            blocks: blocks as u32,
            splits: splits as i32,
            split_tokens: split_tokens as i64,
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

/// Tiles of a sequence; an empty one counts as one.
fn tiles(tokens: usize) -> u64 {
    (tokens as u64).div_ceil(TILE_TOKENS.into()).max(1)
}

/// Blocks over the tokens that fill the GPU once, if there is enough to do for so many.
fn shared_blocks(problem: &TpaDecodeProblem, variant: Variant, capacity: Capacity) -> u64 {
    let groups = variant.head_groups(problem.heads as u32).max(1);
    let resident = u64::from(capacity.multiprocessors) * resident_blocks(variant.element());
    let most = (problem.batch as u64).saturating_mul(tiles(problem.tokens)) / MIN_TILES;
    (resident / u64::from(groups)).min(most).max(1)
}

/// Parts of each sequence that fill the GPU once. Where all are of one length this is 3 to 25 % faster than shares of all
/// tokens, whose ends cost a part more (NVIDIA H200).
fn equal_parts(problem: &TpaDecodeProblem, variant: Variant, capacity: Capacity) -> u64 {
    let sequences = (problem.batch as u64).max(1);
    (shared_blocks(problem, variant, capacity) / sequences).max(1)
}

/// Blocks of a multiprocessor at a time: one has nearly all of its shared memory, but in f32 hardly any.
const fn resident_blocks(element: ElementType) -> u64 {
    match element {
        ElementType::Bf16 | ElementType::F16 => 1,
        ElementType::F32 => 2,
    }
}

/// Whether sharing the tokens spares the busiest multiprocessor more than the merge costs.
fn merge_pays(problem: &TpaDecodeProblem, variant: Variant, capacity: Capacity) -> bool {
    if problem.batch as u64 > MAX_MERGED {
        return false;
    }
    let tiles = tiles(problem.tokens);
    let resident = u64::from(capacity.multiprocessors) * resident_blocks(variant.element());
    let groups = u64::from(variant.head_groups(problem.heads as u32));
    let sequences = problem.batch as u64;
    let whole = (sequences * groups)
        .div_ceil(resident)
        .saturating_mul(tiles);
    let shares = shared_blocks(problem, variant, capacity);
    let shared = sequences.saturating_mul(tiles).div_ceil(shares);
    let of = |rank: usize, features: usize| rank.saturating_mul(problem.heads + features) as u64;
    let values = of(problem.key_rank, problem.features)
        .saturating_add(of(problem.value_rank, problem.value_features));
    let size = match variant.element() {
        ElementType::Bf16 | ElementType::F16 => 2,
        ElementType::F32 => 4,
    };
    let tile = values.saturating_mul(u64::from(TILE_TOKENS) * size);
    whole.saturating_sub(shared).saturating_mul(tile) > MERGE_BYTES
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

pub(super) fn too_large(what: &'static str, max: u64, got: u128) -> Error {
    Error::TooLarge {
        op: Reference::NAME,
        what,
        max,
        got: u64::try_from(got).unwrap_or(u64::MAX),
    }
}
