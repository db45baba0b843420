// Rows that begin at any element, which the copy engine does not take: warps copy the 16-byte pieces that the rows of a panel touch to
// a buffer (cp.async), and others move them from there to where they belong in a slot. What a row or a tile lacks becomes zero. Rows of a
// tensor that all begin at multiples of 16 bytes need no buffer: the others copy them to where they belong.
#pragma once

#include "../../../async_copy.cuh"
#include "matrix.cuh"
#include "ring.cuh"

namespace gimbal::flao::wgmma::wide {

// Whether a pass is told operands, not maps of the copy engine.
template <class Params>
constexpr bool kByElement = std::is_same_v<Params, Sum> || std::is_same_v<Params, Apply> ||
                            std::is_same_v<Params, BackwardQueries> || std::is_same_v<Params, BackwardKeys>;

// Four words of shared memory, at a multiple of 16 bytes.
__device__ __forceinline__ void load_four_words(uint32_t* words, uint32_t from) {
  asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
               : "r"(from)
               : "memory");
}

__device__ __forceinline__ uint16_t load_half_word(uint32_t from) {
  uint16_t half_word;
  asm volatile("ld.shared.u16 %0, [%1];" : "=h"(half_word) : "r"(from) : "memory");
  return half_word;
}

__device__ __forceinline__ void store_four_words(uint32_t to, const uint32_t (&words)[4]) {
  asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(words[0]), "r"(words[1]), "r"(words[2]), "r"(words[3])
               : "memory");
}

// This thread arrives once all that it has copied so far (cp.async) is there.
__device__ __forceinline__ void arrive_by_copies(const Barrier& barrier) {
  asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(hopper::shared_address(&barrier.state)) : "memory");
}

// The same of those that are there by copies alone, of which the barrier need not count: it waits for them before what arrives later.
__device__ __forceinline__ void await_copies(const Barrier& barrier) {
  asm volatile("cp.async.mbarrier.arrive.shared::cta.b64 [%0];" ::"r"(hopper::shared_address(&barrier.state)) : "memory");
}

// Whether rows of 16-bit elements can be moved 16 bytes at a time. Found anew wherever it is asked for: kept, it would be spilled.
__device__ __forceinline__ bool are_vectors(const Operand& of) {
  const auto bits = static_cast<i64>(reinterpret_cast<uintptr_t>(of.at)) | 2 * (of.batch_stride | of.head_stride | of.row_stride);
  return opaque(static_cast<int>(bits)) % 16 == 0;
}

__device__ __forceinline__ int panels_of(int columns) { return (columns + hopper::kPanelColumns - 1) / hopper::kPanelColumns; }

// Where products read what was copied, behind the barrier that says so.
template <bool kOfElements>
__device__ __forceinline__ void see_copies() {
  if constexpr (kOfElements) hopper::fence_async_shared();
}

// The warps of a block beside two warpgroups that compute: so many that copy pieces to buffers, and as many that move them to
// slots. A thread that did both would wait for either in turn. Where sums need the registers there are half as many.
constexpr int kLoaders = 4;
constexpr int kFewLoaders = 2;

template <int kOfLoaders>
constexpr int kThreadsWith = TwoWarpgroups::kThreads + 2 * kOfLoaders * 32;

// A buffer holds a panel: of each row the pieces that 64 elements touch at most.
constexpr int kPiecesOfRow = 9;
constexpr int kPiecePitch = kPiecesOfRow * 16;
constexpr int kBufferBytes = kTileRows * kPiecePitch;

// How panels are shared out: by all warps together each, or forward one a warp, so that none waits for the others, where there is room
// for two buffers each or more. More buffers keep more of memory busy, as long as they take no slots of two tiles, or of one and a half.
struct Buffers {
  int warps_of_panel;
  int count;
};

constexpr Buffers buffers_in(int other, int slot_bytes, int slots_of_tile, int loaders, bool one_a_warp) {
  const auto slots = [=](int buffers) { return slots_in(kSharedBytes, other + buffers * kBufferBytes, slot_bytes); };
  for (int of_warp = 3; one_a_warp && of_warp >= 2; --of_warp)
    if (2 * slots(of_warp * loaders) >= 3 * slots_of_tile) return {1, of_warp * loaders};
  constexpr int kFewest = 3;
  const int fewest = slots(kFewest) < 2 * slots_of_tile ? slots(kFewest) : 2 * slots_of_tile;
  int buffers = 6;
  while (buffers > kFewest && slots(buffers) < fewest) --buffers;
  return {loaders, buffers};
}

