// What the values of a head have in common (params.cuh), beside which few digits would be left of what is summed in 16 bits.
#pragma once

#include "encode.cuh"

namespace gimbal::flao_lrpe {

constexpr int kDeflateThreads = 256;

// A block of a head. Rows that are spread over all of it, eight columns a thread.
template <class T>
__device__ __forceinline__ void center(const Center& p) {
  constexpr int kChunks = kMostColumns / 8;
  constexpr int kRowsAtOnce = kDeflateThreads / kChunks;
  constexpr int kRows = 256;
  __shared__ float sums[2][kRowsAtOnce][kMostColumns];
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const i64 batch = blockIdx.x / p.sizes.heads;
  const T* const v = static_cast<const T*>(p.v.at) + batch * p.v.batch_stride + (blockIdx.x - batch * p.sizes.heads) * p.v.head_stride;
  const int count = static_cast<int>(min(p.sizes.rows, static_cast<i64>(kRows)));
  const int chunk = threadIdx.x % kChunks;
  float sum[8] = {}, squares[8] = {};
  if (8 * chunk < p.sizes.e) {
#pragma unroll 8
    for (int i = threadIdx.x / kChunks; i < count; i += kRowsAtOnce) {
      float x[8];
      widen(load<T, 8>(v + i * p.sizes.rows / count * p.v.row_stride + 8 * chunk), x);
      pointwise(p.f, x);
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        sum[j] += x[j];
        squares[j] += x[j] * x[j];
      }
    }
  }
#pragma unroll
  for (int j = 0; j < 8; ++j) {
    sums[0][threadIdx.x / kChunks][8 * chunk + j] = sum[j];
    sums[1][threadIdx.x / kChunks][8 * chunk + j] = squares[j];
  }
  __syncthreads();
  const int column = threadIdx.x;
  if (column >= kMostColumns) return;
  float total[2] = {};
  for (int i = 0; i < kRowsAtOnce; ++i) {
    total[0] += sums[0][i][column];
    total[1] += sums[1][i][column];
  }
  const float mean = count > 0 ? total[0] / count : 0.0f;
  // What is not finite is not, either.
  const bool is_common = 2.0f * mean * mean * count > total[1] && total[1] < HUGE_VALF;
  p.common[static_cast<i64>(blockIdx.x) * kMostColumns + column] = is_common ? mean : 0.0f;
}

// A block of 32 columns of a head, of each of which eight threads have every eighth row.
__device__ __forceinline__ void deflate(const Deflate& p) {
  constexpr int kColumns = 32;
  constexpr int kRowsAtOnce = kDeflateThreads / kColumns;
  __shared__ float sums[kRowsAtOnce][kColumns];
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const int blocks = (p.e + kColumns - 1) / kColumns;
  const i64 head = blockIdx.x / blocks;
  const int lane = threadIdx.x % kColumns;
  const int column = static_cast<int>(blockIdx.x - head * blocks) * kColumns + lane;
  const int first = threadIdx.x / kColumns;
  const float* const z = p.sums + head * (p.d + p.width);
  const float* const encoded_z = z + p.d;
  float* const kv = p.kv + head * p.width * p.e + column;
  const bool inside = column < p.e;
  // Where keys turn to all sides nothing is common, and z̄ is small by chance.
  constexpr float kLeast = 0x1p-12f;
  float size = 0.0f, sum = 0.0f;
  for (int i = lane; i < p.d; i += 32) size += kLeast * z[i] * z[i];
  for (int i = lane; i < p.width; i += 32) size += encoded_z[i] * encoded_z[i];
  size = RowLanes{32}.sum(size);
  for (int i = first; i < p.width && inside; i += kRowsAtOnce) sum += encoded_z[i] * kv[i * p.e];
  sums[first][lane] = sum;
  __syncthreads();
  sum = 0.0f;
#pragma unroll
  for (int i = 0; i < kRowsAtOnce; ++i) sum += sums[i][lane];
  const float more = sum / size;
  if (!inside || !(fabsf(more) < HUGE_VALF)) return;
  for (int i = first; i < p.width; i += kRowsAtOnce) kv[i * p.e] -= encoded_z[i] * more;
  if (first == 0) p.common[head * kMostColumns + column] += more;
}

}  // namespace gimbal::flao_lrpe
