// Decode on Hopper's own instructions, for 16-bit types. A warp has the copy engine bring tiles of 64 tokens; each warpgroup
// goes through all of them for 32 of the block's heads, where each query token has heads of its own:
//   s = Σ_j ak_j ⊙ (q·bk_jᵀ)      p = 2^(s - reference)      sum += Σ_j (p ⊙ av_j)·bv_j
// q and the weights stay in registers, as left operands, where the products leave their sums.
#pragma once

#include "finish.cuh"

namespace gimbal::tpa::wgmma {

using hopper::Major;

// Coefficients of one rank in a slot as a thread holds scores: of its head, packed by pairs of tokens.
template <class T>
__device__ __forceinline__ void load_coefficients(unsigned (&to)[kTokens / 8], const char* coefficients, int ranks,
                                                  int rank, int heads, const Place& place, int head) {
  const int row = 2 * ranks * heads;
  const unsigned from = hopper::shared_address(coefficients) + 2 * rank * heads;
  if (heads % 8 == 0) {
    // Matrices of eight tokens and the warp's eight heads, which are of one query token.
    const int column = head / 8 * 8;
    const int lane = static_cast<int>(threadIdx.x) % 32;
    unsigned four[4];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      load_transposed(four, from + (32 * half + lane) * row + 2 * column);
#pragma unroll
      for (int i = 0; i < 4; ++i) to[4 * half + i] = four[i];
    }
    return;
  }
  const unsigned at = from + 2 * place.pair * row + 2 * head;
#pragma unroll
  for (int i = 0; i < kTokens / 8; ++i) {
    const unsigned short low = load_half_word(at + 8 * i * row);
    to[i] = low | static_cast<unsigned>(load_half_word(at + (8 * i + 1) * row)) << 16;
  }
}

constexpr int kProducerRegisters = 56;

// What a warpgroup that computes has of its block.
template <class T, int kFeatures>
struct Consumer {
  static constexpr int kPanels = kFeatures / hopper::kPanelColumns;
  static constexpr int kPairs = kTokens / 8;
  static constexpr int kAtOnce = kFeatures > 128 ? 64 : kFeatures / 2;  // sums of a product with values

  const DecodeMaps& maps;
  const Decode& p;
  const Shared<kFeatures>& shared;
  Place place;
  QueryHead own;
  int teams;
  Cursor<kFeatures> cursor;
  int turn;   // tiles until this team's next one
  int b = 0;  // the sequence of the part

  // Whether token `i` of this thread's is not one of the first `left` of the tile.
  __device__ __forceinline__ bool past(int i, int left) const { return 8 * (i / 2) + 2 * place.pair + i % 2 >= left; }

  __device__ __forceinline__ const char* coefficients_of(const char* slot, const Factors& factors) const {
    return slot + factors.rank * kPanels * kPanelBytes + 2 * coefficients_before(factors, b);
  }

  // s = Σ_j ak_j ⊙ (q·bk_jᵀ)
  __device__ __forceinline__ void scores(float (&s)[2 * kPairs], const Query<T, kFeatures>& query) {
    const char* const slot = cursor.take(kKeys);
    const char* const coefficients = coefficients_of(slot, p.k);
#pragma unroll 1
    for (int rank = 0; rank < p.k.rank; ++rank) {
      float product[4 * kPairs];
      hopper::begin_products(product);
#pragma unroll
      for (int d = 0; d < kFeatures / 16; ++d) {
        const char* const panel = slot + (rank * kPanels + d / 4) * kPanelBytes;
        const uint64_t bk = hopper::advance(hopper::descriptor(panel, kPanelBytes), d % 4 * 32);
        if constexpr (Query<T, kFeatures>::kShared) {
          const char* const own_panel = shared.queries + d / 4 * kPanelBytes;
          const uint64_t q = hopper::advance(hopper::descriptor(own_panel, kPanelBytes), d % 4 * 32);
          hopper::multiply<T, Major::kAlong, Major::kAlong>(product, q, bk, d > 0);
        } else {
          hopper::multiply<T, Major::kAlong>(product, query.operands[d], bk, d > 0);
        }
      }
      hopper::commit_products();
      unsigned ak[kPairs];
      load_coefficients<T>(ak, coefficients, p.k.rank, rank, p.heads, place, own.head);
      hopper::wait_for_products<0>(product);
#pragma unroll
      for (int i = 0; i < kPairs; ++i) {
        const float2 a = widen_pair<T>(ak[i]);
        const float x = a.x * join_halves(product[4 * i], product[4 * i + 2]);
        const float y = a.y * join_halves(product[4 * i + 1], product[4 * i + 3]);
        s[2 * i] = rank == 0 ? x : s[2 * i] + x;
        s[2 * i + 1] = rank == 0 ? y : s[2 * i + 1] + y;
      }
    }
    cursor.release(kKeys);
  }

