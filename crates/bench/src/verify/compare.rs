//! How far a result is from the exact one, and how far it may be.

use gimbal_ops::{DType, Float};
use gimbal_reference::compare::{F32_RELATIVE_L2, LRPE_ELEMENT, check_elements};
use gimbal_reference::testing::Verdict;
use ndarray::ArrayViewD;

use super::layout::Got;

/// A tenth of the terms that make up a result: where it is smaller, the terms cancel, and its error is measured by them.
const CANCELLED: f64 = 0.1;

/// Judges a result by every element, and by its relative L2 error. `scale` is the size of the terms of each element.
pub fn judge<T: Float>(got: &Got<T>, exact: ArrayViewD<f64>, scale: ArrayViewD<f64>) -> Verdict {
    let elements = got.elements.view();
    let mismatch = check_elements(elements, exact.view(), scale.view(), LRPE_ELEMENT);
    let size = norm(&exact).max(CANCELLED * norm(&scale));
    let tolerance = match T::DTYPE {
        DType::F32 => F32_RELATIVE_L2,
        // Half a unit in the last place of numbers just above a power of two.
        DType::F16 => 2f64.powi(-11),
        DType::BF16 => 2f64.powi(-8),
    };
    Verdict::new(distance(got, exact, size), tolerance)
        .complain(spill(got))
        .complain(mismatch.err().map(|mismatch| mismatch.to_string()))
}

/// Judges a sum in f32 by its relative L2 error, with `terms` the size of a sum of such terms with random signs.
pub fn judge_sum(got: &Got<f32>, exact: ArrayViewD<f64>, terms: f64) -> Verdict {
    let size = norm(&exact).max(terms);
    Verdict::new(distance(got, exact, size), F32_RELATIVE_L2).complain(spill(got))
}

fn spill<T>(got: &Got<T>) -> Option<String> {
    got.spilled.then(|| "wrote behind a row".to_owned())
}

/// ‖got − exact‖ / size, and 0 where nothing differs.
fn distance<T: Float>(got: &Got<T>, exact: ArrayViewD<f64>, size: f64) -> f64 {
    let pairs = got.elements.iter().zip(&exact);
    let square = |(got, exact): (&T, &f64)| (got.to_f64() - exact).powi(2);
    match pairs.map(square).sum::<f64>().sqrt() {
        0.0 => 0.0,
        difference => difference / size,
    }
}

/// The root of the sum of squares.
pub fn norm(array: &ArrayViewD<f64>) -> f64 {
    array.iter().map(|value| value * value).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use ndarray::{ArrayD, array};

    use super::*;

    fn got(elements: ArrayD<f32>) -> Got<f32> {
        Got {
            elements,
            spilled: false,
        }
    }

    #[test]
    fn a_rounded_result_passes_and_a_wrong_one_does_not() {
        let exact = array![0.3, -0.7, 0.0].into_dyn();
        let scale = exact.mapv(f64::abs);
        let mut got = got(exact.mapv(|value| value as f32));
        let verdict = judge(&got, exact.view(), scale.view());
        assert!(verdict.passed() && verdict.strain() < 0.01, "{verdict:?}");

        got.elements[1] = -0.70002;
        let verdict = judge(&got, exact.view(), scale.view());
        assert!(!verdict.passed() && verdict.error > 1e-5, "{verdict:?}");
        got.elements[1] = f32::NAN;
        assert!(!judge(&got, exact.view(), scale.view()).passed());
        let failure = judge_sum(&got, exact.view(), 1.0).of("that").check();
        assert_eq!(
            failure.unwrap_err().to_string(),
            "the relative error is NaN, allowed are 1.00e-5, for that"
        );
        got.elements[1] = -0.7;
        got.spilled = true;
        let verdict = judge(&got, exact.view(), scale.view());
        let verdict = verdict.of("this").complain(Some("more".to_owned()));
        assert_eq!(
            verdict.check().unwrap_err().to_string(),
            "wrote behind a row, for this"
        );
    }

    #[test]
    fn what_cancels_is_measured_by_its_terms() {
        let exact = array![0.0].into_dyn();
        let got = got(array![1e-7f32].into_dyn());
        assert!(judge(&got, exact.view(), array![1.0].into_dyn().view()).passed());
        assert!(!judge(&got, exact.view(), exact.view()).passed());
        assert!(judge_sum(&got, exact.view(), 1.0).passed());
    }
}
