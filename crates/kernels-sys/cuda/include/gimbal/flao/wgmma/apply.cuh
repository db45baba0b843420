// o = g * (q kv) * scale, and the product (q kv) * scale where it is wanted. q and g are read once; in shared memory o takes
// the place of g, and the product that of q.
#pragma once

#include "fragment.cuh"
#include "matrix.cuh"

namespace gimbal::flao::wgmma {

struct ApplyMaps {
  TensorMap q;
  TensorMap g;
  Operand o;
  Operand product;  // `at` is null where it is not wanted
  Sizes sizes;
  const float* kv;
  float scale;
  int gated;
};

// Multiplies a block of 16 columns of sums by `scale`, and puts the product with the gates in their place.
template <class T>
__device__ __forceinline__ void gate_block(const Fragment& fragment, uint32_t gates, int block, float* sum, float scale,
                                           bool gated) {
  uint32_t pairs[4];
  fragment.load_gates<T>(pairs, gates, block, gated);
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const float2 gate = widen_pair<T>(pairs[i]);
    sum[2 * i] *= scale;
    sum[2 * i + 1] *= scale;
    pairs[i] = narrow_pair<T>(gate.x * sum[2 * i], gate.y * sum[2 * i + 1]);
  }
  fragment.store(gates, block, pairs);
}

// One tile of q and g, with the matrix in shared memory.
template <class T, int kD, int kE, class Ring>
__device__ __forceinline__ void apply_tile(const SlotCursor<Ring>& cursor, const Operand& o, const Operand& product,
                                           const Walk& walk, int tile, const Sizes& sizes, float scale, bool gated) {
  const Fragment fragment = Fragment::of_thread();
  char* q = cursor.take();
  char* g = q + kPanels<kD> * kPanelBytes;
  float sum[kE / 2];
  hopper::begin_products(sum);
  multiply_matrix<T, kD, kE>(sum, q, cursor.ring.matrix);
  hopper::finish_products(sum);

#pragma unroll
  for (int block = 0; block < kE / 16; ++block)
    gate_block<T>(fragment, hopper::shared_address(g), block, sum + 8 * block, scale, gated);
  synchronize_warpgroup();
  store_tile<T, kE>(o, walk, tile, sizes.rows, sizes.e, g);
  if (product.at != nullptr) {
    fragment.template store_sums<T, kE>(hopper::shared_address(q), sum, 1.0f);
    synchronize_warpgroup();
    store_tile<T, kE>(product, walk, tile, sizes.rows, sizes.e, q);
  }
  // The copy engine will write over what was written here.
  hopper::fence_async_shared();
  cursor.release();
}

template <class T, int kD, int kE, class Team = OneWarpgroup>
__device__ __forceinline__ void apply(const ApplyMaps& params) {
  using Slots = Ring<Team, kD * kE, kD + kE>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    if (threadIdx.x == Team::kThreads)
      produce_for_matrix(ring, walk, params.kv, d * e, {&params.q, params.gated ? &params.g : nullptr}, {kD, kE});
    return;
  }
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    const float scale = params.scale * take_matrix<T, Slots, Team, kD, kE>(cursor, d, e);
    int tile = 0;
    for (; tile < tiles; ++tile, cursor.advance(1))
      apply_tile<T, kD, kE>(cursor, params.o, params.product, walk, tile, params.sizes, scale, params.gated);
    skip_unfilled(cursor, tile, tiles);
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma
