//! The README's table against the report that it is made from.

mod support;

use std::fs;
use std::path::Path;

use support::{gimbal, stdout};

#[test]
fn the_readme_agrees_with_the_committed_report() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let Ok(readme) = fs::read_to_string(root.join("README.md")) else {
        println!("skipped: this is not the repository");
        return;
    };
    let mut command = gimbal();
    command.args(["bench", "summary", "docs/benchmarks/h200"]);
    let output = command.current_dir(&root).output().unwrap();
    // `cargo xtask readme` puts it there.
    assert!(readme.contains(&stdout(&output)), "cargo xtask readme");
}
