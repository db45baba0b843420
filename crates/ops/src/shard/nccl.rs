//! Ranks that are GPUs, through NCCL.
//!
//! The library is opened when it is first needed. cudarc's loader knows no `libnccl.so.2`, the only name that it has in PyTorch's
//! packages, and panics without the library; and where the caller's communicator comes from, the same copy must be called.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

use cudarc::driver::sys::CUstream;
use libloading::Library;

use super::exchange::Collective;
use super::watch::{Links, Token, Watch};
use crate::{Device, Error, TensorView, TensorViewMut};

/// The names of the library, the first that is found.
const NAMES: [&str; 2] = ["libnccl.so.2", "libnccl.so"];

/// `ncclComm_t`.
type RawComm = *mut c_void;
/// `ncclResult_t`.
type Code = c_int;
const SUCCESS: Code = 0;
const IN_PROGRESS: Code = 7;
/// `ncclFloat32` and `ncclSum`.
const FLOAT32: c_int = 7;
const SUM: c_int = 0;

/// `ncclUniqueId`.
#[repr(C)]
#[derive(Clone, Copy)]
struct UniqueId([u8; 128]);

/// The functions that are called.
struct Api {
    get_version: unsafe extern "C" fn(*mut c_int) -> Code,
    get_error_string: unsafe extern "C" fn(Code) -> *const c_char,
    get_unique_id: unsafe extern "C" fn(*mut UniqueId) -> Code,
    comm_init_rank: unsafe extern "C" fn(*mut RawComm, c_int, UniqueId, c_int) -> Code,
    comm_abort: unsafe extern "C" fn(RawComm) -> Code,
    comm_destroy: unsafe extern "C" fn(RawComm) -> Code,
    comm_count: unsafe extern "C" fn(RawComm, *mut c_int) -> Code,
    comm_user_rank: unsafe extern "C" fn(RawComm, *mut c_int) -> Code,
    comm_get_async_error: unsafe extern "C" fn(RawComm, *mut Code) -> Code,
    all_reduce: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        usize,
        c_int,
        c_int,
        RawComm,
        CUstream,
    ) -> Code,
    all_gather:
        unsafe extern "C" fn(*const c_void, *mut c_void, usize, c_int, RawComm, CUstream) -> Code,
    /// Keeps it loaded.
    _library: Library,
}

/// Opens the library, once.
fn api() -> Result<&'static Api, Error> {
    static API: OnceLock<Result<Api, String>> = OnceLock::new();
    let api = API.get_or_init(|| open().map_err(|error| error.to_string()));
    api.as_ref().map_err(|reason| Error::Nccl {
        call: "dlopen",
        reason: reason.clone(),
    })
}

fn open() -> Result<Api, libloading::Error> {
    // SAFETY: opening a library runs its initialisers; those of NCCL have no preconditions.
    let open = |name| unsafe { Library::new(name) };
    let library = open(NAMES[0]).or_else(|error| open(NAMES[1]).map_err(|_| error))?;
    // SAFETY: the types are those of nccl.h, which have not changed within version 2.
    unsafe {
        Ok(Api {
            get_version: *library.get("ncclGetVersion")?,
            get_error_string: *library.get("ncclGetErrorString")?,
            get_unique_id: *library.get("ncclGetUniqueId")?,
            comm_init_rank: *library.get("ncclCommInitRank")?,
            comm_abort: *library.get("ncclCommAbort")?,
            comm_destroy: *library.get("ncclCommDestroy")?,
            comm_count: *library.get("ncclCommCount")?,
            comm_user_rank: *library.get("ncclCommUserRank")?,
            comm_get_async_error: *library.get("ncclCommGetAsyncError")?,
            all_reduce: *library.get("ncclAllReduce")?,
            all_gather: *library.get("ncclAllGather")?,
            _library: library,
        })
    }
}

impl Api {
    fn check(&self, call: &'static str, code: Code) -> Result<(), Error> {
        if code == SUCCESS || code == IN_PROGRESS {
            return Ok(());
        }
        // SAFETY: it returns a string that lives as long as the library.
        let reason = unsafe { CStr::from_ptr((self.get_error_string)(code)) };
        Err(Error::Nccl {
            call,
            reason: reason.to_string_lossy().into_owned(),
        })
    }
}

