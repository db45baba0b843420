//! The record of a run while it is made.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::document::{Document, Kept, Line, NAME, PARTIAL};
use super::environment::Environment;
use super::record::{Key, Record};
use crate::error::Error;
use crate::files;
use crate::terminal;

/// The document of a running benchmark. Each line reaches its file at once, so that whatever ends the run, what was
/// measured stays. An older report is replaced only at the end, and one that is complete only by one that is complete too.
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
    /// A journal in `directory`, or in memory alone, that goes on from an earlier run.
    pub fn new(
        environment: Environment,
        directory: Option<&Path>,
        kept: Kept,
    ) -> Result<Self, Error> {
        if let Some(directory) = directory {
            fs::create_dir_all(directory).map_err(|source| Error::write(directory, source))?;
            // Whether files can be made there, before anything is measured for them.
            tempfile::tempfile_in(directory).map_err(|source| Error::write(directory, source))?;
        }
        let mut journal = Self {
            document: Document::new(environment.clone()),
            heading: vec![Line::Environment(environment)],
            kept: kept.rows.iter().map(Record::key).collect(),
            directory: directory.map(Path::to_owned),
            file: None,
        };
        if !kept.rows.is_empty() {
            let Kept {
                ceilings,
                rows,
                clocks,
            } = kept;
            let rows = rows.into_iter().map(|row| Line::Row(Box::new(row)));
            let lines = ceilings.into_iter().map(Line::Ceiling).chain(rows);
            for line in lines.chain(clocks.into_iter().map(Line::Clocks)) {
                journal.document.add(line.clone());
                journal.heading.push(line);
            }
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

    /// Gives the file its name and returns what it holds; the directory too, if the other forms of the report belong there.
    pub fn finish(mut self) -> Result<(Document, Option<PathBuf>), Error> {
        if self.file.take().is_none() {
            return Ok((self.document, None));
        }
        if let Some(directory) = &self.directory {
            let path = directory.join(NAME);
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

fn is_complete(report: &Path) -> bool {
    Document::read(report).is_ok_and(|document| document.complete)
}

/// A line as the file has it.
fn text(line: &Line) -> io::Result<Vec<u8>> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::super::document::Ceiling;
    use super::super::sheet::tests::cell;
    use super::*;

    fn ceiling(gigabytes_per_second: f64) -> Ceiling {
        Ceiling {
            mix: "1R:1W".to_owned(),
            gigabytes_per_second,
        }
    }

    fn journal(directory: &Path, kept: Kept) -> Journal {
        Journal::new(Environment::for_tests(), Some(directory), kept).unwrap()
    }

    fn row(n: usize) -> Line {
        Line::Row(Box::new(cell("t", n, "gimbal", 0.1, 0.01)))
    }

    #[test]
    fn a_journal_leaves_an_older_report_alone_until_it_ends() {
        let directory = tempfile::tempdir().unwrap();
        let finished = directory.path().join(NAME);
        fs::write(&finished, "older").unwrap();
        let mut journal = journal(directory.path(), Kept::default());
        journal.add(Line::Ceiling(ceiling(3900.0))).unwrap();
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
        let rows = vec![
            cell("other", 256, "gimbal", 0.3, 0.0),
            cell("t", 256, "gimbal", 0.2, 0.0),
        ];
        let kept = Kept {
            ceilings: vec![ceiling(3900.0)],
            rows: rows.clone(),
            clocks: Vec::new(),
        };
        let mut journal = journal(path, kept);
        let left = || Document::left_in(path).unwrap().unwrap().rows;
        assert_eq!(left(), rows, "they are safe before anything is measured");
        journal.add(Line::Ceiling(ceiling(4000.0))).unwrap();
        journal.add(row(256)).unwrap();
        journal.add(row(512)).unwrap();
        assert_eq!(left()[..2], rows);
        assert_eq!(left().len(), 3, "what is kept is not repeated");
        let (document, _) = journal.finish().unwrap();
        let read = Document::read(path).unwrap();
        assert_eq!(document.rows, read.rows);
        assert_eq!(read.ceilings, [ceiling(3900.0), ceiling(4000.0)]);
        let text = fs::read_to_string(path.join(NAME)).unwrap();
        assert_eq!(text.matches("{\"environment\"").count(), 1);
    }

    #[test]
    fn a_complete_report_gives_way_to_a_complete_one_alone() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        let run = |n, complete| {
            let mut journal = journal(path, Kept::default());
            journal.add(row(n)).unwrap();
            journal.add(Line::Complete(complete)).unwrap();
            journal.finish().unwrap().1
        };
        let size = |document: Document| document.rows[0].problem.to_string();
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
