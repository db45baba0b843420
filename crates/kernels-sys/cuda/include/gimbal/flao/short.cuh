// Heads of at most 64 or 128 queries and as many keys, or sixteen, each all of a block's: no D × E matrix is made, since few rows make fewer products
// with each other than with one.
//
//   s = q kᵀ                 o = g ⊙ (s v)·scale
//   u = do ⊙ g·scale         ds = u vᵀ
//   dg = do ⊙ (s v)·scale    dq = ds k        dk = dsᵀ q       dv = sᵀ u
//
// s, u and ds are rounded to the element type once; in f16 times a power of two that follows the largest of the head. A warp has
// sixteen queries, and then sixteen keys; where there are fewer sixteens than warps, several have the same and share the columns of
// what they write, backward also the keys of s and ds. A block has more warps where a multiprocessor would have few. Any D, E and
// strides.
#pragma once

#include "../async_copy.cuh"
#include "../mma.cuh"
#include "reference.cuh"

namespace gimbal::flao::short_heads {

constexpr int kChunk = 64;           // columns of an output at a time
constexpr int kPadding = 16;         // bytes behind a row: eight rows at one column lie in different banks
constexpr int kRoomPitch = 2 * kChunk + kPadding;
constexpr int kMostWarps = 16;  // of a block; `MOST_SHORT_WARPS` in src/flao/mod.rs

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
  int whole_heads;  // 0 here
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
  const float* kv;  // read by narrow.cuh alone
  float scale;
  int gates_apart;  // whether gates are read again where u is made, and have no room
};

__device__ __forceinline__ int lane() { return threadIdx.x % 32; }
__device__ __forceinline__ int warp() { return threadIdx.x / 32; }
__device__ __forceinline__ int warps() { return blockDim.x / 32; }

__device__ __forceinline__ int padded(int length) { return (length + 15) & ~15; }

// What the warp has of so many rows: sixteen, or none, and of the columns of an output those from `first` on, a chunk in each
// `step`.
struct Own {
  int row, first, step;
  bool any;

  __device__ __forceinline__ explicit Own(int rows) {
    const int blocks = padded(rows) / 16;
    row = 16 * (warp() % blocks);
    first = warp() / blocks * kChunk;
    step = warps() / blocks * kChunk;
    any = first < step;
  }
};

// Which of so many keys are the warp's, where it shares its queries: by sixteens.
struct OwnKeys {
  int first, count;

  __device__ __forceinline__ OwnKeys(const Own& own, int keys) {
    const int each = padded((keys * kChunk + own.step - 1) / own.step);
    first = own.first / kChunk * each;
    count = own.any ? min(keys - first, each) : 0;
  }
};

// use(row, piece) for each of so many pieces of so many rows, those of the thread one after the other: they are divided once.
template <class Use>
__device__ __forceinline__ void for_each_piece(int rows, int pieces, Use use) {
  const int rows_apart = blockDim.x / pieces;
  const int pieces_apart = blockDim.x - rows_apart * pieces;
  int row = threadIdx.x / pieces;
  int piece = threadIdx.x - row * pieces;
#pragma unroll 1
  while (row < rows) {
    use(row, piece);
    row += rows_apart;
    piece += pieces_apart;
    if (piece >= pieces) {
      piece -= pieces;
      ++row;
    }
  }
}

__device__ __forceinline__ uint4 load_eight(unsigned from) {
  uint4 eight;
  asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];"
               : "=r"(eight.x), "=r"(eight.y), "=r"(eight.z), "=r"(eight.w)
               : "r"(from)
               : "memory");
  return eight;
}

__device__ __forceinline__ void store_eight(unsigned to, const uint4& eight) {
  asm volatile("st.shared.v4.u32 [%0], {%1,%2,%3,%4};" ::"r"(to), "r"(eight.x), "r"(eight.y), "r"(eight.z), "r"(eight.w)
               : "memory");
}

