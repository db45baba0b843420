// dx = f'(x) ⊙ dx̄ with dx̄ = encode*(do, Θ).
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "encoding.cuh"
#include "pipeline.cuh"

namespace gimbal::lrpe {

template <class Encoding, class T, int V, class Act, class Angles>
__device__ __forceinline__ void backward(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  constexpr bool kReadsX = Act::kBackwardReadsX;
  const Place place(p);
  const bool has_head = place.head < p.heads;
  if (!Act::kJoinsLanes && !has_head) return;
  const int head = has_head ? place.head : 0;
  // Threads who work together count to the same number of rows, and those who have fewer write nothing beyond.
  const int own_rows = has_head ? place.tokens() * place.batches() : 0;
  const int rows = Act::kJoinsLanes ? place.block_tokens() * place.batches() : own_rows;
  RowPipeline<T, V, 2 + (kReadsX ? I : 0)> pipeline;

  const int stride = static_cast<int>(blockDim.x) * V;
  const int end = Act::kJoinsLanes ? stride : p.span;
  for (int feature = static_cast<int>(threadIdx.x) * V; feature < end; feature += stride) {
    const bool live = !Act::kJoinsLanes || feature < p.span;
    const int own = live ? feature : 0;

    Walk ahead(place);
    Cursor<const T> d_o_ahead(static_cast<const T*>(p.d_o) + own, p.d_o_stride, place, head);
    Cursor<const T> x_ahead(static_cast<const T*>(p.x) + own, p.x_stride, place, head);
    const auto fetch = [&](int row) {
      if (row < own_rows) {
        const bool next_token = ahead.step();
        pipeline.fetch(row, 0, d_o_ahead.row);
        pipeline.fetch(row, 1, d_o_ahead.row + p.span);
        d_o_ahead.step(next_token);
        if constexpr (kReadsX) {
#pragma unroll
          for (int k = 0; k < I; ++k) pipeline.fetch(row, 2 + k, x_ahead.row + k * p.span);
          x_ahead.step(next_token);
        }
      }
      pipeline.end_fetch();
    };
#pragma unroll
    for (int row = 0; row < pipeline.kStages; ++row) fetch(row);

    const Angles angles(p, extra, head, own);
    const Act act(p, place, own, live);
    Walk walk(place);
    Cursor<T> dx_at(static_cast<T*>(p.out) + own, p.out_stride, place, head);
    float c[V], s[V];
    int token = place.token_begin;
    bool next_token = true;
    for (int row = 0; row < rows; ++row) {
      if (next_token) angles.cos_sin(token, c, s);
      pipeline.wait_for_oldest();
      float d_o[2][V], x[I][V], dx[I][V];
      widen(pipeline.take(row, 0), d_o[0]);
      widen(pipeline.take(row, 1), d_o[1]);
      if constexpr (kReadsX) {
#pragma unroll
        for (int k = 0; k < I; ++k) widen(pipeline.take(row, 2 + k), x[k]);
      }
      fetch(row + pipeline.kStages);
      Encoding::adjoint(d_o, c, s, dx);
      act.backward(x, dx);
      if (live && row < own_rows) {
#pragma unroll
        for (int k = 0; k < I; ++k) store(dx_at.row + k * p.span, narrow<T>(dx[k]));
      }
      next_token = walk.step();
      dx_at.step(next_token);
      if (next_token) token += static_cast<int>(blockDim.z);
    }
  }
}

}  // namespace gimbal::lrpe
