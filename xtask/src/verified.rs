//! `cargo xtask verified`: no kernel ships that never ran on a GPU.

use anyhow::{Context, Result, bail, ensure};
use gimbal_kernels_sys::manifest::FamilyEntry;
use gimbal_kernels_sys::verified::VerifiedRecord;

use crate::ptx::source::sha256;
use crate::ptx::store::Store;
use crate::workspace::Workspace;

/// Fails with a list of the shipped PTX files and kernels that no record in `verified/` covers.
pub fn run(workspace: &Workspace) -> Result<()> {
    let store = Store::new(&workspace.kernels());
    let manifest = store
        .manifest()?
        .context("no ptx/manifest.json: run `cargo xtask ptx`")?;
    let records = VerifiedRecord::load_all(&workspace.kernels().join("verified"))?;
    let mut complaints = Vec::new();
    for entry in &manifest.families {
        let FamilyEntry { family, arch, .. } = entry;
        let ptx = store.ptx(family, *arch)?;
        let ptx = ptx.with_context(|| format!("{family} {arch}: no PTX file"))?;
        ensure!(
            sha256(&ptx) == entry.ptx_sha256,
            "{family} {arch}: the PTX is not the manifest's: run `cargo xtask ptx`"
        );
        match unverified(entry, &records) {
            None => println!("{family} {arch}: verified, {} kernels", entry.kernels.len()),
            Some(complaint) => complaints.push(format!("{family} {arch}: {complaint}")),
        }
    }
    if !complaints.is_empty() {
        bail!(
            "run `gimbal verify` on a GPU and commit its record:\n{}",
            complaints.join("\n")
        );
    }
    Ok(())
}

/// What is missing before this PTX may ship.
fn unverified(entry: &FamilyEntry, records: &[VerifiedRecord]) -> Option<String> {
    let outcomes: Vec<_> = records
        .iter()
        .filter_map(|record| record.family(entry))
        .collect();
    if outcomes.is_empty() {
        return Some(format!("no record for PTX {}", entry.ptx_sha256));
    }
    let passed = |name: &str| {
        outcomes
            .iter()
            .flat_map(|outcome| &outcome.kernels)
            .any(|kernel| kernel.name == name && kernel.passed())
    };
    let missing: Vec<_> = entry
        .kernels
        .iter()
        .map(|kernel| kernel.name.as_str())
        .filter(|name| !passed(name))
        .collect();
    (!missing.is_empty()).then(|| format!("no passing record for {}", missing.join(", ")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use gimbal_kernels_sys::manifest::{Arch, KernelEntry};
    use gimbal_kernels_sys::verified::{VerifiedFamily, VerifiedKernel};

    use super::*;

    fn shipped(kernels: &[&str]) -> FamilyEntry {
        let kernel = |name: &&str| KernelEntry {
            name: (*name).into(),
            max_threads: 256,
            parameter_bytes: 8,
            resources: BTreeMap::new(),
        };
        FamilyEntry {
            family: "flao".into(),
            arch: Arch::Sm80,
            source_sha256: "01".into(),
            ptx_sha256: "23".into(),
            ptx_version: "9.0".into(),
            flags: Vec::new(),
            kernels: kernels.iter().map(kernel).collect(),
        }
    }

    fn record(ptx_sha256: &str, name: &str, worst_error: f64) -> VerifiedRecord {
        let kernel = VerifiedKernel {
            name: name.into(),
            cases: 5,
            worst_error,
            tolerance: 1.0,
        };
        let family = VerifiedFamily {
            family: "flao".into(),
            arch: Arch::Sm80,
            ptx_sha256: ptx_sha256.into(),
            cases: 5,
            kernels: vec![kernel],
        };
        VerifiedRecord {
            gpu: "NVIDIA H200".into(),
            compute_capability: "9.0".into(),
            driver: "580.159".into(),
            date: "2026-11-20".into(),
            families: vec![family],
        }
    }

    #[test]
    fn every_kernel_needs_a_passing_record_of_this_digest() {
        let entry = shipped(&["fwd", "bwd"]);
        let complaint = |records: &[VerifiedRecord]| unverified(&entry, records);
        let fwd = record("23", "fwd", 0.5);
        assert_eq!(complaint(&[]).unwrap(), "no record for PTX 23");
        assert_eq!(
            complaint(&[record("22", "fwd", 0.5)]).unwrap(),
            "no record for PTX 23"
        );
        assert_eq!(
            complaint(std::slice::from_ref(&fwd)).unwrap(),
            "no passing record for bwd"
        );
        let failed = record("23", "bwd", 2.0);
        assert_eq!(
            complaint(&[fwd.clone(), failed]).unwrap(),
            "no passing record for bwd"
        );
        assert_eq!(complaint(&[fwd, record("23", "bwd", 0.5)]), None);
    }
}
