//! The positions of tokens, and the angles that they give.

use std::ops::Range;

use ndarray::{Array3, Axis};

use super::check::NEEDED_FOR_GIVEN;
use super::encoding::AngleRow;
use super::inputs::{IndexView, LrpeInputs, ThetaOrTables};
use super::rows::Row;
use super::{Lrpe, LrpeProblem, ThetaKind};
use crate::error::{InputError, InputReason};
use crate::phase::cos_sin;
use crate::tensor::{of_rank, required};

/// Where the tokens of a sequence lie.
///
/// With several axes each angle index belongs to one of them. `axes` names it for each of theta's E
/// columns: angle i < E is p\[axes\[i\]\] · theta\[h, i\], and the others are 0. Without `axes`, the
/// angles are cut into blocks of E, and block j is p\[j\] · theta\[h\].
#[derive(Clone, Debug, PartialEq)]
pub enum Positions {
    /// On a line: p = offset + n for token n of a sequence.
    ///
    /// Two inputs of a call change what is counted. [`offsets`](LrpeInputs::offsets) has an offset
    /// for each sequence, in place of `offset`. With [`cu_seqlens`](LrpeInputs::cu_seqlens) x is
    /// (T, H, D), sequences one behind the other: sequence s has the tokens from cu_seqlens\[s\] to
    /// cu_seqlens\[s + 1\], and p = t − cu_seqlens\[s\] + offset. What comes behind the last sequence
    /// belongs to none: o and dx are 0 there.
    Line {
        /// The position of the first token. The positions of all tokens fit in 32 bits.
        offset: i64,
    },
    /// On a grid of up to four axes, row-major (the last axis fastest), the same for all sequences.
    Grid {
        /// The length n_j of each axis. Lengths fit in 32 bits and may be zero.
        shape: Vec<usize>,
        /// l, the number of tokens before the grid, whose angles are 0.
        extra_tokens: usize,
        /// The axis of each column of theta; blocks if absent.
        axes: Option<Vec<usize>>,
    },
    /// As [`LrpeInputs::positions`] says, on one to four axes.
    Given {
        /// The axis of each column of theta. If absent, blocks, or for a single axis what holds on
        /// a line.
        axes: Option<Vec<usize>>,
    },
}

impl Positions {
    /// On a line from `offset`.
    pub fn line(offset: i64) -> Self {
        Self::Line { offset }
    }

    /// On a grid behind `extra_tokens` tokens, with a block of angles for each axis.
    pub fn grid(shape: impl Into<Vec<usize>>, extra_tokens: usize) -> Self {
        Self::Grid {
            shape: shape.into(),
            extra_tokens,
            axes: None,
        }
    }

    /// Given at each call, with a block of angles for each axis.
    pub fn given() -> Self {
        Self::Given { axes: None }
    }

    /// The axis of each column of theta, where that is said.
    pub fn axes(&self) -> Option<&[usize]> {
        match self {
            Self::Line { .. } => None,
            Self::Grid { axes, .. } | Self::Given { axes } => axes.as_deref(),
        }
    }
}

/// The most axes that positions may have.
pub(super) const MAX_AXES: usize = 4;

/// The first and the last of `tokens` positions from `offset` must be 32-bit integers.
pub(super) fn check_line(op: &'static str, offset: i64, tokens: usize) -> Result<(), InputError> {
    let Some(steps) = tokens.checked_sub(1) else {
        return Ok(());
    };
    let fits = i64::try_from(steps)
        .ok()
        .and_then(|steps| offset.checked_add(steps))
        .is_some_and(|last| i32::try_from(offset).is_ok() && i32::try_from(last).is_ok());
    if fits {
        return Ok(());
    }
    Err(InputReason::Positions { offset, tokens }.of(op))
}

/// The number of tokens of a grid with `extra_tokens` before it.
pub(super) fn check_grid(
    op: &'static str,
    shape: &[usize],
    extra_tokens: usize,
) -> Result<usize, InputError> {
    if shape.is_empty() {
        return Err(InputReason::GridEmpty.of(op));
    }
    if shape.len() > MAX_AXES {
        let (max, got) = (MAX_AXES, shape.len());
        return Err(InputReason::GridAxes { max, got }.of(op));
    }
    if shape.contains(&0) {
        return Ok(extra_tokens);
    }
    let tokens = shape
        .iter()
        .try_fold(1usize, |tokens, &length| tokens.checked_mul(length))
        .and_then(|tokens| tokens.checked_add(extra_tokens))
        .ok_or_else(|| {
            InputReason::GridOverflow {
                grid: shape.to_vec(),
                extra_tokens,
            }
            .of(op)
        })?;
    for &length in shape {
        check_line(op, 0, length)?;
    }
    Ok(tokens)
}

