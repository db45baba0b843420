// f32 by tensor cores: a number times a power of two is the sum of two f16, its halves, and a product of two numbers that of
// three products of halves; what both lower halves give is too small to count. The power of two brings the largest finite
// number of a tile, or of a head's matrix, to about 2^12, so that what is 2^-37 of it still counts.
//
// A tile of 64 rows and 128 columns comes as four panels of 32 columns. Of each two the first becomes a panel of 64 columns of
// higher halves, the second one of lower halves: every row stays where it was.
#pragma once

#include "../fragment.cuh"
#include "../matrix.cuh"

namespace gimbal::flao::wgmma::halves {

constexpr int kColumns = 128;
constexpr int kTileBytes = kTileRows * kColumns * sizeof(float);
constexpr int kBlockBytes = 2 * kPanelBytes;  // 64 columns of f32, or of both halves
// Of so many columns, 128 at most. Of a tile there are these alone: what is behind them in a buffer is anything.
__device__ __forceinline__ int blocks_of(int columns) { return columns > 64 ? 2 : 1; }

constexpr int kMatrixPanelBytes = kColumns * hopper::kPanelRowBytes;
constexpr int kMatrixHalfBytes = 2 * kMatrixPanelBytes;
constexpr int kMatrixBytes = 2 * kMatrixHalfBytes;

// Buffers of one tile each, all that a block has room for beside `kOther` bytes. Each of `kTakers` warpgroups takes and frees
// every one.
template <int kOther, int kBuffers, int kTakers, int kReleases>
using Buffers = SlotRing<kOther, kTileBytes, kBuffers, kTakers, kReleases, 1>;

// The largest magnitude of a thread's numbers but NaN and infinity, and whether there are any of these.
struct Largest {
  float finite = 0.0f;
  bool is_special;

  template <int kRows, int kCount>
  __device__ __forceinline__ explicit Largest(const float (&numbers)[kRows][kCount]) {
#pragma unroll
    for (int i = 0; i < kRows * kCount; ++i) finite = fmaxf(finite, finite_magnitude(numbers[i / kCount][i % kCount]));
    float zero = 0.0f;
#pragma unroll
    for (int i = 0; i < kRows * kCount; ++i) zero = fmaf(numbers[i / kCount][i % kCount], 0.0f, zero);
    is_special = zero != 0.0f;
  }
};

// A power of two, whose inverse is a normal number too.
struct Scale {
  float up;
  bool is_special;  // whether NaN or infinity is among what it is of

