//! The kernel manifest, `ptx/manifest.json`: every compiled kernel and what the compiler said about it.
//!
//! `cargo xtask ptx` writes it beside the compressed PTX; nothing in it is typed by hand. It needs no CUDA to read, so
//! build tools use it with `default-features = false`.
//!
//! ```
//! use gimbal_kernels_sys::manifest::{Arch, Manifest};
//!
//! let manifest = Manifest::parse(
//!     r#"{
//!       "nvcc": "13.0.88",
//!       "families": [{
//!         "family": "lrpe_rotate", "arch": "sm_80", "source_sha256": "1f…", "ptx_sha256": "c0…",
//!         "ptx_version": "9.0", "flags": ["-O3", "-arch=compute_80"],
//!         "kernels": [{
//!           "name": "lrpe_rotate_fwd_none_bf16_v8", "max_threads": 256, "parameter_bytes": 184,
//!           "resources": { "sm_80": {
//!             "registers": 64, "stack": 0, "spill_stores": 0, "spill_loads": 0, "shared": 0 } }
//!         }]
//!       }]
//!     }"#,
//! )?;
//! let family = manifest.family("lrpe_rotate", Arch::Sm80).unwrap();
//! let kernel = family.kernel("lrpe_rotate_fwd_none_bf16_v8").unwrap();
//! assert_eq!(kernel.resources["sm_80"].registers, 64);
//! # Ok::<(), gimbal_kernels_sys::manifest::Error>(())
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use crate::kernel::Arch;

/// The manifest of the shipped kernels.
pub fn shipped() -> &'static Manifest {
    static PARSED: LazyLock<Manifest> = LazyLock::new(|| {
        let parsed = Manifest::parse(include_str!("../ptx/manifest.json"));
        parsed.expect("the shipped manifest follows its own schema")
    });
    &PARSED
}

/// Why a manifest or a verification record could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file system refused.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// The file or directory.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// The text is not JSON, or not of this schema.
    #[error("{what} is malformed: {source}")]
    Malformed {
        /// The file, or the kind of document where the text came from memory.
        what: String,
        /// The position and the field.
        source: serde_json::Error,
    },
    /// The value has no JSON form.
    #[error("cannot write {what} as JSON: {source}")]
    Serialise {
        /// The kind of document.
        what: &'static str,
        /// What serde said.
        source: serde_json::Error,
    },
}

pub(crate) fn parse<T: DeserializeOwned>(
    what: impl FnOnce() -> String,
    text: &str,
) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|source| Error::Malformed {
        what: what(),
        source,
    })
}

pub(crate) fn load<T: DeserializeOwned>(path: &Path) -> Result<T, Error> {
    let text = fs::read_to_string(path).map_err(|source| Error::Read {
        path: path.into(),
        source,
    })?;
    parse(|| path.display().to_string(), &text)
}

pub(crate) fn to_json<T: Serialize>(what: &'static str, value: &T) -> Result<String, Error> {
    let mut text =
        serde_json::to_string_pretty(value).map_err(|source| Error::Serialise { what, source })?;
    text.push('\n');
    Ok(text)
}

/// The whole manifest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Version of the compiler that built every entry, such as `13.0.88`.
    pub nvcc: String,
    /// One entry per PTX file, ordered by family, then arch.
    pub families: Vec<FamilyEntry>,
}

/// One PTX file, `ptx/<arch>/<family>.ptx.gz`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamilyEntry {
    /// Stem of the CUDA source.
    pub family: String,
    /// Target of the PTX.
    pub arch: Arch,
    /// SHA-256 (lower-case hexadecimal) over the `.cu` file and all headers, with their names.
    pub source_sha256: String,
    /// SHA-256 (lower-case hexadecimal) of the PTX, uncompressed. Verification records refer to it.
    pub ptx_sha256: String,
    /// The PTX's `.version`, which decides the oldest driver that can load it.
    pub ptx_version: String,
    /// Every compiler option that shapes the PTX.
    pub flags: Vec<String>,
    /// Entry points, ordered by name.
    pub kernels: Vec<KernelEntry>,
}

