// The classes of activation a kernel is compiled for. Each is built for a thread's (batch, head, features) and then turns
// x into x̄ = f(x), and the gradient of x̄ into the gradient of x.
#pragma once

#include "../reduce.cuh"
#include "../softmax.cuh"
#include "place.cuh"

namespace gimbal::lrpe {

template <int I, int V>
struct NoActivation {
  static constexpr bool kBackwardReadsX = false;
  static constexpr bool kJoinsLanes = false;  // whether the lanes of a row work together, so that none may leave

  __device__ __forceinline__ NoActivation(const Params&, const Place&, int, bool) {}
  __device__ __forceinline__ void forward(float (&)[I][V]) const {}
  __device__ __forceinline__ void backward(const float (&)[I][V], float (&)[I][V]) const {}
};

template <int I, int V>
struct PointwiseActivation {
  static constexpr bool kBackwardReadsX = true;
  static constexpr bool kJoinsLanes = false;
  Activation f;

  __device__ __forceinline__ PointwiseActivation(const Params& p, const Place&, int, bool) : f(p.activation) {}

  __device__ __forceinline__ void forward(float (&x)[I][V]) const {
#pragma unroll
    for (int k = 0; k < I; ++k) pointwise(f, x[k]);
  }

  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V]) const {
#pragma unroll
    for (int k = 0; k < I; ++k) pointwise_gradient(f, x[k], dx[k]);
  }
};

// Softmax over a row that the lanes hold between them, one vector each; lanes past the end hold nothing.
template <int I, int V>
struct FeatureSoftmax {
  static constexpr bool kBackwardReadsX = true;
  static constexpr bool kJoinsLanes = true;
  RowLanes row;
  bool live;

  __device__ __forceinline__ FeatureSoftmax(const Params&, const Place&, int, bool is_live)
      : row{static_cast<int>(blockDim.x)}, live(is_live) {}

  __device__ __forceinline__ void forward(float (&x)[I][V]) const {
    float top = kLowest;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) top = fmaxf(top, x[k][i]);
    const float m = row.maximum(top);  // a lane that is not live holds a copy of the first vector
    float l = 0.0f;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) l += x[k][i] = exp_minus(x[k][i], m);
    const float scale = reciprocal_fast(row.sum(live ? l : 0.0f));
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) x[k][i] *= scale;
  }

  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V]) const {
    float s[I][V];
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) s[k][i] = x[k][i];
    forward(s);
    float mean = 0.0f;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) mean = fmaf(s[k][i], dx[k][i], mean);
    mean = row.sum(live ? mean : 0.0f);
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) dx[k][i] = s[k][i] * (dx[k][i] - mean);
  }
};

// Statistics of the columns (b, h, ·), in planes of D: m, log2 l and, backward, mean.
constexpr int kForwardStatistics = 2;
constexpr int kBackwardStatistics = 3;

// V neighbouring f32, in as few accesses as their alignment allows.
template <int V>
__device__ __forceinline__ void load_plane(const float* from, float (&to)[V]) {
  constexpr int kWidth = V % 4 == 0 ? 4 : 1;
#pragma unroll
  for (int i = 0; i < V; i += kWidth) {
    const Vec<float, kWidth> piece = load<float, kWidth>(from + i);
#pragma unroll
    for (int j = 0; j < kWidth; ++j) to[i + j] = piece.at[j];
  }
}

template <int kStatistics, int I, int V>
__device__ __forceinline__ void load_columns(const Params& p, int batch, int head, int feature,
                                             SoftmaxColumn (&column)[I][V]) {
  const i64 width = static_cast<i64>(I) * p.span;
  const float* from = p.columns + (static_cast<i64>(batch) * p.heads + head) * kStatistics * width + feature;
#pragma unroll
  for (int k = 0; k < I; ++k) {
    float m[V], log2_l[V], mean[V] = {};
    load_plane(from + k * p.span, m);
    load_plane(from + width + k * p.span, log2_l);
    if constexpr (kStatistics == kBackwardStatistics) load_plane(from + 2 * width + k * p.span, mean);
#pragma unroll
    for (int i = 0; i < V; ++i) column[k][i] = {m[i], log2_l[i], mean[i]};
  }
}

// Softmax over the sequence, with the columns' statistics known. A block stays within one batch element.
template <int I, int V, int kStatistics>
struct SequenceSoftmax {
  static constexpr bool kBackwardReadsX = true;
  static constexpr bool kJoinsLanes = false;
  SoftmaxColumn column[I][V];

  __device__ __forceinline__ SequenceSoftmax(const Params& p, const Place& place, int feature, bool) {
    load_columns<kStatistics>(p, place.batch_begin, place.head, feature, column);
  }

  __device__ __forceinline__ void forward(float (&x)[I][V]) const {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) x[k][i] = column[k][i].value(x[k][i]);
  }

  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V]) const {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) dx[k][i] = column[k][i].value(x[k][i]) * (dx[k][i] - column[k][i].mean);
  }
};

}  // namespace gimbal::lrpe
