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

// Sums over rows of kRows x kColumns panels.
template <int kRows, int kColumns>
struct PanelSums {
  float of[kRows][32 * kColumns];

  __device__ __forceinline__ void clear() {
#pragma unroll
    for (int i = 0; i < kRows * 32 * kColumns; ++i) of[i / (32 * kColumns)][i % (32 * kColumns)] = 0.0f;
  }

  __device__ __forceinline__ void multiply(float by) {
#pragma unroll
    for (int i = 0; i < kRows * 32 * kColumns; ++i) of[i / (32 * kColumns)][i % (32 * kColumns)] *= by;
  }

  __device__ __forceinline__ void fence() {
#pragma unroll
    for (int i = 0; i < kRows; ++i) hopper::fence_registers(of[i]);
  }

  // Adds the products of 64 rows: panels from `left` on, transposed, times those from `right` on. Panels lie together.
  template <class T>
  __device__ __forceinline__ void add(const char* left, const char* right) {
    const uint64_t of_right = hopper::descriptor(right, kPanelBytes);
#pragma unroll
    for (int row = 0; row < kTileRows; row += 16) {
#pragma unroll
      for (int block = 0; block < kRows; ++block) {
        const uint64_t of_left = hopper::descriptor(left + block * kPanelBytes, kPanelBytes);
        multiply_panels<T, hopper::Major::kAcross, hopper::Major::kAcross, kColumns>(
            of[block], hopper::advance(of_left, row * hopper::kPanelRowBytes),
            hopper::advance(of_right, row * hopper::kPanelRowBytes), kPanelBytes, 1);
      }
    }
  }

  // Writes the sums times `scale` to a dense d x e matrix, from its panel (row, column) on, or adds them to what this
  // thread wrote there before. Where columns are even and the matrix begins at one, they come in pairs.
  template <bool kPairs>
  __device__ __forceinline__ void write(float* to, bool add, float scale, int row_panel, int column_panel, int d,
                                        int e) const {
    const int thread = threadIdx.x % kWarpgroupThreads;
    const int first_row = row_panel * 64 + thread / 32 * 16 + thread % 32 / 4;
    const int first_column = column_panel * 64 + thread % 4 * 2;
#pragma unroll
    for (int block = 0; block < kRows; ++block) {
#pragma unroll
      for (int i = 0; i < 32 * kColumns; i += 2) {
        const int row = first_row + block * 64 + i % 4 / 2 * 8;
        const int column = first_column + i / 4 * 8;
        if (row >= d || column >= e) continue;
        if constexpr (kPairs) {
          float2* const place = reinterpret_cast<float2*>(to + row * e + column);
          const float2 before = add ? *place : float2{};
          *place = {before.x + of[block][i] * scale, before.y + of[block][i + 1] * scale};
        } else {
          float* const place = to + row * e + column;
          place[0] = (add ? place[0] : 0.0f) + of[block][i] * scale;
          if (column + 1 < e) place[1] = (add ? place[1] : 0.0f) + of[block][i + 1] * scale;
        }
      }
    }
  }
};

template <class T, int kD, int kE, class Params>
__device__ __forceinline__ void sum(const Params& params) {
  using S = Split<kD, kE>;
  constexpr bool kOfElements = kByElement<Params>;
  using Slots = RingOf<kOfElements, 0, S::kRows + kE, S::kWarpgroups>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes, S::kBlocks);
  const int first_row = blockIdx.x % S::kBlocks * S::kRows;  // of the block, in panels
  SlotCursor<Slots> cursor{ring, 0};
  if (threadIdx.x >= S::kWarpgroups * kWarpgroupThreads) {
    if constexpr (kOfElements) {
      const auto [batch, heads, rows, d, e] = params.sizes;
      PanelLoader<T, Slots> loader(ring, ring.matrix);
      for (; walk.left > 0; walk.advance(1), cursor.advance(1)) {
        for (int panel = 0; panel < S::kRows; ++panel)
          loader.load(cursor, panel, false, params.k, d, first_row + panel, walk, rows);
        for (int panel = 0; panel < kE; ++panel)
          loader.load(cursor, S::kRows + panel, panel == kE - 1, params.v, e, panel, walk, rows);
      }
      loader.finish();
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
  if constexpr (S::kGives) hopper::take_registers<160>();
  const int own_row = S::kAlongE ? 0 : warpgroup_of_thread() * S::kOwnRows;
  const int own_column = S::kAlongE ? warpgroup_of_thread() * S::kOwnColumns : 0;
  const auto [batch, heads, rows, d, e] = params.sizes;
  while (walk.left > 0) {
    PanelSums<S::kOwnRows, S::kOwnColumns> kv;
    kv.clear();
    const int tiles = walk.tiles_here();
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(1)) {
      const char* k = cursor.take();
      kv.fence();
      hopper::begin_products();
      kv.template add<T>(k + own_row * kPanelBytes, k + (S::kRows + own_column) * kPanelBytes);
      hopper::commit_products();
      hopper::wait_for_products<0>();
      kv.fence();
      cursor.release();
    }
    float* to = walk.sum_of(params.kv, params.partials, d * e);
    kv.template write<!kOfElements>(to, walk.is_added(params.adds), 1.0f, first_row + own_row, own_column, d, e);
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma::wide
