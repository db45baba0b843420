// The rows of a tile, 16 of a warp: through f and the encoding to operands of products with the matrix of a head, and the gradient
// of what was encoded back to that of the rows.
//
// On a line an angle is that between the eighth and the ninth of sixteen tokens, computed for each tile, turned further, or back, by that of a
// token among the eight on either side, computed once a head: a thread's two tokens are equally far from it, so that they share four
// products. On a grid it is read from a table where there is room for one, and elsewhere computed from its position.
#pragma once

#include "../flao/wgmma/wide/matrix.cuh"
#include "encode.cuh"
#include "slots.cuh"

namespace gimbal::flao_lrpe {

// Warpgroups that share the matrix of a head, and the registers of their threads: of the 128 that a block of four starts with, the fourth of
// which loads, and in `apply` stores, or 168 of three.
constexpr int kMostWarpgroups = 3;
template <int kWarpgroups>
constexpr int kThreadsOf = (kWarpgroups + 1) * kWarpgroupThreads;
template <int kWarpgroups>
constexpr int kRegistersOf = kWarpgroups == kMostWarpgroups ? 160 : flao::wgmma::kConsumerRegisters;

// Backward. Each waits for products and copies of its own, so three are faster where their registers are enough.
template <Turn kTurn, bool kLine, int kD>
constexpr int kWarpgroupsBackward = kD == 1 && kLine && kTurn != Turn::kCosine ? kMostWarpgroups : 2;

// One for each warpgroup. It meets the warp that stores: to arrive alone, it could come again before that has.
constexpr int kStoreBarrier = 8;
constexpr int kStoreThreads = kWarpgroupThreads + 32;

// What the angles of a head are made of, in shared memory beside the matrix.
template <bool kLine, int kAngles, int kWarps>
struct AngleTables;

template <int kAngles, int kWarps>
struct AngleTables<true, kAngles, kWarps> {
  static constexpr int kPadded = kAngles + 8;  // so that neighbouring tokens lie in other banks
  alignas(16) float2 fine[8][kPadded];
  alignas(16) float2 coarse[kWarps][kAngles];
  unsigned long long half_rates[kAngles];
};

template <int kAngles, int kWarps>
struct AngleTables<false, kAngles, kWarps> {
  alignas(16) GridTurns<kAngles> grid;
  unsigned long long rates[kAngles];
  float factors[kAngles];
  // Where an angle's turns begin, if they are in the table, and the positions on its axis: in bytes, as addresses take instructions.
  struct alignas(8) Place {
    int turns;
    int positions;
  };
  Place places[kAngles];
  alignas(8) int positions[kWarps][kPlaces][16];  // of a token and the one eight further beside each other
};

// The token among the sixteen of a warp that its row i of a product is of. On a line rows i and i + 8, which a thread has, are equally far
// from the middle.
template <bool kLine>
__device__ __forceinline__ int token_of_row(int i) {
  if constexpr (!kLine) return i;
  return i < 8 ? 8 + i : 15 - i;
}

// flao's fragments, of those tokens.
template <bool kLine>
__device__ __forceinline__ flao::wgmma::Fragment fragment_of_thread() {
  const int lane = threadIdx.x % 32;
  const int row = threadIdx.x % kWarpgroupThreads / 32 * 16 + token_of_row<kLine>(lane % 16);
  return {static_cast<uint32_t>(row * hopper::kPanelRowBytes + ((lane / 16 ^ row % 8) << 4))};
}

// A tile in shared memory: its panels lie together.
struct Tile {
  char* first;
  __device__ __forceinline__ char* operator[](int panel) const { return first + panel * kPanelBytes; }
};

// For every stretch of a head its matrix, then its tiles, each tensor's in a slot of its own. kWaits: the launch before makes what is read.
template <class T, int kPanels, bool kWaits = true, class Ring, int kTensors>
__device__ __forceinline__ void produce_for_rows(const Ring& ring, flao::wgmma::Walk walk, const float* matrices,
                                                 const flao::wgmma::wide::MatrixPart& matrix,
                                                 const hopper::TensorMap* const (&maps)[kTensors]) {
  if constexpr (kWaits) hopper::wait_for_dependencies();
  hopper::SlotCursor<Ring> cursor{ring, 0};
  while (walk.left > 0) {
    flao::wgmma::wide::produce_matrix<flao::wgmma::wide::kTimesMatrix<T>>(cursor, matrices + walk.index() * matrix.d * matrix.e, matrix);
    for (int tiles = walk.tiles_here(); tiles > 0; --tiles, walk.advance(1)) {
#pragma unroll
      for (int i = 0; i < kTensors; ++i, cursor.advance(1))
        flao::wgmma::load_tiles<hopper::Keep::kLast>(cursor, walk, {maps[i]}, {kPanels * hopper::kPanelColumns});
    }
  }
}

// The slots of a tile, one after the other.
template <class Ring, int kTensors>
struct TileSlots {
  const hopper::SlotCursor<Ring>& from;

  __device__ __forceinline__ hopper::SlotCursor<Ring> operator[](int tensor) const {
    hopper::SlotCursor<Ring> at = from;
    at.advance(tensor);
    return at;
  }
};

// Leaves so many slots to other warpgroups. Who waits by parity must have seen the phase before, so each warpgroup sees all slots: a lane for
// each, as one after the other took a tenth of the time of `apply`.
template <class Ring>
__device__ __forceinline__ void pass_slots(hopper::SlotCursor<Ring>& cursor, int count) {
  const int lane = threadIdx.x % 32;
  hopper::SlotCursor<Ring> at = cursor;
  at.advance(min(lane, count));
  if (lane < count) at.take();
  __syncwarp();
  if (lane < count) at.ring.empty(at.slot).arrive();
  cursor.advance(count);
}

// Those of so many tiles that are this warpgroup's, with the cursor at the first of their kTensors slots.
template <int kWarpgroups, int kTensors, class Ring>
struct OwnTiles {
  // All that are passed at once are waited for before one is freed.
  static_assert(Ring::kSlots >= kTensors * (kWarpgroups - 1) && Ring::kThreadsOfRelease == 32);

  hopper::SlotCursor<Ring>& cursor;
  int tiles;
  int first;

  __device__ __forceinline__ OwnTiles(hopper::SlotCursor<Ring>& cursor, int tiles)
      : cursor(cursor), tiles(tiles), first(__shfl_sync(~0u, flao::wgmma::warpgroup_of_thread(), 0)) {
    pass_slots(cursor, kTensors * min(first, tiles));
  }

