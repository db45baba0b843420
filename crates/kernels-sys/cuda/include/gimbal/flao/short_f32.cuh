// The products of short.cuh in f32. s, and then ds, stays in shared memory; the rows come in panels of columns through two slots: q and k,
// which s is summed over, then do and v, and backward q and k once more. So D and E take little room.
//
// Tensor cores multiply TF32, so each number is two: its first eleven digits, and what is left. Three products of them are as exact as f32.
// Infinity is not the sum of two: where there is any, what the first digits alone make infinite or NaN counts. So beside one what is below
// 2^-136 is 0, and a NaN that has none of the first digits, as no arithmetic makes it, an infinity.
//
// A warp has sixteen rows of s, or of ds, and every other eight keys or fewer; of what is written sixteen rows and 16 or 32 columns at a time.
#pragma once

#include "short.cuh"

namespace gimbal::flao::short_heads::in_f32 {

constexpr int kPitchPadding = 4;  // floats: eight rows at one column lie in different banks
// Of a slot, unless 64 columns of all rows are more. Mirrored in src/flao/mod.rs.
constexpr int kSlotFloats = 4096;

// What is compiled for up to so many queries, and keys.
template <int kRows>
struct Shape {
  static constexpr int kThreads = 4 * kRows;
  static constexpr int kAcross = kRows > 64 ? 16 : 32;  // columns that a warp has at a time of what is written
};

__device__ __forceinline__ int round_up(int value, int to) { return (value + to - 1) / to * to; }

// Columns of a panel, where queries and keys have so many rows together.
__device__ __forceinline__ int panel_columns(int rows, int d, int e) {
  return min(max(kSlotFloats / rows / kChunk, 1) * kChunk, round_up(max(d, e), 8));
}

// The rows of a head in global memory.
struct Rows {
  float* at;
  i64 stride;
  bool fours, twos;  // whether accesses of so many elements are aligned

  __device__ __forceinline__ Rows(const Operand& of, i64 batch, i64 head)
      : Rows(of.at ? static_cast<float*>(of.at) + batch * of.batch_stride + head * of.head_stride : nullptr, of.row_stride) {}
  __device__ __forceinline__ Rows(float* at, i64 stride) : at(at), stride(stride) {
    const i64 bits = reinterpret_cast<i64>(at) | 4 * stride;
    fours = (bits & 15) == 0;
    twos = (bits & 7) == 0;
  }

  // Starts to copy so many columns from `first` on; what they lack of a multiple of eight becomes zero.
  __device__ __forceinline__ void load(float* to, int pitch, int rows, int first, int columns) const {
    const unsigned start = shared_address(to);
    const int all = round_up(columns, 8);
    if (fours) {
      const int pieces = all / 4;
#pragma unroll 1
      for (int i = threadIdx.x; i < rows * pieces; i += blockDim.x) {
        const int row = i / pieces;
        const int column = (i - row * pieces) * 4;
        const int bytes = min(max(4 * (columns - column), 0), 16);
        copy_16(start + 4 * (row * pitch + column), at + row * stride + first + (bytes > 0 ? column : 0), bytes);
      }
      return;
    }
#pragma unroll 1
    for (int row = warp(); row < rows; row += blockDim.x / 32)
#pragma unroll 1
      for (int column = lane(); column < all; column += 32)
        copy_4(start + 4 * (row * pitch + column), at + row * stride + first + min(column, columns - 1), column < columns ? 4 : 0);
  }

  // Two columns of a row from `column` on, which is even, of so many; zero beyond.
  __device__ __forceinline__ float2 two(int row, int column, int columns) const {
    const float* const from = at + row * stride + column;
    if (twos && column + 2 <= columns) return __ldg(reinterpret_cast<const float2*>(from));
    return {column < columns ? __ldg(from) : 0.0f, column + 1 < columns ? __ldg(from + 1) : 0.0f};
  }

