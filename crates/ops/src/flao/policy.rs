//! Everything about a plan that was measured: which route a pass takes, on how many blocks, and when two passes are one
//! launch.
//!
//! Times are those of an NVIDIA H200 with bf16, B = H = 12 and D = E = 128, unless said.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use gimbal_kernels_sys::flao::{
    FEW_SHORT_KEYS, FORWARD_SHARERS, MMA_COLUMNS_OF_F32, MOST_NARROW_COLUMNS, MOST_SHORT_ROWS,
    MOST_SHORT_WARPS, MOST_WHOLE_ROWS, NARROW_ROWS_OF_WARP, Operand, Pass, Route, Sizes, Tile,
    most_narrow_warps, short_queries,
};
use gimbal_kernels_sys::{ElementType, Kernel};
use gimbal_reference::FlaoProblem;
use serde::{Deserialize, Serialize};

use super::plan::{Problem, Tensors, Work};
use super::tune::Share;
use crate::device::Facts;

/// How [`Flao`](crate::Flao) computes products on a GPU, from the slowest way to the fastest, and last that for short
/// sequences.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoRoute, bf16};
/// use ndarray::Array4;
///
/// // Products in f32 also of bf16 tensors: slower, and kv is not rounded.
/// let op = Flao::new().route(FlaoRoute::Plain);
/// let x = Device::best()?.tensor(&Array4::from_elem((1, 2, 8, 64), bf16::ONE))?;
/// let o = op.forward(FlaoInputs::new(&x, &x, &x, &x))?;
/// assert_eq!(o.to_array()?[[0, 0, 0, 0]].to_f32(), 512.0);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlaoRoute {
    /// In f32, without tensor cores: every element type, every D and E, every stride.
    Plain,
    /// By tensor cores: f16 and bf16, every D and E, every stride, and f32 of up to 32 columns, as two of TF32. Where D or E is above 128
    /// rows are read two or three times, and it takes longer where addresses are no multiples of 16 bytes or strides none of 8 elements.
    Mma,
    /// By the tensor cores of compute capability 9.0: every D and E, B, H, N and M below 2^31 - 1, of f32 each number as two of
    /// f16. The copy engine feeds them where D and E are multiples of 8, addresses are multiples of 16 bytes and strides of 8
    /// elements, and those of what is longer than 1 are positive and below 2^39 elements, in f32 multiples of 4 and D and E up to
    /// 128; else threads do, which takes longer, or, up to 32 columns, `mma.sync`, by which f32 of those always goes, or in f32, up to
    /// 64 columns, and unless a route is asked for of 65 to 96 rows, the ordinary cores.
    Wgmma,
    /// A block has whole heads, by tensor cores, of f32 each number as two of TF32. In f16 the scale is below 2^15, and N and M are at least 1.
    ///
    /// In 16 bits with D and E up to 32 each pass may be one launch on every GPU, of any strides and up to 98304 queries and keys, up
    /// to 16 columns 131072. Unless a route is asked for, it is taken where there are heads enough, or few rows, of which
    /// the fewest go as follows.
    ///
    /// Else, up to 128 queries and keys, forward in 16 bits up to 256 queries of rows that no 16 bytes fit, of any D and E, each pass may be
    /// one launch on every GPU: q·kᵀ times v, where the others make kv. For longer ones, on compute capability
    /// 9.0 as [`Wgmma`](Self::Wgmma) in 16 bits with D or E up to 128, a forward pass over up to 32768 keys is one launch, and so is a
    /// backward pass over up to 32768 queries, with both up to 128 behind kv, else over up to 32768 keys unless kv is given.
    ///
    /// Unless a route is asked for, those are taken where they should be the faster: for short sequences of many heads. For long
    /// ones they are slower.
    Fused,
}

impl FlaoRoute {
    /// All of them, in this order.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Mma, Self::Wgmma, Self::Fused];
}

impl From<Route> for FlaoRoute {
    fn from(route: Route) -> Self {
        match route {
            Route::Plain => Self::Plain,
            Route::Mma(_) => Self::Mma,
            Route::Wgmma(_) | Route::Elements(_) => Self::Wgmma,
            Route::Short { .. } | Route::Narrow { .. } => Self::Fused,
        }
    }
}

/// From here on a scale times 2^112, by which a fused launch multiplies sums at most in f16, may overflow, and then spoil a zero.
/// Sums that go through memory are scaled one by one.
const LARGE_SCALE: f32 = 32768.0;

/// Rounded elements from which on tensor cores are used but for sums of kᵀ·v. They round kv, dkv and do ⊙ g once each; over fewer of them the
/// errors did not average out to what is promised, and there is no time to win.
const ENOUGH_TO_ROUND: i64 = 1024;

/// Columns up to which `mma.sync` has kv and dkv as two halves each, and rounds do ⊙ g alone: one head of 1.26 million rows,
/// D = 24, E = 16, takes 0.287 ms backward, not 1.569 by [`Route::Plain`] (H100).
const HALVES_COLUMNS: i32 = 32;

/// Columns of rows that begin anywhere up to which `mma.sync` is faster than `wgmma`, whose threads fill tiles of 128: 48 heads of
/// 16384 rows, D = E = 31, take 0.47 ms backward, not 0.57, but of 8192 rows with 60 0.49, not 0.37 (H100).
const MMA_COLUMNS: i32 = 32;

/// The same where threads feed tensor cores: 48 heads of 4096 rows, D = E = 63, take 0.60 ms in all passes, not 0.62, but 99 of
/// 1425 with D = 64, E = 109, 0.89, not 0.51 (H100).
const PLAIN_COLUMNS_BY_ELEMENT: i32 = 64;

/// Rows of f32 whose second tile of 64 there would be mostly empty: 2112 heads of 70 rows, D = 192, E = 176, take 1.15 ms forward
/// by [`Route::Plain`], not 1.24, where they are not short heads, as with kv kept; but 430 of 33 queries and 153 keys, D = 256,
/// E = 239, 1.84 backward, not 0.80 (H100).
const PLAIN_ROWS_BY_ELEMENT: RangeInclusive<i64> = 65..=96;

/// Rows of all heads, and columns above [`MMA_COLUMNS_OF_F32`], of f32 below and up to which [`Route::Plain`] is faster, as it has
/// more blocks than there are tiles: 8 heads of 512 rows, D = E = 64, take 0.025 ms forward, not 0.032; 144 heads 0.095, not 0.066.
const FEW_ROWS: i64 = 16384;
const PLAIN_COLUMNS_OF_FEW_ROWS: i32 = 64;

/// How much longer a head of D = E = 64 takes in a fused forward pass than in two passes: the few bytes of its tiles that are
/// under way do not fill the memory's latency. Wider heads and the backward pass take no longer.
const FUSED_FORWARD_D64: f64 = 1.25;

/// The same of heads wider than 128, of which a block goes on with the next one, whose rows come meanwhile: 580 heads of 1006
/// queries and 188 keys, D = 128, E = 256, take 0.212 ms, not 0.272 (H100).
const FUSED_FORWARD_WIDE: f64 = 0.9;

/// The same of heads of which D or E is up to 64, and the other up to 128, three blocks a multiprocessor, and how much more than
/// its share of the bandwidth one has, were its tile full: 99 heads of 1224 rows, D = 64, E = 128, take 46 µs, not 55, but 54 of
/// 1945, 128 and 64, 47, not 45 (H100).
const FUSED_FORWARD_MIXED: f64 = 0.85;
const MIXED_IDLE_SHARE: f64 = 3.5;

/// The latter in `bwd_keys`: with two, as elsewhere, 24 heads of 743 rows, D = 104, E = 40, would go backward in 40 µs, not 26
/// (H100).
const MIXED_KEYS_IDLE_SHARE: f64 = 3.0;

/// The same backward, of one launch that makes kv itself: 412 heads of 462 queries and 14 keys, D = 128, E = 256, take 0.146 ms,
/// not 0.220 by three launches, but 92 of 1849 rows, D = 16, E = 168, 0.176, not 0.146 (H100). From 0.75 to 0.85 it decides alike
/// over 116 random problems.
const FUSED_BACKWARD_WIDE: f64 = 0.8;

