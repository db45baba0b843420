//! How a call is timed.
//!
//! On a GPU: after a warm-up, each sample empties the L2 cache by writing a buffer of twice its size, and takes the time
//! between two events around the call. All samples are queued before the first is read, so the GPU does not wait for the
//! host. On the CPU: the wall clock around the call. Short calls are sampled more often than long ones.

use std::sync::Arc;
use std::time::{Duration, Instant};

use cudarc::driver::sys::CUevent_flags;
use cudarc::driver::{CudaEvent, CudaStream, DriverError};
use gimbal_kernels_sys::Error as CudaError;
use gimbal_kernels_sys::launch::stream::Mix;
use gimbal_ops::{Device, Error, Graph, Tensor};

use super::ceiling;
use super::statistics::Summary;

/// A call that allocates nothing and waits for nothing.
pub type Call<'a> = dyn FnMut() -> Result<(), Error> + 'a;

/// How long to measure one call, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    budget: Duration,
    min_samples: usize,
    max_samples: usize,
}

impl Effort {
    /// What a full run or a quick one can afford.
    pub fn new(quick: bool) -> Self {
        if quick {
            Self {
                budget: Duration::from_millis(50),
                min_samples: 3,
                max_samples: 10,
            }
        } else {
            Self {
                budget: Duration::from_millis(300),
                min_samples: 5,
                max_samples: 30,
            }
        }
    }

    /// As many samples of `once` as the budget allows.
    fn samples(&self, once: Duration) -> usize {
        let affordable = self.budget.as_secs_f64() / once.as_secs_f64().max(1e-9);
        (affordable as usize).clamp(self.min_samples, self.max_samples)
    }
}

/// What measures time on a device.
pub enum Protocol {
    Cpu(Effort),
    Gpu(GpuProtocol),
}

impl Protocol {
    pub fn new(device: &Device, effort: Effort) -> Result<Self, Error> {
        Ok(match device.stream() {
            None => Self::Cpu(effort),
            Some(stream) => Self::Gpu(GpuProtocol::new(device, stream, effort)?),
        })
    }

    /// Milliseconds a call.
    pub fn time(&mut self, call: &mut Call) -> Result<Summary, Error> {
        match self {
            Self::Cpu(effort) => time_on_cpu(*effort, call),
            Self::Gpu(gpu) => gpu.time(call),
        }
    }

    /// Milliseconds a call within a CUDA graph; none on the CPU.
    pub fn graph(&mut self, call: &mut Call) -> Result<Option<f64>, Error> {
        match self {
            Self::Cpu(_) => Ok(None),
            Self::Gpu(gpu) => gpu.graph(call).map(Some),
        }
    }

    /// Bytes a millisecond that a stream of this mix moves; none on the CPU, where arithmetic is what takes time.
    pub fn bandwidth(&mut self, mix: Mix) -> Result<Option<f64>, Error> {
        match self {
            Self::Cpu(_) => Ok(None),
            Self::Gpu(gpu) => gpu.bandwidth(mix),
        }
    }
}

fn time_on_cpu(effort: Effort, call: &mut Call) -> Result<Summary, Error> {
    let mut sample = || {
        let start = Instant::now();
        call().map(|()| start.elapsed())
    };
    let warm_up = sample()?;
    let samples = (0..effort.samples(warm_up))
        .map(|_| Ok(1e3 * sample()?.as_secs_f64()))
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(Summary::of(samples))
}

/// Calls before the first sample: the first loads the kernels, the second finds everything in place.
const WARM_UP: usize = 2;
/// Calls in a graph, so that launching the graph itself hardly counts.
const CALLS_PER_GRAPH: usize = 20;
const GRAPH_SAMPLES: usize = 9;

pub struct GpuProtocol {
    device: Device,
    stream: Arc<CudaStream>,
    /// Writing it leaves nothing else in L2.
    flush: Tensor<u8>,
    /// What [`bandwidth`](Self::bandwidth) has found.
    ceilings: Vec<(Mix, f64)>,
    effort: Effort,
}

impl GpuProtocol {
    fn new(device: &Device, stream: &Arc<CudaStream>, effort: Effort) -> Result<Self, Error> {
        let l2_bytes = gimbal_kernels_sys::driver::info(stream.context())?.l2_bytes;
        Ok(Self {
            device: device.clone(),
            stream: stream.clone(),
            flush: device.zeros(&[2 * l2_bytes])?,
            ceilings: Vec::new(),
            effort,
        })
    }

    fn time(&mut self, call: &mut Call) -> Result<Summary, Error> {
        for _ in 0..WARM_UP {
            call()?;
        }
        self.device.synchronize()?;
        let start = Instant::now();
        self.samples(1, call)?;
        let count = self.effort.samples(start.elapsed());
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
    fn graph(&mut self, call: &mut Call) -> Result<f64, Error> {
        let flush = &mut self.flush;
        let with = self.device.capture(|| {
            (0..CALLS_PER_GRAPH).try_for_each(|_| flush.fill_bytes(0).and_then(|()| call()))
        })?;
        let without = self
            .device
            .capture(|| (0..CALLS_PER_GRAPH).try_for_each(|_| flush.fill_bytes(0)))?;
        let mut difference = || {
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

    fn bandwidth(&mut self, mix: Mix) -> Result<Option<f64>, Error> {
        let device = self.device.clone();
        let Some(kernels) = device.kernels() else {
            return Ok(None);
        };
        if let Some((_, known)) = self.ceilings.iter().find(|(known, _)| *known == mix) {
            return Ok(Some(*known));
        }
        let stream = self.stream.clone();
        let mut arrays = ceiling::arrays(kernels, &stream, mix)?;
        let time = self.time(&mut || Ok(arrays.run()?))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_calls_are_sampled_more_often() {
        let effort = Effort::new(false);
        assert_eq!(effort.samples(Duration::ZERO), 30);
        assert_eq!(effort.samples(Duration::from_millis(30)), 10);
        assert_eq!(effort.samples(Duration::from_secs(9)), 5);
    }

    #[test]
    fn the_cpu_is_timed_by_the_wall_clock() {
        let mut protocol = Protocol::new(&Device::cpu(), Effort::new(true)).unwrap();
        let mut calls = 0;
        let time = protocol.time(&mut || {
            calls += 1;
            std::thread::sleep(Duration::from_millis(2));
            Ok(())
        });
        let time = time.unwrap();
        assert!(time.median >= 2.0);
        assert_eq!(calls, time.samples + 1);
        assert_eq!(protocol.bandwidth(Mix::R1W1).unwrap(), None);
    }
}
