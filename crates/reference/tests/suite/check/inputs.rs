//! What is wrong with the inputs of the positions and of f.

use gimbal_reference::{
    Activation, DType, Encoding, Function, IndexType, InputReason, Lrpe, LrpeInfo, LrpeInputs,
    LrpeProblem, Positions, Rotation, TensorInfo,
};
use ndarray::{Array1, Array2, ArrayD, array};

use super::{With, assert_refused, check, dense, message};

fn on(positions: Positions) -> Lrpe {
    Lrpe::rotate().on(positions)
}

#[test]
fn the_problem_of_packed_and_of_given_positions() {
    let packed = "x (7, 3, 8); cu_seqlens (5); offsets (4)";
    let problem = check(&Lrpe::rotate(), packed).unwrap();
    let sizes = (problem.batch, problem.tokens, problem.heads);
    assert_eq!((sizes, problem.sequences), ((1, 7, 3), Some(4)));
    let problem = check(&on(Positions::given()), "positions (3, 2, 5)").unwrap();
    assert_eq!(
        (problem.axes, problem.angles, problem.sequences),
        (3, 4, None)
    );
}

#[test]
fn inputs_that_do_not_go_together() {
    let (grid, given) = (on(Positions::grid([5], 0)), on(Positions::given()));
    let (line, from_one) = (Lrpe::rotate(), on(Positions::line(1)));
    let silu = Lrpe::rotate().with(Activation::Silu);
    for (op, shapes, tensor, other) in [
        (&line, "positions (5)", "positions", "positions on a line"),
        (&from_one, "offsets (2)", "offsets", "an offset"),
        (&grid, "positions (5)", "positions", "a grid"),
        (&grid, "offsets (2)", "offsets", "a grid"),
        (&grid, "cu_seqlens (2)", "cu_seqlens", "a grid"),
        (&given, "positions (5); offsets (2)", "offsets", "positions"),
        (
            &given,
            "positions (5); cu_seqlens (2)",
            "cu_seqlens",
            "positions",
        ),
        (&silu, "norm_weight (8)", "norm_weight", "an activation"),
        (&line, "norm_weight (8)", "norm_weight", "an activation"),
    ] {
        let error = InputReason::Conflict { tensor, other }.of("lrpe_rotate");
        assert_eq!(check(op, shapes), Err(error));
    }
    assert_eq!(
        message(check(&grid, "offsets (2)")),
        "lrpe_rotate: offsets cannot be used with a grid"
    );
    let tables = Lrpe::cosine().tables(Array2::zeros((1, 2)).view());
    assert_eq!(
        message(tables),
        "lrpe_cosine: tables cannot be used with positions without a grid"
    );
}

#[test]
fn inputs_that_are_missing() {
    assert_eq!(
        message(check(&on(Positions::given()), "")),
        "lrpe_rotate: positions is needed for positions that are given, but was not given"
    );
    let norm = Lrpe::cosine().with(Function::RMS_NORM);
    assert_eq!(
        message(check(&norm, "")),
        "lrpe_cosine: norm_weight is needed for the RMS norm, but was not given"
    );
    let (theta, weight) = (dense("theta", &[1, 4]), dense("norm_weight", &[8]));
    let d_o = dense("do", &[2, 5, 3, 16]);
    let with_weight = LrpeInfo {
        norm_weight: Some(weight.info()),
        ..theta.info().into()
    };
    assert_eq!(
        message(norm.check_backward(None, with_weight, &d_o.info())),
        "lrpe_cosine: x is needed for the gradient of the RMS norm, but was not given"
    );
    assert_eq!(
        message(norm.check_dnorm_weight(None, with_weight, &d_o.info())),
        "lrpe_cosine: x is needed for the gradient of norm_weight, but was not given"
    );
    let x = dense("x", &[2, 5, 3, 8]);
    assert_eq!(
        message(Lrpe::cosine().check_dnorm_weight(Some(&x.info()), theta.info(), &d_o.info())),
        "lrpe_cosine: norm_weight is needed for the gradient of norm_weight, but was not given"
    );
}

