#![doc = include_str!("../README.md")]
// The containers. Written by `cargo xtask ptx`: do not edit.
#![no_std]

/// Of `flao`.
pub static FLAO: &[u8] = include_bytes!("../cubins/flao.cubin.lzma");
/// Of `flao_elements`.
pub static FLAO_ELEMENTS: &[u8] = include_bytes!("../cubins/flao_elements.cubin.lzma");
/// Of `flao_elements_f32`.
pub static FLAO_ELEMENTS_F32: &[u8] = include_bytes!("../cubins/flao_elements_f32.cubin.lzma");
/// Of `flao_lrpe`.
pub static FLAO_LRPE: &[u8] = include_bytes!("../cubins/flao_lrpe.cubin.lzma");
/// Of `flao_lrpe_wgmma`.
pub static FLAO_LRPE_WGMMA: &[u8] = include_bytes!("../cubins/flao_lrpe_wgmma.cubin.lzma");
/// Of `flao_lrpe_wgmma_bwd`.
pub static FLAO_LRPE_WGMMA_BWD: &[u8] = include_bytes!("../cubins/flao_lrpe_wgmma_bwd.cubin.lzma");
/// Of `flao_lrpe_wgmma_divided`.
pub static FLAO_LRPE_WGMMA_DIVIDED: &[u8] =
    include_bytes!("../cubins/flao_lrpe_wgmma_divided.cubin.lzma");
/// Of `flao_lrpe_wgmma_joint`.
pub static FLAO_LRPE_WGMMA_JOINT: &[u8] =
    include_bytes!("../cubins/flao_lrpe_wgmma_joint.cubin.lzma");
/// Of `flao_narrow`.
pub static FLAO_NARROW: &[u8] = include_bytes!("../cubins/flao_narrow.cubin.lzma");
/// Of `flao_short`.
pub static FLAO_SHORT: &[u8] = include_bytes!("../cubins/flao_short.cubin.lzma");
/// Of `flao_wgmma`.
pub static FLAO_WGMMA: &[u8] = include_bytes!("../cubins/flao_wgmma.cubin.lzma");
/// Of `flao_wgmma_halves`.
pub static FLAO_WGMMA_HALVES: &[u8] = include_bytes!("../cubins/flao_wgmma_halves.cubin.lzma");
/// Of `flao_wgmma_wide`.
pub static FLAO_WGMMA_WIDE: &[u8] = include_bytes!("../cubins/flao_wgmma_wide.cubin.lzma");
/// Of `lrpe_cosine`.
pub static LRPE_COSINE: &[u8] = include_bytes!("../cubins/lrpe_cosine.cubin.lzma");
/// Of `lrpe_cosine_groups`.
pub static LRPE_COSINE_GROUPS: &[u8] = include_bytes!("../cubins/lrpe_cosine_groups.cubin.lzma");
/// Of `lrpe_rotate`.
pub static LRPE_ROTATE: &[u8] = include_bytes!("../cubins/lrpe_rotate.cubin.lzma");
/// Of `lrpe_rotate_groups`.
pub static LRPE_ROTATE_GROUPS: &[u8] = include_bytes!("../cubins/lrpe_rotate_groups.cubin.lzma");
/// Of `lrpe_shared`.
pub static LRPE_SHARED: &[u8] = include_bytes!("../cubins/lrpe_shared.cubin.lzma");
/// Of `stream`.
pub static STREAM: &[u8] = include_bytes!("../cubins/stream.cubin.lzma");
/// Of `tpa_decode`.
pub static TPA_DECODE: &[u8] = include_bytes!("../cubins/tpa_decode.cubin.lzma");
/// Of `tpa_decode_elements`.
pub static TPA_DECODE_ELEMENTS: &[u8] = include_bytes!("../cubins/tpa_decode_elements.cubin.lzma");
/// Of `tpa_decode_wgmma`.
pub static TPA_DECODE_WGMMA: &[u8] = include_bytes!("../cubins/tpa_decode_wgmma.cubin.lzma");
