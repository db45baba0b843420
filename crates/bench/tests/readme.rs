//! The README's table against the report that it is made from.

mod support;

use std::fs;
use std::path::Path;

use support::{assert_refused, gimbal, stderr, stdout};

const BEGIN: &str = "<!-- gimbal bench summary: begin -->";
const END: &str = "<!-- gimbal bench summary: end -->";

#[test]
fn the_readme_agrees_with_the_committed_report() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if !root.join("README.md").exists() {
        println!("skipped: this is not the repository");
        return;
    }
    let mut command = gimbal();
    command.args([
        "bench",
        "summary",
        "docs/benchmarks/h200",
        "--check",
        "README.md",
    ]);
    let output = command.current_dir(&root).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn a_summary_goes_between_its_markers_and_nowhere_else() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name| directory.path().join(name);
    let mut command = gimbal();
    command.args([
        "bench",
        "lrpe-rotate",
        "--quick",
        "--device",
        "cpu",
        "--out",
    ]);
    assert!(
        command
            .arg(path("report"))
            .output()
            .unwrap()
            .status
            .success()
    );
    let summary = |flag: &str, file| {
        let mut command = gimbal();
        command.args(["bench", "summary"]).arg(path("report"));
        command.arg(flag).arg(path(file)).output().unwrap()
    };

    fs::write(path("text"), format!("above\n{BEGIN}\nold\n{END}\nbelow\n")).unwrap();
    assert_refused(&summary("--check", "text"), 1, &["does not agree"]);
    assert!(summary("--update", "text").status.success());
    let text = fs::read_to_string(path("text")).unwrap();
    assert!(
        text.starts_with(&format!("above\n{BEGIN}\n| operator |")),
        "{text}"
    );
    assert!(
        text.ends_with(&format!("\n{END}\nbelow\n")) && !text.contains("old"),
        "{text}"
    );
    let output = summary("--check", "text");
    assert!(
        output.status.success(),
        "{}{}",
        stdout(&output),
        stderr(&output)
    );

    fs::write(path("bare"), "nothing").unwrap();
    assert_refused(&summary("--update", "bare"), 2, &["bare", "summary: begin"]);
    assert_eq!(fs::read_to_string(path("bare")).unwrap(), "nothing");
}
