//! Finding the config of a problem.

use std::collections::HashMap;
use std::fmt::{self, Display};
use std::sync::{Arc, Mutex, PoisonError};

use crate::candidate::{Candidates, Config};
use crate::entry::{Entry, EntryKey};
use crate::error::Error;
use crate::key::{Details, Digest, Key};
use crate::mode::Mode;
use crate::sampler::choose;
use crate::session::{Session, Source};
use crate::timer::Timer;

/// One call whose config is asked for. The crate's page has an example.
pub trait Problem {
    /// What its key has besides operator, direction and type.
    type Details: Details;
    /// What is chosen.
    type Config: Config;
    /// Why it cannot be measured.
    type Error: Display;
    /// What measures it.
    type Timer<'a>: Timer<Self::Config, Error = Self::Error>
    where
        Self: 'a;

    /// What the choice depends on. Asked on every launch, so it should not allocate.
    fn key(&self) -> Key<Self::Details>;

    /// The config that is always right. Asked where nothing better is known, so it should not allocate.
    fn default_config(&self) -> Self::Config;

    /// What may be faster for problems of this key: not for this problem alone, because the list is part of what an
    /// entry is stored for.
    fn challengers(&self) -> Vec<Self::Config>;

    /// Whether a config is right for this problem. Asked on every launch, so it should not allocate.
    fn is_valid(&self, config: &Self::Config) -> bool {
        let _ = config;
        true
    }

    /// Of the code that is measured: another version of it is tuned again.
    fn code(&self) -> Digest;

    /// Whether it cannot be measured now because its launches are being recorded, as in the capture of a CUDA graph.
    fn is_capturing(&self) -> bool {
        false
    }

    /// Sets up what measures it.
    ///
    /// # Errors
    /// Where there is no room for it, for instance; the default is taken then.
    fn timer(&self) -> Result<Self::Timer<'_>, Self::Error>;
}

/// The configs of one kind of problem.
pub struct Tuner<D, C> {
    session: Arc<Session>,
    /// Asked on every launch, so keys are hashed by what is fast.
    choices: papaya::HashMap<Key<D>, Choice<C>, foldhash::fast::RandomState>,
    /// Keys that a thread is working on, which others wait for.
    under_way: Mutex<HashMap<Key<D>, Arc<Mutex<()>>>>,
}

/// What is known of a key.
#[derive(Clone)]
struct Choice<C> {
    /// The default if there is none.
    config: Option<C>,
    /// Whether [`Mode::Tune`] has nothing to add.
    is_settled: bool,
}

impl<D: Details, C: Config> Tuner<D, C> {
    /// Knows nothing yet.
    pub fn new(session: Arc<Session>) -> Self {
        Self {
            session,
            choices: papaya::HashMap::default(),
            under_way: Mutex::default(),
        }
    }

    /// What it shares with other tuners.
    pub fn session(&self) -> &Arc<Session> {
        &self.session
    }

    /// The config to run a problem with. Never fails, and never gives a config that is not valid for the problem.
    ///
    /// The first call for a key looks on disk, and measures if the mode says so; other threads that ask for the same
    /// key wait. After that it is found in memory, without an allocation.
    pub fn config<P>(&self, mode: Mode, problem: &P) -> C
    where
        P: Problem<Details = D, Config = C>,
    {
        self.find(mode, problem)
            .filter(|config| problem.is_valid(config))
            .unwrap_or_else(|| problem.default_config())
    }

    fn find<P>(&self, mode: Mode, problem: &P) -> Option<C>
    where
        P: Problem<Details = D, Config = C>,
    {
        if mode == Mode::Off {
            return None;
        }
        let key = problem.key();
        if let Some(choice) = self.known(mode, &key) {
            return choice.config;
        }
        // A capture neither measures nor waits for a thread that does, and leaves the key open.
        let mode = match mode == Mode::Tune && problem.is_capturing() {
            true => Mode::Replay,
            false => mode,
        };
        if mode == Mode::Replay {
            let choice = self.known(mode, &key).unwrap_or_else(|| {
                let found = self.look_up(problem, &key);
                self.keep(&key, found)
            });
            return choice.config;
        }
        let turn = self.turn(&key);
        let guard = turn.lock().unwrap_or_else(PoisonError::into_inner);
        let choice = self.known(mode, &key).unwrap_or_else(|| {
            let choice = self.tune(problem, &key);
            self.keep(&key, choice)
        });
        drop(guard);
        self.lock_under_way().remove(&key);
        choice.config
    }

    /// Remembers a choice, unless another thread has meanwhile settled the key.
    fn keep(&self, key: &Key<D>, choice: Choice<C>) -> Choice<C> {
        let choices = self.choices.pin();
        let kept = choices.update_or_insert(
            key.clone(),
            |known| match known.is_settled && !choice.is_settled {
                true => known.clone(),
                false => choice.clone(),
            },
            choice.clone(),
        );
        self.session.has_chosen();
        kept.clone()
    }

