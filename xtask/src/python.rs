//! Python environments below `target/`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::process::pass_through;

/// Makes a virtual environment.
pub fn create(environment: &Path) -> Result<()> {
    let mut create = Command::new("python3");
    pass_through(create.args(["-m", "venv"]).arg(environment))
}

/// The Python of an environment.
pub fn program(environment: &Path) -> PathBuf {
    environment.join("bin/python")
}

/// `pip install` of an environment, ready for arguments.
pub fn install(environment: &Path) -> Command {
    let mut pip = Command::new(program(environment));
    pip.args(["-m", "pip", "install", "--quiet"]);
    pip.arg("--disable-pip-version-check");
    pip
}
