// Where a token stands, but in a packed row.
#pragma once

#include "params.cuh"

namespace gimbal::lrpe {

// n / divisor for n < 2^31, by a product with ceil(2^shift / divisor).
__device__ __forceinline__ int fast_divide(int n, unsigned magic, int shift) {
  return static_cast<int>((static_cast<unsigned long long>(static_cast<unsigned>(n)) * magic) >> shift);
}

// The index of a token of a grid on one axis; 0 of extra tokens.
__device__ __forceinline__ int index_on_grid(const Positions& at, int token, int axis) {
  int rest = token < at.extra_tokens ? 0 : token - at.extra_tokens;
  int index = 0;
#pragma unroll
  for (int j = kMaxAxes - 1; j >= 0; --j) {
    if (j < at.axes && j >= axis) {
      const int above = fast_divide(rest, at.magic[j], at.shift[j]);
      index = rest - above * at.sizes[j];
      rest = above;
    }
  }
  return index;
}

// Calls use(axis, index) with the indices of a token of a grid, from the last axis on: what index_on_grid gives for each.
template <class Use>
__device__ __forceinline__ void with_indices_on_grid(const Positions& at, int token, Use use) {
  int rest = token < at.extra_tokens ? 0 : token - at.extra_tokens;
#pragma unroll
  for (int j = kMaxAxes - 1; j >= 0; --j) {
    if (j < at.axes) {
      const int above = fast_divide(rest, at.magic[j], at.shift[j]);
      use(j, rest - above * at.sizes[j]);
      rest = above;
    }
  }
}

// What a position of a sequence is beyond its token, on a line.
__device__ __forceinline__ int offset_of(const Positions& at, int sequence) {
  return at.offsets == nullptr ? 0 : __ldg(at.offsets + sequence * at.offsets_stride);
}

__device__ __forceinline__ const int* given_at(const Positions& at, int batch, int token, int axis) {
  return at.given + axis * at.given_axis_stride + batch * at.given_batch_stride + token * at.given_token_stride;
}

__device__ __forceinline__ int given_position(const Positions& at, int batch, int token, int axis) {
  return __ldg(given_at(at, batch, token, axis));
}

}  // namespace gimbal::lrpe
