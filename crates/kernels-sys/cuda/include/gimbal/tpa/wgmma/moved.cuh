// How tiles come whose rows begin at any element, or are in f32: one warp has runs of tokens copied to buffers, as they lie in
// memory, from the 16 bytes on that they begin in, and others move them from there to the slots. What a row lacks of the features
// that are multiplied becomes zero, and rows of V behind the last token too.
#pragma once

#include "../halves.cuh"
#include "../ring.cuh"
#include "slots.cuh"

namespace gimbal::tpa::wgmma {

// A place among the buffers.
struct BufferCursor {
  int buffer = 0;
  uint32_t phase = 0;

  __device__ __forceinline__ void advance(int buffers) {
    if (++buffer == buffers) {
      buffer = 0;
      phase ^= 1;
    }
  }
};

// Tokens that are copied at once.
struct Run {
  int of;     // kKeys or kValues
  int first;  // of the tile
  int count;
  bool last;  // of the tile
};

// Goes through the tokens of a part: `use(token, run)`.
template <class Use>
__device__ __forceinline__ void each_run(const DecodeRows& maps, const Part& part, Use use) {
#pragma unroll 1
  for (i64 token = part.begin; token < part.end; token += maps.tile_tokens) {
    const int count = static_cast<int>(min(part.end - token, static_cast<i64>(maps.tile_tokens)));
#pragma unroll 1
    for (int of = kKeys; of <= kValues; ++of)
#pragma unroll 1
      for (int first = 0; first < count; first += maps.run_tokens)
        use(token + first, Run{of, first, min(count - first, maps.run_tokens), first + maps.run_tokens >= count});
  }
}

// What the loading warp does.
template <class K>
__device__ __forceinline__ void copy_runs(const Shared<K>& shared) {
  using T = typename K::T;
  const DecodeRows& maps = shared.maps;
  const Decode& p = maps.decode;
  BufferCursor at;
  Parts parts(p);
  Message message{};
  for (uint32_t phase = 1;; phase ^= 1) {
    message.end = !parts.next(message.part);
    shared.control->message_empty.wait(phase);
    if (threadIdx.x % 32 == 0) {
      shared.control->message = message;
      shared.control->message_full.arrive();
    }
    if (message.end) break;
    const int b = message.part.b;
    each_run(maps, message.part, [&](i64 token, const Run& run) {
      const Factors& factors = run.of == kKeys ? p.k : p.v;
      const int width = run.of == kKeys ? p.d : p.e;
      const auto copy_of = [&](char* to, const void* from, i64 batch_stride, int of_rank) {
        const int of_token = factors.rank * of_rank;
        return copy_rest(to, static_cast<const T*>(from), b * batch_stride + token * of_token, run.count * of_token,
                         (p.batch - 1) * batch_stride + p.tokens * of_token);
      };
      Barrier& copied = shared.control->copied[at.buffer];
      char* const rows = shared.sums + at.buffer * maps.buffer_bytes;
      char* const coefficients = rows + maps.buffer_rows;
      shared.control->moved[at.buffer].wait(at.phase ^ 1);
      const uint32_t row_bytes = copy_of(rows, factors.b, factors.b_batch_stride, width);
      const uint32_t coefficient_bytes = copy_of(coefficients, factors.a, factors.a_batch_stride, p.heads);
      __syncwarp();
      if (threadIdx.x % 32 == 0) {
        const auto load = [&](char* to, const void* from, i64 first, uint32_t bytes) {
          if (bytes == 0) return;
          hopper::load_bytes(to, static_cast<const T*>(from) + first - elements_before<T>(first), bytes, copied);
        };
        const i64 ranks = factors.rank;
        // The copy engine comes behind what threads read and wrote here themselves.
        hopper::fence_async_shared();
        copied.arrive_and_expect(row_bytes + coefficient_bytes);
        load(rows, factors.b, b * factors.b_batch_stride + token * ranks * width, row_bytes);
        load(coefficients, factors.a, b * factors.a_batch_stride + token * ranks * p.heads, coefficient_bytes);
      }
      at.advance(maps.buffers);
    });
  }
}

__device__ __forceinline__ uint4 load_four_words(unsigned from) {
  uint4 to;
  asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(to.x), "=r"(to.y), "=r"(to.z), "=r"(to.w) : "r"(from) : "memory");
  return to;
}

