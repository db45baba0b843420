//! Register spills: none that nobody has agreed to.

use std::collections::{BTreeMap, BTreeSet};

use super::manifest::{Family, Resources};
use super::source::Source;

/// One sentence per kernel that spills without a line in its source, and per line without a spill.
pub fn not_allowed<'a>(
    source: &Source,
    kernels: impl Iterator<Item = (&'a str, &'a BTreeMap<String, Resources>)>,
) -> Vec<String> {
    let path = &source.path;
    let mut complaints = Vec::new();
    let mut spilling = BTreeSet::new();
    for (name, resources) in kernels {
        for (gpu, needs) in resources.iter().filter(|(_, needs)| needs.spills()) {
            spilling.insert(name);
            if !source.spills_allowed.iter().any(|allowed| allowed == name) {
                complaints.push(format!(
                    "{name} spills registers on {gpu}: {} bytes stored, {} loaded; avoid it, or \
                     write `// spills-allowed: {name} <reason>` in {path}",
                    needs.spill_stores, needs.spill_loads
                ));
            }
        }
    }
    for kernel in &source.spills_allowed {
        if !spilling.contains(kernel.as_str()) {
            complaints.push(format!(
                "{kernel} does not spill; remove its line from {path}"
            ));
        }
    }
    complaints
}

/// One sentence per kernel that spills more than the committed manifest says.
pub fn new(committed: Option<&Family>, family: &Family) -> Vec<String> {
    let mut complaints = Vec::new();
    for kernel in &family.kernels {
        let name = &kernel.name;
        let before = committed.and_then(|family| family.kernel(name));
        for build in &kernel.builds {
            let mut before = before.iter().flat_map(|kernel| &kernel.builds);
            let before = before.find(|it| it.arch == build.arch);
            for (gpu, now) in &build.resources {
                let before = before.and_then(|build| build.resources.get(gpu));
                let (stores, loads) = before.map_or((0, 0), |it| (it.spill_stores, it.spill_loads));
                if now.spill_stores > stores || now.spill_loads > loads {
                    complaints.push(format!(
                        "new spills in {name} on {gpu}: {} bytes stored, {} loaded; the manifest \
                         has {stores} and {loads}",
                        now.spill_stores, now.spill_loads
                    ));
                }
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ptx::manifest::{Arch, Build, Kernel};

    fn family(spilled: u32) -> Family {
        let needs = Resources {
            spill_stores: spilled,
            spill_loads: spilled,
            ..Resources::default()
        };
        let build = Build {
            arch: Arch::Sm80,
            sha256: "01".into(),
            waits: false,
            resources: [("sm_80".to_owned(), needs)].into(),
        };
        let kernel = Kernel {
            name: "flao_bwd_bf16".into(),
            max_threads: 256,
            parameters: vec![0],
            parameter_bytes: 8,
            builds: vec![build],
        };
        Family {
            family: "flao".into(),
            sources: Vec::new(),
            kernels: vec![kernel],
        }
    }

    #[test]
    fn only_more_than_the_manifest_lists_is_new() {
        let spilling = family(8);
        assert_eq!(new(None, &spilling).len(), 1);
        assert_eq!(new(Some(&family(0)), &spilling).len(), 1);
        assert_eq!(new(Some(&family(8)), &spilling), [""; 0]);
        assert_eq!(new(Some(&family(16)), &spilling), [""; 0]);
    }
}
