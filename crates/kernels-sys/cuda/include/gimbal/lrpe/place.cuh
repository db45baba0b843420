// Which part of the tensors a thread works on.
//
// A block is lanes × heads × tokens threads (x, y, z): the lanes of one (token, head) row side by side, each holding one
// vector of angles; then several heads, then several tokens. Where the lanes of a row work together, it is whole warps with as
// many rows each as they have room for, in the same order (`Threads::of_warps`). Host code picks the extents so that neighbouring rows are
// neighbours in memory, in (B, N, H, D) as well as in (B, H, N, D). Blocks are numbered in one dimension, where 2^31 - 1 of
// them fit: heads first or tokens first, whichever are nearer in memory (otherwise blocks that run at the same time would
// each open a DRAM page of their own: 6 % of the bandwidth), and batches last.
#pragma once

#include "../lanes.cuh"
#include "params.cuh"

namespace gimbal::lrpe {

// Every LRPE kernel is launched with at most this many threads. Launch bounds name the blocks a multiprocessor should hold
// as well, mostly 1: left to itself, the assembler spills a few bytes to fit one more block.
constexpr int kMaxThreads = 128;

// A thread among those of its block, and how many there are.
struct Threads {
  int lane;
  int head;
  int token;
  int lanes;
  int heads;
  int tokens;
  bool has_row;

  __device__ __forceinline__ static Threads of_block() {
    return {static_cast<int>(threadIdx.x), static_cast<int>(threadIdx.y), static_cast<int>(threadIdx.z),
            static_cast<int>(blockDim.x),  static_cast<int>(blockDim.y),  static_cast<int>(blockDim.z), true};
  }

  // A block is (32, warps) threads.
  __device__ __forceinline__ static Threads of_warps(const Params& p) {
    const int lanes = p.block_lanes;
    const int heads = p.block_heads;
    const int tokens = p.block_tokens;
    const int rows = 32 / lanes;
    const int row_of_warp = static_cast<int>(threadIdx.x) / lanes;
    const int row = static_cast<int>(threadIdx.y) * rows + row_of_warp;
    const int token = row / heads;
    const bool has_row = row_of_warp < rows && token < tokens;
    return {static_cast<int>(threadIdx.x) - row_of_warp * lanes, row - token * heads, has_row ? token : 0, lanes, heads, tokens,
            has_row};
  }
};

struct Row {
  int token;
  int batch;  // or the sequence, where a block stays within one
};

// Token at which packed sequence `s` begins, for 0 <= s <= S. Whatever the buffer holds, it lies within the tensors.
__device__ __forceinline__ int sequence_begin(const Params& p, int s) {
  const int begin = __ldg(p.positions.cu_seqlens + s * p.positions.cu_seqlens_stride);
  return min(max(begin, 0), p.tokens);
}

// The tile of the tensors that is the block's.
struct Tiles {
  int token;
  int batch;
  int head;     // of its set of tensors
  bool second;  // which set that is

  __device__ __forceinline__ explicit Tiles(const Params& p) {
    const unsigned token_tiles = static_cast<unsigned>(p.token_tiles);
    const unsigned head_tiles = static_cast<unsigned>(p.rows[0].head_tiles + p.rows[1].head_tiles);
    const unsigned inner = p.tokens_first ? token_tiles : head_tiles;
    const unsigned outer = p.tokens_first ? head_tiles : token_tiles;
    const unsigned rest = blockIdx.x / inner;
    const int inner_tile = static_cast<int>(blockIdx.x - rest * inner);
    const unsigned batch_tile = rest / outer;
    const int outer_tile = static_cast<int>(rest - batch_tile * outer);
    batch = static_cast<int>(batch_tile);
    token = p.tokens_first ? inner_tile : outer_tile;
    head = p.tokens_first ? outer_tile : inner_tile;
    second = head >= p.rows[0].head_tiles;
    if (second) head -= p.rows[0].head_tiles;
  }

