// lrpe_cosine, on lines and grids: entry points. Names: lrpe_cosine_<pass>_<f>_<type>_v<elements an access>; wide ones are of a
// softmax over features and of a norm.
#include "gimbal/lrpe/backward.cuh"
#include "gimbal/lrpe/forward.cuh"
#include "gimbal/lrpe/gradients.cuh"
#include "gimbal/lrpe/statistics.cuh"
#include "gimbal/lrpe/wide.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

// BLOCKS is what a multiprocessor should hold: memory is busy from about five on, and two registers too many cost one.
#define ENTRY(NAME, BLOCKS, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, BLOCKS) NAME(const __grid_constant__ Params p) { \
    __VA_ARGS__(p); \
  }
#define FORWARD(NAME, BLOCKS, T, V, F) ENTRY(NAME, BLOCKS, forward<Cosine, T, V, F<Cosine::kInputs, V>>)
#define FORWARD_WIDE(NAME, T) ENTRY(NAME, 1, forward_wide<Cosine, T>)
#define BACKWARD(NAME, BLOCKS, T, V, F) ENTRY(NAME, BLOCKS, backward<Cosine, T, V, F<Cosine::kInputs, V>>)
#define BACKWARD_WIDE(NAME, T) ENTRY(NAME, 1, backward_wide<Cosine, T>)
#define BACKWARD_STATISTICS(NAME, T, V) ENTRY(NAME, 4, backward_statistics<Cosine, T, V>)
#define GRADIENTS(NAME, T, V) ENTRY(NAME, 1, parameter_gradients<Cosine, T, V>)

template <int I, int V>
using SequenceForward = SequenceSoftmax<I, V, kForwardStatistics>;
template <int I, int V>
using SequenceBackward = SequenceSoftmax<I, V, kBackwardStatistics>;

// Forward
FORWARD(lrpe_cosine_fwd_none_bf16_v8, 5, bf16, 8, NoActivation)
FORWARD(lrpe_cosine_fwd_none_bf16_v4, 5, bf16, 4, NoActivation)
FORWARD(lrpe_cosine_fwd_none_f16_v8, 5, f16, 8, NoActivation)
FORWARD(lrpe_cosine_fwd_none_f16_v4, 5, f16, 4, NoActivation)
FORWARD(lrpe_cosine_fwd_none_f32_v4, 5, float, 4, NoActivation)
FORWARD(lrpe_cosine_fwd_pointwise_bf16_v8, 5, bf16, 8, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_bf16_v4, 5, bf16, 4, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f16_v8, 5, f16, 8, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f16_v4, 5, f16, 4, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f32_v4, 5, float, 4, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_bf16_v1, 5, bf16, 1, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f16_v1, 5, f16, 1, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_pointwise_f32_v1, 5, float, 1, PointwiseActivation)
FORWARD(lrpe_cosine_fwd_softmax_feature_bf16_v8, 5, bf16, 8, FeatureSoftmax)
FORWARD(lrpe_cosine_fwd_softmax_feature_bf16_v4, 5, bf16, 4, FeatureSoftmax)
FORWARD(lrpe_cosine_fwd_softmax_feature_f16_v8, 5, f16, 8, FeatureSoftmax)
FORWARD(lrpe_cosine_fwd_softmax_feature_f16_v4, 5, f16, 4, FeatureSoftmax)
FORWARD(lrpe_cosine_fwd_softmax_feature_f32_v4, 5, float, 4, FeatureSoftmax)
FORWARD(lrpe_cosine_fwd_norm_bf16_v8, 4, bf16, 8, RmsNorm)
FORWARD(lrpe_cosine_fwd_norm_bf16_v4, 4, bf16, 4, RmsNorm)
FORWARD(lrpe_cosine_fwd_norm_f16_v8, 4, f16, 8, RmsNorm)
FORWARD(lrpe_cosine_fwd_norm_f16_v4, 4, f16, 4, RmsNorm)
FORWARD(lrpe_cosine_fwd_norm_f32_v4, 4, float, 4, RmsNorm)
FORWARD(lrpe_cosine_fwd_softmax_sequence_bf16_v8, 4, bf16, 8, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_bf16_v4, 4, bf16, 4, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f16_v8, 4, f16, 8, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f16_v4, 4, f16, 4, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f32_v4, 4, float, 4, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_bf16_v1, 4, bf16, 1, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f16_v1, 4, f16, 1, SequenceForward)
FORWARD(lrpe_cosine_fwd_softmax_sequence_f32_v1, 4, float, 1, SequenceForward)
FORWARD_WIDE(lrpe_cosine_fwd_wide_bf16_v1, bf16)
FORWARD_WIDE(lrpe_cosine_fwd_wide_f16_v1, f16)
FORWARD_WIDE(lrpe_cosine_fwd_wide_f32_v1, float)

