//! What the command line of `gimbal bench` chooses.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::cli::{OpName, Pass};

#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Speed: the median of several calls in ms, each call with a cold L2 cache.
  ±      half the distance of the quartiles
  limit  the time for reading each input and writing each output once, at the memory
         bandwidth of a kernel that does nothing else, measured in the same run
  share  limit / gimbal
  graph  a short call inside a CUDA graph
  gimbal-b, -bh, -bn  tpa-decode with that --parallel, where gimbal has auto
  gimbal-nothing, -kv-qkv  flao keeping that for the backward pass, where gimbal keeps kv
Memory: the peak of live memory during a call in MiB; limit is that of inputs, outputs
and what was saved for it.
-1 marks an error, whose reason stands below the table.
Ctrl-C ends behind the current measurement and keeps what was measured, for --resume. It
becomes the report in --out unless there is a complete one, which stays."
)]
pub struct Args {
    #[command(subcommand)]
    pub action: Option<Action>,
    #[command(flatten)]
    pub measure: MeasureArgs,
}

#[derive(Debug, clap::Args)]
pub struct MeasureArgs {
    /// Operators; all of them if none is given
    pub ops: Vec<OpName>,
    /// Fewer sizes and samples
    #[arg(long)]
    pub quick: bool,
    /// Directions to measure
    #[arg(long, value_enum, default_value_t)]
    pub pass: PassChoice,
    /// Kinds of measurement
    #[arg(long, value_enum, default_value_t)]
    pub kind: KindChoice,
    /// What to measure beside the operators
    #[arg(long, value_enum, default_value_t)]
    pub peers: PeersChoice,
    /// The Python that has PyTorch
    #[arg(long, value_name = "PROGRAM", default_value = "python3")]
    pub python: String,
    /// Also show the published benchmarks, under the names of their GPUs
    #[arg(long)]
    pub published: bool,
    /// Also write JSON lines, CSV, Markdown, plots and a page to this directory
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Measure only what is missing in the report that an earlier run left in --out
    #[arg(long, requires = "out")]
    pub resume: bool,
}

#[derive(Debug, Subcommand)]
pub enum Action {
    /// Say what became faster or slower between two reports, beyond noise
    Compare(CompareArgs),
    /// Make the short table of a report
    Summary(SummaryArgs),
    /// Make tables, plots and page of a report again
    Render(RenderArgs),
}

#[derive(Debug, clap::Args)]
pub struct CompareArgs {
    /// A report: its directory or its results.jsonl
    pub before: PathBuf,
    /// The one to hold against it
    pub after: PathBuf,
    /// Exit with status 3 if anything became slower or larger, or fails now
    #[arg(long)]
    pub fail_on_regression: bool,
}

#[derive(Debug, clap::Args)]
pub struct SummaryArgs {
    /// A report: its directory or its results.jsonl
    pub report: PathBuf,
    /// Put the table into this file, between the markers that it has for it
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    pub update: Option<PathBuf>,
    /// Fail unless this file has the table
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct RenderArgs {
    /// A report: its directory or its results.jsonl
    pub report: PathBuf,
    /// The directory to write to
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Also show the published benchmarks
    #[arg(long)]
    pub published: bool,
}

/// `--pass`.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum PassChoice {
    Fwd,
    Bwd,
    #[default]
    All,
}

impl PassChoice {
    pub fn passes(self) -> &'static [Pass] {
        match self {
            Self::Fwd => &[Pass::Fwd],
            Self::Bwd => &[Pass::Bwd],
            Self::All => &[Pass::Fwd, Pass::Bwd],
        }
    }
}

/// What a table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Speed,
    Memory,
}

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Speed => "speed",
            Self::Memory => "memory",
        }
    }

    pub const fn unit(self) -> &'static str {
        match self {
            Self::Speed => "ms",
            Self::Memory => "MiB",
        }
    }
}

/// `--kind`.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum KindChoice {
    Speed,
    Memory,
    #[default]
    All,
}

impl KindChoice {
    pub fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Speed => &[Kind::Speed],
            Self::Memory => &[Kind::Memory],
            Self::All => &[Kind::Speed, Kind::Memory],
        }
    }
}

/// `--peers`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum PeersChoice {
    #[default]
    None,
    /// PyTorch, eager and compiled
    Torch,
}
