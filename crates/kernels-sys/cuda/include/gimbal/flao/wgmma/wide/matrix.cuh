// The matrix of a head, kv or dkv, as an operand of D and E up to 256, and products with it.
#pragma once

#include "../matrix.cuh"
#include "ring.cuh"

namespace gimbal::flao::wgmma::wide {

// Fills what lies outside of the matrix with zeros, once for all heads.
template <class Team, int kD, int kE>
__device__ __forceinline__ void clear_matrix(char* matrix) {
  for (int at = threadIdx.x * 16; at < kMatrixBytes<kD, kE>; at += Team::kThreads * 16)
    *reinterpret_cast<uint4*>(matrix + at) = uint4{};
}

// Goes through the pieces of a head's matrix in the ring, each shared by the warpgroups that take it. `use(row, column, eight)` gets
// eight neighbours of a row.
template <class Ring, class Use>
__device__ __forceinline__ void take_pieces(SlotCursor<Ring>& cursor, const MatrixPart& part, Use use) {
  constexpr int kSharers = Ring::kTakers * kWarpgroupThreads;
  const int chunks_of_row = part.columns / 8;
  for (int first = 0; first < part.d; first += part.rows_of_piece<Ring>(), cursor.advance(1)) {
    const int chunks = min(part.d - first, part.rows_of_piece<Ring>()) * chunks_of_row;
    const auto from = reinterpret_cast<const float4*>(cursor.take());
#pragma unroll 4
    for (int chunk = threadIdx.x % kSharers; chunk < chunks; chunk += kSharers) {
      const float4 low = from[2 * chunk];
      const float4 high = from[2 * chunk + 1];
      const int row = chunk / chunks_of_row;
      use(first + row, (chunk - row * chunks_of_row) * 8, {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w});
    }
    if constexpr (Ring::kThreadsOfRelease == kWarpgroupThreads) synchronize_warpgroup();
    cursor.release();
  }
}

// Rounds a matrix, of which `each(use)` gives all that there is as take_pieces does, kCount neighbours at a time, to the operand,
// and returns what products with it are to be multiplied by. Before and after it all consumers meet.
template <class T, class Team, int kD, int kE, int kCount = 8, class Ring, class Each>
__device__ __forceinline__ float round_matrix(const Ring& ring, Each each) {
  Team::synchronize();
  float scale = 1.0f;
  if constexpr (kTimesMatrix<T> == 2) {
    float largest = 0.0f;
    each([&](int, int, const float(&some)[kCount]) {
#pragma unroll
      for (int i = 0; i < kCount; ++i) largest = fmaxf(largest, finite_magnitude(some[i]));
    });
    scale = f16_scale_of<Team>(largest, ring.scratch);
  }
  each([&](int row, int column, const float(&some)[kCount]) {
    float scaled[kCount];
#pragma unroll
    for (int i = 0; i < kCount; ++i) scaled[i] = some[i] * scale;
    char* const at = ring.matrix + (column / hopper::kPanelColumns * (kD * kTileRows) + row) * hopper::kPanelRowBytes;
    if constexpr (kCount == 8) {
      reinterpret_cast<Vec<T, 8>*>(at)[column % hopper::kPanelColumns / 8 ^ row % 8] = narrow<T>(scaled);
    } else {
      char* const eight = at + ((column % hopper::kPanelColumns / 8 ^ row % 8) << 4);
      reinterpret_cast<Vec<T, kCount>*>(eight)[column % 8 / kCount] = narrow<T>(scaled);
    }
  });
  hopper::fence_async_shared();
  Team::synchronize();
  return 1.0f / scale;
}

// Takes the next head's matrix from the ring.
template <class T, class Team, int kD, int kE, class Ring>
__device__ __forceinline__ float take_matrix(SlotCursor<Ring>& cursor, const MatrixPart& part) {
  return round_matrix<T, Team, kD, kE>(cursor.ring, [&](auto use) { take_pieces(cursor, part, use); });
}

// The sums of 64 rows x kTo panels = a tile of kD panels times the matrix, from its panel `first` on.
template <class T, int kD, int kTo, class Panels>
__device__ __forceinline__ void multiply_matrix(float (&sum)[32 * kTo], const Panels& tile, const char* matrix, int first) {
  constexpr int kStep = kD * kPanelBytes;
  const uint64_t right = hopper::descriptor(matrix + first * kStep, kStep);
#pragma unroll
  for (int panel = 0; panel < kD; ++panel) {
    const uint64_t left = hopper::descriptor(tile[panel], kPanelBytes);
#pragma unroll
    for (int k = 0; k < 64; k += 16)
      multiply_panels<T, hopper::Major::kAlong, hopper::Major::kAcross, kTo>(
          sum, hopper::advance(left, k * 2),
          hopper::advance(right, (panel * 64 + k) * hopper::kPanelRowBytes), kStep, panel + k > 0);
  }
}

// The sums of 64 rows x kTo panels = a tile of kE panels times the transpose of the matrix's rows from 64 * `first` on.
template <class T, int kD, int kE, int kTo, class Panels>
__device__ __forceinline__ void multiply_transposed(float (&sum)[32 * kTo], const Panels& tile, const char* matrix,
                                                    int first) {
  constexpr int kStep = kD * kPanelBytes;
  const uint64_t right = hopper::descriptor(matrix + first * kPanelBytes, kStep);
#pragma unroll
  for (int panel = 0; panel < kE; ++panel) {
    const uint64_t left = hopper::descriptor(tile[panel], kPanelBytes);
#pragma unroll
    for (int k = 0; k < 64; k += 16)
      multiply_panels<T, hopper::Major::kAlong, hopper::Major::kAlong, kTo>(
          sum, hopper::advance(left, k * 2), hopper::advance(right, panel * kStep + k * 2), kPanelBytes, panel + k > 0);
  }
}

// Rounds sums times `scale` to the panels of a tile.
template <class T, int kPanels, class Panels>
__device__ __forceinline__ void store_sums(const Fragment& fragment, const Panels& tile, const float (&sum)[32 * kPanels],
                                           float scale) {
#pragma unroll
  for (int panel = 0; panel < kPanels; ++panel) {
    const float(&one)[32] = *reinterpret_cast<const float(*)[32]>(sum + 32 * panel);
    fragment.template store_sums<T, 64>(hopper::shared_address(tile[panel]), one, scale);
  }
}

}  // namespace gimbal::flao::wgmma::wide
