//! The C ABI of [TVM FFI](https://tvm.apache.org/ffi/): how its callers pass values, and what is called of it.
//!
//! Only what is needed here is mirrored. None of it is linked against: whoever calls has `libtvm_ffi` loaded.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::mem;
use std::ptr;
use std::sync::OnceLock;

/// A value on the stack: `TVMFFIAny`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Any {
    pub type_index: i32,
    /// The length of a string within `payload`, else 0.
    pub small_len: u32,
    pub payload: Payload,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union Payload {
    pub int: i64,
    pub float: f64,
    pub pointer: *const c_void,
    pub bytes: [u8; 8],
}

impl Any {
    pub fn int(value: i64) -> Self {
        Self {
            type_index: type_index::INT,
            small_len: 0,
            payload: Payload { int: value },
        }
    }
}

/// What an [`Any`] holds: `TVMFFITypeIndex`.
pub mod type_index {
    pub const NONE: i32 = 0;
    pub const INT: i32 = 1;
    pub const BOOL: i32 = 2;
    pub const FLOAT: i32 = 3;
    /// An address; here only that of a [`DlTensor`](super::DlTensor).
    pub const POINTER: i32 = 4;
    /// A `DLTensor *`.
    pub const DL_TENSOR: i32 = 7;
    /// A string that ends with 0.
    pub const RAW_STR: i32 = 8;
    /// A string within the value.
    pub const SMALL_STR: i32 = 11;
    /// An [`Object`](super::Object) before a [`ByteArray`](super::ByteArray).
    pub const STR: i32 = 65;
    /// An [`Object`](super::Object) before a [`DlTensor`](super::DlTensor).
    pub const TENSOR: i32 = 70;
}

/// What every object starts with: `TVMFFIObject`.
#[repr(C)]
pub struct Object {
    pub references: u64,
    pub type_index: i32,
    pub padding: u32,
    pub deleter: *const c_void,
}

/// `TVMFFIByteArray`.
#[repr(C)]
pub struct ByteArray {
    pub data: *const u8,
    pub size: usize,
}

/// A tensor of [DLPack](https://dmlc.github.io/dlpack/latest/).
#[repr(C)]
pub struct DlTensor {
    pub data: *mut c_void,
    pub device: DlDevice,
    pub ndim: i32,
    pub dtype: DlDataType,
    pub shape: *const i64,
    /// In elements; null where the tensor is dense and row-major.
    pub strides: *const i64,
    /// From `data` to the first element.
    pub byte_offset: u64,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DlDevice {
    pub kind: i32,
    pub ordinal: i32,
}

impl DlDevice {
    pub const CPU: i32 = 1;
    pub const CUDA: i32 = 2;
    /// Memory of the host that a GPU can read.
    pub const CUDA_HOST: i32 = 3;
}

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DlDataType {
    pub code: u8,
    pub bits: u8,
    pub lanes: u16,
}

impl DlDataType {
    pub const I32: Self = Self::new(0, 32);
    pub const I64: Self = Self::new(0, 64);
    pub const U8: Self = Self::new(1, 8);
    pub const F16: Self = Self::new(2, 16);
    pub const F32: Self = Self::new(2, 32);
    pub const BF16: Self = Self::new(4, 16);

    const fn new(code: u8, bits: u8) -> Self {
        Self {
            code,
            bits,
            lanes: 1,
        }
    }

    /// Its name in NumPy and PyTorch.
    pub fn name(self) -> String {
        let kind = match self.code {
            0 => "int",
            1 => "uint",
            2 => "float",
            4 => "bfloat",
            5 => "complex",
            6 => "bool",
            _ => "another type of ",
        };
        format!("{kind}{}", self.bits)
    }
}

/// What is called of `libtvm_ffi`.
#[derive(Clone, Copy)]
struct Library {
    /// `TVMFFIErrorSetRaisedFromCStr`
    raise: unsafe extern "C" fn(kind: *const c_char, message: *const c_char),
    /// `TVMFFIEnvGetStream`
    stream: unsafe extern "C" fn(kind: i32, ordinal: i32) -> *mut c_void,
}

/// None where the process has not loaded it, so that nothing but a mistaken caller can be there.
fn library() -> Option<Library> {
    static LIBRARY: OnceLock<Option<Library>> = OnceLock::new();
    *LIBRARY.get_or_init(|| {
        // SAFETY: it is looked for among the loaded libraries alone, so that nothing is initialised; a handle that is never
        // closed keeps it loaded.
        let library =
            unsafe { libc::dlopen(c"libtvm_ffi.so".as_ptr(), libc::RTLD_NOLOAD | libc::RTLD_LAZY) };
        if library.is_null() {
            return None;
        }
        let find = |name: &CStr| {
            // SAFETY: the library is loaded.
            let symbol = unsafe { libc::dlsym(library, name.as_ptr()) };
            (!symbol.is_null()).then_some(symbol)
        };
        let (raise, stream) = (
            find(c"TVMFFIErrorSetRaisedFromCStr")?,
            find(c"TVMFFIEnvGetStream")?,
        );
        // SAFETY: functions of these names have these signatures.
        unsafe {
            Some(Library {
                raise: mem::transmute::<
                    *mut c_void,
                    unsafe extern "C" fn(*const c_char, *const c_char),
                >(raise),
                stream: mem::transmute::<
                    *mut c_void,
                    unsafe extern "C" fn(i32, i32) -> *mut c_void,
                >(stream),
            })
        }
    })
}

/// Keeps an error for the caller, who is told of it by what [`FAILED`] returns.
pub fn raise(kind: &CStr, message: &str) {
    let message = CString::new(message.replace('\0', "")).unwrap_or_default();
    if let Some(library) = library() {
        // SAFETY: both strings end with 0, and are copied.
        unsafe { (library.raise)(kind.as_ptr(), message.as_ptr()) }
    }
}

/// The stream that the caller's framework uses now on this GPU, a `CUstream`.
pub fn current_stream(device: DlDevice) -> *mut c_void {
    match library() {
        // SAFETY: it reads a variable of this thread.
        Some(library) => unsafe { (library.stream)(device.kind, device.ordinal) },
        None => ptr::null_mut(),
    }
}

/// What a function returns that has succeeded.
pub const DONE: c_int = 0;
/// What a function returns that has raised an error.
pub const FAILED: c_int = -1;

const _: () = {
    assert!(size_of::<Any>() == 16);
    assert!(size_of::<Object>() == 24);
    assert!(size_of::<DlTensor>() == 48);
};
