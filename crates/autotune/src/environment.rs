//! Where a measurement holds.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::key::Digest;
use crate::sampler::POLICY;

/// The machine that something was measured on, and how. Identical devices share their measurements, different ones never
/// do.
///
/// ```
/// use gimbal_autotune::Environment;
///
/// let device = Environment {
///     driver: "580.65.06".into(),
///     ..Environment::new("fast device").with("cores", 132)
/// };
/// let newer = Environment { driver: "590.10".into(), ..device.clone() };
/// assert_ne!(device.digest(), newer.digest());
/// assert!(device.is_same_hardware(&newer));
/// assert!(!device.is_same_hardware(&device.clone().with("cores", 114)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Environment {
    /// The name of the device.
    pub device: String,
    /// What else tells it from others, by name.
    pub hardware: BTreeMap<String, String>,
    /// The version of its driver.
    pub driver: String,
    /// How it was measured: the [`POLICY`] of the sampler.
    pub policy: u32,
}

impl Environment {
    /// A device of this name, of which nothing else is known, measured as this crate does.
    pub fn new(device: impl Into<String>) -> Self {
        Self {
            device: device.into(),
            hardware: BTreeMap::new(),
            driver: String::new(),
            policy: POLICY,
        }
    }

    /// With a property of its hardware.
    #[must_use]
    pub fn with(mut self, property: &str, value: impl ToString) -> Self {
        self.hardware.insert(property.to_owned(), value.to_string());
        self
    }

    /// Names the directory of its entries.
    pub fn digest(&self) -> Digest {
        let policy = self.policy.to_string();
        let hardware = self.hardware.iter().flat_map(|(name, value)| [name, value]);
        let words = [&self.device].into_iter().chain(hardware);
        Digest::of(words.chain([&self.driver, &policy]))
    }

    /// Whether the devices are alike: near enough for a config that is shipped, which another driver need not invalidate.
    pub fn is_same_hardware(&self, other: &Self) -> bool {
        self.device == other.device && self.hardware == other.hardware
    }
}
