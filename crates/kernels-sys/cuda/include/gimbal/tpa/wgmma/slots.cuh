// How the Hopper kernels of TPA decode are fed: one warp has the copy engine fill a ring of tiles in shared memory, and tells
// the warpgroups that compute what they belong to. A tile of 64 tokens has two slots, one with all ranks of K and one of V:
//   b: panels of 64 columns, rank by rank (tensor_copy.cuh) | a: (tokens, ranks, heads), as in memory
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
constexpr int kStageRanks = 16;   // of bq that are in shared memory at a time
constexpr int kMostTiles = 4;    // of the ring

struct DecodeMaps {
  TensorMap bk;
  TensorMap bv;
  Decode decode;    // `slots` counts the tiles that the ring holds
  int slot_bytes[2];  // of K, of V: multiples of 1024
  int head_groups;  // of 32 of the heads of all query tokens, of a block
  int teams;        // of as many warpgroups, that take tiles in turn: 1 or 2
  int log_cluster;  // not 0: the blocks of a sequence, 2 to this power, are a cluster and write o and lse themselves
};

// What the loading warp tells the others of a part, before they see its tiles.
struct Message {
  Part part;
  bool end;  // there is no such part: the block is done
};

// Threads of the block that compute: all but the last warpgroup.
__device__ __forceinline__ int consumers() { return static_cast<int>(blockDim.x) - kWarpgroupThreads; }

// Waits for the threads that compute.
__device__ __forceinline__ void synchronize_consumers() {
  synchronize(1, consumers());
}

// Beside the ring.
struct Control {
  Barrier full[kMostTiles][2], empty[kMostTiles][2];  // of K, of V
  Barrier message_full, message_empty;
  Message message;
};

// The dynamic shared memory of a block: the ring, the queries of each warpgroup where registers have no room for them, what
// controls the ring, 16 ranks of bq of some query tokens, and sums to be joined (finish.cuh). A slot of the ring is a tile,
// whose K and V come one after the other.
template <int kFeatures>
struct Shared {
  static constexpr int kControlBytes = 512;
  static constexpr int kStageRow = 2 * kFeatures + 16;
  static constexpr bool kSharedQueries = kFeatures > 128;
  static constexpr int kStageQueries = kSharedQueries ? 1 : 4;  // query tokens that are in shared memory at a time
  static constexpr int kQueryBytes = kSharedQueries ? kFeatures / hopper::kPanelColumns * kPanelBytes : 0;
  static constexpr int kThreadsOfRelease = 32;
  static_assert(sizeof(Control) <= kControlBytes, "it fits");

  const DecodeMaps& maps;
  char* ring;
  char* queries;  // of this warpgroup
  Control* control;
  char* stage;
  char* sums;

  __device__ __forceinline__ explicit Shared(const DecodeMaps& of) : maps(of) {
    extern __shared__ char dynamic[];
    ring = dynamic + hopper::bytes_to_panels(dynamic);
    char* const all = ring + maps.decode.slots * (maps.slot_bytes[0] + maps.slot_bytes[1]);
    queries = all + static_cast<int>(threadIdx.x) / kWarpgroupThreads * kQueryBytes;
    control = reinterpret_cast<Control*>(all + consumers() / kWarpgroupThreads * kQueryBytes);
    stage = reinterpret_cast<char*>(control) + kControlBytes;
    sums = stage + kStageQueries * kStageRanks * kStageRow;
  }

  __device__ __forceinline__ int slots() const { return maps.decode.slots; }
  __device__ __forceinline__ Barrier& full(int tile, int of) const { return control->full[tile][of]; }
  __device__ __forceinline__ Barrier& empty(int tile, int of) const { return control->empty[tile][of]; }
  __device__ __forceinline__ char* slot(int tile, int of) const {
    return ring + tile * (maps.slot_bytes[0] + maps.slot_bytes[1]) + of * maps.slot_bytes[0];
  }
};

// The parts of a tile.
constexpr int kKeys = 0;
constexpr int kValues = 1;

template <int kFeatures>
using Cursor = hopper::SlotCursor<Shared<kFeatures>>;

