//! What the reference cannot check: devices, memory, workspaces.

use std::iter;
use std::thread::LocalKey;

use gimbal_reference::DType;

use crate::recent::Recent;
use crate::tensor::{Layout, Place};
use crate::{Device, Error};

/// The tensors of a call are on one device.
#[inline]
pub(crate) fn check_device(
    op: &'static str,
    device: &Device,
    tensor: &'static str,
    other: &Device,
) -> Result<(), Error> {
    match device.is_same_stream(other) {
        true => Ok(()),
        false => Err(mismatch(op, device, tensor, other)),
    }
}

#[cold]
fn mismatch(op: &'static str, device: &Device, tensor: &'static str, other: &Device) -> Error {
    Error::DeviceMismatch {
        op,
        tensor,
        expected: device.to_string(),
        got: other.to_string(),
    }
}

/// A tensor of a call, as far as its device and its memory go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<'d> {
    pub name: &'static str,
    pub device: &'d Device,
    place: Place<'d>,
    /// Of the place, which most checks need no more of.
    range: (u64, u64),
}

impl<'d> Seen<'d> {
    pub fn new(name: &'static str, device: &'d Device, place: Place<'d>) -> Self {
        let range = place.range();
        Self {
            name,
            device,
            place,
            range: (range.start, range.end),
        }
    }

    fn layout(&self) -> &'d Layout {
        self.place.layout
    }

    fn overlaps(&self, other: &Seen) -> bool {
        let (a, b) = (self.range, other.range);
        a.0 < b.1 && b.0 < a.1 && self.place.overlaps(&other.place)
    }
}

/// The last calls of a thread that passed the checks of the reference, and what these found. They look at the layouts of N tensors, each of which
/// may not be there, at the type of rows, and at what a key has of an operator.
pub(crate) type Passed<K, P, const N: usize> = Recent<(K, DType, [Option<Layout>; N]), P>;

/// What `check` finds of a call of these tensors, which is not asked again of one that has passed.
///
/// # Errors
/// Those of `check`, of which nothing is kept.
pub(crate) fn passed<K, P: Clone, const N: usize>(
    last: &'static LocalKey<Passed<K, P, N>>,
    is_key: impl Fn(&K) -> bool,
    dtype: DType,
    tensors: &[Option<Seen>; N],
    check: impl FnOnce() -> Result<(K, P), Error>,
) -> Result<P, Error> {
    let is_asked = |(key, of, layouts): &(K, DType, [Option<Layout>; N])| {
        let mut pairs = iter::zip(layouts, tensors);
        *of == dtype
            && is_key(key)
            && pairs.all(|(of, it)| of.as_ref() == it.as_ref().map(Seen::layout))
    };
    last.with(|last| {
        last.of(is_asked, || {
            let (key, found) = check()?;
            let layouts = tensors.map(|seen| seen.map(|seen| *seen.layout()));
            Ok(((key, dtype, layouts), found))
        })
    })
}

/// All tensors that there are lie on the device of the first.
#[inline]
pub(crate) fn check_devices(op: &'static str, tensors: &[&[Option<Seen>]]) -> Result<(), Error> {
    let mut first: Option<&Device> = None;
    for some in tensors {
        for seen in some.iter().flatten() {
            match first {
                Some(first) => check_device(op, first, seen.name, seen.device)?,
                None => first = Some(seen.device),
            }
        }
    }
    Ok(())
}

/// Outputs share no element with an input or each other.
#[inline]
pub(crate) fn check_apart(
    op: &'static str,
    outputs: &[Option<Seen>],
    inputs: &[&[Option<Seen>]],
) -> Result<(), Error> {
    let check = |output: &Seen, others: &[Option<Seen>]| {
        for other in others.iter().flatten() {
            if output.overlaps(other) {
                let (output, other) = (output.name, other.name);
                return Err(Error::Overlap { op, output, other });
            }
        }
        Ok(())
    };
    for (index, output) in outputs.iter().enumerate() {
        let Some(output) = output else { continue };
        for inputs in inputs {
            check(output, inputs)?;
        }
        check(output, &outputs[..index])?;
    }
    Ok(())
}

/// Kernels know no strides of a tensor: it lies row-major, without gaps.
pub(crate) fn check_dense(
    op: &'static str,
    tensor: &'static str,
    layout: &Layout,
) -> Result<(), Error> {
    match layout.is_dense() {
        true => Ok(()),
        false => Err(Error::not_dense(op, tensor, layout)),
    }
}

