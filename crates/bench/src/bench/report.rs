//! The report: tables on standard output as they come, and everything else in a directory at the end.

use std::fs;
use std::io;
use std::path::Path;

use serde::Serialize;

use super::Kind;
use super::choice::{Format, MeasureArgs};
use super::clocks::{self, Clocks};
use super::document::{Document, Journal, Line};
use super::record::{Label, OURS, Record, is_ours};
use super::sheet::{Column, Sheet, SheetRow, TextForm};
use super::summary;
use super::tables::Table;
use super::{page, plot};
use crate::error::Error;
use crate::files;
use crate::op::{OpName, Pass};
use crate::terminal::Console;

/// Takes cells as they are measured, and shows and stores them at once.
pub struct Report<'a> {
    console: &'a Console,
    journal: Journal,
    published: bool,
    format: Format,
    /// Whether the first line of CSV is there.
    has_heading: bool,
    table: Option<Open>,
}

/// The table that is being filled.
struct Open {
    form: TextForm,
    records: Vec<Record>,
    rows: usize,
}

impl<'a> Report<'a> {
    /// A report on standard output, and in a directory if one is asked for, that goes on from an earlier run.
    pub fn new(
        console: &'a Console,
        args: &MeasureArgs,
        document: Document,
    ) -> Result<Self, Error> {
        Ok(Self {
            console,
            journal: Journal::new(document, args.out.as_deref())?,
            published: args.published,
            format: args.format,
            has_heading: false,
            table: None,
        })
    }

    pub fn line(&mut self, line: Line) -> Result<(), Error> {
        self.journal.add(line)
    }

