// kv and o in one launch, a head a block: the sums of kv go from registers to the matrix in shared memory that q is
// multiplied by, and nothing waits for a second launch. q, k, v and g are read once.
//
// Where there are some more heads than multiprocessors, clusters share those: a whole head more takes a multiprocessor twice as long.
#pragma once

#include "apply.cuh"
#include "cluster.cuh"
#include "sum.cuh"

namespace gimbal::flao::wgmma {

struct WholeForwardMaps {
  TensorMap k;
  TensorMap v;
  TensorMap q;
  TensorMap g;
  Operand o;
  Operand product;  // `at` is null where it is not wanted
  Sizes keys;       // at most kMostTiles tiles
  Sizes queries;
  float* kv;  // null where it is not wanted
  float scale;
  int gated;
  int whole_heads;  // a block each, before those that clusters share
};

// Blocks of a cluster. By four the blocks of whole heads, which come in clusters too, are spread less evenly: 144 heads of 2048 rows
// took 0.128 and 0.134 ms (H100, bf16).
constexpr int kForwardSharers = 2;

// Puts the sums of a head, of one warpgroup, into shared memory as load_matrix does, and returns what products with the
// matrix are to be multiplied by.
template <class T, int kD, int kE>
__device__ __forceinline__ float keep_matrix(char* to, const MatrixSums<kD, kE>& sums, float* scratch) {
  float scale = 1.0f;
  if constexpr (std::is_same_v<T, f16>) {
    float largest = 0.0f;
#pragma unroll
    for (int block = 0; block < sums.kBlocks; ++block)
#pragma unroll
      for (int i = 0; i < sums.kEach; ++i) largest = fmaxf(largest, finite_magnitude(sums.of[block][i]));
    scale = f16_scale_of<OneWarpgroup>(largest, scratch);
  }
  const Fragment fragment = Fragment::of_thread();
#pragma unroll
  for (int block = 0; block < sums.kBlocks; ++block)
    fragment.template store_sums<T, kE, kD * hopper::kPanelRowBytes>(
        hopper::shared_address(to) + block * kPanelBytes, sums.of[block], scale);
  hopper::fence_async_shared();
  synchronize_warpgroup();
  return 1.0f / scale;
}

template <class T, int kD, int kE, class Team = OneWarpgroup, int kBlocks = 1>
__device__ __forceinline__ void whole_fwd(const WholeForwardMaps& params) {
  using Slots = Ring<Team, kD * kE, kD + kE>;
  static_assert(kBlocks == 1 || kCanJoin<Slots, Team, kBlocks, kD, kE>, "sums fit");
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  SlotCursor<Slots> cursor{ring, 0};
  // A multiple of kBlocks are not shared.
  const int among_shared = static_cast<int>(blockIdx.x) - params.whole_heads;
  const bool shared = kBlocks > 1 && among_shared >= 0;
  const int head = shared ? params.whole_heads + among_shared / kBlocks : static_cast<int>(blockIdx.x);
  const int rank = shared ? static_cast<int>(hopper::cluster_rank()) : 0;
  Walk keys(params.keys, head, rank, shared ? kBlocks : 1);
  Walk queries(params.queries, head, rank, shared ? kBlocks : 1);
  if (threadIdx.x >= Team::kThreads) {
    if (threadIdx.x > Team::kThreads) return;
    for (; keys.left > 0; keys.advance(1), cursor.advance(1))
      load_tiles<Keep::kNormal>(cursor, keys, {&params.k, &params.v}, {kD, kE});
    // Until they are joined, sums lie in the slots.
    for (int i = 0; shared && i < kMeetings<T>; ++i) hopper::meet_in_cluster();
    for (; queries.left > 0; queries.advance(1), cursor.advance(1))
      load_tiles<Keep::kLast>(cursor, queries, {&params.q, params.gated ? &params.g : nullptr}, {kD, kE});
    return;
  }
  float scale = params.scale;
  {
    MatrixSums<kD, kE> kv;
    kv.clear();
    add_tiles<T>(kv, cursor, static_cast<int>(keys.left));
    const int d = params.keys.d;
    const int e = params.keys.e;
    float* const kept = params.kv == nullptr ? nullptr : params.kv + keys.index() * d * e;
    // Outside infinities have made NaN.
    if (d < kD || e < kE) kv.mask(0, 0, d, e);
    if (shared) {
      synchronize_warpgroup();
      leave_sums(ring.slot(0), kv);
      if constexpr (kBlocks > 1)
        scale *= join_blocks<T, Team, kBlocks, kD, kE>(ring.matrix, ring.slot(0), 1.0f, kept, ring.scratch);
    } else {
      if (kept != nullptr) kv.template write<0, 2 * kv.kHalf>(kept, false, 1.0f, d, e);
      scale *= keep_matrix<T>(ring.matrix, kv, ring.scratch);
    }
  }
  const int tiles = static_cast<int>(queries.left);
  for (int tile = 0; tile < tiles; ++tile, cursor.advance(1))
    apply_tile<T, kD, kE>(cursor, params.o, params.product, queries, tile, params.queries, scale,
                          params.gated);
}

template <class T, int kD, int kE>
__device__ __forceinline__ void cluster_fwd(const WholeForwardMaps& params) {
  whole_fwd<T, kD, kE, OneWarpgroup, kForwardSharers>(params);
}

}  // namespace gimbal::flao::wgmma
