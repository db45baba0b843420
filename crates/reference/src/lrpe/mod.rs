//! What the LRPE operators share: the problem's sizes, the checks, the angles, and the passes over
//! rows.
//!
//! An operator is f, a set of angles Θ for each token and head, and an encoding that turns a row
//! f(x) of D features into a row of the output by the cosine and sine of Θ. Only the encoding and
//! the origin of the angles differ, and those stand in the operators' own files.

mod activated;
mod angles;
mod block;
mod check;
mod encoding;
mod methods;
mod pass;
mod positions;
mod rows;

pub(crate) use angles::{Angles, LineAngles, fill_row};
pub(crate) use check::Definition;
pub(crate) use encoding::Encoding;
pub(crate) use methods::methods;
pub(crate) use pass::Pass;
pub(crate) use positions::{Positions, check_grid};

use crate::theta::ThetaKind;

/// The sizes of one call of an LRPE operator, as the checks found them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LrpeProblem {
    /// B, the number of sequences.
    pub batch: usize,
    /// N (or L), the number of tokens of a sequence.
    pub tokens: usize,
    /// H, the number of heads.
    pub heads: usize,
    /// D, the number of features of x.
    pub features: usize,
    /// The rows of theta: 1 or `heads`.
    pub theta_heads: usize,
    /// E (or e), the columns of theta.
    pub theta_features: usize,
    /// What a row of theta stands for.
    pub theta_kind: ThetaKind,
}

impl LrpeProblem {
    /// Whether there is nothing to compute.
    pub fn is_empty(&self) -> bool {
        self.batch == 0 || self.tokens == 0 || self.heads == 0
    }
}
