// Entry points of flao_lrpe on Hopper's own instructions, backward with a normaliser: D and E of up to 128, multiples of 8.
//
// spills-allowed: flao_lrpe_wgmma_divided_queries_bf16_cosine_line up to sixteen words; what a query adds takes ten registers
// spills-allowed: flao_lrpe_wgmma_divided_queries_bf16_cosine_any as above
// spills-allowed: flao_lrpe_wgmma_divided_queries_bf16_halves_line up to 21 words; what a query adds takes six registers
// spills-allowed: flao_lrpe_wgmma_divided_queries_f16_cosine_line up to 18 words; what a query adds takes ten registers
// spills-allowed: flao_lrpe_wgmma_divided_queries_f16_cosine_any up to sixteen words; as above
// spills-allowed: flao_lrpe_wgmma_divided_sum_f16_cosine_line up to 25 words; sums and operands take 224 registers
// spills-allowed: flao_lrpe_wgmma_divided_sum_f16_cosine_any up to 25 words; sums and operands take 224 registers
// spills-allowed: flao_lrpe_wgmma_divided_sum_bf16_cosine_line seven words; as above
// spills-allowed: flao_lrpe_wgmma_divided_sum_f16_halves_any two words a head
// spills-allowed: flao_lrpe_wgmma_divided_queries_bf16_halves_any three words a head, where the table of a grid's angles is made
// spills-allowed: flao_lrpe_wgmma_divided_queries_f16_halves_any eleven words; as above
// spills-allowed: flao_lrpe_wgmma_divided_queries_f16_neighbours_any four words; as above
// spills-allowed: flao_lrpe_wgmma_divided_keys_bf16_cosine_any up to fifteen words a tile, as of those without a normaliser
// spills-allowed: flao_lrpe_wgmma_divided_keys_bf16_halves_any nine words a tile
// spills-allowed: flao_lrpe_wgmma_divided_keys_f16_cosine_any up to twelve words a tile, as of those without a normaliser
// spills-allowed: flao_lrpe_wgmma_divided_keys_f16_halves_any two words a tile
#include "gimbal/flao_lrpe/bwd_keys.cuh"
#include "gimbal/flao_lrpe/bwd_queries.cuh"
#include "gimbal/flao_lrpe/deflate.cuh"
#include "gimbal/flao_lrpe/sum.cuh"

using namespace gimbal;
using namespace gimbal::flao_lrpe;

static_assert(kWarpgroupsBackward<Turn::kHalves, true, 2> == 2);

#define ENTRY(NAME, PARAMS, CALL) \
  extern "C" __global__ void __launch_bounds__(flao::wgmma::kTwoWarpgroupsThreads, 1) \
      NAME(const __grid_constant__ PARAMS params) { \
    CALL(params); \
  }
#define QUERIES(NAME, T, TURN, LINE) ENTRY(NAME, BackwardQueriesMaps, (bwd_queries<T, Turn::TURN, LINE, 2, true>))
#define SUM(NAME, T, TURN, LINE) ENTRY(NAME, BackwardSumMaps, (sum<T, Turn::TURN, LINE, 2, BackwardSumMaps, true>))
#define KEYS(NAME, T, TURN, LINE) ENTRY(NAME, BackwardKeysMaps, (bwd_keys<T, Turn::TURN, LINE, 2, true>))

QUERIES(flao_lrpe_wgmma_divided_queries_bf16_cosine_line, bf16, kCosine, true)
QUERIES(flao_lrpe_wgmma_divided_queries_bf16_cosine_any, bf16, kCosine, false)
QUERIES(flao_lrpe_wgmma_divided_queries_bf16_halves_line, bf16, kHalves, true)
QUERIES(flao_lrpe_wgmma_divided_queries_bf16_halves_any, bf16, kHalves, false)
QUERIES(flao_lrpe_wgmma_divided_queries_bf16_neighbours_line, bf16, kNeighbours, true)
QUERIES(flao_lrpe_wgmma_divided_queries_bf16_neighbours_any, bf16, kNeighbours, false)

QUERIES(flao_lrpe_wgmma_divided_queries_f16_cosine_line, f16, kCosine, true)
QUERIES(flao_lrpe_wgmma_divided_queries_f16_cosine_any, f16, kCosine, false)
QUERIES(flao_lrpe_wgmma_divided_queries_f16_halves_line, f16, kHalves, true)
QUERIES(flao_lrpe_wgmma_divided_queries_f16_halves_any, f16, kHalves, false)
QUERIES(flao_lrpe_wgmma_divided_queries_f16_neighbours_line, f16, kNeighbours, true)
QUERIES(flao_lrpe_wgmma_divided_queries_f16_neighbours_any, f16, kNeighbours, false)

SUM(flao_lrpe_wgmma_divided_sum_bf16_cosine_line, bf16, kCosine, true)
SUM(flao_lrpe_wgmma_divided_sum_bf16_cosine_any, bf16, kCosine, false)
SUM(flao_lrpe_wgmma_divided_sum_bf16_halves_line, bf16, kHalves, true)
SUM(flao_lrpe_wgmma_divided_sum_bf16_halves_any, bf16, kHalves, false)
SUM(flao_lrpe_wgmma_divided_sum_bf16_neighbours_line, bf16, kNeighbours, true)
SUM(flao_lrpe_wgmma_divided_sum_bf16_neighbours_any, bf16, kNeighbours, false)

SUM(flao_lrpe_wgmma_divided_sum_f16_cosine_line, f16, kCosine, true)
SUM(flao_lrpe_wgmma_divided_sum_f16_cosine_any, f16, kCosine, false)
SUM(flao_lrpe_wgmma_divided_sum_f16_halves_line, f16, kHalves, true)
SUM(flao_lrpe_wgmma_divided_sum_f16_halves_any, f16, kHalves, false)
SUM(flao_lrpe_wgmma_divided_sum_f16_neighbours_line, f16, kNeighbours, true)
SUM(flao_lrpe_wgmma_divided_sum_f16_neighbours_any, f16, kNeighbours, false)

KEYS(flao_lrpe_wgmma_divided_keys_bf16_cosine_line, bf16, kCosine, true)
KEYS(flao_lrpe_wgmma_divided_keys_bf16_cosine_any, bf16, kCosine, false)
KEYS(flao_lrpe_wgmma_divided_keys_bf16_halves_line, bf16, kHalves, true)
KEYS(flao_lrpe_wgmma_divided_keys_bf16_halves_any, bf16, kHalves, false)
KEYS(flao_lrpe_wgmma_divided_keys_bf16_neighbours_line, bf16, kNeighbours, true)
KEYS(flao_lrpe_wgmma_divided_keys_bf16_neighbours_any, bf16, kNeighbours, false)

KEYS(flao_lrpe_wgmma_divided_keys_f16_cosine_line, f16, kCosine, true)
KEYS(flao_lrpe_wgmma_divided_keys_f16_cosine_any, f16, kCosine, false)
KEYS(flao_lrpe_wgmma_divided_keys_f16_halves_line, f16, kHalves, true)
KEYS(flao_lrpe_wgmma_divided_keys_f16_halves_any, f16, kHalves, false)
KEYS(flao_lrpe_wgmma_divided_keys_f16_neighbours_line, f16, kNeighbours, true)
KEYS(flao_lrpe_wgmma_divided_keys_f16_neighbours_any, f16, kNeighbours, false)

extern "C" __global__ void __launch_bounds__(kDeflateThreads)
    flao_lrpe_wgmma_divided_center_bf16(const __grid_constant__ Center params) {
  center<bf16>(params);
}

extern "C" __global__ void __launch_bounds__(kDeflateThreads)
    flao_lrpe_wgmma_divided_center_f16(const __grid_constant__ Center params) {
  center<f16>(params);
}

extern "C" __global__ void __launch_bounds__(kDeflateThreads)
    flao_lrpe_wgmma_divided_deflate(const __grid_constant__ Deflate params) {
  deflate(params);
}
