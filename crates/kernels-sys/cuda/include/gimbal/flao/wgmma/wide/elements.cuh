// Rows that begin at any element, which the copy engine does not take: warps copy the 16-byte pieces that the rows of a panel
// touch (cp.async), and move them from there to where they belong in a slot. What a row or a tile lacks becomes zero.
#pragma once

#include "../../../async_copy.cuh"
#include "matrix.cuh"
#include "ring.cuh"

namespace gimbal::flao::wgmma::wide {

// Whether a pass is told operands, not maps of the copy engine.
template <class Params>
constexpr bool kByElement = std::is_same_v<Params, Sum> || std::is_same_v<Params, Apply> ||
                            std::is_same_v<Params, BackwardQueries> || std::is_same_v<Params, BackwardKeys>;

// What a loader needs of shared memory.
constexpr int kPanelsAhead = 3;
constexpr int kPiecesOfRow = 9;  // of 16 bytes, that 64 elements touch at most
constexpr int kBufferBytes = kTileRows * kPiecesOfRow * 16;
constexpr int kLoaderBytes = kPanelsAhead * kBufferBytes;

// Loads panels into slots, in order, by all threads of a warpgroup: a warp has sixteen rows of each. While one is moved to its
// slot the next ones are under way.
template <class T, class Ring>
class PanelLoader {
 public:
  static constexpr int kWarps = kWarpgroupThreads / 32;  // each of them fills a slot
  static constexpr int kAhead = kPanelsAhead;
  static constexpr int kPieces = kPiecesOfRow;
  static constexpr int kPitch = kPieces * 16;

  __device__ __forceinline__ PanelLoader(const Ring& ring, const char* room)
      : ring_(ring), warp_(threadIdx.x / 32 % kWarps), lane_(threadIdx.x % 32), room_(hopper::shared_address(room)) {}

  // Panel `panel` of the walk's tile of an operand of so many columns goes to panel `place` of the cursor's slot, which has it
  // as its last panel or not.
  __device__ __forceinline__ void load(const SlotCursor<Ring>& cursor, int place, bool is_last, const Operand& operand,
                                       int columns, int panel, const Walk& walk, i64 all_rows) {
    wait_for_copies<kAhead - 1>();
    __syncwarp();
    put(pending_[0]);
#pragma unroll
    for (int i = 0; i + 1 < kAhead; ++i) pending_[i] = pending_[i + 1];

    const i64 first = static_cast<i64>(walk.tile) * kTileRows;
    const int rows = operand.at == nullptr ? 0 : static_cast<int>(min(all_rows - first, static_cast<i64>(kTileRows)));
    columns = max(0, min(columns - panel * hopper::kPanelColumns, hopper::kPanelColumns));
    const char* from = static_cast<const char*>(operand.at) +
                       (walk.batch * operand.batch_stride + walk.head * operand.head_stride + first * operand.row_stride +
                        panel * hopper::kPanelColumns) *
                           static_cast<i64>(sizeof(T));
    const i64 stride = operand.row_stride * static_cast<i64>(sizeof(T));
    Panel next;
    next.slot = cursor.slot;
    next.place = place;
    next.phase_last = static_cast<int>(cursor.phase) << 1 | static_cast<int>(is_last);
    next.buffer = buffer_;
    next.rows_columns = rows << 8 | columns;
    next.begin_stride = static_cast<int>(reinterpret_cast<uintptr_t>(from) & 15) << 8 | static_cast<int>(stride & 15);
    pending_[kAhead - 1] = next;

    const uint32_t buffer = room_ + buffer_ * kBufferBytes;
    for (int i = lane_; i < kRowsOfWarp * kPieces; i += 32) {
      const int row = warp_ * kRowsOfWarp + i / kPieces;
      const int piece = i % kPieces;
      const char* const start = from + row * stride;
      const int shift = static_cast<int>(reinterpret_cast<uintptr_t>(start) & 15);
      const int bytes = shift + columns * static_cast<int>(sizeof(T)) - piece * 16;
      if (row < rows && columns > 0 && bytes > 0)
        copy_16(buffer + row * kPitch + piece * 16, start - shift + piece * 16, min(bytes, 16));
    }
    commit_copies();
    buffer_ = buffer_ + 1 == kAhead ? 0 : buffer_ + 1;
  }

