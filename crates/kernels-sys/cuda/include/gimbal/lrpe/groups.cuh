// Sequence softmax in one launch, of long sequences: a group of blocks takes one head after another, reads its rows once, and keeps
// them in shared memory from the statistics of its columns to their encoding. All blocks are there at a time, or they would wait forever.
//
// Warps that hold rows have rings of slots of their own, which fill while they encode an earlier head. Four more warps, with a thread a
// column, merge what those leave of a block, and exchange it with the other blocks of the group.
//
// Token tiles are the blocks of a group, and `partials` is the exchange, zeros at first: (groups, kSteps, blocks of a group, features) of
// 8 bytes.
#pragma once

#include "../hopper/barrier.cuh"
#include "statistics.cuh"

namespace gimbal::lrpe {

constexpr int kGroupFeatures = 128;
constexpr int kGroupWarps = 16;
constexpr int kGroupThreads = kGroupWarps * 32 + kGroupFeatures;
constexpr int kSlotRows = 4;
constexpr int kSlotsOfWarp = 13;
// Slots that a warp goes on with statistics before it encodes, or the columns of blocks would come too late; the others are on their way.
constexpr int kBehind = 12;
constexpr int kSlotBytes = kSlotRows * kGroupFeatures * 2;
// Two rows at a time: lanes of either half of a warp share one.
constexpr int kHalfLanes = 16;
constexpr int kOfLane = kGroupFeatures / kHalfLanes;
// m, and m·log2 e, up to which that has digits enough to be taken from x·log2 e, and log2 l to be added to it.
constexpr float kNear = 1024.0f;
// The most that a warp leaves of a sum: by how far its reference is below another, a power of that becomes 0, of a larger sum with what counts.
constexpr float kMostSum = 0x1p64f;

// A thread sends its column of a head once it has those of all blocks of the head before. So when one sends that of head h, all
// have sent that of h - 1, and hence read those of h - 2: two steps are enough, and nobody is overwritten too early.
constexpr int kSteps = 2;

template <class T>
__device__ __forceinline__ T of_bits(unsigned bits) {
  const unsigned short half = static_cast<unsigned short>(bits);
  return *reinterpret_cast<const T*>(&half);
}

// The lowest finite number, the reference where there is none (`kLowest`).
template <class T>
__device__ __forceinline__ float lowest_of() {
  return widen(of_bits<T>(std::is_same_v<T, f16> ? 0xFBFFu : 0xFF7Fu));
}

// What a block leaves of a column: l, m in 16 bits, which it is exact in, and the step that it is of. In one access, so that nothing
// else has to say that it is there.
template <class T>
struct Told {
  unsigned long long bits;

  __device__ __forceinline__ Told() {}
  __device__ __forceinline__ Told(float l, T m, unsigned step)
      : bits(static_cast<unsigned long long>(__float_as_uint(l)) << 32 |
             static_cast<unsigned>(*reinterpret_cast<const unsigned short*>(&m)) << 16 | (step & 0xffffu)) {}

  __device__ __forceinline__ float l() const { return __uint_as_float(static_cast<unsigned>(bits >> 32)); }
  __device__ __forceinline__ float m() const { return widen(of_bits<T>(static_cast<unsigned>(bits) >> 16)); }
  __device__ __forceinline__ bool is_of(unsigned step) const { return ((static_cast<unsigned>(bits) ^ step) & 0xffffu) == 0; }

  __device__ __forceinline__ void store(unsigned long long* to) const {
    asm volatile("st.relaxed.gpu.global.b64 [%0], %1;" ::"l"(to), "l"(bits) : "memory");
  }
  __device__ __forceinline__ void load(const unsigned long long* from) {
    asm volatile("ld.relaxed.gpu.global.b64 %0, [%1];" : "=l"(bits) : "l"(from) : "memory");
  }
};

template <class Encoding, class T>
struct GroupShared {
  static constexpr int kAngles = kGroupFeatures / Encoding::kInputs;
  // Warps that are behind with encoding have these of earlier heads.
  static constexpr int kBuffers = Encoding::kInputs + 1;

