// kv = k̄ᵀ f(v) and z = Σ f(k): k is read as it is, and encoded between shared memory and the registers of the products. Backward
// dkv = q̄ᵀ u scale, with u = do ⊙ f(g) in the place of do: what is said of k and v is true of q and u. With a normaliser backward
// f(v) − c is in the place of v, and there are Σ f(x) and Σ x̄ in f32.
//
// A warp has 16 features of k, which are rows of the sums, over all tokens of a tile: two runs of eight, of which a thread has
// one feature each. On a line their angles at the tokens of a tile come from the exact ones at its first two by a recurrence; on a
// grid they are read from a table where there is room for one, and elsewhere computed from positions, which come with a tile. The
// warpgroups share out the features, or where there are few the tiles.
#pragma once

#include "../flao/reference.cuh"
#include "../flao/wgmma/matrix.cuh"
#include "../flao/wgmma/wide/ring.cuh"
#include "encode.cuh"
#include "slots.cuh"

namespace gimbal::flao_lrpe {

// The two runs of eight features of a warp's `group`.
template <int kPanels>
__device__ __forceinline__ int run_of_group(Turn turn, int half, int group, int which) {
  const int partner = second_half<kPanels>(half) / 8;
  return turn == Turn::kHalves && group < partner ? group + which * partner : 2 * group + which;
}

// f of v, where it lies, by kThreads threads; rows that do not exist stay nought.
template <class T, int kThreads>
__device__ __forceinline__ void apply_to_values(Activation f, char* v, int panels, int rows) {
  for (int at = threadIdx.x % kThreads; at < panels * kPanelBytes / 16; at += kThreads) {
    auto& place = reinterpret_cast<Vec<T, 8>*>(v)[at];
    float x[8];
    uint32_t pairs[4];
    load_pairs(place, pairs);
    widen_pairs<T>(pairs, x);
    pointwise(f, x);
    if (at / 8 % kTileRows < rows) place = narrow<T>(x);
  }
  hopper::fence_async_shared();
}

// u times what keeps it within f16, in the place of do, by all threads of Sharers; rows that do not exist are nought, and stay it.
// kDivided: times factors of rows, or where there are none f(v) − c in the place of v.
template <class T, class Sharers, int kPanels, bool kDivided = false>
struct Gate {
  static constexpr int kThreads = Sharers::kThreads;
  static constexpr int kEach = kPanels * kPanelBytes / 16 / kThreads;  // eights of a thread

  char* g;
  char* d_o;
  Activation f;
  bool gated;
  int rows;
  const float* common = nullptr;  // c, of keys alone
  const float* of_u = nullptr;    // factors