/// The version of the NCCL that is found, as `10000 * major + 100 * minor + patch`.
///
/// # Errors
/// [`Error::Nccl`] where there is none.
pub(super) fn version() -> Result<u32, Error> {
    let api = api()?;
    let mut version = 0;
    // SAFETY: the pointer is to a live number.
    api.check("ncclGetVersion", unsafe {
        (api.get_version)(&raw mut version)
    })?;
    Ok(version.unsigned_abs())
}

/// What ranks find each other by.
pub(super) fn token() -> Result<Token, Error> {
    let api = api()?;
    let mut id = UniqueId([0; 128]);
    // SAFETY: the pointer is to a live id.
    api.check("ncclGetUniqueId", unsafe {
        (api.get_unique_id)(&raw mut id)
    })?;
    Ok(id.0)
}

/// A communicator, and who watches over it.
pub(super) struct Nccl {
    // Dropped first: it may abort the communicator.
    watch: Option<Watch>,
    comm: Arc<Comm>,
}

struct Comm {
    api: &'static Api,
    /// None once it is aborted.
    raw: Mutex<Option<Raw>>,
    is_ours: bool,
    device: Device,
    is_aborted: AtomicBool,
}

#[derive(Clone, Copy)]
struct Raw(RawComm);

// SAFETY: NCCL takes calls on a communicator from any thread, one at a time, which the mutex sees to.
unsafe impl Send for Raw {}

impl Nccl {
    /// Waits for all ranks.
    pub fn new(
        device: &Device,
        rank: usize,
        ranks: usize,
        token: Token,
        links: Links,
        limit: Duration,
    ) -> Result<Self, Error> {
        let api = api()?;
        let gpu = device.gpu().ok_or(Error::NotOnGpu {
            what: "Group::nccl",
        })?;
        let _current = gpu.enter()?;
        let narrow = |number: usize| c_int::try_from(number).unwrap_or(c_int::MAX);
        let mut raw = ptr::null_mut();
        // SAFETY: the pointer is to a live handle; the GPU's context is current.
        let code = unsafe {
            (api.comm_init_rank)(&raw mut raw, narrow(ranks), UniqueId(token), narrow(rank))
        };
        api.check("ncclCommInitRank", code)?;
        let comm = Arc::new(Comm {
            api,
            raw: Mutex::new(Some(Raw(raw))),
            is_ours: true,
            device: device.clone(),
            is_aborted: AtomicBool::new(false),
        });
        // Weak: threads that listen to the others end later than the group, and must not be those that destroy it.
        let aborted = Arc::downgrade(&comm);
        let abort = move || {
            if let Some(comm) = aborted.upgrade() {
                comm.abort();
            }
        };
        let watch = Watch::start(rank, ranks, links, limit, abort)?;
        Ok(Self {
            watch: Some(watch),
            comm,
        })
    }

    /// The caller's communicator, with its rank and the number of ranks.
    ///
    /// # Safety
    /// It is a communicator of the library that is found here, alive as long as this, for the device's GPU.
    pub unsafe fn borrowed(
        device: &Device,
        raw: *mut c_void,
    ) -> Result<(Self, usize, usize), Error> {
        let api = api()?;
        let (mut rank, mut ranks) = (0, 0);
        // SAFETY: the caller's promise, and pointers to live numbers.
        unsafe {
            api.check("ncclCommUserRank", (api.comm_user_rank)(raw, &raw mut rank))?;
            api.check("ncclCommCount", (api.comm_count)(raw, &raw mut ranks))?;
        }
        let comm = Comm {
            api,
            raw: Mutex::new(Some(Raw(raw))),
            is_ours: false,
            device: device.clone(),
            is_aborted: AtomicBool::new(false),
        };
        let nccl = Self {
            watch: None,
            comm: Arc::new(comm),
        };
        let wide = |number: c_int| number.unsigned_abs() as usize;
        Ok((nccl, wide(rank), wide(ranks)))
    }

    /// What is wrong with a rank, or with the communicator.
    pub fn failure(&self) -> Option<Error> {
        if let Some(failure) = self.watch.as_ref().and_then(Watch::failure) {
            return Some(failure);
        }
        let failure = self.comm.async_error()?;
        if let Some(watch) = &self.watch {
            watch.fail(failure.clone());
        }
        Some(failure)
    }

