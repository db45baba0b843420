// What the entry points of an LRPE op are made from; ENCODING is the op's.
#pragma once

#include "backward.cuh"
#include "elements.cuh"
#include "forward.cuh"
#include "gradients.cuh"
#include "statistics.cuh"
#include "whole.cuh"
#include "wide.cuh"

namespace gimbal::lrpe {

// Whether a lane that has a row's elements has no more angles of it than these.
__device__ __forceinline__ bool has_few_angles(const Params& p) { return p.span <= kFewAngles * p.block_lanes; }

// Where the lanes of a block hold its rows between them, element by element, and otherwise.
template <class Encoding, class T, template <int, int> class Elements, template <int, int> class Act>
__device__ __forceinline__ void forward_each(const Params& p) {
  if (has_few_angles(p)) return forward_elements<Encoding, T, kFewAngles, Elements>(p);
  if (p.block_lanes != 0) return forward_elements<Encoding, T, kLaneAngles, Elements>(p);
  forward<Encoding, T, 1, Act<Encoding::kInputs, 1>, kElementBytes<Encoding, T>>(p);
}

template <class Encoding, class T>
__device__ __forceinline__ void forward_rows(const Params& p) {
  if (has_few_angles(p)) return forward_elements<Encoding, T, kFewAngles, WholeRow>(p);
  if (p.block_lanes != 0) return forward_elements<Encoding, T, kLaneAngles, WholeRow>(p);
  forward_wide<Encoding, T>(p);
}

template <class Encoding, class T, template <int, int> class Elements, template <int, int> class Act>
__device__ __forceinline__ void backward_each(const Params& p) {
  if (has_few_angles(p)) return backward_elements<Encoding, T, kFewAngles, Elements>(p);
  if (p.block_lanes != 0) return backward_elements<Encoding, T, kLaneAngles, Elements>(p);
  backward<Encoding, T, 1, Act<Encoding::kInputs, 1>, kElementBytes<Encoding, T>>(p);
}

template <class Encoding, class T>
__device__ __forceinline__ void backward_rows(const Params& p) {
  if (has_few_angles(p)) return backward_elements<Encoding, T, kFewAngles, WholeRow>(p);
  if (p.block_lanes != 0) return backward_elements<Encoding, T, kLaneAngles, WholeRow>(p);
  backward_wide<Encoding, T>(p);
}

template <class Encoding, class T>
__device__ __forceinline__ void backward_statistics_each(const Params& p) {
  if (has_few_angles(p)) return backward_statistics_elements<Encoding, T, kFewAngles>(p);
  if (p.block_lanes != 0) return backward_statistics_elements<Encoding, T, kLaneAngles>(p);
  backward_statistics<Encoding, T, 1, kElementBytes<Encoding, T>>(p);
}

template <class Encoding, class T>
__device__ __forceinline__ void gradients_each(const Params& p) {
  if (p.block_lanes != 0) return element_gradients<Encoding, T, kLaneAngles / Encoding::kInputs>(p);
  parameter_gradients<Encoding, T, 1, kElementBytes<Encoding, T>>(p);
}

template <int I, int V>
using SequenceForward = SequenceSoftmax<I, V, kForwardStatistics>;
template <int I, int V>
using SequenceBackward = SequenceSoftmax<I, V, kBackwardStatistics>;
template <int I, int V>
using ElementsForward = SequenceElements<I, V, kForwardStatistics>;
template <int I, int V>
using ElementsBackward = SequenceElements<I, V, kBackwardStatistics>;

}  // namespace gimbal::lrpe

// BLOCKS is what a multiprocessor should hold: memory is busy from about five on, and two registers too many cost one.
#define ENTRY(NAME, BLOCKS, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, BLOCKS) NAME(const __grid_constant__ Params p) { \
    __VA_ARGS__(p); \
  }
#define FORWARD(NAME, BLOCKS, T, V, F) ENTRY(NAME, BLOCKS, forward<ENCODING, T, V, F<ENCODING::kInputs, V>>)
#define FORWARD_EACH(NAME, T) ENTRY(NAME, 4, forward_each<ENCODING, T, EachElement, PointwiseActivation>)
#define FORWARD_WIDE(NAME, BLOCKS, T) ENTRY(NAME, BLOCKS, forward_rows<ENCODING, T>)
#define FORWARD_ELEMENTS(NAME, BLOCKS, T) ENTRY(NAME, BLOCKS, forward_each<ENCODING, T, ElementsForward, SequenceForward>)
#define BACKWARD_ELEMENTS(NAME, BLOCKS, T) ENTRY(NAME, BLOCKS, backward_each<ENCODING, T, ElementsBackward, SequenceBackward>)
#define BACKWARD(NAME, BLOCKS, T, V, F) ENTRY(NAME, BLOCKS, backward<ENCODING, T, V, F<ENCODING::kInputs, V>>)
#define BACKWARD_EACH(NAME, T) ENTRY(NAME, 3, backward_each<ENCODING, T, EachElement, PointwiseActivation>)
#define BACKWARD_WIDE(NAME, T) ENTRY(NAME, 3, backward_rows<ENCODING, T>)
#define BACKWARD_STATISTICS(NAME, BLOCKS, T, V) ENTRY(NAME, BLOCKS, backward_statistics<ENCODING, T, V>)
#define STATISTICS_ELEMENTS(NAME, BLOCKS, T) ENTRY(NAME, BLOCKS, backward_statistics_each<ENCODING, T>)
#define GRADIENTS(NAME, BLOCKS, T, V) ENTRY(NAME, BLOCKS, parameter_gradients<ENCODING, T, V>)
#define GRADIENTS_EACH(NAME, BLOCKS, T) ENTRY(NAME, BLOCKS, gradients_each<ENCODING, T>)
#define WHOLE_FORWARD(NAME, BLOCKS, T) ENTRY(NAME, BLOCKS, whole_forward<ENCODING, T, false>)
#define WHOLE_BACKWARD(NAME, BLOCKS, T) ENTRY(NAME, BLOCKS, whole_backward<ENCODING, T, false>)
