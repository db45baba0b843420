//! Launches of `lrpe_rotate.cu`: rotary position encoding.

use cudarc::driver::CudaStream;

use super::{Launch, launch, parameter};
use crate::lrpe::{ActivationClass, Params, Variant};
use crate::{Error, Family, Kernel, Kernels};

/// By pass, then activation class, then element type, then access.
pub(crate) const NAMES: [&str; 60] = [
    "lrpe_rotate_fwd_none_bf16_v8",
    "lrpe_rotate_fwd_none_bf16_v1",
    "lrpe_rotate_fwd_none_f16_v8",
    "lrpe_rotate_fwd_none_f16_v1",
    "lrpe_rotate_fwd_none_f32_v4",
    "lrpe_rotate_fwd_none_f32_v1",
    "lrpe_rotate_fwd_pointwise_bf16_v8",
    "lrpe_rotate_fwd_pointwise_bf16_v1",
    "lrpe_rotate_fwd_pointwise_f16_v8",
    "lrpe_rotate_fwd_pointwise_f16_v1",
    "lrpe_rotate_fwd_pointwise_f32_v4",
    "lrpe_rotate_fwd_pointwise_f32_v1",
    "lrpe_rotate_fwd_softmax_feature_bf16_v8",
    "lrpe_rotate_fwd_softmax_feature_bf16_v1",
    "lrpe_rotate_fwd_softmax_feature_f16_v8",
    "lrpe_rotate_fwd_softmax_feature_f16_v1",
    "lrpe_rotate_fwd_softmax_feature_f32_v4",
    "lrpe_rotate_fwd_softmax_feature_f32_v1",
    "lrpe_rotate_fwd_softmax_sequence_bf16_v8",
    "lrpe_rotate_fwd_softmax_sequence_bf16_v1",
    "lrpe_rotate_fwd_softmax_sequence_f16_v8",
    "lrpe_rotate_fwd_softmax_sequence_f16_v1",
    "lrpe_rotate_fwd_softmax_sequence_f32_v4",
    "lrpe_rotate_fwd_softmax_sequence_f32_v1",
    "lrpe_rotate_bwd_none_bf16_v8",
    "lrpe_rotate_bwd_none_bf16_v1",
    "lrpe_rotate_bwd_none_f16_v8",
    "lrpe_rotate_bwd_none_f16_v1",
    "lrpe_rotate_bwd_none_f32_v4",
    "lrpe_rotate_bwd_none_f32_v1",
    "lrpe_rotate_bwd_pointwise_bf16_v8",
    "lrpe_rotate_bwd_pointwise_bf16_v1",
    "lrpe_rotate_bwd_pointwise_f16_v8",
    "lrpe_rotate_bwd_pointwise_f16_v1",
    "lrpe_rotate_bwd_pointwise_f32_v4",
    "lrpe_rotate_bwd_pointwise_f32_v1",
    "lrpe_rotate_bwd_softmax_feature_bf16_v8",
    "lrpe_rotate_bwd_softmax_feature_bf16_v1",
    "lrpe_rotate_bwd_softmax_feature_f16_v8",
    "lrpe_rotate_bwd_softmax_feature_f16_v1",
    "lrpe_rotate_bwd_softmax_feature_f32_v4",
    "lrpe_rotate_bwd_softmax_feature_f32_v1",
    "lrpe_rotate_bwd_softmax_sequence_bf16_v8",
    "lrpe_rotate_bwd_softmax_sequence_bf16_v1",
    "lrpe_rotate_bwd_softmax_sequence_f16_v8",
    "lrpe_rotate_bwd_softmax_sequence_f16_v1",
    "lrpe_rotate_bwd_softmax_sequence_f32_v4",
    "lrpe_rotate_bwd_softmax_sequence_f32_v1",
    "lrpe_rotate_bwd_statistics_bf16_v8",
    "lrpe_rotate_bwd_statistics_bf16_v1",
    "lrpe_rotate_bwd_statistics_f16_v8",
    "lrpe_rotate_bwd_statistics_f16_v1",
    "lrpe_rotate_bwd_statistics_f32_v4",
    "lrpe_rotate_bwd_statistics_f32_v1",
    "lrpe_rotate_dtheta_bf16_v8",
    "lrpe_rotate_dtheta_bf16_v1",
    "lrpe_rotate_dtheta_f16_v8",
    "lrpe_rotate_dtheta_f16_v1",
    "lrpe_rotate_dtheta_f32_v4",
    "lrpe_rotate_dtheta_f32_v1",
];

const BACKWARD: usize = ActivationClass::ALL.len() * Variant::COUNT;
const BACKWARD_STATISTICS: usize = 2 * BACKWARD;
const DTHETA: usize = BACKWARD_STATISTICS + Variant::COUNT;

