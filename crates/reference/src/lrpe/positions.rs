//! The positions of tokens: which there are, and whether they are 32-bit integers.

use crate::error::{InputError, InputReason};
use crate::theta::ThetaKind;

/// Where the tokens of a sequence lie.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Positions<'a> {
    /// On a line from `offset`; x is (B, N, H, D) or (B, N, D).
    Line { offset: i64, theta_kind: ThetaKind },
    /// On a grid, row-major, after `extra_tokens` tokens without a position; x is (B, H, L, D).
    Grid {
        axes: &'a [usize],
        extra_tokens: usize,
    },
}

impl Positions<'_> {
    /// The names of the dimensions of x.
    pub fn dimensions(&self) -> &'static str {
        match self {
            Self::Line { .. } => "(B, N, H, D) or (B, N, D)",
            Self::Grid { .. } => "(B, H, L, D)",
        }
    }
}

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

/// The most axes of a grid.
const MAX_AXES: usize = 4;

/// The number of tokens of a grid with `extra_tokens` before it.
pub(crate) fn check_grid(
    op: &'static str,
    axes: &[usize],
    extra_tokens: usize,
) -> Result<usize, InputError> {
    if axes.is_empty() {
        return Err(InputReason::GridEmpty.of(op));
    }
    if axes.len() > MAX_AXES {
        let (max, got) = (MAX_AXES, axes.len());
        return Err(InputReason::GridAxes { max, got }.of(op));
    }
    if axes.contains(&0) {
        return Ok(extra_tokens);
    }
    let tokens = axes
        .iter()
        .try_fold(1usize, |tokens, &axis| tokens.checked_mul(axis))
        .and_then(|tokens| tokens.checked_add(extra_tokens))
        .ok_or_else(|| {
            InputReason::GridOverflow {
                grid: axes.to_vec(),
                extra_tokens,
            }
            .of(op)
        })?;
    for &axis in axes {
        check_line(op, 0, axis)?;
    }
    Ok(tokens)
}
