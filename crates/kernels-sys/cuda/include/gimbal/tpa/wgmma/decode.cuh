// Decode on Hopper's own instructions. Two warps have the copy engine bring tiles of 64 tokens; each warpgroup
// goes through all of them for 32 of the block's heads, where each query token has heads of its own:
//   s = Σ_j ak_j ⊙ (q·bk_jᵀ)      p = 2^(s - reference)      sum += Σ_j (p ⊙ av_j)·bv_j
// q and the weights stay in registers, as left operands, where the products leave their sums.
#pragma once

#include "finish.cuh"
#include "moved.cuh"

namespace gimbal::tpa::wgmma {

using hopper::Major;

// Coefficients of one rank in a slot as a thread holds scores: of its head, packed by pairs of tokens.
template <class T>
__device__ __forceinline__ void load_coefficients(unsigned (&to)[kTokens / 8], const char* coefficients, int ranks,
                                                  int rank, int heads, const Place& place, int head, int tokens) {
  const int row = 2 * ranks * heads;
  const int lane = static_cast<int>(threadIdx.x % 32);
  const unsigned from = hopper::shared_address(coefficients) + 2 * rank * heads;
  if (heads % 8 == 0) {
    // Matrices of eight tokens and the warp's eight heads, which are of one query token.
    const int column = head / 8 * 8;
    unsigned four[4];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      load_transposed(four, from + min(32 * half + lane, tokens - 1) * row + 2 * column);
#pragma unroll
      for (int i = 0; i < 4; ++i) to[4 * half + i] = four[i];
    }
    return;
  }
  const unsigned at = from + 2 * place.pair * row + 2 * head;
#pragma unroll
  for (int i = 0; i < kTokens / 8; ++i) {
    to[i] = 0;
    if (8 * i >= tokens) continue;
    const unsigned short low = load_half_word(at + 8 * i * row);
    to[i] = low | static_cast<unsigned>(load_half_word(at + (8 * i + 1) * row)) << 16;
  }
}

// The same in f32.
__device__ __forceinline__ void load_coefficients(float (&to)[kTokens / 4], const char* coefficients, int ranks, int rank,
                                                  int heads, const Place& place, int head, int tokens) {
  const auto* const at = reinterpret_cast<const float*>(coefficients) + (2 * place.pair * ranks + rank) * heads + head;
  const int row = ranks * heads;
#pragma unroll
  for (int i = 0; i < kTokens / 4; ++i) {
    to[i] = 0.0f;
    if (8 * (i / 2) < tokens) to[i] = at[(8 * (i / 2) + i % 2) * row];
  }
}

// Where panels lie, for products, by the bytes from the first on. The address is the same in all threads, and the compiler is to
// know: a step then takes three instructions on uniform registers, not seven.
struct Descriptor {
  uint32_t low, high;
  Descriptor() = default;
  __device__ __forceinline__ Descriptor(const char* panel, uint32_t panel_bytes) {
    const uint64_t whole = hopper::descriptor(panel, panel_bytes);
    low = __shfl_sync(0xffffffffu, static_cast<uint32_t>(whole), 0);
    high = static_cast<uint32_t>(whole >> 32);
  }
  __device__ __forceinline__ uint64_t at(uint32_t bytes) const { return static_cast<uint64_t>(high) << 32 | (low + bytes / 16); }
};

// What a warpgroup that computes has of its block.
template <class K>
struct Consumer {
  using T = typename K::T;
  using Operand = typename K::Operand;
  static constexpr int kFeatures = K::kFeatures;
  static constexpr int kPanels = K::kPanels;
  static constexpr int kPairs = kTokens / 8;
  static constexpr int kMostRest = 2 * kTokens;  // of a part: as good as any more, as T is small
  static constexpr int kAtOnce = kFeatures > 128 ? 64 : kFeatures / 2;  // sums of a product with values

  const typename K::Params& maps;
  const Decode& p;
  const Shared<K>& shared;
  Place place;
  QueryHead own;
  int teams;
  Cursor<K> cursor;
  int turn;   // tiles until this team's next one
  int b = 0;  // the sequence of the part

