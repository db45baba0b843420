// Heads of few columns, each all of a block's, in one launch: rows go from global memory to registers and back, as operands of tensor
// cores, and shared memory has D × E matrices alone. A warp has tiles of sixteen rows, and sums of its own, which the block joins.
//
//   kv = kᵀ v                o = g ⊙ (q·kv)·scale
//   u = do ⊙ g               dg = do ⊙ (q·kv)·scale      dq = u·kvᵀ·scale
//   dkv = qᵀ u·scale         dk = v·dkvᵀ                 dv = k·dkv
//
// kv and dkv are two halves each, u is rounded once, in f16 times a power of two of the warp's. Any D and E up to the width, any strides.
#pragma once

#include "product.cuh"
#include "reference.cuh"
#include "short.cuh"

namespace gimbal::flao::narrow_heads {

using mma::Fragment;
using short_heads::Backward;
using short_heads::Forward;
using short_heads::lane;
using short_heads::warp;

// Of a block. Mirrored in src/flao/mod.rs.
constexpr int most_warps(int width) { return width == 16 ? 16 : 12; }

__device__ __forceinline__ int warps() { return blockDim.x / 32; }

// A lane has of each sixteen columns four neighbours, 4t to 4t + 3 where t = lane % 4, of rows lane / 4 and eight below: tensor cores
// number them 2t, 2t + 1, 2t + 8 and 2t + 9. The column that has a number:
__device__ __forceinline__ int column_of(int number) { return number / 16 * 16 + number % 8 / 2 * 4 + number % 16 / 8 * 2 + number % 2; }

// Sixteen rows, as a left operand for each sixteen columns.
template <int kWidth>
struct Rows {
  Fragment at[kWidth / 16];
};

__device__ __forceinline__ unsigned transposed(unsigned matrix) {
  unsigned to;
  asm("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(to) : "r"(matrix));
  return to;
}

// Where a lane's first row and column of a head are.
template <class T>
struct Place {
  T* at;  // null where there is no such operand
  i64 stride;
  int columns;  // from the lane's first on
  int together;  // elements of an access, to which all rows and columns are aligned: 4, 2 or 1

  __device__ __forceinline__ Place(const Operand& of, i64 batch, i64 head, int all_columns)
      : stride(of.row_stride), columns(all_columns - 4 * (lane() % 4)) {
    at = static_cast<T*>(of.at);
    if (at != nullptr) at += batch * of.batch_stride + head * of.head_stride + lane() / 4 * stride + 4 * (lane() % 4);
    const i64 bits = reinterpret_cast<i64>(of.at) / 2 | of.batch_stride | of.head_stride | of.row_stride | all_columns;
    together = bits % 4 == 0 || at == nullptr ? 4 : bits % 2 == 0 ? 2 : 1;
  }

  template <int kTogether, int kWidth>
  __device__ __forceinline__ void load(Rows<kWidth>& to, int row, int rows) const {
    const unsigned empty = at == nullptr ? narrow_pair<T>(1.0f, 1.0f) : 0;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const T* const from = at + (row + 8 * half) * stride;
      const int here = at != nullptr && row + 8 * half + lane() / 4 < rows ? columns : 0;
#pragma unroll
      for (int block = 0; block < kWidth / 16; ++block) {
        unsigned two[2] = {empty, empty};
        if constexpr (kTogether == 4) {
          if (here > 16 * block) {
            const uint2 four = __ldg(reinterpret_cast<const uint2*>(from + 16 * block));
            two[0] = four.x, two[1] = four.y;
          }
        } else if constexpr (kTogether == 2) {
#pragma unroll
          for (int i = 0; i < 2; ++i)
            if (here > 16 * block + 2 * i) two[i] = __ldg(reinterpret_cast<const unsigned*>(from + 16 * block + 2 * i));
        } else if (at != nullptr) {
          unsigned each[4];
#pragma unroll
          for (int i = 0; i < 4; ++i)
            each[i] = here > 16 * block + i ? __ldg(reinterpret_cast<const unsigned short*>(from + 16 * block + i)) : 0;
          two[0] = each[0] | each[1] << 16, two[1] = each[2] | each[3] << 16;
        }
        to.at[block].at[half] = two[0];
        to.at[block].at[2 + half] = two[1];
      }
    }
  }

  // Sixteen rows; value(product, i) is what becomes of value i of a product of eight columns.
  template <int kWidth, class Value>
  __device__ __forceinline__ void store(int row, int rows, Value value) const {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int here = row + 8 * half + lane() / 4 < rows ? columns : 0;
      T* const to = at + (row + 8 * half) * stride;
#pragma unroll
      for (int block = 0; block < kWidth / 16; ++block) {
        float four[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) four[i] = value(2 * block + i / 2, 2 * half + i % 2);
        const Vec<T, 4> rounded = narrow<T, 4>(four);
        if (together == 4) {
          if (here > 16 * block) gimbal::store(to + 16 * block, rounded);
          continue;
        }
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          const int column = 16 * block + i;
          if (here <= column) continue;
          if (together == 1) {
            to[column] = rounded.at[i];
          } else if (i % 2 == 0) {
            *reinterpret_cast<unsigned*>(to + column) = reinterpret_cast<const unsigned*>(&rounded)[i / 2];
          }
        }
      }
    }
  }
};

