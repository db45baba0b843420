// Controls for compute-sanitizer: small kernels whose barriers are right, each beside the same with a barrier taken out. What a tool
// reports of both alike, or of the right one alone, says nothing of code that waits in the same way; CONTRIBUTING.md says what came of it.
// Not part of any build.
//
//   nvcc -std=c++20 -arch=sm_90a -I crates/kernels-sys/cuda/include docs/sanitizers.cu -o controls
//   compute-sanitizer --tool racecheck ./controls ring        with its barrier
//   compute-sanitizer --tool racecheck ./controls ring 1      without
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "gimbal/async_copy.cuh"
#include "gimbal/hopper/ring.cuh"

using namespace gimbal;

constexpr int kWarpgroup = 128;

// The copy engine fills two slots in turn, for 128 threads that each add up what lies at another thread's place. Taken out: the wait for
// an empty slot.
struct Ring {
  static constexpr int kSlots = 2;
  static constexpr int kThreadsOfRelease = 32;
  float (*memory)[kWarpgroup];
  hopper::Barrier* barriers;
  __device__ int slots() const { return kSlots; }
  __device__ hopper::Barrier& full(int slot, int) const { return barriers[slot]; }
  __device__ hopper::Barrier& empty(int slot, int) const { return barriers[kSlots + slot]; }
  __device__ char* slot(int slot, int) const { return reinterpret_cast<char*>(memory[slot]); }
};

__global__ void ring(const float* from, float* to, int rows, bool broken) {
  __shared__ alignas(128) float memory[Ring::kSlots][kWarpgroup];
  __shared__ hopper::Barrier barriers[2 * Ring::kSlots];
  const Ring ring{memory, barriers};
  if (threadIdx.x == 0) {
    for (int slot = 0; slot < Ring::kSlots; ++slot) {
      ring.full(slot, 0).init(1);
      ring.empty(slot, 0).init(kWarpgroup / Ring::kThreadsOfRelease);
    }
    hopper::fence_barrier_init();
  }
  __syncthreads();
  hopper::SlotCursor<Ring> cursor{ring, 0};
  if (threadIdx.x >= kWarpgroup) {
    // Without that wait those who take a slot may find a later phase of it, so they take each once, and the last phase is one like the first.
    for (int row = 0; threadIdx.x == kWarpgroup && row < (broken ? rows - Ring::kSlots : rows); ++row, cursor.advance(1)) {
      hopper::Barrier& full = ring.full(cursor.slot, 0);
      broken ? full.wait(cursor.phase ^ 1) : ring.empty(cursor.slot, 0).wait(cursor.phase ^ 1);
      full.arrive_and_expect(sizeof(memory[0]));
      hopper::load_bytes(cursor.ring.slot(cursor.slot, 0), from + row * kWarpgroup, sizeof(memory[0]), full);
    }
    // The last copies end before the block does.
    for (int slot = 0; threadIdx.x == kWarpgroup && slot < Ring::kSlots; ++slot, cursor.advance(1)) ring.full(cursor.slot, 0).wait(cursor.phase ^ 1);
    return;
  }
  float sum = 0.0f;
  for (int row = 0; row < (broken ? Ring::kSlots : rows); ++row, cursor.advance(1)) {
    sum += reinterpret_cast<const float*>(cursor.take())[(threadIdx.x + 1) % kWarpgroup];
    cursor.release();
  }
  to[threadIdx.x] = sum;
}

// Teams of two warps go through tiles that they read with barriers of their own, and meet at the block's before they write where others
// have read: in `teams` each through another number of tiles, in `even` all through as many. Taken out: the block's barrier.
template <bool kEven>
__global__ void teams(const float* from, float* to, int rows, bool broken) {
  constexpr int kTeam = 64;
  __shared__ float memory[2 * kWarpgroup];
  const int team = threadIdx.x / kTeam;
  const int thread = threadIdx.x % kTeam;
  float sum = 0.0f;
  for (int row = 0; row < (kEven ? rows : rows / (team + 1)); ++row) {
    memory[threadIdx.x] = from[row * kWarpgroup + thread];
    synchronize<kTeam>(team + 1);
    sum += memory[team * kTeam + (thread + 40) % kTeam];
    synchronize<kTeam>(team + 1);
  }
  if (!broken) __syncthreads();
  memory[(threadIdx.x + kTeam) % (2 * kWarpgroup)] = sum;
  __syncthreads();
  to[threadIdx.x] = memory[threadIdx.x];
}

