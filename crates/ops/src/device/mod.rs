//! Where tensors live and operators run.

mod autotune;
mod context;
mod facts;
mod graph;
mod memory;
mod staging;
mod stream;

use std::fmt;
use std::mem::ManuallyDrop;
use std::ptr;
use std::sync::Arc;

use cudarc::driver::sys::{CUcontext, CUstream};
use cudarc::driver::{CudaStream, DriverError, result};
use gimbal_autotune::Session;
use gimbal_kernels_sys::driver::{self, Current, DeviceInfo};
use gimbal_kernels_sys::{Arch, Error as CudaError, Kernel, Kernels, Launch};

use crate::Error;
use autotune::SharedMode;
use context::Context;
pub(crate) use facts::Facts;
pub use graph::Graph;
use staging::Staging;
pub(crate) use stream::Stream;

/// The CPU, or one stream of one GPU.
///
/// Everything that is done with the tensors of a GPU device runs on its stream, in the order of the calls, and
/// asynchronously: a call returns when its work has been put on the stream. Reading a result back waits for it. Cloning is
/// cheap and gives the same device.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error};
///
/// // The first GPU that can run the kernels, else the CPU. The same calls work on both.
/// let device = Device::best()?;
/// println!("running on {device}");
/// let x = device.tensor(&ndarray::array![1.0f32, 2.0])?;
/// assert_eq!(x.to_array()?, ndarray::array![1.0, 2.0].into_dyn());
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone)]
pub struct Device(Backend);

#[derive(Clone)]
enum Backend {
    Cpu,
    Cuda(Arc<Gpu>),
}

/// A stream of a GPU, with what it shares with the other streams of its context.
pub(crate) struct Gpu {
    // Freed first: it waits for what reads it.
    staging: ManuallyDrop<Staging>,
    stream: ManuallyDrop<Arc<Stream>>,
    context: ManuallyDrop<Arc<Context>>,
    mode: SharedMode,
}

impl Device {
    /// The CPU, with the reference implementation of every operator.
    pub const fn cpu() -> Self {
        Self(Backend::Cpu)
    }

    /// The first GPU that can run the kernels, else the CPU.
    ///
    /// A driver that is too old and GPUs that are not supported count as none; a warning is logged.
    ///
    /// # Errors
    /// [`Error::Cuda`] where there is a GPU, but the driver fails.
    pub fn best() -> Result<Self, Error> {
        let count = match driver::probe() {
            Ok(driver) => driver.devices,
            Err(CudaError::NoDriver | CudaError::NoDevice) => 0,
            Err(error @ CudaError::DriverTooOld { .. }) => {
                tracing::warn!("using the CPU: {error}");
                0
            }
            Err(error) => return Err(error.into()),
        };
        for ordinal in 0..count {
            match Self::cuda(ordinal) {
                Err(Error::Cuda(error @ CudaError::UnsupportedGpu { .. })) => {
                    tracing::warn!("not using GPU {ordinal}: {error}");
                }
                opened => return opened,
            }
        }
        Ok(Self::cpu())
    }

    /// GPU `ordinal`, counted from 0, with a new stream.
    ///
    /// Memory that its tensors free stays reserved for new ones instead of going back to the system.
    ///
    /// # Errors
    /// [`Error::Cuda`] where there is no such GPU, no driver, or one that is too old.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::Device;
    ///
    /// match Device::cuda(0) {
    ///     Ok(device) => println!("{device}"),
    ///     Err(error) => println!("no GPU: {error}"),
    /// }
    /// ```
    pub fn cuda(ordinal: usize) -> Result<Self, Error> {
        let _current = Current::keep()?;
        let context = driver::open(ordinal)?;
        // Before the first stream of a context whose events it tracks, cudarc waits for all that runs there, which makes captures
        // of other threads invalid.
        // SAFETY: nothing has been allocated by this context of our own yet, so that there is nothing to track.
        unsafe { context.disable_event_tracking() };
        let stream = context.new_stream().called("cuStreamCreate")?;
        // SAFETY: as above.
        unsafe { context.enable_event_tracking() };
        let device = Self::from_stream(stream)?;
        device.keep_freed_memory()?;
        Ok(device)
    }

