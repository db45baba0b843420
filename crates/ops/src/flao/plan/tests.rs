mod fused;
mod tuning;

use std::collections::HashSet;

use gimbal_kernels_sys::flao::{Route, Tile};

use super::*;
use crate::flao::launch::NO_OPERAND;

/// A GPU in words alone.
#[derive(Debug)]
struct Fake {
    multiprocessors: u32,
    resident: u32,
    has_wgmma: bool,
}

impl Machine for Fake {
    fn multiprocessors(&self) -> u32 {
        self.multiprocessors
    }

    fn has_wgmma(&self) -> bool {
        self.has_wgmma
    }

    fn resident_blocks(&self, _: Variant, _: Pass) -> u32 {
        self.resident
    }
}

const LARGE: Fake = Fake {
    multiprocessors: 132,
    resident: 2,
    has_wgmma: false,
};
const SMALL: Fake = Fake {
    multiprocessors: 3,
    resident: 1,
    has_wgmma: false,
};
const HOPPER: Fake = Fake {
    has_wgmma: true,
    ..LARGE
};

/// B, H, N, M, D, E.
fn task(machine: &Fake, sizes: [usize; 6], element: ElementType) -> Task<'_, Fake> {
    let [batch, heads, queries, keys, features, value_features] = sizes;
    Task {
        problem: FlaoProblem {
            batch,
            heads,
            queries,
            keys,
            features,
            value_features,
        },
        element,
        fastest: None,
        schedule: Schedule::default(),
        machine,
    }
}

fn at(address: u64, strides: [i64; 3]) -> Operand {
    let [batch_stride, head_stride, row_stride] = strides;
    Operand {
        at: address,
        batch_stride,
        head_stride,
        row_stride,
    }
}

const ALIGNED: Operand = Operand {
    at: 256,
    batch_stride: 1024,
    head_stride: 512,
    row_stride: 64,
};

/// Rows enough for the errors of tensor cores to average out.
const ROWS: usize = 1024;

/// With what the pass reads or writes, and the address of kv.
fn route_of<const N: usize>(task: &Task<Fake>, operands: [Operand; N], sums: u64) -> Route {
    let rows = task.problem.queries;
    task.variant(&Work::new(Pass::Apply, rows, operands, sums))
        .route
}

fn route<const N: usize>(
    element: ElementType,
    d: usize,
    e: usize,
    operands: [Operand; N],
    sums: u64,
) -> Route {
    let task = task(&LARGE, [2, 2, ROWS, ROWS, d, e], element);
    route_of(&task, operands, sums)
}

#[test]
fn tensor_cores_need_16_bits_narrow_rows_and_alignment() {
    use ElementType::{Bf16, F16, F32};
    let d64 = Route::Mma(Tile::D64);
    assert_eq!(route(Bf16, 64, 64, [ALIGNED], 0), d64);
    assert_eq!(route(F16, 7, 64, [ALIGNED], 16), d64);
    assert_eq!(route(F16, 65, 8, [ALIGNED], 16), Route::Mma(Tile::D128));
    assert_eq!(route(F16, 64, 129, [ALIGNED], 0), Route::Plain);
    assert_eq!(route(F32, 64, 64, [ALIGNED], 0), Route::Plain);
    // What is not there does not matter.
    assert_eq!(route(Bf16, 64, 64, [ALIGNED, NO_OPERAND], 0), d64);
    for odd in [
        at(8, [1024, 512, 64]),
        at(16, [1028, 512, 64]),
        at(16, [1024, 513, 64]),
        at(16, [1024, 512, 68]),
    ] {
        assert_eq!(route(Bf16, 64, 64, [ALIGNED, odd], 0), Route::Plain);
    }
    assert_eq!(route(Bf16, 64, 64, [ALIGNED], 8), Route::Plain);
}

