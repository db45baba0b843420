mod wgmma;

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use super::*;

const H200: Capacity = Capacity {
    multiprocessors: 132,
    shared_bytes: 227 << 10,
    clusters: [66, 30, 15],
};

fn problem(batch: usize, tokens: usize, heads: usize, features: usize) -> TpaDecodeProblem {
    TpaDecodeProblem {
        batch,
        tokens,
        heads,
        query_rank: 16,
        key_rank: 1,
        value_rank: 1,
        features,
        value_features: features,
    }
}

fn plan(problem: &TpaDecodeProblem, parallel: Parallel) -> Plan {
    Plan::new(
        problem,
        ElementType::Bf16,
        parallel,
        Lengths::Ragged,
        false,
        H200,
    )
    .unwrap()
}

/// A part of a sequence that a block works on, as the kernels divide it, and where it leaves its result.
#[derive(Debug)]
struct Visit {
    sequence: usize,
    tokens: std::ops::Range<usize>,
    slot: usize,
}

/// What all blocks do for sequences of these lengths.
fn visits(grid: &Grid, lengths: &[usize]) -> Vec<Visit> {
    let (tile, blocks) = (TILE_TOKENS as usize, grid.blocks as usize);
    let tiles_of = |length: usize| length.div_ceil(tile).max(1);
    if grid.splits > 0 {
        let splits = grid.splits as usize;
        let visit = |block: usize| {
            let (sequence, part) = (block / splits, block % splits);
            let length = lengths[sequence];
            let tokens = match grid.split_tokens {
                0 => {
                    let tiles = tiles_of(length);
                    let at = |part: usize| (part * tiles / splits * tile).min(length);
                    at(part)..at(part + 1)
                }
                each => {
                    let at = |part: usize| (part * each as usize).min(length);
                    at(part)..at(part + 1)
                }
            };
            Visit {
                sequence,
                tokens,
                slot: block,
            }
        };
        return (0..blocks).map(visit).collect();
    }
    let total: usize = lengths.iter().map(|&length| tiles_of(length)).sum();
    let mut visits = Vec::new();
    for block in 0..blocks {
        let share = block * total / blocks..(block + 1) * total / blocks;
        let mut start = 0;
        for (sequence, &length) in lengths.iter().enumerate() {
            let end = start + tiles_of(length);
            let from = share.start.clamp(start, end) - start;
            let to = share.end.clamp(start, end) - start;
            if from < to {
                visits.push(Visit {
                    sequence,
                    tokens: (from * tile).min(length)..(to * tile).min(length),
                    slot: block + sequence,
                });
            }
            start = end;
        }
    }
    visits
}

/// Every token is visited once, every sequence at least once, and parts have places of their own.
fn check_visits(grid: &Grid, lengths: &[usize]) -> Result<(), TestCaseError> {
    let mut visited: Vec<Vec<u8>> = lengths.iter().map(|&length| vec![0; length]).collect();
    let mut slots = HashSet::new();
    let mut sequences = HashSet::new();
    for visit in visits(grid, lengths) {
        for token in visit.tokens.clone() {
            visited[visit.sequence][token] += 1;
        }
        sequences.insert(visit.sequence);
        prop_assert!(slots.insert(visit.slot), "{visit:?} of {grid:?}");
        let direct = grid.splits == 1 || grid.cluster > 1;
        prop_assert!(direct || visit.slot < grid.parts, "{visit:?} of {grid:?}");
    }
    prop_assert!(
        visited.iter().flatten().all(|&times| times == 1),
        "{grid:?}"
    );
    // Those without tokens too: their o is 0.
    prop_assert_eq!(sequences.len(), lengths.len());
    prop_assert!(grid.cluster == 1 || (grid.splits == grid.cluster as i32 && grid.parts == 0));
    Ok(())
}

fn wgmma_plan(
    problem: &TpaDecodeProblem,
    parallel: Parallel,
    lengths: Lengths,
) -> Option<WgmmaPlan> {
    let element = ElementType::Bf16;
    WgmmaPlan::new(problem, element, parallel, lengths, false, H200).unwrap()
}

fn parallels() -> impl Strategy<Value = Parallel> {
    prop_oneof![
        Just(Parallel::Auto),
        Just(Parallel::Batch),
        Just(Parallel::BatchHead),
        Just(Parallel::Split(Splits::Auto)),
        (1u32..40).prop_map(|count| Parallel::Split(Splits::Count(count))),
        (1u32..300).prop_map(|tokens| Parallel::Split(Splits::Tokens(tokens))),
    ]
}

