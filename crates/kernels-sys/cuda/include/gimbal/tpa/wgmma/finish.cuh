// The end of a part: o and lse, or a partial result.
//
// Of the threads that have sums of a head and a feature, one a team, that of the first team joins them; the others leave
// theirs in shared memory. The blocks of a cluster have parts of one sequence, and join a warp's eight heads in turn.
#pragma once

#include "../../hopper/cluster.cuh"
#include "../join.cuh"
#include "heads_f32.cuh"
#include "queries.cuh"

namespace gimbal::tpa::wgmma {

// Rows of (teams of all blocks, heads that are joined in this block): sums, then the reference and the weight.
template <class K>
struct Sums {
  static constexpr int kFeatures = K::kFeatures;
  static constexpr int kRow = kFeatures + 8;  // f32

  unsigned at;
  int blocks;  // of a cluster, or 1
  int owner;   // the block that joins this thread's head
  int head;    // its place there
  int heads;   // that have one

  __device__ __forceinline__ Sums(const typename K::Params& maps, char* shared, const Place& place)
      : at(hopper::shared_address(shared)), blocks(maps.cluster), owner(place.row) {
    const int of_warp = (7 + blocks) / blocks;
    int round = 0;
#pragma unroll 1
    for (; owner >= blocks; owner -= blocks) ++round;
    head = (4 * place.group + place.warp) * of_warp + round;
    heads = 4 * maps.head_groups * of_warp;
  }

  // Where the owner has what a team has of this head: this thread's features, and behind all features the rest.
  __device__ __forceinline__ unsigned row(int team, const Place& place) const {
    return at + 4 * (kRow * (team * heads + head) + 2 * place.pair);
  }
  __device__ __forceinline__ static unsigned rest(unsigned row, const Place& place) {
    return row + 4 * (kFeatures - 2 * place.pair);
  }
};

// The first one or two of a pair, at any element.
template <class T>
__device__ __forceinline__ void store_pair(T* to, float2 x, int count) {
  to[0] = narrow<T>(x.x);
  if (count > 1) to[1] = narrow<T>(x.y);
}

// Called by all threads that compute; the others come to the barriers of a cluster too.
template <class K>
__device__ __forceinline__ void finish(const typename K::Params& maps, const Message& message, const Place& place,
                                       const HeadOf<K>& own, char* shared_sums, const QueryHead& of, bool there) {
  using T = typename K::T;
  constexpr int kPairs = K::kFeatures / 8;
  const Decode& p = maps.decode;
  const Sums<K> sums(maps, shared_sums, place);
  const bool clustered = sums.blocks > 1;
  const int rank = clustered ? static_cast<int>(hopper::cluster_rank()) : 0;
  const int team = rank * maps.teams + place.team;
  const bool joins = place.team == 0 && sums.owner == rank;
  float2 x[kPairs];
#pragma unroll
  for (int j = 0; j < kPairs; ++j) x[j] = own.pair(j);
  float reference = own.reference;
  float weight = quad_sum(own.weight);

  if (clustered) {
    hopper::wait_for_cluster();  // all blocks have started
  } else if (maps.teams > 1) {
    synchronize_consumers<K>();  // what was left for the part before has been read
  }
  if (!joins) {
    const unsigned own_row = sums.row(team, place);
    const unsigned row = clustered ? hopper::address_in_block(own_row, sums.owner) : own_row;
    const float2 rest = {reference, weight};
#pragma unroll
    for (int j = 0; j < kPairs; ++j) hopper::store_shared(row + 32 * j, x[j], clustered);
    if (place.pair == 0) hopper::store_shared(sums.rest(row, place), rest, clustered);
  }
  if (clustered) {
    __syncwarp();  // rows of a warp have different owners
    hopper::arrive_at_cluster();
    hopper::wait_for_cluster();
  } else if (maps.teams > 1) {
    synchronize_consumers<K>();
  }
  if (!joins || !there) return;

  const int teams = maps.teams * sums.blocks;
#pragma unroll 1
  for (int other = 0; other < teams; ++other) {
    if (other == team) continue;
    const unsigned row = sums.row(other, place);
    const float2 rest = hopper::load_shared(sums.rest(row, place));
    const float to = fmaxf(reference, rest.x);
    const float before = exp2_fast(reference - to);
    const float scale = exp2_fast(rest.x - to);
    reference = to;
    weight = fmaf(rest.y, scale, weight * before);
#pragma unroll
    for (int j = 0; j < kPairs; ++j) {
      const float2 y = hopper::load_shared(row + 32 * j);
      x[j] = {fmaf(y.x, scale, x[j].x * before), fmaf(y.y, scale, x[j].y * before)};
    }
  }
  Part part = message.part;
  part.whole |= clustered;
  const Target target{p, part, of.query};
  if (place.pair == 0) target.store_weight(of.head, reference, weight);
  // Where nothing is to be seen in the whole sequence the sum is 0, and o = 0; where there are tokens but no weight, o is NaN.
  const float scale = seen(p, part.length, of.query) <= 0 ? 0.0f : p.v.scale * reciprocal_fast(weight);
  T* const o = static_cast<T*>(p.o) + part.b * p.o_batch_stride + of.query * p.o_token_stride +
               of.head * p.o_head_stride + 2 * place.pair;
  float* const partial_o = p.partial_o + target.row(of.head) * p.e + 2 * place.pair;
#pragma unroll
  for (int j = 0; j < kPairs; ++j) {
    if (8 * j + 2 * place.pair >= p.e) break;
    x[j] = {x[j].x * scale, x[j].y * scale};
    if constexpr (K::kMoved) {
      const int count = p.e - 8 * j - 2 * place.pair;
      if (part.whole) {
        store_pair(o + 8 * j, x[j], count);
      } else {
        store_pair(partial_o + 8 * j, x[j], count);
      }
    } else if (part.whole) {
      *reinterpret_cast<unsigned*>(o + 8 * j) = narrow_pair<T>(x[j].x, x[j].y);
    } else {
      *reinterpret_cast<float2*>(partial_o + 8 * j) = x[j];
    }
  }
}

}  // namespace gimbal::tpa::wgmma
