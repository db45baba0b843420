//! A stream, and what must not happen on it while calls are recorded.

use std::cell::Cell;
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use cudarc::driver::sys::{CUdeviceptr, CUstreamCaptureStatus};
use cudarc::driver::{CudaContext, CudaStream, result};
use gimbal_kernels_sys::driver::Current;

use super::Called;
use crate::Error;

/// A stream that every call is put on, but for those of a thread that records a graph: they go to a stream of their own, so
/// that what other threads call meanwhile runs, and memory is allocated and freed as ever.
pub(crate) struct Stream {
    stream: ManuallyDrop<Arc<CudaStream>>,
    recording: ManuallyDrop<OnceLock<Arc<CudaStream>>>,
    /// The [thread](this_thread) that records; 0 for none.
    recorder: AtomicUsize,
    /// Held by whoever records.
    turn: Mutex<()>,
    /// Memory that could not be freed in the order of the stream because somebody else was capturing it.
    unfreed: Mutex<Vec<CUdeviceptr>>,
}

/// A number of this thread that no other has at the same time.
fn this_thread() -> usize {
    thread_local!(static PLACE: Cell<u8> = const { Cell::new(0) });
    PLACE.with(|place| std::ptr::from_ref(place).addr())
}

/// Those in use. Each keeps its stream alive, or its owner has promised to, so that its handle is that of no other.
static STREAMS: Mutex<Vec<Weak<Stream>>> = Mutex::new(Vec::new());

impl Stream {
    /// The same for all that is made on a stream.
    pub fn of(stream: Arc<CudaStream>) -> Arc<Self> {
        let mut streams = STREAMS.lock().unwrap_or_else(PoisonError::into_inner);
        streams.retain(|known| known.strong_count() > 0);
        let mut known = streams.iter().filter_map(Weak::upgrade);
        if let Some(known) = known.find(|known| *known.stream == stream) {
            return known;
        }
        let new = Arc::new(Self {
            stream: ManuallyDrop::new(stream),
            recording: ManuallyDrop::default(),
            recorder: AtomicUsize::new(0),
            turn: Mutex::default(),
            unfreed: Mutex::default(),
        });
        streams.push(Arc::downgrade(&new));
        new
    }

    /// The stream itself.
    pub fn own(&self) -> &Arc<CudaStream> {
        &self.stream
    }

    pub fn context(&self) -> &Arc<CudaContext> {
        self.stream.context()
    }

    /// Where calls of this thread go now.
    pub fn current(&self) -> &Arc<CudaStream> {
        match self.is_recorded_here() {
            true => self.recording.get().unwrap_or(&self.stream),
            false => &self.stream,
        }
    }

    /// Whether calls of this thread are recorded by [`record`](Self::record).
    pub fn is_recorded_here(&self) -> bool {
        // Relaxed: a thread sees its own number if and only if it has stored it.
        let recorder = self.recorder.load(Ordering::Relaxed);
        recorder != 0 && recorder == this_thread()
    }

    /// Whether calls of this thread become part of a graph, by whomever it is made.
    pub fn is_captured(&self) -> Result<bool, Error> {
        if self.is_recorded_here() {
            return Ok(true);
        }
        // SAFETY: the stream is alive.
        let status = unsafe { result::stream::is_capturing(self.stream.cu_stream()) }
            .called("cuStreamIsCapturing")?;
        Ok(status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
    }

    /// Sends what this thread calls within `calls` to the stream for recordings, one thread at a time.
    pub fn record<T>(
        &self,
        calls: impl FnOnce(&Arc<CudaStream>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if self.is_recorded_here() {
            return Err(Error::Capturing {
                what: "Device::capture",
            });
        }
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let recording = match self.recording.get() {
            Some(recording) => recording,
            None => {
                let _current = Current::enter(self.context())?;
                let new = self.context().new_stream();
                let new = new.called("cuStreamCreate")?;
                self.recording.get_or_init(|| new)
            }
        };
        struct Recorder<'a>(&'a AtomicUsize);
        impl Drop for Recorder<'_> {
            fn drop(&mut self) {
                self.0.store(0, Ordering::Relaxed);
            }
        }
        self.recorder.store(this_thread(), Ordering::Relaxed);
        let _recorder = Recorder(&self.recorder);
        calls(recording)
    }

    /// Allocates bytes in the order of the stream.
    pub fn allocate(&self, bytes: usize) -> Result<CUdeviceptr, Error> {
        let _current = Current::enter(self.context())?;
        if self.is_captured()? {
            return Err(Error::Capturing {
                what: "allocating memory",
            });
        }
        match self.context().has_async_alloc() {
            // SAFETY: the stream is one of the context that is current.
            true => unsafe { result::malloc_async(self.stream.cu_stream(), bytes) }
                .called("cuMemAllocAsync"),
            // SAFETY: a context is current.
            false => unsafe { result::malloc_sync(bytes) }.called("cuMemAlloc"),
        }
    }

    /// Frees memory in the order of the stream, or later if the stream is being captured.
    ///
    /// # Safety
    /// It was allocated in this context, is freed once, and what uses it on other streams comes before what is on this one.
    pub unsafe fn free(&self, address: CUdeviceptr) {
        let mut unfreed = self.unfreed.lock().unwrap_or_else(PoisonError::into_inner);
        unfreed.push(address);
        let context = self.context();
        let Ok(_current) = Current::bind(context) else {
            return;
        };
        // Also a recording on another stream ends where this thread frees.
        if !matches!(self.is_captured(), Ok(false)) {
            return;
        }
        let is_async = context.has_async_alloc();
        if !is_async {
            // SAFETY: the stream is alive.
            context.record_err(unsafe { result::stream::synchronize(self.stream.cu_stream()) });
        }
        for address in unfreed.drain(..) {
            context.record_err(match is_async {
                // SAFETY: the caller's promise.
                true => unsafe { result::free_async(address, self.stream.cu_stream()) },
                // SAFETY: as above, and what the stream had to do has run.
                false => unsafe { result::free_sync(address) },
            });
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // To drop what is cudarc's makes its context current.
        let _kept = Current::keep();
        let context = self.stream.context();
        let unfreed = self.unfreed.get_mut();
        if let Ok(_current) = Current::bind(context) {
            for address in unfreed.unwrap_or_else(PoisonError::into_inner).drain(..) {
                // SAFETY: nothing of ours uses it any more, and this waits for what runs.
                context.record_err(unsafe { result::free_sync(address) });
            }
        }
        // SAFETY: each is dropped once, and not used again.
        unsafe {
            ManuallyDrop::drop(&mut self.recording);
            ManuallyDrop::drop(&mut self.stream);
        }
    }
}
