//! What the autotuner chooses from, and what it tells apart.

use proptest::prelude::*;

use super::*;
use crate::flao::schedule::Share;

/// Those of a forward pass that keeps nothing, if it reads keys and writes o.
fn forward(task: &Task<Fake>, operand: Operand) -> Passes {
    let FlaoProblem { queries, keys, .. } = task.problem;
    Passes {
        sum: Some(Work::new(Pass::Sum, keys, [operand; 2], 0)),
        by_queries: Some(Work::new(Pass::Apply, queries, [operand; 3], 0)),
        by_keys: None,
    }
}

/// Those of a backward pass without kv.
fn backward(task: &Task<Fake>, operand: Operand) -> Passes {
    let FlaoProblem { queries, keys, .. } = task.problem;
    Passes {
        sum: Some(Work::new(Pass::Sum, keys, [operand; 2], 0)),
        by_queries: Some(Work::new(Pass::BackwardQueries, queries, [operand; 5], 0)),
        by_keys: Some(Work::new(Pass::BackwardKeys, keys, [operand; 4], 0)),
    }
}

/// All that may be chosen for a call, the default first.
fn schedules() -> impl Iterator<Item = Schedule> {
    [Schedule::default()]
        .into_iter()
        .chain(Schedule::CHALLENGERS)
}

/// The two that sum, and all of them.
fn stages(task: &Task<Fake>, passes: &Passes) -> ([Summing; 2], [(Stage, usize); 3]) {
    let [sum, by_queries, by_keys] =
        [passes.sum, passes.by_queries, passes.by_keys].map(Option::unwrap);
    let sums = [sum, by_queries].map(|work| task.summing(&work).unwrap());
    let last = task.mapping(&by_keys).unwrap();
    let all = [
        (sums[0].stage, sum.rows),
        (sums[1].stage, by_queries.rows),
        (last, by_keys.rows),
    ];
    (sums, all)
}

#[test]
fn every_schedule_gives_every_block_tiles_and_those_that_fit_have_room() {
    for machine in [&LARGE, &SMALL, &HOPPER] {
        for sizes in problems() {
            let task = task(machine, sizes, ElementType::Bf16);
            let passes = backward(&task, ALIGNED);
            let scratch = task
                .backward_scratch([ALIGNED; 2], [ALIGNED; 3], false)
                .unwrap();
            for schedule in schedules() {
                let task = task.with(schedule);
                let fits = task.fits(&passes, &scratch).unwrap();
                assert!(fits || schedule != Schedule::default());
                let (sums, all) = stages(&task, &passes);
                for (stage, rows) in all {
                    let (_, total) = total(&task, stage, rows);
                    assert!(
                        (1..=total).contains(&stage.blocks.into()),
                        "{sizes:?} {stage:?}"
                    );
                    assert!(total.checked_mul(i64::from(stage.blocks) + 1).is_some());
                }
                let needed = sums.into_iter().filter(|sum| sum.reduce.is_some());
                let needed = needed.map(|sum| slots(task.heads(), sum.stage.blocks));
                let needed = needed.max().unwrap_or(0) as usize * task.width() as usize * 4;
                assert_eq!(fits, needed <= scratch.partials, "{sizes:?} {schedule:?}");
            }
        }
    }
}

#[test]
fn shares_are_of_what_the_gpu_holds() {
    let task = task(&LARGE, [12, 12, 32768, 32768, 128, 128], ElementType::Bf16);
    let apply = Work::new(Pass::Apply, 32768, [ALIGNED; 3], 0);
    let blocks = |mapping| {
        let schedule = Schedule {
            mapping,
            ..Schedule::default()
        };
        task.with(schedule).mapping(&apply).unwrap().blocks
    };
    assert_eq!(blocks(Share::WholeHeads), 144);
    assert_eq!(blocks(Share::EqualParts(50)), 132);
    assert_eq!(blocks(Share::EqualParts(200)), 528);
}

#[test]
fn candidates_differ_from_each_other_and_from_the_default() {
    let all: Vec<Schedule> = schedules().collect();
    for (at, schedule) in all.iter().enumerate() {
        assert!(!all[..at].contains(schedule), "{schedule:?}");
    }
}

#[test]
fn the_key_has_what_the_plan_looks_at() {
    const SIZES: [usize; 6] = [12, 12, 8192, 8192, 128, 64];
    let base = task(&HOPPER, SIZES, ElementType::Bf16);
    let key = |task: &Task<Fake>, operand| task.details(&forward(task, operand), "kv");
    let expected = key(&base, ALIGNED);
    let shape = |change: fn(&mut [usize; 6])| {
        let mut sizes = SIZES;
        change(&mut sizes);
        key(&task(&HOPPER, sizes, ElementType::Bf16), ALIGNED)
    };
    assert_eq!(shape(|sizes| sizes[2] = 5000), expected, "the same bucket");
    let asked = Task {
        fastest: Some(FlaoRoute::Mma),
        ..base.with(Schedule::default())
    };
    let mut unaligned_output = forward(&base, ALIGNED);
    let apply = [ALIGNED, ALIGNED, at(2, [1024, 512, 64])];
    unaligned_output.by_queries = Some(Work::new(Pass::Apply, 8192, apply, 0));
    for other in [
        shape(|sizes| sizes[1] = 11),
        shape(|sizes| sizes[2] = 8193),
        shape(|sizes| sizes[3] = 4096),
        shape(|sizes| sizes[4] = 64),
        shape(|sizes| sizes[5] = 128),
        key(&asked, ALIGNED),
        key(&base, at(16, [1 << 20, 128, 12 * 128])),
        key(&base, at(2, [1024, 512, 64])),
        base.details(&unaligned_output, "kv"),
        base.details(&forward(&base, ALIGNED), "nothing"),
        base.details(&backward(&base, ALIGNED), "kv"),
    ] {
        assert_ne!(other, expected);
    }
}

proptest! {
    #[test]
    fn what_has_one_key_has_the_same_routes(
        heads in 1usize..20, rows in 1usize..3000, others in 1usize..3000, features in 1usize..140,
    ) {
        let of = |queries, keys| {
            let task = task(&HOPPER, [1, heads, queries, keys, features, 64], ElementType::F16);
            let passes = forward(&task, ALIGNED);
            let routes = [passes.sum, passes.by_queries].map(|work| task.variant(&work.unwrap()));
            (task.details(&passes, "kv"), routes)
        };
        let (a, b) = (of(rows, rows), of(others, others));
        if a.0 == b.0 {
            prop_assert_eq!(a, b);
        }
    }
}
