// Rows that no vectors fit, because of their width, what of them is rotated, or where they begin: the lanes of a row copy the
// 16-byte pieces that hold it to shared memory, take single elements from there, and write what they make of them the same way.
// A lane has up to kLaneAngles angles of a row, as far apart as the row has lanes, and is compiled for them and for a few less.
#pragma once

#include "activate.cuh"
#include "angles.cuh"
#include "block_positions.cuh"
#include "pipeline.cuh"
#include "statistics.cuh"
#include "weights.cuh"

namespace gimbal::lrpe {

// Mirrored in src/lrpe.rs, as is that a row has at least kFewestLanes.
constexpr int kLaneAngles = 8;
constexpr int kFewestLanes = 4;
constexpr int kFewAngles = 6;

constexpr int kPiece = 16;

// Room for a row of so many bytes wherever it begins. An odd number of pieces, so that rows are in different banks.
constexpr __host__ __device__ int row_room(int bytes) { return ((bytes + 2 * kPiece - 2) / kPiece | 1) * kPiece; }

// What a block has at most: the widest rows of as few lanes as there may be, two of x and of do, and what is written.
template <class Encoding, class T>
constexpr int kElementBytes = [] {
  constexpr int kAngles = kFewestLanes * kLaneAngles * static_cast<int>(sizeof(T));
  return kMaxThreads / kFewestLanes * (3 * row_room(Encoding::kInputs * kAngles) + 2 * row_room(2 * kAngles));
}();

__device__ __forceinline__ int beyond_piece(const void* at) {
  return static_cast<int>(reinterpret_cast<unsigned long long>(at) & (kPiece - 1));
}

// Copies a row to where it lies as in memory, modulo the size of a piece: pieces begin before it, and end with it.
__device__ __forceinline__ void fetch_elements(char* to, const void* row, int bytes, const RowLanes& lanes) {
  const int before = beyond_piece(row);
  const char* from = static_cast<const char*>(row) - before;
  const int end = before + bytes;
  const uint32_t slot = shared_address(to);
  for (int at = lanes.lane * kPiece; at < end; at += lanes.lanes * kPiece) copy_16(slot + at, from + at, min(end - at, kPiece));
}

// Writes a row that lies as in memory, modulo the size of a piece.
template <class T>
__device__ __forceinline__ void store_elements(const char* from, T* row, int bytes, const RowLanes& lanes) {
  constexpr int kSize = static_cast<int>(sizeof(T));
  const int before = beyond_piece(row);
  char* const to = reinterpret_cast<char*>(row) - before;
  const int end = before + bytes;
  for (int at = lanes.lane * kPiece; at < end; at += lanes.lanes * kPiece)
    if (at >= before && at + kPiece <= end) *reinterpret_cast<uint4*>(to + at) = *reinterpret_cast<const uint4*>(from + at);
  // What it shares with other rows: the ends of it.
  const int head = min((kPiece - before) & (kPiece - 1), bytes);
  const int tail = min(end & (kPiece - 1), bytes - head);
  for (int at = lanes.lane * kSize; at < head + tail; at += lanes.lanes * kSize) {
    const int byte = before + (at < head ? at : bytes - tail - head + at);
    *reinterpret_cast<T*>(to + byte) = *reinterpret_cast<const T*>(from + byte);
  }
}

// The encoding of lanes whose angles are as far apart as a row has lanes.
template <class Encoding>
struct Apart {
  template <int V>
  __device__ __forceinline__ static int angle(const Params& p, int own, int i) {
    return own + i * p.block_lanes;
  }
};

// The functions of whole rows: elements beyond the row must not count.
template <int I, int V>
struct WholeRow {
  static constexpr bool kBackwardReadsX = true;
  static constexpr bool kHasWeight = true;
  static constexpr bool kReadsAgain = false;
  Activation f;
  FeatureSoftmax<I, V> softmax;
  RmsNorm<I, V> norm;

  template <class WeightAt>
  __device__ __forceinline__ WholeRow(const Params& p, const Place& place, WeightAt weight_at)
      : f(place.rows.activation), softmax(p, place, {}, true), norm(p, place, weight_at) {}

