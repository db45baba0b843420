// dk and dv of keys that become cosines and sines on a line, without a normaliser: as bwd_keys.cuh, but both products go along the features together,
// so that f and the angles of a key are made once, and one's products are under way while operands of the other are made.
//
// Of the tiles of a head that a block has, each warpgroup always has the same slots, so that it need not see those of the other; from one head to
// the next they may change, behind the barrier of begin_head and the slots of the matrix, which both take. A warp for each stores its tiles.
#pragma once

#include "rows.cuh"

namespace gimbal::flao_lrpe {

constexpr int kKeysWarpgroups = 2;
constexpr int kReleasesOfOwn = 2;  // of a warp that has a slot alone: of a slot of the matrix both warpgroups are waited for

template <class T, int kD>
__device__ __forceinline__ void bwd_keys_of_cosines(const BackwardKeysMaps& params) {
  using namespace flao::wgmma;
  using OfRows = Rows<T, Turn::kCosine, true, kD, kKeysWarpgroups, false, false, true>;
  using Slots = typename OfRows::Ring;
  using Team = typename OfRows::Team;
  constexpr int kE = kD;
  static_assert(Slots::kSlots % (2 * kKeysWarpgroups) == 0, "of a head a warpgroup always has the same");
  const Slots ring;
  hopper::launch_dependents();
  const bool by_engine = params.dk_at.at == nullptr && params.dv_at.at == nullptr;
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    const int warp = threadIdx.x / 32 % 4;
    const wide::MatrixPart matrix = OfRows::matrix_of(params.sizes);
    if (warp < kKeysWarpgroups) {
      const int rows_of_piece = matrix.template rows_of_piece<Slots>();
      const int pieces = (matrix.d + rows_of_piece - 1) / rows_of_piece * wide::kTimesMatrix<T>;
      if (!by_engine) return;
      store_tiles<kKeysWarpgroups>(ring, walk, warp, pieces, [&](const Walk& at, const SlotCursor<Slots>& cursor) {
        const TileSlots<Slots, 2> slots{cursor};
        const int k = slots[0].slot, v = slots[1].slot;
#pragma unroll
        for (int panel = 0; panel < kD; ++panel) {
          hopper::store_panel(params.dv, panel * hopper::kPanelColumns, at.at(), ring.slot(v) + panel * kPanelBytes);
          hopper::store_panel(params.dk, panel * hopper::kPanelColumns, at.at(), ring.slot(k) + panel * kPanelBytes);
        }
        hopper::commit_stores();
        hopper::wait_for_stores_read();
        for (const int slot : {k, v}) SlotsAt<Slots>::arrive_at(hopper::shared_address(&ring.empty(slot)), kReleasesOfOwn);
      });
    } else if (threadIdx.x == Team::kThreads + kKeysWarpgroups * 32) {
      produce_for_rows<T, kD>(ring, walk, params.dkv, matrix, {&params.k, &params.v});
    }
    return;
  }
  hopper::take_registers<kRegistersOf<kKeysWarpgroups>>();
  OfRows of_rows(ring, params.encoder, params.sizes);
  const Fragment fragment = fragment_of_thread<true>();
  SlotCursor<Slots> cursor{ring, 0};
  const SlotsAt<Slots> slots_at(ring);
  const int warpgroup = __shfl_sync(~0u, warpgroup_of_thread(), 0);
  while (walk.left > 0) {
    const float scale = of_rows.begin_head(cursor, walk);
    const int tiles = walk.tiles_here();
    cursor.advance(2 * min(warpgroup, tiles));
    if (warpgroup < tiles) of_rows.begin_tile(walk, warpgroup);
    for (int tile = warpgroup; tile < tiles; cursor.advance(2 * min(kKeysWarpgroups, tiles - tile)), tile += kKeysWarpgroups) {
      const TileSlots<Slots, 2> slots{cursor};
      const Tile k{ring.slot(slots[0].slot)}, v{ring.slot(slots[1].slot)};
      // Those of the next tile, while products are under way. There may be none.
      const auto begin_next = [&] { of_rows.begin_tile(walk, tile + kKeysWarpgroups); };
      float sum[32 * kE];
      uint32_t operands[4 * kE][4];  // f(v)
      slots_at.take(slots[1]);
      if (params.v_f == Activation::kNone) {
#pragma unroll
        for (int block = 0; block < 4 * kE; ++block) fragment.load(operands[block], hopper::shared_address(v[0]), block);
      } else {
        with_pointwise<T>(params.v_f, [&](auto f) {
#pragma unroll
          for (int block = 0; block < 4 * kE; ++block) {
            uint32_t pairs[4];
            float x[8];
            fragment.load(pairs, hopper::shared_address(v[0]), block);
            f.widen(pairs, x);
            f.apply(x);
            narrow_pairs<T>(x, operands[block]);
          }
        });
      }
      slots_at.take(slots[0]);
      const bool is_softmax = params.encoder.f == Activation::kSoftmaxFeature;
      if (is_softmax) {
        of_rows.begin_rows(k);
        of_rows.multiply_softmax(k, sum);
      } else {
        of_rows.multiply_and_turn_back(k, operands, scale, sum, begin_next);
      }
      if (params.v_f == Activation::kNone) {
        fragment.template store_sums<T, 64 * kE>(hopper::shared_address(v[0]), sum, std::is_same_v<T, bf16> ? 1.0f : scale);
      } else {
        with_pointwise<T>(params.v_f, [&](auto f) {
#pragma unroll
          for (int block = 0; block < 4 * kE; ++block) {
            uint32_t pairs[4];
            float x[8], d_x[8];
            fragment.load(pairs, hopper::shared_address(v[0]), block);
            f.widen(pairs, x);
#pragma unroll
            for (int i = 0; i < 8; ++i) d_x[i] = sum[8 * block + i] * scale;
            f.apply_with_gradient(x, d_x);
            narrow_pairs<T>(d_x, pairs);
            fragment.store(hopper::shared_address(v[0]), block, pairs);
          }
        });
      }
      if (is_softmax) {
        of_rows.turn_back_softmax(k, operands, {scale, scale});
        begin_next();
      }
      if (by_engine) {
        hopper::fence_async_shared();
        gimbal::synchronize(kStoreBarrier + warpgroup, kStoreThreads);
      } else {
        store_rows<T, kE>(params.dv, params.dv_at, walk, tile, params.sizes.rows, params.sizes.e, v);
        store_rows<T, kD>(params.dk, params.dk_at, walk, tile, params.sizes.rows, params.sizes.d, k);
        if (threadIdx.x % kWarpgroupThreads == 0) hopper::wait_for_stores_read();
      }
      __syncwarp();
      // In the place of the first warp the one that stores frees them.
      if (threadIdx.x % 32 == 0 && !(by_engine && threadIdx.x / 32 % 4 == 0)) {
        slots_at.arrive(slots[0].slot, kReleasesOfOwn);
        slots_at.arrive(slots[1].slot, kReleasesOfOwn);
      }
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
