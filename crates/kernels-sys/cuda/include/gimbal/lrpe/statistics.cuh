// Sequence softmax, first stage: each block reads a stretch of tokens of one batch element and leaves, for each of its
// columns (b, h, d), the softmax state of that stretch. `finish_statistics` merges the stretches in order, so that the
// same input gives the same bits. Nothing of softmax(x) is ever written.
//
// Partials: (B·H, token tiles, statistics, D) f32, statistics being m, l and, backward, c.
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "encoding.cuh"

namespace gimbal::lrpe {

constexpr int kMaxThreads = 256;

// The states of a thread's columns.
template <int kStatistics, int I, int V>
struct ColumnStates {
  SoftmaxState state[I][V];

  __device__ __forceinline__ ColumnStates() {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) state[k][i] = SoftmaxState::empty();
  }

  // Lets the references follow where some value of a tile rises too far above them. Rare, so one branch for all columns.
  __device__ __forceinline__ void follow(const float (&top)[I][V]) {
    bool far = false;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) far |= top[k][i] > state[k][i].m + kReferenceSlack;
    if (!far) return;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) state[k][i].move_reference(fmaxf(state[k][i].m, top[k][i]));
  }

  // Merges the states of the threads of a block that hold the same columns of different tokens, in a fixed tree. Ends
  // with the result in the threads of threadIdx.z = 0.
  __device__ __forceinline__ void merge_over_tokens() {
    __shared__ float shared[I * V][kStatistics][kMaxThreads / 2];
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
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) {
            float(&to)[kStatistics][kMaxThreads / 2] = shared[k * V + i];
            const int slot = (z - half) * rows + column;
            to[0][slot] = state[k][i].m;
            to[1][slot] = state[k][i].l;
            if constexpr (kStatistics == kBackwardStatistics) to[2][slot] = state[k][i].c;
          }
      }
      __syncthreads();
      if (z < half && z + half < depth) {
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) {
            const float(&from)[kStatistics][kMaxThreads / 2] = shared[k * V + i];
            const int slot = z * rows + column;
            SoftmaxState other = {from[0][slot], from[1][slot], 0.0f};
            if constexpr (kStatistics == kBackwardStatistics) other.c = from[2][slot];
            state[k][i].merge(other);
          }
      }
    }
    __syncthreads();
  }

  __device__ __forceinline__ void store(const Params& p, const Place& place, int feature) const {
    const i64 width = static_cast<i64>(I) * p.span;
    const i64 tile = (static_cast<i64>(place.batch_begin) * p.heads + place.head) * p.token_tiles + place.token_tile;
    float* to = p.partials + tile * kStatistics * width + feature;
#pragma unroll
    for (int k = 0; k < I; ++k) {
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const i64 at = static_cast<i64>(k) * p.span + i;
        to[at] = state[k][i].m;
        to[width + at] = state[k][i].l;
        if constexpr (kStatistics == kBackwardStatistics) to[2 * width + at] = state[k][i].c;
      }
    }
  }
};

// Forward: the columns' statistics depend on x alone, whatever the op. A row is one span of D features here.
template <class T, int V>
__device__ __forceinline__ void forward_statistics(const Params& p) {
  constexpr int kRowsInFlight = 8;
  const Place place(p);
  const int step = static_cast<int>(blockDim.x) * V;
  for (int base = 0; base < p.span; base += step) {
    const int feature = base + static_cast<int>(threadIdx.x) * V;
    const bool live = feature < p.span && place.head < p.heads;
    ColumnStates<kForwardStatistics, 1, V> columns;
    const T* x_base = static_cast<const T*>(p.x) + place.batch_begin * p.x_stride.batch +
                      place.head * p.x_stride.head + feature;
    const int z = static_cast<int>(blockDim.z);
    const auto fold = [&](int token, auto rows) {
      constexpr int kRows = decltype(rows)::value;
      Vec<T, V> packed[kRows];
#pragma unroll
      for (int u = 0; u < kRows; ++u) packed[u] = load_cached<T, V>(x_base + (token + u * z) * p.x_stride.token);
      float top[1][V];
      widen(packed[0], top[0]);
#pragma unroll
      for (int u = 1; u < kRows; ++u)
#pragma unroll
        for (int i = 0; i < V; ++i) top[0][i] = fmaxf(top[0][i], widen(packed[u].at[i]));
      columns.follow(top);
#pragma unroll
      for (int u = 0; u < kRows; ++u)
#pragma unroll
        for (int i = 0; i < V; ++i)
          columns.state[0][i].l += exp_minus(widen(packed[u].at[i]), columns.state[0][i].m);
    };
    if (live) {
      int token = place.token_begin;
      for (; token + (kRowsInFlight - 1) * z < place.token_end; token += kRowsInFlight * z)
        fold(token, std::integral_constant<int, kRowsInFlight>());
      for (; token < place.token_end; token += z) fold(token, std::integral_constant<int, 1>());
    }
    columns.merge_over_tokens();
    if (live && threadIdx.z == 0) columns.store(p, place, feature);
  }
}

