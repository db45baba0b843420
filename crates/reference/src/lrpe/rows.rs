//! Tensors as rows, whatever the operator's order of dimensions.

use ndarray::{ArrayBase, ArrayView4, ArrayViewMut1, Axis, Ix4, IxDyn, RawData, Zip, s};

use super::block::Row;
use super::{Definition, Positions};
use crate::dtype::{Element, Store};
use crate::error::{InputError, InputReason};

impl<E> Definition<'_, E> {
    /// A view of x, o or a gradient with the axes (N, H, B, ·).
    pub(super) fn rows<S: RawData>(
        &self,
        name: &'static str,
        tensor: ArrayBase<S, IxDyn>,
    ) -> Result<ArrayBase<S, Ix4>, InputError> {
        let rank_error = InputReason::Rank {
            tensor: name,
            expected: self.positions.dimensions(),
            got: tensor.shape().to_vec(),
        }
        .of(self.op);
        let (tensor, axes) = match self.positions {
            Positions::Line { .. } if tensor.ndim() == 3 => {
                (tensor.insert_axis(Axis(2)), [1, 2, 0, 3])
            }
            Positions::Line { .. } => (tensor, [1, 2, 0, 3]),
            Positions::Grid { .. } => (tensor, [2, 1, 0, 3]),
        };
        let tensor = tensor.into_dimensionality().map_err(|_| rank_error)?;
        Ok(tensor.permuted_axes(axes))
    }
}

/// Widens a row of a tensor with axes (N, H, B, ·).
pub(super) fn read<T: Element>(tensor: &ArrayView4<T>, row: Row, values: &mut [f64]) {
    let tensor = tensor.slice(s![row.token, row.head, row.batch, ..]);
    Zip::from(values)
        .and(tensor)
        .for_each(|value, x| *value = x.to_f64());
}

/// Rounds a row into a tensor.
pub(super) fn write<O: Store>(values: &[f64], row: ArrayViewMut1<O>) {
    Zip::from(row)
        .and(values)
        .for_each(|o, &value| *o = O::store(value));
}