  // Of a pass that reads again what all blocks of the one before it have read together. Of few sequences it begins with their last
  // tokens, which are still in L2; of many, blocks beside each other would then open too many DRAM pages (20 of 4988 tokens, D = 104:
  // 72.7 → 76.9 µs, H100). It has one set of tensors, and blocks of one sequence.
  __device__ __forceinline__ static Tiles again(const Params& p) {
    constexpr int kFewSequences = 8;
    const bool by_length = p.by_sequence == BySequence::kByLength;
    if (!by_length && p.batches > kFewSequences) return Tiles(p);
    const unsigned heads = static_cast<unsigned>(p.rows[0].head_tiles);
    const unsigned at_once = by_length ? heads : heads * static_cast<unsigned>(p.batches);
    const unsigned behind = blockIdx.x / at_once;
    const unsigned rest = blockIdx.x - behind * at_once;
    const unsigned batch = rest / heads;
    const int token = p.token_tiles - 1 - static_cast<int>(behind);
    const int head = static_cast<int>(rest - batch * heads);
    return by_length ? of_sequence(p, token, head) : Tiles(token, static_cast<int>(batch), head, false);
  }

  // Of clusters over the tokens, in each as many blocks as some power of two, and of one set of tensors.
  __device__ __forceinline__ static Tiles of_clusters(const Params& p) {
    const unsigned heads = static_cast<unsigned>(p.rows[0].head_tiles);
    const unsigned cluster = blockIdx.x >> (31 - __clz(p.token_tiles));
    const unsigned batch = cluster / heads;
    const int token = static_cast<int>(blockIdx.x) & (p.token_tiles - 1);
    return {token, static_cast<int>(batch), static_cast<int>(cluster - batch * heads), false};
  }

 private:
  // Packed sequences have tiles as they have tokens: those of sequence s begin with number s + (token at which it begins) / (tokens of a
  // tile), so that there are enough of them before the next.
  __device__ __forceinline__ static Tiles of_sequence(const Params& p, int tile, int head) {
    constexpr int kAtOnce = 8;  // loads that wait for each other are what this takes
    const auto first_of = [&](int s) { return s + sequence_begin(p, s) / p.tokens_per_block; };
    int low = 0;
    int high = p.positions.sequences + 1;  // the last is the tail
    while (high - low > 1) {
      const int step = (high - low + kAtOnce) / (kAtOnce + 1);
      int steps = 0;
#pragma unroll
      for (int i = 1; i <= kAtOnce; ++i) steps += low + i * step < high && first_of(min(low + i * step, high - 1)) <= tile;
      high = min(high, low + (steps + 1) * step);
      low += steps * step;
    }
    return {max(tile - first_of(low), 0), low, head, false};
  }

  __device__ __forceinline__ Tiles(int token, int batch, int head, bool second)
      : token(token), batch(batch), head(head), second(second) {}
};

struct Place {
  const Rows& rows;
  Threads threads;
  int head;
  int head_of_all;  // among the heads of both sets of tensors
  int head_tile;    // among those of both
  int token_tile;
  int batch_tile;
  int batch_begin;
  int batch_end;
  int token_begin;
  int block_begin;  // of the block's threads together
  int token_end;
  int tail_begin;  // from this token on rows belong to no sequence

  __device__ __forceinline__ explicit Place(const Params& p)
      : Place(p, Threads::of_block(), Tiles(p), p.by_sequence != 0) {}

  // Of blocks of warps, which go on from one packed sequence to the next, unless rows are read again. What all threads count is then
  // made of what all know, or the compiler guards each shuffle by a search for who is there.
  template <bool kReadsAgain = false>
  __device__ __forceinline__ static Place of_warps(const Params& p) {
    if constexpr (kReadsAgain) {
      return Place(p, Threads::of_warps(p), Tiles::again(p), p.by_sequence != 0, p.by_sequence == BySequence::kByLength);
    } else {
      return Place(p, Threads::of_warps(p), Tiles(p), false);
    }
  }

  // Of the pass that applies f.
  template <class Act>
  __device__ __forceinline__ static Place of(const Params& p) {
    if constexpr (Act::kJoinsLanes) {
      return of_warps(p);
    } else if constexpr (Act::kReadsAgain) {
      return Place(p, Threads::of_block(), Tiles::again(p), p.by_sequence != 0, p.by_sequence == BySequence::kByLength);
    } else {
      return Place(p);
    }
  }