  // Whether token `i` of this thread's is not one of the first `left` of the tile.
  __device__ __forceinline__ bool past(int i, int left) const { return 8 * (i / 2) + 2 * place.pair + i % 2 >= left; }

  __device__ __forceinline__ char* coefficients_of(char* slot, const Factors& factors, int panels) const {
    return slot + ranks<K>(factors) * K::kHalves * panels * shared.panel_bytes() + 2 * coefficients_before<K>(factors, b);
  }

  // Products under way want straight code: a copy of it for each number of panels, or of tokens, that there may be.
  template <int kMost, class Use>
  __device__ __forceinline__ static void with_panels(int panels, Use use) {
    if constexpr (!K::kPanelsVary || kMost == 1) {
      use(std::integral_constant<int, kMost>());
    } else if (panels >= kMost) {
      use(std::integral_constant<int, kMost>());
    } else {
      with_panels<kMost - 1>(panels, use);
    }
  }
  template <int kMost = kTokens, class Use>
  __device__ __forceinline__ void with_tokens(Use use) const {
    if constexpr (!K::kMoved || kMost == 16) {
      use(std::integral_constant<int, kMost>());
    } else if (shared.tokens() >= kMost) {
      use(std::integral_constant<int, kMost>());
    } else {
      with_tokens<kMost / 2>(use);
    }
  }

  using Coefficients = std::conditional_t<K::kHalves == 2, float[2 * kPairs], unsigned[kPairs]>;

  __device__ __forceinline__ void load(Coefficients& to, const char* coefficients, int ranks, int rank) const {
    if constexpr (K::kHalves == 2) {
      load_coefficients(to, coefficients, ranks, rank, p.heads, place, own.head, shared.tokens());
    } else {
      load_coefficients<T>(to, coefficients, ranks, rank, p.heads, place, own.head, shared.tokens());
    }
  }
  __device__ __forceinline__ static float2 pair_of(const Coefficients& a, int i) {
    if constexpr (K::kHalves == 2) {
      return {a[2 * i], a[2 * i + 1]};
    } else {
      return widen_pair<T>(a[i]);
    }
  }

  // Groups of heads have products in turn: all would else have them at a time, and weights at a time. With more ranks than one it is not
  // always faster.
  static constexpr bool kTurns = K::kOneRank;
  __device__ __forceinline__ void await_turn() const {
    if (maps.head_groups > 1) synchronize(6 + place.group, 2 * kWarpgroupThreads);
  }
  __device__ __forceinline__ void end_turn() const {
    if (maps.head_groups > 1) arrive(6 + (place.group + 1 < maps.head_groups ? place.group + 1 : 0), 2 * kWarpgroupThreads);
  }

  // Begins q·bk_jᵀ, with the keys of a slot.
  __device__ __forceinline__ void begin_scores(float (&product)[4 * kPairs], const char* slot, int rank,
                                               const Query<K>& query) const {
    const int panels = Shared<K>::panels(p.d);
    with_panels<kPanels>(panels, [&](auto of_row) {
      constexpr int kSteps = decltype(of_row)::value * 4;
      const Descriptor keys(slot + rank * K::kHalves * panels * shared.panel_bytes(), kPanelBytes);
      Descriptor queries;
      if constexpr (Query<K>::kShared) queries = Descriptor(shared.queries, kPanelBytes);
      hopper::begin_products(product);
#pragma unroll
      for (int i = 0; i < K::kHalves * kSteps; ++i) {
        const int d = i % kSteps;
        const int half = i / kSteps;
        const uint64_t bk = keys.at((half * panels + d / 4) * shared.panel_bytes() + d % 4 * 32);
        if constexpr (Query<K>::kShared) {
          const uint64_t q = queries.at(d / 4 * kPanelBytes + d % 4 * 32);
          hopper::multiply<Operand, Major::kAlong, Major::kAlong>(product, q, bk, i > 0);
        } else {
          hopper::multiply<Operand, Major::kAlong>(product, query.operands[d], bk, i > 0);
        }
      }
      hopper::commit_products();
    });
  }

