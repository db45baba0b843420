//! Every operator against the index-by-index one of the tests, on random problems and on ones that
//! span many tasks.

use gimbal_reference::compare::{F32_RELATIVE_L2, relative_l2};
use gimbal_reference::testing::lrpe::{FUNCTIONS, Problem, SOURCES, TURNS, problems};
use gimbal_reference::testing::{Layout, Placed, Random};
use gimbal_reference::{Activation, Element, Function, Lrpe, Positions, SoftmaxAxis};
use half::{bf16, f16};
use ndarray::{ArrayD, array};
use proptest::prelude::*;
use proptest::sample::select;

use crate::support::naive::naive;
use crate::support::{
    ACTIVATIONS, Draw, Exact, With, as_bnhd, assert_close, assert_close_2d, assert_written, layout,
};

/// Both sides compute in f64; only the order of sums differs.
const TOLERANCE: f64 = 1e-12;

/// dtheta is a sum of terms of both signs, each as large as its position: what is left after they cancel keeps fewer digits.
const DTHETA_TOLERANCE: f64 = 1e-9;

#[derive(Clone, Debug)]
struct Case {
    call: Problem,
    layouts: [Layout; 4],
    seed: u64,
}

/// Few elements, as each is worked out on its own.
fn case() -> impl Strategy<Value = Case> {
    let functions = FUNCTIONS.map(|f| match f {
        Function::RmsNorm { .. } => Function::RmsNorm { eps: 1e-3 },
        f => f,
    });
    let (turns, sources) = (select(&TURNS[..]), select(&SOURCES[..]));
    let calls = problems(turns, select(functions.to_vec()), sources, 1..10usize, 600);
    let layouts = [layout(), layout(), layout(), layout()];
    (calls, layouts, any::<u64>()).prop_map(|(call, layouts, seed)| Case {
        call,
        layouts,
        seed,
    })
}

