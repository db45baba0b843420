// Entry points that all LRPE ops share: the forward statistics of the sequence softmax, which depend on x alone, and the
// second stages, which merge in a fixed order what the blocks of a first stage left.
#include "gimbal/lrpe/gradients.cuh"
#include "gimbal/lrpe/statistics.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

// Eight blocks a multiprocessor: the loop is short, so what hides the latency is other warps.
// spills-allowed: sequence_softmax_statistics_bf16_v8 three words on sm_80, outside the loop: an eighth block is worth more
// spills-allowed: sequence_softmax_statistics_f16_v8 likewise
#define STATISTICS(NAME, T, V) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 8) NAME(const __grid_constant__ Params p) { \
    forward_statistics<T, V>(p); \
  }

STATISTICS(sequence_softmax_statistics_bf16_v8, bf16, 8)
STATISTICS(sequence_softmax_statistics_bf16_v4, bf16, 4)
STATISTICS(sequence_softmax_statistics_f16_v8, f16, 8)
STATISTICS(sequence_softmax_statistics_f16_v4, f16, 4)
STATISTICS(sequence_softmax_statistics_f32_v4, float, 4)
STATISTICS(sequence_softmax_statistics_bf16_v1, bf16, 1)
STATISTICS(sequence_softmax_statistics_f16_v1, f16, 1)
STATISTICS(sequence_softmax_statistics_f32_v1, float, 1)

// Of the tiles of a launch, or of the ranks that share a sequence.
#define SECOND_STAGE(NAME, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const float* from, float* columns, i64 rows, int width, int count) { \
    __VA_ARGS__(from, columns, rows, width, count); \
  }

SECOND_STAGE(sequence_softmax_finish_fwd, finish_statistics<kForwardStatistics>)
SECOND_STAGE(sequence_softmax_finish_bwd, finish_statistics<kBackwardStatistics>)
SECOND_STAGE(sequence_softmax_merge_fwd, merge_statistics<kForwardStatistics>)
SECOND_STAGE(sequence_softmax_merge_bwd, merge_statistics<kBackwardStatistics>)

extern "C" __global__ void __launch_bounds__(kMaxThreads, 1)
lrpe_reduce(const __grid_constant__ Reduce r) {
  reduce_partials(r);
}
