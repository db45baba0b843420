// Heads of at most 64 queries and keys, each all of a block's: no D × E matrix is made, since few rows make fewer products with
// each other than with one.
//
//   s = q kᵀ                 o = g ⊙ (s v)·scale
//   u = do ⊙ g·scale         ds = u vᵀ
//   dg = do ⊙ (s v)·scale    dq = ds k        dk = dsᵀ q       dv = sᵀ u
//
// s, u and ds are rounded to the element type once; in f16 times a power of two that follows the largest of the head. A warp has
// sixteen queries, and then sixteen keys. Any D, E and strides.
#pragma once

#include "../async_copy.cuh"
#include "../mma.cuh"
#include "reference.cuh"

namespace gimbal::flao::short_heads {

constexpr int kRows = 64;
constexpr int kWarps = 4;
constexpr int kThreads = 32 * kWarps;
constexpr int kTiles = kRows / 8;    // of a tensor core sum
constexpr int kChunk = 64;           // columns of an output at a time
constexpr int kPadding = 16;         // bytes behind a row: eight rows at one column lie in different banks
constexpr int kSquarePitch = 2 * kRows + kPadding;

// Mirrored in src/flao/mod.rs.
struct Forward {
  Operand k, v, q;
  Operand g;  // `at` is null where there is none: 1
  Operand o;
  Operand product;  // (q·kv)·scale; `at` is null where it is not wanted
  Sizes keys;
  Sizes queries;
  float* kv;  // (B, H, D, E), dense; likewise
  float scale;
  int reserved;
};

struct Backward {
  Operand q;
  Operand g;  // as above
  Operand d_o;
  Operand dq;
  Operand dg;  // `at` is null where it is not wanted
  Operand k, v, dk, dv;
  Sizes queries;
  Sizes keys;
  const float* kv;  // not read here
  float scale;
  int reserved;
};

__device__ __forceinline__ int lane() { return threadIdx.x % 32; }
__device__ __forceinline__ int warp() { return threadIdx.x / 32; }
__device__ __forceinline__ int own_row() { return 16 * warp(); }

__device__ __forceinline__ int padded(int length) { return (length + 15) & ~15; }

// Rows in shared memory.
struct Tile {
  unsigned at;
  int pitch;

  __device__ __forceinline__ Tile(unsigned at, int columns) : at(at), pitch(2 * padded(columns) + kPadding) {}
  __device__ __forceinline__ unsigned end() const { return at + kRows * pitch; }
  __device__ __forceinline__ unsigned place(int row, int column) const { return at + row * pitch + 2 * column; }

  // 16 rows and 16 columns: rows as rows.
  __device__ __forceinline__ void rows(unsigned (&to)[4], int row, int column) const {
    load_matrices(to, place(row + lane() % 16, column + lane() / 16 * 8));
  }
  // The same as two right operands: rows as columns of the product.
  __device__ __forceinline__ void columns(unsigned (&to)[4], int row, int column) const {
    load_matrices(to, place(row + lane() / 16 * 8 + lane() % 8, column + lane() / 8 % 2 * 8));
  }
  // As two right operands: rows as summands.
  __device__ __forceinline__ void summands(unsigned (&to)[4], int row, int column) const {
    load_transposed(to, place(row + lane() % 16, column + lane() / 16 * 8));
  }
  // The transpose as a left operand: rows as summands, columns as rows.
  __device__ __forceinline__ void transposed(unsigned (&to)[4], int row, int column) const {
    load_transposed(to, place(row + lane() / 16 * 8 + lane() % 8, column + lane() / 8 % 2 * 8));
  }
};

// The rows of a head.
template <class T>
struct Head {
  T* at;
  i64 stride;
  bool eights, pairs;  // whether accesses of so many elements are aligned

