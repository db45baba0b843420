// How two blocks of a cluster add up what each has of a sum: one panel of 64 x 64 a warpgroup goes either way for every tile.
// Barriers count the bytes that come, as of copies, and say when they have been read, so that no memory barrier of the cluster is
// needed: those took a tenth of the time.
#pragma once

#include "../../../hopper/cluster.cuh"
#include "ring.cuh"

namespace gimbal::flao::wgmma::wide {

// A warpgroup's side of it; that of the other block has the same place in shared memory.
class Exchange {
 public:
  static constexpr int kFours = 8;  // of the 32 sums of a thread
  static constexpr int kBytesOfWarpgroup = kFours * kWarpgroupThreads * static_cast<int>(sizeof(float4));
  static constexpr int kBytes = 2 * kBytesOfWarpgroup;
  static constexpr int kBarriers = 4;

  __device__ __forceinline__ Exchange(char* room, Barrier* barriers) : room_(room), barriers_(barriers) {}

  // All threads of both blocks come here, before anyone gives.
  __device__ __forceinline__ void begin() const {
    if (threadIdx.x == 0) {
      for (int i = 0; i < kBarriers; i += 2) {
        barriers_[i].init(1);
        barriers_[i + 1].init(kWarpgroupThreads / 32);
      }
      hopper::fence_barrier_init();
    }
    hopper::arrive_at_cluster();
    hopper::wait_for_cluster();
  }

  // All that give and take come here, as no block may end before the other has done with it.
  __device__ __forceinline__ void end() const {
    __syncwarp();
    hopper::arrive_at_cluster();
    hopper::wait_for_cluster();
  }

  // Gives the other block's warpgroup these sums times `scale`.
  __device__ __forceinline__ void give(const float (&sum)[32], float scale) {
    if (threadIdx.x % kWarpgroupThreads == 0) filled().arrive_and_expect(kBytesOfWarpgroup);
    taken().wait(phase_ ^ 1);
    const uint32_t room = of_other(own_room());
    const uint32_t barrier = of_other(&filled());
#pragma unroll
    for (int i = 0; i < kFours; ++i) {
      const float4 four = {sum[4 * i] * scale, sum[4 * i + 1] * scale, sum[4 * i + 2] * scale, sum[4 * i + 3] * scale};
      hopper::store_to_block(room + i * kWarpgroupThreads * sizeof(float4), four, barrier);
    }
  }

  // Multiplies these sums by `scale` and adds what the other block gives.
  __device__ __forceinline__ void take(float (&sum)[32], float scale) {
    filled().wait(phase_);
    const float4* const room = own_room();
#pragma unroll
    for (int i = 0; i < kFours; ++i) {
      const float4 four = room[i * kWarpgroupThreads];
      sum[4 * i] = sum[4 * i] * scale + four.x;
      sum[4 * i + 1] = sum[4 * i + 1] * scale + four.y;
      sum[4 * i + 2] = sum[4 * i + 2] * scale + four.z;
      sum[4 * i + 3] = sum[4 * i + 3] * scale + four.w;
    }
    __syncwarp();
    if (threadIdx.x % 32 == 0) hopper::arrive_at_block(of_other(&taken()));
    phase_ ^= 1;
  }

 private:
  __device__ __forceinline__ Barrier& filled() const { return barriers_[2 * warpgroup_of_thread()]; }
  __device__ __forceinline__ Barrier& taken() const { return barriers_[2 * warpgroup_of_thread() + 1]; }
  __device__ __forceinline__ float4* own_room() const {
    return reinterpret_cast<float4*>(room_ + warpgroup_of_thread() * kBytesOfWarpgroup) + threadIdx.x % kWarpgroupThreads;
  }
  __device__ __forceinline__ static uint32_t of_other(const void* shared) {
    return hopper::address_in_block(hopper::shared_address(shared), hopper::cluster_rank() ^ 1);
  }

  char* room_;
  Barrier* barriers_;
  uint32_t phase_ = 0;
};

}  // namespace gimbal::flao::wgmma::wide
