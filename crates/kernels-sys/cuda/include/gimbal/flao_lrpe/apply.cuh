// o = f(g) ⊙ (q̄ kv) * scale, divided by f(q)·z + eps: q is read as it is, and encoded between shared memory and the registers of
// the products.
#pragma once

#include "rows.cuh"

namespace gimbal::flao_lrpe {

constexpr int kApplyThreads = kThreadsOf<kMostWarpgroups>;

template <class T, Turn kTurn, bool kLine, int kD>
__device__ __forceinline__ void apply(const ApplyMaps& params) {
  using namespace flao::wgmma;
  using OfRows = Rows<T, kTurn, kLine, kD, kMostWarpgroups>;
  using Slots = typename OfRows::Ring;
  using Team = typename OfRows::Team;
  constexpr int kE = kD;
  const Slots ring;
  hopper::launch_dependents();
  const i64 rows = params.sizes.rows;
  const int e = params.sizes.e;
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == Team::kThreads)
      produce_for_rows<T, kD>(ring, walk, params.kv, OfRows::matrix_of(params.sizes),
                              {&params.q, params.gated ? &params.g : nullptr});
    return;
  }
  hopper::take_registers<kRegistersOf<kMostWarpgroups>>();
  OfRows of_rows(ring, params.encoder, params.sizes);
  const Fragment fragment = Fragment::of_thread();
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    const float scale = of_rows.begin_head(cursor, walk, params.z, params.scale);
    const int tiles = walk.tiles_here();
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(2)) {
      const TileSlots<Slots, 2> slots{cursor};
      if (tile % kMostWarpgroups != warpgroup_of_thread()) {
        slots.pass();
        continue;
      }
      of_rows.begin_tile(walk, tile);
      const Tile q{slots[0].take()};
      of_rows.begin_rows(q);
      float sum[32 * kE];
      Dots dots;
      of_rows.multiply(q, sum, dots);
      float scales_of_rows[2] = {scale, scale};
      if (params.z != nullptr) {
#pragma unroll
        for (int i = 0; i < 2; ++i) scales_of_rows[i] = scale / (dots.features[i] + params.eps);
      }
      slots[0].release();

      const Tile g{slots[1].take()};
      const auto finish = [&](int block, float(&o)[8]) {
        uint32_t pairs[4];
#pragma unroll
        for (int i = 0; i < 8; ++i) o[i] *= sum[8 * block + i] * scales_of_rows[i / 2 % 2];
        narrow_pairs<T>(o, pairs);
        fragment.store(hopper::shared_address(g[0]), block, pairs);
      };
      // On a line it is memory that is waited for, and results that come sooner take longer (255 µs, not 244: 144 heads of 8192, D = E = 128, H100).
      if (kLine || params.gated) {
        with_pointwise<T>(params.g_f, [&](auto f) {
          // The next block is read before this one is written, which may be the same for all that the compiler knows.
          uint32_t next[2][4];
          fragment.load_gates<T>(next[0], hopper::shared_address(g[0]), 0, params.gated);
#pragma unroll
          for (int block = 0; block < 4 * kE; ++block) {
            float gates[8];
            f.widen(next[block % 2], gates);
            if (block + 1 < 4 * kE)
              fragment.load_gates<T>(next[(block + 1) % 2], hopper::shared_address(g[0]), block + 1, params.gated);
            f.apply(gates);
            finish(block, gates);
          }
        });
      } else {
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) {
          float ones[8];
#pragma unroll
          for (int i = 0; i < 8; ++i) ones[i] = 1.0f;
          finish(block, ones);
        }
      }
      store_rows<T, kE>(params.o, params.o_at, walk, tile, rows, e, g);
      if (threadIdx.x % kWarpgroupThreads == 0) hopper::wait_for_stores_read();
      slots[1].release();
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
