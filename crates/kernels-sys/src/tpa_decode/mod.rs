//! What the launches of the TPA decode kernels are told: the structs of `cuda/include/gimbal/tpa/params.cuh`, field by
//! field, the variants that the kernels are compiled in, and what a block of them needs.
//!
//! A block joins up to [`Variant::heads`] heads of a query token over a range of tokens; teams of its warps take tiles of
//! [`TILE_TOKENS`] tokens in turn. The grid is (blocks over tokens, groups of heads, query tokens), and what a block in x works on is
//! [`Decode::splits`] and [`Decode::split_tokens`] of all sequences:
//!
//! | `splits` | `split_tokens` | blocks in x | block c has | partial results |
//! |---|---|---|---|---|
//! | 0 | 0 | any number G | an equal share of the tiles of all sequences after each other | G + B − 1 |
//! | K > 0 | 0 | B · K | part c % K of sequence c / K, of K equal parts | B · K |
//! | K > 0 | n > 0 | B · K | tokens from (c % K) · n of sequence c / K, at most n; K · n is at least M | B · K |
//!
//! A sequence that one block has whole is written to o and lse at once, and no part of it is left; where that holds for
//! every sequence (`splits` = 1), there is nothing to merge and the partial results may be 0. An empty sequence counts
//! as one tile. Lengths are those that the device sees when the kernel runs.

pub mod elements;
#[cfg(test)]
mod tests;
pub mod wgmma;

use cudarc::driver::sys::{CUdeviceptr, CUstream};

use crate::{ElementType, Error, Kernel, Kernels, Launch};

/// Tokens of a tile: what a team of warps works on at a time.
pub const TILE_TOKENS: u32 = 16;

/// The most threads of a block of [`merge`], and parts that a warp of it has under way. `kMergeThreads` and `kTogether` in
/// `merge.cuh`.
const MERGE_THREADS: u32 = 512;
const PARTS_OF_WARP: u32 = 4;
/// Warps of a head in [`merge`]: more where there are few heads and many parts, 132 of 32 heads in 8.5 µs, not 12.2; fewer where
/// there are many heads of few parts, two of 8820 in 23, not 42 (H100).
const MERGE_WARPS: u32 = 4;
const MANY_MERGED_HEADS: u32 = 1024;
const MOST_MERGE_WARPS: u32 = 2048;

/// The widest D or E.
pub const MAX_FEATURES: u32 = 256;

/// What the blocks of a kernel are made of: see the entry points in `tpa/entries.cuh`.
struct Tile {
    features: u32,
    heads: u32,
    /// Warps that share the tiles of tokens, each for its own heads.
    team: u32,
    /// The most threads.
    threads: u32,
}

const fn tile(features: u32, heads: u32, team: u32, threads: u32) -> Tile {
    Tile {
        features,
        heads,
        team,
        threads,
    }
}

/// The variants that multiply on tensor cores, ordered.
const TILES_16_BIT: [Tile; 8] = [
    tile(64, 16, 1, 256),
    tile(64, 32, 1, 256),
    tile(64, 48, 1, 256),
    tile(64, 64, 4, 512),
    tile(64, 80, 5, 480),
    tile(128, 16, 1, 256),
    tile(128, 32, 1, 256),
    tile(256, 16, 1, 256),
];

/// The variants in f32, ordered.
const TILES_F32: [Tile; 2] = [tile(128, 16, 1, 256), tile(256, 8, 1, 256)];

/// What a kernel is compiled for: an element type, the widest D and E, and the most heads of a block.
///
/// ```
/// use gimbal_kernels_sys::ElementType;
/// use gimbal_kernels_sys::tpa_decode::Variant;
///
/// // 34 heads of 64 features fit one block; 78 heads of 128 are cut into three groups of at most 32.
/// let small = Variant::new(ElementType::Bf16, 64, 34).unwrap();
/// assert_eq!((small.features(), small.heads(), small.head_groups(34)), (64, 48, 1));
/// let wide = Variant::new(ElementType::Bf16, 128, 78).unwrap();
/// assert_eq!((wide.heads(), wide.head_groups(78)), (32, 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    element: ElementType,
    tile: usize,
}

impl Variant {
    /// How many there are.
    pub const COUNT: usize = 2 * TILES_16_BIT.len() + TILES_F32.len();

    /// The narrowest variant for `features`, the larger of D and E, whose blocks have all of `heads`, or failing that
    /// as many as there are. None above [`MAX_FEATURES`].
    pub fn new(element: ElementType, features: u32, heads: u32) -> Option<Self> {
        let tiles = Self::tiles(element);
        let widest = tiles
            .iter()
            .find(|tile| tile.features >= features)?
            .features;
        let tile = tiles
            .iter()
            .position(|tile| tile.features == widest && tile.heads >= heads)
            .or_else(|| tiles.iter().rposition(|tile| tile.features == widest))?;
        Some(Self { element, tile })
    }

