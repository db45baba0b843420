//! The report: tables on standard output as they come, and everything else in a directory at the end.

use std::fs;
use std::io;
use std::path::Path;

use super::choice::RenderArgs;
use super::clocks::{self, Clocks};
use super::document::{self, Ceiling, Document, Kept, Line};
use super::environment::Environment;
use super::journal::Journal;
use super::record::{Label, Record};
use super::sheet::{Sheet, SheetRow};
use super::table::{self, Column, TextForm};
use super::tables::Table;
use super::{html, plot};
use crate::error::Error;
use crate::files;
use crate::terminal::Console;

/// Takes cells as they are measured, and shows and stores them at once.
pub struct Report<'a> {
    console: &'a Console,
    journal: Journal,
    published: bool,
    table: Option<Open>,
}

/// The table that is being filled.
struct Open {
    form: TextForm,
    records: Vec<Record>,
    rows: usize,
}

impl<'a> Report<'a> {
    /// A report on standard output, and in `directory` if there is one, that goes on from an earlier run.
    pub fn new(
        console: &'a Console,
        directory: Option<&Path>,
        environment: Environment,
        kept: Kept,
        published: bool,
    ) -> Result<Self, Error> {
        Ok(Self {
            console,
            journal: Journal::new(environment, directory, kept)?,
            published,
            table: None,
        })
    }

    pub fn line(&mut self, line: Line) -> Result<(), Error> {
        self.journal.add(line)
    }

    /// Begins a table.
    pub fn begin(&mut self, table: &Table, columns: &[String]) -> Result<(), Error> {
        let labels = table.rows.iter().map(|row| &row.label);
        let columns = Column::of(&table.title, table.kind, columns, self.published);
        let form = TextForm::new(table.kind, table.variable, columns, labels);
        self.console.line(&format!("{}:", table.title))?;
        self.console.line(&form.header())?;
        self.table = Some(Open {
            form,
            records: Vec::new(),
            rows: 0,
        });
        Ok(())
    }

    /// Adds the cells of a row to the table.
    pub fn row(&mut self, problem: &Label, cells: Vec<Record>) -> Result<(), Error> {
        if let Some(open) = &mut self.table {
            let row = SheetRow {
                problem: problem.clone(),
                cells: cells.clone(),
            };
            self.console.line(&open.form.row(open.rows, &row))?;
            open.rows += 1;
            open.records.extend(cells.iter().cloned());
        }
        for cell in cells {
            self.journal.add(Line::Row(Box::new(cell)))?;
        }
        Ok(())
    }

    /// Ends the table, with the reasons of errors.
    pub fn end(&mut self) -> Result<(), Error> {
        let records = self
            .table
            .take()
            .map(|open| open.records)
            .unwrap_or_default();
        for reason in Sheet::all(&records).iter().flat_map(Sheet::reasons) {
            self.console.line(&reason)?;
        }
        self.console.line("")
    }

    pub fn clocks(&mut self, clocks: Clocks) -> Result<(), Error> {
        self.journal.add(Line::Clocks(clocks))
    }

    /// Writes what the directory is to have.
    pub fn finish(mut self, complete: bool) -> Result<(), Error> {
        self.journal.add(Line::Complete(complete))?;
        let (document, directory) = self.journal.finish()?;
        match directory {
            Some(directory) => write(&directory, &document, self.published),
            None => Ok(()),
        }
    }
}

/// `gimbal bench render`.
pub fn render(args: &RenderArgs) -> Result<(), Error> {
    let document = Document::read(&args.report)?;
    fs::create_dir_all(&args.out).map_err(|source| Error::write(&args.out, source))?;
    write(&args.out, &document, args.published)
}

/// Writes every form of a report but its JSON lines.
fn write(directory: &Path, document: &Document, published: bool) -> Result<(), Error> {
    files::write(&directory.join("results.csv"), &csv(directory, document)?)?;
    let sheets = document.sheets();
    let mut text = markdown_head(document);
    for sheet in &sheets {
        text.push_str(&table::markdown(sheet, published));
    }
    files::write(&directory.join("tables.md"), text.as_bytes())?;
    let page = html::page(document, &sheets, published);
    files::write(&directory.join("report.html"), page.as_bytes())?;
    let plots = directory.join("plots");
    fs::create_dir_all(&plots).map_err(|source| Error::write(&plots, source))?;
    sheets
        .iter()
        .try_for_each(|sheet| plot::files(&plots, sheet, published))
}

