//! `Lrpe` against the reference: one body of tests for every operator and device.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/config.rs"]
mod config;
mod corners;
mod family;
mod launches;
mod problems;
mod refusals;
