//! A fake device, whose work takes as long as it is told, and a log of what it was made to do.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use gimbal_autotune::{
    Bucket, Cache, Digest, Environment, Key, Mode, Problem, Session, Timer, Tuner,
};
use serde::{Deserialize, Serialize};

/// Threads of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threads(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Shape {
    pub features: u64,
    pub rows: Bucket,
}

/// What the device did.
#[derive(Debug, Default)]
pub struct Log {
    /// Problems that were measured.
    pub tuned: AtomicUsize,
    /// Samples that were taken.
    pub samples: AtomicUsize,
}

impl Log {
    pub fn tuned(&self) -> usize {
        self.tuned.load(Ordering::Relaxed)
    }

    pub fn samples(&self) -> usize {
        self.samples.load(Ordering::Relaxed)
    }
}

/// What a candidate does when it runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Run {
    Takes(f64),
    /// Its result is wrong.
    IsWrong(f64),
    /// Its result is right at first, and wrong when it has been timed.
    TurnsWrong(f64),
    Fails,
}

/// A sum over rows, with the milliseconds of 64, 128, 256 … threads.
#[derive(Debug)]
pub struct Sum {
    pub rows: u64,
    pub features: u64,
    pub runs: Vec<Run>,
    pub code: &'static str,
    pub most_threads: u32,
    pub is_capturing: AtomicBool,
    /// The default cannot be set up.
    pub is_broken: bool,
    pub log: Arc<Log>,
}

impl Sum {
    pub fn new(rows: u64, runs: &[Run]) -> Self {
        Self {
            rows,
            features: 128,
            runs: runs.to_vec(),
            code: "sum v1",
            most_threads: u32::MAX,
            is_capturing: AtomicBool::new(false),
            is_broken: false,
            log: Arc::default(),
        }
    }

    /// Of which 256 threads are the fastest.
    pub fn best_at_256(rows: u64) -> Self {
        Self::new(rows, &[Run::Takes(3.0), Run::Takes(2.0), Run::Takes(1.0)])
    }
}

#[derive(Debug)]
pub struct Device<'a> {
    sum: &'a Sum,
    has_timed: bool,
}

impl Device<'_> {
    fn run(&self, threads: Threads) -> Run {
        self.sum.runs[(threads.0 / 64).ilog2() as usize]
    }
}

impl Timer<Threads> for Device<'_> {
    type Error = String;

    fn reference(&mut self, default: &Threads) -> Result<(), String> {
        self.sum.log.tuned.fetch_add(1, Ordering::Relaxed);
        assert_eq!(default.0, 64);
        Ok(())
    }

    fn agrees(&mut self, challenger: &Threads) -> Result<bool, String> {
        match self.run(*challenger) {
            Run::Takes(_) => Ok(true),
            Run::IsWrong(_) => Ok(false),
            Run::TurnsWrong(_) => Ok(!self.has_timed),
            Run::Fails => Err("illegal address".into()),
        }
    }

    fn time(&mut self, config: &Threads) -> Result<Duration, String> {
        self.sum.log.samples.fetch_add(1, Ordering::Relaxed);
        self.has_timed = true;
        match self.run(*config) {
            Run::Takes(ms) | Run::TurnsWrong(ms) => Ok(Duration::from_secs_f64(1e-3 * ms)),
            Run::IsWrong(_) | Run::Fails => panic!("{config:?} must not be timed"),
        }
    }
}

impl Problem for Sum {
    type Details = Shape;
    type Config = Threads;
    type Error = String;
    type Timer<'a> = Device<'a>;

    fn key(&self) -> Key<Shape> {
        Key {
            op: "sum",
            pass: "fwd",
            dtype: "bf16",
            details: Shape {
                features: self.features,
                rows: Bucket::of(self.rows),
            },
        }
    }

    fn default_config(&self) -> Threads {
        Threads(64)
    }

    fn challengers(&self) -> Vec<Threads> {
        (1..self.runs.len())
            .map(|power| Threads(64 << power))
            .collect()
    }

    fn is_valid(&self, config: &Threads) -> bool {
        config.0 <= self.most_threads
    }

    fn code(&self) -> Digest {
        Digest::of([self.code])
    }

    fn is_capturing(&self) -> bool {
        self.is_capturing.load(Ordering::Relaxed)
    }

    fn timer(&self) -> Result<Device<'_>, String> {
        match self.is_broken {
            true => Err("out of memory".into()),
            false => Ok(Device {
                sum: self,
                has_timed: false,
            }),
        }
    }
}

pub type SumTuner = Tuner<Shape, Threads>;

pub fn environment() -> Environment {
    Environment {
        driver: "1.0".into(),
        ..Environment::new("fake device")
    }
}

/// As a process that has just started would be, with its cache in this directory.
pub fn tuner_in(directory: &Path) -> SumTuner {
    tuner(Session::new(environment()).with_cache(Cache::new(directory)))
}

pub fn tuner(session: Session) -> SumTuner {
    session.keep_reports();
    Tuner::new(Arc::new(session))
}

/// The threads that a problem is tuned to.
pub fn tuned(tuner: &SumTuner, problem: &Sum) -> u32 {
    tuner.config(Mode::Tune, problem).0
}

/// The threads that a problem is run with otherwise.
pub fn replayed(tuner: &SumTuner, problem: &Sum) -> u32 {
    tuner.config(Mode::Replay, problem).0
}

/// All files of entries below a directory.
pub fn entry_files(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(list) = std::fs::read_dir(directory) else {
        return found;
    };
    for path in list.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(entry_files(&path));
        } else if !path.ends_with("manifest.json") {
            found.push(path);
        }
    }
    found.sort();
    found
}
