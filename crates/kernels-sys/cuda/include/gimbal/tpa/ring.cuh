// A team's own ring of slices in shared memory. They come by asynchronous copies, in the order in which they are used:
// of each tile the ranks of K, then those of V. No other team waits for them or is waited for.
#pragma once

#include "../async_copy.cuh"
#include "../mma.cuh"
#include "layout.cuh"

namespace gimbal::tpa {

// Waits until at most `pending` of the committed groups are under way; the instruction wants a constant.
__device__ __forceinline__ void wait_for_slice(int pending) {
  if (pending == 2) return wait_for_copies<2>();
  switch (pending) {
    case 1: return wait_for_copies<1>();
    case 3: return wait_for_copies<3>();
    case 4: return wait_for_copies<4>();
    case 5: return wait_for_copies<5>();
    case 6: return wait_for_copies<6>();
    case 7: return wait_for_copies<7>();
    default: return wait_for_copies<0>();
  }
}

template <class N>
__device__ __forceinline__ int clamp(N value, int low, int high) {
  return value < low ? low : value > high ? high : static_cast<int>(value);
}

template <class L>
class Ring {
 public:
  __device__ __forceinline__ Ring(const Decode& p, const Part& part, int head, unsigned base)
      : p_(p),
        k_(p.k, part, head),
        v_(p.v, part, head),
        base_(base + L::team() * p.slots * L::kSlotBytes),
        end_base_(base_ + p.slots * L::kSlotBytes),
        write_(base_),
        heads_(min(p.heads - head, L::kHeads)),
        left_(static_cast<int>(part.end - part.begin) - kTileTokens * L::team()) {
    const unsigned rows = k_.row_alignment(p.k) | v_.row_alignment(p.v);
    const unsigned coefficients = k_.coefficient_alignment(p.k) | v_.coefficient_alignment(p.v);
    rows_aligned_ = (rows & 15) == 0;
    rows_in_words_ = (rows & 3) == 0;
    coefficients_aligned_ = (coefficients & 15) == 0;
    shifted_ = (coefficients & 3) != 0;
    dense_ = rows_aligned_ && coefficients_aligned_ && is_dense(p.k, p.d) && is_dense(p.v, p.e) && heads_ == L::kHeads;
  }

  // Starts the copies of the next slice that is to come, into the slot that was free the longest.
  __device__ __forceinline__ void fetch() {
    if (left_ > 0) {
      const bool of_k = rank_ < p_.k.rank;
      const char* const rows = of_k ? k_.rows : v_.rows;
      const char* const coefficients = of_k ? k_.coefficients : v_.coefficients;
      if (dense_ && left_ >= kTileTokens) {
        copy_dense(rows, coefficients, 2 * factors(of_k).a_token_stride);
      } else {
        copy(rows, coefficients, of_k);
      }
      if (++rank_ == p_.k.rank + p_.v.rank) {
        const int tokens = kTileTokens * L::teams();
        rank_ = 0;
        left_ -= tokens;
        k_.step(p_.k, tokens);
        v_.step(p_.v, tokens);
      }
    }
    write_ = after(write_);
    commit_copies();
  }

  // Waits for the next slice; gives its address. The slot of the one before is free then.
  __device__ __forceinline__ unsigned take() {
    wait_for_slice(p_.slots - 2);
    L::meet();
    return after(write_);
  }

