// Entry points of flao_lrpe on Hopper's own instructions, backward without a normaliser: dq, dg and dkv in one pass.
#include "gimbal/flao_lrpe/bwd_joint.cuh"

using namespace gimbal;
using namespace gimbal::flao_lrpe;

#define JOINT(NAME, T) \
  extern "C" __global__ void __launch_bounds__(flao::wgmma::kTwoWarpgroupsThreads, 1) \
      NAME(const __grid_constant__ BackwardJointMaps params) { \
    bwd_joint<T>(params); \
  }

JOINT(flao_lrpe_wgmma_joint_bf16, bf16)
JOINT(flao_lrpe_wgmma_joint_f16, f16)
