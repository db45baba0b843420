// Entry points of flao_lrpe on Hopper's own instructions, backward without a normaliser: dq, dg and dkv in one pass.
#include "gimbal/flao_lrpe/bwd_joint.cuh"

using namespace gimbal;
using namespace gimbal::flao_lrpe;

#define JOINT(NAME, T, COSINE, LINE) \
  extern "C" __global__ void __launch_bounds__(flao::wgmma::kTwoWarpgroupsThreads, 1) \
      NAME(const __grid_constant__ BackwardJointMaps params) { \
    bwd_joint<T, COSINE, LINE>(params); \
  }

JOINT(flao_lrpe_wgmma_joint_bf16_cosine_line, bf16, true, true)
JOINT(flao_lrpe_wgmma_joint_bf16_pairs_line, bf16, false, true)
JOINT(flao_lrpe_wgmma_joint_bf16_pairs_any, bf16, false, false)
JOINT(flao_lrpe_wgmma_joint_f16_cosine_line, f16, true, true)
JOINT(flao_lrpe_wgmma_joint_f16_pairs_line, f16, false, true)
JOINT(flao_lrpe_wgmma_joint_f16_pairs_any, f16, false, false)
