// f32 by halves of any D and E up to 256, of rows that begin at any element: a warpgroup copies them to buffers (cp.async), by 16
// bytes where they allow it. A block makes 128 columns at most, or so many of the rows and columns of a sum, and blocks beside
// each other in the grid have the same rows, of which all but the first find them in L2.
#pragma once

#include "../wide/elements.cuh"
#include "split.cuh"
#include "sum.cuh"

namespace gimbal::flao::wgmma::halves {

// Threads that load need more registers than one that has the copy engine do it: (2 x 232 + 40) x 128 fit the 168 a thread too.
constexpr int kTakenRegisters = 232;
constexpr int kLoaderRegisters = 40;

// All buffers of a block, and those that the matrix of up to 128 x 128 takes.
constexpr int kBuffers = 7;
constexpr int kMatrixBuffers = kMatrixBytes / kTileBytes;

// Of so many columns.
__device__ __forceinline__ int spans_of(int columns) { return (columns + kColumns - 1) / kColumns; }

// The ring of the buffers behind those that matrices take.
struct BuffersBehind {
  static constexpr int kThreadsOfRelease = 32;

  char* first;
  int count;
  Barrier* fulls;
  float* scratch;

  __device__ __forceinline__ int slots() const { return count; }
  __device__ __forceinline__ char* slot(int index, int = 0) const { return first + index * kTileBytes; }
  __device__ __forceinline__ Barrier& full(int index, int = 0) const { return fulls[index]; }
  __device__ __forceinline__ Barrier& empty(int index, int = 0) const { return fulls[kBuffers + index]; }
};

// Shared memory of a block: buffers, and the barriers of two rings, one of which follows the other.
struct Room {
  char* all;
  Barrier* barriers;

  __device__ __forceinline__ Room() {
    extern __shared__ char dynamic[];
    all = dynamic + hopper::bytes_to_panels(dynamic);
    barriers = reinterpret_cast<Barrier*>(all + kBuffers * kTileBytes);
    if (threadIdx.x == 0) {
      for (int i = 0; i < 4 * kBuffers; ++i)
        barriers[i].init(i / kBuffers % 2 == 0 ? kWarpgroupThreads : TwoWarpgroups::kThreads / 32);
    }
    __syncthreads();
  }

