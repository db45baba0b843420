//! Whether operators measure, and where what they find is kept.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use gimbal_kernels_sys::driver::DeviceInfo;

use super::{Device, Gpu};
use crate::autotune::{Environment, MODE_VARIABLE, Mode, Session, bundled, cache};

/// A mode that all clones of a device see.
pub(super) struct SharedMode(AtomicU8);

const MODES: [Mode; 3] = [Mode::Off, Mode::Replay, Mode::Tune];

impl SharedMode {
    pub fn from_environment() -> Self {
        Self(AtomicU8::new(Mode::from_variable(MODE_VARIABLE) as u8))
    }

    fn get(&self) -> Mode {
        let number = self.0.load(Ordering::Relaxed);
        let known = MODES.into_iter().find(|&mode| mode as u8 == number);
        known.unwrap_or_default()
    }

    fn set(&self, mode: Mode) {
        self.0.store(mode as u8, Ordering::Relaxed);
    }
}

/// The session of GPUs like this one, which all of them share in a process. Nothing is read before the first lookup.
pub(super) fn session_of(info: &DeviceInfo) -> Arc<Session> {
    static SESSIONS: Mutex<Vec<Arc<Session>>> = Mutex::new(Vec::new());
    let environment = environment(info);
    let mut sessions = SESSIONS.lock().unwrap_or_else(PoisonError::into_inner);
    let is_same = |session: &&Arc<Session>| *session.environment() == environment;
    if let Some(known) = sessions.iter().find(is_same) {
        return known.clone();
    }
    let session = Session::new(environment).with_bundled(bundled());
    let new = Arc::new(match cache() {
        Ok(cache) => session.with_cache(cache),
        Err(error) => {
            tracing::warn!("tuned configs are not kept: {error}");
            session
        }
    });
    sessions.push(new.clone());
    new
}

/// What a measurement on a GPU depends on besides the kernels. Which of several equal GPUs it is does not matter.
fn environment(info: &DeviceInfo) -> Environment {
    let (major, minor) = info.compute_capability;
    let cuda = || format!("CUDA {}", info.cuda_version);
    let hardware = Environment::new(&info.name)
        .with("compute_capability", format!("{major}.{minor}"))
        .with("multiprocessors", info.multiprocessors)
        .with("l2_bytes", info.l2_bytes);
    Environment {
        driver: info.driver_release.clone().unwrap_or_else(cuda),
        ..hardware
    }
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
    /// use gimbal_ops::{Device, Error, Lrpe, Theta};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((4, 32)))?));
    /// let x = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
    /// device.autotune(Mode::Tune);
    /// let o = rope.forward(&x)?; // finds its config
    /// device.autotune(Mode::Replay);
    /// let o = rope.forward(&x)?; // uses it
    /// # Ok::<(), Error>(())
    /// ```
    pub fn autotune(&self, mode: Mode) {
        if let Some(gpu) = self.gpu() {
            gpu.mode.set(mode);
        }
    }

    /// What the last call of [`autotune`](Self::autotune) or else `GIMBAL_AUTOTUNE` said; off on the CPU.
    pub fn autotune_mode(&self) -> Mode {
        self.gpu().map_or(Mode::Off, Gpu::mode)
    }

    /// Where tuned configs of a GPU are kept, and what has been looked up; none on the CPU.
    pub fn autotune_session(&self) -> Option<&Arc<Session>> {
        self.gpu().map(Gpu::session)
    }
}

impl Gpu {
    pub fn mode(&self) -> Mode {
        self.mode.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_can_be_set() {
        let shared = SharedMode::from_environment();
        for mode in MODES {
            shared.set(mode);
            assert_eq!(shared.get(), mode);
        }
    }

    fn info() -> DeviceInfo {
        DeviceInfo {
            ordinal: 0,
            name: "a GPU of the tests".into(),
            compute_capability: (9, 0),
            multiprocessors: 132,
            l2_bytes: 50 << 20,
            memory_bytes: 1 << 37,
            cuda_version: 13000,
            driver_release: Some("580.1".into()),
        }
    }

    #[test]
    fn equal_gpus_share_their_configs() {
        let second = DeviceInfo {
            ordinal: 1,
            ..info()
        };
        assert!(Arc::ptr_eq(&session_of(&info()), &session_of(&second)));
        let slower = DeviceInfo {
            multiprocessors: 114,
            ..info()
        };
        assert!(!Arc::ptr_eq(&session_of(&info()), &session_of(&slower)));
        let newer = DeviceInfo {
            driver_release: None,
            ..info()
        };
        assert_eq!(environment(&newer).driver, "CUDA 13000");
        assert_ne!(environment(&newer), environment(&info()));
    }

    #[test]
    fn the_cpu_never_looks_for_configs() {
        let device = Device::cpu();
        device.autotune(Mode::Tune);
        assert_eq!(device.autotune_mode(), Mode::Off);
        assert!(device.autotune_session().is_none());
    }
}
