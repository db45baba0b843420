// What a fused launch of flao_lrpe is told. Mirrored field by field in src/flao_lrpe.rs; the sizes are compared in a test.
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
  int half;  // where the partner of a feature lies, r/2; 0 where it is the neighbour
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

// Backward, without a normaliser, whose gradients cancel too much for 16 bits: u = do ⊙ f(g), dg = f'(g; do ⊙ a), dq̄ = u·kvᵀ scale,
// dkv = q̄ᵀ u scale, dk̄ = f(v)·dkvᵀ, dv = f'(v; k̄·dkv). What is encoded is turned back: dx = f'(x; encᵀ dx̄).
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
};

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
};

}  // namespace gimbal::flao_lrpe
