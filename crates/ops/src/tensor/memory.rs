//! Memory of a GPU: what this crate allocates, and what cudarc has allocated.

use std::sync::Arc;

use cudarc::driver::sys::CUdeviceptr;
use cudarc::driver::{CudaSlice, CudaStream, CudaView, CudaViewMut, DevicePtr, SyncOnDrop, result};

use crate::Error;
use crate::device::{Gpu, cuda_error};

/// Bytes that were allocated in the order of a stream, and are freed in it.
///
/// It is used on this stream alone, so no events order its uses, as they do for what cudarc allocates: launches are
/// cheaper without, and can be captured in a graph.
pub(crate) struct Allocation {
    address: CUdeviceptr,
    stream: Arc<CudaStream>,
}

impl Allocation {
    /// So many bytes, at least one: the driver does not allocate nothing.
    pub fn new(gpu: &Gpu, bytes: usize) -> Result<Self, Error> {
        gpu.bind()?;
        let (stream, bytes) = (gpu.stream(), bytes.max(1));
        let address = match stream.context().has_async_alloc() {
            // SAFETY: the stream is one of the context that is bound.
            true => unsafe { result::malloc_async(stream.cu_stream(), bytes) }
                .map_err(|error| cuda_error("cuMemAllocAsync", error))?,
            // SAFETY: a context is bound.
            false => unsafe { result::malloc_sync(bytes) }
                .map_err(|error| cuda_error("cuMemAlloc", error))?,
        };
        Ok(Self {
            address,
            stream: stream.clone(),
        })
    }

    pub fn address(&self) -> CUdeviceptr {
        self.address
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        let context = self.stream.context();
        context.record_err(context.bind_to_thread());
        if context.has_async_alloc() {
            // SAFETY: it was allocated so, is freed once, and was used on this stream alone.
            let freed = unsafe { result::free_async(self.address, self.stream.cu_stream()) };
            context.record_err(freed);
        } else {
            context.record_err(self.stream.synchronize());
            // SAFETY: as above, and nothing uses it any more.
            context.record_err(unsafe { result::free_sync(self.address) });
        }
    }
}

/// Tells cudarc of a launch that uses its memory, which it orders by events if its context tracks uses. It is held while the
/// launch is put on the stream.
pub(crate) type Guard<'s> = Option<SyncOnDrop<'s>>;

/// Memory of cudarc's that can be read.
pub(crate) trait Tracked: Sync {
    fn reading<'s>(&'s self, stream: &'s CudaStream) -> SyncOnDrop<'s>;
}

impl<T: Sync> Tracked for CudaSlice<T> {
    fn reading<'s>(&'s self, stream: &'s CudaStream) -> SyncOnDrop<'s> {
        self.device_ptr(stream).1
    }
}

impl<T: Sync> Tracked for CudaView<'_, T> {
    fn reading<'s>(&'s self, stream: &'s CudaStream) -> SyncOnDrop<'s> {
        self.device_ptr(stream).1
    }
}

impl<T: Sync> Tracked for CudaViewMut<'_, T> {
    fn reading<'s>(&'s self, stream: &'s CudaStream) -> SyncOnDrop<'s> {
        self.device_ptr(stream).1
    }
}
