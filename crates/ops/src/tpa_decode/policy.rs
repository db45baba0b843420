//! Which route a decode takes, and how its tokens are divided among blocks: every rule and figure that a measurement gave.
//!
//! Measured on an NVIDIA H200. What is chosen follows from shapes and the GPU, never from the lengths of the sequences.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::tensor_map::{Extent, is_mapped};
use gimbal_kernels_sys::tpa_decode::wgmma::{self, CLUSTERS, Sizes, Tile};
use gimbal_kernels_sys::tpa_decode::{
    Decode, Factors, MAX_FEATURES, TILE_TOKENS, Variant, elements as by_element,
};
use gimbal_reference::TpaDecodeProblem;

use super::plan::{Lengths, MAX_MERGED, Problem, too_large};
use super::{Parallel, Splits, TpaRoute};
use crate::Error;
use crate::device::Facts;

/// Fewer tiles of [`TpaRoute::Mma`] are not worth a block of their own: its warps would go without.
const MIN_TILES: u64 = 4;
/// What a multiprocessor reads in the time that a merge takes. Where the busiest one would be spared less, there is none.
const MERGE_BYTES: u64 = 192 << 10;

/// From so many tiles on a block of [`TpaRoute::Wgmma`] has two teams. They join once, which takes longer than one or two
/// tiles spare.
const TILES_FOR_TWO_TEAMS: u64 = 6;
/// From so many on it has three, where registers allow.
const TILES_FOR_THREE_TEAMS: u64 = 12;
// Of one query token, above 128 features, so few heads are faster by `TpaRoute::Mma` where it has all blocks of two waves at once: 212
// sequences of 1159 tokens, one head of 232 and 96, 80 µs (88 by `TpaRoute::Wgmma`, H100). With fewer ranks of K and V together than
// these they are faster than by `TpaRoute::Elements` whatever the number of sequences: 3 heads of D = E = 224, B = 4, m = 58682, 0.095 ms
// (0.146).
const WIDE_MMA_HEADS: usize = 16;
const WIDE_MOVED_RANKS: usize = 5;
/// Of more heads of all query tokens, where rows can be read 16 bytes at a time, tiles that are moved are multiplied too often:
/// 588 heads of 192 and 80 features, ranks 3 and 2, take 2.3 ms by [`TpaRoute::Mma`], 4.0 by [`TpaRoute::Elements`] (H100).
const MOST_MOVED_HEADS: usize = 256;
/// Groups of heads of all query tokens from which on f32 is faster by halves: of 16 up to 128 features, of 8 above. A token of a
/// group takes 150 ns without tensor cores, a token of up to 64 heads 150 (D = 64), 240 (128) or 370 to 450 (256) with them
/// (H100).
const HALVES_GROUPS: [usize; 2] = [2, 4];

/// The most tiles of a block in a cluster where sequences may differ in length: one long sequence among short ones would
/// be left to a few blocks.
const MOST_RAGGED_TILES: u64 = 8;

// Times of `TpaRoute::Wgmma` in ns, behind what every launch takes: those that divide 80 random decodes best on an H100, 0.9 % slower than
// the best division of each. What decides is where one way overtakes another.

/// A tile, for each rank of k and of v. Two teams take four fifths of it, and groups of heads beside each other in a block
/// four fifths more.
const TILE_RANK_TIME: u64 = 800;
/// The same by [`TpaRoute::Elements`], up to 64, 128 and 256 features; in f32 it has two halves.
const ELEMENTS_RANK_TIME: [u64; 3] = [1300, 1900, 4700];
const F32_RANK_TIME: [u64; 3] = [4600, 7800, 13000];
/// What memory brings meanwhile, in bytes a ns, and what a multiprocessor takes of it at most.
const MEMORY_SPEED: u64 = 3000;
const MULTIPROCESSOR_SPEED: u64 = 25;
/// The start of each wave of blocks.
const START_TIME: u64 = 4000;
/// The merge, for each part of a sequence, and for each head of a query token.
const MERGE_TIME: u64 = 6000;
const PART_TIME: u64 = 50;
const MERGED_HEAD_TIME: u64 = 3;
/// Joining the blocks of a cluster, and for each of them.
const CLUSTER_TIME: u64 = 1000;
const CLUSTERED_BLOCK_TIME: u64 = 400;
/// Sharing the tokens of all sequences, whose ends lie anywhere: a tile more, and the start of another sequence.
const SHARED_TIME: u64 = 8000;

