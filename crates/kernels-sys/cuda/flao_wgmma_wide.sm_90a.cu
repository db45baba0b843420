// Entry points of FLAO on Hopper's own instructions for D or E above 128, up to 256, multiples of 8: the least multiples of 64
// that hold them, D at least 128, and E too forward over whole heads; what is smaller is filled with zeros.
#include "gimbal/flao/wgmma/wide/apply.cuh"
#include "gimbal/flao/wgmma/wide/bwd_keys.cuh"
#include "gimbal/flao/wgmma/wide/bwd_queries.cuh"
#include "gimbal/flao/wgmma/wide/sum.cuh"
#include "gimbal/flao/wgmma/wide/whole_bwd.cuh"
#include "gimbal/flao/wgmma/wide/whole_fwd.cuh"

using namespace gimbal;
using namespace gimbal::flao::wgmma;

#define ENTRY(NAME, THREADS, PASS, PARAMS, T, D, E) \
  extern "C" __global__ void __launch_bounds__(THREADS, 1) NAME(const __grid_constant__ PARAMS params) { \
    PASS<T, D / 64, E / 64>(params); \
  }
#define SUM(NAME, T, D, E) ENTRY(NAME, (wide::Split<D / 64, E / 64>::kThreads), wide::sum, SumMaps, T, D, E)
#define APPLY(NAME, T, D, E) ENTRY(NAME, kTwoWarpgroupsThreads, wide::apply, ApplyMaps, T, D, E)
#define KEYS(NAME, T, D, E) ENTRY(NAME, kTwoWarpgroupsThreads, wide::bwd_keys, BackwardKeysMaps, T, D, E)

SUM(flao_wgmma_sum_bf16_d128_e192, bf16, 128, 192)
SUM(flao_wgmma_sum_bf16_d128_e256, bf16, 128, 256)
SUM(flao_wgmma_sum_bf16_d192_e64, bf16, 192, 64)
SUM(flao_wgmma_sum_bf16_d192_e128, bf16, 192, 128)
SUM(flao_wgmma_sum_bf16_d192_e192, bf16, 192, 192)
SUM(flao_wgmma_sum_bf16_d192_e256, bf16, 192, 256)
SUM(flao_wgmma_sum_bf16_d256_e64, bf16, 256, 64)
SUM(flao_wgmma_sum_bf16_d256_e128, bf16, 256, 128)
SUM(flao_wgmma_sum_bf16_d256_e192, bf16, 256, 192)
SUM(flao_wgmma_sum_bf16_d256_e256, bf16, 256, 256)

SUM(flao_wgmma_sum_f16_d128_e192, f16, 128, 192)
SUM(flao_wgmma_sum_f16_d128_e256, f16, 128, 256)
SUM(flao_wgmma_sum_f16_d192_e64, f16, 192, 64)
SUM(flao_wgmma_sum_f16_d192_e128, f16, 192, 128)
SUM(flao_wgmma_sum_f16_d192_e192, f16, 192, 192)
SUM(flao_wgmma_sum_f16_d192_e256, f16, 192, 256)
SUM(flao_wgmma_sum_f16_d256_e64, f16, 256, 64)
SUM(flao_wgmma_sum_f16_d256_e128, f16, 256, 128)
SUM(flao_wgmma_sum_f16_d256_e192, f16, 256, 192)
SUM(flao_wgmma_sum_f16_d256_e256, f16, 256, 256)

APPLY(flao_wgmma_apply_bf16_d128_e192, bf16, 128, 192)
APPLY(flao_wgmma_apply_bf16_d128_e256, bf16, 128, 256)
APPLY(flao_wgmma_apply_bf16_d192_e64, bf16, 192, 64)
APPLY(flao_wgmma_apply_bf16_d192_e128, bf16, 192, 128)
APPLY(flao_wgmma_apply_bf16_d192_e192, bf16, 192, 192)
APPLY(flao_wgmma_apply_bf16_d192_e256, bf16, 192, 256)
APPLY(flao_wgmma_apply_bf16_d256_e64, bf16, 256, 64)
APPLY(flao_wgmma_apply_bf16_d256_e128, bf16, 256, 128)
APPLY(flao_wgmma_apply_bf16_d256_e192, bf16, 256, 192)
APPLY(flao_wgmma_apply_bf16_d256_e256, bf16, 256, 256)

