//! What is wrong with the inputs and outputs of `flao`.

use gimbal_reference::{
    DType, Flao, FlaoGradients, FlaoInputs, FlaoProblem, FlaoSaved, InputError, InputReason,
    TensorInfo,
};
use ndarray::ArrayD;

use super::{Sizes, shapes};
use crate::support::{self, Outside, message, reason};

/// A dense tensor of bf16.
fn of_bf16(name: &'static str, shape: &[usize]) -> Outside {
    Outside {
        dtype: DType::BF16,
        ..support::dense(name, shape)
    }
}

/// B, H, N, M, D, E that are all different.
const SIZES: Sizes = [2, 3, 7, 5, 4, 6];

fn dense(sizes: Sizes) -> FlaoInputs<Outside> {
    shapes(sizes).map(|name, shape| of_bf16(name, shape))
}

fn check(inputs: &FlaoInputs<Outside>) -> Result<FlaoProblem, InputError> {
    Flao::default().check_forward(&inputs.map(|_, input| input.info()))
}

#[test]
fn sizes_are_found() {
    let problem = check(&dense(SIZES)).unwrap();
    assert_eq!(problem.query_shape(), [2, 3, 7, 4]);
    assert_eq!(problem.key_shape(), [2, 3, 5, 4]);
    assert_eq!(problem.value_shape(), [2, 3, 5, 6]);
    assert_eq!(problem.output_shape(), [2, 3, 7, 6]);
    assert_eq!(problem.kv_shape(), [2, 3, 4, 6]);
}

#[test]
fn rank_and_shape() {
    let mut inputs = dense(SIZES);
    inputs.k = of_bf16("k", &[6, 5, 4]);
    assert_eq!(
        message(check(&inputs)),
        "flao: k must have the shape (B, H, M, D), got (6, 5, 4)"
    );
    for (wrong, expected) in [
        (
            of_bf16("k", &[2, 3, 5, 6]),
            "flao: k must have the shape (2, 3, 5, 4), got (2, 3, 5, 6)",
        ),
        (
            of_bf16("v", &[2, 3, 7, 6]),
            "flao: v must have the shape (2, 3, 5, 6), got (2, 3, 7, 6)",
        ),
        (
            of_bf16("g", &[2, 3, 5, 6]),
            "flao: g must have the shape (2, 3, 7, 6), got (2, 3, 5, 6)",
        ),
    ] {
        let mut inputs = dense(SIZES);
        match wrong.name {
            "k" => inputs.k = wrong,
            "v" => inputs.v = wrong,
            _ => inputs.g = Some(wrong),
        }
        assert_eq!(message(check(&inputs)), expected);
    }
}

#[test]
fn widths_have_limits() {
    for (d, e, expected) in [
        (0, 6, "D of q must be from 1 to 256, got 0"),
        (257, 6, "D of q must be from 1 to 256, got 257"),
        (4, 0, "E of v must be from 1 to 256, got 0"),
        (4, 300, "E of v must be from 1 to 256, got 300"),
    ] {
        let result = check(&dense([2, 3, 7, 5, d, e]));
        assert_eq!(message(result), format!("flao: {expected}"));
    }
    assert!(check(&dense([2, 3, 7, 5, 256, 256])).is_ok());
}

#[test]
fn type_and_strides() {
    let mut inputs = dense(SIZES);
    inputs.v.dtype = DType::F16;
    assert_eq!(
        message(check(&inputs)),
        "flao: v must be of type bf16, got f16"
    );
    let mut inputs = dense(SIZES);
    inputs.g.as_mut().unwrap().strides[3] = 2;
    assert_eq!(
        message(check(&inputs)),
        "flao: the last dimension of g must be contiguous (stride 1), got stride 2"
    );
}

fn both<'a>(kv: &'a Outside, product: &'a Outside) -> FlaoSaved<TensorInfo<'a>, TensorInfo<'a>> {
    FlaoSaved::KvAndProduct {
        kv: kv.info(),
        product: product.info(),
    }
}

#[test]
fn outputs_and_saved() {
    let op = Flao::default();
    let inputs = dense(SIZES);
    let inputs = inputs.map(|_, input| input.info());
    let o = of_bf16("o", &[2, 3, 7, 6]);
    let narrow = of_bf16("kv", &[2, 3, 4, 6]);
    let kv = Outside {
        dtype: DType::F32,
        ..narrow.clone()
    };
    let product = of_bf16("product", &[2, 3, 7, 6]);
    let into = |o: &Outside, saved| op.check_forward_into(&inputs, &o.info(), &saved);
    assert_eq!(
        message(into(&o, FlaoSaved::Kv(narrow.info()))),
        "flao: kv must be of type f32, got bf16"
    );
    let mut overlapping = o.clone();
    overlapping.strides[2] = 0;
    assert!(matches!(
        reason(into(&overlapping, FlaoSaved::Nothing)),
        InputReason::Overlapping { tensor: "o", .. }
    ));
    let short = of_bf16("product", &[2, 3, 7, 5]);
    let wrong = "flao: product must have the shape (2, 3, 7, 6), got (2, 3, 7, 5)";
    assert_eq!(message(into(&o, both(&kv, &short))), wrong);
    assert!(into(&o, both(&kv, &product)).is_ok());

    let d_o = of_bf16("do", &[2, 3, 7, 6]);
    let backward = |d_o: &Outside, saved| op.check_backward(&inputs, &saved, &d_o.info());
    assert_eq!(message(backward(&d_o, both(&kv, &short))), wrong);
    assert!(matches!(
        reason(backward(&of_bf16("do", &[2, 3, 7, 4]), FlaoSaved::Nothing)),
        InputReason::Shape { tensor: "do", .. }
    ));

    let gradients = FlaoGradients {
        dq: of_bf16("dq", &[2, 3, 7, 4]),
        dk: of_bf16("dk", &[2, 3, 5, 4]),
        dv: of_bf16("dv", &[2, 3, 5, 4]),
        dg: Some(of_bf16("dg", &[2, 3, 7, 6])),
    };
    assert_eq!(
        message(op.check_backward_into(
            &inputs,
            &both(&kv, &product),
            &d_o.info(),
            &gradients.map(|_, gradient| gradient.info())
        )),
        "flao: dv must have the shape (2, 3, 5, 6), got (2, 3, 5, 4)"
    );
}

#[test]
fn nothing_is_written_on_error() {
    let zeros = |shape: &[usize]| ArrayD::<f32>::zeros(shape);
    let inputs = shapes(SIZES).map(|_, shape| zeros(shape));
    let mut o = ArrayD::from_elem(vec![2, 3, 7, 6], 7f32);
    let mut kv = ArrayD::from_elem(vec![2, 3, 4, 5], 7f32);
    let result =
        Flao::default().forward_into(&inputs.view(), o.view_mut(), FlaoSaved::Kv(kv.view_mut()));
    assert!(matches!(
        reason(result),
        InputReason::Shape { tensor: "kv", .. }
    ));
    assert!(o.iter().chain(&kv).all(|&x| x == 7.0));
}
