// One pass over q, g and do: dg = do * (q kv) * scale, u = do * g, dq = u kv^T * scale, and dkv = q^T u * scale, whose sums
// stay in registers. In shared memory u takes the place of do, dg that of g, and dq that of q once dkv has it.
//
// A warpgroup holds 64 x E sums of a product beside the D x E of dkv, so there is one block a multiprocessor, of two
// warpgroups that work on different tiles: one has arithmetic to do while the other has products under way. Of D = E = 64 there are
// two such blocks, since a tile takes as long as it may have few bytes.
#pragma once

#include "gate.cuh"
#include "matrix.cuh"

namespace gimbal::flao::wgmma {

struct BackwardQueriesMaps {
  TensorMap q;
  TensorMap g;
  TensorMap d_o;
  TensorMap dq;
  TensorMap dg;
  Sizes sizes;
  const float* kv;
  float* dkv;
  float* partials;
  float scale;
  int adds;
  int gated;
  int wants_dg;
};

// The copy engine stores, because it takes no registers; the slot is free once it has read the tiles.
template <int kColumns>
__device__ __forceinline__ void start_store(const TensorMap& map, hopper::TileCoordinates at, const char* from) {
#pragma unroll
  for (int panel = 0; panel < kPanels<kColumns>; ++panel)
    hopper::store_panel(map, panel * hopper::kPanelColumns, at, from + panel * kPanelBytes);
  hopper::commit_stores();
}

// A slot from which the copy engine stores, and which it may fill once it has read that.
struct Storing {
  Barrier* empty = nullptr;

  // Called by the one thread that starts stores.
  __device__ __forceinline__ void await() {
    if (empty == nullptr) return;
    hopper::wait_for_stores_read();
    empty->arrive();
    empty = nullptr;
  }
};

// The tiles of a stretch that are this warpgroup's: dq and dg, and what they add to dkv / scale.
template <class T, int kD, int kE, class Ring>
__device__ __forceinline__ void walk_queries(MatrixSums<kD, kE>& dkv, SlotCursor<Ring>& cursor, Storing& storing,
                                             const Walk& walk, int tiles, const TensorMap& dq_map,
                                             const TensorMap& dg_map, bool wants_dg, bool gated,
                                             float scale) {
  const bool leader = threadIdx.x % kWarpgroupThreads == 0;
  const Fragment fragment = Fragment::of_thread();
  const char* const matrix = cursor.ring.matrix;
  // Without a gate u is do, which it takes no products of kv for, nor a scale.
  const bool is_made = gated || wants_dg;
  Reference<T> reference(is_made);
  int tile = warpgroup_of_thread();
  for (; tile < tiles; tile += Ring::kStep, cursor.advance(Ring::kStep)) {
    if (leader) storing.await();
    char* q = cursor.take();
    char* g = q + kPanels<kD> * kPanelBytes;
    char* u = g + kPanels<kE> * kPanelBytes;
    hopper::TileCoordinates at = walk.at();
    at.row += tile * kTileRows;
    if (is_made) {
      float product[kE / 2];
      hopper::begin_products(product);
      multiply_matrix<T, kD, kE>(product, q, matrix);
      hopper::commit_products();
      // Meanwhile, as others are waited for.
      bool is_exceeded = false;
      if constexpr (Reference<T>::kFollows)
        is_exceeded = OwnWarpgroup::any(reference.is_exceeded_by(bound_of_thread<kE>(fragment, g, u, gated)));
      hopper::wait_for_products<0>(product);
      if (is_exceeded) {
        const float step = follow<OwnWarpgroup, T, kE>(reference, fragment, g, u, gated,
                                                       cursor.ring.scratch + warpgroup_of_thread() * (kWarpgroupThreads / 32));
        if (step != 1.0f) dkv.multiply(step);
      }
      gate<T, kE>(fragment, product, scale, reference.up, g, u, gated);
      hopper::fence_async_shared();
      synchronize_warpgroup();
      if (leader && wants_dg) start_store<kE>(dg_map, at, g);
    }

    float dq[kD / 2];
    hopper::begin_products(dq, dkv.of);
    multiply_transposed<T, kD, kE>(dq, u, matrix);
    dkv.template add<T>(q, u);
    hopper::finish_products(dq, dkv.of);

    // All warps have read q.
    synchronize_warpgroup();
    fragment.template store_sums<T, kD>(hopper::shared_address(q), dq, scale * reference.down());
    hopper::fence_async_shared();
    synchronize_warpgroup();
    if (leader) start_store<kD>(dq_map, at, q);
    storing.empty = &cursor.ring.empty(cursor.slot);
  }
  if constexpr (Reference<T>::kFollows) dkv.multiply(reference.down());
  skip_unfilled(cursor, tile, tiles);
}

template <class T, int kD, int kE, class Team = TwoWarpgroups>
__device__ __forceinline__ void bwd_queries(const BackwardQueriesMaps& params) {
  using Slots = Ring<Team, kD * kE, kD + 2 * kE, 1>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  Walk walk(params.sizes);
  if (threadIdx.x >= Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == Team::kThreads)
      produce_for_matrix(ring, walk, params.kv, d * e, {&params.q, params.gated ? &params.g : nullptr, &params.d_o},
                         {kD, kE, kE});
    return;
  }
  hopper::take_registers<Team::kRegisters>();
  const bool leader = threadIdx.x % kWarpgroupThreads == 0;
  SlotCursor<Slots> cursor{ring, warpgroup_of_thread()};
  Storing storing;
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    if (leader) storing.await();
    const float scale = params.scale * take_matrix<T, Slots, Team, kD, kE>(cursor, d, e);
    MatrixSums<kD, kE> dkv;
    dkv.clear();
    walk_queries<T, kD, kE>(dkv, cursor, storing, walk, tiles, params.dq, params.dg, params.wants_dg, params.gated,
                            scale);
    dkv.template join_and_write<Team>(
        reinterpret_cast<float*>(ring.matrix), walk.sum_of(params.dkv, params.partials, d * e),
        walk.is_added(params.adds), params.scale, d, e);
    walk.advance(tiles);
  }
  // The block's shared memory is the next block's once it ends.
  if (leader) storing.await();
}

}  // namespace gimbal::flao::wgmma
