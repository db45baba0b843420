// Entry points of FLAO on Hopper's own instructions: products by warpgroups (wgmma), tiles by the copy engine (TMA). D and E
// up to 64 or up to 128, multiples of 8; what is smaller is filled with zeros.
#include "gimbal/flao/reduce.cuh"
#include "gimbal/flao/wgmma/apply.cuh"
#include "gimbal/flao/wgmma/bwd_keys.cuh"
#include "gimbal/flao/wgmma/bwd_queries.cuh"
#include "gimbal/flao/wgmma/sum.cuh"
#include "gimbal/flao/wgmma/whole_bwd.cuh"
#include "gimbal/flao/wgmma/whole_bwd_by_one.cuh"
#include "gimbal/flao/wgmma/whole_fwd.cuh"

// spills-allowed: flao_wgmma_bwd_keys_f16_d64_e128 a register between heads

using namespace gimbal;
using namespace gimbal::flao::wgmma;

#define ENTRY(NAME, THREADS, BLOCKS, PASS, PARAMS, T, D, E) \
  extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS) NAME(const __grid_constant__ PARAMS params) { \
    PASS<T, D, E>(params); \
  }

// One warpgroup that leaves room for two more blocks on the multiprocessor.
struct OneWarpgroupOfThree : OneWarpgroup {
  static constexpr int kSharedBytes = 75 * 1024;
};

#define ENTRY_OF_THREE(NAME, PASS, PARAMS, T, D, E) \
  extern "C" __global__ void __launch_bounds__(kOneWarpgroupThreads, 3) NAME(const __grid_constant__ PARAMS params) { \
    PASS<T, D, E, OneWarpgroupOfThree>(params); \
  }

#define QUERIES_OF_64(NAME, T) \
  extern "C" __global__ void __launch_bounds__(kTwoWarpgroupsThreads, 2) \
      NAME(const __grid_constant__ BackwardQueriesMaps params) { \
    bwd_queries<T, 64, 64, TwoWarpgroupsOfTwo>(params); \
  }

ENTRY(flao_wgmma_sum_bf16_d64_e64, kOneWarpgroupThreads, 2, sum, SumMaps, bf16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_sum_bf16_d64_e128, sum, SumMaps, bf16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_sum_bf16_d128_e64, sum, SumMaps, bf16, 128, 64)
ENTRY(flao_wgmma_sum_bf16_d128_e128, kOneWarpgroupThreads, 2, sum, SumMaps, bf16, 128, 128)
ENTRY(flao_wgmma_sum_f16_d64_e64, kOneWarpgroupThreads, 2, sum, SumMaps, f16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_sum_f16_d64_e128, sum, SumMaps, f16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_sum_f16_d128_e64, sum, SumMaps, f16, 128, 64)
ENTRY(flao_wgmma_sum_f16_d128_e128, kOneWarpgroupThreads, 2, sum, SumMaps, f16, 128, 128)

ENTRY(flao_wgmma_apply_bf16_d64_e64, kOneWarpgroupThreads, 2, apply, ApplyMaps, bf16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_apply_bf16_d64_e128, apply, ApplyMaps, bf16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_apply_bf16_d128_e64, apply, ApplyMaps, bf16, 128, 64)
ENTRY(flao_wgmma_apply_bf16_d128_e128, kOneWarpgroupThreads, 2, apply, ApplyMaps, bf16, 128, 128)
ENTRY(flao_wgmma_apply_f16_d64_e64, kOneWarpgroupThreads, 2, apply, ApplyMaps, f16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_apply_f16_d64_e128, apply, ApplyMaps, f16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_apply_f16_d128_e64, apply, ApplyMaps, f16, 128, 64)
ENTRY(flao_wgmma_apply_f16_d128_e128, kOneWarpgroupThreads, 2, apply, ApplyMaps, f16, 128, 128)

QUERIES_OF_64(flao_wgmma_bwd_queries_bf16_d64_e64, bf16)
ENTRY(flao_wgmma_bwd_queries_bf16_d64_e128, kTwoWarpgroupsThreads, 1, bwd_queries, BackwardQueriesMaps, bf16, 64, 128)
ENTRY(flao_wgmma_bwd_queries_bf16_d128_e64, kTwoWarpgroupsThreads, 1, bwd_queries, BackwardQueriesMaps, bf16, 128, 64)
ENTRY(flao_wgmma_bwd_queries_bf16_d128_e128, kTwoWarpgroupsThreads, 1, bwd_queries, BackwardQueriesMaps, bf16, 128, 128)
QUERIES_OF_64(flao_wgmma_bwd_queries_f16_d64_e64, f16)
ENTRY(flao_wgmma_bwd_queries_f16_d64_e128, kTwoWarpgroupsThreads, 1, bwd_queries, BackwardQueriesMaps, f16, 64, 128)
ENTRY(flao_wgmma_bwd_queries_f16_d128_e64, kTwoWarpgroupsThreads, 1, bwd_queries, BackwardQueriesMaps, f16, 128, 64)
ENTRY(flao_wgmma_bwd_queries_f16_d128_e128, kTwoWarpgroupsThreads, 1, bwd_queries, BackwardQueriesMaps, f16, 128, 128)

