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

// kWidth rows and 32 columns of a matrix, rounded to T.
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
#pragma unroll 16
      for (int row = 0; row < kWidth; ++row) {
        const float magnitude = fabsf(matrix.value(row, column));
        if (magnitude <= kLargestFinite) largest = fmaxf(largest, magnitude);
      }
      largest = largest_of_lanes(largest);
      const int exponent = max(__float_as_int(largest) >> 23, 15);
      up = __int_as_float((268 - exponent) << 23);
      factor_ *= __int_as_float((exponent - 14) << 23);
    }
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
            const int row = (step + s) * 16 + half * 8 + 2 * t;
            const int column = first_column + 8 * (n / 2) + 2 * j + n % 2;
            held_[kSteps - kStepsAtOnce + s][j][half] =
                narrow_pair<T>(matrix.value(row, column) * up, matrix.value(row + 1, column) * up);
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
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
      const Fragment a = rows(step * 16);
#pragma unroll
      for (int j = 0; j < kProducts; ++j) multiply_add<T>(out[j], a.at, held_[step][j][0], held_[step][j][1]);
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

  unsigned held_[kSteps][kProducts][2];
  float factor_;
};

// Writes eight neighbouring columns, or those of them that there are, one by one where they lie across 16 bytes.
template <class T>
__device__ __forceinline__ void store_columns(T* to, const float (&values)[8], int columns) {
  const Vec<T, 8> rounded = narrow<T, 8>(values);
  if (columns >= 8 && reinterpret_cast<uintptr_t>(to) % 16 == 0) {
    store(to, rounded);
  } else {
#pragma unroll
    for (int i = 0; i < 8; ++i)
      if (i < columns) to[i] = rounded.at[i];
  }
}

}  // namespace gimbal::flao::mma
