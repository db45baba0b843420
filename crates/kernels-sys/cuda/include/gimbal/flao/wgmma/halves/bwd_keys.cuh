// dk = v dkv^T and dv = k dkv in f32. One warpgroup takes the tiles of k and puts dv in their place, the other those of v.
#pragma once

#include "../bwd_keys.cuh"
#include "split.cuh"

namespace gimbal::flao::wgmma::halves {

// A buffer is always the same warpgroup's.
using KeysBuffers = Buffers<kMatrixBytes, 4, 1, 4>;

template <hopper::Major kMajor>
__device__ __forceinline__ void replace_tiles(SlotCursor<KeysBuffers>& cursor, const Operand& to, const Walk& walk,
                                              int tiles, i64 rows, int columns, Scale of_matrix, int blocks) {
  const Pairs pairs = Pairs::of_thread();
  float* const scratch = cursor.ring.scratch + warpgroup_of_thread() * (kWarpgroupThreads / 32);
  for (int tile = 0; tile < tiles; ++tile, cursor.advance(2)) {
    char* const at = cursor.take();
    const Scale of_tile = split_tile<OwnWarpgroup>(at, scratch, blocks);
    float sum[64];
    multiply_matrix<kMajor>(sum, at, cursor.ring.matrix, 0, blocks);
    mend_matrix<kMajor>(sum, at, cursor.ring.matrix, 0, of_tile.is_special || of_matrix.is_special, blocks);
    // All warps have read the tile.
    synchronize_warpgroup();
    pairs.store(at, sum, take_back(sum, of_tile, of_matrix));
    synchronize_warpgroup();
    store_columns<kColumns>(to, walk, tile, rows, columns, 0, at);
    // The copy engine will write over what was written here.
    hopper::fence_async_shared();
    cursor.release();
  }
}

__device__ __forceinline__ void bwd_keys(const BackwardKeysMaps& params) {
  const KeysBuffers ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto [batch, heads, rows, d, e] = params.sizes;
  Walk walk(params.sizes);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == TwoWarpgroups::kThreads) produce<Keep::kLast>(ring, walk, {&params.k, &params.v}, {d, e});
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  SlotCursor<KeysBuffers> cursor{ring, warpgroup_of_thread()};
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    const Scale of_matrix =
        split_matrix(ring.matrix, params.dkv + walk.index() * d * e, d, e, ring.scratch);
    if (warpgroup_of_thread() == 0) {
      replace_tiles<hopper::Major::kAcross>(cursor, params.dv, walk, tiles, rows, e, of_matrix, blocks_of(d));
    } else {
      replace_tiles<hopper::Major::kAlong>(cursor, params.dk, walk, tiles, rows, d, of_matrix, blocks_of(e));
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma::halves
