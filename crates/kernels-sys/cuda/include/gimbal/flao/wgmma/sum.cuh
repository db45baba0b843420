// kv = k^T v of every head: k (rows x D) and v (rows x E) are read once, the sums stay in registers.
#pragma once

#include "matrix.cuh"

namespace gimbal::flao::wgmma {

struct SumMaps {
  TensorMap k;
  TensorMap v;
  Sizes sizes;
  float* kv;
  float* partials;
  int adds;
};

// Adds the products of so many tiles of k and v.
template <class T, class Ring, int kD, int kE>
__device__ __forceinline__ void add_tiles(MatrixSums<kD, kE>& kv, SlotCursor<Ring>& cursor, int tiles) {
  for (int tile = 0; tile < tiles; ++tile, cursor.advance(1)) {
    const char* k = cursor.take();
    hopper::begin_products(kv.of);
    kv.template add<T>(k, k + kPanels<kD> * kPanelBytes);
    hopper::finish_products(kv.of);
    cursor.release();
  }
}

template <class T, int kD, int kE, class Team = OneWarpgroup>
__device__ __forceinline__ void sum(const SumMaps& params) {
  using Slots = Ring<Team, 0, kD + kE>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    if (threadIdx.x == Team::kThreads) produce(ring, walk, {&params.k, &params.v}, {kD, kE});
    return;
  }
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    MatrixSums<kD, kE> kv;
    kv.clear();
    const int tiles = walk.tiles_here();
    add_tiles<T>(kv, cursor, tiles);
    float* to = walk.sum_of(params.kv, params.partials, params.sizes.d * params.sizes.e);
    kv.template write<0, 2 * kv.kHalf>(to, walk.is_added(params.adds), 1.0f, params.sizes.d, params.sizes.e);
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma
