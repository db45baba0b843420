//! The phase against integer arithmetic modulo one turn.

use std::f64::consts::TAU;

use gimbal_reference::phase::cos_sin;
use gimbal_reference::{Lrpe, Positions};
use ndarray::{Array2, ArrayD};
use proptest::prelude::*;

use crate::support::With;

/// floor(2^128 / 2π).
const TURN_PER_RADIAN: u128 = 0x28be_60db_9391_054a_7f09_d5f4_7d4d_3770;

/// position · theta modulo one turn, in units of 2^-128 turns, for |position| <= 2^31 and
/// |theta| < 2^7.
///
/// With theta = m · 2^-s the angle is (|position| · m) · 2^-s radians. The integer in brackets has
/// at most 55 bits, so its product with the constant, which is cut off at 2^-128, is wrong by less
/// than 2^(55 - s) · 2^-128 turns: for |theta| < 2^7, s is at least 17 and the error at most 2^-90.
fn turns(position: i64, theta: f32) -> u128 {
    let bits = theta.abs().to_bits();
    let (exponent, fraction) = (bits >> 23, bits & 0x7f_ffff);
    let (significand, shift) = match exponent {
        0 => (fraction, 149),
        e => (fraction | 0x80_0000, 150 - e),
    };
    let integer = u128::from(position.unsigned_abs()) * u128::from(significand);
    // integer · TURN_PER_RADIAN as high · 2^64 + low, with 64-bit limbs of the constant.
    let high = integer * (TURN_PER_RADIAN >> 64);
    let low = integer * (TURN_PER_RADIAN & u128::from(u64::MAX));
    let (high, low) = (high + (low >> 64), low & u128::from(u64::MAX));
    // The product shifted right by `shift`, modulo 2^128.
    let shifted = match shift {
        ..64 => (high << (64 - shift)) | (low >> shift),
        _ => high.checked_shr(shift - 64).unwrap_or(0),
    };
    if (position < 0) != (theta < 0.0) {
        shifted.wrapping_neg()
    } else {
        shifted
    }
}

/// Cosine and sine of a number of turns.
fn exact(position: i64, theta: f32) -> (f64, f64) {
    // From -1/2 to 1/2, so that the f64 that holds it is accurate where it is small.
    let signed = turns(position, theta) as i128;
    let angle = signed as f64 * 2f64.powi(-128) * TAU;
    (angle.cos(), angle.sin())
}

/// An angle of up to π in f64 is off by 2^-52, its cosine and sine as much.
const TOLERANCE: f64 = 1e-15;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]
    #[test]
    fn cosine_and_sine_are_those_of_the_exact_product(
        position in prop_oneof![-(1i64 << 24)..=1 << 24, i64::from(i32::MIN)..=i64::from(i32::MAX)],
        magnitude in prop_oneof![0f32..=64.0, 0f32..=1.0, 0f32..=1e-3, Just(1e-30f32), Just(1e-42f32)],
        negative in any::<bool>(),
    ) {
        let theta = if negative { -magnitude } else { magnitude };
        let (cos, sin) = cos_sin(position as f64, theta);
        let (exact_cos, exact_sin) = exact(position, theta);
        prop_assert!((cos - exact_cos).abs() <= TOLERANCE, "cos({position} * {theta:e})");
        prop_assert!((sin - exact_sin).abs() <= TOLERANCE, "sin({position} * {theta:e})");
    }
}

#[test]
fn the_integer_arithmetic_knows_small_angles() {
    for (position, theta) in [(0, 3.0), (1, 1.0), (-3, 0.5), (7, -0.125), (1, 64.0)] {
        let angle = position as f64 * f64::from(theta);
        let (cos, sin) = exact(position, theta);
        assert!((cos - angle.cos()).abs() <= TOLERANCE && (sin - angle.sin()).abs() <= TOLERANCE);
    }
}

#[test]
fn huge_frequencies_are_exact_too() {
    // What the f64 product drops is itself an angle of many turns.
    let (position, theta) = (2f64.powi(31) - 1.0, 16_777_215.0 * 2f32.powi(30));
    let (cos, sin) = cos_sin(position, theta);
    // (2^31 - 1)(2^24 - 1) · 2^30 = (2^55 - 2^31 - 2^24 + 1) · 2^30, in two f64.
    let (large, small) = (
        (2f64.powi(55) - 2f64.powi(31) - 2f64.powi(24)) * 2f64.powi(30),
        2f64.powi(30),
    );
    let expected = large.cos() * small.cos() - large.sin() * small.sin();
    assert!((cos - expected).abs() <= TOLERANCE);
    let expected = large.sin() * small.cos() + large.cos() * small.sin();
    assert!((sin - expected).abs() <= TOLERANCE);
}

#[test]
fn infinite_and_missing_frequencies_give_nan() {
    for theta in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for position in [1.0, 2f64.powi(30)] {
            let (cos, sin) = cos_sin(position, theta);
            assert!(cos.is_nan() && sin.is_nan());
        }
    }
}

#[test]
fn tokens_at_large_offsets_turn_by_the_exact_angle() {
    // x = (1, 0) turns to (cos, sin), and the cosine encoding of 1 is (cos, sin).
    for offset in [
        0,
        1 << 20,
        (1 << 24) - 8,
        i64::from(i32::MAX) - 7,
        i64::from(i32::MIN),
    ] {
        for theta in [1.0, 0.1, 64.0, 3.3e-5] {
            let frequencies = Array2::from_elem((1, 1), theta);
            let rotate = Lrpe::rotate().on(Positions::line(offset));
            let x = ArrayD::from_shape_fn(vec![1, 8, 1, 2], |i| if i[3] == 0 { 1f32 } else { 0.0 });
            let rotated = rotate.forward(x.view(), frequencies.view()).unwrap();
            let cosine = Lrpe::cosine().on(Positions::line(offset));
            let x = ArrayD::from_elem(vec![1, 8, 1, 1], 1f32);
            let encoded = cosine.forward(x.view(), frequencies.view()).unwrap();
            for n in 0..8 {
                let (cos, sin) = exact(offset + n as i64, theta);
                for o in [&rotated, &encoded] {
                    // One rounding to f32.
                    assert!((f64::from(o[[0, n, 0, 0]]) - cos).abs() <= 2f64.powi(-25) + TOLERANCE);
                    assert!((f64::from(o[[0, n, 0, 1]]) - sin).abs() <= 2f64.powi(-25) + TOLERANCE);
                }
            }
        }
    }
}
