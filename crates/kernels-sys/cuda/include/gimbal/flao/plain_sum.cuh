// kv = kᵀ v in f32 by the ordinary cores, and what the passes have in common.
#pragma once

#include "plain_panel.cuh"
#include "ranges.cuh"

namespace gimbal::flao::plain {

// Rows of a tile of the stream.
constexpr int kTileRows = kPanelM;

// A longer sum is emptied into global memory after this many rows: rounding errors grow with the summands of one chain.
constexpr int kRowsInRegisters = 4096;

// Consecutive rows of one head, or nowhere.
template <class T>
struct Rows {
  T* at = nullptr;
  i64 stride = 0;

  Rows() = default;
  __device__ __forceinline__ Rows(const Operand& operand, const HeadRows& rows)
      : at(operand.at ? rows.in<T>(operand) : nullptr), stride(operand.row_stride) {}

  __device__ __forceinline__ T* row(i64 row) const { return at + row * stride; }
  __device__ __forceinline__ Rows from(i64 first_row, int first_column) const {
    Rows rows = *this;
    if (at) rows.at += first_row * stride + first_column;
    return rows;
  }
  __device__ __forceinline__ void step() {
    if (at) at = opaque(at + stride);
  }
  // Rows as summands, columns as outputs.
  __device__ __forceinline__ Source<T> summands(i64 first, int rows, int columns) const {
    return {at ? row(first) : nullptr, stride, 1, rows, columns};
  }
  // Rows as outputs, columns as summands.
  __device__ __forceinline__ Source<T> outputs(i64 first, int rows, int columns) const {
    return {at ? row(first) : nullptr, 1, stride, columns, rows};
  }
};

// Σ aᵀ (b ⊙ c) over the rows, times a factor, to d × e values, or added to them; without c where it is nowhere.
template <class T>
__device__ __forceinline__ void sum_rows(float* to, int d, int e, i64 rows, const Rows<T>& a, const Rows<T>& b,
                                         const Rows<T>& c, float factor, bool adds) {
#pragma unroll 1
  for (int first_d = 0; first_d < d; first_d += kPanelM)
#pragma unroll 1
    for (int first_e = 0; first_e < e; first_e += kPanelN)
#pragma unroll 1
      for (i64 row = 0; row < rows; row += kRowsInRegisters) {
        const int count = min_rows(rows - row, kRowsInRegisters);
        const Hadamard<T> right{b.summands(row, count, e), c.summands(row, count, e)};
        Panel panel;
        panel.multiply_add(count, a.summands(row, count, d).from_output(first_d), false, right.from_output(first_e),
                           false);
#pragma unroll
        for (int i = 0; i < Panel::kRows; ++i)
#pragma unroll
          for (int j = 0; j < Panel::kColumns; ++j) {
            const int m = first_d + opaque(Panel::row(i)), n = first_e + Panel::column(j);
            if (m >= d || n >= e) continue;
            float* const at = to + m * e + n;
            *at = (row > 0 || adds ? *at : 0.0f) + panel.sums(i)[j] * factor;
          }
      }
}

template <class T>
__device__ __forceinline__ void sum(const Sum& p) {
  const Range range(p.sizes, kTileRows);
  const int d = p.sizes.d, e = p.sizes.e;
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    float* const to = rows.sum_of(p.sizes, p.kv, p.partials);
    sum_rows(to, d, e, rows.count, Rows<T>(p.k, rows), Rows<T>(p.v, rows), Rows<T>(), 1.0f, p.adds && rows.first == 0);
  }
}

}  // namespace gimbal::flao::plain