proptest! {
    #[test]
    fn every_token_is_visited_once_and_every_part_has_its_place(
        parallel in parallels(),
        tokens in 0usize..3000,
        shares in proptest::collection::vec(0.0f64..1.2, 1..40),
        heads in 1usize..129,
        features in 1usize..257,
    ) {
        let problem = problem(shares.len(), tokens, heads, features);
        let plan = plan(&problem, parallel);
        let lengths: Vec<usize> = shares
            .iter()
            .map(|share| (share.min(1.0) * tokens as f64) as usize)
            .collect();
        check_visits(&plan.grid, &lengths)?;
        let wgmma = wgmma_plan(&problem, parallel, Lengths::Ragged);
        if let Some(wgmma) = wgmma {
            check_visits(&wgmma.grid, &lengths)?;
        }

        let scratch = plan.grid.scratch(&problem, true).unwrap();
        prop_assert!(scratch.kv_lens == 4 * problem.batch && scratch.lse_at() >= scratch.kv_lens);
        prop_assert!(scratch.o_at() >= scratch.lse_at() + 4 * plan.grid.parts * heads);
        prop_assert_eq!(scratch.bytes(), scratch.o_at() + 4 * plan.grid.parts * heads * features);
        prop_assert!((scratch.lse_at() | scratch.o_at()).is_multiple_of(256));
    }

    #[test]
    fn a_launch_fits_every_gpu(
        parallel in parallels(),
        batch in 1usize..3000,
        tokens in 0usize..1 << 18,
        heads in 1usize..129,
        features in 1usize..257,
        multiprocessors in 1u32..300,
        shared_bytes in 99u32 << 10..228 << 10,
        element in proptest::sample::select(&ElementType::ALL[..]),
    ) {
        let problem = problem(batch, tokens, heads, features);
        let capacity = Capacity { multiprocessors, shared_bytes, ..H200 };
        let plan = Plan::new(&problem, element, parallel, Lengths::Ragged, false, capacity).unwrap();
        prop_assert!(plan.grid.blocks >= 1 && plan.block.shared_bytes <= shared_bytes);
        prop_assert!(plan.variant.features() as usize >= features);
        let groups = plan.variant.head_groups(heads as u32);
        prop_assert!(plan.variant.heads() * groups >= heads as u32);
        if plan.grid.splits > 0 {
            prop_assert_eq!(plan.grid.blocks as usize, plan.grid.splits as usize * batch);
        }
        if plan.grid.split_tokens > 0 {
            prop_assert!(plan.grid.split_tokens * i64::from(plan.grid.splits) >= tokens as i64);
        }
    }
}

#[test]
fn a_small_batch_of_long_sequences_fills_the_gpu() {
    let long = plan(&problem(8, 32768, 32, 128), Parallel::Auto);
    assert_eq!(
        (long.grid.blocks, long.grid.splits, long.grid.parts),
        (132, 0, 139)
    );
    // One sequence of a million tokens.
    assert_eq!(
        plan(&problem(1, 1 << 20, 32, 128), Parallel::Auto)
            .grid
            .blocks,
        132
    );
    // 78 heads of 128 features take three blocks beside each other.
    assert_eq!(
        plan(&problem(8, 32768, 78, 128), Parallel::Auto)
            .grid
            .blocks,
        44
    );
    // Not more blocks than work.
    assert_eq!(
        plan(&problem(8, 512, 32, 128), Parallel::Auto).grid.blocks,
        64
    );
}

#[test]
fn nothing_is_merged_where_it_does_not_pay() {
    for (batch, tokens) in [
        (1, 1),
        (8, 16),
        (8, 256),
        (32, 256),
        (132, 1024),
        (264, 32768),
    ] {
        let plan = plan(&problem(batch, tokens, 32, 128), Parallel::Auto);
        assert_eq!(
            (plan.grid.blocks as usize, plan.grid.splits, plan.grid.parts),
            (batch, 1, 0)
        );
        assert_eq!(
            plan.grid
                .scratch(&problem(batch, tokens, 32, 128), false)
                .unwrap()
                .bytes(),
            0
        );
    }
}

