use std::collections::HashSet;

use gimbal_kernels_sys::Arch;
use gimbal_kernels_sys::tpa_decode::{Decode, Factors, TILE_TOKENS};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use super::*;
use crate::tpa_decode::Splits;

/// In bf16 with `kv_lens`.
fn problem(batch: usize, tokens: usize, heads: usize, features: usize) -> Problem {
    Problem {
        sizes: TpaDecodeProblem {
            batch,
            queries: 1,
            tokens,
            heads,
            query_rank: 16,
            key_rank: 1,
            value_rank: 1,
            features,
            value_features: features,
        },
        element: ElementType::Bf16,
        output: ElementType::Bf16,
        lengths: Lengths::Device,
        parallel: Parallel::Auto,
        route: None,
    }
}

impl Problem {
    fn by(self, parallel: Parallel) -> Self {
        Self { parallel, ..self }
    }

    /// With all sequences of one length.
    fn equal(self) -> Self {
        let lengths = Lengths::Equal;
        Self { lengths, ..self }
    }

    /// With all elements of one type.
    fn of(self, element: ElementType) -> Self {
        let output = element;
        Self {
            element,
            output,
            ..self
        }
    }

    fn on(self, route: TpaRoute) -> Self {
        let route = Some(route);
        Self { route, ..self }
    }

    /// All of which then goes through parts.
    fn with_o_in_f32(self) -> Self {
        let output = ElementType::F32;
        Self { output, ..self }
    }
}

fn h200() -> Facts {
    Facts::of_h200(1)
}

fn mma(problem: Problem) -> Plan {
    Plan::mma(&problem, &h200()).unwrap()
}

fn elements(problem: Problem) -> Option<Plan> {
    Plan::elements(&problem, &h200()).unwrap()
}

fn wgmma(problem: Problem) -> Option<Plan> {
    Plan::wgmma(&problem, &h200()).unwrap()
}

/// Blocks of the grid in y, the most heads of each, and their teams.
fn groups(plan: &Plan, heads: u32) -> (u32, u32, u32) {
    match plan.route {
        Route::Mma(variant, _) => (variant.head_groups(heads), variant.heads(), 1),
        Route::Elements(block) => (block.head_groups(), wgmma::GROUP_HEADS, 1),
        Route::Wgmma(block) => (block.head_groups(), wgmma::GROUP_HEADS, block.teams()),
    }
}

/// A part of a sequence that a block works on, as the kernels divide it, and where it leaves its result.
#[derive(Debug)]
struct Visit {
    sequence: usize,
    tokens: std::ops::Range<usize>,
    slot: usize,
}