/// The same backward of at least as many heads as multiprocessors that do not fill a tile of 128 columns, of which each launch
/// takes longer than its bytes say: 368 heads of 886 and 636 rows, D = 80, E = 32, take 0.133 ms, not 0.165, but 168 of 3435 and
/// 697, 64 and 96, 0.249, not 0.214. Fewer heads leave multiprocessors idle: 72 of 11224 and 526, 80 and 32, 0.312, not 0.196
/// (H100).
const FUSED_BACKWARD_UNFILLED: f64 = 0.92;

/// Rows of a head up to which one launch that makes no D×E matrix is faster than others, but as below. Of more it is by `mma.sync`
/// where there is a second block a multiprocessor to load while one computes: 1500 heads of 72 rows, D = 80, E = 40, take 0.098 ms
/// backward, not 0.148, but where there is none 1000 of 100 rows, D = E = 64, 0.123, not 0.066 (H100).
///
/// Rows that begin anywhere take longer by other routes: 1000 of 70, D = E = 137, 0.32 backward, not 0.74; 1000 of 100, D = E = 61,
/// either way 0.19 (H100).
const FEW_SHORT_ROWS: i64 = 64;
const BLOCKS_OF_MORE_ROWS: i64 = 2;

/// The same forward, where a block waits for less by wgmma: 1500 heads of 72 rows, D = 80, E = 40, of which there are three, take
/// 0.035 ms, not 0.047 by a tile of 128 × 128, but 920 of 66, D = 64, E = 184, of which there are two, 0.050, not 0.040 (H100).
const BLOCKS_OF_MORE_ROWS_FORWARD: i64 = 3;

/// Blocks that share the queries of a head forward, of rows that begin anywhere: 2280 heads of 200 queries and 100 keys, D = 63,
/// E = 61, take 0.261 ms, not 0.302; but by three 1800 of 300 and 100 0.302, not 0.275 (H100).
const MOST_SHARERS: i64 = 2;

/// Queries times keys of up to [`FEW_SHORT_ROWS`] rows up to which a backward pass is faster so than by one launch of `wgmma`
/// behind kv that is kept: 2000 heads of 48 rows, D = E = 64, take 0.060 ms, not 0.069, but 1000 of 64 rows 0.044, not 0.039
/// (H100). In f32 1100 heads of 48 rows, D = E = 128, take 0.255 ms, not 0.24, and 860 of 64 rows 0.223, not 0.182 (H200).
const FEW_SHORT_PRODUCTS: i64 = 50 * 50;

/// Columns up to which short heads of f32 of more rows are faster so, too: 860 of 64 rows, D = E = 64, take 0.109 ms, not 0.128 (H200).
const FEW_SHORT_COLUMNS_OF_F32: i32 = 64;

/// Columns of D or of E above which, and queries times keys up to which, heads of f32 of more than 64 rows are faster so, if
/// forward kv is not kept: 1600 heads of 128 queries and 70 keys, D = 192, E = 176, take 0.677 ms forward, not 0.911, and 2.05
/// backward, not 3.94; but of 100 rows with 127 columns 0.58, not 0.41, and of 128 rows, D = 136, E = 8, 0.51, not 0.41, and 1.67,
/// not 1.19. With both widths above [`UNPAIRED_COLUMNS`] more rows are faster backward, too: 128, 192 and 176, 2.82, not 4.03
/// (H100).
const SHORT_COLUMNS_OF_F32: i32 = 128;
const SHORT_PRODUCTS_OF_F32: i64 = 96 * 96;

/// Columns of D and of E above which short heads of any rows are faster backward, as elsewhere two blocks share the sums of a head:
/// 482 heads of 95 rows, D = 136, E = 256, take 0.200 ms, not 0.285, but 920 of 98, D = 200, E = 16, f16, 0.180, not 0.117 (H100).
const UNPAIRED_COLUMNS: i32 = 128;

/// Bytes of rows, and of kv where it is kept, that go through memory in the time of a tile of 64 rows by wgmma forward, of tiles of
/// columns as they come: heads of less are faster so, their rows counted by sixteens. 2600 heads of 32 rows, D = E = 128, take
/// 0.040 ms, not 0.045, 2000 of 48 0.048, not 0.043; 7800 of 31 rows, D = 96, E = 216, 0.149, not 0.262, with kv 0.458, not 0.403;
/// of mixed tiles 2000 of 30 rows, D = 48, E = 96, 0.021, not 0.025, with kv 0.038, not 0.033 (H100).
const TILE_BYTES: f64 = 14e3;
const FULL_TILE_BYTES: f64 = 22e3;
const WIDE_TILE_BYTES: f64 = 41e3;

/// What a head of more than 64 rows and more than [`FEW_SHORT_KEYS`] keys counts at least there: 2000 of 70 rows, D = E = 40, would
/// take 0.039 ms, not 0.034 (H100).
const LEAST_BYTES_OF_MORE_ROWS: f64 = 60e3;

/// The part of a tile by wgmma, in percent, that D·E fills from which on it is faster forward where it has all heads at a time, and
/// backward of more than 64 rows and 64 columns: 132 heads of 16 rows, D = E = 64, take 3.5 µs forward, not 4.7, 1000 of 90 0.064
/// ms backward, not 0.075, but 2000 of 70, D = E = 40, 0.108, not 0.091 (H100).
const FILLED: i64 = 90;

/// Bytes of rows of a head with D above 128 and E up to 64 from which on one launch behind kv is faster backward: 2000 of 48 rows,
/// D = 256, E = 64, take 0.098 ms, not 0.126, but 2600 of 32 0.109, not 0.099 (H100).
const BYTES_OF_FEW_VALUES: f64 = 100e3;
const FEW_VALUE_COLUMNS: i32 = 64;

/// Rows of a short head that are a warp's, and columns of an output that it has at a time.
const SHORT_BLOCK_ROWS: u32 = 16;
const SHORT_CHUNK: u32 = 64;

/// Warps of short heads that keep a multiprocessor busy. Where it holds fewer, several share the columns of sixteen rows; more of
/// them do not, since each has its own way through the code. 2000 heads of 16 rows, D = E = 192, take 0.063 ms backward by 6, 0.042
/// by 12 or more, of 23, D = 128, E = 16, 0.035 by up to 14, 0.040 by 17 (H200).
const ENOUGH_SHORT_WARPS: i64 = 14;

/// What kernels of short heads have of shared memory besides, to find the largest of a block: once forward, and four times backward.
const SHORT_SCRATCH_BYTES: u32 = 4 * MOST_SHORT_WARPS;

/// Tiles of a head for each warp of a block of [`Route::Narrow`], where there are heads enough: 4000 heads of 40 queries and 60
/// keys, D = E = 16, take 0.036 ms backward with one warp, 0.055 with four, 1274 of 2564 and 360 0.255 with eight, 0.328 with two
/// (H100).
const NARROW_TILES_EACH: i64 = 12;

/// How much longer other routes take of heads of up to 16 columns and of up to 32 than their bytes say, as their tiles are mostly
/// zeros: 684 heads of 1575 rows, D = E = 16, take 0.208 ms backward, not 0.136, but 32 of 2000 0.022, not 0.025; with D = 16,
/// E = 32 96 of 4238 take 0.099 ms forward, not 0.051, 133 of 2001 0.035, not 0.038 (H100).
const SLOWER_THAN_SMALL_NARROW: f64 = 2.0;
const SLOWER_THAN_NARROW: f64 = 1.25;
const SMALL_NARROW_COLUMNS: i32 = 16;

/// Rows up to which short heads of up to 16 columns, and of up to 32, are faster by q·kᵀ: 8000 of 12 rows, D = E = 16, take 0.029
/// ms backward, not 0.034, but 3000 of 24 0.027, not 0.021; with 32 columns 3000 of 48 take 0.024 ms forward, not 0.027, and 0.052
/// backward, not 0.061, but of 100 and 8 0.039, not 0.032, and 0.083, not 0.067 (H100).
const FEW_ROWS_OF_SMALL_NARROW: i64 = 16;
const FEW_ROWS_OF_NARROW: i64 = 64;

