// f and the position encoding, on the way from a tile in shared memory to an operand in registers.
#pragma once

#include <cmath>

#include "../flao/wgmma/fragment.cuh"
#include "../hopper/wgmma.cuh"
#include "../lanes.cuh"
#include "../lrpe/positions.cuh"
#include "../mma.cuh"
#include "../phase.cuh"
#include "../softmax.cuh"
#include "params.cuh"

namespace gimbal::flao_lrpe {

using flao::wgmma::kPanelBytes;
using flao::wgmma::kTileRows;
using flao::wgmma::kWarpgroupThreads;

// How features turn: each becomes a cosine and a sine, or two are a pair, which lies in halves or side by side.
enum class Turn { kCosine, kHalves, kNeighbours };

// Operands are read by eights, so that a second half which is not in eights, of features that all turn, is moved to the middle of its tile.
__device__ __forceinline__ bool is_split(int half) { return half % 8 != 0; }

// Where the second half begins in a tile, and among the rows of a head's matrix.
template <int kPanels>
__device__ __forceinline__ int second_half(int half) {
  return is_split(half) ? 32 * kPanels : half;
}

// Moves the second half of kRows rows of a tile; by a warp.
template <int kPanels, int kRows>
__device__ __forceinline__ void move_second_half(char* rows, int half) {
  constexpr int kFours = 8 * kPanels;
  constexpr int kEach = kRows * kFours / 32;
  const int lane = threadIdx.x % 32;
  const auto place = [&](int i, int first) {
    const int row = (32 * i + lane) / kFours;
    const int four = first + lane % kFours;
    char* const panel = rows + four / 16 * kPanelBytes + row * hopper::kPanelRowBytes;
    return reinterpret_cast<uint2*>(panel + ((four / 2 ^ row) % 8 << 4) + four % 2 * 8);
  };
  uint2 fours[kEach];
#pragma unroll
  for (int i = 0; i < kEach; ++i) fours[i] = *place(i, half / 4);
  __syncwarp();
#pragma unroll
  for (int i = 0; i < kEach; ++i) *place(i, kFours) = fours[i];
  hopper::fence_async_shared();
  __syncwarp();
}

// Positions of a token are kept for each axis, and for none, where they are 0.
constexpr int kNoAxis = lrpe::kMaxAxes;
constexpr int kPlaces = kNoAxis + 1;

// Calls use(axis, position) for each axis, where tokens do not stand on a line.
template <class Use>
__device__ __forceinline__ void with_positions(const lrpe::Positions& at, int batch, int token, Use use) {
  if (at.source == lrpe::Source::kGrid) {
    lrpe::with_indices_on_grid(at, token, use);
  } else {
    for (int axis = 0; axis < at.axes; ++axis) use(axis, lrpe::given_position(at, batch, token, axis));
  }
}

// The angle of a feature: its rate, its axis, and what multiplies cosine and sine. A theta that is not finite makes that NaN.
struct Angle {
  unsigned long long rate;
  float factor;
  int axis;

  // `angle` below 0 or beyond those that theta turns is 0.
  __device__ __forceinline__ Angle(const Encoder& at, int head, int angle) : Angle(at, angle, theta_of(at, head, angle)) {}

  // Of a theta that was read ahead.
  __device__ __forceinline__ Angle(const Encoder& at, int angle, float theta)
      : rate(0), factor(1.0f), axis(axis_of(at, angle)) {
    if (axis == kNoAxis) {
      if (angle >= 0 && angle < at.rotary) factor = at.factor;
      return;
    }
    rate = phase_rate(theta);
    if (angle < at.rotary) factor = at.factor;
    if ((__float_as_uint(theta) & 0x7f800000u) == 0x7f800000u) factor = __int_as_float(0x7fffffff);
  }

  __device__ __forceinline__ static float theta_of(const Encoder& at, int head, int angle) {
    const int axis = axis_of(at, angle);
    if (axis == kNoAxis) return 0.0f;
    const int index = at.assigned ? angle : angle - axis * at.theta_period;
    return __ldg(at.theta + head * at.theta_head_stride + static_cast<i64>(index) * at.theta_feature_stride);
  }

  __device__ __forceinline__ static int axis_of(const Encoder& at, int angle) {
    if (angle < 0 || angle >= at.turning) return kNoAxis;
    if (at.assigned) return static_cast<int>(at.axis_of[angle / 16] >> (angle % 16 * 2)) & 3;
    return at.positions.axes > 1 ? angle / at.theta_period : 0;
  }

  // cos and sin at a position.
  __device__ __forceinline__ float2 at(int position) const {
    float2 turn;
    phase_cos_sin(rate, position, turn.x, turn.y);
    return turn;
  }
};

// The turns of each angle at each index of its axis, where tokens stand on a grid that there is room for: they take no special
// functions for each token then.
template <int kAngles>
struct GridTurns {
  static constexpr int kMost = 3072;

