// Sequence softmax in one launch, of long sequences: a group of blocks takes one head after another, reads its rows once, and keeps
// them in shared memory from the statistics of its columns to their encoding, or their gradient. All blocks are there at a time, or they would wait forever.
//
// Warps that hold rows have rings of slots of their own, which fill while they encode an earlier head. Four more warps, with a thread a
// column, merge what those leave of a block, and exchange it with the other blocks of the group.
//
// Token tiles are the blocks of a group, and `partials` is the exchange, zeros at first: (groups, kSteps, blocks of a group, features) of
// 8 bytes, backward of 16.
#pragma once

#include "../hopper/barrier.cuh"
#include "statistics.cuh"

namespace gimbal::lrpe {

constexpr int kGroupFeatures = 128;
constexpr int kGroupWarps = 16;
constexpr int kGroupThreads = kGroupWarps * 32 + kGroupFeatures;
constexpr int kGroupRowBytes = kGroupFeatures * 2;
constexpr int kSlotBytes = 4 * kGroupRowBytes;

// What a slot has, and how many a warp.
template <int kStatistics>
struct GroupSlots {
  static constexpr bool kBackward = kStatistics == kBackwardStatistics;
  // Of x, and backward as many of do behind them.
  static constexpr int kRows = kBackward ? 2 : 4;
  static constexpr int kOfWarp = kBackward ? 12 : 13;
  // Slots that a warp goes on with statistics before it encodes, or the columns of blocks would come too late; the others are on their way.
  static constexpr int kBehind = kOfWarp - 1;
};

// Two rows at a time: lanes of either half of a warp share one.
constexpr int kHalfLanes = 16;
constexpr int kOfLane = kGroupFeatures / kHalfLanes;
// m, and m·log2 e, up to which that has digits enough to be taken from x·log2 e, and log2 l to be added to it.
constexpr float kNear = 1024.0f;
// The most that a warp leaves of a sum: by how far its reference is below another, a power of that becomes 0, of a larger sum with what counts.
constexpr float kMostSum = 0x1p64f;
// Backward, of a sum times dx̄ that a thread leaves, of which a column has up to 2^13: more may be infinite where none is with a nearer reference.
constexpr float kMostProducts = 0x1p112f;

// A thread sends its column of a head once it has those of all blocks of the head before. So when one sends that of head h, all
// have sent that of h - 1, and hence read those of h - 2: two steps are enough, and nobody is overwritten too early.
constexpr int kSteps = 2;

template <class T>
__device__ __forceinline__ T of_bits(unsigned bits) {
  const unsigned short half = static_cast<unsigned short>(bits);
  return *reinterpret_cast<const T*>(&half);
}

template <class T>
__device__ __forceinline__ unsigned short bits_of(T value) {
  return *reinterpret_cast<const unsigned short*>(&value);
}

// The lowest finite number, the reference where there is none (`kLowest`).
template <class T>
__device__ __forceinline__ float lowest_of() {
  return widen(of_bits<T>(std::is_same_v<T, f16> ? 0xFBFFu : 0xFF7Fu));
}

// What a block leaves of a column: l, m in 16 bits, which it is exact in, and the step that it is of. In one access, so that nothing
// else has to say that it is there.
template <class T, int kStatistics>
struct Told {
  unsigned long long bits;

  __device__ __forceinline__ Told() {}
  __device__ __forceinline__ Told(const SoftmaxState& state, unsigned step)
      : bits(static_cast<unsigned long long>(__float_as_uint(state.l)) << 32 |
             static_cast<unsigned>(bits_of(narrow<T>(state.m))) << 16 | (step & 0xffffu)) {}

  __device__ __forceinline__ float l() const { return __uint_as_float(static_cast<unsigned>(bits >> 32)); }
  __device__ __forceinline__ float m() const { return widen(of_bits<T>(static_cast<unsigned>(bits) >> 16)); }
  __device__ __forceinline__ bool is_of(unsigned step) const { return ((static_cast<unsigned>(bits) ^ step) & 0xffffu) == 0; }

