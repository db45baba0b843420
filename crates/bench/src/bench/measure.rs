//! Measuring the chosen tables.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use gimbal_ops::Device;

use super::Kind;
use super::choice::{MeasureArgs, PeersChoice};
use super::clocks::Watch;
use super::document::{Ceiling, Document, Kept, Line};
use super::environment::Environment;
use super::memory;
use super::peers::{self, Form, Peers, Request};
use super::problem::Problem;
use super::protocol::{Effort, Protocol};
use super::record::{Key, Measured, Record, is_ours, mebibytes};
use super::report::Report;
use super::tables::{self, Row, Table};
use crate::device::{DeviceChoice, why_no_gpu};
use crate::error::Error;
use crate::interrupt;
use crate::terminal::{self, Console};

/// What a whole run may take on the CPU, whatever the number of tables.
const CPU_BUDGET: Duration = Duration::from_secs(50);
/// The most that one table may take of it.
const CPU_TABLE_BUDGET: Duration = Duration::from_secs(3);

/// Calls shorter than this are also measured inside a CUDA graph, in milliseconds.
const SHORT: f64 = 0.05;

/// What lasts for the whole run.
struct Session<'a> {
    device: &'a Device,
    protocol: Protocol,
    peers: Option<Peers>,
    /// What an earlier run has measured.
    previous: HashMap<Key, Record>,
    failed: usize,
}

pub fn run(args: &MeasureArgs, choice: DeviceChoice) -> Result<(), Error> {
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
    let environment = Environment::of(&device, args.quick)?;
    let previous = previous(args, &environment)?;
    interrupt::listen();
    let peers = start_peers(args, choice, &device);
    let kept = previous.map_or_else(Kept::default, |document| {
        // Times of another PyTorch have no place beside this one's.
        let same = peers.as_ref().map(Peers::environment) == document.peers.as_ref();
        document.kept(|row| same || is_ours(&row.column))
    });
    if args.resume {
        let cells = kept.rows.len();
        terminal::note(&format!("resuming: {cells} cells are measured already"));
    }
    let cells = tables.iter().map(|table| steps(table, peers.is_some()));
    let console = Console::with_progress(cells.sum());
    let rows = kept.rows.clone().into_iter();
    let previous = rows.map(|row| (row.key(), row)).collect();
    let mut report = Report::new(
        &console,
        args.out.as_deref(),
        environment,
        kept,
        args.published,
    )?;
    let effort = match args.quick || !device.is_cuda() {
        // On the CPU larger sizes tell more than more samples.
        true => Effort::QUICK,
        false => Effort::FULL,
    };
    let mut session = Session {
        device: &device,
        protocol: Protocol::new(&device, effort)?,
        peers,
        previous,
        failed: 0,
    };
    session.ceilings(&tables, &console, &mut report)?;
    let clocks = Watch::start(&device);
    if device.is_cuda() && clocks.is_none() {
        terminal::note("the clocks are not recorded: nvidia-smi does not run");
    }
    let (rows, mut measured) = (tables.iter().map(|table| table.rows.len()).sum(), 0);
    for table in &tables {
        measured += session.table(table, budget, &console, &mut report)?;
        if let Some(clocks) = clocks.as_ref().and_then(|watch| watch.take(&table.title)) {
            report.clocks(clocks)?;
        }
        if interrupt::wished() {
            break;
        }
    }
    let complete = !interrupt::wished();
    report.finish(complete)?;
    if !complete {
        let hint = match args.out {
            Some(_) => "; --resume measures the rest",
            None => "",
        };
        return Err(Error::Interrupted {
            measured,
            rows,
            hint,
        });
    }
    match session.failed {
        0 => Ok(()),
        rows => Err(Error::Bench { rows }),
    }
}

/// What a table may take on the CPU; a GPU measures all sizes.
fn budget(device: &Device, tables: usize) -> Option<Duration> {
    let share = CPU_BUDGET / u32::try_from(tables.max(1)).unwrap_or(u32::MAX);
    (!device.is_cuda()).then_some(share.min(CPU_TABLE_BUDGET))
}