  // Puts what is still under way.
  __device__ __forceinline__ void finish() const {
    wait_for_copies<0>();
    __syncwarp();
#pragma unroll
    for (int i = 0; i < kAhead; ++i) put(pending_[i]);
  }

 private:
  static constexpr int kRowsOfWarp = kTileRows / kWarps;

  // Where `slot` is -1 there is none.
  struct Panel {
    int slot = -1;
    int place = 0;
    int phase_last = 0;
    int buffer = 0;
    int rows_columns = 0;
    int begin_stride = 0;  // modulo 16 bytes
  };

  __device__ __forceinline__ void put(const Panel& panel) const {
    if (panel.slot < 0) return;
    if (panel.place == 0) ring_.empty(panel.slot).wait(panel.phase_last >> 1 ^ 1);
    const int rows = panel.rows_columns >> 8;
    const int columns = panel.rows_columns & 255;
    const int begin = panel.begin_stride >> 8;
    const int stride = panel.begin_stride & 255;
    const uint32_t buffer = room_ + panel.buffer * kBufferBytes;
    const uint32_t slot = hopper::shared_address(ring_.slot(panel.slot)) + panel.place * kPanelBytes;
#pragma unroll 8
    for (int i = 0; i < kRowsOfWarp; ++i) {
      const int row = warp_ * kRowsOfWarp + i;
      const int shift = (begin + row * stride) & 15;
      const uint32_t from = buffer + row * kPitch + (shift & ~3) + lane_ * 4;
      uint32_t pair = load_word(from);
      if (shift & 2) pair = __funnelshift_r(pair, load_word(from + 4), 16);
      if (row >= rows || 2 * lane_ >= columns) pair = 0;
      if (2 * lane_ + 1 >= columns) pair &= 0xffff;
      const uint32_t to = slot + row * hopper::kPanelRowBytes + ((lane_ / 4 ^ row % 8) << 4) + lane_ % 4 * 4;
      store_word(to, pair);
    }
    // Before the products that read it.
    hopper::fence_async_shared();
    __syncwarp();
    if ((panel.phase_last & 1) != 0 && lane_ == 0) ring_.full(panel.slot).arrive();
  }