/// What all blocks do for sequences of these lengths.
fn visits(plan: &Plan, lengths: &[usize]) -> Vec<Visit> {
    let (tile, blocks) = (TILE_TOKENS as usize, plan.blocks as usize);
    let tiles_of = |length: usize| length.div_ceil(tile).max(1);
    if plan.splits > 0 {
        let splits = plan.splits as usize;
        let visit = |block: usize| {
            let (sequence, part) = (block / splits, block % splits);
            let length = lengths[sequence];
            let tokens = match plan.split_tokens {
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
fn check_visits(plan: &Plan, lengths: &[usize]) -> Result<(), TestCaseError> {
    let mut visited: Vec<Vec<u8>> = lengths.iter().map(|&length| vec![0; length]).collect();
    let mut slots = HashSet::new();
    let mut sequences = HashSet::new();
    for visit in visits(plan, lengths) {
        for token in visit.tokens.clone() {
            visited[visit.sequence][token] += 1;
        }
        sequences.insert(visit.sequence);
        prop_assert!(slots.insert(visit.slot), "{visit:?} of {plan:?}");
        let direct = plan.splits == 1 || plan.cluster > 1;
        prop_assert!(direct || visit.slot < plan.parts, "{visit:?} of {plan:?}");
    }
    prop_assert!(
        visited.iter().flatten().all(|&times| times == 1),
        "{plan:?}"
    );
    // Those without tokens too: their o is 0.
    prop_assert_eq!(sequences.len(), lengths.len());
    prop_assert!(plan.cluster == 1 || (plan.splits == plan.cluster as i32 && plan.parts == 0));
    Ok(())
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
        let lengths = Lengths::Host;
        let problem = problem(shares.len(), tokens, heads, features);
        let problem = Problem { lengths, ..problem.by(parallel) };
        let batch = problem.sizes.batch;
        let lengths: Vec<usize> = shares
            .iter()
            .map(|share| (share.min(1.0) * tokens as f64) as usize)
            .collect();
        let plans = [Some(mma(problem)), elements(problem), wgmma(problem)];
        for plan in plans.into_iter().flatten() {
            check_visits(&plan, &lengths)?;
            let Regions { softmax, o, bytes } = plan.workspace;
            prop_assert!(softmax >= 4 * batch);
            prop_assert!(o >= softmax + 8 * plan.parts * heads);
            prop_assert_eq!(bytes, o + 4 * plan.parts * heads * features);
            prop_assert!((softmax | o).is_multiple_of(256));
            prop_assert!(bytes <= Plan::most_bytes(&problem, &h200()).unwrap());
        }
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
        let problem = Problem { parallel, element, ..problem(batch, tokens, heads, features) };
        let mut facts = h200();
        (facts.multiprocessors, facts.shared_bytes_per_block) = (multiprocessors, shared_bytes);
        let plan = Plan::mma(&problem, &facts).unwrap();
        let Route::Mma(variant, block) = plan.route else {
            return Err(TestCaseError::fail("a plan of wgmma"));
        };
        prop_assert!(plan.blocks >= 1 && block.shared_bytes <= shared_bytes);
        prop_assert!(variant.features() as usize >= features);
        let groups = variant.head_groups(heads as u32);
        prop_assert!(variant.heads() * groups >= heads as u32);
        if plan.splits > 0 {
            prop_assert_eq!(plan.blocks as usize, plan.splits as usize * batch);
        }
        if plan.split_tokens > 0 {
            prop_assert!(plan.split_tokens * i64::from(plan.splits) >= tokens as i64);
        }
    }
}

#[test]
fn a_small_batch_of_long_sequences_fills_the_gpu() {
    let long = mma(problem(8, 32768, 32, 128));
    assert_eq!((long.blocks, long.splits, long.parts), (132, 0, 139));
    // One sequence of a million tokens.
    assert_eq!(mma(problem(1, 1 << 20, 32, 128)).blocks, 132);
    // 78 heads of 128 features take three blocks beside each other.
    assert_eq!(mma(problem(8, 32768, 78, 128)).blocks, 44);
    // Not more blocks than work.
    assert_eq!(mma(problem(8, 512, 32, 128)).blocks, 64);
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
        let plan = mma(problem(batch, tokens, 32, 128));
        let blocks = plan.blocks as usize;
        assert_eq!((blocks, plan.splits, plan.parts), (batch, 1, 0));
        assert_eq!(plan.workspace.bytes, 0);
    }
}

#[test]
fn each_way_to_divide_has_its_grid() {
    let grid = |parallel| {
        let plan = mma(problem(8, 1000, 40, 128).by(parallel));
        (plan.blocks, groups(&plan, 40).0)
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
        let [alone, among] =
            [1, 300].map(|batch| mma(problem(batch, tokens, 32, 128).by(parallel)));
        let of = |plan: Plan| (plan.route, plan.splits, plan.split_tokens);
        assert_eq!(of(alone), of(among));
    }
}

#[test]
fn partial_results_have_a_place_even_where_nothing_is_split() {
    let whole = problem(8, 16, 32, 128).by(Parallel::Batch).equal();
    let plan = mma(whole.with_o_in_f32());
    assert_eq!((plan.blocks, plan.splits, plan.parts), (8, 1, 8));
    assert!(plan.parts_only);
}

#[test]
fn sizes_beyond_32_bits_are_counted_or_refused() {
    let most = i32::MAX as usize;
    let plan = mma(problem(64, most, 128, 256).by(Parallel::Split(Splits::Auto)));
    assert_eq!(plan.parts, 132 / 8 + 63);
    let in_f32 = |batch, tokens, heads, features| {
        problem(batch, tokens, heads, features).of(ElementType::F32)
    };
    let many = in_f32(60_000, most, 128, 256);
    let split = mma(many.by(Parallel::Split(Splits::Count(30_000))).equal());
    assert_eq!(split.parts, 1_800_000_000);
    let Regions { o, bytes, .. } = split.workspace;
    assert_eq!(bytes - o, 4 * 1_800_000_000 * 128 * 256);

    let refused = |problem: Problem, parallel| {
        let refused = Plan::mma(&problem.by(parallel), &h200());
        refused.unwrap_err().to_string()
    };
    assert_eq!(
        refused(many, Parallel::Split(Splits::Tokens(1))),
        "tpa_decode: the number of blocks must be at most 2147483647, got 128849018820000"
    );
    assert_eq!(
        refused(in_f32(most + 1, 16, 1, 1), Parallel::Batch),
        "tpa_decode: the number of blocks must be at most 2147483647, got 2147483648"
    );
    assert_eq!(
        refused(in_f32(65536, 4096, 1, 1), Parallel::Split(Splits::Auto)),
        "tpa_decode: the number of sequences that are split must be at most 65535, got 65536"
    );
}

#[test]
fn sequences_of_one_length_have_equal_parts() {
    let plan = |batch, tokens| mma(problem(batch, tokens, 32, 128).equal());
    let long = plan(8, 32768);
    assert_eq!((long.blocks, long.splits, long.parts), (128, 16, 128));
    assert_eq!(plan(32, 32768).splits, 4);
    assert_eq!(plan(1, 1 << 20).splits, 132);
    // Two groups of 16 heads each, nothing to merge.
    let short = plan(8, 256);
    assert_eq!((short.blocks, short.splits, short.parts), (8, 1, 0));
    assert_eq!(groups(&short, 32).1, 16);
}

#[test]
fn blocks_fill_the_gpu_once_in_every_type() {
    for element in ElementType::ALL {
        let split = problem(8, 8192, 32, 128).by(Parallel::Split(Splits::Auto));
        let plan = mma(split.of(element).equal());
        assert_eq!(plan.blocks * groups(&plan, 32).0, 128, "{element:?}");
    }
}

#[test]
fn wgmma_divides_as_measured() {
    let grid = |batch, tokens, lengths| {
        let problem = problem(batch, tokens, 32, 128);
        let plan = wgmma(Problem { lengths, ..problem }).unwrap();
        (plan.splits, plan.cluster, groups(&plan, 32).2)
    };
    let equal = |batch, tokens| grid(batch, tokens, Lengths::Equal);
    // Short sequences are clusters, as large as the GPU holds at once.
    assert_eq!(equal(8, 64), (1, 1, 1));
    assert_eq!(equal(8, 256), (4, 4, 1));
    assert_eq!(equal(8, 1024), (8, 8, 1));
    assert_eq!(equal(32, 512), (3, 3, 1));
    assert_eq!(equal(128, 4096), (1, 1, 2));
    // Long ones are cut into as many parts as there are multiprocessors.
    assert_eq!(equal(8, 4096), (16, 1, 1));
    assert_eq!(equal(8, 8192), (16, 1, 2));
    assert_eq!(equal(32, 4096), (4, 1, 2));
    assert_eq!(equal(8, 32768), (16, 1, 2));
    assert_eq!(equal(32, 32768), (4, 1, 2));
    assert_eq!(equal(1, 1 << 20), (132, 1, 2));
    // Where lengths differ, short ones are clusters as well, and blocks share the tokens of long ones.
    let ragged = |batch, tokens| grid(batch, tokens, Lengths::Device);
    assert_eq!(ragged(8, 1024), (8, 8, 1));
    assert_eq!(ragged(8, 32768), (0, 1, 2));
}

#[test]
fn blocks_share_all_tokens_where_sequences_would_leave_some_without() {
    // More sequences than half of the multiprocessors, and somewhat more than all of them.
    for batch in [103, 146] {
        let long = wgmma(problem(batch, 14184, 1, 40).equal()).unwrap();
        assert_eq!(
            (long.blocks, long.splits, long.parts),
            (132, 0, 131 + batch)
        );
        check_visits(&long, &vec![14184; batch]).unwrap();
        let short = wgmma(problem(batch, 256, 1, 40).equal()).unwrap();
        assert_eq!((short.splits, short.parts), (1, 0));
    }
    // Without tensor maps too.
    let odd = mma(problem(100, 14184, 16, 127).equal());
    assert_eq!((odd.blocks, odd.splits), (132, 0));
    assert_eq!(mma(problem(128, 14184, 16, 127).equal()).splits, 1);
}

#[test]
fn a_block_of_few_features_has_three_teams() {
    let teams = |tokens, heads, features| {
        let plan = wgmma(problem(8, tokens, heads, features).by(Parallel::Batch));
        groups(&plan.unwrap(), 32).2
    };
    assert_eq!(
        [300, 700, 800].map(|tokens| teams(tokens, 32, 64)),
        [1, 2, 3]
    );
    assert_eq!((teams(800, 33, 64), teams(800, 32, 128)), (1, 2));
}

#[test]
fn what_is_not_joined_leaves_room_for_heads() {
    let of = |heads, ranks: [usize; 2], widths: [usize; 2]| {
        let mut problem = problem(66, 2696, heads, 256).equal();
        problem.sizes.queries = 3;
        [problem.sizes.key_rank, problem.sizes.value_rank] = ranks;
        [problem.sizes.features, problem.sizes.value_features] = widths;
        match wgmma(problem).unwrap().route {
            Route::Wgmma(block) => (block.own_groups(), block.head_groups()),
            route => panic!("{route:?}"),
        }
    };
    assert_eq!(of(120, [1, 1], [256, 208]), (2, 6));
    assert_eq!(of(38, [2, 4], [32, 256]), (2, 2));
}

#[test]
fn few_wide_heads_are_multiplied_where_that_was_faster() {
    let wide = |batch, heads, key_rank| {
        let mut wide = problem(batch, 100, heads, 232).equal();
        wide.sizes.key_rank = key_rank;
        wide
    };
    assert!(wgmma(wide(8, 16, 3)).is_some());
    // Blocks of two waves run at once, of half the teams each.
    assert!(wgmma(wide(200, 16, 3)).is_none());
    assert!(wgmma(wide(200, 17, 3)).is_some());
    let halves = |batch| match mma(wide(batch, 1, 1)).route {
        Route::Mma(variant, block) => variant.max_threads() / block.threads,
        route => panic!("{route:?}"),
    };
    assert_eq!([132, 133, 264, 265].map(halves), [1, 2, 2, 1]);
}

#[test]
fn wgmma_leaves_to_others_what_it_cannot_do() {
    let in_bf16 = problem(8, 1000, 32, 128).equal();
    assert!(wgmma(in_bf16).is_some());
    let wide = problem(8, 1000, 32, 129);
    for left in [
        in_bf16.of(ElementType::F32),
        in_bf16.by(Parallel::BatchHead),
        in_bf16.by(Parallel::Split(Splits::Tokens(512))),
        wide.of(ElementType::F16),
        in_bf16.on(TpaRoute::Mma),
    ] {
        assert!(wgmma(left).is_none(), "{left:?}");
    }
    let mut older = h200();
    older.newest_arch = Arch::Sm80;
    assert!(Plan::wgmma(&in_bf16, &older).unwrap().is_none());
    // A block that writes parts in f32 is no member of a cluster.
    let whole = problem(8, 256, 32, 128).of(ElementType::F16).equal();
    let parts = wgmma(whole.with_o_in_f32());
    assert_eq!(parts.unwrap().cluster, 1);
}

#[test]
fn clusters_are_as_large_as_the_gpu_holds_at_once() {
    let cluster = |batch, tokens, clusters| {
        let problem = problem(batch, tokens, 32, 128).equal();
        let plan = Plan::wgmma(&problem, &h200().with_clusters(clusters));
        plan.unwrap().unwrap().cluster
    };
    let whole = [66, 41, 30, 24, 19, 16, 15];
    assert_eq!(cluster(15, 2048, whole), 8);
    assert_eq!(cluster(16, 2048, whole), 7);
    assert_eq!(cluster(30, 2048, whole), 4);
    assert_eq!(cluster(40, 2048, whole), 3);
    // A part of a GPU may have no room for any of a size.
    assert_eq!(cluster(1, 512, [66, 0, 30, 0, 0, 0, 0]), 4);
    assert_eq!(cluster(1, 256, [66, 0, 0, 0, 0, 0, 0]), 2);
    assert_eq!(cluster(1, 256, [0; 7]), 1);
}

/// 2 sequences of 100 tokens, 34 heads, ranks 2 and 1, D = 64, E = 40, one after the other.
fn dense() -> (Problem, Decode) {
    let problem = problem(2, 100, 34, 64);
    let sizes = TpaDecodeProblem {
        key_rank: 2,
        value_features: 40,
        ..problem.sizes
    };
    let factors = |rank: i32, width: i64| Factors {
        a: 1 << 20,
        b: 1 << 21,
        a_batch_stride: 100 * i64::from(rank) * 34,
        a_token_stride: i64::from(rank) * 34,
        a_rank_stride: 34,
        b_batch_stride: 100 * i64::from(rank) * width,
        b_token_stride: i64::from(rank) * width,
        b_rank_stride: width,
        scale: 1.0,
        rank,
    };
    let tensors = Decode {
        k: factors(2, 64),
        v: factors(1, 40),
        o: 1 << 22,
        o_batch_stride: 34 * 40,
        o_head_stride: 40,
        tokens: 100,
        batch: 2,
        heads: 34,
        d: 64,
        e: 40,
        ..Decode::default()
    };
    (Problem { sizes, ..problem }, tensors)
}

fn of_heads(heads: i32, sizes: &mut TpaDecodeProblem, tensors: &mut Decode) {
    (sizes.heads, tensors.heads) = (heads as usize, heads);
    for factors in [&mut tensors.k, &mut tensors.v] {
        factors.a_rank_stride = heads.into();
        factors.a_token_stride = i64::from(heads * factors.rank);
        factors.a_batch_stride = 100 * factors.a_token_stride;
    }
}

fn of_136_features(sizes: &mut TpaDecodeProblem, tensors: &mut Decode) {
    (sizes.value_features, tensors.e) = (136, 136);
    (tensors.v.b_token_stride, tensors.v.b_batch_stride) = (136, 13600);
}

fn takes_wgmma(problem: &Problem, tensors: &Decode) -> bool {
    let plan = Plan::new(problem, Fits::of(tensors), &h200()).unwrap();
    matches!(plan.route, Route::Wgmma(_))
}

#[test]
fn tensors_are_taken_as_documented() {
    let (problem, tensors) = dense();
    for (element, takes) in [
        (ElementType::Bf16, true),
        (ElementType::F16, true),
        (ElementType::F32, false),
    ] {
        let problem = problem.of(element);
        assert_eq!(takes_wgmma(&problem, &tensors), takes, "{element:?}");
    }
    let spoilt: [fn(&mut TpaDecodeProblem, &mut Decode); 16] = [
        |_, p| p.k.b += 8,
        |_, p| p.v.a += 2,
        |_, p| p.k.b_token_stride += 4,
        |_, p| p.v.b_batch_stride = -4000,
        // One for all sequences, ranks or tokens; windows; what is too far away.
        |_, p| p.k.b_batch_stride = 0,
        |_, p| p.k.b_rank_stride = 0,
        |_, p| p.v.b_token_stride = 0,
        |_, p| p.k.b_token_stride = 56,
        |_, p| p.v.b_batch_stride = 1 << 39,
        |_, p| p.k.a_token_stride += 2,
        |_, p| p.k.a_rank_stride += 2,
        // Where all tokens' coefficients are whole 16 bytes, so is what lies before a sequence.
        |sizes, p| {
            of_heads(40, sizes, p);
            p.v.a_batch_stride += 2;
        },
        |_, p| p.o += 2,
        |_, p| p.o_head_stride += 1,
        |sizes, p| (sizes.value_features, p.e) = (39, 39),
        |sizes, p| (sizes.tokens, p.tokens) = (0, 0),
    ];
    for (index, spoil) in spoilt.into_iter().enumerate() {
        let (mut problem, mut tensors) = dense();
        spoil(&mut problem.sizes, &mut tensors);
        assert!(!takes_wgmma(&problem, &tensors), "{index}");
    }
    let (mut problem, mut tensors) = dense();
    of_heads(40, &mut problem.sizes, &mut tensors);
    assert!(takes_wgmma(&problem, &tensors));
    let (mut problem, mut tensors) = dense();
    of_136_features(&mut problem.sizes, &mut tensors);
    assert!(takes_wgmma(&problem, &tensors));
    // Else a sequence begins anywhere.
    let (problem, mut tensors) = dense();
    tensors.v.a_batch_stride += 2;
    assert!(takes_wgmma(&problem, &tensors));
    // Steps that nobody takes do not matter.
    let (mut problem, mut tensors) = dense();
    (problem.sizes.batch, tensors.batch) = (1, 1);
    (tensors.k.a_batch_stride, tensors.v.b_batch_stride) = (3, -5);
    tensors.v.b_rank_stride = 7;
    assert!(takes_wgmma(&problem, &tensors));
}

#[test]
fn what_the_copy_engine_does_not_take_goes_by_element() {
    let takes = |problem: &Problem, tensors: &Decode| {
        let plan = Plan::new(problem, Fits::of(tensors), &h200()).unwrap();
        matches!(plan.route, Route::Elements(_))
    };
    let (problem, tensors) = dense();
    assert!(!takes(&problem, &tensors));
    for element in [ElementType::F32, ElementType::Bf16] {
        let (problem, mut tensors) = dense();
        let mut problem = problem.of(element);
        (problem.sizes.value_features, tensors.e) = (39, 39);
        (tensors.v.b_token_stride, tensors.v.b_batch_stride) = (39, 3900);
        assert!(takes(&problem, &tensors), "{element:?}");
        // Not where there are gaps.
        tensors.v.b_token_stride = 40;
        assert!(!takes(&problem, &tensors), "{element:?}");
    }
    // More ranks than 64 tokens of which fit a block.
    let (mut problem, mut tensors) = dense();
    (problem.sizes.key_rank, problem.sizes.value_rank) = (12, 12);
    for (factors, width) in [(&mut tensors.k, 64), (&mut tensors.v, 40)] {
        factors.rank = 12;
        (factors.a_token_stride, factors.a_batch_stride) = (12 * 34, 1200 * 34);
        (factors.b_token_stride, factors.b_batch_stride) = (12 * width, 1200 * width);
    }
    assert!(takes(&problem, &tensors));
    // Few heads in f32 are faster without tensor cores.
    let (few, mut of_few) = dense();
    let mut few = few.of(ElementType::F32);
    of_heads(16, &mut few.sizes, &mut of_few);
    assert!(!takes(&few, &of_few));
    assert!(takes(&few.on(TpaRoute::Elements), &of_few));
    let forced = problem.by(Parallel::Split(Splits::Tokens(100)));
    assert!(!takes(&forced, &tensors));
}