// Every so many tiles of sixteen rows of a head, which are a warp's: the first ones are under way from the start.
template <int kWidth, class T, int kOperands>
class Tiles {
 public:
  __device__ __forceinline__ Tiles(const Place<T> (&operands)[kOperands], int rows) : operands_(operands), rows_(rows) {
#pragma unroll
    for (int i = 0; i < kOperands; ++i) together_ = min(together_, operands[i].together);
#pragma unroll
    for (int i = 0; i < kAhead; ++i) load(tiles_[i], 16 * warp() + i * step());
  }

  // use(row, rows of the operands)
  template <class Use>
  __device__ __forceinline__ void for_each(Use use) {
#pragma unroll 1
    for (int first = 16 * warp(); first < rows_; first += kAhead * step()) {
#pragma unroll
      for (int i = 0; i < kAhead; ++i) {
        const int row = first + i * step();
        if (row >= rows_) break;
        const Tile tile = tiles_[i];
        load(tiles_[i], row + kAhead * step());
        use(row, tile.of);
      }
    }
  }

 private:
  struct Tile {
    Rows<kWidth> of[kOperands];
  };
  // Tiles under way while a warp works on one.
  static constexpr int kAhead = kOperands == 2 ? 2 : 1;

  static __device__ __forceinline__ int step() { return 16 * warps(); }

  template <int kTogether>
  __device__ __forceinline__ void load_by(Tile& to, int row) const {
#pragma unroll
    for (int i = 0; i < kOperands; ++i) operands_[i].template load<kTogether>(to.of[i], row, rows_);
  }

  // A branch for all of them, so that loads do not wait for each other.
  __device__ __forceinline__ void load(Tile& to, int row) const {
    if (together_ == 4) {
      load_by<4>(to, row);
    } else if (together_ == 2) {
      load_by<2>(to, row);
    } else {
      load_by<1>(to, row);
    }
  }

  const Place<T> (&operands_)[kOperands];
  int rows_;
  int together_ = 4;
  Tile tiles_[kAhead];
};

// What a warp has of a sum over rows of aᵀ b.
template <class T, int kWidth>
struct Sum {
  float at[kWidth / 16][kWidth / 8][4] = {};

  __device__ __forceinline__ void add(const Rows<kWidth>& a, const Rows<kWidth>& b) {
    Fragment right[kWidth / 16];
#pragma unroll
    for (int block = 0; block < kWidth / 16; ++block)
#pragma unroll
      for (int i = 0; i < 4; ++i) right[block].at[i] = transposed(b.at[block].at[i]);
#pragma unroll
    for (int block = 0; block < kWidth / 16; ++block) {
      unsigned left[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) left[i] = transposed(a.at[block].at[i % 2 * 2 + i / 2]);
#pragma unroll
      for (int tile = 0; tile < kWidth / 8; ++tile) {
        const unsigned* const of = &right[tile / 2].at[tile % 2 * 2];
        multiply_add<T>(at[block][tile], left, of[0], of[1]);
      }
    }
  }

