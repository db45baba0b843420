//! What is on disk, and what becomes of it when it is of no use.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use gimbal_autotune::{Cache, Collection, Entry, Environment, Session, Source};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};

use crate::support::{Run, Sum, entry_files, environment, replayed, tuned, tuner, tuner_in};

/// Counts warnings.
struct Warnings(Arc<AtomicUsize>);

impl<S: tracing::Subscriber> Layer<S> for Warnings {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() == tracing::Level::WARN {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn warnings_of(calls: impl FnOnce()) -> usize {
    let count = Arc::new(AtomicUsize::new(0));
    let subscriber = tracing_subscriber::registry().with(Warnings(count.clone()));
    tracing::subscriber::with_default(subscriber, calls);
    count.load(Ordering::Relaxed)
}

/// A directory with the entries of two problems.
fn filled() -> tempfile::TempDir {
    let directory = tempfile::tempdir().unwrap();
    let tuner = tuner_in(directory.path());
    for rows in [1000, 5000] {
        assert_eq!(tuned(&tuner, &Sum::best_at_256(rows)), 256);
    }
    directory
}

fn entry_of(directory: &Path) -> PathBuf {
    // That of 1000 rows: the other holds the bucket of 5000.
    let files = entry_files(directory);
    let is_first = |path: &&PathBuf| fs::read_to_string(path).unwrap().contains("1024");
    files.iter().find(is_first).unwrap().clone()
}

#[test]
fn the_second_process_measures_nothing() {
    let directory = filled();
    let (tuner, sum) = (tuner_in(directory.path()), Sum::best_at_256(1000));
    assert_eq!(replayed(&tuner, &sum), 256);
    assert_eq!(tuned(&tuner, &sum), 256);
    assert_eq!(sum.log.samples(), 0);
    let reports = tuner.session().take_reports();
    assert!(matches!(&reports[..], [report] if matches!(report.source, Source::Cache(_))));
}

#[test]
fn an_entry_describes_itself() {
    let directory = filled();
    let path = entry_of(directory.path());
    let name = path.file_name().unwrap().to_str().unwrap();
    assert!(
        name.starts_with("sum.fwd.bf16.") && name.ends_with(".json"),
        "{name}"
    );
    let manifest = path.with_file_name("manifest.json");
    let described: Environment =
        serde_json::from_str(&fs::read_to_string(manifest).unwrap()).unwrap();
    assert_eq!(described, environment());
    let entry: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(entry["key"]["details"]["features"], 128);
    assert_eq!(entry["config"], 256, "by value");
    assert_eq!(entry["trials"][0]["outcome"]["timed"]["median"], 3.0);
}

#[test]
fn other_code_candidates_and_environments_are_tuned_anew() {
    let directory = filled();
    let other_code = Sum {
        code: "sum v2",
        ..Sum::best_at_256(1000)
    };
    let more = [
        Run::Takes(3.0),
        Run::Takes(2.0),
        Run::Takes(1.0),
        Run::Takes(0.5),
    ];
    for sum in [other_code, Sum::new(1000, &more)] {
        assert_eq!(replayed(&tuner_in(directory.path()), &sum), 64);
    }
    let elsewhere = Environment {
        driver: "2.0".into(),
        ..environment()
    };
    let elsewhere = Session::new(elsewhere).with_cache(Cache::new(directory.path()));
    assert_eq!(replayed(&tuner(elsewhere), &Sum::best_at_256(1000)), 64);
}

/// Ruins the entry of 1000 rows, then expects the default, a new entry, and one warning a process.
#[track_caller]
fn costs_a_new_tune_and_one_warning(ruin: impl Fn(&Path)) {
    let directory = filled();
    let path = entry_of(directory.path());
    ruin(&path);
    let warnings = warnings_of(|| {
        let (tuner, sum) = (tuner_in(directory.path()), Sum::best_at_256(1000));
        assert_eq!(replayed(&tuner, &sum), 64);
        assert_eq!(tuned(&tuner, &sum), 256);
        assert_eq!(sum.log.tuned(), 1);
    });
    assert_eq!(warnings, 1);
    let warnings = warnings_of(|| {
        let (tuner, sum) = (tuner_in(directory.path()), Sum::best_at_256(1000));
        assert_eq!(replayed(&tuner, &sum), 256, "the new entry is in place");
    });
    assert_eq!(warnings, 0);
}

fn edit(path: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(path, text.replace(from, to)).unwrap();
}

#[test]
fn a_truncated_entry_costs_a_new_tune() {
    costs_a_new_tune_and_one_warning(|path| fs::write(path, "").unwrap());
    costs_a_new_tune_and_one_warning(|path| {
        let text = fs::read(path).unwrap();
        fs::write(path, &text[..text.len() / 2]).unwrap();
    });
}

#[test]
fn a_stale_entry_costs_a_new_tune() {
    costs_a_new_tune_and_one_warning(|path| edit(path, "\"format\": 2", "\"format\": 1"));
}

#[test]
fn a_foreign_entry_costs_a_new_tune() {
    costs_a_new_tune_and_one_warning(|path| edit(path, "\"rows\": 1024", "\"rows\": 2048"));
    costs_a_new_tune_and_one_warning(|path| {
        let digest = environment().digest();
        edit(
            path,
            digest.as_str(),
            &digest.as_str().replace(char::is_numeric, "0"),
        );
    });
    costs_a_new_tune_and_one_warning(|path| fs::write(path, [0xff, 0xfe, 0x00]).unwrap());
}

#[test]
fn a_config_that_is_no_candidate_costs_a_new_tune() {
    costs_a_new_tune_and_one_warning(|path| edit(path, "\"config\": 256", "\"config\": 257"));
    costs_a_new_tune_and_one_warning(|path| edit(path, "\"config\": 256", "\"config\": \"fast\""));
}

#[test]
fn a_directory_that_cannot_be_written_costs_one_warning() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "not a directory").unwrap();
    let warnings = warnings_of(|| {
        let tuner = tuner_in(&file.join("cache"));
        for rows in [1000, 3000] {
            let sum = Sum::best_at_256(rows);
            assert_eq!(tuned(&tuner, &sum), 256);
            assert_eq!(tuned(&tuner, &sum), 256);
            assert_eq!(sum.log.tuned(), 1, "memory is enough");
        }
    });
    assert_eq!(warnings, 1);
}

