//! `cargo xtask verified`: no kernel ships that never ran on a GPU.

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::files;
use crate::ptx::manifest::{Arch, Manifest};
use crate::ptx::store::Store;
use crate::workspace::Workspace;

/// What `gimbal verify` has written of one GPU, as far as it matters here.
#[derive(Deserialize)]
struct Record {
    kernels: Vec<Outcome>,
}

/// What came of a kernel.
#[derive(Deserialize)]
struct Outcome {
    name: String,
    arch: Arch,
    /// Of the code that ran.
    sha256: String,
    cases: u64,
    worst_error: f64,
    tolerance: f64,
}

impl Outcome {
    /// Whether the kernel ran, and stayed within tolerance.
    fn passed(&self) -> bool {
        self.cases > 0 && self.worst_error <= self.tolerance
    }
}

/// Fails with a list of what is shipped and no record in `verified/` covers.
pub fn run(workspace: &Workspace) -> Result<()> {
    let manifest = Store::new(workspace).manifest()?;
    let manifest = manifest.context("no ptx/manifest.json: run `cargo xtask ptx`")?;
    let mut outcomes = Vec::new();
    for path in files::list(&workspace.kernels().join("verified"))? {
        let record: Record = serde_json::from_str(&files::read(&path)?)
            .with_context(|| format!("{} is no record", path.display()))?;
        outcomes.extend(record.kernels);
    }
    let missing = unverified(&manifest, &outcomes);
    if missing.is_empty() {
        println!("every shipped kernel is verified");
        return Ok(());
    }
    bail!(
        "run `gimbal verify` on a GPU and commit its record; {} are without one:\n{}",
        missing.len(),
        missing.join("\n")
    );
}

/// What is shipped without a passing record of its very code, or with one that failed.
fn unverified(manifest: &Manifest, outcomes: &[Outcome]) -> Vec<String> {
    let mut missing = Vec::new();
    for kernel in manifest.families.iter().flat_map(|family| &family.kernels) {
        for build in &kernel.builds {
            let is_of = |it: &&Outcome| {
                it.name == kernel.name && it.arch == build.arch && it.sha256 == build.sha256
            };
            let mut found = outcomes.iter().filter(is_of).peekable();
            if found.peek().is_none() || !found.all(Outcome::passed) {
                missing.push(format!("{} for {}", kernel.name, build.arch));
            }
        }
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = r#"{ "nvcc": "13.0.88", "families": [{
        "family": "flao", "sources": [], "kernels": [{
            "name": "fwd", "max_threads": 256, "parameters": [0], "parameter_bytes": 8, "builds": [
                { "arch": "sm_80", "sha256": "01", "waits": false, "resources": {} },
                { "arch": "sm_90a", "sha256": "02", "waits": true, "resources": {} }
            ] }] }] }"#;

    fn outcome(arch: Arch, sha256: &str, worst_error: f64) -> Outcome {
        Outcome {
            name: "fwd".into(),
            arch,
            sha256: sha256.into(),
            cases: 5,
            worst_error,
            tolerance: 1.0,
        }
    }

    #[test]
    fn every_build_needs_a_passing_record_of_its_code() {
        let manifest = serde_json::from_str(MANIFEST).unwrap();
        let missing = |outcomes: &[Outcome]| unverified(&manifest, outcomes);
        let portable = || outcome(Arch::Sm80, "01", 0.5);
        assert_eq!(missing(&[]), ["fwd for sm_80", "fwd for sm_90a"]);
        assert_eq!(missing(&[portable()]), ["fwd for sm_90a"]);
        for wrong in [
            outcome(Arch::Sm90a, "01", 0.5),
            outcome(Arch::Sm80, "02", 0.5),
            outcome(Arch::Sm90a, "02", 2.0),
            outcome(Arch::Sm90a, "02", f64::NAN),
            Outcome {
                cases: 0,
                ..outcome(Arch::Sm90a, "02", 0.5)
            },
        ] {
            assert_eq!(missing(&[portable(), wrong]), ["fwd for sm_90a"]);
        }
        let hopper = |worst_error| outcome(Arch::Sm90a, "02", worst_error);
        assert_eq!(missing(&[portable(), hopper(0.5)]), [""; 0]);
        let on_two = [portable(), hopper(0.5), hopper(2.0)];
        assert_eq!(missing(&on_two), ["fwd for sm_90a"]);
    }
}