__device__ __forceinline__ void store_four_words(unsigned to, const uint4& words) {
  asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(words.x), "r"(words.y), "r"(words.z), "r"(words.w)
               : "memory");
}

// Of 16 elements of 16 bits the eight from one of the first eight on, of which the first `count` count.
__device__ __forceinline__ uint4 take_eight(const uint4& low, const uint4& high, int element, int count) {
  const unsigned from[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
  unsigned by_four[6], by_two[5], to[4];
#pragma unroll
  for (int i = 0; i < 6; ++i) by_four[i] = (element & 4) != 0 ? from[i + 2] : from[i];
#pragma unroll
  for (int i = 0; i < 5; ++i) by_two[i] = (element & 2) != 0 ? by_four[i + 1] : by_four[i];
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    to[i] = __funnelshift_r(by_two[i], by_two[i + 1], (element & 1) * 16);
    if (2 * i + 1 >= count) to[i] = 2 * i >= count ? 0 : to[i] & 0xffffu;
  }
  return {to[0], to[1], to[2], to[3]};
}

// Of 12 numbers the eight from one of the first four on.
__device__ __forceinline__ void take_eight(float (&to)[8], const uint4 (&from)[3], int element) {
  const unsigned all[12] = {from[0].x, from[0].y, from[0].z, from[0].w, from[1].x, from[1].y,
                            from[1].z, from[1].w, from[2].x, from[2].y, from[2].z, from[2].w};
  unsigned by_two[9];
#pragma unroll
  for (int i = 0; i < 9; ++i) by_two[i] = (element & 2) != 0 ? all[i + 2] : all[i];
#pragma unroll
  for (int i = 0; i < 8; ++i) to[i] = __uint_as_float((element & 1) != 0 ? by_two[i + 1] : by_two[i]);
}

// A thread that moves runs of tokens, by chunks of eight features of a row; of K up to the last that is multiplied.
template <class K>
struct Mover {
  static constexpr int kThreads = K::kOthers - 32;
  static constexpr int kWarps = kThreads / 32;

  const Shared<K>& shared;
  int thread;
  // 16 bits: where this thread begins among the chunks of K and of V, and how far it is from one to its next.
  int chunks[2], token[2], chunk[2], tokens_of_step[2], chunks_of_step[2];

