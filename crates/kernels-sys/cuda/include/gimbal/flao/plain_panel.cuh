// Matrix products of a block in f32: a panel of outputs in registers, its operands by way of shared memory. They are by
// tensor cores, and still as exact as f32: a factor x is high + low, its first 11 bits and the next 11, which TF32 holds,
// and x · y is high · high + high · low + low · high. What is left out of a product is below 3e-6 of it, and as a rule far
// less. An f16 or a bf16 is its own high part.
#pragma once

#include <cstdint>

#include "params.cuh"

namespace gimbal::flao::plain {

constexpr int kThreads = 256;

// Summands that are in shared memory at a time; as many more are on their way there.
constexpr int kDepth = 16;

// Tensor cores add towards zero, so sums leave them after this many summands, to be added up by the ordinary cores.
constexpr int kChain = 64;
static_assert(kChain % kDepth == 0, "sums leave between two slots");

// Outputs of a panel.
constexpr int kPanelM = 128;
constexpr int kPanelN = 64;

// What a thread loads at a time, and what it has of a row of outputs: neighbours in memory.
constexpr int kQuad = 4;
constexpr int kPair = 2;

// Whether all V neighbours are single accesses: those of rows `step` apart, each of `length` elements.
template <int V, class T>
__device__ __forceinline__ bool are_vectors(const T* at, i64 step, int length) {
  return reinterpret_cast<uintptr_t>(at) % (V * sizeof(T)) == 0 && step % V == 0 && length % V == 0;
}

// The first `left` of V neighbours, and zeros. Where they are a vector they are all there or none.
template <int V, class T>
__device__ __forceinline__ Vec<T, V> load_some(const T* from, bool is_vector, int left) {
  Vec<T, V> values{};
  if (is_vector) {
    if (left > 0) values = *reinterpret_cast<const Vec<T, V>*>(from);
  } else {
#pragma unroll
    for (int i = 0; i < V; ++i)
      if (i < left) values.at[i] = from[i];
  }
  return values;
}

template <int V, class T>
__device__ __forceinline__ void store_some(T* to, const float (&values)[V], bool is_vector, int left) {
  const Vec<T, V> narrowed = narrow<T>(values);
  if (is_vector) {
    if (left > 0) *reinterpret_cast<Vec<T, V>*>(to) = narrowed;
  } else {
#pragma unroll
    for (int i = 0; i < V; ++i)
      if (i < left) to[i] = narrowed.at[i];
  }
}

// What a panel's outputs are summed over are its summands. Those of one output are neighbours in memory, and outputs a step
// apart, or the other way round. Beyond the extents values are 0.
template <class T, class Step = i64>
struct Source {
  static constexpr bool kHasLow = sizeof(T) == 4;

  const T* at;
  Step step;
  bool by_summands;  // these are the neighbours
  bool quads;
  int summands;
  int outputs;

  __device__ __forceinline__ Source(const T* at, Step step, bool by_summands, int summands, int outputs)
      : at(at),
        step(step),
        by_summands(by_summands),
        quads(are_vectors<kQuad>(at, step, by_summands ? summands : outputs)),
        summands(summands),
        outputs(outputs) {}

  // `first` is a multiple of kQuad.
  __device__ __forceinline__ Source from_output(int first) const {
    Source source = *this;
    if (at) source.at += first * (by_summands ? step : 1);
    source.outputs -= first;
    return source;
  }
};

// The product of two operands value by value, or, where `right` is nowhere, the one.
template <class T>
struct Hadamard {
  static constexpr bool kHasLow = true;

  Source<T> left;
  Source<T> right;

  __device__ __forceinline__ Hadamard from_output(int first) const {
    return {left.from_output(first), right.from_output(first)};
  }
};

// An operand in shared memory: kDepth summands of kOutputs outputs each, and after four summands a gap of eight banks, so
// that one of each four for eight outputs lie in all 32 banks, and so do four for as many.
template <int kOutputs>
struct Slot {
  static constexpr int kGap = 8;
  static constexpr int kSize = kDepth * kOutputs + kDepth / kQuad * kGap;

  static __device__ __forceinline__ int place(int summand, int output) {
    return summand * kOutputs + summand / kQuad * kGap + output;
  }
};
static_assert(kDepth == 4 * kQuad, "a lane of a product has a quad of the summands");

// Where the quads of an operand's slot are that a thread has: the first, and the steps from one to the next.
template <int kOutputs>
struct Quads {
  static constexpr int kCount = kDepth * kOutputs / kQuad / kThreads;
  static constexpr int kSummands = kThreads / (kOutputs / kQuad);
  static constexpr int kOutputsApart = kThreads / (kDepth / kQuad);

  static __device__ __forceinline__ int summand(bool by_summands) {
    return by_summands ? threadIdx.x % (kDepth / kQuad) * kQuad : threadIdx.x / (kOutputs / kQuad);
  }
  static __device__ __forceinline__ int output(bool by_summands) {
    return by_summands ? threadIdx.x / (kDepth / kQuad) : threadIdx.x % (kOutputs / kQuad) * kQuad;
  }

  // What is infinite or no number makes `probe` NaN.
  static __device__ __forceinline__ void put(float* to, bool by_summands, int i, const float (&values)[kQuad],
                                             float& probe) {
#pragma unroll
    for (int j = 0; j < kQuad; ++j) probe = fmaf(values[j], 0.0f, probe);
    if (by_summands) {
      to += Slot<kOutputs>::place(summand(true), output(true) + i * kOutputsApart);
#pragma unroll
      for (int j = 0; j < kQuad; ++j) to[j * kOutputs] = values[j];
    } else {
      to += Slot<kOutputs>::place(summand(false) + i * kSummands, output(false));
      *reinterpret_cast<float4*>(to) = {values[0], values[1], values[2], values[3]};
    }
  }
};

// One thread's part on the way from global to shared memory, slot after slot.
template <int kOutputs, class From>
class Transfer;

template <int kOutputs, class T, class Step>
class Transfer<kOutputs, Source<T, Step>> {
 public:
  using Part = Quads<kOutputs>;

  __device__ __forceinline__ explicit Transfer(const Source<T, Step>& source)
      : summands_(source.summands - Part::summand(source.by_summands)),
        outputs_(source.outputs - Part::output(source.by_summands)) {
    const int summand = Part::summand(source.by_summands), output = Part::output(source.by_summands);
    from_ = source.at + (source.by_summands ? summand + output * source.step : output + summand * source.step);
  }

  __device__ __forceinline__ void fetch(const Source<T, Step>& source) {
#pragma unroll
    for (int i = 0; i < Part::kCount; ++i) {
      const int apart = source.by_summands ? Part::kOutputsApart : Part::kSummands;
      const int summands = summands_ - (source.by_summands ? 0 : i * Part::kSummands);
      const int outputs = outputs_ - (source.by_summands ? i * Part::kOutputsApart : 0);
      const int left = min(summands, outputs) > 0 ? source.by_summands ? summands : outputs : 0;
      quads_[i] = load_some<kQuad>(from_ + i * apart * source.step, source.quads, left);
    }
    from_ += kDepth * (source.by_summands ? 1 : source.step);
    summands_ -= kDepth;
  }

  __device__ __forceinline__ void widened(int i, float (&to)[kQuad]) const { widen(quads_[i], to); }

  __device__ __forceinline__ void put(float* to, const Source<T, Step>& source, float& probe) const {
#pragma unroll
    for (int i = 0; i < Part::kCount; ++i) {
      float values[kQuad];
      widened(i, values);
      Part::put(to, source.by_summands, i, values, probe);
    }
  }

 private:
  const T* from_;
  int summands_;  // from the first quad on
  int outputs_;
  Vec<T, kQuad> quads_[Part::kCount] = {};
};

template <int kOutputs, class T>
class Transfer<kOutputs, Hadamard<T>> {
 public:
  __device__ __forceinline__ explicit Transfer(const Hadamard<T>& source) : left_(source.left), right_(source.right) {}

