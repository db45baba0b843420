//! What is measured: an operator on one set of shapes.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{Device, Error};

use super::protocol::Call;
use super::record::Measured;

/// An operator and a pass on one set of shapes.
pub trait Problem {
    /// What has to go through memory at least.
    fn traffic(&self) -> Traffic;

    /// The bytes of inputs and outputs, and of what was saved for the call.
    fn footprint(&self) -> u64 {
        self.traffic().bytes
    }

    /// The same problem as the programs in `crates/bench/peers` take it; none if they cannot.
    fn peer(&self) -> Option<serde_json::Value> {
        None
    }

    /// Allocates and fills the inputs.
    fn inputs(&self, device: &Device) -> Result<Box<dyn Inputs>, Error>;
}

/// The inputs of a problem on a device.
pub trait Inputs {
    /// One call that allocates what it needs and returns its outputs, to be kept until memory has been measured.
    fn call(&self) -> Result<Box<dyn Any>, Error>;

    /// Allocates outputs and workspace, and has a call measured that uses them again and again.
    fn measure(&self, measure: Measure) -> Result<Measured, Error>;
}

/// What is done with a call, while everything that the call uses is alive.
pub type Measure<'a> = &'a mut dyn FnMut(&mut Call) -> Result<Measured, Error>;

/// Every input read once, every output written once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Traffic {
    pub bytes: u64,
    /// The proportion of reads to writes.
    pub mix: Mix,
}
