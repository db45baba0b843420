//! The kernels of `stream.cu`: arrays read and written 16 bytes at a time, the bandwidth that operators are measured
//! against.

use cudarc::driver::sys::CUdeviceptr;

use crate::Kernel;

/// Threads of a block, and 16-byte vectors of each array that it moves.
pub const THREADS: u32 = 256;

/// The most arrays that are read.
pub const MAX_READ: usize = 8;

/// The most arrays that are written.
pub const MAX_WRITE: usize = 4;

/// How many arrays are read (r) and written (w).
///
/// ```
/// use gimbal_kernels_sys::stream::Mix;
///
/// assert_eq!(Mix::R2W1.counts(), (2, 1));
/// assert_eq!(Mix::R2W1.kernel().name(), "stream_2r_1w");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mix {
    /// One read, one written.
    R1W1,
    /// One read, two written.
    R1W2,
    /// Two read, one written.
    R2W1,
    /// Two read, two written.
    R2W2,
    /// Three read, one written.
    R3W1,
    /// Three read, two written.
    R3W2,
    /// Four read, one written.
    R4W1,
    /// Six read, one written.
    R6W1,
    /// Five read, four written.
    R5W4,
    /// Four read, none written, unless [`Streams::write`] has an array.
    R4W0,
}

impl Mix {
    /// All mixes.
    pub const ALL: [Self; 10] = [
        Self::R1W1,
        Self::R1W2,
        Self::R2W1,
        Self::R2W2,
        Self::R3W1,
        Self::R3W2,
        Self::R4W1,
        Self::R6W1,
        Self::R5W4,
        Self::R4W0,
    ];

    /// The number of arrays read and written.
    pub const fn counts(self) -> (usize, usize) {
        match self {
            Self::R1W1 => (1, 1),
            Self::R1W2 => (1, 2),
            Self::R2W1 => (2, 1),
            Self::R2W2 => (2, 2),
            Self::R3W1 => (3, 1),
            Self::R3W2 => (3, 2),
            Self::R4W1 => (4, 1),
            Self::R6W1 => (6, 1),
            Self::R5W4 => (5, 4),
            Self::R4W0 => (4, 0),
        }
    }

    /// The kernel, whose parameters are [`Streams`].
    pub const fn kernel(self) -> Kernel {
        const FIRST: Kernel = Kernel::named("stream_1r_1w");
        FIRST.nth(self as usize)
    }
}

/// The arrays. A mirror of `Streams` in `stream.cu`. Each has `vectors` × 16 bytes and is aligned to 16; a block has
/// [`THREADS`] threads, and there is one thread a vector or more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Streams {
    /// What is read; the mix says how many.
    pub read: [CUdeviceptr; MAX_READ],
    /// What is written; the mix says how many. For [`Mix::R4W0`] null, or one array for what was read.
    pub write: [CUdeviceptr; MAX_WRITE],
    /// 16-byte vectors of each array.
    pub vectors: i64,
}

const _: () = assert!(size_of::<Streams>() == 104);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mix_finds_its_name_and_declares_one_streams() {
        for mix in Mix::ALL {
            let (read, write) = mix.counts();
            assert_eq!(mix.kernel().name(), format!("stream_{read}r_{write}w"));
            assert_eq!(mix.kernel().parameter_bytes(), size_of::<Streams>());
            assert_eq!(mix.kernel().max_threads(), THREADS);
        }
    }
}