  __device__ __forceinline__ int next(int tile) const {
    cursor.advance(kTensors);
    pass_slots(cursor, kTensors * min(kWarpgroups - 1, tiles - 1 - tile));
    return tile + kWarpgroups;
  }
};

// Has a warp store what a warpgroup writes to the slots of its tiles, of two each, behind those of the matrix: one lane calls
// store_and_free(walk, cursor), which frees them in the place of the warpgroup's first warp, which does not wait.
template <int kWarpgroups, class Ring, class StoreAndFree>
__device__ __forceinline__ void store_tiles(const Ring& ring, flao::wgmma::Walk walk, int warpgroup, int pieces,
                                            StoreAndFree store_and_free) {
  hopper::SlotCursor<Ring> cursor{ring, 0};
  while (walk.left > 0) {
    for (int i = 0; i < pieces; ++i) cursor.advance(1);
    const int tiles = walk.tiles_here();
    for (int tile = 0, next = warpgroup; tile < tiles; ++tile, walk.advance(1), cursor.advance(2)) {
      if (tile != next) continue;
      next += kWarpgroups;
      gimbal::synchronize(kStoreBarrier + warpgroup, kStoreThreads);
      if (threadIdx.x % 32 == 0) store_and_free(walk, cursor);
      __syncwarp();
    }
  }
}

// Starts to store a tile that a warpgroup has written, or to add it to what stands there: by the copy engine, or where that does not take
// the rows by all threads.
template <class T, int kPanels>
__device__ __forceinline__ void store_rows(const hopper::TensorMap& map, const flao::Operand& elements,
                                           const flao::wgmma::Walk& walk, int tile, i64 rows, int columns, const Tile& from, bool adds = false) {
  hopper::fence_async_shared();
  flao::wgmma::synchronize_warpgroup();
  const int thread = threadIdx.x % kWarpgroupThreads;
  if (elements.at == nullptr) {
    if (thread != 0) return;
    hopper::TileCoordinates to = walk.at();
    to.row += tile * kTileRows;
#pragma unroll
    for (int panel = 0; panel < kPanels; ++panel) {
      const int column = panel * hopper::kPanelColumns;
      adds ? hopper::add_panel(map, column, to, from[panel]) : hopper::store_panel(map, column, to, from[panel]);
    }
    hopper::commit_stores();
    return;
  }
  const i64 first = static_cast<i64>(walk.tile + tile) * kTileRows;
  const int count = static_cast<int>(min(rows - first, static_cast<i64>(kTileRows))) * columns;
  T* const to = static_cast<T*>(elements.at) + walk.batch * elements.batch_stride + walk.head * elements.head_stride +
                first * elements.row_stride;
  for (int i = thread; i < count; i += kWarpgroupThreads) {
    const int row = i / columns;
    const int column = i - row * columns;
    const char* const place = from[column / 64] + row * hopper::kPanelRowBytes + ((column / 8 ^ row) % 8 << 4);
    T& element = to[row * elements.row_stride + column];
    const T x = reinterpret_cast<const T*>(place)[column % 8];
    element = adds ? narrow<T>(widen(element) + widen(x)) : x;
  }
}

// What the products of a thread's two rows with the head's vectors are.
struct Dots {
  float features[2];  // f(x)·z
  float encoded[2];   // kDivided: x̄·z̄
  float alike[2][2];  // kAlike: x̄·z of cosines and of sines
};

// What else a row adds with a normaliser backward: so many times the head's vectors of features, encoded and not.
struct OfVectors {
  float encoded[2];
  float features[2];
  float alike[2][2];  // kAlike: of z to cosines and to sines
};

// D = E = 64 * kD columns at most; kWarpgroups share the matrix and take tiles in turn. kDivided: backward with a normaliser. kAlike: the
// matrix is kv'' of cosines. kMixed: of the rows of the matrix each 32 cosines lie before their sines, so that 64 are both of 32 features.
template <class T, Turn kTurn, bool kLine, int kD, int kWarpgroups, bool kDivided = false, bool kAlike = false, bool kMixed = false>
class Rows {
  static constexpr int kE = kD;
  static constexpr int kOfMatrix = kTurn == Turn::kCosine ? 2 * kD : kD;  // panels of rows; sines begin at a whole one
  static constexpr int kMatrixStep = kOfMatrix * kPanelBytes;
  static constexpr int kMatrixBytes = flao::wgmma::wide::kMatrixBytes<kOfMatrix, kE>;
  static constexpr int kAngles = kTurn == Turn::kCosine ? 64 * kD : 32 * kD;
  using Tables = AngleTables<kLine, kAngles, 4 * kWarpgroups>;

  // Zero beyond the features that there are, and as long as 64 from any of them on.
  struct alignas(16) Vectors {
    float of_encoded[64 * (kOfMatrix + 1)];
    float common[kAlike ? kCommons : 1][kMostColumns];
  };
  struct Nothing {};

  // Beside the matrix.
  struct OfHead : std::conditional_t<kDivided, Vectors, Nothing> {
    Tables tables;
    alignas(16) float z[64 * kD];
  };

 public:
  using Team = flao::wgmma::Consumers<kWarpgroups>;
  using Ring = flao::wgmma::wide::Ring<kMatrixBytes + (sizeof(OfHead) + 1023) / 1024 * 1024, kD, kWarpgroups>;

  __device__ __forceinline__ static flao::wgmma::wide::MatrixPart matrix_of(const flao::Sizes& sizes) {
    return flao::wgmma::wide::whole_matrix(kTurn == Turn::kCosine ? 2 * sizes.d : sizes.d, sizes.e);
  }

  __device__ __forceinline__ Rows(const Ring& ring, const Encoder& encoder, const flao::Sizes& sizes)
      : encoder_(encoder), sizes_(sizes), matrix_(ring.matrix), head_(*reinterpret_cast<OfHead*>(ring.matrix + kMatrixBytes)) {
    flao::wgmma::wide::clear_matrix<Team, kOfMatrix, kE>(ring.matrix);
    if constexpr (!kLine) {
      if (threadIdx.x < 32) head_.tables.grid.lay_out(encoder);
      if (lane() < 16) head_.tables.positions[warp()][kNoAxis][lane()] = 0;
    }
    if constexpr (kDivided) {
      for (int i = threadIdx.x; i < 64 * (kOfMatrix + 1); i += Team::kThreads) head_.of_encoded[i] = 0.0f;
    }
    if constexpr (kAlike) {
      for (int i = threadIdx.x; i < 64 * kD; i += Team::kThreads) head_.z[i] = 0.0f;
    }
  }

  // Makes the angles of the head that the walk is at, and takes its matrix times `by`, and z of all heads if there is one. Returns what
  // products with that are to be multiplied by: in bf16 nothing. Angles come first, while the matrix is under way, or yet to come of
  // the launch before: that is one of the same call, which began behind all that wrote theta.
  template <bool kWaits = true>
  __device__ __forceinline__ float begin_head(hopper::SlotCursor<Ring>& cursor, const flao::wgmma::Walk& walk,
                                              const float* z = nullptr, float by = 1.0f, const float* common = nullptr) {
    using namespace flao::wgmma;
    const int d = sizes_.d;
    // While the other warpgroups finish: memory answers late when all of it is busy.
    const float theta = kLine ? Angle::theta_of(encoder_, walk.head, flao::opaque(threadIdx.x) % kAngles) : 0.0f;
    Team::synchronize();
    make_angles(walk.head, theta);
    if constexpr (kWaits) hopper::wait_for_dependencies();
    has_z_ = z != nullptr;
    if constexpr (kDivided) {
      const int width = matrix_of(sizes_).d;
      const float* const of_features = z + walk.index() * (d + width);
      for (int i = threadIdx.x; i < d; i += Team::kThreads) head_.z[i] = of_features[i];
      for (int i = threadIdx.x; i < width; i += Team::kThreads)
        head_.of_encoded[row_of(i)] = of_features[d + i];
      for (int i = threadIdx.x; i < (kAlike ? kCommons : 1) * kMostColumns; i += Team::kThreads)
        head_.common[0][i] = common[walk.index() * kCommonsOfHead + i];
    } else {
      for (int i = threadIdx.x; has_z_ && i < d; i += Team::kThreads) head_.z[i] = z[walk.index() * d + i];
    }
    return wide::round_matrix<T, Team, kOfMatrix, kE>(cursor.ring, [&](auto use) {
      take_pieces(cursor, [&](int row, int column, float(&eight)[8]) {
#pragma unroll
        for (int i = 0; i < 8; ++i) eight[i] *= by;
        use(row_of(row), column, eight);
      });
    });
  }

