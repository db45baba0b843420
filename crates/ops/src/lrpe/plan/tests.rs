//! Plans are plain data, so all of this runs without a GPU.

use std::collections::HashMap;

use gimbal_kernels_sys::Arch;
use gimbal_kernels_sys::lrpe::MAX_THREADS;
use gimbal_reference::{
    Activation as Reference, Encoding, Function, Lrpe, LrpeProblem, Pairing, Positions,
    SoftmaxAxis, ThetaKind,
};
use proptest::prelude::*;

use super::*;
use crate::lrpe::policy::WARP;
use crate::lrpe::tune::Details;
use crate::tensor::Layout;

const ALIGNED: u64 = 1 << 40;

const OVER_FEATURES: Reference = Reference::Softmax(SoftmaxAxis::Feature);
const OVER_SEQUENCE: Reference = Reference::Softmax(SoftmaxAxis::Sequence);

const ACTIVATIONS: [Reference; 4] = [
    Reference::None,
    Reference::Silu,
    OVER_FEATURES,
    OVER_SEQUENCE,
];

fn facts() -> Facts {
    Facts::of_h200(8)
}

fn sizes(batch: usize, tokens: usize, heads: usize, features: usize) -> LrpeProblem {
    LrpeProblem {
        batch,
        tokens,
        heads,
        features,
        theta_heads: 1,
        theta_features: 1,
        theta_kind: ThetaKind::PerHead,
        axes: 1,
        ..LrpeProblem::default()
    }
}

fn rotate(f: Reference) -> Lrpe {
    Lrpe {
        f: f.into(),
        ..Lrpe::rotate()
    }
}

fn cosine(f: Reference) -> Lrpe {
    Lrpe {
        f: f.into(),
        ..Lrpe::cosine()
    }
}

/// (B, N, H, D), or (B, H, N, D) in memory.
fn layout(sizes: &LrpeProblem, width: usize, heads_first: bool) -> Layout {
    let LrpeProblem {
        batch,
        tokens,
        heads,
        ..
    } = *sizes;
    if heads_first {
        let layout = Layout::dense(&[batch, heads, tokens, width]).unwrap();
        layout.permute(&[0, 2, 1, 3]).unwrap()
    } else {
        Layout::dense(&[batch, tokens, heads, width]).unwrap()
    }
}

fn operand(layout: &Layout) -> Operand {
    operand_of(&rotate(Reference::None), ALIGNED, layout)
}

fn operand_of(definition: &Lrpe, address: u64, layout: &Layout) -> Operand {
    Operand::new(definition, false, address, layout)
}

/// A dense x or o.
fn rows(sizes: &LrpeProblem, width: usize, heads_first: bool) -> Operand {
    operand(&layout(sizes, width, heads_first))
}

fn problem(definition: &Lrpe, sizes: &LrpeProblem, pass: Pass) -> Problem {
    problem_of(definition, sizes, pass).unwrap()
}

fn problem_of(definition: &Lrpe, sizes: &LrpeProblem, pass: Pass) -> Result<Problem, Error> {
    let is_per_head = false;
    problem_with_norm(definition, sizes, pass, is_per_head)
}

/// With a weight for each head or one for all, where f is a norm.
fn problem_with_norm(
    definition: &Lrpe,
    sizes: &LrpeProblem,
    pass: Pass,
    is_per_head: bool,
) -> Result<Problem, Error> {
    let sizes = LrpeProblem {
        angles: definition.encoding.angles(sizes.features),
        ..*sizes
    };
    let norm = Norm {
        is_per_head,
        ..Norm::default()
    };
    let given = Given {
        theta_head_stride: 1,
        norm: matches!(definition.f, Function::RmsNorm { .. }).then_some(norm),
        ..Given::default()
    };
    Problem::new(definition, &sizes, ElementType::Bf16, &given, pass)
}

fn norm() -> Lrpe {
    Lrpe {
        f: Function::RmsNorm { eps: 1e-6 },
        ..Lrpe::rotate()
    }
}

/// A pass of x and o, or of x and do.
type Of = fn(Operand, Operand) -> Pass;

/// With a dense x and o.
fn dense(definition: &Lrpe, sizes: &LrpeProblem, heads_first: bool, pass: Of) -> Problem {
    let width = definition.encoding.width(sizes.features);
    let [x, o] = [sizes.features, width].map(|width| rows(sizes, width, heads_first));
    problem(definition, sizes, pass(x, o))
}

fn forward(x: Operand, o: Operand) -> Pass {
    Pass {
        x: Some(x),
        d_o: None,
        out: o,
        with_dtheta: false,
        with_dnorm_weight: false,
    }
}

/// With x, and with dtheta.
fn backward(x: Operand, d_o: Operand) -> Pass {
    Pass {
        d_o: Some(d_o),
        with_dtheta: true,
        ..forward(x, x)
    }
}

/// The same, without dtheta.
fn alone(x: Operand, d_o: Operand) -> Pass {
    Pass {
        with_dtheta: false,
        ..backward(x, d_o)
    }
}

/// With the default blocks.
fn plan(problem: &Problem) -> Plan {
    let facts = facts();
    problem
        .plan(&facts, problem.default_config(&facts))
        .unwrap()
}

/// With the default blocks, but these for the kernel that writes o or dx.
fn plan_with(problem: &Problem, rows: BlockShape) -> Result<Plan, Error> {
    let facts = facts();
    let config = problem.default_config(&facts);
    problem.plan(&facts, LrpeConfig { rows, ..config })
}

mod operands {
    use super::*;

    proptest! {
        #[test]
        fn strides_lead_to_the_element(
            batch in 1usize..4, tokens in 1usize..5, heads in 1usize..4, heads_first: bool,
        ) {
            let layout = layout(&sizes(batch, tokens, heads, 8), 8, heads_first);
            let Strides { batch: b, token: n, head: h, .. } = operand(&layout).strides;
            for (at, indices) in (0..batch).flat_map(|i| (0..tokens).flat_map(move |j| (0..heads).map(move |k| [i, j, k]))).enumerate() {
                let by_layout: isize = indices.iter().zip(layout.strides()).map(|(&i, &stride)| i as isize * stride).sum();
                let [i, j, k] = indices.map(|i| i as i64);
                prop_assert_eq!(i * b + j * n + k * h, by_layout as i64, "{}", at);
            }
        }
    }

    #[test]
    fn three_dimensions_are_one_head() {
        let layout = Layout::dense(&[2, 5, 8]).unwrap();
        let expected = Strides {
            batch: 40,
            token: 8,
            head: 0,
            token_step: 0,
        };
        assert_eq!(operand(&layout).strides, expected);
        // Strides that are never used do not spoil the alignment.
        let layout = Layout::new(&[1, 5, 1, 8], &[3, 8, 7, 1]).unwrap();
        let expected = Strides {
            batch: 0,
            token: 8,
            head: 0,
            token_step: 0,
        };
        assert_eq!(operand(&layout).strides, expected);
    }

    #[test]
    fn heads_come_before_tokens_on_a_grid() {
        let layout = Layout::dense(&[2, 3, 5, 8]).unwrap();
        let expected = Strides {
            batch: 120,
            token: 8,
            head: 40,
            token_step: 0,
        };
        let on_grid = |definition: Lrpe| {
            let definition = Lrpe {
                positions: Positions::grid([5], 0),
                ..definition
            };
            operand_of(&definition, ALIGNED, &layout).strides
        };
        assert_eq!(on_grid(cosine(Reference::None)), expected);
        // A rotation keeps the order that it has on a line.
        let tokens_first = Strides {
            token: 40,
            head: 8,
            ..expected
        };
        assert_eq!(on_grid(rotate(Reference::None)), tokens_first);
    }

