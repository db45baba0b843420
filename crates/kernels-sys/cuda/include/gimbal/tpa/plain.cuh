// Decode in f32 throughout. Each warp takes tokens on its own; its lanes lie side by side on the features of bk and bv,
// and on the heads where there is one number a head.
#pragma once

#include "join.cuh"

namespace gimbal::tpa {

template <int kFeatures, int kHeads>
class PlainWarp {
  static constexpr int kOwn = kFeatures / 32;  // features of a lane: lane, lane + 32, …
  static constexpr int kLanes = 32 / kHeads;   // neighbours that have the same head

 public:
  static constexpr int kTokens = 4;  // at a time

  __device__ __forceinline__ PlainWarp(const Decode& p, int b, int head)
      : p_(p), b_(b), first_head_(head), lane_(static_cast<int>(threadIdx.x) % 32) {
    const float factor = p.scale * p.q.scale * p.k.scale * kLog2E;
    const float* const aq = static_cast<const float*>(p.q.a) + b * p.q.a_batch_stride + blockIdx.z * p.q.a_token_stride;
    const float* bq = static_cast<const float*>(p.q.b) + b * p.q.b_batch_stride + blockIdx.z * p.q.b_token_stride;
    if (p.q.rank == 0) {
#pragma unroll
      for (int h = 0; h < kHeads; ++h) load_row(aq + (head + h) * p.q.a_head_stride, head + h < p.heads ? p.d : 0, q_[h]);
    }
    for (int rank = 0; rank < p.q.rank; ++rank, bq += p.q.b_rank_stride) {
      float own[kOwn];
      load_row(bq, p.d, own);
#pragma unroll
      for (int h = 0; h < kHeads; ++h) {
        const float a = head + h < p.heads ? __ldg(aq + (head + h) * p.q.a_head_stride + rank) : 0.0f;
#pragma unroll
        for (int i = 0; i < kOwn; ++i) q_[h][i] = fmaf(a, own[i], q_[h][i]);
      }
    }
#pragma unroll
    for (int h = 0; h < kHeads; ++h)
#pragma unroll
      for (int i = 0; i < kOwn; ++i) q_[h][i] *= factor;
  }

  // Tokens from `token`, at most kTokens and before `end`.
  __device__ __forceinline__ void add(i64 token, i64 end) {
    float s[kTokens] = {};
    for (int rank = 0; rank < p_.k.rank; ++rank) {
      float rows[kTokens][kOwn], a[kTokens];
      load_rows(p_.k, p_.d, rank, token, end, rows, a);
#pragma unroll
      for (int m = 0; m < kTokens; ++m) s[m] = fmaf(a[m], dot(rows[m]), s[m]);
    }
    bool rises = false;
#pragma unroll
    for (int m = 0; m < kTokens; ++m) {
      if (token + m >= end) s[m] = __int_as_float(0xff800000);
      rises |= s[m] > reference_ + kSlack<float>;
    }
    if (__any_sync(0xffffffffu, rises)) follow(s);
#pragma unroll
    for (int m = 0; m < kTokens; ++m) {
      s[m] = exp2_fast(s[m] - reference_);
      weight_ += s[m];
    }
    for (int rank = 0; rank < p_.v.rank; ++rank) {
      float rows[kTokens][kOwn], a[kTokens];
      load_rows(p_.v, p_.e, rank, token, end, rows, a);
#pragma unroll
      for (int m = 0; m < kTokens; ++m) {
        const float own = a[m] * s[m];
#pragma unroll
        for (int h = 0; h < kHeads; ++h) {
          const float w = __shfl_sync(0xffffffffu, own, h * kLanes);
#pragma unroll
          for (int i = 0; i < kOwn; ++i) sum_[h][i] = fmaf(w, rows[m][i], sum_[h][i]);
        }
      }
    }
  }

  // As `join` of the tensor core kernel, one head at a time.
  __device__ __forceinline__ void join(const Part& part, float* shared) {
    const int warp = static_cast<int>(threadIdx.x) / 32;
    const int warps = static_cast<int>(blockDim.x) / 32;
    float* const references = shared;
    float* const weights = references + warps * kHeads;
    float* const sums = weights + warps * kHeads;  // (warps, kFeatures)
    const Target target{p_, part, static_cast<int>(blockIdx.z)};
    if (lane_ % kLanes == 0) {
      references[warp * kHeads + lane_ / kLanes] = reference_;
      weights[warp * kHeads + lane_ / kLanes] = weight_;
    }
#pragma unroll
    for (int h = 0; h < kHeads; ++h) {
      __syncthreads();
      float reference = kLowest;
      for (int w = 0; w < warps; ++w) reference = fmaxf(reference, references[w * kHeads + h]);
      float weight = 0.0f;
      for (int w = 0; w < warps; ++w)
        weight += weights[w * kHeads + h] * exp2_fast(references[w * kHeads + h] - reference);
      const float scale = exp2_fast(references[warp * kHeads + h] - reference);
#pragma unroll
      for (int i = 0; i < kOwn; ++i) sums[warp * kFeatures + lane_ + 32 * i] = sum_[h][i] * scale;
      __syncthreads();
      if (first_head_ + h >= p_.heads) continue;
      if (threadIdx.x == 0) target.store_weight(first_head_ + h, reference, weight);
      const float last = part.begin == part.end ? 0.0f : p_.v.scale / weight;
      for (int e = 4 * threadIdx.x; e < p_.e; e += 4 * blockDim.x) {
        float x[4] = {0.0f, 0.0f, 0.0f, 0.0f};
        for (int w = 0; w < warps; ++w)
#pragma unroll
          for (int i = 0; i < 4; ++i) x[i] += sums[w * kFeatures + e + i];
#pragma unroll
        for (int i = 0; i < 4; ++i) x[i] *= last;
        target.store_o<float>(first_head_ + h, e, x);
      }
    }
    __syncthreads();
  }

