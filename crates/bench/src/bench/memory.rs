//! The most memory that is live during a call.

use gimbal_ops::{Device, Error};

use super::parameters::Problem;
use crate::HEAP;

/// Bytes live at the same time during one call, its inputs and outputs included: on a GPU the high-water mark of the
/// memory pool, on the CPU that of the heap.
pub fn peak(device: &Device, problem: &Problem) -> Result<u64, Error> {
    device.synchronize()?;
    let used = device.memory_used()?;
    let before = used.unwrap_or_else(|| HEAP.current_usage() as u64);
    let inputs = problem.inputs(device)?;
    device.reset_memory_high_water()?;
    HEAP.reset_peak_usage();
    let outputs = inputs.call()?;
    device.synchronize()?;
    let peak = device.memory_high_water()?;
    let peak = peak.unwrap_or_else(|| HEAP.peak_usage() as u64);
    drop(outputs);
    Ok(peak.saturating_sub(before))
}