template <int kOther, int kSlotPanels, int kSlotsOfTile, bool kOneAWarp, int kOfLoaders>
constexpr Buffers kBuffersIn = buffers_in(kOther, kSlotPanels * kPanelBytes, kSlotsOfTile, kOfLoaders, kOneAWarp);

// The ring of a pass that goes by element. The buffers lie between the matrix and the slots, and their barriers last.
template <int kOther, int kSlotPanels, int kSlotsOfTile, bool kOneAWarp, int kReleases, int kOfLoaders>
struct ElementsRing : Ring<kOther + kBuffersIn<kOther, kSlotPanels, kSlotsOfTile, kOneAWarp, kOfLoaders>.count * kBufferBytes,
                           kSlotPanels, 2, kReleases, kOfLoaders> {
  static constexpr int kLoaders = kOfLoaders;
  static constexpr Buffers kOf = kBuffersIn<kOther, kSlotPanels, kSlotsOfTile, kOneAWarp, kOfLoaders>;
  static constexpr int kBuffers = kOf.count;
  static constexpr int kWarpsOfPanel = kOf.warps_of_panel;
  static constexpr int kTeams = kLoaders / kWarpsOfPanel;
  static_assert(kBuffers % kTeams == 0, "each has its own");
  static_assert((ElementsRing::kSlots * 2 + 4 + kBuffers * 2) * sizeof(Barrier) + kScratch * sizeof(float) <= kBarrierBytes,
                "barriers fit");

  uint32_t buffers;
  Barrier* copied;
  Barrier* moved;

  __device__ __forceinline__ ElementsRing() {
    buffers = hopper::shared_address(this->all) - kBuffers * kBufferBytes;
    moved = this->fulls + kBarrierBytes / sizeof(Barrier) - kBuffers;
    copied = moved - kBuffers;
    if (threadIdx.x == 0) {
      for (int buffer = 0; buffer < kBuffers; ++buffer) {
        copied[buffer].init(kWarpsOfPanel * 32);
        moved[buffer].init(kWarpsOfPanel);
      }
    }
    __syncthreads();
  }
};

// A place among the buffers of the thread's team, which has panels in turn with the others.
template <class Ring>
struct BufferCursor {
  int before = threadIdx.x / 32 % Ring::kLoaders / Ring::kWarpsOfPanel;  // panels of others before the team's next
  int buffer = before;
  uint32_t phase = 0;

  // Goes on by a panel that no buffer is for, and says whether it is the team's.
  __device__ __forceinline__ bool pass() {
    before = before > 0 ? before - 1 : Ring::kTeams - 1;
    return before == Ring::kTeams - 1;
  }

  // Goes on by a panel, which is used if it is the team's.
  template <class Use>
  __device__ __forceinline__ void next(Use use) {
    if (before > 0) {
      --before;
      return;
    }
    use();
    before = Ring::kTeams - 1;
    buffer += Ring::kTeams;
    if (buffer >= Ring::kBuffers) {
      buffer -= Ring::kBuffers;
      phase ^= 1;
    }
  }
};

// The ring of a pass either way, of slots of kSlotPanels panels, of which a tile takes kSlotsOfTile.
template <bool kOfElements, int kOther, int kSlotPanels, int kSlotsOfTile, int kTakers, bool kOneAWarp = false,
          int kReleases = kWarpgroupThreads / 32, int kOfLoaders = kLoaders>
using RingOf = std::conditional_t<kOfElements, ElementsRing<kOther, kSlotPanels, kSlotsOfTile, kOneAWarp, kReleases, kOfLoaders>,
                                  Ring<kOther, kSlotPanels, kTakers, kReleases>>;

// The 16 bytes of 32 from an element on, of the first eight.
__device__ __forceinline__ void take_eight(uint32_t (&to)[4], const uint32_t (&from)[8], int element) {
  uint32_t by_four[6];
  uint32_t by_two[5];
#pragma unroll
  for (int i = 0; i < 6; ++i) by_four[i] = (element & 4) != 0 ? from[i + 2] : from[i];
#pragma unroll
  for (int i = 0; i < 5; ++i) by_two[i] = (element & 2) != 0 ? by_four[i + 1] : by_four[i];
#pragma unroll
  for (int i = 0; i < 4; ++i) to[i] = __funnelshift_r(by_two[i], by_two[i + 1], (element & 1) * 16);
}

