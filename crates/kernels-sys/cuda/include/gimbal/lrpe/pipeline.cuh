// Rows on their way from global memory: a ring of slots in shared memory, each owned by one thread, so that many rows are
// in flight without registers and without a barrier. A thread asks for row r + kStages when it takes row r.
#pragma once

#include "../async_copy.cuh"
#include "place.cuh"

namespace gimbal::lrpe {

// Stages that keep about 128 bytes a thread in flight, whatever a row brings: 1024 resident threads then cover the
// latency of HBM twice over. A power of two, so that a slot is a mask away.
constexpr int stages_for(int vectors) { return vectors == 1 ? 8 : vectors < 4 ? 4 : 2; }

template <class T, int V, int kVectors>
class RowPipeline {
 public:
  static constexpr int kStages = stages_for(kVectors);

  __device__ __forceinline__ RowPipeline() {
    __shared__ Vec<T, V> slots[kStages * kVectors * kMaxThreads];
    const int thread = static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
    own_ = slots + thread;
  }

  __device__ __forceinline__ void fetch(int row, int vector, const T* from) { copy_async(slot(row, vector), from); }
  // Ends a row's fetches; called for rows past the end too, so that rows and groups keep step.
  __device__ __forceinline__ void end_fetch() { commit_copies(); }
  __device__ __forceinline__ void wait_for_oldest() { wait_for_copies<kStages - 1>(); }
  __device__ __forceinline__ Vec<T, V> take(int row, int vector) { return *slot(row, vector); }

 private:
  __device__ __forceinline__ Vec<T, V>* slot(int row, int vector) {
    return own_ + ((row & (kStages - 1)) * kVectors + vector) * kMaxThreads;
  }

  Vec<T, V>* own_;
};

}  // namespace gimbal::lrpe
