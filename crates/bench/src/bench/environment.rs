//! Where and how a report was made.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::thread;

use gimbal_kernels_sys::Kernel;
use gimbal_ops::Device;
use gimbal_ops::autotune::Digest;
use serde::{Deserialize, Serialize};

use super::clocks;
use crate::error::Error;

/// What a number depends on besides the operator.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Environment {
    pub version: String,
    pub command_line: Vec<String>,
    /// Of the sources, where they are known.
    #[serde(default)]
    pub revision: Option<String>,
    /// UTC, to the second.
    pub date: String,
    /// The GPU's name, or `cpu`.
    pub device: String,
    pub compute_capability: Option<String>,
    pub driver: Option<String>,
    /// The CPU's name.
    #[serde(default)]
    pub cpu: Option<String>,
    /// Threads of the CPU.
    pub threads: usize,
    /// Of the GPU, where its management library tells.
    #[serde(default)]
    pub limits: Option<Limits>,
    /// How calls are timed: numbers of another protocol are no numbers beside these.
    #[serde(default)]
    pub protocol: u32,
    /// Whether fewer samples were taken.
    #[serde(default)]
    pub quick: bool,
    /// Where launch shapes came from: `off`, `replay` or `tune`; none on the CPU.
    #[serde(default)]
    pub autotune: Option<String>,
    /// A digest of the code that this GPU runs, by family.
    pub ptx: BTreeMap<String, String>,
}

/// The protocol of this version: a cold and clean L2 cache, and graphs for all.
const PROTOCOL: u32 = 2;

/// What a GPU may reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    pub sm_megahertz: u32,
    pub memory_megahertz: u32,
    pub watts: u32,
}

/// Something that two runs do not have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub name: String,
    pub values: [String; 2],
    /// Whether numbers may still be compared: it is about the code, not about machine or protocol.
    pub is_code: bool,
}

impl Environment {
    /// Whether the L2 cache was clean before each call.
    pub fn is_clean(&self) -> bool {
        self.protocol >= PROTOCOL
    }

    pub fn of(device: &Device, quick: bool) -> Result<Self, Error> {
        let gpu = device.info()?;
        let mut digests: BTreeMap<_, Vec<_>> = BTreeMap::new();
        if let Some(kernels) = device.kernels() {
            let newest = kernels.limits().newest;
            for kernel in Kernel::all() {
                let family = digests.entry(kernel.family()).or_default();
                family.extend(kernel.build(newest).map(|build| build.sha256));
            }
        }
        let digest = |(family, digests): (&str, Vec<&str>)| {
            (family.to_owned(), Digest::of(digests).as_str().to_owned())
        };
        let cpu = fs::read_to_string("/proc/cpuinfo").ok();
        let model = cpu.as_deref().and_then(|text| {
            text.lines()
                .find_map(|line| line.strip_prefix("model name"))
        });
        Ok(Self {
            revision: option_env!("GIMBAL_REVISION").map(str::to_owned),
            cpu: model.map(|line| line.trim_matches([' ', '\t', ':']).to_owned()),
            limits: clocks::limits(device),
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command_line: env::args_os()
                .map(|word| word.to_string_lossy().into_owned())
                .collect(),
            date: jiff::Timestamp::now().strftime("%FT%TZ").to_string(),
            device: gpu
                .as_ref()
                .map_or("cpu".to_owned(), |gpu| gpu.name.clone()),
            compute_capability: gpu.as_ref().map(|gpu| {
                let (major, minor) = gpu.compute_capability;
                format!("{major}.{minor}")
            }),
            driver: gpu.and_then(|gpu| gpu.driver_release),
            threads: thread::available_parallelism().map_or(1, usize::from),
            quick,
            autotune: device
                .is_cuda()
                .then(|| format!("{:?}", device.autotune_mode()).to_lowercase()),
            ptx: digests.into_iter().map(digest).collect(),
        })
    }

    /// What two runs do not have in common of all that numbers depend on.
    pub fn differences(&self, other: &Self) -> Vec<Difference> {
        let (ours, theirs) = (self.conditions(), other.conditions());
        let mut names: Vec<_> = ours.keys().chain(theirs.keys()).collect();
        names.sort();
        names.dedup();
        let value = |of: &BTreeMap<(bool, String), String>, name| {
            of.get(name).cloned().unwrap_or_else(|| "none".to_owned())
        };
        let all = names.into_iter().map(|name| Difference {
            name: name.1.clone(),
            values: [value(&ours, name), value(&theirs, name)],
            is_code: name.0,
        });
        all.filter(|difference| difference.values[0] != difference.values[1])
            .collect()
    }

