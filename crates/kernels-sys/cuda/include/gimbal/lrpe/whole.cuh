// Sequence softmax in one launch: a block, or the blocks of a cluster, hold all rows of a slice of the features of one (batch,
// head) in shared memory, and go through them twice: for the statistics of the columns, then for o or dx. x and do are read once.
//
// A block is lanes × 1 × tokens threads, both powers of two, and whole warps. Its head tiles are slices of a head's angles, a
// vector a lane, and its token tiles the blocks of a cluster. A thread copies all of its rows at once, into slots of its own,
// and waits for them all: in groups, as they come, took 0.3 to 1 µs longer.
#pragma once

#include "../hopper/cluster.cuh"
#include "statistics.cuh"

namespace gimbal::lrpe {

// Features of a vector, whatever their type: with eight, half as many threads find room for what they know of their columns.
constexpr int kWholeWidth = 4;
constexpr int kMostWholeLanes = 16;
constexpr int kMostWarps = kMaxThreads / 32;

// A slice of a head, and the part of its tokens that is the block's.
struct WholePlace : Place {
  int angle;

  __device__ __forceinline__ explicit WholePlace(const Params& p) : Place(p) {
    const int slice = static_cast<int>(blockDim.x) * kWholeWidth;
    const int slices = (p.span + slice - 1) / slice;
    const int tile = head;
    head = tile / slices;
    angle = (tile - head * slices) * slice + static_cast<int>(threadIdx.x) * kWholeWidth;
  }
};

__device__ __forceinline__ int thread_of_block() { return static_cast<int>(threadIdx.x + blockDim.x * threadIdx.z); }
__device__ __forceinline__ int threads_of_block() { return static_cast<int>(blockDim.x * blockDim.z); }

// What the threads of a block, and the blocks of a cluster, tell each other of the columns of a slice.
template <class T, int I, int kStatistics, bool kInClusters>
struct WholeColumns {
  static constexpr int V = kWholeWidth;
  static constexpr bool kBackward = kStatistics == kBackwardStatistics;

  Vec<T, V> top[kMostWarps][I][kMostWholeLanes];
  float4 sum[kMostWarps][kStatistics - 1][I][kMostWholeLanes];
  // Of a cluster: what all blocks tell has arrived, and what follows from it.
  hopper::Barrier arrived;
  float4 done[kStatistics][I][kMostWholeLanes];

  // What a block of a cluster tells: (statistics, I, lanes) vectors. Those of all blocks begin the dynamic memory.
  __device__ __forceinline__ static int bytes_of_block() { return kStatistics * I * static_cast<int>(blockDim.x) * 16; }

  __device__ __forceinline__ static char* dynamic() {
    extern __shared__ __align__(16) char shared[];
    return shared;
  }

  // Returns where the rows begin in the dynamic memory.
  __device__ __forceinline__ char* begin(int blocks) {
    if (!kInClusters || blocks == 1) return dynamic();
    if (thread_of_block() == 0) {
      arrived.init(1);
      hopper::fence_barrier_init();
      arrived.arrive_and_expect(static_cast<uint32_t>(blocks * bytes_of_block()));
    }
    __syncwarp();
    hopper::arrive_at_cluster_relaxed();
    return dynamic() + blocks * bytes_of_block();
  }

