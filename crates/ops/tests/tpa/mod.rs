//! The tests of `tpa_decode`: one body for every device.

pub mod case;
pub mod corners;
pub mod extremes;
pub mod launches;
pub mod merges;
pub mod overlaps;
pub mod properties;
pub mod refusals;
