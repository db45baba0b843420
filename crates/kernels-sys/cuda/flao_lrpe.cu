// What stands around the products of flao_lrpe where they are launches of their own: f of rows, encoded or not, and its gradient,
// and what a normaliser adds, den = f(q)·Σ f(k) + eps. Element types, f and the encoding are told at run time: five entries serve
// all of it.
//
// A row is of up to 256 columns, of which a lane has two times four neighbours; a warp has as many rows as its lanes suffice for, a
// block some of one head. Mirrored in src/flao_lrpe.rs.
#include "gimbal/lanes.cuh"
#include "gimbal/lrpe/angles.cuh"
#include "gimbal/lrpe/encoding.cuh"
#include "gimbal/softmax.cuh"
#include "gimbal/vec.cuh"

// spills-allowed: flao_lrpe_encode on sm_80 alone

using namespace gimbal;

constexpr int kWarp = 32;
constexpr int kWarps = 8;
constexpr int kThreads = kWarp * kWarps;
constexpr int kFour = 4;
constexpr int kEach = 2 * kFour;  // columns of a row that a lane has

enum class Element : int { kBf16 = 0, kF16 = 1, kF32 = 2 };

// A (B, H, rows, columns) tensor. Strides in elements; the last dimension is contiguous.
struct Operand {
  void* at;
  i64 batch_stride;
  i64 head_stride;
  i64 row_stride;
  Element element;
  int reserved;  // 0: keeps the size a multiple of its alignment

  // Whether every four columns from a multiple of four on are one access.
  __device__ __forceinline__ bool in_fours() const {
    const i64 bytes = element == Element::kF32 ? 4 : 2;
    const i64 steps = (batch_stride | head_stride | row_stride) * bytes;
    return ((reinterpret_cast<i64>(at) | steps) & (kFour * bytes - 1)) == 0;
  }
};

struct Extent {
  i64 heads;  // H
  i64 rows;
  i64 each;   // rows of a block
  int width;  // columns
  int tiles;  // blocks of a head
};

// A launch does several of one kind beside each other: a block is one of the first whose end is behind it.
constexpr int kMostTasks = 5;

template <class Task>
struct Tasks {
  Task each[kMostTasks];
  int ends[kMostTasks];
  int reserved;  // 0, as above

  // Which the block is of; it becomes that one among its blocks.
  __device__ __forceinline__ const Task& find(unsigned& block) const {
    int task = 0;
    while (task + 1 < kMostTasks && block >= static_cast<unsigned>(ends[task])) ++task;
    if (task > 0) block -= static_cast<unsigned>(ends[task - 1]);
    return each[task];
  }
};

// Where a thread is. All lanes of a warp go on together: some may have no row.
struct Place {
  i64 batch;
  i64 head;
  i64 index;  // of the head among those of all sequences
  i64 first;  // row of the warp
  i64 row;
  i64 end;
  RowLanes lanes;
  int of_warp;  // rows
  bool has_lane;

  // With so many lanes for each row.
  __device__ __forceinline__ Place(const Extent& extent, unsigned block, int count) {
    // There are no more heads than blocks, whose number has 31 bits.
    const unsigned of_all = block / static_cast<unsigned>(extent.tiles);
    const unsigned tile = block - of_all * static_cast<unsigned>(extent.tiles);
    const unsigned heads = static_cast<unsigned>(extent.heads);
    index = of_all;
    batch = of_all / heads;
    head = of_all - of_all / heads * heads;
    const int lane = threadIdx.x % kWarp;
    of_warp = kWarp / count;
    // As many as there is room for: a power of two adds up in fewer steps.
    count = kWarp / of_warp;
    const int row_of_warp = lane / count;
    lanes = {count, lane - row_of_warp * count};
    has_lane = row_of_warp < of_warp;
    first = tile * extent.each + static_cast<int>(threadIdx.x) / kWarp * of_warp;
    row = first + row_of_warp;
    end = min((tile + 1) * extent.each, extent.rows);
  }

  __device__ __forceinline__ bool goes_on() const { return first < end; }
  __device__ __forceinline__ bool has_row() const { return has_lane && row < end; }
  // Among those of the block that have a row at the same time.
  __device__ __forceinline__ int group() const {
    return threadIdx.x / kWarp * of_warp + static_cast<int>(threadIdx.x) % kWarp / lanes.lanes;
  }
  __device__ __forceinline__ int groups() const { return kWarps * of_warp; }

