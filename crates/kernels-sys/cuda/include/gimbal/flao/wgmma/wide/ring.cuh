// D and E up to 256: panels of 64 columns, as many as the columns need, so that a width costs its own bytes. A block has the
// shared memory of its multiprocessor.
#pragma once

#include "../../reference.cuh"
#include "../fragment.cuh"

namespace gimbal::flao::wgmma::wide {

constexpr int kSharedBytes = 227 * 1024;

// The operand in shared memory that a head's matrix becomes: kE panels of kD * 64 rows.
template <int kD, int kE>
constexpr int kMatrixBytes = kD * kE * kPanelBytes;

constexpr int kScratch = 16;

// Slots of kSlotPanels panels.
template <int kOther, int kSlotPanels, int kTakers, int kReleases = kWarpgroupThreads / 32, int kFills = 1>
struct Ring : SlotRing<kOther, kSlotPanels * kPanelBytes, slots_in(kSharedBytes, kOther, kSlotPanels * kPanelBytes),
                       kTakers, kReleases, kFills> {
  static_assert(Ring::kSlots >= (kFills == 1 ? 2 : 1), "one to work on and, but where others are under way, one to be filled");
  static_assert((Ring::kSlots * 2 + 4) * sizeof(Barrier) + kScratch * sizeof(float) <= kBarrierBytes, "barriers fit");
};

// The panels of one tile, each in a slot of its own, from a place in the ring on. They need not lie together.
template <class Ring, int kPanelsOfTile>
struct Panels {
  static_assert(kPanelsOfTile <= Ring::kSlots, "a tile fits");
  const SlotCursor<Ring>& from;

  __device__ __forceinline__ SlotCursor<Ring> cursor(int panel) const {
    SlotCursor<Ring> at = from;
    at.advance(panel);
    return at;
  }
  __device__ __forceinline__ char* operator[](int panel) const { return from.ring.slot(cursor(panel).slot); }

  // Waits for panels [begin, end) to be there, a lane for each: one after the other took a tenth of the time of a tile.
  __device__ __forceinline__ void take(int begin, int end) const {
    const int panel = begin + threadIdx.x % 32;
    if (panel < end) cursor(panel).take();
    __syncwarp();
  }

  // This warp has done with them.
  __device__ __forceinline__ void release(int begin, int end) const {
    static_assert(Ring::kThreadsOfRelease == 32);
    const int panel = begin + threadIdx.x % 32;
    __syncwarp();
    if (panel < end) from.ring.empty(cursor(panel).slot).arrive();
  }

  // Leaves them to the other warpgroup. Waiting by parity is right only for who saw the phase before, so a slot is free once all
  // have seen it full.
  __device__ __forceinline__ void pass(int begin, int end) const {
    take(begin, end);
    release(begin, end);
  }
};

// The panels of a tile that lie together.
struct Together {
  char* first;
  __device__ __forceinline__ char* operator[](int panel) const { return first + panel * kPanelBytes; }
};

// Some of the panels of a tile: those of one tensor.
template <class Panels>
struct PanelsFrom {
  const Panels& panels;
  int first;
  __device__ __forceinline__ char* operator[](int panel) const { return panels[first + panel]; }
};

template <class Panels>
__device__ __forceinline__ PanelsFrom<Panels> from_panel(const Panels& panels, int first) {
  return {panels, first};
}

// Loads one panel of a tile. The place of one that is null stays empty.
template <Keep kKeep, class Ring>
__device__ __forceinline__ void load_one(SlotCursor<Ring>& cursor, const Walk& walk, const TensorMap* map, int panel) {
  Barrier& full = cursor.await_empty();
  if (map == nullptr) {
    full.arrive();
  } else {
    full.arrive_and_expect(kPanelBytes);
    hopper::load_panel<kKeep>(cursor.ring.slot(cursor.slot), *map, panel * hopper::kPanelColumns, walk.at(), full);
  }
  cursor.advance(1);
}

// What a block needs of a head's matrix (d x e): `columns` columns from `first` on. It comes in pieces of as many rows as a slot
// holds.
struct MatrixPart {
  int d;
  int e;
  int first;
  int columns;

