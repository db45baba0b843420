//! What the reference cannot check: devices, memory, workspaces.

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

    fn overlaps(&self, other: &Seen) -> bool {
        let (a, b) = (self.range, other.range);
        a.0.max(b.0) < a.1.min(b.1) && self.place.overlaps(&other.place)
    }
}

/// All tensors that there are lie on the device of the first.
pub(crate) fn check_devices<'s, 'd: 's>(
    op: &'static str,
    tensors: impl IntoIterator<Item = &'s Option<Seen<'d>>>,
) -> Result<(), Error> {
    let mut tensors = tensors.into_iter().flatten();
    let Some(first) = tensors.next() else {
        return Ok(());
    };
    tensors.try_for_each(|seen| check_device(op, first.device, seen.name, seen.device))
}

/// Outputs share no element with an input or each other.
pub(crate) fn check_apart<'s, 'd: 's>(
    op: &'static str,
    outputs: &'s [Option<Seen<'d>>],
    inputs: impl IntoIterator<Item = &'s Option<Seen<'d>>> + Clone,
) -> Result<(), Error> {
    let overlap = |output: &Seen, other: &Seen| {
        let (output, other) = (output.name, other.name);
        Err(Error::Overlap { op, output, other })
    };
    for (index, output) in outputs.iter().enumerate() {
        let Some(output) = output else { continue };
        for other in inputs.clone().into_iter().flatten() {
            if output.overlaps(other) {
                return overlap(output, other);
            }
        }
        for other in outputs[..index].iter().flatten() {
            if output.overlaps(other) {
                return overlap(output, other);
            }
        }
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
    fn outputs_may_lie_between_inputs_but_not_in_them() {
        let apart = |a, b| check_apart("lrpe_rotate", &[seen("o", a)], &[seen("x", b)]).is_ok();
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
        let error = check_apart("lrpe_rotate", &outputs, &[input]).unwrap_err();
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
