//! Entries on disk.

use std::collections::HashSet;
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use serde::de::DeserializeOwned;
use tempfile::NamedTempFile;

use crate::entry::{Collection, Entry, EntryKey, FORMAT, Recorded, to_json};
use crate::environment::Environment;
use crate::error::Error;
use crate::key::Digest;

/// What the file that describes an environment is called.
const MANIFEST: &str = "manifest.json";
/// What the names of unfinished files start with.
const TEMPORARY: &str = ".tmp-";
/// How often a write begins again because somebody else has cleared the cache meanwhile.
const ATTEMPTS: usize = 100;

/// A directory of entries: `v1/<digest of the environment>/`, in it `manifest.json` with the environment in plain
/// words and one file per key.
///
/// A file is written under another name and then given its own, so a reader sees all of it or nothing. The first entry of a
/// key stays, so that processes which measure at once end with the same config. Nothing is created before the first entry is
/// stored.
#[derive(Clone, Debug)]
pub struct Cache {
    root: PathBuf,
}

impl Cache {
    /// The directory that an environment variable names, else a folder in the user's cache directory (`$XDG_CACHE_HOME`, else
    /// `~/.cache`).
    ///
    /// # Errors
    /// [`Error::NoDirectory`] where there is neither.
    pub fn of_user(variable: &str, folder: impl AsRef<Path>) -> Result<Self, Error> {
        if let Some(directory) = env::var_os(variable).filter(|value| !value.is_empty()) {
            return Ok(Self::new(directory));
        }
        let directories =
            etcetera::choose_base_strategy().map_err(|source| Error::NoDirectory {
                variable: variable.to_owned(),
                source,
            })?;
        Ok(Self::new(directories.cache_dir().join(folder)))
    }

    /// In this directory, which need not be there yet.
    pub fn new(directory: impl Into<PathBuf>) -> Self {
        let directory: PathBuf = directory.into();
        Self {
            root: directory.join(format!("v{FORMAT}")),
        }
    }

    /// Where the entries are.
    pub fn path(&self) -> &Path {
        &self.root
    }

    /// The entry of a key; none where there is none.
    ///
    /// # Errors
    /// [`Error::Read`]; [`Error::Malformed`] where the file is truncated, or that of another key, environment or
    /// version.
    pub fn load(&self, environment: &Digest, key: &EntryKey) -> Result<Option<Entry>, Error> {
        let path = self.entry_path(environment, key);
        match read_entry(&path, environment)? {
            Some(entry) if entry.key != *key => {
                let reason = "it is the entry of another key";
                Err(Error::malformed(path.display(), reason))
            }
            entry => Ok(entry),
        }
    }

    /// Stores the first useful entry of a key. Where there is one already, of this or another process, it stays and is
    /// returned; one that cannot be read or is not useful gives way.
    ///
    /// # Errors
    /// [`Error::Write`], [`Error::Serialise`].
    pub fn store(
        &self,
        environment: &Environment,
        entry: &Entry,
        is_useful: impl Fn(&Entry) -> bool,
    ) -> Result<Option<Entry>, Error> {
        let digest = environment.digest();
        let path = self.entry_path(&digest, &entry.key);
        let first = || match self.load(&digest, &entry.key) {
            Ok(found) => found.filter(&is_useful),
            Err(_) => None,
        };
        let text = to_json("an entry", entry)?;
        for _ in 0..ATTEMPTS {
            if create(&path, text.as_bytes())? {
                self.describe(environment)?;
                return Ok(None);
            }
            if let Some(first) = first() {
                return Ok(Some(first));
            }
            remove_unless(&path, || first().is_some())?;
        }
        self.replace(environment, entry).map(|()| None)
    }

    /// Stores an entry in place of another of its key.
    ///
    /// # Errors
    /// [`Error::Write`], [`Error::Serialise`].
    pub fn replace(&self, environment: &Environment, entry: &Entry) -> Result<(), Error> {
        let path = self.entry_path(&environment.digest(), &entry.key);
        replace(&path, to_json("an entry", entry)?.as_bytes())?;
        self.describe(environment)
    }