/// The part of the waves of [`Route::Narrow`] that its heads fill at least, if blocks of up to twice as many warps can: 1610 heads
/// of 97 rows, D = E = 32, take 0.092 ms backward with a warp each, where 26 wait for 1584, 0.076 with two (H100).
const NARROW_FILL: f64 = 0.65;

/// How much more than its share of the bandwidth one block takes while others are idle.
const IDLE_SHARE: f64 = 2.0;

/// The same of sums of D or E above 128 where there are fewer heads than a wave has blocks: 65 heads of 1172 queries and 9402 keys,
/// D = 144, E = 208, take 0.233 ms forward with a block each, 0.213 in 130 parts (H100).
const WIDE_SUM_IDLE_SHARE: f64 = 1.6;

/// The same by [`Route::Plain`], which products bound, of which a multiprocessor does no more for others being idle: with a block
/// a tile nine heads of 646 rows, D = 50, E = 240, take 0.11 ms backward, 0.44 with four tiles a block. [`Route::Mma`] in f32,
/// which took its place, has the same, and was measured with it alone.
const PLAIN_IDLE_SHARE: f64 = 1.25;

/// The same where a block takes as long whatever the others do: where two blocks share the sums of a head, and wait for each other,
/// in f32 by tensor cores, and where rows go by element. 36 heads of 2946 rows, D = 192, E = 208, take 0.318 ms backward with a
/// pair each, 0.251 with 66 pairs (H100).
const BOUND_IDLE_SHARE: f64 = 1.0;

/// How much longer whole heads take than equal parts where the bandwidth is used up either way.
const UNEVEN: f64 = 1.1;

/// The same where two blocks share the sums of a head, of which the next pair starts when they have left them: 213 heads of 307
/// rows, D = 256, E = 192, take 0.223 ms backward as such, 0.195 in 66 parts (H100).
const UNEVEN_PAIRED: f64 = 1.25;

/// The same where rows go by element, of which a block starts slowly: 1764 heads of 231 rows, D = 111, E = 80, take 0.335 ms
/// forward as such, 0.291 in 132 parts (H200).
const UNEVEN_BY_ELEMENT: f64 = 1.25;

/// The same where clusters share the heads that are over: 144 heads of 2048 rows take 255 µs backward, 272 by two passes, 282 by a
/// block for every head, and of 4096 rows 260 forward, not 278 and 280 (H100). The factor forward leaves n = 8192, which was not
/// measured, to two passes.
const UNEVEN_SHARED_BACKWARD: f64 = 1.05;
const UNEVEN_SHARED_FORWARD: f64 = 1.08;

/// Tiles of a head, of queries and of keys together, up to which one warpgroup takes it backward, where heads are more than
/// multiprocessors: where clusters would share some, elsewhere, and where heads are more than five for three multiprocessors. With
/// D = E = 128 144 heads of 768 rows take 97 µs, not 99, 200 of 1024 173, not 175, 264 of 256 57, not 58, but of 512 111, not 110;
/// with 64 columns 144 of 1024 66, not 62 (H100).
const TILES_BY_ONE_OR_SHARED: i64 = 24;
const TILES_BY_ONE: i64 = 32;
const TILES_BY_ONE_OF_MANY: i64 = 8;

/// Tiles of a head below which the blocks of a cluster have too few: at n = 256 a backward pass took 45 µs, not 43, and a forward pass 22, not
/// 21.
const SHARED_TILES: i64 = 8;

/// The part of a wave that clusters without whole heads fill at least: 24 heads of 2048 rows took 52 µs, not 57 by two passes, but
/// 12 heads 42, not 41 (H100).
const SHARED_FILL: f64 = 0.7;

/// What goes through memory in the time of one more launch: about 2 µs.
const LAUNCH_BYTES: f64 = 8e6;

/// The same between the bulk of one launch and that of the next: about 10 µs. At n = 256 one launch instead of two took the
/// forward pass from 31 to 22 µs, the backward pass with a head for each multiprocessor from 51 to 29.
const RAMP_BYTES: f64 = 40e6;

/// How much faster L2 is than memory.
const L2_SPEED: f64 = 2.0;

/// How much longer a sum of D or E above 128 takes in equal parts than estimated: at n = 4096 and D = E = 256 0.201 ms in 66 parts,
/// 0.180 as 144 heads (H200). Heads for fewer than half of the blocks gain by them as estimated: 18 of 3446 rows, D = 240, E = 232,
/// f16, take 0.081 ms forward in 54, 0.095 as 18, but 72 of 5369 keys, D = 216, E = 128, 0.115, not 0.113 (H100).
const WIDE_SUM_IN_PARTS: f64 = 1.4;

/// The share of equal parts that are enough, where the copy engine loads 16 bits, to cut all heads at the same tiles: heads beside
/// each other are then at the same rows at the same time, of which they share lines in L2, and no block has two matrices. 4, 4
/// heads of 30373 rows side by side, D = 160, E = 16, take 0.205 ms forward in 128 parts, not 0.266; where heads lie apart 2, 18 of
/// 4000, D = 192, E = 256, in 108 parts 0.145, not 0.147 (H100). Fewer were not measured.
const SAME_CUTS: f64 = 0.8;

/// The same of passes that leave no sums, where the rows of a head are next to each other: 54 heads of 1542 and 11546 rows,
/// D = E = 56, take 0.134 ms backward in 216 parts of the keys, 0.126 in 264, but 48 of 1740, D = 80, E = 56, 0.064, not 0.063
/// (H100).
const SAME_CUTS_OF_ROWS: f64 = 0.9;

/// Bytes of partial sums for which there may be room in a workspace. Without a bound two blocks a multiprocessor would leave
/// 69 MB of D = E = 256.
const MOST_PARTIAL_BYTES: i64 = 35 << 20;

/// Tiles below which a part of a head is not worth a block.
pub(crate) const TILES_EACH: i64 = 4;

/// The same where a tile takes long however few blocks there are: where rows go by element, which takes a block's threads 1 µs or
/// more, by [`Route::Plain`], whose tiles have twice as many rows, and take several times as long a row, and by [`Route::Mma`] of
/// wide heads or f32. A tile by the copy engine is a matter of the bandwidth that all blocks share.
const SLOW_TILES_EACH: i64 = 1;

/// The part of a wave below which parts of a tile each are worth a block all the same, in `bwd_keys` of wide heads in 16 bits,
/// which leaves no sums: 30 heads of 355 keys, D = 256, E = 200, take 0.289 ms backward in 45 parts of them, 0.277 in 132, but 20
/// of 1355, D = 248, E = 80, 0.074 in 100, 0.076 in 132 (H100).
const FEW_PARTS: f64 = 0.5;

/// Elements of a sum that a block of a reduction adds up at a time, where they have many parts and cannot be read by 16 bytes.
const REDUCED_AT_ONCE: i64 = 32;

/// Blocks of a reduction for each multiprocessor: as many as it holds.
const REDUCE_BLOCKS: i64 = 4;

/// The fastest route that the caller and the scale allow.
pub(super) fn fastest(
    asked: Option<FlaoRoute>,
    scale: f32,
    element: ElementType,
) -> Option<FlaoRoute> {
    let is_small = scale.abs() < LARGE_SCALE;
    match asked {
        None | Some(FlaoRoute::Fused) if element == ElementType::F16 && !is_small => {
            Some(FlaoRoute::Wgmma)
        }
        asked => asked,
    }
}

/// The route of a pass.
pub(super) fn route(problem: &Problem, facts: &Facts, pass: Pass) -> Route {
    let Tensors { kv, dkv, .. } = problem.tensors;
    // Both are multiples of what neither has a lower bit of.
    let sums = match pass {
        Pass::BackwardKeys => dkv,
        Pass::BackwardQueries => kv | dkv,
        _ => kv,
    };
    let mut routes = routes(problem, facts, pass, &problem.operands(pass), sums);
    // There is always one.
    routes.next().unwrap_or(Route::Plain)
}

