//! The compiled kernels that are part of this crate: every PTX file is named here, and nowhere else.

use std::io::Read;
use std::sync::OnceLock;

use flate2::read::GzDecoder;

use crate::manifest::{Arch, Manifest};
use crate::{Error, Family};

const MANIFEST: &str = include_str!("../ptx/manifest.json");

/// One PTX file, compressed.
pub(crate) struct Ptx {
    pub(crate) arch: Arch,
    bytes: &'static [u8],
}

impl Family {
    /// The PTX files of this family, the portable one first if there is one.
    pub(crate) const fn ptx(self) -> &'static [Ptx] {
        match self {
            Self::Flao => &[Ptx {
                arch: Arch::Sm80,
                bytes: include_bytes!("../ptx/sm_80/flao.ptx.gz"),
            }],
            Self::FlaoWgmma => &[Ptx {
                arch: Arch::Sm90a,
                bytes: include_bytes!("../ptx/sm_90a/flao_wgmma.ptx.gz"),
            }],
            Self::LrpeCosine => &[Ptx {
                arch: Arch::Sm80,
                bytes: include_bytes!("../ptx/sm_80/lrpe_cosine.ptx.gz"),
            }],
            Self::LrpeCosineMd => &[Ptx {
                arch: Arch::Sm80,
                bytes: include_bytes!("../ptx/sm_80/lrpe_cosine_md.ptx.gz"),
            }],
            Self::LrpeRotate => &[Ptx {
                arch: Arch::Sm80,
                bytes: include_bytes!("../ptx/sm_80/lrpe_rotate.ptx.gz"),
            }],
            Self::LrpeShared => &[Ptx {
                arch: Arch::Sm80,
                bytes: include_bytes!("../ptx/sm_80/lrpe_shared.ptx.gz"),
            }],
            Self::Stream => &[Ptx {
                arch: Arch::Sm80,
                bytes: include_bytes!("../ptx/sm_80/stream.ptx.gz"),
            }],
            Self::TpaDecode => &[
                Ptx {
                    arch: Arch::Sm80,
                    bytes: include_bytes!("../ptx/sm_80/tpa_decode.ptx.gz"),
                },
                Ptx {
                    arch: Arch::Sm90a,
                    bytes: include_bytes!("../ptx/sm_90a/tpa_decode.ptx.gz"),
                },
            ],
            Self::TpaDecodeWgmma => &[Ptx {
                arch: Arch::Sm90a,
                bytes: include_bytes!("../ptx/sm_90a/tpa_decode_wgmma.ptx.gz"),
            }],
        }
    }

    /// The file of the newest target up to `newest`.
    pub(crate) fn ptx_up_to(self, newest: Arch) -> Result<&'static Ptx, Error> {
        let files = self.ptx().iter();
        files
            .filter(|ptx| ptx.arch <= newest)
            .max_by_key(|ptx| ptx.arch)
            .ok_or_else(|| Error::BadPtx {
                family: self.name(),
                reason: format!("none is shipped for {newest} or an older target"),
            })
    }
}

impl Ptx {
    /// The text of the PTX of `family`.
    pub(crate) fn text(&self, family: Family) -> Result<String, Error> {
        let bad = |reason: String| Error::BadPtx {
            family: family.name(),
            reason,
        };
        let mut text = String::new();
        GzDecoder::new(self.bytes)
            .read_to_string(&mut text)
            .map_err(|error| bad(error.to_string()))?;
        // The driver takes a C string.
        if text.contains('\0') {
            return Err(bad("it contains a NUL".into()));
        }
        Ok(text)
    }
}

