// dg = do ⊙ (q·kv)·scale, dq = u·kvᵀ and dkv = qᵀ u by tensor cores, where u = do ⊙ g·scale.
//
// u is rounded to T without the scale, which the products are multiplied with in f32, and in f16 times a power of two. It exists in registers alone, as
// an operand of either product. A saved product is not used: to read it takes longer than to compute it.
#pragma once

#include "product.cuh"
#include "reference.cuh"
#include "sum_tile.cuh"

namespace gimbal::flao::mma {

// The largest |u| of this thread's part of a step, and whether infinite ones count for nothing. NaN never counts.
template <class T, int kRows, bool kFinite, int kWidth>
__device__ __forceinline__ float largest_of_thread(const SharedTile<kWidth>& g, const SharedTile<kWidth>& d_o) {
  constexpr int kChunks = kWidth / 8;
  float largest = 0.0f;
#pragma unroll
  for (int at = 0; at < kRows * kChunks; at += kThreads) {
    const int place = at + static_cast<int>(threadIdx.x);
    float gate[8], gradient[8];
    widen(g.template load<T>(place / kChunks, place % kChunks), gate);
    widen(d_o.template load<T>(place / kChunks, place % kChunks), gradient);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const float u = gate[i] * gradient[i];
      largest = fmaxf(largest, kFinite ? finite_magnitude(u) : fabsf(u));
    }
  }
  return largest;
}

// Has the reference follow a step, and returns what the sums before it are to be multiplied by.
template <class T, int kRows, int kWidth>
__device__ __forceinline__ float follow(Reference<T>& reference, const SharedTile<kWidth>& g,
                                        const SharedTile<kWidth>& d_o) {
  __shared__ float of_warps[kWarps];
  if (!__syncthreads_or(reference.is_exceeded_by(largest_of_thread<T, kRows, false>(g, d_o)))) return 1.0f;
  const float of_warp = largest_of_lanes(largest_of_thread<T, kRows, true>(g, d_o));
  if (threadIdx.x % 32 == 0) of_warps[threadIdx.x / 32] = of_warp;
  __syncthreads();
  float largest = of_warps[0];
#pragma unroll
  for (int warp = 1; warp < kWarps; ++warp) largest = fmaxf(largest, of_warps[warp]);
  return reference.follow(largest);
}

// Adds qᵀ (do ⊙ g) of a step to dkv, times what the reference is.
template <class T, int kRows, class Sums, int kWidth>
__device__ __forceinline__ void add_gradients(Sums& dkv, Reference<T>& reference, const SharedTile<kWidth>& q,
                                              const SharedTile<kWidth>& g, const SharedTile<kWidth>& d_o, int d, int e) {
  if constexpr (Reference<T>::kFollows) {
    const float step = follow<T, kRows>(reference, g, d_o);
    if (step != 1.0f) dkv.multiply(step);
  }
  dkv.template add<kRows>(q, d, e, [&](int row, int column) {
    return hadamard<T>(g.summands(row, column), d_o.summands(row, column), reference.up);
  });
}

// Half of the warps compute dg, half dq; all of them share out dkv, whose sum stays in registers.
template <class T, int kWidth>
__device__ __forceinline__ void backward_queries(const BackwardQueries& p) {
  // With three operands a step is shorter, so that there are enough stages.
  constexpr int kStepRows = kWidth == 128 ? kTileRows / 2 : kTileRows;

  const Range range(p.sizes, kTileRows);
  Stages<T, kWidth, kStepRows, 3, 1> stages(range, p.sizes, {&p.q, &p.g, &p.d_o}, {p.sizes.d, p.sizes.e, p.sizes.e});
  const int lane = threadIdx.x & 31;
  const int warp = threadIdx.x / 32 % (kWarps / 2);
  const bool is_dq = threadIdx.x >= kThreads / 2;
  const Operand& to = is_dq ? p.dq : p.dg;
  const i64 stride = to.row_stride;
  const int all_columns = !to.at ? 0 : is_dq ? p.sizes.d : p.sizes.e;
  // Warps beside each other on the columns, of which there may be few.
  const int across = kWidth == 64 && all_columns <= kWarpColumns ? 1 : kWidth / kWarpColumns;
  const int warp_rows = kStepRows * across / (kWarps / 2);
  const int first_row = warp / across * warp_rows;
  const int first_column = warp % across * kWarpColumns;
  const int row = first_row + lane / 4;
  const int column = first_column + lane % 4 * 8;
  const int columns = all_columns - column;
  HeldMatrix<T, kWidth> kv;
  SumTile<T, kWidth> dkv;
  dkv.clear();

#pragma unroll 1
  for (HeadRows rows(range, p.sizes, kTileRows); rows.count > 0; rows.next(range, p.sizes, kTileRows)) {
    kv.load(matrix_of(p.kv, rows.head(p.sizes), p.sizes, is_dq), first_column, p.scale);
    T* out_row = rows.in<T>(to) + row * stride + column;
    float* const sum = rows.sum_of(p.sizes, p.dkv, p.partials);
    Reference<T> reference;
    const i64 fresh = rows.fresh(p.adds);
#pragma unroll 1
    for (i64 left = rows.count; left > 0; left -= kRowsInRegisters) {
#pragma unroll 1
      for (int here = min_rows(left, kRowsInRegisters); here > 0; here -= kStepRows) {
        const unsigned stage = stages.take();
        const SharedTile<kWidth> q = stages.tile(stage, 0), g = stages.tile(stage, 1), d_o = stages.tile(stage, 2);
        add_gradients<T, kStepRows>(dkv, reference, q, g, d_o, p.sizes.d, p.sizes.e);
#pragma unroll 1
        for (int m = 0; m < warp_rows; m += 16) {
          float out[kProducts][4];
          if (is_dq) {
            kv.multiply(
                [&](int column) {
                  return hadamard<T>(g.rows(first_row + m, column), d_o.rows(first_row + m, column), reference.up);
                },
                out);
          } else {
            kv.multiply([&](int column) { return q.rows(first_row + m, column); }, out);
          }
#pragma unroll
          for (int half = 0; half < 16; half += 8) {
            if (row + m + half >= here || columns <= 0) continue;
            float values[8];
            kv.take(out, half / 8, values);
            if (is_dq) {
#pragma unroll
              for (int i = 0; i < 8; ++i) values[i] *= reference.down();
            } else {
              float gradient[8];
              widen(d_o.template load<T>(row + m + half, column / 8), gradient);
#pragma unroll
              for (int i = 0; i < 8; ++i) values[i] *= gradient[i];
            }
            store_columns(out_row + (m + half) * stride, values, columns);
          }
        }
        out_row += kStepRows * stride;
      }
      dkv.empty_into(sum, {}, p.sizes.d, p.sizes.e, p.scale * reference.down(), left < fresh);
    }
  }
}

}  // namespace gimbal::flao::mma
