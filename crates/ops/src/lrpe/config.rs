//! How the work of an LRPE kernel is cut into blocks, and the default for every shape.

/// How an LRPE kernel cuts its work into blocks of threads.
///
/// A block is `lanes` × `heads` × `tokens` threads. The lanes share a row, 16 bytes each where alignment allows; their
/// number follows from the shapes and is at most 32. A thread then goes through `tokens_per_thread` tokens of `batches`
/// sequences, and uses the cosines and sines of a token for all of them. Any values give the same result, as long as the
/// block has at most 256 threads; only the sums of dtheta and the sequence softmax depend on them, in their last bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlockShape {
    /// Heads beside each other in a block.
    pub heads: u32,
    /// Tokens beside each other in a block.
    pub tokens: u32,
    /// Tokens that a thread goes through.
    pub tokens_per_thread: u32,
    /// Sequences that a thread goes through. The kernels of a sequence softmax stay within one, whatever this says.
    pub batches: u32,
}

/// How one pass of an LRPE operator runs. See `default_forward_config` of an operator for what it is otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LrpeConfig {
    /// The kernel that writes o or dx.
    pub rows: BlockShape,
    /// The kernel that gathers the statistics of a sequence softmax; unused with any other activation.
    pub statistics: BlockShape,
}

/// What a default is chosen from. Every number is at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    pub batches: u32,
    pub tokens: u32,
    pub heads: u32,
    /// The threads that share a row, a power of two of at most 32.
    pub lanes: u32,
    /// Whether the next head is nearer in memory than the next token.
    pub heads_are_nearer: bool,
    /// Of the GPU.
    pub multiprocessors: u32,
}

/// The most threads of a block.
pub(crate) const MAX_THREADS: u32 = gimbal_kernels_sys::lrpe::MAX_THREADS;

impl Extent {
    /// For the kernel that writes o or dx, each thread going through about `rows_per_thread` rows, so that as many loads
    /// are in flight.
    pub fn rows(&self, rows_per_thread: u32) -> BlockShape {
        let (heads, tokens) = self.block();
        // Even parts, so that no block has much less to do than the others.
        let parts = self.batches.div_ceil(rows_per_thread);
        let batches = self.batches.div_ceil(parts);
        let shape = BlockShape {
            heads,
            tokens,
            tokens_per_thread: rows_per_thread.div_ceil(batches),
            batches,
        };
        self.spread_out(shape, 2)
    }

    /// For the kernel that writes o or dx behind a sequence softmax: the statistics of its columns are loaded once a
    /// thread, so it goes through more tokens.
    pub fn sequence_rows(&self) -> BlockShape {
        let (heads, tokens) = self.block();
        let shape = BlockShape {
            heads,
            tokens,
            tokens_per_thread: 16,
            batches: 1,
        };
        self.spread_out(shape, 2)
    }

    /// For the statistics of a sequence softmax: long stretches of tokens leave few partial results.
    pub fn statistics(&self) -> BlockShape {
        let (heads, tokens) = self.block();
        let shape = BlockShape {
            heads,
            tokens,
            tokens_per_thread: 64,
            batches: 1,
        };
        self.spread_out(shape, 8)
    }

    /// For dtheta: as few partial results as keep the GPU busy.
    pub fn dtheta(&self) -> BlockShape {
        let (heads, tokens) = self.block();
        let enough = u64::from(self.multiprocessors) * 8;
        let head_tiles = u64::from(self.heads.div_ceil(heads));
        let steps = u64::from(self.tokens.div_ceil(tokens));
        let token_tiles = steps.min(enough.div_ceil(head_tiles));
        let batches = u64::from(self.batches);
        let batch_tiles = batches.min(enough.div_ceil(head_tiles * token_tiles));
        BlockShape {
            heads,
            tokens,
            tokens_per_thread: narrow(steps.div_ceil(token_tiles)),
            batches: narrow(batches.div_ceil(batch_tiles)),
        }
    }

    /// Heads and tokens of a block: what is near in memory first, then what is left of the threads to the other.
    fn block(&self) -> (u32, u32) {
        let rows = MAX_THREADS / self.lanes;
        if self.heads_are_nearer {
            let heads = self.heads_beside(rows);
            (heads, (rows / heads).min(self.tokens))
        } else {
            let tokens = rows.min(self.tokens);
            (self.heads_beside(rows / tokens), tokens)
        }
    }

    /// As many of the heads as fit in `rows`, such that few threads have none and few are missing from a full block.
    fn heads_beside(&self, rows: u32) -> u32 {
        let threads_at_work = |heads: u32| {
            let blocks = self.heads.div_ceil(heads);
            let tokens = (rows / heads).min(self.tokens);
            // Threads with a head, out of those of full blocks.
            u64::from(self.heads) * u64::from(tokens) * u64::from(MAX_THREADS) / u64::from(blocks)
        };
        (1..=rows.min(self.heads))
            .max_by_key(|&heads| (threads_at_work(heads), heads))
            .unwrap_or(1)
    }

    /// Gives threads less to do where there would be fewer than `waves` blocks for each multiprocessor.
    fn spread_out(&self, mut shape: BlockShape, waves: u32) -> BlockShape {
        let enough = u64::from(self.multiprocessors) * u64::from(waves);
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
            u64::from(self.heads.div_ceil(shape.heads)),
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

    const BNHD: Extent = Extent {
        batches: 12,
        tokens: 8192,
        heads: 12,
        lanes: 8,
        heads_are_nearer: true,
        multiprocessors: 132,
    };

    #[test]
    fn a_block_follows_memory() {
        let shape = BNHD.rows(4);
        assert_eq!((shape.heads, shape.tokens), (4, 8));
        assert_eq!((shape.tokens_per_thread, shape.batches), (1, 4));
        let bhnd = Extent {
            heads_are_nearer: false,
            ..BNHD
        };
        let shape = bhnd.rows(4);
        assert_eq!((shape.heads, shape.tokens), (1, 32));
    }

    #[test]
    fn one_sequence_gives_a_thread_several_tokens() {
        let shape = Extent { batches: 1, ..BNHD }.rows(4);
        assert_eq!((shape.tokens_per_thread, shape.batches), (4, 1));
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
            let shape = decode.rows(4);
            assert_eq!((shape.heads, shape.tokens), (32, 1), "{heads_are_nearer}");
        }
    }

    #[test]
    fn little_work_is_spread_over_the_gpu() {
        let short = Extent {
            tokens: 256,
            ..BNHD
        };
        assert!(short.blocks(&short.statistics()) >= 8 * 132);
        let tiny = Extent {
            tokens: 3,
            batches: 1,
            ..BNHD
        };
        assert_eq!(tiny.rows(4).tokens_per_thread, 1);
    }

    proptest! {
        #[test]
        fn a_default_block_always_fits(
            batches in 1u32..100, tokens in 1u32..1_000_000, heads in 1u32..200, lanes in 0u32..6,
            heads_are_nearer: bool, rows in 1u32..5,
        ) {
            let extent = Extent {
                batches, tokens, heads, lanes: 1 << lanes, heads_are_nearer, multiprocessors: 132,
            };
            for shape in [extent.rows(rows), extent.sequence_rows(), extent.statistics(), extent.dtheta()] {
                prop_assert!(shape.heads * shape.tokens * extent.lanes <= MAX_THREADS, "{shape:?}");
                prop_assert!(shape.heads > 0 && shape.tokens > 0, "{shape:?}");
                prop_assert!(shape.tokens_per_thread > 0 && shape.batches > 0, "{shape:?}");
            }
        }
    }
}