  // The largest of each column of the block, from those of each thread.
  __device__ __forceinline__ void maxima(Vec<T, V> (&own)[I], float (&m)[I][V]) {
    constexpr int kWords = static_cast<int>(sizeof(Vec<T, V>)) / 4;
#pragma unroll 1
    for (int step = 16; step >= static_cast<int>(blockDim.x); step /= 2) {
#pragma unroll
      for (int k = 0; k < I; ++k) {
        Vec<T, V> other;
#pragma unroll
        for (int word = 0; word < kWords; ++word)
          reinterpret_cast<unsigned*>(&other)[word] =
              __shfl_xor_sync(0xffffffffu, reinterpret_cast<const unsigned*>(&own[k])[word], step);
        own[k] = maximum(own[k], other);
      }
    }
    if (thread_of_block() % 32 < static_cast<int>(blockDim.x)) {
#pragma unroll
      for (int k = 0; k < I; ++k) top[thread_of_block() / 32][k][threadIdx.x] = own[k];
    }
    __syncthreads();
#pragma unroll 1
    for (int warp = 0; warp < threads_of_block() / 32; ++warp) {
#pragma unroll
      for (int k = 0; k < I; ++k) own[k] = maximum(own[k], top[warp][k][threadIdx.x]);
    }
#pragma unroll
    for (int k = 0; k < I; ++k) {
      widen(own[k], m[k]);
#pragma unroll
      for (int i = 0; i < V; ++i) m[k][i] = fmaxf(m[k][i], kLowest);
    }
  }

  // The columns of the block, or of the cluster, from what each thread has added up: l = Σ exp(x - m), c = Σ exp(x - m)·dx̄.
  __device__ __forceinline__ void join(const float (&m)[I][V], float (&l)[I][V], float (&c)[I][V], int blocks,
                                       SoftmaxColumn (&column)[I][V]) {
    add_up(l, 0);
    if constexpr (kBackward) add_up(c, 1);
    __syncthreads();
    collect(l, 0);
    if constexpr (kBackward) collect(c, 1);
    if constexpr (kInClusters) {
      if (blocks > 1) return join_blocks(m, l, c, blocks, column);
    }
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) column[k][i] = SoftmaxColumn::of({m[k][i], l[k][i], kBackward ? c[k][i] : 0.0f});
  }

 private:
  // Of a warp.
  __device__ __forceinline__ void add_up(float (&own)[I][V], int which) {
#pragma unroll 1
    for (int step = 16; step >= static_cast<int>(blockDim.x); step /= 2) {
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) own[k][i] += __shfl_xor_sync(0xffffffffu, own[k][i], step);
    }
    if (thread_of_block() % 32 < static_cast<int>(blockDim.x)) {
#pragma unroll
      for (int k = 0; k < I; ++k) sum[thread_of_block() / 32][which][k][threadIdx.x] = {own[k][0], own[k][1], own[k][2], own[k][3]};
    }
  }

  // Of all warps.
  __device__ __forceinline__ void collect(float (&all)[I][V], int which) const {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) all[k][i] = 0.0f;
#pragma unroll 1
    for (int warp = 0; warp < threads_of_block() / 32; ++warp) {
#pragma unroll
      for (int k = 0; k < I; ++k) {
        const float4 more = sum[warp][which][k][threadIdx.x];
        all[k][0] += more.x;
        all[k][1] += more.y;
        all[k][2] += more.z;
        all[k][3] += more.w;
      }
    }
  }

  __device__ __forceinline__ void join_blocks(const float (&m)[I][V], const float (&l)[I][V], const float (&c)[I][V],
                                              int blocks, SoftmaxColumn (&column)[I][V]) {
    const int lanes = static_cast<int>(blockDim.x);
    // The barriers of all are there.
    __syncwarp();
    hopper::wait_for_cluster();
    const uint32_t own = shared_address(dynamic()) + hopper::cluster_rank() * bytes_of_block() + threadIdx.x * 16;
    for (int block = static_cast<int>(threadIdx.z); block < blocks; block += static_cast<int>(blockDim.z)) {
      const uint32_t barrier = hopper::address_in_block(shared_address(&arrived.state), block);
      const auto tell = [&](int statistic, int k, const float(&it)[V]) {
        const uint32_t to = hopper::address_in_block(own + (statistic * I + k) * lanes * 16, block);
        hopper::store_to_block(to, {it[0], it[1], it[2], it[3]}, barrier);
      };
#pragma unroll
      for (int k = 0; k < I; ++k) {
        tell(0, k, m[k]);
        tell(1, k, l[k]);
        if constexpr (kBackward) tell(2, k, c[k]);
      }
    }
    arrived.wait_for_others(0);
    const int width = lanes * V;
    for (int at = thread_of_block(); at < I * width; at += threads_of_block()) {
      const auto told = [&](int block, int statistic) {
        return reinterpret_cast<const float*>(dynamic())[(block * kStatistics + statistic) * I * width + at];
      };
      const SoftmaxColumn it = SoftmaxColumn::of(merged<kStatistics>(0, blocks, 1, told));
      const int k = at < width ? 0 : I - 1;
      const int place = at - k * width;
      reinterpret_cast<float*>(done[0][k])[place] = it.m;
      reinterpret_cast<float*>(done[1][k])[place] = it.log2_l;
      if constexpr (kBackward) reinterpret_cast<float*>(done[2][k])[place] = it.mean;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < I; ++k) {
      const float4 ms = done[0][k][threadIdx.x];
      const float4 ls = done[1][k][threadIdx.x];
      const float4 means = kBackward ? done[kStatistics - 1][k][threadIdx.x] : float4{};
      column[k][0] = {ms.x, ls.x, means.x};
      column[k][1] = {ms.y, ls.y, means.y};
      column[k][2] = {ms.z, ls.z, means.z};
      column[k][3] = {ms.w, ls.w, means.w};
    }
  }
};

