//! One source through compiler and assembler.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};
use gimbal_kernels_sys::manifest::{Arch, FamilyEntry, KernelEntry};

use super::source::{self, Source};
use super::{assembler, text};
use crate::files;
use crate::process::capture;
use crate::toolchain::Toolchain;
use crate::workspace::Workspace;

/// A PTX file and its line in the manifest.
pub struct Built {
    pub ptx: String,
    pub entry: FamilyEntry,
}

/// Every option that shapes the PTX of `arch`. Paths are relative: a checkout's own does not get in.
pub fn flags(arch: Arch) -> Vec<String> {
    let target = match arch {
        Arch::Sm80 => "-arch=compute_80",
        Arch::Sm90a => "-arch=compute_90a",
    };
    [
        "-std=c++17",
        "-O3",
        "--ptx",
        target,
        "-I",
        &source::include_directory(),
    ]
    .map(Into::into)
    .into()
}

/// The GPU architectures that the PTX is assembled for, to learn registers and spills.
///
/// Portable PTX also runs on Hopper in families that have nothing better there.
const fn assembled_for(arch: Arch) -> &'static [&'static str] {
    match arch {
        Arch::Sm80 => &["sm_80", "sm_90"],
        Arch::Sm90a => &["sm_90a"],
    }
}

/// Compiles all sources, as many at once as there are cores. Results come in the sources' order.
pub fn compile_all(
    workspace: &Workspace,
    toolchain: &Toolchain,
    sources: &[&Source],
) -> Result<Vec<Built>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some((index, source)) = take(&next, sources) {
            done.push((index, compile(workspace, toolchain, source)));
        }
        done
    };
    let workers = thread::available_parallelism()
        .map_or(1, usize::from)
        .min(sources.len());
    let mut done = Vec::new();
    thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        for handle in handles {
            done.extend(
                handle
                    .join()
                    .map_err(|_| anyhow!("a compiling thread panicked"))?,
            );
        }
        Ok::<_, anyhow::Error>(())
    })?;
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, built)| built).collect()
}

fn take<'a>(next: &AtomicUsize, sources: &[&'a Source]) -> Option<(usize, &'a Source)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    sources.get(index).map(|source| (index, *source))
}

fn compile(workspace: &Workspace, toolchain: &Toolchain, source: &Source) -> Result<Built> {
    let start = Instant::now();
    let Source { family, arch, .. } = source;
    let directory = workspace.target.join("ptx").join(arch.as_str());
    fs::create_dir_all(&directory)
        .with_context(|| format!("cannot create {}", directory.display()))?;

    let path = directory.join(family).with_extension("ptx");
    let flags = flags(*arch);
    let mut nvcc = Command::new(&toolchain.nvcc);
    nvcc.current_dir(&workspace.root)
        .args(&flags)
        .arg("-o")
        .arg(&path)
        .arg(&source.path);
    // Settings of this machine that would join the options and the search path.
    for variable in [
        "NVCC_PREPEND_FLAGS",
        "NVCC_APPEND_FLAGS",
        "CPATH",
        "CPLUS_INCLUDE_PATH",
    ] {
        nvcc.env_remove(variable);
    }
    let printed = capture(&mut nvcc)?;
    eprint!("{}", printed.stderr);
    let ptx = files::read(&path)?;

    let facts = text::parse(&ptx).with_context(|| source.path.clone())?;
    ensure!(
        facts.target == arch.as_str(),
        "{}: PTX for {}, not {arch}",
        source.path,
        facts.target
    );
    let mut kernels: Vec<_> = facts
        .entries
        .into_iter()
        .map(|entry| KernelEntry {
            name: entry.name,
            max_threads: entry.max_threads,
            parameter_bytes: entry.parameter_bytes,
            resources: BTreeMap::new(),
        })
        .collect();
    for gpu in assembled_for(*arch) {
        assemble(toolchain, &path, gpu, &mut kernels)?;
    }
    let count = kernels.len();
    eprintln!(
        "{family} {arch}: compiled, {count} kernels, {:.1} s",
        start.elapsed().as_secs_f64()
    );
    let entry = FamilyEntry {
        family: family.clone(),
        arch: *arch,
        source_sha256: source.sha256.clone(),
        ptx_sha256: source::sha256(&ptx),
        ptx_version: facts.version,
        flags,
        kernels,
    };
    Ok(Built { ptx, entry })
}

/// Assembles the PTX for one GPU architecture and notes what each kernel needs there.
fn assemble(
    toolchain: &Toolchain,
    ptx: &Path,
    gpu: &str,
    kernels: &mut [KernelEntry],
) -> Result<()> {
    let mut ptxas = Command::new(&toolchain.ptxas);
    ptxas.args(["-v", &format!("-arch={gpu}"), "-o"]);
    ptxas
        .arg(ptx.with_extension(format!("{gpu}.cubin")))
        .arg(ptx);
    // The assembler speaks on stderr.
    let printed = capture(&mut ptxas)?.stderr;
    for warning in assembler::warnings(&printed) {
        eprintln!("{warning}");
    }
    let resources = assembler::parse(&printed)?;
    for kernel in kernels {
        let found = resources
            .get(&kernel.name)
            .with_context(|| format!("the assembler said nothing about {}", kernel.name))?;
        kernel.resources.insert(gpu.into(), *found);
    }
    Ok(())
}