  // sum += Σ_j (p ⊙ av_j)·bv_j, of the first `all` tokens of the tile, of which all query tokens see the first `left`, and
  // this thread's the first `own_left`.
  __device__ __forceinline__ void add_values(Head<T, kFeatures>& head, float (&weights)[2 * kPairs], int left,
                                             int own_left, int all) {
    char* const slot = cursor.take(kValues);
    const char* const coefficients = coefficients_of(slot, p.v);
    if (left < all) {
      for (int token = left; token < all; ++token) add_token(head, weights, slot, token, token < own_left);
      // Nobody clears what others still read.
      if (teams == 1) {
        synchronize_consumers();
      } else {
        synchronize_warpgroup();
      }
    }
    if (left < kTokens) clear_rows(slot, left);
#pragma unroll 1
    for (int rank = 0; rank < p.v.rank; ++rank) {
      unsigned av[kPairs], high[kPairs], low[kPairs];
      load_coefficients<T>(av, coefficients, p.v.rank, rank, p.heads, place, own.head);
      if (left < kTokens) {
#pragma unroll
        for (int i = 0; i < kPairs; ++i)
          av[i] &= (past(2 * i, left) ? 0u : 0xffffu) | (past(2 * i + 1, left) ? 0u : 0xffff0000u);
      }
      head.weigh(weights, av, high, low);
      hopper::begin_products(head.sum);
#pragma unroll
      for (int i = 0; i < kTokens / 16; ++i) {
        const unsigned operand[4] = {high[2 * i], low[2 * i], high[2 * i + 1], low[2 * i + 1]};
#pragma unroll
        for (int n = 0; n < kFeatures / 2; n += kAtOnce) {
          const uint64_t bv = hopper::descriptor(slot + (rank * kPanels + n / 32) * kPanelBytes, kPanelBytes);
          hopper::multiply<T, Major::kAcross>(reinterpret_cast<float (&)[kAtOnce]>(head.sum[n]), operand,
                                              hopper::advance(bv, 16 * i * hopper::kPanelRowBytes), 1);
        }
      }
      hopper::finish_products(head.sum);
    }
    cursor.release(kValues);
  }

  // A token that some query tokens see and others do not: whatever it is, even NaN, it adds nothing to those.
  __device__ __forceinline__ void add_token(Head<T, kFeatures>& head, const float (&weights)[2 * kPairs],
                                            const char* slot, int token, bool is_seen) const {
    const auto* const coefficients =
        reinterpret_cast<const T*>(coefficients_of(slot, p.v)) + token * p.v.rank * p.heads + own.head;
    float weight = 0.0f;
#pragma unroll
    for (int i = 0; i < 2 * kPairs; ++i)
      if (8 * (i / 2) + 2 * place.pair + i % 2 == token) weight = weights[i];
    weight = quad_sum(weight);
    if (!is_seen) return;
#pragma unroll 1
    for (int rank = 0; rank < p.v.rank; ++rank) {
      const float w = weight * widen(coefficients[rank * p.heads]);
      const char* const row = slot + rank * kPanels * kPanelBytes + token * hopper::kPanelRowBytes + 4 * place.pair;
#pragma unroll
      for (int j = 0; j < kFeatures / 8; ++j) {
        const char* const chunk = row + j / 8 * kPanelBytes + (j % 8 ^ token % 8) * 16;
        const float2 bv = widen_pair<T>(*reinterpret_cast<const unsigned*>(chunk));
        head.sum[4 * j] = fmaf(w, bv.x, head.sum[4 * j]);
        head.sum[4 * j + 1] = fmaf(w, bv.y, head.sum[4 * j + 1]);
      }
    }
  }

  // Values past these, which may be anything, become zero. Every warpgroup does so itself.
  __device__ __forceinline__ void clear_rows(char* slot, int left) const {
    constexpr int kChunks = hopper::kPanelRowBytes / 16;
    const int chunks = (kTokens - left) * kChunks;
#pragma unroll 1
    for (int panel = 0; panel < p.v.rank * kPanels; ++panel)
#pragma unroll 1
      for (int i = static_cast<int>(threadIdx.x) % kWarpgroupThreads; i < chunks; i += kWarpgroupThreads)
        *reinterpret_cast<uint4*>(slot + panel * kPanelBytes + left * hopper::kPanelRowBytes + 16 * i) = {0, 0, 0, 0};
    hopper::fence_async_shared();
    synchronize_warpgroup();
  }