    /// Writes what the entries of an environment are found in. After the first of them: who clears the cache takes the
    /// manifest away only where there is none.
    fn describe(&self, environment: &Environment) -> Result<(), Error> {
        let manifest = self.directory(&environment.digest()).join(MANIFEST);
        if matches!(read::<Environment>(&manifest), Ok(Some(known)) if known == *environment) {
            return Ok(());
        }
        replace(
            &manifest,
            to_json("an environment", environment)?.as_bytes(),
        )
    }

    /// Everything that can be read, ordered; what cannot is left out, with a warning.
    ///
    /// # Errors
    /// [`Error::Read`] where a directory cannot be listed.
    pub fn export(&self) -> Result<Collection, Error> {
        let mut collection = Collection::default();
        for directory in list(&self.root)? {
            let environment = match read::<Environment>(&directory.join(MANIFEST)) {
                Ok(Some(environment)) => environment,
                Ok(None) => continue,
                Err(error) => {
                    tracing::warn!("left out: {error}");
                    continue;
                }
            };
            let digest = environment.digest();
            let mut entries = Vec::new();
            for path in list(&directory)?.into_iter().filter(|path| is_entry(path)) {
                match read_entry(&path, &digest) {
                    Ok(entry) => entries.extend(entry),
                    Err(error) => tracing::warn!("left out: {error}"),
                }
            }
            // Their names start with operator, direction and type, so the list is in order already.
            collection.environments.push(Recorded {
                environment,
                entries,
            });
        }
        let order = |r: &Recorded| (r.environment.device.clone(), r.environment.driver.clone());
        collection.environments.sort_by_key(order);
        Ok(collection)
    }

    /// Stores all entries of a collection, in place of those of the same keys.
    ///
    /// # Errors
    /// [`Error::Write`], [`Error::Serialise`].
    pub fn import(&self, collection: &Collection) -> Result<(), Error> {
        for recorded in &collection.environments {
            for entry in &recorded.entries {
                self.replace(&recorded.environment, entry)?;
            }
        }
        Ok(())
    }

    /// Removes the entries that `which` picks, and what writers left unfinished; returns how many entries there were.
    /// Files that are no entries stay, and so do directories with such files.
    ///
    /// # Errors
    /// [`Error::Read`], [`Error::Write`].
    pub fn clear(&self, which: impl Fn(&Entry) -> bool) -> Result<usize, Error> {
        let mut removed = 0;
        for directory in list(&self.root)? {
            let mut rest = HashSet::new();
            for path in list(&directory)? {
                let is_unfinished = file_name(&path).starts_with(TEMPORARY);
                // An entry that cannot be read is of no use to anybody.
                let is_picked = is_entry(&path)
                    && read::<Entry>(&path).map_or(true, |entry| entry.is_some_and(|e| which(&e)));
                if is_unfinished || is_picked {
                    remove(&path)?;
                    removed += usize::from(is_picked);
                } else {
                    rest.insert(path);
                }
            }
            let manifest = directory.join(MANIFEST);
            if rest.len() == 1 && rest.contains(&manifest) {
                let Ok(text) = fs::read(&manifest) else {
                    continue;
                };
                remove(&manifest)?;
                if fs::remove_dir(&directory).is_err() && directory.is_dir() {
                    // Somebody has just stored a new entry, which counts on it.
                    replace(&manifest, &text)?;
                }
            }
        }
        Ok(removed)
    }

    fn directory(&self, environment: &Digest) -> PathBuf {
        self.root.join(environment.short())
    }

    fn entry_path(&self, environment: &Digest, key: &EntryKey) -> PathBuf {
        let word = |word: &str| -> String {
            let safe = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
            word.chars().map(safe).take(64).collect()
        };
        let [op, pass, dtype] = [&key.op, &key.pass, &key.dtype].map(|text| word(text));
        let fingerprint = key.fingerprint();
        let name = format!("{op}.{pass}.{dtype}.{}.json", fingerprint.short());
        self.directory(environment).join(name)
    }
}