fn csv(directory: &Path, document: &Document) -> Result<Vec<u8>, Error> {
    let error = |source| Error::write(&directory.join(document::NAME), source);
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in &document.rows {
        writer
            .serialize(row)
            .map_err(|source| error(io::Error::other(source)))?;
    }
    writer
        .into_inner()
        .map_err(|failed| error(io::Error::other(failed.to_string())))
}

/// Where and how the report was made.
pub fn facts(document: &Document) -> Vec<(String, String)> {
    let mut facts = document.environment.lines();
    let mut fact = |name: &str, value: String| facts.push((name.to_owned(), value));
    if let Some(peers) = &document.peers {
        let (torch, cuda, python) = (&peers.torch, &peers.cuda, &peers.python);
        fact(
            "peers",
            format!("PyTorch {torch}, CUDA {cuda}, Python {python}"),
        );
    }
    for (mix, low, high) in bandwidths(&document.ceilings) {
        let (low, high) = (format!("{low:.0}"), format!("{high:.0}"));
        let range = match low == high {
            true => low,
            false => format!("{low} to {high}"),
        };
        fact(&format!("bandwidth, {mix}"), format!("{range} GB/s"));
    }
    let clocks = &document.clocks;
    let ranges = [
        (
            "SM clock",
            "MHz",
            clocks::over_all(clocks, |clocks| clocks.sm_megahertz),
        ),
        (
            "memory clock",
            "MHz",
            clocks::over_all(clocks, |clocks| clocks.memory_megahertz),
        ),
        (
            "temperature",
            "°C",
            clocks::over_all(clocks, |clocks| clocks.celsius),
        ),
        (
            "power",
            "W",
            clocks::over_all(clocks, |clocks| clocks.watts),
        ),
    ];
    for (name, unit, range) in ranges {
        if let Some((low, high)) = range {
            fact(name, format!("{low:.0} to {high:.0} {unit}"));
        }
    }
    if !document.complete {
        fact(
            "incomplete",
            "the run ended before everything was measured".to_owned(),
        );
    }
    facts
}

/// The lowest and the highest of each mix: one that was resumed has several.
fn bandwidths(ceilings: &[Ceiling]) -> Vec<(&str, f64, f64)> {
    let mut found: Vec<(&str, f64, f64)> = Vec::new();
    for Ceiling {
        mix,
        gigabytes_per_second: bandwidth,
    } in ceilings
    {
        match found.iter_mut().find(|(known, ..)| known == mix) {
            Some((_, low, high)) => (*low, *high) = (low.min(*bandwidth), high.max(*bandwidth)),
            None => found.push((mix, *bandwidth, *bandwidth)),
        }
    }
    found
}

fn markdown_head(document: &Document) -> String {
    let mut text = format!("# {}\n\n", document.environment.device);
    for (name, value) in facts(document) {
        text.push_str(&format!("- {name}: {value}\n"));
    }
    text.push_str(&format!("\n{}\n\n", table::legend()));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bandwidths_of_several_parts_are_a_range() {
        let ceiling = |mix: &str, gigabytes_per_second| Ceiling {
            mix: mix.to_owned(),
            gigabytes_per_second,
        };
        let mut document = Document::new(Environment::for_tests());
        document.ceilings = vec![
            ceiling("1R:1W", 4000.0),
            ceiling("2R:1W", 4300.0),
            ceiling("1R:1W", 3900.0),
        ];
        let facts = facts(&document);
        let bandwidths: Vec<_> = facts
            .iter()
            .filter(|(name, _)| name.starts_with("bandwidth"))
            .map(|(_, value)| value.as_str())
            .collect();
        assert_eq!(bandwidths, ["3900 to 4000 GB/s", "4300 GB/s"]);
    }
}
