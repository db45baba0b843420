//! What was found of each kernel, and what of each shipped family.

use std::collections::{BTreeMap, BTreeSet};

use gimbal_kernels_sys::Kernel;
use gimbal_kernels_sys::driver::DeviceInfo;
use gimbal_kernels_sys::manifest::{self, Arch, FamilyEntry};
use gimbal_kernels_sys::verified::{VerifiedFamily, VerifiedKernel, VerifiedRecord};
use gimbal_ops::Device;
use gimbal_reference::testing::Verdict;

use crate::error::Error;

/// The verdicts so far.
#[derive(Debug, Default)]
pub struct Tally {
    kernels: BTreeMap<String, Outcome>,
    /// Calls that launched a kernel of the family, by its name.
    calls: BTreeMap<&'static str, u64>,
}

#[derive(Debug)]
struct Outcome {
    cases: u64,
    /// The verdict nearest to its tolerance, or the first that is beyond it.
    worst: Verdict,
}

impl Tally {
    /// A call launched these kernels, and `verdict` says how the result of each was judged.
    pub fn add<'v>(&mut self, launched: &[String], verdict: impl Fn(&str) -> &'v Verdict) {
        let known = launched.iter().filter_map(|name| Kernel::find(name));
        let families: BTreeSet<_> = known.map(Kernel::family).collect();
        for family in families {
            *self.calls.entry(family).or_default() += 1;
        }
        for kernel in launched {
            self.judge(kernel, verdict(kernel));
        }
    }

    fn judge(&mut self, kernel: &str, verdict: &Verdict) {
        let outcome = self
            .kernels
            .entry(kernel.to_owned())
            .or_insert_with(|| Outcome {
                cases: 0,
                worst: verdict.clone(),
            });
        outcome.cases += 1;
        let worse = match (outcome.worst.passed(), verdict.passed()) {
            (true, true) => verdict.strain() > outcome.worst.strain(),
            (passed_before, _) => passed_before,
        };
        if worse {
            outcome.worst = verdict.clone();
        }
    }

    /// A line for each shipped kernel, under a header.
    pub fn table(&self, shipped: &Shipped) -> Vec<String> {
        let width = shipped
            .kernels()
            .map(|(_, name)| name.len())
            .fold(6, usize::max);
        let mut lines = vec![format!(
            "{:width$}  target  cases  worst error  tolerance  verdict",
            "kernel"
        )];
        for (arch, name) in shipped.kernels() {
            let arch = arch.as_str();
            lines.push(match self.kernels.get(name) {
                None => format!(
                    "{name:width$}  {arch:6}  {:>5}  {:>11}  {:>9}  not run",
                    0, "-", "-"
                ),
                Some(Outcome { cases, worst }) => format!(
                    "{name:width$}  {arch:6}  {cases:>5}  {:>11.2e}  {:>9.2e}  {}",
                    worst.error,
                    worst.tolerance,
                    if worst.passed() { "ok" } else { "FAILED" }
                ),
            });
        }
        lines
    }

    /// What keeps a shipped kernel from being verified.
    pub fn failures(&self, shipped: &Shipped) -> Vec<String> {
        let failure = |(arch, name): (Arch, &str)| match self.kernels.get(name) {
            None => Some(format!("{name} for {arch}: no input reached it")),
            Some(Outcome { worst, .. }) => {
                let failure = worst.check().err()?;
                Some(format!("{name} for {arch}: {failure}"))
            }
        };
        shipped.kernels().filter_map(failure).collect()
    }

    /// What a record says of a run without failures.
    pub fn families(&self, shipped: &Shipped) -> Vec<VerifiedFamily> {
        shipped.0.iter().map(|family| self.family(family)).collect()
    }

    fn family(&self, shipped: &FamilyEntry) -> VerifiedFamily {
        let kernel = |name: &String| {
            let Outcome { cases, worst } = self.kernels.get(name)?;
            Some(VerifiedKernel {
                name: name.clone(),
                cases: *cases,
                worst_error: worst.error,
                tolerance: worst.tolerance,
            })
        };
        let names = shipped.kernels.iter().map(|kernel| &kernel.name);
        let calls = self.calls.get(shipped.family.as_str());
        VerifiedFamily {
            family: shipped.family.clone(),
            arch: shipped.arch,
            ptx_sha256: shipped.ptx_sha256.clone(),
            cases: calls.copied().unwrap_or_default(),
            kernels: names.filter_map(kernel).collect(),
        }
    }
}