ENTRY(flao_wgmma_bwd_keys_bf16_d64_e64, kOneWarpgroupThreads, 2, bwd_keys, BackwardKeysMaps, bf16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_bwd_keys_bf16_d64_e128, bwd_keys, BackwardKeysMaps, bf16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_bwd_keys_bf16_d128_e64, bwd_keys, BackwardKeysMaps, bf16, 128, 64)
ENTRY(flao_wgmma_bwd_keys_bf16_d128_e128, kOneWarpgroupThreads, 2, bwd_keys, BackwardKeysMaps, bf16, 128, 128)
ENTRY(flao_wgmma_bwd_keys_f16_d64_e64, kOneWarpgroupThreads, 2, bwd_keys, BackwardKeysMaps, f16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_bwd_keys_f16_d64_e128, bwd_keys, BackwardKeysMaps, f16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_bwd_keys_f16_d128_e64, bwd_keys, BackwardKeysMaps, f16, 128, 64)
ENTRY(flao_wgmma_bwd_keys_f16_d128_e128, kOneWarpgroupThreads, 2, bwd_keys, BackwardKeysMaps, f16, 128, 128)

ENTRY(flao_wgmma_whole_fwd_bf16_d64_e64, kOneWarpgroupThreads, 2, whole_fwd, WholeForwardMaps, bf16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_whole_fwd_bf16_d64_e128, whole_fwd, WholeForwardMaps, bf16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_whole_fwd_bf16_d128_e64, whole_fwd, WholeForwardMaps, bf16, 128, 64)
ENTRY(flao_wgmma_whole_fwd_bf16_d128_e128, kOneWarpgroupThreads, 2, whole_fwd, WholeForwardMaps, bf16, 128, 128)
ENTRY(flao_wgmma_whole_fwd_f16_d64_e64, kOneWarpgroupThreads, 2, whole_fwd, WholeForwardMaps, f16, 64, 64)
ENTRY_OF_THREE(flao_wgmma_whole_fwd_f16_d64_e128, whole_fwd, WholeForwardMaps, f16, 64, 128)
ENTRY_OF_THREE(flao_wgmma_whole_fwd_f16_d128_e64, whole_fwd, WholeForwardMaps, f16, 128, 64)
ENTRY(flao_wgmma_whole_fwd_f16_d128_e128, kOneWarpgroupThreads, 2, whole_fwd, WholeForwardMaps, f16, 128, 128)

ENTRY(flao_wgmma_whole_bwd_bf16_d64_e64, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, bf16, 64, 64)
ENTRY(flao_wgmma_whole_bwd_bf16_d64_e128, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, bf16, 64, 128)
ENTRY(flao_wgmma_whole_bwd_bf16_d128_e64, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, bf16, 128, 64)
ENTRY(flao_wgmma_whole_bwd_bf16_d128_e128, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, bf16, 128, 128)
ENTRY(flao_wgmma_whole_bwd_f16_d64_e64, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, f16, 64, 64)
ENTRY(flao_wgmma_whole_bwd_f16_d64_e128, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, f16, 64, 128)
ENTRY(flao_wgmma_whole_bwd_f16_d128_e64, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, f16, 128, 64)
ENTRY(flao_wgmma_whole_bwd_f16_d128_e128, kTwoWarpgroupsThreads, 1, whole_bwd, WholeBackwardMaps, f16, 128, 128)

ENTRY(flao_wgmma_cluster_fwd_bf16_d64_e64, kOneWarpgroupThreads, 2, cluster_fwd, WholeForwardMaps, bf16, 64, 64)
ENTRY(flao_wgmma_cluster_fwd_bf16_d128_e128, kOneWarpgroupThreads, 2, cluster_fwd, WholeForwardMaps, bf16, 128, 128)
ENTRY(flao_wgmma_cluster_fwd_f16_d64_e64, kOneWarpgroupThreads, 2, cluster_fwd, WholeForwardMaps, f16, 64, 64)
ENTRY(flao_wgmma_cluster_fwd_f16_d128_e128, kOneWarpgroupThreads, 2, cluster_fwd, WholeForwardMaps, f16, 128, 128)

ENTRY(flao_wgmma_cluster_bwd_bf16_d64_e64, kTwoWarpgroupsThreads, 1, cluster_bwd, WholeBackwardMaps, bf16, 64, 64)
ENTRY(flao_wgmma_cluster_bwd_bf16_d128_e128, kTwoWarpgroupsThreads, 1, cluster_bwd, WholeBackwardMaps, bf16, 128, 128)
ENTRY(flao_wgmma_cluster_bwd_f16_d64_e64, kTwoWarpgroupsThreads, 1, cluster_bwd, WholeBackwardMaps, f16, 64, 64)
ENTRY(flao_wgmma_cluster_bwd_f16_d128_e128, kTwoWarpgroupsThreads, 1, cluster_bwd, WholeBackwardMaps, f16, 128, 128)

ENTRY(flao_wgmma_bwd_by_one_bf16_d64_e64, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, bf16, 64, 64)
ENTRY(flao_wgmma_bwd_by_one_bf16_d64_e128, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, bf16, 64, 128)
ENTRY(flao_wgmma_bwd_by_one_bf16_d128_e64, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, bf16, 128, 64)
ENTRY(flao_wgmma_bwd_by_one_bf16_d128_e128, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, bf16, 128, 128)
ENTRY(flao_wgmma_bwd_by_one_f16_d64_e64, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, f16, 64, 64)
ENTRY(flao_wgmma_bwd_by_one_f16_d64_e128, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, f16, 64, 128)
ENTRY(flao_wgmma_bwd_by_one_f16_d128_e64, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, f16, 128, 64)
ENTRY(flao_wgmma_bwd_by_one_f16_d128_e128, kThreadsByOne, 2, whole_bwd_by_one, WholeBackwardMaps, f16, 128, 128)

// Adds up partial sums, as flao_reduce does, but may be launched early.
extern "C" __global__ void __launch_bounds__(flao::kReduceThreads, 4)
    flao_wgmma_reduce(const __grid_constant__ flao::Reduce params) {
  flao::reduce(params, [] {
    hopper::wait_for_dependencies();
    hopper::launch_dependents();
  });
}
