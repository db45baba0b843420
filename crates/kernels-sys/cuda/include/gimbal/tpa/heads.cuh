// What a warp keeps of 16 of its heads while it goes through tokens: the softmax state and the weighted sum of bv,
// both relative to a reference that follows the largest score from a distance.
//
// Scores are in units of log2: exp(s) = 2^score. All of it lies in the lanes' places of a tensor core sum (mma.cuh):
// rows are heads, columns tokens or features, and half 0 and 1 are rows l / 4 and l / 4 + 8.
#pragma once

#include "../lanes.cuh"
#include "../softmax.cuh"
#include "halves.cuh"
#include "layout.cuh"

namespace gimbal::tpa {

template <class L>
struct Heads {
  using T = typename L::T;
  static constexpr bool kHalf = std::is_same_v<T, f16>;

  float sum[L::kColumns][4];
  float reference[2];
  float weight[2];  // of this lane's tokens

  __device__ __forceinline__ void clear() {
#pragma unroll
    for (int i = 0; i < 4 * L::kColumns; ++i) sum[i / 4][i % 4] = 0.0f;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      reference[half] = kLowest;
      weight[half] = 0.0f;
    }
  }

  // Scores (heads, 16 tokens) become weights.
  __device__ __forceinline__ void exponentiate(float (&s)[2][4]) {
    const bool rises = top(s, 0) > reference[0] + kSlack<T> || top(s, 1) > reference[1] + kSlack<T>;
    if (__any_sync(0xffffffffu, rises)) follow(s);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      float& p = s[i / 4][i % 4];
      p = exp2_fast(p - reference[i % 4 / 2]);
      weight[i % 4 / 2] += p;
    }
  }

  // w + rest = p ⊙ av as left operands of products: what 16 bits hold, and what they leave. One token often has most of
  // the weight, and the error of its rounding would be that of the result.
  __device__ __forceinline__ void weigh(float (&p)[2][4], const unsigned (&av)[4], unsigned (&w)[4],
                                        unsigned (&rest)[4]) {
    float most = weigh_once(p, av, w, rest);
    if constexpr (kHalf) {
      if (!__any_sync(0xffffffffu, most > kMostWeight)) return;
      lower(p, av);
      weigh_once(p, av, w, rest);
    }
  }

 private:
  __device__ __forceinline__ static float top(const float (&s)[2][4], int half) {
    return fmaxf(fmaxf(s[0][2 * half], s[0][2 * half + 1]), fmaxf(s[1][2 * half], s[1][2 * half + 1]));
  }

  // Returns the largest magnitude, in f16 alone.
  __device__ __forceinline__ static float weigh_once(const float (&p)[2][4], const unsigned (&av)[4], unsigned (&w)[4],
                                                     unsigned (&rest)[4]) {
    float most = 0.0f;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float2 a = widen_pair<T>(av[i]);
      const float x = p[i / 2][i % 2 * 2] * a.x;
      const float y = p[i / 2][i % 2 * 2 + 1] * a.y;
      if constexpr (kHalf) most = fmaxf(most, fmaxf(fabsf(x), fabsf(y)));
      w[i] = pack_finite<T>(x, y);
      const float2 rounded = widen_pair<T>(w[i]);
      rest[i] = narrow_pair<T>(x - rounded.x, y - rounded.y);
    }
    return most;
  }

  // f16 alone: the products with av would overflow; the references rise until they do not.
  __device__ __forceinline__ void lower(float (&p)[2][4], const unsigned (&av)[4]) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float most = 0.0f;
#pragma unroll
      for (int n = 0; n < 2; ++n) {
        const float2 a = widen_pair<T>(av[2 * n + half]);
        most = fmaxf(most, fmaxf(fabsf(p[n][2 * half] * a.x), fabsf(p[n][2 * half + 1] * a.y)));
      }
      most = quad_max(most);
      if (!(most > kMostWeight) || isinf(most)) continue;
      // The step that it takes is not the one it was told, where it is large.
      const float to = reference[half] + rise_of_reference(most);
      const float scale = exp2_fast(reference[half] - to);
#pragma unroll
      for (int n = 0; n < 2; ++n) {
        p[n][2 * half] *= scale;
        p[n][2 * half + 1] *= scale;
      }
      rescale(half, to, scale, true);
    }
  }

  __device__ __forceinline__ void follow(const float (&s)[2][4]) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const float largest = quad_max(top(s, half));
      const bool rises = largest > reference[half] + kSlack<T>;
      const float to = rises ? largest - kLift<T> : reference[half];
      // At the first tile the sums are zero, and to run through what would scale them takes longer than to ask.
      const bool started = __any_sync(0xffffffffu, weight[half] != 0.0f);
      rescale(half, to, rises ? exp2_fast(reference[half] - to) : 1.0f, started);
    }
  }

  __device__ __forceinline__ void rescale(int half, float to, float scale, bool started) {
    reference[half] = to;
    weight[half] *= scale;
    if (!started) return;
#pragma unroll
    for (int n = 0; n < L::kColumns; ++n) {
      sum[n][2 * half] *= scale;
      sum[n][2 * half + 1] *= scale;
    }
  }
};

}  // namespace gimbal::tpa