  char slots[kGroupWarps][kSlotsOfWarp][kSlotBytes];
  // What the warps leave of a column.
  float sum[kGroupWarps][kGroupFeatures];
  T top[kGroupWarps][kGroupFeatures];
  struct Head {
    float m[kGroupFeatures];
    float log2_l[kGroupFeatures];
    unsigned long long rate[kAngles];
    // cos and sin of what two tokens differ by; NaN where theta is not finite.
    float2 turn[kAngles];
  } heads[kBuffers];
  hopper::Barrier full, freed, ready[kBuffers];
};

// The heads of a group, and the tokens of a block's warps.
struct GroupPlace {
  int groups, group, block, heads;
  int batches_on, heads_on;  // from a head to the next

  __device__ __forceinline__ explicit GroupPlace(const Params& p)
      : groups(static_cast<int>(gridDim.x) / p.token_tiles),
        group(static_cast<int>(blockIdx.x) / p.token_tiles),
        block(static_cast<int>(blockIdx.x) - group * p.token_tiles),
        heads((p.batches * p.rows[0].heads - group + groups - 1) / groups),
        batches_on(groups / p.rows[0].heads),
        heads_on(groups - batches_on * p.rows[0].heads) {}

  struct Head {
    int batch, head;

    __device__ __forceinline__ Head(const Params& p, const GroupPlace& place)
        : batch(place.group / p.rows[0].heads), head(place.group - batch * p.rows[0].heads) {}
    __device__ __forceinline__ void go_on(const Params& p, const GroupPlace& place) {
      batch += place.batches_on;
      head += place.heads_on;
      if (head >= p.rows[0].heads) head -= p.rows[0].heads, ++batch;
    }
    __device__ __forceinline__ i64 offset(const Strides& stride) const { return batch * stride.batch + head * stride.head; }
  };

  // From a slot of a warp to its next.
  __device__ __forceinline__ static int stride(const Params& p) { return p.token_tiles * kGroupWarps * kSlotRows; }
  // Of a warp and a head.
  __device__ __forceinline__ static int slots(const Params& p) { return (p.tokens + stride(p) - 1) / stride(p); }
};

// What a warp that holds rows does.
template <class Encoding, class T>
struct RowsOfGroup {
  static constexpr int I = Encoding::kInputs;
  static constexpr int V = kOfLane / I;
  using Shared = GroupShared<Encoding, T>;

