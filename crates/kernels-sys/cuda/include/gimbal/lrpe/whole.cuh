// Sequence softmax in one launch: a block, or the blocks of a cluster, hold all rows of a slice of the features of one (batch,
// head) in shared memory, and go through them twice: for the statistics of the columns, then for o or dx. x and do are read once.
//
// A block is lanes × 1 × tokens threads, both powers of two, and whole warps. Its head tiles are slices of a head's angles, a
// vector a lane, and its token tiles the blocks of a cluster. A thread copies all of its rows at once, into slots of its own,
// and waits for them all: in groups, as they come, took 0.3 to 1 µs longer.
#pragma once

#include <new>

#include "../hopper/cluster.cuh"
#include "statistics.cuh"

namespace gimbal::lrpe {

// Features of a vector, whatever their type: with eight, half as many threads find room for what they know of their columns.
constexpr int kWholeWidth = 4;
constexpr int kMostWholeLanes = 16;
constexpr int kMostWarps = kMaxThreads / 32;

// n / power, where that is a power of two: twenty instructions less than a division.
__device__ __forceinline__ int over_power(int n, int power) { return n >> (31 - __clz(power)); }

// A slice of a head, and the part of its tokens that is the block's.
struct WholePlace : Place {
  int angle;

  __device__ __forceinline__ explicit WholePlace(const Params& p)
      : Place(p, Threads::of_block(), Tiles::of_clusters(p), false) {
    const int slice = static_cast<int>(blockDim.x) * kWholeWidth;
    const int slices = over_power(p.span + slice - 1, slice);
    const int tile = head;
    head = tile / slices;
    angle = (tile - head * slices) * slice + static_cast<int>(threadIdx.x) * kWholeWidth;
  }

  __device__ __forceinline__ int tokens() const {
    const int z = static_cast<int>(blockDim.z);
    return token_begin < token_end ? over_power(token_end - token_begin + z - 1, z) : 0;
  }
};

__device__ __forceinline__ int thread_of_block() { return static_cast<int>(threadIdx.x + blockDim.x * threadIdx.z); }
__device__ __forceinline__ int threads_of_block() { return static_cast<int>(blockDim.x * blockDim.z); }

// A finished softmax: s = power(x)·inverse and dx = s·(dx̄ - Σ s·dx̄).
struct WholeColumn {
  float inverse;
  float mean;  // Σ s·dx̄, times the inverse; backward only

  // `scale`: what a power of this block counts among those that are added up.
  __device__ __forceinline__ static WholeColumn of(float l, float c, float scale = 1.0f) {
    const float over = reciprocal_fast(l);
    const float inverse = over * scale;
    return {inverse, c * over * inverse};
  }
};

// exp(x - m) by two instructions, `by` being m·log2 e, whose rounding counts for all powers of a block's column alike.
__device__ __forceinline__ float power(float x, float by) { return exp2_fast(fmaf(x, kLog2E, -by)); }

// Where a maximum is beyond, its product with log2 e is off by too much, or infinite: the block's elements of that column become x - m,
// and m 0 (`find_by`). x - m is exact, unless it is so far from 0 that its power is 0. No finite f16 is beyond.
constexpr float kFar = 0x1p17f;
__device__ __forceinline__ bool is_far(float m) { return fabsf(m) > kFar; }
__device__ __forceinline__ float by_of(float m) { return is_far(m) ? 0.0f : __fmul_rn(m, kLog2E); }

// What a power of a block whose maximum is m counts where `most` is that of all: exp(m - most), without what `by` is off.
__device__ __forceinline__ float scale_of(float m, float most) {
  const float off = is_far(m) ? 0.0f : fmaf(m, kLog2E, -by_of(m));
  return exp2_fast(fmaf(m - most, kLog2E, -off));
}

// What the threads of a block, and the blocks of a cluster, tell each other of the columns of a slice.
template <class T, int I, int kStatistics, bool kInClusters>
struct WholeColumns {
  static constexpr int V = kWholeWidth;
  static constexpr bool kBackward = kStatistics == kBackwardStatistics;