  // s = Σ_j ak_j ⊙ (q·bk_jᵀ)
  __device__ __forceinline__ void scores(float (&s)[2 * kPairs], float (&product)[4 * kPairs], char* slot,
                                         const Query<K>& query) const {
    const char* const coefficients = coefficients_of(slot, p.k, Shared<K>::panels(p.d));
#pragma unroll
    for (int i = 0; i < 2 * kPairs; ++i) s[i] = 0.0f;
    // There is a rank, but the loop asks before it: where no way leads round it, ptxas 13.0 takes queries in registers for done with after
    // the first tile (f16, 64 features), and gives their registers to weights.
    constexpr bool kAsks = std::is_same_v<T, f16> && kFeatures == 64;
#pragma unroll 1
    for (int rank = 0; rank < (kAsks ? p.k.rank : ranks<K>(p.k)); ++rank) {
      if constexpr (kTurns) await_turn();
      begin_scores(product, slot, rank, query);
      if constexpr (kTurns) end_turn();
      Coefficients ak;
      load(ak, coefficients, ranks<K>(p.k), rank);
      hopper::wait_for_products<0>(product);
      float joined[2 * kPairs];
#pragma unroll
      for (int i = 0; i < 2 * kPairs; ++i) joined[i] = product[4 * (i / 2) + i % 2] + product[4 * (i / 2) + i % 2 + 2];
      // Each is looked at only where one of them may not be their sum.
      if (isnan(sum(joined))) {
#pragma unroll
        for (int i = 0; i < 2 * kPairs; ++i)
          joined[i] = join_halves(product[4 * (i / 2) + i % 2], product[4 * (i / 2) + i % 2 + 2]);
      }
#pragma unroll
      for (int i = 0; i < kPairs; ++i) {
        const float2 a = pair_of(ak, i);
        s[2 * i] = fmaf(a.x, joined[2 * i], s[2 * i]);
        s[2 * i + 1] = fmaf(a.y, joined[2 * i + 1], s[2 * i + 1]);
      }
    }
  }

  // sum += Σ_j (p ⊙ av_j)·bv_j, of the first `all` tokens of the tile, of which all query tokens see the first `left`, and
  // this thread's the first `own_left`.
  __device__ __forceinline__ void add_values(HeadOf<K>& head, float (&weights)[2 * kPairs], int left,
                                             int own_left, int all) {
    char* const slot = cursor.take(kValues);
    const int panels = Shared<K>::panels(p.e);
    char* const coefficients = coefficients_of(slot, p.v, panels);
    if (left < all) {
      for (int token = left; token < all; ++token) add_token(head, weights, slot, token, token < own_left);
      // Nobody clears what others still read.
      synchronize_team();
    }
    if (left < shared.tokens()) clear_values(slot, coefficients, left);
#pragma unroll 1
    for (int rank = 0; rank < ranks<K>(p.v); ++rank) {
      Coefficients av;
      unsigned high[kPairs], low[kPairs];
      load(av, coefficients, ranks<K>(p.v), rank);
      const char* const rows = slot + rank * K::kHalves * panels * shared.panel_bytes();
      if constexpr (K::kHalves == 2) {
        if (__any_sync(0xffffffffu, head.weigh(weights, av, high, low))) add_special(head, weights, av, rows, left);
        add_halves(head, high, low, rows, panels);
      } else {
        head.weigh(weights, av, high, low);
        if constexpr (kTurns) await_turn();
        with_tokens([&](auto of_tile) {
          with_panels<kFeatures / 2 / kAtOnce>((panels * 32 + kAtOnce - 1) / kAtOnce, [&](auto of_row) {
            const Descriptor values(rows, shared.panel_bytes());
            hopper::begin_products(head.sum);
#pragma unroll
            for (int i = 0; i < decltype(of_tile)::value / 16; ++i) {
              const unsigned operand[4] = {high[2 * i], low[2 * i], high[2 * i + 1], low[2 * i + 1]};
#pragma unroll
              for (int n = 0; n < decltype(of_row)::value * kAtOnce; n += kAtOnce) {
                const uint64_t bv = values.at(n / 32 * shared.panel_bytes() + 16 * i * hopper::kPanelRowBytes);
                hopper::multiply<T, Major::kAcross>(reinterpret_cast<float (&)[kAtOnce]>(head.sum[n]), operand, bv, 1);
              }
            }
            hopper::commit_products();
            if constexpr (kTurns) end_turn();
            hopper::wait_for_products<0>(head.sum);
          });
        });
      }
    }
    cursor.release(kValues);
  }

