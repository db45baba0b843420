//! What can go wrong, and the exit status it leads to.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use gimbal_ops::InputError;

use crate::interrupt;

/// A failure of a command. Its message is one line.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A combination of flags that the command line's grammar lets through.
    #[error("{0}")]
    Usage(String),
    /// An input file cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// An input file is not what it should be.
    #[error("{} is not a valid safetensors file: {reason}", path.display())]
    Malformed { path: PathBuf, reason: String },
    /// An input file lacks a tensor.
    #[error("{op}: {} has no tensor `{tensor}`", path.display())]
    MissingTensor {
        op: &'static str,
        path: PathBuf,
        tensor: &'static str,
    },
    /// An op refuses its inputs.
    #[error(transparent)]
    Input(#[from] InputError),
    /// A device cannot be used, or a call on it fails.
    #[error(transparent)]
    Ops(gimbal_ops::Error),
    /// A result cannot be written.
    #[error("cannot write {}: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    /// So many kernels are wrong or did not run.
    #[error("verification failed, see the {0} lines above; no record is written")]
    Verify(usize),
    /// So many rows of the tables could not be measured.
    #[error("{rows} rows could not be measured, the reasons stand below their tables")]
    Bench { rows: usize },
    /// The processes of several GPUs have not all come to the end.
    #[error("several GPUs: {0}")]
    Ranks(String),
    /// An interrupt ended a benchmark, which keeps what it measured.
    #[error("interrupted after {measured} of {rows} rows{hint}")]
    Interrupted {
        measured: usize,
        rows: usize,
        hint: &'static str,
    },
    /// So many rows became slower, and that is to be a failure.
    #[error("{rows} rows became slower or larger")]
    Regression { rows: usize },
    /// A file is not a report, or lacks what is wanted of it.
    #[error("{}: {reason}", path.display())]
    Report { path: PathBuf, reason: String },
    /// So many problems could not be tuned.
    #[error("{problems} problems could not be tuned, the reasons stand in their rows")]
    Tune { problems: usize },
    /// A file is no export of tuned configs.
    #[error("{} has no tuned configs: {reason}", path.display())]
    NoConfigs { path: PathBuf, reason: String },
    /// The cache of tuned configs cannot be used.
    #[error(transparent)]
    Autotune(#[from] gimbal_ops::autotune::Error),
    /// Standard output is closed or full.
    #[error("cannot write to standard output: {0}")]
    Stdout(io::Error),
}

impl Error {
    pub fn read(path: &Path, source: io::Error) -> Self {
        Self::Read {
            path: path.to_owned(),
            source,
        }
    }

    pub fn report(path: &Path, reason: String) -> Self {
        Self::Report {
            path: path.to_owned(),
            reason,
        }
    }

    pub fn write(path: &Path, source: io::Error) -> Self {
        Self::Write {
            path: path.to_owned(),
            source,
        }
    }

    /// 2 where the user's words or data are at fault, 3 for a regression, 130 after an interrupt, 1 for everything else.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_)
            | Self::Read { .. }
            | Self::Malformed { .. }
            | Self::MissingTensor { .. }
            | Self::Report { .. }
            | Self::NoConfigs { .. }
            | Self::Input(_) => ExitCode::from(2),
            Self::Regression { .. } => ExitCode::from(3),
            Self::Interrupted { .. } => ExitCode::from(interrupt::STATUS),
            // More dimensions or elements than there can be are bad input as well.
            Self::Ops(gimbal_ops::Error::Rank { .. } | gimbal_ops::Error::TooLarge { .. }) => {
                ExitCode::from(2)
            }
            Self::Ops(_)
            | Self::Write { .. }
            | Self::Stdout(_)
            | Self::Verify(_)
            | Self::Bench { .. }
            | Self::Ranks(_)
            | Self::Tune { .. }
            | Self::Autotune(_) => ExitCode::FAILURE,
        }
    }

    /// Whether the reader of standard output has gone, which needs no message.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Stdout(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Bad input is bad input, wherever it is found.
impl From<gimbal_ops::Error> for Error {
    fn from(error: gimbal_ops::Error) -> Self {
        match error {
            gimbal_ops::Error::Input(error) => Self::Input(error),
            error => Self::Ops(error),
        }
    }
}

impl From<gimbal_kernels_sys::Error> for Error {
    fn from(error: gimbal_kernels_sys::Error) -> Self {
        Self::Ops(error.into())
    }
}