  __device__ __forceinline__ void advance() {
    first += groups();
    row += groups();
  }

  // Where the thread goes on.
  __device__ __forceinline__ Place next() const {
    Place place = *this;
    place.advance();
    return place;
  }

  // Of a row in what has one number for each.
  __device__ __forceinline__ i64 number(const Extent& extent) const { return index * extent.rows + row; }
};

__device__ __forceinline__ i64 offset(const Operand& rows, const Place& place) {
  return place.batch * rows.batch_stride + place.head * rows.head_stride + place.row * rows.row_stride;
}

// The columns of a row that a lane has; below 0 there is none.
struct Columns {
  int at[kEach];
  bool are_half;   // the last four are nobody's
  bool in_fours;   // each four are there or none of them, and one access
  bool alternate;  // elements i and i + 4 are neighbours in memory

  Columns() = default;

  // Neighbouring lanes have neighbouring fours.
  __device__ __forceinline__ Columns(const RowLanes& lanes, int width, bool are_aligned)
      : are_half(false), in_fours(are_aligned && width % kFour == 0), alternate(false) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      const int column = (lanes.lane + i / kFour * lanes.lanes) * kFour + i % kFour;
      at[i] = column < width ? column : -1;
    }
  }

  __device__ __forceinline__ bool has(int i) const { return at[i] >= 0; }

  // Of four: where they begin in memory, and which element the one there is.
  __device__ __forceinline__ int begin(int four) const { return alternate ? at[0] + four * kFour : at[four * kFour]; }
  __device__ __forceinline__ static int element(bool alternate, int four, int i) {
    return alternate ? four * 2 + i / 2 + i % 2 * kFour : four * kFour + i;
  }
};

// Four elements in one access.
template <class T>
struct alignas(sizeof(T) * kFour) Four {
  T at[kFour];
};

template <class T, bool kAlternate>
__device__ __forceinline__ void load_fours(const T* from, const Columns& columns, float (&x)[kEach]) {
#pragma unroll
  for (int four = 0; four < 2; ++four) {
    Four<T> loaded = {};
    if (columns.has(four * kFour)) loaded = *reinterpret_cast<const Four<T>*>(from + columns.begin(four));
#pragma unroll
    for (int i = 0; i < kFour; ++i) x[Columns::element(kAlternate, four, i)] = widen(loaded.at[i]);
  }
}

// What a lane has of a row in fours, as they are in memory: nothing waits for them before they are widened. Of 16 bits each word has two
// elements, and half of the words none. Not by the read-only cache, as what is read may be written by the same thread.
struct Loaded {
  unsigned words[kEach];
};

template <class Words>
__device__ __forceinline__ void load_fours(const Operand& rows, i64 offset, const Columns& columns, Loaded& loaded) {
  constexpr int kBytes = sizeof(Words) / kFour, kWords = sizeof(Words) / sizeof(unsigned);
  const char* const from = static_cast<const char*>(rows.at) + offset * kBytes;
#pragma unroll
  for (int four = 0; four < 2; ++four) {
    if (!columns.has(four * kFour)) continue;
    const Words words = *reinterpret_cast<const Words*>(from + columns.begin(four) * kBytes);
#pragma unroll
    for (int i = 0; i < kWords; ++i) loaded.words[four * kFour + i] = words.at[i];
  }
}

struct alignas(8) FourOf16 {
  unsigned at[2];
};
struct alignas(16) FourOf32 {
  unsigned at[4];
};

__device__ __forceinline__ Loaded load_row(const Operand& rows, const Place& place, const Columns& columns) {
  Loaded loaded = {};
  if (!columns.in_fours || !place.has_row()) return loaded;
  const i64 at = offset(rows, place);
  if (rows.element == Element::kF32) {
    load_fours<FourOf32>(rows, at, columns, loaded);
  } else {
    load_fours<FourOf16>(rows, at, columns, loaded);
  }
  return loaded;
}

template <class T>
__device__ __forceinline__ float widen_element(const Loaded& loaded, int i) {
  if constexpr (sizeof(T) == sizeof(unsigned)) {
    return __uint_as_float(loaded.words[i]);
  } else {
    const unsigned word = loaded.words[i / kFour * kFour + i % kFour / 2];
    const unsigned short half = static_cast<unsigned short>(i % 2 == 0 ? word : word >> 16);
    return widen(*reinterpret_cast<const T*>(&half));
  }
}

