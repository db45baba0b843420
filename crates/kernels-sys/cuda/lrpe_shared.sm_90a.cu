// Entry points that all LRPE ops share: the sequence softmax on compute capability 9.0, whose launches begin early.
#include "gimbal/hopper/barrier.cuh"
#include "gimbal/lrpe/statistics.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

#define STATISTICS(NAME, T, V) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 8) NAME(const __grid_constant__ Params p) { \
    hopper::launch_dependents(); \
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

#define FINISH(NAME, STATISTICS) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const float* from, float* columns, i64 rows, int width, int count) { \
    hopper::launch_dependents(); \
    finish_statistics<STATISTICS>(from, columns, rows, width, count, [] { hopper::wait_for_dependencies(); }); \
  }

FINISH(sequence_softmax_finish_fwd, kForwardStatistics)
FINISH(sequence_softmax_finish_bwd, kBackwardStatistics)