  __device__ __forceinline__ float beyond() const {
    return f == Activation::kRmsNorm ? 0.0f : -__int_as_float(0x7f800000);
  }
  __device__ __forceinline__ void forward(float (&x)[I][V]) const {
    if (f == Activation::kRmsNorm) {
      norm.forward(x);
    } else {
      softmax.forward(x);
    }
  }
  // As `RmsNorm::backward`, whose weight alone has a gradient.
  template <class Visit>
  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V], Visit visit) const {
    if (f == Activation::kRmsNorm) {
      norm.backward(x, dx, visit);
    } else {
      softmax.backward(x, dx);
    }
  }
};

// None of them, or pointwise.
template <int I, int V>
struct EachElement : PointwiseActivation<I, V> {
  template <class WeightAt>
  __device__ __forceinline__ EachElement(const Params& p, const Place& place, WeightAt)
      : PointwiseActivation<I, V>(p, place, {}, true) {}

  __device__ __forceinline__ float beyond() const { return 0.0f; }
  template <class Visit>
  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V], Visit) const {
    PointwiseActivation<I, V>::backward(x, dx);
  }
};

template <int I, int V, int kStatistics>
struct SequenceElements : SequenceColumns<I, V> {
  template <class FeatureAt>
  __device__ __forceinline__ SequenceElements(const Params& p, const Place& place, FeatureAt feature_at)
      : SequenceElements(p, place, feature_at, p.columns) {}

  template <class FeatureAt>
  __device__ __forceinline__ SequenceElements(const Params& p, const Place& place, FeatureAt feature_at, const float* columns) {
    const float* const from = columns_of<kStatistics>(p, columns, place.first(), place.has_head() ? place.head : 0);
#pragma unroll
    for (int k = 0; k < I; ++k)
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float* const own = from + max(feature_at(k, i), 0);
        this->column[k][i] = {own[0], own[p.features], kStatistics == kBackwardStatistics ? own[2 * p.features] : 0.0f};
      }
  }

  __device__ __forceinline__ float beyond() const { return 0.0f; }
  template <class Visit>
  __device__ __forceinline__ void backward(const float (&x)[I][V], float (&dx)[I][V], Visit) const {
    SequenceColumns<I, V>::backward(x, dx);
  }
};

// What forward and backward passes share: the slots of a row, and where its elements are.
template <class Encoding, class T, int V, bool kBackward>
struct ElementRows {
  static constexpr int I = Encoding::kInputs;
  static constexpr int kSize = static_cast<int>(sizeof(T));
  static constexpr int kStages = kBackward ? 2 : 8 / kSize;

  RowLanes lanes;
  int x_bytes;
  int o_bytes;
  int stage;  // bytes
  char* slots;
  char* written;
  int angles;  // of this lane
  // The bytes from the beginning of the row to the two elements of each angle, in 16 bits each, those of the first for an angle
  // beyond the row; of a cosine to the first angle, from each to the next, and to the other half of o.
  unsigned elements[I == 2 ? V : 1];
  int step;
  int apart;

  __device__ __forceinline__ ElementRows(const Params& p, const Place& place)
      : lanes(place.lanes()),
        x_bytes(p.features * kSize),
        o_bytes(2 / I * x_bytes),
        angles((p.span - lanes.lane + lanes.lanes - 1) / lanes.lanes) {
    step = lanes.lanes * kSize;
    apart = x_bytes;
    if constexpr (I == 1) elements[0] = static_cast<unsigned>(lanes.lane * kSize);
#pragma unroll
    for (int i = 0; i < (I == 2 ? V : 0); ++i) {
      const Vectors own = Encoding::template vectors<1>(p, i < angles ? lanes.lane + i * lanes.lanes : 0);
      elements[i] = static_cast<unsigned>(own.at(0) * kSize) | static_cast<unsigned>(own.at(1) * kSize) << 16;
    }
    const int row = static_cast<int>(threadIdx.x + 32 * threadIdx.y) / lanes.lanes;
    // Of a cosine each lane reads V elements, those beyond the row too: behind x is room for them, and behind do is x.
    const int x_room = row_room(I == 1 ? V * step : x_bytes);
    stage = kBackward ? row_room(o_bytes) + x_room : x_room;
    const int of_row = kStages * stage + row_room(kBackward ? x_bytes : o_bytes);
    slots = element_memory<kElementBytes<Encoding, T>>() + row * of_row;
    written = slots + kStages * stage;
  }

