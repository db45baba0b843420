// whole_bwd by one warpgroup, so that a multiprocessor has room for a second block: of short heads one more than there are
// multiprocessors would take as long as all of them. A slot is a tile of one tensor, and free once that is done with; of g, do and q, in
// this order, since g is done with first, and q last.
#pragma once

#include "whole_bwd.cuh"
#include "whole_fwd.cuh"

namespace gimbal::flao::wgmma {

// A block of which half is one that computes: (232 + 24) x 128 x 2 registers are all.
struct OneWarpgroupOfTwo : OneWarpgroup {
  static constexpr int kRegisters = 232;
};
constexpr int kThreadsByOne = 2 * kWarpgroupThreads;

// A slot for a tile of one tensor, of kColumns columns: each is free once that tensor is done with, and more are under way beside a
// matrix. Dynamic shared memory begins at a multiple of 1024 bytes, as there is no other.
template <class Team, int kMatrixElements, int kColumns, int kReleases>
struct TensorRing : SlotRing<kMatrixElements * 2, kPanels<kColumns> * kPanelBytes,
                             (Team::kSharedBytes - kMatrixElements * 2 - kBarrierBytes) / (kPanels<kColumns> * kPanelBytes), 1, kReleases, 1> {
  static_assert(TensorRing::kSlots * 2 * sizeof(Barrier) + 16 * sizeof(float) <= kBarrierBytes, "barriers fit");
};

// Loads a tile of one tensor. The place of one that is null stays empty.
template <int kColumns, class Ring>
__device__ __forceinline__ void load_tile(SlotCursor<Ring>& cursor, const Walk& walk, const TensorMap* map) {
  Barrier& full = cursor.await_empty();
  if (map == nullptr) {
    full.arrive();
  } else {
    full.arrive_and_expect(kPanels<kColumns> * kPanelBytes);
    char* const to = cursor.ring.slot(cursor.slot);
#pragma unroll
    for (int panel = 0; panel < kPanels<kColumns>; ++panel)
      hopper::load_panel<Keep::kLast>(to + panel * kPanelBytes, *map, panel * hopper::kPanelColumns, walk.at(), full);
  }
  cursor.advance(1);
}

template <class T, int kD, int kE>
__device__ __forceinline__ void whole_bwd_by_one(const WholeBackwardMaps& params) {
  using Slots = TensorRing<OneWarpgroup, kD * kE, (kD > kE ? kD : kE), 1>;
  constexpr int kSlotsOfMatrix = kD * kE * static_cast<int>(sizeof(float)) / Slots::kSlotBytes;
  static_assert(kSlotsOfMatrix < Slots::kSlots, "the matrix fits");
  static_assert(Slots::kSlots >= 4, "q of a tile, which is being stored, and all of the next, or both tensors of two");
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const int d = params.queries.d;
  const int e = params.queries.e;
  const int head = static_cast<int>(blockIdx.x);
  Walk queries(params.queries, head, 0, 1);
  Walk keys(params.keys, head, 0, 1);
  SlotCursor<Slots> cursor{ring, 0};
  if (threadIdx.x >= kWarpgroupThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x > kWarpgroupThreads) return;
    for (int slot = 0; slot < kSlotsOfMatrix; ++slot, cursor.advance(1)) {
      if (slot > 0) {
        ring.full(slot).arrive();
        continue;
      }
      const int bytes = d * e * static_cast<int>(sizeof(float));
      ring.full(0).arrive_and_expect(bytes);
      hopper::load_bytes(ring.slot(0), params.kv + queries.index() * d * e, bytes, ring.full(0));
    }
    for (; queries.left > 0; queries.advance(1)) {
      load_tile<kE>(cursor, queries, params.gated ? &params.g : nullptr);
      load_tile<kE>(cursor, queries, &params.d_o);
      load_tile<kD>(cursor, queries, &params.q);
    }
    for (; keys.left > 0; keys.advance(1)) {
      load_tile<kD>(cursor, keys, &params.k);
      load_tile<kE>(cursor, keys, &params.v);
    }
    return;
  }
  hopper::take_registers<OneWarpgroupOfTwo::kRegisters>();
  const bool leader = threadIdx.x == 0;
  const Fragment fragment = Fragment::of_thread();
  char* const matrix = ring.matrix;
  for (int slot = 0; slot < kSlotsOfMatrix; ++slot) ring.full(slot).wait(0);
  float scale = params.scale * load_matrix<T, OneWarpgroup, kD, kE>(matrix, reinterpret_cast<const float*>(ring.slot(0)), d, e,
                                                                    ring.scratch);
  for (int slot = 0; slot < kSlotsOfMatrix; ++slot, cursor.advance(1)) cursor.release();
  Storing storing;
  {
    MatrixSums<kD, kE> dkv;
    dkv.clear();
    const bool gated = params.gated;
    const bool wants_dg = params.wants_dg;
    const bool is_made = gated || wants_dg;
    Reference<T> reference(is_made);
    hopper::TileCoordinates at = queries.at();
    for (int tile = static_cast<int>(queries.left); tile > 0; --tile, at.row += kTileRows) {
      const int g_slot = cursor.slot;
      char* const g = ring.slot(g_slot);
      SlotCursor<Slots> of_u = cursor;
      of_u.advance(1);
      char* const u = ring.slot(of_u.slot);
      SlotCursor<Slots> of_q = of_u;
      of_q.advance(1);
      char* const q = of_q.take();
      if (is_made) {
        float product[kE / 2];
        hopper::begin_products(product);
        multiply_matrix<T, kD, kE>(product, q, matrix);
        hopper::commit_products();
        // Meanwhile.
        if (leader) storing.await();
        __syncwarp();
        cursor.take();
        of_u.take();
        bool is_exceeded = false;
        if constexpr (Reference<T>::kFollows)
          is_exceeded = OwnWarpgroup::any(reference.is_exceeded_by(bound_of_thread<kE>(fragment, g, u, gated)));
        hopper::wait_for_products<0>(product);
        if (is_exceeded) {
          const float step = follow<OwnWarpgroup, T, kE>(reference, fragment, g, u, gated, ring.scratch);
          if (step != 1.0f) dkv.multiply(step);
        }
        gate<T, kE>(fragment, product, scale, reference.up, g, u, gated);
        hopper::fence_async_shared();
        synchronize_warpgroup();
        if (leader && wants_dg) start_store<kE>(params.dg, at, g);
      } else {
        if (leader) storing.await();
        __syncwarp();
        cursor.take();
        of_u.take();
      }

      float dq[kD / 2];
      hopper::begin_products(dq, dkv.of);
      multiply_transposed<T, kD, kE>(dq, u, matrix);
      dkv.template add<T>(q, u);
      hopper::commit_products();
      // Meanwhile.
      if (leader) {
        if (wants_dg) hopper::wait_for_stores_read();
        ring.empty(g_slot).arrive();
      }
      __syncwarp();
      hopper::wait_for_products<0>(dq, dkv.of);
      // All warps have read q and u.
      synchronize_warpgroup();
      of_u.release();
      fragment.template store_sums<T, kD>(hopper::shared_address(q), dq, scale * reference.down());
      hopper::fence_async_shared();
      synchronize_warpgroup();
      if (leader) start_store<kD>(params.dq, at, q);
      storing.empty = &ring.empty(of_q.slot);
      cursor.advance(3);
    }
    dkv.multiply(params.scale * reference.down());
    // Outside infinities have made NaN.
    if (d < kD || e < kE) dkv.mask(0, 0, d, e);
    scale = keep_matrix<T, kD, kE>(matrix, dkv, ring.scratch);
  }
  int stored = -1;  // the slot of k that the copy engine stores from, as from that of v behind it
  hopper::TileCoordinates at = keys.at();
  for (int tile = static_cast<int>(keys.left); tile > 0; --tile, at.row += kTileRows) {
    SlotCursor<Slots> of_v = cursor;
    of_v.advance(1);
    char* const k = cursor.take();
    char* const v = of_v.take();
    float dv[kE / 2];
    float dk[kD / 2];
    hopper::begin_products(dv, dk);
    multiply_matrix<T, kD, kE>(dv, k, matrix);
    multiply_transposed<T, kD, kE>(dk, v, matrix);
    hopper::commit_products();
    // Meanwhile.
    if (leader) {
      storing.await();
      if (stored >= 0) {
        hopper::wait_for_stores_read();
        ring.empty(stored).arrive();
        ring.empty(stored + 1 < Slots::kSlots ? stored + 1 : 0).arrive();
      }
    }
    __syncwarp();
    hopper::wait_for_products<0>(dv, dk);
    // All warps have read k and v.
    synchronize_warpgroup();
    fragment.template store_sums<T, kD>(hopper::shared_address(k), dk, scale);
    fragment.template store_sums<T, kE>(hopper::shared_address(v), dv, scale);
    hopper::fence_async_shared();
    synchronize_warpgroup();
    if (leader) {
      start_store<kD>(params.dk, at, k);
      start_store<kE>(params.dv, at, v);
    }
    stored = cursor.slot;
    cursor.advance(2);
  }
  // The block's shared memory is the next block's once it ends.
  if (leader) hopper::wait_for_stores_read();
}

}  // namespace gimbal::flao::wgmma