// Rows that are not in fours are read here, element by element: to load them earlier takes more instructions, which they wait for.
template <class T>
__device__ __forceinline__ void widen_as(const Operand& rows, const Place& place, const Columns& columns, const Loaded& loaded,
                                         float (&x)[kEach]) {
  if (!columns.in_fours) {
    const T* const from = static_cast<const T*>(rows.at) + offset(rows, place);
#pragma unroll
    for (int i = 0; i < kEach; ++i) x[i] = place.has_row() && columns.has(i) ? widen(from[columns.at[i]]) : 0.0f;
  } else if (columns.alternate) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) x[Columns::element(true, i / kFour, i % kFour)] = widen_element<T>(loaded, i);
  } else {
#pragma unroll
    for (int i = 0; i < kEach; ++i) x[i] = widen_element<T>(loaded, i);
  }
}

__device__ __forceinline__ void widen_row(const Operand& rows, const Place& place, const Columns& columns, const Loaded& loaded,
                                          float (&x)[kEach]) {
  if (rows.element == Element::kBf16) {
    widen_as<bf16>(rows, place, columns, loaded, x);
  } else if (rows.element == Element::kF16) {
    widen_as<f16>(rows, place, columns, loaded, x);
  } else {
    widen_as<float>(rows, place, columns, loaded, x);
  }
}

template <class T, bool kAlternate>
__device__ __forceinline__ void store_fours(T* to, const Columns& columns, const float (&x)[kEach]) {
#pragma unroll
  for (int four = 0; four < 2; ++four) {
    float each[kFour];
#pragma unroll
    for (int i = 0; i < kFour; ++i) each[i] = x[Columns::element(kAlternate, four, i)];
    if (columns.has(four * kFour)) store(to + columns.begin(four), narrow<T>(each));
  }
}

template <class T>
__device__ __forceinline__ void store_as(const Operand& rows, const Place& place, const Columns& columns,
                                         const float (&x)[kEach]) {
  T* to = static_cast<T*>(rows.at) + offset(rows, place);
  if (!columns.in_fours) {
#pragma unroll
    for (int i = 0; i < kEach; ++i)
      if (columns.has(i)) to[columns.at[i]] = narrow<T>(x[i]);
  } else if (columns.alternate) {
    store_fours<T, true>(to, columns, x);
  } else {
    store_fours<T, false>(to, columns, x);
  }
}

__device__ __forceinline__ void store_row(const Operand& rows, const Place& place, const Columns& columns,
                                          const float (&x)[kEach]) {
  if (!place.has_row()) return;
  if (rows.element == Element::kBf16) {
    store_as<bf16>(rows, place, columns, x);
  } else if (rows.element == Element::kF16) {
    store_as<f16>(rows, place, columns, x);
  } else {
    store_as<float>(rows, place, columns, x);
  }
}

// A row of a head, which all of its rows meet.
__device__ __forceinline__ void load_shared(const float* from, const Columns& columns, float (&x)[kEach]) {
  const bool is_aligned = reinterpret_cast<i64>(from) % (kFour * sizeof(float)) == 0;
  if (!columns.in_fours || !is_aligned) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) x[i] = columns.has(i) ? __ldg(from + columns.at[i]) : 0.0f;
  } else if (columns.alternate) {
    load_fours<float, true>(from, columns, x);
  } else {
    load_fours<float, false>(from, columns, x);
  }
}

__device__ __forceinline__ float dot_of_row(const Place& place, const Columns& columns, const float (&x)[kEach],
                                            const float (&y)[kEach]) {
  float dot = 0.0f;
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (columns.has(i)) dot = fmaf(x[i], y[i], dot);
  return place.lanes.sum(dot);
}

__device__ __forceinline__ void softmax(const Place& place, const Columns& columns, float (&x)[kEach]) {
  float top = kLowest;
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (columns.has(i)) top = fmaxf(top, x[i]);
  top = place.lanes.maximum(top);
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < kEach; ++i) sum += x[i] = columns.has(i) ? exp_minus(x[i], top) : 0.0f;
  const float scale = 1.0f / place.lanes.sum(sum);
#pragma unroll
  for (int i = 0; i < kEach; ++i) x[i] *= scale;
}

template <class N>
__device__ __forceinline__ auto first_four(N (&x)[kEach]) -> N (&)[kFour] {
  return *reinterpret_cast<N(*)[kFour]>(&x);
}