// The rows of a thread: pieces of 16 bytes, then, for all rows, of 8, so that a warp's accesses are neighbours.
template <int kPieces, int kHalves>
struct Slots {
  char* pieces;
  char* halves;

  __device__ __forceinline__ Slots(char* shared, int rows)
      : pieces(shared + thread_of_block() * 16),
        halves(shared + rows * kPieces * threads_of_block() * 16 + thread_of_block() * 8) {}

  __device__ __forceinline__ char* piece(int row, int k) const {
    return pieces + (row * kPieces + k) * threads_of_block() * 16;
  }
  __device__ __forceinline__ char* half(int row, int k) const {
    return halves + (row * kHalves + k) * threads_of_block() * 8;
  }
};

// One access: left to itself, the compiler loads the elements of eight bytes one by one.
template <class T>
__device__ __forceinline__ Vec<T, kWholeWidth> take(const char* from) {
  Vec<T, kWholeWidth> packed;
  if constexpr (sizeof(packed) == 16) {
    *reinterpret_cast<uint4*>(&packed) = *reinterpret_cast<const uint4*>(from);
  } else {
    *reinterpret_cast<uint2*>(&packed) = *reinterpret_cast<const uint2*>(from);
  }
  return packed;
}

template <class T>
__device__ __forceinline__ void copy_row(char* to, const T* from) {
  copy_async(reinterpret_cast<Vec<T, kWholeWidth>*>(to), from);
}

// The angles of a thread's rows one after another. With an angle for each feature, on a line, every fourth is exact, and those
// between are turned on from there, off by 2.4e-6 at most: forward 19.2 → 16.8 µs
// (H100, n = 256). With half as many angles that takes more registers than it saves time.
template <class Encoding>
struct WholeAngles {
  static constexpr int V = kWholeWidth;
  static constexpr bool kTurns = Encoding::kInputs == 1;
  static constexpr int kExactEvery = 4;

  Angles<Encoding, V> exact;
  bool on_line;
  float turn_c[V], turn_s[V];
  float c[V], s[V];

  __device__ __forceinline__ WholeAngles(const Params& p, const WholePlace& place, int own)
      : exact(p, place.first(), place.head, own), on_line(p.positions.source == Source::kLine) {
    if constexpr (kTurns) exact.turn(static_cast<int>(blockDim.z), turn_c, turn_s);
  }

  __device__ __forceinline__ void go_to(int row, const Row& at) {
    if constexpr (kTurns) {
      if (on_line && row % kExactEvery != 0) {
#pragma unroll
        for (int i = 0; i < V; ++i) {
          const float next = c[i] * turn_c[i] - s[i] * turn_s[i];
          s[i] = s[i] * turn_c[i] + c[i] * turn_s[i];
          c[i] = next;
        }
        return;
      }
    }
    exact.cos_sin(at, c, s);
  }
};