#[test]
fn shapes_of_integers() {
    assert_refused(
        &Lrpe::rotate(),
        "
offsets (3): offsets must have the shape (2), got (3)
x (7, 3, 8); cu_seqlens (0): the last dimension of cu_seqlens must be at least 1, got 0
x (7, 3, 8); cu_seqlens (1, 5): cu_seqlens must have the shape (S + 1), got (1, 5)
x (1, 7, 3, 8); cu_seqlens (5): x must have the shape (T, H, D), got (1, 7, 3, 8)",
    );
    assert_refused(
        &Lrpe::cosine(),
        "x (7, 3, 8); cu_seqlens (5); offsets (5): offsets must have the shape (4), got (5)",
    );
    assert_refused(
        &on(Positions::given()),
        "
positions (4): positions must have the shape (5), got (4)
positions (1, 5): positions must have the shape (2, 5), got (1, 5)
positions (3, 1, 5): positions must have the shape (3, 2, 5), got (3, 1, 5)
positions (1, 1, 2, 5): positions must have the shape (N), (B, N) or (k, B, N), got (1, 1, 2, 5)
positions (5, 2, 5): k of positions must be from 1 to 4, got 5
positions (0, 2, 5): k of positions must be from 1 to 4, got 0",
    );
    let (x, theta) = (dense("x", &[2, 5, 3, 8]), dense("theta", &[1, 4]));
    let offsets = TensorInfo {
        name: "offsets",
        dtype: IndexType::I32,
        shape: &[2],
        strides: &[-1],
    };
    let inputs = LrpeInfo {
        offsets: Some(offsets),
        ..theta.info().into()
    };
    assert_eq!(
        message(Lrpe::rotate().check_forward(&x.info(), inputs)),
        "lrpe_rotate: the last dimension of offsets must be contiguous (stride 1), got stride -1"
    );
}

#[test]
fn columns_of_theta_and_axes() {
    let given = |axes: &[usize]| {
        on(Positions::Given {
            axes: Some(axes.to_vec()),
        })
    };
    let in_blocks = on(Positions::given());
    let two_axes = "positions (2, 2, 5)";
    assert!(check(&given(&[0, 1, 1, 0]), two_axes).is_ok());
    let (expected, got) = (4, 3);
    let error = InputReason::AxesLength { expected, got }.of("lrpe_rotate");
    assert_eq!(check(&given(&[0, 1, 1]), two_axes), Err(error));
    let (index, axes, got) = (2, 2, 2);
    let error = InputReason::AxisRange { index, axes, got }.of("lrpe_rotate");
    assert_eq!(check(&given(&[0, 1, 2, 0]), two_axes), Err(error));
    assert_eq!(
        message(check(&given(&[0]), two_axes)),
        "lrpe_rotate: axes must name an axis for each of the 4 columns of theta, got 1"
    );
    assert_eq!(
        message(check(&given(&[0, 1, 0, 7]), two_axes)),
        "lrpe_rotate: axes[3] must be from 0 to 1, got 7"
    );
    // With `axes` theta is no wider than the angles, without them its blocks cover them.
    let wide = "theta (1, 5); positions (2, 2, 5)";
    let error = InputReason::ThetaTooWide { max: 4, got: 5 }.of("lrpe_rotate");
    assert_eq!(check(&given(&[0, 1, 0, 1, 0]), wide), Err(error.clone()));
    assert!(check(&in_blocks, wide).is_ok());
    let narrow = "theta (1, 1); positions (2, 2, 5)";
    assert_eq!(
        message(check(&in_blocks, narrow)),
        "lrpe_rotate: 2 axes of 1 columns of theta must cover the 4 angles of a row"
    );
    // One given axis is as a line.
    let one_axis = "theta (1, 1); positions (1, 2, 5)";
    assert!(check(&in_blocks, one_axis).is_ok());
    let wide = "theta (1, 5); positions (1, 2, 5)";
    assert_eq!(check(&in_blocks, wide), Err(error));

    // A scalar a head has one axis, and no list of axes.
    let scalar = in_blocks.per_head();
    assert!(check(&scalar, one_axis).is_ok());
    for result in [
        check(&scalar, narrow),
        check(&given(&[0]).per_head(), one_axis),
        check(&on(Positions::grid([5], 0)).per_head(), "theta (1, 1)"),
    ] {
        let error = InputReason::ThetaScalarAxes.of("lrpe_rotate");
        assert_eq!(result, Err(error));
    }
}

