//! The ways to compute a decode, and which of them its tensors allow.

use cudarc::driver::CudaStream;
use gimbal_kernels_sys::tensor_map::{Extent, is_mapped};
use gimbal_kernels_sys::tpa_decode::wgmma::{self, Tile};
use gimbal_kernels_sys::tpa_decode::{self, Decode, Factors};
use gimbal_kernels_sys::{Arch, ElementType, Error as CudaError, Kernel, Kernels};
use gimbal_reference::TpaDecodeProblem;

use super::params::decode_params;
use super::plan::{Grid, Plan, WgmmaPlan};
use super::{TpaDecode, TpaInputs, TpaOutputMut, TpaRoute};
use crate::Float;
use crate::device::Gpu;

/// Tokens that a coordinate of the copy engine can count, those of a last tile included.
const MAX_TOKENS: i64 = i32::MAX as i64 - 64;

/// How a decode is computed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Route {
    Mma(Plan),
    Wgmma(WgmmaPlan),
}

impl Route {
    pub fn grid(&self) -> &Grid {
        match self {
            Self::Mma(plan) => &plan.grid,
            Self::Wgmma(plan) => &plan.grid,
        }
    }

    /// # Safety
    /// `params` are those of this grid; otherwise as the launches say.
    pub unsafe fn launch(
        &self,
        kernels: &Kernels,
        stream: &CudaStream,
        params: &mut Decode,
    ) -> Result<(), CudaError> {
        let stream = stream.cu_stream();
        match self {
            Self::Mma(plan) => {
                params.slots = plan.block.slots.cast_signed();
                let (variant, blocks) = (plan.variant, plan.grid.blocks);
                // SAFETY: passed on to the caller; the block is the variant's.
                unsafe { tpa_decode::decode(kernels, stream, variant, blocks, plan.block, params) }
            }
            Self::Wgmma(plan) => {
                let Grid {
                    blocks, cluster, ..
                } = plan.grid;
                // SAFETY: passed on to the caller, who found the tensors fitting.
                unsafe { wgmma::decode(kernels, stream, &plan.block, blocks, cluster, params) }
            }
        }
    }
}

impl TpaDecode {
    /// Whether a call takes [`TpaRoute::Wgmma`], if its ranks fit shared memory.
    pub(super) fn takes_wgmma<T: Float, O: Float>(
        &self,
        problem: &TpaDecodeProblem,
        inputs: &TpaInputs<T>,
        output: &TpaOutputMut<O>,
        gpu: &Gpu,
    ) -> bool {
        let params = || decode_params(&self.reference, problem, inputs, output);
        self.wants_wgmma(gpu) && params().is_ok_and(|params| fits_wgmma(&params, T::ELEMENT))
    }

    /// The kernel of [`TpaRoute::Wgmma`], if there is one and it may be taken where tensors allow it.
    pub(super) fn wgmma_kernel(
        &self,
        problem: &TpaDecodeProblem,
        element: ElementType,
        gpu: &Gpu,
    ) -> Option<Kernel> {
        let features = problem.features.max(problem.value_features);
        let tile = Tile::new(element, u32::try_from(features).ok()?)?;
        self.wants_wgmma(gpu).then(|| tile.kernel())
    }

    /// Whether the route may be taken where inputs allow it.
    fn wants_wgmma(&self, gpu: &Gpu) -> bool {
        self.route.is_none_or(|fastest| fastest >= TpaRoute::Wgmma)
            && gpu.kernels().limits().newest >= Arch::Sm90a
    }
}

/// Whether tensors are as [`TpaRoute::Wgmma`] says. How many ranks fit shared memory is for the plan to find.
pub(super) fn fits_wgmma(params: &Decode, element: ElementType) -> bool {
    let features = u32::try_from(params.d.max(params.e));
    let has_kernel = features.is_ok_and(|features| Tile::new(element, features).is_some());
    has_kernel
        && (1..=MAX_TOKENS).contains(&params.tokens)
        && params.e % 2 == 0
        && are_loaded(params, &params.k, params.d)
        && are_loaded(params, &params.v, params.e)
        && params.o.is_multiple_of(4)
        && (params.o_batch_stride | params.o_head_stride) % 2 == 0
}

/// Whether the copy engine can load these, of which b has so many columns.
fn are_loaded(params: &Decode, factors: &Factors, columns: i32) -> bool {
    let (rank, heads) = (i64::from(factors.rank), i64::from(params.heads));
    let batch = i64::from(params.batch);
    let extent = |length, stride| Extent { length, stride };
    let around = [
        extent(params.tokens, factors.b_token_stride),
        extent(rank, factors.b_rank_stride),
        extent(batch, factors.b_batch_stride),
    ];
    let dense = |length: i64, stride: i64, of: i64| length <= 1 || stride == of;
    is_mapped(factors.b, columns, &around)
        && factors.a.is_multiple_of(16)
        && dense(params.tokens, factors.a_token_stride, rank * heads)
        && dense(rank, factors.a_rank_stride, heads)
        && (batch <= 1 || factors.a_batch_stride % 8 == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2 sequences of 100 tokens, 34 heads, ranks 2 and 1, D = 64, E = 40, one after the other.
    fn dense() -> Decode {
        let factors = |rank: i32, width: i64| Factors {
            a: 1 << 20,
            b: 1 << 21,
            a_batch_stride: 100 * i64::from(rank) * 34,
            a_token_stride: i64::from(rank) * 34,
            a_rank_stride: 34,
            b_batch_stride: 100 * i64::from(rank) * width,
            b_token_stride: i64::from(rank) * width,
            b_rank_stride: width,
            scale: 1.0,
            rank,
        };
        Decode {
            k: factors(2, 64),
            v: factors(1, 40),
            o: 1 << 22,
            o_batch_stride: 34 * 40,
            o_head_stride: 40,
            tokens: 100,
            batch: 2,
            heads: 34,
            d: 64,
            e: 40,
            ..Decode::default()
        }
    }

    fn fits(params: &Decode) -> bool {
        fits_wgmma(params, ElementType::Bf16)
    }

    #[test]
    fn tensors_are_taken_as_documented() {
        assert!(fits(&dense()) && fits_wgmma(&dense(), ElementType::F16));
        assert!(!fits_wgmma(&dense(), ElementType::F32));
        let spoilt: [fn(&mut Decode); 17] = [
            |p| p.k.b += 8,
            |p| p.v.a += 2,
            |p| p.k.b_token_stride += 4,
            |p| p.v.b_batch_stride = -4000,
            // One for all sequences, ranks or tokens; windows; what is too far away.
            |p| p.k.b_batch_stride = 0,
            |p| p.k.b_rank_stride = 0,
            |p| p.v.b_token_stride = 0,
            |p| p.k.b_token_stride = 56,
            |p| p.v.b_batch_stride = 1 << 39,
            |p| p.k.a_token_stride += 2,
            |p| p.k.a_rank_stride += 2,
            |p| p.v.a_batch_stride += 2,
            |p| p.o += 2,
            |p| p.o_head_stride += 1,
            |p| p.e = 39,
            |p| (p.e, p.v.b_token_stride, p.v.b_batch_stride) = (136, 136, 13600),
            |p| p.tokens = 0,
        ];
        for (index, spoil) in spoilt.into_iter().enumerate() {
            let mut params = dense();
            spoil(&mut params);
            assert!(!fits(&params), "{index}");
        }
        // Steps that nobody takes do not matter.
        let mut params = dense();
        params.batch = 1;
        (params.k.a_batch_stride, params.v.b_batch_stride) = (3, -5);
        params.v.b_rank_stride = 7;
        assert!(fits(&params));
    }
}