    /// All of them, in the order of the kernels.
    pub fn all() -> impl Iterator<Item = Self> {
        ElementType::ALL.into_iter().flat_map(|element| {
            (0..Self::tiles(element).len()).map(move |tile| Self { element, tile })
        })
    }

    const fn tiles(element: ElementType) -> &'static [Tile] {
        match element {
            ElementType::Bf16 | ElementType::F16 => &TILES_16_BIT,
            ElementType::F32 => &TILES_F32,
        }
    }

    const fn tile(self) -> &'static Tile {
        &Self::tiles(self.element)[self.tile]
    }

    /// The most threads of a block.
    pub const fn max_threads(self) -> u32 {
        self.tile().threads
    }

    /// The element type of all inputs and of o.
    pub const fn element(self) -> ElementType {
        self.element
    }

    /// The widest D and E.
    pub const fn features(self) -> u32 {
        self.tile().features
    }

    /// The most heads of a block. Group y of the grid has heads from y · `heads()`.
    pub const fn heads(self) -> u32 {
        self.tile().heads
    }

    /// Blocks of the grid in y for `heads` heads.
    pub const fn head_groups(self, heads: u32) -> u32 {
        heads.div_ceil(self.heads())
    }

    const fn index(self) -> usize {
        self.element as usize * TILES_16_BIT.len() + self.tile
    }

    /// The kernel of [`decode`].
    pub const fn kernel(self) -> Kernel {
        const FIRST: Kernel = Kernel::named("tpa_decode_bf16_d64_h16");
        FIRST.nth(self.index())
    }

    /// Dynamic shared memory of a block of `teams` teams with `slots` slots each. As `Layout` in `layout.cuh` has it.
    const fn shared_bytes(self, teams: u32, slots: u32) -> u32 {
        let (features, heads) = (self.features(), self.heads());
        if matches!(self.element, ElementType::F32) {
            // One head's sums of all warps, their references and their weights.
            return teams * (features + 2 * heads) * 4;
        }
        let row = 2 * features + 16;
        let queries = 2 * heads * row;
        let statistics = (2 * teams + 1) * heads * 4;
        let ring = teams * slots * TILE_TOKENS * (row + 2 * heads + 16);
        let join = teams * heads * (features + 8) * 4;
        queries + statistics + if ring > join { ring } else { join }
    }

    /// The block for a GPU whose blocks may have `limit` bytes of shared memory (227 KiB on compute capability 9.0, at
    /// least 99 KiB on all that are supported): as many teams as fit, then as many slots; of one of two
    /// that a multiprocessor has at a time, if that is said.
    pub fn block(self, limit: u32, is_one_of_two: bool) -> Block {
        let beside = 1 + u32::from(is_one_of_two);
        let limit = (limit + RESERVED_BYTES) / beside - RESERVED_BYTES;
        let team = 32 * self.tile().team;
        let of = |teams: u32, slots: u32| Block {
            threads: team * teams,
            slots,
            shared_bytes: self.shared_bytes(teams, slots),
        };
        let most = (self.max_threads() / team / beside).max(1);
        if self.element == ElementType::F32 {
            return of(most, 0);
        }
        let all = (1..=most).rev();
        let blocks = all.flat_map(|teams| (2..=MAX_SLOTS).rev().map(move |slots| of(teams, slots)));
        let mut fitting = blocks.filter(|block| block.shared_bytes <= limit);
        fitting.next().unwrap_or_else(|| of(1, 2))
    }
}

/// Shared memory that a GPU takes of each block for itself, and that the largest block leaves of a multiprocessor's.
const RESERVED_BYTES: u32 = 1024;

/// The most slots of a team.
pub const MAX_SLOTS: u32 = 8;

/// What a block of [`decode`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// Threads in x.
    pub threads: u32,
    /// Slices of 16 tokens that a team has in flight or in use: [`Decode::slots`].
    pub slots: u32,
    /// Dynamic shared memory in bytes.
    pub shared_bytes: u32,
}

/// The queries as factors, aq (B, T, H, R) and bq (B, T, R, D), or as they are, q (B, T, H, D).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Queries {
    /// aq, or q.
    pub a: CUdeviceptr,
    /// bq; not read where there is q.
    pub b: CUdeviceptr,
    /// From one sequence of aq to the next, in elements.
    pub a_batch_stride: i64,
    /// From one query token of aq to the next.
    pub a_token_stride: i64,
    /// From one head of aq to the next.
    pub a_head_stride: i64,
    /// From one sequence of bq to the next.
    pub b_batch_stride: i64,
    /// From one query token of bq to the next.
    pub b_token_stride: i64,
    /// From one rank of bq to the next.
    pub b_rank_stride: i64,
    /// `scale_q`.
    pub scale: f32,
    /// R, or 0 where there is q.
    pub rank: i32,
}