  Vec<T, V> top[kMostWarps][I][kMostWholeLanes];
  float4 sum[kMostWarps][kStatistics - 1][I][kMostWholeLanes];
  // Of a cluster: the block's maxima, what all blocks tell has arrived, and what follows from it.
  float4 most[I][kMostWholeLanes];
  hopper::Barrier arrived;
  float4 done[kStatistics - 1][I][kMostWholeLanes];

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

  // The barriers of all blocks are there.
  __device__ __forceinline__ void meet(int blocks) {
    if (!kInClusters || blocks == 1) return;
    __syncwarp();
    hopper::wait_for_cluster();
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
      if constexpr (kInClusters) {
        if (threadIdx.z == 0) most[k][threadIdx.x] = {m[k][0], m[k][1], m[k][2], m[k][3]};
      }
    }
  }

  // The columns of the block, or of the cluster, from what each thread has added up: l = Σ power(x), c = Σ power(x)·dx̄.
  __device__ __forceinline__ void join(float (&l)[I][V], float (&c)[I][V], int blocks, WholeColumn (&column)[I][V]) {
    if constexpr (kBackward) {
      add_up(l, c);
    } else {
      add_up(l);
    }
    __syncthreads();
    if constexpr (kInClusters) {
      if (blocks > 1) return join_blocks(blocks, column);
    }
    collect(l, 0);
    if constexpr (kBackward) collect(c, 1);
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) column[k][i] = WholeColumn::of(l[k][i], kBackward ? c[k][i] : 0.0f);
  }

 private:
  __device__ __forceinline__ static void add_lanes(float (&own)[V], const float (&given)[V], int step) {
#pragma unroll
    for (int i = 0; i < V; ++i) own[i] += __shfl_xor_sync(0xffffffffu, given[i], step);
  }

  // Of a warp.
  __device__ __forceinline__ void add_up(float (&l)[I][V]) {
#pragma unroll 1
    for (int step = 16; step >= static_cast<int>(blockDim.x); step /= 2) {
#pragma unroll
      for (int k = 0; k < I; ++k) add_lanes(l[k], l[k], step);
    }
    if (thread_of_block() % 32 < static_cast<int>(blockDim.x)) {
#pragma unroll
      for (int k = 0; k < I; ++k) sum[thread_of_block() / 32][0][k][threadIdx.x] = {l[k][0], l[k][1], l[k][2], l[k][3]};
    }
  }

  // The same by fewer shuffles: of two lanes each takes half of the vectors, until it has one. Forward that takes registers, and no less
  // time.
  __device__ __forceinline__ void add_up(float (&l)[I][V], float (&c)[I][V]) {
    const int lanes = static_cast<int>(blockDim.x);
    float4* to = &sum[thread_of_block() / 32][0][0][threadIdx.x];
#pragma unroll
    for (int k = 0; k < I; ++k) take_half(l[k], c[k], 16);
    if ((thread_of_block() & 16) != 0) to += I * kMostWholeLanes;
    if (lanes <= 8) {
      if constexpr (I == 2) {
        take_half(l[0], l[1], 8);
        if ((thread_of_block() & 8) != 0) to += kMostWholeLanes;
      } else {
        add_lanes(l[0], l[0], 8);
      }
#pragma unroll 1
      for (int step = 4; step >= lanes; step /= 2) add_lanes(l[0], l[0], step);
      *to = {l[0][0], l[0][1], l[0][2], l[0][3]};
    } else {
#pragma unroll
      for (int k = 0; k < I; ++k) to[k * kMostWholeLanes] = {l[k][0], l[k][1], l[k][2], l[k][3]};
    }
  }

  // Lanes with this bit get the sums of b, the others those of a, which are there in either case.
  __device__ __forceinline__ static void take_half(float (&a)[V], const float (&b)[V], int step) {
    const bool upper = (thread_of_block() & step) != 0;
    float given[V];
#pragma unroll
    for (int i = 0; i < V; ++i) {
      given[i] = upper ? a[i] : b[i];
      a[i] = upper ? b[i] : a[i];
    }
    add_lanes(a, given, step);
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

  // Each vector is added up and told by one thread.
  __device__ __forceinline__ void join_blocks(int blocks, WholeColumn (&column)[I][V]) {
    const int lanes = static_cast<int>(blockDim.x);
    const int warps = threads_of_block() / 32;
    const int rank = static_cast<int>(hopper::cluster_rank());
    const uint32_t barrier = shared_address(&arrived.state);
    const uint32_t own = shared_address(dynamic()) + rank * bytes_of_block();
    for (int vector = thread_of_block(); vector < kStatistics * I * lanes; vector += threads_of_block()) {
      const int statistic = over_power(vector, lanes) / I;
      const int k = over_power(vector, lanes) % I;
      const int lane = vector & (lanes - 1);
      float4 all;
      if (statistic == 0) {
        all = most[k][lane];
      } else {
        all = sum[0][statistic - 1][k][lane];
#pragma unroll 1
        for (int warp = 1; warp < warps; ++warp) {
          const float4 more = sum[warp][statistic - 1][k][lane];
          all.x += more.x;
          all.y += more.y;
          all.z += more.z;
          all.w += more.w;
        }
      }
#pragma unroll 1
      for (int block = 0; block < blocks; ++block)
        hopper::store_to_block(hopper::address_in_block(own + vector * 16, block), all, hopper::address_in_block(barrier, block));
    }
    arrived.wait_for_others(0);
    const int width = lanes * V;
    for (int at = thread_of_block(); at < I * width; at += threads_of_block()) {
      const auto told = [&](int block, int statistic) {
        return reinterpret_cast<const float*>(dynamic())[(block * kStatistics + statistic) * I * width + at];
      };
      float of_all = told(0, 0);
#pragma unroll 8
      for (int block = 1; block < blocks; ++block) of_all = fmaxf(of_all, told(block, 0));
      float sum_l = 0.0f, sum_c = 0.0f;
#pragma unroll 8
      for (int block = 0; block < blocks; ++block) {
        const float scale = scale_of(told(block, 0), of_all);
        sum_l = fmaf(told(block, 1), scale, sum_l);
        if constexpr (kBackward) sum_c = fmaf(told(block, 2), scale, sum_c);
      }
      const WholeColumn it = WholeColumn::of(sum_l, sum_c, scale_of(told(rank, 0), of_all));
      const int k = at < width ? 0 : I - 1;
      const int place = at - k * width;
      reinterpret_cast<float*>(done[0][k])[place] = it.inverse;
      if constexpr (kBackward) reinterpret_cast<float*>(done[1][k])[place] = it.mean;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < I; ++k) {
      const float4 inverses = done[0][k][threadIdx.x];
      const float4 means = kBackward ? done[kStatistics - 2][k][threadIdx.x] : float4{};
      column[k][0] = {inverses.x, means.x};
      column[k][1] = {inverses.y, means.y};
      column[k][2] = {inverses.z, means.z};
      column[k][3] = {inverses.w, means.w};
    }
  }
};