  const Params& p;
  Shared& shared;
  const GroupPlace place;
  const int warp = static_cast<int>(threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int half = lane / kHalfLanes;
  const int own = lane % kHalfLanes * V;
  const Vectors at;
  const int first;  // the first token of the thread
  const int slots;
  const char* const mine;  // of the first slot, whose others are so many bytes further
  char* const copied;

  __device__ __forceinline__ RowsOfGroup(const Params& p, Shared& shared)
      : p(p),
        shared(shared),
        place(p),
        at(Encoding::template vectors<V>(p, own)),
        first((place.block * kGroupWarps + warp) * kSlotRows + half),
        slots(place.slots(p)),
        mine(shared.slots[warp][0] + (half * kGroupFeatures + at.first) * 2),
        copied(shared.slots[warp][0] + lane * 16) {}

  // Slots are counted in bytes.
  __device__ __forceinline__ static void go_on(int& slot) { slot = slot == (kSlotsOfWarp - 1) * kSlotBytes ? 0 : slot + kSlotBytes; }

  // Copies a slot. What is beyond the last token is -inf, which adds nothing.
  __device__ __forceinline__ void fetch(int slot, uint32_t to, const T* from, int token) const {
    if (token + kSlotRows - 2 < p.tokens) {
#pragma unroll
      for (int r = 0; r < kSlotRows; r += 2) copy_16(to + slot + r * kGroupFeatures * 2, from + r * p.rows[0].x_stride.token);
      return;
    }
#pragma unroll 1
    for (int r = 0; r < kSlotRows; r += 2) {
      const int at_row = slot + r * kGroupFeatures * 2;
      if (token + r < p.tokens) {
        copy_16(to + at_row, from + r * p.rows[0].x_stride.token);
      } else {
        const unsigned nothing = std::is_same_v<T, f16> ? 0xFC00FC00u : 0xFF80FF80u;
        *reinterpret_cast<uint4*>(copied + at_row) = {nothing, nothing, nothing, nothing};
      }
    }
  }

  __device__ __forceinline__ void take(int slot, int r, Vec<T, V> (&x)[I]) const {
    const char* from = mine + slot + r * kGroupFeatures * 2;
#pragma unroll
    for (int k = 0; k < I; ++k) store(x[k].at, *reinterpret_cast<const Vec<T, V>*>(from + k * at.apart * 2));
  }

  __device__ __forceinline__ void take(int slot, int r, float (&x)[I][V]) const {
    Vec<T, V> packed[I];
    take(slot, r, packed);
#pragma unroll
    for (int k = 0; k < I; ++k) widen(packed[k], x[k]);
  }

  // -m·log2 e, with the larger of two rows for a reference. The power of x to it is one multiplication and addition.
  __device__ __forceinline__ void refer(int slot, float (&reference)[I][V]) const {
    Vec<T, V> top[I], more[I];
    take(slot, 0, top);
    take(slot, 2, more);
#pragma unroll
    for (int k = 0; k < I; ++k) {
      widen(maximum(top[k], more[k]), reference[k]);
#pragma unroll
      for (int i = 0; i < V; ++i) reference[k][i] = -kLog2E * fmaxf(reference[k][i], lowest_of<T>());
    }
  }

  __device__ __forceinline__ void add(int slot, const float (&reference)[I][V], float (&l)[I][V]) const {
#pragma unroll
    for (int r = 0; r < kSlotRows; r += 2) {
      float x[I][V];
      take(slot, r, x);
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) l[k][i] += exp2_fast(fmaf(x[k][i], kLog2E, reference[k][i]));
    }
  }

  // A sum that is too large, is of nothing, or has too far a reference: again, with the largest of all rows, which are still here.
  __device__ __forceinline__ void add_again(int slot, float (&m)[I][V], float (&l)[I][V]) const {
    slot = slot < 0 ? slot + kSlotsOfWarp * kSlotBytes : slot;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) m[k][i] = lowest_of<T>(), l[k][i] = 0.0f;
#pragma unroll 1
    for (int is_sum = 0; is_sum < 2; ++is_sum) {
#pragma unroll 1
      for (int row = 0; row < slots * kSlotRows; row += 2) {
        float x[I][V];
        take((slot + row / kSlotRows * kSlotBytes) % (kSlotsOfWarp * kSlotBytes), row % kSlotRows, x);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) {
            if (is_sum != 0) {
              l[k][i] += exp_minus(x[k][i], m[k][i]);
            } else {
              m[k][i] = fmaxf(m[k][i], x[k][i]);
            }
          }
      }
    }
  }

  // Leaves the columns of the warp for head `step`, whose last slot this is.
  __device__ __forceinline__ void leave(int step, int slot, const float (&reference)[I][V], float (&l)[I][V]) const {
    float m[I][V];
    bool is_right = true;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        is_right &= (l[k][i] > 0.0f) & (l[k][i] < kMostSum) & (fabsf(reference[k][i]) <= kNear);
        m[k][i] = widen(narrow<T>(reference[k][i] * -0.6931471805599453f));
      }
    if (!is_right) add_again(slot - (slots - 1) * kSlotBytes, m, l);
    __syncwarp();
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        SoftmaxState state = {m[k][i], l[k][i], 0.0f};
        state.merge({__shfl_xor_sync(0xffffffffu, m[k][i], kHalfLanes), __shfl_xor_sync(0xffffffffu, l[k][i], kHalfLanes), 0.0f});
        m[k][i] = state.m, l[k][i] = state.l;
      }
    shared.freed.wait((step & 1) ^ 1);
    // Each half of the warp leaves four features.
    constexpr int kHalf = kOfLane / 2;
    float tops[kHalf], sums[kHalf];
