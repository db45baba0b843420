// What stands around the products of flao_lrpe where they are launches of their own: f of rows, encoded or not, and its gradient,
// and what a normaliser adds, den = f(q)·Σ f(k) + eps. Element types, f and the encoding are told at run time: six entries serve
// all of it.
//
// A warp has a row, of up to 256 columns; a block some rows of one head. Mirrored in src/flao_lrpe.rs.
#include "gimbal/lanes.cuh"
#include "gimbal/lrpe/angles.cuh"
#include "gimbal/lrpe/encoding.cuh"
#include "gimbal/softmax.cuh"
#include "gimbal/vec.cuh"

using namespace gimbal;

constexpr int kWarp = 32;
constexpr int kWarps = 8;
constexpr int kThreads = kWarp * kWarps;
constexpr int kEach = 8;  // columns of a row that a lane has

enum class Element : int { kBf16 = 0, kF16 = 1, kF32 = 2 };

// A (B, H, rows, columns) tensor. Strides in elements; the last dimension is contiguous. `at` is null where there is none: 1.
struct Operand {
  void* at;
  i64 batch_stride;
  i64 head_stride;
  i64 row_stride;
  Element element;
  int reserved;  // 0: keeps the size a multiple of its alignment
};

struct Extent {
  i64 heads;  // H
  i64 rows;
  int width;  // columns
  int tiles;  // blocks of a head
};

// Where a warp is.
struct Place {
  i64 batch;
  i64 head;
  i64 index;  // of the head among those of all sequences
  i64 row;
  i64 end;
  int lane;

  __device__ __forceinline__ explicit Place(const Extent& extent) {
    index = blockIdx.x / extent.tiles;
    batch = index / extent.heads;
    head = index - batch * extent.heads;
    const i64 tile = blockIdx.x - index * extent.tiles;
    const i64 each = (extent.rows + extent.tiles - 1) / extent.tiles;
    row = tile * each + threadIdx.x / kWarp;
    end = min((tile + 1) * each, extent.rows);
    lane = threadIdx.x % kWarp;
  }

  // Of a row in what has one number for each.
  __device__ __forceinline__ i64 number(const Extent& extent) const { return index * extent.rows + row; }
};

__device__ __forceinline__ i64 offset(const Operand& rows, const Place& place) {
  return place.batch * rows.batch_stride + place.head * rows.head_stride + place.row * rows.row_stride;
}

// The columns of a row that a lane has; below 0 there is none.
struct Columns {
  int at[kEach];

  Columns() = default;

  // Neighbouring lanes have neighbouring columns.
  __device__ __forceinline__ Columns(int lane, int width) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) at[i] = lane + i * kWarp < width ? lane + i * kWarp : -1;
  }

  __device__ __forceinline__ bool has(int i) const { return at[i] >= 0; }
};

template <class T>
__device__ __forceinline__ void load_as(const Operand& rows, const Place& place, const Columns& columns, float (&x)[kEach]) {
  const T* from = static_cast<const T*>(rows.at) + offset(rows, place);
#pragma unroll
  for (int i = 0; i < kEach; ++i) x[i] = columns.has(i) ? widen(from[columns.at[i]]) : 0.0f;
}

__device__ __forceinline__ void load_row(const Operand& rows, const Place& place, const Columns& columns,
                                         float (&x)[kEach]) {
  if (rows.at == nullptr) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) x[i] = 1.0f;
  } else if (rows.element == Element::kBf16) {
    load_as<bf16>(rows, place, columns, x);
  } else if (rows.element == Element::kF16) {
    load_as<f16>(rows, place, columns, x);
  } else {
    load_as<float>(rows, place, columns, x);
  }
}

template <class T>
__device__ __forceinline__ void store_as(const Operand& rows, const Place& place, const Columns& columns,
                                         const float (&x)[kEach]) {
  T* to = static_cast<T*>(rows.at) + offset(rows, place);
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (columns.has(i)) to[columns.at[i]] = narrow<T>(x[i]);
}

__device__ __forceinline__ void store_row(const Operand& rows, const Place& place, const Columns& columns,
                                          const float (&x)[kEach]) {
  if (rows.element == Element::kBf16) {
    store_as<bf16>(rows, place, columns, x);
  } else if (rows.element == Element::kF16) {
    store_as<f16>(rows, place, columns, x);
  } else {
    store_as<float>(rows, place, columns, x);
  }
}

__device__ __forceinline__ float dot_of_row(const Columns& columns, const float (&x)[kEach], const float (&y)[kEach]) {
  float dot = 0.0f;
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (columns.has(i)) dot = fmaf(x[i], y[i], dot);
  return RowLanes{kWarp}.sum(dot);
}

__device__ __forceinline__ void softmax(const Columns& columns, float (&x)[kEach]) {
  float top = kLowest;
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (columns.has(i)) top = fmaxf(top, x[i]);
  top = RowLanes{kWarp}.maximum(top);
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < kEach; ++i) sum += x[i] = columns.has(i) ? exp_minus(x[i], top) : 0.0f;
  const float scale = 1.0f / RowLanes{kWarp}.sum(sum);