// Rows in shared memory, of the length that they have.
struct Tile {
  unsigned at;
  int pitch;
  int rows_bytes;

  __device__ __forceinline__ Tile(unsigned at, int rows, int columns)
      : at(at), pitch(2 * padded(columns) + kPadding), rows_bytes(padded(rows) * pitch) {}
  __device__ __forceinline__ unsigned end() const { return at + rows_bytes; }
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

// The rows of a head from `first` on.
template <class T>
struct Head {
  T* at;
  i64 stride;
  bool eights;  // whether accesses of so many elements are aligned

  __device__ __forceinline__ Head(const Operand& of, i64 batch, i64 head, int first = 0)
      : at(of.at ? static_cast<T*>(of.at) + batch * of.batch_stride + head * of.head_stride + first * of.row_stride : nullptr),
        stride(of.row_stride) {
    const i64 bits = reinterpret_cast<i64>(of.at) | 2 * (of.batch_stride | of.head_stride | of.row_stride);
    eights = (bits & 15) == 0;
  }

  // How many bytes behind a multiple of 16 a row begins.
  __device__ __forceinline__ int off(int row) const {
    return static_cast<int>(reinterpret_cast<uintptr_t>(at + row * stride) & 15);
  }

  // Starts to copy all of it; what it lacks of blocks of sixteen becomes zero. Of rows that begin anywhere come the aligned 16 bytes
  // that they touch, one more than they have, for which there is the padding; `settle` moves them from there.
  __device__ __forceinline__ void load(const Tile& to, int rows, int columns) const {
    if (at == nullptr) return;
    if (eights) {
      for_each_piece(padded(rows), padded(columns) / 8, [&](int row, int piece) {
        const int bytes = row < rows ? max(0, min(2 * columns - 16 * piece, 16)) : 0;
        copy_16(to.place(row, 8 * piece), at + row * stride + 8 * piece, bytes);
      });
      return;
    }
    for_each_piece(padded(rows), padded(columns) / 8 + 1, [&](int row, int piece) {
      const int before = off(row);
      const int bytes = row < rows ? max(0, min(before + 2 * columns - 16 * piece, 16)) : 0;
      copy_16(to.place(row, 8 * piece), reinterpret_cast<const char*>(at + row * stride + 8 * piece) - before, bytes);
    });
  }

