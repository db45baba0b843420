//! Measuring the chosen tables.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use gimbal_ops::Device;

use super::Kind;
use super::choice::{Format, MeasureArgs, PeersChoice};
use super::clocks::Watch;
use super::document::{Document, Line};
use super::environment::Environment;
use super::hunt;
use super::memory;
use super::parameters::Problem;
use super::peers::{Form, Peers, Request};
use super::protocol::{Effort, Protocol, Times};
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
    let tables = match args.hunt.random {
        Some(count) => hunt::tables(args, count)?,
        None => tables::selected(args, device.is_cuda())?,
    };
    if args.list {
        return list(&tables);
    }
    choice.announce(&device)?;
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
    let mut document = Document::new(environment);
    if let Some(mut previous) = previous {
        // Times of another PyTorch have no place beside this one's.
        let same = peers.as_ref().map(Peers::environment) == previous.peers.as_ref();
        previous.keep(|row| same || is_ours(&row.column));
        (document.rows, document.clocks) = (previous.rows, previous.clocks);
    }
    if args.resume {
        let cells = document.rows.len();
        terminal::note(&format!("resuming: {cells} cells are measured already"));
    }
    let cells = tables.iter().map(|table| steps(table, peers.as_ref()));
    let console = Console::with_progress(cells.sum());
    let rows = document.rows.clone().into_iter();
    let previous = rows.map(|row| (row.key(), row)).collect();
    let mut report = Report::new(&console, args, document)?;
    let mut effort = match args.quick || args.hunt.random.is_some() || !device.is_cuda() {
        // On the CPU larger sizes tell more than more samples.
        true => Effort::QUICK,
        false => Effort::FULL,
    };
    if let Some(samples) = args.samples {
        effort.max_samples = samples.into();
        effort.min_samples = effort.min_samples.min(effort.max_samples);
    }
    effort.warm_up = args.warm_up.map_or(effort.warm_up, usize::from);
    let mut session = Session {
        device: &device,
        protocol: Protocol::new(&device, effort)?,
        peers,
        previous,
        failed: 0,
    };
    if let Some(peers) = &session.peers {
        report.line(Line::Peers(peers.environment().clone()))?;
    }
    let clocks = Watch::start(&device);
    if device.is_cuda() && clocks.is_none() {
        terminal::note("the clocks are not recorded: there is no libnvidia-ml that answers");
    }
    let (rows, mut measured) = (tables.iter().map(|table| table.rows.len()).sum(), 0);
    for table in &tables {
        measured += session.table(table, budget, &console, &mut report)?;
        if let Some(clocks) = clocks.as_ref().and_then(|watch| watch.take(&table.title)) {
            report.line(Line::Clocks(clocks))?;
        }
        if interrupt::wished() {
            break;
        }
    }
    let complete = !interrupt::wished();
    let records = report.finish(complete)?.rows;
    if args.hunt.random.is_some() && args.format == Format::Text {
        console.lines(hunt::summary(&records))?;
    }
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

/// Says what would be measured.
fn list(tables: &[Table]) -> Result<(), Error> {
    let console = Console::plain();
    for table in tables {
        console.line(&table.title)?;
        for (_, problem) in table.rows.iter().flat_map(Row::ours) {
            console.line(&format!("  {problem}"))?;
        }
    }
    Ok(())
}

/// What a table may take on the CPU; a GPU measures all sizes.
fn budget(device: &Device, tables: usize) -> Option<Duration> {
    let share = CPU_BUDGET / u32::try_from(tables.max(1)).unwrap_or(u32::MAX);
    (!device.is_cuda()).then_some(share.min(CPU_TABLE_BUDGET))
}

/// The cells of a table: what the progress bar counts.
fn steps(table: &Table, peers: Option<&Peers>) -> usize {
    let forms = peer_forms(table, peers);
    table.rows.iter().map(|row| cells(row, &forms)).sum()
}

fn cells(row: &Row, forms: &[Form]) -> usize {
    row.ours().count() + of_row(forms, row).len()
}

/// The peers of a table.
fn peer_forms(table: &Table, peers: Option<&Peers>) -> Vec<Form> {
    let mut forms = peers.map_or_else(Vec::new, |peers| peers.forms(table.op));
    // Sizes that are constants to the compiler take no other memory, and compiling for each takes seconds.
    forms.retain(|form| table.kind == Kind::Speed || !form.is_static());
    let rows = &table.rows;
    forms.retain(|form| rows.iter().any(|row| !of_row(&[*form], row).is_empty()));
    forms
}