  __device__ __forceinline__ BuffersBehind ring(int index, int taken) const {
    return {all + taken * kTileBytes, kBuffers - taken, barriers + index * 2 * kBuffers,
            reinterpret_cast<float*>(barriers + 4 * kBuffers)};
  }
};

// Whether rows can be moved 16 bytes at a time.
__device__ __forceinline__ bool is_aligned(const Operand& of) {
  const i64 strides = of.batch_stride | of.head_stride | of.row_stride;
  return (reinterpret_cast<uintptr_t>(of.at) % 16 | strides % 4) == 0;
}

// Copies the blocks of columns from `first` on that there are of a tile, two at most; what they lack becomes zero. By all that load.
__device__ __forceinline__ void copy_tile(uint32_t to, const Operand& from, const Walk& walk, i64 all_rows, int columns,
                                          int first) {
  constexpr int kStep = kWarpgroupThreads / 32;
  const int warp = threadIdx.x / 32 % kStep;
  const int lane = threadIdx.x % 32;
  const i64 row = static_cast<i64>(walk.tile) * kTileRows + warp;
  const int rows = static_cast<int>(min(all_rows - row, static_cast<i64>(kTileRows)));
  const float* at = static_cast<const float*>(from.at) + walk.batch * from.batch_stride + walk.head * from.head_stride +
                    row * from.row_stride + first;
  const int left = columns - first;
  const int all_columns = 64 * blocks_of(left);
  to += warp * hopper::kPanelRowBytes;
  if (is_aligned(from)) {
    if (lane * 4 >= all_columns) return;
    at += lane * 4;
    to += lane / 8 * kPanelBytes;
    const int bytes = max(min((left - lane * 4) * 4, 16), 0);
#pragma unroll 4
    for (int i = 0; i < kTileRows; i += kStep, at += kStep * from.row_stride)
      copy_16(to + i * hopper::kPanelRowBytes + ((lane % 8 ^ (warp + i) % 8) << 4), at, i < rows ? bytes : 0);
    return;
  }
  at += lane;
#pragma unroll 2
  for (int i = 0; i < kTileRows; i += kStep, at += kStep * from.row_stride) {
    const uint32_t to_row = to + i * hopper::kPanelRowBytes + ((lane / 4 ^ (warp + i) % 8) << 4) + lane % 4 * 4;
#pragma unroll
    for (int column = 0; column < kColumns; column += 32)
      if (column < all_columns) copy_4(to_row + column / 32 * kPanelBytes, at + column, i < rows && column + lane < left ? 4 : 0);
  }
}

// Copies 128 columns of a tile to the next buffer.
__device__ __forceinline__ void load_next(SlotCursor<BuffersBehind>& cursor, const Operand& from, const Walk& walk, i64 rows,
                                          int columns, int first) {
  Barrier& full = cursor.await_empty();
  copy_tile(hopper::shared_address(cursor.ring.slot(cursor.slot)), from, walk, rows, columns, first);
  wide::arrive_by_copies(full);
  cursor.advance(1);
}

// Copies 64 columns of a tile to those from `first` on that there are of the rows that exist; all of a warpgroup.
__device__ __forceinline__ void store_any(const Operand& to, const Walk& walk, int tile, i64 all_rows, int columns, int first,
                                          const char* from) {
  if (columns % 4 == 0 && is_aligned(to)) {
    store_columns<64>(to, walk, tile, all_rows, columns, first, from);
    return;
  }
  constexpr int kStep = kWarpgroupThreads / 32;
  const int warp = threadIdx.x / 32 % kStep;
  const int lane = threadIdx.x % 32;
  const i64 row = static_cast<i64>(walk.tile + tile) * kTileRows + warp;
  const int rows = static_cast<int>(min(all_rows - row, static_cast<i64>(kTileRows)));
  float* at = static_cast<float*>(to.at) + walk.batch * to.batch_stride + walk.head * to.head_stride + row * to.row_stride +
              first + lane;
#pragma unroll 4
  for (int i = 0; i < rows; i += kStep, at += kStep * to.row_stride) {
    const char* const place =
        from + (warp + i) * hopper::kPanelRowBytes + ((lane / 4 ^ (warp + i) % 8) << 4) + lane % 4 * 4;
#pragma unroll
    for (int column = 0; column < 64; column += 32)
      if (first + column + lane < columns) at[column] = *reinterpret_cast<const float*>(place + column / 32 * kPanelBytes);
  }
}

// Splits 128 x 128 of a head's matrix (d x e, dense) from a row and column on, as split_matrix does.
__device__ __forceinline__ Scale split_part_of_matrix(char* to, const float* matrix, int d, int e, int first_row,
                                                      int first_column, float* scratch) {
  const bool by_fours = (reinterpret_cast<uintptr_t>(matrix) / 4 | static_cast<unsigned>(e)) % 4 == 0;
  float part[kMatrixEights][8];
#pragma unroll
  for (int i = 0; i < kMatrixEights; ++i) {
    const int eight = i * TwoWarpgroups::kThreads + threadIdx.x;
    const int row = first_row + eight / (kColumns / 8);
    const int column = first_column + eight % (kColumns / 8) * 8;
    const float* const from = matrix + row * e + column;
    const int left = row < d ? e - column : 0;
    if (by_fours) {
#pragma unroll
      for (int half = 0; half < 8; half += 4)
        put(part[i], half, half < left ? *reinterpret_cast<const float4*>(from + half) : float4{});
    } else {
#pragma unroll
      for (int n = 0; n < 8; ++n) part[i][n] = n < left ? from[n] : 0.0f;
    }
  }
  return split_eights(part, to, scratch);
}

// to = gate * (rows times a matrix) * scale, of all rows of all heads. `times`, `gate` and `ungated` are null where there are none.
struct RowProduct {
  const Operand& rows;
  const Operand& times;  // what the rows are multiplied by, one by one
  const Operand& gate;
  const Operand& to;
  const Operand& ungated;
  const Sizes& sizes;
  int depth;    // columns of the rows
  int columns;  // of the product
  const float* matrices;
  float scale;

  __device__ __forceinline__ int parts() const { return spans_of(columns); }
  __device__ __forceinline__ int first() const { return static_cast<int>(blockIdx.x) % parts() * kColumns; }

  // By all that load.
  __device__ __forceinline__ void load(SlotCursor<BuffersBehind>& cursor) const {
    for (Walk walk = wide::walk_from_here(sizes, parts()); walk.left > 0; walk.advance(1)) {
#pragma unroll 1
      for (int column = 0; column < depth; column += kColumns) {
        load_next(cursor, rows, walk, sizes.rows, depth, column);
        if (times.at != nullptr) load_next(cursor, times, walk, sizes.rows, depth, column);
      }
      if (gate.at != nullptr) load_next(cursor, gate, walk, sizes.rows, columns, first());
    }
  }