// A row of a thread, at first its first: pieces of 16 bytes, then, behind those of all rows, of 8, so that a warp's accesses are neighbours.
template <int kPieces, int kHalves>
struct Slots {
  char* pieces;
  char* halves;

  __device__ __forceinline__ Slots(char* shared, int rows)
      : pieces(shared + thread_of_block() * 16),
        halves(shared + rows * kPieces * threads_of_block() * 16 + thread_of_block() * 8) {}

  __device__ __forceinline__ char* piece(int k) const { return pieces + k * threads_of_block() * 16; }
  __device__ __forceinline__ char* half(int k) const { return halves + k * threads_of_block() * 8; }

  __device__ __forceinline__ void step() {
    pieces += kPieces * threads_of_block() * 16;
    halves += kHalves * threads_of_block() * 8;
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

// By pairs, which takes an instruction an element.
template <class T>
__device__ __forceinline__ void take(const char* from, float (&to)[kWholeWidth]) {
  if constexpr (sizeof(T) == 4) {
    widen(take<T>(from), to);
  } else {
    const uint2 packed = *reinterpret_cast<const uint2*>(from);
    const float2 first = widen_pair<T>(packed.x);
    const float2 second = widen_pair<T>(packed.y);
    to[0] = first.x;
    to[1] = first.y;
    to[2] = second.x;
    to[3] = second.y;
  }
}

template <class T>
__device__ __forceinline__ void copy_row(char* to, const T* from) {
  copy_async(reinterpret_cast<Vec<T, kWholeWidth>*>(to), from);
}

// What the threads of a block share of an angle on a line.
struct alignas(16) SharedAngle {
  unsigned long long rate;
  // What turns it from a row of a thread to its next.
  float turn_c;
  float turn_s;
};

// The angles of a thread's rows one after another. On a line one thread computes what a block needs to know of an angle; every eighth of a
// thread's follows from that, and those between are turned on from there, off by 2.6e-6 at most.
template <class Encoding>
class WholeAngles {
  static constexpr int V = kWholeWidth;
  static constexpr int kExactEvery = 8;

 public:
  using Shared = SharedAngle[V][kMostWholeLanes];

  float c[V], s[V];

  // The block meets before rows are gone to.
  __device__ __forceinline__ WholeAngles(const Params& p, const WholePlace& place, int own, Shared& shared)
      : on_line_(p.positions.source == Source::kLine && p.factor == 1.0f) {
    const Row first = place.first();
    if (on_line_) {
      line_ = {&shared, first.token + p.positions.offset + offset_of(p.positions, first.batch)};
      share(p, place, shared);
    } else {
      new (&anywhere_) Angles<Encoding, V>(p, first, place.head, own);
    }
  }

  // Rows come one after another.
  __device__ __forceinline__ void go_to(int row, const Row& at) {
    if (!on_line_) {
      anywhere_.cos_sin(at, c, s);
    } else if (row % kExactEvery == 0) {
      const int position = line_.position + row * static_cast<int>(blockDim.z);
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const SharedAngle shared = (*line_.shared)[i][threadIdx.x];
        turn_c_[i] = shared.turn_c;
        turn_s_[i] = shared.turn_s;
        phase_cos_sin(shared.rate, position, c[i], s[i]);
        // Not a number where the turn is none.
        c[i] = fmaf(turn_c_[i], 0.0f, c[i]);
        s[i] = fmaf(turn_c_[i], 0.0f, s[i]);
      }
    } else {
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float next = c[i] * turn_c_[i] - s[i] * turn_s_[i];
        s[i] = s[i] * turn_c_[i] + c[i] * turn_s_[i];
        c[i] = next;
      }
    }
  }