  // In f32: tensor cores add towards zero, so what they add up is of one tile.
  __device__ __forceinline__ void add_halves(HeadOf<K>& head, const unsigned (&high)[kPairs],
                                             const unsigned (&low)[kPairs], const char* rows, int panels) const {
#pragma unroll
    for (int n = 0; n < kPanels; ++n) {
      if (n >= panels) continue;
      float product[32];
      with_tokens([&](auto of_tile) {
        hopper::begin_products(product);
#pragma unroll
        for (int half = 0; half < 2; ++half) {
          const char* const panel = rows + (half * panels + n) * shared.panel_bytes();
          const uint64_t bv = hopper::descriptor(panel, shared.panel_bytes());
#pragma unroll
          for (int i = 0; i < decltype(of_tile)::value / 16; ++i) {
            const unsigned operand[4] = {high[2 * i], low[2 * i], high[2 * i + 1], low[2 * i + 1]};
            hopper::multiply<Operand, Major::kAcross>(
                product, operand, hopper::advance(bv, 16 * i * hopper::kPanelRowBytes), half + i > 0);
          }
        }
        hopper::finish_products(product);
      });
      head.add(n, product);
    }
  }

  // In f32: weights that are not finite, which are no sums of halves.
  __device__ __forceinline__ void add_special(HeadOf<K>& head, const float (&weights)[2 * kPairs], const Coefficients& av,
                                              const char* rows, int left) const {
#pragma unroll 1
    for (int token = 0; token < left; ++token) {
      float w = 0.0f;
#pragma unroll
      for (int i = 0; i < 2 * kPairs; ++i)
        if (8 * (i / 2) + 2 * place.pair + i % 2 == token && !isfinite(weights[i] * av[i])) w = weights[i] * av[i];
      w = quad_sum(w);
      if (w != 0.0f) add_row(head, w, rows, token);
    }
  }

  // A token that some query tokens see and others do not: whatever it is, even NaN, it adds nothing to those.
  __device__ __forceinline__ void add_token(HeadOf<K>& head, const float (&weights)[2 * kPairs], char* slot, int token,
                                            bool is_seen) const {
    const int panels = Shared<K>::panels(p.e);
    const auto* const coefficients =
        reinterpret_cast<const T*>(coefficients_of(slot, p.v, panels)) + token * ranks<K>(p.v) * p.heads + own.head;
    float weight = 0.0f;
#pragma unroll
    for (int i = 0; i < 2 * kPairs; ++i)
      if (8 * (i / 2) + 2 * place.pair + i % 2 == token) weight = weights[i];
    weight = quad_sum(weight);
    if (!is_seen) return;
#pragma unroll 1
    for (int rank = 0; rank < ranks<K>(p.v); ++rank) {
      const float w = weight * widen(coefficients[rank * p.heads]);
      if constexpr (K::kHalves == 2) head.make_room(fabsf(w));
      add_row(head, w, slot + rank * K::kHalves * panels * shared.panel_bytes(), token);
    }
  }

  // Adds the row of a token to the sums, times its weight.
  __device__ __forceinline__ void add_row(HeadOf<K>& head, float w, const char* rows, int token) const {
    const char* const row = rows + token * hopper::kPanelRowBytes + 4 * place.pair;
    const int panels = Shared<K>::panels(p.e);
#pragma unroll
    for (int j = 0; j < kFeatures / 8; ++j) {
      if (K::kPanelsVary && j / 8 >= panels) continue;
      const char* const chunk = row + j / 8 * shared.panel_bytes() + (j % 8 ^ token % 8) * 16;
      float2 bv = widen_pair<Operand>(*reinterpret_cast<const unsigned*>(chunk));
      if constexpr (K::kHalves == 2) {
        const char* const low = chunk + panels * shared.panel_bytes();
        const float2 rest = widen_pair<Operand>(*reinterpret_cast<const unsigned*>(low));
        head.add(j, w, {bv.x + rest.x, bv.y + rest.y});
      } else {
        head.sum[4 * j] = fmaf(w, bv.x, head.sum[4 * j]);
        head.sum[4 * j + 1] = fmaf(w, bv.y, head.sum[4 * j + 1]);
      }
    }
  }

