//! Views of any stride, and tensors without elements.

use gimbal_reference::{Activation, Lrpe, Positions, SoftmaxAxis};
use half::bf16;
use ndarray::{Array2, Array4, ArrayD, Axis, IxDyn, s};

use crate::support::{ACTIVATIONS, Draw, Random, With};

#[test]
fn heads_before_tokens_is_a_view_not_a_copy() {
    // (B, H, N, D) in memory, seen as (B, N, H, D).
    let mut random = Random::new(1);
    let bhnd = random.tensor::<bf16>(&[2, 3, 9, 8]);
    let theta = random.theta([3, 8]);
    let view = bhnd.view().permuted_axes(IxDyn(&[0, 2, 1, 3]));
    let dense = view.as_standard_layout().into_owned();
    for activation in ACTIVATIONS {
        let op = Lrpe::cosine().with(activation);
        let o = op.forward(dense.view(), theta.view()).unwrap();
        assert_eq!(op.forward(view.clone(), theta.view()).unwrap(), o);
        // Into (B, H, N, 2D) memory.
        let mut into = ArrayD::from_elem(vec![2, 3, 9, 16], bf16::ZERO);
        let as_bnhd = into.view_mut().permuted_axes(IxDyn(&[0, 2, 1, 3]));
        op.forward_into(view.clone(), theta.view(), as_bnhd)
            .unwrap();
        assert_eq!(into.permuted_axes(IxDyn(&[0, 2, 1, 3])), o);
    }
}

#[test]
fn a_slice_of_a_fused_projection_is_rotated_in_its_own_place() {
    // q, k, v side by side: (B, N, 3, H, D). k is rotated into the q of another such tensor.
    let mut random = Random::new(2);
    let qkv = random.tensor::<f32>(&[2, 5, 3, 4, 6]);
    let theta = random.theta([4, 3]);
    let op = Lrpe::rotate();
    let k = qkv.slice(s![.., .., 1, .., ..]).into_dyn();
    let mut target = ArrayD::<f32>::zeros(vec![2, 5, 3, 4, 6]);
    let place = target.slice_mut(s![.., .., 0, .., ..]).into_dyn();
    op.forward_into(k.clone(), theta.view(), place).unwrap();
    let expected = op.forward(k, theta.view()).unwrap();
    assert_eq!(target.index_axis(Axis(2), 0), expected);
    assert!(
        target
            .slice(s![.., .., 1.., .., ..])
            .iter()
            .all(|&untouched| untouched == 0.0)
    );
}

#[test]
fn a_broadcast_input_is_read_where_it_lies() {
    let mut random = Random::new(3);
    let row = random.tensor::<f32>(&[1, 1, 1, 4]);
    let view = row.broadcast(IxDyn(&[2, 3, 2, 4])).unwrap();
    let theta = random.theta([2, 2]);
    let op = Lrpe::rotate().with(Activation::Sigmoid);
    let expected = op.forward(view.to_owned().view(), theta.view()).unwrap();
    assert_eq!(op.forward(view, theta.view()).unwrap(), expected);
}

#[test]
fn theta_may_be_a_view_too() {
    let mut random = Random::new(4);
    let x = random.tensor::<f32>(&[1, 3, 2, 4]);
    let parent = random.theta([5, 7]);
    let theta = parent.slice(s![1..4;2, 3..5]);
    let op = Lrpe::rotate();
    assert_eq!(
        op.forward(x.view(), theta),
        op.forward(x.view(), theta.to_owned().view())
    );
}

#[test]
fn one_token_one_head_one_feature() {
    let x = Array4::from_elem((1, 1, 1, 1), 2f32).into_dyn();
    let theta = Array2::from_elem((1, 1), 1f32);
    let op = Lrpe::cosine().with(Activation::Softmax(SoftmaxAxis::Sequence));
    let o = op.forward(x.view(), theta.view()).unwrap();
    assert_eq!(o.as_slice(), Some(&[1.0, 0.0][..]));
    // The softmax of one number does not move.
    let dx = op.backward(Some(x.view()), theta.view(), o.view()).unwrap();
    assert_eq!(dx.as_slice(), Some(&[0.0][..]));
}

#[test]
fn nothing_in_nothing_out() {
    for activation in ACTIVATIONS {
        for empty in 0..3 {
            let mut shape = [2, 4, 3, 6];
            shape[empty] = 0;
            let line = shape.to_vec();
            let grid = vec![shape[0], shape[2], shape[1], shape[3]];
            let axis = shape[1];
            for (op, shape, columns) in [
                (Lrpe::rotate().with(activation), line.clone(), 3),
                (Lrpe::cosine().with(activation), line, 6),
                (
                    Lrpe::cosine()
                        .with(activation)
                        .on(Positions::grid(vec![axis], 0)),
                    grid,
                    6,
                ),
            ] {
                let theta = Array2::<f32>::ones((1, columns));
                let x = ArrayD::<f32>::zeros(shape.clone());
                let o = op.forward(x.view(), theta.view()).unwrap();
                assert_eq!(o.shape(), op.output_shape(&shape));
                let dx = op.backward(Some(x.view()), theta.view(), o.view()).unwrap();
                assert_eq!(dx.shape(), x.shape());
                let dtheta = op.dtheta(x.view(), theta.view(), o.view()).unwrap();
                assert_eq!(dtheta, Array2::<f32>::zeros((1, columns)));
            }
        }
    }
}

#[test]
fn without_tokens_any_offset_will_do() {
    let op = Lrpe::rotate().on(Positions::line(i64::MAX));
    let x = ArrayD::<f32>::zeros(vec![2, 0, 3, 4]);
    let o = op.forward(x.view(), Array2::zeros((3, 2)).view()).unwrap();
    assert_eq!(o.shape(), [2, 0, 3, 4]);
}

#[test]
fn without_an_activation_the_backward_needs_no_x() {
    let mut random = Random::new(5);
    for (op, shape, columns) in [
        (Lrpe::rotate(), vec![2, 6, 2, 4], 2),
        (Lrpe::cosine(), vec![2, 6, 4], 4),
        (
            Lrpe::cosine().on(Positions::grid(vec![2, 3], 0)),
            vec![2, 2, 6, 3],
            2,
        ),
    ] {
        let x = random.tensor::<f32>(&shape);
        let d_o = random.tensor::<f32>(&op.output_shape(&shape));
        let theta = random.theta([1, columns]);
        let dx = op.backward(None, theta.view(), d_o.view()).unwrap();
        assert_eq!(
            dx,
            op.backward(Some(x.view()), theta.view(), d_o.view())
                .unwrap()
        );
        assert_eq!(dx.shape(), shape);
    }
}