#[test]
fn tensor_cores_need_many_elements_to_round() {
    let route = |sizes: [usize; 6]| {
        let task = task(&LARGE, sizes, ElementType::Bf16);
        route_of(&task, [ALIGNED], 0)
    };
    assert_eq!(route([1, 1, 4, 4, 16, 16]), Route::Plain);
    assert_eq!(route([1, 1, 4096, 4096, 1, 64]), Route::Plain);
    assert_eq!(route([1, 1, 4096, 1, 64, 64]), Route::Plain);
    assert_eq!(route([1, 1, 64, 64, 16, 64]), Route::Mma(Tile::D64));
    assert_eq!(route([4, 4, 4, 4, 16, 16]), Route::Mma(Tile::D64));
}

#[test]
fn hopper_has_a_route_of_its_own_for_what_the_copy_engine_takes() {
    let route = |sizes: [usize; 6], operand| {
        let task = task(&HOPPER, sizes, ElementType::F16);
        route_of(&task, [operand, NO_OPERAND], 0)
    };
    let sizes = [2, 3, ROWS, ROWS, 64, 64];
    let mma = Route::Mma(Tile::D64);
    let wgmma = Route::Wgmma(Tile::D64);
    assert_eq!(route(sizes, ALIGNED), wgmma);
    // One operand for every head, or for the only one.
    assert_eq!(route([2, 3, ROWS, ROWS, 60, 64], ALIGNED), mma);
    let repeated = at(16, [1024, 0, 64]);
    assert_eq!(route(sizes, repeated), mma);
    assert_eq!(route([2, 1, ROWS, ROWS, 64, 64], repeated), wgmma);
    assert_eq!(route(sizes, at(16, [1024, 1 << 39, 64])), mma);
    let task = Task {
        fastest: Some(FlaoRoute::Mma),
        ..task(&HOPPER, sizes, ElementType::F16)
    };
    assert_eq!(route_of(&task, [ALIGNED], 0), mma);
}

#[test]
fn a_route_can_be_asked_for() {
    let with = |fastest, element| {
        let task = Task {
            fastest: Some(fastest),
            ..task(&LARGE, [1, 1, ROWS, ROWS, 64, 64], element)
        };
        route_of(&task, [ALIGNED], 0)
    };
    assert_eq!(with(FlaoRoute::Plain, ElementType::Bf16), Route::Plain);
    let mma = Route::Mma(Tile::D64);
    assert_eq!(with(FlaoRoute::Mma, ElementType::Bf16), mma);
    assert_eq!(with(FlaoRoute::Mma, ElementType::F32), Route::Plain);
}

/// Shapes of all kinds: few and many heads, short and long.
fn problems() -> impl Iterator<Item = [usize; 6]> {
    let heads = [1, 2, 5, 96, 131, 132, 133, 144, 264, 300, 528, 1056, 5000];
    let rows = [1, 63, 64, 65, 128, 129, 256, 1000, 32768, 262_144, 1 << 30];
    heads.into_iter().flat_map(move |heads| {
        let shape = move |rows| [1, heads, rows, rows, 128, 128];
        rows.into_iter().map(shape)
    })
}

/// The tiles of each block, as the kernels share them out.
fn ranges(stage: Stage, total: i64) -> impl Iterator<Item = (i64, i64)> {
    let first = move |block: i64| i128::from(block) * i128::from(total) / i128::from(stage.blocks);
    (0..i64::from(stage.blocks)).map(move |c| (first(c) as i64, first(c + 1) as i64))
}

fn total(task: &Task<Fake>, stage: Stage, rows: usize) -> (i64, i64) {
    let tiles =
        (rows as i64 + stage.variant.route.tile_rows() - 1) / stage.variant.route.tile_rows();
    (tiles, tiles * task.heads())
}

