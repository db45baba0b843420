// The products of short.cuh in f32, by the ordinary cores. s, and then ds, stays in shared memory; the rows come in panels of columns through
// two slots: q and k, which s is summed over, then do and v, and backward q and k once more. So D and E take little room.
//
// A thread has rows that lie a block's height apart, of s and ds every eighth column, or sixteenth, and of what is written four columns
// beside each other of 32, or twice so. A warp has four neighbouring rows of each height, and leaves out those that a head lacks.
#pragma once

#include "short.cuh"

namespace gimbal::flao::short_heads::in_f32 {

constexpr int kPitchPadding = 4;  // floats: eight rows at one column lie in different banks
// Of a slot, unless 64 columns of all rows are more. Mirrored in src/flao/mod.rs.
constexpr int kSlotFloats = 4096;

// What is compiled for up to so many queries, and keys. Of up to 64 shared memory holds two blocks, which have eight warps each, of more one of
// sixteen, and two warps have the same rows: with four of twice the columns a forward pass took 0.145 ms, not 0.099 (860 heads of 64 rows, D = E =
// 128, an H100).
template <int kRows>
struct Shape {
  static constexpr int kThreads = kRows > 64 ? 512 : kRows > 32 ? 256 : 128;
  static constexpr int kSides = kRows >= 64 ? 2 : 1;
  static constexpr int kHeight = kThreads / 8 / kSides;
  static constexpr int kTiles = kRows / kHeight;        // rows of a thread
  static constexpr int kAcross = kRows / (8 * kSides);  // keys of a thread
  static constexpr int kFours = 2 / kSides;             // of a thread among 64 columns

  __device__ __forceinline__ static int side() { return warp() % kSides; }
  __device__ __forceinline__ static int row() { return 4 * (warp() / kSides) + lane() / 8; }
  __device__ __forceinline__ static int key(int j) { return 8 * (kSides * j + side()) + lane() % 8; }
  // Where the 32 columns of a warp begin that some four are among.
  __device__ __forceinline__ static int columns(int four) { return 32 * (four + side()); }
};

template <int kRows>
using Products = float[Shape<kRows>::kTiles][Shape<kRows>::kAcross];
// Of what is written.
template <int kRows>
using Outputs = float[Shape<kRows>::kTiles][4 * Shape<kRows>::kFours];

__device__ __forceinline__ int round_up(int value, int to) { return (value + to - 1) / to * to; }

// Columns of a panel, where queries and keys have so many rows together.
__device__ __forceinline__ int panel_columns(int rows, int d, int e) {
  return min(max(kSlotFloats / rows / kChunk, 1) * kChunk, round_up(max(d, e), 8));
}

// So many rows, and how many of its own the warp has of them.
template <int kRows>
struct Height {
  int rows, of_warp;

  // As one lane says, so that the compiler knows that all agree, and shuffles need no search for who is there.
  __device__ __forceinline__ explicit Height(int rows)
      : rows(rows),
        of_warp(__shfl_sync(0xffffffffu, (rows - Shape<kRows>::row() + Shape<kRows>::kHeight - 1) / Shape<kRows>::kHeight, 0)) {}

  // The thread's i-th row; the last one for those that there are not, of which nothing is written.
  __device__ __forceinline__ int row(int i) const { return min(unbounded(i), rows - 1); }
  __device__ __forceinline__ int unbounded(int i) const { return Shape<kRows>::row() + Shape<kRows>::kHeight * i; }
};

__device__ __forceinline__ float4 four_at(const float* from) { return *reinterpret_cast<const float4*>(from); }

// The rows of a head in global memory.
struct Rows {
  float* at;
  i64 stride;
  bool fours;  // whether accesses of so many elements are aligned

  __device__ __forceinline__ Rows(const Operand& of, i64 batch, i64 head)
      : at(of.at ? static_cast<float*>(of.at) + batch * of.batch_stride + head * of.head_stride : nullptr),
        stride(of.row_stride) {
    const i64 bits = reinterpret_cast<i64>(of.at) | 4 * (of.batch_stride | of.head_stride | of.row_stride);
    fours = (bits & 15) == 0;
  }
  __device__ __forceinline__ Rows(float* at, int stride)
      : at(at), stride(stride), fours(((reinterpret_cast<i64>(at) | 4 * stride) & 15) == 0) {}

