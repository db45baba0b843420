//! The command line: its grammar, and how a refusal reads.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use crate::device::DeviceChoice;
use crate::error::Error;
use crate::terminal;
use crate::{apply, bench, info, tune, verify};

/// Runs, measures, verifies and describes Gimbal's fused attention operators
#[derive(Debug, Parser)]
#[command(
    name = "gimbal",
    version,
    after_help = "\
Exit status: 0 on success, 2 on bad usage or bad input, 3 if `bench compare` finds what is to
be a failure, 130 after Ctrl-C, 1 on any other failure, such as a device that cannot be used,
an output that cannot be written, a kernel that is wrong.
GIMBAL_LOG or RUST_LOG logs to stderr what a filter such as gimbal_kernels_sys=trace selects."
)]
pub struct Cli {
    /// Where to run: auto is the first GPU, else the CPU
    #[arg(
        long,
        global = true,
        default_value = "auto",
        value_name = "auto|cpu|cuda|cuda:K"
    )]
    pub device: DeviceChoice,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run one operator on tensors from a safetensors file
    Apply(apply::Args),
    /// Measure time and memory of the operators
    Bench(Box<bench::Args>),
    /// Compare every kernel with the reference on this GPU
    Verify(verify::Args),
    /// Find the fastest configs on this GPU, and look after those that were found
    Tune(Box<tune::Args>),
    /// Describe the device and the kernels
    Info(info::Args),
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Prints completions of the whole command line.
pub fn complete(shell: Shell) -> Result<(), Error> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "gimbal", &mut script);
    io::stdout().write_all(&script).map_err(Error::Stdout)
}

/// Reads the command line. Without a word there is help. Help and version go to stdout with status 0, everything else is one line and status 2.
pub fn parse() -> Result<Cli, ExitCode> {
    if env::args_os().len() <= 1 {
        let help = Cli::command().print_help();
        return Err(help.map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS));
    }
    Cli::try_parse().map_err(|error| {
        if error.use_stderr() {
            terminal::note(&one_line(&error.to_string()));
            return ExitCode::from(2);
        }
        match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        }
    })
}

/// The first paragraph, which states what is wrong, and what clap suggests; usage follows behind an empty line.
fn one_line(message: &str) -> String {
    let first = message.lines().take_while(|line| !line.trim().is_empty());
    let mut line = first.map(str::trim).collect::<Vec<_>>().join(" ");
    for tip in message
        .lines()
        .filter_map(|line| line.trim().strip_prefix("tip: "))
    {
        line.push_str("; ");
        line.push_str(tip);
    }
    line
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;
    use crate::op::OpName;

    #[test]
    fn suggestions_are_kept() {
        let error = Cli::try_parse_from(["gimbal", "bench", "flaoo"]).unwrap_err();
        let line = one_line(&error.to_string());
        assert!(line.ends_with("; a similar value exists: 'flao'"), "{line}");
    }

    #[test]
    fn the_grammar_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_operator_can_be_applied() {
        let cli = Cli::command();
        let apply = cli.find_subcommand("apply").unwrap();
        for op in OpName::value_variants() {
            let word = op.to_possible_value().unwrap();
            assert!(apply.find_subcommand(word.get_name()).is_some(), "{op:?}");
            assert!(apply.find_subcommand(op.stem()).is_some(), "{op:?}");
        }
    }

    #[test]
    fn a_refusal_is_one_line() {
        for words in [
            &["gimbal", "bench", "--frobnicate"][..],
            &["gimbal", "bench", "flash"],
            &["gimbal", "apply", "lrpe-rotate", "--pass", "sideways"],
            &["gimbal", "apply", "lrpe-rotate"],
            &["gimbal", "info", "--device", "tpu"],
            &["gimbal", "tune", "lrpe-rotate", "show"],
            &["gimbal", "tune", "import"],
        ] {
            let error = Cli::try_parse_from(words).unwrap_err();
            let line = one_line(&error.to_string());
            assert!(
                line.starts_with("error: ") && !line.contains('\n'),
                "{line}"
            );
        }
    }
}