  __device__ __forceinline__ void fetch(const Hadamard<T>& source) {
    left_.fetch(source.left);
    if (source.right.at) right_.fetch(source.right);
  }

  __device__ __forceinline__ void put(float* to, const Hadamard<T>& source, float& probe) const {
#pragma unroll
    for (int i = 0; i < Quads<kOutputs>::kCount; ++i) {
      float values[kQuad], others[kQuad];
      left_.widened(i, values);
      right_.widened(i, others);
#pragma unroll
      for (int j = 0; j < kQuad; ++j) values[j] *= source.right.at ? others[j] : 1.0f;
      Quads<kOutputs>::put(to, source.left.by_summands, i, values, probe);
    }
  }

 private:
  Transfer<kOutputs, Source<T>> left_;
  Transfer<kOutputs, Source<T>> right_;
};

// One warp's product of TF32, 16 × 8 × 8, of which the tensor cores read the upper 19 bits. Lane l has rows l / 4 and l / 4 + 8 of
// a, each in columns l % 4 and l % 4 + 4, and these rows and column l / 4 of b; of the sum what `multiply_add` says.
__device__ __forceinline__ void multiply_add_tf32(float (&sum)[4], const float (&a)[4], const float (&b)[2]) {
  const auto bits = [](float value) { return __float_as_uint(value); };
  asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
      : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
      : "r"(bits(a[0])), "r"(bits(a[1])), "r"(bits(a[2])), "r"(bits(a[3])), "r"(bits(b[0])), "r"(bits(b[1])));
}

// The bits of a finite value that TF32 has, and, where there are any, the others, of which it will have 11.
template <bool kHasLow>
__device__ __forceinline__ void split(float value, float& high, float& low) {
  high = value;
  if constexpr (kHasLow) {
    high = __uint_as_float(__float_as_uint(value) & 0xffffe000u);
    low = value - high;
  }
}

// kPanelM × kPanelN outputs, 32 × 32 of them a warp. A thread has two pairs of rows, and of each four pairs of columns.
class Panel {
 public:
  static constexpr int kRows = 4;
  static constexpr int kColumns = 4 * kPair;

  __device__ __forceinline__ Panel() : sum_{}, chain_{} {}

  // Adds Σ a(s, m) · b(s, n) over the summands. All threads of the block come here together.
  template <class A, class B>
  __device__ __forceinline__ void multiply_add(int summands, const A& a, const B& b) {
    Transfer<kPanelM, A> next_a(a);
    Transfer<kPanelN, B> next_b(b);
    next_a.fetch(a);
    next_b.fetch(b);
    int slot = 0;
    __syncthreads();  // the readers of the last call
#pragma unroll 1
    for (int done = 0; done < summands; slot ^= 1) {
      float* const a_shared = storage() + slot * kSlot;
      float* const b_shared = a_shared + Slot<kPanelM>::kSize;
      float probe = 0.0f;
      next_a.put(a_shared, a, probe);
      next_b.put(b_shared, b, probe);
      const bool are_finite = !__syncthreads_or(probe != 0.0f);
      done += kDepth;
      if (done < summands) {
        next_a.fetch(a);
        next_b.fetch(b);
      }
      if (are_finite) {
        add<A::kHasLow, B::kHasLow>(a_shared, b_shared);
      } else {
        add_whole(a_shared, b_shared);
      }
      if (done % kChain == 0) empty();
    }
    empty();
  }

  // Output j of the thread in its row i.
  static __device__ __forceinline__ int row(int i) { return warp_m() + i / 2 * 16 + lane() / 4 * 2 + i % 2; }
  static __device__ __forceinline__ int column(int j) { return warp_n() + j / 2 * 8 + lane() % 4 * 2 + j % 2; }
  __device__ __forceinline__ float sum(int i, int j) const { return sum_[i / 2][j / 2][i % 2 * 2 + j % 2]; }