  // Moves rows to where they begin in the tile, once all of the block have waited for the copies.
  __device__ __forceinline__ void settle(const Tile& tile, int rows, int columns) const {
    if (at == nullptr || eights) return;
    // Each row by lanes of one warp, in its order: a word is read before those behind it are written.
    constexpr int kAtOnce = 4;
    const int words = padded(columns) / 2;
    const int lanes = words <= 8 ? 8 : words <= 16 ? 16 : 32;
    const int rows_of_warp = kAtOnce * (32 / lanes);
    for (int first = warp() * rows_of_warp; first < rows; first += blockDim.x / 32 * rows_of_warp) {
      const int row = first + lane() / lanes * kAtOnce;
      int before[kAtOnce];
#pragma unroll
      for (int n = 0; n < kAtOnce; ++n) before[n] = off(row + n);
      for (int begin = 0; begin < words; begin += lanes) {
        const int word = begin + lane() % lanes;
        unsigned moved[kAtOnce];
        if (word < words) {
#pragma unroll
          for (int n = 0; n < kAtOnce; ++n) {
            const unsigned from = tile.place(row + n, 2 * word) + (before[n] & 12);
            moved[n] = __funnelshift_r(load_word(from), load_word(from + 4), (before[n] & 2) * 8);
          }
        }
        __syncwarp();
        if (word < words) {
#pragma unroll
          for (int n = 0; n < kAtOnce; ++n) store_word(tile.place(row + n, 2 * word), moved[n]);
        }
        __syncwarp();
      }
    }
  }
};

// Of sixteen rows and so many columns.
template <int kColumns>
using Sums = float[kColumns / 8][4];

template <int kTiles>
__device__ __forceinline__ void clear(float (&sums)[kTiles][4]) {
#pragma unroll
  for (int i = 0; i < 4 * kTiles; ++i) sums[i / 4][i % 4] = 0.0f;
}

// Sixteen rows of `a`, from `own` on, times so many rows of `b`, from `first` on, over so many columns.
template <class T, int kTiles>
__device__ __forceinline__ void multiply_rows(float (&sums)[kTiles][4], const Tile& a, int own, const Tile& b, int first,
                                              int rows, int columns) {
  for (int column = 0; column < columns; column += 16) {
    unsigned left[4];
    a.rows(left, own, column);
#pragma unroll
    for (int row = 0; row < 8 * kTiles; row += 16) {
      if (row >= rows) break;
      unsigned right[4];
      b.columns(right, first + row, column);
      multiply_add<T>(sums[row / 8], left, right[0], right[1]);
      multiply_add<T>(sums[row / 8 + 1], left, right[2], right[3]);
    }
  }
}

// Sums over so many rows of b, at most kRows, of 64 columns from `first` on; left(to, row) gives the left operand of sixteen.
template <class T, int kRows, class Left>
__device__ __forceinline__ void multiply_matrix(Sums<kChunk>& sums, const Tile& b, int rows, int first, int columns,
                                                Left left) {
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

// The place of value i of a tile of sums: its row among the sixteen, and its column.
__device__ __forceinline__ int row_of(int i) { return lane() / 4 + i / 2 * 8; }
__device__ __forceinline__ int column_of(int tile, int i) { return 8 * tile + lane() % 4 * 2 + i % 2; }

// What neither has becomes zero, also beside an infinity.
template <int kTiles>
__device__ __forceinline__ void mask(float (&sums)[kTiles][4], int own, int rows, int columns) {
#pragma unroll
  for (int i = 0; i < 4 * kTiles; ++i)
    if (own + row_of(i % 4) >= rows || column_of(i / 4, i % 4) >= columns) sums[i / 4][i % 4] = 0.0f;
}

// Rounds sums times `up` to the rows of a tile from `own` on, to so many columns from `first` on.
template <class T, int kTiles>
__device__ __forceinline__ void keep(const Tile& to, const float (&sums)[kTiles][4], int own, int first, int columns, float up) {
#pragma unroll
  for (int i = 0; i < 2 * kTiles; ++i) {
    if (8 * (i / 2) >= padded(columns)) break;
    const float* const two = &sums[i / 2][i % 2 * 2];
    store_word(to.place(own + row_of(i % 2 * 2), first + column_of(i / 2, 0)), narrow_pair<T>(two[0] * up, two[1] * up));
  }
}

// Multiplies 64 columns of sums, from `first` on, by the values of the same places of a tile.
template <class T>
__device__ __forceinline__ void multiply_by(Sums<kChunk>& sums, const Tile& by, int own, int first, int columns) {
#pragma unroll
  for (int i = 0; i < kChunk / 4; ++i) {
    if (first + 8 * (i / 2) >= columns) break;
    const float2 two = widen_pair<T>(load_word(by.place(own + row_of(i % 2 * 2), first + column_of(i / 2, 0))));
    sums[i / 2][i % 2 * 2] *= two.x;
    sums[i / 2][i % 2 * 2 + 1] *= two.y;
  }
}

// Sixteen rows of sums times `up`, rounded: a left operand for each sixteen columns.
template <class T, int kTiles>
__device__ __forceinline__ void narrow_rows(unsigned (&to)[kTiles / 2][4], const float (&sums)[kTiles][4], float up) {
#pragma unroll
  for (int i = 0; i < 2 * kTiles; ++i) {
    const float* const two = &sums[i / 2][i % 2 * 2];
    to[i / 4][i % 4] = narrow_pair<T>(two[0] * up, two[1] * up);
  }
}

// The largest of what the block has, none of it NaN or below 0. Nobody has used `scratch` before.
__device__ __forceinline__ float largest_of_block(float largest, float (&scratch)[kMostWarps]) {
  largest = __uint_as_float(__reduce_max_sync(0xffffffffu, __float_as_uint(largest)));
  if (lane() == 0) scratch[warp()] = largest;
  __syncthreads();
  for (int i = 0; i < warps(); ++i) largest = fmaxf(largest, scratch[i]);
  return largest;
}

// What brings values that reach so far to about 2^12.
__device__ __forceinline__ float scale_to_f16(float largest) {
  if (largest == 0.0f) return 1.0f;
  const int exponent = min(max((__float_as_int(largest) >> 23) - 127, -100), 112);
  return __int_as_float((12 - exponent + 127) << 23);
}

// The same of the sums of the block: 1 but in f16, where all meet.
template <class T, int kTiles>
__device__ __forceinline__ float scale_up(const float (&sums)[kTiles][4], float (&scratch)[kMostWarps]) {
  if constexpr (!std::is_same_v<T, f16>) return 1.0f;
  const float largest = largest_finite([&](auto use) {
#pragma unroll
    for (int i = 0; i < 4 * kTiles; ++i) use(sums[i / 4][i % 4]);
  });
  return scale_to_f16(largest_of_block(largest, scratch));
}

// The sums, of 64 columns from `first` on, to the rows of an output from `own` on, by way of room of the warp's for whole rows
// at a time.
template <class T>
__device__ __forceinline__ void store(const Head<T>& to, const Sums<kChunk>& sums, float by, int own, int rows, int first,
                                      int columns, unsigned room) {
  room += warp() * 16 * kRoomPitch;
  __syncwarp();
#pragma unroll
  for (int i = 0; i < kChunk / 4; ++i) {
    const float* const two = &sums[i / 2][i % 2 * 2];
    const int row = row_of(i % 2 * 2);
    store_word(room + row * kRoomPitch + 16 * (i / 2) + lane() % 4 * 4, narrow_pair<T>(two[0] * by, two[1] * by));
  }
  __syncwarp();
  const int left = rows - own;
  T* const at = to.at + own * to.stride + first;
  if (to.eights && columns % 8 == 0) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int row = 4 * i + lane() / 8;
      const int column = lane() % 8 * 8;
      if (row >= left || first + column >= columns) continue;
      *reinterpret_cast<uint4*>(at + row * to.stride + column) = load_eight(room + row * kRoomPitch + 2 * column);
    }
    return;
  }
  // By words where those are aligned, and behind them the elements that begin or end in the middle of one.
  const int limit = min(columns - first, kChunk);
  const auto row_at = [&](int row) { return reinterpret_cast<unsigned short*>(at + row * to.stride); };
  const auto is_odd = [](const unsigned short* row) { return static_cast<int>(reinterpret_cast<uintptr_t>(row) / 2 % 2); };
  const int lanes = limit <= 16 ? 8 : limit <= 32 ? 16 : 32;
  const int word = lane() % lanes;
#pragma unroll 4
  for (int row = lane() / lanes; row < min(left, 16); row += 32 / lanes) {
    unsigned short* const start = row_at(row);
    const int odd = is_odd(start);
    const unsigned from = room + row * kRoomPitch + 4 * word;
    const unsigned two = __funnelshift_r(load_word(from), load_word(from + 4), 16 * odd);
    if (2 * word + odd + 1 < limit) *reinterpret_cast<unsigned*>(start + 2 * word + odd) = two;
  }
  const int row = lane() % 16;
  unsigned short* const start = row_at(row);
  const int odd = is_odd(start);
  const bool is_first = lane() < 16;
  const int column = is_first ? 0 : limit - 1;
  if (row < left && (is_first ? odd : limit - odd) % 2 != 0) start[column] = load_half_word(room + row * kRoomPitch + 2 * column);
}

