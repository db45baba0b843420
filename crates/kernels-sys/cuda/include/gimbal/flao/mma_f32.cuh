// The passes in f32 where D and E are up to 32, of which panels or tiles would be mostly empty: rows go from global memory to registers and back,
// as operands of tensor cores, which multiply each number as two of TF32 (short_f32.cuh). A warp has sixteen rows at a time, and a sum of its own,
// which the block joins.
#pragma once

#include "ranges.cuh"
#include "short_f32.cuh"

namespace gimbal::flao::few_columns {

using short_heads::lane;
using short_heads::warp;
using short_heads::in_f32::Split;
using Sum16x8 = short_heads::in_f32::Sum;

constexpr int kMost = 32;  // columns
constexpr int kWarps = 8;
constexpr int kThreads = kWarps * 32;
constexpr int kWarpRows = 16;
// Of the stream: half of what a block has at a time.
constexpr int kTileRows = 64;
constexpr int kFours = 4;  // of a lane in sixteen rows

// The rows of a head that a block has, as lanes have them by fours of neighbours.
struct Rows {
  float* at;  // null where there is no such operand
  i64 stride;
  int columns;
  bool fours;  // whether all of them are aligned

  __device__ __forceinline__ Rows(const Operand& of, const HeadRows& rows, int columns)
      : at(of.at ? rows.in<float>(of) : nullptr), stride(of.row_stride), columns(columns) {
    fours = (reinterpret_cast<i64>(at) | 4 * (stride | columns)) % 16 == 0;
  }

  __device__ __forceinline__ float4 load(i64 row, int column, bool is_there) const {
    const float* const from = at + row * stride + column;
    if (fours) return is_there && column < columns ? __ldg(reinterpret_cast<const float4*>(from)) : float4{};
    const int left = is_there ? columns - column : 0;
    return {left > 0 ? __ldg(from) : 0.0f, left > 1 ? __ldg(from + 1) : 0.0f, left > 2 ? __ldg(from + 2) : 0.0f, left > 3 ? __ldg(from + 3) : 0.0f};
  }

  __device__ __forceinline__ void store(i64 row, int column, bool is_there, float4 four) const {
    float* const to = at + row * stride + column;
    const int left = is_there ? columns - column : 0;
    if (fours) {
      if (left > 0) *reinterpret_cast<float4*>(to) = four;
      return;
    }
    if (left > 0) to[0] = four.x;
    if (left > 1) to[1] = four.y;
    if (left > 2) to[2] = four.z;
    if (left > 3) to[3] = four.w;
  }
};

// A number that the compiler knows nothing of: places that follow from it are found for each tile, as those of all tensors would take the registers.
__device__ __forceinline__ i64 opaque(i64 value) {
  asm volatile("" : "+l"(value));
  return value;
}

// Sixteen rows as a lane has them: fours of columns. As a left operand those of its row lane / 4, and of the eighth behind, of columns 16 b +
// 4 (lane % 4); as what sums are over rows lane % 4 and every fourth behind, of columns 4 (lane / 4). Tensor cores may number summands as they
// like, and columns of a result as it is kept.
struct Sixteen {
  float4 at[kFours];

  __device__ __forceinline__ static int row_of_left(int i) { return lane() / 4 + i % 2 * 8; }
  __device__ __forceinline__ static int column_of_left(int i) { return i / 2 * 16 + lane() % 4 * 4; }

  __device__ __forceinline__ void load_left(const Rows& from, i64 row, i64 rows) {
    row = opaque(row);
#pragma unroll
    for (int i = 0; i < kFours; ++i) at[i] = from.load(row + row_of_left(i), column_of_left(i), row + row_of_left(i) < rows);
  }
  __device__ __forceinline__ void load_summands(const Rows& from, i64 row, i64 rows) {
    row = opaque(row);
#pragma unroll
    for (int i = 0; i < kFours; ++i) {
      const i64 here = row + lane() % 4 + 4 * i;
      at[i] = from.load(here, lane() / 4 * 4, here < rows);
    }
  }
  __device__ __forceinline__ void multiply(const Sixteen& by) {
#pragma unroll
    for (int i = 0; i < kFours; ++i) at[i] = {at[i].x * by.at[i].x, at[i].y * by.at[i].y, at[i].z * by.at[i].z, at[i].w * by.at[i].w};
  }
  __device__ __forceinline__ void multiply(float by) {
#pragma unroll
    for (int i = 0; i < kFours; ++i) at[i] = {at[i].x * by, at[i].y * by, at[i].z * by, at[i].w * by};
  }
  __device__ __forceinline__ void store(const Rows& to, i64 row, i64 rows) const {
    row = opaque(row);
#pragma unroll
    for (int i = 0; i < kFours; ++i) to.store(row + row_of_left(i), column_of_left(i), row + row_of_left(i) < rows, at[i]);
  }
  __device__ __forceinline__ float one(int i, int column) const { return (&at[i].x)[column]; }
};

// The operands of the block, and then what its warps have of a sum.
__device__ __forceinline__ char* storage() {
  __shared__ alignas(16) char bytes[4 * kMost * kMost * sizeof(float)];
  return bytes;
}

// A head's matrix, or its transpose, as a right operand in shared memory, of which there are two.
struct Matrix {
  const uint4* at;