  __device__ __forceinline__ void multiply(float by) {
#pragma unroll
    for (int i = 0; i < kWidth * kWidth / 32; ++i) (&at[0][0][0])[i] *= by;
  }
};

// The matrix of a block, behind it what its warps have of it, and then operands.
__device__ __forceinline__ float* shared_matrix() {
  extern __shared__ __align__(16) float matrices[];
  return matrices;
}

// The block's matrix as the right operand of sixteen rows: itself, or its transpose. It is two halves, in shared memory where they would take
// the registers of rows to come; then all of the block wait before they multiply.
template <class T, int kWidth, bool kInShared>
class Held {
 public:
  // As operand `number` of those in shared memory.
  __device__ __forceinline__ void load(int number, bool is_transposed, float up) {
    if constexpr (kInShared) {
      constexpr int kBytes = kWidth * kWidth * 4;
      at_shared_ = shared_address(shared_matrix()) + (1 + warps() + number) * kBytes + 16 * lane();
      for (int block = warp(); block < kBlocks; block += warps()) {
        unsigned halves[2][4];
        split(halves, block / (kWidth / 16), block % (kWidth / 16), is_transposed, up);
#pragma unroll
        for (int half = 0; half < 2; ++half) {
          const unsigned* const of = halves[half];
          short_heads::store_eight(at_shared_ + (half * kBlocks + block) * 512, {of[0], of[1], of[2], of[3]});
        }
      }
    } else {
#pragma unroll
      for (int block = 0; block < kBlocks; ++block) {
        unsigned halves[2][4];
        split(halves, block / (kWidth / 16), block % (kWidth / 16), is_transposed, up);
#pragma unroll
        for (int i = 0; i < 8; ++i) at_[i / 4][block][i % 4] = halves[i / 4][i % 4];
      }
    }
  }

  __device__ __forceinline__ void multiply(const Rows<kWidth>& rows, float (&out)[kWidth / 8][4]) const {
    short_heads::clear(out);
    // What is smaller first.
#pragma unroll
    for (int half = 2; half-- > 0;)
#pragma unroll
      for (int block = 0; block < kBlocks; ++block) {
        unsigned of[4];
        if constexpr (kInShared) {
          const uint4 four = short_heads::load_eight(at_shared_ + (half * kBlocks + block) * 512);
          of[0] = four.x, of[1] = four.y, of[2] = four.z, of[3] = four.w;
        } else {
#pragma unroll
          for (int i = 0; i < 4; ++i) of[i] = at_[half][block][i];
        }
        const unsigned(&left)[4] = rows.at[block / (kWidth / 16)].at;
        float(*const pair)[4] = &out[2 * (block % (kWidth / 16))];
        multiply_add<T>(pair[0], left, of[0], of[1]);
        multiply_add<T>(pair[1], left, of[2], of[3]);
      }
  }

 private:
  // Of sixteen rows and columns.
  static constexpr int kBlocks = kWidth / 16 * (kWidth / 16);

  static __device__ __forceinline__ void split(unsigned (&halves)[2][4], int rows, int columns, bool is_transposed, float up) {
    const float* const from = shared_matrix();
    const int row_step = is_transposed ? 1 : kWidth, column_step = is_transposed ? kWidth : 1;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int row = column_of(16 * rows + i % 2 * 8 + lane() % 4 * 2), column = column_of(16 * columns + i / 2 * 8 + lane() / 4);
      const float* const two = from + row * row_step + column * column_step;
      const float x = two[0] * up, y = two[row_step] * up;
      halves[0][i] = mma::truncate_pair<T>(x, y);
      const float2 near = widen_pair<T>(halves[0][i]);
      halves[1][i] = narrow_pair<T>(mma::lower_half<T>(x, near.x), mma::lower_half<T>(y, near.y));
    }
  }

  unsigned at_[2][kBlocks][4];
  unsigned at_shared_;
};

