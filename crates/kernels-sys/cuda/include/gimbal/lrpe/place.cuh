// Which part of the tensor a thread works on.
//
// A block is lanes × heads × tokens threads (x, y, z): the lanes of one (token, head) row side by side, each holding one
// vector of features; then several heads, then several tokens. Host code picks the extents so that neighbouring rows are
// neighbours in memory, in (B, N, H, D) as well as in (B, H, N, D). Blocks are numbered in one dimension, where 2^31 - 1 of
// them fit: heads first or tokens first, whichever are nearer in memory (otherwise blocks that run at the same time would
// each open a DRAM page of their own: 6 % of the bandwidth), and batches last.
#pragma once

#include "params.cuh"

namespace gimbal::lrpe {

// Every LRPE kernel is launched with at most this many threads. Launch bounds name the blocks a multiprocessor should hold
// as well, mostly 1: left to itself, the assembler spills a few bytes to fit one more block.
constexpr int kMaxThreads = 128;

struct Row {
  int token;
  int batch;
};

struct Place {
  int head;
  int token_tile;
  int batch_tile;
  int batch_begin;
  int batch_end;
  int token_begin;
  int token_end;

  __device__ __forceinline__ explicit Place(const Params& p) {
    const unsigned inner = static_cast<unsigned>(p.tokens_first ? p.token_tiles : p.head_tiles);
    const unsigned outer = static_cast<unsigned>(p.tokens_first ? p.head_tiles : p.token_tiles);
    const int inner_tile = static_cast<int>(blockIdx.x % inner);
    const int outer_tile = static_cast<int>(blockIdx.x / inner % outer);
    const int head_tile = p.tokens_first ? outer_tile : inner_tile;
    token_tile = p.tokens_first ? inner_tile : outer_tile;
    batch_tile = static_cast<int>(blockIdx.x / inner / outer);
    batch_begin = batch_tile * p.batches_per_block;
    batch_end = min(batch_begin + p.batches_per_block, p.batches);
    head = head_tile * static_cast<int>(blockDim.y) + static_cast<int>(threadIdx.y);
    const i64 first = static_cast<i64>(token_tile) * p.tokens_per_block;
    token_begin = static_cast<int>(first) + static_cast<int>(threadIdx.z);
    token_end = static_cast<int>(min(first + p.tokens_per_block, static_cast<i64>(p.tokens)));
  }

  // How many tokens this thread has; they stand blockDim.z apart.
  __device__ __forceinline__ int tokens() const { return tokens_from(token_begin); }
  // How many the thread of the block with the most has: what threads must count to who work together.
  __device__ __forceinline__ int block_tokens() const { return tokens_from(token_begin - static_cast<int>(threadIdx.z)); }
  __device__ __forceinline__ int batches() const { return batch_end - batch_begin; }

  __device__ __forceinline__ Row first() const { return {token_begin, batch_begin}; }

 private:
  __device__ __forceinline__ int tokens_from(int token) const {
    const int z = static_cast<int>(blockDim.z);
    return token < token_end ? (token_end - token + z - 1) / z : 0;
  }
};

// The first element of a row.
template <class T>
__device__ __forceinline__ T* at(T* base, const Strides& stride, const Row& row, int head) {
  return base + (row.batch * stride.batch + row.token * stride.token + head * stride.head);
}

// A thread goes through the batches of a token and then to its next token, so that the token's angles serve all of them.
struct Walk {
  int batches;
  int batch = 0;  // of the current row, from the first

  __device__ __forceinline__ explicit Walk(const Place& place) : batches(place.batches()) {}

  // Whether the row after this one belongs to another token.
  __device__ __forceinline__ bool step() {
    batch = batch + 1 == batches ? 0 : batch + 1;
    return batch == 0;
  }
};

// The current row in one tensor. Steps are additions: a 64-bit product for every row would cost more than the arithmetic
// on it.
template <class T>
struct Cursor {
  T* row;
  T* token_row;  // the token's first row
  const Strides& stride;

  __device__ __forceinline__ Cursor(T* base, const Strides& strides, const Place& place, int head)
      : row(at(base, strides, place.first(), head)), token_row(row), stride(strides) {}

  __device__ __forceinline__ void step(bool next_token) {
    if (next_token) {
      token_row += stride.token_step;
      row = token_row;
    } else {
      row += stride.batch;
    }
  }
};

}  // namespace gimbal::lrpe
