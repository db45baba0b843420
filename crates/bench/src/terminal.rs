//! Writing to the terminal. Unlike `println!`, nothing here panics when the other end is closed.

use std::io::{self, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::error::Error;

/// Writes a line to standard error. If that is impossible, there is nobody to tell.
pub fn note(message: &str) {
    let _ = writeln!(io::stderr(), "{message}");
}

/// Standard output, with a progress bar on standard error where that is a terminal.
///
/// Lines appear at once, so that what has been measured is there when the program is interrupted.
pub struct Console {
    bar: ProgressBar,
}

impl Console {
    /// A console without a bar.
    pub fn plain() -> Self {
        Self {
            bar: ProgressBar::hidden(),
        }
    }

    /// A console with a bar of `steps` steps.
    pub fn with_progress(steps: usize) -> Self {
        let bar = ProgressBar::new(steps as u64);
        // The template is a constant; were it wrong, the default style would do.
        if let Ok(style) =
            ProgressStyle::with_template("{bar:24} {percent:>3}% {elapsed}, {eta} left  {wide_msg}")
        {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Self { bar }
    }

    /// Writes a line to standard output.
    pub fn line(&self, line: &str) -> Result<(), Error> {
        let write = || {
            let mut out = io::stdout().lock();
            writeln!(out, "{line}").and_then(|()| out.flush())
        };
        self.bar.suspend(write).map_err(Error::Stdout)
    }

    /// Writes several.
    pub fn lines<S: AsRef<str>>(&self, lines: impl IntoIterator<Item = S>) -> Result<(), Error> {
        let mut lines = lines.into_iter();
        lines.try_for_each(|line| self.line(line.as_ref()))
    }

    /// Shows what is being done.
    pub fn doing(&self, what: &str) {
        self.bar.set_message(what.to_owned());
    }

    /// So many steps are done, or will not be.
    pub fn advance(&self, steps: usize) {
        self.bar.inc(steps as u64);
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