  // Calls use(place, u) for each eight of u, the place being that of do.
  template <class Use>
  __device__ __forceinline__ void for_each(Use use) const {
    const auto places = reinterpret_cast<Vec<T, 8>*>(d_o) + threadIdx.x % kThreads;
    if constexpr (kDivided) {
      if (common != nullptr) return for_each_value(places, use);
    }
    const auto gates = reinterpret_cast<const Vec<T, 8>*>(g) + threadIdx.x % kThreads;
    float u[kEach][8];
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      uint32_t pairs[4];
      load_pairs(places[i * kThreads], pairs);
      widen_pairs<T>(pairs, u[i]);
    }
    if (gated) {
      with_pointwise<T>(f, [&](auto f) {
#pragma unroll
        for (int i = 0; i < kEach; ++i) {
          float x[8];
          uint32_t pairs[4];
          load_pairs(gates[i * kThreads], pairs);
          f.widen(pairs, x);
          f.apply(x);
#pragma unroll
          for (int j = 0; j < 8; ++j) u[i][j] *= x[j];
        }
      });
    }
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      if constexpr (kDivided) {
        const float factor = of_u[(threadIdx.x % kThreads + i * kThreads) / 8 % kTileRows];
#pragma unroll
        for (int j = 0; j < 8; ++j) u[i][j] *= factor;
      }
      use(places[i * kThreads], u[i]);
    }
  }

  template <class Use>
  __device__ __forceinline__ void for_each_value(Vec<T, 8>* places, Use use) const {
    with_pointwise<T>(f, [&](auto f) {
#pragma unroll
      for (int i = 0; i < kEach; ++i) {
        const int at = threadIdx.x % kThreads + i * kThreads;
        if (at / 8 % kTileRows >= rows) continue;
        const int column = at / (kPanelBytes / 16) * 64 + (at % 8 ^ at / 8 % 8) * 8;
        float x[8];
        uint32_t pairs[4];
        load_pairs(places[i * kThreads], pairs);
        f.widen(pairs, x);
        f.apply(x);
#pragma unroll
        for (int j = 0; j < 8; ++j) x[j] -= gimbal::load<float, 4>(common + column + j / 4 * 4).at[j % 4];
        use(places[i * kThreads], x);
      }
    });
  }

  // Returns what the sums of the tiles before are to be multiplied by. `scratch` is one float for each warp of Sharers.
  __device__ __forceinline__ float apply(flao::Reference<T>& reference, float* scratch) const {
    float step = 1.0f;
    if constexpr (flao::Reference<T>::kFollows) {
      float largest = 0.0f;
      for_each([&](auto&, const float(&u)[8]) {
#pragma unroll
        for (int i = 0; i < 8; ++i) largest = fmaxf(largest, flao::finite_magnitude(u[i]));
      });
      if (Sharers::any(reference.is_exceeded_by(largest))) {
        constexpr int kWarps = kThreads / 32;
        largest = largest_of_lanes(largest);
        if (threadIdx.x % 32 == 0) scratch[threadIdx.x / 32 % kWarps] = largest;
        Sharers::synchronize();
#pragma unroll
        for (int warp = 0; warp < kWarps; ++warp) largest = fmaxf(largest, scratch[warp]);
        step = reference.follow(largest);
      }
    }
    if (!kDivided && !gated && !flao::Reference<T>::kFollows) return step;
    for_each([&](auto& place, float(&u)[8]) {
      if constexpr (flao::Reference<T>::kFollows) {
#pragma unroll
        for (int i = 0; i < 8; ++i) u[i] *= reference.up;
      }
      place = narrow<T>(u);
    });
    hopper::fence_async_shared();
    return step;
  }
};

// What angles elsewhere than on a line are made of: the positions of the tokens of each slot's tile, and of all on a grid.
template <int kAngles, int kSlots>
struct TurnTables {
  alignas(16) int positions[kSlots][kPlaces][kTileRows];
  alignas(16) GridTurns<kAngles> grid;
};

// As `produce`, by a warp that also makes the positions.
template <class Ring, int kAngles, int kSlots, int kTensors, class Also>
__device__ __forceinline__ void produce_with_positions(const Ring& ring, TurnTables<kAngles, kSlots>& tables,
                                                       const lrpe::Positions& at, i64 rows, flao::wgmma::Walk walk,
                                                       const hopper::TensorMap* const (&maps)[kTensors],
                                                       const int (&columns)[kTensors], Also also) {
  const int lane = threadIdx.x % 32;
  for (hopper::SlotCursor<Ring> cursor{ring, 0}; walk.left > 0; walk.advance(1), cursor.advance(1)) {
    hopper::Barrier& full = cursor.await_empty();
    if (lane == 0) {
      also(cursor, walk);
      flao::wgmma::load_tiles<hopper::Keep::kNormal>(cursor, walk, maps, columns);
    }
#pragma unroll
    for (int first = 0; first < kTileRows; first += 32) {
      const int i = first + lane;
      const int token = min(walk.tile * kTileRows + i, static_cast<int>(rows) - 1);
      with_positions(at, walk.batch, token,
                     [&](int axis, int position) { tables.positions[cursor.slot][axis][i] = position; });
    }
    __syncwarp();
    if (lane == 0) full.arrive();
  }
}

// Where sums go.
struct SumsOf {
  float* kv;
  float* partials;
  float* z;  // kDivided: also Σ x̄ behind each
  float* z_partials;
};

__device__ __forceinline__ Activation v_f_of(const SumMaps& params) { return params.v_f; }
__device__ __forceinline__ Activation v_f_of(const BackwardSumMaps&) { return Activation::kNone; }

__device__ __forceinline__ SumsOf sums_of(const SumMaps& params) {
  return {params.kv, params.partials, params.z, params.z_partials};
}

__device__ __forceinline__ SumsOf sums_of(const BackwardSumMaps& params) {
  return {params.dkv, params.partials, params.sums, params.sums_partials};
}

