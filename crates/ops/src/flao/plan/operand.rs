//! Tensors as the kernels see them.

use gimbal_kernels_sys::flao::Operand;

use crate::{Scalar, TensorView};

/// A tensor of rows. Where a dimension has at most one element, its stride is never used, and 0 here.
pub(in crate::flao) fn operand<T: Scalar>(tensor: &TensorView<T>) -> Operand {
    let stride = |dim: usize| {
        let length = tensor.shape().get(dim).copied().unwrap_or_default();
        let stride = tensor.strides().get(dim).filter(|_| length > 1);
        stride.map_or(0, |&stride| stride as i64)
    };
    Operand {
        at: tensor.address(),
        batch_stride: stride(0),
        head_stride: stride(1),
        row_stride: stride(2),
    }
}
