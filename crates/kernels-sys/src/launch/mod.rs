//! One `unsafe` function per kernel: it puts the parameters where the driver expects them, and launches.
//!
//! A launch allocates nothing and waits for nothing, so it can be captured in a CUDA graph once the kernel is loaded. Each
//! stands in a `tracing` span `launch` of level trace, with the kernel's name, grid, block and dynamic shared memory.
//!
//! # Safety
//! What every launch asks of its caller, besides what it says itself:
//! - Device pointers are valid for the accesses that the parameters describe, on the device of the stream, until the
//!   kernel has run; what is written is not accessed otherwise meanwhile. Pointers that are said to be unused may be 0.
//! - Grid and block agree with the parameters.

pub mod lrpe_cosine;
pub mod lrpe_cosine_md;
pub mod lrpe_rotate;
pub mod lrpe_shared;
pub mod stream;

use std::ffi::c_void;
use std::ptr;

use cudarc::driver::{CudaStream, result};

use crate::{Error, Kernel, Kernels};

/// The extent of a launch.
///
/// ```
/// use gimbal_kernels_sys::launch::Launch;
///
/// let extent = Launch::line(1000, [8, 4, 4]);
/// assert_eq!((extent.grid, extent.shared_bytes), ([1000, 1, 1], 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launch {
    /// Blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y and z.
    pub block: [u32; 3],
    /// Dynamic shared memory of a block in bytes.
    pub shared_bytes: u32,
}

impl Launch {
    /// A grid of one dimension, without dynamic shared memory.
    pub const fn line(grid: u32, block: [u32; 3]) -> Self {
        Self {
            grid: [grid, 1, 1],
            block,
            shared_bytes: 0,
        }
    }
}

/// The address of a kernel parameter, as the driver takes it.
fn parameter<P>(value: &P) -> *mut c_void {
    ptr::from_ref(value).cast_mut().cast()
}

/// Launches a kernel on a stream.
///
/// # Safety
/// `parameters` are the addresses of values of the types that the kernel declares, one each and in order. The driver
/// copies them before this returns. Besides, what the [module](self) says.
unsafe fn launch(
    kernels: &Kernels,
    stream: &CudaStream,
    kernel: Kernel,
    launch: Launch,
    parameters: &mut [*mut c_void],
) -> Result<(), Error> {
    let _span = tracing::trace_span!(
        "launch",
        kernel = kernel.name(),
        grid = ?launch.grid,
        block = ?launch.block,
        shared_bytes = launch.shared_bytes,
    )
    .entered();
    let kernel_name = kernel.name();
    if stream.context() != kernels.context() {
        return Err(Error::WrongContext {
            kernel: kernel_name,
        });
    }
    let function = kernels.function(kernel)?;
    let context = stream.context();
    context
        .bind_to_thread()
        .map_err(|error| Error::driver("cuCtxSetCurrent", error))?;
    let [grid, block] = [launch.grid, launch.block].map(|[x, y, z]| (x, y, z));
    // SAFETY: the function belongs to a module that `kernels` keeps loaded, in the stream's context; the parameters are
    // the caller's promise.
    unsafe {
        result::launch_kernel(
            function.cu_function(),
            grid,
            block,
            launch.shared_bytes,
            stream.cu_stream(),
            parameters,
        )
    }
    .map_err(|error| Error::launch(kernel_name, launch, error))
}

#[cfg(test)]
pub(crate) mod tests {
    use crate::lrpe::MAX_THREADS;
    use crate::{Family, Kernel, shipped_manifest};

    /// What the compiler said about the parameters of a kernel.
    pub(crate) fn parameter_bytes(kernel: Kernel) -> usize {
        let manifest = shipped_manifest().unwrap();
        let mut entries = manifest
            .families
            .iter()
            .filter(|entry| entry.family == kernel.family().name())
            .map(|entry| entry.kernel(kernel.name()).unwrap().parameter_bytes);
        let bytes = entries.next().unwrap();
        assert!(entries.all(|other| other == bytes));
        bytes as usize
    }

    #[test]
    fn the_most_threads_of_a_block_are_the_compilers() {
        let manifest = shipped_manifest().unwrap();
        for family in Family::ALL
            .into_iter()
            .filter(|family| *family != Family::Stream)
        {
            let entries = manifest
                .families
                .iter()
                .filter(|e| e.family == family.name());
            for kernel in entries.flat_map(|entry| &entry.kernels) {
                assert_eq!(kernel.max_threads, MAX_THREADS, "{}", kernel.name);
            }
        }
    }
}
