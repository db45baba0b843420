//! `gimbal info`: the device, the driver, and the kernels that are shipped.

use std::collections::BTreeMap;
use std::thread;

use gimbal_kernels_sys::Kernel;
use gimbal_kernels_sys::manifest::{self, Arch, FamilyEntry, KernelEntry, Resources};
use gimbal_ops::Device;
use serde::Serialize;

use crate::device::{DeviceChoice, why_no_gpu};
use crate::error::Error;
use crate::terminal::Console;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Everything there is to tell.
#[derive(Debug, Serialize)]
struct Info {
    version: &'static str,
    device: Description,
    nvcc: &'static str,
    /// The target of the PTX that this GPU runs, by family; none without a GPU.
    chosen: BTreeMap<&'static str, Arch>,
    families: &'static [FamilyEntry],
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
enum Description {
    Cpu {
        threads: usize,
        why_no_gpu: Option<String>,
    },
    Cuda {
        ordinal: usize,
        name: String,
        compute_capability: (i32, i32),
        multiprocessors: u32,
        l2_bytes: usize,
        memory_bytes: usize,
        driver: Option<String>,
        /// The newest CUDA version that the driver supports.
        cuda: String,
    },
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let device = choice.open()?;
    let info = Info::of(&device, choice)?;
    let console = Console::plain();
    if args.json {
        let json = serde_json::to_string_pretty(&info);
        return console.line(&json.map_err(|error| Error::Stdout(error.into()))?);
    }
    info.lines().iter().try_for_each(|line| console.line(line))
}

impl Info {
    fn of(device: &Device, choice: DeviceChoice) -> Result<Self, Error> {
        let manifest = manifest::shipped();
        let mut chosen = BTreeMap::new();
        if let Some(kernels) = device.kernels() {
            for kernel in Kernel::all().filter(|&kernel| kernels.has(kernel)) {
                chosen.insert(kernel.family(), kernels.build(kernel)?.arch);
            }
        }
        Ok(Self {
            version: env!("CARGO_PKG_VERSION"),
            device: Description::of(device, choice)?,
            nvcc: &manifest.nvcc,
            chosen,
            families: &manifest.families,
        })
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("gimbal {}", self.version)];
        lines.extend(self.device.lines());
        lines.push(format!("kernels: compiled by nvcc {}", self.nvcc));
        for family in self.families {
            let chosen = self.chosen.get(family.family.as_str()) == Some(&family.arch);
            let (name, arch) = (&family.family, family.arch);
            lines.push(String::new());
            lines.push(format!(
                "{name} for {arch}{}",
                if chosen { ", chosen" } else { "" }
            ));
            lines.extend(self.table(family));
        }
        lines
    }

    /// The kernels of a family, and what each needs.
    fn table(&self, family: &FamilyEntry) -> Vec<String> {
        let names = family.kernels.iter().map(|kernel| kernel.name.len());
        let width = names.fold("kernel".len(), usize::max);
        let mut lines = vec![format!(
            "{:width$}  assembled for  registers  stack  spilled  shared",
            "kernel"
        )];
        for kernel in &family.kernels {
            let Some((gpu, needs)) = resources(kernel, self.device.compute_capability()) else {
                continue;
            };
            lines.push(format!(
                "{:width$}  {gpu:>13}  {:>9}  {:>5}  {:>7}  {:>6}",
                kernel.name,
                needs.registers,
                needs.stack,
                needs.spill_stores + needs.spill_loads,
                needs.shared,
            ));
        }
        lines
    }
}

/// What a kernel needs on the newest GPU that this one can stand for; on the oldest if there is none.
fn resources(
    kernel: &KernelEntry,
    compute_capability: Option<(i32, i32)>,
) -> Option<(&str, &Resources)> {
    let mut known: Vec<_> = kernel.resources.iter().collect();
    known.sort_by_key(|(gpu, _)| generation(gpu));
    let fits = compute_capability.map(|(major, minor)| 10 * major + minor);
    let newest = known
        .iter()
        .rev()
        .find(|(gpu, _)| generation(gpu).is_some_and(|generation| Some(generation) <= fits));
    let (gpu, resources) = newest.or(known.first())?;
    Some((gpu.as_str(), resources))
}

/// `sm_90a` as 90.
fn generation(gpu: &str) -> Option<i32> {
    let digits = gpu.trim_matches(|c: char| !c.is_ascii_digit());
    digits.parse().ok()
}

impl Description {
    fn of(device: &Device, choice: DeviceChoice) -> Result<Self, Error> {
        let Some(gpu) = device.info()? else {
            return Ok(Self::Cpu {
                threads: thread::available_parallelism().map_or(1, usize::from),
                why_no_gpu: why_no_gpu(choice),
            });
        };
        Ok(Self::Cuda {
            ordinal: gpu.ordinal,
            name: gpu.name,
            compute_capability: gpu.compute_capability,
            multiprocessors: gpu.multiprocessors,
            l2_bytes: gpu.l2_bytes,
            memory_bytes: gpu.memory_bytes,
            driver: gpu.driver_release,
            cuda: format!(
                "{}.{}",
                gpu.cuda_version / 1000,
                gpu.cuda_version % 1000 / 10
            ),
        })
    }

    fn compute_capability(&self) -> Option<(i32, i32)> {
        match self {
            Self::Cpu { .. } => None,
            Self::Cuda {
                compute_capability, ..
            } => Some(*compute_capability),
        }
    }

    fn lines(&self) -> Vec<String> {
        match self {
            Self::Cpu {
                threads,
                why_no_gpu,
            } => {
                let mut lines = vec![format!("device: cpu, {threads} threads")];
                lines.extend(why_no_gpu.as_ref().map(|why| format!("no GPU: {why}")));
                lines
            }
            Self::Cuda {
                ordinal,
                name,
                compute_capability: (major, minor),
                multiprocessors,
                l2_bytes,
                memory_bytes,
                driver,
                cuda,
            } => vec![
                format!("device: cuda:{ordinal}, {name}"),
                format!(
                    "compute capability {major}.{minor}, {multiprocessors} multiprocessors, {} MiB of L2, {} MiB of memory",
                    l2_bytes >> 20,
                    memory_bytes >> 20
                ),
                format!(
                    "driver: {}, CUDA {cuda}",
                    driver.as_deref().unwrap_or("of unknown version")
                ),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gpu_reads_the_newest_numbers_that_hold_for_it() {
        let needs = Resources {
            registers: 40,
            stack: 0,
            spill_stores: 0,
            spill_loads: 0,
            shared: 0,
        };
        let kernel = KernelEntry {
            name: "k".into(),
            max_threads: 256,
            parameter_bytes: 8,
            resources: [("sm_80", needs), ("sm_90", needs)]
                .map(|(gpu, needs)| (gpu.to_owned(), needs))
                .into(),
        };
        for (compute_capability, expected) in [
            (None, "sm_80"),
            (Some((8, 0)), "sm_80"),
            (Some((8, 9)), "sm_80"),
            (Some((9, 0)), "sm_90"),
            (Some((12, 0)), "sm_90"),
        ] {
            assert_eq!(resources(&kernel, compute_capability).unwrap().0, expected);
        }
        assert_eq!(generation("sm_90a"), Some(90));
    }
}
