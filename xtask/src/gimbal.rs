//! Tasks that are the `gimbal` program's own: built in release, then given all words as they came.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::cargo;
use crate::process;
use crate::workspace::Workspace;

#[derive(clap::Args)]
pub struct Args {
    /// Words for `gimbal`, `--help` included
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub words: Vec<OsString>,
}

/// Builds `gimbal`, to be run.
pub fn command(workspace: &Workspace) -> Result<Command> {
    let build = [
        "build",
        "--release",
        "--package",
        "gimbal-bench",
        "--bin",
        "gimbal",
    ];
    let gimbal = cargo::build(workspace, &build)?
        .pop()
        .context("cargo built no `gimbal`")?;
    Ok(Command::new(gimbal.path))
}

/// Runs `gimbal` in the caller's directory, and passes its exit status on.
pub fn run(workspace: &Workspace, task: &str, args: &Args) -> Result<ExitCode> {
    let mut command = command(workspace)?;
    command.arg(task).args(&args.words);
    let status = command
        .status()
        .with_context(|| format!("cannot run `{}`", process::line(&command)))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