/// The routes that are allowed to a pass with these operands, and kv or dkv at `sums`: the fastest first, and last always
/// [`Route::Plain`].
pub(super) fn routes(
    problem: &Problem,
    facts: &Facts,
    pass: Pass,
    operands: &[Operand],
    sums: u64,
) -> impl Iterator<Item = Route> + use<> {
    let is_wanted = |route| problem.fastest.is_none_or(|fastest| route <= fastest);
    let sizes = problem.sizes(problem.rows(pass));
    let element = problem.element;
    // A sum of keys times values rounds nothing.
    let is_rounded = element != ElementType::F32 && (pass == Pass::Sum || rounds_enough(problem));
    let vectors =
        Tile::for_columns(sizes.d, sizes.e).filter(|_| are_vectors(element, operands, sums));
    let tile = vectors.filter(|_| is_rounded);
    let all_rows = sizes
        .batch
        .saturating_mul(sizes.heads)
        .saturating_mul(sizes.rows);
    // Of f32 each number is two, so that few rows are as exact as many. By `mma.sync` 88 heads of 5318 rows, D = 32, E = 16, take
    // 0.18 ms backward, 0.51 by `wgmma`, whose tiles are filled up to 64 with zeros, or without tensor cores (H100).
    let columns = sizes.d.max(sizes.e);
    let is_f32 = element == ElementType::F32;
    let is_few_of_f32 = is_f32 && columns <= MMA_COLUMNS_OF_F32;
    let unsplit_columns = match all_rows < FEW_ROWS {
        true => PLAIN_COLUMNS_OF_FEW_ROWS,
        false => MMA_COLUMNS_OF_F32,
    };
    let is_split = is_f32 && columns > unsplit_columns;
    let halves = vectors.filter(|tile| is_split && !tile.is_wide());
    let is_in_halves = element != ElementType::F32
        && sizes.d.max(sizes.e) <= HALVES_COLUMNS
        && all_rows.saturating_mul(sizes.e.into()) >= ENOUGH_TO_ROUND;
    let mma = Tile::for_columns(sizes.d, sizes.e)
        .filter(|_| (is_rounded || is_in_halves || is_few_of_f32) && is_wanted(FlaoRoute::Mma))
        .map(Route::Mma);
    // Of rows that are narrow and aligned; else threads feed wgmma faster: D = 129, E = 255 takes 0.78 ms forward, not 1.19, on an
    // H100 (48 heads of 8192 rows).
    let fast_mma = mma.filter(|_| tile.is_some_and(|tile| !tile.is_wide()));
    let on_hopper = is_wanted(FlaoRoute::Wgmma) && facts.has_sm90a() && are_counted(sizes);
    let wgmma = tile
        .or(halves)
        .filter(|_| on_hopper && are_mapped(element, operands, sizes))
        .map(Route::Wgmma);
    let by_element_from = match element {
        ElementType::F32 => PLAIN_COLUMNS_BY_ELEMENT,
        _ => MMA_COLUMNS,
    };
    let is_sparse = problem.fastest.is_none() && PLAIN_ROWS_BY_ELEMENT.contains(&sizes.rows);
    let can_be_split = match element {
        ElementType::F32 => !is_sparse,
        _ => is_rounded,
    };
    let elements = Tile::for_elements(sizes.d, sizes.e)
        .filter(|_| on_hopper && can_be_split && sizes.d.max(sizes.e) > by_element_from)
        .map(Route::Elements);
    [wgmma, fast_mma, elements, mma, Some(Route::Plain)]
        .into_iter()
        .flatten()
}

/// Elements of 16 bytes.
fn vector(element: ElementType) -> i64 {
    16 / i64::from(element.size())
}

/// Whether every row can be moved 16 bytes at a time.
fn are_vectors(element: ElementType, operands: &[Operand], sums: u64) -> bool {
    let is_whole = |stride| stride % vector(element) == 0;
    let fits = |operand: &Operand| {
        operand.at.is_multiple_of(16) && strides(operand).into_iter().all(is_whole)
    };
    sums.is_multiple_of(16) && operands.iter().all(fits)
}

/// Whether so many elements are rounded that their errors average out.
fn rounds_enough(problem: &Problem) -> bool {
    let Sizes { d, e, .. } = problem.sizes(0);
    let (least, most) = (i64::from(d.min(e)), i64::from(d.max(e)));
    let rounded = least * most.min(problem.fewest_rows() as i64);
    problem.heads().saturating_mul(rounded) >= ENOUGH_TO_ROUND
}

/// Whether the kernels of compute capability 9.0 can count that far.
fn are_counted(sizes: Sizes) -> bool {
    let mut lengths = [sizes.batch, sizes.heads, sizes.rows].into_iter();
    lengths.all(|length| length < i32::MAX.into())
}

/// Whether the copy engine can be told of every operand.
fn are_mapped(element: ElementType, operands: &[Operand], sizes: Sizes) -> bool {
    let most = (1 << 40) / i64::from(element.size());
    // It writes rows 16 bytes at a time.
    if [sizes.d, sizes.e]
        .iter()
        .any(|&it| i64::from(it) % vector(element) != 0)
    {
        return false;
    }
    let lengths = [sizes.batch, sizes.heads, sizes.rows];
    let fits = |operand: &Operand| {
        let mut strides = lengths.into_iter().zip(strides(operand));
        operand.at == 0
            || strides.all(|(length, stride)| length == 1 || (0 < stride && stride < most))
    };
    operands.iter().all(fits)
}

fn strides(operand: &Operand) -> [i64; 3] {
    [
        operand.batch_stride,
        operand.head_stride,
        operand.row_stride,
    ]
}

/// How many equal parts to cut the tiles of heads into: at most a wave, and none of fewer tiles than `each`, of which it would
/// be all overhead.
pub(crate) fn equal_parts(heads: i64, tiles: i64, wave: i64, each: i64) -> i64 {
    let total = heads.saturating_mul(tiles);
    (total / each).clamp(heads.min(wave), wave)
}

/// The blocks of a reduction of the sums of so many heads, each of so many elements.
pub(crate) fn reduce_blocks(heads: i64, width: i32, facts: &Facts) -> u32 {
    let wanted = heads.saturating_mul(width.into()) / REDUCED_AT_ONCE + 1;
    let most = REDUCE_BLOCKS * i64::from(facts.multiprocessors);
    // At most `most`, which fits.
    wanted.clamp(1, most.max(1)) as u32
}

