// How the entry points of tpa_decode are written.
#pragma once

#include "decode.cuh"
#include "merge.cuh"
#include "plain.cuh"

namespace gimbal::tpa {

constexpr int kPlainThreads = 256;

#define DECODE(NAME, T, FEATURES, WARPS, TILES, THREADS) \
  extern "C" __global__ void __launch_bounds__(THREADS, 1) NAME(const __grid_constant__ Decode p) { \
    decode<T, FEATURES, WARPS, TILES>(p); \
  }
#define DECODE_PLAIN(NAME, FEATURES, HEADS) \
  extern "C" __global__ void __launch_bounds__(kPlainThreads, 1) NAME(const __grid_constant__ Decode p) { \
    decode_plain<FEATURES, HEADS>(p); \
  }
#define MERGE(NAME, T) \
  extern "C" __global__ void __launch_bounds__(kMergeThreads) NAME(const __grid_constant__ Merge p) { \
    merge<T>(p); \
  }

}  // namespace gimbal::tpa