#pragma unroll
  for (int i = 0; i < kEach; ++i) x[i] *= scale;
}

__device__ __forceinline__ void activate(Activation f, const Columns& columns, float (&x)[kEach]) {
  if (f == Activation::kSoftmaxFeature) {
    softmax(columns, x);
  } else {
    pointwise(f, x);
  }
}

// How a lane goes through rows that are encoded: elements 2j and 2j + 1 are the pair of its angle j. Of a cosine the second of
// them is no feature, and the encoding is the rotation of the first beside 0.
struct Turn {
  static constexpr int kAngles = kEach / 2;

  // Of `lrpe::Angles`: neighbouring lanes have neighbouring angles.
  template <int V>
  __device__ __forceinline__ static int angle(const lrpe::Params&, int own, int i) {
    return own + i * kWarp;
  }

  lrpe::Angles<Turn, kAngles> angles;
  Columns encoded;
  bool is_cosine;
  float c[kAngles];
  float s[kAngles];

  __device__ __forceinline__ Turn(const lrpe::Params& p, const Place& place)
      : angles(p, {static_cast<int>(place.row), static_cast<int>(place.batch)}, static_cast<int>(place.head), place.lane),
        is_cosine(p.span == p.features) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      const int own = place.lane + i / 2 * kWarp;
      const lrpe::Vectors at = is_cosine ? lrpe::Cosine::vectors<1>(p, own) : lrpe::Rotate::vectors<1>(p, own);
      encoded.at[i] = own < p.span ? at.at(i % 2) : -1;
    }
  }

  // Not kept, but made of the others: there are few registers.
  __device__ __forceinline__ Columns features() const {
    Columns columns = encoded;
#pragma unroll
    for (int i = 1; i < kEach; i += 2)
      if (is_cosine) columns.at[i] = -1;
    return columns;
  }

  __device__ __forceinline__ void enter(const Place& place) {
    angles.cos_sin({static_cast<int>(place.row), static_cast<int>(place.batch)}, c, s);
  }

  __device__ __forceinline__ void encode(float (&x)[kEach]) const {
#pragma unroll
    for (int j = 0; j < kAngles; ++j) {
      const float x1 = x[2 * j];
      const float x2 = x[2 * j + 1];
      x[2 * j] = x1 * c[j] - x2 * s[j];
      x[2 * j + 1] = x1 * s[j] + x2 * c[j];
    }
  }

  __device__ __forceinline__ void decode(float (&d)[kEach]) const {
#pragma unroll
    for (int j = 0; j < kAngles; ++j) {
      const float d1 = d[2 * j];
      const float d2 = d[2 * j + 1];
      d[2 * j] = d1 * c[j] + d2 * s[j];
      d[2 * j + 1] = d2 * c[j] - d1 * s[j];
    }
  }
};

// out = f(x), divided by den where it is there.
struct Features {
  Operand x;
  Operand out;
  Extent extent;
  const float* den;
  Activation f;
  int reserved;  // 0, as above
};

extern "C" __global__ void __launch_bounds__(kThreads) flao_lrpe_features(const __grid_constant__ Features p) {
  Place place(p.extent);
  const Columns columns(place.lane, p.extent.width);
  for (; place.row < place.end; place.row += kWarps) {
    float x[kEach];
    load_row(p.x, place, columns, x);
    activate(p.f, columns, x);
    if (p.den != nullptr) {
      const float den = p.den[place.number(p.extent)];
#pragma unroll
      for (int i = 0; i < kEach; ++i) x[i] /= den;
    }
    store_row(p.out, place, columns, x);
  }
}

// out = f(x), encoded.
struct Encode {
  Operand x;
  Operand out;
  Extent extent;  // of x
  lrpe::Params angles;
  Activation f;
  int reserved;  // 0, as above
};

extern "C" __global__ void __launch_bounds__(kThreads, 4) flao_lrpe_encode(const __grid_constant__ Encode p) {
  Place place(p.extent);
  if (place.row >= place.end) return;
  Turn turn(p.angles, place);
  for (; place.row < place.end; place.row += kWarps) {
    float x[kEach];
    const Columns columns = turn.features();
    load_row(p.x, place, columns, x);
    turn.enter(place);
    activate(p.f, columns, x);
    // f(0) need not be 0.
#pragma unroll
    for (int i = 1; i < kEach; i += 2)
      if (!columns.has(i)) x[i] = 0.0f;
    turn.encode(x);
    store_row(p.out, place, turn.encoded, x);
  }
}

// dx = f'(x; d), of d divided by den where it is there, and with what a normaliser adds: a row of each head. Where there are
// factors it is times the gradient of den, −(f(x)·d)/den, which is left there; the products' share of it is in d, which is not
// divided then.
struct Gradient {
  Operand x;
  Operand d;
  Operand dx;
  Extent extent;  // of x
  const float* den;
  const float* added;  // (B, H, columns)
  float* factors;      // (B, H, rows)
  Activation f;
  int reserved;  // 0, as above
};

