//! Running other programs, with errors that show the command line.

use std::process::Command;

use anyhow::{Context, Result, bail};

/// What a program printed.
pub struct Printed {
    pub stdout: String,
    pub stderr: String,
}

/// The command as one would type it.
pub fn line(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Runs the command to its end and returns what it printed; a failure carries that text.
pub fn capture(command: &mut Command) -> Result<Printed> {
    let output = command
        .output()
        .with_context(|| format!("cannot run `{}`", line(command)))?;
    let printed = Printed {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    };
    if !output.status.success() {
        let text = format!("{}{}", printed.stdout, printed.stderr);
        bail!(
            "`{}` failed ({})\n{}",
            line(command),
            output.status,
            text.trim_end()
        );
    }
    Ok(printed)
}

/// Runs the command to its end with this program's own input and output.
pub fn pass_through(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot run `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}
