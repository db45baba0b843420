//! `gimbal info`: the device, the driver, and the kernels that are shipped.

use std::collections::BTreeMap;
use std::thread;

use gimbal_kernels_sys::kernel::{NVCC_VERSION, Needs};
use gimbal_kernels_sys::{Kernel as Shipped, Kernels, Limits};
use gimbal_ops::Device;
use serde::Serialize;

use crate::device::{DeviceChoice, why_no_gpu};
use crate::error::Error;
use crate::terminal::Console;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// List the kernels, with what they need
    #[arg(long)]
    kernels: bool,
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
    families: Vec<Family>,
}

#[derive(Debug, Serialize)]
struct Family {
    family: &'static str,
    kernels: Vec<Kernel>,
}

#[derive(Debug, Serialize)]
struct Kernel {
    name: &'static str,
    max_threads: u32,
    /// What is shipped, by target.
    builds: BTreeMap<&'static str, Build>,
    /// The target that this GPU runs; none without a GPU.
    chosen: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct Build {
    sha256: &'static str,
    /// What the kernel needs, by the GPU architecture that it was assembled for.
    resources: BTreeMap<String, Resources>,
    /// The same on this GPU, or on the oldest.
    #[serde(skip)]
    here: Needs,
}

/// As [`Needs`].
#[derive(Debug, Serialize)]
struct Resources {
    registers: u32,
    stack: u32,
    spilled: u32,
    shared: u32,
}

impl From<Needs> for Resources {
    fn from(needs: Needs) -> Self {
        Self {
            registers: needs.registers,
            stack: needs.stack,
            spilled: needs.spilled,
            shared: needs.shared,
        }
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
enum Description {
    Cpu {
        threads: usize,
        why_no_gpu: Option<String>,
    },
    Cuda(Gpu),
}

#[derive(Debug, Serialize)]
struct Gpu {
    ordinal: usize,
    name: String,
    compute_capability: (i32, i32),
    multiprocessors: u32,
    l2_bytes: usize,
    memory_bytes: usize,
    driver: Option<String>,
    /// The newest CUDA version that the driver supports.
    cuda: String,
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let device = choice.open()?;
    let info = Info::of(&device, choice)?;
    let console = Console::plain();
    if args.json {
        let json = serde_json::to_string_pretty(&info);
        return console.line(&json.map_err(|error| Error::Stdout(error.into()))?);
    }
    console.lines(info.lines(args.kernels))
}

impl Info {
    fn of(device: &Device, choice: DeviceChoice) -> Result<Self, Error> {
        let limits = device.kernels().map(Kernels::limits);
        let mut families: Vec<Family> = Vec::new();
        for kernel in Shipped::all() {
            let family = kernel.family();
            match families.last_mut().filter(|last| last.family == family) {
                Some(last) => last.kernels.push(Kernel::of(kernel, limits)),
                None => families.push(Family {
                    family,
                    kernels: vec![Kernel::of(kernel, limits)],
                }),
            }
        }
        Ok(Self {
            version: env!("CARGO_PKG_VERSION"),
            device: Description::of(device, choice)?,
            nvcc: NVCC_VERSION,
            families,
        })
    }

    fn lines(&self, with_kernels: bool) -> Vec<String> {
        let mut lines = vec![format!("gimbal {}", self.version)];
        lines.extend(self.device.lines());
        let count = |family: &Family| family.kernels.len();
        let all: usize = self.families.iter().map(count).sum();
        let line = format!("kernels: {all}, compiled by nvcc {}", self.nvcc);
        if !with_kernels {
            lines.push(line + "; --kernels lists them");
            let family = |family| format!("  {:>4} {}", count(family), family.family);
            lines.extend(self.families.iter().map(family));
            return lines;
        }
        lines.push(line + "; * is what this device runs");
        for Family { family, kernels } in &self.families {
            let names = kernels.iter().map(|kernel| kernel.name.len());
            let width = names.fold(family.len(), usize::max);
            lines.push(String::new());
            lines.push(format!(
                "{family:width$}  target   registers  stack  spilled  shared"
            ));
            lines.extend(kernels.iter().flat_map(|kernel| kernel.lines(width)));
        }
        lines
    }
}

impl Kernel {
    fn of(kernel: Shipped, limits: Option<&Limits>) -> Self {
        let of_gpu = |(gpu, needs): &(u32, Needs)| (format!("sm_{gpu}"), (*needs).into());
        let compute_capability = limits.map_or((8, 0), |limits| limits.compute_capability);
        let builds = kernel.builds().iter().map(|build| {
            let described = Build {
                sha256: build.sha256,
                resources: build.needs.iter().map(of_gpu).collect(),
                here: build.needs(compute_capability),
            };
            (build.arch.as_str(), described)
        });
        let chosen = limits.and_then(|limits| kernel.build(limits.newest));
        Self {
            name: kernel.name(),
            max_threads: kernel.max_threads(),
            builds: builds.collect(),
            chosen: chosen.map(|build| build.arch.as_str()),
        }
    }

    /// A line for each target.
    fn lines(&self, width: usize) -> impl Iterator<Item = String> {
        self.builds.iter().map(move |(arch, build)| {
            let (name, needs) = (self.name, build.here);
            let mark = if self.chosen == Some(*arch) { '*' } else { ' ' };
            format!(
                "{name:width$}  {arch:6} {mark}  {:>8}  {:>5}  {:>7}  {:>6}",
                needs.registers, needs.stack, needs.spilled, needs.shared
            )
        })
    }
}

impl Description {
    fn of(device: &Device, choice: DeviceChoice) -> Result<Self, Error> {
        let Some(gpu) = device.info()? else {
            return Ok(Self::Cpu {
                threads: thread::available_parallelism().map_or(1, usize::from),
                why_no_gpu: why_no_gpu(choice),
            });
        };
        let (major, minor) = (gpu.cuda_version / 1000, gpu.cuda_version % 1000 / 10);
        Ok(Self::Cuda(Gpu {
            ordinal: gpu.ordinal,
            name: gpu.name,
            compute_capability: gpu.compute_capability,
            multiprocessors: gpu.multiprocessors,
            l2_bytes: gpu.l2_bytes,
            memory_bytes: gpu.memory_bytes,
            driver: gpu.driver_release,
            cuda: format!("{major}.{minor}"),
        }))
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
            Self::Cuda(gpu) => {
                let (major, minor) = gpu.compute_capability;
                let driver = gpu.driver.as_deref().unwrap_or("of unknown version");
                vec![
                    format!("device: cuda:{}, {}", gpu.ordinal, gpu.name),
                    format!(
                        "compute capability {major}.{minor}, {} multiprocessors, {} MiB of L2, {} MiB of memory",
                        gpu.multiprocessors,
                        gpu.l2_bytes >> 20,
                        gpu.memory_bytes >> 20
                    ),
                    format!("driver: {driver}, CUDA {}", gpu.cuda),
                ]
            }
        }
    }
}