/// The tokens of a call: where their sequences lie, and their positions.
pub(super) struct Tokens {
    /// Where each sequence starts and the last one ends. Not packed, there is one for all of the
    /// batch, of all tokens.
    bounds: Vec<usize>,
    source: Source,
}

enum Source {
    /// One offset, or one for each sequence.
    Line { offsets: Vec<i64> },
    Grid {
        shape: Vec<usize>,
        extra_tokens: usize,
    },
    /// (k, B or 1, N).
    Given(Array3<i32>),
}

impl Tokens {
    /// The inputs' shapes have been checked, their values are here.
    pub fn new(op: &Lrpe, problem: &LrpeProblem, inputs: &LrpeInputs) -> Result<Self, InputError> {
        let name = op.name();
        let bounds = match &inputs.cu_seqlens {
            None => vec![0, problem.tokens],
            Some(cu_seqlens) => bounds(name, cu_seqlens, problem.tokens)?,
        };
        let source = match &op.positions {
            Positions::Line { offset } => Source::Line {
                offsets: match &inputs.offsets {
                    None => vec![*offset],
                    Some(offsets) => offsets.values().iter().map(|&p| p.into()).collect(),
                },
            },
            Positions::Grid {
                shape,
                extra_tokens,
                ..
            } => Source::Grid {
                shape: shape.clone(),
                extra_tokens: *extra_tokens,
            },
            Positions::Given { .. } => Source::Given(three_axes(name, &inputs.positions)?),
        };
        let tokens = Self { bounds, source };
        tokens.check_line(name)?;
        Ok(tokens)
    }

    /// Positions on a line must fit in 32 bits.
    fn check_line(&self, op: &'static str) -> Result<(), InputError> {
        let Source::Line { offsets } = &self.source else {
            return Ok(());
        };
        let count = offsets.len().max(self.bounds.len() - 1);
        // The sequences of a batch are all as long as the first.
        let bounds = self.bounds.windows(2).cycle();
        let mut sequences = offsets.iter().cycle().zip(bounds).take(count);
        sequences.try_for_each(|(&offset, bounds)| check_line(op, offset, bounds[1] - bounds[0]))
    }

    /// The tokens that belong to a sequence.
    pub fn range(&self) -> Range<usize> {
        0..self.bounds.last().copied().unwrap_or(0)
    }

    /// The tokens of each sequence.
    pub fn sequences(&self) -> Vec<Range<usize>> {
        let bounds = self.bounds.windows(2);
        bounds.map(|bounds| bounds[0]..bounds[1]).collect()
    }

    /// The rows that the columns of all sequences have, one for each of their heads.
    pub fn column_rows(&self, problem: &LrpeProblem) -> usize {
        (self.bounds.len() - 1) * problem.batch * problem.heads
    }

    /// The sequence of a token that belongs to one.
    pub fn sequence(&self, token: usize) -> usize {
        // Of sequences that start at the same token, all but the last are empty.
        self.bounds.partition_point(|&start| start <= token) - 1
    }

    /// Whether tokens of the same number have other positions in another sequence of the batch.
    pub fn differ_by_batch(&self) -> bool {
        match &self.source {
            Source::Line { offsets } => offsets.len() > 1,
            Source::Grid { .. } => false,
            Source::Given(positions) => positions.dim().1 > 1,
        }
    }

    /// The positions of a row's token on each axis. None for an extra token, whose angles are 0.
    pub fn positions(&self, row: Row) -> Option<[f64; MAX_AXES]> {
        let mut positions = [0.0; MAX_AXES];
        match &self.source {
            Source::Line { offsets } => {
                let sequence = self.sequence(row.token);
                // One of the two is 0: packed sequences have no batch.
                let offset = offsets[(sequence + row.batch).min(offsets.len() - 1)];
                positions[0] = offset as f64 + (row.token - self.bounds[sequence]) as f64;
            }
            Source::Grid {
                shape,
                extra_tokens,
            } => {
                let mut rest = row.token.checked_sub(*extra_tokens)?;
                // The last axis is the fastest.
                for (axis, length) in shape.iter().enumerate().rev() {
                    positions[axis] = (rest % length) as f64;
                    rest /= length;
                }
            }
            Source::Given(given) => {
                let batch = row.batch.min(given.dim().1 - 1);
                for (axis, position) in positions.iter_mut().take(given.dim().0).enumerate() {
                    *position = given[[axis, batch, row.token]].into();
                }
            }
        }
        Some(positions)
    }
}

