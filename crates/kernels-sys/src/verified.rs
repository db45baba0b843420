//! Verification records, `verified/<gpu>.json`: which PTX was compared with the reference on which GPU.
//!
//! `gimbal verify` writes them on a machine with a GPU. `cargo xtask verified` then refuses any shipped PTX without one,
//! so no kernel ships that never ran.
//!
//! ```
//! use gimbal_kernels_sys::verified::VerifiedRecord;
//!
//! let record = VerifiedRecord::parse(
//!     r#"{
//!       "gpu": "NVIDIA H200", "compute_capability": "9.0", "driver": "580.159", "date": "2026-11-20",
//!       "families": [{
//!         "family": "lrpe_rotate", "arch": "sm_80", "ptx_sha256": "c0…", "cases": 12,
//!         "kernels": [{
//!           "name": "lrpe_rotate_fwd_none_bf16_v8", "cases": 12, "worst_error": 1.2e-7, "tolerance": 1e-5 }]
//!       }]
//!     }"#,
//! )?;
//! assert_eq!(record.file_name(), "nvidia_h200.json");
//! assert!(record.families[0].kernels[0].passed());
//! # Ok::<(), gimbal_kernels_sys::manifest::Error>(())
//! ```

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::manifest::{self, Arch, Error, FamilyEntry};

/// What one run of `gimbal verify` found on one GPU.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerifiedRecord {
    /// The GPU's name, as the driver gives it.
    pub gpu: String,
    /// Its compute capability, such as `9.0`.
    pub compute_capability: String,
    /// The driver's version, such as `580.159`.
    pub driver: String,
    /// The day of the run, in UTC: `YYYY-MM-DD`.
    pub date: String,
    /// One entry per PTX file that ran.
    pub families: Vec<VerifiedFamily>,
}

/// The outcome for one PTX file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerifiedFamily {
    /// The family, as in the manifest.
    pub family: String,
    /// The PTX's target.
    pub arch: Arch,
    /// SHA-256 of the PTX that ran, uncompressed.
    pub ptx_sha256: String,
    /// Random inputs compared with the reference.
    pub cases: u64,
    /// One entry per kernel that ran.
    pub kernels: Vec<VerifiedKernel>,
}

/// The outcome for one kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerifiedKernel {
    /// The entry point.
    pub name: String,
    /// Inputs that reached this kernel.
    pub cases: u64,
    /// Error relative to the size of the result, in the case nearest to its tolerance.
    pub worst_error: f64,
    /// What that case allowed.
    pub tolerance: f64,
}

impl VerifiedRecord {
    /// Reads a record from its JSON text.
    ///
    /// # Errors
    /// [`Error::Malformed`] if the text does not follow the schema.
    pub fn parse(text: &str) -> Result<Self, Error> {
        manifest::parse(|| "the verification record".into(), text)
    }

    /// Reads a record from a file.
    ///
    /// # Errors
    /// [`Error::Read`] or [`Error::Malformed`], both with the path.
    pub fn load(path: &Path) -> Result<Self, Error> {
        manifest::load(path)
    }

    /// Reads every `*.json` of a directory, ordered by file name; none where the directory does not exist.
    ///
    /// # Errors
    /// [`Error::Read`] or [`Error::Malformed`], both with the path.
    pub fn load_all(directory: &Path) -> Result<Vec<Self>, Error> {
        if !directory.exists() {
            return Ok(Vec::new());
        }
        let read_error = |source| Error::Read {
            path: directory.into(),
            source,
        };
        let mut paths = Vec::new();
        for file in fs::read_dir(directory).map_err(read_error)? {
            let path: PathBuf = file.map_err(read_error)?.path();
            if path
                .extension()
                .is_some_and(|extension| extension == "json")
            {
                paths.push(path);
            }
        }
        paths.sort();
        paths.iter().map(|path| Self::load(path)).collect()
    }

    /// The JSON text, indented and ending in a newline.
    ///
    /// # Errors
    /// [`Error::Serialise`] if serde fails.
    pub fn to_json(&self) -> Result<String, Error> {
        manifest::to_json("the verification record", self)
    }

    /// The file's name below `verified/`: the GPU's name in lower case, every other character an underscore.
    pub fn file_name(&self) -> String {
        let plain = |c: char| {
            if c.is_ascii_alphanumeric() {
                c.to_ascii_lowercase()
            } else {
                '_'
            }
        };
        self.gpu.chars().map(plain).chain(".json".chars()).collect()
    }

    /// What this record says about exactly this PTX: same family, same target, same digest.
    pub fn family(&self, shipped: &FamilyEntry) -> Option<&VerifiedFamily> {
        self.families.iter().find(|family| {
            family.family == shipped.family
                && family.arch == shipped.arch
                && family.ptx_sha256 == shipped.ptx_sha256
        })
    }
}

impl VerifiedKernel {
    /// Whether the kernel ran, and stayed within tolerance.
    pub fn passed(&self) -> bool {
        self.cases > 0 && self.worst_error <= self.tolerance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> VerifiedRecord {
        let kernel = VerifiedKernel {
            name: "flao_fwd_bf16".into(),
            cases: 3,
            worst_error: 0.25,
            tolerance: 0.5,
        };
        let family = VerifiedFamily {
            family: "flao".into(),
            arch: Arch::Sm90a,
            ptx_sha256: "23".into(),
            cases: 3,
            kernels: vec![kernel],
        };
        VerifiedRecord {
            gpu: "NVIDIA A100-SXM4-80GB".into(),
            compute_capability: "8.0".into(),
            driver: "580.159".into(),
            date: "2026-11-20".into(),
            families: vec![family],
        }
    }

    #[test]
    fn json_round_trips() {
        let record = sample();
        assert_eq!(
            VerifiedRecord::parse(&record.to_json().unwrap()).unwrap(),
            record
        );
        assert_eq!(record.file_name(), "nvidia_a100_sxm4_80gb.json");
    }

    #[test]
    fn another_digest_is_another_kernel() {
        let mut shipped = FamilyEntry {
            family: "flao".into(),
            arch: Arch::Sm90a,
            source_sha256: "01".into(),
            ptx_sha256: "23".into(),
            ptx_version: "9.0".into(),
            flags: Vec::new(),
            kernels: Vec::new(),
        };
        assert!(sample().family(&shipped).is_some());
        shipped.ptx_sha256 = "24".into();
        assert!(sample().family(&shipped).is_none());
    }

    #[test]
    fn passing_takes_a_case_and_a_finite_error() {
        let passing = sample().families.remove(0).kernels.remove(0);
        assert!(passing.passed());
        assert!(
            !VerifiedKernel {
                cases: 0,
                ..passing.clone()
            }
            .passed()
        );
        assert!(
            !VerifiedKernel {
                worst_error: 0.75,
                ..passing.clone()
            }
            .passed()
        );
        assert!(
            !VerifiedKernel {
                worst_error: f64::NAN,
                ..passing
            }
            .passed()
        );
    }

    #[test]
    fn no_directory_is_no_record() {
        assert_eq!(
            VerifiedRecord::load_all(Path::new("no/such/directory")).unwrap(),
            []
        );
    }
}