 private:
  __device__ __forceinline__ static void share(const Params& p, const WholePlace& place, Shared& shared) {
    const int lanes = static_cast<int>(blockDim.x);
    const float* theta = p.theta + place.head * p.theta_head_stride;
#pragma unroll 1
    for (int at = thread_of_block(); at < V * lanes; at += threads_of_block()) {
      const int i = over_power(at, lanes);
      const int lane = at & (lanes - 1);
      const int own = place.angle + (lane - static_cast<int>(threadIdx.x)) * V;
      const int angle = Encoding::template angle<V>(p, own, i);
      PhaseVector<1> phase;
      phase.set(0, angle < p.turning ? __ldg(theta + static_cast<i64>(angle) * p.theta_feature_stride) : 0.0f);
      // Of a turn, in units of 2^-32.
      const int step = static_cast<int>(static_cast<unsigned>(blockDim.z * phase.rate[0] >> 32));
      float turn_c[1], turn_s[1];
      sincospif(static_cast<float>(step) * 0x1p-31f, turn_s, turn_c);
      phase.poison(turn_c, turn_s);
      shared[i][lane] = {phase.rate[0], turn_c[0], turn_s[0]};
    }
  }

  union {
    Angles<Encoding, V> anywhere_;
    struct {
      const Shared* shared;
      int position;  // of the first row
    } line_;
  };
  bool on_line_;
  float turn_c_[V], turn_s_[V];
};

