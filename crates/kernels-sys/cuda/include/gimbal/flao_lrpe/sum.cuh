// kv = k̄ᵀ f(v) and z = Σ f(k): k is read as it is, and encoded between shared memory and the registers of the products. Backward
// dkv = q̄ᵀ u scale, with u = do ⊙ f(g) in the place of do: what is said of k and v is true of q and u.
//
// A warp has 16 features of k, which are rows of the sums, over all tokens of a tile: two runs of eight, of which a thread has
// one feature each. On a line their angles at the tokens of a tile come from the exact ones at its first by a few rotations by
// constant angles; elsewhere each is computed from its position. The warpgroups share out the features, or where there are
// few the tiles.
#pragma once

#include "../flao/reference.cuh"
#include "../flao/wgmma/matrix.cuh"
#include "../flao/wgmma/wide/ring.cuh"
#include "encode.cuh"

namespace gimbal::flao_lrpe {

// The two runs of eight features of a warp's `group`.
__device__ __forceinline__ int run_of_group(Turn turn, int half, int group, int which) {
  const int partner = half / 8;
  return turn == Turn::kHalves && group < partner ? group + which * partner : 2 * group + which;
}

// The angles of one feature along a line: at the thread's first token of a step, and the way from there to others.
struct LineAngle {
  float2 one, eight, sixteen;
  float2 now;

  __device__ __forceinline__ explicit LineAngle(const Angle& angle)
      : one(angle.at(1)), eight(angle.at(8)), sixteen(angle.at(16)), now{} {}

  __device__ __forceinline__ void start(const Angle& angle, int position) {
    now = angle.at(position);
    now = {now.x * angle.factor, now.y * angle.factor};
  }

  // Those at tokens 0, 1, 8 and 9 from the first, and on to the next step.
  __device__ __forceinline__ void step(float2 (&turns)[4]) {
    turns[0] = now;
    turns[1] = now * one;
    turns[2] = now * eight;
    turns[3] = turns[2] * one;
    now = now * sixteen;
  }
};

// f of v, where it lies, by kThreads threads; rows that do not exist stay nought.
template <class T, int kThreads>
__device__ __forceinline__ void apply_to_values(Activation f, char* v, int panels, int rows) {
  for (int at = threadIdx.x % kThreads; at < panels * kPanelBytes / 16; at += kThreads) {
    auto& place = reinterpret_cast<Vec<T, 8>*>(v)[at];
    float x[8];
    widen(place, x);
    pointwise(f, x);
    if (at / 8 % kTileRows < rows) place = narrow<T>(x);
  }
  hopper::fence_async_shared();
}

// u times what keeps it within f16, in the place of do, by all threads of Sharers; rows that do not exist stay nought.
template <class T, class Sharers, int kPanels>
struct Gate {
  static constexpr int kThreads = Sharers::kThreads;
  static constexpr int kEach = kPanels * kPanelBytes / 16 / kThreads;  // eights of a thread

  char* g;
  char* d_o;
  Activation f;
  bool gated;
  int rows;

