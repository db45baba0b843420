//! One call from outside: its arguments, and how it ends.

use std::collections::BTreeMap;
use std::ffi::{CStr, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice;
use std::sync::{Mutex, MutexGuard, PoisonError};

use gimbal_ops::Error;

use crate::abi::{self, Any, ByteArray, DlTensor, Object, type_index};

/// Why a call did nothing, as the caller's language raises it.
#[derive(Debug)]
pub struct Failure {
    kind: &'static CStr,
    message: String,
}

impl Failure {
    /// An argument of the wrong type.
    pub fn type_error(message: String) -> Self {
        let kind = c"TypeError";
        Self { kind, message }
    }

    /// An argument that cannot be worked with.
    pub fn value_error(message: String) -> Self {
        let kind = c"ValueError";
        Self { kind, message }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let kind = match error {
            Error::Cuda(_) | Error::HostMemory { .. } => c"RuntimeError",
            _ => c"ValueError",
        };
        let message = error.to_string();
        Self { kind, message }
    }
}

/// Runs a function on the arguments of a call, and tells the caller how it went. Nothing unwinds out of it.
///
/// # Safety
/// `args` are `count` values that live until this returns, and `result` can be written.
pub unsafe fn answer(
    args: *const Any,
    count: i32,
    result: *mut Any,
    run: impl FnOnce(&mut Args) -> Result<i64, Failure>,
) -> c_int {
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let count = usize::try_from(count).unwrap_or(0);
        let args = match count {
            0 => &[],
            // SAFETY: as the caller promises.
            _ => unsafe { slice::from_raw_parts(args, count) },
        };
        let mut args = Args { args, taken: 0 };
        let value = run(&mut args)?;
        args.end()?;
        Ok(value)
    }));
    let failure = match outcome {
        Ok(Ok(value)) => {
            // SAFETY: as the caller promises.
            unsafe { result.write(Any::int(value)) };
            return abi::DONE;
        }
        Ok(Err(failure)) => failure,
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
            Failure {
                kind: c"RuntimeError",
                message: format!("a mistake in gimbal: {}", said.unwrap_or("it panicked")),
            }
        }
    };
    abi::raise(failure.kind, &failure.message);
    abi::FAILED
}

/// The arguments of a call, which are taken one after the other.
pub struct Args<'a> {
    args: &'a [Any],
    taken: usize,
}

impl<'a> Args<'a> {
    /// The next argument; none where there are no more, or where it is none. So is an empty string, for callers that have
    /// nothing else to say it with.
    fn next(&mut self) -> Option<&'a Any> {
        let next = self.args.get(self.taken)?;
        self.taken += 1;
        let is_none = match next.type_index {
            type_index::NONE => true,
            type_index::SMALL_STR => next.small_len == 0,
            // SAFETY: this is what values of these types hold, and the caller keeps it during the call.
            type_index::RAW_STR => unsafe { *next.payload.pointer.cast::<u8>() == 0 },
            _ => false,
        };
        (!is_none).then_some(next)
    }

    fn needed(&mut self, name: &str, what: &str) -> Result<&'a Any, Failure> {
        self.next()
            .ok_or_else(|| Failure::type_error(format!("{name} must be {what}, got nothing")))
    }

    /// Whether all have been taken.
    pub fn is_empty(&self) -> bool {
        self.taken == self.args.len()
    }

    fn end(&self) -> Result<(), Failure> {
        match self.is_empty() {
            true => Ok(()),
            false => Err(Failure::type_error(format!(
                "{} arguments were expected, got {}",
                self.taken,
                self.args.len()
            ))),
        }
    }

    pub fn int(&mut self, name: &str) -> Result<i64, Failure> {
        let arg = self.needed(name, "an integer")?;
        match arg.type_index {
            // SAFETY: this is what values of these types hold.
            type_index::INT | type_index::BOOL => Ok(unsafe { arg.payload.int }),
            _ => Err(wrong(name, "an integer", arg)),
        }
    }

    pub fn float(&mut self, name: &str) -> Result<f64, Failure> {
        let given = self.optional_float(name)?;
        given.ok_or_else(|| Failure::type_error(format!("{name} must be a number, got nothing")))
    }

    pub fn optional_float(&mut self, name: &str) -> Result<Option<f64>, Failure> {
        let Some(arg) = self.next() else {
            return Ok(None);
        };
        match arg.type_index {
            // SAFETY: this is what values of these types hold.
            type_index::FLOAT => Ok(Some(unsafe { arg.payload.float })),
            // SAFETY: as above.
            type_index::INT | type_index::BOOL => Ok(Some(unsafe { arg.payload.int } as f64)),
            _ => Err(wrong(name, "a number", arg)),
        }
    }

    /// A choice, given as its place in a list: see [`number_in`].
    pub fn numbered<T: Copy>(&mut self, name: &str, choices: &[T]) -> Result<T, Failure> {
        let number = self.int(name)?;
        let chosen = usize::try_from(number)
            .ok()
            .and_then(|place| choices.get(place));
        chosen
            .copied()
            .ok_or_else(|| Failure::value_error(format!("{name} is none of its choices: {number}")))
    }

    /// Whether the next argument is a string.
    fn is_text(&self) -> bool {
        let strings = [type_index::SMALL_STR, type_index::RAW_STR, type_index::STR];
        let next = self.args.get(self.taken);
        next.is_some_and(|next| strings.contains(&next.type_index))
    }

    pub fn word(&mut self, name: &str) -> Result<&'a str, Failure> {
        let word = self.optional_word(name)?;
        word.ok_or_else(|| Failure::type_error(format!("{name} must be a string, got nothing")))
    }

    pub fn optional_word(&mut self, name: &str) -> Result<Option<&'a str>, Failure> {
        let Some(arg) = self.next() else {
            return Ok(None);
        };
        // SAFETY: this is what values of these types hold, and the caller keeps it during the call.
        let bytes = unsafe {
            match arg.type_index {
                type_index::SMALL_STR => {
                    let length = arg.small_len as usize;
                    arg.payload.bytes.get(..length)
                }
                type_index::RAW_STR => Some(CStr::from_ptr(arg.payload.pointer.cast()).to_bytes()),
                type_index::STR => {
                    let string = arg.payload.pointer.cast::<Object>().add(1);
                    let ByteArray { data, size } = string.cast::<ByteArray>().read();
                    Some(match size {
                        0 => &[],
                        _ => slice::from_raw_parts(data, size),
                    })
                }
                _ => None,
            }
        };
        bytes
            .and_then(|bytes| str::from_utf8(bytes).ok())
            .ok_or_else(|| wrong(name, "a string", arg))
            .map(Some)
    }

    pub fn tensor(&mut self, name: &str) -> Result<&'a DlTensor, Failure> {
        let given = self.optional_tensor(name)?;
        given.ok_or_else(|| Failure::type_error(format!("{name} must be a tensor, got nothing")))
    }

    /// The next argument where it is this one, as the call has said before.
    pub fn tensor_if(
        &mut self,
        is_there: bool,
        name: &str,
    ) -> Result<Option<&'a DlTensor>, Failure> {
        is_there.then(|| self.tensor(name)).transpose()
    }

    pub fn optional_tensor(&mut self, name: &str) -> Result<Option<&'a DlTensor>, Failure> {
        let Some(arg) = self.next() else {
            return Ok(None);
        };
        // SAFETY: this is what values of these types hold, and the caller keeps it during the call.
        unsafe {
            let tensor = match arg.type_index {
                type_index::DL_TENSOR | type_index::POINTER => {
                    arg.payload.pointer.cast::<DlTensor>()
                }
                type_index::TENSOR => arg.payload.pointer.cast::<Object>().add(1).cast(),
                _ => return Err(wrong(name, "a tensor", arg)),
            };
            tensor
                .as_ref()
                .map(Some)
                .ok_or_else(|| wrong(name, "a tensor", arg))
        }
    }
}