  // By all that compute. The matrices are at `room`, 128 of their depth at a time.
  template <hopper::Major kMajor>
  __device__ __forceinline__ void multiply(SlotCursor<BuffersBehind>& cursor, char* room) const {
    constexpr bool kAcross = kMajor == hopper::Major::kAcross;
    const BuffersBehind& ring = cursor.ring;
    // A warpgroup has 64 of the columns.
    const int own = warpgroup_of_thread() * 64;
    const Pairs pairs = Pairs::of_thread();
    Walk walk = wide::walk_from_here(sizes, parts());
    while (walk.left > 0) {
      const int tiles = walk.tiles_here();
      const float* const matrix = matrices + walk.index() * sizes.d * sizes.e;
      Scale of_first;
      Scale of_second;
#pragma unroll 1
      for (int at = 0; at < depth; at += kColumns) {
        const Scale scale = split_part_of_matrix(room + at / kColumns * kMatrixBytes, matrix, sizes.d, sizes.e,
                                                 kAcross ? at : first(), kAcross ? first() : at, ring.scratch);
        if (at == 0) of_first = scale;
        of_second = scale;
      }
      for (int tile = 0; tile < tiles; ++tile) {
        float sum[32] = {};
        int slot;
#pragma unroll 1
        for (int at = 0; at < depth; at += kColumns) {
          const int blocks = blocks_of(depth - at);
          if (at > 0) SlotCursor<BuffersBehind>{ring, slot}.release();
          slot = cursor.slot;
          char* const left = cursor.take();
          cursor.advance(1);
          Part<TwoWarpgroups> part;
          part.load(left, blocks);
          if (times.at != nullptr) {
            part.multiply(cursor.take(), blocks);
            cursor.release();
            cursor.advance(1);
          }
          const Scale of_tile = split_part(part, left, ring.scratch, blocks);
          const Scale of_matrix = at == 0 ? of_first : of_second;
          const char* const right = room + at / kColumns * kMatrixBytes;
          float product[32];
          multiply_matrix<kMajor>(product, left, right, own, blocks);
          mend_matrix<kMajor>(product, left, right, own, of_tile.is_special || of_matrix.is_special, blocks);
          const float down = take_back(product, of_tile, of_matrix);
#pragma unroll
          for (int i = 0; i < 32; ++i) sum[i] = fmaf(product[i], down, sum[i]);
        }
        char* const left = ring.slot(slot) + own / 64 * kBlockBytes;
        const bool stores_sums = gate.at == nullptr || ungated.at != nullptr;
        if (!stores_sums) SlotCursor<BuffersBehind>{ring, slot}.release();
        if (gate.at != nullptr) {
          char* const gates = cursor.take() + own / 64 * kBlockBytes;
#pragma unroll
          for (int i = 0; i < 16; ++i) {
            float2& at = pairs.at(gates, i / 2, i % 2);
            at = {at.x * (sum[2 * i] * scale), at.y * (sum[2 * i + 1] * scale)};
          }
          synchronize_warpgroup();
          store_any(to, walk, tile, sizes.rows, columns, first() + own, gates);
          cursor.release();
          cursor.advance(1);
        }
        if (stores_sums) {
          // Both warpgroups have read the rows.
          TwoWarpgroups::synchronize();
          pairs.store(left, sum, scale);
          synchronize_warpgroup();
          if (gate.at == nullptr) store_any(to, walk, tile, sizes.rows, columns, first() + own, left);
          if (ungated.at != nullptr) store_any(ungated, walk, tile, sizes.rows, columns, first() + own, left);
          SlotCursor<BuffersBehind>{ring, slot}.release();
        }
      }
      walk.advance(tiles);
    }
  }
};

// sums = k^T v * scale, or k^T (v * gate) * scale, of every head.
struct RowSum {
  const Operand& k;
  const Operand& v;
  const Operand& gate;
  const Sizes& sizes;
  float* sums;
  float* partials;
  float scale;
  int adds;

  __device__ __forceinline__ int parts() const { return spans_of(sizes.d) * spans_of(sizes.e); }
  __device__ __forceinline__ int part() const { return static_cast<int>(blockIdx.x) % parts(); }
  __device__ __forceinline__ int first_row() const { return part() / spans_of(sizes.e) * kColumns; }
  __device__ __forceinline__ int first_column() const { return part() % spans_of(sizes.e) * kColumns; }

  __device__ __forceinline__ void load(SlotCursor<BuffersBehind>& cursor) const {
    for (Walk walk = wide::walk_from_here(sizes, parts()); walk.left > 0; walk.advance(1)) {
      load_next(cursor, k, walk, sizes.rows, sizes.d, first_row());
      load_next(cursor, v, walk, sizes.rows, sizes.e, first_column());
      if (gate.at != nullptr) load_next(cursor, gate, walk, sizes.rows, sizes.e, first_column());
    }
  }

