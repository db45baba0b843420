//! Random inputs for the kernels of tpa_decode.

mod decode;
mod parts;

use gimbal_kernels_sys::tpa_decode::Variant;
use gimbal_kernels_sys::tpa_decode::wgmma::Tile;
use gimbal_ops::{Error, Float, bf16, f16};
use gimbal_reference::testing::{Exact, Placed, Verdict};

use self::decode::Input;
use self::parts::Parts;
use super::{Twice, Workbench};
use crate::error;

/// What a progress bar counts: the decode kernels, and the merge kernel of each type.
pub const STEPS: usize = Variant::COUNT + Tile::COUNT + 3;

/// Runs all cases.
pub fn verify(bench: &mut Workbench) -> Result<Vec<String>, error::Error> {
    typed::<f32>(bench)?;
    typed::<f16>(bench)?;
    typed::<bf16>(bench)?;
    Ok(Vec::new())
}

fn typed<T: Float>(bench: &mut Workbench) -> Result<(), Error> {
    let variants = Variant::all().filter(|variant| variant.element() == T::ELEMENT);
    for variant in variants {
        let (features, heads) = (variant.features(), variant.heads());
        bench.begin::<T>(&format!("tpa_decode, {features} features, {heads} heads"));
        for index in 0..bench.cases {
            let input = Input::<T>::random(bench.seed, index, variant);
            for parallel in input.parallels {
                let judged = input.judge(bench, parallel)?;
                bench.tally.add(&judged.launched, |_| &judged.verdict);
            }
        }
        bench.console.advance(1);
    }
    for tile in Tile::all().filter(|tile| tile.element() == T::ELEMENT) {
        let features = tile.features();
        bench.begin::<T>(&format!("tpa_decode by wgmma, {features} features"));
        for index in 0..bench.cases {
            let input = Input::<T>::for_wgmma(bench.seed, index, tile);
            for parallel in input.parallels {
                let judged = input.judge(bench, parallel)?;
                bench.tally.add(&judged.launched, |_| &judged.verdict);
            }
        }
        bench.console.advance(1);
    }
    bench.begin::<T>("merge of tpa_decode");
    for index in 0..bench.cases {
        let judged = Parts::random(bench.seed, index).judge::<T>(bench)?;
        bench.tally.add(&judged.launched, |_| &judged.verdict);
    }
    bench.console.advance(1);
    Ok(())
}

/// What was launched, and what is thought of the result.
struct Judged {
    launched: Vec<String>,
    verdict: Verdict,
}

impl Judged {
    fn of<T: Float>(
        run: Twice<(Placed<T>, Placed<f32>)>,
        o: &Exact,
        lse: &Exact,
        description: &str,
    ) -> Self {
        let complaint = run.complaint();
        // The error that is recorded is that of o.
        let lse = lse.judge_placed(&run.first.1).check().err();
        let verdict = o
            .judge_placed(&run.first.0)
            .complain(lse.map(|failure| format!("lse: {failure}")))
            .complain(complaint)
            .of(description);
        Self {
            launched: run.launched,
            verdict,
        }
    }
}

#[cfg(test)]
mod tests {
    use gimbal_ops::Parallel;

    use super::*;
    use crate::verify::tests::with_cpu_workbench;

    fn assert_passes_on_the_cpu<T: Float>(index: u32) {
        with_cpu_workbench(|bench| {
            let variants = Variant::all().filter(|variant| variant.element() == T::ELEMENT);
            for variant in variants {
                let input = Input::<T>::random(bench.seed, index, variant);
                let judged = input.judge(bench, Parallel::Auto).unwrap();
                assert!(judged.verdict.passed(), "{:?}", judged.verdict);
            }
            for tile in Tile::all().filter(|tile| tile.element() == T::ELEMENT) {
                let input = Input::<T>::for_wgmma(bench.seed, index, tile);
                let judged = input.judge(bench, Parallel::Auto).unwrap();
                assert!(judged.verdict.passed(), "{:?}", judged.verdict);
            }
            let judged = Parts::random(bench.seed, index).judge::<T>(bench).unwrap();
            assert!(judged.verdict.passed(), "{:?}", judged.verdict);
        });
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(0);
        assert_passes_on_the_cpu::<f16>(1);
        assert_passes_on_the_cpu::<bf16>(2);
    }
}
