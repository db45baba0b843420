//! Where and how a report was made.

use std::collections::BTreeMap;
use std::env;
use std::thread;

use gimbal_kernels_sys::Kernel;
use gimbal_ops::Device;
use gimbal_ops::autotune::Digest;
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// What a number depends on besides the operator.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Environment {
    pub version: String,
    pub command_line: Vec<String>,
    /// UTC, to the second.
    pub date: String,
    /// The GPU's name, or `cpu`.
    pub device: String,
    pub compute_capability: Option<String>,
    pub driver: Option<String>,
    /// Threads of the CPU.
    pub threads: usize,
    /// Whether fewer samples were taken.
    #[serde(default)]
    pub quick: bool,
    /// Where launch shapes came from: `off`, `replay` or `tune`; none on the CPU.
    #[serde(default)]
    pub autotune: Option<String>,
    /// A digest of the code that this GPU runs, by family.
    pub ptx: BTreeMap<String, String>,
}

/// Something that two runs do not have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub name: String,
    pub values: [String; 2],
}

impl Environment {
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
        Ok(Self {
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

    /// What of two runs must be equal for their numbers to stand in one report, where it is not.
    pub fn differences(&self, other: &Self) -> Vec<Difference> {
        let (ours, theirs) = (self.conditions(), other.conditions());
        let value = |of: &[(String, String)], name: &str| {
            let found = of.iter().find(|(known, _)| known == name);
            found.map_or("none".to_owned(), |(_, value)| value.clone())
        };
        let mut names: Vec<&String> = ours.iter().map(|(name, _)| name).collect();
        let more = theirs.iter().map(|(name, _)| name);
        names.extend(more.filter(|&name| ours.iter().all(|(known, _)| known != name)));
        let all = names.into_iter().map(|name| Difference {
            name: name.clone(),
            values: [value(&ours, name), value(&theirs, name)],
        });
        all.filter(|difference| difference.values[0] != difference.values[1])
            .collect()
    }

    /// What numbers depend on, by name.
    fn conditions(&self) -> Vec<(String, String)> {
        let condition = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let mut conditions = vec![condition("device", &self.device)];
        match &self.driver {
            Some(driver) => conditions.push(condition("driver", driver)),
            None => conditions.push(condition(
                "number of CPU threads",
                &self.threads.to_string(),
            )),
        }
        conditions.push(condition("version of gimbal", &self.version));
        conditions.push(condition(
            "effort",
            if self.quick { "quick" } else { "full" },
        ));
        let mode = self.autotune.as_ref();
        conditions.extend(mode.map(|mode| condition("mode of the autotuner", mode)));
        conditions.extend(self.ptx.iter().map(|(family, digest)| {
            let short = digest.get(..12).unwrap_or(digest);
            condition(&format!("PTX of {family}"), short)
        }));
        conditions
    }

    /// Names and values, for people.
    pub fn lines(&self) -> Vec<(String, String)> {
        let line = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let mut lines = vec![
            line("date", &self.date),
            line("gimbal", &self.version),
            line("command line", &self.command_line.join(" ")),
        ];
        lines.extend(self.driver.as_ref().map(|driver| line("driver", driver)));
        let autotune = self.autotune.as_ref();
        lines.extend(autotune.map(|mode| line("autotuner", mode)));
        lines.push(line("CPU threads", &self.threads.to_string()));
        let digests = self.ptx.iter();
        lines.extend(digests.map(|(family, digest)| line(&format!("PTX of {family}"), digest)));
        lines
    }

    #[cfg(test)]
    pub fn for_tests() -> Self {
        Self {
            version: "0.1.0".to_owned(),
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
            .map(
                |Difference {
                     name,
                     values: [a, b],
                 }| format!("{name}: {a}, {b}"),
            )
            .collect();
        assert_eq!(
            texts,
            ["driver: 580, 590", "PTX of flao: none, 0123456789ab"]
        );
    }
}
