// The end of a part: the teams of a block add up what each has of the heads, and write o and lse, or a partial result.
#pragma once

#include "heads.cuh"

namespace gimbal::tpa {

constexpr float kLn2 = 0.6931471805599453f;

// Where the results of a part go: o and lse themselves if it is a whole sequence, else its slot.
struct Target {
  const Decode& p;
  const Part& part;
  int query;

  // Four neighbouring features of a head, from e on.
  template <class T>
  __device__ __forceinline__ void store_o(int h, int e, const float (&x)[4]) const {
    if (part.whole) {
      store_four(
          static_cast<T*>(p.o) + part.b * p.o_batch_stride + query * p.o_token_stride + h * p.o_head_stride + e, e, x);
    } else {
      store_four(p.partial_o + row(h) * p.e + e, e, x);
    }
  }

  template <class T>
  __device__ __forceinline__ void store_four(T* to, int e, const float (&x)[4]) const {
    using Four = Vec<T, 4>;
    if (e + 4 <= p.e && reinterpret_cast<i64>(to) % sizeof(Four) == 0) {
      using Word = std::conditional_t<sizeof(Four) == 16, uint4, uint2>;
      const Four four = narrow<T, 4>(x);
      *reinterpret_cast<Word*>(to) = *reinterpret_cast<const Word*>(&four);
      return;
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
      if (e + i < p.e) to[i] = narrow<T>(x[i]);
  }

  // The sum of the weights of a head, which are relative to a reference.
  __device__ __forceinline__ void store_weight(int h, float reference, float weight) const {
    if (!part.whole) {
      reinterpret_cast<float2*>(p.partial_softmax)[row(h)] = {reference, weight};
    } else if (p.lse != nullptr) {
      p.lse[part.b * p.lse_batch_stride + query * p.lse_token_stride + h * p.lse_head_stride] =
          (reference + log2f(weight)) * kLn2;
    }
  }

  // Of the partial results.
  __device__ __forceinline__ i64 row(int h) const { return (part.slot * p.queries + query) * p.heads + h; }
};

template <class L>
__device__ __forceinline__ void join(const Decode& p, const Part& part, int head, bool empty,
                                     const Heads<L> (&heads)[L::kTiles], char* shared) {
  const int thread = here(static_cast<int>(threadIdx.x));
  const int lane = thread % 32;
  const int team = thread / L::kTeam;
  const int warp = thread % L::kTeam / 32;
  const int teams = here(L::teams());
  float* const references = reinterpret_cast<float*>(shared + L::statistics());  // (teams, heads)
  float* const weights = references + teams * L::kHeads;                         // (teams, heads)
  float* const sums = reinterpret_cast<float*>(shared + L::rings());             // (teams, heads, kSumRow)
  const Target target{p, part, here(static_cast<int>(blockIdx.z))};

#pragma unroll
  for (int i = 0; i < 2 * L::kTiles; ++i) {
    const Heads<L>& own = heads[i / 2];
    const int half = i % 2;
    const float weight = quad_sum(own.weight[half]);
    const int row = team * L::kHeads + 16 * (L::kTiles * warp + i / 2) + 8 * half + lane / 4;
    if (lane % 4 == 0) {
      references[row] = own.reference[half];
      weights[row] = weight;
    }
    float* const to = sums + row * L::kSumRow + 2 * (lane % 4);
#pragma unroll
    for (int n = 0; n < L::kColumns; ++n)
      *reinterpret_cast<float2*>(to + 8 * n) = {own.sum[n][2 * half], own.sum[n][2 * half + 1]};
  }
  __syncthreads();
  // Each head's teams come to one reference; their factors take the place of their references. Everybody waits for
  // these few warps: what is not needed to go on comes later.
  constexpr int kMost = L::kWarps == 1 ? 8 : 4;  // teams of a block
  float reference = kLowest;
  float weight = 0.0f;
  if (thread < L::kHeads) {
    float factors[kMost], own[kMost];
#pragma unroll
    for (int t = 0; t < kMost; ++t) {
      factors[t] = t < teams ? references[t * L::kHeads + thread] : kLowest;
      own[t] = t < teams ? weights[t * L::kHeads + thread] : 0.0f;
      reference = fmaxf(reference, factors[t]);
    }
#pragma unroll
    for (int t = 0; t < kMost; ++t) {
      factors[t] = exp2_fast(factors[t] - reference);
      weight += own[t] * factors[t];
    }
    // An empty sequence has the sum 0, and o = 0; where there are tokens but no weight, o is NaN.
    const float scale = empty ? 0.0f : p.v.scale / weight;
#pragma unroll
    for (int t = 0; t < kMost; ++t)
      if (t < teams) references[t * L::kHeads + thread] = factors[t] * scale;
  }
  __syncthreads();
  constexpr int kQuads = L::kFeatures / 4;
#pragma unroll 1
  for (int i = thread; i < L::kHeads * kQuads; i += teams * L::kTeam) {
    const int h = i / kQuads;
    const int e = i % kQuads * 4;
    const float* const from = sums + h * L::kSumRow + e;
    float x[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    float4 own[kMost];
#pragma unroll
    for (int t = 0; t < kMost; ++t) {
      own[t] = {0.0f, 0.0f, 0.0f, 0.0f};
      if (t < teams) own[t] = *reinterpret_cast<const float4*>(from + t * L::kHeads * L::kSumRow);
    }
#pragma unroll
    for (int t = 0; t < kMost; ++t) {
      if (t >= teams) break;
      const float scale = references[t * L::kHeads + h];
      x[0] = fmaf(own[t].x, scale, x[0]);
      x[1] = fmaf(own[t].y, scale, x[1]);
      x[2] = fmaf(own[t].z, scale, x[2]);
      x[3] = fmaf(own[t].w, scale, x[3]);
    }
    if (e < p.e && head + h < p.heads) target.store_o<typename L::T>(head + h, e, x);
  }
  if (thread < L::kHeads && head + thread < p.heads) target.store_weight(head + thread, reference, weight);
  __syncthreads();
}

}  // namespace gimbal::tpa
