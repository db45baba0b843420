//! What is chosen from, and what became of each.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::key::Digest;
use crate::sampler::Times;

/// What can be tuned: anything that can be compared, and stored by value.
pub trait Config:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<C> Config for C where
    C: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// The default, which is valid for every problem, and what may be faster. No config is in it twice.
///
/// ```
/// use gimbal_autotune::Candidates;
///
/// let candidates = Candidates::new(64, [128, 64, 256, 128]);
/// assert_eq!(candidates.all(), [64, 128, 256]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Candidates<C> {
    all: Vec<C>,
}

impl<C: Config> Candidates<C> {
    /// A default, and challengers in any order; those that repeat another are left out.
    pub fn new(default: C, challengers: impl IntoIterator<Item = C>) -> Self {
        let mut all = vec![default];
        for challenger in challengers {
            if !all.contains(&challenger) {
                all.push(challenger);
            }
        }
        Self { all }
    }

    /// All of them, the default first.
    pub fn all(&self) -> &[C] {
        &self.all
    }

    /// Of the configs in order: an entry that was found with another list is not used.
    ///
    /// # Errors
    /// [`Error::Serialise`].
    pub fn digest(&self) -> Result<Digest, Error> {
        let text = serde_json::to_vec(&self.all).map_err(|source| Error::Serialise {
            what: "a list of candidates",
            source,
        })?;
        Ok(Digest::of([text]))
    }
}

/// What became of a candidate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It agrees with the default, and took so long.
    Timed(Times),
    /// Its result differs from that of the default.
    Wrong,
    /// It did not run, for this reason.
    Failed(String),
    /// It is not valid for the problem.
    Invalid,
}

/// A candidate, and what became of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial<C> {
    /// The candidate.
    pub config: C,
    /// What became of it.
    pub outcome: Outcome,
}

impl<C> Trial<C> {
    /// Its times, if it ran and agreed.
    pub fn times(&self) -> Option<&Times> {
        match &self.outcome {
            Outcome::Timed(times) => Some(times),
            _ => None,
        }
    }
}
