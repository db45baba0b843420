// Shared memory of a block that multiplies on tensor cores:
//   q, rounded to 16 bit | what the rounding left, likewise | statistics of the heads | a ring of slices for each team
// When a part ends, the teams' sums take the place of the rings. `Variant::shared_bytes` in Rust adds up the same.
//
// A slice is one rank's rows of b for the 16 tokens of a tile and their coefficients a. Rows are 16 bytes longer than
// their values: eight rows at one column then lie in eight different groups of banks.
#pragma once

#include "../shared.cuh"
#include "parts.cuh"

namespace gimbal::tpa {

// A parameter or an index, read where it is needed: the compiler would else prepare all that follows from it before the
// loop, and not have registers enough for the sums.
template <class N>
__device__ __forceinline__ N here(N parameter) {
  if constexpr (sizeof(N) == 8) {
    asm volatile("" : "+l"(parameter));
  } else {
    asm volatile("" : "+r"(parameter));
  }
  return parameter;
}

// The warps of a block form teams. A team takes tiles of tokens; each of its warps has 16 or 32 of the block's
// heads.
template <class T_, int kFeatures_, int kWarps_, int kTiles_>
struct Layout {
  using T = T_;
  static constexpr int kFeatures = kFeatures_;
  static constexpr int kWarps = kWarps_;  // of a team
  static constexpr int kTiles = kTiles_;  // of 16 heads, of a warp
  static constexpr int kTeam = 32 * kWarps;
  static constexpr int kHeads = 16 * kWarps * kTiles;
  static constexpr int kColumns = kFeatures / 8;  // of a tensor core sum
  static constexpr int kRow = 2 * kFeatures + 16;
  static constexpr int kCoefficientRow = 2 * kHeads + 16;
  static constexpr int kQueryBytes = kHeads * kRow;
  static constexpr int kSlotCoefficients = kTileTokens * kRow;
  static constexpr int kSlotBytes = kTileTokens * (kRow + kCoefficientRow);
  static constexpr int kSumRow = kFeatures + 8;  // f32

  __device__ __forceinline__ static unsigned queries() { return 0; }
  __device__ __forceinline__ static unsigned rest() { return kQueryBytes; }
  // f32: references of (teams, heads), weights of (teams, heads), one more of (heads).
  __device__ __forceinline__ static unsigned statistics() { return 2 * kQueryBytes; }
  __device__ __forceinline__ static unsigned exponents() { return 2 * kQueryBytes + 2 * teams() * kHeads * 4; }
  __device__ __forceinline__ static unsigned rings() { return 2 * kQueryBytes + (2 * teams() + 1) * kHeads * 4; }

  __device__ __forceinline__ static int teams() { return static_cast<int>(blockDim.x) / kTeam; }
  __device__ __forceinline__ static int team() { return static_cast<int>(threadIdx.x) / kTeam; }
  __device__ __forceinline__ static int thread() { return static_cast<int>(threadIdx.x) % kTeam; }  // of the team
  __device__ __forceinline__ static int warp() { return thread() / 32; }                            // of the team
  __device__ __forceinline__ static int lane() { return static_cast<int>(threadIdx.x) % 32; }

  // All threads of the team have come here, and see what the others wrote to shared memory.
  __device__ __forceinline__ static void meet() {
    if constexpr (kWarps == 1) {
      __syncwarp();
    } else {
      synchronize<kTeam>(team() + 1);
    }
  }
};

}  // namespace gimbal::tpa