/// The cells of a table: what the progress bar counts.
fn steps(table: &Table, with_peers: bool) -> usize {
    table
        .rows
        .iter()
        .map(|row| row_steps(table, row, with_peers))
        .sum()
}

fn row_steps(table: &Table, row: &Row, with_peers: bool) -> usize {
    row.ours().count() + peer_forms(table, with_peers).len()
}

/// The peers of a table. Those beyond the published sizes have none.
fn peer_forms(table: &Table, with_peers: bool) -> &'static [Form] {
    match with_peers && table.variable != tables::PROBLEM {
        true => peers::forms(table.op),
        false => &[],
    }
}

/// The report of an earlier run in the same place with the same kernels.
fn previous(args: &MeasureArgs, environment: &Environment) -> Result<Option<Document>, Error> {
    let (true, Some(directory)) = (args.resume, args.out.as_deref()) else {
        return Ok(None);
    };
    let Some(document) = Document::left_in(directory)? else {
        terminal::note("there is nothing to resume: measuring everything");
        return Ok(None);
    };
    if let Some(difference) = document.environment.differences(environment).first() {
        let (what, [theirs, ours]) = (&difference.name, &difference.values);
        return Err(Error::Report {
            path: directory.to_owned(),
            reason: format!(
                "its run had another {what} ({theirs}, now {ours}), so it cannot be resumed"
            ),
        });
    }
    Ok(Some(document))
}

/// The peers, if they are asked for and there are any.
fn start_peers(args: &MeasureArgs, choice: DeviceChoice, device: &Device) -> Option<Peers> {
    if args.peers == PeersChoice::None {
        return None;
    }
    let started = match device.info() {
        Ok(Some(gpu)) => Peers::start(&args.python, gpu.ordinal),
        _ => Err(why_no_gpu(choice).unwrap_or_else(|| "there is no GPU for them".to_owned())),
    };
    match started {
        Ok(peers) => {
            let found = peers.environment();
            terminal::note(&format!(
                "peers: PyTorch {} on {}",
                found.torch, found.device
            ));
            Some(peers)
        }
        Err(reason) => {
            terminal::note(&format!("peers are left out: {reason}"));
            None
        }
    }
}

