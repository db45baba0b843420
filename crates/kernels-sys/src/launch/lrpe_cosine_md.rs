//! Launches of `lrpe_cosine_md.cu`: position encoding by cosine and sine on a grid of tokens.

use cudarc::driver::CudaStream;
use cudarc::driver::sys::CUdeviceptr;

use super::{Launch, launch, parameter};
use crate::lrpe::{ActivationClass, GridParams, Params, Variant};
use crate::{Error, Family, Kernel, Kernels};

/// First with computed angles, then with those of a table: by pass, then activation class, then element type, then
/// access. Then dtheta and the table.
pub(crate) const NAMES: [&str; 115] = [
    "lrpe_cosine_md_fwd_none_bf16_v8",
    "lrpe_cosine_md_fwd_none_bf16_v1",
    "lrpe_cosine_md_fwd_none_f16_v8",
    "lrpe_cosine_md_fwd_none_f16_v1",
    "lrpe_cosine_md_fwd_none_f32_v4",
    "lrpe_cosine_md_fwd_none_f32_v1",
    "lrpe_cosine_md_fwd_pointwise_bf16_v8",
    "lrpe_cosine_md_fwd_pointwise_bf16_v1",
    "lrpe_cosine_md_fwd_pointwise_f16_v8",
    "lrpe_cosine_md_fwd_pointwise_f16_v1",
    "lrpe_cosine_md_fwd_pointwise_f32_v4",
    "lrpe_cosine_md_fwd_pointwise_f32_v1",
    "lrpe_cosine_md_fwd_softmax_feature_bf16_v8",
    "lrpe_cosine_md_fwd_softmax_feature_bf16_v1",
    "lrpe_cosine_md_fwd_softmax_feature_f16_v8",
    "lrpe_cosine_md_fwd_softmax_feature_f16_v1",
    "lrpe_cosine_md_fwd_softmax_feature_f32_v4",
    "lrpe_cosine_md_fwd_softmax_feature_f32_v1",
    "lrpe_cosine_md_fwd_softmax_sequence_bf16_v8",
    "lrpe_cosine_md_fwd_softmax_sequence_bf16_v1",
    "lrpe_cosine_md_fwd_softmax_sequence_f16_v8",
    "lrpe_cosine_md_fwd_softmax_sequence_f16_v1",
    "lrpe_cosine_md_fwd_softmax_sequence_f32_v4",
    "lrpe_cosine_md_fwd_softmax_sequence_f32_v1",
    "lrpe_cosine_md_bwd_none_bf16_v8",
    "lrpe_cosine_md_bwd_none_bf16_v1",
    "lrpe_cosine_md_bwd_none_f16_v8",
    "lrpe_cosine_md_bwd_none_f16_v1",
    "lrpe_cosine_md_bwd_none_f32_v4",
    "lrpe_cosine_md_bwd_none_f32_v1",
    "lrpe_cosine_md_bwd_pointwise_bf16_v8",
    "lrpe_cosine_md_bwd_pointwise_bf16_v1",
    "lrpe_cosine_md_bwd_pointwise_f16_v8",
    "lrpe_cosine_md_bwd_pointwise_f16_v1",
    "lrpe_cosine_md_bwd_pointwise_f32_v4",
    "lrpe_cosine_md_bwd_pointwise_f32_v1",
    "lrpe_cosine_md_bwd_softmax_feature_bf16_v8",
    "lrpe_cosine_md_bwd_softmax_feature_bf16_v1",
    "lrpe_cosine_md_bwd_softmax_feature_f16_v8",
    "lrpe_cosine_md_bwd_softmax_feature_f16_v1",
    "lrpe_cosine_md_bwd_softmax_feature_f32_v4",
    "lrpe_cosine_md_bwd_softmax_feature_f32_v1",
    "lrpe_cosine_md_bwd_softmax_sequence_bf16_v8",
    "lrpe_cosine_md_bwd_softmax_sequence_bf16_v1",
    "lrpe_cosine_md_bwd_softmax_sequence_f16_v8",
    "lrpe_cosine_md_bwd_softmax_sequence_f16_v1",
    "lrpe_cosine_md_bwd_softmax_sequence_f32_v4",
    "lrpe_cosine_md_bwd_softmax_sequence_f32_v1",
    "lrpe_cosine_md_bwd_statistics_bf16_v8",
    "lrpe_cosine_md_bwd_statistics_bf16_v1",
    "lrpe_cosine_md_bwd_statistics_f16_v8",
    "lrpe_cosine_md_bwd_statistics_f16_v1",
    "lrpe_cosine_md_bwd_statistics_f32_v4",
    "lrpe_cosine_md_bwd_statistics_f32_v1",
    "lrpe_cosine_md_cached_fwd_none_bf16_v8",
    "lrpe_cosine_md_cached_fwd_none_bf16_v1",
    "lrpe_cosine_md_cached_fwd_none_f16_v8",
    "lrpe_cosine_md_cached_fwd_none_f16_v1",
    "lrpe_cosine_md_cached_fwd_none_f32_v4",
    "lrpe_cosine_md_cached_fwd_none_f32_v1",
    "lrpe_cosine_md_cached_fwd_pointwise_bf16_v8",
    "lrpe_cosine_md_cached_fwd_pointwise_bf16_v1",
    "lrpe_cosine_md_cached_fwd_pointwise_f16_v8",
    "lrpe_cosine_md_cached_fwd_pointwise_f16_v1",
    "lrpe_cosine_md_cached_fwd_pointwise_f32_v4",
    "lrpe_cosine_md_cached_fwd_pointwise_f32_v1",
    "lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v8",
    "lrpe_cosine_md_cached_fwd_softmax_feature_bf16_v1",
    "lrpe_cosine_md_cached_fwd_softmax_feature_f16_v8",
    "lrpe_cosine_md_cached_fwd_softmax_feature_f16_v1",
    "lrpe_cosine_md_cached_fwd_softmax_feature_f32_v4",
    "lrpe_cosine_md_cached_fwd_softmax_feature_f32_v1",
    "lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v8",
    "lrpe_cosine_md_cached_fwd_softmax_sequence_bf16_v1",
    "lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v8",
    "lrpe_cosine_md_cached_fwd_softmax_sequence_f16_v1",
    "lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v4",
    "lrpe_cosine_md_cached_fwd_softmax_sequence_f32_v1",
    "lrpe_cosine_md_cached_bwd_none_bf16_v8",
    "lrpe_cosine_md_cached_bwd_none_bf16_v1",
    "lrpe_cosine_md_cached_bwd_none_f16_v8",
    "lrpe_cosine_md_cached_bwd_none_f16_v1",
    "lrpe_cosine_md_cached_bwd_none_f32_v4",
    "lrpe_cosine_md_cached_bwd_none_f32_v1",
    "lrpe_cosine_md_cached_bwd_pointwise_bf16_v8",
    "lrpe_cosine_md_cached_bwd_pointwise_bf16_v1",
    "lrpe_cosine_md_cached_bwd_pointwise_f16_v8",
    "lrpe_cosine_md_cached_bwd_pointwise_f16_v1",
    "lrpe_cosine_md_cached_bwd_pointwise_f32_v4",
    "lrpe_cosine_md_cached_bwd_pointwise_f32_v1",
    "lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v8",
    "lrpe_cosine_md_cached_bwd_softmax_feature_bf16_v1",
    "lrpe_cosine_md_cached_bwd_softmax_feature_f16_v8",
    "lrpe_cosine_md_cached_bwd_softmax_feature_f16_v1",
    "lrpe_cosine_md_cached_bwd_softmax_feature_f32_v4",
    "lrpe_cosine_md_cached_bwd_softmax_feature_f32_v1",
    "lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v8",
    "lrpe_cosine_md_cached_bwd_softmax_sequence_bf16_v1",
    "lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v8",
    "lrpe_cosine_md_cached_bwd_softmax_sequence_f16_v1",
    "lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v4",
    "lrpe_cosine_md_cached_bwd_softmax_sequence_f32_v1",
    "lrpe_cosine_md_cached_bwd_statistics_bf16_v8",
    "lrpe_cosine_md_cached_bwd_statistics_bf16_v1",
    "lrpe_cosine_md_cached_bwd_statistics_f16_v8",
    "lrpe_cosine_md_cached_bwd_statistics_f16_v1",
    "lrpe_cosine_md_cached_bwd_statistics_f32_v4",
    "lrpe_cosine_md_cached_bwd_statistics_f32_v1",
    "lrpe_cosine_md_dtheta_bf16_v8",
    "lrpe_cosine_md_dtheta_bf16_v1",
    "lrpe_cosine_md_dtheta_f16_v8",
    "lrpe_cosine_md_dtheta_f16_v1",
    "lrpe_cosine_md_dtheta_f32_v4",
    "lrpe_cosine_md_dtheta_f32_v1",
    "lrpe_cosine_md_table",
];

