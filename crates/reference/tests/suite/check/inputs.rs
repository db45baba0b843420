//! What is wrong with the inputs of the positions and of f.

use gimbal_reference::{
    Activation, DType, Encoding, Function, IndexType, InputError, InputReason, Lrpe, LrpeInfo,
    LrpeInputs, LrpeProblem, Positions, Rotation, TensorInfo, ThetaKind,
};
use ndarray::{Array1, Array2, ArrayD, array};

use super::{Dense, dense, message};

/// Integers of this shape, without elements.
fn index<'a>(tensor: &'a Dense) -> TensorInfo<'a, IndexType> {
    let TensorInfo {
        name,
        shape,
        strides,
        ..
    } = tensor.info();
    TensorInfo {
        name,
        dtype: IndexType::I64,
        shape,
        strides,
    }
}

/// The shapes of one call.
#[derive(Clone, Copy, Default)]
struct Shapes<'a> {
    x: &'a [usize],
    theta: &'a [usize],
    offsets: Option<&'a [usize]>,
    cu_seqlens: Option<&'a [usize]>,
    positions: Option<&'a [usize]>,
    norm_weight: Option<&'a [usize]>,
}

const PLAIN: Shapes = Shapes {
    x: &[2, 5, 3, 8],
    theta: &[1, 4],
    offsets: None,
    cu_seqlens: None,
    positions: None,
    norm_weight: None,
};

impl Shapes<'_> {
    fn check(self, op: &Lrpe) -> Result<LrpeProblem, InputError> {
        let tensor = |name, shape: Option<&[usize]>| shape.map(|shape| dense(name, shape));
        let (x, theta) = (dense("x", self.x), dense("theta", self.theta));
        let offsets = tensor("offsets", self.offsets);
        let cu_seqlens = tensor("cu_seqlens", self.cu_seqlens);
        let positions = tensor("positions", self.positions);
        let norm_weight = tensor("norm_weight", self.norm_weight);
        op.check_forward(
            &x.info(),
            LrpeInfo {
                offsets: offsets.as_ref().map(index),
                cu_seqlens: cu_seqlens.as_ref().map(index),
                positions: positions.as_ref().map(index),
                norm_weight: norm_weight.as_ref().map(|weight| weight.info()),
                ..theta.info().into()
            },
        )
    }
}

fn on(positions: Positions) -> Lrpe {
    Lrpe {
        positions,
        ..Lrpe::rotate()
    }
}

#[test]
fn the_problem_of_packed_and_of_given_positions() {
    let packed = Shapes {
        x: &[7, 3, 8],
        cu_seqlens: Some(&[5]),
        offsets: Some(&[4]),
        ..PLAIN
    };
    let problem = packed.check(&Lrpe::rotate()).unwrap();
    let sizes = (problem.batch, problem.tokens, problem.heads);
    assert_eq!((sizes, problem.sequences), ((1, 7, 3), Some(4)));
    let given = Shapes {
        positions: Some(&[3, 2, 5]),
        ..PLAIN
    };
    let problem = given.check(&on(Positions::given())).unwrap();
    assert_eq!(
        (problem.axes, problem.angles, problem.sequences),
        (3, 4, None)
    );
}

