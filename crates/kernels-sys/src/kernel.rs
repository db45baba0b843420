//! What is known of each shipped kernel without a GPU.

use std::fmt;
use std::io::Read;
use std::ops::Range;

use lzma_rust2::LzmaReader;

use crate::Error;
use crate::table::KERNELS;
pub use crate::table::NVCC_VERSION;

/// The target that code is compiled for, which decides the GPUs that can load it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arch {
    /// Every GPU of compute capability 8.0 or above, the portable floor: PTX of `compute_80`, which the driver compiles when
    /// a kernel is loaded.
    Sm80,
    /// Compute capability 9.0 alone: machine code (cubin), of kernels with instructions that others do not have (wgmma, TMA)
    /// and of the portable ones.
    Sm90a,
}

impl Arch {
    /// All targets, the oldest first.
    pub const ALL: [Self; 2] = [Self::Sm80, Self::Sm90a];

    /// The newest target that GPUs of a compute capability, (major, minor) from (8, 0) on, can load.
    pub const fn newest_for(compute_capability: (i32, i32)) -> Self {
        match compute_capability {
            (9, 0) => Self::Sm90a,
            _ => Self::Sm80,
        }
    }

    /// The name in the manifest.
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

/// One line of the table.
pub(crate) struct Entry {
    pub name: &'static str,
    pub family: &'static str,
    pub max_threads: u32,
    /// Where each declared parameter begins in the parameter buffer.
    pub parameters: &'static [u32],
    pub parameter_bytes: u32,
    /// The oldest target first.
    pub builds: &'static [Build],
}

/// What a kernel is for one target.
#[derive(Debug)]
pub struct Build {
    /// The target.
    pub arch: Arch,
    /// Whether the kernel waits itself for what the launch before it writes (`griddepcontrol.wait`), so that it may start
    /// while that ends.
    pub waits: bool,
    /// What it needs once assembled, by compute capability as `10 * major + minor`, the oldest first. Where the driver
    /// compiles the code anew, a GPU may see other numbers.
    pub needs: &'static [(u32, Needs)],
    /// The container of its code, and the LZMA members there that are decoded for it: each is the dictionary of the next.
    pub(crate) file: &'static [u8],
    pub(crate) places: &'static [Range<usize>],
    /// SHA-256 of the code, in hexadecimal.
    pub sha256: &'static str,
}

/// What a kernel needs on one GPU architecture, as the assembler said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Registers per thread.
    pub registers: u32,
    /// Stack in bytes per thread, spills included.
    pub stack: u32,
    /// Bytes per thread that register spilling writes and reads.
    pub spilled: u32,
    /// Static shared memory in bytes per block.
    pub shared: u32,
}

/// One kernel: a place in the table of all that are shipped.
///
/// ```
/// use gimbal_kernels_sys::Kernel;
///
/// let kernel = Kernel::find("flao_reduce").unwrap();
/// assert_eq!((kernel.name(), kernel.family(), kernel.max_threads()), ("flao_reduce", "flao", 256));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kernel(u16);

impl Kernel {
    /// How many there are.
    pub const COUNT: usize = KERNELS.len();

    /// All of them, in the order of the sources.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u16).map(Self)
    }

    /// The kernel of an `extern "C"` name.
    pub const fn find(name: &str) -> Option<Self> {
        let mut index = 0;
        while index < Self::COUNT {
            if are_equal(KERNELS[index].name.as_bytes(), name.as_bytes()) {
                return Some(Self(index as u16));
            }
            index += 1;
        }
        None
    }

    /// The kernel of a name that is there: what a constant is made from, so that a wrong name does not compile.
    pub(crate) const fn named(name: &str) -> Self {
        match Self::find(name) {
            Some(kernel) => kernel,
            None => {
                panic!("no kernel has this name: is it in cuda/, and has `cargo xtask ptx` run?")
            }
        }
    }

    /// The kernel so many places further in the source.
    pub(crate) const fn nth(self, places: usize) -> Self {
        assert!(self.index() + places < Self::COUNT);
        Self(self.0 + places as u16)
    }

    /// Its place in the table.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    const fn entry(self) -> &'static Entry {
        &KERNELS[self.index()]
    }

    /// The `extern "C"` name.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// The stem of its source, `cuda/<family>.cu`.
    pub const fn family(self) -> &'static str {
        self.entry().family
    }

    /// The most threads of a block: the first argument of `__launch_bounds__`.
    pub const fn max_threads(self) -> u32 {
        self.entry().max_threads
    }

    /// Where each declared parameter begins in the parameter buffer.
    pub(crate) const fn parameters(self) -> &'static [u32] {
        self.entry().parameters
    }

    /// The size of the parameter buffer.
    pub const fn parameter_bytes(self) -> usize {
        self.entry().parameter_bytes as usize
    }

    /// What is shipped of it, the oldest target first.
    pub const fn builds(self) -> &'static [Build] {
        self.entry().builds
    }

    /// What runs where `newest` is the newest target that may be loaded; none for a kernel of newer GPUs alone.
    ///
    /// ```
    /// use gimbal_kernels_sys::{Arch, Kernel};
    ///
    /// let reduce = Kernel::find("flao_wgmma_reduce").unwrap();
    /// assert!(reduce.build(Arch::Sm80).is_none() && reduce.build(Arch::Sm90a).is_some());
    /// ```
    pub fn build(self, newest: Arch) -> Option<&'static Build> {
        let mut builds = self.builds().iter();
        builds.rfind(|build| build.arch <= newest)
    }
}

