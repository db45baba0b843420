// Reductions over the `lanes` threads that share a row: neighbours in a warp, a power of two of them.
#pragma once

namespace gimbal {

// All 32 threads of the warp must come here together, those without work of their own too: with a mask of the row alone
// the compiler cannot know that they do, and guards each shuffle by a search for who is there (four times the time).
struct RowLanes {
  int lanes;

  __device__ __forceinline__ float sum(float value) const {
#pragma unroll
    for (int step = 16; step > 0; step /= 2)
      if (step < lanes) value += __shfl_xor_sync(0xffffffffu, value, step);
    return value;
  }

  __device__ __forceinline__ float maximum(float value) const {
#pragma unroll
    for (int step = 16; step > 0; step /= 2)
      if (step < lanes) value = fmaxf(value, __shfl_xor_sync(0xffffffffu, value, step));
    return value;
  }
};

}  // namespace gimbal
