// Entry points of flao_lrpe on Hopper's own instructions, forward: D and E of up to 64 or of up to 128, multiples of 8.
//
// spills-allowed: flao_lrpe_wgmma_apply_bf16_halves_line_d128 a dozen words a tile; a warpgroup less would cost more
// spills-allowed: flao_lrpe_wgmma_apply_f16_halves_line_d128 as above
// spills-allowed: flao_lrpe_wgmma_apply_f16_halves_any_d128 as above
// spills-allowed: flao_lrpe_wgmma_sum_bf16_cosine_any_d128 two words a tile, and some a head
// spills-allowed: flao_lrpe_wgmma_sum_f16_cosine_any_d128 as above
#include "gimbal/flao_lrpe/apply.cuh"
#include "gimbal/flao_lrpe/sum.cuh"

using namespace gimbal;
using namespace gimbal::flao_lrpe;

#define ENTRY(NAME, THREADS, PASS, PARAMS, T, TURN, LINE, D) \
  extern "C" __global__ void __launch_bounds__(THREADS, 1) NAME(const __grid_constant__ PARAMS params) { \
    PASS<T, Turn::TURN, LINE, D / 64>(params); \
  }
#define SUM(NAME, T, TURN, LINE, D) ENTRY(NAME, flao::wgmma::kTwoWarpgroupsThreads, sum, SumMaps, T, TURN, LINE, D)
#define APPLY(NAME, T, TURN, LINE, D) ENTRY(NAME, kApplyThreads, apply, ApplyMaps, T, TURN, LINE, D)

SUM(flao_lrpe_wgmma_sum_bf16_cosine_line_d64, bf16, kCosine, true, 64)
SUM(flao_lrpe_wgmma_sum_bf16_cosine_line_d128, bf16, kCosine, true, 128)
SUM(flao_lrpe_wgmma_sum_bf16_cosine_any_d64, bf16, kCosine, false, 64)
SUM(flao_lrpe_wgmma_sum_bf16_cosine_any_d128, bf16, kCosine, false, 128)
SUM(flao_lrpe_wgmma_sum_bf16_halves_line_d64, bf16, kHalves, true, 64)
SUM(flao_lrpe_wgmma_sum_bf16_halves_line_d128, bf16, kHalves, true, 128)
SUM(flao_lrpe_wgmma_sum_bf16_halves_any_d64, bf16, kHalves, false, 64)
SUM(flao_lrpe_wgmma_sum_bf16_halves_any_d128, bf16, kHalves, false, 128)
SUM(flao_lrpe_wgmma_sum_bf16_neighbours_line_d64, bf16, kNeighbours, true, 64)
SUM(flao_lrpe_wgmma_sum_bf16_neighbours_line_d128, bf16, kNeighbours, true, 128)
SUM(flao_lrpe_wgmma_sum_bf16_neighbours_any_d64, bf16, kNeighbours, false, 64)
SUM(flao_lrpe_wgmma_sum_bf16_neighbours_any_d128, bf16, kNeighbours, false, 128)

SUM(flao_lrpe_wgmma_sum_f16_cosine_line_d64, f16, kCosine, true, 64)
SUM(flao_lrpe_wgmma_sum_f16_cosine_line_d128, f16, kCosine, true, 128)
SUM(flao_lrpe_wgmma_sum_f16_cosine_any_d64, f16, kCosine, false, 64)
SUM(flao_lrpe_wgmma_sum_f16_cosine_any_d128, f16, kCosine, false, 128)
SUM(flao_lrpe_wgmma_sum_f16_halves_line_d64, f16, kHalves, true, 64)
SUM(flao_lrpe_wgmma_sum_f16_halves_line_d128, f16, kHalves, true, 128)
SUM(flao_lrpe_wgmma_sum_f16_halves_any_d64, f16, kHalves, false, 64)
SUM(flao_lrpe_wgmma_sum_f16_halves_any_d128, f16, kHalves, false, 128)
SUM(flao_lrpe_wgmma_sum_f16_neighbours_line_d64, f16, kNeighbours, true, 64)
SUM(flao_lrpe_wgmma_sum_f16_neighbours_line_d128, f16, kNeighbours, true, 128)
SUM(flao_lrpe_wgmma_sum_f16_neighbours_any_d64, f16, kNeighbours, false, 64)
SUM(flao_lrpe_wgmma_sum_f16_neighbours_any_d128, f16, kNeighbours, false, 128)

APPLY(flao_lrpe_wgmma_apply_bf16_cosine_line_d64, bf16, kCosine, true, 64)
APPLY(flao_lrpe_wgmma_apply_bf16_cosine_line_d128, bf16, kCosine, true, 128)
APPLY(flao_lrpe_wgmma_apply_bf16_cosine_any_d64, bf16, kCosine, false, 64)
APPLY(flao_lrpe_wgmma_apply_bf16_cosine_any_d128, bf16, kCosine, false, 128)
APPLY(flao_lrpe_wgmma_apply_bf16_halves_line_d64, bf16, kHalves, true, 64)
APPLY(flao_lrpe_wgmma_apply_bf16_halves_line_d128, bf16, kHalves, true, 128)
APPLY(flao_lrpe_wgmma_apply_bf16_halves_any_d64, bf16, kHalves, false, 64)
APPLY(flao_lrpe_wgmma_apply_bf16_halves_any_d128, bf16, kHalves, false, 128)
APPLY(flao_lrpe_wgmma_apply_bf16_neighbours_line_d64, bf16, kNeighbours, true, 64)
APPLY(flao_lrpe_wgmma_apply_bf16_neighbours_line_d128, bf16, kNeighbours, true, 128)
APPLY(flao_lrpe_wgmma_apply_bf16_neighbours_any_d64, bf16, kNeighbours, false, 64)
APPLY(flao_lrpe_wgmma_apply_bf16_neighbours_any_d128, bf16, kNeighbours, false, 128)

APPLY(flao_lrpe_wgmma_apply_f16_cosine_line_d64, f16, kCosine, true, 64)
APPLY(flao_lrpe_wgmma_apply_f16_cosine_line_d128, f16, kCosine, true, 128)
APPLY(flao_lrpe_wgmma_apply_f16_cosine_any_d64, f16, kCosine, false, 64)
APPLY(flao_lrpe_wgmma_apply_f16_cosine_any_d128, f16, kCosine, false, 128)
APPLY(flao_lrpe_wgmma_apply_f16_halves_line_d64, f16, kHalves, true, 64)
APPLY(flao_lrpe_wgmma_apply_f16_halves_line_d128, f16, kHalves, true, 128)
APPLY(flao_lrpe_wgmma_apply_f16_halves_any_d64, f16, kHalves, false, 64)
APPLY(flao_lrpe_wgmma_apply_f16_halves_any_d128, f16, kHalves, false, 128)
APPLY(flao_lrpe_wgmma_apply_f16_neighbours_line_d64, f16, kNeighbours, true, 64)
APPLY(flao_lrpe_wgmma_apply_f16_neighbours_line_d128, f16, kNeighbours, true, 128)
APPLY(flao_lrpe_wgmma_apply_f16_neighbours_any_d64, f16, kNeighbours, false, 64)
APPLY(flao_lrpe_wgmma_apply_f16_neighbours_any_d128, f16, kNeighbours, false, 128)