  __device__ __forceinline__ static void synchronize_warpgroup() {
    synchronize<kWarpgroupThreads>(3 + static_cast<int>(threadIdx.x) / kWarpgroupThreads);
  }

  __device__ __forceinline__ void part(const Part& part, const Query<T, kFeatures>& query, Head<T, kFeatures>& head) {
    b = part.b;
    i64 token = part.begin + kTokens * turn;
    const i64 everybody = min(part.end, seen(p, part.length, 0));  // sees the tokens before
    const i64 own_end = min(part.end, seen(p, part.length, own.query));
#pragma unroll 1
    for (; token < part.end; token += kTokens * teams, cursor.advance(teams)) {
      const int left = clamp(everybody - token, 0, kTokens);
      const int own_left = clamp(own_end - token, 0, kTokens);
      float s[2 * kPairs];
      scores(s, query);
      if constexpr (std::is_same_v<T, f16>) {
#pragma unroll
        for (int i = 0; i < 2 * kPairs; ++i) s[i] *= query.undo;
      }
      if (left < kTokens) {
#pragma unroll
        for (int i = 0; i < 2 * kPairs; ++i)
          if (past(i, own_left)) s[i] = __int_as_float(0xff800000);
      }
      head.exponentiate(s);
      add_values(head, s, left, own_left, clamp(part.end - token, 0, kTokens));
    }
    turn = static_cast<int>((token - part.end) / kTokens);
  }
};

// Blocks of some warpgroups that compute, and one of which a warp has tiles loaded. It gives its registers to the others.
// Code is kept short, and is written where it runs once: every block meets it for the first time, and waits for it.
template <class T, int kFeatures, int kRegisters>
__device__ __forceinline__ void decode(const DecodeMaps& maps) {
  const Decode& p = maps.decode;
  const Shared<kFeatures> shared(maps);
  if (threadIdx.x == 0) {
    hopper::prefetch(maps.bk);
    hopper::prefetch(maps.bv);
    Control& control = *shared.control;
#pragma unroll 1
    for (int tile = 0; tile < p.slots; ++tile) {
      for (Barrier& full : control.full[tile]) full.init(1);
      for (Barrier& empty : control.empty[tile]) empty.init(4 * maps.head_groups);
    }
    control.message_full.init(1);
    control.message_empty.init(consumers() / 32);
    hopper::fence_barrier_init();
  }
  __syncthreads();
  if (maps.log_cluster > 0) hopper::arrive_at_cluster();
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  if (static_cast<int>(threadIdx.x) >= consumers()) {
    hopper::give_registers<kProducerRegisters>();
    if (static_cast<int>(threadIdx.x) < consumers() + 32) produce(shared);
    if (maps.log_cluster > 0) {
      __syncwarp();  // one lane alone starts copies
      hopper::wait_for_cluster();
      hopper::arrive_at_cluster();
      hopper::wait_for_cluster();
    }
    return;
  }
  hopper::take_registers<kRegisters>();
  const Place place = Place::of_thread(maps.head_groups);
  const int first_head = static_cast<int>(blockIdx.y) * maps.head_groups * kWarpgroupHeads;
  const QueryHead own(p, first_head + place.head());
  const bool there = first_head + place.head() < p.queries * p.heads;
  Query<T, kFeatures> query(p, first_head, maps.head_groups * kWarpgroupHeads);
  // Where the block has one sequence, it does not wait to be told.
  int asked = -1;
  if (p.splits > 0) {
    asked = static_cast<int>(blockIdx.x) / p.splits;
    query.ask(p, asked, own, 0, query.begin, shared.stage);
  }
  Consumer<T, kFeatures> consumer{maps, p, shared, place, own, maps.teams, {shared, place.team}, place.team};
  const Sums<kFeatures> sums(maps, shared.sums);
  Head<T, kFeatures> head;
#pragma unroll 1
  for (uint32_t phase = 0;; phase ^= 1) {
    shared.control->message_full.wait(phase);
    const Message message = shared.control->message;
    __syncwarp();
    if (threadIdx.x % 32 == 0) shared.control->message_empty.arrive();
    if (message.end) break;
    if (message.part.b != asked) {
      // What was staged for the part before has been read.
      synchronize_consumers();
      query.ask(p, message.part.b, own, 0, query.begin, shared.stage);
    }
    query.compute(p, message.part.b, own, shared.stage, shared.queries);
    head.clear();
    consumer.part(message.part, query, head);
    finish<T, kFeatures>(maps, message, place, head, sums, own, there);
  }
  wait_for_copies<0>();
}

}  // namespace gimbal::tpa::wgmma