  __device__ __forceinline__ float down() const { return __int_as_float((254 << 23) - __float_as_int(up)); }
};

// What products of numbers of two scales are still to be multiplied by, to be taken back and times `scale`. Where f32 has no such number
// they are multiplied here, by one after the other.
template <int kCount>
__device__ __forceinline__ float take_back(float (&products)[kCount], const Scale& left, const Scale& right, float scale = 1.0f) {
  const float all = scale * (left.down() * right.down());
  if (fabsf(all) >= 0x1p-126f && fabsf(all) <= 0x1p126f) return all;
#pragma unroll
  for (int i = 0; i < kCount; ++i) products[i] = products[i] * left.down() * scale * right.down();
  return 1.0f;
}

// The scales of kCount sets of numbers, of each of which a thread has some. All of the team.
template <class Team, int kCount>
__device__ __forceinline__ void find_scales(Scale (&scales)[kCount], const Largest (&largest)[kCount], float* scratch) {
  constexpr int kWarps = Team::kThreads / 32;
  bool is_special = false;
#pragma unroll
  for (int i = 0; i < kCount; ++i) {
    // As integers magnitudes have the same order.
    const unsigned of_warp = __reduce_max_sync(0xffffffffu, __float_as_uint(largest[i].finite));
    if (threadIdx.x % 32 == 0) scratch[i * kWarps + threadIdx.x / 32 % kWarps] = __uint_as_float(of_warp);
    is_special |= largest[i].is_special;
  }
  is_special = Team::any(is_special);
#pragma unroll
  for (int i = 0; i < kCount; ++i) {
    float all = 0.0f;
#pragma unroll
    for (int warp = 0; warp < kWarps; ++warp) all = fmaxf(all, scratch[i * kWarps + warp]);
    const int exponent = max((__float_as_int(all) >> 23) - 127, -100);
    scales[i] = {__int_as_float((12 - exponent + 127) << 23), is_special};
  }
}

// The higher halves of two neighbours, and the lower ones.
__device__ __forceinline__ void split(float x, float y, float up, uint32_t& high, uint32_t& low) {
  high = narrow_pair<f16>(x * up, y * up);
  const float2 near = widen_pair<f16>(high);
  low = narrow_pair<f16>(fmaf(x, up, -near.x), fmaf(y, up, -near.y));
}

__device__ __forceinline__ void split(const float (&eight)[8], float up, void* high, void* low) {
  uint32_t of_high[4];
  uint32_t of_low[4];
#pragma unroll
  for (int i = 0; i < 4; ++i) split(eight[2 * i], eight[2 * i + 1], up, of_high[i], of_low[i]);
  *static_cast<uint4*>(high) = {of_high[0], of_high[1], of_high[2], of_high[3]};
  *static_cast<uint4*>(low) = {of_low[0], of_low[1], of_low[2], of_low[3]};
}

__device__ __forceinline__ void put(float (&to)[8], int at, const float4& four) {
  to[at] = four.x;
  to[at + 1] = four.y;
  to[at + 2] = four.z;
  to[at + 3] = four.w;
}

// What a thread of a team has of a tile while it is split: whole rows are a warp's.
template <class Team>
struct Part {
  static constexpr int kRowsOfWarp = kTileRows / (Team::kThreads / 32);
  static constexpr int kEights = kRowsOfWarp / 8 * 4;

  float of[kEights][8];

  // Eights follow each other by 32 columns, then by eight rows.
  __device__ __forceinline__ static int row(int eight) {
    return threadIdx.x % Team::kThreads / 32 * kRowsOfWarp + eight / 4 * 8 + threadIdx.x % 8;
  }
  __device__ __forceinline__ static int chunk() { return threadIdx.x % 32 / 8; }
  __device__ __forceinline__ static constexpr int block(int eight) { return eight % 4 / 2; }

  __device__ __forceinline__ void load(const char* tile, int blocks) {
#pragma unroll
    for (int i = 0; i < kEights; ++i) {
      if (block(i) >= blocks) {
#pragma unroll
        for (int n = 0; n < 8; ++n) of[i][n] = 0.0f;
        continue;
      }
      const char* const from = tile + i % 4 * kPanelBytes + row(i) * hopper::kPanelRowBytes;
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const int place = (2 * chunk() + half) ^ row(i) % 8;
        put(of[i], 4 * half, reinterpret_cast<const float4*>(from)[place]);
      }
    }
  }

  // Times the values of a tile of as many columns.
  __device__ __forceinline__ void multiply(const char* tile, int blocks) {
#pragma unroll
    for (int i = 0; i < kEights; ++i) {
      if (block(i) >= blocks) continue;
      const char* const from = tile + i % 4 * kPanelBytes + row(i) * hopper::kPanelRowBytes;
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const int place = (2 * chunk() + half) ^ row(i) % 8;
        const float4 by = reinterpret_cast<const float4*>(from)[place];
        of[i][4 * half] *= by.x;
        of[i][4 * half + 1] *= by.y;
        of[i][4 * half + 2] *= by.z;
        of[i][4 * half + 3] *= by.w;
      }
    }
  }

  __device__ __forceinline__ void store(char* tile, float up, int blocks) const {
#pragma unroll
    for (int i = 0; i < kEights; ++i) {
      if (block(i) >= blocks) continue;
      char* const to = tile + i % 4 / 2 * kBlockBytes + row(i) * hopper::kPanelRowBytes;
      const int place = (i % 2 * 4 + chunk()) ^ row(i) % 8;
      split(of[i], up, to + place * 16, to + kPanelBytes + place * 16);
    }
  }
};

