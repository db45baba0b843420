// o = f(g) ⊙ (q̄ kv) * scale: q is read as it is, and encoded between shared memory and the registers of the products. Three
// warpgroups share the matrix and take tiles in turn; a warp has 16 tokens of a tile, over all features.
//
// On a line an angle is that of the first of eight tokens, computed for each tile, turned further by that of a token among
// eight, computed once a head; elsewhere each is computed from its position.
#pragma once

#include "../flao/wgmma/wide/apply.cuh"
#include "encode.cuh"

namespace gimbal::flao_lrpe {

constexpr int kApplyWarpgroups = 3;
constexpr int kApplyThreads = (kApplyWarpgroups + 1) * kWarpgroupThreads;
constexpr int kApplyRegisters = 160;  // of the 128 that a block of four warpgroups starts with

// What the angles of a head are made of, in shared memory beside the matrix.
template <bool kLine, int kAngles>
struct AngleTables;

template <int kAngles>
struct AngleTables<true, kAngles> {
  static constexpr int kPadded = kAngles + 8;  // so that neighbouring tokens lie in other banks
  alignas(16) float2 fine[8][kPadded];
  alignas(16) float2 coarse[4 * kApplyWarpgroups][2][kAngles];
};

template <int kAngles>
struct AngleTables<false, kAngles> {
  unsigned long long rates[kAngles];
  float factors[kAngles];
  int axes[kAngles];
  int positions[4 * kApplyWarpgroups][lrpe::kMaxAxes][16];
};

// Stores a tile to rows that begin anywhere, by all threads of a warpgroup.
template <class T>
__device__ __forceinline__ void store_elements(const flao::Operand& to, const flao::wgmma::Walk& walk, int tile, i64 rows,
                                               int columns, const char* from) {
  const i64 first = static_cast<i64>(walk.tile + tile) * kTileRows;
  const int count = static_cast<int>(min(rows - first, static_cast<i64>(kTileRows))) * columns;
  T* const at = static_cast<T*>(to.at) + walk.batch * to.batch_stride + walk.head * to.head_stride + first * to.row_stride;
  for (int i = threadIdx.x % kWarpgroupThreads; i < count; i += kWarpgroupThreads) {
    const int row = i / columns;
    const int column = i - row * columns;
    const char* const place = from + column / 64 * kPanelBytes + row * hopper::kPanelRowBytes + ((column / 8 ^ row) % 8 << 4);
    at[row * to.row_stride + column] = reinterpret_cast<const T*>(place)[column % 8];
  }
}

template <class T, Turn kTurn, bool kLine, int kD>
__device__ __forceinline__ void apply(const ApplyMaps& params) {
  using namespace flao::wgmma;
  using Team = Consumers<kApplyWarpgroups>;
  constexpr int kE = kD;
  constexpr int kOfMatrix = kTurn == Turn::kCosine ? 2 * kD : kD;  // panels of rows
  constexpr int kMatrixStep = kOfMatrix * kPanelBytes;
  constexpr int kAngles = kTurn == Turn::kCosine ? 64 * kD : 32 * kD;
  constexpr int kAnglesOfLane = kAngles / 32;
  using Tables = AngleTables<kLine, kAngles>;
  constexpr int kTableBytes = (sizeof(Tables) + 1023) / 1024 * 1024;
  using Slots = wide::Ring<wide::kMatrixBytes<kOfMatrix, kE> + kTableBytes, kD + kE, kApplyWarpgroups>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const i64 rows = params.sizes.rows;
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  const wide::MatrixPart matrix = wide::whole_matrix(kTurn == Turn::kCosine ? 2 * d : d, e);
  Walk walk(params.sizes);
  SlotCursor<Slots> cursor{ring, 0};
  if (threadIdx.x >= Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x > Team::kThreads) return;
    while (walk.left > 0) {
      wide::produce_matrix<T>(cursor, params.kv + walk.index() * matrix.d * e, matrix);
      for (int tiles = walk.tiles_here(); tiles > 0; --tiles, walk.advance(1), cursor.advance(1))
        load_tiles<Keep::kLast>(cursor, walk, {&params.q, params.gated ? &params.g : nullptr}, {kD * 64, kE * 64});
    }
    return;
  }
  hopper::take_registers<kApplyRegisters>();
  Tables& tables = *reinterpret_cast<Tables*>(ring.matrix + wide::kMatrixBytes<kOfMatrix, kE>);
  wide::clear_matrix<Team, kOfMatrix, kE>(ring.matrix);
  const Encoder& encoder = params.encoder;
  const lrpe::Positions& at = encoder.positions;
  const Fragment fragment = Fragment::of_thread();
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int row_of_warp = warp % 4 * 16;
  const int column_of_lane = lane % 4 * 2;
  // Halves are cut into sixteens: angles beyond the half turn features to nothing, which are those of the other half.
  const auto angle_of = [&](int i) {
    Angle angle(encoder, walk.head, i);
    if (kTurn == Turn::kHalves && i >= encoder.half) angle.factor = 0.0f;
    return angle;
  };
  while (walk.left > 0) {
    // The sines begin at a whole panel, with zeros between.
    const float scale = params.scale * wide::round_matrix<T, Team, kOfMatrix, kE>(ring, [&](auto use) {
      wide::take_pieces(cursor, matrix, [&](int row, int column, const float(&eight)[8]) {
        use(row < d ? row : row - d + 64 * kD, column, eight);
      });
    });
    unsigned long long rates[kAnglesOfLane];
    bool scales = false;
    if constexpr (kLine) {
#pragma unroll
      for (int i = 0; i < kAnglesOfLane; ++i) rates[i] = angle_of(lane + 32 * i).rate;
      for (int i = threadIdx.x; i < 8 * kAngles; i += Team::kThreads) {
        const Angle angle = angle_of(i % kAngles);
        const float2 turn = angle.at(i / kAngles);
        tables.fine[i / kAngles][i % kAngles] = {turn.x * angle.factor, turn.y * angle.factor};
      }
    } else {
      for (int i = threadIdx.x; i < kAngles; i += Team::kThreads) {
        const Angle angle = angle_of(i);
        tables.rates[i] = angle.rate;
        tables.factors[i] = angle.factor;
        tables.axes[i] = angle.axis;
        scales |= angle.factor != 1.0f;
      }
    }
    scales = Team::any(scales);

    const int tiles = walk.tiles_here();
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(1)) {
      char* const q = cursor.take();
      if (tile % kApplyWarpgroups != warpgroup_of_thread()) {
        // Who waits by parity must have seen the phase before, so each warpgroup sees all tiles.
        cursor.release();
        continue;
      }
      char* const g = q + kD * kPanelBytes;
      const int first = (walk.tile + tile) * kTileRows + row_of_warp;
      __syncwarp();
      if constexpr (kLine) {
        const int begin = first + at.offset + lrpe::offset_of(at, walk.batch);
#pragma unroll
        for (int i = 0; i < kAnglesOfLane; ++i) {
#pragma unroll
          for (int eight = 0; eight < 2; ++eight) {
            float2& turn = tables.coarse[warp][eight][lane + 32 * i];
            phase_cos_sin(rates[i], begin + 8 * eight, turn.x, turn.y);
          }
        }
      } else {
        for (int i = lane; i < at.axes * 16; i += 32) {
          const int axis = i / 16;
          const int token = min(first + i % 16, static_cast<int>(rows) - 1);
          tables.positions[warp][axis][i % 16] = at.source == lrpe::Source::kGrid
                                                     ? lrpe::index_on_grid(at, token, axis)
                                                     : lrpe::given_position(at, walk.batch, token, axis);
        }
      }
      __syncwarp();
      // Of the tokens lane / 4 and eight further, the turns of two angles from an even one on, or of one.
      const auto turns_of = [&](auto& turns, int angle) {
        constexpr int kCount = sizeof(turns[0]) / sizeof(float2);
        if constexpr (!kLine) {
#pragma unroll
          for (int j = 0; j < kCount; ++j) {
#pragma unroll
            for (int i = 0; i < 2; ++i) {
              float2& turn = turns[i][j];
              const int axis = at.axes == 1 ? 0 : tables.axes[angle + j];
              phase_cos_sin(tables.rates[angle + j], tables.positions[warp][axis][lane / 4 + 8 * i], turn.x, turn.y);
              if (scales) turn = {turn.x * tables.factors[angle + j], turn.y * tables.factors[angle + j]};
            }
          }
        } else if constexpr (kCount == 1) {
#pragma unroll
          for (int i = 0; i < 2; ++i) turns[i][0] = tables.coarse[warp][i][angle] * tables.fine[lane / 4][angle];
        } else {
          const float4 fine = *reinterpret_cast<const float4*>(&tables.fine[lane / 4][angle]);
#pragma unroll
          for (int i = 0; i < 2; ++i) {
            const float4 coarse = *reinterpret_cast<const float4*>(&tables.coarse[warp][i][angle]);
            turns[i][0] = float2{coarse.x, coarse.y} * float2{fine.x, fine.y};
            turns[i][1] = float2{coarse.z, coarse.w} * float2{fine.z, fine.w};
          }
        }
      };
      // Sixteen features from a multiple of eight on: x[2 * i + j] is of token i % 2 and feature 8 * (i / 2) + j of the thread's
      // four.
      const auto load_features = [&](float(&x)[8], int feature) {
        const int run = feature / 8 + lane / 16;
        const int row = row_of_warp + lane % 16;
        const uint32_t from = hopper::shared_address(q) + run / 8 * kPanelBytes + row * hopper::kPanelRowBytes + ((run ^ row) % 8 << 4);
        uint32_t pairs[4];
        load_matrices(pairs, from);
        widen_pairs<T>(pairs, x);
      };

      float scales_of_rows[2] = {scale, scale};
      if (params.z != nullptr) {
        const float* const z = params.z + walk.index() * d;
        float den[2] = {};
#pragma unroll 1
        for (int feature = 0; feature < d; feature += 16) {
          float x[8];
          load_features(x, feature);
          pointwise(encoder.f, x);
#pragma unroll
          for (int i = 0; i < 8; ++i) {
            const int of = feature + column_of_lane + i / 4 * 8 + i % 2;
            if (of < d) den[i / 2 % 2] += x[i] * __ldg(z + of);
          }
        }
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          scales_of_rows[i] = scale / (quad_sum(den[i]) + params.eps);
        }
      }
      float sum[32 * kE];
      const uint64_t of_matrix = hopper::descriptor(ring.matrix, kMatrixStep);
      int accumulate = 0;
      // Operands are made while no products of the warpgroup are under way, but those of others.
      const auto multiply = [&](const uint32_t(&operand)[4], int row) {
        hopper::multiply<T, hopper::Major::kAcross>(sum, operand, hopper::advance(of_matrix, row * hopper::kPanelRowBytes),
                                                    accumulate);
        accumulate = 1;
      };
      with_pointwise<T>(encoder.f, [&](auto f) {
        if constexpr (kTurn == Turn::kCosine) {
#pragma unroll 1
          for (int feature = 0; feature < d; feature += 32) {
            uint32_t cosines[2][4], sines[2][4];
#pragma unroll
            for (int part = 0; part < 2; ++part) {
              float x[8], c[8], s[8];
              load_features(x, feature + 16 * part);
              f.apply(x);
#pragma unroll
              for (int block = 0; block < 2; ++block) {
                float2 turns[2][2];
                turns_of(turns, feature + 16 * part + 8 * block + column_of_lane);
#pragma unroll
                for (int i = 0; i < 4; ++i) {
                  c[4 * block + i] = x[4 * block + i] * turns[i / 2][i % 2].x;
                  s[4 * block + i] = x[4 * block + i] * turns[i / 2][i % 2].y;
                }
              }
              narrow_pairs<T>(c, cosines[part]);
              narrow_pairs<T>(s, sines[part]);
            }
            hopper::begin_products(sum);
#pragma unroll
            for (int part = 0; part < 2; ++part) {
              multiply(cosines[part], feature + 16 * part);
              multiply(sines[part], 64 * kD + feature + 16 * part);
            }
            hopper::finish_products(sum);
          }
        } else if constexpr (kTurn == Turn::kHalves) {
          const int half = encoder.half;
#pragma unroll 1
          for (int feature = 0; feature < half; feature += 32) {
            uint32_t lows[2][4], highs[2][4];
#pragma unroll
            for (int part = 0; part < 2; ++part) {
              float low[8], high[8], to_low[8], to_high[8];
              load_features(low, feature + 16 * part);
              load_features(high, half + feature + 16 * part);
              f.apply(low);
              f.apply(high);
#pragma unroll
              for (int block = 0; block < 2; ++block) {
                float2 turns[2][2];
                turns_of(turns, feature + 16 * part + 8 * block + column_of_lane);
#pragma unroll
                for (int i = 0; i < 4; ++i) {
                  const float2 turn = turns[i / 2][i % 2];
                  const int of = 4 * block + i;
                  to_low[of] = low[of] * turn.x - high[of] * turn.y;
                  to_high[of] = low[of] * turn.y + high[of] * turn.x;
                }
              }
              narrow_pairs<T>(to_low, lows[part]);
              narrow_pairs<T>(to_high, highs[part]);
            }
            hopper::begin_products(sum);
#pragma unroll
            for (int part = 0; part < 2; ++part) {
              multiply(lows[part], feature + 16 * part);
              multiply(highs[part], half + feature + 16 * part);
            }
            hopper::finish_products(sum);
          }
#pragma unroll 1
          for (int feature = 2 * half; feature < d; feature += 16) {
            float x[8];
            uint32_t operand[4];
            load_features(x, feature);
            f.apply(x);
            narrow_pairs<T>(x, operand);
            hopper::begin_products(sum);
            multiply(operand, feature);
            hopper::finish_products(sum);
          }
        } else {
#pragma unroll 1
          for (int feature = 0; feature < d; feature += 64) {
            uint32_t operands[4][4];
#pragma unroll
            for (int part = 0; part < 4; ++part) {
              float x[8];
              load_features(x, feature + 16 * part);
              f.apply(x);
#pragma unroll
              for (int block = 0; block < 2; ++block) {
                float2 turns[2][1];
                turns_of(turns, (feature + 16 * part) / 2 + 4 * block + lane % 4);
#pragma unroll
                for (int i = 0; i < 2; ++i) {
                  float* const pair = x + 4 * block + 2 * i;
                  const float low = pair[0];
                  pair[0] = low * turns[i][0].x - pair[1] * turns[i][0].y;
                  pair[1] = low * turns[i][0].y + pair[1] * turns[i][0].x;
                }
              }
              narrow_pairs<T>(x, operands[part]);
            }
            hopper::begin_products(sum);
#pragma unroll
            for (int part = 0; part < 4; ++part) multiply(operands[part], feature + 16 * part);
            hopper::finish_products(sum);
          }
        }
      });

      with_pointwise<T>(params.g_f, [&](auto f) {
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) {
          uint32_t pairs[4];
          fragment.load_gates<T>(pairs, hopper::shared_address(g), block, params.gated);
          float gates[8];
          widen_pairs<T>(pairs, gates);
          f.apply(gates);
#pragma unroll
          for (int i = 0; i < 8; ++i) gates[i] *= sum[8 * block + i] * scales_of_rows[i / 2 % 2];
          narrow_pairs<T>(gates, pairs);
          fragment.store(hopper::shared_address(g), block, pairs);
        }
      });
      hopper::fence_async_shared();
      synchronize_warpgroup();
      if (params.o_at.at != nullptr) {
        store_elements<T>(params.o_at, walk, tile, rows, e, g);
      } else if (threadIdx.x % kWarpgroupThreads == 0) {
        hopper::TileCoordinates to = walk.at();
        to.row += tile * kTileRows;
#pragma unroll
        for (int panel = 0; panel < kE; ++panel)
          hopper::store_panel(params.o, panel * hopper::kPanelColumns, to, g + panel * kPanelBytes);
        hopper::commit_stores();
        hopper::wait_for_stores_read();
      }
      cursor.release();
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
