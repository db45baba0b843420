//! Launches of `tpa_decode.cu`, and of `tpa_decode.sm_90a.cu`, whose launches on a GPU of compute capability 9.0 start while
//! the one before ends.

use cudarc::driver::CudaStream;

use super::{Launch, Start, launch_at, parameter};
use crate::lrpe::ElementType;
use crate::manifest::Arch;
use crate::tpa_decode::{Block, Decode, MERGE_THREADS, Merge, Variant};
use crate::{Error, Family, Kernel, Kernels};

/// Decode by element type, then tile; then merge by element type.
pub(crate) const NAMES: [&str; Variant::COUNT + 3] = [
    "tpa_decode_bf16_d64_h16",
    "tpa_decode_bf16_d64_h32",
    "tpa_decode_bf16_d64_h48",
    "tpa_decode_bf16_d64_h64",
    "tpa_decode_bf16_d64_h80",
    "tpa_decode_bf16_d128_h16",
    "tpa_decode_bf16_d128_h32",
    "tpa_decode_bf16_d256_h16",
    "tpa_decode_f16_d64_h16",
    "tpa_decode_f16_d64_h32",
    "tpa_decode_f16_d64_h48",
    "tpa_decode_f16_d64_h64",
    "tpa_decode_f16_d64_h80",
    "tpa_decode_f16_d128_h16",
    "tpa_decode_f16_d128_h32",
    "tpa_decode_f16_d256_h16",
    "tpa_decode_f32_d128_h16",
    "tpa_decode_f32_d256_h8",
    "tpa_decode_merge_bf16",
    "tpa_decode_merge_f16",
    "tpa_decode_merge_f32",
];

/// The kernel of [`decode`].
pub const fn decode_kernel(variant: Variant) -> Kernel {
    Kernel::new(Family::TpaDecode, variant.index())
}

/// The kernel of [`merge`] for the type of o.
pub const fn merge_kernel(element: ElementType) -> Kernel {
    Kernel::new(Family::TpaDecode, Variant::COUNT + element as usize)
}

/// One query token against the factors of all tokens: o and lse, or parts of them for [`merge`].
///
/// `blocks` is the grid in x, as the table of [`tpa_decode`](crate::tpa_decode) says; `block` is
/// [`Variant::block`]'s, and [`Decode::slots`] agrees with it.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. Inputs are read by their strides, o, lse and the parts written; D and E are at most
/// [`Variant::features`].
pub unsafe fn decode(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    blocks: u32,
    block: Block,
    params: &Decode,
) -> Result<(), Error> {
    let extent = Launch {
        grid: [blocks, variant.head_groups(params.heads.unsigned_abs()), 1],
        block: [block.threads, 1, 1],
        shared_bytes: block.shared_bytes,
    };
    let kernel = decode_kernel(variant);
    let parameters = &mut [parameter(params)];
    let start = start(kernels)?;
    // SAFETY: the kernel declares one `Decode`; the rest is the caller's promise.
    unsafe { launch_at(start, kernels, stream, kernel, extent, parameters) }
}

/// Joins parts: lse = log Σ exp(lse_i), o = Σ exp(lse_i − lse)·o_i. A part whose lse is −∞ counts for nothing; where all
/// are, their o are added.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The parts are read, o and lse written, all by their strides.
pub unsafe fn merge(
    kernels: &Kernels,
    stream: &CudaStream,
    element: ElementType,
    params: &Merge,
) -> Result<(), Error> {
    let extent = Launch {
        grid: [params.heads.unsigned_abs(), params.batch.unsigned_abs(), 1],
        block: [MERGE_THREADS, 1, 1],
        shared_bytes: 0,
    };
    let kernel = merge_kernel(element);
    let parameters = &mut [parameter(params)];
    let start = start(kernels)?;
    // SAFETY: the kernel declares one `Merge`; the rest is the caller's promise.
    unsafe { launch_at(start, kernels, stream, kernel, extent, parameters) }
}

/// Kernels for compute capability 9.0 wait for the launch before them; those for others cannot.
fn start(kernels: &Kernels) -> Result<Start, Error> {
    Ok(match kernels.arch(Family::TpaDecode)? {
        Arch::Sm90a => Start::Early,
        Arch::Sm80 => Start::Ordered,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        let word = |element| match element {
            ElementType::Bf16 => "bf16",
            ElementType::F16 => "f16",
            ElementType::F32 => "f32",
        };
        for variant in Variant::all() {
            let kernel = decode_kernel(variant);
            let (element, features, heads) =
                (word(variant.element()), variant.features(), variant.heads());
            assert_eq!(
                kernel.name(),
                format!("tpa_decode_{element}_d{features}_h{heads}")
            );
            assert_eq!(parameter_bytes(kernel), size_of::<Decode>());
        }
        for element in ElementType::ALL {
            let kernel = merge_kernel(element);
            assert_eq!(kernel.name(), format!("tpa_decode_merge_{}", word(element)));
            assert_eq!(parameter_bytes(kernel), size_of::<Merge>());
        }
    }
}