/// What takes the place of a pass that sums over rows and the pass that multiplies by the sums, where that is allowed, and asked for
/// or faster: a block a head, or clusters for the heads that are over where each multiprocessor has as many as the next. Those are
/// blocks of the same launch in a forward pass, and a launch before in a backward pass, of which clusters count as blocks. Each launch is
/// a pass and its blocks.
pub(super) fn fused(
    problem: &Problem,
    facts: &Facts,
    passes: [(Pass, Route); 2],
) -> Option<[Option<(Pass, u32)>; 2]> {
    let is_asked = match problem.fastest {
        None => false,
        Some(FlaoRoute::Fused) => true,
        Some(_) => return None,
    };
    let [(first, Route::Wgmma(tile)), (second, Route::Wgmma(_))] = passes else {
        return None;
    };
    let Sizes { rows, d, e, .. } = problem.sizes(problem.rows(first));
    if problem.element == ElementType::F32 || rows > MOST_WHOLE_ROWS {
        return None;
    }
    let route = Route::Wgmma(tile);
    let is_full = !tile.is_wide() && (d, e) == tile.columns();
    let fills_gpu = problem.heads() >= i64::from(facts.multiprocessors);
    let is_unfilled =
        first != Pass::Sum && fills_gpu && (tile.is_mixed() || tile == Tile::D128E128 && !is_full);
    let (pass, slower) = match (first, tile) {
        (Pass::Sum, Tile::D64E64) => (Pass::WholeForward, FUSED_FORWARD_D64),
        (Pass::Sum, tile) if tile.is_wide() => (Pass::WholeForward, FUSED_FORWARD_WIDE),
        (Pass::Sum, tile) if tile.is_mixed() => (Pass::WholeForward, FUSED_FORWARD_MIXED),
        (Pass::Sum, _) => (Pass::WholeForward, 1.0),
        (_, tile) if tile.is_wide() => (Pass::WholeBackward, FUSED_BACKWARD_WIDE),
        _ if is_unfilled => (Pass::WholeBackward, FUSED_BACKWARD_UNFILLED),
        _ => (Pass::WholeBackward, 1.0),
    };
    problem.variant(route).kernel(pass)?;
    let is_wide_backward = is_wide_backward(pass, route);
    let makes_kv = is_wide_backward && problem.computes_kv();
    if makes_kv && problem.rows(Pass::Sum) as i64 > MOST_WHOLE_ROWS {
        return None;
    }
    let sum = makes_kv.then(|| Cost::of(problem, facts, Pass::Sum, route));
    let of_rows = |(d, e)| elements(first, d, e) + elements(second, d, e);
    let padding = match is_wide_backward || is_unfilled {
        true => 1.0,
        false => of_rows(tile.columns_of_whole()) / of_rows((d, e)),
    };
    let fills_most = 4.0 * of_rows((d, e)) >= 3.0 * of_rows(tile.columns());
    let first = Cost::of(problem, facts, first, route);
    let second = Cost::of(problem, facts, second, route);
    let whole = Cost {
        tiles: first.tiles.max(second.tiles),
        wave: wave(problem, facts, pass, route),
        head_bytes: first.head_bytes + second.head_bytes + sum.map_or(0.0, |sum| sum.head_bytes),
        padding: if tile.is_mixed() { 1.0 } else { padding },
        idle_share: match is_wide_backward {
            true => BOUND_IDLE_SHARE,
            // Of a wave that is not full a head takes longer only where its tiles, not the memory, are what is waited for.
            false if tile.is_mixed() && pass == Pass::WholeForward => MIXED_IDLE_SHARE / padding,
            false if tile.is_mixed() => IDLE_SHARE / padding,
            false => second.idle_share,
        },
        ..second
    };
    let mut apart = first.least() + second.least() + RAMP_BYTES;
    if let Some(sum) = sum {
        apart += sum.least() + RAMP_BYTES;
    }
    if is_wide_backward {
        // dkv is written and read, and so is kv where it is not given.
        let matrices = if makes_kv { 4.0 } else { 2.0 };
        apart += matrices * whole.heads as f64 * whole.sum_bytes / L2_SPEED;
    }
    let pays = |time: f64| is_asked || time < apart;
    let time = slower * whole.time_of_whole_heads();
    let most = if tile.is_wide() { whole.wave } else { i64::MAX };
    // At most 2^31 - 1.
    let heads = whole.most_whole_heads()?.min(most) as u32;
    let is_long = first.tiles.min(second.tiles) >= SHARED_TILES;
    let is_faster = |shared: f64, fills: bool| {
        let shared = slower * shared;
        shared < time && (is_asked || (fills && pays(shared)))
    };
    let shared = (is_full && is_long)
        .then(|| shared(problem, facts, pass, route, &whole, is_faster))
        .flatten();
    let tiles = first.tiles + second.tiles;
    if fills_most && is_by_one(problem, facts, pass, route, tiles, shared.is_some()) {
        return Some([Some((Pass::WholeBackwardByOne, heads)), None]);
    }
    if shared.is_some() {
        return shared;
    }
    pays(time).then_some([Some((pass, heads)), None])
}

/// Whether whole heads that fill most of their tiles go backward by one warpgroup each: more than multiprocessors, which hold two, of so few tiles
/// of queries and of keys.
fn is_by_one(
    problem: &Problem,
    facts: &Facts,
    pass: Pass,
    route: Route,
    tiles: i64,
    is_shared: bool,
) -> bool {
    let by = Pass::WholeBackwardByOne;
    if pass != Pass::WholeBackward || problem.variant(route).kernel(by).is_none() {
        return false;
    }
    let multiprocessors = i64::from(facts.multiprocessors);
    let heads = problem.heads();
    let most = match 3 * heads > 5 * multiprocessors {
        true => TILES_BY_ONE_OF_MANY,
        false if is_shared => TILES_BY_ONE_OR_SHARED,
        false => TILES_BY_ONE,
    };
    multiprocessors < heads && heads <= wave(problem, facts, by, route) && tiles <= most
}

/// The launches of a pass over whole heads in which clusters share those that are over, if there are any, the GPU holds the clusters, and
/// they are faster by the time they take and whether they fill a wave.
fn shared(
    problem: &Problem,
    facts: &Facts,
    pass: Pass,
    route: Route,
    whole: &Cost,
    is_faster: impl Fn(f64, bool) -> bool,
) -> Option<[Option<(Pass, u32)>; 2]> {
    let multiprocessors = i64::from(facts.multiprocessors).max(1);
    let left = whole.heads % multiprocessors;
    let others = whole.heads - left;
    let variant = problem.variant(route);
    let by = match pass {
        Pass::WholeForward => Pass::ClusterForward,
        _ => Pass::ClusterBackward,
    };
    let (sharers, uneven) = match by {
        Pass::ClusterForward => (i64::from(FORWARD_SHARERS), UNEVEN_SHARED_FORWARD),
        _ => (variant.blocks_at_once(by).into(), UNEVEN_SHARED_BACKWARD),
    };
    let blocks = left * sharers;
    // Whole heads of a backward pass are a launch of their own, which waits for all clusters to begin.
    let (at_once, launches, clusters) = match by {
        Pass::ClusterForward => {
            let all = others + blocks;
            (all, [Some((by, all as u32)), None], 1)
        }
        _ => {
            let behind = (others > 0).then_some((pass, others as u32));
            (blocks, [Some((by, left as u32)), behind], left)
        }
    };
    let fits = left > 0
        && blocks <= multiprocessors
        && at_once <= wave(problem, facts, pass, route)
        && (by == Pass::ClusterBackward || others % sharers == 0);
    let fills = others > 0 || blocks as f64 >= SHARED_FILL * multiprocessors as f64;
    let time = uneven * whole.time_of_shared_heads(at_once, others > 0);
    let is_chosen = fits && is_faster(time, fills);
    (is_chosen && held_clusters(variant.kernel(by)?, facts, by) >= clusters).then_some(launches)
}

