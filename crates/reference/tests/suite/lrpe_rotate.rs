//! `lrpe_rotate`: worked examples and identities.

use gimbal_reference::{Activation, Lrpe, Positions};
use half::bf16;
use ndarray::{Array2, ArrayD, Axis, Slice, array};

use crate::support::{ACTIVATIONS, Draw, Random, With};

const COS_1: f64 = 0.540_302_305_868_139_8;
const SIN_1: f64 = 0.841_470_984_807_896_5;
const COS_2: f64 = -0.416_146_836_547_142_4;
const SIN_2: f64 = 0.909_297_426_825_681_7;

#[test]
fn a_row_worked_out() {
    // D = 4, so two angles; theta has E = 1 column, so the second angle is 0.
    // Token n = 1 has position 2: Θ = (2 · 1, 0).
    // Pairs are (x[0], x[2]) = (1, 3) and (x[1], x[3]) = (2, 4).
    let op = Lrpe::rotate().on(Positions::line(1));
    let x = array![[[[9f32, 9.0, 9.0, 9.0]], [[1.0, 2.0, 3.0, 4.0]]]].into_dyn();
    let o = op.forward_f64(x.view(), array![[1f32]].view()).unwrap();
    let expected = [
        1.0 * COS_2 - 3.0 * SIN_2,
        2.0,
        1.0 * SIN_2 + 3.0 * COS_2,
        4.0,
    ];
    for (d, expected) in expected.into_iter().enumerate() {
        assert!((o[[0, 1, 0, d]] - expected).abs() < 1e-15);
    }
    // Token 1: Θ = (1, 0).
    assert!((o[[0, 0, 0, 0]] - 9.0 * (COS_1 - SIN_1)).abs() < 1e-14);
    // The f32 result is the exact one, rounded.
    let rounded = op.forward(x.view(), array![[1f32]].view()).unwrap();
    assert_eq!(rounded, o.mapv(|o| o as f32));
}

#[test]
fn a_gradient_worked_out() {
    // One pair x = (2, 1) at position 1, theta = 1, do = (3, 5); relu is open for both.
    // dx is do turned back: (3 cos 1 + 5 sin 1, 5 cos 1 - 3 sin 1).
    // o = (2 cos 1 - sin 1, 2 sin 1 + cos 1); dtheta = 1 · (5 · o1 - 3 · o2).
    let op = Lrpe::rotate().on(Positions::line(1)).with(Activation::Relu);
    let (x, d_o) = (
        array![[[2f32, 1.0]]].into_dyn(),
        array![[[3f32, 5.0]]].into_dyn(),
    );
    let theta = array![[1f32]];
    let dx = op
        .backward_f64(Some(x.view()), theta.view(), d_o.view())
        .unwrap();
    assert!((dx[[0, 0, 0]] - (3.0 * COS_1 + 5.0 * SIN_1)).abs() < 1e-15);
    assert!((dx[[0, 0, 1]] - (5.0 * COS_1 - 3.0 * SIN_1)).abs() < 1e-15);
    let dtheta = op.dtheta_f64(x.view(), theta.view(), d_o.view()).unwrap();
    let (o1, o2) = (2.0 * COS_1 - SIN_1, 2.0 * SIN_1 + COS_1);
    assert!((dtheta[[0, 0]] - (5.0 * o1 - 3.0 * o2)).abs() < 1e-14);
    // A closed relu: x1 = -2 contributes nothing and has no gradient.
    let x = array![[[-2f32, 1.0]]].into_dyn();
    let dx = op
        .backward_f64(Some(x.view()), theta.view(), d_o.view())
        .unwrap();
    assert_eq!(dx[[0, 0, 0]], 0.0);
    let dtheta = op.dtheta_f64(x.view(), theta.view(), d_o.view()).unwrap();
    assert!((dtheta[[0, 0]] - (5.0 * -SIN_1 - 3.0 * COS_1)).abs() < 1e-14);
}

#[test]
fn a_scalar_per_head_turns_every_pair() {
    let op = Lrpe::rotate().per_head();
    let mut random = Random::new(1);
    let x = random.tensor::<f32>(&[2, 5, 3, 8]);
    let d_o = random.tensor::<f32>(&[2, 5, 3, 8]);
    let theta = random.theta([3, 1]);
    let spread = Array2::from_shape_fn((3, 4), |(h, _)| theta[[h, 0]]);
    let plain = Lrpe::rotate();
    assert_eq!(
        op.forward(x.view(), theta.view()),
        plain.forward(x.view(), spread.view())
    );
    // Its gradient is the sum of those of the angles that share it.
    let dtheta = op.dtheta_f64(x.view(), theta.view(), d_o.view()).unwrap();
    let of_each = plain
        .dtheta_f64(x.view(), spread.view(), d_o.view())
        .unwrap();
    for (h, of_each) in of_each.outer_iter().enumerate() {
        assert!((dtheta[[h, 0]] - of_each.sum()).abs() < 1e-13);
    }
}

#[test]
fn the_norm_of_every_pair_is_kept() {
    let mut random = Random::new(2);
    let x = random.tensor::<f32>(&[2, 33, 2, 6]);
    let theta = random.theta([2, 3]);
    let o = Lrpe::rotate().forward_f64(x.view(), theta.view()).unwrap();
    for (x, o) in x.lanes(Axis(3)).into_iter().zip(o.lanes(Axis(3))) {
        for i in 0..3 {
            let before = f64::from(x[i]).hypot(f64::from(x[i + 3]));
            assert!((o[i].hypot(o[i + 3]) / before - 1.0).abs() < 1e-15);
        }
    }
}

#[test]
fn the_backward_is_the_rotation_by_minus_theta() {
    let mut random = Random::new(3);
    let d_o = random.tensor::<bf16>(&[2, 9, 3, 10]);
    let theta = random.theta([3, 4]);
    let op = Lrpe::rotate().on(Positions::line(1000));
    let minus_theta = theta.mapv(|theta| -theta);
    assert_eq!(
        op.backward(None, theta.view(), d_o.view()),
        op.forward(d_o.view(), minus_theta.view())
    );
}

#[test]
fn positions_count_from_the_offset() {
    // The second half of a sequence is a sequence with an offset.
    let mut random = Random::new(4);
    let x = random.tensor::<f32>(&[2, 12, 2, 4]);
    let theta = random.theta([2, 2]);
    for activation in ACTIVATIONS.into_iter().take(5) {
        let op = Lrpe::rotate().with(activation).on(Positions::line(-5));
        let all = op.forward(x.view(), theta.view()).unwrap();
        let later = op.on(Positions::line(2));
        let half = x.slice_axis(Axis(1), Slice::from(7..));
        let half = later.forward(half, theta.view()).unwrap();
        assert_eq!(half, all.slice_axis(Axis(1), Slice::from(7..)));
    }
}

#[test]
fn three_dimensions_are_one_head() {
    let mut random = Random::new(5);
    let x = random.tensor::<f32>(&[2, 7, 6]);
    let theta = random.theta([1, 3]);
    let op = Lrpe::rotate().with(Activation::Silu);
    let one_head = |x: &ArrayD<f32>| x.clone().insert_axis(Axis(2));
    let o = op.forward(x.view(), theta.view()).unwrap();
    assert_eq!(
        one_head(&o),
        op.forward(one_head(&x).view(), theta.view()).unwrap()
    );
    let dx = op.backward(Some(x.view()), theta.view(), o.view()).unwrap();
    assert_eq!(
        one_head(&dx),
        op.backward(Some(one_head(&x).view()), theta.view(), one_head(&o).view())
            .unwrap()
    );
}
