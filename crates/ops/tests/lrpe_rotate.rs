//! `lrpe_rotate` against the reference.

mod common;
mod lrpe;

use gimbal_ops::{Error, InputReason, LrpeRotate, Theta};

lrpe::operator_tests!(LrpeRotate);

#[test]
fn widths_that_do_not_pair() {
    for device in common::devices() {
        let theta = device.zeros::<f32>(&[1, 3]).unwrap();
        let op = LrpeRotate::new(Theta::per_feature(theta));
        let x = device.zeros::<f32>(&[1, 4, 1, 7]).unwrap();
        let odd = InputReason::OddWidth {
            tensor: "x",
            got: 7,
        }
        .of("lrpe_rotate");
        assert_eq!(op.forward(&x).unwrap_err(), Error::Input(odd));

        let x = device.zeros::<f32>(&[1, 4, 1, 4]).unwrap();
        let wide = InputReason::ThetaTooWide { max: 2, got: 3 }.of("lrpe_rotate");
        assert_eq!(op.forward(&x).unwrap_err(), Error::Input(wide));
    }
}
