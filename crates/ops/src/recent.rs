//! Plans of a thread's last calls: a call that comes again, on other memory, has the same.

use std::thread::LocalKey;

pub(crate) use gimbal_kernels_sys::recent::Recent;

use crate::Error;
use crate::autotune::Mode;
use crate::device::Gpu;
use crate::workspace::ALIGNMENT;

/// An address that is as aligned: what plans may look at, so that they serve other memory. That of nothing stays.
pub(crate) fn anywhere(address: u64) -> u64 {
    let aligned = ALIGNMENT as u64;
    if address == 0 {
        0
    } else {
        aligned + address % aligned
    }
}

/// What a plan depends on besides its call: the GPU, and what the autotuner knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Circumstances {
    facts: u64,
    mode: Mode,
    choices: u64,
}

/// Plans of the last calls, by all that they depend on of these.
pub(crate) type Plans<K, P> = Recent<(K, Circumstances), P>;

/// The plan that a thread has of a call, or makes of it.
///
/// # Errors
/// Those of `make`, of which nothing is kept.
pub(crate) fn planned<K: Copy + PartialEq, P: Clone>(
    plans: &'static LocalKey<Plans<K, P>>,
    gpu: &Gpu,
    call: K,
    make: impl FnOnce(&K) -> Result<P, Error>,
) -> Result<P, Error> {
    let Some(now) = gpu.circumstances() else {
        return make(&call);
    };
    let asked = (call, now);
    plans.with(|plans| plans.of(|known| *known == asked, || Ok((asked, make(&call)?))))
}

impl Gpu {
    /// None while a call may be measured, which is then asked for each time.
    pub fn circumstances(&self) -> Option<Circumstances> {
        let mode = self.mode();
        (mode != Mode::Tune).then(|| Circumstances {
            facts: self.facts().number,
            mode,
            choices: self.session().choices(),
        })
    }
}
