// Tiles of shared memory seen through the registers of a product: a warp reads and writes 16 rows x 16 columns of a tile in
// the places that a warpgroup's sums have (hopper/wgmma.cuh).
#pragma once

#include "../../mma.cuh"
#include "ring.cuh"

namespace gimbal::flao::wgmma {

// The thread's place in any tile. Register 2 * n + i of a block of columns 16 * c ... belongs to sums
// 4 * (2 * c + n) + 2 * i and the next.
struct Fragment {
  uint32_t offset;

  __device__ __forceinline__ static Fragment of_thread() {
    const int thread = threadIdx.x % kWarpgroupThreads;
    const int lane = thread % 32;
    const int row = thread / 32 * 16 + lane % 16;
    return {static_cast<uint32_t>(row * hopper::kPanelRowBytes + ((lane / 16 ^ row % 8) << 4))};
  }

  // Gates, or ones where there are none: whatever lies there then. A branch around the load would cost registers.
  template <class T>
  __device__ __forceinline__ void load_gates(uint32_t (&pairs)[4], uint32_t tile, int block, bool gated) const {
    load(pairs, tile, block);
#pragma unroll
    for (int i = 0; i < 4; ++i) pairs[i] = gated ? pairs[i] : narrow_pair<T>(1.0f, 1.0f);
  }

  // In panels of 64 rows, or of more of which these are some.
  template <int kBytesOfPanel = kPanelBytes>
  __device__ __forceinline__ uint32_t at(uint32_t tile, int block) const {
    return tile + block / 4 * kBytesOfPanel + (offset ^ (block % 4 << 5));
  }

  __device__ __forceinline__ void load(uint32_t (&pairs)[4], uint32_t tile, int block) const {
    load_matrices(pairs, at(tile, block));
  }

  template <int kBytesOfPanel = kPanelBytes>
  __device__ __forceinline__ void store(uint32_t tile, int block, const uint32_t (&pairs)[4]) const {
    store_matrices(at<kBytesOfPanel>(tile, block), pairs);
  }

  // Rounds kColumns columns of sums, times `scale`, into a tile.
  template <class T, int kColumns, int kBytesOfPanel = kPanelBytes>
  __device__ __forceinline__ void store_sums(uint32_t tile, const float (&sum)[kColumns / 2], float scale) const {
#pragma unroll
    for (int block = 0; block < kColumns / 16; ++block) {
      uint32_t pairs[4];
#pragma unroll
      for (int i = 0; i < 4; ++i)
        pairs[i] = narrow_pair<T>(sum[8 * block + 2 * i] * scale, sum[8 * block + 2 * i + 1] * scale);
      store<kBytesOfPanel>(tile, block, pairs);
    }
  }
};

// Copies a tile of kColumns columns from shared memory to the rows of an operand that exist and its `columns`, a multiple of
// 8: 16 bytes a thread and whole rows together; all of a warpgroup. The copy engine would store a panel, half a row, at a time: 3 % slower.
template <class T, int kColumns>
__device__ __forceinline__ void store_tile(const Operand& to, const Walk& walk, int tile, i64 rows, int columns,
                                           const char* from) {
  constexpr int kChunks = kColumns / 8;
  constexpr int kRowsAtOnce = kWarpgroupThreads / kChunks;
  const int thread = threadIdx.x % kWarpgroupThreads;
  const int chunk = thread % kChunks;
  const int first = thread / kChunks;
  const i64 row = static_cast<i64>(walk.tile + tile) * kTileRows + first;
  const int left = static_cast<int>(min(rows - row, static_cast<i64>(kTileRows)));
  if (chunk * 8 >= columns) return;
  T* at = static_cast<T*>(to.at) + walk.batch * to.batch_stride + walk.head * to.head_stride + row * to.row_stride +
          chunk * 8;
  const char* panel = from + chunk / 8 * kPanelBytes + first * hopper::kPanelRowBytes;
#pragma unroll 4
  for (int i = 0; i < kTileRows; i += kRowsAtOnce) {
    if (i < left) {
      const int place = chunk % 8 ^ (first + i) % 8;
      const auto eight = reinterpret_cast<const Vec<T, 8>*>(panel + i * hopper::kPanelRowBytes)[place];
      gimbal::store<T, 8>(at, eight);
    }
    at += kRowsAtOnce * to.row_stride;
  }
}

}  // namespace gimbal::flao::wgmma
