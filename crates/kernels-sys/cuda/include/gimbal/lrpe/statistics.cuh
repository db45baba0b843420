// Sequence softmax, first stage: each block reads a stretch of tokens of one batch element and leaves, for each of its
// columns (b, h, d), the softmax state of that stretch. `finish_statistics` merges the stretches in order, so that the
// same input gives the same bits; where there is one a column, the block leaves that finished. Nothing of softmax(x) is ever written.
//
// A softmax over the sequence has a launch of its own, so there is one set of tensors.
// Partials: (B·H, token tiles, statistics, D) f32, statistics being m, l and, backward, c. Of packed sequences B is S.
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "block_positions.cuh"
#include "pipeline.cuh"

namespace gimbal::lrpe {

// A block has every `token_tiles`-th of the groups of tokens that it reads at a time: so all of them read near each other, and what they
// read last is together at the end of each sequence (`Tiles::again`).
struct StretchPlace : Place {
  int step;  // from a token of a thread to its next

  __device__ __forceinline__ explicit StretchPlace(const Params& p) : StretchPlace(p, Threads::of_block()) {}

  __device__ __forceinline__ StretchPlace(const Params& p, const Threads& of_block)
      : Place(p, of_block, Tiles(p), p.by_sequence != 0), step(p.token_tiles * threads.tokens) {
    int begin = 0;
    token_end = p.tokens;
    if (p.by_sequence) {
      begin = sequence_begin(p, batch_begin);
      token_end = max(begin, sequence_begin(p, batch_begin + 1));
    }
    block_begin = begin + token_tile * threads.tokens;
    token_begin = block_begin + threads.token;
  }

  __device__ __forceinline__ int tokens() const { return tokens_from(token_begin); }
  __device__ __forceinline__ int block_tokens() const { return tokens_from(block_begin); }

 private:
  __device__ __forceinline__ int tokens_from(int token) const {
    return token < token_end ? (token_end - token + step - 1) / step : 0;
  }
};

using StretchPositions = SequencePositions<PlainPositions>;

// The number of a thread's stretch among all that leave a state. Memory does not hold 2^32 of them.
__device__ __forceinline__ unsigned stretch_of(const Params& p, const Place& place) {
  const unsigned row = static_cast<unsigned>(place.batch_begin) * p.rows[0].heads + place.head;
  return row * p.token_tiles + place.token_tile;
}

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

