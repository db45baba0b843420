// The positions of a block's tokens, in shared memory: its threads find them together while the first rows are on their way, so that none
// waits for its own, token after token, and what an axis of a grid or a packed sequence takes is done once.
#pragma once

#include "../async_copy.cuh"
#include "place.cuh"
#include "positions.cuh"

namespace gimbal::lrpe {

// As many stand there; a block with more finds each where it needs it. Mirrored in src/lrpe.rs.
constexpr int kBlockPositions = 1024;

// On one axis.
__device__ __forceinline__ int position_at(const Params& p, const Row& row, int axis) {
  const Positions& at = p.positions;
  switch (at.source) {
    case Source::kLine:
      return row.token + at.offset + offset_of(at, row.batch);
    case Source::kPacked: {
      // The last sequence that begins at or before the token.
      int low = 0;
      int high = at.sequences;
      while (high - low > 1) {
        const int middle = (low + high) / 2;
        if (sequence_begin(p, middle) <= row.token) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return at.sequences > 0 ? row.token - sequence_begin(p, low) + at.offset + offset_of(at, low) : row.token + at.offset;
    }
    case Source::kGiven:
      return given_position(at, row.batch, row.token, axis);
    default:
      return index_on_grid(at, row.token, axis);
  }
}

class BlockPositions {
 public:
  // All threads of the block come here, and then to `find`; given positions are on their way from here on. Where positions are known
  // otherwise there is no table.
  __device__ __forceinline__ BlockPositions(const Params& p, const Place& place, bool are_known = false)
      : p_(p), token_(place.block_begin), batch_(place.batch_begin) {
    if (p.positions.source == Source::kLine || are_known) return;
    __shared__ int table[kBlockPositions];
    tokens_ = place.token_end - token_;
    const int batches = p.positions.shared ? 1 : place.batches();
    axis_ = tokens_ * batches;
    if (static_cast<i64>(tokens_) * batches * p.positions.axes > kBlockPositions) return;
    table_ = table;
    if (p.positions.source == Source::kGiven) {
      each([&](int at, Row row, int axis) {
        copy_4(shared_address(table_ + at), given_at(p.positions, row.batch, row.token, axis), 4);
      });
      commit_copies();
    }
  }

  // Behind it, not before, positions may be asked for. kPending groups of copies have been begun since, and may still be under way.
  template <int kPending>
  __device__ __forceinline__ void find() const {
    if (table_ == nullptr) return;
    if (p_.positions.source == Source::kGiven) {
      wait_for_copies<kPending>();
    } else {
      each([&](int at, Row row, int axis) { table_[at] = position_at(p_, row, axis); });
    }
    __syncthreads();
  }

  __device__ __forceinline__ bool turns(const Row& row) const {
    return p_.positions.source != Source::kGrid || row.token >= p_.positions.extra_tokens;
  }

  __device__ __forceinline__ int along(const Row& row, int axis) const {
    if (table_ == nullptr) return position_at(p_, row, axis);
    const int batch = p_.positions.shared ? 0 : row.batch - batch_;
    return table_[axis * axis_ + batch * tokens_ + row.token - token_];
  }

 private:
  // Calls visit(place in the table, row, axis) for the thread's part of them.
  template <class Visit>
  __device__ __forceinline__ void each(Visit visit) const {
    const int thread = static_cast<int>(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z));
    const int threads = static_cast<int>(blockDim.x * blockDim.y * blockDim.z);
    const int all = axis_ * p_.positions.axes;
    for (int at = thread; at < all; at += threads) {
      const int axis = at / axis_;
      const int batch = (at - axis * axis_) / tokens_;
      visit(at, {token_ + at - axis * axis_ - batch * tokens_, batch_ + batch}, axis);
    }
  }

  const Params& p_;
  int token_;  // the block's first
  int batch_;
  int tokens_ = 0;
  int axis_ = 0;  // from one axis to the next
  int* table_ = nullptr;
};

// From tokens to positions in a packed sequence; of the tail, which has none, anything.
__device__ __forceinline__ int shift_of_sequence(const Params& p, int sequence) {
  if (sequence >= p.positions.sequences) return 0;
  return p.positions.offset + offset_of(p.positions, sequence) - sequence_begin(p, sequence);
}

// The positions of rows of one packed sequence, which nobody has to look for, or of others by `Others`.
template <class Others>
class SequencePositions : public Others {
 public:
  __device__ __forceinline__ SequencePositions(const Params& p, const Place& place)
      : Others(p, place, p.by_sequence != 0),
        is_known_(p.by_sequence != 0),
        shift_(is_known_ ? shift_of_sequence(p, place.batch_begin) : 0) {}

  __device__ __forceinline__ int along(const Row& row, int axis) {
    return is_known_ ? row.token + shift_ : Others::along(row, axis);
  }

 private:
  bool is_known_;
  int shift_;
};

// Without a table.
class PlainPositions {
 public:
  __device__ __forceinline__ PlainPositions(const Params& p, const Place&, bool) : p_(p) {}

  __device__ __forceinline__ bool turns(const Row& row) const {
    return p_.positions.source != Source::kGrid || row.token >= p_.positions.extra_tokens;
  }

  __device__ __forceinline__ int along(const Row& row, int axis) const { return position_at(p_, row, axis); }

 private:
  const Params& p_;
};

// Of the pass that applies f.
template <class Act>
using PositionsFor = std::conditional_t<Act::kReadsAgain, SequencePositions<BlockPositions>, BlockPositions>;

}  // namespace gimbal::lrpe
