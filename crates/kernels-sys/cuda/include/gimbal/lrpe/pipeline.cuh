// Rows on their way from global memory: a ring of slots in shared memory, each owned by one thread, so that many rows are
// in flight without registers and without a barrier. A thread asks for row r + kStages when it takes row r.
#pragma once

#include "../async_copy.cuh"
#include "place.cuh"

namespace gimbal::lrpe {

// Stages that keep about 128 bytes a thread in flight, whatever a row brings: 1024 resident threads then cover the
// latency of HBM twice over. A power of two, so that a slot is a mask away.
constexpr int stages_for(int bytes) { return bytes <= 16 ? 8 : bytes < 64 ? 4 : 2; }

// How many rows a loop over plain rows takes at a time, see `TilePipeline`.
constexpr int kTile = 4;

template <class T, int V, int kVectors>
class RowPipeline {
 public:
  static constexpr int kStages = stages_for(kVectors * static_cast<int>(sizeof(Vec<T, V>)));

  __device__ __forceinline__ RowPipeline() {
    __shared__ Slot slots[kStages * kVectors * kMaxThreads];
    const int thread = static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
    own_ = slots + thread;
  }

  __device__ __forceinline__ void fetch(int row, int vector, const T* from) {
    if constexpr (kHalves) {
      const bool upper = (reinterpret_cast<uintptr_t>(from) & 2) != 0;
      upper_ = upper ? upper_ | bit(row, vector) : upper_ & ~bit(row, vector);
      copy_4(shared_address(slot(row, vector)), from - upper, upper ? 4 : 2);
    } else if constexpr (sizeof(Slot) == 4) {
      copy_4(shared_address(slot(row, vector)), from, 4);
    } else {
      copy_async(slot(row, vector), from);
    }
  }
  // Ends a row's fetches; called for rows past the end too, so that rows and groups keep step.
  __device__ __forceinline__ void end_fetch() { commit_copies(); }
  __device__ __forceinline__ void wait_for_oldest() { wait_for_copies<kStages - 1>(); }
  __device__ __forceinline__ Vec<T, V> take(int row, int vector) {
    if constexpr (kHalves) {
      const unsigned word = *slot(row, vector);
      const unsigned short half = static_cast<unsigned short>(upper_ & bit(row, vector) ? word >> 16 : word);
      return reinterpret_cast<const Vec<T, V>&>(half);
    } else {
      return *slot(row, vector);
    }
  }

 private:
  // No copy is shorter than a word: of 16 bits comes the word that holds them, less what it has behind them.
  static constexpr bool kHalves = sizeof(Vec<T, V>) == 2;
  using Slot = std::conditional_t<kHalves, unsigned, Vec<T, V>>;
  static_assert(!kHalves || kStages * kVectors <= 32, "a bit each");

  __device__ __forceinline__ static int number(int row, int vector) { return (row & (kStages - 1)) * kVectors + vector; }
  __device__ __forceinline__ static unsigned bit(int row, int vector) { return 1u << number(row, vector); }
  __device__ __forceinline__ Slot* slot(int row, int vector) { return own_ + number(row, vector) * kMaxThreads; }

  Slot* own_;
  unsigned upper_ = 0;  // in which half of each slot its element is
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