  // Makes the angles of the warp's tokens of a tile, which may be yet to come.
  __device__ __forceinline__ void begin_tile(const flao::wgmma::Walk& walk, int tile) {
    const lrpe::Positions& at = encoder_.positions;
    const int first = (walk.tile + tile) * kTileRows + row_of_warp();
    __syncwarp();
    if constexpr (kLine) {
      const i64 twice_middle = 2 * static_cast<i64>(first + at.offset + lrpe::offset_of(at, walk.batch)) + 15;
      // All are read before any is written, which may be the same for all that the compiler knows.
      unsigned long long phases[kAngles / 32];
#pragma unroll
      for (int i = 0; i < kAngles / 32; ++i) phases[i] = head_.tables.half_rates[32 * i + lane()] * twice_middle;
#pragma unroll
      for (int i = 0; i < kAngles / 32; ++i) {
        float2 turn;
        phase_cos_sin(phases[i], 1, turn.x, turn.y);
        head_.tables.coarse[warp()][32 * i + lane()] = turn;
      }
    } else {
      const int token = min(first + lane(), static_cast<int>(sizes_.rows) - 1);
      if (lane() < 16)
        with_positions(at, walk.batch, token,
                       [&](int axis, int position) { head_.tables.positions[warp()][axis][lane() % 8 * 2 + lane() / 8] = position; });
    }
    __syncwarp();
  }

  // What comes before the warp's rows of a tile are encoded: where f is a softmax what that is of them.
  __device__ __forceinline__ void begin_rows(const Tile& x) const {
    flao_lrpe::begin_rows<T, kTurn, kD, 16, !kDivided>(x.first + row_of_warp() * hopper::kPanelRowBytes, encoder_, sizes_.d);
  }

  // sum = enc(f(x)) matrix.
  __device__ __forceinline__ void multiply(const Tile& tile, float (&sum)[32 * kE]) const {
    Dots unused;
    with_table([&](auto by_table) { encode_and_multiply<decltype(by_table)::value, false>(tile, sum, unused); });
  }

  // Also the products with the head's vectors, where there are any.
  __device__ __forceinline__ void multiply(const Tile& tile, float (&sum)[32 * kE], Dots& dots) const {
    // Two loops: a branch in it would cost even those who do not take it.
    with_table([&](auto by_table) {
      if (kDivided || has_z_) {
        encode_and_multiply<decltype(by_table)::value, true>(tile, sum, dots);
      } else {
        encode_and_multiply<decltype(by_table)::value, false>(tile, sum, dots);
      }
    });
  }

  // kDivided: c, a or b of eight columns, of which the thread has four.
  __device__ __forceinline__ float2 common(int column, int which = 0) const {
    return *reinterpret_cast<const float2*>(head_.common[which] + column + column_of_lane());
  }

  // kAlike: sum ← sum·by + a alike[0] + b alike[1].
  __device__ __forceinline__ void add_alike(float (&sum)[32 * kE], float by, const float (&alike)[2][2]) const {
#pragma unroll
    for (int i = 0; i < 32 * kE; i += 4) {
      const float2 a = common(2 * i, 1), b = common(2 * i, 2);
#pragma unroll
      for (int j = 0; j < 4; ++j)
        sum[i + j] = sum[i + j] * by + ((j % 2 == 0 ? a.x : a.y) * alike[0][j / 2] + (j % 2 == 0 ? b.x : b.y) * alike[1][j / 2]);
    }
  }

  // kAlike: u·a and u·b.
  __device__ __forceinline__ void dot_alike(const float (&u)[32 * kE], float (&alike)[2][2]) const {
    float dots[2][2] = {};
#pragma unroll
    for (int i = 0; i < 32 * kE; i += 4) {
      const float2 a = common(2 * i, 1), b = common(2 * i, 2);
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        dots[0][j / 2] += u[i + j] * (j % 2 == 0 ? a.x : a.y);
        dots[1][j / 2] += u[i + j] * (j % 2 == 0 ? b.x : b.y);
      }
    }
#pragma unroll
    for (int i = 0; i < 4; ++i) alike[i / 2][i % 2] = quad_sum(dots[i / 2][i % 2]);
  }

  // x ← f'(x; encᵀ(y matrixᵀ)·by), of rows y in registers, as operands of sixteen columns, and numbers of the thread's two rows.
  // kDivided: what rows add besides.
  __device__ __forceinline__ void turn_back(const Tile& tile, const uint32_t (&y)[4 * kE][4], const float (&by)[2],
                                            const OfVectors& add = {}) const {
    with_table([&](auto by_table) { turn_back<decltype(by_table)::value>(tile, y, by, add); });
  }

  // kMixed: both at once, sum = enc(f(x)) matrix and x ← f'(x; encᵀ(y matrixᵀ)·by). What is known of sixteen features, f, its gradient and
  // their turns, serves both, while products of those before and after are under way. `meanwhile` is called when all are issued.
  template <class Meanwhile>
  __device__ __forceinline__ void multiply_and_turn_back(const Tile& tile, const uint32_t (&y)[4 * kE][4], float by,
                                                         float (&sum)[32 * kE], Meanwhile meanwhile) const {
    with_pointwise<T>(encoder_.f, [&](auto f) { multiply_and_turn_back(f, tile, y, by, sum, meanwhile); });
  }

  // kMixed: as multiply and turn_back where f is a softmax, which the tile is by then.
  __device__ __forceinline__ void multiply_softmax(const Tile& tile, float (&sum)[32 * kE]) const {
    Dots unused;
    encode_and_multiply<false, false>(tile, sum, unused);
  }
  __device__ __forceinline__ void turn_back_softmax(const Tile& tile, const uint32_t (&y)[4 * kE][4], const float (&by)[2]) const {
    turn_back_softmax<false>(tile, [&](float(&sum)[32], int row) { multiply_transposed(sum, y, row); }, by);
  }

