//! What the launches of a call depend on, for the autotuner.

use gimbal_autotune::Bucket;
use gimbal_kernels_sys::lrpe::{Access, Activation};
use gimbal_reference::ThetaKind;
use serde::Serialize;

use super::{Operand, Task};
use crate::lrpe::Source;

/// What the plan of an LRPE pass looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Details {
    pub activation: &'static str,
    pub angles: Source,
    pub batches: Bucket,
    pub tokens: Bucket,
    pub heads: i32,
    /// D.
    pub features: i32,
    pub theta_heads: i32,
    pub theta_features: i32,
    pub theta_per_head: bool,
    /// Rows are read and written 16 bytes at a time.
    pub is_vector: bool,
    /// What is read, in memory: the next head is nearer than the next token.
    pub heads_are_nearer: bool,
    /// What is written likewise.
    pub heads_are_nearer_in_output: bool,
    /// No tensor has gaps.
    pub is_contiguous: bool,
}

impl Task {
    /// Of a call that reads the first tensor and writes the second.
    pub fn details(
        &self,
        angles: Source,
        access: Access,
        [input, output]: [Operand; 2],
        is_contiguous: bool,
    ) -> Details {
        let bucket = |extent: i32| Bucket::of(extent.unsigned_abs().into());
        Details {
            activation: match self.activation {
                Activation::None => "none",
                Activation::Relu => "relu",
                Activation::Sigmoid => "sigmoid",
                Activation::Silu => "silu",
                Activation::SoftmaxFeature => "softmax_feature",
                Activation::SoftmaxSequence => "softmax_sequence",
            },
            angles,
            batches: bucket(self.batches),
            tokens: bucket(self.tokens),
            heads: self.heads,
            features: self.features,
            theta_heads: self.theta_heads,
            theta_features: self.theta_features,
            theta_per_head: self.theta_kind == ThetaKind::PerHead,
            is_vector: access == Access::Vector,
            heads_are_nearer: input.heads_are_nearer(),
            heads_are_nearer_in_output: output.heads_are_nearer(),
            is_contiguous,
        }
    }
}
