//! `cargo xtask bundle`: everything to run on a GPU machine that has no Rust.
//!
//! ```text
//! target/bundle/run.sh               runs all tests, or those whose names hold a given word
//! target/bundle/bin/gimbal           the command line program
//! target/bundle/benches/launch       the host's cost of a launch, by criterion: run it with `--bench`
//! target/bundle/tests/<package>-…    one per test target: -lib, -bin-<name>, -test-<name>
//! ```
//!
//! The executables need the C library of the machine that built them, or a newer one.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::cargo::{self, Executable};
use crate::workspace::Workspace;

#[derive(clap::Args)]
pub struct Args {
    /// Directory to fill; an older bundle there is removed first [default: target/bundle]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

const RUN: &str = include_str!("run.sh");

pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let out = args
        .out
        .clone()
        .unwrap_or_else(|| workspace.target.join("bundle"));
    // The tests of the build tasks read the source tree, which the GPU machine does not have.
    let selection = ["--workspace", "--exclude", "xtask", "--profile", "stripped"];
    let tests = cargo::build(workspace, &[&["test", "--no-run"], &selection[..]].concat())?;
    let programs = cargo::build(
        workspace,
        &[
            &["build", "--bin", "gimbal", "--bench", "launch"],
            &selection[..],
        ]
        .concat(),
    )?;

    remove_old(&out)?;
    // First, so that a bundle that was interrupted is known as one.
    let script = out.join("run.sh");
    fs::create_dir_all(&out).with_context(|| format!("cannot create {}", out.display()))?;
    fs::write(&script, RUN).with_context(|| format!("cannot write {}", script.display()))?;
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755))
        .with_context(|| format!("cannot make {} executable", script.display()))?;
    let mut total = 0;
    for program in &programs {
        let folder = match program.kind.as_str() {
            "bench" => "benches",
            _ => "bin",
        };
        total += add(&program.path, &out.join(folder).join(&program.name))?;
    }
    for test in tests.iter().filter(|executable| executable.is_test) {
        total += add(
            &test.path,
            &out.join("tests").join(test_name(workspace, test)),
        )?;
    }
    println!("{}: {:.1} MiB", out.display(), mebibytes(total));
    Ok(())
}

/// Removes the bundle of an earlier run, and nothing else.
fn remove_old(out: &Path) -> Result<()> {
    if !out.exists() {
        return Ok(());
    }
    ensure!(
        out.join("run.sh").is_file(),
        "{} exists and is no bundle",
        out.display()
    );
    fs::remove_dir_all(out).with_context(|| format!("cannot remove {}", out.display()))
}

/// Copies one file, prints its size and returns it in bytes.
fn add(from: &Path, to: &Path) -> Result<u64> {
    let context = || format!("cannot copy {} to {}", from.display(), to.display());
    if let Some(directory) = to.parent() {
        fs::create_dir_all(directory).with_context(context)?;
    }
    let bytes = fs::copy(from, to).with_context(context)?;
    println!("{:7.1} MiB  {}", mebibytes(bytes), to.display());
    Ok(bytes)
}

/// Package, kind and target, since targets of different packages and kinds may share a name.
fn test_name(workspace: &Workspace, test: &Executable) -> String {
    let package = workspace
        .packages
        .iter()
        .find(|package| package.manifest_path == test.manifest_path);
    let package = package.map_or("unknown", |package| package.name.as_str());
    match test.kind.as_str() {
        "lib" => format!("{package}-lib"),
        kind => format!("{package}-{kind}-{}", test.name),
    }
}

#[expect(clippy::cast_precision_loss, reason = "for people to read")]
fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_bundle_is_removed() {
        let directory = tempfile::tempdir().unwrap();
        let out = directory.path().join("out");
        remove_old(&out).unwrap();
        fs::create_dir(&out).unwrap();
        assert!(remove_old(&out).is_err());
        fs::write(out.join("run.sh"), RUN).unwrap();
        remove_old(&out).unwrap();
        assert!(!out.exists());
    }
}
