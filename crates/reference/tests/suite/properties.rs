//! Every operator against the index-by-index one of the tests, on random problems and on ones that
//! span many tasks.

use gimbal_reference::compare::{F32_RELATIVE_L2, relative_l2};
use gimbal_reference::testing::{Layout, Placed, Random};
use gimbal_reference::{Element, LrpeCosine, LrpeCosineMd, LrpeRotate, ThetaKind};
use half::{bf16, f16};
use ndarray::ArrayD;
use proptest::prelude::*;

use crate::support::naive::naive;
use crate::support::{
    ACTIVATIONS, Draw, Op, assert_close, assert_close_theta, assert_written, layout,
};

/// Both sides compute in f64; only the order of sums differs.
const TOLERANCE: f64 = 1e-12;

/// dtheta is a sum of terms of both signs, each as large as its position: what is left after they cancel keeps fewer digits.
const DTHETA_TOLERANCE: f64 = 1e-9;

#[derive(Clone, Debug)]
struct Case {
    op: Op,
    shape: Vec<usize>,
    theta: [usize; 2],
    layouts: [Layout; 4],
    seed: u64,
}

fn case() -> impl Strategy<Value = Case> {
    let sizes = (1..4usize, 1..20usize, 1..4usize, 1..10usize);
    let choices = (
        0..3usize,
        0..ACTIVATIONS.len(),
        any::<bool>(),
        any::<bool>(),
        0..10usize,
    );
    let grid = (prop::collection::vec(1..4usize, 1..4), 0..3usize);
    let layouts = [layout(), layout(), layout(), layout()];
    (sizes, choices, grid, -1000i64..1000, layouts, any::<u64>()).prop_map(
        |(
            (b, n, h, d),
            (op, activation, per_head, shared, columns),
            (grid, extra),
            offset,
            layouts,
            seed,
        )| {
            let activation = ACTIVATIONS[activation];
            let theta_kind = if per_head {
                ThetaKind::PerHead
            } else {
                ThetaKind::PerFeature
            };
            let rows = if shared { 1 } else { h };
            let columns_of = |angles: usize| if per_head { 1 } else { columns % (angles + 1) };
            let (op, shape, columns) = match op {
                0 => {
                    let op = LrpeRotate {
                        theta_kind,
                        activation,
                        offset,
                    };
                    (Op::Rotate(op), vec![b, n, h, 2 * d], columns_of(d))
                }
                1 => {
                    let op = LrpeCosine {
                        theta_kind,
                        activation,
                        offset,
                    };
                    (Op::Cosine(op), vec![b, n, h, d], columns_of(d))
                }
                _ => {
                    let tokens = extra + grid.iter().product::<usize>();
                    let columns = d.div_ceil(grid.len()) + columns;
                    let op = LrpeCosineMd {
                        activation,
                        grid,
                        extra_tokens: extra,
                    };
                    (Op::Md(op), vec![b, h, tokens, d], columns)
                }
            };
            Case {
                op,
                shape,
                theta: [rows, columns],
                layouts,
                seed,
            }
        },
    )
}

/// All results, from inputs and into outputs of any layout.
fn check<T: Element>(case: &Case) {
    let mut random = Random::new(case.seed);
    let op = &case.op;
    let x: ArrayD<T> = random.tensor(&case.shape);
    let d_o: ArrayD<T> = random.tensor(&op.output_shape(&case.shape));
    let theta = random.theta(case.theta);
    let expected = naive(op, &x, &theta, &d_o);
    let [x_layout, o_layout, d_o_layout, dx_layout] = case.layouts;
    let (laid_x, laid_d_o) = (
        Placed::holding(&x, x_layout),
        Placed::holding(&d_o, d_o_layout),
    );

    let o = op.forward_f64(laid_x.view(), theta.view()).unwrap();
    assert_close(op.as_bnhd(&o), &expected.o, TOLERANCE, "o");
    let dx = op
        .backward_f64(Some(laid_x.view()), theta.view(), laid_d_o.view())
        .unwrap();
    assert_close(op.as_bnhd(&dx), &expected.dx, TOLERANCE, "dx");
    let dtheta = op
        .dtheta_f64(laid_x.view(), theta.view(), laid_d_o.view())
        .unwrap();
    assert_close_theta(&dtheta, &expected.dtheta, DTHETA_TOLERANCE, "dtheta");

    // The other results are these, rounded once, and nothing else is written.
    let rounded = |exact: &ArrayD<f64>| exact.mapv(T::from_f64);
    assert_eq!(op.forward(x.view(), theta.view()).unwrap(), rounded(&o));
    let mut into = Placed::poisoned(o.shape(), o_layout);
    op.forward_into(laid_x.view(), theta.view(), into.view_mut())
        .unwrap();
    assert_written(&into, &rounded(&o));
    assert_eq!(
        op.backward(Some(x.view()), theta.view(), d_o.view())
            .unwrap(),
        rounded(&dx)
    );
    let mut into = Placed::poisoned(dx.shape(), dx_layout);
    op.backward_into(
        Some(laid_x.view()),
        theta.view(),
        laid_d_o.view(),
        into.view_mut(),
    )
    .unwrap();
    assert_written(&into, &rounded(&dx));
    let rounded_dtheta = op.dtheta(x.view(), theta.view(), d_o.view()).unwrap();
    assert_eq!(rounded_dtheta, dtheta.mapv(|dtheta| dtheta as f32));
}

