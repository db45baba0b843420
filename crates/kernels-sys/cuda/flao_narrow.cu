// Entry points of FLAO for heads of at most 16 and of at most 32 columns. Names: flao_narrow_<pass>_<type>_w<columns>.
#include "gimbal/flao/narrow.cuh"

// spills-allowed: flao_narrow_bwd_f16_w32 one register; fewer warps a multiprocessor take longer

using namespace gimbal;
using namespace gimbal::flao;

#define ENTRY(NAME, PASS, PARAMS, T, WIDTH) \
  extern "C" __global__ void __launch_bounds__(32 * narrow_heads::most_warps(WIDTH), 1) NAME(const __grid_constant__ narrow_heads::PARAMS params) { \
    narrow_heads::PASS<T, WIDTH>(params); \
  }

ENTRY(flao_narrow_fwd_bf16_w16, forward, Forward, bf16, 16)
ENTRY(flao_narrow_fwd_bf16_w32, forward, Forward, bf16, 32)
ENTRY(flao_narrow_fwd_f16_w16, forward, Forward, f16, 16)
ENTRY(flao_narrow_fwd_f16_w32, forward, Forward, f16, 32)
ENTRY(flao_narrow_bwd_bf16_w16, backward, Backward, bf16, 16)
ENTRY(flao_narrow_bwd_bf16_w32, backward, Backward, bf16, 32)
ENTRY(flao_narrow_bwd_f16_w16, backward, Backward, f16, 16)
ENTRY(flao_narrow_bwd_f16_w32, backward, Backward, f16, 32)
