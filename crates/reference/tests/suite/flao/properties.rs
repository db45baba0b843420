//! `flao` against sums written out element by element, in any layout, on any number of threads.

use gimbal_reference::compare::relative_l2;
use gimbal_reference::testing::{Placed, Random};
use gimbal_reference::{Element, Flao, FlaoGradients, FlaoInputs, FlaoSave, FlaoSaved};
use half::{bf16, f16};
use ndarray::{Array4, ArrayD, ArrayView4, Ix4};
use proptest::prelude::*;

use super::{Sizes, each, inputs, nothing, output};
use crate::support::{Draw, assert_close, assert_written, layout};

/// Both sides compute in f64; only the order of sums differs.
const TOLERANCE: f64 = 1e-12;

/// o and the gradients from the formulas, one sum an element.
fn naive(
    inputs: &FlaoInputs<ArrayD<f32>>,
    d_o: &ArrayD<f32>,
    scale: f64,
) -> (Array4<f64>, FlaoGradients<Array4<f64>>) {
    let wide = |x: &ArrayD<f32>| x.mapv(f64::from).into_dimensionality::<Ix4>().unwrap();
    let FlaoInputs { q, k, v, g } = inputs.map(|_, input| wide(input));
    let g = g.unwrap();
    let d_o = wide(d_o);
    let (b, h, n, d) = q.dim();
    let (_, _, m, e) = v.dim();
    let sum = |terms: usize, term: &dyn Fn(usize) -> f64| (0..terms).map(term).sum::<f64>();
    let kv = Array4::from_shape_fn((b, h, d, e), |(b, h, d, e)| {
        sum(m, &|m| k[[b, h, m, d]] * v[[b, h, m, e]])
    });
    let product = Array4::from_shape_fn((b, h, n, e), |(b, h, n, e)| {
        scale * sum(d, &|d| q[[b, h, n, d]] * kv[[b, h, d, e]])
    });
    let u = &d_o * &g * scale;
    let dkv = Array4::from_shape_fn((b, h, d, e), |(b, h, d, e)| {
        sum(n, &|n| q[[b, h, n, d]] * u[[b, h, n, e]])
    });
    let gradients = FlaoGradients {
        dq: Array4::from_shape_fn((b, h, n, d), |(b, h, n, d)| {
            sum(e, &|e| u[[b, h, n, e]] * kv[[b, h, d, e]])
        }),
        dk: Array4::from_shape_fn((b, h, m, d), |(b, h, m, d)| {
            sum(e, &|e| v[[b, h, m, e]] * dkv[[b, h, d, e]])
        }),
        dv: Array4::from_shape_fn((b, h, m, e), |(b, h, m, e)| {
            sum(d, &|d| k[[b, h, m, d]] * dkv[[b, h, d, e]])
        }),
        dg: Some(&d_o * &product),
    };
    (&g * &product, gradients)
}

fn four(tensor: &ArrayD<f64>) -> ArrayView4<'_, f64> {
    tensor.view().into_dimensionality().unwrap()
}

fn sizes() -> impl Strategy<Value = Sizes> {
    (
        1..4usize,
        1..4usize,
        1..30usize,
        1..30usize,
        1..9usize,
        1..9usize,
    )
        .prop_map(|(b, h, n, m, d, e)| [b, h, n, m, d, e])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn sums_are_those_of_the_formulas(sizes in sizes(), scale in -2.0..2f64, seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let inputs = inputs::<f32>(sizes, &mut random);
        let d_o = random.tensor::<f32>(&output(sizes));
        let op = Flao { scale };
        let (o, expected) = naive(&inputs, &d_o, scale);
        assert_close(four(&op.forward_f64(&inputs.view()).unwrap()), &o, TOLERANCE, "o");
        let gradients = op.backward_f64(&inputs.view(), &nothing(), d_o.view()).unwrap();
        for ((name, got), (_, expected)) in each(&gradients).into_iter().zip(each(&expected)) {
            assert_close(four(got), expected, TOLERANCE, name);
        }
    }

    #[test]
    fn every_layout_gives_the_same_bits(
        sizes in sizes(),
        layouts in prop::collection::vec(layout(), 8),
        seed in any::<u64>(),
    ) {
        let mut random = Random::new(seed);
        let dense = inputs::<bf16>(sizes, &mut random);
        let d_o = random.tensor::<bf16>(&output(sizes));
        let op = Flao { scale: 0.5 };
        let (o, saved) = op.forward_saving(&dense.view(), FlaoSave::KvAndProduct).unwrap();
        let gradients = op.backward(&dense.view(), &saved.view(), d_o.view()).unwrap();

        let mut next = layouts.iter().copied().cycle();
        let laid = dense.map(|_, input| Placed::holding(input, next.next().unwrap()));
        let views = laid.map(|_, input| input.view());
        let mut room = |shape: &[usize]| Placed::<bf16>::poisoned(shape, next.next().unwrap());
        let mut o_into = room(o.shape());
        op.forward_into(&views, o_into.view_mut(), FlaoSaved::Nothing).unwrap();
        assert_written(&o_into, &o);

        let mut into = gradients.map(|_, gradient| room(gradient.shape()));
        let d_o_laid = Placed::holding(&d_o, layouts[0]);
        let FlaoGradients { dq, dk, dv, dg } = &mut into;
        let mutable = FlaoGradients {
            dq: dq.view_mut(),
            dk: dk.view_mut(),
            dv: dv.view_mut(),
            dg: dg.as_mut().map(|dg| dg.view_mut()),
        };
        op.backward_into(&views, &saved.view(), d_o_laid.view(), mutable).unwrap();
        for ((_, into), (_, expected)) in each(&into).into_iter().zip(each(&gradients)) {
            assert_written(into, expected);
        }
    }
}

