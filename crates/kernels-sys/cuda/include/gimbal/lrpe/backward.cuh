// dx = f'(x) ⊙ dx̄ with dx̄ = encode*(do, Θ); and where a norm's weight wants its gradient, sums of it.
#pragma once

#include "forward.cuh"
#include "weights.cuh"

namespace gimbal::lrpe {

template <class Encoding, class T, int V, class Act, int kMemory = 0>
__device__ __forceinline__ void backward(const Params& p) {
  constexpr int I = Encoding::kInputs;
  constexpr bool kReadsX = Act::kBackwardReadsX;
  const Place place = Place::of<Act>(p);
  const PositionsFor<Act> positions(p, place);
  const bool has_head = place.has_head();
  const int head = has_head ? place.head : 0;
  // Threads who work together count to the same number of rows, and those who have fewer write nothing beyond.
  const int own_rows = has_head ? place.tokens() * place.batches() : 0;
  const int rows = Act::kJoinsLanes ? place.block_tokens() * place.batches() : own_rows;
  auto pipeline = pipeline_within<RowPipeline<T, V, 2 + (kReadsX ? I : 0)>, kMemory>();

  const int first = place.threads.lane * V;
  const int stride = place.threads.lanes * V;
  for (int angle = first; has_angles<Act>(p, angle); angle += stride) {
    const bool live = !Act::kJoinsLanes || angle < p.span;
    const int own = live ? angle : 0;
    const Vectors at = Encoding::template vectors<V>(p, own);

    Walk<Act::kReadsAgain> ahead(place);
    Cursor<const T> d_o_ahead(static_cast<const T*>(place.rows.d_o) + at.first, place.rows.d_o_stride, place, head);
    Cursor<const T> x_ahead(static_cast<const T*>(place.rows.x) + at.first, place.rows.x_stride, place, head);
    const auto fetch = [&](int row) {
      if (row < own_rows) {
        const bool next_token = ahead.step();
#pragma unroll
        for (int k = 0; k < 2; ++k) pipeline.fetch(row, k, d_o_ahead.row + k * at.apart, at.apart);
        d_o_ahead.step(next_token);
        if constexpr (kReadsX) {
#pragma unroll
          for (int k = 0; k < I; ++k) pipeline.fetch(row, 2 + k, x_ahead.row + k * at.apart, at.apart);
          x_ahead.step(next_token);
        }
      }
      pipeline.end_fetch();
    };
#pragma unroll
    for (int row = 0; row < pipeline.kStages; ++row) fetch(row);

    Angles<Encoding, V, PositionsFor<Act>> angles(p, positions, head, own);
    // Once, and by all: a row has angles for each of its lanes.
    if (angle == first) positions.template find<pipeline.kStages>();
    const Act act(p, place, at, live);
    const bool sums_weights = Act::kHasWeight && p.weight_sums != WeightSums::kNone;
    BlockWeights<Encoding, V, Act::kHasWeight> weights(sums_weights);
    Walk<Act::kReadsAgain> walk(place);
    Cursor<T> dx_at(static_cast<T*>(place.rows.out) + at.first, place.rows.out_stride, place, head);
    float c[V], s[V];
    int token = place.token_begin;
    bool new_angles = true;
    for (int row = 0; row < rows; ++row) {
      if (new_angles) angles.cos_sin({place.existing<Act::kJoinsLanes>(token), place.batch_begin + walk.batch}, c, s);
      pipeline.wait_for_oldest();
      float d_o[2][V], x[I][V], dx[I][V];
#pragma unroll
      for (int k = 0; k < 2; ++k) widen(pipeline.take(row, k), d_o[k]);
      if constexpr (kReadsX) {
#pragma unroll
        for (int k = 0; k < I; ++k) widen(pipeline.take(row, 2 + k), x[k]);
      }
      fetch(row + pipeline.kStages);
      Encoding::adjoint(p, d_o, c, s, dx);
      if constexpr (Act::kHasWeight) {
        const bool counts = sums_weights && row < own_rows && token < place.tail_begin;
        act.backward(x, dx, [&](int k, int i, float of_dx, float of_x) {
          if (counts) weights.add(k, i, of_dx, of_x);
        });
        if (sums_weights && row % kRowsInSingle == kRowsInSingle - 1) weights.keep();
      } else {
        act.backward(x, dx);
      }
      if (live && row < own_rows) {
#pragma unroll
        for (int k = 0; k < I; ++k) store_row(p, token >= place.tail_begin, dx_at.row + k * at.apart, dx[k]);
      }
      const bool next_token = walk.step();
      dx_at.step(next_token);
      if (next_token) token += place.threads.tokens;
      new_angles = next_token || !p.positions.shared;
    }
    if (sums_weights) weights.leave(p, place);
    if (Act::kJoinsLanes) return;
  }
}

}  // namespace gimbal::lrpe