 private:
  template <class F, class Meanwhile>
  __device__ __forceinline__ void multiply_and_turn_back(const F& f, const Tile& tile, const uint32_t (&y)[4 * kE][4], float by,
                                                         float (&sum)[32 * kE], Meanwhile meanwhile) const {
    static_assert(kMixed && kLine);
    constexpr int kChunks = 2 * kD;
    const uint64_t of_matrix = hopper::descriptor(matrix_, kMatrixStep);
    float back[2][32];  // of 32 cosines, then of their sines
#pragma unroll
    for (int chunk = 0; chunk < 2; ++chunk) {
      hopper::begin_products(back[chunk]);
      multiply_transposed(back[chunk], y, 64 * chunk);
      hopper::commit_products();
    }
    // Operands of sixteen features are made while products of the sixteen before are under way, in the place of those of the ones before.
    uint32_t raw[4], encoded[2][2][4];
    load_matrices(raw, at_sixteen(tile, 0));
#pragma unroll
    for (int part = 0; part < 2 * kChunks; ++part) {
      const int chunk = part / 2, first = part % 2 * 8;
      uint32_t(&operands)[2][4] = encoded[part % 2];
      float(&of)[32] = back[chunk % 2];
      // Of what was issued since the products with the operands of two before.
      const int odd = part % 2 == 0 ? part - 1 : part - 2;
      const bool backs = part >= 2 && odd / 2 + 2 < kChunks;
      if (part != 1) backs ? hopper::wait_for_products<2>(of) : hopper::wait_for_products<1>(of);
      uint32_t pairs[4];
      float x[8], c[8], s[8], d_x[8], factors[8];
      f.widen(raw, x);
      f.apply_with_factors(x, factors, by);
#pragma unroll
      for (int block = 0; block < 2; ++block) {
        float2 turns[2][2];
        turns_of<false>(turns, 16 * part + 8 * block + column_of_lane());
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          const float2 turn = turns[i / 2][i % 2];
          const int at = 4 * block + i;
          c[at] = x[at] * turn.x;
          s[at] = x[at] * turn.y;
          d_x[at] = of[first + at] * turn.x + of[16 + first + at] * turn.y;
          d_x[at] = F::kSmooth || factors[at] != 0.0f ? d_x[at] * factors[at] : 0.0f;
        }
      }
      narrow_pairs<T>(c, operands[0]);
      narrow_pairs<T>(s, operands[1]);
      narrow_pairs<T>(d_x, pairs);
      if (part + 1 < 2 * kChunks) load_matrices(raw, at_sixteen(tile, 16 * (part + 1)));
      store_matrices(at_sixteen(tile, 16 * part), pairs);
      // Before the products begin.
#pragma unroll
      for (int i = 0; i < 8; ++i) asm volatile("" : "+r"(operands[i / 4][i % 4]));
      const bool starts_back = part % 2 == 1 && chunk + 2 < kChunks;
      starts_back ? hopper::begin_products(of) : hopper::begin_products();
#pragma unroll
      for (int i = 0; i < 2; ++i)
        hopper::multiply<T, hopper::Major::kAcross>(sum, operands[i], advance(of_matrix, row_of_turned(16 * part, i) * hopper::kPanelRowBytes),
                                                    part + i > 0);
      hopper::commit_products();
      if (starts_back) {
        multiply_transposed(of, y, 64 * (chunk + 2));
        hopper::commit_products();
      }
    }
    meanwhile();
    hopper::wait_for_products<0>(sum);
  }

  // sum = y times the transpose of 64 rows of the matrix, of which those beyond it give what is not used.
  __device__ __forceinline__ void multiply_transposed(float (&sum)[32], const uint32_t (&y)[4 * kE][4], int row) const {
    const uint64_t of_matrix = hopper::descriptor(matrix_, kMatrixStep);
#pragma unroll
    for (int k = 0; k < 4 * kE; ++k) {
      const uint64_t from = advance(advance(of_matrix, row * hopper::kPanelRowBytes), k / 4 * kMatrixStep + k % 4 * 32);
      hopper::multiply<T, hopper::Major::kAlong>(sum, y[k], from, k > 0);
    }
  }

  // A loop of its own for angles that are read from a table.
  template <class Use>
  __device__ __forceinline__ void with_table(Use use) const {
    if (!kLine && by_table_) {
      use(std::bool_constant<!kLine>());
    } else {
      use(std::false_type());
    }
  }

  template <bool kByTable>
  __device__ __forceinline__ void turn_back(const Tile& tile, const uint32_t (&y)[4 * kE][4], const float (&by)[2],
                                            const OfVectors& add) const {
    const int d = sizes_.d;
    const auto multiply = [&](float(&sum)[32], int row) { multiply_transposed(sum, y, row); };
    if constexpr (!kDivided) {
      if (encoder_.f == Activation::kSoftmaxFeature) return turn_back_softmax<kByTable>(tile, multiply, by);
    }
    // To sums of 64 rows of the matrix.
    const auto add_encoded = [&](float(&sum)[32], int row) {
      if constexpr (kDivided) {
#pragma unroll
        for (int i = 0; i < 32; i += 4) {
          const float2 of = *reinterpret_cast<const float2*>(head_.of_encoded + row + 2 * i + column_of_lane());
#pragma unroll
          for (int j = 0; j < 4; ++j)
            sum[i + j] = sum[i + j] * by[j / 2] + (j % 2 == 0 ? of.x : of.y) * add.encoded[j / 2];
        }
      }
    };
    // To sums of 64 cosines or sines.
    const auto add_alike = [&](float(&sum)[32], int feature, int which) {
      if constexpr (kAlike) {
#pragma unroll
        for (int i = 0; i < 32; i += 4) {
          const float2 of = *reinterpret_cast<const float2*>(head_.z + feature + 2 * i + column_of_lane());
#pragma unroll
          for (int j = 0; j < 4; ++j) sum[i + j] += (j % 2 == 0 ? of.x : of.y) * add.alike[which][j / 2];
        }
      }
    };
    // To the gradients of sixteen features.
    const auto add_features = [&](float(&d_x)[8], int feature) {
      if constexpr (kDivided) {
#pragma unroll
        for (int i = 0; i < 8; i += 4) {
          const float2 of = *reinterpret_cast<const float2*>(head_.z + feature + 2 * i + column_of_lane());
#pragma unroll
          for (int j = 0; j < 4; ++j) d_x[i + j] += (j % 2 == 0 ? of.x : of.y) * add.features[j / 2];
        }
      }
    };
    // What the products are to be multiplied by, where what is added to them was not added to what was.
    const float times[2] = {kDivided ? 1.0f : by[0], kDivided ? 1.0f : by[1]};
    // What the gradients of sixty-four features are to be multiplied by, as far as products need not be waited for, while they are under
    // way: a branch for each kind of f keeps it before the wait for them.
    const auto start = [&](int feature, float(&factors)[4][8]) {
      with_pointwise<T>(encoder_.f, [&](auto f) {
#pragma unroll
        for (int part = 0; part < 4; ++part) {
          if constexpr (decltype(f)::kSmooth) {
            float x[8];
            load_sixteen(f, tile, feature + 16 * part, x);
#pragma unroll
            for (int i = 0; i < 8; ++i) factors[part][i] = f.gradient(x[i], times[i / 2 % 2]);
          } else {
#pragma unroll
            for (int i = 0; i < 8; ++i) factors[part][i] = times[i / 2 % 2];
          }
        }
      });
    };
    // The rest, of sixteen. Relu makes 0 of any gradient, so that it is not among the factors.
    const auto end = [&](auto smooth, int feature, const float(&factors)[8], float(&d_x)[8], uint32_t(&pairs)[4]) {
      add_features(d_x, feature);
#pragma unroll
      for (int i = 0; i < 8; ++i) d_x[i] *= factors[i];
      if constexpr (!decltype(smooth)::value) {
        const Pointwise<T, Kind::kClamp> f(encoder_.f);
        float x[8];
        load_sixteen(f, tile, feature, x);
        f.apply_with_gradient(x, d_x);
      }
      narrow_pairs<T>(d_x, pairs);
    };
    // Gives use(smooth, pairs) the results of sixty-four, and stores them: all at once, as reads do not go past stores.
    const auto with_end = [&](int feature, auto use) {
      uint32_t pairs[4][4];
      if (encoder_.f == Activation::kSilu || encoder_.f == Activation::kSigmoid) {
        use(std::true_type(), pairs);
      } else {
        use(std::false_type(), pairs);
      }
#pragma unroll
      for (int part = 0; part < 4; ++part) store_matrices(at_sixteen(tile, feature + 16 * part), pairs[part]);
    };
    if constexpr (kTurn == Turn::kCosine) {
#pragma unroll 1
      for (int feature = 0; feature < d; feature += 64) {
        float cosines[32], sines[32], factors[4][8];
        hopper::begin_products(cosines, sines);
        multiply(cosines, feature);
        multiply(sines, 64 * kD + feature);
        hopper::commit_products();
        start(feature, factors);
        hopper::wait_for_products<0>(cosines, sines);
        add_encoded(cosines, feature);
        add_encoded(sines, 64 * kD + feature);
        add_alike(cosines, feature, 0);
        add_alike(sines, feature, 1);
        with_end(feature, [&](auto smooth, uint32_t(&pairs)[4][4]) {
#pragma unroll
          for (int part = 0; part < 4; ++part) {
            float d_x[8];
#pragma unroll
            for (int block = 0; block < 2; ++block) {
              float2 turns[2][2];
              turns_of<kByTable>(turns, feature + 16 * part + 8 * block + column_of_lane());
#pragma unroll
              for (int i = 0; i < 4; ++i) {
                const int of = 8 * part + 4 * block + i;
                const float2 turn = turns[i / 2][i % 2];
                d_x[4 * block + i] = cosines[of] * turn.x + sines[of] * turn.y;
              }
            }
            end(smooth, feature + 16 * part, factors[part], d_x, pairs[part]);
          }
        });
      }
    } else if constexpr (kTurn == Turn::kHalves) {
      with_pointwise<T>(encoder_.f, [&](auto f) {
        // Of features before `end`, at most sixteen, of which d_x are the gradients of f(x), to be multiplied.
        const auto finish = [&](int feature, int end, float(&x)[8], float(&d_x)[8]) {
#pragma unroll
          for (int i = 0; i < 8; ++i) d_x[i] *= times[i / 2 % 2];
          add_features(d_x, feature);
          f.apply_with_gradient(x, d_x);
          uint32_t pairs[4];
          narrow_pairs<T>(d_x, pairs);
          store_runs(tile, feature, end - feature - column_of_lane(), pairs);
        };
        const int half = encoder_.half;
        const int second = second_half<kD>(half);
        if (half > 0) {
          // At most 64.
          float lows[32], highs[32];
          hopper::begin_products(lows, highs);
          multiply(lows, 0);
          multiply(highs, second);
          hopper::finish_products(lows, highs);
          add_encoded(lows, 0);
          add_encoded(highs, second);
#pragma unroll
          for (int part = 0; part < 2 * kD; ++part) {
            const int feature = 16 * part;
            if (feature >= half) break;
            float low[8], high[8], d_low[8], d_high[8];
            load_features(f, tile, feature, low);
            load_features(f, tile, second + feature, high);
#pragma unroll
            for (int block = 0; block < 2; ++block) {
              float2 turns[2][2];
              turns_of<kByTable>(turns, feature + 8 * block + column_of_lane());
#pragma unroll
              for (int i = 0; i < 4; ++i) {
                const int of = 8 * part + 4 * block + i;
                const float2 turn = turns[i / 2][i % 2];
                d_low[4 * block + i] = lows[of] * turn.x + highs[of] * turn.y;
                d_high[4 * block + i] = highs[of] * turn.x - lows[of] * turn.y;
              }
            }
            // Those of a second half that was moved go where they belong, which is before what is yet to be read.
            finish(feature, half, low, d_low);
            finish(half + feature, 2 * half, high, d_high);
          }
        }
#pragma unroll 1
        for (int first = 2 * half; first < d; first += 64) {
          float sum[32];
          hopper::begin_products(sum);
          multiply(sum, first);
          hopper::finish_products(sum);
          add_encoded(sum, first);
#pragma unroll
          for (int part = 0; part < 4; ++part) {
            const int feature = first + 16 * part;
            if (feature >= d) break;
            float x[8], d_x[8];
            load_sixteen(f, tile, feature, x);
#pragma unroll
            for (int i = 0; i < 8; ++i) d_x[i] = sum[8 * part + i];
            finish(feature, d, x, d_x);
          }
        }
      });
    } else {
#pragma unroll 1
      for (int feature = 0; feature < d; feature += 64) {
        float sum[32], factors[4][8];
        hopper::begin_products(sum);
        multiply(sum, feature);
        hopper::commit_products();
        start(feature, factors);
        hopper::wait_for_products<0>(sum);
        add_encoded(sum, feature);
        with_end(feature, [&](auto smooth, uint32_t(&pairs)[4][4]) {
#pragma unroll
          for (int part = 0; part < 4; ++part) {
            float d_x[8];
#pragma unroll
            for (int i = 0; i < 8; ++i) d_x[i] = sum[8 * part + i];
            turn_neighbours<kByTable, true>(d_x, feature + 16 * part);
            end(smooth, feature + 16 * part, factors[part], d_x, pairs[part]);
          }
        });
      }
    }
  }

  // As turn_back, where the tile is p, a softmax: p ⊙ (dp − Σ p ⊙ dp), for which all of dp is in registers. Since p was rounded its sum is not
  // 1. Of halves all features turn, or none.
  template <bool kByTable, class Multiply>
  __device__ __forceinline__ void turn_back_softmax(const Tile& tile, Multiply multiply, const float (&by)[2]) const {
    // In two halves, or where features do not turn so by up to 64: sixteens of each, where the second is in the tile, and among features.
    constexpr bool kHalves = kTurn == Turn::kHalves;
    constexpr int kChunks = kHalves ? 2 : kD;
    constexpr int kSixteens = kHalves ? 2 * kD : 4;
    const int half = encoder_.half;
    const bool turns_halves = kHalves && half > 0;
    const int second = turns_halves ? second_half<kD>(half) : 16 * kSixteens;
    const int second_feature = turns_halves ? half : 16 * kSixteens;
    float d_p[kChunks][32];
    const auto turn_eight = [&](float(&x)[32], float(&y)[32], int eight, int feature) {
      float2 turns[2][2];
      turns_of<kByTable>(turns, feature + 8 * eight + column_of_lane());
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const float2 turn = turns[i / 2][i % 2];
        float &low = x[4 * eight + i], &high = y[4 * eight + i];
        const float to_low = low * turn.x + high * turn.y;
        high = high * turn.x - low * turn.y;
        low = to_low;
      }
    };
    if constexpr (kHalves) {
      hopper::begin_products(d_p[0], d_p[1]);
      multiply(d_p[0], 0);
      multiply(d_p[1], second);
      hopper::finish_products(d_p[0], d_p[1]);
      if (turns_halves) {
#pragma unroll
        for (int eight = 0; eight < 4 * kD; ++eight) turn_eight(d_p[0], d_p[1], eight, 0);
      }
    } else {
#pragma unroll
      for (int chunk = 0; chunk < kD; ++chunk) {
        if constexpr (kTurn == Turn::kCosine) {
          float sines[32];
          hopper::begin_products(d_p[chunk], sines);
          multiply(d_p[chunk], kMixed ? 128 * chunk : 64 * chunk);
          multiply(sines, kMixed ? 128 * chunk + 64 : 64 * (kD + chunk));
          hopper::finish_products(d_p[chunk], sines);
          if constexpr (kMixed) {
#pragma unroll
            for (int i = 0; i < 16; ++i) {
              const float sine = d_p[chunk][16 + i];
              d_p[chunk][16 + i] = sines[i];
              sines[i] = sine;
            }
          }
#pragma unroll
          for (int eight = 0; eight < 8; ++eight) turn_eight(d_p[chunk], sines, eight, 64 * chunk);
        } else {
          hopper::begin_products(d_p[chunk]);
          multiply(d_p[chunk], 64 * chunk);
          hopper::finish_products(d_p[chunk]);
#pragma unroll
          for (int part = 0; part < 4; ++part)
            turn_neighbours<kByTable, true>(reinterpret_cast<float(&)[8]>(d_p[chunk][8 * part]), 64 * chunk + 16 * part);
        }
      }
    }
    // Calls use(p, dp, feature, left) of each sixteen, of which `left` follow the thread's first.
    const auto for_each = [&](auto use) {
#pragma unroll
      for (int i = 0; i < kChunks * kSixteens; ++i) {
        const int chunk = i / kSixteens, sixteen = i % kSixteens;
        const int feature = chunk * second_feature + 16 * sixteen;
        const int end = chunk + 1 < kChunks ? min(second_feature, sizes_.d) : sizes_.d;
        float p[8];
        load_features(Pointwise<T, Kind::kClamp>(Activation::kNone), tile, chunk * second + 16 * sixteen, p);
        use(p, reinterpret_cast<float(&)[8]>(d_p[chunk][8 * sixteen]), feature, end - feature - column_of_lane());
      }
    };
    float dots[2] = {}, sums[2] = {}, means[2];
    for_each([&](const float(&p)[8], float(&d_p)[8], int, int left) {
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        dots[i / 2 % 2] += i / 4 * 8 < left ? p[i] * d_p[i] : 0.0f;
        sums[i / 2 % 2] += i / 4 * 8 < left ? p[i] : 0.0f;
      }
    });
