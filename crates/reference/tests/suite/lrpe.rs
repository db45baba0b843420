//! What all of the family has: positions of every kind, the RMS norm, partial and interleaved
//! rotations. Worked examples and identities.

use gimbal_reference::testing::lrpe::Problem;
use gimbal_reference::{
    Activation, Encoding, Function, Lrpe, LrpeInputs, Pairing, Positions, Rotation, SoftmaxAxis,
    ThetaKind,
};
use ndarray::{Array1, Array2, Array3, ArrayD, Axis, Slice, array, concatenate};

use crate::support::{ACTIVATIONS, Draw, Exact, Random, With, call};

fn given(axes: Option<Vec<usize>>) -> Positions {
    Positions::Given { axes }
}

fn rotation(rotation: Rotation) -> Lrpe {
    Lrpe::rotate().encoded(Encoding::Rotate(rotation))
}

/// Tokens of one axis of x.
fn tokens(x: &ArrayD<f32>, axis: usize, range: Slice) -> ArrayD<f32> {
    x.slice_axis(Axis(axis), range).to_owned()
}

#[test]
fn a_part_of_a_row_worked_out() {
    // D = 6, the first r = 4 features turn, doubled: pairs are (x0, x1) and (x2, x3), at position 1
    // by Θ = (1, 2).
    let op = rotation(Rotation {
        pairing: Pairing::Interleaved,
        rotary_dim: Some(4),
        factor: 2.0,
    })
    .on(Positions::line(1));
    let x = array![[[1f32, 2.0, 3.0, 4.0, 5.0, 6.0]]].into_dyn();
    let theta = array![[1f32, 2.0]];
    let o = op.forward_f64(x.view(), theta.view()).unwrap();
    let (cos_1, sin_1) = (0.540_302_305_868_139_8, 0.841_470_984_807_896_5);
    let (cos_2, sin_2) = (-0.416_146_836_547_142_4, 0.909_297_426_825_681_7);
    let expected = [
        2.0 * (cos_1 - 2.0 * sin_1),
        2.0 * (sin_1 + 2.0 * cos_1),
        2.0 * (3.0 * cos_2 - 4.0 * sin_2),
        2.0 * (3.0 * sin_2 + 4.0 * cos_2),
        5.0,
        6.0,
    ];
    for (d, expected) in expected.into_iter().enumerate() {
        assert!((o[[0, 0, d]] - expected).abs() < 1e-14, "{d}");
    }
    // With halves the pairs are (x0, x2) and (x1, x3).
    let halves = op.clone();
    let Encoding::Rotate(rotation) = halves.encoding else {
        unreachable!()
    };
    let halves = halves.encoded(Encoding::Rotate(Rotation {
        pairing: Pairing::Half,
        ..rotation
    }));
    let x = array![[[1f32, 3.0, 2.0, 4.0, 5.0, 6.0]]].into_dyn();
    let o = halves.forward_f64(x.view(), theta.view()).unwrap();
    for (d, of) in [0, 2, 1, 3, 4, 5].into_iter().enumerate() {
        assert!((o[[0, 0, d]] - expected[of]).abs() < 1e-14, "{d}");
    }
    // dtheta = Σ (do2 · o1 − do1 · o2), with o as it comes out: (o0, o1) = expected[..2] and do =
    // (1, 10).
    let d_o = array![[[1f32, 10.0, 0.0, 0.0, 7.0, 7.0]]].into_dyn();
    let x = array![[[1f32, 2.0, 3.0, 4.0, 5.0, 6.0]]].into_dyn();
    let dtheta = op.dtheta_f64(x.view(), theta.view(), d_o.view()).unwrap();
    assert!((dtheta[[0, 0]] - (10.0 * expected[0] - expected[1])).abs() < 1e-13);
    assert_eq!(dtheta[[0, 1]], 0.0);
    // Beyond r the gradient passes as it is, and it is not doubled.
    let dx = op.backward_f64(None, theta.view(), d_o.view()).unwrap();
    assert_eq!((dx[[0, 0, 4]], dx[[0, 0, 5]]), (7.0, 7.0));
    assert!((dx[[0, 0, 0]] - 2.0 * (cos_1 + 10.0 * sin_1)).abs() < 1e-13);
}

#[test]
fn the_two_pairings_differ_in_where_features_stand() {
    let mut random = Random::new(1);
    let x = random.tensor::<f32>(&[2, 5, 2, 8]);
    let theta = random.theta([2, 4]);
    let interleaved = rotation(Rotation {
        pairing: Pairing::Interleaved,
        ..Rotation::default()
    });
    let at = [0, 4, 1, 5, 2, 6, 3, 7];
    let shuffled = x.select(Axis(3), &at).as_standard_layout().into_owned();
    let o = Lrpe::rotate().forward(x.view(), theta.view()).unwrap();
    let got = interleaved.forward(shuffled.view(), theta.view()).unwrap();
    assert_eq!(got, o.select(Axis(3), &at));
}

#[test]
fn packed_sequences_are_as_each_alone() {
    let mut random = Random::new(2);
    let bounds = [0usize, 3, 3, 10, 11, 11, 18];
    let (total, heads, features) = (21, 2, 6);
    let x = random.tensor::<f32>(&[total, heads, features]);
    let offsets = array![4i64, 9, -7, 0, 1, 1 << 31];
    let functions = ACTIVATIONS.map(Function::from);
    for (f, numbered) in functions.into_iter().zip([true, false].into_iter().cycle()) {
        for op in [Lrpe::cosine().with(f), Lrpe::rotate().with(f)] {
            let op = op.on(Positions::line(if numbered { 5 } else { 0 }));
            let theta = random.theta([heads, 3]);
            let width = op.output_shape(x.shape())[2];
            let d_o = random.tensor::<f32>(&[total, heads, width]);
            let packed = Problem {
                cu_seqlens: Some(Array1::from_iter(bounds.map(|bound| bound as i32)).into()),
                // The last one reads as −2^31.
                offsets: (!numbered).then(|| offsets.clone().into()),
                ..call(op.clone(), theta.clone())
            };
            let (o, dx) = (packed.forward(&x), packed.backward(&x, &d_o));
            let mut dtheta = Array2::<f64>::zeros(theta.dim());
            for (s, range) in bounds.windows(2).enumerate() {
                let range = Slice::from(range[0]..range[1]);
                let offset = if numbered { 5 } else { offsets[s] as i32 };
                let alone = call(op.clone().on(Positions::line(offset.into())), theta.clone());
                let one = |t: &ArrayD<f32>| tokens(t, 0, range).insert_axis(Axis(0));
                let (x, d_o) = (one(&x), one(&d_o));
                let rows = |t: &ArrayD<f64>| t.slice_axis(Axis(0), range).to_owned();
                assert_eq!(rows(&o).insert_axis(Axis(0)), alone.forward(&x), "{op:?}");
                assert_eq!(rows(&dx).insert_axis(Axis(0)), alone.backward(&x, &d_o));
                dtheta += &alone.dtheta(&x, &d_o);
            }
            for (got, expected) in packed.dtheta(&x, &d_o).iter().zip(&dtheta) {
                assert!((got - expected).abs() <= 1e-12 * expected.abs().max(1.0));
            }
            // Behind the last sequence everything is 0, whatever was there.
            let mut o = ArrayD::from_elem(d_o.shape(), f32::NAN);
            op.forward_into(x.view(), packed.inputs(), o.view_mut())
                .unwrap();
            let tail = Slice::from(18..);
            assert!(tokens(&o, 0, tail).iter().all(|&o| o == 0.0));
            let mut dx = ArrayD::from_elem(x.shape(), f32::NAN);
            op.backward_into(Some(x.view()), packed.inputs(), d_o.view(), dx.view_mut())
                .unwrap();
            assert!(tokens(&dx, 0, tail).iter().all(|&dx| dx == 0.0));
        }
    }
}

#[test]
fn the_tail_adds_to_no_gradient_even_if_it_is_nan() {
    let mut random = Random::new(3);
    let theta = random.theta([1, 2]);
    let mut x = random.tensor::<f32>(&[6, 2, 4]);
    let mut d_o = random.tensor::<f32>(&[6, 2, 4]);
    let whole = (
        tokens(&x, 0, Slice::from(..4)),
        tokens(&d_o, 0, Slice::from(..4)),
    );
    for tensor in [&mut x, &mut d_o] {
        tensor
            .slice_axis_mut(Axis(0), Slice::from(4..))
            .fill(f32::NAN);
    }
    let problem = Problem {
        cu_seqlens: Some(array![0, 1, 4].into()),
        norm_weight: Some(random.tensor(&[4])),
        ..call(Lrpe::rotate().with(Function::RMS_NORM), theta)
    };
    assert_eq!(problem.dtheta(&x, &d_o), problem.dtheta(&whole.0, &whole.1));
    assert_eq!(
        problem.dnorm_weight(&x, &d_o),
        problem.dnorm_weight(&whole.0, &whole.1)
    );
    assert!(
        problem
            .forward(&x)
            .iter()
            .chain(&problem.backward(&x, &d_o))
            .all(|o| !o.is_nan())
    );
}

