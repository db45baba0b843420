//! Launches of `tpa_decode_wgmma.sm_90a.cu`: TPA decode by the tensor cores and the copy engine of compute capability 9.0.
//!
//! [`decode`] takes what [`tpa_decode::decode`](super::tpa_decode::decode) takes, and is used in its place; parts are merged by
//! [`tpa_decode::merge`](super::tpa_decode::merge).

use cudarc::driver::CudaStream;
use cudarc::driver::sys::CUtensorMap;

use super::{Launch, Start, launch_cluster, parameter};
use crate::tensor_map::{Extent, tensor_map};
use crate::tpa_decode::wgmma::{Block, Tile};
use crate::tpa_decode::{Decode, Factors};
use crate::{Error, Family, Kernel, Kernels};

/// By element type, then tile.
pub(crate) const NAMES: [&str; Tile::COUNT] = [
    "tpa_decode_wgmma_bf16_d64",
    "tpa_decode_wgmma_bf16_d128",
    "tpa_decode_wgmma_f16_d64",
    "tpa_decode_wgmma_f16_d128",
];

/// A mirror of `DecodeMaps` in `slots.cuh`.
#[repr(C, align(64))]
struct DecodeMaps {
    bk: CUtensorMap,
    bv: CUtensorMap,
    decode: Decode,
    slot_bytes: i32,
    head_groups: i32,
    teams: i32,
    log_cluster: i32,
}

/// The kernel of [`decode`].
pub const fn decode_kernel(tile: Tile) -> Kernel {
    Kernel::new(Family::TpaDecodeWgmma, tile.index())
}

/// One query token against the factors of all tokens: o and lse, or parts of them.
///
/// `blocks` is the grid in x, as the table of [`tpa_decode`](crate::tpa_decode) says; [`Decode::slots`] is not read. With a
/// `cluster` of 2, 4 or 8 blocks, [`Decode::splits`] is the same, [`Decode::split_tokens`] and [`Decode::parts_only`] are 0,
/// and o and lse are complete: there are no parts. Otherwise it is 1.
///
/// # Errors
/// [`Error`], where a tensor map cannot be made, or the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`tpa_decode::decode`](super::tpa_decode::decode). Besides, the GPU has compute capability 9.0; M is from 1 to 2^31
/// − 65; bk and bv are as [`is_mapped`](crate::tensor_map::is_mapped) says; ranks of ak and of av, and their tokens,
/// follow each other without a gap, and each sequence of them begins at a multiple of 16 bytes, as does each part where
/// [`Decode::split_tokens`] is not 0; rows of o begin at multiples of 4 bytes, and E is even. No stride matters where
/// there is nothing to step to.
pub unsafe fn decode(
    kernels: &Kernels,
    stream: &CudaStream,
    block: &Block,
    blocks: u32,
    cluster: u32,
    params: &Decode,
) -> Result<(), Error> {
    let tile = block.tile();
    let map = |factors: &Factors, columns| {
        let extent = |length, stride| Extent { length, stride };
        let around = [
            extent(params.tokens, factors.b_token_stride),
            extent(factors.rank.into(), factors.b_rank_stride),
            extent(params.batch.into(), factors.b_batch_stride),
        ];
        tensor_map(factors.b, columns, around, tile.element())
    };
    let [head_groups, tiles, slot_bytes] = block.layout().map(u32::cast_signed);
    let maps = DecodeMaps {
        bk: map(&params.k, params.d)?,
        bv: map(&params.v, params.e)?,
        decode: Decode {
            slots: tiles,
            ..*params
        },
        slot_bytes,
        head_groups,
        teams: block.teams().cast_signed(),
        log_cluster: cluster.max(1).ilog2().cast_signed(),
    };
    let extent = Launch {
        grid: [blocks, block.head_groups(), 1],
        block: [block.threads(), 1, 1],
        shared_bytes: block.shared_bytes(),
    };
    let (start, kernel) = (Start::Early, decode_kernel(tile));
    let parameters = &mut [parameter(&maps)];
    // SAFETY: the kernel declares one `DecodeMaps`, waits for the launch before it, and is made for clusters; the rest is
    // the caller's promise.
    unsafe { launch_cluster(cluster, start, kernels, stream, kernel, extent, parameters) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;
    use crate::lrpe::ElementType;

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        for tile in Tile::all() {
            let kernel = decode_kernel(tile);
            let element = match tile.element() {
                ElementType::Bf16 => "bf16",
                _ => "f16",
            };
            let name = format!("tpa_decode_wgmma_{element}_d{}", tile.features());
            assert_eq!(kernel.name(), name);
            assert_eq!(parameter_bytes(kernel), size_of::<DecodeMaps>());
        }
    }
}