/// What calls are told besides tensors and offsets is a text, which is read once: it has a number, which calls may take in its
/// place, and which is never taken back.
pub struct Definitions<T: 'static> {
    read: fn(&str) -> Result<T, Failure>,
    known: Mutex<Known<T>>,
}

struct Known<T: 'static> {
    all: Vec<&'static T>,
    numbers: BTreeMap<String, usize>,
}

impl<T> Definitions<T> {
    pub const fn new(read: fn(&str) -> Result<T, Failure>) -> Self {
        let known = Known {
            all: Vec::new(),
            numbers: BTreeMap::new(),
        };
        Self {
            read,
            known: Mutex::new(known),
        }
    }

    /// The number of the text that a call has.
    pub fn number(&self, args: &mut Args) -> Result<i64, Failure> {
        let number = self.number_of(&mut self.lock(), args.word("definition")?)?;
        Ok(number as i64)
    }

    /// What a call has: a number, or a text.
    pub fn take(&self, args: &mut Args) -> Result<&'static T, Failure> {
        let mut known = self.lock();
        if args.is_text() {
            let number = self.number_of(&mut known, args.word("definition")?)?;
            return Ok(known.all[number]);
        }
        let number = args.int("definition")?;
        let place = usize::try_from(number).unwrap_or(usize::MAX);
        let known = known.all.get(place).copied();
        known.ok_or_else(|| Failure::value_error(format!("there is no definition {number}")))
    }

    fn lock(&self) -> MutexGuard<'_, Known<T>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn number_of(&self, known: &mut Known<T>, text: &str) -> Result<usize, Failure> {
        if let Some(&number) = known.numbers.get(text) {
            return Ok(number);
        }
        known.all.push(Box::leak(Box::new((self.read)(text)?)));
        known.numbers.insert(text.to_owned(), known.all.len() - 1);
        Ok(known.all.len() - 1)
    }
}

/// The place of a choice in a list, by which calls are told of it: words would cost them more than their tensors.
pub fn number_in<T: PartialEq>(choices: &[T], choice: T) -> Result<i64, Failure> {
    let place = choices.iter().position(|other| *other == choice);
    place
        .map(|place| place as i64)
        .ok_or_else(|| Failure::value_error("there is no such choice".to_owned()))
}

fn wrong(name: &str, what: &str, arg: &Any) -> Failure {
    let got = match arg.type_index {
        type_index::INT => "an integer",
        type_index::BOOL => "a boolean",
        type_index::FLOAT => "a float",
        type_index::RAW_STR | type_index::SMALL_STR | type_index::STR => "a string",
        type_index::DL_TENSOR | type_index::TENSOR => "a tensor",
        type_index::POINTER => "an address",
        _ => "something else",
    };
    Failure::type_error(format!("{name} must be {what}, got {got}"))
}
