//! How a call runs, whatever its shape: what the autotuner chooses.

use serde::{Deserialize, Serialize};

/// How the rows of the passes of a call are shared out. The default is what runs untuned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Schedule {
    /// Of the passes that sum over rows.
    pub summing: Share,
    /// Of the passes that write rows alone.
    pub mapping: Share,
}

/// How the rows of a pass are shared out among blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Share {
    /// As [`Grid`](super::plan) estimates to be faster.
    #[default]
    Estimated,
    /// One head a block.
    WholeHeads,
    /// Equal parts, in percent of the blocks that the GPU holds at a time.
    EqualParts(u32),
}

impl Schedule {
    /// What may be faster than the default. Slower routes, and other shares of the passes that write rows alone, never were.
    ///
    /// Sums are cut no finer than by default: that would take more of a workspace.
    pub const CHALLENGERS: [Self; 3] = [
        Self::summing(Share::WholeHeads),
        Self::summing(Share::EqualParts(50)),
        Self {
            summing: Share::Estimated,
            mapping: Share::EqualParts(100),
        },
    ];

    const fn summing(summing: Share) -> Self {
        Self {
            summing,
            mapping: Share::Estimated,
        }
    }
}
