//! `flao` against the reference.

mod case;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/config.rs"]
mod config;
mod corners;
mod launches;
mod long_sums;
mod properties;
mod refusals;
