// Rows times a head's kv (or dkv, or the transpose of either): the matrix stays in registers while the rows go by.
#pragma once

#include "../lanes.cuh"
#include "fragments.cuh"
#include "ranges.cuh"

namespace gimbal::flao::mma {

// Columns of the matrix that a warp holds. They are numbered so that the outputs of a lane are eight neighbours: column
// n of product j is column 8·(n/2) + 2j + n%2 of the warp's.
constexpr int kWarpColumns = 32;
constexpr int kProducts = kWarpColumns / 8;

// A matrix of f32 in global memory, of which entry (row, column) is at[row · row_step + column · column_step].
struct Matrix {
  const float* at;
  int rows;
  int columns;
  int row_step;
  int column_step;

  __device__ __forceinline__ float value(int row, int column) const {
    return row < rows && column < columns ? at[row * row_step + column * column_step] : 0.0f;
  }
};

// The D × E matrix of a head, or its transpose.
__device__ __forceinline__ Matrix matrix_of(const float* sums, i64 head, const Sizes& sizes, bool transposed) {
  const float* const at = sums + head * sizes.d * sizes.e;
  const int d = opaque(sizes.d), e = opaque(sizes.e);
  return transposed ? Matrix{at, e, d, 1, e} : Matrix{at, d, e, e, 1};
}

// Two values rounded to T towards zero.
template <class T>
__device__ __forceinline__ unsigned truncate_pair(float x, float y) {
  if constexpr (std::is_same_v<T, bf16>) {
    return __byte_perm(__float_as_uint(x), __float_as_uint(y), 0x7632);
  } else {
    const __half2 pair = __halves2half2(__float2half_rz(x), __float2half_rz(y));
    return *reinterpret_cast<const unsigned*>(&pair);
  }
}

// What `higher`, towards zero, lacks of a value: of its sign, and zero only where that is, so that infinity times both halves is what it
// is times the value.
template <class T>
__device__ __forceinline__ float lower_half(float value, float higher) {
  constexpr float kLeast = std::is_same_v<T, bf16> ? 0x1p-133f : 0x1p-24f;
  const float rest = value - higher;
  if (fabsf(rest) >= kLeast) return rest;
  return value == 0.0f ? 0.0f : copysignf(kLeast, value);
}

// kWidth rows and 32 columns of a matrix, rounded to T. Of 64 rows the last 32, where there are none, are what the first lack, which are
// then rounded towards zero, so that what is lost of a value does not show.
template <class T, int kWidth>
class HeldMatrix {
 public:
  // f16 ends at 65504, so there the columns are scaled by a power of two that brings their largest finite value to 2¹⁴,
  // and products are multiplied by `factor` in f32. Infinity and NaN stay what they are.
  __device__ __forceinline__ void load(const Matrix& matrix, int first_column, float scale) {
    float up = 1.0f;
    factor_ = scale;
    if constexpr (std::is_same_v<T, f16>) {
      const int column = first_column + (threadIdx.x & 31);
      float largest = 0.0f;
      const int last = kHasHalves ? matrix.rows : kWidth;
#pragma unroll 16
      for (int row = 0; row < last; ++row) {
        const float magnitude = fabsf(matrix.value(row, column));
        if (magnitude <= kLargestFinite) largest = fmaxf(largest, magnitude);
      }
      largest = largest_of_lanes(largest);
      const int exponent = max(__float_as_int(largest) >> 23, 15);
      up = __int_as_float((268 - exponent) << 23);
      factor_ *= __int_as_float((exponent - 14) << 23);
    }
    are_halves_ = matrix.rows <= kWidth / 2;
    const int last_row = (are_halves() ? kWidth / 2 : kWidth) - 1;
    const int n = (threadIdx.x & 31) >> 2;
    const int t = threadIdx.x & 3;
    // In a loop that shifts the registers, because all loads at once need more of them than there are.
#pragma unroll 1
    for (int step = 0; step < kSteps; step += kStepsAtOnce) {
#pragma unroll
      for (int s = 0; s < kSteps - kStepsAtOnce; ++s)
#pragma unroll
        for (int j = 0; j < kProducts; ++j)
#pragma unroll
          for (int half = 0; half < 2; ++half) held_[s][j][half] = held_[s + kStepsAtOnce][j][half];
#pragma unroll
      for (int s = 0; s < kStepsAtOnce; ++s)
#pragma unroll
        for (int j = 0; j < kProducts; ++j)
#pragma unroll
          for (int half = 0; half < 2; ++half) {
            const int row = ((step + s) * 16 & last_row) + half * 8 + 2 * t;
            const int column = first_column + 8 * (n / 2) + 2 * j + n % 2;
            const float x = matrix.value(row, column) * up, y = matrix.value(row + 1, column) * up;
            unsigned& to = held_[kSteps - kStepsAtOnce + s][j][half];
            if (!are_halves()) {
              to = narrow_pair<T>(x, y);
            } else {
              to = truncate_pair<T>(x, y);
              const float2 near = widen_pair<T>(to);
              if (step > 0) to = narrow_pair<T>(lower_half<T>(x, near.x), lower_half<T>(y, near.y));
            }
          }
    }
  }

