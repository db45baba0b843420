// Entry points of TPA decode on Hopper's own instructions for what the copy engine cannot lay out: rows that begin at any element,
// tiles of which not all tokens fit a block, and f32. D and E up to 64, 128 or 256.
#include "gimbal/tpa/wgmma/decode.cuh"

// spills-allowed: tpa_decode_elements_bf16_d128 what runs once a part
// spills-allowed: tpa_decode_elements_bf16_d256 the sums of its heads fill the registers
// spills-allowed: tpa_decode_elements_f16_d128 what runs once a part
// spills-allowed: tpa_decode_elements_f16_d256 the sums of its heads fill the registers
// spills-allowed: tpa_decode_elements_f32_d128 what runs once a part
// spills-allowed: tpa_decode_elements_f32_d256 the sums of its heads fill the registers

using namespace gimbal;
using namespace gimbal::tpa::wgmma;

// The numbers are the widest D and E, the warpgroups that move rows, beside at most two that compute, and the registers of a thread
// that computes and of one that moves.
#define ENTRY(NAME, T, FEATURES, MOVERS, REGISTERS, OTHERS) \
  extern "C" __global__ void __launch_bounds__((2 + MOVERS) * kWarpgroupThreads, 1) \
      NAME(const __grid_constant__ DecodeRows rows) { \
    decode<Kernel<T, FEATURES, DecodeRows, false, MOVERS>, REGISTERS, OTHERS>(rows); \
  }

ENTRY(tpa_decode_elements_bf16_d64, bf16, 64, 2, 152, 104)
ENTRY(tpa_decode_elements_bf16_d128, bf16, 128, 2, 176, 80)
ENTRY(tpa_decode_elements_bf16_d256, bf16, 256, 1, 224, 56)
ENTRY(tpa_decode_elements_f16_d64, f16, 64, 2, 152, 104)
ENTRY(tpa_decode_elements_f16_d128, f16, 128, 2, 176, 80)
ENTRY(tpa_decode_elements_f16_d256, f16, 256, 1, 224, 56)
ENTRY(tpa_decode_elements_f32_d64, float, 64, 2, 176, 80)
ENTRY(tpa_decode_elements_f32_d128, float, 128, 2, 176, 80)
ENTRY(tpa_decode_elements_f32_d256, float, 256, 2, 184, 72)