    #[test]
    fn vectors_where_everything_is_aligned() {
        let access = |definition: &Lrpe, features: usize, address: u64, extra: usize| {
            let sizes = sizes(2, 16, 4, features);
            let wide = layout(&sizes, features + extra, false);
            let (layout, _) = wide.narrow(3, 0..features).unwrap();
            let x = operand_of(definition, address, &layout);
            let problem = problem(definition, &sizes, forward(x, x));
            let expected = problem.variant(problem.output_access());
            let class = problem.activation.class();
            let kernel = sys::Encoding::Rotate.forward(class, expected);
            assert_eq!(plan(&problem).output.kernel, kernel);
            expected.access
        };
        let none = rotate(Reference::None);
        assert_eq!(access(&none, 128, ALIGNED, 0), Access::Vector);
        assert_eq!(access(&none, 128, ALIGNED + 2, 0), Access::Element);
        assert_eq!(access(&none, 128, ALIGNED + 8, 0), Access::Half, "address");
        assert_eq!(access(&none, 128, ALIGNED, 4), Access::Half, "strides");
        assert_eq!(access(&none, 128, ALIGNED, 2), Access::Element, "strides");
        assert_eq!(access(&none, 40, ALIGNED, 0), Access::Half, "a span of 20");
        assert_eq!(
            access(&none, 128, ALIGNED, 8),
            Access::Vector,
            "gaps of whole vectors"
        );
        assert_eq!(
            access(&none, 66, ALIGNED, 0),
            Access::Element,
            "a span of 33"
        );
        // A row of a feature softmax must fit in the lanes, one vector of each half.
        let softmax = rotate(OVER_FEATURES);
        assert_eq!(access(&softmax, 512, ALIGNED, 0), Access::Vector);
        assert_eq!(access(&softmax, 528, ALIGNED, 0), Access::Element);
        assert_eq!(access(&none, 528, ALIGNED, 0), Access::Vector);
    }

    #[test]
    fn lanes_of_a_sequence_softmax_have_several_elements() {
        let lanes = |features: usize| {
            let sizes = sizes(2, 5000, 4, features);
            let [forward, backward] = [forward, alone]
                .map(|pass| plan(&dense(&cosine(OVER_SEQUENCE), &sizes, false, pass)));
            let statistics = backward.statistics.unwrap().first;
            [forward.output, backward.output, statistics].map(|it| it.params.block_lanes)
        };
        assert_eq!([33, 255, 257].map(lanes), [[8; 3], [32; 3], [0; 3]]);
        assert_eq!(lanes(40), [0; 3], "vectors");
    }

    #[test]
    fn lanes_of_gradients_have_several_elements() {
        let lanes = |rotates: bool, f, features: usize| {
            let sizes = sizes(2, 5000, 4, features);
            let definition = if rotates { rotate(f) } else { cosine(f) };
            let problem = dense(&definition, &sizes, false, backward);
            let plan = plan(&problem);
            let gradients = plan.gradients.unwrap();
            let first = gradients.first.as_ref().unwrap_or(&plan.output);
            let lanes = first.params.block_lanes;
            let bytes = problem.encoding.gradient_bytes(false);
            assert_eq!(
                first.extent.shared_bytes,
                if lanes == 0 { 0 } else { bytes }
            );
            (lanes, gradients.first.is_none())
        };
        let none = Reference::None;
        assert_eq!(
            [26, 82, 254].map(|it| lanes(true, none, it)),
            [(4, true), (16, true), (32, true)]
        );
        assert_eq!(
            [33, 255, 257].map(|it| lanes(false, none, it)),
            [(8, true), (32, true), (0, true)]
        );
        // Where lanes work together they hold the row, and write dx.
        assert_eq!(
            [82, 254, 258].map(|it| lanes(true, OVER_FEATURES, it)),
            [(16, true), (32, true), (0, false)]
        );
        assert_eq!(
            [40, 248, 255, 264].map(|it| lanes(false, OVER_FEATURES, it)),
            [(0, true), (0, true), (32, true), (0, false)]
        );
    }

    #[test]
    fn lanes_share_a_row() {
        let lanes = |features: usize| {
            let sizes = sizes(2, 16, 4, features);
            [Reference::None, OVER_FEATURES].map(|f| {
                let problem = dense(&cosine(f), &sizes, false, forward);
                let Rows { extent, params, .. } = plan(&problem).output;
                match params.block_lanes {
                    0 => extent.block[0],
                    lanes => {
                        let rows = params.block_heads * params.block_tokens;
                        let warps = u32::from(rows).div_ceil(WARP / u32::from(lanes));
                        assert_eq!(extent.block, [WARP, warps, 1]);
                        lanes.into()
                    }
                }
            })
        };
        assert_eq!(
            [8, 40, 64, 80, 128].map(lanes),
            [[1; 2], [5; 2], [8; 2], [10; 2], [16; 2]]
        );
        assert_eq!(
            [96, 136, 2048].map(lanes),
            [[12, 16], [17, 32], [MAX_LANES; 2]],
            "a power of two where they work together, and it leaves as many rows a warp"
        );
        assert_eq!(
            [1, 3, 33, 255, 257].map(lanes),
            [[4; 2], [4; 2], [8; 2], [32; 2], [32; 2]],
            "up to eight elements each"
        );
    }
}

mod launches {
    use super::*;

    #[test]
    fn statistics_take_rows_whole_and_pairs_apart() {
        let sizes = sizes(2, 64, 4, 128);
        for (pass, lanes, planes) in [(forward as Of, 16, 2), (backward, 8, 3)] {
            let problem = dense(&rotate(OVER_SEQUENCE), &sizes, false, pass);
            let statistics = plan(&problem).statistics.unwrap();
            assert_eq!(statistics.first.extent.block[0], lanes);
            assert_eq!(statistics.first.params.batches_per_block, 1);
            for extent in [statistics.finish_extent, statistics.merge_extent] {
                assert_eq!(extent.grid[0] * extent.block[0], 2 * 4 * 128);
                assert_eq!(extent.threads(), MAX_THREADS);
            }

            let (_, buffers) = problem.statistics(ONE_ROW).unwrap();
            assert_eq!(buffers.columns, 2 * 4 * 128 * planes * 4);
            // One token a block.
            assert_eq!(buffers.partials, buffers.columns * 64);
        }
    }

    #[test]
    fn columns_of_one_stretch_have_no_second_stage() {
        for (tokens, has_second) in [(20, false), (5000, true)] {
            let sizes = sizes(2, tokens, 4, 128);
            let plan = plan(&dense(&rotate(OVER_SEQUENCE), &sizes, false, forward));
            let statistics = plan.statistics.unwrap();
            assert_eq!(statistics.first.params.token_tiles > 1, has_second);
            assert_eq!(statistics.finish_extent.grid[0] > 0, has_second);
        }
    }