  __device__ __forceinline__ void store(int row, int column, int columns, float2 value) const {
    float* const to = at + row * stride + column;
    if (twos && column + 2 <= columns) {
      *reinterpret_cast<float2*>(to) = value;
      return;
    }
    if (column < columns) to[0] = value.x;
    if (column + 1 < columns) to[1] = value.y;
  }
};

// Numbers of an operand, each as its first digits and the rest.
template <int kCount>
struct Split {
  unsigned high[kCount], low[kCount];

  __device__ __forceinline__ void set(int i, float value) {
    high[i] = __float_as_uint(value) & 0xffffe000u;
    low[i] = __float_as_uint(value - __uint_as_float(high[i]));
  }
};

// A sum of 16 × 8: lane l has rows l / 4 and l / 4 + 8, columns 2 (l % 4) and the next.
struct Sum {
  float of_high[4] = {}, of_others[4] = {};

  // Adds products of 16 × 8 times 8 × 8. Of the summands lane l has two: of all lanes alike, whichever they are.
  __device__ __forceinline__ void add(const Split<4>& a, const Split<2>& b) {
    add(of_high, a.high, b.high);
    add(of_others, a.low, b.high);
    add(of_others, a.high, b.low);
  }
  __device__ __forceinline__ float2 row(int i) const { return {at(2 * i), at(2 * i + 1)}; }

 private:
  __device__ __forceinline__ float at(int i) const { return isfinite(of_high[i]) ? of_high[i] + of_others[i] : of_high[i]; }
  __device__ __forceinline__ static void add(float (&sum)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
    asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  }
};

// Sixteen of so many rows that are the warp's, if there are, and the first of the eights of columns that it has, and how far the next is.
struct Own {
  int row, first, step;
  bool any;

  __device__ __forceinline__ explicit Own(int rows) {
    const int tiles = (rows + 15) / 16;
    const int sides = blockDim.x / 32 / tiles;
    row = warp() % tiles * 16;
    first = warp() / tiles * 8;
    step = sides * 8;
    any = first < step;
  }
};

template <int kRows>
using Products = Sum[kRows / 16];

// Adds rows of a times rows of b, of which the warp has kCount eights, over so many columns. Branches would have each product wait for the one before.
template <int kCount, int kRows>
__device__ __forceinline__ void multiply_eights(Products<kRows>& sums, const Own& own, const float* a, int a_rows, const float* b, int b_rows,
                                                int pitch, int columns) {
  const int row = lane() / 4;
  // The last one for those that there are not, of which nothing is kept.
  const float* const left[2] = {a + min(own.row + row, a_rows - 1) * pitch + lane() % 4,
                                a + min(own.row + row + 8, a_rows - 1) * pitch + lane() % 4};
  const float* right[kCount];
#pragma unroll
  for (int j = 0; j < kCount; ++j) right[j] = b + min(own.first + j * own.step + row, b_rows - 1) * pitch + lane() % 4;
#pragma unroll 1
  for (int column = 0; column < columns; column += 8) {
    Split<4> x;
#pragma unroll
    for (int i = 0; i < 4; ++i) x.set(i, left[i % 2][column + i / 2 * 4]);
#pragma unroll
    for (int j = 0; j < kCount; ++j) {
      Split<2> y;
      y.set(0, right[j][column]);
      y.set(1, right[j][column + 4]);
      sums[j].add(x, y);
    }
  }
}

template <int kRows>
__device__ __forceinline__ void multiply_rows(Products<kRows>& sums, const float* a, int a_rows, const float* b, int b_rows, int pitch,
                                              int columns) {
  constexpr int kMost = kRows / 16, kStep = kMost > 4 ? kMost / 4 : 1;
  const Own own(a_rows);
  if (!own.any) return;
  const auto by = [&](auto count) { multiply_eights<decltype(count)::value, kRows>(sums, own, a, a_rows, b, b_rows, pitch, columns); };
  const int count = (b_rows - own.first + own.step - 1) / own.step;
  if (count <= 0) return;
  if (count <= kStep) {
    by(std::integral_constant<int, kStep>{});
  } else if (count <= 2 * kStep) {
    by(std::integral_constant<int, 2 * kStep>{});
  } else if constexpr (kMost > 2) {
    if (count <= 3 * kStep) {
      by(std::integral_constant<int, 3 * kStep>{});
    } else {
      by(std::integral_constant<int, kMost>{});
    }
  }
}

// Keeps a matrix, with zeros up to a multiple of eight columns.
template <int kRows>
__device__ __forceinline__ void keep(float* to, int pitch, const Products<kRows>& sums, int rows, int columns) {
  const Own own(rows);
#pragma unroll
  for (int j = 0; j < kRows / 16; ++j) {
    const int column = own.first + j * own.step + lane() % 4 * 2;
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int row = own.row + lane() / 4 + 8 * i;
      const float2 two = sums[j].row(i);
      if (own.any && row < rows && column < round_up(columns, 8))
        *reinterpret_cast<float2*>(to + row * pitch + column) = {column < columns ? two.x : 0.0f, column + 1 < columns ? two.y : 0.0f};
    }
  }
}