// kv = kᵀ v. By two columns where those are aligned, as a lane has neighbours: four lanes write a sector.
template <class T, int kRows>
__device__ __forceinline__ void write_matrix(float* to, const Tile& k, const Tile& v, int keys, int d, int e) {
  for (int feature = 16 * warp(); feature < d; feature += 16 * warps()) {
    for (int first = 0; first < e; first += kChunk) {
      Sums<kChunk> sums;
      multiply_matrix<T, kRows>(sums, v, keys, first, e,
                                [&](unsigned(&to)[4], int row) { k.transposed(to, row, feature); });
#pragma unroll
      for (int i = 0; i < kChunk / 2; i += 2) {
        const int row = feature + row_of(i % 4);
        const int column = first + column_of(i / 4, 0);
        if (row >= d || column >= e) continue;
        const float* const two = &sums[i / 4][i % 4];
        float* const at = to + row * e + column;
        if (reinterpret_cast<uintptr_t>(at) % 8 == 0 && column + 1 < e) {
          *reinterpret_cast<float2*>(at) = {two[0], two[1]};
        } else {
          at[0] = two[0];
          if (column + 1 < e) at[1] = two[1];
        }
      }
    }
  }
}

// Of at most so many queries and keys.
template <class T, int kQueries, int kKeys = kQueries>
__device__ __forceinline__ void forward(const Forward& p) {
  extern __shared__ __align__(16) char shared[];
  __shared__ float scratch[kMostWarps];
  // Of more than 128 queries blocks beside each other have some each. `short_queries` in src/flao/mod.rs.
  const unsigned sharers = kQueries < 128 ? 1 : gridDim.x / static_cast<unsigned>(p.queries.batch * p.queries.heads);
  const unsigned index = blockIdx.x / sharers;
  const i64 batch = index / p.queries.heads;
  const i64 head = index - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int all_queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const int most_queries = padded((all_queries + sharers - 1) / sharers);
  const int first_query = (blockIdx.x - index * sharers) * most_queries;
  const int queries = min(all_queries - first_query, most_queries);
  const Tile q(shared_address(shared), queries, d), k(q.end(), keys, d), v(k.end(), keys, e), g(v.end(), queries, e);
  const unsigned room = g.end();
  const Head<T> of_q(p.q, batch, head, first_query), of_k(p.k, batch, head), of_v(p.v, batch, head),
      of_g(p.g, batch, head, first_query);
  of_q.load(q, queries, d);
  of_k.load(k, keys, d);
  commit_copies();
  of_v.load(v, keys, e);
  of_g.load(g, queries, e);
  commit_copies();
  wait_for_copies<1>();
  __syncthreads();
  of_q.settle(q, queries, d);
  of_k.settle(k, keys, d);
  if (!of_q.eights || !of_k.eights) __syncthreads();

  const Own own(queries);
  unsigned rounded[kKeys / 16][4];
  float up;
  {
    Sums<kKeys> s;
    clear(s);
    if (own.any) {
      multiply_rows<T>(s, q, own.row, k, 0, keys, d);
      mask(s, own.row, queries, keys);
    }
    up = scale_up<T>(s, scratch);
    narrow_rows<T>(rounded, s, up);
  }
  wait_for_copies<0>();
  __syncthreads();
  of_v.settle(v, keys, e);
  of_g.settle(g, queries, e);
  if (!of_v.eights || !of_g.eights) __syncthreads();
  if (p.kv != nullptr && first_query == 0)
    write_matrix<T, kKeys>(p.kv + index * static_cast<i64>(d * e), k, v, keys, d, e);
  if (!own.any) return;
  const Head<T> o(p.o, batch, head, first_query), product(p.product, batch, head, first_query);
  for (int first = own.first; first < e; first += own.step) {
    Sums<kChunk> sums;
    multiply_matrix<T, kKeys>(sums, v, keys, first, e, [&](unsigned(&to)[4], int row) {
#pragma unroll
      for (int i = 0; i < 4; ++i) to[i] = rounded[row / 16][i];
    });
    if (product.at != nullptr) store<T>(product, sums, p.scale / up, own.row, queries, first, e, room);
    if (p.g.at != nullptr) multiply_by<T>(sums, g, own.row, first, e);
    store<T>(o, sums, p.scale / up, own.row, queries, first, e, room);
  }
}

