//! Cached angles: cosine and sine of each position on an axis.

use ndarray::{Array2, Array3, ArrayView2, Axis, Zip};

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
    theta: Array2<f32>,
    /// By position, row of theta and column of theta.
    cos_sin: Array3<(f64, f64)>,
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
        check_allocation(op, "tables", &shape, size_of::<(f64, f64)>())?;
        let mut table = Array3::default(shape);
        Zip::indexed(&mut table).par_for_each(|(position, head, column), entry| {
            *entry = cos_sin(position as f64, theta[[head, column]]);
        });
        Ok(Self {
            theta: theta.to_owned(),
            cos_sin: table,
        })
    }

    /// The length of the longest axis, or 0 for a grid without tokens.
    pub fn positions(&self) -> usize {
        self.cos_sin.len_of(Axis(0))
    }

    /// The theta that the tables were made from, as the checks see it.
    pub fn theta(&self) -> TensorInfo<'_> {
        TensorInfo::of("theta", &self.theta)
    }

    /// Cosine and sine of a position's angle for one entry of theta.
    pub(super) fn cos_sin(&self, position: f64, theta_head: usize, column: usize) -> (f64, f64) {
        self.cos_sin[[position as usize, theta_head, column]]
    }
}
