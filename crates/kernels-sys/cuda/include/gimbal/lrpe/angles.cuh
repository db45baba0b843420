// The angles of a row: where its token stands, times theta.
#pragma once

#include "../phase.cuh"
#include "place.cuh"
#include "positions.cuh"

namespace gimbal::lrpe {

// The positions of a token on each axis.
class TokenPositions {
 public:
  // For rows from `first` on.
  __device__ __forceinline__ TokenPositions(const Params& p, const Row& first) : p_(p), shift_(p.positions.offset) {
    if (p.positions.source == Source::kPacked) locate(first.token);
  }

  // Whether the token has angles that theta turns: extra tokens of a grid have none.
  __device__ __forceinline__ bool turns(const Row& row) const {
    return p_.positions.source != Source::kGrid || row.token >= p_.positions.extra_tokens;
  }

  // On one axis. Rows come in the order of their tokens.
  __device__ __forceinline__ int along(const Row& row, int axis) {
    const Positions& at = p_.positions;
    switch (at.source) {
      case Source::kLine:
        return row.token + shift_ + offset_of(at, row.batch);
      case Source::kPacked:
        while (row.token >= next_ && sequence_ + 1 < at.sequences) enter(sequence_ + 1);
        return row.token + shift_;
      case Source::kGiven:
        return given_position(at, row.batch, row.token, axis);
      default:
        return index_on_grid(at, row.token, axis);
    }
  }

 private:
  __device__ __forceinline__ void enter(int sequence) {
    sequence_ = sequence;
    next_ = sequence_begin(p_, sequence + 1);
    shift_ = p_.positions.offset + offset_of(p_.positions, sequence) - sequence_begin(p_, sequence);
  }

  // The last sequence that begins at or before a token.
  __device__ __forceinline__ void locate(int token) {
    int low = 0;
    int high = p_.positions.sequences;
    while (high - low > 1) {
      const int middle = (low + high) / 2;
      if (sequence_begin(p_, middle) <= token) {
        low = middle;
      } else {
        high = middle;
      }
    }
    if (p_.positions.sequences > 0) enter(low);
  }

  const Params& p_;
  int sequence_ = 0;
  int next_ = 0;  // the token at which the next sequence begins
  int shift_;     // from tokens to positions
};

// The V angles of a thread (`Encoding::angle`). Built once for its head, for rows from `first` on, then asked for one after
// another.
template <class Encoding, int V, class Positions = TokenPositions>
class Angles {
 public:
  __device__ __forceinline__ Angles(const Params& p, const Row& first, int head, int own)
      : Angles(p, Positions(p, first), head, own) {}

  __device__ __forceinline__ Angles(const Params& p, const Positions& positions, int head, int own)
      : p_(p), positions_(positions) {
    const float* theta = p.theta + head * p.theta_head_stride;
    const auto set = [&](int i, int angle, int index) {
      const float value = angle < p.turning ? __ldg(theta + static_cast<i64>(index) * p.theta_feature_stride) : 0.0f;
      phases_.set(i, value);
    };
    if (p.positions.axes == 1) {
      // What nearly every launch is, kept short: threads go through few rows.
      bits_ = 1u << kOccurring;
      if (p.positions.source == Source::kLine && p.positions.offsets == nullptr) bits_ |= 1u << kOnLine;
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const int angle = Encoding::template angle<V>(p, own, i);
        set(i, angle, angle);
      }
    } else {
      int last = 0;
#pragma unroll 1
      for (int i = 0; i < V; ++i) {
        const int angle = Encoding::template angle<V>(p, own, i);
        const int block = angle / p.theta_period;
        if (angle < p.turning) last = p.assigned ? static_cast<int>(p.axis_of[angle / 16] >> (angle % 16 * 2)) & 3 : block;
        bits_ |= static_cast<unsigned>(last) << (2 * i) | 1u << (kOccurring + last);
      }
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const int angle = Encoding::template angle<V>(p, own, i);
        set(i, angle, p.assigned ? angle : angle - axis(i) * p.theta_period);
      }
    }
    if (p.factor != 1.0f) {
#pragma unroll
      for (int i = 0; i < V; ++i)
        if (Encoding::template angle<V>(p, own, i) < p.rotary) bits_ |= 1u << (kRotary + i);
    }
  }

  __device__ __forceinline__ bool turns(const Row& row) const { return positions_.turns(row); }

  __device__ __forceinline__ void cos_sin(const Row& row, float (&c)[V], float (&s)[V]) {
    for_each_position(row, [&](int i, int position) { phases_.cos_sin(i, position, c[i], s[i]); });
    // An extra token has no angle at all, so a theta that is not finite does not reach it.
    if (phases_.not_finite != 0 && turns(row)) phases_.poison(c, s);
    if (p_.factor != 1.0f) {
#pragma unroll
      for (int i = 0; i < V; ++i) {
        const float factor = bits_ >> (kRotary + i) & 1u ? p_.factor : 1.0f;
        c[i] *= factor;
        s[i] *= factor;
      }
    }
  }

  // Calls visit(i, position) for each angle: dΘ/dtheta at this row. On a line alone that is a sum. Elsewhere a loop over the axes that
  // occur, nearly always one, so that the code of a position is there once, and behind it, once too, what is done with positions: lanes
  // with one axis do it together with those that have several.
  template <class Visit>
  __device__ __forceinline__ void for_each_position(const Row& row, Visit visit) {
    unsigned left = bits_ >> kOccurring & 15u;
    int of_angle[V] = {};
    int position = row.token + p_.positions.offset;
    if ((bits_ >> kOnLine & 1u) == 0) {
#pragma unroll 1
      do {
        const int current = __ffs(static_cast<int>(left)) - 1;
        position = positions_.along(row, current);
        if (p_.positions.axes == 1) break;
#pragma unroll
        for (int i = 0; i < V; ++i) of_angle[i] = axis(i) < current ? of_angle[i] : position;
        left &= left - 1;
      } while (left != 0);
      if (p_.positions.axes != 1) {
#pragma unroll
        for (int i = 0; i < V; ++i) visit(i, of_angle[i]);
        return;
      }
    }
#pragma unroll
    for (int i = 0; i < V; ++i) visit(i, position);
  }

 private:
  static constexpr int kOccurring = 2 * V;
  static constexpr int kOnLine = kOccurring + 4;
  static constexpr int kRotary = kOnLine + 1;
  static_assert(kRotary + V <= 32, "they fit");

  __device__ __forceinline__ int axis(int i) const { return static_cast<int>((bits_ >> (2 * i)) & 3u); }

  const Params& p_;
  Positions positions_;
  PhaseVector<V> phases_;
  // The axis of each angle, in two bits; from kOccurring on, which axes occur; in kOnLine, whether a position is a token's
  // number beyond the offset of all; from kRotary on, which angles the factor multiplies. One register, because one more block on the
  // multiprocessor hangs on a few.
  unsigned bits_ = 0;
};

}  // namespace gimbal::lrpe
