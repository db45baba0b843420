//! Where the workspace lies and what it consists of, as cargo sees it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::cargo;
use crate::process;

/// The part of `cargo metadata` that the tasks use.
#[derive(Deserialize)]
pub struct Workspace {
    #[serde(rename = "workspace_root")]
    pub root: PathBuf,
    #[serde(rename = "target_directory")]
    pub target: PathBuf,
    pub packages: Vec<Package>,
}

#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    pub manifest_path: PathBuf,
}

/// Asks cargo about the workspace of this package, without its dependencies.
///
/// Cargo says at run time where that is. The directory of the build could be another checkout's: two
/// that share a target directory share this program too.
pub fn metadata<T: DeserializeOwned>() -> Result<T> {
    let mut command = Command::new(cargo::program());
    command.args([
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
        "--manifest-path",
    ]);
    let package = env::var_os("CARGO_MANIFEST_DIR").context("run this as `cargo xtask`")?;
    command.arg(Path::new(&package).join("Cargo.toml"));
    let printed = process::capture(&mut command)?;
    serde_json::from_str(&printed.stdout).context("cannot understand `cargo metadata`")
}

impl Workspace {
    pub fn find() -> Result<Self> {
        metadata()
    }

    /// The directory of the package that holds kernels.
    pub fn kernels(&self) -> PathBuf {
        self.root.join(KERNELS)
    }

    /// The directory of the package that holds their machine code.
    pub fn machine_code(&self) -> PathBuf {
        self.root.join(MACHINE_CODE)
    }

    /// `path` as seen from the workspace root, for messages.
    pub fn relative<'a>(&self, path: &'a Path) -> &'a Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }
}

/// Directory of `gimbal-kernels-sys`, from the workspace root.
pub const KERNELS: &str = "crates/kernels-sys";

/// Directory of `gimbal-kernels-sm90a`, from the workspace root.
pub const MACHINE_CODE: &str = "crates/kernels-sm90a";
