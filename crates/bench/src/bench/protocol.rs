//! How a call is timed.
//!
//! On a GPU: after a warm-up, each sample empties the L2 cache by writing a buffer of twice its size, and takes the time
//! between two events around the call. All samples are queued before the first is read, so the GPU does not wait for the
//! host. On the CPU: the wall clock around the call. Short calls are sampled more often than long ones.

use std::time::{Duration, Instant};

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{Device, Error};

use super::gpu::Gpu;
use super::statistics::Summary;

/// A call that allocates nothing and waits for nothing.
pub type Call<'a> = dyn FnMut() -> Result<(), Error> + 'a;

/// How long to measure one call, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub budget: Duration,
    pub min_samples: usize,
    pub max_samples: usize,
}

impl Effort {
    /// What a full run can afford.
    pub const FULL: Self = Self {
        budget: Duration::from_millis(300),
        min_samples: 5,
        max_samples: 30,
    };

    /// What is enough to see roughly where things are.
    pub const QUICK: Self = Self {
        budget: Duration::from_millis(50),
        min_samples: 3,
        max_samples: 10,
    };

    /// As many samples of `once` as the budget allows.
    pub fn samples(&self, once: Duration) -> usize {
        let affordable = self.budget.as_secs_f64() / once.as_secs_f64().max(1e-9);
        (affordable as usize).clamp(self.min_samples, self.max_samples)
    }
}

/// What measures time on a device.
pub struct Protocol {
    effort: Effort,
    /// The CPU is measured without one.
    gpu: Option<Gpu>,
}

impl Protocol {
    pub fn new(device: &Device, effort: Effort) -> Result<Self, Error> {
        let gpu = device.stream().map(|stream| Gpu::new(device, stream));
        Ok(Self {
            effort,
            gpu: gpu.transpose()?,
        })
    }

    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Milliseconds a call.
    pub fn time(&mut self, call: &mut Call) -> Result<Summary, Error> {
        match &mut self.gpu {
            Some(gpu) => gpu.time(self.effort, call),
            None => time_on_cpu(self.effort, call),
        }
    }

    /// Milliseconds a call within a CUDA graph; none on the CPU.
    pub fn graph(&mut self, call: &mut Call) -> Result<Option<f64>, Error> {
        self.gpu.as_mut().map(|gpu| gpu.graph(call)).transpose()
    }

    /// Bytes a millisecond that a stream of this mix moves; none on the CPU, where arithmetic is what takes time.
    pub fn bandwidth(&mut self, mix: Mix) -> Result<Option<f64>, Error> {
        match &mut self.gpu {
            Some(gpu) => gpu.bandwidth(self.effort, mix),
            None => Ok(None),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_calls_are_sampled_more_often() {
        let effort = Effort::FULL;
        assert_eq!(effort.samples(Duration::ZERO), 30);
        assert_eq!(effort.samples(Duration::from_millis(30)), 10);
        assert_eq!(effort.samples(Duration::from_secs(9)), 5);
    }

    #[test]
    fn the_cpu_is_timed_by_the_wall_clock() {
        let mut protocol = Protocol::new(&Device::cpu(), Effort::QUICK).unwrap();
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