#pragma unroll
    for (int i = 0; i < 2; ++i) means[i] = quad_sum(dots[i]) / quad_sum(sums[i]);
    for_each([&](const float(&p)[8], float(&d_p)[8], int feature, int left) {
      float d_x[8];
      uint32_t pairs[4];
#pragma unroll
      for (int i = 0; i < 8; ++i) d_x[i] = p[i] * ((d_p[i] - means[i / 2 % 2]) * by[i / 2 % 2]);
      narrow_pairs<T>(d_x, pairs);
      store_runs(tile, feature, left, pairs);
    });
  }

  // As flao::wgmma::wide::take_pieces, but by one division a head: short heads wait for it.
  template <class Use>
  __device__ __forceinline__ void take_pieces(hopper::SlotCursor<Ring>& cursor, Use use) const {
    const flao::wgmma::wide::MatrixPart matrix = matrix_of(sizes_);
    const int thread = flao::opaque(threadIdx.x);
    const int eights_of_row = flao::opaque(matrix.e) / 8;
    const int first_row = thread / eights_of_row;
    const int step = Team::kThreads / eights_of_row;
    const int rest = Team::kThreads - step * eights_of_row;
    const int rows_of_piece = matrix.template rows_of_piece<Ring>();
    for (int first = 0; first < matrix.d; first += rows_of_piece, cursor.advance(1)) {
      const int rows = min(matrix.d - first, rows_of_piece);
      const auto from = reinterpret_cast<const float4*>(cursor.take());
      int eight = thread - first_row * eights_of_row;
      for (int row = first_row; row < rows;) {
        const int at = 2 * (row * eights_of_row + eight);
        const float4 low = from[at];
        const float4 high = from[at + 1];
        float numbers[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
        use(first + row, eight * 8, numbers);
        eight += rest;
        row += step + (eight >= eights_of_row);
        eight -= eight >= eights_of_row ? eights_of_row : 0;
      }
      cursor.release();
    }
  }

  // Where the rows of a feature's cosine, or of its sine, lie.
  __device__ __forceinline__ static int row_of_turned(int feature, bool is_sine) {
    return kMixed ? feature / 32 * 64 + feature % 32 + is_sine * 32 : feature + is_sine * 64 * kD;
  }

  // Where a row of the matrix lies.
  __device__ __forceinline__ int row_of(int row) const {
    if constexpr (kMixed) return row_of_turned(row < sizes_.d ? row : row - sizes_.d, row >= sizes_.d);
    const int second = kTurn == Turn::kHalves ? encoder_.half : sizes_.d;
    return row < second ? row : row - second + (kTurn == Turn::kHalves ? second_half<kD>(second) : 64 * kD);
  }

  // As hopper::advance: the address of a descriptor is in its lower word, and never leaves it.
  __device__ __forceinline__ static uint64_t advance(uint64_t descriptor, uint32_t bytes) {
    return (descriptor & ~uint64_t{0xffffffff}) | (static_cast<uint32_t>(descriptor) + bytes / 16);
  }

  __device__ __forceinline__ static int lane() { return threadIdx.x % 32; }
  __device__ __forceinline__ static int warp() { return threadIdx.x / 32; }
  __device__ __forceinline__ static int row_of_warp() { return warp() % 4 * 16; }
  __device__ __forceinline__ static int column_of_lane() { return lane() % 4 * 2; }

  // Operands are made while no products of the warpgroup are under way, but those of others.
  template <bool kByTable, bool kDots>
  __device__ __forceinline__ void encode_and_multiply(const Tile& tile, float (&sum)[32 * kE], Dots& dots) const {
    const uint64_t of_matrix = hopper::descriptor(matrix_, kMatrixStep);
    const int d = sizes_.d;
    float(&dot)[2] = dots.features;
    dot[0] = dot[1] = 0.0f;
    // Of sixteen features those before `end`.
    const auto add_dot = [&](const float(&x)[8], int feature, int end) {
      if constexpr (kDots) {
#pragma unroll
        for (int i = 0; i < 8; i += 4) {
          const int column = feature + column_of_lane() + 2 * i;
          if (column >= end) continue;
          const float2 of = *reinterpret_cast<const float2*>(head_.z + column);
          dot[0] += x[i] * of.x + x[i + 1] * of.y;
          dot[1] += x[i + 2] * of.x + x[i + 3] * of.y;
        }
      }
    };
    float encoded_dot[2] = {};
    const auto add_encoded_dot = [&](const float(&x)[8], int row) {
      if constexpr (kDots && kDivided) {
#pragma unroll
        for (int i = 0; i < 8; i += 4) {
          const float2 of = *reinterpret_cast<const float2*>(head_.of_encoded + row + column_of_lane() + 2 * i);
          encoded_dot[0] += x[i] * of.x + x[i + 1] * of.y;
          encoded_dot[1] += x[i + 2] * of.x + x[i + 3] * of.y;
        }
      }
    };
    float alike[2][2] = {};
    const auto add_alike_dot = [&](const float(&x)[8], int feature, float(&alike)[2]) {
      if constexpr (kDots && kAlike) {
#pragma unroll
        for (int i = 0; i < 8; i += 4) {
          const float2 of = *reinterpret_cast<const float2*>(head_.z + feature + column_of_lane() + 2 * i);
          alike[0] += x[i] * of.x + x[i + 1] * of.y;
          alike[1] += x[i + 2] * of.x + x[i + 3] * of.y;
        }
      }
    };
    int accumulate = 0;
    const auto multiply = [&](const uint32_t(&operand)[4], int row) {
      hopper::multiply<T, hopper::Major::kAcross>(sum, operand, advance(of_matrix, row * hopper::kPanelRowBytes), accumulate);
      accumulate = 1;
    };
    // kMixed: of a softmax alone.
    const auto with_f = [&](auto use) {
      if constexpr (kMixed) {
        use(Pointwise<T, Kind::kClamp>(Activation::kNone));
      } else {
        with_pointwise<T>(encoder_.f, use);
      }
    };
    with_f([&](auto f) {
      if constexpr (kMixed) {
        // Straight code, with operands of sixteen features made while products of those before are under way, as in multiply_and_turn_back.
        uint32_t operands[2][2][4];
#pragma unroll
        for (int part = 0; part < 4 * kD; ++part) {
          uint32_t(&own)[2][4] = operands[part % 2];
          float x[8], c[8], s[8];
          load_sixteen(f, tile, 16 * part, x);
          f.apply(x);
#pragma unroll
          for (int block = 0; block < 2; ++block) {
            float2 turns[2][2];
            turns_of<kByTable>(turns, 16 * part + 8 * block + column_of_lane());
#pragma unroll
            for (int i = 0; i < 4; ++i) {
              c[4 * block + i] = x[4 * block + i] * turns[i / 2][i % 2].x;
              s[4 * block + i] = x[4 * block + i] * turns[i / 2][i % 2].y;
            }
          }
          if (part > 1) hopper::wait_for_products<1>();
          narrow_pairs<T>(c, own[0]);
          narrow_pairs<T>(s, own[1]);
#pragma unroll
          for (int i = 0; i < 8; ++i) asm volatile("" : "+r"(own[i / 4][i % 4]));  // before the products begin
          part == 0 ? hopper::begin_products(sum) : hopper::begin_products();
#pragma unroll
          for (int i = 0; i < 2; ++i) multiply(own[i], row_of_turned(16 * part, i));
          hopper::commit_products();
        }
        hopper::wait_for_products<0>(sum);
      } else if constexpr (kTurn == Turn::kCosine) {
        constexpr int kParts = kWarpgroups == 2 ? 4 : 2;  // sixteens of a step: what the registers hold
        // Places that are known take a fifth of the instructions less.
        constexpr int kUnrolled = kLine && !kDots ? 4 * kD / kParts : 1;
#pragma unroll kUnrolled
        for (int feature = 0; feature < 64 * kD; feature += 16 * kParts) {
          if (feature >= d) break;
          uint32_t cosines[kParts][4], sines[kParts][4];
#pragma unroll
          for (int part = 0; part < kParts; ++part) {
            float x[8], c[8], s[8];
            load_sixteen(f, tile, feature + 16 * part, x);
            f.apply(x);
            add_dot(x, feature + 16 * part, d);
#pragma unroll
            for (int block = 0; block < 2; ++block) {
              float2 turns[2][2];
              turns_of<kByTable>(turns, feature + 16 * part + 8 * block + column_of_lane());
#pragma unroll
              for (int i = 0; i < 4; ++i) {
                c[4 * block + i] = x[4 * block + i] * turns[i / 2][i % 2].x;
                s[4 * block + i] = x[4 * block + i] * turns[i / 2][i % 2].y;
              }
            }
            add_encoded_dot(c, feature + 16 * part);
            add_encoded_dot(s, 64 * kD + feature + 16 * part);
            add_alike_dot(c, feature + 16 * part, alike[0]);
            add_alike_dot(s, feature + 16 * part, alike[1]);
            narrow_pairs<T>(c, cosines[part]);
            narrow_pairs<T>(s, sines[part]);
          }
          hopper::begin_products(sum);
#pragma unroll
          for (int part = 0; part < kParts; ++part) {
            multiply(cosines[part], row_of_turned(feature + 16 * part, false));
            multiply(sines[part], row_of_turned(feature + 16 * part, true));
          }
          hopper::finish_products(sum);
        }
      } else if constexpr (kTurn == Turn::kHalves) {
        const int half = encoder_.half;
        const int second = second_half<kD>(half);
#pragma unroll 1
        for (int feature = 0; feature < half; feature += 32) {
          uint32_t lows[2][4], highs[2][4];
#pragma unroll
          for (int part = 0; part < 2; ++part) {
            float low[8], high[8], to_low[8], to_high[8];
            load_features(f, tile, feature + 16 * part, low);
            load_features(f, tile, second + feature + 16 * part, high);
            f.apply(low);
            f.apply(high);
            add_dot(low, feature + 16 * part, half);
            add_dot(high, half + feature + 16 * part, 2 * half);
#pragma unroll
            for (int block = 0; block < 2; ++block) {
              float2 turns[2][2];
              turns_of<kByTable>(turns, feature + 16 * part + 8 * block + column_of_lane());
#pragma unroll
              for (int i = 0; i < 4; ++i) {
                const float2 turn = turns[i / 2][i % 2];
                const int of = 4 * block + i;
                to_low[of] = low[of] * turn.x - high[of] * turn.y;
                to_high[of] = low[of] * turn.y + high[of] * turn.x;
              }
            }
            add_encoded_dot(to_low, feature + 16 * part);
            add_encoded_dot(to_high, second + feature + 16 * part);
            narrow_pairs<T>(to_low, lows[part]);
            narrow_pairs<T>(to_high, highs[part]);
          }
          hopper::begin_products(sum);
#pragma unroll
          for (int part = 0; part < 2; ++part) {
            multiply(lows[part], feature + 16 * part);
            multiply(highs[part], second + feature + 16 * part);
          }
          hopper::finish_products(sum);
        }
#pragma unroll 1
        for (int feature = 2 * half; feature < d; feature += 16) {
          float x[8];
          uint32_t operand[4];
          load_sixteen(f, tile, feature, x);
          f.apply(x);
          add_dot(x, feature, d);
          add_encoded_dot(x, feature);
          narrow_pairs<T>(x, operand);
          hopper::begin_products(sum);
          multiply(operand, feature);
          hopper::finish_products(sum);
        }
      } else {
#pragma unroll 1
        for (int feature = 0; feature < d; feature += 64) {
          uint32_t operands[4][4];
#pragma unroll
          for (int part = 0; part < 4; ++part) {
            float x[8];
            load_sixteen(f, tile, feature + 16 * part, x);
            f.apply(x);
            add_dot(x, feature + 16 * part, d);
            turn_neighbours<kByTable, false>(x, feature + 16 * part);
            add_encoded_dot(x, feature + 16 * part);
            narrow_pairs<T>(x, operands[part]);
          }
          hopper::begin_products(sum);
#pragma unroll
          for (int part = 0; part < 4; ++part) multiply(operands[part], feature + 16 * part);
          hopper::finish_products(sum);
        }
      }
    });
    if constexpr (kDots) {
#pragma unroll
      for (int i = 0; i < 2; ++i) dot[i] = quad_sum(dot[i]);
    }
    if constexpr (kDots && kDivided) {
#pragma unroll
      for (int i = 0; i < 2; ++i) dots.encoded[i] = quad_sum(encoded_dot[i]);
    }
    if constexpr (kDots && kAlike) {
#pragma unroll
      for (int i = 0; i < 4; ++i) dots.alike[i / 2][i % 2] = quad_sum(alike[i / 2][i % 2]);
    }
  }

  // On a line each thread has one angle, of this theta, at some of the tokens.
  __device__ __forceinline__ void make_angles(int head, float theta) {
    // Halves are cut into sixteens: angles beyond the half turn features to nothing, which are those of the other half.
    const auto cut = [&](int i, Angle angle) {
      if (kTurn == Turn::kHalves && i >= encoder_.half) angle.factor = 0.0f;
      return angle;
    };
    bool scales = false;
    if constexpr (kLine) {
      static_assert(Team::kThreads % kAngles == 0);
      const int thread = flao::opaque(threadIdx.x);
      const int i = thread % kAngles;
      const Angle angle = cut(i, Angle(encoder_, i, theta));
      // Either half of a turn will do: of both angles it is taken an odd number of times.
      const unsigned long long half_rate = angle.rate / 2;
      if (thread < kAngles) head_.tables.half_rates[i] = half_rate;
#pragma unroll 2
      for (int token = thread / kAngles; token < 8; token += Team::kThreads / kAngles) {
        float2 turn;
        phase_cos_sin(half_rate, 2 * token + 1, turn.x, turn.y);
        head_.tables.fine[token][i] = {turn.x * angle.factor, turn.y * angle.factor};
      }
    } else {
      for (int i = threadIdx.x; i < kAngles; i += Team::kThreads) {
        const Angle angle = cut(i, Angle(encoder_, head, i));
        head_.tables.rates[i] = angle.rate;
        head_.tables.factors[i] = angle.factor;
        head_.tables.places[i] = {head_.tables.grid.firsts[i] * static_cast<int>(sizeof(float2)),
                                  angle.axis * static_cast<int>(sizeof(head_.tables.positions[0][0]))};
        scales |= angle.factor != 1.0f;
      }
      head_.tables.grid.make(encoder_, head, Team::kThreads / 32, [&](int i, float theta) { return cut(i, Angle(encoder_, i, theta)); });
      by_table_ = head_.tables.grid.is_there;
    }
    scales_ = Team::any(scales);
  }

  // Sixteen features from a multiple of eight on: x[2 * i + j] is of token i % 2 and feature 8 * (i / 2) + j of the thread's four.
  template <class F>
  __device__ __forceinline__ static void load_features(const F& f, const Tile& tile, int feature, float (&x)[8]) {
    const int run = feature / 8 + lane() / 16;
    const int row = row_of_warp() + token_of_row<kLine>(lane() % 16);
    uint32_t pairs[4];
    load_matrices(pairs, hopper::shared_address(tile[run / 8]) + row * hopper::kPanelRowBytes + ((run ^ row) % 8 << 4));
    f.widen(pairs, x);
  }

  // As load_features, from a multiple of sixteen on; stores by store_matrices are to the same place.
  __device__ __forceinline__ static uint32_t at_sixteen(const Tile& tile, int feature) {
    return fragment_of_thread<kLine>().at(hopper::shared_address(tile[0]), feature / 16);
  }
  template <class F>
  __device__ __forceinline__ static void load_sixteen(const F& f, const Tile& tile, int feature, float (&x)[8]) {
    uint32_t pairs[4];
    load_matrices(pairs, at_sixteen(tile, feature));
    f.widen(pairs, x);
  }

  // Sixteen features of the thread's two tokens, from a multiple of four on, where `left` of them follow the thread's first.
  __device__ __forceinline__ static void store_runs(const Tile& tile, int feature, int left, const uint32_t (&pairs)[4]) {
#pragma unroll
    for (int run = 0; run < 2; ++run)
      if (8 * run < left) store_run(tile, feature + 8 * run, pairs[2 * run], pairs[2 * run + 1]);
  }
  // Eight of them.
  __device__ __forceinline__ static void store_run(const Tile& tile, int feature, uint32_t first, uint32_t second) {
    const int column = feature + column_of_lane();
    const auto place = [&](int i) {
      const int row = row_of_warp() + token_of_row<kLine>(lane() / 4 + 8 * i);
      return reinterpret_cast<uint32_t*>(tile[column / 64] + row * hopper::kPanelRowBytes + ((column / 8 ^ row) % 8 << 4) + column % 8 * 2);
    };
    *place(0) = first;
    *place(1) = second;
  }

  // Of the thread's two tokens, the turns of two angles from an even one on, or of one.
  template <bool kByTable, int kCount>
  __device__ __forceinline__ void turns_of(float2 (&turns)[2][kCount], int angle) const {
    if constexpr (!kLine) {
      const auto& tables = head_.tables;
#pragma unroll
      for (int j = 0; j < kCount; ++j) {
        const auto place = tables.places[angle + j];
        const int of_axis = encoder_.positions.axes == 1 && !kByTable ? 0 : place.positions;
        const char* const of_warp = reinterpret_cast<const char*>(&tables.positions[warp()][0][lane() / 4 * 2]);
        const int2 two = *reinterpret_cast<const int2*>(of_warp + of_axis);
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          float2& turn = turns[i][j];
          const int position = i == 0 ? two.x : two.y;
          if constexpr (kByTable) {
            const char* const table = reinterpret_cast<const char*>(tables.grid.turns);
            turn = *reinterpret_cast<const float2*>(table + (place.turns + position * static_cast<int>(sizeof(float2))));
          } else {
            phase_cos_sin(tables.rates[angle + j], position, turn.x, turn.y);
            if (scales_) turn = {turn.x * tables.factors[angle + j], turn.y * tables.factors[angle + j]};
          }
        }
      }
    } else {
      const float2* const middle = &head_.tables.coarse[warp()][angle];
      const float2* const further = &head_.tables.fine[lane() / 4][angle];
      if constexpr (kCount == 1) {
        turn_both_ways(*middle, *further, turns[0][0], turns[1][0]);
      } else {
        const float4 of_middle = *reinterpret_cast<const float4*>(middle);
        const float4 by = *reinterpret_cast<const float4*>(further);
        turn_both_ways({of_middle.x, of_middle.y}, {by.x, by.y}, turns[0][0], turns[1][0]);
        turn_both_ways({of_middle.z, of_middle.w}, {by.z, by.w}, turns[0][1], turns[1][1]);
      }
    }
  }

  // The pairs among sixteen features, or the gradients of turned ones back. Features that do not turn are nobody's pair.
  template <bool kByTable, bool kBack>
  __device__ __forceinline__ void turn_neighbours(float (&x)[8], int feature) const {
#pragma unroll
    for (int block = 0; block < 2; ++block) {
      const int angle = feature / 2 + 4 * block + lane() % 4;
      float2 turns[2][1];
      turns_of<kByTable>(turns, angle);
      const bool turned = angle < encoder_.rotary;
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const float2 turn = turns[i][0];
        float& low = x[4 * block + 2 * i];
        float& high = x[4 * block + 2 * i + 1];
        const float sine = kBack ? -turn.y : turn.y;
        const float of_high = high * sine;
        const float of_low = low * sine;
        if (turned) {
          low = low * turn.x - of_high;
          high = high * turn.x + of_low;
        }
      }
    }
  }

  const Encoder& encoder_;
  const flao::Sizes& sizes_;
  char* matrix_;
  OfHead& head_;
  bool scales_ = false;
  bool by_table_ = false;
  bool has_z_ = false;
};

}  // namespace gimbal::flao_lrpe