  // Calls use(place, u) for each eight of u, the place being that of do.
  template <class Use>
  __device__ __forceinline__ void for_each(Use use) const {
    with_pointwise<T>(f, [&](auto f) {
#pragma unroll
      for (int i = 0; i < kEach; ++i) {
        const int at = threadIdx.x % kThreads + i * kThreads;
        if (at / 8 % kTileRows >= rows) continue;
        auto& place = reinterpret_cast<Vec<T, 8>*>(d_o)[at];
        float u[8];
        widen(place, u);
        if (gated) {
          float x[8];
          widen(reinterpret_cast<const Vec<T, 8>*>(g)[at], x);
          f.apply(x);
#pragma unroll
          for (int j = 0; j < 8; ++j) u[j] *= x[j];
        }
        use(place, u);
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

// Where sums go.
struct SumsOf {
  float* kv;
  float* partials;
  float* z;
  float* z_partials;
};

__device__ __forceinline__ SumsOf sums_of(const SumMaps& params) {
  return {params.kv, params.partials, params.z, params.z_partials};
}

__device__ __forceinline__ SumsOf sums_of(const BackwardSumMaps& params) {
  return {params.dkv, params.partials, nullptr, nullptr};
}

template <class T, Turn kTurn, bool kLine, int kD, class Params>
__device__ __forceinline__ void sum(const Params& params) {
  using namespace flao::wgmma;
  constexpr bool kBackward = std::is_same_v<Params, BackwardSumMaps>;
  constexpr int kE = kD;
  constexpr int kSteps = kTileRows / 16;
  constexpr int kSums = kTurn == Turn::kCosine ? 2 : 1;
  constexpr bool kSharesTiles = kD == 1;
  constexpr int kTurns = kSharesTiles ? 2 : 1;
  using Sharers = std::conditional_t<kSharesTiles, OwnWarpgroup, TwoWarpgroups>;  // of a tile
  constexpr int kPositionBytes = kLine ? 0 : 8 * lrpe::kMaxAxes * kTileRows * sizeof(int);
  using Slots = wide::Ring<kPositionBytes, kD + kE + (kBackward ? kE : 0), 2>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x > TwoWarpgroups::kThreads) return;
    if constexpr (kBackward) {
      produce(ring, walk, {&params.q, &params.d_o, params.gated ? &params.g : nullptr}, {kD * 64, kE * 64, kE * 64});
    } else {
      produce(ring, walk, {&params.k, &params.v}, {kD * 64, kE * 64});
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
  const int runs[2] = {run_of_group(kTurn, encoder.half, group, 0), run_of_group(kTurn, encoder.half, group, 1)};
  const int features[2] = {8 * runs[0] + lane / 4, 8 * runs[1] + lane / 4};
  const int token_of_lane = lane % 4 * 2;
  // Of four 8 x 8 matrices: run 0, run 1, and both eight tokens further.
  const int run = lane / 8 % 2 == 0 ? runs[0] : runs[1];
  const uint32_t own = run / 8 * kPanelBytes + (lane / 16 * 8 + lane % 8) * hopper::kPanelRowBytes + ((run % 8 ^ lane % 8) << 4);
  int* const positions = reinterpret_cast<int*>(ring.matrix) + warp * lrpe::kMaxAxes * kTileRows;
  const uint32_t nothing = threadIdx.z;  // 0, which the compiler does not know
  const SumsOf sums = sums_of(params);
  // Features that do not turn are nobody's pair.
  const auto is_turned = [&](int feature) {
    return kTurn == Turn::kHalves ? 8 * group < encoder.half : feature / 2 < encoder.rotary;
  };
  const bool turned[2] = {is_turned(features[0]), is_turned(features[1])};

  while (walk.left > 0) {
    PanelSums<kSums, kE> kv;
    kv.clear();
    float z[2] = {};
    flao::Reference<T> reference;
    float step_of_sums = 1.0f;  // what sums must be multiplied by once the products under way are there
    const auto angle_of = [&](int i) {
      if (kTurn == Turn::kCosine) return features[i];
      if (kTurn == Turn::kNeighbours) return features[i] / 2;
      return 8 * group < encoder.half ? 8 * group + lane / 4 : -1;
    };
    // Of halves both are the same.
    Angle angles[2] = {Angle(encoder, walk.head, angle_of(0)), Angle(encoder, walk.head, angle_of(1))};
    if (kTurn == Turn::kNeighbours && lane / 4 % 2 == 0) {
      // y = x·cos + partner·sin of the second of a pair, of the first with a minus.
      angles[0].rate = 0ull - angles[0].rate;
      angles[1].rate = 0ull - angles[1].rate;
    }
    LineAngle lines[2] = {LineAngle(angles[0]), LineAngle(angles[1])};

    uint32_t next[kSteps][kSums][4];
    const auto encode = [&](int tile) {
      const int first = (walk.tile + tile) * kTileRows;
      const int left = static_cast<int>(min(rows - first, static_cast<i64>(kTileRows)));
      if constexpr (kLine) {
        const int begin = first + at.offset + lrpe::offset_of(at, walk.batch) + token_of_lane;
        lines[0].start(angles[0], begin);
        if (kTurn != Turn::kHalves) lines[1].start(angles[1], begin);
      } else {
        __syncwarp();
        for (int i = lane; i < at.axes * kTileRows; i += 32) {
          const int axis = i / kTileRows;
          const int token = min(first + i % kTileRows, static_cast<int>(rows) - 1);
          positions[i] = at.source == lrpe::Source::kGrid ? lrpe::index_on_grid(at, token, axis)
                                                          : lrpe::given_position(at, walk.batch, token, axis);
        }
        __syncwarp();
      }
      char* const v = cursor.take() + kD * kPanelBytes;
      if constexpr (kBackward) {
        const Gate<T, Sharers, kE> gate{v + kE * kPanelBytes, v, params.g_f, params.gated != 0, left};
        constexpr int kWarps = Sharers::kThreads / 32;
        step_of_sums = gate.apply(reference, ring.scratch + warp / kWarps * kWarps);
        Sharers::synchronize();
      } else if (params.v_f != Activation::kNone) {
        apply_to_values<T, Sharers::kThreads>(params.v_f, v, kE, left);
        Sharers::synchronize();
      }
      const uint32_t from = hopper::shared_address(v) - kD * kPanelBytes + own;
      // x[2 * i + j] is of features[i % 2] and token 2 * (i / 2) + j of the thread's four of a step.
      const auto load_features = [&](float(&x)[8], int step) {
        uint32_t pairs[4];
        load_transposed(pairs, from + step * 16 * hopper::kPanelRowBytes);
        widen_pairs<T>(pairs, x);
      };
      const auto encode_by = [&](auto f, auto adds_to_z) {
#pragma unroll
        for (int step = 0; step < kSteps; ++step) {
          float x[8];
          load_features(x, step);
          f.apply(x);
          if constexpr (decltype(adds_to_z)::value) {
#pragma unroll
            for (int i = 0; i < 8; ++i) {
              const int token = 16 * step + token_of_lane + i % 2 + i / 4 * 8;
              z[i / 2 % 2] += token < left ? x[i] : 0.0f;
            }
          }
          float2 turns[2][4];
          if constexpr (kLine) {
            lines[0].step(turns[0]);
            if (kTurn != Turn::kHalves) lines[1].step(turns[1]);
          } else {
#pragma unroll
            for (int i = 0; i < (kTurn == Turn::kHalves ? 1 : 2); ++i) {
#pragma unroll
              for (int j = 0; j < 4; ++j) {
                const int token = 16 * step + token_of_lane + j % 2 + j / 2 * 8;
                turns[i][j] = angles[i].at(positions[angles[i].axis * kTileRows + token]);
                turns[i][j] = {turns[i][j].x * angles[i].factor, turns[i][j].y * angles[i].factor};
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
            } else if constexpr (kTurn == Turn::kHalves) {
              const float2 turn = turns[0][token];
              const float partner = (of == 0 ? -x[i + 2] : x[i - 2]) * turn.y;
              encoded[0][i] = x[i] * turn.x + (turned[of] ? partner : 0.0f);
            } else {
              const float partner = __shfl_xor_sync(~0u, x[i], 4) * turns[of][token].y;
              encoded[0][i] = x[i] * turns[of][token].x + (turned[of] ? partner : 0.0f);
            }
          }
#pragma unroll
          for (int i = 0; i < kSums; ++i) narrow_pairs<T>(encoded[i], next[step][i]);
        }
      };
      with_pointwise<T>(encoder.f, [&](auto f) {
        // A branch in the loop would cost even those who do not take it.
        if (!kBackward && sums.z != nullptr) {
          encode_by(f, std::true_type());
        } else {
          encode_by(f, std::false_type());
        }
      });
    };
    const auto pass = [&] {
      cursor.take();
      cursor.release();
      cursor.advance(1);
    };

    const int tiles = walk.tiles_here();
    const int first = kSharesTiles ? __shfl_sync(~0u, warpgroup_of_thread(), 0) : 0;
    if (first == 1) pass();
    if (first < tiles) {
      encode(first);
      step_of_sums = 1.0f;
    }
    for (int tile = first; tile < tiles; tile += kTurns) {
      // A tile is encoded while the products of the one before are under way, whose operands stay where they are: so what was
      // encoded is copied, in a way that the compiler does not see through.
      uint32_t operands[kSteps][kSums][4];
#pragma unroll
      for (int i = 0; i < kSteps * kSums * 4; ++i)
        operands[i / 4 / kSums][i / 4 % kSums][i % 4] = next[i / 4 / kSums][i / 4 % kSums][i % 4] ^ nothing;
      const SlotCursor<Slots> held = cursor;
      const uint64_t of_v = hopper::descriptor(ring.slot(held.slot) + kD * kPanelBytes, kPanelBytes);
      hopper::begin_products(kv.of);
#pragma unroll
      for (int step = 0; step < kSteps; ++step) {
#pragma unroll
        for (int i = 0; i < kSums; ++i)
          hopper::multiply<T, hopper::Major::kAcross>(kv.of[i], operands[step][i],
                                                      hopper::advance(of_v, step * 16 * hopper::kPanelRowBytes), 1);
      }
      hopper::commit_products();
      cursor.advance(1);
      if (kSharesTiles && tile + 1 < tiles) pass();
      if (tile + kTurns < tiles) encode(tile + kTurns);
      hopper::wait_for_products<0>(kv.of);
      held.release();
      if constexpr (kBackward && flao::Reference<T>::kFollows) {
        if (step_of_sums != 1.0f) kv.multiply(step_of_sums);
        step_of_sums = 1.0f;
      }
    }

    if constexpr (kBackward) kv.multiply(params.scale * reference.down());
    float* const to = walk.sum_of(sums.kv, sums.partials, kSums * d * e);
    float* const z_to = walk.sum_of(sums.z, sums.z_partials, d);
    const auto write = [&](bool adds) {
#pragma unroll
      for (int i = 0; i < kSums; ++i) {
#pragma unroll
        for (int j = 0; j < 32 * kE; j += 2) {
          const int feature = features[j % 4 / 2];
          const int column = token_of_lane + j / 4 * 8;
          if (feature >= d || column >= e) continue;
          float2* const place = reinterpret_cast<float2*>(to + (i * d + feature) * e + column);
          const float2 before = adds ? *place : float2{};
          *place = {before.x + kv.of[i][j], before.y + kv.of[i][j + 1]};
        }
      }
      if (sums.z != nullptr) {
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          z[i] = quad_sum(z[i]);
          if (lane % 4 == 0 && features[i] < d) z_to[features[i]] = (adds ? z_to[features[i]] : 0.0f) + z[i];
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
