// dq, dg, dk and dv of D = 64 * kD and E = 64 * kE in one launch, whole heads a block, which goes on with another head, whose rows come
// meanwhile: the sums of dkv go from registers to the matrix in shared memory that k and v are multiplied by, in the place of kv. That comes from
// k and v before, which are read twice, once from L2, where it was not kept: for a head of few rows D x E matrices, written and read by two
// launches more, were more than the rows.
#pragma once

#include "../whole_bwd.cuh"
#include "bwd_queries.cuh"

namespace gimbal::flao::wgmma::wide {

template <class T, int kD, int kE>
struct WholeBackwardBlock {
  using Queries = QueriesBlock<T, kD, kE, false, WholeBackwardMaps>;
  using Team = typename Queries::Team;
  using Slots = typename Queries::Slots;

  const WholeBackwardMaps& params;
  const Slots& ring;
  int heads;

  __device__ __forceinline__ const float* matrix_of(int head) const {
    return params.kv + static_cast<i64>(head) * params.keys.d * params.keys.e;
  }

  __device__ __forceinline__ void produce() const {
    SlotCursor<Slots> cursor{ring, 0};
    const auto load_keys = [&](int head) {
      for (Walk keys(params.keys, head, 0, 1); keys.left > 0; keys.advance(1), cursor.advance(1))
        load_tiles<Keep::kLast>(cursor, keys, {&params.k, &params.v}, {64 * kD, 64 * kE});
    };
    for (int head = blockIdx.x; head < heads; head += gridDim.x) {
      if (params.kv == nullptr) {
        load_keys(head);
      } else {
        produce_matrix<1>(cursor, matrix_of(head), whole_matrix(params.keys.d, params.keys.e));
      }
      for (Walk queries(params.queries, head, 0, 1); queries.left > 0; queries.advance(1), cursor.advance(1))
        load_tiles<Keep::kLast>(cursor, queries, {&params.q, params.gated ? &params.g : nullptr, &params.d_o},
                                {64 * kD, 64 * kE, 64 * kE});
      load_keys(head);
    }
  }

  // What a warpgroup does: as in bwd_queries, and of kv the same panels as of dkv.
  template <int kOwnD, int kOwnE>
  __device__ __forceinline__ void consume(int own_d, int own_e, Exchange exchange) const {
    const bool leader = threadIdx.x % kWarpgroupThreads == 0;
    const int d = params.keys.d;
    const int e = params.keys.e;
    const Queries block{params, ring, 0};
    SlotCursor<Slots> cursor{ring, 0};
    Storing storing;
    for (int head = blockIdx.x; head < heads; head += gridDim.x) {
      if (leader) storing.await();
      float scale = params.scale;
      if (params.kv == nullptr) {
        PanelSums<kOwnD, kE> kv;
        kv.clear();
        for (int tiles = static_cast<int>(tiles_of(params.keys.rows, kTileRows)); tiles > 0; --tiles, cursor.advance(1)) {
          const Together k{cursor.take()};
          hopper::begin_products(kv.of);
          kv.template add<T>(k[own_d], k[kD]);
          hopper::finish_products(kv.of);
          synchronize_warpgroup();
          cursor.release();
        }
        scale *= keep_sums<T, Team, kD, kE>(ring.matrix, kv, own_d, 0, d, e, ring.scratch);
      } else {
        scale *= take_matrix<T, Team, kD, kE>(cursor, matrix_of(head), whole_matrix(d, e));
      }
      float of_keys = params.scale;
      {
        PanelSums<kOwnD, kE> dkv;
        dkv.clear();
        Reference<T> reference(makes_u(params));
        const Walk queries(params.queries, head, 0, 1);
        hopper::TileCoordinates at = queries.at();
        for (int tiles = queries.tiles; tiles > 0; --tiles, at.row += kTileRows, cursor.advance(1))
          block.template take_tile<kOwnD, kOwnE>(dkv, reference, storing, cursor, at, own_d, own_e, scale, exchange);
        of_keys *= reference.down();
        of_keys *= keep_sums<T, Team, kD, kE>(ring.matrix, dkv, own_d, 0, d, e, ring.scratch);
        // Where all that is finite is 0, both are so small that their product is, too, and infinity times that would be NaN. What is finite
        // is 0 in 16 bits by either.
        constexpr float kLeast = 0x1p-126f;
        if (Reference<T>::kFollows && fabsf(of_keys) < kLeast && params.scale != 0.0f) of_keys = copysignf(kLeast, params.scale);
      }
      walk_keys(cursor, storing, head, of_keys);
    }
    // The block's shared memory is the next block's once it ends.
    if (leader) storing.await();
  }

  // The tiles of k and v, which the warpgroups take in turn: dv goes to the panels behind v, and dk takes the place of k.
  __device__ __forceinline__ void walk_keys(SlotCursor<Slots>& cursor, Storing& storing, int head, float scale) const {
    const bool leader = threadIdx.x % kWarpgroupThreads == 0;
    const Fragment fragment = Fragment::of_thread();
    int taker = 0;
    for (Walk keys(params.keys, head, 0, 1); keys.left > 0; keys.advance(1), cursor.advance(1), taker ^= 1) {
      if (leader) storing.await();
      const Together k{cursor.take()};
      // Waiting by parity is right only for who saw the phase before.
      synchronize_warpgroup();
      if (taker != warpgroup_of_thread()) {
        cursor.release();
        continue;
      }
      const Together v{k[kD]};
      const Together dv_to{v[kE]};
      {
        float dv[32 * kE];
        hopper::begin_products(dv);
        multiply_matrix<T, kD, kE>(dv, k, ring.matrix, 0);
        hopper::finish_products(dv);
        store_sums<T, kE>(fragment, dv_to, dv, scale);
      }
      {
        float dk[32 * kD];
        hopper::begin_products(dk);
        multiply_transposed<T, kD, kE, kD>(dk, v, ring.matrix, 0);
        hopper::finish_products(dk);
        // All warps have read k.
        synchronize_warpgroup();
        store_sums<T, kD>(fragment, k, dk, scale);
      }
      hopper::fence_async_shared();
      synchronize_warpgroup();
      if (leader) {
        start_store<kE>(params.dv, 0, keys.at(), dv_to);
        start_store<kD>(params.dk, 0, keys.at(), k);
        storing.empty = &ring.empty(cursor.slot);
      }
    }
  }
};

template <class T, int kD, int kE>
__device__ __forceinline__ void whole_bwd(const WholeBackwardMaps& params) {
  using Block = WholeBackwardBlock<T, kD, kE>;
  using Slots = typename Block::Slots;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const Block block{params, ring, static_cast<int>(params.queries.batch * params.queries.heads)};
  if (threadIdx.x >= Block::Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == Block::Team::kThreads) block.produce();
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  clear_matrix<typename Block::Team, kD, kE>(ring.matrix);
  const Exchange none(nullptr, nullptr);
  // The first warpgroup has more of odd numbers of panels.
  constexpr int kMoreD = (kD + 1) / 2, kMoreE = (kE + 1) / 2;
  const int second = warpgroup_of_thread();
  if ((kD % 2 == 0 && kE % 2 == 0) || second == 0) {
    block.template consume<kMoreD, kMoreE>(second * kMoreD, second * kMoreE, none);
  } else {
    block.template consume<kD - kMoreD, kE - kMoreE>(kMoreD, kMoreE, none);
  }
}

}  // namespace gimbal::flao::wgmma::wide