/// What kernels count in 32 bits, up to a limit.
///
/// # Errors
/// [`Error::TooLarge`].
pub(crate) fn narrow(
    op: &'static str,
    what: &'static str,
    got: u128,
    max: i32,
) -> Result<i32, Error> {
    match i32::try_from(got) {
        Ok(fits) if fits <= max => Ok(fits),
        _ => Err(Error::too_large(op, what, max.unsigned_abs().into(), got)),
    }
}

/// The blocks of a grid in x.
///
/// # Errors
/// [`Error::TooLarge`].
pub(crate) fn grid(op: &'static str, blocks: u128) -> Result<u32, Error> {
    Ok(narrow(op, "the number of blocks", blocks, i32::MAX)?.unsigned_abs())
}

/// The bytes of so many elements of a workspace, of which a few sums still are a size.
pub(crate) fn workspace_bytes(op: &'static str, count: u128, size: usize) -> Result<usize, Error> {
    let bytes = count.saturating_mul(size as u128);
    let max = isize::MAX as u64 / 4;
    match usize::try_from(bytes) {
        Ok(fits) if fits as u64 <= max => Ok(fits),
        _ => Err(Error::too_large(
            op,
            "the bytes of the workspace",
            max,
            bytes,
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many bytes from an address on, with the next as far as the step.
    fn every(step: isize, address: u64, bytes: usize) -> Place<'static> {
        Place {
            address,
            size: 1,
            layout: Box::leak(Box::new(Layout::new(&[bytes], &[step]).unwrap())),
        }
    }

    fn seen(name: &'static str, place: Place<'static>) -> Option<Seen<'static>> {
        static CPU: Device = Device::cpu();
        Some(Seen::new(name, &CPU, place))
    }

    #[test]
    fn what_passed_passes_where_nothing_that_is_looked_at_differs() {
        thread_local!(static PASSED: Passed<u32, usize, 2> = const { Recent::new() });
        let (x, y) = (every(1, 0, 16), every(1, 512, 16));
        let call = |key, dtype, tensors: [Option<Place<'static>>; 2], found| {
            let tensors = tensors.map(|place| seen("x", place?));
            let check = || Ok((key, found?));
            passed(&PASSED, |&of| of == key, dtype, &tensors, check)
        };
        let refused = || Err(Error::not_dense("flao", "kv", &Layout::EMPTY));
        for round in 1..3 {
            assert_eq!(
                call(round, DType::F32, [Some(x), None], refused()),
                refused()
            );
            assert_eq!(call(round, DType::F32, [Some(x), None], Ok(3)), Ok(3));
            // Wherever it lies.
            assert_eq!(call(round, DType::F32, [Some(y), None], refused()), Ok(3));
            for (dtype, tensors) in [
                (DType::BF16, [Some(x), None]),
                (DType::F32, [None, Some(x)]),
                (DType::F32, [Some(x), Some(y)]),
                (DType::F32, [Some(every(2, 0, 16)), None]),
                (DType::F32, [Some(every(1, 0, 17)), None]),
            ] {
                assert_eq!(call(round, dtype, tensors, refused()), refused());
            }
        }
    }

    #[test]
    fn outputs_may_lie_between_inputs_but_not_in_them() {
        let apart = |a, b| check_apart("lrpe_rotate", &[seen("o", a)], &[&[seen("x", b)]]).is_ok();
        assert!(apart(every(1, 0, 16), every(1, 16, 16)));
        assert!(!apart(every(1, 0, 17), every(1, 16, 16)));
        assert!(!apart(every(1, 16, 16), every(1, 0, 64)));
        assert!(apart(every(2, 0, 16), every(2, 1, 16)));
        assert!(!apart(every(2, 0, 16), every(3, 1, 16)));
        // Nothing overlaps a tensor without elements.
        assert!(apart(every(1, 8, 0), every(1, 0, 16)));
        assert!(apart(Place::default(), every(1, 0, 16)));
    }

    #[test]
    fn outputs_are_also_apart_from_each_other() {
        let outputs = [seen("dx", every(1, 0, 16)), seen("dtheta", every(1, 8, 16))];
        let input = seen("x", every(1, 32, 16));
        let error = check_apart("lrpe_rotate", &outputs, &[&[input]]).unwrap_err();
        assert!(matches!(
            error,
            Error::Overlap {
                output: "dtheta",
                other: "dx",
                ..
            }
        ));
    }
}
