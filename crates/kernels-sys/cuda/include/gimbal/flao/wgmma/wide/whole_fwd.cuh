// kv and o of D = 64 * kD and E = 64 * kE in one launch, whole heads a block: two warpgroups share out the sums of kv, which go from
// registers to the matrix in shared memory that q is multiplied by, and then take tiles of q in turn. A block has its multiprocessor
// for itself, so it goes on with another head, whose rows come meanwhile.
#pragma once

#include "../whole_fwd.cuh"
#include "apply.cuh"

namespace gimbal::flao::wgmma::wide {

// What a warpgroup has of the sums, from its row and column on, in panels.
template <int kD, int kE>
struct HalfOfSums {
  static constexpr bool kAlongE = kD % 2 != 0;
  static constexpr int kRows = kAlongE ? kD : kD / 2;
  static constexpr int kColumns = kAlongE ? kE / 2 : kE;
  static_assert(kRows * kColumns <= 4 && 2 * kRows * kColumns == kD * kE, "they fit the registers, and all are somebody's");

  PanelSums<kRows, kColumns> sums;
  int row, column;

  __device__ __forceinline__ HalfOfSums()
      : row(kAlongE ? 0 : warpgroup_of_thread() * kRows), column(kAlongE ? warpgroup_of_thread() * kColumns : 0) {
    sums.clear();
  }
};

template <class T, int kD, int kE>
__device__ __forceinline__ void whole_fwd(const WholeForwardMaps& params) {
  using Team = TwoWarpgroups;
  using Slots = Ring<kMatrixBytes<kD, kE>, kD + kE, 2>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto [batch, heads, rows, d, e] = params.queries;
  const int all = static_cast<int>(batch * heads);
  SlotCursor<Slots> cursor{ring, 0};
  if (threadIdx.x >= Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x > Team::kThreads) return;
    for (int head = blockIdx.x; head < all; head += gridDim.x) {
      for (Walk keys(params.keys, head, 0, 1); keys.left > 0; keys.advance(1), cursor.advance(1))
        load_tiles<Keep::kNormal>(cursor, keys, {&params.k, &params.v}, {64 * kD, 64 * kE});
      for (Walk queries(params.queries, head, 0, 1); queries.left > 0; queries.advance(1), cursor.advance(1))
        load_tiles<Keep::kLast>(cursor, queries, {&params.q, params.gated ? &params.g : nullptr}, {64 * kD, 64 * kE});
    }
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  const Fragment fragment = Fragment::of_thread();
  for (int head = blockIdx.x; head < all; head += gridDim.x) {
    float scale = params.scale;
    {
      HalfOfSums<kD, kE> kv;
      for (int tiles = static_cast<int>(tiles_of(params.keys.rows, kTileRows)); tiles > 0; --tiles, cursor.advance(1)) {
        const Together k{cursor.take()};
        // Of D up to 64 the second warpgroup has none.
        if (kD > 2 || kv.row * hopper::kPanelColumns < d) {
          hopper::begin_products(kv.sums.of);
          kv.sums.template add<T>(k[kv.row], k[kD + kv.column]);
          hopper::finish_products(kv.sums.of);
        }
        cursor.release();
      }
      if (params.kv != nullptr)
        kv.sums.template write<true>(params.kv + static_cast<i64>(head) * d * e, false, 1.0f, kv.row, kv.column, d, e);
      scale *= keep_sums<T, Team, kD, kE>(ring.matrix, kv.sums, kv.row, kv.column, d, e, ring.scratch);
    }
    const Walk queries(params.queries, head, 0, 1);
    for (int tile = 0; tile < queries.tiles; ++tile, cursor.advance(1)) {
      // Both see every slot: waiting by parity is right only for who saw the phase before.
      const Together q{cursor.take()};
      if (tile % 2 == warpgroup_of_thread()) {
        const Together g{q[kD]};
        float sum[32 * kE];
        const auto multiply = [&](auto count) {
          hopper::begin_products(sum);
          multiply_matrix<T, kD, kE, decltype(count)::value>(sum, q, ring.matrix, 0);
          hopper::finish_products(sum);
        };
        if (kD == 2 && d <= hopper::kPanelColumns) {
          multiply(std::integral_constant<int, 1>{});
        } else {
          multiply(std::integral_constant<int, kD>{});
        }
        gate_tile<T, kE>(fragment, g, sum, scale, params.gated);
        __syncwarp();
        store_rows<T, kE>(params.o, queries, tile, rows, e, g);
        if (params.product.at != nullptr) {
          // It takes the place of o.
          __syncwarp();
          store_sums<T, kE>(fragment, g, sum, scale);
          __syncwarp();
          store_rows<T, kE>(params.product, queries, tile, rows, e, g);
        }
        // The copy engine will write over what was written here.
        hopper::fence_async_shared();
      }
      cursor.release();
    }
  }
}

}  // namespace gimbal::flao::wgmma::wide
