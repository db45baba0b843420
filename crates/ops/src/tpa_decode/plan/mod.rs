//! The launches of a decode: variant, blocks and scratch memory, computed without a GPU.

mod grid;
mod scratch;
#[cfg(test)]
mod tests;
mod wgmma;

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::tpa_decode::wgmma::CLUSTERS;
use gimbal_kernels_sys::tpa_decode::{Block, TILE_TOKENS, Variant};
use gimbal_reference::{TpaDecode as Reference, TpaDecodeProblem};

use super::config::{Parallel, Splits};
use crate::Error;
use crate::device::Gpu;
use grid::Division;
pub(crate) use grid::{Grid, MAX_MERGED};
pub(crate) use scratch::Scratch;
pub(crate) use wgmma::WgmmaPlan;

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
    /// Clusters that run at a time, of each of the sizes in [`CLUSTERS`]. None where they are not asked for.
    pub clusters: [u32; CLUSTERS.len()],
}

impl Capacity {
    pub fn of(gpu: &Gpu) -> Self {
        Self {
            multiprocessors: gpu.facts().multiprocessors,
            shared_bytes: gpu.facts().shared_bytes_per_block,
            clusters: [0; CLUSTERS.len()],
        }
    }
}

/// How one decode runs, on any GPU. It follows from shapes and the GPU, never from the lengths of the sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub variant: Variant,
    pub block: Block,
    pub grid: Grid,
}

/// What is known of the lengths of the sequences before the GPU knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lengths {
    /// All have M tokens.
    Equal,
    /// There are `kv_lens`.
    Ragged,
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
        Ok(Self {
            variant,
            block: variant.block(capacity.shared_bytes),
            grid: Grid::new(division, problem, parts_only)?,
        })
    }
}

/// Tiles of a sequence; an empty one counts as one.
fn tiles(tokens: usize) -> u64 {
    (tokens as u64).div_ceil(TILE_TOKENS.into()).max(1)
}

/// Blocks over the tokens that fill the GPU once, if there is enough to do for so many. A multiprocessor has one at a
/// time: it takes nearly all of the shared memory, or in f32 of the registers.
fn shared_blocks(problem: &TpaDecodeProblem, variant: Variant, capacity: Capacity) -> u64 {
    let groups = variant.head_groups(problem.heads as u32).max(1);
    let resident = u64::from(capacity.multiprocessors);
    let most = (problem.batch as u64).saturating_mul(tiles(problem.tokens)) / MIN_TILES;
    (resident / u64::from(groups)).min(most).max(1)
}

/// Parts of each sequence that fill the GPU once. Where all are of one length this is 3 to 25 % faster than shares of all
/// tokens, whose ends cost a part more (NVIDIA H200).
fn equal_parts(problem: &TpaDecodeProblem, variant: Variant, capacity: Capacity) -> u64 {
    let sequences = (problem.batch as u64).max(1);
    (shared_blocks(problem, variant, capacity) / sequences).max(1)
}

/// Whether sharing the tokens spares the busiest multiprocessor more than the merge costs.
fn merge_pays(problem: &TpaDecodeProblem, variant: Variant, capacity: Capacity) -> bool {
    if problem.batch as u64 > MAX_MERGED {
        return false;
    }
    let tiles = tiles(problem.tokens);
    let resident = u64::from(capacity.multiprocessors);
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

pub(super) fn too_large(what: &'static str, max: u64, got: u128) -> Error {
    Error::TooLarge {
        op: Reference::NAME,
        what,
        max,
        got: u64::try_from(got).unwrap_or(u64::MAX),
    }
}
