//! What was found of each shipped kernel.

use std::collections::BTreeMap;

use gimbal_kernels_sys::kernel::Build;
use gimbal_kernels_sys::{Arch, Kernel};
use gimbal_reference::testing::Verdict;

use super::{Judged, record};

/// The verdicts so far.
#[derive(Debug, Default)]
pub struct Tally {
    kernels: BTreeMap<String, Outcome>,
}

#[derive(Debug)]
struct Outcome {
    cases: u64,
    /// The verdict nearest to its tolerance, or the first that is beyond it.
    worst: Verdict,
}

impl Tally {
    /// What a call launched was judged by its result.
    pub fn add(&mut self, Judged { launched, verdict }: Judged) {
        for kernel in launched {
            let outcome = self.kernels.entry(kernel).or_insert_with(|| Outcome {
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
    }

    /// Whether an input has reached every shipped kernel of some families.
    pub fn has_all(&self, shipped: &Shipped, families: &[&str]) -> bool {
        let kernels = shipped.0.iter().map(|(kernel, _)| kernel);
        let mut wanted = kernels.filter(|kernel| families.contains(&kernel.family()));
        wanted.all(|kernel| self.kernels.contains_key(kernel.name()))
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
    pub fn outcomes(&self, shipped: &Shipped) -> Vec<record::Outcome> {
        let outcome = |(kernel, build): &(Kernel, &'static Build)| {
            let Outcome { cases, worst } = self.kernels.get(kernel.name())?;
            Some(record::Outcome {
                name: kernel.name(),
                arch: build.arch.as_str(),
                sha256: build.sha256,
                cases: *cases,
                worst_error: worst.error,
                tolerance: worst.tolerance,
            })
        };
        shipped.0.iter().filter_map(outcome).collect()
    }
}

/// The kernels to verify for one target.
#[derive(Debug)]
pub struct Shipped(Vec<(Kernel, &'static Build)>);

impl Shipped {
    /// Those of some families.
    pub fn of(families: &[&str], arch: Arch) -> Self {
        let kernels = Kernel::all().filter(|kernel| families.contains(&kernel.family()));
        let builds = kernels.filter_map(|kernel| Some((kernel, kernel.build(arch)?)));
        Self(builds.filter(|(_, build)| build.arch == arch).collect())
    }

    pub fn has(&self, family: &str) -> bool {
        self.0.iter().any(|(kernel, _)| kernel.family() == family)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The names of all kernels, each with what it is compiled for.
    fn kernels(&self) -> impl Iterator<Item = (Arch, &'static str)> {
        let kernels = self.0.iter();
        kernels.map(|(kernel, build)| (build.arch, kernel.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KERNELS: [&str; 2] = ["stream_1r_1w", "stream_1r_2w"];

    fn shipped() -> Shipped {
        Shipped::of(&["stream"], Arch::Sm80)
    }

    fn shipped_kernels() -> usize {
        shipped().0.len()
    }

    fn add(tally: &mut Tally, kernels: &[&str], error: f64) {
        let launched: Vec<_> = kernels.iter().map(|&kernel| kernel.to_owned()).collect();
        let verdict = Verdict::new(error, 1e-5);
        tally.add(Judged { launched, verdict });
    }

    #[test]
    fn the_worst_case_of_a_kernel_counts() {
        let mut tally = Tally::default();
        for error in [1e-7, 3e-6, 2e-6] {
            add(&mut tally, &KERNELS[..1], error);
        }
        let outcomes = tally.outcomes(&shipped());
        assert_eq!((outcomes[0].cases, outcomes.len()), (3, 1));
        assert_eq!(outcomes[0].worst_error, 3e-6);
        assert!(outcomes[0].worst_error <= outcomes[0].tolerance);
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
    fn what_no_input_has_reached_is_missed() {
        let mut tally = Tally::default();
        let reaches = |tally: &Tally, families: &[&str]| tally.has_all(&shipped(), families);
        assert!(!reaches(&tally, &["stream"]) && reaches(&tally, &["flao"]));
        let all: Vec<_> = shipped().kernels().map(|(_, name)| name).collect();
        add(&mut tally, &all[1..], 1e-6);
        assert!(!reaches(&tally, &["stream"]));
        add(&mut tally, &all[..1], 1e-6);
        assert!(reaches(&tally, &["stream"]));
    }

    #[test]
    fn each_target_has_its_own_kernels() {
        assert!(!shipped().is_empty() && shipped().has("stream") && !shipped().has("flao"));
        let families = ["flao", "flao_wgmma"];
        let portable = Shipped::of(&families, Arch::Sm80);
        assert!(portable.has("flao") && !portable.has("flao_wgmma"));
        let hopper = Shipped::of(&families, Arch::Sm90a);
        assert!(hopper.has("flao") && hopper.has("flao_wgmma"));
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
