//! Random problems of [`TpaDecode`], and what their results must be.

use ndarray::{ArrayD, Axis};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::{Exact, Layout, Random, features, values};
use crate::compare::{ElementTolerance, tpa_decode_relative_l2};
use crate::dtype::{DType, Element};
use crate::{TpaDecode, TpaDecodeProblem, TpaFactors, TpaQuery};

/// One problem with its data.
#[derive(Clone, Debug)]
pub struct Case<T> {
    /// The operator.
    pub op: TpaDecode,
    /// The sizes.
    pub problem: TpaDecodeProblem,
    /// The factors, with NaN behind the end of each sequence.
    pub factors: TpaFactors<ArrayD<T>>,
    /// The lengths of the sequences, if not all of M.
    pub kv_lens: Option<Vec<i32>>,
    /// Of the six factors, of which dense queries have the first, o and lse.
    pub layouts: [Layout; 8],
}

/// What a decode must give.
#[derive(Clone, Debug)]
pub struct Output {
    /// (B, T, H, E), in the type of the factors or wider.
    pub o: Exact,
    /// (B, H) or (B, T, H), in f32.
    pub lse: Exact,
    /// At least as large as any score, and 1.
    pub size_of_scores: f64,
}

/// The reference takes this many multiplications, about.
const MAX_WORK: usize = 3_000_000;

/// Errors are relative to the size of o, of which fewer elements would say little.
const MIN_OUTPUTS: usize = 64;

/// Problems of these sizes, with factors of order 1, and lengths or none. A rank of 1 may be without
/// its axis.
pub fn cases<T: Element>(
    problems: impl Strategy<Value = TpaDecodeProblem>,
    layouts: impl Strategy<Value = Layout> + Clone,
) -> impl Strategy<Value = Case<T>> {
    let layouts = [(); 8].map(|()| layouts.clone());
    (problems, any::<bool>(), layouts).prop_flat_map(|(problem, rank_axis, layouts)| {
        let shapes = shapes(&problem, rank_axis);
        let tensors = shapes.named().map(|(_, shape)| values(shape, 1.0));
        let tensors: Vec<_> = tensors.collect();
        let length = prop_oneof![
            1 => Just(0),
            2 => Just(problem.tokens as i32),
            5 => 0..=problem.tokens as i32,
        ];
        let lengths = option::of(prop::collection::vec(length, problem.batch));
        let data = (tensors, lengths, option::of(scales()));
        data.prop_map(move |(tensors, kv_lens, scales)| {
            let mut tensors = tensors.into_iter();
            let factors = shapes.map(|_, _| tensors.next().expect("one for each"));
            Case {
                op: scales.unwrap_or_default(),
                problem,
                factors: spoiled(factors, kv_lens.as_deref()),
                kv_lens,
                layouts,
            }
        })
    })
}

/// Sizes of one query token, factorised, that the operator is defined for, and such that the reference
/// takes milliseconds. [`TpaDecodeProblem::queries`] may be set to more, and
/// [`TpaDecodeProblem::query_rank`] to 0 for dense queries.
pub fn problems() -> BoxedStrategy<TpaDecodeProblem> {
    let batch = prop_oneof![4 => 1usize..5, 1 => 5usize..40];
    let tokens = prop_oneof![3 => 1usize..300, 2 => select(vec![1usize, 16, 100, 129, 2049])];
    let heads = prop_oneof![
        3 => 1usize..20,
        1 => 1usize..=128,
        1 => select(vec![32usize, 34, 47, 78]),
    ];
    let ranks = (1usize..20, 1usize..4, 1usize..4);
    let width = || {
        prop_oneof![
            4 => features(256),
            1 => select(vec![64usize, 127, 128, 129, 256]),
        ]
    };
    (batch, tokens, heads, ranks, width(), width())
        .prop_map(|(b, m, h, (r, rk, rv), d, e)| bounded(problem([b, m, h], [r, rk, rv], [d, e])))
        .boxed()
}

/// The problem of one query token with these B, M and H, ranks R, Rk and Rv, and widths D and E.
pub const fn problem(
    [batch, tokens, heads]: [usize; 3],
    [query_rank, key_rank, value_rank]: [usize; 3],
    [features, value_features]: [usize; 2],
) -> TpaDecodeProblem {
    TpaDecodeProblem {
        batch,
        queries: 1,
        tokens,
        heads,
        query_rank,
        key_rank,
        value_rank,
        features,
        value_features,
    }
}

/// The same with a batch that makes errors of o mean something, and tokens that do not take long.
pub fn bounded(problem: TpaDecodeProblem) -> TpaDecodeProblem {
    let outputs = problem.heads * problem.value_features;
    let batch = problem.batch.max(MIN_OUTPUTS.div_ceil(outputs));
    let of_keys = problem.key_rank * problem.features;
    let of_values = problem.value_rank * problem.value_features;
    let work = batch * problem.queries * problem.heads * (of_keys + of_values);
    TpaDecodeProblem {
        batch,
        tokens: problem.tokens.min(MAX_WORK / work).max(1),
        ..problem
    }
}

