//! How the work of a pass is cut into blocks: every threshold and choice, each with what was measured on an H200.

use gimbal_kernels_sys::lrpe::{
    Access, Activation, BLOCK_POSITIONS, Encoding, Groups, MAX_BLOCK_TOKENS, MAX_LANES,
    MAX_THREADS, Whole,
};
use serde::{Deserialize, Serialize};

use super::plan::Source;

/// How an LRPE kernel cuts its work into blocks of threads.
///
/// A block is `lanes` × `heads` × `tokens` threads, or as many warps of whole rows as these take. The lanes share a row, 16 or 8
/// bytes each where alignment allows; their number follows from the shapes and is at most 32. A thread then goes through
/// `tokens_per_thread` tokens of `batches` sequences, and uses the cosines and sines of a token for all of them; parts of the heads
/// count as sequences where there is one sequence and heads share a theta. Any values give the same result, as long as the block has
/// at most 128 threads and 64 tokens; only sums over tokens depend on them, in their last bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlockShape {
    /// Heads beside each other in a block.
    pub heads: u32,
    /// Tokens beside each other in a block; rounded up to whole warps for a softmax over more features than a warp holds.
    pub tokens: u32,
    /// Tokens that a thread goes through.
    pub tokens_per_thread: u32,
    /// Sequences that a thread goes through. The kernels of a sequence softmax stay within one, whatever this says.
    pub batches: u32,
}

/// How one pass of an [`Lrpe`](crate::Lrpe) runs. See [`default_forward_config`](crate::Lrpe::default_forward_config) for
/// what it is otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LrpeConfig {
    /// The kernel that writes o or dx.
    pub rows: BlockShape,
    /// The kernel that gathers the statistics of a sequence softmax; unused with any other activation.
    pub statistics: BlockShape,
}

/// How finely the work of a pass is cut, whatever its shape: what the autotuner chooses. [`Extent`] makes a block shape of
/// it for a given shape, so one cut serves all sizes that share a tuned config. The default one is only where a shape with few waves of blocks
/// begins, see [`Extent::of_few_waves`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cut {
    /// The most threads of a block, at least a warp.
    pub threads: u32,
    /// The most sequences that a thread goes through.
    pub batches: u32,
    /// Tokens that a thread goes through if there are as many sequences; more if there are fewer.
    pub tokens: u32,
    /// Tokens that a thread goes through where a single sequence cannot share its angles with others.
    pub tokens_of_one: u32,
    /// Blocks that gather the statistics of a sequence softmax, in percent of what the GPU holds at a time.
    pub statistics_percent: u32,
}

impl Cut {
    /// The default. What a thread does once, turning theta into rates, shows where it goes through fewer than six rows, and
    /// with more arithmetic on a row up to twelve: silu on a cosine takes 0.95 ms with six, 0.90 with nine; RMS norm 1.13
    /// with six, 0.91 with twelve (B = H = 12, N = 32768, D = 128); no f on a rotation of single elements 0.175 with six, 0.150 with
    /// twelve (B = 6, N = 8192, H = 16, D = 100, on an H100). On an H200, whose memory is faster, a cosine without f takes 0.98 of the
    /// time with nine, 0.96 where blocks have one head, a rotation 1.01; a cosine's softmax backward 0.95 with 24 (16 bits, B = H = 12, D = 128).
    ///
    /// Where one sequence has its angles to itself, more: 96 heads of 32768 tokens take, with 24 rows instead of 12, a cosine with silu
    /// 0.935 of the time, backward without f 0.95, a rotation with silu 0.97, without f 1.03; with 48 instead of 24 softmaxes 0.96 to 0.985
    /// (on an H200).
    pub fn of(
        (encoding, activation): (Encoding, Activation),
        is_backward: bool,
        source: Source,
        access: Access,
    ) -> Self {
        let (batches, tokens, tokens_of_one) = match (activation, source) {
            // The statistics of its columns are loaded once a thread, so it goes through more tokens, and stays within a
            // sequence.
            (Activation::SoftmaxSequence, _) => (1, 12, 12),
            // Nothing is shared: one sequence at a time, so that its positions are read in order.
            // Which angle is of which axis a thread finds out once: with two axes silu on a cosine of D = 96 takes 15 % less with 16 rows
            // than with 8, a rotation of D = 128 with three 8 % (on an H100); with one axis it makes no difference.
            (
                _,
                Source::Given {
                    axes: 2..,
                    shared: false,
                },
            ) => (1, 16, 16),
            (_, source) if !source.is_shared() => (1, 8, 8),
            (Activation::SoftmaxFeature | Activation::RmsNorm, _) => match encoding {
                Encoding::Cosine if is_backward => (6, 4, 48),
                _ => (6, 2, 48),
            },
            _ if access == Access::Element => (6, 2, 24),
            // A token's index on each axis costs more than a position.
            (_, Source::Grid { axes: 2.. }) => (6, 2, 12),
            (Activation::None, _) if encoding == Encoding::Rotate => (3, 2, 12),
            _ => (3, 3, 24),
        };
        Self {
            threads: MAX_THREADS,
            batches,
            tokens,
            tokens_of_one,
            statistics_percent: match source {
                Source::Packed => PACKED_STATISTICS_PERCENT,
                _ => 100,
            },
        }
    }
}

/// The same of packed sequences. Each has as many blocks, so in one wave those of the longest are waited for: backward, 94 sequences of 1811
/// tokens in the mean, H = 3, D = 96, take 0.41 ms, and 0.29 in four (on an H100).
const PACKED_STATISTICS_PERCENT: u32 = 400;

/// The fewest tokens that are worth a block beyond the first wave: 27 packed sequences of 90, H = 47, D = 32, take 0.036 ms in one, 0.045 in
/// four (on an H100).
const MIN_STRETCH_OF_MORE_WAVES: u32 = 128;

/// Threads of a warp.
pub(super) const WARP: u32 = 32;

/// The threads that share a row of so many vectors where they work together: as many, unless a power of two of them lets a warp
/// have no fewer rows, since that many are joined by fewer shuffles (D = 80 takes 0.139 ms with five lanes, 0.152 with eight; a
/// cosine of D = 160 0.250 with 20, 0.220 with 32, on an H100).
pub(super) const fn joined_lanes(vectors: u32) -> u32 {
    let padded = vectors.next_power_of_two();
    if WARP / padded == WARP / vectors {
        padded
    } else {
        vectors
    }
}

/// Lanes of a row of so many angles, single elements, of a rotation back with a softmax over the sequence, where so many are enough: twice
/// as many where that lets them go through the code of few angles, and rows are few. 6864 rows of 128 angles, f32, take 0.041 ms with 16 lanes,
/// 0.028 with 32, 27456 of them 0.082 and 0.068, and of 63, bf16, 0.048 with 8 and 0.038 with 16; but forward 6864 of 125, f16, 0.023 and 0.026
/// (on an H100).
pub(super) fn spread_lanes(lanes: u32, angles: u32, rows: u64) -> u32 {
    let spread = 2 * lanes;
    let are_few = rows.saturating_mul(spread.into()) <= MOST_SPREAD_LANES;
    match angles > FEW_ANGLES * lanes && spread <= MAX_LANES && are_few {
        true => spread,
        false => lanes,
    }
}

/// As many angles of a lane have code of their own there.
const FEW_ANGLES: u32 = 6;

const MOST_SPREAD_LANES: u64 = 1 << 20;

/// In how many parts the heads of queries and keys are gone through like sequences that share their angles, where there is
/// one sequence. With softmax, N = 16384 and D = 80, 32 heads take 0.074 ms in one part, 0.064 in four, and 5 heads 0.022 in one,
/// 0.016 in five; in three parts silu and D = 96 took 0.026, in one 0.023, 6 heads (on an H100).
pub(super) fn parts_of_heads([heads, beside]: [u32; 2]) -> u32 {
    let mut choices = [4, 2, 5, 7].into_iter();
    choices
        .find(|&parts| heads.is_multiple_of(parts) && beside.is_multiple_of(parts))
        .unwrap_or(1)
}

/// Below so many waves of the blocks of the default cut it counts how full the last one is. Beyond, a cut that is best by
/// [`Extent::time`] takes up to 7 % longer, since threads go through more sequences at a time. From five on some do, too: a cosine of 144 heads on
/// 37 × 61 takes 70.9 µs, not 68.0, but the mean of what has five to six takes 0.96 of the time.
const FEW_WAVES: u64 = 6;

/// Sequences of a thread and tokens of each that are tried there. On an H200 in a graph, with B = H = 12, D = 128, µs: a cosine of n = 256
/// 11.8 → 9.5, of 512 17.7 → 15.7, a rotation with silu of 1024 25.1 → 22.2, with softmax backward 34.2 → 29.7, and of 5 × 10 heads of
/// 3001 37.8 → 31.7, forward 29.8 → 24.3; of 240 random problems eight take over 1.03 of the time, the worst 1.17.
const FEW_WAVES_CUTS: [(u32, u32); 10] = [
    (2, 2),
    (6, 1),
    (3, 2),
    (4, 2),
    (3, 3),
    (6, 2),
    (12, 1),
    (4, 4),
    (6, 4),
    (12, 2),
];

/// Threads of a multiprocessor that keep memory busy.
const THREADS_OF_MEMORY: u32 = 384;

/// Blocks that keep a multiprocessor busy enough: with fewer it pays to give threads fewer rows, though each then turns
/// theta into rates for less.
const BUSY_BLOCKS: u64 = 2;

/// With so many blocks there are enough of few tokens beside each other: on an NVIDIA H100 55 × 49 heads of 36 tokens, 34 of 48 angles rotated by
/// single elements, took 0.122 ms backward, 0.089 with this and by 16-byte pieces, and take 0.073 with four heads a block.
const MANY_BLOCKS: u64 = 4;

/// Whether neighbouring blocks go through the tokens before the heads: along what is nearer in memory. On (B, H, N, D) heads
/// first gives each block a DRAM page of its own, and takes 0.61 ms instead of 0.58.
pub(super) const fn tokens_first(heads_are_nearer: bool) -> bool {
    !heads_are_nearer
}

/// Waves of blocks that leave sums of a weight's gradient beside dx, where threads have more rows than these in fewer. A rotation of
/// 10 sequences of 4118 tokens, H = 11, D = 48, takes 0.058 ms in one full wave, 0.061 in two; a cosine of 30 of 706 with offsets, H = 20,
/// D = 160, 0.41 in one and a little, 0.28 in two, 0.29 in four (on an H100).
const SUMMED_WAVES: u64 = 4;
const SUMMED_ROWS: u64 = 128;

/// Rows that take as long as what a thread of such a block does once.
const BLOCK_ROWS: u64 = 3;

/// How many ways more to divide the batch are looked at in the first stage of gradients.
const GRADIENT_CHOICES: u32 = 8;

/// The most sequences of a thread in the first stage of gradients with a softmax over the sequence: it loads the statistics of
/// its columns for each row, which should stay in L1.
pub(super) const MOST_GRADIENT_SEQUENCES: u32 = 4;

/// The fewest rows of a thread there, of a packed sequence of average length.
const FEWEST_GRADIENT_ROWS: u32 = 4;

/// Terms of a thread in the second stage of gradients, which it loads at once.
pub(super) const TERMS: u32 = 8;

/// The fewest tokens worth a partial result.
const MIN_STRETCH: u32 = 32;

/// The most partial results of a column. One head of 32768 tokens, D = 128, forward: 20 µs with 256, 30 with 1024 (H100).
const MOST_STRETCHES: u64 = 256;

/// Partial results of a thread that merges them, of so few threads that eight columns are beside each other in a block, and of more. With
/// all of a column's in one thread, one head of 32768 tokens took 69 µs, and with eight in each this launch 3 to 7, not 1.3 to 2 (H100).
const STRETCHES: [u32; 2] = [2, 8];

/// The threads that merge the partial results of a column, a power of two.
pub(super) fn finish_parts(stretches: u32) -> u32 {
    let [few, many] = STRETCHES.map(|each| stretches / each);
    few.min(MAX_THREADS / 8)
        .max(many)
        .clamp(1, MAX_THREADS)
        .next_power_of_two()
}

/// The blocks of a softmax over the sequence in one launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WholeShape {
    /// Threads beside each other on a row.
    pub lanes: u32,
    /// Tokens beside each other.
    pub tokens: u32,
    /// Rows of a thread.
    pub rows: u32,
    /// Blocks of a cluster.
    pub blocks: u32,
}

impl WholeShape {
    /// For so many heads of all sequences, in rows of so many vectors of angles, in clusters of at most so many blocks, where the GPU holds
    /// so many blocks at a time; none for sequences that two passes are faster for, or that there is no room for.
    ///
    /// µs on an H100 with B = H = 12, D = 128, bf16, of the best of several builds, after those of two passes: a rotation forward of n = 63
    /// 18.4 → 9.3, of 2048 92.8 → 83, backward of 1024 76.1 → 73.5; a cosine forward of 4096 230 → 208, backward of 2048 189 → 175. More rows
    /// of a thread are fewer threads, and fewer rows more blocks that each turn theta into rates and wait for each other.
    ///
    /// With more blocks than that a thread has as many rows as it may: a cosine of 93 × 13 heads of 36 tokens, D = 208, takes 31.6 µs forward in
    /// blocks of one warp, 83.9 of four; backward 197 × 22 of 10, D = 184, 34.6 and 87 (bf16, on an H100).
    pub fn of(
        form: Whole,
        heads: u64,
        vectors: u32,
        tokens: u32,
        most_blocks: u32,
        resident: u64,
    ) -> Option<Self> {
        let (most_tokens, most_features) = match (form.encoding, form.is_backward) {
            (Encoding::Rotate, false) => (2048, 64),
            (Encoding::Cosine, false) => (4096, 64),
            (Encoding::Rotate, true) => (1024, 32),
            (Encoding::Cosine, true) => (2048, 32),
        };
        if tokens > most_tokens {
            return None;
        }
        let of_row = form.inputs() * Whole::WIDTH;
        // 128 bytes of x, or fewer where that leaves fewer lanes idle, or the sequence is long.
        let widths = [1, 2, 4].map(|over| 128 / (of_row * form.element.size()) / over);
        let widths = widths.into_iter().filter(|&lanes| lanes >= FEWEST_LANES);
        let of_vectors = |lanes: &u32| vectors.next_multiple_of(*lanes);
        let widest = widths.clone().min_by_key(of_vectors)?;
        let widths = widths.filter(|&lanes| lanes <= widest);
        let clusters = [1, 2, 4, 8].into_iter();
        let clusters = clusters.filter(|&blocks| blocks <= most_blocks);
        let shapes = widths.flat_map(|lanes| {
            let lanes = lanes.min(vectors.next_power_of_two());
            clusters.clone().map(move |blocks| (lanes, blocks))
        });
        let mut shapes = shapes.map(|(lanes, blocks)| {
            let most = tokens.div_ceil(blocks).next_power_of_two();
            let beside = (MAX_THREADS / lanes).min(MAX_BLOCK_TOKENS);
            let fewest = WARP.div_ceil(lanes);
            let beside = most.clamp(fewest, beside);
            let all = heads.saturating_mul((vectors.div_ceil(lanes) * blocks).into());
            let beside = match all > resident {
                true => {
                    let rows = (most_features / of_row).max(1);
                    let enough = tokens.div_ceil(rows * blocks).next_power_of_two();
                    enough.clamp(fewest, beside)
                }
                false => beside,
            };
            Self {
                lanes,
                tokens: beside,
                rows: tokens.div_ceil(beside * blocks),
                blocks,
            }
        });
        shapes.find(|shape| shape.rows * of_row <= most_features)
    }
}

/// The blocks of a pass with a softmax over a long sequence in one launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GroupShape {
    /// Blocks of a group.
    pub blocks: u32,
    pub groups: u32,
}

impl GroupShape {
    /// The fewest heads: one of 32768 tokens takes 19.6 µs, in two passes 15.9, but four of 8192 15.5, not 16.8 (rotated; in a graph, H100).
    const FEWEST_HEADS: u64 = 4;

    /// The fewest where a cluster has room for a sequence, forward and backward: 48 of 2048 tokens take 32.1 µs, by clusters 31.7, but 144 take 75,
    /// not 79 (rotated; in a graph, H100); backward 24 of 1024 20.6 by call, by clusters 19.9, but 48 27.4, not 30.2.
    const HEADS_BESIDE_CLUSTERS: [u64; 2] = [96, 48];

    /// Slots that a warp should be behind by, beyond those of a head, forward and backward: with none, four, six 144 heads of 8192 tokens take 243,
    /// 230, 224 µs, of 16384 488, 455, 446 (the same). Backward 144 of 4096 take 199 µs with three, 194 with five, and 214 with seven, but in groups
    /// of 16, 22, 32 blocks.
    const AHEAD: [u32; 2] = [6, 5];

    /// For so many heads of all sequences, on a GPU that holds so many blocks at a time; none where two passes, or a cluster, are faster.
    ///
    /// ms on an H100 with B = H = 12, bf16, in a graph, after those of two passes or of a cluster: a rotation of n = 1024 0.044 → 0.047, of
    /// 2048 0.079 → 0.063, of 32768 1.218 → 0.975; a cosine of 2048 0.089 → 0.093, of 4096 0.207 → 0.171, of 32768 1.634 → 1.449. A rotation
    /// backward, by call, of 768 0.064 → 0.047, of 8192 0.505 → 0.412. On an H200, whose memory is faster, a rotation of 2048 takes 0.074 → 0.053,
    /// of 32768 0.935 → 0.783; backward, by call, of 7168 0.326 → 0.323, of 8192 0.368 → 0.387.
    pub fn of(
        form: Groups,
        heads: u64,
        tokens: u32,
        resident: u32,
        memory_is_fast: bool,
    ) -> Option<Self> {
        let (fewest, most_of_cluster, most) = match (form.encoding, form.is_backward) {
            (Encoding::Rotate, false) => (2048, 2048, 32768),
            (Encoding::Cosine, false) => (3073, 4096, u32::MAX),
            (_, true) => (513, 1024, if memory_is_fast { 7168 } else { 8192 }),
        };
        let pass = usize::from(form.is_backward);
        let fewest_heads = match tokens <= most_of_cluster {
            true => Self::HEADS_BESIDE_CLUSTERS[pass],
            false => Self::FEWEST_HEADS,
        };
        if !(fewest..=most).contains(&tokens) || heads < fewest_heads {
            return None;
        }
        let shapes = (1..=resident).filter_map(|blocks| {
            let slots = tokens.div_ceil(Groups::WARPS * form.slot_tokens() * blocks);
            let groups = narrow(heads.min((resident / blocks).into()));
            let steps = heads.div_ceil(groups.into()) * u64::from(slots);
            let missing = (slots + Self::AHEAD[pass]).saturating_sub(form.behind());
            let shape = Self { blocks, groups };
            form.holds(slots)
                .then_some((steps, groups == 1, missing, shape))
        });
        // Of those that are even two groups, since all blocks in one wait for each, then the smallest, whose columns are there soonest.
        let best = shapes.min_by_key(|&(steps, is_one, missing, _)| (steps, is_one, missing));
        best.map(|(.., shape)| shape)
    }
}

/// Elements of x above which a backward pass of a rotation of 16 bits is faster in two: 4968 heads of 69 tokens, D = 128, take 0.213 ms in one,
/// 0.184 in two, 192 of 334, D = 224, 0.074 and 0.063; but 144 of 512, D = 128, 0.042 and 0.045 (on an H100).
const MOST_TURNED_BACK: u64 = 12 << 20;

/// The same of rows that begin within 32 bytes, of which slices take parts that others take, too: a cosine of 736 heads of 857 tokens, D = 72,
/// takes 0.278 ms forward in one, 0.145 in two; but 230 of 466, D = 88, 0.034 and 0.038 (on an H100).
const MOST_WITHIN_SECTORS: u64 = 24 << 20;

