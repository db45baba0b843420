// Entry points of FLAO in f32 by halves, for all that the copy engine does not take or that is wider than 128 columns: of any D
// and E up to 256, any alignment and any strides.
#include "gimbal/flao/wgmma/halves/elements.cuh"

// spills-allowed: flao_elements_sum_f32 where the block is in its range, between heads alone
// spills-allowed: flao_elements_bwd_queries_f32 as above, and three sums a tile of 64 rows

using namespace gimbal;
using namespace gimbal::flao;
using namespace gimbal::flao::wgmma;

#define ENTRY(NAME, PASS, PARAMS) \
  extern "C" __global__ void __launch_bounds__(kTwoWarpgroupsThreads, 1) NAME(const __grid_constant__ PARAMS params) { \
    PASS(params); \
  }

ENTRY(flao_elements_sum_f32, halves::sum_elements, Sum)
ENTRY(flao_elements_apply_f32, halves::apply_elements, Apply)
ENTRY(flao_elements_bwd_queries_f32, halves::bwd_queries_elements, BackwardQueries)
ENTRY(flao_elements_bwd_keys_f32, halves::bwd_keys_elements, BackwardKeys)
