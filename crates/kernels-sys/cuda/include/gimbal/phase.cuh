// Exact phase: cos and sin of the real number p·theta, for positions far beyond where f32 multiplication keeps any digit.
//
// theta is turned once into its rate, theta/2π modulo 1 as a 64-bit fixed-point fraction of a turn. The phase of
// position p is then an integer product that wraps modulo one turn by itself, and its top 32 bits are the angle.
// Error: the rate is off by at most 2^-64 turns, so p·rate is off by 2^-40 turns at p = 2^24; rounding the top bits to f32
// and the hardware sine (2^-20.9) dominate, together below 1e-6.
#pragma once

#include "vec.cuh"

namespace gimbal {

// floor(2^104 / 2π): with a 24-bit significand the product fits in 128 bits.
constexpr unsigned long long kInverseTwoPiHigh = 0x28BE60DB93ull;          // bits 103..64
constexpr unsigned long long kInverseTwoPiLow = 0x91054A7F09D5F47Dull;    // bits 63..0

// theta/2π modulo 1, in units of 2^-64 turns. A theta that is not finite has no rate; see `PhaseVector`.
__device__ __forceinline__ unsigned long long phase_rate(float theta) {
  const unsigned bits = __float_as_uint(theta);
  const int exponent = static_cast<int>((bits >> 23) & 0xffu);
  const unsigned significand = (bits & 0x7fffffu) | (exponent != 0 ? 0x800000u : 0u);
  using u128 = unsigned __int128;
  const u128 inverse_two_pi = (static_cast<u128>(kInverseTwoPiHigh) << 64) | kInverseTwoPiLow;
  const u128 product = inverse_two_pi * significand;
  // theta = significand · 2^(exponent - 150), so the rate is product · 2^(64 - 104 + exponent - 150).
  const int shift = 190 - exponent;
  unsigned long long rate = 0;
  if (shift < 128) rate = static_cast<unsigned long long>(product >> (shift > 0 ? shift : 0));
  return (bits >> 31) != 0 ? 0ull - rate : rate;
}

// cos and sin of 2π·(position·rate).
__device__ __forceinline__ void phase_cos_sin(unsigned long long rate, int position, float& c, float& s) {
  const unsigned long long turns = static_cast<unsigned long long>(static_cast<i64>(position)) * rate;
  const int top = static_cast<int>(turns >> 32);  // in [-2^31, 2^31): half a turn either way
  const float angle = static_cast<float>(top) * 1.4629180792671596e-9f;  // 2π · 2^-32
  c = __cosf(angle);
  s = __sinf(angle);
}

// The rates of V neighbouring features.
template <int V>
struct PhaseVector {
  unsigned long long rate[V];
  unsigned not_finite;  // bit i: theta of feature i is NaN or infinite, and so are its cos and sin

  __device__ __forceinline__ void set(int i, float theta) {
    rate[i] = phase_rate(theta);
    if ((__float_as_uint(theta) & 0x7f800000u) == 0x7f800000u) not_finite |= 1u << i;
  }

  // One branch a vector: thetas that are not finite are nobody's fast path.
  __device__ __forceinline__ void poison(float (&c)[V], float (&s)[V]) const {
    if (not_finite == 0) return;
#pragma unroll
    for (int i = 0; i < V; ++i)
      if ((not_finite >> i) & 1u) c[i] = s[i] = __int_as_float(0x7fffffff);
  }
};

}  // namespace gimbal
