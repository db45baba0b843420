//! The record of a run: a file of JSON lines, from which every other form of the report is made.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::clocks::Clocks;
use super::environment::{Environment, PeerEnvironment};
use super::record::Record;
use super::sheet::Sheet;
use crate::error::Error;
use crate::files;
use crate::terminal;

/// The file in a report's directory.
pub const NAME: &str = "results.jsonl";
/// Its name until the run ends.
pub const PARTIAL: &str = "results.jsonl.partial";

/// A line of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Environment(Box<Environment>),
    /// What the other columns were measured with.
    Peers(PeerEnvironment),
    Row(Box<Record>),
    Clocks(Clocks),
    /// The last line of a run that measured everything it was asked for.
    Complete(bool),
}

/// All lines of a run. One that was resumed has the environment and the peers of its last part, which are like those of the
/// others but for date and command line, and the cells and clocks of all parts.
#[derive(Clone, Debug)]
pub struct Document {
    pub environment: Environment,
    pub peers: Option<PeerEnvironment>,
    pub rows: Vec<Record>,
    pub clocks: Vec<Clocks>,
    pub complete: bool,
}

impl Document {
    pub fn new(environment: Environment) -> Self {
        Self {
            environment,
            peers: None,
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
        let text = fs::read(&path).map_err(|source| Error::read(&path, source))?;
        Self::parse(&path, &text)
    }

    /// What a run left in a directory, if anything: the file of an unfinished run before that of a finished one.
    pub fn left_in(directory: &Path) -> Result<Option<Self>, Error> {
        let paths = [PARTIAL, NAME].map(|name| directory.join(name));
        let left = paths.into_iter().find(|path| path.is_file());
        left.map(|path| Self::read(&path)).transpose()
    }

    fn parse(path: &Path, text: &[u8]) -> Result<Self, Error> {
        let error = |reason: String| Error::report(path, reason);
        let mut document = None;
        let mut lines = text.split(|&byte| byte == b'\n').enumerate().peekable();
        while let Some((index, line)) = lines.next() {
            if line.is_empty() {
                continue;
            }
            match (serde_json::from_slice(line), &mut document) {
                (Ok(Line::Environment(environment)), None) => {
                    document = Some(Self::new(*environment))
                }
                (Ok(line), Some(document)) => document.add(line),
                // A run that was killed, or a full disk, leaves a part of a line.
                (Err(_), Some(_)) if lines.peek().is_none() => terminal::note(&format!(
                    "{}: its last line is cut off, and left out",
                    path.display()
                )),
                (Err(reason), _) => {
                    let line = index + 1;
                    return Err(error(format!(
                        "line {line} is not one of a report: {reason}"
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
            Line::Environment(environment) => self.environment = *environment,
            Line::Peers(peers) => self.peers = Some(peers),
            Line::Row(row) => self.rows.push(*row),
            Line::Clocks(clocks) => self.clocks.push(clocks),
            Line::Complete(complete) => self.complete = complete,
        }
    }

    /// The lines of what was measured.
    fn lines(&self) -> impl Iterator<Item = Line> {
        let heading = [Line::Environment(Box::new(self.environment.clone()))];
        let heading = heading
            .into_iter()
            .chain(self.peers.clone().map(Line::Peers));
        let rows = self
            .rows
            .iter()
            .cloned()
            .map(|row| Line::Row(Box::new(row)));
        heading
            .chain(rows)
            .chain(self.clocks.iter().cloned().map(Line::Clocks))
    }

    /// Keeps what another run of the same environment can go on from: all but what failed.
    pub fn keep(&mut self, is_wanted: impl Fn(&Record) -> bool) {
        self.rows
            .retain(|row| row.error.is_none() && is_wanted(row));
        let rows = &self.rows;
        self.clocks
            .retain(|clocks| rows.iter().any(|row| row.table == clocks.table));
    }

    pub fn sheets(&self) -> Vec<Sheet> {
        Sheet::all(&self.rows)
    }
}

/// The document of a running benchmark. Each line reaches its file at once, so that whatever ends the run, what was
/// measured stays. An older report is replaced only at the end, and one that is complete only by one that is complete too.
pub struct Journal {
    document: Document,
    directory: Option<PathBuf>,
    /// From the first row on: a file of headings alone would replace what an interrupted run left.
    file: Option<File>,
}

impl Journal {
    /// A journal in `directory`, or in memory alone, that goes on from a document.
    pub fn new(document: Document, directory: Option<&Path>) -> Result<Self, Error> {
        if let Some(directory) = directory {
            fs::create_dir_all(directory).map_err(|source| Error::write(directory, source))?;
            // Whether files can be made there, before anything is measured for them.
            tempfile::tempfile_in(directory).map_err(|source| Error::write(directory, source))?;
        }
        let mut journal = Self {
            document,
            directory: directory.map(Path::to_owned),
            file: None,
        };
        if !journal.document.rows.is_empty() {
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
        let lines = self.document.lines().map(|line| text(&line));
        let bytes = lines.collect::<io::Result<Vec<_>>>().map_err(error)?;
        files::write(&path, &bytes.concat())?;
        let file = OpenOptions::new().append(true).open(&path).map_err(error)?;
        self.file = Some(file);
        Ok(())
    }

    pub fn add(&mut self, line: Line) -> Result<(), Error> {
        if let Line::Row(row) = &line
            && self
                .document
                .rows
                .iter()
                .any(|known| known.key() == row.key())
        {
            return Ok(());
        }
        let is_row = matches!(line, Line::Row(_));
        self.document.add(line.clone());
        match (&mut self.file, &self.directory) {
            (Some(file), Some(directory)) => text(&line)
                .and_then(|text| file.write_all(&text))
                .map_err(|source| Error::write(&directory.join(PARTIAL), source)),
            _ if is_row => self.begin(),
            _ => Ok(()),
        }
    }

    /// Gives the file its name and returns what it holds; the directory too, if the other forms of the report belong there.
    pub fn finish(mut self) -> Result<(Document, Option<PathBuf>), Error> {
        if self.file.take().is_none() {
            return Ok((self.document, None));
        }
        if let Some(directory) = &self.directory {
            let path = directory.join(NAME);
            let is_complete = |path| Document::read(path).is_ok_and(|document| document.complete);
            if !self.document.complete && is_complete(&path) {
                terminal::note(&format!(
                    "{} keeps its complete report; what was measured now stands in {PARTIAL}",
                    directory.display()
                ));
                return Ok((self.document, None));
            }
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

    fn document(rows: Vec<Record>) -> Document {
        Document {
            rows,
            ..Document::new(Environment::for_tests())
        }
    }

    fn row(n: usize) -> Line {
        Line::Row(Box::new(cell("t", n, "gimbal", 0.1, 0.01)))
    }

    #[test]
    fn half_a_last_line_is_no_error_and_half_of_another_is() {
        let lines = document(vec![cell("t", 256, "gimbal", 0.1, 0.01)]);
        let lines: Vec<_> = lines.lines().map(|line| text(&line).unwrap()).collect();
        let whole = String::from_utf8(lines.concat()).unwrap();
        let parse = |text: &[u8]| Document::parse(Path::new("report"), text);
        let cut = format!("{whole}{{\"row\":{{\"table\":\"°");
        // The degree sign has two bytes.
        for end in [cut.len(), cut.len() - 1] {
            assert_eq!(parse(&cut.as_bytes()[..end]).unwrap().rows.len(), 1);
        }
        assert!(parse(format!("{cut}\n").as_bytes()).is_err());
        let words = parse(b"words").unwrap_err().to_string();
        assert!(
            words.starts_with("report: line 1 is not one of a report"),
            "{words}"
        );
        assert!(parse(b"").is_err());
    }

    #[test]
    fn what_failed_is_not_kept() {
        let mut document = document(vec![
            cell("a", 256, "gimbal", 0.1, 0.0),
            cell("b", 256, "gimbal", -1.0, 0.0),
            cell("b", 256, "eager", 0.1, 0.0),
        ]);
        document.rows[1].error = Some("no room".to_owned());
        document.clocks = vec![Clocks::for_tests("a"), Clocks::for_tests("b")];
        document.keep(|_| true);
        assert_eq!((document.rows.len(), document.clocks.len()), (2, 2));
        document.keep(|row| row.column == "gimbal");
        assert_eq!(
            (document.rows.len(), &document.clocks[..]),
            (1, &[Clocks::for_tests("a")][..])
        );
    }

    #[test]
    fn a_journal_goes_on_from_what_it_is_given() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        let rows = vec![
            cell("other", 256, "gimbal", 0.3, 0.0),
            cell("t", 256, "gimbal", 0.2, 0.0),
        ];
        let mut journal = Journal::new(document(rows.clone()), Some(path)).unwrap();
        let left = || Document::left_in(path).unwrap().unwrap().rows;
        assert_eq!(left(), rows, "they are safe before anything is measured");
        journal.add(row(256)).unwrap();
        journal.add(row(512)).unwrap();
        assert_eq!(left()[..2], rows);
        assert_eq!(left().len(), 3, "what is kept is not repeated");
        let (document, _) = journal.finish().unwrap();
        assert_eq!(document.rows, Document::read(path).unwrap().rows);
        let text = fs::read_to_string(path.join(NAME)).unwrap();
        assert_eq!(text.matches("{\"environment\"").count(), 1);
    }

    #[test]
    fn a_complete_report_gives_way_to_a_complete_one_alone() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        let run = |n, complete| {
            let mut journal = Journal::new(document(Vec::new()), Some(path)).unwrap();
            journal.add(row(n)).unwrap();
            journal.add(Line::Complete(complete)).unwrap();
            journal.finish().unwrap().1
        };
        let size = |document: Document| document.rows[0].label.to_string();
        let report = || size(Document::read(path).unwrap());
        let left = || size(Document::left_in(path).unwrap().unwrap());
        assert!(run(1, false).is_some());
        assert!(run(2, true).is_some());
        assert!(run(3, false).is_none());
        assert_eq!((report(), left()), ("2.0".to_owned(), "3.0".to_owned()));
        assert!(run(4, true).is_some());
        assert_eq!((report(), left()), ("4.0".to_owned(), "4.0".to_owned()));
    }
}