  __device__ __forceinline__ void store(Told* to) const {
    asm volatile("st.relaxed.gpu.global.b64 [%0], %1;" ::"l"(to), "l"(bits) : "memory");
  }
  __device__ __forceinline__ void load(const Told* from) {
    asm volatile("ld.relaxed.gpu.global.b64 %0, [%1];" : "=l"(bits) : "l"(from) : "memory");
  }
};

// Backward, c as well.
template <class T>
struct alignas(16) Told<T, kBackwardStatistics> {
  unsigned long long sums, rest;

  __device__ __forceinline__ Told() {}
  __device__ __forceinline__ Told(const SoftmaxState& state, unsigned step)
      : sums(static_cast<unsigned long long>(__float_as_uint(state.c)) << 32 | __float_as_uint(state.l)),
        rest(static_cast<unsigned long long>(__float_as_uint(state.m)) << 32 | step) {}

  __device__ __forceinline__ float l() const { return __uint_as_float(static_cast<unsigned>(sums)); }
  __device__ __forceinline__ float c() const { return __uint_as_float(static_cast<unsigned>(sums >> 32)); }
  __device__ __forceinline__ float m() const { return __uint_as_float(static_cast<unsigned>(rest >> 32)); }
  __device__ __forceinline__ bool is_of(unsigned step) const { return static_cast<unsigned>(rest) == step; }

  __device__ __forceinline__ void store(Told* to) const {
    asm volatile(
        "{\n"
        ".reg .b128 all;\n"
        "mov.b128 all, {%1, %2};\n"
        "st.relaxed.gpu.global.b128 [%0], all;\n"
        "}" ::"l"(to),
        "l"(sums), "l"(rest)
        : "memory");
  }
  __device__ __forceinline__ void load(const Told* from) {
    asm volatile(
        "{\n"
        ".reg .b128 all;\n"
        "ld.relaxed.gpu.global.b128 all, [%2];\n"
        "mov.b128 {%0, %1}, all;\n"
        "}"
        : "=l"(sums), "=l"(rest)
        : "l"(from)
        : "memory");
  }
};

template <class Encoding, class T, int kStatistics>
struct GroupShared {
  using Slots = GroupSlots<kStatistics>;
  static constexpr int kAngles = kGroupFeatures / Encoding::kInputs;
  // Backward statistics take rates, which are there two heads before: those that exchange columns of a head find those of the next but one.
  static constexpr int kRatesAhead = Slots::kBackward ? 2 : 0;
  // Warps that are behind with encoding have these of earlier heads.
  static constexpr int kBuffers = Encoding::kInputs + 1 + kRatesAhead;

  char slots[kGroupWarps][Slots::kOfWarp][kSlotBytes];
  // What the warps leave of a column.
  float sum[kStatistics - 1][kGroupWarps][kGroupFeatures];
  T top[kGroupWarps][kGroupFeatures];
  struct Head {
    // Where m is near 0, m·log2 e + log2 l, and 0 for m.
    float log2_l[kGroupFeatures];
    float m[kGroupFeatures];
    unsigned long long rate[kAngles];
    union {
      // Forward cos and sin of what two tokens differ by; NaN where theta is not finite.
      float2 turn[kAngles];
      // Backward, NaN for both features of such a theta.
      float mean[kGroupFeatures];
    };
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

  // From a slot of so many rows of a warp to its next: rows are `token_step` apart there.
  __device__ __forceinline__ static int stride(const Params& p, int rows) { return p.token_tiles * kGroupWarps * rows; }
};

// What a warp that holds rows does.
template <class Encoding, class T, int kStatistics>
struct RowsOfGroup {
  using Shared = GroupShared<Encoding, T, kStatistics>;
  using Slots = typename Shared::Slots;
  static constexpr int I = Encoding::kInputs;
  static constexpr int V = kOfLane / I;
  static constexpr bool kBackward = Slots::kBackward;
  static constexpr int kSlotRows = Slots::kRows;
  static constexpr int kSlotsOfWarp = Slots::kOfWarp;
  static constexpr int kBehind = Slots::kBehind;
  // From rows of x to those of do.
  static constexpr int kToGradient = kSlotRows * kGroupRowBytes;
  static_assert(!kBackward || I == 2, "rows of do are as long as those of x");

