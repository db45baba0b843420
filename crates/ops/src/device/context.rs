//! What the streams of one CUDA context share.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::{mem, ptr};

use cudarc::driver::sys::{self, CUdevice_attribute, CUstream};
use cudarc::driver::{CudaContext, result};
use gimbal_autotune::Session;
use gimbal_kernels_sys::Arch;
use gimbal_kernels_sys::{Kernels, driver};

use super::autotune::session_of;
use super::{Called, Facts};
use crate::Error;

/// The kernels of a context, loaded once for all of its streams, and what is known of its GPU.
pub(crate) struct Context {
    pub kernels: Arc<Kernels>,
    pub facts: Facts,
    pub l2_bytes: usize,
    /// That of all equal GPUs of the process.
    pub session: Arc<Session>,
}

/// Those in use. Each keeps its context alive, so while it can be upgraded its address belongs to no other context.
static CONTEXTS: Mutex<Vec<Weak<Context>>> = Mutex::new(Vec::new());

impl Context {
    /// With the newest kernels that its GPU runs, or no newer ones than `newest`.
    pub fn of(context: &Arc<CudaContext>, newest: Option<Arch>) -> Result<Arc<Self>, Error> {
        // Cheap, and all that a context that is known needs: nothing is loaded before the first launch.
        let kernels = match newest {
            None => Kernels::new(context.clone())?,
            Some(newest) => Kernels::up_to(context.clone(), newest)?,
        };
        let mut contexts = CONTEXTS.lock().unwrap_or_else(PoisonError::into_inner);
        contexts.retain(|known| known.strong_count() > 0);
        let is_same = |known: &Arc<Self>| {
            known.kernels.context().cu_ctx() == context.cu_ctx()
                && known.kernels.limits() == kernels.limits()
        };
        if let Some(known) = contexts.iter().filter_map(Weak::upgrade).find(is_same) {
            return Ok(known);
        }
        let new = Arc::new(Self::new(Arc::new(kernels))?);
        contexts.push(Arc::downgrade(&new));
        Ok(new)
    }

    fn new(kernels: Arc<Kernels>) -> Result<Self, Error> {
        let info = driver::info(kernels.context())?;
        let attribute = |which| {
            let value = kernels.context().attribute(which);
            value.map(i32::unsigned_abs).called("cuDeviceGetAttribute")
        };
        let shared_bytes =
            attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)?;
        // Memory moves its width twice a cycle. Nothing fails where a driver does not say.
        let kilohertz = attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
        let bits = attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
        let [kilohertz, bits] = [kilohertz, bits].map(|it| u64::from(it.unwrap_or_default()));
        Ok(Self {
            facts: Facts::new(
                kernels.clone(),
                info.multiprocessors,
                shared_bytes,
                2000 * kilohertz * (bits / 8),
            ),
            l2_bytes: info.l2_bytes,
            session: session_of(&info),
            kernels,
        })
    }
}

/// The context of a stream. Another may be current afterwards.
///
/// # Safety
/// The stream is valid, and its context lives as long as what is returned.
pub(super) unsafe fn context_of(stream: CUstream) -> Result<Arc<CudaContext>, Error> {
    let (mut raw, mut device) = (ptr::null_mut(), 0);
    // SAFETY: the stream is valid, and the pointer is to a live handle.
    unsafe { sys::cuStreamGetCtx(stream, &raw mut raw) }
        .result()
        .called("cuStreamGetCtx")?;
    // SAFETY: a valid stream has a live context.
    unsafe { result::ctx::set_current(raw) }.called("cuCtxSetCurrent")?;
    // SAFETY: a context is current, and the pointer is to a live handle.
    unsafe { sys::cuCtxGetDevice(&raw mut device) }
        .result()
        .called("cuCtxGetDevice")?;
    let count = result::device::get_count().called("cuDeviceGetCount")?;
    let is_its = |&ordinal: &i32| result::device::get(ordinal) == Ok(device);
    let ordinal = (0..count).find(is_its).unwrap_or_default() as usize;
    let primary = CudaContext::new(ordinal).called("cuDevicePrimaryCtxRetain")?;
    if primary.cu_ctx() == raw {
        return Ok(primary);
    }
    // SAFETY: the context is live, and that of this device. Its owner destroys it: the count that would do so here never
    // gets to 0.
    let borrowed = unsafe { CudaContext::from_raw_context(ordinal, device, raw) }
        .called("cuDeviceGetAttribute")?;
    mem::forget(borrowed.clone());
    Ok(borrowed)
}
