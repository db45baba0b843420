// o = encode(f(x), Θ).
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "encoding.cuh"

namespace gimbal::lrpe {

// A thread keeps the rates of its features and walks rows, several loads in flight at a time; rows of one token reuse
// its cosines and sines.
template <class Encoding, class T, int V, class Act, class Angles>
__device__ __forceinline__ void forward(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  constexpr int kRowsInFlight = 4;
  const Place place(p);
  if (place.head >= p.heads) return;

  const int step = static_cast<int>(blockDim.x) * V;
  const int end = Act::kJoinsLanes ? step : p.span;
  for (int feature = static_cast<int>(threadIdx.x) * V; feature < end; feature += step) {
    // A lane past the end of a row that works together reads the row's first vector, and writes nothing.
    const bool live = !Act::kJoinsLanes || feature < p.span;
    const int own = live ? feature : 0;
    const T* x_base = static_cast<const T*>(p.x) + own;
    T* o_base = static_cast<T*>(p.out) + own;
    const Angles angles(p, extra, place.head, own);
    const Act act(p, place, own, live);

    float c[V], s[V];
    int angle_token = -1;
    for (Row next = place.first(); place.holds(next);) {
      Row row[kRowsInFlight];
      Vec<T, V> packed[kRowsInFlight][I];
#pragma unroll
      for (int u = 0; u < kRowsInFlight; ++u) {
        row[u] = next;
        if (!place.holds(next)) continue;
        const T* from = at(x_base, p.x_stride, next, place.head);
#pragma unroll
        for (int k = 0; k < I; ++k) packed[u][k] = load_streaming<T, V>(from + k * p.span);
        next = place.after(next);
      }
#pragma unroll
      for (int u = 0; u < kRowsInFlight; ++u) {
        if (!place.holds(row[u])) break;
        if (row[u].token != angle_token) {
          angle_token = row[u].token;
          angles.cos_sin(angle_token, c, s);
        }
        float x[I][V], o[2][V];
#pragma unroll
        for (int k = 0; k < I; ++k) widen(packed[u][k], x[k]);
        act.forward(x);
        Encoding::encode(x, c, s, o);
        if (!live) continue;
        T* to = at(o_base, p.out_stride, row[u], place.head);
        store_streaming(to, narrow<T>(o[0]));
        store_streaming(to + p.span, narrow<T>(o[1]));
      }
    }
  }
}

}  // namespace gimbal::lrpe
