// Entry points that all LRPE ops share: the forward statistics of the sequence softmax, which depend on x alone, and the
// second stages, which merge in a fixed order what the blocks of a first stage left.
#include "gimbal/lrpe/gradients.cuh"
#include "gimbal/lrpe/statistics.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

// Eight blocks a multiprocessor: the loop is short, so what hides the latency is other warps.
// spills-allowed: sequence_softmax_statistics_bf16_v8 four bytes on sm_80, outside the loop: an eighth block is worth more
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

extern "C" __global__ void __launch_bounds__(kMaxThreads, 1)
sequence_softmax_finish_fwd(const float* partials, float* columns, i64 rows, int width, int tiles) {
  finish_statistics<kForwardStatistics>(partials, columns, rows, width, tiles);
}

extern "C" __global__ void __launch_bounds__(kMaxThreads, 1)
sequence_softmax_finish_bwd(const float* partials, float* columns, i64 rows, int width, int tiles) {
  finish_statistics<kBackwardStatistics>(partials, columns, rows, width, tiles);
}

extern "C" __global__ void __launch_bounds__(kMaxThreads, 1)
sequence_softmax_merge_fwd(const float* parts, float* columns, i64 rows, int width, int ranks) {
  merge_statistics<kForwardStatistics>(parts, columns, rows, width, ranks);
}

extern "C" __global__ void __launch_bounds__(kMaxThreads, 1)
sequence_softmax_merge_bwd(const float* parts, float* columns, i64 rows, int width, int ranks) {
  merge_statistics<kBackwardStatistics>(parts, columns, rows, width, ranks);
}

extern "C" __global__ void __launch_bounds__(kMaxThreads, 1)
lrpe_reduce(const __grid_constant__ Reduce r) {
  reduce_partials(r);
}