/// One launch for all of a call on short heads, where that is allowed: the pass that it is, its route and its blocks.
///
/// The other routes take two or three launches, each of which writes or reads the D×E matrix of every head: 8874 heads of 23 rows,
/// D = 128, E = 16, took 0.73 ms backward, and take 0.26 by this one.
pub(super) fn short(problem: &Problem, facts: &Facts) -> Option<(Pass, Route, u32)> {
    let pass = match problem.work {
        Work::Forward => Pass::WholeForward,
        Work::Backward => Pass::WholeBackward,
        _ => return None,
    };
    let problem = &problem.without_outputs();
    let Sizes { d, e, .. } = problem.sizes(0);
    let [queries, keys] = [problem.shape.queries, problem.shape.keys].map(|rows| rows as i64);
    let products = queries.saturating_mul(keys);
    let sharers = match (pass, problem.element) {
        (Pass::WholeBackward, _) | (_, ElementType::F32) => 1,
        _ => (queries - 1).max(0) / MOST_SHORT_ROWS + 1,
    };
    let rows = [short_queries(queries, sharers), keys];
    if !rows.iter().all(|rows| (1..=MOST_SHORT_ROWS).contains(rows)) {
        return None;
    }
    let [queries, keys] = rows.map(|rows| rows as u32);
    let with = |gates, warps| Route::Short {
        queries,
        keys,
        d,
        e,
        gates,
        warps,
    };
    let most_rows = queries.max(keys);
    let are_few = i64::from(most_rows) <= FEW_SHORT_ROWS;
    let fewest_warps = most_rows.div_ceil(SHORT_BLOCK_ROWS);
    let scratch = match (problem.element, pass) {
        (ElementType::F32, _) => 0,
        (_, Pass::WholeForward) => SHORT_SCRATCH_BYTES,
        _ => 4 * SHORT_SCRATCH_BYTES,
    };
    let fits = |route| {
        let bytes = problem.variant(route).shared_bytes(pass) + scratch;
        bytes <= facts.shared_bytes_per_block
    };
    // Gates that are read again cost 0.264 ms, not 0.245 (H100, 1000 heads of 70 rows, D = E = 192, backward), but where a seventh more
    // blocks have their room: 48 rows, D = 256, E = 160, take 0.125, not 0.194, 12000 heads of 8, D = E = 64, 0.066, not 0.072, but 4000 of 16,
    // D = E = 128, of which there are nine blocks, not eight, 0.066, not 0.062.
    let g = problem.tensors.g;
    let can_be_read_again = e % 8 == 0 && are_vectors(problem.element, &[g], 0);
    let held = |route| wave(problem, facts, pass, route);
    let [with_gates, without] = [true, false].map(|gates| with(gates, fewest_warps));
    let pays = !fits(with_gates) || 7 * held(without) >= 8 * held(with_gates);
    let gates = g.at != 0 && !(can_be_read_again && pays);
    let of_fewest = with(gates, fewest_warps);
    // The warps that share the columns of sixteen rows. Those of f32 are their kernel's.
    let most_sharing = match problem.element {
        ElementType::F32 => 1,
        _ => MOST_SHORT_WARPS / fewest_warps,
    };
    // Of o alone, or of dq and dk as of dg and dv.
    let of_outputs = match pass {
        Pass::WholeForward => [0, e],
        _ => [d, e],
    };
    let turns = |sharing: u32| -> u32 {
        let chunks = of_outputs.map(|columns| columns.cast_unsigned().div_ceil(SHORT_CHUNK));
        chunks.iter().map(|chunks| chunks.div_ceil(sharing)).sum()
    };
    // How many warps there are at a time, not counting those that have no columns.
    let busy = |sharing: u32| {
        let blocks = held(with(gates, sharing * fewest_warps)).min(problem.heads());
        blocks * i64::from(fewest_warps * turns(1)) / i64::from(turns(sharing))
    };
    let sharing = (1..=most_sharing).filter(|&it| fits(with(gates, it * fewest_warps)));
    let enough = ENOUGH_SHORT_WARPS * i64::from(facts.multiprocessors);
    let chosen = sharing
        .clone()
        .find(|&it| busy(it) >= enough)
        .or_else(|| sharing.max_by_key(|&it| (busy(it), Reverse(it))));
    let route = with(gates, chosen.unwrap_or(1) * fewest_warps);
    let is_exact = problem.element == ElementType::F32
        || rounds_enough(problem) && problem.heads().saturating_mul(products) >= ENOUGH_TO_ROUND;
    let is_wanted = problem
        .fastest
        .is_none_or(|fastest| fastest == FlaoRoute::Fused);
    let blocks = i32::try_from(problem.heads().saturating_mul(sharers))
        .ok()?
        .cast_unsigned();
    let mut passes = problem.passes().into_iter().flatten();
    let mut routes = passes.clone().map(|pass| self::route(problem, facts, pass));
    let has_blocks =
        |blocks| are_few || held(of_fewest) >= blocks * i64::from(facts.multiprocessors);
    let is_faster = match (problem.element, routes.next()) {
        _ if sharers > 1 => {
            sharers <= MOST_SHARERS
                && !passes.all(|pass| are_vectors(problem.element, &problem.operands(pass), 0))
        }
        (ElementType::F32, _) if !are_few => {
            let is_backward = pass == Pass::WholeBackward;
            let are_paired = is_backward && d.min(e) > UNPAIRED_COLUMNS;
            problem.fastest.is_some()
                || (is_backward || !problem.has_kv())
                    && d.max(e) > SHORT_COLUMNS_OF_F32
                    && (products <= SHORT_PRODUCTS_OF_F32 || are_paired)
        }
        (ElementType::F32, Some(Route::Wgmma(_))) if problem.fastest.is_none() => {
            pass == Pass::WholeForward
                || products <= FEW_SHORT_PRODUCTS
                || d.max(e) <= FEW_SHORT_COLUMNS_OF_F32
        }
        (ElementType::F32, _) => true,
        (_, Some(Route::Wgmma(tile))) if routes.all(|route| matches!(route, Route::Wgmma(_))) => {
            let whole = problem.variant(Route::Wgmma(tile)).kernel(pass);
            // Wide heads are measured against the launches of their passes.
            let whole = whole.filter(|_| !is_wide_backward(pass, Route::Wgmma(tile)));
            let (columns, value_columns) = tile.columns_of_whole();
            let is_filled = 100 * i64::from(d * e) >= FILLED * i64::from(columns * value_columns);
            let is_light = are_few || keys <= FEW_SHORT_KEYS;
            match (whole, pass) {
                (Some(_), Pass::WholeForward)
                    if problem.heads() <= wave(problem, facts, pass, Route::Wgmma(tile)) =>
                {
                    are_few && !is_filled
                }
                (Some(_), Pass::WholeForward) => {
                    let rows = [i64::from(queries), i64::from(keys)];
                    let tiles: i64 = rows.map(|rows| ceiling(rows, 64)).iter().sum();
                    let of_tile = match tile {
                        Tile::D128E128 => FULL_TILE_BYTES,
                        _ if tile.is_wide() => WIDE_TILE_BYTES,
                        _ => TILE_BYTES,
                    };
                    let least = if is_light {
                        0.0
                    } else {
                        LEAST_BYTES_OF_MORE_ROWS
                    };
                    has_blocks(BLOCKS_OF_MORE_ROWS_FORWARD)
                        && bytes_of_short(problem).max(least) < tiles as f64 * of_tile
                }
                (Some(_), _) if !problem.computes_kv() && are_few => products <= FEW_SHORT_PRODUCTS,
                (None, Pass::WholeBackward) if d.min(e) > UNPAIRED_COLUMNS => true,
                _ if tile.is_wide() && e <= FEW_VALUE_COLUMNS => {
                    bytes_of_short(problem) < BYTES_OF_FEW_VALUES
                }
                _ if tile == Tile::D64E64 && is_filled && !is_light => false,
                // 378 heads of 6 queries and 102 keys, D = 56, E = 80, take 22 µs, not 25 so, 255 of 68, 120 and 64, 20, not 24 (H100).
                (Some(_), _) if !problem.computes_kv() && tile.is_mixed() && !is_light => false,
                _ => has_blocks(BLOCKS_OF_MORE_ROWS),
            }
        }
        _ => {
            has_blocks(BLOCKS_OF_MORE_ROWS)
                || !passes.all(|pass| are_vectors(problem.element, &problem.operands(pass), 0))
        }
    };
    (is_exact && is_wanted && fits(route) && is_faster).then_some((pass, route, blocks))
}

/// The bytes that go through memory of a short head, its rows by sixteens as its warps have them.
fn bytes_of_short(problem: &Problem) -> f64 {
    let Sizes { d, e, .. } = problem.sizes(0);
    let FlaoProblem { queries, keys, .. } = problem.shape;
    let gates = if problem.tensors.g.at == 0 { 0 } else { e };
    let by_sixteens = |rows: usize| rows.next_multiple_of(SHORT_BLOCK_ROWS as usize) as f64;
    let (of_query, of_key, kv) = match problem.work {
        Work::Backward => (2 * d + e + 2 * gates, 2 * (d + e), 0),
        _ if problem.has_kv() => (d + e + gates, d + e, 4 * problem.width()),
        _ => (d + e + gates, d + e, 0),
    };
    let elements =
        by_sixteens(queries) * f64::from(of_query) + by_sixteens(keys) * f64::from(of_key);
    elements * f64::from(problem.element.size()) + f64::from(kv)
}

