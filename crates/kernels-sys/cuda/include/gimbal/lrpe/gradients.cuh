// The gradients of what all tokens share, theta and the weight of an RMS norm:
//
//   dtheta[h,i] = Σ_{b,n} p·∂(o·do)/∂Θ        dw[h,d] = Σ_{b,n} dx̄·x / sqrt(mean(x²) + eps)
//
// in two stages so that the order of a sum is fixed: each block sums its tokens and batches, then some threads an element sum
// what the blocks left. In f64, because positions of 2^24 with both signs cancel; in f32 before that only a few rows, of theta
// those of one token, which share a position. dw is summed here with dtheta, and else where weights.cuh
// does not. dx is written on the way unless `out` is null.
//
// Partials: (batch tiles × token tiles, heads of all tensors, span) f64 of theta, or, where one scalar serves every angle, of
// its sum over the row; behind them the same of D for the weight.
#pragma once

#include "elements.cuh"
#include "pipeline.cuh"
#include "weights.cuh"
#include "wide.cuh"

namespace gimbal::lrpe {

// Sums `values` over the tokens of a block, in a fixed tree. Ends with the result in the threads of threadIdx.z = 0.
template <int V>
__device__ __forceinline__ void sum_over_tokens(double (&values)[V]) {
  __shared__ double shared[V][kMaxThreads / 2];
  const int z = static_cast<int>(threadIdx.z);
  const int depth = static_cast<int>(blockDim.z);
  const int rows = static_cast<int>(blockDim.x * blockDim.y);
  const int column = static_cast<int>(threadIdx.x + blockDim.x * threadIdx.y);
  int half = 1;
  while (half < depth) half *= 2;
  for (half /= 2; half > 0; half /= 2) {
    __syncthreads();
    if (z >= half && z < 2 * half) {
#pragma unroll
      for (int i = 0; i < V; ++i) shared[i][(z - half) * rows + column] = values[i];
    }
    __syncthreads();
    if (z < half && z + half < depth) {
#pragma unroll
      for (int i = 0; i < V; ++i) values[i] += shared[i][z * rows + column];
    }
  }
}

// kRoom: of what a kernel has for other ways, or 0.
template <class Encoding, class T, int V, int kRoom = 0>
__device__ __forceinline__ void parameter_gradients(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place(p);
  const RowLanes lanes = place.lanes();
  const int head = place.has_head() ? place.head : 0;
  const Activation f = place.rows.activation;
  // All count to the same number of rows: the lanes of a row may work together.
  const int own_rows = place.has_head() ? place.tokens() * place.batches() : 0;
  const int rows = place.block_tokens() * place.batches();
  const bool one_theta = p.theta_feature_stride == 0;
  const i64 heads = p.rows[0].heads + p.rows[1].heads;
  const i64 tiles = static_cast<i64>(p.token_tiles) * ((p.batches + p.batches_per_block - 1) / p.batches_per_block);
  const i64 row_of_partials = (static_cast<i64>(place.batch_tile) * p.token_tiles + place.token_tile) * heads +
                              (place.head_of_all - place.head + head);
  const i64 columns = one_theta ? 1 : p.span;
  double* const of_thetas = reinterpret_cast<double*>(p.partials) + row_of_partials * columns;
  double* const of_weights = reinterpret_cast<double*>(p.partials) + tiles * heads * columns + row_of_partials * p.features;
  using Pipeline = RowPipeline<T, V, 2 + I>;
  Pipeline pipeline = pipeline_within<Pipeline, kRoom>();
  // The sums of each thread, of theta and behind it of the weight: in registers they would cost a block a multiprocessor.
  __shared__ double sums[(1 + I) * V][kMaxThreads];
  const int thread = static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
  const auto sum = [&](int k, int i) -> double& { return sums[k * V + i][thread]; };
  const auto x_row = [&](const Row& row) {
    return at(static_cast<const T*>(place.rows.x), place.rows.x_stride, row, head);
  };

  double of_one_theta = 0.0;
  const int stride = static_cast<int>(blockDim.x) * V;
  const bool is_held = p.span <= stride;  // whether the lanes hold a row between them
  for (int base = 0; base < p.span; base += stride) {
    const int angle = base + static_cast<int>(threadIdx.x) * V;
    const bool live = angle < p.span;
    const int own = live ? angle : 0;
    const Vectors vectors = Encoding::template vectors<V>(p, own);

    Walk<> ahead(place);
    Cursor<const T> d_o_ahead(static_cast<const T*>(place.rows.d_o) + vectors.first, place.rows.d_o_stride, place, head);
    Cursor<const T> x_ahead(static_cast<const T*>(place.rows.x) + vectors.first, place.rows.x_stride, place, head);
    const auto fetch = [&](int row) {
      if (row < own_rows) {
        const bool next_token = ahead.step();
#pragma unroll
        for (int k = 0; k < 2; ++k) pipeline.fetch(row, k, d_o_ahead.row + k * vectors.apart, vectors.apart);
#pragma unroll
        for (int k = 0; k < I; ++k) pipeline.fetch(row, 2 + k, x_ahead.row + k * vectors.apart, vectors.apart);
        d_o_ahead.step(next_token);
        x_ahead.step(next_token);
      }
      pipeline.end_fetch();
    };
#pragma unroll
    for (int row = 0; row < pipeline.kStages; ++row) fetch(row);

    Angles<Encoding, V> angles(p, place.first(), head, own);
    Walk<> walk(place);
    Cursor<T> dx_at(static_cast<T*>(place.rows.out) + vectors.first, place.rows.out_stride, place, head);
    float of_theta[V], of_weight[I][V], c[V], s[V];
#pragma unroll
    for (int i = 0; i < V; ++i) {
      sum(0, i) = of_theta[i] = 0.0f;
#pragma unroll
      for (int k = 0; k < I; ++k) sum(1 + k, i) = of_weight[k][i] = 0.0f;
    }
    const auto keep_weights = [&] {
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) {
          sum(1 + k, i) += static_cast<double>(of_weight[k][i]);
          of_weight[k][i] = 0.0f;
        }
    };
    int token = place.token_begin;
    bool new_angles = true;
    for (int row = 0; row < rows; ++row) {
      const Row at_row = {place.existing<true>(token), place.batch_begin + walk.batch};
      if (new_angles) angles.cos_sin(at_row, c, s);
      pipeline.wait_for_oldest();
      float x[I][V], d_o[2][V];
#pragma unroll
      for (int k = 0; k < 2; ++k) widen(pipeline.take(row, k), d_o[k]);
#pragma unroll
      for (int k = 0; k < I; ++k) widen(pipeline.take(row, 2 + k), x[k]);
      fetch(row + pipeline.kStages);
      const bool is_tail = token >= place.tail_begin;
      const bool counts = row < own_rows && !is_tail;

      // From here on x is f(x), and dx, if it is written, its gradient.
      float dx[I][V];
      Encoding::adjoint(p, d_o, c, s, dx);
      if (f == Activation::kRmsNorm) {
        const RmsNorm<I, V> norm(p, place, vectors, live);
        const float scale = is_held ? norm.scale(x) : RowFunction(p, place, lanes, x_row(at_row)).scale;
        const auto visit = [&](int k, int i, float of_dx, float of_x) {
          if (counts) of_weight[k][i] = fmaf(of_dx, of_x, of_weight[k][i]);
        };
        norm.backward(x, dx, scale, visit);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) x[k][i] *= scale * norm.weight[k][i];
        if (row % kRowsInSingle == 0) keep_weights();
      } else if (f == Activation::kSoftmaxFeature) {
        if (is_held) {
          const FeatureSoftmax<I, V> softmax(p, place, vectors, live);
          softmax.forward(x);
          softmax.backward_of_value(x, dx);
        } else {
          const SoftmaxColumn softmax = RowFunction(p, place, lanes, x_row(at_row)).softmax;
#pragma unroll
          for (int k = 0; k < I; ++k)
#pragma unroll
            for (int i = 0; i < V; ++i) x[k][i] = softmax.value(x[k][i]);
        }
      } else if (f == Activation::kSoftmaxSequence) {
        SoftmaxColumn column[I][V];
        load_columns<kBackwardStatistics>(p, p.columns, at_row, head, vectors, column);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) {
            x[k][i] = column[k][i].value(x[k][i]);
            dx[k][i] = x[k][i] * (dx[k][i] - column[k][i].mean);
          }
      } else {
#pragma unroll
        for (int k = 0; k < I; ++k) {
          pointwise_gradient(f, x[k], dx[k]);
          pointwise(f, x[k]);
        }
      }
      if (place.rows.out != nullptr && live && row < own_rows) {
#pragma unroll
        for (int k = 0; k < I; ++k) store_row(p, is_tail, dx_at.row + k * vectors.apart, dx[k]);
      }