  __device__ __forceinline__ char* slot(int row) const { return slots + (row & (kStages - 1)) * stage; }
  __device__ __forceinline__ int byte(int k, int i) const {
    if constexpr (I == 1) {
      return static_cast<int>(elements[0]) + i * step + k * apart;
    } else {
      return static_cast<int>(k == 0 ? elements[i] & 0xffffu : elements[i] >> 16);
    }
  }
  // Below 0 for an angle beyond the row.
  __device__ __forceinline__ int feature(int k, int i) const { return i < angles ? byte(k, i) / kSize : -1; }

  // The elements of a row in shared memory that lies there as `row` does in memory; of x the first of each angle, or both.
  template <int K>
  __device__ __forceinline__ void take(const char* from, const void* row, float (&to)[K][V], float beyond) const {
    const char* const first = from + beyond_piece(row);
#pragma unroll
    for (int i = 0; i < V; ++i)
#pragma unroll
      for (int k = 0; k < K; ++k) {
        const float value = widen(*reinterpret_cast<const T*>(first + byte(k, i)));
        to[k][i] = i < angles ? value : beyond;
      }
  }

  template <int K>
  __device__ __forceinline__ void put(const void* row, const float (&from)[K][V]) const {
    char* const first = written + beyond_piece(row);
#pragma unroll
    for (int i = 0; i < V; ++i)
#pragma unroll
      for (int k = 0; k < K; ++k)
        if (i < angles) *reinterpret_cast<T*>(first + byte(k, i)) = narrow<T>(from[k][i]);
  }
};

template <int K, int V>
__device__ __forceinline__ void clear(float (&rows)[K][V]) {
#pragma unroll
  for (int k = 0; k < K; ++k)
#pragma unroll
    for (int i = 0; i < V; ++i) rows[k][i] = 0.0f;
}

// Turns one angle after another, each as a vector of one element.
template <int From, int To, int V, class Turn>
__device__ __forceinline__ void each_angle(const float (&from)[From][V], const float (&c)[V], const float (&s)[V],
                                           float (&to)[To][V], Turn turn) {
#pragma unroll
  for (int i = 0; i < V; ++i) {
    float in[From][1], out[To][1];
    const float ci[1] = {c[i]}, si[1] = {s[i]};
#pragma unroll
    for (int k = 0; k < From; ++k) in[k][0] = from[k][i];
    turn(in, ci, si, out);
#pragma unroll
    for (int k = 0; k < To; ++k) to[k][i] = out[k][0];
  }
}

template <class Encoding, class T, int V, template <int, int> class Act>
__device__ __forceinline__ void forward_elements(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place = Place::of_warps<Act<I, V>::kReadsAgain>(p);
  const PositionsFor<Act<I, V>> positions(p, place);
  const ElementRows<Encoding, T, V, false> data(p, place);
  const int head = place.has_head() ? place.head : 0;
  const int own_rows = place.has_head() ? place.tokens() * place.batches() : 0;
  const int rows = place.block_tokens() * place.batches();

  Walk<Act<I, V>::kReadsAgain> ahead(place);
  Cursor<const T> x_ahead(static_cast<const T*>(place.rows.x), place.rows.x_stride, place, head);
  const auto fetch = [&](int row) {
    if (row < own_rows) {
      fetch_elements(data.slot(row), x_ahead.row, data.x_bytes, data.lanes);
      x_ahead.step(ahead.step());
    }
    commit_copies();
  };
#pragma unroll
  for (int row = 0; row < data.kStages; ++row) fetch(row);

  Angles<Apart<Encoding>, V, PositionsFor<Act<I, V>>> angles(p, positions, head, data.lanes.lane);
  positions.template find<data.kStages>();
  const Act<I, V> act(p, place, [&](int k, int i) { return data.feature(k, i); });
  Walk<Act<I, V>::kReadsAgain> walk(place);
  Cursor<const T> x_at(static_cast<const T*>(place.rows.x), place.rows.x_stride, place, head);
  Cursor<T> o_at(static_cast<T*>(place.rows.out), place.rows.out_stride, place, head);
  float c[V], s[V];
  int token = place.token_begin;
  bool new_angles = true;
  for (int row = 0; row < rows; ++row) {
    if (new_angles) angles.cos_sin({place.existing<true>(token), place.batch_begin + walk.batch}, c, s);
    wait_for_copies<data.kStages - 1>();
    __syncwarp();
    float x[I][V], o[2][V];
    data.take(data.slot(row), x_at.row, x, act.beyond());
    act.forward(x);
    each_angle(x, c, s, o, [&](auto& in, auto& ci, auto& si, auto& out) { Encoding::encode(p, in, ci, si, out); });
    const bool is_tail = token >= place.tail_begin;
    if (is_tail) clear(o);
    data.put(o_at.row, o);
    __syncwarp();
    if (row < own_rows && !(is_tail && p.in_place)) store_elements(data.written, o_at.row, data.o_bytes, data.lanes);
    fetch(row + data.kStages);
    const bool next_token = walk.step();
    x_at.step(next_token);
    o_at.step(next_token);
    if (next_token) token += place.threads.tokens;
    new_angles = next_token || !p.positions.shared;
  }
}

