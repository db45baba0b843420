//! What is stored, without the types of a particular operator.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::candidate::{Candidates, Config, Trial};
use crate::environment::Environment;
use crate::error::Error;
use crate::key::{Details, Digest, Key};
use crate::sampler::{Measured, Times};

/// The version of the files. A file of another version counts as not there.
pub(crate) const FORMAT: u32 = 2;

/// A [`Key`] as it is stored, with what else the choice depends on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryKey {
    /// The operator.
    pub op: String,
    /// Its direction.
    pub pass: String,
    /// The element type.
    pub dtype: String,
    /// The details of the key.
    pub details: Value,
    /// Of the code that was measured: for a kernel, of its PTX.
    pub code: Digest,
    /// Of the candidates, in order.
    pub candidates: Digest,
}

impl EntryKey {
    /// # Errors
    /// [`Error::Serialise`].
    pub(crate) fn new<D: Details, C: Config>(
        key: &Key<D>,
        code: Digest,
        candidates: &Candidates<C>,
    ) -> Result<Self, Error> {
        Ok(Self {
            op: key.op.to_owned(),
            pass: key.pass.to_owned(),
            dtype: key.dtype.to_owned(),
            details: value("the details of a key", &key.details)?,
            code,
            candidates: candidates.digest()?,
        })
    }

    /// Names the file of the entry: the same for equal keys, and hardly ever for others.
    pub(crate) fn fingerprint(&self) -> Digest {
        // A JSON object of strings and of what was JSON before always has a text.
        Digest::of([serde_json::to_string(self).unwrap_or_default()])
    }
}

/// What was found for one key: a file of the cache.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The version of the file.
    pub format: u32,
    /// The digest of the [`Environment`] it was found in.
    pub environment: Digest,
    /// What it was found for.
    pub key: EntryKey,
    /// The winner, by value.
    pub config: Value,
    /// All candidates, the default first.
    pub trials: Vec<Trial<Value>>,
}

impl Entry {
    /// # Errors
    /// [`Error::Serialise`].
    pub(crate) fn new<C: Config>(
        environment: Digest,
        key: EntryKey,
        measured: &Measured<C>,
    ) -> Result<Self, Error> {
        let trials = measured.trials.iter().map(|trial| {
            Ok(Trial {
                config: value("a config", &trial.config)?,
                outcome: trial.outcome.clone(),
            })
        });
        Ok(Self {
            format: FORMAT,
            environment,
            key,
            config: value("a config", &measured.config)?,
            trials: trials.collect::<Result<_, Error>>()?,
        })
    }

    /// The winner, if it is one of these candidates.
    pub(crate) fn config<C: Config>(&self, candidates: &Candidates<C>) -> Option<C> {
        let config: C = serde_json::from_value(self.config.clone()).ok()?;
        candidates.all().contains(&config).then_some(config)
    }

    /// The default, which was measured first.
    pub fn default_trial(&self) -> Option<&Trial<Value>> {
        self.trials.first()
    }

    /// The winner, as it was measured.
    pub fn winner(&self) -> Option<&Trial<Value>> {
        self.trials.iter().find(|trial| trial.config == self.config)
    }

    /// How much less time the winner takes than the default, as a fraction of the default's; 0 where it is the default.
    pub fn gain(&self) -> Option<f64> {
        let median =
            |trial: Option<&Trial<Value>>| trial?.times().map(|times: &Times| times.median);
        let default = median(self.default_trial())?;
        Some((default - median(self.winner())?) / default)
    }
}

fn value(what: &'static str, of: &impl Serialize) -> Result<Value, Error> {
    serde_json::to_value(of).map_err(|source| Error::Serialise { what, source })
}

/// What was found in one environment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recorded {
    /// Where.
    pub environment: Environment,
    /// What, ordered by operator, direction, type and fingerprint.
    pub entries: Vec<Entry>,
}

/// Entries of any number of environments in one document: what is exported, imported, and shipped with a program.
///
/// ```
/// use gimbal_autotune::Collection;
///
/// let nothing = Collection::parse(r#"{ "format": 2, "environments": [] }"#)?;
/// assert_eq!(nothing, Collection::default());
/// assert!(Collection::parse(r#"{ "format": 7, "environments": [] }"#).is_err());
/// # Ok::<(), gimbal_autotune::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Collection {
    /// The version of the document.
    pub format: u32,
    /// What was found in each environment.
    pub environments: Vec<Recorded>,
}

impl Default for Collection {
    fn default() -> Self {
        Self {
            format: FORMAT,
            environments: Vec::new(),
        }
    }
}

impl Collection {
    /// Reads a document, and checks that it is consistent.
    ///
    /// # Errors
    /// [`Error::Malformed`].
    pub fn parse(text: &str) -> Result<Self, Error> {
        const WHAT: &str = "the collection of configs";
        let parsed: Self =
            serde_json::from_str(text).map_err(|reason| Error::malformed(WHAT, reason))?;
        for Recorded {
            environment,
            entries,
        } in &parsed.environments
        {
            let digest = environment.digest();
            if entries.iter().any(|entry| entry.environment != digest) {
                let reason = format!("an entry beside those of {} is foreign", environment.device);
                return Err(Error::malformed(WHAT, reason));
            }
        }
        let formats = parsed.environments.iter().flat_map(|r| &r.entries);
        let mut formats = formats.map(|entry| entry.format).chain([parsed.format]);
        match formats.find(|&format| format != FORMAT) {
            Some(format) => {
                let reason = format!("expected format {FORMAT}, got {format}");
                Err(Error::malformed(WHAT, reason))
            }
            None => Ok(parsed),
        }
    }

    /// The document, indented and ending in a newline.
    ///
    /// # Errors
    /// [`Error::Serialise`].
    pub fn to_json(&self) -> Result<String, Error> {
        to_json("a collection of configs", self)
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.environments.iter().map(|r| r.entries.len()).sum()
    }

    /// Whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Indented and ending in a newline.
pub(crate) fn to_json(what: &'static str, document: &impl Serialize) -> Result<String, Error> {
    let mut text = serde_json::to_string_pretty(document)
        .map_err(|source| Error::Serialise { what, source })?;
    text.push('\n');
    Ok(text)
}
