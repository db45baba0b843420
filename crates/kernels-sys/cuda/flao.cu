// flao: entry points. Names: flao_<pass>_<route>_<type>, and the most columns where tensor cores compute them.
#include "gimbal/flao/mma_apply.cuh"
#include "gimbal/flao/mma_backward_keys.cuh"
#include "gimbal/flao/mma_backward_queries.cuh"
#include "gimbal/flao/mma_f32.cuh"
#include "gimbal/flao/mma_sum.cuh"
#include "gimbal/flao/mma_wide.cuh"
#include "gimbal/flao/plain_product.cuh"
#include "gimbal/flao/reduce.cuh"

// spills-allowed: flao_bwd_keys_plain_bf16 a few registers between panels, on sm_80 alone; none in the inner loop
// spills-allowed: flao_bwd_keys_plain_f16 as above
// spills-allowed: flao_bwd_keys_plain_f32 as above
// spills-allowed: flao_sum_mma_f32_d32_e32 a few registers; one block a multiprocessor takes longer
// spills-allowed: flao_apply_mma_f32_d32_e32 as above
// spills-allowed: flao_bwd_queries_mma_f32_d32_e32 as above
// spills-allowed: flao_bwd_queries_mma_bf16_d64_e64 a few registers; one block a multiprocessor takes longer
// spills-allowed: flao_bwd_queries_mma_f16_d64_e64 as above
// spills-allowed: flao_bwd_queries_mma_f16_d128_e128 a few registers, once a head, on sm_80 alone
// spills-allowed: flao_bwd_queries_mma_bf16_d128_e128 as above
// spills-allowed: flao_bwd_keys_mma_bf16_d64_e64 as above
// spills-allowed: flao_bwd_keys_mma_bf16_d128_e128 as above
// spills-allowed: flao_bwd_keys_mma_f16_d128_e128 as above

using namespace gimbal;
using namespace gimbal::flao;

// Two blocks a multiprocessor, but where a head's sum and its kv fill the registers of one.
#define ENTRY(NAME, THREADS, BLOCKS, PARAMS, ...) \
  extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS) NAME(const __grid_constant__ PARAMS p) { __VA_ARGS__(p); }
#define SUM_PLAIN(NAME, T) ENTRY(NAME, plain::kThreads, 2, Sum, plain::sum<T>)
#define SUM_MMA(NAME, T, D) ENTRY(NAME, mma::kThreads, 2, Sum, mma::sum<T, D>)
#define APPLY_PLAIN(NAME, T) ENTRY(NAME, plain::kThreads, 2, Apply, plain::apply<T>)
#define APPLY_MMA(NAME, T, D) ENTRY(NAME, mma::kThreads, 2, Apply, mma::apply<T, D>)
#define BACKWARD_QUERIES_PLAIN(NAME, T) ENTRY(NAME, plain::kThreads, 2, BackwardQueries, plain::backward_queries<T>)
#define BACKWARD_QUERIES_MMA(NAME, T, D) ENTRY(NAME, mma::kThreads, D == 64 ? 2 : 1, BackwardQueries, mma::backward_queries<T, D>)
#define BACKWARD_KEYS_PLAIN(NAME, T) ENTRY(NAME, plain::kThreads, 2, BackwardKeys, plain::backward_keys<T>)
#define BACKWARD_KEYS_MMA(NAME, T, D) ENTRY(NAME, mma::kThreads, 2, BackwardKeys, mma::backward_keys<T, D>)
#define APPLY_WIDE(NAME, T) ENTRY(NAME, mma::kThreads, 1, Apply, mma::apply<T, mma::kWide>)
#define BACKWARD_QUERIES_WIDE(NAME, T) ENTRY(NAME, mma::kThreads, 1, BackwardQueries, mma::backward_queries_wide<T>)
#define BACKWARD_KEYS_WIDE(NAME, T) ENTRY(NAME, mma::kThreads, 1, BackwardKeys, mma::backward_keys_wide<T>)

