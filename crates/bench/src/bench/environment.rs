//! Where and how a report was made.

use std::collections::BTreeMap;
use std::env;
use std::thread;

use gimbal_kernels_sys::{Family, shipped_manifest};
use gimbal_ops::Device;
use serde::Serialize;

use crate::error::Error;

/// What a number depends on besides the operator.
#[derive(Debug, Serialize)]
pub struct Environment {
    pub version: &'static str,
    pub command_line: Vec<String>,
    /// UTC, to the second.
    pub date: String,
    /// The GPU's name, or `cpu`.
    pub device: String,
    pub compute_capability: Option<String>,
    pub driver: Option<String>,
    /// Threads of the CPU.
    pub threads: usize,
    /// SHA-256 of each PTX that this GPU runs, by family.
    pub ptx: BTreeMap<&'static str, String>,
}

impl Environment {
    pub fn of(device: &Device) -> Result<Self, Error> {
        let gpu = device.info()?;
        let mut ptx = BTreeMap::new();
        if let Some(kernels) = device.kernels() {
            let manifest = shipped_manifest()?;
            for family in Family::ALL {
                let entry = manifest.family(family.name(), kernels.arch(family)?);
                ptx.extend(entry.map(|entry| (family.name(), entry.ptx_sha256.clone())));
            }
        }
        Ok(Self {
            version: env!("CARGO_PKG_VERSION"),
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
            ptx,
        })
    }

    /// The head of a Markdown report.
    pub fn markdown(&self) -> String {
        let mut text = format!("# {}\n\n", self.device);
        let mut line = |name: &str, value: &str| text.push_str(&format!("- {name}: {value}\n"));
        line("date", &self.date);
        line("gimbal", self.version);
        line("command line", &self.command_line.join(" "));
        if let Some(driver) = &self.driver {
            line("driver", driver);
        }
        line("CPU threads", &self.threads.to_string());
        for (family, digest) in &self.ptx {
            line(&format!("PTX of {family}"), digest);
        }
        text.push('\n');
        text
    }
}