  // Starts to copy so many columns from `first` on; what they lack of a multiple of four becomes zero.
  __device__ __forceinline__ void load(float* to, int pitch, int rows, int first, int columns) const {
    const unsigned start = shared_address(to);
    if (fours) {
      const int pieces = (columns + 3) / 4;
#pragma unroll 1
      for (int i = threadIdx.x; i < rows * pieces; i += blockDim.x) {
        const int row = i / pieces;
        const int column = (i - row * pieces) * 4;
        copy_16(start + 4 * (row * pitch + column), at + row * stride + first + column, min(4 * (columns - column), 16));
      }
      return;
    }
#pragma unroll 1
    for (int row = warp(); row < rows; row += blockDim.x / 32)
#pragma unroll 1
      for (int column = lane(); column < round_up(columns, 4); column += 32)
        copy_4(start + 4 * (row * pitch + column), at + row * stride + first + column, column < columns ? 4 : 0);
  }

  // Four columns of a row from `column` on, of so many; zero beyond.
  __device__ __forceinline__ float4 four(int row, int column, int columns) const {
    const float* const from = at + row * stride + column;
    if (fours && column + 4 <= columns) return __ldg(reinterpret_cast<const float4*>(from));
    float4 to = {};
    if (column < columns) to.x = __ldg(from);
    if (column + 1 < columns) to.y = __ldg(from + 1);
    if (column + 2 < columns) to.z = __ldg(from + 2);
    if (column + 3 < columns) to.w = __ldg(from + 3);
    return to;
  }

