//! The record of a run: a file of JSON lines, from which every other form of the report is made.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::clocks::Clocks;
use super::environment::{Environment, PeerEnvironment};
use super::record::{Key, Record};
use super::sheet::Sheet;
use crate::error::Error;
use crate::files;

/// The file in a report's directory.
pub const NAME: &str = "results.jsonl";
/// Its name until the run ends.
const PARTIAL: &str = "results.jsonl.partial";

/// A line of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Environment(Environment),
    /// What the other columns were measured with.
    Peers(PeerEnvironment),
    Ceiling(Ceiling),
    Row(Box<Record>),
    Clocks(Clocks),
    /// The last line of a run that measured everything it was asked for.
    Complete(bool),
}

/// The bandwidth of a kernel that only reads and writes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ceiling {
    /// Such as `1R:2W`.
    pub mix: String,
    pub gigabytes_per_second: f64,
}

/// All lines of a run.
#[derive(Clone, Debug)]
pub struct Document {
    pub environment: Environment,
    pub peers: Option<PeerEnvironment>,
    pub ceilings: Vec<Ceiling>,
    pub rows: Vec<Record>,
    pub clocks: Vec<Clocks>,
    pub complete: bool,
}

impl Document {
    pub fn new(environment: Environment) -> Self {
        Self {
            environment,
            peers: None,
            ceilings: Vec::new(),
            rows: Vec::new(),
            clocks: Vec::new(),
            complete: false,
        }
    }

    /// Reads a report: its file of JSON lines, or the directory that has one.
    pub fn read(given: &Path) -> Result<Self, Error> {
        let path = match given.is_dir() {
            true => given.join(NAME),
            false => given.to_owned(),
        };
        let text = fs::read_to_string(&path).map_err(|source| Error::read(&path, source))?;
        Self::parse(&path, &text)
    }

    /// What a run left in a directory, if anything: the file of an unfinished run before that of a finished one.
    pub fn left_in(directory: &Path) -> Result<Option<Self>, Error> {
        let paths = [PARTIAL, NAME].map(|name| directory.join(name));
        let left = paths.into_iter().find(|path| path.is_file());
        left.map(|path| Self::read(&path)).transpose()
    }

    fn parse(path: &Path, text: &str) -> Result<Self, Error> {
        let error = |reason: String| Error::Report {
            path: path.to_owned(),
            reason,
        };
        let mut document = None;
        let lines = text.lines().enumerate();
        let last = text.lines().count().saturating_sub(1);
        for (index, line) in lines.filter(|(_, line)| !line.is_empty()) {
            match (serde_json::from_str(line), &mut document) {
                (Ok(Line::Environment(environment)), None) => {
                    document = Some(Self::new(environment))
                }
                (Ok(line), Some(document)) => document.add(line),
                // A run that was killed may have written half a line.
                (Err(_), Some(_)) if index == last && !text.ends_with('\n') => {}
                (Err(reason), _) => {
                    return Err(error(format!(
                        "line {} is not one of a report: {reason}",
                        index + 1
                    )));
                }
                (Ok(_), None) => {
                    return Err(error("the first line is not the environment".to_owned()));
                }
            }
        }
        document.ok_or_else(|| error("it is empty".to_owned()))
    }

    fn add(&mut self, line: Line) {
        match line {
            Line::Environment(environment) => self.environment = environment,
            Line::Peers(peers) => self.peers = Some(peers),
            Line::Ceiling(ceiling) => self.ceilings.push(ceiling),
            Line::Row(row) => self.rows.push(*row),
            Line::Clocks(clocks) => self.clocks.push(clocks),
            Line::Complete(complete) => self.complete = complete,
        }
    }

    pub fn sheets(&self) -> Vec<Sheet> {
        Sheet::all(&self.rows)
    }
}

/// The document of a running benchmark. Each line reaches its file at once, so that whatever ends the run, what was
/// measured stays. An older report is replaced only at the end.
pub struct Journal {
    document: Document,
    /// Lines that wait for the first row.
    heading: Vec<Line>,
    /// What an earlier run has measured stands in the file from the beginning.
    kept: HashSet<Key>,
    directory: Option<PathBuf>,
    file: Option<File>,
}

impl Journal {
    /// A journal in `directory`, or in memory alone, that goes on from the rows of an earlier run.
    pub fn new(
        environment: Environment,
        directory: Option<&Path>,
        kept: Vec<Record>,
    ) -> Result<Self, Error> {
        if let Some(directory) = directory {
            fs::create_dir_all(directory).map_err(|source| Error::write(directory, source))?;
            // Whether files can be made there, before anything is measured for them.
            tempfile::tempfile_in(directory).map_err(|source| Error::write(directory, source))?;
        }
        let mut journal = Self {
            document: Document::new(environment.clone()),
            heading: vec![Line::Environment(environment)],
            kept: kept.iter().map(Record::key).collect(),
            directory: directory.map(Path::to_owned),
            file: None,
        };
        if !kept.is_empty() {
            let rows = kept.iter().cloned().map(|row| Line::Row(Box::new(row)));
            journal.heading.extend(rows);
            journal.document.rows = kept;
            journal.begin()?;
        }
        Ok(journal)
    }

