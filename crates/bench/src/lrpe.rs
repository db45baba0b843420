//! The LRPE operators as the commands use them.

use gimbal_ops::{Activation, ThetaKind};
use gimbal_reference::{Lrpe, Positions};

/// The encodings of tokens on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Rotate,
    Cosine,
}

impl Encoding {
    /// The name of the operator in errors, symbols and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rotate => "lrpe_rotate",
            Self::Cosine => "lrpe_cosine",
        }
    }

    /// D / the number of angles of a row.
    pub const fn features_per_angle(self) -> usize {
        match self {
            Self::Rotate => 2,
            Self::Cosine => 1,
        }
    }

    /// The operator on a line.
    pub fn line(self, theta_kind: ThetaKind, activation: Activation, offset: i64) -> Lrpe {
        Lrpe {
            positions: Positions::line(offset),
            f: activation.into(),
            theta_kind,
            ..match self {
                Self::Rotate => Lrpe::rotate(),
                Self::Cosine => Lrpe::cosine(),
            }
        }
    }
}
