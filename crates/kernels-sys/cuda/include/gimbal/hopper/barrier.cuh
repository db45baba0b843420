// Barriers of compute capability 9.0: mbarriers in shared memory, and the dependence between two launches.
#pragma once

#include "../shared.cuh"

namespace gimbal::hopper {

using gimbal::shared_address;

// An mbarrier counts arrivals and the bytes of copies. Phases alternate; whoever waits names the parity of the phase
// that must have ended. A fresh barrier is in phase 0, so waiting for parity 1 returns at once.
struct Barrier {
  uint64_t state;

  __device__ __forceinline__ void init(uint32_t arrivals) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared_address(&state)), "r"(arrivals) : "memory");
  }

  __device__ __forceinline__ void arrive() {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(shared_address(&state)) : "memory");
  }

  // One arrival, and this many bytes more to come before the phase ends.
  __device__ __forceinline__ void arrive_and_expect(uint32_t bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(shared_address(&state)), "r"(bytes)
                 : "memory");
  }

#define GIMBAL_WAIT(SCOPE) \
  uint32_t done; \
  do { \
    asm volatile( \
        "{\n" \
        ".reg .pred p;\n" \
        "mbarrier.try_wait.parity" SCOPE ".shared::cta.b64 p, [%1], %2;\n" \
        "selp.u32 %0, 1, 0, p;\n" \
        "}" \
        : "=r"(done) \
        : "r"(shared_address(&state)), "r"(parity) \
        : "memory"); \
  } while (!done)

  __device__ __forceinline__ void wait(uint32_t parity) { GIMBAL_WAIT(""); }

  // Where other blocks of the cluster arrive.
  __device__ __forceinline__ void wait_for_others(uint32_t parity) { GIMBAL_WAIT(".acquire.cluster"); }
#undef GIMBAL_WAIT
};

// Makes initialised mbarriers known to the copy engine.
__device__ __forceinline__ void fence_barrier_init() {
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

// Makes what this thread stored to shared memory visible to the tensor cores and the copy engine, once a barrier follows.
__device__ __forceinline__ void fence_async_shared() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

// Lets the next launch of the stream start its blocks, where it was launched to allow that.
__device__ __forceinline__ void launch_dependents() { asm volatile("griddepcontrol.launch_dependents;" ::: "memory"); }

// Waits until everything that the launch before this one wrote is there.
__device__ __forceinline__ void wait_for_dependencies() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// The registers of each thread of this warpgroup from here on.
template <int kRegisters>
__device__ __forceinline__ void take_registers() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

template <int kRegisters>
__device__ __forceinline__ void give_registers() {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

}  // namespace gimbal::hopper