__device__ __forceinline__ void activate(Activation f, const Place& place, const Columns& columns, float (&x)[kEach]) {
  if (f == Activation::kSoftmaxFeature) {
    softmax(place, columns, x);
  } else if (columns.are_half) {
    pointwise(f, first_four(x));
  } else {
    pointwise(f, x);
  }
}

// Lanes of a row of so many columns, of which each has `each`.
__device__ __forceinline__ int lanes_of(int width, int each) { return (width + each - 1) / each; }

// How a lane goes through rows that are encoded: elements j and j + 4 are the pair of its angle j. Of a cosine the second of
// them is no feature, and the encoding is the rotation of the first beside 0.
struct Turn {
  static constexpr int kAngles = kFour;

  // Of `lrpe::Angles`: a lane has neighbouring angles.
  template <int V>
  __device__ __forceinline__ static int angle(const lrpe::Params&, int own, int i) {
    return own + i;
  }

  lrpe::Angles<Turn, kAngles> angles;
  Columns encoded;
  bool is_cosine;
  float c[kAngles];
  float s[kAngles];

  // Of lanes without a row the last.
  __device__ __forceinline__ static lrpe::Row row(const Place& place) {
    return {static_cast<int>(min(place.row, place.end - 1)), static_cast<int>(place.batch)};
  }

  __device__ __forceinline__ Turn(const lrpe::Params& p, const Place& place, bool are_aligned)
      : angles(p, row(place), static_cast<int>(place.head), place.lanes.lane * kAngles),
        is_cosine(p.span == p.features) {
    encoded.are_half = false;
    encoded.alternate = !is_cosine && p.interleaved;
    encoded.in_fours = are_aligned && p.span % kFour == 0 && (is_cosine || p.interleaved || p.rotary % kFour == 0);
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      const int own = place.lanes.lane * kAngles + i % kFour;
      const lrpe::Vectors at = is_cosine ? lrpe::Cosine::vectors<1>(p, own) : lrpe::Rotate::vectors<1>(p, own);
      encoded.at[i] = own < p.span ? at.at(i / kFour) : -1;
    }
  }

  // Not kept, but made of the others: there are few registers.
  __device__ __forceinline__ Columns features() const {
    Columns columns = encoded;
    columns.are_half = is_cosine;
#pragma unroll
    for (int i = kFour; i < kEach; ++i)
      if (is_cosine) columns.at[i] = -1;
    return columns;
  }

  __device__ __forceinline__ void enter(const Place& place) {
    angles.cos_sin(row(place), c, s);
  }

  __device__ __forceinline__ void encode(float (&x)[kEach]) const {
#pragma unroll
    for (int j = 0; j < kAngles; ++j) {
      const float x1 = x[j];
      const float x2 = x[j + kFour];
      x[j] = x1 * c[j] - x2 * s[j];
      x[j + kFour] = x1 * s[j] + x2 * c[j];
    }
  }

  __device__ __forceinline__ void decode(float (&d)[kEach]) const {
#pragma unroll
    for (int j = 0; j < kAngles; ++j) {
      const float d1 = d[j];
      const float d2 = d[j + kFour];
      d[j] = d1 * c[j] + d2 * s[j];
      d[j + kFour] = d2 * c[j] - d1 * s[j];
    }
  }
};

__device__ __forceinline__ int lanes_of(const lrpe::Params& p) { return lanes_of(p.span, Turn::kAngles); }

// What a normaliser makes of f(q): divided by den = f(q)·z + eps, of z that is a row of each head.
struct Divisor {
  const float* z;  // (B, H, columns); null: 1
  float* den;      // (B, H, rows), where it is left; null: nowhere
  float eps;
  Activation f;

  // Turns x into f(x) / den.
  __device__ __forceinline__ void apply(const Extent& extent, const Place& place, const Columns& columns,
                                        float (&x)[kEach]) const {
    activate(f, place, columns, x);
    if (z == nullptr) return;
    // From a cache for each row: there are few registers.
    float of_z[kEach];
    load_shared(z + place.index * extent.width, columns, of_z);
    const float divisor = dot_of_row(place, columns, x, of_z) + eps;
    if (den != nullptr && place.has_row() && place.lanes.lane == 0) den[place.number(extent)] = divisor;
    const float factor = 1.0f / divisor;
#pragma unroll
    for (int i = 0; i < kEach; ++i) x[i] *= factor;
  }
};