    /// What numbers depend on, by name, with whether it is about the code.
    fn conditions(&self) -> BTreeMap<(bool, String), String> {
        let limit = |of: fn(&Limits) -> u32, unit| {
            let limits = self.limits.as_ref();
            limits.map(|limits| format!("{} {unit}", of(limits)))
        };
        let effort = if self.quick { "quick" } else { "full" };
        let threads = self.driver.is_none().then(|| self.threads.to_string());
        let conditions = [
            (false, "device", Some(self.device.clone())),
            (false, "protocol", Some(self.protocol.to_string())),
            (false, "effort", Some(effort.to_owned())),
            (false, "power limit", limit(|of| of.watts, "W")),
            (
                false,
                "highest SM clock",
                limit(|of| of.sm_megahertz, "MHz"),
            ),
            (
                false,
                "highest memory clock",
                limit(|of| of.memory_megahertz, "MHz"),
            ),
            (false, "number of CPU threads", threads),
            (true, "driver", self.driver.clone()),
            (true, "version of gimbal", Some(self.version.clone())),
            (true, "mode of the autotuner", self.autotune.clone()),
        ];
        let code = self.ptx.iter().map(|(family, digest)| {
            let short = digest.get(..12).unwrap_or(digest);
            ((true, format!("code of {family}")), short.to_owned())
        });
        let known = |(is_code, name, value): (bool, &str, Option<String>)| {
            Some(((is_code, name.to_owned()), value?))
        };
        conditions
            .into_iter()
            .filter_map(known)
            .chain(code)
            .collect()
    }

    /// Names and values, for people.
    pub fn lines(&self) -> Vec<(String, String)> {
        let limits = self.limits.as_ref().map(|of| {
            let (sm, memory) = (of.sm_megahertz, of.memory_megahertz);
            format!("{} W, {sm} MHz, memory {memory} MHz", of.watts)
        });
        let cpu = self.cpu.as_deref().unwrap_or("CPU");
        let lines = [
            ("date", Some(self.date.clone())),
            ("gimbal", Some(self.version.clone())),
            ("command line", Some(self.command_line.join(" "))),
            ("revision", self.revision.clone()),
            ("limits of the GPU", limits),
            ("driver", self.driver.clone()),
            ("autotuner", self.autotune.clone()),
            ("CPU", Some(format!("{cpu}, {} threads", self.threads))),
        ];
        let known = |(name, value): (&str, Option<String>)| Some((name.to_owned(), value?));
        let code = self.ptx.iter();
        let code = code.map(|(family, digest)| (format!("code of {family}"), digest.clone()));
        lines.into_iter().filter_map(known).chain(code).collect()
    }

    #[cfg(test)]
    pub fn for_tests() -> Self {
        Self {
            version: "0.1.0".to_owned(),
            revision: None,
            cpu: None,
            limits: None,
            protocol: PROTOCOL,
            command_line: vec!["gimbal".to_owned(), "bench".to_owned()],
            date: "2026-01-02T03:04:05Z".to_owned(),
            device: "Test GPU".to_owned(),
            compute_capability: Some("9.0".to_owned()),
            driver: Some("580".to_owned()),
            threads: 2,
            quick: false,
            autotune: None,
            ptx: BTreeMap::new(),
        }
    }
}

/// What the peers run on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PeerEnvironment {
    /// Versions of those that have forms of their own.
    #[serde(default)]
    pub libraries: BTreeMap<String, String>,
    pub python: String,
    pub torch: String,
    pub cuda: String,
    pub device: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_differ_in_what_numbers_depend_on() {
        let before = Environment::for_tests();
        let mut after = Environment {
            date: "2027-01-01T00:00:00Z".to_owned(),
            command_line: Vec::new(),
            threads: 64,
            ..before.clone()
        };
        assert_eq!(before.differences(&after), []);
        after.driver = Some("590".to_owned());
        after
            .ptx
            .insert("flao".to_owned(), "0123456789abcdef".to_owned());
        let differences = before.differences(&after);
        let texts: Vec<_> = differences
            .iter()
            .map(|of| format!("{}: {}", of.name, of.values.join(", ")))
            .collect();
        assert_eq!(
            texts,
            ["code of flao: none, 0123456789ab", "driver: 580, 590"]
        );
        assert!(differences.iter().all(|difference| difference.is_code));
        after.protocol = 1;
        assert!(
            before
                .differences(&after)
                .iter()
                .any(|difference| !difference.is_code)
        );
    }
}
