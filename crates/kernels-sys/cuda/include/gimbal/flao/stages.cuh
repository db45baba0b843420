// Rows on their way from global memory: a ring of stages in shared memory, each one step of a block's range of every
// operand. Rows and columns beyond a head's are filled with zeros, which add nothing to a sum.
#pragma once

#include "../async_copy.cuh"
#include "fragments.cuh"
#include "ranges.cuh"

namespace gimbal::flao::mma {

constexpr int kThreads = 256;
constexpr int kWarps = kThreads / 32;

// Rows of a tile of the stream.
constexpr int kTileRows = 64;

// Dynamic shared memory of a block: what a block may have on every GPU from the floor up, and twice what one
// multiprocessor has on the larger ones. `shared_bytes` in src/flao/mod.rs.
constexpr int kSharedBytes = 96 * 1024;

// Operand kGate may be nowhere: then it is all ones.
template <class T, int kWidth, int kStepRows, int kOperands, int kGate = -1>
class Stages {
 public:
  static_assert(kTileRows % kStepRows == 0, "a tile is a whole number of steps, but for the last of a head");
  static constexpr int kOperandBytes = kStepRows * kWidth * 2;
  static constexpr int kStageBytes = kOperands * kOperandBytes;
  static constexpr int kStages = kSharedBytes / kStageBytes;
  static_assert(kStages >= 3, "two stages under way while one is worked on");

  // Starts the copies of the first steps. Of each operand its columns, D or E.
  __device__ __forceinline__ Stages(const Range& range, const Sizes& sizes, const Operand* const (&operands)[kOperands],
                                    const int (&columns)[kOperands])
      : range_(range), sizes_(sizes), head_(range, sizes, kTileRows) {
    fetch_ = take_ = first();
#pragma unroll
    for (int i = 0; i < kOperands; ++i) {
      operands_[i] = operands[i];
      const int left = columns[i] - own_chunk() * 8;
      bytes_[i] = left >= 8 ? 16 : left > 0 ? left * 2 : 0;
      if (is_nowhere(i)) fill_with_ones(i);
      are_vectors_ = are_vectors_ && is_in<8>(*operands[i]);
      are_words_ = are_words_ && is_in<2>(*operands[i]);
    }
    begin_head();
#pragma unroll 1
    for (int stage = 0; stage < kStages - 1; ++stage) fetch();
  }

  // Waits for the oldest stage and starts the copies of another, in place of the stage taken before this one: all
  // threads of the block must be done with that.
  __device__ __forceinline__ unsigned take() {
    wait_for_copies<kStages - 2>();
    __syncthreads();
    fetch();
    const unsigned taken = take_;
    advance(take_);
    return taken;
  }

  static __device__ __forceinline__ SharedTile<kWidth> tile(unsigned stage, int operand) {
    return {stage + operand * kOperandBytes};
  }

 private:
  static constexpr int kChunks = kWidth / 8;
  static constexpr int kRowsAtOnce = kThreads / kChunks;

  static __device__ __forceinline__ unsigned first() {
    extern __shared__ uint4 shared[];
    return shared_address(shared);
  }
  static __device__ __forceinline__ int own_chunk() { return threadIdx.x % kChunks; }
  static __device__ __forceinline__ int own_row() { return threadIdx.x / kChunks; }

  __device__ __forceinline__ bool is_nowhere(int operand) const {
    return operand == kGate && operands_[operand]->at == nullptr;
  }

  static __device__ __forceinline__ void fill_with_ones(int operand) {
    extern __shared__ uint4 shared[];
    Vec<T, 8> ones;
#pragma unroll
    for (int i = 0; i < 8; ++i) ones.at[i] = narrow<T>(1.0f);
    for (int stage = 0; stage < kStages; ++stage)
      for (int at = threadIdx.x; at < kOperandBytes / 16; at += kThreads)
        shared[(stage * kStageBytes + operand * kOperandBytes) / 16 + at] = *reinterpret_cast<const uint4*>(&ones);
  }

  __device__ __forceinline__ void fetch() {
    if (head_.count <= 0) {
      head_.next(range_, sizes_, kTileRows);
      begin_head();
    }
    if (head_.count > 0) {
      // A branch for all of them, so that loads of elements do not wait for each other.
      if (are_vectors_) {
#pragma unroll
        for (int i = 0; i < kOperands; ++i)
          if (!is_nowhere(i)) fetch_vectors(i);
      } else if (kWidth == 64 && are_words_) {
#pragma unroll
        for (int i = 0; i < kOperands; ++i)
          if (!is_nowhere(i)) fetch_words(i);
      } else {
#pragma unroll
        for (int i = 0; i < kOperands; ++i)
          if (!is_nowhere(i)) fetch_elements(i);
      }
      head_.count -= kStepRows;
    }
    commit_copies();
    advance(fetch_);
  }