/// Those that compute its problem.
fn of_row(forms: &[Form], row: &Row) -> Vec<Form> {
    // Beyond the published sizes, and problems of one's own, only where a library is to be beaten: compiling takes minutes.
    let problem = match row.has_peers {
        true => row.problem.peer(),
        false => None,
    };
    let applies = |form: &&Form| {
        (row.has_static_peers || !form.is_static())
            && problem
                .as_ref()
                .is_some_and(|problem| form.applies(problem, row.problem.pass))
    };
    forms.iter().filter(applies).copied().collect()
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
        let reason =
            format!("its run had another {what} ({theirs}, now {ours}), so it cannot be resumed");
        return Err(Error::report(directory, reason));
    }
    Ok(Some(document))
}

/// The peers, if they are asked for and there are any.
fn start_peers(args: &MeasureArgs, choice: DeviceChoice, device: &Device) -> Option<Peers> {
    if args.peers == PeersChoice::None {
        return None;
    }
    let started = match device.info() {
        Ok(Some(gpu)) => {
            let is_compiled = args.peers == PeersChoice::Torch;
            Peers::start(&args.python, gpu.ordinal, is_compiled)
        }
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
    /// Measures a table and gives the number of its rows that are complete.
    fn table(
        &mut self,
        table: &Table,
        budget: Option<Duration>,
        console: &Console,
        report: &mut Report,
    ) -> Result<usize, Error> {
        let forms = peer_forms(table, self.peers.as_ref());
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
            let measured = self.row(table, row, &forms, console);
            complete += usize::from(measured.len() == cells(row, &forms));
            report.row(&row.label, measured)?;
            // The next row is twice as large.
            let next = start.elapsed() + 2 * row_start.elapsed();
            if budget.is_some_and(|budget| next > budget) {
                let rest = &table.rows[index + 1..];
                console.advance(rest.iter().map(|row| cells(row, &forms)).sum());
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
        let mut limits = [None; 2];
        for (column, problem) in row.ours() {
            let key = (table.title.clone(), row.label.clone(), column.clone());
            let record = match self.previous.remove(&key) {
                Some(record) => record,
                None if interrupt::wished() => return cells,
                None => self.ours(table, row, &column, problem),
            };
            if cells.is_empty() {
                limits = [record.limit, record.limit_graph];
            }
            cells.push(record);
            console.advance(1);
        }
        let forms = of_row(forms, row);
        let Some(problem) = row.problem.peer().filter(|_| !forms.is_empty()) else {
            return cells;
        };
        // Our memory is not needed now, theirs may not fit beside it.
        if let Err(error) = self.device.release_freed_memory() {
            terminal::note(&format!("freed memory is not released: {error}"));
        }
        for form in forms {
            let column = form.column.to_owned();
            let key = (table.title.clone(), row.label.clone(), column);
            let record = match (self.previous.remove(&key), &mut self.peers) {
                (Some(record), _) => record,
                (None, Some(peers)) => {
                    let measured = peers.measure(Request {
                        table: &table.title,
                        kind: table.kind,
                        pass: table.pass,
                        form,
                        problem: &problem,
                        effort: self.protocol.effort(),
                        graph: table.kind == Kind::Speed,
                    });
                    let Some(measured) = measured else {
                        return cells;
                    };
                    Record::new(table, row, &row.problem, form.column, limits, measured)
                }
                (None, None) => continue,
            };
            cells.push(record);
            console.advance(1);
        }
        cells
    }

    fn ours(&mut self, table: &Table, row: &Row, column: &str, problem: &Problem) -> Record {
        let mut limits = [None; 2];
        let measured = match table.kind {
            Kind::Speed => self.speed(problem, &mut limits),
            Kind::Memory => {
                let work = problem.work();
                limits[0] = Some(mebibytes(work.bytes + work.spare_bytes));
                memory::peak(self.device, problem).map(|peak| Measured::Memory { peak })
            }
        };
        let measured = measured.unwrap_or_else(|error| {
            self.failed += 1;
            Measured::Failed(error.to_string())
        });
        Record::new(table, row, problem, column, limits, measured)
    }

    fn speed(
        &mut self,
        problem: &Problem,
        limits: &mut [Option<f64>; 2],
    ) -> Result<Measured, gimbal_ops::Error> {
        let protocol = &mut self.protocol;
        let limit = protocol.limit(&problem.work(), problem.parameters.dtype())?;
        if let Some(Times { call, graph }) = limit {
            *limits = [Some(call.median), graph];
        }
        let mut inputs = problem.inputs(self.device)?;
        inputs.measure(&mut |call| Ok(Measured::Speed(protocol.time(call)?)))
    }
}
