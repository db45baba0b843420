//! `lrpe_rotate` against the reference.

mod common;
mod lrpe;

use gimbal_ops::{Error, InputError, LrpeRotate, Theta};

lrpe::operator_tests!(LrpeRotate);

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
