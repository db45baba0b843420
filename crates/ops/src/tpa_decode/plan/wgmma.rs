//! Decodes by the instructions of compute capability 9.0.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::tpa_decode::wgmma::{Block, CLUSTERS, Sizes, TILE_TOKENS, Tile};
use gimbal_reference::TpaDecodeProblem;

use super::grid::{Division, Grid, MAX_MERGED};
use super::{Capacity, Lengths};
use crate::Error;
use crate::tpa_decode::config::{Parallel, Splits};

/// From so many tiles on a block has two teams. They join once, which takes longer than one or two tiles spare.
const TILES_FOR_TWO_TEAMS: u64 = 6;

/// The most tiles of a block in a cluster where sequences may differ in length.
const MOST_RAGGED_TILES: u64 = 8;

/// How one decode runs on a GPU that has wgmma. It follows from shapes and the GPU, never from the lengths of the sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WgmmaPlan {
    pub block: Block,
    pub grid: Grid,
}

impl WgmmaPlan {
    /// The plan for a problem with sequences, heads and tokens. None where these kernels do not fit it.
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
    ) -> Result<Option<Self>, Error> {
        let features = problem.features.max(problem.value_features);
        // The checks have bounded all of them.
        let narrow = |size: usize| u32::try_from(size).unwrap_or(u32::MAX);
        let sizes = Sizes {
            heads: narrow(problem.heads),
            key_rank: narrow(problem.key_rank),
            value_rank: narrow(problem.value_rank),
        };
        let block = |two_teams| {
            let tile = Tile::new(element, narrow(features))?;
            Block::new(tile, sizes, two_teams, capacity.shared_bytes)
        };
        let Some(one_team) = block(false) else {
            return Ok(None);
        };
        let choice = Choice {
            tiles: (problem.tokens as u64).div_ceil(TILE_TOKENS.into()),
            sequences: problem.batch as u64,
            beside: one_team.head_groups().into(),
            multiprocessors: capacity.multiprocessors.into(),
            tile: Cost::of_tile(problem),
            clusters: match parts_only {
                true => [0; CLUSTERS.len()],
                false => capacity.clusters,
            },
        };
        let division = match parallel {
            // Groups of 32 heads are not the smallest there are.
            Parallel::BatchHead => return Ok(None),
            // What tensors allow may depend on B and M, through their strides; the result must not.
            Parallel::Split(Splits::Tokens(_)) => return Ok(None),
            Parallel::Batch => Division::Whole,
            Parallel::Split(Splits::Auto) => choice.split(lengths),
            Parallel::Split(Splits::Count(count)) => {
                Division::Count(u64::from(count).min(problem.tokens.max(1) as u64))
            }
            Parallel::Auto => choice.fastest(lengths),
        };
        let two_teams = choice.tiles_of_a_block(division) >= TILES_FOR_TWO_TEAMS;
        Ok(Some(Self {
            block: block(two_teams).unwrap_or(one_team),
            grid: Grid::new(division, problem, parts_only)?,
        }))
    }
}

/// Times in ns on an NVIDIA H200, behind what every launch takes. Other GPUs of this compute capability differ by little,
/// and what decides is where one way overtakes another.
struct Cost;

impl Cost {
    /// Joining the blocks of a cluster, and for each of them.
    const CLUSTER: u64 = 1300;
    const CLUSTERED_BLOCK: u64 = 100;
    /// The merge, and for each block that leaves a part.
    const MERGE: u64 = 3500;
    const PART: u64 = 25;
    /// Sharing the tokens of sequences, whose ends lie anywhere.
    const SHARED: u64 = 4000;

    /// What a block takes for a tile, and what memory takes for it: 3.7 TB/s, as it takes a while to come to speed.
    fn of_tile(problem: &TpaDecodeProblem) -> (u64, u64) {
        let ranks = (problem.key_rank + problem.value_rank) as u64;
        let of = |rank: usize, features: usize| (rank * (problem.heads + features)) as u64;
        let elements =
            of(problem.key_rank, problem.features) + of(problem.value_rank, problem.value_features);
        let bytes = 2 * elements * u64::from(TILE_TOKENS);
        (550 * ranks, bytes / 3700)
    }
}

/// What a division is chosen from.
struct Choice {
    tiles: u64,
    sequences: u64,
    /// Blocks beside each other, for groups of heads.
    beside: u64,
    multiprocessors: u64,
    tile: (u64, u64),
    /// That run at a time, by the sizes in [`CLUSTERS`].
    clusters: [u32; CLUSTERS.len()],
}

