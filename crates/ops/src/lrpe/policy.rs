//! How the work of a pass is cut into blocks: every threshold and choice, each with what was measured on an H200.

use gimbal_kernels_sys::lrpe::{Activation, MAX_BLOCK_TOKENS, MAX_THREADS};
use serde::{Deserialize, Serialize};

use super::plan::Source;

/// How an LRPE kernel cuts its work into blocks of threads.
///
/// A block is `lanes` × `heads` × `tokens` threads. The lanes share a row, 16 or 8 bytes each where alignment allows; their
/// number follows from the shapes and is at most 32. A thread then goes through `tokens_per_thread` tokens of `batches`
/// sequences, and uses the cosines and sines of a token for all of them. Any values give the same result, as long as the
/// block has at most 128 threads and 64 tokens; only sums over tokens depend on them, in their
/// last bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlockShape {
    /// Heads beside each other in a block.
    pub heads: u32,
    /// Tokens beside each other in a block; rounded up to whole warps for a softmax over the features.
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
/// it for a given shape, so one cut serves all sizes that share a tuned config.
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
    /// with six, 0.91 with twelve (B = H = 12, N = 32768, D = 128).
    pub fn of(activation: Activation, source: Source) -> Self {
        let (batches, tokens, tokens_of_one) = match (activation, source) {
            // The statistics of its columns are loaded once a thread, so it goes through more tokens, and stays within a
            // sequence.
            (Activation::SoftmaxSequence, _) => (1, 12, 12),
            // Nothing is shared: one sequence at a time, so that its positions are read in order.
            (_, source) if !source.is_shared() => (1, 8, 8),
            (Activation::SoftmaxFeature | Activation::RmsNorm, _) => (6, 2, 24),
            // A token's index on each axis costs more than a position.
            (_, Source::Grid { axes: 2.. }) => (6, 2, 12),
            (Activation::None, _) => (3, 2, 12),
            _ => (3, 3, 12),
        };
        Self {
            threads: MAX_THREADS,
            batches,
            tokens,
            tokens_of_one,
            statistics_percent: 100,
        }
    }
}

/// Threads of a warp.
pub(super) const WARP: u32 = 32;

/// Blocks that keep a multiprocessor busy enough: with fewer it pays to give threads fewer rows, though each then turns
/// theta into rates for less.
const BUSY_BLOCKS: u64 = 2;

/// Whether neighbouring blocks go through the tokens before the heads: along what is nearer in memory. On (B, H, N, D) heads
/// first gives each block a DRAM page of its own, and takes 0.61 ms instead of 0.58.
pub(super) const fn tokens_first(heads_are_nearer: bool) -> bool {
    !heads_are_nearer
}

/// How many ways more to divide the batch are looked at in the first stage of gradients.
const GRADIENT_CHOICES: u32 = 8;

/// The most sequences of a thread in the first stage of gradients with a softmax over the sequence: it loads the statistics of
/// its columns for each row, which should stay in L1.
pub(super) const MOST_GRADIENT_SEQUENCES: u32 = 4;

/// Terms of a thread in the second stage of gradients, which it loads at once.
pub(super) const TERMS: u32 = 8;

/// The fewest tokens worth a partial result.
const MIN_STRETCH: u32 = 32;

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
    /// Whether the next head is nearer in memory than the next token.
    pub heads_are_nearer: bool,
    /// Whether each sequence has positions of its own, in memory.
    pub own_positions: bool,
    /// Of the GPU.
    pub multiprocessors: u32,
}

impl Extent {
    /// For the kernel that writes o or dx.
    pub fn rows(&self, cut: Cut) -> BlockShape {
        let (heads, tokens) = self.block(cut.threads);
        // Even parts, so that no block has much less to do than the others.
        let most = cut.batches.max(1);
        // One more where that makes the parts even: with silu and D = 96 four sequences two by two take 0.110 ms, together 0.106.
        let more = self.batches.is_multiple_of(most + 1) && !self.batches.is_multiple_of(most);
        let parts = match more && most > 1 {
            true => self.batches / (most + 1),
            false => self.batches.div_ceil(most),
        };
        let even = self.batches.div_ceil(parts);
        let shape = BlockShape {
            heads,
            tokens,
            tokens_per_thread: match even {
                1 => cut.tokens_of_one,
                _ => (cut.batches * cut.tokens).div_ceil(even),
            },
            batches: even,
        };
        self.spread_out(shape)
    }

    /// For the statistics of a sequence softmax: one wave of the blocks that the GPU holds at a time, or a part of it. More
    /// end in a wave that is not full, and leave more partial results to merge.
    pub fn statistics(&self, resident_blocks: u32, cut: Cut) -> BlockShape {
        let (heads, tokens) = self.block(MAX_THREADS);
        let columns = u64::from(self.batches) * u64::from(self.head_tiles(heads));
        let blocks = u64::from(resident_blocks) * u64::from(cut.statistics_percent) / 100;
        let stretches = (blocks / columns).max(1);
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
    /// that is one it has one, in however many waves.
    pub fn gradients(&self, resident_blocks: u32, most_batches: u32) -> BlockShape {
        let (heads, tokens) = self.block(MAX_THREADS);
        let tiles = (resident_blocks / self.head_tiles(heads)).max(1);
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
            tokens_per_thread: steps.div_ceil(steps.min(tiles / batch_tiles).max(1)),
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
        let rows = (threads / self.lanes).max(1);
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

/// Of a part of a u32.
fn narrow(part: u64) -> u32 {
    u32::try_from(part).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cut(batches: u32, tokens: u32, tokens_of_one: u32) -> Cut {
        Cut {
            batches,
            tokens,
            tokens_of_one,
            ..Cut::of(Activation::None, Source::Line)
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
        whole_warps: false,
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

    proptest! {
        #[test]
        fn a_default_block_fits_and_has_whole_warps(
            batches in 1u32..100, tokens in 1u32..1_000_000, heads in 1u32..200, beside in 0u32..40, lanes in 0u32..6,
            heads_are_nearer: bool, whole_warps: bool, rows in 1u32..13, resident in 1u32..2000, percent in 1u32..100, warps in 1u32..5,
            most in 1u32..6,
        ) {
            let extent = Extent {
                batches, tokens, heads, beside, lanes: 1 << lanes, heads_are_nearer, own_positions: false, whole_warps, multiprocessors: 132,
            };
            let cut = Cut { threads: 32 * warps, statistics_percent: percent, ..cut(rows, 2, rows) };
            let shapes = [extent.rows(cut), extent.statistics(resident, cut), extent.gradients(resident, most)];
            for shape in shapes {
                let threads = shape.heads * shape.tokens * extent.lanes;
                prop_assert!(threads <= MAX_THREADS, "{shape:?}");
                prop_assert!(!whole_warps || threads.is_multiple_of(WARP), "{shape:?}");
                prop_assert!(shape.heads > 0 && (1..=MAX_BLOCK_TOKENS).contains(&shape.tokens), "{shape:?}");
                prop_assert!(shape.tokens_per_thread > 0 && shape.batches > 0, "{shape:?}");
            }
        }
    }
}
