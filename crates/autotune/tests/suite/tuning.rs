//! What is chosen, and when anything is measured.

use std::sync::atomic::Ordering;
use std::thread;

use gimbal_autotune::{Mode, Outcome, Session, Source};
use proptest::prelude::*;

use crate::support::{Run, Sum, SumTuner, environment, replayed, tuned, tuner};

fn fresh() -> SumTuner {
    tuner(Session::new(environment()))
}

#[test]
fn the_fastest_wins() {
    assert_eq!(tuned(&fresh(), &Sum::best_at_256(1000)), 256);
}

#[test]
fn fast_and_wrong_is_never_chosen() {
    for wrong in [Run::IsWrong(0.1), Run::TurnsWrong(0.1), Run::Fails] {
        let sum = Sum::new(1000, &[Run::Takes(3.0), wrong, Run::Takes(2.0)]);
        assert_eq!(tuned(&fresh(), &sum), 256, "{wrong:?}");
        let sum = Sum::new(1000, &[Run::Takes(3.0), wrong]);
        assert_eq!(tuned(&fresh(), &sum), 64, "{wrong:?}");
    }
}

#[test]
fn a_small_lead_is_none() {
    let sum = Sum::new(1000, &[Run::Takes(1.0), Run::Takes(0.99), Run::Takes(1.5)]);
    assert_eq!(tuned(&fresh(), &sum), 64);
}

#[test]
fn the_report_has_every_candidate() {
    let tuner = fresh();
    let sum = Sum::new(
        1000,
        &[
            Run::Takes(2.0),
            Run::IsWrong(0.5),
            Run::Takes(1.0),
            Run::Fails,
        ],
    );
    tuned(&tuner, &sum);
    let reports = tuner.session().take_reports();
    let [report] = &reports[..] else {
        panic!("{reports:?}");
    };
    let Source::Measured(entry) = &report.source else {
        panic!("{report:?}");
    };
    assert_eq!(entry.gain(), Some(0.5));
    assert_eq!(entry.trials.len(), 4);
    assert_eq!(entry.trials[1].outcome, Outcome::Wrong);
    assert_eq!(entry.trials[2].times().unwrap().median, 1.0);
    assert_eq!(
        entry.trials[3].outcome,
        Outcome::Failed("illegal address".into())
    );
    assert!(tuner.session().take_reports().is_empty());
}

#[test]
fn nothing_is_reported_that_nobody_asks_for() {
    let tuner = SumTuner::new(Session::new(environment()).into());
    tuned(&tuner, &Sum::best_at_256(1000));
    assert_eq!(tuner.session().take_reports(), []);
    tuner.session().keep_reports();
    tuned(&tuner, &Sum::best_at_256(5000));
    assert_eq!(tuner.session().take_reports().len(), 1);
}

#[test]
fn only_tuning_measures() {
    let (tuner, sum) = (fresh(), Sum::best_at_256(1000));
    assert_eq!(tuner.config(Mode::Off, &sum).0, 64);
    assert_eq!(replayed(&tuner, &sum), 64);
    assert_eq!(sum.log.samples(), 0);
    // That replay knew nothing is no reason not to measure.
    assert_eq!(tuned(&tuner, &sum), 256);
    assert_eq!(replayed(&tuner, &sum), 256);
    assert_eq!(tuner.config(Mode::Off, &sum).0, 64);
    assert_eq!(sum.log.tuned(), 1);
}

#[test]
fn nothing_is_measured_during_a_capture() {
    let (tuner, sum) = (fresh(), Sum::best_at_256(1000));
    sum.is_capturing.store(true, Ordering::Relaxed);
    assert_eq!(tuned(&tuner, &sum), 64);
    assert_eq!(sum.log.samples(), 0);
    // Afterwards it is, and the next capture uses it.
    sum.is_capturing.store(false, Ordering::Relaxed);
    assert_eq!(tuned(&tuner, &sum), 256);
    sum.is_capturing.store(true, Ordering::Relaxed);
    assert_eq!(tuned(&tuner, &sum), 256);
}

#[test]
fn a_key_is_tuned_once() {
    let (tuner, sum) = (fresh(), Sum::best_at_256(1000));
    for _ in 0..3 {
        assert_eq!(tuned(&tuner, &sum), 256);
    }
    assert_eq!(sum.log.tuned(), 1);
    // Another bucket and another template are other keys.
    assert_eq!(tuned(&tuner, &Sum::best_at_256(2000)), 256);
    let wider = Sum {
        features: 256,
        ..Sum::best_at_256(1000)
    };
    assert_eq!(replayed(&tuner, &wider), 64);
}

#[test]
fn what_cannot_be_measured_is_not_tried_again() {
    let tuner = fresh();
    let sum = Sum {
        is_broken: true,
        ..Sum::best_at_256(1000)
    };
    assert_eq!(tuned(&tuner, &sum), 64);
    assert_eq!(tuned(&tuner, &sum), 64);
    let reports = tuner.session().take_reports();
    assert!(
        matches!(&reports[..], [report] if report.source == Source::Failed("out of memory".into())),
        "{reports:?}"
    );
}

#[test]
fn a_config_is_checked_for_every_problem_of_its_key() {
    let (tuner, sum) = (fresh(), Sum::best_at_256(1000));
    assert_eq!(tuned(&tuner, &sum), 256);
    let small = Sum {
        most_threads: 128,
        ..Sum::best_at_256(1000)
    };
    assert_eq!(tuned(&tuner, &small), 64);
    assert_eq!(tuned(&tuner, &sum), 256, "it is still there for the others");
    // When it is measured, what is not valid does not run.
    assert_eq!(tuned(&fresh(), &small), 128);
}

#[test]
fn many_threads_tune_a_key_once() {
    let (tuner, sum) = (fresh(), Sum::best_at_256(1000));
    thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| {
                for _ in 0..100 {
                    assert_eq!(tuned(&tuner, &sum), 256);
                }
            });
        }
    });
    assert_eq!(sum.log.tuned(), 1);
}

proptest! {
    #[test]
    fn the_winner_is_right_and_no_slower(
        runs in prop::collection::vec((0u8..4, 0.1f64..10.0), 1..8), default in 0.1f64..10.0,
    ) {
        let mut all = vec![Run::Takes(default)];
        all.extend(runs.into_iter().map(|(kind, ms)| match kind {
            0 => Run::IsWrong(ms),
            1 => Run::Fails,
            _ => Run::Takes(ms),
        }));
        let winner = tuned(&fresh(), &Sum::new(1000, &all));
        let Run::Takes(ms) = all[(winner / 64).ilog2() as usize] else {
            panic!("{winner} of {all:?}");
        };
        let best = all.iter().filter_map(|run| match run {
            Run::Takes(ms) => Some(*ms),
            _ => None,
        });
        let best = best.fold(f64::INFINITY, f64::min);
        prop_assert!(ms == best || (winner == 64 && best > 0.98 * default), "{winner} of {all:?}");
    }
}
