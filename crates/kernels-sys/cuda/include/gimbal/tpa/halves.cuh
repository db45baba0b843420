// A number as the sum of two of 16 bits: what they hold together is about as precise as two of them.
#pragma once

#include "../mma.cuh"

namespace gimbal::tpa {

// A weight 2^(score - reference) may reach 2^kSlack before the reference follows, and is then brought to 2^kLift: in
// f16, whose products with av are rounded to 16 bits, as far above the smallest numbers as the largest allow.
template <class T>
constexpr float kSlack = std::is_same_v<T, f16> ? 12.0f : 16.0f;
template <class T>
constexpr float kLift = std::is_same_v<T, f16> ? 8.0f : 0.0f;
constexpr float kMostWeight = 32768.0f;

// What is left of x after it was rounded; nothing where that gave an infinity.
__device__ __forceinline__ float left(float x, float rounded) { return isfinite(rounded) ? x - rounded : 0.0f; }

// Two values rounded to 16 bits, the lower half first; what is larger becomes the largest finite number, so that an infinity
// is all in what is left of it, and nothing costs more. NaN stays NaN.
template <class T>
__device__ __forceinline__ unsigned pack_finite(float low, float high) {
  unsigned pair;
  if constexpr (std::is_same_v<T, bf16>) {
    asm("cvt.rn.satfinite.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  } else {
    asm("cvt.rn.satfinite.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  }
  return pair;
}

// f16: how far a reference is to rise where the product of a weight is as large as `most`, more than 2^15. It is 8 or more,
// and more than 8 where a product would not fit: then a reference can do so whose neighbours are at most 16 away. Where they
// are farther away it stays as it is, but there no weight exceeds 1, and every product fits.
__device__ __forceinline__ float rise_of_reference(float most) {
  int exponent;
  frexpf(most, &exponent);
  return static_cast<float>(exponent - 8);
}

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
