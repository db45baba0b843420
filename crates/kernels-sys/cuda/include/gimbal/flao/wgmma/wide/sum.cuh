// kv = k^T v of D = 64 * kD and E = 64 * kE: the warpgroups of a block share out the sums, and each sees all rows. Sums that
// no register file holds are shared by two blocks, which read the same rows at the same time.
#pragma once

#include "../sum.cuh"
#include "elements.cuh"

namespace gimbal::flao::wgmma::wide {

// How the sums are shared out, in panels of 64 x 64: at most 8 (128 registers a thread) go to a warpgroup.
template <int kD, int kE>
struct Split {
  static constexpr int kBlocks = kD * kE > 12 ? 2 : 1;  // each has half of the rows of the sums
  static constexpr int kRows = kD / kBlocks;            // of the block
  static constexpr bool kAlongE = kRows * kE > 8 && kRows > 3;
  static constexpr int kWarpgroups = kRows * kE > 8 || kRows == 3 ? 3 : 2;
  static constexpr int kOwnRows = kAlongE ? kRows : kRows / kWarpgroups;
  static constexpr int kOwnColumns = kAlongE ? kE / kWarpgroups : kE;
  static_assert(kOwnRows * kOwnColumns <= 4, "they fit the registers");
  static_assert(kOwnRows * kOwnColumns * kWarpgroups == kRows * kE, "all are somebody's");
  static constexpr bool kGives = kWarpgroups == 3;  // registers, from the warpgroup that loads to those that compute
  // By the copy engine.
  static constexpr int kThreads = kWarpgroups * kWarpgroupThreads + (kGives ? kWarpgroupThreads : 32);
};

template <class T, int kD, int kE, class Params>
__device__ __forceinline__ void sum(const Params& params) {
  using S = Split<kD, kE>;
  constexpr bool kOfElements = kByElement<Params>;
  using Slots = RingOf<kOfElements, 0, S::kRows + kE, 1, S::kWarpgroups, true>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes, S::kBlocks);
  const int first_row = blockIdx.x % S::kBlocks * S::kRows;  // of the block, in panels
  SlotCursor<Slots> cursor{ring, 0};
  if (threadIdx.x >= S::kWarpgroups * kWarpgroupThreads) {
    if constexpr (kOfElements) {
      static_assert(S::kWarpgroups == 2, "beside those that copy and move");
      give_registers<true>();
      const auto [batch, heads, rows, d, e] = params.sizes;
      produce_by_element<T, true>(ring, params.sizes, S::kBlocks, {{params.k, d, first_row, S::kRows}, {params.v, e, 0, kE}});
      return;
    } else {
    if constexpr (S::kGives) hopper::give_registers<24>();
    if (threadIdx.x > S::kWarpgroups * kWarpgroupThreads) return;
    for (; walk.left > 0; walk.advance(1), cursor.advance(1)) {
      Barrier& full = cursor.await_empty();
      full.arrive_and_expect(Slots::kSlotBytes);
      char* to = ring.slot(cursor.slot);
      for (int panel = 0; panel < S::kRows; ++panel, to += kPanelBytes)
        hopper::load_panel<Keep::kNormal>(to, params.k, (first_row + panel) * hopper::kPanelColumns, walk.at(), full);
      for (int panel = 0; panel < kE; ++panel, to += kPanelBytes)
        hopper::load_panel<Keep::kNormal>(to, params.v, panel * hopper::kPanelColumns, walk.at(), full);
    }
    return;
    }
  }
  if constexpr (kOfElements) {
    take_registers<true>();
  } else if constexpr (S::kGives) {
    hopper::take_registers<160>();
  }
  const int own_row = S::kAlongE ? 0 : warpgroup_of_thread() * S::kOwnRows;
  const int own_column = S::kAlongE ? warpgroup_of_thread() * S::kOwnColumns : 0;
  const auto [batch, heads, rows, d, e] = params.sizes;
  while (walk.left > 0) {
    PanelSums<S::kOwnRows, S::kOwnColumns> kv;
    kv.clear();
    const int tiles = walk.tiles_here();
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(1)) {
      const char* k = cursor.take();
      see_copies<kOfElements>();
      hopper::begin_products(kv.of);
      kv.template add<T>(k + own_row * kPanelBytes, k + (S::kRows + own_column) * kPanelBytes);
      hopper::finish_products(kv.of);
      cursor.release();
    }
    float* to = walk.sum_of(params.kv, params.partials, d * e);
    kv.template write<!kOfElements>(to, walk.is_added(params.adds), 1.0f, first_row + own_row, own_column, d, e);
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma::wide