// What a tile has of a tensor: so many panels, from `first` on. Of one that is null there is nothing. Where a slot is waited for and others of
// it come first, aligned rows go by a buffer, too, in which they are ahead of the slot.
struct PanelsOf {
  const Operand& operand;
  int columns;
  int first;
  int count;
  bool may_be_direct = true;
};

// A panel of a tile, as a lane of a warp that copies or moves sees it: the warp has some of its rows, eight lanes a row.
template <class T, int kWarpsOfPanel>
struct PanelOfLane {
  static constexpr int kRowsOfWarp = kTileRows / kWarpsOfPanel;
  static constexpr int kRows = kRowsOfWarp / 4;  // of a lane, four rows apart

  const T* at;  // the lane's first row
  i64 stride;
  int rows;     // of the tile
  int columns;  // of the panel; none where it is beyond them all
  bool is_direct;  // not by way of a buffer

  __device__ __forceinline__ static int lane() { return threadIdx.x % 32; }
  __device__ __forceinline__ static int first_row() { return threadIdx.x / 32 % kWarpsOfPanel * kRowsOfWarp; }
  __device__ __forceinline__ static int row() { return first_row() + lane() / 8; }
  __device__ __forceinline__ static int piece() { return lane() % 8; }

  // Copies the piece that holds an element, of a row of so many bytes from there on. It is zero where they do not reach.
  __device__ __forceinline__ static void copy_piece(uint32_t to, const char* from, int bytes) {
    const int shift = static_cast<int>(reinterpret_cast<uintptr_t>(from) & 15);
    copy_16(to, from - shift, max(min(shift + bytes, 16), 0));
  }

  // Rows that the tile lacks, and pieces that a row lacks, become zero: all of the buffer is read.
  __device__ __forceinline__ void copy(uint32_t buffer) const {
    constexpr int kNone = -16;
    const i64 row_bytes = stride * static_cast<i64>(sizeof(T));
    const int bytes = columns * static_cast<int>(sizeof(T));
    const char* const first = reinterpret_cast<const char*>(at);
    const char* from = first + piece() * 16;
    const uint32_t to = buffer + row() * kPiecePitch + piece() * 16;
#pragma unroll 2
    for (int i = 0; i < kRows; ++i, from += 4 * row_bytes)
      copy_piece(to + 4 * i * kPiecePitch, from, row() + 4 * i < rows ? bytes - piece() * 16 : kNone);
    // The ninth piece of rows each.
#pragma unroll 1
    for (int i = lane(); i < kRowsOfWarp; i += 32) {
      const int of_ninth = first_row() + i;
      copy_piece(buffer + of_ninth * kPiecePitch + 8 * 16, first + (of_ninth - row()) * row_bytes + 8 * 16,
                 of_ninth < rows ? bytes - 8 * 16 : kNone);
    }
  }

  // Where 16 bytes of the lane's i-th row go: of every fourth row, each other one differs by four in the swizzle.
  __device__ __forceinline__ static uint32_t place(uint32_t panel, int i) {
    const uint32_t first = panel + row() * hopper::kPanelRowBytes + ((piece() ^ row() % 8) << 4);
    return (i % 2 == 0 ? first : first ^ 64) + i * 4 * hopper::kPanelRowBytes;
  }

  __device__ __forceinline__ void move(uint32_t panel, uint32_t buffer) const {
    const uint32_t from = buffer + row() * kPiecePitch + piece() * 16;
    const int begin = static_cast<int>(reinterpret_cast<uintptr_t>(at) / sizeof(T) % 8);
    const int odd = static_cast<int>(stride & 1) * 4;  // by which each other one of every fourth row is off
#pragma unroll 2
    for (int i = 0; i < kRows; i += 2) {
      uint32_t pieces[2][8];
#pragma unroll
      for (int n = 0; n < 2; ++n) {
        load_four_words(&pieces[n][0], from + (i + n) * 4 * kPiecePitch);
        load_four_words(&pieces[n][4], from + (i + n) * 4 * kPiecePitch + 16);
      }
#pragma unroll
      for (int n = 0; n < 2; ++n) {
        uint32_t eight[4];
        take_eight(eight, pieces[n], n == 0 ? begin : begin ^ odd);
        store_four_words(place(panel, i + n), eight);
      }
    }
  }