  const Params& p;
  Shared& shared;
  const GroupPlace place;
  const int warp = static_cast<int>(threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int half = lane / kHalfLanes;
  const int own = lane % kHalfLanes * V;
  const Vectors at;
  const int first;   // the first token of the thread
  const int stride;  // from a slot to its next
  const int slots;   // of a head
  const char* const mine;  // of the first slot, whose others are so many bytes further
  char* const copied;

  __device__ __forceinline__ RowsOfGroup(const Params& p, Shared& shared)
      : p(p),
        shared(shared),
        place(p),
        at(Encoding::template vectors<V>(p, own)),
        first((place.block * kGroupWarps + warp) * kSlotRows + half),
        stride(place.stride(p, kSlotRows)),
        slots((p.tokens + stride - 1) / stride),
        mine(shared.slots[warp][0] + (half * kGroupFeatures + at.first) * 2),
        copied(shared.slots[warp][0] + lane * 16) {}

  // Slots are counted in bytes.
  __device__ __forceinline__ static void go_on(int& slot) { slot = slot == (kSlotsOfWarp - 1) * kSlotBytes ? 0 : slot + kSlotBytes; }

  // Copies a slot. What is beyond the last token is forward -inf, which adds nothing, and backward nothing that anyone takes.
  __device__ __forceinline__ void fetch(int slot, uint32_t to, const T* x, const T* d_o, int token) const {
    if constexpr (kBackward) {
      if (token >= p.tokens) return;
      copy_16(to + slot, x);
      copy_16(to + slot + kToGradient, d_o);
      return;
    }
    if (token + kSlotRows - 2 < p.tokens) {
#pragma unroll
      for (int r = 0; r < kSlotRows; r += 2) copy_16(to + slot + r * kGroupRowBytes, x + r * p.rows[0].x_stride.token);
      return;
    }
#pragma unroll 1
    for (int r = 0; r < kSlotRows; r += 2) {
      const int at_row = slot + r * kGroupRowBytes;
      if (token + r < p.tokens) {
        copy_16(to + at_row, x + r * p.rows[0].x_stride.token);
      } else {
        const unsigned nothing = std::is_same_v<T, f16> ? 0xFC00FC00u : 0xFF80FF80u;
        *reinterpret_cast<uint4*>(copied + at_row) = {nothing, nothing, nothing, nothing};
      }
    }
  }

  __device__ __forceinline__ void take(int slot, int r, Vec<T, V> (&x)[I]) const {
    const char* from = mine + slot + r * kGroupRowBytes;
#pragma unroll
    for (int k = 0; k < I; ++k) store(x[k].at, *reinterpret_cast<const Vec<T, V>*>(from + k * at.apart * 2));
  }

  __device__ __forceinline__ void take(int slot, int r, float (&x)[I][V]) const {
    Vec<T, V> packed[I];
    take(slot, r, packed);
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; i += 2) {
        const float2 pair = widen_pair<T>(reinterpret_cast<const unsigned*>(&packed[k])[i / 2]);
        x[k][i] = pair.x, x[k][i + 1] = pair.y;
      }
  }

  // dx̄ of a row. Backward a lane has one of a slot.
  __device__ __forceinline__ void turn_back(int slot, const unsigned long long* rate, int token, float (&dx)[I][V]) const {
    float d_o[2][V], c[V], s[V];
    take(slot + kToGradient, 0, d_o);
#pragma unroll
    for (int i = 0; i < V; ++i)
      phase_cos_sin(rate[Encoding::template angle<V>(p, own, i)], token + p.positions.offset, c[i], s[i]);
    Encoding::adjoint(p, d_o, c, s, dx);
  }

  // -m·log2 e, with the larger of two rows for a reference, backward one. The power of x to it is one multiplication and addition.
  __device__ __forceinline__ void refer(int slot, float (&reference)[I][V]) const {
    Vec<T, V> top[I], more[I];
    take(slot, 0, top);
    if constexpr (!kBackward) take(slot, 2, more);
#pragma unroll
    for (int k = 0; k < I; ++k) {
      widen(kBackward ? top[k] : maximum(top[k], more[k]), reference[k]);
#pragma unroll
      for (int i = 0; i < V; ++i) reference[k][i] = -kLog2E * fmaxf(reference[k][i], lowest_of<T>());
    }
  }