    /// A stream that something else made, so that operators run in order with its other work.
    ///
    /// Memory of cudarc's that operators are given is ordered by events like every use of it, if the stream's context
    /// [tracks](cudarc::driver::CudaContext::is_event_tracking) them. Tensors that are made here are used on this stream alone,
    /// and need none. cudarc's [`per_thread_stream`](cudarc::driver::CudaContext::per_thread_stream) is another stream in each
    /// thread, so a device and tensors on it are for one thread alone.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the GPU or the driver is too old for the kernels.
    ///
    /// # Example
    /// ```no_run
    /// use cudarc::driver::CudaContext;
    /// use gimbal_ops::Device;
    ///
    /// let context = CudaContext::new(0)?;
    /// let device = Device::from_stream(context.new_stream()?)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_stream(stream: Arc<CudaStream>) -> Result<Self, Error> {
        Self::open(Stream::of(stream), None)
    }

    /// A stream of another library's, as its raw handle. It is not destroyed.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the GPU or the driver is too old for the kernels.
    ///
    /// # Safety
    /// The stream is valid, and lives with its context until the device, its clones and everything made on it are gone. What
    /// the owner puts on other streams is ordered by the caller with what is done here.
    ///
    /// # Example
    /// ```no_run
    /// use cudarc::driver::sys::{CUcontext, CUstream};
    /// use gimbal_ops::{Device, Error};
    ///
    /// fn device_of(stream: CUstream) -> Result<Device, Error> {
    ///     // SAFETY: the library that made the stream keeps it until the program ends.
    ///     unsafe { Device::from_raw_stream(stream) }
    /// }
    /// ```
    pub unsafe fn from_raw_stream(stream: CUstream) -> Result<Self, Error> {
        driver::probe()?;
        let _current = Current::keep()?;
        // SAFETY: passed on to the caller.
        let context = unsafe { context::context_of(stream) }?;
        // SAFETY: as above; the stream is one of this context.
        Self::from_stream(unsafe { context.wrap_borrowed_stream(stream) })
    }

    /// The same stream, but with the kernels that are compiled for `newest` or an older target: with [`Arch::Sm80`] a GPU
    /// runs what GPUs without kernels of their own run. Both take each other's tensors; its autotuning mode is again the one
    /// of the environment. The CPU has no kernels, and stays as it is.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the GPU cannot load what is compiled for `newest`.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Arch, Device, Error};
    ///
    /// let device = Device::best()?;
    /// let portable = device.up_to(Arch::Sm80)?;
    /// assert!(portable.is_same_stream(&device));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn up_to(&self, newest: Arch) -> Result<Self, Error> {
        match self.gpu() {
            None => Ok(self.clone()),
            Some(gpu) => Self::open(Arc::clone(&gpu.stream), Some(newest)),
        }
    }

    fn open(stream: Arc<Stream>, newest: Option<Arch>) -> Result<Self, Error> {
        let _current = Current::keep()?;
        Ok(Self(Backend::Cuda(Arc::new(Gpu {
            context: ManuallyDrop::new(Context::of(stream.context(), newest)?),
            staging: ManuallyDrop::default(),
            stream: ManuallyDrop::new(stream),
            mode: SharedMode::from_environment(),
        }))))
    }

    /// Whether it is a GPU.
    pub fn is_cuda(&self) -> bool {
        self.gpu().is_some()
    }

    /// Whether both are the CPU, or the same stream of the same GPU, so that each takes the other's tensors. They may differ in
    /// their kernels and their mode of autotuning.
    pub fn is_same_stream(&self, other: &Self) -> bool {
        match (self.gpu(), other.gpu()) {
            (None, None) => true,
            (Some(a), Some(b)) => ptr::eq(a, b) || Arc::ptr_eq(&a.stream, &b.stream),
            _ => false,
        }
    }

    /// The stream of a GPU, to launch other work in order with the operators; none on the CPU. Within
    /// [`capture`](Self::capture) it is a stream that is being captured.
    pub fn stream(&self) -> Option<&Arc<CudaStream>> {
        self.gpu().map(Gpu::stream)
    }

    /// The kernels of a GPU, for raw launches; none on the CPU.
    pub fn kernels(&self) -> Option<&Kernels> {
        self.gpu().map(Gpu::kernels)
    }

    /// Describes a GPU; none on the CPU.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the driver does not answer.
    pub fn info(&self) -> Result<Option<DeviceInfo>, Error> {
        match self.gpu() {
            Some(gpu) => Ok(Some(driver::info(gpu.stream.context())?)),
            None => Ok(None),
        }
    }

    /// Waits until everything that was put on the stream has run.
    ///
    /// # Errors
    /// [`Error::Cuda`] where some of it failed.
    pub fn synchronize(&self) -> Result<(), Error> {
        match self.gpu() {
            Some(gpu) => gpu.synchronize(),
            None => Ok(()),
        }
    }

    /// Whether what this thread calls is recorded by [`capture`](Self::capture), and nothing of it runs.
    pub(crate) fn is_recording(&self) -> bool {
        self.gpu().is_some_and(|gpu| gpu.stream.is_recorded_here())
    }

    pub(crate) fn gpu(&self) -> Option<&Gpu> {
        match &self.0 {
            Backend::Cpu => None,
            Backend::Cuda(gpu) => Some(gpu),
        }
    }
}

