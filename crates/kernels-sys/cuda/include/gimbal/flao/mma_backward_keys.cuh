// dk = v·dkvᵀ and dv = k·dkv by tensor cores: half of the warps compute the one, half the other.
#pragma once

#include "product.cuh"
#include "stages.cuh"

namespace gimbal::flao::mma {

template <class T, int kWidth>
__device__ __forceinline__ void backward_keys(const BackwardKeys& p) {
  const Range range(p.sizes, kTileRows);
  Stages<T, kWidth, kTileRows, 2> stages(range, p.sizes, {&p.k, &p.v}, {p.sizes.d, p.sizes.e});
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x / 32 % (kWarps / 2);
  const bool is_dk = threadIdx.x >= kThreads / 2;
  const Operand& to = is_dk ? p.dk : p.dv;
  const i64 stride = to.row_stride;
  const int all_columns = is_dk ? p.sizes.d : p.sizes.e;
  // Warps beside each other on the columns, of which there may be few.
  const int across = kWidth == 64 && all_columns <= kWarpColumns ? 1 : kWidth / kWarpColumns;
  const int warp_rows = kTileRows * across / (kWarps / 2);
  const int first_row = warp / across * warp_rows;
  const int first_column = warp % across * kWarpColumns;
  const int row = first_row + lane / 4;
  const int column = first_column + lane % 4 * 8;
  const int columns = all_columns - column;
  HeldMatrix<T, kWidth> dkv;
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    dkv.load(matrix_of(p.dkv, rows.head(p.sizes), p.sizes, is_dk), first_column, 1.0f);
    T* out_row = rows.in<T>(to) + row * stride + column;
#pragma unroll 1
    for (i64 left = rows.count; left > 0; left -= kTileRows) {
      const int here = min_rows(left, kTileRows);
      const SharedTile<kWidth> tile = stages.tile(stages.take(), is_dk);
#pragma unroll 1
      for (int m = 0; m < warp_rows; m += 16) {
        float out[kProducts][4];
        dkv.multiply([&](int column) { return tile.rows(first_row + m, column); }, out);
#pragma unroll
        for (int half = 0; half < 16; half += 8) {
          if (row + m + half >= here || columns <= 0) continue;
          float values[8];
          dkv.take(out, half / 8, values);
          store_columns(out_row + (m + half) * stride, values, columns);
        }
      }
      out_row += kTileRows * stride;
    }
  }
}

}  // namespace gimbal::flao::mma
