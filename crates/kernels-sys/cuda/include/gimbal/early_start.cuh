// A launch that starts before the one before it has ended (programmatic dependent launch, from compute capability 9.0
// on). Families that are compiled for it define GIMBAL_EARLY_START; elsewhere these compile to nothing.
#pragma once

namespace gimbal {

// Waits until everything that the launches before this one wrote is there. Nothing else may be read or written before.
__device__ __forceinline__ void wait_for_dependencies() {
#ifdef GIMBAL_EARLY_START
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

// Lets the next launch of the stream start its blocks, where it was launched to allow that.
__device__ __forceinline__ void launch_dependents() {
#ifdef GIMBAL_EARLY_START
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

}  // namespace gimbal