// Splits what a tile becomes, after which products may be made of it.
template <class Team>
__device__ __forceinline__ Scale split_part(const Part<Team>& part, char* tile, float* scratch, int blocks) {
  Scale scale[1];
  find_scales<Team>(scale, {Largest(part.of)}, scratch);
  part.store(tile, scale[0].up, blocks);
  hopper::fence_async_shared();
  Team::synchronize();
  return scale[0];
}

// Splits a tile where it lies.
template <class Team>
__device__ __forceinline__ Scale split_tile(char* tile, float* scratch, int blocks) {
  Part<Team> part;
  part.load(tile, blocks);
  return split_part(part, tile, scratch, blocks);
}

constexpr int kMatrixEights = kColumns * kColumns / 8 / TwoWarpgroups::kThreads;  // of a thread

// Splits a matrix, of which each thread has every so many eights, into shared memory, first all higher halves. Before and after
// it all that compute meet.
__device__ __forceinline__ Scale split_eights(const float (&part)[kMatrixEights][8], char* to, float* scratch) {
  TwoWarpgroups::synchronize();
  Scale scale[1];
  find_scales<TwoWarpgroups>(scale, {Largest(part)}, scratch);
#pragma unroll
  for (int i = 0; i < kMatrixEights; ++i) {
    const int eight = i * TwoWarpgroups::kThreads + threadIdx.x;
    const int row = eight / (kColumns / 8);
    const int chunk = eight % (kColumns / 8);
    char* const at = to + chunk / 8 * kMatrixPanelBytes + row * hopper::kPanelRowBytes + (chunk % 8 ^ row % 8) * 16;
    split(part[i], scale[0].up, at, at + kMatrixHalfBytes);
  }
  hopper::fence_async_shared();
  TwoWarpgroups::synchronize();
  return scale[0];
}

// The matrix of a head (d x e, dense, e in fours).
__device__ __forceinline__ Scale split_matrix(char* to, const float* matrix, int d, int e, float* scratch) {
  float part[kMatrixEights][8];
#pragma unroll
  for (int i = 0; i < kMatrixEights; ++i) {
    const int eight = i * TwoWarpgroups::kThreads + threadIdx.x;
    const int row = eight / (kColumns / 8);
    const int column = eight % (kColumns / 8) * 8;
#pragma unroll
    for (int half = 0; half < 8; half += 4) {
      const bool inside = row < d && column + half < e;
      const auto from = reinterpret_cast<const float4*>(matrix + row * e + column + half);
      put(part[i], half, inside ? *from : float4{});
    }
  }
  return split_eights(part, to, scratch);
}

// The three products, the smaller ones first: of these sums lose less. The last is of both higher halves.
constexpr int kLast = 2;
__device__ __forceinline__ constexpr bool is_left_low(int product) { return product == 0; }
__device__ __forceinline__ constexpr bool is_right_low(int product) { return product == 1; }

// sum = so many blocks of a tile times columns of the matrix from `first` on, 64 or all 128: of its columns (kAcross), or of those of its
// transpose (kAlong).
template <hopper::Major kMajor, int kBlocks, int kFirstProduct = 0, int kCount>
__device__ __forceinline__ void multiply_blocks(float (&sum)[kCount], const char* tile, const char* matrix, int first) {
  constexpr bool kAcross = kMajor == hopper::Major::kAcross;
  matrix += kAcross ? first / 64 * kMatrixPanelBytes : first * hopper::kPanelRowBytes;
#pragma unroll
  for (int product = kFirstProduct; product <= kLast; ++product) {
    const uint64_t left = hopper::descriptor(tile + is_left_low(product) * kPanelBytes, kBlockBytes);
    const uint64_t right = hopper::descriptor(matrix + is_right_low(product) * kMatrixHalfBytes, kMatrixPanelBytes);
#pragma unroll
    for (int k = 0; k < 64 * kBlocks; k += 16) {
      const int at = kAcross ? k * hopper::kPanelRowBytes : k / 64 * kMatrixPanelBytes + k % 64 * 2;
      hopper::multiply<f16, hopper::Major::kAlong, kMajor>(sum,
                                                           hopper::advance(left, k / 64 * kBlockBytes + k % 64 * 2),
                                                           hopper::advance(right, at), product + k > kFirstProduct);
    }
  }
}