  __device__ __forceinline__ Place(const Params& p, const Threads& of_block, const Tiles& tiles, bool by_sequence,
                                   bool tiles_are_even = false)
      : rows(p.rows[tiles.second]), threads(of_block) {
    token_tile = tiles.token;
    batch_tile = tiles.batch;
    batch_begin = batch_tile * p.batches_per_block;
    batch_end = min(batch_begin + p.batches_per_block, p.batches);
    head = tiles.head * threads.heads + threads.head;
    head_of_all = tiles.second ? p.rows[0].heads + head : head;
    head_tile = tiles.second ? p.rows[0].head_tiles + tiles.head : tiles.head;
    tail_begin = p.tokens;
    int begin = 0;
    int end = p.tokens;
    i64 per_block = p.tokens_per_block;
    if (p.positions.source == Source::kPacked) {
      tail_begin = sequence_begin(p, p.positions.sequences);
      if (by_sequence) {
        const int sequence = batch_begin;
        const bool is_tail = sequence >= p.positions.sequences;
        begin = sequence_begin(p, min(sequence, p.positions.sequences));
        end = is_tail ? p.tokens : max(begin, sequence_begin(p, sequence + 1));
        const int z = threads.tokens;
        const int steps = (end - begin + z - 1) / z;
        if (!tiles_are_even) per_block = static_cast<i64>((steps + p.token_tiles - 1) / p.token_tiles) * z;
      }
    }
    const i64 first = begin + static_cast<i64>(token_tile) * per_block;
    block_begin = static_cast<int>(min(first, static_cast<i64>(end)));
    token_begin = block_begin + threads.token;
    token_end = static_cast<int>(min(first + per_block, static_cast<i64>(end)));
  }

  // How many tokens this thread has; they stand as many apart as a block has beside each other.
  __device__ __forceinline__ int tokens() const { return tokens_from(token_begin); }
  // How many the thread of the block with the most has: what threads must count to who work together.
  __device__ __forceinline__ int block_tokens() const { return tokens_from(block_begin); }
  __device__ __forceinline__ int batches() const { return batch_end - batch_begin; }
  __device__ __forceinline__ bool has_head() const { return threads.has_row && head < rows.heads; }
  __device__ __forceinline__ RowLanes lanes() const { return {threads.lanes, threads.lane}; }

  __device__ __forceinline__ Row first() const { return {token_begin, batch_begin}; }

  // The token, or one that exists where threads may count beyond their own.
  template <bool kBeyond>
  __device__ __forceinline__ int existing(int token) const {
    return kBeyond ? min(token, token_end - 1) : token;
  }

 private:
  __device__ __forceinline__ int tokens_from(int token) const {
    const int z = threads.tokens;
    return token < token_end ? (token_end - token + z - 1) / z : 0;
  }
};

// The first element of a row.
template <class T>
__device__ __forceinline__ T* at(T* base, const Strides& stride, const Row& row, int head) {
  return base + (row.batch * stride.batch + row.token * stride.token + head * stride.head);
}

// A thread goes through the batches of a token and then to its next token, so that the token's angles serve all of them. In a block
// that stays within a sequence there is one.
template <bool kOneSequence = false>
struct Walk {
  int batches;
  int batch = 0;  // of the current row, from the first

  __device__ __forceinline__ explicit Walk(const Place& place) : batches(place.batches()) {}

  // Whether the row after this one belongs to another token.
  __device__ __forceinline__ bool step() {
    if constexpr (kOneSequence) return true;
    batch = batch + 1 == batches ? 0 : batch + 1;
    return batch == 0;
  }
};

// The current row in one tensor. Steps are additions: a 64-bit product for every row would cost more than the arithmetic
// on it.
template <class T>
struct Cursor {
  T* row;
  T* token_row;  // the token's first row
  const Strides& stride;

  __device__ __forceinline__ Cursor(T* base, const Strides& strides, const Place& place, int head)
      : row(at(base, strides, place.first(), head)), token_row(row), stride(strides) {}

  __device__ __forceinline__ void step(bool next_token) {
    if (next_token) {
      token_row += stride.token_step;
      row = token_row;
    } else {
      row += stride.batch;
    }
  }
};

}  // namespace gimbal::lrpe
