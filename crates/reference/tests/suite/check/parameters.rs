//! What is wrong between sizes, theta, the grid and the positions.

use gimbal_reference::{InputReason, Lrpe, Positions, TensorInfo};
use ndarray::{Array2, ArrayD};

use super::{With, cosine, dense, md, message, reason, rotate};

#[test]
fn features() {
    for result in [rotate(&[1, 2, 0], &[1, 0]), cosine(&[1, 2, 1, 0], &[1, 0])] {
        assert!(matches!(
            reason(result),
            InputReason::NoFeatures { tensor: "x", .. }
        ));
    }
    assert_eq!(
        message(md(&[2], 0, &[1, 1, 2, 0], &[1, 1])),
        "lrpe_cosine_md: the last dimension of x must be at least 1, got 0"
    );
    assert_eq!(
        rotate(&[1, 2, 7], &[1, 3]),
        Err(InputReason::OddWidth {
            tensor: "x",
            got: 7
        }
        .of("lrpe_rotate"))
    );
    assert!(cosine(&[1, 2, 7], &[1, 3]).is_ok());
    let (theta, d_o) = (dense("theta", &[1, 3]), dense("do", &[1, 2, 7]));
    assert_eq!(
        message(Lrpe::cosine().check_backward(None, theta.info(), &d_o.info())),
        "lrpe_cosine: the last dimension of do must be even, got 7"
    );
}

#[test]
fn theta_rows() {
    assert_eq!(
        cosine(&[1, 2, 3, 4], &[2, 4]),
        Err(InputReason::ThetaHeads { heads: 3, got: 2 }.of("lrpe_cosine"))
    );
    assert_eq!(
        message(rotate(&[1, 2, 4], &[0, 2])),
        "lrpe_rotate: theta must have 1 row or one for each of the 1 heads, got 0"
    );
}

#[test]
fn theta_columns() {
    assert!(rotate(&[1, 2, 8], &[1, 4]).is_ok());
    assert_eq!(
        rotate(&[1, 2, 8], &[1, 5]),
        Err(InputReason::ThetaTooWide { max: 4, got: 5 }.of("lrpe_rotate"))
    );
    assert!(cosine(&[1, 2, 8], &[1, 8]).is_ok());
    assert_eq!(
        message(cosine(&[1, 2, 8], &[1, 9])),
        "lrpe_cosine: theta must have at most 8 columns, got 9"
    );
    let op = Lrpe::cosine().per_head();
    for columns in [0, 2] {
        let (x, theta) = (dense("x", &[1, 2, 8]), dense("theta", &[1, columns]));
        assert_eq!(
            op.check_forward(&x.info(), theta.info()),
            Err(InputReason::ThetaNotScalar { got: columns }.of("lrpe_cosine"))
        );
    }
    let op = Lrpe::rotate().per_head();
    let (x, theta) = (dense("x", &[1, 2, 8]), dense("theta", &[1, 4]));
    assert_eq!(
        message(op.check_forward(&x.info(), theta.info())),
        "lrpe_rotate: theta with a scalar per head must have 1 column, got 4"
    );
    assert!(md(&[2, 3], 0, &[1, 1, 6, 8], &[1, 4]).is_ok());
    assert_eq!(
        md(&[2, 3], 0, &[1, 1, 6, 8], &[1, 3]),
        Err(InputReason::ThetaTooNarrow {
            axes: 2,
            theta_features: 3,
            angles: 8
        }
        .of("lrpe_cosine_md"))
    );
    assert_eq!(
        message(md(&[2, 3], 0, &[1, 1, 6, 8], &[1, 0])),
        "lrpe_cosine_md: 2 axes of 0 columns of theta must cover the 8 angles of a row"
    );
}

