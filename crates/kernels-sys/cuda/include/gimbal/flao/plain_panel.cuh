// Matrix products of a block in f32 by the ordinary cores: a panel of outputs in registers, its operands by way of
// shared memory.
#pragma once

#include "params.cuh"

namespace gimbal::flao::plain {

constexpr int kThreads = 256;

// Summands that are in shared memory at a time; as many more are on their way there.
constexpr int kDepth = 16;

// Outputs of a panel.
constexpr int kPanelM = 128;
constexpr int kPanelN = 64;

// What a panel's outputs are summed over are its summands. Of an operand, value(summand, output) is
// at[summand · summand_step + output · output_step], and 0 beyond its extents. One of the steps is 1; which, decides
// how threads share out the loads, so that neighbours load neighbours.
template <class T, class Step = i64>
struct Source {
  const T* at;
  Step summand_step;
  Step output_step;
  int summands;
  int outputs;

  __device__ __forceinline__ Source from_output(int first) const {
    return {at ? at + first * output_step : at, summand_step, output_step, summands, outputs - first};
  }
};

// The product of two operands value by value, or, where `right` is nowhere, the one.
template <class T>
struct Hadamard {
  Source<T> left;
  Source<T> right;

  __device__ __forceinline__ Hadamard from_output(int first) const {
    return {left.from_output(first), right.from_output(first)};
  }
};

// One thread's part on the way from global to shared memory: kDepth summands of kOutputs outputs.
template <int kOutputs>
class Transfer {
 public:
  // Off by four banks from one summand to the next, so that stores of neighbouring summands spread over the banks.
  static constexpr int kPitch = kOutputs + 4;

  __device__ __forceinline__ explicit Transfer(bool by_summands) {
    summand_ = by_summands ? threadIdx.x % kDepth : threadIdx.x / kOutputs;
    output_ = by_summands ? threadIdx.x / kDepth : threadIdx.x % kOutputs;
    summand_stride_ = by_summands ? 0 : kThreads / kOutputs;
    output_stride_ = by_summands ? kThreads / kDepth : 0;
  }

  template <class T, class Step>
  __device__ __forceinline__ void fetch(const Source<T, Step>& source, int first_summand) {
    fetch_into(values_, source, first_summand);
  }
  template <class T>
  __device__ __forceinline__ void fetch(const Hadamard<T>& source, int first_summand) {
    fetch_into(values_, source.left, first_summand);
    if (!source.right.at) return;
    float others[kCount];
    fetch_into(others, source.right, first_summand);
#pragma unroll
    for (int i = 0; i < kCount; ++i) values_[i] *= others[i];
  }

  __device__ __forceinline__ void put(float* to) const {
    to += summand_ * kPitch + output_;
    const int step = summand_stride_ * kPitch + output_stride_;
#pragma unroll
    for (int i = 0; i < kCount; ++i) to[i * step] = values_[i];
  }

 private:
  static constexpr int kCount = kDepth * kOutputs / kThreads;

  template <class T, class Step>
  __device__ __forceinline__ void fetch_into(float (&values)[kCount], const Source<T, Step>& source,
                                             int first_summand) const {
    const int summand = first_summand + summand_;
    const T* from = source.at + summand * source.summand_step + output_ * source.output_step;
    const Step step = summand_stride_ * source.summand_step + output_stride_ * source.output_step;
#pragma unroll
    for (int i = 0; i < kCount; ++i, from += step) {
      const bool inside = summand + i * summand_stride_ < source.summands &&
                          output_ + i * output_stride_ < source.outputs;
      values[i] = inside ? widen(__ldg(from)) : 0.0f;
    }
  }

  int summand_;
  int output_;
  int summand_stride_;
  int output_stride_;
  float values_[kCount];
};

// kPanelM × kPanelN outputs, shared out as 16 × 16 threads.
class Panel {
 public:
  __device__ __forceinline__ Panel() {
#pragma unroll
    for (int i = 0; i < kRows; ++i)
#pragma unroll
      for (int j = 0; j < kColumns; ++j) sum_[i][j] = 0.0f;
  }

  // Adds Σ a(s, m) · b(s, n) over the summands. All threads of the block come here together.
  template <class A, class B>
  __device__ __forceinline__ void multiply_add(int summands, const A& a, bool a_by_summands, const B& b,
                                               bool b_by_summands) {
    Transfer<kPanelM> next_a(a_by_summands);
    Transfer<kPanelN> next_b(b_by_summands);
    next_a.fetch(a, 0);
    next_b.fetch(b, 0);
    int slot = 0;
    __syncthreads();  // the readers of the last call
#pragma unroll 1
    for (int done = 0; done < summands; done += kDepth, slot ^= 1) {
      float* const a_shared = storage() + slot * kSlot;
      float* const b_shared = a_shared + kDepth * kPitchM;
      next_a.put(a_shared);
      next_b.put(b_shared);
      __syncthreads();
      if (done + kDepth < summands) {
        next_a.fetch(a, done + kDepth);
        next_b.fetch(b, done + kDepth);
      }
      add(a_shared, b_shared);
    }
  }

  static constexpr int kRows = kPanelM / 16;
  static constexpr int kColumns = kPanelN / 16;

  // Output j of the thread in its row i.
  static __device__ __forceinline__ int row(int i) { return threadIdx.x / 16 * kRows + i; }
  // Neighbouring threads have neighbouring pairs of columns: what they read of shared memory and write is contiguous.
  static __device__ __forceinline__ int column(int j) { return j / 2 * 32 + threadIdx.x % 16 * 2 + j % 2; }
  __device__ __forceinline__ const float (&sums(int i) const)[kColumns] { return sum_[i]; }

 private:
  static constexpr int kPitchM = Transfer<kPanelM>::kPitch;
  static constexpr int kPitchN = Transfer<kPanelN>::kPitch;
  static constexpr int kSlot = kDepth * (kPitchM + kPitchN);

  // Two slots for both operands, one array for all products of a kernel.
  static __device__ __forceinline__ float* storage() {
    __shared__ alignas(16) float slots[2 * kSlot];
    return slots;
  }

  static_assert(kRows % 4 == 0 && kColumns % 2 == 0, "a thread's rows come in fours, its columns in pairs");

  __device__ __forceinline__ void add(const float* a, const float* b) {
#pragma unroll 8
    for (int s = 0; s < kDepth; ++s, a += kPitchM, b += kPitchN) {
      float left[kRows], right[kColumns];
#pragma unroll
      for (int i = 0; i < kRows; i += 4)
        *reinterpret_cast<float4*>(left + i) = *reinterpret_cast<const float4*>(a + row(i));
#pragma unroll
      for (int j = 0; j < kColumns; j += 2)
        *reinterpret_cast<float2*>(right + j) = *reinterpret_cast<const float2*>(b + column(j));
#pragma unroll
      for (int i = 0; i < kRows; ++i)
#pragma unroll
        for (int j = 0; j < kColumns; ++j) sum_[i][j] = fmaf(left[i], right[j], sum_[i][j]);
    }
  }

  float sum_[kRows][kColumns];
};

}  // namespace gimbal::flao::plain
