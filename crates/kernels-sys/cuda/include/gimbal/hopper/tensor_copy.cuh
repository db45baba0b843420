// Copies of tensor tiles by the copy engine (TMA), between global and shared memory.
//
// A tile in shared memory is cut into panels of 64 columns of 16 bits, 128 bytes a row, and swizzled: the 16-byte chunk
// c of row r lies at chunk c ^ (r % 8). Panels start at multiples of 1024 bytes.
#pragma once

#include "barrier.cuh"

namespace gimbal::hopper {

constexpr int kPanelColumns = 64;
constexpr int kPanelRowBytes = 128;

// A CUtensorMap over (batch, head, row, column), made by the host with boxes of one panel.
struct alignas(64) TensorMap {
  uint64_t words[16];
};

// Where a tile starts.
struct TileCoordinates {
  int row;
  int head;
  int batch;
};

// Brings a map to where the copy engine looks for it: the first tile need not wait for it.
__device__ __forceinline__ void prefetch(const TensorMap& map) {
  asm volatile("prefetch.tensormap [%0];" ::"l"(&map) : "memory");
}

// How hard the L2 cache holds on to what is loaded.
enum class Keep { kNormal, kLast };

// What lies outside of the tensor becomes zero.
template <Keep kKeep>
__device__ __forceinline__ void load_panel(void* to_shared, const TensorMap& map, int column, TileCoordinates at,
                                           Barrier& barrier) {
  if constexpr (kKeep == Keep::kNormal) {
    asm volatile(
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4, "
        "%5}], [%6];" ::"r"(shared_address(to_shared)),
        "l"(&map), "r"(column), "r"(at.row), "r"(at.head), "r"(at.batch), "r"(shared_address(&barrier.state))
        : "memory");
  } else {
    constexpr uint64_t kEvictLast = 0x14f0000000000000;
    asm volatile(
        "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1, "
        "{%2, %3, %4, %5}], [%6], %7;" ::"r"(shared_address(to_shared)),
        "l"(&map), "r"(column), "r"(at.row), "r"(at.head), "r"(at.batch), "r"(shared_address(&barrier.state)),
        "l"(kEvictLast)
        : "memory");
  }
}

// Bytes that lie together: a multiple of 16, both addresses too.
__device__ __forceinline__ void load_bytes(void* to_shared, const void* from, uint32_t bytes, Barrier& barrier) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                   shared_address(to_shared)),
               "l"(from), "r"(bytes), "r"(shared_address(&barrier.state))
               : "memory");
}

// What lies outside of the tensor is not written.
__device__ __forceinline__ void store_panel(const TensorMap& map, int column, TileCoordinates at,
                                            const void* from_shared) {
  asm volatile(
      "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [%0, {%2, %3, %4, %5}], [%1];" ::"l"(&map),
      "r"(shared_address(from_shared)), "r"(column), "r"(at.row), "r"(at.head), "r"(at.batch)
      : "memory");
}

// The same, added to what stands there, rounded as its elements are.
__device__ __forceinline__ void add_panel(const TensorMap& map, int column, TileCoordinates at, const void* from_shared) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.tile.bulk_group [%0, {%2, %3, %4, %5}], [%1];" ::"l"(&map),
      "r"(shared_address(from_shared)), "r"(column), "r"(at.row), "r"(at.head), "r"(at.batch)
      : "memory");
}

__device__ __forceinline__ void commit_stores() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }

// Waits until the copy engine has read the shared memory of all of this thread's stores. No block may end before that.
__device__ __forceinline__ void wait_for_stores_read() {
  asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

}  // namespace gimbal::hopper