    #[test]
    fn heads_of_one_sequence_share_its_angles() {
        let output = |batch: usize, heads: usize, per_head: bool| {
            let sizes = LrpeProblem {
                theta_heads: if per_head { heads } else { 1 },
                ..sizes(batch, 4096, heads, 128)
            };
            plan(&dense(&rotate(Reference::Silu), &sizes, false, forward)).output
        };
        let params = output(1, 32, false).params;
        assert_eq!((params.batches, params.rows[0].heads), (4, 8));
        assert_eq!(params.batches_per_block, 4);
        assert_eq!(params.rows[0].x_stride.batch, 8 * 128);
        assert_eq!(params.rows[0].out_stride.batch, 8 * 128);
        assert_eq!(output(1, 6, false).params.batches, 2);
        assert_eq!(output(1, 5, false).params.batches, 5);
        for (batch, heads, per_head) in [(1, 32, true), (2, 32, false), (1, 3, false)] {
            let params = output(batch, heads, per_head).params;
            let as_they_are = (batch as i32, heads as i32);
            assert_eq!((params.batches, params.rows[0].heads), as_they_are);
        }
    }

    #[test]
    fn what_is_not_rotated_stays_in_place() {
        let sizes = sizes(2, 64, 4, 128);
        let output = |f, in_place| {
            let mut problem = dense(&rotate(f), &sizes, false, forward);
            problem.params.rotary = 16;
            problem.params.in_place = i32::from(in_place);
            let Rows { extent, params, .. } = plan(&problem).output;
            (extent.block[0], params.span, params.features)
        };
        assert_eq!(output(Reference::None, true), (2, 16, 32));
        assert_eq!(output(Reference::None, false), (8, 64, 128));
        assert_eq!(output(Reference::Silu, true), (8, 64, 128));
    }

    #[test]
    fn short_sequences_are_one_launch() {
        let (rotate, cosine) = (rotate(OVER_SEQUENCE), cosine(OVER_SEQUENCE));
        let whole = |definition: &Lrpe, tokens, is_backward: bool, facts: &Facts| {
            let sizes = sizes(12, tokens, 12, 128);
            let pass = if is_backward { alone } else { forward };
            dense(definition, &sizes, false, pass).whole(facts).unwrap()
        };
        let (hopper, mut portable, mut h100) = (facts(), facts(), facts());
        portable.newest_arch = Arch::Sm80;
        h100.memory_bytes_per_second = 3_352_000_000_000;
        for (definition, tokens, is_backward, name, cluster) in [
            (&rotate, 256, false, "lrpe_rotate_fwd_whole_bf16", 2),
            (&rotate, 256, true, "lrpe_rotate_bwd_whole_bf16", 4),
            (&cosine, 63, false, "lrpe_cosine_fwd_whole_bf16", 1),
            (&cosine, 2048, true, "lrpe_cosine_bwd_whole_bf16", 8),
        ] {
            let plan = whole(definition, tokens, is_backward, &h100).unwrap();
            let Rows { kernel, extent, .. } = plan.output;
            assert_eq!((kernel.name(), extent.cluster), (name, cluster));
            assert_eq!(extent.grid[0] % cluster, 0);
            assert!(extent.shared_bytes > 0 && plan.output_reads_x[0]);
            assert_eq!((plan.statistics, plan.gradients), (None, None));
            assert_eq!(plan.workspace.bytes(), 0);
        }
        // Two passes are faster, or there are no clusters.
        assert_eq!(whole(&rotate, 32768, false, &hopper), None);
        assert_eq!(whole(&rotate, 1100, true, &hopper), None);
        assert_eq!(whole(&cosine, 2048, true, &hopper), None);
        assert_eq!(whole(&rotate, 2048, false, &portable), None);
        let plan = whole(&rotate, 100, false, &portable).unwrap();
        assert_eq!(plan.output.extent.cluster, 1);
        let without = facts().with_clusters([66, 0, 0, 0, 0, 0, 0]);
        assert_eq!(whole(&rotate, 2048, false, &without), None);
    }

    /// The launch of groups for so many heads of so many tokens, or none.
    fn groups(
        definition: &Lrpe,
        is_backward: bool,
        [heads, tokens]: [usize; 2],
        facts: &Facts,
    ) -> Option<Plan> {
        let sizes = sizes(1, tokens, heads, 128);
        let pass = if is_backward { alone } else { forward };
        let one = dense(definition, &sizes, false, pass)
            .in_one(facts)
            .unwrap();
        one.filter(|plan| plan.output.kernel.family().ends_with("_groups"))
    }

    #[test]
    fn long_sequences_are_one_launch_of_groups() {
        for (definition, is_backward, name) in [
            (rotate(OVER_SEQUENCE), false, "lrpe_rotate_groups_fwd_bf16"),
            (rotate(OVER_SEQUENCE), true, "lrpe_rotate_groups_bwd_bf16"),
            (cosine(OVER_SEQUENCE), false, "lrpe_cosine_groups_fwd_bf16"),
        ] {
            let groups = |facts: &Facts| groups(&definition, is_backward, [144, 4096], facts);
            let plan = groups(&facts()).unwrap();
            let Rows { kernel, extent, .. } = plan.output;
            assert_eq!(kernel.name(), name);
            assert_eq!(plan.kernels(), [kernel]);
            assert!(extent.together && extent.grid[0] <= 132 && extent.cluster == 1);
            assert!(plan.cleared > 0 && plan.cleared <= plan.workspace.partials);
            assert_eq!((plan.statistics, plan.gradients), (None, None));
            // Where there is room for fewer blocks, there are fewer; on other GPUs, or without clusters, none.
            let part = facts().with_clusters([20, 0, 0, 0, 0, 0, 0]);
            let plan = groups(&part).unwrap();
            assert!(plan.output.extent.grid[0] <= 40);
            let none = facts().with_clusters([0; 7]);
            assert_eq!(groups(&none), None);
            let mut portable = facts();
            portable.newest_arch = Arch::Sm80;
            assert_eq!(groups(&portable), None);
        }
    }

    #[test]
    fn what_groups_can_do_and_what_not() {
        let sizes = sizes(12, 4096, 12, 128);
        let (x, doubled) = (rows(&sizes, 128, true), rows(&sizes, 256, true));
        let one = |definition: &Lrpe, pass| {
            let problem = problem(definition, &sizes, pass);
            problem.in_one(&facts()).unwrap().is_some()
        };
        assert!(one(&rotate(OVER_SEQUENCE), forward(x, x)));
        assert!(one(&cosine(OVER_SEQUENCE), forward(x, doubled)));
        assert!(!one(&rotate(Reference::Silu), forward(x, x)));
        assert!(one(&rotate(OVER_SEQUENCE), alone(x, x)));
        // dtheta takes the statistics, and rows of do are as long as those of x.
        assert!(!one(&rotate(OVER_SEQUENCE), backward(x, x)));
        assert!(!one(&cosine(OVER_SEQUENCE), alone(x, doubled)));
        let mut apart = x;
        apart.strides.token += 4;
        assert!(!one(&rotate(OVER_SEQUENCE), alone(x, apart)));
        assert!(!one(&rotate(OVER_SEQUENCE), forward(apart, x)));
        assert!(!one(&rotate(OVER_SEQUENCE), forward(x, apart)));
        let scaled = Lrpe {
            encoding: Encoding::Rotate(gimbal_reference::Rotation {
                factor: 1.25,
                ..Default::default()
            }),
            ..rotate(OVER_SEQUENCE)
        };
        assert!(!one(&scaled, forward(x, x)));
        // Of some features, a pair is not where the kernel has it, unless it is of neighbours.
        for (pairing, is_one) in [(Pairing::Half, false), (Pairing::Interleaved, true)] {
            let some = Lrpe {
                encoding: Encoding::Rotate(gimbal_reference::Rotation {
                    pairing,
                    rotary_dim: Some(64),
                    ..Default::default()
                }),
                ..rotate(OVER_SEQUENCE)
            };
            assert_eq!(one(&some, forward(x, x)), is_one);
        }
    }

