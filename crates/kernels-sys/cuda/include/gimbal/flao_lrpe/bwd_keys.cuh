// dk and dv; of cosines on a line without a normaliser bwd_keys_cosines.cuh makes them. Two warpgroups or three share the matrix, dkv, and take
// tiles in turn. In shared memory dv takes the place of v, whose f is in registers by then, and dk that of k.
#pragma once

#include "bwd_keys_cosines.cuh"
#include "rows.cuh"

namespace gimbal::flao_lrpe {

template <class T, Turn kTurn, bool kLine, int kD, bool kDivided = false>
__device__ __forceinline__ void bwd_keys(const BackwardKeysMaps& params) {
  if constexpr (kTurn == Turn::kCosine && kLine && !kDivided) return bwd_keys_of_cosines<T, kD>(params);
  using namespace flao::wgmma;
  constexpr int kWarpgroups = kWarpgroupsBackward<kTurn, kLine, kD>;
  using OfRows = Rows<T, kTurn, kLine, kD, kWarpgroups, kDivided>;
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
      produce_for_rows<T, kD>(ring, walk, params.dkv, OfRows::matrix_of(params.sizes), {&params.k, &params.v});
    return;
  }
  hopper::take_registers<kRegistersOf<kWarpgroups>>();
  OfRows of_rows(ring, params.encoder, params.sizes);
  const Fragment fragment = fragment_of_thread<kLine>();
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    const float scale = kDivided ? of_rows.begin_head(cursor, walk, params.divided.sums, 1.0f, params.divided.common)
                                 : of_rows.begin_head(cursor, walk);
    const int tiles = walk.tiles_here();
    const OwnTiles<kWarpgroups, 2, Slots> own(cursor, tiles);
    for (int tile = own.first; tile < tiles; tile = own.next(tile)) {
      const TileSlots<Slots, 2> slots{cursor};
      of_rows.begin_tile(walk, tile);
      const Tile k{slots[0].take()};
      of_rows.begin_rows(k);
      float sum[32 * kE];
      of_rows.multiply(k, sum);

      const Tile v{slots[1].take()};
      uint32_t operands[4 * kE][4];
      const auto differentiate = [&](auto f) {
        // The next block is read before this one is written, which may be the same for all that the compiler knows.
        uint32_t next[2][4];
        fragment.load(next[0], hopper::shared_address(v[0]), 0);
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) {
          uint32_t pairs[4];
          float x[8], d_x[8];
          f.widen(next[block % 2], x);
          if (block + 1 < 4 * kE) fragment.load(next[(block + 1) % 2], hopper::shared_address(v[0]), block + 1);
#pragma unroll
          for (int i = 0; i < 8; ++i) d_x[i] = sum[8 * block + i] * scale;
          f.apply_with_gradient(x, d_x);
          if constexpr (kDivided) {
#pragma unroll
            for (int i = 0; i < 8; i += 4) {
              const float2 two = of_rows.common(16 * block + 2 * i);
#pragma unroll
              for (int j = 0; j < 4; ++j) x[i + j] -= j % 2 == 0 ? two.x : two.y;
            }
          }
          narrow_pairs<T>(x, operands[block]);
          narrow_pairs<T>(d_x, pairs);
          fragment.store(hopper::shared_address(v[0]), block, pairs);
        }
      };
      if (!kDivided && params.v_f == Activation::kNone) {
        // An operand is as v lies there, and the gradient what was summed.
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) fragment.load(operands[block], hopper::shared_address(v[0]), block);
        fragment.template store_sums<T, 64 * kE>(hopper::shared_address(v[0]), sum, std::is_same_v<T, bf16> ? 1.0f : scale);
      } else {
        with_pointwise<T>(params.v_f, differentiate);
      }
      store_rows<T, kE>(params.dv, params.dv_at, walk, tile, rows, e, v);
      of_rows.turn_back(k, operands, {scale, scale}, {{1.0f, 1.0f}, {1.0f, 1.0f}});
      store_rows<T, kD>(params.dk, params.dk_at, walk, tile, rows, d, k, kDivided && params.divided.adds);
      if (threadIdx.x % kWarpgroupThreads == 0) hopper::wait_for_stores_read();
      slots[0].release();
      slots[1].release();
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