// m becomes `by`; elements of a column whose maximum is far become x - m. x_of(slots, k): where they are.
template <class T, int I, class Slots, class XOf>
__device__ __forceinline__ void find_by(float (&m)[I][kWholeWidth], int rows, Slots slots, XOf x_of) {
  float farthest = 0.0f;
#pragma unroll
  for (int k = 0; k < I; ++k)
#pragma unroll
    for (int i = 0; i < kWholeWidth; ++i) farthest = fmaxf(farthest, fabsf(m[k][i]));
  if (is_far(farthest)) {
#pragma unroll 1
    for (int row = 0; row < rows; ++row, slots.step()) {
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < kWholeWidth; ++i) {
          T& element = reinterpret_cast<T*>(x_of(slots, k))[i];
          if (is_far(m[k][i])) element = narrow<T>(widen(element) - m[k][i]);
        }
    }
  }
#pragma unroll
  for (int k = 0; k < I; ++k)
#pragma unroll
    for (int i = 0; i < kWholeWidth; ++i) m[k][i] = by_of(m[k][i]);
}

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
  const Slots<kWide ? I : 0, kWide ? 0 : I> first(shared.begin(p.token_tiles), over_power(p.tokens_per_block, z));
  const auto of = [](const auto& slots, int k) { return kWide ? slots.piece(k) : slots.half(k); };
  const Strides& x_stride = p.rows[0].x_stride;
  const T* from = at(static_cast<const T*>(p.rows[0].x), x_stride, place.first(), place.head) + vectors.first;
  auto slots = first;
  if constexpr (kInClusters) hopper::wait_for_dependencies();  // nothing is read before
#pragma unroll 1
  for (int row = 0; row < rows; ++row, slots.step(), from += x_stride.token_step) {
#pragma unroll
    for (int k = 0; k < I; ++k) copy_row(of(slots, k), from + k * vectors.apart);
  }
  commit_copies();
  __shared__ typename WholeAngles<Encoding>::Shared shared_angles;
  WholeAngles<Encoding> angles(p, place, own, shared_angles);

  Vec<T, V> top[I];
  nothing_yet(top);
  shared.meet(p.token_tiles);
  wait_for_copies<0>();
  slots = first;
#pragma unroll 2
  for (int row = 0; row < rows; ++row, slots.step()) {
#pragma unroll
    for (int k = 0; k < I; ++k) top[k] = maximum(top[k], take<T>(of(slots, k)));
  }
  float by[I][V], l[I][V] = {}, unused[I][V];
  shared.maxima(top, by);
  find_by<T>(by, rows, first, of);
  slots = first;
#pragma unroll 2
  for (int row = 0; row < rows; ++row, slots.step()) {
#pragma unroll
    for (int k = 0; k < I; ++k) {
      float x[V];
      take<T>(of(slots, k), x);
#pragma unroll
      for (int i = 0; i < V; ++i) l[k][i] += power(x[i], by[k][i]);
    }
  }
  WholeColumn column[I][V];
  shared.join(l, unused, p.token_tiles, column);

  const Strides& out_stride = p.rows[0].out_stride;
  T* to = at(static_cast<T*>(p.rows[0].out), out_stride, place.first(), place.head) + vectors.first;
  slots = first;
