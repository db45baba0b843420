// o = encode(f(x), Θ).
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "encoding.cuh"
#include "pipeline.cuh"

namespace gimbal::lrpe {

template <class Encoding, class T, int V, class Act, class Angles>
__device__ __forceinline__ void forward(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  const Place place(p);
  const bool has_head = place.head < p.heads;
  if (!Act::kJoinsLanes && !has_head) return;
  const int head = has_head ? place.head : 0;
  // Threads who work together count to the same number of rows, and those who have fewer write nothing beyond.
  const int own_rows = has_head ? place.tokens() * place.batches() : 0;
  const int rows = Act::kJoinsLanes ? place.block_tokens() * place.batches() : own_rows;
  RowPipeline<T, V, I> pipeline;

  const int stride = static_cast<int>(blockDim.x) * V;
  const int end = Act::kJoinsLanes ? stride : p.span;
  for (int feature = static_cast<int>(threadIdx.x) * V; feature < end; feature += stride) {
    // A lane past the end of a row that works together reads the row's first vector, and writes nothing.
    const bool live = !Act::kJoinsLanes || feature < p.span;
    const int own = live ? feature : 0;

    Walk ahead(place);
    Cursor<const T> x_ahead(static_cast<const T*>(p.x) + own, p.x_stride, place, head);
    const auto fetch = [&](int row) {
      if (row < own_rows) {
#pragma unroll
        for (int k = 0; k < I; ++k) pipeline.fetch(row, k, x_ahead.row + k * p.span);
        x_ahead.step(ahead.step());
      }
      pipeline.end_fetch();
    };
#pragma unroll
    for (int row = 0; row < pipeline.kStages; ++row) fetch(row);

    // While the first rows are on their way: the rates of this thread's features.
    const Angles angles(p, extra, head, own);
    const Act act(p, place, own, live);
    Walk walk(place);
    Cursor<T> o_at(static_cast<T*>(p.out) + own, p.out_stride, place, head);
    float c[V], s[V];
    int token = place.token_begin;
    bool next_token = true;
    for (int row = 0; row < rows; ++row) {
      if (next_token) angles.cos_sin(token, c, s);
      pipeline.wait_for_oldest();
      float x[I][V], o[2][V];
#pragma unroll
      for (int k = 0; k < I; ++k) widen(pipeline.take(row, k), x[k]);
      fetch(row + pipeline.kStages);
      act.forward(x);
      Encoding::encode(x, c, s, o);
      if (live && row < own_rows) {
        store(o_at.row, narrow<T>(o[0]));
        store(o_at.row + p.span, narrow<T>(o[1]));
      }
      next_token = walk.step();
      o_at.step(next_token);
      if (next_token) token += static_cast<int>(blockDim.z);
    }
  }
}

}  // namespace gimbal::lrpe
