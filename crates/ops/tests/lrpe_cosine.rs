//! `lrpe_cosine` against the reference.

mod common;
mod lrpe;

use gimbal_ops::{Error, InputReason, LrpeCosine, Theta};

lrpe::operator_tests!(LrpeCosine);

#[test]
fn widths_that_do_not_fit() {
    for device in common::devices() {
        let theta = device.zeros::<f32>(&[1, 3]).unwrap();
        let op = LrpeCosine::new(Theta::per_feature(theta));
        let x = device.zeros::<f32>(&[1, 4, 1, 2]).unwrap();
        let wide = InputReason::ThetaTooWide { max: 2, got: 3 }.of("lrpe_cosine");
        assert_eq!(op.forward(&x).unwrap_err(), Error::Input(wide));

        // One scalar a head is a kind of its own, not a width.
        let theta = device.zeros::<f32>(&[1, 2]).unwrap();
        let op = LrpeCosine::new(Theta::per_head(theta));
        let scalar = InputReason::ThetaNotScalar { got: 2 }.of("lrpe_cosine");
        assert_eq!(op.forward(&x).unwrap_err(), Error::Input(scalar));
    }
}
