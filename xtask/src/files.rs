//! The file system, with errors that name the file.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The contents of a directory in order of their names; none where there is no directory.
pub fn list(directory: &Path) -> Result<Vec<PathBuf>> {
    if !directory.exists() {
        return Ok(Vec::new());
    }
    let context = || format!("cannot read {}", directory.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(directory).with_context(context)? {
        paths.push(entry.with_context(context)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// All files below a directory, in order of their paths.
pub fn below(directory: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in list(directory)? {
        if path.is_dir() {
            found.extend(below(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The last part of a path, empty if it is not text.
pub fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default()
}

pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file, and the directories it lies in.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let context = || format!("cannot write {}", path.display());
    if let Some(directory) = path.parent() {
        fs::create_dir_all(directory).with_context(context)?;
    }
    fs::write(path, bytes).with_context(context)
}

/// Writes a file unless it holds this text already.
pub fn write_changed(path: &Path, text: &str) -> Result<()> {
    match fs::read_to_string(path) {
        Ok(old) if old == text => Ok(()),
        _ => write(path, text.as_bytes()),
    }
}
