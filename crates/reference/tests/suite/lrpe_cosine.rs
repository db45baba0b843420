//! `lrpe_cosine`: worked examples and identities.

use gimbal_reference::{Activation, Lrpe, Positions, SoftmaxAxis};
use ndarray::{Array2, Axis, Slice, array, concatenate};

use crate::support::{Draw, Random, With};

const COS_1: f64 = 0.540_302_305_868_139_8;
const SIN_1: f64 = 0.841_470_984_807_896_5;
const COS_2: f64 = -0.416_146_836_547_142_4;
const SIN_2: f64 = 0.909_297_426_825_681_7;
const COS_3: f64 = -0.989_992_496_600_445_4;
const SIN_3: f64 = 0.141_120_008_059_867_2;

#[test]
fn a_row_worked_out() {
    // D = 3, theta = (1/2, 1) has E = 2 columns, so the third angle is 0.
    // The token has position 2: Θ = (1, 2, 0).
    let op = Lrpe::cosine().on(Positions::line(2));
    let x = array![[[[3f32, 5.0, 7.0]]]].into_dyn();
    let o = op
        .forward_f64(x.view(), array![[0.5f32, 1.0]].view())
        .unwrap();
    let expected = [3.0 * COS_1, 5.0 * COS_2, 7.0, 3.0 * SIN_1, 5.0 * SIN_2, 0.0];
    assert_eq!(o.shape(), [1, 1, 1, 6]);
    for (d, expected) in expected.into_iter().enumerate() {
        assert!((o[[0, 0, 0, d]] - expected).abs() < 1e-15);
    }
}

#[test]
fn a_gradient_worked_out() {
    // One feature x = 2, three heads that share theta = 1, one token at position 3: Θ = 3 for each.
    // Head h has do = (h, 1): dx[h] = h cos 3 + sin 3, and
    // dtheta = Σ_h 3 · 2 · (1 · cos 3 - h · sin 3) = 6 · (3 cos 3 - (0 + 1 + 2) sin 3).
    let op = Lrpe::cosine().on(Positions::line(3));
    let x = array![[[[2f32], [2.0], [2.0]]]].into_dyn();
    let d_o = array![[[[0f32, 1.0], [1.0, 1.0], [2.0, 1.0]]]].into_dyn();
    let theta = array![[1f32]];
    let dx = op.backward_f64(None, theta.view(), d_o.view()).unwrap();
    for h in 0..3 {
        assert!((dx[[0, 0, h, 0]] - (h as f64 * COS_3 + SIN_3)).abs() < 1e-15);
    }
    let dtheta = op.dtheta_f64(x.view(), theta.view(), d_o.view()).unwrap();
    assert!((dtheta[[0, 0]] - 18.0 * (COS_3 - SIN_3)).abs() < 1e-13);
    assert_eq!(
        op.dtheta(x.view(), theta.view(), d_o.view()).unwrap(),
        dtheta.mapv(|dtheta| dtheta as f32)
    );
}

#[test]
fn a_softmax_gradient_worked_out() {
    // Two tokens of one feature, x = (0, ln 3): s = (1/4, 3/4) over the sequence.
    // theta = 0, so dx̄ = do_cos = (4, 8).
    // Σ s dx̄ = 1 + 6 = 7; dx = s (dx̄ - 7) = (1/4 · -3, 3/4 · 1).
    let op = Lrpe::cosine().with(Activation::Softmax(SoftmaxAxis::Sequence));
    let x = array![[[[0f32]], [[3f32.ln()]]]].into_dyn();
    let d_o = array![[[[4f32, 9.0]], [[8.0, 9.0]]]].into_dyn();
    let dx = op
        .backward_f64(Some(x.view()), array![[0f32]].view(), d_o.view())
        .unwrap();
    // ln 3 is rounded to f32.
    assert!((dx[[0, 0, 0, 0]] + 0.75).abs() < 1e-6);
    assert!((dx[[0, 1, 0, 0]] - 0.75).abs() < 1e-6);
}

#[test]
fn a_scalar_per_head_applies_to_every_feature() {
    let op = Lrpe::cosine().per_head();
    let mut random = Random::new(1);
    let x = random.tensor::<f32>(&[2, 5, 3, 7]);
    let d_o = random.tensor::<f32>(&[2, 5, 3, 14]);
    for rows in [1, 3] {
        let theta = random.theta([rows, 1]);
        let spread = Array2::from_shape_fn((rows, 7), |(h, _)| theta[[h, 0]]);
        let plain = Lrpe::cosine();
        assert_eq!(
            op.forward(x.view(), theta.view()),
            plain.forward(x.view(), spread.view())
        );
        assert_eq!(
            op.backward(None, theta.view(), d_o.view()),
            plain.backward(None, spread.view(), d_o.view())
        );
        let dtheta = op.dtheta_f64(x.view(), theta.view(), d_o.view()).unwrap();
        let of_each = plain
            .dtheta_f64(x.view(), spread.view(), d_o.view())
            .unwrap();
        for (h, of_each) in of_each.outer_iter().enumerate() {
            assert!((dtheta[[h, 0]] - of_each.sum()).abs() < 1e-9);
        }
    }
}

#[test]
fn one_column_means_one_feature_unless_it_is_said_to_be_a_scalar() {
    let x = array![[[[1f32, 1.0]]]].into_dyn();
    let theta = array![[1f32]];
    let per_feature = Lrpe::cosine().on(Positions::line(1));
    let o = per_feature.forward_f64(x.view(), theta.view()).unwrap();
    assert_eq!(o[[0, 0, 0, 1]], 1.0);
    let per_head = per_feature.per_head();
    let o = per_head.forward_f64(x.view(), theta.view()).unwrap();
    assert!((o[[0, 0, 0, 1]] - COS_1).abs() < 1e-15);
}

#[test]
fn no_columns_mean_no_angles() {
    let mut random = Random::new(2);
    let x = random.tensor::<f32>(&[2, 3, 2, 4]);
    let theta = Array2::<f32>::zeros((2, 0));
    let op = Lrpe::cosine().on(Positions::line(7));
    let o = op.forward(x.view(), theta.view()).unwrap();
    let zeros = x.mapv(|_| 0f32);
    assert_eq!(o, concatenate(Axis(3), &[x.view(), zeros.view()]).unwrap());
    let dx = op.backward(None, theta.view(), o.view()).unwrap();
    assert_eq!(dx, x);
    assert_eq!(
        op.dtheta(x.view(), theta.view(), o.view()).unwrap().dim(),
        (2, 0)
    );
}

#[test]
fn the_cosine_and_the_sine_are_one_vector_of_length_f_of_x() {
    let mut random = Random::new(3);
    let x = random.tensor::<f32>(&[1, 40, 2, 5]);
    let theta = random.theta([1, 5]);
    let o = Lrpe::cosine().forward_f64(x.view(), theta.view()).unwrap();
    let (cos, sin) = (
        o.slice_axis(Axis(3), Slice::from(..5)),
        o.slice_axis(Axis(3), Slice::from(5..)),
    );
    for ((cos, sin), x) in cos.iter().zip(&sin).zip(&x) {
        assert!((cos.hypot(*sin) / f64::from(x.abs()) - 1.0).abs() < 1e-15);
    }
}
