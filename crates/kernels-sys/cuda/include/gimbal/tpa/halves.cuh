// A number as the sum of two of 16 bits: what they hold together is about as precise as two of them.
#pragma once

#include "mma.cuh"

namespace gimbal::tpa {

// What is left of x after it was rounded; nothing where that gave an infinity.
__device__ __forceinline__ float left(float x, float rounded) { return isfinite(rounded) ? x - rounded : 0.0f; }

// The product with q from those with its two halves. Where bk is infinite the first has it all, and the second, whose
// factors may be 0 or of the other sign, is NaN.
__device__ __forceinline__ float join_halves(float high, float low) {
  return fabsf(high) < __int_as_float(0x7f800000) ? high + low : high;
}

// In f16 a power of two for each head brings the largest value of q to [2^9, 2^10), where neither half overflows or
// loses its last digits. Within what keeps it and its inverse normal.
__device__ __forceinline__ int power_of_queries(float largest) {
  if (!(largest > 0.0f) || isinf(largest)) return 0;
  int exponent;
  frexpf(largest, &exponent);
  return min(max(10 - exponent, -120), 120);
}

}  // namespace gimbal::tpa
