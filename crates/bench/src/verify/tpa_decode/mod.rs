//! Random inputs for the kernels of tpa_decode.

mod decode;
mod parts;

use gimbal_kernels_sys::tpa_decode::Variant;
use gimbal_kernels_sys::tpa_decode::wgmma::Tile;
use gimbal_ops::{DType, Error, Float, bf16, f16};
use gimbal_reference::TpaDecodeOutput;
use gimbal_reference::compare::{relative_l2, tpa_decode_relative_l2};
use ndarray::{ArrayD, ArrayView2};

use self::decode::Input;
use self::parts::Parts;
use super::compare::Verdict;
use super::layout::Got;
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

/// The largest error of lse in f32, relative to the size of the scores, or 1 if that is more.
const fn lse_error(dtype: DType) -> f64 {
    match dtype {
        DType::F32 => 1e-5,
        // A query in 16 bits and what is missing in another 16.
        DType::F16 | DType::BF16 => 1e-4,
    }
}

/// o and lse of a call, and what they should be.
fn judge<T: Float>(
    run: Twice<(Got<T>, Got<f32>)>,
    exact: &TpaDecodeOutput<f64, f64>,
    size_of_scores: f64,
    description: &str,
) -> Judged {
    let complaint = run.complaint();
    let (o, lse) = run.first;
    let tolerance = tpa_decode_relative_l2(T::DTYPE);
    let verdict = match relative_l2(o.elements.view(), exact.o.view().into_dyn()) {
        Ok(error) => Verdict::new(error, tolerance),
        Err(mismatch) => Verdict::new(f64::NAN, tolerance).complain(Some(format!("o {mismatch}"))),
    };
    let spilled = (o.spilled || lse.spilled).then(|| "wrote behind a row".to_owned());
    let verdict = verdict
        .complain(spilled)
        .complain(lse_complaint(
            &lse.elements,
            exact.lse.view(),
            lse_error(T::DTYPE) * size_of_scores,
        ))
        .complain(complaint)
        .of(description);
    Judged {
        launched: run.launched,
        verdict,
    }
}

fn lse_complaint(got: &ArrayD<f32>, exact: ArrayView2<f64>, allowed: f64) -> Option<String> {
    let is_off = |&(&got, &exact): &(&f32, &f64)| {
        let got = f64::from(got);
        // Equal where a sequence is empty: −∞.
        got != exact && (got - exact).abs().partial_cmp(&allowed) != Some(std::cmp::Ordering::Less)
    };
    let (got, exact) = got.iter().zip(exact).find(is_off)?;
    Some(format!(
        "lse is {got}, but should be within {allowed:.0e} of {exact}"
    ))
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

    #[test]
    fn a_wrong_lse_is_noticed() {
        let exact = ndarray::array![[0.5, f64::NEG_INFINITY]];
        let complaint = |lse: [f32; 2]| {
            let lse = ndarray::Array1::from(lse.to_vec()).into_dyn();
            lse_complaint(&lse, exact.view(), 1e-4)
        };
        assert_eq!(complaint([0.50005, f32::NEG_INFINITY]), None);
        assert!(complaint([0.5002, f32::NEG_INFINITY]).is_some());
        assert!(complaint([0.5, 0.0]).is_some());
        assert!(complaint([f32::NAN, f32::NEG_INFINITY]).is_some());
    }
}
