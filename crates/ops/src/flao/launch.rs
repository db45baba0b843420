//! What both passes launch.

use gimbal_kernels_sys::ElementType;
use gimbal_kernels_sys::flao::{Operand, Reduce, Sum};
use gimbal_reference::FlaoProblem;

use super::plan::{Machine, Reducing, Stage, Summing, Task};
use super::route::On;
use super::{Flao, FlaoRoute, Schedule};
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

/// From here on a scale times 2^112, by which sums are multiplied at most in f16, may overflow, and then spoil a zero.
const LARGE_SCALE: f32 = 32768.0;

impl Flao {
    /// The fastest route that the caller and the scale allow.
    fn fastest(&self, element: ElementType) -> Option<FlaoRoute> {
        let is_small = self.scale.abs() < LARGE_SCALE;
        match self.route {
            None | Some(FlaoRoute::Fused) if element == ElementType::F16 && !is_small => {
                Some(FlaoRoute::Wgmma)
            }
            route => route,
        }
    }

    pub(super) fn task<'m, T: Float, M>(
        &self,
        problem: FlaoProblem,
        machine: &'m M,
    ) -> Task<'m, M> {
        Task {
            problem,
            element: T::ELEMENT,
            fastest: self.fastest(T::ELEMENT),
            schedule: Schedule::default(),
            machine,
        }
    }
}

/// kv = kᵀ·v.
///
/// # Safety
/// As [`On::launch`]: there is room for the partial sums.
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
    unsafe { on.launch(variant, blocks, &params)? };
    let Some(reduce) = reduce else {
        return Ok(());
    };
    // SAFETY: passed on to the caller; the first stage is above, on the same stream.
    unsafe { launch_reduce(on, task, stage, reduce, at.kv, at.partials) }
}

/// Adds up what a first stage has left.
///
/// # Safety
/// As [`On::launch`].
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
    unsafe { on.launch(first.variant, blocks, &params)? };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_scale_is_not_fused_in_f16() {
        let fastest = |scale, element| Flao::new().scale(scale).fastest(element);
        for scale in [32768.0, -1e30, f32::INFINITY, f32::NAN] {
            assert_eq!(fastest(scale, ElementType::F16), Some(FlaoRoute::Wgmma));
            assert_eq!(fastest(scale, ElementType::Bf16), None);
        }
        assert_eq!(fastest(32767.0, ElementType::F16), None);
        let plain = Flao::new().scale(1e5).route(FlaoRoute::Plain);
        assert_eq!(plain.fastest(ElementType::F16), Some(FlaoRoute::Plain));
    }
}
