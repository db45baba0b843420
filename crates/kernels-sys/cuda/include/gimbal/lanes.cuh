// Sums and largest values over the lanes of a warp. All 32 must come here together, those without work of their own too:
// with a mask of fewer the compiler cannot know that they do, and guards each shuffle by a search for who is there (four
// times the time).
#pragma once

namespace gimbal {

template <class N>
__device__ __forceinline__ N sum_of_lanes(N value) {
#pragma unroll
  for (int step = 16; step > 0; step /= 2) value += __shfl_xor_sync(0xffffffffu, value, step);
  return value;
}

__device__ __forceinline__ float largest_of_lanes(float value) {
#pragma unroll
  for (int step = 16; step > 0; step /= 2) value = fmaxf(value, __shfl_xor_sync(0xffffffffu, value, step));
  return value;
}

// Over each four neighbours.
__device__ __forceinline__ float quad_sum(float x) {
  x += __shfl_xor_sync(0xffffffffu, x, 1);
  return x + __shfl_xor_sync(0xffffffffu, x, 2);
}

__device__ __forceinline__ float quad_max(float x) {
  x = fmaxf(x, __shfl_xor_sync(0xffffffffu, x, 1));
  return fmaxf(x, __shfl_xor_sync(0xffffffffu, x, 2));
}

// Over the `lanes` threads that share a row, neighbours in a warp. Each power of two of them begins at a multiple of it; of other
// numbers there are as many rows as a warp has room for, and the threads beyond are of none.
struct RowLanes {
  int lanes;
  int lane;  // of the row

  __device__ __forceinline__ float sum(float value) const {
    return over_row(value, [](float a, float b) { return a + b; });
  }

  __device__ __forceinline__ float maximum(float value) const {
    return over_row(value, [](float a, float b) { return fmaxf(a, b); });
  }

 private:
  template <class Join>
  __device__ __forceinline__ float over_row(float value, Join join) const {
    if ((lanes & (lanes - 1)) == 0) {
#pragma unroll
      for (int step = 16; step > 0; step /= 2)
        if (step < lanes) value = join(value, __shfl_xor_sync(0xffffffffu, value, step));
      return value;
    }
    // A lane gathers what the ones behind it have, and the first tells all.
#pragma unroll
    for (int step = 1; step < 32; step *= 2) {
      if (step < lanes) {
        const float behind = __shfl_down_sync(0xffffffffu, value, step);
        if (lane + step < lanes) value = join(value, behind);
      }
    }
    return __shfl_sync(0xffffffffu, value, static_cast<int>(threadIdx.x) - lane);
  }
};

}  // namespace gimbal
