// What stands around the products of flao_lrpe where they are launches of their own: f of rows and its gradient, and what a
// normaliser adds, den = f(q)·Σ f(k) + eps. Element types and f are told at run time: four entries serve all of it.
//
// A warp has a row, of up to 256 columns; a block some rows of one head. Mirrored in src/flao_lrpe.rs.
#include "gimbal/lanes.cuh"
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

template <class T>
__device__ __forceinline__ void load_as(const Operand& rows, const Place& place, int width, float (&x)[kEach]) {
  const T* from = static_cast<const T*>(rows.at) + offset(rows, place) + place.lane;
#pragma unroll
  for (int i = 0; i < kEach; ++i) x[i] = place.lane + i * kWarp < width ? widen(from[i * kWarp]) : 0.0f;
}

__device__ __forceinline__ void load_row(const Operand& rows, const Place& place, int width, float (&x)[kEach]) {
  if (rows.at == nullptr) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) x[i] = 1.0f;
  } else if (rows.element == Element::kBf16) {
    load_as<bf16>(rows, place, width, x);
  } else if (rows.element == Element::kF16) {
    load_as<f16>(rows, place, width, x);
  } else {
    load_as<float>(rows, place, width, x);
  }
}

template <class T>
__device__ __forceinline__ void store_as(const Operand& rows, const Place& place, int width, const float (&x)[kEach]) {
  T* to = static_cast<T*>(rows.at) + offset(rows, place) + place.lane;
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (place.lane + i * kWarp < width) to[i * kWarp] = narrow<T>(x[i]);
}

__device__ __forceinline__ void store_row(const Operand& rows, const Place& place, int width, const float (&x)[kEach]) {
  if (rows.element == Element::kBf16) {
    store_as<bf16>(rows, place, width, x);
  } else if (rows.element == Element::kF16) {
    store_as<f16>(rows, place, width, x);
  } else {
    store_as<float>(rows, place, width, x);
  }
}

__device__ __forceinline__ void softmax(int lane, int width, float (&x)[kEach]) {
  float top = kLowest;
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (lane + i * kWarp < width) top = fmaxf(top, x[i]);
  top = RowLanes{kWarp}.maximum(top);
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < kEach; ++i) sum += x[i] = lane + i * kWarp < width ? exp_minus(x[i], top) : 0.0f;
  const float scale = 1.0f / RowLanes{kWarp}.sum(sum);
#pragma unroll
  for (int i = 0; i < kEach; ++i) x[i] *= scale;
}

__device__ __forceinline__ void activate(Activation f, int lane, int width, float (&x)[kEach]) {
  if (f == Activation::kSoftmaxFeature) {
    softmax(lane, width, x);
  } else {
    pointwise(f, x);
  }
}

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
  for (Place place(p.extent); place.row < place.end; place.row += kWarps) {
    float x[kEach];
    load_row(p.x, place, p.extent.width, x);
    activate(p.f, place.lane, p.extent.width, x);
    if (p.den != nullptr) {
      const float den = p.den[place.number(p.extent)];
#pragma unroll
      for (int i = 0; i < kEach; ++i) x[i] /= den;
    }
    store_row(p.out, place, p.extent.width, x);
  }
}

// dx = f'(x; d), of d divided by den where it is there, and with what a normaliser adds: a row of each head, times a number of
// each row where that is there.
struct Gradient {
  Operand x;
  Operand d;
  Operand dx;
  Extent extent;
  const float* den;
  const float* added;    // (B, H, columns)
  const float* factors;  // (B, H, rows)
  Activation f;
  int reserved;  // 0, as above
};

extern "C" __global__ void __launch_bounds__(kThreads) flao_lrpe_gradient(const __grid_constant__ Gradient p) {
  Place place(p.extent);
  const int width = p.extent.width;
  float added[kEach] = {};
  if (p.added != nullptr) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      const int column = place.lane + i * kWarp;
      if (column < width) added[i] = p.added[place.index * width + column];
    }
  }
  for (; place.row < place.end; place.row += kWarps) {
    float x[kEach], d[kEach];
    load_row(p.x, place, width, x);
    load_row(p.d, place, width, d);
    if (p.den != nullptr) {
      const float den = p.den[place.number(p.extent)];
#pragma unroll
      for (int i = 0; i < kEach; ++i) d[i] /= den;
    }
    if (p.added != nullptr) {
      const float factor = p.factors == nullptr ? 1.0f : p.factors[place.number(p.extent)];
#pragma unroll
      for (int i = 0; i < kEach; ++i) d[i] = fmaf(factor, added[i], d[i]);
    }
    if (p.f == Activation::kSoftmaxFeature) {
      softmax(place.lane, width, x);
      float mean = 0.0f;
#pragma unroll
      for (int i = 0; i < kEach; ++i)
        if (place.lane + i * kWarp < width) mean = fmaf(x[i], d[i], mean);
      mean = RowLanes{kWarp}.sum(mean);
#pragma unroll
      for (int i = 0; i < kEach; ++i) d[i] = x[i] * (d[i] - mean);
    } else {
      pointwise_gradient(p.f, x, d);
    }
    store_row(p.dx, place, width, d);
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
  for (Place place(p.extent); place.row < place.end; place.row += kWarps) {
    float x[kEach];
    load_row(p.x, place, width, x);
    activate(p.f, place.lane, width, x);
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

// f(x)·y + eps of each row; with den −(f(x)·y)/den, the gradient of den.
struct Dots {
  Operand x;
  Operand y;
  Extent extent;
  const float* den;
  float* out;  // (B, H, rows)
  float eps;
  Activation f;
};

extern "C" __global__ void __launch_bounds__(kThreads) flao_lrpe_dots(const __grid_constant__ Dots p) {
  for (Place place(p.extent); place.row < place.end; place.row += kWarps) {
    float x[kEach], y[kEach];
    load_row(p.x, place, p.extent.width, x);
    load_row(p.y, place, p.extent.width, y);
    activate(p.f, place.lane, p.extent.width, x);
    float dot = 0.0f;
#pragma unroll
    for (int i = 0; i < kEach; ++i)
      if (place.lane + i * kWarp < p.extent.width) dot = fmaf(x[i], y[i], dot);
    dot = RowLanes{kWarp}.sum(dot);
    const i64 number = place.number(p.extent);
    if (place.lane == 0) p.out[number] = p.den == nullptr ? dot + p.eps : -dot / p.den[number];
  }
}
