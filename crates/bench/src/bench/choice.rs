//! What the command line of `gimbal bench` chooses.

use std::path::PathBuf;

use clap::Subcommand;
use clap::builder::TypedValueParser;
use serde::{Deserialize, Serialize};

use super::gpus::GpusArgs;
use super::parameters::{Parameters, words};
use crate::op::{OpName, Pass};

#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Speed: the median of several calls in ms, each call with a cold and clean L2 cache.
  ±      half the distance of the quartiles
  limit  what a kernel that does nothing else takes to move as many bytes with the same mix of
         reads and writes, measured in the same run; or the time of the products at the peak of
         the tensor cores, where that is longer
  graph  the same inside a CUDA graph
  share  limit / gimbal, both inside a graph below 0.05 ms
  GB/s, TFLOP/s  what gimbal must move and multiply, in the same time
  compile, -static  PyTorch compiled as it comes, and for each size anew (at every second size)
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
    /// Only tables whose titles have this; several times for several words
    #[arg(long, value_name = "TEXT")]
    pub filter: Vec<String>,
    /// Say what would be measured: titles, and behind each the problems
    #[arg(long)]
    pub list: bool,
    /// Fewer sizes and samples
    #[arg(long)]
    pub quick: bool,
    /// Directions to measure
    #[arg(long, value_enum, default_value = "all")]
    pub pass: PassChoice,
    /// Kinds of measurement
    #[arg(long, value_enum, default_value = "all")]
    pub kind: KindChoice,
    /// What to measure beside the operators
    #[arg(long, value_enum, default_value = "none")]
    pub peers: PeersChoice,
    /// The Python that has PyTorch
    #[arg(long, value_name = "PROGRAM", default_value = "python3")]
    pub python: String,
    #[command(flatten)]
    pub gpus: GpusArgs,
    /// Also show the published benchmarks, under the names of their GPUs
    #[arg(long)]
    pub published: bool,
    /// Also write JSON lines, CSV, Markdown, plots and a page to this directory
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Measure only what is missing in the report that an earlier run left in --out
    #[arg(long, requires = "out")]
    pub resume: bool,
    /// What goes to standard output
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Most samples of a call [default: 30, with --quick 10]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    pub samples: Option<u16>,
    /// Calls before the first sample [default: 2]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    pub warm_up: Option<u16>,
    #[command(flatten)]
    pub hunt: HuntArgs,
    #[command(
        flatten,
        next_help_heading = "A problem of one's own, or what --random is not to draw"
    )]
    pub parameters: Parameters,
}

#[derive(Debug, clap::Args)]
#[command(next_help_heading = "A hunt for cliffs")]
pub struct HuntArgs {
    /// Measure so many random problems instead of the tables, and list those that are farthest from the limit
    #[arg(long, value_name = "K")]
    pub random: Option<usize>,
    /// What the random problems follow from
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Least and most traffic of a problem in MB
    #[arg(
        long,
        value_name = "LEAST,MOST",
        value_delimiter = ',',
        num_args = 1,
        default_value = "16,600"
    )]
    pub traffic: Vec<f64>,
    /// Least and most of D and E [default: any]
    #[arg(long, value_name = "LEAST,MOST", value_delimiter = ',', num_args = 1)]
    pub features: Vec<usize>,
    /// D and E are multiples of this
    #[arg(long, value_name = "D", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64).map(usize::from))]
    pub multiple: usize,
}

words!(Format {
    /// Tables
    Text = "text",
    /// A line of JSON for each cell
    Jsonl = "jsonl",
    /// The same as CSV
    Csv = "csv",
});
words!(PassChoice for &'static [Pass] {
    Fwd = "fwd" => &[Pass::Fwd],
    Bwd = "bwd" => &[Pass::Bwd],
    All = "all" => &[Pass::Fwd, Pass::Bwd],
});
words!(KindChoice for &'static [Kind] {
    Speed = "speed" => &[Kind::Speed],
    Memory = "memory" => &[Kind::Memory],
    All = "all" => &[Kind::Speed, Kind::Memory],
});
words!(PeersChoice {
    None = "none",
    /// PyTorch, eager alone, which needs no compiling: what a hunt over many shapes has time for
    Eager = "eager",
    /// PyTorch, eager and compiled
    Torch = "torch",
});

#[derive(Debug, Subcommand)]
pub enum Action {
    /// Say what became faster or slower between two reports, beyond noise
    Compare(CompareArgs),
    /// Make the short table of a report
    Summary {
        /// A report: its directory or its results.jsonl
        report: PathBuf,
    },
    /// Make tables, plots and page of a report again
    Render {
        /// A report: its directory or its results.jsonl
        report: PathBuf,
        /// The directory to write to
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        /// Also show the published benchmarks
        #[arg(long)]
        published: bool,
    },
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
    /// Differences below so many percent are none, however narrow the quartiles: runs differ more than the samples of one
    #[arg(long, value_name = "PERCENT", default_value_t = 2.0)]
    pub threshold: f64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Compare also where machine or protocol differ
    #[arg(long)]
    pub force: bool,
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
