//! Cargo as a child process.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::process;
use crate::workspace::Workspace;

/// The cargo that started this program, else the one on the path.
pub fn program() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// An executable that cargo built.
#[derive(Debug, PartialEq)]
pub struct Executable {
    pub manifest_path: PathBuf,
    /// `lib`, `bin`, `test` …
    pub kind: String,
    pub name: String,
    pub is_test: bool,
    pub path: PathBuf,
}

/// Runs a cargo command that builds, with its progress on stderr, and returns the executables it made.
pub fn build(workspace: &Workspace, args: &[&str]) -> Result<Vec<Executable>> {
    let mut command = Command::new(program());
    command
        .args(args)
        .arg("--message-format=json-render-diagnostics");
    command
        .arg("--manifest-path")
        .arg(workspace.root.join("Cargo.toml"));
    if let Some(revision) = revision(workspace) {
        command.env("GIMBAL_REVISION", revision);
    }
    command.stderr(Stdio::inherit());
    let output = command
        .output()
        .with_context(|| format!("cannot run `{}`", process::line(&command)))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", process::line(&command), output.status);
    }
    executables(&String::from_utf8_lossy(&output.stdout))
}

/// Of the sources, for reports; none outside a repository.
fn revision(workspace: &Workspace) -> Option<String> {
    let mut command = Command::new("git");
    command.args(["describe", "--always", "--dirty", "--abbrev=12"]);
    let printed = process::capture(command.current_dir(&workspace.root)).ok()?;
    Some(printed.stdout.trim().to_owned())
}

#[derive(Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
enum Message {
    CompilerArtifact(Artifact),
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Artifact {
    manifest_path: PathBuf,
    target: Target,
    profile: Profile,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    name: String,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

fn executables(messages: &str) -> Result<Vec<Executable>> {
    let mut found = Vec::new();
    for line in messages.lines() {
        let message = serde_json::from_str(line)
            .with_context(|| format!("cannot understand cargo's message {line}"))?;
        if let Message::CompilerArtifact(artifact) = message
            && let Some(path) = artifact.executable
        {
            found.push(Executable {
                manifest_path: artifact.manifest_path,
                kind: artifact.target.kind.join("-"),
                name: artifact.target.name,
                is_test: artifact.profile.test,
                path,
            });
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_executables_are_taken_from_the_messages() {
        let messages = concat!(
            r#"{"reason":"build-script-executed","package_id":"x"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","package_id":"path+file:///g/crates/ops#gimbal-ops@0.1.0","#,
            r#""manifest_path":"/g/crates/ops/Cargo.toml","target":{"kind":["lib"],"crate_types":["lib"],"#,
            r#""name":"gimbal_ops","src_path":"/g/crates/ops/src/lib.rs"},"profile":{"opt_level":"3","test":false},"#,
            r#""features":[],"filenames":["/t/libgimbal_ops.rlib"],"executable":null,"fresh":true}"#,
            "\n",
            r#"{"reason":"compiler-artifact","package_id":"path+file:///g/crates/ops#gimbal-ops@0.1.0","#,
            r#""manifest_path":"/g/crates/ops/Cargo.toml","target":{"kind":["test"],"crate_types":["bin"],"#,
            r#""name":"flao","src_path":"/g/crates/ops/tests/flao.rs"},"profile":{"opt_level":"3","test":true},"#,
            r#""features":[],"filenames":["/t/flao-1"],"executable":"/t/flao-1","fresh":false}"#,
            "\n",
            r#"{"reason":"build-finished","success":true}"#,
        );
        let flao = Executable {
            manifest_path: "/g/crates/ops/Cargo.toml".into(),
            kind: "test".into(),
            name: "flao".into(),
            is_test: true,
            path: "/t/flao-1".into(),
        };
        assert_eq!(executables(messages).unwrap(), [flao]);
        assert!(executables("not json").is_err());
    }
}
