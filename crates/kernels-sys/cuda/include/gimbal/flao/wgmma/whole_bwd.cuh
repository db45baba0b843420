// dq, dg, dk and dv in one launch, a head a block: the sums of dkv go from registers to the matrix in shared memory that k
// and v are multiplied by, in the place of kv. q, k, v, g and do are read once.
//
// Where a wave of such blocks leaves some heads over, each of those is a cluster's, launched before the others: a block more would
// take as long as all of them.
#pragma once

#include "bwd_keys.cuh"
#include "bwd_queries.cuh"
#include "cluster.cuh"

namespace gimbal::flao::wgmma {

struct WholeBackwardMaps {
  TensorMap q;
  TensorMap g;
  TensorMap d_o;
  TensorMap dq;
  TensorMap dg;
  TensorMap k;
  TensorMap v;
  TensorMap dk;
  TensorMap dv;
  Sizes queries;  // at most kMostTiles tiles
  Sizes keys;
  const float* kv;
  float scale;
  int gated;
  int wants_dg;
  int whole_heads;  // before those that are shared by clusters, which are the launch before; 0 where there is no other launch
};

// Blocks of a cluster. Two leave too much of a head to each, eight are seldom all free at once: 144 heads of 2048 rows took
// 0.282, 0.255 and 0.258 ms (H100, bf16).
constexpr int kBackwardSharers = 4;

// Puts half of the sums of a head, which a warpgroup has from kBegin on, times `scale`, into a matrix in shared memory.
template <class T, int kBegin, int kD, int kE>
__device__ __forceinline__ void keep_half(char* matrix, const MatrixSums<kD, kE>& sums, float scale) {
  const Fragment fragment = Fragment::of_thread();
#pragma unroll
  for (int at = kBegin; at < kBegin + sums.kHalf; at += 8) {
    const int block = at / sums.kEach;
    const int columns = at % sums.kEach / 8;  // of sixteen
    const uint32_t to = hopper::shared_address(matrix) + block * kPanelBytes;
    uint32_t pairs[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
      pairs[i] = narrow_pair<T>(sums.of[block][at % sums.kEach + 2 * i] * scale,
                                sums.of[block][at % sums.kEach + 2 * i + 1] * scale);
    fragment.template store<kD * hopper::kPanelRowBytes>(to, columns, pairs);
  }
}

// Joins the sums of both warpgroups, times `scale`, in the place of the matrix before, as load_matrix does, and returns
// what products with it are to be multiplied by.
template <class T, int kD, int kE>
__device__ __forceinline__ float keep_joined(char* matrix, MatrixSums<kD, kE>& sums, float scale, float* scratch) {
  const bool second = warpgroup_of_thread() == 1;
  sums.template join<TwoWarpgroups>(reinterpret_cast<float*>(matrix));
  float of_f16 = 1.0f;
  if constexpr (std::is_same_v<T, f16>) {
    float largest = 0.0f;
#pragma unroll
    for (int i = 0; i < sums.kHalf; ++i) {
      const int other = i + sums.kHalf;
      const float value = second ? sums.of[other / sums.kEach][other % sums.kEach] : sums.of[i / sums.kEach][i % sums.kEach];
      largest = fmaxf(largest, finite_magnitude(value * scale));
    }
    of_f16 = f16_scale_of<TwoWarpgroups>(largest, scratch);
  } else {
    TwoWarpgroups::synchronize();
  }
  if (second) {
    keep_half<T, sums.kHalf>(matrix, sums, scale * of_f16);
  } else {
    keep_half<T, 0>(matrix, sums, scale * of_f16);
  }
  hopper::fence_async_shared();
  TwoWarpgroups::synchronize();
  return 1.0f / of_f16;
}

// The tiles of k and v that are this warpgroup's: dk takes the place of k, and dv that of v.
template <class T, int kD, int kE, class Ring>
__device__ __forceinline__ void walk_keys(SlotCursor<Ring>& cursor, Storing& storing, const Walk& walk, int tiles,
                                          const TensorMap& dk_map, const TensorMap& dv_map, float scale) {
  const bool leader = threadIdx.x % kWarpgroupThreads == 0;
  const Fragment fragment = Fragment::of_thread();
  // Also where no tile comes: its slot may be the one that is left unfilled.
  if (leader) storing.await();
  int tile = warpgroup_of_thread();
  for (; tile < tiles; tile += Ring::kStep, cursor.advance(Ring::kStep)) {
    if (leader) storing.await();
    char* k = cursor.take();
    char* v = k + kPanels<kD> * kPanelBytes;
    hopper::TileCoordinates at = walk.at();
    at.row += tile * kTileRows;
    // Not left undefined: the assembler would keep places for them from the start of the kernel, and spill dkv.
    float dv[kE / 2] = {};
    float dk[kD / 2] = {};
    replace_keys<T, kD, kE>(fragment, k, v, dk, dv, cursor.ring.matrix, scale);
    hopper::fence_async_shared();
    synchronize_warpgroup();
    if (leader) {
      start_store<kD>(dk_map, at, k);
      start_store<kE>(dv_map, at, v);
    }
    storing.empty = &cursor.ring.empty(cursor.slot);
  }
  skip_unfilled(cursor, tile, tiles);
}

template <class T, int kD, int kE, int kBlocks = 1>
__device__ __forceinline__ void whole_bwd(const WholeBackwardMaps& params) {
  using Slots = Ring<TwoWarpgroups, kD * kE, kD + 2 * kE, 1>;
  static_assert(kBlocks == 1 || kCanJoin<Slots, TwoWarpgroups, kBlocks, kD, kE>, "sums fit");
  constexpr bool kShared = kBlocks > 1;
  const Slots ring;
  // What is before the launch of the shared heads has ended, as that has waited for it before it let this one start. This
  // one only ends after it.
  const bool early = !kShared && params.whole_heads > 0;
  if (!early) hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const int d = params.queries.d;
  const int e = params.queries.e;
  const int head = kShared ? params.whole_heads + static_cast<int>(blockIdx.x / kBlocks) : static_cast<int>(blockIdx.x);
  const int rank = kShared ? static_cast<int>(hopper::cluster_rank()) : 0;
  Walk queries(params.queries, head, rank, kBlocks);
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x > TwoWarpgroups::kThreads) return;
    SlotCursor<Slots> cursor{ring, 0};
    produce_matrix(cursor, params.kv + queries.index() * d * e, d * e);
    produce_stretch(cursor, queries, {&params.q, params.gated ? &params.g : nullptr, &params.d_o}, {kD, kE, kE});
    if constexpr (kShared) {
      // Until they are joined, sums lie in the slots.
      for (int i = 0; i < kMeetings<T>; ++i) hopper::meet_in_cluster();
    }
    for (Walk keys(params.keys, head, rank, kBlocks); keys.left > 0;)
      produce_stretch(cursor, keys, {&params.k, &params.v}, {kD, kE});
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  const bool leader = threadIdx.x % kWarpgroupThreads == 0;
  SlotCursor<Slots> cursor{ring, warpgroup_of_thread()};
  Storing storing;
  float scale = params.scale * take_matrix<T, Slots, TwoWarpgroups, kD, kE>(cursor, d, e);
  {
    MatrixSums<kD, kE> dkv;
    dkv.clear();
    walk_queries<T, kD, kE>(dkv, cursor, storing, queries, queries.tiles_here(), params.dq,
                            params.dg, params.wants_dg, params.gated, scale);
    // Outside infinities have made NaN.
    if (d < kD || e < kE) dkv.mask(0, 0, d, e);
    if constexpr (kShared) {
      // The tiles of both warpgroups have left the slots.
      if (leader) storing.await();
      TwoWarpgroups::synchronize();
      leave_sums(ring.slot(0) + warpgroup_of_thread() * kD * kE * sizeof(float), dkv);
      scale = join_blocks<T, TwoWarpgroups, kBlocks, kD, kE>(ring.matrix, ring.slot(0), params.scale, nullptr,
                                                                 ring.scratch);
    } else {
      scale = keep_joined<T>(ring.matrix, dkv, params.scale, ring.scratch);
    }
  }
  const Walk keys(params.keys, head, rank, kBlocks);
  walk_keys<T, kD, kE>(cursor, storing, keys, static_cast<int>(keys.left), params.dk, params.dv, scale);
  // The block's shared memory is the next block's once it ends.
  if (leader) storing.await();
  if (early) hopper::wait_for_dependencies();
}

template <class T, int kD, int kE>
__device__ __forceinline__ void cluster_bwd(const WholeBackwardMaps& params) {
  whole_bwd<T, kD, kE, kBackwardSharers>(params);
}

}  // namespace gimbal::flao::wgmma
