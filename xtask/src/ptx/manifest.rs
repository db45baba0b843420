//! The kernel manifest, `ptx/manifest.json`: every compiled kernel and what the compiler said about it. Nothing in it is typed
//! by hand.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// The target that code is compiled for, which decides the GPUs that can load it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Arch {
    /// `compute_80`, the portable floor, shipped as PTX.
    #[serde(rename = "sm_80")]
    Sm80,
    /// Compute capability 9.0, shipped as cubins: of `compute_90a` where there is a source for it, else of the portable PTX.
    #[serde(rename = "sm_90a")]
    Sm90a,
}

impl Arch {
    /// All targets, the oldest first.
    pub const ALL: [Self; 2] = [Self::Sm80, Self::Sm90a];

    /// The name in file names and in PTX (`.target`).
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sm80 => "sm_80",
            Self::Sm90a => "sm_90a",
        }
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The whole manifest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Version of the compiler that built every entry, such as `13.0.88`.
    pub nvcc: String,
    /// Ordered by name.
    pub families: Vec<Family>,
}

/// What the sources of one stem give.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    pub family: String,
    /// Ordered by target.
    pub sources: Vec<SourceEntry>,
    /// In the order of the sources.
    pub kernels: Vec<Kernel>,
}

/// One `.cu` file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceEntry {
    pub arch: Arch,
    /// SHA-256 over the `.cu` file and all headers, with their names.
    pub sha256: String,
    /// The PTX's `.version`, which decides the oldest driver that can load it.
    pub ptx_version: String,
    /// Every compiler option that shapes the PTX.
    pub flags: Vec<String>,
}

/// One entry point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kernel {
    /// The `extern "C"` name.
    pub name: String,
    /// Most threads a block may have: the first argument of `__launch_bounds__`, from `.maxntid`.
    pub max_threads: u32,
    /// Where each declared parameter begins in the parameter buffer.
    pub parameters: Vec<u32>,
    /// Size in bytes of the parameter buffer, from the `.param` declarations.
    pub parameter_bytes: u32,
    /// What is shipped, ordered by target.
    pub builds: Vec<Build>,
}

/// A kernel for one target.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    pub arch: Arch,
    /// SHA-256 of what a GPU loads: the kernel's own PTX, or its cubin. Verification records refer to it.
    pub sha256: String,
    /// Whether it has `griddepcontrol.wait`.
    pub waits: bool,
    /// What it needs once assembled, by GPU architecture. The driver assembles PTX anew when it loads it, so a GPU may see
    /// other numbers.
    pub resources: BTreeMap<String, Resources>,
}

/// What one kernel needs on one GPU architecture, as `ptxas -v` prints it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resources {
    /// Registers per thread.
    pub registers: u32,
    /// Stack in bytes per thread, spills included.
    pub stack: u32,
    /// Bytes per thread that register spilling writes.
    pub spill_stores: u32,
    /// Bytes per thread that register spilling reads.
    pub spill_loads: u32,
    /// Static shared memory in bytes per block.
    pub shared: u32,
}

impl Resources {
    /// Whether any register is spilled to local memory.
    pub const fn spills(&self) -> bool {
        self.spill_stores > 0 || self.spill_loads > 0
    }
}

impl Manifest {
    pub fn family(&self, name: &str) -> Option<&Family> {
        self.families.iter().find(|family| family.family == name)
    }
}

impl Family {
    pub fn kernel(&self, name: &str) -> Option<&Kernel> {
        self.kernels.iter().find(|kernel| kernel.name == name)
    }

    /// What is shipped for a target, in the order of the container.
    pub fn builds(&self, arch: Arch) -> impl Iterator<Item = (&Kernel, &Build)> {
        let of = move |build: &&Build| build.arch == arch;
        let kernels = self.kernels.iter();
        kernels.filter_map(move |kernel| Some((kernel, kernel.builds.iter().find(of)?)))
    }
}
