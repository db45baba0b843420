// lrpe_cosine: entry points. Names: lrpe_cosine_<pass>_<activation>_<type>_v<elements an access>.
#include "gimbal/lrpe/backward.cuh"
#include "gimbal/lrpe/dtheta.cuh"
#include "gimbal/lrpe/forward.cuh"
#include "gimbal/lrpe/statistics.cuh"
#include "gimbal/lrpe/wide_softmax.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

#define FORWARD(NAME, T, V, ACT) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p) { \
    forward<Cosine, T, V, ACT<Cosine::kInputs, V>, LineAngles<V>>(p, 0); \
  }
#define FORWARD_WIDE(NAME, T) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p) { \
    forward_wide_softmax<Cosine, T, LineAngles<1>>(p, 0); \
  }
#define BACKWARD(NAME, T, V, ACT) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p) { \
    backward<Cosine, T, V, ACT<Cosine::kInputs, V>, LineAngles<V>>(p, 0); \
  }
#define BACKWARD_WIDE(NAME, T) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p) { \
    backward_wide_softmax<Cosine, T, LineAngles<1>>(p, 0); \
  }
#define BACKWARD_STATISTICS(NAME, T, V) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p) { \
    backward_statistics<Cosine, T, V, LineAngles<V>>(p, 0); \
  }
#define DTHETA(NAME, T, V) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, 1) \
  NAME(const __grid_constant__ Params p) { \
    theta_gradient<Cosine, T, V, LineAngles<V>>(p, 0); \
  }

template <int I, int V>
using SequenceForward = SequenceSoftmax<I, V, kForwardStatistics>;
template <int I, int V>
using SequenceBackward = SequenceSoftmax<I, V, kBackwardStatistics>;

// Forward
FORWARD(lrpe_cosine_fwd_none_bf16_v8, bf16, 8, NoActivation)
FORWARD(lrpe_cosine_fwd_none_bf16_v1, bf16, 1, NoActivation)
FORWARD(lrpe_cosine_fwd_none_f16_v8, f16, 8, NoActivation)
FORWARD(lrpe_cosine_fwd_none_f16_v1, f16, 1, NoActivation)
FORWARD(lrpe_cosine_fwd_none_f32_v4, float, 4, NoActivation)
FORWARD(lrpe_cosine_fwd_none_f32_v1, float, 1, NoActivation)
FORWARD(lrpe_cosine_fwd_pointwise_bf16_v8, bf16, 8, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_bf16_v1, bf16, 1, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f16_v8, f16, 8, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f16_v1, f16, 1, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f32_v4, float, 4, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f32_v1, float, 1, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_softmax_feature_bf16_v8, bf16, 8, FeatureSoftmax)
FORWARD_WIDE(lrpe_cosine_fwd_softmax_feature_bf16_v1, bf16)
FORWARD(lrpe_cosine_fwd_softmax_feature_f16_v8, f16, 8, FeatureSoftmax)
FORWARD_WIDE(lrpe_cosine_fwd_softmax_feature_f16_v1, f16)
FORWARD(lrpe_cosine_fwd_softmax_feature_f32_v4, float, 4, FeatureSoftmax)
FORWARD_WIDE(lrpe_cosine_fwd_softmax_feature_f32_v1, float)
FORWARD(lrpe_cosine_fwd_softmax_sequence_bf16_v8, bf16, 8, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_bf16_v1, bf16, 1, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f16_v8, f16, 8, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f16_v1, f16, 1, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f32_v4, float, 4, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f32_v1, float, 1, SequenceForward)

// Backward
BACKWARD(lrpe_cosine_bwd_none_bf16_v8, bf16, 8, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_bf16_v1, bf16, 1, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_f16_v8, f16, 8, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_f16_v1, f16, 1, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_f32_v4, float, 4, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_f32_v1, float, 1, NoActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_bf16_v8, bf16, 8, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_bf16_v1, bf16, 1, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f16_v8, f16, 8, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f16_v1, f16, 1, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f32_v4, float, 4, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f32_v1, float, 1, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_softmax_feature_bf16_v8, bf16, 8, FeatureSoftmax)
BACKWARD_WIDE(lrpe_cosine_bwd_softmax_feature_bf16_v1, bf16)
BACKWARD(lrpe_cosine_bwd_softmax_feature_f16_v8, f16, 8, FeatureSoftmax)
BACKWARD_WIDE(lrpe_cosine_bwd_softmax_feature_f16_v1, f16)
BACKWARD(lrpe_cosine_bwd_softmax_feature_f32_v4, float, 4, FeatureSoftmax)
BACKWARD_WIDE(lrpe_cosine_bwd_softmax_feature_f32_v1, float)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_bf16_v8, bf16, 8, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_bf16_v1, bf16, 1, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f16_v8, f16, 8, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f16_v1, f16, 1, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f32_v4, float, 4, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f32_v1, float, 1, SequenceBackward)

// Sequence softmax, backward: statistics
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_bf16_v8, bf16, 8)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_bf16_v1, bf16, 1)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f16_v8, f16, 8)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f16_v1, f16, 1)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f32_v4, float, 4)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f32_v1, float, 1)

// dtheta
DTHETA(lrpe_cosine_dtheta_bf16_v8, bf16, 8)
DTHETA(lrpe_cosine_dtheta_bf16_v1, bf16, 1)
DTHETA(lrpe_cosine_dtheta_f16_v8, f16, 8)
DTHETA(lrpe_cosine_dtheta_f16_v1, f16, 1)
DTHETA(lrpe_cosine_dtheta_f32_v4, float, 4)
DTHETA(lrpe_cosine_dtheta_f32_v1, float, 1)
