// q = aq·bq of a thread's head of a query token, times the factor of the scores, as left operands of products over D.
#pragma once

#include "../ring.cuh"
#include "heads.cuh"

namespace gimbal::tpa::wgmma {

// Starts to copy ranks `first` to `first` + 15 of bq of a query token, which begin at `from`, to shared memory, with zeros past R and D.
// Called by all threads that compute.
template <class K>
__device__ __forceinline__ void stage_ranks(const Queries& q, int d, const unsigned short* from, int first, char* stage) {
  constexpr int kChunks = K::kFeatures / 8;
  constexpr int kRow = Shared<K>::kStageRow;
  const bool aligned = ((reinterpret_cast<i64>(from) | 2 * q.b_rank_stride) & 15) == 0;
  const unsigned to = hopper::shared_address(stage);
#pragma unroll 1
  for (unsigned i = threadIdx.x; i < kStageRanks * kChunks; i += consumers<K>()) {
    const int rank = i / kChunks;
    const int column = i % kChunks * 8;
    const unsigned short* const at = from + rank * q.b_rank_stride + column;
    const int width = first + rank < q.rank ? clamp(d - column, 0, 8) : 0;
    if (aligned) {
      copy_16(to + rank * kRow + 2 * column, at, 2 * width);
      continue;
    }
#pragma unroll 1
    for (int j = 0; j < 8; ++j) {
      const unsigned short value = j < width ? __ldg(at + j) : 0;
      store_half_word(to + rank * kRow + 2 * (column + j), value);
    }
  }
}

template <class K>
struct Query {
  using T = typename K::T;
  using Operand = typename K::Operand;
  static constexpr int kFeatures = K::kFeatures;
  static constexpr bool kShared = Shared<K>::kSharedQueries;

  unsigned operands[kShared ? 1 : kFeatures / 16][4];
  float undo;  // f16: what takes back the power of two that is in the operands; in f32 times the factor of the scores
  unsigned short aq[kMostStages][4];  // of ranks that have been asked for

  // What a stage has: 16 ranks of a query token of the block. The next one has those of the next token, or the next ranks of the first.
  struct Stage {
    int first, query;
    int begin, end;  // query tokens
    __device__ __forceinline__ void advance() {
      if (++query < end) return;
      query = begin;
      first += kStageRanks;
    }
  };
  __device__ __forceinline__ static Stage first(const typename K::Params& maps) {
    const int heads = maps.head_groups * kWarpgroupHeads;
    const int begin = QueryHead(maps.decode, static_cast<int>(blockIdx.y) * heads).query;
    return {0, begin, begin, QueryHead(maps.decode, (static_cast<int>(blockIdx.y) + 1) * heads - 1).query + 1};
  }

  // Where aq of a thread's head lies, and bq of the block's first query token.
  struct From {
    const unsigned short *a, *b;
  };
  __device__ __forceinline__ static From from(const Decode& p, int b, const QueryHead& own, const Stage& of) {
    return {static_cast<const unsigned short*>(p.q.a) + b * p.q.a_batch_stride + own.query * p.q.a_token_stride +
                own.head * p.q.a_head_stride,
            static_cast<const unsigned short*>(p.q.b) + b * p.q.b_batch_stride + of.begin * p.q.b_token_stride};
  }

  // Asks for as many stages as there is room for, from one on: for aq of this thread's head, and for bq.
  __device__ __forceinline__ void ask(const typename K::Params& maps, const From& from, const QueryHead& own, Stage next, char* stage) {
    const Decode& p = maps.decode;
    if (p.q.rank == 0 || K::kHalves == 2) return;  // read where it is needed
    Stage of_aq = next;
#pragma unroll
    for (int n = 0; n < (K::kMoved ? 1 : kMostStages); ++n, of_aq.advance()) {
      if (n > 0 && n >= maps.stages) break;
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const int rank = of_aq.first + 8 * (i / 2) + 2 * static_cast<int>(threadIdx.x % 4) + i % 2;
        aq[n][i] = rank < p.q.rank && own.query == of_aq.query ? __ldg(from.a + rank) : 0;
      }
    }
#pragma unroll 1
    for (int n = 0; n < maps.stages && next.first < p.q.rank; ++n, next.advance())
      stage_ranks<K>(p.q, p.d, from.b + (next.query - next.begin) * p.q.b_token_stride + next.first * p.q.b_rank_stride, next.first,
                     stage + n * Shared<K>::kStageBytes);
    commit_copies();
  }