/// Tokens that a coordinate of the copy engine can count, those of a last tile included.
const MAX_WGMMA_TOKENS: usize = i32::MAX as usize - 64;

/// How the tokens are divided among blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Division {
    /// One block a sequence.
    Whole,
    /// So many blocks share the tokens of all sequences equally.
    Shared(u64),
    /// So many blocks a sequence, with equal shares of it.
    Count(u64),
    /// The same, as a cluster, whose blocks leave no parts.
    Cluster(u32),
    /// Blocks of so many tokens.
    Tokens(u64),
}

impl Division {
    /// Blocks of a sequence of M tokens; 0 where all sequences share them.
    pub fn splits(self, tokens: usize) -> u64 {
        match self {
            Self::Whole => 1,
            Self::Shared(_) => 0,
            Self::Count(blocks) => blocks,
            Self::Cluster(blocks) => blocks.into(),
            Self::Tokens(each) => (tokens as u64).div_ceil(each).max(1),
        }
    }

    /// Blocks of so many sequences of M tokens.
    pub fn blocks(self, sequences: u64, tokens: usize) -> u64 {
        match self {
            Self::Shared(blocks) => blocks,
            _ => sequences.saturating_mul(self.splits(tokens)),
        }
    }
}

/// The blocks of [`TpaRoute::Mma`], which computes everything, and whether a multiprocessor has two of them at a time.
///
/// # Errors
/// [`Error::TooLarge`].
pub(super) fn mma(problem: &Problem, facts: &Facts) -> Result<(Variant, Division, bool), Error> {
    let (heads, features) = (narrow(problem.sizes.heads), problem.features());
    let variant = |heads| {
        let variant = Variant::new(problem.element, features, heads);
        let what = "the number of features";
        variant.ok_or_else(|| too_large(what, MAX_FEATURES.into(), features.into()))
    };
    let (widest, smallest) = (variant(heads)?, variant(1)?);
    // Each query token has blocks of its own.
    let queries = narrow(problem.sizes.queries);
    let beside = |variant: Variant| variant.head_groups(heads).saturating_mul(queries);
    let work = Work::new(problem, facts, TILE_TOKENS, beside(widest));
    let division = match problem.parallel {
        Parallel::BatchHead => return Ok((smallest, Division::Whole, false)),
        Parallel::Batch => Division::Whole,
        Parallel::Split(Splits::Auto) => work.split_mma(problem.lengths),
        Parallel::Split(Splits::Count(count)) => work.count(count),
        Parallel::Split(Splits::Tokens(each)) => Division::Tokens(each.into()),
        Parallel::Auto if work.merge_pays() => work.split_mma(problem.lengths),
        Parallel::Auto => {
            // Short sequences: small groups of heads, if there are multiprocessors for more blocks.
            let blocks = work.sequences.saturating_mul(beside(smallest).into());
            if blocks <= work.multiprocessors {
                return Ok((smallest, Division::Whole, false));
            }
            // A second wave would leave most of the GPU idle: 212 sequences of 1159 tokens, D = 232, E = 96, 88.8 → 77.3 µs (H100).
            let blocks = work.sequences.saturating_mul(beside(widest).into());
            let waves = blocks.div_ceil(work.multiprocessors);
            let is_one_of_two = waves == 2 && problem.element != ElementType::F32;
            return Ok((widest, Division::Whole, is_one_of_two));
        }
    };
    Ok((widest, division, false))
}