template <class T, int I>
__device__ __forceinline__ void nothing_yet(Vec<T, kWholeWidth> (&top)[I]) {
#pragma unroll
  for (int k = 0; k < I; ++k)
#pragma unroll
    for (int i = 0; i < kWholeWidth; ++i) top[k].at[i] = narrow<T>(-INFINITY);
}

template <class Encoding, class T, bool kInClusters>
__device__ __forceinline__ void whole_forward(const Params& p) {
  constexpr int I = Encoding::kInputs;
  constexpr int V = kWholeWidth;
  constexpr bool kWide = sizeof(T) == 4;
  __shared__ WholeColumns<T, I, kForwardStatistics, kInClusters> shared;
  const WholePlace place(p);
  // A lane past the end of a row has no rows, but comes to every barrier.
  const bool live = place.angle < p.span;
  const int own = live ? place.angle : 0;
  const int rows = live ? place.tokens() : 0;
  const Vectors vectors = Encoding::template vectors<V>(p, own);
  const int z = static_cast<int>(blockDim.z);
  const Slots<kWide ? I : 0, kWide ? 0 : I> slots(shared.begin(p.token_tiles), p.tokens_per_block / z);
  const auto slot = [&](int row, int k) { return kWide ? slots.piece(row, k) : slots.half(row, k); };
  const Strides& x_stride = p.rows[0].x_stride;
  const T* from = at(static_cast<const T*>(p.rows[0].x), x_stride, place.first(), place.head) + vectors.first;
#pragma unroll 1
  for (int row = 0; row < rows; ++row, from += x_stride.token_step) {
#pragma unroll
    for (int k = 0; k < I; ++k) copy_row(slot(row, k), from + k * vectors.apart);
  }
  commit_copies();
  WholeAngles<Encoding> angles(p, place, own);

  Vec<T, V> top[I];
  nothing_yet(top);
  wait_for_copies<0>();
#pragma unroll 2
  for (int row = 0; row < rows; ++row) {
#pragma unroll
    for (int k = 0; k < I; ++k) top[k] = maximum(top[k], take<T>(slot(row, k)));
  }
  float m[I][V], l[I][V] = {}, unused[I][V];
  shared.maxima(top, m);
#pragma unroll 2
  for (int row = 0; row < rows; ++row) {
#pragma unroll
    for (int k = 0; k < I; ++k) {
      float x[V];
      widen(take<T>(slot(row, k)), x);
#pragma unroll
      for (int i = 0; i < V; ++i) l[k][i] += exp_minus(x[i], m[k][i]);
    }
  }
  SoftmaxColumn column[I][V];
  shared.join(m, l, unused, p.token_tiles, column);

  const Strides& out_stride = p.rows[0].out_stride;
  T* to = at(static_cast<T*>(p.rows[0].out), out_stride, place.first(), place.head) + vectors.first;
#pragma unroll 1
  for (int row = 0; row < rows; ++row, to += out_stride.token_step) {
    angles.go_to(row, {place.token_begin + row * z, place.batch_begin});
    float x[I][V], o[2][V];
#pragma unroll
    for (int k = 0; k < I; ++k) {
      widen(take<T>(slot(row, k)), x[k]);
#pragma unroll
      for (int i = 0; i < V; ++i) x[k][i] = column[k][i].value(x[k][i]);
    }
    Encoding::encode(p, x, angles.c, angles.s, o);
#pragma unroll
    for (int k = 0; k < 2; ++k) store(to + k * vectors.apart, narrow<T>(o[k]));
  }
}