  // Starts to copy aligned rows to where they belong.
  __device__ __forceinline__ void copy_directly(uint32_t panel) const {
    const i64 row_bytes = stride * static_cast<i64>(sizeof(T));
    const int bytes = max(min(columns * static_cast<int>(sizeof(T)) - piece() * 16, 16), 0);
    const char* from = reinterpret_cast<const char*>(at) + piece() * 16;
#pragma unroll 1
    for (int i = 0; i < kRows; ++i, from += 4 * row_bytes) copy_16(place(panel, i), from, row() + 4 * i < rows ? bytes : 0);
  }

  __device__ __forceinline__ static void clear(uint32_t panel) {
    const uint32_t zeros[4] = {};
#pragma unroll
    for (int i = 0; i < kRows; ++i) store_four_words(place(panel, i), zeros);
  }
};

// Goes through the panels of the block's tiles, in order.
template <class Panel, class T, int kTensors, class Use>
__device__ __forceinline__ void each_panel(Walk walk, i64 all_rows, const PanelsOf (&tensors)[kTensors], Use use) {
  for (; walk.left > 0; walk.advance(1)) {
    const i64 first = static_cast<i64>(walk.tile) * kTileRows;
    const int rows = static_cast<int>(min(all_rows - first, static_cast<i64>(kTileRows)));
#pragma unroll
    for (int i = 0; i < kTensors; ++i) {
      const auto& [operand, columns, first_panel, count, may_be_direct] = tensors[i];
      const T* const at = static_cast<const T*>(operand.at) + walk.batch * operand.batch_stride +
                          walk.head * operand.head_stride + (first + Panel::row()) * operand.row_stride;
#pragma unroll 1
      for (int n = 0; n < count; ++n) {
        const int column = (first_panel + n) * hopper::kPanelColumns;
        use(Panel{at + column, operand.row_stride, operand.at == nullptr ? 0 : rows, min(columns - column, hopper::kPanelColumns),
                  may_be_direct && are_vectors(operand)});
      }
    }
  }
}

// The block's walk, made where registers have been shared out anew: one from before stays in the few that were there.
__device__ __forceinline__ Walk walk_from_here(const Sizes& sizes, int blocks_at_once = 1) {
  return Walk(sizes, opaque(blocks_at_once));
}

// Fills the ring with the tiles of the block: a slot has a panel, or a tile, of which what is beyond all columns stays as it is where
// nobody writes there (kReadOnly). By the threads that copy and those that move.
template <class T, bool kReadOnly = false, class Ring, int kTensors>
__device__ __forceinline__ void produce_by_element(const Ring& ring, const Sizes& sizes, int blocks_at_once,
                                                   const PanelsOf (&tensors)[kTensors]) {
  static_assert(sizeof(T) == 2);
  using Panel = PanelOfLane<T, Ring::kWarpsOfPanel>;
  constexpr int kPanelsOfSlot = Ring::kSlotBytes / kPanelBytes;
  const Walk walk = walk_from_here(sizes, blocks_at_once);
  BufferCursor<Ring> at;
  if (threadIdx.x < TwoWarpgroups::kThreads + Ring::kLoaders * 32) {
    each_panel<Panel, T>(walk, sizes.rows, tensors, [&](const Panel& panel) {
      if (panel.rows == 0 || panel.columns <= 0) return;
      if (panel.is_direct) {
        at.pass();
        return;
      }
      at.next([&] {
        ring.moved[at.buffer].wait(at.phase ^ 1);
        panel.copy(ring.buffers + at.buffer * kBufferBytes);
        arrive_by_copies(ring.copied[at.buffer]);
      });
    });
    commit_copies();
    wait_for_copies<0>();
    return;
  }
  SlotCursor<Ring> cursor{ring, 0};
  int place = 0;
  int to_clear = kReadOnly ? Ring::kSlots : 1;  // slots
  each_panel<Panel, T>(walk, sizes.rows, tensors, [&](const Panel& panel) {
    if (place == 0) cursor.await_empty();
    const uint32_t to = hopper::shared_address(ring.slot(cursor.slot)) + place * kPanelBytes;
    if (panel.rows > 0 && panel.columns > 0 && panel.is_direct) {
      if (at.pass()) {
        panel.copy_directly(to);
        await_copies(ring.full(cursor.slot));
      }
    } else if (panel.rows > 0 && panel.columns > 0) {
      at.next([&] {
        ring.copied[at.buffer].wait(at.phase);
        panel.move(to, ring.buffers + at.buffer * kBufferBytes);
        __syncwarp();
        if (threadIdx.x % 32 == 0) ring.moved[at.buffer].arrive();
      });
    } else if (panel.rows > 0 && at.before == 0 && to_clear > 0) {
      panel.clear(to);
    }
    if (++place < kPanelsOfSlot) return;
    place = 0;
    if (kReadOnly && to_clear > 0) --to_clear;
    // Before the products that read it. Every warp comes by every slot, so that none waits for a phase which is over by two.
    hopper::fence_async_shared();
    __syncwarp();
    if (threadIdx.x % 32 == 0) ring.full(cursor.slot).arrive();
    cursor.advance(1);
  });
  commit_copies();
  wait_for_copies<0>();
}

