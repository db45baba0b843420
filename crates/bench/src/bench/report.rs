//! The report: tables on standard output, and files in a directory.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::environment::Environment;
use super::record::{Label, Record};
use super::table::{self, TextForm};
use super::{Kind, plot};
use crate::error::Error;
use crate::terminal::Console;

/// Takes rows as they are measured, and shows and stores them at once.
pub struct Report<'a> {
    console: &'a Console,
    files: Option<Files>,
}

impl<'a> Report<'a> {
    /// A report on standard output, and in `directory` if there is one.
    pub fn new(
        console: &'a Console,
        directory: Option<&Path>,
        environment: &Environment,
    ) -> Result<Self, Error> {
        let files = directory
            .map(|directory| Files::create(directory, environment))
            .transpose()?;
        Ok(Self { console, files })
    }

    /// Begins a table for these problems.
    pub fn table<'r, 'l>(
        &'r mut self,
        title: &'r str,
        kind: Kind,
        variable: &'static str,
        labels: impl ExactSizeIterator<Item = &'l Label>,
    ) -> Result<TableReport<'r>, Error> {
        let form = TextForm::new(kind, variable, labels);
        self.console.line(&format!("{title}:"))?;
        self.console.line(&form.header())?;
        Ok(TableReport {
            console: self.console,
            files: self.files.as_mut(),
            title,
            kind,
            variable,
            form,
            rows: Vec::new(),
        })
    }
}

/// The report of one table.
pub struct TableReport<'a> {
    console: &'a Console,
    files: Option<&'a mut Files>,
    title: &'a str,
    kind: Kind,
    variable: &'static str,
    form: TextForm,
    rows: Vec<Record>,
}

impl TableReport<'_> {
    pub fn row(&mut self, row: Record) -> Result<(), Error> {
        self.console.line(&self.form.row(self.rows.len(), &row))?;
        if let Some(files) = self.files.as_mut() {
            files.row(&row)?;
        }
        self.rows.push(row);
        Ok(())
    }

    /// Ends the table: reasons of errors, Markdown, and the plot of a speed table.
    pub fn finish(self) -> Result<(), Error> {
        for reason in self.rows.iter().filter_map(table::reason) {
            self.console.line(&reason)?;
        }
        self.console.line("")?;
        let Some(files) = self.files else {
            return Ok(());
        };
        files.markdown(&table::markdown(
            self.title,
            self.kind,
            self.variable,
            &self.rows,
        ))?;
        if self.kind == Kind::Speed {
            plot::draw(&files.directory, self.title, self.variable, &self.rows)
                .map_err(|(path, reason)| Error::write(&path, io::Error::other(reason)))?;
        }
        Ok(())
    }
}

/// The files of a report, each row flushed when it comes: an interrupted run keeps what it measured.
struct Files {
    directory: PathBuf,
    csv: csv::Writer<File>,
    json: File,
    markdown: File,
}

const CSV: &str = "results.csv";
const JSON_LINES: &str = "results.jsonl";
const MARKDOWN: &str = "tables.md";

/// A line of the JSON lines file.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Line<'a> {
    Environment(&'a Environment),
    Row(&'a Record),
}

impl Files {
    fn create(directory: &Path, environment: &Environment) -> Result<Self, Error> {
        fs::create_dir_all(directory).map_err(|source| Error::write(directory, source))?;
        let open = |name| {
            let path = directory.join(name);
            let mut options = OpenOptions::new();
            let file = options.create(true).write(true).truncate(true).open(&path);
            file.map_err(|source| Error::write(&path, source))
        };
        let mut files = Self {
            directory: directory.to_owned(),
            csv: csv::Writer::from_writer(open(CSV)?),
            json: open(JSON_LINES)?,
            markdown: open(MARKDOWN)?,
        };
        files.json(&Line::Environment(environment))?;
        files.markdown(&environment.markdown())?;
        Ok(files)
    }

    fn row(&mut self, row: &Record) -> Result<(), Error> {
        self.csv
            .serialize(row)
            .map_err(io::Error::other)
            .and_then(|()| self.csv.flush())
            .map_err(|source| self.error(CSV, source))?;
        self.json(&Line::Row(row))
    }

    fn json(&mut self, line: &Line) -> Result<(), Error> {
        serde_json::to_vec(line)
            .map_err(io::Error::other)
            .and_then(|mut line| {
                line.push(b'\n');
                self.json.write_all(&line)
            })
            .map_err(|source| self.error(JSON_LINES, source))
    }

    fn markdown(&mut self, text: &str) -> Result<(), Error> {
        self.markdown
            .write_all(text.as_bytes())
            .map_err(|source| self.error(MARKDOWN, source))
    }

    fn error(&self, name: &str, source: io::Error) -> Error {
        Error::write(&self.directory.join(name), source)
    }
}