  __device__ __forceinline__ Head(const Operand& of, i64 batch, i64 head)
      : at(of.at ? static_cast<T*>(of.at) + batch * of.batch_stride + head * of.head_stride : nullptr),
        stride(of.row_stride) {
    const i64 bits = reinterpret_cast<i64>(of.at) | 2 * (of.batch_stride | of.head_stride | of.row_stride);
    eights = (bits & 15) == 0;
    pairs = (bits & 3) == 0;
  }

  // Starts to copy all of it; what it lacks of blocks of sixteen becomes zero.
  __device__ __forceinline__ void load(const Tile& to, int rows, int columns) const {
    if (at == nullptr) return;
    const int height = padded(rows), width = padded(columns);
    if (eights) {
      for (int i = threadIdx.x; i < height * (width / 8); i += kThreads) {
        const int row = i / (width / 8);
        const int column = i % (width / 8) * 8;
        const int bytes = row < rows ? max(0, min(2 * (columns - column), 16)) : 0;
        copy_16(to.place(row, column), bytes > 0 ? at + row * stride + column : at, bytes);
      }
    } else if (pairs) {
      for (int i = threadIdx.x; i < height * (width / 2); i += kThreads) {
        const int row = i / (width / 2);
        const int column = i % (width / 2) * 2;
        const int bytes = row < rows ? max(0, min(2 * (columns - column), 4)) : 0;
        copy_4(to.place(row, column), bytes > 0 ? at + row * stride + column : at, bytes);
      }
    } else {
#pragma unroll 8
      for (int i = threadIdx.x; i < height * width; i += kThreads) {
        const int row = i / width;
        const int column = i % width;
        unsigned short value = 0;
        if (row < rows && column < columns)
          value = __ldg(reinterpret_cast<const unsigned short*>(at + row * stride + column));
        store_half_word(to.place(row, column), value);
      }
    }
  }
};

using Sums = float[kTiles][4];

__device__ __forceinline__ void clear(Sums& sums) {
#pragma unroll
  for (int i = 0; i < 4 * kTiles; ++i) sums[i / 4][i % 4] = 0.0f;
}

// The warp's 16 rows of `a` times so many rows of `b`, over so many columns.
template <class T>
__device__ __forceinline__ void multiply_rows(Sums& sums, const Tile& a, const Tile& b, int rows, int columns) {
  clear(sums);
  for (int column = 0; column < columns; column += 16) {
    unsigned left[4];
    a.rows(left, own_row(), column);
#pragma unroll
    for (int row = 0; row < kRows; row += 16) {
      if (row >= rows) break;
      unsigned right[4];
      b.columns(right, row, column);
      multiply_add<T>(sums[row / 8], left, right[0], right[1]);
      multiply_add<T>(sums[row / 8 + 1], left, right[2], right[3]);
    }
  }
}

// Sums over so many rows of b, of 64 columns from `first` on; left(to, row) gives the left operand of sixteen.
template <class T, class Left>
__device__ __forceinline__ void multiply_matrix(Sums& sums, const Tile& b, int rows, int first, int columns, Left left) {
  clear(sums);
#pragma unroll
  for (int row = 0; row < kRows; row += 16) {
    if (row >= rows) break;
    unsigned a[4];
    left(a, row);
#pragma unroll
    for (int column = 0; column < kChunk; column += 16) {
      if (first + column >= columns) break;
      unsigned right[4];
      b.summands(right, row, first + column);
      multiply_add<T>(sums[column / 8], a, right[0], right[1]);
      multiply_add<T>(sums[column / 8 + 1], a, right[2], right[3]);
    }
  }
}

// The place of value i of a tile of the warp's sums: its row and column.
__device__ __forceinline__ int row_of(int i) { return own_row() + lane() / 4 + i / 2 * 8; }
__device__ __forceinline__ int column_of(int tile, int i) { return 8 * tile + lane() % 4 * 2 + i % 2; }

// What neither has becomes zero, also beside an infinity.
__device__ __forceinline__ void mask(Sums& sums, int rows, int columns) {
#pragma unroll
  for (int i = 0; i < 4 * kTiles; ++i)
    if (row_of(i % 4) >= rows || column_of(i / 4, i % 4) >= columns) sums[i / 4][i % 4] = 0.0f;
}

// A left operand of sixteen columns of sums.
template <class T>
__device__ __forceinline__ void narrow_block(unsigned (&to)[4], const Sums& sums, int row, float up) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const float* const two = &sums[row / 8 + i / 2][i % 2 * 2];
    to[i] = narrow_pair<T>(two[0] * up, two[1] * up);
  }
}