  __device__ __forceinline__ void add(int slot, const unsigned long long* rate, int token, const float (&reference)[I][V],
                                      float (&l)[I][V], float (&c)[I][V]) const {
    if (kBackward && token >= p.tokens) return;
#pragma unroll
    for (int r = 0; r < kSlotRows; r += 2) {
      float x[I][V], dx[I][V];
      if constexpr (kBackward) turn_back(slot, rate, token, dx);
      take(slot, r, x);
#pragma unroll
      for (int k = 0; k < I; ++k)
#pragma unroll
        for (int i = 0; i < V; ++i) {
          const float e = exp2_fast(fmaf(x[k][i], kLog2E, reference[k][i]));
          l[k][i] += e;
          if constexpr (kBackward) c[k][i] = fmaf(e, dx[k][i], c[k][i]);
        }
    }
  }

  // A sum that is too large, is of nothing, or has too far a reference: again, with the largest of all rows, which are still here.
  __device__ __forceinline__ void add_again(int slot, const unsigned long long* rate, float (&m)[I][V], float (&l)[I][V],
                                            float (&c)[I][V]) const {
    slot = slot < 0 ? slot + kSlotsOfWarp * kSlotBytes : slot;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) m[k][i] = lowest_of<T>(), l[k][i] = c[k][i] = 0.0f;
#pragma unroll 1
    for (int is_sum = 0; is_sum < 2; ++is_sum) {
#pragma unroll 1
      for (int row = 0; row < slots * kSlotRows; row += 2) {
        const int at_slot = (slot + row / kSlotRows * kSlotBytes) % (kSlotsOfWarp * kSlotBytes);
        const int token = first + row / kSlotRows * stride;
        if (kBackward && token >= p.tokens) break;
        float x[I][V], dx[I][V];
        take(at_slot, row % kSlotRows, x);
        if constexpr (kBackward) turn_back(at_slot, rate, token, dx);
#pragma unroll
        for (int k = 0; k < I; ++k)
#pragma unroll
          for (int i = 0; i < V; ++i) {
            if (is_sum != 0) {
              const float e = exp_minus(x[k][i], m[k][i]);
              l[k][i] += e;
              if constexpr (kBackward) c[k][i] = fmaf(e, dx[k][i], c[k][i]);
            } else {
              m[k][i] = fmaxf(m[k][i], x[k][i]);
            }
          }
      }
    }
  }

