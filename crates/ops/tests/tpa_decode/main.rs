//! `tpa_decode` against the reference.

mod case;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/config.rs"]
mod config;
mod corners;
mod extremes;
mod launches;
mod merges;
mod overlaps;
mod properties;
mod refusals;