// What brings the largest finite value of the block's matrix to about 2¹⁴: 1 but in f16.
template <class T, int kWidth>
__device__ __forceinline__ float scale_up() {
  if constexpr (!std::is_same_v<T, f16>) return 1.0f;
  float largest = 0.0f;
#pragma unroll
  for (int i = lane(); i < kWidth * kWidth; i += 32) largest = fmaxf(largest, finite_magnitude(shared_matrix()[i]));
  const int exponent = max(__float_as_int(largest_of_lanes(largest)) >> 23, 15);
  return __int_as_float((268 - exponent) << 23);
}

// Makes a D × E matrix the block's: what there is at `from`, else the sums of all warps times a factor of each, in their order. Also
// writes it, where `to` is not null.
template <class T, int kWidth>
__device__ __forceinline__ void join(const float* from, const Sum<T, kWidth>& sum, float factor, float* to, int d, int e) {
  constexpr int kValues = kWidth * kWidth;
  float* const matrix = shared_matrix();
  if (from == nullptr) {
    float* const own = matrix + (1 + warp()) * kValues;
#pragma unroll
    for (int block = 0; block < kWidth / 16; ++block)
#pragma unroll
      for (int tile = 0; tile < kWidth / 8; ++tile)
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          const int row = column_of(16 * block + i / 2 * 8 + lane() / 4), column = column_of(8 * tile + lane() % 4 * 2 + i % 2);
          own[row * kWidth + column] = sum.at[block][tile][i] * factor;
        }
  }
  // Also behind what was read of the last matrix.
  __syncthreads();
  for (int i = threadIdx.x; i < kValues; i += blockDim.x) {
    const int row = i / kWidth, column = i % kWidth;
    const bool is_there = row < d && column < e;
    float value = 0.0f;
    if (from != nullptr) {
      if (is_there) value = from[row * e + column];
    } else {
      for (int of = 0; of < warps(); ++of) value += matrix[(1 + of) * kValues + i];
    }
    // Elsewhere there may be NaN.
    matrix[i] = is_there ? value : 0.0f;
    if (to != nullptr && is_there) to[row * e + column] = value;
  }
  __syncthreads();
}

template <class T, int kWidth>
__device__ __forceinline__ void forward(const Forward& p) {
  const i64 batch = blockIdx.x / p.queries.heads;
  const i64 head = blockIdx.x - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const Place<T> of_keys[]{{p.k, batch, head, d}, {p.v, batch, head, e}};
  const Place<T> of_queries[]{{p.q, batch, head, d}, {p.g, batch, head, e}};
  Sum<T, kWidth> sum;
  Tiles<kWidth, T, 2>(of_keys, keys).for_each([&](int, const Rows<kWidth>(&of)[2]) { sum.add(of[0], of[1]); });
  Tiles<kWidth, T, 2> tiles(of_queries, queries);
  join(nullptr, sum, 1.0f, p.kv == nullptr ? nullptr : p.kv + blockIdx.x * static_cast<i64>(d * e), d, e);
  const float up = scale_up<T, kWidth>();
  const float factor = p.scale / up;
  Held<T, kWidth, false> kv;
  kv.load(0, false, up);
  const Place<T> o(p.o, batch, head, e), product(p.product, batch, head, e);
  tiles.for_each([&](int row, const Rows<kWidth>(&of)[2]) {
    float out[kWidth / 8][4];
    kv.multiply(of[0], out);
    const auto value = [&](int tile, int i) { return out[tile][i] * factor; };
    if (product.at != nullptr) product.template store<kWidth>(row, queries, value);
    o.template store<kWidth>(row, queries, [&](int tile, int i) {
      const float2 gates = widen_pair<T>(of[1].at[tile / 2].at[tile % 2 * 2 + i / 2]);
      return value(tile, i) * (i % 2 ? gates.y : gates.x);
    });
  });
}

