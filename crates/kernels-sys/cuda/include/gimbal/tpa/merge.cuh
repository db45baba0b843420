// Joins the parts of a sequence: o = Σ w_i·o_i / Σ w_i, in a fixed order, where a part has the weight w_i = exp(lse_i), or as a decode
// has left it w_i = 2^reference·weight. A block has some heads of one query token of a sequence: blockDim.z, each with blockDim.y warps.
// These take parts in turn, their lanes lie side by side on the features.
#pragma once

#include "join.cuh"

namespace gimbal::tpa {

constexpr int kMergeThreads = 512;  // at most

template <class T>
__device__ __forceinline__ void merge(const Merge& p) {
  constexpr int kMostWarps = kMergeThreads / 32;
  constexpr int kOwn = 4;       // neighbouring features of a lane at a time
  constexpr int kTogether = 4;  // parts of a warp under way
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
  if (parts.merged()) return;
  // Behind the last head are warps without one, which come to the barriers.
  const int place = static_cast<int>(blockIdx.x * blockDim.z + threadIdx.z);
  const bool there = place < p.heads;
  const int h = there ? place : 0;
  const int count = there ? parts.count() : 0;
  const float* const o =
      p.partial_o + parts.slot() * p.part_stride + b * p.batch_stride + query * p.token_stride + h * p.head_stride;
  const float* const lse = p.partial_lse + parts.slot() * p.lse_part_stride + b * p.partial_lse_batch_stride +
                           query * p.partial_lse_token_stride + h * p.partial_lse_head_stride;
  const bool is_lse = p.parts > 0;
  const float to_log2 = is_lse ? kLog2E : 1.0f;
  const bool aligned = ((reinterpret_cast<i64>(o) | 4 * p.part_stride) & 15) == 0;

  for (int first_e = 0; first_e < p.e; first_e += 32 * kOwn) {
    // Relative to the largest lse or reference that the warp has met: everything is asked for at once, and nothing waits for the
    // largest of all. While that is -inf the parts are added: 0 if there was no token, NaN if all scores were -inf.
    float top = -INFINITY;
    float weight = 0.0f;
    float sum[kOwn] = {};
    const int own_e = first_e + kOwn * lane;
#pragma unroll 1
    for (int first = warp; first < count; first += kTogether * warps) {
      float x[kTogether][kOwn], own[kTogether], own_weight[kTogether];
#pragma unroll
      for (int j = 0; j < kTogether; ++j) {
        const int i = first + j * warps;
        const float* const from = o + i * p.part_stride + own_e;
        float2 of_part = {-INFINITY, 1.0f};
        if (i < count) {
          const float* const at = lse + i * p.lse_part_stride;
          if (is_lse) {
            of_part.x = __ldcg(at);
          } else {
            of_part = __ldcg(reinterpret_cast<const float2*>(at));
          }
        }
        own[j] = of_part.y == 0.0f ? -INFINITY : of_part.x;
        own_weight[j] = of_part.y;
        float4 four = {0.0f, 0.0f, 0.0f, 0.0f};
        if (aligned && own_e + kOwn <= p.e) {
          if (i < count) four = __ldcg(reinterpret_cast<const float4*>(from));
        } else if (i < count) {
          if (own_e < p.e) four.x = __ldcg(from);
          if (own_e + 1 < p.e) four.y = __ldcg(from + 1);
          if (own_e + 2 < p.e) four.z = __ldcg(from + 2);
          if (own_e + 3 < p.e) four.w = __ldcg(from + 3);
        }
        x[j][0] = four.x;
        x[j][1] = four.y;
        x[j][2] = four.z;
        x[j][3] = four.w;
      }
      float next = top;
#pragma unroll
      for (int j = 0; j < kTogether; ++j) next = fmaxf(next, own[j]);
      if (next > top) {
        const float scale = exp2_fast((top - next) * to_log2);
        weight *= scale;
#pragma unroll
        for (int k = 0; k < kOwn; ++k) sum[k] = scale == 0.0f ? 0.0f : sum[k] * scale;
        top = next;
      }
#pragma unroll
      for (int j = 0; j < kTogether; ++j) {
        // An lse that is NaN makes the weight NaN, even if the warp has met no number yet.
        const float scale =
            own[j] == top && top == -INFINITY ? 1.0f : exp2_fast((own[j] - top) * to_log2) * own_weight[j];
        weight += scale;
        // A part without weight may be NaN.
#pragma unroll
        for (int k = 0; k < kOwn; ++k)
          if (scale != 0.0f) sum[k] = fmaf(scale, x[j][k], sum[k]);
      }
    }
    if (lane == 0) {
      tops[warp] = top;
      weights[warp] = weight;
    }
    *reinterpret_cast<float4*>(&sums[warp][kOwn * lane]) = {sum[0], sum[1], sum[2], sum[3]};
    __syncthreads();
#pragma unroll 1
    for (int w = 0; w < warps; ++w) top = fmaxf(top, tops[w]);
    const bool none = top == -INFINITY;
#pragma unroll 1
    for (int i = 32 * warp + lane; i < 32 * kOwn; i += 32 * warps) {
      float x = 0.0f;
      weight = 0.0f;
#pragma unroll 4
      for (int w = 0; w < warps; ++w) {
        const float scale = none ? 1.0f : exp2_fast((tops[w] - top) * to_log2);
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
            none ? top + 0.0f * weight : is_lse ? top + logf(weight) : (top + log2f(weight)) * kLn2;
    }
    __syncthreads();
  }
}

}  // namespace gimbal::tpa
