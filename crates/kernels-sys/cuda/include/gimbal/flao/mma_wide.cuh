// The backward pass by tensor cores where D or E is above 128, up to 256: what a head's matrix or sums take of registers
// leaves none for a second product, so each product has blocks of its own, which read the rows that it needs.
#pragma once

#include "mma_apply.cuh"
#include "mma_backward_queries.cuh"

namespace gimbal::flao::mma {

constexpr int kWide = 256;

// Rows of one operand, or the products of two value by value, times the matrix of their head or its transpose.
template <class T, int kFactors>
__device__ __forceinline__ void multiply_rows(const Block& block, const Sizes& sizes,
                                              const Operand* const (&factors)[kFactors], const Operand& to,
                                              const float* sums, bool transposed, float scale) {
  constexpr int kStepRows = kTileRows / 2;
  static_assert(kWide / kWarpColumns == kWarps, "a warp has 32 columns of all rows");

  const int summands = transposed ? sizes.e : sizes.d;
  int columns_of[kFactors];
#pragma unroll
  for (int i = 0; i < kFactors; ++i) columns_of[i] = summands;
  const Range range(sizes, kTileRows, block);
  Stages<T, kWide, kStepRows, kFactors, kFactors - 1> stages(range, sizes, factors, columns_of);
  const int lane = threadIdx.x & 31;
  const int first_column = threadIdx.x / 32 * kWarpColumns;
  const int row = lane / 4;
  const int column = first_column + lane % 4 * 8;
  const int columns = (transposed ? sizes.d : sizes.e) - column;
  HeldMatrix<T, kWide> matrix;
#pragma unroll 1
  for (HeadRows rows(range, sizes, kTileRows); rows.count > 0; rows.next(range, sizes, kTileRows)) {
    matrix.load(matrix_of(sums, rows.head(sizes), sizes, transposed), first_column, scale);
    T* out_row = rows.in<T>(to) + row * to.row_stride + column;
    Reference<T> reference;
#pragma unroll 1
    for (i64 left = rows.count; left > 0; left -= kStepRows) {
      const int here = min_rows(left, kStepRows);
      const unsigned stage = stages.take();
      const SharedTile<kWide> a = stages.tile(stage, 0), b = stages.tile(stage, kFactors - 1);
      if constexpr (kFactors == 2 && reference.kFollows) follow<T, kStepRows>(reference, a, b);
#pragma unroll 1
      for (int m = 0; m < kStepRows; m += 16) {
        float out[kProducts][4];
        matrix.multiply(
            [&](int column) {
              const Fragment left = a.rows(m, column);
              if constexpr (kFactors == 1) return left;
              return hadamard<T>(left, b.rows(m, column), reference.up);
            },
            out);
#pragma unroll
        for (int half = 0; half < 16; half += 8) {
          if (row + m + half >= here || columns <= 0) continue;
          float values[8];
          matrix.take(out, half / 8, values);
          if constexpr (kFactors == 2) {
#pragma unroll
            for (int i = 0; i < 8; ++i) values[i] *= reference.down();
          }
          store_columns(out_row + (m + half) * to.row_stride, values, columns);
        }
      }
      out_row += kStepRows * to.row_stride;
    }
  }
}

// A panel of dkv = qᵀ (do ⊙ g)·scale.
template <class T, int kWidth>
__device__ __forceinline__ void sum_gradients(const Block& block, const Panel& panel, const BackwardQueries& p) {
  constexpr int kStepRows = kTileRows / 2;
  const Range range(p.sizes, kTileRows, block);
  const int d = p.sizes.d - panel.d, e = p.sizes.e - panel.e;
  const Operand of_q = from_column<T>(p.q, panel.d);
  const Operand of_g = from_column<T>(p.g, panel.e), of_d_o = from_column<T>(p.d_o, panel.e);
  Stages<T, kWidth, kStepRows, 3, 1> stages(range, p.sizes, {&of_q, &of_g, &of_d_o}, {d, e, e});
  SumTile<T, kWidth> dkv;
  dkv.clear();
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    float* const to = rows.sum_of(p.sizes, p.dkv, p.partials, block);
    Reference<T> reference;
    const i64 fresh = rows.fresh(p.adds);
#pragma unroll 1
    for (i64 left = rows.count; left > 0; left -= kRowsInRegisters) {
#pragma unroll 1
      for (int here = min_rows(left, kRowsInRegisters); here > 0; here -= kStepRows) {
        const unsigned stage = stages.take();
        const SharedTile<kWidth> q = stages.tile(stage, 0), g = stages.tile(stage, 1), d_o = stages.tile(stage, 2);
        add_gradients<T, kStepRows>(dkv, reference, q, g, d_o, d, e);
      }
      dkv.empty_into(to, panel, p.sizes.d, p.sizes.e, p.scale * reference.down(), left < fresh);
    }
  }
}

// Of four blocks on the same rows one computes dg, one dq, and two share out the panels of dkv. Together they read q and g up
// to three times, and do up to four times. `blocks_at_once` in src/flao/mod.rs.
template <class T>
__device__ __forceinline__ void backward_queries_wide(const BackwardQueries& p) {
  constexpr int kWidth = kWide / 2;
  const Block block(4);
  if (block.part == 0) {
    if (p.dg.at) apply<T, kWide>({p.q, p.d_o, p.dg, {}, p.sizes, p.kv, p.scale, 0}, block);
  } else if (block.part == 1) {
    multiply_rows<T, 2>(block, p.sizes, {&p.d_o, &p.g}, p.dq, p.kv, true, p.scale);
  } else {
#pragma unroll 1
    for (unsigned panel = block.part - 2; panel < Panel::count(p.sizes, kWidth); panel += 2) {
      sum_gradients<T, kWidth>(block, Panel(panel, p.sizes, kWidth), p);
      // The next one fills what others may still read.
      __syncthreads();
    }
  }
}

// Of two blocks on the same rows one computes dk = v·dkvᵀ, one dv = k·dkv.
template <class T>
__device__ __forceinline__ void backward_keys_wide(const BackwardKeys& p) {
  const Block block(2);
  const bool is_dk = block.part == 0;
  const Operand from = is_dk ? p.v : p.k, to = is_dk ? p.dk : p.dv;
  multiply_rows<T, 1>(block, p.sizes, {&from}, to, p.dkv, is_dk, 1.0f);
}

}  // namespace gimbal::flao::mma
