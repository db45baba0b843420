// Decode on tensor cores, for 16-bit types. Each team of warps takes tiles of 16 tokens on its own, each warp for its
// own heads:
//   s = Σ_j ak_j ⊙ (q·bk_jᵀ)      p = 2^(s - reference)      sum += Σ_j (p ⊙ av_j)·bv_j
// Nothing in the loop waits for another team; they meet when a part ends.
#pragma once

#include "join.cuh"
#include "queries.cuh"
#include "ring.cuh"

namespace gimbal::tpa {

// s += ak ⊙ (q·bkᵀ) for one slice.
template <class L>
__device__ __forceinline__ void add_scores(float (&s)[L::kTiles][2][4], const Ring<L>& ring, unsigned slice,
                                           unsigned shared) {
  using T = typename L::T;
  const unsigned lane = L::lane();
  const unsigned q_at = here(shared + (16 * L::kTiles * L::warp() + lane % 16) * L::kRow + lane / 16 * 16);
  const unsigned bk_at = slice + (lane / 16 * 8 + lane % 8) * L::kRow + lane / 8 % 2 * 16;
  // What q was rounded to and what was left have sums of their own: more products that do not wait for another.
  float high[L::kTiles][2][4] = {}, low[L::kTiles][2][4] = {};
#pragma unroll
  for (int d = 0; d < L::kFeatures; d += 16) {
    unsigned bk[4];
    load_matrices(bk, bk_at + 2 * d);
#pragma unroll
    for (int t = 0; t < L::kTiles; ++t) {
      unsigned q[4], rest[4];
      load_matrices(q, q_at + L::queries() + 16 * t * L::kRow + 2 * d);
      load_matrices(rest, q_at + L::rest() + 16 * t * L::kRow + 2 * d);
      multiply_add<T>(high[t][0], q, bk[0], bk[1]);
      multiply_add<T>(high[t][1], q, bk[2], bk[3]);
      multiply_add<T>(low[t][0], rest, bk[0], bk[1]);
      multiply_add<T>(low[t][1], rest, bk[2], bk[3]);
    }
  }
#pragma unroll
  for (int t = 0; t < L::kTiles; ++t) {
    unsigned ak[4];
    ring.coefficients(ak, slice, t);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float2 a = widen_pair<T>(ak[i]);
      const int n = i / 2;
      const int at = 2 * (i % 2);
      s[t][n][at] = fmaf(a.x, join_halves(high[t][n][at], low[t][n][at]), s[t][n][at]);
      s[t][n][at + 1] = fmaf(a.y, join_halves(high[t][n][at + 1], low[t][n][at + 1]), s[t][n][at + 1]);
    }
  }
}

// sum += (p ⊙ av)·bv for one slice.
template <class L>
__device__ __forceinline__ void add_values(Heads<L> (&heads)[L::kTiles], float (&p)[L::kTiles][2][4],
                                           const Ring<L>& ring, unsigned slice) {
  using T = typename L::T;
  const unsigned lane = L::lane();
  const unsigned bv_at = slice + lane % 16 * L::kRow + lane / 16 * 16;
  unsigned w[L::kTiles][4], rest[L::kTiles][4];
#pragma unroll
  for (int t = 0; t < L::kTiles; ++t) {
    unsigned av[4];
    ring.coefficients(av, slice, t);
    heads[t].weigh(p[t], av, w[t], rest[t]);
  }
  // The second product of a sum comes as late as registers allow: it waits for the first.
#pragma unroll
  for (int n = 0; n < L::kColumns; n += 4) {
    unsigned bv[2][4];
    load_transposed(bv[0], bv_at + 16 * n);
    load_transposed(bv[1], bv_at + 16 * n + 32);
#pragma unroll
    for (int half = 0; half < 2; ++half)
#pragma unroll
      for (int t = 0; t < L::kTiles; ++t)
#pragma unroll
        for (int k = 0; k < 4; ++k)
          multiply_add<T>(heads[t].sum[n + k], half == 0 ? w[t] : rest[t], bv[k / 2][k % 2 * 2],
                          bv[k / 2][k % 2 * 2 + 1]);
  }
}

