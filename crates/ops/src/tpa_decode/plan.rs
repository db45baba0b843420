//! How a decode runs: its blocks, and what its workspace holds. Made without a GPU, from the problem, the strides and
//! alignments of its tensors, and facts about the GPU.

#[cfg(test)]
mod tests;

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::tpa_decode::{Block, Variant, elements, wgmma};
use gimbal_reference::TpaDecodeProblem;

use super::policy::{self, Division, Fits};
use super::{Parallel, TpaDecode, TpaRoute};
use crate::Error;
use crate::check::{grid, workspace_bytes};
use crate::device::Facts;
use crate::workspace::ALIGNMENT;

/// The most blocks of a grid in y, which are the sequences of a merge.
pub(super) const MAX_MERGED: u64 = 65535;

/// A decode as far as a plan is concerned, but for how its tensors lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub sizes: TpaDecodeProblem,
    /// The type of the factors.
    pub element: ElementType,
    /// The type of o.
    pub output: ElementType,
    pub lengths: Lengths,
    pub parallel: Parallel,
    /// The fastest that may be taken; none for all of them.
    pub route: Option<TpaRoute>,
}

/// Where the lengths of the sequences come from, whose values a plan never knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lengths {
    /// All have M tokens.
    Equal,
    /// They are copied to the workspace.
    Host,
    /// They are where the factors are.
    Device,
}

impl Problem {
    /// The larger of D and E.
    pub fn features(&self) -> u32 {
        let features = self.sizes.features.max(self.sizes.value_features);
        // The checks have bounded both.
        u32::try_from(features).unwrap_or(u32::MAX)
    }

    /// Blocks write o in the type of the factors, but parts in f32: whether all of it goes through parts.
    pub fn parts_only(&self) -> bool {
        self.output != self.element
    }
}

/// The launches of a decode, and the workspace between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub route: Route,
    /// Blocks in x.
    pub blocks: u32,
    /// See [`gimbal_kernels_sys::tpa_decode`].
    pub splits: i32,
    /// See [`gimbal_kernels_sys::tpa_decode`].
    pub split_tokens: i64,
    /// Blocks of a cluster, or 1.
    pub cluster: u32,
    /// See [`Problem::parts_only`].
    pub parts_only: bool,
    /// Results of blocks that are merged; 0 where each block writes to o and lse itself.
    pub parts: usize,
    pub workspace: Regions,
}

/// The kernels that decode, and the blocks that they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Route {
    Mma(Variant, Block),
    Elements(elements::Block),
    Wgmma(wgmma::Block),
}

/// The bytes of a workspace: lengths that came from the host, then references and weights, and o, of each part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Regions {
    /// Where references and weights begin.
    pub softmax: usize,
    /// Where o begins.
    pub o: usize,
    /// All of them.
    pub bytes: usize,
}

impl Plan {
    /// By the fastest route that a problem with sequences and heads allows, whose tensors lie so.
    ///
    /// # Errors
    /// [`Error::TooLarge`], [`Error::Cuda`].
    pub fn new(problem: &Problem, fits: Fits, facts: &Facts) -> Result<Self, Error> {
        if fits.wgmma
            && let Some(plan) = Self::wgmma(problem, facts)?
        {
            return Ok(plan);
        }
        if fits.elements
            && policy::moving_pays(problem, facts)
            && let Some(plan) = Self::elements(problem, facts)?
        {
            return Ok(plan);
        }
        Self::mma(problem, facts)
    }

    /// The bytes of workspace that are enough wherever the tensors lie.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub fn most_bytes(problem: &Problem, facts: &Facts) -> Result<usize, Error> {
        let plans = [
            Some(Self::mma(problem, facts)?),
            Self::elements(problem, facts)?,
            Self::wgmma(problem, facts)?,
        ];
        let bytes = plans.into_iter().flatten().map(|plan| plan.workspace.bytes);
        Ok(bytes.max().unwrap_or(0))
    }

    fn mma(problem: &Problem, facts: &Facts) -> Result<Self, Error> {
        let (variant, division, is_one_of_two) = policy::mma(problem, facts)?;
        let block = variant.block(facts.shared_bytes_per_block, is_one_of_two);
        Self::of(Route::Mma(variant, block), division, problem)
    }

    fn wgmma(problem: &Problem, facts: &Facts) -> Result<Option<Self>, Error> {
        match policy::wgmma(problem, facts)? {
            Some((block, division)) => Self::of(Route::Wgmma(block), division, problem).map(Some),
            None => Ok(None),
        }
    }

    fn elements(problem: &Problem, facts: &Facts) -> Result<Option<Self>, Error> {
        policy::elements(problem, facts)
            .map(|(block, division)| Self::of(Route::Elements(block), division, problem))
            .transpose()
    }

    fn of(route: Route, division: Division, problem: &Problem) -> Result<Self, Error> {
        let sizes = &problem.sizes;
        let sequences = sizes.batch as u64;
        let splits = division.splits(sizes.tokens);
        let blocks = division.blocks(sequences, sizes.tokens);
        let in_x = grid(TpaDecode::NAME, blocks.into())?;
        let (cluster, split_tokens) = match division {
            Division::Cluster(blocks) => (blocks, 0),
            Division::Tokens(each) => (1, each),
            Division::Whole | Division::Shared(_) | Division::Count(_) => (1, 0),
        };
        // A block that shares sequences leaves a part for each that it meets.
        let parts = match splits {
            0 => blocks + sequences - 1,
            1 if !problem.parts_only() => 0,
            _ if cluster > 1 => 0,
            _ => blocks,
        };
        if parts > 0 && sequences > MAX_MERGED {
            let what = "the number of sequences that are split";
            return Err(too_large(what, MAX_MERGED, sequences.into()));
        }
        // The others are as many at most.
        Ok(Self {
            route,
            blocks: in_x,
            splits: splits as i32,
            split_tokens: split_tokens as i64,
            cluster,
            parts_only: problem.parts_only(),
            parts: parts as usize,
            workspace: Regions::new(parts, problem)?,
        })
    }
}

impl Regions {
    fn new(parts: u64, problem: &Problem) -> Result<Self, Error> {
        let sizes = &problem.sizes;
        let rows = u128::from(parts) * (sizes.queries * sizes.heads) as u128;
        let lengths = match problem.lengths {
            Lengths::Host => sizes.batch as u128,
            Lengths::Equal | Lengths::Device => 0,
        };
        // Of i32 or f32.
        let bytes_of = |elements| workspace_bytes(TpaDecode::NAME, elements, 4);
        let softmax = bytes_of(lengths)?.next_multiple_of(ALIGNMENT);
        let o = softmax + bytes_of(2 * rows)?.next_multiple_of(ALIGNMENT);
        let bytes = o + bytes_of(rows * sizes.value_features as u128)?;
        Ok(Self { softmax, o, bytes })
    }
}

pub(super) fn too_large(what: &'static str, max: u64, got: u128) -> Error {
    Error::too_large(TpaDecode::NAME, what, max, got)
}
