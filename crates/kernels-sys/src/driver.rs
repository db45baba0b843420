//! Looking for a driver and a GPU, without ever panicking.
//!
//! `cudarc` opens `libcuda` at the first call and panics where there is none, so nothing of it may be called before
//! [`probe`] has succeeded. Everything here returns a typed [`Error`] instead.

use std::fs;
use std::ptr;
use std::sync::{Arc, OnceLock};

use cudarc::driver::sys::{self, CUcontext, CUdevice_attribute, CUresult};
use cudarc::driver::{CudaContext, result};
use libloading::Library;

use crate::Error;
use crate::error::Called;
use crate::table::NEEDED_CUDA_VERSION;

/// The oldest GPUs that the portable kernels run on, as (major, minor).
pub const NEEDED_COMPUTE_CAPABILITY: (i32, i32) = (8, 0);

/// A usable driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Driver {
    /// The newest CUDA version that it supports, as `1000 * major + 10 * minor`.
    pub version: i32,
    /// The number of GPUs that this process may use, at least 1.
    pub devices: usize,
}

/// One GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceInfo {
    /// Its number, from 0.
    pub ordinal: usize,
    /// Its name, such as `NVIDIA H200`.
    pub name: String,
    /// Its compute capability, as (major, minor).
    pub compute_capability: (i32, i32),
    /// The number of streaming multiprocessors.
    pub multiprocessors: u32,
    /// The size of its L2 cache in bytes.
    pub l2_bytes: usize,
    /// The size of its memory in bytes.
    pub memory_bytes: usize,
    /// The newest CUDA version that the driver supports, as `1000 * major + 10 * minor`.
    pub cuda_version: i32,
    /// The driver's own version, such as `580.65.06`; none where the system does not tell.
    pub driver_release: Option<String>,
}

/// Whether the driver's library is on this machine. Looks once.
///
/// cudarc can be told to link it, and then has no function that looks for it.
pub(crate) fn is_present() -> bool {
    static PRESENT: OnceLock<bool> = OnceLock::new();
    const NAMES: [&str; 3] = ["libcuda.so", "libcuda.so.1", "nvcuda.dll"];
    // SAFETY: opening a library runs its initialisers; those of the driver have no preconditions.
    let opens = |name: &&str| unsafe { Library::new(*name) }.is_ok();
    // Miri opens no libraries.
    *PRESENT.get_or_init(|| !cfg!(miri) && NAMES.iter().any(opens))
}

/// Finds out whether the driver can run the shipped kernels on some GPU.
///
/// # Errors
/// [`Error::NoDriver`], [`Error::NoDevice`], [`Error::DriverTooOld`], or [`Error::Driver`] where the driver itself
/// fails.
///
/// # Example
/// ```
/// use gimbal_kernels_sys::driver;
///
/// match driver::probe() {
///     Ok(driver) => println!("{} GPUs", driver.devices),
///     Err(error) => println!("{error}"),
/// }
/// ```
pub fn probe() -> Result<Driver, Error> {
    if !is_present() {
        return Err(Error::NoDriver);
    }
    result::init().map_err(|error| match error.0 {
        CUresult::CUDA_ERROR_NO_DEVICE => Error::NoDevice,
        // The library of a toolkit, which links but does nothing.
        CUresult::CUDA_ERROR_STUB_LIBRARY => Error::NoDriver,
        _ => Error::driver("cuInit", error),
    })?;
    let version = version()?;
    let needed = NEEDED_CUDA_VERSION;
    if version < needed {
        return Err(Error::DriverTooOld {
            driver: version,
            needed,
        });
    }
    let count = result::device::get_count().called("cuDeviceGetCount")?;
    match usize::try_from(count) {
        Ok(devices) if devices > 0 => Ok(Driver { version, devices }),
        _ => Err(Error::NoDevice),
    }
}

/// Opens the primary context of a GPU, after all that [`probe`] checks.
///
/// # Errors
/// Those of [`probe`], [`Error::NoSuchDevice`], [`Error::UnsupportedGpu`].
pub fn open(ordinal: usize) -> Result<Arc<CudaContext>, Error> {
    let Driver { devices: count, .. } = probe()?;
    if ordinal >= count || i32::try_from(ordinal).is_err() {
        return Err(Error::NoSuchDevice { ordinal, count });
    }
    let context = CudaContext::new(ordinal).called("cuDevicePrimaryCtxRetain")?;
    check_compute_capability(&context)?;
    Ok(context)
}

/// The kernels run on the GPU of this context.
pub(crate) fn check_compute_capability(context: &CudaContext) -> Result<(i32, i32), Error> {
    let compute_capability = context
        .compute_capability()
        .called("cuDeviceGetAttribute")?;
    if compute_capability < NEEDED_COMPUTE_CAPABILITY {
        return Err(Error::UnsupportedGpu {
            name: context.name().called("cuDeviceGetName")?,
            compute_capability,
            needed: NEEDED_COMPUTE_CAPABILITY,
        });
    }
    Ok(compute_capability)
}