// All of it, or its start alone (not kWaits), with code for either number.
template <hopper::Major kMajor, bool kWaits = true, int kFirstProduct = 0, int kCount>
__device__ __forceinline__ void multiply_matrix(float (&sum)[kCount], const char* tile, const char* matrix, int first, int blocks) {
  const auto multiply = [&](auto count) {
    hopper::begin_products(sum);
    multiply_blocks<kMajor, decltype(count)::value, kFirstProduct>(sum, tile, matrix, first);
    hopper::commit_products();
    if constexpr (kWaits) hopper::wait_for_products<0>(sum);
  };
  if (blocks == 1) {
    multiply(std::integral_constant<int, 1>{});
  } else {
    multiply(std::integral_constant<int, 2>{});
  }
}

// sum = 64 columns of a tile, transposed, times all of a tile or 64 columns.
template <int kFirstProduct = 0, int kCount>
__device__ __forceinline__ void multiply_tiles(float (&sum)[kCount], const char* block, const char* right_tile) {
#pragma unroll
  for (int product = kFirstProduct; product <= kLast; ++product) {
    const uint64_t left = hopper::descriptor(block + is_left_low(product) * kPanelBytes, kBlockBytes);
    const uint64_t right = hopper::descriptor(right_tile + is_right_low(product) * kPanelBytes, kBlockBytes);
#pragma unroll
    for (int row = 0; row < kTileRows; row += 16) {
      hopper::multiply<f16, hopper::Major::kAcross, hopper::Major::kAcross>(
          sum, hopper::advance(left, row * hopper::kPanelRowBytes),
          hopper::advance(right, row * hopper::kPanelRowBytes), product + row > kFirstProduct);
    }
  }
}

// Infinity is not the sum of halves. Where there is any, `multiply(high, first)` makes 64 columns of the product of higher halves
// from `first` on: what of these is NaN or infinite, is so by the formula.
template <int kCount, class Multiply>
__device__ __forceinline__ void mend(float (&sum)[kCount], bool is_special, const Multiply& multiply) {
  if (!is_special) return;
#pragma unroll
  for (int first = 0; first < kCount; first += 32) {
    float high[32];
    multiply(high, 2 * first);
#pragma unroll
    for (int i = 0; i < 32; ++i)
      if (finite_magnitude(high[i]) != fabsf(high[i])) sum[first + i] = high[i];
  }
}

template <hopper::Major kMajor, int kCount>
__device__ __forceinline__ void mend_matrix(float (&sum)[kCount], const char* tile, const char* matrix, int first,
                                            bool is_special, int blocks) {
  mend(sum, is_special, [=](float(&high)[32], int from) {
    multiply_matrix<kMajor, true, kLast>(high, tile, matrix, first + from, blocks);
  });
}

__device__ __forceinline__ void mend_tiles(float (&sum)[64], const char* block, const char* right_tile, bool is_special) {
  mend(sum, is_special, [=](float(&high)[32], int from) {
    hopper::begin_products(high);
    multiply_tiles<kLast>(high, block, right_tile + from / 64 * kBlockBytes);
    hopper::finish_products(high);
  });
}

// The sums of a head over rows: of its 128 x 128 each warpgroup has 64 rows. What tensor cores add up, towards zero, is of one
// tile; tiles are added to each other here.
struct HeadSums : PanelSums<1, 2> {
  __device__ __forceinline__ void add(const float (&of_tile)[64], float scale) {
#pragma unroll
    for (int i = 0; i < 64; ++i) of[0][i] = fmaf(of_tile[i], scale, of[0][i]);
  }
};

