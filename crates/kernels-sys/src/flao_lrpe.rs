//! The kernels of `flao_lrpe.cu`: what stands around the products of `flao_lrpe` where they are launches of their own. Those that
//! encode within the products are in [`fused`].
//!
//! Each takes `B·H·tiles` blocks of [`THREADS`] threads, rows of up to [`MOST_COLUMNS`] columns, and activations but a softmax over
//! the sequence and a norm.

pub mod fused;

use cudarc::driver::sys::CUdeviceptr;

pub use crate::flao::Operand;
pub use crate::lrpe::Activation;
use crate::lrpe::Params;
use crate::{ElementType, Kernel};

/// Threads of a block.
pub const THREADS: u32 = 256;

/// Columns of a row that a lane has; half as many of one that becomes cosines and sines.
pub const COLUMNS_EACH: usize = 8;

/// The most columns of a row.
pub const MOST_COLUMNS: usize = 256;

/// out = f(x), divided where a normaliser does, with [`Tasks`] of [`Features`].
pub const FEATURES: Kernel = Kernel::named("flao_lrpe_features");
/// The same, encoded, with [`Encode`].
pub const ENCODE: Kernel = Kernel::named("flao_lrpe_encode");
/// dx from d, with [`Tasks`] of [`Gradient`].
pub const GRADIENT: Kernel = Kernel::named("flao_lrpe_gradient");
/// dx from d, the gradient of encoded rows, with [`Decode`].
pub const DECODE: Kernel = Kernel::named("flao_lrpe_decode");
/// Sums of rows, with [`Sum`].
pub const SUM: Kernel = Kernel::named("flao_lrpe_sum");

/// The most that a launch does of one kind.
pub const MOST_TASKS: usize = 5;

/// What a launch does, one beside the other. A mirror of `Tasks`.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Tasks<P> {
    /// Those that there are, and others that no block is of.
    pub each: [P; MOST_TASKS],
    /// The blocks of each and of those before it.
    pub ends: [i32; MOST_TASKS],
    /// 0.
    pub reserved: i32,
}

/// Rows that a block works on at a time, of which each lane has so many of so many columns: a warp has those that its lanes suffice
/// for.
pub const fn rows_at_once(columns: usize, each: usize) -> usize {
    const WARP: usize = 32;
    match columns.div_ceil(each) {
        0 => THREADS as usize,
        lanes => THREADS as usize / WARP * (WARP / lanes),
    }
}

/// A tensor (B, H, rows, columns) of a type. A mirror of `Operand` in `flao_lrpe.cu`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Rows {
    /// Its address, 0 where there is none, and strides.
    pub operand: Operand,
    /// Its type, by [`element`].
    pub element: i32,
    /// 0.
    pub reserved: i32,
}

/// A type as the kernels number them.
pub const fn element(of: ElementType) -> i32 {
    of as i32
}

/// How many rows there are. A mirror of `Extent`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Extent {
    /// H.
    pub heads: i64,
    /// N or M.
    pub rows: i64,
    /// Rows of a block.
    pub each: i64,
    /// Columns of a row.
    pub width: i32,
    /// Blocks of a head, at least 1.
    pub tiles: i32,
}

/// A mirror of `Divisor`: what a normaliser makes of f(q), that is f(q) / den with den = f(q)·z + eps.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Divisor {
    /// (B, H, columns), or 0: nothing is divided.
    pub z: CUdeviceptr,
    /// (B, H, rows), where den is left, or 0.
    pub den: CUdeviceptr,
    /// What is added.
    pub eps: f32,
    /// f.
    pub f: Activation,
}

/// A mirror of `Features`: out = f(x), divided.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Features {
    /// x.
    pub x: Rows,
    /// Where it goes.
    pub out: Rows,
    /// Of both.
    pub extent: Extent,
    /// f, and what divides.
    pub divisor: Divisor,
}

/// A mirror of `Encode`: the same, encoded.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Encode {
    /// x.
    pub x: Rows,
    /// Where it goes.
    pub out: Rows,
    /// Of x.
    pub extent: Extent,
    /// f, and what divides.
    pub divisor: Divisor,
    /// theta and positions.
    pub angles: Params,
}

/// A mirror of `Gradient`: dx = f'(x; d + added), or, with factors, dx = f'(x; d / den + factors · added) of factors =
/// −(f(x)·d) / den².
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Gradient {
    /// x.
    pub x: Rows,
    /// The gradient of f(x).
    pub d: Rows,
    /// Where that of x goes, which may be the place of d.
    pub dx: Rows,
    /// Of all.
    pub extent: Extent,
    /// (B, H, rows), with factors.
    pub den: CUdeviceptr,
    /// (B, H, columns), or 0.
    pub added: CUdeviceptr,
    /// (B, H, rows), where they are left, or 0.
    pub factors: CUdeviceptr,
    /// f.
    pub f: Activation,
    /// 0.
    pub reserved: i32,
}

/// A mirror of `Decode`: the same of d that is the gradient of encoded rows.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Decode {
    /// Of x, d and dx.
    pub gradient: Gradient,
    /// theta and positions.
    pub angles: Params,
}

/// A mirror of `Sum`: Σ factors · f(x) over the rows of a block.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Sum {
    /// x.
    pub x: Rows,
    /// Of x.
    pub extent: Extent,
    /// (B, H, tiles, columns).
    pub sums: CUdeviceptr,
    /// (B, H, rows), or 0: 1.
    pub factors: CUdeviceptr,
    /// f.
    pub f: Activation,
    /// 0.
    pub reserved: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrors_have_the_sizes_of_what_the_kernels_declare() {
        for (kernel, bytes) in [
            (FEATURES, size_of::<Tasks<Features>>()),
            (ENCODE, size_of::<Encode>()),
            (GRADIENT, size_of::<Tasks<Gradient>>()),
            (DECODE, size_of::<Decode>()),
            (SUM, size_of::<Sum>()),
        ] {
            assert_eq!(kernel.parameter_bytes(), bytes, "{kernel:?}");
            assert_eq!(kernel.max_threads(), THREADS);
        }
    }
}
