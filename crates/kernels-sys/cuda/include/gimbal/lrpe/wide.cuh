// Softmax over features and RMS norm of rows that the lanes cannot hold in one vector each: any width, one element an access.
// The row is read again for each step; it stays in L1.
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "forward.cuh"

namespace gimbal::lrpe {

// The rows of a block, one after the other and in step over the block, whose warps reduce together: calls
// visit(row, is_own). A thread without a row of its own stands in at one of its neighbours'.
template <class Visit>
__device__ __forceinline__ void for_each_row(const Place& place, Visit visit) {
  for (int t = 0; t < place.block_tokens(); ++t) {
    const int token = place.token_begin + t * static_cast<int>(blockDim.z);
    const bool is_own = token < place.token_end && place.has_head();
    for (int batch = place.batch_begin; batch < place.batch_end; ++batch)
      visit(Row{min(token, place.token_end - 1), batch}, is_own);
  }
}

// f of a whole row: a softmax over its features, or its RMS norm.
struct RowFunction {
  Activation f;
  SoftmaxColumn softmax;
  float scale;          // RMS norm: 1 / sqrt(mean(x²) + eps)
  const float* weight;  // RMS norm, of the row's head
  float inverse_features;

  // Of the row at x, which the lanes read together.
  template <class T>
  __device__ __forceinline__ RowFunction(const Params& p, const Place& place, const RowLanes& lanes, const T* x)
      : f(place.rows.activation), softmax{}, scale(0.0f), inverse_features(1.0f / static_cast<float>(p.features)) {
    const int head = place.has_head() ? place.head : 0;
    weight = place.rows.weight + head * place.rows.weight_head_stride;
    if (f == Activation::kRmsNorm) {
      float sum = 0.0f;
      for_each_own(p, lanes, x, [&](float value) { sum = fmaf(value, value, sum); });
      scale = rsqrtf(fmaf(lanes.sum(sum), inverse_features, place.rows.norm_eps));
      return;
    }
    float top = kLowest;
    for_each_own(p, lanes, x, [&](float value) { top = fmaxf(top, value); });
    const float m = lanes.maximum(top);
    float l = 0.0f;
    for_each_own(p, lanes, x, [&](float value) { l += exp_minus(value, m); });
    softmax = {m, log2f(lanes.sum(l)), 0.0f};
  }

  // Calls visit(value) for the elements of a lane, of which it loads several at a time.
  template <class T, class Visit>
  __device__ __forceinline__ static void for_each_own(const Params& p, const RowLanes& lanes, const T* x, Visit visit) {
    constexpr int kAtOnce = 4;
    for (int first = static_cast<int>(threadIdx.x); first < p.features; first += kAtOnce * lanes.lanes) {
      float values[kAtOnce];
#pragma unroll
      for (int u = 0; u < kAtOnce; ++u) {
        const int i = first + u * lanes.lanes;
        values[u] = i < p.features ? widen(__ldg(x + i)) : 0.0f;
      }
#pragma unroll
      for (int u = 0; u < kAtOnce; ++u)
        if (first + u * lanes.lanes < p.features) visit(values[u]);
    }
  }

  __device__ __forceinline__ float value(float x, int feature) const {
    return f == Activation::kRmsNorm ? x * scale * __ldg(weight + feature) : softmax.value(x);
  }

  // What an element adds to the sum over the row that its gradient needs.
  __device__ __forceinline__ float summand(float x, float d, int feature) const { return value(x, feature) * d; }

  __device__ __forceinline__ float gradient(float x, float d, float sum, int feature) const {
    if (f == Activation::kRmsNorm)
      return scale * (__ldg(weight + feature) * d - x * scale * (sum * inverse_features));
    return softmax.value(x) * (d - sum);
  }
};

template <class Encoding, class T>
__device__ __forceinline__ void forward_wide(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place(p);
  const int head = min(place.head, place.rows.heads - 1);
  const RowLanes lanes = place.lanes();
  for_each_row(place, [&](const Row& row, bool is_own) {
    const T* x_row = at(static_cast<const T*>(place.rows.x), place.rows.x_stride, row, head);
    T* o_row = at(static_cast<T*>(place.rows.out), place.rows.out_stride, row, head);
    const RowFunction function(p, place, lanes, x_row);
    for (int angle = static_cast<int>(threadIdx.x); angle < p.span; angle += lanes.lanes) {
      const Vectors vectors = Encoding::template vectors<1>(p, angle);
      float x[I][1], o[2][1], c[1], s[1];
      Angles<Encoding, 1>(p, place.first(), head, angle).cos_sin(row, c, s);
#pragma unroll
      for (int k = 0; k < I; ++k) x[k][0] = function.value(widen(x_row[vectors.at(k)]), vectors.at(k));
      Encoding::encode(p, x, c, s, o);
      if (!is_own) continue;
#pragma unroll
      for (int k = 0; k < 2; ++k) store_row(p, row.token >= place.tail_begin, o_row + vectors.at(k), o[k]);
    }
  });
}

template <class Encoding, class T>
__device__ __forceinline__ void backward_wide(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place(p);
  const int head = min(place.head, place.rows.heads - 1);
  const RowLanes lanes = place.lanes();
  for_each_row(place, [&](const Row& row, bool is_own) {
    const T* x_row = at(static_cast<const T*>(place.rows.x), place.rows.x_stride, row, head);
    const T* d_o_row = at(static_cast<const T*>(place.rows.d_o), place.rows.d_o_stride, row, head);
    T* dx_row = at(static_cast<T*>(place.rows.out), place.rows.out_stride, row, head);
    const RowFunction function(p, place, lanes, x_row);
    // Twice over the row: first for the sum, then with it for dx.
    float sum = 0.0f;
    for (int pass = 0; pass < 2; ++pass) {
      for (int angle = static_cast<int>(threadIdx.x); angle < p.span; angle += lanes.lanes) {
        const Vectors vectors = Encoding::template vectors<1>(p, angle);
        float d_o[2][1], dx[I][1], c[1], s[1];
        Angles<Encoding, 1>(p, place.first(), head, angle).cos_sin(row, c, s);
#pragma unroll
        for (int k = 0; k < 2; ++k) d_o[k][0] = widen(d_o_row[vectors.at(k)]);
        Encoding::adjoint(p, d_o, c, s, dx);
#pragma unroll
        for (int k = 0; k < I; ++k) {
          const int feature = vectors.at(k);
          const float x = widen(x_row[feature]);
          if (pass == 0) {
            sum += function.summand(x, dx[k][0], feature);
          } else if (is_own) {
            const float gradient[1] = {function.gradient(x, dx[k][0], sum, feature)};
            store_row(p, row.token >= place.tail_begin, dx_row + feature, gradient);
          }
        }
      }
      if (pass == 0) sum = lanes.sum(sum);
    }
  });
}

}  // namespace gimbal::lrpe
