//! What the operators are held against: our own PyTorch forms of the same maths, measured in the same session.
//!
//! They run in a Python process of their own, so that two allocators and two CUDA contexts stay apart; the programs in
//! `crates/bench/peers` are part of this one and need nothing but a Python with PyTorch. A request goes there for each
//! cell, and an answer comes back.

mod forms;
mod process;

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};

pub use self::forms::Form;
use self::forms::forms;
use self::process::{Process, Silence};
use super::Kind;
use super::environment::PeerEnvironment;
use super::protocol::{Effort, Times};
use super::record::Measured;
use super::statistics::Summary;
use crate::op::{OpName, Pass};
use crate::terminal;

/// One cell to measure.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub table: &'a str,
    pub kind: Kind,
    pub pass: Pass,
    pub form: Form,
    /// As `Problem::peer` gives it.
    pub problem: &'a Value,
    pub effort: Effort,
    /// Whether short calls are also measured inside a CUDA graph.
    pub graph: bool,
}

/// A table and a column of it.
type Place = (String, &'static str);

/// The Python process, and what it takes to start another one.
pub struct Peers {
    python: String,
    device: usize,
    is_compiled: bool,
    directory: tempfile::TempDir,
    process: Option<Process>,
    environment: PeerEnvironment,
    patience: Duration,
    requests: u64,
    /// Tables and columns where a size took too long: larger ones would as well.
    given_up: Vec<Place>,
    /// Tables and columns where a capture failed: a larger size would cost one more process.
    not_captured: Vec<Place>,
}

/// The programs, by the names that they import each other with.
const PROGRAMS: [(&str, &str); 3] = [
    (SERVER, include_str!("../../../peers/serve.py")),
    ("forms.py", include_str!("../../../peers/forms.py")),
    (
        "self_check.py",
        include_str!("../../../peers/self_check.py"),
    ),
];
const SERVER: &str = "serve.py";

/// Importing PyTorch from a cold disk takes a minute on some machines.
const START: Duration = Duration::from_secs(180);
/// What a cell may take, compiling included.
const PATIENCE: Duration = Duration::from_secs(120);

/// What the Python process says.
#[derive(Deserialize)]
struct Reply {
    #[serde(flatten)]
    answer: Answer,
    /// Why it must not be asked again, if so: a capture has failed, or the GPU's context is lost.
    spent: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    Ready {
        ready: PeerEnvironment,
    },
    Error {
        error: String,
    },
    Speed {
        id: u64,
        #[serde(flatten)]
        call: Summary,
        graph: Option<f64>,
    },
    Memory {
        id: u64,
        peak: u64,
    },
}

impl Peers {
    /// Starts a Python on a GPU, whose compiled forms are asked for, too, or not; the error says in a line what is missing.
    pub fn start(python: &str, device: usize, is_compiled: bool) -> Result<Self, String> {
        let failed = |error: io::Error| format!("cannot write the peers' programs: {error}");
        let directory = tempfile::tempdir().map_err(failed)?;
        for (name, text) in PROGRAMS {
            fs::write(directory.path().join(name), text).map_err(failed)?;
        }
        let (process, environment) =
            connect(python, device, directory.path()).map_err(|silence| silence.to_string())?;
        Ok(Self {
            python: python.to_owned(),
            device,
            is_compiled,
            directory,
            process: Some(process),
            environment,
            patience: PATIENCE,
            requests: 0,
            given_up: Vec::new(),
            not_captured: Vec::new(),
        })
    }

    /// The columns of an operator, those of libraries where Python has them.
    pub fn forms(&self, op: OpName) -> Vec<Form> {
        let mut forms = forms(op);
        forms.retain(|form| self.is_compiled || form.compile.is_none());
        forms.retain(|form| !form.is_library || self.environment.libraries.contains_key(form.form));
        forms
    }

    pub fn environment(&self) -> &PeerEnvironment {
        &self.environment
    }

    /// Measures a cell; none if there was a Ctrl-C meanwhile.
    pub fn measure(&mut self, request: Request) -> Option<Measured> {
        let place = (request.table.to_owned(), request.form.column);
        if self.given_up.contains(&place) {
            let reason = "not tried, since a smaller size did not end in time";
            return Some(Measured::Failed(reason.to_owned()));
        }
        let graph = request.graph && !self.not_captured.contains(&place);
        match self.ask(Request { graph, ..request }) {
            Ok((measured, spent)) => {
                if let Some(reason) = spent {
                    self.process = None;
                    let (table, column) = &place;
                    terminal::note(&format!(
                        "{table}, {column}: PyTorch starts again: {reason}"
                    ));
                    if matches!(measured, Measured::Speed(Times { graph: None, .. })) {
                        self.not_captured.push(place);
                    }
                }
                Some(measured)
            }
            Err(Silence::Interrupted) => None,
            Err(silence) => {
                // It is in an unknown state; the next request starts another one.
                self.process = None;
                if matches!(silence, Silence::TooLong(_)) {
                    self.given_up.push(place);
                }
                Some(Measured::Failed(silence.to_string()))
            }
        }
    }

    /// What was measured, and why the process must not be asked again, if so.
    fn ask(&mut self, request: Request) -> Result<(Measured, Option<String>), Silence> {
        let process = match &mut self.process {
            Some(process) => process,
            None => {
                let (process, _) = connect(&self.python, self.device, self.directory.path())?;
                self.process.insert(process)
            }
        };
        self.requests += 1;
        let effort = request.effort;
        let line = json!({
            "id": self.requests,
            "kind": request.kind,
            "pass": request.pass,
            "form": request.form.form,
            "compile": request.form.compile,
            "problem": request.problem,
            "graph": request.graph,
            "effort": {
                "budget_ms": 1e3 * effort.budget.as_secs_f64(),
                "min_samples": effort.min_samples,
                "max_samples": effort.max_samples,
                "warm_up": effort.warm_up,
            },
        });
        let answer = process.ask(&line.to_string(), self.patience)?;
        let stranger = || Silence::Ended(format!("PyTorch's side answered `{answer}`"));
        let reply: Reply = serde_json::from_str(&answer).map_err(|_| stranger())?;
        let measured = match reply.answer {
            Answer::Error { error } => Measured::Failed(error),
            Answer::Speed { id, call, graph } if id == self.requests => {
                Measured::Speed(Times { call, graph })
            }
            Answer::Memory { id, peak } if id == self.requests => Measured::Memory { peak },
            _ => return Err(stranger()),
        };
        Ok((measured, reply.spent))
    }
}

fn connect(
    python: &str,
    device: usize,
    directory: &Path,
) -> Result<(Process, PeerEnvironment), Silence> {
    let device = device.to_string();
    let words = [SERVER, "--device", &device];
    let mut process = Process::start(python, &words, directory)
        .map_err(|error| Silence::Ended(format!("cannot run `{python}`: {error}")))?;
    let line = process.answer(START)?;
    match serde_json::from_str::<Reply>(&line).map(|reply| reply.answer) {
        Ok(Answer::Ready { ready }) => Ok((process, ready)),
        Ok(Answer::Error { error }) => {
            let reason = format!("`{python}` cannot run them: {error}");
            Err(Silence::Ended(reason))
        }
        _ => Err(Silence::Ended(format!("`{python}` answered `{line}`"))),
    }
}

#[cfg(all(test, unix))]
mod tests;
