//! Values at the end of what their types hold.

use gimbal_ops::{Float, TpaFactors, bf16, f16};
use gimbal_reference::TpaDecodeProblem;
use gimbal_reference::testing::tpa_decode::shapes;
use ndarray::{ArrayD, s};

use super::case::{TpaCase, sized};
use super::properties::{decode_is_right, decoded, everywhere};

/// Factors of ones, but for bv, which is 1 and −1 in turn.
fn signs<T: Float>(problem: &TpaDecodeProblem) -> TpaFactors<ArrayD<T>> {
    let mut factors =
        shapes(problem, true).map(|_, shape| ArrayD::from_elem(shape.as_slice(), T::from_f64(1.0)));
    for (index, value) in factors.bv.iter_mut().enumerate() {
        *value = T::from_f64([1.0, -1.0][index % 2]);
    }
    factors
}

/// An infinity of av that has weight makes infinities of its head, with the signs of bv, and of no other.
fn an_infinity_of_av_is_that_of_its_head<T: Float>() {
    let case = TpaCase::<T>::plain(sized(400, 32, [6, 1, 2], [64, 64]));
    for infinity in [f64::INFINITY, f64::NEG_INFINITY] {
        let mut factors = signs::<T>(&case.data.problem);
        factors.av[[1, 77, 1, 3]] = T::from_f64(infinity);
        for (device, parallel) in everywhere() {
            let o = decoded(&case.operator().parallel(parallel), &device, &factors);
            let what = format!("{parallel:?} on {device}");
            for ((index, o), sign) in o.indexed_iter().zip([1.0, -1.0].into_iter().cycle()) {
                let o = o.to_f64();
                match (index[0], index[2]) {
                    (1, 3) => assert_eq!(o, infinity * sign, "{what} at {index:?}"),
                    _ => assert!(o.is_finite(), "{what} at {index:?}: {o}"),
                }
            }
        }
    }
}

#[test]
fn infinities() {
    an_infinity_of_av_is_that_of_its_head::<f32>();
    an_infinity_of_av_is_that_of_its_head::<f16>();
    an_infinity_of_av_is_that_of_its_head::<bf16>();
}

/// Values near the end of f16 are weighed by their shares, also where scores are so large that a reference of the softmax
/// cannot follow in small steps, and an lse of this size would say nothing of how many tokens a part has.
fn large_values_beside_large_scores<T: Float>() {
    let mut case = TpaCase::<T>::plain(sized(500, 34, [2, 1, 1], [64, 64]));
    let mut factors = signs::<T>(&case.data.problem);
    factors.bv = case.data.factors.bv.clone();
    for (token, value) in [(3, 60000.0), (70, 65504.0), (71, -40000.0), (300, 65504.0)] {
        let rows = factors.av.slice_mut(s![.., token, .., ..]);
        rows.into_iter().for_each(|it| *it = T::from_f64(value));
    }
    case.data.factors = factors;
    let everywhere = everywhere();
    for power in [0, 20, 24, 25, 26, 27, 28, 30, 36] {
        for sign in [1.0, -1.0] {
            // Scores of ±2^power: q·k is R·D.
            case.data.op = gimbal_reference::TpaDecode {
                scale: Some(sign * f64::powi(2.0, power) / 128.0),
                scale_q: Some(1.0),
                scale_k: Some(1.0),
                scale_v: Some(1.0),
            };
            let exact = case.data.forward();
            for &(ref device, parallel) in &everywhere {
                decode_is_right(device, &case.divided(parallel), &exact)
                    .unwrap_or_else(|error| panic!("{error}, of ±2^{power} and {parallel:?}"));
            }
        }
    }
}

#[test]
fn large_values() {
    large_values_beside_large_scores::<f32>();
    large_values_beside_large_scores::<f16>();
    large_values_beside_large_scores::<bf16>();
}
