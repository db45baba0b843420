// dk = v dkv^T and dv = k dkv. k and v are read once; in shared memory dk takes the place of k, and dv that of v.
#pragma once

#include "fragment.cuh"
#include "matrix.cuh"

namespace gimbal::flao::wgmma {

struct BackwardKeysMaps {
  TensorMap k;
  TensorMap v;
  Operand dk;
  Operand dv;
  Sizes sizes;
  const float* dkv;
};

// From a tile of k and v, dk to the place of k and dv to that of v.
template <class T, int kD, int kE>
__device__ __forceinline__ void replace_keys(const Fragment& fragment, char* k, char* v, float (&dk)[kD / 2],
                                             float (&dv)[kE / 2], const char* matrix, float scale) {
  hopper::begin_products(dv, dk);
  multiply_matrix<T, kD, kE>(dv, k, matrix);
  multiply_transposed<T, kD, kE>(dk, v, matrix);
  hopper::finish_products(dv, dk);
  // All warps have read k and v.
  synchronize_warpgroup();
  fragment.template store_sums<T, kD>(hopper::shared_address(k), dk, scale);
  fragment.template store_sums<T, kE>(hopper::shared_address(v), dv, scale);
}

template <class T, int kD, int kE, class Team = OneWarpgroup>
__device__ __forceinline__ void bwd_keys(const BackwardKeysMaps& params) {
  using Slots = Ring<Team, kD * kE, kD + kE>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto [batch, heads, rows, d, e] = params.sizes;
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    if (threadIdx.x == Team::kThreads)
      produce_for_matrix(ring, walk, params.dkv, d * e, {&params.k, &params.v}, {kD, kE});
    return;
  }
  const Fragment fragment = Fragment::of_thread();
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    const float scale = take_matrix<T, Slots, Team, kD, kE>(cursor, d, e);
    int tile = 0;
    for (; tile < tiles; ++tile, cursor.advance(1)) {
      char* k = cursor.take();
      char* v = k + kPanels<kD> * kPanelBytes;
      float dv[kE / 2];
      float dk[kD / 2];
      replace_keys<T, kD, kE>(fragment, k, v, dk, dv, ring.matrix, scale);
      synchronize_warpgroup();
      store_tile<T, kD>(params.dk, walk, tile, rows, d, k);
      store_tile<T, kE>(params.dv, walk, tile, rows, e, v);
      // The copy engine will write over what was written here.
      hopper::fence_async_shared();
      cursor.release();
    }
    skip_unfilled(cursor, tile, tiles);
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma
