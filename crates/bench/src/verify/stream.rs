//! The stream kernels.

use gimbal_kernels_sys::stream::{Mix, THREADS};
use gimbal_ops::Error;
use gimbal_reference::testing::Verdict;

use super::{Judged, Workbench};
use crate::streams::Arrays;

/// One vector, one less and one more than a block, and many blocks with a ragged end.
const VECTORS: [u32; 4] = [1, THREADS - 1, THREADS + 1, 100 * THREADS + 3];

pub fn verify(bench: &mut Workbench) -> Result<(), Error> {
    let device = bench.device;
    let mut rng = fastrand::Rng::with_seed(bench.seed);
    for mix in Mix::ALL {
        for vectors in VECTORS {
            let mut arrays = Arrays::random(device, mix, vectors, &mut rng)?.showing(device)?;
            bench.launches.take();
            arrays.run(device)?;
            let launched = bench.launches.take();
            let wrong = (!arrays.is_right()?)
                .then(|| format!("{vectors} vectors are not the exclusive or of those read"));
            let verdict = Verdict::new(0.0, 0.0).complain(wrong);
            bench.tally.add(Judged { launched, verdict });
        }
    }
    Ok(())
}
