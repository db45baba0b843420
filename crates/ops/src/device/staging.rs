//! Values of the host on their way to a GPU.

use std::ffi::c_void;
use std::slice;
use std::sync::{Mutex, MutexGuard, PoisonError};

use cudarc::driver::sys::CUdeviceptr;
use cudarc::driver::{CudaEvent, result};
use gimbal_kernels_sys::driver::Current;

use super::{Called, Gpu};
use crate::Error;

/// The fewest bytes of a buffer.
const LEAST: usize = 4096;

/// Page-locked memory that outlives the calls whose values it holds: a copy may still read it when the call has returned.
#[derive(Default)]
pub(super) struct Staging {
    buffers: Mutex<Vec<Buffer>>,
}

struct Buffer {
    memory: *mut c_void,
    bytes: usize,
    /// Recorded behind the last copy from it.
    copied: CudaEvent,
}

// SAFETY: the memory belongs to the buffer, and no thread.
unsafe impl Send for Buffer {}

impl Gpu {
    /// Copies values to the GPU in the order of the stream, without waiting. They are read before this returns.
    ///
    /// # Safety
    /// There is memory of the GPU for all of them at `to`, which nothing else uses meanwhile in the order of the stream.
    pub unsafe fn upload(&self, values: &[i32], to: CUdeviceptr) -> Result<(), Error> {
        if values.is_empty() {
            return Ok(());
        }
        let _current = self.enter()?;
        let mut buffers = self.staging.lock();
        let bytes = size_of_val(values);
        let is_free = |buffer: &Buffer| buffer.bytes >= bytes && buffer.copied.is_complete();
        let index = match buffers.iter().position(is_free) {
            Some(index) => index,
            None => {
                buffers.push(Buffer::new(self, bytes)?);
                buffers.len() - 1
            }
        };
        let buffer = &buffers[index];
        // SAFETY: the buffer has as many bytes, aligned to more than an i32, and no copy reads it any more.
        let staged =
            unsafe { slice::from_raw_parts_mut(buffer.memory.cast::<i32>(), values.len()) };
        staged.copy_from_slice(values);
        let stream = self.stream().cu_stream();
        // SAFETY: the buffer lives until the copy has run, see `Drop`, and is not written before. The rest is the caller's
        // promise.
        unsafe { result::memcpy_htod_async(to, staged, stream) }.called("cuMemcpyHtoDAsync")?;
        // SAFETY: both are alive, and of the context that is current.
        unsafe { result::event::record(buffer.copied.cu_event(), stream) }.called("cuEventRecord")
    }
}

impl Staging {
    fn lock(&self) -> MutexGuard<'_, Vec<Buffer>> {
        self.buffers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Buffer {
    /// In the context that is current.
    fn new(gpu: &Gpu, bytes: usize) -> Result<Self, Error> {
        let copied = gpu.stream().context().new_event(None);
        let copied = copied.called("cuEventCreate")?;
        let bytes = bytes.max(LEAST).next_power_of_two();
        // SAFETY: a context is current.
        let memory = unsafe { result::malloc_host(bytes, 0) };
        let memory = memory.called("cuMemHostAlloc")?;
        Ok(Self {
            memory,
            bytes,
            copied,
        })
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        let context = self.copied.context();
        let _current = Current::bind(context);
        context.record_err(self.copied.synchronize());
        // SAFETY: it was allocated so, and the last copy from it has run.
        context.record_err(unsafe { result::free_host(self.memory) });
    }
}
