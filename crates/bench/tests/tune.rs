//! `gimbal tune` where there is no GPU, and the cache that it looks after.

mod support;

use std::fs;
use std::path::Path;
use std::process::Output;

use gimbal_ops::autotune::{
    Cache, Collection, Digest, Entry, EntryKey, Environment, Outcome, Recorded, Times, Trial,
};
use serde_json::json;
use support::{assert_has, assert_refused, gimbal, stderr, stdout};
use tempfile::TempDir;

/// Runs the command with its cache in this directory, and without a GPU.
fn tune(directory: &Path, words: &[&str]) -> Output {
    gimbal()
        .arg("tune")
        .args(words)
        .env("GIMBAL_AUTOTUNE_DIR", directory)
        .env("CUDA_VISIBLE_DEVICES", "")
        .output()
        .unwrap()
}

/// What was found of two operators on some GPU.
fn collection() -> Collection {
    let environment = Environment {
        driver: "580.1".into(),
        ..Environment::new("NVIDIA Test")
    };
    let times = |median: f64| {
        Outcome::Timed(Times {
            lower_quartile: median,
            median,
            upper_quartile: median,
            samples: 9,
        })
    };
    let trial = |threads: u32, median| Trial {
        config: json!({ "threads": threads }),
        outcome: times(median),
    };
    let entry = |op: &str| Entry {
        format: Collection::default().format,
        environment: environment.digest(),
        key: EntryKey {
            op: op.into(),
            pass: "fwd".into(),
            dtype: "bf16".into(),
            details: json!({ "tokens": 256 }),
            code: Digest::of(["code"]),
            candidates: Digest::of(["candidates"]),
        },
        config: json!({ "threads": 64 }),
        trials: vec![trial(128, 0.5), trial(64, 0.4)],
    };
    Collection {
        environments: vec![Recorded {
            entries: vec![entry("lrpe_cosine"), entry("lrpe_rotate")],
            environment: environment.clone(),
        }],
        ..Collection::default()
    }
}

fn filled() -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    Cache::new(directory.path()).import(&collection()).unwrap();
    directory
}

#[test]
fn tuning_needs_a_gpu() {
    let directory = tempfile::tempdir().unwrap();
    assert_refused(&tune(directory.path(), &[]), 1, &[]);
    assert_refused(&tune(directory.path(), &["lrpe-rotate", "--quick"]), 1, &[]);
    assert_refused(
        &tune(directory.path(), &["--device", "cpu"]),
        2,
        &["tune needs a GPU"],
    );
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);
}

#[test]
fn what_was_found_is_shown() {
    let directory = filled();
    let shown = stdout(&tune(directory.path(), &["show"]));
    assert!(shown.starts_with("NVIDIA Test, driver 580.1"), "{shown}");
    for part in [
        "lrpe_rotate fwd bf16 tokens=256",
        "20.0%",
        "threads 64",
        "lrpe_rotate fwd: won of 1, median gain, candidate\n     1   20.0%  threads 64\n",
    ] {
        assert_has(&shown, part);
    }
    let shown = stdout(&tune(directory.path(), &["show", "lrpe-cosine"]));
    assert!(!shown.contains("lrpe_rotate"), "{shown}");

    let nothing = tune(directory.path(), &["show", "lrpe-cosine-md"]);
    assert!(nothing.status.success());
    assert_has(&stderr(&nothing), "no tuned configs");
}

#[test]
fn what_is_exported_is_imported_again() {
    let (from, to) = (filled(), tempfile::tempdir().unwrap());
    let file = from.path().join("configs.json");
    let file = file.to_str().unwrap();
    assert!(tune(from.path(), &["export", file]).status.success());
    let printed = stdout(&tune(from.path(), &["export"]));
    assert_eq!(printed, fs::read_to_string(file).unwrap());
    assert_eq!(Collection::parse(&printed).unwrap(), collection());

    assert!(tune(to.path(), &["import", file]).status.success());
    assert_eq!(Cache::new(to.path()).export().unwrap(), collection());
    let shown = stdout(&tune(to.path(), &["show"]));
    assert_eq!(shown, stdout(&tune(to.path(), &["show", "--file", file])));
}

#[test]
fn what_is_no_export_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("configs.json");
    let words = ["import", file.to_str().unwrap()];
    assert_refused(
        &tune(directory.path(), &words),
        2,
        &["cannot read", "configs.json"],
    );
    for text in ["", "{}", "{\"format\": 9, \"environments\": []}"] {
        fs::write(&file, text).unwrap();
        assert_refused(&tune(directory.path(), &words), 2, &["configs.json"]);
    }
}

#[test]
fn only_the_operators_that_are_named_are_forgotten() {
    let directory = filled();
    let left = || Cache::new(directory.path()).export().unwrap().len();
    assert!(
        tune(directory.path(), &["clear", "lrpe-rotate"])
            .status
            .success()
    );
    assert_eq!(left(), 1);
    assert!(tune(directory.path(), &["clear"]).status.success());
    assert_eq!(left(), 0);
}

#[test]
fn a_cache_that_cannot_be_written_is_a_failure() {
    let directory = tempfile::tempdir().unwrap();
    let exported = directory.path().join("configs.json");
    fs::write(&exported, collection().to_json().unwrap()).unwrap();
    let words = ["import", exported.to_str().unwrap()];
    // A file is where the directory would be.
    assert_refused(&tune(&exported, &words), 1, &["cannot write"]);
}