/// Long enough for several parts and blocks.
const LONG: Sizes = [1, 2, 17_000, 1_300, 3, 4];

#[test]
fn long_sums_are_those_of_the_formulas() {
    let mut random = Random::new(11);
    let inputs = inputs::<f32>(LONG, &mut random);
    let d_o = random.tensor::<f32>(&output(LONG));
    let op = Flao { scale: 0.01 };
    let (o, expected) = naive(&inputs, &d_o, 0.01);
    assert_close(
        four(&op.forward_f64(&inputs.view()).unwrap()),
        &o,
        TOLERANCE,
        "o",
    );
    let gradients = op
        .backward_f64(&inputs.view(), &nothing(), d_o.view())
        .unwrap();
    for ((name, got), (_, expected)) in each(&gradients).into_iter().zip(each(&expected)) {
        assert_close(four(got), expected, TOLERANCE, name);
    }
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let mut random = Random::new(12);
    let inputs = inputs::<f32>(LONG, &mut random);
    let d_o = random.tensor::<f32>(&output(LONG));
    let op = Flao::default();
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        pool.build().unwrap().install(|| {
            let o = op.forward_f64(&inputs.view()).unwrap();
            let gradients = op.backward_f64(&inputs.view(), &nothing(), d_o.view());
            (o, gradients.unwrap())
        })
    };
    assert_eq!(on(1), on(3));
}

/// What a tensor-core kernel does: kv, dkv and do ⊙ g rounded to the element type. The tolerance
/// leaves room for it, and not for much more.
fn rounding_of_operands<T: Element>() -> f64 {
    let sizes = [1, 2, 200, 300, 64, 48];
    let mut random = Random::new(13);
    let inputs = inputs::<T>(sizes, &mut random);
    let d_o = random.tensor::<T>(&output(sizes));
    let op = Flao { scale: 1e-3 };
    let exact = op
        .backward_f64(&inputs.view(), &nothing(), d_o.view())
        .unwrap();
    let (_, saved) = op.forward_saving(&inputs.view(), FlaoSave::Kv).unwrap();
    let FlaoSaved::Kv(kv) = saved else {
        panic!("asked for kv");
    };
    let kv = FlaoSaved::Kv(kv.mapv(|kv| T::from_f64(f64::from(kv)).to_f64() as f32));
    // do ⊙ g rounded, without a gate.
    let mut d_o_g = d_o.clone();
    let g = inputs.g.as_ref().unwrap();
    d_o_g.zip_mut_with(g, |d_o, g| *d_o = T::from_f64(d_o.to_f64() * g.to_f64()));
    let ungated = FlaoInputs {
        g: None,
        ..inputs.clone()
    };
    let rounded = op
        .backward(&ungated.view(), &kv.view(), d_o_g.view())
        .unwrap();
    [
        relative_l2(rounded.dq.view(), exact.dq.view()),
        relative_l2(rounded.dk.view(), exact.dk.view()),
        relative_l2(rounded.dv.view(), exact.dv.view()),
    ]
    .into_iter()
    .fold(0f64, |worst, error| worst.max(error.unwrap()))
}

#[test]
fn the_tolerance_fits_the_types() {
    for (dtype, error) in [
        (bf16::DTYPE, rounding_of_operands::<bf16>()),
        (f16::DTYPE, rounding_of_operands::<f16>()),
        (f32::DTYPE, rounding_of_operands::<f32>()),
    ] {
        let tolerance = Flao::tolerance(dtype);
        assert!(error < tolerance, "{dtype}: {error:e}");
    }
}
