//! Operators and the autotuner: a launch asks [`config`] for its config, with a call that is [`Tunable`].

pub(crate) mod cold;
mod stand_in;
mod timer;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use gimbal_autotune::{Config, Details, Digest, Key, Problem, Session, Tuner};
use gimbal_kernels_sys::Kernel;

use crate::device::Gpu;
use crate::{Device, Error, Workspace};
pub(crate) use stand_in::StandIn;
use timer::EventTimer;

/// A call of an operator, as far as the autotuner is concerned.
pub(crate) trait Tunable {
    type Details: Details;
    type Config: Config;

    /// Where the configs of such calls are remembered.
    fn tuners() -> &'static Tuners<Self::Details, Self::Config>;

    fn device(&self) -> &Device;

    /// All that the plan of the launches looks at, with numbers of rows in buckets.
    fn key(&self) -> Key<Self::Details>;

    fn default_config(&self) -> Self::Config;

    /// What may be faster, for every call of the key.
    fn challengers(&self) -> Vec<Self::Config>;

    /// Whether the call can run like this, within the workspace that the default needs.
    fn is_valid(&self, config: &Self::Config) -> bool;

    /// What is launched with a config: where one of these kernels changes, what was found is void.
    ///
    /// # Errors
    /// Those of planning the call.
    fn kernels(&self, config: &Self::Config) -> Result<Vec<Kernel>, Error>;

    /// The largest difference from the default's outputs, as a relative L2 error: 0 where all configs give the same bits.
    fn tolerance(&self) -> f64;

    /// What a measured call writes to instead of the caller's outputs.
    ///
    /// # Errors
    /// [`Error::Cuda`] where there is no room.
    fn outputs(&self) -> Result<Vec<StandIn>, Error>;

    /// The bytes of workspace of the default.
    ///
    /// # Errors
    /// Those of planning the call.
    fn workspace(&self) -> Result<usize, Error>;

    /// Runs it with these outputs, which are [`outputs`](Self::outputs) in their order, without looking for a config.
    ///
    /// # Errors
    /// [`Error::Cuda`].
    fn launch(
        &self,
        config: &Self::Config,
        outputs: &mut [StandIn],
        workspace: &mut Workspace,
    ) -> Result<(), Error>;
}

/// The config to run a call with.
pub(crate) fn config<T: Tunable>(call: &T) -> T::Config {
    let Some(gpu) = call.device().gpu() else {
        return call.default_config();
    };
    let tuner = T::tuners().of(gpu.session());
    tuner.config(gpu.mode(), &OnGpu { call, gpu })
}

/// The tuned configs of one kind of call, by kind of GPU: a list, for there is hardly ever more than one in a process.
pub(crate) struct Tuners<D, C> {
    tuner: OnceLock<Tuner<D, C>>,
    others: OnceLock<Box<Self>>,
}

impl<D: Details, C: Config> Tuners<D, C> {
    pub const fn new() -> Self {
        Self {
            tuner: OnceLock::new(),
            others: OnceLock::new(),
        }
    }

    fn of(&self, session: &Arc<Session>) -> &Tuner<D, C> {
        let tuner = self.tuner.get_or_init(|| Tuner::new(session.clone()));
        if Arc::ptr_eq(tuner.session(), session) {
            return tuner;
        }
        self.others
            .get_or_init(|| Box::new(Self::new()))
            .of(session)
    }
}

/// A tunable call as the autotuner's problem.
struct OnGpu<'a, T> {
    call: &'a T,
    gpu: &'a Gpu,
}

impl<T: Tunable> Problem for OnGpu<'_, T> {
    type Details = T::Details;
    type Config = T::Config;
    type Error = Error;
    type Timer<'t>
        = EventTimer<'t, T>
    where
        Self: 't;

    fn key(&self) -> Key<T::Details> {
        self.call.key()
    }

    fn default_config(&self) -> T::Config {
        self.call.default_config()
    }

    fn challengers(&self) -> Vec<T::Config> {
        self.call.challengers()
    }

    fn is_valid(&self, config: &T::Config) -> bool {
        self.call.is_valid(config)
    }

    fn code(&self) -> Digest {
        let newest = self.gpu.kernels().limits().newest;
        let configs = self
            .challengers()
            .into_iter()
            .chain([self.default_config()]);
        // A config that cannot be planned is not launched.
        let kernels = configs.filter_map(|config| self.call.kernels(&config).ok());
        let builds = kernels.flatten().filter_map(|kernel| kernel.build(newest));
        let digests: BTreeSet<_> = builds.map(|build| build.sha256.to_owned()).collect();
        Digest::of(digests)
    }

    fn is_capturing(&self) -> bool {
        // Where the driver does not say, nothing is measured.
        self.gpu.is_capturing().unwrap_or(true)
    }

    fn timer(&self) -> Result<EventTimer<'_, T>, Error> {
        EventTimer::new(self.call, self.gpu)
    }
}

#[cfg(test)]
mod tests {
    use gimbal_autotune::Environment;

    use super::*;

    #[test]
    fn each_kind_of_gpu_has_a_tuner() {
        static TUNERS: Tuners<u32, u32> = Tuners::new();
        let session = |gpu| Arc::new(Session::new(Environment::new(gpu)));
        let sessions = ["a", "b", "c"].map(session);
        for _ in 0..2 {
            for session in &sessions {
                assert!(Arc::ptr_eq(TUNERS.of(session).session(), session));
            }
        }
    }
}