  // Values and coefficients past these, which may be anything, become zero. Every warpgroup does so itself, and none reads before all
  // have.
  __device__ __forceinline__ void clear_values(char* slot, char* coefficients, int left) const {
    constexpr int kChunks = hopper::kPanelRowBytes / 16;
    const int thread = static_cast<int>(threadIdx.x % kWarpgroupThreads);
    const int chunks = (shared.tokens() - left) * kChunks;
#pragma unroll 1
    for (int panel = 0; panel < ranks<K>(p.v) * K::kHalves * Shared<K>::panels(p.e); ++panel)
#pragma unroll 1
      for (int i = thread; i < chunks; i += kWarpgroupThreads)
        *reinterpret_cast<uint4*>(slot + panel * shared.panel_bytes() + left * hopper::kPanelRowBytes + 16 * i) = {0, 0, 0, 0};
    const int of_token = ranks<K>(p.v) * p.heads;
#pragma unroll 1
    for (int i = left * of_token + thread; i < shared.tokens() * of_token; i += kWarpgroupThreads)
      reinterpret_cast<T*>(coefficients)[i] = narrow<T>(0.0f);
    hopper::fence_async_shared();
    synchronize_team();
  }

  // Those that go through the same tiles: a warpgroup, or where there is one team all that compute.
  __device__ __forceinline__ void synchronize_team() const {
    if (teams == 1) {
      synchronize_consumers<K>();
    } else {
      synchronize<kWarpgroupThreads>(3 + static_cast<int>(threadIdx.x / kWarpgroupThreads));
    }
  }

  __device__ __forceinline__ void part(const Part& part, const Query<K>& query, HeadOf<K>& head) {
    b = part.b;
    const int tokens = shared.tokens();
    // The copy engine counts no more tokens than an i32.
    using Count = std::conditional_t<K::kMoved, i64, int>;
    Count ahead = static_cast<Count>(part.end - part.begin) - tokens * turn;  // tokens of this team's tile and behind it
    // Of the last tokens some are not seen by the first query token, or by this thread's.
    const int unseen = static_cast<int>(part.end - min(part.end, seen(p, part.length, 0)));
    const int own_unseen = static_cast<int>(part.end - min(part.end, seen(p, part.length, own.query)));
    float product[4 * kPairs];
#pragma unroll 1
    for (; ahead > 0; ahead -= tokens * teams, cursor.advance(teams)) {
      const int rest = static_cast<int>(min(ahead, static_cast<Count>(kMostRest)));
      const int left = clamp(rest - unseen, 0, tokens);
      const int own_left = clamp(rest - own_unseen, 0, tokens);
      float s[2 * kPairs];
      scores(s, product, cursor.take(kKeys), query);
      cursor.release(kKeys);
      if constexpr (std::is_same_v<Operand, f16>) {
#pragma unroll
        for (int i = 0; i < 2 * kPairs; ++i) s[i] *= query.undo;
      }
      if (left < kTokens) {
#pragma unroll
        for (int i = 0; i < 2 * kPairs; ++i)
          if (past(i, own_left)) s[i] = __int_as_float(0xff800000);
      }
      head.exponentiate(s);
      add_values(head, s, left, own_left, min(rest, tokens));
    }
    turn = K::kMoved ? 0 : static_cast<int>(-ahead) / kTokens;
  }
};

