//! What both passes launch.

use gimbal_kernels_sys::flao::{Operand, Reduce, Sum};
use gimbal_reference::FlaoProblem;

use super::plan::{Machine, Reducing, Stage, Summing, Task};
use super::route::On;
use super::{Flao, Schedule};
use crate::{Error, Float};

/// A tensor that is not there.
pub(super) const NO_OPERAND: Operand = Operand {
    at: 0,
    batch_stride: 0,
    head_stride: 0,
    row_stride: 0,
};

/// The addresses of a sum over the keys.
pub(super) struct Kv {
    /// k and v.
    pub keys: [Operand; 2],
    pub kv: u64,
    pub partials: u64,
}

impl Flao {
    pub(super) fn task<'m, T: Float, M>(
        &self,
        problem: FlaoProblem,
        machine: &'m M,
    ) -> Task<'m, M> {
        Task {
            problem,
            element: T::ELEMENT,
            fastest: self.route,
            schedule: Schedule::default(),
            machine,
        }
    }
}

/// kv = kᵀ·v.
///
/// # Safety
/// As [`On::sum`] and [`On::reduce`]: there is room for the partial sums.
pub(super) unsafe fn launch_kv<M: Machine>(
    on: On,
    task: &Task<M>,
    Summing { stage, reduce }: Summing,
    at: &Kv,
) -> Result<(), Error> {
    let Stage { variant, blocks } = stage;
    let [k, v] = at.keys;
    let params = Sum {
        k,
        v,
        sizes: task.sizes(task.problem.keys),
        kv: at.kv,
        partials: at.partials,
    };
    // SAFETY: passed on to the caller.
    unsafe { on.sum(variant, blocks, &params)? };
    let Some(reduce) = reduce else {
        return Ok(());
    };
    // SAFETY: passed on to the caller; the first stage is above, on the same stream.
    unsafe { launch_reduce(on, task, stage, reduce, at.kv, at.partials) }
}

/// Adds up what a first stage has left.
///
/// # Safety
/// As [`On::reduce`].
pub(super) unsafe fn launch_reduce<M: Machine>(
    on: On,
    task: &Task<M>,
    first: Stage,
    Reducing { blocks, tiles }: Reducing,
    sums: u64,
    partials: u64,
) -> Result<(), Error> {
    let params = Reduce {
        sums,
        partials,
        heads: task.heads(),
        tiles,
        blocks: first.blocks.cast_signed(),
        width: task.width(),
    };
    // SAFETY: passed on to the caller.
    unsafe { on.reduce(first.variant, blocks, &params)? };
    Ok(())
}
