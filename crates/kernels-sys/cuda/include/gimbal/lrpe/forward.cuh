// o = encode(f(x), Θ).
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "block_positions.cuh"
#include "pipeline.cuh"

namespace gimbal::lrpe {

// Whether a thread has angles from this one on. Threads who work together have those of one vector, if not their own, and the
// compiler must see that they come together, or it guards each shuffle by a search for who is there.
template <class Act>
__device__ __forceinline__ bool has_angles(const Params& p, int angle) {
  return Act::kJoinsLanes || angle < p.span;
}

// Writes a vector, or, of a row that belongs to no sequence, zeros or nothing.
template <class T, int V>
__device__ __forceinline__ void store_row(const Params& p, bool is_tail, T* to, const float (&values)[V]) {
  if (!is_tail) {
    store(to, narrow<T>(values));
  } else if (!p.in_place) {
    store(to, Vec<T, V>{});
  }
}

template <class Encoding, class T, int V, class Act, int kMemory = 0>
__device__ __forceinline__ void forward(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place = Place::of<Act>(p);
  const PositionsFor<Act> positions(p, place);
  const bool has_head = place.has_head();
  const int head = has_head ? place.head : 0;
  // Threads who work together count to the same number of rows, and those who have fewer write nothing beyond.
  const int own_rows = has_head ? place.tokens() * place.batches() : 0;
  const int rows = Act::kJoinsLanes ? place.block_tokens() * place.batches() : own_rows;
  auto pipeline = pipeline_within<RowPipeline<T, V, I>, kMemory>();

  const int first = place.threads.lane * V;
  const int stride = place.threads.lanes * V;
  for (int angle = first; has_angles<Act>(p, angle); angle += stride) {
    // A lane past the end of a row that works together reads the row's first vector, and writes nothing.
    const bool live = !Act::kJoinsLanes || angle < p.span;
    const int own = live ? angle : 0;
    const Vectors at = Encoding::template vectors<V>(p, own);

    Walk<Act::kReadsAgain> ahead(place);
    Cursor<const T> x_ahead(static_cast<const T*>(place.rows.x) + at.first, place.rows.x_stride, place, head);
    const auto fetch = [&](int row) {
      if (row < own_rows) {
#pragma unroll
        for (int k = 0; k < I; ++k) pipeline.fetch(row, k, x_ahead.row + k * at.apart, I == 1 ? 0 : at.apart);
        x_ahead.step(ahead.step());
      }
      pipeline.end_fetch();
    };
#pragma unroll
    for (int row = 0; row < pipeline.kStages; ++row) fetch(row);

    // While the first rows are on their way: the rates of this thread's angles.
    Angles<Encoding, V, PositionsFor<Act>> angles(p, positions, head, own);
    // Once, and by all: a row has angles for each of its lanes.
    if (angle == first) positions.template find<pipeline.kStages>();
    const Act act(p, place, at, live);
    Walk<Act::kReadsAgain> walk(place);
    Cursor<T> o_at(static_cast<T*>(place.rows.out) + at.first, place.rows.out_stride, place, head);
    float c[V], s[V];
    int token = place.token_begin;
    bool new_angles = true;
    for (int row = 0; row < rows; ++row) {
      if (new_angles) angles.cos_sin({place.existing<Act::kJoinsLanes>(token), place.batch_begin + walk.batch}, c, s);
      pipeline.wait_for_oldest();
      float x[I][V], o[2][V];
#pragma unroll
      for (int k = 0; k < I; ++k) widen(pipeline.take(row, k), x[k]);
      fetch(row + pipeline.kStages);
      act.forward(x);
      Encoding::encode(p, x, c, s, o);
      if (live && row < own_rows) {
#pragma unroll
        for (int k = 0; k < 2; ++k) store_row(p, token >= place.tail_begin, o_at.row + k * at.apart, o[k]);
      }
      const bool next_token = walk.step();
      o_at.step(next_token);
      if (next_token) token += place.threads.tokens;
      new_angles = next_token || !p.positions.shared;
    }
    if (Act::kJoinsLanes) return;
  }
}

}  // namespace gimbal::lrpe
