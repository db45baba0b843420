//! Random problems, and how the operator is to take them.

use gimbal_ops::testing::TpaCall;
use gimbal_ops::{Device, Float, Parallel, Splits, TpaDecode, TpaRoute};
use gimbal_reference::TpaDecodeProblem;
use gimbal_reference::testing::{Layout, tpa_decode};
use proptest::prelude::*;
use proptest::sample::Index;

#[derive(Clone, Debug)]
pub struct TpaCase<T> {
    pub data: tpa_decode::Case<T>,
    pub parallel: Parallel,
    /// The fastest that may be taken.
    pub route: TpaRoute,
}

/// Sizes without anything out of the ordinary.
pub const USUAL: TpaDecodeProblem = tpa_decode::problem([3, 100, 5], [6, 2, 2], [24, 16]);

/// So many tokens and heads, R, Rk and Rv, D and E.
pub fn sized(
    tokens: usize,
    heads: usize,
    ranks: [usize; 3],
    widths: [usize; 2],
) -> TpaDecodeProblem {
    tpa_decode::problem([3, tokens, heads], ranks, widths)
}

/// Those of ak and av that wgmma takes: no gaps between ranks and tokens, but between sequences.
const COEFFICIENTS: [Layout; 2] = [Layout::ROW_MAJOR, Layout::PART_OF_CACHE];

/// Those of bk and bv that it takes where they have this width.
fn features_of(width: usize) -> &'static [Layout] {
    const ALL: [Layout; 5] = [
        Layout::PADDED_ROWS,
        Layout::ROW_MAJOR,
        Layout::SWAPPED,
        Layout::PART_OF_ALIGNED,
        Layout::PART_OF_CACHE,
    ];
    match width % 8 {
        0 => &ALL,
        _ => &ALL[..1],
    }
}

/// Cases of every route; those of wgmma, and most of those by element, are such that it takes them.
pub fn cases<T: Float>() -> impl Strategy<Value = TpaCase<T>> {
    let by_mma = tpa_decode::cases(problems(), Layout::any());
    let by_element =
        (problems(), [(); 4].map(|()| any::<Index>())).prop_flat_map(|(problem, layouts)| {
            let [ak, bk, av, bv] = layouts.map(|index| *index.get(&COEFFICIENTS));
            tpa_decode::cases(Just(problem), Layout::any())
                .prop_map(move |case| in_layouts(case, [ak, bk, av, bv]))
        });
    let by_wgmma = problems().prop_flat_map(|problem| {
        let features = problem.features.min(128);
        let value_features = problem.value_features.next_multiple_of(2).min(128);
        let layouts = [(); 4].map(|()| any::<Index>());
        (Just((problem, features, value_features)), layouts).prop_flat_map(
            |((problem, features, value_features), [ak, bk, av, bv])| {
                let problem = TpaDecodeProblem {
                    features,
                    value_features,
                    ..problem
                };
                let [ak, av] = [ak, av].map(|index| *index.get(&COEFFICIENTS));
                let bk = *bk.get(features_of(features));
                let bv = *bv.get(features_of(value_features));
                let problem = aligned(tpa_decode::bounded(problem), [ak, av]);
                tpa_decode::cases(Just(problem), Layout::any())
                    .prop_map(move |case| in_layouts(case, [ak, bk, av, bv]))
            },
        )
    });
    prop_oneof![
        (by_mma, parallels(), Just(TpaRoute::Mma)),
        (by_element, parallels(), Just(TpaRoute::Elements)),
        (by_wgmma, parallels(), Just(TpaRoute::Wgmma)),
    ]
    .prop_map(|(data, parallel, route)| TpaCase {
        data,
        parallel,
        route,
    })
}

/// With ak, bk, av and bv in these layouts.
fn in_layouts<T>(case: tpa_decode::Case<T>, [ak, bk, av, bv]: [Layout; 4]) -> tpa_decode::Case<T> {
    let [aq, bq, _, _, _, _, o, lse] = case.layouts;
    // Dense queries have the first layout alone, and those of the others follow.
    let layouts = match case.problem.query_rank {
        0 => [aq, ak, bk, av, bv, bq, o, lse],
        _ => [aq, bq, ak, bk, av, bv, o, lse],
    };
    tpa_decode::Case { layouts, ..case }
}

/// With one query token or several, and queries as factors or as they are.
fn problems() -> impl Strategy<Value = TpaDecodeProblem> {
    let queries = prop_oneof![3 => Just(1usize), 2 => 1usize..=8];
    let dense = proptest::bool::weighted(0.25);
    (tpa_decode::problems(), queries, dense).prop_map(|(problem, queries, dense)| {
        tpa_decode::bounded(TpaDecodeProblem {
            queries,
            query_rank: if dense { 0 } else { problem.query_rank },
            ..problem
        })
    })
}

/// With so many tokens that each sequence of ak and av begins at a multiple of 16 bytes.
fn aligned(problem: TpaDecodeProblem, layouts: [Layout; 2]) -> TpaDecodeProblem {
    let TpaDecodeProblem {
        batch,
        heads,
        key_rank,
        value_rank,
        ..
    } = problem;
    let fits =
        |&step: &usize| step * key_rank * heads % 8 == 0 && step * value_rank * heads % 8 == 0;
    let step = match (batch, layouts) {
        (1, [Layout::ROW_MAJOR, Layout::ROW_MAJOR]) => 1,
        _ => [1, 2, 4].into_iter().find(fits).unwrap_or(8),
    };
    TpaDecodeProblem {
        tokens: (problem.tokens / step).max(1) * step,
        ..problem
    }
}

/// Every way to divide the work.
pub const PARALLELS: [Parallel; 8] = [
    Parallel::Auto,
    Parallel::Batch,
    Parallel::BatchHead,
    Parallel::Split(Splits::Auto),
    Parallel::Split(Splits::Count(1)),
    Parallel::Split(Splits::Count(7)),
    Parallel::Split(Splits::Tokens(100)),
    Parallel::Split(Splits::Tokens(16)),
];

fn parallels() -> impl Strategy<Value = Parallel> {
    prop_oneof![
        3 => proptest::sample::select(&PARALLELS[..4]),
        1 => (1u32..20).prop_map(|count| Parallel::Split(Splits::Count(count))),
        1 => (1u32..300).prop_map(|tokens| Parallel::Split(Splits::Tokens(tokens))),
    ]
}

impl<T: Float> TpaCase<T> {
    /// Of these sizes, and nothing else out of the ordinary.
    pub fn plain(problem: TpaDecodeProblem) -> Self {
        Self {
            data: tpa_decode::Case::plain(problem, 1),
            parallel: Parallel::Auto,
            route: TpaRoute::Wgmma,
        }
    }

    pub fn operator(&self) -> TpaDecode {
        TpaDecode::from(self.data.op.clone())
            .parallel(self.parallel)
            .route(self.route)
    }

    /// Divided in this way.
    pub fn divided(&self, parallel: Parallel) -> Self {
        Self {
            parallel,
            ..self.clone()
        }
    }

    pub fn on<'a>(&'a self, device: &'a Device) -> TpaCall<'a, T> {
        TpaCall::new(device, &self.data).unwrap()
    }
}
