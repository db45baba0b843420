// Entry points of FLAO for heads of at most 64 and of at most 128 queries and keys.
#include "gimbal/flao/short.cuh"

// spills-allowed: flao_short_fwd_f16_r64 one register between columns, on sm_80 alone

using namespace gimbal;
using namespace gimbal::flao;

// A warp has sixteen rows; sixteen warps a multiprocessor.
#define ENTRY(NAME, PASS, PARAMS, T, ROWS) \
  extern "C" __global__ void __launch_bounds__(2 * ROWS, ROWS == 64 ? 5 : 2) NAME(const __grid_constant__ short_heads::PARAMS params) { \
    short_heads::PASS<T, ROWS>(params); \
  }

ENTRY(flao_short_fwd_bf16_r64, forward, Forward, bf16, 64)
ENTRY(flao_short_fwd_bf16_r128, forward, Forward, bf16, 128)
ENTRY(flao_short_fwd_f16_r64, forward, Forward, f16, 64)
ENTRY(flao_short_fwd_f16_r128, forward, Forward, f16, 128)
ENTRY(flao_short_bwd_bf16_r64, backward, Backward, bf16, 64)
ENTRY(flao_short_bwd_bf16_r128, backward, Backward, bf16, 128)
ENTRY(flao_short_bwd_f16_r64, backward, Backward, f16, 64)
ENTRY(flao_short_bwd_f16_r128, backward, Backward, f16, 128)
