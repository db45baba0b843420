// lrpe_rotate with a softmax over a long sequence in one launch, by groups of blocks that are there at the same time.
#include "gimbal/lrpe/groups.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

#define ENCODING Rotate

GROUP_FORWARD(lrpe_rotate_groups_fwd_bf16, bf16)
GROUP_FORWARD(lrpe_rotate_groups_fwd_f16, f16)
GROUP_BACKWARD(lrpe_rotate_groups_bwd_bf16, bf16)
GROUP_BACKWARD(lrpe_rotate_groups_bwd_f16, f16)
