// Asynchronous copies from global to shared memory (cp.async): bytes in flight that cost no registers.
#pragma once

#include "shared.cuh"
#include "vec.cuh"

namespace gimbal {

// 16 bytes, past L1: what is streamed is not read again.
__device__ __forceinline__ void copy_16(uint32_t to, const void* from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

// The first `bytes` of 16, or of 4; the rest becomes zero.
__device__ __forceinline__ void copy_16(uint32_t to, const void* from, int bytes) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(to), "l"(from), "r"(bytes) : "memory");
}
__device__ __forceinline__ void copy_4(uint32_t to, const void* from, int bytes) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(to), "l"(from), "r"(bytes) : "memory");
}

// 8 bytes go through L1; single elements have no such copy and are loaded as usual.
template <class T, int V>
__device__ __forceinline__ void copy_async(Vec<T, V>* to_shared, const T* from) {
  if constexpr (sizeof(Vec<T, V>) == 16) {
    // As in copy_16, through which the addresses would be computed in another order.
    const uint32_t to = shared_address(to_shared);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
  } else if constexpr (sizeof(Vec<T, V>) == 8) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(shared_address(to_shared)), "l"(from) : "memory");
  } else {
    *to_shared = load<T, V>(from);
  }
}

// The same, but 16 bytes go through L1 as well, for neighbours in a sector that come by another copy.
template <class T, int V>
__device__ __forceinline__ void copy_through_l1(Vec<T, V>* to_shared, const T* from) {
  if constexpr (sizeof(Vec<T, V>) == 16) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(shared_address(to_shared)), "l"(from) : "memory");
  } else {
    copy_async(to_shared, from);
  }
}

__device__ __forceinline__ void commit_copies() { asm volatile("cp.async.commit_group;" ::: "memory"); }

// Waits until at most kPending of the committed groups are still under way.
template <int kPending>
__device__ __forceinline__ void wait_for_copies() {
  asm volatile("cp.async.wait_group %0;" ::"n"(kPending) : "memory");
}

}  // namespace gimbal
