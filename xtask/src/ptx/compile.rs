//! The sources of a family through compiler and assembler.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};

use super::manifest::{Arch, Build, Family, Kernel, Resources, SourceEntry};
use super::source::{self, Source};
use super::text::Entry;
use super::{assembler, spills, text};
use crate::files;
use crate::process::capture;
use crate::toolchain::Toolchain;
use crate::workspace::Workspace;

/// A family's part of the manifest, and what a GPU loads of each of its builds.
pub struct Built {
    pub family: Family,
    pub code: BTreeMap<Arch, Vec<Vec<u8>>>,
    /// Spills that the sources do not allow, and allowances that nothing needs.
    pub complaints: Vec<String>,
}

/// One source, compiled.
struct Compiled {
    entry: SourceEntry,
    kernels: Vec<Assembled>,
    complaints: Vec<String>,
}

struct Assembled {
    entry: Entry,
    /// By GPU architecture.
    resources: BTreeMap<String, Resources>,
    /// For compute capability 9.0.
    cubin: Vec<u8>,
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

/// The GPU architectures that PTX is assembled for: to learn registers and spills, and the last of them to be shipped.
const fn assembled_for(arch: Arch) -> &'static [&'static str] {
    match arch {
        Arch::Sm80 => &["sm_80", "sm_90"],
        Arch::Sm90a => &["sm_90a"],
    }
}

/// Compiles families, given as their sources, as many sources at once as there are cores. Results come in the same order.
pub fn compile_all(
    workspace: &Workspace,
    toolchain: &Toolchain,
    families: &[&[Source]],
) -> Result<Vec<Built>> {
    let sources: Vec<_> = families.iter().copied().flatten().collect();
    let queue = Mutex::new(sources.iter().enumerate());
    let work = || {
        let next = || queue.lock().ok()?.next();
        let mut done = Vec::new();
        while let Some((index, source)) = next() {
            done.push((index, compile(workspace, toolchain, source)));
        }
        done
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut done = Vec::new();
    thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        for handle in handles {
            let results = handle.join();
            done.extend(results.map_err(|_| anyhow!("a compiling thread panicked"))?);
        }
        Ok::<_, anyhow::Error>(())
    })?;
    done.sort_by_key(|(index, _)| *index);
    let mut compiled = done.into_iter().map(|(_, compiled)| compiled);
    let mut built = Vec::new();
    for sources in families {
        let compiled: Result<_> = compiled.by_ref().take(sources.len()).collect();
        built.push(combine(&sources[0].family, compiled?)?);
    }
    Ok(built)
}

fn compile(workspace: &Workspace, toolchain: &Toolchain, source: &Source) -> Result<Compiled> {
    let start = Instant::now();
    let Source { family, arch, .. } = source;
    let directory = workspace
        .target
        .join("ptx")
        .join(arch.as_str())
        .join(family);
    if directory.exists() {
        fs::remove_dir_all(&directory)
            .with_context(|| format!("cannot remove {}", directory.display()))?;
    }
    fs::create_dir_all(&directory)
        .with_context(|| format!("cannot create {}", directory.display()))?;

    let path = directory.with_extension("ptx");
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

    let ptx = text::parse(&files::read(&path)?).with_context(|| source.path.clone())?;
    ensure!(
        ptx.target == arch.as_str(),
        "{}: PTX for {}, not {arch}",
        source.path,
        ptx.target
    );
    let mut kernels = Vec::new();
    for entry in ptx.entries {
        let path = directory.join(&entry.name).with_extension("ptx");
        files::write(&path, entry.text.as_bytes())?;
        let (mut resources, mut cubin) = (BTreeMap::new(), Vec::new());
        for gpu in assembled_for(*arch) {
            let needs;
            (needs, cubin) = assemble(toolchain, &path, gpu).with_context(|| entry.name.clone())?;
            resources.insert((*gpu).to_owned(), needs);
        }
        kernels.push(Assembled {
            entry,
            resources,
            cubin,
        });
    }
    let (count, time) = (kernels.len(), start.elapsed().as_secs_f64());
    eprintln!("{family} {arch}: compiled, {count} kernels, {time:.1} s");
    let needs = kernels.iter().map(|it| (&*it.entry.name, &it.resources));
    Ok(Compiled {
        complaints: spills::not_allowed(source, needs),
        entry: SourceEntry {
            arch: *arch,
            sha256: source.sha256.clone(),
            ptx_version: ptx.version,
            flags,
        },
        kernels,
    })
}

/// Assembles the PTX of one kernel for one GPU architecture.
fn assemble(toolchain: &Toolchain, ptx: &Path, gpu: &str) -> Result<(Resources, Vec<u8>)> {
    let cubin = ptx.with_extension(format!("{gpu}.cubin"));
    let mut ptxas = Command::new(&toolchain.ptxas);
    ptxas.args(["-v", &format!("-arch={gpu}"), "-o"]);
    ptxas.arg(&cubin).arg(ptx);
    // The assembler speaks on stderr.
    let printed = capture(&mut ptxas)?.stderr;
    for warning in assembler::warnings(&printed) {
        eprintln!("{warning}");
    }
    let code = fs::read(&cubin).with_context(|| format!("cannot read {}", cubin.display()))?;
    Ok((assembler::parse(&printed)?, code))
}

/// The kernels of a family: each with its portable PTX, if there is a source for it, and with the newest cubin.
fn combine(family: &str, compiled: Vec<Compiled>) -> Result<Built> {
    let mut built = Built {
        family: Family {
            family: family.into(),
            sources: Vec::new(),
            kernels: Vec::new(),
        },
        code: BTreeMap::new(),
        complaints: Vec::new(),
    };
    let mut code: BTreeMap<(usize, Arch), Vec<u8>> = BTreeMap::new();
    for Compiled {
        entry: source,
        kernels,
        complaints,
    } in compiled
    {
        for Assembled {
            entry,
            mut resources,
            cubin,
        } in kernels
        {
            let kernel = Kernel {
                name: entry.name,
                max_threads: entry.max_threads,
                parameters: entry.parameters,
                parameter_bytes: entry.parameter_bytes,
                builds: Vec::new(),
            };
            let known = &mut built.family.kernels;
            let index = match known.iter().position(|it| it.name == kernel.name) {
                Some(index) => {
                    let Kernel { builds, .. } = &known[index];
                    let alike = Kernel {
                        builds: builds.clone(),
                        ..kernel
                    };
                    ensure!(known[index] == alike, "{} has two shapes", alike.name);
                    index
                }
                None => {
                    known.push(kernel);
                    known.len() - 1
                }
            };
            let builds = &mut known[index].builds;
            // A cubin of the portable PTX gives way to one of a source for its target.
            builds.retain(|build| build.arch != Arch::Sm90a);
            if source.arch == Arch::Sm80 {
                let text = entry.text.into_bytes();
                builds.push(build(Arch::Sm80, &text, entry.waits, resources.clone()));
                code.insert((index, Arch::Sm80), text);
                resources.remove("sm_80");
            }
            builds.push(build(Arch::Sm90a, &cubin, entry.waits, resources));
            code.insert((index, Arch::Sm90a), cubin);
        }
        built.family.sources.push(source);
        built.complaints.extend(complaints);
    }
    for ((_, arch), bytes) in code {
        built.code.entry(arch).or_default().push(bytes);
    }
    Ok(built)
}

fn build(arch: Arch, code: &[u8], waits: bool, resources: BTreeMap<String, Resources>) -> Build {
    Build {
        arch,
        sha256: source::sha256(code),
        waits,
        resources,
    }
}
