// Entry points of FLAO on Hopper's own instructions for rows that begin at any element: of any D and E, any alignment and any
// strides. Tiles are those of flao_wgmma_wide, but for the fewest that serve all widths.
#include "gimbal/flao/wgmma/wide/apply.cuh"
#include "gimbal/flao/wgmma/wide/bwd_keys.cuh"
#include "gimbal/flao/wgmma/wide/bwd_queries.cuh"
#include "gimbal/flao/wgmma/wide/sum.cuh"

// Threads that load need registers of those that compute, which have the sums of dkv.
// spills-allowed: flao_elements_bwd_queries_bf16_d256_e256 some registers a tile where dq is stored, and where rows are loaded, against 64 KiB of rows
// spills-allowed: flao_elements_bwd_queries_bf16_d256_e128 as above
// spills-allowed: flao_elements_bwd_queries_bf16_d128_e256 as above
// spills-allowed: flao_elements_bwd_queries_bf16_d128_e192 as above
// spills-allowed: flao_elements_bwd_queries_bf16_d128_e128 as above
// spills-allowed: flao_elements_bwd_queries_f16_d256_e256 as above
// spills-allowed: flao_elements_bwd_queries_f16_d256_e128 as above
// spills-allowed: flao_elements_bwd_queries_f16_d128_e256 as above
// spills-allowed: flao_elements_bwd_queries_f16_d128_e192 as above
// spills-allowed: flao_elements_bwd_queries_f16_d128_e128 as above
// spills-allowed: flao_elements_sum_bf16_d256_e256 a register a panel of 8 KiB where rows are loaded
// spills-allowed: flao_elements_sum_bf16_d256_e128 as above
// spills-allowed: flao_elements_sum_bf16_d128_e256 as above
// spills-allowed: flao_elements_sum_bf16_d128_e192 as above
// spills-allowed: flao_elements_sum_bf16_d128_e128 as above
// spills-allowed: flao_elements_sum_f16_d256_e256 as above
// spills-allowed: flao_elements_sum_f16_d256_e128 as above
// spills-allowed: flao_elements_sum_f16_d128_e256 as above
// spills-allowed: flao_elements_sum_f16_d128_e192 as above
// spills-allowed: flao_elements_sum_f16_d128_e128 as above
// spills-allowed: flao_elements_apply_bf16_d256_e256 some registers a tile of 64 KiB
// spills-allowed: flao_elements_apply_bf16_d128_e256 as above
// spills-allowed: flao_elements_apply_f16_d128_e256 as above
// spills-allowed: flao_elements_bwd_keys_bf16_d256_e256 as above
// spills-allowed: flao_elements_bwd_keys_bf16_d256_e128 as above
// spills-allowed: flao_elements_bwd_keys_bf16_d128_e256 as above
// spills-allowed: flao_elements_bwd_keys_f16_d256_e256 as above

using namespace gimbal;
using namespace gimbal::flao;
using namespace gimbal::flao::wgmma;

#define ENTRY(NAME, PASS, PARAMS, T, D, E) \
  extern "C" __global__ void __launch_bounds__(wide::kThreadsWith<wide::kLoaders>, 1) NAME(const __grid_constant__ PARAMS params) { \
    PASS<T, D / 64, E / 64>(params); \
  }
#define SUM(NAME, T, D, E) ENTRY(NAME, wide::sum, Sum, T, D, E)
#define APPLY(NAME, T, D, E) ENTRY(NAME, wide::apply, Apply, T, D, E)
#define KEYS(NAME, T, D, E) ENTRY(NAME, wide::bwd_keys, BackwardKeys, T, D, E)
#define QUERIES(NAME, T, D, E, PAIRED) \
  extern "C" __global__ void __launch_bounds__(wide::kThreadsWith<wide::kFewLoaders>, 1) \
      NAME(const __grid_constant__ BackwardQueries params) { \
    wide::bwd_queries<T, D / 64, E / (PAIRED ? 128 : 64), PAIRED>(params); \
  }

SUM(flao_elements_sum_bf16_d128_e128, bf16, 128, 128)
SUM(flao_elements_sum_bf16_d128_e192, bf16, 128, 192)
SUM(flao_elements_sum_bf16_d128_e256, bf16, 128, 256)
SUM(flao_elements_sum_bf16_d256_e128, bf16, 256, 128)
SUM(flao_elements_sum_bf16_d256_e256, bf16, 256, 256)
SUM(flao_elements_sum_f16_d128_e128, f16, 128, 128)
SUM(flao_elements_sum_f16_d128_e192, f16, 128, 192)
SUM(flao_elements_sum_f16_d128_e256, f16, 128, 256)
SUM(flao_elements_sum_f16_d256_e128, f16, 256, 128)
SUM(flao_elements_sum_f16_d256_e256, f16, 256, 256)

APPLY(flao_elements_apply_bf16_d128_e128, bf16, 128, 128)
APPLY(flao_elements_apply_bf16_d128_e192, bf16, 128, 192)
APPLY(flao_elements_apply_bf16_d128_e256, bf16, 128, 256)
APPLY(flao_elements_apply_bf16_d256_e128, bf16, 256, 128)
APPLY(flao_elements_apply_bf16_d256_e256, bf16, 256, 256)
APPLY(flao_elements_apply_f16_d128_e128, f16, 128, 128)
APPLY(flao_elements_apply_f16_d128_e192, f16, 128, 192)
APPLY(flao_elements_apply_f16_d128_e256, f16, 128, 256)
APPLY(flao_elements_apply_f16_d256_e128, f16, 256, 128)
APPLY(flao_elements_apply_f16_d256_e256, f16, 256, 256)

QUERIES(flao_elements_bwd_queries_bf16_d128_e128, bf16, 128, 128, false)
QUERIES(flao_elements_bwd_queries_bf16_d128_e192, bf16, 128, 192, false)
QUERIES(flao_elements_bwd_queries_bf16_d128_e256, bf16, 128, 256, false)
QUERIES(flao_elements_bwd_queries_bf16_d256_e128, bf16, 256, 128, false)
QUERIES(flao_elements_bwd_queries_bf16_d256_e256, bf16, 256, 256, true)
QUERIES(flao_elements_bwd_queries_f16_d128_e128, f16, 128, 128, false)
QUERIES(flao_elements_bwd_queries_f16_d128_e192, f16, 128, 192, false)
QUERIES(flao_elements_bwd_queries_f16_d128_e256, f16, 128, 256, false)
QUERIES(flao_elements_bwd_queries_f16_d256_e128, f16, 256, 128, false)
QUERIES(flao_elements_bwd_queries_f16_d256_e256, f16, 256, 256, true)

KEYS(flao_elements_bwd_keys_bf16_d128_e128, bf16, 128, 128)
KEYS(flao_elements_bwd_keys_bf16_d128_e192, bf16, 128, 192)
KEYS(flao_elements_bwd_keys_bf16_d128_e256, bf16, 128, 256)
KEYS(flao_elements_bwd_keys_bf16_d256_e128, bf16, 256, 128)
KEYS(flao_elements_bwd_keys_bf16_d256_e256, bf16, 256, 256)
KEYS(flao_elements_bwd_keys_f16_d128_e128, f16, 128, 128)
KEYS(flao_elements_bwd_keys_f16_d128_e192, f16, 128, 192)
KEYS(flao_elements_bwd_keys_f16_d128_e256, f16, 128, 256)
KEYS(flao_elements_bwd_keys_f16_d256_e128, f16, 256, 128)
KEYS(flao_elements_bwd_keys_f16_d256_e256, f16, 256, 256)
