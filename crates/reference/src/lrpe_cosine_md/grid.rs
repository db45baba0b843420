//! The angles of tokens on a grid.

use ndarray::ArrayView2;

use super::AxisTables;
use crate::lrpe::{Angles, fill_row};

/// Θ = concat(i_1 · theta, …, i_k · theta)\[..D\] for the grid index (i_1, …, i_k) of a token.
pub(crate) struct GridAngles<'a> {
    axes: Vec<Axis>,
    extra_tokens: usize,
    on_axis: AxisAngles<'a>,
}

/// Where the angles of a position on an axis come from.
pub(super) enum AxisAngles<'a> {
    Theta(ArrayView2<'a, f32>),
    Tables(&'a AxisTables),
}

/// One axis of the grid.
struct Axis {
    length: usize,
    /// Tokens from one position to the next.
    stride: usize,
}

impl<'a> GridAngles<'a> {
    /// `lengths` holds the length of each axis, the last one fastest.
    pub fn new(lengths: &[usize], extra_tokens: usize, on_axis: AxisAngles<'a>) -> Self {
        let mut stride = 1;
        let mut axes: Vec<Axis> = lengths
            .iter()
            .rev()
            .map(|&length| {
                let axis = Axis { length, stride };
                // Beside an empty axis the others may have any length, as no token stands there.
                stride = stride.saturating_mul(length);
                axis
            })
            .collect();
        axes.reverse();
        Self {
            axes,
            extra_tokens,
            on_axis,
        }
    }

    /// The position of a token on each axis; none for an extra token.
    fn positions(&self, token: usize) -> Option<impl Iterator<Item = usize>> {
        let token = token.checked_sub(self.extra_tokens)?;
        Some(
            self.axes
                .iter()
                .map(move |axis| token / axis.stride % axis.length),
        )
    }

    /// The columns e of theta, which are the features of one axis.
    fn theta_features(&self) -> usize {
        match &self.on_axis {
            AxisAngles::Theta(theta) => theta.ncols(),
            AxisAngles::Tables(tables) => tables.theta_features(),
        }
    }
}

impl Angles for GridAngles<'_> {
    fn fill(&self, token: usize, theta_head: usize, cos: &mut [f64], sin: &mut [f64]) {
        let Some(positions) = self.positions(token) else {
            cos.fill(1.0);
            sin.fill(0.0);
            return;
        };
        // The last block is cut off at D.
        let features = self.theta_features();
        let blocks = cos.chunks_mut(features).zip(sin.chunks_mut(features));
        for (position, (cos, sin)) in positions.zip(blocks) {
            match &self.on_axis {
                AxisAngles::Theta(theta) => {
                    fill_row(position as f64, theta.row(theta_head).iter(), cos, sin);
                }
                AxisAngles::Tables(tables) => {
                    let (table_cos, table_sin) = tables.row(position, theta_head);
                    cos.copy_from_slice(&table_cos[..cos.len()]);
                    sin.copy_from_slice(&table_sin[..sin.len()]);
                }
            }
        }
    }

    fn accumulate_dtheta(&self, token: usize, d_angle: &[f64], dtheta: &mut [f64]) {
        let Some(positions) = self.positions(token) else {
            return;
        };
        for (position, d_angle) in positions.zip(d_angle.chunks(self.theta_features())) {
            for (dtheta, d_angle) in dtheta.iter_mut().zip(d_angle) {
                *dtheta += position as f64 * d_angle;
            }
        }
    }
}