/// An entry, which must be of this version and environment; none where there is none.
fn read_entry(path: &Path, environment: &Digest) -> Result<Option<Entry>, Error> {
    let Some(entry) = read::<Entry>(path)? else {
        return Ok(None);
    };
    let reason = match entry.format {
        FORMAT if entry.environment == *environment => return Ok(Some(entry)),
        FORMAT => "it was found in another environment".to_owned(),
        format => format!("expected format {FORMAT}, got {format}"),
    };
    Err(Error::malformed(path.display(), reason))
}

fn file_name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or("")
}

fn is_entry(path: &Path) -> bool {
    let name = file_name(path);
    name.ends_with(".json") && name != MANIFEST && !name.starts_with(TEMPORARY)
}

/// What is in a directory, ordered; nothing where it does not exist.
fn list(directory: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = match fs::read_dir(directory) {
        Ok(entries) => entries,
        Err(error) if is_missing(&error) => return Ok(Vec::new()),
        Err(error) => return Err(Error::read(directory)(error)),
    };
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(Error::read(directory))?;
    paths.sort();
    Ok(paths)
}

/// Nothing is there, or what should be a directory is a stray file.
fn is_missing(error: &io::Error) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory)
}

/// A file of JSON; none where it does not exist.
fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, Error> {
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) if is_missing(&error) => return Ok(None),
        Err(error) => return Err(Error::read(path)(error)),
    };
    let parsed = serde_json::from_slice(&text);
    parsed
        .map(Some)
        .map_err(|reason| Error::malformed(path.display(), reason))
}

/// Writes a file, if there is none of its name; returns whether there was none.
fn create(path: &Path, text: &[u8]) -> Result<bool, Error> {
    let created = under_another_name(path, text, |file| match file.persist_noclobber(path) {
        Ok(_) => Ok(true),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error.error),
    });
    created.map_err(Error::write(path))
}

/// Writes a file, in place of another of its name.
fn replace(path: &Path, text: &[u8]) -> Result<(), Error> {
    let replaced = under_another_name(path, text, |file| Ok(file.persist(path).map(drop)?));
    replaced.map_err(Error::write(path))
}

/// Writes a file under another name, and lets `name` give it its own.
fn under_another_name<T>(
    path: &Path,
    text: &[u8],
    name: impl Fn(NamedTempFile) -> io::Result<T>,
) -> io::Result<T> {
    let directory = path.parent().unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Those of a file that is made plainly; the process's mask still applies.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let write = || -> io::Result<T> {
        fs::create_dir_all(directory)?;
        let mut file = builder.tempfile_in(directory)?;
        file.write_all(text)?;
        // A machine that stops must not leave the name of a file without its contents.
        file.as_file().sync_all()?;
        name(file)
    };
    let mut written = write();
    for _ in 1..ATTEMPTS {
        match &written {
            // Whoever clears the cache takes unfinished files and empty directories away.
            Err(error) if error.kind() == io::ErrorKind::NotFound => written = write(),
            _ => break,
        }
    }
    written
}

/// Takes a file away, unless it has become useful. Only the holder of its lock does, so that of several processes that
/// found it of no use none removes what another has put in its place.
fn remove_unless(path: &Path, is_useful: impl FnOnce() -> bool) -> Result<(), Error> {
    let file = match fs::File::open(path) {
        Ok(file) => file,
        Err(error) if is_missing(&error) => return Ok(()),
        Err(error) => return Err(Error::write(path)(error)),
    };
    // Where files cannot be locked, the worst is that a key is measured again.
    let _ = file.lock();
    if is_useful() { Ok(()) } else { remove(path) }
}

fn remove(path: &Path) -> Result<(), Error> {
    match fs::remove_file(path) {
        Err(error) if !is_missing(&error) => Err(Error::write(path)(error)),
        _ => Ok(()),
    }
}