#[test]
fn what_a_crash_leaves_behind_harms_nobody() {
    let directory = filled();
    let path = entry_of(directory.path());
    let stray = path.with_file_name(".tmp-abcdef");
    fs::write(&stray, "{ \"format\": 2, \"envi").unwrap();
    let warnings = warnings_of(|| {
        let tuner = tuner_in(directory.path());
        assert_eq!(replayed(&tuner, &Sum::best_at_256(1000)), 256);
        assert_eq!(Cache::new(directory.path()).export().unwrap().len(), 2);
    });
    assert_eq!(warnings, 0);
    assert_eq!(Cache::new(directory.path()).clear(|_| true).unwrap(), 2);
    assert!(!stray.exists() && !path.parent().unwrap().exists());
}

#[test]
fn what_is_exported_can_be_imported_and_shipped() {
    let directory = filled();
    let exported = Cache::new(directory.path()).export().unwrap();
    let text = exported.to_json().unwrap();
    let collection = Collection::parse(&text).unwrap();
    assert_eq!(collection, exported);

    let elsewhere = tempfile::tempdir().unwrap();
    Cache::new(elsewhere.path()).import(&collection).unwrap();
    assert_eq!(
        replayed(&tuner_in(elsewhere.path()), &Sum::best_at_256(1000)),
        256
    );

    // Another driver does not invalidate what is shipped, another GPU does.
    let bundled = |environment| {
        let session = Session::new(environment);
        tuner(session.with_bundled(&collection.environments))
    };
    let newer = Environment {
        driver: "2.0".into(),
        ..environment()
    };
    let newer = bundled(newer);
    assert_eq!(replayed(&newer, &Sum::best_at_256(1000)), 256);
    let reports = newer.session().take_reports();
    assert!(matches!(&reports[..], [report] if matches!(report.source, Source::Bundled(_))));
    let other = bundled(Environment::new("another device"));
    assert_eq!(replayed(&other, &Sum::best_at_256(1000)), 64);
    // Whoever asks for a measurement gets one.
    let sum = Sum::best_at_256(1000);
    tuned(&newer, &sum);
    assert_eq!(sum.log.tuned(), 1);
}

#[test]
fn a_collection_with_foreign_entries_is_refused() {
    let exported = Cache::new(filled().path()).export().unwrap();
    let mut foreign = exported.clone();
    foreign.environments[0].environment.device = "another device".into();
    let text = foreign.to_json().unwrap();
    assert!(Collection::parse(&text).is_err());
    assert!(Collection::parse("").is_err());
}

#[test]
fn a_writer_is_not_hindered_by_who_clears_the_cache() {
    let source = filled();
    let exported = Cache::new(source.path()).export().unwrap();
    let recorded = &exported.environments[0];
    let directory = tempfile::tempdir().unwrap();
    let cache = Cache::new(directory.path());
    // Fewer times than a writer begins again, so that it gets through whatever the order.
    thread::scope(|scope| {
        scope.spawn(|| {
            for _ in 0..30 {
                cache.clear(|_| true).unwrap();
            }
        });
        for turn in 0..100 {
            let entry = &recorded.entries[0];
            match turn % 2 {
                0 => cache.replace(&recorded.environment, entry).unwrap(),
                _ => drop(cache.store(&recorded.environment, entry, |_| true).unwrap()),
            }
        }
    });
    cache
        .store(&recorded.environment, &recorded.entries[1], |_| true)
        .unwrap();
    // What is there can be exported, because its manifest is there too.
    let files = entry_files(directory.path());
    assert_eq!(cache.export().unwrap().len(), files.len());
    assert!(!files.is_empty());
}

#[test]
fn the_first_entry_of_a_key_stays() {
    let directory = filled();
    let cache = Cache::new(directory.path());
    let exported = cache.export().unwrap();
    let recorded = &exported.environments[0];
    let (first, environment) = (&recorded.entries[0], &recorded.environment);
    let second = Entry {
        config: 128.into(),
        ..first.clone()
    };
    let kept = cache.store(environment, &second, |_| true).unwrap();
    assert_eq!(kept.as_ref(), Some(first));
    // One that is of no use to whoever stores gives way, and so does any to an import.
    let is_useful = |entry: &Entry| entry.config != first.config;
    assert_eq!(cache.store(environment, &second, is_useful).unwrap(), None);
    assert_eq!(cache.export().unwrap().environments[0].entries[0], second);
    cache.replace(environment, first).unwrap();
    assert_eq!(cache.export().unwrap(), exported);
}

#[test]
fn clearing_leaves_what_was_not_picked() {
    let directory = filled();
    let cache = Cache::new(directory.path());
    let is_small = |entry: &Entry| entry.key.details["rows"] == 1024;
    assert_eq!(cache.clear(is_small).unwrap(), 1);
    assert_eq!(
        replayed(&tuner_in(directory.path()), &Sum::best_at_256(1000)),
        64
    );
    assert_eq!(
        replayed(&tuner_in(directory.path()), &Sum::best_at_256(5000)),
        256
    );
    assert_eq!(
        Cache::new(directory.path().join("none"))
            .clear(|_| true)
            .unwrap(),
        0
    );
}