/// The kernel of [`forward`].
pub const fn forward_kernel(class: ActivationClass, variant: Variant) -> Kernel {
    let index = class as usize * Variant::COUNT + variant.index();
    Kernel::new(Family::LrpeRotate, index)
}

/// The kernel of [`backward`].
pub const fn backward_kernel(class: ActivationClass, variant: Variant) -> Kernel {
    let index = BACKWARD + class as usize * Variant::COUNT + variant.index();
    Kernel::new(Family::LrpeRotate, index)
}

/// The kernel of [`backward_statistics`].
pub const fn backward_statistics_kernel(variant: Variant) -> Kernel {
    Kernel::new(Family::LrpeRotate, BACKWARD_STATISTICS + variant.index())
}

/// The kernel of [`dtheta`].
pub const fn dtheta_kernel(variant: Variant) -> Kernel {
    Kernel::new(Family::LrpeRotate, DTHETA + variant.index())
}

/// o = the halves of f(x) turned by Θ.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. `x`, `out` and `theta` are read or written by their strides; with
/// [`ActivationClass::SoftmaxSequence`] also `columns`, of [`FORWARD_STATISTICS`](crate::lrpe::FORWARD_STATISTICS)
/// planes. `out` overlaps nothing else.
pub unsafe fn forward(
    kernels: &Kernels,
    stream: &CudaStream,
    class: ActivationClass,
    variant: Variant,
    extent: Launch,
    params: &Params,
) -> Result<(), Error> {
    let kernel = forward_kernel(class, variant);
    // SAFETY: the kernel declares one `Params`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, &mut [parameter(params)]) }
}

/// dx = f'(x) ⊙ dx̄, where dx̄ is do turned by −Θ.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. `d_o`, `out` and `theta` are read or written by their strides, and `x` unless the class
/// is [`ActivationClass::None`]; with [`ActivationClass::SoftmaxSequence`] also `columns`, of
/// [`BACKWARD_STATISTICS`](crate::lrpe::BACKWARD_STATISTICS) planes. `out` overlaps nothing else.
pub unsafe fn backward(
    kernels: &Kernels,
    stream: &CudaStream,
    class: ActivationClass,
    variant: Variant,
    extent: Launch,
    params: &Params,
) -> Result<(), Error> {
    let kernel = backward_kernel(class, variant);
    // SAFETY: the kernel declares one `Params`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, &mut [parameter(params)]) }
}

/// First stage of the sequence softmax in the backward pass: the statistics of each stretch of tokens.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. `x`, `d_o` and `theta` are read by their strides; `partials` is written, of
/// [`BACKWARD_STATISTICS`](crate::lrpe::BACKWARD_STATISTICS) planes a stretch. `batches_per_block` is 1.
pub unsafe fn backward_statistics(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    extent: Launch,
    params: &Params,
) -> Result<(), Error> {
    let kernel = backward_statistics_kernel(variant);
    // SAFETY: the kernel declares one `Params`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, &mut [parameter(params)]) }
}

/// First stage of dtheta: the sum over each block's tokens and sequences.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. `x`, `d_o` and `theta` are read by their strides; `partials` is written, f64. With
/// [`Activation::SoftmaxSequence`](crate::lrpe::Activation::SoftmaxSequence), `columns` is read, of
/// [`FORWARD_STATISTICS`](crate::lrpe::FORWARD_STATISTICS) planes.
pub unsafe fn dtheta(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    extent: Launch,
    params: &Params,
) -> Result<(), Error> {
    let kernel = dtheta_kernel(variant);
    // SAFETY: the kernel declares one `Params`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, &mut [parameter(params)]) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;
    use crate::lrpe::tests::{suffix, variants, word};

    #[test]
    fn every_variant_finds_its_name() {
        for variant in variants() {
            let suffix = suffix(variant);
            for class in ActivationClass::ALL {
                let word = word(class);
                assert_eq!(
                    forward_kernel(class, variant).name(),
                    format!("lrpe_rotate_fwd_{word}_{suffix}")
                );
                assert_eq!(
                    backward_kernel(class, variant).name(),
                    format!("lrpe_rotate_bwd_{word}_{suffix}")
                );
            }
            assert_eq!(
                backward_statistics_kernel(variant).name(),
                format!("lrpe_rotate_bwd_statistics_{suffix}")
            );
            assert_eq!(
                dtheta_kernel(variant).name(),
                format!("lrpe_rotate_dtheta_{suffix}")
            );
        }
    }

    #[test]
    fn every_kernel_declares_one_params() {
        for index in 0..NAMES.len() {
            let kernel = Kernel::new(Family::LrpeRotate, index);
            assert_eq!(parameter_bytes(kernel), size_of::<Params>(), "{kernel:?}");
        }
    }
}
