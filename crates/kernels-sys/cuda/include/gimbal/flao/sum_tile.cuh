// The sum over rows of aᵀ b, D × E, in the registers of a block.
#pragma once

#include "stages.cuh"

namespace gimbal::flao::mma {

// Tensor cores cut off what does not fit when they add to a sum, always towards zero: after s steps of 16 rows a sum
// may have lost s · 2⁻²³ of itself. So the sum in registers is emptied into global memory after this many rows (6e-5).
constexpr int kRowsInRegisters = 8192;

// Columns of a and of b from which on a block sums, kWidth each at most.
struct Panel {
  int d = 0;
  int e = 0;

  __device__ __forceinline__ Panel() {}

  // The panel of a number below the count.
  __device__ __forceinline__ Panel(unsigned number, const Sizes& sizes, int width) {
    const unsigned across = (sizes.e + width - 1) / width;
    d = number / across * width;
    e = number % across * width;
  }

  static __device__ __forceinline__ unsigned count(const Sizes& sizes, int width) {
    return (sizes.d + width - 1) / width * ((sizes.e + width - 1) / width);
  }
};

// The columns of an operand from one on; nowhere it stays.
template <class T>
__device__ __forceinline__ Operand from_column(Operand operand, int column) {
  if (operand.at) operand.at = static_cast<T*>(operand.at) + column;
  return operand;
}

template <class T, int kWidth>
class SumTile {
 public:
  __device__ __forceinline__ void clear() {
#pragma unroll
    for (int m = 0; m < kBlocksM; ++m)
#pragma unroll
      for (int n = 0; n < kBlocksN; ++n)
#pragma unroll
        for (int i = 0; i < 4; ++i) sum_[m][n][i] = 0.0f;
  }

  __device__ __forceinline__ void multiply(float by) {
#pragma unroll
    for (int m = 0; m < kBlocksM; ++m)
#pragma unroll
      for (int n = 0; n < kBlocksN; ++n)
#pragma unroll
        for (int i = 0; i < 4; ++i) sum_[m][n][i] *= by;
  }

  // Of d and e columns. `b(row, column)` gives the second operand as `SharedTile::summands` does.
  template <int kRows, class B>
  __device__ __forceinline__ void add(SharedTile<kWidth> a, int d, int e, B b) {
    if (kWidth == 64 && (first_d() >= d || first_e() >= e)) return;
#pragma unroll 2
    for (int row = 0; row < kRows; row += 16) {
      Fragment left[kBlocksM];
#pragma unroll
      for (int m = 0; m < kBlocksM; ++m) left[m] = a.columns(row, first_d() + m * 16);
#pragma unroll
      for (int n = 0; n < kBlocksN; n += 2) {
        const Fragment right = b(row, first_e() + n * 8);
#pragma unroll
        for (int m = 0; m < kBlocksM; ++m) {
          multiply_add<T>(sum_[m][n], left[m].at, right.at[0], right.at[1]);
          multiply_add<T>(sum_[m][n + 1], left[m].at, right.at[2], right.at[3]);
        }
      }
    }
  }

  // Writes or adds the sum times a factor to a panel of d × e values. Only this block writes there, each thread its own values.
  __device__ __forceinline__ void empty_into(float* to, const Panel& panel, int d, int e, float factor, bool add) {
    to += panel.d * e + panel.e;
    const int pitch = opaque(e);
    d = opaque(d) - panel.d;
    e = pitch - panel.e;
    const int g = (threadIdx.x & 31) >> 2;
    const int t = threadIdx.x & 3;
#pragma unroll
    for (int m = 0; m < kBlocksM; ++m)
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const int row = first_d() + m * 16 + half * 8 + g;
#pragma unroll
        for (int n = 0; n < kBlocksN; ++n)
#pragma unroll
          for (int i = 0; i < 2; ++i) {
            const int column = first_e() + n * 8 + 2 * t + i;
            if (row < d && column < e) {
              float* const at = to + row * pitch + column;
              const float value = sum_[m][n][2 * half + i] * factor;
              *at = add ? *at + value : value;
            }
          }
      }
    clear();
  }

 private:
  // Eight warps as 4 × 2.
  static constexpr int kBlocksM = kWidth / 4 / 16;
  static constexpr int kBlocksN = kWidth / 2 / 8;
  static_assert(kWarps == 8 && kBlocksM >= 1 && kBlocksN % 2 == 0, "the warps share out the sum");

  static __device__ __forceinline__ int first_d() { return (threadIdx.x / 32 % 4) * (kWidth / 4); }
  static __device__ __forceinline__ int first_e() { return (threadIdx.x / 32 / 4) * (kWidth / 2); }

  float sum_[kBlocksM][kBlocksN][4];
};

}  // namespace gimbal::flao::mma
