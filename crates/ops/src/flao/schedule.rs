//! How a call runs, whatever its shape: what the autotuner chooses.

use serde::{Deserialize, Serialize};

use super::FlaoRoute;

/// How the passes of a call compute, and how their rows are shared out. The default is what runs untuned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Schedule {
    /// The fastest route to take, if the tensors allow it; without one the fastest that they allow.
    pub route: Option<FlaoRoute>,
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
    /// What may be faster than the default where the passes could take this route at best; no other route than that if it
    /// was asked for.
    ///
    /// Sums are cut no finer than by default: that would take more of a workspace.
    pub fn challengers(fastest: FlaoRoute, is_asked_for: bool) -> Vec<Self> {
        let summing = [Share::WholeHeads, Share::EqualParts(50)].map(|summing| Self {
            summing,
            ..Self::default()
        });
        let mapping = [
            Share::WholeHeads,
            Share::EqualParts(50),
            Share::EqualParts(100),
            Share::EqualParts(200),
        ];
        let mapping = mapping.map(|mapping| Self {
            mapping,
            ..Self::default()
        });
        let routes = FlaoRoute::ALL.into_iter();
        let slower = routes.filter(|&route| !is_asked_for && route < fastest);
        let slower = slower.map(|route| Self {
            route: Some(route),
            ..Self::default()
        });
        summing.into_iter().chain(mapping).chain(slower).collect()
    }
}