    proptest! {
        #[test]
        fn groups_have_room_for_all_tokens(
            heads in 1usize..400, tokens in 1usize..100_000, turns: bool, is_backward: bool, clusters in 0u32..67,
        ) {
            let definition = if turns { rotate(OVER_SEQUENCE) } else { cosine(OVER_SEQUENCE) };
            let facts = facts().with_clusters([clusters, 0, 0, 0, 0, 0, 0]);
            if let Some(plan) = groups(&definition, is_backward, [heads, tokens], &facts) {
                let Rows { extent, params, .. } = plan.output;
                let encoding = if turns { sys::Encoding::Rotate } else { sys::Encoding::Cosine };
                let form = Groups { encoding, element: ElementType::Bf16, is_backward };
                let blocks = params.token_tiles.unsigned_abs();
                prop_assert!(extent.grid[0] <= 2 * clusters && extent.grid[0].is_multiple_of(blocks));
                prop_assert!(extent.grid[0] / blocks <= heads as u32);
                let slots = (tokens as u32).div_ceil(Groups::WARPS * form.slot_tokens() * blocks);
                prop_assert!(form.holds(slots));
                prop_assert!(plan.cleared <= plan.workspace.partials);
            }
        }
    }

    #[test]
    fn what_one_launch_can_do_and_what_not() {
        let sizes = sizes(2, 64, 4, 128);
        let x = rows(&sizes, 128, false);
        let whole = |definition: &Lrpe, pass| problem(definition, &sizes, pass).whole(&facts());
        let sequence = rotate(OVER_SEQUENCE);
        assert!(whole(&sequence, alone(x, x)).unwrap().is_some());
        // dtheta takes the statistics.
        assert_eq!(whole(&sequence, backward(x, x)).unwrap(), None);
        assert_eq!(
            whole(&rotate(Reference::Silu), forward(x, x)).unwrap(),
            None
        );
        assert!(whole(&sequence, forward(x, x)).unwrap().is_some());
        // An output between whose rows there are single elements.
        let mut o = x;
        o.strides.token += 1;
        assert_eq!(whole(&sequence, forward(x, o)).unwrap(), None);
        let packed = LrpeProblem {
            batch: 1,
            sequences: Some(3),
            ..sizes
        };
        let packed = problem(&sequence, &packed, forward(x, x));
        assert_eq!(packed.whole(&facts()).unwrap(), None);
    }

    /// The smallest block.
    const ONE_ROW: BlockShape = BlockShape {
        heads: 1,
        tokens: 1,
        tokens_per_thread: 1,
        batches: 1,
    };

    #[test]
    fn buffers_of_a_workspace_do_not_overlap() {
        let buffers = Buffers {
            columns: 100,
            partials: 60,
        };
        assert_eq!((buffers.partials_at(), buffers.bytes()), (256, 256 + 60));
        assert_eq!(Buffers::default().bytes(), 0);
        let other = Buffers {
            columns: 0,
            partials: 300,
        };
        let expected = Buffers {
            columns: 100,
            partials: 300,
        };
        assert_eq!(buffers.or(other), expected);
    }

    #[test]
    fn a_call_has_the_launches_that_it_needs() {
        let sizes = sizes(2, 64, 4, 128);
        let x = rows(&sizes, 128, false);
        let sequence = rotate(OVER_SEQUENCE);
        let silu = rotate(Reference::Silu);
        for (definition, pass, statistics, dtheta) in [
            (&silu, forward(x, x), false, false),
            (&silu, backward(x, x), false, true),
            (&sequence, forward(x, x), true, false),
            (&sequence, backward(x, x), true, true),
        ] {
            let plan = plan(&problem(definition, &sizes, pass));
            assert_eq!(plan.statistics.is_some(), statistics);
            assert_eq!(plan.gradients.is_some(), dtheta);
            assert_eq!(plan.workspace.bytes() > 0, statistics || dtheta);
        }
        // Without a theta there is nothing to sum.
        let none = LrpeProblem {
            theta_features: 0,
            theta_kind: ThetaKind::PerFeature,
            ..sizes
        };
        let plan = plan(&problem(&silu, &none, backward(x, x)));
        assert_eq!((plan.gradients, plan.workspace.bytes()), (None, 0));
    }

    #[test]
    fn theta_spreads_as_its_kind_says() {
        let mut sizes = sizes(2, 64, 4, 128);
        let definition = rotate(Reference::None);
        let per_head = plan(&dense(&definition, &sizes, false, backward));
        let params = per_head.output.params;
        assert_eq!((params.turning, params.theta_feature_stride), (64, 0));
        assert_eq!(params.theta_head_stride, 0, "one row for all heads");
        let sum = per_head.gradients.unwrap().dtheta.unwrap().reduce;
        assert_eq!(
            (sum.rows, sum.columns, sum.period, sum.limit),
            (1, 1, 1, 1),
            "each row has been summed"
        );

        sizes.theta_kind = ThetaKind::PerFeature;
        (sizes.theta_heads, sizes.theta_features) = (4, 48);
        let per_feature = plan(&dense(&definition, &sizes, false, backward));
        let params = per_feature.output.params;
        assert_eq!((params.turning, params.theta_feature_stride), (48, 1));
        assert_eq!(params.theta_head_stride, 1);
        let sum = per_feature.gradients.unwrap().dtheta.unwrap().reduce;
        assert_eq!((sum.rows, sum.columns, sum.limit), (4, 48, 48));
        assert!(sum.period >= sum.limit, "an angle has one theta");
    }

    #[test]
    fn a_second_stage_has_threads_by_its_terms() {
        for (tokens, theta_heads, theta_features, elements) in
            [(1, 1, 64, 64), (64, 4, 64, 256), (32768, 1, 64, 64)]
        {
            let sizes = LrpeProblem {
                theta_heads,
                theta_features,
                theta_kind: ThetaKind::PerFeature,
                ..sizes(2, tokens, 4, 128)
            };
            let plan = plan(&dense(&rotate(Reference::None), &sizes, false, backward));
            let Sum { extent, reduce, .. } = plan.gradients.unwrap().dtheta.unwrap();
            let [threads, beside, _] = extent.block;
            assert_eq!(threads * beside, MAX_THREADS);
            assert_eq!(extent.grid[0], (elements * threads).div_ceil(MAX_THREADS));
            let terms = reduce.tiles.unsigned_abs() * 4 / theta_heads as u32;
            assert!(threads == MAX_THREADS || threads * policy::TERMS >= terms);
        }
    }

    #[test]
    fn a_grid_reads_theta_once_an_axis() {
        let definition = Lrpe {
            positions: Positions::grid([4, 16], 3),
            ..cosine(Reference::None)
        };
        let sizes = LrpeProblem {
            theta_heads: 4,
            theta_features: 70,
            theta_kind: ThetaKind::PerFeature,
            axes: 2,
            ..sizes(2, 67, 4, 128)
        };
        let layout = Layout::dense(&[2, 4, 67, 128]).unwrap();
        let x = operand_of(&definition, ALIGNED, &layout);
        let plan = plan(&problem(&definition, &sizes, backward(x, x)));
        let params = plan.output.params;
        let positions = params.positions;
        assert_eq!((positions.axes, positions.extra_tokens), (2, 3));
        assert_eq!(positions.sizes[..2], [4, 16]);
        assert_eq!((params.theta_period, params.turning), (70, 128));
        let sum = plan.gradients.unwrap().dtheta.unwrap().reduce;
        assert_eq!((sum.period, sum.limit), (70, 128));
    }

