//! The record of a run: a file of JSON lines, from which every other form of the report is made.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::clocks::Clocks;
use super::environment::{Environment, PeerEnvironment};
use super::record::Record;
use super::sheet::Sheet;
use crate::error::Error;
use crate::terminal;

/// The file in a report's directory.
pub const NAME: &str = "results.jsonl";
/// Its name until the run ends.
pub const PARTIAL: &str = "results.jsonl.partial";

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

/// All lines of a run. One that was resumed has the environment and the peers of its last part, which are like those of the
/// others but for date and command line, and the bandwidths, cells and clocks of all parts.
#[derive(Clone, Debug)]
pub struct Document {
    pub environment: Environment,
    pub peers: Option<PeerEnvironment>,
    pub ceilings: Vec<Ceiling>,
    pub rows: Vec<Record>,
    pub clocks: Vec<Clocks>,
    pub complete: bool,
}

/// What a resumed run takes over from the one before it.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    pub ceilings: Vec<Ceiling>,
    pub rows: Vec<Record>,
    pub clocks: Vec<Clocks>,
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
        let error = |reason: String| Error::Report {
            path: path.to_owned(),
            reason,
        };
        let mut document = None;
        let mut lines = text.split(|&byte| byte == b'\n').enumerate().peekable();
        while let Some((index, line)) = lines.next() {
            if line.is_empty() {
                continue;
            }
            match (serde_json::from_slice(line), &mut document) {
                (Ok(Line::Environment(environment)), None) => {
                    document = Some(Self::new(environment))
                }
                (Ok(line), Some(document)) => document.add(line),
                // A run that was killed, or a full disk, leaves a part of a line.
                (Err(_), Some(_)) if lines.peek().is_none() => terminal::note(&format!(
                    "{}: its last line is cut off, and left out",
                    path.display()
                )),
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

    pub fn add(&mut self, line: Line) {
        match line {
            Line::Environment(environment) => self.environment = environment,
            Line::Peers(peers) => self.peers = Some(peers),
            Line::Ceiling(ceiling) => self.ceilings.push(ceiling),
            Line::Row(row) => self.rows.push(*row),
            Line::Clocks(clocks) => self.clocks.push(clocks),
            Line::Complete(complete) => self.complete = complete,
        }
    }

    /// What another run of the same environment can go on from: all but what failed.
    pub fn kept(self, is_wanted: impl Fn(&Record) -> bool) -> Kept {
        let Self {
            ceilings,
            mut rows,
            mut clocks,
            ..
        } = self;
        rows.retain(|row| row.error.is_none() && is_wanted(row));
        clocks.retain(|clocks| rows.iter().any(|row| row.table == clocks.table));
        match rows.is_empty() {
            true => Kept::default(),
            false => Kept {
                ceilings,
                rows,
                clocks,
            },
        }
    }

    pub fn sheets(&self) -> Vec<Sheet> {
        Sheet::all(&self.rows)
    }
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::cell;
    use super::*;

    fn row(n: usize) -> Line {
        Line::Row(Box::new(cell("t", n, "gimbal", 0.1, 0.01)))
    }

    #[test]
    fn half_a_last_line_is_no_error_and_half_of_another_is() {
        let mut text = String::new();
        for line in [Line::Environment(Environment::for_tests()), row(256)] {
            text.push_str(&serde_json::to_string(&line).unwrap());
            text.push('\n');
        }
        let path = Path::new("report");
        let parse = |text: &[u8]| Document::parse(path, text);
        let cut = format!("{text}{{\"row\":{{\"table\":\"°");
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
        let mut document = Document::new(Environment::for_tests());
        document.rows = vec![
            cell("a", 256, "gimbal", 0.1, 0.0),
            cell("b", 256, "gimbal", -1.0, 0.0),
            cell("b", 256, "eager", 0.1, 0.0),
        ];
        document.rows[1].error = Some("no room".to_owned());
        let clocks = |table: &str| Clocks {
            table: table.to_owned(),
            sm_megahertz: [1.0; 3],
            memory_megahertz: [1.0; 3],
            celsius: [1.0; 3],
            watts: [1.0; 3],
        };
        document.clocks = vec![clocks("a"), clocks("b")];
        let kept = document.clone().kept(|_| true);
        assert_eq!((kept.rows.len(), kept.clocks.len()), (2, 2));
        let kept = document.clone().kept(|row| row.column == "gimbal");
        assert_eq!((kept.rows.len(), &kept.clocks[..]), (1, &[clocks("a")][..]));
        assert!(document.kept(|_| false).clocks.is_empty());
    }
}
