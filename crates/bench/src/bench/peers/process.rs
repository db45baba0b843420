//! A process that answers a line with a line.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::interrupt;

/// How often to look for a Ctrl-C.
const SLICE: Duration = Duration::from_millis(100);
/// How long a process that has closed its output may take to exit.
const LAST_BREATH: Duration = Duration::from_secs(2);

/// The process, and the lines that it writes.
pub struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    /// Where its messages go.
    messages: PathBuf,
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Silence {
    #[error("{0}")]
    Ended(String),
    #[error("no answer within {} s", .0.as_secs_f64())]
    TooLong(Duration),
    #[error("interrupted")]
    Interrupted,
}

impl Process {
    pub fn start(program: &str, words: &[&str], directory: &Path) -> io::Result<Self> {
        let messages = directory.join("messages");
        let mut child = Command::new(program)
            .args(words)
            .current_dir(directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(File::create(&messages)?)
            .spawn()?;
        let missing = || io::Error::other("no pipe");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let (sender, answers) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            for line in lines {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            input,
            answers,
            messages,
        })
    }

    /// Sends a line and waits for the answer.
    pub fn ask(&mut self, line: &str, patience: Duration) -> Result<String, Silence> {
        // If the process has ended, that there is no answer says why.
        let _ = writeln!(self.input, "{line}");
        self.answer(patience)
    }

    /// Waits for a line.
    pub fn answer(&mut self, patience: Duration) -> Result<String, Silence> {
        let start = Instant::now();
        loop {
            let rest = patience.saturating_sub(start.elapsed());
            match self.answers.recv_timeout(rest.min(SLICE)) {
                Ok(line) => return Ok(line),
                // A Ctrl-C reaches the process as well, and may end it while it starts.
                Err(_) if interrupt::wished() => return Err(Silence::Interrupted),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Silence::Ended(self.last_words()));
                }
                Err(RecvTimeoutError::Timeout) if rest.is_zero() => {
                    return Err(Silence::TooLong(patience));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Waits a moment until it exits, else kills it.
    fn end(&mut self) -> io::Result<ExitStatus> {
        let start = Instant::now();
        while start.elapsed() < LAST_BREATH {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            thread::sleep(SLICE / 10);
        }
        self.child.kill()?;
        self.child.wait()
    }

    /// How it ended, and the last line that it wrote about that.
    fn last_words(&mut self) -> String {
        let status = self.end();
        let status = status.map_or_else(|error| error.to_string(), |status| status.to_string());
        let messages = fs::read(&self.messages).unwrap_or_default();
        let messages = String::from_utf8_lossy(&messages);
        let last = messages.lines().rfind(|line| !line.trim().is_empty());
        format!(
            "PyTorch's process ended ({status}): {}",
            last.unwrap_or("it said nothing")
        )
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
