//! `cargo xtask ptx --check`: are the committed files what the sources give?

use anyhow::{Result, bail};
use gimbal_kernels_sys::manifest::{FamilyEntry, Manifest};

use super::compile::Built;
use super::{Job, spills};
use crate::toolchain::NVCC_VERSION;

/// Rebuilds the selected families, reports on each, and fails if any differs or spills anew.
pub fn run(job: &Job) -> Result<()> {
    let committed = job.store.manifest()?;
    let built = job.compile(&job.selected)?;
    let mut failed = false;
    for (source, built) in job.selected.iter().zip(&built) {
        let (verdict, mut complaints) = compare(job, committed.as_ref(), built);
        println!("{} {}: {verdict}", source.family, source.arch);
        complaints.extend(spills::new(committed.as_ref(), &built.entry));
        complaints.extend(spills::not_allowed(source, &built.entry));
        failed |= !complaints.is_empty();
        for complaint in complaints {
            println!("    {complaint}");
        }
    }
    for complaint in leftovers(job, committed.as_ref())? {
        println!("{complaint}");
        failed = true;
    }
    if failed {
        bail!("the committed files are not what the sources give; run `cargo xtask ptx`");
    }
    Ok(())
}

/// `identical`, `differs` or `missing`, and how.
fn compare(job: &Job, committed: Option<&Manifest>, built: &Built) -> (&'static str, Vec<String>) {
    let FamilyEntry { family, arch, .. } = &built.entry;
    let entry = committed.and_then(|manifest| manifest.family(family, *arch));
    let (ptx, entry) = match (job.store.ptx(family, *arch), entry) {
        (Ok(Some(ptx)), Some(entry)) => (ptx, entry),
        (Ok(None), _) => return ("missing", vec!["no PTX file".into()]),
        (Ok(_), None) => return ("missing", vec!["no entry in the manifest".into()]),
        (Err(error), _) => return ("differs", vec![format!("{error:#}")]),
    };
    let mut complaints = changed_fields(entry, &built.entry);
    complaints.extend(first_difference(&ptx, &built.ptx));
    let verdict = if complaints.is_empty() {
        "identical"
    } else {
        "differs"
    };
    (verdict, complaints)
}

/// The first line in which two PTX texts differ.
fn first_difference(committed: &str, rebuilt: &str) -> Option<String> {
    if committed == rebuilt {
        return None;
    }
    let (mut old, mut new) = (committed.lines(), rebuilt.lines());
    let mut number = 1;
    loop {
        match (old.next(), new.next()) {
            (Some(old), Some(new)) if old == new => number += 1,
            (None, None) => return Some("PTX: other line ends".into()),
            (old, new) => {
                let show = |line: Option<&str>| {
                    line.map_or("the end".into(), |line| format!("`{}`", line.trim()))
                };
                return Some(format!(
                    "PTX line {number}: committed {}, rebuilt {}",
                    show(old),
                    show(new)
                ));
            }
        }
    }
}

/// The parts of a manifest entry that differ.
fn changed_fields(committed: &FamilyEntry, rebuilt: &FamilyEntry) -> Vec<String> {
    let fields = [
        (
            "source_sha256",
            committed.source_sha256 != rebuilt.source_sha256,
        ),
        ("ptx_sha256", committed.ptx_sha256 != rebuilt.ptx_sha256),
        ("ptx_version", committed.ptx_version != rebuilt.ptx_version),
        ("flags", committed.flags != rebuilt.flags),
    ];
    let mut complaints: Vec<_> = fields
        .into_iter()
        .filter(|(_, differs)| *differs)
        .map(|(field, _)| format!("manifest: {field}"))
        .collect();
    for kernel in &rebuilt.kernels {
        if committed.kernel(&kernel.name) != Some(kernel) {
            complaints.push(format!("manifest: kernel {}", kernel.name));
        }
    }
    for kernel in &committed.kernels {
        if rebuilt.kernel(&kernel.name).is_none() {
            complaints.push(format!("manifest: kernel {} is gone", kernel.name));
        }
    }
    complaints
}

/// What is committed beside the selected families and should not be.
fn leftovers(job: &Job, committed: Option<&Manifest>) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for path in job.strays()? {
        complaints.push(format!(
            "{}: no source",
            job.workspace.relative(&path).display()
        ));
    }
    let Some(manifest) = committed else {
        complaints.push("ptx/manifest.json: missing".into());
        return Ok(complaints);
    };
    if manifest.nvcc != NVCC_VERSION {
        complaints.push(format!(
            "manifest: of nvcc {}, not {NVCC_VERSION}",
            manifest.nvcc
        ));
    }
    for entry in &manifest.families {
        if !job.has_source(&entry.family, entry.arch) {
            complaints.push(format!(
                "manifest: {} {}: no source",
                entry.family, entry.arch
            ));
        }
    }
    Ok(complaints)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_differing_line_is_shown() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let differ = |old, new| first_difference(old, new).unwrap();
        assert_eq!(
            differ("a\n\tb\n", "a\nc\n"),
            "PTX line 2: committed `b`, rebuilt `c`"
        );
        assert_eq!(
            differ("a\n", "a\nb\n"),
            "PTX line 2: committed the end, rebuilt `b`"
        );
        assert_eq!(differ("a\r\n", "a\n"), "PTX: other line ends");
    }
}