  // Stores 64 columns, from `first` on, of so many. Where they are not aligned lanes give each other theirs, so that eight write
  // neighbours.
  template <int kRows>
  __device__ __forceinline__ void store(const Outputs<kRows>& sums, float by, const Height<kRows>& height, int first,
                                        int columns) const {
#pragma unroll
    for (int i = 0; i < Shape<kRows>::kTiles; ++i) {
      if (i >= height.of_warp) break;
      const int row = height.unbounded(i);
      float* const to = at + row * stride;
#pragma unroll
      for (int n = 0; n < Shape<kRows>::kFours; ++n) {
        const float* const four = &sums[i][4 * n];
        const int start = first + Shape<kRows>::columns(n);
        if (start >= columns) break;
        if (fours && columns % 4 == 0) {
          const int column = start + lane() % 8 * 4;
          if (row < height.rows && column < columns)
            *reinterpret_cast<float4*>(to + column) = {four[0] * by, four[1] * by, four[2] * by, four[3] * by};
          continue;
        }
#pragma unroll 1
        for (int m = 0; m < 4; ++m) {
          float value = 0.0f;
#pragma unroll
          for (int of = 0; of < 4; ++of) {
            const float other = __shfl_sync(0xffffffffu, four[of], lane() / 8 * 8 + 2 * m + lane() % 8 / 4);
            if (lane() % 4 == of) value = other;
          }
          const int column = start + 8 * m + lane() % 8;
          if (row < height.rows && column < columns) to[column] = value * by;
        }
      }
    }
  }
};

template <int kTiles, int kWidth>
__device__ __forceinline__ void clear(float (&sums)[kTiles][kWidth]) {
#pragma unroll
  for (int i = 0; i < kTiles * kWidth; ++i) sums[i / kWidth][i % kWidth] = 0.0f;
}

// Adds rows of a times rows of b, of which the thread has the first kAcross, over so many columns.
template <int kAcross, int kRows>
__device__ __forceinline__ void multiply_rows_of(Products<kRows>& sums, const float* a, const Height<kRows>& height, const float* b,
                                                 int b_rows, int pitch, int columns) {
  constexpr int kTiles = Shape<kRows>::kTiles;
  if (height.of_warp == 0) return;
  const float* left[kTiles];
  const float* right[kAcross];
#pragma unroll
  for (int i = 0; i < kTiles; ++i) left[i] = a + height.row(i) * pitch;
#pragma unroll
  for (int j = 0; j < kAcross; ++j) right[j] = b + min(Shape<kRows>::key(j), b_rows - 1) * pitch;
#pragma unroll kAcross > 4 ? 1 : 2
  for (int column = 0; column < columns; column += 4) {
    float4 y[kAcross];
#pragma unroll
    for (int j = 0; j < kAcross; ++j) y[j] = four_at(right[j] + column);
#pragma unroll
    for (int i = 0; i < kTiles; ++i) {
      if (i >= height.of_warp) break;
      const float4 x = four_at(left[i] + column);
#pragma unroll
      for (int j = 0; j < kAcross; ++j)
        sums[i][j] = fmaf(x.w, y[j].w, fmaf(x.z, y[j].z, fmaf(x.y, y[j].y, fmaf(x.x, y[j].x, sums[i][j]))));
    }
  }
}

template <int kRows>
__device__ __forceinline__ void multiply_rows(Products<kRows>& sums, const float* a, const Height<kRows>& height, const float* b,
                                              int b_rows, int pitch, int columns) {
  constexpr int kQuarter = Shape<kRows>::kAcross / 4;
  constexpr int kKeys = kRows / 4;
  const auto by = [&](auto across) {
    multiply_rows_of<decltype(across)::value, kRows>(sums, a, height, b, b_rows, pitch, columns);
  };
  const int quarters = (b_rows + kKeys - 1) / kKeys;
  if (quarters == 1) {
    by(std::integral_constant<int, kQuarter>{});
  } else if (quarters == 2) {
    by(std::integral_constant<int, 2 * kQuarter>{});
  } else if (quarters == 3) {
    by(std::integral_constant<int, 3 * kQuarter>{});
  } else {
    by(std::integral_constant<int, 4 * kQuarter>{});
  }
}

// Rows of a times b, over so many rows of b, of 64 columns from `first` on. With a transposed its columns are meant.
template <bool kTransposed, int kRows>
__device__ __forceinline__ void multiply(Outputs<kRows>& sums, const float* a, int a_pitch, const Height<kRows>& height,
                                         const float* b, int pitch, int summands, int first) {
  constexpr int kTiles = Shape<kRows>::kTiles, kFours = Shape<kRows>::kFours;
  clear(sums);
  if (height.of_warp == 0) return;
  const float* left[kTiles];
  const float* right[kFours];
#pragma unroll
  for (int i = 0; i < kTiles; ++i) left[i] = a + height.row(i) * (kTransposed ? 1 : a_pitch);
  // Beyond the panel there is nothing to write.
#pragma unroll
  for (int n = 0; n < kFours; ++n) right[n] = b + min(first + Shape<kRows>::columns(n) + lane() % 8 * 4, pitch - 4);
  const auto add = [&](float* to, float x, const float4& y) {
    to[0] = fmaf(x, y.x, to[0]);
    to[1] = fmaf(x, y.y, to[1]);
    to[2] = fmaf(x, y.z, to[2]);
    to[3] = fmaf(x, y.w, to[3]);
  };
  int row = 0;
#pragma unroll 1
  for (; row + 4 <= summands; row += 4) {
    float4 y[4][kFours];
#pragma unroll
    for (int m = 0; m < 4; ++m) {
#pragma unroll
      for (int n = 0; n < kFours; ++n) y[m][n] = four_at(right[n] + (row + m) * pitch);
    }
#pragma unroll
    for (int i = 0; i < kTiles; ++i) {
      if (i >= height.of_warp) break;
      float x[4];
      if constexpr (kTransposed) {
#pragma unroll
        for (int m = 0; m < 4; ++m) x[m] = left[i][(row + m) * a_pitch];
      } else {
        *reinterpret_cast<float4*>(x) = four_at(left[i] + row);
      }
#pragma unroll
      for (int m = 0; m < 4; ++m) {
#pragma unroll
        for (int n = 0; n < kFours; ++n) add(&sums[i][4 * n], x[m], y[m][n]);
      }
    }
  }
#pragma unroll 1
  for (; row < summands; ++row) {
#pragma unroll
    for (int n = 0; n < kFours; ++n) {
      const float4 y = four_at(right[n] + row * pitch);
#pragma unroll
      for (int i = 0; i < kTiles; ++i) {
        if (i >= height.of_warp) break;
        add(&sums[i][4 * n], left[i][row * (kTransposed ? a_pitch : 1)], y);
      }
    }
  }
}

template <int kRows>
__device__ __forceinline__ void keep(float* to, int pitch, const Products<kRows>& sums, const Height<kRows>& height, int columns) {
#pragma unroll
  for (int i = 0; i < Shape<kRows>::kTiles; ++i) {
#pragma unroll
    for (int j = 0; j < Shape<kRows>::kAcross; ++j) {
      const int row = height.unbounded(i), column = Shape<kRows>::key(j);
      if (row < height.rows && column < columns) to[row * pitch + column] = sums[i][j];
    }
  }
}

// Goes through the columns of a panel by what the threads have at a time.
template <int kStep = kChunk, class Use>
__device__ __forceinline__ void each_chunk(int columns, Use use) {
#pragma unroll 1
  for (int first = 0; first < columns; first += kStep) use(first);
}

// Goes through what a thread has of 64 columns: use(i, n, column) for its i-th row and n-th four, which begin there.
template <int kRows, class Use>
__device__ __forceinline__ void each_four(Use use) {
#pragma unroll
  for (int i = 0; i < Shape<kRows>::kTiles; ++i) {
#pragma unroll
    for (int n = 0; n < Shape<kRows>::kFours; ++n) use(i, n, Shape<kRows>::columns(n) + lane() % 8 * 4);
  }
}

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
  const Height<kRows> of_queries(queries);
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
  clear(s);
  // Two begin before the first is waited for.
#pragma unroll 1
  for (int step = -2; step < of_d + of_e; ++step, begin(step + 1)) {
    if (step < 0) continue;
    wait_for_copies<1>();
    __syncthreads();
    const int slot = step % 2;
    if (step < of_d) {
      multiply_rows<kRows>(s, room.queries(slot), of_queries, room.keys(slot), keys, pitch, min(d - step * panel, panel));
      if (step + 1 == of_d) keep<kRows>(room.matrix(), room.matrix_pitch, s, of_queries, keys);
    } else {
      const int from = (step - of_d) * panel;
      each_chunk(min(e - from, panel), [&](int first) {
        Outputs<kRows> sums;
        multiply<false, kRows>(sums, room.matrix(), room.matrix_pitch, of_queries, room.keys(slot), pitch, keys, first);
#pragma unroll 1
        for (int n = p.product.at != nullptr ? 0 : 1; n < 2; ++n) {
          if (n == 1 && g.at != nullptr) {
            each_four<kRows>([&](int i, int m, int column) {
              const float4 gate = g.four(of_queries.row(i), from + first + column, e);
              float* const to = &sums[i][4 * m];
              to[0] *= gate.x;
              to[1] *= gate.y;
              to[2] *= gate.z;
              to[3] *= gate.w;
            });
          }
          Rows(n == 0 ? p.product : p.o, batch, head).store<kRows>(sums, p.scale, of_queries, from + first, e);
        }
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
    each_chunk<kRows>(height, [&](int feature) {
      const Rows kv(to + (row + feature) * e, e);
      const Height<kRows> features(min(height - feature, kRows));
      each_chunk(width, [&](int first) {
        Outputs<kRows> sums;
        multiply<true, kRows>(sums, room.keys(0) + feature, pitch, features, room.keys(1), pitch, keys, first);
        kv.store<kRows>(sums, 1.0f, features, column + first, e);
      });
    });
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
  const Height<kRows> of_queries(queries), of_keys(keys);
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
  Products<kRows> s;  // likewise
  clear(s);
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
      each_chunk(columns, [&](int first) {
        Outputs<kRows> sums;
        if (by_queries.at != nullptr)
          multiply<false, kRows>(sums, matrix, room.matrix_pitch, of_queries, others, pitch, keys, first);
        if (part == 1) {
          // u in the place of do.
          each_four<kRows>([&](int i, int n, int of_chunk) {
            const int row = of_queries.unbounded(i);
            const int column = first + of_chunk;
            if (row >= queries || column >= columns) return;
            float4 gate = {1.0f, 1.0f, 1.0f, 1.0f};
            if (g.at != nullptr) gate = g.four(row, from + column, e);
            float4* const at = reinterpret_cast<float4*>(rows + row * pitch + column);
            const float4 outer = *at;
            float* const to = &sums[i][4 * n];
            to[0] *= outer.x;
            to[1] *= outer.y;
            to[2] *= outer.z;
            to[3] *= outer.w;
            *at = {outer.x * gate.x * p.scale, outer.y * gate.y * p.scale, outer.z * gate.z * p.scale, outer.w * gate.w * p.scale};
          });
        }
        if (by_queries.at != nullptr)
          by_queries.store<kRows>(sums, part == 1 ? p.scale : 1.0f, of_queries, from + first, all_columns);
      });
      if (part == 1) __syncthreads();
      each_chunk(columns, [&](int first) {
        Outputs<kRows> sums;
        multiply<true, kRows>(sums, matrix, room.matrix_pitch, of_keys, rows, pitch, queries, first);
        by_keys.store<kRows>(sums, 1.0f, of_keys, from + first, all_columns);
      });
    }
    if (part < 2) {
      multiply_rows<kRows>(s, rows, of_queries, others, keys, pitch, columns);
      if (from + columns == all_columns) {
        if (part == 1) __syncthreads();
        keep<kRows>(matrix, room.matrix_pitch, s, of_queries, keys);
        clear(s);
      }
    }
    __syncthreads();
  }
}

}  // namespace gimbal::flao::short_heads::in_f32
