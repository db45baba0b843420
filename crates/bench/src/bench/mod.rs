//! `gimbal bench`: time and memory of the operators, in the tables of the published benchmarks.

mod ceiling;
mod environment;
mod gpu;
mod memory;
mod plot;
mod problem;
mod protocol;
mod record;
mod report;
mod statistics;
mod table;
mod tables;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use gimbal_ops::Device;
use serde::Serialize;

use self::environment::Environment;
use self::problem::Problem;
use self::protocol::{Effort, Protocol};
use self::record::{Measured, Record};
use self::report::Report;
use crate::cli::{OpName, Pass};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::terminal::{self, Console};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Speed: the median of several calls in ms, with quartiles, each call with a cold L2 cache.
  limit  the time for reading each input and writing each output once, at the memory
         bandwidth of a kernel that does nothing else, measured in the same run
  share  limit / gimbal
  graph  a short call inside a CUDA graph
Memory: the peak of live memory during a call in MiB; limit is that of inputs and outputs.
-1 marks an error, whose reason stands below the table.")]
pub struct Args {
    /// Operators; all of them if none is given
    ops: Vec<OpName>,
    /// Fewer sizes and samples
    #[arg(long)]
    quick: bool,
    /// Directions to measure
    #[arg(long, value_enum, default_value_t)]
    pass: PassChoice,
    /// Kinds of measurement
    #[arg(long, value_enum, default_value_t)]
    kind: KindChoice,
    /// Also write CSV, JSON lines, Markdown and plots to this directory
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// `--pass`.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum PassChoice {
    Fwd,
    Bwd,
    #[default]
    All,
}

impl PassChoice {
    fn passes(self) -> &'static [Pass] {
        match self {
            Self::Fwd => &[Pass::Fwd],
            Self::Bwd => &[Pass::Bwd],
            Self::All => &[Pass::Fwd, Pass::Bwd],
        }
    }
}

/// What a table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
}

/// `--kind`.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum KindChoice {
    Speed,
    Memory,
    #[default]
    All,
}

impl KindChoice {
    fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Speed => &[Kind::Speed],
            Self::Memory => &[Kind::Memory],
            Self::All => &[Kind::Speed, Kind::Memory],
        }
    }
}

/// What a whole run may take on the CPU, whatever the number of tables.
const CPU_BUDGET: Duration = Duration::from_secs(50);
/// The most that one table may take of it.
const CPU_TABLE_BUDGET: Duration = Duration::from_secs(3);

/// Calls shorter than this are also measured inside a CUDA graph, in milliseconds.
const SHORT: f64 = 0.05;

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let device = choice.open()?;
    choice.announce(&device)?;
    let tables = tables::selected(args, device.is_cuda());
    let budget = budget(&device, tables.len());
    if let Some(budget) = budget {
        terminal::note(&format!(
            "no GPU is used: these are times and memory of the CPU reference, at sizes that fit into {:.1} s a table",
            budget.as_secs_f64()
        ));
    }
    let rows = tables.iter().map(|table| table.rows.len()).sum();
    let console = Console::with_progress(rows);
    let environment = Environment::of(&device)?;
    let mut report = Report::new(&console, args.out.as_deref(), &environment)?;
    let effort = match args.quick || !device.is_cuda() {
        // On the CPU larger sizes tell more than more samples.
        true => Effort::QUICK,
        false => Effort::FULL,
    };
    let mut protocol = Protocol::new(&device, effort)?;
    let mut failed = 0;
    for table in &tables {
        let labels = table.rows.iter().map(|row| &row.label);
        let mut form = report.table(&table.title, table.kind, table.variable, labels)?;
        let start = Instant::now();
        for (index, row) in table.rows.iter().enumerate() {
            console.doing(&format!("{} {}", table.title, row.label));
            let row_start = Instant::now();
            let problem = row.problem.as_ref();
            let measured = match table.kind {
                Kind::Speed => speed(&mut protocol, &device, problem),
                Kind::Memory => memory(&device, problem),
            };
            let measured = measured.unwrap_or_else(|error| {
                failed += 1;
                Measured::Failed(error.to_string())
            });
            form.row(Record::new(table, row.label.clone()).with(measured))?;
            console.advance(1);
            // The next row is twice as large.
            let next = start.elapsed() + 2 * row_start.elapsed();
            if budget.is_some_and(|budget| next > budget) {
                console.advance(table.rows.len() - index - 1);
                break;
            }
        }
        form.finish()?;
    }
    match failed {
        0 => Ok(()),
        rows => Err(Error::Bench { rows }),
    }
}

/// What a table may take on the CPU; a GPU measures all sizes.
fn budget(device: &Device, tables: usize) -> Option<Duration> {
    let share = CPU_BUDGET / u32::try_from(tables.max(1)).unwrap_or(u32::MAX);
    (!device.is_cuda()).then_some(share.min(CPU_TABLE_BUDGET))
}

fn speed(
    protocol: &mut Protocol,
    device: &Device,
    problem: &dyn Problem,
) -> Result<Measured, gimbal_ops::Error> {
    let traffic = problem.traffic();
    let bandwidth = protocol.bandwidth(traffic.mix)?;
    let limit = bandwidth.map(|bandwidth| traffic.bytes as f64 / bandwidth);
    problem.inputs(device)?.measure(&mut |call| {
        let time = protocol.time(call)?;
        let graph = match time.median < SHORT {
            true => protocol.graph(call)?,
            false => None,
        };
        Ok(Measured::Speed { time, limit, graph })
    })
}

fn memory(device: &Device, problem: &dyn Problem) -> Result<Measured, gimbal_ops::Error> {
    Ok(Measured::Memory {
        peak: memory::peak(device, problem)?,
        limit: problem.traffic().bytes,
    })
}
