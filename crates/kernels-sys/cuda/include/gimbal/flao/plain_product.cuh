// Rows times a head's kv (or dkv, or the transpose of either) in f32 by the ordinary cores.
#pragma once

#include "plain_sum.cuh"

namespace gimbal::flao::plain {

// The D × E matrix of a head, or its transpose.
using Matrix = Source<float, int>;

__device__ __forceinline__ Matrix matrix_of(const float* at, i64 head, int d, int e, bool transposed) {
  at += head * d * e;
  return transposed ? Matrix{at, 1, e, e, d} : Matrix{at, e, 1, d, e};
}

// What becomes of the product: times a factor it is `saved`, and times `gate` it goes `to`. What is nowhere is left
// out.
template <class T>
struct Output {
  Rows<T> to;
  Rows<T> gate;
  Rows<T> saved;
  float factor;
};

// Asks for what a panel's outputs will be multiplied with, one line of L2 a thread: loads that wait for memory one
// after the other would take as long as the product.
template <class T>
__device__ __forceinline__ void prefetch(const Rows<T>& gate, int rows, int columns) {
  constexpr int kLineBytes = 128;
  constexpr int kLines = kPanelN * sizeof(T) / kLineBytes;
  static_assert(kPanelM * kLines <= kThreads, "a line a thread");
  const int row = threadIdx.x / kLines;
  const int column = threadIdx.x % kLines * (kLineBytes / sizeof(T));
  if (row < rows && column < columns) asm volatile("prefetch.global.L2 [%0];" ::"l"(gate.row(row) + column));
}

// (a ⊙ b) times the matrix for the rows of a head that a block has; without b where it is nowhere.
template <class T>
__device__ __forceinline__ void product(i64 rows, const Rows<T>& a, const Rows<T>& b, const Matrix& matrix,
                                        bool transposed, const Output<T>& out) {
#pragma unroll 1
  for (i64 tile = 0; tile < rows; tile += kTileRows) {
    const int count = min_rows(rows - tile, kTileRows);
    const Hadamard<T> left{a.outputs(tile, count, matrix.summands), b.outputs(tile, count, matrix.summands)};
#pragma unroll 1
    for (int first = 0; first < matrix.outputs; first += kPanelN) {
      if (out.gate.at) prefetch(out.gate.from(tile, first), count, matrix.outputs - first);
      Panel panel;
      panel.multiply_add(matrix.summands, left, true, matrix.from_output(first), transposed);
      const int columns = matrix.outputs - first;
      Rows<T> to = out.to.from(tile + Panel::row(0), first);
      Rows<T> gate = out.gate.from(tile + Panel::row(0), first);
      Rows<T> saved = out.saved.from(tile + Panel::row(0), first);
#pragma unroll
      for (int i = 0; i < Panel::kRows; ++i) {
        if (Panel::row(i) >= count) break;
        float values[Panel::kColumns], gates[Panel::kColumns];
#pragma unroll
        for (int j = 0; j < Panel::kColumns; ++j) {
          const int n = Panel::column(j);
          values[j] = panel.sums(i)[j] * out.factor;
          gates[j] = gate.at && n < columns ? widen(gate.at[n]) : 1.0f;
        }
#pragma unroll
        for (int j = 0; j < Panel::kColumns; ++j) {
          const int n = Panel::column(j);
          if (n >= columns) continue;
          if (saved.at) saved.at[n] = narrow<T>(values[j]);
          to.at[n] = narrow<T>(values[j] * gates[j]);
        }
        to.step();
        gate.step();
        saved.step();
      }
    }
  }
}

// o = g ⊙ (q·kv)·scale
template <class T>
__device__ __forceinline__ void apply(const Apply& p) {
  const Range range(p.sizes, kTileRows);
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    const auto matrix = matrix_of(p.kv, rows.head(p.sizes), p.sizes.d, p.sizes.e, false);
    const Output<T> out{{p.o, rows}, {p.g, rows}, {p.product, rows}, p.scale};
    product(rows.count, Rows<T>(p.q, rows), Rows<T>(), matrix, false, out);
  }
}

// dk = v·dkvᵀ and dv = k·dkv. One after the other: they share nothing but dkv.
template <class T>
__device__ __forceinline__ void backward_keys(const BackwardKeys& p) {
  const Range range(p.sizes, kTileRows);
#pragma unroll 1
  for (int is_dk = 0; is_dk < 2; ++is_dk)
#pragma unroll 1
    for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
      const auto matrix = matrix_of(p.dkv, rows.head(p.sizes), p.sizes.d, p.sizes.e, is_dk);
      const Operand& from = is_dk ? p.v : p.k;
      const Operand& to = is_dk ? p.dk : p.dv;
      product(rows.count, Rows<T>(from, rows), Rows<T>(), matrix, is_dk, Output<T>{{to, rows}, {}, {}, 1.0f});
    }
}

// dg = do ⊙ product
template <class T>
__device__ __forceinline__ void gradient_of_gate(const BackwardQueries& p, const Range& range) {
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    const Rows<T> d_o(p.d_o, rows), product(p.product, rows), dg(p.dg, rows);
    for (i64 row = threadIdx.x / 32; row < rows.count; row += kThreads / 32)
      for (int n = threadIdx.x % 32; n < p.sizes.e; n += 32)
        dg.row(row)[n] = narrow<T>(widen(d_o.row(row)[n]) * widen(product.row(row)[n]));
  }
}

// dg = do ⊙ (q·kv)·scale, dq = u·kvᵀ and dkv = qᵀ u, where u = do ⊙ g·scale
template <class T>
__device__ __forceinline__ void backward_queries(const BackwardQueries& p) {
  const Range range(p.sizes, kTileRows);
  const int d = p.sizes.d, e = p.sizes.e;
  if (p.product.at && p.dg.at) gradient_of_gate<T>(p, range);
#pragma unroll 1
  for (int is_dq = p.product.at || !p.dg.at ? 1 : 0; is_dq < 2; ++is_dq)
#pragma unroll 1
    for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
      const Rows<T> d_o(p.d_o, rows);
      const auto matrix = matrix_of(p.kv, rows.head(p.sizes), d, e, is_dq);
      const Output<T> out{{is_dq ? p.dq : p.dg, rows}, is_dq ? Rows<T>() : d_o, {}, p.scale};
      product(rows.count, is_dq ? d_o : Rows<T>(p.q, rows), is_dq ? Rows<T>(p.g, rows) : Rows<T>(), matrix, is_dq, out);
    }
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows))
    sum_rows(rows.sum_of(p.sizes, p.dkv, p.partials), d, e, rows.count, Rows<T>(p.q, rows), Rows<T>(p.d_o, rows),
             Rows<T>(p.g, rows), p.scale, p.adds && rows.first == 0);
}

}  // namespace gimbal::flao::plain