template <class Encoding, class T, int V, template <int, int> class Act>
__device__ __forceinline__ void backward_elements(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const Place place = Place::of_warps<Act<I, V>::kReadsAgain>(p);
  const PositionsFor<Act<I, V>> positions(p, place);
  const ElementRows<Encoding, T, V, true> data(p, place);
  const int head = place.has_head() ? place.head : 0;
  const int own_rows = place.has_head() ? place.tokens() * place.batches() : 0;
  const int rows = place.block_tokens() * place.batches();
  const bool reads_x = place.rows.activation != Activation::kNone;
  const int x_slot = row_room(data.o_bytes);

  Walk<Act<I, V>::kReadsAgain> ahead(place);
  Cursor<const T> d_o_ahead(static_cast<const T*>(place.rows.d_o), place.rows.d_o_stride, place, head);
  Cursor<const T> x_ahead(static_cast<const T*>(place.rows.x), place.rows.x_stride, place, head);
  const auto fetch = [&](int row) {
    if (row < own_rows) {
      const bool next_token = ahead.step();
      fetch_elements(data.slot(row), d_o_ahead.row, data.o_bytes, data.lanes);
      d_o_ahead.step(next_token);
      if (reads_x) fetch_elements(data.slot(row) + x_slot, x_ahead.row, data.x_bytes, data.lanes);
      x_ahead.step(next_token);
    }
    commit_copies();
  };
#pragma unroll
  for (int row = 0; row < data.kStages; ++row) fetch(row);

  Angles<Apart<Encoding>, V, PositionsFor<Act<I, V>>> angles(p, positions, head, data.lanes.lane);
  positions.template find<data.kStages>();
  const Act<I, V> act(p, place, [&](int k, int i) { return data.feature(k, i); });
  const bool sums_weights = Act<I, V>::kHasWeight && p.weight_sums != WeightSums::kNone;
  // Of a rotation of 32 bits there is no room.
  constexpr bool kHasRoom = sizeof(T) == 2 || I == 1;
  BlockWeights<Encoding, V, Act<I, V>::kHasWeight && kHasRoom, kLaneAngles> weights(sums_weights);
  Walk<Act<I, V>::kReadsAgain> walk(place);
  Cursor<const T> d_o_at(static_cast<const T*>(place.rows.d_o), place.rows.d_o_stride, place, head);
  Cursor<const T> x_at(static_cast<const T*>(place.rows.x), place.rows.x_stride, place, head);
  Cursor<T> dx_at(static_cast<T*>(place.rows.out), place.rows.out_stride, place, head);
  float c[V], s[V];
  int token = place.token_begin;
  bool new_angles = true;
  for (int row = 0; row < rows; ++row) {
    if (new_angles) angles.cos_sin({place.existing<true>(token), place.batch_begin + walk.batch}, c, s);
    wait_for_copies<data.kStages - 1>();
    __syncwarp();
    float x[I][V], d_o[2][V], dx[I][V];
    data.take(data.slot(row), d_o_at.row, d_o, 0.0f);
    if (reads_x) data.take(data.slot(row) + x_slot, x_at.row, x, act.beyond());
    each_angle(d_o, c, s, dx, [&](auto& in, auto& ci, auto& si, auto& out) { Encoding::adjoint(p, in, ci, si, out); });
    const bool is_tail = token >= place.tail_begin;
    const bool counts = sums_weights && row < own_rows && !is_tail;
    act.backward(x, dx, [&](int k, int i, float of_dx, float of_x) {
      if (counts) weights.add(k, i, of_dx, of_x);
    });
    if (sums_weights && row % kRowsInSingle == kRowsInSingle - 1) weights.keep();
    if (is_tail) clear(dx);
    data.put(dx_at.row, dx);
    __syncwarp();
    if (row < own_rows && !(is_tail && p.in_place)) store_elements(data.written, dx_at.row, data.x_bytes, data.lanes);
    fetch(row + data.kStages);
    const bool next_token = walk.step();
    d_o_at.step(next_token);
    x_at.step(next_token);
    dx_at.step(next_token);
    if (next_token) token += place.threads.tokens;
    new_angles = next_token || !p.positions.shared;
  }
  if (sums_weights) weights.leave(p, place);
}

