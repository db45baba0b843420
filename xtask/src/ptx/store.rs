//! The committed outcome: `ptx/<arch>/<family>.ptx.gz` and `ptx/manifest.json`.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use gimbal_kernels_sys::manifest::{Arch, Manifest};

use crate::files;

/// The directory of compiled kernels.
pub struct Store {
    directory: PathBuf,
}

impl Store {
    pub fn new(kernels: &Path) -> Self {
        Self {
            directory: kernels.join("ptx"),
        }
    }

    /// The manifest, if there is one.
    pub fn manifest(&self) -> Result<Option<Manifest>> {
        let path = self.manifest_path();
        if !path.exists() {
            return Ok(None);
        }
        Manifest::load(&path)
            .map(Some)
            .context("`cargo xtask ptx --force` writes it anew")
    }

    /// The uncompressed PTX, if there is such a file.
    pub fn ptx(&self, family: &str, arch: Arch) -> Result<Option<String>> {
        let path = self.ptx_path(family, arch);
        if !path.exists() {
            return Ok(None);
        }
        let context = || format!("cannot read {}", path.display());
        let mut ptx = String::new();
        let file = File::open(&path).with_context(context)?;
        GzDecoder::new(file)
            .read_to_string(&mut ptx)
            .with_context(context)?;
        Ok(Some(ptx))
    }

    /// Writes the PTX unless the file already holds it, and tells whether it did.
    ///
    /// The comparison is of the text: another compressor alone is no reason for a new file.
    pub fn write_ptx(&self, family: &str, arch: Arch, ptx: &str) -> Result<bool> {
        if self
            .ptx(family, arch)
            .is_ok_and(|old| old.as_deref() == Some(ptx))
        {
            return Ok(false);
        }
        let path = self.ptx_path(family, arch);
        files::write(&path, &compress(ptx)?)?;
        Ok(true)
    }

    /// Writes the manifest unless the file already holds it.
    pub fn write_manifest(&self, manifest: &Manifest) -> Result<()> {
        let path = self.manifest_path();
        let text = manifest.to_json()?;
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            return Ok(());
        }
        files::write(&path, text.as_bytes())
    }

    /// PTX files that `wanted` does not ask for, such as those of a family that is gone.
    pub fn strays(&self, wanted: impl Fn(&str, Arch) -> bool) -> Result<Vec<PathBuf>> {
        let mut strays = Vec::new();
        for arch in Arch::ALL {
            for path in files::list(&self.directory.join(arch.as_str()))? {
                let family = files::name(&path).strip_suffix(".ptx.gz");
                if !family.is_some_and(|family| wanted(family, arch)) {
                    strays.push(path);
                }
            }
        }
        Ok(strays)
    }

    fn manifest_path(&self) -> PathBuf {
        self.directory.join("manifest.json")
    }

    fn ptx_path(&self, family: &str, arch: Arch) -> PathBuf {
        self.directory
            .join(arch.as_str())
            .join(format!("{family}.ptx.gz"))
    }
}

/// Gzip without name and time, so that equal text gives equal bytes.
fn compress(text: &str) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(text.as_bytes())
        .and_then(|()| encoder.finish())
        .context("cannot compress PTX")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_changed_text_is_written() {
        let kernels = tempfile::tempdir().unwrap();
        let store = Store::new(kernels.path());
        assert_eq!(store.ptx("flao", Arch::Sm80).unwrap(), None);
        assert!(store.write_ptx("flao", Arch::Sm80, "one").unwrap());
        assert!(!store.write_ptx("flao", Arch::Sm80, "one").unwrap());
        assert!(store.write_ptx("flao", Arch::Sm80, "two").unwrap());
        assert_eq!(
            store.ptx("flao", Arch::Sm80).unwrap().as_deref(),
            Some("two")
        );
    }

    #[test]
    fn a_damaged_file_is_an_error_to_read_and_replaced_by_a_write() {
        let kernels = tempfile::tempdir().unwrap();
        let store = Store::new(kernels.path());
        files::write(&store.ptx_path("flao", Arch::Sm80), b"damaged").unwrap();
        assert!(store.ptx("flao", Arch::Sm80).is_err());
        assert!(store.write_ptx("flao", Arch::Sm80, "one").unwrap());
        assert_eq!(
            store.ptx("flao", Arch::Sm80).unwrap().as_deref(),
            Some("one")
        );
    }

    #[test]
    fn the_gzip_header_holds_neither_time_nor_name() {
        let bytes = compress("one").unwrap();
        assert_eq!(bytes[3..8], [0; 5]);
    }

    #[test]
    fn what_nobody_wants_is_a_stray() {
        let kernels = tempfile::tempdir().unwrap();
        let store = Store::new(kernels.path());
        for family in ["flao", "gone"] {
            store.write_ptx(family, Arch::Sm90a, "text").unwrap();
        }
        let strays = store.strays(|family, _| family == "flao").unwrap();
        assert_eq!(strays, [store.ptx_path("gone", Arch::Sm90a)]);
    }
}
