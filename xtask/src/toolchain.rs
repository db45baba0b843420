//! The one CUDA compiler whose output is committed, found on this machine or installed below `target/`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use anyhow::{Context, Result, bail};

use crate::process::{capture, pass_through};
use crate::python;
use crate::workspace::Workspace;

/// The pinned compiler. Another release, even another build of the same one, may emit other PTX.
pub const NVCC_VERSION: &str = "13.0.88";

/// The same compiler as Python wheels, with the headers it needs.
const WHEELS: [&str; 5] = [
    "nvidia-cuda-nvcc==13.0.88",
    "nvidia-nvvm==13.0.88",
    "nvidia-cuda-crt==13.0.88",
    "nvidia-cuda-runtime==13.0.88",
    "nvidia-cuda-cccl==13.0.85",
];

/// Compiler and assembler of one CUDA toolkit.
#[derive(Debug)]
pub struct Toolchain {
    pub nvcc: PathBuf,
    pub ptxas: PathBuf,
}

/// Takes the first pinned compiler of `requested`, `$NVCC`, `$CUDA_HOME`, the path and the wheels.
///
/// Says on stderr what it rejects. An unfit `requested` is an error instead: it was asked for.
pub fn find(workspace: &Workspace, requested: Option<&Path>) -> Result<Toolchain> {
    if let Some(nvcc) = requested {
        return accept(nvcc).context("--nvcc");
    }
    for (origin, nvcc) in candidates() {
        match accept(&nvcc) {
            Ok(toolchain) => return Ok(toolchain),
            Err(reason) => eprintln!("{origin}: not used: {reason:#}"),
        }
    }
    accept(&install(&workspace.target.join("cuda-toolchain"))?)
}

fn candidates() -> Vec<(&'static str, PathBuf)> {
    let mut found = Vec::new();
    if let Some(nvcc) = env::var_os("NVCC") {
        found.push(("$NVCC", nvcc.into()));
    }
    if let Some(home) = env::var_os("CUDA_HOME") {
        found.push(("$CUDA_HOME", Path::new(&home).join("bin/nvcc")));
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).map(|directory| directory.join("nvcc"));
    found.extend(
        on_path
            .filter(|nvcc| nvcc.is_file())
            .map(|nvcc| ("$PATH", nvcc)),
    );
    found
}

/// Checks that `nvcc` and the `ptxas` beside it are the pinned build.
fn accept(nvcc: &Path) -> Result<Toolchain> {
    let nvcc =
        fs::canonicalize(nvcc).with_context(|| format!("no compiler at {}", nvcc.display()))?;
    let ptxas = nvcc.with_file_name("ptxas");
    for program in [&nvcc, &ptxas] {
        let printed = capture(Command::new(program).arg("--version"))?;
        let version = version(&printed.stdout)
            .with_context(|| format!("{} does not tell its version", program.display()))?;
        if version != NVCC_VERSION {
            bail!("{} is {version}, need {NVCC_VERSION}", program.display());
        }
    }
    Ok(Toolchain { nvcc, ptxas })
}

/// The build number in the output of `--version`, such as `13.0.88`.
fn version(printed: &str) -> Option<&str> {
    let line = printed
        .lines()
        .find(|line| line.starts_with("Cuda compilation tools"))?;
    line.rsplit(", V").next().filter(|version| *version != line)
}

/// Installs the wheels once and returns their compiler.
///
/// They get their final name only when complete: an interrupted run leaves nothing that a later one
/// would trust.
fn install(home: &Path) -> Result<PathBuf> {
    let installed = home.join(NVCC_VERSION);
    let nvcc = installed.join("nvidia/cu13/bin/nvcc");
    if nvcc.is_file() {
        return Ok(nvcc);
    }
    eprintln!(
        "installing the pinned CUDA compiler into {}",
        home.display()
    );
    let partial = home.join(format!("partial-{}", process::id()));
    fs::create_dir_all(&partial).with_context(|| format!("cannot create {}", partial.display()))?;
    let result = fetch(&partial).and_then(|packages| {
        fs::rename(packages, &installed)
            .with_context(|| format!("cannot create {}", installed.display()))
    });
    fs::remove_dir_all(&partial).with_context(|| format!("cannot remove {}", partial.display()))?;
    result?;
    Ok(nvcc)
}

/// Downloads the wheels into a directory below `partial`, with a pip of its own.
fn fetch(partial: &Path) -> Result<PathBuf> {
    let environment = partial.join("venv");
    let packages = partial.join("packages");
    python::create(&environment).context(
        "the pinned CUDA compiler comes as Python wheels, and making a virtual environment for \
         them failed; install python3 with its venv module, or give --nvcc",
    )?;
    let mut pip = python::install(&environment);
    pip.args(["--no-deps", "--only-binary", ":all:", "--target"])
        .arg(&packages)
        .args(WHEELS);
    pass_through(&mut pip)
        .context("cannot download the pinned CUDA compiler; give --nvcc, or a network")?;
    Ok(packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NVCC: &str = "\
nvcc: NVIDIA (R) Cuda compiler driver
Copyright (c) 2005-2025 NVIDIA Corporation
Built on Wed_Aug_20_01:58:59_PM_PDT_2025
Cuda compilation tools, release 13.0, V13.0.88
Build cuda_13.0.r13.0/compiler.36424714_0
";

    #[test]
    fn version_is_the_build_number() {
        assert_eq!(version(NVCC), Some(NVCC_VERSION));
        assert_eq!(
            version("Cuda compilation tools, release 12.8, V12.8.93\n"),
            Some("12.8.93")
        );
        assert_eq!(version("Cuda compilation tools"), None);
        assert_eq!(version("gcc (Debian 12.2.0-14) 12.2.0\n"), None);
    }

    #[test]
    fn all_wheels_but_the_headers_of_cccl_carry_the_compiler_version() {
        let others: Vec<_> = WHEELS
            .iter()
            .filter(|wheel| !wheel.ends_with(NVCC_VERSION))
            .collect();
        assert_eq!(others, [&"nvidia-cuda-cccl==13.0.85"]);
    }

    #[test]
    fn a_compiler_that_is_not_there_is_named() {
        let error = accept(Path::new("no/such/nvcc")).unwrap_err();
        assert!(error.to_string().contains("no/such/nvcc"), "{error}");
    }

    #[test]
    fn a_complete_installation_is_used_as_it_is() {
        let home = tempfile::tempdir().unwrap();
        let nvcc = home.path().join(NVCC_VERSION).join("nvidia/cu13/bin/nvcc");
        fs::create_dir_all(nvcc.parent().unwrap()).unwrap();
        fs::write(&nvcc, "").unwrap();
        assert_eq!(install(home.path()).unwrap(), nvcc);
    }
}
