//! Files that appear under their names only once they are complete.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::error::Error;

/// As many links as Linux follows.
const MOST_LINKS: usize = 40;

/// A file to write: a temporary one beside it takes its name at the end.
pub struct Output {
    path: PathBuf,
    directory: PathBuf,
}

impl Output {
    /// Finds out whether a file can be written at `given`, before anything is computed for it.
    pub fn at(given: &Path) -> Result<Self, Error> {
        // Behind a link, the file that it leads to is written, whether it is there already or not.
        let path = behind_links(given).map_err(|source| Error::write(given, source))?;
        // Anything that is no plain file stays what it is.
        if path.exists() && !path.is_file() {
            let source = io::Error::other("it exists and is not a plain file");
            return Err(Error::write(given, source));
        }
        let directory = match path.parent() {
            Some(parent) if parent != Path::new("") => parent.to_owned(),
            _ => PathBuf::from("."),
        };
        let output = Self { path, directory };
        output.temporary()?;
        Ok(output)
    }

    /// Writes the file and gives it its name.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        let error = |source| Error::write(&self.path, source);
        let mut file = self.temporary()?;
        file.write_all(bytes).map_err(error)?;
        file.persist(&self.path)
            .map_err(|failed| error(failed.error))?;
        Ok(())
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A new file in the same directory, deleted when it is dropped.
    fn temporary(&self) -> Result<NamedTempFile, Error> {
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // Those of a file that is made plainly; the process's mask still applies.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        builder
            .tempfile_in(&self.directory)
            .map_err(|source| Error::write(&self.path, source))
    }
}

/// Writes a whole file at once, or leaves what was there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    Output::at(path)?.write(bytes)
}

/// Where a path leads to; unlike `canonicalize`, also where nothing is there yet.
fn behind_links(given: &Path) -> io::Result<PathBuf> {
    let mut path = given.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            // The target of a relative link is relative to the link.
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many levels of symbolic links"))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_file_behind_links_is_written_there_or_not_yet() {
        let directory = tempfile::tempdir().unwrap();
        let (target, link) = (
            directory.path().join("target"),
            directory.path().join("link"),
        );
        let second = directory.path().join("second");
        symlink("target", &link).unwrap();
        symlink(&link, &second).unwrap();
        for text in ["made", "replaced"] {
            write(&second, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&target).unwrap(), text);
            assert!(link.is_symlink() && second.is_symlink());
        }
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 3);
    }

    #[test]
    fn a_link_that_leads_nowhere_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let (circle, lost) = (
            directory.path().join("circle"),
            directory.path().join("lost"),
        );
        symlink("circle", &circle).unwrap();
        symlink("no/such/directory/file", &lost).unwrap();
        assert!(
            write(&circle, b"")
                .unwrap_err()
                .to_string()
                .contains("too many levels")
        );
        assert!(
            write(&lost, b"")
                .unwrap_err()
                .to_string()
                .contains("No such file")
        );
        assert!(lost.is_symlink());
    }
}
