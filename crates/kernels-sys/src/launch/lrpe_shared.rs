//! Launches of `lrpe_shared.cu`: stages that all LRPE operators share.

use cudarc::driver::CudaStream;
use cudarc::driver::sys::CUdeviceptr;

use super::{Launch, launch, parameter};
use crate::lrpe::{Params, ThetaSum, Variant};
use crate::{Error, Family, Kernel, Kernels};

/// The statistics by element type, then access; then the second stages.
pub(crate) const NAMES: [&str; 9] = [
    "sequence_softmax_statistics_bf16_v8",
    "sequence_softmax_statistics_bf16_v1",
    "sequence_softmax_statistics_f16_v8",
    "sequence_softmax_statistics_f16_v1",
    "sequence_softmax_statistics_f32_v4",
    "sequence_softmax_statistics_f32_v1",
    "sequence_softmax_finish_fwd",
    "sequence_softmax_finish_bwd",
    "lrpe_dtheta_finish",
];

/// The kernel of [`statistics`].
pub const fn statistics_kernel(variant: Variant) -> Kernel {
    Kernel::new(Family::LrpeShared, variant.index())
}

/// The kernel of [`finish_forward`].
pub const FINISH_FORWARD: Kernel = Kernel::new(Family::LrpeShared, Variant::COUNT);

/// The kernel of [`finish_backward`].
pub const FINISH_BACKWARD: Kernel = Kernel::new(Family::LrpeShared, Variant::COUNT + 1);

/// The kernel of [`dtheta_finish`].
pub const DTHETA_FINISH: Kernel = Kernel::new(Family::LrpeShared, Variant::COUNT + 2);

/// What the second stage of the sequence softmax is told. Passed as five parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishStatistics {
    /// What the first stage left: f32 of shape (rows, tiles, statistics, width).
    pub partials: CUdeviceptr,
    /// The finished statistics: f32 of shape (rows, statistics, width).
    pub columns: CUdeviceptr,
    /// B·H.
    pub rows: i64,
    /// D.
    pub width: i32,
    /// Blocks of the first stage over the tokens.
    pub tiles: i32,
}

/// First stage of the sequence softmax in the forward pass: the statistics of each stretch of tokens.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. `x` is read by its strides in rows of `span` = D elements; `partials` is written, of
/// [`FORWARD_STATISTICS`](crate::lrpe::FORWARD_STATISTICS) planes a stretch. `batches_per_block` is 1.
pub unsafe fn statistics(
    kernels: &Kernels,
    stream: &CudaStream,
    variant: Variant,
    extent: Launch,
    params: &Params,
) -> Result<(), Error> {
    let kernel = statistics_kernel(variant);
    // SAFETY: the kernel declares one `Params`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, &mut [parameter(params)]) }
}

/// Second stage of the sequence softmax in the forward pass, one thread a column.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The threads of the grid are at least rows × width; both buffers have
/// [`FORWARD_STATISTICS`](crate::lrpe::FORWARD_STATISTICS) planes.
pub unsafe fn finish_forward(
    kernels: &Kernels,
    stream: &CudaStream,
    extent: Launch,
    params: &FinishStatistics,
) -> Result<(), Error> {
    // SAFETY: passed on to the caller.
    unsafe { finish(kernels, stream, FINISH_FORWARD, extent, params) }
}

/// Second stage of the sequence softmax in the backward pass, one thread a column.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As [`finish_forward`], with [`BACKWARD_STATISTICS`](crate::lrpe::BACKWARD_STATISTICS) planes.
pub unsafe fn finish_backward(
    kernels: &Kernels,
    stream: &CudaStream,
    extent: Launch,
    params: &FinishStatistics,
) -> Result<(), Error> {
    // SAFETY: passed on to the caller.
    unsafe { finish(kernels, stream, FINISH_BACKWARD, extent, params) }
}

unsafe fn finish(
    kernels: &Kernels,
    stream: &CudaStream,
    kernel: Kernel,
    extent: Launch,
    params: &FinishStatistics,
) -> Result<(), Error> {
    let FinishStatistics {
        partials,
        columns,
        rows,
        width,
        tiles,
    } = params;
    let parameters = &mut [
        parameter(partials),
        parameter(columns),
        parameter(rows),
        parameter(width),
        parameter(tiles),
    ];
    // SAFETY: the kernel declares two pointers, a long long and two ints; the rest is the caller's promise.
    unsafe { launch(kernels, stream, kernel, extent, parameters) }
}

/// Second stage of dtheta, one warp a theta.
///
/// # Errors
/// [`Error`], where the kernel cannot be loaded or launched.
///
/// # Safety
/// As the [module](super) says. The warps of the grid are at least `theta_heads` × `theta_features`.
pub unsafe fn dtheta_finish(
    kernels: &Kernels,
    stream: &CudaStream,
    extent: Launch,
    params: &ThetaSum,
) -> Result<(), Error> {
    let parameters = &mut [parameter(params)];
    // SAFETY: the kernel declares one `ThetaSum`; the rest is the caller's promise.
    unsafe { launch(kernels, stream, DTHETA_FINISH, extent, parameters) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::tests::parameter_bytes;
    use crate::lrpe::tests::{suffix, variants};

    #[test]
    fn every_kernel_finds_its_name_and_declares_its_parameters() {
        for variant in variants() {
            let kernel = statistics_kernel(variant);
            let expected = format!("sequence_softmax_statistics_{}", suffix(variant));
            assert_eq!(kernel.name(), expected);
            assert_eq!(parameter_bytes(kernel), size_of::<Params>());
        }
        assert_eq!(FINISH_FORWARD.name(), "sequence_softmax_finish_fwd");
        assert_eq!(FINISH_BACKWARD.name(), "sequence_softmax_finish_bwd");
        assert_eq!(DTHETA_FINISH.name(), "lrpe_dtheta_finish");
        assert_eq!(parameter_bytes(FINISH_FORWARD), 8 + 8 + 8 + 4 + 4);
        assert_eq!(parameter_bytes(FINISH_BACKWARD), 8 + 8 + 8 + 4 + 4);
        assert_eq!(parameter_bytes(DTHETA_FINISH), size_of::<ThetaSum>());
    }
}