  float2 turns[kMost + 1];
  int firsts[kAngles];  // where those of an angle begin
  int is_there;

  // By the first lanes of a warp, one or all.
  template <int kLanes = 32>
  __device__ __forceinline__ void lay_out(const Encoder& at) {
    const int lane = threadIdx.x % 32;
    const bool is_grid = at.positions.source == lrpe::Source::kGrid;
    // One that there is no room for may be so long that sums of them would overflow.
#pragma unroll 1
    for (int i = lane; is_grid && i < kAngles; i += kLanes) firsts[i] = min(size_of(at, i), kMost + 1);
    if constexpr (kLanes > 1) __syncwarp();
    if (lane > 0) return;
    turns[kMost] = {1.0f, 0.0f};
    int count = 0;
#pragma unroll 1
    for (int i = 0; is_grid && i < kAngles; ++i) {
      const int size = firsts[i];
      firsts[i] = count;
      count += size;
    }
    is_there = is_grid && count <= kMost;
  }

  __device__ __forceinline__ static int size_of(const Encoder& at, int angle) {
    const int axis = Angle::axis_of(at, angle);
    return axis == kNoAxis ? 1 : at.positions.sizes[axis];
  }

  // Below 0 is nobody's angle.
  __device__ __forceinline__ const float2* of(int angle) const { return turns + (angle < 0 ? kMost : firsts[angle]); }

  // Those of a head, by warps of a block that has laid them out: angle_of(i, theta) is its i-th angle. A lane reads theta for each, at once.
  template <class AngleOf>
  __device__ __forceinline__ void make(const Encoder& at, int head, int warps, AngleOf angle_of) {
    if (!is_there) return;
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    for (int first = 0; first < kAngles; first += 32) {
      const float theta_of_lane = Angle::theta_of(at, head, first + lane);
      for (int i = warp; i < 32; i += warps) {
        const Angle angle = angle_of(first + i, __shfl_sync(~0u, theta_of_lane, i));
        const int size = size_of(at, first + i);
        for (int index = lane; index < size; index += 32) {
          const float2 turn = angle.at(index);
          turns[firsts[first + i] + index] = {turn.x * angle.factor, turn.y * angle.factor};
        }
      }
    }
  }

  // Both in fewer registers, for a pass that has none to spare: the former by one thread; angle_of(i) reads its theta.
  __device__ __forceinline__ void lay_out_by_one(const Encoder& at) {
    turns[kMost] = {1.0f, 0.0f};
    int count = 0;
    is_there = at.positions.source == lrpe::Source::kGrid;
    for (int i = 0; i < kAngles && is_there; ++i) {
      firsts[i] = count;
      const int size = size_of(at, i);
      is_there = size <= kMost - count;
      count += size;
    }
  }
  template <class AngleOf>
  __device__ __forceinline__ void make(const Encoder& at, int warps, AngleOf angle_of) {
    for (int i = threadIdx.x / 32; is_there && i < kAngles; i += warps) {
      const Angle angle = angle_of(i);
      const int size = size_of(at, i);
      for (int index = threadIdx.x % 32; index < size; index += 32) {
        const float2 turn = angle.at(index);
        turns[firsts[i] + index] = {turn.x * angle.factor, turn.y * angle.factor};
      }
    }
  }
};

// Turns by the sum of two angles.
__device__ __forceinline__ float2 operator*(float2 a, float2 b) { return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; }

// By their sum, and by their difference.
__device__ __forceinline__ void turn_both_ways(float2 a, float2 b, float2& further, float2& back) {
  const float cosines = a.x * b.x, crossed = a.y * b.x;
  further = {cosines - a.y * b.y, crossed + a.x * b.y};
  back = {cosines + a.y * b.y, crossed - a.x * b.y};
}

// The angles of one feature along a line, at the thread's tokens 0, 1, 8 and 9 of each step of sixteen. From eight tokens to the next
// x ← 2 cos(8θ) x - (the x before): half the products of a rotation. It starts anew with each tile, from one exact turn, so that errors have
// no time to grow.
struct LineAngle {
  float2 eight;
  float2 now[2], before[2];

  __device__ __forceinline__ explicit LineAngle(const Angle& angle) : eight(angle.at(8)), now{}, before{} {}

  __device__ __forceinline__ explicit LineAngle(float2 eight) : eight(eight), now{}, before{} {}

  // At a phase, rate · position; `one` turns by a token.
  __device__ __forceinline__ void start(unsigned long long phase, float factor, float2 one) {
    phase_cos_sin(phase, 1, now[0].x, now[0].y);
    now[0] = {now[0].x * factor, now[0].y * factor};
    now[1] = now[0] * one;
#pragma unroll
    for (int i = 0; i < 2; ++i) before[i] = now[i] * float2{eight.x, -eight.y};
  }

