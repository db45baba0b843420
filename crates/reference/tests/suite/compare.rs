//! The comparisons find what is wrong, and only that.

use gimbal_reference::compare::{
    ElementTolerance, LRPE_ELEMENT, Mismatch, PHASE_ERROR, check_elements, forward_scale,
    relative_l2,
};
use gimbal_reference::{Element, Lrpe};
use half::{bf16, f16};
use ndarray::{Array2, ArrayD, Axis, Slice, arr0, array};

use crate::support::{Draw, Random};

const ONE_ULP: ElementTolerance = ElementTolerance {
    ulps: 1.0,
    of_scale: 0.0,
};

/// Compares one element.
fn check<T: Element>(got: T, expected: f64, tolerance: ElementTolerance) -> bool {
    let got = ArrayD::from_elem(vec![1], got);
    let expected = ArrayD::from_elem(vec![1], expected);
    check_elements(
        got.view(),
        expected.view(),
        arr0(1.0).into_dyn().view(),
        tolerance,
    )
    .is_ok()
}

#[test]
fn relative_error_is_that_of_the_whole() {
    // Differences (0, 1/2) against (3, 4): 0.5 / 5.
    let expected = array![3.0, 4.0].into_dyn();
    let got = array![3f32, 4.5].into_dyn();
    assert_eq!(relative_l2(got.view(), expected.view()), Ok(0.1));
    let small = got.mapv(|got| got * 2f32.powi(-60));
    let expected_small = expected.mapv(|expected| expected * 2f64.powi(-60));
    assert_eq!(relative_l2(small.view(), expected_small.view()), Ok(0.1));
}

#[test]
fn relative_error_of_nothing_and_against_zero() {
    let zero = ArrayD::zeros(vec![2]);
    let got = |value: f32| ArrayD::from_elem(vec![2], value);
    assert_eq!(relative_l2(got(0.0).view(), zero.view()), Ok(0.0));
    assert_eq!(
        relative_l2(got(1e-30).view(), zero.view()),
        Ok(f64::INFINITY)
    );
    let empty = ArrayD::<f32>::zeros(vec![0, 3]);
    assert_eq!(
        relative_l2(empty.view(), empty.mapv(f64::from).view()),
        Ok(0.0)
    );
}

#[test]
fn relative_error_passes_over_equal_nan_and_infinity_only() {
    let expected = array![[f64::NAN, 1.0], [f64::INFINITY, 1e39]].into_dyn();
    let mut got = array![[f32::NAN, 1.0], [f32::INFINITY, f32::INFINITY]].into_dyn();
    assert_eq!(relative_l2(got.view(), expected.view()), Ok(0.0));
    for (index, wrong) in [
        ([0, 0], 1.0),
        ([0, 1], f32::NAN),
        ([1, 0], f32::NEG_INFINITY),
        ([1, 1], 3e38),
    ] {
        let right = std::mem::replace(&mut got[index.as_slice()], wrong);
        match relative_l2(got.view(), expected.view()) {
            Err(Mismatch::Element { index: found, .. }) => assert_eq!(found, index),
            other => panic!("{other:?}"),
        }
        got[index.as_slice()] = right;
    }
}

#[test]
fn shapes_must_agree() {
    let got = ArrayD::<f32>::zeros(vec![2, 3]);
    let expected = ArrayD::<f64>::zeros(vec![3, 2]);
    let error = Mismatch::Shape {
        expected: vec![3, 2],
        got: vec![2, 3],
    };
    assert_eq!(relative_l2(got.view(), expected.view()), Err(error.clone()));
    let scale = arr0(1.0).into_dyn();
    let result = check_elements(got.view(), expected.view(), scale.view(), ONE_ULP);
    assert_eq!(result, Err(error));
    let scale = ArrayD::<f64>::zeros(vec![4]);
    let expected = ArrayD::<f64>::zeros(vec![2, 3]);
    let result = check_elements(got.view(), expected.view(), scale.view(), ONE_ULP);
    assert_eq!(
        result,
        Err(Mismatch::Shape {
            expected: vec![2, 3],
            got: vec![4]
        })
    );
}

