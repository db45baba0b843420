//! What the reference cannot check: devices, memory, workspaces.

use std::ops::Range;

use crate::{Device, Error};

/// The tensors of a call are on one device.
pub(crate) fn check_device(
    op: &'static str,
    device: &Device,
    tensor: &'static str,
    other: &Device,
) -> Result<(), Error> {
    if device == other {
        return Ok(());
    }
    Err(Error::DeviceMismatch {
        op,
        tensor,
        expected: device.to_string(),
        got: other.to_string(),
    })
}

/// A tensor's name, and its addresses from the first byte in memory to behind the last.
pub(crate) type Memory = (&'static str, Range<u64>);

/// Outputs share no address with an input or each other. A tensor that is not given has an empty range.
pub(crate) fn check_apart(
    op: &'static str,
    outputs: &[Memory],
    inputs: &[Memory],
) -> Result<(), Error> {
    for (index, (output, a)) in outputs.iter().enumerate() {
        for (other, b) in inputs.iter().chain(&outputs[..index]) {
            if a.start.max(b.start) < a.end.min(b.end) {
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

    #[test]
    fn memory_overlaps_where_it_shares_a_byte() {
        let apart = |a, b| check_apart("lrpe_rotate", &[("o", a)], &[("x", b)]).is_ok();
        assert!(apart(0..16, 16..32));
        assert!(apart(16..32, 0..16));
        assert!(!apart(0..17, 16..32));
        assert!(!apart(16..32, 0..64));
        // Nothing overlaps a tensor without elements.
        assert!(apart(8..8, 0..16));
        assert!(apart(0..0, 0..16));
    }

    #[test]
    fn outputs_are_also_apart_from_each_other() {
        let outputs = [("dx", 0..16), ("dtheta", 8..24)];
        let error = check_apart("lrpe_rotate", &outputs, &[("x", 32..48)]).unwrap_err();
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
