// dq, dg and dkv in one pass over q, g and do: D and E of up to 128. Of cosines on a line, or of pairs that turn, if any do; of pairs in
// bf16 also with a normaliser.
//
// Two warpgroups work on the same tile. Each has 64 of the columns of E: of those q̄ kv, dg, u = do ⊙ f(g) and dkv, as uᵀ q̄, whose left
// operand stays in the registers that u comes from. And each has 64 of the features: it encodes them, and has their gradients. All products
// are transposed, tokens being columns: so a thread has two features, whose angles on a line come from the exact ones at the first tokens
// of a tile by a recurrence, and no table takes the time of shared memory.
//
// The 2D encoded features lie in another order, in q̄ and among the rows of the matrix: eight cosines, then their eight sines. So a
// thread has both of a feature. Of pairs it has one, and these lie as eight firsts, then their eight seconds; what does not turn is a pair
// by its place. Their sums take half of the registers, so that all turns of a tile stay there. In shared memory dg takes the place of g,
// u that of do, and dq that of q.
//
// With a normaliser what a token needs of all features, or of all columns, is summed over warps through shared memory, which takes two more
// barriers a tile.
#pragma once

#include "rows.cuh"

namespace gimbal::flao_lrpe {

// How pairs lie in a tile and among the features, of which the thread has one: that of lane / 4 among the eight of its warp.
struct Pairs {
  int half;         // as Encoder, in eights
  bool neighbours;  // two are a pair

  __device__ __forceinline__ explicit Pairs(const Encoder& at) : half(at.half), neighbours(at.half == 0 && at.rotary > 0) {}

  // The two runs of eight features of sixteen.
  __device__ __forceinline__ int run(int sixteen, int which) const {
    return sixteen < half / 8 ? sixteen + which * (half / 8) : 2 * sixteen + which;
  }

  // Of neighbours even lanes have those of the first run.
  __device__ __forceinline__ int of_lane(int sixteen, int lane) const {
    const int eighth = lane / 4;
    return 8 * sixteen + (neighbours ? eighth % 2 * 4 + eighth / 2 : eighth);
  }

  // Where a feature lies among those that are encoded.
  __device__ __forceinline__ int place(int feature) const {
    if (neighbours) {
      const int pair = feature / 2 % 8;
      return feature / 16 * 16 + pair % 4 * 2 + pair / 4 + feature % 2 * 8;
    }
    const int second = feature >= half;
    if (feature >= 2 * half) return feature;
    const int pair = feature - second * half;
    return pair / 8 * 16 + pair % 8 + second * 8;
  }

  // The feature that is encoded so, of `eighth` among eight firsts or seconds.
  __device__ __forceinline__ int feature(int sixteen, int which, int eighth) const {
    if (neighbours) return 16 * sixteen + eighth % 2 * 8 + eighth / 2 * 2 + which;
    return 8 * run(sixteen, which) + eighth;
  }

  // Of two runs of neighbours to pairs, and back: two lanes each have one of a pair in either run.
  __device__ __forceinline__ void exchange(uint32_t (&pairs)[4]) const {
    if (!neighbours) return;
    const bool is_second = threadIdx.x % 8 >= 4;
#pragma unroll
    for (int i = 0; i < 4; i += 2) {
      const uint32_t got = __shfl_xor_sync(~0u, is_second ? pairs[i] : pairs[i + 1], 4);
      pairs[i] = is_second ? got : pairs[i];
      pairs[i + 1] = is_second ? pairs[i + 1] : got;
    }
  }
};

// What no |u| of a thread's two columns, at sixteen tokens of a tile, is above, as f enlarges no gate but sigmoid, which is 1 at most. NaN
// never counts. Of f16, which alone asks for it.
__device__ __forceinline__ float bound_of_thread(Activation f, uint32_t g, uint32_t d_o) {
  uint32_t largest[2] = {};
#pragma unroll
  for (int i = 0; i < 2 * kTileRows / 16; ++i) {
    uint32_t pairs[4];
    load_transposed(pairs, (i % 2 == 0 ? g : d_o) + i / 2 * 16 * hopper::kPanelRowBytes);
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      const __half2 all = __hmax2(reinterpret_cast<__half2&>(largest[i % 2]), __habs2(reinterpret_cast<__half2&>(pairs[j])));
      largest[i % 2] = reinterpret_cast<const uint32_t&>(all);
    }
  }
  const float2 gates = widen_pair<f16>(largest[0]);
  const float2 outer = widen_pair<f16>(largest[1]);
  return (f == Activation::kSigmoid ? 1.0f : fmaxf(gates.x, gates.y)) * fmaxf(outer.x, outer.y);
}

// What angles elsewhere than on a line are made of: the positions of a tile and of the next, and the turns of all on a grid.
struct JointTables {
  alignas(16) int positions[2][kPlaces][kTileRows];
  alignas(16) GridTurns<64> grid;
};