  template <class Ring>
  __device__ __forceinline__ int rows_of_piece() const {
    return Ring::kSlotBytes / (columns * static_cast<int>(sizeof(float)));
  }
};

__device__ __forceinline__ MatrixPart whole_matrix(int d, int e) { return {d, e, 0, e}; }

// In f16, before a matrix is rounded its largest element must be known: it is gone through twice.
template <class T>
constexpr int kTimesMatrix = std::is_same_v<T, f16> ? 2 : 1;

// So many times, in pieces.
template <int kTimes, class Ring>
__device__ __forceinline__ void produce_matrix(SlotCursor<Ring>& cursor, const float* matrix, const MatrixPart& part) {
  const int row_bytes = part.columns * sizeof(float);
  for (int time = 0; time < kTimes; ++time) {
    for (int row = 0; row < part.d; row += part.rows_of_piece<Ring>(), cursor.advance(1)) {
      const int rows = min(part.d - row, part.rows_of_piece<Ring>());
      Barrier& full = cursor.await_empty();
      full.arrive_and_expect(rows * row_bytes);
      char* const to = cursor.ring.slot(cursor.slot);
      const float* const from = matrix + row * part.e + part.first;
      if (part.columns == part.e) {
        hopper::load_bytes(to, from, rows * row_bytes, full);
      } else {
        for (int i = 0; i < rows; ++i) hopper::load_bytes(to + i * row_bytes, from + i * part.e, row_bytes, full);
      }
    }
  }
}

// For kernels that multiply by the matrix of each head: for every stretch of a head the pieces of its matrix, then its
// tiles, of each kFirst panels of one tensor and so many of the other.
template <int kFirst, class Ring>
__device__ __forceinline__ void produce_for_matrix(const Ring& ring, Walk walk, const float* matrices, int d, int e,
                                                   const TensorMap* first, const TensorMap* second, int panels_of_second) {
  SlotCursor<Ring> cursor{ring, 0};
  while (walk.left > 0) {
    produce_matrix<1>(cursor, matrices + walk.index() * d * e, whole_matrix(d, e));
    for (int tiles = walk.tiles_here(); tiles > 0; --tiles, walk.advance(1)) {
      for (int panel = 0; panel < kFirst; ++panel) load_one<Keep::kLast>(cursor, walk, first, panel);
      for (int panel = 0; panel < panels_of_second; ++panel) load_one<Keep::kLast>(cursor, walk, second, panel);
    }
  }
}

// Copies the rows of a tile of kPanelsOfRow panels that a warp's fragments have from shared memory to those rows of an operand that
// exist and its `columns`: 16 bytes a lane, row after row. What is read does not wait for what is written.
template <class T, int kPanelsOfRow, class Panels>
__device__ __forceinline__ void store_rows(const Operand& to, const Walk& walk, int tile, i64 rows, int columns,
                                           const Panels& panels) {
  constexpr int kAtOnce = 4;
  const int chunk = threadIdx.x % 8;
  const int first_row = threadIdx.x % kWarpgroupThreads / 32 * 16;
  const i64 first = static_cast<i64>(walk.tile + tile) * kTileRows;
  const int left = static_cast<int>(min(rows - first, static_cast<i64>(kTileRows)));
  T* const at = static_cast<T*>(to.at) + walk.batch * to.batch_stride + walk.head * to.head_stride + first * to.row_stride;
#pragma unroll 1
  for (int step = 0; step < 4 * kPanelsOfRow; step += kAtOnce) {
    const auto place = [&](int i) { return threadIdx.x % 32 / 8 + 4 * (step + i); };
    Vec<T, 8> eights[kAtOnce];
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const int row = first_row + place(i) / kPanelsOfRow;
      const char* const from = panels[place(i) % kPanelsOfRow] + row * hopper::kPanelRowBytes;
      eights[i] = reinterpret_cast<const Vec<T, 8>*>(from)[chunk ^ row % 8];
    }
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i) {
      const int row = first_row + place(i) / kPanelsOfRow;
      const int column = place(i) % kPanelsOfRow * hopper::kPanelColumns + chunk * 8;
      if (row < left && column < columns) gimbal::store<T, 8>(at + row * to.row_stride + column, eights[i]);
    }
  }
}

}  // namespace gimbal::flao::wgmma::wide