    #[test]
    fn a_grid_of_one_axis_is_a_line() {
        let source = |extra_tokens| {
            let definition = Lrpe {
                positions: Positions::grid([64], extra_tokens),
                ..cosine(Reference::None)
            };
            let tokens = 64 + extra_tokens;
            let layout = Layout::dense(&[2, 4, tokens, 128]).unwrap();
            let x = operand_of(&definition, ALIGNED, &layout);
            let sizes = sizes(2, tokens, 4, 128);
            let plan = plan(&problem(&definition, &sizes, backward(x, x)));
            plan.output.params.positions.source
        };
        assert_eq!(source(0), sys::Source::Line);
        assert_eq!(source(3), sys::Source::Grid);
    }

    #[test]
    fn the_default_cut_fills_few_waves() {
        let blocks = |tokens| {
            let problem = dense(
                &cosine(Reference::None),
                &sizes(12, tokens, 12, 128),
                false,
                forward,
            );
            let extent = problem.output_extent(&facts(), problem.output_access());
            let default = problem.default_config(&facts()).rows;
            (default, extent.rows(problem.default_cut()))
        };
        let (short, by_cut) = blocks(512);
        assert_ne!(short, by_cut);
        let (long, by_cut) = blocks(32768);
        assert_eq!(long, by_cut);
    }

    #[test]
    fn blocks_of_a_sequence_softmax_stay_within_a_packed_sequence() {
        let sizes = LrpeProblem {
            sequences: Some(5),
            ..sizes(1, 1000, 4, 128)
        };
        let layout = Layout::dense(&[1000, 4, 128]).unwrap();
        let packed = |f| {
            let definition = rotate(f);
            let x = Operand::new(&definition, true, ALIGNED, &layout);
            plan(&problem(&definition, &sizes, alone(x, x)))
        };
        let silu = packed(Reference::Silu).output.params;
        assert_eq!(
            (silu.by_sequence, silu.batches),
            (0, 4),
            "parts of the heads"
        );
        let softmax = packed(OVER_SEQUENCE);
        let params = softmax.output.params;
        assert_eq!(
            (params.by_sequence, params.batches),
            (sys::BY_LENGTH, 6),
            "and the tail"
        );
        let statistics = softmax.statistics.unwrap();
        let params = statistics.first.params;
        assert_eq!(
            (params.by_sequence, params.batches),
            (sys::EVENLY, 5),
            "not the tail"
        );
        assert_eq!(statistics.finish.rows, 5 * 4);
        assert_eq!(params.rows[0].x_stride.batch, 0);
    }

    #[test]
    fn tensors_beyond_32_bits() {
        // 19 billion elements.
        let sizes = sizes(12, 1 << 20, 12, 128);
        assert_eq!(rows(&sizes, 128, true).strides.batch, 12 * (1 << 20) * 128);
        let of = |f, pass| plan(&dense(&cosine(f), &sizes, true, pass));
        let output = of(OVER_SEQUENCE, forward).output;
        assert_eq!(output.params.batches_per_block, 1);
        // Partial sums stay small.
        assert!(of(OVER_SEQUENCE, backward).workspace.bytes() < 1 << 30);
        assert!(of(Reference::Silu, backward).workspace.bytes() < 64 << 20);
    }

    #[test]
    fn a_grid_that_would_be_too_large_gets_larger_blocks() {
        let sizes = sizes(4096, 65536, 64, 2);
        let problem = dense(&rotate(Reference::None), &sizes, false, forward);
        let output = plan_with(&problem, ONE_ROW).unwrap().output;
        let Params {
            rows: [sys::Rows { head_tiles, .. }, _],
            token_tiles,
            tokens_per_block,
            ..
        } = output.params;
        assert!(u64::from(output.extent.grid[0]) <= MAX_BLOCKS);
        assert_eq!(head_tiles, 64);
        assert!(i64::from(token_tiles) * i64::from(tokens_per_block) >= 65536);
        let blocks = i64::from(head_tiles) * i64::from(token_tiles) * 4096;
        assert_eq!(i64::from(output.extent.grid[0]), blocks);
    }

    #[test]
    fn a_block_needs_threads_and_work() {
        let sizes = sizes(2, 64, 4, 128);
        let problem = dense(&rotate(Reference::None), &sizes, false, forward);
        let fits = BlockShape {
            heads: 4,
            tokens: 4,
            tokens_per_thread: 1,
            batches: 1,
        };
        assert!(plan_with(&problem, fits).is_ok());
        for wrong in [
            BlockShape { tokens: 5, ..fits },
            BlockShape { heads: 0, ..fits },
            BlockShape {
                heads: u32::MAX,
                tokens: u32::MAX,
                ..fits
            },
            BlockShape {
                tokens_per_thread: 0,
                ..fits
            },
            BlockShape { batches: 0, ..fits },
        ] {
            let error = plan_with(&problem, wrong).unwrap_err();
            assert!(
                matches!(
                    error,
                    Error::BlockShape {
                        lanes: 8,
                        max: 128,
                        ..
                    }
                ),
                "{error}"
            );
        }
        // Any amount of work is cut down to what there is.
        let much = BlockShape {
            tokens_per_thread: u32::MAX,
            batches: u32::MAX,
            ..fits
        };
        let output = plan_with(&problem, much).unwrap().output;
        assert_eq!(output.params.tokens_per_block, 64);
    }
}

mod limits {
    use super::*;

    fn refused(definition: &Lrpe, sizes: &LrpeProblem) -> String {
        let pass = forward(Operand::default(), Operand::default());
        let problem = problem_of(definition, sizes, pass);
        problem.unwrap_err().to_string()
    }

    #[test]
    fn what_cannot_be_counted_is_an_error() {
        let sizes = sizes(1, i32::MAX as usize, 1, 2);
        let expected =
            "lrpe_rotate: the number of tokens must be at most 2147418111, got 2147483647";
        assert_eq!(refused(&rotate(Reference::None), &sizes), expected);
    }

    #[test]
    fn a_step_behind_the_last_token_fits_in_32_bits() {
        let sizes = sizes(1, 3 << 29, 1, 8);
        let problem = dense(&rotate(OVER_SEQUENCE), &sizes, false, forward);
        let facts = facts();
        let config = problem.default_config(&facts);
        assert!(problem.plan(&facts, config).is_ok());
        let statistics = BlockShape {
            tokens_per_thread: 1,
            ..config.statistics
        };
        let config = LrpeConfig {
            statistics,
            ..config
        };
        assert!(matches!(
            problem.plan(&facts, config),
            Err(Error::TooLarge { .. })
        ));
    }