/// Tokens and elements above both of which a backward pass of a cosine of 16 bits is faster in two where memory is fast: 144 heads of 1536
/// tokens take 0.105 ms in one, 0.111 in two, of 2048 0.148 and 0.141 (D = 128, on an H200, but 0.161 and 0.189 on an H100).
const MOST_BESIDE_FAST_MEMORY: (u32, u64) = (1536, 24 << 20);

/// Whether one launch may be faster for sequences of so many tokens, so many elements of x, in rows of so many features.
pub(super) fn whole_may_pay(
    form: Whole,
    tokens: u32,
    elements: u64,
    features: u32,
    memory_is_fast: bool,
) -> bool {
    let size = form.element.size();
    let rotates = form.encoding == Encoding::Rotate;
    let is_narrow_backward = form.is_backward && size == 2;
    let begins_within = !(features * size).is_multiple_of(32);
    let (most_tokens, most_elements) = MOST_BESIDE_FAST_MEMORY;
    let is_long = tokens > most_tokens && elements > most_elements;
    !(is_narrow_backward && rotates && elements > MOST_TURNED_BACK
        || is_narrow_backward && !rotates && memory_is_fast && is_long
        || begins_within && elements > MOST_WITHIN_SECTORS)
}

/// Lanes that read 32 bytes or more beside each other.
const FEWEST_LANES: u32 = 4;

/// What a block shape is chosen from. Every number but `beside` is at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    pub batches: u32,
    pub tokens: u32,
    pub heads: u32,
    /// Heads of keys that are encoded beside the queries, or 0. No block has heads of both.
    pub beside: u32,
    /// The threads that share a row.
    pub lanes: u32,
    /// Blocks are whole warps, whose lanes reduce together.
    pub whole_warps: bool,
    /// Warps have whole rows, as many as they have room for.
    pub of_warps: bool,
    /// Positions of a token that a block keeps.
    pub positions: u32,
    /// Whether the next head is nearer in memory than the next token.
    pub heads_are_nearer: bool,
    /// Whether each sequence has positions of its own, in memory.
    pub own_positions: bool,
    /// Whether blocks stay within sequences, all of which are as long.
    pub one_sequence: bool,
    /// Of the GPU.
    pub multiprocessors: u32,
}

impl Extent {
    /// For the kernel that writes o or dx.
    pub fn rows(&self, cut: Cut) -> BlockShape {
        let (heads, tokens) = self.block(cut.threads);
        let (heads, tokens) = self.of_short_sequences(heads, tokens, cut);
        // Even parts, so that no block has much less to do than the others. Sequences that share nothing are gone through one by one, but
        // if they have too few tokens for a thread.
        let most = match self.own_positions {
            true => {
                (cut.tokens_of_one / self.tokens.div_ceil(tokens)).min(self.kept_tokens(tokens, 1))
            }
            false => 1,
        };
        let most = cut.batches.max(most).max(1);
        // One more where that makes the parts even: with silu and D = 96 four sequences two by two take 0.110 ms, together 0.106.
        let more = self.batches.is_multiple_of(most + 1) && !self.batches.is_multiple_of(most);
        let parts = match more && most > 1 {
            true => self.batches / (most + 1),
            false => self.batches.div_ceil(most),
        };
        let even = self.batches.div_ceil(parts);
        let tokens_per_thread = match even {
            1 => cut.tokens_of_one,
            _ => (cut.batches * cut.tokens).div_ceil(even),
        };
        let shape = BlockShape {
            heads,
            tokens,
            tokens_per_thread: tokens_per_thread.min(self.kept_tokens(tokens, even)),
            batches: even,
        };
        self.spread_out(shape)
    }

    /// This cut, or, where its blocks are few waves, that of the least time, of a kernel of which a multiprocessor holds `resident` blocks
    /// of so many threads at a time.
    pub fn of_few_waves(&self, cut: Cut, resident: impl Fn(u32) -> u32) -> Cut {
        let shape = self.rows(cut);
        let rows = shape.heads * shape.tokens;
        let threads = match self.of_warps {
            true => rows.div_ceil(WARP / self.lanes) * WARP,
            false => rows * self.lanes,
        };
        let resident = u64::from(resident(threads).max(1));
        let few = FEW_WAVES * resident * u64::from(self.multiprocessors);
        if self.own_positions || self.blocks(&shape) >= few {
            return cut;
        }
        let choices = FEW_WAVES_CUTS.map(|(batches, tokens)| Cut {
            batches,
            tokens,
            tokens_of_one: batches * tokens,
            ..cut
        });
        let busy = THREADS_OF_MEMORY.div_ceil(threads).into();
        let all = [cut].into_iter().chain(choices);
        let time = |cut: &Cut| self.time(&self.rows(*cut), resident, busy);
        all.min_by_key(time).unwrap_or(cut)
    }

    /// What a multiprocessor that has as many blocks as any takes for all, in waves of so many blocks, where as many as `busy` take as long
    /// as one: in rows of a block at the speed of memory. What a thread does once is worth two rows, and a token's angles one.
    fn time(&self, shape: &BlockShape, resident: u64, busy: u64) -> u64 {
        let blocks = self.blocks(shape).div_ceil(self.multiprocessors.into());
        let [tokens, batches] = [shape.tokens_per_thread, shape.batches].map(u64::from);
        let rows = (tokens * batches).saturating_add(tokens + 2);
        let last = match blocks % resident {
            0 => 0,
            last => last.max(busy),
        };
        rows.saturating_mul(blocks / resident * resident.max(busy) + last)
    }

    /// For the kernel that writes dx and leaves sums of a weight's gradient: few waves of the blocks that the GPU holds at a time, since each
    /// leaves a result, of which the last is as full as may be.
    pub fn summed(&self, resident_blocks: u32, cut: Cut) -> BlockShape {
        let (heads, tokens) = self.block(MAX_THREADS);
        let steps = self.tokens.div_ceil(tokens);
        let wave = u64::from(resident_blocks.max(1));
        let all = [self.head_tiles(heads), steps, self.batches];
        let all = all.into_iter().map(u64::from).fold(1, u64::saturating_mul);
        // As many sequences as share a token's angles, then tokens, whose positions are read in order, then more sequences.
        let of_rows = |rows: u32| {
            let batches = even(self.batches, cut.batches.min(rows));
            let room = self.kept_tokens(tokens, batches);
            let tokens_per_thread = even(steps, rows.div_ceil(batches).min(room));
            let more = match self.own_positions {
                true => room / tokens_per_thread,
                false => u32::MAX,
            };
            let more = rows.div_ceil(tokens_per_thread).min(more);
            BlockShape {
                heads,
                tokens,
                tokens_per_thread,
                batches: even(self.batches, more.max(batches)),
            }
        };
        let rows =
            |shape: &BlockShape| u64::from(shape.tokens_per_thread) * u64::from(shape.batches);
        let time = |shape: &BlockShape| {
            let waves = self.blocks(shape).div_ceil(wave);
            waves.saturating_mul(rows(shape) + BLOCK_ROWS)
        };
        let choices = (1..=SUMMED_WAVES).flat_map(|waves| (0..3).map(move |more| (waves, more)));
        let shapes = choices.filter_map(|(waves, more)| {
            let fewest = narrow(all.div_ceil(wave.saturating_mul(waves)));
            let shape = of_rows(fewest.saturating_add(cut.batches.saturating_mul(more)));
            (waves == SUMMED_WAVES || rows(&shape) <= SUMMED_ROWS).then_some(shape)
        });
        // There is one of the most waves at least.
        shapes.min_by_key(time).unwrap_or_else(|| self.rows(cut))
    }

