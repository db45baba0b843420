//! How finely work is cut, whatever its shape: what the autotuner chooses.

use serde::{Deserialize, Serialize};

use super::config::MAX_THREADS;

/// How finely the work of a pass is cut. [`Extent`](super::config::Extent) makes a block shape of it for a given shape, so
/// one cut serves all sizes that share a tuned config.
///
/// What a thread does once, turning theta into rates, shows where it goes through fewer than about six rows.
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
    pub const fn of_rows(batches: u32, tokens: u32, tokens_of_one: u32) -> Self {
        Self {
            threads: MAX_THREADS,
            batches,
            tokens,
            tokens_of_one,
            statistics_percent: 100,
        }
    }

    /// For the kernels behind a sequence softmax: the statistics of its columns are loaded once a thread, so it goes
    /// through more tokens, and stays within a sequence.
    pub const fn of_sequence_softmax() -> Self {
        Self::of_rows(1, 12, 12)
    }

    fn with_tokens(self, times: u32, over: u32) -> Self {
        Self {
            tokens: (self.tokens * times).div_ceil(over),
            tokens_of_one: (self.tokens_of_one * times).div_ceil(over),
            ..self
        }
    }

    fn with_batches(self, batches: u32) -> Self {
        Self { batches, ..self }
    }

    fn with_threads(self, threads: u32) -> Self {
        Self { threads, ..self }
    }

    fn with_statistics(self, statistics_percent: u32) -> Self {
        Self {
            statistics_percent,
            ..self
        }
    }

    /// What may be faster than this default for a kernel whose threads share angles between sequences.
    pub fn challengers(self) -> Vec<Self> {
        vec![
            self.with_threads(MAX_THREADS / 2),
            self.with_tokens(2, 1),
            self.with_tokens(1, 2),
            self.with_batches(2 * self.batches),
            self.with_batches(2 * self.batches).with_tokens(1, 2),
            self.with_batches(self.batches.div_ceil(2))
                .with_tokens(2, 1),
            self.with_threads(MAX_THREADS / 2).with_tokens(2, 1),
        ]
    }

    /// What may be faster than this default behind a sequence softmax.
    ///
    /// Fewer blocks of statistics merge in another order, which changes the last bits, and never need more of a workspace.
    pub fn sequence_challengers(self, with_statistics: bool) -> Vec<Self> {
        let rows = [
            self.with_tokens(1, 2),
            self.with_tokens(2, 1),
            self.with_threads(MAX_THREADS / 2),
        ];
        let mut all = rows.to_vec();
        if with_statistics {
            all.push(self.with_statistics(50));
            all.extend(rows.map(|cut| cut.with_statistics(50)));
        }
        all
    }
}
