// The two encodings over V angles of a row. `x` is x̄ = f(x).
//
//   rotate: o1 = x1 cos Θ - x2 sin Θ, o2 = x1 sin Θ + x2 cos Θ        (x1, x2: halves of the rotated features, or neighbours)
//   cosine: o  = (x cos Θ, x sin Θ)                                    (width doubles)
//
// A thread has kInputs vectors of V features of x, and two of o; `vectors` says where they lie in a row, and the backward swaps
// the roles. Its V angles are `angle(own, i)`. Neighbours that are pairs lie in one vector, so such a vector has V / 2 angles;
// a thread has the same two vectors then, far apart, because neighbouring lanes should read neighbouring 16 bytes. Features
// that a partial rotation leaves alone are paired like the others, with angle 0.
#pragma once

#include "params.cuh"

namespace gimbal::lrpe {

// Vector k of a row begins at element first + k · apart.
struct Vectors {
  int first;
  int apart;

  __device__ __forceinline__ int at(int k) const { return first + k * apart; }
};

struct Rotate {
  static constexpr int kInputs = 2;

  template <int V>
  __device__ __forceinline__ static int angle(const Params& p, int own, int i) {
    if (V == 1 || !p.interleaved) return own + i;
    return i < V / 2 ? own / 2 + i : (own + p.span) / 2 + i - V / 2;
  }

  template <int V>
  __device__ __forceinline__ static Vectors vectors(const Params& p, int own) {
    if (p.interleaved) return V == 1 ? Vectors{2 * own, 1} : Vectors{own, p.span};
    return own < p.rotary ? Vectors{own, p.rotary} : Vectors{own + p.rotary, p.span - p.rotary};
  }

  // Calls visit(i, a, b, to_a, to_b) for the pair of angle i.
  template <int V, class Visit>
  __device__ __forceinline__ static void for_each_pair(const Params& p, const float (&from)[2][V], float (&to)[2][V],
                                                       Visit visit) {
    if constexpr (V > 1) {
      if (p.interleaved) {
#pragma unroll
        for (int i = 0; i < V; ++i) {
          const int k = i / (V / 2);
          const int at = 2 * (i % (V / 2));
          visit(i, from[k][at], from[k][at + 1], to[k][at], to[k][at + 1]);
        }
        return;
      }
    }
#pragma unroll
    for (int i = 0; i < V; ++i) visit(i, from[0][i], from[1][i], to[0][i], to[1][i]);
  }

  template <int V>
  __device__ __forceinline__ static void encode(const Params& p, const float (&x)[2][V], const float (&c)[V],
                                                const float (&s)[V], float (&o)[2][V]) {
    for_each_pair(p, x, o, [&](int i, float x1, float x2, float& o1, float& o2) {
      o1 = x1 * c[i] - x2 * s[i];
      o2 = x1 * s[i] + x2 * c[i];
    });
  }

  // The rotation by -Θ.
  template <int V>
  __device__ __forceinline__ static void adjoint(const Params& p, const float (&d_o)[2][V], const float (&c)[V],
                                                 const float (&s)[V], float (&dx)[2][V]) {
    for_each_pair(p, d_o, dx, [&](int i, float do1, float do2, float& dx1, float& dx2) {
      dx1 = do1 * c[i] + do2 * s[i];
      dx2 = do2 * c[i] - do1 * s[i];
    });
  }

  // d/dΘ of o·do. A rotation keeps the cross product: do2·o1 - do1·o2 = dx̄2·x̄1 - dx̄1·x̄2, so o is not rebuilt.
  template <int V>
  __device__ __forceinline__ static void angle_gradient(const Params& p, float (&x)[2][V], const float (&d_o)[2][V],
                                                        const float (&c)[V], const float (&s)[V], float (&g)[V]) {
    float dx[2][V];
    adjoint(p, d_o, c, s, dx);
    for_each_pair(p, dx, x, [&](int i, float dx1, float dx2, float& x1, float& x2) { g[i] = dx2 * x1 - dx1 * x2; });
  }
};

struct Cosine {
  static constexpr int kInputs = 1;

  template <int V>
  __device__ __forceinline__ static int angle(const Params&, int own, int i) {
    return own + i;
  }

  // Of o; x has the first of them.
  template <int V>
  __device__ __forceinline__ static Vectors vectors(const Params& p, int own) {
    return {own, p.span};
  }

  template <int V>
  __device__ __forceinline__ static void encode(const Params&, const float (&x)[1][V], const float (&c)[V],
                                                const float (&s)[V], float (&o)[2][V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      o[0][i] = x[0][i] * c[i];
      o[1][i] = x[0][i] * s[i];
    }
  }

  template <int V>
  __device__ __forceinline__ static void adjoint(const Params&, const float (&d_o)[2][V], const float (&c)[V],
                                                 const float (&s)[V], float (&dx)[1][V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) dx[0][i] = d_o[0][i] * c[i] + d_o[1][i] * s[i];
  }

  template <int V>
  __device__ __forceinline__ static void angle_gradient(const Params&, const float (&x)[1][V], const float (&d_o)[2][V],
                                                        const float (&c)[V], const float (&s)[V], float (&g)[V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) g[i] = x[0][i] * (d_o[1][i] * c[i] - d_o[0][i] * s[i]);
  }
};

}  // namespace gimbal::lrpe
