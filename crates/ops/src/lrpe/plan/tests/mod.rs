//! Plans are plain data, so all of this runs without a GPU.

mod limits;
mod tuning;
mod visits;

use gimbal_kernels_sys::lrpe::MAX_LANES;
use gimbal_reference::{Activation as Reference, LrpeCosine, LrpeRotate};
use proptest::prelude::*;

use super::*;
use crate::tensor::Layout;

const RESIDENCY: Residency = Residency {
    multiprocessors: 132,
    forward_statistics: 132 * 8,
    backward_statistics: 132 * 3,
};
const ALIGNED: u64 = 1 << 40;

fn problem(batch: usize, tokens: usize, heads: usize, features: usize) -> LrpeProblem {
    LrpeProblem {
        batch,
        tokens,
        heads,
        features,
        theta_heads: 1,
        theta_features: 1,
        theta_kind: ThetaKind::PerHead,
        ..LrpeProblem::default()
    }
}

fn task<D: Definition>(definition: &D, problem: &LrpeProblem) -> Task {
    let theta = ThetaOperand {
        address: ALIGNED,
        head_stride: 1,
    };
    Task::new(definition, problem, ElementType::Bf16, theta, RESIDENCY).unwrap()
}

fn rotate(activation: Reference) -> LrpeRotate {
    LrpeRotate {
        activation,
        ..LrpeRotate::default()
    }
}

fn cosine(activation: Reference) -> LrpeCosine {
    LrpeCosine {
        activation,
        ..LrpeCosine::default()
    }
}

/// (B, N, H, D), or (B, H, N, D) in memory.
fn rows(problem: &LrpeProblem, width: usize, heads_first: bool) -> Layout {
    let LrpeProblem {
        batch,
        tokens,
        heads,
        ..
    } = *problem;
    if heads_first {
        let layout = Layout::dense(&[batch, heads, tokens, width]).unwrap();
        layout.permute(&[0, 2, 1, 3]).unwrap()
    } else {
        Layout::dense(&[batch, tokens, heads, width]).unwrap()
    }
}

fn operand(layout: &Layout) -> Operand {
    Operand::new::<LrpeRotate>(ALIGNED, layout)
}