  // Those of a step, and on to the next.
  __device__ __forceinline__ void step(float2 (&turns)[4]) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      float2& at = now[i % 2];
      turns[i] = at;
      at = {2.0f * eight.x * at.x - before[i % 2].x, 2.0f * eight.x * at.y - before[i % 2].y};
      before[i % 2] = turns[i];
    }
  }
};

// f and its gradient as arithmetic without a branch, of numbers that `widen` has read, or of a softmax, which is made before, nothing. In bf16
// sigmoid comes from the hardware's tanh of x/2, off by 2^-12 of 1 at most: half the special functions, and less than the rounding that
// follows. There `widen` gives x/2.
enum class Kind { kClamp, kSigmoid, kSilu };

template <class T, Kind kKind>
struct Pointwise {
  static constexpr bool kSmooth = kKind != Kind::kClamp;
  static constexpr bool kHalved = kSmooth && std::is_same_v<T, bf16>;

  float least;  // relu's, or less than anything
  float flat;   // up to where the gradient of relu is 0, or NaN

  __device__ __forceinline__ explicit Pointwise(Activation f)
      : least(f == Activation::kRelu ? 0.0f : -HUGE_VALF), flat(f == Activation::kRelu ? 0.0f : NAN) {}

  __device__ __forceinline__ void widen(const uint32_t (&pairs)[4], float (&x)[8]) const {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      uint32_t pair = pairs[i];
      if constexpr (kHalved) {
        const __nv_bfloat162 half = __hmul2(reinterpret_cast<const __nv_bfloat162&>(pair), __float2bfloat162_rn(0.5f));
        pair = reinterpret_cast<const uint32_t&>(half);
      }
      const float2 two = widen_pair<T>(pair);
      x[2 * i] = two.x;
      x[2 * i + 1] = two.y;
    }
  }

  template <int V>
  __device__ __forceinline__ void apply(float (&x)[V]) const {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      if constexpr (kKind == Kind::kClamp) {
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(least));
      } else if constexpr (kHalved) {
        const float factor = kKind == Kind::kSilu ? x[i] : 0.5f;
        x[i] = factor * tanh_fast(x[i]) + factor;
      } else {
        x[i] = kKind == Kind::kSilu ? x[i] * sigmoid(x[i]) : sigmoid(x[i]);
      }
    }
  }

  // x ← f(x) and d ← f'(x) ⊙ d.
  template <int V>
  __device__ __forceinline__ void apply_with_gradient(float (&x)[V], float (&d)[V]) const {
#pragma unroll
    for (int i = 0; i < V; ++i) {
      if constexpr (kKind == Kind::kClamp) {
        d[i] = x[i] <= flat ? 0.0f : d[i];
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(least));
      } else {
        const float t = kHalved ? tanh_fast(x[i]) : 0.0f;
        const float s = kHalved ? 0.5f * t + 0.5f : sigmoid(x[i]);
        const float rest = kHalved ? 0.5f - 0.5f * t : 1.0f - s;
        const float y = kKind != Kind::kSilu ? s : kHalved ? x[i] * t + x[i] : x[i] * s;
        d[i] *= kKind == Kind::kSilu ? y * rest + s : s * rest;
        x[i] = y;
      }
    }
  }

  // x ← f(x), and f'(x) · by, which of relu is 0 where the gradient is.
  __device__ __forceinline__ void apply_with_factors(float (&x)[8], float (&factors)[8], float by) const {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      if constexpr (kKind == Kind::kClamp) {
        factors[i] = x[i] <= flat ? 0.0f : by;
        asm("max.NaN.f32 %0, %0, %1;" : "+f"(x[i]) : "f"(least));
      } else if constexpr (kHalved) {
        const float t = tanh_fast(x[i]);
        const float rest = 1.0f - t * t;
        factors[i] = kKind == Kind::kSigmoid ? rest * (0.25f * by) : (x[i] * rest + t) * (0.5f * by) + 0.5f * by;
        x[i] = kKind == Kind::kSigmoid ? 0.5f * t + 0.5f : x[i] * t + x[i];
      } else {
        const float s = sigmoid(x[i]);
        factors[i] = (kKind == Kind::kSilu ? x[i] * s * (1.0f - s) + s : s * (1.0f - s)) * by;
        x[i] = kKind == Kind::kSilu ? x[i] * s : s;
      }
    }
  }

  // f'(x) · by where f is smooth.
  __device__ __forceinline__ static float gradient(float x, float by) {
    static_assert(kSmooth);
    if constexpr (kHalved) {
      const float t = tanh_fast(x);
      const float rest = 1.0f - t * t;
      if constexpr (kKind == Kind::kSigmoid) return rest * (0.25f * by);
      return (x * rest + t) * (0.5f * by) + 0.5f * by;
    } else {
      const float s = sigmoid(x);
      return (kKind == Kind::kSilu ? x * s * (1.0f - s) + s : s * (1.0f - s)) * by;
    }
  }

 private:
  __device__ __forceinline__ static float tanh_fast(float x) {
    float y;
    asm("tanh.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
  }
};