#[test]
fn inputs_that_do_not_go_together() {
    let (grid, given) = (on(Positions::grid([5], 0)), on(Positions::given()));
    let one: Option<&[usize]> = Some(&[2]);
    let (positions, offsets) = (
        Shapes {
            positions: Some(&[5]),
            ..PLAIN
        },
        Shapes {
            offsets: one,
            ..PLAIN
        },
    );
    let cu_seqlens = Shapes {
        cu_seqlens: one,
        ..PLAIN
    };
    let weight = Shapes {
        norm_weight: Some(&[8]),
        ..PLAIN
    };
    let silu = Lrpe {
        f: Activation::Silu.into(),
        ..Lrpe::rotate()
    };
    for (op, shapes, tensor, other) in [
        (
            &Lrpe::rotate(),
            positions,
            "positions",
            "positions on a line",
        ),
        (&on(Positions::line(1)), offsets, "offsets", "an offset"),
        (&grid, positions, "positions", "a grid"),
        (&grid, offsets, "offsets", "a grid"),
        (&grid, cu_seqlens, "cu_seqlens", "a grid"),
        (
            &given,
            Shapes {
                offsets: one,
                ..positions
            },
            "offsets",
            "positions",
        ),
        (
            &given,
            Shapes {
                cu_seqlens: one,
                ..positions
            },
            "cu_seqlens",
            "positions",
        ),
        (&silu, weight, "norm_weight", "an activation"),
        (&Lrpe::rotate(), weight, "norm_weight", "an activation"),
    ] {
        let error = InputReason::Conflict { tensor, other }.of("lrpe_rotate");
        assert_eq!(shapes.check(op), Err(error));
    }
    assert_eq!(
        message(offsets.check(&grid)),
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
        message(PLAIN.check(&on(Positions::given()))),
        "lrpe_rotate: positions is needed for positions that are given, but was not given"
    );
    let norm = Lrpe {
        f: Function::RMS_NORM,
        ..Lrpe::cosine()
    };
    assert_eq!(
        message(PLAIN.check(&norm)),
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
    let packed = Shapes {
        x: &[7, 3, 8],
        cu_seqlens: Some(&[5]),
        ..PLAIN
    };
    for (op, shapes, expected) in [
        (
            Lrpe::rotate(),
            Shapes {
                offsets: Some(&[3]),
                ..PLAIN
            },
            "lrpe_rotate: offsets must have the shape (2), got (3)",
        ),
        (
            Lrpe::cosine(),
            Shapes {
                offsets: Some(&[5]),
                ..packed
            },
            "lrpe_cosine: offsets must have the shape (4), got (5)",
        ),
        (
            Lrpe::rotate(),
            Shapes {
                cu_seqlens: Some(&[0]),
                ..packed
            },
            "lrpe_rotate: the last dimension of cu_seqlens must be at least 1, got 0",
        ),
        (
            Lrpe::rotate(),
            Shapes {
                cu_seqlens: Some(&[1, 5]),
                ..packed
            },
            "lrpe_rotate: cu_seqlens must have the shape (S + 1), got (1, 5)",
        ),
        (
            Lrpe::rotate(),
            Shapes {
                x: &[1, 7, 3, 8],
                ..packed
            },
            "lrpe_rotate: x must have the shape (T, H, D), got (1, 7, 3, 8)",
        ),
        (
            on(Positions::given()),
            Shapes {
                positions: Some(&[4]),
                ..PLAIN
            },
            "lrpe_rotate: positions must have the shape (5), got (4)",
        ),
        (
            on(Positions::given()),
            Shapes {
                positions: Some(&[1, 5]),
                ..PLAIN
            },
            "lrpe_rotate: positions must have the shape (2, 5), got (1, 5)",
        ),
        (
            on(Positions::given()),
            Shapes {
                positions: Some(&[3, 1, 5]),
                ..PLAIN
            },
            "lrpe_rotate: positions must have the shape (3, 2, 5), got (3, 1, 5)",
        ),
        (
            on(Positions::given()),
            Shapes {
                positions: Some(&[1, 1, 2, 5]),
                ..PLAIN
            },
            "lrpe_rotate: positions must have the shape (N), (B, N) or (k, B, N), got (1, 1, 2, 5)",
        ),
        (
            on(Positions::given()),
            Shapes {
                positions: Some(&[5, 2, 5]),
                ..PLAIN
            },
            "lrpe_rotate: k of positions must be from 1 to 4, got 5",
        ),
        (
            on(Positions::given()),
            Shapes {
                positions: Some(&[0, 2, 5]),
                ..PLAIN
            },
            "lrpe_rotate: k of positions must be from 1 to 4, got 0",
        ),
    ] {
        assert_eq!(message(shapes.check(&op)), expected);
    }
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
    let shapes = Shapes {
        positions: Some(&[2, 2, 5]),
        ..PLAIN
    };
    assert!(shapes.check(&given(&[0, 1, 1, 0])).is_ok());
    for (axes, reason) in [
        (
            vec![0, 1, 1],
            InputReason::AxesLength {
                expected: 4,
                got: 3,
            },
        ),
        (
            vec![0, 1, 2, 0],
            InputReason::AxisRange {
                index: 2,
                axes: 2,
                got: 2,
            },
        ),
    ] {
        assert_eq!(shapes.check(&given(&axes)), Err(reason.of("lrpe_rotate")));
    }
    assert_eq!(
        message(shapes.check(&given(&[0]))),
        "lrpe_rotate: axes must name an axis for each of the 4 columns of theta, got 1"
    );
    assert_eq!(
        message(shapes.check(&given(&[0, 1, 0, 7]))),
        "lrpe_rotate: axes[3] must be from 0 to 1, got 7"
    );
    // With `axes` theta is no wider than the angles, without them its blocks cover them.
    let wide = Shapes {
        theta: &[1, 5],
        ..shapes
    };
    let error = InputReason::ThetaTooWide { max: 4, got: 5 }.of("lrpe_rotate");
    assert_eq!(wide.check(&given(&[0, 1, 0, 1, 0])), Err(error.clone()));
    assert!(wide.check(&on(Positions::given())).is_ok());
    let narrow = Shapes {
        theta: &[1, 1],
        ..shapes
    };
    assert_eq!(
        message(narrow.check(&on(Positions::given()))),
        "lrpe_rotate: 2 axes of 1 columns of theta must cover the 4 angles of a row"
    );
    // One given axis is as a line.
    let one_axis = Shapes {
        positions: Some(&[1, 2, 5]),
        ..narrow
    };
    assert!(one_axis.check(&on(Positions::given())).is_ok());
    let wide = Shapes {
        theta: &[1, 5],
        ..one_axis
    };
    assert_eq!(wide.check(&on(Positions::given())), Err(error));

    // A scalar a head has one axis, and no list of axes.
    let scalar = |positions| Lrpe {
        theta_kind: ThetaKind::PerHead,
        ..on(positions)
    };
    assert!(one_axis.check(&scalar(Positions::given())).is_ok());
    let grid = Shapes {
        theta: &[1, 1],
        ..PLAIN
    };
    let list = Positions::Given {
        axes: Some(vec![0]),
    };
    for result in [
        narrow.check(&scalar(Positions::given())),
        one_axis.check(&scalar(list)),
        grid.check(&scalar(Positions::grid([5], 0))),
    ] {
        let error = InputReason::ThetaScalarAxes.of("lrpe_rotate");
        assert_eq!(result, Err(error));
    }
}

#[test]
fn rotary_dim() {
    let part = |rotary_dim| Lrpe {
        encoding: Encoding::Rotate(Rotation {
            rotary_dim: Some(rotary_dim),
            ..Rotation::default()
        }),
        ..Lrpe::rotate()
    };
    let shapes = Shapes {
        theta: &[1, 1],
        ..PLAIN
    };
    for (got, fits) in [
        (2, true),
        (8, true),
        (0, false),
        (3, false),
        (10, false),
        (usize::MAX, false),
    ] {
        let expected = InputReason::RotaryDim { features: 8, got }.of("lrpe_rotate");
        let result = shapes.check(&part(got)).map(|_| ());
        assert_eq!(result, if fits { Ok(()) } else { Err(expected) });
    }
    assert_eq!(
        message(shapes.check(&part(3))),
        "lrpe_rotate: rotary_dim must be even and from 2 to 8, got 3"
    );
    // Half of what turns bounds theta.
    assert_eq!(
        message(PLAIN.check(&part(6))),
        "lrpe_rotate: theta must have at most 3 columns, got 4"
    );
}

#[test]
fn norm_weight() {
    let norm = Lrpe {
        f: Function::RMS_NORM,
        ..Lrpe::rotate()
    };
    for (shape, expected) in [
        (&[8][..], Ok(())),
        (&[1, 8], Ok(())),
        (&[3, 8], Ok(())),
        (&[7], Err("must have the shape (8), got (7)")),
        (&[1, 4], Err("must have the shape (1, 8), got (1, 4)")),
        (&[2, 8], Err("must have the shape (3, 8), got (2, 8)")),
        (
            &[1, 3, 8],
            Err("must have the shape (D), (1, D) or (H, D), got (1, 3, 8)"),
        ),
    ] {
        let shapes = Shapes {
            norm_weight: Some(shape),
            ..PLAIN
        };
        match (shapes.check(&norm), expected) {
            (result, Ok(())) => assert!(result.is_ok()),
            (result, Err(expected)) => assert_eq!(
                message(result),
                format!("lrpe_rotate: norm_weight {expected}")
            ),
        }
    }
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
