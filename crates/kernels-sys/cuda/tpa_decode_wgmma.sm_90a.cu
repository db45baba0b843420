// Entry points of TPA decode on Hopper's own instructions: products by warpgroups (wgmma), tiles by the copy engine (TMA).
// D and E up to 64, 128 or 256; what is smaller is filled with zeros. Three warpgroups have 96 heads, two have 64. `one_rank`: K and V.
#include "gimbal/tpa/wgmma/decode.cuh"

// spills-allowed: tpa_decode_wgmma_bf16_d256 the sums of its heads fill the registers
// spills-allowed: tpa_decode_wgmma_f16_d256 the sums of its heads fill the registers

using namespace gimbal;
using namespace gimbal::tpa::wgmma;

// The numbers are the widest D and E, the most warpgroups, and the registers of a thread that computes.
#define ENTRY(NAME, T, FEATURES, ONE_RANK, WARPGROUPS, REGISTERS) \
  extern "C" __global__ void __launch_bounds__(WARPGROUPS * kWarpgroupThreads, 1) \
      NAME(const __grid_constant__ DecodeMaps maps) { \
    decode<Kernel<T, FEATURES, DecodeMaps, ONE_RANK>, REGISTERS, 56>(maps); \
  }

ENTRY(tpa_decode_wgmma_bf16_d64, bf16, 64, false, 4, 152)
ENTRY(tpa_decode_wgmma_bf16_d128, bf16, 128, false, 3, 224)
ENTRY(tpa_decode_wgmma_bf16_d256, bf16, 256, false, 3, 224)
ENTRY(tpa_decode_wgmma_f16_d64, f16, 64, false, 4, 152)
ENTRY(tpa_decode_wgmma_f16_d128, f16, 128, false, 3, 224)
ENTRY(tpa_decode_wgmma_f16_d256, f16, 256, false, 3, 224)
ENTRY(tpa_decode_wgmma_bf16_d64_one_rank, bf16, 64, true, 4, 152)
ENTRY(tpa_decode_wgmma_bf16_d128_one_rank, bf16, 128, true, 3, 224)
ENTRY(tpa_decode_wgmma_bf16_d256_one_rank, bf16, 256, true, 3, 224)
ENTRY(tpa_decode_wgmma_f16_d64_one_rank, f16, 64, true, 4, 152)
ENTRY(tpa_decode_wgmma_f16_d128_one_rank, f16, 128, true, 3, 224)
ENTRY(tpa_decode_wgmma_f16_d256_one_rank, f16, 256, true, 3, 224)
