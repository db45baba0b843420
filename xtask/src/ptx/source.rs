//! The CUDA sources: which families there are, and a digest of everything that goes into each.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use super::manifest::Arch;
use crate::files;
use crate::workspace::KERNELS;

/// One `.cu` file.
#[derive(Debug, PartialEq)]
pub struct Source {
    pub family: String,
    pub arch: Arch,
    /// From the workspace root: the compiler sees it so, wherever the checkout lies.
    pub path: String,
    pub sha256: String,
    /// Kernels that may spill registers, each with a line `// spills-allowed: <kernel> <reason>`.
    pub spills_allowed: Vec<String>,
}

/// Directory of the headers, from the workspace root.
pub fn include_directory() -> String {
    format!("{KERNELS}/cuda/include")
}

/// Every family below `root`, ordered by family, then arch.
///
/// `<family>.cu` is compiled for [`Arch::Sm80`], `<family>.sm_90a.cu` for [`Arch::Sm90a`]: kernels that other GPUs do without,
/// or have of the same names in the portable source.
pub fn discover(root: &Path) -> Result<Vec<Source>> {
    let cuda = root.join(KERNELS).join("cuda");
    let headers = files::below(&cuda.join("include"))?;
    let mut sources = Vec::new();
    for path in files::list(&cuda)? {
        let Some(name) = files::name(&path).strip_suffix(".cu") else {
            continue;
        };
        let (family, arch) = match name.split_once('.') {
            None => (name, Arch::Sm80),
            Some((family, suffix)) if suffix == Arch::Sm90a.as_str() => (family, Arch::Sm90a),
            Some(_) => bail!(
                "{}: expected <family>.cu or <family>.sm_90a.cu",
                path.display()
            ),
        };
        let text = files::read(&path)?;
        sources.push(Source {
            family: family.into(),
            arch,
            path: format!("{KERNELS}/cuda/{name}.cu"),
            sha256: digest(&cuda, &path, &headers)?,
            spills_allowed: spills_allowed(&text).with_context(|| path.display().to_string())?,
        });
    }
    sources.sort_by(|a, b| (&a.family, a.arch).cmp(&(&b.family, b.arch)));
    Ok(sources)
}

/// SHA-256 over the source and all headers: of each, its path below `cuda`, its length, its bytes.
fn digest(cuda: &Path, source: &Path, headers: &[PathBuf]) -> Result<String> {
    let mut hasher = Sha256::new();
    for path in std::iter::once(source).chain(headers.iter().map(PathBuf::as_path)) {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.strip_prefix(cuda).unwrap_or(path).to_string_lossy();
        hasher.update(format!("{name}\n{}\n", bytes.len()));
        hasher.update(&bytes);
    }
    Ok(hex(hasher))
}

/// SHA-256 in lower-case hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(Sha256::new_with_prefix(bytes))
}

fn hex(hasher: Sha256) -> String {
    hasher
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The kernels of the lines `// spills-allowed: <kernel> <reason>`.
fn spills_allowed(text: &str) -> Result<Vec<String>> {
    let lines = text
        .lines()
        .filter_map(|line| line.strip_prefix("// spills-allowed:"));
    lines
        .map(
            |line| match line.split_whitespace().collect::<Vec<_>>()[..] {
                [kernel, _, ..] => Ok(kernel.to_owned()),
                _ => bail!("`// spills-allowed:{line}` needs a kernel and a reason"),
            },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(files: &[(&str, &str)]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = root.path().join(KERNELS).join("cuda").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        root
    }

    #[test]
    fn the_file_name_gives_family_and_arch() {
        let root = tree(&[
            ("flao.sm_90a.cu", ""),
            ("flao.cu", ""),
            ("a.cu", ""),
            ("hopper.sm_90a.cu", ""),
            ("include/gimbal/vec.cuh", ""),
        ]);
        let found: Vec<_> = discover(root.path())
            .unwrap()
            .into_iter()
            .map(|s| (s.family, s.arch))
            .collect();
        let expected = [
            ("a", Arch::Sm80),
            ("flao", Arch::Sm80),
            ("flao", Arch::Sm90a),
            ("hopper", Arch::Sm90a),
        ];
        assert_eq!(
            found,
            expected.map(|(family, arch)| (family.to_owned(), arch))
        );
        assert!(discover(tree(&[("flao.sm_70.cu", "")]).path()).is_err());
        assert_eq!(discover(tree(&[]).path()).unwrap(), []);
    }

    #[test]
    fn the_digest_sees_source_headers_and_names() {
        let digest =
            |files: &[(&str, &str)]| discover(tree(files).path()).unwrap().remove(0).sha256;
        let original = digest(&[("a.cu", "x"), ("include/b.cuh", "y")]);
        assert_eq!(
            original,
            digest(&[("a.cu", "x"), ("include/b.cuh", "y"), ("z.cu", "other")])
        );
        for changed in [
            [("a.cu", "xx"), ("include/b.cuh", "y")],
            [("a.cu", "x"), ("include/b.cuh", "yy")],
            [("a.cu", "x"), ("include/c.cuh", "y")],
            [("a.cu", "x"), ("include/d/b.cuh", "y")],
        ] {
            assert_ne!(original, digest(&changed), "{changed:?}");
        }
    }

    #[test]
    fn a_digest_of_text_is_hexadecimal() {
        assert_eq!(
            sha256(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn an_allowed_spill_needs_a_reason() {
        let text = "// The maths.\n// spills-allowed: flao_bwd_bf16 two tiles of dk and dv\n";
        assert_eq!(spills_allowed(text).unwrap(), ["flao_bwd_bf16"]);
        assert!(spills_allowed("// spills-allowed: flao_bwd_bf16\n").is_err());
    }
}
