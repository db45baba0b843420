// What a FLAO launch is told. Mirrored field by field in src/flao/mod.rs; the sizes are compared in a test.
//
// kv = kᵀ v, o = g ⊙ (q·kv)·scale, and backward dg = do ⊙ (q·kv)·scale, u = do ⊙ g·scale, dq = u·kvᵀ, dkv = qᵀ u,
// dk = v·dkvᵀ, dv = k·dkv. A row is a token: N of them in q, g, o and their gradients, M in k, v and theirs.
#pragma once

#include "../vec.cuh"

namespace gimbal::flao {

// A (B, H, rows, columns) tensor. Strides in elements; the last dimension is contiguous.
struct Operand {
  void* at;
  i64 batch_stride;
  i64 head_stride;
  i64 row_stride;
};

struct Sizes {
  i64 batch;  // B
  i64 heads;  // H
  i64 rows;   // N or M
  int d;      // columns of q and k
  int e;      // columns of v, g and o
};

// Sums over rows, such as kv and dkv, are f32 of shape (B, H, D, E), dense. What a block sums of a head that began
// in the range of another goes to `partials`; ranges.cuh says where.
struct Sum {
  Operand k;
  Operand v;
  Sizes sizes;
  float* kv;
  float* partials;
  int adds;      // to what kv holds
  int reserved;  // 0: keeps the size a multiple of its alignment
};

struct Reduce {
  float* sums;
  const float* partials;
  i64 heads;   // B·H
  i64 tiles;   // per head
  int blocks;  // of the first stage
  int width;   // D·E
};

struct Apply {
  Operand q;
  Operand g;  // `at` is null where there is none: 1
  Operand o;
  Operand product;  // (q·kv)·scale; `at` is null where it is not wanted
  Sizes sizes;
  const float* kv;
  float scale;
  int reserved;  // 0, as above
};

struct BackwardQueries {
  Operand q;
  Operand g;  // as above
  Operand d_o;
  Operand dq;
  Operand dg;       // `at` is null where it is not wanted
  Operand product;  // what the forward pass saved of it; `at` is null where it did not
  Sizes sizes;
  const float* kv;
  float* dkv;
  float* partials;
  float scale;
  int adds;  // to what dkv holds
};

struct BackwardKeys {
  Operand k;
  Operand v;
  Operand dk;
  Operand dv;
  Sizes sizes;
  const float* dkv;
};

}  // namespace gimbal::flao