// The scores of a tile are complete: they become weights. `left` tokens are in the part.
template <class L>
__device__ __forceinline__ void finish_scores(Heads<L> (&heads)[L::kTiles], float (&s)[L::kTiles][2][4], int left,
                                              const char* shared) {
#pragma unroll
  for (int t = 0; t < L::kTiles; ++t) {
    if constexpr (std::is_same_v<typename L::T, f16>) {
      const float* const exponents =
          reinterpret_cast<const float*>(shared + L::exponents()) + 16 * (L::kTiles * L::warp() + t);
#pragma unroll
      for (int i = 0; i < 8; ++i) s[t][i / 4][i % 4] *= exponents[i % 4 / 2 * 8 + L::lane() / 4];
    }
    if (left < kTileTokens) {
#pragma unroll
      for (int i = 0; i < 8; ++i)
        if (8 * (i / 4) + 2 * (L::lane() % 4) + i % 2 >= left) s[t][i / 4][i % 4] = __int_as_float(0xff800000);
    }
    heads[t].exponentiate(s[t]);
  }
}

template <class L>
__device__ __forceinline__ void decode_part(const Decode& p, const Part& part, int head, char* shared) {
  const unsigned base = shared_address(shared);
  // First of all: behind the first slices they would arrive last.
  Queries16<L>(p, part.b, head, base).fetch(0);
  Ring<L> ring(p, part, head, base + L::rings());
  Heads<L> heads[L::kTiles];
  float s[L::kTiles][2][4];
  const int empty = here(part.begin == part.end ? 1 : 0);  // one register, and not the four it follows from
  int rank = 0;
  int left = static_cast<int>(part.end - part.begin) - kTileTokens * L::team();  // tokens from the tile to the end
#pragma unroll 1
  for (int ahead = p.slots - 1; ahead > 0; --ahead) ring.fetch();
  // While the first slices are on their way. The scales and log2 e are in q, or in f16 beside it.
  wait_for_slice(p.slots - 1);
  Queries16<L>(p, here(part.b), here(head), here(base))
      .compute(p.scale * p.q.scale * p.k.scale * kLog2E, shared, reinterpret_cast<float*>(shared + L::exponents()));
#pragma unroll
  for (int t = 0; t < L::kTiles; ++t) heads[t].clear();
#pragma unroll 1
  while (left > 0) {
    const unsigned slice = ring.take();
    ring.fetch();
    if (rank < p.k.rank) {
      if (rank == 0) {
#pragma unroll
        for (int i = 0; i < 8 * L::kTiles; ++i) s[i / 8][i / 4 % 2][i % 4] = 0.0f;
      }
      add_scores<L>(s, ring, slice, base);
      if (rank + 1 == p.k.rank) finish_scores<L>(heads, s, left, shared);
    } else {
      add_values<L>(heads, s, ring, slice);
    }
    if (++rank == p.k.rank + p.v.rank) {
      rank = 0;
      left -= kTileTokens * L::teams();
    }
  }
  wait_for_copies<0>();
  __syncthreads();
  join<L>(p, part, head, empty != 0, heads, shared);
}

// Blocks of `kWarps` or a multiple of it, each warp with 16 · `kTiles` heads of one query token: the grid's z.
template <class T, int kFeatures, int kWarps, int kTiles>
__device__ __forceinline__ void decode(const Decode& p) {
  extern __shared__ __align__(16) char shared[];
  using L = Layout<T, kFeatures, kWarps, kTiles>;
  Parts parts(p);
  for (Part part; parts.next(part);) {
    part.end = max(part.begin, min(part.end, seen(p, part.length, blockIdx.z)));
    decode_part<L>(p, part, static_cast<int>(blockIdx.y) * L::kHeads, shared);
  }
}

}  // namespace gimbal::tpa