    #[test]
    fn what_a_kernel_counts_fits_in_32_bits() {
        // One row of o would be as wide as all of 32 bits.
        let error = refused(&cosine(Reference::None), &sizes(1, 1, 1, 1 << 30));
        assert!(error.contains("the number of features"), "{error}");

        // A thread would go through 2^32 rows.
        let long = sizes(1 << 16, 1 << 20, 1, 2);
        let much = BlockShape {
            heads: 1,
            tokens: 16,
            tokens_per_thread: 1 << 16,
            batches: 1 << 16,
        };
        let problem = dense(&rotate(Reference::None), &long, false, forward);
        let error = plan_with(&problem, much).unwrap_err().to_string();
        assert!(error.contains("the rows of a thread"), "{error}");
        plan(&problem);
    }
}

/// Which rows a launch visits, by a copy of the kernels' arithmetic on indices.
mod visits {
    use super::*;

    /// Counts how often each (batch, token, head) is visited, as `Place` and `Row` of `place.cuh` do.
    pub fn visits(launch: &Rows) -> HashMap<(i32, i32, i32), u32> {
        let each = launch.params.tokens_per_block;
        visits_of(launch, |tile, z, tokens| {
            let first = tile * each;
            (first + z..(first + each).min(tokens), 1)
        })
    }

    /// The same of the statistics of a sequence softmax, as `StretchPlace` of `statistics.cuh` does.
    fn visits_of_statistics(launch: &Rows) -> HashMap<(i32, i32, i32), u32> {
        let [_, block_tokens] = block(launch);
        let tiles = launch.params.token_tiles;
        visits_of(launch, |tile, z, tokens| {
            (tile * block_tokens + z..tokens, tiles)
        })
    }

    /// With the tokens of a thread of a tile, from the first of them on, and how many blocks' steps they are apart.
    fn visits_of(
        launch: &Rows,
        tokens_of: impl Fn(i32, i32, i32) -> (std::ops::Range<i32>, i32),
    ) -> HashMap<(i32, i32, i32), u32> {
        let Params {
            rows:
                [
                    sys::Rows {
                        heads, head_tiles, ..
                    },
                    _,
                ],
            batches,
            tokens,
            batches_per_block,
            token_tiles,
            tokens_first,
            ..
        } = launch.params;
        let [block_heads, block_tokens] = block(launch);
        let mut visits = HashMap::new();
        for block in 0..launch.extent.grid[0].cast_signed() {
            let batch_tile = block / head_tiles / token_tiles;
            let (head_tile, token_tile) = match tokens_first {
                0 => (block % head_tiles, block / head_tiles % token_tiles),
                _ => (block / token_tiles % head_tiles, block % token_tiles),
            };
            let first_batch = batch_tile * batches_per_block;
            for head in head_tile * block_heads..(heads).min((head_tile + 1) * block_heads) {
                for z in 0..block_tokens {
                    let (own, steps) = tokens_of(token_tile, z, tokens);
                    for token in own.step_by((block_tokens * steps) as usize) {
                        for batch in first_batch..(first_batch + batches_per_block).min(batches) {
                            *visits.entry((batch, token, head)).or_default() += 1;
                        }
                    }
                }
            }
        }
        visits
    }

    /// Heads and tokens of a block.
    fn block(launch: &Rows) -> [i32; 2] {
        let Params {
            block_lanes,
            block_heads,
            block_tokens,
            ..
        } = launch.params;
        let [_, y, z] = launch.extent.block.map(u32::cast_signed);
        if block_lanes == 0 {
            return [y, z];
        }
        let [lanes, heads, tokens] = [block_lanes, block_heads, block_tokens].map(i32::from);
        assert_eq!(launch.extent.block[0], WARP);
        assert!(y * (WARP.cast_signed() / lanes) >= heads * tokens);
        [heads, tokens]
    }

    /// The threads of a block find its positions together, in a loop over the angles of a row.
    #[test]
    fn all_lanes_have_angles() {
        for f in [Reference::None, Reference::Silu, OVER_SEQUENCE] {
            for pairs in 1..700 {
                let problem = dense(&rotate(f), &sizes(2, 90, 4, 2 * pairs), false, forward);
                let Rows { params, extent, .. } = plan(&problem).output;
                let last = (extent.block[0] - 1) * problem.width();
                assert!(params.block_lanes > 0 || last < params.span.unsigned_abs());
            }
        }
    }

    fn shape() -> impl Strategy<Value = BlockShape> {
        (1u32..9, 1u32..9, 1u32..20, 1u32..9).prop_map(
            |(heads, tokens, tokens_per_thread, batches)| BlockShape {
                heads,
                tokens,
                tokens_per_thread,
                batches,
            },
        )
    }

    proptest! {
        #[test]
        fn every_row_is_visited_once(
            batch in 1usize..7, tokens in 1usize..90, heads in 1usize..14, pairs in 1usize..80,
            heads_first: bool, own in proptest::option::of(shape()),
            f in proptest::sample::select(&ACTIVATIONS[..]),
        ) {
            let sizes = sizes(batch, tokens, heads, 2 * pairs);
            let (mut launches, mut statistics) = (Vec::new(), Vec::new());
            for pass in [forward, backward, alone] {
                let problem = dense(&rotate(f), &sizes, heads_first, pass);
                let mut plans = vec![plan(&problem)];
                match own.map(|own| plan_with(&problem, own)) {
                    Some(Ok(plan)) => plans.push(plan),
                    // A block of one's own may be too large.
                    None | Some(Err(Error::BlockShape { .. })) => {}
                    Some(Err(error)) => prop_assert!(false, "{error}"),
                }
                for plan in plans {
                    statistics.extend(plan.statistics.map(|it| it.first));
                    launches.push(plan.output);
                    launches.extend(plan.gradients.and_then(|gradients| gradients.first));
                }
            }
            let launches = launches.iter().map(|launch| (launch, visits(launch)));
            let statistics = statistics.iter().map(|launch| (launch, visits_of_statistics(launch)));
            for (launch, visits) in launches.chain(statistics) {
                prop_assert!(launch.extent.threads() <= MAX_THREADS, "{launch:?}");
                prop_assert_eq!(launch.params.tokens_per_block % block(launch)[1], 0);
                prop_assert_eq!(visits.len(), batch * tokens * heads, "{:?}", launch);
                prop_assert!(visits.values().all(|&count| count == 1), "{launch:?}");
            }
        }
    }
}

/// Of packed sequences with a softmax over each, whose blocks are as many as its tokens take.
mod visits_by_length {
    use super::*;

    proptest! {
        #[test]
        fn every_token_is_visited_once(
            lengths in proptest::collection::vec(0i32..90, 1..12), tail in 1i32..40, heads in 1usize..6, own in 1u32..12,
        ) {
            let mut bounds = vec![0];
            bounds.extend(lengths.iter().scan(0, |end, length| {
                *end += length;
                Some(*end)
            }));
            let tokens = lengths.iter().sum::<i32>() + tail;
            bounds.push(tokens);
            let sizes = LrpeProblem { sequences: Some(lengths.len()), ..sizes(1, tokens as usize, heads, 64) };
            let definition = rotate(OVER_SEQUENCE);
            let layout = Layout::dense(&[tokens as usize, heads, 64]).unwrap();
            let x = Operand::new(&definition, true, ALIGNED, &layout);
            let problem = problem(&definition, &sizes, forward(x, x));
            let shape = BlockShape { heads: 1, tokens: 2, tokens_per_thread: own, batches: 1 };
            for plan in [plan(&problem), plan_with(&problem, shape).unwrap()] {
                let Rows { extent, params, .. } = plan.output;
                let each = params.tokens_per_block;
                let tiles = params.token_tiles;
                prop_assert_eq!(params.by_sequence == sys::BY_LENGTH, tokens / each > lengths.len() as i32);
                if params.by_sequence == sys::EVENLY {
                    continue;
                }
                prop_assert_eq!(extent.grid[0].cast_signed(), tiles * params.rows[0].head_tiles);
                let mut visits = vec![0; tokens as usize];
                for tile in 0..tiles {
                    // `Tiles::of_sequence` of `place.cuh`.
                    let first_of = |s: usize| s as i32 + bounds[s] / each;
                    let sequence = (0..=lengths.len()).rfind(|&s| first_of(s) <= tile).unwrap();
                    let first = bounds[sequence] + (tile - first_of(sequence)) * each;
                    for token in first..(first + each).min(bounds[sequence + 1]) {
                        visits[token as usize] += 1;
                    }
                }
                prop_assert!(visits.iter().all(|&count| count == 1), "{visits:?}");
            }
        }
    }
}