/// Scores up to about ten apart.
fn scales() -> impl Strategy<Value = TpaDecode> {
    (0.01f64..0.3, 0.1f64..1.0, -1.0f64..1.0, 0.1f64..4.0).prop_map(|(scale, q, k, v)| TpaDecode {
        scale: Some(scale),
        scale_q: Some(q),
        scale_k: Some(k),
        scale_v: Some(v),
    })
}

/// The shapes of the factors.
pub fn shapes(problem: &TpaDecodeProblem, rank_axis: bool) -> TpaFactors<Vec<usize>> {
    let TpaDecodeProblem {
        batch: b,
        queries: t,
        tokens: m,
        heads: h,
        query_rank: r,
        key_rank: rk,
        value_rank: rv,
        features: d,
        value_features: e,
    } = *problem;
    let cached = |rank, width| match (rank, rank_axis) {
        (1, false) => vec![b, m, width],
        _ => vec![b, m, rank, width],
    };
    TpaFactors {
        query: match r {
            0 => TpaQuery::Dense(vec![b, t, h, d]),
            _ => TpaQuery::Factors {
                aq: vec![b, t, h, r],
                bq: vec![b, t, r, d],
            },
        },
        ak: cached(rk, h),
        bk: cached(rk, d),
        av: cached(rv, h),
        bv: cached(rv, e),
    }
}

/// Nothing may read what lies behind the end of a sequence.
fn spoiled<T: Element>(
    factors: TpaFactors<ArrayD<T>>,
    kv_lens: Option<&[i32]>,
) -> TpaFactors<ArrayD<T>> {
    factors.map(|name, factor| {
        let mut factor = factor.clone();
        if !["aq", "bq", "q"].contains(&name) {
            for (sequence, &length) in kv_lens.unwrap_or_default().iter().enumerate() {
                let mut tokens = factor.index_axis_mut(Axis(0), sequence);
                let behind = (length.unsigned_abs() as usize..).into();
                let mut behind = tokens.slice_axis_mut(Axis(0), behind);
                behind.fill(T::from_f64(f64::NAN));
            }
        }
        factor
    })
}

impl<T: Element> Case<T> {
    /// A problem with dense tensors of numbers from -1 to 1 that follow from a seed, all ranks with
    /// their axes, and default scales.
    pub fn plain(problem: TpaDecodeProblem, seed: u64) -> Self {
        let mut random = Random::new(seed);
        Self {
            op: TpaDecode::default(),
            problem,
            factors: shapes(&problem, true).map(|_, shape| random.array(shape, 1.0)),
            kv_lens: None,
            layouts: [Layout::ROW_MAJOR; 8],
        }
    }

    /// With these lengths, and NaN behind them.
    pub fn with_kv_lens(self, kv_lens: Vec<i32>) -> Self {
        Self {
            factors: spoiled(self.factors, Some(&kv_lens)),
            kv_lens: Some(kv_lens),
            ..self
        }
    }

    /// The exact results.
    ///
    /// # Panics
    /// If the sizes are not those of the tensors.
    pub fn forward(&self) -> Output {
        let decode = |op: &TpaDecode| {
            let output = op.forward_f64(&self.factors.view(), self.kv_lens.as_deref());
            output.expect("the factors of a case fit")
        };
        let exact = decode(&self.op);
        // The largest score of either sign is at most its lse.
        let opposite = TpaDecode {
            scale: Some(-self.op.scales(&self.problem).scale),
            ..self.op.clone()
        };
        let lse = exact
            .lse
            .iter()
            .chain(&decode(&opposite).lse)
            .copied()
            .fold(1.0, f64::max);
        Output {
            o: Exact::whole(exact.o.into_dyn(), 0.0, tpa_decode_relative_l2(T::DTYPE)),
            lse: lse_within(exact.lse, T::DTYPE, lse),
            size_of_scores: lse,
        }
    }
}

/// The lse of factors of this type: within the rounding of scores of this size.
pub fn lse_within(lse: ArrayD<f64>, dtype: DType, size_of_scores: f64) -> Exact {
    let tolerance = ElementTolerance {
        ulps: 0.0,
        of_scale: match dtype {
            DType::F32 => 1e-5,
            // A query in 16 bits and what is missing in another 16.
            DType::F16 | DType::BF16 => 1e-4,
        },
    };
    Exact::elements(lse, ArrayD::from_elem(vec![], size_of_scores), tolerance)
}

#[cfg(test)]
mod tests {
    use ndarray::arr2;

    use super::*;

    #[test]
    fn a_wrong_lse_is_noticed() {
        let exact = arr2(&[[0.5, f64::NEG_INFINITY]]).into_dyn();
        let exact = lse_within(exact, DType::F16, 1.0);
        let passes = |lse: [f32; 2]| exact.judge(arr2(&[lse]).view().into_dyn()).passed();
        assert!(passes([0.50005, f32::NEG_INFINITY]));
        assert!(!passes([0.5002, f32::NEG_INFINITY]));
        assert!(!passes([0.5, 0.0]));
        assert!(!passes([f32::NAN, f32::NEG_INFINITY]));
    }
}
