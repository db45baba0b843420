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
  i64 token_step;  // from one token of a thread to its next: token · tokens of a block (statistics: · token tiles; groups: those of all warps of one)
};

// The tensors of rows of a launch. A launch may have two sets of them, queries and keys.
struct Rows {
  const void* x;        // (B, N, H, D); unused where the gradient of f does not need it
  const void* d_o;      // backward: gradient of the output
  void* out;            // forward: o; backward: dx
  const float* weight;  // RMS norm: (H or 1, D), f32
  Strides x_stride;
  Strides d_o_stride;
  Strides out_stride;
  i64 weight_head_stride;  // 0 where all heads share it
  int heads;
  int head_tiles;         // blocks beside each other over the heads
  Activation activation;  // within the class the kernel was compiled for
  float norm_eps;
};

constexpr int kMaxAxes = 4;
// The most angle indices that may be assigned to axes one by one.
constexpr int kMaxAssigned = 256;

// Where positions come from.
enum class Source : int { kLine = 0, kPacked = 1, kGiven = 2, kGrid = 3 };

// Integers are read as 32 bits; of a 64-bit one the lower half, which is what it is modulo 2^32. Strides are in units of 32 bits.
struct Positions {
  const int* offsets;     // (B) or, packed, (S): added to every position; null: none
  const int* cu_seqlens;  // packed: (S + 1)
  const int* given;       // (k, B or 1, N)
  i64 offsets_stride;
  i64 cu_seqlens_stride;
  i64 given_axis_stride;
  i64 given_batch_stride;
  i64 given_token_stride;
  Source source;
  int offset;     // of a line or packed sequences
  int sequences;  // S
  int shared;     // whether the sequences of a batch have the same positions
  int axes;       // k; with 1, angle j turns by theta j
  // A grid: l extra tokens, whose angles are 0, then n_1 × … × n_k row-major.
  int extra_tokens;
  int sizes[kMaxAxes];      // n_1 … n_k
  unsigned magic[kMaxAxes]; // division by n_j: see fast_divide
  int shift[kMaxAxes];
};

// Which sums a launch leaves for the gradient of a norm's weight.
enum class WeightSums : unsigned char { kNone = 0, kOfHeads = 1, kOfBlocks = 2 };

// Of packed sequences, whether a block stays within one, and whether there are as many for each or as its tokens take.
namespace BySequence {
constexpr int kEvenly = 1;
constexpr int kByLength = 2;
}  // namespace BySequence

struct Params {
  Rows rows[2];
  const float* theta;  // (H or 1, E), f32
  float* partials;     // sums over tokens: what the blocks of the first stage leave to the second
  float* columns;      // sequence softmax: the finished statistics of every (b, h, d)
  Positions positions;
  i64 theta_head_stride;     // 0 where all heads share theta
  int theta_feature_stride;  // 0 where one scalar serves every angle
  int theta_period;          // with several axes in blocks, of so many angles: angle j turns by theta j % period
  int turning;               // angles that theta turns: E, or all; those beyond do not
  int batches;
  int tokens;
  int features;    // D
  int span;        // angles a row: D/2 (rotate) or D (cosine), below 2^30
  int rotary;      // angles that the encoding's factor multiplies: r/2 (rotate) or D (cosine)
  int interleaved; // rotate: neighbouring features are a pair, instead of halves
  float factor;
  int tokens_per_block;
  int batches_per_block;
  int token_tiles;   // blocks after each other over the tokens
  int tokens_first;  // whether neighbouring blocks go through the tokens (1) or the heads (0) first
  int by_sequence;   // packed, and a block stays within one sequence (`BySequence`): `batches` is S, and one more for the tail
  int in_place;      // packed: rows that belong to no sequence are left as they are, instead of zeroed
  int assigned;      // whether `axis_of` says which of several axes turns each angle; otherwise they do so in blocks
  unsigned axis_of[kMaxAssigned / 16];  // two bits an angle
  // Of blocks of warps, which do not tell by their extents; 0 elsewhere.
  unsigned char block_lanes;
  unsigned char block_heads;
  unsigned char block_tokens;
  WeightSums weight_sums;
};

}  // namespace gimbal::lrpe