const BACKWARD: usize = ActivationClass::ALL.len() * Variant::COUNT;
const BACKWARD_STATISTICS: usize = 2 * BACKWARD;
const CACHED: usize = BACKWARD_STATISTICS + Variant::COUNT;
const DTHETA: usize = 2 * CACHED;

/// Where the angles come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Angles {
    /// theta.
    Computed,
    /// The [table](GridParams::table), with the same bits.
    Cached,
}

const fn kernel(angles: Angles, index: usize) -> Kernel {
    let first = match angles {
        Angles::Computed => 0,
        Angles::Cached => CACHED,
    };
    Kernel::new(Family::LrpeCosineMd, first + index)
}

/// The kernel of [`forward`].
pub const fn forward_kernel(angles: Angles, class: ActivationClass, variant: Variant) -> Kernel {
    kernel(angles, class as usize * Variant::COUNT + variant.index())
}

/// The kernel of [`backward`].
pub const fn backward_kernel(angles: Angles, class: ActivationClass, variant: Variant) -> Kernel {
    kernel(
        angles,
        BACKWARD + class as usize * Variant::COUNT + variant.index(),
    )
}

/// The kernel of [`backward_statistics`].
pub const fn backward_statistics_kernel(angles: Angles, variant: Variant) -> Kernel {
    kernel(angles, BACKWARD_STATISTICS + variant.index())
}

