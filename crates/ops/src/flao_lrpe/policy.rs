//! Everything about a plan that was measured: which route a call takes, and how many rows its blocks have.

use gimbal_kernels_sys::flao::Sizes;
use gimbal_kernels_sys::flao_lrpe::fused::TILE_ROWS;
use gimbal_reference::{Activation, DType, FlaoLrpe, FlaoLrpeProblem, FlaoProblem};

use super::plan::{Pass, Problem};
use crate::device::Facts;
use crate::flao::{TILES_EACH, equal_parts};

/// How [`FlaoLrpe`](crate::FlaoLrpe) runs on a GPU.
///
/// # Example
/// ```
/// use gimbal_ops::{Activation, Device, Error, FlaoInputs, FlaoLrpe, FlaoLrpeRoute, bf16};
/// use ndarray::Array4;
///
/// let device = Device::best()?;
/// let x = device.tensor(&Array4::from_elem((1, 1, 8, 64), bf16::ONE))?;
/// let op = FlaoLrpe::default().gate_activation(Activation::Silu);
/// let route = op.forward_route(FlaoInputs::new(&x, &x, &x, &x))?;
/// // On the CPU the reference, which has no launches.
/// assert_eq!(route, device.is_cuda().then_some(FlaoLrpeRoute::Widened));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FlaoLrpeRoute {
    /// Queries and keys are encoded on their way to the tensor cores: f16 or bf16 on compute capability 9.0, of D and E in eights to 128,
    /// with a normaliser, but on ranks of a group, of E to 256 where a head has 512 queries and keys together, backward more than 128 of
    /// either, rotations of halves of all features or, of rows that do not become a softmax, with r in sixteens, rows of all that is read,
    /// do too, that begin at multiples of 16 bytes and do not overlap, and enough of them that roundings average out: 65536 elements of the
    /// queries or the keys and values, whichever have the fewest. A backward pass with dtheta never is, nor one with a normaliser of a
    /// softmax, or on ranks of a group, nor one of queries by a softmax with keys by a softmax, relu or sigmoid and values by relu, sigmoid
    /// or silu, which leave too little of dq; nor is what [`Flao`](crate::Flao) does alone, nor are, but on ranks of a group, heads without
    /// a normaliser of up to 128 queries and keys, or 64 where encoded features are more than 128.
    Fused,
    /// By separate launches, with what lies between them in the type of the inputs, if anything does.
    Separate,
    /// By separate launches, with what lies between them in f32, as few rows and sums that cancel need it of f16 and bf16, and of f16 the
    /// gradients of long sums of keys times values that have one sign.
    Widened,
}

/// Queries and keys of a head, from which on one with a normaliser and more columns of values than a launch takes is fused forward:
/// 10 × 38 heads of 576 and 9, D = 32, E = 184, take 156 µs, not 296, but 243 × 9 of 30 and 30, 88 and 256, 594, not 279 (H100).
/// Without a normaliser separate launches take as long or less.
const ROWS_OF_PARTS: usize = 512;

/// Queries or keys, up to which such a head is not fused backward: as many as FLAO takes in one launch in f32. 320 heads of 200 and
/// 200, D = 128, E = 192, take 588 µs, not 941, but 252 of 94 and 94, 104 and 208, 365, not 328 (H200).
const ROWS_OF_NO_PARTS_BACKWARD: usize = 128;

/// Queries and keys of a head, without a normaliser, up to which separate launches are faster, as FLAO's is then one that makes no
/// D′×E matrix: 2000 heads of 100 rows, D = E = 64, rotated, take 160 µs forward, 103 separately, and 304 and 235 backward; 528 of
/// 128 rows 72 and 75, 163 and 153 (H200).
const SHORT_ROWS: usize = 128;

/// The same of more encoded features than this: 528 heads of 128 rows, D′ = 256, E = 128, take 97 µs forward, 103 separately, and
/// 198 and 242 backward, but 510 of 64 rows 80 and 68, 164 and 133.
const SHORT_ROWS_OF_WIDE: usize = 64;
const WIDE: usize = 128;

/// Elements of the queries or the keys and values, whichever have the fewest, from which on roundings to 16 bits between launches
/// average out. Fewer take no time in f32 either.
pub(super) const ENOUGH_TO_ROUND: usize = 1 << 16;

/// Keys of one sign, times √E and the scale, from which on a gradient may be beyond f16, though what f' or an angle makes of it is not. With do
/// of order 1, sigmoid keys and relu values, which are 0.5 and 0.4 in the mean, dq̄ has a deviation of 0.2·M·√E: five of them leave a factor of
/// four.
const MOST_KEYS_IN_F16: f64 = 16384.0;

/// Rows that a block sums up, at least.
pub(super) const SUMMED_ROWS: usize = 256;

/// How often a block takes as many rows as it has threads for, at least, but of those that it sums up: before it takes any it finds
/// out where they are.
pub(super) const TURNS: usize = 4;

/// Blocks for each multiprocessor, from which on they take rows more often.
pub(super) const BLOCKS_EACH: usize = 8;