// dx̄ takes the place of do, in f32, so that angles are computed once.
template <class Encoding, class T, bool kInClusters>
__device__ __forceinline__ void whole_backward(const Params& p) {
  constexpr int I = Encoding::kInputs;
  constexpr int V = kWholeWidth;
  constexpr bool kWide = sizeof(T) == 4;
  constexpr int kOfGradient = kWide ? 2 : I;  // pieces
  __shared__ WholeColumns<T, I, kBackwardStatistics, kInClusters> shared;
  const WholePlace place(p);
  const bool live = place.angle < p.span;
  const int own = live ? place.angle : 0;
  const int rows = live ? place.tokens() : 0;
  const Vectors vectors = Encoding::template vectors<V>(p, own);
  const int z = static_cast<int>(blockDim.z);
  const Slots<kOfGradient + (kWide ? I : 0), kWide ? 0 : I> slots(shared.begin(p.token_tiles), p.tokens_per_block / z);
  const auto x_slot = [&](int row, int k) { return kWide ? slots.piece(row, kOfGradient + k) : slots.half(row, k); };
  const auto d_o_slot = [&](int row, int k) {
    return kOfGradient == 2 ? slots.piece(row, k) : slots.piece(row, 0) + k * static_cast<int>(sizeof(Vec<T, V>));
  };
  const Strides& x_stride = p.rows[0].x_stride;
  const Strides& d_o_stride = p.rows[0].d_o_stride;
  const T* x_from = at(static_cast<const T*>(p.rows[0].x), x_stride, place.first(), place.head) + vectors.first;
  const T* d_o_from = at(static_cast<const T*>(p.rows[0].d_o), d_o_stride, place.first(), place.head) + vectors.first;
#pragma unroll 1
  for (int row = 0; row < rows; ++row) {
#pragma unroll
    for (int k = 0; k < I; ++k) copy_row(x_slot(row, k), x_from + k * vectors.apart);
#pragma unroll
    for (int k = 0; k < 2; ++k) copy_row(d_o_slot(row, k), d_o_from + k * vectors.apart);
    x_from += x_stride.token_step;
    d_o_from += d_o_stride.token_step;
  }
  commit_copies();
  WholeAngles<Encoding> angles(p, place, own);

  Vec<T, V> top[I];
  nothing_yet(top);
  wait_for_copies<0>();
#pragma unroll 2
  for (int row = 0; row < rows; ++row) {
#pragma unroll
    for (int k = 0; k < I; ++k) top[k] = maximum(top[k], take<T>(x_slot(row, k)));
  }
  float m[I][V], l[I][V] = {}, sums[I][V] = {};
  shared.maxima(top, m);
#pragma unroll 1
  for (int row = 0; row < rows; ++row) {
    angles.go_to(row, {place.token_begin + row * z, place.batch_begin});
    float d_o[2][V], dx[I][V], x[V];
#pragma unroll
    for (int k = 0; k < 2; ++k) widen(take<T>(d_o_slot(row, k)), d_o[k]);
    Encoding::adjoint(p, d_o, angles.c, angles.s, dx);
#pragma unroll
    for (int k = 0; k < I; ++k) {
      widen(take<T>(x_slot(row, k)), x);
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float e = exp_minus(x[i], m[k][i]);
        l[k][i] += e;
        sums[k][i] = fmaf(e, dx[k][i], sums[k][i]);
      }
      *reinterpret_cast<float4*>(slots.piece(row, k)) = {dx[k][0], dx[k][1], dx[k][2], dx[k][3]};
    }
  }
  SoftmaxColumn column[I][V];
  shared.join(m, l, sums, p.token_tiles, column);

  const Strides& out_stride = p.rows[0].out_stride;
  T* to = at(static_cast<T*>(p.rows[0].out), out_stride, place.first(), place.head) + vectors.first;
#pragma unroll 1
  for (int row = 0; row < rows; ++row, to += out_stride.token_step) {
#pragma unroll
    for (int k = 0; k < I; ++k) {
      float x[V], dx[V];
      widen(take<float>(slots.piece(row, k)), dx);
      widen(take<T>(x_slot(row, k)), x);
#pragma unroll
      for (int i = 0; i < V; ++i) dx[i] = column[k][i].value(x[i]) * (dx[i] - column[k][i].mean);
      store(to + k * vectors.apart, narrow<T>(dx));
    }
  }
}

}  // namespace gimbal::lrpe
