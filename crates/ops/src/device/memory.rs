//! The pool that the memory of a GPU comes from.

use std::ffi::c_void;

use cudarc::driver::result::{device, mem_pool};
use cudarc::driver::sys::{CUmemPool_attribute, CUmemoryPool};

use super::{Called, Device, Gpu};
use crate::Error;

impl Device {
    /// The most bytes that were allocated from the GPU's memory pool at one time since
    /// [`reset_memory_high_water`](Self::reset_memory_high_water); none on the CPU.
    ///
    /// The pool is the device's current one, which every stream of the process shares. Memory counts as allocated until
    /// the stream has reached the point where it was freed, so [`synchronize`](Self::synchronize) before asking.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the driver does not answer.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error};
    ///
    /// let device = Device::best()?;
    /// device.reset_memory_high_water()?;
    /// let before = device.memory_high_water()?;
    /// let x = device.zeros::<f32>(&[1024, 1024])?;
    /// if let (Some(before), Some(after)) = (before, device.memory_high_water()?) {
    ///     assert!(after >= before + 4 * 1024 * 1024);
    /// }
    /// # Ok::<(), Error>(())
    /// ```
    pub fn memory_high_water(&self) -> Result<Option<u64>, Error> {
        self.pool_bytes(CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH)
    }

    /// The bytes that are allocated from the GPU's memory pool now; none on the CPU.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the driver does not answer.
    pub fn memory_used(&self) -> Result<Option<u64>, Error> {
        self.pool_bytes(CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)
    }

    /// Lets [`memory_high_water`](Self::memory_high_water) start again from what is allocated now. Does nothing on the CPU.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the driver does not answer.
    pub fn reset_memory_high_water(&self) -> Result<(), Error> {
        let Some(gpu) = self.gpu() else {
            return Ok(());
        };
        gpu.set_pool(CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH, 0)
    }

    /// Gives back to the system what the pool keeps for later allocations. Does nothing on the CPU.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the driver does not do so.
    pub fn release_freed_memory(&self) -> Result<(), Error> {
        let Some(gpu) = self.gpu() else {
            return Ok(());
        };
        self.synchronize()?;
        // SAFETY: the pool is the device's own.
        unsafe { mem_pool::trim_to(gpu.pool()?, 0) }.called("cuMemPoolTrimTo")
    }

    /// Lets the pool keep what is freed, so that the next allocation need not go to the system.
    pub(super) fn keep_freed_memory(&self) -> Result<(), Error> {
        let Some(gpu) = self.gpu() else {
            return Ok(());
        };
        gpu.set_pool(
            CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
            u64::MAX,
        )
    }

    fn pool_bytes(&self, attribute: CUmemPool_attribute) -> Result<Option<u64>, Error> {
        let Some(gpu) = self.gpu() else {
            return Ok(None);
        };
        let mut bytes = 0u64;
        let value: *mut c_void = (&raw mut bytes).cast();
        // SAFETY: the pool is the device's own, and these attributes are 64-bit counters.
        unsafe { mem_pool::get_attribute(gpu.pool()?, attribute, value) }
            .called("cuMemPoolGetAttribute")?;
        Ok(Some(bytes))
    }
}

impl Gpu {
    fn pool(&self) -> Result<CUmemoryPool, Error> {
        let _current = self.enter()?;
        // SAFETY: the device is that of a live context.
        unsafe { device::get_mem_pool(self.stream.context().cu_device()) }
            .called("cuDeviceGetMemPool")
    }

    fn set_pool(&self, attribute: CUmemPool_attribute, mut value: u64) -> Result<(), Error> {
        let value: *mut c_void = (&raw mut value).cast();
        // SAFETY: the pool is the device's own, and these attributes are 64-bit numbers.
        unsafe { mem_pool::set_attribute(self.pool()?, attribute, value) }
            .called("cuMemPoolSetAttribute")
    }
}
