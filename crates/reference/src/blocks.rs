//! Products of long matrices in f64, a block of rows at a time.
//!
//! A sum over rows is cut into parts by the number of rows alone, and the parts are added in order:
//! the result does not depend on the number of threads.

use ndarray::{Array, Array2, ArrayView2, ArrayViewMut, Dimension};

use crate::dtype::{Load, Store};

/// Rows that are multiplied at a time.
pub(crate) const BLOCK_ROWS: usize = 256;
/// Parts that a sum over rows is cut into, at most.
const MAX_PARTS: usize = 64;

/// The rows of one part: whole blocks, as many as keep the number of parts in bounds.
pub(crate) fn part_rows(rows: usize) -> usize {
    rows.div_ceil(MAX_PARTS)
        .next_multiple_of(BLOCK_ROWS)
        .max(BLOCK_ROWS)
}

/// The sum of all parts, in order.
pub(crate) fn total(parts: Vec<Array2<f64>>, shape: (usize, usize)) -> Array2<f64> {
    parts
        .into_iter()
        .fold(Array2::zeros(shape), |sum, part| sum + part)
}

pub(crate) fn widened<T: Load>(rows: &ArrayView2<T>) -> Array2<f64> {
    rows.mapv(Load::load)
}

pub(crate) fn store<O: Store, D: Dimension>(from: &Array<f64, D>, mut to: ArrayViewMut<O, D>) {
    to.zip_mut_with(from, |to, &from| *to = O::store(from));
}
