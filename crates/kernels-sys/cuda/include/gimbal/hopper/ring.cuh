// A ring of slots in shared memory, which the copy engine or some threads fill and others take. One barrier of a slot says
// that it is full, one that it is empty.
#pragma once

#include "tensor_copy.cuh"

namespace gimbal::hopper {

constexpr int kSharedAlignment = 1024;  // of panels, by which the swizzle repeats

// From the dynamic shared memory of a block to where panels may lie.
__device__ __forceinline__ uint32_t bytes_to_panels(const char* dynamic) {
  const uint32_t beyond = shared_address(dynamic) % kSharedAlignment;
  return beyond == 0 ? 0 : kSharedAlignment - beyond;
}

// A place in a ring, which has slots(), and for a slot, or for a part of one that comes by itself: slot, full, empty.
// Of every kThreadsOfRelease threads that take it one frees it.
template <class Ring>
struct SlotCursor {
  const Ring& ring;
  int slot;
  uint32_t phase = 0;

  __device__ __forceinline__ void advance(int step) {
    slot += step;
    if (slot >= ring.slots()) {
      slot -= ring.slots();
      phase ^= 1;
    }
  }

  // Waits until the slot may be filled, and gives what says that it is.
  __device__ __forceinline__ Barrier& await_empty(int part = 0) const {
    ring.empty(slot, part).wait(phase ^ 1);
    return ring.full(slot, part);
  }

  // Waits for the slot to be filled, and gives it.
  __device__ __forceinline__ char* take(int part = 0) const {
    ring.full(slot, part).wait(phase);
    return ring.slot(slot, part);
  }

  // This warp has done with the slot, or the warpgroup where one thread does the release.
  __device__ __forceinline__ void release(int part = 0) const {
    __syncwarp();
    if (threadIdx.x % Ring::kThreadsOfRelease == 0) ring.empty(slot, part).arrive();
  }
};

}  // namespace gimbal::hopper
