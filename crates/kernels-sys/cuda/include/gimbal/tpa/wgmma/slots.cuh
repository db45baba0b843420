// How the Hopper kernels of TPA decode are fed: two warps have the copy engine fill a ring of tiles in shared memory, and one tells the
// warpgroups that compute what they belong to. A tile of 64 tokens has two slots, one with all ranks of K and one of V:
//   b: panels of 64 columns, rank by rank (tensor_copy.cuh) | a: (tokens, ranks, heads), as in memory
// Rows that the copy engine cannot bring so are moved there by threads (moved.cuh); those in f32 as two halves, one after the
// other.
#pragma once

#include "../../hopper/ring.cuh"
#include "../parts.cuh"

namespace gimbal::tpa::wgmma {

using hopper::Barrier;
using hopper::TensorMap;

constexpr int kTokens = 64;  // of a tile here; parts are cut at multiples of kTileTokens, or anywhere if they are told
constexpr int kPanelBytes = kTokens * hopper::kPanelRowBytes;
constexpr int kWarpgroupThreads = 128;
constexpr int kWarpgroupHeads = 32;
constexpr int kStageRanks = 16;   // of bq
constexpr int kMostStages = 2;    // in shared memory at a time
constexpr int kMostTiles = 8;     // of the ring
constexpr int kMostBuffers = 16;  // of rows that are to be moved
constexpr int kFewBytes = 7 << 18;      // of rows, without coefficients, of a tile of every block: below these tiles come as there is room
constexpr int kFewSlotBytes = 4 << 20;  // of the slots of a tile of every block: below these two tiles are on their way, else one

struct DecodeMaps {
  TensorMap bk;
  TensorMap bv;
  Decode decode;    // `slots` counts the tiles that the ring holds
  int slot_bytes[2];  // of K, of V: multiples of 1024
  int head_groups;  // of 32 of the heads of all query tokens, of a block
  int teams;        // of as many warpgroups, that take tiles in turn: 1 to 3, and 1 where there are more groups
  int stages;       // of bq in shared memory, each with 16 ranks of a query token: at most kMostStages
  int cluster;      // above 1: so many blocks of a sequence are a cluster and write o and lse themselves
};

// Where rows are moved. There is one team, and no cluster.
struct DecodeRows {
  Decode decode;      // `slots` as above
  int slot_bytes[2];  // of K, of V: multiples of 1024
  int head_groups;    // as above
  int tile_tokens;    // 16, 32 or 64
  int run_tokens;     // that are copied at a time: 16, 32 or 64, at most those of a tile
  int buffers;        // for the rows and coefficients of so many tokens
  int buffer_rows;    // bytes of a buffer before the coefficients: a multiple of 16
  int buffer_bytes;   // a multiple of 16
  static constexpr int stages = 1;
  static constexpr int teams = 1;
  static constexpr int cluster = 1;
};

// What a kernel is compiled for: the type of the factors, the widest D and E, what it is told, whether K and V have one rank, and where
// rows are moved the warpgroups that do so. One warp of these has rows copied.
template <class T_, int kFeatures_, class Params_, bool kOneRank_ = false, int kMovers_ = 1>
struct Kernel {
  using T = T_;
  using Params = Params_;
  using Operand = std::conditional_t<sizeof(T) == 4, f16, T>;  // of products
  static constexpr int kFeatures = kFeatures_;
  static constexpr int kPanels = kFeatures / hopper::kPanelColumns;  // of a row, at most
  static constexpr int kHalves = sizeof(T) / 2;
  static constexpr bool kOneRank = kOneRank_;
  static constexpr bool kMoved = std::is_same_v<Params, DecodeRows>;
  // Whether slots have room for the panels that rows have, not for the most. Below, products of zeros cost less than to choose.
  static constexpr bool kPanelsVary = kMoved || kFeatures > 128;
  static constexpr int kOthers = kMovers_ * kWarpgroupThreads;  // threads that do not compute
};

// Rk or Rv. Where it is known, products do not stand in a loop, in which the compiler moves nothing past them.
template <class K>
__device__ __forceinline__ int ranks(const Factors& factors) {
  return K::kOneRank ? 1 : factors.rank;
}

// What a warp tells those that compute of a part.
struct Message {
  Part part;
  bool end;  // there is no such part: the block is done
};

// Threads of the block that compute: all but the last warpgroup, or two.
template <class K>
__device__ __forceinline__ int consumers() {
  return static_cast<int>(blockDim.x) - K::kOthers;
}

// Waits for the threads that compute.
template <class K>
__device__ __forceinline__ void synchronize_consumers() {
  synchronize(1, consumers<K>());
}

// Beside the ring.
struct Control {
  Barrier full[kMostTiles][2], empty[kMostTiles][2];  // of K, of V
  Barrier message_full, message_empty;
  Message message;
  Barrier copied[kMostBuffers], moved[kMostBuffers];
};

// The dynamic shared memory of a block: the ring, the queries of each warpgroup where registers have no room for them, what
// controls the ring, stages of bq, and sums to be joined (finish.cuh) or buffers of rows that are to be
// moved. A slot of the ring is a tile, whose K and V come one after the other.
template <class K>
struct Shared {
  static constexpr int kFeatures = K::kFeatures;
  static constexpr int kControlBytes = 640;
  static constexpr int kStageRow = 2 * kFeatures + 16;
  static constexpr bool kSharedQueries = kFeatures > 128;
  static constexpr int kStageBytes = kStageRanks * kStageRow;
  static constexpr int kThreadsOfRelease = 32;
  static_assert(sizeof(Control) <= kControlBytes, "it fits");

