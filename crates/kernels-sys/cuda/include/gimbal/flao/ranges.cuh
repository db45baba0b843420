// Which rows a block works on. The rows of every head are cut into tiles, and the tiles of all heads, head after head,
// are one stream that the blocks of the grid share out in contiguous ranges of equal length, to within one tile. So any
// grid from one block to one block a tile is balanced, and at most two heads of a range are not whole.
#pragma once

#include "params.cuh"

namespace gimbal::flao {

__host__ __device__ __forceinline__ i64 tiles_of(i64 rows, int tile_rows) { return (rows + tile_rows - 1) / tile_rows; }

// The first tile of a block's range; with block = blocks, the end of the last range.
__host__ __device__ __forceinline__ i64 first_tile(i64 block, i64 blocks, i64 total_tiles) {
  return block * total_tiles / blocks;
}

// How many of `left` rows fit into `most`.
__device__ __forceinline__ int min_rows(i64 left, int most) { return left < most ? static_cast<int>(left) : most; }

// The block whose range has a tile.
__host__ __device__ __forceinline__ i64 block_of(i64 tile, i64 blocks, i64 total_tiles) {
  return ((tile + 1) * blocks - 1) / total_tiles;
}

// The partial sum of a block, of the one head that may have begun before its range: never the first block's.
__host__ __device__ __forceinline__ i64 partial_of(i64 block) { return block - 1; }

// Where a block leaves the sum of a head: in its place among the sums if the head begins in the block's range.
__device__ __forceinline__ float* sum_of(unsigned block, i64 head, bool begins, float* sums, float* partials, int width) {
  const i64 place = begins ? head : partial_of(block);
  return (begins ? sums : partials) + place * width;
}

// A block where `parts` blocks, beside each other in the grid, work on the same rows: which part it has, and whose rows.
struct Block {
  unsigned part = 0;
  unsigned index = blockIdx.x;
  unsigned count = gridDim.x;

  __device__ __forceinline__ Block() {}

  __device__ __forceinline__ explicit Block(unsigned parts)
      : part(blockIdx.x % parts), index(blockIdx.x / parts), count(gridDim.x / parts) {}
};

// The range of a block: tiles [begin, end) of the stream.
struct Range {
  i64 tiles;  // per head
  i64 begin;
  i64 end;

  __device__ __forceinline__ Range(const Sizes& sizes, int tile_rows, const Block& block = {})
      : Range(sizes, tile_rows, block.index, block.count) {}

  __device__ __forceinline__ Range(const Sizes& sizes, int tile_rows, i64 block, i64 blocks)
      : tiles(tiles_of(sizes.rows, tile_rows)) {
    const i64 total = sizes.batch * sizes.heads * tiles;
    begin = first_tile(block, blocks, total);
    end = first_tile(block + 1, blocks, total);
  }
};

// A value that the compiler knows nothing of. What is computed from it once a head is not kept in registers, by the
// dozen, while the rows go by.
__device__ __forceinline__ int opaque(int value) {
  asm volatile("" : "+r"(value));
  return value;
}
template <class T>
__device__ __forceinline__ T* opaque(T* at) {
  asm volatile("" : "+l"(at));
  return at;
}

// The rows of one head that a block has: those of its first head, and then of the next ones. It moves by addition, as a
// division of 64-bit numbers needs many registers where the sums of a head have taken most.
struct HeadRows {
  i64 batch;
  i64 head_in_batch;
  i64 first;  // row
  i64 count;  // of rows; from 0 down past the last head

  __device__ __forceinline__ HeadRows(const Range& range, const Sizes& sizes, int tile_rows) {
    const i64 head = range.begin / range.tiles;
    batch = head / sizes.heads;
    head_in_batch = head - batch * sizes.heads;
    first = (range.begin - head * range.tiles) * tile_rows;
    count = min(sizes.rows - first, (range.end - range.begin) * tile_rows);
  }

  __device__ __forceinline__ void next(const Range& range, const Sizes& sizes, int tile_rows) {
    if (++head_in_batch == sizes.heads) {
      head_in_batch = 0;
      ++batch;
    }
    first = 0;
    count = min(sizes.rows, (range.end - head(sizes) * tiles_of(sizes.rows, tile_rows)) * tile_rows);
  }

  __device__ __forceinline__ i64 head(const Sizes& sizes) const { return batch * sizes.heads + head_in_batch; }

  __device__ __forceinline__ float* sum_of(const Sizes& sizes, float* sums, float* partials, const Block& block = {}) const {
    return flao::sum_of(block.index, head(sizes), first == 0, sums, partials, sizes.d * sizes.e);
  }

  // The rows that are left where the block's sum of this head is written: where fewer are left it is added to what is there,
  // and from the start where a call `adds` to what the caller has there.
  __device__ __forceinline__ i64 fresh(bool adds) const { return adds && first == 0 ? count + 1 : count; }

  // The first of the rows.
  template <class T>
  __device__ __forceinline__ T* in(const Operand& operand) const {
    return static_cast<T*>(operand.at) + batch * operand.batch_stride + head_in_batch * operand.head_stride +
           first * operand.row_stride;
  }
};

}  // namespace gimbal::flao
