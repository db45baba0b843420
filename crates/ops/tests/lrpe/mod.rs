//! What the tests of the LRPE operators share: one test body for every operator and device.

pub mod case;
pub mod corners;
pub mod data;
pub mod launches;
pub mod operator;
pub mod properties;
pub mod refusals;
pub mod scale;
