//! Build tasks of the Gimbal workspace, reached as `cargo xtask <task>`.

mod bundle;
mod cargo;
mod ci;
mod files;
mod gimbal;
mod process;
mod ptx;
mod python;
mod readme;
#[cfg(test)]
mod tidy;
mod toolchain;
mod verified;
mod wheel;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// Build tasks of the Gimbal workspace
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Compile the CUDA sources to the committed PTX and its manifest
    Ptx(ptx::Args),
    /// Check that every shipped PTX has been verified on a GPU
    Verified,
    /// Collect the release binary and the test executables, to run on a GPU machine without Rust
    Bundle(bundle::Args),
    /// Build the Python wheel to target/wheels, and on request test it
    Wheel(wheel::Args),
    /// Run every check of the project; none needs a GPU
    Ci(ci::Args),
    /// Put a report into docs, if one is given, and the summary of the one there into the README
    Readme(readme::Args),
    /// Passed on to `gimbal`: run one operator on tensors from a file
    #[command(disable_help_flag = true)]
    Apply(gimbal::Args),
    /// Passed on to `gimbal`: run the benchmarks
    #[command(disable_help_flag = true)]
    Bench(gimbal::Args),
    /// Passed on to `gimbal`: compare every kernel with the reference on this GPU
    #[command(disable_help_flag = true)]
    Verify(gimbal::Args),
    /// Passed on to `gimbal`: find the fastest configs on this GPU
    #[command(disable_help_flag = true)]
    Tune(gimbal::Args),
    /// Passed on to `gimbal`: describe the device and the kernels
    #[command(disable_help_flag = true)]
    Info(gimbal::Args),
}

fn main() -> ExitCode {
    run(Cli::parse().task).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(task: Task) -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    match task {
        Task::Ptx(args) => ptx::run(&workspace, &args)?,
        Task::Verified => verified::run(&workspace)?,
        Task::Bundle(args) => bundle::run(&workspace, &args)?,
        Task::Wheel(args) => wheel::run(&workspace, &args)?,
        Task::Readme(args) => readme::run(&workspace, &args)?,
        Task::Ci(args) => ci::run(&workspace, &args)?,
        Task::Apply(args) => return gimbal::run(&workspace, "apply", &args),
        Task::Bench(args) => return gimbal::run(&workspace, "bench", &args),
        Task::Verify(args) => return gimbal::run(&workspace, "verify", &args),
        Task::Tune(args) => return gimbal::run(&workspace, "tune", &args),
        Task::Info(args) => return gimbal::run(&workspace, "info", &args),
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn words_for_gimbal_pass_untouched() {
        let words = ["--help", "lrpe-rotate", "--", "-x", "--peers=torch"];
        let cli = Cli::parse_from(["xtask", "bench"].into_iter().chain(words));
        assert!(matches!(cli.task, Task::Bench(args) if args.words == words));
    }
}
