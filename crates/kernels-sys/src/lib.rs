//! Placeholder.

pub mod manifest;
pub mod verified;
