// The matrix of a head, kv or dkv: from global memory, f32, to shared memory as an operand, and back as sums. D and E are
// multiples of 8, as everywhere on this route.
#pragma once

#include "../reference.cuh"
#include "ring.cuh"

namespace gimbal::flao::wgmma {

// Eight neighbours of a row of the matrix, zero outside.
__device__ __forceinline__ void load_eight(float (&to)[8], const float* matrix, int row, int column, int d, int e) {
  const float* from = matrix + row * e + column;
  const bool inside = row < d && column < e;
#pragma unroll
  for (int i = 0; i < 8; i += 4) {
    const float4 four = inside ? *reinterpret_cast<const float4*>(from + i) : float4{};
    to[i] = four.x;
    to[i + 1] = four.y;
    to[i + 2] = four.z;
    to[i + 3] = four.w;
  }
}

// The power of two that brings the largest of all consumers' magnitudes to about 2^12, for f16, whose largest number is
// 65504.
template <class Team>
__device__ __forceinline__ float f16_scale_of(float largest, float* scratch) {
  largest = largest_of_lanes(largest);
  if (threadIdx.x % 32 == 0) scratch[threadIdx.x / 32] = largest;
  Team::synchronize();
#pragma unroll
  for (int warp = 0; warp < Team::kThreads / 32; ++warp) largest = fmaxf(largest, scratch[warp]);
  // The exponent alone, kept where its inverse is a normal number too.
  const int exponent = min(max((__float_as_int(largest) >> 23) - 127, -100), 112);
  return __int_as_float((12 - exponent + 127) << 23);
}

// The same of the finite elements of a matrix.
template <class Team, int kD, int kE>
__device__ __forceinline__ float f16_scale(const float* matrix, int d, int e, float* scratch) {
  float largest = 0.0f;
#pragma unroll 4
  for (int i = 0; i < kD * kE / 8 / Team::kThreads; ++i) {
    const int chunk = i * Team::kThreads + threadIdx.x;
    float eight[8];
    load_eight(eight, matrix, chunk / (kE / 8), chunk % (kE / 8) * 8, d, e);
#pragma unroll
    for (int n = 0; n < 8; ++n) largest = fmaxf(largest, finite_magnitude(eight[n]));
  }
  return f16_scale_of<Team>(largest, scratch);
}

// Puts the matrix (d x e, dense) of a head, in shared memory too, into shared memory as kE / 64 panels of kD rows, zero outside, and returns what
// products with it are to be multiplied by. Before and after it all consumers meet.
template <class T, class Team, int kD, int kE>
__device__ __forceinline__ float load_matrix(char* to, const float* matrix, int d, int e, float* scratch) {
  Team::synchronize();
  float scale = 1.0f;
  if constexpr (std::is_same_v<T, f16>) scale = f16_scale<Team, kD, kE>(matrix, d, e, scratch);
#pragma unroll 4
  for (int i = 0; i < kD * kE / 8 / Team::kThreads; ++i) {
    const int chunk = i * Team::kThreads + threadIdx.x;
    const int row = chunk / (kE / 8);
    const int column = chunk % (kE / 8) * 8;
    float eight[8];
    load_eight(eight, matrix, row, column, d, e);
    if constexpr (std::is_same_v<T, f16>) {
#pragma unroll
      for (int n = 0; n < 8; ++n) eight[n] *= scale;
    }
    char* at = to + column / hopper::kPanelColumns * kD * hopper::kPanelRowBytes + row * hopper::kPanelRowBytes;
    const int place = column % hopper::kPanelColumns / 8 ^ row % 8;
    reinterpret_cast<Vec<T, 8>*>(at)[place] = narrow<T>(eight);
  }
  hopper::fence_async_shared();
  Team::synchronize();
  return 1.0f / scale;
}

// Takes the next head's matrix from the pair of slots that it comes in, as load_matrix does.
template <class T, class Ring, class Team, int kD, int kE>
__device__ __forceinline__ float take_matrix(SlotCursor<Ring>& cursor, int d, int e) {
  const int first = cursor.slot / 2 * 2;
  cursor.ring.full(first).wait(cursor.phase);
  cursor.ring.full(first + 1).wait(cursor.phase);
  const auto from = reinterpret_cast<const float*>(cursor.ring.slot(first));
  const float scale = load_matrix<T, Team, kD, kE>(cursor.ring.matrix, from, d, e, cursor.ring.scratch);
  // One warpgroup frees both slots, of two each its own.
  for (int slot = 0; slot < 2; slot += Ring::kStep) {
    cursor.release();
    cursor.advance(Ring::kStep);
  }
  return scale;
}

// Frees the slot that was left unfilled after the last tile of a head, if that would have been this warpgroup's turn.
template <class Ring>
__device__ __forceinline__ void skip_unfilled(SlotCursor<Ring>& cursor, int next_tile, int tiles) {
  if (tiles % 2 == 0 || next_tile > tiles) return;
  cursor.take();
  cursor.release();
  cursor.advance(Ring::kStep);
}

// The sums of 64 rows x kE columns = a tile of kD columns times the matrix.
template <class T, int kD, int kE>
__device__ __forceinline__ void multiply_matrix(float (&sum)[kE / 2], const char* tile, const char* matrix) {
  const uint64_t left = hopper::descriptor(tile, kPanelBytes);
  const uint64_t right = hopper::descriptor(matrix, kD * hopper::kPanelRowBytes);
#pragma unroll
  for (int k = 0; k < kD; k += 16) {
    hopper::multiply<T, hopper::Major::kAlong, hopper::Major::kAcross>(
        sum, hopper::advance(left, k / 64 * kPanelBytes + k % 64 * 2),
        hopper::advance(right, k * hopper::kPanelRowBytes), k > 0);
  }
}

// The sums of 64 rows x kD columns = a tile of kE columns times the matrix transposed.
template <class T, int kD, int kE>
__device__ __forceinline__ void multiply_transposed(float (&sum)[kD / 2], const char* tile, const char* matrix) {
  constexpr int kMatrixPanelBytes = kD * hopper::kPanelRowBytes;
  const uint64_t left = hopper::descriptor(tile, kPanelBytes);
  const uint64_t right = hopper::descriptor(matrix, kMatrixPanelBytes);
#pragma unroll
  for (int k = 0; k < kE; k += 16) {
    hopper::multiply<T, hopper::Major::kAlong, hopper::Major::kAlong>(
        sum, hopper::advance(left, k / 64 * kPanelBytes + k % 64 * 2),
        hopper::advance(right, k / 64 * kMatrixPanelBytes + k % 64 * 2), k > 0);
  }
}

// Sixty-four rows by kColumns panels of sums, by products of sixteen: b's panels of 64 columns lie `b_step` bytes apart.
template <class T, hopper::Major kA, hopper::Major kB, int kColumns>
__device__ __forceinline__ void multiply_panels(float (&sum)[32 * kColumns], uint64_t a, uint64_t b, uint32_t b_step,
                                                int accumulate) {
#pragma unroll
  for (int panel = 0; panel + 1 < kColumns; panel += 2) {
    float(&two)[64] = *reinterpret_cast<float(*)[64]>(sum + 32 * panel);
    hopper::multiply<T, kA, kB>(two, a, hopper::advance(b, panel * b_step), accumulate);
  }
  if constexpr (kColumns % 2 == 1) {
    float(&one)[32] = *reinterpret_cast<float(*)[32]>(sum + 32 * (kColumns - 1));
    hopper::multiply<T, kA, kB>(one, a, hopper::advance(b, (kColumns - 1) * b_step), accumulate);
  }
}

// Sums over rows of kRows x kColumns panels.
template <int kRows, int kColumns>
struct PanelSums {
  static constexpr int kEach = 32 * kColumns;
  float of[kRows][kEach];