impl Gpu {
    /// Where this thread's launches go now: the stream itself, but while this thread records a graph.
    pub fn stream(&self) -> &Arc<CudaStream> {
        self.stream.current()
    }

    /// The stream as what is allocated and recorded sees it.
    pub fn queue(&self) -> &Arc<Stream> {
        &self.stream
    }

    pub fn kernels(&self) -> &Kernels {
        &self.context.kernels
    }

    /// What plans are made from.
    pub fn facts(&self) -> &Facts {
        &self.context.facts
    }

    /// The size of the L2 cache.
    pub fn l2_bytes(&self) -> usize {
        self.context.l2_bytes
    }

    /// Where tuned configs of such GPUs are kept.
    pub fn session(&self) -> &Arc<Session> {
        &self.context.session
    }

    /// The context as the driver knows it.
    pub fn raw_context(&self) -> CUcontext {
        self.stream.context().cu_ctx()
    }

    /// Whether what this thread puts on the stream now becomes part of a graph.
    pub fn is_capturing(&self) -> Result<bool, Error> {
        self.stream.is_captured()
    }

    /// Makes its context that of this thread, until the result is dropped.
    pub fn enter(&self) -> Result<Current, Error> {
        Ok(Current::enter(self.stream.context())?)
    }

    /// Launches a kernel, if there are blocks.
    ///
    /// # Safety
    /// As of [`Kernels::launch`].
    pub unsafe fn launch<P>(
        &self,
        kernel: Kernel,
        extent: Launch,
        params: &P,
    ) -> Result<(), Error> {
        if !extent.grid.contains(&0) {
            let stream = self.stream().cu_stream();
            // SAFETY: passed on to the caller.
            unsafe { self.kernels().launch(stream, kernel, extent, params)? };
        }
        Ok(())
    }

    /// Sets bytes of the GPU's memory.
    ///
    /// # Safety
    /// Nothing else uses them meanwhile in the order of the stream.
    pub unsafe fn fill(&self, address: u64, byte: u8, bytes: usize) -> Result<(), Error> {
        let _current = self.enter()?;
        // SAFETY: passed on to the caller.
        unsafe { result::memset_d8_async(address, byte, bytes, self.stream().cu_stream()) }
            .called("cuMemsetD8Async")
    }

    pub fn synchronize(&self) -> Result<(), Error> {
        let _current = self.enter()?;
        // SAFETY: the stream is alive.
        unsafe { result::stream::synchronize(self.stream().cu_stream()) }
            .called("cuStreamSynchronize")
    }
}