// Calls use(f) with f of its kind: a branch around a loop, not in it.
template <class T, class Use>
__device__ __forceinline__ void with_pointwise(Activation f, Use use) {
  if (f == Activation::kSilu) {
    use(Pointwise<T, Kind::kSilu>(f));
  } else if (f == Activation::kSigmoid) {
    use(Pointwise<T, Kind::kSigmoid>(f));
  } else {
    use(Pointwise<T, Kind::kClamp>(f));
  }
}

// Sixteen bytes of shared memory at once: as elements the compiler would read one by one.
template <class T>
__device__ __forceinline__ void load_pairs(const Vec<T, 8>& from, uint32_t (&pairs)[4]) {
  const uint4 all = reinterpret_cast<const uint4&>(from);
  pairs[0] = all.x;
  pairs[1] = all.y;
  pairs[2] = all.z;
  pairs[3] = all.w;
}

template <class T>
__device__ __forceinline__ void widen_pairs(const uint32_t (&pairs)[4], float (&x)[8]) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const float2 two = widen_pair<T>(pairs[i]);
    x[2 * i] = two.x;
    x[2 * i + 1] = two.y;
  }
}

template <class T>
__device__ __forceinline__ void narrow_pairs(const float (&x)[8], uint32_t (&pairs)[4]) {
#pragma unroll
  for (int i = 0; i < 4; ++i) pairs[i] = narrow_pair<T>(x[2 * i], x[2 * i + 1]);
}

// Softmax over the features, in the place of kRows rows of a tile; by a warp, eight rows at once. What is no feature becomes 0.
template <class T, int kPanels, int kRows>
__device__ __forceinline__ void softmax_of_rows(char* rows, int half, int d) {
  const int lane = threadIdx.x % 32;
  const auto over_row = [](float x, auto join) {
    x = join(x, __shfl_xor_sync(~0u, x, 8));
    return join(x, __shfl_xor_sync(~0u, x, 16));
  };
#pragma unroll
  for (int first = 0; first < kRows; first += 8) {
    // Of each panel the thread has two eights of a row.
    const auto place = [&](int i) -> Vec<T, 8>& {
      char* const row = rows + i / 2 * kPanelBytes + (first + lane % 8) * hopper::kPanelRowBytes;
      return reinterpret_cast<Vec<T, 8>*>(row)[(i % 2 * 4 + lane / 8) ^ lane % 8];
    };
    float x[2 * kPanels][8];
    float top = -HUGE_VALF, sum = 0.0f;
#pragma unroll
    for (int i = 0; i < 2 * kPanels; ++i) {
      const int column = i / 2 * hopper::kPanelColumns + (i % 2 * 4 + lane / 8) * 8;
      const int left = is_split(half) ? half - column % (32 * kPanels) : d - column;
      uint32_t pairs[4];
      load_pairs(place(i), pairs);
      widen_pairs<T>(pairs, x[i]);
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        x[i][j] = j / 4 * 4 < left ? x[i][j] : -HUGE_VALF;
        top = fmaxf(top, x[i][j]);
      }
    }
    top = over_row(top, [](float a, float b) { return fmaxf(a, b); });
#pragma unroll
    for (int i = 0; i < 16 * kPanels; ++i) {
      float& at = x[i / 8][i % 8];
      at = exp_minus(at, top);
      sum += at;
    }
    const float by = reciprocal_fast(over_row(sum, [](float a, float b) { return a + b; }));
#pragma unroll
    for (int i = 0; i < 2 * kPanels; ++i) {
#pragma unroll
      for (int j = 0; j < 8; ++j) x[i][j] *= by;
      place(i) = narrow<T>(x[i]);
    }
  }
  hopper::fence_async_shared();
  __syncwarp();
}

// What comes before rows of a tile are encoded; by a warp.
template <class T, Turn kTurn, int kPanels, int kRows, bool kMayBeSoftmax>
__device__ __forceinline__ void begin_rows(char* rows, const Encoder& at, int d) {
  if constexpr (kTurn == Turn::kHalves) {
    if (is_split(at.half)) move_second_half<kPanels, kRows>(rows, at.half);
  }
  if constexpr (kMayBeSoftmax) {
    if (at.f == Activation::kSoftmaxFeature) softmax_of_rows<T, kPanels, kRows>(rows, at.half, d);
  }
}

}  // namespace gimbal::flao_lrpe