impl Choice {
    /// Tiles of the block that has the most.
    fn tiles_of_a_block(&self, division: Division) -> u64 {
        match division {
            Division::Whole => self.tiles,
            Division::Shared(blocks) => self.tiles.saturating_mul(self.sequences).div_ceil(blocks),
            Division::Count(count) => self.tiles.div_ceil(count),
            Division::Cluster(blocks) => self.tiles.div_ceil(blocks.into()),
            Division::Tokens(tokens) => tokens.div_ceil(TILE_TOKENS.into()),
        }
    }

    /// Blocks over the tokens of all sequences.
    fn blocks(&self, division: Division) -> u64 {
        let of_a_sequence = match division {
            Division::Shared(blocks) => return blocks,
            Division::Whole => 1,
            Division::Count(count) => count,
            Division::Cluster(blocks) => blocks.into(),
            Division::Tokens(each) => {
                let tokens = self.tiles.saturating_mul(TILE_TOKENS.into());
                tokens.div_ceil(each).max(1)
            }
        };
        self.sequences.saturating_mul(of_a_sequence)
    }

    /// The blocks that fill the GPU once.
    fn resident(&self) -> u64 {
        (self.multiprocessors / self.beside).max(1)
    }

    /// As many parts as keep the GPU busy, at most one a tile.
    fn split(&self, lengths: Lengths) -> Division {
        let most = self.sequences.saturating_mul(self.tiles);
        match lengths {
            Lengths::Ragged => Division::Shared(self.resident().min(most).max(1)),
            Lengths::Equal => self.count(self.resident() / self.sequences.max(1)),
        }
    }

    /// At most so many parts of a sequence, and no more than leave the largest as it is.
    fn count(&self, most: u64) -> Division {
        let each = self.tiles.div_ceil(most.max(1)).max(1);
        Division::Count(self.tiles.div_ceil(each).max(1))
    }

    fn fastest(&self, lengths: Lengths) -> Division {
        let split = self.split(lengths);
        let clusters = CLUSTERS.into_iter().zip(self.clusters);
        let clusters = clusters.filter(|&(blocks, most)| self.fits(blocks, most));
        let clusters = clusters.map(|(blocks, _)| blocks);
        // One long sequence among short ones would be left to a few blocks.
        let most = match lengths {
            Lengths::Equal => u64::MAX,
            Lengths::Ragged => MOST_RAGGED_TILES,
        };
        let clusters = clusters.filter(|&blocks| self.tiles.div_ceil(blocks.into()) <= most);
        let fewer = match split {
            Division::Count(count) => [count / 2, count / 4].map(|count| self.count(count)),
            _ => [split; 2],
        };
        let splits = [split].into_iter().chain(fewer);
        let splits = splits.filter(|_| self.sequences <= MAX_MERGED);
        let divisions = clusters.map(Division::Cluster).chain(splits);
        [Division::Whole]
            .into_iter()
            .chain(divisions)
            .min_by_key(|&division| self.cost(division))
            .unwrap_or(Division::Whole)
    }

    /// Whether all clusters of so many blocks run at once, of which at most so many do.
    fn fits(&self, blocks: u32, most: u32) -> bool {
        let needed = self.sequences.saturating_mul(self.beside);
        u64::from(blocks) <= self.tiles && needed <= most.into()
    }

    fn cost(&self, division: Division) -> u64 {
        let tiles = self.tiles_of_a_block(division);
        let blocks = self.blocks(division).saturating_mul(self.beside);
        let waves = blocks.div_ceil(self.multiprocessors);
        let (block, memory) = self.tile;
        // Two teams take three quarters of the time of one.
        let computing = match tiles >= TILES_FOR_TWO_TEAMS && self.beside == 1 {
            true => tiles.saturating_mul(block * 3 / 4) + block,
            false => tiles.saturating_mul(block),
        };
        let reading = tiles
            .saturating_mul(memory)
            .saturating_mul(blocks.min(self.multiprocessors));
        let joining = match division {
            Division::Whole | Division::Count(1) => 0,
            Division::Cluster(blocks) => Cost::CLUSTER + Cost::CLUSTERED_BLOCK * u64::from(blocks),
            Division::Count(_) | Division::Tokens(_) => Cost::MERGE + Cost::PART * blocks,
            Division::Shared(_) => Cost::SHARED + Cost::MERGE + Cost::PART * blocks,
        };
        computing
            .max(reading)
            .saturating_mul(waves)
            .saturating_add(joining)
    }
}
