//! `cargo xtask ptx --check`: are the committed files what the sources give?

use anyhow::{Context, Result, bail};

use super::manifest::{Arch, Family};
use super::{Job, spills};
use crate::files;
use crate::toolchain::NVCC_VERSION;

/// Rebuilds the selected families, reports on each, and fails if any differs or spills anew.
pub fn run(job: &Job) -> Result<()> {
    let Some(committed) = job.store.manifest()? else {
        bail!("no ptx/manifest.json: run `cargo xtask ptx`");
    };
    let mut complaints = Vec::new();
    for built in job.compile(&job.selected)? {
        let name = &built.family.family;
        let of_manifest = committed.family(name);
        let mut found = built.complaints;
        found.extend(spills::new(of_manifest, &built.family));
        found.extend(changed(of_manifest, &built.family));
        for arch in Arch::ALL {
            let members = job.store.members(&built.family, arch);
            let rebuilt = built.code.get(&arch).into_iter().flatten();
            if !members.is_ok_and(|it| it.iter().map(|member| &member.code).eq(rebuilt)) {
                found.push(format!("the code for {arch} differs"));
            }
        }
        let verdict = if found.is_empty() {
            "identical"
        } else {
            "differs"
        };
        println!("{name}: {verdict}");
        complaints.extend(found.into_iter().map(|it| format!("{name}: {it}")));
    }
    if committed.nvcc != NVCC_VERSION {
        complaints.push(format!(
            "manifest: of nvcc {}, not {NVCC_VERSION}",
            committed.nvcc
        ));
    }
    for family in &committed.families {
        if !job
            .all
            .iter()
            .any(|sources| sources[0].family == family.family)
        {
            complaints.push(format!("manifest: {} has no source", family.family));
        }
    }
    for path in job.store.strays(&committed)? {
        let path = job.workspace.relative(&path).display();
        complaints.push(format!("{path}: no source"));
    }
    match job.generated(&committed) {
        Ok(generated) => {
            for (path, text) in generated {
                if files::read(&path)? != text {
                    let path = job.workspace.relative(&path).display();
                    complaints.push(format!("{path}: not that of the manifest"));
                }
            }
        }
        Err(error) => complaints.push(format!("{error:#}")),
    }
    if complaints.is_empty() {
        return Ok(());
    }
    Err(anyhow::anyhow!(complaints.join("\n")))
        .context("the committed files are not what the sources give; run `cargo xtask ptx`")
}

/// The parts of a family's entry in the manifest that differ.
fn changed(committed: Option<&Family>, rebuilt: &Family) -> Vec<String> {
    let Some(committed) = committed else {
        return vec!["not in the manifest".into()];
    };
    let mut complaints = Vec::new();
    if committed.sources != rebuilt.sources {
        complaints.push("manifest: sources, version or flags".into());
    }
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
