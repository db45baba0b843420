// lrpe_rotate: a softmax over the sequence on compute capability 9.0, whose launches begin early.
#include "gimbal/lrpe/early.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

#define ENCODING Rotate

// Forward
EARLY_FORWARD(lrpe_rotate_fwd_softmax_sequence_bf16_v8, 4, bf16, 8)
EARLY_FORWARD(lrpe_rotate_fwd_softmax_sequence_bf16_v4, 4, bf16, 4)
EARLY_FORWARD(lrpe_rotate_fwd_softmax_sequence_f16_v8, 4, f16, 8)
EARLY_FORWARD(lrpe_rotate_fwd_softmax_sequence_f16_v4, 4, f16, 4)
EARLY_FORWARD(lrpe_rotate_fwd_softmax_sequence_f32_v4, 4, float, 4)
EARLY_FORWARD_ELEMENTS(lrpe_rotate_fwd_softmax_sequence_bf16_v1, 3, bf16)
EARLY_FORWARD_ELEMENTS(lrpe_rotate_fwd_softmax_sequence_f16_v1, 3, f16)
EARLY_FORWARD_ELEMENTS(lrpe_rotate_fwd_softmax_sequence_f32_v1, 3, float)

// Backward
EARLY_BACKWARD(lrpe_rotate_bwd_softmax_sequence_bf16_v8, 3, bf16, 8)
EARLY_BACKWARD(lrpe_rotate_bwd_softmax_sequence_bf16_v4, 3, bf16, 4)
EARLY_BACKWARD(lrpe_rotate_bwd_softmax_sequence_f16_v8, 3, f16, 8)
EARLY_BACKWARD(lrpe_rotate_bwd_softmax_sequence_f16_v4, 3, f16, 4)
EARLY_BACKWARD(lrpe_rotate_bwd_softmax_sequence_f32_v4, 3, float, 4)
// spills-allowed: lrpe_rotate_bwd_softmax_sequence_bf16_v1 six words: a third block is worth more
// spills-allowed: lrpe_rotate_bwd_softmax_sequence_f16_v1 likewise
// spills-allowed: lrpe_rotate_bwd_softmax_sequence_f32_v1 likewise
EARLY_BACKWARD_ELEMENTS(lrpe_rotate_bwd_softmax_sequence_bf16_v1, 3, bf16)
EARLY_BACKWARD_ELEMENTS(lrpe_rotate_bwd_softmax_sequence_f16_v1, 3, f16)
EARLY_BACKWARD_ELEMENTS(lrpe_rotate_bwd_softmax_sequence_f32_v1, 3, float)

// First stage, backward
EARLY_BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_bf16_v8, 3, bf16, 8)
EARLY_BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_bf16_v4, 3, bf16, 4)
EARLY_BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_f16_v8, 3, f16, 8)
EARLY_BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_f16_v4, 3, f16, 4)
EARLY_BACKWARD_STATISTICS(lrpe_rotate_bwd_statistics_f32_v4, 3, float, 4)
// spills-allowed: lrpe_rotate_bwd_statistics_bf16_v1 nine words: a third block is worth more
// spills-allowed: lrpe_rotate_bwd_statistics_f16_v1 likewise
// spills-allowed: lrpe_rotate_bwd_statistics_f32_v1 likewise
EARLY_STATISTICS_ELEMENTS(lrpe_rotate_bwd_statistics_bf16_v1, 3, bf16)
EARLY_STATISTICS_ELEMENTS(lrpe_rotate_bwd_statistics_f16_v1, 3, f16)
EARLY_STATISTICS_ELEMENTS(lrpe_rotate_bwd_statistics_f32_v1, 3, float)

// In one launch
EARLY_WHOLE_FORWARD(lrpe_rotate_fwd_whole_bf16, 6, bf16)
EARLY_WHOLE_FORWARD(lrpe_rotate_fwd_whole_f16, 6, f16)
EARLY_WHOLE_FORWARD(lrpe_rotate_fwd_whole_f32, 6, float)
EARLY_WHOLE_BACKWARD(lrpe_rotate_bwd_whole_bf16, 5, bf16)
EARLY_WHOLE_BACKWARD(lrpe_rotate_bwd_whole_f16, 5, f16)
EARLY_WHOLE_BACKWARD(lrpe_rotate_bwd_whole_f32, 5, float)
