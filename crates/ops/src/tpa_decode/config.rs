//! How the work of a decode is divided.

use gimbal_reference::{InputReason, TpaDecode as Reference};

use crate::Error;

/// How the work of a decode is divided among the blocks of a GPU. The CPU takes no notice.
///
/// Any value gives the same result but for the order of the sums, so for the last bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Parallel {
    /// Whatever keeps the GPU busy: chosen from its size, B, H, M and whether there are `kv_lens`, never from their values.
    /// Without them, a division that was measured to be faster ([`Device::autotune`](crate::Device::autotune)).
    #[default]
    Auto,
    /// `b`: one block a sequence for all of its heads, or as few as can hold them.
    Batch,
    /// `bh`: one block a sequence and group of heads, the groups as small as there are.
    BatchHead,
    /// `bn`: each sequence in parts, whose results are merged.
    Split(Splits),
}

/// The parts of a sequence in [`Parallel::Split`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Splits {
    /// As many parts as keep the GPU busy.
    #[default]
    Auto,
    /// So many parts of equal length, at least 1, however long a sequence is; parts are whole tiles of 16 tokens, so that a very
    /// short one has fewer.
    Count(u32),
    /// Parts of so many tokens, at least 1, the last of a sequence of what is left. The result for a sequence then depends
    /// on nothing but that sequence, bit by bit: neither on the other sequences, nor on B, nor on M.
    Tokens(u32),
}

/// How [`TpaDecode`](crate::TpaDecode) computes on a GPU, from the slower to the faster way. The CPU takes no notice.
///
/// # Example
/// ```
/// use gimbal_ops::{TpaDecode, TpaRoute};
///
/// // What GPUs before compute capability 9.0 do.
/// let op = TpaDecode::new().route(TpaRoute::Mma);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TpaRoute {
    /// By the tensor cores of every GPU, or in f32 without them: every element type, size and stride.
    Mma,
    /// By the tensor cores and the copy engine of compute capability 9.0: f16 and bf16, D up to 128 and even E up to 128,
    /// ranks of which 128 tokens fit shared memory; bk and bv begin at multiples of 16 bytes and have strides of
    /// multiples of 8 elements, below 2^39, that leave room for a row; the tokens and ranks of ak, and of av, follow
    /// each other without a gap, and each sequence begins at a multiple of 16 bytes; rows of o begin at multiples of 4 bytes; M is
    /// at most 2^31 - 65. Not with [`Parallel::BatchHead`] or [`Splits::Tokens`].
    Wgmma,
}

impl TpaRoute {
    /// All of them, from the slower to the faster.
    pub const ALL: [Self; 2] = [Self::Mma, Self::Wgmma];
}

/// The most parts of a sequence that can be asked for.
pub(crate) const MAX_SPLITS: u32 = 65535;

impl Parallel {
    /// # Errors
    /// [`InputReason::Size`].
    pub(super) fn check(self) -> Result<(), Error> {
        let check = |dimension, tensor, got: u32, max: u32| {
            if (1..=max).contains(&got) {
                return Ok(());
            }
            Err(Error::Input(
                InputReason::Size {
                    tensor,
                    dimension,
                    min: 1,
                    max: max as usize,
                    got: got as usize,
                }
                .of(Reference::NAME),
            ))
        };
        match self {
            Self::Split(Splits::Count(count)) => check("the number", "splits", count, MAX_SPLITS),
            Self::Split(Splits::Tokens(tokens)) => {
                check("the tokens", "a split", tokens, i32::MAX.unsigned_abs())
            }
            _ => Ok(()),
        }
    }
}