// Elements of the sequence before that lie in front of the coefficients of a tile, in the slot as in memory.
__device__ __forceinline__ int coefficients_before(const Factors& factors, int b) {
  return static_cast<int>(static_cast<unsigned>(b) * static_cast<unsigned>(factors.a_batch_stride) % 8);
}

// What the loading warp does for one of K and V.
template <int kFeatures>
struct Source {
  static constexpr int kPanels = kFeatures / hopper::kPanelColumns;

  const TensorMap& map;
  const Factors& factors;
  int heads;

  // Starts the copies of `count` tokens from `token` on to the part of a slot that is theirs, once it is free; it has been used
  // before or not. Called by a warp.
  __device__ __forceinline__ void load(const Cursor<kFeatures>& cursor, int of, bool used, int b, i64 token,
                                       int count) const {
    Barrier& full = cursor.await_empty(of);
    char* const slot = cursor.ring.slot(cursor.slot, of);
    const int lane = static_cast<int>(threadIdx.x) % 32;
    char* const coefficients = slot + factors.rank * kPanels * kPanelBytes;
    // The copy engine moves multiples of 16 bytes from multiples of 16 bytes. A sequence may begin between two, and a last
    // tile may have a few elements more.
    const int before = coefficients_before(factors, b);
    const auto* from = static_cast<const unsigned short*>(factors.a) + b * factors.a_batch_stride +
                       token * factors.a_token_stride - before;
    const int elements = before + count * factors.rank * heads;
    const int whole = elements / 8 * 8;
    if (whole + lane < elements) reinterpret_cast<unsigned short*>(coefficients)[whole + lane] = from[whole + lane];
    __syncwarp();
    if (lane != 0) return;
    // The copy engine comes behind what threads read and wrote here themselves.
    if (used) hopper::fence_async_shared();
    full.arrive_and_expect(factors.rank * kPanels * kPanelBytes + 2 * whole);
    for (int rank = 0; rank < factors.rank; ++rank)
#pragma unroll
      for (int panel = 0; panel < kPanels; ++panel)
        hopper::load_panel<hopper::Keep::kNormal>(slot + (rank * kPanels + panel) * kPanelBytes, map,
                                                  panel * hopper::kPanelColumns,
                                                  {static_cast<int>(token), rank, b}, full);
    if (whole > 0) hopper::load_bytes(coefficients, from, 2 * whole, full);
  }
};

// All tiles of the block's parts, and what the parts are. Called by a warp.
template <int kFeatures>
__device__ __forceinline__ void produce(const Shared<kFeatures>& shared) {
  const DecodeMaps& maps = shared.maps;
  const Decode& p = maps.decode;
  const Source<kFeatures> k{maps.bk, p.k, p.heads};
  const Source<kFeatures> v{maps.bv, p.v, p.heads};
  Cursor<kFeatures> cursor{shared, 0};
  bool used = false;  // the ring has been full once
  uint32_t phase = 0;
  Parts parts(p);
  Message message{};
  for (bool first = true; !message.end; first = false) {
    message.end = !parts.next(message.part);
    if (maps.log_cluster > 0 && first) {
      // All blocks of a cluster come to its end, also without tokens of their own.
      const int b = static_cast<int>(blockIdx.x) / p.splits;
      if (message.end) message.part = {b, 0, 0, false, 0, length(p.kv_lens, p.tokens, b)};
      message.end = false;
    }
    shared.control->message_empty.wait(phase ^ 1);
    phase ^= 1;
    if (threadIdx.x % 32 == 0) {
      shared.control->message = message;
      shared.control->message_full.arrive();
    }
    if (message.end) break;
    const Part part = message.part;
#pragma unroll 1
    for (i64 token = part.begin; token < part.end; token += kTokens) {
      const int count = static_cast<int>(min(part.end - token, static_cast<i64>(kTokens)));
      k.load(cursor, kKeys, used, part.b, token, count);
      v.load(cursor, kValues, used, part.b, token, count);
      const uint32_t phase = cursor.phase;
      cursor.advance(1);
      if (cursor.phase != phase) used = true;
    }
  }
}

}  // namespace gimbal::tpa::wgmma