/// One launch for all of a call on heads of few columns, where that is allowed, and asked for or faster: the pass that it is, its route
/// and its blocks.
pub(super) fn narrow(problem: &Problem, facts: &Facts) -> Option<(Pass, Route, u32)> {
    let pass = match problem.work {
        Work::Forward => Pass::WholeForward,
        Work::Backward => Pass::WholeBackward,
        _ => return None,
    };
    let is_asked = match problem.fastest {
        None => false,
        Some(FlaoRoute::Fused) => true,
        Some(_) => return None,
    };
    // How heads are shared out may not depend on where outputs lie.
    let problem = &problem.without_outputs();
    let Sizes { d, e, .. } = problem.sizes(0);
    let [queries, keys] = [problem.shape.queries, problem.shape.keys].map(|rows| rows as i64);
    let (heads, rows) = (problem.heads(), queries.max(keys));
    let most_warps = i64::from(most_narrow_warps(d, e));
    // do ⊙ g alone is rounded.
    let rounded = heads.saturating_mul(queries).saturating_mul(e.into());
    let is_allowed = problem.element != ElementType::F32
        && d.max(e) <= MOST_NARROW_COLUMNS
        && queries.min(keys) > 0
        && rows <= NARROW_ROWS_OF_WARP * most_warps
        && (pass == Pass::WholeForward || rounded >= ENOUGH_TO_ROUND);
    if !is_allowed {
        return None;
    }
    let blocks = i32::try_from(heads).ok()?.cast_unsigned();
    // As many as a multiprocessor has registers for, and where it has several blocks, half of them at most.
    let heads_each = ceiling(heads, facts.multiprocessors.into()).max(1);
    let most = match heads_each {
        1 => most_warps,
        _ => most_warps / 2,
    };
    let tiles = ceiling(rows, Route::NARROW_TILE_ROWS);
    let wanted = (tiles / NARROW_TILES_EACH).max(most_warps / heads_each);
    let least = ceiling(rows, NARROW_ROWS_OF_WARP);
    let route = |warps: i64| {
        // From 1 to 16 warps.
        let warps = warps as u32;
        Route::Narrow { d, e, warps }
    };
    let most = most.min(tiles).max(least);
    let wanted = wanted.clamp(1, most).max(least);
    let fill = |warps| {
        let wave = wave(problem, facts, pass, route(warps));
        heads as f64 / (ceiling(heads, wave) * wave) as f64
    };
    let warps = match heads_each {
        1 => wanted,
        _ => (wanted..=most.min(2 * wanted))
            .find(|&warps| fill(warps) >= NARROW_FILL)
            .unwrap_or(wanted),
    };
    let costs = || {
        let passes = problem.passes().into_iter().flatten();
        passes.map(|pass| Cost::of(problem, facts, pass, self::route(problem, facts, pass)))
    };
    let whole = Cost {
        heads,
        wave: i64::from(facts.multiprocessors).max(1),
        idle_share: BOUND_IDLE_SHARE,
        head_bytes: costs().map(|cost| cost.head_bytes).sum(),
        ..costs().next()?
    };
    let apart: f64 = costs().map(|cost| cost.least()).sum();
    let (slower, few_rows) = match d.max(e) <= SMALL_NARROW_COLUMNS {
        true => (SLOWER_THAN_SMALL_NARROW, FEW_ROWS_OF_SMALL_NARROW),
        false => (SLOWER_THAN_NARROW, FEW_ROWS_OF_NARROW),
    };
    let is_short = || rows <= few_rows && short(problem, facts).is_some();
    let is_faster = !is_short() && whole.time_of_whole_heads() < slower * apart + RAMP_BYTES / 2.0;
    let route = route(warps);
    (is_asked || is_faster).then_some((pass, route, blocks))
}

/// How many parts of so many rows, heads or blocks there are, the last of what is left: of numbers from 0 and from 1.
fn ceiling(of: i64, each: i64) -> i64 {
    of / each + i64::from(of % each > 0)
}

/// The blocks of a pass by a route.
pub(super) fn blocks(
    problem: &Problem,
    facts: &Facts,
    pass: Pass,
    route: Route,
    share: Share,
) -> u32 {
    Cost::of(problem, facts, pass, route).blocks(share)
}

/// Whether a pass goes backward through whole heads of D or E above 128: it makes kv itself, unless that is given, and keeps its sums.
pub(super) fn is_wide_backward(pass: Pass, route: Route) -> bool {
    pass == Pass::WholeBackward && matches!(route, Route::Wgmma(tile) if tile.is_wide())
}

/// Whether a pass sums over rows, by which it may need a second stage.
pub(super) fn sums(pass: Pass) -> bool {
    matches!(pass, Pass::Sum | Pass::BackwardQueries)
}

/// Blocks of a pass that the GPU holds at a time; those that work on the same rows count as one.
fn wave(problem: &Problem, facts: &Facts, pass: Pass, route: Route) -> i64 {
    let variant = problem.variant(route);
    let resident = variant.kernel(pass).map_or(1, |kernel| {
        let threads = variant.threads(kernel);
        facts.resident_blocks(kernel, threads, variant.shared_bytes(pass))
    });
    let wave = i64::from(facts.multiprocessors) * i64::from(resident);
    let wave = wave / i64::from(variant.blocks_at_once(pass));
    wave.clamp(1, i32::MAX.into())
}

/// Clusters of a pass that the GPU holds at a time; 0 where it cannot tell.
fn held_clusters(kernel: Kernel, facts: &Facts, pass: Pass) -> i64 {
    let [of_two, of_four] = [2, 4].map(|blocks| facts.clusters_of(kernel, blocks).unwrap_or(0));
    i64::from(match pass {
        Pass::ClusterForward => of_two,
        _ => of_four,
    })
}

/// What a row has in q, k and their gradients, and in the others.
fn elements(pass: Pass, d: i32, e: i32) -> f64 {
    let (d, e) = (f64::from(d), f64::from(e));
    match pass {
        Pass::Sum => d + e,
        Pass::Apply => d + 2.0 * e,
        Pass::BackwardQueries => 2.0 * d + 3.0 * e,
        _ => 2.0 * d + 2.0 * e,
    }
}

/// How many times the bytes of its rows go through memory, which has them by 64: of rows that begin anywhere among those of other heads
/// 32 more, if those are not read before they have left L2. Of what is read alone.
fn apart(problem: &Problem, pass: Pass) -> f64 {
    let sizes = problem.sizes(problem.rows(pass));
    let (d, e) = (i64::from(sizes.d), i64::from(sizes.e));
    let size = i64::from(problem.element.size());
    // q, g and do, or k and v.
    let operands = problem.without_outputs().operands(pass);
    let there = operands.iter().zip([d, e, e]).filter(|(of, _)| of.at != 0);
    let [bytes, moved] = there.fold([0, 0], |[bytes, moved], (of, columns)| {
        let row = columns * size;
        let is_apart = of.row_stride != columns && (of.row_stride | columns) * size % 64 != 0;
        [bytes + row, moved + row + if is_apart { 32 } else { 0 }]
    });
    moved as f64 / bytes.max(1) as f64
}

/// What decides how the tiles of all heads are shared out among blocks.
///
/// A block takes a contiguous part of them. Where every block has whole heads, a sum needs no second stage, and a pass that
/// multiplies by kv loads it once a head; where the parts are equal, all multiprocessors finish together. The choice compares
/// what the two cost, in bytes that go through memory meanwhile.
#[derive(Clone, Copy, Debug)]
struct Cost {
    /// Whether the pass sums over rows.
    sums: bool,
    /// B·H, at least 1.
    heads: i64,
    /// Of a head, at least 1.
    tiles: i64,
    /// Blocks that the GPU holds at a time; those that work on the same rows count as one.
    wave: i64,
    /// Equal parts at most, by the room of partial sums.
    most_parts: i64,
    /// Tiles below which a part is not worth a block.
    tiles_each: i64,
    /// The share of equal parts that are enough to cut all heads at the same tiles; more than 1 where nothing asks for it.
    same_cuts: f64,
    /// How much longer whole heads take than equal parts where the bandwidth is used up either way.
    uneven: f64,
    /// Heads at most whose sums are counted as read and written again.
    most_cut: f64,
    /// The part of a wave below which parts of a tile each are worth a block.
    few_parts: f64,
    /// How much more than its share one block takes while others are idle.
    idle_share: f64,
    /// How much longer equal parts take than estimated.
    slower_in_parts: f64,
    /// What the pass reads and writes of the rows of a head.
    head_bytes: f64,
    /// How much more goes through memory where heads beside each other are not read at the same time.
    apart: f64,
    /// How many times as long a head takes while others are idle: a tile has its own time, which does not follow its columns.
    padding: f64,
    /// D×E in f32.
    sum_bytes: f64,
}