/// The blocks of [`TpaRoute::Wgmma`]; none where the caller, the GPU or the sizes rule it out.
///
/// # Errors
/// [`Error::Cuda`].
pub(super) fn wgmma(
    problem: &Problem,
    facts: &Facts,
) -> Result<Option<(wgmma::Block, Division)>, Error> {
    let sizes = &problem.sizes;
    let fastest = problem.route.unwrap_or(TpaRoute::Wgmma);
    let may = fastest >= TpaRoute::Wgmma
        && facts.has_sm90a()
        && (1..=MAX_WGMMA_TOKENS).contains(&sizes.tokens)
        && sizes.value_features.is_multiple_of(2)
        && !(has_few_wide_heads(problem) && is_of_two_waves(problem, facts));
    let one_rank = (sizes.key_rank, sizes.value_rank) == (1, 1);
    let tile = Tile::new(problem.element, problem.features(), one_rank);
    let Some(tile) = tile.filter(|_| may) else {
        return Ok(None);
    };
    let block = |teams, cluster| {
        let limit = facts.shared_bytes_per_block;
        wgmma::Block::new(tile, of_blocks(sizes), teams, cluster, limit)
    };
    let Some(one_team) = block(1, 1) else {
        return Ok(None);
    };
    let work = Work {
        groups: one_team.own_groups().into(),
        ..Work::new(problem, facts, wgmma::TILE_TOKENS, one_team.head_groups())
    };
    // What is joined takes room that more groups may have had.
    let like_one_team = |teams, cluster| {
        block(teams, cluster).filter(|block| block.own_groups() == one_team.own_groups())
    };
    // Blocks of a cluster leave no parts.
    let mut clusters = [0; CLUSTERS.len()];
    if problem.parallel == Parallel::Auto && !problem.parts_only() {
        clusters = facts.resident_clusters(tile.kernel())?;
        for (clusters, blocks) in clusters.iter_mut().zip(CLUSTERS) {
            if like_one_team(1, blocks).is_none() {
                *clusters = 0;
            }
        }
    }
    let Some(division) = work.divide(problem, clusters) else {
        return Ok(None);
    };
    let cluster = match division {
        Division::Cluster(blocks) => blocks,
        _ => 1,
    };
    let teams = match work.tiles_of_a_block(division) {
        TILES_FOR_THREE_TEAMS.. => 3,
        TILES_FOR_TWO_TEAMS.. => 2,
        _ => 1,
    };
    let mut blocks = (1..=teams).rev().map(|teams| like_one_team(teams, cluster));
    Ok(Some((
        blocks.find_map(|block| block).unwrap_or(one_team),
        division,
    )))
}

/// Whether heads are few and wide, as [`TpaRoute::Mma`] takes them well, as long as it copies rows by words.
fn has_few_wide_heads(problem: &Problem) -> bool {
    let sizes = &problem.sizes;
    problem.element != ElementType::F32
        && problem.features() > 128
        && sizes.queries == 1
        && sizes.heads <= WIDE_MMA_HEADS
}

/// Whether sequences are two waves of blocks.
fn is_of_two_waves(problem: &Problem, facts: &Facts) -> bool {
    (problem.sizes.batch as u64).div_ceil(facts.multiprocessors.into()) == 2
}

/// Whether [`TpaRoute::Elements`] is asked for, or faster than [`TpaRoute::Mma`].
pub(super) fn moving_pays(problem: &Problem, facts: &Facts) -> bool {
    if problem.route == Some(TpaRoute::Elements) {
        return true;
    }
    let sizes = &problem.sizes;
    let multiple_of = |elements| (sizes.features | sizes.value_features).is_multiple_of(elements);
    let (even, of_eights) = (multiple_of(2), multiple_of(8));
    let heads = sizes.queries * sizes.heads;
    if problem.element == ElementType::F32 {
        let (of_group, least) = match problem.features() > 128 {
            true => (8, HALVES_GROUPS[1]),
            false => (16, HALVES_GROUPS[0]),
        };
        return sizes.queries * sizes.heads.div_ceil(of_group) >= least;
    }
    let is_faster_by_mma = has_few_wide_heads(problem)
        && (sizes.key_rank + sizes.value_rank < WIDE_MOVED_RANKS
            || is_of_two_waves(problem, facts));
    !(even && is_faster_by_mma || of_eights && heads > MOST_MOVED_HEADS)
}

/// The blocks of [`TpaRoute::Elements`]; none where the caller, the GPU or the sizes rule it out.
pub(super) fn elements(problem: &Problem, facts: &Facts) -> Option<(by_element::Block, Division)> {
    let sizes = &problem.sizes;
    let fastest = problem.route.unwrap_or(TpaRoute::Wgmma);
    if fastest < TpaRoute::Elements || !facts.has_sm90a() || sizes.tokens == 0 {
        return None;
    }
    let tile = by_element::Tile::new(problem.element, problem.features())?;
    let block = by_element::Block::new(tile, of_blocks(sizes), facts.shared_bytes_per_block)?;
    let work = Work {
        groups: block.own_groups().into(),
        rank_time: match problem.element {
            ElementType::F32 => F32_RANK_TIME,
            ElementType::Bf16 | ElementType::F16 => ELEMENTS_RANK_TIME,
        }[tile.features().ilog2() as usize - 6],
        ..Work::new(problem, facts, block.tile_tokens(), block.head_groups())
    };
    Some((block, work.divide(problem, [0; CLUSTERS.len()])?))
}