  // Whether every row begins at a multiple of so many elements.
  template <int kElements>
  static __device__ __forceinline__ bool is_in(const Operand& operand) {
    const auto place = static_cast<i64>(reinterpret_cast<uintptr_t>(operand.at) / sizeof(T));
    return ((place | operand.batch_stride | operand.head_stride | operand.row_stride) & (kElements - 1)) == 0;
  }

  // Where the thread's chunk of the step's first row goes.
  __device__ __forceinline__ unsigned first_chunk(int operand) const {
    // Its place is the same in every eighth row.
    static_assert(kRowsAtOnce % 8 == 0, "so it moves by whole rows");
    return SharedTile<kWidth>{fetch_ + operand * kOperandBytes}.chunk_at(own_row(), own_chunk());
  }

  __device__ __forceinline__ void fetch_vectors(int operand) {
    unsigned to = first_chunk(operand);
#pragma unroll
    for (int row = 0; row < kStepRows; row += kRowsAtOnce) {
      const int bytes = own_row() + row < head_.count ? bytes_[operand] : 0;
      copy_16(to, bytes > 0 ? from_[operand] : operands_[operand]->at, bytes);
      from_[operand] += kRowsAtOnce * operands_[operand]->row_stride;
      to += kRowsAtOnce * SharedTile<kWidth>::kPitch;
    }
  }

  __device__ __forceinline__ void fetch_words(int operand) {
    unsigned to = first_chunk(operand);
#pragma unroll
    for (int row = 0; row < kStepRows; row += kRowsAtOnce) {
      const int bytes = own_row() + row < head_.count ? bytes_[operand] : 0;
      const T* const from = bytes > 0 ? from_[operand] : static_cast<const T*>(operands_[operand]->at);
#pragma unroll
      for (int at = 0; at < 16; at += 4) copy_4(to + at, at < bytes ? from + at / 2 : from, max(min(bytes - at, 4), 0));
      from_[operand] += kRowsAtOnce * operands_[operand]->row_stride;
      to += kRowsAtOnce * SharedTile<kWidth>::kPitch;
    }
  }

  // Through registers, so many rows at a time as there is room for.
  __device__ __forceinline__ void fetch_elements(int operand) {
    unsigned to = first_chunk(operand);
    constexpr int kAtOnce = kWidth == 256 ? 4 : 2;
#pragma unroll 1
    for (int row = 0; row < kStepRows; row += kAtOnce * kRowsAtOnce) {
      Vec<T, 8> chunks[kAtOnce];
#pragma unroll
      for (int n = 0; n < kAtOnce; ++n) {
        const int columns = own_row() + row + n * kRowsAtOnce < head_.count ? bytes_[operand] / 2 : 0;
#pragma unroll
        for (int i = 0; i < 8; ++i) chunks[n].at[i] = i < columns ? from_[operand][i] : narrow<T>(0.0f);
        from_[operand] += kRowsAtOnce * operands_[operand]->row_stride;
      }
#pragma unroll
      for (int n = 0; n < kAtOnce; ++n, to += kRowsAtOnce * SharedTile<kWidth>::kPitch)
        SharedTile<kWidth>::store(to, chunks[n]);
    }
  }

  __device__ __forceinline__ void begin_head() {
#pragma unroll
    for (int i = 0; i < kOperands; ++i)
      from_[i] = head_.in<const T>(*operands_[i]) + own_row() * operands_[i]->row_stride + own_chunk() * 8;
  }

  static __device__ __forceinline__ void advance(unsigned& stage) {
    stage += kStageBytes;
    if (stage == first() + kStages * kStageBytes) stage = first();
  }

  const Range& range_;
  const Sizes& sizes_;
  const Operand* operands_[kOperands];
  const T* from_[kOperands];
  int bytes_[kOperands];
  bool are_vectors_ = true;  // each row of each can be moved 16 bytes at a time
  bool are_words_ = true;    // or 4, for which wider kernels have no registers
  HeadRows head_;  // of the next step to fetch; its count is of rows still to fetch
  unsigned fetch_;
  unsigned take_;
};

}  // namespace gimbal::flao::mma