/// The kernel of [`dtheta`].
pub const fn dtheta_kernel(variant: Variant) -> Kernel {
    Kernel::new(Family::LrpeCosineMd, DTHETA + variant.index())
}

/// The kernel of [`table`].
pub const TABLE: Kernel = Kernel::new(Family::LrpeCosineMd, DTHETA + Variant::COUNT);

/// o = (f(x) ⊙ cos Θ, f(x) ⊙ sin Θ).
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says, and `grid` describes the tokens of `params`. `x`, `out` and `theta`, or the table, are
/// read or written by their strides; with [`ActivationClass::SoftmaxSequence`] also `columns`, of
/// [`FORWARD_STATISTICS`](crate::lrpe::FORWARD_STATISTICS) planes. `out` overlaps nothing else.
#[expect(clippy::too_many_arguments, reason = "what a raw launch takes")]
pub unsafe fn forward(
    kernels: &Kernels,
    stream: &CudaStream,
    angles: Angles,
    class: ActivationClass,
    variant: Variant,
    extent: Launch,
    params: &Params,
    grid: &GridParams,
) -> Result<(), Error> {
    let kernel = forward_kernel(angles, class, variant);
    let parameters = &mut [parameter(params), parameter(grid)];
    // SAFETY: the kernel declares one `Params` and one `GridParams`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, parameters) }
}

/// dx = f'(x) ⊙ dx̄, where dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says, and `grid` describes the tokens of `params`. `d_o`, `out` and `theta`, or the table,
/// are read or written by their strides, and `x` unless the class is [`ActivationClass::None`]; with
/// [`ActivationClass::SoftmaxSequence`] also `columns`, of [`BACKWARD_STATISTICS`](crate::lrpe::BACKWARD_STATISTICS)
/// planes. `out` overlaps nothing else.
#[expect(clippy::too_many_arguments, reason = "what a raw launch takes")]
pub unsafe fn backward(
    kernels: &Kernels,
    stream: &CudaStream,
    angles: Angles,
    class: ActivationClass,
    variant: Variant,
    extent: Launch,
    params: &Params,
    grid: &GridParams,
) -> Result<(), Error> {
    let kernel = backward_kernel(angles, class, variant);
    let parameters = &mut [parameter(params), parameter(grid)];
    // SAFETY: the kernel declares one `Params` and one `GridParams`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, parameters) }
}

