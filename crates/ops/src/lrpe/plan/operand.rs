//! Tensors as the kernels see them.

use gimbal_kernels_sys::lrpe::Strides;

use crate::lrpe::definition::Definition;
use crate::tensor::Layout;

/// A tensor of rows: x, o or one of their gradients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Operand {
    /// Of element (0, …, 0), on the device.
    pub address: u64,
    pub strides: Strides,
}

impl Operand {
    /// A tensor with the dimensions of x. Where a dimension has at most one element, its stride is never used, and 0
    /// here.
    pub fn new<D: Definition>(address: u64, layout: &Layout) -> Self {
        let dimensions = D::dimensions(layout.shape().len());
        let stride = |dim: Option<usize>| {
            let dim = dim.filter(|&dim| layout.shape().get(dim).is_some_and(|&length| length > 1));
            let stride = dim.and_then(|dim| layout.strides().get(dim));
            stride.map_or(0, |&stride| stride as i64)
        };
        Self {
            address,
            strides: Strides {
                batch: stride(Some(dimensions.batch)),
                token: stride(Some(dimensions.token)),
                head: stride(dimensions.head),
                // It depends on the block, see `Task::stage`.
                token_step: 0,
            },
        }
    }

    /// Whether every row starts at a multiple of `width` elements, which are `bytes` bytes.
    pub fn is_aligned(&self, width: i64, bytes: u64) -> bool {
        let Strides {
            batch, token, head, ..
        } = self.strides;
        let strides = [batch, token, head];
        self.address.is_multiple_of(bytes) && strides.iter().all(|stride| stride % width == 0)
    }

    /// Whether the next head is nearer in memory than the next token.
    pub fn heads_are_nearer(&self) -> bool {
        self.strides.head.unsigned_abs() < self.strides.token.unsigned_abs()
    }
}

/// Which dimension of x is which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dimensions {
    pub batch: usize,
    pub token: usize,
    /// None where x has one head and no dimension for it.
    pub head: Option<usize>,
}

/// theta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ThetaOperand {
    pub address: u64,
    /// From one row to the next; used where there are several.
    pub head_stride: i64,
}
