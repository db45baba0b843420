// Entry points of flao_lrpe on Hopper's own instructions, backward: dq, dg and dkv in one pass.
//
// spills-allowed: flao_lrpe_wgmma_joint_bf16_divided_line up to 53 words; what a query adds takes fourteen registers
// spills-allowed: flao_lrpe_wgmma_joint_bf16_divided_any up to 55 words; as above
#include "gimbal/flao_lrpe/bwd_joint.cuh"

using namespace gimbal;
using namespace gimbal::flao_lrpe;

#define JOINT(NAME, T, COSINE, LINE, DIVIDED) \
  extern "C" __global__ void __launch_bounds__(flao::wgmma::kTwoWarpgroupsThreads, 1) \
      NAME(const __grid_constant__ BackwardJointMaps params) { \
    bwd_joint<T, COSINE, LINE, DIVIDED>(params); \
  }

JOINT(flao_lrpe_wgmma_joint_bf16_cosine_line, bf16, true, true, false)
JOINT(flao_lrpe_wgmma_joint_bf16_pairs_line, bf16, false, true, false)
JOINT(flao_lrpe_wgmma_joint_bf16_pairs_any, bf16, false, false, false)
JOINT(flao_lrpe_wgmma_joint_bf16_divided_line, bf16, false, true, true)
JOINT(flao_lrpe_wgmma_joint_bf16_divided_any, bf16, false, false, true)

JOINT(flao_lrpe_wgmma_joint_f16_cosine_line, f16, true, true, false)
JOINT(flao_lrpe_wgmma_joint_f16_pairs_line, f16, false, true, false)
JOINT(flao_lrpe_wgmma_joint_f16_pairs_any, f16, false, false, false)