impl Build {
    /// What the kernel needs on a GPU: the numbers of the newest architecture up to its own.
    pub fn needs(&self, compute_capability: (i32, i32)) -> Needs {
        let (major, minor) = compute_capability;
        let version = (10 * major + minor).unsigned_abs();
        let known = self.needs.iter().rfind(|(of, _)| *of <= version);
        known.unwrap_or(&self.needs[0]).1
    }

    /// What a GPU loads: PTX as text, or a cubin.
    ///
    /// # Errors
    /// [`Error::BadCode`].
    pub fn code(&self) -> Result<Vec<u8>, Error> {
        let mut code = Vec::new();
        for place in self.places {
            let member = self.file.get(place.clone()).unwrap_or_default();
            code = decode(member, Some(&code).filter(|code| !code.is_empty()))?;
        }
        Ok(code)
    }
}

/// An LZMA member.
fn decode(bytes: &[u8], dictionary: Option<&Vec<u8>>) -> Result<Vec<u8>, Error> {
    let mut code = Vec::new();
    LzmaReader::new_mem_limit(bytes, u32::MAX, dictionary.map(Vec::as_slice))
        .and_then(|mut decoder| {
            // A member has no checksum: at least it must end as one.
            decoder.set_relaxed_end_condition(false);
            decoder.read_to_end(&mut code)
        })
        .map_err(|error| Error::BadCode {
            reason: error.to_string(),
        })?;
    Ok(code)
}

/// What `==` is where constants are computed.
const fn are_equal(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut index = 0;
    while index < a.len() {
        if a[index] != b[index] {
            return false;
        }
        index += 1;
    }
    true
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;

    #[test]
    fn every_kernel_is_found_by_its_name_and_by_its_target() {
        for kernel in Kernel::all() {
            assert_eq!(Kernel::find(kernel.name()), Some(kernel));
            let builds = kernel.builds();
            assert!(!builds.is_empty() && builds.is_sorted_by_key(|build| build.arch));
            for build in builds {
                assert_eq!(kernel.build(build.arch).unwrap().arch, build.arch);
                assert!(!build.needs.is_empty());
            }
        }
        assert_eq!(Kernel::find("flao"), None);
    }

    #[test]
    fn the_code_of_every_kernel_is_its_own() {
        for kernel in Kernel::all() {
            for build in kernel.builds() {
                let code = build.code().unwrap();
                let digest = Sha256::digest(&code);
                let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
                assert_eq!(digest, build.sha256, "{kernel:?}");
                match build.arch {
                    Arch::Sm80 => {
                        let text = String::from_utf8(code).unwrap();
                        let begin = format!(".visible .entry {}(", kernel.name());
                        assert!(text.contains(".target sm_80\n") && text.contains(&begin));
                        assert_eq!(text.matches(".entry").count(), 1);
                    }
                    Arch::Sm90a => assert!(code.starts_with(b"\x7fELF")),
                }
            }
        }
    }

    #[test]
    fn compute_capability_9_0_compiles_nothing() {
        for kernel in Kernel::all() {
            assert!(
                kernel
                    .builds()
                    .iter()
                    .any(|build| build.arch == Arch::Sm90a)
            );
        }
    }

    #[test]
    fn a_gpu_reads_the_newest_numbers_that_hold_for_it() {
        let kernel = Kernel::find("flao_apply_mma_bf16_d128_e128").unwrap();
        let build = kernel.build(Arch::Sm80).unwrap();
        let [(80, oldest), (90, newest)] = build.needs else {
            panic!("{build:?}");
        };
        for (compute_capability, expected) in [
            ((8, 0), oldest),
            ((8, 9), oldest),
            ((9, 0), newest),
            ((12, 0), newest),
        ] {
            assert_eq!(build.needs(compute_capability), *expected);
        }
    }
}