// A thread's places in rows of `places`, so many of them apart. It divides once.
struct Steps {
  int row, place;
  int places, rows_of_step, places_of_step;

  __device__ __forceinline__ Steps(int first, int step, int places)
      : row(first / places),
        place(first - row * places),
        places(places),
        rows_of_step(step / places),
        places_of_step(step - rows_of_step * places) {}

  __device__ __forceinline__ void advance() {
    row += rows_of_step;
    place += places_of_step;
    if (place >= places) {
      place -= places;
      ++row;
    }
  }
};

// Rounds the next head's matrix, of any columns and at any float, to the operand, as take_matrix does.
template <class T, class Team, int kD, int kE, class Ring>
__device__ __forceinline__ float take_matrix_by_element(const Ring& ring, const float* matrix, const MatrixPart& part) {
  return round_matrix<T, Team, kD, kE, 2>(ring, [&](auto use) {
    constexpr int kAtOnce = 16;
    // Neighbouring threads have neighbouring pairs.
    const int pairs_of_row = (part.columns + 1) / 2;
    Steps at(threadIdx.x, Team::kThreads, pairs_of_row);
    while (at.row < part.d) {
      float two[kAtOnce][2];
      Steps of_use = at;
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i, at.advance()) {
        const float* const from = matrix + at.row * part.e + part.first + at.place * 2;
        const bool exists = at.row < part.d;
        two[i][0] = exists ? __ldcg(from) : 0.0f;
        two[i][1] = exists && at.place * 2 + 1 < part.columns ? __ldcg(from + 1) : 0.0f;
      }
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i, of_use.advance())
        if (of_use.row < part.d) use(of_use.row, of_use.place * 2, two[i]);
    }
  });
}

