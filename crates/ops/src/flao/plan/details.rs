//! What the launches of a call depend on, for the autotuner.

use gimbal_autotune::Bucket;
use gimbal_kernels_sys::flao::Sizes;
use serde::Serialize;

use super::{Machine, Passes, Task};
use crate::flao::FlaoRoute;

/// What the plan of a FLAO call looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Details {
    /// What the forward pass keeps, or has kept.
    pub save: &'static str,
    /// B·H, exactly: how heads divide among multiprocessors decides how rows are shared out.
    pub heads: i64,
    pub queries: Bucket,
    pub keys: Bucket,
    /// D.
    pub features: i32,
    /// E.
    pub value_features: i32,
    /// The fastest that the tensors allow to the sum, to the pass over the queries and to that over the keys; none where there
    /// is no such pass.
    pub routes: [Option<FlaoRoute>; 3],
    /// Two passes are one launch.
    pub fused: bool,
    /// In all tensors the next row of a head is the next in memory.
    pub rows_are_adjacent: bool,
}

impl<M: Machine> Task<'_, M> {
    /// Of a call with these passes.
    pub fn details(&self, passes: &Passes, save: &'static str) -> Details {
        let Sizes { d, e, .. } = self.sizes(0);
        let widest = i64::from(d.max(e));
        let works = [passes.sum, passes.by_queries, passes.by_keys];
        let mut operands = works.iter().flatten().flat_map(|work| &work.operands);
        Details {
            save,
            heads: self.heads(),
            queries: Bucket::of(self.problem.queries as u64),
            keys: Bucket::of(self.problem.keys as u64),
            features: d,
            value_features: e,
            routes: works.map(|work| work.map(|work| self.variant(&work).route.into())),
            fused: matches!(self.fused(passes), Ok(Some(_))),
            rows_are_adjacent: operands.all(|operand| operand.row_stride.abs() <= widest),
        }
    }
}
