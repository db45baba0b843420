//! What can go wrong with the cache. A lookup never returns it: it warns, and takes the default.

use std::io;
use std::path::{Path, PathBuf};

/// Why a cache could not be read or written. The message is one line.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no directory for caches.
    #[error("there is no cache directory, set {variable}: {source}")]
    NoDirectory {
        /// The environment variable that names one.
        variable: String,
        /// Why there is none.
        source: etcetera::HomeDirError,
    },
    /// A file or directory cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// What.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// A file or directory cannot be written or removed.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// What.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// A document is not what it should be.
    #[error("{what} is malformed: {reason}")]
    Malformed {
        /// The file, or the kind of document.
        what: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A key, a config or a list has no JSON form, for instance because of a map whose keys are not strings.
    #[error("{what} has no JSON form: {source}")]
    Serialise {
        /// What.
        what: &'static str,
        /// What serde said.
        source: serde_json::Error,
    },
}

impl Error {
    pub(crate) fn read(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Read {
            path: path.to_owned(),
            source,
        }
    }

    pub(crate) fn write(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Write {
            path: path.to_owned(),
            source,
        }
    }

    pub(crate) fn malformed(what: impl ToString, reason: impl ToString) -> Self {
        Self::Malformed {
            what: what.to_string(),
            reason: reason.to_string(),
        }
    }
}