// Backward
BACKWARD(lrpe_cosine_bwd_none_bf16_v8, 5, bf16, 8, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_bf16_v4, 5, bf16, 4, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_f16_v8, 5, f16, 8, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_f16_v4, 5, f16, 4, NoActivation)
BACKWARD(lrpe_cosine_bwd_none_f32_v4, 5, float, 4, NoActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_bf16_v8, 4, bf16, 8, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_bf16_v4, 4, bf16, 4, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f16_v8, 4, f16, 8, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f16_v4, 4, f16, 4, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f32_v4, 4, float, 4, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_bf16_v1, 4, bf16, 1, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f16_v1, 4, f16, 1, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_pointwise_f32_v1, 4, float, 1, PointwiseActivation)
BACKWARD(lrpe_cosine_bwd_softmax_feature_bf16_v8, 4, bf16, 8, FeatureSoftmax)
BACKWARD(lrpe_cosine_bwd_softmax_feature_bf16_v4, 4, bf16, 4, FeatureSoftmax)
BACKWARD(lrpe_cosine_bwd_softmax_feature_f16_v8, 4, f16, 8, FeatureSoftmax)
BACKWARD(lrpe_cosine_bwd_softmax_feature_f16_v4, 4, f16, 4, FeatureSoftmax)
BACKWARD(lrpe_cosine_bwd_softmax_feature_f32_v4, 4, float, 4, FeatureSoftmax)
BACKWARD(lrpe_cosine_bwd_norm_bf16_v8, 4, bf16, 8, RmsNorm)
BACKWARD(lrpe_cosine_bwd_norm_bf16_v4, 4, bf16, 4, RmsNorm)
BACKWARD(lrpe_cosine_bwd_norm_f16_v8, 4, f16, 8, RmsNorm)
BACKWARD(lrpe_cosine_bwd_norm_f16_v4, 4, f16, 4, RmsNorm)
BACKWARD(lrpe_cosine_bwd_norm_f32_v4, 4, float, 4, RmsNorm)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_bf16_v8, 3, bf16, 8, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_bf16_v4, 3, bf16, 4, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f16_v8, 3, f16, 8, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f16_v4, 3, f16, 4, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f32_v4, 3, float, 4, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_bf16_v1, 3, bf16, 1, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f16_v1, 3, f16, 1, SequenceBackward)
BACKWARD(lrpe_cosine_bwd_softmax_sequence_f32_v1, 3, float, 1, SequenceBackward)
BACKWARD_WIDE(lrpe_cosine_bwd_wide_bf16_v1, bf16)
BACKWARD_WIDE(lrpe_cosine_bwd_wide_f16_v1, f16)
BACKWARD_WIDE(lrpe_cosine_bwd_wide_f32_v1, float)

// First stage of the sequence softmax, backward
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_bf16_v8, bf16, 8)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_bf16_v4, bf16, 4)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f16_v8, f16, 8)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f16_v4, f16, 4)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f32_v4, float, 4)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_bf16_v1, bf16, 1)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f16_v1, f16, 1)
BACKWARD_STATISTICS(lrpe_cosine_bwd_statistics_f32_v1, float, 1)

// First stage of the gradients of theta and of a norm's weight
GRADIENTS(lrpe_cosine_gradients_bf16_v8, bf16, 8)
GRADIENTS(lrpe_cosine_gradients_bf16_v4, bf16, 4)
GRADIENTS(lrpe_cosine_gradients_f16_v8, f16, 8)
GRADIENTS(lrpe_cosine_gradients_f16_v4, f16, 4)
GRADIENTS(lrpe_cosine_gradients_f32_v4, float, 4)
GRADIENTS(lrpe_cosine_gradients_bf16_v1, bf16, 1)
GRADIENTS(lrpe_cosine_gradients_f16_v1, f16, 1)
GRADIENTS(lrpe_cosine_gradients_f32_v1, float, 1)