/// What blocks by the tensor cores of compute capability 9.0 depend on.
fn of_blocks(sizes: &TpaDecodeProblem) -> Sizes {
    Sizes {
        queries: narrow(sizes.queries),
        heads: narrow(sizes.heads),
        query_rank: narrow(sizes.query_rank),
        key_rank: narrow(sizes.key_rank),
        value_rank: narrow(sizes.value_rank),
        features: narrow(sizes.features),
        value_features: narrow(sizes.value_features),
    }
}

/// What a division is chosen from.
struct Work {
    sequences: u64,
    /// M.
    tokens: usize,
    /// T · H.
    heads: u64,
    /// Of a sequence; an empty one counts as one.
    tiles: u64,
    /// What is read for a tile.
    tile_bytes: u64,
    /// Rk + Rv.
    ranks: u64,
    /// Blocks beside each other, for groups of heads.
    beside: u64,
    /// Groups of heads of a block of [`TpaRoute::Wgmma`].
    groups: u64,
    /// What such a group takes for a rank of a tile, in ns.
    rank_time: u64,
    /// Each has one block at a time: it takes nearly all of the shared memory, or in f32 of the registers.
    multiprocessors: u64,
}

impl Work {
    fn new(problem: &Problem, facts: &Facts, tile_tokens: u32, beside: u32) -> Self {
        let sizes = &problem.sizes;
        let of = |rank: usize, features: usize| rank.saturating_mul(sizes.heads + features) as u64;
        let elements = of(sizes.key_rank, sizes.features)
            .saturating_add(of(sizes.value_rank, sizes.value_features));
        let size = u64::from(problem.element.size());
        Self {
            sequences: sizes.batch as u64,
            tokens: sizes.tokens,
            heads: sizes.queries.saturating_mul(sizes.heads) as u64,
            tiles: (sizes.tokens as u64).div_ceil(tile_tokens.into()).max(1),
            tile_bytes: elements.saturating_mul(u64::from(tile_tokens) * size),
            ranks: (sizes.key_rank + sizes.value_rank) as u64,
            beside: beside.into(),
            groups: 1,
            rank_time: TILE_RANK_TIME,
            multiprocessors: facts.multiprocessors.into(),
        }
    }

    /// Of all sequences.
    fn all_tiles(&self) -> u64 {
        self.sequences.saturating_mul(self.tiles)
    }

    /// Blocks over the tokens that fill the GPU once.
    fn resident(&self) -> u64 {
        (self.multiprocessors / self.beside).max(1)
    }

    /// As many parts of a sequence as the caller has asked for.
    fn count(&self, asked: u32) -> Division {
        Division::Count(u64::from(asked).min(self.tokens.max(1) as u64))
    }

    /// Blocks of [`TpaRoute::Mma`] that fill the GPU once, if there is enough to do for so many.
    fn busy(&self) -> u64 {
        self.resident().min(self.all_tiles() / MIN_TILES).max(1)
    }

    fn split_mma(&self, lengths: Lengths) -> Division {
        match lengths {
            // 3 to 25 % faster than shares of all tokens, whose ends cost a part more.
            Lengths::Equal => {
                let count = (self.busy() / self.sequences.max(1)).max(1);
                let waves = (self.sequences * count * self.beside).div_ceil(self.multiprocessors);
                let tiles = waves.saturating_mul(self.tiles.div_ceil(count));
                let shared = self.all_tiles().div_ceil(self.busy());
                match tiles > shared.saturating_mul(5) / 4 && self.sequences <= MAX_MERGED {
                    true => Division::Shared(self.busy()),
                    false => Division::Count(count),
                }
            }
            Lengths::Host | Lengths::Device => Division::Shared(self.busy()),
        }
    }