/// Sums of a weight's gradient that the kernel which writes dx leaves.
mod sums_of_weights {
    use super::visits::visits;
    use super::*;

    fn norm_of(sizes: &LrpeProblem, out_at: u64, is_per_head: bool) -> Problem {
        let x = rows(sizes, sizes.features, false);
        let out = Operand {
            misalignment: out_at,
            ..x
        };
        let pass = Pass {
            with_dnorm_weight: true,
            out,
            ..alone(x, x)
        };
        problem_with_norm(&norm(), sizes, pass, is_per_head).unwrap()
    }

    proptest! {
        #[test]
        fn every_row_counts_once_and_there_is_room(
            batch in 1usize..40, tokens in 1usize..300, heads in 1usize..14, eights in 1usize..17, is_per_head: bool,
        ) {
            let sizes = sizes(batch, tokens, heads, 16 * eights);
            let on_the_way = plan(&norm_of(&sizes, 0, is_per_head));
            let params = on_the_way.output.params;
            let visits = visits(&on_the_way.output);
            prop_assert_eq!(visits.len(), batch * tokens * heads);
            prop_assert!(visits.values().all(|&count| count == 1));
            let gradients = on_the_way.gradients.unwrap();
            prop_assert_eq!(gradients.first, None);

            let reduce = gradients.dnorm_weight[0].unwrap().reduce;
            let blocks = on_the_way.output.extent.grid[0].cast_signed();
            prop_assert_eq!(reduce.tiles, blocks / params.rows[0].head_tiles);
            let (sums, of_tile) = match is_per_head {
                true => (WeightSums::OfHeads, heads as i32),
                false => (WeightSums::OfBlocks, params.rows[0].head_tiles),
            };
            prop_assert_eq!((params.weight_sums, reduce.heads), (sums, of_tile));
            prop_assert_eq!(reduce.rows, if is_per_head { heads as i32 } else { 1 });
            let bytes = (reduce.tiles * reduce.heads) as usize * sizes.features * 8;
            prop_assert!(bytes <= on_the_way.workspace.partials);

            // Whatever dx is, of which nothing is known when one asks for the workspace.
            let apart = plan(&norm_of(&sizes, 2, is_per_head));
            prop_assert!(apart.workspace.bytes() <= on_the_way.workspace.bytes());
            let gradients = apart.gradients.unwrap();
            prop_assert!(gradients.dnorm_weight[0].is_some());
            let first = gradients.first.unwrap();
            prop_assert_eq!(first.params.weight_sums, WeightSums::OfHeads);
        }
    }

    #[test]
    fn large_problems_leave_few_sums() {
        let sizes = sizes(12, 32768, 12, 128);
        let blocks = plan(&norm_of(&sizes, 0, false)).output.extent.grid[0];
        // Eight blocks a multiprocessor.
        let waves = f64::from(blocks) / f64::from(132 * 8);
        assert!(waves <= 4.0 && waves / waves.ceil() > 0.9, "{waves}");
    }
}

/// Of a softmax over the sequence in one launch.
mod visits_of_one_launch {
    use super::*;

    proptest! {
        #[test]
        fn every_slice_of_a_row_is_visited_once(
            batch in 1usize..4, tokens in 1usize..1200, heads in 1usize..4, eights in 1usize..40,
            heads_first: bool, turns: bool, clusters in 0usize..4,
        ) {
            let sizes = sizes(batch, tokens, heads, 8 * eights);
            let definition = if turns { rotate(OVER_SEQUENCE) } else { cosine(OVER_SEQUENCE) };
            let mut there = [0; 7];
            for of in &[0, 2, 6][..clusters] {
                there[*of] = 1;
            }
            let facts = facts().with_clusters(there);
            for pass in [forward, alone] {
                let problem = dense(&definition, &sizes, heads_first, pass);
                let Some(mut plan) = problem.whole(&facts).unwrap() else { continue };
                let launch = &mut plan.output;
                prop_assert!(launch.extent.cluster <= 1 << clusters);
                let [lanes, one, _] = launch.extent.block;
                prop_assert_eq!(one, 1);
                let slices = problem.params.span.unsigned_abs().div_ceil(lanes * Whole::WIDTH);
                let tiles = &mut launch.params.rows[0];
                prop_assert_eq!(tiles.head_tiles, (heads as u32 * slices).cast_signed());
                // A slice is as good as a head.
                tiles.heads = tiles.head_tiles;
                let visits = visits::visits(launch);
                prop_assert_eq!(visits.len(), batch * tokens * heads * slices as usize);
                prop_assert!(visits.values().all(|&count| count == 1), "{:?}", launch);
            }
        }
    }
}

/// What the autotuner chooses from, and what it tells apart.
mod tuning {
    use super::*;

    /// Everything that may be chosen instead of a default, and the default.
    fn cuts(problem: &Problem) -> Vec<Cut> {
        let mut all = problem.challengers();
        all.push(problem.default_cut());
        all
    }

    proptest! {
        #[test]
        fn every_cut_fits_every_shape_and_the_workspace_of_the_default(
            batch in 1usize..70, tokens in 1usize..100_000, heads in 1usize..40, pairs in 1usize..200,
            heads_first: bool, activation in 0usize..4, is_short: bool,
        ) {
            let tokens = if is_short { 1 + tokens % 400 } else { tokens };
            let sizes = sizes(batch, tokens, heads, 2 * pairs);
            for pass in [forward, backward, alone] {
                let problem = dense(&rotate(ACTIVATIONS[activation]), &sizes, heads_first, pass);
                let given = plan(&problem).workspace.bytes();
                for cut in cuts(&problem) {
                    let config = problem.config(&facts(), cut);
                    let tuned = problem.plan(&facts(), config);
                    prop_assert!(tuned.is_ok(), "{cut:?} {config:?}");
                    prop_assert!(tuned.unwrap().workspace.bytes() <= given, "{cut:?} {config:?}");
                }
            }
        }

        #[test]
        fn what_has_one_key_has_one_kernel_and_one_list_of_candidates(
            batch in 1usize..20, tokens in 1usize..5000, heads in 1usize..20, pairs in 1usize..80,
            others in (1usize..20, 1usize..5000), heads_first: bool, activation in 0usize..4,
        ) {
            let definition = rotate(ACTIVATIONS[activation]);
            let of = |batch, tokens| {
                let sizes = sizes(batch, tokens, heads, 2 * pairs);
                [forward, backward].map(|pass| {
                    let problem = dense(&definition, &sizes, heads_first, pass);
                    (problem.details(true), plan(&problem).output.kernel, cuts(&problem))
                })
            };
            for (a, b) in of(batch, tokens).into_iter().zip(of(others.0, others.1)) {
                if a.0 == b.0 {
                    prop_assert_eq!(a, b);
                }
            }
        }
    }