  __device__ __forceinline__ void clear() {
#pragma unroll
    for (int i = 0; i < kRows * kEach; ++i) of[i / kEach][i % kEach] = 0.0f;
  }

  __device__ __forceinline__ void multiply(float by) {
#pragma unroll
    for (int i = 0; i < kRows * kEach; ++i) of[i / kEach][i % kEach] *= by;
  }

  // Zero where the sums, from panel (row, column) of the matrix on, are outside of its d x e.
  __device__ __forceinline__ void mask(int row_panel, int column_panel, int d, int e) {
    const int thread = threadIdx.x % kWarpgroupThreads;
    const int rows = d - row_panel * 64 - thread / 32 * 16 - thread % 32 / 4;
    const int columns = e - column_panel * 64 - thread % 4 * 2;
#pragma unroll
    for (int block = 0; block < kRows; ++block)
#pragma unroll
      for (int i = 0; i < kEach; ++i)
        if (block * 64 + i % 4 / 2 * 8 >= rows || i / 4 * 8 >= columns) of[block][i] = 0.0f;
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
      for (int i = 0; i < kEach; i += 2) {
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

// The sums of a head, kD x kE, over the rows that one warpgroup has seen.
template <int kD, int kE>
struct MatrixSums : PanelSums<kD / 64, kE / 64> {
  using PanelSums<kD / 64, kE / 64>::kEach;
  using PanelSums<kD / 64, kE / 64>::of;
  static constexpr int kBlocks = kD / 64;
  static constexpr int kHalf = kBlocks * kEach / 2;

  // Writes the sums from kBegin on, kCount of the thread's, times `scale`, to a dense d x e matrix, or adds them to what
  // this thread wrote there before.
  template <int kBegin, int kCount>
  __device__ __forceinline__ void write(float* to, bool add, float scale, int d, int e) const {
    const int thread = threadIdx.x % kWarpgroupThreads;
    const int first_row = thread / 32 * 16 + thread % 32 / 4;
    const int first_column = thread % 4 * 2;
#pragma unroll
    for (int at = kBegin; at < kBegin + kCount; at += 2) {
      const int block = at / kEach;
      const int i = at % kEach;
      const int row = block * 64 + first_row + i % 4 / 2 * 8;
      const int column = i / 4 * 8 + first_column;
      if (row >= d || column >= e) continue;
      float2* place = reinterpret_cast<float2*>(to + static_cast<i64>(row) * e + column);
      const float2 before = add ? *place : float2{};
      *place = {before.x + of[block][i] * scale, before.y + of[block][i + 1] * scale};
    }
  }

  template <int kBegin>
  __device__ __forceinline__ void give(float* room) const {
#pragma unroll
    for (int i = 0; i < kHalf; ++i) {
      const int at = kBegin + i;
      room[i * kWarpgroupThreads + threadIdx.x % kWarpgroupThreads] = of[at / kEach][at % kEach];
    }
  }

  template <int kBegin>
  __device__ __forceinline__ void take(const float* room) {
#pragma unroll
    for (int i = 0; i < kHalf; ++i) {
      const int at = kBegin + i;
      of[at / kEach][at % kEach] += room[i * kWarpgroupThreads + threadIdx.x % kWarpgroupThreads];
    }
  }

  // Joins the sums of two warpgroups, after which each has a half, the first and the second: each gives the other its half
  // through `room`, kD x kE x 2 bytes of shared memory that nobody uses meanwhile.
  template <class Team>
  __device__ __forceinline__ void join(float* room) {
    const bool second = warpgroup_of_thread() == 1;
    Team::synchronize();
    if (second) give<0>(room);
    Team::synchronize();
    if (!second) take<0>(room);
    Team::synchronize();
    if (!second) give<kHalf>(room);
    Team::synchronize();
    if (second) take<kHalf>(room);
  }

  template <class Team>
  __device__ __forceinline__ void join_and_write(float* room, float* to, bool add, float scale, int d, int e) {
    join<Team>(room);
    if (warpgroup_of_thread() == 1) {
      write<kHalf, kHalf>(to, add, scale, d, e);
    } else {
      write<0, kHalf>(to, add, scale, d, e);
    }
  }
};

}  // namespace gimbal::flao::wgmma
