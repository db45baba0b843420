// How the Hopper kernels of FLAO are fed: one warp has the copy engine load tiles of 64 rows into a ring of slots in shared
// memory, and one or two warpgroups take them in turn. A block walks a contiguous range of the tiles of all heads.
#pragma once

#include "../../hopper/tensor_copy.cuh"
#include "../../hopper/wgmma.cuh"
#include "../params.cuh"
#include "../ranges.cuh"

namespace gimbal::flao::wgmma {

using hopper::Barrier;
using hopper::Keep;
using hopper::TensorMap;

constexpr int kTileRows = 64;

// Tensor cores cut off what does not fit when they add to a sum, always towards zero: after s steps of 16 rows a sum may
// have lost s * 2^-23 of itself. So a head is walked in stretches of at most so many tiles (32768 rows: 2.4e-4), between
// which sums go to global memory.
constexpr int kMostTiles = 512;

constexpr int kPanelBytes = kTileRows * hopper::kPanelRowBytes;
constexpr int kWarpgroupThreads = 128;

template <int kColumns>
constexpr int kPanels = kColumns / hopper::kPanelColumns;

// Named barriers of the block; 0 is __syncthreads.
constexpr int kConsumersBarrier = 1;
constexpr int kWarpgroupBarrier = 2;  // and the next, one a warpgroup

// The threads of a block that compute. One warpgroup leaves room for a second block on the multiprocessor.
template <int kWarpgroups>
struct Consumers {
  static constexpr int kThreads = kWarpgroups * kWarpgroupThreads;
  static constexpr int kSharedBytes = kWarpgroups == 1 ? 113 * 1024 : 227 * 1024;

  __device__ __forceinline__ static void synchronize() { gimbal::synchronize<kThreads>(kConsumersBarrier); }

  // Also whether it is true of any of them.
  __device__ __forceinline__ static bool any(bool it) {
    return gimbal::synchronize_or<kThreads>(kConsumersBarrier, it);
  }
};

using OneWarpgroup = Consumers<1>;
using TwoWarpgroups = Consumers<2>;

// Threads of a block: those that compute, and those beside them of which one has the copy engine load. Giving registers
// to others takes a whole warpgroup.
constexpr int kOneWarpgroupThreads = OneWarpgroup::kThreads + 32;
constexpr int kTwoWarpgroupsThreads = TwoWarpgroups::kThreads + kWarpgroupThreads;

__device__ __forceinline__ int warpgroup_of_thread() { return threadIdx.x / kWarpgroupThreads; }

// The threads of one's own warpgroup, as a part of those that compute.
struct OwnWarpgroup {
  static constexpr int kThreads = kWarpgroupThreads;

  __device__ __forceinline__ static void synchronize() {
    gimbal::synchronize<kThreads>(kWarpgroupBarrier + warpgroup_of_thread());
  }

  __device__ __forceinline__ static bool any(bool it) {
    return gimbal::synchronize_or<kThreads>(kWarpgroupBarrier + warpgroup_of_thread(), it);
  }
};

__device__ __forceinline__ void synchronize_warpgroup() { OwnWarpgroup::synchronize(); }

// Shared memory of a block: the matrix of the head that it is at, then slots that hold kSlotColumns columns each. Each of
// kReleases threads frees a slot that a warpgroup has done with: one of every warp, or one for all.
template <class Team, int kMatrixElements, int kSlotColumns, int kReleases = kWarpgroupThreads / 32>
struct Ring {
  static constexpr int kMatrixBytes = kMatrixElements * 2;
  static constexpr int kReleasesOfSlot = kReleases;
  static constexpr int kSlotBytes = kPanels<kSlotColumns> * kPanelBytes;
  static constexpr int kAlignment = 1024;
  static constexpr int kBarrierBytes = 512;
  static constexpr int kStep = Team::kThreads / kWarpgroupThreads;
  static constexpr int kRoom = (Team::kSharedBytes - kAlignment - kMatrixBytes - kBarrierBytes) / kSlotBytes;
  // Even beside a matrix: it comes to a pair of slots, and a slot always goes to the same of two warpgroups.
  static constexpr int kSlots = kMatrixElements > 0 ? kRoom / 2 * 2 : kRoom;
  static_assert(kSlots >= 2 * kStep, "a warpgroup needs a slot to compute from and one to be filled");
  static_assert(kMatrixElements * sizeof(float) <= 2 * kSlotBytes, "the matrix fits a pair of slots");
  static_assert(kSlots * 2 * sizeof(Barrier) + Team::kThreads / 32 * sizeof(float) <= kBarrierBytes, "barriers fit");

