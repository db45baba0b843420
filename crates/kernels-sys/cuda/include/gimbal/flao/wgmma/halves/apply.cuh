// o = g * (q kv) * scale in f32, and the product where it is wanted. o takes the place of g, the product that of q.
#pragma once

#include "../apply.cuh"
#include "split.cuh"

namespace gimbal::flao::wgmma::halves {

using ApplyBuffers = Buffers<kMatrixBytes, 5, 2, 4>;

__device__ __forceinline__ void apply(const ApplyMaps& params) {
  const ApplyBuffers ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto [batch, heads, rows, d, e] = params.sizes;
  Walk walk(params.sizes);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == TwoWarpgroups::kThreads)
      produce<Keep::kLast>(ring, walk, {&params.q, params.gated ? &params.g : nullptr}, {d, e});
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  // A warpgroup has 64 of the columns, if there are so many.
  const int first = warpgroup_of_thread() * 64;
  const bool has_columns = first < e;
  const Pairs pairs = Pairs::of_thread();
  SlotCursor<ApplyBuffers> cursor{ring, 0};
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    const Scale of_matrix =
        split_matrix(ring.matrix, params.kv + walk.index() * d * e, d, e, ring.scratch);
    for (int tile = 0; tile < tiles; ++tile) {
      const SlotCursor<ApplyBuffers> of_q = cursor;
      cursor.advance(1);
      const SlotCursor<ApplyBuffers> of_g = cursor;
      cursor.advance(1);
      char* const q = of_q.take();
      const Scale of_tile = split_tile<TwoWarpgroups>(q, ring.scratch, blocks_of(d));
      float sum[32];
      multiply_matrix<hopper::Major::kAcross, false>(sum, q, ring.matrix, first, blocks_of(d));
      char* const g = of_g.take() + first / 64 * kBlockBytes;
      hopper::wait_for_products<0>(sum);
      mend_matrix<hopper::Major::kAcross>(sum, q, ring.matrix, first, of_tile.is_special || of_matrix.is_special,
                                          blocks_of(d));

      const bool wants_product = params.product.at != nullptr;
      if (!wants_product) of_q.release();
      const float scale = take_back(sum, of_tile, of_matrix, params.scale);
      if (has_columns) {
#pragma unroll
        for (int i = 0; i < 16; ++i) {
          float2& at = pairs.at(g, i / 2, i % 2);
          const float2 gate = params.gated ? at : float2{1.0f, 1.0f};
          sum[2 * i] *= scale;
          sum[2 * i + 1] *= scale;
          at = {gate.x * sum[2 * i], gate.y * sum[2 * i + 1]};
        }
        synchronize_warpgroup();
        store_columns<64>(params.o, walk, tile, rows, e, first, g);
      }
      // The copy engine will write over what was written here.
      hopper::fence_async_shared();
      of_g.release();
      if (wants_product) {
        // Both warpgroups have read q.
        TwoWarpgroups::synchronize();
        char* const product = q + first / 64 * kBlockBytes;
        pairs.store(product, sum, 1.0f);
        synchronize_warpgroup();
        store_columns<64>(params.product, walk, tile, rows, e, first, product);
        hopper::fence_async_shared();
        of_q.release();
      }
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma::halves
