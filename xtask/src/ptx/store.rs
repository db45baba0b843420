//! The committed outcome: `ptx/manifest.json` and the containers `ptx/sm_80/<family>.ptx.lzma` of `kernels-sys`, and
//! `cubins/<family>.cubin.lzma` of `kernels-sm90a`. They are LZMA members one after the other, one a kernel, of which one is another's
//! dictionary.

use std::fs;
use std::io::{Read, Write};
use std::ops::Range;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use lzma_rust2::{LzmaOptions, LzmaReader, LzmaWriter};

use super::manifest::{Arch, Family, Manifest};
use crate::files;
use crate::workspace::Workspace;

/// The packages of compiled kernels.
pub struct Store {
    kernels: PathBuf,
    machine_code: PathBuf,
}

/// A part of a container.
#[derive(Debug, PartialEq)]
pub struct Member {
    /// Where it lies, compressed, last, and before it what is decoded first: each the dictionary of the next.
    pub places: Vec<Range<usize>>,
    pub code: Vec<u8>,
}

/// A container from its package.
pub fn container(family: &str, arch: Arch) -> String {
    match arch {
        Arch::Sm80 => format!("ptx/{arch}/{family}.ptx.lzma"),
        Arch::Sm90a => format!("cubins/{family}.cubin.lzma"),
    }
}

impl Store {
    pub fn new(workspace: &Workspace) -> Self {
        Self {
            kernels: workspace.kernels(),
            machine_code: workspace.machine_code(),
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

    /// What the container of a family holds; nothing if there is none.
    pub fn members(&self, family: &Family, arch: Arch) -> Result<Vec<Member>> {
        let path = self.container(&family.family, arch);
        if !path.exists() {
            return Ok(Vec::new());
        }
        let context = || format!("cannot read {}", path.display());
        let bytes = fs::read(&path).with_context(context)?;
        let mut members: Vec<Member> = Vec::new();
        let mut rest = &bytes[..];
        for dictionary in dictionaries(family, arch) {
            let begin = bytes.len() - rest.len();
            let mut code = Vec::new();
            let dictionary = dictionary.map(|at| &members[at]);
            let of_dictionary = dictionary.map(|member| member.code.as_slice());
            let mut decoder =
                LzmaReader::new_mem_limit(rest, u32::MAX, of_dictionary).with_context(context)?;
            // Up to the end of the member, behind which the next begins.
            decoder.set_relaxed_end_condition(false);
            decoder.read_to_end(&mut code).with_context(context)?;
            let (behind, ahead) = decoder.into_parts();
            rest = &rest[rest.len() - behind.len() - ahead.len()..];
            let mut places = dictionary.map_or_else(Vec::new, |member| member.places.clone());
            places.push(begin..bytes.len() - rest.len());
            members.push(Member { places, code });
        }
        ensure!(rest.is_empty(), "{}: more than its kernels", path.display());
        Ok(members)
    }

    /// Writes the container of a family unless it holds this already, and tells whether it did.
    ///
    /// The comparison is of what is compressed: another compressor alone is no reason for a new file.
    pub fn write(&self, family: &Family, arch: Arch, code: &[Vec<u8>]) -> Result<bool> {
        let same = |old: Vec<Member>| old.iter().map(|member| &member.code).eq(code);
        if self.members(family, arch).is_ok_and(same) {
            return Ok(false);
        }
        let mut bytes = Vec::new();
        for (one, dictionary) in code.iter().zip(dictionaries(family, arch)) {
            bytes.extend(compress(one, arch, dictionary.map(|at| &code[at]))?);
        }
        files::write(&self.container(&family.family, arch), &bytes)?;
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
                    wanted.push(self.container(&family.family, arch));
                }
            }
        }
        let mut strays = Vec::new();
        for arch in Arch::ALL {
            let any = self.container("", arch);
            let found = files::list(any.parent().unwrap_or(&any))?;
            strays.extend(found.into_iter().filter(|path| !wanted.contains(path)));
        }
        Ok(strays)
    }

    fn manifest_path(&self) -> PathBuf {
        self.kernels.join("ptx/manifest.json")
    }

    fn container(&self, family: &str, arch: Arch) -> PathBuf {
        let package = match arch {
            Arch::Sm80 => &self.kernels,
            Arch::Sm90a => &self.machine_code,
        };
        package.join(container(family, arch))
    }
}

