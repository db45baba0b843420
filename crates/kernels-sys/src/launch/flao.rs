//! Launches of `flao.cu`: fused linear attention with an output gate, not causal.
//!
//! The caller chooses the route and the number of blocks, from 1 to the tiles of all heads; see [`flao`](crate::flao).
//! On an H200 [`Route::Mma`] is fastest with one block a multiprocessor, [`Route::Plain`] with two.

use cudarc::driver::CudaStream;

use super::{Launch, flao_wgmma, launch, parameter};
use crate::flao::{Apply, BackwardKeys, BackwardQueries, Pass, Reduce, Route, Sum, Tile, Variant};
use crate::lrpe::ElementType;
use crate::{Error, Family, Kernel, Kernels};

/// By pass, then route, then element type, then tile; the reduction last.
pub(crate) const NAMES: [&str; 29] = [
    "flao_sum_plain_bf16",
    "flao_sum_plain_f16",
    "flao_sum_plain_f32",
    "flao_sum_mma_bf16_d64_e64",
    "flao_sum_mma_bf16_d128_e128",
    "flao_sum_mma_f16_d64_e64",
    "flao_sum_mma_f16_d128_e128",
    "flao_apply_plain_bf16",
    "flao_apply_plain_f16",
    "flao_apply_plain_f32",
    "flao_apply_mma_bf16_d64_e64",
    "flao_apply_mma_bf16_d128_e128",
    "flao_apply_mma_f16_d64_e64",
    "flao_apply_mma_f16_d128_e128",
    "flao_bwd_queries_plain_bf16",
    "flao_bwd_queries_plain_f16",
    "flao_bwd_queries_plain_f32",
    "flao_bwd_queries_mma_bf16_d64_e64",
    "flao_bwd_queries_mma_bf16_d128_e128",
    "flao_bwd_queries_mma_f16_d64_e64",
    "flao_bwd_queries_mma_f16_d128_e128",
    "flao_bwd_keys_plain_bf16",
    "flao_bwd_keys_plain_f16",
    "flao_bwd_keys_plain_f32",
    "flao_bwd_keys_mma_bf16_d64_e64",
    "flao_bwd_keys_mma_bf16_d128_e128",
    "flao_bwd_keys_mma_f16_d64_e64",
    "flao_bwd_keys_mma_f16_d128_e128",
    "flao_reduce",
];

/// Threads of a block, in every kernel.
pub const THREADS: u32 = 256;

/// Values of one head that a block of [`reduce`] adds up at a time.
pub const REDUCE_VALUES: u32 = 4 * THREADS;

/// Kernels of a pass.
const VARIANTS: usize = 7;

/// Dynamic shared memory of a block of the `mma` kernels: what a block may have on every GPU from the floor up, and
/// what two blocks of a multiprocessor may have on the larger ones. `kSharedBytes` in `stages.cuh`.
const MMA_SHARED_BYTES: u32 = 96 * 1024;

/// Dynamic shared memory of a block in bytes, by the kernel's place in [`NAMES`].
pub(crate) const fn shared_bytes(index: usize) -> u32 {
    let plain = ElementType::ALL.len();
    if index < REDUCE.index() && index % VARIANTS >= plain {
        MMA_SHARED_BYTES
    } else {
        0
    }
}

/// The kernel of [`reduce`].
pub const REDUCE: Kernel = Kernel::new(Family::Flao, Pass::ALL.len() * VARIANTS);

impl Variant {
    /// The kernel of a pass; none for f32 by tensor cores.
    ///
    /// ```
    /// use gimbal_kernels_sys::flao::{Pass, Route, Tile, Variant};
    /// use gimbal_kernels_sys::lrpe::ElementType;
    ///
    /// let variant = Variant { route: Route::Mma(Tile::D128), element: ElementType::Bf16 };
    /// assert_eq!(variant.kernel(Pass::Sum).unwrap().name(), "flao_sum_mma_bf16_d128_e128");
    /// ```
    pub const fn kernel(self, pass: Pass) -> Option<Kernel> {
        let index = match (self.route, self.element) {
            (Route::Plain, element) => element as usize,
            (Route::Mma(_) | Route::Wgmma(_), ElementType::F32) => return None,
            (Route::Wgmma(tile), element) => {
                return Some(flao_wgmma::kernel(pass, element, tile));
            }
            (Route::Mma(tile), element) => {
                ElementType::ALL.len() + element as usize * Tile::ALL.len() + tile as usize
            }
        };
        Some(Kernel::new(Family::Flao, pass as usize * VARIANTS + index))
    }
}

/// kv = kᵀ v, or partial sums of it.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The operands agree with the conditions of the route; `kv` and `partials` are written as
/// [`flao`](crate::flao) says, and overlap nothing else.
pub unsafe fn sum(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    blocks: u32,
    params: &Sum,
) -> Result<(), Error> {
    // SAFETY: the kernels of this pass declare one `Sum`; the rest is the caller's promise.
    unsafe { launch_pass(kernels, stream, variant, Pass::Sum, blocks, params) }
}

