//! Register spills: none that nobody has agreed to.

use std::collections::BTreeSet;

use gimbal_kernels_sys::manifest::{FamilyEntry, Manifest};

use super::source::Source;

/// One sentence per kernel that spills without a line in its source, and per such line without a spill.
pub fn not_allowed(source: &Source, entry: &FamilyEntry) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut spilling = BTreeSet::new();
    for kernel in &entry.kernels {
        for (gpu, resources) in kernel
            .resources
            .iter()
            .filter(|(_, resources)| resources.spills())
        {
            spilling.insert(&kernel.name);
            if !source.spills_allowed.contains(&kernel.name) {
                complaints.push(format!(
                    "{} spills registers on {gpu}: {} bytes stored, {} loaded; avoid it, or write `// spills-allowed: {} \
                     <reason>` at the top of {}",
                    kernel.name, resources.spill_stores, resources.spill_loads, kernel.name, source.path
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
            "{kernel} does not spill; remove its line from {}",
            source.path
        ));
    }
    complaints
}

/// One sentence per kernel that spills more than the committed manifest says.
pub fn new(committed: Option<&Manifest>, entry: &FamilyEntry) -> Vec<String> {
    let mut complaints = Vec::new();
    let committed = committed.and_then(|manifest| manifest.family(&entry.family, entry.arch));
    for kernel in &entry.kernels {
        let listed = committed.and_then(|family| family.kernel(&kernel.name));
        for (gpu, now) in &kernel.resources {
            let before = listed.and_then(|kernel| kernel.resources.get(gpu));
            let (stores, loads) = before.map_or((0, 0), |r| (r.spill_stores, r.spill_loads));
            if now.spill_stores > stores || now.spill_loads > loads {
                complaints.push(format!(
                    "new spills in {} on {gpu}: {} bytes stored (manifest: {stores}), {} loaded (manifest: {loads})",
                    kernel.name, now.spill_stores, now.spill_loads
                ));
            }
        }
    }
    complaints
}
