//! Launches of `flao_wgmma.sm_90a.cu`: FLAO by the tensor cores and the copy engine of compute capability 9.0.
//!
//! They take what the launches of [`flao`](super::flao) take, and are used in their place. Each waits itself for what the
//! launch before it on the stream writes, and may start while that ends.
//!
//! # Safety
//! Besides what [`flao`](super::flao) asks of its callers: the GPU has compute capability 9.0, and operands are as
//! [`Route::Wgmma`](crate::flao::Route::Wgmma) says; kv, dkv and partial sums begin at multiples of 16 bytes.

mod whole;

use std::ffi::c_void;

use cudarc::driver::CudaStream;
use cudarc::driver::sys::{CUdeviceptr, CUtensorMap};

use super::flao::THREADS as REDUCE_THREADS;
use super::{Launch, Start, launch_at, parameter};
use crate::flao::{Apply, BackwardKeys, BackwardQueries, Operand, Pass, Reduce, Sizes, Sum, Tile};
use crate::lrpe::ElementType;
use crate::tensor_map::{Extent, tensor_map};
use crate::{Error, Family, Kernel, Kernels};
pub use whole::{whole_backward, whole_backward_kernel, whole_forward, whole_forward_kernel};

/// By pass, then element type, then tile; whole heads as two passes more; the reduction last.
pub(crate) const NAMES: [&str; 25] = [
    "flao_wgmma_sum_bf16_d64_e64",
    "flao_wgmma_sum_bf16_d128_e128",
    "flao_wgmma_sum_f16_d64_e64",
    "flao_wgmma_sum_f16_d128_e128",
    "flao_wgmma_apply_bf16_d64_e64",
    "flao_wgmma_apply_bf16_d128_e128",
    "flao_wgmma_apply_f16_d64_e64",
    "flao_wgmma_apply_f16_d128_e128",
    "flao_wgmma_bwd_queries_bf16_d64_e64",
    "flao_wgmma_bwd_queries_bf16_d128_e128",
    "flao_wgmma_bwd_queries_f16_d64_e64",
    "flao_wgmma_bwd_queries_f16_d128_e128",
    "flao_wgmma_bwd_keys_bf16_d64_e64",
    "flao_wgmma_bwd_keys_bf16_d128_e128",
    "flao_wgmma_bwd_keys_f16_d64_e64",
    "flao_wgmma_bwd_keys_f16_d128_e128",
    "flao_wgmma_whole_fwd_bf16_d64_e64",
    "flao_wgmma_whole_fwd_bf16_d128_e128",
    "flao_wgmma_whole_fwd_f16_d64_e64",
    "flao_wgmma_whole_fwd_f16_d128_e128",
    "flao_wgmma_whole_bwd_bf16_d64_e64",
    "flao_wgmma_whole_bwd_bf16_d128_e128",
    "flao_wgmma_whole_bwd_f16_d64_e64",
    "flao_wgmma_whole_bwd_f16_d128_e128",
    "flao_wgmma_reduce",
];

/// Kernels of a pass: two element types, two tiles.
const VARIANTS: usize = 4;

/// Threads of a block where one warpgroup computes: it, and a warp that has tiles loaded. `kOneWarpgroupThreads` in
/// `ring.cuh`.
pub const ONE_WARPGROUP_THREADS: u32 = 128 + 32;

/// Threads of a block where two warpgroups compute. `kTwoWarpgroupsThreads` in `ring.cuh`.
pub const TWO_WARPGROUPS_THREADS: u32 = 3 * 128;

/// Whole heads, numbered on from the passes.
const WHOLE_FORWARD: usize = Pass::ALL.len();
const WHOLE_BACKWARD: usize = WHOLE_FORWARD + 1;

/// The kernel of [`reduce`].
pub const REDUCE: Kernel = Kernel::new(Family::FlaoWgmma, (WHOLE_BACKWARD + 1) * VARIANTS);

/// The kernel of a pass. The element type is one of 16 bits.
pub(crate) const fn kernel(pass: Pass, element: ElementType, tile: Tile) -> Kernel {
    numbered(pass as usize, element, tile)
}

const fn numbered(pass: usize, element: ElementType, tile: Tile) -> Kernel {
    let index = element as usize * Tile::ALL.len() + tile as usize;
    Kernel::new(Family::FlaoWgmma, pass * VARIANTS + index)
}