// Copies panels of a tile from shared memory to the columns, from panel `first` on, that there are of the rows of an operand. By
// all threads of a warpgroup: first the aligned pieces of 16 bytes that rows have whole, then the elements before and behind them.
template <class T, int kPanelsOfRow, int kAtOnce = 2, class Panels>
__device__ __forceinline__ void store_elements(const Operand& to, hopper::TileCoordinates tile, i64 rows, int columns,
                                               int first, const Panels& panels) {
  static_assert(2 * kTileRows == kWarpgroupThreads);
  const int thread = threadIdx.x % kWarpgroupThreads;
  const int left = static_cast<int>(min(rows - tile.row, static_cast<i64>(kTileRows)));
  const int bytes = min(columns - first * hopper::kPanelColumns, kPanelsOfRow * hopper::kPanelColumns) *
                    static_cast<int>(sizeof(T));
  if (bytes <= 0) return;
  char* const at = reinterpret_cast<char*>(static_cast<T*>(to.at) + tile.batch * to.batch_stride +
                                           tile.head * to.head_stride + tile.row * to.row_stride +
                                           first * hopper::kPanelColumns);
  const i64 row_bytes = to.row_stride * static_cast<i64>(sizeof(T));
  const auto before_pieces = [](const char* start) { return static_cast<int>(-reinterpret_cast<uintptr_t>(start) & 15); };
  const auto chunk_of = [&](int row, int chunk) {
    return hopper::shared_address(panels[chunk / 8]) + row * hopper::kPanelRowBytes + ((chunk % 8 ^ row % 8) << 4);
  };
  // What is read does not wait for what is written.
  Steps at_piece(thread, kWarpgroupThreads, max(bytes / 16, 1));
  while (at_piece.row < left) {
    uint32_t eights[kAtOnce][4];
    char* places[kAtOnce];
#pragma unroll
    for (int n = 0; n < kAtOnce; ++n, at_piece.advance()) {
      const int row = at_piece.row;
      char* const start = at + row * row_bytes;
      const int begin = before_pieces(start) + at_piece.place * 16;
      places[n] = row < left && begin + 16 <= bytes ? start + begin : nullptr;
      if (places[n] == nullptr) continue;
      uint32_t chunks[8];
      load_four_words(&chunks[0], chunk_of(row, begin >> 4));
      // A row's last piece may begin its last chunk.
      load_four_words(&chunks[4], chunk_of(row, min((begin >> 4) + 1, kPanelsOfRow * 8 - 1)));
      take_eight(eights[n], chunks, (begin & 15) / static_cast<int>(sizeof(T)));
    }
#pragma unroll
    for (int n = 0; n < kAtOnce; ++n)
      if (places[n] != nullptr) *reinterpret_cast<uint4*>(places[n]) = {eights[n][0], eights[n][1], eights[n][2], eights[n][3]};
  }
  const int row = thread / 2;
  if (row >= left) return;
  char* const start = at + row * row_bytes;
  const int before = min(before_pieces(start), bytes);
  const bool is_behind = thread % 2 == 1;
  const int begin = is_behind ? before + (bytes - before) / 16 * 16 : 0;
  const int end = is_behind ? bytes : before;
#pragma unroll
  for (int i = 0; i < 7; ++i) {
    const int byte = begin + i * static_cast<int>(sizeof(T));
    if (byte >= end) break;
    *reinterpret_cast<uint16_t*>(start + byte) = load_half_word(chunk_of(row, byte >> 4) + (byte & 15));
  }
}

// What passes do either way. By element those that load need registers too, so that those that compute have fewer:
// (2 x 192 + 2 x 64) x 128, (2 x 200 + 2 x 56) x 128 where they have sums of 256 columns, or (2 x 224 + 56) x 128.
template <bool kOfElements, int kOfLoaders = kLoaders, bool kManySums = false>
__device__ __forceinline__ void give_registers() {
  hopper::give_registers<!kOfElements ? kProducerRegisters : kOfLoaders == kFewLoaders || kManySums ? 56 : 64>();
}

template <bool kOfElements, int kOfLoaders = kLoaders, bool kManySums = false>
__device__ __forceinline__ void take_registers() {
  hopper::take_registers<!kOfElements ? kConsumerRegisters : kOfLoaders == kFewLoaders ? 224 : kManySums ? 200 : 192>();
}

// Before and after a tile is stored: those that write it and those that store it.
template <bool kOfElements>
__device__ __forceinline__ void synchronize_storers() {
  if constexpr (kOfElements) {
    synchronize_warpgroup();
  } else {
    __syncwarp();
  }
}

template <bool kOfElements, class T, class Team, int kD, int kE, class Ring>
__device__ __forceinline__ float take_matrix_of(SlotCursor<Ring>& cursor, const float* matrices, const Walk& walk,
                                                const MatrixPart& part) {
  const float* const matrix = matrices + walk.index() * part.d * part.e;
  if constexpr (kOfElements) {
    return take_matrix_by_element<T, Team, kD, kE>(cursor.ring, matrix, part);
  } else {
    return take_matrix<T, Team, kD, kE>(cursor, matrix, part);
  }
}

template <bool kOfElements, class T, int kPanelsOfRow, class Panels>
__device__ __forceinline__ void store_tile_of(const Operand& to, const Walk& walk, int tile, i64 rows, int columns,
                                              const Panels& panels) {
  if constexpr (kOfElements) {
    if (columns % 8 == 0 && are_vectors(to)) return store_rows<T, kPanelsOfRow>(to, walk, tile, rows, columns, panels);
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

// Whether u is anything but do itself, and the product q kv wanted.
template <class Params>
__device__ __forceinline__ bool makes_u(const Params& params) {
  if constexpr (kByElement<Params>) {
    return has_gate(params) || params.dg.at != nullptr;
  } else {
    return has_gate(params) || params.wants_dg;
  }
}

}  // namespace gimbal::flao::wgmma::wide
