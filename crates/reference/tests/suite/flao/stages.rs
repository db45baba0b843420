//! A gate that is not there, and the two stages of each pass on their own.

use gimbal_reference::testing::Random;
use gimbal_reference::testing::flao::problems;
use gimbal_reference::{Flao, FlaoGradients, FlaoInputs, FlaoQueryGradients, FlaoSave, FlaoSaved};
use half::bf16;
use ndarray::ArrayD;
use proptest::prelude::*;

use super::{Sizes, inputs, nothing, output};
use crate::support::Draw;

const SIZES: Sizes = [2, 3, 7, 300, 4, 6];

#[test]
fn without_a_gate_results_are_those_of_ones() {
    let mut random = Random::new(1);
    let mut inputs = inputs::<bf16>(SIZES, &mut random);
    let d_o = random.tensor::<bf16>(&output(SIZES));
    let op = Flao { scale: 0.3 };
    inputs.g = None;
    let o = op.forward(&inputs.view()).unwrap();
    let gradients = op.backward(&inputs.view(), &nothing(), d_o.view()).unwrap();
    assert_eq!(gradients.dg, None);

    inputs.g = Some(o.mapv(|_| bf16::ONE));
    assert_eq!(op.forward(&inputs.view()).unwrap(), o);
    let gated = op.backward(&inputs.view(), &nothing(), d_o.view()).unwrap();
    assert_eq!(FlaoGradients { dg: None, ..gated }, gradients);
}

/// The same to f32, in which states are.
fn assert_near(got: &ArrayD<f64>, expected: &ArrayD<f64>, what: &str) {
    let size = expected
        .iter()
        .fold(0f64, |size, value| size.max(value.abs()));
    let near = |(got, expected): (&f64, &f64)| (got - expected).abs() <= 1e-5 * size;
    assert!(got.iter().zip(expected).all(near), "{what}");
}

proptest! {
    #[test]
    fn the_stages_are_the_passes(problem in problems(), gate: bool, seed: u64) {
        let mut random = Random::new(seed);
        let [q, k, v, g, d_o] = [
            problem.query_shape(),
            problem.key_shape(),
            problem.value_shape(),
            problem.output_shape(),
            problem.output_shape(),
        ]
        .map(|shape| random.array::<f32>(&shape, 1.0));
        let inputs = FlaoInputs { q, k, v, g: gate.then_some(g) };
        let op = Flao { scale: 0.7 };
        let FlaoInputs { q, k, v, g } = inputs.view();
        let (_, saved) = op.forward_saving(&inputs.view(), FlaoSave::Kv).unwrap();
        let kv = op.forward_keys(k.view(), v.view()).unwrap();
        prop_assert_eq!(&saved, &FlaoSaved::Kv(kv.clone()));
        let o = op.forward_queries_f64(q.view(), kv.view(), g.clone()).unwrap();
        assert_near(&o, &op.forward_f64(&inputs.view()).unwrap(), "o");

        let exact = op.backward_f64(&inputs.view(), &saved.view(), d_o.view()).unwrap();
        let stage = op.backward_queries_f64(q.view(), kv.view(), g.clone(), d_o.view()).unwrap();
        prop_assert_eq!((&stage.dq, &stage.dg), (&exact.dq, &exact.dg));
        let rounded = op.backward_queries(q, kv.view(), g, d_o.view()).unwrap();
        prop_assert_eq!(&rounded.dkv, &stage.dkv.mapv(|dkv| dkv as f32));
        let (dk, dv) = op.backward_keys_f64(k, v, rounded.dkv.view()).unwrap();
        assert_near(&dk, &exact.dk, "dk");
        assert_near(&dv, &exact.dv, "dv");
    }
}

#[test]
fn states_add_up() {
    let mut random = Random::new(2);
    let inputs = inputs::<f32>(SIZES, &mut random);
    let d_o = random.tensor::<f32>(&output(SIZES));
    let FlaoInputs { q, k, v, g } = inputs.view();
    let op = Flao::default();
    let kv = op.forward_keys(k.view(), v.view()).unwrap();
    let mut into = kv.clone();
    op.forward_keys_into(k.view(), v.view(), into.view_mut(), true)
        .unwrap();
    assert_near(
        &into.mapv(f64::from),
        &kv.mapv(|kv| 2.0 * f64::from(kv)),
        "kv",
    );
    op.forward_keys_into(k.view(), v.view(), into.view_mut(), false)
        .unwrap();
    assert_eq!(into, kv);

    let stage = op
        .backward_queries(q.view(), kv.view(), g.clone(), d_o.view())
        .unwrap();
    let mut into = stage.clone();
    let mut run = |accumulate| {
        let gradients = FlaoQueryGradients {
            dq: into.dq.view_mut(),
            dg: into.dg.as_mut().map(|dg| dg.view_mut()),
            dkv: into.dkv.view_mut(),
        };
        op.backward_queries_into(
            q.view(),
            kv.view(),
            g.clone(),
            d_o.view(),
            gradients,
            accumulate,
        )
        .unwrap();
        into.clone()
    };
    assert_eq!(run(true).dkv, stage.dkv.mapv(|dkv| 2.0 * dkv));
    assert_eq!(run(false), stage);

    let (dk, dv) = op
        .backward_keys(k.view(), v.view(), stage.dkv.view())
        .unwrap();
    let (mut dk_into, mut dv_into) = (dk.mapv(|_| f32::NAN), dv.mapv(|_| f32::NAN));
    op.backward_keys_into(
        k,
        v,
        stage.dkv.view(),
        dk_into.view_mut(),
        dv_into.view_mut(),
    )
    .unwrap();
    assert_eq!((dk_into, dv_into), (dk, dv));
    let mut o = d_o.mapv(|_| f32::NAN);
    op.forward_queries_into(q.view(), kv.view(), g.clone(), o.view_mut())
        .unwrap();
    assert_eq!(o, op.forward_queries(q, kv.view(), g).unwrap());
}

#[test]
fn what_does_not_fit_a_stage() {
    let mut random = Random::new(3);
    let FlaoInputs { q, k, v, .. } = inputs::<f32>(SIZES, &mut random);
    let op = Flao::default();
    let message = |outcome: Result<ArrayD<f32>, gimbal_reference::InputError>| {
        outcome.unwrap_err().to_string()
    };
    let kv = op.forward_keys(k.view(), v.view()).unwrap();
    assert_eq!(
        message(op.forward_keys(k.view(), q.view())),
        "flao: v must have the shape (2, 3, 300, 4), got (2, 3, 7, 4)"
    );
    assert_eq!(
        message(op.forward_queries(v.view(), kv.view(), None)),
        "flao: kv must have the shape (2, 3, 6, 6), got (2, 3, 4, 6)"
    );
    assert_eq!(
        message(op.forward_queries(q.view(), kv.view(), Some(q.view()))),
        "flao: g must have the shape (2, 3, 7, 6), got (2, 3, 7, 4)"
    );
    let d_o = random.tensor::<f32>(&output(SIZES));
    let mut gradients = op
        .backward_queries(q.view(), kv.view(), None, d_o.view())
        .unwrap();
    let mut dg = d_o.clone();
    let unfit = FlaoQueryGradients {
        dq: gradients.dq.view_mut(),
        dg: Some(dg.view_mut()),
        dkv: gradients.dkv.view_mut(),
    };
    let outcome = op.backward_queries_into(q.view(), kv.view(), None, d_o.view(), unfit, false);
    assert_eq!(
        outcome.unwrap_err().to_string(),
        "flao: g is needed for dg, but was not given"
    );
}
