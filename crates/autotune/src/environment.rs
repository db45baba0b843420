//! Where a measurement holds.

use serde::{Deserialize, Serialize};

use crate::key::Digest;
use crate::sampler::POLICY;

/// The machine that something was measured on, and how. Identical GPUs share their measurements, different ones never
/// do.
///
/// ```
/// use gimbal_autotune::Environment;
///
/// let h200 = Environment {
///     compute_capability: "9.0".into(),
///     multiprocessors: 132,
///     l2_bytes: 60 << 20,
///     driver: "580.65.06".into(),
///     ..Environment::new("NVIDIA H200")
/// };
/// let newer = Environment { driver: "590.10".into(), ..h200.clone() };
/// assert_ne!(h200.digest(), newer.digest());
/// assert!(h200.is_same_hardware(&newer));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Environment {
    /// The name of the GPU, as its driver gives it.
    pub gpu: String,
    /// Its compute capability, such as `9.0`.
    pub compute_capability: String,
    /// The number of its streaming multiprocessors.
    pub multiprocessors: u32,
    /// The size of its L2 cache in bytes.
    pub l2_bytes: u64,
    /// The version of the driver.
    pub driver: String,
    /// How it was measured: the [`POLICY`] of the sampler.
    pub policy: u32,
}

impl Environment {
    /// A GPU of this name, of which nothing else is known, measured as this crate does.
    pub fn new(gpu: impl Into<String>) -> Self {
        Self {
            gpu: gpu.into(),
            compute_capability: String::new(),
            multiprocessors: 0,
            l2_bytes: 0,
            driver: String::new(),
            policy: POLICY,
        }
    }

    /// Names the directory of its entries.
    pub fn digest(&self) -> Digest {
        let numbers = [
            u64::from(self.multiprocessors),
            self.l2_bytes,
            u64::from(self.policy),
        ]
        .map(|number| number.to_string());
        let [multiprocessors, l2_bytes, policy] = &numbers;
        Digest::of([
            &self.gpu,
            &self.compute_capability,
            multiprocessors,
            l2_bytes,
            &self.driver,
            policy,
        ])
    }

    /// Whether the GPUs are alike: near enough for a config that is shipped, which another driver need not invalidate.
    pub fn is_same_hardware(&self, other: &Self) -> bool {
        self.gpu == other.gpu
            && self.compute_capability == other.compute_capability
            && self.multiprocessors == other.multiprocessors
    }
}