/// One entry point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KernelEntry {
    /// The `extern "C"` name.
    pub name: String,
    /// Most threads a block may have: the first argument of `__launch_bounds__`, from `.maxntid`.
    pub max_threads: u32,
    /// Size in bytes of the parameter buffer, from the `.param` declarations.
    pub parameter_bytes: u32,
    /// What the kernel needs once assembled, by GPU architecture: `sm_80` and `sm_90` for portable PTX, else the
    /// PTX's own target. The driver assembles the PTX anew when it loads it, so a GPU may see other numbers.
    pub resources: BTreeMap<String, Resources>,
}

/// What one kernel needs on one GPU architecture, as `ptxas -v` prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Reads a manifest from its JSON text.
    ///
    /// # Errors
    /// [`Error::Malformed`] if the text does not follow the schema.
    pub fn parse(text: &str) -> Result<Self, Error> {
        parse(|| "the kernel manifest".into(), text)
    }

    /// Reads a manifest from a file.
    ///
    /// # Errors
    /// [`Error::Read`] or [`Error::Malformed`], both with the path.
    pub fn load(path: &Path) -> Result<Self, Error> {
        load(path)
    }

    /// The JSON text, indented and ending in a newline. Equal manifests give equal text.
    ///
    /// # Errors
    /// [`Error::Serialise`] if serde fails.
    pub fn to_json(&self) -> Result<String, Error> {
        to_json("the kernel manifest", self)
    }

    /// The PTX file of `family` for `arch`, if one is shipped.
    pub fn family(&self, family: &str, arch: Arch) -> Option<&FamilyEntry> {
        self.families
            .iter()
            .find(|entry| entry.family == family && entry.arch == arch)
    }
}

impl FamilyEntry {
    /// The entry point called `name`.
    pub fn kernel(&self, name: &str) -> Option<&KernelEntry> {
        self.kernels.iter().find(|kernel| kernel.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Manifest {
        let resources = Resources {
            registers: 40,
            stack: 16,
            spill_stores: 8,
            spill_loads: 12,
            shared: 1024,
        };
        let kernel = KernelEntry {
            name: "lrpe_rotate_fwd_bf16_v8".into(),
            max_threads: 256,
            parameter_bytes: 184,
            resources: BTreeMap::from([("sm_90".into(), resources), ("sm_80".into(), resources)]),
        };
        let family = FamilyEntry {
            family: "lrpe_rotate".into(),
            arch: Arch::Sm90a,
            source_sha256: "01".into(),
            ptx_sha256: "23".into(),
            ptx_version: "9.0".into(),
            flags: vec!["-O3".into()],
            kernels: vec![kernel],
        };
        Manifest {
            nvcc: "13.0.88".into(),
            families: vec![family],
        }
    }

    #[test]
    fn json_round_trips() {
        let manifest = sample();
        let text = manifest.to_json().unwrap();
        assert!(text.ends_with("}\n"));
        assert!(text.contains(r#""arch": "sm_90a""#));
        assert_eq!(Manifest::parse(&text).unwrap(), manifest);
    }

    #[test]
    fn lookups_need_the_right_arch() {
        let manifest = sample();
        assert!(manifest.family("lrpe_rotate", Arch::Sm80).is_none());
        let family = manifest.family("lrpe_rotate", Arch::Sm90a).unwrap();
        assert!(family.kernel("lrpe_rotate_fwd_bf16_v8").unwrap().resources["sm_80"].spills());
        assert!(family.kernel("lrpe_rotate").is_none());
    }

    #[test]
    fn unknown_field_and_arch_are_malformed() {
        let text = sample().to_json().unwrap();
        for (from, to) in [("\"nvcc\"", "\"compiler\""), ("sm_90a", "sm_70")] {
            let error = Manifest::parse(&text.replace(from, to)).unwrap_err();
            assert!(matches!(error, Error::Malformed { .. }), "{error}");
        }
    }

    #[test]
    fn arch_names_are_those_of_serde() {
        for arch in Arch::ALL {
            assert_eq!(serde_json::to_value(arch).unwrap(), arch.to_string());
        }
    }

    #[test]
    fn missing_file_is_named() {
        let error = Manifest::load(Path::new("no/such/manifest.json")).unwrap_err();
        assert!(
            error.to_string().contains("no/such/manifest.json"),
            "{error}"
        );
    }
}
