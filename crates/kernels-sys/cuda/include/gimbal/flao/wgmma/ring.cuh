// How the Hopper kernels of FLAO are fed: one warp has the copy engine load tiles of 64 rows into a ring of slots in shared
// memory, and one or two warpgroups take them in turn. A block walks a contiguous range of the tiles of all heads.
#pragma once

#include "../../hopper/ring.cuh"
#include "../../hopper/wgmma.cuh"
#include "../params.cuh"
#include "../ranges.cuh"

namespace gimbal::flao::wgmma {

using hopper::Barrier;
using hopper::Keep;
using hopper::SlotCursor;
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

// The threads of a block that compute. One warpgroup leaves room for a second block on the multiprocessor, and so may two.
template <int kWarpgroups, int kBlocks = kWarpgroups == 1 ? 2 : 1>
struct Consumers {
  static constexpr int kThreads = kWarpgroups * kWarpgroupThreads;
  static constexpr int kSharedBytes = kBlocks == 2 ? 113 * 1024 : 227 * 1024;
  // Of the 65536 registers, of one and of two blocks of three warpgroups: (2 x 240 + 24) x 128 fit the 168 a thread that a block
  // starts with, (2 x 104 + 24) x 128 the 80.
  static constexpr int kRegisters = kBlocks == 2 ? 104 : 240;

  __device__ __forceinline__ static void synchronize() { gimbal::synchronize<kThreads>(kConsumersBarrier); }

  // Also whether it is true of any of them.
  __device__ __forceinline__ static bool any(bool it) {
    return gimbal::synchronize_or<kThreads>(kConsumersBarrier, it);
  }
};

using OneWarpgroup = Consumers<1>;
using TwoWarpgroups = Consumers<2>;
using TwoWarpgroupsOfTwo = Consumers<2, 2>;

// Threads of a block: those that compute, and those beside them of which one has the copy engine load. Giving registers
// to others takes a whole warpgroup.
constexpr int kOneWarpgroupThreads = OneWarpgroup::kThreads + 32;
constexpr int kTwoWarpgroupsThreads = TwoWarpgroups::kThreads + kWarpgroupThreads;

constexpr int kConsumerRegisters = TwoWarpgroups::kRegisters;
constexpr int kProducerRegisters = 24;

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

// Shared memory of a block: what it needs beside the ring, such as the matrix of the head that it is at, then slots, then
// their barriers. Each of `kOfTakers` warpgroups takes a slot, and kReleases of its threads free it: one of every warp, or one
// for all. kFills threads fill it.
template <int kOther, int kOfSlot, int kOfRing, int kOfTakers, int kReleases, int kFills>
struct SlotRing {
  static constexpr int kSlotBytes = kOfSlot;
  static constexpr int kSlots = kOfRing;
  static constexpr int kTakers = kOfTakers;
  static constexpr int kThreadsOfRelease = kWarpgroupThreads / kReleases;

  char* matrix;
  char* all;
  Barrier* fulls;
  Barrier* empties;
  float* scratch;  // one float a warp

  __device__ __forceinline__ SlotRing() {
    extern __shared__ char dynamic[];
    matrix = dynamic + hopper::bytes_to_panels(dynamic);
    all = matrix + kOther;
    fulls = reinterpret_cast<Barrier*>(all + kSlots * kSlotBytes);
    empties = fulls + kSlots;
    scratch = reinterpret_cast<float*>(empties + kSlots);
    if (threadIdx.x == 0) {
      for (int slot = 0; slot < kSlots; ++slot) {
        fulls[slot].init(kFills);
        empties[slot].init(kTakers * kReleases);
      }
      hopper::fence_barrier_init();
    }
    __syncthreads();
  }

  __device__ __forceinline__ static constexpr int slots() { return kSlots; }
  __device__ __forceinline__ char* slot(int index, int = 0) const { return all + index * kSlotBytes; }
  __device__ __forceinline__ Barrier& full(int index, int = 0) const { return fulls[index]; }
  __device__ __forceinline__ Barrier& empty(int index, int = 0) const { return empties[index]; }
};

constexpr int kBarrierBytes = 512;  // and scratch

// How many slots there is room for.
constexpr int slots_in(int shared_bytes, int other, int slot_bytes) {
  return (shared_bytes - hopper::kSharedAlignment - other - kBarrierBytes) / slot_bytes;
}

// Even where there is a matrix: it comes to a pair of slots, and a slot always goes to the same of two warpgroups.
template <class Team, int kMatrixElements, int kSlotBytes>
constexpr int kSlotsOfTeam = slots_in(Team::kSharedBytes, kMatrixElements * 2, kSlotBytes) & (kMatrixElements > 0 ? ~1 : ~0);

// Slots of kSlotColumns columns, which go to the warpgroups of a team in turn.
template <class Team, int kMatrixElements, int kSlotColumns, int kReleases = kWarpgroupThreads / 32>
struct Ring : SlotRing<kMatrixElements * 2, kPanels<kSlotColumns> * kPanelBytes,
                       kSlotsOfTeam<Team, kMatrixElements, kPanels<kSlotColumns> * kPanelBytes>, 1, kReleases, 1> {
  static constexpr int kStep = Team::kThreads / kWarpgroupThreads;
  static_assert(Ring::kSlots >= 2 * kStep, "a warpgroup needs a slot to compute from and one to be filled");
  static_assert(kMatrixElements * sizeof(float) <= 2 * Ring::kSlotBytes, "the matrix fits a pair of slots");
  static_assert(Ring::kSlots * 2 * sizeof(Barrier) + Team::kThreads / 32 * sizeof(float) <= kBarrierBytes, "barriers fit");
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

  // Of one head: the tiles of the block that is this one of those that share it.
  __device__ __forceinline__ Walk(const Sizes& sizes, int index, int block, int blocks)
      : heads(static_cast<int>(sizes.heads)), blocks_at_once(1) {
    tiles = static_cast<int>(tiles_of(sizes.rows, kTileRows));
    tile = from = static_cast<int>(static_cast<i64>(block) * tiles / blocks);
    left = static_cast<i64>(block + 1) * tiles / blocks - tile;
    batch = index / heads;
    head = index - batch * heads;
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
