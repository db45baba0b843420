// Operands of tensor cores (mma.cuh) from tiles in shared memory.
#pragma once

#include "../mma.cuh"

namespace gimbal::flao::mma {

// A left operand, or two right ones beside each other.
struct Fragment {
  unsigned at[4];
};

// Value by value, times `up` in f16, each product rounded once.
template <class T>
__device__ __forceinline__ Fragment hadamard(const Fragment& a, const Fragment& b, float up) {
  Fragment product;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    if constexpr (std::is_same_v<T, bf16>) {
      using Pair = __nv_bfloat162;
      *reinterpret_cast<Pair*>(&product.at[i]) =
          __hmul2(*reinterpret_cast<const Pair*>(&a.at[i]), *reinterpret_cast<const Pair*>(&b.at[i]));
    } else {
      const float2 left = widen_pair<T>(a.at[i]);
      const float2 right = widen_pair<T>(b.at[i]);
      product.at[i] = narrow_pair<T>(left.x * right.x * up, left.y * right.y * up);
    }
  }
  return product;
}

// Rows of kWidth 16-bit elements in shared memory, by address. The 16-byte chunks of a row are permuted so that eight
// rows of one chunk (ldmatrix) and two rows of four chunks (a quad's outputs) touch all banks once.
template <int kWidth>
struct SharedTile {
  static constexpr int kPitch = kWidth * 2;

  unsigned base;

  __device__ __forceinline__ unsigned chunk_at(int row, int chunk) const {
    const int turn = (row & 1) << 2 | (row >> 1 & 3);
    return base + row * kPitch + ((chunk ^ turn) << 4);
  }

  // Rows [row, row+16) and columns [column, column+16) as rows and summands.
  __device__ __forceinline__ Fragment rows(int row, int column) const {
    const int lane = threadIdx.x & 31;
    Fragment a;
    load_matrices(a.at, chunk_at(row + (lane & 15), column / 8 + (lane >> 4)));
    return a;
  }

  // Rows [row, row+16) and columns [column, column+16) as summands and rows: the transpose.
  __device__ __forceinline__ Fragment columns(int row, int column) const {
    const int lane = threadIdx.x & 31;
    Fragment a;
    load_transposed(a.at, chunk_at(row + (lane & 7) + (lane >> 4) * 8, column / 8 + (lane >> 3 & 1)));
    return a;
  }

  // Rows [row, row+16) as summands, columns [column, column+8) and [column+8, column+16) as columns of two products.
  __device__ __forceinline__ Fragment summands(int row, int column) const {
    const int lane = threadIdx.x & 31;
    Fragment b;
    load_transposed(b.at, chunk_at(row + (lane & 15), column / 8 + (lane >> 4)));
    return b;
  }

  template <class T>
  __device__ __forceinline__ Vec<T, 8> load(int row, int chunk) const {
    Vec<T, 8> to;
    uint4& bits = *reinterpret_cast<uint4*>(&to);
    asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];"
                 : "=r"(bits.x), "=r"(bits.y), "=r"(bits.z), "=r"(bits.w)
                 : "r"(chunk_at(row, chunk))
                 : "memory");
    return to;
  }

  template <class T>
  static __device__ __forceinline__ void store(unsigned to, const Vec<T, 8>& from) {
    const uint4& bits = *reinterpret_cast<const uint4*>(&from);
    asm volatile("st.shared.v4.u32 [%0], {%1,%2,%3,%4};" ::"r"(to), "r"(bits.x), "r"(bits.y), "r"(bits.z), "r"(bits.w)
                 : "memory");
  }
};

}  // namespace gimbal::flao::mma
