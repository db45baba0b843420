// lrpe_cosine with a softmax over a long sequence in one launch, by groups of blocks that are there at the same time.
#include "gimbal/lrpe/groups.cuh"

using namespace gimbal;
using namespace gimbal::lrpe;

#define ENCODING Cosine

GROUP_FORWARD(lrpe_cosine_groups_fwd_bf16, bf16)
GROUP_FORWARD(lrpe_cosine_groups_fwd_f16, f16)