// Backward: beside the softmax itself, c = Σ 2^(x·log2 e - r)·dx̄, from which Σ s·dx̄ = c / l.
template <class Encoding, class T, int V, class Angles>
__device__ __forceinline__ void backward_statistics(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  constexpr int kRowsInFlight = 2;
  const Place place(p);
  const int step = static_cast<int>(blockDim.x) * V;
  for (int base = 0; base < p.span; base += step) {
    const int feature = base + static_cast<int>(threadIdx.x) * V;
    const bool live = feature < p.span && place.head < p.heads;
    const int own = live ? feature : 0;
    const int head = live ? place.head : 0;
    const Angles angles(p, extra, head, own);
    ColumnStates<kBackwardStatistics, I, V> columns;
    const T* x_base = static_cast<const T*>(p.x) + own;
    const T* d_o_base = static_cast<const T*>(p.d_o) + own;
    const int z = static_cast<int>(blockDim.z);
    for (int token = place.token_begin; live && token < place.token_end; token += kRowsInFlight * z) {
      Vec<T, V> packed_x[kRowsInFlight][I], packed_d_o[kRowsInFlight][2];
#pragma unroll
      for (int u = 0; u < kRowsInFlight; ++u) {
        const Row row = {token + u * z, place.batch_begin};
        if (!place.holds(row)) continue;
        const T* x = at(x_base, p.x_stride, row, head);
        const T* d_o = at(d_o_base, p.d_o_stride, row, head);
#pragma unroll
        for (int k = 0; k < I; ++k) packed_x[u][k] = load_cached<T, V>(x + k * p.span);
#pragma unroll
        for (int k = 0; k < 2; ++k) packed_d_o[u][k] = load_cached<T, V>(d_o + k * p.span);
      }
      float top[I][V];
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) {
          top[k][i] = widen(packed_x[0][k].at[i]);
#pragma unroll
          for (int u = 1; u < kRowsInFlight; ++u)
            if (token + u * z < place.token_end) top[k][i] = fmaxf(top[k][i], widen(packed_x[u][k].at[i]));
        }
      columns.follow(top);
#pragma unroll
      for (int u = 0; u < kRowsInFlight; ++u) {
        if (token + u * z >= place.token_end) break;
        float d_o[2][V], x[V], dx[I][V], c[V], s[V];
        angles.cos_sin(token + u * z, c, s);
        widen(packed_d_o[u][0], d_o[0]);
        widen(packed_d_o[u][1], d_o[1]);
        Encoding::adjoint(d_o, c, s, dx);
#pragma unroll
        for (int k = 0; k < I; ++k) {
          widen(packed_x[u][k], x);
#pragma unroll
          for (int i = 0; i < V; ++i) {
            SoftmaxState& state = columns.state[k][i];
            const float e = exp_minus(x[i], state.m);
            state.l += e;
            state.c = fmaf(e, dx[k][i], state.c);
          }
        }
      }
    }
    columns.merge_over_tokens();
    if (live && threadIdx.z == 0) columns.store(p, place, feature);
  }
}

// Second stage: one thread a column merges its stretches, in order, and leaves (B·H, statistics, D).
template <int kStatistics>
__device__ __forceinline__ void finish_statistics(const float* partials, float* columns, i64 rows, int width, int tiles) {
  const i64 column = blockIdx.x * static_cast<i64>(blockDim.x) + threadIdx.x;
  if (column >= rows * width) return;
  const i64 row = column / width;
  const float* from = partials + row * tiles * kStatistics * width + column % width;
  SoftmaxState state = SoftmaxState::empty();
#pragma unroll 8
  for (int tile = 0; tile < tiles; ++tile) {
    SoftmaxState piece = {from[0], from[width], 0.0f};
    if constexpr (kStatistics == kBackwardStatistics) piece.c = from[2 * static_cast<i64>(width)];
    state.merge(piece);
    from += kStatistics * static_cast<i64>(width);
  }
  const SoftmaxColumn done = SoftmaxColumn::of(state);
  float* to = columns + row * kStatistics * width + column % width;
  to[0] = done.m;
  to[width] = done.log2_l;
  if constexpr (kStatistics == kBackwardStatistics) to[2 * static_cast<i64>(width)] = done.mean;
}

}  // namespace gimbal::lrpe