      // Without an angle not even NaN reaches theta.
      if (counts && angles.turns(at_row)) {
        float g[V];
        Encoding::angle_gradient(p, x, d_o, c, s, g);
#pragma unroll
        for (int i = 0; i < V; ++i) of_theta[i] += g[i];
      }
      const bool next_token = walk.step();
      dx_at.step(next_token);
      new_angles = next_token || !p.positions.shared;
      if (new_angles || row % kRowsInSingle == 0) {
        angles.for_each_position(at_row, [&](int i, int position) {
          sum(0, i) = fma(static_cast<double>(position), static_cast<double>(of_theta[i]), sum(0, i));
          of_theta[i] = 0.0f;
        });
      }
      if (next_token) token += static_cast<int>(blockDim.z);
    }

    const bool writes = threadIdx.z == 0 && live && place.has_head();
    double totals[V];
    const auto total = [&](int k) {
#pragma unroll
      for (int i = 0; i < V; ++i) totals[i] = sum(k, i);
      sum_over_tokens(totals);
    };
    total(0);
    if (writes) {
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const int to = Encoding::template angle<V>(p, own, i);
        if (!one_theta) {
          of_thetas[to] = totals[i];
        } else if (to < p.turning) {
          of_one_theta += totals[i];
        }
      }
    }
    if (p.weight_sums == WeightSums::kNone) continue;
    keep_weights();