    /// Tokens of a thread whose positions a block keeps.
    fn kept_tokens(&self, tokens: u32, batches: u32) -> u32 {
        let sequences = if self.own_positions { batches } else { 1 };
        let kept = [tokens, self.positions, sequences]
            .into_iter()
            .fold(1, u32::saturating_mul);
        match kept {
            0 => u32::MAX,
            kept => (BLOCK_POSITIONS / kept).max(1),
        }
    }

    /// For the statistics of a sequence softmax: one wave of the blocks that the GPU holds at a time, or a part of it. More
    /// end in a wave that is not full, and leave more partial results to merge.
    pub fn statistics(&self, resident_blocks: u32, cut: Cut) -> BlockShape {
        let columns = |heads| u64::from(self.batches) * u64::from(self.head_tiles(heads));
        // Where few short sequences would leave half of the GPU idle, fewer heads beside each other, and more tokens: backward, 6 of 22
        // tokens, H = 52, D = 256, f32, take 0.095 ms with four heads and one token, 0.053 with one and four (on an H100).
        let (widest, beside) = self.block(MAX_THREADS);
        let parts = u64::from(self.tokens.div_ceil(MIN_STRETCH));
        let fills = |&heads: &u32| 2 * columns(heads) * parts >= u64::from(resident_blocks);
        let mut narrower = (1..=widest).rev();
        let heads = narrower
            .find(|heads| widest.is_multiple_of(*heads) && fills(heads))
            .unwrap_or(1);
        let tokens = (widest / heads * beside).min(MAX_BLOCK_TOKENS);
        let (heads, tokens) = self.of_short_sequences(heads, tokens, cut);
        let wave = u64::from(resident_blocks) / columns(heads);
        let percent = match self.batches {
            1 => cut.statistics_percent.min(100),
            _ => cut.statistics_percent,
        };
        let blocks = u64::from(resident_blocks) * u64::from(percent) / 100;
        let of_more = u64::from(self.tokens / MIN_STRETCH_OF_MORE_WAVES).max(wave);
        let stretches = (blocks / columns(heads)).min(of_more);
        let stretches = stretches.clamp(1, MOST_STRETCHES);
        let stretch = narrow(u64::from(self.tokens).div_ceil(stretches)).max(MIN_STRETCH);
        BlockShape {
            heads,
            tokens,
            tokens_per_thread: stretch.div_ceil(tokens),
            batches: 1,
        }
    }

    /// For the first stage of the gradients of what all tokens share: at most one wave of the blocks that the GPU holds at a
    /// time, because each leaves a partial result. In it a thread has at most `most_batches` sequences, if they are enough; where
    /// that is one it has one, in as many waves as the statistics of packed sequences, but of [`FEWEST_GRADIENT_ROWS`] and more.
    pub fn gradients(&self, resident_blocks: u32, most_batches: u32) -> BlockShape {
        let (heads, tokens) = self.block(MAX_THREADS);
        let (waves, fewest_rows) = match most_batches {
            1 => (PACKED_STATISTICS_PERCENT / 100, FEWEST_GRADIENT_ROWS),
            _ => (1, 1),
        };
        let tiles = (resident_blocks.saturating_mul(waves) / self.head_tiles(heads)).max(1);
        let steps = self.tokens.div_ceil(tokens);
        let fewest = match most_batches {
            1 => self.batches,
            most => self.batches.div_ceil(most).min(tiles),
        };
        // As few parts of the batch as give a thread the fewest rows: a token's angles serve all of its sequences.
        let first = fewest.max((tiles / steps).min(self.batches));
        let last = first.max(
            first
                .saturating_add(GRADIENT_CHOICES)
                .min(tiles)
                .min(self.batches),
        );
        let shapes = (first..=last).map(|batch_tiles| BlockShape {
            heads,
            tokens,
            tokens_per_thread: steps
                .div_ceil(steps.min(tiles / batch_tiles).max(1))
                .max(fewest_rows),
            batches: self.batches.div_ceil(batch_tiles),
        });
        let rows =
            |shape: &BlockShape| u64::from(shape.tokens_per_thread) * u64::from(shape.batches);
        shapes.min_by_key(rows).expect("the range has its first")
    }

    /// Heads and tokens of a block: where heads are nearer in memory than tokens, as many heads as divide the work evenly, or
    /// that of queries and keys nearly so, and leave at most a tenth of the threads out, and tokens for what is left of the threads. With five lanes a row (D = 80)
    /// one head and 25 tokens take 0.116 ms, eight heads and three tokens 0.101 (B = 4, N = 8192, H = 32).
    fn block(&self, threads: u32) -> (u32, u32) {
        let rows = match self.of_warps {
            true => threads / WARP * (WARP / self.lanes),
            false => threads / self.lanes,
        };
        let rows = rows.max(1);
        let divides = |heads: &u32| {
            let (there, blocks) = (self.heads + self.beside, self.head_tiles(*heads));
            let fit = match self.beside {
                0 => there == blocks * heads,
                _ => 10 * u64::from(there) >= 9 * u64::from(blocks) * u64::from(*heads),
            };
            fit && (!self.whole_warps || rows.is_multiple_of(*heads))
        };
        let used = |heads: u32| heads * (rows / heads);
        let choices = || (1..=rows.min(self.heads.max(self.beside))).filter(divides);
        let most = choices().map(used).max().unwrap_or(1);
        let widest = match (
            self.heads_are_nearer || self.tokens == 1,
            self.own_positions,
        ) {
            (true, _) => rows,
            // A thread waits for the positions of its tokens: with 8 heads and 2 tokens in a block they have mostly been read
            // before, 0.136 ms; with one head and 16 tokens 0.145 (B = 4, N = 8192, H = 32, D = 128).
            (false, true) => (rows / 2).max(1),
            (false, false) => 1,
        };
        let heads = choices()
            .filter(|&heads| heads <= widest && (widest == 1 || 10 * used(heads) >= 9 * most))
            .max()
            .unwrap_or(1);
        let most = (rows / heads).min(MAX_BLOCK_TOKENS);
        // No more tokens than there are, but whole warps where they must be.
        let warp = match self.whole_warps {
            true => (WARP / self.lanes).div_ceil(heads).next_power_of_two(),
            false => 1,
        };
        let tokens = self.tokens.next_power_of_two().clamp(warp.min(most), most);
        (heads, tokens)
    }

