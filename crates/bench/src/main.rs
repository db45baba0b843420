//! The `gimbal` command: runs, measures, verifies and describes Gimbal's operators.

mod apply;
mod bench;
mod cli;
mod device;
mod error;
mod files;
mod info;
mod interrupt;
mod logging;
mod op;
mod random;
mod streams;
mod terminal;
mod tune;
mod verify;

use std::process::ExitCode;

use peak_alloc::PeakAlloc;

use crate::cli::{Cli, Command};
use crate::error::Error;
use crate::verify::Launches;

/// Counts live bytes: what the memory tables show for the CPU.
#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

fn main() -> ExitCode {
    let cli = match cli::parse() {
        Ok(cli) => cli,
        Err(status) => return status,
    };
    match run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            if !error.is_broken_pipe() {
                terminal::note(&format!("error: {error}").replace('\n', " "));
            }
            error.exit_code()
        }
    }
}

fn run(cli: &Cli) -> Result<(), Error> {
    let launches = match cli.command {
        Command::Verify(_) => Some(Launches::default()),
        _ => None,
    };
    logging::init(launches.clone())?;
    match &cli.command {
        Command::Apply(args) => apply::run(args, cli.device),
        Command::Bench(args) => bench::run(args, cli.device),
        Command::Verify(args) => verify::run(args, cli.device, &launches.unwrap_or_default()),
        Command::Tune(args) => tune::run(args, cli.device),
        Command::Info(args) => info::run(args, cli.device),
        Command::Completions { shell } => cli::complete(*shell),
    }
}