impl Problem<'_> {
    pub fn route(&self) -> FlaoLrpeRoute {
        let cancels = match self.pass {
            // 1 / den leaves the range of f16.
            Pass::Forward => self.dtype == DType::F16 && self.op.normalizer.is_some(),
            // The gradients of what is divided and of what divides are nearly opposite where values are alike.
            Pass::Backward { .. } => self.op.normalizer.is_some() || softmax_cancels(self.op),
        };
        let is_beyond = self.dtype == DType::F16
            && self.pass != Pass::Forward
            && leaves_f16(self.op, &self.shape.rows, self.ranks);
        let is_wide = !is_flao(self.op) && !rounds_enough(&self.shape.rows) || cancels || is_beyond;
        match self.dtype != DType::F32 && is_wide {
            true => FlaoLrpeRoute::Widened,
            false => FlaoLrpeRoute::Separate,
        }
    }
}

/// Whether nothing is left but FLAO, which rounds few rows well enough, and has kernels for short heads.
pub(super) fn is_flao(op: &FlaoLrpe) -> bool {
    let all = [op.q_f, op.k_f, op.v_f, op.g_f];
    let changes_nothing = all.iter().all(|&f| f == Activation::None);
    changes_nothing && op.encoding.is_none() && op.normalizer.is_none()
}

/// Whether dq of a softmax is what little kv differs from feature to feature: where f leaves features of keys and values one sign, or
/// a mean.
pub(super) fn softmax_cancels(op: &FlaoLrpe) -> bool {
    use Activation::{Relu, Sigmoid, Silu, Softmax};
    matches!(op.q_f, Softmax(_))
        && matches!(op.k_f, Relu | Sigmoid | Softmax(_))
        && matches!(op.v_f, Relu | Sigmoid | Silu)
}

/// Whether gradients that f' or an angle is still to change may be beyond f16: sums of keys and values of one sign, which f makes them.
fn leaves_f16(op: &FlaoLrpe, rows: &FlaoProblem, ranks: usize) -> bool {
    use Activation::{Relu, Sigmoid, Silu, Softmax};
    let have_one_sign = matches!(op.k_f, Relu | Sigmoid | Silu | Softmax(_))
        && matches!(op.v_f, Relu | Sigmoid | Silu);
    let keys = rows.keys as f64 * ranks as f64;
    have_one_sign && keys * (rows.value_features as f64).sqrt() * op.scale.abs() >= MOST_KEYS_IN_F16
}

/// Whether so many elements are rounded to 16 bits that their errors average out.
pub(super) fn rounds_enough(shape: &FlaoProblem) -> bool {
    let features = shape.features.min(shape.value_features);
    let fewest = [shape.batch, shape.heads, shape.queries.min(shape.keys)];
    let fewest = fewest.into_iter().fold(features, usize::saturating_mul);
    fewest >= ENOUGH_TO_ROUND
}

/// Whether separate launches are faster for heads of so few rows.
pub(super) fn is_short(op: &FlaoLrpe, shape: &FlaoLrpeProblem) -> bool {
    let most = match shape.width > WIDE {
        true => SHORT_ROWS_OF_WIDE,
        false => SHORT_ROWS,
    };
    op.normalizer.is_none() && shape.rows.queries.max(shape.rows.keys) <= most
}

/// Whether columns of values beyond those of a launch pay as launches of their own forward.
pub(super) fn has_rows_for_parts_forward(shape: &FlaoLrpeProblem) -> bool {
    shape.rows.queries.saturating_add(shape.rows.keys) >= ROWS_OF_PARTS
}

/// The same backward.
pub(super) fn has_rows_for_parts_backward(shape: &FlaoLrpeProblem) -> bool {
    shape.rows.queries.max(shape.rows.keys) > ROWS_OF_NO_PARTS_BACKWARD
}

/// As many as there are multiprocessors at most. A tile takes 2 to 8 µs, as its rows are encoded, so that heads of few are cut where a block then
/// has rows of one: on an H100 12 heads of 512, D = E = 128, with cosines take 41 µs backward in 96 parts, 60 in 24, two of 1000, rotated, 46 in 32,
/// 68 in 8, 12 of 512 forward 30 in 96, 37 in 24. But 20 of 1500, 112, 112, with a normaliser, take 128 in 120 and 143 in 132, of which
/// some have rows of two heads.
pub(super) fn blocks(sizes: Sizes, facts: &Facts) -> u32 {
    let heads = sizes.batch.saturating_mul(sizes.heads).max(1);
    let wave = i64::from(facts.multiprocessors);
    let tiles = tiles(sizes);
    let of_heads = heads.saturating_mul(tiles.min(wave / heads));
    equal_parts(heads, tiles, wave, TILES_EACH).max(of_heads) as u32
}

/// Of a head by a fused launch.
pub(super) fn tiles(sizes: Sizes) -> i64 {
    (sizes.rows + TILE_ROWS - 1) / TILE_ROWS
}