    /// Whether sharing the tokens spares the busiest multiprocessor more than the merge costs.
    fn merge_pays(&self) -> bool {
        let waves = (self.sequences * self.beside).div_ceil(self.multiprocessors);
        let shared = self.all_tiles().div_ceil(self.busy());
        let spared = waves.saturating_mul(self.tiles).saturating_sub(shared);
        self.sequences <= MAX_MERGED && spared.saturating_mul(self.tile_bytes) > MERGE_BYTES
    }

    /// As the caller asks for it, by the tensor cores of compute capability 9.0, where so many clusters of each of the sizes in
    /// [`CLUSTERS`] run at a time; none where they are not for that.
    fn divide(&self, problem: &Problem, clusters: [u32; CLUSTERS.len()]) -> Option<Division> {
        Some(match problem.parallel {
            // Groups of 32 heads are not the smallest there are.
            Parallel::BatchHead => return None,
            // What tensors allow may depend on B and M, through their strides; the result must not.
            Parallel::Split(Splits::Tokens(_)) => return None,
            Parallel::Batch => Division::Whole,
            Parallel::Split(Splits::Auto) => self.split_wgmma(problem.lengths),
            Parallel::Split(Splits::Count(count)) => self.count(count),
            Parallel::Auto => self.fastest(problem.lengths, clusters),
        })
    }

    /// As many parts as keep the GPU busy, at most one a tile.
    fn split_wgmma(&self, lengths: Lengths) -> Division {
        match lengths {
            Lengths::Equal => self.even(self.resident() / self.sequences.max(1)),
            Lengths::Host | Lengths::Device => {
                Division::Shared(self.resident().min(self.all_tiles()).max(1))
            }
        }
    }

    /// At most so many parts of a sequence, and no more than leave the largest as it is.
    fn even(&self, most: u64) -> Division {
        let each = self.tiles.div_ceil(most.max(1));
        Division::Count(self.tiles.div_ceil(each))
    }

    /// What takes the least time by [`TpaRoute::Wgmma`], where so many clusters of each of the sizes in [`CLUSTERS`] run at a
    /// time.
    fn fastest(&self, lengths: Lengths, resident: [u32; CLUSTERS.len()]) -> Division {
        let most_tiles = match lengths {
            Lengths::Equal => u64::MAX,
            Lengths::Host | Lengths::Device => MOST_RAGGED_TILES,
        };
        let clusters = CLUSTERS.into_iter().zip(resident);
        let clusters = clusters.filter(|&(blocks, resident)| {
            let (blocks, resident) = (u64::from(blocks), u64::from(resident));
            blocks <= self.tiles
                && self.tiles.div_ceil(blocks) <= most_tiles
                && self.sequences.saturating_mul(self.beside) <= resident
        });
        let split = self.split_wgmma(lengths);
        let fewer = match split {
            Division::Count(count) => [count / 2, count / 4].map(|count| self.even(count)),
            _ => [split; 2],
        };
        // Where a part of the GPU would have nothing to do, or a last wave little.
        let shared = self.split_wgmma(Lengths::Device);
        let splits = [split, shared].into_iter().chain(fewer);
        [Division::Whole]
            .into_iter()
            .chain(clusters.map(|(blocks, _)| Division::Cluster(blocks)))
            .chain(splits.filter(|_| self.sequences <= MAX_MERGED))
            .min_by_key(|&division| self.time(division))
            .unwrap_or(Division::Whole)
    }

    /// Tiles of the block that has the most.
    fn tiles_of_a_block(&self, division: Division) -> u64 {
        match division {
            Division::Shared(blocks) => self.all_tiles().div_ceil(blocks),
            _ => self.tiles.div_ceil(division.splits(self.tokens)),
        }
    }