    /// Begins a table.
    pub fn begin(&mut self, table: &Table, columns: &[String]) -> Result<(), Error> {
        if self.format != Format::Text {
            return Ok(());
        }
        let labels = table.rows.iter().map(|row| &row.label);
        let has_products = table.rows.iter().any(|row| row.problem.work().flops > 0);
        let columns = Column::of_text(
            &table.title,
            table.kind,
            columns,
            has_products,
            self.published,
        );
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
    pub fn row(&mut self, label: &Label, cells: Vec<Record>) -> Result<(), Error> {
        if let Some(open) = &mut self.table {
            let row = SheetRow {
                label: label.clone(),
                cells: cells.clone(),
            };
            self.console.line(&open.form.row(open.rows, &row))?;
            open.rows += 1;
            open.records.extend(cells.iter().cloned());
        }
        for cell in cells {
            match self.format {
                Format::Text => {}
                Format::Jsonl => {
                    let json = serde_json::to_string(&cell);
                    self.console
                        .line(&json.map_err(|error| Error::Stdout(error.into()))?)?;
                }
                Format::Csv => {
                    let text = csv(&[&cell], !self.has_heading).map_err(Error::Stdout)?;
                    self.console
                        .line(String::from_utf8_lossy(&text).trim_end())?;
                    self.has_heading = true;
                }
            }
            self.journal.add(Line::Row(Box::new(cell)))?;
        }
        Ok(())
    }

    /// Ends the table, with the reasons of errors.
    pub fn end(&mut self) -> Result<(), Error> {
        let Some(open) = self.table.take() else {
            return Ok(());
        };
        let sheets = Sheet::all(&open.records);
        self.console.lines(sheets.iter().flat_map(Sheet::reasons))?;
        self.console.line("")
    }

    /// Writes what the directory is to have, and gives what was measured.
    pub fn finish(mut self, complete: bool) -> Result<Document, Error> {
        self.journal.add(Line::Complete(complete))?;
        let (document, directory) = self.journal.finish()?;
        if let Some(directory) = directory {
            write(&directory, &document, self.published)?;
        }
        Ok(document)
    }
}

/// `gimbal bench render`.
pub fn render(report: &Path, out: &Path, published: bool) -> Result<(), Error> {
    let document = Document::read(report)?;
    fs::create_dir_all(out).map_err(|source| Error::write(out, source))?;
    write(out, &document, published)
}

/// Writes every form of a report but its JSON lines.
fn write(directory: &Path, document: &Document, published: bool) -> Result<(), Error> {
    let path = directory.join("results.csv");
    let rows: Vec<_> = document.rows.iter().collect();
    let bytes = csv(&rows, true).map_err(|source| Error::write(&path, source))?;
    files::write(&path, &bytes)?;
    let sheets = document.sheets();
    let text = markdown(document, &sheets, published);
    files::write(&directory.join("tables.md"), text.as_bytes())?;
    let page = page::page(document, &sheets, published);
    files::write(&directory.join("report.html"), page.as_bytes())?;
    for (name, is_dark) in [("overview-light.svg", false), ("overview-dark.svg", true)] {
        if let Some(picture) = overview(&sheets, is_dark) {
            files::write(&directory.join(name), picture.as_bytes())?;
        }
    }
    let plots = directory.join("plots");
    fs::create_dir_all(&plots).map_err(|source| Error::write(&plots, source))?;
    sheets
        .iter()
        .try_for_each(|sheet| match plot::file(sheet, published) {
            Some(svg) => files::write(&plots.join(format!("{}.svg", sheet.title)), svg.as_bytes()),
            None => Ok(()),
        })
}

/// A panel each, by title of the table.
const SHOWN: [(&str, &str); 6] = [
    (
        "lrpe_rotate-speed-fwd-batch12-head12-dim128-act_silu-bf16",
        "lrpe_rotate, silu, forward",
    ),
    (
        "lrpe_cosine-speed-bwd-batch12-head12-dim128-act_silu-bf16",
        "lrpe_cosine, silu, backward",
    ),
    (
        "md_lrpe_cosine-speed-fwd-batch12-head12-dim128-bf16-2d-l0",
        "lrpe_cosine_md, a square, forward",
    ),
    (
        "flao-speed-bwd-batch12-head12-dim128-dim128-bf16",
        "flao, backward",
    ),
    (
        "flao_lrpe-speed-fwd-batch12-head12-dim128-dim128-act_silu-cosine-bf16",
        "flao_lrpe, silu and cosine, forward",
    ),
    (
        "tpa_decode-speed-fwd-batch8-head32-dim128-rank16-bf16",
        "tpa_decode, B = 8",
    ),
];

/// What the README begins with: times of each operator beside PyTorch's and the limit.
fn overview(sheets: &[Sheet], is_dark: bool) -> Option<String> {
    let panel = |(title, name): (&str, &str)| {
        let mut sheet = sheets.iter().find(|sheet| sheet.title == title)?.clone();
        // The operator itself and others, not its variants.
        sheet
            .columns
            .retain(|column| column == OURS || !is_ours(column));
        Some((name.to_owned(), plot::times(&sheet)?))
    };
    let panels: Vec<_> = SHOWN.into_iter().filter_map(panel).collect();
    let title = "Times of Gimbal's operators beside PyTorch's and the limit";
    (!panels.is_empty()).then(|| plot::sheet_of_panels(&panels, title, 3, Some(is_dark)))
}

/// A record as a line of CSV.
#[derive(Serialize)]
struct Flat<'a> {
    table: &'a str,
    kind: Kind,
    op: OpName,
    pass: Pass,
    dtype: &'static str,
    problem: String,
    column: &'a str,
    unit: &'a str,
    value: f64,
    lower_quartile: Option<f64>,
    upper_quartile: Option<f64>,
    samples: Option<usize>,
    graph: Option<f64>,
    limit: Option<f64>,
    limit_graph: Option<f64>,
    share: Option<f64>,
    gigabytes_per_second: Option<f64>,
    teraflops: Option<f64>,
    error: Option<&'a str>,
}