// The same.
template <class T, int kQueries, int kKeys = kQueries>
__device__ __forceinline__ void backward(const Backward& p) {
  extern __shared__ __align__(16) char shared[];
  __shared__ float scratch[4][kMostWarps];
  const i64 batch = blockIdx.x / p.queries.heads;
  const i64 head = blockIdx.x - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const Tile q(shared_address(shared), queries, d), k(q.end(), keys, d);
  const bool gated = p.g.at != nullptr;
  const bool gates_come = gated && !p.gates_apart;
  const Tile v(k.end(), keys, e), u(v.end(), queries, e), g(u.end(), gates_come ? queries : 0, e);
  const Tile of_s(g.end(), queries, keys), of_ds(of_s.end(), queries, keys);
  const unsigned room = of_ds.end();
  const Head<T> of_q(p.q, batch, head), of_k(p.k, batch, head), of_v(p.v, batch, head), of_g(p.g, batch, head);
  const Head<T> of_u(p.d_o, batch, head);
  of_q.load(q, queries, d);
  of_k.load(k, keys, d);
  commit_copies();
  of_v.load(v, keys, e);
  if (gates_come) of_g.load(g, queries, e);
  of_u.load(u, queries, e);
  commit_copies();
  wait_for_copies<1>();
  __syncthreads();
  of_q.settle(q, queries, d);
  of_k.settle(k, keys, d);
  if (!of_q.eights || !of_k.eights) __syncthreads();

  const Own own(queries);
  const OwnKeys own_keys(own, keys);
  const bool has_keys = own_keys.count > 0;
  Sums<kKeys> s;
  clear(s);
  if (has_keys) {
    multiply_rows<T>(s, q, own.row, k, own_keys.first, own_keys.count, d);
    mask(s, own.row, queries, own_keys.count);
  }
  const float s_up = scale_up<T>(s, scratch[0]);
  if (has_keys) keep<T>(of_s, s, own.row, own_keys.first, own_keys.count, s_up);
  wait_for_copies<0>();
  __syncthreads();
  of_v.settle(v, keys, e);
  if (gates_come) of_g.settle(g, queries, e);
  of_u.settle(u, queries, e);
  if (!of_v.eights || !of_g.eights || !of_u.eights) __syncthreads();
  if (p.dg.at != nullptr && own.any) {
    const Head<T> dg(p.dg, batch, head);
    for (int first = own.first; first < e; first += own.step) {
      Sums<kChunk> sums;
      multiply_matrix<T, kKeys>(sums, v, keys, first, e,
                                [&](unsigned(&to)[4], int row) { of_s.rows(to, own.row, row); });
      multiply_by<T>(sums, u, own.row, first, e);
      store<T>(dg, sums, p.scale / s_up, own.row, queries, first, e, room);
    }
  }
  // u in the place of do, which it is without a gate, but for the scale.
  float u_up = 1.0f;
  if (gated) {
    const auto for_each_eight = [&](auto use) {
      for_each_piece(padded(queries), padded(e) / 8, [&](int row, int piece) {
        const int column = 8 * piece;
        const uint4 outer = load_eight(u.place(row, column));
        uint4 eight{};
        if (gates_come) {
          eight = load_eight(g.place(row, column));
        } else if (row < queries && column < e) {
          eight = *reinterpret_cast<const uint4*>(of_g.at + row * of_g.stride + column);
        }
        use(u.place(row, column), outer, eight);
      });
    };
    const auto for_each_u = [&](auto use) {
      for_each_eight([&](unsigned at, const uint4& outer, const uint4& eight) {
        float values[8], gates[8];
        widen(*reinterpret_cast<const Vec<T, 8>*>(&outer), values);
        widen(*reinterpret_cast<const Vec<T, 8>*>(&eight), gates);
#pragma unroll
        for (int n = 0; n < 8; ++n) values[n] = values[n] * gates[n] * p.scale;
        use(at, values);
      });
    };
    // Who makes dg reads do, until all have met.
    if constexpr (std::is_same_v<T, f16>) {
      // do * g in f16 takes a quarter of the instructions, and is enough unless it is infinity or has few bits.
      constexpr float kLeast = 0x1p-20f;
      __half2 rounded{};
      for_each_eight([&](unsigned, const uint4& outer, const uint4& eight) {
        const auto of_do = reinterpret_cast<const __half2*>(&outer), of_g = reinterpret_cast<const __half2*>(&eight);
#pragma unroll
        for (int n = 0; n < 4; ++n) rounded = __hmax2(rounded, __habs2(__hmul2(of_do[n], of_g[n])));
      });
      const float2 both = __half22float2(rounded);
      float largest = largest_of_block(fmaxf(both.x, both.y), scratch[1]);
      if (largest >= kLeast && largest < __int_as_float(0x7f800000)) {
        largest *= fabsf(p.scale);
      } else {
        largest = largest_finite([&](auto use) {
          for_each_u([&](unsigned, const float(&values)[8]) {
#pragma unroll
            for (int n = 0; n < 8; ++n) use(values[n]);
          });
        });
        largest = largest_of_block(largest, scratch[3]);
      }
      u_up = scale_to_f16(largest);
    } else {
      __syncthreads();
    }
    for_each_u([&](unsigned at, float(&values)[8]) {
#pragma unroll
      for (int n = 0; n < 8; ++n) values[n] *= u_up;
      const Vec<T, 8> rounded = narrow<T, 8>(values);
      store_eight(at, *reinterpret_cast<const uint4*>(&rounded));
    });
    __syncthreads();
  }
  clear(s);
  if (has_keys) {
    multiply_rows<T>(s, u, own.row, v, own_keys.first, own_keys.count, e);
    mask(s, own.row, queries, own_keys.count);
  }
  const float ds_up = scale_up<T>(s, scratch[2]);
  if (has_keys) keep<T>(of_ds, s, own.row, own_keys.first, own_keys.count, ds_up);
  __syncthreads();
  const float down = (gated ? 1.0f : p.scale) / u_up;
  const Head<T> dq(p.dq, batch, head), dk(p.dk, batch, head), dv(p.dv, batch, head);
  if (own.any) {
    for (int first = own.first; first < d; first += own.step) {
      Sums<kChunk> sums;
      multiply_matrix<T, kKeys>(sums, k, keys, first, d,
                                [&](unsigned(&to)[4], int row) { of_ds.rows(to, own.row, row); });
      store<T>(dq, sums, down / ds_up, own.row, queries, first, d, room);
    }
  }
  const Own mine(keys);
  if (!mine.any) return;
  for (int first = mine.first; first < d; first += mine.step) {
    Sums<kChunk> sums;
    multiply_matrix<T, kQueries>(sums, q, queries, first, d,
                              [&](unsigned(&to)[4], int row) { of_ds.transposed(to, row, mine.row); });
    store<T>(dk, sums, down / ds_up, mine.row, keys, first, d, room);
  }
  for (int first = mine.first; first < e; first += mine.step) {
    Sums<kChunk> sums;
    multiply_matrix<T, kQueries>(sums, u, queries, first, e,
                              [&](unsigned(&to)[4], int row) { of_s.transposed(to, row, mine.row); });
    store<T>(dv, sums, down / s_up, mine.row, keys, first, e, room);
  }
}

}  // namespace gimbal::flao::short_heads