impl Cost {
    fn of(problem: &Problem, facts: &Facts, pass: Pass, route: Route) -> Self {
        let sizes = problem.sizes(problem.rows(pass));
        let elements = elements(pass, sizes.d, sizes.e);
        let wave = wave(problem, facts, pass, route);
        let sum_bytes = i64::from(problem.width()) * size_of::<f32>() as i64;
        let mut most_parts = wave;
        while sums(pass) && (most_parts - 1) * sum_bytes > MOST_PARTIAL_BYTES {
            // All multiprocessors have as many as before, by halves.
            most_parts /= 2;
        }
        let is_paired =
            pass == Pass::BackwardQueries && problem.variant(route).blocks_at_once(pass) > 1;
        let shares_sums =
            is_paired && matches!(route, Route::Wgmma(_)) && problem.element != ElementType::F32;
        let (tiles_each, idle_share) = match route {
            Route::Plain => (SLOW_TILES_EACH, PLAIN_IDLE_SHARE),
            Route::Mma(_) if problem.element == ElementType::F32 => {
                (SLOW_TILES_EACH, PLAIN_IDLE_SHARE)
            }
            Route::Elements(_) => (SLOW_TILES_EACH, BOUND_IDLE_SHARE),
            Route::Mma(tile) if tile.is_wide() => (SLOW_TILES_EACH, IDLE_SHARE),
            Route::Wgmma(tile)
                if tile.is_mixed()
                    && pass == Pass::BackwardKeys
                    && problem.element != ElementType::F32 =>
            {
                (TILES_EACH, MIXED_KEYS_IDLE_SHARE)
            }
            Route::Wgmma(_) if is_paired || problem.element == ElementType::F32 => {
                (TILES_EACH, BOUND_IDLE_SHARE)
            }
            Route::Wgmma(tile) if tile.is_wide() && pass == Pass::Sum && problem.heads() < wave => {
                (TILES_EACH, WIDE_SUM_IDLE_SHARE)
            }
            _ => (TILES_EACH, IDLE_SHARE),
        };
        Self {
            sums: sums(pass),
            heads: problem.heads(),
            tiles: problem.tiles(pass, route),
            wave,
            most_parts,
            tiles_each,
            same_cuts: match route {
                Route::Wgmma(_) if problem.element != ElementType::F32 => {
                    let mut operands = problem.without_outputs().operands(pass).into_iter();
                    let is_dense =
                        |of: &Operand, columns| of.at == 0 || of.row_stride == i64::from(columns);
                    let are_dense = operands.next().is_some_and(|of| is_dense(&of, sizes.d))
                        && operands.next().is_some_and(|of| is_dense(&of, sizes.e));
                    match sums(pass) || !are_dense {
                        true => SAME_CUTS,
                        false => SAME_CUTS_OF_ROWS,
                    }
                }
                _ => f64::INFINITY,
            },
            uneven: match route {
                Route::Elements(_) => UNEVEN_BY_ELEMENT,
                _ if shares_sums => UNEVEN_PAIRED,
                _ => UNEVEN,
            },
            // Of 3519 heads of 48 queries and 488 keys, D = 16, E = 80, sums in parts take 0.228 ms forward, whole ones 0.198 (H100).
            most_cut: if shares_sums || matches!(route, Route::Elements(_)) {
                wave as f64
            } else {
                f64::INFINITY
            },
            few_parts: match route {
                Route::Wgmma(tile) if tile.is_wide() && pass == Pass::BackwardKeys => FEW_PARTS,
                _ => 0.0,
            },
            idle_share,
            slower_in_parts: match (pass, route) {
                (Pass::Sum, Route::Wgmma(tile))
                    if tile.is_wide() && 2 * problem.heads() >= wave =>
                {
                    WIDE_SUM_IN_PARTS
                }
                _ => 1.0,
            },
            head_bytes: sizes.rows as f64 * elements * f64::from(problem.element.size()),
            apart: match problem.heads() < wave {
                // Whole heads would leave some blocks without.
                true => 1.0,
                false => apart(problem, pass),
            },
            padding: 1.0,
            sum_bytes: sum_bytes as f64,
        }
    }

    fn blocks(&self, share: Share) -> u32 {
        let (are_whole, parts) = match share {
            Share::Estimated => {
                let (whole, cut) = self.times();
                (whole <= cut, self.parts())
            }
            Share::WholeHeads => (true, self.parts()),
            Share::EqualParts(percent) => (false, self.parts_of(percent)),
        };
        // A head of one tile cannot be cut, so equal parts are whole heads.
        let blocks = match self.tiles > 1 && are_whole {
            true => self.most_whole_heads().unwrap_or(parts),
            false => parts,
        };
        // From 1 to what fits.
        blocks as u32
    }

    /// The time of the better way.
    fn least(&self) -> f64 {
        let (whole, cut) = self.times();
        whole.min(cut)
    }

    /// The times with one head a block and with equal parts.
    fn times(&self) -> (f64, f64) {
        let (heads, parts) = (self.heads as f64, self.parts());
        let (whole, cut) = (self.time_of_whole_heads(), self.time_of(parts));
        if self.sums {
            // Partial sums are written, and read again.
            let partials = 2.0 * (parts as f64 + heads.min(self.most_cut)) * self.sum_bytes;
            (
                whole,
                self.slower_in_parts * (cut + (partials + LAUNCH_BYTES)),
            )
        } else {
            // kv is loaded for every head of every block.
            let loads = |blocks: f64| (blocks + heads) * self.sum_bytes / L2_SPEED;
            (whole + loads(0.0), cut + loads(parts as f64))
        }
    }

    /// One head a block, if the kernels can count that far: they multiply blocks by tiles in 64 bits.
    fn most_whole_heads(&self) -> Option<i64> {
        let tiles = self.heads.checked_mul(self.tiles)?;
        tiles.checked_mul(self.heads + 1)?;
        Some(self.heads).filter(|&heads| heads <= i32::MAX.into())
    }

    fn parts(&self) -> i64 {
        let of = |each| equal_parts(self.heads, self.tiles, self.most_parts, each);
        let parts = match of(self.tiles_each) {
            parts if (parts as f64) < self.few_parts * self.most_parts as f64 => of(1),
            parts => parts,
        };
        let alike = parts / self.heads * self.heads;
        match alike as f64 >= self.same_cuts * parts as f64 {
            true => alike,
            false => parts,
        }
    }

    /// As many equal parts as this share of a wave has blocks, however small they are.
    fn parts_of(&self, percent: u32) -> i64 {
        let total = self.heads.saturating_mul(self.tiles);
        let blocks = self.most_parts * i64::from(percent) / 100;
        blocks.clamp(1, total.min(i32::MAX.into()))
    }

    /// The time of so many equal parts, all at once.
    fn time_of(&self, parts: i64) -> f64 {
        self.apart * self.heads as f64 * self.head_bytes * self.idle(parts)
    }

    /// The time of one head a block, in as many waves as it takes.
    fn time_of_whole_heads(&self) -> f64 {
        let (full, rest) = (self.heads / self.wave * self.wave, self.heads % self.wave);
        let rest = self.padding * rest as f64 * self.idle(rest);
        self.uneven * (full as f64 + rest) * self.head_bytes
    }

    /// The time, were it even, where clusters share some heads, with so many blocks for them, and others are beside or behind them.
    fn time_of_shared_heads(&self, blocks: i64, has_others: bool) -> f64 {
        let idle = if has_others { 1.0 } else { self.idle(blocks) };
        self.heads as f64 * idle * self.head_bytes
    }

    /// How much longer so many blocks take than if they had the whole bandwidth between them.
    fn idle(&self, blocks: i64) -> f64 {
        let used = self.idle_share * blocks.max(1) as f64 / self.wave as f64;
        (1.0 / used).max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_scale_is_not_fused_in_f16() {
        for scale in [32768.0, -1e30, f32::INFINITY, f32::NAN] {
            assert_eq!(
                fastest(None, scale, ElementType::F16),
                Some(FlaoRoute::Wgmma)
            );
            assert_eq!(fastest(None, scale, ElementType::Bf16), None);
        }
        assert_eq!(fastest(None, 32767.0, ElementType::F16), None);
        let plain = Some(FlaoRoute::Plain);
        assert_eq!(fastest(plain, 1e5, ElementType::F16), plain);
    }
}