  __device__ __forceinline__ explicit Mover(const Shared<K>& of)
      : shared(of), thread(static_cast<int>(threadIdx.x) - consumers<K>() - 32) {
    const Decode& p = of.maps.decode;
    chunks[kKeys] = 8 * Shared<K>::panels(p.d);
    chunks[kValues] = (p.e + 7) / 8;
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      token[i] = thread / chunks[i];
      chunk[i] = thread - token[i] * chunks[i];
      tokens_of_step[i] = kThreads / chunks[i];
      chunks_of_step[i] = kThreads - tokens_of_step[i] * chunks[i];
    }
  }

  __device__ __forceinline__ static int lane() { return static_cast<int>(threadIdx.x) % 32; }

  __device__ __forceinline__ static unsigned place(unsigned panels, int panel_bytes, int token, int chunk) {
    return panels + chunk / 8 * panel_bytes + token * hopper::kPanelRowBytes + ((chunk % 8 ^ token % 8) << 4);
  }

  // Rows of 16 bits, `before` elements behind the begin of the buffer, to a slot.
  __device__ __forceinline__ void move_rows(const Run& run, int ranks, int width, int panels, unsigned buffer, int before,
                                            unsigned slot) const {
    const bool of_keys = run.of == kKeys;
    const int all = of_keys ? chunks[0] : chunks[1];
    const int token_step = of_keys ? tokens_of_step[0] : tokens_of_step[1];
    const int chunk_step = of_keys ? chunks_of_step[0] : chunks_of_step[1];
    const int panel_bytes = shared.panel_bytes();
#pragma unroll 1
    for (int rank = 0; rank < ranks; ++rank) {
      int own_token = of_keys ? token[0] : token[1];
      int own_chunk = of_keys ? chunk[0] : chunk[1];
      const unsigned to = slot + rank * panels * panel_bytes;
#pragma unroll 2
      while (own_token < run.count) {
        const int element = before + (own_token * ranks + rank) * width + min(8 * own_chunk, width - 1);
        const unsigned from = buffer + element / 8 * 16;
        const uint4 eight = take_eight(load_four_words(from), load_four_words(from + 16), element % 8, width - 8 * own_chunk);
        store_four_words(place(to, panel_bytes, run.first + own_token, own_chunk), eight);
        own_token += token_step;
        own_chunk += chunk_step;
        if (own_chunk >= all) {
          own_chunk -= all;
          ++own_token;
        }
      }
    }
  }

  // Rows in f32 become two halves, times a power of two that their coefficients take back.
  __device__ __forceinline__ void move_halves(const Run& run, int ranks, int width, int panels, unsigned buffer, int before,
                                              const float* coefficients, char* slot) const {
    int lanes = 8;  // of a row, a power of two: those of whole panels
    while (lanes < 8 * panels) lanes *= 2;
    const int chunk = lane() & (lanes - 1);
    const int own_row = lane() / lanes;
    const int rows_of_step = 32 / lanes;
    const int rows = run.count * ranks;
    const int heads = shared.maps.decode.heads;
    const int panel_bytes = shared.panel_bytes();
    auto* const own = reinterpret_cast<float*>(slot + ranks * 2 * panels * panel_bytes) + run.first * ranks * heads;
    const unsigned to = shared_address(slot);
#pragma unroll 1
    for (int first = thread / 32 * rows_of_step; first < rows; first += kWarps * rows_of_step) {
      const int row = first + own_row;
      const int element = before + min(row, rows - 1) * width + min(8 * chunk, width - 1);
      const unsigned from = buffer + element / 4 * 16;
      const uint4 pieces[3] = {load_four_words(from), load_four_words(from + 16), load_four_words(from + 32)};
      float x[8];
      take_eight(x, pieces, element % 4);
      unsigned most = 0;
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        if (8 * chunk + i >= width) x[i] = 0.0f;
        const unsigned magnitude = __float_as_uint(fabsf(x[i]));
        most = max(most, magnitude < 0x7f800000u ? magnitude : 0);
      }
      for (int step = lanes / 2; step > 0; step /= 2) most = max(most, __shfl_xor_sync(0xffffffffu, most, step));
      // As power_of_queries, but without its cases: the largest becomes about 2^9, and within what keeps it and its inverse normal.
      const int power = most == 0 ? 0 : clamp(136 - static_cast<int>(most >> 23), -120, 120);
      const float scale = __int_as_float((127 + power) << 23);
      const float undo = __int_as_float((127 - power) << 23);
      unsigned high[4], low[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const float left = x[2 * i] * scale;
        const float right = x[2 * i + 1] * scale;
        high[i] = pack_finite<f16>(left, right);
        const float2 rounded = widen_pair<f16>(high[i]);
        low[i] = narrow_pair<f16>(left - rounded.x, right - rounded.y);
      }
      if (row < rows && chunk < 8 * panels) {
        const int token = ranks == 1 ? row : row / ranks;
        const int rank = row - token * ranks;
        const unsigned at = place(to + rank * 2 * panels * panel_bytes, panel_bytes, run.first + token, chunk);
        store_four_words(at, {high[0], high[1], high[2], high[3]});
        store_four_words(at + panels * panel_bytes, {low[0], low[1], low[2], low[3]});
      }
      for (int i = 0; i < rows_of_step && first + i < rows; ++i) {
        const float factor = __shfl_sync(0xffffffffu, undo, i * lanes);
        for (int h = lane(); h < heads; h += 32)
          own[(first + i) * heads + h] = coefficients[(first + i) * heads + h] * factor;
      }
    }
  }

  // Rows of a tile from so many on, of all panels of a slot.
  __device__ __forceinline__ void clear(char* slot, int from, int panels) const {
    const int bytes = (shared.tokens() - from) * hopper::kPanelRowBytes;
#pragma unroll 1
    for (int panel = 0; panel < panels; ++panel)
#pragma unroll 1
      for (int i = 16 * thread; i < bytes; i += 16 * kThreads)
        *reinterpret_cast<uint4*>(slot + panel * shared.panel_bytes() + from * hopper::kPanelRowBytes + i) = {0, 0, 0, 0};
  }
};

