//! Memory of a GPU: what this crate allocates, and what cudarc has allocated.

use std::mem::ManuallyDrop;
use std::ptr;
use std::sync::Arc;

use cudarc::driver::sys::CUdeviceptr;
use cudarc::driver::{
    CudaContext, CudaSlice, CudaStream, CudaView, CudaViewMut, DevicePtr, SyncOnDrop,
};

use gimbal_kernels_sys::driver::Current;

use crate::Error;
use crate::device::{Gpu, Stream};

/// Bytes that were allocated in the order of a stream, and are freed in it.
///
/// It is used on this stream alone, so no events order its uses, as they do for what cudarc allocates: launches are
/// cheaper without, and can be captured in a graph.
pub(crate) struct Allocation {
    address: CUdeviceptr,
    stream: Arc<Stream>,
}

impl Allocation {
    /// So many bytes, at least one: the driver does not allocate nothing.
    pub fn new(gpu: &Gpu, bytes: usize) -> Result<Self, Error> {
        Ok(Self {
            address: gpu.queue().allocate(bytes.max(1))?,
            stream: gpu.queue().clone(),
        })
    }

    /// # Safety
    /// The memory was allocated in the stream's context, nobody else frees it, and from here on it is used on this stream alone.
    pub unsafe fn from_raw(address: CUdeviceptr, stream: Arc<Stream>) -> Self {
        Self { address, stream }
    }

    pub fn address(&self) -> CUdeviceptr {
        self.address
    }

    /// The address, which is not freed.
    pub fn into_address(self) -> CUdeviceptr {
        let this = ManuallyDrop::new(self);
        // SAFETY: the stream is not used again, nor dropped twice.
        drop(unsafe { ptr::read(&this.stream) });
        this.address
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        // SAFETY: it was allocated in the stream's context, is freed once, and was used on this stream alone.
        unsafe { self.stream.free(self.address) };
    }
}

/// Tells cudarc of a launch that uses its memory, which it orders by events if its context tracks uses. It is held while the
/// launch is put on the stream.
pub(crate) struct Guard<'s> {
    /// Always there before it is dropped.
    sync: Option<SyncOnDrop<'s>>,
    context: &'s CudaContext,
}

impl<'s> Guard<'s> {
    /// With what makes the stream wait for earlier uses.
    pub fn new(stream: &'s CudaStream, wait: impl FnOnce() -> SyncOnDrop<'s>) -> Self {
        let context = stream.context().as_ref();
        // Where that fails, so does the launch.
        let _current = Current::bind(context);
        Self {
            sync: Some(wait()),
            context,
        }
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        let _current = Current::bind(self.context);
        drop(self.sync.take());
    }
}

/// What tells cudarc of a launch that reads its memory.
pub trait Tracked: Sync {
    #[doc(hidden)]
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

/// Memory of cudarc's that [`TensorView::from_cuda`](crate::TensorView::from_cuda) takes: [`CudaSlice`], [`CudaView`] and
/// [`CudaViewMut`].
pub trait CudaMemory<T>: Tracked + DevicePtr<T> {}

impl<T: Sync> CudaMemory<T> for CudaSlice<T> {}
impl<T: Sync> CudaMemory<T> for CudaView<'_, T> {}
impl<T: Sync> CudaMemory<T> for CudaViewMut<'_, T> {}

/// Memory of cudarc's that [`TensorViewMut::from_cuda`](crate::TensorViewMut::from_cuda) takes: [`CudaSlice`] and
/// [`CudaViewMut`].
pub trait CudaMemoryMut<T>: CudaMemory<T> {
    #[doc(hidden)]
    fn bytes_mut(&mut self) -> Option<CudaViewMut<'_, u8>>;
}

impl<T: Sync> CudaMemoryMut<T> for CudaSlice<T> {
    fn bytes_mut(&mut self) -> Option<CudaViewMut<'_, u8>> {
        let bytes = self.num_bytes();
        // SAFETY: any memory can be seen as bytes. Only what the events tell is used of it.
        unsafe { self.transmute_mut(bytes) }
    }
}

impl<T: Sync> CudaMemoryMut<T> for CudaViewMut<'_, T> {
    fn bytes_mut(&mut self) -> Option<CudaViewMut<'_, u8>> {
        let bytes = self.len() * size_of::<T>();
        // SAFETY: as above.
        unsafe { self.transmute_mut(bytes) }
    }
}