// What brings values of the block that reach so far to about 2^12: 1 but in f16.
template <class T>
__device__ __forceinline__ float scale_up(float largest, float* scratch) {
  if constexpr (!std::is_same_v<T, f16>) return 1.0f;
  largest = largest_of_lanes(largest);
  __syncthreads();
  if (lane() == 0) scratch[warp()] = largest;
  __syncthreads();
#pragma unroll
  for (int i = 0; i < kWarps; ++i) largest = fmaxf(largest, scratch[i]);
  if (largest == 0.0f) return 1.0f;
  const int exponent = min(max((__float_as_int(largest) >> 23) - 127, -100), 112);
  return __int_as_float((12 - exponent + 127) << 23);
}

template <class T>
__device__ __forceinline__ float scale_up(const Sums& sums, float* scratch) {
  float largest = 0.0f;
  if constexpr (std::is_same_v<T, f16>) {
#pragma unroll
    for (int i = 0; i < 4 * kTiles; ++i) largest = fmaxf(largest, finite_magnitude(sums[i / 4][i % 4]));
  }
  return scale_up<T>(largest, scratch);
}

// The sums, of 64 columns from `first` on, to the warp's rows of an output, by way of room of its own for whole rows at a time.
template <class T>
__device__ __forceinline__ void store(const Head<T>& to, const Sums& sums, float by, int rows, int first, int columns,
                                      unsigned room) {
  room += warp() * 16 * kSquarePitch;
  __syncwarp();
#pragma unroll
  for (int i = 0; i < 2 * kTiles; ++i) {
    const float* const two = &sums[i / 2][i % 2 * 2];
    const int row = lane() / 4 + i % 2 * 8;
    store_word(room + row * kSquarePitch + 16 * (i / 2) + lane() % 4 * 4, narrow_pair<T>(two[0] * by, two[1] * by));
  }
  __syncwarp();
  const int left = rows - own_row();
  T* const at = to.at + own_row() * to.stride + first;
  if (to.eights && columns % 8 == 0) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int row = 4 * i + lane() / 8;
      const int column = lane() % 8 * 8;
      if (row >= left || first + column >= columns) continue;
      uint4 eight;
      asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];"
                   : "=r"(eight.x), "=r"(eight.y), "=r"(eight.z), "=r"(eight.w)
                   : "r"(room + row * kSquarePitch + 2 * column)
                   : "memory");
      *reinterpret_cast<uint4*>(at + row * to.stride + column) = eight;
    }
    return;
  }
  for (int row = 0; row < min(left, 16); ++row) {
#pragma unroll
    for (int column = lane(); column < kChunk; column += 32) {
      if (first + column >= columns) continue;
      const unsigned short value = load_half_word(room + row * kSquarePitch + 2 * column);
      reinterpret_cast<unsigned short*>(at)[row * to.stride + column] = value;
    }
  }
}

// The value pairs of a tile at the places of the warp's sums.
template <class T>
__device__ __forceinline__ float2 load_two(const Tile& tile, int row, int column) {
  return widen_pair<T>(load_word(tile.place(row, column)));
}

