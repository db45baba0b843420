// o = g * (q kv) * scale of D = 64 * kD and E = 64 * kE. Two warpgroups share the matrix and take tiles in turn.
#pragma once

#include "../apply.cuh"
#include "elements.cuh"

namespace gimbal::flao::wgmma::wide {

// Puts the product of a tile's sums times `scale` and the gates in the gates' place, or those alone where there are none. Of so many panels.
template <class T, int kE, class Panels>
__device__ __forceinline__ void gate_tile(const Fragment& fragment, const Panels& g, const float (&sum)[32 * kE], float scale,
                                          bool gated, int count = kE) {
  if (!gated) return store_sums<T, kE>(fragment, g, sum, scale, count);
#pragma unroll
  for (int block = 0; block < 4 * kE; ++block) {
    if (block / 4 >= count) break;
    const uint32_t panel = hopper::shared_address(g[block / 4]);
    uint32_t pairs[4];
    fragment.load(pairs, panel, block % 4);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float2 gate = widen_pair<T>(pairs[i]);
      const float* const two = sum + 8 * block + 2 * i;
      pairs[i] = narrow_pair<T>(gate.x * (two[0] * scale), gate.y * (two[1] * scale));
    }
    fragment.store(panel, block % 4, pairs);
  }
}

template <class T, int kD, int kE, class Params>
__device__ __forceinline__ void apply(const Params& params) {
  using Team = TwoWarpgroups;
  constexpr bool kOfElements = kByElement<Params>;
  using Slots = RingOf<kOfElements, kMatrixBytes<kD, kE>, 1, kD + kE, 2, true>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto [batch, heads, rows, d, e] = params.sizes;
  Walk walk(params.sizes);
  // o takes the place of g, and without gates that of q, so that more tiles are under way, but not by element, where moving them takes
  // longer.
  const bool for_q = !kOfElements && !has_gate(params);
  // By element there are the panels that have columns alone, at most one fewer than the kernel is for; of four for o all of them, whose sums
  // leave no registers for counting (14320 rows, D = 117, E = 227: 305 → 329 µs, H100).
  constexpr bool kCounts = kOfElements && kE < 4;
  const int of_q = kCounts ? panels_of(d) : kD;
  const int of_o = kCounts ? panels_of(e) : kE;
  const int first_of_o = for_q ? 0 : of_q;
  const int of_tile = for_q && kE < kD ? kD : first_of_o + of_o;
  if (threadIdx.x >= Team::kThreads) {
    give_registers<kOfElements, kLoaders, kE == 4>();
    if constexpr (kOfElements) {
      produce_by_element<T>(ring, params.sizes, 1, {{params.q, d, 0, of_q}, {params.g, e, 0, of_o}});
    } else if (threadIdx.x == Team::kThreads) {
      produce_for_matrix<kD>(ring, walk, params.kv, d, e, &params.q, params.gated ? &params.g : nullptr, of_tile - kD);
    }
    return;
  }
  take_registers<kOfElements, kLoaders, kE == 4>();
  if constexpr (kOfElements) walk = walk_from_here(params.sizes);
  clear_matrix<Team, kD, kE>(ring.matrix);
  const Fragment fragment = Fragment::of_thread();
  SlotCursor<Slots> cursor{ring, 0};
  while (walk.left > 0) {
    const int tiles = walk.tiles_here();
    const float scale =
        params.scale * take_matrix_of<kOfElements, T, Team, kD, kE>(cursor, params.kv, walk, whole_matrix(d, e));
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(of_tile)) {
      const Panels<Slots, kD + kE> panels{cursor};
      if (tile % 2 != warpgroup_of_thread()) {
        panels.pass(0, of_tile);
        continue;
      }
      const auto o = from_panel(panels, first_of_o);
      panels.take(0, of_q);
      see_copies<kOfElements>();
      float sum[32 * kE];
      const auto multiply = [&](auto count) {
        hopper::begin_products(sum);
        multiply_matrix<T, kD, kE, decltype(count)::value>(sum, panels, ring.matrix, 0);
        hopper::finish_products(sum);
      };
      if (!kCounts || kD == 1 || of_q == kD) {
        multiply(std::integral_constant<int, kD>{});
      } else {
        multiply(std::integral_constant<int, kD == 1 ? 1 : kD - 1>{});
      }
      panels.release(0, first_of_o);

      panels.take(of_q, of_tile);
      // All warps have read q.
      if (for_q) synchronize_warpgroup();
      gate_tile<T, kE>(fragment, o, sum, scale, has_gate(params), of_o);
      synchronize_storers<kOfElements>();
      store_tile_of<kOfElements, T, kE>(params.o, walk, tile, rows, e, o);
      if (params.product.at != nullptr) {
        // It takes the place of o.
        synchronize_storers<kOfElements>();
        store_sums<T, kE>(fragment, o, sum, scale, of_o);
        synchronize_storers<kOfElements>();
        store_tile_of<kOfElements, T, kE>(params.product, walk, tile, rows, e, o);
      }
      // The copy engine will write over what was written here.
      hopper::fence_async_shared();
      panels.release(first_of_o, of_tile);
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao::wgmma::wide
