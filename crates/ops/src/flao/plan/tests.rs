use gimbal_kernels_sys::Arch;
use gimbal_kernels_sys::flao::Tile;
use gimbal_reference::DType;
use proptest::prelude::*;

use super::*;
use crate::Device;
use crate::flao::tune::{Call, Details};

/// A GPU in words alone, whose multiprocessors hold so many blocks of any kernel.
fn gpu(multiprocessors: u32, resident: u32, newest_arch: Arch) -> Facts {
    let mut facts = Facts::of_h200(resident);
    facts.multiprocessors = multiprocessors;
    facts.newest_arch = newest_arch;
    facts
}

fn large() -> Facts {
    gpu(132, 2, Arch::Sm80)
}

fn small() -> Facts {
    gpu(3, 1, Arch::Sm80)
}

fn hopper() -> Facts {
    hopper_of(2)
}

fn hopper_of(resident: u32) -> Facts {
    gpu(132, resident, Arch::Sm90a)
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

/// A forward pass that keeps nothing, on tensors that all lie alike. B, H, N, M, D, E.
fn forward(sizes: [usize; 6], element: ElementType, operand: Operand) -> Problem {
    let [batch, heads, queries, keys, features, value_features] = sizes;
    Problem {
        work: Work::Forward,
        shape: FlaoProblem {
            batch,
            heads,
            queries,
            keys,
            features,
            value_features,
        },
        element,
        scale: 1.0,
        fastest: None,
        save: FlaoSave::Nothing,
        adds: false,
        tensors: Tensors {
            q: operand,
            k: operand,
            v: operand,
            g: operand,
            o: operand,
            ..Tensors::default()
        },
    }
}

/// A backward pass without kv.
fn backward(sizes: [usize; 6], element: ElementType, operand: Operand) -> Problem {
    let forward = forward(sizes, element, operand);
    Problem {
        work: Work::Backward,
        tensors: Tensors {
            d_o: operand,
            dq: operand,
            dk: operand,
            dv: operand,
            dg: operand,
            o: Operand::default(),
            ..forward.tensors
        },
        ..forward
    }
}

/// Either.
type Direction = fn([usize; 6], ElementType, Operand) -> Problem;
const BOTH: [Direction; 2] = [forward, backward];

impl Problem {
    /// The same, of which a route is asked for.
    fn by(self, fastest: impl Into<Option<FlaoRoute>>) -> Self {
        let fastest = fastest.into();
        Self { fastest, ..self }
    }

    /// The same that keeps this, or has kept it.
    fn saving(self, save: FlaoSave) -> Self {
        Self { save, ..self }
    }
}

fn plan(problem: &Problem, facts: &Facts) -> Plan {
    Plan::new(problem, facts, Schedule::default()).unwrap()
}

/// The launches of a plan and their blocks.
fn launches(problem: &Problem, facts: &Facts) -> Vec<(Pass, u32)> {
    let plan = plan(problem, facts);
    plan.launches().map(|it| (it.pass, it.blocks)).collect()
}

/// The route of the pass over the queries, which is that of all where it is of whole heads.
fn route_of_queries(problem: &Problem, facts: &Facts) -> Option<Route> {
    plan(problem, facts).routes[1]
}

fn is_short(problem: &Problem, facts: &Facts) -> bool {
    matches!(route_of_queries(problem, facts), Some(Route::Short { .. }))
}

/// Warps of a block of a short head that is asked for.
fn warps_of_short(problem: Problem, facts: &Facts) -> Option<u32> {
    match route_of_queries(&problem.by(FlaoRoute::Fused), facts) {
        Some(Route::Short { warps, .. }) => Some(warps),
        _ => None,
    }
}

/// One pass of a plan, if it is not fused.
fn launch(problem: &Problem, facts: &Facts, pass: Pass, schedule: Schedule) -> Launch {
    let route = policy::route(problem, facts, pass);
    Launch::new(problem, facts, pass, route, schedule.share(pass))
}

fn default_launch(problem: &Problem, facts: &Facts, pass: Pass) -> Launch {
    launch(problem, facts, pass, Schedule::default())
}

/// The bytes of a workspace for partial sums.
fn partials(plan: &Plan) -> usize {
    plan.workspace - plan.partials_at
}

#[test]
fn tensor_cores_take_16_bits_of_any_width_and_alignment() {
    use ElementType::{Bf16, F16, F32};
    let route_of = |element, d, e, o: Operand, kv| {
        let mut problem = forward([2, 2, ROWS, ROWS, d, e], element, ALIGNED);
        problem.tensors = Tensors {
            o,
            kv,
            ..problem.tensors
        };
        policy::route(&problem, &large(), Pass::Apply)
    };
    let route = |element, d, e, kv| route_of(element, d, e, ALIGNED, kv);
    let d64 = Route::Mma(Tile::D64E64);
    assert_eq!(route(Bf16, 64, 64, 0), d64);
    assert_eq!(route(F16, 7, 64, 16), d64);
    assert_eq!(route(F16, 65, 8, 16), Route::Mma(Tile::D128E64));
    assert_eq!(route(F16, 65, 72, 16), Route::Mma(Tile::D128E128));
    assert_eq!(route(F16, 64, 129, 0), Route::Mma(Tile::D128E192));
    assert_eq!(route(Bf16, 255, 256, 0), Route::Mma(Tile::D256E256));
    assert_eq!(route(F32, 64, 64, 0), Route::Plain);
    assert_eq!(route(F32, 33, 7, 0), Route::Plain);
    assert_eq!(route(F32, 32, 7, 4), d64);
    // What is not there does not matter.
    assert_eq!(route_of(Bf16, 64, 64, Operand::default(), 0), d64);
    for odd in [
        at(8, [1024, 512, 64]),
        at(16, [1028, 512, 64]),
        at(16, [1024, 513, 64]),
        at(16, [1024, 512, 68]),
    ] {
        assert_eq!(route_of(Bf16, 64, 64, odd, 0), d64);
    }
    assert_eq!(route(Bf16, 64, 64, 8), d64);
}

#[test]
fn tensor_cores_need_many_elements_to_round() {
    let route = |sizes| {
        let problem = forward(sizes, ElementType::Bf16, ALIGNED);
        policy::route(&problem, &large(), Pass::Apply)
    };
    assert_eq!(route([1, 1, 4, 4, 16, 16]), Route::Plain);
    assert_eq!(route([1, 1, 4096, 4096, 1, 64]), Route::Plain);
    assert_eq!(route([1, 1, 4096, 1, 64, 64]), Route::Plain);
    assert_eq!(route([1, 1, 64, 64, 16, 64]), Route::Mma(Tile::D64E64));
    assert_eq!(route([4, 4, 4, 4, 16, 16]), Route::Mma(Tile::D64E64));
    // Of so few columns kv is two halves.
    assert_eq!(route([1, 1, 4096, 4096, 24, 16]), Route::Mma(Tile::D64E64));
    assert_eq!(route([1, 1, 4096, 4096, 33, 16]), Route::Plain);
}

#[test]
fn hopper_has_a_route_of_its_own_for_what_the_copy_engine_takes() {
    let with = |fastest, sizes, operand| {
        let problem = forward(sizes, ElementType::F16, operand).by(fastest);
        policy::route(&problem, &hopper(), Pass::Apply)
    };
    let route = |sizes, operand| with(None, sizes, operand);
    let sizes = [2, 3, ROWS, ROWS, 64, 64];
    let mma = Route::Mma(Tile::D64E64);
    let wgmma = Route::Wgmma(Tile::D64E64);
    assert_eq!(route(sizes, ALIGNED), wgmma);
    // One operand for every head, or for the only one.
    assert_eq!(route([2, 3, ROWS, ROWS, 60, 64], ALIGNED), mma);
    let repeated = at(16, [1024, 0, 64]);
    assert_eq!(route(sizes, repeated), mma);
    assert_eq!(route([2, 1, ROWS, ROWS, 64, 64], repeated), wgmma);
    assert_eq!(route(sizes, at(16, [1024, 1 << 39, 64])), mma);
    assert_eq!(with(Some(FlaoRoute::Mma), sizes, ALIGNED), mma);
}

#[test]
fn hopper_takes_rows_of_up_to_256_columns() {
    let route = |facts: &Facts, d, e| {
        let sizes = [2, 3, ROWS, ROWS, d, e];
        let strides = at(256, [1 << 30, 1 << 20, 256]);
        let problem = backward(sizes, ElementType::F16, strides);
        let passes = [Pass::Sum, Pass::BackwardQueries, Pass::BackwardKeys];
        let [sum, queries, keys] = passes.map(|pass| policy::route(&problem, facts, pass));
        assert!(sum == queries && queries == keys);
        sum
    };
    for (d, e, tile) in [
        (256, 128, Tile::D256E128),
        (8, 136, Tile::D128E192),
        (136, 8, Tile::D192E64),
        (192, 72, Tile::D192E128),
        (256, 64, Tile::D256E64),
        (200, 136, Tile::D256E192),
        (256, 256, Tile::D256E256),
    ] {
        assert_eq!(route(&hopper(), d, e), Route::Wgmma(tile));
        assert_eq!(route(&large(), d, e), Route::Mma(tile));
    }
    // Rows that the copy engine does not take.
    assert_eq!(route(&hopper(), 132, 128), Route::Elements(Tile::D256E128));
    assert_eq!(route(&hopper(), 255, 256), Route::Elements(Tile::D256E256));
    assert_eq!(route(&large(), 132, 128), Route::Mma(Tile::D192E128));
}

#[test]
fn wide_passes_are_shared_out_as_was_fastest() {
    // A block has all of a multiprocessor.
    let facts = hopper_of(1);
    let blocks = |n, d: usize, e: usize| {
        let strides = at(256, [1 << 30, 1 << 22, d.max(e) as i64]);
        let problem = backward([12, 12, n, n, d, e], ElementType::F16, strides);
        let passes = [Pass::Sum, Pass::BackwardQueries, Pass::BackwardKeys];
        passes.map(|pass| default_launch(&problem, &facts, pass).blocks)
    };
    assert_eq!(blocks(8192, 256, 128), [144, 132, 132]);
    assert_eq!(blocks(8192, 128, 256), [144, 132, 132]);
    assert_eq!(blocks(8192, 192, 128), [144, 132, 132]);
    // Two blocks work on the same rows.
    assert_eq!(blocks(4096, 256, 256), [144, 66, 132]);
    assert_eq!(blocks(4096, 192, 192), [144, 66, 132]);
    assert_eq!(blocks(8192, 136, 136), [132, 66, 132]);
    // However few pairs there are, each takes as long.
    let problem = backward(
        [2, 18, 2946, 3314, 192, 208],
        ElementType::F16,
        at(256, [1 << 30, 1 << 22, 208]),
    );
    let launch = default_launch(&problem, &facts, Pass::BackwardQueries);
    assert_eq!(launch.blocks, 66);
    // Of more heads than pairs, too.
    let blocks = |sizes: [usize; 6], pass| {
        let [.., d, e] = sizes;
        let strides = |columns| at(256, [1 << 30, 1 << 22, columns as i64]);
        let mut problem = backward(sizes, ElementType::F16, strides(e));
        let tensors = &mut problem.tensors;
        for of in [
            &mut tensors.q,
            &mut tensors.k,
            &mut tensors.dq,
            &mut tensors.dk,
        ] {
            *of = strides(d);
        }
        default_launch(&problem, &facts, pass).blocks
    };
    let pairs = blocks([213, 1, 307, 307, 256, 192], Pass::BackwardQueries);
    assert_eq!(pairs, 66);
    // Few heads of few rows have parts of fewer tiles than four where they leave no sums.
    let keys = |sizes| blocks(sizes, Pass::BackwardKeys);
    assert_eq!(keys([8, 2, 18392, 287, 160, 96]), 80);
    assert_eq!(keys([1, 30, 7583, 355, 256, 200]), 120);
    assert_eq!(keys([2, 10, 3771, 1355, 248, 80]), 100);
    // Rows next to each other are cut alike where that fills nine tenths of the GPU.
    assert_eq!(keys([2, 18, 2946, 3314, 192, 208]), 132);
    // By element a block may have a single tile.
    let strides = at(256, [1 << 30, 1 << 22, 256]);
    let problem = forward([9, 1, 562, 4284, 130, 128], ElementType::F16, strides);
    assert_eq!(default_launch(&problem, &facts, Pass::Apply).blocks, 81);
}

#[test]
fn heads_are_cut_alike_where_that_nearly_fills_the_gpu() {
    let facts = hopper_of(1);
    let blocks = |heads, element| {
        let strides = at(256, [1 << 30, 232, 3 * 232]);
        let problem = forward([1, heads, 15428, 7231, 160, 232], element, strides);
        [Pass::Sum, Pass::Apply].map(|pass| default_launch(&problem, &facts, pass).blocks)
    };
    assert_eq!(blocks(15, ElementType::Bf16), [120, 120]);
    assert_eq!(blocks(18, ElementType::F16), [126, 126]);
    // A quarter of the GPU would be idle.
    assert_eq!(blocks(50, ElementType::F16)[1], 132);
}

#[test]
fn f32_goes_by_wgmma_and_in_fours_up_to_128_by_the_copy_engine() {
    let route = |d, e, row_stride| {
        let operand = at(16, [1 << 30, 1 << 22, row_stride]);
        let problem = forward([2, 8, ROWS, ROWS, d, e], ElementType::F32, operand);
        policy::route(&problem, &hopper(), Pass::Apply)
    };
    assert_eq!(route(128, 20, 132), Route::Wgmma(Tile::D128E64));
    assert_eq!(route(4, 64, 64), Route::Wgmma(Tile::D64E64));
    for (d, e, row_stride, tile) in [
        (126, 64, 128, Tile::D128E128),
        (65, 64, 66, Tile::D128E128),
        (64, 132, 132, Tile::D128E192),
        (255, 256, 256, Tile::D256E256),
    ] {
        assert_eq!(route(d, e, row_stride), Route::Elements(tile));
    }
    assert_eq!(route(64, 63, 64), Route::Plain);
}

#[test]
fn partial_sums_take_little_room() {
    for facts in [&large(), &hopper()] {
        for heads in [1, 144, 1000] {
            for element in [ElementType::F16, ElementType::F32] {
                let sizes = [1, heads, 32768, 32768, 256, 256];
                let problem = backward(sizes, element, at(256, [1 << 38, 1 << 24, 256]));
                let room = partials(&plan(&problem, facts));
                assert!(room <= 35 << 20, "{heads} {element:?}: {room}");
            }
        }
    }
}

#[test]
fn a_route_can_be_asked_for() {
    let with = |fastest, element| {
        let problem = forward([1, 1, ROWS, ROWS, 64, 64], element, ALIGNED);
        policy::route(&problem.by(fastest), &large(), Pass::Apply)
    };
    assert_eq!(with(FlaoRoute::Plain, ElementType::Bf16), Route::Plain);
    let mma = Route::Mma(Tile::D64E64);
    assert_eq!(with(FlaoRoute::Mma, ElementType::Bf16), mma);
    assert_eq!(with(FlaoRoute::Mma, ElementType::F32), Route::Plain);
}

/// Shapes of all kinds: few and many heads, short and long.
fn shapes() -> impl Iterator<Item = [usize; 6]> {
    let heads = [1, 2, 5, 96, 131, 132, 133, 144, 264, 300, 528, 1056, 5000];
    let rows = [1, 63, 64, 65, 128, 129, 256, 1000, 32768, 262_144, 1 << 30];
    heads.into_iter().flat_map(move |heads| {
        let shape = move |rows| [1, heads, rows, rows, 128, 128];
        rows.into_iter().map(shape)
    })
}

/// The tiles of each block, as the kernels share them out.
fn ranges(launch: Launch, total: i64) -> impl Iterator<Item = (i64, i64)> {
    let first = move |block: i64| i128::from(block) * i128::from(total) / i128::from(launch.blocks);
    (0..i64::from(launch.blocks)).map(move |c| (first(c) as i64, first(c + 1) as i64))
}

/// The tiles of a head and of all heads.
fn tiles(problem: &Problem, launch: Launch) -> (i64, i64) {
    let rows = problem.rows(launch.pass) as i64;
    let tile_rows = launch.route.tile_rows();
    let tiles = (rows + tile_rows - 1) / tile_rows;
    (tiles, tiles * problem.heads())
}

#[test]
fn every_block_has_tiles_and_every_tile_a_block() {
    for facts in [&large(), &small()] {
        for (sizes, element) in shapes().flat_map(|sizes| {
            [ElementType::Bf16, ElementType::F32].map(move |element| (sizes, element))
        }) {
            let problem = forward(sizes, element, ALIGNED).by(FlaoRoute::Wgmma);
            let plan = plan(&problem, facts);
            let launches: Vec<Launch> = plan.launches().copied().collect();
            let passes = [Pass::Sum, Pass::Apply];
            assert_eq!(
                launches,
                passes.map(|pass| default_launch(&problem, facts, pass))
            );
            for launch in launches {
                let (_, total) = tiles(&problem, launch);
                // The kernels multiply in 64 bits.
                assert!(total.checked_mul(i64::from(launch.blocks) + 1).is_some());
                assert!(i64::from(launch.blocks) <= total, "{sizes:?} {launch:?}");
                let mut end = 0;
                for (from, to) in ranges(launch, total) {
                    assert!(from == end && to > from, "{sizes:?} {launch:?}");
                    end = to;
                }
                assert_eq!(end, total);
            }
        }
    }
}

#[test]
fn a_reduction_where_a_head_is_cut_and_only_there() {
    for facts in [&large(), &small()] {
        for sizes in shapes() {
            let problem = forward(sizes, ElementType::Bf16, ALIGNED);
            let launch = default_launch(&problem, facts, Pass::Sum);
            let (tiles, total) = tiles(&problem, launch);
            let is_cut = ranges(launch, total).any(|(from, _)| from % tiles != 0);
            assert_eq!(launch.reduce.is_some(), is_cut, "{sizes:?} {launch:?}");
            assert_ne!(launch.reduce, Some(0));
        }
    }
}

#[test]
fn partial_sums_have_slots_of_their_own_inside_the_workspace() {
    for facts in [&large(), &small()] {
        for sizes in shapes() {
            let problem = forward(sizes, ElementType::F16, ALIGNED).by(FlaoRoute::Wgmma);
            let launch = default_launch(&problem, facts, Pass::Sum);
            let plan = plan(&problem, facts);
            let matrix = problem.width() as usize * 4;
            assert_eq!(plan.partials_at, sizes[1] * matrix);
            if launch.reduce.is_none() {
                continue;
            }
            let (tiles, total) = tiles(&problem, launch);
            for (block, (from, _)) in ranges(launch, total).enumerate() {
                // It leaves one partial sum, of a head that has begun before.
                if from % tiles != 0 {
                    assert!(block * matrix <= partials(&plan), "{sizes:?} {launch:?}");
                }
            }
        }
    }
}

#[test]
fn the_published_shapes_run_as_whole_heads_where_that_pays() {
    let blocks = |sizes, facts: &Facts| {
        let problem = forward(sizes, ElementType::Bf16, ALIGNED);
        let sum = default_launch(&problem, facts, Pass::Sum);
        let apply = default_launch(&problem, facts, Pass::Apply);
        (sum.blocks, sum.reduce.is_some(), apply.blocks)
    };
    let published = |n| [12, 12, n, n, 128, 128];
    assert_eq!(blocks(published(256), &large()), (144, false, 144));
    assert_eq!(blocks(published(2048), &large()), (144, false, 264));
    assert_eq!(blocks(published(32768), &large()), (264, true, 264));
    // One block for each multiprocessor: a second wave of 12 heads would leave the others idle.
    let one_each = gpu(132, 1, Arch::Sm80);
    assert_eq!(blocks(published(256), &one_each), (144, false, 132));
    assert_eq!(blocks(published(32768), &one_each), (132, true, 132));
    // One head: cut as far as there are multiprocessors, or tiles for them.
    assert_eq!(
        blocks([1, 1, 262_144, 262_144, 64, 64], &large()),
        (264, true, 264)
    );
    assert_eq!(blocks([1, 1, 256, 256, 64, 64], &large()).0, 1);
}

#[test]
fn short_heads_are_one_launch_without_a_workspace() {
    use ElementType::{Bf16, F16, F32};
    let odd = Operand {
        at: 2,
        row_stride: 131,
        ..ALIGNED
    };
    let short = [1000, 2, 23, 64, 131, 3];
    for (sizes, element, operand, fastest, expected) in [
        (short, Bf16, odd, None, true),
        (short, F16, ALIGNED, Some(FlaoRoute::Fused), true),
        (short, F16, ALIGNED, Some(FlaoRoute::Wgmma), false),
        (short, F32, odd, None, true),
        (short, F32, ALIGNED, Some(FlaoRoute::Plain), false),
        // A block of that would have a multiprocessor for itself.
        ([1000, 2, 23, 65, 131, 3], Bf16, ALIGNED, None, false),
        ([1000, 2, 23, 65, 131, 3], Bf16, odd, None, true),
        ([1000, 2, 23, 129, 131, 3], Bf16, ALIGNED, None, false),
        ([1000, 2, 0, 64, 131, 3], Bf16, ALIGNED, None, false),
        // Few rounded elements.
        ([1, 1, 31, 33, 131, 3], Bf16, ALIGNED, None, false),
    ] {
        for problem in BOTH.map(|of| of(sizes, element, operand).by(fastest)) {
            let plan = plan(&problem, &small());
            let launches = launches(&problem, &small());
            let is_short = matches!(launches[..], [(_, 2000)]);
            assert_eq!(is_short, expected, "{sizes:?} {element:?} {fastest:?}");
            assert!(!is_short || plan.workspace == 0 && plan.is_fused());
        }
    }
    let longer = forward([1000, 2, 23, 65, 131, 3], Bf16, ALIGNED);
    let route = route_of_queries(&longer, &large());
    assert!(matches!(route, Some(Route::Short { keys: 65, .. })));
}

#[test]
fn heads_of_few_columns_are_one_launch_of_any_layout() {
    use ElementType::{Bf16, F16, F32};
    let odd = Operand {
        at: 2,
        row_stride: 31,
        ..ALIGNED
    };
    let [fused, wgmma] = [FlaoRoute::Fused, FlaoRoute::Wgmma].map(Some);
    for (sizes, element, operand, fastest, expected) in [
        ([72, 45, 454, 454, 16, 4], F16, odd, None, Some(2)),
        ([72, 45, 454, 454, 16, 4], F16, ALIGNED, None, Some(2)),
        ([72, 45, 454, 454, 16, 4], F32, ALIGNED, None, None),
        ([72, 45, 454, 454, 33, 4], F16, ALIGNED, None, None),
        ([72, 45, 454, 454, 16, 4], F16, ALIGNED, wgmma, None),
        ([100, 40, 20, 30, 16, 16], Bf16, ALIGNED, None, Some(1)),
        ([26, 49, 2564, 360, 16, 16], Bf16, ALIGNED, None, Some(8)),
        // A warp a tile.
        ([100, 1, 20, 30, 16, 16], Bf16, ALIGNED, None, Some(2)),
        // As many warps as a multiprocessor has of it.
        ([132, 1, 2000, 600, 16, 16], Bf16, ALIGNED, None, Some(16)),
        ([132, 1, 2000, 600, 17, 16], Bf16, ALIGNED, None, Some(12)),
        ([200, 1, 2000, 600, 16, 16], Bf16, ALIGNED, None, Some(8)),
        // Sums of a warp end.
        ([1000, 1, 65536, 600, 9, 16], Bf16, ALIGNED, None, Some(8)),
        ([1000, 1, 600, 131073, 9, 16], Bf16, ALIGNED, None, None),
        // Heads for few multiprocessors, but where launches are what takes the time.
        ([30, 1, 60000, 60000, 16, 16], Bf16, ALIGNED, None, None),
        (
            [30, 1, 60000, 60000, 16, 16],
            Bf16,
            ALIGNED,
            fused,
            Some(16),
        ),
        ([30, 1, 500, 500, 16, 16], Bf16, ALIGNED, None, Some(16)),
        // Other routes have more of their tiles filled.
        ([1200, 1, 800, 800, 32, 32], Bf16, ALIGNED, None, Some(4)),
        ([133, 1, 2001, 2001, 16, 32], Bf16, ALIGNED, None, None),
        ([133, 1, 2001, 2001, 16, 16], Bf16, ALIGNED, None, Some(8)),
        ([1000, 5, 18, 1, 32, 8], Bf16, ALIGNED, fused, Some(1)),
        ([1000, 1, 0, 600, 16, 16], Bf16, ALIGNED, None, None),
        ([1000, 1, 600, 0, 16, 16], Bf16, ALIGNED, None, None),
    ] {
        for of in BOTH {
            let plan = plan(&of(sizes, element, operand).by(fastest), &hopper());
            let launches: Vec<_> = plan.launches().map(|launch| launch.route).collect();
            let found = match launches[..] {
                [Route::Narrow { warps, .. }] => Some(warps),
                _ => None,
            };
            assert_eq!(found, expected, "{sizes:?} {element:?} {fastest:?}");
            assert!(found.is_none() || plan.workspace == 0 && plan.is_fused());
        }
    }
    // Few values of do ⊙ g are rounded, and q·kᵀ is smaller.
    for (sizes, expected) in [
        ([1, 2, 31, 100, 16, 16], [true, false]),
        ([1000, 5, 18, 1, 32, 8], [false, false]),
        ([1000, 5, 64, 30, 32, 8], [false, false]),
        ([1000, 5, 65, 30, 32, 8], [true, true]),
        ([1000, 5, 16, 16, 16, 8], [false, false]),
        ([1000, 5, 17, 16, 16, 8], [true, true]),
    ] {
        let is_narrow = |of: Direction| {
            let route = route_of_queries(&of(sizes, Bf16, ALIGNED), &hopper());
            matches!(route, Some(Route::Narrow { .. }))
        };
        assert_eq!(BOTH.map(is_narrow), expected, "{sizes:?}");
    }
}

#[test]
fn two_blocks_share_the_queries_of_a_short_head_forward() {
    let odd = Operand {
        row_stride: 251,
        ..ALIGNED
    };
    let of = |queries, operand| {
        let sizes = [100, 2, queries, 125, 200, 150];
        let [forward, backward] =
            BOTH.map(|of| plan(&of(sizes, ElementType::Bf16, operand), &hopper()).launches[0]);
        assert!(queries <= 128 || backward.is_some_and(|it| it.pass == Pass::Sum));
        forward.and_then(|it| match it.route {
            Route::Short { queries, .. } => Some((queries, it.blocks)),
            _ => None,
        })
    };
    assert_eq!(of(128, odd), Some((128, 200)));
    assert_eq!(of(137, odd), Some((80, 400)));
    assert_eq!(of(256, odd), Some((128, 400)));
    assert_eq!(of(257, odd), None);
    assert_eq!(of(137, ALIGNED), None);
}

#[test]
fn short_heads_of_f32_are_one_launch_where_that_is_faster() {
    let odd = Operand {
        row_stride: 257,
        ..ALIGNED
    };
    let of = |rows, columns, operand, fastest| {
        let sizes = [86, 10, rows, rows, columns, columns];
        let problems = BOTH.map(|of| of(sizes, ElementType::F32, operand).by(fastest));
        problems.map(|problem| is_short(&problem, &hopper()))
    };
    for (rows, columns, operand, expected) in [
        (32, 128, ALIGNED, [true, true]),
        (48, 64, ALIGNED, [true, true]),
        (64, 64, ALIGNED, [true, true]),
        (64, 128, ALIGNED, [true, false]),
        (65, 128, ALIGNED, [false, false]),
        (64, 128, odd, [true, true]),
        (65, 192, odd, [true, true]),
        (128, 136, ALIGNED, [false, true]),
        (129, 136, ALIGNED, [false, false]),
    ] {
        let found = of(rows, columns, operand, None);
        assert_eq!(found, expected, "{rows} {columns} {operand:?}");
    }
    for rows in [64, 65] {
        let asked = of(rows, 128, ALIGNED, Some(FlaoRoute::Fused));
        assert_eq!(asked, [true, true]);
    }
}

#[test]
fn few_heads_of_few_rows_have_a_block_a_tile_where_tiles_take_long() {
    let blocks = |element| {
        let sizes = [9, 1, 646, 646, 50, 240];
        let problem = backward(sizes, element, at(256, [1 << 20, 1 << 20, 300]));
        let passes = [Pass::Sum, Pass::BackwardQueries, Pass::BackwardKeys];
        passes.map(|pass| default_launch(&problem, &large(), pass).blocks)
    };
    assert_eq!(blocks(ElementType::F32), [54, 54, 54]);
    // Where several blocks work on the same rows.
    assert_eq!(blocks(ElementType::Bf16), [99, 66, 99]);
}

#[test]
fn what_is_not_computed_needs_no_room() {
    use FlaoSave::{Kv, Nothing};
    let kv = 6 * 8 * 4 * 4;
    for (of, queries, keys, save, expected) in [
        // No queries: kv is computed only to be kept, and then in its own place.
        (forward as Direction, 0, 100, Nothing, (0, 0, 0)),
        (forward, 0, 100, Kv, (0, 0, 0)),
        // No keys: zeros take room, but have no partial sums.
        (forward, 100, 0, Nothing, (kv, kv, kv)),
        (backward, 0, 100, Nothing, (0, kv, kv)),
        (backward, 100, 100, Kv, (0, kv, kv)),
        (backward, 100, 100, Nothing, (kv, 2 * kv, 2 * kv)),
    ] {
        let problem = of([2, 3, queries, keys, 8, 4], ElementType::F32, ALIGNED);
        let plan = plan(&problem.saving(save), &large());
        let found = (plan.dkv_at, plan.partials_at, plan.workspace);
        assert_eq!(found, expected, "{queries} {keys} {save:?}");
    }
}

#[test]
fn sums_over_nothing_are_set_to_zero() {
    let zeros = |problem| {
        let plan = plan(&problem, &large());
        (plan.zeroes_kv, plan.zeroes_dkv, plan.launches().count())
    };
    for (of, queries, keys, expected) in [
        (forward as Direction, 100, 100, (false, false, 2)),
        (forward, 100, 0, (true, false, 1)),
        (forward, 0, 100, (false, false, 0)),
        (backward, 100, 100, (false, false, 3)),
        (backward, 100, 0, (true, false, 1)),
        (backward, 0, 100, (false, true, 1)),
        (backward, 0, 0, (false, false, 0)),
    ] {
        let problem = of([2, 3, queries, keys, 8, 4], ElementType::F32, ALIGNED);
        assert_eq!(zeros(problem), expected, "{queries} {keys}");
    }
    let kept = forward([2, 3, 0, 0, 8, 4], ElementType::F32, ALIGNED).saving(FlaoSave::Kv);
    assert_eq!(zeros(kept), (true, false, 0));
    let no_heads = forward([2, 0, 100, 0, 8, 4], ElementType::F32, ALIGNED);
    assert_eq!(plan(&no_heads, &large()), Plan::default());
}

#[test]
fn a_workspace_is_enough_for_every_route_that_outputs_may_force() {
    let problem = backward([1, 1, 4096, 4096, 64, 64], ElementType::Bf16, ALIGNED);
    let none = Operand::default();
    for dq in [ALIGNED, at(2, [0, 0, 64]), none] {
        let tensors = Tensors {
            dq,
            ..problem.tensors
        };
        let problem = Problem { tensors, ..problem };
        let launch = default_launch(&problem, &large(), Pass::BackwardQueries);
        assert!(launch.reduce.is_some());
        let needed = slots(launch.blocks) as usize * 64 * 64 * 4;
        assert!(needed <= partials(&plan(&problem, &large())));
    }
}

#[test]
fn there_is_a_kernel_for_every_launch() {
    let columns = [[64, 64], [13, 200], [256, 256], [128, 130], [192, 64]];
    for (element, fastest) in [ElementType::F32, ElementType::F16, ElementType::Bf16]
        .into_iter()
        .flat_map(|element| [None, Some(FlaoRoute::Fused)].map(|fastest| (element, fastest)))
    {
        for (rows, [d, e]) in [1, 32, 33, 64, 65, 128, 129, 1000]
            .into_iter()
            .flat_map(|rows| columns.map(|columns| (rows, columns)))
        {
            for queries in [rows, 40] {
                let sizes = [2, 70, queries, rows, d, e];
                for problem in BOTH.map(|of| of(sizes, element, ALIGNED).by(fastest)) {
                    for facts in [hopper(), large()] {
                        let plan = plan(&problem, &facts);
                        let each = |launch: &Launch| 1 + usize::from(launch.reduce.is_some());
                        let launches: usize = plan.launches().map(each).sum();
                        assert_eq!(plan.kernels(&problem).len(), launches, "{sizes:?} {plan:?}");
                    }
                }
            }
        }
    }
}

/// How heads are shared out does not depend on outputs, which a workspace is planned without.
#[test]
fn a_workspace_is_enough_wherever_outputs_lie() {
    for [heads, rows, d, e] in [[32, 2048, 128, 16], [32, 2048, 64, 16], [16, 8192, 80, 80]] {
        let by_token = |columns: i64| {
            let heads = heads as i64;
            at(
                16,
                [rows as i64 * heads * columns, columns, heads * columns],
            )
        };
        let problem = backward([16, heads, rows, rows, d, e], ElementType::Bf16, ALIGNED);
        let [of_d, of_e] = [d, e].map(|columns| by_token(columns as i64));
        let none = Operand::default();
        let inputs = Tensors {
            q: of_d,
            k: of_d,
            v: of_e,
            g: none,
            d_o: of_e,
            ..problem.tensors
        };
        let blocks = [none, of_d, problem.tensors.dq].map(|dq| {
            let tensors = Tensors { dq, ..inputs };
            let problem = Problem { tensors, ..problem };
            default_launch(&problem, &large(), Pass::BackwardQueries).blocks
        });
        assert_eq!(blocks, [blocks[0]; 3]);
    }
}

#[test]
fn wide_short_heads_are_one_launch_backward_with_or_without_room_for_gates() {
    let none = Operand::default();
    let odd = at(256, [1024, 512, 65]);
    let short = |sizes, g| {
        let mut problem = backward(sizes, ElementType::F16, ALIGNED);
        problem.tensors.g = g;
        match route_of_queries(&problem, &hopper_of(1)) {
            Some(Route::Short { gates, .. }) => Some(gates),
            _ => None,
        }
    };
    assert_eq!(short([92, 10, 98, 98, 200, 16], ALIGNED), None);
    assert_eq!(short([125, 8, 70, 70, 192, 192], ALIGNED), Some(true));
    let large = [241, 2, 95, 95, 136, 256];
    assert_eq!(short(large, none), Some(false));
    assert_eq!(short(large, ALIGNED), Some(false));
    assert_eq!(short(large, odd), None);
    assert_eq!(short([241, 2, 95, 95, 136, 255], ALIGNED), None);
    assert_eq!(short([241, 2, 128, 128, 256, 256], none), None);
}

#[test]
fn short_heads_have_the_warps_that_fit() {
    let warps = |features| {
        let sizes = [100, 10, 112, 112, features, 136];
        let problem = backward(sizes, ElementType::Bf16, ALIGNED);
        warps_of_short(problem, &hopper_of(1))
    };
    assert_eq!([136, 168].map(warps), [Some(14), Some(7)]);
}

#[test]
fn short_heads_have_a_warp_for_sixteen_rows_and_more_where_that_keeps_few_busy() {
    for (sizes, resident, expected) in [
        ([157, 53, 6, 1, 48, 112], 16, [1, 1]),
        ([1000, 12, 8, 8, 64, 64], 16, [1, 1]),
        // Two share the columns.
        ([1000, 6, 8, 8, 128, 128], 10, [2, 2]),
        ([136, 27, 23, 23, 128, 16], 7, [2, 2]),
        ([2600, 1, 32, 32, 128, 128], 5, [4, 4]),
        ([1000, 2, 48, 48, 64, 48], 5, [3, 3]),
        // One block a multiprocessor has all that share columns.
        ([1000, 1, 64, 64, 256, 256], 1, [16, 16]),
    ] {
        let problems = BOTH.map(|of| of(sizes, ElementType::Bf16, ALIGNED));
        let found = problems.map(|problem| warps_of_short(problem, &hopper_of(resident)));
        assert_eq!(found, expected.map(Some), "{sizes:?}");
    }
}

#[test]
fn short_heads_are_one_launch_forward_where_tiles_take_longer_than_their_bytes() {
    for (sizes, expected) in [
        ([100, 1, 8, 8, 128, 128], [false, false]),
        ([100, 1, 8, 8, 96, 80], [true, true]),
        ([6000, 1, 8, 8, 128, 128], [true, false]),
        ([12000, 1, 8, 8, 64, 64], [true, true]),
        ([2600, 1, 32, 32, 128, 128], [true, false]),
        ([2000, 1, 48, 48, 128, 128], [false, false]),
        ([2600, 1, 32, 32, 256, 64], [true, false]),
        ([4100, 1, 103, 1, 80, 16], [true, true]),
        ([1500, 1, 72, 72, 80, 72], [true, true]),
        ([2000, 1, 66, 66, 64, 64], [false, false]),
    ] {
        let problem = forward(sizes, ElementType::F16, ALIGNED);
        let found = [FlaoSave::Nothing, FlaoSave::Kv]
            .map(|save| is_short(&problem.saving(save), &hopper_of(3)));
        assert_eq!(found, expected, "{sizes:?}");
    }
}

#[test]
fn short_heads_are_one_launch_where_a_multiprocessor_has_enough_of_them() {
    for (sizes, resident, expected) in [
        ([1500, 1, 72, 72, 80, 72], 3, [true, true]),
        ([1500, 1, 72, 72, 80, 72], 2, [false, true]),
        ([1500, 1, 72, 72, 80, 72], 1, [false, false]),
        ([920, 1, 66, 66, 64, 184], 2, [false, true]),
        // Of few values by their bytes.
        ([2600, 1, 32, 32, 256, 64], 3, [true, true]),
        ([2000, 1, 48, 48, 256, 64], 3, [true, false]),
        // Tiles that are full.
        ([1000, 1, 90, 90, 64, 64], 3, [false, false]),
        ([2000, 1, 70, 70, 40, 40], 3, [false, true]),
    ] {
        let problems = BOTH.map(|of| of(sizes, ElementType::F16, ALIGNED));
        let found = problems.map(|problem| is_short(&problem, &hopper_of(resident)));
        assert_eq!(found, expected, "{sizes:?}, {resident}");
    }
}

/// Nor does whether a head is short.
#[test]
fn short_heads_are_short_wherever_outputs_lie() {
    let problem = backward([2, 32, 128, 16, 128, 128], ElementType::Bf16, ALIGNED);
    for dq in [Operand::default(), ALIGNED, at(16, [-16384, 512, 128])] {
        let tensors = Tensors {
            dq,
            ..problem.tensors
        };
        assert!(is_short(&Problem { tensors, ..problem }, &hopper()));
    }
}

#[test]
fn sizes_beyond_32_bits_are_counted_and_impossible_ones_refused() {
    // 2^33 rows in all; partial sums of 2^20 heads.
    let long = [1 << 10, 1 << 10, 1 << 13, 1 << 13, 64, 64];
    let long = forward(long, ElementType::Bf16, ALIGNED);
    assert_eq!(long.heads(), 1 << 20);
    assert_eq!(plan(&long, &large()).partials_at, (1 << 20) * 64 * 64 * 4);
    let huge = [1 << 31, 1 << 24, 1, 1, 256, 256];
    let huge = forward(huge, ElementType::F32, ALIGNED);
    let error = Plan::new(&huge, &large(), Schedule::default()).unwrap_err();
    assert!(
        matches!(error, Error::TooLarge { op: "flao", .. }),
        "{error}"
    );
}

#[test]
fn short_sequences_of_many_heads_are_fused() {
    let fused = |sizes| {
        let problem = forward(sizes, ElementType::Bf16, ALIGNED);
        plan(&problem, &hopper()).is_fused()
    };
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
    let asked = |route, facts: &Facts, sizes| {
        let problem = forward(sizes, ElementType::Bf16, ALIGNED).by(route);
        let plan = plan(&problem, facts);
        plan.launches().next().copied().filter(|_| plan.is_fused())
    };
    let long = asked(FlaoRoute::Fused, &hopper(), [2, 3, ROWS, ROWS, 128, 128]);
    assert_eq!(long.unwrap().pass, Pass::ClusterForward);
    let sizes = [2, 3, 256, 256, 128, 128];
    let expected = Launch {
        pass: Pass::WholeForward,
        route: Route::Wgmma(Tile::D128E128),
        blocks: 6,
        reduce: None,
    };
    assert_eq!(asked(FlaoRoute::Fused, &hopper(), sizes), Some(expected));
    for other in [FlaoRoute::Wgmma, FlaoRoute::Mma, FlaoRoute::Plain] {
        assert_eq!(asked(other, &hopper(), sizes), None);
    }
    assert_eq!(asked(FlaoRoute::Fused, &large(), sizes), None);
    let keys = |keys| asked(FlaoRoute::Fused, &hopper(), [2, 3, ROWS, keys, 64, 64]);
    assert!(keys(32768).is_some());
    assert_eq!(keys(32769), None, "sums of so many do not stay on the chip");
    assert_eq!(keys(0), None);
    let no_queries = [2, 3, 0, 64, 64, 64];
    assert_eq!(asked(FlaoRoute::Fused, &hopper(), no_queries), None);
    let of_width = |heads, d, e| asked(FlaoRoute::Fused, &hopper(), [heads, 3, ROWS, ROWS, d, e]);
    for (d, e) in [(128, 64), (56, 64), (64, 8), (256, 128)] {
        assert_eq!(of_width(2, d, e).map(|it| it.blocks), Some(6), "{d} {e}");
    }
    // A block has a multiprocessor for itself, and goes on.
    let of_many = of_width(500, 128, 192).map(|it| it.blocks);
    assert!(of_many.is_some_and(|blocks| blocks < 1500));
    assert_eq!(of_width(2, 136, 136), None, "the sums of kv do not fit");
}

#[test]
fn a_backward_pass_is_fused_with_kv_and_without() {
    let last = |problem: Problem| {
        let plan = plan(&problem, &hopper_of(1));
        plan.launches().last().copied().unwrap()
    };
    let expected = Launch {
        pass: Pass::WholeBackward,
        route: Route::Wgmma(Tile::D128E128),
        blocks: 132,
        reduce: None,
    };
    let of = |sizes| backward(sizes, ElementType::Bf16, ALIGNED);
    let short = of([11, 12, 1024, 1024, 128, 128]);
    assert_eq!(last(short.saving(FlaoSave::Kv)), expected);
    assert_eq!(last(short), expected);
    let long = of([1, 12, 32768, 32768, 128, 128]).saving(FlaoSave::Kv);
    assert_eq!(last(long.by(FlaoRoute::Fused)).pass, Pass::ClusterBackward);
}

#[test]
fn many_wide_heads_are_one_launch_backward() {
    let launches = |sizes, save| {
        let problem = backward(sizes, ElementType::Bf16, ALIGNED).saving(save);
        launches(&problem, &hopper_of(1))
    };
    // What was faster on an NVIDIA H100.
    for save in [FlaoSave::Kv, FlaoSave::Nothing] {
        for (sizes, blocks) in [
            ([103, 4, 462, 14, 128, 256], 132),
            ([23, 22, 72, 66, 256, 96], 132),
            ([18, 3, 429, 429, 192, 8], 54),
        ] {
            assert_eq!(launches(sizes, save), [(Pass::WholeBackward, blocks)]);
        }
        // A block each would leave most of the GPU without, or the sums of both halves do not fit.
        for sizes in [[1, 6, 10515, 10515, 256, 64], [213, 1, 307, 307, 256, 192]] {
            assert_eq!(launches(sizes, save).last().unwrap().0, Pass::BackwardKeys);
        }
    }
    // Sums of more keys do not stay on the chip.
    let long = [250, 1, 100, 32769, 64, 136];
    assert_eq!(launches(long, FlaoSave::Kv), [(Pass::WholeBackward, 132)]);
    assert_eq!(launches(long, FlaoSave::Nothing)[0].0, Pass::Sum);
}

/// What was faster on an NVIDIA H100, and what was not.
#[test]
fn heads_that_do_not_fill_a_tile_are_one_launch_backward() {
    for (sizes, expected) in [
        ([16, 23, 886, 636, 80, 32], true),
        ([1, 242, 279, 1158, 96, 96], true),
        ([1, 168, 3435, 697, 64, 96], false),
        ([36, 2, 11224, 526, 80, 32], false),
    ] {
        let problem = backward(sizes, ElementType::F16, ALIGNED).saving(FlaoSave::Kv);
        let launches = launches(&problem, &hopper_of(1));
        let is_whole = launches.last().unwrap().0 == Pass::WholeBackward;
        assert_eq!(is_whole, expected, "{sizes:?}");
    }
}

#[test]
fn clusters_share_the_heads_that_waves_leave_over() {
    let launched = |problem: Problem, facts: &Facts| {
        let whole_heads = plan(&problem, facts).whole_heads(&problem);
        (launches(&problem, facts), whole_heads)
    };
    let of_sizes = |sizes| backward(sizes, ElementType::Bf16, ALIGNED);
    let kept = |sizes| launched(of_sizes(sizes).saving(FlaoSave::Kv), &hopper_of(1));
    let of = |heads, rows| kept([1, heads, rows, rows, 128, 128]);
    let both = vec![(Pass::ClusterBackward, 12), (Pass::WholeBackward, 132)];
    assert_eq!(of(144, 2048), (both.clone(), 132));
    let without_kv = of_sizes([1, 144, 2048, 2048, 128, 128]);
    let (behind_kv, whole_heads) = launched(without_kv, &hopper_of(1));
    assert_eq!((&behind_kv[1..], whole_heads), (&both[..], 132));
    let forward = |heads, rows| {
        let sizes = [1, heads, rows, rows, 128, 128];
        launched(forward(sizes, ElementType::Bf16, ALIGNED), &hopper())
    };
    let clusters = |blocks| vec![(Pass::ClusterForward, blocks)];
    assert_eq!(forward(144, 2048), (clusters(156), 132));
    assert_eq!(forward(60, 2048), (clusters(120), 0));
    assert_eq!(forward(144, 256), (vec![(Pass::WholeForward, 144)], 0));
    assert_eq!(forward(130, 2048).0[0].0, Pass::WholeForward);
    // All of them, or none.
    assert_eq!(of(30, 2048), (vec![(Pass::ClusterBackward, 30)], 0));
    assert_eq!(of(132, 2048), (vec![(Pass::WholeBackward, 132)], 0));
    // More than a wave of clusters, or too few rows for one.
    let has_clusters = |sizes| {
        let (launches, whole_heads) = kept(sizes);
        let first = launches.first().map(|&(pass, _)| pass);
        assert!(first == Some(Pass::ClusterBackward) || whole_heads == 0);
        first == Some(Pass::ClusterBackward)
    };
    assert!(has_clusters([1, 162, 1024, 1024, 128, 128]));
    assert!(!has_clusters([1, 163, 1024, 1024, 128, 128]));
    assert!(has_clusters([1, 24, 2048, 2048, 128, 128]));
    assert!(!has_clusters([1, 12, 2048, 2048, 128, 128]));
    assert!(has_clusters([1, 144, 449, 449, 64, 64]));
    assert!(!has_clusters([1, 144, 449, 448, 64, 64]));
}

#[test]
fn short_heads_beyond_a_wave_go_backward_by_one_warpgroup_each() {
    let is_by_one = |facts: &Facts, fastest, [heads, rows, d, e]: [usize; 4]| {
        let problem = backward([1, heads, rows, rows, d, e], ElementType::Bf16, ALIGNED);
        let problem = problem.by(fastest).saving(FlaoSave::Kv);
        let plan = plan(&problem, facts);
        let launch = plan.launches().last().unwrap();
        let is_by_one = launch.pass == Pass::WholeBackwardByOne;
        assert!(!is_by_one || launch.blocks as usize == heads);
        assert!(!is_by_one || plan.whole_heads(&problem) == 0);
        is_by_one
    };
    let of = |sizes| is_by_one(&hopper(), None, sizes);
    // What was faster on an NVIDIA H100 and an H200, and what was not.
    for heads in [133, 144, 200] {
        assert!(of([heads, 256, 128, 128]) && of([heads, 512, 64, 64]));
        assert!(of([heads, 512, 96, 96]) && of([heads, 256, 64, 128]));
    }
    assert!(of([200, 1024, 128, 128]) && of([264, 256, 128, 128]));
    assert!(!of([132, 256, 128, 128]) && !of([265, 256, 128, 128]));
    assert!(!of([144, 1024, 64, 64]) && !of([144, 2048, 128, 128]));
    assert!(!of([200, 1088, 128, 128]) && !of([264, 512, 128, 128]));
    // Where it is asked for, as well; but of two launches never, nor where a multiprocessor has room for one alone.
    let [fused, apart] = [FlaoRoute::Fused, FlaoRoute::Wgmma].map(Some);
    assert!(is_by_one(&hopper(), fused, [144, 256, 128, 128]));
    assert!(!is_by_one(&hopper(), apart, [144, 256, 128, 128]));
    let one_each = hopper_of(1);
    assert!(!is_by_one(&one_each, None, [144, 256, 128, 128]));
}

/// What the autotuner sees of a call.
fn with_call<R>(problem: &Problem, facts: &Facts, see: impl FnOnce(&Call) -> R) -> R {
    see(&Call {
        device: &Device::cpu(),
        facts,
        problem,
        plan: &plan(problem, facts),
        dtype: DType::BF16,
        outputs: &|| Ok(Vec::new()),
    })
}

fn details(problem: &Problem, facts: &Facts) -> Details {
    with_call(problem, facts, |call| call.details())
}

/// All that may be chosen for a call, the default first.
fn schedules() -> impl Iterator<Item = Schedule> {
    [Schedule::default()]
        .into_iter()
        .chain(Schedule::CHALLENGERS)
}

#[test]
fn nothing_is_tuned_where_there_is_one_launch() {
    let problem = forward([12, 12, 256, 256, 128, 128], ElementType::Bf16, ALIGNED);
    with_call(&problem, &hopper(), |call| {
        assert!(call.allows(Schedule::default()));
        for schedule in Schedule::CHALLENGERS {
            assert!(!call.allows(schedule), "{schedule:?}");
        }
    });
}

#[test]
fn every_schedule_gives_every_block_tiles_and_those_that_fit_have_room() {
    for facts in [&large(), &small(), &hopper()] {
        for sizes in shapes() {
            // No pass is fused.
            let problem = backward(sizes, ElementType::Bf16, ALIGNED).by(FlaoRoute::Wgmma);
            let room = partials(&plan(&problem, facts));
            for schedule in schedules() {
                let plan = Plan::new(&problem, facts, schedule).unwrap();
                let fits = plan.fits(&problem);
                assert!(fits || schedule != Schedule::default());
                assert_eq!(plan.launches().count(), 3);
                for &launch in plan.launches() {
                    let (_, total) = tiles(&problem, launch);
                    assert!(
                        (1..=total).contains(&launch.blocks.into()),
                        "{sizes:?} {launch:?}"
                    );
                    assert!(total.checked_mul(i64::from(launch.blocks) + 1).is_some());
                }
                let needed = plan.launches().filter(|sum| sum.reduce.is_some());
                let needed = needed.map(|sum| slots(sum.blocks));
                let needed = needed.max().unwrap_or(0) as usize * problem.width() as usize * 4;
                assert_eq!(fits, needed <= room, "{sizes:?} {schedule:?}");
            }
        }
    }
}

#[test]
fn shares_are_of_what_the_gpu_holds() {
    let sizes = [12, 12, 32768, 32768, 128, 128];
    let problem = forward(sizes, ElementType::Bf16, ALIGNED);
    let blocks = |mapping| {
        let schedule = Schedule {
            mapping,
            ..Schedule::default()
        };
        launch(&problem, &large(), Pass::Apply, schedule).blocks
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
    let keeping_kv =
        |sizes, operand| forward(sizes, ElementType::Bf16, operand).saving(FlaoSave::Kv);
    let base = keeping_kv(SIZES, ALIGNED);
    let key = |problem: &Problem| details(problem, &hopper());
    let expected = key(&base);
    let shape = |change: fn(&mut [usize; 6])| {
        let mut sizes = SIZES;
        change(&mut sizes);
        key(&keeping_kv(sizes, ALIGNED))
    };
    assert_eq!(shape(|sizes| sizes[2] = 5000), expected, "the same bucket");
    let mut unaligned_output = base;
    unaligned_output.tensors.o = at(2, [1024, 512, 64]);
    for other in [
        shape(|sizes| sizes[1] = 11),
        shape(|sizes| sizes[2] = 8193),
        shape(|sizes| sizes[3] = 4096),
        shape(|sizes| sizes[4] = 64),
        shape(|sizes| sizes[5] = 128),
        key(&base.by(FlaoRoute::Mma)),
        key(&keeping_kv(SIZES, at(16, [1 << 20, 128, 12 * 128]))),
        key(&keeping_kv(SIZES, at(2, [1024, 512, 64]))),
        key(&unaligned_output),
        key(&forward(SIZES, ElementType::Bf16, ALIGNED)),
        key(&backward(SIZES, ElementType::Bf16, ALIGNED)),
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
            let sizes = [1, heads, queries, keys, features, 64];
            let problem = forward(sizes, ElementType::F16, ALIGNED);
            let routes = plan(&problem, &hopper()).routes.map(|route| match route {
                // Of any rows.
                Some(Route::Short { d, e, gates, .. }) => Some(Route::Short { queries: 0, keys: 0, d, e, gates, warps: 0 }),
                other => other,
            });
            (details(&problem, &hopper()), routes)
        };
        let (a, b) = (of(rows, rows), of(others, others));
        if a.0 == b.0 {
            prop_assert_eq!(a, b);
        }
    }
}

proptest! {
    /// What is remembered of a call serves others on other memory.
    #[test]
    fn a_plan_is_the_same_wherever_tensors_are(
        heads in 1usize..200, queries in 0usize..3000, keys in 0usize..3000, d in 1usize..257, e in 1usize..257,
        address in 1u64..10_000, step in 1i64..33, is_backward: bool,
        element in proptest::sample::select(&ElementType::ALL[..]),
    ) {
        let sizes = [1, heads, queries, keys, d, e];
        let address = address * u64::from(element.size());
        let operand = at(address, [1 << 30, 1 << 20, 8 * step]);
        let problem = match is_backward {
            false => forward(sizes, element, operand),
            true => backward(sizes, element, operand),
        };
        for facts in [large(), hopper()] {
            prop_assert_eq!(plan(&problem, &facts), plan(&problem.anywhere(), &facts));
        }
        prop_assert_eq!(problem.anywhere(), problem.anywhere().anywhere());
    }
}

/// Wherever its tensors are a problem is the same, but not one that differs in anything else.
#[test]
fn what_is_another_problem() {
    let problem = backward([1, 2, 300, 200, 128, 64], ElementType::Bf16, ALIGNED);
    let is_same = |change: fn(&mut Problem)| {
        let mut other = problem;
        change(&mut other);
        problem.anywhere() == other.anywhere()
    };
    assert!(is_same(|it| it.tensors.q.at += 4096));
    let others: [fn(&mut Problem); 14] = [
        |it| it.work = Work::Forward,
        |it| it.shape.keys += 1,
        |it| it.element = ElementType::F16,
        |it| it.scale = 2.0,
        |it| it.fastest = Some(FlaoRoute::Plain),
        |it| it.save = FlaoSave::KvAndProduct,
        |it| it.adds = true,
        |it| it.tensors.k.at += 16,
        |it| it.tensors.dv.at = 0,
        |it| it.tensors.product.at = 512,
        |it| it.tensors.d_o.row_stride += 8,
        |it| it.tensors.dg.head_stride += 8,
        |it| it.tensors.v.batch_stride += 8,
        |it| it.tensors.dkv = 512,
    ];
    for (index, change) in others.into_iter().enumerate() {
        assert!(!is_same(change), "{index}");
    }
}

#[test]
fn a_stage_is_the_launch_of_its_pass() {
    let whole = backward(
        [1, 1, 5000, 3000, 128, 64],
        ElementType::Bf16,
        Operand {
            head_stride: 0,
            ..ALIGNED
        },
    );
    let stage = |work, queries, keys| {
        let (kv, dkv) = (256, 512);
        let tensors = Tensors {
            o: ALIGNED,
            kv,
            dkv,
            ..whole.tensors
        };
        let shape = FlaoProblem {
            queries,
            keys,
            ..whole.shape
        };
        let save = FlaoSave::Kv;
        let problem = Problem {
            work,
            shape,
            save,
            tensors,
            ..whole
        };
        (problem, plan(&problem, &hopper()))
    };
    for (work, queries, keys, pass) in [
        (Work::ForwardKeys, 0, 3000, Pass::Sum),
        (Work::ForwardQueries, 5000, 0, Pass::Apply),
        (Work::BackwardQueries, 5000, 0, Pass::BackwardQueries),
        (Work::BackwardKeys, 0, 3000, Pass::BackwardKeys),
    ] {
        let (problem, plan) = stage(work, queries, keys);
        let launch = default_launch(&problem, &hopper(), pass);
        assert_eq!(plan.launches().collect::<Vec<_>>(), [&launch], "{work:?}");
        assert!(!plan.zeroes_kv && !plan.zeroes_dkv);
        // Of the workspace a stage needs what its partial sums take.
        assert_eq!(plan.partials_at, 0);
        assert_eq!(plan.workspace > 0, policy::sums(pass));
    }
    // What is added to stays as it is where there is nothing to add.
    for (work, of_keys) in [(Work::ForwardKeys, true), (Work::BackwardQueries, false)] {
        for adds in [false, true] {
            let (problem, _) = stage(work, 0, 0);
            let plan = plan(&Problem { adds, ..problem }, &hopper());
            assert_eq!(
                (plan.zeroes_kv, plan.zeroes_dkv),
                (of_keys && !adds, !of_keys && !adds)
            );
        }
    }
}
