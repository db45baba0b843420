// The state of a softmax over values that arrive in pieces: s_i = exp(x_i - m) / l with l = Σ exp(x_i - m). Any
// reference m gives the same s; it only has to keep the powers in range.
#pragma once

#include <cfloat>

#include "activation.cuh"

namespace gimbal {

// x - m before the scaling to powers of two: x·log2 e would overflow where a mask is the lowest finite number.
__device__ __forceinline__ float exp_minus(float x, float m) { return exp2_fast((x - m) * kLog2E); }

// The reference before any value. Finite, so that -inf adds exp(-inf) = 0 and never meets -inf - -inf; a row that is -inf
// throughout ends with l = 0 and becomes NaN where it is normalised, as in PyTorch.
constexpr float kLowest = -FLT_MAX;

struct SoftmaxState {
  float m;
  float l;
  float c;  // Σ exp(x_i - m)·w_i, which the backward needs

  __device__ __forceinline__ static SoftmaxState empty() { return {kLowest, 0.0f, 0.0f}; }

  __device__ __forceinline__ void move_reference(float to) {
    const float scale = exp_minus(m, to);
    l *= scale;
    c *= scale;
    m = to;
  }

  __device__ __forceinline__ void merge(SoftmaxState other) {
    const float to = fmaxf(m, other.m);
    move_reference(to);
    other.move_reference(to);
    l += other.l;
    c += other.c;
  }
};

// How far above the reference a value may rise before the reference follows: far enough that this is rare, near enough
// that the sum keeps its digits and cannot overflow.
constexpr float kReferenceSlack = 16.0f;

// A finished softmax: s = exp(x - m) / l and dx = s·(ds - mean).
struct SoftmaxColumn {
  float m;
  float log2_l;
  float mean;  // Σ s_i·(ds)_i; backward only

  __device__ __forceinline__ static SoftmaxColumn of(const SoftmaxState& state) {
    return {state.m, log2f(state.l), state.c / state.l};
  }

  __device__ __forceinline__ float value(float x) const { return exp2_fast(fmaf(x - m, kLog2E, -log2_l)); }
};

}  // namespace gimbal
