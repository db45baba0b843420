//! When two passes are one launch.

use super::*;

/// Of a forward pass that keeps nothing.
fn fused(task: &Task<Fake>) -> Option<Fused> {
    let FlaoProblem { queries, keys, .. } = task.problem;
    let passes = Passes {
        sum: (keys > 0).then(|| Work::new(Pass::Sum, keys, [ALIGNED; 2], 0)),
        by_queries: (queries > 0).then(|| Work::new(Pass::Apply, queries, [ALIGNED; 3], 0)),
        by_keys: None,
    };
    task.fused(&passes).unwrap()
}

fn asked(route: FlaoRoute, machine: &Fake, sizes: [usize; 6]) -> Option<Fused> {
    fused(&Task {
        fastest: Some(route),
        ..task(machine, sizes, ElementType::Bf16)
    })
}

#[test]
fn short_sequences_of_many_heads_are_fused() {
    let fused = |sizes| fused(&task(&HOPPER, sizes, ElementType::Bf16)).is_some();
    let published = |n, d| [12, 12, n, n, d, d];
    // What was faster on an NVIDIA H200.
    for n in [256, 512, 1024, 2048, 4096] {
        assert!(fused(published(n, 128)), "{n}");
    }
    for n in [8192, 32768] {
        assert!(!fused(published(n, 128)), "{n}");
        assert!(!fused(published(n, 64)), "{n}");
    }
    assert!(fused(published(256, 64)));
    // One head would leave the GPU to one block.
    assert!(!fused([1, 1, 32768, 32768, 128, 128]));
}

#[test]
fn what_is_asked_for_is_fused_where_it_can_be() {
    let sizes = [2, 3, ROWS, ROWS, 128, 128];
    let expected = Fused {
        tile: Tile::D128,
        blocks: 6,
    };
    assert_eq!(asked(FlaoRoute::Fused, &HOPPER, sizes), Some(expected));
    for other in [FlaoRoute::Wgmma, FlaoRoute::Mma, FlaoRoute::Plain] {
        assert_eq!(asked(other, &HOPPER, sizes), None);
    }
    assert_eq!(asked(FlaoRoute::Fused, &LARGE, sizes), None);
    let keys = |keys| asked(FlaoRoute::Fused, &HOPPER, [2, 3, ROWS, keys, 64, 64]);
    assert!(keys(32768).is_some());
    assert_eq!(keys(32769), None, "sums of so many do not stay on the chip");
    assert_eq!(keys(0), None);
    assert_eq!(
        asked(FlaoRoute::Fused, &HOPPER, [2, 3, 0, 64, 64, 64]),
        None
    );
    for (d, e) in [(129, 64), (128, 64), (56, 64), (64, 8)] {
        let narrower = [2, 3, ROWS, ROWS, d, e];
        assert_eq!(asked(FlaoRoute::Fused, &HOPPER, narrower), None, "{d} {e}");
    }
}

#[test]
fn a_backward_pass_is_fused_with_kv_and_without() {
    let sizes = [11, 12, 1024, 1024, 128, 128];
    let fused = |task: &Task<Fake>, has_kv: bool| {
        let FlaoProblem { queries, keys, .. } = task.problem;
        let work = |pass, rows, operands: [Operand; 5]| Some(Work::new(pass, rows, operands, 0));
        let passes = Passes {
            sum: (!has_kv).then(|| Work::new(Pass::Sum, keys, [ALIGNED; 2], 0)),
            by_queries: work(Pass::BackwardQueries, queries, [ALIGNED; 5]),
            by_keys: work(Pass::BackwardKeys, keys, [ALIGNED; 5]),
        };
        task.fused(&passes).unwrap()
    };
    let one_each = Fake {
        resident: 1,
        ..HOPPER
    };
    let expected = Some(Fused {
        tile: Tile::D128,
        blocks: 132,
    });
    let short = task(&one_each, sizes, ElementType::Bf16);
    assert_eq!(fused(&short, true), expected);
    assert_eq!(fused(&short, false), expected);
    // Twelve heads more would be a wave of their own.
    let uneven = task(&one_each, [12, 12, 1024, 1024, 128, 128], ElementType::Bf16);
    assert_eq!(fused(&uneven, true), None);
    let asked = Task {
        fastest: Some(FlaoRoute::Fused),
        ..uneven
    };
    assert!(fused(&asked, true).is_some());
}

#[test]
fn nothing_is_tuned_where_there_is_one_launch() {
    let task = task(&HOPPER, [12, 12, 256, 256, 128, 128], ElementType::Bf16);
    let passes = Passes {
        sum: Some(Work::new(Pass::Sum, 256, [ALIGNED; 2], 0)),
        by_queries: Some(Work::new(Pass::Apply, 256, [ALIGNED; 3], 0)),
        by_keys: None,
    };
    let scratch = task.forward_scratch([ALIGNED; 2], false).unwrap();
    assert!(task.is_valid(Schedule::default(), &passes, &scratch));
    for schedule in Schedule::CHALLENGERS {
        assert!(!task.is_valid(schedule, &passes, &scratch), "{schedule:?}");
    }
}