/// Adds up what [`sum`] or [`backward_queries`] left of heads that were cut. Any number of `blocks` is right; there
/// is work for B·H × ⌈D·E / [`REDUCE_VALUES`]⌉.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. `partials` was written by a first stage of `params.blocks` blocks on the same tiles.
pub unsafe fn reduce(
    kernels: &Kernels,
    stream: &CudaStream,
    blocks: u32,
    params: &Reduce,
) -> Result<(), Error> {
    let extent = Launch::line(blocks, [THREADS, 1, 1]);
    // SAFETY: the kernel declares one `Reduce`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, REDUCE, extent, &mut [parameter(params)]) }
}

/// o = g ⊙ (q·kv)·scale, and the product where it is wanted.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The operands agree with the conditions of the route; what is written overlaps nothing
/// else.
pub unsafe fn apply(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    blocks: u32,
    params: &Apply,
) -> Result<(), Error> {
    // SAFETY: the kernels of this pass declare one `Apply`; the rest is the caller's promise.
    unsafe { launch_pass(kernels, stream, variant, Pass::Apply, blocks, params) }
}

/// dg, dq, and dkv or partial sums of it.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The operands agree with the conditions of the route; `dkv` and `partials` are written
/// as [`flao`](crate::flao) says; what is written overlaps nothing else.
pub unsafe fn backward_queries(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    blocks: u32,
    params: &BackwardQueries,
) -> Result<(), Error> {
    let pass = Pass::BackwardQueries;
    // SAFETY: the kernels of this pass declare one `BackwardQueries`; the rest is the caller's promise.
    unsafe { launch_pass(kernels, stream, variant, pass, blocks, params) }
}

/// dk = v·dkvᵀ and dv = k·dkv.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The operands agree with the conditions of the route; what is written overlaps nothing
/// else.
pub unsafe fn backward_keys(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    blocks: u32,
    params: &BackwardKeys,
) -> Result<(), Error> {
    let pass = Pass::BackwardKeys;
    // SAFETY: the kernels of this pass declare one `BackwardKeys`; the rest is the caller's promise.
    unsafe { launch_pass(kernels, stream, variant, pass, blocks, params) }
}

/// # Safety
/// The kernels of the pass declare one `P`. Besides, what the launch of the pass says.
unsafe fn launch_pass<P>(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    pass: Pass,
    blocks: u32,
    params: &P,
) -> Result<(), Error> {
    let Some(kernel) = variant.kernel(pass) else {
        return Err(Error::MissingKernel {
            family: Family::Flao.name(),
            kernel: "by tensor cores for f32",
        });
    };
    let extent = Launch {
        shared_bytes: kernel.shared_bytes(),
        ..Launch::line(blocks, [THREADS, 1, 1])
    };
    // SAFETY: passed on to the caller.
    unsafe { launch(kernels, stream, kernel, extent, &mut [parameter(params)]) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;

    fn variants() -> impl Iterator<Item = (Variant, &'static str)> {
        use ElementType::{Bf16, F16, F32};
        let (d64, d128) = (Route::Mma(Tile::D64), Route::Mma(Tile::D128));
        [
            (Route::Plain, Bf16, "plain_bf16"),
            (Route::Plain, F16, "plain_f16"),
            (Route::Plain, F32, "plain_f32"),
            (d64, Bf16, "mma_bf16_d64_e64"),
            (d128, Bf16, "mma_bf16_d128_e128"),
            (d64, F16, "mma_f16_d64_e64"),
            (d128, F16, "mma_f16_d128_e128"),
        ]
        .map(|(route, element, suffix)| (Variant { route, element }, suffix))
        .into_iter()
    }

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        for (variant, suffix) in variants() {
            for (pass, word, size) in [
                (Pass::Sum, "sum", size_of::<Sum>()),
                (Pass::Apply, "apply", size_of::<Apply>()),
                (
                    Pass::BackwardQueries,
                    "bwd_queries",
                    size_of::<BackwardQueries>(),
                ),
                (Pass::BackwardKeys, "bwd_keys", size_of::<BackwardKeys>()),
            ] {
                let kernel = variant.kernel(pass).unwrap();
                assert_eq!(kernel.name(), format!("flao_{word}_{suffix}"));
                assert_eq!(parameter_bytes(kernel), size, "{kernel:?}");
            }
        }
        assert_eq!(REDUCE.name(), "flao_reduce");
        assert_eq!(parameter_bytes(REDUCE), size_of::<Reduce>());
    }

    #[test]
    fn tensor_cores_have_no_f32() {
        for tile in Tile::ALL {
            let route = Route::Mma(tile);
            let element = ElementType::F32;
            assert_eq!(Variant { route, element }.kernel(Pass::Sum), None);
        }
    }

    #[test]
    fn only_the_kernels_of_tensor_cores_have_dynamic_shared_memory() {
        for kernel in (0..NAMES.len()).map(|index| Kernel::new(Family::Flao, index)) {
            let mma = kernel.name().contains("_mma_");
            assert_eq!(kernel.shared_bytes() > 0, mma, "{kernel:?}");
        }
    }
}
