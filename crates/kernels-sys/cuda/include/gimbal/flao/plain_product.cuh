// Rows times a head's kv (or dkv, or the transpose of either) in f32.
#pragma once

#include "plain_sum.cuh"

namespace gimbal::flao::plain {

// The D × E matrix of a head, or its transpose.
using Matrix = Source<float, int>;

__device__ __forceinline__ Matrix matrix_of(const float* at, i64 head, int d, int e, bool transposed) {
  at += head * d * e;
  return transposed ? Matrix{at, e, true, e, d} : Matrix{at, e, false, d, e};
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

// The tiles of the heads that a block has, one after the other: the rows of the head, the first of the tile among them, and how many.
template <class Body>
__device__ __forceinline__ void for_each_tile(const Sizes& sizes, const Body& body) {
  const Range range(sizes, kTileRows);
#pragma unroll 1
  for (HeadRows rows(range, sizes, kTileRows); rows.count > 0; rows.next(range, sizes, kTileRows))
#pragma unroll 1
    for (i64 tile = 0; tile < rows.count; tile += kTileRows) body(rows, tile, min_rows(rows.count - tile, kTileRows));
}

// The rows of a tile, or their product with others, times the matrix.
template <class T, class Left>
__device__ __forceinline__ void product(int rows, const Left& left, const Matrix& matrix, const Output<T>& out) {
#pragma unroll 1
  for (int first = 0; first < matrix.outputs; first += kPanelN) {
    const int columns = matrix.outputs - first;
    const Rows<T> to = out.to.from(0, first), gate = out.gate.from(0, first), saved = out.saved.from(0, first);
    if (gate.at) prefetch(gate, rows, columns);
    Panel panel;
    panel.multiply_add(matrix.summands, left, matrix.from_output(first));
    const bool pairs = to.are_pairs(columns) && gate.are_pairs(columns) && saved.are_pairs(columns);
#pragma unroll
    for (int first_row = 0; first_row < Panel::kRows; first_row += 2) {
      // Of two rows at once: one after the other they would wait for memory as often.
      Vec<T, kPair> gates[2][Panel::kColumns / kPair] = {};
      if (gate.at)
#pragma unroll
        for (int i = 0; i < 2; ++i)
#pragma unroll
          for (int j = 0; j < Panel::kColumns / kPair; ++j) {
            const int row = opaque(Panel::row(first_row + i)), n = Panel::column(j * kPair);
            gates[i][j] = load_some<kPair>(gate.row(row) + n, pairs, row < rows ? columns - n : 0);
          }
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const int row = opaque(Panel::row(first_row + i));
        if (row >= rows) continue;
#pragma unroll
        for (int j = 0; j < Panel::kColumns / kPair; ++j) {
          const int n = Panel::column(j * kPair);
          float values[kPair], factors[kPair];
#pragma unroll
          for (int k = 0; k < kPair; ++k) values[k] = panel.sum(first_row + i, j * kPair + k) * out.factor;
          if (saved.at) store_some(saved.row(row) + n, values, pairs, columns - n);
          if (gate.at) {
            widen(gates[i][j], factors);
#pragma unroll
            for (int k = 0; k < kPair; ++k) values[k] *= factors[k];
          }
          store_some(to.row(row) + n, values, pairs, columns - n);
        }
      }
    }
  }
}

// o = g ⊙ (q·kv)·scale
template <class T>
__device__ __forceinline__ void apply(const Apply& p) {
  const int d = p.sizes.d, e = p.sizes.e;
  for_each_tile(p.sizes, [&](const HeadRows& rows, i64 tile, int count) {
    const Rows<T> q(p.q, rows), g(p.g, rows), o(p.o, rows), saved(p.product, rows);
    const Output<T> out{o.from(tile, 0), g.from(tile, 0), saved.from(tile, 0), p.scale};
    product(count, q.outputs(tile, count, d), matrix_of(p.kv, rows.head(p.sizes), d, e, false), out);
  });
}

// dk = v·dkvᵀ and dv = k·dkv. One after the other: they share nothing but dkv.
template <class T>
__device__ __forceinline__ void backward_keys(const BackwardKeys& p) {
  const int d = p.sizes.d, e = p.sizes.e;
  for_each_tile(p.sizes, [&](const HeadRows& rows, i64 tile, int count) {
#pragma unroll 1
    for (int is_dk = 0; is_dk < 2; ++is_dk) {
      const auto matrix = matrix_of(p.dkv, rows.head(p.sizes), d, e, is_dk);
      const Rows<T> from(is_dk ? p.v : p.k, rows), to(is_dk ? p.dk : p.dv, rows);
      product(count, from.outputs(tile, count, matrix.summands), matrix, Output<T>{to.from(tile, 0), {}, {}, 1.0f});
    }
  });
}

// dg = do ⊙ product
template <class T>
__device__ __forceinline__ void gradient_of_gate(const BackwardQueries& p) {
  const Range range(p.sizes, kTileRows);
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
  const int d = p.sizes.d, e = p.sizes.e;
  if (p.product.at && p.dg.at) gradient_of_gate<T>(p);
  for_each_tile(p.sizes, [&](const HeadRows& rows, i64 tile, int count) {
    const Rows<T> q(p.q, rows), g(p.g, rows), d_o(p.d_o, rows), dq(p.dq, rows), dg(p.dg, rows);
    const i64 head = rows.head(p.sizes);
    if (!p.product.at && p.dg.at)
      product(count, q.outputs(tile, count, d), matrix_of(p.kv, head, d, e, false),
              Output<T>{dg.from(tile, 0), d_o.from(tile, 0), {}, p.scale});
    const Hadamard<T> u{d_o.outputs(tile, count, e), g.outputs(tile, count, e)};
    product(count, u, matrix_of(p.kv, head, d, e, true), Output<T>{dq.from(tile, 0), {}, {}, p.scale});
  });
  const Range range(p.sizes, kTileRows);
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    const Rows<T> q(p.q, rows), g(p.g, rows), d_o(p.d_o, rows);
    const auto q_of = [&](i64 row, int count) { return q.summands(row, count, d); };
    const auto u_of = [&](i64 row, int count) {
      return Hadamard<T>{d_o.summands(row, count, e), g.summands(row, count, e)};
    };
    float* const dkv = rows.sum_of(p.sizes, p.dkv, p.partials);
    sum_rows(dkv, d, e, rows.count, q_of, u_of, p.scale, p.adds && rows.first == 0);
  }
}

}  // namespace gimbal::flao::plain
