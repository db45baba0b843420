//! Whether a challenger's result is as good as the default's.

use ndarray::ArrayD;

use crate::Float;

/// Elements that are compared together: few enough that a single wrong one shows.
const TOGETHER: usize = 4096;

/// Whether two results of one shape are the same up to a relative L2 error, everywhere. NaN and infinities stand in the same
/// places.
pub(super) fn is_near<T: Float>(expected: &ArrayD<T>, got: &ArrayD<T>, tolerance: f64) -> bool {
    let (mut difference, mut size) = (0.0, 0.0);
    for (index, (expected, got)) in expected.iter().zip(got).enumerate() {
        let (expected, got) = (expected.to_f64(), got.to_f64());
        if expected.is_finite() && got.is_finite() {
            difference += (expected - got).powi(2);
            size += expected.powi(2);
        } else if expected != got && !(expected.is_nan() && got.is_nan()) {
            return false;
        }
        if (index + 1).is_multiple_of(TOGETHER) {
            if difference > tolerance.powi(2) * size {
                return false;
            }
            (difference, size) = (0.0, 0.0);
        }
    }
    difference <= tolerance.powi(2) * size
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_near(expected: &[f32], got: &[f32], tolerance: f64) -> bool {
        let array = |values: &[f32]| ndarray::arr1(values).into_dyn();
        is_near(&array(expected), &array(got), tolerance)
    }

    #[test]
    fn the_same_values_always_agree() {
        let values = [0.0, -0.0, 1.5, f32::NAN, f32::INFINITY, f32::NEG_INFINITY];
        assert!(are_near(&values, &values, 0.0));
        assert!(are_near(&[], &[], 0.0));
    }

    #[test]
    fn an_output_that_is_not_written_does_not_agree() {
        assert!(!are_near(&[1.0, 2.0], &[1.0, f32::NAN], 1.0));
        assert!(!are_near(&[f32::NAN], &[0.0], 1.0));
        assert!(!are_near(&[f32::INFINITY], &[f32::NEG_INFINITY], 1.0));
    }

    #[test]
    fn one_wrong_element_of_many_does_not_agree() {
        let expected: Vec<f32> = (0..100_000).map(|i| ((i % 7) as f32) - 3.0).collect();
        for wrong in [0, 77_777, 99_999] {
            let mut got = expected.clone();
            assert!(are_near(&expected, &got, 2.5e-3));
            got[wrong] += 1.0;
            assert!(!are_near(&expected, &got, 2.5e-3));
            assert!(!are_near(&expected, &got, 0.0));
        }
    }

    #[test]
    fn last_bits_may_differ_where_they_are_allowed_to() {
        let expected: Vec<f32> = (1..5000).map(|i| i as f32).collect();
        let got: Vec<f32> = expected.iter().map(|value| value * (1.0 + 1e-7)).collect();
        assert!(are_near(&expected, &got, 1e-5));
        assert!(!are_near(&expected, &got, 0.0));
    }
}