  // Lets the references follow where a value rises too far above them. Rare, so it is one branch for all columns.
  __device__ __forceinline__ void follow(const float (&top)[I][V]) {
    float above = kLowest;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) above = fmaxf(above, top[k][i] - state[k][i].m);
    if (above <= kReferenceSlack) return;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) state[k][i].move_reference(fmaxf(state[k][i].m, top[k][i]));
  }

  // l += exp(x - m).
  __device__ __forceinline__ void add(const float (&x)[I][V]) {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) state[k][i].l += exp_minus(x[k][i], state[k][i].m);
  }

  // l += exp(x - m), c += exp(x - m)·w.
  __device__ __forceinline__ void add(const float (&x)[I][V], const float (&w)[I][V]) {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float e = exp_minus(x[k][i], state[k][i].m);
        state[k][i].l += e;
        state[k][i].c = fmaf(e, w[k][i], state[k][i].c);
      }
  }

  // Merges the states of the threads of a block that hold the same columns of different tokens, in a fixed tree. Ends
  // with the result in the threads of the first token; finished, if it is of a whole sequence.
  __device__ __forceinline__ void merge_over_tokens(const Params& p) {
    __shared__ Shared shared;
    merge_over_tokens(p, Threads::of_block(), shared);
  }

  // As many numbers as half of the threads have.
  using Shared = float[I * V][kStatistics][kMaxThreads / 2];

  __device__ __forceinline__ void merge_over_tokens(const Params& p, const Threads& of, Shared& shared) {
    const int z = of.token;
    const int depth = of.tokens;
    const int rows = of.lanes * of.heads;
    const int column = of.lane + of.lanes * of.head;
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
    if (p.token_tiles == 1) finish(of, shared);
  }

  // Of a whole sequence finished columns, and nothing for a second stage. feature_at(k, i): of which feature it is, below 0 of none.
  template <class FeatureAt>
  __device__ __forceinline__ void store(const Params& p, unsigned tile, FeatureAt feature_at) const {
    const i64 width = p.features;
    float* to = (p.token_tiles == 1 ? p.columns : p.partials) + tile * kStatistics * width;
#pragma unroll
    for (int k = 0; k < I; ++k) {
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const int at = feature_at(k, i);
        if (at < 0) continue;
        to[at] = state[k][i].m;
        to[width + at] = state[k][i].l;
        if constexpr (kStatistics == kBackwardStatistics) to[2 * width + at] = state[k][i].c;
      }
    }
  }

 private:
  // l becomes log2 l, and c the mean (`SoftmaxColumn`), of all columns by all threads: the same instructions for each column of a thread
  // would be fetched for each, once.
  __device__ __forceinline__ void finish(const Threads& of, Shared& shared) {
    constexpr int kAtOnce = kMaxThreads / 2;
    const int columns = of.lanes * of.heads;
    const int thread = static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
    const int threads = static_cast<int>(blockDim.x * blockDim.y * blockDim.z);
#pragma unroll 1
    for (int first = 0; first < columns; first += kAtOnce) {
      const int here = min(columns - first, kAtOnce);
      const int slot = of.lane + of.lanes * of.head - first;
      const bool is_own = of.has_row && of.token == 0 && slot >= 0 && slot < here;
      if (is_own) {
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) {
            shared[k * V + i][1][slot] = state[k][i].l;
            if constexpr (kStatistics == kBackwardStatistics) shared[k * V + i][2][slot] = state[k][i].c;
          }
      }
      __syncthreads();
#pragma unroll 1
      for (int at = thread; at < I * V * here; at += threads) {
        const int i = at / here;
        float& l = shared[i][1][at - i * here];
        float& c = shared[i][kStatistics - 1][at - i * here];
        const SoftmaxColumn done = SoftmaxColumn::of({0.0f, l, c});
        l = done.log2_l;
        if constexpr (kStatistics == kBackwardStatistics) c = done.mean;
      }
      __syncthreads();
      if (is_own) {
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) {
            state[k][i].l = shared[k * V + i][1][slot];
            if constexpr (kStatistics == kBackwardStatistics) state[k][i].c = shared[k * V + i][2][slot];
          }
      }
      __syncthreads();
    }
  }
};

// Forward: the columns' statistics depend on x alone, whatever the op.
template <class T, int V>
__device__ __forceinline__ void forward_statistics(const Params& p) {
  const StretchPlace place(p);
  TilePipeline<T, V> pipeline;
  const int stride = static_cast<int>(blockDim.x) * V;
  // What is kept beyond here is little: a few registers decide how many blocks there is room for.
  const int own_rows = place.has_head() ? place.tokens() : -1;  // -1: there is nothing to leave either
  const unsigned stretch = stretch_of(p, place);
  const T* const first = at(static_cast<const T*>(p.rows[0].x), p.rows[0].x_stride, place.first(), place.head);
  for (int base = 0; base < p.features; base += stride) {
    const int feature = base + static_cast<int>(threadIdx.x) * V;
    const int rows = feature < p.features ? max(own_rows, 0) : 0;
    const int tiles = rows / kTile;
    const T* ahead = first + feature;
    const i64 step = p.rows[0].x_stride.token_step;
#pragma unroll
    for (int tile = 0; tile < pipeline.kTiles; ++tile) pipeline.fetch(ahead, step, tile < tiles);
    ColumnStates<kForwardStatistics, 1, V> columns;
    float x[1][V];
    for (int tile = 0; tile < tiles; ++tile) {
      Vec<T, V> packed[kTile];
      pipeline.take(packed);
      pipeline.fetch(ahead, step, tile + pipeline.kTiles < tiles);
      widen(maximum(maximum(packed[0], packed[1]), maximum(packed[2], packed[3])), x[0]);
      columns.follow(x);
#pragma unroll
      for (int u = 0; u < kTile; ++u) {
        widen(packed[u], x[0]);
        columns.add(x);
      }
    }
#pragma unroll 1
    for (int row = tiles * kTile; row < rows; ++row, ahead += step) {
      widen(load<T, V>(ahead), x[0]);
      columns.follow(x);
      columns.add(x);
    }
    columns.merge_over_tokens(p);
    if (feature < p.features && own_rows >= 0 && threadIdx.z == 0) columns.store(p, stretch, [&](int, int i) { return feature + i; });
  }
}