#pragma unroll
    for (int i = 0; i < kHalf; ++i) {
      const int k = kHalf / V, in = kHalf % V;
      tops[i] = half == 0 ? m[0][i] : m[k][in + i];
      sums[i] = half == 0 ? l[0][i] : l[k][in + i];
    }
    const int feature = at.at(half * kHalf / V) + half * kHalf % V;
    store(&shared.top[warp][feature], narrow<T>(tops));
    *reinterpret_cast<float4*>(&shared.sum[warp][feature]) = {sums[0], sums[1], sums[2], sums[3]};
    __syncwarp();
    if (threadIdx.x % 32 == 0) shared.full.arrive();
  }

  // Of the head that is encoded: log2 l, to which m·log2 e is added where all m of the thread are near 0 and all theta finite.
  struct Columns {
    const typename Shared::Head* head;
    float k[I][V];
    bool is_plain;
  };

  __device__ __forceinline__ void wait_for_columns(int step, Columns& columns) const {
    const int buffer = step % Shared::kBuffers;
    shared.ready[buffer].wait(step / Shared::kBuffers & 1);
    columns.head = &shared.heads[buffer];
    columns.is_plain = true;
#pragma unroll
    for (int i = 0; i < V; ++i) columns.is_plain &= !isnan(columns.head->turn[Encoding::template angle<V>(p, own, i)].x);
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) columns.is_plain &= fabsf(columns.head->m[at.at(k) + i]) <= kNear;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i)
        columns.k[k][i] = fmaf(columns.is_plain ? columns.head->m[at.at(k) + i] : 0.0f, kLog2E, columns.head->log2_l[at.at(k) + i]);
  }

  template <bool kIsPlain>
  __device__ __forceinline__ void encode(const Columns& columns, int slot, int token, T* to) const {
    float c[V], s[V];
#pragma unroll(kIsPlain ? kSlotRows / 2 : 1)
    for (int r = 0; r < kSlotRows; r += 2) {
      float x[I][V], o[2][V];
      take(slot, r, x);
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const int angle = Encoding::template angle<V>(p, own, i);
        const float2 turn = columns.head->turn[angle];
        if (r == 0) {
          phase_cos_sin(columns.head->rate[angle], token + p.positions.offset, c[i], s[i]);
          if (!kIsPlain && isnan(turn.x)) c[i] = s[i] = turn.x;
        } else {
          const float next = c[i] * turn.x - s[i] * turn.y;
          s[i] = s[i] * turn.x + c[i] * turn.y;
          c[i] = next;
        }
      }
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) {
          if (!kIsPlain) x[k][i] -= columns.head->m[at.at(k) + i];
          x[k][i] = exp2_fast(fmaf(x[k][i], kLog2E, -columns.k[k][i]));
        }
      Encoding::encode(p, x, c, s, o);
      if (token + r < p.tokens) {
#pragma unroll
        for (int k = 0; k < 2; ++k) store(to + r * p.rows[0].out_stride.token + k * at.apart, narrow<T>(o[k]));
      }
    }
  }

  __device__ __forceinline__ void run() const {
    const int stride = place.stride(p);
    const int end = slots * stride;
    const Strides& x_stride = p.rows[0].x_stride;
    const Strides& out_stride = p.rows[0].out_stride;
    const T* const x = static_cast<const T*>(p.rows[0].x) + lane % kHalfLanes * 8 + first * x_stride.token;
    T* const out = static_cast<T*>(p.rows[0].out) + at.first + first * out_stride.token;
    const i64 x_apart = stride * x_stride.token;
    const i64 out_apart = stride * out_stride.token;
    const uint32_t into = shared_address(copied);

    int ahead = first, ahead_step = 0;
    GroupPlace::Head ahead_head(p, place);
    GroupPlace::Head head = ahead_head;
    const T* from = x + head.offset(x_stride);
    const auto fetch_next = [&](int slot) {
      if (ahead_step < place.heads) {
        fetch(slot, into, from, ahead);
        from += x_apart;
        if ((ahead += stride) >= end) {
          ahead -= end;
          ++ahead_step;
          ahead_head.go_on(p, place);
          from = x + ahead_head.offset(x_stride);
        }
      }
      commit_copies();
    };
#pragma unroll 1
    for (int slot = 0; slot < kSlotsOfWarp; ++slot) fetch_next(slot * kSlotBytes);

    float reference[I][V], l[I][V];
    Columns columns;
    int added = 0, added_step = 0, adds_in = 0;
    int token = first, step = 0, encodes_in = 0;
    T* to = nullptr;
#pragma unroll 1
    for (int early = kBehind; step < place.heads;) {
      if (early > 0) {
        --early;
        // Of nothing, so that as many are behind each of the first slots.
        commit_copies();
        wait_for_copies<kSlotsOfWarp>();
      } else {
        if (token == first) {
          to = out + head.offset(out_stride);
          head.go_on(p, place);
          wait_for_columns(step, columns);
        }
        if (columns.is_plain) {
          encode<true>(columns, encodes_in, token, to);
        } else {
          encode<false>(columns, encodes_in, token, to);
        }
        to += out_apart;
        if ((token += stride) >= end) token -= end, ++step;
        __syncwarp();
        fetch_next(encodes_in);
        go_on(encodes_in);
        wait_for_copies<kSlotsOfWarp - kBehind>();
      }
      if (added_step == place.heads) continue;
      __syncwarp();
      if (added == 0) {
        refer(adds_in, reference);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) l[k][i] = 0.0f;
      }
      add(adds_in, reference, l);
      if (++added == slots) {
        leave(added_step, adds_in, reference, l);
        added = 0, ++added_step;
      }
      go_on(adds_in);
    }
  }
};

