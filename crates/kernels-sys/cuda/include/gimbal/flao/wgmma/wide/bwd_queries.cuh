// dq, dg and dkv of D = 64 * kD and E = 64 * kE, by one block or by two. Two warpgroups work on the same tile and share out the
// columns of what comes of it, as their registers hold the sums of dkv: at most eight panels of 64 x 64.
//
// Where dkv has more, two blocks of a cluster work on the same tile, each on half of E: it has those columns of kv, g, do, dg
// and dkv. Its summands of dq are but half of them, so that the blocks add up dq, half of its columns each.
//
// In shared memory u takes the place of do, dg that of g, and dq that of q.
#pragma once

#include "../bwd_queries.cuh"
#include "exchange.cuh"
#include "sum.cuh"

namespace gimbal::flao::wgmma::wide {

// The copy engine stores some panels; the slot is free once it has read them.
template <int kPanelsOfTile>
__device__ __forceinline__ void start_store(const TensorMap& map, int first_panel, hopper::TileCoordinates at,
                                            const Together& from) {
#pragma unroll
  for (int panel = 0; panel < kPanelsOfTile; ++panel)
    hopper::store_panel(map, (first_panel + panel) * hopper::kPanelColumns, at, from[panel]);
  hopper::commit_stores();
}

// One block's part of the work: of E kE panels from `first_e` on.
template <class T, int kD, int kE, bool kPaired, class Params>
struct QueriesBlock {
  using Team = TwoWarpgroups;
  static constexpr bool kOfElements = kByElement<Params>;
  static constexpr int kOfMatrix = kMatrixBytes<kD, kE>;
  static constexpr int kOfExchange = kPaired ? Exchange::kBytes : 0;
  using Slots = RingOf<kOfElements, kOfMatrix + kOfExchange, kD + 2 * kE, 1, 2, false, 1, kFewLoaders>;

  const Params& params;
  const Slots& ring;
  int first_e;  // panel

  __device__ __forceinline__ MatrixPart matrix_part() const {
    const auto [batch, heads, rows, d, e] = params.sizes;
    const int first = first_e * hopper::kPanelColumns;
    return {d, e, first, min(e - first, kE * hopper::kPanelColumns)};
  }

  __device__ __forceinline__ void produce(Walk walk) const {
    SlotCursor<Slots> cursor{ring, 0};
    const MatrixPart part = matrix_part();
    while (walk.left > 0) {
      produce_matrix<1>(cursor, params.kv + walk.index() * part.d * part.e, part);
      for (int tiles = walk.tiles_here(); tiles > 0; --tiles, walk.advance(1), cursor.advance(1)) {
        Barrier& full = cursor.await_empty();
        full.arrive_and_expect(Slots::kSlotBytes - (params.gated ? 0 : kE * kPanelBytes));
        const Together to{ring.slot(cursor.slot)};
        for (int panel = 0; panel < kD; ++panel)
          hopper::load_panel<Keep::kLast>(to[panel], params.q, panel * hopper::kPanelColumns, walk.at(), full);
        for (int panel = 0; panel < kE; ++panel) {
          const int column = (first_e + panel) * hopper::kPanelColumns;
          if (params.gated) hopper::load_panel<Keep::kLast>(to[kD + panel], params.g, column, walk.at(), full);
          hopper::load_panel<Keep::kLast>(to[kD + kE + panel], params.d_o, column, walk.at(), full);
        }
      }
    }
  }

  // What a warpgroup does: kOwnE panels of g, do and dg from `own_e` of the block's on, the rows of kOwnD panels of dkv from
  // `own_d` on, and the same panels of dq.
  template <int kOwnD, int kOwnE>
  __device__ __forceinline__ void consume(Walk walk, int own_d, int own_e, Exchange exchange) const {
    const bool leader = threadIdx.x % kWarpgroupThreads == 0;
    const auto [batch, heads, rows, d, e] = params.sizes;
    SlotCursor<Slots> cursor{ring, 0};
    Storing storing;
    while (walk.left > 0) {
      const int tiles = walk.tiles_here();
      if (leader) storing.await();
      const float scale =
          params.scale * take_matrix_of<kOfElements, T, Team, kD, kE>(cursor, params.kv, walk, matrix_part());
      PanelSums<kOwnD, kE> dkv;
      dkv.clear();
      Reference<T> reference(makes_u(params));
      for (int tile = 0; tile < tiles; ++tile, cursor.advance(1)) {
        hopper::TileCoordinates at = walk.at();
        at.row += tile * kTileRows;
        take_tile<kOwnD, kOwnE>(dkv, reference, storing, cursor, at, own_d, own_e, scale, exchange);
      }
      float* const to = walk.sum_of(params.dkv, params.partials, d * e);
      dkv.template write<!kOfElements>(to, walk.is_added(params.adds), params.scale * reference.down(), own_d, first_e, d, e);
      walk.advance(tiles);
    }
    // The block's shared memory is the next block's once it ends.
    if (leader) storing.await();
  }