  // Leaves the columns of the warp for head `step`, whose last slot this is.
  __device__ __forceinline__ void leave(int step, int slot, const unsigned long long* rate, const float (&reference)[I][V],
                                        float (&l)[I][V], float (&c)[I][V]) const {
    float m[I][V];
    bool is_right = true;
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        is_right &= (l[k][i] > 0.0f) & (l[k][i] < kMostSum) & (fabsf(reference[k][i]) <= kNear);
        if constexpr (kBackward) is_right &= fabsf(c[k][i]) < kMostProducts;
        m[k][i] = widen(narrow<T>(reference[k][i] * -0.6931471805599453f));
      }
    if (!is_right) add_again(slot - (slots - 1) * kSlotBytes, rate, m, l, c);
    __syncwarp();
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        SoftmaxState state = {m[k][i], l[k][i], kBackward ? c[k][i] : 0.0f};
        state.merge({__shfl_xor_sync(0xffffffffu, m[k][i], kHalfLanes), __shfl_xor_sync(0xffffffffu, l[k][i], kHalfLanes),
                     kBackward ? __shfl_xor_sync(0xffffffffu, c[k][i], kHalfLanes) : 0.0f});
        m[k][i] = state.m, l[k][i] = state.l;
        if constexpr (kBackward) c[k][i] = state.c;
      }
    shared.freed.wait((step & 1) ^ 1);
    // Each half of the warp leaves four features.
    constexpr int kHalf = kOfLane / 2;
    float tops[kHalf], sums[kStatistics - 1][kHalf];
#pragma unroll
    for (int i = 0; i < kHalf; ++i) {
      const int k = kHalf / V, in = kHalf % V;
      tops[i] = half == 0 ? m[0][i] : m[k][in + i];
      sums[0][i] = half == 0 ? l[0][i] : l[k][in + i];
      if constexpr (kBackward) sums[1][i] = half == 0 ? c[0][i] : c[k][in + i];
    }
    const int feature = at.at(half * kHalf / V) + half * kHalf % V;
    store(&shared.top[warp][feature], narrow<T>(tops));
#pragma unroll
    for (int sum = 0; sum < kStatistics - 1; ++sum)
      *reinterpret_cast<float4*>(&shared.sum[sum][warp][feature]) = {sums[sum][0], sums[sum][1], sums[sum][2], sums[sum][3]};
    __syncwarp();
    if (threadIdx.x % 32 == 0) shared.full.arrive();
  }

  // Of the head that is encoded. Plain where all m of the thread are near 0 and all theta finite. Backward there are no registers for log2 l.
  struct Columns {
    const typename Shared::Head* head;
    float log2_l[I][V];
    bool is_plain;
  };

  __device__ __forceinline__ void wait_for_columns(int step, Columns& columns) const {
    const int buffer = step % Shared::kBuffers;
    shared.ready[buffer].wait(step / Shared::kBuffers & 1);
    columns.head = &shared.heads[buffer];
    columns.is_plain = true;
    if constexpr (!kBackward) {
#pragma unroll
      for (int i = 0; i < V; ++i) columns.is_plain &= !isnan(columns.head->turn[Encoding::template angle<V>(p, own, i)].x);
    }
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        columns.is_plain &= columns.head->m[at.at(k) + i] == 0.0f;
        columns.log2_l[k][i] = columns.head->log2_l[at.at(k) + i];
      }
  }

  // x becomes its softmax.
  template <bool kIsPlain>
  __device__ __forceinline__ void divide(const Columns& columns, float (&x)[I][V]) const {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        if (!kIsPlain) x[k][i] -= columns.head->m[at.at(k) + i];
        const float log2_l = kBackward ? columns.head->log2_l[at.at(k) + i] : columns.log2_l[k][i];
        x[k][i] = exp2_fast(fmaf(x[k][i], kLog2E, -log2_l));
      }
  }

  // dx of a slot.
  template <bool kIsPlain>
  __device__ __forceinline__ void differentiate(const Columns& columns, int slot, int token, T* to) const {
    float x[I][V], dx[I][V];
    turn_back(slot, columns.head->rate, token, dx);
    take(slot, 0, x);
    divide<kIsPlain>(columns, x);
    if (token >= p.tokens) return;
#pragma unroll
    for (int k = 0; k < I; ++k) {
#pragma unroll
      for (int i = 0; i < V; ++i) dx[k][i] = x[k][i] * (dx[k][i] - columns.head->mean[at.at(k) + i]);
      store(to + k * at.apart, narrow<T>(dx[k]));
    }
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
      divide<kIsPlain>(columns, x);
      Encoding::encode(p, x, c, s, o);
      if (token + r < p.tokens) {
#pragma unroll
        for (int k = 0; k < 2; ++k) store(to + r * p.rows[0].out_stride.token + k * at.apart, narrow<T>(o[k]));
      }
    }
  }

  __device__ __forceinline__ void run() const {
    const int end = slots * stride;
    const Strides& x_stride = p.rows[0].x_stride;
    const Strides& d_o_stride = p.rows[0].d_o_stride;
    const Strides& out_stride = p.rows[0].out_stride;
    const T* const x = static_cast<const T*>(p.rows[0].x) + lane % kHalfLanes * 8 + first * x_stride.token;
    T* const out = static_cast<T*>(p.rows[0].out) + at.first + first * out_stride.token;
    const T* const d_o = static_cast<const T*>(p.rows[0].d_o) + lane % kHalfLanes * 8 + first * d_o_stride.token;
    const uint32_t into = shared_address(copied);

    int ahead = first, ahead_step = 0;
    GroupPlace::Head ahead_head(p, place);
    GroupPlace::Head head = ahead_head;
    const T* from = x + head.offset(x_stride);
    const T* d_o_from = kBackward ? d_o + head.offset(d_o_stride) : nullptr;
    const auto fetch_next = [&](int slot) {
      if (ahead_step < place.heads) {
        fetch(slot, into, from, d_o_from, ahead);
        from += x_stride.token_step;
        if constexpr (kBackward) d_o_from += d_o_stride.token_step;
        if ((ahead += stride) >= end) {
          ahead -= end;
          ++ahead_step;
          ahead_head.go_on(p, place);
          from = x + ahead_head.offset(x_stride);
          if constexpr (kBackward) d_o_from = d_o + ahead_head.offset(d_o_stride);
        }
      }
      commit_copies();
    };
#pragma unroll 1
    for (int slot = 0; slot < kSlotsOfWarp; ++slot) fetch_next(slot * kSlotBytes);

    float reference[I][V], l[I][V], c[I][V];
    Columns columns;
    int added = 0, added_step = 0, adds_in = 0, adds_for = 0;
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
        if constexpr (kBackward) {
          columns.is_plain ? differentiate<true>(columns, encodes_in, token, to) : differentiate<false>(columns, encodes_in, token, to);
        } else {
          columns.is_plain ? encode<true>(columns, encodes_in, token, to) : encode<false>(columns, encodes_in, token, to);
        }
        to += out_stride.token_step;
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
          for (int i = 0; i < V; ++i) l[k][i] = c[k][i] = 0.0f;
      }
      const unsigned long long* const rate = shared.heads[adds_for].rate;
      add(adds_in, rate, first + added * stride, reference, l, c);
      if (++added == slots) {
        leave(added_step, adds_in, rate, reference, l, c);
        added = 0, ++added_step;
        if (++adds_for == Shared::kBuffers) adds_for = 0;
      }
      go_on(adds_in);
    }
  }
};

