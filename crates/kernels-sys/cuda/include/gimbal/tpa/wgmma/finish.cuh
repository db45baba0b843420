// The end of a part: o and lse, or a partial result.
//
// Each thread writes what it has of its head. Of several teams the others leave theirs to the first in shared memory. The blocks of
// a cluster all do so, and their threads join a warp's eight heads in turn. This code runs once, and is waited for: it is kept small,
// and what is not asked for lies apart.
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
  int blocks;   // of the cluster
  int of_warp;  // heads of a warp that a block joins, or room for them
  int heads;    // that a block joins, or room for them

  __device__ __forceinline__ Sums(const typename K::Params& maps, char* shared)
      : at(hopper::shared_address(shared)), blocks(maps.cluster), of_warp((7 + blocks) / blocks),
        heads(4 * maps.head_groups * of_warp) {}

  __device__ __forceinline__ unsigned row(int team, int head) const { return at + 4 * kRow * (team * heads + head); }
  __device__ __forceinline__ static unsigned rest(unsigned row) { return row + 4 * kFeatures; }
};

// The first one or two of a pair, at any element.
template <class T>
__device__ __forceinline__ void store_pair(T* to, float2 x, int count) {
  to[0] = narrow<T>(x.x);
  if (count > 1) to[1] = narrow<T>(x.y);
}

__device__ __forceinline__ void store_pair(bf16* to, float2 x) {
  *reinterpret_cast<unsigned*>(to) = narrow_pair<bf16>(x.x, x.y);
}
__device__ __forceinline__ void store_pair(f16* to, float2 x) {
  *reinterpret_cast<unsigned*>(to) = narrow_pair<f16>(x.x, x.y);
}
__device__ __forceinline__ void store_pair(float* to, float2 x) { *reinterpret_cast<float2*>(to) = x; }

// A thread's features of a head, times a scale.
template <class K, class T>
__device__ __forceinline__ void store_head(T* to, const HeadOf<K>& own, float scale, int left) {
#pragma unroll
  for (int j = 0; j < K::kFeatures / 8; ++j) {
    if (8 * j >= left) continue;
    const float2 x = own.pair(j);
    const float2 scaled = {x.x * scale, x.y * scale};
    if constexpr (K::kMoved) {
      store_pair(to + 8 * j, scaled, left - 8 * j);
    } else {
      store_pair(to + 8 * j, scaled);
    }
  }
}

// Where nothing is to be seen in the whole sequence the sum is 0, and o = 0; where there are tokens but no weight, o is NaN.
__device__ __forceinline__ float scale_of(const Decode& p, const Part& part, const QueryHead& of, float weight) {
  return seen(p, part.length, of.query) <= 0 ? 0.0f : p.v.scale * reciprocal_fast(weight);
}

