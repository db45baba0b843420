//! The command line: its grammar, and how a refusal reads.

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::device::DeviceChoice;
use crate::terminal;
use crate::{apply, bench, info, tune, verify};

/// Runs, measures, verifies and describes Gimbal's fused attention operators
#[derive(Debug, Parser)]
#[command(
    name = "gimbal",
    version,
    // A missing word is an error like any other.
    arg_required_else_help = false,
    after_help = "\
Exit status: 0 on success, 2 on bad usage or bad input, 1 on any other failure, such as a
device that cannot be used, an output that cannot be written, a kernel that is wrong.
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
    Bench(bench::Args),
    /// Compare every kernel with the reference on this GPU
    Verify(verify::Args),
    /// Find the fastest configs on this GPU, and look after those that were found
    Tune(tune::Args),
    /// Describe the device and the kernels
    Info(info::Args),
}

/// An operator, as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OpName {
    #[value(alias = "lrpe_rotate")]
    LrpeRotate,
    #[value(alias = "lrpe_cosine")]
    LrpeCosine,
    #[value(alias = "lrpe_cosine_md")]
    LrpeCosineMd,
    Flao,
    #[value(alias = "tpa_decode")]
    TpaDecode,
}

impl OpName {
    /// Its name in symbols, files and errors.
    pub const fn stem(self) -> &'static str {
        match self {
            Self::LrpeRotate => "lrpe_rotate",
            Self::LrpeCosine => "lrpe_cosine",
            Self::LrpeCosineMd => "lrpe_cosine_md",
            Self::Flao => "flao",
            Self::TpaDecode => "tpa_decode",
        }
    }

    /// `chosen`, each once, or every operator if none is.
    pub fn selection(chosen: &[Self]) -> Vec<Self> {
        let all = Self::value_variants().iter().copied();
        all.filter(|op| chosen.is_empty() || chosen.contains(op))
            .collect()
    }
}

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// Forward
    Fwd,
    /// Backward
    Bwd,
}

impl Pass {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fwd => "fwd",
            Self::Bwd => "bwd",
        }
    }
}

/// Reads the command line. Help and version go to stdout with status 0, everything else is one line and status 2.
pub fn parse() -> Result<Cli, ExitCode> {
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

/// The first paragraph, which states what is wrong; usage and hints follow behind an empty line.
fn one_line(message: &str) -> String {
    let first = message.lines().take_while(|line| !line.trim().is_empty());
    first.map(str::trim).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_grammar_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_refusal_is_one_line() {
        for words in [
            &["gimbal"][..],
            &["gimbal", "bench", "--frobnicate"],
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

    #[test]
    fn no_selection_is_everything() {
        assert_eq!(OpName::selection(&[]), OpName::value_variants());
        let twice = [OpName::LrpeCosine, OpName::LrpeCosine];
        assert_eq!(OpName::selection(&twice), [OpName::LrpeCosine]);
    }
}