  char* matrix;
  char* slots;
  Barrier* full;
  Barrier* empty;
  float* scratch;  // one float a warp

  __device__ __forceinline__ Ring() {
    extern __shared__ char dynamic[];
    const uint32_t beyond = hopper::shared_address(dynamic) % kAlignment;
    matrix = dynamic + (beyond == 0 ? 0 : kAlignment - beyond);
    slots = matrix + kMatrixBytes;
    full = reinterpret_cast<Barrier*>(slots + kSlots * kSlotBytes);
    empty = full + kSlots;
    scratch = reinterpret_cast<float*>(empty + kSlots);
    if (threadIdx.x == 0) {
      for (int slot = 0; slot < kSlots; ++slot) {
        full[slot].init(1);
        empty[slot].init(kReleases);
      }
      hopper::fence_barrier_init();
    }
    __syncthreads();
  }

  __device__ __forceinline__ char* slot(int index) const { return slots + index * kSlotBytes; }
};

// A place in the ring.
template <class Ring>
struct SlotCursor {
  const Ring& ring;
  int slot;
  uint32_t phase = 0;

  __device__ __forceinline__ void advance(int step) {
    slot += step;
    if (slot >= Ring::kSlots) {
      slot -= Ring::kSlots;
      phase ^= 1;
    }
  }

  // Waits until the slot may be filled, and gives what says that it is.
  __device__ __forceinline__ Barrier& await_empty() const {
    ring.empty[slot].wait(phase ^ 1);
    return ring.full[slot];
  }

  // Waits for the slot to be filled, and gives it.
  __device__ __forceinline__ char* take() const {
    ring.full[slot].wait(phase);
    return ring.slot(slot);
  }

  // This warp has done with the slot, or the warpgroup where one thread does the release.
  __device__ __forceinline__ void release() const {
    __syncwarp();
    if (threadIdx.x % (kWarpgroupThreads / Ring::kReleasesOfSlot) == 0) ring.empty[slot].arrive();
  }
};

// A walk over the tiles of the block. Kernels that have taken all registers keep it, so it has no more than it needs.
struct Walk {
  i64 left;   // tiles of the block from here on
  int from;   // the first tile of the head that is the block's
  int tile;   // of the head
  int tiles;  // of each head
  int head, heads, batch;
  unsigned blocks_at_once;  // on the same rows

  __device__ __forceinline__ explicit Walk(const Sizes& sizes, unsigned at_once = 1)
      : heads(static_cast<int>(sizes.heads)), blocks_at_once(at_once) {
    const Range range(sizes, kTileRows, block(), gridDim.x / at_once);
    left = range.end - range.begin;
    const i64 index = range.begin / range.tiles;
    tile = from = static_cast<int>(range.begin - index * range.tiles);
    tiles = static_cast<int>(range.tiles);
    batch = static_cast<int>(index / sizes.heads);
    head = static_cast<int>(index - batch * sizes.heads);
  }

  // Blocks that work on the same rows count as one.
  __device__ __forceinline__ unsigned block() const { return blockIdx.x / blocks_at_once; }

  // Tiles of the next stretch: those of this head that are the block's, up to kMostTiles.
  __device__ __forceinline__ int tiles_here() const {
    return static_cast<int>(min(left, static_cast<i64>(min(tiles - tile, kMostTiles))));
  }

  // Whether the block adds to what is where it leaves the sum of this head: its own of an earlier stretch, or, where the call
  // `adds`, what the caller has there.
  __device__ __forceinline__ bool is_added(bool adds) const { return tile > from || (adds && from == 0); }

  // Of the head among all heads.
  __device__ __forceinline__ i64 index() const { return static_cast<i64>(batch) * heads + head; }

  // Where the block leaves the sum of this head.
  __device__ __forceinline__ float* sum_of(float* sums, float* partials, int width) const {
    return flao::sum_of(block(), index(), from == 0, sums, partials, width);
  }