// What the other threads do that do not compute. All of them go through all runs: a warp that left some to others would lose count
// of how often a barrier has turned.
template <class K>
__device__ __forceinline__ void move_runs(const Shared<K>& shared) {
  using T = typename K::T;
  const DecodeRows& maps = shared.maps;
  const Decode& p = maps.decode;
  const Mover<K> mover(shared);
  BufferCursor at;
  Cursor<K> cursor{shared, 0};
  Parts parts(p);
  for (Part part; parts.next(part);) {
    each_run(maps, part, [&](i64 token, const Run& run) {
      const Factors& factors = run.of == kKeys ? p.k : p.v;
      const int width = run.of == kKeys ? p.d : p.e;
      const int panels = Shared<K>::panels(width);
      const i64 ranks = factors.rank;
      const int rows_before = elements_before<T>(part.b * factors.b_batch_stride + token * ranks * width);
      const int before = elements_before<T>(part.b * factors.a_batch_stride + token * ranks * p.heads);
      if (run.first == 0) cursor.await_empty(run.of);
      char* const slot = shared.slot(cursor.slot, run.of);
      char* const buffer = shared.sums + at.buffer * maps.buffer_bytes;
      shared.control->copied[at.buffer].wait(at.phase);
      if constexpr (K::kHalves == 2) {
        mover.move_halves(run, factors.rank, width, panels, shared_address(buffer), rows_before,
                          reinterpret_cast<const float*>(buffer + maps.buffer_rows) + before, slot);
      } else {
        mover.move_rows(run, factors.rank, width, panels, shared_address(buffer), rows_before, shared_address(slot));
        // Coefficients lie in the slot as in memory.
        auto* const to = reinterpret_cast<uint4*>(slot + factors.rank * panels * shared.panel_bytes() +
                                                  2 * run.first * factors.rank * p.heads);
        const auto* const from = reinterpret_cast<const uint4*>(buffer + maps.buffer_rows);
#pragma unroll 2
        for (int i = mover.thread; 8 * i < before + run.count * factors.rank * p.heads; i += Mover<K>::kThreads)
          to[i] = from[i];
      }
      __syncwarp();
      if (Mover<K>::lane() == 0) shared.control->moved[at.buffer].arrive();
      at.advance(maps.buffers);
      if (!run.last) return;
      const int count = run.first + run.count;
      if (run.of == kValues && count < maps.tile_tokens) mover.clear(slot, count, factors.rank * K::kHalves * panels);
      // Before the products that read it.
      hopper::fence_async_shared();
      __syncwarp();
      if (Mover<K>::lane() == 0) shared.full(cursor.slot, run.of).arrive();
      if (run.of == kValues) cursor.advance(1);
    });
  }
}

}  // namespace gimbal::tpa::wgmma
