//! What the operators are held against: our own PyTorch forms of the same maths, measured in the same session.
//!
//! They run in a Python process of their own, so that two allocators and two CUDA contexts stay apart; the programs in
//! `crates/bench/peers` are part of this one and need nothing but a Python with PyTorch. A request goes there for each
//! cell, and an answer comes back.

mod process;

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};

use self::process::{Process, Silence};
use super::Kind;
use super::environment::PeerEnvironment;
use super::protocol::Effort;
use super::record::Measured;
use super::statistics::Summary;
use crate::cli::Pass;

/// A column of peers: a form of the maths, run as it is or compiled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    pub column: &'static str,
    /// As `forms.py` names it.
    pub form: &'static str,
    pub compile: bool,
}

/// The columns of an operator.
pub fn forms(op: &str) -> &'static [Form] {
    const fn form(column: &'static str, form: &'static str, compile: bool) -> Form {
        Form {
            column,
            form,
            compile,
        }
    }
    match op {
        "flao" => {
            &const {
                [
                    form("lao", "lao", false),
                    form("lao-compile", "lao", true),
                    form("flao", "flao", false),
                    form("flao-compile", "flao", true),
                ]
            }
        }
        "tpa_decode" => {
            &const {
                [
                    form("eager", "torch", false),
                    form("compile", "torch", true),
                    form("naive", "naive", false),
                    form("naive-compile", "naive", true),
                ]
            }
        }
        _ => {
            &const {
                [
                    form("eager", "torch", false),
                    form("compile", "torch", true),
                ]
            }
        }
    }
}

/// One cell to measure.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub table: &'a str,
    pub kind: Kind,
    pub pass: Pass,
    pub form: Form,
    /// As [`Problem::peer`](super::problem::Problem::peer) gives it.
    pub problem: &'a Value,
    pub effort: Effort,
    /// Whether short calls are also measured inside a CUDA graph.
    pub graph: bool,
}