// kDivided: what the tokens of a tile need of all features, or of all columns of values, of which each warp has some.
struct OfTokens {
  static constexpr int kWarps = flao::wgmma::TwoWarpgroups::kThreads / 32;

  alignas(16) float partials[kWarps][2][kTileRows];
  alignas(16) float4 numbers[kTileRows];  // of_b, of_common and of_u, as in bwd_queries.cuh
  alignas(16) float2 add[kTileRows];      // of the encoded vector and of the other

  // Leaves two sums of each token over what the warp has of it, of which a thread has part at sixteen of them: [4 * step + i] is of the
  // thread's token i of a step. Each exchange halves what a thread has.
  __device__ __forceinline__ void leave(const float (&of)[2][16]) {
    const int lane = threadIdx.x % 32;
    float half[16], quarter[8], last[4];
    const auto join = [&](bool upper, float low, float high, int across) {
      const float kept = upper ? high : low;
      return kept + __shfl_xor_sync(~0u, upper ? low : high, across);
    };
#pragma unroll
    for (int i = 0; i < 16; ++i) half[i] = join((lane & 16) != 0, of[0][i], of[1][i], 16);
#pragma unroll
    for (int i = 0; i < 8; ++i) quarter[i] = join((lane & 8) != 0, half[i], half[8 + i], 8);
#pragma unroll
    for (int i = 0; i < 4; ++i) last[i] = join((lane & 4) != 0, quarter[i], quarter[4 + i], 4);
    float* const to = partials[threadIdx.x / 32][lane / 16] + 16 * (lane / 4 % 4) + lane % 4 * 2;
    *reinterpret_cast<float2*>(to) = {last[0], last[1]};
    *reinterpret_cast<float2*>(to + 8) = {last[2], last[3]};
  }

  // Gives use(token, sums) both sums of a token, by a lane for each of eight of the warp.
  template <class Use>
  __device__ __forceinline__ void take(Use use) const {
    const int lane = threadIdx.x % 32;
    const int token = threadIdx.x / 32 * 8 + lane % 8;
    static_assert(kWarps == 8);
    const auto part = [&](int i) { return partials[lane / 16 * 4 + i][lane / 8 % 2][token]; };
    float sum = (part(0) + part(1)) + (part(2) + part(3));
    sum += __shfl_xor_sync(~0u, sum, 16);
    const float other = __shfl_xor_sync(~0u, sum, 8);
    if (lane < 8) use(token, float2{sum, other});
  }
};