  // All threads of the block come here, and meet before they multiply.
  __device__ __forceinline__ Matrix(int number, const float* from, int d, int e, bool transposed) {
    uint4* const to = reinterpret_cast<uint4*>(storage()) + number * kMost * kMost / 2;
    at = to;
    const int rows = transposed ? e : d, columns = transposed ? d : e;
    const int row_step = transposed ? 1 : e, column_step = transposed ? e : 1;
    for (int i = threadIdx.x; i < kMost * kMost / 2; i += kThreads) {
      const int place = i / 32, n = lane() / 4;
      const int row = place / 4 / 2 * 16 + lane() % 4 * 4 + place / 4 % 2 * 2;
      const int column = place % 4 / 2 * 16 + n / 2 * 4 + place % 2 * 2 + n % 2;
      Split<2> two;
#pragma unroll
      for (int k = 0; k < 2; ++k)
        two.set(k, row + k < rows && column < columns ? from[(row + k) * row_step + column * column_step] : 0.0f);
      to[i] = {two.high[0], two.high[1], two.low[0], two.low[1]};
    }
  }

  __device__ __forceinline__ Sixteen times(const Sixteen& rows) const {
    Split<4> left[4];
#pragma unroll
    for (int k = 0; k < 4; ++k)
#pragma unroll
      for (int i = 0; i < 4; ++i) left[k].set(i, rows.one(k / 2 * 2 + i % 2, k % 2 * 2 + i / 2));
    Sixteen out;
#pragma unroll
    for (int n = 0; n < 4; ++n) {
      Sum16x8 sum;
#pragma unroll
      for (int k = 0; k < 4; ++k) {
        const uint4 four = at[(4 * k + n) * 32 + lane()];
        Split<2> right;
        right.high[0] = four.x, right.high[1] = four.y, right.low[0] = four.z, right.low[1] = four.w;
        sum.add(left[k], right);
      }
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const float2 two = sum.row(i);
        float* const to = &out.at[n / 2 * 2 + i].x + n % 2 * 2;
        to[0] = two.x, to[1] = two.y;
      }
    }
    return out;
  }
};

// What a warp has of a sum of aᵀ b over rows: tensor cores add sixteen, as they round towards zero.
struct WarpSum {
  float at[2][4][4] = {};

  __device__ __forceinline__ void add(const Sixteen& a, const Sixteen& b) {
#pragma unroll
    for (int n = 0; n < 4; ++n) {
      Split<2> right[2];
#pragma unroll
      for (int k = 0; k < 2; ++k)
#pragma unroll
        for (int i = 0; i < 2; ++i) right[k].set(i, b.one(2 * k + i, n));
#pragma unroll
      for (int m = 0; m < 2; ++m) {
        Sum16x8 sum;
#pragma unroll
        for (int k = 0; k < 2; ++k) {
          Split<4> left;
#pragma unroll
          for (int i = 0; i < 4; ++i) left.set(i, a.one(2 * k + i / 2, 2 * m + i % 2));
          sum.add(left, right[k]);
        }
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          const float2 two = sum.row(i);
          at[m][n][2 * i] += two.x, at[m][n][2 * i + 1] += two.y;
        }
      }
    }
  }

  // The sum of all warps times a factor, to d × e values, or added to them.
  __device__ __forceinline__ void join(float* to, int d, int e, float factor, bool adds) const {
    float* const shared = reinterpret_cast<float*>(storage());
    float* const own = shared + warp() % 4 * kMost * kMost;
    // Behind what was read of matrices.
    __syncthreads();
#pragma unroll
    for (int half = 1; half >= 0; --half) {
      if (warp() / 4 == half) {
#pragma unroll
        for (int m = 0; m < 2; ++m)
#pragma unroll
          for (int n = 0; n < 4; ++n)
#pragma unroll
            for (int i = 0; i < 4; ++i) {
              const int row = lane() / 4 * 4 + 2 * m + i / 2, column = (lane() % 4 * 2 + i % 2) * 4 + n;
              float& sum = own[row * kMost + (column ^ lane() / 4 * 4)];
              sum = half == 1 ? at[m][n][i] : at[m][n][i] + sum;
            }
      }
      __syncthreads();
    }
    for (int i = threadIdx.x; i < d * kMost; i += kThreads) {
      const int row = i / kMost, column = i % kMost;
      float sum = 0.0f;
#pragma unroll
      for (int warp = 0; warp < 4; ++warp) sum += shared[warp * kMost * kMost + row * kMost + (column ^ row / 4 * 4)];
      if (column >= e) continue;
      float* const value = to + row * e + column;
      *value = (adds ? *value : 0.0f) + sum * factor;
    }
    __syncthreads();
  }
};