#[test]
fn rotary_dim() {
    let part = |rotary_dim| {
        Lrpe::rotate().encoded(Encoding::Rotate(Rotation {
            rotary_dim: Some(rotary_dim),
            ..Rotation::default()
        }))
    };
    for fits in [2, 8] {
        assert!(check(&part(fits), "theta (1, 1)").is_ok());
    }
    for got in [0, 3, 10, usize::MAX] {
        let error = InputReason::RotaryDim { features: 8, got }.of("lrpe_rotate");
        assert_eq!(check(&part(got), "theta (1, 1)"), Err(error));
    }
    assert_eq!(
        message(check(&part(3), "theta (1, 1)")),
        "lrpe_rotate: rotary_dim must be even and from 2 to 8, got 3"
    );
    // Half of what turns bounds theta.
    assert_eq!(
        message(check(&part(6), "")),
        "lrpe_rotate: theta must have at most 3 columns, got 4"
    );
}

#[test]
fn norm_weight() {
    let norm = Lrpe::rotate().with(Function::RMS_NORM);
    for fits in [
        "norm_weight (8)",
        "norm_weight (1, 8)",
        "norm_weight (3, 8)",
    ] {
        assert!(check(&norm, fits).is_ok());
    }
    assert_refused(
        &norm,
        "
norm_weight (7): norm_weight must have the shape (8), got (7)
norm_weight (1, 4): norm_weight must have the shape (1, 8), got (1, 4)
norm_weight (2, 8): norm_weight must have the shape (3, 8), got (2, 8)
norm_weight (1, 3, 8): norm_weight must have the shape (D), (1, D) or (H, D), got (1, 3, 8)",
    );
    let (x, theta) = (dense("x", &[2, 5, 3, 8]), dense("theta", &[1, 4]));
    let weight = dense("norm_weight", &[8]);
    let half = TensorInfo {
        dtype: DType::F16,
        ..weight.info()
    };
    let inputs = LrpeInfo {
        norm_weight: Some(half),
        ..theta.info().into()
    };
    assert_eq!(
        message(norm.check_forward(&x.info(), inputs)),
        "lrpe_rotate: norm_weight must be of type f32, got f16"
    );
}

#[test]
fn values() {
    let x = ArrayD::<f32>::ones(vec![6, 1, 2]);
    let theta = array![[1f32]];
    let mut o = ArrayD::from_elem(vec![6, 1, 2], 7f32);
    for (bounds, expected) in [
        (array![0, 2, 2, 6], Ok(())),
        (array![0, 4], Ok(())),
        (array![1, 2], Err((0, 1))),
        (array![-1, 2], Err((0, -1))),
        (array![0, 3, 2], Err((2, 2))),
        (array![0, 3, 7], Err((2, 7))),
        // The lower 32 bits count.
        (array![1 << 32, 3, (1 << 32) + 6], Ok(())),
        (array![0, 1 << 31], Err((1, i32::MIN))),
    ] {
        let bounds: Array1<i64> = bounds;
        let inputs = LrpeInputs {
            cu_seqlens: Some(bounds.view().into()),
            ..theta.view().into()
        };
        let problem = LrpeProblem {
            tokens: 6,
            ..LrpeProblem::default()
        };
        let expected = expected.map_err(|(index, got)| {
            InputReason::CuSeqlens {
                index,
                tokens: 6,
                got,
            }
            .of("lrpe_rotate")
        });
        let op = Lrpe::rotate();
        assert_eq!(op.check_values(&problem, &inputs), expected);
        let result = op.forward_into(x.view(), inputs, o.view_mut());
        assert_eq!(result, expected);
        if expected.is_err() {
            // Nothing was written.
            assert!(o.iter().all(|&o| o == 7.0));
        }
        o.fill(7.0);
    }
    let error = InputReason::CuSeqlens {
        index: 2,
        tokens: 6,
        got: 7,
    };
    assert_eq!(
        error.to_string(),
        "cu_seqlens must start at 0, never fall and end at 6 at most, got 7 at 2"
    );

    // Each sequence ends within 32 bits.
    let last = i32::MAX;
    let x = ArrayD::<f32>::ones(vec![2, 3, 1, 2]);
    for (offsets, expected) in [
        (array![last - 2, 0], Ok(())),
        (array![0, last - 1], Err(())),
    ] {
        let inputs = LrpeInputs {
            offsets: Some(offsets.view().into()),
            ..theta.view().into()
        };
        let result = Lrpe::rotate().forward(x.view(), inputs).map(|_| ());
        let error = InputReason::Positions {
            offset: i64::from(last) - 1,
            tokens: 3,
        };
        assert_eq!(result, expected.map_err(|()| error.of("lrpe_rotate")));
    }
}
