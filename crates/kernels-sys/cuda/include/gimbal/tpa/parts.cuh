// Which tokens a block works on. Three rules:
//   splits = 0                    blocks share the tiles of all sequences, one after the other, equally
//   splits = K, split_tokens = 0  K blocks share the tiles of each sequence equally
//   splits = K, split_tokens = n  each block has n tokens of a sequence, whatever its length: batch-invariant
// The lengths are read here, on the device, so a captured launch follows a cache that grows.
#pragma once

#include "../lanes.cuh"
#include "params.cuh"

namespace gimbal::tpa {

constexpr int kTileTokens = 16;

// Tokens of sequence b.
__device__ __forceinline__ i64 length(const int* kv_lens, i64 tokens, int b) {
  if (kv_lens == nullptr) return tokens;
  const i64 own = kv_lens[b];
  return own < 0 ? 0 : own < tokens ? own : tokens;
}

// An empty sequence has one tile, without tokens: whoever has it writes the empty result.
__device__ __forceinline__ i64 tiles(i64 length) {
  // Lengths are not negative, and a shift of an unsigned number is shorter.
  const auto last = static_cast<unsigned long long>(length) + kTileTokens - 1;
  return length <= kTileTokens ? 1 : static_cast<i64>(last / kTileTokens);
}

// All tiles of the sequences before `end`. Called by whole warps.
__device__ __forceinline__ i64 tiles_before(const int* kv_lens, i64 tokens, int end) {
  if (kv_lens == nullptr) return end * tiles(tokens);
  i64 sum = 0;
#pragma unroll 1
  for (int b = static_cast<int>(threadIdx.x) % 32; b < end; b += 32) sum += tiles(length(kv_lens, tokens, b));
  return sum_of_lanes(sum);
}

// Tiles in n contiguous shares, of which the first ones have one tile more than the others, if any.
struct Shares {
  i64 each, more;  // tiles of a share; shares that have one more

  __device__ __forceinline__ Shares(i64 tiles, int n) {
    // A 64-bit division is dozens of instructions, and every block waits for it.
    if (tiles >> 32 == 0) {
      each = static_cast<unsigned>(tiles) / static_cast<unsigned>(n);
    } else {
      each = tiles / n;
    }
    more = tiles - each * n;
  }
  // The first tile of share i.
  __device__ __forceinline__ i64 begin(i64 i) const { return i * each + min(i, more); }
  // The share that has a tile.
  __device__ __forceinline__ i64 owner(i64 tile) const {
    const i64 longer = more * (each + 1);
    return tile < longer ? tile / (each + 1) : more + (tile - longer) / each;
  }
};

// Part of a sequence.
struct Part {
  int b;
  i64 begin, end;  // tokens
  bool whole;      // of the sequence: nothing to merge
  i64 slot;        // among the partial results
  i64 length;      // of the sequence
};

// How many tokens of a sequence a query token sees: the queries are its last T tokens. Not above 0: none.
__device__ __forceinline__ i64 seen(const Decode& p, i64 length, int query) { return length - p.queries + 1 + query; }

// The parts of a block, one after the other.
class Parts {
 public:
  __device__ __forceinline__ explicit Parts(const Decode& p) : p_(p) {
    if (p.splits > 0) return;
    const i64 all = tiles_before(p.kv_lens, p.tokens, p.batch);
    const Shares shares(all, gridDim.x);
    at_ = shares.begin(blockIdx.x);
    end_ = shares.begin(blockIdx.x + 1ll);
    if (p.kv_lens == nullptr) {
      const i64 each = tiles(p.tokens);
      b_ = static_cast<int>(at_ / each);
      first_ = b_ * each;
      return;
    }
#pragma unroll 1
    for (i64 own; b_ < p.batch && first_ + (own = tiles(length(p.kv_lens, p.tokens, b_))) <= at_; ++b_) first_ += own;
  }

  // False when there are no more.
  __device__ __forceinline__ bool next(Part& part) { return p_.splits > 0 ? next_split(part) : next_share(part); }

 private:
  __device__ __forceinline__ bool next_split(Part& part) {
    if (done_) return false;
    done_ = true;
    if (p_.splits == 1) {
      const int b = static_cast<int>(blockIdx.x);
      const i64 all = length(p_.kv_lens, p_.tokens, b);
      part = {b, 0, all, p_.parts_only == 0, b, all};
      return true;
    }
    part.b = static_cast<int>(blockIdx.x) / p_.splits;
    part.slot = blockIdx.x;
    const int i = static_cast<int>(blockIdx.x) % p_.splits;
    const i64 all = length(p_.kv_lens, p_.tokens, part.b);
    if (p_.split_tokens > 0) {
      part.begin = i * p_.split_tokens;
      part.end = min(all, part.begin + p_.split_tokens);
      if (part.begin >= all && i > 0) return false;
    } else {
      const Shares shares(tiles(all), p_.splits);
      const i64 first = shares.begin(i);
      const i64 last = shares.begin(i + 1);
      if (first == last) return false;
      part.begin = first * kTileTokens;
      part.end = min(all, last * kTileTokens);
    }
    part.whole = part.begin == 0 && part.end == all && p_.parts_only == 0;
    part.length = all;
    return true;
  }

  __device__ __forceinline__ bool next_share(Part& part) {
    if (at_ >= end_) return false;
    const i64 all = length(p_.kv_lens, p_.tokens, b_);
    const i64 own = tiles(all);
    const i64 last = min(end_ - first_, own);
    part.b = b_;
    part.begin = (at_ - first_) * kTileTokens;
    part.end = min(all, last * kTileTokens);
    part.whole = part.begin == 0 && last == own && p_.parts_only == 0;
    part.slot = static_cast<i64>(blockIdx.x) + b_;
    part.length = all;
    at_ = first_ + last;
    first_ += own;
    ++b_;
    return true;
  }

  const Decode& p_;
  i64 at_ = 0, end_ = 0, first_ = 0;
  int b_ = 0;
  bool done_ = false;
};

// The partial results of one sequence.
class PartsOf {
 public:
  __device__ __forceinline__ PartsOf(const Merge& p, int b) {
    if (p.parts > 0) {
      count_ = p.parts;
      return;
    }
    const i64 all = length(p.kv_lens, p.tokens, b);
    if (p.splits > 0) {
      const i64 most = p.split_tokens > 0 ? (all + p.split_tokens - 1) / p.split_tokens : tiles(all);
      count_ = static_cast<int>(min(most, static_cast<i64>(p.splits)));
    } else {
      const i64 first = tiles_before(p.kv_lens, p.tokens, b);
      const Shares shares(tiles_before(p.kv_lens, p.tokens, p.batch), p.blocks);
      const i64 owner = shares.owner(first);
      count_ = static_cast<int>(shares.owner(first + tiles(all) - 1) - owner) + 1;
      slot_ = owner + b;
    }
    merged_ = count_ <= 1 && p.parts_only == 0;
  }

  // The decode kernel wrote the result itself.
  __device__ __forceinline__ bool merged() const { return merged_; }
  __device__ __forceinline__ int count() const { return count_; }
  // The slot of part 0, beyond what the strides say.
  __device__ __forceinline__ i64 slot() const { return slot_; }

 private:
  bool merged_ = false;
  int count_ = 0;
  i64 slot_ = 0;
};

}  // namespace gimbal::tpa