// The pairs of f32 in a tile that a thread's sums belong to: pair i of the two of column 8 * j, in sum[4 * j + 2 * i].
struct Pairs {
  uint32_t offset;

  __device__ __forceinline__ static Pairs of_thread() {
    const int lane = threadIdx.x % 32;
    const int row = threadIdx.x % kWarpgroupThreads / 32 * 16 + lane / 4;
    return {static_cast<uint32_t>(row * hopper::kPanelRowBytes + ((lane % 4 / 2 ^ row % 8) << 4) + lane % 2 * 8)};
  }

  __device__ __forceinline__ float2& at(char* tile, int j, int i) const {
    return *reinterpret_cast<float2*>(tile + j / 4 * kPanelBytes + (offset ^ (j % 4 << 5)) +
                                      i * 8 * hopper::kPanelRowBytes);
  }

  // Writes sums times `scale`.
  template <int kCount>
  __device__ __forceinline__ void store(char* tile, const float (&sum)[kCount], float scale) const {
#pragma unroll
    for (int at_pair = 0; at_pair < kCount / 2; ++at_pair)
      at(tile, at_pair / 2, at_pair % 2) = {sum[2 * at_pair] * scale, sum[2 * at_pair + 1] * scale};
  }
};

// Copies kWidth columns of a tile from `first` on to the rows that exist of an operand of so many columns; all of a warpgroup.
template <int kWidth>
__device__ __forceinline__ void store_columns(const Operand& to, const Walk& walk, int tile, i64 rows, int columns,
                                              int first, const char* from) {
  constexpr int kChunks = kWidth / 4;
  constexpr int kRowsAtOnce = kWarpgroupThreads / kChunks;
  const int thread = threadIdx.x % kWarpgroupThreads;
  const int chunk = thread % kChunks;
  const int row_of_tile = thread / kChunks;
  const i64 row = static_cast<i64>(walk.tile + tile) * kTileRows + row_of_tile;
  const int left = static_cast<int>(min(rows - row, static_cast<i64>(kTileRows)));
  if (first + chunk * 4 >= columns) return;
  float* at = static_cast<float*>(to.at) + walk.batch * to.batch_stride + walk.head * to.head_stride +
              row * to.row_stride + first + chunk * 4;
  const char* panel = from + chunk / 8 * kPanelBytes + row_of_tile * hopper::kPanelRowBytes;
#pragma unroll 4
  for (int i = 0; i < kTileRows; i += kRowsAtOnce) {
    if (i < left) {
      const int place = chunk % 8 ^ (row_of_tile + i) % 8;
      *reinterpret_cast<float4*>(at) = reinterpret_cast<const float4*>(panel + i * hopper::kPanelRowBytes)[place];
    }
    at += kRowsAtOnce * to.row_stride;
  }
}

// Loads the tiles of kTensors tensors, in turn, a buffer each, of so many columns. That of one that is null stays as it is.
template <Keep kKeep, class Ring, int kTensors>
__device__ __forceinline__ void produce(const Ring& ring, Walk walk, const TensorMap* const (&maps)[kTensors],
                                        const int (&columns)[kTensors]) {
  for (SlotCursor<Ring> cursor{ring, 0}; walk.left > 0; walk.advance(1)) {
#pragma unroll
    for (int i = 0; i < kTensors; ++i, cursor.advance(1)) {
      Barrier& full = cursor.await_empty();
      if (maps[i] == nullptr) {
        full.arrive();
        continue;
      }
      const int blocks = blocks_of(columns[i]);
      full.arrive_and_expect(blocks * kBlockBytes);
      char* const to = ring.slot(cursor.slot);
      for (int panel = 0; panel < 2 * blocks; ++panel)
        hopper::load_panel<kKeep>(to + panel * kPanelBytes, *maps[i], panel * 32, walk.at(), full);
    }
  }
}

}  // namespace gimbal::flao::wgmma::halves
