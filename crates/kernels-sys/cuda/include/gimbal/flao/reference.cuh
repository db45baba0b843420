// What keeps u = do * g within f16 where it is an operand of tensor cores.
#pragma once

#include "../lanes.cuh"
#include "ranges.cuh"

namespace gimbal::flao {

__device__ __forceinline__ float finite_magnitude(float value) {
  const float magnitude = fabsf(value);
  return magnitude < __int_as_float(0x7f800000) ? magnitude : 0.0f;
}

// The largest finite magnitude of many values: each(use) gives them all, twice where one of them is infinite, which takes a quarter of
// the instructions of asking each. NaN never counts.
template <class Each>
__device__ __forceinline__ float largest_finite(Each each) {
  float largest = 0.0f;
  each([&](float value) { largest = fmaxf(largest, fabsf(value)); });
  if (largest < __int_as_float(0x7f800000)) return largest;
  largest = 0.0f;
  each([&](float value) { largest = fmaxf(largest, finite_magnitude(value)); });
  return largest;
}

// What u is multiplied by before it is rounded, and what sums of it are multiplied by after: 1 but in f16, where do * g may be
// far from what it holds. There it is a power of two that follows the largest u from a distance: it stays until a tile has one
// that is too large for it. What becomes of a far smaller u is of no weight beside the largest.
template <class T>
struct Reference {
  static constexpr bool kFollows = std::is_same_v<T, f16>;

  float up;  // at first so large that any u but zero is too large for it

  // u that is do itself, without a gate, needs no other size.
  __device__ __forceinline__ explicit Reference(bool is_made = true) : up(kFollows && is_made ? 0x1p63f : 1.0f) {}

  // 1 / up, whose exponent is the opposite; not kept in a register beside it.
  __device__ __forceinline__ float down() const {
    return kFollows ? __int_as_float((254 << 23) - opaque(__float_as_int(up))) : 1.0f;
  }

  // Whether a tile whose largest |u| this is asks for another.
  __device__ __forceinline__ bool is_exceeded_by(float largest) const { return largest * up > 0x1p15f; }

  // Steps down to where the largest finite |u| of a tile fits, and returns what the sums before are to be multiplied by.
  __device__ __forceinline__ float follow(float largest) {
    constexpr int kExponent = 10;
    // Infinities have set nothing.
    if (largest == 0.0f) return 1.0f;
    const int exponent = (__float_as_int(largest) >> 23) - 127;
    const float step = fminf(__int_as_float((kExponent - exponent + 127) << 23) * down(), 1.0f);
    up *= step;
    return step;
  }
};

}  // namespace gimbal::flao
