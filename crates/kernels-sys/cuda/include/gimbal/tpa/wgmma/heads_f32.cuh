// What a thread keeps of its head in f32, whose products are those of f16 halves. As Head (heads.cuh), but for the sums: they are
// of both halves, and times a factor, such that the largest product of a weight and av, whatever it is, fits f16 well.
#pragma once

#include "heads.cuh"

namespace gimbal::tpa::wgmma {

template <int kFeatures>
struct HeadF32 {
  static constexpr int kPairs = kTokens / 8;
  static constexpr float kMostFactor = 0x1p100f;
  static constexpr int kLiftOfProducts = 8;  // of the largest: far above the smallest numbers, and some way below the largest

  float sum[kFeatures / 4];  // Σ p·av·bv times `factor`, of features 8·j + 2·pair and the next
  float reference;
  float weight;  // Σ p of this thread's tokens
  float factor;

  __device__ __forceinline__ void clear() {
#pragma unroll
    for (int i = 0; i < kFeatures / 4; ++i) sum[i] = 0.0f;
    reference = kLowest;
    weight = 0.0f;
    factor = kMostFactor;
  }

  __device__ __forceinline__ float2 pair(int j) const {
    const float undo = 1.0f / factor;
    return {sum[2 * j] * undo, sum[2 * j + 1] * undo};
  }

  // Scores become weights.
  __device__ __forceinline__ void exponentiate(float (&s)[2 * kPairs]) {
    float top = s[0];
#pragma unroll
    for (int i = 1; i < 2 * kPairs; ++i) top = fmaxf(top, s[i]);
    if (__any_sync(0xffffffffu, top > reference + kSlack<float>)) follow(top);
#pragma unroll
    for (int i = 0; i < 2 * kPairs; ++i) {
      s[i] = exp2_fast(s[i] - reference);
      weight += s[i];
    }
  }

  // high + low = p ⊙ av times the factor, but 0 where that is not finite. Whether it is so anywhere.
  __device__ __forceinline__ bool weigh(const float (&p)[2 * kPairs], const float (&av)[2 * kPairs],
                                        unsigned (&high)[kPairs], unsigned (&low)[kPairs]) {
    float most = 0.0f;
    bool special = false;
#pragma unroll
    for (int i = 0; i < 2 * kPairs; ++i) {
      const float product = fabsf(p[i] * av[i]);
      const bool is_finite = product <= FLT_MAX;
      special |= !is_finite;
      most = fmaxf(most, is_finite ? product : 0.0f);
    }
    make_room(quad_max(most));
#pragma unroll
    for (int i = 0; i < kPairs; ++i) {
      float w[2];
#pragma unroll
      for (int n = 0; n < 2; ++n) {
        const float product = p[2 * i + n] * av[2 * i + n];
        w[n] = fabsf(product) <= FLT_MAX ? product * factor : 0.0f;
      }
      high[i] = narrow_pair<f16>(w[0], w[1]);
      const float2 rounded = widen_pair<f16>(high[i]);
      low[i] = narrow_pair<f16>(w[0] - rounded.x, w[1] - rounded.y);
    }
    return special;
  }

  // A product of a weight and av is to fit.
  __device__ __forceinline__ void make_room(float most) {
    if (!(most * factor > kMostWeight) || isinf(most)) return;
    int exponent;
    frexpf(most, &exponent);
    rescale_to(ldexpf(1.0f, kLiftOfProducts - exponent), 1.0f);
  }

  // The product with 64 features, from 64 · n on.
  __device__ __forceinline__ void add(int n, const float (&product)[32]) {
#pragma unroll
    for (int j = 0; j < 8; ++j)
#pragma unroll
      for (int i = 0; i < 2; ++i) sum[16 * n + 2 * j + i] += join_halves(product[4 * j + i], product[4 * j + 2 + i]);
  }

  // w is not yet times the factor.
  __device__ __forceinline__ void add(int j, float w, float2 bv) {
    sum[2 * j] = fmaf(w * factor, bv.x, sum[2 * j]);
    sum[2 * j + 1] = fmaf(w * factor, bv.y, sum[2 * j + 1]);
  }

 private:
  __device__ __forceinline__ void follow(float top) {
    const float to = quad_max(top);
    if (!(to > reference + kSlack<float>)) return;
    const float scale = exp2_fast(reference - to);
    reference = to;
    weight *= scale;
    // Weights become smaller, and their products need not.
    rescale_to(fminf(factor / scale, kMostFactor), scale);
  }

  __device__ __forceinline__ void rescale_to(float to, float scale) {
    const float by = scale / factor * to;  // in an order that does not overflow
    factor = to;
#pragma unroll
    for (int i = 0; i < kFeatures / 4; ++i) sum[i] *= by;
  }
};

template <class K>
using HeadOf = std::conditional_t<K::kHalves == 2, HeadF32<K::kFeatures>, Head<typename K::T, K::kFeatures>>;

}  // namespace gimbal::tpa::wgmma
