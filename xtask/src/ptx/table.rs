//! `src/table.rs` of the kernels' crate: the manifest as Rust, and where each kernel's code lies in its container; and
//! `src/lib.rs` of that of machine code.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail, ensure};

use super::manifest::{Arch, Manifest, Resources};
use super::source::sha256;
use super::store::{Store, container};

/// What is generated of the committed containers.
pub struct Generated {
    /// `src/table.rs` of `kernels-sys`.
    pub table: String,
    /// `src/lib.rs` of `kernels-sm90a`.
    pub containers: String,
}

pub fn render(manifest: &Manifest, store: &Store) -> Result<Generated> {
    let (mut files, mut lines) = (String::new(), String::new());
    let mut containers = String::from(
        "#![doc = include_str!(\"../README.md\")]
// The containers. Written by `cargo xtask ptx`: do not edit.
#![no_std]

",
    );
    let (mut count, mut needed) = (0, 0);
    for family in &manifest.families {
        let name = &family.family;
        let mut places = Vec::new();
        for arch in Arch::ALL {
            let members = store.members(family, arch)?;
            let builds: Vec<_> = family.builds(arch).collect();
            let file = container(name, arch);
            ensure!(
                members.len() == builds.len(),
                "{file}: {} kernels",
                members.len()
            );
            for ((kernel, build), member) in builds.iter().zip(&members) {
                ensure!(
                    sha256(&member.code) == build.sha256,
                    "{file}: {} is not the manifest's",
                    kernel.name
                );
            }
            if !builds.is_empty() {
                let constant = name.to_uppercase();
                match arch {
                    Arch::Sm80 => writeln!(files, "{}", include("static", &constant, &file))?,
                    Arch::Sm90a => {
                        let line = include("pub static", &constant, &file);
                        writeln!(containers, "/// Of `{name}`.\n{line}")?;
                    }
                }
            }
            places.push(
                members
                    .into_iter()
                    .map(|member| member.places)
                    .collect::<Vec<_>>()
                    .into_iter(),
            );
        }
        for source in &family.sources {
            needed = needed.max(cuda_version(&source.ptx_version)?);
        }
        for kernel in &family.kernels {
            count += 1;
            writeln!(
                lines,
                "    Entry {{ name: \"{}\", family: \"{name}\", max_threads: {}, parameters: &{:?}, parameter_bytes: {}, builds: &[",
                kernel.name, kernel.max_threads, kernel.parameters, kernel.parameter_bytes
            )?;
            for build in &kernel.builds {
                let mut needs = Vec::new();
                for (gpu, resources) in &build.resources {
                    needs.push(format!("({}, {})", generation(gpu)?, call(resources)));
                }
                let places = places[build.arch as usize]
                    .next()
                    .context("a member is missing")?;
                writeln!(
                    lines,
                    "        Build {{ arch: {:?}, waits: {}, needs: &[{}], file: {}, places: &{places:?}, sha256: \"{}\" }},",
                    build.arch,
                    build.waits,
                    needs.join(", "),
                    constant(name, build.arch),
                    build.sha256
                )?;
            }
            writeln!(lines, "    ] }},")?;
        }
    }
    let nvcc = &manifest.nvcc;
    let table = format!(
        "//! Every shipped kernel, in the order of the sources. Written by `cargo xtask ptx`: do not edit.

use gimbal_kernels_sm90a as sm90a;

use crate::kernel::Arch::{{Sm80, Sm90a}};
use crate::kernel::{{Build, Entry, Needs}};

/// The compiler of all of it.
pub const NVCC_VERSION: &str = \"{nvcc}\";

/// The CUDA version that a driver must support to load all of it, as `1000 * major + 10 * minor`.
pub(crate) const NEEDED_CUDA_VERSION: i32 = {needed};

{files}
#[rustfmt::skip]
#[expect(clippy::single_range_in_vec_init, reason = \"code without a dictionary\")]
pub(crate) static KERNELS: [Entry; {count}] = [
{lines}];

const fn needs(registers: u32, stack: u32, spilled: u32, shared: u32) -> Needs {{
    Needs {{
        registers,
        stack,
        spilled,
        shared,
    }}
}}
"
    );
    Ok(Generated { table, containers })
}

/// A container in Rust, as rustfmt has it.
fn include(kind: &str, constant: &str, file: &str) -> String {
    let declared = format!("{kind} {constant}: &[u8] =");
    let bytes = format!("include_bytes!(\"../{file}\");");
    let between = match declared.len() + bytes.len() < 100 {
        true => " ",
        false => "\n    ",
    };
    format!("{declared}{between}{bytes}")
}

/// The name of a container in Rust, from the table.
fn constant(family: &str, arch: Arch) -> String {
    let constant = family.to_uppercase();
    match arch {
        Arch::Sm80 => constant,
        Arch::Sm90a => format!("sm90a::{constant}"),
    }
}

fn call(resources: &Resources) -> String {
    let Resources {
        registers,
        stack,
        spill_stores,
        spill_loads,
        shared,
    } = resources;
    format!(
        "needs({registers}, {stack}, {}, {shared})",
        spill_stores + spill_loads
    )
}

/// `sm_90a` as 90.
fn generation(gpu: &str) -> Result<u32> {
    let digits = gpu.trim_matches(|c: char| !c.is_ascii_digit());
    digits
        .parse()
        .with_context(|| format!("no number in {gpu}"))
}

/// The CUDA version that introduced a version of PTX.
fn cuda_version(ptx: &str) -> Result<i32> {
    Ok(match ptx {
        "8.4" => 12040,
        "8.5" => 12050,
        "8.6" => 12070,
        "8.7" => 12080,
        "8.8" => 12090,
        "9.0" => 13000,
        "9.1" => 13010,
        _ => bail!("no CUDA version is known for PTX {ptx}"),
    })
}