// out = f(x), of queries with a normaliser divided.
struct Features {
  Operand x;
  Operand out;
  Extent extent;
  Divisor divisor;
};

extern "C" __global__ void __launch_bounds__(kThreads, 4) flao_lrpe_features(
    const __grid_constant__ Tasks<Features> tasks) {
  unsigned block = blockIdx.x;
  const Features& p = tasks.find(block);
  Place place(p.extent, block, lanes_of(p.extent.width, kEach));
  const Columns columns(place.lanes, p.extent.width, p.x.in_fours() && p.out.in_fours());
  Loaded next = load_row(p.x, place, columns);
  for (; place.goes_on(); place.advance()) {
    float x[kEach];
    widen_row(p.x, place, columns, next, x);
    next = load_row(p.x, place.next(), columns);
    p.divisor.apply(p.extent, place, columns, x);
    store_row(p.out, place, columns, x);
  }
}

// The same, encoded.
struct Encode {
  Operand x;
  Operand out;
  Extent extent;  // of x
  Divisor divisor;
  lrpe::Params angles;
};

extern "C" __global__ void __launch_bounds__(kThreads, 3) flao_lrpe_encode(const __grid_constant__ Encode p) {
  Place place(p.extent, blockIdx.x, lanes_of(p.angles));
  if (!place.goes_on()) return;
  Turn turn(p.angles, place, p.x.in_fours() && p.out.in_fours());
  Loaded next = load_row(p.x, place, turn.features());
  for (; place.goes_on(); place.advance()) {
    float x[kEach];
    const Columns columns = turn.features();
    widen_row(p.x, place, columns, next, x);
    next = load_row(p.x, place.next(), columns);
    turn.enter(place);
    p.divisor.apply(p.extent, place, columns, x);
    // f(0) need not be 0.
#pragma unroll
    for (int i = kFour; i < kEach; ++i)
      if (!columns.has(i)) x[i] = 0.0f;
    turn.encode(x);
    store_row(p.out, place, turn.encoded, x);
  }
}

// dx = f'(x; d), of d with what a normaliser adds: a row of each head. Of queries, which were divided by den, d is divided too, and
// what is added is times the gradient of den, −(f(x)·d)/den, which is left as a factor.
struct Gradient {
  Operand x;
  Operand d;
  Operand dx;
  Extent extent;  // of x
  const float* den;    // (B, H, rows), with factors
  const float* added;  // (B, H, columns)
  float* factors;      // (B, H, rows)
  Activation f;
  int reserved;  // 0, as above

  // What d of a row is divided by.
  __device__ __forceinline__ float divisor(const Place& place) const {
    return factors != nullptr && place.has_row() ? den[place.number(extent)] : 1.0f;
  }
};

// Turns x and d of a row into dx, in the place of d.
__device__ __forceinline__ void gradient_of_row(const Gradient& p, const Place& place, const Columns& columns, float den,
                                                float (&x)[kEach], float (&d)[kEach]) {
  float factor = 1.0f;
  if (p.factors != nullptr) {
    const i64 number = place.number(p.extent);
    const float scale = 1.0f / den;
    float features[kEach];
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      features[i] = x[i];
      d[i] *= scale;
    }
    activate(p.f, place, columns, features);
    factor = -dot_of_row(place, columns, features, d) * scale;
    if (place.has_row() && place.lanes.lane == 0) p.factors[number] = factor;
  }
  if (p.added != nullptr) {
    // From a cache for each row: there are few registers.
    float added[kEach];
    load_shared(p.added + place.index * p.extent.width, columns, added);
#pragma unroll
    for (int i = 0; i < kEach; ++i) d[i] = fmaf(factor, added[i], d[i]);
  }
  if (p.f == Activation::kSoftmaxFeature) {
    softmax(place, columns, x);
    const float mean = dot_of_row(place, columns, x, d);
#pragma unroll
    for (int i = 0; i < kEach; ++i) d[i] = x[i] * (d[i] - mean);
  } else if (columns.are_half) {
    pointwise_gradient(p.f, first_four(x), first_four(d));
  } else {
    pointwise_gradient(p.f, x, d);
  }
}

