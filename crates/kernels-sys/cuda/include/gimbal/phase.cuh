// Exact phase: cos and sin of the real number p·theta, for positions far beyond where f32 multiplication keeps any digit.
//
// theta is turned once into its rate, theta/2π modulo 1 as a 64-bit fixed-point fraction of a turn. The phase of
// position p is then an integer product that wraps modulo one turn by itself, and its top 32 bits are the angle.
// Error: the rate is off by at most 2^-63 turns, so p·rate is off by 2^-39 turns at p = 2^24; rounding the top bits to f32
// and the hardware sine (2^-20.9) dominate, together below 1e-6.
#pragma once

#include "vec.cuh"

namespace gimbal {

// floor(2^72 / 2π), least significant word first. With a 24-bit significand the product fits in 96 bits.
constexpr unsigned kInverseTwoPi[3] = {0x91054A7Fu, 0xBE60DB93u, 0x28u};

// theta/2π modulo 1, in units of 2^-64 turns. Exact to the last unit for |theta| <= 64; up to 2^32, each doubling of
// theta costs one bit, and beyond nothing is left of the angle. A theta that is not finite has no rate; see `PhaseVector`.
__device__ __forceinline__ unsigned long long phase_rate(float theta) {
  const unsigned bits = __float_as_uint(theta);
  const unsigned exponent = (bits >> 23) & 0xffu;
  const unsigned significand = (bits & 0x7fffffu) | 0x800000u;  // a subnormal theta turns by nothing either way
  const unsigned long long low = static_cast<unsigned long long>(significand) * kInverseTwoPi[0];
  const unsigned long long high = static_cast<unsigned long long>(significand) * kInverseTwoPi[1] + (low >> 32);
  unsigned w0 = static_cast<unsigned>(low);
  unsigned w1 = static_cast<unsigned>(high);
  unsigned w2 = significand * kInverseTwoPi[2] + static_cast<unsigned>(high >> 32);
  // theta = significand · 2^(exponent - 150), so the rate is the product · 2^(64 - 72 + exponent - 150).
  const unsigned shift = exponent < 158u ? 158u - exponent : 0u;
  if (shift & 128u) w0 = w1 = w2 = 0;
  if (shift & 64u) {
    w0 = w2;
    w1 = w2 = 0;
  }
  if (shift & 32u) {
    w0 = w1;
    w1 = w2;
    w2 = 0;
  }
  const unsigned rate_low = __funnelshift_r(w0, w1, shift);
  const unsigned rate_high = __funnelshift_r(w1, w2, shift);
  const unsigned long long rate = (static_cast<unsigned long long>(rate_high) << 32) | rate_low;
  return (bits >> 31) != 0 ? 0ull - rate : rate;
}

// cos and sin of so many 2^-32 turns, in [-2^31, 2^31): half a turn either way.
__device__ __forceinline__ void turn_cos_sin(int turns, float& c, float& s) {
  const float angle = static_cast<float>(turns) * 1.4629180792671596e-9f;  // 2π · 2^-32
  c = __cosf(angle);
  s = __sinf(angle);
}

// cos and sin of 2π·(position·rate).
__device__ __forceinline__ void phase_cos_sin(unsigned long long rate, int position, float& c, float& s) {
  const unsigned long long turns = static_cast<unsigned long long>(static_cast<i64>(position)) * rate;
  turn_cos_sin(static_cast<int>(turns >> 32), c, s);
}

// The rates of V neighbouring features.
template <int V>
struct PhaseVector {
  unsigned long long rate[V];
  unsigned not_finite = 0;  // bit i: theta of feature i is NaN or infinite, and so are its cos and sin

  __device__ __forceinline__ void set(int i, float theta) {
    rate[i] = phase_rate(theta);
    if ((__float_as_uint(theta) & 0x7f800000u) == 0x7f800000u) not_finite |= 1u << i;
  }

  // The same of many positions: where the lower word of the rate counts as a signed number, and its sign is carried, which is done once,
  // the upper word of the product takes two products of words, not three.
  __device__ __forceinline__ void cos_sin(int i, int position, float& c, float& s) const {
    const unsigned low = static_cast<unsigned>(rate[i]);
    const unsigned high = static_cast<unsigned>(rate[i] >> 32) + (low >> 31);
    const unsigned carried = static_cast<unsigned>(__mulhi(static_cast<int>(low), position));
    turn_cos_sin(static_cast<int>(high * static_cast<unsigned>(position) + carried), c, s);
  }

  // One branch a vector: thetas that are not finite are nobody's fast path.
  __device__ __forceinline__ void poison(float (&c)[V], float (&s)[V]) const {
    if (not_finite == 0) return;
    asm volatile("");  // keeps this a branch: as selects it would cost two instructions for every element
#pragma unroll
    for (int i = 0; i < V; ++i)
      if ((not_finite >> i) & 1u) c[i] = s[i] = __int_as_float(0x7fffffff);
  }
};

}  // namespace gimbal
