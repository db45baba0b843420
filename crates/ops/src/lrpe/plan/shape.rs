//! The block shapes of an operator's passes.

use gimbal_kernels_sys::lrpe::{Access, Activation};

use super::{Operand, Task};
use crate::lrpe::config::{BlockShape, LrpeConfig};
use crate::lrpe::cut::Cut;

impl Task {
    /// How finely the forward pass is cut by default.
    pub fn forward_cut(&self) -> Cut {
        self.cut(Cut::of_rows(4, 2, 16))
    }

    /// How finely the backward pass is cut by default.
    pub fn backward_cut(&self) -> Cut {
        self.cut(Cut::of_rows(6, 2, 24))
    }

    fn cut(&self, of_feature_softmax: Cut) -> Cut {
        let batches = self.batches_per_thread;
        match self.activation {
            Activation::SoftmaxSequence => Cut::of_sequence_softmax(),
            Activation::SoftmaxFeature => of_feature_softmax,
            _ => Cut::of_rows(batches, 6u32.div_ceil(batches.max(1)), 12),
        }
    }

    /// The forward pass, for an output that is accessed as `access` says, as x is unless it is less aligned.
    pub fn forward_config(&self, x: Operand, access: Access, cut: Cut) -> LrpeConfig {
        LrpeConfig {
            rows: self.extent(access, self.span, x).rows(cut),
            statistics: self.forward_statistics_shape(x, cut),
        }
    }

    /// The backward pass, likewise.
    pub fn backward_config(
        &self,
        x: Option<Operand>,
        d_o: Operand,
        access: Access,
        cut: Cut,
    ) -> LrpeConfig {
        LrpeConfig {
            rows: self.extent(access, self.span, d_o).rows(cut),
            statistics: self.backward_statistics_shape(x.unwrap_or(d_o), d_o, cut),
        }
    }

    pub(super) fn forward_shape(&self, x: Operand, access: Access) -> BlockShape {
        self.extent(access, self.span, x).rows(self.forward_cut())
    }

    pub(super) fn backward_shape(&self, d_o: Operand, access: Access) -> BlockShape {
        self.extent(access, self.span, d_o)
            .rows(self.backward_cut())
    }
}