  // The first stages may have been asked for. Called by all threads that compute. The operands of a warpgroup may go to its panels
  // in shared memory.
  __device__ __forceinline__ void compute(const typename K::Params& maps, int b, const QueryHead& own, bool asked, char* stage,
                                          char* panels) {
    const Decode& p = maps.decode;
    // Sums of 16 heads, of which the lower eight are zero.
    float q[kFeatures / 8][4] = {};
    if constexpr (K::kHalves == 2) add_f32(q, p, b, own);
    // Before what is waited for: behind it, its code would be waited for as well.
    if (p.q.rank == 0) load(q, p, b, own);
#pragma unroll 1
    for (Stage next = first(maps); K::kHalves == 1 && next.first < p.q.rank; asked = false) {
      if (!asked) {
        // What was staged before has been read.
        synchronize_consumers<K>();
        ask(maps, from(p, b, own, next), own, next, stage);
      }
      wait_for_copies<0>();
      synchronize_consumers<K>();
#pragma unroll 1
      for (int n = 0; n < maps.stages && next.first < p.q.rank; ++n, next.advance())
        add(q, own.query == next.query, n, stage + n * Shared<K>::kStageBytes);
    }
    float factor = p.scale * p.q.scale * p.k.scale * kLog2E;
    // In f32 whole numbers stay so: what is equal must not differ by roundings, times scores of a thousand.
    if constexpr (K::kHalves == 2) {
      undo = factor;
      factor = 1.0f;
    }
    if constexpr (std::is_same_v<Operand, f16>) {
      float largest = 0.0f;
#pragma unroll
      for (int n = 0; n < kFeatures / 8; ++n) largest = fmaxf(largest, fmaxf(fabsf(q[n][0]), fabsf(q[n][1])));
      const int power = power_of_queries(quad_max(largest) * fabsf(factor));
      factor = ldexpf(factor, power);
      undo = ldexpf(K::kHalves == 2 ? undo : 1.0f, -power);
    }
    const int shared_panels = Shared<K>::panels(p.d);
#pragma unroll
    for (int n = 0; n < kFeatures / 8; ++n) {
      if (kShared && n / 8 >= shared_panels) continue;
      const float x = q[n][0] * factor;
      const float y = q[n][1] * factor;
      const unsigned high = narrow_pair<Operand>(x, y);
      const float2 rounded = widen_pair<Operand>(high);
      const unsigned low = narrow_pair<Operand>(left(x, rounded.x), left(y, rounded.y));
      if constexpr (kShared) {
        // Rows of 16 a warp; chunks of 16 bytes are swizzled by the row.
        const int thread = static_cast<int>(threadIdx.x % kWarpgroupThreads);
        const int row = thread / 32 * 16 + thread % 32 / 4;
        char* const to = panels + n / 8 * kPanelBytes + row * hopper::kPanelRowBytes + (n % 8 ^ row % 8) * 16 + thread % 4 * 4;
        *reinterpret_cast<unsigned*>(to) = high;
        *reinterpret_cast<unsigned*>(to + 8 * hopper::kPanelRowBytes) = low;
      } else {
        operands[n / 2][n % 2 * 2] = high;
        operands[n / 2][n % 2 * 2 + 1] = low;
      }
    }
    if constexpr (kShared) {
      hopper::fence_async_shared();
      synchronize_consumers<K>();
    }
  }

 private:
  // Adds a stage to those heads of the warp that are of its query token. The others' aq is 0.
  __device__ __forceinline__ void add(float (&q)[kFeatures / 8][4], bool own, int n, const char* stage) const {
    if (!__any_sync(0xffffffffu, own)) return;
    const int lane = static_cast<int>(threadIdx.x % 32);
    const unsigned from = hopper::shared_address(stage) + lane % 16 * Shared<K>::kStageRow + lane / 16 * 16;
    unsigned a[4] = {};
#pragma unroll
    for (int i = 0; i < (K::kMoved ? 1 : kMostStages); ++i)
      if (i == n) {
        a[0] = aq[i][0] | static_cast<unsigned>(aq[i][1]) << 16;
        a[2] = aq[i][2] | static_cast<unsigned>(aq[i][3]) << 16;
      }
#pragma unroll
    for (int n = 0; n < kFeatures / 8; n += 2) {
      unsigned bq[4];
      load_transposed(bq, from + 16 * n);
      multiply_add<Operand>(q[n], a, bq[0], bq[1]);
      multiply_add<Operand>(q[n + 1], a, bq[2], bq[3]);
    }
  }

  // The ranks of this thread's head, one after the other.
  __device__ __forceinline__ void add_f32(float (&q)[kFeatures / 8][4], const Decode& p, int b, const QueryHead& own) const {
    const T* const aq = static_cast<const T*>(p.q.a) + b * p.q.a_batch_stride + own.query * p.q.a_token_stride +
                        own.head * p.q.a_head_stride;
    const T* bq = static_cast<const T*>(p.q.b) + b * p.q.b_batch_stride + own.query * p.q.b_token_stride;
#pragma unroll 1
    for (int rank = 0; rank < p.q.rank; ++rank, bq += p.q.b_rank_stride) {
      const float a = widen(__ldg(aq + rank));
#pragma unroll
      for (int n = 0; n < kFeatures / 8; ++n)
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          const int feature = 8 * n + 2 * static_cast<int>(threadIdx.x % 4) + i;
          if (feature < p.d) q[n][i] = fmaf(a, widen(__ldg(bq + feature)), q[n][i]);
        }
    }
  }

  // q itself, of this thread's head.
  __device__ __forceinline__ void load(float (&q)[kFeatures / 8][4], const Decode& p, int b, const QueryHead& own) const {
    const T* const from = static_cast<const T*>(p.q.a) + b * p.q.a_batch_stride + own.query * p.q.a_token_stride +
                          own.head * p.q.a_head_stride + 2 * static_cast<int>(threadIdx.x % 4);
    const int left = p.d - 2 * static_cast<int>(threadIdx.x % 4);
    // Each is straight code, and by pairs a fraction of the other.
    if (K::kHalves == 1 && ((reinterpret_cast<i64>(from) | 2 * p.d) & 3) == 0) {
      unsigned pairs[kFeatures / 8];
#pragma unroll
      for (int n = 0; n < kFeatures / 8; ++n) pairs[n] = 8 * n < left ? __ldg(reinterpret_cast<const unsigned*>(from + 8 * n)) : 0;
#pragma unroll
      for (int n = 0; n < kFeatures / 8; ++n) {
        const float2 x = widen_pair<Operand>(pairs[n]);
        q[n][0] = x.x;
        q[n][1] = x.y;
      }
      return;
    }
#pragma unroll
    for (int n = 0; n < kFeatures / 8; ++n)
#pragma unroll
      for (int i = 0; i < 2; ++i)
        if (8 * n + i < left) q[n][i] = widen(__ldg(from + 8 * n + i));
  }
};

}  // namespace gimbal::tpa::wgmma
