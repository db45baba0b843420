// Matrix products of a warpgroup (wgmma): 64 rows by N columns by 16. The left operand is in shared memory or in registers,
// the right one in shared memory, the sums are in registers.
//
// Thread t of the warpgroup holds, in sum[4 * j + 2 * i + c], the element of row 16 * (t / 32) + (t % 32) / 4 + 8 * i and
// column 8 * j + 2 * (t % 4) + c; and of a left operand, in a[i + 2 * j], the pair of that row and columns from
// 8 * j + 2 * (t % 4) on.
#pragma once

#include "../vec.cuh"
#include "tensor_copy.cuh"

namespace gimbal::hopper {

// How an operand lies in its panels. The rows of a panel are rows of a matrix in memory; "along" means that its columns
// are the dimension that is summed over, "across" that its rows are.
enum class Major { kAlong = 0, kAcross = 1 };

// The descriptor of an operand whose panels have `panel_bytes`; only an operand across panels steps by them.
__device__ __forceinline__ uint64_t descriptor(const void* panel, uint32_t panel_bytes) {
  constexpr uint64_t kSwizzle128 = uint64_t{1} << 62;
  constexpr uint64_t kEightRows = uint64_t{8 * kPanelRowBytes / 16} << 32;
  return kSwizzle128 | kEightRows | (uint64_t{panel_bytes / 16} << 16) | ((shared_address(panel) & 0x3ffff) >> 4);
}

// Bytes to add to a descriptor's address, which counts in units of 16.
__device__ __forceinline__ uint64_t advance(uint64_t descriptor, uint32_t bytes) { return descriptor + bytes / 16; }

// Keeps the compiler from touching sums while products write them.
template <int kCount>
__device__ __forceinline__ void fence_registers(float (&sum)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) asm volatile("" : "+f"(sum[i])::"memory");
}

template <int kRows, int kCount>
__device__ __forceinline__ void fence_registers(float (&sums)[kRows][kCount]) {
#pragma unroll
  for (int i = 0; i < kRows; ++i) fence_registers(sums[i]);
}

// Orders this thread's accesses of registers and shared memory before the products that follow, which write these sums.
template <class... Sums>
__device__ __forceinline__ void begin_products(Sums&... sums) {
  (fence_registers(sums), ...);
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}

__device__ __forceinline__ void commit_products() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }

// Waits until at most kPending of the committed groups are still under way, so that these sums are there.
template <int kPending, class... Sums>
__device__ __forceinline__ void wait_for_products(Sums&... sums) {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
  (fence_registers(sums), ...);
}

// Waits for all products since begin_products.
template <class... Sums>
__device__ __forceinline__ void finish_products(Sums&... sums) {
  commit_products();
  wait_for_products<0>(sums...);
}

#define GIMBAL_SUMS_8(I) \
  "+f"(sum[I]), "+f"(sum[I + 1]), "+f"(sum[I + 2]), "+f"(sum[I + 3]), "+f"(sum[I + 4]), "+f"(sum[I + 5]), \
      "+f"(sum[I + 6]), "+f"(sum[I + 7])
#define GIMBAL_SUMS_32(I) GIMBAL_SUMS_8(I), GIMBAL_SUMS_8(I + 8), GIMBAL_SUMS_8(I + 16), GIMBAL_SUMS_8(I + 24)
#define GIMBAL_SUMS_OF_64 GIMBAL_SUMS_32(0)
#define GIMBAL_SUMS_OF_128 GIMBAL_SUMS_32(0), GIMBAL_SUMS_32(32)
#define GIMBAL_PLACES_OF_64 \
  "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
  "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
#define GIMBAL_PLACES_OF_128 \
  GIMBAL_PLACES_OF_64 \
  ", %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, " \
  "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"

// `sum` += a product of elements of TYPE where ACCUMULATE; these operands, by their places, are the others.
#define GIMBAL_MULTIPLY_TYPE(TYPE, COLUMNS, ACCUMULATE, OPERANDS, ...) \
  asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " ACCUMULATE ", 0;\n" \
               "wgmma.mma_async.sync.aligned.m64n" #COLUMNS "k16.f32." TYPE "." TYPE " {" GIMBAL_PLACES_OF_##COLUMNS \
               "}, " OPERANDS ";\n}" \
               : GIMBAL_SUMS_OF_##COLUMNS \
               : __VA_ARGS__)
#define GIMBAL_MULTIPLY(...) \
  if constexpr (std::is_same_v<T, bf16>) { \
    GIMBAL_MULTIPLY_TYPE("bf16", __VA_ARGS__); \
  } else { \
    GIMBAL_MULTIPLY_TYPE("f16", __VA_ARGS__); \
  }

// sum = a * b, or sum += a * b where `accumulate`. T is bf16 or f16.
template <class T, Major kA, Major kB>
__device__ __forceinline__ void multiply(float (&sum)[32], uint64_t a, uint64_t b, int accumulate) {
  GIMBAL_MULTIPLY(64, "%34", "%32, %33, p, 1, 1, %35, %36", "l"(a), "l"(b), "r"(accumulate), "n"(static_cast<int>(kA)),
                  "n"(static_cast<int>(kB)))
}

template <class T, Major kA, Major kB>
__device__ __forceinline__ void multiply(float (&sum)[64], uint64_t a, uint64_t b, int accumulate) {
  GIMBAL_MULTIPLY(128, "%66", "%64, %65, p, 1, 1, %67, %68", "l"(a), "l"(b), "r"(accumulate), "n"(static_cast<int>(kA)),
                  "n"(static_cast<int>(kB)))
}

template <class T, Major kB>
__device__ __forceinline__ void multiply(float (&sum)[32], const uint32_t (&a)[4], uint64_t b, int accumulate) {
  GIMBAL_MULTIPLY(64, "%37", "{%32, %33, %34, %35}, %36, p, 1, 1, %38", "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
                  "l"(b), "r"(accumulate), "n"(static_cast<int>(kB)))
}

template <class T, Major kB>
__device__ __forceinline__ void multiply(float (&sum)[64], const uint32_t (&a)[4], uint64_t b, int accumulate) {
  GIMBAL_MULTIPLY(128, "%69", "{%64, %65, %66, %67}, %68, p, 1, 1, %70", "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
                  "l"(b), "r"(accumulate), "n"(static_cast<int>(kB)))
}

#undef GIMBAL_MULTIPLY
#undef GIMBAL_MULTIPLY_TYPE
#undef GIMBAL_PLACES_OF_128
#undef GIMBAL_PLACES_OF_64
#undef GIMBAL_SUMS_OF_128
#undef GIMBAL_SUMS_OF_64
#undef GIMBAL_SUMS_32
#undef GIMBAL_SUMS_8

}  // namespace gimbal::hopper
