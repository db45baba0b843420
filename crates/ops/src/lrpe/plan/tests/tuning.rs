//! What the autotuner chooses from, and what it tells apart.

use gimbal_reference::{Activation as Reference, SoftmaxAxis};
use proptest::prelude::*;

use super::*;
use crate::lrpe::{Cut, Details, Source};

const ACTIVATIONS: [Reference; 4] = [
    Reference::None,
    Reference::Silu,
    Reference::Softmax(SoftmaxAxis::Feature),
    Reference::Softmax(SoftmaxAxis::Sequence),
];

/// Everything that may be chosen instead of a default, and the default.
fn cuts(default: Cut, is_sequence: bool) -> Vec<Cut> {
    let mut all = match is_sequence {
        true => default.sequence_challengers(true),
        false => default.challengers(),
    };
    all.push(default);
    all
}

fn details(task: &Task, x: Operand, o: Operand) -> Details {
    task.details(Source::Line, task.row_access(&[x, o]), [x, o], true)
}

proptest! {
    #[test]
    fn every_cut_fits_every_shape_and_the_workspace_of_the_default(
        batch in 1usize..70, tokens in 1usize..100_000, heads in 1usize..40, pairs in 1usize..200,
        heads_first: bool, activation in 0usize..4,
    ) {
        let problem = problem(batch, tokens, heads, 2 * pairs);
        let task = task(&rotate(ACTIVATIONS[activation]), &problem);
        let x = operand(&rows(&problem, 2 * pairs, heads_first));
        let access = task.row_access(&[x]);
        let is_sequence = task.is_sequence_softmax();
        for cut in cuts(task.forward_cut(), is_sequence) {
            let config = task.forward_config(x, access, cut);
            prop_assert!(task.forward(x, x, Some(config.rows)).is_ok(), "{cut:?} {config:?}");
            let needs = |shape| task.forward_statistics(x, shape).unwrap().scratch.bytes();
            prop_assert!(needs(Some(config.statistics)) <= needs(None), "{cut:?} {config:?}");
        }
        for cut in cuts(task.backward_cut(), is_sequence) {
            let config = task.backward_config(Some(x), x, access, cut);
            prop_assert!(task.backward(Some(x), x, x, Some(config.rows)).is_ok(), "{cut:?} {config:?}");
            let needs = |shape| task.backward_statistics(x, x, shape).unwrap().scratch.bytes();
            prop_assert!(needs(Some(config.statistics)) <= needs(None), "{cut:?} {config:?}");
        }
    }

    #[test]
    fn what_has_one_key_has_one_kernel_and_one_list_of_candidates(
        batch in 1usize..20, tokens in 1usize..5000, heads in 1usize..20, pairs in 1usize..80,
        others in (1usize..20, 1usize..5000), heads_first: bool, activation in 0usize..4,
    ) {
        let definition = rotate(ACTIVATIONS[activation]);
        let of = |batch, tokens| {
            let problem = problem(batch, tokens, heads, 2 * pairs);
            let task = task(&definition, &problem);
            let x = operand(&rows(&problem, 2 * pairs, heads_first));
            let stage = task.forward(x, x, None).unwrap();
            (details(&task, x, x), stage.variant, task.forward_cut(), task.backward_cut())
        };
        let (a, b) = (of(batch, tokens), of(others.0, others.1));
        if a.0 == b.0 {
            prop_assert_eq!(a, b);
        }
    }
}

#[test]
fn the_default_is_what_runs_without_the_autotuner() {
    for activation in ACTIVATIONS {
        let problem = problem(12, 8192, 12, 128);
        let task = task(&rotate(activation), &problem);
        let x = operand(&rows(&problem, 128, false));
        let access = task.row_access(&[x]);
        let config = task.forward_config(x, access, task.forward_cut());
        let tuned = task.forward(x, x, Some(config.rows));
        assert_eq!(tuned, task.forward(x, x, None));
        let tuned = task.forward_statistics(x, Some(config.statistics));
        assert_eq!(tuned, task.forward_statistics(x, None));
        let config = task.backward_config(Some(x), x, access, task.backward_cut());
        let tuned = task.backward(Some(x), x, x, Some(config.rows));
        assert_eq!(tuned, task.backward(Some(x), x, x, None));
        let tuned = task.backward_statistics(x, x, Some(config.statistics));
        assert_eq!(tuned, task.backward_statistics(x, x, None));
    }
}

#[test]
fn candidates_differ_from_each_other_and_from_the_default() {
    for activation in ACTIVATIONS {
        let task = task(&rotate(activation), &problem(12, 8192, 12, 128));
        let all = cuts(task.forward_cut(), task.is_sequence_softmax());
        let distinct = all.iter().enumerate();
        let distinct = distinct.filter(|(at, cut)| !all[..*at].contains(cut));
        assert!(distinct.count() >= 7, "{all:?}");
        assert!(
            all.iter()
                .all(|cut| (32..=MAX_THREADS).contains(&cut.threads))
        );
    }
}

#[test]
fn the_key_has_what_the_plan_looks_at() {
    let base = problem(12, 8192, 12, 128);
    let definition = rotate(Reference::None);
    let layout = rows(&base, 128, false);
    let key = |definition: &LrpeRotate, problem: &LrpeProblem, x: Operand| {
        details(&task(definition, problem), x, x)
    };
    let expected = key(&definition, &base, operand(&layout));

    let shape = |change: fn(&mut LrpeProblem)| {
        let mut problem = base;
        change(&mut problem);
        let width = problem.features;
        let x = operand(&rows(&problem, width, false));
        key(&definition, &problem, x)
    };
    assert_eq!(
        shape(|problem| problem.tokens = 5000),
        expected,
        "the same bucket"
    );
    for other in [
        shape(|problem| problem.tokens = 8193),
        shape(|problem| problem.batch = 17),
        shape(|problem| problem.heads = 16),
        shape(|problem| problem.features = 64),
        shape(|problem| problem.theta_heads = 12),
        shape(|problem| problem.theta_features = 64),
        shape(|problem| problem.theta_kind = ThetaKind::PerFeature),
        key(&rotate(Reference::Relu), &base, operand(&layout)),
        key(&definition, &base, operand(&rows(&base, 128, true))),
        key(
            &definition,
            &base,
            Operand::new::<LrpeRotate>(ALIGNED + 2, &layout),
        ),
    ] {
        assert_ne!(other, expected);
    }
    let task = task(&definition, &base);
    let x = operand(&layout);
    let access = task.row_access(&[x]);
    let other = task.details(Source::Grid { axes: 2 }, access, [x, x], true);
    assert_ne!(other, expected);
    let other = task.details(Source::Line, access, [x, x], false);
    assert_ne!(other, expected);
    let other = operand(&rows(&base, 128, true));
    assert_ne!(
        task.details(Source::Line, access, [x, other], true),
        expected
    );
}

#[test]
fn the_two_forms_of_a_grid_share_their_statistics() {
    // Else those of one would be merged in another order, and its results differ in the last bits.
    let challengers = Cut::of_sequence_softmax().sequence_challengers(false);
    assert!(challengers.iter().all(|cut| cut.statistics_percent == 100));
}
