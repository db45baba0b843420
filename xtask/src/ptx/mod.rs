//! `cargo xtask ptx`: from CUDA sources to the committed PTX and its manifest.
//!
//! It leaves the uncompressed PTX and the assembled cubins in `target/ptx/<arch>/`, to read and to
//! disassemble.

mod assembler;
mod check;
mod compile;
pub mod source;
mod spills;
pub mod store;
#[cfg(test)]
mod tests;
mod text;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use gimbal_kernels_sys::manifest::{Arch, Manifest};

use self::compile::Built;
use self::source::Source;
use self::store::Store;
use crate::toolchain::{self, NVCC_VERSION};
use crate::workspace::Workspace;

#[derive(clap::Args, Default)]
pub struct Args {
    /// Rebuild everything and compare with the committed files instead of writing them
    #[arg(long)]
    pub check: bool,
    /// Rebuild also what has not changed
    #[arg(long, conflicts_with = "check")]
    pub force: bool,
    /// The CUDA compiler to use [default: the first of the pinned version among $NVCC, $CUDA_HOME,
    /// the path, and wheels installed below target/]
    #[arg(long, value_name = "PATH")]
    pub nvcc: Option<PathBuf>,
    /// Families to build [default: all]
    pub families: Vec<String>,
}

/// One run of the task.
struct Job<'a> {
    workspace: &'a Workspace,
    args: &'a Args,
    store: Store,
    all: &'a [Source],
    /// Those of the families named on the command line.
    selected: Vec<&'a Source>,
}

pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let all = source::discover(&workspace.root)?;
    let selected = select(&all, &args.families)?;
    let job = Job {
        workspace,
        args,
        store: Store::new(&workspace.kernels()),
        all: &all,
        selected,
    };
    if args.check {
        check::run(&job)
    } else {
        build(&job)
    }
}

/// The sources of the named families, or all.
fn select<'a>(all: &'a [Source], families: &[String]) -> Result<Vec<&'a Source>> {
    for family in families {
        if !all.iter().any(|source| source.family == *family) {
            let known: Vec<_> = all.iter().map(|source| source.family.as_str()).collect();
            bail!("no family {family}; there are: {}", known.join(", "));
        }
    }
    let wanted = |source: &&Source| families.is_empty() || families.contains(&source.family);
    Ok(all.iter().filter(wanted).collect())
}

/// Brings the committed files up to date with the sources.
fn build(job: &Job) -> Result<()> {
    let committed = job.reusable_manifest()?;
    let mut changed = Vec::new();
    for source in job.selected.iter().copied() {
        if !job.args.force && job.is_current(committed.as_ref(), source) {
            eprintln!("{} {}: unchanged", source.family, source.arch);
        } else {
            changed.push(source);
        }
    }
    let built = job.compile(&changed)?;
    let complaints: Vec<_> = changed
        .iter()
        .zip(&built)
        .flat_map(|(source, built)| spills::not_allowed(source, &built.entry))
        .collect();
    if !complaints.is_empty() {
        bail!("nothing written:\n{}", complaints.join("\n"));
    }

    let mut families = committed.map_or_else(Vec::new, |manifest| manifest.families);
    families.retain(|old| job.has_source(&old.family, old.arch));
    for Built { ptx, entry } in built {
        let written = job.store.write_ptx(&entry.family, entry.arch, &ptx)?;
        let outcome = if written { "written" } else { "same PTX" };
        println!("{} {}: {outcome}", entry.family, entry.arch);
        families.retain(|old| (&old.family, old.arch) != (&entry.family, entry.arch));
        families.push(entry);
    }
    families.sort_by(|a, b| (&a.family, a.arch).cmp(&(&b.family, b.arch)));
    job.store.write_manifest(&Manifest {
        nvcc: NVCC_VERSION.into(),
        families,
    })?;

    for path in job.strays()? {
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        println!(
            "{}: removed, it has no source",
            job.workspace.relative(&path).display()
        );
    }
    Ok(())
}

impl Job<'_> {
    /// The committed manifest, if its entries may stand beside those built now.
    fn reusable_manifest(&self) -> Result<Option<Manifest>> {
        let builds_all = self.args.families.is_empty();
        if builds_all && self.args.force {
            return Ok(None);
        }
        let manifest = self.store.manifest()?;
        match manifest {
            Some(manifest) if manifest.nvcc != NVCC_VERSION && builds_all => Ok(None),
            Some(manifest) if manifest.nvcc != NVCC_VERSION => {
                bail!(
                    "the manifest is of nvcc {}: build all families",
                    manifest.nvcc
                )
            }
            manifest => Ok(manifest),
        }
    }

    /// Whether the committed PTX came from these very sources and options.
    fn is_current(&self, committed: Option<&Manifest>, source: &Source) -> bool {
        let entry = committed.and_then(|manifest| manifest.family(&source.family, source.arch));
        entry.is_some_and(|entry| {
            let ptx = self.store.ptx(&source.family, source.arch);
            entry.source_sha256 == source.sha256
                && entry.flags == compile::flags(source.arch)
                && matches!(ptx, Ok(Some(ptx)) if source::sha256(&ptx) == entry.ptx_sha256)
        })
    }

    /// Compiles the sources, looking for a compiler only if there is one to compile.
    fn compile(&self, sources: &[&Source]) -> Result<Vec<Built>> {
        if sources.is_empty() {
            return Ok(Vec::new());
        }
        let toolchain = toolchain::find(self.workspace, self.args.nvcc.as_deref())?;
        eprintln!("compiling with {}", toolchain.nvcc.display());
        compile::compile_all(self.workspace, &toolchain, sources)
    }

    fn has_source(&self, family: &str, arch: Arch) -> bool {
        self.all
            .iter()
            .any(|source| source.family == family && source.arch == arch)
    }

    /// Compiled files whose source is gone.
    fn strays(&self) -> Result<Vec<PathBuf>> {
        self.store
            .strays(|family, arch| self.has_source(family, arch))
    }
}
