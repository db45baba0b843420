// The entry points of tpa_decode, for every compute capability: its sources are this header, compiled for each.
// Names: tpa_decode_<type>_d<widest D and E>_h<heads of a block>. The numbers after these are the warps of a team, tiles of
// 16 heads a warp, and the most threads of a block, as registers allow.
#pragma once

#include "kernels.cuh"

namespace gimbal::tpa {

DECODE(tpa_decode_bf16_d64_h16, bf16, 64, 1, 1, 256)
DECODE(tpa_decode_bf16_d64_h32, bf16, 64, 1, 2, 256)
DECODE(tpa_decode_bf16_d64_h48, bf16, 64, 1, 3, 256)
DECODE(tpa_decode_bf16_d64_h64, bf16, 64, 4, 1, 512)
DECODE(tpa_decode_bf16_d64_h80, bf16, 64, 5, 1, 480)
DECODE(tpa_decode_bf16_d128_h16, bf16, 128, 1, 1, 256)
DECODE(tpa_decode_bf16_d128_h32, bf16, 128, 1, 2, 256)
DECODE(tpa_decode_bf16_d256_h16, bf16, 256, 1, 1, 256)
DECODE(tpa_decode_f16_d64_h16, f16, 64, 1, 1, 256)
DECODE(tpa_decode_f16_d64_h32, f16, 64, 1, 2, 256)
DECODE(tpa_decode_f16_d64_h48, f16, 64, 1, 3, 256)
DECODE(tpa_decode_f16_d64_h64, f16, 64, 4, 1, 512)
DECODE(tpa_decode_f16_d64_h80, f16, 64, 5, 1, 480)
DECODE(tpa_decode_f16_d128_h16, f16, 128, 1, 1, 256)
DECODE(tpa_decode_f16_d128_h32, f16, 128, 1, 2, 256)
DECODE(tpa_decode_f16_d256_h16, f16, 256, 1, 1, 256)
DECODE_PLAIN(tpa_decode_f32_d128_h16, 128, 16)
DECODE_PLAIN(tpa_decode_f32_d256_h8, 256, 8)
MERGE(tpa_decode_merge_bf16, bf16)
MERGE(tpa_decode_merge_f16, f16)
MERGE(tpa_decode_merge_f32, float)

}  // namespace gimbal::tpa
