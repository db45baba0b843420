//! What only a GPU can tell: whether the arithmetic of [`Limits`] is the driver's, what loading costs, and what a launch leaves
//! behind.

use std::env;
use std::io::{Write, stderr};
use std::ptr;
use std::time::{Duration, Instant};

use cudarc::driver::{DevicePtr, DevicePtrMut, result, sys};
use gimbal_kernels_sys::stream::{Mix, Streams, THREADS};
use gimbal_kernels_sys::{Arch, Error, Kernel, Kernels, Launch, Limits, driver};

/// The kernels for the GPU of this machine. Without one the tests are skipped, which they say; with `GIMBAL_REQUIRE_GPU=1`
/// that is a failure.
fn kernels() -> Option<Kernels> {
    match driver::open(0).and_then(Kernels::new) {
        Ok(kernels) => Some(kernels),
        Err(error) => {
            let required = env::var("GIMBAL_REQUIRE_GPU").is_ok_and(|value| value == "1");
            assert!(!required, "a GPU is required, but: {error}");
            // Not `eprintln`, which the test harness keeps to itself.
            let _ = writeln!(stderr(), "skipped: no GPU ({error})");
            None
        }
    }
}

/// On another GPU the driver compiles all kernels, which takes minutes, and gives them registers as it sees fit.
fn kernels_of_machine_code() -> Option<Kernels> {
    let kernels = kernels()?;
    let is_hopper = kernels.limits().newest == Arch::Sm90a;
    if !is_hopper {
        let _ = writeln!(stderr(), "skipped: no GPU of compute capability 9.0");
    }
    is_hopper.then_some(kernels)
}

#[test]
fn as_many_blocks_are_resident_as_the_driver_says() -> Result<(), Error> {
    let Some(kernels) = kernels_of_machine_code() else {
        return Ok(());
    };
    let limits = kernels.limits();
    let most_shared = limits.shared_bytes - limits.reserved_shared_bytes;
    for kernel in Kernel::all() {
        let function = kernels.function(kernel)?;
        let build = kernels.build(kernel)?;
        let always = build.needs(limits.compute_capability).shared;
        let most_threads = kernel.max_threads();
        let threads = [1, 32, 96, 128, 160, 256, most_threads].into_iter();
        // Some kernels have named barriers for all of their warps, and the driver counts those as well. They are launched whole.
        let least_threads = match kernel.family() != "flao" && !kernel.family().starts_with("lrpe")
        {
            true => most_threads,
            false => 1,
        };
        for threads in threads.filter(|threads| (least_threads..=most_threads).contains(threads)) {
            for shared in [0, 1, 24, 48, 96, 100, 113, 164, 227].map(|kib| kib << 10) {
                let shared = shared.min(most_shared - always);
                let said = function
                    .occupancy_max_active_blocks_per_multiprocessor(threads, shared as usize, None)
                    .map_err(|error| Error::driver("occupancy", error))?;
                let computed = limits.resident_blocks(kernel, threads, shared);
                assert_eq!(
                    computed, said,
                    "{kernel:?}: {threads} threads, {shared} bytes"
                );
            }
        }
    }
    Ok(())
}

#[test]
fn the_limits_of_an_h200_are_known() -> Result<(), Error> {
    let Some(kernels) = kernels() else {
        return Ok(());
    };
    if driver::info(kernels.context())?.name == "NVIDIA H200" {
        assert_eq!(*kernels.limits(), Limits::H200);
    }
    Ok(())
}

#[test]
fn a_kernel_loads_in_no_time_where_there_is_machine_code() -> Result<(), Error> {
    let Some(kernels) = kernels_of_machine_code() else {
        return Ok(());
    };
    for kernel in Kernel::all() {
        let start = Instant::now();
        kernels.function(kernel)?;
        let took = start.elapsed();
        assert!(
            took < Duration::from_millis(100),
            "{kernel:?} took {took:?}"
        );
    }
    Ok(())
}

#[test]
fn a_launch_leaves_the_current_context_as_it_was() -> Result<(), Error> {
    let Some(kernels) = kernels() else {
        return Ok(());
    };
    let failed = |error| Error::driver("a call of the test", error);
    let stream = kernels.context().new_stream().map_err(failed)?;
    let read = stream.clone_htod(&[7u8; 64]).map_err(failed)?;
    let mut write = stream.alloc_zeros::<u8>(64).map_err(failed)?;
    let mut streams = Streams {
        vectors: 4,
        ..Streams::default()
    };
    streams.read[0] = read.device_ptr(&stream).0;
    streams.write[0] = write.device_ptr_mut(&stream).0;
    let extent = Launch::line(1, [THREADS, 1, 1]);
    let launch = || {
        let kernel = Mix::R1W1.kernel();
        // SAFETY: both arrays have 64 bytes, aligned as the driver aligns allocations, and live until the result is read.
        unsafe { kernels.launch(stream.cu_stream(), kernel, extent, &streams) }
    };
    let current = || result::ctx::get_current().map_err(failed);
    let own = kernels.context().cu_ctx();
    // None is current, also while the kernel is loaded; then that of the kernels.
    for before in [ptr::null_mut(), own] {
        // SAFETY: none, or one that lives.
        unsafe { sys::cuCtxSetCurrent(before) }
            .result()
            .map_err(failed)?;
        launch()?;
        launch()?;
        assert_eq!(current()?.unwrap_or(ptr::null_mut()), before);
    }
    assert_eq!(stream.clone_dtoh(&write).map_err(failed)?, [7u8; 64]);
    Ok(())
}
