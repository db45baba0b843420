// dq, dg and dkv in one pass over q, g and do, of cosines on a line: D and E of up to 128, without a normaliser.
//
// Two warpgroups work on the same tile. Each has 64 of the columns of E: of those q̄ kv, dg, u = do ⊙ f(g) and dkv, as uᵀ q̄, whose left
// operand stays in the registers that u comes from. And each has 64 of the features: it encodes them, and has their gradients. All products
// are transposed, tokens being columns: so a thread has two features, whose angles come from the exact ones at the first tokens of a
// tile by a recurrence, and no table takes the time of shared memory.
//
// The 2D encoded features lie in another order, in q̄ and among the rows of the matrix: eight cosines, then their eight sines. So a
// thread has both of a feature. In shared memory dg takes the place of g, u that of do, and dq that of q.
#pragma once

#include "rows.cuh"

namespace gimbal::flao_lrpe {

template <class T>
__device__ __forceinline__ void bwd_joint(const BackwardJointMaps& params) {
  using namespace flao::wgmma;
  constexpr int kD = 2, kE = 2, kWidth = 2 * kD;  // panels
  constexpr int kSteps = kTileRows / 16;
  constexpr int kStepBytes = 16 * hopper::kPanelRowBytes;
  constexpr int kMatrixStep = kWidth * kPanelBytes;
  constexpr int kMatrixBytes = wide::kMatrixBytes<kWidth, kE>;
  constexpr int kEncodedBytes = kWidth * kPanelBytes;
  constexpr int kRateBytes = 64 * kD * sizeof(unsigned long long);
  using Team = TwoWarpgroups;
  using Slots = wide::Ring<kMatrixBytes + kEncodedBytes + kRateBytes, kD, 2>;
  using Reference = flao::Reference<T>;
  const Slots ring;
  hopper::wait_for_dependencies();
  hopper::launch_dependents();
  Walk walk(params.sizes);
  const int d = params.sizes.d;
  const int e = params.sizes.e;
  const wide::MatrixPart whole = wide::whole_matrix(2 * d, e);
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
  const lrpe::Positions& at = encoder.positions;
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32 % 4;
  const int warpgroup = __shfl_sync(~0u, warpgroup_of_thread(), 0);
  const bool leads = threadIdx.x % kWarpgroupThreads == 0;
  const int token_of_lane = lane % 4 * 2;
  // Of two runs of eight features the thread has one each.
  const auto feature_of = [&](int run) { return 64 * warpgroup + 32 * run + 8 * warp + lane / 4; };
  // Of four 8 x 8 matrices in a panel: two neighbouring runs of eight columns, and both eight tokens further.
  const int token = lane / 16 * 8 + lane % 8;
  const uint32_t of_pair = token * hopper::kPanelRowBytes + ((2 * warp + lane / 8 % 2 ^ lane % 8) << 4);
  // Of the two runs of features, and both eight tokens further.
  const uint32_t of_runs = token * hopper::kPanelRowBytes + ((warp + lane / 8 % 2 * 4 ^ lane % 8) << 4);
  // Of the first of them, at four times eight tokens; the second lies across 64 bytes.
  const uint32_t of_run = lane * hopper::kPanelRowBytes + ((warp ^ lane % 8) << 4);
  const uint32_t own_panel = warpgroup * kPanelBytes;
  char* const encoded = ring.matrix + kMatrixBytes;
  auto* const rates = reinterpret_cast<unsigned long long*>(encoded + kEncodedBytes);
  const uint64_t of_encoded = hopper::descriptor(encoded, kPanelBytes);
  const uint64_t matrix_across = hopper::descriptor(ring.matrix + warpgroup * kMatrixStep, kMatrixStep);
  const uint64_t matrix_along = hopper::descriptor(ring.matrix + 2 * warpgroup * kPanelBytes, kMatrixStep);
  // Read while the head before is written: memory answers late when all of it is busy.
  float thetas[2];
  const auto read_thetas = [&](int head) {
#pragma unroll
    for (int i = 0; i < 2; ++i) thetas[i] = Angle::theta_of(encoder, head, flao::opaque(feature_of(i)));
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
    PanelSums<2, 2> dkv;  // transposed
    dkv.clear();
    Reference reference;
    const Angle angles[2] = {Angle(encoder, feature_of(0), thetas[0]), Angle(encoder, feature_of(1), thetas[1])};
    const float factors_of_angles[2] = {angles[0].factor, angles[1].factor};
#pragma unroll
    for (int run = 0; run < 2; ++run)
      if (lane % 4 == 0) rates[feature_of(run)] = angles[run].rate;
    __syncwarp();
    // Rates would take registers that there are not.
    const auto line_from = [&](int run, int begin) {
      const unsigned long long rate = *const_cast<volatile unsigned long long*>(rates + feature_of(run));
      return LineAngle(rate, factors_of_angles[run], begin);
    };
    // What products with the matrix are to be multiplied by: in bf16 nothing.
    const float scale = wide::round_matrix<T, Team, kWidth, kE>(ring, [&](auto use) {
      wide::take_pieces(cursor, whole, [&](int row, int column, const float(&eight)[8]) {
        float scaled[8];
#pragma unroll
        for (int i = 0; i < 8; ++i) scaled[i] = eight[i] * params.scale;
        const int feature = row < d ? row : row - d;
        use(feature / 8 * 16 + feature % 8 + (row < d ? 0 : 8), column, scaled);
      });
    });

    const int tiles = walk.tiles_here();
    for (int tile = 0; tile < tiles; ++tile, cursor.advance(3)) {
      const TileSlots<Slots, 3> slots{cursor};
      const int begin = (walk.tile + tile) * kTileRows + at.offset + lrpe::offset_of(at, walk.batch) + token_of_lane;
      char* const q = slots[0].take();
      const uint32_t own_q = hopper::shared_address(q) + own_panel;
      {
        const uint32_t to = hopper::shared_address(encoded) + 2 * own_panel + of_pair;
        LineAngle lines[2] = {line_from(0, begin), line_from(1, begin)};
        with_pointwise<T>(encoder.f, [&](auto f) {
#pragma unroll
          for (int step = 0; step < kSteps; ++step) {
            uint32_t pairs[4];
            float x[8];
            load_transposed(pairs, own_q + of_runs + step * kStepBytes);
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

      // Of a step: gates, or ones, and do.
      const auto load_gate = [&](auto f, uint32_t g, uint32_t d_o, float(&gates)[8], float(&outer)[8]) {
        uint32_t pairs[4], pairs_of_d_o[4];
        load_transposed(pairs, g);
        load_transposed(pairs_of_d_o, d_o);
#pragma unroll
        for (int i = 0; i < 4; ++i) pairs[i] = params.gated ? pairs[i] : narrow_pair<T>(1.0f, 1.0f);
        f.widen(pairs, gates);
        widen_pairs<T>(pairs_of_d_o, outer);
      };
      if constexpr (Reference::kFollows) {
        // Before any products, so that sums are not under way.
        const uint32_t own_d_o = hopper::shared_address(slots[1].take()) + own_panel + of_pair;
        const uint32_t own_g = hopper::shared_address(slots[2].take()) + own_panel + of_pair;
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
        if (Team::any(reference.is_exceeded_by(largest))) {
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

      float o[32];  // q̄ kv
      hopper::begin_products(o);
#pragma unroll
      for (int k = 0; k < 4 * kWidth; ++k)
        hopper::multiply<T, hopper::Major::kAcross, hopper::Major::kAlong>(
            o, hopper::advance(matrix_across, k * kStepBytes),
            hopper::advance(of_encoded, k / 4 * kPanelBytes + k % 4 * 32), k > 0);
      hopper::commit_products();
      if (tile > 0) free_stored();
      char* const d_o = slots[1].take();
      char* const g = slots[2].take();
      uint32_t u[kSteps][4];
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
          for (int i = 0; i < 8; ++i) d_g[i] = outer[i] * (o[8 * step + i] * scale);
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
      hopper::TileCoordinates to = walk.at();
      to.row += tile * kTileRows;
      if (leads && params.wants_dg) {
        hopper::store_panel(params.dg, warpgroup * hopper::kPanelColumns, to, g + own_panel);
        hopper::commit_stores();
      }

      const uint64_t of_u = hopper::descriptor(d_o, kPanelBytes);
#pragma unroll
      for (int run = 0; run < 2; ++run) {
        float dq[32];  // of cosines and sines
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
        hopper::commit_products();
        LineAngle line = line_from(run, begin);
        // What is finite is 0 by less, but infinity times 0 is not.
        const float of_dq = Reference::kFollows ? fmaxf(scale * reference.down(), 0x1p-126f) : 1.0f;
        with_pointwise<T>(encoder.f, [&](auto f) {
          constexpr bool kSmooth = decltype(f)::kSmooth;
          const uint32_t own = own_q + (of_run ^ run * 64);
          // What does not need the products, while they are under way. Relu makes 0 of any gradient, so that it is not among the factors.
          float factors[2][8];
#pragma unroll
          for (int half = 0; half < 2; ++half) {
#pragma unroll
            for (int i = 0; i < 8; ++i) factors[half][i] = of_dq;
            if constexpr (kSmooth) {
              uint32_t pairs[4];
              float x[8];
              load_transposed(pairs, own + half * 2 * kStepBytes);
              f.widen(pairs, x);
              f.apply_with_gradient(x, factors[half]);
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
      }
      hopper::fence_async_shared();
      synchronize_warpgroup();
      if (leads) {
        hopper::store_panel(params.dq, warpgroup * hopper::kPanelColumns, to, q + own_panel);
        hopper::commit_stores();
      }
      hopper::wait_for_products<0>(dkv.of);
      // Both have done with q̄.
      Team::synchronize();
      slots[1].release();
      release_but_stored(slots[0]);
      release_but_stored(slots[2]);
    }
    free_stored();

    if (walk.tile + tiles == walk.tiles) read_thetas(walk.head + 1 < walk.heads ? walk.head + 1 : 0);
    dkv.multiply(params.scale * reference.down());
    float* const sums = walk.sum_of(params.dkv, params.partials, 2 * d * e) + 64 * warpgroup + 16 * warp + lane / 4;
    const int columns = e - 64 * warpgroup - 16 * warp;
    const auto write = [&](auto adds) {
#pragma unroll
      for (int eight = 0; eight < 8 * kD; ++eight) {
        if (8 * eight >= d) break;
        // Else there would be a register, or a spill, for each row.
        const int width = flao::opaque(e);
        float* const row = sums + (8 * eight + token_of_lane) * width;
#pragma unroll
        for (int i = 0; i < 8; ++i) {
          if (i / 2 % 2 * 8 >= columns) continue;
          float& place = row[(i / 4 * d + i % 2) * width + i / 2 % 2 * 8];
          const float sum = dkv.of[eight / 8][eight % 8 * 8 + i];
          place = decltype(adds)::value ? place + sum : sum;
        }
      }
    };
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