  __device__ __forceinline__ void add(SlotCursor<BuffersBehind>& cursor) const {
    Walk walk = wide::walk_from_here(sizes, parts());
    while (walk.left > 0) {
      HeadSums of_head;
      of_head.clear();
      const int tiles = walk.tiles_here();
      sum_tiles(of_head, cursor, tiles, sizes.d - first_row(), sizes.e - first_column(), gate.at != nullptr);
      float* const to = walk.sum_of(sums, partials, sizes.d * sizes.e);
      of_head.write<false>(to, walk.is_added(adds), scale, first_row() / 64 + warpgroup_of_thread(), first_column() / 64,
                           sizes.d, sizes.e);
      walk.advance(tiles);
    }
  }
};

__device__ __forceinline__ void finish_copies() {
  commit_copies();
  wait_for_copies<0>();
}

__device__ __forceinline__ void sum_elements(const Sum& params) {
  const Room room;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const Operand none{};
  const RowSum kv{params.k, params.v, none, params.sizes, params.kv, params.partials, 1.0f, params.adds};
  const BuffersBehind ring = room.ring(0, 0);
  SlotCursor<BuffersBehind> cursor{ring, 0};
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kLoaderRegisters>();
    kv.load(cursor);
    finish_copies();
    return;
  }
  hopper::take_registers<kTakenRegisters>();
  kv.add(cursor);
}

__device__ __forceinline__ void apply_elements(const Apply& params) {
  const Room room;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto& sizes = params.sizes;
  const Operand none{};
  const RowProduct o{params.q,  none,    params.g,  params.o, params.product, sizes,
                     sizes.d, sizes.e, params.kv, params.scale};
  const BuffersBehind ring = room.ring(0, kMatrixBuffers * spans_of(sizes.d));
  SlotCursor<BuffersBehind> cursor{ring, 0};
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kLoaderRegisters>();
    o.load(cursor);
    finish_copies();
    return;
  }
  hopper::take_registers<kTakenRegisters>();
  o.multiply<hopper::Major::kAcross>(cursor, room.all);
}

// dk = v dkv^T, then dv = k dkv: each reads its rows once.
__device__ __forceinline__ void bwd_keys_elements(const BackwardKeys& params) {
  const Room room;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto& sizes = params.sizes;
  const Operand none{};
  const RowProduct dk{params.v, none, none, params.dk, none, sizes, sizes.e, sizes.d, params.dkv, 1.0f};
  const RowProduct dv{params.k, none, none, params.dv, none, sizes, sizes.d, sizes.e, params.dkv, 1.0f};
  const BuffersBehind ring = room.ring(0, kMatrixBuffers * spans_of(max(sizes.d, sizes.e)));
  SlotCursor<BuffersBehind> cursor{ring, 0};
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kLoaderRegisters>();
    dk.load(cursor);
    dv.load(cursor);
    finish_copies();
    return;
  }
  hopper::take_registers<kTakenRegisters>();
  dk.multiply<hopper::Major::kAlong>(cursor, room.all);
  dv.multiply<hopper::Major::kAcross>(cursor, room.all);
}

// dkv = q^T (do * g) * scale, dg = do * (q kv) * scale, then dq = (do * g) kv^T * scale: sums and a matrix have no room beside each
// other, so that q is read twice, g twice and do three times.
__device__ __forceinline__ void bwd_queries_elements(const BackwardQueries& params) {
  const Room room;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  const auto& sizes = params.sizes;
  const Operand none{};
  const RowSum dkv{params.q, params.d_o, params.g, sizes, params.dkv, params.partials, params.scale, params.adds};
  const RowProduct dg{params.q, none,    params.d_o, params.dg,   none, sizes,
                      sizes.d,  sizes.e, params.kv,  params.scale};
  const RowProduct dq{params.d_o, params.g, none,      params.dq,   none, sizes,
                      sizes.e,    sizes.d,  params.kv, params.scale};
  const BuffersBehind of_sums = room.ring(0, 0);
  const BuffersBehind of_products = room.ring(1, kMatrixBuffers * spans_of(max(sizes.d, sizes.e)));
  SlotCursor<BuffersBehind> cursor{of_sums, 0};
  SlotCursor<BuffersBehind> behind{of_products, 0};
  // What is loaded for the products, and their matrices, take the place of what the sums are made of.
  const auto change = [] { synchronize<kTwoWarpgroupsThreads>(0); };
  if (threadIdx.x >= TwoWarpgroups::kThreads) {
    hopper::give_registers<kLoaderRegisters>();
    dkv.load(cursor);
    change();
    if (params.dg.at != nullptr) dg.load(behind);
    dq.load(behind);
    finish_copies();
    return;
  }
  hopper::take_registers<kTakenRegisters>();
  dkv.add(cursor);
  change();
  if (params.dg.at != nullptr) dg.multiply<hopper::Major::kAcross>(behind, room.all);
  dq.multiply<hopper::Major::kAlong>(behind, room.all);
}

}  // namespace gimbal::flao::wgmma::halves