    /// What a division takes by [`TpaRoute::Wgmma`], in ns.
    fn time(&self, division: Division) -> u64 {
        let is_shared = matches!(division, Division::Shared(_));
        let tiles = self.tiles_of_a_block(division) + u64::from(is_shared);
        let blocks = division.blocks(self.sequences, self.tokens);
        let blocks = blocks.saturating_mul(self.beside);
        let tile = match self.groups {
            1 => self.rank_time * self.ranks,
            _ => self.rank_time * self.ranks * 9 / 5,
        };
        let computing = match tiles >= TILES_FOR_TWO_TEAMS && self.groups == 1 {
            true => tiles.saturating_mul(tile * 4 / 5) + tile,
            false => tiles.saturating_mul(tile),
        };
        let at_once = blocks.min(self.multiprocessors);
        let reading = self.tile_bytes.saturating_mul(at_once) / MEMORY_SPEED;
        let reading = reading.max(self.tile_bytes / MULTIPROCESSOR_SPEED);
        let reading = tiles.saturating_mul(reading);
        let waves = blocks.div_ceil(self.multiprocessors);
        let parts = division.blocks(self.sequences, self.tokens) / self.sequences.max(1);
        let merging = MERGE_TIME
            + PART_TIME * parts
            + self.sequences.saturating_mul(MERGED_HEAD_TIME * self.heads);
        let joining = match division {
            Division::Whole | Division::Count(1) => 0,
            Division::Cluster(blocks) => CLUSTER_TIME + CLUSTERED_BLOCK_TIME * u64::from(blocks),
            Division::Count(_) | Division::Tokens(_) => merging,
            Division::Shared(_) => merging.saturating_add(SHARED_TIME),
        };
        computing
            .max(reading)
            .saturating_add(START_TIME)
            .saturating_mul(waves)
            .saturating_add(joining)
    }
}

/// For which routes tensors lie right: all that a plan depends on of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fits {
    /// As [`TpaRoute::Wgmma`] says.
    pub wgmma: bool,
    /// As [`TpaRoute::Elements`] says.
    pub elements: bool,
}

impl Fits {
    pub fn of(tensors: &Decode) -> Self {
        let o_strides = tensors.o_batch_stride | tensors.o_token_stride | tensors.o_head_stride;
        Self {
            wgmma: are_loaded(tensors, &tensors.k, tensors.d)
                && are_loaded(tensors, &tensors.v, tensors.e)
                && tensors.o.is_multiple_of(4)
                && o_strides % 2 == 0,
            elements: follow_each_other(tensors, &tensors.k, tensors.d)
                && follow_each_other(tensors, &tensors.v, tensors.e),
        }
    }
}

/// Whether the copy engine can load these, of which b has so many columns.
fn are_loaded(tensors: &Decode, factors: &Factors, columns: i32) -> bool {
    let (rank, heads) = (i64::from(factors.rank), i64::from(tensors.heads));
    let batch = i64::from(tensors.batch);
    let extent = |length, stride| Extent { length, stride };
    let around = [
        extent(tensors.tokens, factors.b_token_stride),
        extent(rank, factors.b_rank_stride),
        extent(batch, factors.b_batch_stride),
    ];
    let dense = |length: i64, stride: i64, of: i64| length <= 1 || stride == of;
    is_mapped(factors.b, columns, &around)
        && factors.a.is_multiple_of(16)
        && dense(tensors.tokens, factors.a_token_stride, rank * heads)
        && dense(rank, factors.a_rank_stride, heads)
        && (batch <= 1 || factors.a_batch_stride % 8 == 0 || rank * heads % 8 != 0)
}

/// Whether tokens and ranks of these, of which b has so many columns, lie without a gap, from multiples of 16 bytes on.
fn follow_each_other(tensors: &Decode, factors: &Factors, columns: i32) -> bool {
    let (rank, batch) = (i64::from(factors.rank), tensors.batch);
    let is_dense = |strides: [i64; 3], width: i32| {
        let [sequence, token, of_rank] = strides;
        let width = i64::from(width);
        let row = rank * width;
        (tensors.tokens <= 1 || token == row)
            && (rank <= 1 || of_rank == width)
            && (batch <= 1 || sequence >= tensors.tokens * row)
    };
    let a = [
        factors.a_batch_stride,
        factors.a_token_stride,
        factors.a_rank_stride,
    ];
    let b = [
        factors.b_batch_stride,
        factors.b_token_stride,
        factors.b_rank_stride,
    ];
    (factors.a | factors.b).is_multiple_of(16)
        && is_dense(a, tensors.heads)
        && is_dense(b, columns)
        // Heads in eights are read as matrices, from multiples of 16 bytes.
        && (batch <= 1 || tensors.heads % 8 != 0 || factors.a_batch_stride % 8 == 0)
}

/// A size that the checks have bounded.
fn narrow(size: usize) -> u32 {
    u32::try_from(size).unwrap_or(u32::MAX)
}