// use(rows of a head that the block has)
template <class Use>
__device__ __forceinline__ void each_head(const Sizes& sizes, Use use) {
  const Range range(sizes, kTileRows);
#pragma unroll 1
  for (HeadRows rows(range, sizes, kTileRows); rows.count > 0; rows.next(range, sizes, kTileRows)) use(rows);
}

// use(the first of sixteen rows), for those of the warp
template <class Use>
__device__ __forceinline__ void each_sixteen(const HeadRows& rows, Use use) {
#pragma unroll 1
  for (i64 row = warp() * kWarpRows; row < rows.count; row += kWarps * kWarpRows) use(row);
}

__device__ __forceinline__ void sum(const flao::Sum& p) {
  const int d = p.sizes.d, e = p.sizes.e;
  each_head(p.sizes, [&](const HeadRows& rows) {
    const Rows k(p.k, rows, d), v(p.v, rows, e);
    WarpSum kv;
    each_sixteen(rows, [&](i64 row) {
      Sixteen of_k, of_v;
      of_k.load_summands(k, row, rows.count);
      of_v.load_summands(v, row, rows.count);
      kv.add(of_k, of_v);
    });
    kv.join(rows.sum_of(p.sizes, p.kv, p.partials), d, e, 1.0f, p.adds && rows.first == 0);
  });
}

__device__ __forceinline__ void apply(const Apply& p) {
  const int d = p.sizes.d, e = p.sizes.e;
  each_head(p.sizes, [&](const HeadRows& rows) {
    const Rows q(p.q, rows, d), g(p.g, rows, e), o(p.o, rows, e), product(p.product, rows, e);
    __syncthreads();
    const Matrix kv(0, p.kv + rows.head(p.sizes) * d * e, d, e, false);
    __syncthreads();
    each_sixteen(rows, [&](i64 row) {
      Sixteen of_q, gates;
      of_q.load_left(q, row, rows.count);
      if (g.at) gates.load_left(g, row, rows.count);
      Sixteen out = kv.times(of_q);
      out.multiply(p.scale);
      if (product.at) out.store(product, row, rows.count);
      if (g.at) out.multiply(gates);
      out.store(o, row, rows.count);
    });
  });
}

__device__ __forceinline__ void backward_queries(const BackwardQueries& p) {
  const int d = p.sizes.d, e = p.sizes.e;
  each_head(p.sizes, [&](const HeadRows& rows) {
    const Rows q(p.q, rows, d), g(p.g, rows, e), d_o(p.d_o, rows, e), dq(p.dq, rows, d), dg(p.dg, rows, e), product(p.product, rows, e);
    __syncthreads();
    const float* const at = p.kv + rows.head(p.sizes) * d * e;
    const Matrix kv(0, at, d, e, false), transpose(1, at, d, e, true);
    __syncthreads();
    WarpSum dkv;
    each_sixteen(rows, [&](i64 row) {
      Sixteen of_q, u;
      u.load_left(d_o, row, rows.count);
      if (dg.at) {
        of_q.load_left(product.at ? product : q, row, rows.count);
        if (!product.at) {
          of_q = kv.times(of_q);
          of_q.multiply(p.scale);
        }
        of_q.multiply(u);
        of_q.store(dg, row, rows.count);
      }
      if (g.at) {
        of_q.load_left(g, row, rows.count);
        u.multiply(of_q);
      }
      u = transpose.times(u);
      u.multiply(p.scale);
      u.store(dq, row, rows.count);
      // Once more, as summands: they are near. No sooner, which takes registers.
      asm volatile("" ::: "memory");
      u.load_summands(d_o, row, rows.count);
      if (g.at) {
        of_q.load_summands(g, row, rows.count);
        u.multiply(of_q);
      }
      of_q.load_summands(q, row, rows.count);
      dkv.add(of_q, u);
    });
    dkv.join(rows.sum_of(p.sizes, p.dkv, p.partials), d, e, p.scale, p.adds && rows.first == 0);
  });
}

__device__ __forceinline__ void backward_keys(const BackwardKeys& p) {
  const int d = p.sizes.d, e = p.sizes.e;
  each_head(p.sizes, [&](const HeadRows& rows) {
    const Rows k(p.k, rows, d), v(p.v, rows, e), dk(p.dk, rows, d), dv(p.dv, rows, e);
    __syncthreads();
    const float* const at = p.dkv + rows.head(p.sizes) * d * e;
    const Matrix dkv(0, at, d, e, false), transpose(1, at, d, e, true);
    __syncthreads();
    each_sixteen(rows, [&](i64 row) {
      Sixteen of_k, of_v;
      of_k.load_left(k, row, rows.count);
      of_v.load_left(v, row, rows.count);
      transpose.times(of_v).store(dk, row, rows.count);
      dkv.times(of_k).store(dv, row, rows.count);
    });
  });
}

}  // namespace gimbal::flao::few_columns