    #[test]
    fn candidates_differ_from_each_other_and_from_the_default() {
        for activation in ACTIVATIONS {
            let sizes = sizes(12, 8192, 12, 128);
            let all = cuts(&dense(&rotate(activation), &sizes, false, forward));
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
        let base = sizes(12, 8192, 12, 128);
        let definition = rotate(Reference::None);
        let layout = layout(&base, 128, false);
        let key = |definition: &Lrpe, sizes: &LrpeProblem, x: Operand| {
            problem(definition, sizes, forward(x, x)).details(true)
        };
        let expected = key(&definition, &base, operand(&layout));

        let shape = |change: fn(&mut LrpeProblem)| {
            let mut sizes = base;
            change(&mut sizes);
            let x = rows(&sizes, sizes.features, false);
            key(&definition, &sizes, x)
        };
        assert_eq!(
            shape(|sizes| sizes.tokens = 5000),
            expected,
            "the same bucket"
        );
        let x = operand(&layout);
        let swapped = rows(&base, 128, true);
        let on_a_grid = Details {
            angles: Source::Grid { axes: 2 },
            ..expected
        };
        for other in [
            shape(|sizes| sizes.tokens = 8193),
            shape(|sizes| sizes.batch = 17),
            shape(|sizes| sizes.heads = 16),
            shape(|sizes| sizes.features = 64),
            shape(|sizes| sizes.theta_heads = 12),
            shape(|sizes| sizes.theta_features = 64),
            shape(|sizes| sizes.theta_kind = ThetaKind::PerFeature),
            key(&rotate(Reference::Relu), &base, x),
            key(&definition, &base, swapped),
            key(
                &definition,
                &base,
                operand_of(&definition, ALIGNED + 2, &layout),
            ),
            problem(&definition, &base, forward(x, swapped)).details(true),
            problem(&definition, &base, forward(x, x)).details(false),
            on_a_grid,
        ] {
            assert_ne!(other, expected);
        }
    }
}

mod pairs {
    use super::*;

    /// Queries of 32 heads and keys of 8, with these f.
    fn both(f: [Reference; 2], pass: Of) -> Option<Plan> {
        let problem = |f: Reference, heads: usize| {
            dense(&rotate(f), &sizes(1, 8192, heads, 128), false, pass)
        };
        let (queries, keys) = (problem(f[0], 32), problem(f[1], 8));
        queries.plan_beside(&keys, &facts(), None).unwrap()
    }

    #[test]
    fn one_launch_has_the_blocks_of_both() {
        let plan = both([Reference::None; 2], forward).unwrap();
        let Rows { extent, params, .. } = plan.output;
        assert_eq!(params.batches, 4, "parts of the heads that share angles");
        assert_eq!(extent.block, [8, 2, 8], "2 heads divide both");
        let [of_q, of_k] = params.rows.map(|rows| (rows.heads, rows.head_tiles));
        assert_eq!((of_q, of_k), ((8, 4), (2, 1)));
        assert_eq!(extent.grid[0], 5 * params.token_tiles.unsigned_abs());
    }

    #[test]
    fn gradients_are_of_both() {
        let plan = both([Reference::Silu; 2], backward).unwrap();
        let Gradients { first, dtheta, .. } = *plan.gradients.unwrap();
        assert_eq!(first, None, "one launch writes dx too");
        assert_eq!(plan.output.params.rows.map(|rows| rows.heads), [32, 8]);
        let reduce = dtheta.unwrap().reduce;
        assert_eq!((reduce.heads, reduce.last_head), (40, 40));
    }

    /// What keys leave has room though there are no queries.
    #[test]
    fn no_queries_beside_keys() {
        let problem = |heads: usize| {
            let sizes = sizes(2, 64, heads, 128);
            dense(&rotate(Reference::Silu), &sizes, false, backward)
        };
        let plan = problem(0).plan_beside(&problem(4), &facts(), None);
        let plan = plan.unwrap().unwrap();
        let Rows { extent, params, .. } = plan.output;
        let blocks = extent.grid[0];
        assert!(blocks > 0);
        let tiles = plan.gradients.unwrap().dtheta.unwrap().reduce.tiles;
        assert_eq!(tiles, blocks.cast_signed() / params.rows[1].head_tiles);
        assert!(plan.workspace.partials >= tiles.unsigned_abs() as usize * 4 * 8);
    }

    /// Of norms whose weights have a row for each head, those of which gradients are wanted.
    fn norms(heads: [usize; 2], wanted: [bool; 2], features: usize, with_dtheta: bool) -> Plan {
        let problem = |side: usize| {
            let sizes = sizes(1, 24, heads[side], features);
            let x = rows(&sizes, features, false);
            let pass = Pass {
                with_dtheta,
                with_dnorm_weight: wanted[side],
                ..backward(x, x)
            };
            let is_per_head = true;
            problem_with_norm(&norm(), &sizes, pass, is_per_head).unwrap()
        };
        let plan = problem(0).plan_beside(&problem(1), &facts(), None);
        plan.unwrap().unwrap()
    }

    /// By the kernel that writes dx, of vectors or of single elements; or by that of dtheta.
    fn sums_of_weights(heads: [usize; 2], wanted: [bool; 2]) -> [[Option<Sum>; 2]; 3] {
        [(304, false), (300, false), (304, true)].map(|(features, with_dtheta)| {
            let plan = norms(heads, wanted, features, with_dtheta);
            let sums = plan.output.params.weight_sums;
            assert_eq!(sums == WeightSums::OfHeads, wanted.contains(&true));
            let gradients = plan.gradients.unwrap_or_default();
            assert_eq!(gradients.first, None);
            gradients.dnorm_weight
        })
    }

    /// What a weight has of no heads is an empty tensor. One whose heads lie at one place has a gradient of each.
    #[test]
    fn a_weight_of_each_head_has_as_many_gradients() {
        for sums in sums_of_weights([0, 4], [true; 2]) {
            let [of_q, of_k] = sums.map(Option::unwrap);
            assert_eq!(of_q.extent.grid[0], 0, "nothing is written");
            assert_eq!((of_q.reduce.rows, of_k.reduce.rows), (0, 4));
            assert!(of_k.extent.grid[0] > 0);
        }
    }

    #[test]
    fn only_the_weights_that_are_asked_for_have_gradients() {
        for wanted in [[true, false], [false, true], [false; 2]] {
            for sums in sums_of_weights([4; 2], wanted) {
                assert_eq!(sums.map(|sum| sum.is_some()), wanted);
            }
        }
    }

    #[test]
    fn f_of_one_kind_share_a_launch() {
        for (f, together) in [
            ([Reference::None, Reference::Silu], true),
            ([OVER_FEATURES; 2], true),
            ([OVER_FEATURES, Reference::None], false),
            ([OVER_SEQUENCE; 2], false),
        ] {
            let plan = both(f, forward);
            assert_eq!(plan.is_some(), together, "{f:?}");
            let activations = plan.map(|plan| plan.output.params.rows.map(|rows| rows.activation));
            let expected = f.map(activation);
            assert!(activations.is_none_or(|activations| activations == expected));
        }
    }
}
