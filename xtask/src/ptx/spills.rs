//! Register spills: none that nobody has agreed to.

use std::collections::BTreeSet;

use gimbal_kernels_sys::manifest::{FamilyEntry, KernelEntry, Manifest};

use super::source::Source;

/// One sentence per kernel that spills without a line in its source, and per line without a spill.
pub fn not_allowed(source: &Source, entry: &FamilyEntry) -> Vec<String> {
    let path = &source.path;
    let mut complaints = Vec::new();
    let mut spilling = BTreeSet::new();
    for KernelEntry {
        name, resources, ..
    } in &entry.kernels
    {
        for (gpu, needs) in resources.iter().filter(|(_, needs)| needs.spills()) {
            spilling.insert(name);
            if !source.spills_allowed.contains(name) {
                complaints.push(format!(
                    "{name} spills registers on {gpu}: {} bytes stored, {} loaded; avoid it, or \
                     write `// spills-allowed: {name} <reason>` in {path}",
                    needs.spill_stores, needs.spill_loads
                ));
            }
        }
    }
    for kernel in source
        .spills_allowed
        .iter()
        .filter(|kernel| !spilling.contains(kernel))
    {
        complaints.push(format!(
            "{kernel} does not spill; remove its line from {path}"
        ));
    }
    complaints
}

/// One sentence per kernel that spills more than the committed manifest says.
pub fn new(committed: Option<&Manifest>, entry: &FamilyEntry) -> Vec<String> {
    let mut complaints = Vec::new();
    let committed = committed.and_then(|manifest| manifest.family(&entry.family, entry.arch));
    for KernelEntry {
        name, resources, ..
    } in &entry.kernels
    {
        let listed = committed.and_then(|family| family.kernel(name));
        for (gpu, now) in resources {
            let before = listed.and_then(|kernel| kernel.resources.get(gpu));
            let (stores, loads) = before.map_or((0, 0), |r| (r.spill_stores, r.spill_loads));
            if now.spill_stores > stores || now.spill_loads > loads {
                complaints.push(format!(
                    "new spills in {name} on {gpu}: {} bytes stored, {} loaded; the manifest \
                     has {stores} and {loads}",
                    now.spill_stores, now.spill_loads
                ));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use gimbal_kernels_sys::manifest::{Arch, Resources};

    use super::*;

    fn manifest(spilled: u32) -> Manifest {
        let needs = Resources {
            registers: 255,
            stack: spilled,
            spill_stores: spilled,
            spill_loads: spilled,
            shared: 0,
        };
        let kernel = KernelEntry {
            name: "flao_bwd_bf16".into(),
            max_threads: 256,
            parameter_bytes: 8,
            resources: BTreeMap::from([("sm_80".into(), needs)]),
        };
        let family = FamilyEntry {
            family: "flao".into(),
            arch: Arch::Sm80,
            source_sha256: "01".into(),
            ptx_sha256: "23".into(),
            ptx_version: "9.0".into(),
            flags: Vec::new(),
            kernels: vec![kernel],
        };
        Manifest {
            nvcc: "13.0.88".into(),
            families: vec![family],
        }
    }

    #[test]
    fn only_more_than_the_manifest_lists_is_new() {
        let spilling = &manifest(8).families[0];
        assert_eq!(new(None, spilling).len(), 1);
        assert_eq!(new(Some(&manifest(0)), spilling).len(), 1);
        assert_eq!(new(Some(&manifest(8)), spilling), [""; 0]);
        assert_eq!(new(Some(&manifest(16)), spilling), [""; 0]);
    }
}
