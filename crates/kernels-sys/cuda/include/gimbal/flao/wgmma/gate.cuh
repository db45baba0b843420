// From g, do and the product q kv: dg, and u = do * g as an operand.
#pragma once

#include "../reference.cuh"
#include "fragment.cuh"

namespace gimbal::flao::wgmma {

// What no |u| of a thread's fragments is above: their largest |g| times their largest |do|, which takes two instructions for every two
// elements, where the largest |u| takes eight. NaN never counts. Of f16, which alone asks for it.
template <int kColumns>
__device__ __forceinline__ float bound_of_thread(const Fragment& fragment, const char* g, const char* d_o, bool gated) {
  uint32_t largest[2] = {};
#pragma unroll
  for (int block = 0; block < kColumns / 16; ++block) {
#pragma unroll
    for (int of = 0; of < 2; ++of) {
      uint32_t pairs[4];
      fragment.load(pairs, hopper::shared_address(of == 0 ? g : d_o), block);
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const __half2 all = __hmax2(reinterpret_cast<__half2&>(largest[of]), __habs2(reinterpret_cast<__half2&>(pairs[i])));
        largest[of] = reinterpret_cast<const uint32_t&>(all);
      }
    }
  }
  const float2 gates = widen_pair<f16>(largest[0]);
  const float2 outer = widen_pair<f16>(largest[1]);
  return (gated ? fmaxf(gates.x, gates.y) : 1.0f) * fmaxf(outer.x, outer.y);
}

// The largest finite |u| that a thread's fragments of g and do give.
template <class T, int kColumns>
__device__ __forceinline__ float largest_of_thread(const Fragment& fragment, const char* g, const char* d_o, bool gated) {
  float largest = 0.0f;
#pragma unroll 1
  for (int block = 0; block < kColumns / 16; ++block) {
    uint32_t of_g[4];
    uint32_t of_do[4];
    fragment.load_gates<T>(of_g, hopper::shared_address(g), block, gated);
    fragment.load(of_do, hopper::shared_address(d_o), block);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float2 gates = widen_pair<T>(of_g[i]);
      const float2 outer = widen_pair<T>(of_do[i]);
      largest = fmaxf(largest, finite_magnitude(outer.x * gates.x));
      largest = fmaxf(largest, finite_magnitude(outer.y * gates.y));
    }
  }
  return largest;
}

// Has the reference that some warpgroups share follow a tile of g and do, which it may not hold: returns what the sums before it are to
// be multiplied by. `scratch` is one float for each of their warps.
template <class Sharers, class T, int kColumns>
__device__ __forceinline__ float follow(Reference<T>& reference, const Fragment& fragment, const char* g, const char* d_o, bool gated,
                                        float* scratch) {
  constexpr int kWarps = Sharers::kThreads / 32;
  float largest = largest_of_lanes(largest_of_thread<T, kColumns>(fragment, g, d_o, gated));
  if (threadIdx.x % 32 == 0) scratch[threadIdx.x / 32 % kWarps] = largest;
  Sharers::synchronize();
#pragma unroll
  for (int warp = 0; warp < kWarps; ++warp) largest = fmaxf(largest, scratch[warp]);
  return reference.follow(largest);
}

// From the product q kv and the tiles of g and do: dg to the place of g, and u times `up` to that of do.
template <class T, int kE>
__device__ __forceinline__ void gate(const Fragment& fragment, const float (&product)[kE / 2], float scale, float up,
                                     char* g, char* d_o, bool gated) {
#pragma unroll
  for (int block = 0; block < kE / 16; ++block) {
    uint32_t of_g[4];
    uint32_t of_do[4];
    fragment.load_gates<T>(of_g, hopper::shared_address(g), block, gated);
    fragment.load(of_do, hopper::shared_address(d_o), block);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float2 gates = widen_pair<T>(of_g[i]);
      const float2 outer = widen_pair<T>(of_do[i]);
      of_g[i] = narrow_pair<T>(outer.x * (product[8 * block + 2 * i] * scale),
                               outer.y * (product[8 * block + 2 * i + 1] * scale));
      of_do[i] = narrow_pair<T>(outer.x * gates.x * up, outer.y * gates.y * up);
    }
    fragment.store(hopper::shared_address(g), block, of_g);
    fragment.store(hopper::shared_address(d_o), block, of_do);
  }
}

}  // namespace gimbal::flao::wgmma