// All features are turned. Which of them are pairs is known to the compiler.
template <class Encoding, class T, int kStatistics>
__device__ __forceinline__ void hold_rows(const Params& p, GroupShared<Encoding, T, kStatistics>& shared) {
  Params known = p;
  known.span = known.rotary = GroupShared<Encoding, T, kStatistics>::kAngles;
  if (Encoding::kInputs == 2 && p.interleaved) {
    known.interleaved = 1;
    RowsOfGroup<Encoding, T, kStatistics>(known, shared).run();
  } else {
    known.interleaved = 0;
    RowsOfGroup<Encoding, T, kStatistics>(known, shared).run();
  }
}

__device__ __forceinline__ void wait_for_exchange() { asm volatile("bar.sync 1, %0;" ::"n"(kGroupFeatures) : "memory"); }

__device__ __forceinline__ float theta_of(const Params& p, int head, int angle) {
  return angle < p.turning ? __ldg(p.theta + head * p.theta_head_stride + static_cast<i64>(angle) * p.theta_feature_stride) : 0.0f;
}

// Backward: the rates of a head, by the threads that have its columns.
template <class Shared>
__device__ __forceinline__ void find_rates(const Params& p, const GroupPlace& place, int step, Shared& shared) {
  const int angle = static_cast<int>(threadIdx.x) - kGroupWarps * 32;
  if (angle >= Shared::kAngles || step >= place.heads) return;
  const float theta = theta_of(p, (place.group + step * place.groups) % p.rows[0].heads, angle);
  shared.heads[step % Shared::kBuffers].rate[angle] = phase_rate(theta);
}