/// Keys or values as factors: ak (B, M, Rk, H) and bk (B, M, Rk, D), or av (B, M, Rv, H) and bv (B, M, Rv, E).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Factors {
    /// ak or av.
    pub a: CUdeviceptr,
    /// bk or bv.
    pub b: CUdeviceptr,
    /// From one sequence of a to the next, in elements.
    pub a_batch_stride: i64,
    /// From one token of a to the next.
    pub a_token_stride: i64,
    /// From one rank of a to the next.
    pub a_rank_stride: i64,
    /// From one sequence of b to the next.
    pub b_batch_stride: i64,
    /// From one token of b to the next.
    pub b_token_stride: i64,
    /// From one rank of b to the next.
    pub b_rank_stride: i64,
    /// `scale_k` or `scale_v`.
    pub scale: f32,
    /// Rk or Rv.
    pub rank: i32,
}

/// The parameters of the decode kernels. A mirror of `Decode` in `params.cuh`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Decode {
    /// aq and bq.
    pub q: Queries,
    /// ak and bk.
    pub k: Factors,
    /// av and bv.
    pub v: Factors,
    /// i32 (B): tokens of each sequence, taken as 0 below 0 and as M above M; or 0: all have M.
    pub kv_lens: CUdeviceptr,
    /// o (B, T, H, E).
    pub o: CUdeviceptr,
    /// lse (B, T, H), f32, natural logarithm; or 0: not wanted.
    pub lse: CUdeviceptr,
    /// f32 (parts, T, H, E): o of each part.
    pub partial_o: CUdeviceptr,
    /// f32 (parts, T, H, 2): what the weights of a part are relative to, in units of log2, and their sum.
    pub partial_softmax: CUdeviceptr,
    /// From one sequence of o to the next, in elements.
    pub o_batch_stride: i64,
    /// From one query token of o to the next.
    pub o_token_stride: i64,
    /// From one head of o to the next.
    pub o_head_stride: i64,
    /// From one sequence of lse to the next.
    pub lse_batch_stride: i64,
    /// From one query token of lse to the next.
    pub lse_token_stride: i64,
    /// From one head of lse to the next.
    pub lse_head_stride: i64,
    /// M.
    pub tokens: i64,
    /// Tokens of a part, or 0: see the [module](self).
    pub split_tokens: i64,
    /// Parts of a sequence, or 0: see the [module](self).
    pub splits: i32,
    /// Factor of the scores.
    pub scale: f32,
    /// B.
    pub batch: i32,
    /// H.
    pub heads: i32,
    /// D.
    pub d: i32,
    /// E.
    pub e: i32,
    /// [`Block::slots`].
    pub slots: i32,
    /// Not 0: no sequence is written to o and lse at once, and every block leaves parts, also where `splits` is 1.
    pub parts_only: i32,
    /// T: token t sees the first L − T + 1 + t tokens of a sequence of length L.
    pub queries: i32,
    /// 0.
    pub reserved: i32,
}

/// The parameters of the merge kernels. A mirror of `Merge` in `params.cuh`.
///
/// Part i of sequence b, query token t and head h is at `part_stride`·i + `batch_stride`·b + `token_stride`·t +
/// `head_stride`·h. After a decode launch the parts are those of the [module's table](self): give it the same `kv_lens`,
/// `tokens`, `split_tokens` and `splits`, the decode's blocks in x as `blocks` and `parts` = 0; the strides are then T·H·E,
/// `splits`·T·H·E, H·E and E for o, and twice T·H, `splits`·T·H, H and 1 for lse. Sequences that the decode wrote itself are left
/// alone. With `parts` > 0 every sequence has that many parts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Merge {
    /// f32: o of each part.
    pub partial_o: CUdeviceptr,
    /// f32: lse of each part; where `parts` is 0 its [`Decode::partial_softmax`].
    pub partial_lse: CUdeviceptr,
    /// From one part of `partial_o` to the next, in elements.
    pub part_stride: i64,
    /// From one sequence of `partial_o` to the next.
    pub batch_stride: i64,
    /// From one query token of `partial_o` to the next.
    pub token_stride: i64,
    /// From one head of `partial_o` to the next.
    pub head_stride: i64,
    /// From one part of `partial_lse` to the next.
    pub lse_part_stride: i64,
    /// From one sequence of `partial_lse` to the next.
    pub partial_lse_batch_stride: i64,
    /// From one query token of `partial_lse` to the next.
    pub partial_lse_token_stride: i64,
    /// From one head of `partial_lse` to the next.
    pub partial_lse_head_stride: i64,
    /// As [`Decode::kv_lens`].
    pub kv_lens: CUdeviceptr,
    /// o (B, T, H, E).
    pub o: CUdeviceptr,
    /// lse (B, T, H), f32; or 0: not wanted.
    pub lse: CUdeviceptr,
    /// From one sequence of o to the next, in elements.
    pub o_batch_stride: i64,
    /// From one query token of o to the next.
    pub o_token_stride: i64,
    /// From one head of o to the next.
    pub o_head_stride: i64,
    /// From one sequence of lse to the next.
    pub lse_batch_stride: i64,
    /// From one query token of lse to the next.
    pub lse_token_stride: i64,
    /// From one head of lse to the next.
    pub lse_head_stride: i64,
    /// M.
    pub tokens: i64,
    /// As [`Decode::split_tokens`].
    pub split_tokens: i64,
    /// As [`Decode::splits`].
    pub splits: i32,
    /// Blocks in x of the decode launch.
    pub blocks: i32,
    /// Parts of every sequence, or 0: as the decode left them.
    pub parts: i32,
    /// B.
    pub batch: i32,
    /// H.
    pub heads: i32,
    /// E.
    pub e: i32,
    /// As [`Decode::parts_only`].
    pub parts_only: i32,
    /// T.
    pub queries: i32,
}

