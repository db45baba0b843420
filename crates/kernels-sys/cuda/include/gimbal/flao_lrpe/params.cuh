// What a fused launch of flao_lrpe is told. Mirrored field by field in src/flao_lrpe/fused.rs; the sizes are compared in a test.
//
// q̄ = enc(f(q)), k̄ = enc(f(k)) of D' features, D or with cosine 2D; kv = k̄ᵀ f(v), a = (q̄·kv)·scale, o = f(g) ⊙ a. With a
// normaliser z = Σ f(k), and a is divided by f(q)·z + eps.
#pragma once

#include "../flao/wgmma/ring.cuh"
#include "../lrpe/params.cuh"

namespace gimbal::flao_lrpe {

// f and the angles of queries or keys. Fields as in lrpe/params.cuh.
struct Encoder {
  lrpe::Positions positions;
  const float* theta;
  i64 theta_head_stride;
  int theta_feature_stride;
  int theta_period;
  int turning;
  int rotary;
  int half;    // where the partner of a feature lies, r/2; 0 where it is the neighbour
  float factor;
  Activation f;
  int assigned;
  unsigned axis_of[lrpe::kMaxAssigned / 16];
};

struct SumMaps {
  hopper::TensorMap k;
  hopper::TensorMap v;
  flao::Sizes sizes;  // of k and v
  Encoder encoder;
  float* kv;        // (B, H, D', E), dense
  float* partials;  // of kv
  float* z;         // (B, H, D), dense; null where it is not wanted
  float* z_partials;
  Activation v_f;
};

struct ApplyMaps {
  hopper::TensorMap q;
  hopper::TensorMap g;
  hopper::TensorMap o;
  flao::Operand o_at;  // o where the copy engine does not take it; else null
  flao::Sizes sizes;   // of q and o
  Encoder encoder;
  const float* kv;
  const float* z;  // null: no normaliser
  float eps;
  float scale;
  Activation g_f;
  int gated;
};

// Backward: u = do ⊙ f(g), dg = f'(g; do ⊙ a), dq̄ = u·kvᵀ scale, dkv = q̄ᵀ u scale, dk̄ = f(v)·dkvᵀ, dv = f'(v; k̄·dkv). What is
// encoded is turned back: dx = f'(x; encᵀ dx̄).
//
// With a normaliser, den = f(q)·z + eps, the gradients of what is divided and of what divides nearly cancel where values are alike.
// So what values have in common, a row c of each head, goes by sums in f32, and 16 bits have the rest. For any c, with z̄ = Σ k̄,
// u = do ⊙ f(g) scale / den and b = a / scale,
//   kv' = Σ k̄ (f(v) − c)ᵀ, b − c = (q̄·kv' + c (q̄·z̄ − den)) / den, and of each query s = u·c, t = u·(b − c),
//   dq̄ = kv' u + z̄ s, df(q) = encᵀ dq̄ − z (s + t),
//   dk̄ = dkv (f(v) − c) + Σ q̄ s, df(k) = encᵀ dk̄ − Σ f(q) (s + t).
// With cosines, where keys and the angles of their features are alike, so are the rows of kv' of all cosines, and of all sines: z aᵀ and
// z bᵀ, which cancel in df(q). For any a and b what they leave of kv' is kv'', of which alone there are 16 bits, and
//   q̄·kv' = q̄·kv'' + a (q̄c·z) + b (q̄s·z), kv' u = kv'' u + (z (a·u), z (b·u)).
constexpr int kMostColumns = 128;
constexpr int kCommons = 3;  // c, a and b
constexpr int kCommonsOfHead = 4 * kMostColumns;  // by a power of two, which takes a register less

// What queries leave of a tile for the sums over them.
struct Factors {
  float of_u[64];         // scale / den
  float of_encoded[64];   // s
  float of_features[64];  // −(s + t)
};

// What rows need with a normaliser.
struct Divided {
  const float* sums;    // (B, H, D + D'): of queries z and z̄, of keys −Σ f(q) (s + t) and Σ q̄ s
  const float* common;  // (B, H, kCommonsOfHead): c, a and b, of kMostColumns each
  Factors* factors;     // written, of queries, for each tile of 64 rows
  float eps;
  int adds;  // dq or dk to what stands there
};

struct BackwardQueriesMaps {
  hopper::TensorMap q;
  hopper::TensorMap g;
  hopper::TensorMap d_o;
  hopper::TensorMap dq;
  hopper::TensorMap dg;
  flao::Operand dq_at;  // where the copy engine does not take it; else null
  flao::Operand dg_at;
  flao::Sizes sizes;  // of q and d_o
  Encoder encoder;
  const float* kv;
  float scale;
  Activation g_f;
  int gated;
  int wants_dg;
  Divided divided;
};

// With a normaliser also kv', of k and v in the places of q and do, where there are no factors.
struct BackwardSumMaps {
  hopper::TensorMap q;
  hopper::TensorMap g;
  hopper::TensorMap d_o;
  flao::Sizes sizes;  // of q and d_o
  Encoder encoder;
  float* dkv;       // (B, H, D', E), dense
  float* partials;  // of dkv
  float scale;
  Activation g_f;
  int gated;
  int reserved;  // 0: keeps the size a multiple of its alignment
  // With a normaliser.
  float* sums;  // (B, H, D + D'): Σ f(x) and Σ x̄, of queries times their factors
  float* sums_partials;
  const float* common;  // of keys; f of v is g_f
  const Factors* factors;
};

// dq, dg and dkv in one pass.
struct BackwardJointMaps {
  hopper::TensorMap q;
  hopper::TensorMap g;
  hopper::TensorMap d_o;
  hopper::TensorMap dq;
  hopper::TensorMap dg;
  flao::Sizes sizes;  // of q and d_o
  Encoder encoder;
  const float* kv;
  float* dkv;       // (B, H, D', E), dense
  float* partials;  // of dkv
  float scale;
  Activation g_f;
  int gated;
  int wants_dg;
  // With a normaliser.
  float* sums;  // as of BackwardSumMaps
  float* sums_partials;
  Divided divided;
};

struct BackwardKeysMaps {
  hopper::TensorMap k;
  hopper::TensorMap v;
  hopper::TensorMap dk;
  hopper::TensorMap dv;
  flao::Operand dk_at;  // as above
  flao::Operand dv_at;
  flao::Sizes sizes;  // of k and v
  Encoder encoder;
  const float* dkv;
  Activation v_f;
  int reserved;  // as above
  Divided divided;
};

// c, first of some of the rows: their mean where it is larger than what they differ by, or else 0, since what is rounded after it was
// taken off v is off by the same for many rows.
struct Center {
  flao::Operand v;
  flao::Sizes sizes;  // of v
  float* common;      // (B, H, kCommonsOfHead); a and b are 0
  Activation f;
  int reserved;  // as above
};

// The best c, given kv' of that one: kv' ← kv' − z̄ xᵀ and c ← c + x. With cosines a and b of what that leaves, and kv''.
struct Deflate {
  float* kv;          // (B, H, D', E), dense
  const float* sums;  // (B, H, D + D'): z and z̄
  float* common;
  int d;
  int width;  // D'
  int e;
  int reserved;  // as above
};

}  // namespace gimbal::flao_lrpe
