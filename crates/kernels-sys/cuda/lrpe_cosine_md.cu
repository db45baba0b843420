// lrpe_cosine_md: entry points. Names: lrpe_cosine_md_<pass>_<activation>_<type>_v<elements an access>; _cached_ ones read
// their angles from a table along the axes.
#include "gimbal/lrpe/backward.cuh"
#include "gimbal/lrpe/dtheta.cuh"
#include "gimbal/lrpe/forward.cuh"
#include "gimbal/lrpe/statistics.cuh"
#include "gimbal/lrpe/wide_softmax.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

#define FORWARD(NAME, T, V, ACT, ANGLES) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p, const __grid_constant__ GridParams g) { \
    forward<Cosine, T, V, ACT<Cosine::kInputs, V>, ANGLES<V>>(p, g); \
  }
#define FORWARD_WIDE(NAME, T, ANGLES) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p, const __grid_constant__ GridParams g) { \
    forward_wide_softmax<Cosine, T, ANGLES<1>>(p, g); \
  }
#define BACKWARD(NAME, T, V, ACT, ANGLES) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p, const __grid_constant__ GridParams g) { \
    backward<Cosine, T, V, ACT<Cosine::kInputs, V>, ANGLES<V>>(p, g); \
  }
#define BACKWARD_WIDE(NAME, T, ANGLES) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p, const __grid_constant__ GridParams g) { \
    backward_wide_softmax<Cosine, T, ANGLES<1>>(p, g); \
  }
#define BACKWARD_STATISTICS(NAME, T, V, ANGLES) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p, const __grid_constant__ GridParams g) { \
    backward_statistics<Cosine, T, V, ANGLES<V>>(p, g); \
  }
#define DTHETA(NAME, T, V) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p, const __grid_constant__ GridParams g) { \
    theta_gradient<Cosine, T, V, GridAngles<V>>(p, g); \
  }

template <int I, int V>
using SequenceForward = SequenceSoftmax<I, V, kForwardStatistics>;
template <int I, int V>
using SequenceBackward = SequenceSoftmax<I, V, kBackwardStatistics>;

// Forward
FORWARD(lrpe_cosine_md_fwd_none_bf16_v8, bf16, 8, NoActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_none_bf16_v1, bf16, 1, NoActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_none_f16_v8, f16, 8, NoActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_none_f16_v1, f16, 1, NoActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_none_f32_v4, float, 4, NoActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_none_f32_v1, float, 1, NoActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_pointwise_bf16_v8, bf16, 8, PointwiseActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_pointwise_bf16_v1, bf16, 1, PointwiseActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_pointwise_f16_v8, f16, 8, PointwiseActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_pointwise_f16_v1, f16, 1, PointwiseActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_pointwise_f32_v4, float, 4, PointwiseActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_pointwise_f32_v1, float, 1, PointwiseActivation, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_feature_bf16_v8, bf16, 8, FeatureSoftmax, GridAngles)
FORWARD_WIDE(lrpe_cosine_md_fwd_softmax_feature_bf16_v1, bf16, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_feature_f16_v8, f16, 8, FeatureSoftmax, GridAngles)
FORWARD_WIDE(lrpe_cosine_md_fwd_softmax_feature_f16_v1, f16, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_feature_f32_v4, float, 4, FeatureSoftmax, GridAngles)
FORWARD_WIDE(lrpe_cosine_md_fwd_softmax_feature_f32_v1, float, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_sequence_bf16_v8, bf16, 8, SequenceForward, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_sequence_bf16_v1, bf16, 1, SequenceForward, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_sequence_f16_v8, f16, 8, SequenceForward, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_sequence_f16_v1, f16, 1, SequenceForward, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_sequence_f32_v4, float, 4, SequenceForward, GridAngles)
FORWARD(lrpe_cosine_md_fwd_softmax_sequence_f32_v1, float, 1, SequenceForward, GridAngles)

// Backward
BACKWARD(lrpe_cosine_md_bwd_none_bf16_v8, bf16, 8, NoActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_none_bf16_v1, bf16, 1, NoActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_none_f16_v8, f16, 8, NoActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_none_f16_v1, f16, 1, NoActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_none_f32_v4, float, 4, NoActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_none_f32_v1, float, 1, NoActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_pointwise_bf16_v8, bf16, 8, PointwiseActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_pointwise_bf16_v1, bf16, 1, PointwiseActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_pointwise_f16_v8, f16, 8, PointwiseActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_pointwise_f16_v1, f16, 1, PointwiseActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_pointwise_f32_v4, float, 4, PointwiseActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_pointwise_f32_v1, float, 1, PointwiseActivation, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_feature_bf16_v8, bf16, 8, FeatureSoftmax, GridAngles)
BACKWARD_WIDE(lrpe_cosine_md_bwd_softmax_feature_bf16_v1, bf16, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_feature_f16_v8, f16, 8, FeatureSoftmax, GridAngles)
BACKWARD_WIDE(lrpe_cosine_md_bwd_softmax_feature_f16_v1, f16, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_feature_f32_v4, float, 4, FeatureSoftmax, GridAngles)
BACKWARD_WIDE(lrpe_cosine_md_bwd_softmax_feature_f32_v1, float, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_sequence_bf16_v8, bf16, 8, SequenceBackward, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_sequence_bf16_v1, bf16, 1, SequenceBackward, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_sequence_f16_v8, f16, 8, SequenceBackward, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_sequence_f16_v1, f16, 1, SequenceBackward, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_sequence_f32_v4, float, 4, SequenceBackward, GridAngles)
BACKWARD(lrpe_cosine_md_bwd_softmax_sequence_f32_v1, float, 1, SequenceBackward, GridAngles)