  const typename K::Params& maps;
  char* ring;
  char* queries;  // of this warpgroup
  Control* control;
  char* stage;  // not in f32
  char* sums;   // or buffers

  __device__ __forceinline__ explicit Shared(const typename K::Params& of) : maps(of) {
    extern __shared__ char dynamic[];
    ring = dynamic + hopper::bytes_to_panels(dynamic);
    char* const all = ring + maps.decode.slots * (maps.slot_bytes[0] + maps.slot_bytes[1]);
    const int query_bytes = kSharedQueries ? panels(maps.decode.d) * kPanelBytes : 0;
    queries = all + static_cast<int>(threadIdx.x / kWarpgroupThreads) * query_bytes;
    control = reinterpret_cast<Control*>(all + consumers<K>() / kWarpgroupThreads * query_bytes);
    stage = reinterpret_cast<char*>(control) + kControlBytes;
    sums = stage + (K::kHalves == 1 ? maps.stages * kStageBytes : 0);
  }

  __device__ __forceinline__ int slots() const { return maps.decode.slots; }
  __device__ __forceinline__ Barrier& full(int tile, int of) const { return control->full[tile][of]; }
  __device__ __forceinline__ Barrier& empty(int tile, int of) const { return control->empty[tile][of]; }
  __device__ __forceinline__ char* slot(int tile, int of) const {
    return ring + tile * (maps.slot_bytes[0] + maps.slot_bytes[1]) + of * maps.slot_bytes[0];
  }
  // Tokens of a tile.
  __device__ __forceinline__ int tokens() const {
    if constexpr (K::kMoved) return maps.tile_tokens;
    return kTokens;
  }
  __device__ __forceinline__ int panel_bytes() const { return tokens() * hopper::kPanelRowBytes; }
  // Of a row of so many features.
  __device__ __forceinline__ static int panels(int features) {
    if constexpr (K::kPanelsVary) return (features + hopper::kPanelColumns - 1) / hopper::kPanelColumns;
    return K::kPanels;
  }
};

// The parts of a tile.
constexpr int kKeys = 0;
constexpr int kValues = 1;

template <class K>
using Cursor = hopper::SlotCursor<Shared<K>>;

// Elements of the sequence before that lie in front of the coefficients of a tile, in the slot as in memory. In f32 the slot has
// none.
template <class K>
__device__ __forceinline__ int coefficients_before(const Factors& factors, int b) {
  if constexpr (K::kHalves == 2) return 0;
  return static_cast<int>(static_cast<unsigned>(b) * static_cast<unsigned>(factors.a_batch_stride) % 8);
}

// The copy engine moves multiples of 16 bytes from multiples of 16 bytes: how many elements lie between one and this.
template <class T>
__device__ __forceinline__ int elements_before(i64 first) {
  return static_cast<int>(first) & (16 / static_cast<int>(sizeof(T)) - 1);
}

// Elements that lie together, of a tensor that begins at a multiple of 16 bytes and has so many, from the 16 bytes on that they begin
// in. Called by a warp, of which a lane has the copy engine bring the bytes that this returns, and what it brings beyond them is not
// read. The last few of a tensor are copied here: that is waited for.
template <class T>
__device__ __forceinline__ uint32_t copy_rest(char* to, const T* from, i64 first, int elements, i64 all) {
  constexpr int kPiece = 16 / sizeof(T);
  const int end = elements_before<T>(first) + elements;
  const int beyond = -end & (kPiece - 1);
  if (first + elements + beyond <= all) return (end + beyond) * sizeof(T);
  const int copied = end / kPiece * kPiece;
  const int own = copied + static_cast<int>(threadIdx.x % 32);
  if (own < end) {
    reinterpret_cast<T*>(to)[own] = __ldg(from + first + elements - end + own);
    // The copy engine may be the next to write there.
    hopper::fence_async_shared();
  }
  return copied * sizeof(T);
}

// What all lanes have, so that the compiler knows: copies then take their operands from uniform registers as they are.
__device__ __forceinline__ int same(int value) { return __shfl_sync(0xffffffffu, value, 0); }

// Has the tiles of a part copied, of K or of V, each once its slot is free. Called by a warp. Who has written to a slot has made a
// fence, and what was read needs none.
template <class K>
__device__ __forceinline__ void load_tiles(const Shared<K>& shared, Cursor<K>& cursor, int of, const Part& part) {
  const DecodeMaps& maps = shared.maps;
  const Decode& p = maps.decode;
  const Factors& factors = of == kKeys ? p.k : p.v;
  const TensorMap& map = of == kKeys ? maps.bk : maps.bv;
  const int panels = Shared<K>::panels(of == kKeys ? p.d : p.e);
  const uint32_t row_bytes = ranks<K>(factors) * panels * kPanelBytes;
  const int of_token = ranks<K>(factors) * p.heads;
  const auto* const a = static_cast<const unsigned short*>(factors.a);
  const i64 all = (p.batch - 1) * factors.a_batch_stride + p.tokens * of_token;
  i64 first = part.b * factors.a_batch_stride + part.begin * of_token;
  const int end = static_cast<int>(part.end);
  // Bytes on their way are kept few: all blocks' take turns, and the first tile, queries and code would wait for the last. Blocks that
  // come to the end of a sequence at any time want more: from the third slot on two tiles, not one. Small tiles come as there is room.
  const i64 blocks = static_cast<i64>(gridDim.x * gridDim.y);
  const int bytes_of_token = (ranks<K>(p.k) * p.d + ranks<K>(p.v) * p.e) * static_cast<int>(sizeof(typename K::T));
  const int paced = p.splits == 0 || blocks * (maps.slot_bytes[0] + maps.slot_bytes[1]) < kFewSlotBytes ? 2 : 1;
  const int ahead = blocks * (kTokens * bytes_of_token) < kFewBytes ? kMostTiles : paced;
#pragma unroll 1
  for (int token = static_cast<int>(part.begin); token < end; token += kTokens, first += kTokens * of_token, cursor.advance(1)) {
    if (ahead < kMostTiles && cursor.slot > 0) shared.full(max(cursor.slot - ahead, 0), of).wait(cursor.phase);
    Barrier& full = cursor.await_empty(of);
    char* const slot = shared.slot(cursor.slot, of);
    const uint32_t bytes = copy_rest(slot + row_bytes, a, first, min(end - token, kTokens) * of_token, all);
    __syncwarp();
    if (threadIdx.x % 32 != 0) continue;
    full.arrive_and_expect(row_bytes + bytes);
    for (int rank = 0; rank < ranks<K>(factors); ++rank)
#pragma unroll
      for (int panel = 0; panel < K::kPanels; ++panel) {
        if (K::kPanelsVary && panel >= panels) break;
        hopper::load_panel<hopper::Keep::kNormal>(slot + (rank * panels + panel) * kPanelBytes, map,
                                                  panel * hopper::kPanelColumns, {token, rank, part.b}, full);
      }
    if (bytes > 0) hopper::load_bytes(slot + row_bytes, a + first - elements_before<unsigned short>(first), bytes, full);
  }
}

// What a block is told where it has one part, or none: as `Parts`, by numbers of 32 bits, since a copy engine counts no more tokens.
// `split_tokens` is 0 here.
__device__ __forceinline__ Message only_part(const DecodeMaps& maps) {
  const Decode& p = maps.decode;
  const unsigned splits = p.splits;
  const unsigned b = blockIdx.x / splits;
  const unsigned i = blockIdx.x - b * splits;
  int all = static_cast<int>(length(p.kv_lens, p.tokens, static_cast<int>(b)));
  if (p.kv_lens != nullptr) all = same(all);
  const unsigned tiles = (all + kTileTokens - 1) / kTileTokens;
  const unsigned each = tiles / splits;
  const unsigned more = tiles - each * splits;
  const unsigned begin = min((i * each + min(i, more)) * kTileTokens, all);
  const unsigned end = min(begin + (each + (i < more ? 1 : 0)) * kTileTokens, all);
  const bool whole = begin == 0 && end == all && p.parts_only == 0;
  // The first part of a sequence may be without tokens, and all blocks of a cluster come to its end.
  return {{static_cast<int>(b), begin, end, whole, blockIdx.x, all}, begin == end && i > 0 && maps.cluster == 1};
}

// What the first three of the warps do that do not compute: one has K copied, one V, and one tells the others what the parts are. Each
// copy is a long way from the last one's barrier, and the first is waited for: what leads to it is short, and stands in a row.
// `message` is that of a block with one part.
template <class K>
__device__ __forceinline__ void feed(const Shared<K>& shared, int of, Message message) {
  Control& control = *shared.control;
  Cursor<K> cursor{shared, 0};
  uint32_t phase = 0;
  const auto tell = [&] {
    control.message_empty.wait(phase ^ 1);
    phase ^= 1;
    if (threadIdx.x % 32 == 0) {
      control.message = message;
      control.message_full.arrive();
    }
  };
  if (__builtin_expect(shared.maps.decode.splits == 0, 0)) {
    Parts parts(shared.maps.decode);
    while (!message.end) {
      message.end = !parts.next(message.part);
      if (of > kValues) {
        tell();
      } else if (!message.end) {
        Part part = message.part;
        part.b = same(part.b);
        part.begin = same(static_cast<int>(part.begin));
        part.end = same(static_cast<int>(part.end));
        load_tiles(shared, cursor, of, part);
      }
    }
  } else if (of <= kValues) {
    if (!message.end) load_tiles(shared, cursor, of, message.part);
  } else {
    tell();
  }
}

}  // namespace gimbal::tpa::wgmma
