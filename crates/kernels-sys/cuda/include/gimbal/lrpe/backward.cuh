// dx = f'(x) ⊙ dx̄ with dx̄ = encode*(do, Θ).
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "encoding.cuh"

namespace gimbal::lrpe {

template <class Encoding, class T, int V, class Act, class Angles>
__device__ __forceinline__ void backward(const Params& p, const typename Angles::Extra& extra) {
  constexpr int I = Encoding::kInputs;
  constexpr int kRowsInFlight = Act::kBackwardReadsX ? 2 : 4;
  const Place place(p);
  if (place.head >= p.heads) return;

  const int step = static_cast<int>(blockDim.x) * V;
  const int end = Act::kJoinsLanes ? step : p.span;
  for (int feature = static_cast<int>(threadIdx.x) * V; feature < end; feature += step) {
    const bool live = !Act::kJoinsLanes || feature < p.span;
    const int own = live ? feature : 0;
    const T* x_base = static_cast<const T*>(p.x) + own;
    const T* d_o_base = static_cast<const T*>(p.d_o) + own;
    T* dx_base = static_cast<T*>(p.out) + own;
    const Angles angles(p, extra, place.head, own);
    const Act act(p, place, own, live);

    float c[V], s[V];
    int angle_token = -1;
    for (Row next = place.first(); place.holds(next);) {
      Row row[kRowsInFlight];
      Vec<T, V> packed_d_o[kRowsInFlight][2];
      Vec<T, V> packed_x[kRowsInFlight][I];
#pragma unroll
      for (int u = 0; u < kRowsInFlight; ++u) {
        row[u] = next;
        if (!place.holds(next)) continue;
        const T* from = at(d_o_base, p.d_o_stride, next, place.head);
        packed_d_o[u][0] = load_streaming<T, V>(from);
        packed_d_o[u][1] = load_streaming<T, V>(from + p.span);
        if constexpr (Act::kBackwardReadsX) {
          const T* x = at(x_base, p.x_stride, next, place.head);
#pragma unroll
          for (int k = 0; k < I; ++k) packed_x[u][k] = load_streaming<T, V>(x + k * p.span);
        }
        next = place.after(next);
      }
#pragma unroll
      for (int u = 0; u < kRowsInFlight; ++u) {
        if (!place.holds(row[u])) break;
        if (row[u].token != angle_token) {
          angle_token = row[u].token;
          angles.cos_sin(angle_token, c, s);
        }
        float d_o[2][V], x[I][V], dx[I][V];
        widen(packed_d_o[u][0], d_o[0]);
        widen(packed_d_o[u][1], d_o[1]);
        Encoding::adjoint(d_o, c, s, dx);
        if constexpr (Act::kBackwardReadsX) {
#pragma unroll
          for (int k = 0; k < I; ++k) widen(packed_x[u][k], x[k]);
        }
        act.backward(x, dx);
        if (!live) continue;
        T* to = at(dx_base, p.out_stride, row[u], place.head);
#pragma unroll
        for (int k = 0; k < I; ++k) store_streaming(to + k * p.span, narrow<T>(dx[k]));
      }
    }
  }
}

}  // namespace gimbal::lrpe
