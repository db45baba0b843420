// Element types and vectors: load narrow, compute in f32, store narrow.
//
// A Vec<T, V> is what one thread moves in one access. It stays packed in registers while a load is in flight and
// is widened only where arithmetic starts, so that a bf16 load costs four registers and not eight.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <type_traits>

namespace gimbal {

using f16 = __half;
using bf16 = __nv_bfloat16;
using i64 = long long;

template <class T, int V>
struct alignas(sizeof(T) * V) Vec {
  static_assert(sizeof(T) * V <= 16, "a vector is at most one 16-byte access");
  T at[V];
};

template <class T, int V>
__device__ __forceinline__ Vec<T, V> load(const T* from) {
  Vec<T, V> to;
  if constexpr (sizeof(to) == 16) {
    *reinterpret_cast<uint4*>(&to) = __ldg(reinterpret_cast<const uint4*>(from));
  } else if constexpr (sizeof(to) == 8) {
    *reinterpret_cast<uint2*>(&to) = __ldg(reinterpret_cast<const uint2*>(from));
  } else {
    static_assert(V == 1, "vectors are 16 or 8 bytes wide, or one element");
    to.at[0] = __ldg(from);
  }
  return to;
}

// A plain store. Marking it as streaming (.cs) cost 3 % of the bandwidth of a 1:1 copy on an H200.
template <class T, int V>
__device__ __forceinline__ void store(T* to, const Vec<T, V>& from) {
  if constexpr (sizeof(from) == 16) {
    *reinterpret_cast<uint4*>(to) = *reinterpret_cast<const uint4*>(&from);
  } else if constexpr (sizeof(from) == 8) {
    *reinterpret_cast<uint2*>(to) = *reinterpret_cast<const uint2*>(&from);
  } else {
    *to = from.at[0];
  }
}

__device__ __forceinline__ float widen(float value) { return value; }
__device__ __forceinline__ float widen(f16 value) { return __half2float(value); }
__device__ __forceinline__ float widen(bf16 value) { return __bfloat162float(value); }

template <class T>
__device__ __forceinline__ T narrow(float value) {
  if constexpr (sizeof(T) == 4) {
    return value;
  } else if constexpr (std::is_same_v<T, f16>) {
    return __float2half_rn(value);
  } else {
    return __float2bfloat16_rn(value);
  }
}

template <class T, int V>
__device__ __forceinline__ void widen(const Vec<T, V>& from, float (&to)[V]) {
#pragma unroll
  for (int i = 0; i < V; ++i) to[i] = widen(from.at[i]);
}

// Rounds once. Pairs, because the hardware converts two values to a packed pair in one instruction.
template <class T, int V>
__device__ __forceinline__ Vec<T, V> narrow(const float (&from)[V]) {
  Vec<T, V> to;
  if constexpr (V % 2 == 0 && std::is_same_v<T, bf16>) {
#pragma unroll
    for (int i = 0; i < V; i += 2)
      *reinterpret_cast<__nv_bfloat162*>(&to.at[i]) = __floats2bfloat162_rn(from[i], from[i + 1]);
  } else if constexpr (V % 2 == 0 && std::is_same_v<T, f16>) {
#pragma unroll
    for (int i = 0; i < V; i += 2)
      *reinterpret_cast<__half2*>(&to.at[i]) = __floats2half2_rn(from[i], from[i + 1]);
  } else {
#pragma unroll
    for (int i = 0; i < V; ++i) to.at[i] = narrow<T>(from[i]);
  }
  return to;
}

// Two neighbouring elements of 16 bits in a register, the lower half first.
template <class T>
__device__ __forceinline__ float2 widen_pair(unsigned pair) {
  if constexpr (std::is_same_v<T, bf16>) {
    return {__uint_as_float(pair << 16), __uint_as_float(pair & 0xffff0000u)};
  } else {
    return __half22float2(*reinterpret_cast<const __half2*>(&pair));
  }
}

template <class T>
__device__ __forceinline__ unsigned narrow_pair(float low, float high) {
  if constexpr (std::is_same_v<T, bf16>) {
    const __nv_bfloat162 pair = __floats2bfloat162_rn(low, high);
    return *reinterpret_cast<const unsigned*>(&pair);
  } else {
    const __half2 pair = __floats2half2_rn(low, high);
    return *reinterpret_cast<const unsigned*>(&pair);
  }
}

// The larger of each pair of elements; NaN gives way to a number.
template <class T, int V>
__device__ __forceinline__ Vec<T, V> maximum(const Vec<T, V>& a, const Vec<T, V>& b) {
  Vec<T, V> to;
  if constexpr (V % 2 == 0 && sizeof(T) == 2) {
    using Pair = std::conditional_t<std::is_same_v<T, bf16>, __nv_bfloat162, __half2>;
#pragma unroll
    for (int i = 0; i < V; i += 2)
      *reinterpret_cast<Pair*>(&to.at[i]) =
          __hmax2(*reinterpret_cast<const Pair*>(&a.at[i]), *reinterpret_cast<const Pair*>(&b.at[i]));
  } else {
#pragma unroll
    for (int i = 0; i < V; ++i) to.at[i] = narrow<T>(fmaxf(widen(a.at[i]), widen(b.at[i])));
  }
  return to;
}

}  // namespace gimbal
