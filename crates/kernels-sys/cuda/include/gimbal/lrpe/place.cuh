// Which part of the tensor a thread works on.
//
// A block is lanes × heads × tokens threads (x, y, z): the lanes of one (token, head) row side by side, each holding one
// vector of features; then several heads, then several tokens. Host code picks the extents so that neighbouring rows are
// neighbours in memory, in (B, N, H, D) as well as in (B, H, N, D). Blocks are numbered heads first, then tokens, then
// batches, in one dimension, where 2^31 - 1 of them fit.
#pragma once

#include "params.cuh"

namespace gimbal::lrpe {

// One row of a thread's work.
struct Row {
  int token;
  int batch;
};

struct Place {
  int head;
  int token_tile;
  int batch_begin;
  int batch_end;
  int token_begin;
  int token_end;

  __device__ __forceinline__ explicit Place(const Params& p) {
    const int head_tile = static_cast<int>(blockIdx.x % static_cast<unsigned>(p.head_tiles));
    const unsigned rest = blockIdx.x / static_cast<unsigned>(p.head_tiles);
    token_tile = static_cast<int>(rest % static_cast<unsigned>(p.token_tiles));
    batch_begin = static_cast<int>(rest / static_cast<unsigned>(p.token_tiles)) * p.batches_per_block;
    batch_end = min(batch_begin + p.batches_per_block, p.batches);
    head = head_tile * static_cast<int>(blockDim.y) + static_cast<int>(threadIdx.y);
    const i64 first = static_cast<i64>(token_tile) * p.tokens_per_block;
    token_begin = static_cast<int>(first) + static_cast<int>(threadIdx.z);
    token_end = static_cast<int>(min(first + p.tokens_per_block, static_cast<i64>(p.tokens)));
  }

  // Rows go through the batch first: all of them share the token's angles.
  __device__ __forceinline__ Row first() const { return {token_begin, batch_begin}; }
  __device__ __forceinline__ bool holds(const Row& row) const { return row.token < token_end; }
  __device__ __forceinline__ Row after(const Row& row) const {
    return row.batch + 1 < batch_end ? Row{row.token, row.batch + 1}
                                     : Row{row.token + static_cast<int>(blockDim.z), batch_begin};
  }
};

// The first element of a row.
template <class T>
__device__ __forceinline__ T* at(T* base, const Strides& stride, const Row& row, int head) {
  return base + (row.batch * stride.batch + row.token * stride.token + head * stride.head);
}

}  // namespace gimbal::lrpe
