// The gradients of what all tokens share, theta and the weight of an RMS norm:
//
//   dtheta[h,i] = Σ_{b,n} p·∂(o·do)/∂Θ        dw[h,d] = Σ_{b,n} dx̄·x / sqrt(mean(x²) + eps)
//
// in two stages so that the order of a sum is fixed: each block sums its tokens and batches, then one warp an element sums
// what the blocks left. In f64, because positions of 2^24 with both signs cancel.
//
// Partials: (batch tiles × token tiles, heads of all tensors, span) f64 of theta, behind them the same of D for the weight.
#pragma once

#include "statistics.cuh"
#include "wide.cuh"

namespace gimbal::lrpe {

// Sums `values` over the tokens of a block, in order; value i of a live thread goes to at(i).
template <int V, class At>
__device__ __forceinline__ void write_partials(const double (&values)[V], bool live, At at) {
  __shared__ double shared[kMaxThreads];
  const int rows = static_cast<int>(blockDim.x * blockDim.y);
  const int column = static_cast<int>(threadIdx.x + blockDim.x * threadIdx.y);
#pragma unroll
  for (int i = 0; i < V; ++i) {
    shared[static_cast<int>(threadIdx.z) * rows + column] = values[i];
    __syncthreads();
    if (threadIdx.z == 0 && live) {
      double total = 0.0;
      for (int z = 0; z < static_cast<int>(blockDim.z); ++z) total += shared[z * rows + column];
      *at(i) = total;
    }
    __syncthreads();
  }
}

template <class Encoding, class T, int V>
__device__ __forceinline__ void parameter_gradients(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place(p);
  const RowLanes lanes = {static_cast<int>(blockDim.x)};
  const int head = min(place.head, place.rows.heads - 1);
  const Activation f = place.rows.activation;
  const bool of_row = f == Activation::kSoftmaxFeature || f == Activation::kRmsNorm;
  const i64 heads = p.rows[0].heads + p.rows[1].heads;
  const i64 tiles = static_cast<i64>(p.token_tiles) * ((p.batches + p.batches_per_block - 1) / p.batches_per_block);
  const i64 row_of_partials = (static_cast<i64>(place.batch_tile) * p.token_tiles + place.token_tile) * heads +
                              (place.head_of_all - place.head + head);
  double* const partials = reinterpret_cast<double*>(p.partials);
  const int stride = static_cast<int>(blockDim.x) * V;
  for (int base = 0; base < p.span; base += stride) {
    const int angle = base + static_cast<int>(threadIdx.x) * V;
    const bool live = place.has_head() && angle < p.span;
    const int own = angle < p.span ? angle : 0;
    const Vectors vectors = Encoding::template vectors<V>(p, own);
    Angles<Encoding, V> angles(p, place, head, own);
    double of_theta[V], of_weight[I][V];
#pragma unroll
    for (int i = 0; i < V; ++i) {
      of_theta[i] = 0.0;
#pragma unroll
      for (int k = 0; k < I; ++k) of_weight[k][i] = 0.0;
    }

    for_each_row(place, [&](const Row& row, bool is_own) {
      const T* x_row = at(static_cast<const T*>(place.rows.x), place.rows.x_stride, row, head);
      const T* d_o_row = at(static_cast<const T*>(place.rows.d_o), place.rows.d_o_stride, row, head);
      float raw[I][V], x[I][V], d_o[2][V], c[V], s[V], g[V];
#pragma unroll
      for (int k = 0; k < I; ++k) widen(load<T, V>(x_row + vectors.at(k)), raw[k]);
#pragma unroll
      for (int k = 0; k < 2; ++k) widen(load<T, V>(d_o_row + vectors.at(k)), d_o[k]);
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) x[k][i] = raw[k][i];
      angles.cos_sin(row, c, s);
      float scale = 0.0f;
      if (of_row) {
        const RowFunction function(p, place, lanes, x_row);
        scale = function.scale;
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) x[k][i] = function.value(raw[k][i], vectors.at(k) + i);
      } else if (f == Activation::kSoftmaxSequence) {
        SoftmaxColumn column[I][V];
        load_columns<kForwardStatistics>(p, row, head, vectors, column);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) x[k][i] = column[k][i].value(raw[k][i]);
      } else {
#pragma unroll
        for (int k = 0; k < I; ++k) pointwise(f, x[k]);
      }
      if (!is_own || row.token >= place.tail_begin) return;
      if (f == Activation::kRmsNorm) {
        float dx[I][V];
        Encoding::adjoint(p, d_o, c, s, dx);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) of_weight[k][i] += static_cast<double>(dx[k][i] * (raw[k][i] * scale));
      }
      // Without an angle not even NaN reaches theta.
      if (!angles.turns(row)) return;
      Encoding::angle_gradient(p, x, d_o, c, s, g);
      angles.for_each_position(row, [&](int i, int position) {
        of_theta[i] = fma(static_cast<double>(position), static_cast<double>(g[i]), of_theta[i]);
      });
    });

    write_partials(of_theta, live, [&](int i) {
      return partials + row_of_partials * p.span + Encoding::template angle<V>(p, own, i);
    });
    if (f != Activation::kRmsNorm) continue;
    double* const of_weights = partials + tiles * heads * p.span + row_of_partials * p.features;
#pragma unroll
    for (int k = 0; k < I; ++k)
      write_partials(of_weight[k], live, [&](int i) { return of_weights + vectors.at(k) + i; });
  }
}

// How what a first stage left adds up to a matrix (rows × columns): element (r, c) is the sum over all tiles, over the heads
// that share row r, and over columns c, c + period, … below limit.
struct Reduce {
  const double* partials;  // (tiles, heads, span)
  float* sums;
  int tiles;
  int heads;
  int span;
  int first_head;  // of those that count
  int last_head;   // and one behind them
  int rows;        // 1 for all heads, or head h counts to row (h - first_head) % rows
  int columns;
  int period;
  int limit;
  int adds;        // whether to what the result holds already
};

// Second stage: one warp sums what belongs to one element, each lane every 32nd stretch, then a fixed tree.
__device__ __forceinline__ void reduce_partials(const Reduce& r) {
  const i64 warp = (blockIdx.x * static_cast<i64>(blockDim.x) + threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x % 32);
  if (warp >= static_cast<i64>(r.rows) * r.columns) return;
  const int row = static_cast<int>(warp / r.columns);
  const int first = static_cast<int>(warp % r.columns);
  double sum = 0.0;
  for (int tile = lane; tile < r.tiles; tile += 32)
    for (int head = r.first_head + row; head < r.last_head; head += r.rows)
      for (int column = first; column < r.limit; column += r.period)
        sum += r.partials[(static_cast<i64>(tile) * r.heads + head) * r.span + column];
  sum = sum_of_lanes(sum);
  if (lane == 0) r.sums[warp] = static_cast<float>(r.adds ? r.sums[warp] + sum : sum);
}

}  // namespace gimbal::lrpe
