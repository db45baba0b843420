//! What all tests share: the devices.

use std::env;
use std::io::{Write, stderr};
use std::sync::OnceLock;

use gimbal_ops::Device;

/// The GPU of this machine, opened once.
///
/// Without one the tests of the GPU are skipped, which they say; with `GIMBAL_REQUIRE_GPU=1` that is a failure.
pub fn gpu() -> Option<&'static Device> {
    static GPU: OnceLock<Option<Device>> = OnceLock::new();
    let gpu = GPU.get_or_init(|| match Device::cuda(0) {
        Ok(device) => Some(device),
        Err(error) => {
            let required = env::var("GIMBAL_REQUIRE_GPU").is_ok_and(|value| value == "1");
            assert!(!required, "a GPU is required, but: {error}");
            // Not `eprintln`, which the test harness keeps to itself.
            let _ = writeln!(stderr(), "skipped: no GPU ({error})");
            None
        }
    });
    gpu.as_ref()
}

/// The CPU, and the GPU if there is one.
pub fn devices() -> Vec<Device> {
    let mut devices = vec![Device::cpu()];
    devices.extend(gpu().cloned());
    devices
}