impl Session<'_> {
    /// Measures the bandwidth of every mix of reads and writes that the tables need, while the GPU does nothing else.
    fn ceilings(
        &mut self,
        tables: &[Table],
        console: &Console,
        report: &mut Report,
    ) -> Result<(), Error> {
        if let Some(peers) = &self.peers {
            report.line(Line::Peers(peers.environment().clone()))?;
        }
        let speed = tables.iter().filter(|table| table.kind == Kind::Speed);
        let mut mixes = Vec::new();
        for row in speed.flat_map(|table| &table.rows) {
            let mix = row.problem.traffic().mix;
            if !mixes.contains(&mix) {
                mixes.push(mix);
            }
        }
        for mix in mixes {
            console.doing("memory bandwidth");
            if let Some(bytes_per_millisecond) = self.protocol.bandwidth(mix)? {
                let (reads, writes) = mix.counts();
                report.line(Line::Ceiling(Ceiling {
                    mix: format!("{reads}R:{writes}W"),
                    gigabytes_per_second: bytes_per_millisecond / 1e6,
                }))?;
            }
        }
        Ok(())
    }

    /// Measures a table and gives the number of its rows that are complete.
    fn table(
        &mut self,
        table: &Table,
        budget: Option<Duration>,
        console: &Console,
        report: &mut Report,
    ) -> Result<usize, Error> {
        let forms = peer_forms(table, self.peers.is_some());
        let ours = table.rows.first().into_iter().flat_map(Row::ours);
        let columns = ours
            .map(|(column, _)| column)
            .chain(forms.iter().map(|form| form.column.to_owned()));
        let columns: Vec<_> = columns.collect();
        report.begin(table, &columns)?;
        let (start, mut complete) = (Instant::now(), 0);
        for (index, row) in table.rows.iter().enumerate() {
            if interrupt::wished() {
                break;
            }
            console.doing(&format!("{} {}", table.title, row.label));
            let row_start = Instant::now();
            let cells = self.row(table, row, forms, console);
            complete += usize::from(cells.len() == columns.len());
            report.row(&row.label, cells)?;
            // The next row is twice as large.
            let next = start.elapsed() + 2 * row_start.elapsed();
            if budget.is_some_and(|budget| next > budget) {
                let rest = &table.rows[index + 1..];
                let steps = rest
                    .iter()
                    .map(|row| row_steps(table, row, self.peers.is_some()));
                console.advance(steps.sum());
                complete += rest.len();
                break;
            }
        }
        report.end()?;
        Ok(complete)
    }

    /// All cells of a row, fewer only if there is a Ctrl-C meanwhile.
    fn row(&mut self, table: &Table, row: &Row, forms: &[Form], console: &Console) -> Vec<Record> {
        let mut cells = Vec::new();
        let mut limit = None;
        for (column, problem) in row.ours() {
            let key = (table.title.clone(), row.label.clone(), column.clone());
            let record = match self.previous.remove(&key) {
                Some(record) => record,
                None if interrupt::wished() => return cells,
                None => self.ours(table, row, &column, problem),
            };
            limit = limit.or(record.limit);
            cells.push(record);
            console.advance(1);
        }
        let Some(problem) = row.problem.peer().filter(|_| !forms.is_empty()) else {
            return cells;
        };
        // Our memory is not needed now, theirs may not fit beside it.
        if let Err(error) = self.device.release_freed_memory() {
            terminal::note(&format!("freed memory is not released: {error}"));
        }
        for form in forms {
            let key = (
                table.title.clone(),
                row.label.clone(),
                form.column.to_owned(),
            );
            let record = match (self.previous.remove(&key), &mut self.peers) {
                (Some(record), _) => record,
                (None, Some(peers)) => {
                    let measured = peers.measure(Request {
                        table: &table.title,
                        kind: table.kind,
                        pass: table.pass,
                        form: *form,
                        problem: &problem,
                        effort: self.protocol.effort(),
                        graph: table.kind == Kind::Speed
                            && limit.is_some_and(|limit| limit < SHORT),
                    });
                    let Some(measured) = measured else {
                        return cells;
                    };
                    Record::new(table, &row.label, form.column, limit, measured)
                }
                (None, None) => continue,
            };
            cells.push(record);
            console.advance(1);
        }
        cells
    }

    fn ours(&mut self, table: &Table, row: &Row, column: &str, problem: &dyn Problem) -> Record {
        let mut limit = None;
        let measured = match table.kind {
            Kind::Speed => self.speed(problem, &mut limit),
            Kind::Memory => {
                limit = Some(mebibytes(problem.footprint()));
                memory::peak(self.device, problem).map(|peak| Measured::Memory { peak })
            }
        };
        let measured = measured.unwrap_or_else(|error| {
            self.failed += 1;
            Measured::Failed(error.to_string())
        });
        Record::new(table, &row.label, column, limit, measured)
    }

    fn speed(
        &mut self,
        problem: &dyn Problem,
        limit: &mut Option<f64>,
    ) -> Result<Measured, gimbal_ops::Error> {
        let traffic = problem.traffic();
        let bandwidth = self.protocol.bandwidth(traffic.mix)?;
        *limit = bandwidth.map(|bandwidth| traffic.bytes as f64 / bandwidth);
        let protocol = &mut self.protocol;
        problem.inputs(self.device)?.measure(&mut |call| {
            let time = protocol.time(call)?;
            let graph = match time.median < SHORT {
                true => protocol.graph(call)?,
                false => None,
            };
            Ok(Measured::Speed { time, graph })
        })
    }
}
