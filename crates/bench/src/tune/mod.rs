//! `gimbal tune`: finds the fastest configs on this GPU, and looks after those that were found.

mod files;
mod run;
mod table;

use std::path::PathBuf;

use clap::Subcommand;
use gimbal_ops::autotune::{self, Cache, Entry};

use crate::bench::PassChoice;
use crate::bench::parameters::Parameters;
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::op::OpName;

#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
For each problem of the benchmarks, several configs that give the same result take turns with
the default. One that is faster by 2 % or more in most of its turns is kept, in
$GIMBAL_AUTOTUNE_DIR or else the user's cache directory, and used from then on by everything
that runs on such a GPU with this driver and these kernels (unless GIMBAL_AUTOTUNE=off).
  gain    what the winner saves of the default's time; 0 where the default wins
  spread  between the quartiles of the default, as a part of its time
The last lines say how often each candidate won: one that never does is not worth its time.
What is known already is not measured again: `gimbal tune clear` forgets it."
)]
pub struct Args {
    #[command(subcommand)]
    action: Option<Action>,
    /// Operators; all of them if none is given
    ops: Vec<OpName>,
    /// Fewer sizes
    #[arg(long)]
    quick: bool,
    /// Directions of the problem of one's own
    #[arg(long, value_enum, default_value = "all", requires = "sizes")]
    pass: PassChoice,
    #[command(flatten, next_help_heading = "A problem of one's own")]
    parameters: Parameters,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List what was found, and how often each candidate won
    Show {
        /// Operators; all of them if none is given
        ops: Vec<OpName>,
        /// An exported file instead of the cache
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Write what was found to one file
    Export {
        /// Where to; standard output if it is not given
        file: Option<PathBuf>,
        /// Only where a challenger beat the default, with the times of these two: what is worth shipping
        #[arg(long)]
        gains: bool,
    },
    /// Add what was exported, in place of what is known of the same problems
    Import {
        /// An exported file
        file: PathBuf,
    },
    /// Forget what was found
    Clear {
        /// Operators; all of them if none is given
        ops: Vec<OpName>,
    },
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    match &args.action {
        None => run::run(args, choice),
        Some(Action::Show { ops, file }) => files::show(ops, file.as_deref()),
        Some(Action::Export { file, gains }) => files::export(file.as_deref(), *gains),
        Some(Action::Import { file }) => files::import(file),
        Some(Action::Clear { ops }) => files::clear(ops),
    }
}

/// The cache that operators use too.
fn cache() -> Result<Cache, Error> {
    Ok(autotune::cache()?)
}

/// Whether an entry is of one of these operators, none standing for all.
fn is_of(entry: &Entry, ops: &[OpName]) -> bool {
    ops.is_empty() || ops.iter().any(|op| op.stem() == entry.key.op)
}