// Rows of a times b, over so many rows of b, of so many columns of those; with a transposed its columns are meant. Goes by what the warp has
// at a time, kAcross columns: use(row, column, two) for what a thread has of it.
template <bool kTransposed, int kAcross, class Use>
__device__ __forceinline__ void multiply(const float* a, int a_pitch, int rows, const float* b, int pitch, int summands, int columns,
                                         Use use) {
  constexpr int kTiles = kAcross / 8;
  const int tiles = (rows + 15) / 16;
  const int units = tiles * ((columns + kAcross - 1) / kAcross);
  const int of_row = kTransposed ? 1 : a_pitch, of_summand = kTransposed ? a_pitch : 1;
#pragma unroll 1
  for (int unit = warp(); unit < units; unit += blockDim.x / 32) {
    const int own = unit % tiles * 16 + lane() / 4;
    const int first = unit / tiles * kAcross;
    const int place = lane() % 4 * 2;
    Sum sums[kTiles];
    // The last one for those that there are not, of which nothing is written. Beyond the panel there is nothing to write either.
    const float* left[2] = {a + min(own, rows - 1) * of_row, a + min(own + 8, rows - 1) * of_row};
    const float* right[kTiles];
#pragma unroll
    for (int n = 0; n < kTiles; ++n) right[n] = b + min(first + 8 * n, pitch - kPitchPadding - 8) + lane() / 4;
    const auto add = [&](int start, auto is_whole) {
      const int at = start + place;
      const auto is_there = [&](int i) { return decltype(is_whole)::value || at + i < summands; };
      Split<4> x;
#pragma unroll
      for (int i = 0; i < 4; ++i) x.set(i, is_there(i / 2) ? left[i % 2][(at + i / 2) * of_summand] : 0.0f);
#pragma unroll
      for (int n = 0; n < kTiles; ++n) {
        Split<2> y;
#pragma unroll
        for (int i = 0; i < 2; ++i) y.set(i, is_there(i) ? right[n][(at + i) * pitch] : 0.0f);
        sums[n].add(x, y);
      }
    };
    int start = 0;
#pragma unroll 1
    for (; start + 8 <= summands; start += 8) add(start, std::true_type{});
    if (start < summands) add(start, std::false_type{});
    float2 twos[2][kTiles];
#pragma unroll
    for (int i = 0; i < 2 * kTiles; ++i) twos[i / kTiles][i % kTiles] = sums[i % kTiles].row(i / kTiles);
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      if (own + 8 * i >= rows) break;
#pragma unroll
      for (int n = 0; n < kTiles; ++n) {
        if (first + 8 * n >= columns) break;
        use(own + 8 * i, first + 8 * n + place, twos[i][n]);
      }
    }
  }
}

__device__ __forceinline__ float2 times(float2 a, float2 b) { return {a.x * b.x, a.y * b.y}; }
__device__ __forceinline__ float2 times(float2 a, float b) { return {a.x * b, a.y * b}; }

