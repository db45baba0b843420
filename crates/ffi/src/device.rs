//! The devices of the caller's frameworks.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError};

use gimbal_kernels_sys::driver;
use gimbal_ops::cudarc::driver::CudaContext;
use gimbal_ops::{Device, Error};

use crate::abi::{self, DlDevice};
use crate::call::Failure;

/// A GPU and a stream of it, by number and address.
type Stream = (i32, usize);

/// The device of a tensor: the CPU, or the stream that its framework uses now on this GPU.
///
/// # Errors
/// A kind of device that no operator runs on, no such GPU, or one that is not supported.
pub fn of(device: DlDevice) -> Result<Device, Failure> {
    match device.kind {
        DlDevice::CPU | DlDevice::CUDA_HOST => Ok(Device::cpu()),
        DlDevice::CUDA => on_stream(device.ordinal, abi::current_stream(device)),
        kind => Err(Failure::value_error(format!(
            "tensors must be on a CPU or a CUDA device, got a device of DLPack's kind {kind}"
        ))),
    }
}

/// Streams stay open once they have been used: opening one costs more than a call, and frameworks use a few again and again.
fn on_stream(ordinal: i32, stream: *mut c_void) -> Result<Device, Failure> {
    thread_local! {
        static LAST: RefCell<Option<(Stream, Device)>> = const { RefCell::new(None) };
    }
    static OPEN: Mutex<Option<HashMap<Stream, Device>>> = Mutex::new(None);

    let key = (ordinal, stream.addr());
    let last = LAST.with_borrow(|last| match last {
        Some((of, device)) if *of == key => Some(device.clone()),
        _ => None,
    });
    if let Some(device) = last {
        return Ok(device);
    }
    let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let open = open.get_or_insert_default();
    let device = match open.get(&key) {
        Some(device) => device.clone(),
        None => {
            let context = context(ordinal)?;
            // SAFETY: the framework's streams are those of the primary context, and it keeps the current one during the
            // call; work is put on it only then.
            let stream = unsafe { context.wrap_borrowed_stream(stream.cast()) };
            let device = Device::from_stream(stream)?;
            open.insert(key, device.clone());
            device
        }
    };
    LAST.set(Some((key, device.clone())));
    Ok(device)
}

/// The primary context of a GPU, which is that of the CUDA runtime and of the frameworks.
fn context(ordinal: i32) -> Result<Arc<CudaContext>, Error> {
    static CONTEXTS: Mutex<Option<HashMap<usize, Arc<CudaContext>>>> = Mutex::new(None);

    let ordinal = usize::try_from(ordinal).unwrap_or(usize::MAX);
    let mut contexts = CONTEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    let contexts = contexts.get_or_insert_default();
    if let Some(context) = contexts.get(&ordinal) {
        return Ok(context.clone());
    }
    let context = driver::open(ordinal)?;
    // SAFETY: all memory is the frameworks', which order the uses of it among their streams themselves.
    unsafe { context.disable_event_tracking() };
    contexts.insert(ordinal, context.clone());
    Ok(context)
}