// The first stage of a softmax over the sequence, see `backward_statistics`.
template <class Encoding, class T, int V>
__device__ __forceinline__ void backward_statistics_elements(const Params& p) {
  constexpr int I = Encoding::kInputs;
  const StretchPlace place(p, Threads::of_warps(p));
  const ElementRows<Encoding, T, V, true> data(p, place);
  const int head = place.has_head() ? place.head : 0;
  const int own_rows = place.has_head() ? place.tokens() : 0;
  const int rows = place.block_tokens();
  const int x_slot = row_room(data.o_bytes);

  Cursor<const T> d_o_ahead(static_cast<const T*>(place.rows.d_o), place.rows.d_o_stride, place, head);
  Cursor<const T> x_ahead(static_cast<const T*>(place.rows.x), place.rows.x_stride, place, head);
  Cursor<const T> d_o_at = d_o_ahead;
  Cursor<const T> x_at = x_ahead;
  const auto fetch = [&](int row) {
    if (row < own_rows) {
      fetch_elements(data.slot(row), d_o_ahead.row, data.o_bytes, data.lanes);
      fetch_elements(data.slot(row) + x_slot, x_ahead.row, data.x_bytes, data.lanes);
      d_o_ahead.step(true);
      x_ahead.step(true);
    }
    commit_copies();
  };
#pragma unroll
  for (int row = 0; row < data.kStages; ++row) fetch(row);

  Angles<Apart<Encoding>, V, StretchPositions> angles(p, StretchPositions(p, place), head, data.lanes.lane);
  ColumnStates<kBackwardStatistics, I, V> columns;
  for (int row = 0; row < rows; ++row) {
    float x[I][V], d_o[2][V], dx[I][V], c[V], s[V];
    angles.cos_sin({place.existing<true>(place.token_begin + row * place.step), place.batch_begin}, c, s);
    wait_for_copies<data.kStages - 1>();
    __syncwarp();
    data.take(data.slot(row), d_o_at.row, d_o, 0.0f);
    data.take(data.slot(row) + x_slot, x_at.row, x, 0.0f);
    __syncwarp();
    fetch(row + data.kStages);
    each_angle(d_o, c, s, dx, [&](auto& in, auto& ci, auto& si, auto& out) { Encoding::adjoint(p, in, ci, si, out); });
    if (row < own_rows) {
      columns.follow(x);
      columns.add(x, dx);
    }
    d_o_at.step(true);
    x_at.step(true);
  }
  // Where the rows were.
  using Shared = typename decltype(columns)::Shared;
  static_assert(sizeof(Shared) <= kElementBytes<Encoding, T>, "it has room");
  wait_for_copies<0>();
  __syncthreads();
  columns.merge_over_tokens(p, place.threads, *reinterpret_cast<Shared*>(element_memory<kElementBytes<Encoding, T>>()));
  if (place.has_head() && place.threads.token == 0)
    columns.store(p, stretch_of(p, place), [&](int k, int i) { return data.feature(k, i); });
}

}  // namespace gimbal::lrpe
