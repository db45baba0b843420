// The classes of f that a kernel is compiled for. Each is built for a thread's (batch, head, features) and then turns x into
// x̄ = f(x), and the gradient of x̄ into the gradient of x.
#pragma once

#include "../softmax.cuh"
#include "encoding.cuh"
#include "place.cuh"

namespace gimbal::lrpe {

template <int I, int V>
struct NoActivation {
  static constexpr bool kBackwardReadsX = false;
  static constexpr bool kJoinsLanes = false;  // whether the lanes of a row work together, so that none may leave the loop
  static constexpr bool kHasWeight = false;  // whether a gradient of a weight is summed on the way
  static constexpr bool kReadsAgain = false;  // whether a pass before it has read the same rows

  __device__ __forceinline__ NoActivation(const Params&, const Place&, const Vectors&, bool) {}
  __device__ __forceinline__ void forward(float (&)[I][V]) const {}
  __device__ __forceinline__ void backward(const float (&)[I][V], float (&)[I][V]) const {}
};

template <int I, int V>
struct PointwiseActivation {
  static constexpr bool kBackwardReadsX = true;
  static constexpr bool kJoinsLanes = false;
  static constexpr bool kHasWeight = false;
  static constexpr bool kReadsAgain = false;
  Activation f;

  __device__ __forceinline__ PointwiseActivation(const Params&, const Place& place, const Vectors&, bool)
      : f(place.rows.activation) {}

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
  static constexpr bool kHasWeight = false;
  static constexpr bool kReadsAgain = false;
  RowLanes row;
  bool live;

  __device__ __forceinline__ FeatureSoftmax(const Params&, const Place& place, const Vectors&, bool is_live)
      : row(place.lanes()), live(is_live) {}

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
    backward_of_value(s, dx);
  }

  // With f(x) known.
  __device__ __forceinline__ void backward_of_value(const float (&s)[I][V], float (&dx)[I][V]) const {
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

// x / sqrt(mean(x²) + eps) ⊙ w over a row that the lanes hold between them.
template <int I, int V>
struct RmsNorm {
  static constexpr bool kBackwardReadsX = true;
  static constexpr bool kJoinsLanes = true;
  static constexpr bool kHasWeight = true;
  static constexpr bool kReadsAgain = false;
  RowLanes row;
  bool live;
  float inverse_features;
  float eps;
  float weight[I][V];

  __device__ __forceinline__ RmsNorm(const Params& p, const Place& place, const Vectors& at, bool is_live)
      : row(place.lanes()),
        live(is_live),
        inverse_features(1.0f / static_cast<float>(p.features)),
        eps(place.rows.norm_eps) {
    const int head = place.has_head() ? place.head : 0;
    const float* from = place.rows.weight + head * place.rows.weight_head_stride;
#pragma unroll
    for (int k = 0; k < I; ++k) load_plane(from + at.at(k), weight[k]);
  }

  // Of elements wherever they are; below 0 they are beyond the row.
  template <class FeatureAt>
  __device__ __forceinline__ RmsNorm(const Params& p, const Place& place, FeatureAt feature_at)
      : row(place.lanes()), live(true), inverse_features(1.0f / static_cast<float>(p.features)), eps(place.rows.norm_eps) {
    const float* from = place.rows.weight + (place.has_head() ? place.head : 0) * place.rows.weight_head_stride;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const int feature = feature_at(k, i);
        weight[k][i] = place.rows.activation == Activation::kRmsNorm && feature >= 0 ? __ldg(from + feature) : 0.0f;
      }
  }

  // 1 / sqrt(mean(x²) + eps).
  __device__ __forceinline__ float scale(const float (&x)[I][V]) const {
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) sum = fmaf(x[k][i], x[k][i], sum);
    return rsqrtf(fmaf(row.sum(live ? sum : 0.0f), inverse_features, eps));
  }

  __device__ __forceinline__ void forward(float (&x)[I][V]) const {
    const float r = scale(x);
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) x[k][i] *= r * weight[k][i];
  }

  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V]) const {
    backward(x, dx, [](int, int, float, float) {});
  }

  // dx = r·(w ⊙ dx̄ − x·r²·mean(x ⊙ w ⊙ dx̄)). Calls visit(k, i, dx̄, x·r), whose product counts to dw.
  template <class Visit>
  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V], Visit visit) const {
    backward(x, dx, scale(x), visit);
  }

  template <class Visit>
  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V], float r, Visit visit) const {
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        visit(k, i, dx[k][i], x[k][i] * r);
        dx[k][i] *= weight[k][i];
        sum = fmaf(x[k][i] * r, dx[k][i], sum);
      }
    const float mean = row.sum(live ? sum : 0.0f) * inverse_features;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) dx[k][i] = r * (dx[k][i] - x[k][i] * r * mean);
  }
};

// Statistics of the columns (b, h, ·), in planes of D: m, log2 l and, backward, mean.
constexpr int kForwardStatistics = 2;
constexpr int kBackwardStatistics = 3;

// The first statistic of the columns of a head.
template <int kStatistics>
__device__ __forceinline__ const float* columns_of(const Params& p, const float* columns, const Row& row, int head) {
  const i64 width = p.features;
  // The tail of packed sequences has no columns, and needs none.
  const int last = p.by_sequence ? max(p.positions.sequences - 1, 0) : row.batch;
  return columns + (static_cast<i64>(min(row.batch, last)) * p.rows[0].heads + head) * kStatistics * width;
}

template <int kStatistics, int I, int V>
__device__ __forceinline__ void load_columns(const Params& p, const float* columns, const Row& row, int head,
                                             const Vectors& at, SoftmaxColumn (&column)[I][V]) {
  const i64 width = p.features;
  const float* from = columns_of<kStatistics>(p, columns, row, head);
#pragma unroll
  for (int k = 0; k < I; ++k) {
    float m[V], log2_l[V], mean[V] = {};
    load_plane(from + at.at(k), m);
    load_plane(from + width + at.at(k), log2_l);
    if constexpr (kStatistics == kBackwardStatistics) load_plane(from + 2 * width + at.at(k), mean);
#pragma unroll
    for (int i = 0; i < V; ++i) column[k][i] = {m[i], log2_l[i], mean[i]};
  }
}

// Softmax over the sequence, with the columns' statistics known. A block stays within one sequence.
template <int I, int V>
struct SequenceColumns {
  static constexpr bool kBackwardReadsX = true;
  static constexpr bool kJoinsLanes = false;
  static constexpr bool kHasWeight = false;
  static constexpr bool kReadsAgain = true;
  SoftmaxColumn column[I][V];

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

template <int I, int V, int kStatistics>
struct SequenceSoftmax : SequenceColumns<I, V> {
  __device__ __forceinline__ SequenceSoftmax(const Params& p, const Place& place, const Vectors& at, bool)
      : SequenceSoftmax(p, place, at, p.columns) {}

  __device__ __forceinline__ SequenceSoftmax(const Params& p, const Place& place, const Vectors& at, const float* columns) {
    load_columns<kStatistics>(p, columns, place.first(), place.has_head() ? place.head : 0, at, this->column);
  }
};

}  // namespace gimbal::lrpe
