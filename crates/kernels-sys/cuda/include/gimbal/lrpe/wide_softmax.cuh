// Feature softmax of rows that the lanes cannot hold in one vector each: any width, one element an access. The row is
// read again for each step; it stays in L1.
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "encoding.cuh"

namespace gimbal::lrpe {

// The rows of a block, one after the other and in step over the block, whose warps reduce together: calls
// visit(row, is_own). A thread without a row of its own stands in at one of its neighbours'.
template <class Visit>
__device__ __forceinline__ void for_each_row(const Params& p, const Place& place, Visit visit) {
  for (int t = 0; t < place.block_tokens(); ++t) {
    const int token = place.token_begin + t * static_cast<int>(blockDim.z);
    const bool is_own = token < place.token_end && place.head < p.heads;
    for (int batch = place.batch_begin; batch < place.batch_end; ++batch)
      visit(Row{min(token, place.token_end - 1), batch}, is_own);
  }
}

// The finished softmax of the row of `width` elements at x.
template <class T>
__device__ __forceinline__ SoftmaxColumn row_softmax(const RowLanes& lanes, const T* x, int width) {
  float top = kLowest;
  for (int i = static_cast<int>(threadIdx.x); i < width; i += lanes.lanes) top = fmaxf(top, widen(__ldg(x + i)));
  const float m = lanes.maximum(top);
  float l = 0.0f;
  for (int i = static_cast<int>(threadIdx.x); i < width; i += lanes.lanes)
    l += exp_minus(widen(__ldg(x + i)), m);
  return {m, log2f(lanes.sum(l)), 0.0f};
}

template <class Encoding, class T, class Angles>
__device__ __forceinline__ void forward_wide_softmax(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  const Place place(p);
  const int head = min(place.head, p.heads - 1);
  const RowLanes lanes = {static_cast<int>(blockDim.x)};
  for_each_row(p, place, [&](const Row& row, bool is_own) {
    const T* x_row = at(static_cast<const T*>(p.x), p.x_stride, row, head);
    T* o_row = at(static_cast<T*>(p.out), p.out_stride, row, head);
    const SoftmaxColumn softmax = row_softmax(lanes, x_row, I * p.span);
    for (int i = static_cast<int>(threadIdx.x); i < p.span; i += lanes.lanes) {
      float x[I][1], o[2][1], c[1], s[1];
      Angles(p, extra, head, i).cos_sin(row.token, c, s);
#pragma unroll
      for (int k = 0; k < I; ++k) x[k][0] = softmax.value(widen(__ldg(x_row + i + k * p.span)));
      Encoding::encode(x, c, s, o);
      if (!is_own) continue;
      o_row[i] = narrow<T>(o[0][0]);
      o_row[i + p.span] = narrow<T>(o[1][0]);
    }
  });
}

template <class Encoding, class T, class Angles>
__device__ __forceinline__ void backward_wide_softmax(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  const Place place(p);
  const int head = min(place.head, p.heads - 1);
  const RowLanes lanes = {static_cast<int>(blockDim.x)};
  for_each_row(p, place, [&](const Row& row, bool is_own) {
    const T* x_row = at(static_cast<const T*>(p.x), p.x_stride, row, head);
    const T* d_o_row = at(static_cast<const T*>(p.d_o), p.d_o_stride, row, head);
    T* dx_row = at(static_cast<T*>(p.out), p.out_stride, row, head);
    SoftmaxColumn softmax = row_softmax(lanes, x_row, I * p.span);
    // Twice over the row: first for Σ s·dx̄, then with it for dx.
    for (int pass = 0; pass < 2; ++pass) {
      float mean = 0.0f;
      for (int i = static_cast<int>(threadIdx.x); i < p.span; i += lanes.lanes) {
        float d_o[2][1], dx[I][1], c[1], s[1];
        Angles(p, extra, head, i).cos_sin(row.token, c, s);
        d_o[0][0] = widen(__ldg(d_o_row + i));
        d_o[1][0] = widen(__ldg(d_o_row + i + p.span));
        Encoding::adjoint(d_o, c, s, dx);
#pragma unroll
        for (int k = 0; k < I; ++k) {
          const float value = softmax.value(widen(__ldg(x_row + i + k * p.span)));
          if (pass == 0) {
            mean = fmaf(value, dx[k][0], mean);
          } else if (is_own) {
            dx_row[i + k * p.span] = narrow<T>(value * (dx[k][0] - softmax.mean));
          }
        }
      }
      if (pass == 0) softmax.mean = lanes.sum(mean);
    }
  });
}

}  // namespace gimbal::lrpe
