//! `cargo xtask wheel`: the Python package with the library it calls.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo;
use crate::process::pass_through;
use crate::python;
use crate::workspace::Workspace;

#[derive(clap::Args)]
pub struct Args {
    /// Install the wheel below target/ with NumPy, and run the Python tests on the CPU
    #[arg(long)]
    test: bool,
}

/// What the tests need besides the wheel.
const NEEDED: [&str; 4] = ["apache-tvm-ffi", "numpy", "ml-dtypes", "pytest"];

/// Leaves the wheel in `target/wheels`, and tests it if asked to.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let wheels = workspace.target.join("wheels");
    let package = workspace.root.join("python");
    pass_through(
        Command::new("python3")
            .arg(package.join("backend.py"))
            .arg(&wheels)
            .env("CARGO", cargo::program()),
    )
    .context("building the wheel needs Python 3.11 or later")?;
    if args.test {
        test(&workspace.target.join("python"), &wheels, &package)?;
    }
    Ok(())
}

/// Runs the tests with the wheel as it would be installed.
fn test(environment: &Path, wheels: &Path, package: &Path) -> Result<()> {
    let python = python::program(environment);
    if !python.is_file() {
        let needed = "the Python tests need python3 with its venv module";
        python::create(environment).context(needed)?;
    }
    pass_through(python::install(environment).args(NEEDED))
        .context("cannot install what the Python tests need")?;
    pass_through(
        python::install(environment)
            .args(["--no-deps", "--no-index", "--force-reinstall"])
            .arg("--find-links")
            .arg(wheels)
            .arg("gimbal"),
    )?;
    // Not the sources beside the tests.
    pass_through(
        Command::new(python)
            .args(["-P", "-m", "pytest", "-q", "-p", "no:cacheprovider"])
            .arg(package.join("tests"))
            .current_dir(environment),
    )
}