#[test]
fn every_block_has_tiles_and_every_tile_a_block() {
    for machine in [&LARGE, &SMALL] {
        for (sizes, element) in problems().flat_map(|sizes| {
            [ElementType::Bf16, ElementType::F32].map(move |element| (sizes, element))
        }) {
            let task = task(machine, sizes, element);
            let rows = sizes[2];
            let sum = task
                .summing(&Work::new(Pass::Sum, rows, [ALIGNED; 2], 0))
                .unwrap()
                .stage;
            let apply = task
                .mapping(&Work::new(Pass::Apply, rows, [ALIGNED; 3], 0))
                .unwrap();
            for stage in [sum, apply] {
                let (_, total) = total(&task, stage, rows);
                // The kernels multiply in 64 bits.
                assert!(total.checked_mul(i64::from(stage.blocks) + 1).is_some());
                assert!(i64::from(stage.blocks) <= total, "{sizes:?} {stage:?}");
                let mut end = 0;
                for (from, to) in ranges(stage, total) {
                    assert!(from == end && to > from, "{sizes:?} {stage:?}");
                    end = to;
                }
                assert_eq!(end, total);
            }
        }
    }
}

#[test]
fn a_reduction_where_a_head_is_cut_and_only_there() {
    for machine in [&LARGE, &SMALL] {
        for sizes in problems() {
            let task = task(machine, sizes, ElementType::Bf16);
            let Summing { stage, reduce } = task
                .summing(&Work::new(Pass::Sum, sizes[3], [ALIGNED; 2], 0))
                .unwrap();
            let (tiles, total) = total(&task, stage, sizes[3]);
            let is_cut = ranges(stage, total).any(|(from, _)| from % tiles != 0);
            assert_eq!(reduce.is_some(), is_cut, "{sizes:?} {stage:?}");
            let Some(reduce) = reduce else { continue };
            assert_eq!(reduce.tiles, tiles);
            assert!(reduce.blocks >= 1);
        }
    }
}

#[test]
fn partial_sums_have_slots_of_their_own_inside_the_workspace() {
    for machine in [&LARGE, &SMALL] {
        for sizes in problems() {
            let task = task(machine, sizes, ElementType::F16);
            let Summing { stage, reduce } = task
                .summing(&Work::new(Pass::Sum, sizes[3], [ALIGNED; 2], 0))
                .unwrap();
            let scratch = task.forward_scratch([ALIGNED; 2], false).unwrap();
            let matrix = task.width() as usize * 4;
            assert_eq!(scratch.kv, sizes[1] * matrix);
            if reduce.is_none() {
                continue;
            }
            let (tiles, total) = total(&task, stage, sizes[3]);
            let mut taken = HashSet::new();
            for (block, (from, to)) in ranges(stage, total).enumerate() {
                for head in from / tiles..=(to - 1) / tiles {
                    let whole = from <= head * tiles && (head + 1) * tiles <= to;
                    let slot = block + head as usize;
                    assert!(whole || taken.insert(slot), "{sizes:?} {stage:?}");
                    let end = (slot + 1) * matrix;
                    assert!(whole || end <= scratch.partials, "{sizes:?} {stage:?}");
                }
            }
        }
    }
}

#[test]
fn the_published_shapes_run_as_whole_heads_where_that_pays() {
    let blocks = |sizes: [usize; 6], machine| {
        let task = task(machine, sizes, ElementType::Bf16);
        let sum = task
            .summing(&Work::new(Pass::Sum, sizes[3], [ALIGNED; 2], 0))
            .unwrap();
        let apply = task
            .mapping(&Work::new(Pass::Apply, sizes[2], [ALIGNED; 3], 0))
            .unwrap();
        (sum.stage.blocks, sum.reduce.is_some(), apply.blocks)
    };
    let published = |n| [12, 12, n, n, 128, 128];
    assert_eq!(blocks(published(256), &LARGE), (144, false, 144));
    assert_eq!(blocks(published(2048), &LARGE), (144, false, 264));
    assert_eq!(blocks(published(32768), &LARGE), (264, true, 264));
    // One block for each multiprocessor: a second wave of 12 heads would leave the others idle.
    let one_each = Fake {
        multiprocessors: 132,
        resident: 1,
        has_wgmma: false,
    };
    assert_eq!(blocks(published(256), &one_each), (144, false, 132));
    assert_eq!(blocks(published(32768), &one_each), (132, true, 132));
    // One head: cut as far as there are multiprocessors, or tiles for them.
    assert_eq!(
        blocks([1, 1, 262_144, 262_144, 64, 64], &LARGE),
        (264, true, 264)
    );
    assert_eq!(blocks([1, 1, 256, 256, 64, 64], &LARGE).0, 1);
}

