//! How a call is timed.
//!
//! On a GPU each sample makes the L2 cache cold and clean: a buffer of twice its size is written, another one read. By call: the
//! time between two events around the call; all samples are queued before the first is read, so the GPU does not wait for
//! the host. In a graph: the difference between one of several flushes with the call behind each and one of as many flushes
//! alone, divided by their number. On the CPU: the wall clock around the call. Short calls are sampled more often than long ones.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gimbal_kernels_sys::Error as CudaError;
use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::cudarc::driver::sys::{CUdevice_attribute, CUevent_flags};
use gimbal_ops::cudarc::driver::{CudaEvent, CudaStream, DriverError};
use gimbal_ops::testing::ColdCache;
use gimbal_ops::{DType, Device, Error, Graph};

use super::problem::Work;
use super::statistics::{self, Summary};
use crate::streams::Arrays;

/// A call that allocates nothing and waits for nothing.
pub type Call<'a> = dyn FnMut() -> Result<(), Error> + 'a;

/// How long to measure one call, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub budget: Duration,
    pub min_samples: usize,
    pub max_samples: usize,
    /// Calls before the first sample: the first loads the kernels, the second finds everything in place.
    pub warm_up: usize,
}

impl Effort {
    /// What a full run can afford.
    pub const FULL: Self = Self {
        budget: Duration::from_millis(100),
        min_samples: 5,
        max_samples: 30,
        warm_up: 2,
    };

    /// What is enough to see roughly where things are.
    pub const QUICK: Self = Self {
        budget: Duration::from_millis(30),
        min_samples: 3,
        max_samples: 10,
        warm_up: 2,
    };

    /// As many samples of `once` as the budget allows.
    pub fn samples(&self, once: Duration) -> usize {
        let affordable = self.budget.as_secs_f64() / once.as_secs_f64().max(1e-9);
        (affordable as usize).clamp(self.min_samples, self.max_samples)
    }

    /// Calls of so many milliseconds in a graph, so that launching the graph itself hardly counts.
    fn calls_per_graph(once: f64) -> usize {
        const GRAPH_MILLISECONDS: f64 = 2.0;
        ((GRAPH_MILLISECONDS / once.max(1e-6)) as usize).clamp(3, 20)
    }

    /// As many samples of a graph of so many milliseconds as the budget allows.
    fn graph_samples(&self, once: f64) -> usize {
        const MOST: usize = 9;
        let affordable = 1e3 * self.budget.as_secs_f64() / once.max(1e-6);
        (affordable as usize).clamp(3, MOST.min(self.max_samples).max(3))
    }
}

/// Milliseconds.
#[derive(Clone, Debug)]
pub struct Times {
    /// By call.
    pub call: Summary,
    /// In a CUDA graph; none on the CPU, and where a call cannot be captured.
    pub graph: Option<f64>,
}

/// What measures time on a device.
pub struct Protocol {
    effort: Effort,
    /// The CPU is measured without one.
    gpu: Option<Gpu>,
    /// What streams of so many vectors have taken.
    streams: HashMap<(Mix, u32), Times>,
}

impl Protocol {
    pub fn new(device: &Device, effort: Effort) -> Result<Self, Error> {
        let gpu = device.stream().map(|stream| Gpu::new(device, stream));
        Ok(Self {
            effort,
            gpu: gpu.transpose()?,
            streams: HashMap::new(),
        })
    }

    pub fn effort(&self) -> Effort {
        self.effort
    }

    pub fn time(&mut self, call: &mut Call) -> Result<Times, Error> {
        match &mut self.gpu {
            Some(gpu) => gpu.time(self.effort, call),
            None => Ok(Times {
                call: time_on_cpu(self.effort, call)?,
                graph: None,
            }),
        }
    }

    /// What a streaming kernel of the same mix takes for the same bytes, or its products at the peak of the tensor cores, where
    /// that is longer; none on the CPU.
    pub fn limit(&mut self, work: &Work, dtype: DType) -> Result<Option<Times>, Error> {
        let Some(gpu) = &mut self.gpu else {
            return Ok(None);
        };
        let vectors = Arrays::vectors(work.mix, work.bytes);
        let key = (work.mix, vectors);
        if !self.streams.contains_key(&key) {
            let rng = &mut fastrand::Rng::with_seed(0);
            let device = gpu.device.clone();
            let mut arrays = Arrays::random(&device, work.mix, vectors, rng)?;
            let times = gpu.time(self.effort, &mut || arrays.run(&device))?;
            self.streams.insert(key, times);
        }
        let products = work.flops as f64 / gpu.flops_per_millisecond(dtype);
        Ok(self.streams.get(&key).map(|times| Times {
            call: statistics::at_least(&times.call, products),
            graph: times.graph.map(|graph| graph.max(products)),
        }))
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
    Ok(statistics::of(samples))
}

/// What measures time on a GPU.
struct Gpu {
    device: Device,
    stream: Arc<CudaStream>,
    cache: ColdCache,
    /// Graphs of so many flushes alone.
    flushes: HashMap<usize, Graph>,
    /// Multiplications and additions of 16-bit elements that the tensor cores do in a millisecond.
    flops: f64,
}

impl Gpu {
    fn new(device: &Device, stream: &Arc<CudaStream>) -> Result<Self, Error> {
        let info = gimbal_kernels_sys::driver::info(stream.context())?;
        let clock = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CLOCK_RATE;
        let kilohertz = stream.context().attribute(clock);
        let kilohertz = kilohertz.map_err(cuda("cuDeviceGetAttribute"))?;
        // Of a multiprocessor in a clock, dense, with sums in f32.
        let rate = match info.compute_capability {
            (10, _) => 8192.0,
            (9, _) => 4096.0,
            (8, 0) => 2048.0,
            _ => 1024.0,
        };
        Ok(Self {
            device: device.clone(),
            stream: stream.clone(),
            cache: ColdCache::new(device)?,
            flushes: HashMap::new(),
            flops: rate * f64::from(info.multiprocessors) * f64::from(kilohertz),
        })
    }

