//! The workspace of a call.

use gimbal_kernels_sys::flao::{Operand, Pass};

use super::{Machine, Task};
use crate::Error;

/// What starts in a workspace starts at a multiple of so many bytes.
const ALIGNMENT: usize = 256;

/// Bytes of a workspace: kv where the caller does not have it, dkv, and the partial sums of either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::flao) struct Scratch {
    pub kv: usize,
    pub dkv: usize,
    pub partials: usize,
}

impl Scratch {
    pub fn bytes(&self) -> usize {
        self.partials_at() + self.partials
    }

    pub fn dkv_at(&self) -> usize {
        self.kv.next_multiple_of(ALIGNMENT)
    }

    pub fn partials_at(&self) -> usize {
        self.dkv_at() + self.dkv.next_multiple_of(ALIGNMENT)
    }
}

impl<M: Machine> Task<'_, M> {
    /// Whether a forward pass computes kv: for o, or for the caller.
    pub fn forward_needs_kv(&self, keeps_kv: bool) -> bool {
        keeps_kv || self.problem.queries > 0
    }

    /// Of a forward pass that reads these keys and values.
    pub fn forward_scratch(&self, keys: [Operand; 2], keeps_kv: bool) -> Result<Scratch, Error> {
        let problem = self.problem;
        if !self.forward_needs_kv(keeps_kv) {
            return Ok(Scratch::default());
        }
        Ok(Scratch {
            kv: match keeps_kv {
                true => 0,
                false => self.bytes(self.heads())?,
            },
            dkv: 0,
            partials: self.partials(Pass::Sum, problem.keys, &keys)?,
        })
    }

    /// Of a backward pass that reads these keys and values, and these q, g and do.
    pub fn backward_scratch(
        &self,
        keys: [Operand; 2],
        queries: [Operand; 3],
        has_kv: bool,
    ) -> Result<Scratch, Error> {
        let problem = self.problem;
        if problem.queries == 0 && problem.keys == 0 {
            return Ok(Scratch::default());
        }
        let mut scratch = Scratch {
            dkv: self.bytes(self.heads())?,
            partials: self.partials(Pass::BackwardQueries, problem.queries, &queries)?,
            ..Scratch::default()
        };
        if !has_kv && problem.queries > 0 {
            scratch.kv = self.bytes(self.heads())?;
            let partials = self.partials(Pass::Sum, problem.keys, &keys)?;
            scratch.partials = scratch.partials.max(partials);
        }
        Ok(scratch)
    }
}
