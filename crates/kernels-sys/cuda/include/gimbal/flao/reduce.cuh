// The second stage of a sum over rows: adds to the sum of each head, which has what the block left in whose range it begins,
// what later blocks left of it.
#pragma once

#include <cstdint>

#include "ranges.cuh"

namespace gimbal::flao {

constexpr int kReduceThreads = 256;
constexpr int kReduceWarps = kReduceThreads / 32;

// Parts of a head from which on the warps of a block share them.
constexpr int kManyParts = 16;

template <int V>
__device__ __forceinline__ Vec<float, V> load_cached(const float* from) {
  if constexpr (V == 4) {
    const float4 value = __ldcg(reinterpret_cast<const float4*>(from));
    return {{value.x, value.y, value.z, value.w}};
  } else {
    return {{__ldcg(from)}};
  }
}

template <int V>
__device__ __forceinline__ void operator+=(Vec<float, V>& sum, const Vec<float, V>& value) {
#pragma unroll
  for (int i = 0; i < V; ++i) sum.at[i] += value.at[i];
}

// The parts of one head beside the first.
struct Parts {
  i64 begin;  // the block that has the first
  i64 count;
  const float* first;
  int width;

  __device__ __forceinline__ Parts(const Reduce& p, i64 head) : width(p.width) {
    const i64 total_tiles = p.heads * p.tiles;
    begin = block_of(head * p.tiles, p.blocks, total_tiles);
    count = block_of((head + 1) * p.tiles - 1, p.blocks, total_tiles) - begin;
    first = p.partials + partial_of(begin + 1) * width;
  }

  // The sums of V values from `at` on over parts from `begin` to before `end`, in their order. kAhead are asked for at a time:
  // the additions wait for each other, the loads need not.
  template <int kAhead, int V>
  __device__ __forceinline__ Vec<float, V> sum(int at, i64 begin, i64 end) const {
    const float* from = first + begin * width + at;
    Vec<float, V> sum{};
    for (i64 part = begin; part < end; part += kAhead) {
      Vec<float, V> value[kAhead];
#pragma unroll
      for (int i = 0; i < kAhead; ++i, from += width)
        value[i] = part + i < end ? load_cached<V>(from) : Vec<float, V>{};
#pragma unroll
      for (int i = 0; i < kAhead; ++i) sum += value[i];
    }
    return sum;
  }
};

// Heads of few parts: a thread V values. Where there are fewer blocks than heads most have no part, and who looks for those that
// have goes through the blocks: a head is that of the first which begins in the midst of it. Blocks of this launch share a head where
// there are enough, so that each divides once (flao_lrpe of n = 256 with cosines, 144 heads of 256 × 128: 72 → 65 µs, H100).
template <int V, class Wait>
__device__ __forceinline__ void reduce_few(const Reduce& p, Wait wait) {
  constexpr int kStep = V * kReduceThreads;
  const bool by_block = p.blocks <= p.heads;
  const i64 places = by_block ? p.blocks - 1 : p.heads;
  const int steps = (p.width + kStep - 1) / kStep;
  const int shares = static_cast<int>(min(max(gridDim.x / max(places, i64{1}), i64{1}), static_cast<i64>(steps)));
  for (i64 item = blockIdx.x; item < places * shares; item += gridDim.x) {
    const i64 place = item / shares;
    const i64 head = by_block ? first_tile(place + 1, p.blocks, p.heads * p.tiles) / p.tiles : place;
    const Parts parts(p, head);
    wait();
    if (parts.count == 0 || (by_block && parts.begin != place)) continue;
    const int share = static_cast<int>(item - place * shares);
    const int end = min(steps * (share + 1) / shares * kStep, p.width);
    float* const sums = p.sums + head * p.width;
    for (int at = steps * share / shares * kStep + V * static_cast<int>(threadIdx.x); at < end; at += kStep) {
      Vec<float, V> sum = load_cached<V>(sums + at);
      sum += parts.sum<4, V>(at, 0, parts.count);
      store(sums + at, sum);
    }
  }
}

// Heads of many parts: each warp adds up some of them for the same values, V of a lane, then the first adds up the warps.
template <int V, class Wait>
__device__ __forceinline__ void reduce_many(const Reduce& p, Wait wait) {
  constexpr int kValues = 32 * V;
  __shared__ Vec<float, V> sums[kReduceWarps][32];
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  const int stretches = (p.width + kValues - 1) / kValues;
  for (i64 item = blockIdx.x; item < p.heads * stretches; item += gridDim.x) {
    const i64 head = item / stretches;
    const Parts parts(p, head);
    const int at = static_cast<int>(item - head * stretches) * kValues + V * lane;
    const bool inside = at < p.width;
    const i64 begin = parts.count * warp / kReduceWarps;
    const i64 end = parts.count * (warp + 1) / kReduceWarps;
    wait();
    if (parts.count == 0) continue;
    sums[warp][lane] = inside ? parts.sum<8, V>(at, begin, end) : Vec<float, V>{};
    __syncthreads();
    if (warp == 0 && inside) {
      float* const to = p.sums + head * p.width + at;
      Vec<float, V> sum = load_cached<V>(to);
#pragma unroll
      for (int i = 0; i < kReduceWarps; ++i) sum += sums[i][lane];
      store(to, sum);
    }
    __syncthreads();
  }
}

template <int V, class Wait>
__device__ __forceinline__ void reduce_by(const Reduce& p, Wait wait) {
  if (p.blocks < p.heads * kManyParts) {
    reduce_few<V>(p, wait);
  } else {
    reduce_many<V>(p, wait);
  }
}

// Calls wait() before it reads sums, and after what it must divide to know which.
template <class Wait>
__device__ __forceinline__ void reduce(const Reduce& p, Wait wait) {
  const auto places = reinterpret_cast<uintptr_t>(p.sums) | reinterpret_cast<uintptr_t>(p.partials);
  if (p.width % 4 == 0 && places % 16 == 0) {
    reduce_by<4>(p, wait);
  } else {
    reduce_by<1>(p, wait);
  }
  wait();  // also where there was nothing to do: what follows waits for this launch alone
}

}  // namespace gimbal::flao
