//! Everything about a plan that was measured: which route a pass takes, on how many blocks, and when two passes are one
//! launch.
//!
//! Times are those of an NVIDIA H200 with bf16, B = H = 12 and D = E = 128, unless said.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::flao::{
    MOST_SHORT_ROWS, MOST_WHOLE_ROWS, Operand, Pass, Route, Sizes, Tile,
};
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
    /// By tensor cores: f16 and bf16, D and E up to 128; addresses are multiples of 16 bytes, and strides of 8
    /// elements.
    Mma,
    /// By the tensor cores of compute capability 9.0: f16 and bf16, every D and E, B, H, N and M below 2^31 - 1, and f32, each
    /// number as two of f16, D and E multiples of 4 up to 128, strides too. The copy engine
    /// feeds them where D and E are multiples of 8, addresses are multiples of 16 bytes and strides of 8 elements, and those of
    /// what is longer than 1 are positive and below 2^39 elements; else threads do, which takes longer.
    Wgmma,
    /// By tensor cores, and a block has all of one head. In f16 the scale is below 2^15, and N and M are at least 1.
    ///
    /// Up to 64 queries and keys, of f16 and bf16 and any D, E and strides, each pass is one launch, on every GPU: q·kᵀ times v, where
    /// the others make kv. For longer ones, on compute capability 9.0 as [`Wgmma`](Self::Wgmma) with D = E = 64 or 128, a forward pass
    /// over up to 32768 keys is one launch, and so is a backward pass over up to 32768 queries behind kv.
    ///
    /// Unless a route is asked for, it is taken where it should be the faster: for short sequences of many heads. For long ones
    /// it is slower.
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
            Route::Short { .. } => Self::Fused,
        }
    }
}

/// From here on a scale times 2^112, by which a fused launch multiplies sums at most in f16, may overflow, and then spoil a zero.
/// Sums that go through memory are scaled one by one.
const LARGE_SCALE: f32 = 32768.0;

/// Rounded elements from which on tensor cores are used. They round kv, dkv and do ⊙ g once each; over fewer of them the
/// errors did not average out to what is promised, and there is no time to win.
const ENOUGH_TO_ROUND: i64 = 1024;

/// Columns of f32 up to which [`Route::Plain`] is as fast as tensor cores, which fill up to 128 with zeros: with D = E = 32 and
/// n = 8192 a backward pass takes 1.41 ms, not 1.52, with 64 it takes 2.16.
const PLAIN_COLUMNS: i32 = 32;

/// Rows of all heads, and columns, of f32 below and up to which [`Route::Plain`] is faster, as it has more blocks than there are tiles:
/// 8 heads of 512 rows, D = E = 64, take 0.025 ms forward, not 0.032; 144 heads 0.095, not 0.066.
const FEW_ROWS: i64 = 16384;
const PLAIN_COLUMNS_OF_FEW_ROWS: i32 = 64;

/// How much longer a head of D = E = 64 takes in a fused forward pass than in two passes: the few bytes of its tiles that are
/// under way do not fill the memory's latency. Wider heads and the backward pass take no longer.
const FUSED_FORWARD_D64: f64 = 1.25;

/// How much more than its share of the bandwidth one block takes while others are idle.
const IDLE_SHARE: f64 = 2.0;

/// The same by [`Route::Plain`], which products bound, of which a multiprocessor does no more for others being idle: with a block
/// a tile nine heads of 646 rows, D = 50, E = 240, take 0.11 ms backward, 0.44 with four tiles a block.
const PLAIN_IDLE_SHARE: f64 = 1.25;

/// How much longer whole heads take than equal parts where the bandwidth is used up either way.
const UNEVEN: f64 = 1.1;

/// What goes through memory in the time of one more launch: about 2 µs.
const LAUNCH_BYTES: f64 = 8e6;

/// The same between the bulk of one launch and that of the next: about 10 µs. At n = 256 one launch instead of two took the
/// forward pass from 31 to 22 µs, the backward pass with a head for each multiprocessor from 51 to 29.
const RAMP_BYTES: f64 = 40e6;

/// How much faster L2 is than memory.
const L2_SPEED: f64 = 2.0;

/// How much longer a sum of D or E above 128 takes in equal parts than estimated. At n = 8192 and (D, E) = (256, 128) it took
/// 0.262 ms in 132 parts and 0.252 as 144 heads, at n = 4096 and (256, 256) 0.201 in 66 and 0.180; (136, 136) alone was
/// faster in parts.
const WIDE_SUM_IN_PARTS: f64 = 1.4;