// kv = kᵀ v.
template <class T>
__device__ __forceinline__ void write_matrix(float* to, const Tile& k, const Tile& v, int keys, int d, int e) {
  for (int feature = own_row(); feature < d; feature += kRows) {
    for (int first = 0; first < e; first += kChunk) {
      Sums sums;
      multiply_matrix<T>(sums, v, keys, first, e, [&](unsigned(&to)[4], int row) { k.transposed(to, row, feature); });
#pragma unroll
      for (int i = 0; i < 4 * kTiles; ++i) {
        const int row = feature + row_of(i % 4) - own_row();
        const int column = first + column_of(i / 4, i % 4);
        if (row < d && column < e) to[row * e + column] = sums[i / 4][i % 4];
      }
    }
  }
}

template <class T>
__device__ __forceinline__ void forward(const Forward& p) {
  extern __shared__ __align__(16) char shared[];
  __shared__ float scratch[kWarps];
  const i64 batch = blockIdx.x / p.queries.heads;
  const i64 head = blockIdx.x - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const Tile q(shared_address(shared), d), k(q.end(), d), v(k.end(), e), g(v.end(), e);
  const bool gated = p.g.at != nullptr;
  Head<T>(p.q, batch, head).load(q, queries, d);
  Head<T>(p.k, batch, head).load(k, keys, d);
  commit_copies();
  Head<T>(p.v, batch, head).load(v, keys, e);
  Head<T>(p.g, batch, head).load(g, queries, e);
  commit_copies();
  wait_for_copies<1>();
  __syncthreads();

  Sums s;
  multiply_rows<T>(s, q, k, keys, d);
  mask(s, queries, keys);
  const float up = scale_up<T>(s, scratch);
  wait_for_copies<0>();
  __syncthreads();
  if (p.kv != nullptr) write_matrix<T>(p.kv + blockIdx.x * static_cast<i64>(d * e), k, v, keys, d, e);
  if (own_row() >= queries) return;
  const Head<T> o(p.o, batch, head), product(p.product, batch, head);
  for (int first = 0; first < e; first += kChunk) {
    Sums sums;
    multiply_matrix<T>(sums, v, keys, first, e, [&](unsigned(&to)[4], int row) { narrow_block<T>(to, s, row, up); });
    if (product.at != nullptr) store<T>(product, sums, p.scale / up, queries, first, e, g.end());
    if (gated) {
#pragma unroll
      for (int i = 0; i < 2 * kTiles; ++i) {
        if (first + 8 * (i / 2) >= e) break;
        const float2 gates = load_two<T>(g, row_of(i % 2 * 2), first + column_of(i / 2, 0));
        sums[i / 2][i % 2 * 2] *= gates.x;
        sums[i / 2][i % 2 * 2 + 1] *= gates.y;
      }
    }
    store<T>(o, sums, p.scale / up, queries, first, e, g.end());
  }
}

