// lrpe_rotate (RoPE): entry points. Names: lrpe_rotate_<pass>_<f>_<type>_v<elements an access>; wide ones are of a softmax over
// features and of a norm.
#include "gimbal/lrpe/entries.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

#define ENCODING Rotate

// Forward
FORWARD(lrpe_rotate_fwd_none_bf16_v8, 5, bf16, 8, NoActivation)
FORWARD(lrpe_rotate_fwd_none_bf16_v4, 5, bf16, 4, NoActivation)
FORWARD(lrpe_rotate_fwd_none_f16_v8, 5, f16, 8, NoActivation)
FORWARD(lrpe_rotate_fwd_none_f16_v4, 5, f16, 4, NoActivation)
FORWARD(lrpe_rotate_fwd_none_f32_v4, 5, float, 4, NoActivation)
FORWARD(lrpe_rotate_fwd_pointwise_bf16_v8, 5, bf16, 8, PointwiseActivation)
FORWARD(lrpe_rotate_fwd_pointwise_bf16_v4, 5, bf16, 4, PointwiseActivation)
FORWARD(lrpe_rotate_fwd_pointwise_f16_v8, 5, f16, 8, PointwiseActivation)
FORWARD(lrpe_rotate_fwd_pointwise_f16_v4, 5, f16, 4, PointwiseActivation)
FORWARD(lrpe_rotate_fwd_pointwise_f32_v4, 5, float, 4, PointwiseActivation)
FORWARD_EACH(lrpe_rotate_fwd_pointwise_bf16_v1, bf16)
FORWARD_EACH(lrpe_rotate_fwd_pointwise_f16_v1, f16)
FORWARD_EACH(lrpe_rotate_fwd_pointwise_f32_v1, float)
FORWARD(lrpe_rotate_fwd_softmax_feature_bf16_v8, 5, bf16, 8, FeatureSoftmax)
FORWARD(lrpe_rotate_fwd_softmax_feature_bf16_v4, 5, bf16, 4, FeatureSoftmax)
FORWARD(lrpe_rotate_fwd_softmax_feature_f16_v8, 5, f16, 8, FeatureSoftmax)
FORWARD(lrpe_rotate_fwd_softmax_feature_f16_v4, 5, f16, 4, FeatureSoftmax)
FORWARD(lrpe_rotate_fwd_softmax_feature_f32_v4, 5, float, 4, FeatureSoftmax)
FORWARD(lrpe_rotate_fwd_norm_bf16_v8, 4, bf16, 8, RmsNorm)
FORWARD(lrpe_rotate_fwd_norm_bf16_v4, 4, bf16, 4, RmsNorm)
FORWARD(lrpe_rotate_fwd_norm_f16_v8, 4, f16, 8, RmsNorm)
FORWARD(lrpe_rotate_fwd_norm_f16_v4, 4, f16, 4, RmsNorm)
FORWARD(lrpe_rotate_fwd_norm_f32_v4, 4, float, 4, RmsNorm)
FORWARD(lrpe_rotate_fwd_softmax_sequence_bf16_v8, 4, bf16, 8, SequenceForward)
FORWARD(lrpe_rotate_fwd_softmax_sequence_bf16_v4, 4, bf16, 4, SequenceForward)
FORWARD(lrpe_rotate_fwd_softmax_sequence_f16_v8, 4, f16, 8, SequenceForward)
FORWARD(lrpe_rotate_fwd_softmax_sequence_f16_v4, 4, f16, 4, SequenceForward)
FORWARD(lrpe_rotate_fwd_softmax_sequence_f32_v4, 4, float, 4, SequenceForward)
FORWARD_ELEMENTS(lrpe_rotate_fwd_softmax_sequence_bf16_v1, 3, bf16)
FORWARD_ELEMENTS(lrpe_rotate_fwd_softmax_sequence_f16_v1, 3, f16)
FORWARD_ELEMENTS(lrpe_rotate_fwd_softmax_sequence_f32_v1, 3, float)
FORWARD_WIDE(lrpe_rotate_fwd_wide_bf16_v1, 4, bf16)
FORWARD_WIDE(lrpe_rotate_fwd_wide_f16_v1, 4, f16)
FORWARD_WIDE(lrpe_rotate_fwd_wide_f32_v1, 3, float)

