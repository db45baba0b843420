// o = g ⊙ (q·kv)·scale by tensor cores, of up to 256 columns.
#pragma once

#include "product.cuh"
#include "stages.cuh"

namespace gimbal::flao::mma {

template <class T, int kWidth>
__device__ __forceinline__ void apply(const Apply& p, const Block& block = {}) {
  // Warps beside each other on the columns; those left over share out the rows.
  constexpr int kAcross = kWidth / kWarpColumns;
  constexpr int kStepRows = kWidth == 256 ? kTileRows / 2 : kTileRows;
  constexpr int kWarpRows = kStepRows * kAcross / kWarps;

  const Range range(p.sizes, kTileRows, block);
  Stages<T, kWidth, kStepRows, 2, 1> stages(range, p.sizes, {&p.q, &p.g}, {p.sizes.d, p.sizes.e});
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x / 32;
  const int first_row = warp / kAcross * kWarpRows;
  const int first_column = warp % kAcross * kWarpColumns;
  const int row = first_row + lane / 4;
  const int column = first_column + lane % 4 * 8;
  const int columns = p.sizes.e - column;
  HeldMatrix<T, kWidth> kv;
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    kv.load(matrix_of(p.kv, rows.head(p.sizes), p.sizes, false), first_column, p.scale);
    T* o = rows.in<T>(p.o) + row * p.o.row_stride + column;
    T* product = rows.in<T>(p.product) + row * p.product.row_stride + column;
#pragma unroll 1
    for (i64 left = rows.count; left > 0; left -= kStepRows) {
      const int here = min_rows(left, kStepRows);
      const unsigned stage = stages.take();
      const SharedTile<kWidth> q = stages.tile(stage, 0), g = stages.tile(stage, 1);
#pragma unroll 1
      for (int m = 0; m < kWarpRows; m += 16) {
        float out[kProducts][4];
        kv.multiply([&](int column) { return q.rows(first_row + m, column); }, out);
#pragma unroll
        for (int half = 0; half < 16; half += 8) {
          if (row + m + half >= here || columns <= 0) continue;
          float values[8], gate[8];
          kv.take(out, half / 8, values);
          if (p.product.at) store_columns(product + (m + half) * p.product.row_stride, values, columns);
          widen(g.template load<T>(row + m + half, column / 8), gate);
#pragma unroll
          for (int i = 0; i < 8; ++i) values[i] *= gate[i];
          store_columns(o + (m + half) * p.o.row_stride, values, columns);
        }
      }
      o += kStepRows * p.o.row_stride;
      product += kStepRows * p.product.row_stride;
    }
  }
}

}  // namespace gimbal::flao::mma
