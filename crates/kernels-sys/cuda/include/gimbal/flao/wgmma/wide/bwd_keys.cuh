// dk = v dkv^T and dv = k dkv of D = 64 * kD and E = 64 * kE. Two warpgroups share the matrix and take tiles in turn.
//
// In shared memory dv takes the first kE of a tile's panels and dk the last kD. The wider of k and v is the source of the
// narrower result, and done with when that is written over some of it; the other result then has the rest.
#pragma once

#include "../bwd_keys.cuh"
#include "elements.cuh"

namespace gimbal::flao::wgmma::wide {

template <class T, int kD, int kE, class Params>
__device__ __forceinline__ void bwd_keys(const Params& params) {
  using Team = TwoWarpgroups;
  constexpr bool kOfElements = kByElement<Params>;
  using Slots = RingOf<kOfElements, kMatrixBytes<kD, kE>, 1, kD + kE, 2>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto [batch, heads, rows, d, e] = params.sizes;
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    give_registers<kOfElements, kLoaders, kD == 4 || kE == 4>();
    if constexpr (kOfElements) {
      produce_by_element<T>(ring, params.sizes, 1, {{params.k, d, 0, kD}, {params.v, e, 0, kE}});
    } else if (threadIdx.x == Team::kThreads) {
      produce_for_matrix<kD>(ring, walk, params.dkv, d, e, &params.k, &params.v, kE);
    }
    return;
  }
  take_registers<kOfElements, kLoaders, kD == 4 || kE == 4>();
  if constexpr (kOfElements) walk = walk_from_here(params.sizes);
  clear_matrix<Team, kD, kE>(ring.matrix);
  const Fragment fragment = Fragment::of_thread();
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    const float scale = take_matrix_of<kOfElements, T, Team, kD, kE>(cursor, params.dkv, walk, whole_matrix(d, e));
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(kD + kE)) {
      const Panels<Slots, kD + kE> panels{cursor};
      if (tile % 2 != warpgroup_of_thread()) {
        panels.pass(0, kD + kE);
        continue;
      }
      const auto v = from_panel(panels, kD);
      const auto dk_to = from_panel(panels, kE);
      // dv leaves, and makes room for panels to come, before v is waited for, since where both are wide there are slots for a tile and a half.
      constexpr bool kInTurn = !kOfElements && kE <= kD;
      panels.take(0, kInTurn ? kD : kD + kE);
      see_copies<kOfElements>();
      const auto make_dv = [&] {
        float dv[32 * kE];
        hopper::begin_products(dv);
        multiply_matrix<T, kD, kE>(dv, panels, ring.matrix, 0);
        hopper::finish_products(dv);
        // All warps have read k.
        synchronize_warpgroup();
        store_sums<T, kE>(fragment, panels, dv, scale);
      };
      const auto make_dk = [&] {
        float dk[32 * kD];
        hopper::begin_products(dk);
        multiply_transposed<T, kD, kE, kD>(dk, v, ring.matrix, 0);
        hopper::finish_products(dk);
        // All warps have read v.
        synchronize_warpgroup();
        store_sums<T, kD>(fragment, dk_to, dk, scale);
      };
      if constexpr (kInTurn) {
        make_dv();
        synchronize_storers<kOfElements>();
        store_tile_of<kOfElements, T, kE>(params.dv, walk, tile, rows, e, panels);
        hopper::fence_async_shared();
        panels.release(0, kE);
        panels.take(kD, kD + kE);
        make_dk();
      } else if constexpr (kE <= kD) {
        make_dv();
        make_dk();
      } else {
        make_dk();
        make_dv();
      }
      synchronize_storers<kOfElements>();
      store_tile_of<kOfElements, T, kD>(params.dk, walk, tile, rows, d, dk_to);
      if constexpr (!kInTurn) store_tile_of<kOfElements, T, kE>(params.dv, walk, tile, rows, e, panels);
      // The copy engine will write over what was written here.
      hopper::fence_async_shared();
      panels.release(kInTurn ? kE : 0, kD + kE);
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma::wide