proptest! {
    #[test]
    fn f32_results_are_those_of_the_formulas(case in case()) {
        check::<f32>(&case);
    }

    #[test]
    fn f16_results_are_those_of_the_formulas(case in case()) {
        check::<f16>(&case);
    }

    #[test]
    fn bf16_results_are_those_of_the_formulas(case in case()) {
        check::<bf16>(&case);
    }
}

/// Problems of several times the rows of one task, cut along every dimension.
fn large_cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (i, activation) in ACTIVATIONS.into_iter().enumerate() {
        let rotate = LrpeRotate {
            activation,
            offset: 100,
            ..LrpeRotate::default()
        };
        let cosine = LrpeCosine {
            activation,
            ..LrpeCosine::default()
        };
        let md = LrpeCosineMd {
            activation,
            grid: vec![9, 40],
            extra_tokens: 3,
        };
        for (op, shape, theta) in [
            // Many tokens, then many tokens of one head.
            (Op::Rotate(rotate.clone()), vec![2, 900, 2, 40], [2, 20]),
            (Op::Cosine(cosine.clone()), vec![1, 5000, 1, 17], [1, 17]),
            // Few tokens of many heads, or of many sequences; a single token of each.
            (Op::Cosine(cosine.clone()), vec![17, 3, 70, 30], [70, 9]),
            (Op::Cosine(cosine), vec![300, 16, 2, 16], [2, 16]),
            (Op::Rotate(rotate.clone()), vec![40, 1, 30, 64], [1, 32]),
            // One row is more than a task.
            (Op::Rotate(rotate), vec![1, 2, 2, 40_000], [1, 20_000]),
            (Op::Md(md), vec![2, 3, 363, 36], [3, 20]),
        ] {
            let layouts = [Layout::SWAPPED; 4];
            cases.push(Case {
                op,
                shape,
                theta,
                layouts,
                seed: i as u64,
            });
        }
    }
    cases
}

#[test]
fn many_tasks_give_the_same_as_one() {
    for case in large_cases() {
        check::<f32>(&case);
    }
}

#[test]
fn the_number_of_threads_does_not_change_a_bit() {
    let pool = |threads| {
        rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap()
    };
    for case in large_cases() {
        let mut random = Random::new(case.seed);
        let x: ArrayD<f32> = random.tensor(&case.shape);
        let d_o: ArrayD<f32> = random.tensor(&case.op.output_shape(&case.shape));
        let theta = random.theta(case.theta);
        let all = || {
            (
                case.op.forward_f64(x.view(), theta.view()).unwrap(),
                case.op
                    .backward_f64(Some(x.view()), theta.view(), d_o.view())
                    .unwrap(),
                case.op
                    .dtheta_f64(x.view(), theta.view(), d_o.view())
                    .unwrap(),
            )
        };
        assert!(
            pool(1).install(all) == pool(5).install(all),
            "{:?}",
            case.op
        );
    }
}

#[test]
fn an_f32_result_is_within_its_tolerance_of_the_exact_one() {
    for case in large_cases() {
        let mut random = Random::new(case.seed);
        let x: ArrayD<f32> = random.tensor(&case.shape);
        let theta = random.theta(case.theta);
        let exact = case.op.forward_f64(x.view(), theta.view()).unwrap();
        let o = case.op.forward(x.view(), theta.view()).unwrap();
        // One rounding to 24 bits.
        assert!(relative_l2(o.view(), exact.view()).unwrap() < 2f64.powi(-24));
        assert!(2f64.powi(-24) < F32_RELATIVE_L2);
    }
}
