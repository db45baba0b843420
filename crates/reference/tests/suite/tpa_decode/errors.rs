//! Every way in which the input of a decode can be wrong, and what is said about it.

use gimbal_reference::testing::tpa_decode::shapes;
use gimbal_reference::{DType, InputError, InputReason, TpaDecode, TpaDecodeProblem, TpaFactors};
use ndarray::{ArrayD, Axis};

use super::super::support::{Random, dense, message, shape};
use super::{PROBLEMS, draw, problem};

fn check_shapes(shapes: &TpaFactors<Vec<usize>>) -> Result<TpaDecodeProblem, InputError> {
    let factors = shapes.map(|name, shape| dense(name, shape));
    TpaDecode::default().check_forward(&factors.map(|_, factor| factor.info()))
}

#[test]
fn shapes_that_do_not_fit() {
    let shapes = shapes(&PROBLEMS[2], true);
    // A factor of another shape, and what is said.
    let wrong = "
aq (3, 34, 6): aq must have the shape (B, T, H, R), got (3, 34, 6)
aq (3, 2, 34, 6): bq must have the shape (3, 2, 6, 16), got (3, 1, 6, 16)
aq (3, 0, 34, 6): T of aq must be from 1 to 8, got 0
aq (3, 9, 34, 6): T of aq must be from 1 to 8, got 9
aq (3, 1, 34, 5): bq must have the shape (3, 1, 5, 16), got (3, 1, 6, 16)
aq (3, 1, 33, 6): ak must have the shape (3, 29, 2, 33), got (3, 29, 2, 34)
aq (3, 1, 129, 6): H of aq must be from 0 to 128, got 129
aq (3, 1, 34, 65): R of aq must be from 1 to 64, got 65
aq (3, 1, 34, 0): R of aq must be from 1 to 64, got 0
bq (3, 1, 6, 257): D of bq must be from 1 to 256, got 257
bq (3, 1, 6, 0): D of bq must be from 1 to 256, got 0
bq (6, 16): bq must have the shape (B, T, R, D), got (6, 16)
bq (3, 1, 6, 15): bk must have the shape (3, 29, 2, 15), got (3, 29, 2, 16)
bk (3, 29, 16): ak must have the shape (3, 29, 1, 34), got (3, 29, 2, 34)
bk (3, 28, 2, 16): ak must have the shape (3, 28, 2, 34), got (3, 29, 2, 34)
bk (3, 29, 0, 16): Rk of bk must be from 1 to 2147483647, got 0
bk (3, 2147483648, 2, 16): M of bk must be from 0 to 2147483647, got 2147483648
bk (3): bk must have the shape (B, M, Rk, D) or (B, M, D), got (3)
ak (3, 29, 34): ak must have the shape (3, 29, 2, 34), got (3, 29, 34)
ak (3, 29): ak must have the shape (B, M, Rk, H) or (B, M, H), got (3, 29)
bv (3, 28, 2, 16): bv must have the shape (3, 29, 2, 16), got (3, 28, 2, 16)
bv (3, 29, 2, 257): E of bv must be from 1 to 256, got 257
bv (3, 29, 3, 16): av must have the shape (3, 29, 3, 34), got (3, 29, 2, 34)
av (2, 29, 2, 34): av must have the shape (3, 29, 2, 34), got (2, 29, 2, 34)";
    for line in wrong.trim().lines() {
        let (tensor, expected) = line.split_once(": ").unwrap();
        let (name, other) = tensor.split_once(' ').unwrap();
        let shapes = shapes.map(|of, old| match of == name {
            true => shape(other),
            false => old.clone(),
        });
        assert_eq!(
            message(check_shapes(&shapes)),
            format!("tpa_decode: {expected}")
        );
    }
}

#[test]
fn the_limits_themselves_are_valid() {
    let problem = problem([1, i32::MAX as usize, 128], [64, 1, 1], [256, 256]);
    let problem = check_shapes(&shapes(&problem, true)).unwrap();
    assert_eq!(problem.output_shape(), [1, 1, 128, 256]);
    assert_eq!(problem.lse_shape(), [1, 128]);
}

#[test]
fn types_and_strides_that_do_not_fit() {
    let mut random = Random::new(1);
    let factors = draw::<f32>(&PROBLEMS[1], &mut random);
    let views = factors.view();
    let mut infos = views.info();
    infos.bv.dtype = DType::F16;
    assert_eq!(
        TpaDecode::default().check_forward(&infos),
        Err(InputReason::DType {
            tensor: "bv",
            expected: "f32",
            got: "f16".to_string()
        }
        .of("tpa_decode"))
    );

    let mut views = factors.view();
    views.bk.invert_axis(Axis(3));
    assert_eq!(
        TpaDecode::default().forward(&views, None),
        Err(InputReason::NotContiguous {
            tensor: "bk",
            got: -1
        }
        .of("tpa_decode"))
    );
}

#[test]
fn lengths_that_do_not_fit() {
    let mut random = Random::new(2);
    let factors = draw::<f32>(&PROBLEMS[2], &mut random);
    for (kv_lens, expected) in [
        (&[29, 30, 1][..], "kv_lens[1] must be from 0 to 29, got 30"),
        (&[29, 0, -1], "kv_lens[2] must be from 0 to 29, got -1"),
        (&[29, 0], "kv_lens must have the shape (3), got (2)"),
    ] {
        let result = TpaDecode::default().forward(&factors.view(), Some(kv_lens));
        assert_eq!(message(result), format!("tpa_decode: {expected}"));
    }
}

#[test]
fn outputs_that_do_not_fit_are_left_as_they_were() {
    let mut random = Random::new(3);
    let factors = draw::<f32>(&PROBLEMS[1], &mut random);
    let op = TpaDecode::default();
    let mut o = ArrayD::from_elem(vec![2, 1, 5, 3], 7f32);
    let result = op.forward_into(&factors.view(), None, o.view_mut(), None);
    assert_eq!(
        message(result),
        "tpa_decode: o must have the shape (2, 1, 5, 4), got (2, 1, 5, 3)"
    );
    assert!(o.iter().all(|&o| o == 7.0));

    let mut o = ArrayD::from_elem(vec![2, 1, 5, 4], 7f32);
    let mut lse = ndarray::Array2::from_elem((5, 2), 7f32);
    let result = op.forward_into(
        &factors.view(),
        None,
        o.view_mut(),
        Some(lse.view_mut().into_dyn()),
    );
    assert_eq!(
        message(result),
        "tpa_decode: lse must have the shape (2, 5), got (5, 2)"
    );
    let lse = Some(lse.view_mut().reversed_axes().into_dyn());
    let result = op.forward_into(&factors.view(), None, o.view_mut(), lse);
    assert_eq!(
        message(result),
        "tpa_decode: the last dimension of lse must be contiguous (stride 1), got stride 2"
    );
    let result = op.forward_into(&factors.view(), Some(&[17, 0]), o.view_mut(), None);
    assert_eq!(
        message(result),
        "tpa_decode: kv_lens[0] must be from 0 to 16, got 17"
    );
    assert!(o.iter().all(|&o| o == 7.0));
}
