//! Every way in which an input can be wrong, and what is said about it.

mod inputs;
mod parameters;
mod tensors;

use gimbal_reference::{
    IndexType, InputError, Lrpe, LrpeInfo, LrpeProblem, Positions, TensorInfo, ThetaKind,
};

use crate::support::{With, dense, message, reason, shape};

fn grid(lengths: &[usize], extra_tokens: usize) -> Lrpe {
    Lrpe::cosine().on(Positions::grid(lengths, extra_tokens))
}

/// Checks tensors of such shapes, `offsets (3); positions (5)`, beside x (2, 5, 3, 8) and theta (1, 4) or in their place.
fn check(op: &Lrpe, others: &'static str) -> Result<LrpeProblem, InputError> {
    let others = others.split("; ").filter_map(|other| other.split_once(' '));
    let others = others.map(|(name, of)| dense(name, &shape(of)));
    let plain = [dense("x", &[2, 5, 3, 8]), dense("theta", &[1, 4])];
    let all: Vec<_> = others.chain(plain).collect();
    let find = |name: &'static str| {
        let tensor = all.iter().find(|tensor| tensor.name == name);
        tensor.map(|tensor| tensor.info())
    };
    let integers = |name: &'static str| {
        find(name).map(|info| TensorInfo {
            name,
            dtype: IndexType::I64,
            shape: info.shape,
            strides: info.strides,
        })
    };
    let inputs = LrpeInfo {
        offsets: integers("offsets"),
        cu_seqlens: integers("cu_seqlens"),
        positions: integers("positions"),
        norm_weight: find("norm_weight"),
        ..find("theta").unwrap().into()
    };
    op.check_forward(&find("x").unwrap(), inputs)
}

/// What is said of such shapes, of each in a line: `offsets (3): offsets must have the shape (2), got (3)`.
fn assert_refused(op: &Lrpe, lines: &'static str) {
    for line in lines.trim().lines() {
        let (shapes, expected) = line.split_once(": ").unwrap();
        let expected = format!("{}: {expected}", op.name());
        assert_eq!(message(check(op, shapes)), expected);
    }
}

#[test]
fn the_problem_is_read_off_the_shapes() {
    let expected = LrpeProblem {
        batch: 2,
        tokens: 5,
        heads: 3,
        features: 8,
        theta_heads: 1,
        theta_features: 4,
        theta_kind: ThetaKind::PerFeature,
        axes: 1,
        ..LrpeProblem::default()
    };
    let with = |angles, problem| LrpeProblem { angles, ..problem };
    assert_eq!(check(&Lrpe::rotate(), ""), Ok(with(4, expected)));
    let one_head = LrpeProblem {
        heads: 1,
        ..expected
    };
    assert_eq!(check(&Lrpe::cosine(), "x (2, 5, 8)"), Ok(with(8, one_head)));
    let on_two_axes = LrpeProblem {
        axes: 2,
        ..expected
    };
    let on_grid = check(&grid(&[2, 2], 1), "x (2, 3, 5, 8)");
    assert_eq!(on_grid, Ok(with(8, on_two_axes)));
    // From do alone.
    let theta = dense("theta", &[1, 4]);
    let rotate = Lrpe::rotate();
    let d_o = dense("do", &[2, 5, 3, 8]);
    assert_eq!(
        rotate.check_backward(None, theta.info(), &d_o.info()),
        Ok(with(4, expected))
    );
    let d_o = dense("do", &[2, 5, 3, 16]);
    let cosine = Lrpe::cosine();
    assert_eq!(
        cosine.check_backward(None, theta.info(), &d_o.info()),
        Ok(with(8, expected))
    );
}
