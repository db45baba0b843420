//! What is wrong between sizes, theta, the grid and the positions.

use gimbal_reference::{InputReason, Lrpe, Positions, TensorInfo};
use ndarray::{Array2, ArrayD};

use super::{With, assert_refused, check, dense, grid, message, reason};

#[test]
fn features_and_theta() {
    assert_refused(
        &Lrpe::rotate(),
        "
x (1, 2, 0); theta (1, 0): the last dimension of x must be at least 1, got 0
x (1, 2, 7); theta (1, 3): the last dimension of x must be even, got 7
x (1, 2, 4); theta (0, 2): theta must have 1 row or one for each of the 1 heads, got 0
x (1, 2, 8); theta (1, 5): theta must have at most 4 columns, got 5",
    );
    assert_refused(
        &Lrpe::cosine(),
        "
x (1, 2, 1, 0); theta (1, 0): the last dimension of x must be at least 1, got 0
x (1, 2, 3, 4); theta (2, 4): theta must have 1 row or one for each of the 3 heads, got 2
x (1, 2, 8); theta (1, 9): theta must have at most 8 columns, got 9",
    );
    assert_refused(
        &Lrpe::cosine().per_head(),
        "
x (1, 2, 8); theta (1, 0): theta with a scalar per head must have 1 column, got 0
x (1, 2, 8); theta (1, 2): theta with a scalar per head must have 1 column, got 2",
    );
    assert_refused(
        &Lrpe::rotate().per_head(),
        "x (1, 2, 8); theta (1, 4): theta with a scalar per head must have 1 column, got 4",
    );
    let result = check(&Lrpe::rotate(), "x (1, 2, 0); theta (1, 0)");
    let tensor = "x";
    assert_eq!(reason(result), InputReason::NoFeatures { tensor });
    for (op, fits) in [
        (Lrpe::cosine(), "x (1, 2, 7); theta (1, 3)"),
        (Lrpe::cosine(), "x (1, 2, 8); theta (1, 8)"),
        (Lrpe::rotate(), "x (1, 2, 8); theta (1, 4)"),
    ] {
        assert!(check(&op, fits).is_ok(), "{fits}");
    }
    let (theta, d_o) = (dense("theta", &[1, 3]), dense("do", &[1, 2, 7]));
    assert_eq!(
        message(Lrpe::cosine().check_backward(None, theta.info(), &d_o.info())),
        "lrpe_cosine: the last dimension of do must be even, got 7"
    );
}

#[test]
fn grids() {
    let two_by_three = grid(&[2, 3], 0);
    assert!(check(&two_by_three, "x (1, 1, 6, 8)").is_ok());
    assert_refused(
        &two_by_three,
        "
x (1, 1, 6, 0): the last dimension of x must be at least 1, got 0
x (1, 1, 6, 8); theta (1, 3): 2 axes of 3 columns of theta must cover the 8 angles of a row
x (1, 1, 6, 8); theta (1, 0): 2 axes of 0 columns of theta must cover the 8 angles of a row",
    );
    let half = usize::MAX / 2;
    for (lengths, extra_tokens, expected) in [
        (&[][..], 5, "the grid must have at least one axis, got none"),
        (
            &[1, 1, 5, 1, 1],
            0,
            "the grid must have at most 4 axes, got 5",
        ),
        (
            &[2, 3],
            1,
            "x must have 7 tokens (1 extra and the grid (2, 3)), got 5",
        ),
        (
            &[1 << 31, 1 << 31, 4],
            3,
            "3 extra tokens and the grid (2147483648, 2147483648, 4) must fit in 64 bits",
        ),
        (
            &[1 << 31, (1 << 31) - 1, 4],
            half,
            "9223372036854775807 extra tokens and the grid (2147483648, 2147483647, 4) must fit in 64 bits",
        ),
    ] {
        let result = check(&grid(lengths, extra_tokens), "x (1, 1, 5, 2); theta (1, 2)");
        assert_eq!(message(result), format!("lrpe_cosine_md: {expected}"));
    }
}

#[test]
fn tables_of_another_grid() {
    let (two, three) = (grid(&[2, 2], 0), grid(&[2, 3], 0));
    let tables = two.tables(Array2::zeros((1, 2)).view()).unwrap();
    let x = ArrayD::<f32>::zeros(vec![1, 1, 6, 4]);
    let result = three.forward(x.view(), &tables);
    let (expected, got) = (3, 2);
    let error = InputReason::Tables { expected, got }.of("lrpe_cosine_md");
    assert_eq!(result, Err(error));
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
    assert_eq!(two.tables(theta.t()), Err(error));
    // The theta of the tables is checked as any other.
    let x = ArrayD::<f32>::zeros(vec![1, 1, 4, 5]);
    let result = two.forward(x.view(), &tables);
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
        message(check(
            &grid(&[(1 << 31) + 1], 0),
            "x (1, 1, 2147483649, 1); theta (1, 1)"
        )),
        "lrpe_cosine_md: positions must fit in 32 bits, got 2147483649 tokens from position 0"
    );
}
