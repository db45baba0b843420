// What an LRPE launch is told. Mirrored field by field in src/lrpe.rs; the sizes are compared in a test.
#pragma once

#include "../activation.cuh"
#include "../vec.cuh"

namespace gimbal::lrpe {

// Strides in elements; the last dimension is contiguous.
struct Strides {
  i64 batch;
  i64 token;
  i64 head;
  i64 token_step;  // from one token of a thread to its next: token · blockDim.z
};

struct Params {
  const void* x;      // (B, N, H, D); unused where the activation's gradient does not need it
  const void* d_o;    // backward: gradient of the output
  void* out;          // forward: o; backward: dx
  const float* theta; // (H or 1, E), f32
  float* partials;    // sequence softmax and dtheta: what the blocks of the first stage leave to the second
  float* columns;     // sequence softmax: the finished statistics of every (b, h, d)
  Strides x_stride;
  Strides d_o_stride;
  Strides out_stride;
  i64 theta_head_stride;   // 0 where all heads share theta
  int theta_feature_stride;  // 0 where one scalar serves every feature
  int theta_features;        // E: features beyond it do not turn
  int batches;
  int tokens;
  int heads;
  int span;               // angles a row: D/2 (rotate) or D (cosine), below 2^30
  int offset;             // position of the first token
  int head_tiles;         // blocks beside each other over the heads
  int tokens_per_block;
  int batches_per_block;
  int token_tiles;        // blocks after each other over the tokens
  Activation activation;  // within the class the kernel was compiled for
  int tokens_first;       // whether neighbouring blocks go through the tokens (1) or the heads (0) first
  int reserved;           // 0: keeps the size a multiple of its alignment
};

// A grid of tokens: l extra tokens, then n_1 × … × n_k row-major. Feature block j of width e turns with axis j.
constexpr int kMaxAxes = 4;

struct GridParams {
  const float2* table;       // cached form: (cos, sin) of every position on the longest axis, (max n_j, H or 1, e)
  i64 table_head_stride;
  i64 table_position_stride;
  int extra_tokens;
  int axes;
  int width;                     // e
  int sizes[kMaxAxes];           // n_1 … n_k
  unsigned magic[kMaxAxes];      // division by n_j: see fast_divide
  int shift[kMaxAxes];
};

}  // namespace gimbal::lrpe