/// For each kernel of a container, which one before it is its dictionary: the same for bf16, else the first of that pass, else the first.
fn dictionaries(family: &Family, arch: Arch) -> Vec<Option<usize>> {
    let builds = family.builds(arch);
    let names: Vec<_> = builds.map(|(kernel, _)| kernel.name.as_str()).collect();
    let of = |(index, &name): (usize, &&str)| {
        let before = &names[..index];
        let same = name.replace("_f16", "_bf16").replace("_f32", "_bf16");
        let same = before.iter().position(|&other| other == same);
        let first_of_pass = || before.iter().position(|other| pass(other) == pass(name));
        same.or_else(first_of_pass).or((index > 0).then_some(0))
    };
    names.iter().enumerate().map(of).collect()
}

/// The name of a kernel up to its element type.
fn pass(name: &str) -> &str {
    let types = ["_bf16", "_f16", "_f32"].into_iter();
    let end = types.filter_map(|of| name.find(of)).min();
    &name[..end.unwrap_or(name.len())]
}

/// By LZMA: the code of a kernel takes 70 % of what gzip makes of it, and with what it has in common with another from a
/// dictionary 50 %. No kernel is as long as the window.
fn compress(code: &[u8], arch: Arch, dictionary: Option<&Vec<u8>>) -> Result<Vec<u8>> {
    // What a byte is, the one before it tells in text, and in instructions of 16 bytes its place.
    let (lc, pb) = match arch {
        Arch::Sm80 => (4, 0),
        Arch::Sm90a => (0, 4),
    };
    let options = LzmaOptions {
        lc,
        pb,
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
    use std::collections::BTreeMap;
    use std::path::Path;

    use super::super::manifest::{Build, Kernel};
    use super::*;

    fn store(root: &Path) -> Store {
        Store {
            kernels: root.join("kernels"),
            machine_code: root.join("machine_code"),
        }
    }

    /// A family of kernels of these names.
    fn family(names: &[&str]) -> Family {
        let kernel = |&name: &&str| Kernel {
            name: name.to_owned(),
            max_threads: 1,
            parameters: Vec::new(),
            parameter_bytes: 0,
            builds: Arch::ALL
                .map(|arch| Build {
                    arch,
                    sha256: String::new(),
                    waits: false,
                    resources: BTreeMap::new(),
                })
                .into(),
        };
        Family {
            family: "flao".to_owned(),
            sources: Vec::new(),
            kernels: names.iter().map(kernel).collect(),
        }
    }

    /// Code that tells the names.
    fn code(names: &[&str]) -> Vec<Vec<u8>> {
        names.iter().map(|name| name.as_bytes().to_vec()).collect()
    }

    #[test]
    fn members_come_back_with_their_places() {
        let root = tempfile::tempdir().unwrap();
        let store = store(root.path());
        let names = ["sum_bf16_a", "sum_bf16_b", "sum_f16_b", "apply_f16_b"];
        let family = family(&names);
        assert_eq!(store.members(&family, Arch::Sm80).unwrap(), []);
        store.write(&family, Arch::Sm80, &code(&names)).unwrap();
        let bytes = fs::read(store.container("flao", Arch::Sm80)).unwrap();
        let members = store.members(&family, Arch::Sm80).unwrap();
        let own = |at: usize| members[at].places.last().unwrap().clone();
        assert_eq!((own(0).start, own(3).end), (0, bytes.len()));
        for (at, chain) in [
            (0, vec![0]),
            (1, vec![0, 1]),
            (2, vec![0, 1, 2]),
            (3, vec![0, 3]),
        ] {
            let places: Vec<_> = chain.into_iter().map(own).collect();
            assert_eq!(members[at].places, places);
            let mut text = Vec::new();
            for place in places {
                let dictionary = Some(text.as_slice()).filter(|text| !text.is_empty());
                let member = &bytes[place];
                let mut decoder = LzmaReader::new_mem_limit(member, u32::MAX, dictionary).unwrap();
                let mut next = Vec::new();
                decoder.read_to_end(&mut next).unwrap();
                text = next;
            }
            assert_eq!((&text, &*text), (&members[at].code, names[at].as_bytes()));
        }
    }

    #[test]
    fn only_what_changed_or_is_damaged_is_written() {
        let root = tempfile::tempdir().unwrap();
        let store = store(root.path());
        let write = |names| {
            store
                .write(&family(names), Arch::Sm90a, &code(names))
                .unwrap()
        };
        let one: &[_] = &["one"];
        assert!(write(one));
        assert!(!write(one));
        assert!(write(&["one", "two"]));
        assert!(store.members(&family(one), Arch::Sm90a).is_err());
        files::write(&store.container("flao", Arch::Sm90a), b"damaged").unwrap();
        assert!(store.members(&family(one), Arch::Sm90a).is_err());
        assert!(write(&["one", "two"]));
    }
}