#[test]
fn without_a_sequence_all_is_tail() {
    let x = ArrayD::from_elem(vec![5, 2, 4], 3f32);
    for f in ACTIVATIONS {
        for offsets in [None, Some(Array1::<i64>::zeros(0).into())] {
            let problem = Problem {
                cu_seqlens: Some(array![0].into()),
                offsets,
                ..call(Lrpe::rotate().with(f), array![[1.0, 2.0]])
            };
            assert_eq!(problem.forward(&x), ArrayD::zeros(x.shape()));
            assert_eq!(problem.backward(&x, &x), ArrayD::zeros(x.shape()));
            assert_eq!(problem.dtheta(&x, &x), Array2::zeros((1, 2)));
        }
    }
}

#[test]
fn given_positions_on_a_line_are_the_line() {
    let mut random = Random::new(4);
    for op in [Lrpe::rotate(), Lrpe::cosine(), Lrpe::cosine().per_head()] {
        let x = random.tensor::<f32>(&[2, 7, 3, 6]);
        let d_o = random.tensor::<f32>(&op.output_shape(x.shape()));
        let columns = if op.theta_kind == ThetaKind::PerHead {
            1
        } else {
            2
        };
        let theta = random.theta([3, columns]);
        let plain = |positions| call(op.clone().on(positions), theta.clone());
        let line = plain(Positions::line(-3));
        let counted = Array1::from_iter(-3..4i64).into_dyn();
        let twice = counted.broadcast(vec![2, 7]).unwrap().to_owned();
        // Only the lower 32 bits count.
        let wrapped = counted.mapv(|p| p + (5 << 32));
        for positions in [counted, twice.clone(), wrapped, twice.insert_axis(Axis(0))] {
            let problem = Problem {
                positions: Some(positions.into()),
                ..plain(Positions::given())
            };
            assert_eq!(problem.forward(&x), line.forward(&x));
            assert_eq!(problem.backward(&x, &d_o), line.backward(&x, &d_o));
            assert_eq!(problem.dtheta(&x, &d_o), line.dtheta(&x, &d_o));
        }
        let offsets = Problem {
            offsets: Some(array![-3, (1i64 << 32) - 3].into()),
            ..plain(Positions::line(0))
        };
        assert_eq!(offsets.forward(&x), line.forward(&x));
        assert_eq!(offsets.dtheta(&x, &d_o), line.dtheta(&x, &d_o));
    }
}

/// Rows as the operator has them on a grid, or back.
fn swapped<T>(op: &Lrpe, rows: ArrayD<T>) -> ArrayD<T> {
    match op.encoding {
        Encoding::Cosine => rows.permuted_axes(vec![0, 2, 1, 3]),
        Encoding::Rotate(_) => rows,
    }
}

#[test]
fn given_positions_on_axes_are_the_grid() {
    let mut random = Random::new(5);
    let x = random.tensor::<f32>(&[2, 12, 3, 10]);
    for (axes, columns) in [
        (None, 2),
        (None, 4),
        // Alternating, in sections, and not all of the angles.
        (Some(vec![0, 1, 2, 0, 1]), 5),
        (Some(vec![2, 2, 0]), 3),
    ] {
        for op in [Lrpe::rotate(), Lrpe::cosine().with(Activation::Silu)] {
            // Cosine has twice as many angles.
            let (axes, columns) = match (&axes, op.encoding) {
                (None, Encoding::Cosine) => (None, 2 * columns),
                (axes, _) => (axes.clone(), columns),
            };
            let theta = random.theta([3, columns]);
            let grid = call(
                op.clone().on(Positions::Grid {
                    shape: vec![2, 3, 2],
                    extra_tokens: 0,
                    axes: axes.clone(),
                }),
                theta.clone(),
            );
            let index = [[6, 2], [2, 3], [1, 2]];
            let positions = Array3::from_shape_fn((3, 2, 12), |(axis, _, t)| {
                let [stride, length] = index[axis];
                (t / stride % length) as i64
            });
            let given = Problem {
                positions: Some(positions.into()),
                ..call(op.clone().on(given(axes)), theta)
            };
            let d_o = random.tensor::<f32>(&op.output_shape(x.shape()));
            let (on_grid, d_o_on_grid) = (swapped(&op, x.clone()), swapped(&op, d_o.clone()));
            assert_eq!(swapped(&op, grid.forward(&on_grid)), given.forward(&x));
            assert_eq!(
                swapped(&op, grid.backward(&on_grid, &d_o_on_grid)),
                given.backward(&x, &d_o)
            );
            assert_eq!(grid.dtheta(&on_grid, &d_o_on_grid), given.dtheta(&x, &d_o));

            // Tables take theta's place on any grid, in any pass.
            let tables = grid.op.tables(grid.theta.view()).unwrap();
            let o = grid.op.forward_f64(on_grid.view(), &tables).unwrap();
            assert_eq!(o, grid.forward(&on_grid));
            let dtheta = grid
                .op
                .dtheta_f64(on_grid.view(), &tables, d_o_on_grid.view());
            assert_eq!(dtheta.unwrap(), grid.dtheta(&on_grid, &d_o_on_grid));
        }
    }
}

#[test]
fn tokens_of_one_position_turn_alike() {
    let mut random = Random::new(6);
    let row = random.tensor::<f32>(&[1, 1, 2, 6]);
    let x = row.broadcast(vec![1, 6, 2, 6]).unwrap().to_owned();
    let problem = Problem {
        positions: Some(array![5i64, 2, 5, -9, 2, 16_777_215].into()),
        ..call(Lrpe::rotate().on(given(None)), random.theta([1, 3]))
    };
    let o = problem.forward(&x);
    let token = |n: usize| o.index_axis(Axis(1), n);
    assert_eq!(token(0), token(2));
    assert_eq!(token(1), token(4));
    assert_ne!(token(0), token(3));
    // A far position by the angle sum: 16777215 · theta, exact in f64.
    let angle = 16_777_215.0 * f64::from(problem.theta[[0, 1]]);
    let (x1, x2) = (f64::from(row[[0, 0, 0, 1]]), f64::from(row[[0, 0, 0, 4]]));
    let expected = x1 * angle.cos() - x2 * angle.sin();
    assert!((o[[0, 5, 0, 1]] - expected).abs() < 1e-15);
}

#[test]
fn a_theta_gradient_in_truncated_blocks_worked_out() {
    // Two axes with blocks of e = 2 of three angles: angle 0 and 1 are axis 0, angle 2 is axis 1 by
    // theta[0]; the second index of the last block is cut off. theta = 0 and x̄ = 1, so dtheta[i] is
    // Σ p · do_sin.
    let problem = Problem {
        positions: Some(array![[[3i64, -1]], [[10, 20]]].into()),
        ..call(Lrpe::cosine().on(given(None)), array![[0f32, 0.0]])
    };
    let x = ArrayD::from_elem(vec![1, 2, 1, 3], 1f32);
    // do_sin = (1, 2, 5) of the first token, (7, 11, 13) of the second.
    let d_o = array![[
        [[0f32, 0.0, 0.0, 1.0, 2.0, 5.0]],
        [[0.0, 0.0, 0.0, 7.0, 11.0, 13.0]]
    ]];
    let first = 3.0 - 7.0 + 10.0 * 5.0 + 20.0 * 13.0;
    let second = 3.0 * 2.0 - 11.0;
    assert_eq!(problem.dtheta(&x, &d_o.into_dyn()), array![[first, second]]);
}

#[test]
fn axes_that_alternate_worked_out() {
    // Angle i turns by p[axes[i]] · theta[i]; the fourth has no theta.
    let problem = Problem {
        positions: Some(array![[[2i64]], [[30]]].into()),
        ..call(
            Lrpe::cosine().on(given(Some(vec![0, 1, 0]))),
            array![[0.5f32, 0.25, 0.125]],
        )
    };
    let x = ArrayD::from_elem(vec![1, 1, 1, 4], 1f32);
    let o = problem.forward(&x);
    for (d, angle) in [1.0f64, 7.5, 0.25, 0.0].into_iter().enumerate() {
        assert_eq!(o[[0, 0, 0, d]], angle.cos());
        assert_eq!(o[[0, 0, 0, 4 + d]], angle.sin());
    }
    let d_o = ArrayD::from_shape_fn(vec![1, 1, 1, 8], |i| if i[3] < 4 { 0.0 } else { 1f32 });
    // p · cos Θ.
    let expected = [2.0 * 1f64.cos(), 30.0 * 7.5f64.cos(), 2.0 * 0.25f64.cos()];
    let dtheta = problem.dtheta(&x, &d_o);
    for (got, expected) in dtheta.iter().zip(expected) {
        assert!((got - expected).abs() < 1e-14);
    }
}

