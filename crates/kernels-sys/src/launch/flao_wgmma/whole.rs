//! Two passes in one launch: a block has all of one head.

use cudarc::driver::sys::{CUdeviceptr, CUtensorMap};

use super::{ONE_WARPGROUP_THREADS, On, TWO_WARPGROUPS_THREADS, WHOLE_BACKWARD, WHOLE_FORWARD};
use super::{numbered, parameter};
use crate::flao::{Operand, Sizes, Tile, WholeBackward, WholeForward};
use crate::lrpe::ElementType;
use crate::{Error, Kernel};

/// The kernel of [`whole_forward`]. The element type is one of 16 bits.
///
/// ```
/// use gimbal_kernels_sys::flao::Tile;
/// use gimbal_kernels_sys::launch::flao_wgmma::whole_forward_kernel;
/// use gimbal_kernels_sys::lrpe::ElementType;
///
/// let kernel = whole_forward_kernel(ElementType::Bf16, Tile::D128);
/// assert_eq!(kernel.name(), "flao_wgmma_whole_fwd_bf16_d128_e128");
/// ```
pub const fn whole_forward_kernel(element: ElementType, tile: Tile) -> Kernel {
    numbered(WHOLE_FORWARD, element, tile)
}

/// The kernel of [`whole_backward`]. The element type is one of 16 bits.
///
/// ```
/// use gimbal_kernels_sys::flao::Tile;
/// use gimbal_kernels_sys::launch::flao_wgmma::whole_backward_kernel;
/// use gimbal_kernels_sys::lrpe::ElementType;
///
/// let kernel = whole_backward_kernel(ElementType::F16, Tile::D64);
/// assert_eq!(kernel.name(), "flao_wgmma_whole_bwd_f16_d64_e64");
/// ```
pub const fn whole_backward_kernel(element: ElementType, tile: Tile) -> Kernel {
    numbered(WHOLE_BACKWARD, element, tile)
}

/// A mirror of `WholeForwardMaps` in `whole_fwd.cuh`.
#[repr(C, align(64))]
struct WholeForwardMaps {
    k: CUtensorMap,
    v: CUtensorMap,
    q: CUtensorMap,
    g: CUtensorMap,
    o: Operand,
    product: Operand,
    keys: Sizes,
    queries: Sizes,
    kv: CUdeviceptr,
    scale: f32,
}

/// A mirror of `WholeBackwardMaps` in `whole_bwd.cuh`.
#[repr(C, align(64))]
struct WholeBackwardMaps {
    q: CUtensorMap,
    g: CUtensorMap,
    d_o: CUtensorMap,
    dq: CUtensorMap,
    dg: CUtensorMap,
    k: CUtensorMap,
    v: CUtensorMap,
    dk: CUtensorMap,
    dv: CUtensorMap,
    queries: Sizes,
    keys: Sizes,
    kv: CUdeviceptr,
    scale: f32,
}

/// [`sum`](super::sum) and [`apply`](super::apply) in one launch, where every block has one head.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`flao::sum`](crate::launch::flao::sum) and [`flao::apply`](crate::launch::flao::apply). `blocks` is B·H, and the sizes are those that
/// [`WholeForward`] allows, alike but for their rows.
pub unsafe fn whole_forward(on: On, params: &WholeForward) -> Result<(), Error> {
    let WholeForward {
        k,
        v,
        q,
        g,
        o,
        product,
        keys,
        queries,
        kv,
        scale,
    } = *params;
    let params = WholeForwardMaps {
        k: on.map(&k, &keys, keys.d)?,
        v: on.map(&v, &keys, keys.e)?,
        q: on.map(&q, &queries, queries.d)?,
        g: on.map(&g, &queries, queries.e)?,
        o,
        product,
        keys,
        queries,
        kv,
        scale,
    };
    let kernel = whole_forward_kernel(on.element, on.tile);
    // SAFETY: the kernel declares one `WholeForwardMaps`; the rest is the caller's promise.
    unsafe { on.launch_kernel(kernel, ONE_WARPGROUP_THREADS, parameter(&params)) }
}

/// [`backward_queries`](super::backward_queries) and [`backward_keys`](super::backward_keys) in one launch, where every block has one head.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`flao::backward_queries`](crate::launch::flao::backward_queries) and [`flao::backward_keys`](crate::launch::flao::backward_keys), but that
/// dkv is not written. `blocks` is B·H, and the sizes are those that [`WholeBackward`] allows, alike but for their rows.
pub unsafe fn whole_backward(on: On, params: &WholeBackward) -> Result<(), Error> {
    let WholeBackward {
        q,
        g,
        d_o,
        dq,
        dg,
        k,
        v,
        dk,
        dv,
        queries,
        keys,
        kv,
        scale,
    } = *params;
    let (d, e) = (queries.d, queries.e);
    let params = WholeBackwardMaps {
        q: on.map(&q, &queries, d)?,
        g: on.map(&g, &queries, e)?,
        d_o: on.map(&d_o, &queries, e)?,
        dq: on.map(&dq, &queries, d)?,
        dg: on.map(&dg, &queries, e)?,
        k: on.map(&k, &keys, d)?,
        v: on.map(&v, &keys, e)?,
        dk: on.map(&dk, &keys, d)?,
        dv: on.map(&dv, &keys, e)?,
        queries,
        keys,
        kv,
        scale,
    };
    let kernel = whole_backward_kernel(on.element, on.tile);
    // SAFETY: the kernel declares one `WholeBackwardMaps`; the rest is the caller's promise.
    unsafe { on.launch_kernel(kernel, TWO_WARPGROUPS_THREADS, parameter(&params)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        for tile in Tile::ALL {
            let columns = tile.columns();
            let forward = whole_forward_kernel(ElementType::F16, tile);
            let backward = whole_backward_kernel(ElementType::F16, tile);
            for (kernel, word, size) in [
                (forward, "fwd", size_of::<WholeForwardMaps>()),
                (backward, "bwd", size_of::<WholeBackwardMaps>()),
            ] {
                let name = format!("flao_wgmma_whole_{word}_f16_d{columns}_e{columns}");
                assert_eq!(kernel.name(), name);
                assert_eq!(parameter_bytes(kernel), size, "{kernel:?}");
            }
            assert_eq!(forward.shared_bytes(), 113 * 1024);
            assert_eq!(backward.shared_bytes(), 227 * 1024);
        }
    }
}
