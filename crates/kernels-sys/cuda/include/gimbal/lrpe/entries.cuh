// What the entry points of an LRPE op are made from; ENCODING is the op's.
#pragma once

#include "backward.cuh"
#include "forward.cuh"
#include "gradients.cuh"
#include "statistics.cuh"
#include "wide.cuh"

namespace gimbal::lrpe {

template <int I, int V>
using SequenceForward = SequenceSoftmax<I, V, kForwardStatistics>;
template <int I, int V>
using SequenceBackward = SequenceSoftmax<I, V, kBackwardStatistics>;

}  // namespace gimbal::lrpe

// BLOCKS is what a multiprocessor should hold: memory is busy from about five on, and two registers too many cost one.
#define ENTRY(NAME, BLOCKS, ...) \
  extern "C" __global__ void __launch_bounds__(kMaxThreads, BLOCKS) NAME(const __grid_constant__ Params p) { \
    __VA_ARGS__(p); \
  }
#define FORWARD(NAME, BLOCKS, T, V, F) ENTRY(NAME, BLOCKS, forward<ENCODING, T, V, F<ENCODING::kInputs, V>>)
#define FORWARD_WIDE(NAME, T) ENTRY(NAME, 1, forward_wide<ENCODING, T>)
#define BACKWARD(NAME, BLOCKS, T, V, F) ENTRY(NAME, BLOCKS, backward<ENCODING, T, V, F<ENCODING::kInputs, V>>)
#define BACKWARD_WIDE(NAME, T) ENTRY(NAME, 1, backward_wide<ENCODING, T>)
#define BACKWARD_STATISTICS(NAME, BLOCKS, T, V) ENTRY(NAME, BLOCKS, backward_statistics<ENCODING, T, V>)
#define GRADIENTS(NAME, BLOCKS, T, V) ENTRY(NAME, BLOCKS, parameter_gradients<ENCODING, T, V>)