    /// Heads and tokens beside each other, of so many and so many at most: of many short sequences, which have a block each, no more tokens
    /// than leave a thread the rows that it may have, in whole warps, and in blocks of warps, which take room for the most that they may
    /// have, heads instead.
    fn of_short_sequences(&self, heads: u32, most: u32, cut: Cut) -> (u32, u32) {
        let sequences = u64::from(self.batches) * u64::from(self.head_tiles(heads));
        if !self.one_sequence || sequences < u64::from(self.multiprocessors) * MANY_BLOCKS {
            return (heads, most);
        }
        let rows_of_warp = (WARP / self.lanes).max(1);
        let fewest = self.tokens.div_ceil(cut.tokens_of_one.max(1));
        let rows = (fewest * heads).next_multiple_of(rows_of_warp);
        let tokens = (rows / heads).clamp(1, most);
        let room = match self.of_warps {
            true => cut.threads / WARP * rows_of_warp / tokens,
            false => heads,
        };
        // No more than a tenth of the threads without a head.
        let fills = |&more: &u32| {
            10 * u64::from(self.heads) >= 9 * u64::from(self.heads.div_ceil(more) * more)
        };
        let heads = (heads..=room).rev().find(fills).unwrap_or(heads);
        (heads, tokens)
    }

    /// Blocks beside each other over the heads.
    fn head_tiles(&self, heads: u32) -> u32 {
        self.heads.div_ceil(heads) + self.beside.div_ceil(heads)
    }

    /// Gives threads less to do where there would not be enough of them.
    fn spread_out(&self, mut shape: BlockShape) -> BlockShape {
        let enough = u64::from(self.multiprocessors) * BUSY_BLOCKS;
        while self.blocks(&shape) < enough {
            if shape.tokens_per_thread > 1 {
                shape.tokens_per_thread = shape.tokens_per_thread.div_ceil(2);
            } else if shape.batches > 1 {
                shape.batches = shape.batches.div_ceil(2);
            } else {
                break;
            }
        }
        shape
    }

    /// The blocks of a launch; the largest u64 if there are more.
    pub fn blocks(&self, shape: &BlockShape) -> u64 {
        let tokens_per_block = u64::from(shape.tokens) * u64::from(shape.tokens_per_thread);
        let tiles = [
            u64::from(self.head_tiles(shape.heads)),
            u64::from(self.tokens).div_ceil(tokens_per_block),
            u64::from(self.batches.div_ceil(shape.batches)),
        ];
        tiles.into_iter().fold(1, u64::saturating_mul)
    }
}

/// The most of `all` in each of as few parts as have no more than `most`.
fn even(all: u32, most: u32) -> u32 {
    all.div_ceil(all.div_ceil(most.max(1)).max(1))
}

