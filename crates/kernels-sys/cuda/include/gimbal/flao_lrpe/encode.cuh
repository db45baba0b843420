// f and the position encoding, on the way from a tile in shared memory to an operand in registers.
#pragma once

#include <cmath>

#include "../flao/wgmma/fragment.cuh"
#include "../hopper/wgmma.cuh"
#include "../lanes.cuh"
#include "../lrpe/positions.cuh"
#include "../mma.cuh"
#include "../phase.cuh"
#include "params.cuh"

namespace gimbal::flao_lrpe {

using flao::wgmma::kPanelBytes;
using flao::wgmma::kTileRows;
using flao::wgmma::kWarpgroupThreads;

// How features turn: each becomes a cosine and a sine, or two are a pair, which lies in halves or side by side.
enum class Turn { kCosine, kHalves, kNeighbours };

// The angle of a feature: its rate, its axis, and what multiplies cosine and sine. A theta that is not finite makes that NaN.
struct Angle {
  unsigned long long rate;
  float factor;
  int axis;

  // `angle` below 0 or beyond those that theta turns is 0.
  __device__ __forceinline__ Angle(const Encoder& at, int head, int angle) : rate(0), factor(1.0f), axis(0) {
    if (angle < 0 || angle >= at.turning) {
      if (angle >= 0 && angle < at.rotary) factor = at.factor;
      return;
    }
    int index = angle;
    if (at.assigned) {
      axis = static_cast<int>(at.axis_of[angle / 16] >> (angle % 16 * 2)) & 3;
    } else if (at.positions.axes > 1) {
      axis = angle / at.theta_period;
      index = angle - axis * at.theta_period;
    }
    const float theta = __ldg(at.theta + head * at.theta_head_stride + static_cast<i64>(index) * at.theta_feature_stride);
    rate = phase_rate(theta);
    if (angle < at.rotary) factor = at.factor;
    if ((__float_as_uint(theta) & 0x7f800000u) == 0x7f800000u) factor = __int_as_float(0x7fffffff);
  }

  // cos and sin at a position.
  __device__ __forceinline__ float2 at(int position) const {
    float2 turn;
    phase_cos_sin(rate, position, turn.x, turn.y);
    return turn;
  }
};

// Turns by the sum of two angles.
__device__ __forceinline__ float2 operator*(float2 a, float2 b) { return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; }

// f and its gradient as arithmetic without a branch. In bf16 sigmoid comes from the hardware's tanh, off by 2^-12 of 1 at most: half
// the special functions, and less than the rounding that follows.
enum class Kind { kClamp, kSigmoid, kSilu };

template <class T, Kind kKind>
struct Pointwise {
  float least;  // relu's, or less than anything
  float flat;   // up to where the gradient of relu is 0, or NaN

  __device__ __forceinline__ explicit Pointwise(Activation f)
      : least(f == Activation::kRelu ? 0.0f : -HUGE_VALF), flat(f == Activation::kRelu ? 0.0f : NAN) {}

  template <int V>
  __device__ __forceinline__ void apply(float (&x)[V]) const {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      if constexpr (kKind == Kind::kClamp) {
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(least));
      } else if constexpr (std::is_same_v<T, bf16>) {
        const float half = 0.5f * x[i];
        const float factor = kKind == Kind::kSilu ? half : 0.5f;
        x[i] = factor * tanh_fast(half) + factor;
      } else {
        x[i] = kKind == Kind::kSilu ? x[i] * sigmoid(x[i]) : sigmoid(x[i]);
      }
    }
  }

  // x ← f(x) and d ← f'(x) ⊙ d.
  template <int V>
  __device__ __forceinline__ void apply_with_gradient(float (&x)[V], float (&d)[V]) const {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      if constexpr (kKind == Kind::kClamp) {
        d[i] = x[i] <= flat ? 0.0f : d[i];
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(least));
      } else {
        const float s = std::is_same_v<T, bf16> ? 0.5f * tanh_fast(0.5f * x[i]) + 0.5f : sigmoid(x[i]);
        const float y = kKind == Kind::kSilu ? x[i] * s : s;
        d[i] *= kKind == Kind::kSilu ? s + y * (1.0f - s) : s * (1.0f - s);
        x[i] = y;
      }
    }
  }

 private:
  __device__ __forceinline__ static float tanh_fast(float x) {
    float y;
    asm("tanh.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
  }
};

// Calls use(f) with f of its kind: a branch around a loop, not in it.
template <class T, class Use>
__device__ __forceinline__ void with_pointwise(Activation f, Use use) {
  if (f == Activation::kSilu) {
    use(Pointwise<T, Kind::kSilu>(f));
  } else if (f == Activation::kSigmoid) {
    use(Pointwise<T, Kind::kSigmoid>(f));
  } else {
    use(Pointwise<T, Kind::kClamp>(f));
  }
}

template <class T>
__device__ __forceinline__ void widen_pairs(const uint32_t (&pairs)[4], float (&x)[8]) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const float2 two = widen_pair<T>(pairs[i]);
    x[2 * i] = two.x;
    x[2 * i + 1] = two.y;
  }
}

template <class T>
__device__ __forceinline__ void narrow_pairs(const float (&x)[8], uint32_t (&pairs)[4]) {
#pragma unroll
  for (int i = 0; i < 4; ++i) pairs[i] = narrow_pair<T>(x[2 * i], x[2 * i + 1]);
}

}  // namespace gimbal::flao_lrpe