proptest! {
    #[test]
    fn strides_lead_to_the_element(
        batch in 1usize..4, tokens in 1usize..5, heads in 1usize..4, heads_first: bool,
    ) {
        let problem = problem(batch, tokens, heads, 8);
        let layout = rows(&problem, 8, heads_first);
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
fn vectors_where_everything_is_aligned() {
    let access = |definition: &LrpeRotate, features: usize, address: u64, extra: usize| {
        let problem = problem(2, 16, 4, features);
        let wide = rows(&problem, features + extra, false);
        let (layout, _) = wide.narrow(3, 0..features).unwrap();
        let x = Operand::new::<LrpeRotate>(address, &layout);
        let stage = task(definition, &problem).forward(x, x, None).unwrap();
        stage.variant.access
    };
    let none = rotate(Reference::None);
    assert_eq!(access(&none, 128, ALIGNED, 0), Access::Vector);
    assert_eq!(
        access(&none, 128, ALIGNED + 2, 0),
        Access::Scalar,
        "address"
    );
    assert_eq!(access(&none, 128, ALIGNED, 4), Access::Scalar, "strides");
    assert_eq!(
        access(&none, 128, ALIGNED, 8),
        Access::Vector,
        "gaps of whole vectors"
    );
    assert_eq!(
        access(&none, 66, ALIGNED, 0),
        Access::Scalar,
        "a span of 33"
    );
    // A row of a feature softmax must fit in the lanes, one vector of each half.
    let softmax = rotate(Reference::Softmax(SoftmaxAxis::Feature));
    assert_eq!(access(&softmax, 512, ALIGNED, 0), Access::Vector);
    assert_eq!(access(&softmax, 528, ALIGNED, 0), Access::Scalar);
    assert_eq!(access(&none, 528, ALIGNED, 0), Access::Vector);
}

#[test]
fn lanes_share_a_row() {
    let lanes = |features: usize| {
        let problem = problem(2, 16, 4, features);
        let x = operand(&rows(&problem, features, false));
        let out = operand(&rows(&problem, 2 * features, false));
        let stage = task(&cosine(Reference::None), &problem)
            .forward(x, out, None)
            .unwrap();
        stage.extent.block[0]
    };
    assert_eq!(
        [8, 64, 128, 136, 2048].map(lanes),
        [1, 8, 16, 32, MAX_LANES]
    );
    assert_eq!([1, 3, 33].map(lanes), [1, 4, 32], "one element each");
}

#[test]
fn statistics_take_rows_whole_and_pairs_apart() {
    let problem = problem(2, 64, 4, 128);
    let task = task(&rotate(Reference::Softmax(SoftmaxAxis::Sequence)), &problem);
    let x = operand(&rows(&problem, 128, false));
    let forward = task.forward_statistics(x, None).unwrap();
    assert_eq!(forward.first.params.span, 128);
    assert_eq!(forward.scratch.columns, 2 * 4 * 128 * 2 * 4);
    let backward = task.backward_statistics(x, x, None).unwrap();
    assert_eq!(backward.first.params.span, 64);
    assert_eq!(backward.scratch.columns, 2 * 4 * 128 * 3 * 4);
    for statistics in [forward, backward] {
        let tiles = usize::try_from(statistics.finish.tiles).unwrap();
        assert_eq!(
            statistics.scratch.partials,
            statistics.scratch.columns * tiles
        );
        assert_eq!(statistics.first.params.batches_per_block, 1);
        let [grid, _, _] = statistics.finish_extent.grid;
        assert_eq!(grid, 2 * 4 * 128 / MAX_THREADS);
    }
}

#[test]
fn buffers_of_a_workspace_do_not_overlap() {
    let scratch = Scratch {
        columns: 100,
        partials: 60,
    };
    assert_eq!(scratch.bytes(), 256 + 60);
    let problem = problem(1, 1, 1, 2);
    let mut params = task(&rotate(Reference::None), &problem).params();
    scratch.place(1 << 20, &mut params);
    assert_eq!(
        (params.columns, params.partials),
        (1 << 20, (1 << 20) + 256)
    );
    assert_eq!(Scratch::default().bytes(), 0);
    let other = Scratch {
        columns: 0,
        partials: 300,
    };
    assert_eq!(
        scratch.or(other),
        Scratch {
            columns: 100,
            partials: 300
        }
    );
}

#[test]
fn theta_spreads_as_its_kind_says() {
    let mut problem = problem(2, 64, 4, 128);
    let x = operand(&rows(&problem, 128, false));
    let per_head = task(&rotate(Reference::None), &problem)
        .forward(x, x, None)
        .unwrap()
        .params;
    assert_eq!(
        (per_head.theta_features, per_head.theta_feature_stride),
        (64, 0)
    );
    assert_eq!(per_head.theta_head_stride, 0, "one row for all heads");
    let sum = task(&rotate(Reference::None), &problem)
        .dtheta(x, x)
        .unwrap()
        .finish;
    assert_eq!(
        (sum.theta_heads, sum.theta_features, sum.period, sum.limit),
        (1, 1, 1, 64)
    );

    problem.theta_kind = ThetaKind::PerFeature;
    (problem.theta_heads, problem.theta_features) = (4, 48);
    let per_feature = task(&rotate(Reference::None), &problem)
        .forward(x, x, None)
        .unwrap()
        .params;
    assert_eq!(
        (per_feature.theta_features, per_feature.theta_feature_stride),
        (48, 1)
    );
    assert_eq!(per_feature.theta_head_stride, 1);
    let sum = task(&rotate(Reference::None), &problem)
        .dtheta(x, x)
        .unwrap()
        .finish;
    assert_eq!(
        (sum.theta_heads, sum.theta_features, sum.limit),
        (4, 48, 48)
    );
    assert!(sum.period >= sum.limit, "an angle has one theta");
}

#[test]
fn tensors_beyond_32_bits() {
    // 19 billion elements.
    let problem = problem(12, 1 << 20, 12, 128);
    let task = task(&cosine(Reference::Softmax(SoftmaxAxis::Sequence)), &problem);
    let x = operand(&rows(&problem, 128, true));
    assert_eq!(x.strides.batch, 12 * (1 << 20) * 128);
    let out = operand(&rows(&problem, 256, true));
    let stage = task.forward(x, out, None).unwrap();
    assert_eq!(stage.params.batches_per_block, 1);
    let dtheta = task.dtheta(x, out).unwrap();
    assert!(dtheta.scratch.bytes() < 64 << 20, "partial sums stay small");
    let statistics = task.backward_statistics(x, out, None).unwrap();
    assert!(statistics.scratch.bytes() < 1 << 30);
}

#[test]
fn a_grid_that_would_be_too_large_gets_larger_blocks() {
    let single = BlockShape {
        heads: 1,
        tokens: 1,
        tokens_per_thread: 1,
        batches: 1,
    };
    let problem = problem(4096, 65536, 64, 2);
    let x = operand(&rows(&problem, 2, false));
    let stage = task(&rotate(Reference::None), &problem)
        .forward(x, x, Some(single))
        .unwrap();
    let Params {
        head_tiles,
        token_tiles,
        tokens_per_block,
        ..
    } = stage.params;
    assert!(u64::from(stage.extent.grid[0]) <= MAX_BLOCKS);
    assert_eq!(head_tiles, 64);
    assert!(i64::from(token_tiles) * i64::from(tokens_per_block) >= 65536);
    let blocks = i64::from(head_tiles) * i64::from(token_tiles) * 4096;
    assert_eq!(i64::from(stage.extent.grid[0]), blocks);
}

#[test]
fn a_block_needs_threads_and_work() {
    let problem = problem(2, 64, 4, 128);
    let task = task(&rotate(Reference::None), &problem);
    let x = operand(&rows(&problem, 128, false));
    let fits = BlockShape {
        heads: 4,
        tokens: 4,
        tokens_per_thread: 1,
        batches: 1,
    };
    assert!(task.forward(x, x, Some(fits)).is_ok());
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
        let error = task.forward(x, x, Some(wrong)).unwrap_err();
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
    assert_eq!(
        task.forward(x, x, Some(much))
            .unwrap()
            .params
            .tokens_per_block,
        64
    );
}