/// The record of a run on this GPU.
pub fn record(mut families: Vec<VerifiedFamily>, gpu: DeviceInfo) -> VerifiedRecord {
    // As in the manifest.
    families.sort_by(|a, b| (&a.family, a.arch).cmp(&(&b.family, b.arch)));
    let (major, minor) = gpu.compute_capability;
    VerifiedRecord {
        gpu: gpu.name,
        compute_capability: format!("{major}.{minor}"),
        driver: gpu.driver_release.unwrap_or_else(|| "unknown".to_owned()),
        date: jiff::Timestamp::now().strftime("%F").to_string(),
        families,
    }
}

/// PTX files to verify, at most one of a family.
#[derive(Debug)]
pub struct Shipped(Vec<&'static FamilyEntry>);

impl Shipped {
    /// What this device runs of these families.
    pub fn to(device: &Device, families: &[&str]) -> Result<Self, Error> {
        let manifest = manifest::shipped();
        let Some(kernels) = device.kernels() else {
            return Ok(Self(Vec::new()));
        };
        let mut wanted: Vec<_> = Kernel::all().filter(|&it| kernels.has(it)).collect();
        wanted.retain(|kernel| families.contains(&kernel.family()));
        wanted.dedup_by_key(|kernel| kernel.family());
        let mut entries = Vec::new();
        for kernel in wanted {
            entries.extend(manifest.family(kernel.family(), kernels.build(kernel)?.arch));
        }
        Ok(Self(entries))
    }

    /// Those that are not among `others`.
    pub fn without(mut self, others: &Self) -> Self {
        self.0
            .retain(|entry| !others.0.iter().any(|other| std::ptr::eq(*entry, *other)));
        self
    }

    pub fn has(&self, family: &str) -> bool {
        self.0.iter().any(|entry| entry.family == family)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The names of all kernels, each with what it is compiled for.
    fn kernels(&self) -> impl Iterator<Item = (Arch, &str)> {
        self.0.iter().flat_map(|entry| {
            let names = entry.kernels.iter().map(|kernel| kernel.name.as_str());
            names.map(|name| (entry.arch, name))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KERNELS: [&str; 2] = ["stream_1r_1w", "stream_1r_2w"];

    fn shipped() -> Shipped {
        let manifest = manifest::shipped();
        let stream = manifest.families.iter().find(|f| f.family == "stream");
        Shipped(stream.into_iter().collect())
    }

    fn shipped_kernels() -> usize {
        shipped().0[0].kernels.len()
    }

    fn add(tally: &mut Tally, kernels: &[&str], error: f64) {
        let launched: Vec<_> = kernels.iter().map(|&kernel| kernel.to_owned()).collect();
        let verdict = Verdict::new(error, 1e-5);
        tally.add(&launched, |_| &verdict);
    }

    #[test]
    fn the_worst_case_of_a_kernel_counts() {
        let mut tally = Tally::default();
        for error in [1e-7, 3e-6, 2e-6] {
            add(&mut tally, &KERNELS[..1], error);
        }
        let family = tally.family(shipped().0[0]);
        assert_eq!((family.cases, family.kernels.len()), (3, 1));
        assert_eq!(family.kernels[0].worst_error, 3e-6);
        assert!(family.kernels[0].passed());
    }

    #[test]
    fn a_failure_is_not_hidden_by_later_cases() {
        let mut tally = Tally::default();
        for error in [2e-5, 1e-7, 1e-4] {
            add(&mut tally, &KERNELS[..1], error);
        }
        let failures = tally.failures(&shipped());
        let failure = "stream_1r_1w for sm_80: the relative error is 2.00e-5, allowed are 1.00e-5";
        assert!(failures.contains(&failure.to_owned()), "{failures:?}");
        assert!(failures.contains(&"stream_1r_2w for sm_80: no input reached it".to_owned()));
        assert_eq!(failures.len(), shipped_kernels());
    }

    #[test]
    fn what_another_pass_verifies_is_left_out() {
        assert!(!shipped().is_empty() && shipped().has("stream"));
        assert!(shipped().without(&shipped()).is_empty());
        assert!(!shipped().without(&Shipped(Vec::new())).is_empty());
    }

    #[test]
    fn the_table_has_every_shipped_kernel() {
        let mut tally = Tally::default();
        add(&mut tally, &KERNELS, 1e-6);
        let table = tally.table(&shipped());
        assert_eq!(table.len(), 1 + shipped_kernels());
        assert!(
            table[1].starts_with("stream_1r_1w") && table[1].ends_with("  ok"),
            "{}",
            table[1]
        );
        assert!(table.iter().any(|line| line.ends_with("not run")));
    }
}