// Turns x and d of a row into dx, in the place of d.
__device__ __forceinline__ void gradient_of_row(const Gradient& p, const Place& place, const Columns& columns,
                                                float (&x)[kEach], float (&d)[kEach]) {
  const i64 number = place.number(p.extent);
  float factor = 1.0f;
  if (p.factors != nullptr) {
    float features[kEach];
#pragma unroll
    for (int i = 0; i < kEach; ++i) features[i] = x[i];
    activate(p.f, columns, features);
    factor = -dot_of_row(columns, features, d) / p.den[number];
    if (place.lane == 0) p.factors[number] = factor;
  } else if (p.den != nullptr) {
    const float den = p.den[number];
#pragma unroll
    for (int i = 0; i < kEach; ++i) d[i] /= den;
  }
  if (p.added != nullptr) {
    // From a cache for each row: there are few registers.
    const float* added = p.added + place.index * p.extent.width;
#pragma unroll
    for (int i = 0; i < kEach; ++i)
      if (columns.has(i)) d[i] = fmaf(factor, __ldg(added + columns.at[i]), d[i]);
  }
  if (p.f == Activation::kSoftmaxFeature) {
    softmax(columns, x);
    const float mean = dot_of_row(columns, x, d);
#pragma unroll
    for (int i = 0; i < kEach; ++i) d[i] = x[i] * (d[i] - mean);
  } else {
    pointwise_gradient(p.f, x, d);
  }
}

extern "C" __global__ void __launch_bounds__(kThreads) flao_lrpe_gradient(const __grid_constant__ Gradient p) {
  Place place(p.extent);
  const Columns columns(place.lane, p.extent.width);
  for (; place.row < place.end; place.row += kWarps) {
    float x[kEach], d[kEach];
    load_row(p.x, place, columns, x);
    load_row(p.d, place, columns, d);
    gradient_of_row(p, place, columns, x, d);
    store_row(p.dx, place, columns, d);
  }
}

// The same of d that is the gradient of encoded rows.
struct Decode {
  Gradient gradient;
  lrpe::Params angles;
};

extern "C" __global__ void __launch_bounds__(kThreads, 2) flao_lrpe_decode(const __grid_constant__ Decode p) {
  Place place(p.gradient.extent);
  if (place.row >= place.end) return;
  Turn turn(p.angles, place);
  for (; place.row < place.end; place.row += kWarps) {
    float x[kEach], d[kEach];
    load_row(p.gradient.x, place, turn.features(), x);
    load_row(p.gradient.d, place, turn.encoded, d);
    turn.enter(place);
    turn.decode(d);
    gradient_of_row(p.gradient, place, turn.features(), x, d);
    store_row(p.gradient.dx, place, turn.features(), d);
  }
}

// Σ f(x) over the rows of each block, (B, H, tiles, columns); each row times a number where that is there.
struct Sum {
  Operand x;
  Extent extent;
  float* sums;
  const float* factors;  // (B, H, rows)
  Activation f;
  int reserved;  // 0, as above
};

extern "C" __global__ void __launch_bounds__(kThreads) flao_lrpe_sum(const __grid_constant__ Sum p) {
  __shared__ float of_warps[kWarps][kWarp * kEach];
  float sums[kEach] = {};
  const int width = p.extent.width;
  Place place(p.extent);
  const Columns columns(place.lane, width);
  for (; place.row < place.end; place.row += kWarps) {
    float x[kEach];
    load_row(p.x, place, columns, x);
    activate(p.f, columns, x);
    const float factor = p.factors == nullptr ? 1.0f : p.factors[place.number(p.extent)];
#pragma unroll
    for (int i = 0; i < kEach; ++i) sums[i] = fmaf(factor, x[i], sums[i]);
  }
#pragma unroll
  for (int i = 0; i < kEach; ++i) of_warps[threadIdx.x / kWarp][threadIdx.x % kWarp + i * kWarp] = sums[i];
  __syncthreads();
  const int column = threadIdx.x;
  if (column >= width) return;
  float sum = 0.0f;
  for (int warp = 0; warp < kWarps; ++warp) sum += of_warps[warp][column];
  p.sums[static_cast<i64>(blockIdx.x) * width + column] = sum;
}

// f(x)·y + eps of each row.
struct Dots {
  Operand x;
  Operand y;
  Extent extent;
  float* out;  // (B, H, rows)
  float eps;
  Activation f;
};

extern "C" __global__ void __launch_bounds__(kThreads) flao_lrpe_dots(const __grid_constant__ Dots p) {
  Place place(p.extent);
  const Columns columns(place.lane, p.extent.width);
  for (; place.row < place.end; place.row += kWarps) {
    float x[kEach], y[kEach];
    load_row(p.x, place, columns, x);
    load_row(p.y, place, columns, y);
    activate(p.f, columns, x);
    const float dot = dot_of_row(columns, x, y);
    if (place.lane == 0) p.out[place.number(p.extent)] = dot + p.eps;
  }
}
