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

pub mod flao;
pub mod flao_wgmma;
pub mod lrpe_cosine;
pub mod lrpe_cosine_md;
pub mod lrpe_rotate;
pub mod lrpe_shared;
pub mod stream;
pub mod tpa_decode;
pub mod tpa_decode_wgmma;

use std::ffi::c_void;
use std::ptr;

use cudarc::driver::CudaStream;
use cudarc::driver::sys::{
    self, CUlaunchAttribute, CUlaunchAttributeID, CUlaunchAttributeValue,
    CUlaunchAttributeValue_union__bindgen_ty_1, CUlaunchConfig,
};

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

/// When the blocks of a launch may start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    /// After the launch before it on the stream.
    Ordered,
    /// While the launch before it ends: the kernel itself waits for what that writes (`griddepcontrol.wait`).
    Early,
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
    // SAFETY: passed on to the caller.
    unsafe { launch_at(Start::Ordered, kernels, stream, kernel, launch, parameters) }
}

/// # Safety
/// As [`launch`]; a kernel that starts early waits for the launch before it.
unsafe fn launch_at(
    start: Start,
    kernels: &Kernels,
    stream: &CudaStream,
    kernel: Kernel,
    launch: Launch,
    parameters: &mut [*mut c_void],
) -> Result<(), Error> {
    // SAFETY: passed on to the caller.
    unsafe { launch_cluster(1, start, kernels, stream, kernel, launch, parameters) }
}

fn attribute(id: CUlaunchAttributeID, value: CUlaunchAttributeValue) -> CUlaunchAttribute {
    CUlaunchAttribute {
        id,
        pad: [0; 4],
        value,
    }
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

/// In clusters of so many blocks in x, which divides those of the grid.
///
/// # Safety
/// As [`launch_at`]; of more than one only a kernel that is made for clusters.
unsafe fn launch_cluster(
    blocks: u32,
    start: Start,
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
    let early = attribute(
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
        CUlaunchAttributeValue {
            programmaticStreamSerializationAllowed: (start == Start::Early).into(),
        },
    );
    let mut attributes = [early, cluster_attribute(blocks)];
    // Only what differs from the driver's own choice: other GPUs know neither.
    let attributes = match (start, blocks) {
        (Start::Ordered, 1) => &mut attributes[..0],
        (Start::Early, 1) => &mut attributes[..1],
        (_, _) => &mut attributes[..],
    };
    let ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]) = (launch.grid, launch.block);
    let config = CUlaunchConfig {
        gridDimX: grid_x,
        gridDimY: grid_y,
        gridDimZ: grid_z,
        blockDimX: block_x,
        blockDimY: block_y,
        blockDimZ: block_z,
        sharedMemBytes: launch.shared_bytes,
        hStream: stream.cu_stream(),
        attrs: attributes.as_mut_ptr(),
        numAttrs: attributes.len() as u32,
    };
    // SAFETY: the function belongs to a module that `kernels` keeps loaded, in the stream's context; the configuration
    // lives until the call returns; the parameters are the caller's promise.
    unsafe {
        sys::cuLaunchKernelEx(
            &raw const config,
            function.cu_function(),
            parameters.as_mut_ptr(),
            ptr::null_mut(),
        )
    }
    .result()
    .map_err(|error| Error::launch(kernel_name, launch, error))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{flao, flao_wgmma, stream, tpa_decode_wgmma};
    use crate::{Family, Kernel, lrpe, shipped_manifest, tpa_decode};

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

    /// The most threads that the launches of a family give a block.
    fn most_threads(family: Family, kernel: &str) -> u32 {
        match family {
            Family::FlaoWgmma
                if ["bwd_queries", "whole_bwd"]
                    .iter()
                    .any(|pass| kernel.contains(pass)) =>
            {
                flao_wgmma::TWO_WARPGROUPS_THREADS
            }
            Family::FlaoWgmma if kernel == flao_wgmma::REDUCE.name() => flao::THREADS,
            Family::FlaoWgmma => flao_wgmma::ONE_WARPGROUP_THREADS,
            Family::Flao => flao::THREADS,
            Family::Stream => stream::THREADS,
            Family::LrpeCosine | Family::LrpeCosineMd | Family::LrpeRotate | Family::LrpeShared => {
                lrpe::MAX_THREADS
            }
            Family::TpaDecodeWgmma => {
                let mut tiles = tpa_decode::wgmma::Tile::all();
                let named = |&tile: &_| tpa_decode_wgmma::decode_kernel(tile).name() == kernel;
                tiles.find(named).unwrap().max_threads()
            }
            Family::TpaDecode if kernel.contains("merge") => tpa_decode::MERGE_THREADS,
            Family::TpaDecode => {
                let mut variants = tpa_decode::Variant::all();
                let named =
                    |&variant: &_| super::tpa_decode::decode_kernel(variant).name() == kernel;
                variants.find(named).unwrap().max_threads()
            }
        }
    }

    #[test]
    fn the_most_threads_of_a_block_are_the_compilers() {
        let manifest = shipped_manifest().unwrap();
        for family in Family::ALL {
            let entries = manifest
                .families
                .iter()
                .filter(|e| e.family == family.name());
            for kernel in entries.flat_map(|entry| &entry.kernels) {
                let threads = most_threads(family, &kernel.name);
                assert_eq!(kernel.max_threads, threads, "{}", kernel.name);
            }
        }
    }
}
