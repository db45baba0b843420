// Functions f(x) before the position encoding; the pointwise ones, and their gradients.
#pragma once

namespace gimbal {

// Which activation a launch applies. Kernels are compiled for a class of them (none, pointwise, either softmax, norm); within
// the class the choice is made at run time, by a branch that is uniform over the grid.
enum class Activation : int {
  kNone = 0,
  kRelu = 1,
  kSigmoid = 2,
  kSilu = 3,
  kSoftmaxFeature = 4,
  kSoftmaxSequence = 5,
  kRmsNorm = 6
};

constexpr float kLog2E = 1.4426950408889634f;

// 2^x in one instruction, relative error 2^-22.
__device__ __forceinline__ float exp2_fast(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

// 1/x in one instruction, relative error 2^-23.
__device__ __forceinline__ float reciprocal_fast(float x) {
  float y;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

__device__ __forceinline__ float sigmoid(float x) { return reciprocal_fast(1.0f + exp2_fast(-kLog2E * x)); }

template <int V>
__device__ __forceinline__ void pointwise(Activation f, float (&x)[V]) {
  switch (f) {
    case Activation::kRelu:
      // Written so that NaN stays NaN.
#pragma unroll
      for (int i = 0; i < V; ++i) x[i] = x[i] < 0.0f ? 0.0f : x[i];
      break;
    case Activation::kSigmoid:
#pragma unroll
      for (int i = 0; i < V; ++i) x[i] = sigmoid(x[i]);
      break;
    case Activation::kSilu:
#pragma unroll
      for (int i = 0; i < V; ++i) x[i] *= sigmoid(x[i]);
      break;
    default:
      break;
  }
}

// d ← f'(x) ⊙ d.
template <int V>
__device__ __forceinline__ void pointwise_gradient(Activation f, const float (&x)[V], float (&d)[V]) {
  switch (f) {
    case Activation::kRelu:
#pragma unroll
      for (int i = 0; i < V; ++i) d[i] = x[i] <= 0.0f ? 0.0f : d[i];
      break;
    case Activation::kSigmoid:
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float s = sigmoid(x[i]);
        d[i] *= s * (1.0f - s);
      }
      break;
    case Activation::kSilu:
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float s = sigmoid(x[i]);
        d[i] *= s * (1.0f + x[i] * (1.0f - s));
      }
      break;
    default:
      break;
  }
}

}  // namespace gimbal
