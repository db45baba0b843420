// Matrix products of warps by tensor cores: mma.sync of 16×8 outputs over 16 summands, f32 accumulators, and its
// operands from tiles in shared memory.
//
// A lane is (g, t) = (lane / 4, lane % 4). It holds outputs (g, 2t), (g, 2t+1), (g+8, 2t), (g+8, 2t+1) of a product.
#pragma once

#include "../vec.cuh"

namespace gimbal::flao::mma {

struct FragmentA {
  unsigned at[4];
};

struct FragmentB {
  unsigned at[2];
};

// Of two products beside each other.
struct FragmentB2 {
  unsigned at[4];

  __device__ __forceinline__ FragmentB left() const { return {at[0], at[1]}; }
  __device__ __forceinline__ FragmentB right() const { return {at[2], at[3]}; }
};

// Value by value, times `up` in f16, each product rounded once.
template <class T, class Fragment>
__device__ __forceinline__ Fragment hadamard(const Fragment& a, const Fragment& b, float up) {
  Fragment product;
#pragma unroll
  for (int i = 0; i < static_cast<int>(sizeof(Fragment) / sizeof(unsigned)); ++i) {
    if constexpr (std::is_same_v<T, bf16>) {
      using Pair = __nv_bfloat162;
      *reinterpret_cast<Pair*>(&product.at[i]) =
          __hmul2(*reinterpret_cast<const Pair*>(&a.at[i]), *reinterpret_cast<const Pair*>(&b.at[i]));
    } else {
      const float2 left = __half22float2(*reinterpret_cast<const __half2*>(&a.at[i]));
      const float2 right = __half22float2(*reinterpret_cast<const __half2*>(&b.at[i]));
      *reinterpret_cast<__half2*>(&product.at[i]) = __floats2half2_rn(left.x * right.x * up, left.y * right.y * up);
    }
  }
  return product;
}

template <class T>
__device__ __forceinline__ void multiply_add(float (&sum)[4], const FragmentA& a, const FragmentB& b) {
  if constexpr (std::is_same_v<T, bf16>) {
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
        : "r"(a.at[0]), "r"(a.at[1]), "r"(a.at[2]), "r"(a.at[3]), "r"(b.at[0]), "r"(b.at[1]));
  } else {
    static_assert(std::is_same_v<T, f16>, "tensor cores multiply 16-bit types here");
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
        : "r"(a.at[0]), "r"(a.at[1]), "r"(a.at[2]), "r"(a.at[3]), "r"(b.at[0]), "r"(b.at[1]));
  }
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
  __device__ __forceinline__ FragmentA rows(int row, int column) const {
    const int lane = threadIdx.x & 31;
    FragmentA a;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(a.at[0]), "=r"(a.at[1]), "=r"(a.at[2]), "=r"(a.at[3])
                 : "r"(chunk_at(row + (lane & 15), column / 8 + (lane >> 4)))
                 : "memory");
    return a;
  }

  // Rows [row, row+16) and columns [column, column+16) as summands and rows: the transpose.
  __device__ __forceinline__ FragmentA columns(int row, int column) const {
    const int lane = threadIdx.x & 31;
    FragmentA a;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(a.at[0]), "=r"(a.at[1]), "=r"(a.at[2]), "=r"(a.at[3])
                 : "r"(chunk_at(row + (lane & 7) + (lane >> 4) * 8, column / 8 + (lane >> 3 & 1)))
                 : "memory");
    return a;
  }

  // Rows [row, row+16) as summands, columns [column, column+8) and [column+8, column+16) as columns of two products.
  __device__ __forceinline__ FragmentB2 summands(int row, int column) const {
    const int lane = threadIdx.x & 31;
    FragmentB2 b;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(b.at[0]), "=r"(b.at[1]), "=r"(b.at[2]), "=r"(b.at[3])
                 : "r"(chunk_at(row + (lane & 15), column / 8 + (lane >> 4)))
                 : "memory");
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
};

}  // namespace gimbal::flao::mma