APPLY(flao_wgmma_apply_f16_d128_e192, f16, 128, 192)
APPLY(flao_wgmma_apply_f16_d128_e256, f16, 128, 256)
APPLY(flao_wgmma_apply_f16_d192_e64, f16, 192, 64)
APPLY(flao_wgmma_apply_f16_d192_e128, f16, 192, 128)
APPLY(flao_wgmma_apply_f16_d192_e192, f16, 192, 192)
APPLY(flao_wgmma_apply_f16_d192_e256, f16, 192, 256)
APPLY(flao_wgmma_apply_f16_d256_e64, f16, 256, 64)
APPLY(flao_wgmma_apply_f16_d256_e128, f16, 256, 128)
APPLY(flao_wgmma_apply_f16_d256_e192, f16, 256, 192)
APPLY(flao_wgmma_apply_f16_d256_e256, f16, 256, 256)

KEYS(flao_wgmma_bwd_keys_bf16_d128_e192, bf16, 128, 192)
KEYS(flao_wgmma_bwd_keys_bf16_d128_e256, bf16, 128, 256)
KEYS(flao_wgmma_bwd_keys_bf16_d192_e64, bf16, 192, 64)
KEYS(flao_wgmma_bwd_keys_bf16_d192_e128, bf16, 192, 128)
KEYS(flao_wgmma_bwd_keys_bf16_d192_e192, bf16, 192, 192)
KEYS(flao_wgmma_bwd_keys_bf16_d192_e256, bf16, 192, 256)
KEYS(flao_wgmma_bwd_keys_bf16_d256_e64, bf16, 256, 64)
KEYS(flao_wgmma_bwd_keys_bf16_d256_e128, bf16, 256, 128)
KEYS(flao_wgmma_bwd_keys_bf16_d256_e192, bf16, 256, 192)
KEYS(flao_wgmma_bwd_keys_bf16_d256_e256, bf16, 256, 256)

KEYS(flao_wgmma_bwd_keys_f16_d128_e192, f16, 128, 192)
KEYS(flao_wgmma_bwd_keys_f16_d128_e256, f16, 128, 256)
KEYS(flao_wgmma_bwd_keys_f16_d192_e64, f16, 192, 64)
KEYS(flao_wgmma_bwd_keys_f16_d192_e128, f16, 192, 128)
KEYS(flao_wgmma_bwd_keys_f16_d192_e192, f16, 192, 192)
KEYS(flao_wgmma_bwd_keys_f16_d192_e256, f16, 192, 256)
KEYS(flao_wgmma_bwd_keys_f16_d256_e64, f16, 256, 64)
KEYS(flao_wgmma_bwd_keys_f16_d256_e128, f16, 256, 128)
KEYS(flao_wgmma_bwd_keys_f16_d256_e192, f16, 256, 192)
KEYS(flao_wgmma_bwd_keys_f16_d256_e256, f16, 256, 256)

// Of more than eight panels of sums, two blocks at a time do the work: they have D and E of 256, whatever is smaller.
#define QUERIES(NAME, T, D, E, PAIRED) \
  extern "C" __global__ void __launch_bounds__(kTwoWarpgroupsThreads, 1) \
      NAME(const __grid_constant__ BackwardQueriesMaps params) { \
    wide::bwd_queries<T, D / 64, E / (PAIRED ? 128 : 64), PAIRED>(params); \
  }

