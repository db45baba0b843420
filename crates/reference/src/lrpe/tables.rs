//! Cached angles: cosine and sine of each position on an axis.

use ndarray::{ArrayView2, Axis};
use rayon::prelude::*;

use crate::dtype::DType;
use crate::error::InputError;
use crate::phase::cos_sin;
use crate::tensor::{TensorInfo, check_allocation};

/// Cosine and sine of i · theta for every position i on the longest axis of a grid, in f64.
///
/// All axes share theta, so the table of the longest serves them all: max n_j × theta's size
/// entries, where a table of all tokens would need Π n_j of them per head.
///
/// Made by [`Lrpe::tables`](crate::Lrpe::tables).
#[derive(Clone, Debug, PartialEq)]
pub struct AxisTables {
    /// By position, row of theta and column of theta, the last fastest.
    cos: Vec<f64>,
    sin: Vec<f64>,
    positions: usize,
    theta_shape: [usize; 2],
    theta_strides: [isize; 2],
}

impl AxisTables {
    pub(super) fn new(
        op: &'static str,
        theta: ArrayView2<f32>,
        positions: usize,
    ) -> Result<Self, InputError> {
        TensorInfo::of("theta", &theta).check_contiguous_rows(op)?;
        let (heads, features) = theta.dim();
        let shape = [positions, heads, features];
        let length = check_allocation(op, "tables", &shape, size_of::<f64>())?;
        let (mut cos, mut sin) = (vec![0.0; length], vec![0.0; length]);
        if length > 0 {
            cos.par_chunks_mut(features)
                .zip(sin.par_chunks_mut(features))
                .enumerate()
                .for_each(|(row, (cos, sin))| {
                    let (position, head) = (row / heads, row % heads);
                    for ((cos, sin), &theta) in cos.iter_mut().zip(sin).zip(theta.row(head)) {
                        (*cos, *sin) = cos_sin(position as f64, theta);
                    }
                });
        }
        Ok(Self {
            cos,
            sin,
            positions,
            theta_shape: [heads, features],
            theta_strides: [theta.stride_of(Axis(0)), theta.stride_of(Axis(1))],
        })
    }

    /// The length of the longest axis, or 0 for a grid without tokens.
    pub fn positions(&self) -> usize {
        self.positions
    }

    /// The theta that the tables were made from, as the checks see it.
    pub fn theta(&self) -> TensorInfo<'_> {
        TensorInfo {
            name: "theta",
            dtype: DType::F32,
            shape: &self.theta_shape,
            strides: &self.theta_strides,
        }
    }

    /// Cosine and sine of a position's angle for one entry of theta.
    pub(super) fn cos_sin(&self, position: f64, theta_head: usize, column: usize) -> (f64, f64) {
        let [heads, features] = self.theta_shape;
        let at = (position as usize * heads + theta_head) * features + column;
        (self.cos[at], self.sin[at])
    }
}