/// Bytes of partial sums for which there may be room in a workspace. Without a bound two blocks a multiprocessor would leave
/// 69 MB of D = E = 256.
const MOST_PARTIAL_BYTES: i64 = 35 << 20;

/// Tiles below which a part of a head is not worth a block.
pub(crate) const TILES_EACH: i64 = 4;

/// The same where a tile takes long however few blocks there are: where rows go by element, which takes a block's threads 1 µs or
/// more, and by [`Route::Plain`], whose tiles have twice as many rows, and take several times as long a row. A tile by the copy
/// engine is a matter of the bandwidth that all blocks share.
const SLOW_TILES_EACH: i64 = 1;

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
    let is_rounded = element != ElementType::F32 && rounds_enough(problem);
    let vectors =
        Tile::for_columns(sizes.d, sizes.e).filter(|_| are_vectors(element, operands, sums));
    let tile = vectors.filter(|_| is_rounded);
    let narrow = tile.filter(|tile| !tile.is_wide());
    // Each number is two, so that few rows are as exact as many.
    let all_rows = sizes
        .batch
        .saturating_mul(sizes.heads)
        .saturating_mul(sizes.rows);
    let plain_columns = match all_rows < FEW_ROWS {
        true => PLAIN_COLUMNS_OF_FEW_ROWS,
        false => PLAIN_COLUMNS,
    };
    let is_split = element == ElementType::F32 && sizes.d.max(sizes.e) > plain_columns;
    let halves = vectors.filter(|tile| is_split && !tile.is_wide());
    let mma = narrow.filter(|_| is_wanted(FlaoRoute::Mma)).map(Route::Mma);
    let on_hopper = is_wanted(FlaoRoute::Wgmma) && facts.has_sm90a() && are_counted(sizes);
    let wgmma = tile
        .or(halves)
        .filter(|_| on_hopper && are_mapped(element, operands, sizes))
        .map(Route::Wgmma);
    let elements = Tile::for_elements(sizes.d, sizes.e)
        .filter(|_| on_hopper && is_rounded)
        .map(Route::Elements);
    [wgmma, mma, elements, Some(Route::Plain)]
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

