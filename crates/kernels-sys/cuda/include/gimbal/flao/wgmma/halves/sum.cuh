// kv = k^T v of every head in f32. A tile is split while the products of the one before it are under way.
#pragma once

#include "../sum.cuh"
#include "split.cuh"

namespace gimbal::flao::wgmma::halves {

using SumBuffers = Buffers<0, 7, 2, 4>;

// A tile of k and of v.
struct KeysAndValues {
  int k;  // buffers
  int v;
  Scale of_k;
  Scale of_v;

  // Takes the next ones, split, of so many blocks. Values may come with a third tile, of what they are to be multiplied by.
  template <class Ring>
  __device__ __forceinline__ static KeysAndValues take(SlotCursor<Ring>& cursor, int of_keys, int of_values, bool gated) {
    const SlotCursor<Ring> of_k = cursor;
    cursor.advance(1);
    const SlotCursor<Ring> of_v = cursor;
    cursor.advance(1);
    char* const k = of_k.take();
    char* const v = of_v.take();
    Part<TwoWarpgroups> k_part;
    Part<TwoWarpgroups> v_part;
    k_part.load(k, of_keys);
    v_part.load(v, of_values);
    if (gated) {
      v_part.multiply(cursor.take(), of_values);
      cursor.release();
      cursor.advance(1);
    }
    Scale scales[2];
    find_scales<TwoWarpgroups>(scales, {Largest(k_part.of), Largest(v_part.of)}, cursor.ring.scratch);
    k_part.store(k, scales[0].up, of_keys);
    v_part.store(v, scales[1].up, of_values);
    hopper::fence_async_shared();
    TwoWarpgroups::synchronize();
    return {of_k.slot, of_v.slot, scales[0], scales[1]};
  }
};

// Adds the products of the next tiles, of so many columns of keys and of values. What is beyond these is not written, so that it may be
// anything.
template <class Ring>
__device__ __forceinline__ void sum_tiles(HeadSums& kv, SlotCursor<Ring>& cursor, int tiles, int d, int e, bool gated = false) {
  const Ring& ring = cursor.ring;
  const auto take = [&] { return KeysAndValues::take(cursor, blocks_of(d), blocks_of(e), gated); };
  KeysAndValues next = take();
  for (int tile = 1; tile <= tiles; ++tile) {
    const KeysAndValues here = next;
    float of_tile[64];
    hopper::begin_products(of_tile);
    const char* const k = ring.slot(here.k) + warpgroup_of_thread() * kBlockBytes;
    const char* const v = ring.slot(here.v);
    multiply_tiles(of_tile, k, v);
    hopper::commit_products();
    if (tile < tiles) next = take();
    hopper::wait_for_products<0>(of_tile);
    mend_tiles(of_tile, k, v, here.of_k.is_special);
    for (int buffer : {here.k, here.v}) SlotCursor<Ring>{ring, buffer}.release();
    kv.add(of_tile, take_back(of_tile, here.of_k, here.of_v));
  }
}

__device__ __forceinline__ void sum(const SumMaps& params) {
  const SumBuffers ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == TwoWarpgroups::kThreads) produce<Keep::kNormal>(ring, walk, {&params.k, &params.v}, {params.sizes.d, params.sizes.e});
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  const int warpgroup = warpgroup_of_thread();
  SlotCursor<SumBuffers> cursor{ring, 0};
  while (walk.left > 0) {
    HeadSums kv;
    kv.clear();
    const int tiles = walk.tiles_here();
    sum_tiles(kv, cursor, tiles, params.sizes.d, params.sizes.e);
    float* to = walk.sum_of(params.kv, params.partials, params.sizes.d * params.sizes.e);
    kv.write<true>(to, walk.is_added(params.adds), 1.0f, warpgroup, 0, params.sizes.d, params.sizes.e);
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma::halves