#[test]
fn a_norm_worked_out() {
    // x = (3, 4, 0, 0): the mean of the squares is 25/4, so x / rms = (6/5, 8/5, 0, 0). At position
    // 0 nothing turns.
    let op = Lrpe::rotate().with(Function::RmsNorm { eps: 0.0 });
    let x = array![[[3f32, 4.0, 0.0, 0.0]]].into_dyn();
    let d_o = array![[[1f32, 0.0, 2.0, 0.0]]].into_dyn();
    for (weight, shape) in [(vec![4], vec![4]), (vec![1, 4], vec![1, 4])] {
        let w = array![2f32, 10.0, 5.0, 7.0].into_dyn();
        let problem = Problem {
            norm_weight: Some(w.into_shape_with_order(weight).unwrap()),
            ..call(op.clone(), array![[1f32]])
        };
        let o = problem.forward(&x);
        for (got, expected) in o.iter().zip([2.4, 16.0, 0.0, 0.0]) {
            assert!((got - expected).abs() < 1e-14);
        }
        // r = 2/5 and n = x r. d ⊙ w = (2, 0, 10, 0), its mean with n is (2 · 6/5) / 4 = 3/5:
        // dx = 2/5 · ((2, 0, 10, 0) − 3/5 · (6/5, 8/5, 0, 0)).
        let expected = [0.4 * (2.0 - 0.72), -0.4 * 0.96, 4.0, 0.0];
        for (got, expected) in problem.backward(&x, &d_o).iter().zip(expected) {
            assert!((got - expected).abs() < 1e-14);
        }
        let dweight = problem.dnorm_weight(&x, &d_o);
        assert_eq!(dweight.shape(), shape);
        for (got, expected) in dweight.iter().zip([1.2, 0.0, 0.0, 0.0]) {
            assert!((got - expected).abs() < 1e-14);
        }
    }
}

#[test]
fn a_weight_for_all_heads_is_the_same_weight_for_each() {
    let mut random = Random::new(7);
    let op = Lrpe::cosine().with(Function::RMS_NORM);
    let x = random.tensor::<f32>(&[2, 5, 3, 4]);
    let d_o = random.tensor::<f32>(&[2, 5, 3, 8]);
    let theta = random.theta([3, 4]);
    let weight = random.tensor::<f32>(&[1, 4]);
    let with = |weight: ArrayD<f32>| Problem {
        norm_weight: Some(weight),
        ..call(op.clone(), theta.clone())
    };
    let one = with(weight.clone());
    let each = with(concatenate(Axis(0), &[(); 3].map(|()| weight.view())).unwrap());
    assert_eq!(one.forward(&x), each.forward(&x));
    assert_eq!(one.backward(&x, &d_o), each.backward(&x, &d_o));
    let (shared, of_each) = (one.dnorm_weight(&x, &d_o), each.dnorm_weight(&x, &d_o));
    for (shared, of_each) in shared.iter().zip(&of_each.sum_axis(Axis(0))) {
        assert!((shared - of_each).abs() < 1e-12);
    }
}

#[test]
fn inputs_of_any_stride_and_integer_type_are_read_where_they_lie() {
    let mut random = Random::new(8);
    let x = random.tensor::<f32>(&[2, 4, 2, 6]);
    let theta = random.theta([2, 2]);
    let op = Lrpe::rotate().on(Positions::given());
    // (2, B, N) inside a larger parent, the batch backwards.
    let parent = Array3::from_shape_fn((2, 3, 9), |(k, b, n)| (100 * k + 10 * b + n) as i32);
    let mut view = parent.view();
    view.slice_axis_inplace(Axis(1), Slice::from(..2));
    view.slice_axis_inplace(Axis(2), Slice::from(3..7));
    view.invert_axis(Axis(1));
    let dense = view.to_owned().mapv(i64::from);
    let with = |positions| LrpeInputs {
        positions: Some(positions),
        ..theta.view().into()
    };
    assert_eq!(
        op.forward(x.view(), with(view.into())).unwrap(),
        op.forward(x.view(), with(dense.view().into())).unwrap()
    );
}

#[test]
fn a_sequence_softmax_is_over_one_packed_sequence() {
    // Three tokens, of one sequence and of two; all x equal.
    let op = Lrpe::rotate().with(Activation::Softmax(SoftmaxAxis::Sequence));
    let x = ArrayD::from_elem(vec![4, 1, 2], 1f32);
    let problem = Problem {
        cu_seqlens: Some(array![0, 1, 3].into()),
        ..call(op, array![[0f32]])
    };
    let o = problem.forward(&x);
    assert_eq!(
        o.as_slice(),
        Some(&[1.0, 1.0, 0.5, 0.5, 0.5, 0.5, 0.0, 0.0][..])
    );
}