impl Drop for Gpu {
    fn drop(&mut self) {
        // To drop what is cudarc's makes its context current.
        let _kept = Current::keep();
        let context = self.stream.context();
        // With the last stream of its context the kernels are unloaded, and must not be running.
        if let Ok(_current) = Current::bind(context) {
            let stream = self.stream.own().cu_stream();
            // SAFETY: the stream is alive.
            context.record_err(unsafe { result::stream::synchronize(stream) });
        }
        // SAFETY: each is dropped once, and not used again.
        unsafe {
            ManuallyDrop::drop(&mut self.staging);
            ManuallyDrop::drop(&mut self.stream);
            ManuallyDrop::drop(&mut self.context);
        }
    }
}

/// Names the call of the driver that has failed.
pub(crate) trait Called<T> {
    fn called(self, call: &'static str) -> Result<T, Error>;
}

impl<T> Called<T> for Result<T, DriverError> {
    fn called(self, call: &'static str) -> Result<T, Error> {
        self.map_err(|error| CudaError::driver(call, error).into())
    }
}

/// The CPU, or the same stream with the same kernels and the same mode of autotuning.
impl PartialEq for Device {
    fn eq(&self, other: &Self) -> bool {
        match (self.gpu(), other.gpu()) {
            (Some(a), Some(b)) => {
                self.is_same_stream(other)
                    && Arc::ptr_eq(&a.context, &b.context)
                    && a.mode() == b.mode()
            }
            (a, b) => a.is_none() && b.is_none(),
        }
    }
}

impl Eq for Device {}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.gpu() {
            None => f.write_str("cpu"),
            Some(gpu) => {
                let ordinal = gpu.stream.context().ordinal();
                write!(
                    f,
                    "cuda:{ordinal} (stream {:p})",
                    gpu.stream.own().cu_stream()
                )
            }
        }
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::autotune::Mode;

    #[test]
    fn the_best_device_is_there() {
        let device = Device::best().unwrap();
        assert_eq!(device.is_cuda(), driver::open(0).is_ok());
        device.synchronize().unwrap();
        assert_eq!(device.info().unwrap().is_some(), device.is_cuda());
    }

    #[test]
    fn a_device_can_be_limited_to_portable_kernels() {
        let device = Device::best().unwrap();
        let portable = device.up_to(Arch::Sm80).unwrap();
        assert!(portable.is_same_stream(&device));
        if let Some(kernels) = portable.kernels() {
            assert_eq!(kernels.limits().newest, Arch::Sm80);
            assert!(!kernels.has(Kernel::find("flao_wgmma_reduce").unwrap()));
            let newer = portable.up_to(Arch::Sm90a).map(|device| device.is_cuda());
            match kernels.limits().compute_capability {
                (9, 0) => assert!(newer.unwrap()),
                _ => assert!(matches!(
                    newer,
                    Err(Error::Cuda(CudaError::UnsupportedArch { .. }))
                )),
            }
        }
    }

    #[test]
    fn devices_are_told_apart() {
        let cpu = Device::cpu();
        assert_eq!(cpu, Device::cpu());
        assert_eq!(cpu.to_string(), "cpu");
        if let Ok(gpu) = Device::cuda(0) {
            assert_eq!(gpu, gpu.clone());
            assert_ne!(gpu, cpu);
            let other = Device::cuda(0).unwrap();
            assert!(
                gpu != other && !gpu.is_same_stream(&other),
                "another stream"
            );
            let again = Device::from_stream(gpu.stream().unwrap().clone()).unwrap();
            assert_eq!(gpu, again);
            again.autotune(Mode::Off);
            gpu.autotune(Mode::Replay);
            assert!(gpu != again && gpu.is_same_stream(&again), "another mode");
            let portable = gpu.up_to(Arch::Sm80).unwrap();
            portable.autotune(Mode::Replay);
            let has_newer = gpu.gpu().unwrap().facts().has_sm90a();
            assert_eq!(gpu != portable, has_newer, "other kernels");
        }
    }

    #[test]
    fn a_device_can_be_shared_between_threads() {
        fn is_shared<T: Send + Sync>() {}
        is_shared::<Device>();
        is_shared::<crate::Tensor<f32>>();
        is_shared::<crate::TensorViewMut<'_, f32>>();
    }
}
