//! A softmax in place.

use ndarray::ArrayViewMut1;

/// Scores become probabilities. Returns the logarithm of the sum of their exponentials, −∞ for no
/// score. All −∞ gives NaN, as 0/0.
pub(super) fn softmax(mut scores: ArrayViewMut1<f64>) -> f64 {
    let greatest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // An infinite reference would make NaN of every score that is infinite itself.
    let reference = if greatest.is_finite() { greatest } else { 0.0 };
    let mut sum = 0.0;
    for score in &mut scores {
        *score = (*score - reference).exp();
        sum += *score;
    }
    scores /= sum;
    reference + sum.ln()
}

#[cfg(test)]
mod tests {
    use ndarray::array;

    use super::softmax;

    #[test]
    fn sums_to_one_wherever_the_scores_lie() {
        for offset in [-1e4, 0.0, 1e4] {
            let mut scores = array![offset, offset + 3f64.ln()];
            assert!((softmax(scores.view_mut()) - (offset + 4f64.ln())).abs() < 1e-9);
            assert!((scores[0] - 0.25).abs() < 1e-9 && (scores[1] - 0.75).abs() < 1e-9);
        }
    }

    #[test]
    fn infinite_scores_are_as_in_the_formula() {
        assert_eq!(softmax(array![].view_mut()), f64::NEG_INFINITY);

        let mut masked = array![f64::NEG_INFINITY, 2.0];
        assert_eq!(softmax(masked.view_mut()), 2.0);
        assert_eq!(masked, array![0.0, 1.0]);

        let mut all_masked = array![f64::NEG_INFINITY, f64::NEG_INFINITY];
        assert_eq!(softmax(all_masked.view_mut()), f64::NEG_INFINITY);
        assert!(all_masked.iter().all(|p| p.is_nan()));

        let mut infinite = array![f64::INFINITY, 0.0];
        assert_eq!(softmax(infinite.view_mut()), f64::INFINITY);
        assert!(infinite[0].is_nan());

        let mut nan = array![f64::NAN, 0.0];
        assert!(softmax(nan.view_mut()).is_nan() && nan[1].is_nan());
    }
}