QUERIES(flao_wgmma_bwd_queries_bf16_d128_e192, bf16, 128, 192, false)
QUERIES(flao_wgmma_bwd_queries_bf16_d128_e256, bf16, 128, 256, false)
QUERIES(flao_wgmma_bwd_queries_bf16_d192_e64, bf16, 192, 64, false)
QUERIES(flao_wgmma_bwd_queries_bf16_d192_e128, bf16, 192, 128, false)
QUERIES(flao_wgmma_bwd_queries_bf16_d256_e64, bf16, 256, 64, false)
QUERIES(flao_wgmma_bwd_queries_bf16_d256_e128, bf16, 256, 128, false)
QUERIES(flao_wgmma_bwd_queries_bf16_d256_e256, bf16, 256, 256, true)

QUERIES(flao_wgmma_bwd_queries_f16_d128_e192, f16, 128, 192, false)
QUERIES(flao_wgmma_bwd_queries_f16_d128_e256, f16, 128, 256, false)
QUERIES(flao_wgmma_bwd_queries_f16_d192_e64, f16, 192, 64, false)
QUERIES(flao_wgmma_bwd_queries_f16_d192_e128, f16, 192, 128, false)
QUERIES(flao_wgmma_bwd_queries_f16_d256_e64, f16, 256, 64, false)
QUERIES(flao_wgmma_bwd_queries_f16_d256_e128, f16, 256, 128, false)
QUERIES(flao_wgmma_bwd_queries_f16_d256_e256, f16, 256, 256, true)

// Of up to eight panels of sums.
#define WHOLE(NAME, T, D, E) ENTRY(NAME, kTwoWarpgroupsThreads, wide::whole_fwd, WholeForwardMaps, T, D, E)

WHOLE(flao_wgmma_whole_fwd_bf16_d128_e192, bf16, 128, 192)
WHOLE(flao_wgmma_whole_fwd_bf16_d128_e256, bf16, 128, 256)
WHOLE(flao_wgmma_whole_fwd_bf16_d192_e128, bf16, 192, 128)
WHOLE(flao_wgmma_whole_fwd_bf16_d256_e128, bf16, 256, 128)

WHOLE(flao_wgmma_whole_fwd_f16_d128_e192, f16, 128, 192)
WHOLE(flao_wgmma_whole_fwd_f16_d128_e256, f16, 128, 256)
WHOLE(flao_wgmma_whole_fwd_f16_d192_e128, f16, 192, 128)
WHOLE(flao_wgmma_whole_fwd_f16_d256_e128, f16, 256, 128)

#define WHOLE_BWD(NAME, T, D, E) ENTRY(NAME, kTwoWarpgroupsThreads, wide::whole_bwd, WholeBackwardMaps, T, D, E)

WHOLE_BWD(flao_wgmma_whole_bwd_bf16_d128_e192, bf16, 128, 192)
WHOLE_BWD(flao_wgmma_whole_bwd_bf16_d128_e256, bf16, 128, 256)
WHOLE_BWD(flao_wgmma_whole_bwd_bf16_d192_e64, bf16, 192, 64)
WHOLE_BWD(flao_wgmma_whole_bwd_bf16_d192_e128, bf16, 192, 128)
WHOLE_BWD(flao_wgmma_whole_bwd_bf16_d256_e64, bf16, 256, 64)
WHOLE_BWD(flao_wgmma_whole_bwd_bf16_d256_e128, bf16, 256, 128)

WHOLE_BWD(flao_wgmma_whole_bwd_f16_d128_e192, f16, 128, 192)
WHOLE_BWD(flao_wgmma_whole_bwd_f16_d128_e256, f16, 128, 256)
WHOLE_BWD(flao_wgmma_whole_bwd_f16_d192_e64, f16, 192, 64)
WHOLE_BWD(flao_wgmma_whole_bwd_f16_d192_e128, f16, 192, 128)
WHOLE_BWD(flao_wgmma_whole_bwd_f16_d256_e64, f16, 256, 64)
WHOLE_BWD(flao_wgmma_whole_bwd_f16_d256_e128, f16, 256, 128)