/// Makes a context current on this thread, until this is dropped: then the one that was is so again.
///
/// Calls of the driver that work on a context take the current one. Where it is already, nothing is done.
///
/// ```
/// use gimbal_kernels_sys::driver::{self, Current};
///
/// if let Ok(context) = driver::open(0) {
///     let _current = Current::enter(&context)?;
///     // Calls of the driver.
/// }
/// # Ok::<(), gimbal_kernels_sys::Error>(())
/// ```
#[derive(Debug)]
#[must_use = "the context is current only while this lives"]
pub struct Current {
    /// What is to be current again; none where nothing was changed.
    previous: Option<CUcontext>,
}

impl Current {
    /// Makes a context current.
    ///
    /// # Errors
    /// [`Error::Driver`], also where an earlier call in the context failed and nobody was told.
    pub fn enter(context: &CudaContext) -> Result<Self, Error> {
        context.check_err().called("cuCtxSetCurrent")?;
        Self::bind(context)
    }

    /// [`enter`](Self::enter) that leaves what failed earlier to whoever can tell of it, as where something is dropped.
    ///
    /// # Errors
    /// [`Error::Driver`].
    pub fn bind(context: &CudaContext) -> Result<Self, Error> {
        const CALL: &str = "cuCtxSetCurrent";
        let current = result::ctx::get_current().called(CALL)?;
        if current == Some(context.cu_ctx()) {
            return Ok(Self { previous: None });
        }
        // SAFETY: the context is kept alive by whoever has lent it.
        unsafe { result::ctx::set_current(context.cu_ctx()) }.called(CALL)?;
        Ok(Self {
            previous: Some(current.unwrap_or(ptr::null_mut())),
        })
    }

    /// Lets calls make any context current until this is dropped. There must be a [driver](probe).
    ///
    /// # Errors
    /// [`Error::NoDriver`], and [`Error::Driver`] where it fails.
    pub fn keep() -> Result<Self, Error> {
        probe()?;
        let current = result::ctx::get_current();
        let current = current.called("cuCtxGetCurrent")?;
        Ok(Self {
            previous: Some(current.unwrap_or(ptr::null_mut())),
        })
    }
}

impl Drop for Current {
    fn drop(&mut self) {
        if let Some(previous) = self.previous {
            // SAFETY: it was current when this was made. That it may be gone since is all that can go wrong, and then none is
            // current.
            let _ = unsafe { sys::cuCtxSetCurrent(previous) };
        }
    }
}

/// Describes the GPU of a context.
///
/// # Errors
/// [`Error::Driver`] where the driver does not answer.
pub fn info(context: &CudaContext) -> Result<DeviceInfo, Error> {
    let attribute = |attribute| {
        let value = context.attribute(attribute);
        value.map(i32::unsigned_abs).called("cuDeviceGetAttribute")
    };
    Ok(DeviceInfo {
        ordinal: context.ordinal(),
        name: context.name().called("cuDeviceGetName")?,
        compute_capability: context
            .compute_capability()
            .called("cuDeviceGetAttribute")?,
        multiprocessors: attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?,
        l2_bytes: attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE)? as usize,
        memory_bytes: context.total_mem().called("cuDeviceTotalMem")?,
        cuda_version: version()?,
        driver_release: release(),
    })
}

/// The newest CUDA version that the driver supports.
fn version() -> Result<i32, Error> {
    let mut version = 0;
    // SAFETY: the caller has seen that libcuda is there, and the pointer is to a live i32.
    unsafe { sys::cuDriverGetVersion(&mut version) }
        .result()
        .called("cuDriverGetVersion")?;
    Ok(version)
}

/// The version of the kernel module, which Linux tells as `NVRM version: NVIDIA UNIX x86_64 Kernel Module  580.65.06 …`.
fn release() -> Option<String> {
    let text = fs::read_to_string("/proc/driver/nvidia/version").ok()?;
    release_in(&text)
}

fn release_in(text: &str) -> Option<String> {
    let is_version =
        |word: &&str| word.contains('.') && word.chars().all(|c| c.is_ascii_digit() || c == '.');
    let word = text.lines().next()?.split_whitespace().find(is_version)?;
    Some(word.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_a_gpu_gives_an_error_and_no_panic() {
        match (probe(), open(0)) {
            (Ok(driver), Ok(context)) => {
                let error = open(driver.devices).unwrap_err();
                let count = driver.devices;
                assert_eq!(
                    error,
                    Error::NoSuchDevice {
                        ordinal: count,
                        count
                    }
                );
                let info = info(&context).unwrap();
                assert!(info.multiprocessors > 0 && info.memory_bytes > 0);
            }
            (Ok(_), Err(error)) => assert!(matches!(error, Error::UnsupportedGpu { .. })),
            (Err(error), opened) => assert_eq!(opened.unwrap_err(), error),
        }
    }

    #[test]
    fn the_release_is_the_first_dotted_number() {
        let text = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  580.65.06  Sun Jul 20 2025\nGCC version:  12.2.0\n";
        assert_eq!(release_in(text).as_deref(), Some("580.65.06"));
        let open =
            "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.65.06  Release Build\n";
        assert_eq!(release_in(open).as_deref(), Some("580.65.06"));
        assert_eq!(release_in(""), None);
    }
}
