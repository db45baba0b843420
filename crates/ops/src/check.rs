//! What the reference cannot check: devices, memory, workspaces.

use crate::tensor::Place;
use crate::{Device, Error};

/// The tensors of a call are on one device.
pub(crate) fn check_device(
    op: &'static str,
    device: &Device,
    tensor: &'static str,
    other: &Device,
) -> Result<(), Error> {
    if device.is_same_stream(other) {
        return Ok(());
    }
    Err(Error::DeviceMismatch {
        op,
        tensor,
        expected: device.to_string(),
        got: other.to_string(),
    })
}

/// A tensor's name, and where its elements are.
pub(crate) type Memory = (&'static str, Place);

/// Outputs share no element with an input or each other. A tensor that is not given is in no place.
pub(crate) fn check_apart(
    op: &'static str,
    outputs: &[Memory],
    inputs: &[Memory],
) -> Result<(), Error> {
    for (index, (output, a)) in outputs.iter().enumerate() {
        for (other, b) in inputs.iter().chain(&outputs[..index]) {
            if a.overlaps(b) {
                return Err(Error::Overlap { op, output, other });
            }
        }
    }
    Ok(())
}

/// A workspace has as many bytes as the call needs.
pub(crate) fn check_workspace(op: &'static str, needed: usize, got: usize) -> Result<(), Error> {
    if needed <= got {
        return Ok(());
    }
    Err(Error::WorkspaceTooSmall { op, needed, got })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::Layout;

    /// So many bytes from an address on, with the next as far as the step.
    fn every(step: isize, address: u64, bytes: usize) -> Place {
        Place {
            address,
            size: 1,
            layout: Layout::new(&[bytes], &[step]).unwrap(),
        }
    }

    #[test]
    fn outputs_may_lie_between_inputs_but_not_in_them() {
        let apart = |a, b| check_apart("lrpe_rotate", &[("o", a)], &[("x", b)]).is_ok();
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
        let outputs = [("dx", every(1, 0, 16)), ("dtheta", every(1, 8, 16))];
        let error = check_apart("lrpe_rotate", &outputs, &[("x", every(1, 32, 16))]).unwrap_err();
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
