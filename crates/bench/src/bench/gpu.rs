//! Timing on a GPU: events and graphs.

use std::sync::Arc;
use std::time::Duration;

use gimbal_kernels_sys::Error as CudaError;
use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::cudarc::driver::sys::CUevent_flags;
use gimbal_ops::cudarc::driver::{CudaEvent, CudaStream, DriverError};
use gimbal_ops::{Device, Error, Graph, Tensor};

use super::ceiling;
use super::protocol::{Call, Effort};
use super::statistics::Summary;

/// Calls before the first sample: the first loads the kernels, the second finds everything in place.
const WARM_UP: usize = 2;
/// Calls in a graph, so that launching the graph itself hardly counts.
const CALLS_PER_GRAPH: usize = 20;
const GRAPH_SAMPLES: usize = 9;

/// What measures time on a GPU.
pub struct Gpu {
    device: Device,
    stream: Arc<CudaStream>,
    /// Writing it leaves nothing else in L2.
    flush: Tensor<u8>,
    /// What [`bandwidth`](Self::bandwidth) has found.
    ceilings: Vec<(Mix, f64)>,
}

impl Gpu {
    pub fn new(device: &Device, stream: &Arc<CudaStream>) -> Result<Self, Error> {
        let l2_bytes = gimbal_kernels_sys::driver::info(stream.context())?.l2_bytes;
        Ok(Self {
            device: device.clone(),
            stream: stream.clone(),
            flush: device.zeros(&[2 * l2_bytes])?,
            ceilings: Vec::new(),
        })
    }

    /// Milliseconds a call.
    pub fn time(&mut self, effort: Effort, call: &mut Call) -> Result<Summary, Error> {
        for _ in 0..WARM_UP {
            call()?;
        }
        self.device.synchronize()?;
        let once: f64 = self.samples(1, call)?.iter().sum();
        let count = effort.samples(Duration::try_from_secs_f64(once / 1e3).unwrap_or_default());
        Ok(Summary::of(self.samples(count, call)?))
    }

    fn samples(&mut self, count: usize, call: &mut Call) -> Result<Vec<f64>, Error> {
        let mut intervals = Vec::with_capacity(count);
        for _ in 0..count {
            self.flush.fill_bytes(0)?;
            let start = self.event()?;
            call()?;
            intervals.push((start, self.event()?));
        }
        intervals
            .iter()
            .map(|(start, end)| milliseconds(start, end))
            .collect()
    }

    /// An event at this point of the stream.
    fn event(&self) -> Result<CudaEvent, Error> {
        let flags = CUevent_flags::CU_EVENT_DEFAULT;
        let event = self.stream.context().new_event(Some(flags));
        let event = event.map_err(cuda("cuEventCreate"))?;
        event.record(&self.stream).map_err(cuda("cuEventRecord"))?;
        Ok(event)
    }

    /// The difference between a graph of flushes with the call behind each, and one of flushes alone: as in
    /// [`time`](Self::time) L2 is empty, but nothing is launched from the host.
    pub fn graph(&mut self, call: &mut Call) -> Result<f64, Error> {
        let flush = &mut self.flush;
        let with = self.device.capture(|| {
            (0..CALLS_PER_GRAPH).try_for_each(|_| flush.fill_bytes(0).and_then(|()| call()))
        })?;
        let without = self
            .device
            .capture(|| (0..CALLS_PER_GRAPH).try_for_each(|_| flush.fill_bytes(0)))?;
        let difference = || {
            // SAFETY: the flush buffer is part of `self`, and `call` borrows what it works on until this function returns
            // and allocates nothing itself; nothing else is put on the stream meanwhile.
            let times = unsafe { (self.replay(&with)?, self.replay(&without)?) };
            Ok((times.0 - times.1) / CALLS_PER_GRAPH as f64)
        };
        difference()?;
        let samples = (0..GRAPH_SAMPLES).map(|_| difference());
        Ok(Summary::of(samples.collect::<Result<Vec<_>, Error>>()?).median)
    }

    /// Milliseconds that a graph takes.
    ///
    /// # Safety
    /// As [`Graph::replay`], until this returns.
    unsafe fn replay(&self, graph: &Graph) -> Result<f64, Error> {
        let start = self.event()?;
        // SAFETY: the caller's promise; the graph has run when the time is known.
        unsafe { graph.replay() }?;
        milliseconds(&start, &self.event()?)
    }

    /// Bytes a millisecond that a stream of this mix moves.
    pub fn bandwidth(&mut self, effort: Effort, mix: Mix) -> Result<Option<f64>, Error> {
        let device = self.device.clone();
        let Some(kernels) = device.kernels() else {
            return Ok(None);
        };
        if let Some((_, known)) = self.ceilings.iter().find(|(known, _)| *known == mix) {
            return Ok(Some(*known));
        }
        let stream = self.stream.clone();
        let mut arrays = ceiling::arrays(kernels, &stream, mix)?;
        let time = self.time(effort, &mut || Ok(arrays.run()?))?;
        let bandwidth = arrays.traffic() as f64 / time.median;
        self.ceilings.push((mix, bandwidth));
        Ok(Some(bandwidth))
    }
}

fn milliseconds(start: &CudaEvent, end: &CudaEvent) -> Result<f64, Error> {
    let elapsed = start.elapsed_ms(end).map_err(cuda("cuEventElapsedTime"))?;
    Ok(elapsed.into())
}

fn cuda(call: &'static str) -> impl Fn(DriverError) -> Error {
    move |error| CudaError::driver(call, error).into()
}
