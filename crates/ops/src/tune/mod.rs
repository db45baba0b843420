//! Operators and the autotuner.
//!
//! An operator joins by implementing [`Tunable`] for a call of it, adding its [`Tuner`] to [`Tuners`], and asking that for a
//! config where it launches.

mod compare;
mod stand_in;
mod timer;

use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::sys::CUstreamCaptureStatus;
use gimbal_autotune::{
    Config, Details, Digest, Environment, Key, Problem, Session, Tuner, bundled,
};
use gimbal_kernels_sys::driver::DeviceInfo;
use gimbal_kernels_sys::{Family, Kernels, shipped_manifest};

use crate::device::Gpu;
use crate::flao::{Details as FlaoDetails, Schedule};
use crate::lrpe::{Cut, Details as LrpeDetails};
use crate::tpa_decode::{Details as TpaDetails, Sharing};
use crate::{Device, Error};
pub(crate) use stand_in::{Output, StandIn};
use timer::EventTimer;

/// The tuned configs of one kind of GPU, which all of its devices in a process share.
#[derive(Debug)]
pub(crate) struct Tuners {
    session: Arc<Session>,
    pub flao: Tuner<FlaoDetails, Schedule>,
    pub lrpe: Tuner<LrpeDetails, Cut>,
    pub tpa_decode: Tuner<TpaDetails, Sharing>,
}

impl Tuners {
    /// Those of GPUs like this one. Nothing is read before the first lookup.
    pub fn of(info: &DeviceInfo) -> Arc<Self> {
        static ALL: Mutex<Vec<Arc<Tuners>>> = Mutex::new(Vec::new());
        let environment = environment(info);
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all
            .iter()
            .find(|tuners| *tuners.session.environment() == environment);
        if let Some(known) = known {
            return known.clone();
        }
        let session = Session::new(environment).with_bundled(bundled());
        let new = Arc::new(Self::new(Arc::new(session)));
        all.push(new.clone());
        new
    }

    fn new(session: Arc<Session>) -> Self {
        Self {
            flao: Tuner::new(session.clone()),
            lrpe: Tuner::new(session.clone()),
            tpa_decode: Tuner::new(session.clone()),
            session,
        }
    }

    pub fn session(&self) -> &Arc<Session> {
        &self.session
    }
}

/// What a measurement on a GPU depends on besides the kernels. Which of several equal GPUs it is does not matter.
fn environment(info: &DeviceInfo) -> Environment {
    let (major, minor) = info.compute_capability;
    let cuda = || format!("CUDA {}", info.cuda_version);
    Environment {
        compute_capability: format!("{major}.{minor}"),
        multiprocessors: info.multiprocessors,
        l2_bytes: info.l2_bytes as u64,
        driver: info.driver_release.clone().unwrap_or_else(cuda),
        ..Environment::new(&info.name)
    }
}

/// A call of an operator on a GPU, as far as the autotuner is concerned.
pub(crate) trait Tunable {
    type Details: Details;
    type Config: Config;
    /// What a measured call writes to, instead of what the caller has given.
    type Scratch;

    fn device(&self) -> &Device;

    fn gpu(&self) -> &Gpu;

    /// All that the plan of the launches looks at, with numbers of rows in buckets.
    fn key(&self) -> Key<Self::Details>;

    fn default_config(&self) -> Self::Config;

    /// What may be faster, for every call of the key.
    fn challengers(&self) -> Vec<Self::Config>;

    /// Whether the call can run like this, within the workspace that the default needs.
    fn is_valid(&self, config: &Self::Config) -> bool;

    /// Where its kernels are from.
    fn families(&self) -> Vec<Family>;

    /// Allocates outputs and workspace.
    fn scratch(&self) -> Result<Self::Scratch, Error>;

    /// The outputs, to be compared.
    fn outputs<'s>(&self, scratch: &'s mut Self::Scratch) -> Vec<&'s mut dyn Output>;

    /// The largest difference from the default's outputs, as a relative L2 error: 0 where all configs give the same bits.
    fn tolerance(&self) -> f64;

    /// Runs it, without looking for a config.
    fn launch(&self, config: &Self::Config, scratch: &mut Self::Scratch) -> Result<(), Error>;
}

/// A tunable call as the autotuner's problem.
pub(crate) struct OnGpu<'a, T>(pub &'a T);

impl<T: Tunable> Problem for OnGpu<'_, T> {
    type Details = T::Details;
    type Config = T::Config;
    type Error = Error;
    type Timer<'t>
        = EventTimer<'t, T>
    where
        Self: 't;

    fn key(&self) -> Key<T::Details> {
        self.0.key()
    }

    fn default_config(&self) -> T::Config {
        self.0.default_config()
    }

    fn challengers(&self) -> Vec<T::Config> {
        self.0.challengers()
    }

    fn is_valid(&self, config: &T::Config) -> bool {
        self.0.is_valid(config)
    }

    fn code(&self) -> Digest {
        digest_of(self.0.gpu().kernels(), &self.0.families())
    }

    fn is_capturing(&self) -> bool {
        // Where the driver does not say, nothing is measured.
        !matches!(
            self.0.gpu().stream().capture_status(),
            Ok(CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
        )
    }

    fn timer(&self) -> Result<EventTimer<'_, T>, Error> {
        EventTimer::new(self.0)
    }
}

/// Those of an operator: their names begin with its stem.
pub(crate) fn families_of(stem: &str) -> Vec<Family> {
    let all = Family::ALL.into_iter();
    all.filter(|family| family.name().starts_with(stem))
        .collect()
}

/// Of the PTX that this GPU runs.
fn digest_of(kernels: &Kernels, families: &[Family]) -> Digest {
    Digest::of(families.iter().map(|&family| {
        let ptx = kernels.arch(family).and_then(|arch| {
            let entry = shipped_manifest()?.family(family.name(), arch);
            Ok(entry.map(|entry| entry.ptx_sha256.as_str()))
        });
        // A family without PTX does not run, so it does not matter what its digest is.
        ptx.ok().flatten().unwrap_or_default()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn every_route_of_an_operator_counts() {
        assert_eq!(families_of("flao"), [Family::Flao, Family::FlaoWgmma]);
        assert!(families_of("tpa_decode").contains(&Family::TpaDecode));
    }

    #[test]
    fn equal_gpus_share_their_configs() {
        let second = DeviceInfo {
            ordinal: 1,
            ..info()
        };
        assert!(Arc::ptr_eq(&Tuners::of(&info()), &Tuners::of(&second)));
        let slower = DeviceInfo {
            multiprocessors: 114,
            ..info()
        };
        assert!(!Arc::ptr_eq(&Tuners::of(&info()), &Tuners::of(&slower)));
        let newer = DeviceInfo {
            driver_release: None,
            ..info()
        };
        assert_eq!(environment(&newer).driver, "CUDA 13000");
        assert_ne!(environment(&newer), environment(&info()));
    }
}