#pragma unroll
    for (int k = 0; k < I; ++k) {
      total(1 + k);
      if (!writes) continue;
#pragma unroll
      for (int i = 0; i < V; ++i) of_weights[vectors.at(k) + i] = totals[i];
    }
  }
  if (!one_theta) return;
  __shared__ double of_lanes[kMaxThreads];
  if (threadIdx.z == 0) of_lanes[threadIdx.x + blockDim.x * threadIdx.y] = of_one_theta;
  __syncthreads();
  if (threadIdx.z != 0 || threadIdx.x != 0 || !place.has_head()) return;
  for (int lane = 1; lane < static_cast<int>(blockDim.x); ++lane)
    of_one_theta += of_lanes[lane + blockDim.x * threadIdx.y];
  *of_thetas = of_one_theta;
}

// What threads sum of each of their angles and, behind those, of the elements of the weight, so many threads apart.
constexpr int kSumColumn = kMaxThreads + 4;
__device__ __forceinline__ double* element_sums() {
  extern __shared__ double dynamic_sums[];
  return dynamic_sums;
}

// The same of rows whose lanes hold them between them, element by element (elements.cuh). Dynamic shared memory has kSumColumn f64 for
// each of the most angles of a lane, and where there are sums of a weight for each of its features.
template <class Encoding, class T, int V>
__device__ __forceinline__ void element_gradients(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place(p, Threads::of_warps(p), Tiles(p), p.by_sequence != 0);
  const ElementRows<Encoding, T, V, true> data(p, place);
  const int head = place.has_head() ? place.head : 0;
  const Activation f = place.rows.activation;
  const int own_rows = place.has_head() ? place.tokens() * place.batches() : 0;
  const int rows = place.block_tokens() * place.batches();
  const int x_slot = row_room(data.o_bytes);
  const bool sums_weights = p.weight_sums != WeightSums::kNone;
  const int thread = static_cast<int>(threadIdx.x + 32 * threadIdx.y);
  const auto sum = [&](int k, int i) -> double& { return element_sums()[(k * V + i) * kSumColumn + thread]; };

  Walk<> ahead(place);
  Cursor<const T> d_o_ahead(static_cast<const T*>(place.rows.d_o), place.rows.d_o_stride, place, head);
  Cursor<const T> x_ahead(static_cast<const T*>(place.rows.x), place.rows.x_stride, place, head);
  const auto fetch = [&](int row) {
    if (row < own_rows) {
      const bool next_token = ahead.step();
      fetch_elements(data.slot(row), d_o_ahead.row, data.o_bytes, data.lanes);
      fetch_elements(data.slot(row) + x_slot, x_ahead.row, data.x_bytes, data.lanes);
      d_o_ahead.step(next_token);
      x_ahead.step(next_token);
    }
    commit_copies();
  };
#pragma unroll
  for (int row = 0; row < data.kStages; ++row) fetch(row);

  Angles<Apart<Encoding>, V> angles(p, place.first(), head, data.lanes.lane);
  const auto feature_at = [&](int k, int i) { return data.feature(k, i); };
  const float beyond = f == Activation::kSoftmaxFeature ? -__int_as_float(0x7f800000) : 0.0f;
  Walk<> walk(place);
  Cursor<const T> d_o_at(static_cast<const T*>(place.rows.d_o), place.rows.d_o_stride, place, head);
  Cursor<const T> x_at(static_cast<const T*>(place.rows.x), place.rows.x_stride, place, head);
  Cursor<T> dx_at(static_cast<T*>(place.rows.out), place.rows.out_stride, place, head);
  float of_theta[V], c[V], s[V];
#pragma unroll
  for (int i = 0; i < V; ++i) {
    sum(0, i) = of_theta[i] = 0.0f;
#pragma unroll
    for (int k = 0; k < I; ++k)
      if (sums_weights) sum(1 + k, i) = 0.0;
  }
  int token = place.token_begin;
  bool new_angles = true;
  for (int row = 0; row < rows; ++row) {
    const Row at_row = {place.existing<true>(token), place.batch_begin + walk.batch};
    if (new_angles) angles.cos_sin(at_row, c, s);
    wait_for_copies<data.kStages - 1>();
    __syncwarp();
    float x[I][V], d_o[2][V], dx[I][V];
    data.take(data.slot(row), d_o_at.row, d_o, 0.0f);
    data.take(data.slot(row) + x_slot, x_at.row, x, beyond);
    each_angle(d_o, c, s, dx, [&](auto& in, auto& ci, auto& si, auto& out) { Encoding::adjoint(p, in, ci, si, out); });
    const bool is_tail = token >= place.tail_begin;
    const bool counts = row < own_rows && !is_tail;

    // From here on x is f(x), and dx its gradient.
    if (f == Activation::kRmsNorm) {
      // Built for each row, since registers are few.
      const RmsNorm<I, V> norm(p, place, feature_at);
      const float scale = norm.scale(x);
      norm.backward(x, dx, scale, [&](int k, int i, float of_dx, float of_x) {
        if (sums_weights && counts) sum(1 + k, i) += static_cast<double>(of_dx * of_x);
      });
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) x[k][i] *= scale * norm.weight[k][i];
    } else if (f == Activation::kSoftmaxFeature) {
      const FeatureSoftmax<I, V> softmax(p, place, {}, true);
      softmax.forward(x);
      softmax.backward_of_value(x, dx);
    } else if (f == Activation::kSoftmaxSequence) {
      const float* const from = columns_of<kBackwardStatistics>(p, p.columns, at_row, head);
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) {
          const float* const own = from + max(data.feature(k, i), 0);
          const SoftmaxColumn column = {own[0], own[p.features], own[2 * p.features]};
          x[k][i] = column.value(x[k][i]);
          dx[k][i] = x[k][i] * (dx[k][i] - column.mean);
        }
    } else {
#pragma unroll
      for (int k = 0; k < I; ++k) {
        pointwise_gradient(f, x[k], dx[k]);
        pointwise(f, x[k]);
      }
    }
    // Without an angle not even NaN reaches theta.
    if (counts && angles.turns(at_row)) {
#pragma unroll
      for (int i = 0; i < V; ++i) {
        float xi[I][1], gi[1];
        const float d_oi[2][1] = {{d_o[0][i]}, {d_o[1][i]}}, ci[1] = {c[i]}, si[1] = {s[i]};
#pragma unroll
        for (int k = 0; k < I; ++k) xi[k][0] = x[k][i];
        Encoding::angle_gradient(p, xi, d_oi, ci, si, gi);
        of_theta[i] += gi[0];
      }
    }
    if (place.rows.out != nullptr) {
      if (is_tail) clear(dx);
      data.put(dx_at.row, dx);
      __syncwarp();
      if (row < own_rows && !(is_tail && p.in_place)) store_elements(data.written, dx_at.row, data.x_bytes, data.lanes);
    } else {
      __syncwarp();
    }
    fetch(row + data.kStages);
    const bool next_token = walk.step();
    d_o_at.step(next_token);
    x_at.step(next_token);
    dx_at.step(next_token);
    new_angles = next_token || !p.positions.shared;
    if (new_angles || row % kRowsInSingle == 0) {
      angles.for_each_position(at_row, [&](int i, int position) {
        sum(0, i) = fma(static_cast<double>(position), static_cast<double>(of_theta[i]), sum(0, i));
        of_theta[i] = 0.0f;
      });
    }
    if (next_token) token += place.threads.tokens;
  }
  const bool one_theta = p.theta_feature_stride == 0;
  if (one_theta) {
    double own = 0.0;
#pragma unroll
    for (int i = 0; i < V; ++i)
      if (i < data.angles && data.lanes.lane + i * data.lanes.lanes < p.turning) own += sum(0, i);
    sum(0, 0) = own;
  }
  __syncthreads();

  // Over the tokens of a block, in their order.
  const Threads& of = place.threads;
  const int heads_here = min(of.heads, place.rows.heads - (place.head - of.head));
  const int block_rows = of.tokens * of.heads;
  const int rows_of_warp = 32 / of.lanes;
  const auto total = [&](int k, int i, int lane, int head) {
    double all = 0.0;
    for (int at = head; at < block_rows; at += of.heads) {
      const int warp = at / rows_of_warp;
      all += element_sums()[(k * V + i) * kSumColumn + 32 * warp + (at - warp * rows_of_warp) * of.lanes + lane];
    }
    return all;
  };
  const int columns = one_theta ? 1 : p.span;
  const i64 heads = p.rows[0].heads + p.rows[1].heads;
  const i64 tiles = static_cast<i64>(p.token_tiles) * ((p.batches + p.batches_per_block - 1) / p.batches_per_block);
  const i64 tile = static_cast<i64>(place.batch_tile) * p.token_tiles + place.token_tile;
  const i64 first = tile * heads + place.head_of_all - of.head;
  double* const of_thetas = reinterpret_cast<double*>(p.partials) + first * columns;
  double* const of_weights = reinterpret_cast<double*>(p.partials) + tiles * heads * columns + first * p.features;
  const int threads = static_cast<int>(blockDim.x * blockDim.y);
  for (int element = thread; element < heads_here * columns; element += threads) {
    const int head = element / columns;
    const int angle = element - head * columns;
    double all = 0.0;
    for (int lane = angle % of.lanes; lane < (one_theta ? of.lanes : angle % of.lanes + 1); ++lane)
      all += total(0, angle / of.lanes, lane, head);
    of_thetas[element] = all;
  }
  if (!sums_weights) return;
  for (int element = thread; element < heads_here * I * p.span; element += threads) {
    const int angle = element % p.span;
    const int plane = element / p.span;
    const int head = plane / I;
    const Vectors features = Encoding::template vectors<1>(p, angle);
    of_weights[static_cast<i64>(head) * p.features + features.at(plane % I)] =
        total(1 + plane % I, angle / of.lanes, angle % of.lanes, head);
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

// Second stage: blockDim.x threads sum what belongs to one element, a power of two of them, then a fixed tree.
__device__ __forceinline__ void reduce_partials(const Reduce& r) {
  constexpr int kWarp = 32;
  const int lanes = static_cast<int>(blockDim.x);
  const i64 elements = static_cast<i64>(r.rows) * r.columns;
  const i64 element = blockIdx.x * static_cast<i64>(blockDim.y) + threadIdx.y;
  const i64 own = min(element, elements - 1);  // the last one again where there are no more
  const int row = static_cast<int>(own / r.columns);
  const int first = static_cast<int>(own % r.columns);
  // The terms are numbered by tile, head and column, the last fastest; a thread goes on by `lanes` of them.
  const int of_column = first < r.limit ? (r.limit - first + r.period - 1) / r.period : 0;
  const int of_head = (r.last_head - r.first_head - row + r.rows - 1) / r.rows;
  const i64 of_tile = static_cast<i64>(of_head) * of_column;
  double sum = 0.0;
  if (of_tile > 0) {
    const auto split = [&](int term, int& tile, int& head, int& column) {
      const int rest = term / of_column;
      column = term % of_column;
      head = rest % of_head;
      tile = rest / of_head;
    };
    int tile, head, column, tile_step, head_step, column_step;
    split(static_cast<int>(threadIdx.x), tile, head, column);
    split(lanes, tile_step, head_step, column_step);
    const i64 head_stride = static_cast<i64>(r.rows) * r.span;
    const i64 tile_stride = static_cast<i64>(r.heads) * r.span;
    const auto offset = [&](int tile, int head, int column) {
      return tile * tile_stride + head * head_stride + static_cast<i64>(column) * r.period;
    };
    const i64 step = offset(tile_step, head_step, column_step);
    const i64 next_head = head_stride - static_cast<i64>(of_column) * r.period;
    const i64 next_tile = tile_stride - of_head * head_stride;
    const double* from = r.partials + static_cast<i64>(r.first_head + row) * r.span + first + offset(tile, head, column);
    const i64 terms = of_tile * r.tiles;
    constexpr int kAtOnce = 8;
    for (i64 term = threadIdx.x; term < terms; term += kAtOnce * lanes) {
      double values[kAtOnce];
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        values[i] = term + i * lanes < terms ? __ldg(from) : 0.0;
        from += step;
        column += column_step;
        head += head_step;
        if (column >= of_column) {
          column -= of_column;
          from += next_head;
          ++head;
        }
        if (head >= of_head) {
          head -= of_head;
          from += next_tile;
        }
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) sum += values[i];
    }
  }
  for (int step = min(lanes, kWarp) / 2; step > 0; step /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, step);
  if (lanes > kWarp) {
    __shared__ double of_warps[kMaxThreads / kWarp];
    const int thread = static_cast<int>(threadIdx.x + blockDim.x * threadIdx.y);
    if (thread % kWarp == 0) of_warps[thread / kWarp] = sum;
    __syncthreads();
    sum = 0.0;
    for (int warp = 0; warp < lanes / kWarp; ++warp) sum += of_warps[static_cast<int>(threadIdx.y) * (lanes / kWarp) + warp];
  }
  if (threadIdx.x == 0 && element < elements)
    r.sums[element] = static_cast<float>(r.adds ? r.sums[element] + sum : sum);
}

}  // namespace gimbal::lrpe
