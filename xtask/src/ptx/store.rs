//! The committed outcome: `ptx/manifest.json` and the containers `ptx/sm_80/<family>.ptx.lzma` and
//! `ptx/sm_90a/<family>.cubin.lzma`, which are LZMA members one after the other, one a kernel. The first is the dictionary of the others.

use std::fs;
use std::io::{Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use lzma_rust2::{LzmaOptions, LzmaReader, LzmaWriter};

use super::manifest::{Arch, Manifest};
use crate::files;

/// The directory of compiled kernels.
pub struct Store {
    directory: PathBuf,
}

/// A part of a container.
#[derive(Debug, PartialEq)]
pub struct Member {
    /// Where it lies, compressed.
    pub place: Range<usize>,
    pub code: Vec<u8>,
}

/// A container from the directory of compiled kernels.
pub fn container(family: &str, arch: Arch) -> String {
    let kind = match arch {
        Arch::Sm80 => "ptx",
        Arch::Sm90a => "cubin",
    };
    format!("{arch}/{family}.{kind}.lzma")
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
        let parsed = serde_json::from_str(&files::read(&path)?);
        let context = || {
            format!(
                "{}: `cargo xtask ptx --force` writes it anew",
                path.display()
            )
        };
        parsed.map(Some).with_context(context)
    }

    /// What a container holds; nothing if there is none.
    pub fn members(&self, family: &str, arch: Arch) -> Result<Vec<Member>> {
        let path = self.directory.join(container(family, arch));
        if !path.exists() {
            return Ok(Vec::new());
        }
        let context = || format!("cannot read {}", path.display());
        let bytes = fs::read(&path).with_context(context)?;
        let mut members: Vec<Member> = Vec::new();
        let mut rest = &bytes[..];
        while !rest.is_empty() {
            let begin = bytes.len() - rest.len();
            let mut code = Vec::new();
            let dictionary = members.first().map(|first| first.code.as_slice());
            let mut decoder =
                LzmaReader::new_mem_limit(rest, u32::MAX, dictionary).with_context(context)?;
            // Up to the end of the member, behind which the next begins.
            decoder.set_relaxed_end_condition(false);
            decoder.read_to_end(&mut code).with_context(context)?;
            let (behind, ahead) = decoder.into_parts();
            rest = &rest[rest.len() - behind.len() - ahead.len()..];
            members.push(Member {
                place: begin..bytes.len() - rest.len(),
                code,
            });
        }
        Ok(members)
    }

    /// Writes a container unless it holds this already, and tells whether it did.
    ///
    /// The comparison is of what is compressed: another compressor alone is no reason for a new file.
    pub fn write(&self, family: &str, arch: Arch, code: &[Vec<u8>]) -> Result<bool> {
        let same = |old: Vec<Member>| old.iter().map(|member| &member.code).eq(code);
        if self.members(family, arch).is_ok_and(same) {
            return Ok(false);
        }
        let mut bytes = Vec::new();
        for (index, one) in code.iter().enumerate() {
            bytes.extend(compress(one, code.first().filter(|_| index > 0))?);
        }
        files::write(&self.directory.join(container(family, arch)), &bytes)?;
        Ok(true)
    }

    pub fn write_manifest(&self, manifest: &Manifest) -> Result<()> {
        let text = serde_json::to_string_pretty(manifest).context("cannot write the manifest")?;
        files::write_changed(&self.manifest_path(), &(text + "\n"))
    }

    /// Containers that the manifest does not speak of, such as those of a family that is gone.
    pub fn strays(&self, manifest: &Manifest) -> Result<Vec<PathBuf>> {
        let mut wanted = Vec::new();
        for family in &manifest.families {
            for arch in Arch::ALL {
                if family.builds(arch).next().is_some() {
                    wanted.push(self.directory.join(container(&family.family, arch)));
                }
            }
        }
        let mut strays = Vec::new();
        for arch in Arch::ALL {
            let found = files::list(&self.directory.join(arch.as_str()))?;
            strays.extend(found.into_iter().filter(|path| !wanted.contains(path)));
        }
        Ok(strays)
    }

    fn manifest_path(&self) -> PathBuf {
        self.directory.join("manifest.json")
    }
}

/// By LZMA: the code of a kernel takes 70 % of what gzip makes of it, and with what kernels of a family have in common from a
/// dictionary 60 %. No kernel is as long as the window.
fn compress(code: &[u8], dictionary: Option<&Vec<u8>>) -> Result<Vec<u8>> {
    let options = LzmaOptions {
        dict_size: 1 << 20,
        preset_dict: dictionary.cloned(),
        ..LzmaOptions::with_preset(9)
    };
    // With a dictionary the encoder writes no header, which is this.
    let mut bytes = vec![options.get_props()];
    bytes.extend(options.dict_size.to_le_bytes());
    bytes.extend((code.len() as u64).to_le_bytes());
    LzmaWriter::new(bytes, &options, false, false, Some(code.len() as u64))
        .and_then(|mut encoder| {
            encoder.write_all(code)?;
            encoder.finish()
        })
        .context("cannot compress a kernel")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(words: &[&str]) -> Vec<Vec<u8>> {
        words.iter().map(|word| word.as_bytes().to_vec()).collect()
    }

    #[test]
    fn members_come_back_with_their_places() {
        let kernels = tempfile::tempdir().unwrap();
        let store = Store::new(kernels.path());
        assert_eq!(store.members("flao", Arch::Sm80).unwrap(), []);
        store
            .write("flao", Arch::Sm80, &code(&["one", "two"]))
            .unwrap();
        let bytes = fs::read(store.directory.join("sm_80/flao.ptx.lzma")).unwrap();
        let members = store.members("flao", Arch::Sm80).unwrap();
        assert_eq!(members.len(), 2);
        assert_eq!(members[1].place.end, bytes.len());
        for (member, word, dictionary) in [
            (&members[0], "one", None),
            (&members[1], "two", Some(b"one".as_slice())),
        ] {
            let mut text = String::new();
            let alone = &bytes[member.place.clone()];
            let mut decoder = LzmaReader::new_mem_limit(alone, u32::MAX, dictionary).unwrap();
            decoder.read_to_string(&mut text).unwrap();
            assert_eq!((text.as_str(), &*member.code), (word, word.as_bytes()));
        }
    }

    #[test]
    fn only_what_changed_or_is_damaged_is_written() {
        let kernels = tempfile::tempdir().unwrap();
        let store = Store::new(kernels.path());
        let write = |words| store.write("flao", Arch::Sm90a, &code(words)).unwrap();
        assert!(write(&["one"]));
        assert!(!write(&["one"]));
        assert!(write(&["one", "two"]));
        files::write(&store.directory.join("sm_90a/flao.cubin.lzma"), b"damaged").unwrap();
        assert!(store.members("flao", Arch::Sm90a).is_err());
        assert!(write(&["one", "two"]));
    }
}
