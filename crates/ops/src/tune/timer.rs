//! Timing by events on the device's stream.

use std::time::Duration;

use cudarc::driver::CudaEvent;
use cudarc::driver::sys::CUevent_flags;
use gimbal_autotune::Timer;
use gimbal_kernels_sys::driver;

use super::Tunable;
use crate::device::cuda_error;
use crate::{Error, Tensor};

/// Measures a call, in memory of its own and with a cold L2 cache.
pub(crate) struct EventTimer<'a, T: Tunable> {
    call: &'a T,
    scratch: T::Scratch,
    /// Writing it leaves nothing else in L2, and lets the host get ahead of the GPU.
    flush: Tensor<u8>,
    start: CudaEvent,
    end: CudaEvent,
}

impl<'a, T: Tunable> EventTimer<'a, T> {
    pub fn new(call: &'a T) -> Result<Self, Error> {
        let context = call.gpu().stream().context();
        let l2_bytes = driver::info(context)?.l2_bytes;
        let event = || {
            let event = context.new_event(Some(CUevent_flags::CU_EVENT_DEFAULT));
            event.map_err(|error| cuda_error("cuEventCreate", error))
        };
        Ok(Self {
            call,
            scratch: call.scratch()?,
            flush: call.device().zeros(&[2 * l2_bytes])?,
            start: event()?,
            end: event()?,
        })
    }

    /// Lets a config write to poisoned outputs.
    fn run(&mut self, config: &T::Config) -> Result<(), Error> {
        for output in self.call.outputs(&mut self.scratch) {
            output.poison()?;
        }
        self.call.launch(config, &mut self.scratch)
    }

    fn record(&self, event: &CudaEvent) -> Result<(), Error> {
        event
            .record(self.call.gpu().stream())
            .map_err(|error| cuda_error("cuEventRecord", error))
    }
}

impl<T: Tunable> Timer<T::Config> for EventTimer<'_, T> {
    type Error = Error;

    fn reference(&mut self, default: &T::Config) -> Result<(), Error> {
        self.run(default)?;
        let mut outputs = self.call.outputs(&mut self.scratch).into_iter();
        outputs.try_for_each(|output| output.keep())
    }

    fn agrees(&mut self, challenger: &T::Config) -> Result<bool, Error> {
        self.run(challenger)?;
        let tolerance = self.call.tolerance();
        for output in self.call.outputs(&mut self.scratch) {
            if !output.agrees(tolerance)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn time(&mut self, config: &T::Config) -> Result<Duration, Error> {
        self.flush.fill_bytes(0)?;
        self.record(&self.start)?;
        self.call.launch(config, &mut self.scratch)?;
        self.record(&self.end)?;
        let elapsed = self.start.elapsed_ms(&self.end);
        let ms = elapsed.map_err(|error| cuda_error("cuEventElapsedTime", error))?;
        Ok(Duration::from_secs_f64(1e-3 * f64::from(ms.max(0.0))))
    }
}
