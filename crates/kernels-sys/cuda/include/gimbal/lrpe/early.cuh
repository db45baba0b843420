// Kernels that start while the launch before them ends (compute capability 9.0). Of a sequence softmax rows are on their way and rates
// computed when the statistics come; others wait at once, so that only their blocks' start is early.
#pragma once

#include "../hopper/barrier.cuh"
#include "entries.cuh"

namespace gimbal::lrpe {

// The statistics, once they are there. The address comes out of the wait, or they could be loaded before it.
__device__ __forceinline__ const float* finished(const Params& p) {
  const float* columns = p.columns;
  asm volatile("griddepcontrol.wait;" : "+l"(columns)::"memory");
  return columns;
}

template <int I, int V, int kStatistics>
struct EarlySequenceSoftmax : SequenceSoftmax<I, V, kStatistics> {
  __device__ __forceinline__ EarlySequenceSoftmax(const Params& p, const Place& place, const Vectors& at, bool)
      : SequenceSoftmax<I, V, kStatistics>(p, place, at, finished(p)) {}
};

template <int I, int V, int kStatistics>
struct EarlySequenceElements : SequenceElements<I, V, kStatistics> {
  template <class FeatureAt>
  __device__ __forceinline__ EarlySequenceElements(const Params& p, const Place& place, FeatureAt feature_at)
      : SequenceElements<I, V, kStatistics>(p, place, feature_at, finished(p)) {}
};

template <int I, int V>
using EarlySequenceForward = EarlySequenceSoftmax<I, V, kForwardStatistics>;
template <int I, int V>
using EarlySequenceBackward = EarlySequenceSoftmax<I, V, kBackwardStatistics>;
template <int I, int V>
using EarlyElementsForward = EarlySequenceElements<I, V, kForwardStatistics>;
template <int I, int V>
using EarlyElementsBackward = EarlySequenceElements<I, V, kBackwardStatistics>;

}  // namespace gimbal::lrpe

// Packed sequences may be none, and then nothing ran before that waited for what they are.
#define EARLY_ENTRY(NAME, BLOCKS, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, BLOCKS) NAME(const __grid_constant__ Params p) { \
    if (p.by_sequence) hopper::wait_for_dependencies(); \
    __VA_ARGS__(p); \
  }
#define EARLY_FORWARD(NAME, BLOCKS, T, V) \
  EARLY_ENTRY(NAME, BLOCKS, forward<ENCODING, T, V, EarlySequenceForward<ENCODING::kInputs, V>>)
#define EARLY_BACKWARD(NAME, BLOCKS, T, V) \
  EARLY_ENTRY(NAME, BLOCKS, backward<ENCODING, T, V, EarlySequenceBackward<ENCODING::kInputs, V>>)
#define EARLY_FORWARD_ELEMENTS(NAME, BLOCKS, T) \
  EARLY_ENTRY(NAME, BLOCKS, forward_each<ENCODING, T, EarlyElementsForward, EarlySequenceForward>)
#define EARLY_BACKWARD_ELEMENTS(NAME, BLOCKS, T) \
  EARLY_ENTRY(NAME, BLOCKS, backward_each<ENCODING, T, EarlyElementsBackward, EarlySequenceBackward>)
#define EARLY_STATISTICS(NAME, BLOCKS, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, BLOCKS) NAME(const __grid_constant__ Params p) { \
    hopper::launch_dependents(); \
    __VA_ARGS__(p); \
  }
#define EARLY_BACKWARD_STATISTICS(NAME, BLOCKS, T, V) EARLY_STATISTICS(NAME, BLOCKS, backward_statistics<ENCODING, T, V>)
#define EARLY_STATISTICS_ELEMENTS(NAME, BLOCKS, T) EARLY_STATISTICS(NAME, BLOCKS, backward_statistics_each<ENCODING, T>)
// These wait for the launch before by themselves, once they know their place.
#define EARLY_WHOLE(NAME, BLOCKS, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, BLOCKS) NAME(const __grid_constant__ Params p) { \
    hopper::launch_dependents(); \
    __VA_ARGS__(p); \
  }
#define EARLY_WHOLE_FORWARD(NAME, BLOCKS, T) EARLY_WHOLE(NAME, BLOCKS, whole_forward<ENCODING, T, true>)
#define EARLY_WHOLE_BACKWARD(NAME, BLOCKS, T) EARLY_WHOLE(NAME, BLOCKS, whole_backward<ENCODING, T, true>)

// All others. What comes behind starts once all before is there, which it may read without waiting for this.
#undef ENTRY
#define ENTRY(NAME, BLOCKS, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, BLOCKS) NAME(const __grid_constant__ Params p) { \
    hopper::wait_for_dependencies(); \
    hopper::launch_dependents(); \
    __VA_ARGS__(p); \
  }
