//! `lrpe_rotate` against the reference.

mod common;
mod lrpe;

use gimbal_ops::{Error, InputError, LrpeRotate, Theta, bf16, f16};
use lrpe::case::cases;
use lrpe::properties::{
    backward_is_right, calls_repeat_exactly, dtheta_is_right, forward_is_right,
};
use lrpe::{corners, launches, refusals};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn forward_f32(case in cases()) {
        forward_is_right::<LrpeRotate, f32>(&case)?;
    }

    #[test]
    fn forward_f16(case in cases()) {
        forward_is_right::<LrpeRotate, f16>(&case)?;
    }

    #[test]
    fn forward_bf16(case in cases()) {
        forward_is_right::<LrpeRotate, bf16>(&case)?;
    }

    #[test]
    fn backward_f32(case in cases()) {
        backward_is_right::<LrpeRotate, f32>(&case)?;
    }

    #[test]
    fn backward_f16(case in cases()) {
        backward_is_right::<LrpeRotate, f16>(&case)?;
    }

    #[test]
    fn backward_bf16(case in cases()) {
        backward_is_right::<LrpeRotate, bf16>(&case)?;
    }

    #[test]
    fn dtheta_f32(case in cases()) {
        dtheta_is_right::<LrpeRotate, f32>(&case)?;
    }

    #[test]
    fn dtheta_f16(case in cases()) {
        dtheta_is_right::<LrpeRotate, f16>(&case)?;
    }

    #[test]
    fn dtheta_bf16(case in cases()) {
        dtheta_is_right::<LrpeRotate, bf16>(&case)?;
    }

    #[test]
    fn calls_repeat(case in cases()) {
        calls_repeat_exactly::<LrpeRotate, bf16>(&case)?;
    }

}

#[test]
fn corner_cases() {
    corners::corners_are_right::<LrpeRotate, f32>();
    corners::corners_are_right::<LrpeRotate, f16>();
    corners::corners_are_right::<LrpeRotate, bf16>();
}

#[test]
fn special_values() {
    corners::special_values_propagate::<LrpeRotate, f32>();
    corners::special_values_propagate::<LrpeRotate, bf16>();
    corners::an_empty_softmax_is_nan::<LrpeRotate, f32>();
    corners::an_empty_softmax_is_nan::<LrpeRotate, bf16>();
}

#[test]
fn wrong_inputs() {
    refusals::wrong_inputs_are_refused::<LrpeRotate>(LrpeRotate::NAME);
    refusals::a_wrong_dtheta_is_refused::<LrpeRotate>(LrpeRotate::NAME);
    refusals::overlapping_memory_is_refused::<LrpeRotate>(LrpeRotate::NAME);
    refusals::wrong_memory_is_refused::<LrpeRotate>(LrpeRotate::NAME);
}

#[test]
fn widths_that_do_not_pair() {
    for device in common::devices() {
        let theta = device.zeros::<f32>(&[1, 3]).unwrap();
        let op = LrpeRotate::new(Theta::per_feature(theta));
        let x = device.zeros::<f32>(&[1, 4, 1, 7]).unwrap();
        let odd = InputError::OddWidth {
            op: "lrpe_rotate",
            tensor: "x",
            got: 7,
        };
        assert_eq!(op.forward(&x).unwrap_err(), Error::Input(odd));

        let x = device.zeros::<f32>(&[1, 4, 1, 4]).unwrap();
        let wide = InputError::ThetaTooWide {
            op: "lrpe_rotate",
            max: 2,
            got: 3,
        };
        assert_eq!(op.forward(&x).unwrap_err(), Error::Input(wide));
    }
}

#[test]
fn graphs() {
    launches::graphs_replay::<LrpeRotate>();
    launches::calls_into_outputs_do_not_allocate::<LrpeRotate>();
}

#[test]
fn streams_that_are_tracked() {
    launches::a_tracked_stream_gives_the_same::<LrpeRotate>();
}