/// The Python process, and what it takes to start another one.
pub struct Peers {
    python: String,
    device: usize,
    directory: tempfile::TempDir,
    process: Option<Process>,
    environment: PeerEnvironment,
    patience: Duration,
    requests: u64,
    /// Tables and columns where a size took too long: larger ones would as well.
    given_up: Vec<(String, &'static str)>,
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

/// An answer of the Python process.
#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    Ready { ready: PeerEnvironment },
    Error { error: String },
    Speed(Timed),
    Memory { id: u64, peak: u64 },
}

#[derive(Deserialize)]
struct Timed {
    id: u64,
    lower_quartile: f64,
    median: f64,
    upper_quartile: f64,
    samples: usize,
    graph: Option<f64>,
}

impl Peers {
    /// Starts a Python on a GPU; the error says in a line what is missing.
    pub fn start(python: &str, device: usize) -> Result<Self, String> {
        let failed = |error: io::Error| format!("cannot write the peers' programs: {error}");
        let directory = tempfile::tempdir().map_err(failed)?;
        for (name, text) in PROGRAMS {
            fs::write(directory.path().join(name), text).map_err(failed)?;
        }
        let (process, environment) = connect(python, device, directory.path())?;
        Ok(Self {
            python: python.to_owned(),
            device,
            directory,
            process: Some(process),
            environment,
            patience: PATIENCE,
            requests: 0,
            given_up: Vec::new(),
        })
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
        match self.ask(request) {
            Ok(measured) => Some(measured),
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

    fn ask(&mut self, request: Request) -> Result<Measured, Silence> {
        let process = match &mut self.process {
            Some(process) => process,
            None => {
                let (process, _) = connect(&self.python, self.device, self.directory.path())
                    .map_err(Silence::Ended)?;
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
            },
        });
        let answer = process.ask(&line.to_string(), self.patience)?;
        let stranger = || Silence::Ended(format!("PyTorch's side answered `{answer}`"));
        match serde_json::from_str(&answer).map_err(|_| stranger())? {
            Answer::Error { error } => Ok(Measured::Failed(error)),
            Answer::Speed(timed) if timed.id == self.requests => Ok(Measured::Speed {
                time: Summary {
                    lower_quartile: timed.lower_quartile,
                    median: timed.median,
                    upper_quartile: timed.upper_quartile,
                    samples: timed.samples,
                },
                graph: timed.graph,
            }),
            Answer::Memory { id, peak } if id == self.requests => Ok(Measured::Memory { peak }),
            _ => Err(stranger()),
        }
    }
}

fn connect(
    python: &str,
    device: usize,
    directory: &Path,
) -> Result<(Process, PeerEnvironment), String> {
    let device = device.to_string();
    let words = [SERVER, "--device", &device];
    let mut process = Process::start(python, &words, directory)
        .map_err(|error| format!("cannot run `{python}`: {error}"))?;
    let line = process
        .answer(START)
        .map_err(|silence| silence.to_string())?;
    match serde_json::from_str(&line) {
        Ok(Answer::Ready { ready }) => Ok((process, ready)),
        Ok(Answer::Error { error }) => Err(format!("`{python}` has no PyTorch with CUDA: {error}")),
        _ => Err(format!("`{python}` answered `{line}`")),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::super::Kind;
    use super::*;

    /// A program in the place of Python.
    fn peers(script: &str) -> (tempfile::TempDir, Result<Peers, String>) {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("python");
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        let peers = Peers::start(path.to_str().unwrap(), 0);
        (directory, peers)
    }

    const READY: &str = r#"echo '{"ready": {"python": "3", "torch": "2.0", "cuda": "13.0", "device": "Test GPU"}}'"#;

    fn ask(peers: &mut Peers, form: Form) -> Measured {
        let request = Request {
            table: "t",
            kind: Kind::Speed,
            pass: Pass::Fwd,
            form,
            problem: &Value::Null,
            effort: Effort::QUICK,
            graph: false,
        };
        peers.measure(request).unwrap()
    }

    fn reason(measured: Measured) -> String {
        match measured {
            Measured::Failed(reason) => reason,
            measured => panic!("{measured:?}"),
        }
    }

    #[test]
    fn answers_and_errors_come_through() {
        let script = r#"
read line
echo '{"id": 1, "median": 0.5, "lower_quartile": 0.4, "upper_quartile": 0.6, "samples": 9, "graph": null}'
read line
echo '{"id": 2, "error": "OutOfMemoryError: no room"}'
read line
echo '{"id": 7, "peak": 1}'
"#;
        let (_directory, peers) = peers(&format!("{READY}\n{script}"));
        let mut peers = peers.unwrap();
        assert_eq!(peers.environment().torch, "2.0");
        let [eager, ..] = forms("lrpe_rotate") else {
            panic!()
        };
        match ask(&mut peers, *eager) {
            Measured::Speed { time, graph: None } => {
                assert_eq!((time.median, time.samples), (0.5, 9))
            }
            measured => panic!("{measured:?}"),
        }
        assert_eq!(reason(ask(&mut peers, *eager)), "OutOfMemoryError: no room");
        let other = reason(ask(&mut peers, *eager));
        assert!(
            other.contains("answered"),
            "an answer to another request: {other}"
        );
    }

    #[test]
    fn a_dead_process_is_replaced() {
        let (_directory, peers) = peers(&format!("{READY}\nread line\necho boom >&2\nexit 7"));
        let mut peers = peers.unwrap();
        let [eager, ..] = forms("lrpe_rotate") else {
            panic!()
        };
        for _ in 0..2 {
            let reason = reason(ask(&mut peers, *eager));
            assert!(reason.contains("boom") && reason.contains('7'), "{reason}");
        }
    }

    #[test]
    fn a_size_that_takes_too_long_ends_its_column_alone() {
        let (_directory, peers) = peers(&format!("{READY}\nread line\nexec sleep 60"));
        let mut peers = peers.unwrap();
        peers.patience = Duration::from_millis(50);
        let [eager, compiled] = forms("lrpe_rotate") else {
            panic!()
        };
        assert!(reason(ask(&mut peers, *eager)).contains("within 0.05 s"));
        assert!(reason(ask(&mut peers, *eager)).contains("not tried"));
        assert!(reason(ask(&mut peers, *compiled)).contains("within 0.05 s"));
    }

    #[test]
    fn what_is_missing_is_said() {
        let (_directory, missing) = peers(r#"echo '{"error": "ModuleNotFoundError: No module"}'"#);
        assert!(
            missing
                .err()
                .unwrap()
                .contains("has no PyTorch with CUDA: ModuleNotFoundError")
        );
        let error = Peers::start("/no/such/python", 0).err().unwrap();
        assert!(error.starts_with("cannot run `/no/such/python`"), "{error}");
    }
}
