//! Timing by events on the device's stream.

use std::time::Duration;

use cudarc::driver::CudaEvent;
use cudarc::driver::sys::CUevent_flags;
use gimbal_autotune::Timer;
use gimbal_kernels_sys::driver::Current;

use super::cold::ColdCache;
use super::{StandIn, Tunable};
use crate::device::{Called, Gpu};
use crate::{Error, Workspace};

/// Measures a call, in memory of its own and with a cold and clean L2 cache.
pub(super) struct EventTimer<'a, T> {
    call: &'a T,
    gpu: &'a Gpu,
    outputs: Vec<StandIn>,
    workspace: Workspace,
    /// Emptying it also lets the host get ahead of the GPU.
    cache: ColdCache,
    start: CudaEvent,
    end: CudaEvent,
    // Dropped last: cudarc's events make their context current.
    _current: Current,
}

impl<'a, T: Tunable> EventTimer<'a, T> {
    pub fn new(call: &'a T, gpu: &'a Gpu) -> Result<Self, Error> {
        let event = || {
            let context = gpu.stream().context();
            let event = context.new_event(Some(CUevent_flags::CU_EVENT_DEFAULT));
            event.called("cuEventCreate")
        };
        let current = gpu.enter()?;
        let device = call.device();
        Ok(Self {
            call,
            gpu,
            outputs: call.outputs()?,
            workspace: Workspace::new(device, call.workspace()?)?,
            cache: ColdCache::new(device)?,
            start: event()?,
            end: event()?,
            _current: current,
        })
    }

    fn launch(&mut self, config: &T::Config) -> Result<(), Error> {
        self.call
            .launch(config, &mut self.outputs, &mut self.workspace)
    }

    /// Lets a config write to poisoned outputs.
    fn run(&mut self, config: &T::Config) -> Result<(), Error> {
        self.outputs.iter_mut().try_for_each(StandIn::poison)?;
        self.launch(config)
    }

    fn record(&self, event: &CudaEvent) -> Result<(), Error> {
        event.record(self.gpu.stream()).called("cuEventRecord")
    }
}

impl<T: Tunable> Timer<T::Config> for EventTimer<'_, T> {
    type Error = Error;

    fn reference(&mut self, default: &T::Config) -> Result<(), Error> {
        self.run(default)?;
        self.outputs.iter_mut().try_for_each(StandIn::keep)
    }

    fn agrees(&mut self, challenger: &T::Config) -> Result<bool, Error> {
        self.run(challenger)?;
        let tolerance = self.call.tolerance();
        for output in &self.outputs {
            if !output.agrees(tolerance)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn time(&mut self, config: &T::Config) -> Result<Duration, Error> {
        self.cache.empty()?;
        self.record(&self.start)?;
        self.launch(config)?;
        self.record(&self.end)?;
        let elapsed = self.start.elapsed_ms(&self.end);
        let ms = elapsed.called("cuEventElapsedTime")?;
        Ok(Duration::from_secs_f64(1e-3 * f64::from(ms.max(0.0))))
    }
}