template <class T>
__device__ __forceinline__ void backward(const Backward& p) {
  extern __shared__ __align__(16) char shared[];
  __shared__ float scratch[kWarps];
  const i64 batch = blockIdx.x / p.queries.heads;
  const i64 head = blockIdx.x - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const Tile q(shared_address(shared), d), k(q.end(), d), v(k.end(), e), u(v.end(), e), g(u.end(), e);
  const Tile of_s(g.end(), kRows), of_ds(of_s.end(), kRows);
  const unsigned room = of_ds.end();
  const bool gated = p.g.at != nullptr;
  Head<T>(p.q, batch, head).load(q, queries, d);
  Head<T>(p.k, batch, head).load(k, keys, d);
  commit_copies();
  Head<T>(p.v, batch, head).load(v, keys, e);
  Head<T>(p.g, batch, head).load(g, queries, e);
  Head<T>(p.d_o, batch, head).load(u, queries, e);
  commit_copies();
  wait_for_copies<1>();
  __syncthreads();

  // Of the queries of a warp. Warps without any go along, over anything: they may have keys, and meet the others.
  Sums s;
  multiply_rows<T>(s, q, k, keys, d);
  mask(s, queries, keys);
  const float s_up = scale_up<T>(s, scratch);
#pragma unroll
  for (int i = 0; i < 2 * kTiles; ++i) {
    const float* const two = &s[i / 2][i % 2 * 2];
    store_word(of_s.place(row_of(i % 2 * 2), column_of(i / 2, 0)), narrow_pair<T>(two[0] * s_up, two[1] * s_up));
  }
  wait_for_copies<0>();
  __syncthreads();
  if (p.dg.at != nullptr && own_row() < queries) {
    const Head<T> dg(p.dg, batch, head);
    for (int first = 0; first < e; first += kChunk) {
      Sums sums;
      multiply_matrix<T>(sums, v, keys, first, e, [&](unsigned(&to)[4], int row) { of_s.rows(to, own_row(), row); });
#pragma unroll
      for (int i = 0; i < 2 * kTiles; ++i) {
        if (first + 8 * (i / 2) >= e) break;
        const float2 outer = load_two<T>(u, row_of(i % 2 * 2), first + column_of(i / 2, 0));
        sums[i / 2][i % 2 * 2] *= outer.x;
        sums[i / 2][i % 2 * 2 + 1] *= outer.y;
      }
      store<T>(dg, sums, p.scale / s_up, queries, first, e, room);
    }
  }
  // u in the place of do, of the warp's rows.
  const auto for_each_u = [&](auto use) {
    const int across = padded(e) / 2;
    for (int i = lane(); own_row() < queries && i < 16 * across; i += 32) {
      const int row = own_row() + i / across;
      const int column = i % across * 2;
      float2 two = load_two<T>(u, row, column);
      if (gated) {
        const float2 gates = load_two<T>(g, row, column);
        two = {two.x * gates.x, two.y * gates.y};
      }
      use(u.place(row, column), two.x * p.scale, two.y * p.scale);
    }
  };
  __syncwarp();
  float largest = 0.0f;
  if constexpr (std::is_same_v<T, f16>)
    for_each_u([&](unsigned, float x, float y) {
      largest = fmaxf(largest, fmaxf(finite_magnitude(x), finite_magnitude(y)));
    });
  const float u_up = scale_up<T>(largest, scratch);
  for_each_u([&](unsigned at, float x, float y) { store_word(at, narrow_pair<T>(x * u_up, y * u_up)); });
  __syncwarp();
  Sums ds;
  multiply_rows<T>(ds, u, v, keys, e);
  mask(ds, queries, keys);
  const float ds_up = scale_up<T>(ds, scratch);
#pragma unroll
  for (int i = 0; i < 2 * kTiles; ++i) {
    const float* const two = &ds[i / 2][i % 2 * 2];
    store_word(of_ds.place(row_of(i % 2 * 2), column_of(i / 2, 0)), narrow_pair<T>(two[0] * ds_up, two[1] * ds_up));
  }
  __syncthreads();
  const float down = 1.0f / u_up;
  const Head<T> dq(p.dq, batch, head), dk(p.dk, batch, head), dv(p.dv, batch, head);
  if (own_row() < queries) {
    for (int first = 0; first < d; first += kChunk) {
      Sums sums;
      multiply_matrix<T>(sums, k, keys, first, d, [&](unsigned(&to)[4], int row) { of_ds.rows(to, own_row(), row); });
      store<T>(dq, sums, down / ds_up, queries, first, d, room);
    }
  }
  if (own_row() >= keys) return;
  for (int first = 0; first < d; first += kChunk) {
    Sums sums;
    multiply_matrix<T>(sums, q, queries, first, d, [&](unsigned(&to)[4], int row) { of_ds.transposed(to, row, own_row()); });
    store<T>(dk, sums, down / ds_up, keys, first, d, room);
  }
  for (int first = 0; first < e; first += kChunk) {
    Sums sums;
    multiply_matrix<T>(sums, u, queries, first, e, [&](unsigned(&to)[4], int row) { of_s.transposed(to, row, own_row()); });
    store<T>(dv, sums, down / s_up, keys, first, e, room);
  }
}

}  // namespace gimbal::flao::short_heads