#[test]
fn each_way_to_divide_has_its_grid() {
    let problem = problem(8, 1000, 40, 128);
    let grid = |parallel| {
        let plan = plan(&problem, parallel);
        (plan.grid.blocks, plan.variant.head_groups(40))
    };
    assert_eq!(grid(Parallel::Batch), (8, 2));
    assert_eq!(grid(Parallel::BatchHead), (8, 3));
    assert_eq!(grid(Parallel::Split(Splits::Count(5))), (40, 2));
    assert_eq!(grid(Parallel::Split(Splits::Tokens(300))), (32, 2));
    // Not more parts than tokens.
    assert_eq!(grid(Parallel::Split(Splits::Count(60000))).0, 8000);
}

#[test]
fn a_fixed_split_does_not_depend_on_the_batch() {
    let parallel = Parallel::Split(Splits::Tokens(512));
    for tokens in [100, 512, 513, 100_000] {
        let alone = plan(&problem(1, tokens, 32, 128), parallel);
        let among = plan(&problem(300, tokens, 32, 128), parallel);
        assert_eq!((alone.variant, alone.block), (among.variant, among.block));
        assert_eq!(
            (alone.grid.splits, alone.grid.split_tokens),
            (among.grid.splits, among.grid.split_tokens)
        );
    }
}

#[test]
fn partial_results_have_a_place_even_where_nothing_is_split() {
    let problem = problem(8, 16, 32, 128);
    let plan = Plan::new(
        &problem,
        ElementType::Bf16,
        Parallel::Batch,
        Lengths::Equal,
        true,
        H200,
    )
    .unwrap();
    assert_eq!(
        (plan.grid.blocks, plan.grid.splits, plan.grid.parts),
        (8, 1, 8)
    );
}

#[test]
fn sizes_beyond_32_bits_are_counted_or_refused() {
    let most = i32::MAX as usize;
    let plan = plan(&problem(64, most, 128, 256), Parallel::Split(Splits::Auto));
    assert_eq!(plan.grid.parts, 132 / 8 + 63);
    let many = problem(60_000, most, 128, 256);
    let split = Plan::new(
        &many,
        ElementType::F32,
        Parallel::Split(Splits::Count(30_000)),
        Lengths::Equal,
        false,
        H200,
    );
    let split = split.unwrap();
    assert_eq!(split.grid.parts, 1_800_000_000);
    assert_eq!(
        split.grid.scratch(&many, false).unwrap().o,
        4 * 1_800_000_000 * 128 * 256
    );

    let refused = |problem: &TpaDecodeProblem, parallel| {
        let error = Plan::new(
            problem,
            ElementType::F32,
            parallel,
            Lengths::Ragged,
            false,
            H200,
        )
        .unwrap_err();
        error.to_string()
    };
    assert_eq!(
        refused(&many, Parallel::Split(Splits::Tokens(1))),
        "tpa_decode: the number of blocks must be at most 2147483647, got 128849018820000"
    );
    assert_eq!(
        refused(&problem(most + 1, 16, 1, 1), Parallel::Batch),
        "tpa_decode: the number of blocks must be at most 2147483647, got 2147483648"
    );
    assert_eq!(
        refused(&problem(65536, 4096, 1, 1), Parallel::Split(Splits::Auto)),
        "tpa_decode: the number of sequences that are split must be at most 65535, got 65536"
    );
}

#[test]
fn sequences_of_one_length_have_equal_parts() {
    let plan = |batch, tokens| {
        let problem = problem(batch, tokens, 32, 128);
        Plan::new(
            &problem,
            ElementType::Bf16,
            Parallel::Auto,
            Lengths::Equal,
            false,
            H200,
        )
        .unwrap()
    };
    let long = plan(8, 32768);
    assert_eq!(
        (long.grid.blocks, long.grid.splits, long.grid.parts),
        (128, 16, 128)
    );
    assert_eq!(plan(32, 32768).grid.splits, 4);
    assert_eq!(plan(1, 1 << 20).grid.splits, 132);
    // Two groups of 16 heads each, nothing to merge.
    let short = plan(8, 256);
    assert_eq!(
        (short.grid.blocks, short.grid.splits, short.grid.parts),
        (8, 1, 0)
    );
    assert_eq!(short.variant.heads(), 16);
}

#[test]
fn blocks_fill_the_gpu_once_in_every_type() {
    for element in ElementType::ALL {
        let (parallel, lengths) = (Parallel::Split(Splits::Auto), Lengths::Equal);
        let shape = problem(8, 8192, 32, 128);
        let plan = Plan::new(&shape, element, parallel, lengths, false, H200).unwrap();
        let blocks = plan.grid.blocks * plan.variant.head_groups(32);
        assert_eq!(blocks, 128, "{element:?}");
    }
}