  // Coefficients of a slice for the warp's tile of heads t as lanes of a sum hold (head, token), packed by pairs of
  // tokens.
  __device__ __forceinline__ void coefficients(unsigned (&to)[4], unsigned slice, int t) const {
    const unsigned own = 32 * (L::kTiles * L::warp() + t);
    const unsigned from = slice + L::kSlotCoefficients + own;
    const unsigned lane = L::lane();
    if (!shifted_) {
      // Matrices: tokens 0-7 of heads 0-7, of heads 8-15; tokens 8-15 likewise.
      load_transposed(to, from + (lane / 16 * 8 + lane % 8) * L::kCoefficientRow + (lane / 8 % 2) * 16);
      return;
    }
    // Rows start at odd multiples of two bytes, too: each was copied from the word that it starts in, and says where.
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      unsigned pair = 0;
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        const unsigned row = slice + L::kSlotCoefficients + (8 * (i / 2) + 2 * (lane % 4) + j) * L::kCoefficientRow;
        const unsigned shift = load_word(row + L::kCoefficientRow - 4);
        pair |= static_cast<unsigned>(load_half_word(row + own + shift + 2 * (lane / 4 + 8 * (i % 2)))) << (16 * j);
      }
      to[i] = pair;
    }
  }

 private:
  // Where the slices of one of K and V come from: the next tile's first row and coefficient, of rank 0.
  struct Source {
    const char* rows;
    const char* coefficients;

    __device__ __forceinline__ Source(const Factors& f, const Part& part, int head)
        : rows(static_cast<const char*>(f.b) + 2 * part.b * f.b_batch_stride),
          coefficients(static_cast<const char*>(f.a) + 2 * (part.b * f.a_batch_stride + head)) {
      const i64 token = part.begin + kTileTokens * L::team();
      rows += 2 * token * f.b_token_stride;
      coefficients += 2 * token * f.a_token_stride;
    }
    __device__ __forceinline__ void step(const Factors& f, int tokens) {
      rows += 2 * tokens * here(f.b_token_stride);
      coefficients += 2 * tokens * here(f.a_token_stride);
    }
    // Addresses and strides in bytes, as far as their lowest bits go.
    __device__ __forceinline__ unsigned row_alignment(const Factors& f) const {
      return low(reinterpret_cast<i64>(rows)) | 2 * (low(f.b_token_stride) | low(f.b_rank_stride));
    }
    __device__ __forceinline__ unsigned coefficient_alignment(const Factors& f) const {
      return low(reinterpret_cast<i64>(coefficients)) | 2 * (low(f.a_token_stride) | low(f.a_rank_stride));
    }
    __device__ __forceinline__ static unsigned low(i64 x) { return static_cast<unsigned>(x); }
  };

  // Read from the parameters where they are needed, at an address that depends on the slice: one load, and no register
  // meanwhile.
  __device__ __forceinline__ const Factors& factors(bool of_k) const { return (&p_.k)[of_k ? 0 : 1]; }

  __device__ __forceinline__ unsigned after(unsigned slot) const {
    slot += L::kSlotBytes;
    return slot == end_base_ ? base_ : slot;
  }

  // One rank, and rows as wide as the slots, one after the other.
  __device__ __forceinline__ static bool is_dense(const Factors& f, int width) {
    return f.rank == 1 && width == L::kFeatures && f.b_token_stride == L::kFeatures;
  }

  // A whole tile of such rows: nothing to compare, and their addresses are the first one plus constants.
  __device__ __forceinline__ void copy_dense(const char* rows, const char* coefficients, i64 stride) const {
    constexpr int kChunks = L::kFeatures / 8;
    const int thread = L::thread();
    rows += 16 * thread;
    const unsigned to = write_ + thread / kChunks * L::kRow + 16 * (thread % kChunks);
#pragma unroll
    for (int i = 0; i < kTileTokens * kChunks; i += L::kTeam)
      if (i + L::kTeam <= kTileTokens * kChunks || i + thread < kTileTokens * kChunks)
        copy_16(to + i / kChunks * L::kRow, rows + 16 * i);
#pragma unroll
    for (int i = thread; i < kTileTokens * L::kHeads / 8; i += L::kTeam) {
      const int row = i / (L::kHeads / 8);
      const int column = 16 * (i % (L::kHeads / 8));
      copy_16(write_ + L::kSlotCoefficients + row * L::kCoefficientRow + column, coefficients + row * stride + column);
    }
  }

  __device__ __forceinline__ void copy(const char* rows, const char* coefficients, bool of_k) {
    const Factors& f = factors(of_k);
    const int rank = of_k ? rank_ : rank_ - p_.k.rank;
    const int width = of_k ? p_.d : p_.e;
    const int count = min(left_, kTileTokens);
    const i64 row_stride = 2 * f.b_token_stride;
    const i64 stride = 2 * f.a_token_stride;
    rows += 2 * rank * f.b_rank_stride;
    coefficients += 2 * rank * f.a_rank_stride;
    if (rows_aligned_) {
      copy_rows(rows, row_stride, width, count);
    } else if (rows_in_words_) {
      copy_row_words(rows, row_stride, width, count);
    } else {
      move_rows(rows, row_stride, width, count);
    }
    if (coefficients_aligned_) {
      copy_coefficients(coefficients, stride, count);
    } else {
      copy_words(coefficients, stride, count);
    }
  }

  // Past the width and past the last row come zeros: their products must be zero, whatever is beyond.
  __device__ __forceinline__ void copy_rows(const char* from, i64 stride, int width, int rows) const {
    constexpr int kChunks = L::kFeatures / 8;
    constexpr int kRowStep = L::kTeam / kChunks;
    const int column = L::thread() % kChunks;
    const int bytes = clamp(2 * width - 16 * column, 0, 16);
    int row = L::thread() / kChunks;
    from += row * stride + 16 * column;
    unsigned to = write_ + row * L::kRow + 16 * column;
#pragma unroll 2
    for (; row < kTileTokens; row += kRowStep) {
      copy_16(to, from, row < rows ? bytes : 0);
      from += kRowStep * stride;
      to += kRowStep * L::kRow;
    }
  }

  // Rows that start at multiples of 4 bytes come in words.
  __device__ __forceinline__ void copy_row_words(const char* from, i64 stride, int width, int rows) const {
#pragma unroll 1
    for (int word = L::thread(); word < L::kFeatures / 2; word += L::kTeam) {
      const char* at = from + 4 * word;
      const int bytes = clamp(2 * width - 4 * word, 0, 4);
#pragma unroll 4
      for (int row = 0; row < kTileTokens; ++row) {
        copy_4(write_ + row * L::kRow + 4 * word, at, row < rows ? bytes : 0);
        at += stride;
      }
    }
  }

  // Others come one element at a time, and are waited for: as many at once as registers allow.
  __device__ __forceinline__ void move_rows(const char* from, i64 stride, int width, int rows) const {
    constexpr int kAtOnce = 16;
#pragma unroll 1
    for (int column = L::thread(); column < L::kFeatures; column += L::kTeam) {
      const char* at = from + 2 * column;
#pragma unroll 1
      for (int first = 0; first < kTileTokens; first += kAtOnce) {
        unsigned short values[kAtOnce];
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
          values[i] = 0;
          if (first + i < rows && column < width) values[i] = __ldg(reinterpret_cast<const unsigned short*>(at));
          at += stride;
        }
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) store_half_word(write_ + (first + i) * L::kRow + 2 * column, values[i]);
      }
    }
  }

  __device__ __forceinline__ void copy_coefficients(const char* from, i64 stride, int rows) const {
    constexpr int kChunks = L::kHeads / 8;
#pragma unroll 1
    for (int i = L::thread(); i < kTileTokens * kChunks; i += L::kTeam) {
      const int row = i / kChunks;
      const int column = 16 * (i % kChunks);
      copy_16(write_ + L::kSlotCoefficients + row * L::kCoefficientRow + column, from + row * stride + column,
              row < rows ? clamp(2 * heads_ - column, 0, 16) : 0);
    }
  }

  // Rows that do not start at multiples of 16 bytes come in words, each from the word that it starts in.
  __device__ __forceinline__ void copy_words(const char* coefficients, i64 stride, int rows) const {
    constexpr int kWords = L::kHeads / 2 + 1;
    constexpr int kRowStep = L::kTeam / kWords;
    constexpr int kWordStep = L::kTeam % kWords;
    const unsigned to = write_ + L::kSlotCoefficients;
    int row = L::thread() / kWords;
    int word = L::thread() % kWords;
    const char* from = coefficients + row * stride;
#pragma unroll 3
    while (row < kTileTokens) {
      const int shift = static_cast<int>(reinterpret_cast<i64>(from) & 2);
      copy_4(to + row * L::kCoefficientRow + 4 * word, from - shift + 4 * word,
             row < rows ? clamp(shift + 2 * heads_ - 4 * word, 0, 4) : 0);
      const bool wraps = word + kWordStep >= kWords;
      word += wraps ? kWordStep - kWords : kWordStep;
      row += wraps ? kRowStep + 1 : kRowStep;
      from += wraps ? (kRowStep + 1) * stride : kRowStep * stride;
    }
    if (shifted_ && L::thread() < kTileTokens) {
      const int own = L::thread();
      const unsigned shift = static_cast<unsigned>(reinterpret_cast<i64>(coefficients + own * stride)) & 2u;
      store_word(to + (own + 1) * L::kCoefficientRow - 4, shift);
    }
  }

  const Decode& p_;
  Source k_, v_;
  unsigned base_, end_base_;
  unsigned write_;  // the slot that the next slice goes to; the one after it has the oldest
  int heads_;
  bool dense_, rows_aligned_, rows_in_words_, coefficients_aligned_, shifted_;
  int rank_ = 0;  // of the next slice to come; those of V follow those of K
  int left_;      // tokens from its tile to the end of the part
};

}  // namespace gimbal::tpa