// Backward: beside the softmax itself, c = Σ exp(x - m)·dx̄, from which Σ s·dx̄ = c / l.
template <class Encoding, class T, int V, int kMemory = 0>
__device__ __forceinline__ void backward_statistics(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const StretchPlace place(p);
  auto pipeline = pipeline_within<RowPipeline<T, V, 2 + I>, kMemory>();
  const int stride = static_cast<int>(blockDim.x) * V;
  for (int base = 0; base < p.span; base += stride) {
    const int angle = base + static_cast<int>(threadIdx.x) * V;
    const bool live = angle < p.span && place.has_head();
    const int rows = live ? place.tokens() : 0;
    const int own = live ? angle : 0;
    const int head = live ? place.head : 0;
    const Vectors vectors = Encoding::template vectors<V>(p, own);
    const Strides& x_stride = p.rows[0].x_stride;
    const Strides& d_o_stride = p.rows[0].d_o_stride;
    const T* x_ahead = at(static_cast<const T*>(p.rows[0].x), x_stride, place.first(), head);
    const T* d_o_ahead = at(static_cast<const T*>(p.rows[0].d_o), d_o_stride, place.first(), head);
    const auto fetch = [&](int row) {
      if (row < rows) {
#pragma unroll
        for (int k = 0; k < 2; ++k) pipeline.fetch(row, k, d_o_ahead + vectors.at(k), vectors.apart);
#pragma unroll
        for (int k = 0; k < I; ++k) pipeline.fetch(row, 2 + k, x_ahead + vectors.at(k), vectors.apart);
        d_o_ahead += d_o_stride.token_step;
        x_ahead += x_stride.token_step;
      }
      pipeline.end_fetch();
    };
#pragma unroll
    for (int row = 0; row < pipeline.kStages; ++row) fetch(row);
    Angles<Encoding, V, StretchPositions> angles(p, StretchPositions(p, place), head, own);
    ColumnStates<kBackwardStatistics, I, V> columns;
    for (int row = 0; row < rows; ++row) {
      float d_o[2][V], x[I][V], dx[I][V], c[V], s[V];
      angles.cos_sin({place.token_begin + row * place.step, place.batch_begin}, c, s);
      pipeline.wait_for_oldest();
#pragma unroll
      for (int k = 0; k < 2; ++k) widen(pipeline.take(row, k), d_o[k]);
#pragma unroll
      for (int k = 0; k < I; ++k) widen(pipeline.take(row, 2 + k), x[k]);
      fetch(row + pipeline.kStages);
      Encoding::adjoint(p, d_o, c, s, dx);
      columns.follow(x);
      columns.add(x, dx);
    }
    columns.merge_over_tokens(p);
    if (live && threadIdx.z == 0) columns.store(p, stretch_of(p, place), [&](int k, int i) { return vectors.at(k) + i; });
  }
}

// Several states of a column, every `step`th of them. The references first, so that no power waits for the one before.
template <int kStatistics, class Load>
__device__ __forceinline__ SoftmaxState merged(int first, int end, int step, Load load) {
  SoftmaxState all = SoftmaxState::empty();
#pragma unroll 8
  for (int k = first; k < end; k += step) all.m = fmaxf(all.m, load(k, 0));
#pragma unroll 8
  for (int k = first; k < end; k += step) {
    const float scale = exp_minus(load(k, 0), all.m);
    all.l = fmaf(load(k, 1), scale, all.l);
    if constexpr (kStatistics == kBackwardStatistics) all.c = fmaf(load(k, 2), scale, all.c);
  }
  return all;
}