#pragma unroll 1
  for (int row = 0; row < rows; ++row, slots.step(), to += out_stride.token_step) {
    angles.go_to(row, {place.token_begin + row * z, place.batch_begin});
    float x[I][V], o[2][V];
#pragma unroll
    for (int k = 0; k < I; ++k) {
      take<T>(of(slots, k), x[k]);
#pragma unroll
      for (int i = 0; i < V; ++i) x[k][i] = power(x[k][i], by[k][i]) * column[k][i].inverse;
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
  const Slots<kOfGradient + (kWide ? I : 0), kWide ? 0 : I> first(shared.begin(p.token_tiles), over_power(p.tokens_per_block, z));
  const auto of_x = [](const auto& slots, int k) { return kWide ? slots.piece(kOfGradient + k) : slots.half(k); };
  const auto of_d_o = [](const auto& slots, int k) {
    return kOfGradient == 2 ? slots.piece(k) : slots.piece(0) + k * static_cast<int>(sizeof(Vec<T, V>));
  };
  const Strides& x_stride = p.rows[0].x_stride;
  const Strides& d_o_stride = p.rows[0].d_o_stride;
  const T* x_from = at(static_cast<const T*>(p.rows[0].x), x_stride, place.first(), place.head) + vectors.first;
  const T* d_o_from = at(static_cast<const T*>(p.rows[0].d_o), d_o_stride, place.first(), place.head) + vectors.first;
  auto slots = first;
  if constexpr (kInClusters) hopper::wait_for_dependencies();  // nothing is read before
#pragma unroll 1
  for (int row = 0; row < rows; ++row, slots.step()) {
#pragma unroll
    for (int k = 0; k < I; ++k) copy_row(of_x(slots, k), x_from + k * vectors.apart);
#pragma unroll
    for (int k = 0; k < 2; ++k) copy_row(of_d_o(slots, k), d_o_from + k * vectors.apart);
    x_from += x_stride.token_step;
    d_o_from += d_o_stride.token_step;
  }
  commit_copies();
  __shared__ typename WholeAngles<Encoding>::Shared shared_angles;
  WholeAngles<Encoding> angles(p, place, own, shared_angles);

  Vec<T, V> top[I];
  nothing_yet(top);
  shared.meet(p.token_tiles);
  wait_for_copies<0>();
  slots = first;
#pragma unroll 2
  for (int row = 0; row < rows; ++row, slots.step()) {
#pragma unroll
    for (int k = 0; k < I; ++k) top[k] = maximum(top[k], take<T>(of_x(slots, k)));
  }
  float by[I][V], l[I][V] = {}, sums[I][V] = {};
  shared.maxima(top, by);
  find_by<T>(by, rows, first, of_x);
  slots = first;
#pragma unroll 1
  for (int row = 0; row < rows; ++row, slots.step()) {
    angles.go_to(row, {place.token_begin + row * z, place.batch_begin});
    float d_o[2][V], dx[I][V], x[V];
#pragma unroll
    for (int k = 0; k < 2; ++k) take<T>(of_d_o(slots, k), d_o[k]);
    Encoding::adjoint(p, d_o, angles.c, angles.s, dx);
#pragma unroll
    for (int k = 0; k < I; ++k) {
      take<T>(of_x(slots, k), x);
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float e = power(x[i], by[k][i]);
        l[k][i] += e;
        sums[k][i] = fmaf(e, dx[k][i], sums[k][i]);
      }
      *reinterpret_cast<float4*>(slots.piece(k)) = {dx[k][0], dx[k][1], dx[k][2], dx[k][3]};
    }
  }
  WholeColumn column[I][V];
  shared.join(l, sums, p.token_tiles, column);

  const Strides& out_stride = p.rows[0].out_stride;
  T* to = at(static_cast<T*>(p.rows[0].out), out_stride, place.first(), place.head) + vectors.first;
  slots = first;
#pragma unroll 1
  for (int row = 0; row < rows; ++row, slots.step(), to += out_stride.token_step) {
#pragma unroll
    for (int k = 0; k < I; ++k) {
      float x[V], dx[V];
      take<float>(slots.piece(k), dx);
      take<T>(of_x(slots, k), x);
#pragma unroll
      for (int i = 0; i < V; ++i) dx[i] = power(x[i], by[k][i]) * fmaf(dx[i], column[k][i].inverse, -column[k][i].mean);
      store(to + k * vectors.apart, narrow<T>(dx));
    }
  }
}

}  // namespace gimbal::lrpe