/// The manifest of the shipped kernels.
///
/// # Errors
/// [`Error::BadManifest`].
///
/// # Example
/// ```
/// let manifest = gimbal_kernels_sys::shipped_manifest()?;
/// assert!(manifest.families.iter().any(|family| family.family == "lrpe_rotate"));
/// # Ok::<(), gimbal_kernels_sys::Error>(())
/// ```
pub fn shipped_manifest() -> Result<&'static Manifest, Error> {
    static PARSED: OnceLock<Result<Manifest, Error>> = OnceLock::new();
    let parsed = PARSED.get_or_init(|| {
        Manifest::parse(MANIFEST).map_err(|error| Error::BadManifest {
            reason: error.to_string(),
        })
    });
    parsed.as_ref().map_err(Clone::clone)
}

/// The CUDA version that a driver must support to load all of the shipped PTX, as `1000 * major + 10 * minor`.
pub(crate) fn needed_cuda_version() -> Result<i32, Error> {
    let mut needed = 0;
    for family in &shipped_manifest()?.families {
        let version =
            cuda_version_of_ptx(&family.ptx_version).ok_or_else(|| Error::BadManifest {
                reason: format!(
                    "{}: unknown PTX version {}",
                    family.family, family.ptx_version
                ),
            })?;
        needed = needed.max(version);
    }
    Ok(needed)
}

/// The CUDA version that introduced a version of PTX.
fn cuda_version_of_ptx(ptx: &str) -> Option<i32> {
    const INTRODUCED: [(&str, i32); 7] = [
        ("8.4", 12040),
        ("8.5", 12050),
        ("8.6", 12070),
        ("8.7", 12080),
        ("8.8", 12090),
        ("9.0", 13000),
        ("9.1", 13010),
    ];
    let (_, cuda) = INTRODUCED.iter().find(|(version, _)| *version == ptx)?;
    Some(*cuda)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    fn hex(digest: &[u8]) -> String {
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn every_embedded_file_is_the_one_of_the_manifest() {
        let manifest = shipped_manifest().unwrap();
        let mut embedded = 0;
        for family in Family::ALL {
            for ptx in family.ptx() {
                let entry = manifest.family(family.name(), ptx.arch).unwrap();
                let text = ptx.text(family).unwrap();
                assert_eq!(
                    hex(&Sha256::digest(&text)),
                    entry.ptx_sha256,
                    "{}",
                    family.name()
                );
                assert!(text.contains(&format!(".version {}", entry.ptx_version)));
                embedded += 1;
            }
        }
        assert_eq!(
            embedded,
            manifest.families.len(),
            "a family of the manifest is not embedded"
        );
    }

    #[test]
    fn every_kernel_has_one_name_in_rust_and_in_the_manifest() {
        let manifest = shipped_manifest().unwrap();
        for family in Family::ALL {
            for ptx in family.ptx() {
                let entry = manifest.family(family.name(), ptx.arch).unwrap();
                let mut known = family.kernels().to_vec();
                known.sort_unstable();
                let shipped: Vec<_> = entry.kernels.iter().map(|k| k.name.as_str()).collect();
                assert_eq!(known, shipped, "{}", family.name());
            }
        }
    }

    #[test]
    fn every_gpu_from_the_floor_up_has_a_file() {
        for family in Family::ALL {
            for compute_capability in [(8, 0), (8, 6), (9, 0), (10, 0), (12, 0)] {
                let newest = Arch::newest_for(compute_capability);
                let ptx = family.ptx_up_to(newest);
                let hopper_alone = matches!(family, Family::FlaoWgmma | Family::TpaDecodeWgmma);
                if hopper_alone && compute_capability != (9, 0) {
                    assert!(matches!(ptx, Err(Error::BadPtx { .. })));
                    continue;
                }
                assert!(ptx.unwrap().arch == Arch::Sm80 || compute_capability == (9, 0));
            }
        }
    }

    #[test]
    fn a_gpu_takes_the_newest_file_that_it_may() {
        let arch = |newest| Family::TpaDecode.ptx_up_to(newest).unwrap().arch;
        assert_eq!(Arch::ALL.map(arch), Arch::ALL);
    }

    #[test]
    fn the_needed_driver_is_known() {
        assert_eq!(needed_cuda_version().unwrap(), 13000);
    }
}
