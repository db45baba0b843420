// Clusters of blocks (compute capability 9.0): they run at the same time, and reach each other's shared memory.
#pragma once

#include "barrier.cuh"

namespace gimbal::hopper {

__device__ __forceinline__ uint32_t cluster_rank() {
  uint32_t rank;
  asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  return rank;
}

// The barrier of a cluster, to which all threads of all its blocks come: what they wrote before they arrive is seen by
// those that have waited.
__device__ __forceinline__ void arrive_at_cluster() { asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory"); }
// The same where nothing that was written is to be seen but barriers, behind their fence: without a memory barrier.
__device__ __forceinline__ void arrive_at_cluster_relaxed() {
  asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
}
__device__ __forceinline__ void wait_for_cluster() { asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory"); }

// Arrives and waits, where threads of a warp may have ended.
__device__ __forceinline__ void meet_in_cluster() {
  asm volatile("barrier.cluster.arrive.release;" ::: "memory");
  asm volatile("barrier.cluster.wait.acquire;" ::: "memory");
}

// The address, for the whole cluster, of what another block has at this place of its shared memory.
__device__ __forceinline__ uint32_t address_in_block(uint32_t shared, uint32_t rank) {
  uint32_t address;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(address) : "r"(shared), "r"(rank));
  return address;
}

// Stores to shared memory: of this block, or at an address for the whole cluster.
__device__ __forceinline__ void store_shared(uint32_t address, float2 value, bool in_cluster) {
  if (in_cluster) {
    asm volatile("st.shared::cluster.v2.f32 [%0], {%1, %2};" ::"r"(address), "f"(value.x), "f"(value.y) : "memory");
  } else {
    asm volatile("st.shared.v2.f32 [%0], {%1, %2};" ::"r"(address), "f"(value.x), "f"(value.y) : "memory");
  }
}

// Stores four values to another block's shared memory, which its barrier there counts as bytes of a copy.
__device__ __forceinline__ void store_to_block(uint32_t address, float4 value, uint32_t barrier) {
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(address),
               "f"(value.x), "f"(value.y), "f"(value.z), "f"(value.w), "r"(barrier)
               : "memory");
}

// Arrives at another block's barrier, behind what this block has read: to release that to the cluster would take a memory barrier.
__device__ __forceinline__ void arrive_at_block(uint32_t barrier) {
  asm volatile("mbarrier.arrive.release.cta.shared::cluster.b64 _, [%0];" ::"r"(barrier) : "memory");
}

// Four values at an address for the whole cluster.
__device__ __forceinline__ float4 load_of_cluster(uint32_t address) {
  float4 value;
  asm volatile("ld.shared::cluster.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(value.x), "=f"(value.y), "=f"(value.z), "=f"(value.w)
               : "r"(address)
               : "memory");
  return value;
}

__device__ __forceinline__ void store_of_cluster(uint32_t address, uint4 value) {
  asm volatile("st.shared::cluster.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(address), "r"(value.x), "r"(value.y), "r"(value.z),
               "r"(value.w)
               : "memory");
}

__device__ __forceinline__ void store_of_cluster(uint32_t address, float value) {
  asm volatile("st.shared::cluster.f32 [%0], %1;" ::"r"(address), "f"(value) : "memory");
}

// Makes what this thread stored to shared memory of the cluster visible to tensor cores and copy engines, once a barrier follows.
__device__ __forceinline__ void fence_async_cluster() { asm volatile("fence.proxy.async.shared::cluster;" ::: "memory"); }

__device__ __forceinline__ float2 load_shared(uint32_t address) {
  float2 value;
  asm volatile("ld.shared.v2.f32 {%0, %1}, [%2];" : "=f"(value.x), "=f"(value.y) : "r"(address) : "memory");
  return value;
}

}  // namespace gimbal::hopper
