//! What is wrong with a tensor by itself, or beside the others.

use gimbal_reference::{Activation, DType, InputError, InputReason, Lrpe, SoftmaxAxis, TensorInfo};
use ndarray::{Array2, ArrayD, ArrayView1, IxDyn, s};

use super::{With, assert_refused, dense, grid, message, reason};

#[test]
fn rank() {
    assert_refused(
        &Lrpe::rotate(),
        "x (5, 8): x must have the shape (B, N, H, D) or (B, N, D), got (5, 8)",
    );
    assert_refused(
        &grid(&[5], 0),
        "x (2, 5, 8): x must have the shape (B, H, L, D), got (2, 5, 8)",
    );
    assert_refused(
        &Lrpe::cosine(),
        "theta (4): theta must have the shape (H, E) or (1, E), got (4)",
    );
    let (theta, d_o) = (dense("theta", &[1, 4]), dense("do", &[8]));
    let result = Lrpe::cosine().check_backward(None, theta.info(), &d_o.info());
    assert!(matches!(
        reason(result),
        InputReason::Rank { tensor: "do", .. }
    ));
}

#[test]
fn shape() {
    let x = dense("x", &[2, 5, 3, 8]);
    let theta = dense("theta", &[3, 8]);
    let op = Lrpe::cosine();
    for got in [vec![2, 5, 3, 8], vec![2, 5, 4, 16], vec![2, 15, 16]] {
        let (o, d_o) = (dense("o", &got), dense("do", &got));
        let expected = vec![2, 5, 3, 16];
        assert_eq!(
            op.check_forward_into(&x.info(), theta.info(), &o.info()),
            Err(InputReason::Shape {
                tensor: "o",
                expected: expected.clone(),
                got: got.clone()
            }
            .of("lrpe_cosine"))
        );
        let error = InputReason::Shape {
            tensor: "do",
            expected,
            got,
        }
        .of("lrpe_cosine");
        assert_eq!(
            op.check_backward(Some(&x.info()), theta.info(), &d_o.info()),
            Err(error.clone())
        );
        assert_eq!(
            op.check_dtheta(Some(&x.info()), theta.info(), &d_o.info()),
            Err(error)
        );
    }
    let (d_o, dx) = (dense("do", &[2, 5, 3, 16]), dense("dx", &[2, 5, 3, 16]));
    assert_eq!(
        message(op.check_backward_into(None, theta.info(), &d_o.info(), &dx.info())),
        "lrpe_cosine: dx must have the shape (2, 5, 3, 8), got (2, 5, 3, 16)"
    );
}

#[test]
fn dtype() {
    let (x, theta, o) = (
        dense("x", &[1, 2, 1, 4]),
        dense("theta", &[1, 2]),
        dense("o", &[1, 2, 1, 4]),
    );
    let op = Lrpe::rotate();
    let bf16_theta = TensorInfo {
        dtype: DType::BF16,
        ..theta.info()
    };
    assert_eq!(
        op.check_forward(&x.info(), bf16_theta),
        Err(InputReason::DType {
            tensor: "theta",
            expected: "f32",
            got: "bf16".into()
        }
        .of("lrpe_rotate"))
    );
    let bf16_x = TensorInfo {
        dtype: DType::BF16,
        ..x.info()
    };
    assert_eq!(
        message(op.check_forward_into(&bf16_x, theta.info(), &o.info())),
        "lrpe_rotate: o must be of type bf16, got f32"
    );
    let d_o = dense("do", &[1, 2, 1, 4]);
    assert_eq!(
        message(op.check_backward(Some(&bf16_x), theta.info(), &d_o.info())),
        "lrpe_rotate: do must be of type bf16, got f32"
    );
    let bf16_dx = TensorInfo {
        name: "dx",
        ..bf16_x
    };
    assert_eq!(
        message(op.check_backward_into(None, theta.info(), &d_o.info(), &bf16_dx)),
        "lrpe_rotate: dx must be of type f32, got bf16"
    );
}

#[test]
fn last_dimension_not_contiguous() {
    let parent = ArrayD::<f32>::zeros(vec![2, 8, 3, 5]);
    let x = parent.view().permuted_axes(IxDyn(&[0, 3, 2, 1]));
    let theta = Array2::<f32>::zeros((1, 4));
    let error = |op, tensor, got| Err(InputReason::NotContiguous { tensor, got }.of(op));
    assert_eq!(
        Lrpe::rotate().forward(x.clone(), theta.view()),
        error("lrpe_rotate", "x", 15)
    );
    assert_eq!(
        Lrpe::cosine().backward(None, theta.view(), x.clone()),
        error("lrpe_cosine", "do", 15)
    );
    let x = ArrayD::<f32>::zeros(vec![2, 5, 3, 8]);
    let mut o = ArrayD::<f32>::zeros(vec![2, 8, 3, 5]);
    let view = o.view_mut().permuted_axes(IxDyn(&[0, 3, 2, 1]));
    let result = Lrpe::rotate().forward_into(x.view(), theta.view(), view);
    assert_eq!(result.map(|()| x.clone()), error("lrpe_rotate", "o", 15));
    let theta = Array2::<f32>::zeros((4, 3));
    let result = Lrpe::rotate().forward(x.view(), theta.t());
    assert_eq!(result, error("lrpe_rotate", "theta", 3));
    assert_eq!(
        message(result),
        "lrpe_rotate: the last dimension of theta must be contiguous (stride 1), got stride 3"
    );
    // One element per row has nothing to step over.
    let x = ArrayD::<f32>::zeros(vec![2, 5, 3, 8]);
    let view = x.slice(s![.., .., .., 0..1]).into_dyn();
    assert!(
        Lrpe::cosine()
            .forward(view, Array2::zeros((1, 1)).view())
            .is_ok()
    );
}

