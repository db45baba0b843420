// What a thread keeps of its head while the warpgroup goes through tokens.
//
// The products have heads as rows. A row of the left operand is the rounded value of a head, and the row eight below it
// what the rounding left, so that both halves of a head's sum are in one thread: row g of warp w is head 8 w + g. Columns
// are tokens, or features; the four threads of a quad share a head. Scores are in units of log2.
#pragma once

#include "../../hopper/wgmma.cuh"
#include "../../lanes.cuh"
#include "../../softmax.cuh"
#include "../halves.cuh"
#include "slots.cuh"

namespace gimbal::tpa::wgmma {

// Where a thread stands in its block.
struct Place {
  int team;   // of warpgroups, which takes tiles in turn with the others
  int group;  // of 32 heads, which is a warpgroup of the team
  int warp;   // of the warpgroup
  int row;    // of the warp's eight heads
  int pair;   // of the quad: columns 2 · pair and the next, of every eight

  __device__ __forceinline__ static Place of_thread(int groups) {
    const unsigned thread = threadIdx.x;
    const int warpgroup = static_cast<int>(thread / kWarpgroupThreads);
    const int group = groups == 1 ? 0 : warpgroup;
    return {warpgroup - group, group, static_cast<int>(thread / 32 % 4), static_cast<int>(thread % 32 / 4), static_cast<int>(thread % 4)};
  }
  // Of the block's heads.
  __device__ __forceinline__ int head() const { return kWarpgroupHeads * group + 8 * warp + row; }
};

// The heads of all query tokens lie one after the other: which one a thread has. Behind the last it is the last.
struct QueryHead {
  int query;
  int head;
  int row;  // of (T, H)

  __device__ __forceinline__ QueryHead(const Decode& p, int place) : query(0), row(min(place, p.queries * p.heads - 1)) {
#pragma unroll 1
    for (head = row; head >= p.heads; head -= p.heads) ++query;
  }
};

// Over all of them, where one after the other would be waited for.
template <int kCount, class Join>
__device__ __forceinline__ float joined(const float (&x)[kCount], Join join) {
  float all[kCount / 2];
#pragma unroll
  for (int i = 0; i < kCount / 2; ++i) all[i] = join(x[i], x[i + kCount / 2]);
#pragma unroll
  for (int count = kCount / 4; count > 0; count /= 2)
#pragma unroll
    for (int i = 0; i < count; ++i) all[i] = join(all[i], all[i + count]);
  return all[0];
}
template <int kCount>
__device__ __forceinline__ float largest(const float (&x)[kCount]) {
  return joined(x, [](float a, float b) { return fmaxf(a, b); });
}
template <int kCount>
__device__ __forceinline__ float sum(const float (&x)[kCount]) {
  return joined(x, [](float a, float b) { return a + b; });
}

template <class T, int kFeatures>
struct Head {
  static constexpr bool kHalf = std::is_same_v<T, f16>;
  static constexpr int kPairs = kTokens / 8;  // of tokens, of this thread

  float sum[kFeatures / 2];  // Σ p·av·bv, both halves
  float reference;
  float weight;  // Σ p of this thread's tokens

  __device__ __forceinline__ void clear() {
#pragma unroll
    for (int i = 0; i < kFeatures / 2; ++i) sum[i] = 0.0f;
    reference = kLowest;
    weight = 0.0f;
  }

  // Of the sums, features 8·j + 2·pair and the next.
  __device__ __forceinline__ float2 pair(int j) const {
    return {sum[4 * j] + sum[4 * j + 2], sum[4 * j + 1] + sum[4 * j + 3]};
  }

  // Scores become weights.
  __device__ __forceinline__ void exponentiate(float (&s)[2 * kPairs]) {
    const float top = largest(s);
    if (__any_sync(0xffffffffu, top > reference + kSlack<T>)) follow(top);
#pragma unroll
    for (int i = 0; i < 2 * kPairs; ++i) s[i] = exp2_fast(s[i] - reference);
    weight += wgmma::sum(s);
  }

  // high + low = p ⊙ av: what 16 bits hold, and what they leave. One token often has most of the weight, and the error of
  // its rounding would be that of the result.
  __device__ __forceinline__ void weigh(float (&p)[2 * kPairs], const unsigned (&av)[kPairs], unsigned (&high)[kPairs],
                                        unsigned (&low)[kPairs]) {
    if constexpr (kHalf) {
      float most = 0.0f;
#pragma unroll
      for (int i = 0; i < kPairs; ++i) {
        const float2 a = widen_pair<T>(av[i]);
        most = fmaxf(most, fmaxf(fabsf(p[2 * i] * a.x), fabsf(p[2 * i + 1] * a.y)));
      }
      if (__any_sync(0xffffffffu, most > kMostWeight)) lower(p, quad_max(most));
    }
#pragma unroll
    for (int i = 0; i < kPairs; ++i) {
      const float2 a = widen_pair<T>(av[i]);
      const float x = p[2 * i] * a.x;
      const float y = p[2 * i + 1] * a.y;
      high[i] = pack_finite<T>(x, y);
      const float2 rounded = widen_pair<T>(high[i]);
      low[i] = narrow_pair<T>(x - rounded.x, y - rounded.y);
    }
  }

 private:
  __device__ __forceinline__ void follow(float top) {
    const float largest = quad_max(top);
    // At the first tile the sums are zero, and to run through what would scale them takes longer than to ask.
    const bool started = __any_sync(0xffffffffu, weight != 0.0f);
    if (!(largest > reference + kSlack<T>)) return;
    const float to = largest - kLift<T>;
    rescale(to, exp2_fast(reference - to), started);
  }

  // f16 alone: products with av would overflow; the reference rises until they do not.
  __device__ __forceinline__ void lower(float (&p)[2 * kPairs], float most) {
    if (!(most > kMostWeight) || isinf(most)) return;
    // The step that it takes is not the one it was told, where it is large.
    const float to = reference + rise_of_reference(most);
    const float scale = exp2_fast(reference - to);
#pragma unroll
    for (int i = 0; i < 2 * kPairs; ++i) p[i] *= scale;
    rescale(to, scale, true);
  }

  __device__ __forceinline__ void rescale(float to, float scale, bool started) {
    reference = to;
    weight *= scale;
    if (!started) return;
#pragma unroll
    for (int i = 0; i < kFeatures / 2; ++i) sum[i] *= scale;
  }
};

}  // namespace gimbal::tpa::wgmma