template <class T, int kWidth>
__device__ __forceinline__ void backward(const Backward& p) {
  const i64 batch = blockIdx.x / p.queries.heads;
  const i64 head = blockIdx.x - batch * p.queries.heads;
  const int d = p.queries.d, e = p.queries.e;
  const int queries = static_cast<int>(p.queries.rows), keys = static_cast<int>(p.keys.rows);
  const Place<T> of_keys[]{{p.k, batch, head, d}, {p.v, batch, head, e}};
  const Place<T> of_queries[]{{p.q, batch, head, d}, {p.g, batch, head, e}, {p.d_o, batch, head, e}};
  Sum<T, kWidth> sum;
  const float* const kept = p.kv == nullptr ? nullptr : p.kv + blockIdx.x * static_cast<i64>(d * e);
  if (kept == nullptr)
    Tiles<kWidth, T, 2>(of_keys, keys).for_each([&](int, const Rows<kWidth>(&of)[2]) { sum.add(of[0], of[1]); });
  Tiles<kWidth, T, 3> query_tiles(of_queries, queries);
  join(kept, sum, 1.0f, nullptr, d, e);
  sum = {};
  Held<T, kWidth, kWidth == 32> matrix, transpose;
  float up;
  const auto load = [&] {
    up = scale_up<T, kWidth>();
    matrix.load(0, false, up);
    transpose.load(1, true, up);
    if constexpr (kWidth == 32) __syncthreads();
  };
  load();
  Reference<T> reference;
  {
    const float factor = p.scale / up;
    const Place<T> dq(p.dq, batch, head, d), dg(p.dg, batch, head, e);
    query_tiles.for_each([&](int row, const Rows<kWidth>(&of)[3]) {
      const Rows<kWidth>&q = of[0], &g = of[1], &d_o = of[2];
      if constexpr (Reference<T>::kFollows) {
        const auto largest = [&](auto magnitude) {
          float largest = 0.0f;
#pragma unroll
          for (int i = 0; i < kWidth / 4; ++i) {
            const float2 gates = widen_pair<T>(g.at[i / 4].at[i % 4]), gradients = widen_pair<T>(d_o.at[i / 4].at[i % 4]);
            largest = fmaxf(largest, fmaxf(magnitude(gates.x * gradients.x), magnitude(gates.y * gradients.y)));
          }
          return largest;
        };
        if (__any_sync(0xffffffffu, reference.is_exceeded_by(largest([](float u) { return fabsf(u); })))) {
          const float step = reference.follow(largest_of_lanes(largest(finite_magnitude)));
          sum.multiply(step);
        }
      }
      Rows<kWidth> u;
#pragma unroll
      for (int block = 0; block < kWidth / 16; ++block) u.at[block] = mma::hadamard<T>(g.at[block], d_o.at[block], reference.up);
      sum.add(q, u);
      float out[kWidth / 8][4];
      transpose.multiply(u, out);
      const float down = factor * reference.down();
      dq.template store<kWidth>(row, queries, [&](int tile, int i) { return out[tile][i] * down; });
      if (dg.at == nullptr) return;
      matrix.multiply(q, out);
      dg.template store<kWidth>(row, queries, [&](int tile, int i) {
        const float2 gradients = widen_pair<T>(d_o.at[tile / 2].at[tile % 2 * 2 + i / 2]);
        return out[tile][i] * factor * (i % 2 ? gradients.y : gradients.x);
      });
    });
  }
  Tiles<kWidth, T, 2> key_tiles(of_keys, keys);
  join(nullptr, sum, p.scale * reference.down(), nullptr, d, e);
  load();
  const float factor = 1.0f / up;
  const Place<T> dk(p.dk, batch, head, d), dv(p.dv, batch, head, e);
  key_tiles.for_each([&](int row, const Rows<kWidth>(&of)[2]) {
    float out[kWidth / 8][4];
    transpose.multiply(of[1], out);
    const auto value = [&](int tile, int i) { return out[tile][i] * factor; };
    dk.template store<kWidth>(row, keys, value);
    matrix.multiply(of[0], out);
    dv.template store<kWidth>(row, keys, value);
  });
}

}  // namespace gimbal::flao::narrow_heads
