// dq and dg. Two warpgroups share the matrix and take tiles in turn.
//
// u = do ⊙ f(g) goes from the registers of one product to those of the next. In f16 each row of it is scaled by a power of two that
// follows its largest. In shared memory dg takes the place of g, and dq that of q.
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

template <class T, Turn kTurn, bool kLine, int kD>
__device__ __forceinline__ void bwd_queries(const BackwardQueriesMaps& params) {
  using namespace flao::wgmma;
  using OfRows = Rows<T, kTurn, kLine, kD, 2>;
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
      produce_for_rows<T, kD>(ring, walk, params.kv, OfRows::matrix_of(params.sizes),
                              {&params.d_o, params.gated ? &params.g : nullptr, &params.q});
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  OfRows of_rows(ring, params.encoder, params.sizes);
  const Fragment fragment = Fragment::of_thread();
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    const float scale = params.scale * of_rows.begin_head(cursor, walk);
    const int tiles = walk.tiles_here();
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(3)) {
      const TileSlots<Slots, 3> slots{cursor};
      if (tile % 2 != warpgroup_of_thread()) {
        slots.pass();
        continue;
      }
      const Tile q{slots[2].take()};
      of_rows.begin_tile(walk, tile);
      float u[32 * kE];  // at first q̄ kv
      of_rows.multiply(q, u);

      const Tile d_o{slots[0].take()};
      const Tile g{slots[1].take()};
      float largest[2] = {};
      with_pointwise<T>(params.g_f, [&](auto f) {
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) {
          uint32_t pairs[4];
          float gates[8], outer[8], d_g[8];
          fragment.load_gates<T>(pairs, hopper::shared_address(g[0]), block, params.gated);
          widen_pairs<T>(pairs, gates);
          fragment.load(pairs, hopper::shared_address(d_o[0]), block);
          widen_pairs<T>(pairs, outer);
#pragma unroll
          for (int i = 0; i < 8; ++i) d_g[i] = outer[i] * (u[8 * block + i] * scale);
          f.apply_with_gradient(gates, d_g);
#pragma unroll
          for (int i = 0; i < 8; ++i) {
            u[8 * block + i] = outer[i] * gates[i];
            if constexpr (std::is_same_v<T, f16>)
              largest[i / 2 % 2] = fmaxf(largest[i / 2 % 2], flao::finite_magnitude(u[8 * block + i]));
          }
          narrow_pairs<T>(d_g, pairs);
          fragment.store(hopper::shared_address(g[0]), block, pairs);
        }
      });
      slots[0].release();
      if (params.wants_dg) store_rows<T, kE>(params.dg, params.dg_at, walk, tile, rows, e, g);
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
      of_rows.turn_back(q, operands, by);
      store_rows<T, kD>(params.dq, params.dq_at, walk, tile, rows, d, q);
      if (threadIdx.x % kWarpgroupThreads == 0) hopper::wait_for_stores_read();
      slots[1].release();
      slots[2].release();
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