  __device__ __forceinline__ hopper::TileCoordinates at() const { return {tile * kTileRows, head, batch}; }

  __device__ __forceinline__ void advance(int by) {
    left -= by;
    tile += by;
    if (tile == tiles) {
      tile = from = 0;
      if (++head == heads) {
        head = 0;
        ++batch;
      }
    }
  }
};

// Loads the tiles of kTensors tensors, each of columns[i] columns, into one slot. The place of one that is null stays empty.
template <Keep kKeep, class Ring, int kTensors>
__device__ __forceinline__ void load_tiles(const SlotCursor<Ring>& cursor, const Walk& walk,
                                           const TensorMap* const (&maps)[kTensors], const int (&columns)[kTensors]) {
  int bytes = 0;
#pragma unroll
  for (int i = 0; i < kTensors; ++i)
    if (maps[i] != nullptr) bytes += columns[i] / hopper::kPanelColumns * kPanelBytes;
  Barrier& full = cursor.await_empty();
  full.arrive_and_expect(bytes);
  char* to = cursor.ring.slot(cursor.slot);
#pragma unroll
  for (int i = 0; i < kTensors; ++i) {
#pragma unroll
    for (int column = 0; column < columns[i]; column += hopper::kPanelColumns) {
      if (maps[i] != nullptr) hopper::load_panel<kKeep>(to, *maps[i], column, walk.at(), full);
      to += kPanelBytes;
    }
  }
}

// For kernels that only read: all tiles of the block, one slot after the other.
template <class Ring, int kTensors>
__device__ __forceinline__ void produce(const Ring& ring, Walk walk, const TensorMap* const (&maps)[kTensors],
                                        const int (&columns)[kTensors]) {
  for (SlotCursor<Ring> cursor{ring, 0}; walk.left > 0; walk.advance(1), cursor.advance(1))
    load_tiles<Keep::kNormal>(cursor, walk, maps, columns);
}

// Loads the matrix of a head, f32, into the next two slots.
template <class Ring>
__device__ __forceinline__ void produce_matrix(SlotCursor<Ring>& cursor, const float* matrix, int elements) {
  char* to = cursor.ring.slot(cursor.slot);
  Barrier& first = cursor.await_empty();
  cursor.advance(1);
  Barrier& second = cursor.await_empty();
  cursor.advance(1);
  first.arrive_and_expect(elements * sizeof(float));
  hopper::load_bytes(to, matrix, elements * sizeof(float), first);
  second.arrive();
}

// Loads the tiles of a stretch. It has an even number of slots, the last of an odd one is left unfilled, so that pairs of slots
// lie together.
template <class Ring, int kTensors>
__device__ __forceinline__ void produce_stretch(SlotCursor<Ring>& cursor, Walk& walk,
                                                const TensorMap* const (&maps)[kTensors],
                                                const int (&columns)[kTensors]) {
  const int tiles = walk.tiles_here();
  for (int tile = 0; tile < tiles; ++tile, walk.advance(1), cursor.advance(1))
    load_tiles<Keep::kLast>(cursor, walk, maps, columns);
  if (tiles % 2 != 0) {
    cursor.await_empty().arrive();
    cursor.advance(1);
  }
}

// For kernels that multiply by the matrix of each head (matrix.cuh), which begins at a multiple of 16 bytes: for every
// stretch of a head a pair of slots with the matrix, then its tiles.
//
// These kernels also write. What they load is kept in the L2 cache though nothing reads it again: lines to be written
// back then leave the cache sooner, and memory moved 5 % more bytes a second (2 reads, 2 writes, H200).
template <class Ring, int kTensors>
__device__ __forceinline__ void produce_for_matrix(const Ring& ring, Walk walk, const float* matrices, int elements,
                                                   const TensorMap* const (&maps)[kTensors],
                                                   const int (&columns)[kTensors]) {
  SlotCursor<Ring> cursor{ring, 0};
  while (walk.left > 0) {
    produce_matrix(cursor, matrices + walk.index() * elements, elements);
    produce_stretch(cursor, walk, maps, columns);
  }
}

}  // namespace gimbal::flao::wgmma
