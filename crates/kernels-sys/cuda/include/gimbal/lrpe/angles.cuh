// Where the angles of a row come from. Each source is built once for a thread's head and features, and then asked for
// the cosines and sines of one token after another.
#pragma once

#include "../phase.cuh"
#include "params.cuh"

namespace gimbal::lrpe {

// 1d: Θ = (offset + n)·theta, and 0 for features beyond E.
template <int V>
struct LineAngles {
  using Extra = int;  // nothing more to be told than Params

  PhaseVector<V> phases;
  int offset;

  __device__ __forceinline__ LineAngles(const Params& p, const Extra&, int head, int feature) : offset(p.offset) {
    const float* theta = p.theta + head * p.theta_head_stride;
#pragma unroll
    for (int i = 0; i < V; ++i) {
      const int at = feature + i;
      phases.set(i, at < p.theta_features ? theta[static_cast<i64>(at) * p.theta_feature_stride] : 0.0f);
    }
  }

  __device__ __forceinline__ void cos_sin(int token, float (&c)[V], float (&s)[V]) const {
#pragma unroll
    for (int i = 0; i < V; ++i) phase_cos_sin(phases.rate[i], offset + token, c[i], s[i]);
    phases.poison(c, s);
  }

  // Whether a token has angles that theta turns.
  __device__ __forceinline__ bool turns(int) const { return true; }

  // What dΘ/dtheta is for feature i at this token.
  __device__ __forceinline__ int position(int token, int) const { return offset + token; }
};

// n / divisor for n < 2^31, by a product with ceil(2^shift / divisor).
__device__ __forceinline__ int fast_divide(int n, unsigned magic, int shift) {
  return static_cast<int>((static_cast<unsigned long long>(static_cast<unsigned>(n)) * magic) >> shift);
}

// The index of a token on the grid; extra tokens stand at the origin, where every angle is 0.
struct GridIndex {
  int at[kMaxAxes];

  __device__ __forceinline__ GridIndex(const GridParams& grid, int token) {
    int rest = token < grid.extra_tokens ? 0 : token - grid.extra_tokens;
#pragma unroll
    for (int j = kMaxAxes - 1; j >= 0; --j) {
      if (j >= grid.axes) {
        at[j] = 0;
      } else {
        const int above = fast_divide(rest, grid.magic[j], grid.shift[j]);
        at[j] = rest - above * grid.sizes[j];
        rest = above;
      }
    }
  }

  // Selects instead of indexing: an array indexed at run time would live in local memory.
  __device__ __forceinline__ int along(int axis) const {
    const int low = axis == 0 ? at[0] : at[1];
    const int high = axis == 2 ? at[2] : at[3];
    return axis < 2 ? low : high;
  }
};

// Which axis turns each of V neighbouring features, two bits a feature. Blocks of width e need not align with vectors.
template <int V>
struct FeatureAxes {
  unsigned packed = 0;
  bool same = true;  // whether one axis turns all of them, as it does nearly always

  // Calls visit(i, index of theta) for each feature. One division in all.
  template <class Visit>
  __device__ __forceinline__ FeatureAxes(const GridParams& grid, int feature, Visit visit) {
    int axis = feature / grid.width;
    int theta = feature - axis * grid.width;
#pragma unroll
    for (int i = 0; i < V; ++i) {
      if (theta == grid.width) {
        theta = 0;
        ++axis;
        same = same && i == 0;
      }
      packed |= static_cast<unsigned>(axis) << (2 * i);
      visit(i, theta++);
    }
  }

  __device__ __forceinline__ int of(int i) const { return static_cast<int>((packed >> (2 * i)) & 3u); }
};

// Multi-dimensional: feature block j turns with the index on axis j.
template <int V>
struct GridAngles {
  using Extra = GridParams;

  const GridParams& grid;
  PhaseVector<V> phases;
  FeatureAxes<V> axes;

  __device__ __forceinline__ GridAngles(const Params& p, const GridParams& g, int head, int feature)
      : grid(g), axes(g, feature, [&](int i, int theta) {
          phases.set(i, p.theta[head * p.theta_head_stride + theta]);
        }) {}

  __device__ __forceinline__ void cos_sin(int token, float (&c)[V], float (&s)[V]) const {
    const GridIndex index(grid, token);
    if (axes.same) {
      const int position = index.along(axes.of(0));
#pragma unroll
      for (int i = 0; i < V; ++i) phase_cos_sin(phases.rate[i], position, c[i], s[i]);
    } else {
#pragma unroll
      for (int i = 0; i < V; ++i) phase_cos_sin(phases.rate[i], index.along(axes.of(i)), c[i], s[i]);
    }
    // An extra token has no angle at all, so a theta that is not finite does not reach it.
    if (token >= grid.extra_tokens) phases.poison(c, s);
  }

  __device__ __forceinline__ bool turns(int token) const { return token >= grid.extra_tokens; }

  __device__ __forceinline__ int position(int token, int i) const { return GridIndex(grid, token).along(axes.of(i)); }
};

// Multi-dimensional from a table of (cos, sin) along an axis, written by `write_axis_table` with the same arithmetic. All
// axes turn by the same theta, so the table of the longest serves them all.
template <int V>
struct TableAngles {
  using Extra = GridParams;

  const GridParams& grid;
  const float2* entries[V];  // this feature's entry at position 0
  FeatureAxes<V> axes;

  __device__ __forceinline__ TableAngles(const Params&, const GridParams& g, int head, int feature)
      : grid(g), axes(g, feature, [&](int i, int theta) {
          entries[i] = g.table + head * g.table_head_stride + theta;
        }) {}

  __device__ __forceinline__ void cos_sin(int token, float (&c)[V], float (&s)[V]) const {
    if (token < grid.extra_tokens) {
#pragma unroll
      for (int i = 0; i < V; ++i) {
        c[i] = 1.0f;
        s[i] = 0.0f;
      }
      return;
    }
    const GridIndex index(grid, token);
#pragma unroll
    for (int i = 0; i < V; ++i) {
      const float2 entry = __ldg(entries[i] + index.along(axes.of(i)) * grid.table_position_stride);
      c[i] = entry.x;
      s[i] = entry.y;
    }
  }
};

// One thread an entry: (positions, H or 1, e).
__device__ __forceinline__ void write_axis_table(const float* theta, float2* table, i64 row, i64 entries) {
  const i64 at = blockIdx.x * static_cast<i64>(blockDim.x) + threadIdx.x;
  if (at >= entries) return;
  PhaseVector<1> phase;
  phase.set(0, theta[at % row]);
  float c[1], s[1];
  phase_cos_sin(phase.rate[0], static_cast<int>(at / row), c[0], s[0]);
  phase.poison(c, s);
  table[at] = make_float2(c[0], s[0]);
}

}  // namespace gimbal::lrpe