    /// What is in memory, if the mode has nothing to add.
    fn known(&self, mode: Mode, key: &Key<D>) -> Option<Choice<C>> {
        let choices = self.choices.pin();
        let choice = choices.get(key)?;
        (choice.is_settled || mode != Mode::Tune).then(|| choice.clone())
    }

    fn turn(&self, key: &Key<D>) -> Arc<Mutex<()>> {
        self.lock_under_way()
            .entry(key.clone())
            .or_default()
            .clone()
    }

    fn lock_under_way(&self) -> std::sync::MutexGuard<'_, HashMap<Key<D>, Arc<Mutex<()>>>> {
        self.under_way
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn look_up<P>(&self, problem: &P, key: &Key<D>) -> Choice<C>
    where
        P: Problem<Details = D, Config = C>,
    {
        let candidates = Candidates::new(problem.default_config(), problem.challengers());
        match EntryKey::new(key, problem.code(), &candidates) {
            Ok(stored) => self.look_up_entry(stored, &candidates),
            Err(error) => self.without_key(&error),
        }
    }

    fn look_up_entry(&self, key: EntryKey, candidates: &Candidates<C>) -> Choice<C> {
        if let Some((config, entry)) = self.on_disk(&key, candidates) {
            self.session.report(key, Source::Cache(entry));
            return Choice::settled(Some(config));
        }
        let bundled = self.session.bundled(&key);
        let found = bundled.and_then(|entry| Some((entry.config(candidates)?, entry.clone())));
        let (config, source) = match found {
            Some((config, entry)) => (Some(config), Source::Bundled(entry)),
            None => (None, Source::Nothing),
        };
        self.session.report(key, source);
        Choice {
            config,
            is_settled: false,
        }
    }

    fn tune<P>(&self, problem: &P, key: &Key<D>) -> Choice<C>
    where
        P: Problem<Details = D, Config = C>,
    {
        let candidates = Candidates::new(problem.default_config(), problem.challengers());
        let stored = match EntryKey::new(key, problem.code(), &candidates) {
            Ok(stored) => stored,
            Err(error) => return self.without_key(&error),
        };
        if let Some((config, entry)) = self.on_disk(&stored, &candidates) {
            self.session.report(stored, Source::Cache(entry));
            return Choice::settled(Some(config));
        }
        let span = tracing::debug_span!("tune", op = key.op, pass = key.pass, dtype = key.dtype);
        let _entered = span.entered();
        let measured = problem.timer().and_then(|mut timer| {
            choose(&candidates, |config| problem.is_valid(config), &mut timer)
        });
        let measured = match measured {
            Ok(measured) => measured,
            Err(error) => {
                let reason = error.to_string();
                tracing::warn!("{} {} is not tuned: {reason}", key.op, key.pass);
                let shipped = self.session.bundled(&stored);
                let shipped = shipped.and_then(|entry| entry.config(&candidates));
                self.session.report(stored, Source::Failed(reason));
                return Choice::settled(shipped);
            }
        };
        let found = match Entry::new(self.session.digest().clone(), stored.clone(), &measured) {
            Ok(found) => found,
            Err(error) => {
                tracing::warn!("a tuned config is not kept: {error}");
                return Choice::settled(Some(measured.config));
            }
        };
        // Another process may have measured at the same time: whoever was first has found the config of both.
        let is_useful = |entry: &Entry| entry.config(&candidates).is_some();
        let first = self.session.store(found.clone(), is_useful);
        let config = first.config(&candidates);
        self.session.report(
            stored,
            match first == found {
                true => Source::Measured(found),
                false => Source::Cache(first),
            },
        );
        Choice::settled(config)
    }

    /// The entry on disk, if its config is one of these candidates.
    fn on_disk(&self, key: &EntryKey, candidates: &Candidates<C>) -> Option<(C, Entry)> {
        let entry = self.session.load(key)?;
        let Some(config) = entry.config(candidates) else {
            let reason = "its config is not one of the candidates";
            let what = format!("the entry of {} {}", key.op, key.pass);
            self.session
                .warn_of_reading(&Error::malformed(what, reason));
            return None;
        };
        Some((config, entry))
    }

    /// A key that cannot be stored is not tuned: it would be measured in every process.
    fn without_key(&self, error: &Error) -> Choice<C> {
        self.session.warn_of_reading(error);
        Choice::settled(None)
    }
}

impl<C> Choice<C> {
    fn settled(config: Option<C>) -> Self {
        Self {
            config,
            is_settled: true,
        }
    }
}

impl<D, C> fmt::Debug for Tuner<D, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tuner")
            .field("session", &self.session)
            .finish_non_exhaustive()
    }
}
