// Entry points of flao_lrpe on Hopper's own instructions, backward: D and E of up to 64 or of up to 128, multiples of 8.
//
// spills-allowed: flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128 two words a tile, outside of its loops
// spills-allowed: flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128 as above
// spills-allowed: flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128 four words a tile, while none of its products are under way
// spills-allowed: flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128 as above
// spills-allowed: flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128 two words a tile, and some a head
// spills-allowed: flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128 as above
// spills-allowed: flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128 as above
// spills-allowed: flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128 up to fifteen words a tile
// spills-allowed: flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128 six words a head; sums and operands take 224 registers
// spills-allowed: flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64 nine words, of three warpgroups
#include "gimbal/flao_lrpe/bwd_keys.cuh"
#include "gimbal/flao_lrpe/bwd_queries.cuh"
#include "gimbal/flao_lrpe/sum.cuh"

using namespace gimbal;
using namespace gimbal::flao_lrpe;

#define ENTRY(NAME, WARPGROUPS, PASS, PARAMS, T, TURN, LINE, D) \
  extern "C" __global__ void __launch_bounds__(kThreadsOf<WARPGROUPS>, 1) NAME(const __grid_constant__ PARAMS params) { \
    PASS<T, Turn::TURN, LINE, D / 64>(params); \
  }
#define ROWS(NAME, PASS, PARAMS, T, TURN, LINE, D) \
  ENTRY(NAME, (kWarpgroupsBackward<Turn::TURN, LINE, D / 64>), PASS, PARAMS, T, TURN, LINE, D)
#define QUERIES(NAME, T, TURN, LINE, D) ROWS(NAME, bwd_queries, BackwardQueriesMaps, T, TURN, LINE, D)
#define SUM(NAME, T, TURN, LINE, D) ENTRY(NAME, 2, sum, BackwardSumMaps, T, TURN, LINE, D)
#define KEYS(NAME, T, TURN, LINE, D) ROWS(NAME, bwd_keys, BackwardKeysMaps, T, TURN, LINE, D)

QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d64, bf16, kCosine, true, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_cosine_line_d128, bf16, kCosine, true, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d64, bf16, kCosine, false, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_cosine_any_d128, bf16, kCosine, false, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d64, bf16, kHalves, true, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_halves_line_d128, bf16, kHalves, true, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d64, bf16, kHalves, false, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_halves_any_d128, bf16, kHalves, false, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d64, bf16, kNeighbours, true, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_neighbours_line_d128, bf16, kNeighbours, true, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d64, bf16, kNeighbours, false, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_bf16_neighbours_any_d128, bf16, kNeighbours, false, 128)

QUERIES(flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d64, f16, kCosine, true, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_cosine_line_d128, f16, kCosine, true, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d64, f16, kCosine, false, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_cosine_any_d128, f16, kCosine, false, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_halves_line_d64, f16, kHalves, true, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_halves_line_d128, f16, kHalves, true, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_halves_any_d64, f16, kHalves, false, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_halves_any_d128, f16, kHalves, false, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d64, f16, kNeighbours, true, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_neighbours_line_d128, f16, kNeighbours, true, 128)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d64, f16, kNeighbours, false, 64)
QUERIES(flao_lrpe_wgmma_bwd_queries_f16_neighbours_any_d128, f16, kNeighbours, false, 128)

SUM(flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d64, bf16, kCosine, true, 64)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_cosine_line_d128, bf16, kCosine, true, 128)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d64, bf16, kCosine, false, 64)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_cosine_any_d128, bf16, kCosine, false, 128)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d64, bf16, kHalves, true, 64)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_halves_line_d128, bf16, kHalves, true, 128)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d64, bf16, kHalves, false, 64)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_halves_any_d128, bf16, kHalves, false, 128)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d64, bf16, kNeighbours, true, 64)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_neighbours_line_d128, bf16, kNeighbours, true, 128)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d64, bf16, kNeighbours, false, 64)
SUM(flao_lrpe_wgmma_bwd_sum_bf16_neighbours_any_d128, bf16, kNeighbours, false, 128)

SUM(flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d64, f16, kCosine, true, 64)
SUM(flao_lrpe_wgmma_bwd_sum_f16_cosine_line_d128, f16, kCosine, true, 128)
SUM(flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d64, f16, kCosine, false, 64)
SUM(flao_lrpe_wgmma_bwd_sum_f16_cosine_any_d128, f16, kCosine, false, 128)
SUM(flao_lrpe_wgmma_bwd_sum_f16_halves_line_d64, f16, kHalves, true, 64)
SUM(flao_lrpe_wgmma_bwd_sum_f16_halves_line_d128, f16, kHalves, true, 128)
SUM(flao_lrpe_wgmma_bwd_sum_f16_halves_any_d64, f16, kHalves, false, 64)
SUM(flao_lrpe_wgmma_bwd_sum_f16_halves_any_d128, f16, kHalves, false, 128)
SUM(flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d64, f16, kNeighbours, true, 64)
SUM(flao_lrpe_wgmma_bwd_sum_f16_neighbours_line_d128, f16, kNeighbours, true, 128)
SUM(flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d64, f16, kNeighbours, false, 64)
SUM(flao_lrpe_wgmma_bwd_sum_f16_neighbours_any_d128, f16, kNeighbours, false, 128)

KEYS(flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d64, bf16, kCosine, true, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_cosine_line_d128, bf16, kCosine, true, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d64, bf16, kCosine, false, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_cosine_any_d128, bf16, kCosine, false, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d64, bf16, kHalves, true, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_halves_line_d128, bf16, kHalves, true, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d64, bf16, kHalves, false, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_halves_any_d128, bf16, kHalves, false, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d64, bf16, kNeighbours, true, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_neighbours_line_d128, bf16, kNeighbours, true, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d64, bf16, kNeighbours, false, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_bf16_neighbours_any_d128, bf16, kNeighbours, false, 128)

KEYS(flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d64, f16, kCosine, true, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_cosine_line_d128, f16, kCosine, true, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d64, f16, kCosine, false, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_cosine_any_d128, f16, kCosine, false, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_halves_line_d64, f16, kHalves, true, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_halves_line_d128, f16, kHalves, true, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_halves_any_d64, f16, kHalves, false, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_halves_any_d128, f16, kHalves, false, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d64, f16, kNeighbours, true, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_neighbours_line_d128, f16, kNeighbours, true, 128)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d64, f16, kNeighbours, false, 64)
KEYS(flao_lrpe_wgmma_bwd_keys_f16_neighbours_any_d128, f16, kNeighbours, false, 128)