// Sequence softmax, backward: statistics
BACKWARD_STATISTICS(lrpe_cosine_md_bwd_statistics_bf16_v8, bf16, 8, GridAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_bwd_statistics_bf16_v1, bf16, 1, GridAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_bwd_statistics_f16_v8, f16, 8, GridAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_bwd_statistics_f16_v1, f16, 1, GridAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_bwd_statistics_f32_v4, float, 4, GridAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_bwd_statistics_f32_v1, float, 1, GridAngles)

// Forward, from the table
FORWARD(lrpe_cosine_md_cached_fwd_none_bf16_v8, bf16, 8, NoActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_none_bf16_v1, bf16, 1, NoActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_none_f16_v8, f16, 8, NoActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_none_f16_v1, f16, 1, NoActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_none_f32_v4, float, 4, NoActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_none_f32_v1, float, 1, NoActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_pointwise_bf16_v8, bf16, 8, PointwiseActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_pointwise_bf16_v1, bf16, 1, PointwiseActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_pointwise_f16_v8, f16, 8, PointwiseActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_pointwise_f16_v1, f16, 1, PointwiseActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_pointwise_f32_v4, float, 4, PointwiseActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_pointwise_f32_v1, float, 1, PointwiseActivation, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v8, bf16, 8, FeatureSoftmax, TableAngles)
FORWARD_WIDE(lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v1, bf16, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_feature_f16_v8, f16, 8, FeatureSoftmax, TableAngles)
FORWARD_WIDE(lrpe_cosine_md_cached_fwd_softmax_feature_f16_v1, f16, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_feature_f32_v4, float, 4, FeatureSoftmax, TableAngles)
FORWARD_WIDE(lrpe_cosine_md_cached_fwd_softmax_feature_f32_v1, float, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v8, bf16, 8, SequenceForward, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v1, bf16, 1, SequenceForward, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v8, f16, 8, SequenceForward, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v1, f16, 1, SequenceForward, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v4, float, 4, SequenceForward, TableAngles)
FORWARD(lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v1, float, 1, SequenceForward, TableAngles)

// Backward, from the table
BACKWARD(lrpe_cosine_md_cached_bwd_none_bf16_v8, bf16, 8, NoActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_none_bf16_v1, bf16, 1, NoActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_none_f16_v8, f16, 8, NoActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_none_f16_v1, f16, 1, NoActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_none_f32_v4, float, 4, NoActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_none_f32_v1, float, 1, NoActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_pointwise_bf16_v8, bf16, 8, PointwiseActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_pointwise_bf16_v1, bf16, 1, PointwiseActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_pointwise_f16_v8, f16, 8, PointwiseActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_pointwise_f16_v1, f16, 1, PointwiseActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_pointwise_f32_v4, float, 4, PointwiseActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_pointwise_f32_v1, float, 1, PointwiseActivation, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v8, bf16, 8, FeatureSoftmax, TableAngles)
BACKWARD_WIDE(lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v1, bf16, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_feature_f16_v8, f16, 8, FeatureSoftmax, TableAngles)
BACKWARD_WIDE(lrpe_cosine_md_cached_bwd_softmax_feature_f16_v1, f16, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_feature_f32_v4, float, 4, FeatureSoftmax, TableAngles)
BACKWARD_WIDE(lrpe_cosine_md_cached_bwd_softmax_feature_f32_v1, float, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v8, bf16, 8, SequenceBackward, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v1, bf16, 1, SequenceBackward, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v8, f16, 8, SequenceBackward, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v1, f16, 1, SequenceBackward, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v4, float, 4, SequenceBackward, TableAngles)
BACKWARD(lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v1, float, 1, SequenceBackward, TableAngles)

// Sequence softmax, backward: statistics, from the table
BACKWARD_STATISTICS(lrpe_cosine_md_cached_bwd_statistics_bf16_v8, bf16, 8, TableAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_cached_bwd_statistics_bf16_v1, bf16, 1, TableAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_cached_bwd_statistics_f16_v8, f16, 8, TableAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_cached_bwd_statistics_f16_v1, f16, 1, TableAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_cached_bwd_statistics_f32_v4, float, 4, TableAngles)
BACKWARD_STATISTICS(lrpe_cosine_md_cached_bwd_statistics_f32_v1, float, 1, TableAngles)

// dtheta
DTHETA(lrpe_cosine_md_dtheta_bf16_v8, bf16, 8)
DTHETA(lrpe_cosine_md_dtheta_bf16_v1, bf16, 1)
DTHETA(lrpe_cosine_md_dtheta_f16_v8, f16, 8)
DTHETA(lrpe_cosine_md_dtheta_f16_v1, f16, 1)
DTHETA(lrpe_cosine_md_dtheta_f32_v4, float, 4)
DTHETA(lrpe_cosine_md_dtheta_f32_v1, float, 1)

// The cached form's table: (cos, sin) of every position on the longest axis, (max n_j, H or 1, e). `row` is the size of
// theta, which is dense; `entries` that of the table.
extern "C" __global__ void __launch_bounds__(kMaxThreads, 1)
lrpe_cosine_md_table(const float* theta, float2* table, i64 row, i64 entries) {
  write_axis_table(theta, table, row, entries);
}
