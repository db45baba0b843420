//! How the property tests run.

use proptest::test_runner::{Config, FileFailurePersistence};

/// So many cases a property, besides those that failed before, which stand in a file of this name.
pub fn config(cases: u32, name: &str) -> Config {
    let file = format!(
        "{}/proptest-regressions/{name}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let file = FileFailurePersistence::Direct(file.leak());
    Config {
        cases,
        failure_persistence: Some(Box::new(file)),
        ..Config::default()
    }
}
