// Slots of a ring by addresses that are kept: what the compiler makes of pointers it makes anew for each tile, in instructions that
// wait for one another.
#pragma once

#include "../flao/ranges.cuh"
#include "../hopper/ring.cuh"

namespace gimbal::flao_lrpe {

template <class Ring>
struct SlotsAt {
  uint32_t slots;
  uint32_t barriers;  // full, then empty
  int lane;

  __device__ __forceinline__ explicit SlotsAt(const Ring& ring)
      : slots(flao::opaque(hopper::shared_address(ring.slot(0)))),
        barriers(flao::opaque(hopper::shared_address(&ring.full(0)))),
        lane(flao::opaque(threadIdx.x % 32)) {}

  __device__ __forceinline__ uint32_t slot(int index) const { return slots + index * Ring::kSlotBytes; }

  // As SlotCursor::take.
  __device__ __forceinline__ void take(const hopper::SlotCursor<Ring>& at) const {
    uint32_t done;
    do {
      asm volatile(
          "{\n"
          ".reg .pred p;\n"
          "mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n"
          "selp.u32 %0, 1, 0, p;\n"
          "}"
          : "=r"(done)
          : "r"(full(at.slot)), "r"(at.phase)
          : "memory");
    } while (!done);
  }

  // As SlotCursor::release, by one thread of a warp.
  __device__ __forceinline__ void release(int slot) const {
    static_assert(Ring::kThreadsOfRelease == 32);
    __syncwarp();
    if (lane == 0) arrive(slot);
  }

  __device__ __forceinline__ void arrive(int slot) const {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(full(slot + Ring::kSlots)) : "memory");
  }
  // So many at once.
  __device__ __forceinline__ void arrive(int slot, uint32_t arrivals) const { arrive_at(full(slot + Ring::kSlots), arrivals); }

  __device__ __forceinline__ static void arrive_at(uint32_t barrier, uint32_t arrivals) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(arrivals) : "memory");
  }

 private:
  __device__ __forceinline__ uint32_t full(int slot) const { return barriers + slot * sizeof(hopper::Barrier); }
};

}  // namespace gimbal::flao_lrpe