 private:
  static constexpr int kSlot = Slot<kPanelM>::kSize + Slot<kPanelN>::kSize;

  // Two slots for both operands, one array for all products of a kernel.
  static __device__ __forceinline__ float* storage() {
    __shared__ alignas(16) float slots[2 * kSlot];
    return slots;
  }

  static __device__ __forceinline__ int lane() { return threadIdx.x % 32; }
  static __device__ __forceinline__ int warp_m() { return threadIdx.x / 64 * 32; }
  static __device__ __forceinline__ int warp_n() { return threadIdx.x / 32 % 2 * 32; }

  // Products by tensor cores: two by four tiles of 16 × 8 outputs. Which summands of the slot and which rows come first in a tile
  // is free: a lane's rows 0 and 8 are neighbours, and its summands in two steps are the quad 4 (l % 4).
  template <bool kLowA, bool kLowB>
  __device__ __forceinline__ void add(const float* a, const float* b) {
    a += Slot<kPanelM>::place(lane() % 4 * kQuad, row(0));
    b += Slot<kPanelN>::place(lane() % 4 * kQuad, warp_n() + lane() / 4);
#pragma unroll
    for (int step = 0; step < kQuad; step += 2) {
      float a_high[2][4], a_low[2][4];
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int k = 0; k < 2; ++k) {
          const float2 rows = *reinterpret_cast<const float2*>(a + (step + k) * kPanelM + i * 16);
          split<kLowA>(rows.x, a_high[i][2 * k], a_low[i][2 * k]);
          split<kLowA>(rows.y, a_high[i][2 * k + 1], a_low[i][2 * k + 1]);
        }
#pragma unroll
      for (int first = 0; first < 4; first += 2) {
        float b_high[2][2], b_low[2][2];
#pragma unroll
        for (int j = 0; j < 2; ++j)
#pragma unroll
          for (int k = 0; k < 2; ++k)
            split<kLowB>(b[(step + k) * kPanelN + (first + j) * 8], b_high[j][k], b_low[j][k]);
        const auto multiply = [&](const float(&left)[2][4], const float(&right)[2][2]) {
#pragma unroll
          for (int i = 0; i < 2; ++i)
#pragma unroll
            for (int j = 0; j < 2; ++j) multiply_add_tf32(chain_[i][first + j], left[i], right[j]);
        };
        if constexpr (kLowA) multiply(a_low, b_high);
        if constexpr (kLowB) multiply(a_high, b_low);
        multiply(a_high, b_high);
      }
    }
  }

  // The same by the ordinary cores, where a value is no number or infinite: it has no low part, and times that of another it would
  // spoil the outputs that it has not reached.
  __device__ __forceinline__ void add_whole(const float* a, const float* b) {
#pragma unroll 1
    for (int s = 0; s < kDepth; ++s) {
      float left[kRows], right[kColumns];
#pragma unroll
      for (int i = 0; i < kRows; ++i) left[i] = a[Slot<kPanelM>::place(s, row(i))];
#pragma unroll
      for (int j = 0; j < kColumns; ++j) right[j] = b[Slot<kPanelN>::place(s, column(j))];
#pragma unroll
      for (int i = 0; i < kRows; ++i)
#pragma unroll
        for (int j = 0; j < kColumns; ++j) {
          float& sum = sum_[i / 2][j / 2][i % 2 * 2 + j % 2];
          sum = fmaf(left[i], right[j], sum);
        }
    }
  }

  __device__ __forceinline__ void empty() {
#pragma unroll
    for (int i = 0; i < 2; ++i)
#pragma unroll
      for (int j = 0; j < 4; ++j)
#pragma unroll
        for (int k = 0; k < 4; ++k) {
          sum_[i][j][k] += chain_[i][j][k];
          chain_[i][j][k] = 0.0f;
        }
  }

  float sum_[2][4][4];    // by tiles, as the tensor cores have them
  float chain_[2][4][4];  // what has not left the tensor cores
};

}  // namespace gimbal::flao::plain