// The block's shared memory: two slots of queries and keys, and a matrix of queries by keys.
struct Room {
  int panel, pitch;
  int of_slot, of_queries;  // floats
  int matrix_pitch;
  float* all;

  __device__ __forceinline__ Room(float* all, int queries, int keys, int d, int e)
      : panel(panel_columns(queries + keys, d, e)),
        pitch(panel + kPitchPadding),
        of_slot((queries + keys) * pitch),
        of_queries(queries * pitch),
        matrix_pitch(round_up(keys, 8) + kPitchPadding),
        all(all) {}
  __device__ __forceinline__ float* queries(int slot) const { return all + slot * of_slot; }
  __device__ __forceinline__ float* keys(int slot) const { return queries(slot) + of_queries; }
  __device__ __forceinline__ float* matrix() const { return all + 2 * of_slot; }
  __device__ __forceinline__ int panels(int columns) const { return (columns + panel - 1) / panel; }
};

template <int kRows>
__device__ __forceinline__ void forward(const Forward& p) {
  extern __shared__ __align__(16) char shared[];
  const i64 batch = blockIdx.x / p.queries.heads;
  const i64 head = blockIdx.x - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const Room room(reinterpret_cast<float*>(shared), queries, keys, d, e);
  const int panel = room.panel, pitch = room.pitch;
  const Rows g(p.g, batch, head);
  const int of_d = room.panels(d), of_e = room.panels(e);
  const auto begin = [&](int step) {
    const int slot = step % 2;
    const bool is_of_d = step < of_d;
    const int first = (is_of_d ? step : step - of_d) * panel;
    const int columns = min((is_of_d ? d : e) - first, panel);
#pragma unroll 1
    for (int n = is_of_d ? 0 : 1; n < (step < of_d + of_e ? 2 : 0); ++n)
      Rows(n == 0 ? p.q : is_of_d ? p.k : p.v, batch, head)
          .load(n == 0 ? room.queries(slot) : room.keys(slot), pitch, n == 0 ? queries : keys, first, columns);
    commit_copies();
  };
  Products<kRows> s;
  // Two begin before the first is waited for.
#pragma unroll 1
  for (int step = -2; step < of_d + of_e; ++step, begin(step + 1)) {
    if (step < 0) continue;
    wait_for_copies<1>();
    __syncthreads();
    const int slot = step % 2;
    if (step < of_d) {
      multiply_rows<kRows>(s, room.queries(slot), queries, room.keys(slot), keys, pitch, min(d - step * panel, panel));
      if (step + 1 == of_d) keep<kRows>(room.matrix(), room.matrix_pitch, s, queries, keys);
    } else {
      const int from = (step - of_d) * panel;
      const Rows o(p.o, batch, head), product(p.product, batch, head);
      multiply<false, Shape<kRows>::kAcross>(room.matrix(), room.matrix_pitch, queries, room.keys(slot), pitch, keys, min(e - from, panel),
                      [&](int row, int column, float2 two) {
                        if (product.at != nullptr) product.store(row, from + column, e, times(two, p.scale));
                        if (g.at != nullptr) two = times(two, g.two(row, from + column, e));
                        o.store(row, from + column, e, times(two, p.scale));
                      });
    }
    __syncthreads();
  }
  if (p.kv == nullptr) return;
  // Of one panel each both are there.
  float* const to = p.kv + blockIdx.x * static_cast<i64>(d * e);
#pragma unroll 1
  for (int i = 0; i < of_d * of_e; ++i) {
    const int row = i / of_e * panel, column = i % of_e * panel;
    const int height = min(d - row, panel), width = min(e - column, panel);
    if (of_d * of_e > 1) {
      __syncthreads();
#pragma unroll 1
      for (int n = 0; n < 2; ++n)
        Rows(n == 0 ? p.k : p.v, batch, head)
            .load(room.keys(n), pitch, keys, n == 0 ? row : column, n == 0 ? height : width);
      commit_copies();
      wait_for_copies<0>();
      __syncthreads();
    }
    const Rows kv(to + row * e, e);
    multiply<true, Shape<kRows>::kAcross>(room.keys(0), pitch, height, room.keys(1), pitch, keys, width,
                   [&](int feature, int of_panel, float2 two) { kv.store(feature, column + of_panel, e, two); });
  }
}