__device__ __forceinline__ float4 load_four(unsigned address) {
  float4 x;
  asm volatile("ld.shared.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(x.x), "=f"(x.y), "=f"(x.z), "=f"(x.w) : "r"(address) : "memory");
  return x;
}

// What the teams of all blocks of a cluster have of the heads that are this block's.
template <class K>
__device__ __forceinline__ void join_heads(const typename K::Params& maps, const Target& of_part, const Place& place,
                                           const HeadOf<K>& own, float weight, const Shared<K>& shared, int first_head) {
  const Decode& p = maps.decode;
  const Sums<K> sums(maps, shared.sums);
  const int rank = static_cast<int>(hopper::cluster_rank());
  hopper::wait_for_cluster();  // all blocks have started
  int owner = place.row;
  int round = 0;
#pragma unroll 1
  for (; owner >= sums.blocks; owner -= sums.blocks) ++round;
  unsigned row = sums.row(rank * maps.teams + place.team, (4 * place.group + place.warp) * sums.of_warp + round);
  row = hopper::address_in_block(row, owner);
  if (place.pair == 0) hopper::store_shared(Sums<K>::rest(row), {own.reference, weight}, true);
  row += 8 * place.pair;
#pragma unroll
  for (int j = 0; j < K::kFeatures / 8; ++j) hopper::store_shared(row + 32 * j, own.pair(j), true);
  __syncwarp();  // rows of a warp have different owners
  hopper::arrive_at_cluster();
  hopper::wait_for_cluster();

  // A warp has a head at a time.
  const int lane = static_cast<int>(threadIdx.x % 32);
  const int teams = maps.teams * sums.blocks;
  const unsigned step = 4 * Sums<K>::kRow * sums.heads;  // from a team to the next
#pragma unroll 1
  for (int i = static_cast<int>(threadIdx.x / 32); i < sums.heads; i += consumers<K>() / 32) {
    int warp = 0;
    int turn = i;
#pragma unroll 1
    for (; turn >= sums.of_warp; turn -= sums.of_warp) ++warp;
    const int of_warp = turn * sums.blocks + rank;
    const int head = first_head + 8 * warp + of_warp;
    if (of_warp >= 8 || head >= p.queries * p.heads) continue;
    const unsigned first = sums.row(0, i);
    float reference = kLowest;
    float all = 0.0f;
#pragma unroll 1
    for (int team = 0; team < teams; ++team) {
      const float2 rest = hopper::load_shared(Sums<K>::rest(first + team * step));
      const float to = fmaxf(reference, rest.x);
      all = fmaf(rest.y, exp2_fast(rest.x - to), all * exp2_fast(reference - to));
      reference = to;
    }
    const QueryHead of(p, head);
    const Target target{p, of_part.part, of.query};
    if (lane == 0) target.store_weight(of.head, reference, all);
    const float scale = scale_of(p, of_part.part, of, all);
#pragma unroll 1
    for (int e = 4 * lane; e < p.e; e += 4 * 32) {
      float x[4] = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma unroll 1
      for (int team = 0; team < teams; ++team) {
        const unsigned from = first + team * step;
        const float factor = exp2_fast(hopper::load_shared(Sums<K>::rest(from)).x - reference);
        const float4 y = load_four(from + 4 * e);
        x[0] = fmaf(y.x, factor, x[0]);
        x[1] = fmaf(y.y, factor, x[1]);
        x[2] = fmaf(y.z, factor, x[2]);
        x[3] = fmaf(y.w, factor, x[3]);
      }
#pragma unroll
      for (int k = 0; k < 4; ++k) x[k] *= scale;
      target.template store_o<typename K::T>(of.head, e, x);
    }
  }
}

// What the teams of a block have of a head goes to the first, whose threads have the same of it as those at their place in the others.
// True in these threads.
template <class K>
__device__ __forceinline__ bool join_teams(const typename K::Params& maps, const Place& place, HeadOf<K>& own, float& weight,
                                           const Shared<K>& shared) {
  constexpr int kPairs = K::kFeatures / 8;
  constexpr int kOfTeam = (kPairs + 1) * kWarpgroupThreads;
  auto* const sums = reinterpret_cast<float2*>(shared.sums) + static_cast<int>(threadIdx.x % kWarpgroupThreads);
  // What was left for the part before has been read.
  if (maps.decode.splits == 0) synchronize_consumers<K>();
  if (place.team > 0) {
    float2* const to = sums + (place.team - 1) * kOfTeam;
#pragma unroll
    for (int j = 0; j < kPairs; ++j) to[j * kWarpgroupThreads] = own.pair(j);
    to[kPairs * kWarpgroupThreads] = {own.reference, weight};
  }
  synchronize_consumers<K>();
  if (place.team > 0) return false;
#pragma unroll 1
  for (int team = 1; team < maps.teams; ++team) {
    const float2* const from = sums + (team - 1) * kOfTeam;
    const float2 other = from[kPairs * kWarpgroupThreads];
    const float reference = fmaxf(own.reference, other.x);
    const float scale = exp2_fast(own.reference - reference);
    const float other_scale = exp2_fast(other.x - reference);
    own.reference = reference;
    weight = fmaf(other.y, other_scale, weight * scale);
#pragma unroll
    for (int j = 0; j < kPairs; ++j) {
      const float2 x = own.pair(j);
      const float2 y = from[j * kWarpgroupThreads];
      own.sum[4 * j] = fmaf(y.x, other_scale, x.x * scale);
      own.sum[4 * j + 1] = fmaf(y.y, other_scale, x.y * scale);
      own.sum[4 * j + 2] = own.sum[4 * j + 3] = 0.0f;
    }
  }
  return true;
}

// Called by all threads that compute; the others come to the barriers of a cluster too.
template <class K>
__device__ __forceinline__ void finish(const typename K::Params& maps, const Message& message, const Place& place,
                                       HeadOf<K>& own, const Shared<K>& shared, const QueryHead& of, int first_head) {
  const Decode& p = maps.decode;
  Part part = message.part;
  part.whole |= maps.cluster > 1;
  const Target target{p, part, of.query};
  float weight = quad_sum(own.weight);
  if constexpr (!K::kMoved) {
    if (maps.cluster > 1) {
      join_heads<K>(maps, target, place, own, weight, shared, first_head);
      return;
    }
    if (maps.teams > 1 && !join_teams<K>(maps, place, own, weight, shared)) return;
  }
  if (first_head + place.head() >= p.queries * p.heads) return;
  if (place.pair == 0) target.store_weight(of.head, own.reference, weight);
  const float scale = scale_of(p, part, of, weight);
  const int e = 2 * place.pair;
  if (part.whole) {
    auto* const o = static_cast<typename K::T*>(p.o);
    store_head<K>(o + part.b * p.o_batch_stride + of.query * p.o_token_stride + of.head * p.o_head_stride + e, own, scale, p.e - e);
  } else {
    store_head<K>(p.partial_o + target.row(of.head) * p.e + e, own, scale, p.e - e);
  }
}

}  // namespace gimbal::tpa::wgmma
