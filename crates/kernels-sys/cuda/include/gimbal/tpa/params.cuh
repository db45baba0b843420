// What the TPA decode kernels are told. Mirrored by crates/kernels-sys/src/tpa_decode.rs. Strides are in elements, last
// dimensions are contiguous.
#pragma once

#include "../vec.cuh"

namespace gimbal::tpa {

// aq (B, T, H, R) and bq (B, T, R, D); where the rank is 0 `a` is q (B, T, H, D) itself.
struct Queries {
  const void* a;
  const void* b;
  i64 a_batch_stride, a_token_stride, a_head_stride;
  i64 b_batch_stride, b_token_stride, b_rank_stride;
  float scale;
  int rank;
};

// ak (B, M, Rk, H) and bk (B, M, Rk, D), or av (B, M, Rv, H) and bv (B, M, Rv, E).
struct Factors {
  const void* a;
  const void* b;
  i64 a_batch_stride, a_token_stride, a_rank_stride;
  i64 b_batch_stride, b_token_stride, b_rank_stride;
  float scale;
  int rank;
};

struct Decode {
  Queries q;
  Factors k, v;  // one after the other: the ring picks one by its place
  const int* kv_lens;  // (B), or null: all sequences have M tokens
  void* o;
  float* lse;          // null: not wanted
  float* partial_o;    // (parts, T, H, E)
  // (parts, T, H, 2): what the weights of a part are relative to, in units of log2, and their sum. A logarithm of it would lose what
  // digits scores of a hundred have before the point.
  float* partial_softmax;
  i64 o_batch_stride, o_token_stride, o_head_stride;
  i64 lse_batch_stride, lse_token_stride, lse_head_stride;
  i64 tokens;        // M
  i64 split_tokens;  // see parts.cuh
  int splits;        // see parts.cuh
  float scale;
  int batch, heads, d, e;
  int slots;  // of a warp's ring
  int parts_only;  // not 0: no sequence is written to o and lse at once, all are merged
  int queries;     // T
  int reserved;
};

struct Merge {
  const float* partial_o;
  const float* partial_lse;  // or partial_softmax, where `parts` is 0
  i64 part_stride, batch_stride, token_stride, head_stride;
  i64 lse_part_stride, partial_lse_batch_stride, partial_lse_token_stride, partial_lse_head_stride;
  const int* kv_lens;
  void* o;
  float* lse;
  i64 o_batch_stride, o_token_stride, o_head_stride;
  i64 lse_batch_stride, lse_token_stride, lse_head_stride;
  i64 tokens, split_tokens;
  int splits;
  int blocks;  // of the decode launch, in x
  int parts;   // of every sequence; 0: as the decode left them
  int batch, heads, e;
  int parts_only;  // as in Decode
  int queries;     // T
};

static_assert(sizeof(Decode) == 360 && sizeof(Merge) == 200, "the mirrors in Rust have these sizes");

}  // namespace gimbal::tpa
