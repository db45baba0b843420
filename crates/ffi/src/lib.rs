//! Gimbal's operators behind a plain C ABI, that of [TVM FFI](https://tvm.apache.org/ffi/).
//!
//! Every function that is exported here is called `__tvm_ffi_<name>`, and takes and returns values as `abi` says. It has no
//! policy of its own: it reads its arguments, wraps the caller's tensors without copying them, and runs an `_into` form of
//! `gimbal-ops` on the stream that the caller's framework uses. The package `python/gimbal` is written over it.
//!
//! A function that needs scratch memory takes it as its last argument, a tensor of bytes. Given none instead, it does nothing
//! where it needs some, and returns how many bytes; otherwise it has run, and returns 0. Where the argument is left out
//! altogether it allocates what it needs, in the order of the stream.

mod abi;
mod call;
mod device;
mod flao;
mod flao_lrpe;
mod lrpe;
mod tensor;
mod tpa_decode;

use std::ffi::{c_int, c_void};

use crate::abi::Any;

/// Exports functions of [`call::Args`] under the names by which they are called.
macro_rules! export {
    ($($name:ident => $run:expr),* $(,)?) => {$(
        /// # Safety
        /// As TVM FFI has it: `args` are `count` values that live until this returns, the tensors among them are as they say,
        /// and `result` can be written.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            _handle: *mut c_void,
            args: *const Any,
            count: i32,
            result: *mut Any,
        ) -> c_int {
            // SAFETY: passed on to the caller.
            unsafe { call::answer(args, count, result, $run) }
        }
    )*};
}

export! {
    __tvm_ffi_lrpe => |args| lrpe::DEFINITIONS.number(args),
    __tvm_ffi_lrpe_forward => lrpe::forward,
    __tvm_ffi_lrpe_backward => lrpe::backward,
    __tvm_ffi_flao_forward => flao::forward,
    __tvm_ffi_flao_backward => flao::backward,
    __tvm_ffi_flao_lrpe => |args| flao_lrpe::DEFINITIONS.number(args),
    __tvm_ffi_flao_lrpe_forward => flao_lrpe::forward,
    __tvm_ffi_flao_lrpe_backward => flao_lrpe::backward,
    __tvm_ffi_parallel => tpa_decode::parallel,
    __tvm_ffi_tpa_decode_forward => tpa_decode::forward,
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;
    use std::ptr;

    use super::*;
    use crate::abi::{DONE, DlDataType, DlDevice, DlTensor, FAILED, Payload, type_index};

    const NONE: Any = Any {
        type_index: type_index::NONE,
        small_len: 0,
        payload: Payload { int: 0 },
    };

    fn dl_tensor(data: &mut [f32], shape: &[i64]) -> DlTensor {
        DlTensor {
            data: data.as_mut_ptr().cast(),
            device: DlDevice {
                kind: DlDevice::CPU,
                ordinal: 0,
            },
            ndim: shape.len() as i32,
            dtype: DlDataType::F32,
            shape: shape.as_ptr(),
            strides: ptr::null(),
            byte_offset: 0,
        }
    }

    fn any(tensor: &DlTensor) -> Any {
        Any {
            type_index: type_index::DL_TENSOR,
            small_len: 0,
            payload: Payload {
                pointer: ptr::from_ref(tensor).cast(),
            },
        }
    }

    /// The status and the value of a rotation without an activation, from position 1 on.
    fn rotate(tensors: &[Any]) -> (c_int, i64) {
        call(&[text(c"lrpe_rotate"), Any::int(1)], tensors)
    }

    fn text(text: &'static CStr) -> Any {
        Any {
            type_index: type_index::RAW_STR,
            small_len: 0,
            payload: Payload {
                pointer: text.as_ptr().cast(),
            },
        }
    }

    fn call(parameters: &[Any], tensors: &[Any]) -> (c_int, i64) {
        let args = [parameters, tensors].concat();
        let mut result = NONE;
        // SAFETY: the tests' tensors live as long as they are used.
        unsafe {
            let status = __tvm_ffi_lrpe_forward(
                ptr::null_mut(),
                args.as_ptr(),
                args.len() as i32,
                &mut result,
            );
            (status, result.payload.int)
        }
    }

    #[test]
    fn a_call_runs_on_tensors_of_the_caller() {
        let (mut x, mut o) = ([1.0, 0.0, 1.0, 0.0], [7.0; 6]);
        let mut theta = [std::f32::consts::FRAC_PI_2];
        let (x, theta) = (
            dl_tensor(&mut x, &[1, 2, 2]),
            dl_tensor(&mut theta, &[1, 1]),
        );
        // Behind its first two elements.
        let mut place = dl_tensor(&mut o, &[1, 2, 2]);
        place.byte_offset = 8;
        let tensors = [&x, &theta, &place].map(any);
        // Scratch memory is none, or left out.
        for tensors in [&[tensors[0], tensors[1], tensors[2], NONE], &tensors[..]] {
            assert_eq!(rotate(tensors), (DONE, 0));
        }
        let expected = [7.0, 7.0, 0.0, 1.0, -1.0, 0.0];
        assert!(
            o.iter()
                .zip(expected)
                .all(|(o, expected)| (o - expected).abs() < 1e-6)
        );
    }

    #[test]
    fn no_argument_makes_a_call_panic() {
        let (mut x, mut theta) = ([1.0; 4], [1.0]);
        let shape = [1, 2, 2];
        let (good, theta) = (dl_tensor(&mut x, &shape), dl_tensor(&mut theta, &[1, 1]));
        let mut of = |change: &dyn Fn(&mut DlTensor)| {
            let mut tensor = dl_tensor(&mut x, &shape);
            change(&mut tensor);
            rotate(&[any(&good), any(&theta), any(&tensor)]).0
        };
        assert_eq!(of(&|tensor| tensor.data = ptr::null_mut()), FAILED);
        assert_eq!(of(&|tensor| tensor.byte_offset = 1), FAILED);
        assert_eq!(of(&|tensor| tensor.ndim = -1), FAILED);
        assert_eq!(of(&|tensor| tensor.ndim = 0), FAILED);
        assert_eq!(of(&|tensor| tensor.shape = ptr::null()), FAILED);
        assert_eq!(of(&|tensor| tensor.shape = [1, -2, 2].as_ptr()), FAILED);
        assert_eq!(of(&|tensor| tensor.shape = [i64::MAX; 3].as_ptr()), FAILED);
        assert_eq!(
            of(&|tensor| tensor.strides = [2, 2, i64::MIN].as_ptr()),
            FAILED
        );
        assert_eq!(of(&|tensor| tensor.dtype.lanes = 4), FAILED);
        assert_eq!(of(&|tensor| tensor.dtype = DlDataType::I32), FAILED);
        assert_eq!(of(&|tensor| tensor.device.kind = 10), FAILED);
        // Arguments that are missing, of another type, or too many.
        assert_eq!(rotate(&[any(&good), any(&theta), NONE]).0, FAILED);
        assert_eq!(rotate(&[any(&good), Any::int(3), any(&good)]).0, FAILED);
        assert_eq!(rotate(&[]).0, FAILED);
        let more = [any(&good), any(&theta), any(&good), NONE, NONE];
        assert_eq!(rotate(&more).0, FAILED);
    }
}
