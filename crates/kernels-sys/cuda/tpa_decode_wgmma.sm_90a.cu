// Entry points of TPA decode on Hopper's own instructions: products by warpgroups (wgmma), tiles by the copy engine (TMA).
// D and E up to 64 or up to 128; what is smaller is filled with zeros. Three warpgroups have 96 heads, two have 64.
#include "gimbal/tpa/wgmma/decode.cuh"

using namespace gimbal;
using namespace gimbal::tpa::wgmma;

// The numbers are the widest D and E, the most warpgroups, and the registers of a thread that computes.
#define ENTRY(NAME, T, FEATURES, WARPGROUPS, REGISTERS) \
  extern "C" __global__ void __launch_bounds__(WARPGROUPS * kWarpgroupThreads, 1) \
      NAME(const __grid_constant__ DecodeMaps maps) { \
    decode<T, FEATURES, REGISTERS>(maps); \
  }

ENTRY(tpa_decode_wgmma_bf16_d64, bf16, 64, 4, 152)
ENTRY(tpa_decode_wgmma_bf16_d128, bf16, 128, 3, 224)
ENTRY(tpa_decode_wgmma_f16_d64, f16, 64, 4, 152)
ENTRY(tpa_decode_wgmma_f16_d128, f16, 128, 3, 224)