// What the threads do that do not compute: they make the barriers ready, and fill the ring. What a block with one part is told does not
// wait for barriers, nor for the launch before, but where that may write the lengths.
template <class K>
__device__ __forceinline__ void others(const Shared<K>& shared, int warp) {
  const typename K::Params& maps = shared.maps;
  constexpr int kMakes = 3;  // the warp that makes barriers ready
  Message message{};
  if (warp == kMakes) {
    if (threadIdx.x % 32 == 0) {
      constexpr int kMovers = K::kMoved ? K::kOthers / 32 - 1 : 1;  // warps that fill a slot
      Control& control = *shared.control;
#pragma unroll 1
      for (int tile = 0; tile < shared.slots(); ++tile) {
        for (Barrier& full : control.full[tile]) full.init(kMovers);
        for (Barrier& empty : control.empty[tile]) empty.init(4 * maps.head_groups);
      }
      if constexpr (K::kMoved) {
#pragma unroll 1
        for (int buffer = 0; buffer < maps.buffers; ++buffer) {
          control.copied[buffer].init(1);
          control.moved[buffer].init(kMovers);
        }
      }
      control.message_full.init(1);
      control.message_empty.init(consumers<K>() / 32);
      hopper::fence_barrier_init();
    }
    __syncwarp();
  } else if constexpr (!K::kMoved) {
    if (warp <= kValues && threadIdx.x % 32 == 0) hopper::prefetch(warp == kKeys ? maps.bk : maps.bv);
    if (maps.decode.splits > 0) {
      if (maps.decode.kv_lens != nullptr) hopper::wait_for_dependencies();
      message = only_part(maps);
    }
  }
  synchronize(0, static_cast<int>(blockDim.x));
  if (maps.cluster > 1) hopper::arrive_at_cluster_relaxed();
  // In this order: a merge reads lengths once this launch has let it begin.
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  if constexpr (K::kMoved) {
    if (warp == 0) {
      copy_runs(shared);
    } else {
      move_runs(shared);
    }
  } else {
    if (warp < kMakes) feed(shared, warp, message);
    if (maps.cluster > 1) {
      __syncwarp();  // one lane alone starts copies
      hopper::wait_for_cluster();
      hopper::arrive_at_cluster_relaxed();
      hopper::wait_for_cluster();
    }
  }
}

// Blocks of some warpgroups that compute, and one that has tiles loaded, or more that move them. These give their registers to the
// others.
// Code is kept short, and is written where it runs once: every block meets it for the first time, and waits for it. The copies come
// first.
template <class K, int kRegisters, int kOthersRegisters>
__device__ __forceinline__ void decode(const typename K::Params& maps) {
  const Decode& p = maps.decode;
  const Shared<K> shared(maps);
  const int other = static_cast<int>(threadIdx.x) - consumers<K>();
  if (__builtin_expect(other >= 0, 1)) {
    hopper::give_registers<kOthersRegisters>();
    others(shared, same(other / 32));
    return;
  }
  hopper::take_registers<kRegisters>();
  const Place place = Place::of_thread(maps.head_groups);
  const int first_head = static_cast<int>(blockIdx.y) * maps.head_groups * kWarpgroupHeads;
  const QueryHead own(p, first_head + place.head());
  // Where the block has one sequence, it does not wait to be told.
  const int asked = p.splits > 0 ? static_cast<int>(blockIdx.x / static_cast<unsigned>(p.splits)) : -1;
  Query<K> query;
  const auto first_stage = query.first(maps);
  const auto from = query.from(p, max(asked, 0), own, first_stage);
  synchronize(0, static_cast<int>(blockDim.x));
  if (maps.cluster > 1) hopper::arrive_at_cluster_relaxed();
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  if (asked >= 0) query.ask(maps, from, own, first_stage, shared.stage);
  Consumer<K> consumer{maps, p, shared, place, own, maps.teams, {shared, place.team}, place.team};
  HeadOf<K> head;
  if constexpr (K::kOneRank) {
    if (place.group + 1 == maps.head_groups) consumer.end_turn();  // the first group begins
  }
#pragma unroll 1
  for (uint32_t phase = 0;; phase ^= 1) {
    shared.control->message_full.wait(phase);
    const Message message = shared.control->message;
    __syncwarp();
    if (threadIdx.x % 32 == 0) shared.control->message_empty.arrive();
    if (message.end) break;
    query.compute(maps, message.part.b, own, message.part.b == asked, shared.stage, shared.queries);
    head.clear();
    consumer.part(message.part, query, head);
    finish<K>(maps, message, place, head, shared, own, first_head);
    if (asked >= 0) break;  // there is one
  }
  if constexpr (K::kOneRank) {
    if (place.group == 0) consumer.await_turn();
  }
  wait_for_copies<0>();
}

}  // namespace gimbal::tpa::wgmma
