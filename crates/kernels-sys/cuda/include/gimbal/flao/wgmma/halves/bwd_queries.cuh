// One pass over q, g and do in f32: dg = do * (q kv) * scale, u = do * g, dq = u kv^T * scale, and dkv = q^T u * scale. dg takes
// the place of g, u that of do, and dq that of q once dkv has it.
#pragma once

#include "../bwd_queries.cuh"
#include "split.cuh"

namespace gimbal::flao::wgmma::halves {

// The tiles of g come first: of the three buffers their own is free the soonest.
using QueriesBuffers = Buffers<kMatrixBytes, 5, 2, 1>;

// Of the columns of this warpgroup.
__device__ __forceinline__ void start_store(const TensorMap& map, hopper::TileCoordinates at, const char* from, int first) {
#pragma unroll
  for (int panel = 0; panel < 2; ++panel)
    hopper::store_panel(map, first + panel * 32, at, from + panel * kPanelBytes);
  hopper::commit_stores();
}

// dg to the place of g, and u to that of the product.
__device__ __forceinline__ void gate(const Pairs& pairs, float (&product)[1][32], float scale, char* g, char* d_o, bool gated) {
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    float2& at = pairs.at(g, i / 2, i % 2);
    const float2 gates = gated ? at : float2{1.0f, 1.0f};
    const float2 outer = pairs.at(d_o, i / 2, i % 2);
    at = {outer.x * (product[0][2 * i] * scale), outer.y * (product[0][2 * i + 1] * scale)};
    product[0][2 * i] = outer.x * gates.x;
    product[0][2 * i + 1] = outer.y * gates.y;
  }
}

// Splits u into this warpgroup's half of a tile.
__device__ __forceinline__ void store_split(const float (&u)[32], float up, char* to) {
  const Fragment fragment = Fragment::of_thread();
#pragma unroll
  for (int block = 0; block < 4; ++block) {
    uint32_t high[4];
    uint32_t low[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) split(u[8 * block + 2 * i], u[8 * block + 2 * i + 1], up, high[i], low[i]);
    fragment.store(hopper::shared_address(to), block, high);
    fragment.store(hopper::shared_address(to + kPanelBytes), block, low);
  }
}

__device__ __forceinline__ void bwd_queries(const BackwardQueriesMaps& params) {
  const QueriesBuffers ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  Walk walk(params.sizes);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == TwoWarpgroups::kThreads)
      produce<Keep::kLast>(ring, walk, {params.gated ? &params.g : nullptr, &params.q, &params.d_o}, {e, d, e});
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  const bool leader = threadIdx.x % kWarpgroupThreads == 0;
  // A warpgroup has 64 of the columns of dg, u and dq, and 64 of the rows of dkv. Where there are fewer its u is zero, and the rest is written
  // nowhere.
  const int warpgroup = warpgroup_of_thread();
  const int first = warpgroup * 64;
  const Pairs pairs = Pairs::of_thread();
  SlotCursor<QueriesBuffers> cursor{ring, 0};
  Storing storing;
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    const Scale of_matrix =
        split_matrix(ring.matrix, params.kv + walk.index() * d * e, d, e, ring.scratch);
    HeadSums dkv;
    dkv.clear();
    for (int tile = 0; tile < tiles; ++tile) {
      const SlotCursor<QueriesBuffers> of_g = cursor;
      cursor.advance(1);
      const SlotCursor<QueriesBuffers> of_q = cursor;
      cursor.advance(1);
      const SlotCursor<QueriesBuffers> of_do = cursor;
      cursor.advance(1);
      hopper::TileCoordinates at = walk.at();
      at.row += tile * kTileRows;

      char* const q = of_q.take();
      const Scale scale_of_q = split_tile<TwoWarpgroups>(q, ring.scratch, blocks_of(d));
      float product[1][32];
      multiply_matrix<hopper::Major::kAcross, false>(product[0], q, ring.matrix, first, blocks_of(d));
      // Meanwhile.
      if (leader) storing.await();
      char* const g = of_g.take() + warpgroup * kBlockBytes;
      char* const u = of_do.take();
      hopper::wait_for_products<0>(product[0]);
      mend_matrix<hopper::Major::kAcross>(product[0], q, ring.matrix, first,
                                          scale_of_q.is_special || of_matrix.is_special, blocks_of(d));
      const float scale_of_dg = take_back(product[0], scale_of_q, of_matrix, params.scale);
      if (first < e) {
        gate(pairs, product, scale_of_dg, g, u + warpgroup * kBlockBytes, params.gated);
      } else {
#pragma unroll
        for (int i = 0; i < 32; ++i) product[0][i] = 0.0f;
      }
      Scale scale_of_u[1];
      find_scales<TwoWarpgroups>(scale_of_u, {Largest(product)}, ring.scratch);
      store_split(product[0], scale_of_u[0].up, u + warpgroup * kBlockBytes);
      hopper::fence_async_shared();
      TwoWarpgroups::synchronize();
      if (leader && params.wants_dg) start_store(params.dg, at, g, first);

      float dq[32];
      float of_tile[64];
      hopper::begin_products(dq, of_tile);
      multiply_blocks<hopper::Major::kAlong, 2>(dq, u, ring.matrix, first);
      multiply_tiles(of_tile, q + warpgroup * kBlockBytes, u);
      hopper::commit_products();
      if (leader) {
        hopper::wait_for_stores_read();
        ring.empty(of_g.slot).arrive();
      }
      hopper::wait_for_products<0>(dq, of_tile);
      mend_tiles(of_tile, q + warpgroup * kBlockBytes, u, scale_of_q.is_special || scale_of_u[0].is_special);
      mend_matrix<hopper::Major::kAlong>(dq, u, ring.matrix, first, scale_of_u[0].is_special || of_matrix.is_special, 2);
      dkv.add(of_tile, take_back(of_tile, scale_of_q, scale_of_u[0]));

      // This warpgroup's columns of q nobody else reads any more.
      synchronize_warpgroup();
      of_do.release();
      pairs.store(q + warpgroup * kBlockBytes, dq, take_back(dq, scale_of_u[0], of_matrix, params.scale));
      hopper::fence_async_shared();
      synchronize_warpgroup();
      if (leader) start_store(params.dq, at, q + warpgroup * kBlockBytes, first);
      storing.empty = &ring.empty(of_q.slot);
    }
    float* to = walk.sum_of(params.dkv, params.partials, d * e);
    dkv.write<true>(to, walk.is_added(params.adds), params.scale, warpgroup, 0, d, e);
    walk.advance(tiles);
  }
  // The block's shared memory is the next block's once it ends.
  if (leader) storing.await();
}

}  // namespace gimbal::flao::wgmma::halves