template <class T, Turn kTurn, bool kLine, int kD, class Params, bool kDivided = false>
__device__ __forceinline__ void sum(const Params& params) {
  using namespace flao::wgmma;
  constexpr bool kBackward = std::is_same_v<Params, BackwardSumMaps>;
  constexpr int kE = kD;
  constexpr int kSteps = kTileRows / 16;
  constexpr int kSums = kTurn == Turn::kCosine ? 2 : 1;
  // kDivided: where features are alike dq is what they differ by, so they are two halves of 16 bits each. Cosines and sines of a whole
  // tile would then take too many registers.
  constexpr int kHalves = kDivided ? 2 : 1;
  constexpr int kParts = kDivided ? kSums : 1;  // of a tile, encoded one after the other
  constexpr int kStepsOfPart = kSteps / kParts;
  constexpr bool kSharesTiles = kD == 1;
  constexpr int kTurns = kSharesTiles ? 2 : 1;
  using Sharers = std::conditional_t<kSharesTiles, OwnWarpgroup, TwoWarpgroups>;  // of a tile
  constexpr int kAngles = kTurn == Turn::kCosine ? 64 * kD : 32 * kD;
  constexpr int kPanelsOfSlot = kD + kE + (kBackward ? kE : 0);
  constexpr int kMostSlots = wide::Ring<GridTurns<kAngles>::kMost * sizeof(float2), kPanelsOfSlot, 2>::kSlots;
  using Tables = TurnTables<kAngles, kMostSlots>;
  constexpr int kFactorBytes = kDivided ? (kMostSlots * sizeof(Factors) + 1023) / 1024 * 1024 : 0;
  constexpr int kTableBytes = kLine ? 0 : (sizeof(Tables) + 1023) / 1024 * 1024;
  using Slots = wide::Ring<kFactorBytes + kTableBytes, kPanelsOfSlot, 2, 4, 1 + !kLine + kDivided>;
  static_assert((kLine && !kDivided) || Slots::kSlots <= kMostSlots, "each slot has its positions and factors");
  // By all lanes tiles of D up to 64 would have spills where they are loaded.
  constexpr int kLanesOfGrid = kSharesTiles ? 1 : 32;
  const Slots ring;
  auto& tables = *reinterpret_cast<Tables*>(ring.matrix + kFactorBytes);
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    // The factors of the rows of a tile, if there are any, beside it.
    const auto load_factors = [&](const SlotCursor<Slots>& cursor, const Walk& walk) {
      if constexpr (kDivided) {
        Barrier& full = cursor.await_empty();
        if (params.factors == nullptr) {
          full.arrive();
        } else {
          full.arrive_and_expect(sizeof(Factors));
          hopper::load_bytes(ring.matrix + cursor.slot * sizeof(Factors),
                             params.factors + walk.index() * walk.tiles + walk.tile, sizeof(Factors), full);
        }
      }
    };
    const auto produce_all = [&](const auto& maps, const auto& columns) {
      if constexpr (!kLine) {
        if (threadIdx.x < TwoWarpgroups::kThreads + 32)
          produce_with_positions(ring, tables, params.encoder.positions, params.sizes.rows, walk, maps, columns,
                                 load_factors);
      } else if (threadIdx.x == TwoWarpgroups::kThreads) {
        for (SlotCursor<Slots> cursor{ring, 0}; walk.left > 0; walk.advance(1), cursor.advance(1)) {
          load_factors(cursor, walk);
          load_tiles<Keep::kNormal>(cursor, walk, maps, columns);
        }
      }
    };
    if constexpr (kBackward) {
      const TensorMap* const maps[] = {&params.q, &params.d_o, params.gated ? &params.g : nullptr};
      constexpr int kColumns[] = {kD * 64, kE * 64, kE * 64};
      produce_all(maps, kColumns);
    } else {
      const TensorMap* const maps[] = {&params.k, &params.v};
      constexpr int kColumns[] = {kD * 64, kE * 64};
      produce_all(maps, kColumns);
    }
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  SlotCursor<Slots> cursor{ring, 0};
  const i64 rows = params.sizes.rows;
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  const Encoder& encoder = params.encoder;
  const lrpe::Positions& at = encoder.positions;
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int group = kSharesTiles ? warp % 4 : warp;
  const int runs[2] = {run_of_group<kD>(kTurn, encoder.half, group, 0), run_of_group<kD>(kTurn, encoder.half, group, 1)};
  const int of_half = 8 * group + lane / 4;
  const bool is_in_half = of_half < encoder.half;
  // Where the second half was moved, what there is not is beyond all.
  const auto feature_of = [&](int i) {
    if (kTurn == Turn::kNeighbours) return 16 * group + lane / 4 * 2 + i;
    if (kTurn != Turn::kHalves || !is_split(encoder.half)) return 8 * runs[i] + lane / 4;
    return is_in_half ? i * encoder.half + of_half : d;
  };
  const int features[2] = {feature_of(0), feature_of(1)};
  const int token_of_lane = lane % 4 * 2;
  // Of four 8 x 8 matrices: run 0, run 1, and both eight tokens further.
  const int run = lane / 8 % 2 == 0 ? runs[0] : runs[1];
  const uint32_t own_matrices =
      run / 8 * kPanelBytes + (lane / 16 * 8 + lane % 8) * hopper::kPanelRowBytes + ((run % 8 ^ lane % 8) << 4);
  // Neighbours are read as pairs, one a token: the thread has both.
  const uint32_t own_pairs = features[0] / 64 * kPanelBytes + token_of_lane * hopper::kPanelRowBytes +
                             ((features[0] / 8 % 8 ^ token_of_lane) << 4) + features[0] % 8 * 2;
  const uint32_t own = flao::opaque(kTurn == Turn::kNeighbours ? own_pairs : own_matrices);
  const SlotsAt<Slots> slots(ring);
  const uint64_t of_first_v = hopper::descriptor(ring.slot(0) + kD * kPanelBytes, kPanelBytes);
  const uint32_t low_of_first_v = flao::opaque(static_cast<uint32_t>(of_first_v));
  // What a tile is told by, at hand where there are registers.
  const auto f_of_keys = kLine || kSums == 1 ? static_cast<Activation>(flao::opaque(static_cast<int>(encoder.f))) : encoder.f;
  const bool wants_z = kLine || kSums == 1 ? flao::opaque(sums_of(params).z != nullptr) != 0 : sums_of(params).z != nullptr;
  if constexpr (!kLine) {
    if (threadIdx.x < kLanesOfGrid) tables.grid.template lay_out<kLanesOfGrid>(encoder);
    for (int i = threadIdx.x; i < Slots::kSlots * kTileRows; i += TwoWarpgroups::kThreads)
      tables.positions[i / kTileRows][kNoAxis][i % kTileRows] = 0;
  }
  const uint32_t nothing = __shfl_sync(~0u, threadIdx.z, 0);  // 0, which no compiler knows: that which assembles sees through opaque()
  const SumsOf sums = sums_of(params);
  // Features that do not turn are nobody's pair.
  const auto is_turned = [&](int feature) {
    return kTurn == Turn::kHalves ? is_in_half : feature / 2 < encoder.rotary;
  };
  const bool turned[2] = {is_turned(features[0]), is_turned(features[1])};
  // Whether a tile is gone through before it is encoded, forward.
  const bool is_prepared = encoder.f == Activation::kSoftmaxFeature || is_split(encoder.half) ||
                           (!kBackward && v_f_of(params) != Activation::kNone);
  const auto angle_of = [&](int i) {
    if (kTurn == Turn::kCosine) return features[i];
    if (kTurn == Turn::kNeighbours) return features[0] / 2;
    return is_in_half ? of_half : -1;
  };
  // Read while the head before is written: memory answers late when all of it is busy.
  float thetas[2];
  const auto read_thetas = [&](int head) {
#pragma unroll
    for (int i = 0; i < 2; ++i) thetas[i] = Angle::theta_of(encoder, head, flao::opaque(angle_of(i)));
  };
  read_thetas(walk.head);

  while (walk.left > 0) {
    PanelSums<kSums, kE> kv;
    kv.clear();
    float z[2] = {};
    float encoded_z[kSums][2] = {};
    flao::Reference<T> reference;
    float step_of_sums = 1.0f;  // what sums must be multiplied by once the products under way are there
    // Of pairs both are the same.
    Angle angles[2] = {Angle(encoder, angle_of(0), thetas[0]), Angle(encoder, angle_of(1), thetas[1])};
    LineAngle lines[2] = {LineAngle(angles[0]), LineAngle(angles[1])};
    const float2 ones[2] = {angles[0].at(1), angles[1].at(1)};
    const float2* of_grid[2];  // the thread's two angles in the table
    bool by_table = false;
    if constexpr (!kLine) {
      TwoWarpgroups::synchronize();
      tables.grid.make(encoder, walk.head, TwoWarpgroups::kThreads / 32, [&](int i, float theta) { return Angle(encoder, i, theta); });
      TwoWarpgroups::synchronize();
#pragma unroll
      for (int i = 0; i < 2; ++i) of_grid[i] = tables.grid.of(angle_of(i));
      by_table = tables.grid.is_there;
    }

    uint32_t next[kStepsOfPart][kSums * kHalves][4];
    const int offset = kLine ? at.offset + lrpe::offset_of(at, walk.batch) + token_of_lane : 0;
    const auto encode = [&](int tile, int part) {
      const int first = (walk.tile + tile) * kTileRows;
      const int left = static_cast<int>(min(rows - first, static_cast<i64>(kTileRows)));
      if (part == 0) slots.take(cursor);
      char* const v = ring.slot(cursor.slot) + kD * kPanelBytes;
      [[maybe_unused]] const Factors* factors = nullptr;
      [[maybe_unused]] bool has_factors = false;
      if constexpr (kDivided) {
        factors = reinterpret_cast<const Factors*>(ring.matrix) + cursor.slot;
        has_factors = params.factors != nullptr;
      }
      if (part == 0 && is_prepared) {
        // Each warp has rows of its own.
        constexpr int kRows = kTileRows * 32 / Sharers::kThreads;
        char* const own_rows = v - kD * kPanelBytes + kRows * (warp % (kTileRows / kRows)) * hopper::kPanelRowBytes;
        begin_rows<T, kTurn, kD, kRows, !kDivided>(own_rows, encoder, d);
      }
      if (part > 0) {
        // So is v.
      } else if constexpr (kBackward) {
        Gate<T, Sharers, kE, kDivided> gate{v + kE * kPanelBytes, v, params.g_f, params.gated != 0, left};
        if constexpr (kDivided) {
          gate.of_u = factors->of_u;
          if (!has_factors) gate.common = params.common + walk.index() * kCommonsOfHead;
        }
        constexpr int kWarps = Sharers::kThreads / 32;
        step_of_sums = gate.apply(reference, ring.scratch + warp / kWarps * kWarps);
        Sharers::synchronize();
      } else if (is_prepared) {
        if (params.v_f != Activation::kNone) apply_to_values<T, Sharers::kThreads>(params.v_f, v, kE, left);
        Sharers::synchronize();
      }
      const uint32_t from = slots.slot(cursor.slot) + own;
      // x[2 * i + j] is of features[i % 2] and token 2 * (i / 2) + j of the thread's four of a step.
      const int(&positions)[kPlaces][kTileRows] = tables.positions[kLine ? 0 : cursor.slot];
      const auto encode_by = [&](auto f, auto adds_to_z, auto by_table) {
        // Here, where there is other work to wait for. Of later parts the angles are there, and go on.
        if (kLine && part == 0) {
          const i64 begin = first + offset;
          lines[0].start(angles[0].rate * begin, angles[0].factor, ones[0]);
          if (kTurn == Turn::kCosine) lines[1].start(angles[1].rate * begin, angles[1].factor, ones[1]);
        }
#pragma unroll
        for (int of_part = 0; of_part < kStepsOfPart; ++of_part) {
          const int step = part * kStepsOfPart + of_part;
          uint32_t pairs[4];
          float x[8];
          if constexpr (kTurn == Turn::kNeighbours) {
            float of_pairs[8];
#pragma unroll
            for (int j = 0; j < 4; ++j) {
              const uint32_t row = j % 2 == 0 ? from : (from ^ 16) + hopper::kPanelRowBytes;
              pairs[j] = load_word(row + (step * 16 + j / 2 * 8) * hopper::kPanelRowBytes);
            }
            f.widen(pairs, of_pairs);
#pragma unroll
            for (int i = 0; i < 8; ++i) x[i] = of_pairs[i / 4 * 4 + i % 2 * 2 + i / 2 % 2];
          } else {
            load_transposed(pairs, from + step * 16 * hopper::kPanelRowBytes);
            f.widen(pairs, x);
          }
          f.apply(x);
          // Of the thread's four tokens.
          [[maybe_unused]] float of_features[4], of_encoded[4];
          if constexpr (kDivided) {
#pragma unroll
            for (int j = 0; j < 4; ++j) {
              const int token = 16 * step + token_of_lane + j % 2 + j / 2 * 8;
              const float one = token < left ? 1.0f : 0.0f;
              of_features[j] = has_factors ? factors->of_features[token] : one;
              of_encoded[j] = has_factors ? factors->of_encoded[token] : one;
            }
#pragma unroll
            for (int i = 0; i < 8; ++i) z[i / 2 % 2] += x[i] * of_features[i / 4 * 2 + i % 2];
          } else if constexpr (decltype(adds_to_z)::value) {
#pragma unroll
            for (int i = 0; i < 8; ++i) {
              const int token = 16 * step + token_of_lane + i % 2 + i / 4 * 8;
              if constexpr (kTurn == Turn::kCosine) {
                z[i / 2 % 2] += token < left ? x[i] : 0.0f;
              } else if (token < left) {
                z[i / 2 % 2] += x[i];
              }
            }
          }
          float2 turns[2][4];
          if constexpr (kLine) {
            lines[0].step(turns[0]);
            if (kTurn == Turn::kCosine) lines[1].step(turns[1]);
          } else {
#pragma unroll
            for (int i = 0; i < kSums; ++i) {
              const int* const of_axis = positions[angles[i].axis] + 16 * step + token_of_lane;
              const int2 twos[2] = {*reinterpret_cast<const int2*>(of_axis), *reinterpret_cast<const int2*>(of_axis + 8)};
#pragma unroll
              for (int j = 0; j < 4; ++j) {
                const int position = j % 2 == 0 ? twos[j / 2].x : twos[j / 2].y;
                if constexpr (decltype(by_table)::value) {
                  turns[i][j] = of_grid[i][position];
                } else {
                  turns[i][j] = angles[i].at(position);
                  turns[i][j] = {turns[i][j].x * angles[i].factor, turns[i][j].y * angles[i].factor};
                }
              }
            }
          }
          float encoded[kSums][8];
#pragma unroll
          for (int i = 0; i < 8; ++i) {
            const int of = i / 2 % 2;
            const int token = i / 4 * 2 + i % 2;
            if constexpr (kTurn == Turn::kCosine) {
              encoded[0][i] = x[i] * turns[of][token].x;
              encoded[1][i] = x[i] * turns[of][token].y;
            } else {
              const float2 turn = turns[0][token];
              encoded[0][i] = x[i] * turn.x;
              if (turned[of]) encoded[0][i] += (of == 0 ? -x[i + 2] : x[i - 2]) * turn.y;
            }
          }
          if constexpr (kDivided) {
#pragma unroll
            for (int i = 0; i < 8 * kSums; ++i)
              encoded_z[i / 8][i / 2 % 2] += encoded[i / 8][i % 8] * of_encoded[i % 8 / 4 * 2 + i % 2];
          }
#pragma unroll
          for (int i = 0; i < kSums; ++i) {
            narrow_pairs<T>(encoded[i], next[of_part][kHalves * i]);
            if constexpr (kHalves == 2) {
              float high[8];
              widen_pairs<T>(next[of_part][kHalves * i], high);
#pragma unroll
              for (int j = 0; j < 8; ++j) encoded[i][j] -= high[j];
              narrow_pairs<T>(encoded[i], next[of_part][kHalves * i + 1]);
            }
          }
        }
      };
      with_pointwise<T>(f_of_keys, [&](auto f) {
        // A branch in the loop would cost even those who do not take it.
        const auto encode_rows = [&](auto adds_to_z) {
          if constexpr (kLine) {
            encode_by(f, adds_to_z, std::false_type());
          } else if (by_table) {
            encode_by(f, adds_to_z, std::true_type());
          } else {
            encode_by(f, adds_to_z, std::false_type());
          }
        };
        if (!kBackward && wants_z) {
          encode_rows(std::true_type());
        } else {
          encode_rows(std::false_type());
        }
      });
    };
    const auto pass = [&] {
      slots.take(cursor);
      slots.release(cursor.slot);
      cursor.advance(1);
    };

    const int tiles = walk.tiles_here();
    const int first = kSharesTiles ? __shfl_sync(~0u, warpgroup_of_thread(), 0) : 0;
    if (first == 1) pass();
    if (first < tiles) {
      encode(first, 0);
      step_of_sums = 1.0f;
    }
    for (int tile = first; tile < tiles; tile += kTurns) {
#pragma unroll
      for (int part = 0; part < kParts; ++part) {
        // A tile is encoded while the products of the one before are under way, whose operands stay where they are: so what was
        // encoded is copied, in a way that the compiler does not see through.
        uint32_t operands[kStepsOfPart][kSums * kHalves][4];
#pragma unroll
        for (int i = 0; i < kStepsOfPart * kSums * kHalves * 4; ++i) {
          constexpr int kOfStep = kSums * kHalves;
          operands[i / 4 / kOfStep][i / 4 % kOfStep][i % 4] = next[i / 4 / kOfStep][i / 4 % kOfStep][i % 4] ^ nothing;
          asm volatile("" : "+r"(operands[i / 4 / kOfStep][i / 4 % kOfStep][i % 4]));  // before the products begin
        }
        const SlotCursor<Slots> held = cursor;
        const uint64_t of_v = (of_first_v & ~uint64_t{0xffffffff}) | (low_of_first_v + held.slot * (Slots::kSlotBytes / 16));
        hopper::begin_products(kv.of);
#pragma unroll
        for (int step = 0; step < kStepsOfPart; ++step) {
#pragma unroll
          for (int i = 0; i < kSums * kHalves; ++i) {
            const int row = (part * kStepsOfPart + step) * 16;
            hopper::multiply<T, hopper::Major::kAcross>(kv.of[i / kHalves], operands[step][i],
                                                        hopper::advance(of_v, row * hopper::kPanelRowBytes), 1);
          }
        }
        hopper::commit_products();
        if (part + 1 < kParts) {
          encode(tile, part + 1);
          hopper::wait_for_products<0>(kv.of);
          continue;
        }
        cursor.advance(1);
        if (kSharesTiles && tile + 1 < tiles) pass();
        if (tile + kTurns < tiles) encode(tile + kTurns, 0);
        hopper::wait_for_products<0>(kv.of);
        slots.release(held.slot);
        if constexpr (kBackward && flao::Reference<T>::kFollows) {
          if (step_of_sums != 1.0f) kv.multiply(step_of_sums);
          step_of_sums = 1.0f;
        }
      }
    }

    if (walk.tile + tiles == walk.tiles) read_thetas(walk.head + 1 < walk.heads ? walk.head + 1 : 0);
    if constexpr (kBackward) kv.multiply((kDivided ? 1.0f : params.scale) * reference.down());
    float* const to = walk.sum_of(sums.kv, sums.partials, kSums * d * e);
    float* const z_to = walk.sum_of(sums.z, sums.z_partials, kDivided ? (1 + kSums) * d : d);
    // A branch for every two would be a thousand instructions a head.
    const auto write_kv = [&](auto adds) {
#pragma unroll
      for (int i = 0; i < 2 * kSums; ++i) {
        const int feature = features[i % 2];
        if (feature >= d) continue;
        float* const row = to + (i / 2 * d + feature) * e + token_of_lane;
#pragma unroll
        for (int eight = 0; eight < 8 * kE; ++eight) {
          float2* const place = reinterpret_cast<float2*>(row + 8 * eight);
          float2 two = {kv.of[i / 2][4 * eight + 2 * (i % 2)], kv.of[i / 2][4 * eight + 2 * (i % 2) + 1]};
          if (8 * eight >= e) continue;
          if constexpr (decltype(adds)::value) two = {place->x + two.x, place->y + two.y};
          *place = two;
        }
      }
    };
    const auto write = [&](bool adds) {
      if (adds) {
        write_kv(std::true_type());
      } else {
        write_kv(std::false_type());
      }
      if ((kDivided || !kBackward) && sums.z != nullptr) {
        const auto write_z = [&](float of_lane, int feature, int first) {
          const float sum = quad_sum(of_lane);
          if (lane % 4 == 0 && feature < d) z_to[first + feature] = (adds ? z_to[first + feature] : 0.0f) + sum;
        };
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          write_z(z[i], features[i], 0);
          if constexpr (kDivided) {
#pragma unroll
            for (int j = 0; j < kSums; ++j) write_z(encoded_z[j][i], features[i], (1 + j) * d);
          }
        }
      }
    };
    const bool adds = walk.is_added(false);
    if constexpr (kSharesTiles) {
      if (warpgroup_of_thread() == 0) write(adds);
      TwoWarpgroups::synchronize();
      if (warpgroup_of_thread() == 1) write(true);
      TwoWarpgroups::synchronize();
    } else {
      write(adds);
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