// kv = kᵀ v
SUM_PLAIN(flao_sum_plain_bf16, bf16)
SUM_PLAIN(flao_sum_plain_f16, f16)
SUM_PLAIN(flao_sum_plain_f32, float)
SUM_MMA(flao_sum_mma_bf16_d64_e64, bf16, 64)
SUM_MMA(flao_sum_mma_bf16_d128_e128, bf16, 128)
SUM_MMA(flao_sum_mma_f16_d64_e64, f16, 64)
SUM_MMA(flao_sum_mma_f16_d128_e128, f16, 128)

// o = g ⊙ (q·kv)·scale
APPLY_PLAIN(flao_apply_plain_bf16, bf16)
APPLY_PLAIN(flao_apply_plain_f16, f16)
APPLY_PLAIN(flao_apply_plain_f32, float)
APPLY_MMA(flao_apply_mma_bf16_d64_e64, bf16, 64)
APPLY_MMA(flao_apply_mma_bf16_d128_e128, bf16, 128)
APPLY_MMA(flao_apply_mma_f16_d64_e64, f16, 64)
APPLY_MMA(flao_apply_mma_f16_d128_e128, f16, 128)

// dg, dq and dkv
BACKWARD_QUERIES_PLAIN(flao_bwd_queries_plain_bf16, bf16)
BACKWARD_QUERIES_PLAIN(flao_bwd_queries_plain_f16, f16)
BACKWARD_QUERIES_PLAIN(flao_bwd_queries_plain_f32, float)
BACKWARD_QUERIES_MMA(flao_bwd_queries_mma_bf16_d64_e64, bf16, 64)
BACKWARD_QUERIES_MMA(flao_bwd_queries_mma_bf16_d128_e128, bf16, 128)
BACKWARD_QUERIES_MMA(flao_bwd_queries_mma_f16_d64_e64, f16, 64)
BACKWARD_QUERIES_MMA(flao_bwd_queries_mma_f16_d128_e128, f16, 128)

// dk and dv
BACKWARD_KEYS_PLAIN(flao_bwd_keys_plain_bf16, bf16)
BACKWARD_KEYS_PLAIN(flao_bwd_keys_plain_f16, f16)
BACKWARD_KEYS_PLAIN(flao_bwd_keys_plain_f32, float)
BACKWARD_KEYS_MMA(flao_bwd_keys_mma_bf16_d64_e64, bf16, 64)
BACKWARD_KEYS_MMA(flao_bwd_keys_mma_bf16_d128_e128, bf16, 128)
BACKWARD_KEYS_MMA(flao_bwd_keys_mma_f16_d64_e64, f16, 64)
BACKWARD_KEYS_MMA(flao_bwd_keys_mma_f16_d128_e128, f16, 128)

// Where D or E is above 128: kv by the kernels above, in panels
APPLY_WIDE(flao_apply_mma_bf16_d256_e256, bf16)
APPLY_WIDE(flao_apply_mma_f16_d256_e256, f16)
BACKWARD_QUERIES_WIDE(flao_bwd_queries_mma_bf16_d256_e256, bf16)
BACKWARD_QUERIES_WIDE(flao_bwd_queries_mma_f16_d256_e256, f16)
BACKWARD_KEYS_WIDE(flao_bwd_keys_mma_bf16_d256_e256, bf16)
BACKWARD_KEYS_WIDE(flao_bwd_keys_mma_f16_d256_e256, f16)

// In f32 where D and E are up to 32
#define FEW_COLUMNS(NAME, PARAMS, PASS) ENTRY(NAME, few_columns::kThreads, 2, PARAMS, few_columns::PASS)
FEW_COLUMNS(flao_sum_mma_f32_d32_e32, Sum, sum)
FEW_COLUMNS(flao_apply_mma_f32_d32_e32, Apply, apply)
FEW_COLUMNS(flao_bwd_queries_mma_f32_d32_e32, BackwardQueries, backward_queries)
FEW_COLUMNS(flao_bwd_keys_mma_f32_d32_e32, BackwardKeys, backward_keys)

// The second stage of kv and dkv
extern "C" __global__ void __launch_bounds__(kReduceThreads, 4)
flao_reduce(const __grid_constant__ Reduce p) {
  reduce(p, [] {});
}