/// Dynamic shared memory of a block in bytes, by the kernel's place in [`NAMES`]: all of a multiprocessor's, or half of it.
pub(crate) const fn shared_bytes(index: usize) -> u32 {
    let pass = index / VARIANTS;
    if index == REDUCE.index() {
        0
    } else if pass == Pass::BackwardQueries as usize || pass == WHOLE_BACKWARD {
        227 * 1024
    } else {
        113 * 1024
    }
}

/// A mirror of `SumMaps` in `sum.cuh`.
#[repr(C, align(64))]
struct SumMaps {
    k: CUtensorMap,
    v: CUtensorMap,
    sizes: Sizes,
    kv: CUdeviceptr,
    partials: CUdeviceptr,
}

/// A mirror of `ApplyMaps` in `apply.cuh`.
#[repr(C, align(64))]
struct ApplyMaps {
    q: CUtensorMap,
    g: CUtensorMap,
    o: Operand,
    product: Operand,
    sizes: Sizes,
    kv: CUdeviceptr,
    scale: f32,
}

/// A mirror of `BackwardQueriesMaps` in `bwd_queries.cuh`.
#[repr(C, align(64))]
struct BackwardQueriesMaps {
    q: CUtensorMap,
    g: CUtensorMap,
    d_o: CUtensorMap,
    dq: CUtensorMap,
    dg: CUtensorMap,
    sizes: Sizes,
    kv: CUdeviceptr,
    dkv: CUdeviceptr,
    partials: CUdeviceptr,
    scale: f32,
}

/// A mirror of `BackwardKeysMaps` in `bwd_keys.cuh`.
#[repr(C, align(64))]
struct BackwardKeysMaps {
    k: CUtensorMap,
    v: CUtensorMap,
    dk: Operand,
    dv: Operand,
    sizes: Sizes,
    dkv: CUdeviceptr,
}

/// Where and how a kernel of this family runs.
#[derive(Clone, Copy)]
pub struct On<'a> {
    /// The loaded kernels.
    pub kernels: &'a Kernels,
    /// Of the context of `kernels`.
    pub stream: &'a CudaStream,
    /// Of 16 bits.
    pub element: ElementType,
    /// At least D × E.
    pub tile: Tile,
    /// Blocks of the grid, from 1 to the tiles of all heads.
    pub blocks: u32,
}

impl On<'_> {
    fn map(&self, operand: &Operand, sizes: &Sizes, columns: i32) -> Result<CUtensorMap, Error> {
        let extent = |length, stride| Extent { length, stride };
        let around = [
            extent(sizes.rows, operand.row_stride),
            extent(sizes.heads, operand.head_stride),
            extent(sizes.batch, operand.batch_stride),
        ];
        tensor_map(operand.at, columns, around, self.element)
    }

    /// # Safety
    /// The kernels of the pass declare one value of the type of `params`. Besides, what the launch of the pass says.
    unsafe fn launch(&self, pass: Pass, params: *mut c_void) -> Result<(), Error> {
        let threads = match pass {
            Pass::BackwardQueries => TWO_WARPGROUPS_THREADS,
            Pass::Sum | Pass::Apply | Pass::BackwardKeys => ONE_WARPGROUP_THREADS,
        };
        // SAFETY: passed on to the caller.
        unsafe { self.launch_kernel(kernel(pass, self.element, self.tile), threads, params) }
    }

    /// # Safety
    /// The kernel declares one value of the type of `params`. Besides, what the launch of the kernel says.
    unsafe fn launch_kernel(
        &self,
        kernel: Kernel,
        threads: u32,
        params: *mut c_void,
    ) -> Result<(), Error> {
        if self.element == ElementType::F32 {
            return Err(Error::MissingKernel {
                family: Family::FlaoWgmma.name(),
                kernel: "by tensor cores for f32",
            });
        }
        let extent = Launch {
            shared_bytes: kernel.shared_bytes(),
            ..Launch::line(self.blocks, [threads, 1, 1])
        };
        let (kernels, stream) = (self.kernels, self.stream);
        // SAFETY: passed on to the caller; every kernel of this family waits for the launch before it.
        unsafe { launch_at(Start::Early, kernels, stream, kernel, extent, &mut [params]) }
    }
}

/// [`flao::sum`](super::flao::sum).
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`flao::sum`](super::flao::sum).
pub unsafe fn sum(on: On, params: &Sum) -> Result<(), Error> {
    let Sum {
        k,
        v,
        sizes,
        kv,
        partials,
    } = *params;
    let params = SumMaps {
        k: on.map(&k, &sizes, sizes.d)?,
        v: on.map(&v, &sizes, sizes.e)?,
        sizes,
        kv,
        partials,
    };
    // SAFETY: the kernels of this pass declare one `SumMaps`; the rest is the caller's promise.
    unsafe { on.launch(Pass::Sum, parameter(&params)) }
}

