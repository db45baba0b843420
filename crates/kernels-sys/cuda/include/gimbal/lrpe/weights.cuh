// The gradient of the weight of an RMS norm, on the way of the pass that writes dx, which has all that it takes:
//
//   dw[h,d] = Σ_{b,n} dx̄·x / sqrt(mean(x²) + eps)
//
// Each block sums its rows, in f32 over a few of a thread, then in f64, and some threads an element sum what blocks left
// (`reduce_partials`). Partials: (batch tiles × token tiles, heads or blocks over the heads of all tensors, D) f64.
#pragma once

#include "place.cuh"

namespace gimbal::lrpe {

// The most rows that are added up in f32.
constexpr int kRowsInSingle = 16;

// One array for all numbers of angles that a kernel is compiled for.
template <int kSums>
__device__ __forceinline__ double* weight_memory() {
  __shared__ double sums[kSums];
  return sums;
}

// kMostApart: how many angles a lane has at most if they are as far apart as a row has lanes; 0 if they are neighbours.
template <class Encoding, int V, bool kHasWeight, int kMostApart = 0>
class BlockWeights {
 public:
  __device__ __forceinline__ explicit BlockWeights(bool) {}
  __device__ __forceinline__ void add(int, int, float, float) {}
  __device__ __forceinline__ void keep() {}
  __device__ __forceinline__ void leave(const Params&, const Place&) {}
};

// Of blocks of warps.
template <class Encoding, int V, int kMostApart>
class BlockWeights<Encoding, V, true, kMostApart> {
  static constexpr int I = Encoding::kInputs;
  static constexpr bool kApart = kMostApart != 0;
  // More than there are threads, so that neighbouring features are in different banks.
  static constexpr int kColumn = kMaxThreads + 4;

 public:
  __device__ __forceinline__ explicit BlockWeights(bool sums) {
    sums_ = weight_memory<I * (kApart ? kMostApart : V) * kColumn>();
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        of_rows_[k][i] = 0.0f;
        if (sums) sums_[(k * V + i) * kColumn + thread()] = 0.0;
      }
  }

  __device__ __forceinline__ void add(int k, int i, float dx, float x) { of_rows_[k][i] = fmaf(dx, x, of_rows_[k][i]); }

  // After at most kRowsInSingle rows.
  __device__ __forceinline__ void keep() {
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        sums_[(k * V + i) * kColumn + thread()] += static_cast<double>(of_rows_[k][i]);
        of_rows_[k][i] = 0.0f;
      }
  }

  // What all threads of the block have kept, over its tokens, and over its heads where they share a weight, in their order.
  __device__ __forceinline__ void leave(const Params& p, const Place& place) {
    keep();
    __syncthreads();
    const Threads& of = place.threads;
    const bool joined = p.weight_sums == WeightSums::kOfBlocks;
    const int heads = joined ? 1 : min(of.heads, place.rows.heads - (place.head - of.head));
    const int rows = of.tokens * of.heads;
    const int rows_of_warp = 32 / of.lanes;
    const i64 tile = static_cast<i64>(place.batch_tile) * p.token_tiles + place.token_tile;
    const i64 row = joined ? tile * (p.rows[0].head_tiles + p.rows[1].head_tiles) + place.head_tile
                           : tile * (p.rows[0].heads + p.rows[1].heads) + place.head_of_all - of.head;
    double* const partials = reinterpret_cast<double*>(p.partials) + row * p.features;
    const int threads = static_cast<int>(blockDim.x * blockDim.y);
    for (int element = thread(); element < heads * I * p.span; element += threads) {
      const int angle = element % p.span;
      const int plane = element / p.span;
      const int i = kApart ? angle / of.lanes : angle % V;
      const int lane = kApart ? angle % of.lanes : angle / V;
      const int k = plane % I;
      const int head = plane / I;
      double sum = 0.0;
      for (int at = head; at < rows; at += joined ? 1 : of.heads) {
        const int warp = at / rows_of_warp;
        sum += sums_[(k * V + i) * kColumn + 32 * warp + (at - warp * rows_of_warp) * of.lanes + lane];
      }
      const int first = angle - i % (kApart ? 1 : V);
      const Vectors features = Encoding::template vectors<kApart ? 1 : V>(p, first);
      partials[static_cast<i64>(head) * p.features + features.at(k) + angle - first] = sum;
    }
  }

 private:
  __device__ __forceinline__ static int thread() { return static_cast<int>(threadIdx.x + blockDim.x * threadIdx.y); }

  double* sums_;
  float of_rows_[I][V];
};

}  // namespace gimbal::lrpe
