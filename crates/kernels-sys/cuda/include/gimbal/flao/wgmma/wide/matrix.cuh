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

// Rounds kCount neighbours of a row, times `scale`, to their place in the operand.
template <class T, int kD, int kCount>
__device__ __forceinline__ void round_neighbours(char* matrix, int row, int column, const float (&some)[kCount], float scale) {
  float scaled[kCount];
#pragma unroll
  for (int i = 0; i < kCount; ++i) scaled[i] = some[i] * scale;
  char* const at = matrix + (column / hopper::kPanelColumns * (kD * kTileRows) + row) * hopper::kPanelRowBytes;
  if constexpr (kCount == 8) {
    reinterpret_cast<Vec<T, 8>*>(at)[column % hopper::kPanelColumns / 8 ^ row % 8] = narrow<T>(scaled);
  } else {
    char* const eight = at + ((column % hopper::kPanelColumns / 8 ^ row % 8) << 4);
    reinterpret_cast<Vec<T, kCount>*>(eight)[column % 8 / kCount] = narrow<T>(scaled);
  }
}

template <int kCount>
__device__ __forceinline__ float largest_of(float largest, const float (&some)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) largest = fmaxf(largest, finite_magnitude(some[i]));
  return largest;
}

// Rounds a matrix, of which `each(use)` gives all that there is as take_pieces does, kCount neighbours at a time, to the operand,
// and returns what products with it are to be multiplied by. Before and after it all consumers meet.
template <class T, class Team, int kD, int kE, int kCount = 8, class Ring, class Each>
__device__ __forceinline__ float round_matrix(const Ring& ring, Each each) {
  Team::synchronize();
  float scale = 1.0f;
  if constexpr (kTimesMatrix<T> == 2) {
    float largest = 0.0f;
    each([&](int, int, const float(&some)[kCount]) { largest = largest_of(largest, some); });
    scale = f16_scale_of<Team>(largest, ring.scratch);
  }
  each([&](int row, int column, const float(&some)[kCount]) {
    round_neighbours<T, kD>(ring.matrix, row, column, some, scale);
  });
  hopper::fence_async_shared();
  Team::synchronize();
  return 1.0f / scale;
}

// The same of the next head's matrix, which comes through the ring once, in f16 too: some of the first piece tell what it is multiplied by,
// with room for 2^6 times as much, and for 2^-22 of it among normal numbers. Seldom that is not enough, and it is read again where it lies.
template <class T, class Team, int kD, int kE, class Ring>
__device__ __forceinline__ float take_matrix(SlotCursor<Ring>& cursor, const float* matrix, const MatrixPart& part) {
  const Ring& ring = cursor.ring;
  Team::synchronize();
  float scale = 1.0f;
  float largest = 0.0f;
  if constexpr (std::is_same_v<T, f16>) {
    const auto piece = reinterpret_cast<const float(*)[4]>(cursor.take());
    const int fours = min(part.d, part.rows_of_piece<Ring>()) * part.columns / 4;
    // From all over the piece, as its first rows may be far smaller.
    largest = largest_of(0.0f, piece[threadIdx.x * fours / Team::kThreads]);
    scale = f16_scale_of<Team>(largest, ring.scratch) * 0x1p-4f;
  }
  take_pieces(cursor, part, [&](int row, int column, const float(&eight)[8]) {
    if constexpr (std::is_same_v<T, f16>) largest = largest_of(largest, eight);
    round_neighbours<T, kD>(ring.matrix, row, column, eight, scale);
  });
  if constexpr (std::is_same_v<T, f16>) {
    if (Team::any(largest * scale > 0x1p15f)) {
      scale = f16_scale_of<Team>(largest, ring.scratch);
      const int chunks_of_row = part.columns / 8;
#pragma unroll 2
      for (int chunk = threadIdx.x; chunk < part.d * chunks_of_row; chunk += Team::kThreads) {
        const int row = chunk / chunks_of_row;
        const int column = (chunk - row * chunks_of_row) * 8;
        float eight[8];
        load_eight(eight, matrix, row, part.first + column, part.d, part.e);
        round_neighbours<T, kD>(ring.matrix, row, column, eight, scale);
      }
    }
  }
  hopper::fence_async_shared();
  Team::synchronize();
  return 1.0f / scale;
}

// Rounds what a warpgroup has of a head's sums, from panel (row, column) on, to the operand, and returns what products with it are to be
// multiplied by. What lies outside of the d x e matrix becomes zero: infinities have made NaN of it. Before and after it all consumers meet.
template <class T, class Team, int kD, int kE, int kRows, int kColumns>
__device__ __forceinline__ float keep_sums(char* matrix, PanelSums<kRows, kColumns>& sums, int row, int column, int d, int e,
                                           float* scratch) {
  if (d < 64 * kD || e < 64 * kE) sums.mask(row, column, d, e);
  float scale = 1.0f;
  if constexpr (std::is_same_v<T, f16>) {
    float largest = 0.0f;
#pragma unroll
    for (int block = 0; block < kRows; ++block)
#pragma unroll
      for (int i = 0; i < sums.kEach; ++i) largest = fmaxf(largest, finite_magnitude(sums.of[block][i]));
    scale = f16_scale_of<Team>(largest, scratch);
  }
  // All have multiplied by the matrix before.
  Team::synchronize();
  const Fragment fragment = Fragment::of_thread();
#pragma unroll
  for (int block = 0; block < kRows; ++block)
    fragment.template store_sums<T, 64 * kColumns, kD * kPanelBytes>(
        hopper::shared_address(matrix) + (column * kD + row + block) * kPanelBytes, sums.of[block], scale);
  hopper::fence_async_shared();
  Team::synchronize();
  return 1.0f / scale;
}

// The sums of 64 rows x kTo panels = a tile of kD panels, or the first kOf, times the matrix, from its panel `first` on.
template <class T, int kD, int kTo, int kOf = kD, class Panels>
__device__ __forceinline__ void multiply_matrix(float (&sum)[32 * kTo], const Panels& tile, const char* matrix, int first) {
  constexpr int kStep = kD * kPanelBytes;
  const uint64_t right = hopper::descriptor(matrix + first * kStep, kStep);
#pragma unroll
  for (int panel = 0; panel < kOf; ++panel) {
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

// Rounds sums times `scale` to so many panels of a tile.
template <class T, int kPanels, class Panels>
__device__ __forceinline__ void store_sums(const Fragment& fragment, const Panels& tile, const float (&sum)[32 * kPanels],
                                           float scale, int count = kPanels) {
#pragma unroll
  for (int panel = 0; panel < kPanels; ++panel) {
    if (panel >= count) break;
    const float(&one)[32] = *reinterpret_cast<const float(*)[32]>(sum + 32 * panel);
    fragment.template store_sums<T, 64>(hopper::shared_address(tile[panel]), one, scale);
  }
}

}  // namespace gimbal::flao::wgmma::wide
