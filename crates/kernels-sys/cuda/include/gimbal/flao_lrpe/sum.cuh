// kv = k̄ᵀ f(v) and z = Σ f(k): k is read as it is, and encoded between shared memory and the registers of the products.
//
// A warp has 16 features of k, which are rows of the sums, over all tokens of a tile: two runs of eight, of which a thread has
// one feature each. On a line their angles at the tokens of a tile come from the exact ones at its first by a few rotations by
// constant angles; elsewhere each is computed from its position. The warpgroups share out the features, or where there are
// few the tiles.
#pragma once

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

template <class T, Turn kTurn, bool kLine, int kD>
__device__ __forceinline__ void sum(const SumMaps& params) {
  using namespace flao::wgmma;
  constexpr int kE = kD;
  constexpr int kSteps = kTileRows / 16;
  constexpr int kSums = kTurn == Turn::kCosine ? 2 : 1;
  constexpr bool kSharesTiles = kD == 1;
  using Sharers = std::conditional_t<kSharesTiles, OwnWarpgroup, TwoWarpgroups>;  // of a tile
  constexpr int kPositionBytes = kLine ? 0 : 8 * lrpe::kMaxAxes * kTileRows * sizeof(int);
  using Slots = wide::Ring<kPositionBytes, kD + kE, 2>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == TwoWarpgroups::kThreads) produce(ring, walk, {&params.k, &params.v}, {kD * 64, kE * 64});
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

  while (walk.left > 0) {
    PanelSums<kSums, kE> kv;
    kv.clear();
    float z[2] = {};
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
      char* const slot = cursor.take();
      if (params.v_f != Activation::kNone) {
        apply_to_values<T, Sharers::kThreads>(params.v_f, slot + kD * kPanelBytes, kE, left);
        Sharers::synchronize();
      }
      const uint32_t from = hopper::shared_address(slot) + own;
      // x[2 * i + j] is of features[i % 2] and token 2 * (i / 2) + j of the thread's four of a step.
      const auto load_features = [&](float(&x)[8], int step) {
        uint32_t pairs[4];
        load_transposed(pairs, from + step * 16 * hopper::kPanelRowBytes);
        widen_pairs<T>(pairs, x);
      };
      if (params.z != nullptr) {
#pragma unroll 1
        for (int step = 0; step < kSteps; ++step) {
          float x[8];
          load_features(x, step);
          pointwise(encoder.f, x);
#pragma unroll
          for (int i = 0; i < 8; ++i)
            z[i / 2 % 2] += 16 * step + token_of_lane + i % 2 + i / 4 * 8 < left ? x[i] : 0.0f;
        }
      }
      with_pointwise<T>(encoder.f, [&](auto f) {
#pragma unroll
        for (int step = 0; step < kSteps; ++step) {
          float x[8];
          load_features(x, step);
          f.apply(x);
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
              encoded[0][i] = of == 0 ? x[i] * turn.x - x[i + 2] * turn.y : x[i - 2] * turn.y + x[i] * turn.x;
            } else {
              encoded[0][i] = x[i] * turns[of][token].x + __shfl_xor_sync(~0u, x[i], 4) * turns[of][token].y;
            }
          }
#pragma unroll
          for (int i = 0; i < kSums; ++i) narrow_pairs<T>(encoded[i], next[step][i]);
        }
      });
    };
    const auto pass = [&] {
      cursor.take();
      cursor.release();
      cursor.advance(1);
    };

    const int tiles = walk.tiles_here();
    constexpr int kTurns = kSharesTiles ? 2 : 1;
    const int first = kSharesTiles ? __shfl_sync(~0u, warpgroup_of_thread(), 0) : 0;
    if (first == 1) pass();
    if (first < tiles) encode(first);
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
    }

    float* const to = walk.sum_of(params.kv, params.partials, kSums * d * e);
    float* const z_to = walk.sum_of(params.z, params.z_partials, d);
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
      if (params.z != nullptr) {
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
