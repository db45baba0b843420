// Joins the parts of a sequence: o = Σ w_i·o_i / Σ w_i, in a fixed order, where a part has the weight w_i = exp(lse_i), or as a decode
// has left it w_i = 2^reference·weight. A block has some heads of one query token of a sequence: blockDim.z, each with blockDim.y warps.
// These take parts in turn, their lanes lie side by side on the features.
#pragma once

#include "join.cuh"

namespace gimbal::tpa {

constexpr int kMergeThreads = 512;  // at most

// The parts of a head that a warp has: o and lse of the first one, and of every so many.
struct PartsOfHead {
  const float* o;
  const float* lse;
  i64 o_step, lse_step;
  int first, count, step;
  bool is_lse;  // lse is a natural logarithm: else a reference, a power of two, and the weight relative to it

  __device__ __forceinline__ float to_log2() const { return is_lse ? kLog2E : 1.0f; }
};

// What a warp has of its parts, for neighbouring features of a lane: their sum, relative to the largest reference that it has met.
struct MergedParts {
  static constexpr int kOwn = 4;
  static constexpr int kTogether = 4;  // parts under way

  float top = -INFINITY;
  float weight = 0.0f;
  float sum[kOwn] = {};

  // Everything is asked for at once, and nothing waits for the largest reference of all. While
  // that is -inf the parts are added: 0 if there was no token, NaN if all scores were -inf. `there` are so many of the features from e on.
  template <bool kAligned>
  __device__ __forceinline__ void add(const PartsOfHead& parts, int e, int there) {
    const float* from = parts.o + e;
    const float* lse = parts.lse;
#pragma unroll 1
    for (int first = parts.first; first < parts.count; first += kTogether * parts.step) {
      float4 x[kTogether];
      float reference[kTogether], own_weight[kTogether];
#pragma unroll
      for (int j = 0; j < kTogether; ++j) {
        const int own_there = first + j * parts.step < parts.count ? there : -1;
        reference[j] = -INFINITY;
        own_weight[j] = 1.0f;
        x[j] = {0.0f, 0.0f, 0.0f, 0.0f};
        if (own_there >= 0) reference[j] = __ldcg(lse);
        if (own_there >= 0 && !parts.is_lse) own_weight[j] = __ldcg(lse + 1);
        if constexpr (kAligned) {
          if (own_there > 0) x[j] = __ldcg(reinterpret_cast<const float4*>(from));
        } else {
          if (own_there > 0) x[j].x = __ldcg(from);
          if (own_there > 1) x[j].y = __ldcg(from + 1);
          if (own_there > 2) x[j].z = __ldcg(from + 2);
          if (own_there > 3) x[j].w = __ldcg(from + 3);
        }
        from += parts.o_step;
        lse += parts.lse_step;
      }
      float next = top;
#pragma unroll
      for (int j = 0; j < kTogether; ++j) {
        if (own_weight[j] == 0.0f) reference[j] = -INFINITY;
        next = fmaxf(next, reference[j]);
      }
      if (next > top) {
        const float scale = exp2_fast((top - next) * parts.to_log2());
        weight *= scale;
#pragma unroll
        for (int k = 0; k < kOwn; ++k) sum[k] = scale == 0.0f ? 0.0f : sum[k] * scale;
        top = next;
      }
#pragma unroll
      for (int j = 0; j < kTogether; ++j) {
        // An lse that is NaN makes the weight NaN, even if the warp has met no number yet.
        const float scale = reference[j] == top && top == -INFINITY
                                ? 1.0f
                                : exp2_fast((reference[j] - top) * parts.to_log2()) * own_weight[j];
        weight += scale;
        // A part without weight may be NaN.
        if (scale == 0.0f) continue;
        sum[0] = fmaf(scale, x[j].x, sum[0]);
        sum[1] = fmaf(scale, x[j].y, sum[1]);
        sum[2] = fmaf(scale, x[j].z, sum[2]);
        sum[3] = fmaf(scale, x[j].w, sum[3]);
      }
    }
  }
};

// `wait` is for the parts, where the launch began before they were there.
template <class T, class Wait>
__device__ __forceinline__ void merge(const Merge& p, Wait wait) {
  constexpr int kMostWarps = kMergeThreads / 32;
  constexpr int kOwn = MergedParts::kOwn;
  __shared__ __align__(16) float all_sums[kMostWarps][32 * kOwn];
  __shared__ float all_tops[kMostWarps];
  __shared__ float all_weights[kMostWarps];
  const int b = static_cast<int>(blockIdx.y);
  const int query = static_cast<int>(blockIdx.z);
  const int lane = static_cast<int>(threadIdx.x);
  const int warp = static_cast<int>(threadIdx.y);
  const int warps = static_cast<int>(blockDim.y);
  const int first_warp = static_cast<int>(threadIdx.z) * warps;
  auto* const sums = all_sums + first_warp;
  float* const tops = all_tops + first_warp;
  float* const weights = all_weights + first_warp;
  const PartsOf parts(p, b);
  if (parts.merged()) {
    wait();  // who waits for this launch waits for the one before it as well
    return;
  }
  // Behind the last head are warps without one, which come to the barriers.
  const int place = static_cast<int>(blockIdx.x * blockDim.z + threadIdx.z);
  const bool there = place < p.heads;
  const int h = there ? place : 0;
  const i64 first = parts.slot() + warp;
  const PartsOfHead of_warp{
      p.partial_o + first * p.part_stride + b * p.batch_stride + query * p.token_stride + h * p.head_stride,
      p.partial_lse + first * p.lse_part_stride + b * p.partial_lse_batch_stride + query * p.partial_lse_token_stride +
          h * p.partial_lse_head_stride,
      warps * p.part_stride,
      warps * p.lse_part_stride,
      warp,
      there ? parts.count() : 0,
      warps,
      p.parts > 0};
  const bool aligned = ((reinterpret_cast<i64>(of_warp.o) | 4 * p.part_stride) & 15) == 0 && p.e % kOwn == 0;

  wait();
  for (int first_e = 0; first_e < p.e; first_e += 32 * kOwn) {
    MergedParts own;
    const int own_e = first_e + kOwn * lane;
    // Each is straight code that is met for the first time.
    if (aligned) {
      own.add<true>(of_warp, own_e, max(p.e - own_e, 0));
    } else {
      own.add<false>(of_warp, own_e, max(p.e - own_e, 0));
    }
    if (lane == 0) {
      tops[warp] = own.top;
      weights[warp] = own.weight;
    }
    *reinterpret_cast<float4*>(&sums[warp][kOwn * lane]) = {own.sum[0], own.sum[1], own.sum[2], own.sum[3]};
    __syncthreads();
    float top = own.top;
#pragma unroll 1
    for (int w = 0; w < warps; ++w) top = fmaxf(top, tops[w]);
    const bool none = top == -INFINITY;
#pragma unroll 1
    for (int i = 32 * warp + lane; i < 32 * kOwn; i += 32 * warps) {
      float x = 0.0f;
      float weight = 0.0f;
#pragma unroll 4
      for (int w = 0; w < warps; ++w) {
        const float scale = none ? 1.0f : exp2_fast((tops[w] - top) * of_warp.to_log2());
        if (scale == 0.0f && !isnan(weights[w])) continue;
        weight = fmaf(scale, weights[w], weight);
        x = fmaf(scale, sums[w][i], x);
      }
      const int e = first_e + i;
      if (there && e < p.e) {
        T* const to = static_cast<T*>(p.o) + b * p.o_batch_stride + query * p.o_token_stride + h * p.o_head_stride;
        to[e] = narrow<T>(none ? x : x / weight);
      }
      if (there && e == 0 && p.lse != nullptr)
        p.lse[b * p.lse_batch_stride + query * p.lse_token_stride + h * p.lse_head_stride] =
            none ? top + 0.0f * weight : of_warp.is_lse ? top + logf(weight) : (top + log2f(weight)) * kLn2;
    }
    __syncthreads();
  }
}

}  // namespace gimbal::tpa