/// One launch for a pass that sums over rows and the pass that multiplies by the sums, where that is allowed, and asked for or
/// faster: the pass that it is, and its blocks.
pub(super) fn fused(
    problem: &Problem,
    facts: &Facts,
    passes: [(Pass, Route); 2],
) -> Option<(Pass, u32)> {
    let is_asked = match problem.fastest {
        None => false,
        Some(FlaoRoute::Fused) => true,
        Some(_) => return None,
    };
    let [(first, Route::Wgmma(tile)), (second, Route::Wgmma(_))] = passes else {
        return None;
    };
    let Sizes { d, e, rows, .. } = problem.sizes(problem.rows(first));
    // Narrower heads would be filled with zeros, which an infinity turns into NaN.
    let is_f32 = problem.element == ElementType::F32;
    if is_f32 || tile.is_wide() || (d, e) != tile.columns() || rows > MOST_WHOLE_ROWS {
        return None;
    }
    let route = Route::Wgmma(tile);
    let (pass, slower) = match (first, tile) {
        (Pass::Sum, Tile::D64E64) => (Pass::WholeForward, FUSED_FORWARD_D64),
        (Pass::Sum, _) => (Pass::WholeForward, 1.0),
        _ => (Pass::WholeBackward, 1.0),
    };
    let first = Cost::of(problem, facts, first, route);
    let second = Cost::of(problem, facts, second, route);
    let whole = Cost {
        tiles: first.tiles.max(second.tiles),
        wave: wave(problem, facts, pass, route),
        head_bytes: first.head_bytes + second.head_bytes,
        ..second
    };
    let apart = first.least() + second.least();
    let pays = is_asked || slower * whole.time_of_whole_heads() < apart + RAMP_BYTES;
    let blocks = whole.most_whole_heads().filter(|_| pays);
    // At most 2^31 - 1.
    blocks.map(|blocks| (pass, blocks as u32))
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
    let Sizes { d, e, .. } = problem.sizes(0);
    let route = Route::Short { d, e };
    let rows = [problem.shape.queries, problem.shape.keys].map(|rows| rows as i64);
    let products = rows[0].saturating_mul(rows[1]);
    let is_short = rows.iter().all(|rows| (1..=MOST_SHORT_ROWS).contains(rows));
    let is_rounded = problem.element != ElementType::F32
        && rounds_enough(problem)
        && problem.heads().saturating_mul(products) >= ENOUGH_TO_ROUND;
    let is_wanted = problem
        .fastest
        .is_none_or(|fastest| fastest == FlaoRoute::Fused);
    let fits = problem.variant(route).shared_bytes(pass) <= facts.shared_bytes_per_block;
    let blocks = i32::try_from(problem.heads()).ok()?.cast_unsigned();
    (is_short && is_rounded && is_wanted && fits).then_some((pass, route, blocks))
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

/// Whether a pass sums over rows, by which it may need a second stage.
pub(super) fn sums(pass: Pass) -> bool {
    matches!(pass, Pass::Sum | Pass::BackwardQueries)
}

/// Blocks of a pass that the GPU holds at a time; those that work on the same rows count as one.
fn wave(problem: &Problem, facts: &Facts, pass: Pass, route: Route) -> i64 {
    let variant = problem.variant(route);
    let resident = variant.kernel(pass).map_or(1, |kernel| {
        facts.resident_blocks(kernel, variant.shared_bytes(pass))
    });
    let wave = i64::from(facts.multiprocessors) * i64::from(resident);
    let wave = wave / i64::from(variant.blocks_at_once(pass));
    wave.clamp(1, i32::MAX.into())
}

/// How many times the bytes of its rows go through memory, which has them by 64: of rows that begin anywhere among those of other heads
/// 32 more, if those are not read before they have left L2. In (B, N, H, D) with D = 16 a line has four heads: 2231 MB were read for 314 in
/// equal parts (`bwd_queries`, 1274 heads of 2564 rows, on an H100), and each line once as whole heads.
fn apart(problem: &Problem, pass: Pass) -> f64 {
    let sizes = problem.sizes(problem.rows(pass));
    let (d, e) = (i64::from(sizes.d), i64::from(sizes.e));
    let columns = match pass {
        Pass::BackwardQueries => [d, e, e, d, e],
        Pass::Apply => [d, e, e, e, e],
        _ => [d, e, d, e, e],
    };
    let size = i64::from(problem.element.size());
    let operands = problem.operands(pass);
    let there = operands.iter().zip(columns).filter(|(of, _)| of.at != 0);
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
    /// How much more than its share one block takes while others are idle.
    idle_share: f64,
    /// How much longer equal parts take than estimated.
    slower_in_parts: f64,
    /// What the pass reads and writes of the rows of a head.
    head_bytes: f64,
    /// How much more goes through memory where heads beside each other are not read at the same time.
    apart: f64,
    /// D×E in f32.
    sum_bytes: f64,
}

impl Cost {
    fn of(problem: &Problem, facts: &Facts, pass: Pass, route: Route) -> Self {
        let sizes = problem.sizes(problem.rows(pass));
        let (d, e) = (f64::from(sizes.d), f64::from(sizes.e));
        // What a row has in q, k and their gradients, and what in the others.
        let elements = match pass {
            Pass::Sum => d + e,
            Pass::Apply => d + 2.0 * e,
            Pass::BackwardQueries => 2.0 * d + 3.0 * e,
            _ => 2.0 * d + 2.0 * e,
        };
        let wave = wave(problem, facts, pass, route);
        let sum_bytes = i64::from(problem.width()) * size_of::<f32>() as i64;
        let mut most_parts = wave;
        while sums(pass) && (most_parts - 1) * sum_bytes > MOST_PARTIAL_BYTES {
            // All multiprocessors have as many as before, by halves.
            most_parts /= 2;
        }
        let (tiles_each, idle_share) = match route {
            Route::Plain => (SLOW_TILES_EACH, PLAIN_IDLE_SHARE),
            Route::Elements(_) => (SLOW_TILES_EACH, IDLE_SHARE),
            _ => (TILES_EACH, IDLE_SHARE),
        };
        Self {
            sums: sums(pass),
            heads: problem.heads(),
            tiles: problem.tiles(pass, route),
            wave,
            most_parts,
            tiles_each,
            idle_share,
            slower_in_parts: match (pass, route) {
                (Pass::Sum, Route::Wgmma(tile)) if tile.is_wide() => WIDE_SUM_IN_PARTS,
                _ => 1.0,
            },
            head_bytes: sizes.rows as f64 * elements * f64::from(problem.element.size()),
            apart: match problem.heads() < wave {
                // Whole heads would leave some blocks without.
                true => 1.0,
                false => apart(problem, pass),
            },
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
            let partials = 2.0 * (parts as f64 + heads) * self.sum_bytes;
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
        equal_parts(self.heads, self.tiles, self.most_parts, self.tiles_each)
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
        let rest = rest as f64 * self.idle(rest);
        UNEVEN * (full as f64 + rest) * self.head_bytes
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
