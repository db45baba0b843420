// kv = kᵀ v by tensor cores. Above 128 columns a block has a panel of it.
#pragma once

#include "sum_tile.cuh"

namespace gimbal::flao::mma {

template <class T, int kWidth>
__device__ __forceinline__ void sum(const Sum& p) {
  const Block block(Panel::count(p.sizes, kWidth));
  const Panel panel(block.part, p.sizes, kWidth);
  const Range range(p.sizes, kTileRows, block);
  const Operand of_k = from_column<T>(p.k, panel.d), of_v = from_column<T>(p.v, panel.e);
  Stages<T, kWidth, kTileRows, 2> stages(range, p.sizes, {&of_k, &of_v}, {p.sizes.d - panel.d, p.sizes.e - panel.e});
  SumTile<T, kWidth> kv;
  kv.clear();
#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    float* const to = rows.sum_of(p.sizes, p.kv, p.partials, block);
    const i64 fresh = rows.fresh(p.adds);
#pragma unroll 1
    for (i64 left = rows.count; left > 0; left -= kRowsInRegisters) {
#pragma unroll 1
      for (int here = min_rows(left, kRowsInRegisters); here > 0; here -= kTileRows) {
        const unsigned stage = stages.take();
        const SharedTile<kWidth> k = stages.tile(stage, 0), v = stages.tile(stage, 1);
        kv.template add<kTileRows>(k, p.sizes.d - panel.d, p.sizes.e - panel.e, [&](int row, int column) { return v.summands(row, column); });
      }
      kv.empty_into(to, panel, p.sizes.d, p.sizes.e, 1.0f, left < fresh);
    }
  }
}

}  // namespace gimbal::flao::mma
