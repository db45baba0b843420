//! Several processes on one directory: the test program starts itself again.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use gimbal_autotune::{Cache, Entry};

use crate::support::{Run, Sum, entry_files, replayed, tuned, tuner_in};

const DIRECTORY: &str = "GIMBAL_AUTOTUNE_TEST_DIRECTORY";
/// Which of several processes one is.
const CHILD: &str = "GIMBAL_AUTOTUNE_TEST_CHILD";
const PROCESSES: usize = 4;
const KEYS: u32 = 12;

/// The directory, in a process that [`start`] has started.
fn directory() -> Option<PathBuf> {
    env::var_os(DIRECTORY).map(PathBuf::from)
}

/// One test of this file in a process of its own.
fn command(test: &str, directory: &Path) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command
        .args([&format!("processes::{test}"), "--exact", "--ignored"])
        .env(DIRECTORY, directory)
        .stdout(Stdio::null());
    command
}

fn start(test: &str, directory: &Path) -> Child {
    command(test, directory).spawn().unwrap()
}

#[test]
#[ignore = "a part of many_threads_of_many_processes_leave_a_valid_cache"]
fn child_that_tunes_with_many_threads() {
    let Some(directory) = directory() else { return };
    let tuner = tuner_in(&directory);
    let sums: Vec<Sum> = (0..KEYS)
        .map(|power| Sum::best_at_256(1 << power))
        .collect();
    thread::scope(|scope| {
        for first in 0..20 {
            let (tuner, sums) = (&tuner, &sums);
            scope.spawn(move || {
                for turn in 0..sums.len() {
                    let sum = &sums[(first + turn) % sums.len()];
                    assert_eq!(tuned(tuner, sum), 256);
                }
            });
        }
    });
    // At most once: another process may have been faster.
    assert!(sums.iter().all(|sum| sum.log.tuned() <= 1));
}

#[test]
fn many_threads_of_many_processes_leave_a_valid_cache() {
    let directory = tempfile::tempdir().unwrap();
    let test = "child_that_tunes_with_many_threads";
    let children: Vec<Child> = (0..4).map(|_| start(test, directory.path())).collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(
        entry_files(directory.path()).len(),
        KEYS as usize,
        "nothing unfinished"
    );
    let tuner = tuner_in(directory.path());
    for power in 0..KEYS {
        let sum = Sum::best_at_256(1 << power);
        assert_eq!(replayed(&tuner, &sum), 256);
    }
}

/// Where a child writes what it has found for each key.
fn found_by(directory: &Path, child: usize) -> PathBuf {
    directory.join(format!("child-{child}"))
}

#[test]
#[ignore = "a part of processes_that_tune_at_once_end_with_the_same_configs"]
fn child_that_finds_a_winner_of_its_own() {
    let Some(directory) = directory() else { return };
    let child: usize = env::var(CHILD).unwrap().parse().unwrap();
    fs::write(directory.join(format!("ready-{child}")), "").unwrap();
    while (0..PROCESSES).any(|other| !directory.join(format!("ready-{other}")).exists()) {
        thread::yield_now();
    }
    let tuner = tuner_in(&directory);
    // Each process believes another config to be the fastest, as ranks on a noisy machine do.
    let mut runs = vec![Run::Takes(9.0); 1 + PROCESSES];
    runs[1 + child] = Run::Takes(1.0);
    let found: Vec<String> = (0..KEYS)
        .map(|power| tuned(&tuner, &Sum::new(1 << power, &runs)).to_string())
        .collect();
    fs::write(found_by(&directory, child), found.join(" ")).unwrap();
}

#[test]
fn processes_that_tune_at_once_end_with_the_same_configs() {
    let directory = tempfile::tempdir().unwrap();
    let start = |child: usize| {
        command("child_that_finds_a_winner_of_its_own", directory.path())
            .env(CHILD, child.to_string())
            .spawn()
            .unwrap()
    };
    let children: Vec<Child> = (0..PROCESSES).map(start).collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let found = |child| fs::read_to_string(found_by(directory.path(), child)).unwrap();
    for child in 1..PROCESSES {
        assert_eq!(found(child), found(0));
    }
    assert!(
        found(0).split(' ').all(|config| config != "64"),
        "{}",
        found(0)
    );
}

#[test]
#[ignore = "a part of a_process_that_is_killed_loses_nothing"]
fn child_that_writes_until_it_is_killed() {
    let Some(directory) = directory() else { return };
    let start = Instant::now();
    // Not forever, should the parent fail.
    while start.elapsed() < Duration::from_secs(5) {
        let tuner = tuner_in(&directory);
        for power in 0..KEYS {
            tuned(&tuner, &Sum::best_at_256(1 << power));
        }
        // All but the entry of one row, which the parent looks at.
        let is_other = |entry: &Entry| entry.key.details["rows"] != 1;
        Cache::new(&directory).clear(is_other).unwrap();
    }
}

#[test]
fn a_process_that_is_killed_loses_nothing() {
    let directory = tempfile::tempdir().unwrap();
    tuned(&tuner_in(directory.path()), &Sum::best_at_256(1));
    for round in 0..8 {
        let mut child = start("child_that_writes_until_it_is_killed", directory.path());
        thread::sleep(Duration::from_millis(30 + 7 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        let sum = Sum::best_at_256(1);
        assert_eq!(tuned(&tuner_in(directory.path()), &sum), 256);
        assert_eq!(sum.log.tuned(), 0, "the entry from before is still there");
        let finished = entry_files(directory.path()).into_iter();
        let finished = finished.filter(|path| path.extension().is_some_and(|e| e == "json"));
        let exported = Cache::new(directory.path()).export().unwrap();
        assert_eq!(exported.len(), finished.count(), "every entry can be read");
    }
}
