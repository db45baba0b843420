// How the blocks of a cluster that share a head add up what each has of its sums, without global memory. Each leaves its sums
// in its own shared memory, adds up some rows of what all have left, in the order of the blocks, and gives those rows, rounded, to
// the matrix of every block.
#pragma once

#include "../../hopper/cluster.cuh"
#include "matrix.cuh"

namespace gimbal::flao::wgmma {

// Where a row's columns from one on lie in the room of a warpgroup's sums, kD x kE. Groups of eight columns change places by the
// row, so that the rows that a warp writes at once lie in different banks.
template <int kE>
__device__ __forceinline__ uint32_t place_in_room(int row, int column) {
  return (row * kE + (column ^ row % 8 * 8)) * sizeof(float);
}

template <int kD, int kE>
__device__ __forceinline__ void leave_sums(char* room, const MatrixSums<kD, kE>& sums) {
  const int thread = threadIdx.x % kWarpgroupThreads;
  const int first_row = thread / 32 * 16 + thread % 32 / 4;
  const int first_column = thread % 4 * 2;
#pragma unroll
  for (int at = 0; at < 2 * sums.kHalf; at += 2) {
    const int block = at / sums.kEach;
    const int i = at % sums.kEach;
    const int row = block * 64 + first_row + i % 4 / 2 * 8;
    const int column = i / 4 * 8 + first_column;
    *reinterpret_cast<float2*>(room + place_in_room<kE>(row, column)) = {sums.of[block][i], sums.of[block][i + 1]};
  }
}

// How often the threads of a cluster meet while its sums are joined: those that load have to come, too.
template <class T>
constexpr int kMeetings = std::is_same_v<T, f16> ? 3 : 2;

// Whether the slots have room for the sums of a block, and what is behind the barriers for a float of each block.
template <class Ring, class Team, int kBlocks, int kD, int kE>
constexpr bool kCanJoin =
    Team::kThreads / kWarpgroupThreads * kD * kE * sizeof(float) <= Ring::kSlots * Ring::kSlotBytes &&
    Ring::kSlots * 2 * sizeof(hopper::Barrier) + (Team::kThreads / 32 + kBlocks) * sizeof(float) <= kBarrierBytes;

// Joins what all blocks have left in their rooms, one room a warpgroup, times `scale`, as a matrix in each block's shared memory,
// as load_matrix does, and returns what products with it are to be multiplied by. In f32 it also goes to `kept`, dense, where that is
// not null. `scratch` has a float for each block beside
// one for each warp.
template <class T, class Team, int kBlocks, int kD, int kE>
__device__ __forceinline__ float join_blocks(char* matrix, const char* rooms, float scale, float* kept,
                                             float* scratch) {
  constexpr int kRooms = Team::kThreads / kWarpgroupThreads;
  constexpr int kRoomBytes = kD * kE * static_cast<int>(sizeof(float));
  constexpr int kRows = kD / kBlocks;
  constexpr int kChunks = kRows * kE / 8;
  constexpr int kOfThread = (kChunks + Team::kThreads - 1) / Team::kThreads;
  const int first_row = static_cast<int>(hopper::cluster_rank()) * kRows;
  hopper::meet_in_cluster();
  float sum[kOfThread][8] = {};
#pragma unroll
  for (int block = 0; block < kBlocks; ++block) {
    const uint32_t of_block = hopper::address_in_block(hopper::shared_address(rooms), block);
#pragma unroll
    for (int i = 0; i < kOfThread * kRooms; ++i) {
      const int chunk = i % kOfThread * Team::kThreads + threadIdx.x;
      if (chunk >= kChunks) continue;
      float(&to)[8] = sum[i % kOfThread];
      const int row = first_row + chunk / (kE / 8);
      const uint32_t from = of_block + i / kOfThread * kRoomBytes + place_in_room<kE>(row, chunk % (kE / 8) * 8);
#pragma unroll
      for (int n = 0; n < 8; n += 4) {
        const float4 four = hopper::load_of_cluster(from + n * sizeof(float));
        to[n] += four.x;
        to[n + 1] += four.y;
        to[n + 2] += four.z;
        to[n + 3] += four.w;
      }
    }
  }
#pragma unroll
  for (int i = 0; i < kOfThread * 8; ++i) sum[i / 8][i % 8] *= scale;
  if (kept != nullptr) {
#pragma unroll
    for (int i = 0; i < kOfThread; ++i) {
      const int chunk = i * Team::kThreads + threadIdx.x;
      if (chunk >= kChunks) continue;
      float4* const to = reinterpret_cast<float4*>(kept + first_row * kE + chunk * 8);
      to[0] = {sum[i][0], sum[i][1], sum[i][2], sum[i][3]};
      to[1] = {sum[i][4], sum[i][5], sum[i][6], sum[i][7]};
    }
  }
  float of_f16 = 1.0f;
  if constexpr (std::is_same_v<T, f16>) {
    float largest = 0.0f;
#pragma unroll
    for (int i = 0; i < kOfThread * 8; ++i) largest = fmaxf(largest, finite_magnitude(sum[i / 8][i % 8]));
    largest = largest_of_lanes(largest);
    float* const of_blocks = scratch + Team::kThreads / 32;
    if (threadIdx.x % 32 == 0) scratch[threadIdx.x / 32] = largest;
    Team::synchronize();
    if (threadIdx.x < kBlocks) {
#pragma unroll
      for (int warp = 0; warp < Team::kThreads / 32; ++warp) largest = fmaxf(largest, scratch[warp]);
      const uint32_t place = hopper::shared_address(of_blocks + hopper::cluster_rank());
      hopper::store_of_cluster(hopper::address_in_block(place, threadIdx.x), largest);
    }
    hopper::meet_in_cluster();
    largest = 0.0f;
#pragma unroll
    for (int block = 0; block < kBlocks; ++block) largest = fmaxf(largest, of_blocks[block]);
    of_f16 = f16_scale_of<Team>(largest, scratch);
#pragma unroll
    for (int i = 0; i < kOfThread * 8; ++i) sum[i / 8][i % 8] *= of_f16;
  }
#pragma unroll
  for (int i = 0; i < kOfThread; ++i) {
    const int chunk = i * Team::kThreads + threadIdx.x;
    if (chunk >= kChunks) continue;
    const int row = first_row + chunk / (kE / 8);
    const int column = chunk % (kE / 8) * 8;
    const Vec<T, 8> eight = narrow<T>(sum[i]);
    const uint32_t to = hopper::shared_address(matrix) + column / hopper::kPanelColumns * kD * hopper::kPanelRowBytes +
                        row * hopper::kPanelRowBytes + (column % hopper::kPanelColumns / 8 ^ row % 8) * sizeof(eight);
#pragma unroll
    for (int block = 0; block < kBlocks; ++block)
      hopper::store_of_cluster(hopper::address_in_block(to, block), *reinterpret_cast<const uint4*>(&eight));
  }
  // Of what was written here to all matrices and, where the copy engine will write over it, read from all rooms; then of what
  // others wrote to this matrix.
  hopper::fence_async_cluster();
  hopper::meet_in_cluster();
  hopper::fence_async_shared();
  return 1.0f / of_f16;
}

}  // namespace gimbal::flao::wgmma