/// The bounds of packed sequences: from 0 on, never falling, within x.
fn bounds(
    op: &'static str,
    cu_seqlens: &IndexView,
    tokens: usize,
) -> Result<Vec<usize>, InputError> {
    let mut bounds = Vec::new();
    for (index, &got) in cu_seqlens.values().iter().enumerate() {
        let allowed = match bounds.last() {
            Some(&last) => last..=tokens,
            None => 0..=0,
        };
        match usize::try_from(got) {
            Ok(bound) if allowed.contains(&bound) => bounds.push(bound),
            _ => return Err(InputReason::CuSeqlens { index, tokens, got }.of(op)),
        }
    }
    Ok(bounds)
}

/// Given positions as (k, B or 1, N).
fn three_axes(op: &'static str, positions: &Option<IndexView>) -> Result<Array3<i32>, InputError> {
    let positions = required(op, positions.as_ref(), "positions", NEEDED_FOR_GIVEN)?;
    let mut positions = positions.values();
    while positions.ndim() < 3 {
        positions.insert_axis_inplace(Axis(0));
    }
    of_rank(op, "positions", GIVEN_DIMENSIONS, positions)
}

/// The dimensions of given positions.
pub(super) const GIVEN_DIMENSIONS: &str = "(N), (B, N) or (k, B, N)";

/// The angles Θ of a token as a linear function of a row of theta.
pub(super) struct Angles<'a> {
    theta: ThetaOrTables<'a>,
    /// The others do not turn.
    turns: Vec<Turn>,
}

/// Angle indices that turn by one column of theta along one axis.
struct Turn {
    angles: Range<usize>,
    axis: usize,
    column: usize,
}

impl<'a> Angles<'a> {
    pub fn new(axes: Option<&[usize]>, problem: &LrpeProblem, theta: ThetaOrTables<'a>) -> Self {
        let (count, columns) = (problem.angles, problem.theta_features);
        let one = |angle: usize, axis, column| Turn {
            angles: angle..angle + 1,
            axis,
            column,
        };
        let turns = match (problem.theta_kind, axes) {
            (ThetaKind::PerHead, _) => vec![Turn {
                angles: 0..count,
                axis: 0,
                column: 0,
            }],
            (ThetaKind::PerFeature, Some(axes)) => {
                let axes = axes.iter().enumerate();
                axes.map(|(i, &axis)| one(i, axis, i)).collect()
            }
            // The last block is cut off, and with a single axis what is beyond its block is 0.
            (ThetaKind::PerFeature, None) => (0..count.min(problem.axes.saturating_mul(columns)))
                .map(|i| one(i, i / columns, i % columns))
                .collect(),
        };
        Self { theta, turns }
    }

    /// Cosines and sines of the angles at these positions, for row `theta_head` of theta.
    pub fn fill(
        &self,
        positions: Option<[f64; MAX_AXES]>,
        theta_head: usize,
        angle: &mut AngleRow,
    ) {
        let AngleRow { cos, sin } = angle;
        cos.fill(1.0);
        sin.fill(0.0);
        let Some(positions) = positions else {
            return;
        };
        for turn in &self.turns {
            let position = positions[turn.axis];
            let (c, s) = match self.theta {
                ThetaOrTables::Theta(theta) => cos_sin(position, theta[[theta_head, turn.column]]),
                ThetaOrTables::Tables(tables) => tables.cos_sin(position, theta_head, turn.column),
            };
            cos[turn.angles.clone()].fill(c);
            sin[turn.angles.clone()].fill(s);
        }
    }

    /// Adds the part of dtheta, a row of theta, that is due to dΘ at these positions.
    pub fn accumulate_dtheta(
        &self,
        positions: Option<[f64; MAX_AXES]>,
        d_angle: &[f64],
        dtheta: &mut [f64],
    ) {
        let Some(positions) = positions else {
            return;
        };
        for turn in &self.turns {
            let sum: f64 = d_angle[turn.angles.clone()].iter().sum();
            dtheta[turn.column] += positions[turn.axis] * sum;
        }
    }
}