  // One tile: dg and dq, and what it adds to the warpgroup's part of dkv / scale.
  template <int kOwnD, int kOwnE>
  __device__ __forceinline__ void take_tile(PanelSums<kOwnD, kE>& dkv, Reference<T>& reference, Storing& storing,
                                            const SlotCursor<Slots>& cursor, hopper::TileCoordinates at, int own_d, int own_e,
                                            float scale, Exchange& exchange) const {
    const Together q{cursor.take()};
    see_copies<kOfElements>();
    const Together g{q[kD]};
    const Together u{g[kE]};
    if (makes_u(params)) {
      gate_own<kOwnE>(dkv, reference, storing, q, {g[own_e]}, {u[own_e]}, own_e, scale);
      hopper::fence_async_shared();
      // All of u is there.
      Team::synchronize();
      if constexpr (kOwnE > 0) store_dg<kOwnE>(at, {g[own_e]}, own_e);
    } else {
      if (threadIdx.x % kWarpgroupThreads == 0) storing.await();
      __syncwarp();
    }

    const float of_dq = scale * reference.down();
    if constexpr (kPaired) {
      // Of dq a block keeps the two panels of its rank; of either two a warpgroup has one.
      static_assert(kD == 4 && kOwnD == 2);
      const int kept = 2 * hopper::cluster_rank() + warpgroup_of_thread();
      float given[32];
      float dq[32];
      if constexpr (kOfElements) {
        // Threads that load need registers for the sums of both.
        hopper::begin_products(given, dkv.of);
        multiply_transposed<T, kD, kE, 1>(given, u, ring.matrix, kept ^ 2);
        hopper::commit_products();
        dkv.template add<T>(q[own_d], u[0]);
        hopper::commit_products();
        hopper::wait_for_products<1>(given);
        exchange.give(given, of_dq);
        hopper::begin_products(dq);
        multiply_transposed<T, kD, kE, 1>(dq, u, ring.matrix, kept);
        hopper::finish_products(dq, dkv.of);
      } else {
        hopper::begin_products(given, dq, dkv.of);
        multiply_transposed<T, kD, kE, 1>(given, u, ring.matrix, kept ^ 2);
        hopper::commit_products();
        multiply_transposed<T, kD, kE, 1>(dq, u, ring.matrix, kept);
        dkv.template add<T>(q[own_d], u[0]);
        hopper::commit_products();
        hopper::wait_for_products<1>(given);
        exchange.give(given, of_dq);
        hopper::wait_for_products<0>(dq, dkv.of);
      }
      exchange.take(dq, of_dq);
      store_dq<1>(storing, cursor, at, q, kept, dq, 1.0f);
    } else {
      float dq[32 * kOwnD];
      hopper::begin_products(dq, dkv.of);
      multiply_transposed<T, kD, kE, kOwnD>(dq, u, ring.matrix, own_d);
      dkv.template add<T>(q[own_d], u[0]);
      hopper::finish_products(dq, dkv.of);
      store_dq<kOwnD>(storing, cursor, at, q, own_d, dq, of_dq);
    }
  }

  // dg and u of some panels.
  template <int kOwnE, class Sums>
  __device__ __forceinline__ void gate_own(Sums& dkv, Reference<T>& reference, Storing& storing, const Together& q,
                                           const Together& g, const Together& u, int own_e, float scale) const {
    const bool leader = threadIdx.x % kWarpgroupThreads == 0;
    const auto is_exceeded_by = [&](float bound) { return Team::any(reference.is_exceeded_by(bound)); };
    const auto follow_u = [&] {
      constexpr int kColumns = kOwnE * hopper::kPanelColumns;
      const float step = follow<Team, T, kColumns>(reference, Fragment::of_thread(), g[0], u[0], has_gate(params), ring.scratch);
      if (step != 1.0f) dkv.multiply(step);
    };
    if constexpr (kOwnE == 0) {
      // The other warpgroup has the only panel.
      if (leader) storing.await();
      __syncwarp();
      if constexpr (Reference<T>::kFollows) {
        if (is_exceeded_by(0.0f)) follow_u();
      }
    } else {
      const Fragment fragment = Fragment::of_thread();
      float product[32 * kOwnE];
      hopper::begin_products(product);
      multiply_matrix<T, kD, kOwnE>(product, q, ring.matrix, own_e);
      hopper::commit_products();
      // Meanwhile.
      if (leader) storing.await();
      __syncwarp();
      constexpr int kColumns = kOwnE * hopper::kPanelColumns;
      bool is_exceeded = false;
      if constexpr (Reference<T>::kFollows)
        is_exceeded = is_exceeded_by(bound_of_thread<kColumns>(fragment, g[0], u[0], has_gate(params)));
      hopper::wait_for_products<0>(product);
      if (is_exceeded) follow_u();
      gate<T, kColumns>(fragment, product, scale, reference.up, g[0], u[0], has_gate(params));
    }
  }