// Backward
BACKWARD(lrpe_rotate_bwd_none_bf16_v8, 4, bf16, 8, NoActivation)
BACKWARD(lrpe_rotate_bwd_none_bf16_v4, 4, bf16, 4, NoActivation)
BACKWARD(lrpe_rotate_bwd_none_f16_v8, 4, f16, 8, NoActivation)
BACKWARD(lrpe_rotate_bwd_none_f16_v4, 4, f16, 4, NoActivation)
BACKWARD(lrpe_rotate_bwd_none_f32_v4, 4, float, 4, NoActivation)
BACKWARD(lrpe_rotate_bwd_pointwise_bf16_v8, 4, bf16, 8, PointwiseActivation)
BACKWARD(lrpe_rotate_bwd_pointwise_bf16_v4, 4, bf16, 4, PointwiseActivation)
BACKWARD(lrpe_rotate_bwd_pointwise_f16_v8, 4, f16, 8, PointwiseActivation)
BACKWARD(lrpe_rotate_bwd_pointwise_f16_v4, 4, f16, 4, PointwiseActivation)
BACKWARD(lrpe_rotate_bwd_pointwise_f32_v4, 4, float, 4, PointwiseActivation)
BACKWARD_EACH(lrpe_rotate_bwd_pointwise_bf16_v1, bf16)
BACKWARD_EACH(lrpe_rotate_bwd_pointwise_f16_v1, f16)
BACKWARD_EACH(lrpe_rotate_bwd_pointwise_f32_v1, float)
BACKWARD(lrpe_rotate_bwd_softmax_feature_bf16_v8, 4, bf16, 8, FeatureSoftmax)
BACKWARD(lrpe_rotate_bwd_softmax_feature_bf16_v4, 6, bf16, 4, FeatureSoftmax)
BACKWARD(lrpe_rotate_bwd_softmax_feature_f16_v8, 4, f16, 8, FeatureSoftmax)
BACKWARD(lrpe_rotate_bwd_softmax_feature_f16_v4, 6, f16, 4, FeatureSoftmax)
BACKWARD(lrpe_rotate_bwd_softmax_feature_f32_v4, 4, float, 4, FeatureSoftmax)
BACKWARD(lrpe_rotate_bwd_norm_bf16_v8, 3, bf16, 8, RmsNorm)
BACKWARD(lrpe_rotate_bwd_norm_bf16_v4, 5, bf16, 4, RmsNorm)
BACKWARD(lrpe_rotate_bwd_norm_f16_v8, 3, f16, 8, RmsNorm)
BACKWARD(lrpe_rotate_bwd_norm_f16_v4, 5, f16, 4, RmsNorm)
BACKWARD(lrpe_rotate_bwd_norm_f32_v4, 3, float, 4, RmsNorm)
BACKWARD(lrpe_rotate_bwd_softmax_sequence_bf16_v8, 3, bf16, 8, SequenceBackward)
BACKWARD(lrpe_rotate_bwd_softmax_sequence_bf16_v4, 3, bf16, 4, SequenceBackward)
BACKWARD(lrpe_rotate_bwd_softmax_sequence_f16_v8, 3, f16, 8, SequenceBackward)
BACKWARD(lrpe_rotate_bwd_softmax_sequence_f16_v4, 3, f16, 4, SequenceBackward)
BACKWARD(lrpe_rotate_bwd_softmax_sequence_f32_v4, 3, float, 4, SequenceBackward)
// spills-allowed: lrpe_rotate_bwd_softmax_sequence_bf16_v1 six words, on sm_80 alone: a third block is worth more
// spills-allowed: lrpe_rotate_bwd_softmax_sequence_f16_v1 likewise
// spills-allowed: lrpe_rotate_bwd_softmax_sequence_f32_v1 likewise
BACKWARD_ELEMENTS(lrpe_rotate_bwd_softmax_sequence_bf16_v1, 3, bf16)
BACKWARD_ELEMENTS(lrpe_rotate_bwd_softmax_sequence_f16_v1, 3, f16)
BACKWARD_ELEMENTS(lrpe_rotate_bwd_softmax_sequence_f32_v1, 3, float)
// spills-allowed: lrpe_rotate_bwd_wide_bf16_v1 18 words: of the rows of a weight's gradient a lane has 16
// spills-allowed: lrpe_rotate_bwd_wide_f16_v1 likewise
BACKWARD_WIDE(lrpe_rotate_bwd_wide_bf16_v1, bf16)
BACKWARD_WIDE(lrpe_rotate_bwd_wide_f16_v1, f16)
BACKWARD_WIDE(lrpe_rotate_bwd_wide_f32_v1, float)

