//! Whether operators measure.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use gimbal_autotune::{Mode, Session};

use super::{Device, Gpu};
use crate::tune::Tuners;

/// How a device looks for configs.
pub(crate) struct Autotune {
    mode: AtomicU8,
    tuners: Arc<Tuners>,
}

impl Autotune {
    pub fn new(tuners: Arc<Tuners>) -> Self {
        Self {
            mode: AtomicU8::new(to_number(Mode::from_environment())),
            tuners,
        }
    }
}

const MODES: [Mode; 3] = [Mode::Off, Mode::Replay, Mode::Tune];

fn to_number(mode: Mode) -> u8 {
    mode as u8
}

fn from_number(number: u8) -> Mode {
    let known = MODES.into_iter().find(|&mode| to_number(mode) == number);
    known.unwrap_or_default()
}

impl Device {
    /// Whether operators that are given no config look for tuned ones, and whether they measure what is not known.
    ///
    /// `GIMBAL_AUTOTUNE` (`off`, `replay` or `tune`) says it first; without it, known configs are used and nothing is
    /// measured. With [`Mode::Tune`] the first call on shapes of a new kind runs several configs, in memory of its own, and
    /// waits for them. That is never done while a graph is being captured, nor on the CPU, where there is nothing to tune.
    /// The mode is that of this device and its clones; what has been found is shared by all equal GPUs of the process.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::autotune::Mode;
    /// use gimbal_ops::{Device, Error, LrpeRotate, Theta};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = LrpeRotate::new(Theta::per_feature(device.tensor(&Array2::<f32>::ones((4, 32)))?));
    /// let x = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// device.autotune(Mode::Tune);
    /// let o = rope.forward(&x)?; // finds its config
    /// device.autotune(Mode::Replay);
    /// let o = rope.forward(&x)?; // uses it
    /// # Ok::<(), Error>(())
    /// ```
    pub fn autotune(&self, mode: Mode) {
        if let Some(gpu) = self.gpu() {
            gpu.autotune.mode.store(to_number(mode), Ordering::Relaxed);
        }
    }

    /// What the last call of [`autotune`](Self::autotune) or else `GIMBAL_AUTOTUNE` said; off on the CPU.
    pub fn autotune_mode(&self) -> Mode {
        self.gpu().map_or(Mode::Off, Gpu::autotune)
    }

    /// Where tuned configs of a GPU are kept, and what has been looked up; none on the CPU.
    pub fn autotune_session(&self) -> Option<&Arc<Session>> {
        self.gpu().map(|gpu| gpu.tuners().session())
    }
}

impl Gpu {
    pub fn autotune(&self) -> Mode {
        from_number(self.autotune.mode.load(Ordering::Relaxed))
    }

    pub fn tuners(&self) -> &Tuners {
        &self.autotune.tuners
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_has_a_number() {
        for mode in MODES {
            assert_eq!(from_number(to_number(mode)), mode);
        }
    }

    #[test]
    fn the_cpu_never_looks_for_configs() {
        let device = Device::cpu();
        device.autotune(Mode::Tune);
        assert_eq!(device.autotune_mode(), Mode::Off);
        assert!(device.autotune_session().is_none());
    }
}
