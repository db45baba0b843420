//! `lrpe_cosine_md`: worked examples, the grid, and the tables.

use gimbal_reference::{Activation, Lrpe, Positions, SoftmaxAxis};
use half::f16;
use ndarray::{Array2, Array4, ArrayD, Axis, Slice, array};

use crate::support::{ACTIVATIONS, Draw, Random, With};

fn op(grid: &[usize], extra_tokens: usize) -> Lrpe {
    Lrpe::cosine().on(Positions::grid(grid.to_vec(), extra_tokens))
}

#[test]
fn every_angle_of_a_small_grid_worked_out() {
    // Grid 2 × 3 after one extra token, e = 2, theta = (1, 1/2), cut off at D = 3:
    // Θ = (i_1, i_1/2, i_2).
    let angles: [[f64; 3]; 7] = [
        [0.0, 0.0, 0.0], // the extra token
        [0.0, 0.0, 0.0], // (0, 0)
        [0.0, 0.0, 1.0], // (0, 1)
        [0.0, 0.0, 2.0], // (0, 2)
        [1.0, 0.5, 0.0], // (1, 0)
        [1.0, 0.5, 1.0], // (1, 1)
        [1.0, 0.5, 2.0], // (1, 2)
    ];
    let x = ArrayD::from_elem(vec![1, 1, 7, 3], 3f32);
    let o = op(&[2, 3], 1)
        .forward_f64(x.view(), array![[1f32, 0.5]].view())
        .unwrap();
    for (t, angles) in angles.into_iter().enumerate() {
        for (d, angle) in angles.into_iter().enumerate() {
            assert_eq!(o[[0, 0, t, d]], 3.0 * angle.cos());
            assert_eq!(o[[0, 0, t, 3 + d]], 3.0 * angle.sin());
        }
    }
}

#[test]
fn a_theta_gradient_worked_out() {
    // Grid 2 × 2, D = 2, e = 1: feature 0 uses i_1, feature 1 uses i_2.
    // theta = 0, so cos = 1, sin = 0 and dtheta = Σ_t Σ_d i · x · do_sin.
    // x = 1 and do_sin = (10, 1) for every token; i_1 = 1 for the grid's tokens 2 and 3, i_2 = 1
    // for 1 and 3: 2 · 10 + 2 · 1. The extra token adds nothing.
    let x = ArrayD::from_elem(vec![1, 1, 5, 2], 1f32);
    let d_o = ArrayD::from_shape_fn(vec![1, 1, 5, 4], |i| [0f32, 0.0, 10.0, 1.0][i[3]]);
    let dtheta = op(&[2, 2], 1)
        .dtheta(x.view(), array![[0f32]].view(), d_o.view())
        .unwrap();
    assert_eq!(dtheta, array![[22f32]]);
}

#[test]
fn extra_tokens_take_part_in_the_sequence_softmax_and_have_no_angle() {
    // All x equal: s = 1/5 for each of 1 + 4 tokens.
    let op = op(&[2, 2], 1).with(Activation::Softmax(SoftmaxAxis::Sequence));
    let x = ArrayD::from_elem(vec![1, 1, 5, 2], 1f32);
    let o = op.forward_f64(x.view(), array![[1f32]].view()).unwrap();
    assert_eq!(
        o.slice_axis(Axis(2), Slice::from(..1)).as_slice(),
        Some(&[0.2, 0.2, 0.0, 0.0][..])
    );
    // Token (1, 0): Θ = (1, 0).
    assert!((o[[0, 0, 3, 0]] - 0.2 * 1f64.cos()).abs() < 1e-16);
    assert!((o[[0, 0, 3, 1]] - 0.2).abs() < 1e-16);
}

#[test]
fn one_axis_is_the_line() {
    let mut random = Random::new(1);
    let x = random.tensor::<f16>(&[2, 11, 3, 5]);
    let d_o = random.tensor::<f16>(&[2, 11, 3, 10]);
    let swapped = |tensor: &ArrayD<f16>| tensor.clone().permuted_axes(vec![0, 2, 1, 3]);
    for (activation, rows) in ACTIVATIONS.into_iter().zip([1, 3].into_iter().cycle()) {
        let theta = random.theta([rows, 5]);
        let line = Lrpe::cosine().with(activation);
        let grid = op(&[11], 0).with(activation);
        let (x_grid, d_o_grid) = (swapped(&x), swapped(&d_o));
        let o = line.forward(x.view(), theta.view()).unwrap();
        assert_eq!(
            swapped(&o),
            grid.forward(x_grid.view(), theta.view()).unwrap()
        );
        let dx = line
            .backward(Some(x.view()), theta.view(), d_o.view())
            .unwrap();
        let dx_grid = grid
            .backward(Some(x_grid.view()), theta.view(), d_o_grid.view())
            .unwrap();
        assert_eq!(swapped(&dx), dx_grid);
        assert_eq!(
            line.dtheta(x.view(), theta.view(), d_o.view()),
            grid.dtheta(x_grid.view(), theta.view(), d_o_grid.view())
        );
    }
}