/// [`flao::reduce`](super::flao::reduce), after one of these launches.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`flao::reduce`](super::flao::reduce).
pub unsafe fn reduce(
    kernels: &Kernels,
    stream: &CudaStream,
    blocks: u32,
    params: &Reduce,
) -> Result<(), Error> {
    let extent = Launch::line(blocks, [REDUCE_THREADS, 1, 1]);
    let parameters = &mut [parameter(params)];
    // SAFETY: the kernel declares one `Reduce` and waits for the launch before it; the rest is the caller's promise.
    unsafe { launch_at(Start::Early, kernels, stream, REDUCE, extent, parameters) }
}

/// [`flao::apply`](super::flao::apply).
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`flao::apply`](super::flao::apply).
pub unsafe fn apply(on: On, params: &Apply) -> Result<(), Error> {
    let Apply {
        q,
        g,
        o,
        product,
        sizes,
        kv,
        scale,
        ..
    } = *params;
    let params = ApplyMaps {
        q: on.map(&q, &sizes, sizes.d)?,
        g: on.map(&g, &sizes, sizes.e)?,
        o,
        product,
        sizes,
        kv,
        scale,
    };
    // SAFETY: the kernels of this pass declare one `ApplyMaps`; the rest is the caller's promise.
    unsafe { on.launch(Pass::Apply, parameter(&params)) }
}

/// [`flao::backward_queries`](super::flao::backward_queries).
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`flao::backward_queries`](super::flao::backward_queries).
pub unsafe fn backward_queries(on: On, params: &BackwardQueries) -> Result<(), Error> {
    let BackwardQueries {
        q,
        g,
        d_o,
        dq,
        dg,
        sizes,
        kv,
        dkv,
        partials,
        scale,
        ..
    } = *params;
    let params = BackwardQueriesMaps {
        q: on.map(&q, &sizes, sizes.d)?,
        g: on.map(&g, &sizes, sizes.e)?,
        d_o: on.map(&d_o, &sizes, sizes.e)?,
        dq: on.map(&dq, &sizes, sizes.d)?,
        dg: on.map(&dg, &sizes, sizes.e)?,
        sizes,
        kv,
        dkv,
        partials,
        scale,
    };
    // SAFETY: the kernels of this pass declare one `BackwardQueriesMaps`; the rest is the caller's promise.
    unsafe { on.launch(Pass::BackwardQueries, parameter(&params)) }
}

/// [`flao::backward_keys`](super::flao::backward_keys).
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`flao::backward_keys`](super::flao::backward_keys).
pub unsafe fn backward_keys(on: On, params: &BackwardKeys) -> Result<(), Error> {
    let BackwardKeys {
        k,
        v,
        dk,
        dv,
        sizes,
        dkv,
    } = *params;
    let params = BackwardKeysMaps {
        k: on.map(&k, &sizes, sizes.d)?,
        v: on.map(&v, &sizes, sizes.e)?,
        dk,
        dv,
        sizes,
        dkv,
    };
    // SAFETY: the kernels of this pass declare one `BackwardKeysMaps`; the rest is the caller's promise.
    unsafe { on.launch(Pass::BackwardKeys, parameter(&params)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        for (pass, word, size) in [
            (Pass::Sum, "sum", size_of::<SumMaps>()),
            (Pass::Apply, "apply", size_of::<ApplyMaps>()),
            (
                Pass::BackwardQueries,
                "bwd_queries",
                size_of::<BackwardQueriesMaps>(),
            ),
            (
                Pass::BackwardKeys,
                "bwd_keys",
                size_of::<BackwardKeysMaps>(),
            ),
        ] {
            for (element, of_element) in [(ElementType::Bf16, "bf16"), (ElementType::F16, "f16")] {
                for (tile, of_tile) in [(Tile::D64, "d64_e64"), (Tile::D128, "d128_e128")] {
                    let kernel = kernel(pass, element, tile);
                    let name = format!("flao_wgmma_{word}_{of_element}_{of_tile}");
                    assert_eq!(kernel.name(), name);
                    assert_eq!(parameter_bytes(kernel), size, "{kernel:?}");
                }
            }
        }
        assert_eq!(REDUCE.name(), "flao_wgmma_reduce");
        assert_eq!(parameter_bytes(REDUCE), size_of::<Reduce>());
        assert_eq!(REDUCE.shared_bytes(), 0);
    }
}