template <class T, bool kCosine, bool kLine, bool kDivided = false>
__device__ __forceinline__ void bwd_joint(const BackwardJointMaps& params) {
  using namespace flao::wgmma;
  static_assert(kLine || !kCosine);
  static_assert(!kDivided || (!kCosine && !flao::Reference<T>::kFollows));
  constexpr int kD = 2, kE = 2, kRuns = kCosine ? 2 : 1, kWidth = kRuns * kD;  // panels
  constexpr int kSteps = kTileRows / 16;
  constexpr int kStepBytes = 16 * hopper::kPanelRowBytes;
  constexpr int kMatrixStep = kWidth * kPanelBytes;
  constexpr int kMatrixBytes = wide::kMatrixBytes<kWidth, kE>;
  // With a normaliser two halves of 16 bits, as sums over queries are of both.
  constexpr int kHalfBytes = kWidth * kPanelBytes;
  constexpr int kEncodedBytes = (kDivided ? 2 : 1) * kHalfBytes;
  constexpr int kRateBytes = kCosine ? 64 * kD * sizeof(unsigned long long) : 0;
  constexpr int kTableBytes = kLine ? 0 : (sizeof(JointTables) + 1023) / 1024 * 1024;
  constexpr int kTokenBytes = kDivided ? (sizeof(OfTokens) + 1023) / 1024 * 1024 : 0;
  using Team = TwoWarpgroups;
  using Slots = wide::Ring<kMatrixBytes + kEncodedBytes + kRateBytes + kTableBytes + kTokenBytes, kD, 2>;
  using Reference = flao::Reference<T>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes);
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  const wide::MatrixPart whole = wide::whole_matrix(kRuns * d, e);
  if (threadIdx.x >= Team::kThreads) {
    hopper::give_registers<kProducerRegisters>();
    if (threadIdx.x == Team::kThreads)
      produce_for_rows<T, kD, false>(ring, walk, params.kv, whole, {&params.q, &params.d_o, params.gated ? &params.g : nullptr});
    return;
  }
  hopper::take_registers<kConsumerRegisters>();
  wide::clear_matrix<Team, kWidth, kE>(ring.matrix);
  SlotCursor<Slots> cursor{ring, 0};
  const Encoder& encoder = params.encoder;
  const bool gated = params.gated != 0;
  const lrpe::Positions& at = encoder.positions;
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32 % 4;
  const int warpgroup = __shfl_sync(~0u, warpgroup_of_thread(), 0);
  const bool leads = threadIdx.x % kWarpgroupThreads == 0;
  const int token_of_lane = lane % 4 * 2;
  const Pairs pairs_at(encoder);
  const int sixteen = 4 * warpgroup + warp;  // of pairs, that of the warp
  // Of two runs of eight features the thread has one each, of pairs one.
  const auto feature_of = [&](int run) {
    return kCosine ? 64 * warpgroup + 32 * run + 8 * warp + lane / 4 : pairs_at.of_lane(sixteen, lane);
  };
  // Of four 8 x 8 matrices in a panel: two neighbouring runs of eight columns, and both eight tokens further.
  const int token = lane / 16 * 8 + lane % 8;
  const uint32_t of_pair = token * hopper::kPanelRowBytes + ((2 * warp + lane / 8 % 2 ^ lane % 8) << 4);
  // Of the two runs of features, and both eight tokens further.
  const uint32_t of_runs = token * hopper::kPanelRowBytes + ((warp + lane / 8 % 2 * 4 ^ lane % 8) << 4);
  // Of the first of them, at four times eight tokens; the second lies across 64 bytes.
  const uint32_t of_run = lane * hopper::kPanelRowBytes + ((warp ^ lane % 8) << 4);
  const uint32_t own_panel = warpgroup * kPanelBytes;
  // Where the tile's features are that the thread's warp encodes.
  const int run_of_lane = pairs_at.run(sixteen, lane / 8 % 2);
  const uint32_t own_features = kCosine ? warpgroup * kPanelBytes + of_runs
                                        : run_of_lane / 8 * kPanelBytes + token * hopper::kPanelRowBytes + ((run_of_lane % 8 ^ lane % 8) << 4);
  char* const encoded = ring.matrix + kMatrixBytes;
  auto* const rates = reinterpret_cast<unsigned long long*>(encoded + kEncodedBytes);
  auto& tables = *reinterpret_cast<JointTables*>(encoded + kEncodedBytes);
  auto& of_tokens = *reinterpret_cast<OfTokens*>(encoded + kEncodedBytes + kRateBytes + kTableBytes);
  // Of a tile of this stretch: 32 tokens a warpgroup.
  const auto find_positions = [&](int tile) {
    if (kLine || warp != 0) return;
    const int i = 32 * warpgroup + lane;
    const int of = static_cast<int>(min(static_cast<i64>(walk.tile + tile) * kTileRows + i, params.sizes.rows - 1));
    with_positions(at, walk.batch, of, [&](int axis, int position) { tables.positions[tile % 2][axis][i] = position; });
  };
  if constexpr (!kLine) {
    if (threadIdx.x == 0) tables.grid.lay_out_by_one(encoder);
    if (threadIdx.x < 2 * kTileRows) tables.positions[threadIdx.x / kTileRows][kNoAxis][threadIdx.x % kTileRows] = 0;
  }
  const uint64_t of_encoded = hopper::descriptor(encoded, kPanelBytes);
  const uint64_t matrix_across = hopper::descriptor(ring.matrix + warpgroup * kMatrixStep, kMatrixStep);
  const uint64_t matrix_along = hopper::descriptor(ring.matrix + kRuns * warpgroup * kPanelBytes, kMatrixStep);
  // Read while the head before is written: memory answers late when all of it is busy.
  float thetas[kRuns];
  const auto read_thetas = [&](int head) {
#pragma unroll
    for (int i = 0; i < kRuns; ++i) thetas[i] = Angle::theta_of(encoder, head, flao::opaque(feature_of(i)));
  };
  read_thetas(walk.head);

  // The slots of the tile before that the copy engine stores from are freed by the one thread that has it do so.
  const auto free_stored = [&] {
    if (leads) {
      hopper::wait_for_stores_read();
      const int slot = cursor.slot + Slots::kSlots;
      ring.empty((slot - 3) % Slots::kSlots).arrive();
      ring.empty((slot - 1) % Slots::kSlots).arrive();
    }
    __syncwarp();
  };
  const auto release_but_stored = [&](const SlotCursor<Slots>& slot) {
    __syncwarp();
    if (lane == 0 && warp != 0) ring.empty(slot.slot).arrive();
  };

  while (walk.left > 0) {
    PanelSums<kRuns, 2> dkv;  // transposed
    dkv.clear();
    Reference reference(gated);
    const Angle angles[2] = {Angle(encoder, feature_of(0), thetas[0]), Angle(encoder, feature_of(kRuns - 1), thetas[kRuns - 1])};
    const float factors_of_angles[2] = {angles[0].factor, angles[1].factor};
    if constexpr (kCosine) {
#pragma unroll
      for (int run = 0; run < 2; ++run)
        if (lane % 4 == 0) rates[feature_of(run)] = angles[run].rate;
      __syncwarp();
    }
    const float2 ones[2] = {angles[0].at(1), angles[kRuns - 1].at(1)};
    [[maybe_unused]] const float2 eights[2] = {angles[0].at(8), angles[kRuns - 1].at(8)};
    // Rates would take registers that there are not.
    const auto line_from = [&](int run, int begin) {
      const unsigned long long rate = *const_cast<volatile unsigned long long*>(rates + feature_of(run));
      LineAngle line(eights[run]);
      line.start(rate * static_cast<i64>(begin), factors_of_angles[run], ones[run]);
      return line;
    };
    [[maybe_unused]] LineAngle line_of_pair(angles[0]);
    [[maybe_unused]] const float2* of_grid = nullptr;
    bool by_table = false;
    if constexpr (!kLine) {
      Team::synchronize();
      tables.grid.make(encoder, Team::kThreads / 32, [&](int i) { return Angle(encoder, walk.head, i); });
      of_grid = tables.grid.of(pairs_at.of_lane(sixteen, lane));
      by_table = tables.grid.is_there;
      find_positions(0);
    }
    // At the thread's tokens.
    const auto turns_of = [&](int tile, int begin, float2(&turns)[kSteps][4]) {
      if constexpr (kLine) {
        line_of_pair.start(angles[0].rate * static_cast<i64>(begin), angles[0].factor, ones[0]);
#pragma unroll
        for (int step = 0; step < kSteps; ++step) line_of_pair.step(turns[step]);
      } else {
        const int* const positions = tables.positions[tile % 2][angles[0].axis] + token_of_lane;
        const auto each = [&](auto turn_at) {
#pragma unroll
          for (int i = 0; i < 2 * kSteps; ++i) {
            const int2 two = *reinterpret_cast<const int2*>(positions + 8 * i);
            turns[i / 2][i % 2 * 2] = turn_at(two.x);
            turns[i / 2][i % 2 * 2 + 1] = turn_at(two.y);
          }
        };
        if (by_table) {
          each([&](int position) { return of_grid[position]; });
        } else {
          each([&](int position) {
            const float2 turn = angles[0].at(position);
            return float2{turn.x * angles[0].factor, turn.y * angles[0].factor};
          });
        }
      }
    };
    const bool turns_pair = pairs_at.of_lane(sixteen, lane) < encoder.rotary;
    // Of the head's vectors what is the thread's: z and z̄ of its pair, and c.
    [[maybe_unused]] float z[2], encoded_z[2], common[2];
    [[maybe_unused]] float of_features[2] = {}, of_encodings[2] = {};  // the sums
    if constexpr (kDivided) {
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const int feature = pairs_at.feature(sixteen, i, lane / 4);
        const float* const sums = params.divided.sums + walk.index() * 2 * d + feature;
        z[i] = feature < d ? sums[0] : 0.0f;
        encoded_z[i] = feature < d ? sums[d] : 0.0f;
        common[i] = params.divided.common[walk.index() * kCommonsOfHead + 64 * warpgroup + 16 * warp + 8 * i + lane / 4];
      }
    }
    // What products with the matrix are to be multiplied by: in bf16 nothing.
    const float scale = wide::round_matrix<T, Team, kWidth, kE>(ring, [&](auto use) {
      wide::take_pieces(cursor, whole, [&](int row, int column, const float(&eight)[8]) {
        float scaled[8];
#pragma unroll
        for (int i = 0; i < 8; ++i) scaled[i] = kDivided ? eight[i] : eight[i] * params.scale;
        if constexpr (kCosine) {
          const int feature = row < d ? row : row - d;
          use(feature / 8 * 16 + feature % 8 + (row < d ? 0 : 8), column, scaled);
        } else {
          use(pairs_at.place(row), column, scaled);
        }
      });
    });

    const int tiles = walk.tiles_here();
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(3)) {
      const TileSlots<Slots, 3> slots{cursor};
      const int begin = (walk.tile + tile) * kTileRows + at.offset + lrpe::offset_of(at, walk.batch) + token_of_lane;
      [[maybe_unused]] float2 turns_of_pair[kSteps][4];
      [[maybe_unused]] const i64 rows_here = params.sizes.rows - static_cast<i64>(walk.tile + tile) * kTileRows;
      if constexpr (!kCosine) turns_of(tile, begin, turns_of_pair);
      char* const q = slots[0].take();
      const uint32_t own_q = hopper::shared_address(q) + own_panel;
      const uint32_t own_of_q = hopper::shared_address(q) + own_features;
      if constexpr (!kCosine) {
        const uint32_t to = hopper::shared_address(encoded) + own_panel + of_pair;
        [[maybe_unused]] float dots[2][4 * kSteps];  // with z and z̄
        with_pointwise<T>(encoder.f, [&](auto f) {
#pragma unroll
          for (int step = 0; step < kSteps; ++step) {
            uint32_t pairs[4];
            float x[8], both[8];
            load_transposed(pairs, own_of_q + step * kStepBytes);
            pairs_at.exchange(pairs);
            f.widen(pairs, x);
            f.apply(x);
#pragma unroll
            for (int i = 0; i < 4; ++i) {
              const int of = i / 2 * 4 + i % 2;
              const float2 turn = turns_of_pair[step][i];
              both[of] = turns_pair ? x[of] * turn.x - x[of + 2] * turn.y : x[of];
              both[of + 2] = turns_pair ? x[of] * turn.y + x[of + 2] * turn.x : x[of + 2];
            }
            narrow_pairs<T>(both, pairs);
            store_transposed(to + step * kStepBytes, pairs);
            if constexpr (kDivided) {
              float high[8];
              widen_pairs<T>(pairs, high);
#pragma unroll
              for (int i = 0; i < 4; ++i) {
                const int of = i / 2 * 4 + i % 2;
                dots[0][4 * step + i] = x[of] * z[0] + x[of + 2] * z[1];
                dots[1][4 * step + i] = both[of] * encoded_z[0] + both[of + 2] * encoded_z[1];
              }
#pragma unroll
              for (int i = 0; i < 8; ++i) both[i] -= high[i];
              narrow_pairs<T>(both, pairs);
              store_transposed(to + kHalfBytes + step * kStepBytes, pairs);
            }
          }
        });
        if constexpr (kDivided) of_tokens.leave(dots);
      } else {
        const uint32_t to = hopper::shared_address(encoded) + 2 * own_panel + of_pair;
        LineAngle lines[2] = {line_from(0, begin), line_from(1, begin)};
        with_pointwise<T>(encoder.f, [&](auto f) {
#pragma unroll
          for (int step = 0; step < kSteps; ++step) {
            uint32_t pairs[4];
            float x[8];
            load_transposed(pairs, own_of_q + step * kStepBytes);
            f.widen(pairs, x);
            f.apply(x);
#pragma unroll
            for (int run = 0; run < 2; ++run) {
              float2 turns[4];
              lines[run].step(turns);
              float both[8];
#pragma unroll
              for (int i = 0; i < 4; ++i) {
                const float of = x[i / 2 * 4 + 2 * run + i % 2];
                both[i / 2 * 4 + i % 2] = of * turns[i].x;
                both[i / 2 * 4 + 2 + i % 2] = of * turns[i].y;
              }
              narrow_pairs<T>(both, pairs);
              store_transposed(to + run * kPanelBytes + step * kStepBytes, pairs);
            }
          }
        });
      }
      hopper::fence_async_shared();

      // Of a step: gates and do.
      const auto load_gate = [&](auto f, uint32_t g, uint32_t d_o, float(&gates)[8], float(&outer)[8]) {
        uint32_t pairs[4], pairs_of_d_o[4];
        load_transposed(pairs, g);
        load_transposed(pairs_of_d_o, d_o);
        f.widen(pairs, gates);
        widen_pairs<T>(pairs_of_d_o, outer);
      };
      if (Reference::kFollows && gated) {
        // Before any products, so that sums are not under way.
        const uint32_t own_d_o = hopper::shared_address(slots[1].take()) + own_panel + of_pair;
        const uint32_t own_g = hopper::shared_address(slots[2].take()) + own_panel + of_pair;
        if (Team::any(reference.is_exceeded_by(bound_of_thread(params.g_f, own_g, own_d_o)))) {
          float largest = 0.0f;
          with_pointwise<T>(params.g_f, [&](auto f) {
#pragma unroll 1
            for (int step = 0; step < kSteps; ++step) {
              float gates[8], outer[8];
              load_gate(f, own_g + step * kStepBytes, own_d_o + step * kStepBytes, gates, outer);
              f.apply(gates);
#pragma unroll
              for (int i = 0; i < 8; ++i) largest = fmaxf(largest, flao::finite_magnitude(outer[i] * gates[i]));
            }
          });
          largest = largest_of_lanes(largest);
          if (lane == 0) ring.scratch[threadIdx.x / 32] = largest;
          Team::synchronize();
#pragma unroll
          for (int i = 0; i < Team::kThreads / 32; ++i) largest = fmaxf(largest, ring.scratch[i]);
          const float step = reference.follow(largest);
          if (step != 1.0f) dkv.multiply(step);
        }
      } else {
        Team::synchronize();
      }

      const auto meanwhile = [&] {
        if (tile > 0) free_stored();
        if (tile + 1 < tiles) find_positions(tile + 1);
      };
      const auto multiply_by_matrix = [&](float(&o)[32]) {
#pragma unroll
        for (int k = 0; k < 4 * kWidth; ++k)
          hopper::multiply<T, hopper::Major::kAcross, hopper::Major::kAlong>(
              o, hopper::advance(matrix_across, k * kStepBytes),
              hopper::advance(of_encoded, k / 4 * kPanelBytes + k % 4 * 32), k > 0);
        hopper::commit_products();
      };
      char *d_o, *g;
      uint32_t u[kSteps][4];
      if constexpr (kDivided) {
        float o[32];  // q̄ kv'
        hopper::begin_products(o);
        multiply_by_matrix(o);
        of_tokens.take([&](int token, float2 dots) {
          const float den = dots.x + params.divided.eps;
          const float by = 1.0f / den;  // a number of 16 bits may be larger than what the approximation takes
          of_tokens.numbers[token] = {scale * by, (dots.y - den) * by, token < rows_here ? params.scale * by : 0.0f, 0.0f};
        });
        Team::synchronize();
        meanwhile();
        d_o = slots[1].take();
        g = slots[2].take();
        const uint32_t own_g = hopper::shared_address(g) + own_panel + of_pair;
        const uint32_t own_d_o = hopper::shared_address(d_o) + own_panel + of_pair;
        float add[2][4 * kSteps] = {};
        const auto divide = [&](auto f, auto has_gates) {
          constexpr bool kGated = decltype(has_gates)::value;
          hopper::wait_for_products<0>(o);
#pragma unroll
          for (int step = 0; step < kSteps; ++step) {
            uint32_t pairs[4];
            float gates[8], outer[8], d_g[8], rest[8];
            if constexpr (kGated) {
              load_gate(f, own_g + step * kStepBytes, own_d_o + step * kStepBytes, gates, outer);
            } else {
              load_transposed(pairs, own_d_o + step * kStepBytes);
              widen_pairs<T>(pairs, outer);
            }
            float4 numbers[4];
#pragma unroll
            for (int i = 0; i < 4; ++i) numbers[i] = of_tokens.numbers[16 * step + token_of_lane + i / 2 * 8 + i % 2];
#pragma unroll
            for (int i = 0; i < 8; ++i) {
              const float4& of = numbers[i / 4 * 2 + i % 2];
              const float c = common[i / 2 % 2];
              rest[i] = o[8 * step + i] * of.x + c * of.y;  // b − c
              d_g[i] = outer[i] * (params.scale * (rest[i] + c));
              outer[i] *= of.z;
            }
            if constexpr (kGated) {
              f.apply_with_gradient(gates, d_g);
              narrow_pairs<T>(d_g, pairs);
              store_transposed(own_g + step * kStepBytes, pairs);
            }
#pragma unroll
            for (int i = 0; i < 8; ++i) {
              if constexpr (kGated) outer[i] *= gates[i];
              add[0][4 * step + i / 4 * 2 + i % 2] += outer[i] * common[i / 2 % 2];
              add[1][4 * step + i / 4 * 2 + i % 2] -= outer[i] * rest[i];
            }
            narrow_pairs<T>(outer, u[step]);
            store_transposed(own_d_o + step * kStepBytes, u[step]);
          }
        };
        if (gated) {
          with_pointwise<T>(params.g_f, [&](auto f) { divide(f, std::true_type()); });
        } else {
          divide(Pointwise<T, Kind::kClamp>(Activation::kNone), std::false_type());
        }
        of_tokens.leave(add);
        hopper::fence_async_shared();
        Team::synchronize();
      } else if (gated) {
        float o[32];  // q̄ kv
        hopper::begin_products(o);
        multiply_by_matrix(o);
        meanwhile();
        d_o = slots[1].take();
        g = slots[2].take();
        with_pointwise<T>(params.g_f, [&](auto f) {
          const uint32_t own_g = hopper::shared_address(g) + own_panel + of_pair;
          const uint32_t own_d_o = hopper::shared_address(d_o) + own_panel + of_pair;
          hopper::wait_for_products<0>(o);
#pragma unroll
          for (int step = 0; step < kSteps; ++step) {
            uint32_t pairs[4];
            float gates[8], outer[8], d_g[8];
            load_gate(f, own_g + step * kStepBytes, own_d_o + step * kStepBytes, gates, outer);
#pragma unroll
            for (int i = 0; i < 8; ++i) d_g[i] = outer[i] * (Reference::kFollows ? o[8 * step + i] * scale : o[8 * step + i]);
            f.apply_with_gradient(gates, d_g);
#pragma unroll
            for (int i = 0; i < 8; ++i) outer[i] *= gates[i] * reference.up;
            narrow_pairs<T>(d_g, pairs);
            narrow_pairs<T>(outer, u[step]);
            store_transposed(own_g + step * kStepBytes, pairs);
            store_transposed(own_d_o + step * kStepBytes, u[step]);
          }
        });
        hopper::fence_async_shared();
        Team::synchronize();
      } else {
        // u is do.
        meanwhile();
        d_o = slots[1].take();
        g = slots[2].take();
#pragma unroll
        for (int step = 0; step < kSteps; ++step)
          load_transposed(u[step], hopper::shared_address(d_o) + own_panel + of_pair + step * kStepBytes);
      }
      hopper::TileCoordinates to = walk.at();
      to.row += tile * kTileRows;
      if (leads && gated && params.wants_dg) {
        hopper::store_panel(params.dg, warpgroup * hopper::kPanelColumns, to, g + own_panel);
        hopper::commit_stores();
      }

      const uint64_t of_u = hopper::descriptor(d_o, kPanelBytes);
#pragma unroll
      for (int run = 0; run < kRuns; ++run) {
        float dq[32];  // of cosines and sines, or of pairs
        hopper::begin_products(dq, dkv.of[run]);
#pragma unroll
        for (int k = 0; k < 4 * kE; ++k)
          hopper::multiply<T, hopper::Major::kAlong, hopper::Major::kAlong>(
              dq, hopper::advance(matrix_along, run * kPanelBytes + k / 4 * kMatrixStep + k % 4 * 32),
              hopper::advance(of_u, k / 4 * kPanelBytes + k % 4 * 32), k > 0);
        hopper::commit_products();
#pragma unroll
        for (int step = 0; step < kSteps; ++step)
          hopper::multiply<T, hopper::Major::kAcross>(
              dkv.of[run], u[step], hopper::advance(of_encoded, 2 * run * kPanelBytes + step * kStepBytes), 1);
        if constexpr (kDivided) {
#pragma unroll
          for (int step = 0; step < kSteps; ++step)
            hopper::multiply<T, hopper::Major::kAcross>(
                dkv.of[run], u[step], hopper::advance(of_encoded, kHalfBytes + step * kStepBytes), 1);
        }
        hopper::commit_products();
        if constexpr (kDivided) {
          // Kept they would take registers that there are not.
          turns_of(tile, flao::opaque(begin), turns_of_pair);
          of_tokens.take([&](int token, float2 add) {
            of_tokens.add[token] = token < rows_here ? float2{add.x, add.y - add.x} : float2{};
          });
          Team::synchronize();
        }
        // What is finite is 0 by less, but infinity times 0 is not.
        const float of_dq = Reference::kFollows ? fmaxf(scale * reference.down(), 0x1p-126f) : 1.0f;
        if constexpr (kCosine) {
          LineAngle line = line_from(run, begin);
          with_pointwise<T>(encoder.f, [&](auto f) {
            constexpr bool kSmooth = decltype(f)::kSmooth;
            const uint32_t own = own_q + (of_run ^ run * 64);
            // What does not need the products, while they are under way. Relu makes 0 of any gradient, so that it is not among the factors.
            float factors[2][8];
#pragma unroll
            for (int half = 0; half < 2; ++half) {
              if constexpr (kSmooth) {
                uint32_t pairs[4];
                float x[8];
                load_transposed(pairs, own + half * 2 * kStepBytes);
                f.widen(pairs, x);
#pragma unroll
                for (int i = 0; i < 8; ++i) factors[half][i] = f.gradient(x[i], of_dq);
              } else {
#pragma unroll
                for (int i = 0; i < 8; ++i) factors[half][i] = of_dq;
              }
            }
            hopper::wait_for_products<1>(dq);
#pragma unroll
            for (int half = 0; half < 2; ++half) {
              uint32_t pairs[4];
              float d_x[8];
#pragma unroll
              for (int step = 0; step < 2; ++step) {
                float2 turns[4];
                line.step(turns);
#pragma unroll
                for (int i = 0; i < 4; ++i) {
                  const int of = 16 * half + 8 * step + i / 2 * 4 + i % 2;
                  d_x[4 * step + i] = (dq[of] * turns[i].x + dq[of + 2] * turns[i].y) * factors[half][4 * step + i];
                }
              }
              if constexpr (!kSmooth) {
                float x[8];
                load_transposed(pairs, own + half * 2 * kStepBytes);
                f.widen(pairs, x);
                f.apply_with_gradient(x, d_x);
              }
              narrow_pairs<T>(d_x, pairs);
              store_transposed(own + half * 2 * kStepBytes, pairs);
            }
          });
        } else {
          with_pointwise<T>(encoder.f, [&](auto f) {
            // With a normaliser factors would take registers that there are not.
            constexpr bool kSmooth = decltype(f)::kSmooth && !kDivided;
            float factors[kSteps][8];
            const auto load = [&](int step, float(&x)[8]) {
              uint32_t pairs[4];
              load_transposed(pairs, own_of_q + step * kStepBytes);
              pairs_at.exchange(pairs);
              f.widen(pairs, x);
            };
            // Of the thread's token of a step.
            const auto add_of = [&](int step, int i) { return of_tokens.add[16 * step + token_of_lane + i / 2 * 8 + i % 2]; };
#pragma unroll
            for (int step = 0; step < kSteps; ++step) {
#pragma unroll
              for (int i = 0; i < 8; ++i) factors[step][i] = of_dq;
              if constexpr (kSmooth || kDivided) {
                float x[8];
                load(step, x);
                if constexpr (kSmooth) {
#pragma unroll
                  for (int i = 0; i < 8; ++i) factors[step][i] = f.gradient(x[i], of_dq);
                } else {
                  f.apply(x);
                }
                if constexpr (kDivided) {
#pragma unroll
                  for (int i = 0; i < 4; ++i) {
                    const int of = i / 2 * 4 + i % 2;
                    const float2 turn = turns_of_pair[step][i];
                    const float2 add = add_of(step, i);
                    of_features[0] += x[of] * add.y;
                    of_features[1] += x[of + 2] * add.y;
                    of_encodings[0] += (turns_pair ? x[of] * turn.x - x[of + 2] * turn.y : x[of]) * add.x;
                    of_encodings[1] += (turns_pair ? x[of] * turn.y + x[of + 2] * turn.x : x[of + 2]) * add.x;
                  }
                }
              }
            }
            hopper::wait_for_products<1>(dq);
#pragma unroll
            for (int step = 0; step < kSteps; ++step) {
              uint32_t pairs[4];
              float d_x[8];
#pragma unroll
              for (int i = 0; i < 4; ++i) {
                const int of = i / 2 * 4 + i % 2;
                const float2 turn = turns_of_pair[step][i];
                float first = dq[8 * step + of], second = dq[8 * step + of + 2];
                [[maybe_unused]] float2 add;
                if constexpr (kDivided) {
                  add = add_of(step, i);
                  first += encoded_z[0] * add.x;
                  second += encoded_z[1] * add.x;
                }
                d_x[of] = turns_pair ? first * turn.x + second * turn.y : first;
                d_x[of + 2] = turns_pair ? second * turn.x - first * turn.y : second;
                if constexpr (kDivided) {
                  d_x[of] += z[0] * add.y;
                  d_x[of + 2] += z[1] * add.y;
                }
                d_x[of] *= factors[step][of];
                d_x[of + 2] *= factors[step][of + 2];
              }
              if constexpr (!kSmooth) {
                float x[8];
                load(step, x);
                f.apply_with_gradient(x, d_x);
              }
              narrow_pairs<T>(d_x, pairs);
              pairs_at.exchange(pairs);
              store_transposed(own_of_q + step * kStepBytes, pairs);
            }
          });
        }
      }
      if constexpr (kDivided) hopper::wait_for_products<0>(dkv.of);
      hopper::fence_async_shared();
      // A panel has features of pairs of both.
      if constexpr (kCosine) {
        synchronize_warpgroup();
      } else {
        Team::synchronize();
      }
      if (leads) {
        if (kDivided && params.divided.adds) {
          hopper::add_panel(params.dq, warpgroup * hopper::kPanelColumns, to, q + own_panel);
        } else {
          hopper::store_panel(params.dq, warpgroup * hopper::kPanelColumns, to, q + own_panel);
        }
        hopper::commit_stores();
      }
      if constexpr (!kDivided) {
        hopper::wait_for_products<0>(dkv.of);
        // Both have done with q̄.
        Team::synchronize();
      }
      slots[1].release();
      release_but_stored(slots[0]);
      release_but_stored(slots[2]);
    }
    free_stored();

    if (walk.tile + tiles == walk.tiles) read_thetas(walk.head + 1 < walk.heads ? walk.head + 1 : 0);
    if constexpr (!kDivided) dkv.multiply(params.scale * reference.down());
    float* const sums = walk.sum_of(params.dkv, params.partials, kRuns * d * e) + 64 * warpgroup + 16 * warp + lane / 4;
    const int columns = e - 64 * warpgroup - 16 * warp;
    const auto write = [&](auto adds) {
#pragma unroll
      for (int eight = 0; eight < 8 * kD; ++eight) {
        // Else there would be a register, or a spill, for each row.
        const int width = flao::opaque(e);
        if constexpr (kCosine) {
          if (8 * eight >= d) break;
          float* const row = sums + (8 * eight + token_of_lane) * width;
#pragma unroll
          for (int i = 0; i < 8; ++i) {
            if (i / 2 % 2 * 8 >= columns) continue;
            float& place = row[(i / 4 * d + i % 2) * width + i / 2 % 2 * 8];
            const float sum = dkv.of[eight / 8][eight % 8 * 8 + i];
            place = decltype(adds)::value ? place + sum : sum;
          }
        } else {
          // Firsts, or seconds, of eight pairs.
#pragma unroll
          for (int i = 0; i < 4; ++i) {
            const int feature = pairs_at.feature(eight / 2, eight % 2, token_of_lane + i % 2);
            if (feature >= d || i / 2 * 8 >= columns) continue;
            float& place = sums[feature * width + i / 2 * 8];
            const float sum = dkv.of[0][4 * eight + i];
            place = decltype(adds)::value ? place + sum : sum;
          }
        }
      }
    };
    if constexpr (kDivided) {
      float* const to = walk.sum_of(params.sums, params.sums_partials, 2 * d);
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const int feature = pairs_at.feature(sixteen, i, lane / 4);
        const float sums[2] = {quad_sum(of_features[i]), quad_sum(of_encodings[i])};
        if (lane % 4 != 0 || feature >= d) continue;
#pragma unroll
        for (int j = 0; j < 2; ++j) to[j * d + feature] = (walk.is_added(false) ? to[j * d + feature] : 0.0f) + sums[j];
      }
    }
    // A branch for every one would be a thousand instructions a head.
    if (walk.is_added(false)) {
      write(std::true_type());
    } else {
      write(std::false_type());
    }
    walk.advance(tiles);
  }
}

}  // namespace gimbal::flao_lrpe