 private:
  __device__ __forceinline__ int own_head() const { return first_head_ + lane_ / kLanes; }

  __device__ __forceinline__ void load_row(const float* row, int width, float (&to)[kOwn]) const {
#pragma unroll
    for (int i = 0; i < kOwn; ++i) to[i] = lane_ + 32 * i < width ? __ldg(row + lane_ + 32 * i) : 0.0f;
  }

  // Rows of b, and the coefficients of this lane's head. Past the end: zeros, and nothing is read.
  __device__ __forceinline__ void load_rows(const Factors& f, int width, int rank, i64 token, i64 end,
                                            float (&rows)[kTokens][kOwn], float (&a)[kTokens]) const {
    const float* b_at = static_cast<const float*>(f.b) + b_ * f.b_batch_stride + token * f.b_token_stride +
                        rank * f.b_rank_stride;
    const float* a_at = static_cast<const float*>(f.a) + b_ * f.a_batch_stride + token * f.a_token_stride +
                        rank * f.a_rank_stride + own_head();
#pragma unroll
    for (int m = 0; m < kTokens; ++m) {
      const bool there = token + m < end;
      load_row(b_at, there ? width : 0, rows[m]);
      a[m] = there && own_head() < p_.heads ? __ldg(a_at) : 0.0f;
      b_at += f.b_token_stride;
      a_at += f.a_token_stride;
    }
  }

  // Of 2·kKeep heads a lane keeps the sums of half, and gives the other half to the lane kApart away.
  template <int kKeep, int kApart>
  __device__ __forceinline__ void halve(float (&part)[kHeads]) const {
    const bool upper = (lane_ & kApart) != 0;
#pragma unroll
    for (int h = 0; h < kKeep; ++h) {
      const float given = upper ? part[h] : part[h + kKeep];
      part[h] = (upper ? part[h + kKeep] : part[h]) + __shfl_xor_sync(0xffffffffu, given, kApart);
    }
    if constexpr (kKeep > 1) halve<kKeep / 2, kApart / 2>(part);
  }

  // q·row of this lane's head.
  __device__ __forceinline__ float dot(const float (&row)[kOwn]) const {
    float part[kHeads];
#pragma unroll
    for (int h = 0; h < kHeads; ++h) {
      part[h] = q_[h][0] * row[0];
#pragma unroll
      for (int i = 1; i < kOwn; ++i) part[h] = fmaf(q_[h][i], row[i], part[h]);
    }
    halve<kHeads / 2, 16>(part);
#pragma unroll
    for (int lane = kLanes / 2; lane > 0; lane /= 2) part[0] += __shfl_xor_sync(0xffffffffu, part[0], lane);
    return part[0];
  }

  __device__ __forceinline__ void follow(const float (&s)[kTokens]) {
    float largest = s[0];
#pragma unroll
    for (int m = 1; m < kTokens; ++m) largest = fmaxf(largest, s[m]);
    const bool rises = largest > reference_ + kSlack<float>;
    const float to = rises ? largest : reference_;
    const float scale = rises ? exp2_fast(reference_ - to) : 1.0f;
    reference_ = to;
    weight_ *= scale;
#pragma unroll
    for (int h = 0; h < kHeads; ++h) {
      const float by = __shfl_sync(0xffffffffu, scale, h * kLanes);
#pragma unroll
      for (int i = 0; i < kOwn; ++i) sum_[h][i] *= by;
    }
  }

  const Decode& p_;
  int b_, first_head_, lane_;
  float q_[kHeads][kOwn] = {};
  float sum_[kHeads][kOwn] = {};
  float reference_ = kLowest;
  float weight_ = 0.0f;
};

template <int kFeatures, int kHeads>
__device__ __forceinline__ void decode_plain(const Decode& p) {
  extern __shared__ __align__(16) char shared[];
  const int head = static_cast<int>(blockIdx.y) * kHeads;
  using Warp = PlainWarp<kFeatures, kHeads>;
  Parts parts(p);
  for (Part part; parts.next(part);) {
    part.end = max(part.begin, min(part.end, seen(p, part.length, blockIdx.z)));
    Warp warp(p, part.b, head);
    const int step = Warp::kTokens * static_cast<int>(blockDim.x) / 32;
    for (i64 token = part.begin + Warp::kTokens * (threadIdx.x / 32); token < part.end; token += step)
      warp.add(token, part.end);
    warp.join(part, reinterpret_cast<float*>(shared));
  }
}

}  // namespace gimbal::tpa