  const Ring& ring_;
  int warp_;
  int lane_;
  uint32_t room_;
  int buffer_ = 0;
  Panel pending_[kAhead];
};

// The ring of a pass, with room for its loader where it goes by element, between the matrix and the slots.
template <bool kOfElements, int kOther, int kSlotPanels, int kTakers, int kReleases = kWarpgroupThreads / 32>
using RingOf = Ring<kOther + (kOfElements ? kLoaderBytes : 0), kSlotPanels, kTakers, kReleases,
                    kOfElements ? kWarpgroupThreads / 32 : 1>;

// Rounds the next head's matrix, of any columns and at any float, to the operand, as take_matrix does.
template <class T, class Team, int kD, int kE, class Ring>
__device__ __forceinline__ float take_matrix_by_element(const Ring& ring, const float* matrix, const MatrixPart& part) {
  return round_matrix<T, Team, kD, kE>(ring, [&](auto use) {
    const int chunks_of_row = (part.columns + 7) / 8;
#pragma unroll 2
    for (int chunk = threadIdx.x; chunk < part.d * chunks_of_row; chunk += Team::kThreads) {
      const int row = chunk / chunks_of_row;
      const int column = (chunk - row * chunks_of_row) * 8;
      const float* const from = matrix + row * part.e + part.first + column;
      float eight[8];
#pragma unroll
      for (int i = 0; i < 8; ++i) eight[i] = column + i < part.columns ? __ldcg(from + i) : 0.0f;
      use(row, column, eight);
    }
  });
}

// Copies panels of a tile from shared memory to the columns, from panel `first` on, that there are of the rows of an operand. By
// all threads of a warpgroup, each warp a row at a time.
template <class T, int kPanelsOfRow, class Panels>
__device__ __forceinline__ void store_elements(const Operand& to, hopper::TileCoordinates tile, i64 rows, int columns,
                                               int first, const Panels& panels) {
  const int warp = threadIdx.x / 32 % 4;
  const int lane = threadIdx.x % 32;
  const int left = static_cast<int>(min(rows - tile.row, static_cast<i64>(kTileRows)));
  T* at = static_cast<T*>(to.at) + tile.batch * to.batch_stride + tile.head * to.head_stride + tile.row * to.row_stride;
#pragma unroll 2
  for (int row = warp; row < left; row += 4) {
#pragma unroll
    for (int i = 0; i < 2 * kPanelsOfRow; ++i) {
      const int in_panel = i % 2 * 32 + lane;
      const int column = (first + i / 2) * hopper::kPanelColumns + in_panel;
      if (column >= columns) continue;
      const char* const from = panels[i / 2] + row * hopper::kPanelRowBytes + ((in_panel / 8 ^ row % 8) << 4);
      at[row * to.row_stride + column] = reinterpret_cast<const T*>(from)[in_panel % 8];
    }
  }
}

// For every tile of the block kFirst panels of one tensor, of D columns, and kSecond of the other, of E, each in a slot.
template <class T, int kFirst, int kSecond, class Ring>
__device__ __forceinline__ void produce_by_element(const Ring& ring, const char* room, Walk walk, const Operand& first,
                                                   const Operand& second, const Sizes& sizes) {
  PanelLoader<T, Ring> loader(ring, room);
  SlotCursor<Ring> cursor{ring, 0};
  for (; walk.left > 0; walk.advance(1)) {
    for (int panel = 0; panel < kFirst + kSecond; ++panel, cursor.advance(1)) {
      const bool is_first = panel < kFirst;
      loader.load(cursor, 0, true, is_first ? first : second, is_first ? sizes.d : sizes.e,
                  is_first ? panel : panel - kFirst, walk, sizes.rows);
    }
  }
  loader.finish();
}

// What passes do either way. Loading by element takes registers, so that those that compute have fewer: (2 x 224 + 56) x 128.
template <bool kOfElements>
__device__ __forceinline__ void give_registers() {
  hopper::give_registers<kOfElements ? 56 : kProducerRegisters>();
}

template <bool kOfElements>
__device__ __forceinline__ void take_registers() {
  hopper::take_registers<kOfElements ? 224 : kConsumerRegisters>();
}

template <bool kOfElements, class T, class Team, int kD, int kE, class Ring>
__device__ __forceinline__ float take_matrix_of(SlotCursor<Ring>& cursor, const float* matrices, const Walk& walk,
                                                const MatrixPart& part) {
  if constexpr (kOfElements) {
    return take_matrix_by_element<T, Team, kD, kE>(cursor.ring, matrices + walk.index() * part.d * part.e, part);
  } else {
    return take_matrix<T, Team, kD, kE>(cursor, part);
  }
}

template <bool kOfElements, class T, int kPanelsOfRow, class Panels>
__device__ __forceinline__ void store_tile_of(const Operand& to, const Walk& walk, int tile, i64 rows, int columns,
                                              const Panels& panels) {
  if constexpr (kOfElements) {
    hopper::TileCoordinates at = walk.at();
    at.row += tile * kTileRows;
    store_elements<T, kPanelsOfRow>(to, at, rows, columns, 0, panels);
  } else {
    store_rows<T, kPanelsOfRow>(to, walk, tile, rows, columns, panels);
  }
}

template <class Params>
__device__ __forceinline__ bool has_gate(const Params& params) {
  if constexpr (kByElement<Params>) {
    return params.g.at != nullptr;
  } else {
    return params.gated;
  }
}

}  // namespace gimbal::flao::wgmma::wide