// All features are turned. Which of them are pairs is known to the compiler.
template <class Encoding, class T>
__device__ __forceinline__ void hold_rows(const Params& p, GroupShared<Encoding, T>& shared) {
  Params known = p;
  known.span = known.rotary = GroupShared<Encoding, T>::kAngles;
  if (Encoding::kInputs == 2 && p.interleaved) {
    known.interleaved = 1;
    RowsOfGroup<Encoding, T>(known, shared).run();
  } else {
    known.interleaved = 0;
    RowsOfGroup<Encoding, T>(known, shared).run();
  }
}

__device__ __forceinline__ void wait_for_exchange() { asm volatile("bar.sync 1, %0;" ::"n"(kGroupFeatures) : "memory"); }

// What a thread that has a column does: merges the column of the warps, then of the blocks.
template <class Encoding, class T>
__device__ __forceinline__ void exchange(const Params& p, GroupShared<Encoding, T>& shared) {
  using Shared = GroupShared<Encoding, T>;
  const GroupPlace place(p);
  const int column = static_cast<int>(threadIdx.x) - kGroupWarps * 32;
  GroupPlace::Head number(p, place);
#pragma unroll 1
  for (int step = 0; step < place.heads; ++step) {
    const int buffer = step % Shared::kBuffers;
    typename Shared::Head& head = shared.heads[buffer];
    float theta = 0.0f;
    if (column < p.turning) theta = __ldg(p.theta + number.head * p.theta_head_stride + static_cast<i64>(column) * p.theta_feature_stride);
    number.go_on(p, place);
    const unsigned long long rate = phase_rate(theta);
    float2 turn;
    phase_cos_sin(rate, 2, turn.x, turn.y);
    if (!isfinite(theta)) turn.x = turn.y = __int_as_float(0x7fffffff);

    shared.full.wait(step & 1);
    const auto of_warp = [&](int warp, int statistic) {
      return statistic == 0 ? widen(shared.top[warp][column]) : shared.sum[warp][column];
    };
    SoftmaxState state = merged<kForwardStatistics>(0, kGroupWarps, 1, of_warp);
    state.move_reference(fmaxf(state.m, lowest_of<T>()));
    unsigned long long* const told = reinterpret_cast<unsigned long long*>(p.partials) +
                                     static_cast<i64>(place.group * kSteps + step % kSteps) * p.token_tiles * kGroupFeatures + column;
    const unsigned number_of_step = static_cast<unsigned>(step) + 1;
    Told<T>(state.l, narrow<T>(state.m), number_of_step).store(told + place.block * kGroupFeatures);
    // Warps that have come to the end of this head have encoded that which had the buffer before.
    if (column < Shared::kAngles) {
      head.rate[column] = rate;
      head.turn[column] = turn;
    }
    wait_for_exchange();
    if (column == 0) shared.freed.arrive();

    constexpr int kAtOnce = 24;
    state = SoftmaxState::empty();
#pragma unroll 1
    for (int first = 0; first < p.token_tiles; first += kAtOnce) {
      const int blocks = min(p.token_tiles - first, kAtOnce);
      const unsigned long long* const from = told + first * kGroupFeatures;
      Told<T> some[kAtOnce];
#pragma unroll
      for (int u = 0; u < kAtOnce; ++u) {
        some[u] = {0.0f, narrow<T>(lowest_of<T>()), number_of_step};
        if (u < blocks) some[u].load(from + u * kGroupFeatures);
      }
      bool are_there;
      do {
        are_there = true;
#pragma unroll
        for (int u = 0; u < kAtOnce; ++u)
          if (!some[u].is_of(number_of_step)) {
            some[u].load(from + u * kGroupFeatures);
            are_there = false;
          }
      } while (!are_there);
      float top = state.m;
#pragma unroll
      for (int u = 0; u < kAtOnce; ++u) top = fmaxf(top, some[u].m());
      state.move_reference(top);
#pragma unroll
      for (int u = 0; u < kAtOnce; ++u) state.l = fmaf(some[u].l(), exp_minus(some[u].m(), top), state.l);
    }
    head.m[column] = state.m;
    head.log2_l[column] = log2f(state.l);
    wait_for_exchange();
    if (column == 0) shared.ready[buffer].arrive();
  }
}

template <class Encoding, class T>
__device__ __forceinline__ void group_forward(const Params& p) {
  using Shared = GroupShared<Encoding, T>;
  static_assert(sizeof(Shared) <= 227 << 10, "a block has room");
  extern __shared__ __align__(16) char dynamic[];
  Shared& shared = *reinterpret_cast<Shared*>(dynamic);
  if (threadIdx.x == 0) {
    shared.full.init(kGroupWarps);
    shared.freed.init(1);
#pragma unroll
    for (int buffer = 0; buffer < Shared::kBuffers; ++buffer) shared.ready[buffer].init(1);
  }
  __syncthreads();
  if (threadIdx.x < kGroupWarps * 32) {
    hold_rows(p, shared);
  } else {
    exchange<Encoding, T>(p, shared);
  }
}

}  // namespace gimbal::lrpe

#define GROUP_FORWARD(NAME, T) \
  extern "C" __global__ void __launch_bounds__(kGroupThreads, 1) NAME(const __grid_constant__ Params p) { \
    group_forward<ENCODING, T>(p); \
  }
