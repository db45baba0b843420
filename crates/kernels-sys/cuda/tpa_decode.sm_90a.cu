// tpa_decode: what is launched on compute capability 9.0 while the launch before it ends.
#include "gimbal/hopper/barrier.cuh"
#include "gimbal/tpa/merge.cuh"

using namespace gimbal;
using namespace gimbal::tpa;

#define MERGE(NAME, T) \
  extern "C" __global__ void __launch_bounds__(kMergeThreads, 1) NAME(const __grid_constant__ Merge p) { \
    merge<T>(p, [] { \
      hopper::wait_for_dependencies(); \
      hopper::launch_dependents(); \
    }); \
  }

MERGE(tpa_decode_merge_bf16, bf16)
MERGE(tpa_decode_merge_f16, f16)
MERGE(tpa_decode_merge_f32, float)
