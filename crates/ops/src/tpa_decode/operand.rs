//! Tensors as the kernels see them.

use crate::tensor::Layout;
use crate::{Scalar, TensorView};

/// A factor of keys or values, (B, M, R, width) or (B, M, width).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    /// Of element (0, …, 0), on the device.
    pub address: u64,
    pub batch: i64,
    pub token: i64,
    /// 0 where the rank is 1.
    pub rank: i64,
}

impl Operand {
    pub fn of<T: Scalar>(factor: &TensorView<T>) -> Self {
        let layout = factor.layout();
        Self {
            address: factor.address(),
            batch: stride(layout, 0),
            token: stride(layout, 1),
            rank: match layout.shape() {
                [_, _, _, _] => stride(layout, 2),
                _ => 0,
            },
        }
    }
}

/// The stride of a dimension in elements; 0 where there is nothing to step over, so that it is never used.
pub(super) fn stride(layout: &Layout, dim: usize) -> i64 {
    match (layout.shape().get(dim), layout.strides().get(dim)) {
        (Some(2..), Some(&stride)) => stride as i64,
        _ => 0,
    }
}