template <int kRows>
__device__ __forceinline__ void backward(const Backward& p) {
  extern __shared__ __align__(16) char shared[];
  const i64 batch = blockIdx.x / p.queries.heads;
  const i64 head = blockIdx.x - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const Room room(reinterpret_cast<float*>(shared), queries, keys, d, e);
  const int panel = room.panel, pitch = room.pitch;
  float* const matrix = room.matrix();  // s, then ds
  const Rows g(p.g, batch, head);
  const int of_d = room.panels(d), of_e = room.panels(e);
  const int steps = 2 * of_d + of_e;
  // By q and k, by do and v, and by q and k again.
  const auto part_of = [&](int step) { return step < of_d ? 0 : step < of_d + of_e ? 1 : 2; };
  const auto first_of = [&](int step) { return (step - (step < of_d ? 0 : step < of_d + of_e ? of_d : of_d + of_e)) * panel; };
  const auto begin = [&](int step) {
    // Of one panel each q and k are still there.
    if (step < steps && (step < 2 || steps > 3)) {
      const bool is_of_e = part_of(step) == 1;
      const int first = first_of(step);
      const int columns = min((is_of_e ? e : d) - first, panel);
#pragma unroll 1
      for (int n = 0; n < 2; ++n)
        Rows(n == 0 ? (is_of_e ? p.d_o : p.q) : is_of_e ? p.v : p.k, batch, head)
            .load(n == 0 ? room.queries(step % 2) : room.keys(step % 2), pitch, n == 0 ? queries : keys, first, columns);
    }
    commit_copies();
  };
  Products<kRows> s;
  // As above.
#pragma unroll 1
  for (int step = -2; step < steps; ++step, begin(step + 1)) {
    if (step < 0) continue;
    wait_for_copies<1>();
    __syncthreads();
    float* const rows = room.queries(step % 2);
    const float* const others = room.keys(step % 2);
    const int part = part_of(step);
    const int from = first_of(step);
    const int all_columns = part == 1 ? e : d;
    const int columns = min(all_columns - from, panel);
    if (part > 0) {
      const Rows by_queries(part == 1 ? p.dg : p.dq, batch, head), by_keys(part == 1 ? p.dv : p.dk, batch, head);
      const int summands = by_queries.at != nullptr ? keys : 0;
      multiply<false, Shape<kRows>::kAcross>(matrix, room.matrix_pitch, queries, others, pitch, summands, columns, [&](int row, int column, float2 two) {
        if (part == 1) {
          // u in the place of do.
          float2* const at = reinterpret_cast<float2*>(rows + row * pitch + column);
          const float2 outer = *at;
          const float2 gate = g.at != nullptr ? g.two(row, from + column, e) : float2{1.0f, 1.0f};
          two = times(times(two, outer), p.scale);
          *at = times(times(outer, gate), p.scale);
        }
        if (by_queries.at != nullptr) by_queries.store(row, from + column, all_columns, two);
      });
      if (part == 1) __syncthreads();
      multiply<true, Shape<kRows>::kAcross>(matrix, room.matrix_pitch, keys, rows, pitch, queries, columns,
                     [&](int row, int column, float2 two) { by_keys.store(row, from + column, all_columns, two); });
    }
    if (part < 2) {
      multiply_rows<kRows>(s, rows, queries, others, keys, pitch, columns);
      if (from + columns == all_columns) {
        if (part == 1) __syncthreads();
        keep<kRows>(matrix, room.matrix_pitch, s, queries, keys);
#pragma unroll
        for (int j = 0; j < kRows / 16; ++j) s[j] = {};
      }
    }
    __syncthreads();
  }
}

}  // namespace gimbal::flao::short_heads::in_f32