// First stage of the sequence softmax, backward. Three blocks: with two, as more registers leave room for, backward took
// 1.59 ms, not 1.40 (B = H = 12, N = 32768, D = 128).
BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_bf16_v8, 3, bf16, 8)
BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_bf16_v4, 3, bf16, 4)
BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_f16_v8, 3, f16, 8)
BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_f16_v4, 3, f16, 4)
BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_f32_v4, 3, float, 4)
// spills-allowed: lrpe_rotate_bwd_statistics_bf16_v1 ten words: a third block is worth more
// spills-allowed: lrpe_rotate_bwd_statistics_f16_v1 likewise
// spills-allowed: lrpe_rotate_bwd_statistics_f32_v1 likewise
STATISTICS_ELEMENTS(lrpe_rotate_bwd_statistics_bf16_v1, 3, bf16)
STATISTICS_ELEMENTS(lrpe_rotate_bwd_statistics_f16_v1, 3, f16)
STATISTICS_ELEMENTS(lrpe_rotate_bwd_statistics_f32_v1, 3, float)

// First stage of the gradients of theta and of a norm's weight
// spills-allowed: lrpe_rotate_gradients_bf16_v8 two dozen words, few of them a row: a third block is worth more
// spills-allowed: lrpe_rotate_gradients_f16_v8 likewise
// spills-allowed: lrpe_rotate_gradients_bf16_v4 a few words, and a fourth block is worth more
// spills-allowed: lrpe_rotate_gradients_f16_v4 likewise
// spills-allowed: lrpe_rotate_gradients_f32_v4 likewise
GRADIENTS(lrpe_rotate_gradients_bf16_v8, 3, bf16, 8)
GRADIENTS(lrpe_rotate_gradients_bf16_v4, 4, bf16, 4)
GRADIENTS(lrpe_rotate_gradients_f16_v8, 3, f16, 8)
GRADIENTS(lrpe_rotate_gradients_f16_v4, 4, f16, 4)
GRADIENTS(lrpe_rotate_gradients_f32_v4, 4, float, 4)
GRADIENTS_EACH(lrpe_rotate_gradients_bf16_v1, 3, bf16)
GRADIENTS_EACH(lrpe_rotate_gradients_f16_v1, 3, f16)
GRADIENTS_EACH(lrpe_rotate_gradients_f32_v1, 3, float)

// Sequence softmax in one launch
WHOLE_FORWARD(lrpe_rotate_fwd_whole_bf16, 6, bf16)
WHOLE_FORWARD(lrpe_rotate_fwd_whole_f16, 6, f16)
WHOLE_FORWARD(lrpe_rotate_fwd_whole_f32, 6, float)
WHOLE_BACKWARD(lrpe_rotate_bwd_whole_bf16, 5, bf16)
WHOLE_BACKWARD(lrpe_rotate_bwd_whole_f16, 5, f16)
WHOLE_BACKWARD(lrpe_rotate_bwd_whole_f32, 5, float)
