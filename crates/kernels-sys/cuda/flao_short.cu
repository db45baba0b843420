// Entry points of FLAO for heads of at most 64 and of at most 128 queries and keys, of at most 16 keys, and in f32 of at most 32 rows, too.
#include "gimbal/flao/short.cuh"
#include "gimbal/flao/short_f32.cuh"

// spills-allowed: flao_short_fwd_f32_r32 a register or two between panels
// spills-allowed: flao_short_fwd_f32_r128 as above
// spills-allowed: flao_short_bwd_f32_r64 as above

using namespace gimbal;
using namespace gimbal::flao;

// As many registers as leave so many warps to a multiprocessor. A block has `kMostWarps` at most.
#define ENTRY_OF(NAME, PASS, PARAMS, WARPS, ...) \
  extern "C" __global__ void __launch_bounds__(32 * WARPS, 1) NAME(const __grid_constant__ short_heads::PARAMS params) { \
    static_assert(WARPS >= short_heads::kMostWarps, "any block fits"); \
    short_heads::PASS<__VA_ARGS__>(params); \
  }
#define ENTRY(NAME, PASS, PARAMS, T, ROWS) ENTRY_OF(NAME, PASS, PARAMS, (ROWS == 64 ? 20 : 16), T, ROWS)
// Of at most sixteen keys, whose products take few registers.
#define ENTRY_OF_FEW_KEYS(NAME, PASS, PARAMS, T) ENTRY_OF(NAME, PASS, PARAMS, 24, T, 128, 16)

// Of f32 as many blocks as registers allow.
#define ENTRY_F32(NAME, PASS, PARAMS, ROWS, BLOCKS) \
  extern "C" __global__ void __launch_bounds__(short_heads::in_f32::Shape<ROWS>::kThreads, BLOCKS) \
      NAME(const __grid_constant__ short_heads::PARAMS params) { \
    short_heads::in_f32::PASS<ROWS>(params); \
  }

ENTRY(flao_short_fwd_bf16_r64, forward, Forward, bf16, 64)
ENTRY(flao_short_fwd_bf16_r128, forward, Forward, bf16, 128)
ENTRY(flao_short_fwd_f16_r64, forward, Forward, f16, 64)
ENTRY(flao_short_fwd_f16_r128, forward, Forward, f16, 128)
ENTRY_F32(flao_short_fwd_f32_r32, forward, Forward, 32, 5)
ENTRY_F32(flao_short_fwd_f32_r64, forward, Forward, 64, 2)
ENTRY_F32(flao_short_fwd_f32_r128, forward, Forward, 128, 1)
ENTRY(flao_short_bwd_bf16_r64, backward, Backward, bf16, 64)
ENTRY(flao_short_bwd_bf16_r128, backward, Backward, bf16, 128)
ENTRY(flao_short_bwd_f16_r64, backward, Backward, f16, 64)
ENTRY(flao_short_bwd_f16_r128, backward, Backward, f16, 128)
ENTRY_F32(flao_short_bwd_f32_r32, backward, Backward, 32, 5)
ENTRY_F32(flao_short_bwd_f32_r64, backward, Backward, 64, 2)
ENTRY_F32(flao_short_bwd_f32_r128, backward, Backward, 128, 1)

ENTRY_OF_FEW_KEYS(flao_short_fwd_bf16_k16, forward, Forward, bf16)
ENTRY_OF_FEW_KEYS(flao_short_fwd_f16_k16, forward, Forward, f16)
ENTRY_OF_FEW_KEYS(flao_short_bwd_bf16_k16, backward, Backward, bf16)
ENTRY_OF_FEW_KEYS(flao_short_bwd_f16_k16, backward, Backward, f16)
