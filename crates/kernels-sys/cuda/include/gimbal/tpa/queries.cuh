// q = aq·bq for the heads of a block, left in shared memory as q = high + low in 16 bit each, so that the scores have
// the precision of about two 16-bit numbers and not of one.
#pragma once

#include "halves.cuh"
#include "layout.cuh"
#include "ring.cuh"

namespace gimbal::tpa {

// aq and bq pass through the last slot of the first ring, which stays free until the queries are there: 16 ranks at a
// time, bq where rows lie and aq where coefficients do. The code is short, for every block meets it for the first time
// and waits for its instructions.
template <class L>
class Queries16 {
  using T = typename L::T;

 public:
  __device__ __forceinline__ Queries16(const Decode& p, int b, int head, unsigned shared)
      : p_(p),
        aq_(static_cast<const unsigned short*>(p.q.a) + b * p.q.a_batch_stride + blockIdx.z * p.q.a_token_stride +
            head * p.q.a_head_stride),
        bq_(static_cast<const unsigned short*>(p.q.b) + b * p.q.b_batch_stride + blockIdx.z * p.q.b_token_stride),
        heads_(p.heads - head),
        stage_(shared + L::rings() + (p.slots - 1) * L::kSlotBytes) {}

  // Starts the copies of ranks `first` to `first` + 15, as one group.
  __device__ __forceinline__ void fetch(int first) const {
    const int ranks = p_.q.rank - first;
    if (ranks <= 0) return commit_copies();  // q itself is read where it is needed
    copy<L::kFeatures / 8>(stage_, L::kRow, bq_ + first * p_.q.b_rank_stride, p_.q.b_rank_stride, 16, ranks, p_.d);
    copy<2>(stage_ + L::kSlotCoefficients, 32, aq_ + first, p_.q.a_head_stride, L::kHeads, heads_, ranks);
    commit_copies();
  }

  // Multiplies by `factor`; the copies of rank 0 are there, for this thread at least. In f16 a power of two is in the
  // queries of each head (halves.cuh); `exponents` (f32, kHeads) in shared memory takes what undoes it.
  __device__ __forceinline__ void compute(float factor, char* shared, float* exponents) const {
    constexpr bool kScaled = std::is_same_v<T, f16>;
    if constexpr (kScaled) {
      int* largest = reinterpret_cast<int*>(exponents);
      for (int h = threadIdx.x; h < L::kHeads; h += blockDim.x) largest[h] = 0;
    }
    __syncthreads();
    if constexpr (kScaled) {
      multiply([&](int h, int, float x, float y) {
        // The order of positive numbers is that of their bits.
        const float top = fmaxf(fabsf(x), fabsf(y)) * fabsf(factor);
        atomicMax(reinterpret_cast<int*>(exponents) + h, __float_as_int(top));
      });
      __syncthreads();
    }
    multiply([&](int h, int feature, float x, float y) {
      float scale = factor;
      if constexpr (kScaled) scale = ldexpf(factor, power_of_queries(exponents[h]));
      x *= scale;
      y *= scale;
      const unsigned high = narrow_pair<T>(x, y);
      const float2 rounded = widen_pair<T>(high);
      char* const to = shared + h * L::kRow + 2 * feature;
      *reinterpret_cast<unsigned*>(to + L::queries()) = high;
      *reinterpret_cast<unsigned*>(to + L::rest()) = narrow_pair<T>(left(x, rounded.x), left(y, rounded.y));
    });
    __syncthreads();
    if constexpr (kScaled) {
      for (int h = threadIdx.x; h < L::kHeads; h += blockDim.x) exponents[h] = ldexpf(1.0f, -power_of_queries(exponents[h]));
      __syncthreads();
    }
  }

 private:
  // Rows of 8 · kChunks values, `row_bytes` apart in shared memory. Past `rows` and `width` come zeros.
  template <int kChunks>
  __device__ __forceinline__ static void copy(unsigned to, int row_bytes, const unsigned short* from, i64 stride,
                                              int all_rows, int rows, int width) {
    if (((reinterpret_cast<i64>(from) | 2 * stride) & 15) == 0) {
#pragma unroll 1
      for (int i = threadIdx.x; i < all_rows * kChunks; i += blockDim.x) {
        const int row = i / kChunks;
        const int column = i % kChunks * 8;
        copy_16(to + row * row_bytes + 2 * column, from + row * stride + column,
                row < rows ? clamp(2 * (width - column), 0, 16) : 0);
      }
      return;
    }
#pragma unroll 4
    for (int i = threadIdx.x; i < all_rows * kChunks * 8; i += blockDim.x) {
      const int row = i / (8 * kChunks);
      const int column = i % (8 * kChunks);
      unsigned short value = 0;
      if (row < rows && column < width) value = __ldg(from + row * stride + column);
      store_half_word(to + row * row_bytes + 2 * column, value);
    }
  }

  // Calls use(h, d, q[h][d], q[h][d + 1]) for every pair, with h from the block's first head on.
  template <class Use>
  __device__ __forceinline__ void multiply(Use use) const {
    constexpr int kAcross = L::kFeatures / 16;
    constexpr int kTiles = L::kHeads / 16 * kAcross;  // of 16 heads and 16 features
    const int warps = static_cast<int>(blockDim.x) / 32;
    const unsigned lane = L::lane();
    const unsigned at = stage_ + lane / 16 * 16;
#pragma unroll 1
    for (int tile = static_cast<int>(threadIdx.x) / 32, start = 0; start < kTiles; start += warps, tile += warps) {
      const unsigned aq_at = at + L::kSlotCoefficients + (tile / kAcross * 16 + lane % 16) * 32;
      const unsigned bq_at = at + lane % 16 * L::kRow + tile % kAcross * 32;
      float q[2][4] = {};
#pragma unroll 1
      for (int first = 0; first < p_.q.rank; first += 16) {
        if (p_.q.rank > 16) {
          __syncthreads();
          fetch(first);
          wait_for_copies<0>();
          __syncthreads();
        }
        if (tile >= kTiles) continue;
        unsigned aq[4], bq[4];
        load_matrices(aq, aq_at);
        load_transposed(bq, bq_at);
        multiply_add<T>(q[0], aq, bq[0], bq[1]);
        multiply_add<T>(q[1], aq, bq[2], bq[3]);
      }
      if (tile >= kTiles) continue;
      if (p_.q.rank == 0) load(q, tile / kAcross * 16, tile % kAcross * 16);
#pragma unroll
      for (int i = 0; i < 4; ++i)
        use(tile / kAcross * 16 + i % 2 * 8 + static_cast<int>(lane) / 4,
            tile % kAcross * 16 + i / 2 * 8 + static_cast<int>(lane) % 4 * 2, q[i / 2][i % 2 * 2],
            q[i / 2][i % 2 * 2 + 1]);
    }
  }

  // The 16 heads and 16 features of q from these on, as lanes hold sums.
  __device__ __forceinline__ void load(float (&q)[2][4], int h, int feature) const {
    h += static_cast<int>(L::lane()) / 4;
    feature += static_cast<int>(L::lane()) % 4 * 2;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const int row = h + i / 2 % 2 * 8;
      const int column = feature + i / 4 * 8 + i % 2;
      if (row < heads_ && column < p_.d)
        q[i / 4][i % 4] = widen(static_cast<const T*>(static_cast<const void*>(aq_))[row * p_.q.a_head_stride + column]);
    }
  }

  const Decode& p_;
  const unsigned short* aq_;
  const unsigned short* bq_;
  int heads_;
  unsigned stage_;
};

}  // namespace gimbal::tpa