#[test]
fn what_is_not_computed_needs_no_room() {
    let scratch = |sizes, keeps_kv| {
        let task = task(&LARGE, sizes, ElementType::Bf16);
        task.forward_scratch([ALIGNED; 2], keeps_kv).unwrap()
    };
    // No queries: kv is computed only to be kept, and then in its own place.
    assert_eq!(scratch([2, 3, 0, 100, 8, 4], false), Scratch::default());
    assert_eq!(scratch([2, 3, 0, 100, 8, 4], true), Scratch::default());
    // No keys: zeros take room, but have no partial sums.
    let zeros = Scratch {
        kv: 6 * 8 * 4 * 4,
        ..Scratch::default()
    };
    assert_eq!(scratch([2, 3, 100, 0, 8, 4], false), zeros);
    assert_eq!(zeros.bytes(), 768);

    let backward = |sizes, has_kv| {
        let task = task(&LARGE, sizes, ElementType::Bf16);
        task.backward_scratch([ALIGNED; 2], [ALIGNED; 3], has_kv)
            .unwrap()
    };
    let dkv = Scratch {
        dkv: 768,
        ..Scratch::default()
    };
    assert_eq!(backward([2, 3, 0, 100, 8, 4], false), dkv);
    assert_eq!(backward([2, 3, 100, 100, 8, 4], true), dkv);
    let both = Scratch { kv: 768, ..dkv };
    assert_eq!(backward([2, 3, 100, 100, 8, 4], false), both);
    assert_eq!((both.dkv_at(), both.partials_at()), (768, 1536));
}

#[test]
fn a_workspace_is_enough_for_every_route_that_outputs_may_force() {
    let sizes = [1, 1, 4096, 4096, 64, 64];
    let task = task(&LARGE, sizes, ElementType::Bf16);
    let scratch = task
        .backward_scratch([ALIGNED; 2], [ALIGNED; 3], false)
        .unwrap();
    for dq in [ALIGNED, at(2, [0, 0, 64])] {
        let operands = [ALIGNED, ALIGNED, ALIGNED, dq];
        let pass = Pass::BackwardQueries;
        let Summing { stage, reduce } = task.summing(&Work::new(pass, 4096, operands, 0)).unwrap();
        assert!(reduce.is_some());
        let needed = slots(1, stage.blocks) as usize * 64 * 64 * 4;
        assert!(needed <= scratch.partials);
    }
}

#[test]
fn sizes_beyond_32_bits_are_counted_and_impossible_ones_refused() {
    // 2^33 rows in all; partial sums of 2^20 heads.
    let long = [1 << 10, 1 << 10, 1 << 13, 1 << 13, 64, 64];
    let task64 = task(&LARGE, long, ElementType::Bf16);
    assert_eq!(task64.heads(), 1 << 20);
    let scratch = task64.forward_scratch([ALIGNED; 2], false).unwrap();
    assert_eq!(scratch.kv, (1 << 20) * 64 * 64 * 4);
    let huge = task(&LARGE, [1 << 31, 1 << 24, 1, 1, 256, 256], ElementType::F32);
    let error = huge.forward_scratch([ALIGNED; 2], false).unwrap_err();
    assert!(
        matches!(error, Error::TooLarge { op: "flao", .. }),
        "{error}"
    );
}