  // Panels of dg, from `own_e` of the block's on.
  template <int kOwnE>
  __device__ __forceinline__ void store_dg(hopper::TileCoordinates at, const Together& from, int own_e) const {
    if constexpr (kOfElements) {
      const auto [batch, heads, rows, d, e] = params.sizes;
      if (params.dg.at != nullptr) store_elements<T, kOwnE, 1>(params.dg, at, rows, e, first_e + own_e, from);
    } else {
      if (threadIdx.x % kWarpgroupThreads == 0 && params.wants_dg)
        start_store<kOwnE>(params.dg, first_e + own_e, at, from);
    }
  }

  // Panels of dq, times `scale`, from `first` on.
  template <int kCount>
  __device__ __forceinline__ void store_dq(Storing& storing, const SlotCursor<Slots>& cursor, hopper::TileCoordinates at,
                                           const Together& q, int first, const float (&dq)[32 * kCount],
                                           float scale) const {
    // All warps have read q.
    Team::synchronize();
    const Together to{q[first]};
    store_sums<T, kCount>(Fragment::of_thread(), to, dq, scale);
    hopper::fence_async_shared();
    synchronize_warpgroup();
    if constexpr (kOfElements) {
      const auto [batch, heads, rows, d, e] = params.sizes;
      store_elements<T, kCount, 1>(params.dq, at, rows, d, first, to);
      synchronize_warpgroup();
      cursor.release();
    } else if (threadIdx.x % kWarpgroupThreads == 0) {
      start_store<kCount>(params.dq, first, at, to);
      storing.empty = &ring.empty(cursor.slot);
    }
  }
};

template <class T, int kD, int kE, bool kPaired, class Params>
__device__ __forceinline__ void bwd_queries(const Params& params) {
  using Block = QueriesBlock<T, kD, kE, kPaired, Params>;
  using Slots = typename Block::Slots;
  const Slots ring;
  Exchange exchange(ring.matrix + Block::kOfMatrix, reinterpret_cast<Barrier*>(ring.scratch + kScratch));
  if constexpr (kPaired) exchange.begin();
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const Block block{params, ring, kPaired ? static_cast<int>(hopper::cluster_rank()) * kE : 0};
  const Walk walk(params.sizes, kPaired ? 2 : 1);
  if (threadIdx.x >= Block::Team::kThreads) {
    give_registers<Block::kOfElements, kFewLoaders>();
    if constexpr (Block::kOfElements) {
      const auto [batch, heads, rows, d, e] = params.sizes;
      produce_by_element<T>(ring, params.sizes, kPaired ? 2 : 1,
                            {{params.q, d, 0, kD}, {params.g, e, block.first_e, kE, false}, {params.d_o, e, block.first_e, kE, false}});
    } else if (threadIdx.x == Block::Team::kThreads) {
      block.produce(walk);
    }
    return;
  }
  take_registers<Block::kOfElements, kFewLoaders>();
  clear_matrix<typename Block::Team, kD, kE>(ring.matrix);
  // The first warpgroup has more of odd numbers of panels.
  constexpr int kMoreD = (kD + 1) / 2, kMoreE = (kE + 1) / 2;
  const int second = warpgroup_of_thread();
  if ((kD % 2 == 0 && kE % 2 == 0) || second == 0) {
    block.template consume<kMoreD, kMoreE>(walk, second * kMoreD, second * kMoreE, exchange);
  } else {
    block.template consume<kD - kMoreD, kE - kMoreE>(walk, kMoreD, kMoreE, exchange);
  }
  if constexpr (kPaired) exchange.end();
}

}  // namespace gimbal::flao::wgmma::wide
