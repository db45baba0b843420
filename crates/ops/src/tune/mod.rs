//! Operators and the autotuner: a launch asks [`config`] for its config, with a call that is [`Tunable`].

pub(crate) mod cold;
mod stand_in;
mod timer;

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

    /// Where its kernels are from.
    fn families(&self) -> Vec<&'static str>;

    /// What is launched by default for the largest call of the key, in any words: where a heuristic changes it, what was
    /// found against the old default is void.
    fn default_launches(&self) -> String {
        String::new()
    }

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
        let (families, newest) = (self.call.families(), self.gpu.kernels().limits().newest);
        let kernels = Kernel::all().filter(|kernel| families.contains(&kernel.family()));
        let digests = kernels.filter_map(|kernel| Some(kernel.build(newest)?.sha256.to_owned()));
        Digest::of(digests.chain([self.call.default_launches()]))
    }

    fn is_capturing(&self) -> bool {
        // Where the driver does not say, nothing is measured.
        self.gpu.is_capturing().unwrap_or(true)
    }

    fn timer(&self) -> Result<EventTimer<'_, T>, Error> {
        EventTimer::new(self.call, self.gpu)
    }
}

/// Those of an operator: their names begin with its stem.
pub(crate) fn families_of(stem: &str) -> Vec<&'static str> {
    let mut families: Vec<_> = Kernel::all().map(Kernel::family).collect();
    families.retain(|family| family.starts_with(stem));
    families.dedup();
    families
}

#[cfg(test)]
mod tests {
    use gimbal_autotune::Environment;

    use super::*;

    #[test]
    fn every_route_of_an_operator_counts() {
        for (stem, routes) in [
            ("flao", &["flao", "flao_wgmma", "flao_wgmma_wide"][..]),
            ("tpa_decode", &["tpa_decode", "tpa_decode_wgmma"]),
        ] {
            let families = families_of(stem);
            assert!(routes.iter().all(|family| families.contains(family)));
            assert!(families.iter().all(|family| family.starts_with(stem)));
        }
    }

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
