// dq and dg. Two warpgroups or three share the matrix and take tiles in turn.
//
// u = do ⊙ f(g) goes from the registers of one product to those of the next. In f16 each row of it is scaled by a power of two that
// follows its largest. In shared memory dg takes the place of g, and dq that of q.
//
// Without a normaliser it is launched behind the sum of the same call, or what adds up its parts, of which it needs nothing: blocks start
// where those ahead have ended, and what follows waits for both.
#pragma once

#include "../flao/reference.cuh"
#include "rows.cuh"

namespace gimbal::flao_lrpe {

// What brings a row whose finite values reach so far to about 2^12.
template <class T>
__device__ __forceinline__ float scale_up(float largest) {
  if (!std::is_same_v<T, f16> || largest == 0.0f) return 1.0f;
  const int exponent = min(max((__float_as_int(largest) >> 23) - 127, -100), 112);
  return __int_as_float((12 - exponent + 127) << 23);
}

template <class T, Turn kTurn, bool kLine, int kD, bool kDivided = false>
__device__ __forceinline__ void bwd_queries(const BackwardQueriesMaps& params) {
  using namespace flao::wgmma;
  constexpr bool kAlike = kDivided && kTurn == Turn::kCosine;
  constexpr int kWarpgroups = kWarpgroupsBackward<kTurn, kLine, kD>;
  using OfRows = Rows<T, kTurn, kLine, kD, kWarpgroups, kDivided, kAlike>;
  using Slots = typename OfRows::Ring;
  using Team = typename OfRows::Team;
  constexpr int kE = kD;
  const Slots ring;
  hopper::launch_dependents();
  const i64 rows = params.sizes.rows;
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == Team::kThreads)
      produce_for_rows<T, kD, kDivided>(ring, walk, params.kv, OfRows::matrix_of(params.sizes),
                                        {&params.q, &params.d_o, params.gated ? &params.g : nullptr});
    return;
  }
  hopper::take_registers<kRegistersOf<kWarpgroups>>();
  OfRows of_rows(ring, params.encoder, params.sizes);
  const Fragment fragment = fragment_of_thread<kLine>();
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    // With a normaliser of the matrix alone.
    const float scale = kDivided ? of_rows.begin_head(cursor, walk, params.divided.sums, 1.0f, params.divided.common)
                                 : of_rows.template begin_head<false>(cursor, walk, nullptr, params.scale);
    const int tiles = walk.tiles_here();
    const OwnTiles<kWarpgroups, 3, Slots> own(cursor, tiles);
    for (int tile = own.first; tile < tiles; tile = own.next(tile)) {
      const TileSlots<Slots, 3> slots{cursor};
      of_rows.begin_tile(walk, tile);
      const Tile q{slots[0].take()};
      of_rows.begin_rows(q);
      float u[32 * kE];  // at first q̄ kv
      // With a normaliser b − c = (q̄ kv')·of_b + c·of_common, and u = do ⊙ f(g) of_u.
      float of_b[2], of_common[2], of_u[2];
      OfVectors add = {};
      if constexpr (kDivided) {
        Dots dots;
        of_rows.multiply(q, u, dots);
        if constexpr (kAlike) of_rows.add_alike(u, scale, dots.alike);
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          const float den = dots.features[i] + params.divided.eps;
          of_common[i] = (dots.encoded[i] - den) / den;
          of_b[i] = (kAlike ? 1.0f : scale) / den;
          of_u[i] = params.scale / den;
        }
      } else {
        of_rows.multiply(q, u);
      }

      const Tile d_o{slots[1].take()};
      const Tile g{slots[2].take()};
      float largest[2] = {};
      with_pointwise<T>(params.g_f, [&](auto f) {
        // The next block is read before this one is written, which may be the same for all that the compiler knows.
        uint32_t pairs_of_g[2][4], pairs_of_d_o[2][4];
        const auto load = [&](int block) {
          fragment.load_gates<T>(pairs_of_g[block % 2], hopper::shared_address(g[0]), block, params.gated);
          fragment.load(pairs_of_d_o[block % 2], hopper::shared_address(d_o[0]), block);
        };
        load(0);
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) {
          uint32_t pairs[4];
          float gates[8], outer[8], d_g[8];
          [[maybe_unused]] float rest[8];  // b − c
          f.widen(pairs_of_g[block % 2], gates);
          widen_pairs<T>(pairs_of_d_o[block % 2], outer);
          if (block + 1 < 4 * kE) load(block + 1);
#pragma unroll
          for (int i = 0; i < 8; ++i) {
            if constexpr (kDivided) {
              const float2 two = of_rows.common(16 * block + i / 4 * 8);
              const float c = i % 2 == 0 ? two.x : two.y;
              rest[i] = u[8 * block + i] * of_b[i / 2 % 2] + c * of_common[i / 2 % 2];
              d_g[i] = outer[i] * (params.scale * (rest[i] + c));
            } else {
              d_g[i] = outer[i] * (u[8 * block + i] * scale);
            }
          }
          f.apply_with_gradient(gates, d_g);
#pragma unroll
          for (int i = 0; i < 8; ++i) {
            u[8 * block + i] = outer[i] * gates[i];
            if constexpr (kDivided) {
              const float2 two = of_rows.common(16 * block + i / 4 * 8);
              u[8 * block + i] *= of_u[i / 2 % 2];
              add.encoded[i / 2 % 2] += u[8 * block + i] * (i % 2 == 0 ? two.x : two.y);
              add.features[i / 2 % 2] -= u[8 * block + i] * rest[i];
            }
            if constexpr (std::is_same_v<T, f16>)
              largest[i / 2 % 2] = fmaxf(largest[i / 2 % 2], flao::finite_magnitude(u[8 * block + i]));
          }
          narrow_pairs<T>(d_g, pairs);
          fragment.store(hopper::shared_address(g[0]), block, pairs);
        }
      });
      slots[1].release();
      if (params.wants_dg) store_rows<T, kE>(params.dg, params.dg_at, walk, tile, rows, e, g);
      if constexpr (kAlike) of_rows.dot_alike(u, add.alike);
      if constexpr (kDivided) {
        Factors& factors = params.divided.factors[walk.index() * walk.tiles + walk.tile + tile];
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          add.encoded[i] = quad_sum(add.encoded[i]);
          add.features[i] = quad_sum(add.features[i]) - add.encoded[i];
          const int row = threadIdx.x % kWarpgroupThreads / 32 * 16 + token_of_row<kLine>(threadIdx.x % 32 / 4 + 8 * i);
          const bool is_there = static_cast<i64>(walk.tile + tile) * kTileRows + row < rows;
          if (threadIdx.x % 4 != 0) continue;
          factors.of_u[row] = is_there ? of_u[i] : 0.0f;
          factors.of_encoded[row] = is_there ? add.encoded[i] : 0.0f;
          factors.of_features[row] = is_there ? add.features[i] : 0.0f;
        }
      }
      float by[2];
      uint32_t operands[4 * kE][4];
      {
        float up[2];
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          up[i] = scale_up<T>(std::is_same_v<T, f16> ? quad_max(largest[i]) : 0.0f);
          by[i] = scale / up[i];
        }
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) {
          float eight[8];
#pragma unroll
          for (int i = 0; i < 8; ++i) eight[i] = std::is_same_v<T, f16> ? u[8 * block + i] * up[i / 2 % 2] : u[8 * block + i];
          narrow_pairs<T>(eight, operands[block]);
        }
      }
      of_rows.turn_back(q, operands, by, add);
      store_rows<T, kD>(params.dq, params.dq_at, walk, tile, rows, d, q, kDivided && params.divided.adds);
      if (threadIdx.x % kWarpgroupThreads == 0) hopper::wait_for_stores_read();
      slots[0].release();
      slots[2].release();
    }
    walk.advance(tiles);
  }
  if constexpr (!kDivided) hopper::wait_for_dependencies();
}

}  // namespace gimbal::flao_lrpe
