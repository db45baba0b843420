// Shared memory by address, which copies and products want, and a block's named barriers.
#pragma once

#include <cstdint>

namespace gimbal {

__device__ __forceinline__ uint32_t shared_address(const void* at) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(at));
}

__device__ __forceinline__ uint32_t load_word(uint32_t from) {
  uint32_t word;
  asm volatile("ld.shared.u32 %0, [%1];" : "=r"(word) : "r"(from) : "memory");
  return word;
}

__device__ __forceinline__ unsigned short load_half_word(uint32_t from) {
  unsigned short half;
  asm volatile("ld.shared.u16 %0, [%1];" : "=h"(half) : "r"(from) : "memory");
  return half;
}

__device__ __forceinline__ void store_word(uint32_t to, uint32_t word) {
  asm volatile("st.shared.u32 [%0], %1;" ::"r"(to), "r"(word) : "memory");
}

__device__ __forceinline__ void store_half_word(uint32_t to, unsigned short half) {
  asm volatile("st.shared.u16 [%0], %1;" ::"r"(to), "h"(half) : "memory");
}

// Waits for `kThreads` threads of the block at its barrier `name`; 0 is that of __syncthreads.
template <int kThreads>
__device__ __forceinline__ void synchronize(int name) {
  asm volatile("bar.sync %0, %1;" ::"r"(name), "n"(kThreads) : "memory");
}

__device__ __forceinline__ void synchronize(int name, int threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(name), "r"(threads) : "memory");
}

// Counts among them, and does not wait.
__device__ __forceinline__ void arrive(int name, int threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(name), "r"(threads) : "memory");
}

// Also whether `it` is true of any of them.
template <int kThreads>
__device__ __forceinline__ bool synchronize_or(int name, bool it) {
  int any;
  asm volatile(
      "{\n"
      ".reg .pred p, q;\n"
      "setp.ne.s32 p, %1, 0;\n"
      "barrier.cta.red.or.pred q, %2, %3, p;\n"
      "selp.s32 %0, 1, 0, q;\n"
      "}"
      : "=r"(any)
      : "r"(static_cast<int>(it)), "r"(name), "n"(kThreads)
      : "memory");
  return any != 0;
}

}  // namespace gimbal
