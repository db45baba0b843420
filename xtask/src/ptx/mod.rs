//! `cargo xtask ptx`: from CUDA sources to the committed code, its manifest and the table of kernels.
//!
//! It leaves the PTX of each source, that of each kernel, and the assembled cubins in `target/ptx/<arch>/`, to read and to
//! disassemble.

mod assembler;
mod check;
mod compile;
pub mod manifest;
pub mod source;
mod spills;
pub mod store;
mod table;
#[cfg(test)]
mod tests;
mod text;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use self::compile::Built;
use self::manifest::{Arch, Manifest};
use self::source::Source;
use self::store::Store;
use self::table::Generated;
use crate::files;
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
    /// The sources of each family.
    all: Vec<&'a [Source]>,
    /// Those of the families named on the command line.
    selected: Vec<&'a [Source]>,
}

pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let sources = source::discover(&workspace.root)?;
    let all: Vec<_> = sources.chunk_by(|a, b| a.family == b.family).collect();
    let job = Job {
        workspace,
        args,
        store: Store::new(workspace),
        selected: select(&all, &args.families)?,
        all,
    };
    if args.check {
        check::run(&job)
    } else {
        build(&job)
    }
}

/// The named families, or all.
fn select<'a>(all: &[&'a [Source]], families: &[String]) -> Result<Vec<&'a [Source]>> {
    let name = |sources: &[Source]| sources[0].family.clone();
    for family in families {
        if !all.iter().any(|sources| name(sources) == *family) {
            let known: Vec<_> = all.iter().map(|sources| name(sources)).collect();
            bail!("no family {family}; there are: {}", known.join(", "));
        }
    }
    let wanted = |sources: &&&[Source]| families.is_empty() || families.contains(&name(sources));
    Ok(all.iter().filter(wanted).copied().collect())
}

/// Brings the committed files up to date with the sources.
fn build(job: &Job) -> Result<()> {
    let committed = job.reusable_manifest()?;
    let mut changed = Vec::new();
    for sources in job.selected.iter().copied() {
        if !job.args.force && job.is_current(committed.as_ref(), sources) {
            eprintln!("{}: unchanged", sources[0].family);
        } else {
            changed.push(sources);
        }
    }
    let built = job.compile(&changed)?;
    let complaints: Vec<_> = built.iter().flat_map(|built| &*built.complaints).collect();
    if !complaints.is_empty() {
        let complaints: Vec<_> = complaints.into_iter().map(String::as_str).collect();
        bail!("nothing written:\n{}", complaints.join("\n"));
    }

    let mut families = committed.map_or_else(Vec::new, |manifest| manifest.families);
    families.retain(|old| {
        job.all
            .iter()
            .any(|sources| sources[0].family == old.family)
    });
    for Built { family, code, .. } in built {
        let name = &family.family;
        for (arch, code) in code {
            let written = job.store.write(&family, arch, &code)?;
            let outcome = if written { "written" } else { "same code" };
            println!("{name} {arch}: {outcome}");
        }
        families.retain(|old| old.family != *name);
        families.push(family);
    }
    families.sort_by(|a, b| a.family.cmp(&b.family));
    let manifest = Manifest {
        nvcc: NVCC_VERSION.into(),
        families,
    };
    job.store.write_manifest(&manifest)?;
    for (path, text) in job.generated(&manifest)? {
        files::write_changed(&path, &text)?;
    }

    for path in job.store.strays(&manifest)? {
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        let path = job.workspace.relative(&path).display();
        println!("{path}: removed, it has no source");
    }
    Ok(())
}

impl Job<'_> {
    /// What is generated of the committed containers, and where it is.
    fn generated(&self, manifest: &Manifest) -> Result<[(PathBuf, String); 2]> {
        let Generated { table, containers } = table::render(manifest, &self.store)?;
        let workspace = self.workspace;
        Ok([
            (workspace.kernels().join("src/table.rs"), table),
            (workspace.machine_code().join("src/lib.rs"), containers),
        ])
    }

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

    /// Whether the committed code of a family came from these very sources and options.
    fn is_current(&self, committed: Option<&Manifest>, sources: &[Source]) -> bool {
        let Some(family) = committed.and_then(|manifest| manifest.family(&sources[0].family))
        else {
            return false;
        };
        let of_sources = sources.iter().map(|source| (source.arch, &source.sha256));
        let recorded = family
            .sources
            .iter()
            .map(|source| (source.arch, &source.sha256));
        let flags = |arch| compile::flags(arch);
        of_sources.eq(recorded)
            && family
                .sources
                .iter()
                .all(|source| source.flags == flags(source.arch))
            && Arch::ALL.into_iter().all(|arch| {
                let digests = family.builds(arch).map(|(_, build)| build.sha256.clone());
                let members = self.store.members(family, arch);
                members.is_ok_and(|members| {
                    digests.eq(members.iter().map(|member| source::sha256(&member.code)))
                })
            })
    }

    /// Compiles families, looking for a compiler only if there is one to compile.
    fn compile(&self, families: &[&[Source]]) -> Result<Vec<Built>> {
        if families.is_empty() {
            return Ok(Vec::new());
        }
        let toolchain = toolchain::find(self.workspace, self.args.nvcc.as_deref())?;
        eprintln!("compiling with {}", toolchain.nvcc.display());
        compile::compile_all(self.workspace, &toolchain, families)
    }
}
