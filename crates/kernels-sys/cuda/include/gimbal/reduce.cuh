// Reductions over the `lanes` threads that share a row: neighbours in a warp, a power of two of them.
#pragma once

namespace gimbal {

struct RowLanes {
  int lanes;
  unsigned mask;  // the lanes of this thread's row; other rows of the warp may have left already

  __device__ __forceinline__ static RowLanes of_block() {
    const int lanes = static_cast<int>(blockDim.x);
    const unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    const unsigned first = (thread & 31u) & ~(static_cast<unsigned>(lanes) - 1u);
    const unsigned row = lanes == 32 ? 0xffffffffu : (1u << lanes) - 1u;
    return {lanes, row << first};
  }

  __device__ __forceinline__ float sum(float value) const {
    for (int step = lanes / 2; step > 0; step /= 2) value += __shfl_xor_sync(mask, value, step);
    return value;
  }

  __device__ __forceinline__ float maximum(float value) const {
    for (int step = lanes / 2; step > 0; step /= 2) value = fmaxf(value, __shfl_xor_sync(mask, value, step));
    return value;
  }
};

}  // namespace gimbal