    /// As f32 wants it, a product is three of TF32, which has half the rate.
    fn flops_per_millisecond(&self, dtype: DType) -> f64 {
        match dtype {
            DType::F32 => self.flops / 6.0,
            DType::F16 | DType::BF16 => self.flops,
        }
    }

    fn time(&mut self, effort: Effort, call: &mut Call) -> Result<Times, Error> {
        for _ in 0..effort.warm_up.max(1) {
            call()?;
        }
        self.device.synchronize()?;
        let once: f64 = self.samples(1, call)?.iter().sum();
        let count = effort.samples(Duration::try_from_secs_f64(once / 1e3).unwrap_or_default());
        let by_call = statistics::of(self.samples(count, call)?);
        let graph = self.graph(effort, by_call.median, call)?;
        Ok(Times {
            call: by_call,
            graph: Some(graph),
        })
    }

    fn samples(&mut self, count: usize, call: &mut Call) -> Result<Vec<f64>, Error> {
        let cache = &mut self.cache;
        samples(&self.stream, count, &mut || cache.empty(), call)
    }

    /// The time of a call in a graph, where nothing is launched from the host.
    fn graph(&mut self, effort: Effort, once: f64, call: &mut Call) -> Result<f64, Error> {
        let calls = Effort::calls_per_graph(once);
        let cache = &mut self.cache;
        let with = self
            .device
            .capture(|| (0..calls).try_for_each(|_| cache.empty().and_then(|()| call())))?;
        if !self.flushes.contains_key(&calls) {
            let flushes = || (0..calls).try_for_each(|_| cache.empty());
            self.flushes.insert(calls, self.device.capture(flushes)?);
        }
        let without = &self.flushes[&calls];
        let difference = || {
            // SAFETY: the buffers of the flush are part of `self`, and `call` borrows what it works on until this function
            // returns and allocates nothing itself; nothing else is put on the stream meanwhile.
            let [with, without] =
                [&with, without].map(|graph| unsafe { replay(&self.stream, graph) });
            Ok((with? - without?) / calls as f64)
        };
        difference()?;
        let count = effort.graph_samples(calls as f64 * once);
        let samples = (0..count).map(|_| difference());
        Ok(statistics::of(samples.collect::<Result<Vec<_>, Error>>()?).median)
    }
}

/// Milliseconds of so many calls, each behind a flush.
pub fn samples(
    stream: &Arc<CudaStream>,
    count: usize,
    flush: &mut Call,
    call: &mut Call,
) -> Result<Vec<f64>, Error> {
    let mut intervals = Vec::with_capacity(count);
    for _ in 0..count {
        flush()?;
        let start = event(stream)?;
        call()?;
        intervals.push((start, event(stream)?));
    }
    let samples = intervals.iter();
    samples
        .map(|(start, end)| milliseconds(start, end))
        .collect()
}

/// An event at this point of a stream.
fn event(stream: &Arc<CudaStream>) -> Result<CudaEvent, Error> {
    let flags = CUevent_flags::CU_EVENT_DEFAULT;
    let event = stream.context().new_event(Some(flags));
    let event = event.map_err(cuda("cuEventCreate"))?;
    event.record(stream).map_err(cuda("cuEventRecord"))?;
    Ok(event)
}

/// Milliseconds that a graph takes.
///
/// # Safety
/// As [`Graph::replay`], until this returns.
pub unsafe fn replay(stream: &Arc<CudaStream>, graph: &Graph) -> Result<f64, Error> {
    let start = event(stream)?;
    // SAFETY: the caller's promise; the graph has run when the time is known.
    unsafe { graph.replay() }?;
    milliseconds(&start, &event(stream)?)
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
        let effort = Effort::FULL;
        assert_eq!(effort.samples(Duration::ZERO), 30);
        assert_eq!(effort.samples(Duration::from_millis(10)), 10);
        assert_eq!(effort.samples(Duration::from_secs(9)), 5);
        assert_eq!(Effort::calls_per_graph(0.004), 20);
        assert_eq!(Effort::calls_per_graph(10.0), 3);
        assert_eq!(
            (effort.graph_samples(2.0), effort.graph_samples(300.0)),
            (9, 3)
        );
    }

    #[test]
    fn the_cpu_is_timed_by_the_wall_clock() {
        let mut protocol = Protocol::new(&Device::cpu(), Effort::QUICK).unwrap();
        let mut calls = 0;
        let times = protocol.time(&mut || {
            calls += 1;
            std::thread::sleep(Duration::from_millis(2));
            Ok(())
        });
        let times = times.unwrap();
        assert!(times.call.median >= 2.0 && times.graph.is_none());
        assert_eq!(calls, times.call.samples + 1);
    }
}
