// o = f(g) ⊙ (q̄ kv) * scale, divided by f(q)·z + eps: q is read as it is, and encoded between shared memory and the registers of
// the products.
#pragma once

#include "rows.cuh"

namespace gimbal::flao_lrpe {

constexpr int kApplyThreads = kThreadsOf<kMostWarpgroups>;

constexpr int kStoreRegisters = 32;  // what is left of them

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
    hopper::give_registers<kStoreRegisters>();
    const int warp = threadIdx.x / 32 % 4;
    const flao::wgmma::wide::MatrixPart matrix = OfRows::matrix_of(params.sizes);
    const int rows_of_piece = matrix.template rows_of_piece<Slots>();
    const int pieces = (matrix.d + rows_of_piece - 1) / rows_of_piece * flao::wgmma::wide::kTimesMatrix<T>;
    if (warp < kMostWarpgroups) {
      if (params.o_at.at != nullptr) return;
      store_tiles<kMostWarpgroups>(ring, walk, warp, pieces, [&](const Walk& at, const SlotCursor<Slots>& cursor) {
        const int g = TileSlots<Slots, 2>{cursor}[1].slot;
#pragma unroll
        for (int panel = 0; panel < kE; ++panel)
          hopper::store_panel(params.o, panel * hopper::kPanelColumns, at.at(), ring.slot(g) + panel * kPanelBytes);
        hopper::commit_stores();
        hopper::wait_for_stores_read();
        ring.empty(g).arrive();
      });
    } else if (threadIdx.x % 32 == 0) {
      produce_for_rows<T, kD>(ring, walk, params.kv, matrix, {&params.q, params.gated ? &params.g : nullptr});
    }
    return;
  }
  hopper::take_registers<kRegistersOf<kMostWarpgroups>>();
  OfRows of_rows(ring, params.encoder, params.sizes);
  const Fragment fragment = fragment_of_thread<kLine>();
  SlotCursor<Slots> cursor{ring, 0};
  const SlotsAt<Slots> slots_at(ring);
  while (walk.left > 0) {
    const float scale = of_rows.begin_head(cursor, walk, params.z, params.scale);
    const int tiles = walk.tiles_here();
    const OwnTiles<kMostWarpgroups, 2, Slots> own(cursor, tiles);
    for (int tile = own.first; tile < tiles; tile = own.next(tile)) {
      const TileSlots<Slots, 2> slots{cursor};
      of_rows.begin_tile(walk, tile);
      slots_at.take(slots[0]);
      const Tile q{ring.slot(slots[0].slot)};
      of_rows.begin_rows(q);
      float sum[32 * kE];
      Dots dots;
      of_rows.multiply(q, sum, dots);
      float scales_of_rows[2] = {scale, scale};
      if (params.z != nullptr) {
#pragma unroll
        for (int i = 0; i < 2; ++i) scales_of_rows[i] = scale / (dots.features[i] + params.eps);
      }
      slots_at.release(slots[0].slot);

      slots_at.take(slots[1]);
      const Tile g{ring.slot(slots[1].slot)};
      const auto finish_tile = [&](auto is_scaled) {
        const auto finish = [&](int block, float(&o)[8]) {
          uint32_t pairs[4];
#pragma unroll
          for (int i = 0; i < 8; ++i)
            o[i] *= decltype(is_scaled)::value ? sum[8 * block + i] * scales_of_rows[i / 2 % 2] : sum[8 * block + i];
          narrow_pairs<T>(o, pairs);
          fragment.store(hopper::shared_address(g[0]), block, pairs);
        };
        if (params.gated) {
          with_pointwise<T>(params.g_f, [&](auto f) {
            // The next block is read before this one is written, which may be the same for all that the compiler knows.
            uint32_t next[2][4];
            fragment.load(next[0], hopper::shared_address(g[0]), 0);
#pragma unroll
            for (int block = 0; block < 4 * kE; ++block) {
              float gates[8];
              f.widen(next[block % 2], gates);
              if (block + 1 < 4 * kE) fragment.load(next[(block + 1) % 2], hopper::shared_address(g[0]), block + 1);
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
      };
      // In bf16 the matrix is scaled, and without a normaliser nothing is left to be. In f16 there is no such code.
      constexpr bool kMatrixIsScaled = std::is_same_v<T, bf16>;
      if (kMatrixIsScaled && params.z == nullptr) {
        finish_tile(std::bool_constant<!kMatrixIsScaled>());
      } else {
        finish_tile(std::true_type());
      }
      if (params.o_at.at != nullptr) {
        store_rows<T, kE>(params.o, params.o_at, walk, tile, rows, e, g);
        slots_at.release(slots[1].slot);
      } else {
        hopper::fence_async_shared();
        gimbal::synchronize(kStoreBarrier + warpgroup_of_thread(), kStoreThreads);
        // In the place of the first warp the one that stores frees it.
        if (threadIdx.x / 32 % 4 != 0) slots_at.release(slots[1].slot);
      }
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
