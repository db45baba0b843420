// tpa_decode: entry points on every GPU. Names: tpa_decode_<type>_d<widest D and E>_h<heads of a block>. The numbers after
// these are the warps of a team, tiles of 16 heads a warp, and the most threads of a block, as registers allow.
#include "gimbal/tpa/decode.cuh"
#include "gimbal/tpa/merge.cuh"
#include "gimbal/tpa/plain.cuh"

// Outside the products, a few words: fewer sums a warp would read every slice more often.
// spills-allowed: tpa_decode_bf16_d64_h64 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d64_h48 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d64_h64 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d64_h80 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d128_h32 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f16_d256_h16 the sums of its heads fill the registers
// spills-allowed: tpa_decode_f32_d128_h16 queries and sums of 16 heads fill the registers

using namespace gimbal;
using namespace gimbal::tpa;

constexpr int kPlainThreads = 256;

#define DECODE(NAME, T, FEATURES, WARPS, TILES, THREADS) \
  extern "C" __global__ void __launch_bounds__(THREADS, 1) NAME(const __grid_constant__ Decode p) { \
    decode<T, FEATURES, WARPS, TILES>(p); \
  }
#define DECODE_PLAIN(NAME, FEATURES, HEADS) \
  extern "C" __global__ void __launch_bounds__(kPlainThreads, 1) NAME(const __grid_constant__ Decode p) { \
    decode_plain<FEATURES, HEADS>(p); \
  }
#define MERGE(NAME, T) \
  extern "C" __global__ void __launch_bounds__(kMergeThreads, 1) NAME(const __grid_constant__ Merge p) { \
    merge<T>(p, [] {}); \
  }

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