// What a thread that has a column does: merges the column of the warps, then of the blocks.
template <class Encoding, class T, int kStatistics>
__device__ __forceinline__ void exchange(const Params& p, GroupShared<Encoding, T, kStatistics>& shared) {
  using Shared = GroupShared<Encoding, T, kStatistics>;
  using Told = Told<T, kStatistics>;
  constexpr bool kBackward = Shared::Slots::kBackward;
  const GroupPlace place(p);
  const int column = static_cast<int>(threadIdx.x) - kGroupWarps * 32;
  // Forward a thread finds what belongs to an angle, backward what it is to its column.
  const int angle = !kBackward ? column : p.interleaved ? column / 2 : column % Shared::kAngles;
  GroupPlace::Head number(p, place);
#pragma unroll 1
  for (int step = 0; step < place.heads; ++step) {
    const int buffer = step % Shared::kBuffers;
    typename Shared::Head& head = shared.heads[buffer];
    const float theta = theta_of(p, number.head, angle);
    number.go_on(p, place);
    const unsigned long long rate = phase_rate(theta);
    float2 turn;
    phase_cos_sin(rate, 2, turn.x, turn.y);
    if (!isfinite(theta)) turn.x = turn.y = __int_as_float(0x7fffffff);

    shared.full.wait(step & 1);
    const auto of_warp = [&](int warp, int statistic) {
      return statistic == 0 ? widen(shared.top[warp][column]) : shared.sum[statistic - 1][warp][column];
    };
    SoftmaxState state = merged<kStatistics>(0, kGroupWarps, 1, of_warp);
    state.move_reference(fmaxf(state.m, lowest_of<T>()));
    Told* const told =
        reinterpret_cast<Told*>(p.partials) + static_cast<i64>(place.group * kSteps + step % kSteps) * p.token_tiles * kGroupFeatures + column;
    const unsigned number_of_step = static_cast<unsigned>(step) + 1;
    Told(state, number_of_step).store(told + place.block * kGroupFeatures);
    // Warps that have come to the end of this head have encoded that which had the buffer before.
    if constexpr (kBackward) {
      find_rates(p, place, step + Shared::kRatesAhead, shared);
    } else if (column < Shared::kAngles) {
      head.rate[column] = rate;
      head.turn[column] = turn;
    }
    wait_for_exchange();
    if (column == 0) shared.freed.arrive();

    // Registers spill beyond, backward sooner.
    constexpr int kAtOnce = kBackward ? 11 : 24;
    state = SoftmaxState::empty();
#pragma unroll 1
    for (int first = 0; first < p.token_tiles; first += kAtOnce) {
      const int blocks = min(p.token_tiles - first, kAtOnce);
      const Told* const from = told + first * kGroupFeatures;
      Told some[kAtOnce];
#pragma unroll
      for (int u = 0; u < kAtOnce; ++u) {
        some[u] = {{lowest_of<T>(), 0.0f, 0.0f}, number_of_step};
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
      for (int u = 0; u < kAtOnce; ++u) {
        const float scale = exp_minus(some[u].m(), top);
        state.l = fmaf(some[u].l(), scale, state.l);
        if constexpr (kBackward) state.c = fmaf(some[u].c(), scale, state.c);
      }
    }
    const bool is_near = fabsf(state.m) <= kNear;
    head.m[column] = is_near ? 0.0f : state.m;
    head.log2_l[column] = fmaf(is_near ? state.m : 0.0f, kLog2E, log2f(state.l));
    if constexpr (kBackward) head.mean[column] = isfinite(theta) ? state.c / state.l : __int_as_float(0x7fffffff);
    wait_for_exchange();
    if (column == 0) shared.ready[buffer].arrive();
  }
}

template <class Encoding, class T, int kStatistics>
__device__ __forceinline__ void by_groups(const Params& p) {
  using Shared = GroupShared<Encoding, T, kStatistics>;
  static_assert(sizeof(Shared) <= 227 << 10, "a block has room");
  extern __shared__ __align__(16) char dynamic[];
  Shared& shared = *reinterpret_cast<Shared*>(dynamic);
  if (threadIdx.x == 0) {
    shared.full.init(kGroupWarps);
    shared.freed.init(1);
#pragma unroll
    for (int buffer = 0; buffer < Shared::kBuffers; ++buffer) shared.ready[buffer].init(1);
  }
  const bool holds_rows = threadIdx.x < kGroupWarps * 32;
  if (!holds_rows) {
    for (int step = 0; step < Shared::kRatesAhead; ++step) find_rates(p, GroupPlace(p), step, shared);
  }
  __syncthreads();
  if (holds_rows) {
    hold_rows(p, shared);
  } else {
    exchange<Encoding, T>(p, shared);
  }
}

}  // namespace gimbal::lrpe

#define GROUPS(NAME, T, STATISTICS) \
  extern "C" __global__ void __launch_bounds__(kGroupThreads, 1) NAME(const __grid_constant__ Params p) { \
    by_groups<ENCODING, T, STATISTICS>(p); \
  }
#define GROUP_FORWARD(NAME, T) GROUPS(NAME, T, kForwardStatistics)
#define GROUP_BACKWARD(NAME, T) GROUPS(NAME, T, kBackwardStatistics)
