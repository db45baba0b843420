// The two encodings over one vector of V angles. `x` is x̄ = f(x).
//
//   rotate: o1 = x1 cos Θ - x2 sin Θ, o2 = x1 sin Θ + x2 cos Θ        (x1, x2: the halves of the row)
//   cosine: o  = (x cos Θ, x sin Θ)                                    (width doubles)
//
// An encoding reads kInputs vectors a row, `span` apart, and writes two, `span` apart; the backward swaps the roles.
#pragma once

namespace gimbal::lrpe {

struct Rotate {
  static constexpr int kInputs = 2;

  template <int V>
  __device__ __forceinline__ static void encode(const float (&x)[2][V], const float (&c)[V], const float (&s)[V],
                                                float (&o)[2][V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      o[0][i] = x[0][i] * c[i] - x[1][i] * s[i];
      o[1][i] = x[0][i] * s[i] + x[1][i] * c[i];
    }
  }

  // The rotation by -Θ.
  template <int V>
  __device__ __forceinline__ static void adjoint(const float (&d_o)[2][V], const float (&c)[V], const float (&s)[V],
                                                 float (&dx)[2][V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      dx[0][i] = d_o[0][i] * c[i] + d_o[1][i] * s[i];
      dx[1][i] = d_o[1][i] * c[i] - d_o[0][i] * s[i];
    }
  }

  // d/dΘ of o·do. A rotation keeps the cross product: do2·o1 - do1·o2 = dx̄2·x̄1 - dx̄1·x̄2, so o is not rebuilt.
  template <int V>
  __device__ __forceinline__ static void angle_gradient(const float (&x)[2][V], const float (&d_o)[2][V],
                                                        const float (&c)[V], const float (&s)[V], float (&g)[V]) {
    float dx[2][V];
    adjoint(d_o, c, s, dx);
#pragma unroll
    for (int i = 0; i < V; ++i) g[i] = dx[1][i] * x[0][i] - dx[0][i] * x[1][i];
  }
};

struct Cosine {
  static constexpr int kInputs = 1;

  template <int V>
  __device__ __forceinline__ static void encode(const float (&x)[1][V], const float (&c)[V], const float (&s)[V],
                                                float (&o)[2][V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      o[0][i] = x[0][i] * c[i];
      o[1][i] = x[0][i] * s[i];
    }
  }

  template <int V>
  __device__ __forceinline__ static void adjoint(const float (&d_o)[2][V], const float (&c)[V], const float (&s)[V],
                                                 float (&dx)[1][V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) dx[0][i] = d_o[0][i] * c[i] + d_o[1][i] * s[i];
  }

  template <int V>
  __device__ __forceinline__ static void angle_gradient(const float (&x)[1][V], const float (&d_o)[2][V],
                                                        const float (&c)[V], const float (&s)[V], float (&g)[V]) {
#pragma unroll
    for (int i = 0; i < V; ++i) g[i] = x[0][i] * (d_o[1][i] * c[i] - d_o[0][i] * s[i]);
  }
};

}  // namespace gimbal::lrpe
