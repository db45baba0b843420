// kv = kᵀ v by tensor cores.
#pragma once

#include "sum_tile.cuh"

namespace gimbal::flao::mma {

template <class T, int kWidth>
__device__ __forceinline__ void sum(const Sum& p) {
  const Range range(p.sizes, kTileRows);
  Stages<T, kWidth, kTileRows, 2> stages(range, p.sizes, {&p.k, &p.v}, {p.sizes.d, p.sizes.e});
  SumTile<T, kWidth> kv;
  kv.clear();
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    float* const to = rows.sum_of(p.sizes, p.kv, p.partials);
    const i64 fresh = rows.fresh(p.adds);
#pragma unroll 1
    for (i64 left = rows.count; left > 0; left -= kRowsInRegisters) {
#pragma unroll 1
      for (int here = min_rows(left, kRowsInRegisters); here > 0; here -= kTileRows) {
        const unsigned stage = stages.take();
        const SharedTile<kWidth> k = stages.tile(stage, 0), v = stages.tile(stage, 1);
        kv.template add<kTileRows>(k, [&](int row, int column) { return v.summands(row, column); });
      }
      kv.empty_into(to, p.sizes.d, p.sizes.e, 1.0f, left < fresh);
    }
  }
}

}  // namespace gimbal::flao::mma
