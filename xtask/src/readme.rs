//! The committed report, and the README's table, which is made from it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::files;
use crate::gimbal;
use crate::process;
use crate::workspace::Workspace;

#[derive(clap::Args)]
pub struct Args {
    /// The directory of another report, which takes the place of the committed one
    report: Option<PathBuf>,
}

const REPORT: &str = "docs/benchmarks/h200";
/// What is committed of a report; the rest follows from the first of these.
const FILES: [&str; 5] = [
    "results.jsonl",
    "tables.md",
    "report.html",
    "overview-light.svg",
    "overview-dark.svg",
];
const BEGIN: &str = "<!-- gimbal bench summary: begin -->\n";
const END: &str = "<!-- gimbal bench summary: end -->";

/// Commits a report, if one is given, and puts what `gimbal bench summary` says of the committed one between the markers.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    if let Some(report) = &args.report {
        replace(workspace, report)?;
    }
    let mut command = gimbal::command(workspace)?;
    command
        .args(["bench", "summary", REPORT])
        .current_dir(&workspace.root);
    let table = process::capture(&mut command)?.stdout;
    let path = workspace.root.join("README.md");
    let text = files::read(&path)?;
    let replaced = between(&text, &table).with_context(|| path.display().to_string())?;
    files::write_changed(&path, &replaced)
}

/// Makes every form of a report anew, and keeps those that are committed.
fn replace(workspace: &Workspace, report: &Path) -> Result<()> {
    let made = workspace.target.join("report");
    let mut command = gimbal::command(workspace)?;
    command
        .args(["bench", "render", "--published"])
        .arg(report)
        .arg("--out")
        .arg(&made);
    process::pass_through(&mut command)?;
    let [results, forms @ ..] = FILES;
    let sources = [report.join(results)]
        .into_iter()
        .chain(forms.map(|name| made.join(name)));
    for (name, source) in FILES.into_iter().zip(sources) {
        let target = workspace.root.join(REPORT).join(name);
        files::write_changed(&target, &files::read(&source)?)?;
    }
    Ok(())
}

fn between(text: &str, table: &str) -> Result<String> {
    let parts = text
        .split_once(BEGIN)
        .and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    match parts {
        Some((before, after)) => Ok(format!("{before}{BEGIN}{table}{END}{after}")),
        None => bail!("there is no `{}` with `{END}` behind it", BEGIN.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_goes_between_its_markers_and_nowhere_else() {
        let text = format!("above\n{BEGIN}old\n{END}\nbelow\n");
        let replaced = between(&text, "new\n").unwrap();
        assert_eq!(replaced, text.replace("old", "new"));
        assert!(between("nothing", "new").is_err());
    }
}
