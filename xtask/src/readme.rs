//! The README's table, made from the committed report.

use anyhow::{Context, Result, bail};

use crate::files;
use crate::gimbal;
use crate::process;
use crate::workspace::Workspace;

const REPORT: &str = "docs/benchmarks/h200";
const BEGIN: &str = "<!-- gimbal bench summary: begin -->\n";
const END: &str = "<!-- gimbal bench summary: end -->";

/// Puts what `gimbal bench summary` says between the markers.
pub fn run(workspace: &Workspace) -> Result<()> {
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
