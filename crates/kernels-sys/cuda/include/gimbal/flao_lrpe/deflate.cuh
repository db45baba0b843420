// What the values of a head have in common, and its cosines (params.cuh), beside which few digits would be left of what is summed in
// 16 bits.
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
  float* const common = p.common + static_cast<i64>(blockIdx.x) * kCommonsOfHead + column;
  common[0] = is_common ? mean : 0.0f;
#pragma unroll
  for (int i = 1; i < kCommons; ++i) common[i * kMostColumns] = 0.0f;
}

// A block of 32 columns of a head, of each of which eight threads have every eighth row.
__device__ __forceinline__ void deflate(const Deflate& p) {
  constexpr int kColumns = 32;
  constexpr int kRowsAtOnce = kDeflateThreads / kColumns;
  constexpr int kMostRows = 2 * kMostColumns;
  __shared__ float sums[kCommons][kRowsAtOnce][kColumns];
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const int blocks = (p.e + kColumns - 1) / kColumns;
  const i64 head = blockIdx.x / blocks;
  const int lane = threadIdx.x % kColumns;
  const int column = static_cast<int>(blockIdx.x - head * blocks) * kColumns + lane;
  const int first = threadIdx.x / kColumns;
  float* const kv = p.kv + head * p.width * p.e + column;
  const bool inside = column < p.e;
  // All rows of the thread at once: one after the other they were waited for.
  float x[kMostRows / kRowsAtOnce];
#pragma unroll
  for (int i = 0; i < kMostRows / kRowsAtOnce; ++i) {
    const int row = first + i * kRowsAtOnce;
    x[i] = inside && row < p.width ? kv[row * p.e] : 0.0f;
  }
  // z and z̄ by all threads at once: what follows reads them one after the other.
  __shared__ float of_head[kMostColumns + kMostRows];
  for (int i = threadIdx.x; i < p.d + p.width; i += kDeflateThreads) of_head[i] = p.sums[head * (p.d + p.width) + i];
  __syncthreads();
  const float* const z = of_head;
  const float* const encoded_z = of_head + p.d;
  // Where keys turn to all sides nothing is common, and z̄ is small by chance.
  constexpr float kLeast = 0x1p-12f;
  const bool has_cosines = p.width > p.d;
  float of_z = 0.0f, size = 0.0f, dots[2] = {};  // z·z, z̄·z̄, and z̄·z of cosines and sines
  for (int i = lane; i < p.d; i += 32) of_z += z[i] * z[i];
  for (int i = lane; i < p.width; i += 32) {
    size += encoded_z[i] * encoded_z[i];
    if (i < p.d) {
      dots[0] += encoded_z[i] * z[i];
    } else {
      dots[1] += encoded_z[i] * z[i - p.d];
    }
  }
  of_z = RowLanes{32}.sum(of_z);
  size = RowLanes{32}.sum(size) + kLeast * of_z;
#pragma unroll
  for (int i = 0; i < 2; ++i) dots[i] = RowLanes{32}.sum(dots[i]);
  float sum[kCommons] = {};
#pragma unroll
  for (int i = 0; i < kMostRows / kRowsAtOnce; ++i) {
    const int row = first + i * kRowsAtOnce;
    if (row >= p.width) break;
    sum[0] += encoded_z[row] * x[i];
    if (row < p.d) {
      sum[1] += z[row] * x[i];
    } else {
      sum[2] += z[row - p.d] * x[i];
    }
  }
#pragma unroll
  for (int i = 0; i < kCommons; ++i) sums[i][first][lane] = sum[i];
  __syncthreads();
  float common[kCommons];
#pragma unroll
  for (int i = 0; i < kCommons; ++i) {
    sum[i] = 0.0f;
#pragma unroll
    for (int j = 0; j < kRowsAtOnce; ++j) sum[i] += sums[i][j][lane];
    common[i] = i == 0 ? sum[0] / size : (sum[i] - dots[i - 1] * common[0]) / of_z;
    if (!(fabsf(common[i]) < HUGE_VALF) || (i > 0 && !has_cosines)) common[i] = 0.0f;
  }
  if (!inside || (common[0] == 0.0f && common[1] == 0.0f && common[2] == 0.0f)) return;
#pragma unroll
  for (int i = 0; i < kMostRows / kRowsAtOnce; ++i) {
    const int row = first + i * kRowsAtOnce;
    if (row >= p.width) break;
    const float rest = x[i] - encoded_z[row] * common[0];
    kv[row * p.e] = rest - (row < p.d ? z[row] * common[1] : z[row - p.d] * common[2]);
  }
  if (first > 0) return;
  float* const to = p.common + head * kCommonsOfHead + column;
#pragma unroll
  for (int i = 0; i < kCommons; ++i) to[i * kMostColumns] += common[i];
}

}  // namespace gimbal::flao_lrpe