// Two warpgroups come to one barrier by code of their own. Taken out: the barrier.
__global__ void codes(const float* from, float* to, int, bool broken) {
  __shared__ float memory[2 * kWarpgroup];
  if (threadIdx.x < kWarpgroup) {
    memory[threadIdx.x] = from[threadIdx.x];
    if (!broken) synchronize<2 * kWarpgroup>(1);
    to[threadIdx.x] = memory[threadIdx.x + kWarpgroup];
  } else {
    memory[threadIdx.x] = 2.0f * from[threadIdx.x];
    if (!broken) synchronize<2 * kWarpgroup>(1);
    to[threadIdx.x] = memory[threadIdx.x - kWarpgroup] + 1.0f;
  }
}

// A warpgroup hands over what its threads wrote by an mbarrier at which one lane arrives for its warp, behind the warp's own barrier; in
// `threads` each thread arrives. Taken out: the wait of those who read.
template <bool kEachThread>
__global__ void lanes(const float* from, float* to, int, bool broken) {
  __shared__ float memory[kWarpgroup];
  __shared__ hopper::Barrier written;
  if (threadIdx.x == 0) written.init(kEachThread ? kWarpgroup : kWarpgroup / 32);
  __syncthreads();
  if (threadIdx.x < kWarpgroup) {
    memory[threadIdx.x] = from[threadIdx.x];
    if (!kEachThread) __syncwarp();
    if (kEachThread || threadIdx.x % 32 == 0) written.arrive();
  } else {
    if (!broken) written.wait(0);
    to[threadIdx.x - kWarpgroup] = memory[(threadIdx.x + 40) % kWarpgroup];
  }
}

// The last sixteen bytes of a tensor that ends four bytes later, the rest of which are filled with zeros. Broken: all sixteen are asked for.
__global__ void end(const float* from, float* to, int rows, bool broken) {
  __shared__ Vec<float, 4> last;
  if (threadIdx.x == 0) {
    copy_16(shared_address(&last), from + rows * kWarpgroup, broken ? 16 : 4);
    commit_copies();
    wait_for_copies<0>();
    to[0] = last.at[0] + last.at[3];
  }
}

int main(int count, char** words) {
  using Kernel = void (*)(const float*, float*, int, bool);
  const struct {
    const char* name;
    Kernel kernel;
    int blocks;  // so many that what the tool finds by chance is found
  } controls[] = {{"ring", ring, 1},   {"teams", teams<false>, 264}, {"even", teams<true>, 264},
                  {"codes", codes, 1}, {"lanes", lanes<false>, 264}, {"threads", lanes<true>, 264}, {"end", end, 1}};
  constexpr int kRows = 64;
  const bool broken = count > 2 && std::atoi(words[2]) != 0;
  for (const auto& control : controls) {
    if (count < 2 || std::strcmp(words[1], control.name) != 0) continue;
    float *from, *to;
    cudaMalloc(&from, (kRows * kWarpgroup + 1) * sizeof(float));
    cudaMalloc(&to, 2 * kWarpgroup * sizeof(float));
    cudaMemset(from, 0, (kRows * kWarpgroup + 1) * sizeof(float));
    control.kernel<<<control.blocks, 2 * kWarpgroup>>>(from, to, kRows, broken);
    const cudaError_t error = cudaDeviceSynchronize();
    std::printf("%s%s: %s\n", control.name, broken ? ", its barrier taken out" : "", cudaGetErrorString(error));
    return error == cudaSuccess ? 0 : 1;
  }
  std::fprintf(stderr, "controls ring|teams|even|codes|lanes|threads|end [1]\n");
  return 2;
}