#[test]
fn one_ulp_is_allowed_and_two_are_not() {
    let step = |value: bf16, ulps: i16| bf16::from_bits(value.to_bits().wrapping_add_signed(ulps));
    for value in [1.0, -1.5, 3e38, 1e-39, 0.1, -6.02e23] {
        let rounded = <bf16 as Element>::from_f64(value);
        assert!(check(rounded, value, ONE_ULP), "{value}");
        assert!(check(step(rounded, 1), value, ONE_ULP), "{value}");
        assert!(!check(step(rounded, 2), value, ONE_ULP), "{value}");
        assert!(!check(step(rounded, -4), value, ONE_ULP), "{value}");
    }
    // The smallest steps of the other types.
    assert!(check(f16::from_bits(1), 0.0, ONE_ULP) && !check(f16::from_bits(2), 0.0, ONE_ULP));
    assert!(check(f32::from_bits(1), 0.0, ONE_ULP) && !check(f32::from_bits(2), 0.0, ONE_ULP));
    assert!(
        check(1.0 + f32::EPSILON, 1.0, ONE_ULP) && !check(1.0 + 2.0 * f32::EPSILON, 1.0, ONE_ULP)
    );
}

#[test]
fn infinity_is_the_number_after_the_largest() {
    let largest = f64::from(f16::MAX.to_f32());
    assert!(check(f16::INFINITY, largest, ONE_ULP));
    assert!(check(f16::MAX, 65536.0, ONE_ULP));
    assert!(!check(f16::NEG_INFINITY, largest, ONE_ULP));
    assert!(!check(f16::INFINITY, 65000.0, ONE_ULP));
    assert!(check(f16::INFINITY, f64::INFINITY, ONE_ULP));
    assert!(!check(f16::MAX, f64::INFINITY, ONE_ULP));
    assert!(check(f16::NAN, f64::NAN, ONE_ULP));
    assert!(!check(f16::ONE, f64::NAN, ONE_ULP));
    assert!(!check(f16::NAN, 1.0, ONE_ULP));
}

#[test]
fn small_results_of_large_terms_have_the_phase_error() {
    let got = |value: f64| <f16 as Element>::from_f64(value);
    assert!(check(got(0.5 * PHASE_ERROR), 0.0, LRPE_ELEMENT));
    assert!(!check(got(1.5 * PHASE_ERROR), 0.0, LRPE_ELEMENT));
    assert!(!check(got(0.5 * PHASE_ERROR), 0.0, ONE_ULP));
}

#[test]
fn the_first_mismatch_is_named() {
    let expected = ArrayD::<f64>::ones(vec![2, 3, 4]);
    let mut got = ArrayD::<f32>::ones(vec![2, 3, 4]);
    got[[1, 0, 2]] = 5.0;
    got[[1, 2, 0]] = 6.0;
    let scale = arr0(0.0).into_dyn();
    let error = check_elements(got.view(), expected.view(), scale.view(), ONE_ULP).unwrap_err();
    let allowed = f64::from(f32::EPSILON);
    let index = vec![1, 0, 2];
    assert_eq!(
        error,
        Mismatch::Element {
            index,
            expected: 1.0,
            got: 5.0,
            allowed
        }
    );
    assert_eq!(
        error.to_string(),
        "at [1, 0, 2] expected 1e0 within 1.1920928955078125e-7, got 5e0"
    );
}

#[test]
fn the_scale_of_an_output_is_the_size_of_its_terms() {
    let mut random = Random::new(1);
    let x = random.tensor::<f32>(&[2, 9, 2, 6]);
    let theta = random.theta([2, 6]);
    let o = Lrpe::cosine().forward_f64(x.view(), theta.view()).unwrap();
    let scale = forward_scale(o.view());
    for half in [Slice::from(..6), Slice::from(6..)] {
        for (scale, x) in scale.slice_axis(Axis(3), half).iter().zip(&x) {
            assert!((scale - f64::from(x.abs())).abs() < 1e-14);
        }
    }
    let o = Lrpe::rotate()
        .forward_f64(x.view(), Array2::zeros((1, 3)).view())
        .unwrap();
    let scale = forward_scale(o.view());
    let norm = f64::from(x[[0, 0, 0, 1]]).hypot(f64::from(x[[0, 0, 0, 4]]));
    assert_eq!((scale[[0, 0, 0, 1]], scale[[0, 0, 0, 4]]), (norm, norm));
    assert_eq!(
        forward_scale(arr0(-2.0).into_dyn().view()),
        arr0(2.0).into_dyn()
    );
    assert_eq!(forward_scale(ArrayD::zeros(vec![3, 0]).view()).len(), 0);
}