/// First stage of the sequence softmax in the backward pass: the statistics of each stretch of tokens.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says, and `grid` describes the tokens of `params`. `x`, `d_o` and `theta`, or the table, are
/// read by their strides; `partials` is written, of [`BACKWARD_STATISTICS`](crate::lrpe::BACKWARD_STATISTICS) planes a
/// stretch. `batches_per_block` is 1.
pub unsafe fn backward_statistics(
    kernels: &Kernels,
    stream: &CudaStream,
    angles: Angles,
    variant: Variant,
    extent: Launch,
    params: &Params,
    grid: &GridParams,
) -> Result<(), Error> {
    let kernel = backward_statistics_kernel(angles, variant);
    let parameters = &mut [parameter(params), parameter(grid)];
    // SAFETY: the kernel declares one `Params` and one `GridParams`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, parameters) }
}

/// First stage of dtheta: the sum over each block's tokens and sequences.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says, and `grid` describes the tokens of `params`. `x`, `d_o` and `theta` are read by their
/// strides; `partials` is written, f64. With [`Activation::SoftmaxSequence`](crate::lrpe::Activation::SoftmaxSequence),
/// `columns` is read, of [`FORWARD_STATISTICS`](crate::lrpe::FORWARD_STATISTICS) planes.
pub unsafe fn dtheta(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    extent: Launch,
    params: &Params,
    grid: &GridParams,
) -> Result<(), Error> {
    let kernel = dtheta_kernel(variant);
    let parameters = &mut [parameter(params), parameter(grid)];
    // SAFETY: the kernel declares one `Params` and one `GridParams`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, parameters) }
}

/// What the kernel of the cached form's table is told. Passed as four parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// theta, f32, dense.
    pub theta: CUdeviceptr,
    /// (cos, sin) pairs of f32 of shape (positions, rows of theta, e).
    pub table: CUdeviceptr,
    /// The number of thetas.
    pub row: i64,
    /// Positions × thetas.
    pub entries: i64,
}

/// (cos, sin) of every position on the longest axis, one thread an entry.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The threads of the grid are at least `entries`.
pub unsafe fn table(
    kernels: &Kernels,
    stream: &CudaStream,
    extent: Launch,
    params: &Table,
) -> Result<(), Error> {
    let Table {
        theta,
        table,
        row,
        entries,
    } = params;
    let parameters = &mut [
        parameter(theta),
        parameter(table),
        parameter(row),
        parameter(entries),
    ];
    // SAFETY: the kernel declares two pointers and two long longs; the rest is the caller's promise.
    unsafe { launch(kernels, stream, TABLE, extent, parameters) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;
    use crate::lrpe::tests::{suffix, variants, word};

    #[test]
    fn every_variant_finds_its_name() {
        for (angles, stem) in [
            (Angles::Computed, "lrpe_cosine_md"),
            (Angles::Cached, "lrpe_cosine_md_cached"),
        ] {
            for variant in variants() {
                let suffix = suffix(variant);
                for class in ActivationClass::ALL {
                    let word = word(class);
                    assert_eq!(
                        forward_kernel(angles, class, variant).name(),
                        format!("{stem}_fwd_{word}_{suffix}")
                    );
                    assert_eq!(
                        backward_kernel(angles, class, variant).name(),
                        format!("{stem}_bwd_{word}_{suffix}")
                    );
                }
                assert_eq!(
                    backward_statistics_kernel(angles, variant).name(),
                    format!("{stem}_bwd_statistics_{suffix}")
                );
                assert_eq!(
                    dtheta_kernel(variant).name(),
                    format!("lrpe_cosine_md_dtheta_{suffix}")
                );
            }
        }
        assert_eq!(TABLE.name(), "lrpe_cosine_md_table");
    }

    #[test]
    fn every_kernel_declares_its_parameters() {
        for index in 0..NAMES.len() {
            let kernel = Kernel::new(Family::LrpeCosineMd, index);
            let expected = if kernel == TABLE {
                8 + 8 + 8 + 8
            } else {
                size_of::<Params>() + size_of::<GridParams>()
            };
            assert_eq!(parameter_bytes(kernel), expected, "{kernel:?}");
        }
    }
}