impl<'a> From<&'a Record> for Flat<'a> {
    fn from(record: &'a Record) -> Self {
        let problem = &record.problem;
        Self {
            table: &record.table,
            kind: record.kind,
            op: problem.op,
            pass: problem.pass,
            dtype: problem.parameters.dtype().name(),
            problem: problem.to_string(),
            column: &record.column,
            unit: &record.unit,
            value: record.value,
            lower_quartile: record.lower_quartile,
            upper_quartile: record.upper_quartile,
            samples: record.samples,
            graph: record.graph,
            limit: record.limit,
            limit_graph: record.limit_graph,
            share: record.share,
            gigabytes_per_second: record.bandwidth(),
            teraflops: record.throughput(),
            error: record.error.as_deref(),
        }
    }
}

fn csv(records: &[&Record], with_heading: bool) -> io::Result<Vec<u8>> {
    let mut writer = csv::WriterBuilder::new()
        .has_headers(with_heading)
        .from_writer(Vec::new());
    for record in records {
        writer
            .serialize(Flat::from(*record))
            .map_err(io::Error::other)?;
    }
    writer
        .into_inner()
        .map_err(|failed| io::Error::other(failed.to_string()))
}

/// Where and how the report was made.
pub fn facts(document: &Document) -> Vec<(String, String)> {
    let mut facts = document.environment.lines();
    let mut fact = |name: &str, value: String| facts.push((name.to_owned(), value));
    if let Some(peers) = &document.peers {
        let (torch, cuda, python) = (&peers.torch, &peers.cuda, &peers.python);
        let versions = format!("PyTorch {torch}, CUDA {cuda}, Python {python}");
        fact("peers", versions);
    }
    type Of = fn(&Clocks) -> clocks::Range;
    let ranges: [(_, _, Of); 4] = [
        ("SM clock", "MHz", |clocks| clocks.sm_megahertz),
        ("memory clock", "MHz", |clocks| clocks.memory_megahertz),
        ("temperature", "°C", |clocks| clocks.celsius),
        ("power", "W", |clocks| clocks.watts),
    ];
    for (name, unit, range) in ranges {
        if let Some((low, high)) = clocks::over_all(&document.clocks, range) {
            fact(name, format!("{low:.0} to {high:.0} {unit}"));
        }
    }
    if !document.complete {
        let reason = "the run ended before everything was measured";
        fact("incomplete", reason.to_owned());
    }
    facts
}

/// The summary, then every table, each with an anchor.
fn markdown(document: &Document, sheets: &[Sheet], published: bool) -> String {
    let mut text = format!(
        "# {}\n\n{}\n",
        document.environment.device,
        summary::markdown(document)
    );
    for sheet in sheets {
        text.push_str(&format!("- [{}](#{})\n", sheet.title, sheet.title));
    }
    for sheet in sheets {
        let columns = Column::of_page(sheet, published);
        let (title, heading) = (&sheet.title, page::heading(sheet));
        text.push_str(&format!(
            "\n<a id=\"{title}\"></a>\n## {heading}\n\n`{title}`\n\n| {} |",
            sheet.variable
        ));
        for column in &columns {
            text.push_str(&format!(" {} |", column.heading()));
        }
        text.push_str(&format!("\n|{}\n", "--:|".repeat(columns.len() + 1)));
        for row in &sheet.rows {
            text.push_str(&format!("| {} |", page::label(row)));
            for column in &columns {
                let is_far = *column == Column::Share && row.is_far();
                let mark = if is_far { "**" } else { "" };
                text.push_str(&format!(" {mark}{}{mark} |", column.cell(row)));
            }
            text.push('\n');
        }
        for reason in sheet.reasons() {
            text.push_str(&format!("\n{reason}\n"));
        }
    }
    text.push_str("\n## The run\n\n");
    for paragraph in page::PROTOCOL {
        text.push_str(&format!("{paragraph}\n\n"));
    }
    for (name, value) in facts(document) {
        text.push_str(&format!("- {name}: {value}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::tables;
    use super::*;

    #[test]
    fn the_overview_shows_tables_that_there_are() {
        let tables = tables::of_speed(&[], false);
        for (title, _) in SHOWN {
            assert!(tables.iter().any(|table| table.title == title), "{title}");
        }
    }
}