#[test]
fn grid() {
    assert_eq!(
        md(&[], 5, &[1, 1, 5, 2], &[1, 2]),
        Err(InputReason::GridEmpty.of("lrpe_cosine_md"))
    );
    assert_eq!(
        message(md(&[1, 1, 5, 1, 1], 0, &[1, 1, 5, 2], &[1, 2])),
        "lrpe_cosine_md: the grid must have at most 4 axes, got 5"
    );
    for (grid, extra_tokens) in [
        (vec![1 << 31, 1 << 31, 4], 0),
        (vec![1 << 31, (1 << 31) - 1, 4], usize::MAX / 2),
    ] {
        assert_eq!(
            md(&grid, extra_tokens, &[1, 1, 5, 2], &[1, 2]),
            Err(InputReason::GridOverflow { grid, extra_tokens }.of("lrpe_cosine_md"))
        );
    }
    assert_eq!(
        message(md(&[], 0, &[1, 1, 5, 2], &[1, 2])),
        "lrpe_cosine_md: the grid must have at least one axis, got none"
    );
    assert_eq!(
        md(&[2, 3], 1, &[1, 1, 6, 2], &[1, 2]),
        Err(InputReason::GridTokens {
            tensor: "x",
            grid: vec![2, 3],
            extra_tokens: 1,
            expected: 7,
            got: 6
        }
        .of("lrpe_cosine_md"))
    );
    assert_eq!(
        message(md(&[2, 3], 1, &[1, 1, 6, 2], &[1, 2])),
        "lrpe_cosine_md: x must have 7 tokens (1 extra and the grid (2, 3)), got 6"
    );
    assert_eq!(
        message(md(&[1 << 31, 1 << 31, 4], 3, &[1, 1, 5, 2], &[1, 2])),
        "lrpe_cosine_md: 3 extra tokens and the grid (2147483648, 2147483648, 4) must fit in 64 bits"
    );
}

#[test]
fn tables_of_another_grid() {
    let made_for = |grid: Vec<usize>| Lrpe::cosine().on(Positions::grid(grid, 0));
    let tables = made_for(vec![2, 2])
        .tables(Array2::zeros((1, 2)).view())
        .unwrap();
    let x = ArrayD::<f32>::zeros(vec![1, 1, 6, 4]);
    let result = made_for(vec![2, 3]).forward(x.view(), &tables);
    assert_eq!(
        result,
        Err(InputReason::Tables {
            expected: 3,
            got: 2
        }
        .of("lrpe_cosine_md"))
    );
    assert_eq!(
        message(result),
        "lrpe_cosine_md: the tables must reach 3 positions on every axis of the grid, got 2"
    );
    let theta = Array2::<f32>::zeros((4, 3));
    let error = InputReason::NotContiguous {
        tensor: "theta",
        got: 3,
    }
    .of("lrpe_cosine_md");
    assert_eq!(made_for(vec![2, 2]).tables(theta.t()), Err(error));
    // The theta of the tables is checked as any other.
    let x = ArrayD::<f32>::zeros(vec![1, 1, 4, 5]);
    let result = made_for(vec![2, 2]).forward(x.view(), &tables);
    assert!(matches!(reason(result), InputReason::ThetaTooNarrow { .. }));
}

#[test]
fn positions() {
    let last = i64::from(i32::MAX);
    for (offset, tokens, fits) in [
        (last, 1, true),
        (last - 4, 5, true),
        (last - 4, 6, false),
        (i64::from(i32::MIN), 5, true),
        (i64::from(i32::MIN) - 1, 5, false),
        (i64::MAX, 5, false),
        (0, usize::MAX, false),
    ] {
        let op = Lrpe::rotate().on(Positions::line(offset));
        // One row seen as many tokens.
        let x = TensorInfo {
            shape: &[1, tokens, 1, 2],
            strides: &[0, 0, 0, 1],
            ..dense("x", &[]).info()
        };
        let theta = dense("theta", &[1, 1]);
        let result = op.check_forward(&x, theta.info());
        if fits {
            assert!(result.is_ok(), "{offset}");
        } else {
            assert_eq!(
                result,
                Err(InputReason::Positions { offset, tokens }.of("lrpe_rotate"))
            );
        }
    }
    assert_eq!(
        message(md(&[(1 << 31) + 1], 0, &[1, 1, (1 << 31) + 1, 1], &[1, 1])),
        "lrpe_cosine_md: positions must fit in 32 bits, got 2147483649 tokens from position 0"
    );
}