#[test]
fn tables_give_the_same_bits() {
    let mut random = Random::new(2);
    for (grid, extra_tokens, e) in [(vec![3, 4, 2], 2, 3), (vec![7, 1], 0, 8), (vec![5], 1, 5)] {
        let tokens = extra_tokens + grid.iter().product::<usize>();
        let x = random.tensor::<f32>(&[2, 3, tokens, 5]);
        let d_o = random.tensor::<f32>(&[2, 3, tokens, 10]);
        for (activation, rows) in ACTIVATIONS.into_iter().zip([3, 1].into_iter().cycle()) {
            let op = Lrpe::cosine()
                .with(activation)
                .on(Positions::grid(grid.clone(), extra_tokens));
            let theta = random.theta([rows, e]);
            let tables = op.tables(theta.view()).unwrap();
            let o = op.forward(x.view(), theta.view()).unwrap();
            assert_eq!(op.forward(x.view(), &tables).unwrap(), o);
            let mut into = o.mapv(|_| 0f32);
            op.forward_into(x.view(), &tables, into.view_mut()).unwrap();
            assert_eq!(into, o);
            let dx = op
                .backward(Some(x.view()), theta.view(), d_o.view())
                .unwrap();
            assert_eq!(
                op.backward(Some(x.view()), &tables, d_o.view()).unwrap(),
                dx
            );
            let mut into = dx.mapv(|_| 0f32);
            op.backward_into(Some(x.view()), &tables, d_o.view(), into.view_mut())
                .unwrap();
            assert_eq!(into, dx);
        }
    }
}

#[test]
fn tables_hold_the_longest_axis() {
    let tables = op(&[3, 9, 2], 5)
        .tables(Array2::zeros((4, 6)).view())
        .unwrap();
    assert_eq!(tables.positions(), 9);
    assert_eq!(tables.theta().shape, [4, 6]);
}

#[test]
fn a_grid_with_an_empty_axis_leaves_the_extra_tokens() {
    let mut random = Random::new(3);
    let x = random.tensor::<f32>(&[1, 2, 3, 4]);
    let theta = random.theta([2, 2]);
    let op = op(&[0, 1 << 40, 1 << 40], 3);
    let o = op.forward(x.view(), theta.view()).unwrap();
    assert_eq!(o.slice_axis(Axis(3), Slice::from(..4)), x);
    let tables = op.tables(theta.view()).unwrap();
    assert_eq!(tables.positions(), 0);
    assert_eq!(op.forward(x.view(), &tables).unwrap(), o);
    let dtheta = op.dtheta(x.view(), theta.view(), o.view()).unwrap();
    assert_eq!(dtheta, Array2::<f32>::zeros((2, 2)));
}

#[test]
fn unused_columns_of_theta_do_not_matter() {
    // k·e = 8 >= 5: the last three columns of the second block are cut off.
    let mut random = Random::new(4);
    let x = Array4::from_shape_simple_fn((1, 1, 6, 5), || random.value() as f32).into_dyn();
    let mut theta = random.theta([1, 4]);
    let op = op(&[2, 3], 0);
    let o = op.forward(x.view(), theta.view()).unwrap();
    let d_o = o.mapv(|o| o + 1.0);
    let dtheta = op.dtheta(x.view(), theta.view(), d_o.view()).unwrap();
    // Column 0 serves features 0 and 4, columns 1 to 3 one feature of the first block only.
    theta[[0, 2]] = 0.0;
    let changed = op.forward(x.view(), theta.view()).unwrap();
    for t in 0..6 {
        for d in [0, 1, 3, 4] {
            assert_eq!(changed[[0, 0, t, d]], o[[0, 0, t, d]]);
        }
        assert_eq!(changed[[0, 0, t, 2]], x[[0, 0, t, 2]]);
    }
    assert!(dtheta.iter().all(|dtheta| *dtheta != 0.0));
}
