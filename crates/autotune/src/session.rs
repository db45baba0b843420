//! What all tuners of one machine share.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use crate::cache::Cache;
use crate::entry::{Entry, EntryKey, Recorded};
use crate::environment::Environment;
use crate::error::Error;
use crate::key::Digest;

/// Where a config came from.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// It was measured just now.
    Measured(Entry),
    /// From the cache on disk.
    Cache(Entry),
    /// It is shipped with the program.
    Bundled(Entry),
    /// Nothing was known, so it is the default.
    Nothing,
    /// Measuring failed for this reason, so it is what is shipped, or the default.
    Failed(String),
}

/// What a tuner did when a key was asked for that it did not have in memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The key.
    pub key: EntryKey,
    /// Where its config came from.
    pub source: Source,
}

/// The environment, the cache and the shipped configs, for any number of [`Tuner`](crate::Tuner)s.
#[derive(Debug)]
pub struct Session {
    environment: Environment,
    digest: Digest,
    cache: Option<Cache>,
    bundled: Vec<Entry>,
    /// None while nobody asks for them.
    reports: Mutex<Option<Vec<Report>>>,
    /// How often a tuner has learnt something.
    choices: AtomicU64,
    warning_of_reading: Once,
    warning_of_writing: Once,
}

impl Session {
    /// Remembers only as long as it lives.
    pub fn new(environment: Environment) -> Self {
        Self {
            digest: environment.digest(),
            environment,
            cache: None,
            bundled: Vec::new(),
            reports: Mutex::new(None),
            choices: AtomicU64::new(0),
            warning_of_reading: Once::new(),
            warning_of_writing: Once::new(),
        }
    }

    /// With this cache.
    pub fn with_cache(self, cache: Cache) -> Self {
        Self {
            cache: Some(cache),
            ..self
        }
    }

    /// With these shipped configs, as far as they were found on the same hardware.
    pub fn with_bundled(mut self, bundled: &[Recorded]) -> Self {
        let alike = bundled
            .iter()
            .filter(|recorded| recorded.environment.is_same_hardware(&self.environment));
        self.bundled = alike.flat_map(|r| r.entries.iter().cloned()).collect();
        self
    }

    /// Where it measures.
    pub fn environment(&self) -> &Environment {
        &self.environment
    }

    /// Its cache.
    pub fn cache(&self) -> Option<&Cache> {
        self.cache.as_ref()
    }

    /// Keeps reports from now on, until they are [taken](Self::take_reports).
    pub fn keep_reports(&self) {
        self.lock_reports().get_or_insert_default();
    }

    /// What has been looked up or measured since the last call, if [reports are kept](Self::keep_reports): one for each key
    /// that was not in memory.
    pub fn take_reports(&self) -> Vec<Report> {
        let mut reports = self.lock_reports();
        reports.as_mut().map(std::mem::take).unwrap_or_default()
    }

    pub(crate) fn report(&self, key: EntryKey, source: Source) {
        if let Some(reports) = self.lock_reports().as_mut() {
            reports.push(Report { key, source });
        }
    }

    fn lock_reports(&self) -> MutexGuard<'_, Option<Vec<Report>>> {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number that is another one once any tuner knows more than it did: until then each gives the same config for a problem, but for
    /// those that it would measure.
    pub fn choices(&self) -> u64 {
        self.choices.load(Ordering::Acquire)
    }

    /// Called when a choice can be found.
    pub(crate) fn has_chosen(&self) {
        self.choices.fetch_add(1, Ordering::Release);
    }

    pub(crate) fn digest(&self) -> &Digest {
        &self.digest
    }

    /// The entry on disk. One that cannot be read counts as none, and the first costs a warning.
    pub(crate) fn load(&self, key: &EntryKey) -> Option<Entry> {
        let loaded = self.cache.as_ref()?.load(&self.digest, key);
        loaded.unwrap_or_else(|error| {
            self.warn_of_reading(&error);
            None
        })
    }

    /// The entry that is shipped.
    pub(crate) fn bundled(&self, key: &EntryKey) -> Option<&Entry> {
        self.bundled.iter().find(|entry| entry.key == *key)
    }

    /// Stores an entry if that is possible; the first that cannot be stored costs a warning. Returns the entry that counts:
    /// that of another process, if it was first.
    pub(crate) fn store(&self, entry: Entry, is_useful: impl Fn(&Entry) -> bool) -> Entry {
        let Some(cache) = &self.cache else {
            return entry;
        };
        match cache.store(&self.environment, &entry, is_useful) {
            Ok(None) => entry,
            Ok(Some(first)) => first,
            Err(error) => {
                self.warn_of_writing(&error);
                entry
            }
        }
    }

    pub(crate) fn warn_of_reading(&self, error: &Error) {
        self.warning_of_reading.call_once(|| {
            tracing::warn!("a tuned config is of no use, and others may be: {error}");
        });
    }

    fn warn_of_writing(&self, error: &Error) {
        self.warning_of_writing
            .call_once(|| tracing::warn!("tuned configs are not kept: {error}"));
    }
}
