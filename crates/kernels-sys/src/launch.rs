//! Launching a kernel.

use std::ffi::c_void;
use std::ptr;

use cudarc::driver::sys::{
    self, CUlaunchAttribute, CUlaunchAttributeID, CUlaunchAttributeValue,
    CUlaunchAttributeValue_union__bindgen_ty_1, CUlaunchConfig, CUstream, CUstreamCaptureStatus,
};

use crate::driver::Current;
use crate::{Error, Kernel, Kernels, Launch};

/// The most parameters that a kernel declares.
const MOST_PARAMETERS: usize = 5;

impl Kernels {
    /// Launches a kernel on a stream of the [context](Kernels::context), which need not be current: what was stays so.
    ///
    /// It allocates nothing and waits for nothing, so it can be captured in a CUDA graph once the kernel is loaded. A kernel
    /// that waits itself for the launch before it ([`Build::waits`](crate::kernel::Build::waits)) may start while that ends.
    /// Each launch stands in a `tracing` span `launch` of level trace, with the kernel's name, grid, block and dynamic
    /// shared memory.
    ///
    /// # Errors
    /// [`Error`], where the kernel cannot be loaded or launched.
    ///
    /// # Panics
    /// If `P` does not have the size of the kernel's parameters.
    ///
    /// # Safety
    /// - `stream` is a live stream of the context of these kernels.
    /// - `P` is `repr(C)` and has the fields of the parameters that the kernel declares, in order.
    /// - Device pointers are valid for the accesses that the parameters describe, until the kernel has run; what is written
    ///   is not accessed otherwise meanwhile. Pointers that are said to be unused may be 0.
    /// - Grid and block agree with the parameters, as the module of the kernel's family says.
    pub unsafe fn launch<P>(
        &self,
        stream: CUstream,
        kernel: Kernel,
        extent: Launch,
        params: &P,
    ) -> Result<(), Error> {
        let current = Current::enter(self.context())?;
        // SAFETY: passed on to the caller.
        unsafe { self.launch_in(&current, stream, kernel, extent, params) }
    }

    /// [`launch`](Self::launch) of a kernel that may come first in its call, behind those of others. In a graph it does not start while what is
    /// before it ends: an edge that lets it takes 0.2 µs behind a kernel that does not allow it, and saves 0.15 to 0.3 behind one that does
    /// (64 KiB to 9 MiB, H100).
    ///
    /// # Errors
    /// As [`launch`](Self::launch).
    ///
    /// # Panics
    /// As [`launch`](Self::launch).
    ///
    /// # Safety
    /// As [`launch`](Self::launch).
    pub unsafe fn launch_first<P>(
        &self,
        stream: CUstream,
        kernel: Kernel,
        extent: Launch,
        params: &P,
    ) -> Result<(), Error> {
        let _current = Current::enter(self.context())?;
        let is_early = self.build(kernel)?.waits && !is_captured(stream);
        // SAFETY: passed on to the caller.
        unsafe { self.run(stream, kernel, extent, params, is_early) }
    }

    /// [`launch`](Self::launch) where the context is current already.
    ///
    /// # Errors
    /// As [`launch`](Self::launch).
    ///
    /// # Safety
    /// As [`launch`](Self::launch).
    pub(crate) unsafe fn launch_in<P>(
        &self,
        _current: &Current,
        stream: CUstream,
        kernel: Kernel,
        extent: Launch,
        params: &P,
    ) -> Result<(), Error> {
        let is_early = self.build(kernel)?.waits;
        // SAFETY: passed on to the caller.
        unsafe { self.run(stream, kernel, extent, params, is_early) }
    }

    /// # Safety
    /// As [`launch`](Self::launch). The context is current, and a kernel that is to start early waits itself.
    unsafe fn run<P>(
        &self,
        stream: CUstream,
        kernel: Kernel,
        extent: Launch,
        params: &P,
        is_early: bool,
    ) -> Result<(), Error> {
        let name = kernel.name();
        let _span = tracing::trace_span!(
            "launch",
            kernel = name,
            grid = ?extent.grid,
            block = ?extent.block,
            shared_bytes = extent.shared_bytes,
        )
        .entered();
        assert_eq!(size_of::<P>(), kernel.parameter_bytes(), "{name}");
        let function = self.function(kernel)?;

        let mut parameters = [ptr::null_mut::<c_void>(); MOST_PARAMETERS];
        for (parameter, &offset) in parameters.iter_mut().zip(kernel.parameters()) {
            let base = ptr::from_ref(params).cast_mut().cast::<c_void>();
            *parameter = base.wrapping_byte_add(offset as usize);
        }
        // Only what differs from the driver's own choice: other GPUs know neither the first nor the second.
        let mut attributes = [early_attribute(); 3];
        let mut count = usize::from(is_early);
        if extent.cluster > 1 {
            attributes[count] = cluster_attribute(extent.cluster);
            count += 1;
        }
        if extent.together {
            attributes[count] = together_attribute();
            count += 1;
        }
        let ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]) = (extent.grid, extent.block);
        let config = CUlaunchConfig {
            gridDimX: grid_x,
            gridDimY: grid_y,
            gridDimZ: grid_z,
            blockDimX: block_x,
            blockDimY: block_y,
            blockDimZ: block_z,
            sharedMemBytes: extent.shared_bytes,
            hStream: stream,
            attrs: attributes.as_mut_ptr(),
            numAttrs: count as u32,
        };
        // SAFETY: the function belongs to a module that `self` keeps loaded, in the context that is current; the
        // configuration and the parameters live until the call returns, which has copied them; what they say is the caller's
        // promise.
        unsafe {
            sys::cuLaunchKernelEx(
                &raw const config,
                function.cu_function(),
                parameters.as_mut_ptr(),
                ptr::null_mut(),
            )
        }
        .result()
        .map_err(|error| Error::launch(name, extent, error))
    }
}

/// Whether launches become nodes of a graph. Where the driver does not tell, the launch will.
fn is_captured(stream: CUstream) -> bool {
    let mut status = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE;
    // SAFETY: the stream is live, by the promise of who launches, and the pointer is to a live status.
    let asked = unsafe { sys::cuStreamIsCapturing(stream, &raw mut status) };
    asked.result().is_ok() && status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE
}

fn attribute(id: CUlaunchAttributeID, value: CUlaunchAttributeValue) -> CUlaunchAttribute {
    CUlaunchAttribute {
        id,
        pad: [0; 4],
        value,
    }
}

/// What lets blocks start while the launch before theirs ends.
fn early_attribute() -> CUlaunchAttribute {
    attribute(
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
        CUlaunchAttributeValue {
            programmaticStreamSerializationAllowed: 1,
        },
    )
}

/// What tells the driver of clusters of so many blocks in x.
pub(crate) fn cluster_attribute(blocks: u32) -> CUlaunchAttribute {
    attribute(
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        CUlaunchAttributeValue {
            clusterDim: CUlaunchAttributeValue_union__bindgen_ty_1 {
                x: blocks,
                y: 1,
                z: 1,
            },
        },
    )
}

/// What tells the driver that all blocks must be there at a time, so that it refuses more than there is room for.
fn together_attribute() -> CUlaunchAttribute {
    attribute(
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
        CUlaunchAttributeValue { cooperative: 1 },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_kernel_declares_more_parameters() {
        for kernel in Kernel::all() {
            let parameters = kernel.parameters();
            assert!(parameters.len() <= MOST_PARAMETERS && parameters.is_sorted());
            assert!(
                parameters
                    .iter()
                    .all(|&at| (at as usize) < kernel.parameter_bytes())
            );
        }
    }
}
