//! The default block shapes of an operator's passes.

use gimbal_kernels_sys::lrpe::{Access, Activation};

use super::{Operand, Task};
use crate::lrpe::config::{BlockShape, Extent, LrpeConfig};

impl Task {
    /// The default of the forward pass, for an output that is as aligned as x.
    pub fn forward_config(&self, x: Operand) -> LrpeConfig {
        LrpeConfig {
            rows: self.forward_shape(x, self.row_access(&[x])),
            statistics: self.forward_statistics_shape(x),
        }
    }

    /// The default of the backward pass, for an output that is as aligned as the inputs.
    pub fn backward_config(&self, x: Option<Operand>, d_o: Operand) -> LrpeConfig {
        let access = self.row_access(&[x.unwrap_or(d_o), d_o]);
        LrpeConfig {
            rows: self.backward_shape(d_o, access),
            statistics: self.backward_statistics_shape(x.unwrap_or(d_o), d_o),
        }
    }

    pub(super) fn forward_shape(&self, x: Operand, access: Access) -> BlockShape {
        let extent = self.extent(access, self.span, x);
        match self.activation {
            Activation::SoftmaxSequence => extent.sequence_rows(),
            Activation::SoftmaxFeature => extent.rows(4, 2, 16),
            _ => self.pointwise_rows(&extent),
        }
    }

    pub(super) fn backward_shape(&self, d_o: Operand, access: Access) -> BlockShape {
        let extent = self.extent(access, self.span, d_o);
        match self.activation {
            Activation::SoftmaxSequence => extent.sequence_rows(),
            Activation::SoftmaxFeature => extent.rows(6, 2, 24),
            _ => self.pointwise_rows(&extent),
        }
    }

    fn pointwise_rows(&self, extent: &Extent) -> BlockShape {
        let batches = self.batches_per_thread;
        extent.rows(batches, 6u32.div_ceil(batches.max(1)), 12)
    }
}
