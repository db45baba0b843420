// kv = kᵀ v in f32, and what the passes have in common.
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
  // Whether pairs of columns are single accesses.
  __device__ __forceinline__ bool are_pairs(int columns) const {
    return !at || are_vectors<kPair>(at, stride, columns);
  }
  // Rows as summands, columns as outputs.
  __device__ __forceinline__ Source<T> summands(i64 first, int rows, int columns) const {
    return {at ? row(first) : nullptr, stride, false, rows, columns};
  }
  // Rows as outputs, columns as summands.
  __device__ __forceinline__ Source<T> outputs(i64 first, int rows, int columns) const {
    return {at ? row(first) : nullptr, stride, true, columns, rows};
  }
};

// m × n values, those of neighbouring m and n so many apart.
struct Sums {
  float* at;
  int m;
  int n;
  int m_step;
  int n_step;

  __device__ __forceinline__ int panels() const {
    return (m + kPanelM - 1) / kPanelM * ((n + kPanelN - 1) / kPanelN);
  }
};

// Σ aᵀ b over the rows, times a factor, to the sums, or added to them.
template <class A, class B>
__device__ __forceinline__ void sum_panels(const Sums& to, int rows, const A& a, const B& b, float factor, bool adds) {
#pragma unroll 1
  for (int first_m = 0; first_m < to.m; first_m += kPanelM)
#pragma unroll 1
    for (int first_n = 0; first_n < to.n; first_n += kPanelN) {
      Panel panel;
      panel.multiply_add(rows, a.from_output(first_m), b.from_output(first_n));
#pragma unroll
      for (int i = 0; i < Panel::kRows; ++i)
#pragma unroll
        for (int j = 0; j < Panel::kColumns; ++j) {
          const int m = first_m + opaque(Panel::row(i)), n = first_n + Panel::column(j);
          if (m >= to.m || n >= to.n) continue;
          float& sum = to.at[m * to.m_step + n * to.n_step];
          sum = (adds ? sum : 0.0f) + panel.sum(i, j) * factor;
        }
    }
}

// The same to d × e sums, or by bᵀ a where that takes fewer panels. Some rows of a and b are what these make of the first of them
// and their number.
template <class A, class B>
__device__ __forceinline__ void sum_rows(float* at, int d, int e, i64 rows, const A& a, const B& b, float factor,
                                         bool adds) {
  const Sums sums{at, d, e, e, 1}, transposed{at, e, d, 1, e};
#pragma unroll 1
  for (i64 row = 0; row < rows; row += kRowsInRegisters) {
    const int count = min_rows(rows - row, kRowsInRegisters);
    const bool further = row > 0 || adds;
    if (sums.panels() <= transposed.panels()) {
      sum_panels(sums, count, a(row, count), b(row, count), factor, further);
    } else {
      sum_panels(transposed, count, b(row, count), a(row, count), factor, further);
    }
  }
}

template <class T>
__device__ __forceinline__ void sum(const Sum& p) {
  const Range range(p.sizes, kTileRows);
  const int d = p.sizes.d, e = p.sizes.e;
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    const Rows<T> k(p.k, rows), v(p.v, rows);
    const auto k_of = [&](i64 row, int count) { return k.summands(row, count, d); };
    const auto v_of = [&](i64 row, int count) { return v.summands(row, count, e); };
    float* const kv = rows.sum_of(p.sizes, p.kv, p.partials);
    sum_rows(kv, d, e, rows.count, k_of, v_of, 1.0f, p.adds && rows.first == 0);
  }
}

}  // namespace gimbal::flao::plain
