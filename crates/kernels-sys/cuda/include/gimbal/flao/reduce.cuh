// The second stage of a sum over rows: adds to the sum of each head, which has what the block left in whose range it begins,
// what later blocks left of it.
#pragma once

#include "ranges.cuh"

namespace gimbal::flao {

constexpr int kReduceThreads = 256;
constexpr int kReduceWarps = kReduceThreads / 32;

// Values of one head that a block adds up at a time: where they lie is found by division, once for all of them.
constexpr int kReduceValues = 4 * kReduceThreads;

// Parts of a head from which on the warps of a block share them.
constexpr int kManyParts = 16;

// The parts of one head beside the first.
struct Parts {
  i64 count;
  const float* first;
  int width;

  __device__ __forceinline__ Parts(const Reduce& p, i64 head) : width(p.width) {
    const i64 total_tiles = p.heads * p.tiles;
    const i64 begin = block_of(head * p.tiles, p.blocks, total_tiles);
    const i64 last = block_of((head + 1) * p.tiles - 1, p.blocks, total_tiles);
    count = last - begin;
    first = p.partials + partial_of(begin + 1) * width;
  }

  // The sum of the value at `at` over parts from `begin` to before `end`, in their order. kAhead are asked for at a time:
  // the additions wait for each other, the loads need not.
  template <int kAhead>
  __device__ __forceinline__ float sum(int at, i64 begin, i64 end) const {
    const float* from = first + begin * width + at;
    float sum = 0.0f;
    for (i64 part = begin; part < end; part += kAhead) {
      float value[kAhead];
#pragma unroll
      for (int i = 0; i < kAhead; ++i, from += width) value[i] = part + i < end ? __ldcg(from) : 0.0f;
#pragma unroll
      for (int i = 0; i < kAhead; ++i) sum += value[i];
    }
    return sum;
  }
};

// Heads of few parts: a thread a value.
__device__ __forceinline__ void reduce_few(const Reduce& p) {
  const int stretches = (p.width + kReduceValues - 1) / kReduceValues;
  for (i64 item = blockIdx.x; item < p.heads * stretches; item += gridDim.x) {
    const i64 head = item / stretches;
    const Parts parts(p, head);
    if (parts.count == 0) continue;
    const int begin = static_cast<int>(item - head * stretches) * kReduceValues;
    const int end = min(begin + kReduceValues, p.width);
#pragma unroll
    for (int value = 0; value < kReduceValues; value += kReduceThreads) {
      const int at = begin + value + static_cast<int>(threadIdx.x);
      if (at >= end) break;
      p.sums[head * p.width + at] += parts.sum<4>(at, 0, parts.count);
    }
  }
}

// Heads of many parts: each warp adds up some of them for the same 32 values, then the first adds up the warps.
__device__ __forceinline__ void reduce_many(const Reduce& p) {
  __shared__ float sums[kReduceWarps][32];
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  const int stretches = (p.width + 31) / 32;
  for (i64 item = blockIdx.x; item < p.heads * stretches; item += gridDim.x) {
    const i64 head = item / stretches;
    const Parts parts(p, head);
    if (parts.count == 0) continue;
    const int at = static_cast<int>(item - head * stretches) * 32 + lane;
    const bool inside = at < p.width;
    const i64 begin = parts.count * warp / kReduceWarps;
    const i64 end = parts.count * (warp + 1) / kReduceWarps;
    sums[warp][lane] = inside ? parts.sum<8>(at, begin, end) : 0.0f;
    __syncthreads();
    if (warp == 0 && inside) {
      float sum = p.sums[head * p.width + at];
#pragma unroll
      for (int i = 0; i < kReduceWarps; ++i) sum += sums[i][lane];
      p.sums[head * p.width + at] = sum;
    }
    __syncthreads();
  }
}

__device__ __forceinline__ void reduce(const Reduce& p) {
  if (p.blocks < p.heads * kManyParts) {
    reduce_few(p);
  } else {
    reduce_many(p);
  }
}

}  // namespace gimbal::flao
