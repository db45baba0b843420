// How the Hopper kernels of TPA decode are fed: one warp, or two, have the copy engine fill a ring of tiles in shared memory, and tell
// the warpgroups that compute what they belong to. A tile of 64 tokens has two slots, one with all ranks of K and one of V:
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
constexpr int kMostTiles = 8;    // of the ring
constexpr int kMostBuffers = 16;  // of rows that are to be moved

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

// What the loading warp tells the others of a part, before they see its tiles.
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
    queries = all + static_cast<int>(threadIdx.x) / kWarpgroupThreads * query_bytes;
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
  const int own = copied + static_cast<int>(threadIdx.x) % 32;
  if (own < end) {
    reinterpret_cast<T*>(to)[own] = __ldg(from + first + elements - end + own);
    // The copy engine may be the next to write there.
    hopper::fence_async_shared();
  }
  return copied * sizeof(T);
}

// What a loading warp does for one of K and V.
template <class K>
struct Source {
  const TensorMap& map;
  const Factors& factors;
  int panels;
  const Decode& p;

  // Starts the copies of `count` tokens from `token` on to the part of a slot that is theirs, once it is free; it has been used
  // before or not. Called by a warp.
  __device__ __forceinline__ void load(const Cursor<K>& cursor, int of, bool used, int b, i64 token,
                                       int count) const {
    Barrier& full = cursor.await_empty(of);
    char* const slot = cursor.ring.slot(cursor.slot, of);
    char* const coefficients = slot + ranks<K>(factors) * panels * kPanelBytes;
    const auto* const from = static_cast<const unsigned short*>(factors.a);
    const int of_token = ranks<K>(factors) * p.heads;
    const i64 first = b * factors.a_batch_stride + token * of_token;
    const uint32_t bytes = copy_rest(coefficients, from, first, count * of_token,
                                     (p.batch - 1) * factors.a_batch_stride + p.tokens * of_token);
    __syncwarp();
    start(full, slot, used, b, static_cast<int>(token), from + first - elements_before<unsigned short>(first), bytes);
  }

  // As `load`, of all tiles from `token` on that are whole and not the last of the tensor, without what that takes. Moves `token` and the
  // cursor behind them. Who has written to a slot has made a fence, and what was read needs none.
  __device__ __forceinline__ void load_whole(Cursor<K>& cursor, int of, bool& used, int b, i64& token, i64 end) const {
    const int of_token = ranks<K>(factors) * p.heads;
    const i64 first = b * factors.a_batch_stride + token * of_token;
    const i64 all = (p.batch - 1) * factors.a_batch_stride + p.tokens * of_token;
    const int before = elements_before<unsigned short>(first);
    const auto* from = static_cast<const unsigned short*>(factors.a) + first - before;
    constexpr int kMost = 16;  // elements before and behind those of a tile that may be copied
    const auto* const last = static_cast<const unsigned short*>(factors.a) + all - kMost - kTokens * of_token;
    const int last_token = static_cast<int>(end) - kTokens;
    int at = static_cast<int>(token);
#pragma unroll 1
    for (; at <= last_token && from <= last; at += kTokens, from += kTokens * of_token) {
      Barrier& full = cursor.await_empty(of);
      start(full, cursor.ring.slot(cursor.slot, of), false, b, at, from, 2 * kTokens * of_token + (before > 0 ? 16 : 0));
      const uint32_t phase = cursor.phase;
      cursor.advance(1);
      used |= cursor.phase != phase;
    }
    token = at;
  }

 private:
  // By one thread of the warp.
  __device__ __forceinline__ void start(Barrier& full, char* slot, bool used, int b, int token, const unsigned short* from,
                                        uint32_t bytes) const {
    if (threadIdx.x % 32 != 0) return;
    // The copy engine comes behind what threads read and wrote here themselves.
    if (used) hopper::fence_async_shared();
    full.arrive_and_expect(ranks<K>(factors) * panels * kPanelBytes + bytes);
    for (int rank = 0; rank < ranks<K>(factors); ++rank)
#pragma unroll
      for (int panel = 0; panel < K::kPanels; ++panel) {
        if (K::kPanelsVary && panel >= panels) break;
        hopper::load_panel<hopper::Keep::kNormal>(slot + (rank * panels + panel) * kPanelBytes, map,
                                                  panel * hopper::kPanelColumns, {token, rank, b}, full);
      }
    if (bytes > 0) hopper::load_bytes(slot + ranks<K>(factors) * panels * kPanelBytes, from, bytes, full);
  }
};

// All tiles of the block's parts, of K and V or one of them. Each copy is a long way from the last one's barrier, and several teams
// would wait for a warp that starts all. That for K also tells what the parts are.
template <class K>
__device__ __forceinline__ void produce(const Shared<K>& shared, int of, int last) {
  const DecodeMaps& maps = shared.maps;
  const Decode& p = maps.decode;
  Cursor<K> cursor{shared, 0};
  bool used = false;  // the ring has been full once
  uint32_t phase = 0;
  Parts parts(p);
  Message message{};
  for (bool first = true; !message.end; first = false) {
    message.end = !parts.next(message.part);
    if (maps.cluster > 1 && first) {
      // All blocks of a cluster come to its end, also without tokens of their own.
      const int b = static_cast<int>(blockIdx.x) / p.splits;
      if (message.end) message.part = {b, 0, 0, false, 0, length(p.kv_lens, p.tokens, b)};
      message.end = false;
    }
    if (of == kKeys) {
      shared.control->message_empty.wait(phase ^ 1);
      phase ^= 1;
      if (threadIdx.x % 32 == 0) {
        shared.control->message = message;
        shared.control->message_full.arrive();
      }
    }
    if (message.end) break;
    const Part part = message.part;
    i64 token = part.begin;
    const auto source = [&](int each) {
      return Source<K>{each == kKeys ? maps.bk : maps.bv, each == kKeys ? p.k : p.v,
                       Shared<K>::panels(each == kKeys ? p.d : p.e), p};
    };
    // Of several teams, which take small tiles faster than the rest of this can start copies.
    if constexpr (K::kFeatures <= 64) {
      if (of == last) source(of).load_whole(cursor, of, used, part.b, token, part.end);
    }
#pragma unroll 1
    for (; token < part.end; token += kTokens) {
      const int count = static_cast<int>(min(part.end - token, static_cast<i64>(kTokens)));
      // One code for both: it is met for the first time.
#pragma unroll 1
      for (int each = of; each <= last; ++each)
        source(each).load(cursor, each, used, part.b, token, count);
      const uint32_t phase = cursor.phase;
      cursor.advance(1);
      if (cursor.phase != phase) used = true;
    }
  }
}

}  // namespace gimbal::tpa::wgmma
