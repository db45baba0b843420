//! The tuner on a fake device.

mod cache;
mod lookup;
mod processes;
mod support;
mod tuning;
