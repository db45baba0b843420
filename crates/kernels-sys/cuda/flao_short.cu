// Entry points of FLAO for heads of at most 64 queries and keys.
#include "gimbal/flao/short.cuh"

using namespace gimbal;
using namespace gimbal::flao;

#define ENTRY(NAME, PASS, PARAMS, T) \
  extern "C" __global__ void __launch_bounds__(short_heads::kThreads, 4) NAME(const __grid_constant__ short_heads::PARAMS params) { \
    short_heads::PASS<T>(params); \
  }

ENTRY(flao_short_fwd_bf16, forward, Forward, bf16)
ENTRY(flao_short_fwd_f16, forward, Forward, f16)
ENTRY(flao_short_bwd_bf16, backward, Backward, bf16)
ENTRY(flao_short_bwd_f16, backward, Backward, f16)