#[test]
fn overlapping_output() {
    let (x, theta) = (dense("x", &[2, 5, 3, 8]), dense("theta", &[1, 4]));
    let shape = [2, 5, 3, 8];
    let o = TensorInfo {
        name: "o",
        dtype: DType::F32,
        shape: &shape,
        strides: &[120, 24, 0, 1],
    };
    assert_eq!(
        Lrpe::rotate().check_forward_into(&x.info(), theta.info(), &o),
        Err(InputReason::Overlapping {
            tensor: "o",
            shape: shape.to_vec(),
            strides: vec![120, 24, 0, 1]
        }
        .of("lrpe_rotate"))
    );
    let dx = TensorInfo {
        name: "dx",
        strides: &[120, 24, 7, 1],
        ..o
    };
    assert_eq!(
        message(Lrpe::rotate().check_backward_into(None, theta.info(), &x.info(), &dx)),
        "lrpe_rotate: the elements of the output dx must not overlap, \
         got shape (2, 5, 3, 8) with strides (120, 24, 7, 1)"
    );
}

#[test]
fn too_large_to_allocate() {
    // 2^61 elements of x take no memory, o would take 2^63 bytes and more.
    let row = ArrayView1::from(&[1f32, 2.0]);
    let shape = [1 << 30, 1 << 30, 1, 2];
    let x = row.broadcast(IxDyn(&shape)).unwrap();
    let theta = Array2::<f32>::zeros((1, 1));
    let error = |op, tensor, shape: &[usize]| {
        Err(InputReason::TooLarge {
            tensor,
            shape: shape.to_vec(),
        }
        .of(op))
    };
    assert_eq!(
        Lrpe::rotate().forward(x.clone(), theta.view()),
        error("lrpe_rotate", "o", &shape)
    );
    assert_eq!(
        Lrpe::rotate().backward(None, theta.view(), x.clone()),
        error("lrpe_rotate", "dx", &shape)
    );
    assert_eq!(
        message(Lrpe::cosine().forward(x, theta.view())),
        "lrpe_cosine: o of shape (1073741824, 1073741824, 1, 4) is too large to allocate"
    );
    // Nothing to compute, but dtheta would have 2^61 elements.
    let x = row.broadcast(IxDyn(&[0, 1, 1 << 60, 2])).unwrap();
    let theta = row.broadcast((1 << 60, 2)).unwrap();
    let d_o = ArrayView1::from(&[0f32; 4]);
    let d_o = d_o.broadcast(IxDyn(&[0, 1, 1 << 60, 4])).unwrap();
    assert_eq!(
        Lrpe::cosine().dtheta(x, theta, d_o).map(|_| ()),
        Err(InputReason::TooLarge {
            tensor: "dtheta",
            shape: vec![1 << 60, 2]
        }
        .of("lrpe_cosine"))
    );
    let theta = row.broadcast((1 << 30, 2)).unwrap();
    assert!(matches!(
        grid(&[1 << 30], 0).tables(theta),
        Err(InputError {
            op: "lrpe_cosine_md",
            reason: InputReason::TooLarge {
                tensor: "tables",
                ..
            },
            ..
        })
    ));
}

#[test]
fn missing_x() {
    let (theta, d_o) = (dense("theta", &[1, 4]), dense("do", &[2, 5, 3, 8]));
    for activation in [
        Activation::Relu,
        Activation::Sigmoid,
        Activation::Silu,
        Activation::Softmax(SoftmaxAxis::Feature),
        Activation::Softmax(SoftmaxAxis::Sequence),
    ] {
        let op = Lrpe::rotate().with(activation);
        assert_eq!(
            message(op.check_backward(None, theta.info(), &d_o.info())),
            "lrpe_rotate: x is needed for the gradient of the activation, but was not given"
        );
        let d_o = ArrayD::<f32>::zeros(vec![2, 5, 3, 8]);
        assert!(
            op.backward(None, Array2::zeros((1, 4)).view(), d_o.view())
                .is_err()
        );
    }
    assert_eq!(
        Lrpe::cosine().check_dtheta(None, theta.info(), &d_o.info()),
        Err(InputReason::Missing {
            tensor: "x",
            needed_for: "the gradient of theta"
        }
        .of("lrpe_cosine"))
    );
}

#[test]
fn an_error_leaves_the_output_as_it_was() {
    let x = ArrayD::<f32>::ones(vec![1, 2, 1, 4]);
    let mut o = ArrayD::<f32>::from_elem(vec![1, 2, 1, 4], 7.0);
    let theta = Array2::<f32>::ones((1, 4));
    assert!(
        Lrpe::cosine()
            .forward_into(x.view(), theta.view(), o.view_mut())
            .is_err()
    );
    assert!(
        Lrpe::rotate()
            .backward_into(None, theta.view(), x.view(), o.view_mut())
            .is_err()
    );
    assert!(o.iter().all(|&o| o == 7.0));
}