    /// Begins the file with the lines that are there already.
    fn begin(&mut self) -> Result<(), Error> {
        let Some(directory) = &self.directory else {
            return Ok(());
        };
        let path = directory.join(PARTIAL);
        let error = |source| Error::write(&path, source);
        let lines = self.heading.drain(..).map(|line| text(&line));
        let bytes = lines.collect::<io::Result<Vec<_>>>().map_err(error)?;
        files::write(&path, &bytes.concat())?;
        let file = OpenOptions::new().append(true).open(&path).map_err(error)?;
        self.file = Some(file);
        Ok(())
    }

    pub fn add(&mut self, line: Line) -> Result<(), Error> {
        let is_row = match &line {
            Line::Row(row) if self.kept.contains(&row.key()) => return Ok(()),
            Line::Row(_) => true,
            _ => false,
        };
        self.document.add(line.clone());
        match (&mut self.file, &self.directory) {
            (Some(file), Some(directory)) => text(&line)
                .and_then(|text| file.write_all(&text))
                .map_err(|source| Error::write(&directory.join(PARTIAL), source)),
            _ => {
                self.heading.push(line);
                // A file of headings alone would replace what an interrupted run left.
                if is_row { self.begin() } else { Ok(()) }
            }
        }
    }

    /// Gives the file its name and returns what it holds; the directory too, if there is anything to put there.
    pub fn finish(mut self) -> Result<(Document, Option<PathBuf>), Error> {
        if self.file.take().is_none() {
            return Ok((self.document, None));
        }
        if let Some(directory) = &self.directory {
            let path = directory.join(NAME);
            fs::rename(directory.join(PARTIAL), &path)
                .map_err(|source| Error::write(&path, source))?;
        }
        Ok((self.document, self.directory))
    }
}

/// A line as the file has it.
fn text(line: &Line) -> io::Result<Vec<u8>> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::cell;
    use super::*;

    fn row(n: usize) -> Line {
        Line::Row(Box::new(cell("t", n, "gimbal", 0.1, 0.01)))
    }

    #[test]
    fn a_journal_leaves_an_older_report_alone_until_it_ends() {
        let directory = tempfile::tempdir().unwrap();
        let finished = directory.path().join(NAME);
        fs::write(&finished, "older").unwrap();
        let environment = Environment::for_tests();
        let mut journal = Journal::new(environment, Some(directory.path()), Vec::new()).unwrap();
        let ceiling = Ceiling {
            mix: "1R:1W".to_owned(),
            gigabytes_per_second: 3900.0,
        };
        journal.add(Line::Ceiling(ceiling)).unwrap();
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
        journal.add(row(256)).unwrap();
        journal.add(row(512)).unwrap();
        assert_eq!(fs::read_to_string(&finished).unwrap(), "older");
        let left = Document::left_in(directory.path()).unwrap().unwrap();
        assert_eq!(
            (left.rows.len(), left.ceilings.len(), left.complete),
            (2, 1, false)
        );

        journal.add(Line::Complete(true)).unwrap();
        journal.finish().unwrap();
        let read = Document::read(directory.path()).unwrap();
        assert_eq!((&read.rows, read.complete), (&left.rows, true));
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
    }

    #[test]
    fn a_journal_goes_on_from_what_it_is_given() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        let kept = vec![
            cell("other", 256, "gimbal", 0.3, 0.0),
            cell("t", 256, "gimbal", 0.2, 0.0),
        ];
        let environment = Environment::for_tests();
        let mut journal = Journal::new(environment, Some(path), kept.clone()).unwrap();
        let left = || Document::left_in(path).unwrap().unwrap().rows;
        assert_eq!(left(), kept, "they are safe before anything is measured");
        journal.add(row(256)).unwrap();
        journal.add(row(512)).unwrap();
        assert_eq!(left()[..2], kept);
        assert_eq!(left().len(), 3, "what is kept is not repeated");
        let (document, _) = journal.finish().unwrap();
        assert_eq!(document.rows, Document::read(path).unwrap().rows);
    }

    #[test]
    fn half_a_last_line_is_no_error_and_half_of_another_is() {
        let mut text = String::new();
        for line in [Line::Environment(Environment::for_tests()), row(256)] {
            text.push_str(&serde_json::to_string(&line).unwrap());
            text.push('\n');
        }
        let path = Path::new("report");
        let cut = format!("{text}{{\"row\":{{\"tab");
        assert_eq!(Document::parse(path, &cut).unwrap().rows.len(), 1);
        assert!(Document::parse(path, &format!("{cut}\n")).is_err());
        let words = Document::parse(path, "words").unwrap_err().to_string();
        assert!(
            words.starts_with("report: line 1 is not one of a report"),
            "{words}"
        );
        assert!(Document::parse(path, "").is_err());
    }
}