// The same of states in memory, which come in one go, a few of them, since each is waited for.
template <int kStatistics, class Load>
__device__ __forceinline__ SoftmaxState merged_of_memory(int first, int end, int step, Load load) {
  constexpr int kAtOnce = 8;
  SoftmaxState all = SoftmaxState::empty();
#pragma unroll 1
  for (int k = first; k < end; k += kAtOnce * step) {
    SoftmaxState some[kAtOnce];
#pragma unroll
    for (int u = 0; u < kAtOnce; ++u) {
      const int own = k + u * step;
      some[u] = SoftmaxState::empty();
      if (own < end) {
        some[u].m = load(own, 0);
        some[u].l = load(own, 1);
        if constexpr (kStatistics == kBackwardStatistics) some[u].c = load(own, 2);
      }
    }
    float top = all.m;
#pragma unroll
    for (int u = 0; u < kAtOnce; ++u) top = fmaxf(top, some[u].m);
    all.move_reference(top);
#pragma unroll
    for (int u = 0; u < kAtOnce; ++u) {
      const float scale = exp_minus(some[u].m, top);
      all.l = fmaf(some[u].l, scale, all.l);
      if constexpr (kStatistics == kBackwardStatistics) all.c = fmaf(some[u].c, scale, all.c);
    }
  }
  return all;
}

struct NoWait {
  __device__ __forceinline__ void operator()() const {}
};

// Second stage: threads merge the stretches of columns, and leave (B·H, statistics, D). A block is columns × parts of their
// stretches. Calls wait() before it reads anything.
template <int kStatistics, class Wait = NoWait>
__device__ __forceinline__ void finish_statistics(const float* partials, float* columns, i64 rows, int width, int tiles,
                                                  Wait wait = {}) {
  __shared__ float parts[kStatistics][kMaxThreads];
  const i64 column = blockIdx.x * static_cast<i64>(blockDim.x) + threadIdx.x;
  const bool live = column < rows * width;
  const i64 row = live ? column / width : 0;
  const i64 in_row = live ? column % width : 0;
  const float* from = partials + row * tiles * kStatistics * width + in_row;
  const auto of_tile = [&](int tile, int statistic) {
    return from[(static_cast<i64>(tile) * kStatistics + statistic) * width];
  };
  const auto of_part = [&](int part, int statistic) { return parts[statistic][part * blockDim.x + threadIdx.x]; };
  wait();
  SoftmaxState state =
      merged_of_memory<kStatistics>(static_cast<int>(threadIdx.y), tiles, static_cast<int>(blockDim.y), of_tile);
  if (blockDim.y > 1) {
    const int at = static_cast<int>(threadIdx.y * blockDim.x + threadIdx.x);
    parts[0][at] = state.m;
    parts[1][at] = state.l;
    if constexpr (kStatistics == kBackwardStatistics) parts[2][at] = state.c;
    __syncthreads();
    if (threadIdx.y > 0) return;
    state = merged<kStatistics>(0, static_cast<int>(blockDim.y), 1, of_part);
  }
  if (!live) return;
  const SoftmaxColumn done = SoftmaxColumn::of(state);
  float* to = columns + row * kStatistics * width + in_row;
  to[0] = done.m;
  to[width] = done.log2_l;
  if constexpr (kStatistics == kBackwardStatistics) to[2 * static_cast<i64>(width)] = done.mean;
}

// Several ranks: one thread a column merges what each rank has finished, in their order. Where log2 l is -inf a rank has
// nothing to add: no token, or -inf alone.
template <int kStatistics>
__device__ __forceinline__ void merge_statistics(const float* parts, float* columns, i64 rows, int width, int ranks) {
  const i64 column = blockIdx.x * static_cast<i64>(blockDim.x) + threadIdx.x;
  if (column >= rows * width) return;
  const i64 place = column / width * kStatistics * width + column % width;
  const float* from = parts + place;
  SoftmaxState state = SoftmaxState::empty();
  for (int rank = 0; rank < ranks; ++rank) {
    const float l = exp2f(from[width]);
    if (l != 0.0f) {
      SoftmaxState piece = {from[0], l, 0.0f};
      if constexpr (kStatistics == kBackwardStatistics) piece.c = from[2 * static_cast<i64>(width)] * l;
      state.merge(piece);
    }
    from += rows * kStatistics * width;
  }
  const SoftmaxColumn done = SoftmaxColumn::of(state);
  float* to = columns + place;
  to[0] = done.m;
  to[width] = done.log2_l;
  if constexpr (kStatistics == kBackwardStatistics) to[2 * static_cast<i64>(width)] = done.mean;
}

}  // namespace gimbal::lrpe
