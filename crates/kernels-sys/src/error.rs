//! What can go wrong below the operators.

use std::ffi::CStr;

use cudarc::driver::DriverError;

use crate::{Arch, Launch, driver};

/// The driver, the GPU or a shipped file does not do what is needed.
///
/// Errors of the driver keep the raw code (`CUresult`). They are plain values: they can be printed, compared and sent
/// anywhere, also on a machine without a driver.
///
/// ```
/// use gimbal_kernels_sys::Error;
///
/// let error = Error::DriverTooOld { driver: 12040, needed: 13000 };
/// assert_eq!(error.to_string(), "the driver supports CUDA 12.4, but the kernels need 13.0: update the NVIDIA driver");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// `libcuda` is not on this machine.
    #[error("no NVIDIA driver: libcuda was not found")]
    NoDriver,
    /// The driver cannot load the shipped PTX.
    #[error(
        "the driver supports CUDA {}, but the kernels need {}: update the NVIDIA driver",
        cuda_version(*driver),
        cuda_version(*needed)
    )]
    DriverTooOld {
        /// The newest CUDA version that the driver supports, as `1000 * major + 10 * minor`.
        driver: i32,
        /// The CUDA version that the PTX came with.
        needed: i32,
    },
    /// There is a driver, but no GPU that this process may use.
    #[error("no CUDA device: the driver sees no GPU")]
    NoDevice,
    /// There is no GPU of this number.
    #[error("no CUDA device {ordinal}: the driver sees {count}")]
    NoSuchDevice {
        /// The number asked for, from 0.
        ordinal: usize,
        /// How many there are.
        count: usize,
    },
    /// The GPU is older than the portable floor of the kernels.
    #[error(
        "{name} has compute capability {}.{}, but the kernels need {}.{}",
        compute_capability.0, compute_capability.1, needed.0, needed.1
    )]
    UnsupportedGpu {
        /// The GPU's name.
        name: String,
        /// What it has, as (major, minor).
        compute_capability: (i32, i32),
        /// What is needed at least.
        needed: (i32, i32),
    },
    /// The GPU cannot load what is compiled for a target.
    #[error(
        "a GPU of compute capability {}.{} cannot run kernels for {arch}",
        compute_capability.0, compute_capability.1
    )]
    UnsupportedArch {
        /// What the GPU has, as (major, minor).
        compute_capability: (i32, i32),
        /// The target asked for.
        arch: Arch,
    },
    /// A call of the driver failed.
    #[error("{call} failed with {name} ({code})")]
    Driver {
        /// The function of the driver, or what it was called for.
        call: &'static str,
        /// The `CUresult`.
        code: i32,
        /// The driver's name of the code.
        name: String,
    },
    /// A kernel could not be launched.
    #[error(
        "launching {kernel} with grid {:?}, block {:?} and {} bytes of shared memory failed with {name} ({code})",
        launch.grid, launch.block, launch.shared_bytes
    )]
    Launch {
        /// The kernel.
        kernel: &'static str,
        /// What it was to be launched with.
        launch: Launch,
        /// The `CUresult`.
        code: i32,
        /// The driver's name of the code.
        name: String,
    },
    /// A kernel is not compiled for what may be loaded.
    #[error("{kernel} is not compiled for {newest} or an older target")]
    MissingKernel {
        /// The kernel.
        kernel: &'static str,
        /// The newest target of which kernels are loaded.
        newest: Arch,
    },
    /// The embedded code of a kernel cannot be decompressed.
    #[error("the shipped code of a kernel is damaged: {reason}")]
    BadCode {
        /// What is wrong with it.
        reason: String,
    },
    /// There is no kernel of such a variant.
    #[error("there is no kernel for {what}")]
    NoVariant {
        /// What it would do.
        what: &'static str,
    },
}

impl Error {
    /// Keeps what a driver call returned.
    ///
    /// A [`DriverError`] must not be printed itself, since its text comes from `libcuda` and asking for it panics where
    /// there is none.
    ///
    /// ```
    /// use cudarc::driver::{DriverError, sys::CUresult};
    /// use gimbal_kernels_sys::Error;
    ///
    /// let error = Error::driver("cuMemAllocAsync", DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY));
    /// assert!(matches!(error, Error::Driver { call: "cuMemAllocAsync", code: 2, .. }));
    /// ```
    pub fn driver(call: &'static str, error: DriverError) -> Self {
        Self::Driver {
            call,
            code: code(error),
            name: name(error),
        }
    }

    pub(crate) fn launch(kernel: &'static str, launch: Launch, error: DriverError) -> Self {
        Self::Launch {
            kernel,
            launch,
            code: code(error),
            name: name(error),
        }
    }
}

/// Names the call of the driver that has failed.
pub(crate) trait Called<T> {
    fn called(self, call: &'static str) -> Result<T, Error>;
}

impl<T> Called<T> for Result<T, DriverError> {
    fn called(self, call: &'static str) -> Result<T, Error> {
        self.map_err(|error| Error::driver(call, error))
    }
}

fn code(error: DriverError) -> i32 {
    // A `CUresult` is a C enum of positive constants.
    error.0 as i32
}

/// The name of the code, such as `CUDA_ERROR_OUT_OF_MEMORY`.
fn name(error: DriverError) -> String {
    let known = driver::is_present().then(|| error.error_name().map(CStr::to_string_lossy));
    match known {
        Some(Ok(name)) => name.into_owned(),
        _ => "an unknown error".into(),
    }
}

/// `13000` as `13.0`.
fn cuda_version(version: i32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cudarc::driver::sys::CUresult;

    #[test]
    fn errors_of_the_driver_can_be_printed_without_a_driver() {
        let error = Error::driver("cuInit", DriverError(CUresult::CUDA_ERROR_NOT_FOUND));
        assert!(
            error.to_string().starts_with("cuInit failed with "),
            "{error}"
        );
        assert!(error.to_string().ends_with(" (500)"), "{error}");
    }

    #[test]
    fn a_failed_launch_says_how_it_was_launched() {
        let launch = Launch {
            grid: [7, 1, 1],
            block: [8, 4, 8],
            cluster: 1,
            shared_bytes: 0,
            together: false,
        };
        let error = Error::launch(
            "stream_1r_1w",
            launch,
            DriverError(CUresult::CUDA_ERROR_INVALID_VALUE),
        );
        let text = error.to_string();
        assert!(
            text.starts_with(
                "launching stream_1r_1w with grid [7, 1, 1], block [8, 4, 8] and 0 bytes"
            ),
            "{text}"
        );
    }
}