    pub fn exchange(
        &self,
        what: Collective,
        part: TensorView<f32>,
        mut out: TensorViewMut<f32>,
    ) -> Result<(), Error> {
        if let Some(watch) = &self.watch {
            watch.call(|| format!("{} of shape {:?}", what.name(), part.shape()))?;
        }
        if part.is_empty() {
            return Ok(());
        }
        let device = part.device();
        let gpu = device.gpu().ok_or(Error::NotOnGpu {
            what: "an exchange by NCCL",
        })?;
        // What an exchange that is cut off leaves must not look like a result.
        out.fill(0xff)?;
        let _current = gpu.enter()?;
        let stream = gpu.stream();
        let function = match what {
            Collective::AllReduce => "ncclAllReduce",
            Collective::AllGather => "ncclAllGather",
        };
        let from = part.address() as usize as *const c_void;
        let to = out.address() as usize as *mut c_void;
        let _reading = part.reading(stream);
        let _writing = out.writing(stream);
        let raw = self.comm.raw.lock();
        let raw = raw.unwrap_or_else(std::sync::PoisonError::into_inner);
        let Some(Raw(comm)) = *raw else {
            drop(raw);
            let failure = self.watch.as_ref().and_then(Watch::failure);
            return Err(failure.unwrap_or(Error::Nccl {
                call: function,
                reason: "the communicator is aborted".to_owned(),
            }));
        };
        let (api, len, stream) = (self.comm.api, part.len(), stream.cu_stream());
        // SAFETY: these are addresses of so many elements, behind each other for all ranks where they are gathered, and a live
        // communicator.
        let code = unsafe {
            match what {
                Collective::AllReduce => {
                    (api.all_reduce)(from, to, len, FLOAT32, SUM, comm, stream)
                }
                Collective::AllGather => (api.all_gather)(from, to, len, FLOAT32, comm, stream),
            }
        };
        api.check(function, code)
    }
}

impl Comm {
    /// What NCCL itself has noticed meanwhile.
    fn async_error(&self) -> Option<Error> {
        let Ok(raw) = self.raw.try_lock() else {
            return None;
        };
        let Raw(comm) = (*raw)?;
        let mut code = SUCCESS;
        // SAFETY: the communicator is alive, and the pointer is to a live number.
        let asked = unsafe { (self.api.comm_get_async_error)(comm, &raw mut code) };
        let failed = |code| self.api.check("ncclCommGetAsyncError", code).err();
        failed(asked).or_else(|| failed(code))
    }

    /// Ends what is on the stream. Nothing else is called on the communicator afterwards.
    fn abort(&self) {
        /// A call may itself be waiting, as where the driver's queue is full, and nothing may be called beside it: it is left to NCCL.
        const PATIENCE: Duration = Duration::from_secs(1);
        if !self.is_ours || self.is_aborted.swap(true, Ordering::SeqCst) {
            return;
        }
        let start = Instant::now();
        let mut raw = loop {
            match self.raw.try_lock() {
                Ok(raw) => break raw,
                Err(TryLockError::Poisoned(poisoned)) => break poisoned.into_inner(),
                Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => {
                    thread::sleep(Duration::from_millis(1));
                }
                Err(TryLockError::WouldBlock) => return,
            }
        };
        if let Some(Raw(comm)) = raw.take() {
            let _current = self.device.gpu().map(|gpu| gpu.enter());
            // SAFETY: the communicator is ours, alive, and not used again.
            let code = unsafe { (self.api.comm_abort)(comm) };
            if let Err(error) = self.api.check("ncclCommAbort", code) {
                tracing::warn!("{error}");
            }
        }
    }
}

impl Drop for Comm {
    fn drop(&mut self) {
        let raw = self.raw.get_mut();
        let raw = raw
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .take();
        let (Some(Raw(comm)), true) = (raw, self.is_ours) else {
            return;
        };
        // What was put on the stream uses it.
        if let Err(error) = self.device.synchronize() {
            tracing::warn!("{error}");
        }
        let _current = self.device.gpu().map(|gpu| gpu.enter());
        // SAFETY: the communicator is ours, alive, and not used again.
        let code = unsafe { (self.api.comm_destroy)(comm) };
        if let Err(error) = self.api.check("ncclCommDestroy", code) {
            tracing::warn!("{error}");
        }
    }
}
