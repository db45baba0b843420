//! Whether anything is measured.

use std::str::FromStr;
use std::{env, fmt};

/// What a lookup may do.
///
/// ```
/// use gimbal_autotune::Mode;
///
/// assert_eq!("tune".parse(), Ok(Mode::Tune));
/// assert_eq!(Mode::default(), Mode::Replay);
/// assert_eq!("fast".parse::<Mode>().unwrap_err().to_string(), "expected off, replay or tune, got `fast`");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Always the default.
    Off,
    /// What was found before: in memory, on disk, or shipped with the program; else the default. Measures nothing.
    #[default]
    Replay,
    /// Measures what was not found before on this machine, unless a graph is being captured.
    Tune,
}

/// A word that is no mode.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected off, replay or tune, got `{0}`")]
pub struct UnknownMode(String);

impl Mode {
    /// The mode that an environment variable names. Without the variable, or with a warning if it is no mode, the default.
    pub fn from_variable(variable: &str) -> Self {
        let Some(word) = env::var_os(variable) else {
            return Self::default();
        };
        word.to_string_lossy().parse().unwrap_or_else(|error| {
            tracing::warn!("{variable}: {error}");
            Self::default()
        })
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Replay => "replay",
            Self::Tune => "tune",
        }
    }
}

impl FromStr for Mode {
    type Err = UnknownMode;

    fn from_str(word: &str) -> Result<Self, UnknownMode> {
        [Self::Off, Self::Replay, Self::Tune]
            .into_iter()
            .find(|mode| mode.name() == word)
            .ok_or_else(|| UnknownMode(word.to_owned()))
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
