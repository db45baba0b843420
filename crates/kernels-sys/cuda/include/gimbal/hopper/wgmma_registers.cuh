// Matrix products of a warpgroup (wgmma) whose left operand is in registers: 64 rows by N columns by 16.
//
// Thread t of the warpgroup holds, in a[i + 2 * j], the elements of row 16 * (t / 32) + (t % 32) / 4 + 8 * i and columns
// 8 * j + 2 * (t % 4) and the next. Sums lie as in wgmma.cuh.
#pragma once

#include "wgmma.cuh"

namespace gimbal::hopper {

#define GIMBAL_SUMS_8(SUM, I) \
  "+f"(SUM[I]), "+f"(SUM[I + 1]), "+f"(SUM[I + 2]), "+f"(SUM[I + 3]), "+f"(SUM[I + 4]), "+f"(SUM[I + 5]), \
      "+f"(SUM[I + 6]), "+f"(SUM[I + 7])
#define GIMBAL_SUMS_32(SUM, I) \
  GIMBAL_SUMS_8(SUM, I), GIMBAL_SUMS_8(SUM, I + 8), GIMBAL_SUMS_8(SUM, I + 16), GIMBAL_SUMS_8(SUM, I + 24)

#define GIMBAL_MULTIPLY_64(TYPE) \
  asm volatile( \
      "{\n.reg .pred p;\nsetp.ne.b32 p, %37, 0;\n" \
      "wgmma.mma_async.sync.aligned.m64n64k16.f32." TYPE "." TYPE \
      " {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
      "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, " \
      "{%32, %33, %34, %35}, %36, p, 1, 1, %38;\n}" \
      : GIMBAL_SUMS_32(sum, 0) \
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "r"(accumulate), "n"(static_cast<int>(kB)))

#define GIMBAL_MULTIPLY_128(TYPE) \
  asm volatile( \
      "{\n.reg .pred p;\nsetp.ne.b32 p, %69, 0;\n" \
      "wgmma.mma_async.sync.aligned.m64n128k16.f32." TYPE "." TYPE \
      " {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
      "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, " \
      "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, " \
      "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, " \
      "{%64, %65, %66, %67}, %68, p, 1, 1, %70;\n}" \
      : GIMBAL_SUMS_32(sum, 0), GIMBAL_SUMS_32(sum, 32) \
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "r"(accumulate), "n"(static_cast<int>(kB)))

// sum = a * b, or sum += a * b where `accumulate`. T is bf16 or f16.
template <class T, Major kB>
__device__ __forceinline__ void multiply(float (&sum)[32], const uint32_t (&a)[4], uint64_t b, int accumulate) {
  if constexpr (std::is_same_v<T, bf16>) {
    GIMBAL_MULTIPLY_64("bf16");
  } else {
    GIMBAL_MULTIPLY_64("f16");
  }
}

template <class T, Major kB>
__device__ __forceinline__ void multiply(float (&sum)[64], const uint32_t (&a)[4], uint64_t b, int accumulate) {
  if constexpr (std::is_same_v<T, bf16>) {
    GIMBAL_MULTIPLY_128("bf16");
  } else {
    GIMBAL_MULTIPLY_128("f16");
  }
}

#undef GIMBAL_MULTIPLY_128
#undef GIMBAL_MULTIPLY_64
#undef GIMBAL_SUMS_32
#undef GIMBAL_SUMS_8

}  // namespace gimbal::hopper