/// Of a part of a u32.
fn narrow(part: u64) -> u32 {
    u32::try_from(part).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use gimbal_kernels_sys::ElementType;
    use proptest::prelude::*;

    use super::*;

    fn cut(batches: u32, tokens: u32, tokens_of_one: u32) -> Cut {
        Cut {
            batches,
            tokens,
            tokens_of_one,
            ..Cut::of(
                (Encoding::Rotate, Activation::None),
                false,
                Source::Line,
                Access::Vector,
            )
        }
    }

    const BNHD: Extent = Extent {
        batches: 12,
        tokens: 8192,
        heads: 12,
        beside: 0,
        lanes: 8,
        heads_are_nearer: true,
        own_positions: false,
        one_sequence: false,
        whole_warps: false,
        of_warps: false,
        positions: 0,
        multiprocessors: 132,
    };

    #[test]
    fn a_block_follows_memory() {
        let shape = BNHD.rows(cut(3, 2, 8));
        assert_eq!((shape.heads, shape.tokens), (4, 4));
        assert_eq!((shape.tokens_per_thread, shape.batches), (2, 3));
        let bhnd = Extent {
            heads_are_nearer: false,
            ..BNHD
        };
        let shape = bhnd.rows(cut(3, 2, 8));
        assert_eq!((shape.heads, shape.tokens), (1, 16));
    }

    #[test]
    fn few_waves_are_full() {
        let shape = |extent: Extent, resident| {
            let shape = extent.rows(extent.of_few_waves(cut(3, 3, 24), |_| resident));
            let waves = extent.blocks(&shape) as f64 / f64::from(132 * resident);
            (shape.tokens_per_thread, shape.batches, waves)
        };
        let short = Extent {
            tokens: 256,
            lanes: 16,
            ..BNHD
        };
        assert_eq!(shape(short, 5), (1, 12, 384.0 / 660.0));
        let uneven = Extent {
            batches: 5,
            tokens: 3001,
            heads: 10,
            ..BNHD
        };
        let (tokens, batches, waves) = shape(uneven, 5);
        assert!(waves < 1.0, "{tokens} {batches} {waves}");
        // Of many there is no need.
        let many = Extent {
            tokens: 32768,
            ..BNHD
        };
        assert_eq!(shape(many, 5).0, 3);
    }

    #[test]
    fn one_sequence_gives_a_thread_several_tokens() {
        let single = Extent {
            batches: 1,
            tokens: 32768,
            ..BNHD
        };
        let shape = single.rows(cut(3, 2, 8));
        assert_eq!((shape.tokens_per_thread, shape.batches), (8, 1));
    }

    #[test]
    fn many_short_sequences_have_few_tokens_beside_each_other() {
        let short = |batches, heads, one_sequence| {
            let extent = Extent {
                batches,
                tokens: 36,
                heads,
                of_warps: true,
                one_sequence,
                ..BNHD
            };
            let cut = cut(1, 12, 12);
            [extent.rows(cut), extent.statistics(132 * 3, cut)]
                .map(|shape| (shape.heads, shape.tokens))
        };
        assert_eq!(short(55, 49, true), [(4, 4); 2]);
        assert_eq!(short(550, 3, true), [(3, 4); 2]);
        assert_eq!(short(550, 7, true), [(1, 4); 2]);
        assert_eq!(short(55, 49, false), [(1, 16); 2]);
        assert_eq!(short(5, 49, true), [(1, 16); 2]);
    }

    #[test]
    fn few_rows_have_more_lanes() {
        let lanes = spread_lanes;
        assert_eq!(lanes(16, 128, 6 * 22 * 52), 32);
        assert_eq!(lanes(16, 122, 100_000), 16);
        assert_eq!(lanes(16, 96, 100), 16, "few angles as it is");
        assert_eq!(lanes(32, 256, 100), 32);
    }

    #[test]
    fn one_token_fills_blocks_with_heads_in_either_layout() {
        for heads_are_nearer in [false, true] {
            let decode = Extent {
                tokens: 1,
                heads: 32,
                heads_are_nearer,
                ..BNHD
            };
            let shape = decode.rows(cut(3, 2, 8));
            assert_eq!((shape.heads, shape.tokens), (16, 1), "{heads_are_nearer}");
        }
    }

    #[test]
    fn little_work_is_spread_over_the_gpu() {
        let tiny = Extent {
            tokens: 3,
            batches: 2,
            ..BNHD
        };
        let shape = tiny.rows(cut(3, 2, 8));
        assert_eq!((shape.tokens_per_thread, shape.batches), (1, 1));
    }

    #[test]
    fn statistics_are_one_wave() {
        for tokens in [2048, 8192, 32768, 100_003] {
            let extent = Extent { tokens, ..BNHD };
            let resident = 132 * 7;
            let blocks = extent.blocks(&extent.statistics(resident, cut(1, 1, 1)));
            assert!(blocks <= u64::from(resident), "{tokens}: {blocks}");
            assert!(blocks * 10 >= u64::from(resident) * 9, "{tokens}: {blocks}");
        }
    }

    #[test]
    fn few_columns_leave_no_more_partial_results_than_are_merged_fast() {
        for heads in 1..5 {
            let extent = Extent {
                batches: 1,
                tokens: 32768,
                heads,
                ..BNHD
            };
            let shape = extent.statistics(132 * 8, cut(1, 1, 1));
            let tokens = shape.tokens * shape.tokens_per_thread;
            let stretches = extent.tokens.div_ceil(tokens);
            assert!(stretches <= 256, "{heads}: {shape:?}");
            assert!(
                stretches / finish_parts(stretches) <= 8,
                "{heads}: {shape:?}"
            );
        }
    }

    #[test]
    fn statistics_of_few_short_sequences_have_few_heads_a_block() {
        let few = Extent {
            batches: 6,
            tokens: 22,
            heads: 52,
            lanes: 32,
            ..BNHD
        };
        let shape = few.statistics(132 * 7, cut(1, 1, 1));
        assert_eq!((shape.heads, shape.tokens), (1, 4));
        let many = Extent { batches: 60, ..few };
        let shape = many.statistics(132 * 7, cut(1, 1, 1));
        assert_eq!((shape.heads, shape.tokens), (4, 1));
    }

    #[test]
    fn statistics_of_packed_sequences_are_several_waves_of_long_stretches() {
        let packed = |batches, tokens| {
            let extent = Extent {
                batches,
                tokens,
                heads: 3,
                lanes: 6,
                ..BNHD
            };
            let f = (Encoding::Rotate, Activation::SoftmaxSequence);
            let cut = Cut::of(f, true, Source::Packed, Access::Vector);
            let resident = 132 * 3;
            let blocks = extent.blocks(&extent.statistics(resident, cut));
            blocks as f64 / f64::from(resident)
        };
        assert!((3.0..=4.0).contains(&packed(94, 1811)));
        assert!(packed(94, 150) <= 1.0);
        assert!(packed(1, 20_000) <= 1.0, "nothing is uneven");
    }

    #[test]
    fn gradients_are_nearly_one_wave() {
        let resident = 132 * 4;
        for (batches, tokens, heads) in [
            (45, 131, 56),
            (14, 630, 10),
            (19, 1305, 10),
            (1, 56019, 1),
            (45, 4108, 5),
        ] {
            let extent = Extent {
                batches,
                tokens,
                heads,
                ..BNHD
            };
            for most in [4, u32::MAX] {
                let shape = extent.gradients(resident, most);
                let blocks = extent.blocks(&shape);
                assert!(
                    blocks <= u64::from(resident) && blocks * 10 >= u64::from(resident) * 7,
                    "{extent:?}: {shape:?} {blocks}"
                );
                assert!(shape.batches <= most);
            }
        }
    }

    #[test]
    fn sums_beside_dx_are_of_few_full_waves() {
        let wave = 132 * 4;
        for (batches, tokens, heads, own_positions) in [
            (30, 706, 20, true),
            (188, 5, 14, true),
            (93, 1003, 10, false),
            (12, 32768, 12, false),
        ] {
            let extent = Extent {
                batches,
                tokens,
                heads,
                own_positions,
                positions: own_positions.into(),
                lanes: 20,
                of_warps: true,
                ..BNHD
            };
            let shape = extent.summed(wave, cut(6, 2, 24));
            let waves = extent.blocks(&shape) as f64 / f64::from(wave);
            assert!(waves <= 4.0, "{extent:?}: {shape:?} {waves}");
            assert!(waves / waves.ceil() > 0.8, "{extent:?}: {shape:?} {waves}");
        }
    }

    fn form(rotates: bool, element: ElementType, is_backward: bool) -> Whole {
        let encoding = match rotates {
            true => Encoding::Rotate,
            false => Encoding::Cosine,
        };
        Whole {
            encoding,
            element,
            is_backward,
        }
    }

    #[test]
    fn short_sequences_are_held_by_blocks_or_clusters() {
        let shape = |rotates, is_backward, tokens, most| {
            let form = form(rotates, ElementType::Bf16, is_backward);
            let vectors = if rotates { 16 } else { 32 };
            let shape = WholeShape::of(form, 144, vectors, tokens, most, 5000);
            shape.map(|it| (it.lanes, it.tokens, it.rows, it.blocks))
        };
        assert_eq!(shape(true, false, 63, 8), Some((8, 16, 4, 1)));
        assert_eq!(shape(true, false, 256, 8), Some((8, 16, 8, 2)));
        assert_eq!(shape(true, false, 2048, 8), Some((4, 32, 8, 8)));
        assert_eq!(shape(true, false, 2049, 8), None);
        assert_eq!(shape(true, true, 256, 8), Some((8, 16, 4, 4)));
        assert_eq!(shape(true, true, 1024, 8), Some((4, 32, 4, 8)));
        assert_eq!(shape(true, true, 1025, 8), None);
        assert_eq!(shape(false, false, 256, 8), Some((16, 8, 16, 2)));
        assert_eq!(shape(false, false, 4096, 8), Some((4, 32, 16, 8)));
        assert_eq!(shape(false, true, 256, 8), Some((16, 8, 8, 4)));
        assert_eq!(shape(false, true, 2048, 8), Some((4, 32, 8, 8)));
        // Of more heads than there is room for at a time.
        let cosine = form(false, ElementType::Bf16, false);
        let many = WholeShape::of(cosine, 93 * 13, 52, 36, 8, 792).unwrap();
        assert_eq!((many.lanes, many.tokens, many.rows), (4, 8, 5));
        // Without clusters, in fewer lanes.
        assert_eq!(shape(true, false, 256, 1), Some((4, 32, 8, 1)));
        assert_eq!(shape(true, false, 257, 1), None);
    }

    #[test]
    fn long_sequences_are_held_by_groups_of_blocks() {
        let of_pass = |is_backward, rotates, heads, tokens, resident, memory_is_fast| {
            let Whole {
                encoding,
                element,
                is_backward,
            } = form(rotates, ElementType::Bf16, is_backward);
            let form = Groups {
                encoding,
                element,
                is_backward,
            };
            let shape = GroupShape::of(form, heads, tokens, resident, memory_is_fast);
            shape.map(|it| (it.blocks, it.groups))
        };
        let shape = |rotates, heads, tokens, resident| {
            of_pass(false, rotates, heads, tokens, resident, true)
        };
        assert_eq!(shape(true, 144, 2048, 132), Some((8, 16)));
        assert_eq!(shape(true, 144, 4096, 132), Some((11, 12)));
        assert_eq!(shape(true, 144, 8192, 132), Some((22, 6)));
        assert_eq!(shape(true, 144, 16384, 132), Some((43, 3)));
        assert_eq!(shape(true, 144, 32768, 132), Some((64, 2)));
        assert_eq!(shape(false, 144, 32768, 132), Some((64, 2)));
        assert_eq!(shape(false, 144, 8192, 132), Some((22, 6)));
        // Fewer heads than there would be groups.
        assert_eq!(shape(true, 4, 8192, 132), Some((32, 4)));
        // Two passes, or a cluster; and no room.
        assert_eq!(shape(true, 144, 32769, 132), None);
        assert_eq!(shape(true, 1, 8192, 132), None);
        assert_eq!(shape(true, 48, 2048, 132), None);
        assert_eq!(shape(false, 144, 2048, 132), None);
        assert_eq!(shape(false, 144, 120_000, 132), None);
        assert_eq!(shape(false, 144, 32768, 16), None);
        assert_eq!(shape(false, 144, 32768, 0), None);
        // Backward.
        let slow = |heads, tokens| of_pass(true, true, heads, tokens, 132, false);
        let shape = |heads, tokens| of_pass(true, true, heads, tokens, 132, true);
        assert_eq!(shape(144, 1024), Some((8, 16)));
        assert_eq!(shape(144, 2048), Some((11, 12)));
        assert_eq!(shape(144, 4096), Some((22, 6)));
        assert_eq!(slow(144, 8192), Some((43, 3)));
        assert!(shape(144, 7168).is_some());
        assert_eq!(shape(144, 7169), None);
        assert_eq!(slow(144, 8193), None);
        assert_eq!(shape(24, 1024), None);
        assert_eq!(shape(144, 512), None);
    }

    #[test]
    fn many_rows_are_gone_through_twice_where_that_is_faster() {
        let pays = |rotates, is_backward, elements, features| {
            let form = form(rotates, ElementType::Bf16, is_backward);
            whole_may_pay(form, 100, elements, features, true)
        };
        assert!(pays(true, true, 144 * 512 * 128, 128));
        assert!(!pays(true, true, 4968 * 69 * 128, 128));
        assert!(pays(false, true, 4968 * 69 * 128, 128));
        assert!(!pays(false, false, 736 * 857 * 72, 72));
        assert!(pays(false, false, 736 * 857 * 80, 80));
        let cosine_of = |element, heads, tokens, memory_is_fast| {
            let form = form(false, element, true);
            let elements = heads * u64::from(tokens) * 128;
            whole_may_pay(form, tokens, elements, 128, memory_is_fast)
        };
        let cosine = |heads, tokens, is_fast| cosine_of(ElementType::F16, heads, tokens, is_fast);
        assert!(cosine(144, 1536, true) && cosine(144, 2048, false) && cosine(48, 2048, true));
        assert!(!cosine(144, 2048, true) && cosine_of(ElementType::F32, 144, 2048, true));
    }

    proptest! {
        #[test]
        fn a_sequence_in_one_launch_has_room(
            vectors in 1u32..400, tokens in 1u32..3000, rotates: bool, is_backward: bool, wide: bool, most in 0u32..4, heads in 1u64..2000,
        ) {
            let element = if wide { ElementType::F32 } else { ElementType::F16 };
            let form = form(rotates, element, is_backward);
            if let Some(shape) = WholeShape::of(form, heads, vectors, tokens, 1 << most, 792) {
                let WholeShape { lanes, tokens: beside, rows, blocks } = shape;
                prop_assert!(lanes.is_power_of_two() && beside.is_power_of_two() && lanes <= Whole::MAX_LANES);
                prop_assert!((WARP..=MAX_THREADS).contains(&(lanes * beside)) && beside <= MAX_BLOCK_TOKENS);
                prop_assert!(beside * rows * blocks >= tokens && blocks <= 1 << most);
                prop_assert!(form.shared_bytes(lanes, beside, rows, blocks) <= 56 << 10, "{shape:?}");
            }
        }

        #[test]
        fn a_default_block_fits_and_has_whole_warps(
            batches in 1u32..100, tokens in 1u32..1_000_000, heads in 1u32..200, beside in 0u32..40, lanes in 1u32..33,
            heads_are_nearer: bool, whole_warps: bool, of_warps: bool, positions in 0u32..5, own_positions: bool, one_sequence: bool, rows in 1u32..13, resident in 1u32..2000, percent in 1u32..100, warps in 1u32..5,
            most in 1u32..6,
        ) {
            let extent = Extent {
                batches, tokens, heads, beside, heads_are_nearer, own_positions, one_sequence, positions, of_warps, multiprocessors: 132,
                lanes: if whole_warps && !of_warps { lanes.next_power_of_two() } else { lanes },
                whole_warps: whole_warps && !of_warps,
            };
            let cut = Cut { threads: 32 * warps, statistics_percent: percent, ..cut(rows, 2, rows) };
            let shapes = [
                extent.rows(cut), extent.statistics(resident, cut), extent.gradients(resident, most), extent.summed(resident, cut),
            ];
            for shape in shapes {
                let rows = shape.heads * shape.tokens;
                let threads = match of_warps {
                    true => rows.div_ceil(WARP / extent.lanes) * WARP,
                    false => rows * extent.lanes,
                };
                prop_assert!(threads <= MAX_THREADS, "{shape:?}");
                prop_assert!(!extent.whole_warps || threads.is_multiple_of(WARP), "{shape:?}");
                prop_assert!(shape.heads > 0 && (1..=MAX_BLOCK_TOKENS).contains(&shape.tokens), "{shape:?}");
                prop_assert!(shape.tokens_per_thread > 0 && shape.batches > 0, "{shape:?}");
            }
        }
    }
}
