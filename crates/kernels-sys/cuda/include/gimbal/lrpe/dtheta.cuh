// dtheta = Σ_{b,n} p·∂(o·do)/∂Θ, in two stages so that the order of the sum is fixed: each block sums its tokens and
// batches, then one warp a theta sums what the blocks left. In f64, because positions of 2^24 with both signs cancel.
// Partials: (batch tiles × token tiles, H, span) f64.
#pragma once

#include "statistics.cuh"
#include "wide_softmax.cuh"

namespace gimbal::lrpe {

// x̄ of one row whatever the activation; dtheta is not worth a kernel for each.
template <int I, int V>
struct AnyActivation {
  Activation f;
  SoftmaxColumn column[I][V];

  __device__ __forceinline__ void forward(float (&x)[I][V]) const {
#pragma unroll
    for (int k = 0; k < I; ++k) {
      if (f == Activation::kSoftmaxFeature || f == Activation::kSoftmaxSequence) {
#pragma unroll
        for (int i = 0; i < V; ++i) x[k][i] = column[k][i].value(x[k][i]);
      } else {
        pointwise(f, x[k]);
      }
    }
  }
};

template <class Encoding, class T, int V, class Angles>
__device__ __forceinline__ void theta_gradient(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  __shared__ double shared[kMaxThreads];
  const Place place(p);
  const RowLanes lanes = {static_cast<int>(blockDim.x)};
  const int head = min(place.head, p.heads - 1);
  const int stride = static_cast<int>(blockDim.x) * V;
  for (int base = 0; base < p.span; base += stride) {
    const int feature = base + static_cast<int>(threadIdx.x) * V;
    const bool live = place.head < p.heads && feature < p.span;
    const int own = live ? feature : 0;
    const Angles angles(p, extra, head, own);
    AnyActivation<I, V> act;
    act.f = p.activation;
    double sum[V];
#pragma unroll
    for (int i = 0; i < V; ++i) sum[i] = 0.0;

    for_each_row(p, place, [&](const Row& row, bool is_own) {
      const T* x_row = at(static_cast<const T*>(p.x), p.x_stride, row, head);
      const T* d_o_row = at(static_cast<const T*>(p.d_o), p.d_o_stride, row, head);
      if (p.activation == Activation::kSoftmaxFeature) {
        const SoftmaxColumn softmax = row_softmax(lanes, x_row, I * p.span);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) act.column[k][i] = softmax;
      } else if (p.activation == Activation::kSoftmaxSequence) {
        load_columns<kForwardStatistics>(p, row.batch, head, own, act.column);
      }
      float x[I][V], d_o[2][V], c[V], s[V], g[V];
#pragma unroll
      for (int k = 0; k < I; ++k) widen(load<T, V>(x_row + own + k * p.span), x[k]);
#pragma unroll
      for (int k = 0; k < 2; ++k) widen(load<T, V>(d_o_row + own + k * p.span), d_o[k]);
      angles.cos_sin(row.token, c, s);
      act.forward(x);
      Encoding::angle_gradient(x, d_o, c, s, g);
      // Without an angle not even NaN reaches theta.
      if (!is_own || !angles.turns(row.token)) return;
#pragma unroll
      for (int i = 0; i < V; ++i)
        sum[i] = fma(static_cast<double>(angles.position(row.token, i)), static_cast<double>(g[i]), sum[i]);
    });

    // Over the tokens of the block, in order.
    const int rows = static_cast<int>(blockDim.x * blockDim.y);
    const int column = static_cast<int>(threadIdx.x + blockDim.x * threadIdx.y);
    const i64 tile = static_cast<i64>(place.batch_tile) * p.token_tiles + place.token_tile;
    double* partials = reinterpret_cast<double*>(p.partials) + (tile * p.heads + head) * p.span;
#pragma unroll
    for (int i = 0; i < V; ++i) {
      shared[static_cast<int>(threadIdx.z) * rows + column] = sum[i];
      __syncthreads();
      if (threadIdx.z == 0 && live) {
        double total = 0.0;
        for (int z = 0; z < static_cast<int>(blockDim.z); ++z) total += shared[z * rows + column];
        partials[own + i] = total;
      }
      __syncthreads();
    }
  }
}

// How a theta spreads over the angles of a row: angle j turns with theta j % period; angles from `limit` on do not turn.
struct ThetaSum {
  const double* partials;  // (tiles, H, span)
  float* dtheta;           // (H or 1, E)
  int tiles;
  int heads;
  int span;
  int theta_heads;
  int theta_features;
  int period;
  int limit;
};

// Second stage: one warp sums what belongs to one theta, each lane every 32nd stretch, then a fixed tree.
__device__ __forceinline__ void finish_theta_gradient(const ThetaSum& t) {
  const i64 warp = (blockIdx.x * static_cast<i64>(blockDim.x) + threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x % 32);
  if (warp >= static_cast<i64>(t.theta_heads) * t.theta_features) return;
  const int theta_head = static_cast<int>(warp / t.theta_features);
  const int theta = static_cast<int>(warp % t.theta_features);
  const int head_begin = t.theta_heads == 1 ? 0 : theta_head;
  const int head_end = t.theta_heads == 1 ? t.heads : theta_head + 1;
  double sum = 0.0;
  for (int tile = lane; tile < t.tiles; tile += 32)
    for (int head = head_begin; head < head_end; ++head)
      for (int angle = theta; angle < t.limit; angle += t.period)
        sum += t.partials[(static_cast<i64>(tile) * t.heads + head) * t.span + angle];
  for (int step = 16; step > 0; step /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, step);
  if (lane == 0) t.dtheta[warp] = static_cast<float>(sum);
}

}  // namespace gimbal::lrpe
