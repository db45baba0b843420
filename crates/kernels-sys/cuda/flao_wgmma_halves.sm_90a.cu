// Entry points of FLAO in f32 on Hopper's tensor cores: each number is two f16. D and E up to 128, multiples of 4; what is
// smaller is filled with zeros.
#include "gimbal/flao/wgmma/halves/apply.cuh"
#include "gimbal/flao/wgmma/halves/bwd_keys.cuh"
#include "gimbal/flao/wgmma/halves/bwd_queries.cuh"
#include "gimbal/flao/wgmma/halves/sum.cuh"

// spills-allowed: flao_wgmma_sum_f32_d128_e128 where the block is in its range, between heads alone
// spills-allowed: flao_wgmma_bwd_queries_f32_d128_e128 as above

using namespace gimbal;
using namespace gimbal::flao::wgmma;

#define ENTRY(NAME, PASS, PARAMS) \
  extern "C" __global__ void __launch_bounds__(kTwoWarpgroupsThreads, 1) NAME(const __grid_constant__ PARAMS params) { \
    PASS(params); \
  }

ENTRY(flao_wgmma_sum_f32_d128_e128, halves::sum, SumMaps)
ENTRY(flao_wgmma_apply_f32_d128_e128, halves::apply, ApplyMaps)
ENTRY(flao_wgmma_bwd_queries_f32_d128_e128, halves::bwd_queries, BackwardQueriesMaps)
ENTRY(flao_wgmma_bwd_keys_f32_d128_e128, halves::bwd_keys, BackwardKeysMaps)
