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
        let decide = || {
            self.known(mode, &key).unwrap_or_else(|| {
                let choice = self.look_up(mode, problem, &key);
                self.keep(&key, choice)
            })
        };
        if mode == Mode::Replay {
            return decide().config;
        }
        let turn = self.turn(&key);
        let guard = turn.lock().unwrap_or_else(PoisonError::into_inner);
        let choice = decide();
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

    /// What is on disk; else what is measured, if the mode says so, or shipped.
    fn look_up<P>(&self, mode: Mode, problem: &P, key: &Key<D>) -> Choice<C>
    where
        P: Problem<Details = D, Config = C>,
    {
        let candidates = Candidates::new(problem.default_config(), problem.challengers());
        let key = match EntryKey::new(key, problem.code(), &candidates) {
            Ok(key) => key,
            Err(error) => {
                // What cannot be stored is not tuned: it would be measured in every process.
                self.session.warn_of_reading(&error);
                return Choice::settled(None);
            }
        };
        let (choice, source) = match self.on_disk(&key, &candidates) {
            Some((config, entry)) => (Choice::settled(Some(config)), Some(Source::Cache(entry))),
            None if mode == Mode::Tune => self.tune(problem, &key, &candidates),
            None => {
                let (config, source) = match self.shipped(&key, &candidates) {
                    Some((config, entry)) => (Some(config), Source::Bundled(entry)),
                    None => (None, Source::Nothing),
                };
                let is_settled = false;
                (Choice { config, is_settled }, Some(source))
            }
        };
        if let Some(source) = source {
            self.session.report(key, source);
        }
        choice
    }

    /// What is measured, and what to report of it.
    fn tune<P>(
        &self,
        problem: &P,
        key: &EntryKey,
        candidates: &Candidates<C>,
    ) -> (Choice<C>, Option<Source>)
    where
        P: Problem<Details = D, Config = C>,
    {
        let EntryKey {
            op, pass, dtype, ..
        } = key;
        let _entered = tracing::debug_span!("tune", op, pass, dtype).entered();
        let measured = problem.timer().and_then(|mut timer| {
            choose(candidates, |config| problem.is_valid(config), &mut timer)
        });
        let measured = match measured {
            Ok(measured) => measured,
            Err(error) => {
                let reason = error.to_string();
                tracing::warn!("{op} {pass} is not tuned: {reason}");
                let shipped = self.shipped(key, candidates).map(|(config, _)| config);
                return (Choice::settled(shipped), Some(Source::Failed(reason)));
            }
        };
        let found = match Entry::new(self.session.digest().clone(), key.clone(), &measured) {
            Ok(found) => found,
            Err(error) => {
                tracing::warn!("a tuned config is not kept: {error}");
                return (Choice::settled(Some(measured.config)), None);
            }
        };
        // Another process may have measured at the same time: whoever was first has found the config of both.
        let is_useful = |entry: &Entry| entry.config(candidates).is_some();
        let first = self.session.store(found.clone(), is_useful);
        let config = first.config(candidates);
        let source = match first == found {
            true => Source::Measured(found),
            false => Source::Cache(first),
        };
        (Choice::settled(config), Some(source))
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

    /// The entry that is shipped, if its config is one of these candidates.
    fn shipped(&self, key: &EntryKey, candidates: &Candidates<C>) -> Option<(C, Entry)> {
        let entry = self.session.bundled(key)?;
        Some((entry.config(candidates)?, entry.clone()))
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