impl Merge {
    /// Warps of a head.
    fn warps(&self) -> u32 {
        // The order of the sums must depend on the parts of a sequence alone.
        if self.parts > 0 || self.split_tokens > 0 {
            return MERGE_WARPS;
        }
        let [splits, blocks] = [self.splits, self.blocks].map(i32::unsigned_abs);
        let [batch, queries, heads] = [self.batch, self.queries, self.heads].map(i32::unsigned_abs);
        let parts = match splits {
            // Shares of all tokens: where sequences are as long, one more begins before a sequence.
            0 => blocks.div_ceil(batch.max(1)).saturating_add(1),
            _ => splits,
        };
        let heads = heads.saturating_mul(batch).saturating_mul(queries).max(1);
        let least = match heads < MANY_MERGED_HEADS {
            true => MERGE_WARPS,
            false => 1,
        };
        let most = (MOST_MERGE_WARPS / heads).clamp(MERGE_WARPS, MERGE_THREADS / 32);
        parts.div_ceil(PARTS_OF_WARP).clamp(least, most)
    }
}

/// The kernel of [`merge`] for the type of o.
pub const fn merge_kernel(element: ElementType) -> Kernel {
    const FIRST: Kernel = Kernel::named("tpa_decode_merge_bf16");
    FIRST.nth(element as usize)
}

/// T query tokens against the factors of all tokens: o and lse, or parts of them for [`merge`].
///
/// `blocks` is the grid in x, as the table of the [module](self) says; `block` is [`Variant::block`]'s, and [`Decode::slots`]
/// agrees with it.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`Kernels::launch`]. Inputs are read by their strides, o, lse and the parts written; D and E are at most
/// [`Variant::features`].
pub unsafe fn decode(
    kernels: &Kernels,
    stream: CUstream,
    variant: Variant,
    blocks: u32,
    block: Block,
    params: &Decode,
) -> Result<(), Error> {
    let groups = variant.head_groups(params.heads.unsigned_abs());
    let extent = Launch {
        grid: [blocks, groups, params.queries.unsigned_abs()],
        shared_bytes: block.shared_bytes,
        ..Launch::line(blocks, [block.threads, 1, 1])
    };
    // SAFETY: the kernel declares one `Decode`; the rest is the caller's promise.
    unsafe { kernels.launch(stream, variant.kernel(), extent, params) }
}

/// Joins parts: lse = log Σ exp(lse_i), o = Σ exp(lse_i − lse)·o_i. A part whose lse is −∞, or whose weights are 0, counts for
/// nothing; where all are, their o are added.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`Kernels::launch`]. The parts are read, o and lse written, all by their strides.
pub unsafe fn merge(
    kernels: &Kernels,
    stream: CUstream,
    element: ElementType,
    params: &Merge,
) -> Result<(), Error> {
    let [heads, batch, queries] =
        [params.heads, params.batch, params.queries].map(i32::unsigned_abs);
    let warps = params.warps();
    let beside = (MERGE_WARPS / warps).max(1);
    let blocks = heads.div_ceil(beside);
    let extent = Launch {
        grid: [blocks, batch, queries],
        ..Launch::line(blocks, [32, warps, beside])
    };
    // SAFETY: the kernel declares one `Merge`; the rest is the caller's promise.
    unsafe { kernels.launch(stream, merge_kernel(element), extent, params) }
}

const _: () = assert!(size_of::<Queries>() == 72);
const _: () = assert!(size_of::<Factors>() == 72);
const _: () = assert!(size_of::<Decode>() == 360);
const _: () = assert!(size_of::<Merge>() == 200);
