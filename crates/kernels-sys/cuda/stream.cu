// Streaming kernels: R arrays read and W written, 16 bytes an access, nothing else. Their bandwidth is the ceiling that
// an op with the same mix of reads and writes is measured against.
#include <cuda_runtime.h>

constexpr int kThreads = 256;
constexpr int kVectorsInFlight = 4;

struct Streams {
  const uint4* read[8];
  uint4* write[4];
  long long vectors;  // 16-byte vectors an array
};

template <int R, int W>
__device__ __forceinline__ void stream(const Streams& streams) {
  const long long first = blockIdx.x * static_cast<long long>(kThreads * kVectorsInFlight) + threadIdx.x;
  uint4 value[kVectorsInFlight][R];
#pragma unroll
  for (int u = 0; u < kVectorsInFlight; ++u) {
    const long long at = first + u * kThreads;
    if (at < streams.vectors)
#pragma unroll
      for (int r = 0; r < R; ++r) value[u][r] = __ldcs(streams.read[r] + at);
  }
#pragma unroll
  for (int u = 0; u < kVectorsInFlight; ++u) {
    const long long at = first + u * kThreads;
    if (at >= streams.vectors) break;
    uint4 sum = value[u][0];
#pragma unroll
    for (int r = 1; r < R; ++r) {
      sum.x ^= value[u][r].x;
      sum.y ^= value[u][r].y;
      sum.z ^= value[u][r].z;
      sum.w ^= value[u][r].w;
    }
#pragma unroll
    for (int w = 0; w < W; ++w) __stcs(streams.write[w] + at, sum);
  }
}

#define STREAM(NAME, R, W) \
  extern "C" __global__ void __launch_bounds__(kThreads) NAME(const __grid_constant__ Streams streams) { \
    stream<R, W>(streams); \
  }

STREAM(stream_1r_1w, 1, 1)
STREAM(stream_1r_2w, 1, 2)
STREAM(stream_2r_1w, 2, 1)
STREAM(stream_2r_2w, 2, 2)
STREAM(stream_3r_1w, 3, 1)
STREAM(stream_3r_2w, 3, 2)
STREAM(stream_4r_1w, 4, 1)
STREAM(stream_6r_1w, 6, 1)
STREAM(stream_5r_4w, 5, 4)
