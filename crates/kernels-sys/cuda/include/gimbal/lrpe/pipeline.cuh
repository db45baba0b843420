// Rows on their way from global memory: a ring of slots in shared memory, each owned by one thread, so that many rows are
// in flight without registers and without a barrier. A thread asks for row r + kStages when it takes row r.
#pragma once

#include "../async_copy.cuh"
#include "place.cuh"

namespace gimbal::lrpe {

// Stages that keep about 128 bytes a thread in flight, whatever a row brings: 1024 resident threads then cover the
// latency of HBM twice over. A power of two, so that a slot is a mask away.
constexpr int stages_for(int bytes) { return bytes <= 16 ? 8 : bytes < 64 ? 4 : 2; }

// Room for what a kernel of single elements goes through: one array for all that it is compiled for, at most `kBytes` of which
// any of it takes.
template <int kBytes>
__device__ __forceinline__ char* element_memory() {
  __shared__ uint4 memory[kBytes / sizeof(uint4)];
  return reinterpret_cast<char*>(memory);
}

// The pipeline of a kernel that has such room, or another.
template <class Pipeline, int kBytes>
__device__ __forceinline__ Pipeline pipeline_within() {
  if constexpr (kBytes == 0) {
    return Pipeline();
  } else {
    static_assert(Pipeline::kBytes <= kBytes, "it has room");
    return Pipeline(element_memory<kBytes>());
  }
}

// How many rows a loop over plain rows takes at a time, see `TilePipeline`.
constexpr int kTile = 4;

template <class T, int V, int kVectors>
class RowPipeline {
 public:
  static constexpr int kStages = stages_for(kVectors * static_cast<int>(sizeof(Vec<T, V>)));

  static constexpr int kSlots = kStages * kVectors * kMaxThreads;
  static constexpr int kBytes = kSlots * static_cast<int>(sizeof(Vec<T, V>));

  __device__ __forceinline__ RowPipeline() {
    __shared__ Vec<T, V> slots[kSlots];
    own_ = slots + thread();
  }

  // In memory that a kernel has for this or for something else.
  __device__ __forceinline__ explicit RowPipeline(char* memory) : own_(reinterpret_cast<Vec<T, V>*>(memory) + thread()) {}

  // Past L1, if by 16 bytes, but where vectors so far apart, of rows that begin with a sector of 32 bytes, share one: D = 80 took
  // 0.137 ms past it, 0.124 through it (B = 4, N = 8192, H = 32, on an H100).
  __device__ __forceinline__ void fetch(int row, int vector, const T* from, int apart) {
    if (apart % (32 / static_cast<int>(sizeof(T))) == 0) {
      copy_async(slot(row, vector), from);
    } else {
      copy_through_l1(slot(row, vector), from);
    }
  }
  // Ends a row's fetches; called for rows past the end too, so that rows and groups keep step.
  __device__ __forceinline__ void end_fetch() { commit_copies(); }
  __device__ __forceinline__ void wait_for_oldest() { wait_for_copies<kStages - 1>(); }
  __device__ __forceinline__ Vec<T, V> take(int row, int vector) { return *slot(row, vector); }

 private:
  __device__ __forceinline__ static int thread() {
    return static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
  }

  __device__ __forceinline__ Vec<T, V>* slot(int row, int vector) {
    return own_ + ((row & (kStages - 1)) * kVectors + vector) * kMaxThreads;
  }

  Vec<T, V>* own_;
};

// The same for rows of one vector, kTile of them at a time and in one group of copies: for loops with so little to do for
// a row that the ring's own bookkeeping would show.
template <class T, int V>
class TilePipeline {
 public:
  static constexpr int kTiles = 2;

  __device__ __forceinline__ TilePipeline() {
    __shared__ Vec<T, V> slots[kTiles * kTile * kMaxThreads];
    const int thread = static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
    first_ = next_fetch_ = next_take_ = slots + thread;
  }

  // Asks for the next tile of rows, `step` elements apart, and moves `from` behind them; or, past the last tile, only
  // keeps the count of groups.
  __device__ __forceinline__ void fetch(const T*& from, i64 step, bool any) {
    if (any) {
#pragma unroll
      for (int u = 0; u < kTile; ++u, from += step) copy_async(next_fetch_ + u * kMaxThreads, from);
    }
    commit_copies();
    advance(next_fetch_);
  }

  __device__ __forceinline__ void take(Vec<T, V> (&tile)[kTile]) {
    wait_for_copies<kTiles - 1>();
#pragma unroll
    for (int u = 0; u < kTile; ++u) tile[u] = next_take_[u * kMaxThreads];
    advance(next_take_);
  }

 private:
  __device__ __forceinline__ void advance(Vec<T, V>*& slot) const {
    slot += kTile * kMaxThreads;
    if (slot == first_ + kTiles * kTile * kMaxThreads) slot = first_;
  }

  Vec<T, V>* first_;
  Vec<T, V>* next_fetch_;
  Vec<T, V>* next_take_;
};

}  // namespace gimbal::lrpe
