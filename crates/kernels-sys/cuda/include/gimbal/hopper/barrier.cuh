// Barriers of compute capability 9.0: mbarriers in shared memory, named barriers of a block, and the dependence between
// two launches.
#pragma once

#include <cstdint>

namespace gimbal::hopper {

__device__ __forceinline__ uint32_t shared_address(const void* at) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(at));
}

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

  __device__ __forceinline__ void wait(uint32_t parity) {
    uint32_t done;
    do {
      asm volatile(
          "{\n"
          ".reg .pred p;\n"
          "mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n"
          "selp.u32 %0, 1, 0, p;\n"
          "}"
          : "=r"(done)
          : "r"(shared_address(&state)), "r"(parity)
          : "memory");
    } while (!done);
  }

  // Where other blocks of the cluster arrive.
  __device__ __forceinline__ void wait_for_others(uint32_t parity) {
    uint32_t done;
    do {
      asm volatile(
          "{\n"
          ".reg .pred p;\n"
          "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n"
          "selp.u32 %0, 1, 0, p;\n"
          "}"
          : "=r"(done)
          : "r"(shared_address(&state)), "r"(parity)
          : "memory");
    } while (!done);
  }
};

// Makes initialised mbarriers known to the copy engine.
__device__ __forceinline__ void fence_barrier_init() {
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

// Makes what this thread stored to shared memory visible to the tensor cores and the copy engine, once a barrier follows.
__device__ __forceinline__ void fence_async_shared() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

// Waits for `kThreads` threads of the block at its barrier `name`; 0 is that of __syncthreads.
template <int kThreads>
__device__ __forceinline__ void synchronize(int name) {
  asm volatile("bar.sync %0, %1;" ::"r"(name), "n"(kThreads) : "memory");
}

// The same, and whether `it` is true of any of them.
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
