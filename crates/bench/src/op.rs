//! Operators and directions, as the command line and the reports name them.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// An operator.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ValueEnum,
)]
#[serde(rename_all = "snake_case")]
pub enum OpName {
    #[value(alias = "lrpe_rotate")]
    LrpeRotate,
    #[value(alias = "lrpe_cosine")]
    LrpeCosine,
    #[value(alias = "lrpe_cosine_md")]
    LrpeCosineMd,
    Flao,
    #[value(alias = "flao_lrpe")]
    FlaoLrpe,
    #[value(alias = "tpa_decode")]
    TpaDecode,
}

impl OpName {
    /// Its name in symbols, files and errors.
    pub const fn stem(self) -> &'static str {
        match self {
            Self::LrpeRotate => "lrpe_rotate",
            Self::LrpeCosine => "lrpe_cosine",
            Self::LrpeCosineMd => "lrpe_cosine_md",
            Self::Flao => "flao",
            Self::FlaoLrpe => "flao_lrpe",
            Self::TpaDecode => "tpa_decode",
        }
    }

    /// The directions that it has.
    pub const fn passes(self) -> &'static [Pass] {
        match self {
            Self::TpaDecode => &[Pass::Fwd],
            _ => &[Pass::Fwd, Pass::Bwd],
        }
    }

    /// `chosen`, each once, or every operator if none is.
    pub fn selection(chosen: &[Self]) -> Vec<Self> {
        let all = Self::value_variants().iter().copied();
        all.filter(|op| chosen.is_empty() || chosen.contains(op))
            .collect()
    }
}

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// Forward
    Fwd,
    /// Backward
    Bwd,
}

impl Pass {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fwd => "fwd",
            Self::Bwd => "bwd",
        }
    }

    pub const fn words(self) -> &'static str {
        match self {
            Self::Fwd => "forward",
            Self::Bwd => "backward",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_selection_is_everything() {
        assert_eq!(OpName::selection(&[]), OpName::value_variants());
        let twice = [OpName::LrpeCosine, OpName::LrpeCosine];
        assert_eq!(OpName::selection(&twice), [OpName::LrpeCosine]);
    }
}
