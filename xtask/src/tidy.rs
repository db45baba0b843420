//! Rules of the source tree that neither the compiler nor the lints know.

use std::collections::BTreeSet;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::files;
use crate::ptx::source::discover;
use crate::ptx::store::Store;
use crate::workspace::{Workspace, metadata};

#[derive(Deserialize)]
struct Manifests {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

/// All files of the crates and the tasks with one of these extensions.
fn sources(workspace: &Workspace, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = files::below(&workspace.root.join("crates"))?;
    found.extend(files::below(&workspace.root.join("xtask"))?);
    found.retain(|path| {
        path.extension()
            .is_some_and(|found| extensions.iter().any(|e| found == *e))
    });
    Ok(found)
}

/// The entry points of a source: whatever stands before the parameters of `extern "C" __global__`.
///
/// A macro's definition is none; its uses write the name out.
fn entry_points(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for (start, _) in text.match_indices("extern \"C\"") {
        let line_start = text[..start].rfind('\n').map_or(0, |end| end + 1);
        let before = text[line_start..start].trim_start();
        let in_macro = before.starts_with('#') || text[..line_start].ends_with("\\\n");
        if in_macro || before.starts_with("//") {
            continue;
        }
        names.extend(declared_name(&text[start + "extern \"C\"".len()..]));
    }
    names
}

/// The first word before a parenthesis that is no attribute such as `__launch_bounds__(256)`.
fn declared_name(mut declaration: &str) -> Option<&str> {
    loop {
        let open = declaration.find('(')?;
        let word = declaration[..open].trim_end();
        let name = word
            .rsplit(|c: char| !c.is_alphanumeric() && c != '_')
            .next()?;
        if !name.starts_with("__") {
            return Some(name);
        }
        declaration = behind_parenthesis(&declaration[open..])?;
    }
}

/// What follows the parenthesis that closes the first one.
fn behind_parenthesis(text: &str) -> Option<&str> {
    let mut depth = 0;
    for (index, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return Some(&text[index + 1..]),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Every identifier of a source.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}

fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn entry_points_are_found_behind_attributes_and_not_in_macros() {
    let text = "
// each `extern \"C\" __global__ void name(` below
#define ONE(name) extern \"C\" __global__ void name(const Params p) { run(p); }
#define TWO(name) \\
    extern \"C\" __global__ void name(const Params p) { run(p); }
extern \"C\" __global__ void __launch_bounds__(Traits<(4 > 2)>::threads(1), 2)
flao_fwd_bf16(const __grid_constant__ Params p) {}
extern \"C\" __global__ void scale_fwd_f32(float* x) {}
";
    assert_eq!(entry_points(text), ["flao_fwd_bf16", "scale_fwd_f32"]);
}

#[test]
fn every_entry_point_has_one_name_in_source_and_manifest() -> Result<()> {
    let workspace = Workspace::find()?;
    let store = Store::new(&workspace);
    let manifest = store.manifest()?.context("no manifest")?;
    let sources = discover(&workspace.root)?;
    let mut complaints = Vec::new();
    for sources in sources.chunk_by(|a, b| a.family == b.family) {
        let name = &sources[0].family;
        let mut text = String::new();
        for source in sources {
            text += &files::read(&workspace.root.join(&source.path))?;
        }
        let shipped = manifest.family(name).into_iter().flat_map(|it| &it.kernels);
        let shipped: BTreeSet<_> = shipped.map(|kernel| kernel.name.as_str()).collect();
        let written: BTreeSet<_> = entry_points(&text).into_iter().collect();
        for kernel in written.difference(&shipped) {
            complaints.push(format!("{name}: {kernel} is not in the manifest"));
        }
        for kernel in shipped
            .iter()
            .filter(|kernel| !words(&text).any(|it| it == **kernel))
        {
            complaints.push(format!("{name}: {kernel} is not written out in full"));
        }
    }
    assert_none(&complaints);
    Ok(())
}

#[test]
fn each_crate_stands_on_its_own() -> Result<()> {
    // These know none of ours, and no GPU.
    let alone = [
        "gimbal-autotune",
        "gimbal-kernels-sm90a",
        "gimbal-reference",
        "xtask",
    ];
    let mut complaints = Vec::new();
    for package in metadata::<Manifests>()?.packages {
        for Dependency { name } in &package.dependencies {
            // A crate's tests may use features of its own.
            let is_own = *name == package.name;
            let is_free = is_own || !name.starts_with("gimbal-") && name != "cudarc";
            if alone.contains(&&*package.name) && !is_free {
                complaints.push(format!("{} must not depend on {name}", package.name));
            }
        }
        if package
            .targets
            .iter()
            .any(|target| target.kind.iter().any(|kind| kind == "custom-build"))
        {
            complaints.push(format!("{}: a build needs no build script", package.name));
        }
    }
    assert_none(&complaints);
    Ok(())
}

#[test]
fn only_the_tasks_call_a_cuda_compiler() -> Result<()> {
    let workspace = Workspace::find()?;
    let mut complaints = Vec::new();
    for path in sources(&workspace, &["rs"])? {
        if path.starts_with(workspace.root.join("xtask")) {
            continue;
        }
        let text = files::read(&path)?;
        for call in ["Command::new(\"nvcc", "Command::new(\"ptxas", "compile_ptx"] {
            if text.contains(call) {
                complaints.push(format!("{}: {call}", workspace.relative(&path).display()));
            }
        }
    }
    assert_none(&complaints);
    Ok(())
}