extern "C" __global__ void __launch_bounds__(kThreads, 3) flao_lrpe_gradient(
    const __grid_constant__ Tasks<Gradient> tasks) {
  unsigned block = blockIdx.x;
  const Gradient& p = tasks.find(block);
  Place place(p.extent, block, lanes_of(p.extent.width, kEach));
  const Columns columns(place.lanes, p.extent.width, p.x.in_fours() && p.d.in_fours() && p.dx.in_fours());
  const bool needs_x = p.f != Activation::kNone || p.factors != nullptr;
  const auto load_x = [&](const Place& at) { return needs_x ? load_row(p.x, at, columns) : Loaded{}; };
  Loaded next_x = load_x(place), next_d = load_row(p.d, place, columns);
  for (; place.goes_on(); place.advance()) {
    float x[kEach] = {}, d[kEach];
    if (needs_x) widen_row(p.x, place, columns, next_x, x);
    widen_row(p.d, place, columns, next_d, d);
    next_x = load_x(place.next());
    next_d = load_row(p.d, place.next(), columns);
    gradient_of_row(p, place, columns, p.divisor(place), x, d);
    store_row(p.dx, place, columns, d);
  }
}

// The same of d that is the gradient of encoded rows.
struct Decode {
  Gradient gradient;
  lrpe::Params angles;
};

extern "C" __global__ void __launch_bounds__(kThreads, 2) flao_lrpe_decode(const __grid_constant__ Decode p) {
  const Gradient& gradient = p.gradient;
  Place place(gradient.extent, blockIdx.x, lanes_of(p.angles));
  if (!place.goes_on()) return;
  Turn turn(p.angles, place, gradient.x.in_fours() && gradient.d.in_fours() && gradient.dx.in_fours());
  Loaded next_x = load_row(gradient.x, place, turn.features());
  Loaded next_d = load_row(gradient.d, place, turn.encoded);
  float next_den = gradient.divisor(place);
  for (; place.goes_on(); place.advance()) {
    float x[kEach], d[kEach];
    widen_row(gradient.x, place, turn.features(), next_x, x);
    widen_row(gradient.d, place, turn.encoded, next_d, d);
    const float den = next_den;
    next_x = load_row(gradient.x, place.next(), turn.features());
    next_d = load_row(gradient.d, place.next(), turn.encoded);
    next_den = gradient.divisor(place.next());
    turn.enter(place);
    turn.decode(d);
    gradient_of_row(gradient, place, turn.features(), den, x, d);
    store_row(gradient.dx, place, turn.features(), d);
  }
}

// Σ f(x) over the rows of each block, (B, H, tiles, columns); each row times a number where that is there.
struct Sum {
  Operand x;
  Extent extent;
  float* sums;
  const float* factors;  // (B, H, rows)
  Activation f;
  int reserved;  // 0, as above
};

struct Summand {
  Loaded x;
  float factor;
};

extern "C" __global__ void __launch_bounds__(kThreads, 4) flao_lrpe_sum(const __grid_constant__ Sum p) {
  __shared__ float of_groups[kThreads * kEach];
  __shared__ float of_parts[kThreads];
  float sums[kEach] = {};
  const int width = p.extent.width;
  Place place(p.extent, blockIdx.x, lanes_of(width, kEach));
  const Columns columns(place.lanes, width, p.x.in_fours());
  const auto load = [&](const Place& at) {
    const bool has_factor = p.factors != nullptr && at.has_row();
    return Summand{load_row(p.x, at, columns), has_factor ? p.factors[at.number(p.extent)] : 1.0f};
  };
  Summand next = load(place);
  for (; place.goes_on(); place.advance()) {
    float x[kEach];
    widen_row(p.x, place, columns, next.x, x);
    const float factor = next.factor;
    next = load(place.next());
    activate(p.f, place, columns, x);
    // f(0) need not be 0.
    if (!place.has_row()) continue;
#pragma unroll
    for (int i = 0; i < kEach; ++i) sums[i] = fmaf(factor, x[i], sums[i]);
  }
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (place.has_lane && columns.has(i)) of_groups[place.group() * width + columns.at[i]] = sums[i];
  __syncthreads();
  // All threads add up some of the groups of a column.
  const int parts = kThreads / width;
  const int part = threadIdx.x / width;
  const int column = threadIdx.x - part * width;
  float sum = 0.0f;
  if (part < parts)
    for (int group = part; group < place.groups(); group += parts) sum += of_groups[group * width + column];
  of_parts[threadIdx.x] = sum;
  __syncthreads();
  if (part > 0) return;
  for (int i = 1; i < parts; ++i) sum += of_parts[i * width + column];
  p.sums[static_cast<i64>(blockIdx.x) * width + column] = sum;
}