/// All results, from inputs and into outputs of any layout.
fn check<T: Element>(case: &Case) {
    let mut random = Random::new(case.seed);
    let (call, op) = (&case.call, &case.call.op);
    let x: ArrayD<T> = random.tensor(&case.call.shape);
    let d_o: ArrayD<T> = random.tensor(&op.output_shape(&case.call.shape));
    let expected = naive(call, &x, &d_o);
    let [x_layout, o_layout, d_o_layout, dx_layout] = case.layouts;
    let (laid_x, laid_d_o) = (
        Placed::holding(&x, x_layout),
        Placed::holding(&d_o, d_o_layout),
    );
    let (laid, inputs) = (|| Some(laid_x.view()), || call.inputs());

    let o = op.forward_f64(laid_x.view(), inputs()).unwrap();
    assert_close(as_bnhd(call, &o), &expected.o, TOLERANCE, "o");
    let dx = op.backward_f64(laid(), inputs(), laid_d_o.view()).unwrap();
    // Of a single feature the two terms of RMS norm's gradient cancel but for eps, a thousandth of them.
    let of_dx = match (&op.f, case.call.shape.last()) {
        (Function::RmsNorm { .. }, Some(1)) => 1e3 * TOLERANCE,
        _ => TOLERANCE,
    };
    assert_close(as_bnhd(call, &dx), &expected.dx, of_dx, "dx");
    let dtheta = op
        .dtheta_f64(laid_x.view(), inputs(), laid_d_o.view())
        .unwrap();
    assert_close_2d(&dtheta, &expected.dtheta, DTHETA_TOLERANCE, "dtheta");

    // The other results are these, rounded once, and nothing else is written.
    let rounded = |exact: &ArrayD<f64>| exact.mapv(T::from_f64);
    assert_eq!(op.forward(x.view(), inputs()).unwrap(), rounded(&o));
    let mut into = Placed::poisoned(o.shape(), o_layout);
    op.forward_into(laid_x.view(), inputs(), into.view_mut())
        .unwrap();
    assert_written(&into, &rounded(&o));
    assert_eq!(
        op.backward(Some(x.view()), inputs(), d_o.view()).unwrap(),
        rounded(&dx)
    );
    let mut into = Placed::poisoned(dx.shape(), dx_layout);
    op.backward_into(laid(), inputs(), laid_d_o.view(), into.view_mut())
        .unwrap();
    assert_written(&into, &rounded(&dx));
    let rounded_dtheta = op.dtheta(x.view(), inputs(), d_o.view()).unwrap();
    assert_eq!(rounded_dtheta, dtheta.mapv(|dtheta| dtheta as f32));

    if let Some(weight) = &call.norm_weight {
        let exact = op
            .dnorm_weight_f64(laid_x.view(), inputs(), laid_d_o.view())
            .unwrap();
        assert_eq!(exact.shape(), weight.shape());
        let got = exact.to_shape(expected.dnorm_weight.dim()).unwrap();
        let expected = &expected.dnorm_weight;
        assert_close_2d(&got.to_owned(), expected, TOLERANCE, "dnorm_weight");
        let rounded = op.dnorm_weight(x.view(), inputs(), d_o.view()).unwrap();
        assert_eq!(rounded, exact.mapv(|exact| exact as f32));
    }
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
        let rotate = Lrpe::rotate().with(activation).on(Positions::line(100));
        let cosine = Lrpe::cosine().with(activation);
        let md = Lrpe::cosine()
            .with(activation)
            .on(Positions::grid(vec![9, 40], 3));
        for (op, shape, theta) in [
            // Many tokens, then many tokens of one head.
            (rotate.clone(), vec![2, 900, 2, 40], [2, 20]),
            (cosine.clone(), vec![1, 5000, 1, 17], [1, 17]),
            // Few tokens of many heads, or of many sequences; a single token of each.
            (cosine.clone(), vec![17, 3, 70, 30], [70, 9]),
            (cosine, vec![300, 16, 2, 16], [2, 16]),
            (rotate.clone(), vec![40, 1, 30, 64], [1, 32]),
            // One row is more than a task.
            (rotate, vec![1, 2, 2, 40_000], [1, 20_000]),
            (md, vec![2, 3, 363, 36], [3, 20]),
        ] {
            let theta = Random::new(i as u64 + 100).theta(theta);
            cases.push(Case {
                call: Problem::new(op, shape, theta),
                layouts: [Layout::SWAPPED; 4],
                seed: i as u64,
            });
        }
    }
    // Long and short packed sequences, with a norm and with a sequence softmax.
    for (seed, f) in [
        (200, Function::RMS_NORM),
        (201, Activation::Softmax(SoftmaxAxis::Sequence).into()),
    ] {
        let mut random = Random::new(seed);
        let op = Lrpe::rotate().with(f);
        let norm = f == Function::RMS_NORM;
        cases.push(Case {
            call: Problem {
                offsets: Some(array![5i64, 0, -3, 7, 0].into()),
                cu_seqlens: Some(array![0, 3, 3, 900, 901, 1700].into()),
                norm_weight: norm.then(|| random.tensor(&[3, 40])),
                ..Problem::new(op, [1777, 3, 40], random.theta([3, 20]))
            },
            layouts: [Layout::SWAPPED; 4],
            seed,
        });
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
        let call = &case.call;
        let x: ArrayD<f32> = random.tensor(&case.call.shape);
        let d_o: ArrayD<f32> = random.tensor(&call.op.output_shape(&case.call.shape));
        let all = || {
            (
                call.forward(&x),
                call.backward(&x, &d_o),
                call.dtheta(&x, &d_o),
                call.norm_weight
                    .as_ref()
                    .map(|_| call.dnorm_weight(&x, &d_o)),
            )
        };
        assert!(pool(1).install(all) == pool(5).install(all), "{call:?}");
    }
}

#[test]
fn an_f32_result_is_within_its_tolerance_of_the_exact_one() {
    for case in large_cases() {
        let x: ArrayD<f32> = Random::new(case.seed).tensor(&case.call.shape);
        let exact = case.call.forward(&x);
        let o = case.call.op.forward(x.view(), case.call.inputs()).unwrap();
        // One rounding to 24 bits.
        assert!(relative_l2(o.view(), exact.view()).unwrap() < 2f64.powi(-24));
        assert!(2f64.powi(-24) < F32_RELATIVE_L2);
    }
}