  // 16 rows times the matrix, still without the factor. `rows(column)` gives them as `SharedTile::rows` does.
  template <class Rows>
  __device__ __forceinline__ void multiply(Rows rows, float (&out)[kProducts][4]) const {
#pragma unroll
    for (int j = 0; j < kProducts; ++j)
#pragma unroll
      for (int i = 0; i < 4; ++i) out[j][i] = 0.0f;
    if (are_halves()) {
      Fragment a[kSteps / 2];
#pragma unroll
      for (int step = 0; step < kSteps / 2; ++step) a[step] = rows(step * 16);
      // What is smaller first.
#pragma unroll
      for (int step = kSteps; step-- > 0;) add(step, a[step % (kSteps / 2)], out);
    } else {
#pragma unroll
      for (int step = 0; step < kSteps; ++step) add(step, rows(step * 16), out);
    }
  }

  // What a lane has of the 16 rows: eight neighbouring columns of row lane / 4, and of the row eight below it.
  __device__ __forceinline__ void take(const float (&out)[kProducts][4], int half, float (&values)[8]) const {
#pragma unroll
    for (int i = 0; i < 8; ++i) values[i] = out[i / 2][2 * half + i % 2] * factor_;
  }

 private:
  static constexpr int kSteps = kWidth / 16;  // of 16 summands
  static constexpr int kStepsAtOnce = 2;
  static constexpr float kLargestFinite = 3.402823466e38f;

  static constexpr bool kHasHalves = kWidth == 64;
  static_assert(!kHasHalves || 2 * kStepsAtOnce == kSteps, "either half is loaded at once");

  __device__ __forceinline__ void add(int step, const Fragment& a, float (&out)[kProducts][4]) const {
#pragma unroll
    for (int j = 0; j < kProducts; ++j) multiply_add<T>(out[j], a.at, held_[step][j][0], held_[step][j][1]);
  }

  __device__ __forceinline__ bool are_halves() const { return kHasHalves && are_halves_; }

  unsigned held_[kSteps][kProducts][2];
  float factor_;
  bool are_halves_;
};

// Writes eight neighbouring columns, or those of them that there are: where they lie across 16 bytes by words, and behind them the
// elements that begin or end in the middle of one.
template <class T>
__device__ __forceinline__ void store_columns(T* to, const float (&values)[8], int columns) {
  const Vec<T, 8> rounded = narrow<T, 8>(values);
  if (columns >= 8 && reinterpret_cast<uintptr_t>(to) % 16 == 0) {
    store(to, rounded);
    return;
  }
  const int odd = static_cast<int>(reinterpret_cast<uintptr_t>(to) / 2 % 2);
  const auto pair = [&](int at) { return reinterpret_cast<const unsigned*>(&rounded)[at]; };
#pragma unroll
  for (int i = 0; i < 4; ++i)
    if (2 * i + odd + 1 < min(columns, 8))
      *reinterpret_cast<unsigned*>(to + 2 * i + odd) = __funnelshift_r(pair(i), pair(min(i + 1, 3)), 16 * odd);
  if (odd) to[0] = rounded.at[0];
#pragma unroll
  for (int i = 0; i < 8; ++i)
    if (i % 2 == odd && i == min(columns, 8) - 1) to[i] = rounded.at[i];
}

}  // namespace gimbal::flao::mma
